//! Rulings 1 to 19, 46 to 48, 52, 53, 57 to 60, 67, 69: placing, the port, the market, rounds, options.

use super::stage::{Stage, Table, space};
use crate::aquileia::{Action, Aquileia, Back, Coins, Step, Touch};
use table::game::Game;
use table::meta::Named;
use table::seat::{Seat, Viewer};

#[test]
fn r01_the_tie_marker_is_a_turn_and_servants_may_follow() {
    let mut t = Stage::new(3).placing();
    t.go("PlaceTie");
    assert_eq!(t.s.active, Seat(1));
    t.go("PlaceTie").go("PlaceTie");
    assert_eq!(t.s.active, Seat(0));
    assert!(!t.refuses("PlaceServant arena_1") && t.refuses("PlaceTie"));
}

#[test]
fn r02_the_lowest_free_tie_space_without_a_choice() {
    let mut t = Stage::new(3).start(2).placing();
    assert_eq!(t.legal_of("PlaceTie").len(), 1);
    t.go("PlaceTie").go("PlaceServant arena_1").go("PlaceTie");
    assert_eq!((t.s.tie_space(Seat(2)), t.s.tie_space(Seat(1)), t.s.tie_space(Seat(0))), (Some(1), Some(2), None));
    assert_eq!(t.log.told().len(), 1);
}

#[test]
fn r03_who_passed_still_places_the_tie_marker() {
    let mut t = Stage::new(3).placing();
    t.go("Pass").go("PlaceServant arena_1").go("PlaceServant arena_2");
    assert_eq!((t.s.active, t.legal()), (Seat(0), vec!["PlaceTie".to_owned()]));
    t.go("PlaceTie").go("PlaceTie").go("PlaceTie");
    assert_eq!(t.s.active, Seat(1), "who is done is skipped");
    let why = t.sheet(Viewer::Public, Touch::Space(space("arena_1"))).blocked.expect("somebody stands there");
    assert_eq!(why.why.key, "why-taken");
}

#[test]
fn r04_passing_at_any_turn_and_for_the_round() {
    let mut t = Stage::new(3).placing();
    assert_eq!(t.legal_of("Pass").len(), 1, "with all servants left");
    t.go("PlaceTie").go("PlaceTie").go("PlaceTie").go("Pass").go("PlaceServant arena_1").go("PlaceServant arena_2");
    assert_eq!(t.s.active, Seat(1), "the one who passed is not asked again");
    let mut t = Stage::new(3).placing();
    t.go("Pass").go("PlaceTie").go("PlaceTie");
    let sheet = t.sheet(Viewer::Public, Touch::Space(space("forum_1")));
    assert_eq!(sheet.blocked.and_then(|b| b.ruling), Some(4));
}

#[test]
fn r05_a_servant_may_stand_where_it_can_do_nothing() {
    let t = Stage::new(3).coins(0, [0, 0, 0]).slots("- - -").gone("weapon_3").placing();
    let refused: Vec<&str> =
        crate::aquileia::Space::all().map(|s| s.id()).filter(|id| t.refuses(&format!("PlaceServant {id}"))).collect();
    assert_eq!(refused, ["portus_bronze", "portus_silver", "portus_gold"]);
    let sheet = t.sheet(Viewer::Public, Touch::Space(space("portus_gold")));
    assert_eq!(sheet.blocked.and_then(|b| b.ruling), Some(5));
}

#[test]
fn r06_a_port_coin_leaves_the_holding_at_once() {
    let mut t = Stage::new(3).coins(0, [1, 0, 0]).at(0, "mercatus_equi_1").tie(&[1, 2]).placing();
    t.go("PlaceServant portus_bronze");
    assert_eq!((t.coins(0), t.s.port), ([0, 0, 0], [true, false, false]));
    while t.s.step.is_placement() {
        t.idle();
    }
    assert_eq!((t.s.step, t.legal()), (Step::Buy, vec!["Decline".to_owned()]), "it pays for nothing else");
}

#[test]
fn r07_latro_and_another_port_space() {
    let mut t = Stage::new(3).at(0, "portus_latro").placing();
    t.go("PlaceServant portus_gold").go("PlaceTie").go("PlaceTie");
    assert!(t.refuses("PlaceServant portus_bronze"));
    let stage = Stage::new(3).coins(0, [2, 1, 0]).at(0, "portus_latro portus_gold").house(0, "workshop_5");
    let mut t = stage.resolve();
    t.fate("g g");
    assert_eq!((t.coins(0), t.s.step), ([2, 1, 1], Step::PayAgain));
    t.go("PayAgain");
    assert_eq!((t.coins(0), t.score(0)), ([2, 1, 0], 5));
}

#[test]
fn r08_equal_latro_dice_take_one_coin() {
    let mut t = Stage::new(3).at(0, "portus_latro").at(1, "portus_bronze").coins(1, [0, 1, 1]).resolve();
    t.fate("b b");
    assert_eq!(t.coins(0), [3, 1, 1]);
}

#[test]
fn r09_latro_touches_neither_holdings_nor_bank() {
    let mut t = Stage::new(3).at(0, "portus_latro").at(1, "portus_silver").resolve();
    let bank = t.s.bank;
    t.fate("b g");
    assert_eq!((t.coins(0), t.coins(1), t.coins(2)), ([2, 1, 1], [2, 1, 1], [2, 1, 1]));
    assert_eq!(t.s.bank, Coins([bank.0[0], bank.0[1] + 1, bank.0[2]]), "only the spared coin comes to the bank");
}

#[test]
fn r10_the_spared_coin_pays_by_itself() {
    let mut t = Stage::new(3).at(0, "portus_silver").at(1, "portus_latro").house(0, "workshop_1").resolve();
    let silver = t.s.bank.0[1];
    t.fate("b g");
    assert_eq!((t.score(0), t.coins(0), t.s.bank.0[1]), (3, [2, 1, 1], silver + 1));
    assert_eq!(t.s.step, Step::Place, "nobody was asked");
}

#[test]
fn r11_a_robbed_player_may_decline() {
    let mut t = Stage::new(3).at(0, "portus_silver").at(1, "portus_latro").house(0, "workshop_1").resolve();
    t.fate("s g").go("Decline");
    assert_eq!((t.score(0), t.coins(0), t.coins(1)), (0, [2, 1, 1], [2, 2, 1]));
}

#[test]
fn r12_everything_is_activated_together() {
    let stage = Stage::new(3).at(0, "portus_gold").house(0, "workshop_1 workshop_8 bank_1 bank_2 villa_blue_4");
    let mut t = stage.at(1, "forum_1").resolve();
    t.go("Stop");
    assert_eq!((t.score(0), t.coins(0)), (11, [4, 2, 2]));
}

#[test]
fn r13_a_new_building_pays_in_the_same_round() {
    let mut t = Stage::new(3).at(0, "forum_1 portus_gold").resolve();
    t.go("Build workshop_1 0 0");
    assert_eq!((t.score(0), t.coins(0)), (3, [0, 1, 1]));
}

#[test]
fn r14_a_short_bank_pays_what_it_has() {
    let mut t = Stage::new(3).at(0, "mercatus_dolus").bank([1, 5, 5]).resolve();
    t.fate("b b");
    assert_eq!((t.coins(0), t.s.bank.0[0]), ([3, 1, 1], 0));
    let mut t = Stage::new(3).at(0, "arena_1").at(1, "arena_2").bank([4, 5, 5]).resolve();
    t.fate("b b b").fate("g g g").go("PlayCards").go("PlayCards");
    assert_eq!((t.coins(0)[0], t.coins(1)[0]), (5, 3), "in the order of resolution");
    let mut t = Stage::new(3).at(0, "portus_gold").house(0, "bank_1 bank_4").at(1, "forum_1").bank([9, 1, 9]).resolve();
    t.go("Stop");
    assert_eq!(t.coins(0), [4, 2, 2], "both banks together would give 2 silver");
}

#[test]
fn r15_pecunia_scores_once_and_only_for_an_exchange() {
    let mut t = Stage::new(3).at(0, "mercatus_pecunia").resolve();
    t.go("Decline");
    assert_eq!(t.score(0), 0);
    let mut t = Stage::new(3).coins(0, [8, 8, 8]).at(0, "mercatus_pecunia").at(1, "forum_1").resolve();
    assert!(t.refuses("Exchange 8 8 8"), "the same holding is no exchange");
    t.go("Exchange 0 0 14");
    assert_eq!((t.score(0), t.s.active), (4, Seat(1)));
}

#[test]
fn r16_no_bonus_card_without_a_purchase() {
    let mut t = Stage::new(3).at(0, "mercatus_equi_1").at(1, "forum_1").resolve();
    let deck = t.s.pile.len(Back::EquiEtArma);
    t.go("Decline");
    assert_eq!((t.hand(0).as_str(), t.s.pile.len(Back::EquiEtArma)), ("", deck));
    let mut t = Stage::new(3).at(0, "mercatus_equi_2").at(1, "forum_1").resolve();
    t.go("Buy");
    assert_eq!((t.hand(0).as_str(), t.s.step), ("weapon_2", Step::Refill), "slot 2 has none");
}

#[test]
fn r17_the_market_is_refilled_at_once_and_unsold_cards_stay() {
    let mut t = Stage::new(3).at(0, "mercatus_equi_2").at(1, "mercatus_servi_gold").resolve();
    t.go("Buy");
    assert_eq!(t.s.step, Step::Refill, "before any slave is bought");
    t.fate("horse_silver_1");
    let slots: Vec<_> = t.s.slots.iter().map(|s| s.map(|c| c.id())).collect();
    assert_eq!(slots, [Some("weapon_1"), Some("horse_silver_1"), Some("horse_gold_1")]);
    // The lowest number first, and also when nobody stood there.
    let mut t = Stage::new(3).slots("- weapon_2 -").at(1, "forum_1").resolve();
    t.fate("weapon_3").fate("horse_gold_2");
    assert_eq!((t.s.slots[0].map(|c| c.id()), t.s.slots[2].map(|c| c.id())), (Some("weapon_3"), Some("horse_gold_2")));
    // Nothing to fill it with: empty until later.
    let t = Stage::new(3).slots("- weapon_2 -").rest_to(2, Back::EquiEtArma).at(1, "forum_1").resolve();
    assert_eq!((t.s.slots[0], t.s.step), (None, Step::Build));
}

#[test]
fn r18_slaves_are_bought_by_number_before_they_are_seen() {
    let mut t = Stage::new(3).coins(0, [0, 0, 3]).at(0, "mercatus_servi_gold").at(1, "forum_1").resolve();
    t.go("BuyServi 3");
    assert_eq!((t.coins(0), t.hand(0).as_str(), t.s.step), ([0, 0, 0], "", Step::DrawServi(3)));
    t.fate("servi_1 servi_1 servi_2");
    assert_eq!(t.hand(0), "servi_1 servi_1 servi_2");
}

#[test]
fn r19_no_more_slaves_than_there_are() {
    let stage = Stage::new(3).coins(0, [0, 0, 3]).at(0, "mercatus_servi_gold").hand(1, "servi_1").gone("servi_2");
    let mut t = stage.rest_to(2, Back::Servi).resolve();
    assert_eq!(t.legal(), ["BuyServi 0", "BuyServi 1"], "one lies on the discard pile");
    t.go("BuyServi 1").fate("servi_2");
    assert_eq!((t.coins(0), t.hand(0).as_str()), ([0, 0, 2], "servi_2"));
    // The pile runs out in between: the discard pile is shuffled just before the card that needs it.
    let stage = Stage::new(3).coins(0, [0, 0, 3]).at(0, "mercatus_servi_gold").gone("servi_2 servi_2");
    let mut t = stage.one_slave_on_the_pile().resolve();
    t.go("BuyServi 3");
    assert!(!t.admits("servi_2"), "what lies on the discard pile cannot be drawn yet");
    t.fate("servi_1");
    assert_eq!((t.s.step, t.s.gone[1], t.s.pile.len(Back::Servi)), (Step::DrawServi(2), 0, 2));
    t.fate("servi_2 servi_2");
    assert_eq!(t.hand(0), "servi_1 servi_2 servi_2");
}

#[test]
fn r46_an_only_answer_may_be_given_by_the_program_where_all_can_see_it() {
    let t = Stage::new(3).coins(0, [1, 0, 0]).at(0, "mercatus_pecunia").at(1, "forum_1").resolve();
    assert_eq!(t.legal(), ["Decline"], "it is a decision all the same");
    assert_eq!(Aquileia::forced(&t.seen(Viewer::Public)), Some((Seat(0), Action::Decline)));
    // Not where chance would follow, nor where somebody could have a card.
    let t = Stage::new(3).coins(0, [1, 0, 0]).at(0, "mercatus_pecunia").at(1, "mercatus_dolus arena_1").resolve();
    assert_eq!(Aquileia::forced(&t.seen(Viewer::Public)), None, "Dolus is rolled first");
    let mut t = Stage::new(3).coins(0, [1, 0, 0]).at(0, "mercatus_pecunia").at(1, "arena_1").resolve();
    assert_eq!(Aquileia::forced(&t.seen(Viewer::Public)), None, "dice would be rolled");
    t.go("Decline").fate("g g g");
    assert_eq!(Aquileia::forced(&t.seen(Viewer::Public)), Some((Seat(1), Action::Play)), "an empty hand");
}

#[test]
fn r47_without_coins_one_can_only_decline_and_is_out_of_the_bidding_by_itself() {
    let mut t = Stage::new(3).at(0, "theatrum").coins(1, [0, 0, 0]).resolve();
    t.fate("theatrum_white_blue").go("DeclineOpen");
    assert_eq!((t.s.active, t.legal()), (Seat(1), vec!["DeclineOpen".to_owned()]));
    assert_eq!(Aquileia::forced(&t.seen(Viewer::Public)), Some((Seat(1), Action::DeclineOpen)));
    let mut t = Stage::new(3).at(0, "theatrum").coins(1, [0, 0, 0]).resolve();
    t.fate("theatrum_white_blue").go("Open gold");
    assert_eq!(t.s.active, Seat(2));
    assert!(t.s.auction.is_some_and(|a| a.out.has(Seat(1))));
    assert_eq!(t.told(), ["log-opened", "log-withdrew-poor"]);
}

#[test]
fn r48_robbed_and_without_such_a_coin_nothing_is_asked() {
    let mut t = Stage::new(3).at(0, "portus_silver").at(1, "portus_latro").coins(0, [3, 0, 3]).resolve();
    t.fate("s s");
    assert_eq!((t.s.step, t.s.round), (Step::Place, 2));
    assert!(t.told().contains(&"log-port-poor".to_owned()));
}

#[test]
fn r52_servants_return_once_their_space_is_resolved() {
    let mut t = Stage::new(3).at(0, "mercatus_dolus mercatus_pecunia arena_1").at(1, "arena_2").resolve();
    t.fate("g g");
    assert_eq!(t.s.player(Seat(0)).servants(), 3, "Dolus is done");
    t.go("Decline").fate("g g g").fate("g g g").go("PlayCards").go("PlayCards");
    assert_eq!(t.s.player(Seat(0)).servants(), 4, "in a contest after its end");
    t.go("ArenaPrize points").fate("servi_1");
    assert_eq!(t.s.player(Seat(0)).servants(), 5);
}

#[test]
fn r53_the_next_start_player_is_named_after_the_last_round_too() {
    let mut t = Stage::new(3).round(6).tie(&[2, 0, 1]).at(0, "forum_1").resolve();
    t.go("Stop");
    assert_eq!((t.s.step, t.s.start, t.s.tie.as_slice()), (Step::Over, Seat(2), &[2, 0, 1][..]));
}

#[test]
fn r57_latro_rolls_even_if_the_port_is_empty() {
    let mut t = Stage::new(3).at(0, "portus_latro").resolve();
    assert_eq!(t.s.step, Step::RollLatro);
    t.fate("g s");
    assert_eq!((t.coins(0), t.s.round), ([2, 1, 1], 2));
}

#[test]
fn r58_a_marker_that_ends_the_placing_is_a_pass_too() {
    let mut t = Stage::with(3, &[("tie_marker_ends_placement", "true")]).placing();
    t.go("PlaceTie");
    assert!(t.s.player(Seat(0)).passed);
    t.go("PlaceServant arena_1").go("PlaceServant arena_2");
    assert_eq!(t.s.active, Seat(1), "the first is done");
}

#[test]
fn r59_blocked_spaces_are_refused_except_for_two() {
    for seats in 2..=5 {
        let named = Named::from([("two_player_neutrals".to_owned(), "true".to_owned())]);
        assert_eq!(Aquileia::META.options(&named, seats).is_ok(), seats == 2, "{seats} seats");
    }
}

#[test]
fn r60_the_bank_must_supply_every_exchange() {
    let t = Stage::new(3).at(0, "mercatus_pecunia").bank([2, 0, 0]).resolve();
    assert_eq!(t.legal_of("Exchange"), ["Exchange 4 0 1"], "two bronze coins and nothing else");
    let t = Stage::with(3, &[("pecunia_mode", "single_swap")]).at(0, "mercatus_pecunia").bank([1, 9, 9]).resolve();
    assert_eq!(t.legal_of("Exchange"), ["Exchange 0 2 1", "Exchange 2 3 0"], "no two bronze for a silver coin");
    let t = Stage::with(3, &[("pecunia_mode", "one_to_one")]).at(0, "mercatus_pecunia").bank([0, 0, 9]).resolve();
    let more_gold = ["Exchange 0 0 4", "Exchange 0 1 3", "Exchange 1 0 3", "Exchange 1 1 2", "Exchange 2 0 2"];
    assert_eq!(t.legal_of("Exchange"), more_gold);
}

#[test]
fn r67_all_servants_of_a_round_stand_on_one_side_of_the_stadium() {
    for (own, other) in [("gold", "silver"), ("silver", "gold")] {
        let t = Stage::new(3).at(0, &format!("stadium_{own}_3")).at(1, &format!("stadium_{other}_2")).placing();
        for n in 1..=2 {
            assert!(!t.refuses(&format!("PlaceServant stadium_{own}_{n}")), "{own} {n}");
        }
        for n in [1, 3] {
            let id = format!("stadium_{other}_{n}");
            assert!(t.refuses(&format!("PlaceServant {id}")), "{id}");
            let sheet = t.sheet(Viewer::Public, Touch::Space(space(&id)));
            assert_eq!(sheet.blocked.and_then(|b| b.ruling), Some(67), "{id}");
        }
    }
}

#[test]
fn r69_a_blocked_space_is_closed_for_the_round_and_in_no_contest() {
    let mut t = Table::fresh(2, &[("two_player_neutrals", "true")]);
    t.fate("weapon_1 weapon_2 horse_gold_1").fate("stadium_white").fate("0");
    let blocked = ["arena_1", "arena_2", "stadium_gold_1", "mercatus_dolus", "forum_1", "forum_2", "portus_latro"];
    t.fate(&format!("{} theatrum", blocked.join(" ")));
    for id in blocked {
        assert!(t.refuses(&format!("PlaceServant {id}")), "{id}");
        let sheet = t.sheet(Viewer::Public, Touch::Space(space(id)));
        assert_eq!(sheet.blocked.and_then(|b| b.ruling), Some(69), "{id}");
    }
    t.go("PlaceServant arena_3");
    while t.s.step.is_placement() {
        t.idle();
    }
    assert_eq!((t.s.step, t.s.taking_part(crate::aquileia::Area::Arena).len()), (Step::RollRed, 1));
}

/// A whole game in which nobody does anything.
#[test]
fn an_idle_game_ends_after_six_rounds() {
    let mut t = Table::fresh(5, &[]);
    for _ in 0..400 {
        if t.s.step != Step::Over {
            t.idle();
        }
    }
    assert_eq!((t.s.step, t.s.round), (Step::Over, 6));
}
