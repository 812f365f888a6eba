//! The break in the Colosseum: three customers turned up, each sent to the end of any queue (R40, R41, R47).

use super::super::action::Action;
use super::super::data::{COLOSSEUM, Customer, Kind};
use super::super::event::Event;
use super::super::state::{Pending, Phase, State};
use super::refill;
use table::chance::Outcome;
use table::log::Log;
use table::row::Row;
use table::seat::Seat;

/// Begins: the card lies in its own zone, and customers have to be turned up.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.resolving = Some(s.phase);
    s.phase = Phase::Colosseum;
    turn_up(s, log);
}

/// Asks for those still missing, renewing the draw pile first if it is empty.
fn turn_up(s: &mut State, log: &mut Log<Event>) {
    if s.revealed.len() < usize::from(COLOSSEUM) && s.drawable() {
        refill::renew(s, log);
        s.pending = Pending::Reveal;
    }
}

/// How many can be drawn in this piece.
pub fn missing(s: &State) -> u8 {
    (COLOSSEUM - s.revealed.len() as u8).min(s.pile.len())
}

/// Customers are turned up, in the order drawn.
pub fn revealed(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let mut seen = Row::EMPTY;
    for customer in outcome.iter() {
        s.pile.take(customer);
        s.revealed.push(customer);
        seen.push(customer);
    }
    log.all(Event::Revealed(seen));
    turn_up(s, log);
}

/// Each customer to each queue, in any order.
pub fn actions(s: &State, list: &mut Vec<Action>) {
    for i in 0..s.revealed.len() as u8 {
        list.extend(s.all().map(|p| Action::Assign(i, p)));
    }
}

/// A customer goes to the end of a queue; after the last one the card is done.
pub fn assign(s: &mut State, i: u8, to: Seat, log: &mut Log<Event>) {
    let customer = s.revealed.remove(usize::from(i));
    s.player_mut(to).queue.push(customer);
    log.all(Event::Assigned(s.active, Customer(customer), to));
    if s.revealed.is_empty() {
        s.phase = s.resolving.take().expect("the card lies in its zone until its last step");
        s.played.push(Kind::ColosseumBreak as u8);
        refill::check(s, log);
    }
}
