//! R10: the conditions of the saints, the tie-break and the winners (section 7).

use super::data;
use super::map::Hexes;
use super::state::Game;

/// The four conditions; Santa Maria asks for two of them.
pub const CONDITIONS: [&str; 4] = ["nicolo", "giorgio", "barbara", "cristoforo"];

impl Game {
    /// Whether a saint's condition holds for a player, whatever the saint of that player.
    pub fn holds(&self, seat: usize, saint: &str) -> bool {
        let player = &self.players[seat];
        match saint {
            "nicolo" => player.houses.len() == data::HOUSES.len(),
            "giorgio" => (0..self.seats).any(|other| other != seat && self.encloses(seat, other)),
            "barbara" => data::TYPES.iter().all(|kind| {
                let clean = |b: &super::state::Building| b.at.is_some() && player.graves_on(b).is_empty();
                player.buildings.values().any(|b| b.kind == kind.id && clean(b))
            }),
            "cristoforo" => data::FOODS.iter().chain(&data::LUXURIES).all(|good| player.stock[*good] >= 3),
            "maria" => CONDITIONS.iter().filter(|condition| self.holds(seat, condition)).count() >= 2,
            other => panic!("there is no saint {other}"),
        }
    }

    /// Whether all of another player's zone that is not under a city or an inn lies in the own zone.
    pub fn encloses(&self, seat: usize, other: usize) -> bool {
        let zone = if !self.players[other].out {
            self.zone(other)
        } else if self.option("enclose_eliminated") == "true" {
            self.zone_with(&self.base(other), false, false)
        } else {
            return false;
        };
        let built = self.built_over();
        let target: Hexes = zone.difference(&built).copied().collect();
        !target.is_empty() && target.is_subset(&self.zone(seat))
    }

    /// Whether a player would win if R10 came now.
    pub fn would_win(&self, seat: usize) -> bool {
        let player = &self.players[seat];
        let saint = player.saint.filter(|_| !player.out && player.works("cathedral"));
        saint.is_some_and(|saint| self.holds(seat, saint))
    }

    /// The hexes that break a tie (section 7, and ruling 63 for `empty`).
    pub fn tie_break(&self, seat: usize) -> usize {
        let built = self.built_over();
        let empty = self.option("tie_break") == "empty";
        let counts = |hex: &&(i32, i32)| {
            let clean = !self.pollution.contains(*hex) && !built.contains(*hex);
            clean && !(empty && (self.is_occupied(**hex) || self.markers.contains(*hex)))
        };
        self.zone(seat).iter().filter(counts).count()
    }

    /// Those who win in R10, if anybody does.
    pub fn winners_now(&self) -> Vec<usize> {
        let able: Vec<usize> = (0..self.seats).filter(|seat| self.would_win(*seat)).collect();
        let most = able.iter().map(|seat| self.tie_break(*seat)).max().unwrap_or(0);
        able.into_iter().filter(|seat| self.tie_break(*seat) == most).collect()
    }
}
