//! The atomic moves.

use super::data::{Card, Metal, Plot, Space};
use serde::{Deserialize, Serialize};

/// One atomic move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Place a servant here; a port space takes its coin at once.
    Place(Space),
    /// Place the tie marker on the lowest free space (R2).
    Tie,
    /// Place no more servants this round.
    Pass,
    /// An exchange: so many gold coins afterwards. Goes on with the silver coins.
    Gold(u8),
    /// So many silver coins afterwards; how many bronze ones follows.
    Silver(u8),
    /// One of the single swaps (option).
    Swap(u8),
    /// Do without: no exchange, no card of the market, no second coin in the port.
    Decline,
    /// Buy the card in the slot.
    Buy,
    /// Buy so many slave cards.
    BuyServi(u8),
    /// Put a card of this kind to what is going to be played.
    Card(Card),
    /// Play what has been put down, or nothing.
    Play,
    /// Roll so many blue dice.
    Roll(u8),
    /// The Arena's prize: the points.
    Points,
    /// The Arena's prize: the slave card.
    Slave,
    /// Keep the Stadium card that lies open.
    KeepFaceUp,
    /// Keep the Stadium card from the deck.
    KeepDeck,
    /// Open the auction with one coin of this metal.
    Open(Metal),
    /// Do not open, and be out of the auction (R30).
    DeclineOpen,
    /// Bid one coin of this metal more.
    Raise(Metal),
    /// Leave the auction.
    Withdraw,
    /// Build here. Goes on with the slaves where there is more than one way to pay them.
    Build(Plot),
    /// Pay the slaves with so many cards of one and so many of two.
    Pay(u8, u8),
    /// Build no second building.
    Stop,
    /// Pay another coin in the port after a theft.
    PayAgain,
}
