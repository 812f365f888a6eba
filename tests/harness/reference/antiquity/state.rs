//! A position: the map, the players with their cities, the phase and who is asked.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::data::{self, Good};
use super::map::{self, Hex, Hexes, Tile};
use super::pieces::{Piece, Square};

/// So many of each good.
pub type Goods = [i64; 10];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    PlaceCity,
    CityBuilding,
    Countryside,
    Storage,
    Harvest,
    Exploration,
    Famine,
    Pollution,
    GameOver,
}

/// A city building, on a board or lifted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Building {
    pub kind: &'static str,
    pub piece: Piece,
    pub turn: usize,
    /// City and square of the corner of its box; nothing while it is lifted.
    pub at: Option<(usize, Square)>,
    pub man: bool,
    pub used: bool,
    /// Only while it is lifted: the graves on it, relative to the box.
    pub carried: BTreeSet<Square>,
}

impl Building {
    pub fn squares(&self) -> BTreeSet<Square> {
        self.at.map_or_else(BTreeSet::new, |(_, anchor)| self.piece.at(anchor, self.turn))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub out: bool,
    pub stock: Goods,
    /// The centres of the cities in order of founding.
    pub cities: Vec<Hex>,
    pub inns: Hexes,
    /// Houses by number: city and square, nothing while lifted.
    pub houses: BTreeMap<usize, Option<(usize, Square)>>,
    /// City buildings by running number.
    pub buildings: BTreeMap<usize, Building>,
    pub next_building: usize,
    /// The number of the first cathedral; one that is built again takes it again.
    pub cathedral_number: Option<usize>,
    /// All graves on the boards.
    pub graves: BTreeSet<(usize, Square)>,
    pub saint: Option<&'static str>,
    pub home: i64,
    pub set_aside: i64,
    pub committed: bool,
    /// Fountains placed in this R2.
    pub fountains: i64,
    pub removed: usize,
    pub razed: bool,
    pub cathedrals: i64,
    pub biology_used: bool,
    pub alchemy_used: bool,
    /// The number of the house paid just before, if San Nicolò gives a lower one for it.
    pub free_house: Option<usize>,
}

impl Player {
    pub fn board(city: usize) -> usize {
        if city == 0 { data::FIRST_BOARD } else { data::LATER_BOARD }
    }

    /// The squares of a city with nothing on them.
    pub fn free_squares(&self, city: usize) -> BTreeSet<Square> {
        let size = Player::board(city);
        let mut free: BTreeSet<Square> = (0..size).flat_map(|row| (0..size).map(move |column| (row, column))).collect();
        for place in self.houses.values().flatten() {
            if place.0 == city {
                free.remove(&place.1);
            }
        }
        for building in self.buildings.values().filter(|b| b.at.is_some_and(|at| at.0 == city)) {
            for square in building.squares() {
                free.remove(&square);
            }
        }
        for grave in &self.graves {
            if grave.0 == city {
                free.remove(&grave.1);
            }
        }
        free
    }

    /// The graves on a building.
    pub fn graves_on(&self, building: &Building) -> BTreeSet<Square> {
        let Some((city, _)) = building.at else { return building.carried.clone() };
        building.squares().into_iter().filter(|square| self.graves.contains(&(city, *square))).collect()
    }

    pub fn lifted(&self) -> bool {
        self.houses.values().any(Option::is_none) || self.buildings.values().any(|b| b.at.is_none())
    }

    /// The unique building of a type.
    pub fn find(&self, kind: &str) -> Option<(usize, &Building)> {
        self.buildings.iter().find(|(_, b)| b.kind == kind).map(|(n, b)| (*n, b))
    }
}

/// A woodcutter, farm, mine or fishery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    pub seat: usize,
    pub kind: &'static str,
    /// Its centre, or the two hexes of a fishery, ascending.
    pub at: Vec<Hex>,
    pub good: Good,
    /// The hexes that still carry a good.
    pub goods: Hexes,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub from: usize,
    pub to: usize,
    pub number: i64,
    pub give: Goods,
    pub get: Goods,
    /// Whether the giver states a working market.
    pub market: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub seats: usize,
    pub options: BTreeMap<String, String>,
    pub stage: Stage,
    pub round: usize,
    pub tiles: Vec<Tile>,
    /// What is printed; `terrain` says what it is now.
    pub printed: BTreeMap<Hex, char>,
    /// Water under a start city.
    pub drained: Hexes,
    pub felled: Hexes,
    pub pollution: Hexes,
    pub markers: Hexes,
    pub revealed: Goods,
    pub ranges: Vec<Hexes>,
    pub range_kinds: Vec<Option<Good>>,
    pub order: Vec<usize>,
    pub famine: i64,
    pub players: Vec<Player>,
    pub sites: Vec<Site>,
    pub offers: Vec<Offer>,
    /// The number of the last offer of each ordered pair in this R2.
    pub offer_numbers: BTreeMap<(usize, usize), i64>,
    /// Whose turns are still to come in a phase that is played in order.
    pub queue: VecDeque<usize>,
    pub active: Option<usize>,
    /// Sites that wait for a decision in R6, by their first hex.
    pub unharvested: Hexes,
    /// Graves and pollution markers that the active player still has to place.
    pub due: (i64, i64),
    pub winners: Option<Vec<usize>>,
}

impl Game {
    pub fn option(&self, id: &str) -> &str {
        if let Some(value) = self.options.get(id) {
            return value;
        }
        data::OPTIONS.iter().find(|option| option.0 == id).expect("a known option").1[0]
    }

    pub fn over(&self) -> bool {
        self.stage == Stage::GameOver
    }

    pub fn limited(&self) -> bool {
        self.option("limited_supply") == "true"
    }

    /// Whether R2 is played in order, with open boards.
    pub fn in_order(&self) -> bool {
        self.limited() || self.option("city_building_mode") == "in_order"
    }

    pub fn layout(&self) -> &'static data::Layout {
        data::LAYOUTS.iter().find(|layout| layout.seats == self.seats).expect("2 to 4 players")
    }

    pub fn living(&self) -> Vec<usize> {
        (0..self.seats).filter(|seat| !self.players[*seat].out).collect()
    }

    /// Forest, Grassland, Mountain or Water as it is now; nothing off the map.
    pub fn terrain(&self, hex: Hex) -> Option<char> {
        let printed = *self.printed.get(&hex)?;
        let grass = self.drained.contains(&hex) || self.felled.contains(&hex);
        Some(if grass { 'G' } else { printed })
    }

    pub fn is_land(&self, hex: Hex) -> bool {
        self.terrain(hex).is_some_and(|letter| letter != 'W')
    }

    pub fn is_water(&self, hex: Hex) -> bool {
        self.terrain(hex) == Some('W')
    }

    /// The hexes under a player's cities and inns.
    pub fn base(&self, seat: usize) -> Hexes {
        let player = &self.players[seat];
        let mut base: Hexes = player.cities.iter().flat_map(|centre| map::footprint(*centre)).collect();
        base.extend(&player.inns);
        base
    }

    /// Every hex under a city or an inn.
    pub fn built_over(&self) -> Hexes {
        (0..self.seats).flat_map(|seat| self.base(seat)).collect()
    }

    /// Covered by a city, an inn or a fishery, or carrying a good (5.1).
    pub fn is_occupied(&self, hex: Hex) -> bool {
        let site = |site: &Site| site.goods.contains(&hex) || site.kind == "fishery" && site.at.contains(&hex);
        self.built_over().contains(&hex) || self.sites.iter().any(site)
    }

    pub fn is_free_clean(&self, hex: Hex) -> bool {
        self.printed.contains_key(&hex) && !self.pollution.contains(&hex) && !self.is_occupied(hex)
    }

    /// How many of a good are in stocks, in offers and on the map.
    pub fn in_use(&self, good: Good) -> i64 {
        let stocks: i64 = self.players.iter().map(|player| player.stock[good]).sum();
        let offered: i64 = self.offers.iter().map(|offer| offer.give[good]).sum();
        let sites = self.sites.iter().filter(|site| site.good == good);
        stocks + offered + sites.map(|site| site.goods.len() as i64).sum::<i64>()
    }

    /// How many of a good can still be taken.
    pub fn supply(&self, good: Good) -> i64 {
        if self.limited() { data::BOX_GOODS - self.in_use(good) } else { i64::MAX }
    }

    /// So many goods to a player; what the supply does not hold is lost.
    pub fn gain(&mut self, seat: usize, good: Good, many: i64) {
        let got = many.min(self.supply(good));
        self.players[seat].stock[good] += got;
    }

    pub fn pay(&mut self, seat: usize, goods: &Goods) {
        for (good, many) in goods.iter().enumerate() {
            self.players[seat].stock[good] -= many;
        }
    }
}

pub fn size(goods: &Goods) -> i64 {
    goods.iter().sum()
}

/// Whether all of `part` is in `whole`.
pub fn holds(whole: &Goods, part: &Goods) -> bool {
    whole.iter().zip(part).all(|(have, want)| have >= want)
}

pub fn add(to: &mut Goods, goods: &Goods) {
    for (sum, many) in to.iter_mut().zip(goods) {
        *sum += many;
    }
}
