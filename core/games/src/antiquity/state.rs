//! A position of the game: everything there is to know.

use super::board::{Realm, Slots, Spot};
use super::data::{Building, CITIES, FAMINE, Good, Goods, HOUSES, INNS, Kind, LAND_STEPS, SEATS, START_WOOD, Saint};
pub use super::draft::Draft;
use super::ground::{Face, Ground};
use super::list::List;
use super::map::{Hex, HexSet, Layout, TILES};
use super::zone;
use serde::{Deserialize, Serialize};
use table::row::Row;
use table::seat::{Seat, SeatSet};

/// As many sites as there are men.
pub const SITES: usize = SEATS * HOUSES as usize;
/// Ordered pairs of seats: who offers, and to whom.
pub const PAIRS: usize = SEATS * (SEATS - 1);

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Whether pollution may be laid on exploration markers (`pollution_on_exploration = covers`).
    pub covers: bool,
    /// Whether only empty hexes settle a tie (`tie_break = empty`).
    pub empty: bool,
    /// Whether tiles are drawn from sixteen (`tile_bag = sixteen_tiles`).
    pub sixteen: bool,
    /// Whether the counts of the box bind (`limited_supply`).
    pub limited: bool,
    /// Whether R2 is played in order of play with open boards (`city_building_mode = in_order`, or `limited`).
    pub in_order: bool,
    /// Whether San Giorgio can enclose who is out (`enclose_eliminated`).
    pub enclose_out: bool,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Somebody's saint was satisfied.
    Condition,
    /// One player was left (5.3).
    LastLeft,
    /// The last round ended (R66).
    Draw,
}

/// What is waited for. First what chance brings, then the decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The tile of a position; `at` is the position here and in the next two (R62).
    Tile,
    /// Its face.
    Face,
    /// Its turn.
    Turn,
    /// The order of play.
    Order,
    /// First cities, from the last to the first in order of play.
    Found,
    /// R2.
    City,
    /// R4.
    Countryside,
    /// R5: who has to choose what to keep.
    Storage,
    /// R6: who has to choose what to take.
    Harvest,
    /// R7.
    Exploration,
    /// The good under the marker on this hex (R7): chance.
    Reveal(Hex),
    /// R8.
    Famine,
    /// R9.
    Pollution,
    /// Nothing: the game is over.
    Over(End),
}

impl Phase {
    /// Whether chance has to be drawn.
    #[inline]
    pub fn is_chance(self) -> bool {
        matches!(self, Phase::Tile | Phase::Face | Phase::Turn | Phase::Order | Phase::Reveal(_))
    }

    /// Whether it belongs to the set-up.
    #[inline]
    pub fn is_setup(self) -> bool {
        matches!(self, Phase::Tile | Phase::Face | Phase::Turn | Phase::Order | Phase::Found)
    }

    /// Whether it is the game's end.
    #[inline]
    pub fn is_over(self) -> bool {
        matches!(self, Phase::Over(_))
    }
}

/// A site on the map. It has goods on its hexes until it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// Whose it is.
    pub owner: Seat,
    /// What it gives, which says what kind of site it is.
    pub good: Good,
    /// The hex of the man; of a fishery the smaller one.
    pub at: Hex,
    /// The direction of a fishery's other hex; 0 for the others.
    pub toward: u8,
    /// Where goods are left: bit 0 for the centre, 1 to 6 for its neighbours by direction, 7 to 12 for those of a fishery's
    /// other hex that do not touch the first.
    pub left: u16,
    /// Whether the owner has still to choose what to take in this R6.
    pub due: bool,
}

impl Default for Site {
    fn default() -> Site {
        Site { owner: Seat(0), good: Good::Wood, at: Hex(0), toward: 0, left: 0, due: false }
    }
}

impl Site {
    /// What kind of site it is.
    #[inline]
    pub fn kind(&self) -> Kind {
        Kind::giving(self.good)
    }

    /// A fishery's other hex.
    #[inline]
    pub fn other(&self, layout: &Layout) -> Option<Hex> {
        if self.kind() == Kind::Fishery { layout.across(self.at, usize::from(self.toward)) } else { None }
    }

    /// How many goods are left.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "a site ends with its last good")]
    pub fn len(&self) -> u8 {
        self.left.count_ones() as u8
    }

    /// The hex of a bit of `left`.
    #[inline]
    pub fn hex(&self, bit: u32, layout: &Layout) -> Option<Hex> {
        match bit {
            0 => Some(self.at),
            1..7 => layout.across(self.at, bit as usize - 1),
            7..13 => self.other(layout).and_then(|other| layout.across(other, bit as usize - 7)),
            _ => None,
        }
    }

    /// The bit of a hex, for one that a site there can have goods on.
    pub fn bit(&self, hex: Hex, layout: &Layout) -> Option<u32> {
        (0..13).find(|bit| self.hex(*bit, layout) == Some(hex))
    }

    /// The hexes with goods left, the centre first, then by direction.
    #[inline]
    pub fn goods(self, layout: &Layout) -> impl Iterator<Item = Hex> + use<'_> {
        let bits = (0..13).filter(move |bit| self.left >> bit & 1 == 1);
        bits.filter_map(move |bit| self.hex(bit, layout))
    }
}

/// The map and what lies and stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// The tiles laid so far: face and turn by position.
    pub tiles: List<(u8, u8), TILES>,
    /// What the hexes are made of now.
    pub ground: Ground,
    /// Felled forest: a grass tile lies there.
    pub felled: HexSet,
    /// Hexes with a pollution marker.
    pub polluted: HexSet,
    /// Hexes with an exploration marker.
    pub markers: HexSet,
    /// Hexes that carry a good of a site: they are occupied.
    pub goods: HexSet,
    /// Hexes covered by a city, an inn or a fishery: they are occupied.
    pub built: HexSet,
    /// Ranges whose kind is fixed, stone and gold (R38).
    pub ranges: [HexSet; 2],
    /// The sites, in the order in which they were begun.
    pub sites: List<Site, SITES>,
}

impl Map {
    /// Hexes that are not free: covered, or with a good.
    #[inline]
    pub fn occupied(&self) -> HexSet {
        self.goods.or(self.built)
    }

    /// The face of the tile at a position.
    pub fn face(&self, position: usize) -> Option<(Face, u8)> {
        self.tiles.get(position).map(|(face, turns)| (Face(*face), *turns))
    }

    /// The site that has a good or its man or building on a hex.
    pub fn site_on(&self, hex: Hex, layout: &Layout) -> Option<usize> {
        let there = |site: &Site| {
            site.at == hex || site.other(layout) == Some(hex) || site.goods(layout).any(|good| good == hex)
        };
        self.sites.iter().position(there)
    }
}

/// Something that can be used once a round, as its used-mark is kept (R26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Used(u32);

impl Used {
    /// Whether the building of this type was used this round.
    #[inline]
    pub fn has(self, building: Building) -> bool {
        self.0 >> building as u32 & 1 == 1
    }

    /// Marks a building as used.
    #[inline]
    pub fn mark(&mut self, building: Building) {
        self.0 |= 1 << building as u32;
    }

    /// The marks as a bit set over the types.
    pub fn bits(self) -> u32 {
        self.0
    }
}

/// What a player has done this round that has to be remembered. In R2 nobody else may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// The command that has been begun.
    pub draft: Option<Draft>,
    /// The number of the house that was paid for just now, if a lower one is free (San Nicolò); 0 otherwise.
    pub free: u8,
    /// Buildings used this round.
    pub used: Used,
    /// Graves that the hospital has removed this round.
    pub removed: u8,
    /// Cathedrals built in this round's R2.
    pub cathedrals: u8,
    /// Fountains built in this round's R2.
    pub fountains: u8,
    /// The graves on lifted houses and pieces: the squares of each in the order of its shape as it lies, the pieces one
    /// after the other by number (houses carry none).
    pub aloft: Slots,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Goods and boards.
    pub realm: Realm,
    /// What was done this round.
    pub work: Work,
    /// The centres of the cities, in order of founding.
    pub cities: List<Hex, CITIES>,
    /// The inns.
    pub inns: List<Hex, { INNS as usize }>,
    /// Men who built an inn or a city this round.
    pub away: u8,
    /// Whether this player has left the game.
    pub out: bool,
    /// Whether it was by resigning.
    pub resigned: bool,
    /// Whether the viewer does not know what this player has done in this R2: goods and boards are as at its start.
    pub dark: bool,
}

/// How the last offer of one seat to another ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// The goods have changed hands.
    Accepted,
    /// The other one turned it down.
    Rejected,
    /// It was taken back.
    Withdrawn,
    /// One of the two is done, or has left.
    Lapsed,
}

/// An offer of one seat to another (trade protocol).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// How many offers there have been from the one to the other in this R2: the number of the last.
    pub number: u16,
    /// Whether it is open; the goods given are set aside.
    pub open: bool,
    /// How the last one ended.
    pub ended: Option<Ended>,
    /// Whether the viewer is neither of the two and knows nothing of it.
    pub dark: bool,
    /// Whether it rests on a working market of who gives.
    pub market: bool,
    /// The goods given.
    pub give: Goods,
    /// The goods asked for.
    pub get: Goods,
}

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The options in force.
    pub rules: Rules,
    /// How many play.
    pub seats: u8,
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// What is waited for.
    pub phase: Phase,
    /// Who is still in, in order of play.
    pub order: Row<SEATS>,
    /// The place in `order` of who is asked, in the phases that go in order; in the set-up of the map the position.
    pub at: u8,
    /// Who still has to act, in the phases in which all do at the same time: R2, R5, R6.
    pub asked: SeatSet,
    /// The famine level; in R2 the one at its start.
    pub famine: u8,
    /// The level that counts in this R8.
    pub level: u8,
    /// Graves, or pollution markers in R9, that the active player has still to place.
    pub due: u16,
    /// Graves in R9 for which no hex was left.
    pub graves_due: u16,
    /// Goods of exploration markers revealed so far, by place in `Good::SEEDS`.
    pub revealed: [u8; 4],
    /// Stacks of tiles left, by pair of faces; with `sixteen` tiles by pair, plain and mirrored.
    pub stacks: [u8; 8],
    /// The players by seat; those beyond `seats` are blank.
    pub players: [Player; SEATS],
    /// Goods and boards as they were at the start of R2, while others see no more of them.
    pub before: [Option<Realm>; SEATS],
    /// Offers by ordered pair.
    pub offers: [Offer; PAIRS],
    /// Goods that changed hands in trades of this R2, by ordered pair: everybody sees those.
    pub traded: [Goods; PAIRS],
    /// Who has won.
    pub winners: SeatSet,
    /// The map.
    pub map: Map,
}

/// The place of an ordered pair of two different seats in tables of pairs.
#[inline]
pub fn pair(from: Seat, to: Seat) -> usize {
    from.index() * (SEATS - 1) + to.index() - usize::from(to > from)
}

/// The ordered pairs of a table of `seats`, in the order of their places.
pub fn pairs(seats: u8) -> impl Iterator<Item = (Seat, Seat)> {
    Seat::all(seats).flat_map(move |from| Seat::all(seats).filter(move |to| *to != from).map(move |to| (from, to)))
}

impl State {
    /// The position before any chance.
    pub fn fresh(rules: Rules, seats: u8) -> State {
        let mut players = [Player::default(); SEATS];
        for player in &mut players[..usize::from(seats)] {
            player.realm.stock = Goods::of(Good::Wood, START_WOOD);
        }
        let stacks = if rules.sixteen { [2; 8] } else { [2, 2, 2, 2, 0, 0, 0, 0] };
        State {
            rules,
            seats,
            round: 0,
            phase: Phase::Tile,
            order: Row::EMPTY,
            at: 0,
            asked: SeatSet::NONE,
            famine: FAMINE,
            level: 0,
            due: 0,
            graves_due: 0,
            revealed: [0; 4],
            stacks,
            players,
            before: [None; SEATS],
            offers: [Offer::default(); PAIRS],
            traded: [Goods::NONE; PAIRS],
            winners: SeatSet::NONE,
            map: Map::default(),
        }
    }

    /// How the tiles join.
    #[inline]
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.seats)
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// A player's goods and boards.
    #[inline]
    pub fn realm(&self, seat: Seat) -> &Realm {
        &self.players[seat.index()].realm
    }

    /// A player's goods and boards.
    #[inline]
    pub fn realm_mut(&mut self, seat: Seat) -> &mut Realm {
        &mut self.players[seat.index()].realm
    }

    /// All seats, from 0 up.
    #[inline]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// The seats still in the game, from 0 up.
    #[inline]
    pub fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all().filter(|seat| !self.player(*seat).out)
    }

    /// The seats still in the game.
    #[inline]
    pub fn in_play(&self) -> SeatSet {
        self.playing().fold(SeatSet::NONE, SeatSet::with)
    }

    /// The seats still in, in order of play.
    #[inline]
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let order = self.order;
        (0..order.len()).map(move |i| Seat(order.get(i).unwrap_or(0)))
    }

    /// Whose turn it is in the phases that go in order.
    #[inline]
    pub fn active(&self) -> Seat {
        Seat(self.order.get(usize::from(self.at)).unwrap_or(0))
    }

    /// Whether R2 is going on with boards that the others do not see.
    #[inline]
    pub fn is_veiled(&self) -> bool {
        self.phase == Phase::City && !self.rules.in_order
    }

    /// The famine level that a seat sees: in R2 less the fountains built in it, its own or (in order) everybody's (R49).
    pub fn famine_seen(&self, seat: Seat) -> u8 {
        if self.phase != Phase::City {
            return self.famine;
        }
        let built = |of: Seat| self.player(of).work.fountains;
        let fountains =
            if self.rules.in_order { self.all().map(built).fold(0, u8::saturating_add) } else { built(seat) };
        self.famine.saturating_sub(fountains)
    }

    /// The offer of one seat to another.
    #[inline]
    pub fn offer(&self, from: Seat, to: Seat) -> &Offer {
        &self.offers[pair(from, to)]
    }

    /// The hexes of a player's cities and inns.
    pub fn base(&self, seat: Seat) -> HexSet {
        let (layout, player) = (self.layout(), self.player(seat));
        let cities = player.cities.iter().fold(HexSet::NONE, |all, centre| all.or(layout.disc(*centre)));
        player.inns.iter().fold(cities, |mut all, inn| {
            all.insert(*inn);
            all
        })
    }

    /// The zone of control of a player (section 5.1); none for who is out.
    pub fn zone(&self, seat: Seat) -> HexSet {
        let player = self.player(seat);
        if player.out {
            return HexSet::NONE;
        }
        let steps = LAND_STEPS[usize::from(player.realm.working(Building::Stable))];
        let harbour = player.realm.working(Building::Harbour);
        zone::zone(self.layout(), self.map.ground.water(), self.base(seat), steps, harbour)
    }

    /// Men of a player at sites.
    pub fn at_sites(&self, seat: Seat) -> u8 {
        self.map.sites.iter().filter(|site| site.owner == seat).count() as u8
    }

    /// How many cities a player has.
    #[inline]
    pub fn city_count(&self, seat: Seat) -> u8 {
        self.player(seat).cities.len() as u8
    }

    /// The free squares of a player's cities.
    pub fn free_squares(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        let realm = self.realm(seat);
        let cities = 0..self.city_count(seat);
        cities.flat_map(move |city| super::shapes::squares(realm.free(city)).map(move |square| Spot::at(city, square)))
    }

    /// How many free squares a player has.
    pub fn free_count(&self, seat: Seat) -> u16 {
        (0..self.city_count(seat)).map(|city| self.realm(seat).free(city).count_ones() as u16).sum()
    }

    /// Whether a saint's power works for a player.
    #[inline]
    pub fn has_power(&self, seat: Seat, saint: Saint) -> bool {
        self.realm(seat).has_power(saint)
    }
}
