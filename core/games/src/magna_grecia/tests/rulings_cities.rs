//! The rulings on cities: founding, building, merging, and what becomes of markets.

use super::stage::{Table, hex, village};
use crate::magna_grecia::{Action, Phase, Touch};
use table::seat::Seat;

/// F01 joined to V03 by a road of the first player.
fn joined() -> Table {
    Table::four().city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E")
}

/// Two cities of the first player, V03 and V10, that one tile joins.
fn two() -> Table {
    Table::four().city(0, "V03").city(0, "V10").road(0, "r02c02 NW-E, r05c04 NW-SE")
}

#[test]
fn r28_of_two_markets_the_unsold_one_stays() {
    for (first, second) in [(true, false), (false, true), (true, true), (false, false)] {
        let mut stage = two();
        if first {
            stage = stage.sold(0, "V03");
        }
        if second {
            stage = stage.sold(0, "V10");
        }
        let mut t = stage.turn(0, "RED3");
        t.go("City r03c03");
        let kept = if first && second { "sold" } else { "unsold" };
        assert_eq!((t.market_of(0, "V03"), t.s.removed(Seat(0))), (Some(kept), 1));
    }
}

#[test]
fn r29_so_it_is_for_opponents_and_for_claims() {
    let mut t = two().market(1, "V03").sold(1, "V10").sold(2, "V03").sold(2, "V10").turn(0, "RED3");
    t.go("City r03c03");
    assert_eq!((t.market_of(1, "V03"), t.market_of(2, "V03")), (Some("unsold"), Some("sold")));
    assert_eq!((t.s.removed(Seat(1)), t.s.removed(Seat(2))), (1, 1));
    let mut t = Table::four().city(0, "V03").road(0, "r02c02 NW-E").sold(1, "V03").market(1, "V10").turn(0, "RED3");
    t.go("City r03c03").go("City V10");
    assert_eq!((t.market_of(1, "V03"), t.s.removed(Seat(1))), (Some("unsold"), 1));
}

#[test]
fn r30_removed_markets_are_gone() {
    let mut t = two().turn(0, "RED3");
    let (reserve, points) = (t.s.own().markets, t.has(0));
    t.go("City r03c03");
    assert_eq!((t.s.own().markets, t.has(0)), (reserve, points - 1), "no market and no point comes back");
}

#[test]
fn r31_found_then_merge() {
    // V03 with its market sold; a founding on V10 and the tile between, in one turn.
    let stage = Table::four().city(0, "V03").sold(0, "V03").road(0, "r02c02 NW-E, r02c04 W-SE, r03c04 NW-SW");
    let mut t = stage.turn(0, "RED3");
    t.go("City V10");
    assert_eq!(t.market_of(0, "V10"), Some("unsold"));
    t.go("City r03c03");
    assert_eq!((t.size("V03"), t.market_of(0, "V03"), t.s.removed(Seat(0))), (3, Some("unsold"), 1));
}

#[test]
fn r32_the_joining_tile_first_makes_it_a_claim() {
    let stage = Table::four().city(0, "V03").sold(0, "V03").road(0, "r02c02 NW-E, r02c04 W-SE, r03c04 NW-SW");
    let mut t = stage.turn(0, "RED3");
    t.go("City r03c03").go("City V10");
    assert_eq!((t.size("V03"), t.market_of(0, "V03"), t.s.removed(Seat(0))), (3, Some("sold"), 0));
    assert!(!t.s.done.founded);
}

#[test]
fn r33_no_second_market_of_the_founder() {
    for sold in [true, false] {
        let stage = if sold { joined().sold(0, "V03") } else { joined().market(0, "V03") };
        let mut t = stage.turn(0, "RED3");
        let reserve = t.s.own().markets;
        t.go("City V03");
        assert_eq!((t.s.own().markets, t.market_of(0, "V03")), (reserve, Some(if sold { "sold" } else { "unsold" })));
    }
}

#[test]
fn r34_founding_without_a_market_left() {
    let mut t = joined().turn(0, "RED3");
    t.s.players[0].markets = 0;
    t.go("City V03");
    assert_eq!((t.market_of(0, "V03"), t.size("V03")), (None, 1));
    assert_eq!(t.why(Touch::City(2)), Some(("why-no-market-left".to_owned(), 34)));
}

#[test]
fn r35_opponents_markets_stay_and_count() {
    let mut t = joined().market(1, "V03").sold(2, "V03").turn(0, "RED3");
    t.go("City V03");
    assert_eq!((t.market_of(1, "V03"), t.market_of(2, "V03")), (Some("unsold"), Some("sold")));
    assert_eq!(t.cost(3, "V03"), 1 + 2);
}

#[test]
fn r36_cities_keep_apart() {
    let t = Table::four()
        .oracle("V10")
        .city(0, "V03")
        .road(0, "r02c02 NW-E")
        .city(1, "V01")
        .road(1, "r01c06 W-E")
        .turn(0, "RED1");
    assert!(!t.can("City r03c03"), "beside an oracle");
    let mut t = Table::four().city(0, "V04").road(0, "r03c05 E-W").city(1, "V05").road(1, "r03c09 W-E").turn(0, "RED1");
    assert!(!t.can("City r03c07"), "beside another player's city");
    assert_eq!(t.why(Touch::Hex(hex("r03c07"))), None, "a road can lie there");
    t.s.players[0].roads = 0;
    t.s.players[0].road_stock += 4;
    assert_eq!(t.why(Touch::Hex(hex("r03c07"))), Some(("why-beside-city".to_owned(), 36)));
    let mut t = Table::four().city(0, "V04").road(0, "r03c05 E-W").turn(0, "RED1");
    t.go("City r02c06");
    assert!(!t.can("End"), "beside an open village, for the moment only");
}

#[test]
fn r37_a_city_may_hold_any_number_of_villages() {
    let mut t = Table::four().city(0, "V12").road(0, "r05c05 E-W").turn(0, "RED3");
    t.go("City r06c06").go("City V15").go("City V18");
    assert_eq!(t.size("V12"), 4);
    t.s.players[0].cities += 4;
    t.s.players[0].city_stock -= 4;
    t.next(0, "RED3").go("City r04c06").go("City V04");
    assert_eq!(t.size("V04"), 6);
    assert_eq!(t.s.places().filter(|place| t.s.city(*place).is_some()).count(), 1);
}

#[test]
fn r38_touched_villages_are_covered_before_the_end() {
    let mut t = Table::four().city(0, "V03").road(0, "r02c02 NW-E").turn(0, "RED3");
    t.go("City r03c03");
    assert_eq!((t.pending(), t.left()[0], t.left()[2]), (Some(vec!["V10".to_owned()]), 0, 0));
    // With a tile to spare, another one may come first.
    assert!(t.can("City r02c04") && t.can("City V10") && !t.can("End") && !t.can("Road r02c04 W-E"));
    t.go("City r02c04");
    assert_eq!(t.city_hexes(), ["V10"], "now there is no tile to spare");
    assert_eq!(t.why(Touch::Hex(hex("r01c03"))).map(|why| why.1), Some(38));
}

#[test]
fn r39_a_foreign_road_is_no_permission() {
    let t = joined().turn(1, "RED3");
    assert!(!t.can("City V03"));
    assert!(t.sheet(Touch::Village(village("V03"))).lines.iter().any(|line| line.key == "about-city-cannot"));
    assert_eq!(crate::magna_grecia::phases::why_not_city(&t.s, hex("V03")).map(|why| why.ruling()), Some(39));
}

#[test]
fn r40_founding_on_a_plain_hex() {
    let mut t = Table::four().city(0, "F01").road(0, "r01c01 NW-SE").turn(0, "RED3");
    t.go("City r02c02").go("City V03");
    assert_eq!(t.market_of(0, "V03"), Some("unsold"));
    // Two tiles away from any village: a chain of three.
    let stage = || Table::four().city(0, "F01").road(0, "r00c02 W-E, r00c03 W-E");
    let mut t = stage().turn(0, "RED1");
    assert_eq!(hex("r00c04").touched(), 0);
    assert!(t.can("City r00c04"));
    t.go("City r00c04");
    assert_eq!(t.pending(), Some(vec![]), "a village has to be reached");
    assert!(!t.can("End"));
    assert_eq!(t.city_hexes(), ["r00c05", "r01c03", "r01c04"], "only tiles that come nearer");
    t.go("City r01c04").go("City V01");
    assert_eq!((t.size("V01"), t.market_of(0, "V01"), t.s.founded), (3, Some("unsold"), 2));
    // Without enough tiles it is not begun.
    let t = stage().turn(0, "RED2");
    assert!(!t.can("City r00c04"), "two tiles do not reach");
    let mut t = stage().turn(0, "RED1");
    t.s.players[0].points = 2;
    assert!(!t.can("City r00c04"), "nor do two points");
}

#[test]
fn r40_a_village_in_reach_is_covered_with_all_beside_it() {
    // From r02c10 on, the tiles that touch one village are blocked: r03c09 and r03c10 touch two each.
    let stage = Table::four().city(0, "F02").road(0, "r00c09 W-SE, r01c09 NW-SE");
    let stage = stage.road(1, "r02c11 NW-SE, r02c09 NE-SW");
    let t = stage.clone().turn(0, "RED3");
    assert_eq!((t.left()[1], hex("r02c10").touched()), (3, 0));
    assert!(!t.can("City r02c10"), "three tiles do not cover two villages from here");
    let mut t = stage.turn(0, "RED1");
    t.go("City r02c10");
    assert_eq!(t.city_hexes(), ["r01c10", "r03c09", "r03c10"]);
}

#[test]
fn r42_extending_needs_no_road() {
    let t = Table::four().city(0, "F01").turn(0, "RED3");
    assert!(t.can("City r00c02") && t.can("City r01c01"));
}

#[test]
fn r43_onto_a_frontier_village_it_is_a_claim() {
    // V01 grows westwards until it touches F01.
    let stage = Table::four().city(0, "V01 r01c04 r00c04 r00c03").road(0, "r01c06 W-E");
    let mut t = stage.turn(0, "RED3");
    let markets = t.s.own().markets;
    t.go("City r00c02");
    assert_eq!(t.pending(), Some(vec!["F01".to_owned()]));
    t.go("City F01");
    assert_eq!((t.s.own().markets, t.s.done.founded, t.size("F01")), (markets, false, 6));
}

#[test]
fn r54_places_are_named_by_village_then_by_number() {
    let mut t = two().turn(0, "RED3");
    let name = |t: &Table, at: &str| crate::magna_grecia::phases::named(&t.s, t.s.place_at(hex(at)).expect("a place"));
    use crate::magna_grecia::event::Named;
    assert_eq!(name(&t, "V10"), Named::City(Seat(0), 2));
    assert_eq!(name(&t, "V05"), Named::Village(village("V05")));
    t.go("City r03c03");
    assert_eq!(name(&t, "V10"), Named::City(Seat(0), 1), "the older number stays");
    assert_eq!((t.s.numbered(1).is_some(), t.s.numbered(2)), (true, None));
    // The number is given with the first tile.
    let mut t = Table::four().city(0, "F01").road(0, "r01c01 NW-SE").turn(0, "RED3");
    t.go("City r02c02");
    assert_eq!(name(&t, "r02c02"), Named::City(Seat(0), 2));
    t.go("City V03");
    assert_eq!(name(&t, "r02c02"), Named::City(Seat(0), 2));
}

#[test]
fn r57_the_first_village_covered_decides() {
    // From the north: a road ends at r03c07, which touches V04 and V05.
    let stage = Table::four().city(0, "F02").road(0, "r01c08 NW-SW, r02c08 NE-SW").market(0, "V04");
    let mut t = stage.turn(0, "RED1");
    t.go("City r03c07");
    assert_eq!(t.pending(), Some(vec!["V04".to_owned(), "V05".to_owned()]));
    let mut other = t.clone();
    t.go("City V04");
    assert_eq!((t.pending(), t.s.own().markets), (Some(vec!["V05".to_owned()]), 18), "V04 had a market already");
    t.go("City V05");
    assert_eq!((t.s.own().markets, t.market_of(0, "V05"), t.s.removed(Seat(0))), (18, Some("unsold"), 0));
    other.go("City V05");
    assert_eq!(other.s.own().markets, 17, "V05 had none: the founding brings one");
    other.go("City V04");
    assert_eq!(
        (other.s.own().markets, other.s.removed(Seat(0))),
        (17, 1),
        "V04 is a claim, and two markets become one"
    );
}

#[test]
fn r58_a_founding_counts_from_its_first_tile() {
    let mut t = Table::four().city(0, "F01").road(0, "r01c01 NW-SE").turn(0, "RED1");
    t.go("City r02c02");
    assert!(t.s.done.founded);
    t.go("City V03");
    assert!(!t.can("City F02"), "one founding a turn");
    assert_eq!(crate::magna_grecia::phases::why_not_city(&t.s, hex("F02")).map(|why| why.ruling()), Some(58));
    let stage = Table::four().city(0, "V03").road(0, "r02c02 NW-E, r02c04 W-SE, r03c04 NW-SW");
    let mut t = stage.turn(0, "RED1");
    t.go("City V10").go("City r03c03");
    assert!(t.s.done.founded && !t.can("City F01"), "even if it was merged");
}

#[test]
fn r59_strict_touching() {
    let strict = || Table::with(4, &[("city_touch", "strict")]);
    let mut t = strict().city(0, "V03").road(0, "r02c02 NW-E").turn(0, "RED3");
    t.go("City r03c03");
    assert_eq!(t.legal(), [Action::City(hex("V10"))], "the very next tile");
    assert_eq!(t.why(Touch::Hex(hex("r02c04"))), Some(("why-cover-next".to_owned(), 59)));
    // A founding may still start on a plain hex.
    let mut t = strict().city(0, "F01").road(0, "r00c02 W-E, r00c03 W-E").turn(0, "RED1");
    t.go("City r00c04").go("City r01c04");
    assert_eq!(t.city_hexes(), ["V01"]);
    let t = strict().city(0, "V12").road(0, "r05c05 E-W").turn(0, "RED1");
    assert!(!t.can("City r06c06"));
    assert_eq!(crate::magna_grecia::phases::why_not_city(&t.s, hex("r06c06")).map(|why| why.ruling()), Some(59));
    assert_eq!(t.s.phase, Phase::Tiles);
}
