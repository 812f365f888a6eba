//! Rulings 19 to 33: queues that refill, and what the action cards do.

use super::stage::Stage;
use crate::pecunia_non_olet::Event;
use crate::pecunia_non_olet::Phase::{MarkersOff, Seating};
use table::input::Refusal::NotLegal;
use table::seat::Seat;

#[test]
fn r19_an_empty_queue_refills_at_once() {
    let stage = Stage::new(3).phase(MarkersOff).queue(0, "CI01").queue(1, "SE01").queue(2, "SL01 SE02");
    let mut t = stage.hand(0, "senate_meeting eviction eviction").pile("CI11 CI12 CI13 CI14 CI15 CI16 CI17").set();
    t.go("eviction SL01 P0");
    assert_eq!((t.queue(0).as_str(), t.queue(2).as_str()), ("CI01 SL01", "SE02"), "one who waits is enough");
    t.go("senate_meeting P1").fate("CI11 CI12 CI13 CI14 CI15");
    assert_eq!(t.queue(1), "CI11 CI12 CI13 CI14 CI15", "in the turn of somebody else");
    t.go("eviction SE02 P1");
    assert_eq!(t.queue(1), "CI11 CI12 CI13 CI14 CI15 SE02", "and a queue may grow");
    t.fate("CI17 CI16").fate("SE01 LA01 LA02");
    assert_eq!(t.queue(2), "CI17 CI16 SE01 LA01 LA02", "the pile is renewed in between");
    let stage = Stage::new(2).phase(Seating).queue(0, "SE01").at(0, "V1", "SE02:1").hand(0, "senate_meeting");
    let mut t = stage.queue(1, "SE03").option("sweep_scope", "all_players").active(0).set();
    t.go("senate_meeting").fate("CI01 CI02 CI03 CI04 CI05").fate("LA01 LA02 LA03 LA04 LA05");
    assert_eq!(t.queue(0), "CI01 CI02 CI03 CI04 CI05", "the active player's first");
    assert_eq!(t.queue(1), "LA01 LA02 LA03 LA04 LA05");
    let mut t = Stage::new(3).phase(Seating).active(1).queue(1, "CI01").set();
    t.go("Seat L").fate("CI02 CI03 CI04 CI05 CI06").go("Seat M");
    assert_eq!(t.queue(1), "CI03 CI04 CI05 CI06", "in the middle of filling the seats");
}

#[test]
fn r20_sweeps_hit_the_player_named() {
    let sweeps = [
        ("citizens_assembly", "CI11", "CI12", "CI13", "CI14", "CI15"),
        ("womens_forum", "LA11", "LA12", "LA13", "LA14", "LA15"),
        ("senate_meeting", "SE11", "SE12", "SE13", "SE14", "SE15"),
        ("slave_market", "SL11", "SL12", "SL13", "SL14", "SL15"),
    ];
    for (card, one, two, three, four, five) in sweeps {
        for hit in 0..2 {
            let other = 1 - hit;
            let sits = |id: &str| format!("{id}:3");
            let calm = if card == "womens_forum" { "CI01" } else { "LA01" };
            let stage = Stage::new(3).hand(0, card).money(0, 3).money(1, 4).at(hit, "L", &sits(one));
            let stage = stage
                .at(hit, "M", &sits(calm))
                .at(hit, "V1", &sits(two))
                .queue(hit, &format!("{three} SL01 {four} SE01 CI02 LA02"));
            let mut t = stage.at(other, "R", &sits(five)).queue(2, "SL02 SE02 CI03 LA03").set();
            assert!(t.targets(card).starts_with(&["P0".to_owned(), "P1".to_owned()]));
            t.go(&format!("{card} P{hit}"));
            let swept = |e: &Event| matches!(e, Event::Swept(Seat(p), k, n) if (*p, k.id()) == (hit, card) && *n > 3);
            assert_eq!(t.log.told().iter().filter(|(_, e)| swept(e)).count(), 1, "and it is told");
            let class = &one[..2];
            let stay: Vec<&str> = ["SL01", "SE01", "CI02", "LA02"].into_iter().filter(|c| &c[..2] != class).collect();
            assert_eq!(t.queue(hit), stay.join(" "));
            assert_eq!(t.latrine(hit), format!("[] | {calm}:3 | []"));
            assert_eq!(t.at(other, "R"), sits(five), "nobody else is hit");
            assert_eq!((t.queue(2).as_str(), t.money()), ("SL02 SE02 CI03 LA03", vec![3, 4, 0]), "and nobody pays");
            assert_eq!(t.played(), format!("villa_dixius {card}"));
        }
    }
    let t = Stage::new(3).hand(0, "slave_market").queue(1, "CI01 SL01").at(2, "L", "SL02:1").set();
    assert_eq!(t.targets("slave_market"), ["P1", "P2"], "only who has the class can be named");
}

#[test]
fn r21_ladies_are_no_citizens() {
    let stage =
        || Stage::new(2).at(1, "L", "LA05:2").at(1, "M", "LA06:1 LA07:1").money(0, 9).money(1, 9).queue(1, "LA01 SE01");
    let t = stage().queue(0, "SE02").hand(0, "citizens_assembly special_tax_citizens").set();
    assert_eq!(t.legal(), "Advance");
    let mut t = stage().at(1, "R", "CI01:1").hand(0, "citizens_assembly special_tax_citizens").set();
    t.go("special_tax_citizens").go("citizens_assembly P1");
    assert_eq!(t.money(), [9, 8]);
    assert_eq!((t.latrine(1).as_str(), t.queue(1).as_str()), ("LA05:2 | LA06:1 LA07:1 | []", "LA01 SE01"));
    let mut t = stage().at(1, "R", "CI01:1").hand(0, "womens_forum").set();
    t.go("womens_forum P1");
    assert_eq!((t.latrine(1).as_str(), t.queue(1).as_str()), ("[] | [] | CI01:1", "SE01"));
}

#[test]
fn r22_taxes_count_everybody_seated() {
    for (tax, class) in [("special_tax_slaves", "SL"), ("special_tax_citizens", "CI"), ("special_tax_senators", "SE")] {
        let id = |n: u8| format!("{class}{n:02}");
        let sits = |n: u8| format!("{}:1", id(n));
        let stage = Stage::new(3).money(0, 9).money(1, 9).money(2, 9).hand(0, tax);
        let stage = stage.at(0, "L", &sits(1)).at(0, "V1", &sits(2)).at(1, "V1", &sits(3)).at(1, "V2", &sits(4));
        let stage = stage.at(1, "M", &sits(5)).at(2, "R", "LA05:1").queue(0, &id(6)).queue(1, &id(7)).queue(2, &id(8));
        let mut t = stage.set();
        t.go(tax);
        assert_eq!(t.money(), [7, 6, 9], "{tax}");
        assert_eq!(t.played(), tax);
        assert_eq!(t.at(1, "V2"), sits(4), "nobody leaves");
    }
}

#[test]
fn r23_who_has_too_little_pays_what_there_is() {
    let stage = Stage::new(3).money(0, 1).money(1, 2).money(2, 0).hand(0, "special_tax_slaves");
    let stage = stage.at(0, "L", "SL01:1").at(0, "M", "SL02:1").at(1, "L", "SL03:1").at(1, "M", "SL04:1");
    let mut t = stage.at(1, "R", "SL05:1").at(2, "M", "SL06:1").set();
    t.go("special_tax_slaves");
    assert_eq!(t.money(), [0, 0, 0]);
}

#[test]
fn r24_haste_takes_the_only_marker() {
    let stage =
        Stage::new(2).at(0, "L", "CI01:1").at(0, "M", "LA01:0 LA02:3").at(0, "R", "CI02:0").at(0, "V1", "CI03:2");
    let mut t = stage.at(1, "L", "CI04:3").hand(0, "great_haste great_haste great_haste").set();
    assert_eq!(t.targets("great_haste"), ["CI01", "LA02", "CI03"]);
    assert_eq!(t.refuses("great_haste CI02"), NotLegal(Seat(0)));
    assert_eq!(t.refuses("great_haste CI04"), NotLegal(Seat(0)));
    t.go("great_haste CI01").go("great_haste LA02").go("great_haste CI03");
    assert_eq!(t.latrine(0), "CI01:0 | LA01:0 LA02:1 | CI02:0 | CI03:0");
    let stage = |markers: &str| Stage::new(2).at(0, "R", &format!("CI06:{markers}")).hand(0, "great_haste").set();
    assert!(stage("1").playable("great_haste") && !stage("0").playable("great_haste"));
}

#[test]
fn r25_fish_beyond_the_printed_time() {
    let stage =
        Stage::new(3).at(0, "L", "CI05:1").at(1, "L", "SE15:5").at(1, "M", "LA01:1 LA02:1").at(2, "V1", "SL01:0");
    let mut t = stage.hand(0, "fish_poisoning fish_poisoning fish_poisoning fish_poisoning").set();
    assert_eq!(t.targets("fish_poisoning"), ["SE15", "LA01", "LA02", "SL01"]);
    assert_eq!(t.refuses("fish_poisoning CI05"), NotLegal(Seat(0)));
    t.go("fish_poisoning SE15").go("fish_poisoning SE15").go("fish_poisoning LA02").go("fish_poisoning SL01");
    assert_eq!((t.latrine(1).as_str(), t.at(2, "V1").as_str()), ("SE15:9 | LA01:1 LA02:3 | []", "SL01:2"));
}

#[test]
fn r26_gossip_lifts_the_lower_number() {
    let stage = Stage::new(3).at(0, "L", "LA01:1 LA02:2").at(1, "L", "LA03:1 LA04:4").at(1, "M", "LA05:2 LA06:2");
    let stage = stage.at(1, "R", "LA07:3").at(2, "V1", "LA08:5 LA09:0").hand(0, "latrine_gossip latrine_gossip");
    let mut t = stage.set();
    assert_eq!(t.targets("latrine_gossip"), ["1.L", "2.V1"]);
    for never in ["0.L", "1.M", "1.R"] {
        assert_eq!(t.refuses(&format!("latrine_gossip {never}")), NotLegal(Seat(0)), "{never}");
    }
    t.go("latrine_gossip 1.L").go("latrine_gossip 2.V1");
    assert_eq!((t.at(1, "L").as_str(), t.at(2, "V1").as_str()), ("LA03:4 LA04:4", "LA08:5 LA09:5"));
}

#[test]
fn r27_swap_between_two_queues() {
    let stage = Stage::new(3).queue(0, "CI01").queue(1, "SE01 SE02 SE03").queue(2, "SL01 SL02");
    let mut t = stage.at(1, "L", "LA01:1").hand(0, "latrine_swap latrine_swap").set();
    assert_eq!(t.targets("latrine_swap").len(), 3 + 2 + 6);
    assert_eq!(t.refuses("latrine_swap SE01 SE02"), NotLegal(Seat(0)), "one queue is not enough");
    assert_eq!(t.refuses("latrine_swap CI01 LA01"), NotLegal(Seat(0)), "nor somebody seated");
    t.go("latrine_swap SL01 SE02");
    assert_eq!((t.queue(1).as_str(), t.queue(2).as_str()), ("SE01 SL01 SE03", "SE02 SL02"), "both of others");
    t.go("latrine_swap SE01 CI01");
    assert_eq!((t.queue(0).as_str(), t.queue(1).as_str()), ("SE01", "CI01 SL01 SE03"));
}

#[test]
fn r28_eviction_to_the_end_of_another_queue() {
    let stage = Stage::new(3).queue(0, "CI01 CI02").queue(1, "SE01 SE02 SE03").queue(2, "SL01").at(1, "L", "LA01:1");
    let mut t = stage.hand(0, "eviction eviction").set();
    assert_eq!(t.targets("eviction").len(), 6 * 2);
    assert_eq!(t.refuses("eviction SE01 P1"), NotLegal(Seat(0)), "not within a queue");
    assert_eq!(t.refuses("eviction LA01 P0"), NotLegal(Seat(0)), "not from a seat");
    t.go("eviction SE02 P2");
    assert_eq!((t.queue(1).as_str(), t.queue(2).as_str()), ("SE01 SE03", "SL01 SE02"));
    t.go("eviction CI01 P1");
    assert_eq!((t.queue(0).as_str(), t.queue(1).as_str()), ("CI02", "SE01 SE03 CI01"));
}

#[test]
fn r29_pushing_in_within_one_queue() {
    let stage = Stage::new(3).queue(0, "CI01 CI02").queue(1, "SE01 SE02 SE03 SE04").queue(2, "SL01");
    let mut t = stage.hand(0, "queue_jumper queue_jumper").set();
    assert_eq!(t.targets("queue_jumper"), ["CI02", "SE02", "SE03", "SE04"]);
    for front in ["CI01", "SE01", "SL01"] {
        assert_eq!(t.refuses(&format!("queue_jumper {front}")), NotLegal(Seat(0)));
    }
    t.go("queue_jumper SE03").go("queue_jumper CI02");
    assert_eq!((t.queue(0).as_str(), t.queue(1).as_str()), ("CI02 CI01", "SE03 SE01 SE02 SE04"));
}

#[test]
fn r30_the_guest_comes_from_the_discard_pile() {
    let stage = || Stage::new(3).queue(0, "CI01").queue(1, "CI02 CI03").hand(0, "regular_guest regular_guest");
    let mut t = stage().gone("SL01 SE06 LA05").set();
    t.go("regular_guest P1");
    assert_eq!((t.queue(1).as_str(), t.gone().as_str()), ("CI02 CI03 LA05", "SL01 SE06"));
    t.go("regular_guest P0");
    assert_eq!((t.queue(0).as_str(), t.gone().as_str()), ("CI01 SE06", "SL01"));
    let t = stage().gone("").set();
    assert!(!t.playable("regular_guest"), "the draw pile does not help");
}

#[test]
fn r31_order_on_the_discard_pile() {
    let stage = || {
        let stage = Stage::new(2).at(0, "L", "SL01:1").at(0, "M", "LA02:1 LA01:1").at(0, "R", "SE01:1");
        stage.at(0, "V1", "LA04:1 LA03:1").at(0, "V2", "CI01:1").gone("CI20")
    };
    let mut t = stage().set();
    t.go("Advance").go("Advance");
    assert_eq!(t.gone(), "CI20 SL01 LA02 LA01 SE01 LA04 LA03 CI01");
    let mut t = stage().queue(0, "LA07 CI02 LA06 LA05").hand(0, "womens_forum").set();
    t.go("womens_forum P0");
    assert_eq!(t.gone(), "CI20 LA02 LA01 LA04 LA03 LA07 LA06 LA05");
}

#[test]
fn r32_a_villa_goes_once_used_and_emptied() {
    let stage = Stage::new(2).at(0, "L", "CI17:9").at(0, "V2", "SE06:1").at(0, "V3", "LA05:3 LA06:1");
    let mut t = stage.hand(1, "senate_meeting").set();
    t.go("Advance").go("Advance");
    assert_eq!(t.latrine(0), "CI17:8 | [] | [] | [] | LA05:2", "the unused one stays, and who remains moves up");
    assert_eq!((t.played().as_str(), t.s.players[0].villas), ("villa_dixius", 2));
    for (used, unused, stays) in [("V1", "V2", "V3"), ("V2", "V3", "V1"), ("V3", "V2", "V1"), ("V3", "V1", "V2")] {
        let mut t = Stage::new(2).villas(0, 3).at(0, used, "SE06:1").at(0, stays, "SE07:2").set();
        assert_eq!(t.at(0, unused), "[]");
        t.go("Advance").go("Advance");
        let left = if unused < stays { "[] | SE07:1" } else { "SE07:1 | []" };
        assert_eq!((t.latrine(0), t.played().as_str()), (format!("[] | [] | [] | {left}"), "villa_dixius"));
    }
    let stage = Stage::new(2).active(1).at(0, "V1", "SE06:4").at(0, "V2", "CI06:3").at(0, "V3", "SE07:1");
    let mut t = stage.hand(1, "senate_meeting").set();
    t.go("senate_meeting P0");
    assert_eq!(t.latrine(0), "[] | [] | [] | CI06:3", "a sweep empties them too");
    let mut t = Stage::new(2).hand(0, "villa_dixius villa_dixius").queue(0, "SE01 CI01 CI02 CI03 CI04 CI05").set();
    t.go("villa_dixius").go("Advance").go("villa_dixius").go("Advance");
    assert_eq!(t.legal(), "Seat L, Seat M, Seat R, Seat V1, Seat V2", "several, each on its own");
    let mut t = Stage::new(2).villas(1, 1).villas(0, 1).at(0, "L", "SE01:3").hand(0, "senate_meeting").set();
    t.go("senate_meeting P0");
    assert_eq!((t.s.players[0].villas, t.s.players[1].villas, t.played().as_str()), (1, 1, "senate_meeting"));
}

#[test]
fn r33_a_villa_that_lies_is_in_no_pile() {
    let stage = Stage::new(2).hand(0, "villa_dixius queue_jumper").queue(0, "CI01 CI02 CI03 CI04 CI05");
    let mut t = stage.deck("").played("").set();
    t.go("villa_dixius");
    assert_eq!((t.hand(0).as_str(), t.played().as_str(), t.s.players[0].villas), ("queue_jumper", "", 1));
    t.go("queue_jumper CI02").go("Advance").go("Advance");
    t.go("Seat L").go("Seat M").go("Seat R").go("Seat V1").go("EndTurn");
    assert!(!t.admits("villa_dixius") && t.admits("queue_jumper"), "nor is it shuffled into the new one");
}
