//! What happened, as its audience may know it.

use super::data::{Customer, KINDS, Kind};
use super::state::PlaceId;
use table::row::Row;
use table::seat::Seat;

/// What an action card was aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Nobody in particular.
    None,
    /// A player.
    Player(Seat),
    /// A seated customer.
    Lodger(Seat, PlaceId, Customer),
    /// Two ladies on a seat.
    Pair(Seat, PlaceId),
    /// One who waits.
    Waiting(Seat, Customer),
    /// One who waits, and the queue to go to.
    Moved(Seat, Customer, Seat),
    /// Two who wait and change places.
    Swapped(Seat, Customer, Seat, Customer),
}

/// One thing that happened.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// Two customers sit down at set-up, five wait.
    Dealt(Seat, Row<7>),
    /// These action cards came to the hand (for the owner).
    Drew(Seat, [u8; KINDS]),
    /// So many action cards came to the hand (for the others).
    DrewHidden(Seat, u8),
    /// This seat starts.
    Starts(Seat),
    /// A step of a draft: the owner's screen changes, and no words are needed.
    Draft,
    /// A marker came off each of so many seated customers.
    MarkersOff(Seat, u8),
    /// A customer paid and left.
    Paid(Seat, Customer),
    /// Nobody had to pay.
    NobodyPaid(Seat),
    /// A Villa that was used is empty and leaves.
    VillaGone(Seat),
    /// The front customer sat down.
    Seated(Seat, Customer, PlaceId),
    /// The front lady joined another.
    Joined(Seat, Customer, PlaceId),
    /// A card was played.
    Played(Seat, Kind, Target),
    /// So many of a class left this player unpaid.
    Swept(Seat, Kind, u8),
    /// This player paid a tax.
    Taxed(Seat, u16),
    /// New customers came to an empty queue.
    Refilled(Seat, Row<5>),
    /// The customer discard pile became the draw pile.
    PileRenewed,
    /// The action discard pile became the draw pile.
    DeckRenewed,
    /// Customers were turned up.
    Revealed(Row<3>),
    /// A customer was sent to the end of a queue.
    Assigned(Seat, Customer, Seat),
    /// The guest that was turned up from the draw pile (option).
    Guest(Seat, Customer),
    /// The seats are filled, and a card is to be drawn: it closes the turn.
    Closes,
    /// There was no card to draw.
    NoCard(Seat),
    /// The target is reached, and the round is finished (option `equal_turns`).
    LastRound(Seat),
    /// The turn passes on to this seat.
    Turn(Seat),
    /// The game is over, won by the target sum.
    Won(Seat),
    /// The game is over, the most money wins.
    Ended,
}
