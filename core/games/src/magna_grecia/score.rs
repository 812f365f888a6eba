//! The score in its three parts: points on the track, markets, oracles (rules section 7).

use super::data::ORACLE_POINTS;
use super::map::bits;
use super::state::{Place, State};
use table::game::Ranking;
use table::seat::Seat;

/// The parts of one player's score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Points on the track.
    pub points: u16,
    /// The values of the unsold active markets.
    pub markets: u16,
    /// Four for each oracle that an own city controls.
    pub oracles: u16,
}

impl Score {
    /// All three together.
    pub fn total(self) -> u16 {
        self.points + self.markets + self.oracles
    }
}

/// What a player would score if the game ended now.
pub fn of(s: &State, seat: Seat) -> Score {
    let Some(player) = s.players.get(seat.index()) else { return Score::default() };
    let markets = bits(player.standing).map(|place| u16::from(s.worth(seat, Place(place)))).sum();
    let oracles = ORACLE_POINTS * controlled(s, seat);
    Score { points: player.points, markets, oracles }
}

/// How many oracles the cities of a player control.
pub fn controlled(s: &State, seat: Seat) -> u16 {
    s.oracles().filter(|oracle| oracle.by.and_then(|by| s.city(by)).is_some_and(|city| city.owner == seat)).count()
        as u16
}

/// The places by score; ties share one (R52).
pub fn ranking(s: &State) -> Ranking {
    let totals: Vec<i32> = s.all().map(|seat| i32::from(of(s, seat).total())).collect();
    Ranking::by_score(&totals)
}
