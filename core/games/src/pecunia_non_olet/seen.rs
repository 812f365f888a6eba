//! What is hidden from whom (rules section 8): the hands of others, the draw pile of action cards, a card being chosen.

use super::data::{COPIES, KINDS, Kind};
use super::state::{Cards, Player, State};
use table::chance::Luck;
use table::seat::{MAX_SEATS, Viewer};

/// Overwrites what the viewer may not know. The state is taken apart whole, so that a new field cannot be forgotten.
pub fn conceal(state: &mut State, viewer: Viewer) {
    let State {
        house: _,
        seats: _,
        start: _,
        active,
        phase: _,
        turns: _,
        last_round: _,
        players,
        pile: _,
        gone: _,
        deck,
        played: _,
        renewed: _,
        revealed: _,
        resolving: _,
        draft,
        pending: _,
    } = state;
    if viewer == Viewer::After {
        return;
    }
    for (seat, player) in players.iter_mut().enumerate() {
        let Player { money: _, places: _, villas: _, queue: _, hand, drawn: _ } = player;
        if viewer != Viewer::Seat(table::seat::Seat(seat as u8)) {
            hand.conceal();
        }
    }
    deck.conceal();
    if viewer != Viewer::Seat(*active) {
        *draft = None;
    }
}

/// Whether nothing in the state is concealed.
pub fn is_whole(state: &State) -> bool {
    state.deck.dark == 0 && state.players.iter().all(|p| p.hand.dark == 0)
}

/// The action cards that the viewer cannot place: all copies, less the hand it knows and what lies open.
fn unplaced(s: &State) -> [u8; KINDS] {
    let mut left = COPIES;
    for cards in s.players.iter().map(|p| &p.hand).chain([&s.deck]) {
        for (left, known) in left.iter_mut().zip(cards.kinds) {
            *left -= known;
        }
    }
    s.played.iter().for_each(|kind| left[usize::from(kind)] -= 1);
    left[Kind::VillaDixius as usize] -= s.players.iter().map(|p| p.villas).sum::<u8>();
    left[Kind::ColosseumBreak as usize] -= u8::from(s.resolving.is_some());
    left
}

/// Whether enough cards are unplaced for the concealed draw pile, of those it held when it was last renewed.
pub fn pile_can_be(s: &State) -> bool {
    let could: u8 = unplaced(s).iter().zip(s.renewed).map(|(left, renewed)| (*left).min(renewed)).sum();
    s.deck.dark <= could
}

/// A state that could be the true one. The draw pile is dealt first, from cards that it held when it was last renewed;
/// the rest goes to the hands. (Cards a hand has held since before the renewal are not told from later ones.)
pub fn imagine(seen: &State, luck: &mut dyn Luck) -> State {
    let mut state = *seen;
    let mut left = unplaced(&state);
    let mut in_pile = [0; KINDS];
    for kind in 0..KINDS {
        in_pile[kind] = left[kind].min(state.renewed[kind]);
    }
    let mut rest = in_pile;
    for _ in 0..std::mem::take(&mut state.deck.dark) {
        let kind = take(&mut rest, luck);
        left[kind] -= 1;
        state.deck.kinds[kind] += 1;
    }
    for seat in 0..MAX_SEATS {
        let hand: &mut Cards = &mut state.players[seat].hand;
        for _ in 0..std::mem::take(&mut hand.dark) {
            hand.kinds[take(&mut left, luck)] += 1;
        }
    }
    state
}

/// Takes one card out of a multiset, each card equally likely.
fn take(left: &mut [u8; KINDS], luck: &mut dyn Luck) -> usize {
    let mut place = luck.below(left.iter().map(|n| u32::from(*n)).sum());
    for (kind, n) in left.iter_mut().enumerate() {
        if place < u32::from(*n) {
            *n -= 1;
            return kind;
        }
        place -= u32::from(*n);
    }
    unreachable!("as many cards are missing as are unplaced")
}
