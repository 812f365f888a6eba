//! What comes for a player if nothing more is done: the same figures as the phases themselves work out.

use super::phases::{famine, pollution};
use super::state::State;
use table::seat::Seat;

/// What a player has to expect this round as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The famine level that counts, as this player sees it.
    pub famine: u8,
    /// Graves that the famine brings.
    pub graves: u16,
    /// Squares on which graves can be placed: more graves, and the player is out.
    pub squares: u16,
    /// Markers of pollution to place.
    pub markers: u16,
    /// Hexes on which they can be placed; for the others there are graves.
    pub hexes: u16,
    /// Goods in stock.
    pub stock: u16,
    /// How many of them can be kept; none if there is no limit.
    pub capacity: Option<u16>,
    /// Men at home, with nothing to do.
    pub home: u8,
}

/// What a player has to expect.
pub fn of(s: &State, seat: Seat) -> Forecast {
    let (realm, famine) = (s.realm(seat), s.famine_seen(seat));
    let (_, _, _, markers) = pollution::due(s, seat);
    Forecast {
        famine,
        graves: famine::graves(s, seat, famine),
        squares: famine::room(s, seat),
        markers,
        hexes: pollution::hexes(s, seat).len() as u16,
        stock: realm.stock.total(),
        capacity: realm.capacity(),
        home: realm.home,
    }
}

impl Forecast {
    /// Markers for which there will be graves instead.
    pub fn overflow(&self) -> u16 {
        self.markers.saturating_sub(self.hexes)
    }

    /// Whether there are more graves to come than squares for them.
    pub fn is_deadly(&self) -> bool {
        self.graves + self.overflow() > self.squares
    }
}
