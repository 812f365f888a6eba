//! What is hidden from whom (rules section 8): in R2 what the others have done in it, and offers of which one is not part.
//!
//! The goods under exploration markers are nowhere in a position: they are drawn when they are revealed.

use super::data::{Good, Goods};
use super::state::{Offer, Player, State, Work, pair, pairs};
use table::chance::Luck;
use table::seat::{Seat, Viewer};

/// Overwrites what the viewer may not know. The state is taken apart whole, so that a new field cannot be forgotten.
pub fn conceal(state: &mut State, viewer: Viewer) {
    if !state.is_veiled() || viewer == Viewer::After {
        return;
    }
    let State {
        rules: _,
        seats,
        round: _,
        phase: _,
        order: _,
        at: _,
        asked: _,
        famine: _,
        level: _,
        due: _,
        graves_due: _,
        revealed: _,
        stacks: _,
        players,
        before,
        offers,
        traded: _,
        winners: _,
        map: _,
    } = state;
    for (seat, (player, before)) in Seat::all(*seats).zip(players.iter_mut().zip(before)) {
        if viewer == Viewer::Seat(seat) {
            continue;
        }
        let Player { realm, work, cities: _, inns: _, away: _, out, resigned: _, dark } = player;
        if let Some(before) = before {
            *realm = *before;
            if *out {
                realm.stock = Goods::NONE;
            }
            *work = Work::default();
            *dark = true;
        }
    }
    for (from, to) in pairs(*seats) {
        if viewer != Viewer::Seat(from) && viewer != Viewer::Seat(to) {
            offers[pair(from, to)] = Offer { dark: true, ..Offer::default() };
        }
    }
}

/// Whether nothing in the state is concealed.
pub fn is_whole(state: &State) -> bool {
    !state.players.iter().any(|player| player.dark) && !state.offers.iter().any(|offer| offer.dark)
}

/// A state that could be the true one: the others have done nothing yet but trade, and what a trade or an offer to the
/// viewer took that they did not have, they got by trades with the supply.
pub fn imagine(seen: &State, _luck: &mut dyn Luck) -> State {
    let mut state = *seen;
    for offer in state.offers.iter_mut().filter(|offer| offer.dark) {
        *offer = Offer::default();
    }
    let others = |seat: Seat| seen.all().filter(move |other| *other != seat);
    for seat in seen.all().filter(|seat| seen.player(*seat).dark) {
        let player = state.player_mut(seat);
        player.dark = false;
        if player.out {
            continue;
        }
        for good in Good::ALL {
            let came: u32 = others(seat).map(|other| u32::from(seen.traded[pair(other, seat)].get(good))).sum();
            let traded: u32 = others(seat).map(|other| u32::from(seen.traded[pair(seat, other)].get(good))).sum();
            let aside: u32 = others(seat).map(|other| u32::from(seen.offer(seat, other).give.get(good))).sum();
            let there = u32::from(player.realm.stock.get(good)) + came;
            player.realm.stock.0[good as usize] = there.saturating_sub(traded + aside) as u16;
        }
    }
    state
}
