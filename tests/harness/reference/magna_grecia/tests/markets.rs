//! Markets and scores: T7 to T10, T17, T18, T27, T28, T30.

use super::super::score::{Sum, ranking, winners};
use super::*;

#[test]
fn t7_market_cost() {
    let mut game = four("BRN2");
    game.hand_city(1, &["F02", "r00c09", "r00c10"]);
    game.hand_market(1, "F02", false);
    game.people[1].points = 12;
    assert_eq!(game.price("F02", 0), 4);
    game.play(build("C1"));
    assert_eq!(game.points(0), 11);
    assert_eq!(game.price("F02", 2), 5);
    game.hand_turn("BRN2", 2);
    game.play(build("C1"));
    assert_eq!(game.points(2), 10);
    assert_eq!(game.price("F02", 3), 6);
    game.hand_turn("BRN2", 1);
    game.play(sell("C1"));
    assert_eq!(game.points(1), 12);
    assert_eq!(game.price("F02", 3), 5);
    game.options.insert("market_cost".to_owned(), "product".to_owned());
    assert_eq!(game.price("F02", 3), 6);
    assert_eq!(game.price("V01", 3), 0);
}

/// The board of T8: F01 - V03 - V10.
fn t8() -> Game {
    let mut game = four("BRN2");
    game.lay_city("F01");
    game.hand_road(0, "r01c01", "NW", "SE");
    game.hand_road(0, "r02c02", "NW", "E");
    game.hand_road(0, "r03c03", "NW", "SE");
    game.hand_turn("BRN2", 0);
    game
}

#[test]
fn t8_direct_only() {
    let mut game = t8();
    assert_eq!([game.conn("F01"), game.conn("V03"), game.conn("V10")], [1, 2, 1]);
    game.play(build("V03"));
    assert_eq!((game.points(0), game.worth("V03", 0)), (13, Some(2)));
    game.hand_turn("BRN2", 0);
    game.play(build("V10"));
    assert_eq!((game.points(0), game.worth("V10", 0)), (12, None));
    game.hand_turn("BRN2", 0);
    assert!(!game.allows(sell("V10")), "it is not active");
    assert_eq!(game.sum(0), [12, 3, 0]);
}

#[test]
fn t9_a_foreign_market() {
    let mut game = t8();
    game.play(build("V03"));
    game.hand_turn("BRN2", 1);
    game.play(build("V03"));
    assert_eq!((game.points(1), game.worth("V03", 1)), (13, None));
}

#[test]
fn t10_a_foreign_road_activates() {
    let mut game = t8();
    game.hand_city(1, &["V10"]);
    game.hand_market(0, "V03", false);
    game.hand_market(1, "V03", false);
    assert_eq!((game.worth("V03", 0), game.worth("V03", 1)), (Some(2), Some(2)));
}

#[test]
fn t17_selling() {
    let mut game = t8();
    game.hand_market(0, "V03", false);
    game.people[0].points = 3;
    game.play(sell("V03"));
    assert_eq!((game.points(0), game.markets_at("V03")), (5, vec![(0, true)]));
    assert_eq!(game.legal(), [end_turn()]);
    game.hand_turn("BRN2", 0);
    assert!(!game.allows(build("V03")) && !game.allows(sell("V03")), "V03 is closed for good");
    assert_eq!(game.price("V03", 1), 1);
    assert_eq!(game.sum(0), [5, 1, 0]);
}

#[test]
fn t18_no_debts() {
    let mut game = four("RED1");
    game.people[0].points = 1;
    assert_eq!(game.city_limit(), 1);
    game.lay_city("F01");
    assert_eq!((game.points(0), game.city_limit()), (0, 0));
    assert!(game.all_of("BuildMarket").is_empty());
}

#[test]
fn t27_final_scoring() {
    let a = Sum { points: 0, markets: 15, oracles: 12 };
    let b = Sum { points: 3, markets: 14, oracles: 16 };
    assert_eq!((a.total(), b.total()), (27, 33));
    assert_eq!(winners(&[a.total(), b.total()]), [1]);
}

#[test]
fn t28_a_tie() {
    assert_eq!(winners(&[44, 39, 33, 44]), [0, 3]);
    assert_eq!(ranking(&[44, 39, 33, 44]), [1, 3, 4, 1]);
}

#[test]
fn t30_opening_targets() {
    for card in ["RED1", "YEL3", "BRN3"] {
        let mut game = four(card);
        for village in ["V01", "V12", "V27"] {
            game.hand_oracle(village);
        }
        let frontier: Vec<Value> =
            map::all_hexes().filter(|h| map::is_frontier(*h)).map(|h| city(map::fields()[h].name)).collect();
        assert_eq!(frontier.len(), 10);
        assert_eq!(game.all_of("PlaceCity"), frontier, "{card}");
        assert!(game.all_of("PlaceRoad").is_empty());
        assert_eq!(game.all_of("BuildMarket").len(), 42 - 3);
        let villages = map::fields().iter().filter_map(|field| field.village);
        for village in villages.filter(|v| !["V01", "V12", "V27"].contains(v)) {
            assert_eq!(game.price(village, 0), 1);
        }
    }
}
