//! Why something cannot be chosen: the reasons that `about` gives, with their rulings, and that none is missing.

use super::play::Table;
use super::stage::{Stage, kind, place};
use crate::pecunia_non_olet::Phase::{AfterDraw, Over, Seating};
use crate::pecunia_non_olet::words::Touch;
use crate::pecunia_non_olet::{Action, Draft, Kind, PecuniaNonOlet};
use std::collections::BTreeSet;
use table::canvas::Canvas;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::Input;
use table::playout;
use table::scene::{Form, Look, TouchId};
use table::seat::{Seat, Viewer};
use table::seen::Seen;

const EN: [&str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/names.en.ftl")];

fn at(id: &str) -> Touch {
    Touch::Place(Seat(0), place(id))
}

fn queue(seat: u8, i: u8) -> Touch {
    Touch::Queue(Seat(seat), i)
}

fn hand(card: &str) -> Touch {
    Touch::Hand(kind(card))
}

fn reason(key: &str, ruling: u16) -> Option<(String, u16)> {
    Some((key.to_owned(), ruling))
}

#[test]
fn why_clash() {
    let stage = |sits, front| Stage::new(2).phase(Seating).at(0, "M", sits).villas(0, 1).queue(0, front);
    for (sits, front) in [("SL01:1", "SE01"), ("SE01:1", "SL01")] {
        let t = stage(sits, front).set();
        assert_eq!((t.why(at("L")), t.why(at("R"))), (reason("why-clash", 7), reason("why-clash", 7)));
        assert_eq!(t.why(at("V1")), None, "a Villa takes anyone");
        assert_eq!(t.why(Touch::Place(Seat(1), place("L"))), None, "not asked of other latrines");
        assert_eq!(PecuniaNonOlet::ask(&seen(&t, 0), Seat(0)).hint.expect("a hint").key, "ask-seat-blocked");
    }
    let t = Stage::new(2).phase(Seating).at(0, "M", "SL01:1").queue(0, "SE01").set();
    assert_eq!(PecuniaNonOlet::ask(&seen(&t, 0), Seat(0)).hint.expect("a hint").key, "why-front-clash");
    let open = stage("SL01:1", "SE01").phase(crate::pecunia_non_olet::Phase::TurnOpen).set();
    assert_eq!(open.why(at("L")), None, "nobody sits down yet");
}

#[test]
fn why_taken_by_others_or_by_ladies() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "CI01:1").at(0, "M", "LA01:1 LA02:1").at(0, "R", "LA03:1");
    for front in ["SE01", "CI02", "SL01"] {
        let stage = Stage::new(2).phase(Seating).at(0, "L", "CI01:1").at(0, "M", "LA01:1 LA02:1").at(0, "R", "LA03:1");
        let t = stage.queue(0, front).set();
        assert_eq!(t.why(at("L")), reason("why-taken", 5));
        assert_eq!(t.why(at("M")), reason("why-two-ladies", 14));
        assert_eq!(t.why(at("R")), reason("why-not-a-lady", 14));
    }
    let t = stage.queue(0, "LA04").set();
    assert_eq!((t.why(at("L")), t.why(at("M"))), (reason("why-taken", 5), reason("why-two-ladies", 14)));
    assert_eq!(t.why(at("R")), None, "she may join");
}

#[test]
fn why_not_first() {
    let mut t = Stage::new(2).queue(0, "CI01 CI02 CI03").hand(0, "queue_jumper").set();
    assert_eq!(t.why(queue(0, 1)), None, "nobody sits down yet");
    t.go("Advance").go("Advance");
    assert_eq!((t.why(queue(0, 0)), t.why(queue(0, 1))), (None, reason("why-not-first", 6)));
    assert_eq!((t.why(queue(0, 2)), t.why(queue(1, 1))), (reason("why-not-first", 6), None));
    t.input(Input::Act(Seat(0), Action::Card(Kind::QueueJumper))).expect("a card begun");
    assert_eq!(t.why(queue(0, 1)), None, "a target of the card");
}

#[test]
fn why_colosseum() {
    let mut t = Stage::new(2).hand(0, "colosseum_break villa_dixius great_haste").set();
    assert_eq!(t.why(hand("villa_dixius")), None);
    t.go("colosseum_break").fate("SE01 SE02 SE03");
    assert_eq!(t.why(hand("villa_dixius")), reason("why-colosseum", 40));
    assert_eq!(t.why(hand("great_haste")), reason("why-great_haste", 24));
    assert_eq!(t.why(Touch::Revealed(2)), None);
}

/// For each card a position in which it changes nothing; all but two cards have one.
fn useless(card: &str) -> Stage {
    let stage = Stage::new(2).hand(0, card).queue(0, "CI01").queue(1, "CI02");
    match card {
        "citizens_assembly" => stage.queue(0, "LA01").queue(1, "LA02"),
        "regular_guest" => stage.gone(""),
        "colosseum_break" => stage.pile("").gone(""),
        "latrine_swap" => stage.queue(1, "").pile("").gone("").rest(0),
        _ => stage,
    }
}

const RULINGS: [(&str, u16); 14] = [
    ("citizens_assembly", 13),
    ("fish_poisoning", 13),
    ("womens_forum", 13),
    ("great_haste", 24),
    ("latrine_gossip", 26),
    ("latrine_swap", 27),
    ("colosseum_break", 41),
    ("senate_meeting", 13),
    ("slave_market", 13),
    ("special_tax_slaves", 13),
    ("special_tax_citizens", 13),
    ("special_tax_senators", 13),
    ("regular_guest", 30),
    ("queue_jumper", 29),
];

#[test]
fn why_a_card_changes_nothing() {
    for (card, ruling) in RULINGS {
        let t = useless(card).set();
        assert!(!t.playable(card), "{card}");
        assert_eq!(t.why(hand(card)), reason(&format!("why-{card}"), ruling));
        assert!(t.sheet(Viewer::Public, hand(card)).expect("a sheet").blocked.is_none(), "a hand is secret");
        assert!(t.sheet(Viewer::Seat(Seat(1)), hand(card)).expect("a sheet").blocked.is_none());
    }
    let t = useless("latrine_swap").hand(0, "eviction villa_dixius queue_jumper").set();
    for card in ["eviction", "villa_dixius", "queue_jumper"] {
        assert_eq!((t.playable(card), t.why(hand(card))), (true, None), "{card}");
    }
    let t = useless("regular_guest").option("regular_guest_source", "draw_top").pile("").set();
    assert_eq!(t.why(hand("regular_guest")), reason("why-regular_guest", 30));
    let stage = Stage::new(2).option("sweep_scope", "one_opponent").hand(0, "slave_market");
    let t = stage.queue(0, "SL01").queue(1, "CI01").set();
    assert_eq!(t.why(hand("slave_market")), reason("why-slave_market", 13));
    let t = useless("great_haste").option("play_after_draw", "true").phase(AfterDraw).set();
    assert_eq!(t.why(hand("great_haste")), reason("why-great_haste", 24));
}

#[test]
fn every_reason_of_the_catalog_is_tested_or_cannot_occur() {
    let keys = EN[0].lines().filter(|l| l.starts_with("why-")).filter_map(|l| l.split(" =").next());
    let mut tested: BTreeSet<String> = RULINGS.iter().map(|(card, _)| format!("why-{card}")).collect();
    let others = ["clash", "front-clash", "taken", "two-ladies", "not-a-lady", "not-first", "colosseum"];
    tested.extend(others.map(|key| format!("why-{key}")));
    // 70 customers do not fit on seats and hands alone, so somebody always waits; a Villa always adds a seat.
    tested.extend(["why-eviction", "why-villa_dixius"].map(str::to_owned));
    assert_eq!(keys.map(str::to_owned).collect::<BTreeSet<_>>(), tested);
}

fn seen(t: &Table, seat: u8) -> Seen<PecuniaNonOlet> {
    Seen::of(&t.s, Viewer::Seat(Seat(seat)))
}

/// What this viewer sees as blocked.
fn blocked(t: &Table, viewer: Viewer) -> Vec<TouchId> {
    let mut canvas = Canvas::new(Form::Narrow, Default::default());
    PecuniaNonOlet::scene(&Seen::of(&t.s, viewer), &mut canvas);
    let scene = canvas.scene(0);
    let items = scene.surfaces.iter().flat_map(|s| &s.items).filter(|i| i.look == Look::Blocked);
    items.map(|i| i.touch.expect("something to touch")).collect()
}

fn explained(t: &Table, viewer: Viewer) {
    for touch in blocked(t, viewer) {
        let sheet = PecuniaNonOlet::about(&Seen::of(&t.s, viewer), touch).expect("a sheet for what is shown");
        let reason =
            sheet.blocked.unwrap_or_else(|| panic!("{:?} has no reason for {viewer:?}", Touch::of(touch, &t.s)));
        assert!((1..=48).contains(&reason.ruling.expect("a ruling")));
        let key = format!("\n{} =", reason.why.key);
        assert!(EN.iter().any(|text| text.contains(&key)), "{key} is not in the catalog");
    }
}

#[test]
fn what_looks_blocked_has_a_reason() {
    let stage = Stage::new(2).phase(Seating).at(0, "L", "SL01:1").queue(0, "SE01").hand(0, "great_haste slave_market");
    let t = stage.at(0, "V1", "CI01:0").at(0, "L", "SL01:0").set();
    let own = blocked(&t, Viewer::Seat(Seat(0)));
    assert_eq!(own, [at("M").id(), hand("great_haste").id()]);
    explained(&t, Viewer::Seat(Seat(0)));
    assert!(blocked(&t, Viewer::Seat(Seat(1))).is_empty() && blocked(&t, Viewer::Public).is_empty());
}

#[test]
fn what_looks_blocked_to_others_has_a_reason_too() {
    // With an empty hand the decision is open, and everybody is shown it.
    let t = Stage::new(2).phase(Seating).at(0, "L", "SL01:1").queue(0, "SE01").set();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public, Viewer::Seat(Seat(1))] {
        explained(&t, viewer);
    }
}

struct Numbers(u64);

impl Luck for Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((u64::from((self.0 >> 32) as u32) * u64::from(n)) >> 32) as u32
    }
}

const VARIANTS: [&[(&str, &str)]; 4] = [
    &[],
    &[("sweep_scope", "one_opponent"), ("regular_guest_source", "draw_top"), ("play_after_draw", "true")],
    &[("sweep_scope", "all_players"), ("payout_timing", "immediate"), ("equal_turns", "true")],
    &[("payout_timing", "immediate"), ("start_player", "chosen"), ("start_seat", "1")],
];

/// A draft from outside must be one that the rules can have begun.
#[test]
fn a_draft_that_cannot_go_on_is_damage() {
    let t = Stage::new(2).hand(0, "eviction queue_jumper great_haste villa_dixius").set();
    let fits = |card: &str, first: Option<(u8, u8)>| {
        let mut s = t.s;
        s.draft = Some(Draft { kind: kind(card), first: first.map(|(p, i)| (Seat(p), i)) });
        PecuniaNonOlet::check(&s).is_ok()
    };
    assert!(fits("eviction", None) && fits("eviction", Some((1, 1))) && fits("queue_jumper", None));
    assert!(!fits("eviction", Some((2, 0))) && !fits("eviction", Some((1, 2))), "a place where nobody waits");
    assert!(!fits("queue_jumper", Some((0, 1))), "a card with one target");
    assert!(!fits("latrine_swap", None) && !fits("great_haste", None) && !fits("villa_dixius", None));
}

/// Whole games by chance, each input through `step` with its invariants; what is offered is neither blocked nor refused.
#[test]
fn random_games_keep_the_invariants_and_explain_themselves() {
    let (mut list, mut weights) = (Vec::new(), Vec::new());
    for game in 0..40 {
        let mut luck = Numbers(game);
        let mut t = Table::fresh(2 + (game % 5) as u8, VARIANTS[game as usize % 4]);
        while let Some(input) = playout::pick::<PecuniaNonOlet>(&t.s, &mut luck, &mut list, &mut weights) {
            t.input(input).expect("what is offered can be done");
            if let Turn::Seats { .. } = PecuniaNonOlet::turn(&t.s) {
                explained(&t, Viewer::Seat(t.s.active));
                for kind in Kind::ALL.into_iter().filter(|k| t.s.own().hand.of(*k) > 0 && t.s.draft.is_none()) {
                    let offered = t.actions(t.s.active).contains(&Action::Card(kind));
                    assert_eq!(offered, t.why(Touch::Hand(kind)).is_none(), "offered, or explained: {kind:?}");
                }
            }
        }
        assert_eq!(t.s.phase, Over);
    }
}

/// The weight of a card in random play is the number of complete commands that begin with it.
#[test]
fn ways_count_complete_commands() {
    let (mut list, mut weights) = (Vec::new(), Vec::new());
    for game in 0..8 {
        let mut luck = Numbers(100 + game);
        let mut t = Table::fresh(2 + (game % 3) as u8, VARIANTS[game as usize % 4]);
        while let Some(input) = playout::pick::<PecuniaNonOlet>(&t.s, &mut luck, &mut list, &mut weights) {
            for action in t.actions(t.s.active) {
                if let Action::Card(kind) = action
                    && t.s.turns.is_multiple_of(5)
                    && kind != Kind::ColosseumBreak
                {
                    let ways = PecuniaNonOlet::ways(&t.s, t.s.active, action) as usize;
                    let mut after = t.clone();
                    after.input(Input::Act(t.s.active, action)).expect("a card that is offered");
                    let counted = if after.s.draft.is_some() { t.targets(kind.id()).len() } else { 1 };
                    assert_eq!(ways, counted, "{kind:?}");
                    for first in after.actions(after.s.active).into_iter().filter(|_| after.s.draft.is_some()) {
                        let mut on = after.clone();
                        on.input(Input::Act(on.s.active, first)).expect("a target that is offered");
                        let rest = if on.s.draft.is_some() { on.actions(on.s.active).len() } else { 1 };
                        let ways = PecuniaNonOlet::ways(&after.s, after.s.active, first) as usize;
                        assert_eq!(ways, rest, "{kind:?} {first:?}");
                    }
                }
            }
            t.input(input).expect("what is offered can be done");
        }
    }
}
