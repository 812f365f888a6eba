//! The places of a board and which of them are directly connected (7.1), by following every road from every edge.

use std::collections::BTreeSet;

use super::board::Board;
use super::map::{self, Hex};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Village,
    Oracle,
    City { id: usize, owner: usize },
}

/// A city, an open village or an oracle: anything a road can end in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub kind: Kind,
    pub hexes: BTreeSet<Hex>,
    /// The different other places directly connected to it, by their number in the net.
    pub links: BTreeSet<usize>,
}

impl Place {
    /// "V03" or "F01" while no city covers it, then "C1", "C2", ... in founding order (ruling 54).
    pub fn name(&self) -> String {
        match self.kind {
            Kind::City { id, .. } => format!("C{id}"),
            _ => {
                let hex = self.hexes.first().expect("a place has a hex");
                map::fields()[*hex].village.expect("a village hex").to_owned()
            }
        }
    }

    /// How many different places are directly connected to it.
    pub fn connectivity(&self) -> i64 {
        self.links.len() as i64
    }

    pub fn owner(&self) -> Option<usize> {
        match self.kind {
            Kind::City { owner, .. } => Some(owner),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    pub places: Vec<Place>,
}

impl Net {
    pub fn of(board: &Board) -> Net {
        let mut places = Vec::new();
        for hex in map::all_hexes().filter(|hex| map::is_village(*hex) && board.city_owner(*hex).is_none()) {
            let kind = if board.oracles.contains_key(&hex) { Kind::Oracle } else { Kind::Village };
            places.push(Place { kind, hexes: BTreeSet::from([hex]), links: BTreeSet::new() });
        }
        for city in board.cities() {
            let kind = Kind::City { id: city.id, owner: city.owner };
            places.push(Place { kind, hexes: city.hexes, links: BTreeSet::new() });
        }
        let mut net = Net { places };
        for number in 0..net.places.len() {
            let mut links = BTreeSet::new();
            for hex in &net.places[number].hexes {
                for edge in 0..6 {
                    links.extend(board.far_end(*hex, edge).and_then(|end| net.at(end)));
                }
            }
            // Roads that lead back to the place count nothing (ruling 18).
            links.remove(&number);
            net.places[number].links = links;
        }
        net
    }

    /// The number of the place that holds the hex.
    pub fn at(&self, hex: Hex) -> Option<usize> {
        self.places.iter().position(|place| place.hexes.contains(&hex))
    }

    pub fn place_at(&self, hex: Hex) -> Option<&Place> {
        self.at(hex).map(|number| &self.places[number])
    }

    pub fn named(&self, name: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.name() == name)
    }

    /// The places directly connected to a place.
    pub fn linked<'a>(&'a self, place: &'a Place) -> impl Iterator<Item = &'a Place> {
        place.links.iter().map(|number| &self.places[*number])
    }
}
