//! R3: the order of play.

use super::super::data::{Building, SEATS};
use super::super::event::Event;
use super::super::state::State;
use super::countryside;
use table::log::Log;
use table::seat::Seat;

/// Men on working cart shops, and one more if the explorer works.
pub fn key(s: &State, seat: Seat) -> u8 {
    let realm = s.realm(seat);
    realm.working_count(Building::CartShop) + u8::from(realm.working(Building::Explorer))
}

/// Whoever has fewest men on cart shops and explorer comes first; ties keep the order they had (R52).
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    let mut keys = [0; SEATS];
    for seat in s.playing() {
        keys[seat.index()] = key(s, seat);
    }
    let mut seats: Vec<u8> = s.order.iter().collect();
    seats.sort_by_key(|seat| keys[usize::from(*seat)]);
    s.order = seats.into_iter().collect();
    log.all(Event::Order(s.order, keys));
    countryside::begin(s, log);
}
