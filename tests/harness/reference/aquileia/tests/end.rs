//! Final scoring, places and winners: T30 to T34.

use super::super::score::{ranking, reckon, winners};
use super::*;

fn gains(houses: &[&str], laurels: &[&str]) -> i64 {
    let mut game = Game::by_hand(3, &[]);
    for plot in houses {
        game.hand_house(0, plot);
    }
    for card in laurels {
        game.hand_laurel(0, card);
    }
    reckon(&game, 0).total()
}

#[test]
fn t30_to_t34_final_scoring() {
    let (blue, white) = (["villa_blue_10", "villa_blue_6"], "villa_white_8");
    assert_eq!(gains(&blue, &["stadium_blue", "theatrum_blue_yellow", "stadium_vp_5"]), 37, "T30");
    assert_eq!(gains(&["villa_blue_8"], &["stadium_blue", "stadium_blue", "theatrum_blue_yellow"]), 24, "T31");
    assert_eq!(gains(&[blue[0], blue[1], white], &["stadium_blue", "theatrum_white_blue"]), 32, "T32");
    let villas = ["villa_yellow_10", "villa_purple_10", "villa_purple_4"];
    assert_eq!(gains(&villas, &["theatrum_yellow_purple", "theatrum_yellow_white"]), 24, "T33");
    let all_blue = ["villa_blue_4", "villa_blue_6", "villa_blue_8", "villa_blue_10"];
    let five = ["stadium_blue", "stadium_blue", "theatrum_white_blue", "theatrum_blue_yellow", "theatrum_blue_purple"];
    assert_eq!(gains(&all_blue, &five), 140, "T34");
    let white = ["villa_white_10", "villa_white_8", "villa_white_6"];
    assert_eq!(gains(&white, &["stadium_blue", "theatrum_blue_yellow"]), 0, "T34");
    assert_eq!(gains(&[], &["stadium_vp_10", "stadium_vp_7", "stadium_vp_3", "stadium_purple"]), 20);
}

#[test]
fn the_assignment_of_equal_totals_is_the_first() {
    let mut game = Game::by_hand(3, &[]);
    game.hand_laurel(0, "theatrum_yellow_white");
    game.hand_laurel(0, "theatrum_white_blue");
    let first = [("theatrum_white_blue", "white"), ("theatrum_yellow_white", "yellow")];
    assert_eq!(reckon(&game, 0).assignment, first);
    game.hand_house(0, "villa_blue_6");
    let second = [("theatrum_white_blue", "blue"), ("theatrum_yellow_white", "yellow")];
    assert_eq!(reckon(&game, 0).assignment, second);
}

#[test]
fn places_and_winners() {
    for (tie, places, first) in [("shared", [1, 4, 1, 3], vec![0, 2]), ("tie_track", [2, 4, 1, 3], vec![2])] {
        let mut game = Game::by_hand(4, &[("final_tie", tie)]);
        for (seat, points) in [20, 10, 20, 15].into_iter().enumerate() {
            game.people[seat].score = points;
        }
        game.tie_track = vec![1, 2, 3, 0];
        assert_eq!((ranking(&game), winners(&game)), (places.to_vec(), first));
    }
    let mut game = Game::by_hand(4, &[]);
    for (seat, points) in [30, 20, 20, 5].into_iter().enumerate() {
        game.people[seat].score = points;
    }
    assert_eq!(ranking(&game), [1, 2, 2, 4]);
}

#[test]
fn the_track_of_the_last_round_is_kept_and_names_a_start_player() {
    let mut game = table(3);
    game.round = 6;
    game.hand_over(&[2, 0, 1], &mut script(&[]));
    assert!(game.over);
    assert_eq!((game.start, game.tie_track.clone(), game.state_name()), (2, vec![2, 0, 1], "GameOver"), "ruling 53");
}
