//! Victory, ties and leaving the game: examples 25 to 29, 36.

use super::*;

#[test]
fn example_25_enclosing() {
    let mut game = open_plain(2, &[(0, (4, 0)), (1, (0, 0))]);
    game.saint(0, "giorgio", 0, (3, 0));
    let missing = |game: &Game| {
        let built = game.built_over();
        let own = game.zone(0);
        game.zone(1).iter().filter(|hex| !built.contains(*hex) && !own.contains(*hex)).count()
    };
    assert_eq!(missing(&game), 22);
    game.players[0].inns = hexes(&[(-4, 3), (-1, -3)]);
    assert_eq!(missing(&game), 10);
    assert!(!game.would_win(0));
    let stable = game.stand(0, "stable", 0, (0, 4), 0);
    assert_eq!(missing(&game), 0);
    assert!(game.would_win(0) && game.winners_now() == [0]);
    game.players[0].inns.clear();
    assert_eq!((missing(&game), stable), (18, 1));
}

#[test]
fn those_who_are_out_are_enclosed_by_the_option_only() {
    let mut game = open_plain(3, &[(0, (4, 0)), (1, (0, 0)), (2, (-15, 0))]);
    game.saint(0, "giorgio", 0, (3, 0));
    game.stand(0, "stable", 0, (0, 4), 0);
    game.players[0].inns = hexes(&[(-4, 3), (-1, -3)]);
    game.play(1, "Resign");
    assert!(!game.holds(0, "giorgio"));
    game.options = options(&[("enclose_eliminated", "true")]);
    assert!(game.holds(0, "giorgio"));
}

#[test]
fn example_26_one_of_everything() {
    let squares: usize = data::TYPES.iter().map(|kind| Piece::of_type(kind).cells.len()).sum();
    assert_eq!(squares, 95);
    let sum = |part: fn(&data::Cost) -> i64| data::TYPES.iter().map(|kind| part(&kind.cost)).sum::<i64>();
    assert_eq!((sum(|c| c.wood), sum(|c| c.stone), sum(|c| c.luxury), sum(|c| c.food)), (8, 9, 4, 0));
    let mut game = open_plain(2, &[(0, (0, 0)), (1, (-15, 0))]);
    game.players[0].cities.extend([(5, 0), (10, 0), (15, 0)]);
    for kind in &data::TYPES {
        let piece = Piece::of_type(kind);
        let (place, turn) = game.placements(0, &piece, piece.distinct())[0];
        game.stand(0, kind.id, place.0, place.1, turn);
    }
    game.players[0].saint = Some("barbara");
    for building in game.players[0].buildings.values_mut() {
        building.man = false;
    }
    assert!(game.would_win(0), "men are not needed");
    let dump = game.players[0].find("dump").expect("a dump").1.at.expect("it stands");
    game.players[0].graves.insert(dump);
    assert!(!game.would_win(0));
}

#[test]
fn example_27_three_of_each() {
    let mut game = reference();
    game.saint(RED, "cristoforo", 0, (0, 0));
    let all: Vec<(&str, i64)> = data::GOODS[..8].iter().map(|good| (*good, 3)).collect();
    game.give(RED, &all);
    assert_eq!((game.stock(RED), game.would_win(RED)), (24, true));
    let most: Vec<(&str, i64)> = data::GOODS.iter().map(|good| (*good, if *good == "dye" { 2 } else { 9 })).collect();
    game.give(RED, &most);
    assert!(!game.would_win(RED));
}

#[test]
fn example_29_the_tie_break() {
    let mut game = open_plain(2, &[(0, (0, 0)), (1, (-15, 0))]);
    for seat in 0..2 {
        game.saint(seat, "cristoforo", 0, (0, 0));
        game.give(seat, &data::GOODS.map(|good| (good, 3)));
        for column in 3..6 {
            game.stand(seat, "fountain", 0, (0, column), 0);
        }
    }
    let zone: Vec<Hex> = game.zone(1).into_iter().collect();
    game.pollution.extend(&zone[..2]);
    assert_eq!((game.tie_break(0), game.tie_break(1)), (30, 28));
    assert_eq!(game.winners_now(), [0]);
    let mut equal = game.clone();
    equal.pollution.extend(equal.zone(0).into_iter().take(2).collect::<Vec<_>>());
    equal.jump(Stage::Pollution);
    assert_eq!((equal.stage, equal.winners), (Stage::GameOver, Some(vec![0, 1])));
    game.jump(Stage::Pollution);
    assert_eq!(game.winners, Some(vec![0]));
}

#[test]
fn example_36_the_last_one_left() {
    let mut game = table(2, &[]);
    game.give(0, &[]);
    game.give(1, &[]);
    game.order = vec![1, 0];
    game.famine = 50;
    game.jump(Stage::Famine);
    assert_eq!((game.stage, game.winners), (Stage::GameOver, Some(vec![0])));
}

#[test]
fn a_player_without_a_saint_does_not_win() {
    let mut game = reference();
    game.give(RED, &data::GOODS.map(|good| (good, 3)));
    assert!(game.holds(RED, "cristoforo") && !game.would_win(RED), "ruling 57");
}

#[test]
fn sites_of_those_who_are_out_decay() {
    let mut game = open_plain(3, &[(0, (0, 0)), (1, (-15, 0)), (2, (15, 0))]);
    game.site(1, "farm", &[(10, 10)], "grain", &[(10, 10), (9, 10), (11, 10)]);
    game.play(0, "OfferTrade 1 wood wood");
    game.play(1, "Resign");
    assert_eq!((game.has(0, "wood"), game.order.clone(), game.stage), (6, vec![0, 2], Stage::CityBuilding));
    assert!(game.zone(1).is_empty() && game.is_occupied((-15, 0)));
    for left in [vec![(10, 10), (11, 10)], vec![(10, 10)], vec![]] {
        game.jump(Stage::Harvest);
        let goods = game.sites.first().map_or(Hexes::new(), |site| site.goods.clone());
        assert_eq!(goods, hexes(&left));
    }
    game.play(0, "Resign");
    assert_eq!(game.winners, Some(vec![2]));
}

#[test]
fn round_60_is_a_draw() {
    let mut game = open_plain(2, &[(0, (0, 0)), (1, (-15, 0))]);
    game.round = 60;
    for seat in 0..2 {
        for column in 3..6 {
            game.stand(seat, "fountain", 0, (0, column), 0);
        }
    }
    game.jump(Stage::Pollution);
    assert_eq!(game.winners, Some(vec![0, 1]), "ruling 66");
}

#[test]
fn a_fountain_counts_though_its_owner_resigns() {
    let mut game = table(3, &[]);
    game.famine = 2;
    game.give(0, &[("wine", 1)]);
    game.play(0, "BuildCityBuilding fountain 0 0,0 0 wine");
    game.play(0, "Resign");
    assert_eq!([1, 2].map(|seat| game.famine_seen(seat)), [2, 2]);
    game.play(1, "CommitCity");
    game.play(2, "CommitCity");
    // Nobody has any food: one level of famine, one grave.
    assert_eq!((game.stage, game.famine, game.due), (Stage::Famine, 1, (1, 0)));
}
