//! The cards: those held in hand, the laurels of the Stadium, those of the Theatrum.

use super::{Colour, Metal};
use serde::{Deserialize, Serialize};

/// The two backs of the cards that are held in hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// Slave cards.
    Servi,
    /// Horses and weapons.
    EquiEtArma,
}

impl Back {
    /// Both.
    pub const ALL: [Back; 2] = [Back::Servi, Back::EquiEtArma];

    /// The word of the rules file.
    pub fn id(self) -> &'static str {
        ["servi", "equi_et_arma"][self as usize]
    }

    /// The kinds of cards with this back.
    #[inline]
    pub fn kinds(self) -> std::ops::Range<usize> {
        match self {
            Back::Servi => 0..2,
            Back::EquiEtArma => 2..KINDS,
        }
    }
}

/// How many kinds of cards are held in hand.
pub const KINDS: usize = 9;

/// A kind of card that is held in hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// One slave.
    #[serde(rename = "servi_1")]
    Servi1,
    /// Two slaves.
    #[serde(rename = "servi_2")]
    Servi2,
    /// Gold horses, strength 2.
    #[serde(rename = "horse_gold_2")]
    HorseGold2,
    /// A gold horse, strength 1.
    #[serde(rename = "horse_gold_1")]
    HorseGold1,
    /// Silver horses, strength 2.
    #[serde(rename = "horse_silver_2")]
    HorseSilver2,
    /// A silver horse, strength 1.
    #[serde(rename = "horse_silver_1")]
    HorseSilver1,
    /// A weapon, strength 3.
    #[serde(rename = "weapon_3")]
    Weapon3,
    /// A weapon, strength 2.
    #[serde(rename = "weapon_2")]
    Weapon2,
    /// A weapon, strength 1.
    #[serde(rename = "weapon_1")]
    Weapon1,
}

/// Copies of each kind, in the order of `Card::ALL` (sourced).
pub const COPIES: [u8; KINDS] = [11, 11, 2, 3, 2, 3, 1, 3, 3];

/// How much each kind adds: slaves or strength (sourced).
const STRENGTH: [u8; KINDS] = [1, 2, 2, 1, 2, 1, 3, 2, 1];

impl Card {
    /// All kinds, in the order of the rules file.
    pub const ALL: [Card; KINDS] = [
        Card::Servi1,
        Card::Servi2,
        Card::HorseGold2,
        Card::HorseGold1,
        Card::HorseSilver2,
        Card::HorseSilver1,
        Card::Weapon3,
        Card::Weapon2,
        Card::Weapon1,
    ];

    /// The kind of a number below `KINDS`.
    #[inline]
    pub fn of(number: u8) -> Card {
        Card::ALL[usize::from(number)]
    }

    /// The id of the rules file.
    pub fn id(self) -> &'static str {
        [
            "servi_1",
            "servi_2",
            "horse_gold_2",
            "horse_gold_1",
            "horse_silver_2",
            "horse_silver_1",
            "weapon_3",
            "weapon_2",
            "weapon_1",
        ][self as usize]
    }

    /// Its back.
    #[inline]
    pub fn back(self) -> Back {
        if (self as usize) < 2 { Back::Servi } else { Back::EquiEtArma }
    }

    /// The slaves or the strength on it.
    #[inline]
    pub fn strength(self) -> u8 {
        STRENGTH[self as usize]
    }

    /// The side of the Stadium on which a horse runs.
    #[inline]
    pub fn side(self) -> Option<Metal> {
        match self {
            Card::HorseGold2 | Card::HorseGold1 => Some(Metal::Gold),
            Card::HorseSilver2 | Card::HorseSilver1 => Some(Metal::Silver),
            _ => None,
        }
    }
}

/// How many kinds of Stadium cards there are.
pub const LAURELS: usize = 8;

/// A kind of Stadium card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Laurel {
    /// A laurel of the colour white.
    #[serde(rename = "stadium_white")]
    White,
    /// A laurel of the colour blue.
    #[serde(rename = "stadium_blue")]
    Blue,
    /// A laurel of the colour yellow.
    #[serde(rename = "stadium_yellow")]
    Yellow,
    /// A laurel of the colour purple.
    #[serde(rename = "stadium_purple")]
    Purple,
    /// Ten points at the end.
    #[serde(rename = "stadium_vp_10")]
    Ten,
    /// Seven points at the end.
    #[serde(rename = "stadium_vp_7")]
    Seven,
    /// Five points at the end.
    #[serde(rename = "stadium_vp_5")]
    Five,
    /// Three points at the end.
    #[serde(rename = "stadium_vp_3")]
    Three,
}

/// Copies of each Stadium card, in the order of `Laurel::ALL` (sourced).
pub const LAUREL_COPIES: [u8; LAURELS] = [2, 2, 2, 2, 1, 1, 1, 1];

impl Laurel {
    /// All kinds, in the order of the rules file.
    pub const ALL: [Laurel; LAURELS] = [
        Laurel::White,
        Laurel::Blue,
        Laurel::Yellow,
        Laurel::Purple,
        Laurel::Ten,
        Laurel::Seven,
        Laurel::Five,
        Laurel::Three,
    ];

    /// The kind of a number below `LAURELS`.
    #[inline]
    pub fn of(number: u8) -> Laurel {
        Laurel::ALL[usize::from(number)]
    }

    /// The id of the rules file.
    pub fn id(self) -> &'static str {
        [
            "stadium_white",
            "stadium_blue",
            "stadium_yellow",
            "stadium_purple",
            "stadium_vp_10",
            "stadium_vp_7",
            "stadium_vp_5",
            "stadium_vp_3",
        ][self as usize]
    }

    /// Its colour; none for a card with points.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self as usize).copied()
    }

    /// The points printed on it; none on a card with a colour.
    #[inline]
    pub fn points(self) -> u16 {
        [0, 0, 0, 0, 10, 7, 5, 3][self as usize]
    }
}

/// How many Theatrum cards there are, each once.
pub const CROWNS: usize = 6;

/// A Theatrum card by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Crown(pub u8);

impl Crown {
    /// All six, in the order of the rules file.
    pub fn all() -> impl DoubleEndedIterator<Item = Crown> + Clone {
        (0..CROWNS as u8).map(Crown)
    }

    /// Its two colours; each card counts for one of them at the end (sourced).
    #[inline]
    pub fn colours(self) -> [Colour; 2] {
        [
            [Colour::White, Colour::Blue],
            [Colour::Blue, Colour::Yellow],
            [Colour::Blue, Colour::Purple],
            [Colour::White, Colour::Purple],
            [Colour::Yellow, Colour::Purple],
            [Colour::Yellow, Colour::White],
        ][usize::from(self.0)]
    }

    /// The id of the rules file.
    pub fn id(self) -> String {
        let [one, other] = self.colours();
        format!("theatrum_{}_{}", one.id(), other.id())
    }

    /// The card as one of a set.
    #[inline]
    pub fn bit(self) -> u8 {
        1 << self.0
    }
}
