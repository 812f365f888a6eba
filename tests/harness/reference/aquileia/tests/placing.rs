//! Placement: T16, T35, T38 and its options.

use super::*;

#[test]
fn t16_limits() {
    let mut game = table(2);
    game.hand_servant(0, "stadium_gold_2");
    assert!(!game.allows(place("stadium_silver_1")) && game.allows(place("stadium_gold_1")));
    game.hand_coins(0, [0, 1, 1]);
    assert!(!game.allows(place("portus_bronze")) && game.allows(place("portus_silver")));
    game.play(place("portus_gold"), &[]);
    assert_eq!((game.coins(0), game.port_coins), ([0, 1, 0], [0, 0, 1]));
    game.does("PlaceTie");
    assert_eq!(game.active(), 0);
    assert!(!game.allows(place("portus_silver")) && game.allows(place("portus_latro")));
    assert!(!game.allows(place("portus_gold")), "it is taken");
}

#[test]
fn t35_the_next_start_player() {
    for (tie_track, order) in [([0, 3, 1, 2], [0, 1, 2, 3]), ([2, 0, 1, 3], [2, 3, 0, 1])] {
        let mut game = table(4);
        game.hand_over(&tie_track, &mut script(&[]));
        assert_eq!((game.round, game.start), (2, order[0]));
        for seat in order {
            assert_eq!(game.active(), seat);
            game.does("PlaceTie");
        }
    }
}

#[test]
fn t38_passing() {
    let mut game = table(3);
    game.play(place("arena_1"), &[]);
    game.does("Pass");
    game.play(place("arena_2"), &[]);
    game.play(place("arena_3"), &[]);
    assert_eq!((game.active(), game.legal()), (1, vec![json!({"command": "PlaceTie"})]));
    game.does("PlaceTie");
    for (seat, space) in [(2, "forum_1"), (0, "forum_2"), (2, "forum_3")] {
        assert_eq!(game.active(), seat);
        game.play(place(space), &[]);
    }
    assert_eq!(game.tie_track, [1]);
}

#[test]
fn when_no_space_is_left_the_only_choice_is_to_pass() {
    let mut game = table(2);
    game.hand_coins(0, [0, 0, 0]);
    game.blocked = super::super::data::spaces_for(|what| !matches!(what, super::super::data::For::Portus(_)));
    assert_eq!(game.legal(), [json!({"command": "Pass"}), json!({"command": "PlaceTie"})]);
    game.does("PlaceTie");
    game.does("PlaceTie");
    assert_eq!(game.legal(), [json!({"command": "Pass"})]);
}

#[test]
fn the_marker_ends_placement_under_an_option() {
    let mut game = table_with(2, &[("tie_marker_ends_placement", "true")]);
    game.play(place("arena_1"), &[]);
    game.does("PlaceTie");
    game.play(place("arena_2"), &[]);
    assert_eq!(game.active(), 0, "seat 1 is done");
    assert!(game.people[1].passed, "ruling 58");
}

#[test]
fn eight_spaces_are_blocked_for_two() {
    let options = [("two_player_neutrals".to_owned(), "true".to_owned())].into();
    let mut game = new_game(2, &options);
    let blocked = ["arena_1", "arena_2", "theatrum", "forum_1", "forum_2", "forum_3", "portus_latro", "portus_gold"];
    let words = ["weapon_3", "weapon_1", "weapon_1", "stadium_blue", "1"];
    game.set_up(&mut script(&[&words[..], &blocked[..]].concat()));
    assert_eq!(game.legal().len(), 28 - 8 + 2);
    assert!(blocked.iter().all(|space| !game.allows(place(space))));
    game.play(place("arena_3"), &[]);
    for _ in 0..3 {
        game.does("PlaceTie");
        if game.asked() == ("Placement", 1) {
            game.does("Pass");
            break;
        }
    }
    assert_eq!(game.blocked.len(), 8);
}
