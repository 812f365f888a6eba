//! Set-up: two customers seated and five waiting for everybody, two action cards, and who starts (R42).

use super::super::data::{Customer, KINDS, QUEUE};
use super::super::event::Event;
use super::super::state::{Lodger, Pending, Phase, Place, State};
use table::chance::Outcome;
use table::log::Log;
use table::row::Row;
use table::seat::Seat;

/// Customers that one player gets at set-up: left, right, and the queue.
pub const CUSTOMERS_EACH: u8 = 2 + QUEUE as u8;

/// The customers of one seat: the first to the left seat, the second to the right, the rest wait in the order drawn.
pub fn customers(s: &mut State, seat: Seat, outcome: &Outcome, log: &mut Log<Event>) {
    let dealt: Row<7> = outcome.iter().collect();
    for (i, customer) in dealt.iter().map(Customer).enumerate() {
        s.pile.take(customer.0);
        let sitting = Place { lower: Some(Lodger::arriving(customer)), upper: None };
        let player = s.player_mut(seat);
        match i {
            0 => player.places[0] = sitting,
            1 => player.places[2] = sitting,
            _ => player.queue.push(customer.0),
        }
    }
    log.all(Event::Dealt(seat, dealt));
    s.pending =
        if seat.0 + 1 < s.seats { Pending::DealCustomers(Seat(seat.0 + 1)) } else { Pending::DealCards(Seat(0)) };
}

/// The action cards of one seat.
pub fn cards(s: &mut State, seat: Seat, outcome: &Outcome, log: &mut Log<Event>) {
    let mut kinds = [0; KINDS];
    for kind in outcome.iter() {
        kinds[usize::from(kind)] += 1;
        s.deck.kinds[usize::from(kind)] -= 1;
        s.player_mut(seat).hand.kinds[usize::from(kind)] += 1;
        s.player_mut(seat).drawn += 1;
    }
    log.split(seat, Event::Drew(seat, kinds), Event::DrewHidden(seat, outcome.iter().len() as u8));
    if seat.0 + 1 < s.seats {
        s.pending = Pending::DealCards(Seat(seat.0 + 1));
    } else if let Some(first) = s.house.start {
        start(s, first, log);
    } else {
        s.pending = Pending::Start;
    }
}

/// The first turn begins.
pub fn start(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    s.start = seat;
    s.active = seat;
    s.phase = Phase::TurnOpen;
    log.all(Event::Starts(seat));
}
