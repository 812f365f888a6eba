//! Bytes between two devices: frames, pairing, cipher, resend. It knows no game and no session, and does no I/O.
//!
//! One [`Link`] is one device's side of a table: every channel, and every device that belongs to the table, here or
//! away. [`Link::handle`] takes an [`event::Event`] and the time, and gives the [`event::Command`]s to carry out; among
//! them [`event::Command::Tell`] is for the floor above, the rest for whoever holds the radio or the socket. Chance and
//! time are inputs, so the same inputs always lead to the same commands.
//!
//! The floor above names a device by its [`identity::DeviceKey`], which it learns only from a finished handshake. It
//! sends with [`Link::send`] and hears [`event::Notice::Message`], in order and each once; [`event::Notice::Ready`] says
//! when messages flow, and whether anything has been lost since they last did. How it stands with a device is an
//! [`event::Standing`], how it stands with joining an [`event::Joining`]: closed lists of what a person can act on.
//!
//! The bytes are described in `PROTOCOL.md`, and every bound is in [`limits`]. With the feature `sim` there is a
//! simulated radio, `sim::World`, for tests here and above; with `lan` a carrier over TCP, `lan::Carrier`.
//!
//! ```
//! use link::event::{Command, Event, Notice};
//! use link::hello::{Side, Versions};
//! use link::identity::Identity;
//! use link::{Config, Finding, Link};
//! use rand::{SeedableRng, rngs::StdRng};
//!
//! let mut rng = StdRng::seed_from_u64(1); // In play: seeded by the system.
//! let mut link = Link::new(
//!     Config {
//!         identity: Identity::new(&mut rng),
//!         side: Side::Host,
//!         versions: Versions { app: 1, least: 1, games: vec![(7, 1)] },
//!         finding: Finding::Adverts,
//!         can_advertise: true,
//!         known: Vec::new(),
//!         table: Vec::new(),
//!     },
//!     Box::new(rng),
//! );
//! link.open_door()?;
//! let commands = link.handle(Event::Wake, 0);
//! assert!(commands.iter().any(|c| matches!(c, Command::StartAdvert(_))));
//! assert!(commands.iter().any(|c| matches!(c, Command::Tell(Notice::Code(Some(_))))));
//! # Ok::<(), link::error::LinkError>(())
//! ```

pub mod advert;
pub mod cipher;
pub mod error;
pub mod event;
pub mod fragment;
pub mod frame;
pub mod hello;
pub mod identity;
#[cfg(feature = "lan")]
pub mod lan;
pub mod limits;
mod line;
mod link;
mod meeting;
pub mod packet;
pub mod pairing;
mod peer;
pub mod role;
pub mod scan;
mod search;
#[cfg(feature = "sim")]
pub mod sim;
pub mod splitter;
pub mod stream;
pub mod time;
pub mod wire;

pub use link::{Config, Link};
pub use search::Finding;
