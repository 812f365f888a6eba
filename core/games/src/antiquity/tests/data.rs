//! The printed numbers are those of `figures.json`, which a script copied from the rules' data.

use crate::antiquity::data::*;
use crate::antiquity::ground::{Face, Terrain, spots};
use crate::antiquity::map::{DIRECTIONS, Layout, RADIUS, TILE};
use crate::antiquity::shapes::{board, shape, squares, turns};
use serde_json::{Map, Value, json};

/// The figures of the rules' data.
pub fn figures() -> Value {
    serde_json::from_str(include_str!("../figures.json")).expect("figures are JSON")
}

fn cost(cost: Cost, different: bool) -> Value {
    let mut map = Map::new();
    for (word, n) in [("wood", cost.wood), ("stone", cost.stone), ("food", cost.foods), ("luxury", cost.luxuries)] {
        if n > 0 {
            map.insert(word.to_owned(), json!(n));
        }
    }
    if different {
        map.insert("different".to_owned(), json!(true));
    }
    Value::Object(map)
}

#[test]
fn goods_are_the_figures() {
    let class = |good: Good| match (good.is_food(), good.is_luxury()) {
        (true, _) => "food",
        (_, true) => "luxury",
        _ => "material",
    };
    let rows = Good::ALL.map(|good| json!([good.id(), class(good), Kind::giving(good).id(), good.is_seed(), COPIES]));
    assert_eq!(figures()["goods"], json!(rows));
    for (n, good) in (0..).zip(Good::ALL) {
        assert_eq!((good as u8, Good::of(n), Good::from_id(good.id())), (n, good, Some(good)));
        assert_eq!(serde_json::to_value(good).expect("a word"), good.id());
        assert!(Kind::giving(good).goods().contains(&good));
        assert_eq!((Good::FOODS.contains(&good), Good::LUXURIES.contains(&good)), (good.is_food(), good.is_luxury()));
    }
    let figures = figures();
    assert_eq!(figures["exploration"]["kinds"], json!(Good::SEEDS.map(Good::id)));
    assert_eq!(
        (&figures["exploration"]["per_kind_in_box"], &figures["exploration"]["places_per_tile"]),
        (&json!(SEATS), &json!(2))
    );
    assert_eq!((&figures["start_goods"], &figures["start_famine"]), (&json!({"wood": START_WOOD}), &json!(FAMINE)));
}

#[test]
fn buildings_are_the_figures() {
    let rows = Building::ALL.map(|building| {
        let cells: Vec<_> = squares(shape(building, 0).mask).map(|s| json!([s.row(), s.col()])).collect();
        let price = cost(building.cost(), building == Building::Stable);
        json!([building.id(), price, building.needs_man(), building.is_unique(), cells, turns(building)])
    });
    assert_eq!(figures()["buildings"], json!(rows));
    for (n, building) in (0..).zip(Building::ALL) {
        assert_eq!((building as u8, Building::of(n)), (n, building));
        assert_eq!(Building::from_id(building.id()), Some(building));
        assert_eq!(serde_json::to_value(building).expect("a word"), building.id());
    }
    assert_eq!(Building::ALL.iter().filter(|b| b.is_faculty()).count(), 4);
}

#[test]
fn houses_sites_and_saints_are_the_figures() {
    let figures = figures();
    let houses: Vec<Value> = (1..=HOUSES).map(|n| json!([n, house_cost(n).foods, house_cost(n).luxuries])).collect();
    assert_eq!(figures["houses"], json!(houses));
    let total = |of: fn(Cost) -> u8| (1..=HOUSES).map(|n| u32::from(of(house_cost(n)))).sum::<u32>();
    assert_eq!((total(|c| c.foods), total(|c| c.luxuries)), (37, 21), "the sums of section 6.2");
    let site = |kind: Kind| {
        let price = if kind == Kind::Farm { json!({"seed": 1}) } else { json!({"wood": 1}) };
        let goods: Vec<_> = kind.goods().iter().map(|good| good.id()).collect();
        json!([kind.id(), price, goods, true])
    };
    let mut rows = Kind::ALL.map(site).to_vec();
    rows.push(json!(["inn", {"food": 1}, [], false]));
    rows.push(json!(["city", cost(CITY_COST, true), [], false]));
    assert_eq!(figures["countryside"], json!(rows));
    assert_eq!(figures["saints"], json!(Saint::ALL.map(Saint::id)));
    for (n, saint) in (0..).zip(Saint::ALL) {
        assert_eq!((saint as u8, Saint::of(n), Saint::from_id(saint.id())), (n, saint, Some(saint)));
        assert_eq!(serde_json::to_value(saint).expect("a word"), saint.id());
    }
}

#[test]
fn the_other_numbers_are_the_figures() {
    let figures = figures();
    let components = &figures["components"];
    assert_eq!(components["men_per_player"], json!(HOUSES + 2));
    assert_eq!((&components["cities_per_player"], &components["inns_per_player"]), (&json!(CITIES), &json!(INNS)));
    assert_eq!(
        (&components["house_tiles_per_player"], &components["goods_total"]),
        (&json!(HOUSES), &json!(COPIES * 10))
    );
    let unique = Building::ALL.iter().filter(|b| b.is_unique()).count();
    assert_eq!(components["unique_city_buildings_per_player"], json!(unique));
    assert_eq!(
        (&components["cart_shops_total"], &components["fountains_total"]),
        (&json!(CART_SHOPS), &json!(FOUNTAINS))
    );
    assert_eq!(
        (&components["storage_pieces_total"], &components["fisheries_total"]),
        (&json!(STORAGE_PIECES), &json!(FISHERIES))
    );
    let limits = json!({"cities_per_player": CITIES, "inns_per_player": INNS, "workers_per_player": HOUSES, "unique_city_building_per_player": 1});
    assert_eq!(figures["limits"], limits);
    assert_eq!((&figures["hospital_max"], &figures["bank_trade"]), (&json!(HOSPITAL_GRAVES), &json!([2, 1])));
    assert_eq!(figures["min_centre_distance"], json!(CITY_DISTANCE));
    assert_eq!(figures["boards"], json!([[7, 7], [6, 6]]));
    assert_eq!([0, 1, 2, 3].map(|city| board(city).count_ones()), [49, 36, 36, 36]);
}

#[test]
fn faces_are_the_figures() {
    let figures = figures();
    let column = |face: Face, q: i8| -> String {
        ((-RADIUS).max(-RADIUS - q)..=RADIUS.min(RADIUS - q)).map(|r| face.terrain(q, r).letter()).collect()
    };
    let rows: Vec<Value> = Face::all()
        .map(|face| {
            let columns: Vec<_> = (-RADIUS..=RADIUS).map(|q| column(face, q)).collect();
            let mut spots = face.spots();
            spots.sort_unstable();
            json!([face.id(), columns, spots])
        })
        .collect();
    assert_eq!(figures["faces"], json!(rows));
    assert!(Face::all().all(|face| Face::from_id(&face.id()) == Some(face)));
    assert!(Face::all().all(|face| face.spots().iter().all(|(q, r)| face.terrain(*q, *r) != Terrain::Water)));
    let pair = |pair: u8| [Face(2 * pair).id(), Face(2 * pair + 1).id()];
    assert_eq!(figures["pairs"], json!([0, 1, 2, 3].map(pair)));
    let stack = |n: u8| [0, 1, 2, 3].map(|side| Face::of_stack(n % 4, side).id());
    assert_eq!(figures["stacks"], json!([0, 1, 2, 3, 4, 5, 6, 7].map(stack)));
    let tiles: Vec<_> = (0..16).map(|n| [0, 1].map(|side| Face::of_tile(n, side).id())).collect();
    assert_eq!(figures["sixteen_tiles"], json!(tiles));
    let letters: Map<_, _> = Terrain::ALL.iter().map(|t| (t.letter().to_string(), json!(t.id()))).collect();
    assert_eq!(figures["hexes"]["letters"], Value::Object(letters));
}

#[test]
fn layouts_are_the_figures() {
    let figures = figures();
    let rows: Vec<Value> = [2, 3, 4]
        .map(|seats| {
            let layout = Layout::of(seats);
            json!([seats, layout.offsets, layout.starts, layout.hexes])
        })
        .to_vec();
    assert_eq!(figures["layouts"], json!(rows));
    assert_eq!(figures["players"], json!([2, 3, SEATS]));
    let hexes = &figures["hexes"];
    assert_eq!(
        (&hexes["directions"], &hexes["radius"], &hexes["per_tile"]),
        (&json!(DIRECTIONS), &json!(RADIUS), &json!(TILE))
    );
    for seats in [2, 3, 4] {
        let layout = Layout::of(seats);
        assert_eq!(layout.hexes, layout.tiles() * TILE);
        let marked: usize = (0..layout.tiles() as u8).map(|at| spots(layout, at, Face(at), at % 6).len()).sum();
        assert_eq!(marked, 4 * usize::from(seats), "markers fit exactly (section 4)");
    }
}
