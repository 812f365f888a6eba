//! The worked examples E1 to E19: phases, marker cards, sweeps, taxes. One test each, complete.

use super::stage::Stage;
use crate::pecunia_non_olet::Phase::{MarkersOff, Over, Seating, TurnOpen};
use crate::pecunia_non_olet::words::Touch;
use table::input::Refusal::Over as GameIsOver;
use table::seat::Seat;

#[test]
fn e01_senator_blocked_by_a_slave() {
    let t = Stage::new(2).phase(Seating).at(0, "L", "CI06:2").at(0, "R", "SL10:2").queue(0, "SE09 CI01").set();
    assert_eq!(t.legal(), "EndTurn");
    let mut t = t;
    t.go("EndTurn").fate("villa_dixius");
    assert_eq!((t.at(0, "M").as_str(), t.queue(0).as_str()), ("[]", "SE09 CI01"));
}

#[test]
fn e02_slave_blocked_by_a_senator() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "SE09:2").at(0, "R", "CI11:1");
    let mut t = stage.queue(0, "SL06 CI02 LA05").hand(0, "queue_jumper").set();
    assert_eq!(t.legal(), "EndTurn, queue_jumper");
    t.go("queue_jumper CI02");
    assert_eq!(t.queue(0), "CI02 SL06 LA05");
    assert_eq!(t.legal(), "Seat M");
    t.go("Seat M");
    assert_eq!((t.at(0, "M").as_str(), t.queue(0).as_str()), ("CI02:1", "SL06 LA05"));
    assert_eq!(t.legal(), "EndTurn");
}

#[test]
fn e03_after_setup() {
    use super::play::Table;
    let mut t = Table::fresh(4, &[]);
    let seven = [
        ("SE01 SL01 CI01 CI02 CI03 CI04 CI05", "SE01:1 | [] | SL01:1"),
        ("SL20 LA15 SE02 SE03 SE04 SE05 SE06", "SL20:5 | [] | LA15:5"),
        ("CI20 CI19 SL02 SL03 SL04 SL05 SL06", "CI20:5 | [] | CI19:4"),
        ("LA01 SE15 LA02 LA03 LA04 LA05 LA06", "LA01:1 | [] | SE15:5"),
    ];
    for (dealt, _) in seven {
        t.fate(dealt);
    }
    for _ in seven {
        t.fate("fish_poisoning eviction");
    }
    t.fate("P2");
    assert_eq!((t.s.active, t.s.phase), (Seat(2), TurnOpen));
    for (p, (dealt, latrine)) in (0..).zip(seven) {
        assert_eq!(t.latrine(p), latrine);
        assert_eq!(t.queue(p), dealt[10..]);
        assert_eq!(t.hand(p), "fish_poisoning eviction");
    }
    assert_eq!((t.s.pile.len(), t.s.deck.len()), (42, 32));
    assert_eq!(t.money(), [0; 4]);
}

#[test]
fn e04_phases_1_and_2() {
    let stage = Stage::new(2).money(0, 7).at(0, "L", "SE04:1").at(0, "M", "CI14:3").at(0, "R", "LA05:1 LA11:2");
    let mut t = stage.set();
    t.go("Advance");
    assert_eq!(t.latrine(0), "SE04:0 | CI14:2 | LA05:0 LA11:1");
    assert_eq!(t.money(), [7, 0]);
    t.go("Advance");
    assert_eq!(t.money(), [13, 0]);
    assert_eq!(t.gone(), "SE04 LA05");
    assert_eq!(t.latrine(0), "[] | CI14:2 | LA11:1");
    assert_eq!(t.s.phase, Seating);
}

#[test]
fn e05_win_exactly() {
    let mut t = Stage::new(2).money(0, 25).money(1, 29).at(0, "L", "SE06:1").set();
    t.go("Advance").go("Advance");
    assert_eq!((t.money(), t.s.phase), (vec![30, 29], Over));
    assert_eq!(t.places(), Some(vec![1, 2]));
    assert_eq!(t.refuses("Advance"), GameIsOver);
    assert_eq!(t.refuses_from(1, "Advance"), GameIsOver);
}

#[test]
fn e06_one_short() {
    let mut t = Stage::new(2).money(0, 25).money(1, 29).at(0, "L", "SE04:1").set();
    t.go("Advance").go("Advance");
    assert_eq!((t.money(), t.s.phase), (vec![29, 29], Seating));
    assert_eq!(t.places(), None);
}

#[test]
fn e07_haste_before_collecting() {
    let mut t = Stage::new(2).at(0, "L", "SE11:3").hand(0, "great_haste").set();
    t.go("Advance");
    assert_eq!((t.at(0, "L").as_str(), t.s.phase), ("SE11:2", MarkersOff));
    t.go("great_haste SE11");
    assert_eq!((t.at(0, "L").as_str(), t.s.phase), ("SE11:0", MarkersOff));
    t.go("Advance");
    assert_eq!((t.at(0, "L").as_str(), t.money()), ("[]", vec![5, 0]));
}

#[test]
fn e08_haste_after_collecting() {
    let stage = Stage::new(2).phase(Seating).at(0, "M", "CI15:2").at(0, "R", "CI16:1");
    let mut t = stage.queue(0, "SE06 CI01").hand(0, "great_haste").queue(1, "CI20").set();
    assert_eq!(t.legal(), "Seat L, great_haste");
    t.go("Seat L").go("great_haste SE06");
    assert_eq!((t.at(0, "L").as_str(), t.money()), ("SE06:0", vec![0, 0]));
    t.go("EndTurn").fate("villa_dixius");
    t.go("Advance").go("Advance").go("Seat L").fate("CI02 CI03 CI04 CI05 CI06").go("Seat M").go("Seat R");
    t.go("EndTurn").fate("villa_dixius");
    assert_eq!(t.money(), [0, 0]);
    t.go("Advance");
    assert_eq!(t.latrine(0), "SE06:0 | CI15:1 | CI16:0");
    t.go("Advance");
    assert_eq!((t.money(), t.gone().as_str()), (vec![8, 0], "SE06 CI16"));
}

#[test]
fn e09_haste_on_one_marker() {
    let stage = |markers| Stage::new(2).phase(MarkersOff).at(0, "L", markers).hand(0, "great_haste");
    let mut t = stage("SL20:1").set();
    t.go("great_haste SL20");
    assert_eq!(t.at(0, "L"), "SL20:0");
    let t = stage("SL20:0").set();
    assert!(!t.playable("great_haste"));
    assert_eq!(t.legal(), "Advance");
}

#[test]
fn e10_fish_poisoning() {
    let stage = Stage::new(2).at(1, "L", "SE15:1").at(1, "M", "LA05:2 LA08:1").hand(0, "fish_poisoning");
    let t = stage.set();
    assert_eq!(t.targets("fish_poisoning"), ["SE15", "LA05", "LA08"]);
    let mut senator = t.clone();
    senator.go("fish_poisoning SE15");
    assert_eq!(senator.latrine(1), "SE15:3 | LA05:2 LA08:1 | []");
    let mut lady = t;
    lady.go("fish_poisoning LA08");
    assert_eq!(lady.latrine(1), "SE15:1 | LA05:2 LA08:3 | []");
}

#[test]
fn e11_gossip() {
    let stage = |who, ladies| Stage::new(2).at(who, "M", ladies).hand(0, "latrine_gossip");
    let mut t = stage(1, "LA13:4 LA02:1").set();
    assert_eq!(t.targets("latrine_gossip"), ["1.M"]);
    t.go("latrine_gossip 1.M");
    assert_eq!(t.at(1, "M"), "LA13:4 LA02:4");
    assert!(!stage(1, "LA13:1 LA02:1").set().playable("latrine_gossip"));
    assert!(!stage(0, "LA13:4 LA02:1").set().playable("latrine_gossip"));
}

#[test]
fn e12_senate_meeting() {
    let stage = Stage::new(3).money(0, 3).money(1, 4).money(2, 5).hand(0, "senate_meeting");
    let stage = stage.at(1, "L", "SE06:1").at(1, "M", "LA05:2").at(1, "R", "SE09:2").queue(1, "SE14 SL01 SE01");
    let mut t = stage.at(2, "L", "SE04:1").queue(2, "SE02 CI03").set();
    t.go("senate_meeting P1");
    assert_eq!(t.latrine(1), "[] | LA05:2 | []");
    assert_eq!(t.queue(1), "SL01");
    assert_eq!(t.gone(), "SE06 SE09 SE14 SE01");
    assert_eq!(t.money(), [3, 4, 5]);
    assert_eq!((t.latrine(2).as_str(), t.queue(2).as_str()), ("SE04:1 | [] | []", "SE02 CI03"));
}

#[test]
fn e13_sweep_empties_a_queue() {
    let stage = Stage::new(2).hand(0, "slave_market").at(1, "L", "SL06:2").queue(1, "SL01 SL02");
    let mut t = stage.pile("CI15 CI16 CI17 CI18 CI19 CI20").set();
    t.go("slave_market P1");
    assert_eq!(t.legal(), "", "the five come at once, before anything else");
    t.fate("CI15 CI16 CI17 CI18 CI19");
    assert_eq!(t.queue(1), "CI15 CI16 CI17 CI18 CI19");
    assert_eq!(t.pile(), "CI20");
    assert_eq!((t.latrine(1).as_str(), t.s.active, t.s.phase), ("[] | [] | []", Seat(0), TurnOpen));
    t.go("Advance").go("Advance");
    assert_eq!(t.at(1, "L"), "[]");
}

#[test]
fn e14_sweep_on_oneself() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "SL10:2").at(0, "R", "CI07:1");
    let mut t = stage.queue(0, "SE06 SL01 CI01").hand(0, "slave_market").set();
    assert_eq!(t.legal(), "EndTurn, slave_market");
    assert!(t.why(Touch::Place(Seat(0), super::stage::place("M"))).is_some());
    t.go("slave_market P0");
    assert_eq!((t.at(0, "L").as_str(), t.queue(0).as_str()), ("[]", "SE06 CI01"));
    assert_eq!(t.legal(), "Seat L, Seat M");
}

#[test]
fn e15_sweep_and_villa() {
    let mut t = Stage::new(2).at(1, "V1", "SE14:3").hand(0, "senate_meeting").set();
    t.go("senate_meeting P1");
    assert_eq!(t.gone(), "SE14");
    assert_eq!(t.played(), "villa_dixius senate_meeting");
    assert_eq!(t.s.players[1].villas, 0);
}

#[test]
fn e16_tax_on_senators() {
    let stage = Stage::new(3).money(0, 10).money(1, 2).money(2, 8).hand(0, "special_tax_senators");
    let stage = stage.at(0, "L", "SE01:1").at(1, "L", "SE02:1").at(1, "R", "SE03:1").at(1, "V1", "SE04:1");
    let mut t = stage.queue(0, "SE05 SE06").queue(1, "SE07").queue(2, "SE08 SE09 SE10").set();
    t.go("special_tax_senators");
    assert_eq!(t.money(), [9, 0, 8]);
}

#[test]
fn e17_tax_on_citizens() {
    let stage = Stage::new(3).money(0, 10).money(1, 2).money(2, 8).hand(0, "special_tax_citizens");
    let stage = stage.at(0, "L", "LA01:1 LA02:1").at(0, "M", "CI01:1").at(1, "L", "CI02:1");
    let mut t = stage.at(2, "L", "CI03:1").at(2, "R", "CI04:1").at(2, "M", "SL01:1").set();
    t.go("special_tax_citizens");
    assert_eq!(t.money(), [9, 1, 6]);
}

#[test]
fn e18_tax_that_changes_nothing() {
    let stage = || Stage::new(2).at(0, "L", "SL01:1").money(1, 5).hand(0, "special_tax_slaves");
    let t = stage().set();
    assert!(!t.playable("special_tax_slaves"));
    assert!(stage().money(0, 1).set().playable("special_tax_slaves"));
}

#[test]
fn e19_tax_timing() {
    let stage = Stage::new(2).money(0, 9).money(1, 7).at(0, "L", "SE04:1").at(0, "M", "SE05:1").at(1, "L", "SE09:2");
    let t = stage.hand(0, "special_tax_senators").set();
    let mut first = t.clone();
    first.go("special_tax_senators").go("Advance").go("Advance");
    assert_eq!(first.money(), [15, 6]);
    let mut later = t;
    later.go("Advance").go("Advance").go("special_tax_senators");
    assert_eq!(later.money(), [17, 6]);
}
