//! What works in a city and what follows from it: powers, capacity, keys, graves and pollution due.

use super::data;
use super::map::{Hex, Hexes};
use super::pieces;
use super::state::{Building, Game, Player};

impl Player {
    /// 5.1: on a board, no grave on it, and no man needed, or a man on it, or a faculty beside the working university.
    pub fn is_working(&self, building: &Building) -> bool {
        let stands = building.at.is_some() && self.graves_on(building).is_empty();
        stands && (!needs_man(building) || building.man || self.has_university(building))
    }

    /// Whether a faculty shares an edge with its owner's working university in the same city.
    pub fn has_university(&self, faculty: &Building) -> bool {
        let Some((_, university)) = self.find("university") else { return false };
        let (Some(here), Some(there)) = (faculty.at, university.at) else { return false };
        let works = university.man && self.graves_on(university).is_empty();
        let beside = here.0 == there.0 && pieces::touch(&faculty.squares(), &university.squares());
        data::FACULTIES.contains(&faculty.kind) && works && beside
    }

    /// The working buildings of a type.
    pub fn working(&self, kind: &str) -> Vec<usize> {
        let fits = |building: &Building| building.kind == kind && self.is_working(building);
        self.buildings.iter().filter(|(_, building)| fits(building)).map(|(number, _)| *number).collect()
    }

    pub fn works(&self, kind: &str) -> bool {
        !self.working(kind).is_empty()
    }

    /// The power of a saint, by the cathedral of that saint or of Santa Maria.
    pub fn has_power(&self, saint: &str) -> bool {
        self.works("cathedral") && (self.saint == Some(saint) || self.saint == Some("maria"))
    }

    /// How many goods R5 leaves; nothing is no limit.
    pub fn capacity(&self) -> Option<i64> {
        if self.has_power("cristoforo") {
            return None;
        }
        Some(self.working("storage").iter().map(|number| self.buildings[number].piece.cells.len() as i64).sum())
    }

    /// The key of R3.
    pub fn key(&self) -> i64 {
        let explorer = self.find("explorer").is_some_and(|(_, b)| b.man && self.is_working(b));
        self.working("cart_shop").len() as i64 + i64::from(explorer)
    }

    pub fn foods(&self) -> i64 {
        data::FOODS.iter().map(|good| self.stock[*good]).sum()
    }

    pub fn graves_due(&self, famine: i64) -> i64 {
        let granary = if self.works("granary") { 3 } else { 0 };
        (famine - granary - self.foods()).max(0)
    }

    pub fn pollution_due(&self) -> i64 {
        let dump = if self.works("dump") { 4 } else { 0 };
        (3 * self.cities.len() as i64 - self.working("fountain").len() as i64 - dump).max(0)
    }

    /// The squares where the next grave may go: free ones, or else those of buildings without a grave.
    pub fn grave_squares(&self) -> Vec<(usize, (usize, usize))> {
        let free = self.all_free();
        if free.is_empty() { self.building_squares() } else { free }
    }

    /// How many graves find a place.
    pub fn grave_room(&self) -> i64 {
        (self.all_free().len() + self.building_squares().len()) as i64
    }

    pub fn all_free(&self) -> Vec<(usize, (usize, usize))> {
        let free = |city| self.free_squares(city).into_iter().map(move |square| (city, square));
        (0..self.cities.len()).flat_map(free).collect()
    }

    /// The squares of city buildings without a grave (ruling 11: never a house).
    fn building_squares(&self) -> Vec<(usize, (usize, usize))> {
        let mut squares = Vec::new();
        for building in self.buildings.values() {
            if let Some((city, _)) = building.at {
                squares.extend(building.squares().into_iter().map(|square| (city, square)));
            }
        }
        squares.retain(|place| !self.graves.contains(place));
        squares.sort();
        squares
    }

    /// Men on working cart shops.
    pub fn cart_men(&self) -> usize {
        self.working("cart_shop").len()
    }

    pub fn men_on_buildings(&self) -> i64 {
        self.buildings.values().filter(|building| building.man).count() as i64
    }
}

pub fn needs_man(building: &Building) -> bool {
    data::kind(building.kind).expect("a known type").needs_man
}

impl Game {
    pub fn works(&self, seat: usize, kind: &str) -> bool {
        self.players[seat].works(kind)
    }

    /// The famine level that a seat sees: in R2 less its own fountains, or in order less everybody's. Whoever has left
    /// sees the open level; the fountains placed before count at the end of R2 all the same.
    pub fn famine_seen(&self, seat: usize) -> i64 {
        let fountains = if self.in_order() {
            self.players.iter().map(|player| player.fountains).sum()
        } else if self.players[seat].out {
            0
        } else {
            self.players[seat].fountains
        };
        (self.famine - fountains).max(0)
    }

    /// Where a player may put a pollution marker now (R9).
    pub fn pollution_hexes(&self, seat: usize) -> Vec<Hex> {
        let mut guarded = Hexes::new();
        for other in self.living() {
            if other != seat && self.works(other, "dump") {
                guarded.extend(self.zone(other));
            }
        }
        let covers = self.option("pollution_on_exploration") == "covers";
        let (built, zone) = (self.built_over(), self.zone(seat));
        let fits = |hex: &Hex| {
            let marked = self.markers.contains(hex) && !covers;
            self.is_free_of_sites(*hex) && !built.contains(hex) && !self.pollution.contains(hex) && !marked
        };
        zone.into_iter().filter(|hex| fits(hex) && !guarded.contains(hex)).collect()
    }

    fn is_free_of_sites(&self, hex: Hex) -> bool {
        !self.sites.iter().any(|s| s.goods.contains(&hex) || s.kind == "fishery" && s.at.contains(&hex))
    }
}
