//! The printed numbers are those of `figures.json`, which a script copied from the rules' data.

use crate::magna_grecia::data::{
    ALL_ORACLES, CITY_COST, Card, Colour, MARKETS, ORACLE_POINTS, ORACLES, ROUNDS, START_POINTS, START_SUPPLY, TILES,
    Way,
};
use crate::magna_grecia::map::{FRONTIER, HEXES, Hex, Side, VILLAGES, Village, bits, plain};
use crate::magna_grecia::{MagnaGrecia, Place};
use serde_json::{Value, json};
use table::game::Game;
use table::meta::Values;

fn figures() -> Value {
    serde_json::from_str(include_str!("../figures.json")).expect("figures are JSON")
}

#[test]
fn numbers_are_the_figures() {
    let f = figures();
    assert_eq!(f["colors"], json!(Colour::ALL.map(Colour::id)));
    assert_eq!(f["components"]["road_tiles"], json!({"total": 4 * u32::from(TILES), "per_color": TILES}));
    assert_eq!(f["components"]["city_tiles"], json!({"total": 4 * u32::from(TILES), "per_color": TILES}));
    assert_eq!(f["components"]["markets"], json!({"total": 4 * u32::from(MARKETS), "per_color": MARKETS}));
    assert_eq!(f["components"]["oracles"], json!(ALL_ORACLES));
    let by_seats = |table: &Value| [2, 3, 4].map(|n: u8| table[n.to_string()].as_u64().expect("a number"));
    assert_eq!(by_seats(&f["setup"]["starting_points"]), START_POINTS.map(u64::from));
    assert_eq!(by_seats(&f["setup"]["oracles"]), ORACLES.map(u64::from));
    assert_eq!(f["setup"]["starting_supply"], json!({"roads": START_SUPPLY, "cities": START_SUPPLY}));
    assert_eq!(f["setup"]["starting_stock"], json!({"roads": TILES - START_SUPPLY, "cities": TILES - START_SUPPLY}));
    assert_eq!(f["setup"]["starting_markets"], json!(MARKETS));
    assert_eq!(f["scoring"]["oracle_points"], json!(ORACLE_POINTS));
    assert_eq!(f["scoring"]["city_tile_cost"], json!(CITY_COST));
    assert_eq!((&f["scoring"]["road_tile_cost"], &f["scoring"]["founding_market_cost"]), (&json!(0), &json!(0)));
    assert_eq!(f["rounds"], json!(ROUNDS[0]));
}

#[test]
fn cards_are_the_figures() {
    let f = figures();
    let cards: Vec<Value> = Card::all()
        .map(|card| {
            let printed = card.printed();
            json!({
                "id": card.id(), "border": card.border().id(), "turn_order": printed.order.map(Colour::id),
                "roads": printed.roads, "cities": printed.cities, "replenish": printed.replenish,
                "enhanced": {"roads": card.more_roads(), "cities": card.more_cities(), "replenish": card.more_replenish()},
            })
        })
        .collect();
    assert_eq!(f["cards"], json!(cards));
    assert!(Card::all().all(|card| Card::from_id(&card.id()) == Some(card)));
}

/// The card facts of section 2.
#[test]
fn cards_are_balanced() {
    let orders: Vec<[Colour; 4]> = Card::all().map(|card| card.printed().order).collect();
    assert!(orders.iter().enumerate().all(|(at, order)| !orders[..at].contains(order)), "twelve different orders");
    for place in 0..4 {
        for colour in Colour::ALL {
            assert_eq!(orders.iter().filter(|order| order[place] == colour).count(), 3);
        }
    }
    let sum = |f: fn(Card) -> u8| Card::all().map(|card| u32::from(f(card))).sum::<u32>();
    assert_eq!((sum(|c| c.printed().roads), sum(|c| c.printed().cities), sum(|c| c.printed().replenish)), (25, 23, 40));
    let count = |f: fn(Card) -> u8, n: u8| Card::all().filter(|card| f(*card) == n).count();
    assert_eq!([1, 2, 3].map(|n| count(|c| c.printed().roads, n)), [1, 9, 2]);
    assert_eq!([1, 2, 3].map(|n| count(|c| c.printed().cities, n)), [4, 5, 3]);
    assert_eq!([2, 3, 5].map(|n| count(|c| c.printed().replenish, n)), [4, 4, 4]);
}

#[test]
fn road_tiles_are_the_figures() {
    let ways: Vec<Value> = Way::all()
        .map(|way| {
            let shape = if way.is_straight() { "straight" } else { "curve" };
            json!({"ends": way.ends().map(Side::id), "shape": shape})
        })
        .collect();
    assert_eq!(figures()["orientations"], json!(ways));
    assert!(Way::all().all(|way| Way::between(way.ends()[1], way.ends()[0]) == Some(way)));
}

#[test]
fn the_board_is_the_figures() {
    let f = figures();
    let hexes: Vec<Value> = Hex::all()
        .map(|hex| {
            let q = i32::from(hex.col()) - (i32::from(hex.row()) - i32::from(hex.row() & 1)) / 2;
            let kind = hex.village().map_or("plain", |v| if v.is_frontier() { "frontier" } else { "inland" });
            let mut value = json!({
                "id": hex.id(), "q": q, "r": hex.row(), "kind": kind,
                "neighbors": Side::ALL.map(|side| hex.across(side).map(Hex::id)),
            });
            if let Some(village) = hex.village() {
                value["village"] = json!(village.id());
            }
            value
        })
        .collect();
    let printed: Vec<Value> = f["hexes"].as_array().expect("a list").iter().map(without_nulls).collect();
    assert_eq!(hexes, printed);
    let villages = f["villages"].as_array().expect("a list");
    let same = Village::all().zip(villages).all(|(village, printed)| {
        printed["id"] == village.id()
            && printed["hex"] == village.hex().id()
            && printed["frontier"] == village.is_frontier()
    });
    assert!(same && villages.len() == VILLAGES);
    let counts = json!({"hexes": HEXES, "villages": VILLAGES, "frontier": FRONTIER, "inland": VILLAGES - FRONTIER, "plain": plain().len()});
    assert_eq!(f["counts"], counts);
}

/// A hex of the figures without a village that is none.
fn without_nulls(hex: &Value) -> Value {
    let mut hex = hex.clone();
    if let Some(map) = hex.as_object_mut() {
        map.retain(|key, value| key == "neighbors" || !value.is_null());
    }
    hex
}

/// What section 3 says of the board.
#[test]
fn the_board_keeps_its_villages_apart() {
    assert!(Village::all().all(|village| village.hex().touched() == 0), "no two villages are adjacent");
    let touching = |n: u32| Hex::all().filter(|hex| hex.village().is_none() && hex.touched().count_ones() == n).count();
    assert_eq!([0, 1, 2, 3].map(touching), [32, 128, 45, 2]);
    let near_frontier =
        Village::all().filter(|v| v.is_frontier()).flat_map(|v| v.hex().ring().iter().collect::<Vec<_>>());
    let inland = |hex: Hex| bits(hex.touched()).any(|v| !Village(v).is_frontier());
    assert!(!near_frontier.into_iter().any(inland), "no oracle can block a frontier village");
    let mut reached = Hex(0).ring();
    while let grown = reached.iter().fold(reached, |all, hex| all.or(hex.ring()))
        && grown != reached
    {
        reached = grown;
    }
    assert_eq!(reached.len(), HEXES, "the board is in one piece");
    for hex in Hex::all() {
        for side in Side::ALL {
            assert!(hex.across(side).is_none_or(|beyond| beyond.across(side.opposite()) == Some(hex)));
        }
    }
    assert!(Place::SITE.village().is_none() && Village::from_id("F11").is_none() && Hex::from_id("r15c02").is_none());
}

#[test]
fn options_and_presets_are_the_figures() {
    let f = figures();
    let options: Vec<Value> = MagnaGrecia::META
        .options
        .iter()
        .map(|option| {
            let Values::Words(words) = option.values else { panic!("only words") };
            // The length is a number in the figures.
            let value = |word: &str| word.parse::<u32>().map_or(json!(word), |n| json!(n));
            let values: Vec<Value> = words.iter().map(|word| value(word)).collect();
            json!({"id": option.id, "default": values[usize::from(option.default)], "values": values})
        })
        .collect();
    assert_eq!(f["options"], json!(options));
    let presets = MagnaGrecia::META.presets;
    assert_eq!(f["presets"]["first"], json!(presets[0].id));
    for preset in presets {
        let set: serde_json::Map<_, _> = preset.set.iter().map(|(id, v)| ((*id).to_owned(), json!(v))).collect();
        assert_eq!(f["presets"][preset.id], Value::Object(set));
    }
}

#[test]
fn a_position_is_small() {
    assert!(
        std::mem::size_of::<crate::magna_grecia::State>() <= 4096,
        "{}",
        std::mem::size_of::<crate::magna_grecia::State>()
    );
}
