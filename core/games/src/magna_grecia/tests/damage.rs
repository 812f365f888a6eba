//! What is not accepted as a position from outside: one thing wrong at a time, and the sentence that says which (T31).

use super::stage::Table;
use crate::magna_grecia::{Building, Done, Place, State};
use table::game::Damage;
use table::seat::Seat;

/// The position is in order, and is not once it is changed like this.
fn refused(t: &Table, what: &'static str, change: impl FnOnce(&mut State)) {
    assert_eq!(t.s.check(), Ok(()), "before it is damaged");
    let mut s = t.s;
    change(&mut s);
    assert_eq!(s.check(), Err(Damage(what)));
}

#[test]
fn a_seat_that_nobody_has_is_not_asked() {
    for seats in 2..=4 {
        let t = Table::with(seats, &[]).turn(0, "RED1");
        refused(&t, "the active seat exists", |s| s.active = Seat(seats));
        refused(&t, "the active seat is next on the card", |s| s.active = Seat(1));
    }
}

#[test]
fn a_turn_has_not_done_more_than_its_card_allows() {
    // Two roads and two cities, or three of one kind.
    let t = Table::four().city(0, "F01").turn(0, "RED3");
    for (roads, cities) in [(0, 0), (1, 2), (2, 1), (2, 2), (3, 0), (0, 3)] {
        let mut s = t.s;
        s.done = Done { roads, cities, ..s.done };
        assert_eq!(s.check(), Ok(()), "{roads} roads and {cities} cities");
    }
    for (roads, cities) in [(1, 3), (3, 1), (2, 3), (3, 2), (4, 0), (0, 4)] {
        let done = Done { roads, cities, ..t.s.done };
        refused(&t, "no more tiles than the card allows", |s| s.done = done);
    }
    refused(&t, "a founding takes a tile", |s| s.done.founded = true);
}

#[test]
fn a_building_is_a_founding_until_it_has_a_village() {
    let mut t = Table::four().city(0, "F01").road(0, "r01c01 NW-SE").turn(0, "RED3");
    t.go("City r02c02");
    let what = "a founding has no village yet";
    refused(&t, what, |s| s.done.founded = false);
    let mut t = Table::four().city(0, "V03").road(0, "r02c02 NW-E").turn(0, "RED3");
    t.go("City r03c03");
    let building = t.s.done.building.expect("V10 has to be covered");
    assert_eq!(building.city, Place::from(super::stage::village("V03")));
    refused(&t, what, |s| {
        s.done = Done { founded: true, building: Some(Building { founding: true, ..building }), ..s.done }
    });
}
