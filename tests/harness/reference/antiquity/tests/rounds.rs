//! Whole rounds: examples 11 to 13 and 43.

use super::*;

#[test]
fn example_11_the_first_round() {
    let mut game = reference();
    for (seat, shops) in [(RED, 3), (BLUE, 2)] {
        for number in 1..=4 {
            game.play(seat, &format!("BuildHouse {number} 0 6,{number} -"));
        }
        for shop in 0..shops {
            game.play(seat, &format!("BuildCityBuilding cart_shop 0 0,{} 0 wood", 2 * shop));
            game.play(seat, &format!("Man {shop}"));
        }
    }
    game.play(BLUE, "BuildCityBuilding explorer 0 3,0 0 wood");
    game.play(BLUE, "Man 2");
    assert_eq!((game.has(RED, "wood"), game.has(BLUE, "wood")), (3, 3));
    game.commit_all();
    assert_eq!((game.players[RED].key(), game.players[BLUE].key(), game.order.clone()), (3, 3, vec![BLUE, RED]));
    let count = |game: &Game| game.sites.iter().map(|site| (site.at[0], site.goods.len())).collect::<BTreeMap<_, _>>();
    game.play(BLUE, "Woodcutter -2,12");
    assert!(game.markers.contains(&(2, 14)));
    game.play(BLUE, "Woodcutter 2,14");
    assert!(!game.markers.contains(&(2, 14)));
    assert_eq!(count(&game), BTreeMap::from([((-2, 12), 7), ((2, 14), 5)]));
    assert_eq!(game.has(BLUE, "wood"), 1);
    game.play(BLUE, "EndCountryside");
    game.play(RED, "Woodcutter 0,-3");
    game.play(RED, "Woodcutter 2,1");
    game.play(RED, "Fishery 3,-3 3,-2 fish");
    let sizes = count(&game);
    assert_eq!([(0, -3), (2, 1), (3, -3)].map(|at| sizes[&at]), [6, 5, 4]);
    game.play(RED, "EndCountryside");
    assert_eq!((game.stock(RED), game.stock(BLUE)), (0, 0), "nobody has a storage");
    // Harvest: every site is asked for.
    for (seat, words) in [(RED, "Harvest 0,-3 1,-3"), (RED, "Harvest 2,1 3,1"), (RED, "Harvest 3,-3 4,-3")] {
        game.play(seat, words);
    }
    while game.stage == Stage::Harvest {
        let first = game.legal(BLUE)[0].clone();
        game.play(BLUE, &first);
    }
    assert_eq!((game.has(BLUE, "wood"), game.has(RED, "wood"), game.has(RED, "fish")), (2, 2, 1));
    game.apply(BLUE, "Explore -2,14", &mut |_| "olives".to_owned()).expect("it is legal");
    assert_eq!((game.has(BLUE, "olives"), game.stage, game.famine), (1, Stage::Pollution, 2));
    assert_eq!(game.due, (0, 3), "no graves: one food each against famine 1");
    assert_eq!(game.pollution_hexes(RED).len(), 16);
    game.options = options(&[("pollution_on_exploration", "covers")]);
    assert_eq!(game.pollution_hexes(RED).len(), 18);
}

/// A Blue who survives everything: food, unlimited storage and three fountains.
fn passive_red(list: &[(&str, &str)], houses: usize) -> Game {
    let mut game = reference_map(list);
    game.saint(BLUE, "cristoforo", 0, (0, 0));
    game.give(BLUE, &[("grain", 60)]);
    for column in 3..6 {
        game.stand(BLUE, "fountain", 0, (0, column), 0);
    }
    for number in 1..=houses {
        game.play(RED, &format!("BuildHouse {number} 0 6,{number} -"));
    }
    game
}

/// Plays a round in which Red only places what must be placed, and says how many squares are free then.
fn passive_round(game: &mut Game) -> usize {
    let round = game.round;
    game.commit_all();
    while game.stage != Stage::GameOver && game.round == round {
        assert_eq!(game.may(), [RED]);
        let first = game.legal(RED)[0].clone();
        game.play(RED, &first);
    }
    game.players[RED].free_squares(0).len()
}

#[test]
fn example_12_a_passive_player() {
    for list in [vec![], vec![("pollution_on_exploration", "covers")]] {
        let mut game = passive_red(&list, 0);
        let free: Vec<usize> = (0..9).map(|_| passive_round(&mut game)).collect();
        if list.is_empty() {
            assert_eq!((free[6], free[7], free[8]), (28, 20, 9));
            assert_eq!(game.pollution.len(), 23);
        }
        assert_eq!(game.round, 10);
        game.commit_all();
        while game.stage == Stage::Famine {
            let first = game.legal(RED)[0].clone();
            game.play(RED, &first);
        }
        assert_eq!((game.winners.clone(), game.famine), (Some(vec![BLUE]), 10), "out in R9 of round 10");
    }
}

#[test]
fn example_13_houses_take_no_graves() {
    let mut game = passive_red(&[], 4);
    let free: Vec<usize> = (0..9).map(|_| passive_round(&mut game)).collect();
    assert_eq!((free[8], game.round), (5, 10));
    game.commit_all();
    assert_eq!((game.winners.clone(), game.famine), (Some(vec![BLUE]), 9), "out in R8");
}

#[test]
fn example_43_famine_from_nothing() {
    let mut game = passive_red(&[], 0);
    for round in 1..=9 {
        assert_eq!((game.round, game.famine), (round, round as i64 - 1));
        passive_round(&mut game);
        assert_eq!(game.famine, round as i64);
    }
}
