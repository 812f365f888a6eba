//! How many ways there are to play on from fixed positions, to a depth: one wrong rule changes a number (perft).
//!
//! For any game with a list of positions. Chance is not counted; it always brings the first thing there is.

use super::{carry_out, folder, read, regenerate, write};
use harness::{Picker, start};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt::Write;
use table::chance::Luck;
use table::game::Turn;
use table::input::Input;
use table::meta::Named;
use table::seat::Seat;
use table::trace::{Traced, expand};

/// A position that is kept.
#[derive(Serialize, Deserialize)]
pub struct Position<S> {
    /// What it is, and for how many.
    pub name: String,
    /// The position.
    pub state: S,
}

/// The positions of one game.
pub struct Perft<G: Traced> {
    /// Where they are kept, from the root of the workspace.
    pub folder: &'static str,
    /// Counts above this are not looked for one step deeper.
    pub deep_enough: u64,
    /// How many positions there are at least.
    pub least: usize,
    /// Finds them anew.
    pub find: fn() -> Vec<Position<G::State>>,
}

/// Chance that always takes the first.
struct First;

impl Luck for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Who is asked: one seat in every position that is kept, and nobody once the game is over.
fn asked<G: Traced>(state: &G::State) -> Option<Seat> {
    G::turn(state).asked().iter().next()
}

/// The atomic actions of the seat that is asked.
pub fn listed<G: Traced>(state: &G::State) -> Vec<G::Action> {
    let mut list = Vec::new();
    if let Some(seat) = asked::<G>(state) {
        G::actions(state, seat, &mut list);
    }
    list
}

/// Carries out a run of actions of the seat that is asked, and the chance that follows it.
fn after<G: Traced>(state: &G::State, actions: &[G::Action]) -> G::State {
    let mut next = state.clone();
    if let Some(seat) = asked::<G>(state) {
        actions.iter().for_each(|action| carry_out::<G>(&mut next, &Input::Act(seat, *action)));
    }
    while let Turn::Chance = G::turn(&next) {
        let outcome = G::chance(&next).roll(&mut First);
        carry_out::<G>(&mut next, &Input::Fate(outcome));
    }
    next
}

/// Ways to play so many completed commands. Two orders of the same two targets are one command.
fn commands<G: Traced>(state: &G::State, depth: u32) -> u64 {
    let Some(seat) = asked::<G>(state) else { return 0 };
    let mut met = BTreeSet::new();
    let runs = expand::<G>(state, seat);
    let once: Vec<_> = runs.iter().filter(|run| met.insert(G::command(state, seat, run).to_string())).collect();
    if depth == 1 {
        return once.len() as u64;
    }
    once.into_iter().map(|run| commands::<G>(&after::<G>(state, run), depth - 1)).sum()
}

/// Ways to play so many atomic inputs.
fn inputs<G: Traced>(state: &G::State, depth: u32) -> u64 {
    let list = listed::<G>(state);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter().map(|action| inputs::<G>(&after::<G>(state, &[*action]), depth - 1)).sum()
}

/// The first position of random games in which a seat is asked and that is of this kind.
pub fn find<G: Traced>(
    name: &str,
    seats: u8,
    options: &[(&str, &str)],
    is: impl Fn(&G::State) -> bool,
) -> Position<G::State> {
    let named: Named = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    for seed in 0..2_000 {
        let (mut picker, mut state) = (Picker::<G>::new(seed), start::<G>(&named, seats));
        while let Some(input) = picker.pick(&state) {
            carry_out::<G>(&mut state, &input);
            if matches!(G::turn(&state), Turn::Seats { .. }) && is(&state) {
                return Position { name: format!("{name}-{seats}"), state };
            }
        }
    }
    panic!("no random game has a position like {name}")
}

impl<G: Traced> Perft<G> {
    /// The table of counts: for each position and depth, commands and inputs.
    fn counts(&self, positions: &[Position<G::State>]) -> String {
        let mut table =
            String::from("# position, depth, completed commands, atomic inputs; chance brings the first there is\n");
        for Position { name, state } in positions {
            for depth in 1..=3 {
                let (commands, inputs) = (commands::<G>(state, depth), inputs::<G>(state, depth));
                writeln!(table, "{name} {depth} {commands} {inputs}").expect("a string takes all");
                if commands > self.deep_enough {
                    break;
                }
            }
        }
        table
    }

    /// The positions can be, an action weighs as many commands as begin with it, and the counts are what they were.
    pub fn keeps(&self) {
        let (kept, table) = (folder(self.folder).join("positions.jsonl"), folder(self.folder).join("perft.txt"));
        if regenerate() {
            let found = (self.find)();
            let lines = found.iter().map(|p| serde_json::to_string(p).expect("a state can be written") + "\n");
            write(&kept, &lines.collect::<String>());
        }
        let parse = |line: &str| serde_json::from_str(line).expect("a position with its name");
        let positions: Vec<Position<G::State>> = read(&kept).lines().map(parse).collect();
        assert!(positions.len() >= self.least);
        for Position { name, state } in &positions {
            assert_eq!(G::check(state), Ok(()), "{name}");
            let seat = asked::<G>(state).expect("somebody is asked");
            let ways: u32 = listed::<G>(state).iter().map(|action| G::ways(state, seat, *action)).sum();
            assert_eq!(
                u64::from(ways),
                commands::<G>(state, 1),
                "{name}: an action weighs as many commands as begin with it"
            );
        }
        let found = self.counts(&positions);
        if regenerate() {
            write(&table, &found);
        }
        assert_eq!(read(&table), found);
    }
}
