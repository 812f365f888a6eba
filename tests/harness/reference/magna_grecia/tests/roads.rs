//! Roads, connections and oracles: T5, T11, T12, T21, T22, T26.

use super::*;

#[test]
fn t5_orientation() {
    let mut game = four("BRN2");
    game.hand_city(0, &["F01"]);
    assert!(game.allows(road("r00c02", "E", "W")));
    assert!(game.allows(road("r00c02", "W", "SE")));
    assert!(!game.allows(road("r00c02", "NE", "SW")), "no end is anchored");
    assert!(!game.allows(road("r00c02", "W", "SW")), "there is no sharp bend");
    game.lay_road("r00c02", "W", "E");
    assert!(game.allows(road("r00c03", "W", "SE")));
    game.hand_turn("BRN2", 1);
    assert!(!game.allows(road("r00c03", "W", "SE")), "it would join a foreign road");
    assert!(game.allows(road("r01c01", "NW", "SE")), "it starts at p0's city");
}

#[test]
fn t11_oracle_tie_and_change() {
    let mut game = four("BRN2");
    game.hand_oracle("V05");
    game.hand_city(0, &["V04"]);
    game.lay_road("r03c07", "W", "E");
    assert_eq!((game.controller("V05"), game.conn("V04")), (Some(0), 1));
    game.hand_city(1, &["V11"]);
    game.hand_turn("BRN2", 1);
    game.lay_road("r04c09", "E", "NW");
    assert_eq!((game.conn("V04"), game.conn("V11")), (1, 1));
    assert_eq!(game.controller("V05"), Some(0), "a tie changes nothing");
    game.lay_road("r05c09", "NE", "SW");
    assert_eq!((game.conn("V04"), game.conn("V11")), (1, 2));
    assert_eq!(game.controller("V05"), Some(1));
    assert_eq!(game.sum(1), [15, 0, 4]);
}

fn t12(options: &[(&str, &str)]) -> Game {
    let mut game = Game::by_hand(4, options, "BRN2", 1);
    game.hand_oracle("V05");
    game.hand_city(0, &["V04"]);
    game.hand_road(0, "r03c07", "W", "E");
    game.hand_city(1, &["V11"]);
    game.hand_road(1, "r04c09", "E", "NW");
    game.hand_city(2, &["F02"]);
    game.hand_road(2, "r01c08", "NW", "SE");
    game.hand_road(2, "r02c09", "NW", "SW");
    assert_eq!([game.conn("V04"), game.conn("V11"), game.conn("F02")], [1, 1, 1]);
    assert_eq!(game.controller("V05"), Some(0));
    game.people[1].road_stock -= 6;
    game.people[1].road_supply += 6;
    for (hex, end1, end2) in
        [("r03c09", "SE", "NE"), ("r02c10", "SW", "NW"), ("r01c09", "SE", "NW"), ("r00c09", "SE", "W")]
    {
        game.hand_turn("BRN2", 1);
        game.lay_road(hex, end1, end2);
    }
    assert_eq!([game.conn("V04"), game.conn("V11"), game.conn("F02")], [1, 2, 2]);
    game.hand_turn("BRN2", 1);
    game
}

#[test]
fn t12_a_tie_above_the_controller() {
    let mut game = t12(&[]);
    assert_eq!(game.controller("V05"), Some(0));
    game.lay_road("r05c09", "NE", "SW");
    assert_eq!([game.conn("V04"), game.conn("V11"), game.conn("F02")], [1, 3, 2]);
    assert_eq!(game.controller("V05"), Some(1));
    assert_eq!(t12(&[("oracle_tie", "oldest")]).controller("V05"), Some(1), "p1's city is older than p2's");
}

#[test]
fn t21_no_joining() {
    let mut game = four("BRN2");
    game.hand_city(0, &["F01"]);
    game.hand_road(1, "r02c02", "NW", "E");
    assert!(!game.allows(road("r01c01", "NW", "SE")), "it joins p1's end");
    assert!(game.allows(road("r01c01", "NW", "E")), "it cuts p1 off");
    assert!(game.allows(road("r01c01", "NW", "SW")), "it cuts p1 off");
}

#[test]
fn t22_a_double_road() {
    let mut game = four("BRN2");
    game.hand_city(0, &["V04"]);
    game.hand_road(0, "r04c07", "NW", "SW");
    game.hand_road(0, "r04c06", "NE", "SE");
    assert_eq!((game.conn("V04"), game.conn("V12")), (1, 1));
}

#[test]
fn t26_leaving_a_village() {
    let mut game = four("BRN2");
    game.hand_city(0, &["F01"]);
    game.hand_road(0, "r01c01", "NW", "SE");
    game.hand_road(0, "r02c02", "NW", "E");
    assert!(game.allows(road("r02c04", "W", "E")));
    game.hand_turn("BRN2", 1);
    assert!(!game.allows(road("r02c04", "W", "E")));
}
