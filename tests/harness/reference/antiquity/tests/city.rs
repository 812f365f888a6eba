//! R2, graves and storage: examples 14, 15, 19, 22, 23, 28, 30 to 33, 40 to 42.

use super::super::pieces::touch;
use super::*;

#[test]
fn example_14_graves() {
    let mut game = reference();
    game.stand(RED, "granary", 0, (0, 0), 0);
    game.give(RED, &[("grain", 1), ("fish", 2)]);
    assert_eq!(game.players[RED].graves_due(7), 1);
    game.give(BLUE, &[("sheep", 6)]);
    assert_eq!(game.players[BLUE].graves_due(4), 0);
    game.famine = 7;
    game.jump(Stage::Famine);
    assert_eq!((game.may(), game.due), (vec![BLUE], (1, 0)), "7 - 6 for Blue, without a granary");
    game.play(BLUE, "PlaceGrave 0 0,0");
    assert_eq!((game.may(), game.due), (vec![RED], (1, 0)));
    game.play(RED, "PlaceGrave 0 6,6");
    assert_eq!((game.has(BLUE, "sheep"), game.famine), (6, 8), "ruling 1: food is not consumed");
}

#[test]
fn example_15_pollution_due() {
    let mut game = reference();
    let player = &mut game.players[RED];
    player.cities.extend([(20, 20), (30, 30)]);
    for column in 0..4 {
        game.stand(RED, "fountain", 0, (0, column), 0);
    }
    game.players[RED].graves.insert((0, (0, 0)));
    let dump = game.stand(RED, "dump", 0, (4, 0), 0);
    assert_eq!(game.players[RED].pollution_due(), 2);
    game.players[RED].cities.truncate(1);
    assert_eq!(game.players[RED].pollution_due(), 0);
    let player = &mut game.players[RED];
    player.cities.push((20, 20));
    player.buildings.retain(|number, b| *number == dump || b.at == Some((0, (0, 1))));
    player.buildings.get_mut(&dump).expect("a dump").man = false;
    assert_eq!(player.pollution_due(), 5);
}

#[test]
fn example_19_storage() {
    let mut game = reference();
    game.stand_storage(RED, 0, (0, 0), 2, 3);
    game.stand_storage(RED, 0, (0, 3), 1, 2);
    let third = game.stand_storage(RED, 0, (4, 0), 2, 2);
    game.players[RED].buildings.get_mut(&third).expect("a storage").man = false;
    assert_eq!(game.players[RED].capacity(), Some(8));
    game.give(RED, &[("wood", 6), ("grain", 3), ("wine", 2)]);
    game.give(BLUE, &[("wood", 5)]);
    game.jump(Stage::Countryside);
    game.end_countryside();
    assert_eq!((game.stage, game.may()), (Stage::Storage, vec![RED]), "Blue loses all without a choice");
    assert_eq!(game.stock(BLUE), 0);
    assert_eq!(game.legal(RED), ["Discard grain", "Discard wine", "Discard wood"]);
    assert!(!game.may_do(RED, "Keep wood,wood,wood,wood,wood,wood"), "ruling 7");
    let mut all = game.clone();
    all.play(RED, "Keep grain,grain,grain,wine,wine,wood,wood,wood");
    for _ in 0..3 {
        game.play(RED, "Discard wood");
    }
    assert_eq!((game.players[RED].stock, game.stock(RED)), (all.players[RED].stock, 8));
    assert_ne!(game.stage, Stage::Storage);
}

#[test]
fn example_22_house_costs() {
    let mut game = reference();
    game.give(RED, &[("grain", 2), ("fish", 1), ("wine", 2), ("gold", 1)]);
    assert!(game.may_do(RED, "BuildHouse 15 0 0,0 grain,fish,wine,gold"));
    assert!(!game.may_do(RED, "BuildHouse 15 0 0,0 grain,grain,wine,gold"));
    let faculty = game.stand(RED, "philosophy", 0, (4, 4), 0);
    game.play(RED, "BuildHouse 15 0 0,0 grain,grain,wine,gold");
    assert!(!game.may_do(RED, &format!("Unman {faculty}")), "it was used");
    assert_eq!((game.players[RED].home, game.stock(RED)), (1, 2));
}

#[test]
fn example_23_nicolo() {
    let mut game = reference();
    game.saint(RED, "nicolo", 0, (3, 0));
    game.give(RED, &[("grain", 1), ("wine", 1)]);
    game.play(RED, "BuildHouse 8 0 0,0 grain,wine");
    assert!(!game.may_do(RED, "FreeHouse 9 0 0,1"));
    game.play(RED, "FreeHouse 7 0 0,1");
    assert_eq!((game.players[RED].home, game.stock(RED)), (2, 0));
    assert!(!game.may_do(RED, "FreeHouse 6 0 0,2"), "a free house gives no further one");
    game.play(RED, "BuildHouse 4 0 0,2 -");
    assert!(!game.may_do(RED, "FreeHouse 3 0 0,3"), "not after a house that costs nothing");
    // The cheapest way.
    let paid = [20, 18, 16, 14, 12, 10, 8, 6];
    let cost = |list: &[usize]| {
        list.iter().fold((0, 0), |sum, n| (sum.0 + data::HOUSES[n - 1].0, sum.1 + data::HOUSES[n - 1].1))
    };
    assert_eq!(cost(&paid), (20, 10));
    assert_eq!(cost(&(5..=20).collect::<Vec<_>>()), (37, 21));
}

#[test]
fn a_free_house_comes_directly_after_the_paid_one() {
    let mut game = reference();
    game.saint(RED, "nicolo", 0, (3, 0));
    game.give(RED, &[("grain", 1), ("wood", 1)]);
    game.play(RED, "BuildHouse 5 0 0,0 grain");
    assert!(game.may_do(RED, "FreeHouse 1 0 0,1"));
    game.play(RED, "BuildCityBuilding cart_shop 0 0,4 0 wood");
    assert!(!game.may_do(RED, "FreeHouse 1 0 0,1"));
}

#[test]
fn example_28_a_grave_on_the_cathedral() {
    let mut game = reference();
    game.saint(RED, "maria", 0, (3, 0));
    let mut squares: Vec<_> = game.players[RED].free_squares(0).into_iter().collect();
    for number in 1..=20 {
        game.players[RED].houses.insert(number, squares.pop().map(|square| (0, square)));
    }
    game.give(RED, &data::GOODS.map(|good| (good, 3)));
    assert!(game.would_win(RED) && game.players[RED].has_power("barbara"));
    game.players[RED].graves.insert((0, (3, 1)));
    assert!(!game.would_win(RED) && game.holds(RED, "maria") && !game.players[RED].has_power("barbara"));
}

#[test]
fn examples_30_and_40_the_market() {
    let mut game = reference();
    let market = game.stand(RED, "market", 0, (0, 0), 0);
    game.give(RED, &[("grain", 1), ("sheep", 1), ("wood", 2), ("fish", 1)]);
    game.play(RED, "BankTrade grain,sheep stone");
    game.play(RED, "BankTrade wood,wood gold");
    assert_eq!(["fish", "stone", "gold"].map(|good| game.has(RED, good)), [1, 1, 1]);
    assert_eq!(game.stock(RED), 3);
    assert!(!game.may_do(RED, &format!("Unman {market}")));
    game.give(RED, &[("wood", 2)]);
    game.play(RED, "BankTrade wood,wood wood");
    assert_eq!((game.has(RED, "wood"), game.stock(RED)), (1, 1));
}

#[test]
fn example_31_the_hospital() {
    let mut game = reference();
    game.stand(RED, "hospital", 0, (0, 0), 0);
    game.players[RED].graves.extend((0..7).map(|column| (0, (6, column))));
    game.play(RED, "RemoveGraves 0 6,0 0 6,1 0 6,2");
    assert!(!game.may_do(RED, "RemoveGraves 0 6,3 0 6,4 0 6,5"));
    game.play(RED, "RemoveGraves 0 6,3 0 6,4");
    assert_eq!(game.players[RED].graves.len(), 2);
    assert!(!game.may_do(RED, "RemoveGraves 0 6,5"));
}

#[test]
fn example_32_graves_on_buildings() {
    let mut game = reference();
    let storage = game.stand_storage(RED, 0, (0, 0), 2, 2);
    let market = game.stand(RED, "market", 0, (0, 2), 0);
    let free = game.players[RED].free_squares(0);
    game.players[RED].graves.extend(free.into_iter().map(|square| (0, square)));
    game.give(BLUE, &[("fish", 2)]);
    game.famine = 2;
    game.jump(Stage::Famine);
    assert_eq!((game.may(), game.due), (vec![RED], (2, 0)));
    game.play(RED, "PlaceGrave 0 1,1");
    game.play(RED, "PlaceGrave 0 0,3");
    assert_eq!((game.players[RED].capacity(), game.players[RED].grave_room()), (Some(0), 6));
    for building in game.players[RED].buildings.values_mut() {
        building.man = false;
    }
    game.players[RED].home = 2;
    game.players[RED].out = false;
    game.start(Stage::CityBuilding);
    assert!(!game.may_do(RED, &format!("Man {storage}")) && !game.may_do(RED, &format!("Man {market}")));
}

#[test]
fn example_33_the_university() {
    let mut game = reference();
    game.players[RED].cities.push((20, 20));
    let faculties = [("theology", (0, 0)), ("biology", (0, 3)), ("alchemy", (3, 0)), ("philosophy", (3, 3))];
    for (kind, anchor) in faculties {
        let number = game.stand(RED, kind, 1, anchor, 0);
        game.players[RED].buildings.get_mut(&number).expect("it stands").man = false;
    }
    let university = game.stand(RED, "university", 1, (2, 2), 0);
    assert!(game.players[RED].free_squares(1).is_empty());
    let all = |game: &Game| faculties.map(|(kind, _)| game.works(RED, kind));
    assert_eq!(all(&game), [true; 4]);
    game.players[RED].home = 1;
    assert!(!game.may_do(RED, "Man 0"), "ruling 20");
    game.players[RED].buildings.get_mut(&0).expect("theology").man = true;
    game.players[RED].graves.insert((1, (2, 2)));
    assert_eq!(all(&game), [true, false, false, false]);
    game.players[RED].graves.clear();
    game.saint(RED, "nicolo", 0, (0, 0));
    game.players[RED].buildings.get_mut(&0).expect("theology").man = false;
    game.play(RED, "RazeCathedral");
    assert!(!game.may_do(RED, &format!("Unman {university}")), "a faculty was used through it");
    assert!(!game.may_do(RED, "RazeCathedral"), "once, and there is none");
    game.give(RED, &[("stone", 2)]);
    game.play(RED, "BuildCityBuilding cathedral 0 0,0 0 stone maria");
    assert!(!game.may_do(RED, "RazeCathedral"));
}

#[test]
fn example_41_rotation() {
    let brewery = Piece::of_type(data::kind("brewery").expect("a type"));
    let cells = |quarters: usize| brewery.turned(quarters).cells.into_iter().collect::<Vec<_>>();
    assert_eq!(cells(1), [(0, 0), (0, 1), (1, 1), (2, 1), (3, 1)]);
    assert_eq!(cells(2), [(0, 3), (1, 0), (1, 1), (1, 2), (1, 3)]);
    let mirror = [(0, 0), (1, 0), (1, 1), (1, 2), (1, 3)];
    assert!((0..4).all(|quarters| cells(quarters) != mirror));
    let turns = data::TYPES.iter().map(|kind| Piece::of_type(kind).distinct()).collect::<Vec<_>>();
    assert_eq!(turns, [4, 4, 1, 4, 4, 4, 2, 1, 4, 2, 2, 4, 1, 4, 1, 4, 1, 2]);
}

#[test]
fn example_42_placements() {
    let mut game = reference();
    game.give(RED, &[("wood", 1), ("stone", 1)]);
    let legal = game.legal(RED);
    let count = |start: &str| legal.iter().filter(|words| words.starts_with(start)).count();
    assert_eq!(count("BuildCityBuilding cart_shop "), 144);
    assert_eq!(count("BuildCityBuilding dump "), 25);
    assert_eq!(count("BuildCityBuilding cathedral "), 80 * 5);
    assert_eq!(count("BuildHouse 1 "), 49);
    let sized = |size: &str| legal.iter().filter(|w| w.starts_with("BuildStorage") && w.contains(size)).count();
    assert_eq!(sized(" 2 3 wood") + sized(" 3 2 wood"), 60);
    assert!(sized(" 1 1 wood") + sized(" 1 3 wood") + sized(" 3 3 wood") == 0, "ruling 6");
}

#[test]
fn santa_barbara_moves_a_piece_with_all_that_is_on_it() {
    let mut game = reference();
    game.saint(RED, "barbara", 0, (3, 3));
    let brewery = game.stand(RED, "brewery", 0, (0, 0), 0);
    let hospital = game.stand(RED, "hospital", 0, (0, 4), 0);
    game.players[RED].graves.extend([(0, (1, 0)), (0, (6, 6)), (0, (6, 5))]);
    game.play(RED, "RemoveGraves 0 6,5");
    game.play(RED, &format!("MoveBuilding {hospital} 0 1,4 0"));
    assert!(game.players[RED].buildings[&hospital].used && game.players[RED].buildings[&hospital].man);
    assert!(!game.may_do(RED, &format!("Unman {hospital}")), "ruling 26");
    assert!(!game.may_do(RED, &format!("MoveBuilding {hospital} 0 1,4 0")), "it changes nothing");
    game.play(RED, &format!("MoveBuilding {brewery} 0 0,0 1"));
    // The grave on the end of the short arm turns with it.
    assert_eq!(game.players[RED].graves_on(&game.players[RED].buildings[&brewery]), [(0, 0)].into());
    game.play(RED, "MoveGrave 0 6,6 0 5,6");
    assert!(!game.may_do(RED, "MoveGrave 0 5,6 0 2,4"), "ruling 26: only to free squares");
}

#[test]
fn several_pieces_are_lifted_at_once() {
    let mut game = reference();
    let cathedral = game.saint(RED, "barbara", 0, (0, 0));
    let dump = game.stand(RED, "dump", 0, (0, 3), 0);
    game.players[RED].houses.insert(1, Some((0, (6, 6))));
    game.play(RED, &format!("Lift {cathedral}"));
    game.play(RED, &format!("Lift {dump}"));
    game.play(RED, "Lift h1");
    assert!(!game.may_do(RED, "CommitCity") && !game.may_do(RED, "BuildHouse 1 0 6,0 -"));
    game.play(RED, &format!("Place {dump} 0 0,0 0"));
    assert!(!game.may_do(RED, &format!("Place {cathedral} 0 0,2 0")));
    game.play(RED, &format!("Place {cathedral} 0 0,4 0"));
    game.play(RED, "Place h1 0 6,6 0");
    assert!(game.may_do(RED, "CommitCity"));
    let squares = |number: usize| game.players[RED].buildings[&number].squares();
    assert!(!touch(&squares(dump), &squares(cathedral)) || squares(dump).is_disjoint(&squares(cathedral)));
}
