//! The whole position of a game, and how it is written in words.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::board::{Board, City, Tile};
use super::data::{self, Card};
use super::map::{self, Hex};
use super::net::Net;
use super::score;

/// Where the game as a whole stands. What a turn allows follows from `TurnSoFar` and the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    SetUp,
    Oracles,
    Rounds,
    Over,
}

/// What a player has beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub points: i64,
    pub road_supply: i64,
    pub road_stock: i64,
    pub city_supply: i64,
    pub city_stock: i64,
    /// Markets not yet built.
    pub reserve: i64,
    /// Markets that left the game in a merge.
    pub removed: i64,
}

impl Person {
    pub fn new(points: i64) -> Person {
        Person {
            points,
            road_supply: data::SUPPLY,
            road_stock: data::TILES - data::SUPPLY,
            city_supply: data::SUPPLY,
            city_stock: data::TILES - data::SUPPLY,
            reserve: data::MARKETS,
            removed: 0,
        }
    }
}

/// A market on the board. Its place is whatever holds its hex now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Market {
    pub owner: usize,
    pub hex: Hex,
    pub sold: bool,
}

/// What the active player has done in the running turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnSoFar {
    pub roads: i64,
    pub cities: i64,
    pub replenished: bool,
    pub market_moved: bool,
    pub founded: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub seats: usize,
    pub options: BTreeMap<String, String>,
    pub stage: Stage,
    pub active: usize,
    /// Oracles not yet placed.
    pub oracles_left: usize,
    /// The colour of each seat.
    pub colors: Vec<String>,
    pub round: usize,
    pub card: Option<&'static Card>,
    /// The next card, visible to all; the cards below it are not part of a position.
    pub next: Option<&'static Card>,
    pub played: Vec<&'static Card>,
    pub people: Vec<Person>,
    pub board: Board,
    pub markets: Vec<Market>,
    /// The highest city id given so far.
    pub cities_founded: usize,
    pub turn: TurnSoFar,
}

impl Game {
    /// The value of an option, its default if it was not given.
    pub fn option(&self, id: &str) -> &str {
        if let Some(value) = self.options.get(id) {
            return value;
        }
        let found = data::OPTIONS.iter().find(|option| option.0 == id);
        found.expect("a known option").1[0]
    }

    pub fn over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// How many rounds are played.
    pub fn length(&self) -> usize {
        self.option("length").parse().expect("a number of rounds")
    }

    pub fn me(&self) -> &Person {
        &self.people[self.active]
    }

    /// The seats in the order of this round's card; absent colours are skipped (ruling 50).
    pub fn order(&self) -> Vec<usize> {
        let colors = self.card.map(|card| card.order).into_iter().flatten();
        colors.filter_map(|color| self.colors.iter().position(|mine| mine == color)).collect()
    }

    /// The building that the active player has begun and must finish.
    pub fn pending(&self) -> Option<City> {
        if self.stage == Stage::Rounds { self.board.unfinished(self.active) } else { None }
    }

    pub fn state_name(&self) -> &'static str {
        match self.stage {
            Stage::SetUp => "SetUp",
            Stage::Oracles => "OraclePlacement",
            Stage::Over => "GameOver",
            Stage::Rounds if self.pending().is_some() => "Building",
            Stage::Rounds if self.turn.market_moved => "TurnDone",
            Stage::Rounds if self.turn.replenished => "Market",
            Stage::Rounds => "Tiles",
        }
    }

    /// The markets in a set of hexes that is a place.
    pub fn markets_in<'a>(&'a self, hexes: &'a std::collections::BTreeSet<Hex>) -> impl Iterator<Item = &'a Market> {
        self.markets.iter().filter(|market| hexes.contains(&market.hex))
    }

    pub fn state(&self) -> Value {
        let net = Net::of(&self.board);
        let in_turn = self.stage == Stage::Rounds;
        let each = |number: &dyn Fn(&Person) -> i64| self.people.iter().map(number).collect::<Vec<i64>>();
        let sums = score::reckoning(self, &net);
        let totals: Vec<i64> = sums.iter().map(score::Sum::total).collect();
        json!({
            "state": self.state_name(),
            "active": (!self.over()).then_some(self.active),
            "round": self.round,
            "colors": self.colors,
            "order": in_turn.then(|| self.order()),
            "card": self.card.map(|card| card.id),
            "next": self.next.map(|card| card.id),
            "played": self.played.iter().map(|card| card.id).collect::<Vec<_>>(),
            "points": each(&|p| p.points),
            "road_supply": each(&|p| p.road_supply),
            "road_stock": each(&|p| p.road_stock),
            "city_supply": each(&|p| p.city_supply),
            "city_stock": each(&|p| p.city_stock),
            "reserve": each(&|p| p.reserve),
            "removed": each(&|p| p.removed),
            "roads": self.road_words(),
            "cities": self.city_words(),
            "oracles": self.oracle_words(),
            "markets": self.market_words(&net),
            "turn": in_turn.then(|| json!({
                "roads": self.turn.roads,
                "cities": self.turn.cities,
                "replenished": self.turn.replenished,
                "market": self.turn.market_moved,
                "founded": self.turn.founded,
            })),
            "limits": in_turn.then(|| json!({
                "roads": self.road_limit(),
                "cities": self.city_limit(),
                "replenish": self.replenish_limit(),
            })),
            "pending": self.pending_words(),
            "connectivity": net.places.iter().map(|p| (p.name(), json!(p.connectivity()))).collect::<Map<_, _>>(),
            "reckoning": sums.iter().map(|s| json!([s.points, s.markets, s.oracles, s.total()])).collect::<Vec<_>>(),
            "ranking": self.over().then(|| score::ranking(&totals)),
            "winners": self.over().then(|| score::winners(&totals)),
        })
    }

    fn road_words(&self) -> Value {
        let mut words = Map::new();
        for hex in map::all_hexes() {
            if let Some(Tile::Road { owner, ends }) = self.board.tiles[hex] {
                let [one, other] = ends.map(|end| map::DIRECTIONS[end]);
                words.insert(map::fields()[hex].name.to_owned(), json!([owner, one, other]));
            }
        }
        Value::Object(words)
    }

    fn city_words(&self) -> Value {
        let mut words = Map::new();
        for city in self.board.cities() {
            let hexes: Vec<&str> = city.hexes.iter().map(|hex| map::fields()[*hex].name).collect();
            words.insert(format!("C{}", city.id), json!([city.owner, hexes]));
        }
        Value::Object(words)
    }

    fn oracle_words(&self) -> Value {
        let mut words = Map::new();
        for (hex, controller) in &self.board.oracles {
            let city = controller.and_then(|at| self.board.city_at(at)).map(|city| format!("C{}", city.id));
            words.insert(map::fields()[*hex].village.expect("a village").to_owned(), json!(city));
        }
        Value::Object(words)
    }

    fn market_words(&self, net: &Net) -> Value {
        let mut words = Map::new();
        for place in &net.places {
            let mut there: Vec<(usize, bool)> = self.markets_in(&place.hexes).map(|m| (m.owner, m.sold)).collect();
            there.sort();
            if !there.is_empty() {
                words.insert(place.name(), json!(there));
            }
        }
        Value::Object(words)
    }

    fn pending_words(&self) -> Value {
        let Some(city) = self.pending() else { return Value::Null };
        let mut villages: Vec<&str> = Vec::new();
        for hex in self.board.open_villages_beside(&city.hexes) {
            villages.extend(map::fields()[hex].village);
        }
        villages.sort();
        json!({"city": format!("C{}", city.id), "founding": !Board::has_village(&city), "obligations": villages})
    }
}
