//! Rulings 1 to 18: the phases, filling the seats, who may sit beside whom, ladies.

use super::stage::Stage;
use crate::pecunia_non_olet::Event;
use crate::pecunia_non_olet::Phase::{MarkersOff, Seating, TurnOpen};
use table::input::Refusal::{NotLegal, NotYourTurn};
use table::seat::Seat;

/// Three seats taken by citizens who stay long.
fn full(seats: u8) -> Stage {
    Stage::new(seats).at(0, "L", "CI17:9").at(0, "M", "CI18:9").at(0, "R", "CI19:9")
}

#[test]
fn r01_phases_in_order() {
    let mut t = Stage::new(2).at(0, "L", "CI06:1").at(0, "R", "CI17:4").queue(0, "LA05 LA06 LA07").set();
    for early in ["Seat M", "EndTurn", "FinishTurn"] {
        assert_eq!(t.refuses(early), NotLegal(Seat(0)), "{early}");
    }
    assert_eq!((t.s.phase, t.legal().as_str()), (TurnOpen, "Advance"));
    t.go("Advance");
    assert_eq!((t.s.phase, t.legal().as_str()), (MarkersOff, "Advance"));
    assert_eq!((t.latrine(0).as_str(), t.money()[0]), ("CI06:0 | [] | CI17:3", 0), "phase 1 collects nothing");
    t.go("Advance");
    assert_eq!((t.s.phase, t.legal().as_str()), (Seating, "Seat L, Seat M"));
    assert_eq!((t.latrine(0).as_str(), t.money()[0]), ("[] | [] | CI17:3", 2), "phase 2 takes no markers");
    assert_eq!(t.refuses("Advance"), NotLegal(Seat(0)));
    assert_eq!(t.refuses("EndTurn"), NotLegal(Seat(0)));
    t.go("Seat M").go("Seat L").go("EndTurn");
    assert_eq!(t.s.active, Seat(0), "the draw belongs to the turn");
    t.fate("eviction");
    assert_eq!((t.s.active, t.s.phase, t.hand(0).as_str()), (Seat(1), TurnOpen, "eviction"));
    assert_eq!(t.s.turns, 1);
}

#[test]
fn r02_one_marker_off_everybody_of_ones_own() {
    let stage = Stage::new(2).at(0, "L", "CI14:3").at(0, "M", "LA05:1 LA11:2").at(0, "R", "SE13:4");
    let stage = stage.at(0, "V1", "SL17:4").at(0, "V2", "LA13:4 LA14:3");
    let mut t = stage.at(1, "L", "SE06:2").at(1, "V1", "SE14:2").set();
    t.go("Advance");
    assert_eq!(t.latrine(0), "CI14:2 | LA05:0 LA11:1 | SE13:3 | SL17:3 | LA13:3 LA14:2");
    assert_eq!(t.latrine(1), "SE06:2 | [] | [] | SE14:2");
}

#[test]
fn r03_who_runs_out_later_pays_in_the_next_collecting() {
    let stage = full(2).phase(Seating).at(0, "L", "SE11:2").at(0, "V1", "LA14:2").hand(0, "great_haste great_haste");
    let mut t = stage.set();
    t.go("great_haste SE11").go("great_haste LA14");
    assert_eq!((t.latrine(0).as_str(), t.money()[0]), ("SE11:0 | CI18:9 | CI19:9 | LA14:0", 0));
    t.go("EndTurn").fate("eviction");
    assert_eq!((t.at(0, "L").as_str(), t.money()), ("SE11:0", vec![0, 0]));
    t.go("Advance").go("Advance");
    assert_eq!((t.at(0, "L").as_str(), t.money()), ("SE11:0", vec![0, 0]), "nor in a turn of somebody else");
    t.go("Seat L").go("Seat M").fate("CI01 CI02 CI03 CI04 CI05").go("Seat R").go("EndTurn").fate("eviction");
    t.go("Advance");
    assert_eq!(t.money()[0], 0);
    t.go("Advance");
    assert_eq!((t.latrine(0).as_str(), t.money()[0]), ("[] | CI18:8 | CI19:8", 8));
    let mut t = Stage::new(2).at(0, "L", "SE11:2").at(0, "M", "LA05:2 LA06:3").set();
    t.go("Advance").go("Advance");
    assert_eq!((t.latrine(0).as_str(), t.money()[0]), ("SE11:1 | LA05:1 LA06:2 | []", 0), "the last marker keeps");
}

#[test]
fn r04_none_left_stays_none() {
    let mut t = Stage::new(2).at(0, "L", "CI06:0").at(0, "R", "CI10:1").set();
    t.go("Advance");
    assert_eq!(t.latrine(0), "CI06:0 | [] | CI10:0");
    assert!(matches!(t.log.told(), [(_, Event::MarkersOff(Seat(0), 1))]), "and one marker is told of");
    t.go("Advance");
    assert_eq!((t.latrine(0).as_str(), t.money()[0]), ("[] | [] | []", 5));
}

#[test]
fn r05_the_front_customer_must_sit() {
    let stage = Stage::new(2).phase(Seating).at(0, "M", "CI06:2").villas(0, 1).queue(0, "SE09 CI01 LA05 LA06");
    let mut t = stage.hand(0, "villa_dixius").set();
    assert_eq!(t.legal(), "Seat L, Seat R, Seat V1, villa_dixius");
    assert_eq!(t.refuses("Seat M"), NotLegal(Seat(0)));
    assert_eq!(t.refuses("EndTurn"), NotLegal(Seat(0)));
    t.go("Seat R");
    assert_eq!(t.latrine(0), "[] | CI06:2 | SE09:3 | []", "and carries as many markers as the time says");
    assert_eq!(t.queue(0), "CI01 LA05 LA06");
    t.go("Seat V1").go("Seat L");
    assert_eq!(t.latrine(0), "LA05:2 | CI06:2 | SE09:3 | CI01:1");
    assert_eq!(t.legal(), "EndTurn, Join L, villa_dixius");
}

#[test]
fn r06_nobody_passes_a_blocked_front() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "SL10:2").at(0, "R", "SL11:2").queue(0, "SE09 CI01 LA05");
    let mut t = stage.set();
    assert_eq!(t.legal(), "EndTurn");
    for at in ["L", "M", "R"] {
        assert_eq!(t.refuses(&format!("Seat {at}")), NotLegal(Seat(0)));
    }
    t.go("EndTurn").fate("eviction");
    assert_eq!((t.latrine(0).as_str(), t.queue(0).as_str()), ("SL10:2 | [] | SL11:2", "SE09 CI01 LA05"));
    let mut t = Stage::new(2).phase(Seating).at(0, "M", "CI06:2").queue(0, "SE09 CI01 LA05").set();
    t.go("Seat L").go("Seat R");
    assert_eq!((t.latrine(0).as_str(), t.queue(0).as_str()), ("SE09:3 | CI06:2 | CI01:1", "LA05"), "strictly in order");
}

#[test]
fn r07_the_ban_works_both_ways() {
    let stage = |sits, front| Stage::new(2).phase(Seating).at(0, "L", sits).at(0, "R", "CI06:2").queue(0, front);
    assert_eq!(stage("SL10:2", "SE09").set().legal(), "EndTurn", "no senator beside a slave");
    assert_eq!(stage("SE09:2", "SL10").set().legal(), "EndTurn", "no slave beside a senator");
    assert_eq!(stage("SE09:2", "SE10").set().legal(), "Seat M");
    assert_eq!(stage("SL10:2", "SL11").set().legal(), "Seat M");
}

#[test]
fn r08_only_direct_neighbours_count() {
    let stage = |at, sits, front| Stage::new(2).phase(Seating).at(0, at, sits).queue(0, front);
    assert_eq!(stage("L", "SL10:2", "SE09").set().legal(), "Seat R");
    assert_eq!(stage("R", "SL10:2", "SE09").set().legal(), "Seat L");
    assert_eq!(stage("M", "SL10:2", "SE09").set().legal(), "EndTurn", "the middle has two neighbours");
    assert_eq!(stage("M", "SE09:2", "SL10").set().legal(), "EndTurn");
    assert_eq!(stage("L", "SE09:2", "SL10").set().legal(), "Seat R");
}

#[test]
fn r09_no_ban_for_villas() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "SL10:2").at(0, "M", "SL11:2").at(0, "R", "SL12:2");
    let mut t = stage.at(0, "V2", "SL13:2").queue(0, "SE09 CI01").set();
    assert_eq!(t.legal(), "Seat V1", "a senator beside slaves, next to a Villa with a slave");
    t.go("Seat V1");
    let stage = Stage::new(2).phase(Seating).at(0, "L", "CI06:2").at(0, "M", "CI07:2").at(0, "V1", "SE09:2");
    assert_eq!(stage.villas(0, 2).queue(0, "SL10").set().legal(), "Seat R, Seat V2", "nor for anyone elsewhere");
}

#[test]
fn r10_a_blocked_seat_need_not_be_cured() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "SL10:2").at(0, "R", "CI06:2").queue(0, "SE09 CI01");
    let mut t = stage.hand(0, "queue_jumper slave_market villa_dixius").set();
    assert_eq!(t.legal(), "EndTurn, slave_market, villa_dixius, queue_jumper");
    t.go("EndTurn").fate("eviction");
    assert_eq!((t.at(0, "M").as_str(), t.s.active), ("[]", Seat(1)));
}

#[test]
fn r11_cards_at_any_moment_of_ones_turn() {
    let stage = Stage::new(2).queue(0, "CI01 CI02 CI03 CI04").queue(1, "CI05 CI06").hand(1, "villa_dixius");
    let mut t = stage.hand(0, "queue_jumper queue_jumper latrine_swap villa_dixius eviction").set();
    assert_eq!(t.refuses_from(1, "villa_dixius"), NotYourTurn(Seat(1)));
    t.go("queue_jumper CI02").go("queue_jumper CI03").go("Advance");
    t.go("latrine_swap CI03 CI05").go("Advance");
    assert_eq!(t.queue(0), "CI05 CI02 CI01 CI04");
    t.go("Seat L").go("eviction CI01 P1").go("Seat R").go("villa_dixius").go("Seat V1");
    assert_eq!(t.latrine(0), "CI05:2 | [] | CI02:1 | CI04:1");
    assert_eq!(t.played(), "queue_jumper queue_jumper latrine_swap eviction");
}

#[test]
fn r12_the_draw_ends_the_turn() {
    let mut t = full(2).phase(Seating).hand(0, "eviction").set();
    t.go("EndTurn");
    assert_eq!(t.legal(), "", "nothing between the draw and the end");
    t.fate("villa_dixius");
    assert_eq!((t.s.active, t.hand(0).as_str()), (Seat(1), "eviction villa_dixius"));
    assert_eq!(t.refuses_from(0, "villa_dixius"), NotYourTurn(Seat(0)));
    t.go("Advance").go("Advance").go("Seat L").go("Seat M").fate("CI01 CI02 CI03 CI04 CI05").go("Seat R");
    t.go("EndTurn").fate("eviction");
    assert!(t.playable("villa_dixius"));
}

#[test]
fn r13_a_card_that_changes_nothing() {
    let all = "citizens_assembly fish_poisoning womens_forum great_haste latrine_gossip latrine_swap colosseum_break \
               eviction senate_meeting slave_market special_tax_slaves special_tax_citizens special_tax_senators \
               regular_guest villa_dixius queue_jumper";
    let queue = "SE01 SE02";
    let nobody = Stage::new(2).hand(0, all).queue(0, queue).queue(1, "SE03").gone("").money(0, 5).money(1, 5).set();
    let can = "Advance, latrine_swap, colosseum_break, eviction, senate_meeting, villa_dixius, queue_jumper";
    assert_eq!(nobody.legal(), can);
    let slaves = Stage::new(2).hand(0, all).queue(0, "SL02").queue(1, "SL03").gone("").at(1, "L", "SL01:0").set();
    let can = "Advance, fish_poisoning, latrine_swap, colosseum_break, eviction, slave_market, villa_dixius";
    assert_eq!(slaves.legal(), can, "nobody has money to tax, nobody of one's own can hurry");
    assert_eq!(slaves.targets("slave_market"), ["P0", "P1"]);
    let mut twins = Stage::new(2).hand(0, "latrine_swap").queue(0, "CI02").queue(1, "CI03").set();
    assert_eq!(twins.targets("latrine_swap"), ["CI02 CI03"], "cards are told apart by identity");
    twins.go("latrine_swap CI03 CI02");
    assert_eq!((twins.queue(0).as_str(), twins.queue(1).as_str()), ("CI03", "CI02"));
}

#[test]
fn r14_two_ladies_and_nobody_else_share_a_seat() {
    let stage = |sits: &str, front: &str| full(2).phase(Seating).at(0, "M", sits).queue(0, front);
    assert_eq!(stage("LA05:2", "LA06").set().legal(), "EndTurn, Join M");
    assert_eq!(stage("LA05:2 LA07:1", "LA06").set().legal(), "EndTurn", "never three");
    for other in ["SE01", "CI01", "SL01"] {
        assert_eq!(stage("LA05:2", other).set().legal(), "EndTurn", "{other} with a lady");
        assert_eq!(stage(&format!("{other}:2"), "LA06").set().legal(), "EndTurn", "a lady with {other}");
    }
}

#[test]
fn r15_each_lady_has_her_own_markers() {
    let stage = full(2).at(0, "M", "LA13:2").queue(0, "LA11 CI01 CI02").queue(1, "SE01 SE02 SE03 SE04 SE05 SE06 SE07");
    let mut t = stage.set();
    t.go("Advance").go("Advance").go("Join M");
    assert_eq!(t.at(0, "M"), "LA13:1 LA11:3");
    t.go("EndTurn").fate("eviction");
    t.go("Advance").go("Advance").go("Seat L").go("Seat M").go("Seat R").go("EndTurn").fate("eviction");
    t.go("Advance").go("Advance");
    assert_eq!((t.at(0, "M").as_str(), t.money()[0], t.gone().as_str()), ("LA11:2", 2, "LA13"));
}

#[test]
fn r16_the_other_lady_holds_the_seat() {
    let mut t = full(2).at(0, "M", "LA13:1 LA11:3").queue(0, "CI01 LA05").hand(0, "queue_jumper").set();
    t.go("Advance").go("Advance");
    assert_eq!((t.at(0, "M").as_str(), t.legal().as_str()), ("LA11:2", "EndTurn, queue_jumper"));
    t.go("queue_jumper LA05").go("Join M");
    assert_eq!(t.at(0, "M"), "LA11:2 LA05:2");
    let mut t = full(2).at(0, "M", "LA13:3 LA11:1").set();
    t.go("Advance").go("Advance");
    assert_eq!(t.at(0, "M"), "LA13:2", "and so does the one who came first");
}

#[test]
fn r17_joining_is_a_choice() {
    let mut t = Stage::new(2).phase(Seating).at(0, "M", "LA06:2").at(0, "V1", "LA07:2").queue(0, "LA05 CI01").set();
    assert_eq!(t.legal(), "Seat L, Seat R, Join M, Join V1");
    t.go("Join V1");
    assert_eq!((t.at(0, "V1").as_str(), t.legal().as_str()), ("LA07:2 LA05:2", "Seat L, Seat R"));
    let mut t = full(2).phase(Seating).at(0, "R", "LA06:2").queue(0, "LA05 CI01").set();
    assert_eq!(t.legal(), "EndTurn, Join R", "also when no seat is empty");
    t.go("EndTurn").fate("eviction");
    assert_eq!(t.queue(0), "LA05 CI01");
}

#[test]
fn r18_ladies_and_citizens_sit_beside_anyone() {
    for (beside, front) in [("SE01:1", "CI01"), ("SE01:1", "LA01"), ("SL01:1", "CI01"), ("SL01:1", "LA01")] {
        let t = Stage::new(2).phase(Seating).at(0, "M", beside).queue(0, front).set();
        assert_eq!(t.legal(), "Seat L, Seat R", "{front} beside {beside}");
    }
    for (beside, front) in [("CI01:1", "SE01"), ("CI01:1", "SL01"), ("LA01:1 LA02:1", "SE01"), ("LA01:1", "SL01")] {
        let t = Stage::new(2).phase(Seating).at(0, "M", beside).queue(0, front).set();
        assert_eq!(t.legal(), "Seat L, Seat R", "{front} beside {beside}");
    }
}
