//! What is told of a move: to everybody, with the right seat, place, number and amount.

use super::stage::{Table, card, hex, village, way};
use crate::magna_grecia::event::{Event, Named};
use table::seat::{Audience, Seat};

/// What the last input told.
fn told(t: &Table) -> Vec<Event> {
    assert!(t.log.told().iter().all(|(audience, _)| *audience == Audience::All), "nothing is secret");
    t.log.told().iter().map(|(_, event)| *event).collect()
}

/// Two cities of the first player, V03 and V10, that one tile joins.
fn two() -> Table {
    Table::four().city(0, "V03").city(0, "V10").road(0, "r02c02 NW-E, r05c04 NW-SE")
}

#[test]
fn a_road_is_told_and_the_oracle_that_it_wins() {
    let stage = Table::four().oracle("V05").city(1, "F01").city(0, "V04").road(0, "r03c05 E-NW");
    let mut t = stage.turn(0, "YEL1");
    t.go("Road r03c07 W-E");
    let road = Event::Road(Seat(0), hex("r03c07"), way("W-E").expect("a way"));
    assert_eq!(told(&t), [road, Event::Controls(Seat(0), village("V05"), 2)]);
}

#[test]
fn a_founding_says_whether_it_got_its_market() {
    for (before, placed) in [(None, true), (Some(0), false), (Some(1), true)] {
        let mut stage = Table::four().city(1, "F02").city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E");
        if let Some(seat) = before {
            stage = stage.market(seat, "V03");
        }
        let mut t = stage.turn(0, "RED3");
        t.go("City V03");
        let founded = Event::Founded(Seat(0), village("V03"), 3, placed);
        assert_eq!(told(&t), [Event::City(Seat(0), hex("V03"), 3), founded]);
    }
}

#[test]
fn a_market_leaves_only_where_one_player_had_two() {
    // The first player has one in either city, the second in the first, the third in the second, the fourth in none.
    let mut t = two().market(1, "V03").market(2, "V10").turn(0, "RED3");
    t.go("City r03c03");
    let (tile, gone) = (Event::City(Seat(0), hex("r03c03"), 1), Event::MarketGone(Seat(0), 1));
    assert_eq!(told(&t), [tile, gone, Event::Merged(Seat(0), 1, 2)]);
    // And where a village is claimed.
    let stage = Table::four().city(0, "V03").road(0, "r02c02 NW-E").sold(1, "V03").market(1, "V10").market(2, "V10");
    let mut t = stage.turn(0, "RED3");
    t.go("City r03c03");
    assert_eq!(told(&t), [tile]);
    t.go("City V10");
    let (gone, tile) = (Event::MarketGone(Seat(1), 1), Event::City(Seat(0), hex("V10"), 1));
    assert_eq!(told(&t), [gone, tile, Event::Claimed(Seat(0), village("V10"), 1)]);
}

#[test]
fn markets_and_tiles_are_told_with_their_numbers() {
    let stage = Table::four().city(0, "V04").road(0, "r04c07 NW-SW").market(2, "V04").turn(1, "RED3");
    let mut t = stage.clone();
    t.go("Build V04");
    assert_eq!(told(&t), [Event::Built(Seat(1), Named::City(Seat(0), 1), 3)]);
    let mut t = stage.clone();
    t.go("Build V12");
    assert_eq!(told(&t), [Event::Built(Seat(1), Named::Village(village("V12")), 1)]);
    let mut t = stage;
    t.go("Replenish 3 1");
    assert_eq!(told(&t), [Event::Replenished(Seat(1), 3, 1)]);
    t.next(0, "RED3").go("Sell V04");
    assert_eq!(told(&t), [Event::Sold(Seat(0), Named::City(Seat(0), 1), 1)]);
}

#[test]
fn the_end_of_a_turn_names_who_ends_and_who_goes_on() {
    // Red, brown, orange, yellow.
    let mut t = Table::four().turn(0, "RED1");
    t.go("End");
    assert_eq!(told(&t), [Event::Ended(Seat(0)), Event::Turn(Seat(2))]);
    t.go("End").go("End").go("End");
    assert_eq!(told(&t), [Event::Ended(Seat(1))], "first a card has to be turned up");
    t.fate(&[card("BRN2").0]);
    // YEL1 lay open: yellow begins.
    let next = [Event::Revealed(card("BRN2")), Event::Round(2, card("YEL1")), Event::Turn(Seat(1))];
    assert_eq!(told(&t), next);
}

#[test]
fn the_end_of_the_game_tells_every_score() {
    let mut t = Table::with(2, &[]).city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E").points(1, 7).turn(1, "RED1");
    let played = ["RED2", "YEL1", "BRN1", "ORA1", "RED3", "YEL2", "BRN2", "ORA2", "BRN3", "YEL3", "ORA3", "RED1"];
    t.s.cards = played.map(|id| card(id).0).into_iter().collect();
    t.s.round = 12;
    t.go("End");
    assert_eq!(told(&t), [Event::Ended(Seat(1)), Event::Over(2, [10 + 1, 7, 0, 0])]);
}
