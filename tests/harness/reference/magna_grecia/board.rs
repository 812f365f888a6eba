//! What lies on the map: road tiles, city tiles and oracles; cities, roads that lead in, and the rules a city must keep.

use std::collections::{BTreeMap, BTreeSet};

use super::map::{self, Direction, Hex};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tile {
    Road {
        owner: usize,
        ends: [Direction; 2],
    },
    /// `id` is the id that its city had when the tile was laid.
    City {
        owner: usize,
        id: usize,
    },
}

/// A maximal group of touching city tiles of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    /// The oldest of the ids of its tiles.
    pub id: usize,
    pub owner: usize,
    pub hexes: BTreeSet<Hex>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub tiles: Vec<Option<Tile>>,
    /// Each oracle with a hex of the city that controls it: a hex, as cities change their ids when they merge.
    pub oracles: BTreeMap<Hex, Option<Hex>>,
}

impl Board {
    pub fn empty() -> Board {
        Board { tiles: vec![None; map::fields().len()], oracles: BTreeMap::new() }
    }

    pub fn city_owner(&self, hex: Hex) -> Option<usize> {
        match self.tiles[hex] {
            Some(Tile::City { owner, .. }) => Some(owner),
            _ => None,
        }
    }

    /// A village that no city covers and no oracle occupies (ruling 7).
    pub fn is_open_village(&self, hex: Hex) -> bool {
        map::is_village(hex) && self.tiles[hex].is_none() && !self.oracles.contains_key(&hex)
    }

    /// The city on a hex, found by walking from tile to touching tile of the same player.
    pub fn city_at(&self, hex: Hex) -> Option<City> {
        let owner = self.city_owner(hex)?;
        let (mut hexes, mut to_see) = (BTreeSet::new(), vec![hex]);
        while let Some(here) = to_see.pop() {
            if self.city_owner(here) == Some(owner) && hexes.insert(here) {
                to_see.extend(map::neighbours(here));
            }
        }
        let id = hexes.iter().filter_map(|h| match self.tiles[*h] {
            Some(Tile::City { id, .. }) => Some(id),
            _ => None,
        });
        Some(City { id: id.min().expect("a city has tiles"), owner, hexes })
    }

    /// All cities, the oldest first.
    pub fn cities(&self) -> Vec<City> {
        self.cities_among(map::all_hexes())
    }

    /// The cities that hold one of these hexes, each once, the oldest first.
    fn cities_among(&self, hexes: impl IntoIterator<Item = Hex>) -> Vec<City> {
        let mut found: Vec<City> = Vec::new();
        for hex in hexes {
            let seen = |city: &City| city.hexes.contains(&hex);
            if self.city_owner(hex).is_some() && !found.iter().any(seen) {
                found.extend(self.city_at(hex));
            }
        }
        found.sort_by_key(|city| city.id);
        found
    }

    /// The cities of a player that touch a hex.
    pub fn own_cities_beside(&self, player: usize, hex: Hex) -> Vec<City> {
        let mut cities = self.cities_among(map::neighbours(hex));
        cities.retain(|city| city.owner == player);
        cities
    }

    /// The open villages beside any of these hexes.
    pub fn open_villages_beside(&self, hexes: &BTreeSet<Hex>) -> BTreeSet<Hex> {
        hexes.iter().flat_map(|hex| map::neighbours(*hex)).filter(|hex| self.is_open_village(*hex)).collect()
    }

    /// Whether a road tile on the hex has an end on that edge, and whose it is.
    pub fn road_end(&self, hex: Hex, edge: Direction) -> Option<usize> {
        match self.tiles[hex] {
            Some(Tile::Road { owner, ends }) if ends.contains(&edge) => Some(owner),
            _ => None,
        }
    }

    /// Whether a road tile of the player has an end on any edge of the hex.
    pub fn entered_by(&self, player: usize, hex: Hex) -> bool {
        (0..6).any(|edge| {
            map::beside(hex, edge).is_some_and(|there| self.road_end(there, map::opposite(edge)) == Some(player))
        })
    }

    /// The hex at the far end of the chain of joined road tiles that begins across an edge; none without a road there,
    /// at the sea, and where the last tile points at no tile end and no place.
    pub fn far_end(&self, from: Hex, edge: Direction) -> Option<Hex> {
        let (mut here, mut coming) = (map::beside(from, edge)?, map::opposite(edge));
        loop {
            let Some(Tile::Road { ends, .. }) = self.tiles[here] else { return None };
            let leaving = match ends {
                [one, other] if one == coming => other,
                [one, other] if other == coming => one,
                _ => return None,
            };
            here = map::beside(here, leaving)?;
            coming = map::opposite(leaving);
            if self.is_place(here) {
                return Some(here);
            }
        }
    }

    /// Whether the hex is of a place: a city, an open village or an oracle.
    pub fn is_place(&self, hex: Hex) -> bool {
        map::is_village(hex) || self.city_owner(hex).is_some()
    }

    /// Hard rules H2 to H4 for a city tile.
    pub fn may_stand(&self, player: usize, hex: Hex) -> bool {
        let free = self.tiles[hex].is_none() && !self.oracles.contains_key(&hex);
        free && map::neighbours(hex).into_iter().all(|there| {
            let foreign = self.city_owner(there).is_some_and(|owner| owner != player);
            !foreign && !self.oracles.contains_key(&there)
        })
    }

    /// C1: the city holds a village hex.
    pub fn has_village(city: &City) -> bool {
        city.hexes.iter().any(|hex| map::is_village(*hex))
    }

    /// C2: the city holds a frontier village, or a road of its owner enters one of its hexes.
    pub fn is_linked(&self, city: &City) -> bool {
        city.hexes.iter().any(|hex| map::is_frontier(*hex) || self.entered_by(city.owner, *hex))
    }

    /// C3: the city touches no open village.
    pub fn touches_no_village(&self, city: &City) -> bool {
        self.open_villages_beside(&city.hexes).is_empty()
    }

    /// The city that the player is building and that breaks C1 or C3 as it stands: what is pending. (C2 cannot become
    /// true later, as roads come first; the first tile sees to it.)
    pub fn unfinished(&self, player: usize) -> Option<City> {
        let begun = |city: &City| !(Board::has_village(city) && self.touches_no_village(city));
        self.cities().into_iter().find(|city| city.owner == player && begun(city))
    }

    /// Lays a city tile: part of the oldest own city it touches, or the first of a new one.
    pub fn lay_city(&mut self, player: usize, hex: Hex, new_id: usize) {
        let touched = self.own_cities_beside(player, hex);
        let id = touched.first().map_or(new_id, |city| city.id);
        self.tiles[hex] = Some(Tile::City { owner: player, id });
    }
}
