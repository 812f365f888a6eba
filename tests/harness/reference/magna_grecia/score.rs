//! What markets cost and are worth, who controls oracles, and the three parts of a score (5.6, 5.7 and 7).

use super::data;
use super::net::{Net, Place};
use super::state::Game;

/// A market of the player there is active: it is his own city, or directly connected to one.
pub fn is_active(net: &Net, place: &Place, player: usize) -> bool {
    place.owner() == Some(player) || net.linked(place).any(|other| other.owner() == Some(player))
}

/// What one more market would cost the player there.
pub fn market_cost(game: &Game, place: &Place, player: usize) -> i64 {
    let size = place.hexes.len() as i64;
    let unsold = game.markets_in(&place.hexes).filter(|m| m.owner != player && !m.sold).count() as i64;
    if game.option("market_cost") == "product" { size * unsold } else { size + unsold }
}

/// The three parts of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    pub points: i64,
    pub markets: i64,
    pub oracles: i64,
}

impl Sum {
    pub fn total(&self) -> i64 {
        self.points + self.markets + self.oracles
    }
}

/// What each seat would have if the game ended now.
pub fn reckoning(game: &Game, net: &Net) -> Vec<Sum> {
    let one = |player: usize| {
        let mut sum = Sum { points: game.people[player].points, markets: 0, oracles: 0 };
        for place in &net.places {
            let unsold = game.markets_in(&place.hexes).filter(|m| m.owner == player && !m.sold).count() as i64;
            if is_active(net, place, player) {
                sum.markets += unsold * place.connectivity();
            }
        }
        for controller in game.board.oracles.values().flatten() {
            if game.board.city_owner(*controller) == Some(player) {
                sum.oracles += data::ORACLE_POINTS;
            }
        }
        sum
    };
    (0..game.seats).map(one).collect()
}

/// Rank by score, highest first; equal scores share the rank (1, 2, 2, 4).
pub fn ranking(totals: &[i64]) -> Vec<usize> {
    totals.iter().map(|mine| 1 + totals.iter().filter(|other| *other > mine).count()).collect()
}

/// The seats that win, which may be several (ruling 52).
pub fn winners(totals: &[i64]) -> Vec<usize> {
    let most = totals.iter().max();
    (0..totals.len()).filter(|seat| Some(&totals[*seat]) == most).collect()
}

/// Judges every oracle on the board as it stands now (5.7).
pub fn judge_oracles(game: &mut Game) {
    let net = Net::of(&game.board);
    let oldest_takes_a_tie = game.option("oracle_tie") == "oldest";
    let oracles: Vec<_> = game.board.oracles.iter().map(|(oracle, controller)| (*oracle, *controller)).collect();
    for (oracle, controller) in oracles {
        let place = net.place_at(oracle).expect("an oracle is a place");
        let connected: Vec<&Place> = net.linked(place).filter(|other| other.owner().is_some()).collect();
        let Some(highest) = connected.iter().map(|city| city.connectivity()).max() else { continue };
        let strongest: Vec<&&Place> = connected.iter().filter(|city| city.connectivity() == highest).collect();
        let holder = controller.and_then(|hex| net.place_at(hex));
        let takes = match strongest[..] {
            [one] => Some(*one),
            _ if oldest_takes_a_tie && holder.is_none_or(|city| city.connectivity() < highest) => {
                // Cities stand in the net from the oldest to the youngest.
                strongest.first().map(|city| **city)
            }
            _ => None,
        };
        if let Some(city) = takes {
            // A city that controls already stays the controller; any of its hexes names it.
            game.board.oracles.insert(oracle, city.hexes.first().copied());
        }
    }
}
