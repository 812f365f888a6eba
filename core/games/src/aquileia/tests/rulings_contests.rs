//! Rulings 20 to 29, 41, 45, 49 to 51, 54, 55, 68: Arena and Stadium.

use super::stage::{Stage, Table, card};
use crate::aquileia::{Action, Back, Laurel, Step, Touch};
use table::seat::{Seat, Viewer};

#[test]
fn r20_blue_dice_need_their_holder_in_the_contest_and_are_rolled_once() {
    let mut t = Stage::new(3).at(0, "mercatus_potentia").at(1, "arena_1").resolve();
    t.fate("g g g").go("PlayCards");
    assert_eq!(t.s.step, Step::Prize, "the holder does not fight");
    let stage = Stage::new(3).at(0, "mercatus_potentia arena_1 stadium_gold_1");
    let mut t = stage.resolve();
    t.fate("g g g").go("PlayCards").go("RollBlue 3").fate("b b b").go("ArenaPrize points");
    t.fate("b b b").go("PlayCards");
    assert_eq!(t.legal(), ["RollBlue 0", "RollBlue 1"], "three are spent");
}

#[test]
fn r21_blue_dice_after_all_cards_and_in_one_roll() {
    let stage = Stage::new(3).at(0, "mercatus_potentia arena_1").at(1, "arena_2").hand(1, "weapon_3");
    let mut t = stage.resolve();
    t.fate("g g g").fate("g g g").go("PlayCards");
    assert_eq!((t.s.active, t.s.step), (Seat(1), Step::Cards));
    t.go("PlayCards weapon_3");
    assert_eq!((t.s.active, t.s.step), (Seat(0), Step::Blue));
    t.go("RollBlue 1").fate("g");
    assert_eq!(t.s.step, Step::Prize, "no second roll");
}

#[test]
fn r22_other_faces_have_no_effect() {
    let mut t = Stage::new(3).at(0, "arena_1").resolve();
    t.fate("s g b");
    assert_eq!(t.strengths()[0], 3);
    let mut t = Stage::new(3).at(0, "stadium_silver_1").resolve();
    t.fate("s g b");
    assert_eq!(t.strengths()[0], 3);
}

#[test]
fn r23_a_sole_participant_is_first() {
    let mut t = Stage::new(3).at(0, "arena_3").hand(0, "weapon_1").resolve();
    t.fate("b g g").go("PlayCards weapon_1");
    assert_eq!((t.strengths()[0], t.coins(0)), (3, [5, 1, 1]));
    t.go("ArenaPrize points");
    assert_eq!(t.score(0), 6);
    let mut t = Stage::new(3).at(0, "stadium_gold_2").resolve();
    t.fate("b b b").go("PlayCards");
    assert_eq!((t.coins(0), t.s.step), ([2, 1, 4], Step::Look));
}

/// Two fighters of strengths 2 and 1.
fn fight() -> Table {
    let mut t = Stage::new(3).at(0, "arena_1").at(1, "arena_2").resolve();
    t.fate("g g g").fate("g g g").go("PlayCards").go("PlayCards");
    t
}

#[test]
fn r24_the_second_scores_its_own_strength() {
    let mut t = fight();
    t.go("ArenaPrize slave");
    assert_eq!((t.score(0), t.score(1)), (0, 2));
}

#[test]
fn r25_alone_the_other_prize_is_lost() {
    let mut t = Stage::new(3).at(0, "arena_1").at(1, "forum_1").resolve();
    t.fate("g g g").go("PlayCards").go("ArenaPrize points");
    assert_eq!((t.score(0), t.hand(0).as_str(), t.s.step), (4, "", Step::Build));
    let mut t = Stage::new(3).at(0, "arena_1").at(1, "forum_1").resolve();
    t.fate("g g g").go("PlayCards").go("ArenaPrize slave").fate("servi_2");
    assert_eq!((t.score(0), t.hand(0).as_str()), (0, "servi_2"));
}

#[test]
fn r26_alone_the_other_laurel_stays_where_it_was() {
    let race = || {
        let mut t = Stage::new(3).at(0, "stadium_gold_1").at(1, "forum_1").display("stadium_vp_3").resolve();
        t.fate("b b b").go("PlayCards").fate("stadium_purple");
        t
    };
    let mut t = race();
    t.go("StadiumKeep deck");
    assert_eq!((t.s.display, t.s.step), (Some(Laurel::Three), Step::Build), "nothing is drawn");
    let mut t = race();
    t.go("StadiumKeep face_up");
    assert_eq!((t.s.display, t.s.step, t.s.laurels.len()), (Some(Laurel::Purple), Step::Build, 10));
    assert_eq!(t.told(), ["log-kept-open", "log-display", "log-area"]);
}

#[test]
fn r27_both_sides_are_ranked_together() {
    let stage = Stage::new(3).at(0, "stadium_gold_2").at(1, "stadium_silver_1").at(2, "stadium_gold_3");
    let mut t = stage.resolve();
    t.fate("g g g").fate("s s s").fate("s s s").go("PlayCards").go("PlayCards").go("PlayCards");
    assert_eq!(t.strengths(), [4, 5, 1]);
    assert_eq!((t.coins(0), t.coins(1), t.coins(2)), ([2, 1, 3], [2, 4, 1], [2, 1, 2]));
    assert_eq!(t.s.active, Seat(1));
}

#[test]
fn r68_slaves_and_weapons_fight_and_horses_of_the_own_side_run() {
    let cards = "servi_2 weapon_3 horse_gold_2 horse_silver_2";
    let played = |stands: &str| {
        let mut t = Stage::new(3).at(0, stands).hand(0, cards).resolve();
        t.fate("g g g");
        let all = ["servi_2", "weapon_3", "horse_gold_2", "horse_silver_2"];
        let can: Vec<&str> = all.into_iter().filter(|id| !t.refuses(&format!("PlayCards {id}"))).collect();
        for id in all.into_iter().filter(|id| !can.contains(id)) {
            let sheet = t.sheet(Viewer::Seat(Seat(0)), Touch::Hand(card(id)));
            assert_eq!(sheet.blocked.and_then(|b| b.ruling), Some(68), "{id}");
        }
        can
    };
    assert_eq!(played("arena_1"), ["servi_2", "weapon_3"]);
    assert_eq!(played("stadium_gold_1"), ["horse_gold_2"]);
    assert_eq!(played("stadium_silver_1"), ["horse_silver_2"]);
}

#[test]
fn r28_the_first_decides_after_looking_and_the_second_has_no_choice() {
    let mut t = Stage::new(3).at(0, "stadium_gold_2").at(1, "stadium_silver_1").display("stadium_blue").resolve();
    t.fate("b b b").fate("b b b").go("PlayCards").go("PlayCards").fate("stadium_vp_7");
    assert_eq!(
        (t.s.active, t.legal()),
        (Seat(1), vec!["StadiumKeep deck".to_owned(), "StadiumKeep face_up".to_owned()])
    );
    t.go("StadiumKeep face_up");
    let held = |p: u8| t.s.held(Seat(p)).filter_map(|h| h.known()).map(Laurel::id).collect::<Vec<_>>();
    assert_eq!((held(0), held(1)), (vec!["stadium_vp_7"], vec!["stadium_blue"]));
    assert_eq!(t.s.step, Step::Display);
}

#[test]
fn r29_without_racers_no_laurel_moves() {
    let mut t = Stage::new(3).round(6).at(0, "forum_1").resolve();
    let laurels = (t.s.display, t.s.laurels.len());
    t.go("Stop");
    assert_eq!((t.s.step, (t.s.display, t.s.laurels.len())), (Step::Over, laurels), "the game ends all the same");
}

#[test]
fn r41_ties_go_by_the_tie_track() {
    for tie in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
        let stage = Stage::new(3).at(0, "arena_1").at(1, "arena_2").at(2, "arena_3").tie(&tie);
        let mut t = stage.resolve();
        t.fate("b g g").fate("b b g").fate("b b g").go("PlayCards").go("PlayCards").go("PlayCards");
        assert_eq!(t.strengths(), [3, 3, 3]);
        let places: Vec<u8> = crate::aquileia::phases::ranking(&t.s).iter().collect();
        assert_eq!(places, tie);
        assert_eq!(t.coins(tie[0])[0], 5);
    }
}

#[test]
fn r45_strength_has_no_maximum() {
    let stage = Stage::new(3).at(0, "arena_1 arena_2 arena_3 mercatus_potentia");
    let stage = stage.slots("horse_gold_1 horse_gold_1 horse_gold_1").hand(0, "weapon_1 weapon_1 weapon_1");
    let mut t = stage.hand(0, "weapon_2 weapon_2 weapon_2 weapon_3").rest_to(0, Back::Servi).resolve();
    t.fate("b b b");
    for _ in 0..11 {
        t.act(Action::Card(crate::aquileia::Card::Servi1)).act(Action::Card(crate::aquileia::Card::Servi2));
    }
    t.act(Action::Play);
    assert_eq!(t.strengths()[0], 4 + 3 + 33);
}

#[test]
fn r49_the_holder_is_asked_in_the_stadium_even_with_no_die_left() {
    let mut t = Stage::new(3).at(0, "mercatus_potentia arena_1 stadium_gold_1").at(1, "forum_1").resolve();
    t.fate("g g g").go("PlayCards").go("RollBlue 4").fate("g g g g").go("ArenaPrize points");
    t.fate("g g g").go("PlayCards");
    assert_eq!((t.s.step, t.legal()), (Step::Blue, vec!["RollBlue 0".to_owned()]));
    t.go("RollBlue 0").fate("stadium_blue").go("StadiumKeep deck");
    assert_eq!((t.s.blue, t.s.blue_left), (None, 4), "back on Potentia");
    let t = Stage::new(3).at(0, "mercatus_potentia").at(1, "forum_1").resolve();
    assert_eq!((t.s.step, t.s.blue, t.s.blue_left), (Step::Build, None, 4), "also when the Stadium is skipped");
}

#[test]
fn r50_commands_in_every_mode_of_the_exchange() {
    let t = Stage::with(3, &[("pecunia_mode", "single_swap")]).coins(0, [4, 2, 1]).at(0, "mercatus_pecunia").resolve();
    let swaps =
        ["Exchange 0 2 2", "Exchange 2 3 1", "Exchange 4 0 2", "Exchange 4 4 0", "Exchange 6 1 1", "Exchange 8 2 0"];
    assert_eq!(t.legal_of("Exchange"), swaps);
    let mut t =
        Stage::with(3, &[("pecunia_mode", "one_to_one")]).coins(0, [1, 0, 0]).at(0, "mercatus_pecunia").resolve();
    assert_eq!(t.legal(), ["Decline", "Exchange 0 0 1", "Exchange 0 1 0"]);
    t.go("Exchange 0 0 1");
    assert_eq!((t.coins(0), t.score(0)), ([0, 0, 1], 4));
    let t = Stage::new(3).at(0, "arena_1").hand(0, "servi_1 servi_1 weapon_2");
    let mut t = t.resolve();
    t.fate("g g g");
    let plays = ["PlayCards", "PlayCards servi_1", "PlayCards servi_1 weapon_2", "PlayCards servi_1x2"];
    let more = ["PlayCards servi_1x2 weapon_2", "PlayCards weapon_2"];
    assert_eq!(t.legal(), [&plays[..], &more[..]].concat());
}

#[test]
fn r51_the_coins_come_before_the_prize_is_chosen() {
    let t = fight();
    assert_eq!((t.s.step, t.coins(0)[0], t.coins(1)[0]), (Step::Prize, 5, 4));
}

#[test]
fn r54_red_dice_one_participant_after_the_other_in_turn_order() {
    let stage = Stage::new(4).start(2).at(0, "arena_1").at(1, "arena_2").at(3, "arena_3");
    let mut t = stage.resolve();
    for seat in [3, 0, 1] {
        assert_eq!((t.s.step, t.s.active), (Step::RollRed, Seat(seat)));
        t.fate("g g g");
    }
    assert_eq!((t.s.step, t.s.active), (Step::Cards, Seat(3)));
}

#[test]
fn r55_played_cards_can_come_back_as_the_prize() {
    let stage = Stage::new(3).at(0, "arena_1").at(1, "arena_2").hand(0, "servi_2").rest_to(2, Back::Servi);
    let mut t = stage.resolve();
    t.fate("g g g").fate("g g g").go("PlayCards servi_2");
    assert_eq!(t.gone(), "servi_2");
    t.go("PlayCards").go("ArenaPrize points");
    assert_eq!((t.s.step, t.s.active), (Step::DrawPrize, Seat(1)));
    assert!(!t.admits("servi_1"));
    t.fate("servi_2");
    assert_eq!((t.hand(1).as_str(), t.gone().as_str()), ("servi_2", ""));
    // With no slave card anywhere, there is no such prize.
    let mut t = Stage::new(3).at(0, "arena_1").at(1, "arena_2").rest_to(2, Back::Servi).resolve();
    t.fate("g g g").fate("g g g").go("PlayCards").go("PlayCards");
    assert_eq!(t.legal(), ["ArenaPrize points"]);
    t.go("ArenaPrize points");
    assert!(t.told().contains(&"log-no-prize".to_owned()));
}
