//! Stadium: T13 to T15, T37 and the blue dice.

use super::*;

const NONE: &[(&str, i64)] = &[];

#[test]
fn t13_stadium() {
    let mut game = table(4);
    game.hand_servant(BLUE, "stadium_silver_2");
    game.hand_servant(GREEN, "stadium_gold_1");
    game.hand_servant(RED, "stadium_gold_2");
    game.hand_servant(RED, "stadium_gold_3");
    for space in ["stadium_silver_1", "mercatus_potentia", "arena_1"] {
        game.hand_servant(YELLOW, space);
    }
    game.hand_cards(BLUE, "horse_silver_2", 1);
    game.hand_cards(YELLOW, "horse_silver_1", 2);
    game.go(&["gold"; 3]);
    game.play(cards(NONE), &[]);
    game.play(blue(2), &["gold", "silver"]);
    let rolls = [
        ["silver", "silver", "gold"],
        ["gold", "silver", "bronze"],
        ["silver", "gold", "gold"],
        ["gold", "gold", "silver"],
    ];
    game.play(prize("points"), rolls.as_flattened());
    let strengths = |game: &Game| [BLUE, GREEN, YELLOW, RED].map(|seat| game.strength(seat));
    assert_eq!(strengths(&game), [3, 3, 3, 4]);
    game.play(cards(&[("horse_silver_2", 1)]), &[]);
    game.play(cards(NONE), &[]);
    game.play(cards(&[("horse_silver_1", 2)]), &[]);
    game.play(cards(NONE), &[]);
    assert_eq!(strengths(&game), [5, 3, 5, 4]);
    assert_eq!((game.asked(), game.legal().len()), (("StadiumBlue", YELLOW), 3));
    let before = [BLUE, GREEN, YELLOW, RED].map(|seat| game.coins(seat));
    game.play(blue(2), &["silver", "bronze", "stadium_vp_7"]);
    assert_eq!((strengths(&game), game.ranks()), ([5, 3, 6, 4], vec![YELLOW, BLUE, RED, GREEN]));
    assert_eq!(game.coins(YELLOW)[1], before[YELLOW][1] + 3);
    assert_eq!(game.coins(BLUE)[1], before[BLUE][1] + 2);
    assert_eq!(game.coins(RED)[2], before[RED][2] + 1);
    assert_eq!(game.coins(GREEN), before[GREEN]);
    assert_eq!((game.asked(), game.stadium_look), (("StadiumKeep", YELLOW), Some("stadium_vp_7")));
    game.play(keep("deck"), &["stadium_blue"]);
    assert!(game.has_laurel(YELLOW, "stadium_vp_7") && game.has_laurel(BLUE, "stadium_white"));
    assert_eq!((game.stadium_card, state::size(&game.stadium_deck)), (Some("stadium_blue"), 9));
    assert_eq!(game.blue_left, 4);
}

#[test]
fn t14_wrong_horses() {
    let mut game = table(3);
    game.hand_servant(0, "stadium_gold_1");
    game.hand_cards(0, "horse_silver_2", 2);
    game.hand_cards(0, "weapon_2", 1);
    game.hand_cards(0, "servi_1", 1);
    game.go(&["silver"; 3]);
    assert_eq!((game.legal(), game.strength(0)), (vec![cards(NONE)], 2));
}

#[test]
fn t15_a_sole_racer() {
    for card in ["deck", "face_up"] {
        let mut game = Game::by_hand(3, &[]);
        for slot in 0..3 {
            game.hand_slot(slot, "weapon_1");
        }
        game.hand_display("stadium_blue");
        game.hand_servant(0, "stadium_gold_1");
        game.go(&["silver"; 3]);
        game.play(cards(NONE), &["stadium_vp_10"]);
        assert_eq!(game.coins(0), [2, 1, 4]);
        game.play(keep(card), &[]);
        let deck = card == "deck";
        assert!(game.has_laurel(0, if deck { "stadium_vp_10" } else { "stadium_blue" }));
        assert_eq!(game.stadium_card, Some(if deck { "stadium_blue" } else { "stadium_vp_10" }));
        assert_eq!(state::size(&game.stadium_deck), 10, "eleven before");
    }
}

#[test]
fn t37_laurels_of_six_full_races() {
    let mut game = new_game(3, &Default::default());
    let mut luck = |_: Need, among: &[&'static str]| among[among.len() / 2].to_owned();
    game.set_up(&mut luck);
    while !game.over {
        let wishes = [
            [place("stadium_gold_1"), place("stadium_silver_1"), place("arena_1")][game.active()].clone(),
            json!({"command": "PlaceTie"}),
            json!({"command": "Pass"}),
        ];
        let legal = game.legal();
        let command = wishes.into_iter().find(|wish| legal.contains(wish)).unwrap_or_else(|| legal[0].clone());
        let round = game.round;
        game.apply(&command, &mut luck).expect("it is legal");
        let left = state::size(&game.stadium_deck) + i64::from(game.stadium_card.is_some());
        if game.round > round {
            assert_eq!(left, 12 - 2 * round as i64);
        }
    }
    assert_eq!((game.stadium_card, state::size(&game.stadium_deck)), (None, 0));
}

#[test]
fn nobody_races_and_the_blue_dice_go_back() {
    let mut game = table(3);
    game.hand_servant(0, "mercatus_potentia");
    game.hand_servant(1, "theatrum");
    game.go(&["theatrum_blue_purple"]);
    assert_eq!((game.state_name(), game.blue_holder, game.blue_left), ("Opening", None, 4), "ruling 49");
    assert_eq!((game.stadium_card, state::size(&game.stadium_deck)), (Some("stadium_white"), 11), "ruling 29");
}

#[test]
fn no_die_is_left_for_the_race() {
    let mut game = table(3);
    for space in ["mercatus_potentia", "arena_1", "stadium_gold_2"] {
        game.hand_servant(0, space);
    }
    game.go(&["gold"; 3]);
    game.play(cards(NONE), &[]);
    game.play(blue(4), &["gold"; 4]);
    game.play(prize("points"), &["silver"; 3]);
    game.play(cards(NONE), &[]);
    assert_eq!((game.state_name(), game.legal()), ("StadiumBlue", vec![blue(0)]), "ruling 49");
}
