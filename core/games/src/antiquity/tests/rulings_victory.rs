//! R10, leaving and the end: rulings 22, 25, 27, 52, 56, 57, 63, 64, 66; examples 18, 25 to 29.

use super::land_stage::{BLUE, GREEN, Land, RED};
use crate::antiquity::action::Action;
use crate::antiquity::data::{Building, Good, Saint};
use crate::antiquity::event::Event;
use crate::antiquity::map::HexSet;
use crate::antiquity::phases::{self, order};
use crate::antiquity::score::{self, Progress};
use crate::antiquity::state::{End, Phase};
use table::game::Turn;
use table::log::Log;
use table::seat::{Seat, SeatSet};

const KINDS: [Good; 8] =
    [Good::Grain, Good::Olives, Good::Sheep, Good::Fish, Good::Wine, Good::Pearls, Good::Dye, Good::Gold];

fn three_of_each(t: &mut Land, seat: Seat) {
    t.give(seat, &KINDS.map(|good| (good, 3)));
}

#[test]
fn r27_example_27_cristoforo_wins_on_the_stock() {
    let mut t = Land::new();
    t.saint(RED, Saint::Cristoforo);
    three_of_each(&mut t, RED);
    t.victory();
    assert_eq!((t.s.phase, t.s.winners), (Phase::Over(End::Condition), SeatSet::one(RED)));
    let mut t = Land::new();
    t.saint(RED, Saint::Cristoforo);
    three_of_each(&mut t, RED);
    t.give(RED, &[(Good::Grain, 20), (Good::Gold, 9)]);
    t.s.realm_mut(RED).stock.take(Good::Dye, 1);
    t.victory();
    assert_eq!((t.s.phase, t.s.round), (Phase::City, 2), "two dye and nine of all else does not");
    assert_eq!(score::progress(&t.s, RED, Saint::Cristoforo), Progress { have: 23, need: 24 });
}

#[test]
fn nicolo_wins_with_twenty_houses() {
    let mut t = Land::new();
    t.saint(RED, Saint::Nicolo);
    t.men(RED, 19);
    assert_eq!(score::won(&t.s, RED), None);
    t.men(RED, 1).victory();
    assert!(t.told.iter().any(|e| matches!(e, Event::Holds(RED, Saint::Nicolo))));
    assert!(t.is_over());
}

#[test]
fn r22_example_28_maria_needs_two_and_a_cathedral_without_graves() {
    let mut t = Land::new();
    t.saint(RED, Saint::Maria);
    t.men(RED, 20);
    assert_eq!(score::progress(&t.s, RED, Saint::Maria), Progress { have: 1, need: 2 });
    three_of_each(&mut t, RED);
    assert_eq!(score::won(&t.s, RED), Some(Saint::Maria));
    t.grave(RED, 0, 0, 1);
    assert_eq!(score::won(&t.s, RED), None);
    for power in Saint::ALL {
        assert!(!t.s.has_power(RED, power));
    }
}

#[test]
fn r57_without_a_saint_nobody_wins_by_condition() {
    let mut t = Land::new();
    t.men(RED, 20);
    three_of_each(&mut t, RED);
    t.victory();
    assert_eq!(t.s.phase, Phase::City);
}

#[test]
fn r56_only_at_the_end_of_a_round() {
    let mut t = Land::new();
    t.saint(RED, Saint::Cristoforo);
    three_of_each(&mut t, RED);
    t.pollution().place_all(BLUE);
    assert!(!t.is_over(), "the condition holds, and R9 is not over");
    t.s.realm_mut(RED).stock.take(Good::Grain, 1);
    t.place_all(RED);
    assert!(!t.is_over(), "what was lost again does not count");
}

#[test]
fn r25_example_26_barbara_counts_buildings_without_graves() {
    let mut t = Land::plain((0, 0), (0, 13));
    t.city(RED, 4, 0).city(RED, -4, 0);
    let mut all = Building::ALL.to_vec();
    all.retain(|building| !matches!(building, Building::Storage | Building::Cathedral));
    all.sort_by_key(|building| std::cmp::Reverse(crate::antiquity::shapes::shape(*building, 0).len()));
    t.saint(RED, Saint::Barbara);
    for building in all {
        t.stands(RED, building);
    }
    t.storage(RED, 1, 2);
    let squares: u32 = t.s.realm(RED).pieces.iter().map(|piece| piece.shape().len()).sum();
    assert_eq!(squares, 95);
    assert_eq!(score::won(&t.s, RED), Some(Saint::Barbara), "no men are needed, and no house is asked for");
    let market = t.s.realm(RED).find(Building::Market).expect("a market");
    let spot = t.s.realm(RED).pieces[market].spot;
    t.grave(RED, spot.city(), spot.square().row(), spot.square().col());
    assert_eq!(score::progress(&t.s, RED, Saint::Barbara), Progress { have: 17, need: 18 });
    let prices = Building::ALL.map(Building::cost);
    let sum = |of: fn(crate::antiquity::data::Cost) -> u8| prices.iter().map(|cost| u32::from(of(*cost))).sum::<u32>();
    assert_eq!((sum(|c| c.wood), sum(|c| c.stone), sum(|c| c.luxuries)), (8, 9, 4));
}

#[test]
fn example_25_giorgio_encloses() {
    let table = |stable: bool, inns: bool| {
        let mut t = Land::plain((4, 0), (0, 0));
        if inns {
            t.inn(RED, -4, 3).inn(RED, -1, -3);
        }
        if stable {
            t.works(RED, Building::Stable);
        }
        t.saint(RED, Saint::Giorgio);
        t
    };
    let missing = |t: &Land| {
        let (_, progress) = score::enclosed(&t.s, RED).expect("Blue has a zone");
        progress.need - progress.have
    };
    let mut t = table(true, true);
    assert_eq!((missing(&t), score::won(&t.s, RED)), (0, Some(Saint::Giorgio)));
    assert_eq!(missing(&table(false, true)), 10);
    assert_eq!(missing(&table(true, false)), 18);
    assert_eq!(missing(&table(false, false)), 22);
    t.victory();
    assert_eq!(t.s.winners, SeatSet::one(RED));
}

#[test]
fn who_is_out_cannot_be_enclosed_but_by_option() {
    for option in [false, true] {
        let mut t = Land::plain((4, 0), (0, 0));
        t.inn(RED, -4, 3).inn(RED, -1, -3).works(RED, Building::Stable);
        t.saint(RED, Saint::Giorgio);
        t.works(BLUE, Building::Stable);
        t.s.rules.enclose_out = option;
        assert_eq!(score::won(&t.s, RED), None, "with a stable the zone is wider");
        crate::antiquity::phases::leaving::out(&mut t.s, BLUE, &mut Log::silent());
        assert_eq!(score::won(&t.s, RED).is_some(), option, "the plain zone of two steps, or none");
    }
}

#[test]
fn example_29_the_tie_break() {
    let table = |polluted: usize| {
        let mut t = Land::plain((0, 0), (0, 13));
        for seat in [RED, BLUE] {
            t.saint(seat, Saint::Cristoforo);
            three_of_each(&mut t, seat);
        }
        t.s.map.polluted = t.s.zone(BLUE).iter().take(polluted).collect();
        t
    };
    let mut t = table(2);
    assert_eq!((score::tie_break(&t.s, RED), score::tie_break(&t.s, BLUE)), (30, 28));
    t.victory();
    assert_eq!(t.s.winners, SeatSet::one(RED));
    assert!(t.told.iter().any(|e| matches!(e, Event::TieBreak(..))));
    let mut t = table(0);
    t.victory();
    assert_eq!(t.s.winners, SeatSet::one(RED).with(BLUE), "still equal: they share the win");
}

#[test]
fn r63_the_tie_break_of_empty_hexes() {
    for (value, count) in [("unpolluted", 0), ("empty", 1)] {
        let mut t = Land::with(&[("tie_break", value)]);
        let clean = score::tie_break(&t.s, RED);
        let markers = t.s.zone(RED).and(t.s.map.markers).len() as u16;
        assert_eq!(clean, if count == 0 { 25 } else { 25 - markers });
        t.carts(RED, 2).give(RED, &[(Good::Wood, 2)]).countryside();
        t.fishery(RED, (3, -3), (3, -2), Some(Good::Fish));
        let fishery = 2 * count;
        assert_eq!(score::tie_break(&t.s, RED), clean - fishery, "a fishery: {value}");
        t.deed(RED, crate::antiquity::action::Deed::Woodcutter, 0, -3, None);
        let goods = t.s.zone(RED).and(t.s.map.goods).len() as u16;
        assert_eq!(score::tie_break(&t.s, RED), clean - fishery - count * goods, "goods: {value}");
    }
}

#[test]
fn r66_round_60_ends_the_game_as_a_draw() {
    let mut t = Land::new();
    t.s.round = 59;
    t.victory();
    assert_eq!((t.s.phase, t.s.round), (Phase::City, 60));
    let mut t = Land::new();
    t.s.round = 60;
    t.victory();
    assert_eq!((t.s.phase, t.s.winners), (Phase::Over(End::Draw), SeatSet::all(2)));
    let mut t = Land::new();
    t.s.round = 60;
    t.saint(RED, Saint::Nicolo);
    t.men(RED, 20).victory();
    assert_eq!(t.s.phase, Phase::Over(End::Condition), "if nobody has won by then");
}

#[test]
fn r52_example_18_order_of_play() {
    let mut t = Land::set_up(4, &[], &[0, 1, 2, 3, 4, 5, 6, 7], &[(-9, 4), (9, -4), (-10, 18), (8, 10)]);
    t.s.before = Default::default();
    t.s.order = [0, 1, 2, 3].into_iter().collect();
    for (seat, carts) in [(0, 3), (1, 2), (2, 2), (3, 1)] {
        t.carts(Seat(seat), carts);
    }
    t.works(Seat(2), Building::Explorer);
    assert_eq!([0, 1, 2, 3].map(|seat| order::key(&t.s, Seat(seat))), [3, 2, 3, 1], "unused men count");
    order::begin(&mut t.s, &mut Log::silent());
    assert_eq!(t.s.order.iter().collect::<Vec<_>>(), [3, 1, 0, 2]);
}

#[test]
fn r64_without_wood_and_without_a_site_nobody_is_out() {
    let mut t = Land::new();
    t.carts(RED, 1).carts(BLUE, 1).countryside();
    assert_eq!(t.offered(BLUE), [Action::End]);
    t.act(BLUE, Action::End).act(RED, Action::End);
    assert!(!t.s.player(RED).out && !t.s.player(BLUE).out && !t.is_over());
}

#[test]
fn resigning_leaves_the_order_and_ends_a_game_of_two() {
    let mut t = Land::three(&[]);
    t.carts(GREEN, 1).carts(RED, 1).countryside();
    assert_eq!(t.asked(), [GREEN]);
    t.act(GREEN, Action::Resign);
    assert_eq!((t.asked(), t.s.order.len()), (vec![RED], 2));
    t.act(BLUE, Action::Resign);
    assert_eq!((t.s.phase, t.s.winners), (Phase::Over(End::LastLeft), SeatSet::one(RED)));
    let Turn::Over(ranking) = phases::turn(&t.s) else { panic!("the game is over") };
    assert_eq!(ranking.0[..3], [1, 2, 2], "all others are last, and there is no ranking among them");
}

#[test]
fn progress_is_shown_for_everybody() {
    let mut t = Land::new();
    t.men(RED, 7).works(RED, Building::Granary);
    let reckoning = score::reckoning(&t.s);
    assert_eq!(reckoning.seats, [RED, BLUE]);
    assert_eq!(reckoning.rows.len(), 7);
    assert_eq!(reckoning.rows[1].numbers, [7, 0], "houses");
    assert_eq!(reckoning.rows[3].numbers, [1, 0], "buildings");
    assert_eq!(reckoning.places, None);
    t.s.map.polluted = HexSet::NONE;
    t.s.round = 60;
    t.victory();
    assert_eq!(score::reckoning(&t.s).places, Some(vec![1, 1]));
}
