//! What can go wrong, typed. Nothing that comes from outside makes the link panic.

use thiserror::Error;

/// Why bytes from outside were not understood. They change nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Malformed {
    /// They end too soon.
    #[error("the bytes end too soon")]
    Short,
    /// Something follows the end.
    #[error("bytes follow the end")]
    Long,
    /// A number is not in its shortest form, or too large.
    #[error("a number is out of range")]
    Number,
    /// A kind or a flag that the protocol does not have.
    #[error("a kind that the protocol does not have")]
    Kind,
    /// Larger than allowed.
    #[error("larger than allowed")]
    Size,
    /// A chunk that continues nothing.
    #[error("a chunk that continues nothing")]
    Order,
}

/// Why a packet that was understood was not accepted. It changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsealed {
    /// It was not made by the other device, or has been changed under way.
    #[error("not authentic")]
    Forged,
    /// It has been received before, or is too old to tell.
    #[error("received before")]
    Repeated,
}

/// Why a handshake did not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HandshakeError {
    /// The other has another key than needed, which is what wrong digits come to.
    #[error("the keys do not agree")]
    Keys,
    /// A message out of turn.
    #[error("a message out of turn")]
    Turn,
    /// The counter of sent packets is used up; the channel begins anew.
    #[error("the counter is used up")]
    Spent,
}

/// Why the link did not do what the floor above asked. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    /// There is no such device at this table.
    #[error("no such device")]
    NoSuchPeer,
    /// Larger than [`crate::limits::MESSAGE_MOST`].
    #[error("the message is too large")]
    TooLarge,
    /// Too much waits to be sent to this device already.
    #[error("too much waits to be sent")]
    Full,
    /// Six digits are needed.
    #[error("six digits are needed")]
    Digits,
    /// Nobody asks for digits now.
    #[error("nobody asks for digits")]
    NotAsked,
    /// Only a device that hosts the table can do this, or only one that does not.
    #[error("not for this side of the table")]
    Side,
    /// The place was not found, or has been forgotten.
    #[error("no such place")]
    NoSuchPlace,
}
