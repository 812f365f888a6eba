//! The worked examples of the rules file on founding, extending and merging: T1 to T4, T13 to T16, T19, T20, T23, T24, T30.

use super::stage::{Table, hex, village};
use crate::magna_grecia::map::Village as AnyVillage;
use crate::magna_grecia::{Action, Phase};

#[test]
fn t01_founding() {
    let mut t = Table::four().turn(0, "BRN2");
    t.go("City F01");
    assert_eq!((t.has(0), t.s.own().cities, t.s.own().markets), (14, 3, 19));
    assert_eq!((t.market_of(0, "F01"), t.worth(0, "F01")), (Some("unsold"), 0));
    assert!(t.s.active_at(t.s.active, village("F01").into()), "active, though of no value");
    assert_eq!(t.left(), [2, 2, 5]);
}

#[test]
fn t02_enhanced_cities() {
    let mut t = Table::four().turn(0, "BRN2");
    t.go("City F01").go("City r00c02");
    assert_eq!((t.has(0), t.left()), (13, [2, 1, 5]));
    t.go("City r00c03");
    assert_eq!((t.has(0), t.size("F01"), t.left()), (12, 3, [0, 0, 0]));
}

fn t3() -> Table {
    let mut t = Table::four().turn(0, "BRN2");
    t.go("City F01").go("Road r01c01 NW-SE").go("Road r02c02 NW-E");
    t
}

#[test]
fn t03_roads_and_cities() {
    let t = t3();
    assert_eq!((t.conn("F01"), t.worth(0, "F01"), t.conn("V03")), (1, 1, 1));
    assert_eq!(t.left(), [0, 1, 0]);
    assert!(!t.can("City V03"), "one founding a turn");
    assert_eq!(t.s.roads_between(village("F01").into(), village("V03").into()), [vec![hex("r01c01"), hex("r02c02")]]);
}

#[test]
fn t04_founding_inland() {
    let mut t = t3();
    t.next(1, "BRN2");
    assert!(!t.can("City V03"));
    t.next(0, "BRN2");
    t.go("City V03");
    assert_eq!((t.has(0), t.conn("F01"), t.conn("V03")), (13, 1, 1));
    assert_eq!(t.score(0), (13, 2, 0));
}

#[test]
fn t13_double_expansion() {
    let stage = || Table::four().city(0, "V03").road(0, "r02c02 NW-E").turn(0, "RED2");
    let mut t = stage();
    t.go("Road r02c04 W-E");
    assert!(!t.can("City r03c03"), "a limit of 1");
    let mut t = stage();
    assert_eq!(t.left()[1], 2);
    t.go("City r03c03");
    assert_eq!(t.legal(), [Action::City(hex("V10"))], "everything else is blocked");
    assert_eq!(t.pending(), Some(vec!["V10".to_owned()]));
    t.go("City V10");
    assert_eq!((t.has(0), t.size("V03"), t.s.own().markets, t.pending()), (13, 3, 19, None));
}

#[test]
fn t14_two_villages() {
    let stage = |strict: bool, card: &str| {
        let options: &[(&str, &str)] = if strict { &[("city_touch", "strict")] } else { &[] };
        Table::with(4, options).city(0, "V12").road(0, "r05c05 E-W").turn(0, card)
    };
    let mut t = stage(false, "RED3");
    t.go("City r06c06");
    assert_eq!(t.pending(), Some(vec!["V15".to_owned(), "V18".to_owned()]));
    assert_eq!(t.city_hexes(), ["V15", "V18"]);
    t.go("City V15").go("City V18");
    assert_eq!((t.has(0), t.size("V12"), t.s.own().markets), (12, 4, 19));
    assert!(!stage(false, "RED2").can("City r06c06"));
    assert!(!stage(true, "RED3").can("City r06c06"));
    assert!(!stage(true, "RED2").can("City r06c06"));
}

#[test]
fn t15_merge() {
    let stage = Table::four().city(0, "V03").city(0, "V10").city(0, "F01").sold(0, "V03");
    let stage = stage.market(1, "V03").sold(1, "V10").road(0, "r01c01 NW-SE, r02c02 NW-E, r05c04 NW-SE");
    let mut t = stage.turn(0, "RED3");
    assert_eq!((t.conn("V03"), t.conn("V10"), t.conn("F01")), (1, 1, 1));
    assert_eq!(t.score(0), (15, 2, 0));
    t.go("City r03c03");
    assert_eq!((t.conn("V03"), t.size("C1"), t.s.numbered(2)), (2, 3, None));
    assert_eq!((t.market_of(0, "V03"), t.market_of(1, "V03")), (Some("unsold"), Some("unsold")));
    let reserve = |seat: usize| t.s.players[seat].markets;
    assert_eq!((reserve(0), reserve(1)), (17, 18));
    assert_eq!((t.s.removed(table::seat::Seat(0)), t.s.removed(table::seat::Seat(1))), (1, 1));
    assert_eq!(t.score(0), (14, 3, 0));
}

#[test]
fn t16_absorbing_a_neighbour() {
    let stage = Table::four().city(0, "V04").road(0, "r04c07 NW-SW").sold(0, "V12").market(1, "V12");
    let mut t = stage.turn(0, "RED2");
    assert_eq!((t.conn("V04"), t.score(0)), (1, (15, 1, 0)));
    assert_eq!((t.cost(2, "V04"), t.cost(2, "V12")), (2, 2));
    t.go("City r04c06").go("City V12");
    assert_eq!((t.conn("V04"), t.score(0)), (0, (13, 0, 0)));
    assert_eq!((t.market_of(0, "V12"), t.market_of(1, "V12")), (Some("unsold"), Some("unsold")));
    assert_eq!(t.s.removed(table::seat::Seat(0)), 1);
    assert_eq!(t.cost(2, "V04"), 5);
}

#[test]
fn t19_no_second_founding_market() {
    let stage = Table::four().city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E").sold(0, "V03").market(1, "V03");
    let mut t = stage.turn(0, "RED3");
    t.go("City V03");
    assert_eq!((t.has(0), t.market_of(0, "V03"), t.market_of(1, "V03")), (14, Some("sold"), Some("unsold")));
    assert_eq!((t.score(0), t.worth(1, "V03")), ((14, 1, 0), 0));
}

#[test]
fn t20_city_picks_up_an_open_end() {
    let mut t =
        Table::four().city(0, "F01").road(0, "r01c01 NW-SE").city(1, "V03").road(1, "r02c04 W-E").turn(1, "RED3");
    assert_eq!((t.conn("F01"), t.conn("V03")), (0, 0));
    t.go("City r02c02");
    assert_eq!((t.conn("F01"), t.conn("V03")), (1, 1));
    assert_eq!((t.score(0), t.score(1)), ((15, 1, 0), (14, 1, 0)));
}

#[test]
fn t23_founding_from_a_road_end() {
    let mut t = Table::four().city(0, "F01").road(0, "r01c01 NW-SE").turn(0, "RED3");
    assert!(!t.can("City V03"), "no road leads in");
    t.go("City r02c02");
    let building = t.s.done.building.expect("a building");
    assert!(building.founding && t.pending() == Some(vec!["V03".to_owned()]));
    assert_eq!((t.market_of(0, "r02c02"), t.s.own().markets), (None, 19));
    t.go("City V03");
    assert_eq!((t.has(0), t.market_of(0, "V03"), t.s.own().markets), (13, Some("unsold"), 18));
    assert_eq!((t.conn("F01"), t.conn("V03")), (1, 1));
    let mut one = Table::four().city(0, "F01").road(0, "r01c01 NW-SE").turn(0, "RED2");
    one.go("Road r00c02 W-E");
    assert!(!one.can("City r02c02"), "a limit of 1");
}

#[test]
fn t24_oracle_blocks() {
    let t = Table::four().oracle("V10").city(0, "V03").road(0, "r02c02 NW-E").turn(0, "RED1");
    assert!(!t.can("City r03c03") && t.can("City r02c04"));
}

#[test]
fn t30_opening_targets() {
    for at in ["V01", "V17", "V22"] {
        for card in crate::magna_grecia::Card::all() {
            for seat in 0..4 {
                let t = Table::four().oracle(at).turn(seat, &card.id());
                let frontier: Vec<String> = AnyVillage::all().filter(|v| v.is_frontier()).map(|v| v.id()).collect();
                assert_eq!(t.city_hexes(), frontier);
                assert!(!t.legal().iter().any(|a| matches!(a, Action::Road(_))), "no road is legal");
                let markets: Vec<_> = t.legal().into_iter().filter(|a| matches!(a, Action::Build(_))).collect();
                assert_eq!(markets.len(), 42 - 9);
                assert!(AnyVillage::all().filter(|v| t.s.oracle(*v).is_none()).all(|v| t.cost(seat, &v.id()) == 1));
                assert_eq!(t.s.phase, Phase::Tiles);
            }
        }
    }
}
