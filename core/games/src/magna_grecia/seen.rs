//! What is hidden from whom: nothing (rules section 8). The order of the cards below the next one is in no state.

use super::state::State;
use table::chance::Luck;
use table::seat::Viewer;

/// Overwrites what the viewer may not know. The state is taken apart whole, so that a new field cannot be forgotten.
pub fn conceal(state: &mut State, _viewer: Viewer) {
    let State {
        house: _,
        seats: _,
        phase: _,
        pending: _,
        active: _,
        round: _,
        gone: _,
        cards: _,
        players: _,
        tiles: _,
        cities: _,
        founded: _,
        oracles: _,
        done: _,
        draft: _,
        net: _,
    } = state;
}

/// A state that could be the true one: it is the true one.
pub fn imagine(seen: &State, _luck: &mut dyn Luck) -> State {
    *seen
}
