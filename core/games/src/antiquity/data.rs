//! The printed numbers as tables; the map is in `map`, the pieces of a city in `shapes`. `figures.json` holds the same
//! figures, copied by a script from the rules' data; a test keeps them equal.

use serde::{Deserialize, Serialize};

/// The most seats of this game (sourced).
pub const SEATS: usize = 4;
/// Houses of each player, each of which gives a man (sourced).
pub const HOUSES: u8 = 20;
/// Inns of each player (sourced, R53).
pub const INNS: u8 = 16;
/// Cities of each player (sourced, R53).
pub const CITIES: usize = 4;
/// What each player begins with: wood (sourced).
pub const START_WOOD: u16 = 6;
/// The famine level at the start (sourced).
pub const FAMINE: u8 = 0;
/// Graves that a hospital removes in a round (sourced).
pub const HOSPITAL_GRAVES: u8 = 5;
/// Graves that a granary keeps away (sourced).
pub const GRANARY_GRAVES: u16 = 3;
/// Pollution of each city (sourced).
pub const CITY_POLLUTION: u16 = 3;
/// Pollution that a dump takes (sourced).
pub const DUMP_POLLUTION: u16 = 4;
/// The least distance between the centres of two cities (sourced).
pub const CITY_DISTANCE: u16 = 4;
/// How far from the centre of its tile a first city may lie, so that all of it is on the tile (sourced).
pub const START_DISTANCE: u16 = 3;
/// Land steps of a zone of control, without and with a working stable (sourced).
pub const LAND_STEPS: [u8; 2] = [2, 3];
/// Goods that each site gives up under forced labour; one of them is lost (sourced).
pub const FORCED_GOODS: u8 = 3;
/// How many of each food and luxury San Cristoforo asks for (sourced).
pub const CRISTOFORO_EACH: u16 = 3;
/// The last round; at its end the game is a draw (own, R66).
pub const ROUNDS: u8 = 60;
/// Copies of each good in the box (sourced); a limit only with `limited_supply`.
pub const COPIES: u16 = 48;
/// Cart shops, fountains, storage pieces of two squares and fisheries in the box (sourced), for `limited_supply`.
pub const CART_SHOPS: u8 = 16;
/// See `CART_SHOPS`.
pub const FOUNTAINS: u8 = 16;
/// See `CART_SHOPS`.
pub const STORAGE_PIECES: u8 = 16;
/// See `CART_SHOPS`.
pub const FISHERIES: u8 = 12;

/// How many kinds of goods there are.
pub const KINDS: usize = 10;

/// The ten goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// A food and a seed good.
    Grain,
    /// A food and a seed good.
    Olives,
    /// A food and a seed good.
    Sheep,
    /// A food from the water.
    Fish,
    /// A luxury and a seed good (R4).
    Wine,
    /// A luxury from the water.
    Pearls,
    /// A luxury from the water.
    Dye,
    /// A luxury from the mountains.
    Gold,
    /// A material from the mountains.
    Stone,
    /// A material from the forest.
    Wood,
}

impl Good {
    /// All ten: foods, luxuries, materials.
    pub const ALL: [Good; KINDS] = [
        Good::Grain,
        Good::Olives,
        Good::Sheep,
        Good::Fish,
        Good::Wine,
        Good::Pearls,
        Good::Dye,
        Good::Gold,
        Good::Stone,
        Good::Wood,
    ];
    /// The four foods.
    pub const FOODS: [Good; 4] = [Good::Grain, Good::Olives, Good::Sheep, Good::Fish];
    /// The four luxuries.
    pub const LUXURIES: [Good; 4] = [Good::Wine, Good::Pearls, Good::Dye, Good::Gold];
    /// The goods of which one is spent to start a farm, which are those under the exploration markers.
    pub const SEEDS: [Good; 4] = [Good::Grain, Good::Olives, Good::Sheep, Good::Wine];

    /// The good of a number below `KINDS`.
    #[inline]
    pub fn of(number: u8) -> Good {
        Good::ALL[usize::from(number)]
    }

    /// Whether it is compared with famine.
    #[inline]
    pub fn is_food(self) -> bool {
        self <= Good::Fish
    }

    /// Whether it is a luxury.
    #[inline]
    pub fn is_luxury(self) -> bool {
        !self.is_food() && self <= Good::Gold
    }

    /// Whether a farm grows it.
    #[inline]
    pub fn is_seed(self) -> bool {
        Good::SEEDS.contains(&self)
    }

    /// The word of the rules file, by which the catalogs select.
    pub fn id(self) -> &'static str {
        ["grain", "olives", "sheep", "fish", "wine", "pearls", "dye", "gold", "stone", "wood"][self as usize]
    }

    /// The good of a word.
    pub fn from_id(id: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.id() == id)
    }
}

/// How many of each good. With unlimited storage a kind may pass 255.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(pub [u16; KINDS]);

impl Goods {
    /// None at all.
    pub const NONE: Goods = Goods([0; KINDS]);

    /// So many of one kind.
    #[inline]
    pub fn of(good: Good, n: u16) -> Goods {
        let mut goods = Goods::NONE;
        goods.0[good as usize] = n;
        goods
    }

    /// How many of a kind.
    #[inline]
    pub fn get(self, good: Good) -> u16 {
        self.0[good as usize]
    }

    /// Puts some of a kind in.
    #[inline]
    pub fn add(&mut self, good: Good, n: u16) {
        self.0[good as usize] += n;
    }

    /// Takes some of a kind, which are there, out.
    #[inline]
    pub fn take(&mut self, good: Good, n: u16) {
        self.0[good as usize] -= n;
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().sum()
    }

    /// How many foods.
    #[inline]
    pub fn foods(self) -> u16 {
        self.0[..4].iter().sum()
    }

    /// How many luxuries.
    #[inline]
    pub fn luxuries(self) -> u16 {
        self.0[4..8].iter().sum()
    }

    /// Whether nothing is there.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; KINDS]
    }

    /// Whether all of `other` is here, kind by kind.
    #[inline]
    pub fn covers(self, other: Goods) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// What is left when `other`, which is covered, is taken away.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }

    /// The kinds of which there are any.
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| self.get(*good) > 0)
    }
}

/// What something costs. Where more than one food or luxury is asked for, they are to be different.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    /// Pieces of wood.
    pub wood: u8,
    /// Pieces of stone.
    pub stone: u8,
    /// Foods of the player's choice.
    pub foods: u8,
    /// Luxuries of the player's choice.
    pub luxuries: u8,
}

const fn cost(wood: u8, stone: u8, foods: u8, luxuries: u8) -> Cost {
    Cost { wood, stone, foods, luxuries }
}

impl Cost {
    /// How many goods in all.
    pub fn total(self) -> u8 {
        self.wood + self.stone + self.foods + self.luxuries
    }
}

/// Foods and luxuries of the houses 1 to 20 (sourced).
const HOUSE_COSTS: [(u8, u8); HOUSES as usize] = [
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (1, 0),
    (1, 0),
    (2, 0),
    (1, 1),
    (3, 0),
    (1, 2),
    (2, 1),
    (4, 0),
    (1, 3),
    (3, 1),
    (2, 2),
    (4, 1),
    (2, 3),
    (3, 2),
    (4, 2),
    (3, 3),
];

/// What the house of a number from 1 to 20 costs.
#[inline]
pub fn house_cost(number: u8) -> Cost {
    let (foods, luxuries) = HOUSE_COSTS[usize::from(number) - 1];
    cost(0, 0, foods, luxuries)
}

/// What a second to fourth city costs (sourced).
pub const CITY_COST: Cost = cost(1, 1, 1, 2);

/// How many types of city buildings there are.
pub const TYPES: usize = 18;

/// The types of city buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// Lets a cathedral be razed.
    Theology,
    /// Lets a farm be started without a seed good.
    Biology,
    /// Lets the faculties beside it work without men.
    University,
    /// Lets pollution be removed.
    Alchemy,
    /// Lifts "different".
    Philosophy,
    /// Lets inns be built.
    Brewery,
    /// Triples the harvest.
    ForcedLabour,
    /// Widens the zone by a step.
    Stable,
    /// Takes the zone over water.
    Harbour,
    /// Removes graves.
    Hospital,
    /// Reveals exploration markers.
    Explorer,
    /// Keeps graves of famine away.
    Granary,
    /// Takes pollution and guards the zone.
    Dump,
    /// Chooses the saint.
    Cathedral,
    /// Lets goods be traded.
    Market,
    /// Its man builds in the countryside.
    CartShop,
    /// Lowers famine and pollution.
    Fountain,
    /// Keeps goods.
    Storage,
}

/// What is printed of a type of city building.
struct Printed {
    id: &'static str,
    cost: Cost,
    needs_man: bool,
    unique: bool,
}

const fn printed(id: &'static str, cost: Cost, needs_man: bool, unique: bool) -> Printed {
    Printed { id, cost, needs_man, unique }
}

/// The eighteen types (sourced).
const PRINTED: [Printed; TYPES] = [
    printed("theology", cost(0, 1, 0, 0), true, true),
    printed("biology", cost(0, 2, 0, 0), true, true),
    printed("university", cost(1, 0, 0, 0), true, true),
    printed("alchemy", cost(0, 2, 0, 0), true, true),
    printed("philosophy", cost(0, 1, 0, 0), true, true),
    printed("brewery", cost(1, 0, 0, 0), false, true),
    printed("forced_labour", cost(0, 1, 0, 0), true, true),
    printed("stable", cost(0, 0, 0, 2), true, true),
    printed("harbour", cost(1, 0, 0, 0), true, true),
    printed("hospital", cost(0, 0, 0, 1), true, true),
    printed("explorer", cost(1, 0, 0, 0), true, true),
    printed("granary", cost(1, 0, 0, 0), false, true),
    printed("dump", cost(0, 1, 0, 0), true, true),
    printed("cathedral", cost(0, 1, 0, 0), false, true),
    printed("market", cost(1, 0, 0, 0), true, true),
    printed("cart_shop", cost(1, 0, 0, 0), true, false),
    printed("fountain", cost(0, 0, 0, 1), false, false),
    printed("storage", cost(1, 0, 0, 0), true, false),
];

impl Building {
    /// All types, in the order of the rules file.
    pub const ALL: [Building; TYPES] = [
        Building::Theology,
        Building::Biology,
        Building::University,
        Building::Alchemy,
        Building::Philosophy,
        Building::Brewery,
        Building::ForcedLabour,
        Building::Stable,
        Building::Harbour,
        Building::Hospital,
        Building::Explorer,
        Building::Granary,
        Building::Dump,
        Building::Cathedral,
        Building::Market,
        Building::CartShop,
        Building::Fountain,
        Building::Storage,
    ];

    /// The type of a number below `TYPES`.
    #[inline]
    pub fn of(number: u8) -> Building {
        Building::ALL[usize::from(number)]
    }

    /// What it costs.
    #[inline]
    pub fn cost(self) -> Cost {
        PRINTED[self as usize].cost
    }

    /// Whether it needs a man to work.
    #[inline]
    pub fn needs_man(self) -> bool {
        PRINTED[self as usize].needs_man
    }

    /// Whether each player may have only one of it.
    #[inline]
    pub fn is_unique(self) -> bool {
        PRINTED[self as usize].unique
    }

    /// Whether it works beside a working university.
    #[inline]
    pub fn is_faculty(self) -> bool {
        matches!(self, Building::Theology | Building::Biology | Building::Alchemy | Building::Philosophy)
    }

    /// The word of the rules file, by which the catalogs select.
    pub fn id(self) -> &'static str {
        PRINTED[self as usize].id
    }

    /// The type of a word.
    pub fn from_id(id: &str) -> Option<Building> {
        Building::ALL.into_iter().find(|building| building.id() == id)
    }
}

/// The patron saints.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Saint {
    /// All twenty houses.
    Nicolo,
    /// Another player's zone enclosed.
    Giorgio,
    /// One of every building.
    Barbara,
    /// Three of each food and luxury.
    Cristoforo,
    /// Two of the other four.
    Maria,
}

impl Saint {
    /// All five.
    pub const ALL: [Saint; 5] = [Saint::Nicolo, Saint::Giorgio, Saint::Barbara, Saint::Cristoforo, Saint::Maria];

    /// The saint of a number below 5.
    #[inline]
    pub fn of(number: u8) -> Saint {
        Saint::ALL[usize::from(number)]
    }

    /// Whether a cathedral of this saint has the power of `other`: Santa Maria has all four.
    #[inline]
    pub fn has_power(self, other: Saint) -> bool {
        self == other || self == Saint::Maria
    }

    /// The word of the rules file, by which the catalogs select.
    pub fn id(self) -> &'static str {
        ["nicolo", "giorgio", "barbara", "cristoforo", "maria"][self as usize]
    }

    /// The saint of a word.
    pub fn from_id(id: &str) -> Option<Saint> {
        Saint::ALL.into_iter().find(|saint| saint.id() == id)
    }
}

/// The kinds of sites.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Wood of a forest.
    Woodcutter,
    /// A seed good of grassland.
    Farm,
    /// Stone or gold of mountains.
    Mine,
    /// A good of the water.
    Fishery,
}

impl Kind {
    /// All four.
    pub const ALL: [Kind; 4] = [Kind::Woodcutter, Kind::Farm, Kind::Mine, Kind::Fishery];

    /// What such a site can give.
    pub fn goods(self) -> &'static [Good] {
        match self {
            Kind::Woodcutter => &[Good::Wood],
            Kind::Farm => &Good::SEEDS,
            Kind::Mine => &[Good::Stone, Good::Gold],
            Kind::Fishery => &[Good::Fish, Good::Pearls, Good::Dye],
        }
    }

    /// The kind of site that gives a good.
    #[inline]
    pub fn giving(good: Good) -> Kind {
        match good {
            Good::Wood => Kind::Woodcutter,
            Good::Stone | Good::Gold => Kind::Mine,
            Good::Fish | Good::Pearls | Good::Dye => Kind::Fishery,
            Good::Grain | Good::Olives | Good::Sheep | Good::Wine => Kind::Farm,
        }
    }

    /// The word of the rules file, by which the catalogs select.
    pub fn id(self) -> &'static str {
        ["woodcutter", "farm", "mine", "fishery"][self as usize]
    }
}
