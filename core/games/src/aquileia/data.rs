//! The printed numbers as tables. `figures.json` holds the same figures, copied by a script; a test keeps them equal.

use serde::{Deserialize, Serialize};

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
