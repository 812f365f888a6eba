//! Arena and the odds: T8 to T12, T39.

use super::super::contest::{Odds, odds, ranks};
use super::*;

const NONE: &[(&str, i64)] = &[];

fn t8(tie_track: &[usize]) -> Game {
    let mut game = table(4);
    game.hand_servant(BLUE, "arena_2");
    game.hand_servant(YELLOW, "arena_1");
    game.hand_servant(RED, "arena_3");
    game.hand_servant(YELLOW, "mercatus_potentia");
    game.hand_cards(YELLOW, "weapon_2", 1);
    game.hand_cards(YELLOW, "servi_1", 1);
    game.hand_cards(RED, "weapon_2", 1);
    let faces = ["bronze", "silver", "gold", "silver", "gold", "gold", "bronze", "bronze", "bronze"];
    game.hand_over(tie_track, &mut script(&faces));
    assert_eq!([BLUE, YELLOW, RED].map(|seat| game.strength(seat)), [2, 2, 4]);
    assert_eq!(game.asked(), ("ArenaCards", BLUE));
    game.play(cards(NONE), &[]);
    game.play(cards(&[("weapon_2", 1), ("servi_1", 1)]), &[]);
    game.play(cards(&[("weapon_2", 1)]), &[]);
    assert_eq!([BLUE, YELLOW, RED].map(|seat| game.strength(seat)), [2, 5, 6]);
    assert_eq!((state::count(&game.equi_discard, "weapon_2"), state::count(&game.servi_discard, "servi_1")), (2, 1));
    assert_eq!((game.asked(), game.legal().len()), (("ArenaBlue", YELLOW), 5));
    game.play(blue(2), &["bronze", "gold"]);
    assert_eq!((game.strength(YELLOW), game.strength(RED), game.blue_left), (6, 6, 2));
    game
}

#[test]
fn t8_arena() {
    for (tie_track, first, second) in
        [([BLUE, RED, GREEN, YELLOW], RED, YELLOW), ([BLUE, YELLOW, GREEN, RED], YELLOW, RED)]
    {
        let mut game = t8(&tie_track);
        assert_eq!(game.asked(), ("ArenaPrize", first));
        assert_eq!([first, second, BLUE].map(|seat| game.coins(seat)[0]), [5, 4, 3]);
        game.play(prize("points"), &["servi_2"]);
        assert_eq!([first, second, BLUE].map(|seat| game.score(seat)), [12, 0, 0]);
        assert_eq!((game.in_hand(second, "servi_2"), game.blue_holder, game.blue_left), (1, None, 4));
        assert_eq!(game.servants(YELLOW), 5);
    }
}

/// Three fighters of these strengths after the rolls; the tie track as given.
fn three(strengths: [i64; 3], tie_track: &[usize]) -> Game {
    let mut game = table(3);
    for (seat, space) in ["arena_1", "arena_2", "arena_3"].into_iter().enumerate() {
        game.hand_servant(seat, space);
    }
    game.hand_over(tie_track, &mut script(&["gold"; 9]));
    for (seat, strength) in strengths.into_iter().enumerate() {
        game.strengths.as_mut().expect("a contest")[seat] = Some(strength);
    }
    for _ in 0..3 {
        game.play(cards(NONE), &[]);
    }
    assert_eq!(game.state_name(), "ArenaPrize");
    game
}

#[test]
fn t9_the_winner_takes_the_slave() {
    let mut game = three([7, 4, 3], &[]);
    game.play(prize("slave"), &["servi_1"]);
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)[0]), [5, 4, 3]);
    assert_eq!(([0, 1, 2].map(|seat| game.score(seat)), game.in_hand(0, "servi_1")), ([0, 8, 0], 1));
}

#[test]
fn t10_strength_twelve() {
    let mut game = three([3, 12, 3], &[]);
    game.play(prize("points"), &["servi_1"]);
    assert_eq!(game.score(1), 24);
}

#[test]
fn t39_a_tie_for_a_lower_rank() {
    let mut game = three([5, 3, 3], &[0, 2, 1]);
    assert_eq!(game.ranks(), [0, 2, 1]);
    game.play(prize("points"), &["servi_1"]);
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)[0]), [5, 3, 4]);
    assert_eq!((game.in_hand(2, "servi_1"), game.in_hand(1, "servi_1")), (1, 0));
}

#[test]
fn t11_a_sole_participant() {
    for what in ["points", "slave"] {
        let mut game = table(3);
        game.hand_servant(0, "arena_1");
        game.hand_servant(0, "arena_2");
        game.go(&["gold", "gold", "bronze"]);
        assert_eq!(game.strength(0), 4);
        game.play(cards(NONE), &[]);
        assert_eq!(game.coins(0), [5, 1, 1]);
        game.play(prize(what), if what == "slave" { &["servi_2"] } else { &[] });
        assert_eq!((game.score(0), game.in_hand(0, "servi_2")), if what == "slave" { (0, 1) } else { (8, 0) });
    }
}

#[test]
fn t12_the_greatest_hand() {
    let mut game = table(3);
    game.slots[1] = Some("horse_silver_2");
    game.equi_deck.insert("weapon_1", 3);
    for space in ["mercatus_potentia", "arena_1", "arena_2", "arena_3"] {
        game.hand_servant(0, space);
    }
    let all = [("weapon_1", 3), ("weapon_2", 3), ("weapon_3", 1)];
    for (card, many) in all {
        game.hand_cards(0, card, many);
    }
    game.go(&["bronze"; 3]);
    game.play(cards(&all), &[]);
    game.play(blue(4), &["bronze"; 4]);
    assert_eq!(game.strength(0), 23);
    game.play(prize("points"), &[]);
    assert_eq!(game.score(0), 46);
}

#[test]
fn no_slave_to_win() {
    let mut game = three([5, 4, 3], &[]);
    game.servi_deck.clear();
    assert_eq!(game.legal(), [prize("points")]);
    game.play(prize("points"), &[]);
    assert_eq!([0, 1, 2].map(|seat| (game.score(seat), game.people[seat].hand.len())), [(10, 0), (0, 0), (0, 0)]);
}

#[test]
fn played_slaves_can_come_back_as_the_prize() {
    let mut game = table(3);
    game.hand_servant(0, "arena_1");
    game.hand_cards(0, "servi_2", 1);
    game.servi_deck.clear();
    game.go(&["gold"; 3]);
    game.play(cards(&[("servi_2", 1)]), &[]);
    game.play(prize("slave"), &["servi_2"]);
    assert_eq!((game.in_hand(0, "servi_2"), game.servi_discard.len()), (1, 0), "ruling 55");
}

/// The odds by throwing every die in every way.
fn by_throws(strengths: &[Option<i64>], dice: &[usize], tie_track: &[usize]) -> Odds {
    let racers = strengths.iter().flatten().count();
    let mut found = Odds { of: 0, ranks: strengths.iter().map(|s| s.map(|_| vec![0; racers])).collect() };
    let owners: Vec<usize> = (0..dice.len()).flat_map(|seat| vec![seat; dice[seat]]).collect();
    for throw in 0..3_u64.pow(owners.len() as u32) {
        let mut reached = strengths.to_vec();
        for (die, owner) in owners.iter().enumerate() {
            if (throw / 3_u64.pow(die as u32)).is_multiple_of(3) {
                reached[*owner] = reached[*owner].map(|strength| strength + 1);
            }
        }
        found.of += 1;
        for (rank, seat) in ranks(&reached, tie_track).into_iter().enumerate() {
            found.ranks[seat].as_mut().expect("a racer")[rank] += 1;
        }
    }
    found
}

#[test]
fn the_odds_are_those_of_all_throws() {
    let cases: [(&[Option<i64>], &[usize]); 5] = [
        (&[Some(2), None, Some(1)], &[3, 0, 3]),
        (&[Some(2), Some(2), Some(2)], &[3, 3, 3]),
        (&[Some(4), Some(3), Some(5), Some(4)], &[0, 4, 0, 0]),
        (&[Some(1), None, Some(2), None, Some(1)], &[3, 0, 3, 0, 4]),
        (&[None, Some(3)], &[0, 3]),
    ];
    for (strengths, dice) in cases {
        let tie_track: Vec<usize> = (0..strengths.len()).rev().collect();
        assert_eq!(odds(strengths, dice, &tie_track), by_throws(strengths, dice, &tie_track), "{strengths:?}");
    }
    // Two with one die each: the second needs a hit and the first none.
    let two = odds(&[Some(1), Some(1)], &[1, 1], &[0, 1]);
    assert_eq!((two.of, two.ranks), (9, vec![Some(vec![7, 2]), Some(vec![2, 7])]));
}
