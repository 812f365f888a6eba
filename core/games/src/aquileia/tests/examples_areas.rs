//! The worked examples T1 to T20: set-up, market, Arena, Stadium, placing, Theatrum.

use super::stage::{Stage, Table};
use crate::aquileia::{Area, Back, Coins, Laurel, Step};
use table::seat::Seat;

/// A game for four in the middle of its set-up, dealt.
fn dealt() -> Table {
    let mut t = Table::fresh(4, &[]);
    t.fate("weapon_1 weapon_2 horse_gold_1").fate("stadium_white").fate("2");
    t
}

#[test]
fn t01_setup_for_four() {
    let t = dealt();
    assert_eq!(t.s.bank, Coins([31, 35, 35]));
    assert!((0..4).all(|p| t.coins(p) == [2, 1, 1]));
    assert!(t.s.slots.iter().all(Option::is_some));
    assert_eq!((t.s.pile.len(Back::EquiEtArma), t.s.pile.len(Back::Servi)), (14, 22));
    assert_eq!((t.s.display, t.s.laurels.len(), t.s.crowns.count_ones()), (Some(Laurel::White), 11, 6));
    assert_eq!((t.s.start, t.s.active, t.s.step), (Seat(2), Seat(2), Step::Place));
    assert!(t.s.all().all(|p| t.s.player(p).servants() == 5 && t.s.player(p).houses_left() == 9));
    let banks = [[35, 37, 37], [33, 36, 36], [31, 35, 35], [29, 34, 34]];
    for (seats, bank) in (2..).zip(banks) {
        assert_eq!(Table::fresh(seats, &[]).s.bank, Coins(bank));
    }
}

#[test]
fn t02_dolus() {
    let stage = || Stage::new(4).at(0, "mercatus_dolus").resolve();
    let mut t = stage();
    let bank = t.s.bank.0[0];
    t.fate("b b");
    assert_eq!((t.coins(0), t.s.bank.0[0]), ([4, 1, 1], bank - 2));
    let mut t = stage();
    t.fate("g s");
    assert_eq!(t.coins(0), [2, 2, 2]);
}

#[test]
fn t03_pecunia_legal_set() {
    let mut t = Stage::new(3).at(0, "mercatus_pecunia").resolve();
    let mut expected = [
        "Exchange 0 4 0",
        "Exchange 0 2 1",
        "Exchange 0 0 2",
        "Exchange 2 3 0",
        "Exchange 4 2 0",
        "Exchange 4 0 1",
        "Exchange 6 1 0",
        "Exchange 8 0 0",
    ];
    expected.sort_unstable();
    assert_eq!(t.legal_of("Exchange"), expected);
    t.go("Exchange 4 2 0");
    assert_eq!((t.coins(0), t.score(0)), ([4, 2, 0], 4));
}

#[test]
fn t04_pecunia_impossible() {
    let mut t = Stage::new(3).coins(0, [1, 0, 0]).at(0, "mercatus_pecunia").resolve();
    assert_eq!(t.legal(), ["Decline"]);
    t.go("Decline");
    assert_eq!(t.score(0), 0);
    let t = Stage::new(3).coins(0, [1, 1, 0]).at(0, "mercatus_pecunia").resolve();
    assert_eq!(t.legal(), ["Decline", "Exchange 3 0 0"]);
}

#[test]
fn t05_equi_et_arma() {
    let stage = Stage::new(3).coins(0, [1, 0, 2]).at(0, "mercatus_equi_1 mercatus_equi_3");
    let mut t = stage.at(1, "theatrum").resolve();
    let deck = t.s.pile.len(Back::EquiEtArma);
    t.go("Buy").fate("horse_silver_2");
    assert_eq!((t.coins(0), t.hand(0).as_str()), ([0, 0, 2], "horse_silver_2 weapon_1"));
    assert_eq!(t.legal(), ["Decline"]);
    t.go("Decline");
    assert_eq!(t.s.step, Step::Refill);
    t.fate("weapon_3");
    assert_eq!(t.s.slots[0].map(|c| c.id()), Some("weapon_3"));
    assert_eq!(t.s.pile.len(Back::EquiEtArma), deck - 2);
}

#[test]
fn t06_servi_for_silver() {
    let mut t = Stage::new(3).coins(0, [0, 2, 0]).at(0, "mercatus_servi_silver").resolve();
    assert_eq!(t.legal(), ["BuyServi 0", "BuyServi 1", "BuyServi 2"]);
    t.go("BuyServi 2").fate("servi_1 servi_2");
    assert_eq!((t.coins(0), t.hand(0).as_str()), ([0, 0, 0], "servi_1 servi_2"));
    let t = Stage::new(3).coins(0, [0, 1, 3]).at(0, "mercatus_servi_silver").resolve();
    assert_eq!(t.legal(), ["BuyServi 0", "BuyServi 1"]);
}

#[test]
fn t07_servi_for_gold() {
    let mut t = Stage::new(3).coins(0, [0, 0, 2]).at(0, "mercatus_servi_gold").resolve();
    assert_eq!(t.legal(), ["BuyServi 0", "BuyServi 1", "BuyServi 2"]);
    t.go("BuyServi 2").fate("servi_2 servi_2");
    assert_eq!((t.coins(0), t.hand(0).as_str()), ([0, 0, 0], "servi_2 servi_2"));
}

/// Seats: 0 blue, 1 green, 2 yellow, 3 red.
fn arena(tie: &[u8]) -> Table {
    let stage = Stage::new(4).at(0, "arena_2").at(2, "arena_1 mercatus_potentia").at(3, "arena_3");
    let stage = stage.hand(2, "weapon_2 servi_1").hand(3, "weapon_2").slots("weapon_1 weapon_1 horse_gold_1").tie(tie);
    let mut t = stage.resolve();
    t.fate("b s g").fate("s g g").fate("b b b");
    assert_eq!(t.strengths(), [2, 0, 2, 4]);
    assert_eq!(t.s.active, Seat(0));
    t.go("PlayCards").go("PlayCards servi_1 weapon_2").go("PlayCards weapon_2");
    assert_eq!(t.strengths(), [2, 0, 5, 6]);
    assert_eq!((t.s.active, t.s.step), (Seat(2), Step::Blue));
    t.go("RollBlue 2").fate("b s");
    assert_eq!(t.strengths(), [2, 0, 6, 6]);
    t
}

#[test]
fn t08_arena_of_the_seed() {
    for (tie, winner, second) in [([0, 3, 1, 2], 3u8, 2u8), ([0, 2, 1, 3], 2, 3)] {
        let mut t = arena(&tie);
        assert_eq!((t.s.active, t.s.step), (Seat(winner), Step::Prize));
        assert_eq!((t.coins(winner)[0], t.coins(second)[0], t.coins(0)[0]), (5, 4, 3));
        assert_eq!(t.s.blue_left, 2);
        t.go("ArenaPrize points");
        assert_eq!((t.score(winner), t.s.active), (12, Seat(second)));
        t.fate("servi_2");
        assert_eq!((t.score(second), t.hand(second).as_str()), (0, "servi_2"));
    }
}

#[test]
fn t09_arena_winner_takes_the_slave() {
    let stage = Stage::new(4).at(0, "arena_1").at(1, "arena_2").at(2, "arena_3");
    let stage = stage.hand(0, "weapon_3 weapon_2").slots("weapon_1 weapon_1 horse_gold_1");
    let mut t = stage.resolve();
    t.fate("s s s").fate("b b b").fate("b b s");
    t.go("PlayCards weapon_2 weapon_3").go("PlayCards").go("PlayCards");
    assert_eq!(t.strengths(), [7, 4, 3, 0]);
    t.go("ArenaPrize slave").fate("servi_1");
    assert_eq!((t.coins(0), t.hand(0).as_str(), t.score(0)), ([5, 1, 1], "servi_1", 0));
    assert_eq!((t.coins(1), t.score(1)), ([4, 1, 1], 8));
    assert_eq!((t.coins(2), t.score(2)), ([3, 1, 1], 0));
}

#[test]
fn t10_arena_strength_12() {
    let stage = Stage::new(3).at(0, "arena_1 arena_2 arena_3").hand(0, "servi_2 weapon_3 servi_2 servi_1");
    let mut t = stage.resolve();
    t.fate("s s s").go("PlayCards servi_1 servi_2x2 weapon_3");
    assert_eq!(t.strengths()[0], 12);
    t.go("ArenaPrize points");
    assert_eq!(t.score(0), 24);
}

#[test]
fn t11_arena_sole_participant() {
    let stage = || {
        let mut t = Stage::new(3).at(0, "arena_1 arena_2").resolve();
        t.fate("g g b").go("PlayCards");
        assert_eq!((t.strengths()[0], t.coins(0)[0]), (4, 5));
        t
    };
    let mut t = stage();
    t.go("ArenaPrize points");
    assert_eq!((t.score(0), t.hand(0).as_str()), (8, ""));
    let mut t = stage();
    t.go("ArenaPrize slave").fate("servi_2");
    assert_eq!((t.score(0), t.hand(0).as_str()), (0, "servi_2"));
}

#[test]
fn t12_arena_greatest_hand() {
    let stage = Stage::new(3).slots("horse_gold_1 horse_gold_1 horse_gold_1");
    let stage = stage.hand(0, "weapon_1 weapon_1 weapon_1 weapon_2 weapon_2 weapon_2 weapon_3");
    let mut t = stage.at(0, "arena_1 arena_2 arena_3 mercatus_potentia").resolve();
    t.fate("b b b").go("PlayCards weapon_1x3 weapon_2x3 weapon_3").go("RollBlue 4").fate("b b b b");
    assert_eq!(t.strengths()[0], 23);
    t.go("ArenaPrize points");
    assert_eq!(t.score(0), 46);
}

#[test]
fn t13_stadium_of_the_seed() {
    let stage = Stage::new(4).at(0, "stadium_silver_2").at(1, "stadium_gold_1").at(2, "stadium_silver_1");
    let stage = stage.at(3, "stadium_gold_2 stadium_gold_3").at(2, "mercatus_potentia arena_1");
    let stage = stage.hand(0, "horse_silver_2").hand(2, "horse_silver_1 horse_silver_1").display("stadium_blue");
    let mut t = stage.resolve();
    // Yellow uses two of the blue dice in the Arena.
    t.fate("g g g").go("PlayCards").go("RollBlue 2").fate("g g").go("ArenaPrize points");
    assert_eq!(t.s.blue_left, 2);
    t.fate("s s b").fate("g s b").fate("s b g").fate("g g s");
    assert_eq!(t.strengths(), [3, 3, 3, 4]);
    t.go("PlayCards horse_silver_2").go("PlayCards").go("PlayCards horse_silver_1x2").go("PlayCards");
    assert_eq!(t.strengths(), [5, 3, 5, 4]);
    let before = [t.coins(0), t.coins(1), t.coins(2), t.coins(3)];
    t.go("RollBlue 2").fate("s b");
    assert_eq!(t.strengths(), [5, 3, 6, 4]);
    assert_eq!((t.s.active, t.s.step), (Seat(2), Step::Look));
    assert_eq!(t.coins(2)[1], before[2][1] + 3);
    assert_eq!(t.coins(0)[1], before[0][1] + 2);
    assert_eq!(t.coins(3)[2], before[3][2] + 1);
    assert_eq!(t.coins(1), before[1]);
    t.fate("stadium_vp_10").go("StadiumKeep deck").fate("stadium_white");
    let held = |p: u8| t.s.held(Seat(p)).filter_map(|h| h.known()).map(Laurel::id).collect::<Vec<_>>();
    assert_eq!((held(2), held(0), held(1)), (vec!["stadium_vp_10"], vec!["stadium_blue"], vec![]));
    assert_eq!(t.s.display, Some(Laurel::White));
}

#[test]
fn t14_wrong_horses() {
    let stage = Stage::new(3).at(0, "stadium_gold_1").hand(0, "horse_silver_2 horse_silver_1 weapon_3");
    let mut t = stage.resolve();
    t.fate("b b b");
    assert_eq!(t.legal(), ["PlayCards"]);
}

#[test]
fn t15_stadium_sole_participant() {
    let race = || {
        let mut t = Stage::new(3).at(0, "stadium_gold_1").display("stadium_blue").resolve();
        t.fate("b b b").go("PlayCards").fate("stadium_vp_10");
        t
    };
    let mut t = race();
    t.go("StadiumKeep deck");
    assert_eq!((t.s.display, t.s.laurels.len()), (Some(Laurel::Blue), 10));
    assert_eq!(t.s.held(Seat(0)).next().and_then(|h| h.known()), Some(Laurel::Ten));
    let mut t = race();
    t.go("StadiumKeep face_up");
    assert_eq!((t.s.display, t.s.laurels.len()), (Some(Laurel::Ten), 10));
    assert_eq!(t.s.held(Seat(0)).next().and_then(|h| h.known()), Some(Laurel::Blue));
}

#[test]
fn t16_placement_limits() {
    let t = Stage::new(3).at(0, "stadium_gold_2").placing();
    assert!(t.refuses("PlaceServant stadium_silver_1") && !t.refuses("PlaceServant stadium_gold_1"));
    let mut t = Stage::new(3).coins(0, [0, 1, 1]).placing();
    assert!(t.refuses("PlaceServant portus_bronze"));
    t.go("PlaceServant portus_gold");
    assert_eq!(t.coins(0), [0, 1, 0]);
    t.go("PlaceTie").go("PlaceTie");
    assert!(t.refuses("PlaceServant portus_silver") && !t.refuses("PlaceServant portus_latro"));
}

#[test]
fn t17_theatrum_of_the_seed() {
    // Seats: 0 blue, 1 green, 2 yellow, 3 red; green has the servant and no bronze.
    let stage = Stage::new(4).at(1, "theatrum").coins(1, [0, 3, 1]).coins(0, [2, 3, 1]).coins(2, [0, 2, 0]);
    let mut t = stage.resolve();
    t.fate("theatrum_blue_yellow").go("Open silver");
    assert_eq!(t.s.active, Seat(2));
    t.go("Raise silver");
    assert_eq!(t.s.active, Seat(0), "red cannot raise, as it has one silver coin");
    t.go("Raise bronze");
    assert_eq!(t.s.auction.map(|a| a.bid), None, "green has no bronze and yellow no third coin: sold at once");
    assert_eq!((t.coins(0), t.coins(1)), ([1, 1, 1], [1, 5, 1]));
    assert_eq!(t.s.player(Seat(0)).theatrum().count(), 1);

    // The same where red and yellow could go on and withdraw.
    let stage = Stage::new(4).at(1, "theatrum").coins(1, [0, 3, 1]).coins(0, [2, 3, 1]);
    let mut t = stage.coins(2, [3, 3, 0]).coins(3, [0, 4, 0]).resolve();
    t.fate("theatrum_blue_yellow").go("Open silver").go("Raise silver").go("Withdraw").go("Raise bronze");
    assert_eq!(t.s.active, Seat(2), "green is out by itself");
    t.go("Withdraw");
    assert_eq!((t.coins(0), t.coins(1)), ([1, 1, 1], [1, 5, 1]));
}

#[test]
fn t18_own_auction() {
    let mut t = Stage::new(3).at(0, "theatrum").resolve();
    let bank = t.s.bank.0[2];
    t.fate("theatrum_white_blue").go("Open gold").go("Withdraw").go("Withdraw");
    assert_eq!((t.coins(0), t.s.bank.0[2]), ([2, 1, 0], bank + 1));
    assert_eq!(t.s.player(Seat(0)).theatrum().count(), 1);
}

#[test]
fn t19_nobody_opens() {
    let mut t = Stage::new(3).at(1, "theatrum").resolve();
    let coins = [t.coins(0), t.coins(1), t.coins(2)];
    t.fate("theatrum_white_blue").go("DeclineOpen").go("DeclineOpen").go("DeclineOpen");
    assert_eq!(t.s.player(Seat(1)).theatrum().count(), 1);
    assert_eq!([t.coins(0), t.coins(1), t.coins(2)], coins);
}

#[test]
fn t20_other_opener() {
    let mut t = Stage::new(3).at(0, "theatrum").resolve();
    t.fate("theatrum_white_blue").go("DeclineOpen").go("Open bronze");
    assert_eq!(t.s.active, Seat(2));
    t.go("Withdraw");
    assert_eq!((t.coins(1), t.coins(0)), ([1, 1, 1], [3, 1, 1]));
    assert_eq!(t.s.player(Seat(1)).theatrum().count(), 1);
    assert!(!t.in_area(Area::Theatrum), "whoever declined may not raise");
}
