//! A game in the words of its rules file: for comparing it with another engine.

use crate::chance::Outcome;
use crate::game::Game;
use crate::input::{Input, step};
use crate::log::Log;
use crate::seat::Seat;
use serde_json::Value;
use std::collections::BTreeSet;

/// A game that can be told in the words and parameters of its rules file's command list.
pub trait Traced: Game {
    /// A completed command: `actions` are its steps, `before` the state before the first of them.
    fn command(before: &Self::State, seat: Seat, actions: &[Self::Action]) -> Value;
    /// What chance brought, `before` being the state that asked for it.
    fn fate_words(before: &Self::State, outcome: &Outcome) -> Value;
    /// The whole state.
    fn state_words(state: &Self::State) -> Value;
    /// How many rounds have been begun, as its rules count them.
    fn rounds(state: &Self::State) -> u32;
}

/// All ways to complete a command from here, each as its run of atomic actions. A draft that can be reached in several
/// orders is gone on with once, in the order that comes first.
pub fn expand<G: Game>(state: &G::State, seat: Seat) -> Vec<Vec<G::Action>> {
    let mut found = Vec::new();
    deepen::<G>(state, seat, &mut Vec::new(), &mut BTreeSet::new(), &mut found);
    found
}

fn deepen<G: Game>(
    state: &G::State,
    seat: Seat,
    so_far: &mut Vec<G::Action>,
    met: &mut BTreeSet<Vec<u8>>,
    found: &mut Vec<Vec<G::Action>>,
) {
    let mut list = Vec::new();
    G::actions(state, seat, &mut list);
    for action in list {
        let mut next = state.clone();
        step::<G>(&mut next, &Input::Act(seat, action), &mut Vec::new(), &mut Log::silent())
            .expect("what `actions` lists is accepted");
        so_far.push(action);
        if G::drafting(&next, seat) {
            if met.insert(postcard::to_allocvec(&next).expect("a state of plain numbers and lists can be written")) {
                deepen::<G>(&next, seat, so_far, met, found);
            }
        } else {
            found.push(so_far.clone());
        }
        so_far.pop();
    }
}

/// The completed legal commands of a seat in words, sorted, each once.
pub fn commands<G: Traced>(state: &G::State, seat: Seat) -> Vec<Value> {
    let mut all: Vec<(String, Value)> = expand::<G>(state, seat)
        .iter()
        .map(|run| G::command(state, seat, run))
        .map(|words| (words.to_string(), words))
        .collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all.dedup_by(|a, b| a.0 == b.0);
    all.into_iter().map(|(_, words)| words).collect()
}
