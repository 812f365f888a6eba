//! The printed numbers as tables; the board is in `map`. `figures.json` holds the same figures, copied by a script from
//! the rules' data; a test keeps them equal.

use super::map::Side;
use serde::{Deserialize, Serialize};

/// The most seats of this game.
pub const SEATS: usize = 4;
/// Points at the start, by number of seats 2 to 4 (sourced).
pub const START_POINTS: [u16; 3] = [10, 12, 15];
/// Oracles, by number of seats 2 to 4 (sourced), unless all nine are used.
pub const ORACLES: [u8; 3] = [7, 7, 9];
/// All the oracles there are (sourced).
pub const ALL_ORACLES: usize = 9;
/// Road tiles and city tiles of one player, each (sourced).
pub const TILES: u8 = 20;
/// Road tiles and city tiles in the supply at the start, each (sourced).
pub const START_SUPPLY: u8 = 4;
/// Markets of one player (sourced).
pub const MARKETS: u8 = 20;
/// What a controlled oracle is worth at the end (sourced).
pub const ORACLE_POINTS: u16 = 4;
/// What a city tile costs (sourced); a road tile and the market of a founding are free.
pub const CITY_COST: u16 = 1;
/// Rounds of the whole game, and of the short one (sourced).
pub const ROUNDS: [u8; 2] = [12, 8];

/// The colours of the 2003 edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Brown.
    Brown,
    /// Orange.
    Orange,
}

impl Colour {
    /// All four, in the order of the rules file.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Brown, Colour::Orange];

    /// The id of the rules file, which the catalogs select by.
    pub fn id(self) -> &'static str {
        ["red", "yellow", "brown", "orange"][self as usize]
    }
}

/// How many action cards there are.
pub const CARDS: usize = 12;

/// What is printed on an action card: who is first to fourth, and the three basic values.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    /// Who takes the turns, in order; the first is the colour of the border.
    pub order: [Colour; 4],
    /// Road tiles when the action is one of two.
    pub roads: u8,
    /// City tiles when the action is one of two.
    pub cities: u8,
    /// Tiles replenished when the action is one of two.
    pub replenish: u8,
}

const fn card(order: [Colour; 4], roads: u8, cities: u8, replenish: u8) -> Printed {
    Printed { order, roads, cities, replenish }
}

use Colour::{Brown, Orange, Red, Yellow};

/// The twelve cards (sourced; four are corroborated, eight rest on one transcription).
const PRINTED: [Printed; CARDS] = [
    card([Red, Brown, Orange, Yellow], 2, 3, 5),
    card([Red, Yellow, Brown, Orange], 2, 1, 3),
    card([Red, Orange, Yellow, Brown], 2, 2, 3),
    card([Yellow, Red, Orange, Brown], 3, 1, 2),
    card([Yellow, Orange, Brown, Red], 3, 2, 5),
    card([Yellow, Brown, Red, Orange], 1, 2, 3),
    card([Brown, Yellow, Red, Orange], 2, 3, 2),
    card([Brown, Orange, Yellow, Red], 2, 2, 5),
    card([Brown, Red, Orange, Yellow], 2, 1, 2),
    card([Orange, Yellow, Brown, Red], 2, 2, 2),
    card([Orange, Red, Yellow, Brown], 2, 3, 3),
    card([Orange, Brown, Red, Yellow], 2, 1, 5),
];

/// One of the twelve action cards, in the order RED1, RED2, RED3, YEL1 … ORA3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// All twelve.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// What is printed on it.
    #[inline]
    pub fn printed(self) -> &'static Printed {
        &PRINTED[usize::from(self.0)]
    }

    /// The colour of its border: that of the first player.
    pub fn border(self) -> Colour {
        self.printed().order[0]
    }

    /// Road tiles when roads are the only action.
    #[inline]
    pub fn more_roads(self) -> u8 {
        self.printed().roads + 1
    }

    /// City tiles when cities are the only action.
    #[inline]
    pub fn more_cities(self) -> u8 {
        self.printed().cities + 1
    }

    /// Tiles replenished when that is the only action: the next step of 2, 3, 5, 7.
    #[inline]
    pub fn more_replenish(self) -> u8 {
        match self.printed().replenish {
            2 => 3,
            3 => 5,
            _ => 7,
        }
    }

    /// The id of the rules file, such as `BRN2`.
    pub fn id(self) -> String {
        format!("{}{}", ["RED", "YEL", "BRN", "ORA"][usize::from(self.0 / 3)], self.0 % 3 + 1)
    }

    /// The card of an id.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }
}

/// How many ways a road tile can lie.
pub const WAYS: usize = 9;

/// The two ends of each way, in the order of the rules file (curve: edges two apart, sourced).
const ENDS: [(u8, u8); WAYS] = [(0, 2), (0, 3), (0, 4), (1, 3), (1, 4), (1, 5), (2, 4), (2, 5), (3, 5)];

/// One of the nine ways in which a road tile can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Way(pub u8);

impl Way {
    /// All nine.
    pub fn all() -> impl Iterator<Item = Way> {
        (0..WAYS as u8).map(Way)
    }

    /// Its two ends, in the order of `Side::ALL` (R55).
    #[inline]
    pub const fn ends(self) -> [Side; 2] {
        let (one, other) = ENDS[self.0 as usize];
        [Side(one), Side(other)]
    }

    /// Its two ends as a set of sides.
    #[inline]
    pub const fn mask(self) -> u8 {
        let [one, other] = self.ends();
        one.bit() | other.bit()
    }

    /// The end that is not this one, if this is one.
    #[inline]
    pub fn other(self, end: Side) -> Option<Side> {
        let [one, other] = self.ends();
        if end == one {
            Some(other)
        } else if end == other {
            Some(one)
        } else {
            None
        }
    }

    /// Whether it is the straight face.
    pub fn is_straight(self) -> bool {
        let [one, other] = self.ends();
        one.opposite() == other
    }

    /// The way with these ends, in either order.
    pub fn between(one: Side, other: Side) -> Option<Way> {
        Way::all().find(|way| way.mask() == one.bit() | other.bit())
    }
}

const fn ways_by_sides() -> [u16; 64] {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut way = 0;
        while way < WAYS {
            let mask = Way(way as u8).mask();
            if set as u8 & mask != 0 {
                table[set] |= 1 << way;
            }
            way += 1;
        }
        set += 1;
    }
    table
}

/// For a set of sides, the ways with at least one end on one of them, a bit each.
pub static TOUCHING: [u16; 64] = ways_by_sides();
