//! The town: its areas, their spaces, and the building plots.

use super::{Coins, Colour, Metal};
use serde::{Deserialize, Serialize};

/// The six areas, in the order in which they are resolved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    /// The market.
    Mercatus,
    /// The gladiators' fight.
    Arena,
    /// The chariot race.
    Stadium,
    /// The auction.
    Theatrum,
    /// Building.
    Forum,
    /// The port.
    Portus,
}

impl Area {
    /// All six, in the order in which they are resolved.
    pub const ALL: [Area; 6] = [Area::Mercatus, Area::Arena, Area::Stadium, Area::Theatrum, Area::Forum, Area::Portus];

    /// The word of the rules file.
    pub fn id(self) -> &'static str {
        ["mercatus", "arena", "stadium", "theatrum", "forum", "portus"][self as usize]
    }

    /// The spaces of the area, as a bit set.
    #[inline]
    pub fn spaces(self) -> u32 {
        let (from, to) = [(0, 9), (9, 12), (12, 18), (18, 19), (19, 24), (24, 28)][self as usize];
        (1 << to) - (1 << from)
    }
}

/// How many action spaces there are (sourced).
pub const SPACES: usize = 28;

/// An action space by its place in the order in which spaces are resolved, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

const SPACE_IDS: [&str; SPACES] = [
    "mercatus_dolus",
    "mercatus_pecunia",
    "mercatus_equi_1",
    "mercatus_equi_2",
    "mercatus_equi_3",
    "mercatus_servi_bronze",
    "mercatus_servi_silver",
    "mercatus_servi_gold",
    "mercatus_potentia",
    "arena_1",
    "arena_2",
    "arena_3",
    "stadium_gold_1",
    "stadium_gold_2",
    "stadium_gold_3",
    "stadium_silver_1",
    "stadium_silver_2",
    "stadium_silver_3",
    "theatrum",
    "forum_1",
    "forum_2",
    "forum_3",
    "forum_4",
    "forum_5",
    "portus_latro",
    "portus_bronze",
    "portus_silver",
    "portus_gold",
];

impl Space {
    /// Two red dice for coins.
    pub const DOLUS: Space = Space(0);
    /// The exchange.
    pub const PECUNIA: Space = Space(1);
    /// The first of the three market slots.
    pub const EQUI: Space = Space(2);
    /// The first of the three spaces for slave cards.
    pub const SERVI: Space = Space(5);
    /// The blue dice.
    pub const POTENTIA: Space = Space(8);
    /// The first space of the Arena.
    pub const ARENA: Space = Space(9);
    /// The first space of the Stadium.
    pub const STADIUM: Space = Space(12);
    /// The Theatrum.
    pub const THEATRUM: Space = Space(18);
    /// The first space of the Forum.
    pub const FORUM: Space = Space(19);
    /// The thief in the port.
    pub const LATRO: Space = Space(24);
    /// The first of the three spaces of the port that take a coin.
    pub const PORTUS: Space = Space(25);

    /// All spaces, in the order in which they are resolved.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..SPACES as u8).map(Space)
    }

    /// The id of the rules file.
    pub fn id(self) -> &'static str {
        SPACE_IDS[usize::from(self.0)]
    }

    /// The space with this id.
    pub fn from_id(id: &str) -> Option<Space> {
        Space::all().find(|space| space.id() == id)
    }

    /// The space as one of a set.
    #[inline]
    pub fn bit(self) -> u32 {
        1 << self.0
    }

    /// The area it lies in.
    #[inline]
    pub fn area(self) -> Area {
        match self.0 {
            0..9 => Area::Mercatus,
            9..12 => Area::Arena,
            12..18 => Area::Stadium,
            18 => Area::Theatrum,
            19..24 => Area::Forum,
            _ => Area::Portus,
        }
    }

    /// The market slot that is bought from here.
    #[inline]
    pub fn slot(self) -> Option<usize> {
        matches!(self.0, 2..5).then(|| usize::from(self.0 - 2))
    }

    /// The metal that slave cards cost here, and how many may be bought; the price is one coin a card.
    #[inline]
    pub fn servi(self) -> Option<(Metal, u8)> {
        matches!(self.0, 5..8).then(|| (Metal::of(self.0 - 5), self.0 - 4))
    }

    /// The strength a servant begins a contest with (Arena sourced, Stadium reconstructed).
    #[inline]
    pub fn value(self) -> u8 {
        match self.0 {
            9 | 12 | 15 => 2,
            10 | 11 | 13 | 14 | 16 | 17 => 1,
            _ => 0,
        }
    }

    /// The side of the Stadium it lies on.
    #[inline]
    pub fn side(self) -> Option<Metal> {
        match self.0 {
            12..15 => Some(Metal::Gold),
            15..18 => Some(Metal::Silver),
            _ => None,
        }
    }

    /// The metal of the coin that a servant in the port stands on.
    #[inline]
    pub fn port(self) -> Option<Metal> {
        matches!(self.0, 25..28).then(|| Metal::of(self.0 - 25))
    }

    /// Whether building from here gives the points of the building at once.
    #[inline]
    pub fn scores(self) -> bool {
        matches!(self.0, 20 | 23)
    }
}

/// The spaces of one side of the Stadium, as a bit set.
#[inline]
pub fn side_spaces(side: Metal) -> u32 {
    match side {
        Metal::Gold => 0b111 << 12,
        Metal::Silver => 0b111 << 15,
        Metal::Bronze => 0,
    }
}

/// The three spaces of the port that take a coin, as a bit set.
pub const PORT_SPACES: u32 = 0b111 << 25;

/// How many building plots there are (reconstructed).
pub const PLOTS: usize = 28;

/// A building plot by its number: workshops, private banks, villas.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plot(pub u8);

/// What a building is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Building {
    /// Gives points when activated.
    Workshop(u8),
    /// Gives coins when activated.
    Bank(Coins),
    /// Counts at the end with the laurels of its colour.
    Villa(Colour, u8),
}

/// What stands on a plot and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// What is built.
    pub building: Building,
    /// The coins, always to be paid exactly (R40).
    pub cost: Coins,
    /// The slaves.
    pub slaves: u8,
}

const fn workshop(points: u8, cost: [u8; 3], slaves: u8) -> Printed {
    Printed { building: Building::Workshop(points), cost: Coins(cost), slaves }
}

const fn bank(income: [u8; 3], cost: [u8; 3], slaves: u8) -> Printed {
    Printed { building: Building::Bank(Coins(income)), cost: Coins(cost), slaves }
}

const fn villa(colour: Colour, value: u8, cost: [u8; 3], slaves: u8) -> Printed {
    Printed { building: Building::Villa(colour, value), cost: Coins(cost), slaves }
}

/// All plots. Reconstructed, except the blue villa of 10 and, of some others, single figures (rules section 6.4).
const PRINTED: [Printed; PLOTS] = [
    workshop(3, [2, 0, 0], 0),
    workshop(3, [1, 1, 0], 0),
    workshop(4, [2, 1, 0], 0),
    workshop(4, [1, 1, 0], 1),
    workshop(5, [1, 1, 1], 0),
    workshop(6, [2, 1, 0], 2),
    workshop(7, [2, 1, 1], 1),
    workshop(8, [2, 2, 1], 2),
    bank([1, 1, 0], [2, 1, 0], 0),
    bank([1, 0, 1], [2, 0, 1], 0),
    bank([0, 1, 1], [1, 1, 1], 1),
    bank([1, 1, 1], [2, 1, 1], 2),
    villa(Colour::White, 4, [2, 0, 0], 1),
    villa(Colour::White, 6, [2, 1, 0], 1),
    villa(Colour::White, 8, [2, 1, 1], 2),
    villa(Colour::White, 10, [3, 1, 1], 3),
    villa(Colour::Blue, 4, [1, 1, 0], 1),
    villa(Colour::Blue, 6, [1, 1, 1], 1),
    villa(Colour::Blue, 8, [2, 2, 0], 2),
    villa(Colour::Blue, 10, [2, 2, 1], 3),
    villa(Colour::Yellow, 4, [1, 0, 1], 1),
    villa(Colour::Yellow, 6, [2, 0, 1], 1),
    villa(Colour::Yellow, 8, [1, 1, 2], 2),
    villa(Colour::Yellow, 10, [2, 1, 2], 3),
    villa(Colour::Purple, 4, [0, 2, 0], 1),
    villa(Colour::Purple, 6, [1, 2, 0], 1),
    villa(Colour::Purple, 8, [1, 2, 1], 2),
    villa(Colour::Purple, 10, [1, 3, 1], 3),
];

impl Plot {
    /// All plots: workshops, private banks, then villas by colour and value.
    pub fn all() -> impl DoubleEndedIterator<Item = Plot> + Clone {
        (0..PLOTS as u8).map(Plot)
    }

    /// What stands here and what it costs.
    #[inline]
    pub fn printed(self) -> &'static Printed {
        &PRINTED[usize::from(self.0)]
    }

    /// The id of the rules file.
    pub fn id(self) -> String {
        match self.printed().building {
            Building::Workshop(_) => format!("workshop_{}", self.0 + 1),
            Building::Bank(_) => format!("bank_{}", self.0 - 7),
            Building::Villa(colour, value) => format!("villa_{}_{value}", colour.id()),
        }
    }

    /// The plot with this id.
    pub fn from_id(id: &str) -> Option<Plot> {
        Plot::all().find(|plot| plot.id() == id)
    }

    /// The plot as one of a set.
    #[inline]
    pub fn bit(self) -> u32 {
        1 << self.0
    }

    /// The points of building it from a space with points: a villa's value, a workshop's income, nothing for a bank
    /// (R39).
    #[inline]
    pub fn build_points(self) -> u16 {
        match self.printed().building {
            Building::Workshop(points) => u16::from(points),
            Building::Bank(_) => 0,
            Building::Villa(_, value) => u16::from(value),
        }
    }
}

/// The bits of a set of spaces or plots, the lowest first.
#[inline]
pub fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = set.checked_sub(1).map(|_| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(bit)
    })
}
