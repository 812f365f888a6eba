//! The rulings on roads, connections, oracles and markets.

use super::stage::{Table, hex, village, way};
use crate::magna_grecia::{Action, Hex, Phase, Touch, Village, Way};
use table::input::Input;
use table::seat::Seat;

/// F01 joined to V03 by a road of the first player.
fn joined() -> Table {
    Table::four().city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E")
}

#[test]
fn r07_an_oracles_village_is_none() {
    let t = Table::four().oracle("V03").city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E").turn(0, "RED3");
    assert!(!t.can("City V03") && !t.legal().contains(&Action::Build(village("V03").into())));
    assert_eq!(t.why(Touch::Oracle(village("V03"))), Some(("why-oracle-here".to_owned(), 7)));
    assert_eq!(t.s.net.open & village("V03").bit(), 0);
}

#[test]
fn r08_oracles_go_on_any_inland_village() {
    let mut t = Table::fresh(4, &[]);
    t.fate(&[0, 1, 2, 3]).fate(&[2]);
    assert_eq!((t.s.active, t.s.phase), (Seat(2), Phase::Oracles));
    let inland: Vec<Action> = Village::all().filter(|v| !v.is_frontier()).map(Action::Oracle).collect();
    assert_eq!(t.legal(), inland);
    t.go("Oracle V12").go("Oracle V04");
    assert!(!t.can("Oracle V12") && t.can("Oracle V15"), "neighbours are no matter");
    assert_eq!(t.why(Touch::Village(village("F01"))), Some(("why-not-inland".to_owned(), 8)));
}

#[test]
fn r09_roads_start_at_any_city() {
    let t = Table::four().city(0, "F01").turn(3, "RED3");
    assert!(t.can("Road r01c01 NW-SE"));
}

#[test]
fn r10_roads_start_at_a_village_only_if_an_own_road_leads_in() {
    let t = joined().turn(0, "RED3");
    assert!(t.can("Road r02c04 W-E") && t.can("Road r03c03 NW-SE"), "on any side of the village");
    let t = joined().turn(1, "RED3");
    assert!(!t.can("Road r02c04 W-E"));
    // A frontier village that is not built on is a village like any other.
    let t = Table::four().turn(0, "RED3");
    assert!(!t.can("Road r01c01 NW-SE"));
    let t = Table::four().city(0, "V01").road(0, "r01c04 E-NW, r00c04 SE-W, r00c03 E-W, r00c02 E-W").turn(0, "RED3");
    assert!(t.can("Road r01c01 NW-SE"), "it leads into F01");
    assert_eq!(t.why(Touch::Hex(hex("r07c03"))), Some(("why-no-anchor".to_owned(), 10)));
    // And an oracle.
    let t = Table::four().oracle("V03").city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E").turn(0, "RED3");
    assert!(t.can("Road r02c04 W-E"));
}

#[test]
fn r11_own_roads_join_at_both_ends() {
    let mut t = Table::four()
        .city(0, "F01")
        .city(0, "F02")
        .road(0, "r00c02 W-E, r00c03 W-E, r00c07 E-W, r00c06 E-W, r00c05 E-W")
        .turn(0, "RED3");
    t.go("Road r00c04 W-E");
    assert_eq!((t.conn("F01"), t.conn("F02")), (1, 1));
}

#[test]
fn r12_roads_of_two_colours_never_join() {
    let t = Table::four().city(0, "F01").road(0, "r00c02 W-E").turn(1, "RED3");
    for way in Way::all() {
        let [one, other] = way.ends();
        let joins = one.id() == "W" || other.id() == "W";
        let command = format!("Road r00c03 {}-{}", one.id(), other.id());
        assert!(!joins || !t.can(&command), "{command}");
    }
    let draft = |t: &Table, at: &str, ends: &str| {
        crate::magna_grecia::why::not_this_way(&t.s, hex(at), way(ends).expect("a way")).map(|why| why.ruling())
    };
    assert_eq!(draft(&t, "r00c03", "W-E"), Some(12));
}

#[test]
fn r13_cutting_off_is_legal() {
    let t = Table::four().city(0, "F01").city(1, "V03").road(1, "r02c02 NW-E").turn(0, "RED3");
    assert!(t.can("Road r01c01 NW-E") && t.can("City r01c01"), "by a road's side, or by a city");
}

#[test]
fn r14_roads_may_end_in_the_sea() {
    let mut t = Table::four().city(0, "F01").turn(0, "RED3");
    t.go("Road r00c02 W-NE");
    assert_eq!(t.conn("F01"), 0);
    let t = Table::four().city(0, "F08").turn(0, "RED3");
    assert!(t.can("Road r15c01 W-NE") && t.can("Road r15c01 W-E"), "the gap in the last row");
}

#[test]
fn r15_a_dead_end_comes_alive() {
    let mut t =
        Table::four().city(0, "F01").road(0, "r01c01 NW-SE").city(1, "V03").road(1, "r02c04 W-E").turn(1, "RED3");
    assert_eq!(t.conn("F01"), 0);
    t.go("City r02c02");
    assert_eq!((t.conn("F01"), t.conn("V03")), (1, 1));
}

#[test]
fn r16_one_tile_is_a_connection() {
    let mut t = Table::four().city(0, "V04").road(0, "r03c05 E-NW").turn(0, "RED3");
    t.go("Road r04c07 NW-SW");
    assert_eq!((t.conn("V04"), t.conn("V12")), (1, 1));
}

#[test]
fn r17_several_roads_count_once() {
    let mut t = Table::four().city(0, "V04").road(0, "r04c07 NW-SW").turn(0, "RED3");
    t.go("Road r04c06 NE-SE");
    assert_eq!((t.conn("V04"), t.conn("V12")), (1, 1));
    assert_eq!(t.s.roads_between(village("V04").into(), village("V12").into()).len(), 2);
}

#[test]
fn r18_a_road_back_counts_nothing() {
    let mut t = Table::four().city(0, "F01 r00c02 r00c03").road(0, "r01c01 NW-E").turn(0, "RED3");
    t.go("Road r01c02 W-NE");
    assert_eq!(t.s.roads_between(village("F01").into(), village("F01").into()).len(), 2, "seen from either end");
    assert_eq!(t.conn("F01"), 0);
}

#[test]
fn r19_villages_and_oracles_count_like_cities() {
    let t = joined().turn(0, "RED3");
    assert_eq!((t.conn("F01"), t.conn("V03")), (1, 1), "an open village");
    let t = Table::four().oracle("V03").city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E").turn(0, "RED3");
    assert_eq!((t.conn("F01"), t.conn("V03")), (1, 1), "an oracle");
}

#[test]
fn r20_a_market_in_an_own_city_is_active() {
    let t = Table::four().city(0, "F01").turn(0, "RED3");
    assert!(t.s.active_at(Seat(0), village("F01").into()) && t.can("Sell F01"));
}

#[test]
fn r21_a_market_needs_no_connection() {
    let mut t = Table::four().turn(0, "RED3");
    t.go("Build V17");
    assert_eq!((t.has(0), t.worth(0, "V17")), (14, 0));
    assert!(!t.s.active_at(Seat(0), village("V17").into()));
}

#[test]
fn r22_connections_and_active_markets_stay() {
    use super::Numbers;
    use crate::magna_grecia::MagnaGrecia;
    use table::playout;
    let (mut list, mut weights) = (Vec::new(), Vec::new());
    for seed in 0..6 {
        let mut luck = Numbers(500 + seed);
        let mut t = Table::fresh(2 + (seed % 3) as u8, &[]);
        while let Some(input) = playout::pick::<MagnaGrecia>(&t.s, &mut luck, &mut list, &mut weights) {
            let before = t.s;
            t.input(input).expect("what is offered can be done");
            for hex in Hex::all() {
                let kept = before.tiles[hex.index()] == crate::magna_grecia::Tile::NOTHING
                    || t.s.tiles[hex.index()] != crate::magna_grecia::Tile::NOTHING;
                assert!(kept, "nothing leaves the board");
            }
            for one in before.places() {
                let now = |place: crate::magna_grecia::Place| match place.village() {
                    Some(village) => t.s.place_at(village.hex()).expect("a place"),
                    None => t.s.done.building.map_or(place, |building| building.city),
                };
                if one.village().is_none() {
                    continue;
                }
                for other in before
                    .places()
                    .filter(|other| before.net.links[one.index()] & other.bit() != 0 && other.village().is_some())
                {
                    let (one, other) = (now(one), now(other));
                    assert!(one == other || t.s.net.links[one.index()] & other.bit() != 0, "connected for good");
                }
                for seat in before.all().filter(|seat| before.active_at(*seat, one)) {
                    assert!(t.s.active_at(seat, now(one)), "active for good");
                }
            }
        }
    }
}

#[test]
fn r23_absorbing_a_connected_village_costs_a_connection() {
    let mut t = Table::four().city(0, "V04").road(0, "r04c07 NW-SW").turn(0, "RED3");
    assert_eq!(t.conn("V04"), 1);
    t.go("City r04c06").go("City V12");
    assert_eq!(t.conn("V04"), 0);
}

#[test]
fn r24_merging_neighbours_costs_a_connection_and_maybe_an_oracle() {
    let stage = Table::four().oracle("V18").city(0, "V03").city(0, "V10").road(0, "r02c02 NW-E, r04c03 E-W");
    // V15 is joined to both cities and the oracle, then V24 to the oracle and two villages: a tie, V15 keeps control.
    let stage = stage.city(1, "V15").road(1, "r05c04 SE-NW, r05c05 SW-NW, r04c05 SE-NW, r03c04 SE-NW, r02c04 SE-W");
    let stage = stage.road(1, "r07c05 NW-E").judged();
    let stage = stage.city(2, "V24").road(2, "r08c07 NW-SE, r09c06 E-W, r08c08 SW-E").judged();
    let mut t = stage.turn(0, "RED3");
    assert_eq!((t.conn("V15"), t.conn("V24"), t.holder("V18")), (3, 3, Some((1, 3))));
    t.go("City r03c03");
    assert_eq!((t.conn("V15"), t.conn("V24"), t.holder("V18")), (2, 3, Some((2, 4))));
}

#[test]
fn r25_a_tie_changes_nothing() {
    let stage = Table::four().oracle("V05").city(0, "V04").road(0, "r03c07 W-E").judged();
    let mut t = stage.city(1, "V11").road(1, "r04c11 W-E").turn(1, "RED3");
    t.go("Road r04c09 E-NW");
    assert_eq!((t.conn("V04"), t.conn("V11"), t.holder("V05")), (1, 1, Some((0, 1))));
}

#[test]
fn r26_two_at_once_take_nothing() {
    let stage = Table::four().oracle("V05").city(0, "V04").road(0, "r03c07 W-E").city(1, "V11").road(1, "r04c09 E-NW");
    let t = stage.clone().judged().turn(0, "RED3");
    assert_eq!(t.holder("V05"), None);
    let mut oldest = stage;
    oldest.s.house.oldest = true;
    assert_eq!(oldest.judged().turn(0, "RED3").holder("V05"), Some((0, 1)), "unless the oldest takes it");
}

#[test]
fn r27_oracles_wait_for_the_building() {
    // A foreign road to the oracle ends at r06c06; the tile there joins the oracle before the building is finished.
    let stage = Table::four().oracle("V19").city(0, "V16").road(0, "r05c09 NE-SW").city(1, "V20").road(1, "r07c11 E-W");
    let mut t = stage.judged().turn(0, "RED3");
    assert_eq!(t.holder("V19"), Some((1, 2)));
    t.go("Road r06c10 W-SE");
    assert_eq!(t.holder("V19"), Some((0, 1)), "two connections against one");
    let stage = Table::four().oracle("V05").city(0, "V12").road(0, "r05c05 E-W, r04c07 SW-NE, r03c07 SW-E");
    let mut t = stage.turn(0, "RED3");
    let mut before = t.clone();
    before.go("City r06c06");
    assert_eq!((before.holder("V05"), before.pending().is_some()), (t.holder("V05"), true));
    before.go("City V15").go("City V18");
    assert_eq!(before.holder("V05"), Some((0, 1)), "judged when nothing is pending");
    t.go("End");
}

#[test]
fn r46_only_active_markets_are_sold() {
    let t = joined().market(0, "V17").market(0, "V03").turn(0, "RED3");
    assert!(!t.can("Sell V17") && t.can("Sell V03") && t.can("Sell F01"));
    let zero = Table::four().city(0, "F01").turn(0, "RED3");
    assert!(zero.can("Sell F01"), "a value of 0 is no obstacle");
    assert_eq!(
        t.sheet(Touch::Village(village("V17"))).lines.iter().filter(|l| l.key == "about-market-inactive").count(),
        1
    );
}

#[test]
fn r47_cost_counts_the_unsold_markets_of_others() {
    let stage = joined().market(1, "V03").sold(2, "V03").market(3, "V03");
    let t = stage.turn(0, "RED3");
    assert_eq!(t.cost(0, "V03"), 1 + 2);
    assert_eq!(t.cost(1, "V03"), 1 + 1, "not one's own");
    let t = joined().market(1, "V03").turn(1, "RED3");
    assert!(!t.can("Build V03"), "no second one");
}

#[test]
fn r48_cost_counts_the_whole_city() {
    let stage = Table::four().city(0, "V03").city(0, "V10").road(0, "r02c02 NW-E, r05c04 NW-SE");
    let mut t = stage.turn(0, "RED3");
    assert_eq!(t.cost(1, "V03"), 2);
    t.go("City r03c03");
    assert_eq!(t.cost(1, "V03"), 3 + 1);
}

#[test]
fn r55_the_ends_are_a_set() {
    assert_eq!(way("SW-NE"), way("NE-SW"));
    let order: Vec<[&str; 2]> = Way::all().map(|way| way.ends().map(|side| side.id())).collect();
    assert_eq!(order[0], ["E", "SW"]);
    let rank = |id: &str| ["E", "SE", "SW", "W", "NW", "NE"].iter().position(|s| *s == id);
    assert!(order.iter().all(|[one, other]| rank(one) < rank(other)));
}

/// A draft in the middle of a road tile shows what is possible and what is not, in words.
#[test]
fn every_way_of_a_begun_road_has_its_words() {
    let mut t = Table::four().city(0, "F01").city(1, "V03").road(1, "r02c02 NW-E").turn(0, "RED3");
    t.input(Input::Act(Seat(0), Action::Road(hex("r01c01")))).expect("a hex with a way");
    let sheet = t.sheet(Touch::Hex(hex("r01c01")));
    let count = |key: &str| sheet.lines.iter().filter(|line| line.key == key).count();
    assert_eq!(count("about-way-can") + count("about-way-cannot"), 9);
    assert_eq!(count("about-way-can"), t.legal().len());
}
