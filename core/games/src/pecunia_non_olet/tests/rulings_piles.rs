//! Rulings 34 to 48: piles that run out, the end, the break in the Colosseum, set-up.

use super::play::Table;
use super::stage::{Stage, customer};
use crate::pecunia_non_olet::Phase::{Colosseum, MarkersOff, Over, Seating, TurnOpen};
use crate::pecunia_non_olet::{Class, Customer, Event, PecuniaNonOlet};
use table::input::Refusal::{NotLegal, Over as GameIsOver};
use table::seat::{Seat, Viewer};
use table::seen::Seen;

fn full(seats: u8) -> Stage {
    Stage::new(seats).at(0, "L", "CI17:9").at(0, "M", "CI18:9").at(0, "R", "CI19:9")
}

#[test]
fn r34_a_pile_is_renewed_when_a_card_is_needed() {
    let stage = Stage::new(2).phase(Seating).queue(0, "CI01").gone("SE01 SE02").pile("CI11 CI12 CI13 CI14 CI15");
    let mut t = stage.hand(0, "citizens_assembly").set();
    t.go("Seat L").fate("CI11 CI12 CI13 CI14 CI15");
    assert_eq!((t.pile().as_str(), t.gone().as_str()), ("", "SE01 SE02"), "an empty pile waits");
    t.go("citizens_assembly P0");
    assert_eq!((t.gone().as_str(), t.s.pile.len()), ("", 8), "until somebody has to be drawn");
    t.fate("SE02 CI15 CI01 SE01 CI11");
    assert_eq!(t.queue(0), "SE02 CI15 CI01 SE01 CI11");
    let stage = full(2).phase(Seating).deck("eviction").played("slave_market villa_dixius");
    let mut t = stage.queue(1, "CI01 CI02 CI03 CI04").set();
    t.go("EndTurn");
    assert!(t.admits("eviction") && !t.admits("slave_market"), "the last card is drawn first");
    t.fate("eviction");
    assert_eq!((t.deck().as_str(), t.played().as_str()), ("", "slave_market villa_dixius"));
    t.go("Advance").go("Advance").go("Seat L").go("Seat M").go("Seat R").go("EndTurn");
    assert!(t.admits("slave_market") && t.admits("villa_dixius") && !t.admits("eviction"));
    assert_eq!(t.played(), "");
}

#[test]
fn r35_money_and_markers_are_unlimited() {
    let mut stage = Stage::new(6).at(0, "R", "SE06:1").hand(1, "fish_poisoning fish_poisoning");
    for p in 0..6 {
        stage = stage.money(p, 19).at(p, "M", &format!("LA{:02}:30", p + 1));
    }
    let mut t = stage.set();
    t.go("Advance").go("Advance");
    assert_eq!(t.money(), [24, 19, 19, 19, 19, 19], "more than the 115 of the box, beside 179 markers");
    let mut t = Stage::new(2).at(1, "L", "SE15:60").hand(0, "fish_poisoning").set();
    t.go("fish_poisoning SE15");
    assert_eq!(t.at(1, "L"), "SE15:62");
}

#[test]
fn r35_not_even_absurd_markers_run_out() {
    // Three players, each with a slave alone in the middle and a senator at the front, so that nobody sits down or
    // pays; all cards but three bad fish in their hands. Each plays the fish drawn last: one slave grows by 3 a round.
    let mut t = Stage::new(3).at(1, "M", "SL20:200").hand(0, "fish_poisoning").set();
    t.go("fish_poisoning SL20");
    assert_eq!(t.at(1, "M"), "SL20:202");
    let mut t = Stage::new(3).at(1, "M", "SL20:254").hand(0, "fish_poisoning fish_poisoning").set();
    t.go("fish_poisoning SL20").go("fish_poisoning SL20");
    assert_eq!(t.at(1, "M"), "SL20:258");
}

#[test]
fn r36_when_customers_run_out() {
    let stage = Stage::new(2).phase(Seating).queue(0, "CI01").pile("").gone("");
    let mut t = stage.at(1, "L", "SL01:1").at(1, "M", "LA01:9").at(1, "R", "LA02:9").set();
    t.go("Seat M");
    assert_eq!((t.queue(0).as_str(), t.legal().as_str()), ("", "EndTurn"), "although seats are empty");
    t.go("EndTurn").fate("eviction").go("Advance").go("Advance");
    assert_eq!(t.s.pile.len(), 1, "who leaves goes on to the queue that is still empty");
    t.fate("SL01");
    assert_eq!((t.queue(0).as_str(), t.gone().as_str(), t.pile().as_str()), ("SL01", "", ""));
    let mut t = Stage::new(2).phase(Seating).queue(0, "CI01").pile("CI02").gone("CI03 SE01").set();
    t.go("Seat M").fate("CI02").fate("SE01 CI03");
    assert_eq!((t.queue(0).as_str(), t.legal().as_str()), ("CI02 SE01 CI03", "Seat L, Seat R"), "what could be drawn");
}

#[test]
fn r37_no_hand_limit_and_no_duty_to_play() {
    let hand = "citizens_assembly fish_poisoning fish_poisoning womens_forum great_haste great_haste latrine_gossip \
                latrine_swap latrine_swap eviction eviction queue_jumper queue_jumper queue_jumper villa_dixius \
                villa_dixius slave_market senate_meeting regular_guest";
    let mut t = full(2).hand(0, hand).set();
    t.go("Advance").go("Advance").go("EndTurn").fate("eviction");
    assert_eq!((t.s.players[0].hand.len(), t.s.active), (20, Seat(1)));
}

#[test]
fn r38_the_win_is_checked_right_after_the_payments() {
    let stage = Stage::new(2).money(0, 26).at(0, "L", "SE04:1").at(0, "M", "SE09:9").hand(0, "special_tax_senators");
    let t = stage.hand(1, "eviction").set();
    let mut now = t.clone();
    now.go("Advance").go("Advance");
    assert_eq!((now.money()[0], now.s.phase), (30, Over));
    assert_eq!(now.refuses("special_tax_senators"), GameIsOver, "no tax can undo it");
    let mut taxed = t;
    taxed.go("Advance").go("special_tax_senators").go("Advance");
    assert_eq!((taxed.money()[0], taxed.s.phase), (28, Seating), "one before the payments counts");
    let mut t = Stage::new(3).money(0, 24).at(0, "L", "SE15:1").set();
    t.go("Advance");
    assert_eq!(t.s.phase, MarkersOff, "markers alone win nothing");
    t.go("Advance");
    assert_eq!((t.money()[0], t.s.phase), (29, Over), "more than the target is fine");
    for (seats, target) in [(2, 30), (3, 25), (4, 20), (5, 20), (6, 20)] {
        let won = |money: u16| {
            let mut t = Stage::new(seats).money(0, money - 1).at(0, "L", "CI01:1").set();
            t.go("Advance").go("Advance");
            t.s.phase == Over
        };
        assert!(won(target) && !won(target - 1), "{seats} players need {target}");
    }
}

#[test]
fn r39_no_last_round() {
    let mut t = Stage::new(4).money(0, 19).money(1, 19).money(2, 3).money(3, 19).at(0, "L", "CI01:1").set();
    t.go("Advance").go("Advance");
    assert_eq!((t.s.phase, t.places()), (Over, Some(vec![1, 2, 4, 2])), "and equal money shares the rank");
    assert_eq!(t.refuses_from(1, "Advance"), GameIsOver);
}

#[test]
fn r40_all_three_are_seen_first() {
    let mut t = Stage::new(2).hand(0, "colosseum_break villa_dixius").queue(0, "CI01").queue(1, "CI02").set();
    t.go("colosseum_break");
    assert_eq!(t.legal(), "");
    t.fate("SL20 SE06 SL17");
    let public = Seen::<PecuniaNonOlet>::of(&t.s, Viewer::Public);
    assert_eq!(public.revealed.iter().map(|c| Customer(c).id()).collect::<Vec<_>>(), ["SL20", "SE06", "SL17"]);
    let pairs = "Assign SL20 P0, Assign SL20 P1, Assign SE06 P0, Assign SE06 P1, Assign SL17 P0, Assign SL17 P1";
    assert_eq!(t.legal(), pairs);
    for other in ["Advance", "villa_dixius", "EndTurn"] {
        assert_eq!(t.refuses(other), NotLegal(Seat(0)));
    }
    t.go("Assign SL17 P0").go("Assign SL20 P0").go("Assign SE06 P0");
    assert_eq!((t.queue(0).as_str(), t.queue(1).as_str()), ("CI01 SL17 SL20 SE06", "CI02"));
}

#[test]
fn r41_fewer_than_three_in_the_colosseum() {
    let stage = || Stage::new(2).hand(0, "colosseum_break").queue(0, "CI01");
    let mut t = stage().pile("SE01").gone("SL01").set();
    t.go("colosseum_break").fate("SE01").fate("SL01");
    assert_eq!(t.legal(), "Assign SE01 P0, Assign SE01 P1, Assign SL01 P0, Assign SL01 P1");
    t.go("Assign SE01 P0").go("Assign SL01 P0");
    assert_eq!((t.s.phase, t.queue(0).as_str()), (TurnOpen, "CI01 SE01 SL01"));
    let mut t = stage().pile("SE01 SE02").gone("SL01 SL02").set();
    t.go("colosseum_break").fate("SE02 SE01").fate("SL02");
    assert_eq!((t.s.revealed.len(), t.pile().as_str()), (3, "SL01"), "the pile is renewed in between");
    assert!(!stage().pile("").gone("").set().playable("colosseum_break"));
}

#[test]
fn r42_left_then_right_at_setup() {
    let mut t = Table::fresh(2, &[]);
    t.fate("SE15 SL20 CI01 LA15 SL01 SE01 CI02").fate("LA01 CI20 SE02 SE03 SE04 SE05 SE06");
    assert_eq!((t.latrine(0).as_str(), t.queue(0).as_str()), ("SE15:5 | [] | SL20:5", "CI01 LA15 SL01 SE01 CI02"));
    assert_eq!((t.latrine(1).as_str(), t.queue(1).as_str()), ("LA01:1 | [] | CI20:5", "SE02 SE03 SE04 SE05 SE06"));
    t.fate("eviction eviction").fate("villa_dixius great_haste");
    assert_eq!((t.hand(0).as_str(), t.hand(1).as_str()), ("eviction eviction", "great_haste villa_dixius"));
    t.fate("P1");
    assert_eq!((t.s.start, t.s.active, t.s.phase, t.money()), (Seat(1), Seat(1), TurnOpen, vec![0, 0]));
    t.go("Advance");
    assert_eq!((t.latrine(0).as_str(), t.latrine(1).as_str()), ("SE15:5 | [] | SL20:5", "LA01:0 | [] | CI20:4"));
}

#[test]
fn r43_the_misprinted_citizen_is_one() {
    let citizens: Vec<String> = (1..=20).map(|n| format!("CI{n:02}")).collect();
    assert!(citizens.iter().all(|id| customer(id).class() == Class::Citizen));
    assert_eq!(Customer::all().filter(|c| c.class() == Class::Citizen).count(), 20);
    let stage = Stage::new(2).hand(0, "citizens_assembly slave_market").queue(1, "SE01");
    let mut t = stage.queue(0, &format!("{} LA01", citizens.join(" "))).set();
    assert!(!t.playable("slave_market"));
    t.go("citizens_assembly P0");
    assert_eq!((t.queue(0).as_str(), t.gone()), ("LA01", citizens.join(" ")));
}

#[test]
fn r44_villas_that_leave_together() {
    let stage = || Stage::new(2).at(0, "V1", "SE06:1").at(0, "V2", "CI06:4").at(0, "V3", "SE07:1").played("eviction");
    let mut t = stage().hand(0, "senate_meeting").set();
    t.go("senate_meeting P0");
    assert_eq!(t.played(), "eviction villa_dixius villa_dixius senate_meeting", "the card lies above them");
    assert_eq!((t.latrine(0).as_str(), t.gone().as_str()), ("[] | [] | [] | CI06:4", "SE06 SE07"));
    let mut t = stage().set();
    t.go("Advance").go("Advance");
    assert_eq!(
        (t.played().as_str(), t.latrine(0).as_str()),
        ("eviction villa_dixius villa_dixius", "[] | [] | [] | CI06:3")
    );
    let gone = t.log.told().iter().filter(|(_, e)| matches!(e, Event::VillaGone(Seat(0)))).count();
    assert_eq!(gone, 2);
}

#[test]
fn r45_the_end_after_500_turns() {
    let stage = |turns| full(3).phase(Seating).turns(turns).money(0, 7).money(1, 9).money(2, 9);
    let mut t = stage(499).set();
    t.go("EndTurn").fate("eviction");
    assert_eq!((t.s.phase, t.s.turns, t.places()), (Over, 500, Some(vec![3, 1, 1])));
    assert_eq!(t.hand(0), "eviction", "the draw still belongs to the turn");
    let mut t = stage(498).set();
    t.go("EndTurn").fate("eviction");
    assert_eq!((t.s.phase, t.s.active), (TurnOpen, Seat(1)));
}

#[test]
fn r46_no_refill_once_the_game_is_over() {
    let stage = |money| {
        let stage = Stage::new(2).phase(MarkersOff).money(0, money).queue(0, "").pile("").gone("");
        stage.at(0, "L", "SE06:0").at(0, "R", "SE04:1")
    };
    let mut t = stage(25).set();
    t.go("Advance");
    assert_eq!((t.s.phase, t.queue(0).as_str(), t.gone().as_str()), (Over, "", "SE06"));
    let mut t = stage(24).set();
    t.go("Advance").fate("SE06");
    assert_eq!((t.s.phase, t.queue(0).as_str()), (Seating, "SE06"));
}

#[test]
fn r47_a_card_being_carried_out_lies_apart() {
    let stage = Stage::new(2).phase(MarkersOff).queue(0, "CI01").hand(0, "colosseum_break colosseum_break");
    let mut t = stage.played("eviction").set();
    t.go("colosseum_break").fate("SE01 SE02 SE03").go("Assign SE01 P0").go("Assign SE02 P0");
    assert_eq!((t.hand(0).as_str(), t.played().as_str()), ("colosseum_break", "eviction"));
    assert!(!t.deck().contains("colosseum_break"));
    assert_eq!((t.s.phase, t.s.resolving), (Colosseum, Some(MarkersOff)));
    t.go("Assign SE03 P1");
    assert_eq!(t.played(), "eviction colosseum_break");
    assert_eq!((t.s.phase, t.s.resolving), (MarkersOff, None), "and the turn goes on where it was");
}

#[test]
fn r48_when_both_action_piles_are_empty() {
    let stage = || full(2).deck("").played("");
    let mut t =
        stage().at(0, "V1", "CI16:1").villas(0, 2).hand(0, "queue_jumper").queue(0, "CI01 CI02 CI03 CI04").set();
    t.go("Advance").go("Advance").go("queue_jumper CI02");
    assert_eq!(t.played(), "villa_dixius queue_jumper");
    t.go("Seat V1").go("EndTurn");
    assert!(t.admits("villa_dixius") && t.admits("queue_jumper") && !t.admits("eviction"));
    t.fate("queue_jumper");
    assert_eq!((t.deck().as_str(), t.hand(0).as_str()), ("villa_dixius", "queue_jumper"));
    let mut t = stage().hand(0, "queue_jumper").set();
    t.go("Advance").go("Advance").go("EndTurn");
    assert_eq!((t.hand(0).as_str(), t.s.active), ("queue_jumper", Seat(1)), "nothing was played: nothing is drawn");
}
