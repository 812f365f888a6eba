//! The five tests that find a leak by looking one input ahead in all worlds that one viewer cannot tell apart.
//!
//! a) `Seen(imagine(Seen)) == Seen`; b) equal before and told the same, then equal after; c) told nothing, then
//! nothing changed; d) nothing changed, then told nothing; e) equal before and equal after, then told the same.

use super::traces::inputs;
use std::collections::BTreeMap;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::{Input, step};
use table::log::Log;
use table::seat::{Audience, Seat, Viewer};
use table::seen::Seen;

/// What one viewer is shown of a position: the view, and who is asked (the host takes that from the whole state).
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The bytes of the view.
    pub bytes: Vec<u8>,
    /// Who is asked.
    pub turn: Turn,
}

impl Shown {
    /// What `viewer` is shown of a position.
    pub fn of<G: Game>(state: &G::State, viewer: Viewer) -> Shown {
        Shown { bytes: Seen::<G>::of(state, viewer).bytes(), turn: G::turn(state) }
    }
}

/// What this viewer was told, event by event.
pub fn told<E: std::fmt::Debug>(told: &[(Audience, E)], viewer: Viewer) -> Vec<String> {
    told.iter().filter(|(audience, _)| audience.reaches(viewer)).map(|(_, event)| format!("{event:?}")).collect()
}

/// One input in one of the worlds.
#[derive(Debug)]
struct Leaf {
    input: String,
    /// Whether it is the viewer's own doing, and so no news to the viewer.
    own: bool,
    told: Vec<String>,
    after: Shown,
}

impl Leaf {
    /// What the viewer learns: what was told, and what the viewer did.
    fn learned(&self) -> (Option<&str>, &[String]) {
        (self.own.then_some(&self.input), &self.told)
    }
}

/// A position as one viewer knows it, and what can come next in worlds that look the same to this viewer.
#[derive(Debug)]
pub struct Fan {
    before: Shown,
    /// How imagined worlds look to the viewer.
    imagined: Vec<Shown>,
    leaves: Vec<Leaf>,
}

/// How far a fan is spread.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// Imagined worlds beside the true one.
    pub worlds: usize,
    /// Inputs tried in each.
    pub inputs: usize,
}

impl Fan {
    /// Looks ahead from a position.
    pub fn of<G: Game>(state: &G::State, viewer: Viewer, spread: Spread, luck: &mut impl Luck) -> Fan {
        let before = Shown::of::<G>(state, viewer);
        let seen = Seen::<G>::of(state, viewer);
        let (mut worlds, mut imagined) = (vec![state.clone()], Vec::new());
        for _ in 0..spread.worlds {
            let world = G::imagine(&seen, luck);
            imagined.push(Shown::of::<G>(&world, viewer));
            // A world that can be told from the true one is a fault for test a, and no world for the others.
            if imagined.last() == Some(&before) {
                worlds.push(world);
            }
        }
        let mut leaves = Vec::new();
        let mut at = 0;
        while let Some(world) = worlds.get(at).cloned() {
            let mut quiet = Vec::new();
            for input in inputs::<G>(&world, spread.inputs, luck) {
                let mut after = world.clone();
                let mut log = Log::new();
                step::<G>(&mut after, &input, &mut Vec::new(), &mut log).expect("what is listed is accepted");
                let leaf = Leaf {
                    input: format!("{input:?}"),
                    own: matches!(input, Input::Act(seat, _) if viewer == Viewer::Seat(seat)),
                    told: told(log.told(), viewer),
                    after: Shown::of::<G>(&after, viewer),
                };
                // What others do unseen (a draft, a stake, an offer) leads to one more world that looks the same.
                if !leaf.own && leaf.told.is_empty() && leaf.after == before {
                    quiet.push(after);
                }
                leaves.push(leaf);
            }
            if worlds.len() < 4 * (1 + spread.worlds) && !quiet.is_empty() {
                let one = luck.below(quiet.len() as u32) as usize;
                worlds.push(quiet.swap_remove(one));
            }
            at += 1;
        }
        Fan { before, imagined, leaves }
    }
}

/// a) Whatever the viewer can imagine looks to the viewer as the truth does.
pub fn a(fan: &Fan) -> Result<(), String> {
    match fan.imagined.iter().find(|world| **world != fan.before) {
        Some(_) => Err("a: an imagined world looks different from the true one".to_owned()),
        None => Ok(()),
    }
}

/// b) Worlds that look the same, and of which the same is told, go on to look the same.
pub fn b(fan: &Fan) -> Result<(), String> {
    let mut by_told: BTreeMap<(Option<&str>, &[String]), &Leaf> = BTreeMap::new();
    for leaf in &fan.leaves {
        let first = by_told.entry(leaf.learned()).or_insert(leaf);
        if first.after != leaf.after {
            return Err(format!("b: {} and {} are told alike and seen apart", first.input, leaf.input));
        }
    }
    Ok(())
}

/// c) Nothing changes for a viewer who is told nothing.
pub fn c(fan: &Fan) -> Result<(), String> {
    match fan.leaves.iter().find(|leaf| leaf.told.is_empty() && leaf.after != fan.before) {
        Some(leaf) => Err(format!("c: {} is not told and changes the view", leaf.input)),
        None => Ok(()),
    }
}

/// d) A viewer for whom nothing changes is told nothing.
pub fn d(fan: &Fan) -> Result<(), String> {
    match fan.leaves.iter().find(|leaf| !leaf.told.is_empty() && leaf.after == fan.before) {
        Some(leaf) => Err(format!("d: {} is told ({:?}) and changes nothing", leaf.input, leaf.told)),
        None => Ok(()),
    }
}

/// e) Where worlds look the same before and after, the same is told.
pub fn e(fan: &Fan) -> Result<(), String> {
    let mut by_bytes: BTreeMap<&[u8], &Leaf> = BTreeMap::new();
    for leaf in &fan.leaves {
        let first = by_bytes.entry(&leaf.after.bytes).or_insert(leaf);
        if first.after == leaf.after && first.told != leaf.told {
            let (one, two) = (&first.told, &leaf.told);
            return Err(format!(
                "e: {} tells {one:?}, {} tells {two:?}, and both are seen alike",
                first.input, leaf.input
            ));
        }
    }
    Ok(())
}

/// One of the five.
pub type OneOfFive = fn(&Fan) -> Result<(), String>;

/// All five, by letter.
pub const FIVE: [(&str, OneOfFive); 5] = [("a", a), ("b", b), ("c", c), ("d", d), ("e", e)];

/// All five on one position for everybody at the table.
pub fn five<G: Game>(state: &G::State, spread: Spread, luck: &mut impl Luck) -> Result<(), String> {
    for viewer in viewers(G::seats(state)) {
        let fan = Fan::of::<G>(state, viewer, spread, luck);
        for (_, test) in FIVE {
            test(&fan).map_err(|leak| format!("{} for {viewer:?}: {leak}", G::META.id))?;
        }
    }
    after::<G>(state, luck).map_err(|leak| format!("{} after the game: {leak}", G::META.id))
}

/// What stays hidden after the game: nothing happens any more, so only the first test asks for it.
pub fn after<G: Game>(state: &G::State, luck: &mut impl Luck) -> Result<(), String> {
    a(&Fan::of::<G>(state, Viewer::After, Spread { worlds: 2, inputs: 0 }, luck))
}

/// Everybody at the table: each seat, and whoever looks on.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
}
