//! The atomic moves. A card with targets is played in a short run of them: the card, then what it hits.

use super::data::Kind;
use super::state::PlaceId;
use serde::{Deserialize, Serialize};
use table::seat::Seat;

/// One atomic move of the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Go on: markers come off, or customers pay.
    Advance,
    /// The front customer sits down here.
    Seat(PlaceId),
    /// The front lady joins the lady here.
    Join(PlaceId),
    /// Draw a card and end the turn.
    EndTurn,
    /// Let the turn end after the draw (option `play_after_draw`).
    FinishTurn,
    /// Play this card; its targets follow.
    Card(Kind),
    /// This player is the target, or the queue to go to.
    Player(Seat),
    /// This seated customer is the target: the lower, or the upper of two ladies.
    Lodger(Seat, PlaceId, bool),
    /// This seat with two ladies is the target.
    Pair(Seat, PlaceId),
    /// The customer at this place of a player's queue is the target; 0 is the front.
    Waiting(Seat, u8),
    /// The customer turned up at this place goes to the end of this player's queue.
    Assign(u8, Seat),
}
