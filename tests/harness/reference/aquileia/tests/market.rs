//! Mercatus: T2 to T7, the modes of Pecunia, decks that run out.

use super::*;

#[test]
fn t2_dolus() {
    for (faces, coins) in [(["bronze", "bronze"], [4, 1, 1]), (["gold", "silver"], [2, 2, 2])] {
        let mut game = table(3);
        let bank = game.bank;
        game.hand_servant(0, "mercatus_dolus");
        game.go(&faces);
        assert_eq!(game.coins(0), coins);
        let taken: Vec<i64> = (0..3).map(|metal| bank[metal] - game.bank[metal]).collect();
        assert_eq!(taken, [coins[0] - 2, coins[1] - 1, coins[2] - 1]);
    }
}

fn pecunia(options: &[(&str, &str)], coins: [i64; 3]) -> Game {
    let mut game = table_with(3, options);
    game.hand_coins(0, coins);
    game.hand_servant(0, "mercatus_pecunia");
    game.go(&[]);
    assert_eq!(game.asked(), ("Pecunia", 0));
    game
}

#[test]
fn t3_pecunia_legal_set() {
    let mut game = pecunia(&[], [2, 1, 1]);
    let others = [[0, 4, 0], [0, 2, 1], [0, 0, 2], [2, 3, 0], [4, 2, 0], [4, 0, 1], [6, 1, 0], [8, 0, 0]];
    assert_eq!(game.legal().len(), 9);
    assert!(others.iter().all(|coins| game.allows(exchange(*coins))));
    game.play(exchange([4, 2, 0]), &[]);
    assert_eq!((game.score(0), game.coins(0)), (4, [4, 2, 0]));
}

#[test]
fn t4_pecunia_impossible() {
    let mut game = pecunia(&[], [1, 0, 0]);
    assert_eq!(game.legal(), [json!({"command": "Decline"})]);
    game.does("Decline");
    assert_eq!(game.score(0), 0);
    let game = pecunia(&[], [1, 1, 0]);
    assert_eq!(game.legal().len(), 2);
    assert!(game.allows(exchange([3, 0, 0])));
}

#[test]
fn pecunia_in_other_modes_and_with_a_short_bank() {
    let game = pecunia(&[("pecunia_mode", "single_swap")], [2, 1, 1]);
    for coins in [[2, 3, 0], [4, 0, 1], [0, 2, 1], [6, 1, 0]] {
        assert!(game.allows(exchange(coins)), "{coins:?}");
    }
    assert_eq!(game.legal().len(), 5, "two silver or four bronze are not there");
    let game = pecunia(&[("pecunia_mode", "one_to_one")], [1, 1, 0]);
    assert_eq!(game.legal().len(), 6, "two coins in six ways, one of them as before, and Decline");
    // Ruling 60: the bank has one bronze.
    for mode in ["redenominate", "single_swap", "one_to_one"] {
        let mut game = table_with(3, &[("pecunia_mode", mode)]);
        game.hand_coins(0, [2, 1, 1]);
        game.hand_coins(1, [34, 1, 1]);
        game.hand_servant(0, "mercatus_pecunia");
        game.go(&[]);
        assert_eq!(game.bank[0], 1);
        let more = |c: &Value| c["bronze"].as_i64().is_some_and(|bronze| bronze > 3);
        assert!(!game.legal().iter().any(more), "{mode}");
        assert!(game.legal().len() > 1);
    }
}

#[test]
fn t5_equi_et_arma() {
    let mut game = table(3);
    game.hand_coins(0, [1, 0, 2]);
    game.hand_servant(0, "mercatus_equi_1");
    game.hand_servant(0, "mercatus_equi_3");
    game.go(&[]);
    let deck = state::size(&game.equi_deck);
    game.play(json!({"command": "Buy"}), &["weapon_3"]);
    assert_eq!(game.coins(0), [0, 0, 2]);
    assert_eq!((game.in_hand(0, "horse_gold_1"), game.in_hand(0, "weapon_3")), (1, 1));
    assert_eq!(game.legal(), [json!({"command": "Decline"})]);
    game.play(json!({"command": "Decline"}), &["weapon_2"]);
    assert_eq!(game.slots, [Some("weapon_2"), Some("weapon_1"), Some("horse_silver_1")]);
    assert_eq!(state::size(&game.equi_deck), deck - 2);
}

#[test]
fn a_bonus_card_comes_only_with_a_purchase_and_an_empty_slot_is_asked_for() {
    let mut game = table(3);
    game.hand_servant(0, "mercatus_equi_1");
    game.hand_servant(1, "mercatus_equi_2");
    game.slots[1] = None;
    game.equi_discard.insert("weapon_1", 1);
    game.go(&[]);
    game.play(json!({"command": "Decline"}), &[]);
    assert!(game.people[0].hand.is_empty(), "ruling 16");
    assert_eq!((game.asked(), game.legal().len()), (("EquiEtArma", 1), 1));
    game.equi_deck.clear();
    game.play(json!({"command": "Decline"}), &["weapon_1"]);
    assert_eq!(game.slots[1], Some("weapon_1"), "the discard pile became the deck");
}

fn slaves(space: &str, coins: [i64; 3]) -> Game {
    let mut game = table(3);
    game.hand_coins(0, coins);
    game.hand_servant(0, space);
    game.go(&[]);
    assert_eq!(game.asked(), ("Servi", 0));
    game
}

#[test]
fn t6_servi_silver() {
    let mut game = slaves("mercatus_servi_silver", [0, 2, 0]);
    assert_eq!(game.legal(), [servi(0), servi(1), servi(2)]);
    game.play(servi(2), &["servi_1", "servi_2"]);
    assert_eq!((game.coins(0), game.in_hand(0, "servi_1"), game.in_hand(0, "servi_2")), ([0, 0, 0], 1, 1));
    assert_eq!(slaves("mercatus_servi_silver", [0, 1, 3]).legal(), [servi(0), servi(1)]);
    assert_eq!(slaves("mercatus_servi_bronze", [5, 0, 0]).legal(), [servi(0), servi(1)]);
}

#[test]
fn t7_servi_gold() {
    let mut game = slaves("mercatus_servi_gold", [0, 0, 2]);
    assert_eq!(game.legal(), [servi(0), servi(1), servi(2)]);
    game.play(servi(2), &["servi_1", "servi_1"]);
    assert_eq!(game.coins(0), [0, 0, 0]);
    assert_eq!(slaves("mercatus_servi_gold", [0, 0, 7]).legal().len(), 4);
}

#[test]
fn slaves_that_run_out() {
    let mut game = slaves("mercatus_servi_gold", [0, 0, 3]);
    game.servi_deck = [("servi_1", 1)].into();
    game.servi_discard = [("servi_2", 1)].into();
    assert_eq!(game.legal().len(), 3, "ruling 19: there are two");
    game.play(servi(2), &["servi_1", "servi_2"]);
    assert_eq!((game.in_hand(0, "servi_1"), game.in_hand(0, "servi_2")), (1, 1));
    assert!(game.servi_deck.is_empty() && game.servi_discard.is_empty());
}
