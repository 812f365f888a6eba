//! The printed numbers as tables. `figures.json` holds the same figures, copied by a script; a test keeps them equal.

mod cards;
mod town;

pub use cards::{Back, COPIES, CROWNS, Card, Crown, KINDS, LAUREL_COPIES, LAURELS, Laurel};
use serde::{Deserialize, Serialize};
pub use town::{Area, Building, PLOTS, PORT_SPACES, Plot, SPACES, Space, bits, side_spaces};

/// Rounds of a game (sourced).
pub const ROUNDS: u8 = 6;
/// The most players (sourced). Two are unofficial.
pub const SEATS: usize = 5;
/// Coins of each metal in the box (sourced).
pub const COINS: u8 = 39;
/// Servants of each player (sourced).
pub const SERVANTS: u8 = 5;
/// Houses of each player (sourced).
pub const HOUSES: u8 = 9;
/// What each player begins with: bronze, silver, gold (sourced).
pub const START: Coins = Coins([2, 1, 1]);
/// Cards that lie open in the market (sourced).
pub const SLOTS: usize = 3;
/// Red dice of Dolus and of Latro (sourced).
pub const TWO_DICE: u8 = 2;
/// Red dice of each participant in a contest (sourced).
pub const RED_DICE: u8 = 3;
/// Blue dice (sourced).
pub const BLUE_DICE: u8 = 4;
/// Points of an exchange (sourced).
pub const EXCHANGE_POINTS: u16 = 4;
/// What a coin of each metal is worth in the bank's exchange (reconstructed).
pub const UNIT_VALUES: [u16; 3] = [1, 2, 4];
/// The single swaps of the option, what is given and what is got (reconstructed).
pub const SWAPS: [(Coins, Coins); 6] = [
    (Coins([0, 0, 1]), Coins([0, 2, 0])),
    (Coins([0, 2, 0]), Coins([0, 0, 1])),
    (Coins([0, 1, 0]), Coins([2, 0, 0])),
    (Coins([2, 0, 0]), Coins([0, 1, 0])),
    (Coins([0, 0, 1]), Coins([4, 0, 0])),
    (Coins([4, 0, 0]), Coins([0, 0, 1])),
];
/// Coins for the first three of a contest (sourced).
pub const COINS_BY_RANK: [u8; 3] = [3, 2, 1];
/// Points for each strength, as the prize of the Arena (sourced).
pub const POINTS_PER_STRENGTH: u16 = 2;
/// Spaces blocked each round for two players (option, reconstructed).
pub const BLOCKED: u8 = 8;

/// The three currencies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Metal {
    /// The least.
    Bronze,
    /// The middle one.
    Silver,
    /// The most.
    Gold,
}

impl Metal {
    /// All three, the least first.
    pub const ALL: [Metal; 3] = [Metal::Bronze, Metal::Silver, Metal::Gold];

    /// The metal of a number below 3. Each face of a die shows one; every metal is on as many faces.
    #[inline]
    pub fn of(number: u8) -> Metal {
        Metal::ALL[usize::from(number)]
    }

    /// The word of the rules file, by which the catalogs select.
    pub fn id(self) -> &'static str {
        ["bronze", "silver", "gold"][self as usize]
    }
}

/// An amount of coins: bronze, silver, gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Coins(pub [u8; 3]);

impl Coins {
    /// No coin.
    pub const NONE: Coins = Coins([0; 3]);

    /// So many of one metal.
    #[inline]
    pub fn of(metal: Metal, n: u8) -> Coins {
        let mut coins = Coins::NONE;
        coins.0[metal as usize] = n;
        coins
    }

    /// How many of a metal.
    #[inline]
    pub fn get(self, metal: Metal) -> u8 {
        self.0[metal as usize]
    }

    /// How many in all.
    #[inline]
    pub fn count(self) -> u16 {
        self.0.iter().map(|n| u16::from(*n)).sum()
    }

    /// Whether all of `price` is here, metal by metal (R40).
    #[inline]
    pub fn covers(self, price: Coins) -> bool {
        self.0.iter().zip(price.0).all(|(have, need)| *have >= need)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Coins) -> Coins {
        Coins([self.0[0] + other.0[0], self.0[1] + other.0[1], self.0[2] + other.0[2]])
    }

    /// What is left when `other`, which is covered, is taken away.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Coins) -> Coins {
        Coins([self.0[0] - other.0[0], self.0[1] - other.0[1], self.0[2] - other.0[2]])
    }

    /// What is missing here of `price`.
    #[must_use]
    pub fn missing(self, price: Coins) -> Coins {
        let miss = |m: usize| price.0[m].saturating_sub(self.0[m]);
        Coins([miss(0), miss(1), miss(2)])
    }

    /// What the bank's exchange values it at.
    #[inline]
    pub fn value(self) -> u16 {
        self.0.iter().zip(UNIT_VALUES).map(|(n, unit)| u16::from(*n) * unit).sum()
    }
}

/// The four colours of laurels and villas.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// White.
    White,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
}

impl Colour {
    /// All four, in the order of the rules file.
    pub const ALL: [Colour; 4] = [Colour::White, Colour::Blue, Colour::Yellow, Colour::Purple];

    /// The word of the rules file, by which the catalogs select.
    pub fn id(self) -> &'static str {
        ["white", "blue", "yellow", "purple"][self as usize]
    }
}
