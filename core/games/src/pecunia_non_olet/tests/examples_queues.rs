//! The worked examples E20 to E34: queues, Villas, ladies, seating, piles that run out. One test each, complete.

use super::stage::Stage;
use crate::pecunia_non_olet::Phase::{Colosseum, Seating, TurnOpen};
use table::seat::Seat;

#[test]
fn e20_swap() {
    let stage = Stage::new(2).queue(0, "SL17 CI01 CI02").queue(1, "CI03 SE06").hand(0, "latrine_swap");
    let mut t = stage.set();
    assert_eq!(t.targets("latrine_swap").len(), 6);
    t.go("latrine_swap SL17 SE06");
    assert_eq!((t.queue(0).as_str(), t.queue(1).as_str()), ("SE06 CI01 CI02", "CI03 SL17"));
}

#[test]
fn e21_eviction_of_the_last_customer() {
    let stage = Stage::new(2).queue(0, "SL17 CI01").queue(1, "SE06").hand(0, "eviction");
    let mut t = stage.pile("CI15 CI16 CI17 CI18 CI19 CI20").set();
    t.go("eviction SE06 P0");
    assert_eq!(t.queue(0), "SL17 CI01 SE06");
    t.fate("CI15 CI16 CI17 CI18 CI19");
    assert_eq!((t.queue(1).as_str(), t.pile().as_str()), ("CI15 CI16 CI17 CI18 CI19", "CI20"));
}

#[test]
fn e22_queue_jumper_as_an_attack() {
    let mut t = Stage::new(2).queue(0, "CI01").queue(1, "SE06 CI03 SL20").hand(0, "queue_jumper").set();
    assert_eq!(t.targets("queue_jumper"), ["CI03", "SL20"]);
    t.refuses("queue_jumper SE06");
    t.go("queue_jumper SL20");
    assert_eq!(t.queue(1), "SL20 SE06 CI03");
}

#[test]
fn e23_regular_guest() {
    let stage = || Stage::new(2).queue(0, "CI01").hand(0, "regular_guest");
    let mut t = stage().gone("SL01 SE06").set();
    assert_eq!(t.targets("regular_guest"), ["P0", "P1"]);
    t.go("regular_guest P0");
    assert_eq!((t.queue(0).as_str(), t.gone().as_str()), ("CI01 SE06", "SL01"));
    assert!(!stage().gone("").set().playable("regular_guest"));
}

#[test]
fn e24_colosseum() {
    let mut t = Stage::new(3).queue(0, "CI01").queue(1, "CI03").queue(2, "CI04").hand(0, "colosseum_break").set();
    t.go("colosseum_break").fate("SL20 SE06 SL17");
    assert_eq!(t.s.phase, Colosseum);
    assert_eq!(t.legal().split(", ").filter(|c| c.starts_with("Assign")).count(), 9);
    assert_eq!(t.actions(Seat(0)).len(), 9);
    t.go("Assign SE06 P0").go("Assign SL20 P2").go("Assign SL17 P1");
    assert_eq!(t.queue(0), "CI01 SE06");
    assert_eq!(t.queue(1), "CI03 SL17");
    assert_eq!(t.queue(2), "CI04 SL20");
    assert_eq!((t.s.phase, t.played().as_str()), (TurnOpen, "colosseum_break"));
}

#[test]
fn e25_villa_beside_slaves() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "SL10:2").at(0, "M", "CI06:2").at(0, "R", "SL11:2");
    let mut t = stage.queue(0, "SE06 CI01").hand(0, "villa_dixius").queue(1, "SE01 SE02 SE03 SE04 SE05 SE07").set();
    assert_eq!(t.legal(), "EndTurn, villa_dixius");
    t.go("villa_dixius");
    assert_eq!(t.legal(), "Seat V1");
    t.go("Seat V1");
    assert_eq!(t.at(0, "V1"), "SE06:2");
    t.go("EndTurn").fate("eviction");
    t.go("Advance").go("Advance").go("Seat L").go("Seat M").go("Seat R").go("EndTurn").fate("eviction");
    t.go("Advance").go("Advance");
    assert_eq!(t.latrine(0), "SL10:1 | CI06:1 | SL11:1 | SE06:1");
    t.go("EndTurn").fate("eviction");
    t.go("Advance").go("Advance").go("Seat L").go("EndTurn").fate("eviction");
    t.go("Advance");
    assert_eq!((t.at(0, "V1").as_str(), t.money()[0]), ("SE06:0", 0));
    t.go("Advance");
    assert_eq!((t.latrine(0).as_str(), t.money()[0]), ("[] | [] | []", 11));
    assert_eq!(t.played(), "villa_dixius");
}

#[test]
fn e26_villa_with_two_ladies() {
    let mut t = Stage::new(2).at(0, "V1", "LA02:1 LA09:3").set();
    t.go("Advance").go("Advance");
    assert_eq!(t.money(), [2, 0]);
    assert_eq!((t.at(0, "V1").as_str(), t.played().as_str()), ("LA09:2", ""));
}

#[test]
fn e27_two_ladies_on_one_seat() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "CI06:1").at(0, "R", "CI07:1");
    let mut t = stage.queue(0, "LA05 LA12 SL06").set();
    assert_eq!(t.legal(), "Seat M");
    t.go("Seat M");
    assert_eq!(t.legal(), "EndTurn, Join M");
    t.go("Join M");
    assert_eq!(t.at(0, "M"), "LA05:2 LA12:3");
    assert_eq!(t.legal(), "EndTurn");
}

#[test]
fn e28_lady_sit_or_join() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "LA04:1").at(0, "R", "CI07:1");
    let mut t = stage.queue(0, "LA05 SE06").set();
    assert_eq!(t.legal(), "Seat M, Join L");
    t.go("Join L");
    assert_eq!(t.at(0, "L"), "LA04:1 LA05:2");
    assert_eq!(t.legal(), "Seat M");
}

#[test]
fn e29_no_third_lady() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "LA04:1 LA06:2").at(0, "M", "CI06:1").at(0, "R", "CI07:1");
    let t = stage.queue(0, "LA05").set();
    assert_eq!(t.legal(), "EndTurn");
}

#[test]
fn e30_two_empty_seats_one_fits() {
    let mut t = Stage::new(2).phase(Seating).at(0, "L", "SL06:1").queue(0, "SE06 SL07").set();
    assert_eq!(t.legal(), "Seat R");
    t.go("Seat R");
    assert_eq!(t.latrine(0), "SL06:1 | [] | SE06:2");
    assert_eq!(t.legal(), "EndTurn");
}

#[test]
fn e31_outer_seats_are_not_neighbours() {
    let t = Stage::new(2).phase(Seating).at(0, "L", "SL06:1").at(0, "M", "CI06:1").queue(0, "SE06").set();
    assert_eq!(t.legal(), "Seat R");
}

#[test]
fn e32_refill_in_the_middle_of_seating() {
    let stage = Stage::new(2).phase(Seating).at(0, "R", "CI07:1").queue(0, "CI01");
    let mut t = stage.pile("CI15 CI16 CI17 CI18 CI19 SL20").set();
    t.go("Seat L").fate("CI15 CI16 CI17 CI18 CI19");
    assert_eq!((t.queue(0).as_str(), t.pile().as_str()), ("CI15 CI16 CI17 CI18 CI19", "SL20"));
    assert_eq!((t.s.phase, t.legal().as_str()), (Seating, "Seat M"));
    t.go("Seat M");
    assert_eq!(t.latrine(0), "CI01:1 | CI15:3 | CI07:1");
}

#[test]
fn e33_draw_pile_runs_out() {
    let stage = Stage::new(2).phase(Seating).at(0, "M", "CI06:1").at(0, "R", "CI07:1").queue(0, "CI01");
    let mut t = stage.pile("CI18 CI19").gone("SE01 SL02 LA03 CI04").set();
    t.go("Seat L").fate("CI19 CI18");
    assert_eq!((t.queue(0).as_str(), t.gone().as_str()), ("CI19 CI18", ""));
    assert_eq!(t.pile(), "SE01 CI04 SL02 LA03");
    t.fate("LA03 SE01 CI04");
    assert_eq!((t.queue(0).as_str(), t.pile().as_str()), ("CI19 CI18 LA03 SE01 CI04", "SL02"));
    assert_eq!((t.gone().as_str(), t.legal().as_str()), ("", "EndTurn"));
}

#[test]
fn e34_action_pile_runs_out() {
    let stage = |played| {
        let full = Stage::new(2).phase(Seating).at(0, "L", "CI01:1").at(0, "M", "CI02:1").at(0, "R", "CI03:1");
        full.deck("").played(played)
    };
    let mut t = stage("eviction slave_market").set();
    t.go("EndTurn");
    assert!(t.admits("eviction") && !t.admits("villa_dixius"));
    t.fate("slave_market");
    assert_eq!((t.hand(0).as_str(), t.deck().as_str(), t.played().as_str()), ("slave_market", "eviction", ""));
    let mut t = stage("").set();
    t.go("EndTurn");
    assert_eq!((t.hand(0).as_str(), t.s.active, t.s.phase), ("", Seat(1), TurnOpen));
}
