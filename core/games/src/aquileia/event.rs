//! What happened, as its audience may know it.

use super::data::{Area, Back, Card, Coins, Crown, KINDS, LAURELS, Laurel, Metal, Plot, ROUNDS, SLOTS, Space};
use super::state::{Draft, Race};
use table::row::Row;
use table::seat::Seat;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The market was laid out.
    Market([Card; SLOTS]),
    /// A Stadium card was turned up beside the deck.
    Display(Laurel),
    /// This seat starts.
    Starts(Seat),
    /// A round begins, with this start player.
    Round(u8, Seat),
    /// These spaces are blocked (a bit set).
    Blocked(u32),
    /// A step of a draft: a screen changes, and no words are needed.
    Draft(Draft),
    /// A servant was placed.
    Placed(Seat, Space),
    /// The tie marker was placed on the space of this number.
    Tied(Seat, u8),
    /// No more servants from this player.
    Passed(Seat),
    /// An area is resolved.
    Area(Area),
    /// Dolus: the faces, and what the bank paid.
    Dolus(Seat, Row<4>, Coins),
    /// The holding before and after an exchange.
    Exchanged(Seat, Coins, Coins),
    /// Nothing was exchanged.
    NoExchange(Seat),
    /// A card of the market was bought.
    Bought(Seat, Card),
    /// No card of the market was bought here.
    NotBought(Seat, Space),
    /// The bonus card (for the owner).
    Bonus(Seat, Card),
    /// A bonus card was drawn (for the others).
    BonusHidden(Seat),
    /// There was no bonus card to draw.
    NoBonus(Seat),
    /// A card was turned up in a slot.
    Filled(u8, Card),
    /// A discard pile became the pile.
    Renewed(Back),
    /// So many slave cards were bought, and paid in this metal.
    BoughtServi(Seat, u8, Metal),
    /// Slave cards of one and of two came to the hand (for the owner).
    Drew(Seat, u8, u8),
    /// So many slave cards came to a hand (for the others).
    DrewHidden(Seat, u8),
    /// The blue dice went to this player.
    Potentia(Seat),
    /// Red dice in a contest: the faces, how many count, the strength now.
    Red(Seat, Row<4>, u8, u8),
    /// Cards played in a contest, and the strength now.
    Played(Seat, [u8; KINDS], u8),
    /// So many blue dice are going to be rolled: the faces come with the next event, and no words before them.
    Rolls(Seat, u8),
    /// Blue dice in a contest: the faces, how many count, the strength now.
    Blue(Seat, Row<4>, u8, u8),
    /// No blue die was rolled.
    NoBlue(Seat),
    /// The place in a contest, the strength, and what the bank paid for it.
    Ranked(Seat, u8, u8, Coins),
    /// Points won in the Arena.
    PrizePoints(Seat, u16),
    /// A slave card won in the Arena.
    PrizeCard(Seat),
    /// There was no slave card to win.
    NoPrize(Seat),
    /// The first looks at the top Stadium card (for the others).
    Looks(Seat),
    /// The top Stadium card (for the first).
    Sees(Seat, Laurel),
    /// The first and the second share the open card and the one from the deck.
    Shared(Seat, Seat, Laurel),
    /// What the first kept (for the first).
    Kept(Seat, Laurel),
    /// What the second received (for the second).
    Received(Seat, Laurel),
    /// A sole racer kept the open card.
    KeptOpen(Seat, Laurel),
    /// A sole racer kept the card from the deck (for the others).
    KeptHidden(Seat),
    /// A Theatrum card was turned up.
    Revealed(Crown),
    /// The auction was opened.
    Opened(Seat, Metal),
    /// The auction was not opened by this player.
    NotOpened(Seat),
    /// The bid was raised to this.
    Raised(Seat, Coins),
    /// A player left the auction; by themselves, or for want of coins.
    Withdrew(Seat, bool),
    /// The card went to this player for the bid, paid to another player or to the bank.
    Won(Seat, Crown, Coins, Option<Seat>),
    /// Nobody opened: the card is free.
    Free(Seat, Crown),
    /// A building, the slave cards paid for it, and the points at once.
    Built(Seat, Plot, u8, u8, u16),
    /// No building, or no other one.
    NotBuilt(Seat),
    /// Latro: the faces, and which metals were stolen.
    Latro(Seat, Row<4>, [bool; 3]),
    /// The coin under the servant went to the bank.
    PortPaid(Seat, Metal),
    /// Another coin was paid after a theft.
    PortAgain(Seat, Metal),
    /// The coin was stolen, and no other one paid: by choice, or for want of one.
    PortLost(Seat, Metal, bool),
    /// What all workshops and banks of a player gave.
    Activated(Seat, u16, Coins),
    /// What each race gave lies open at the end; the words follow, player by player.
    Races([Option<Race>; ROUNDS as usize]),
    /// The laurels of a player at the end, by kind.
    Laurels(Seat, [u8; LAURELS]),
    /// The final sum of a player.
    Total(Seat, u16),
}
