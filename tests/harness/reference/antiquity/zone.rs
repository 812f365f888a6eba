//! The zone of control of 5.1, computed step by step from the position.

use super::map::{self, Hexes};
use super::state::Game;

impl Game {
    /// The zone of a player who is in the game; nobody else has one.
    pub fn zone(&self, seat: usize) -> Hexes {
        if self.players[seat].out {
            return Hexes::new();
        }
        self.zone_with(&self.base(seat), self.works(seat, "stable"), self.works(seat, "harbour"))
    }

    pub fn zone_with(&self, base: &Hexes, stable: bool, harbour: bool) -> Hexes {
        let mut zone = Hexes::new();
        // Over land: what is reached from the base in two steps, or three.
        let mut edge = base.clone();
        for _ in 0..if stable { 3 } else { 2 } {
            let mut next = Hexes::new();
            for hex in &edge {
                for step in map::around(*hex) {
                    if self.is_land(step) && !base.contains(&step) && !zone.contains(&step) {
                        next.insert(step);
                    }
                }
            }
            zone.extend(&next);
            edge = next;
        }
        if harbour {
            let water: Hexes = self.printed.keys().copied().filter(|hex| self.is_water(*hex)).collect();
            let mut reached = Hexes::new();
            for hex in &water {
                if map::around(*hex).iter().any(|next| base.contains(next)) {
                    reached.extend(map::connected(*hex, &water));
                }
            }
            for hex in &reached {
                zone.insert(*hex);
                for shore in map::around(*hex) {
                    if self.printed.contains_key(&shore) && !base.contains(&shore) {
                        zone.insert(shore);
                    }
                }
            }
        }
        zone
    }
}
