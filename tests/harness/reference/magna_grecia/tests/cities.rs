//! Founding, extending, claiming and merging: T1 to T4, T6, T13 to T16, T19, T20, T23, T24.

use super::*;

#[test]
fn t1_founding() {
    let mut game = four("BRN2");
    game.lay_city("F01");
    assert_eq!((game.points(0), game.me().city_supply, game.me().reserve), (14, 3, 19));
    assert_eq!(game.markets_at("F01"), [(0, false)]);
    assert_eq!(game.worth("F01", 0), Some(0));
    assert_eq!(game.limits(), [2, 2, 5]);
}

#[test]
fn t2_enhanced_cities() {
    let mut game = four("BRN2");
    game.lay_city("F01");
    game.lay_city("r00c02");
    assert_eq!(game.points(0), 13);
    assert_eq!(game.limits(), [2, 1, 5]);
    game.lay_city("r00c03");
    assert_eq!(game.points(0), 12);
    assert_eq!(game.board.city_at(map::hex("F01")).expect("a city").hexes.len(), 3);
    assert_eq!(game.limits(), [0, 0, 0]);
}

/// The board of T3: a road runs F01 - V03.
fn t3() -> Game {
    let mut game = four("BRN2");
    game.lay_city("F01");
    game.lay_road("r01c01", "NW", "SE");
    game.lay_road("r02c02", "NW", "E");
    game
}

#[test]
fn t3_roads_and_cities() {
    let game = t3();
    assert_eq!((game.conn("F01"), game.conn("V03")), (1, 1));
    assert_eq!(game.worth("F01", 0), Some(1));
    assert_eq!(game.limits(), [0, 1, 0]);
    assert!(!game.allows(city("V03")), "one founding per turn");
}

#[test]
fn t4_founding_inland() {
    let mut game = t3();
    game.hand_turn("BRN2", 1);
    assert!(!game.allows(city("V03")), "no road of p1 leads in");
    game.hand_turn("BRN2", 0);
    game.lay_city("V03");
    assert_eq!(game.points(0), 13);
    assert_eq!((game.conn("F01"), game.conn("V03")), (1, 1));
    assert_eq!((game.worth("F01", 0), game.worth("V03", 0)), (Some(1), Some(1)));
    assert_eq!((game.city_name("F01"), game.city_name("V03")), ("C1".to_owned(), "C2".to_owned()));
}

#[test]
fn t6_enhanced_replenish() {
    for (card, most) in [("YEL1", 3), ("RED2", 5), ("RED1", 7)] {
        assert_eq!(four(card).replenish_limit(), most, "{card}");
    }
    let mut game = four("RED1");
    game.play(replenish(4, 3));
    let me = game.me();
    assert_eq!((me.road_supply, me.city_supply, me.road_stock, me.city_stock), (8, 7, 12, 13));
    assert_eq!(game.limits(), [0, 0, 0]);
    assert_eq!(game.state_name(), "Market");
}

#[test]
fn t13_double_expansion() {
    let mut game = four("RED2");
    game.hand_city(0, &["V03"]);
    game.hand_market(0, "V03", false);
    assert_eq!(game.city_limit(), 2);
    assert!(game.allows(city("r03c03")));
    game.turn.roads = 1;
    assert_eq!(game.city_limit(), 1);
    assert!(!game.allows(city("r03c03")), "V10 could not be covered any more");
    game.turn.roads = 0;
    game.lay_city("r03c03");
    assert_eq!(game.legal(), [city("V10")]);
    game.lay_city("V10");
    assert_eq!(game.points(0), 13);
    assert_eq!(game.board.city_at(map::hex("V10")).expect("a city").hexes.len(), 3);
    assert_eq!((game.markets_at("V10"), game.me().reserve), (vec![(0, false)], 19));
}

#[test]
fn t14_two_villages() {
    let position = |card, options: &[(&str, &str)]| {
        let mut game = Game::by_hand(4, options, card, 0);
        game.hand_city(0, &["V12"]);
        game
    };
    let mut game = position("RED3", &[]);
    game.lay_city("r06c06");
    assert_eq!(game.state()["pending"], json!({"city": "C1", "founding": false, "obligations": ["V15", "V18"]}));
    assert_eq!(game.legal(), [city("V15"), city("V18")]);
    game.lay_city("V15");
    assert_eq!(game.legal(), [city("V18")]);
    game.lay_city("V18");
    assert_eq!(game.points(0), 12);
    assert_eq!(game.board.city_at(map::hex("V12")).expect("a city").hexes.len(), 4);
    assert!(!position("RED2", &[]).allows(city("r06c06")), "two tiles are too few");
    for card in ["RED2", "RED3"] {
        assert!(!position(card, &[("city_touch", "strict")]).allows(city("r06c06")), "{card}");
    }
}

#[test]
fn t15_merge() {
    let mut game = four("RED2");
    game.hand_city(0, &["V03"]);
    game.hand_city(0, &["V10"]);
    game.hand_city(0, &["F01"]);
    for (player, at, sold) in
        [(0, "V03", true), (0, "V10", false), (0, "F01", false), (1, "V03", false), (1, "V10", true)]
    {
        game.hand_market(player, at, sold);
    }
    game.hand_road(0, "r01c01", "NW", "SE");
    game.hand_road(0, "r02c02", "NW", "E");
    game.hand_road(0, "r05c04", "NW", "SE");
    assert_eq!([game.conn("V03"), game.conn("V10"), game.conn("F01")], [1, 1, 1]);
    assert_eq!(game.sum(0), [15, 2, 0]);
    game.lay_city("r03c03");
    assert_eq!((game.city_name("V10"), game.conn("V10")), ("C1".to_owned(), 2));
    assert_eq!(game.markets_at("V03"), [(0, false), (1, false)]);
    assert_eq!((game.people[0].reserve, game.people[1].reserve), (17, 18));
    assert_eq!((game.people[0].removed, game.people[1].removed), (1, 1));
    assert_eq!(game.sum(0), [14, 3, 0]);
}

#[test]
fn t16_absorbing_a_neighbour() {
    let mut game = four("RED2");
    game.hand_city(0, &["V04"]);
    game.hand_market(0, "V04", false);
    game.hand_road(0, "r04c07", "NW", "SW");
    game.hand_market(0, "V12", true);
    game.hand_market(1, "V12", false);
    assert_eq!(game.conn("V04"), 1);
    assert_eq!(game.sum(0), [15, 1, 0]);
    assert_eq!((game.price("V04", 2), game.price("V12", 2)), (2, 2));
    game.lay_city("r04c06");
    game.lay_city("V12");
    assert_eq!(game.conn("V04"), 0);
    assert_eq!(game.sum(0), [13, 0, 0]);
    assert_eq!(game.markets_at("V12"), [(0, false), (1, false)]);
    assert_eq!(game.price("V12", 2), 5);
}

#[test]
fn t19_no_second_founding_market() {
    let mut game = four("BRN2");
    game.hand_city(0, &["F01"]);
    game.hand_market(0, "F01", false);
    game.hand_road(0, "r01c01", "NW", "SE");
    game.hand_road(0, "r02c02", "NW", "E");
    game.hand_market(0, "V03", true);
    game.hand_market(1, "V03", false);
    game.lay_city("V03");
    assert_eq!(game.points(0), 14);
    assert_eq!(game.markets_at("V03"), [(0, true), (1, false)]);
    assert_eq!(game.sum(0), [14, 1, 0]);
    assert_eq!(game.worth("V03", 1), None);
}

#[test]
fn t20_a_city_picks_up_an_open_end() {
    let mut game = four("BRN2");
    game.hand_city(0, &["F01"]);
    game.hand_market(0, "F01", false);
    game.hand_road(0, "r01c01", "NW", "SE");
    game.hand_city(1, &["V03"]);
    game.hand_market(1, "V03", false);
    assert_eq!((game.conn("F01"), game.conn("V03")), (0, 0));
    game.hand_turn("BRN2", 1);
    game.lay_city("r02c02");
    assert_eq!((game.conn("F01"), game.conn("V03")), (1, 1));
    assert_eq!((game.sum(0), game.sum(1)), ([15, 1, 0], [14, 1, 0]));
}

#[test]
fn t23_founding_from_a_road_end() {
    let mut game = four("RED2");
    game.hand_city(0, &["F01"]);
    game.hand_market(0, "F01", false);
    game.hand_road(0, "r01c01", "NW", "SE");
    assert_eq!(game.city_limit(), 2);
    assert!(!game.allows(city("V03")), "no road leads in");
    game.lay_city("r02c02");
    assert_eq!(game.state()["pending"], json!({"city": "C2", "founding": true, "obligations": ["V03"]}));
    assert_eq!(game.markets.len(), 1, "no market yet");
    game.lay_city("V03");
    assert_eq!((game.points(0), game.markets_at("V03")), (13, vec![(0, false)]));
    assert_eq!((game.conn("F01"), game.conn("V03")), (1, 1));
}

#[test]
fn t24_an_oracle_blocks() {
    let mut game = four("RED2");
    game.hand_oracle("V10");
    game.hand_city(0, &["V03"]);
    assert!(!game.allows(city("r03c03")), "it touches the oracle");
    assert!(game.allows(city("r02c04")));
}
