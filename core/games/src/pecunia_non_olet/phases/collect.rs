//! Phase 2: who has no marker left pays and leaves; then the win is checked (R3, R31, R32, R38).

use super::super::data::{Customer, Kind};
use super::super::event::Event;
use super::super::state::{PLACES, Phase, PlaceId, State};
use super::refill;
use table::log::Log;
use table::row::Row;
use table::seat::{Seat, SeatSet};

/// Collects from everybody at 0, in the order of the seats, the lower lady before the upper.
pub fn collect(s: &mut State, log: &mut Log<Event>) {
    let held = villas_held(s, s.active);
    let mut paid = false;
    for place in s.own().place_ids() {
        paid |= pay(s, place, log);
    }
    if !paid {
        log.all(Event::NobodyPaid(s.active));
    }
    leave_villas(s, s.active, held, log);
    s.phase = Phase::Seating;
    if !win(s, log) {
        refill::check(s, log);
    }
}

/// Those at 0 on one seat of the active player pay, leave, and go face up on the discard pile.
pub fn pay(s: &mut State, place: PlaceId, log: &mut Log<Event>) -> bool {
    let active = s.active;
    let there = s.player(active).places[place.index()];
    let mut paid = false;
    for lodger in there.lodgers().filter(|l| l.markers == 0) {
        s.player_mut(active).money += u16::from(lodger.customer.pay());
        s.gone.push(lodger.customer.0);
        log.all(Event::Paid(active, lodger.customer));
        paid = true;
    }
    if paid {
        s.player_mut(active).places[place.index()].retain(|l| l.markers > 0);
    }
    paid
}

/// Whether the active player owns the target sum: the game ends, or this round is the last (R39, option `equal_turns`).
pub fn win(s: &mut State, log: &mut Log<Event>) -> bool {
    if s.own().money < s.target() {
        return false;
    }
    if s.house.equal_turns {
        if !s.last_round {
            s.last_round = true;
            log.all(Event::LastRound(s.active));
        }
        return false;
    }
    s.phase = Phase::Over;
    log.all(Event::Won(s.active));
    log.barrier(SeatSet::all(s.seats));
    true
}

/// Which Villas of a player hold somebody, as bits by place.
pub fn villas_held(s: &State, seat: Seat) -> u8 {
    let places = &s.player(seat).places;
    (3..PLACES).filter(|i| !places[*i].is_empty()).fold(0, |bits, i| bits | 1 << i)
}

/// Villas that held somebody and are empty now go to the discard pile in their order; the others close up (R32, R44).
pub fn leave_villas(s: &mut State, seat: Seat, held: u8, log: &mut Log<Event>) {
    if held == 0 {
        return;
    }
    let mut i = 3;
    let mut bit = 3;
    while i < 3 + usize::from(s.player(seat).villas) {
        if held >> bit & 1 == 1 && s.player(seat).places[i].is_empty() {
            let player = s.player_mut(seat);
            player.places.copy_within(i + 1.., i);
            player.places[PLACES - 1] = Default::default();
            player.villas -= 1;
            s.played.push(Kind::VillaDixius as u8);
            log.all(Event::VillaGone(seat));
        } else {
            i += 1;
        }
        bit += 1;
    }
}

/// Sends everybody of a class away unpaid: from the seats in order, then from the queue (R20, R31).
pub fn sweep(s: &mut State, seat: Seat, kind: Kind, log: &mut Log<Event>) {
    let class = kind.swept().expect("only the four sweeps come here");
    let held = villas_held(s, seat);
    let before = s.gone.len();
    for place in s.player(seat).place_ids() {
        if s.player(seat).places[place.index()].class() == Some(class) {
            let there = std::mem::take(&mut s.player_mut(seat).places[place.index()]);
            there.lodgers().for_each(|l| s.gone.push(l.customer.0));
        }
    }
    let mut stay = Row::EMPTY;
    let queue = s.player(seat).queue;
    for customer in queue.iter() {
        let row = if Customer(customer).class() == class { &mut s.gone } else { &mut stay };
        row.push(customer);
    }
    s.player_mut(seat).queue = stay;
    leave_villas(s, seat, held, log);
    let swept = (s.gone.len() - before) as u8;
    if swept > 0 {
        log.all(Event::Swept(seat, kind, swept));
    }
}
