//! The worked examples T21 to T39: Forum, Portus, final scoring, rounds, supplies, ties.

use super::stage::{Stage, Table, plot, space};
use crate::aquileia::{Colour, Step, score};
use table::seat::Seat;

#[test]
fn t21_forum_of_the_seed() {
    let stage = || Stage::new(3).at(0, "forum_2").coins(0, [2, 2, 1]);
    let mut t = stage().hand(0, "servi_2 servi_2").resolve();
    t.go("Build villa_blue_10 0 2");
    assert_eq!((t.coins(0), t.hand(0).as_str(), t.score(0)), ([0, 0, 0], "", 10));
    assert_eq!(t.s.owner(plot("villa_blue_10")), Some(Seat(0)));
    let t = stage().hand(0, "servi_2 servi_1").resolve();
    assert_eq!(
        t.legal_of("Build").into_iter().filter(|c| c.contains("blue_10")).collect::<Vec<_>>(),
        ["Build villa_blue_10 1 1"]
    );
}

#[test]
fn t22_no_pooling() {
    let stage = || Stage::new(3).at(0, "forum_3").coins(0, [5, 5, 5]).hand(0, "servi_2 servi_2").resolve();
    let mut t = stage();
    t.go("Build villa_blue_10 0 2");
    assert_eq!((t.s.step, t.s.built), (Step::Build, 1));
    assert!(t.legal_of("Build").iter().all(|c| c.ends_with(" 0 0")), "no slave is left");
    let mut t = stage();
    t.go("Build villa_blue_4 0 1");
    assert!(t.legal_of("Build").iter().all(|c| !c.contains("_10 ")), "two slaves are not three");
}

#[test]
fn t23_two_buildings_with_and_without_points() {
    let rich = [9, 9, 9];
    let stage = Stage::new(4).at(1, "forum_3").at(2, "forum_4 forum_5").coins(1, rich).coins(2, rich);
    let mut t = stage.hand(1, "servi_1 servi_1").hand(2, "servi_1 servi_2").resolve();
    t.go("Build villa_white_6 1 0").go("Build villa_blue_6 1 0");
    assert_eq!(t.score(1), 0);
    t.go("Build villa_yellow_4 1 0");
    assert_eq!(t.score(2), 0);
    t.go("Build villa_purple_8 0 1");
    assert_eq!(t.score(2), 8);

    let stage = Stage::with(4, &[("forum5_two_buildings", "true")]).at(2, "forum_5").coins(2, rich);
    let mut t = stage.hand(2, "servi_2 servi_1").resolve();
    t.go("Build villa_purple_8 0 1").go("Build villa_white_4 1 0");
    assert_eq!(t.score(2), 12);
}

#[test]
fn t24_workshop_and_bank_from_a_points_space() {
    let stage = Stage::new(3).at(0, "forum_2 forum_5").coins(0, [9, 9, 9]).hand(0, "servi_2 servi_2");
    let mut t = stage.resolve();
    t.go("Build workshop_8 0 1");
    assert_eq!(t.score(0), 8);
    t.go("Build bank_4 0 1");
    assert_eq!(t.score(0), 8);
}

/// The ways to pay for a plot with this hand.
fn payments(hand: &str, plot: &str) -> Vec<String> {
    let t = Stage::new(3).at(0, "forum_1").coins(0, [9, 9, 9]).hand(0, hand).resolve();
    let start = format!("Build {plot} ");
    t.legal().into_iter().filter_map(|c| c.strip_prefix(&start).map(str::to_owned)).collect()
}

#[test]
fn t25_slave_payments() {
    assert_eq!(payments("servi_1 servi_1 servi_2", "villa_white_8"), ["0 1", "2 0"]);
    assert_eq!(payments("servi_1 servi_2 servi_2", "villa_white_10"), ["1 1"]);
    assert_eq!(payments("servi_2", "villa_white_4"), ["0 1"]);
    assert_eq!(payments("servi_1 servi_1 servi_1 servi_2", "villa_white_10"), ["1 1", "3 0"]);
}

#[test]
fn t26_portus_of_the_seed() {
    // Seats: 0 blue, 1 green, 2 yellow, 3 red.
    let stage = Stage::new(4).at(3, "portus_bronze").at(0, "portus_silver").at(2, "portus_gold").at(1, "portus_latro");
    let stage = stage.house(3, "bank_3 workshop_4").house(0, "workshop_1").coins(2, [2, 1, 0]);
    let mut t = stage.resolve();
    t.fate("b g");
    assert_eq!(t.coins(1), [3, 1, 2]);
    assert_eq!((t.s.active, t.legal()), (Seat(3), vec!["Decline".to_owned(), "PayAgain".to_owned()]));
    let silver = t.s.bank.0[1];
    t.go("PayAgain");
    assert_eq!((t.coins(3), t.score(3)), ([1, 2, 2], 4));
    assert_eq!((t.score(0), t.s.bank.0[1]), (3, silver - 1 + 1));
    assert_eq!((t.coins(2), t.score(2)), ([2, 1, 0], 0), "yellow has no gold");
    assert!(t.s.step.is_placement(), "nobody is asked any more");
}

#[test]
fn t27_latro_equal_dice() {
    let stage = || Stage::new(4).at(0, "portus_latro").at(1, "portus_bronze").at(2, "portus_silver").resolve();
    let mut t = stage();
    t.fate("s s");
    assert_eq!(t.coins(0), [2, 2, 1]);
    let mut t = stage();
    t.fate("g g");
    assert_eq!(t.coins(0), [2, 1, 1]);
}

#[test]
fn t28_latro_robbing_oneself() {
    let stage = Stage::new(3).at(0, "portus_latro portus_bronze").coins(0, [0, 1, 0]).house(0, "workshop_1");
    let mut t = stage.resolve();
    t.fate("b s");
    assert_eq!(t.coins(0), [1, 1, 0]);
    t.go("PayAgain");
    assert_eq!((t.coins(0), t.score(0)), ([0, 1, 0], 3));
}

#[test]
fn t29_activation() {
    let mut t =
        Stage::new(3).at(0, "portus_silver").at(1, "portus_latro").house(0, "workshop_3 workshop_7 bank_4").resolve();
    t.fate("b b");
    assert_eq!((t.coins(0), t.score(0)), ([3, 2, 2], 11));
}

#[test]
fn t30_final_scoring_of_the_seed() {
    let stage = Stage::new(3).laurel(0, "stadium_blue").laurel(0, "stadium_vp_5").crown(0, "theatrum_blue_yellow");
    let t = stage.house(0, "villa_blue_10 villa_blue_6").placing();
    assert_eq!(score::sheet(&t.s, Seat(0)).total(), 37);
    assert_eq!(score::sheet(&t.s, Seat(0)).colour(Colour::Blue), 32);
}

#[test]
fn t31_three_blue_laurels() {
    let stage = Stage::new(3).laurel(0, "stadium_blue").laurel(0, "stadium_blue").crown(0, "theatrum_blue_purple");
    let t = stage.house(0, "villa_blue_8").placing();
    assert_eq!(score::sheet(&t.s, Seat(0)).total(), 24);
}

#[test]
fn t32_theatrum_assignment() {
    let stage = Stage::new(3).laurel(0, "stadium_blue").crown(0, "theatrum_white_blue");
    let t = stage.house(0, "villa_blue_10 villa_blue_6 villa_white_8").placing();
    assert_eq!(score::sheet(&t.s, Seat(0)).total(), 32);
}

#[test]
fn t33_two_theatrum_cards() {
    let stage = Stage::new(3).round(3).crown(0, "theatrum_yellow_purple").crown(0, "theatrum_yellow_white");
    let t = stage.house(0, "villa_yellow_10 villa_purple_8 villa_purple_6").placing();
    assert_eq!(score::sheet(&t.s, Seat(0)).total(), 24);
    let chosen: Vec<Colour> = score::assignment(&t.s, Seat(0)).map(|(_, colour)| colour).collect();
    assert_eq!(chosen, [Colour::Purple, Colour::Yellow]);
}

#[test]
fn t34_extremes() {
    let stage = Stage::new(3).laurel(0, "stadium_blue").laurel(0, "stadium_blue").crown(0, "theatrum_white_blue");
    let stage = stage.crown(0, "theatrum_blue_yellow").crown(0, "theatrum_blue_purple");
    let t = stage.house(0, "villa_blue_4 villa_blue_6 villa_blue_8 villa_blue_10").placing();
    assert_eq!(score::sheet(&t.s, Seat(0)).total(), 140);
    let stage = Stage::new(3).laurel(1, "stadium_blue").house(1, "villa_white_10 villa_white_8 villa_white_6");
    assert_eq!(score::sheet(&stage.placing().s, Seat(1)).total(), 0);
}

#[test]
fn t35_next_start_player() {
    // Seats clockwise: 0 red, 1 blue, 2 green, 3 yellow.
    for (tie, order) in [([0, 3, 1, 2], [0u8, 1, 2, 3]), ([2, 0, 1, 3], [2, 3, 0, 1])] {
        let mut t = Stage::new(4).tie(&tie).at(0, "forum_1").resolve();
        t.go("Stop");
        assert_eq!((t.s.round, t.s.step), (2, Step::Place));
        assert_eq!(t.s.in_turn().map(|p| p.0).collect::<Vec<_>>(), order);
        for seat in order {
            assert_eq!(t.s.active, Seat(seat));
            t.go("PlaceTie");
        }
    }
}

#[test]
fn t36_supply_of_coins() {
    for seats in 2..=5 {
        let mut t = Table::fresh(seats, &[]);
        // `check` holds 39 coins of each metal after every input.
        for _ in 0..500 {
            if t.s.step == Step::Over {
                break;
            }
            t.idle();
        }
        assert_eq!(t.s.step, Step::Over, "{seats} seats");
        let all: u16 = t.s.bank.count() + t.s.all().map(|p| t.s.player(p).coins.count()).sum::<u16>();
        assert_eq!(all, 117);
    }
}

#[test]
fn t37_supply_of_laurels() {
    let mut t = Table::fresh(3, &[]);
    t.fate("weapon_1 weapon_2 horse_gold_1").fate("stadium_white").fate("0");
    for round in 1..=6u8 {
        assert_eq!((t.s.round, t.s.laurels.len()), (round, 13 - 2 * round));
        t.go("PlaceServant stadium_gold_1").go("PlaceServant stadium_silver_1");
        while t.s.step.is_placement() {
            t.idle();
        }
        t.finish_round();
    }
    assert_eq!((t.s.step, t.s.laurels.len(), t.s.display), (Step::Over, 0, None));
    let held: usize = t.s.all().map(|p| t.s.held(p).count()).sum();
    assert_eq!(held, 12);
}

#[test]
fn t38_passing() {
    let mut t = Stage::new(3).placing();
    t.go("PlaceServant arena_1").go("Pass").go("PlaceServant arena_2").go("PlaceServant arena_3");
    assert_eq!((t.s.active, t.legal()), (Seat(1), vec!["PlaceTie".to_owned()]));
    t.go("PlaceTie");
    for seat in [2, 0, 2, 0] {
        assert_eq!(t.s.active, Seat(seat));
        let free = t.legal_of("PlaceServant").remove(0);
        t.go(&free);
    }
}

#[test]
fn t39_tie_for_a_lower_rank() {
    let stage = Stage::new(3).at(0, "arena_1").at(1, "arena_2").at(2, "arena_3").tie(&[0, 2, 1]);
    let mut t = stage.resolve();
    t.fate("b b b").fate("b b s").fate("b b s");
    t.go("PlayCards").go("PlayCards").go("PlayCards");
    assert_eq!(t.strengths(), [5, 3, 3]);
    assert_eq!((t.coins(0)[0], t.coins(1)[0], t.coins(2)[0]), (5, 3, 4));
    t.go("ArenaPrize slave").fate("servi_1");
    assert_eq!((t.score(1), t.score(2)), (0, 6));
    assert_eq!(t.s.stands(space("arena_1")), None);
}
