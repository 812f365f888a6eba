//! The map, zones, sites and further cities: examples 1 to 10, 37 to 39.

use super::super::map::{connected, distance, face};
use super::*;

#[rustfmt::skip]
const ZONE: [Hex; 25] = [
    (-3, 0), (-3, 1), (-3, 2), (-3, 3), (-2, -1), (-2, 0), (-2, 1), (-2, 2), (-2, 3), (-1, -2), (-1, -1), (-1, 2),
    (-1, 3), (0, -3), (0, -2), (1, -3), (1, -2), (1, 1), (1, 2), (2, -2), (2, -1), (2, 1), (3, -3), (3, -2), (3, -1),
];

/// The reference map in R4, where Red has cart shops with men and this much wood.
fn red_in_countryside(shops: usize, wood: i64) -> Game {
    let mut game = reference();
    for shop in 0..shops {
        game.stand(RED, "cart_shop", 0, (0, 2 * shop), 0);
    }
    game.give(RED, &[("wood", wood)]);
    game.jump(Stage::Countryside);
    game
}

fn site_at(game: &Game, at: Hex) -> &Site {
    game.sites.iter().find(|site| site.at[0] == at).expect("a site")
}

#[test]
fn faces_have_the_terrain_that_is_told() {
    let counts = [
        [23, 18, 10, 10],
        [28, 16, 10, 7],
        [27, 14, 11, 9],
        [30, 18, 2, 11],
        [30, 17, 6, 8],
        [22, 17, 14, 8],
        [36, 8, 10, 7],
        [24, 13, 17, 7],
    ];
    for (number, wanted) in counts.iter().enumerate() {
        for letter in ["N", "M"] {
            let (terrain, spots) = face(&format!("{letter}{number}"));
            let count = |kind: char| terrain.values().filter(|other| **other == kind).count();
            assert_eq!(&['F', 'G', 'M', 'W'].map(count), wanted, "{letter}{number}");
            assert!(terrain.keys().all(|hex| distance(*hex, (0, 0)) <= data::TILE_RADIUS));
            assert!(spots.len() == 2 && spots.iter().all(|hex| terrain[hex] != 'W'));
        }
    }
    let (mirrored, spots) = face("M1");
    assert_eq!(mirrored[&(-4, 0)], 'G');
    assert_eq!(spots, hexes(&[(-1, -1), (2, 0)]));
}

#[test]
fn layouts_have_as_many_hexes_as_told() {
    for (seats, wanted) in [(2, 244), (3, 366), (4, 488)] {
        let game = table(seats, &[]);
        assert_eq!(game.printed.len(), wanted);
        // Tiles join: everything is one piece.
        let all: Hexes = game.printed.keys().copied().collect();
        assert_eq!(connected((0, 0), &all).len(), wanted);
    }
}

#[test]
fn start_cities_have_37_places_on_a_free_start_tile() {
    let mut game = bare_map(&[]);
    assert_eq!(game.legal(RED).len(), 74);
    assert!(!game.may_do(RED, "PlaceCity 4,0") && !game.may_do(BLUE, "PlaceCity 0,0"));
    game.play(RED, "PlaceCity 0,0");
    assert_eq!(game.legal(BLUE).len(), 37);
    assert!(!game.may_do(BLUE, "PlaceCity 1,0"));
}

#[test]
fn example_1_the_first_city_drains_water() {
    let game = reference();
    let city = hexes(&[(-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0)]);
    assert_eq!(game.base(RED), city);
    let under: Hexes = game.drained.intersection(&city).copied().collect();
    assert_eq!(under, hexes(&[(0, 1), (1, 0)]));
    let water: Hexes = game.printed.keys().copied().filter(|hex| game.is_water(*hex)).collect();
    assert_eq!(connected((0, 2), &water), hexes(&[(0, 2), (0, 3)]));
    assert_eq!(connected((2, 0), &water), hexes(&[(2, 0)]));
    assert_eq!(game.markers.len(), 8);
}

#[test]
fn example_2_zones() {
    let mut game = reference();
    let zone = game.zone(RED);
    assert_eq!(zone, hexes(&ZONE));
    let count = |letter: char| zone.iter().filter(|hex| game.terrain(**hex) == Some(letter)).count();
    assert_eq!(['F', 'G', 'M'].map(count), [11, 8, 6]);
    let (plain, base) = (game.clone(), game.base(RED));
    assert_eq!(game.zone_with(&base, true, false).len(), 44);
    game.stand(RED, "harbour", 0, (0, 0), 0);
    let more: Hexes = game.zone(RED).difference(&zone).copied().collect();
    assert_eq!(more, hexes(&[(-1, 4), (0, 2), (0, 3), (0, 4), (1, 3), (2, 0), (3, 0)]));
    game.stand(RED, "stable", 0, (2, 0), 0);
    assert_eq!(game.zone(RED).len(), 48);
    assert_eq!(plain.zone(RED).len(), 25);
}

#[test]
fn example_3_zones_on_the_open_plain() {
    let game = open_plain(2, &[(0, (0, 0)), (1, (15, 0))]);
    let city: Hexes = footprint((0, 0)).into_iter().collect();
    assert_eq!(game.zone(0).len(), 30);
    assert_eq!(game.zone_with(&city, true, false).len(), 54);
    let inn = hexes(&[(0, 0)]);
    assert_eq!(game.zone_with(&inn, false, false).len(), 18);
    assert_eq!(game.zone_with(&inn, true, false).len(), 36);
}

#[test]
fn examples_4_and_5_a_woodcutter_and_a_farm_on_felled_land() {
    let mut game = red_in_countryside(2, 1);
    game.players[RED].stock[data::GRAIN] = 1;
    game.play(RED, "Woodcutter 0,-3");
    let felled = hexes(&[(0, -3), (1, -3), (1, -4), (0, -4), (-1, -3), (-1, -2)]);
    assert_eq!(site_at(&game, (0, -3)).goods, felled);
    assert_eq!(game.felled, felled);
    assert!(game.pollution.is_empty() && felled.iter().all(|hex| game.terrain(*hex) == Some('G')));
    assert_eq!(game.has(RED, "wood"), 0);
    let mut after = game.clone();
    game.play(RED, "Farm 1,-2 grain");
    assert_eq!(site_at(&game, (1, -2)).goods.len(), 3);
    assert!(!after.may_do(RED, "Farm 0,-3 grain"), "ruling 35: the wood is still there");
    after.sites.clear();
    after.play(RED, "Farm 0,-3 grain");
    assert_eq!(site_at(&after, (0, -3)).goods.len(), 7);
}

#[test]
fn examples_6_and_7_a_farm_and_the_alchemist_after_it() {
    let mut game = red_in_countryside(1, 0);
    game.stand(RED, "alchemy", 0, (3, 0), 0);
    game.players[RED].stock[data::GRAIN] = 1;
    assert!(game.markers.contains(&(3, -1)));
    game.play(RED, "Farm 3,-2 grain");
    let farm = hexes(&[(3, -2), (4, -2), (3, -3), (2, -2), (2, -1), (3, -1)]);
    assert_eq!(site_at(&game, (3, -2)).goods, farm);
    assert_eq!(game.pollution, farm);
    assert!(!game.markers.contains(&(3, -1)) && game.revealed == [0; 10]);
    assert!(!game.may_do(RED, "Cleanse 3,-2"), "ruling 45: it is occupied");
    game.sites.clear();
    game.play(RED, "Cleanse 3,-2");
    assert!(game.pollution.is_empty());
    assert!(!game.may_do(RED, "Cleanse 3,-2"), "once a round");
}

#[test]
fn example_8_a_mine_fixes_its_range() {
    let mut game = red_in_countryside(2, 2);
    assert_eq!(game.ranges[game.range_of((-3, 2))].len(), 10);
    game.play(RED, "Mine -3,2 stone");
    assert_eq!(site_at(&game, (-3, 2)).goods, hexes(&[(-3, 2), (-2, 2), (-3, 1), (-3, 3)]));
    assert!(!game.markers.contains(&(-3, 2)));
    assert_eq!(game.range_kinds[game.range_of((-3, 0))], Some(data::STONE));
    assert!(game.may_do(RED, "Mine -3,0 stone") && !game.may_do(RED, "Mine -3,0 gold"));
}

#[test]
fn example_9_fisheries() {
    let mut game = red_in_countryside(2, 2);
    let other = game.clone();
    game.play(RED, "Fishery 3,-3 3,-2 fish");
    assert_eq!(site_at(&game, (3, -3)).goods, hexes(&[(4, -3), (4, -4), (3, -4), (2, -3)]));
    assert!(game.is_occupied((3, -2)) && !game.pollution.contains(&(3, -2)));
    let mut game = other;
    assert!(!game.zone(RED).contains(&(1, 3)));
    game.play(RED, "Fishery 1,2 1,3 dye");
    assert_eq!(site_at(&game, (1, 2)).goods, hexes(&[(0, 2), (0, 3), (2, 3), (1, 4)]));
}

#[test]
fn example_10_the_second_city() {
    let mut game = red_in_countryside(1, 1);
    let legal =
        |game: &Game| -> Hexes { game.printed.keys().copied().filter(|hex| game.may_found(RED, *hex)).collect() };
    assert_eq!(legal(&game), hexes(&[(-3, 4), (-2, 4), (3, 1)]));
    game.stand(RED, "stable", 0, (4, 4), 0);
    let more = [(-3, 4), (-2, 4), (3, 1), (-4, 5), (-3, 5), (-2, 5), (-1, 5)];
    assert_eq!(legal(&game), hexes(&more));
}

#[test]
fn example_37_philosophy_and_a_city() {
    let mut game = red_in_countryside(1, 1);
    game.give(RED, &[("wood", 1), ("stone", 1), ("grain", 1), ("wine", 2)]);
    assert!(!game.may_do(RED, "City 3,1 grain,wine,wine,stone,wood"));
    game.stand(RED, "philosophy", 0, (3, 3), 0);
    game.play(RED, "City 3,1 grain,wine,wine,stone,wood");
    assert_eq!((game.players[RED].cities.len(), game.players[RED].set_aside, game.stock(RED)), (2, 1, 0));
    assert_eq!(game.players[RED].free_squares(1).len(), 36);
    assert_eq!(game.players[RED].pollution_due(), 6, "ruling 50");
}

#[test]
fn example_38_biology() {
    let mut game = red_in_countryside(2, 0);
    game.stand(RED, "biology", 0, (3, 0), 0);
    game.players[RED].houses = (1..=3).map(|number| (number, None)).collect();
    game.play(RED, "Farm 3,-2 wine free");
    assert_eq!(game.players[RED].cart_men(), 1);
    assert!(!game.may_do(RED, "Farm 1,1 wine free") && !game.may_do(RED, "Farm 1,1 wine"));
    game.give(RED, &[("wine", 1)]);
    let grass = game.zone(RED).into_iter().find(|h| game.terrain(*h) == Some('G') && game.is_free_clean(*h));
    let (q, r) = grass.expect("grassland");
    assert!(game.may_do(RED, &format!("Farm {q},{r} wine")));
}

#[test]
fn example_39_distance_of_cities() {
    let mut game = open_plain(2, &[(0, (0, 0)), (1, (-15, 0))]);
    game.stand(0, "cart_shop", 0, (0, 0), 0);
    game.jump(Stage::Countryside);
    assert!(!game.may_found(0, (3, 0)) && game.may_found(0, (4, 0)));
}
