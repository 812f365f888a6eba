//! One device of a table on several: the session's host or guest on its one side, the link on the other. Sans I/O.
//!
//! A shell holds one [`Party`] (a [`Device`] and its table) while it plays nearby, beside the tables that it has open. What
//! its radio or socket tells goes into [`Party::handle`], and the commands that come out are carried out in their order. After each call to the
//! table of the device, [`Party::did`] sends what is new. [`Party::screen`] says what there is to show, in texts that
//! every shell words alike; a shell decides nothing.
//!
//! The keys of this device, and the devices that it knows, lie in a file of their own beside the games ([`keys`]).
//!
//! The crate is there because two shells, and the tests of both, need exactly this, and neither session nor link may
//! know the other (decision 8).

#![warn(missing_docs)]

mod desk;
mod device;
pub mod keys;
mod party;
mod screen;
mod words;

pub use desk::{At, Desk, Heard, Turn};
pub use device::{Device, Done, Setup};
pub use party::{ELSEWHERE, Party, Tables, delete, elsewhere, open};
pub use screen::{Person, Screen, Sight, Wants};
