//! An empty queue gets five new customers at once, in anybody's turn (R19, R34, R36, R46).

use super::super::data::QUEUE;
use super::super::event::Event;
use super::super::state::{Pending, Phase, State};
use table::chance::Outcome;
use table::log::Log;
use table::row::Row;
use table::seat::Seat;

/// Runs at the end of every command: the first empty queue, clockwise from the active player, is filled.
pub fn check(s: &mut State, log: &mut Log<Event>) {
    if s.phase == Phase::Over || !s.drawable() {
        return;
    }
    if let Some(seat) = s.active.clockwise(s.seats).find(|seat| s.player(*seat).queue.is_empty()) {
        ask(s, seat, log);
    }
}

/// Makes the discard pile the draw pile if a card is needed and the draw pile is empty.
pub fn renew(s: &mut State, log: &mut Log<Event>) {
    if s.pile.is_empty() {
        s.renew_pile();
        log.all(Event::PileRenewed);
    }
}

fn ask(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    renew(s, log);
    s.pending = Pending::Refill(seat);
}

/// How many can be drawn in this piece: a queue being filled has had nobody before it.
pub fn missing(s: &State, seat: Seat) -> u8 {
    ((QUEUE - s.player(seat).queue.len()) as u8).min(s.pile.len())
}

/// New customers line up in the order drawn; then the rest, or the next empty queue.
pub fn arrive(s: &mut State, seat: Seat, outcome: &Outcome, log: &mut Log<Event>) {
    let mut arrived = Row::EMPTY;
    for customer in outcome.iter() {
        s.pile.take(customer);
        s.player_mut(seat).queue.push(customer);
        arrived.push(customer);
    }
    log.all(Event::Refilled(seat, arrived));
    if s.player(seat).queue.len() < QUEUE && s.drawable() {
        ask(s, seat, log);
    } else {
        check(s, log);
    }
}
