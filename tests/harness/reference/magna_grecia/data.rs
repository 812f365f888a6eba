//! The printed figures of the game: the twelve cards, what each player begins with, the options.

/// The colours, in the order in which the box lists them.
pub const COLORS: [&str; 4] = ["red", "yellow", "brown", "orange"];

/// One action card: turn order (its first colour is the border), then roads, cities and replenish: basic and enhanced.
#[derive(Debug, PartialEq, Eq)]
pub struct Card {
    pub id: &'static str,
    pub order: [&'static str; 4],
    pub basic: [i64; 3],
    pub enhanced: [i64; 3],
}

const fn card(id: &'static str, order: [&'static str; 4], basic: [i64; 3], enhanced: [i64; 3]) -> Card {
    Card { id, order, basic, enhanced }
}

#[rustfmt::skip]
pub static CARDS: [Card; 12] = [
    card("RED1", ["red", "brown", "orange", "yellow"], [2, 3, 5], [3, 4, 7]),
    card("RED2", ["red", "yellow", "brown", "orange"], [2, 1, 3], [3, 2, 5]),
    card("RED3", ["red", "orange", "yellow", "brown"], [2, 2, 3], [3, 3, 5]),
    card("YEL1", ["yellow", "red", "orange", "brown"], [3, 1, 2], [4, 2, 3]),
    card("YEL2", ["yellow", "orange", "brown", "red"], [3, 2, 5], [4, 3, 7]),
    card("YEL3", ["yellow", "brown", "red", "orange"], [1, 2, 3], [2, 3, 5]),
    card("BRN1", ["brown", "yellow", "red", "orange"], [2, 3, 2], [3, 4, 3]),
    card("BRN2", ["brown", "orange", "yellow", "red"], [2, 2, 5], [3, 3, 7]),
    card("BRN3", ["brown", "red", "orange", "yellow"], [2, 1, 2], [3, 2, 3]),
    card("ORA1", ["orange", "yellow", "brown", "red"], [2, 2, 2], [3, 3, 3]),
    card("ORA2", ["orange", "red", "yellow", "brown"], [2, 3, 3], [3, 4, 5]),
    card("ORA3", ["orange", "brown", "red", "yellow"], [2, 1, 5], [3, 2, 7]),
];

impl Card {
    pub fn border(&self) -> &'static str {
        self.order[0]
    }

    pub fn of(id: &str) -> &'static Card {
        match CARDS.iter().find(|card| card.id == id) {
            Some(card) => card,
            None => panic!("there is no action card {id}"),
        }
    }
}

/// Options: id, then the values, the default first.
pub const OPTIONS: [(&str, &[&str]); 7] = [
    ("market_cost", &["sum", "product"]),
    ("oracle_count", &["by_players", "nine"]),
    ("oracle_placement", &["players", "random"]),
    ("city_touch", &["end_of_building", "strict"]),
    ("oracle_tie", &["unchanged", "oldest"]),
    ("length", &["12", "8"]),
    ("colors", &["random", "chosen"]),
];

pub const SUPPLY: i64 = 4;
pub const TILES: i64 = 20;
pub const MARKETS: i64 = 20;
pub const ORACLE_POINTS: i64 = 4;
/// Cards in a layer: one of every border.
pub const LAYER: usize = 4;

pub fn starting_points(seats: usize) -> i64 {
    match seats {
        2 => 10,
        3 => 12,
        4 => 15,
        _ => panic!("Magna Grecia is for 2 to 4 players, not {seats}"),
    }
}

pub fn oracles(seats: usize, nine: bool) -> usize {
    if nine || seats == 4 { 9 } else { 7 }
}
