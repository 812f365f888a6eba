//! What happened. Everything is open, so every event is told to all.

use super::data::{Card, Colour, SEATS, Way};
use super::map::{Hex, Village};
use super::state::Draft;
use table::row::Row;
use table::seat::Seat;

/// A place as it was named when the event happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// An open village, or an oracle's.
    Village(Village),
    /// A city by its owner and number.
    City(Seat, u8),
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player plays this colour.
    Colour(Seat, Colour),
    /// The player who places the first oracle.
    FirstOracle(Seat),
    /// A player put an oracle on a village.
    OraclePlaced(Seat, Village),
    /// Chance put the oracles on these villages.
    OraclesDrawn(Row<9>),
    /// This card became visible.
    Revealed(Card),
    /// A round begins with this card.
    Round(u8, Card),
    /// The turn passes on to this seat.
    Turn(Seat),
    /// A command was begun, or taken a step further: the screen changes, and no words are needed.
    Draft(Draft),
    /// A road tile was laid, and how it lies.
    Road(Seat, Hex, Way),
    /// A city tile was laid, for the city of this number.
    City(Seat, Hex, u8),
    /// A city was founded on a village; whether it got its market.
    Founded(Seat, Village, u8, bool),
    /// A city swallowed a village.
    Claimed(Seat, Village, u8),
    /// Two cities of a player became one: the number that stays, and the one that goes.
    Merged(Seat, u8, u8),
    /// A market of this player left the game, as there was another in the same city.
    MarketGone(Seat, u8),
    /// A city of this player took control of an oracle.
    Controls(Seat, Village, u8),
    /// Tiles came from the stock: road tiles, city tiles.
    Replenished(Seat, u8, u8),
    /// A market was built, at this cost.
    Built(Seat, Named, u16),
    /// A market was sold, for this value.
    Sold(Seat, Named, u8),
    /// A player's turn is over.
    Ended(Seat),
    /// The game is over, with these scores by seat.
    Over(u8, [u16; SEATS]),
}
