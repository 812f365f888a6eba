//! R8 and R9: rulings 1, 6, 11 to 17, 47, 48, 55; examples 14 to 16, 32, 34 to 36.

use super::land_stage::{BLUE, GREEN, Land, RED};
use crate::antiquity::action::Action;
use crate::antiquity::board::{Spot, Thing};
use crate::antiquity::data::{Building, Good, Saint};
use crate::antiquity::event::Event;
use crate::antiquity::forecast;
use crate::antiquity::land_why::{self, Why};
use crate::antiquity::map::HexSet;
use crate::antiquity::phases::{famine, pollution};
use crate::antiquity::shapes::Square;
use crate::antiquity::state::{End, Phase};
use table::seat::SeatSet;

#[test]
fn r1_example_14_food_is_compared_and_not_eaten() {
    let mut t = Land::new();
    t.works(RED, Building::Granary);
    t.give(RED, &[(Good::Grain, 1), (Good::Fish, 2)]);
    assert_eq!(famine::graves(&t.s, RED, 7), 1);
    let mut t = Land::new();
    t.give(RED, &[(Good::Grain, 4), (Good::Fish, 2)]);
    assert_eq!(famine::graves(&t.s, RED, 4), 0);
    t.give(BLUE, &[(Good::Fish, 9)]).famine(4);
    assert_eq!(t.stock(RED).foods(), 6, "the six foods stay");
    let mut t = Land::new();
    t.give(RED, &[(Good::Wine, 9), (Good::Wood, 9)]);
    assert_eq!(famine::graves(&t.s, RED, 4), 4, "luxuries and materials feed nobody (R4)");
}

#[test]
fn r12_free_squares_come_first() {
    let mut t = Land::new();
    t.works(RED, Building::Market);
    t.give(BLUE, &[(Good::Fish, 9)]).crowd(RED, 1);
    t.famine(2);
    assert_eq!(t.asked(), [RED]);
    let only = t.s.free_squares(RED).next().expect("one free square");
    assert_eq!(t.offered(RED), [Action::Grave(only)]);
    let market = t.s.realm(RED).pieces[0].spot;
    assert_eq!(land_why::no_grave(&t.s, RED, market), Some(Why::FreeFirst));
    t.act(RED, Action::Grave(only));
    assert_eq!(t.offered(RED).len(), 4, "now the four squares of the market");
    t.act(RED, Action::Grave(market));
    assert_eq!(t.offered(RED), [Action::Done]);
}

#[test]
fn r11_r13_example_32_graves_on_buildings_not_on_houses() {
    let mut t = Land::new();
    let (store, market) = (t.storage(RED, 2, 2), t.works(RED, Building::Market));
    t.man(RED, store).give(BLUE, &[(Good::Fish, 9)]).crowd(RED, 0);
    assert_eq!(t.s.realm(RED).capacity(), Some(4));
    t.famine(2);
    let realm = *t.s.realm(RED);
    let (a, b) = (realm.pieces[store].spot, realm.pieces[market].spot);
    let house = realm.houses[0];
    assert!(matches!(realm.on(house), Some(Thing::House(1))));
    assert_eq!(land_why::no_grave(&t.s, RED, house), Some(Why::HouseHere));
    assert_eq!(t.offered(RED).len(), 8, "the squares of both buildings");
    t.act(RED, Action::Grave(a));
    assert_eq!(land_why::no_grave(&t.s, RED, a), Some(Why::GraveHere));
    assert_eq!(t.offered(RED).len(), 7, "a square holds one grave");
    t.act(RED, Action::Grave(b));
    let realm = t.s.realm(RED);
    assert!(!realm.works(store) && !realm.works(market));
    assert_eq!(realm.capacity(), Some(0), "four less");
    assert!(realm.manned.has(store) && realm.manned.has(market), "the men stay until R1 (R14)");
}

#[test]
fn r14_a_man_on_a_graved_building_counts_for_nothing() {
    let mut t = Land::new();
    t.works(RED, Building::Dump);
    t.works(RED, Building::CartShop);
    assert_eq!(pollution::due(&t.s, RED), (1, 0, true, 0));
    t.grave(RED, 0, 0, 0);
    assert_eq!(pollution::due(&t.s, RED), (1, 0, false, 3));
    assert_eq!(t.s.realm(RED).manned.len(), 2);
}

#[test]
fn r16_famine_graves_stop_buildings_before_pollution_and_victory() {
    let mut t = Land::new();
    let fountain = t.works(RED, Building::Fountain);
    t.crowd(RED, 0);
    t.give(BLUE, &[(Good::Fish, 9)]).famine(1);
    let spot = t.s.realm(RED).pieces[fountain].spot;
    assert_eq!(pollution::due(&t.s, RED).3, 2);
    t.acts(RED, &[Action::Grave(spot), Action::Done]);
    assert_eq!(pollution::due(&t.s, RED).3, 3);
    t.place_all(BLUE);
    assert!(t.told.iter().any(|e| matches!(e, Event::PollutionDue(RED, 1, 0, false, 3))));
}

#[test]
fn r17_granary_and_foods_are_counted_before_the_graves() {
    let mut t = Land::new();
    let granary = t.works(RED, Building::Granary);
    t.crowd(RED, 0).give(BLUE, &[(Good::Fish, 9)]).famine(5);
    assert_eq!(t.s.due, 2);
    let spot = t.s.realm(RED).pieces[granary].spot;
    let on = Spot::at(spot.city(), Square(spot.square().0 + 1));
    t.act(RED, Action::Grave(on));
    assert!(!t.s.realm(RED).working(Building::Granary));
    assert_eq!(t.s.due, 1, "the granary had been counted");
}

#[test]
fn r15_a_building_with_a_grave_keeps_only_a_man_who_was_there() {
    let mut t = Land::new();
    let market = t.piece(RED, Building::Market, 0, 0, 0);
    t.grave(RED, 0, 0, 0);
    t.men(RED, 1);
    assert!(!t.s.realm(RED).works(market));
    t.s.realm_mut(RED).manned.set(market, true);
    t.s.realm_mut(RED).home -= 1;
    assert!(!t.s.realm(RED).works(market), "not even with a man");
    t.s.realm_mut(RED).graves = [0; 4];
    assert!(t.s.realm(RED).works(market));
}

#[test]
fn example_15_pollution() {
    let mut t = Land::plain((0, 0), (0, 13));
    t.city(RED, 4, 0).city(RED, 0, -4);
    for n in 0..4 {
        t.piece(RED, Building::Fountain, 0, 6, n);
    }
    t.grave(RED, 0, 6, 0);
    let dump = t.piece(RED, Building::Dump, 0, 0, 0);
    t.s.realm_mut(RED).manned.set(dump, true);
    assert_eq!(pollution::due(&t.s, RED), (3, 3, true, 2));
    let mut t = Land::new();
    t.works(RED, Building::Dump);
    assert_eq!(pollution::due(&t.s, RED).3, 0);
    let mut t = Land::plain((0, 0), (0, 13));
    t.city(RED, 4, 0).works(RED, Building::Fountain);
    t.piece(RED, Building::Dump, 0, 3, 3);
    assert_eq!(pollution::due(&t.s, RED).3, 5);
}

#[test]
fn r47_example_34_a_dump_guards_the_zone_against_others() {
    let mut t = Land::plain((0, 0), (5, 0));
    let both = t.s.zone(RED).and(t.s.zone(BLUE));
    assert!(!both.is_empty() && pollution::hexes(&t.s, RED).covers(both));
    t.works(BLUE, Building::Dump);
    assert!(!pollution::hexes(&t.s, RED).meets(both), "the other may not");
    assert!(pollution::hexes(&t.s, BLUE).covers(both), "the owner may");
    let hex = both.lowest().expect("a hex of both");
    t.s.phase = Phase::Pollution;
    assert_eq!(land_why::not_polluted(&t.s, RED, hex), Some(Why::Guarded(BLUE)));
    t.works(RED, Building::Dump);
    assert!(!pollution::hexes(&t.s, BLUE).meets(both), "two dumps block each other");
}

#[test]
fn r48_example_35_pollution_first_and_graves_only_then() {
    let mut t = Land::new();
    t.works(BLUE, Building::Dump);
    let hexes = pollution::hexes(&t.s, RED);
    let left: HexSet = hexes.iter().take(1).collect();
    t.s.map.polluted = hexes.minus(left);
    t.pollution();
    assert_eq!((t.asked(), t.s.due), (vec![RED], 3));
    assert_eq!(t.hexes(RED), left, "no grave is offered while a hex is left");
    let free = t.s.free_count(RED);
    t.act(RED, Action::Pollute(left.lowest().expect("a hex")));
    assert!(matches!(t.told[..], [Event::Polluted(..), Event::Overflow(RED, 2)]));
    assert_eq!((t.s.due, t.s.graves_due), (0, 2));
    t.place_all(RED);
    assert_eq!((t.s.free_count(RED), t.s.round), (free - 2, 2));
}

#[test]
fn water_of_the_zone_can_be_polluted() {
    let mut t = Land::new();
    t.works(RED, Building::Harbour);
    t.pollution();
    t.place_all(BLUE);
    assert!(t.hexes(RED).has(t.at(0, 2)));
}

#[test]
fn pollution_on_markers_is_an_option() {
    let marker = |chosen: &[(&str, &str)]| {
        let mut t = Land::with(chosen);
        t.pollution().place_all(BLUE);
        (t.hexes(RED).has(t.at(3, -1)), t)
    };
    let (open, t) = marker(&[]);
    assert!(!open);
    assert_eq!(land_why::not_polluted(&t.s, RED, t.at(3, -1)), Some(Why::MarkerHere));
    let (open, mut t) = marker(&[("pollution_on_exploration", "covers")]);
    assert!(open);
    let hex = t.at(3, -1);
    t.act(RED, Action::Pollute(hex));
    assert!(!t.s.map.markers.has(hex) && t.s.revealed == [0; 4], "it leaves unseen");
}

#[test]
fn too_many_graves_and_the_player_is_out_at_once() {
    let mut t = Land::three(&[]);
    t.crowd(BLUE, 2);
    for seat in [RED, GREEN] {
        t.give(seat, &[(Good::Fish, 9)]);
    }
    let graves = t.s.realm(BLUE).graves;
    t.famine(3);
    assert!(t.told.iter().any(|e| matches!(e, Event::Out(BLUE, 3, 2))));
    assert_eq!(t.s.realm(BLUE).graves, graves, "none is placed");
    assert!(t.s.player(BLUE).out && t.s.zone(BLUE).is_empty());
    assert_eq!(t.s.order.len(), 2);
    assert!(t.s.map.built.covers(t.s.base(BLUE)), "the city stays and keeps blocking");
}

#[test]
fn pollution_graves_put_a_player_out_and_the_markers_stay() {
    let mut t = Land::three(&[]);
    let hexes = pollution::hexes(&t.s, GREEN);
    let left: HexSet = hexes.iter().take(1).collect();
    t.s.map.polluted = hexes.minus(left);
    t.crowd(GREEN, 1).pollution();
    assert_eq!(t.asked(), [GREEN]);
    assert!(forecast::of(&t.s, GREEN).is_deadly());
    let hex = left.lowest().expect("a hex");
    t.act(GREEN, Action::Pollute(hex));
    assert!(t.s.player(GREEN).out && t.s.map.polluted.has(hex));
    assert_eq!((t.s.due, t.s.graves_due), (3, 0), "the next player's markers");
    assert_eq!(t.asked(), [BLUE]);
}

#[test]
fn r55_example_36_the_last_one_left_wins() {
    let mut t = Land::new();
    t.crowd(RED, 0).crowd(BLUE, 0);
    t.famine(5);
    assert!(t.s.player(BLUE).out && !t.s.player(RED).out, "the first in order is out, and the game ends");
    assert_eq!((t.s.phase, t.s.winners), (Phase::Over(End::LastLeft), SeatSet::one(RED)));
    assert!(t.s.realm(RED).saint.is_none(), "also without a saint");
}

#[test]
fn forecast_is_what_comes() {
    let mut t = Land::new();
    t.works(RED, Building::Granary);
    let store = t.storage(RED, 2, 2);
    t.man(RED, store).give(RED, &[(Good::Fish, 2), (Good::Wood, 4)]);
    t.s.famine = 7;
    let expected = forecast::of(&t.s, RED);
    assert_eq!((expected.famine, expected.graves, expected.stock, expected.capacity), (7, 2, 6, Some(4)));
    assert_eq!((expected.markers, expected.overflow(), expected.is_deadly()), (3, 0, false));
    t.famine(7);
    t.place_all(BLUE);
    assert_eq!(t.s.due, 2);
    t.saint(BLUE, Saint::Cristoforo);
    assert_eq!(forecast::of(&t.s, BLUE).capacity, None);
}
