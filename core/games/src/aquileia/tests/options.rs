//! The options, each against the rules as they stand.

use super::stage::{Stage, Table};
use crate::aquileia::{Aquileia, Space, Step};
use table::game::{Game, Turn};
use table::seat::Seat;

#[test]
fn the_tie_track_of_the_last_round_settles_first_place() {
    let stage = |value| Stage::with(4, &[("final_tie", value)]).round(6).score(0, 9).score(1, 9).score(2, 9);
    let ranking = |value| {
        let mut t = stage(value).score(3, 4).tie(&[3, 1, 0, 2]).at(0, "forum_1").resolve();
        t.go("Stop");
        let Turn::Over(ranking) = Aquileia::turn(&t.s) else { panic!("the game is over") };
        ranking.0[..4].to_vec()
    };
    assert_eq!(ranking("shared"), [1, 1, 1, 4]);
    assert_eq!(ranking("tie_track"), [2, 1, 2, 4], "the others tied for first are second");
}

#[test]
fn villas_alone_score_at_once() {
    let stage = Stage::with(3, &[("build_points_villas_only", "true")]).at(0, "forum_2 forum_5").coins(0, [9, 9, 9]);
    let mut t = stage.hand(0, "servi_1").resolve();
    t.go("Build workshop_5 0 0");
    assert_eq!(t.score(0), 0);
    t.go("Build villa_white_6 1 0");
    assert_eq!(t.score(0), 6);
}

#[test]
fn forum_5_for_one_building_or_two() {
    let built = |value| {
        let stage = Stage::with(3, &[("forum5_two_buildings", value)]).at(0, "forum_5").coins(0, [9, 9, 9]);
        let mut t = stage.resolve();
        t.go("Build workshop_1 0 0");
        (t.s.step, t.score(0))
    };
    assert_eq!(built("false"), (Step::Place, 3));
    assert_eq!(built("true"), (Step::Build, 3));
}

#[test]
fn eight_spaces_are_blocked_anew_each_round() {
    let mut t = Table::fresh(2, &[("two_player_neutrals", "true")]);
    t.fate("weapon_1 weapon_2 horse_gold_1").fate("stadium_white").fate("1");
    assert_eq!(t.s.step, Step::Block);
    t.fate("arena_1 arena_2 arena_3 theatrum forum_1 forum_2 portus_latro portus_gold");
    assert!(t.refuses("PlaceServant arena_1") && !t.refuses("PlaceServant forum_3"));
    assert_eq!(t.legal_of("PlaceServant").len(), 20);
    while t.s.round == 1 {
        t.idle();
    }
    assert_eq!((t.s.round, t.s.step, t.s.blocked), (2, Step::Block, 0));
    let blocked = "mercatus_dolus mercatus_pecunia arena_1 arena_2 arena_3 forum_3 forum_4 forum_5";
    t.fate(blocked);
    assert_eq!(t.s.blocked.count_ones(), 8);
    assert!(t.s.all().all(|p| t.s.stands(Space::ARENA) != Some(p)), "nobody fights there");
    assert_eq!(t.s.active, Seat(t.s.start.0));
}

#[test]
fn without_the_option_nothing_is_blocked() {
    let mut t = Table::fresh(2, &[]);
    t.fate("weapon_1 weapon_2 horse_gold_1").fate("stadium_white").fate("1");
    assert_eq!((t.s.step, t.s.active, t.legal_of("PlaceServant").len()), (Step::Place, Seat(1), 28));
}
