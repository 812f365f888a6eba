//! What follows from the tiles on the board: who may go on where, and which places are directly connected.
//!
//! All of it could be worked out anew from tiles, cities and oracles, and is when a position is read; in play it is kept
//! up to date tile by tile, as legality and value are asked for far more often than tiles are laid.

use super::data::{SEATS, TOUCHING, Way};
use super::map::{HEXES, Hex, HexSet, Side, VILLAGES, Village, bits, plain, sides};
use super::state::{Laid, PLACES, Place, State, Tile};
use table::seat::Seat;

/// What follows from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net {
    /// For each hex, the sides on which a road tile beyond has an end, whoever's it is.
    ends: [u8; HEXES],
    /// For each seat and hex, the sides on which an own road lies on: the end of an own tile, or a village or oracle
    /// that an own road leads into (rules 5.3.5).
    own: [[u8; HEXES]; SEATS],
    /// For each hex, the sides beyond which a city lies.
    walls: [u8; HEXES],
    /// For each seat, the hexes with a side in `own`.
    reach: [HexSet; SEATS],
    /// For each seat, the hexes that an own road enters.
    pub entered: [HexSet; SEATS],
    /// For each seat, the hexes that touch its cities.
    pub beside: [HexSet; SEATS],
    /// The hexes with a tile or an oracle.
    pub taken: HexSet,
    /// The hexes that touch an oracle.
    pub hallowed: HexSet,
    /// For each place, the places directly connected to it, a bit each.
    pub links: [u64; PLACES],
    /// The cities of each seat, a bit for each place.
    pub cities: [u64; SEATS],
    /// The open villages.
    pub open: u64,
    /// The villages with an oracle.
    pub oracles: u64,
    /// How many tiles each city has.
    pub sizes: [u8; PLACES],
}

impl Net {
    /// An empty board.
    pub const EMPTY: Net = Net {
        ends: [0; HEXES],
        own: [[0; HEXES]; SEATS],
        walls: [0; HEXES],
        reach: [HexSet::NONE; SEATS],
        entered: [HexSet::NONE; SEATS],
        beside: [HexSet::NONE; SEATS],
        taken: HexSet::NONE,
        hallowed: HexSet::NONE,
        links: [0; PLACES],
        cities: [0; SEATS],
        open: (1 << VILLAGES) - 1,
        oracles: 0,
        sizes: [0; PLACES],
    };

    /// The cities of all seats.
    #[inline]
    pub fn all_cities(&self) -> u64 {
        self.cities.iter().fold(0, |all, own| all | own)
    }

    /// Everything a road can end in.
    #[inline]
    pub fn all_places(&self) -> u64 {
        self.open | self.oracles | self.all_cities()
    }

    /// The hexes where a road tile of this seat might have an anchored end.
    #[inline]
    pub fn road_hexes(&self, seat: Seat) -> HexSet {
        let near = self.beside.iter().fold(self.reach[seat.index()], |all, beside| all.or(*beside));
        near.and(plain()).minus(self.taken)
    }

    /// The ways in which a road tile of this seat may lie on a free hex, a bit each: an end is anchored, and none joins
    /// another player's road (rules 5.3.4 and 5.3.5).
    #[inline]
    pub fn ways(&self, seat: Seat, hex: Hex) -> u16 {
        TOUCHING[usize::from(self.anchors(seat, hex))] & !TOUCHING[usize::from(self.foreign(seat, hex))]
    }

    /// The sides of a hex on which an end would be anchored.
    #[inline]
    pub fn anchors(&self, seat: Seat, hex: Hex) -> u8 {
        self.own[seat.index()][hex.index()] | self.walls[hex.index()]
    }

    /// The sides of a hex on which another player's road ends.
    #[inline]
    pub fn foreign(&self, seat: Seat, hex: Hex) -> u8 {
        self.ends[hex.index()] & !self.own[seat.index()][hex.index()]
    }

    /// The hexes that touch a city of another player (H4).
    #[inline]
    pub fn foreign_cities(&self, seat: Seat) -> HexSet {
        let others = self.beside.iter().enumerate().filter(|(other, _)| *other != seat.index());
        others.fold(HexSet::NONE, |all, (_, beside)| all.or(*beside))
    }

    fn link(&mut self, one: Place, other: Place) {
        if one != other {
            self.links[one.index()] |= other.bit();
            self.links[other.index()] |= one.bit();
        }
    }

    /// An oracle is put on a village, which is none any more (R7).
    pub fn oracle(&mut self, village: Village) {
        self.open &= !village.bit();
        self.oracles |= village.bit();
        self.taken.insert(village.hex());
        self.hallowed = self.hallowed.or(village.hex().ring());
    }

    /// The ends of a new road tile: what they make possible beyond them.
    fn road_ends(&mut self, seat: Seat, hex: Hex, way: Way) {
        let mine = seat.index();
        self.taken.insert(hex);
        for end in way.ends() {
            let Some(beyond) = hex.across(end) else { continue };
            let back = end.opposite();
            self.ends[beyond.index()] |= back.bit();
            self.own[mine][beyond.index()] |= back.bit();
            self.reach[mine].insert(beyond);
            self.entered[mine].insert(beyond);
            // A road that leads in may lead out on every side (R10).
            if beyond.village().is_some() {
                for side in Side::ALL {
                    if let Some(next) = beyond.across(side) {
                        self.own[mine][next.index()] |= side.opposite().bit();
                        self.reach[mine].insert(next);
                    }
                }
            }
        }
    }

    /// A new city tile: what it makes possible beside it.
    fn city_sides(&mut self, seat: Seat, hex: Hex, place: Place) {
        self.taken.insert(hex);
        self.sizes[place.index()] += 1;
        self.beside[seat.index()] = self.beside[seat.index()].or(hex.ring());
        for side in Side::ALL {
            if let Some(beyond) = hex.across(side) {
                self.walls[beyond.index()] |= side.opposite().bit();
            }
        }
        if let Some(village) = hex.village() {
            self.open &= !village.bit();
        }
    }
}

/// Follows a road from the tile on `hex`, entered by its side `came`, to the hex its other end points at.
fn far_end(tiles: &[Tile; HEXES], mut hex: Hex, mut came: Side) -> Option<Hex> {
    loop {
        let other = tiles[hex.index()].way()?.other(came)?;
        let beyond = hex.across(other)?;
        let back = other.opposite();
        match tiles[beyond.index()].way() {
            Some(way) if way.mask() & back.bit() != 0 => (hex, came) = (beyond, back),
            _ => return Some(beyond),
        }
    }
}

impl State {
    /// The place that a road through this side of a hex leads to, if it leads to one.
    fn leads_to(&self, hex: Hex, side: Side) -> Option<Place> {
        let beyond = hex.across(side)?;
        let back = side.opposite();
        let joined = self.tiles[beyond.index()].way().is_some_and(|way| way.mask() & back.bit() != 0);
        let end = if joined { far_end(&self.tiles, beyond, back)? } else { beyond };
        self.place_at(end)
    }

    /// The places that roads from a hex lead to: on each side where a road tile beyond has an end.
    fn roads_from(&self, hex: Hex) -> u64 {
        let ends = sides(self.net.ends[hex.index()]);
        ends.filter_map(|side| self.leads_to(hex, side)).fold(0, |all, place| all | place.bit())
    }

    /// The road tiles between two sides of the net: from the tile beyond this side of a place's hex, in order.
    pub fn road_from(&self, hex: Hex, side: Side) -> Vec<Hex> {
        let mut road = Vec::new();
        let (mut hex, mut side) = (hex, side);
        while let Some(beyond) = hex.across(side) {
            let Some(other) = self.tiles[beyond.index()].way().and_then(|way| way.other(side.opposite())) else {
                break;
            };
            road.push(beyond);
            (hex, side) = (beyond, other);
        }
        road
    }

    /// The roads that connect two places directly, each as its tiles in order from the first place on.
    pub fn roads_between(&self, one: Place, other: Place) -> Vec<Vec<Hex>> {
        let mut found = Vec::new();
        for hex in Hex::all().filter(|hex| self.place_at(*hex) == Some(one)) {
            for side in sides(self.net.ends[hex.index()]) {
                if self.leads_to(hex, side) == Some(other) {
                    found.push(self.road_from(hex, side));
                }
            }
        }
        found
    }

    /// Puts a road tile on the board, with all that follows from it.
    pub fn lay_road(&mut self, seat: Seat, hex: Hex, way: Way) {
        let [one, other] = way.ends().map(|end| self.leads_to(hex, end));
        self.tiles[hex.index()] = Tile::road(seat, way);
        self.net.road_ends(seat, hex, way);
        if let (Some(one), Some(other)) = (one, other) {
            self.net.link(one, other);
        }
    }

    /// Puts a tile of a city on the board, with all that follows from it. A village that it covers is no place of its
    /// own any more, unless the city goes by it.
    pub fn lay_city(&mut self, seat: Seat, hex: Hex, place: Place) {
        let covered = self.place_at(hex).filter(|covered| *covered != place);
        self.tiles[hex.index()] = Tile::city(place);
        self.net.city_sides(seat, hex, place);
        self.net.cities[seat.index()] |= place.bit();
        if let Some(covered) = covered {
            self.absorb(covered, place);
        }
        // Roads that ended here in nothing lead to a city now (R15).
        for other in bits(self.roads_from(hex)).map(Place) {
            self.net.link(place, other);
        }
    }

    /// Makes `gone` a part of `place`: its roads and its tiles are that place's now. Markets are not looked at.
    pub fn absorb(&mut self, gone: Place, place: Place) {
        let neighbours = std::mem::take(&mut self.net.links[gone.index()]);
        for neighbour in bits(neighbours) {
            self.net.links[usize::from(neighbour)] &= !gone.bit();
        }
        for neighbour in bits(neighbours).map(Place) {
            self.net.link(place, neighbour);
        }
        self.net.sizes[place.index()] += std::mem::take(&mut self.net.sizes[gone.index()]);
        let (from, to) = (Tile::city(gone), Tile::city(place));
        for tile in self.tiles.iter_mut().filter(|tile| **tile == from) {
            *tile = to;
        }
        for cities in self.net.cities.iter_mut().filter(|cities| **cities & gone.bit() != 0) {
            *cities = *cities & !gone.bit() | place.bit();
        }
        if let Some(city) = self.cities[gone.index()].take() {
            let older = self.cities[place.index()].is_none_or(|other| city.number < other.number);
            if older {
                self.cities[place.index()] = Some(city);
            }
        }
        for oracle in self.oracles.iter_mut().flatten().filter(|oracle| oracle.by == Some(gone)) {
            oracle.by = Some(place);
        }
    }

    /// Works out anew what follows from tiles, cities and oracles. Every city tile belongs to a city.
    pub fn renew_net(&mut self) {
        self.net = Net::EMPTY;
        for oracle in self.oracles.iter().flatten() {
            self.net.oracle(oracle.village);
        }
        for hex in Hex::all() {
            match self.laid(hex) {
                Laid::Nothing => {}
                Laid::Road(seat, way) => self.net.road_ends(seat, hex, way),
                Laid::City(place) => {
                    if let Some(city) = self.cities[place.index()] {
                        self.net.city_sides(city.owner, hex, place);
                        self.net.cities[city.owner.index()] |= place.bit();
                    }
                }
            }
        }
        for hex in Hex::all() {
            if let Some(place) = self.place_at(hex) {
                for other in bits(self.roads_from(hex)).map(Place) {
                    self.net.link(place, other);
                }
            }
        }
    }
}
