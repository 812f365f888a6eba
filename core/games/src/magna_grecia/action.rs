//! The atomic moves. A road tile is laid in two of them: the hex, then how it lies; replenishing takes two or three.

use super::data::{Colour, Way};
use super::map::{Hex, Village};
use super::state::Place;
use serde::{Deserialize, Serialize};

/// One atomic move of the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Play this colour (option `colors`).
    Colour(Colour),
    /// Put an oracle on this village.
    Oracle(Village),
    /// A road tile goes on this hex; how it lies follows.
    Road(Hex),
    /// The road tile lies like this.
    Way(Way),
    /// A city tile goes on this hex.
    City(Hex),
    /// Take tiles from the stock; how many follows.
    Replenish,
    /// Take so many road tiles; the city tiles follow.
    TakeRoads(u8),
    /// Take so many city tiles.
    TakeCities(u8),
    /// Build a market in this place.
    Build(Place),
    /// Sell the market in this place.
    Sell(Place),
    /// End the turn.
    EndTurn,
}
