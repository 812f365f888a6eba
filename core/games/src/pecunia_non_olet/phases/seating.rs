//! Phase 3: filling the seats from the front of the queue (R5 to R10, R14 to R18).

use super::super::action::Action;
use super::super::data::{Class, Customer};
use super::super::event::Event;
use super::super::state::{Lodger, PlaceId, Player, State};
use super::refill;
use table::log::Log;

/// The class that may not sit beside this one.
fn enemy(class: Class) -> Option<Class> {
    match class {
        Class::Senator => Some(Class::Slave),
        Class::Slave => Some(Class::Senator),
        Class::Citizen | Class::Lady => None,
    }
}

/// Whether this customer would sit beside one of the class that may not be there.
pub fn clash(player: &Player, place: PlaceId, customer: Customer) -> bool {
    enemy(customer.class())
        .is_some_and(|enemy| place.neighbours().iter().any(|n| player.places[*n].class() == Some(enemy)))
}

/// Whether the seat is empty and nobody beside it forbids this customer.
pub fn fits(player: &Player, place: PlaceId, customer: Customer) -> bool {
    player.places[place.index()].is_empty() && !clash(player, place, customer)
}

/// Whether this customer is a lady and the seat holds exactly one customer, who is a lady too.
pub fn joinable(player: &Player, place: PlaceId, customer: Customer) -> bool {
    let there = &player.places[place.index()];
    customer.class() == Class::Lady && there.upper.is_none() && there.class() == Some(Class::Lady)
}

/// Seat, join, or end the turn where no empty seat fits (or nobody waits, R36).
pub fn actions(s: &State, list: &mut Vec<Action>) {
    let player = s.own();
    let Some(front) = player.front() else {
        list.push(Action::EndTurn);
        return;
    };
    let before = list.len();
    list.extend(player.place_ids().filter(|p| fits(player, *p, front)).map(Action::Seat));
    if list.len() == before {
        list.push(Action::EndTurn);
    }
    list.extend(player.place_ids().filter(|p| joinable(player, *p, front)).map(Action::Join));
}

/// Takes the front customer out of the queue, with the markers to put on.
fn step_up(s: &mut State) -> Lodger {
    Lodger::arriving(Customer(s.own_mut().queue.remove(0)))
}

/// The front customer sits down on an empty seat.
pub fn seat(s: &mut State, place: PlaceId, log: &mut Log<Event>) {
    let lodger = step_up(s);
    s.own_mut().places[place.index()].lower = Some(lodger);
    log.all(Event::Seated(s.active, lodger.customer, place));
    refill::check(s, log);
}

/// The front lady joins another: a choice, never a duty (R17).
pub fn join(s: &mut State, place: PlaceId, log: &mut Log<Event>) {
    let lodger = step_up(s);
    s.own_mut().places[place.index()].upper = Some(lodger);
    log.all(Event::Joined(s.active, lodger.customer, place));
    refill::check(s, log);
}
