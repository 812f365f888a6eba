//! What a viewer may not know, and what it could be.

use super::Toy;
use super::state::{
    Auction, Card, Cards, Draft, FaceDown, KINDS, MOST, Offer, Phase, Place, Stake, Staking, State, Top, Turning, Wait,
};
use std::ops::Range;
use table::chance::Luck;
use table::seat::{Seat, SeatSet, Viewer};
use table::seen::Seen;

/// Overwrites what the viewer may not know.
pub fn conceal(state: &mut State, viewer: Viewer) {
    // Cards stay dark even after the game: whoever sees in the past what was in a hand knows what lies face down.
    let sees = |seat| viewer == Viewer::Seat(seat);
    let playing = state.playing();
    let State {
        seats,
        rounds: _,
        shout: _,
        round: _,
        start: _,
        places,
        deck,
        top,
        discard: _,
        shouted: _,
        facedown,
        phase,
    } = state;
    for (seat, place) in Seat::all(*seats).zip(places) {
        let Place { coins: _, laurels: _, out: _, hand } = place;
        if !sees(seat) {
            hand.darken();
        }
    }
    if let Some(Top { peeker, card }) = top
        && !sees(*peeker)
    {
        *card = None;
    }
    // The deck stays dark even after the game: with everything else known it would give the face-down cards away.
    deck.darken();
    let FaceDown { low: _, high: _, unclear: _, cards } = facedown;
    cards.darken();
    match phase {
        Phase::Deal { seat: _ } | Phase::Begin | Phase::Over => {}
        Phase::Stake(staking) => conceal_staking(staking, playing, sees),
        Phase::Auction(Auction { bid: _, holder: _, next: _, passed: _ }) => {}
        Phase::Turn(Turning { seat, peeked: _, draft, wait: _ }) => {
            if !sees(*seat) {
                *draft = Draft::Dark;
            }
        }
    }
}

fn conceal_staking(staking: &mut Staking, playing: SeatSet, sees: impl Fn(Seat) -> bool) {
    let Staking { stakes, offers, committed } = staking;
    for from in playing.iter().filter(|s| !sees(*s)) {
        stakes[from.index()] = Stake::Dark;
        let open = playing.minus(*committed);
        for to in open.iter().filter(|to| open.has(from) && *to != from && !sees(*to)) {
            offers[from.index()][to.index()] = Offer::Dark;
        }
    }
}

/// Whether nothing in the state is concealed.
pub fn is_whole(state: &State) -> bool {
    let State {
        seats: _,
        rounds: _,
        shout: _,
        round: _,
        start: _,
        places,
        deck,
        top,
        discard: _,
        shouted: _,
        facedown,
        phase,
    } = state;
    let mut piles = places.iter().map(|p| &p.hand).chain([deck, &facedown.cards]);
    let phase = match phase {
        Phase::Stake(Staking { stakes, offers, committed: _ }) => {
            !stakes.contains(&Stake::Dark) && !offers.as_flattened().contains(&Offer::Dark)
        }
        Phase::Turn(turning) => turning.draft != Draft::Dark,
        Phase::Deal { .. } | Phase::Begin | Phase::Auction(_) | Phase::Over => true,
    };
    phase && top.is_none_or(|t| t.card.is_some()) && piles.all(|p| matches!(p, Cards::Known(_)))
}

/// A state that could be the true one, as far as the viewer knows.
pub fn imagine(seen: &Seen<Toy>, luck: &mut dyn Luck) -> State {
    let mut state: State = **seen;
    let mut pool = Pool { left: state.unseen(), luck };
    let FaceDown { low, high, unclear, cards } = &mut state.facedown;
    if let Cards::Dark(_) = cards {
        *cards = Cards::default();
        for (n, kinds) in [(*low, 0..3), (*high, 3..KINDS), (*unclear, 0..KINDS)] {
            pool.fill(cards, n, kinds);
        }
    }
    if let Some(Top { card: card @ None, .. }) = &mut state.top {
        *card = pool.draw(0..KINDS);
    }
    for hand in state.places.iter_mut().map(|p| &mut p.hand).chain([&mut state.deck]) {
        if let Cards::Dark(n) = *hand {
            *hand = Cards::default();
            pool.fill(hand, n, 0..KINDS);
        }
    }
    let playing = state.playing();
    match &mut state.phase {
        Phase::Stake(staking) => imagine_staking(staking, playing, &state.places, luck),
        Phase::Turn(turning) => {
            if turning.draft == Draft::Dark {
                let hand = &state.places[turning.seat.index()].hand;
                turning.draft = match hand.iter().nth(luck.below(hand.len() + 1) as usize) {
                    Some(card) if turning.wait == Wait::Nothing => Draft::Card(card),
                    _ => Draft::Empty,
                };
            }
        }
        Phase::Deal { .. } | Phase::Begin | Phase::Auction(_) | Phase::Over => {}
    }
    state
}

/// The cards that could lie where the viewer cannot see.
struct Pool<'a> {
    left: [u8; KINDS],
    luck: &'a mut dyn Luck,
}

impl Pool<'_> {
    /// Draws a card of these kinds, if one is left.
    fn draw(&mut self, kinds: Range<usize>) -> Option<Card> {
        let all: u32 = self.left[kinds.clone()].iter().map(|&n| u32::from(n)).sum();
        if all == 0 {
            return None;
        }
        let mut at = self.luck.below(all);
        for kind in kinds {
            let n = u32::from(self.left[kind]);
            if at < n {
                self.left[kind] -= 1;
                return Some(Card(kind as u8 + 1));
            }
            at -= n;
        }
        None
    }

    /// Draws so many.
    fn fill(&mut self, cards: &mut Cards, n: u8, kinds: Range<usize>) {
        for _ in 0..n {
            if let Some(card) = self.draw(kinds.clone()) {
                cards.add(card);
            }
        }
    }
}

/// Stakes and offers that the coins allow; a seat that has committed has a stake.
fn imagine_staking(staking: &mut Staking, playing: SeatSet, places: &[Place], luck: &mut dyn Luck) {
    for from in playing.iter() {
        let offers = &mut staking.offers[from.index()];
        let mut room = places[from.index()].coins;
        room = room.saturating_sub(offers.iter().filter(|o| **o == Offer::Open).count() as u8);
        if let Stake::Coins(n) = staking.stakes[from.index()] {
            room = room.saturating_sub(n);
        } else if staking.stakes[from.index()] == Stake::Dark {
            let n = luck.below(u32::from(MOST.min(room)) + 1) as u8;
            let unset = !staking.committed.has(from) && luck.below(4) == 0;
            staking.stakes[from.index()] = if unset { Stake::Unset } else { Stake::Coins(n) };
            room -= if unset { 0 } else { n };
        }
        for offer in offers.iter_mut().filter(|o| **o == Offer::Dark) {
            let open = room > 0 && luck.below(4) == 0;
            *offer = if open { Offer::Open } else { Offer::Closed };
            room -= u8::from(open);
        }
    }
}
