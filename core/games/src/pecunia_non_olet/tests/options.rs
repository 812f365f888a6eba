//! The options of section 9.1, each with every value and its details.

use super::play::Table;
use super::stage::{Stage, options};
use crate::pecunia_non_olet::Phase::{AfterDraw, MarkersOff, Over, Seating, TurnOpen};
use crate::pecunia_non_olet::{Kind, PecuniaNonOlet};
use table::game::Game;
use table::input::Refusal::NotLegal;
use table::meta::Named;
use table::seat::Seat;

const SWEEPS: [&str; 4] = ["citizens_assembly", "womens_forum", "senate_meeting", "slave_market"];

fn full(seats: u8) -> Stage {
    Stage::new(seats).at(0, "L", "CI17:9").at(0, "M", "CI18:9").at(0, "R", "CI19:9")
}

/// One of every class with everybody, seated and waiting.
fn mixed() -> Stage {
    let stage = Stage::new(3).hand(0, &SWEEPS.join(" "));
    let stage = stage.at(0, "L", "CI01:1").at(0, "M", "LA01:1").at(0, "R", "SE01:1").at(0, "V1", "SL01:1");
    let stage = stage.at(1, "L", "CI02:1").at(1, "M", "LA02:1").at(1, "R", "SE02:1").at(1, "V1", "SL02:1");
    stage.queue(0, "CI03 LA03 SE03 SL03").queue(1, "CI04 LA04 SE04 SL04").queue(2, "CI05 LA05 SE05 SL05")
}

#[test]
fn sweep_scope_one_player() {
    let t = mixed().option("sweep_scope", "one_player").set();
    for card in SWEEPS {
        assert_eq!(t.targets(card), ["P0", "P1", "P2"], "{card}");
    }
}

#[test]
fn sweep_scope_one_opponent() {
    let t = mixed().option("sweep_scope", "one_opponent").set();
    for card in SWEEPS {
        assert_eq!(t.targets(card), ["P1", "P2"], "{card}");
        assert_eq!(t.refuses(&format!("{card} P0")), NotLegal(Seat(0)));
    }
    let mut own = t.clone();
    own.go("slave_market P2");
    assert_eq!(own.queue(2), "CI05 LA05 SE05");
    let stage = Stage::new(2).option("sweep_scope", "one_opponent").hand(0, "slave_market");
    let only_own = stage.at(0, "L", "SL01:1").queue(0, "SL02").queue(1, "CI01").set();
    assert!(!only_own.playable("slave_market"));
}

#[test]
fn sweep_scope_all_players() {
    let mut t = mixed().option("sweep_scope", "all_players").active(1).hand(1, "slave_market").set();
    t.go("slave_market");
    assert_eq!(t.gone(), "SL02 SL04 SL05 SL01 SL03", "the active player first, then clockwise");
    assert_eq!(t.played(), "villa_dixius villa_dixius slave_market");
    assert_eq!((t.queue(0).as_str(), t.queue(2).as_str()), ("CI03 LA03 SE03", "CI05 LA05 SE05"));
    let stage = Stage::new(2).option("sweep_scope", "all_players").hand(0, "slave_market womens_forum");
    let mut t = stage.queue(0, "SL01").queue(1, "SL02 SL03").gone("CI04").set();
    assert!(!t.playable("womens_forum"), "somebody must have the class");
    t.go("slave_market");
    assert_eq!(t.gone(), "CI04 SL01 SL02 SL03", "all are swept before one refill check");
    t.fate("CI01 CI02 CI03 LA01 SE01").fate("SL04 SL05 SL06 SL07 SL08");
    assert_eq!((t.queue(0).as_str(), t.queue(1).as_str()), ("CI01 CI02 CI03 LA01 SE01", "SL04 SL05 SL06 SL07 SL08"));
}

#[test]
fn regular_guest_source_discard_top() {
    let stage = Stage::new(2).option("regular_guest_source", "discard_top").queue(1, "CI01").gone("SE01 SL01");
    let mut t = stage.hand(0, "regular_guest").set();
    t.go("regular_guest P1");
    assert_eq!((t.queue(1).as_str(), t.gone().as_str()), ("CI01 SL01", "SE01"));
}

#[test]
fn regular_guest_source_draw_top() {
    let stage = || Stage::new(2).option("regular_guest_source", "draw_top").queue(0, "CI01").hand(0, "regular_guest");
    let mut t = stage().gone("SL01").set();
    assert_eq!(t.targets("regular_guest"), ["P0", "P1"]);
    t.go("regular_guest P0");
    assert!(t.admits("SE06") && !t.admits("SL01"), "named before it is turned up, and not the top that left");
    t.fate("SE06");
    assert_eq!((t.queue(0).as_str(), t.gone().as_str(), t.played().as_str()), ("CI01 SE06", "SL01", "regular_guest"));
    let mut t = stage().pile("").gone("SL01 SL02").set();
    t.go("regular_guest P0").fate("SL01");
    assert_eq!((t.queue(0).as_str(), t.gone().as_str(), t.pile().as_str()), ("CI01 SL01", "", "SL02"));
    assert!(stage().gone("").set().playable("regular_guest"), "an empty discard pile is no matter");
    assert!(!stage().pile("").gone("").set().playable("regular_guest"));
}

#[test]
fn play_after_draw_false() {
    let mut t = full(2).option("play_after_draw", "false").phase(Seating).set();
    t.go("EndTurn").fate("eviction");
    assert_eq!((t.s.phase, t.s.active), (TurnOpen, Seat(1)));
}

#[test]
fn play_after_draw_true() {
    let stage = || full(2).option("play_after_draw", "true").phase(Seating);
    let mut t = stage().hand(0, "colosseum_break").queue(0, "CI01").set();
    assert_eq!(t.refuses("FinishTurn"), NotLegal(Seat(0)));
    t.go("EndTurn").fate("villa_dixius");
    assert_eq!((t.s.phase, t.s.active), (AfterDraw, Seat(0)));
    assert_eq!(t.legal(), "FinishTurn, colosseum_break, villa_dixius");
    t.go("villa_dixius");
    assert_eq!(t.legal(), "FinishTurn, colosseum_break", "a placement made possible waits");
    t.go("colosseum_break").fate("SE01 SE02 SE03");
    t.go("Assign SE01 P0").go("Assign SE02 P0").go("Assign SE03 P0");
    assert_eq!((t.s.phase, t.legal().as_str()), (AfterDraw, "FinishTurn"), "the Colosseum returns to it");
    t.go("FinishTurn");
    assert_eq!((t.s.phase, t.s.active, t.s.turns), (TurnOpen, Seat(1), 1));
    let mut t = stage().deck("").played("").set();
    t.go("EndTurn");
    assert_eq!((t.s.phase, t.s.active, t.legal().as_str()), (AfterDraw, Seat(0), "FinishTurn"), "also without a card");
}

#[test]
fn payout_timing_collect_phase() {
    let stage = full(2).option("payout_timing", "collect_phase").phase(Seating).at(0, "L", "SE06:1");
    let mut t = stage.money(0, 29).hand(0, "great_haste").set();
    t.go("great_haste SE06");
    assert_eq!((t.at(0, "L").as_str(), t.s.phase), ("SE06:0", Seating));
}

#[test]
fn payout_timing_immediate() {
    let stage = |phase| full(2).option("payout_timing", "immediate").phase(phase).hand(0, "great_haste great_haste");
    let mut t = stage(Seating).at(0, "V1", "SE06:2").at(0, "M", "LA05:3 LA06:2").queue(0, "CI01 CI02").set();
    t.go("great_haste SE06");
    assert_eq!((t.money()[0], t.gone().as_str(), t.s.players[0].villas), (5, "SE06", 0));
    assert_eq!(t.played(), "villa_dixius great_haste", "the emptied Villa, then the card");
    t.go("great_haste LA06");
    assert_eq!((t.money()[0], t.at(0, "M").as_str(), t.s.phase), (7, "LA05:3", Seating));
    let mut t = stage(Seating).at(0, "L", "SE06:3").set();
    t.go("great_haste SE06");
    assert_eq!((t.money()[0], t.at(0, "L").as_str()), (0, "SE06:1"), "only who reaches 0");
    t.go("great_haste SE06");
    assert_eq!((t.money()[0], t.legal().as_str()), (5, "Seat L"), "the seat is to be filled again");
    for phase in [TurnOpen, MarkersOff] {
        let mut t = stage(phase).at(0, "L", "SE06:2").set();
        t.go("great_haste SE06");
        assert_eq!((t.money()[0], t.at(0, "L").as_str()), (0, "SE06:0"), "in Seating only");
    }
    let mut t = stage(Seating).option("play_after_draw", "true").at(0, "L", "SE06:2").queue(0, "CI01").set();
    t.go("EndTurn").fate("eviction").go("great_haste SE06");
    assert_eq!((t.s.phase, t.money()[0], t.at(0, "L").as_str()), (AfterDraw, 0, "SE06:0"), "not after the draw");
    let mut t = stage(Seating).at(0, "L", "SE06:2").money(0, 25).set();
    t.go("great_haste SE06");
    assert_eq!((t.money()[0], t.s.phase, t.places()), (30, Over, Some(vec![1, 2])), "the win is checked");
    assert_eq!(t.played(), "great_haste", "after the card lies there");
    let stage =
        stage(Seating).at(0, "L", "SE06:2").money(0, 25).queue(1, "").queue(0, "CI01").pile("").gone("").rest(0);
    let mut t = stage.set();
    t.go("great_haste SE06");
    assert_eq!((t.s.phase, t.queue(1).as_str(), t.gone().as_str()), (Over, "", "SE06"), "before the refill check");
    let stage = full(2).option("payout_timing", "immediate").phase(Seating).hand(0, "great_haste").queue(1, "");
    let mut t = stage.at(0, "L", "SE06:2").queue(0, "CI01").pile("").gone("").rest(0).set();
    t.go("great_haste SE06").fate("SE06");
    assert_eq!(t.queue(1), "SE06", "which follows when nobody has won");
}

#[test]
fn payout_timing_immediate_with_equal_turns() {
    let stage = full(2).option("payout_timing", "immediate").option("equal_turns", "true").phase(Seating);
    let mut t = stage.at(0, "L", "SE06:2").money(0, 25).hand(0, "great_haste").queue(0, "CI01 CI02").set();
    t.go("great_haste SE06");
    assert_eq!((t.s.phase, t.s.last_round, t.legal().as_str()), (Seating, true, "Seat L"));
}

#[test]
fn equal_turns_false() {
    let mut t = Stage::new(3).option("equal_turns", "false").money(0, 24).at(0, "L", "CI01:1").set();
    t.go("Advance").go("Advance");
    assert_eq!(t.s.phase, Over);
}

#[test]
fn equal_turns_true() {
    // Player 1 starts the rounds; player 2 reaches the target of 25, so only player 0 still has a turn.
    let stage = || {
        let stage =
            Stage::new(3).option("equal_turns", "true").start(1).active(2).money(0, 20).money(1, 24).money(2, 23);
        let stage = stage.at(2, "L", "CI02:1").at(2, "M", "SE07:9").at(2, "R", "SE08:9").at(2, "V1", "SE09:9");
        let stage =
            stage.at(0, "L", "SE14:1").at(0, "M", "CI17:9").at(0, "R", "CI18:9").hand(0, "special_tax_senators");
        stage.queue(0, "CI05 CI06").queue(2, "CI07 CI08")
    };
    let mut t = stage().set();
    t.go("Advance").go("Advance");
    assert_eq!((t.money(), t.s.phase, t.s.last_round), (vec![20, 24, 25], Seating, true));
    t.go("Seat L").go("EndTurn").fate("eviction");
    assert_eq!((t.s.active, t.s.phase), (Seat(0), TurnOpen), "the round goes on");
    let mut tied = t.clone();
    tied.go("Advance").go("Advance").go("Seat L");
    assert_eq!(tied.s.phase, Seating);
    tied.go("EndTurn").fate("villa_dixius");
    assert_eq!((tied.s.phase, tied.places()), (Over, Some(vec![1, 3, 1])), "ties are shared");
    assert!(tied.hand(0).contains("villa_dixius"), "the draw is part of the last turn");
    let mut taxed = t;
    taxed.go("special_tax_senators").go("Advance").go("Advance");
    assert_eq!(taxed.money(), [24, 24, 22], "a tax can lower the leader");
    taxed.go("Seat L").go("EndTurn").fate("villa_dixius");
    assert_eq!((taxed.s.phase, taxed.places()), (Over, Some(vec![1, 1, 3])), "but not cancel the end");
    let mut last = stage().active(0).money(0, 24).set();
    last.go("Advance").go("Advance").go("Seat L").go("EndTurn").fate("villa_dixius");
    assert_eq!((last.s.phase, last.money()[0]), (Over, 29), "the player before the start player ends it at once");
    let mut first = stage().active(1).start(1).at(1, "L", "CI01:1").queue(1, "SE01 SE02 SE03 SE04").set();
    first.go("Advance").go("Advance").go("Seat L").go("Seat M").go("Seat R").go("EndTurn").fate("villa_dixius");
    assert_eq!((first.s.phase, first.s.active, first.s.last_round), (TurnOpen, Seat(2), true));
}

fn deal(seats: u8, chosen: &[(&str, &str)]) -> Table {
    let mut t = Table::fresh(seats, chosen);
    for p in 0..seats {
        let ids: Vec<String> = t.s.pile.iter().take(7).map(|c| c.id()).collect();
        assert_eq!(t.s.pile.len(), 70 - 7 * p);
        t.fate(&ids.join(" "));
    }
    for _ in 0..seats {
        let card = Kind::ALL.into_iter().find(|k| t.s.deck.of(*k) > 1).expect("two of a kind").id();
        t.fate(&format!("{card} {card}"));
    }
    t
}

#[test]
fn start_player_random() {
    for seats in 2..=6 {
        let mut t = deal(seats, &[("start_player", "random"), ("start_seat", "1")]);
        assert!(!t.admits(&format!("P{seats}")));
        assert_eq!(t.legal(), "");
        t.fate("P0");
        assert_eq!((t.s.start, t.s.active, t.s.phase), (Seat(0), Seat(0), TurnOpen));
    }
}

#[test]
fn start_player_chosen() {
    for seats in 2..=6 {
        for start in 0..seats {
            let t = deal(seats, &[("start_player", "chosen"), ("start_seat", &start.to_string())]);
            assert_eq!((t.s.start, t.s.active, t.s.phase), (Seat(start), Seat(start), TurnOpen));
            assert_eq!((t.s.pile.len(), t.s.deck.len()), (70 - 7 * seats, 40 - 2 * seats));
        }
    }
}

#[test]
fn defaults_and_what_cannot_be_chosen() {
    let house = |chosen: &[(&str, &str)]| PecuniaNonOlet::setup(&options(3, chosen), 3).house;
    let named = [
        ("sweep_scope", "one_player"),
        ("regular_guest_source", "discard_top"),
        ("play_after_draw", "false"),
        ("payout_timing", "collect_phase"),
        ("equal_turns", "false"),
        ("start_player", "random"),
    ];
    assert_eq!(house(&[]), house(&named));
    let meta = PecuniaNonOlet::META;
    let refused =
        |id: &str, value: &str, seats| meta.options(&Named::from([(id.to_owned(), value.to_owned())]), seats).is_err();
    assert!(refused("sweep_scope", "everybody", 3) && refused("sweep_size", "one_player", 3));
    assert!(refused("start_seat", "3", 3) && !refused("start_seat", "2", 3));
    assert!(refused("equal_turns", "true", 1) && refused("equal_turns", "true", 7));
}
