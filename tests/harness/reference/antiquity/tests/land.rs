//! Harvest, exploration, famine, pollution and order: examples 16 to 18, 20, 21, 24, 34, 35.

use super::*;

#[test]
fn example_16_fountains_of_several_players() {
    let mut game = table(2, &[]);
    game.famine = 1;
    game.give(0, &[("wine", 2)]);
    game.give(1, &[("wine", 1)]);
    game.play(0, "BuildCityBuilding fountain 0 0,0 0 wine");
    game.play(0, "BuildCityBuilding fountain 0 0,1 0 wine");
    assert_eq!([0, 1].map(|seat| game.famine_seen(seat)), [0, 1]);
    game.play(1, "BuildCityBuilding fountain 0 0,0 0 wine");
    game.play(0, "CommitCity");
    assert_eq!((game.famine, game.stage), (1, Stage::CityBuilding));
    game.give(0, &[]);
    game.give(1, &[]);
    game.play(1, "CommitCity");
    assert_eq!((game.famine, game.stage), (1, Stage::Pollution), "0 in R8, and 1 at its end");
    assert!(game.players.iter().all(|player| player.graves.is_empty()));
}

#[test]
fn example_17_exploration_raises_famine() {
    let mut game = table(3, &[]);
    game.famine = 3;
    for seat in [0, 1] {
        game.stand(seat, "explorer", 0, (0, 0), 0);
        let near = *game.zone(seat).iter().next().expect("a zone");
        game.markers.insert(near);
    }
    game.give(0, &[("grain", 9)]);
    game.give(1, &[("grain", 9)]);
    game.give(2, &[("grain", 9)]);
    game.jump(Stage::Exploration);
    for (seat, good, famine) in [(0, "wine", 3), (1, "sheep", 4)] {
        assert_eq!(game.may(), [seat]);
        let words = game.legal(seat).into_iter().find(|words| words.starts_with("Explore")).expect("a marker");
        game.apply(seat, &words, &mut |among| {
            assert_eq!(among, ["grain", "olives", "sheep", "wine"]);
            good.to_owned()
        })
        .expect("it is legal");
        if seat == 0 {
            assert_eq!(game.famine, famine);
        }
    }
    assert_eq!((game.stage, game.famine), (Stage::Pollution, 5));
    assert_eq!((game.has(0, "wine"), game.has(1, "sheep")), (1, 1));
}

#[test]
fn example_18_order_of_play() {
    let mut game = table(4, &[]);
    for (seat, key) in [3, 2, 3, 1].into_iter().enumerate() {
        for shop in 0..key {
            game.stand(seat, "cart_shop", 0, (0, 2 * shop), 0);
        }
    }
    game.commit_all();
    assert_eq!(game.order, [3, 1, 0, 2]);
    let mut game = table(2, &[]);
    game.stand(0, "cart_shop", 0, (0, 0), 0);
    let explorer = game.stand(0, "explorer", 0, (3, 0), 0);
    assert_eq!(game.players[0].key(), 2);
    game.players[0].graves.insert((0, (3, 0)));
    assert_eq!((game.players[0].key(), explorer), (1, 1));
}

/// A farm of so many goods, with its centre at (10, 10).
fn farm(game: &mut Game, seat: usize, many: usize) {
    game.sites.clear();
    game.players[seat].home = 0;
    let goods: Vec<Hex> = footprint((10, 10)).into_iter().take(many).collect();
    game.site(seat, "farm", &[(10, 10)], "grain", &goods);
}

#[test]
fn example_20_forced_labour() {
    for (many, wanted) in [
        (1, vec![0]),
        (2, vec![1]),
        (3, vec![2]),
        (4, vec![2, 0]),
        (5, vec![2, 1]),
        (6, vec![2, 2]),
        (7, vec![2, 2, 0]),
    ] {
        for forced in [true, false] {
            let mut game = open_plain(2, &[(0, (0, 0)), (1, (-15, 0))]);
            if forced {
                game.stand(0, "forced_labour", 0, (0, 0), 0);
            }
            farm(&mut game, 0, many);
            let mut gains = Vec::new();
            while !game.sites.is_empty() {
                let before = game.has(0, "grain");
                game.jump(Stage::Harvest);
                if game.stage == Stage::Harvest {
                    let first = game.legal(0)[0].clone();
                    game.play(0, &first);
                }
                gains.push(game.has(0, "grain") - before);
            }
            if forced {
                assert_eq!(gains, wanted);
            } else {
                assert_eq!(gains, vec![1; many]);
            }
            assert_eq!(game.players[0].home, 1, "the man goes home");
        }
    }
}

#[test]
fn example_21_the_centre_last() {
    let mut game = open_plain(2, &[(0, (0, 0)), (1, (-15, 0))]);
    let (c, x, y) = ((10, 10), (10, 9), (11, 10));
    game.site(0, "woodcutter", &[c], "wood", &[c, x, y]);
    game.give(0, &[]);
    game.jump(Stage::Harvest);
    assert_eq!(game.legal(0), ["Harvest 10,10 10,9", "Harvest 10,10 11,10"]);
    game.play(0, "Harvest 10,10 10,9");
    game.jump(Stage::Harvest);
    assert_eq!(game.sites[0].goods, hexes(&[c]), "y is the only choice");
    game.jump(Stage::Harvest);
    assert_eq!((game.sites.len(), game.has(0, "wood"), game.players[0].home), (0, 3, 1));
}

#[test]
fn a_fishery_has_no_centre_and_ends_with_its_building() {
    let mut game = open_plain(2, &[(0, (0, 0)), (1, (-15, 0))]);
    game.site(0, "fishery", &[(10, 10), (11, 10)], "fish", &[(10, 9), (12, 10)]);
    game.jump(Stage::Harvest);
    assert_eq!(game.legal(0).len(), 2);
    game.play(0, "Harvest 10,10 12,10");
    assert!(game.is_occupied((11, 10)));
    game.jump(Stage::Harvest);
    assert!(game.sites.is_empty() && !game.is_occupied((11, 10)));
}

#[test]
fn example_24_fish_for_cathedrals() {
    let mut game = open_plain(3, &[(0, (0, 0)), (1, (-15, 0)), (2, (15, 0))]);
    game.saint(0, "giorgio", 0, (0, 0));
    for seat in 0..3 {
        game.give(seat, &[("stone", 1)]);
    }
    game.stand(2, "theology", 0, (0, 0), 0);
    game.saint(2, "barbara", 0, (3, 3));
    game.play(1, "BuildCityBuilding cathedral 0 0,0 0 stone nicolo");
    game.play(2, "RazeCathedral");
    game.play(2, "BuildCityBuilding cathedral 0 3,3 0 stone barbara");
    let mut own = game.clone();
    game.commit_all();
    assert_eq!(game.has(0, "fish"), 2);
    own.players[0].cathedrals = 1;
    own.commit_all();
    assert_eq!(own.has(0, "fish"), 3);
}

#[test]
fn example_34_a_dump_guards_its_zone() {
    let mut game = open_plain(2, &[(0, (0, 0)), (1, (5, 0))]);
    game.stand(1, "dump", 0, (0, 0), 0);
    let both: Vec<Hex> = game.zone(0).intersection(&game.zone(1)).copied().collect();
    assert!(!both.is_empty());
    let (mine, theirs) = (game.pollution_hexes(0), game.pollution_hexes(1));
    assert!(both.iter().all(|hex| !mine.contains(hex) && theirs.contains(hex)));
    game.stand(0, "dump", 0, (0, 0), 0);
    let theirs = game.pollution_hexes(1);
    assert!(both.iter().all(|hex| !theirs.contains(hex)), "ruling 47");
}

#[test]
fn example_35_pollution_overflow() {
    let mut game = open_plain(2, &[(0, (0, 0)), (1, (-15, 0))]);
    game.players[0].cities.push((10, 10));
    game.stand(0, "fountain", 0, (0, 0), 0);
    for column in 0..3 {
        game.stand(1, "fountain", 0, (0, column), 0);
    }
    let zone: Vec<Hex> = game.zone(0).into_iter().collect();
    game.pollution = zone[3..].iter().copied().collect();
    game.jump(Stage::Pollution);
    assert_eq!((game.may(), game.due), (vec![0], (0, 5)));
    assert!(!game.may_do(0, "PlaceGrave 0 6,6"), "ruling 48");
    for hex in &zone[..3] {
        game.play(0, &format!("PlacePollution {},{}", hex.0, hex.1));
    }
    assert_eq!(game.due, (2, 0));
    game.play(0, "PlaceGrave 0 6,6");
    game.play(0, "PlaceGrave 1 5,5");
    assert_eq!((game.players[0].graves.len(), game.stage), (2, Stage::CityBuilding));
}

#[test]
fn the_options_for_pollution_and_ties() {
    let mut game = reference_map(&[("pollution_on_exploration", "covers"), ("tie_break", "empty")]);
    assert_eq!(game.pollution_hexes(RED).len(), 25);
    assert_eq!(reference().pollution_hexes(RED).len(), 23);
    assert_eq!((game.tie_break(RED), reference().tie_break(RED)), (23, 25));
    game.order = vec![RED, BLUE];
    game.jump(Stage::Pollution);
    assert!(game.markers.contains(&(3, -1)));
    game.play(RED, "PlacePollution 3,-1");
    assert!(!game.markers.contains(&(3, -1)) && game.revealed == [0; 10]);
}
