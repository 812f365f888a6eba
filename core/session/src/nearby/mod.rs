//! One game on several devices: a host with the game, guests with what they may know, and the messages between them.
//!
//! Sans I/O. A `Host` stands beside an open `Table` and a `Guest` beside the table that it is shown; each takes and gives
//! messages per device, and knows neither a link nor a clock. Whoever carries the messages keeps them in order and whole
//! while a connection lasts, and says when one begins (`connected`) and ends (`disconnected`). What was on its way when
//! one ended may be lost: both sides then agree anew, from whatever either of them still holds.
//!
//! Inputs never go to a guest. What is sent to one is made from the views of its seats alone (`Seen`), and from what was
//! told to them and to everybody.

pub mod delta;
pub mod guest;
pub mod host;
mod inside;
mod leaving;
pub mod message;
pub(crate) mod mirror;
pub mod seats;
pub mod shelf;
mod wire;
mod words;

pub use guest::Guest;
pub use host::{Host, Person};

use table::input::Refusal;
use table::text::Text;

/// A device, by the key that its link has proven.
pub type Device = [u8; 32];

/// No message is longer; a link carries this much and more.
pub const LONGEST: usize = 64 << 10;

/// A message to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Out {
    /// To whom.
    pub to: Device,
    /// The message.
    pub message: Vec<u8>,
}

/// What came of a message, or of something that was asked for.
#[derive(Debug, Default)]
pub struct Heard {
    /// To be sent, in this order.
    pub send: Vec<Out>,
    /// Whether what the table shows has changed.
    pub changed: bool,
    /// What the shell has to be told.
    pub notices: Vec<Notice>,
}

/// What a shell is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// To a host: this device sits down for the first time, or is back.
    Joined(Device),
    /// To a host: this device has said that it leaves. Its seats stay its own until they are given to others.
    Left(Device),
    /// To a guest: it has been given a table, or other seats at it.
    Seated,
    /// To a guest: the host has closed the table for now.
    Closed,
    /// To a guest: it cannot play at this table, and why: another version, or it has no such game.
    Unfit(Text),
    /// To a guest: its last answer was not accepted. The table's view says why, too.
    Refused(Refused),
    /// To a guest: the whole table is offered to it; `Guest::take` answers. Who takes it knows all hands.
    TableOffered,
    /// To a host: the guest does not take the table, or the offer has been withdrawn, or failed. It goes on here.
    TableStays,
    /// To a guest that takes the table: here is the game. Put it on the shelf (`Shelf::receive`), then say
    /// `Guest::stored`. It is not played yet.
    TableCame(Box<Coming>),
    /// To a guest that has stored the table: from now on this device is the host (`Table::activate`, `Host::open`).
    TableIsYours {
        /// The number of the handing over, which the stored table knows.
        number: u64,
    },
    /// To a host: it is no host any more. To a guest: the table has gone to another device.
    TableWent {
        /// Where it is now; nothing if this device is not to know.
        to: Option<Device>,
    },
    /// To a host: the storage failed while a guest's answer was written. The table wants to be opened anew.
    Failed(crate::error::Error),
}

/// A whole game on its way to a new host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coming {
    /// The number of this handing over.
    pub number: u64,
    /// The device that has been host until now.
    pub from: Device,
    /// The game in the form in which it is exported. It holds all hands.
    pub game: String,
    /// Who sits where, as the new host has to write it down.
    pub seats: seats::Seats,
}

/// Why a host has not accepted what a guest proposed. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The rules, or an old revision.
    Rules(Refusal),
    /// The seat is not this device's.
    NotYourSeat,
    /// The host could not write it down.
    Storage,
    /// The table is being handed to another device.
    Moving,
    /// The message could not be understood.
    Unreadable,
}

impl Refused {
    /// What the player reads.
    pub fn text(&self) -> Text {
        match self {
            Refused::Rules(refusal) => refusal.text(),
            Refused::NotYourSeat => Text::new("error-not-your-seat"),
            Refused::Storage => Text::new("error-host-storage"),
            Refused::Moving => Text::new("error-moving"),
            Refused::Unreadable => Text::new("error-proposal-unreadable"),
        }
    }
}
