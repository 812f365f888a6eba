//! Bytes between two devices: frames, pairing, cipher, resend. Sans I/O.
pub mod advert;
pub mod cipher;
pub mod error;
pub mod event;
pub mod fragment;
pub mod frame;
pub mod hello;
pub mod identity;
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
