//! Twins of Antiquity, from what its rules say is hidden: what the others do in R2 before all have committed, and offers
//! between two others.
//!
//! What others do in R2 does not depend on each other, so two hidden seats can do it in another order (every input then
//! stands for one of the same place only where the viewer is told nothing of either); and a hidden seat can do more that
//! leaves no trace: a man sent to work and home again, an offer made and let go.

use super::super::traces::{Trace, replay};
use super::Pair;
use games::antiquity::{Action, Antiquity, Phase, State};
use harness::start;
use table::chance::Luck;
use table::input::{Input, step};
use table::log::Log;
use table::seat::{Seat, Viewer};

/// How often something is tried to be changed.
const TRIES: u32 = 12;

/// Whether nobody but the seat learns of an action in R2.
fn is_quiet(action: Action) -> bool {
    !matches!(
        action,
        Action::Commit | Action::Send | Action::Accept(..) | Action::Reject(..) | Action::Withdraw(..) | Action::Resign
    )
}

/// The position before each input.
fn positions(trace: &Trace<Action>) -> Vec<State> {
    let mut state = start::<Antiquity>(&trace.named, trace.seats);
    let mut all = Vec::new();
    for input in &trace.inputs {
        all.push(state);
        step::<Antiquity>(&mut state, input, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
    }
    all
}

fn is_veiled(state: &State) -> bool {
    state.phase == Phase::City && !state.rules.in_order
}

/// Lets neighbouring inputs of two hidden seats change places, again and again.
fn mix(trace: &mut Trace<Action>, veiled: &[bool], hidden: &impl Fn(Seat) -> bool, luck: &mut impl Luck) -> bool {
    let mut changed = false;
    for _ in 0..TRIES {
        for at in 1..trace.inputs.len() {
            if !(veiled[at - 1] && veiled[at]) || luck.below(2) == 0 {
                continue;
            }
            if let (Input::Act(one, first), Input::Act(two, second)) = (trace.inputs[at - 1], trace.inputs[at])
                && one != two
                && hidden(one)
                && hidden(two)
                && is_quiet(first)
                && is_quiet(second)
            {
                trace.inputs.swap(at - 1, at);
                changed = true;
            }
        }
    }
    changed
}

/// Lets hidden seats do more that leaves no trace.
fn meddle(trace: &mut Trace<Action>, hidden: &impl Fn(Seat) -> bool, luck: &mut impl Luck) -> bool {
    let mut changed = false;
    for _ in 0..TRIES {
        let before = positions(trace);
        let spots: Vec<usize> = (0..before.len()).filter(|at| is_veiled(&before[*at])).collect();
        let Some(at) = spots.get(luck.below(spots.len().max(1) as u32) as usize).copied() else { return changed };
        let state = &before[at];
        let seats: Vec<Seat> = state.asked.iter().filter(|seat| hidden(*seat)).collect();
        let seats: Vec<Seat> = seats.into_iter().filter(|seat| state.player(*seat).work.draft.is_none()).collect();
        if seats.is_empty() {
            continue;
        }
        let seat = seats[luck.below(seats.len() as u32) as usize];
        let others: Vec<Seat> = state.asked.iter().filter(|other| *other != seat).collect();
        let more: Vec<Action> = match others.first() {
            Some(other) if luck.below(2) == 0 => vec![Action::Offer(*other), Action::Drop],
            _ => match (0..state.realm(seat).pieces.len() as u8).next() {
                Some(slot) => vec![Action::Man(slot), Action::Unman(slot)],
                None => continue,
            },
        };
        let mut longer = trace.clone();
        longer.inputs.splice(at..at, more.into_iter().map(|action| Input::Act(seat, action)));
        if replay::<Antiquity>(&longer).is_some() {
            *trace = longer;
            changed = true;
        }
    }
    changed
}

/// A game and its twin for one viewer; none where nothing hidden could be otherwise.
pub fn pair(viewer: Viewer, left: Trace<Action>, luck: &mut impl Luck) -> Option<Pair<Action>> {
    let hidden = |seat: Seat| viewer != Viewer::Seat(seat) && viewer != Viewer::After;
    let veiled: Vec<bool> = positions(&left).iter().map(is_veiled).collect();
    let mut right = left.clone();
    let mut changed = mix(&mut right, &veiled, &hidden, luck);
    replay::<Antiquity>(&right)?;
    let aligned = luck.below(2) == 0 || !meddle(&mut right, &hidden, luck);
    changed |= !aligned;
    changed.then_some(Pair { viewer, left, right, aligned })
}
