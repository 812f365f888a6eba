//! What can go wrong with the shelf and with a table, each with the sentence a player reads.

use table::input::Refusal;
use table::meta::BadOption;
use table::text::Text;
use thiserror::Error;

/// Why the shelf or a table did not do something. What stood before still stands.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Error {
    /// The rules, or the state of the table, do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The private view of this seat is behind the curtain.
    #[error("the curtain is down for seat {0}")]
    Curtain(u8),
    /// The options are not the game's.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// The data folder, or this game, is open in another running program.
    #[error("already in use")]
    InUse,
    /// The folder or file cannot be written.
    #[error("not writable: {0}")]
    ReadOnly(String),
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// Reading or writing failed.
    #[error("input or output failed: {0}")]
    Io(String),
    /// The file is damaged. It was not touched.
    #[error("damaged: {0}")]
    Damaged(String),
    /// The file is none of ours.
    #[error("not a saved game")]
    Foreign,
    /// The file was written by a newer version.
    #[error("written by the newer version {app}")]
    Newer {
        /// The version that wrote it.
        app: String,
    },
    /// The file is of a game this version does not have.
    #[error("unknown game {0}")]
    UnknownGame(String),
    /// The file is larger than any saved game.
    #[error("too large")]
    TooLarge,
    /// There is no such game on the shelf.
    #[error("no such game")]
    NoSuchGame,
    /// There is no such file or folder.
    #[error("no such file")]
    NoSuchFile,
    /// There is a file of that name already.
    #[error("there is such a file already")]
    FileExists,
    /// The names or emblems of the players do not do: one is empty or too long, or two share an emblem.
    #[error("the names or emblems of the players do not do")]
    Players,
    /// The game is played on another device: only there can that be done.
    #[error("the game is played on another device")]
    NotHere,
    /// An answer given here is still on its way to the host.
    #[error("an answer is on its way")]
    Sent,
    /// The host's device is away: nothing can be answered until it is back.
    #[error("the host is away")]
    HostAway,
    /// The table is being handed to another device.
    #[error("the table is being handed over")]
    Moving,
    /// The table was handed to another device.
    #[error("the table was handed over")]
    Moved,
    /// The table has come to this device, and the old host has not let go of it yet.
    #[error("the table has not been let go yet")]
    Arriving,
    /// There is no such device at the table, or no room for one more.
    #[error("no such device at the table")]
    Device,
    /// The game has secrets: it cannot go on from one player's view.
    #[error("the view is not the whole game")]
    Secrets,
}

impl Error {
    /// Why a file that a player has named could not be read or written.
    pub fn file(e: std::io::Error) -> Error {
        match e.kind() {
            std::io::ErrorKind::NotFound => Error::NoSuchFile,
            std::io::ErrorKind::AlreadyExists => Error::FileExists,
            _ => e.into(),
        }
    }

    /// What the player reads.
    pub fn text(&self) -> Text {
        match self {
            Error::Refused(refusal) => refusal.text(),
            Error::Curtain(seat) => Text::new("error-curtain").player("player", table::seat::Seat(*seat)),
            Error::Option(_) => Text::new("error-option"),
            Error::InUse => Text::new("error-in-use"),
            Error::ReadOnly(_) => Text::new("error-read-only"),
            Error::Full => Text::new("error-full"),
            Error::Io(_) => Text::new("error-io"),
            Error::Damaged(_) => Text::new("error-damaged"),
            Error::Foreign => Text::new("error-foreign"),
            Error::Newer { app } => Text::new("error-newer").verbatim("version", app.clone()),
            Error::UnknownGame(_) => Text::new("error-unknown-game"),
            Error::TooLarge => Text::new("error-too-large"),
            Error::NoSuchGame => Text::new("error-no-such-game"),
            Error::NoSuchFile => Text::new("error-no-such-file"),
            Error::FileExists => Text::new("error-file-exists"),
            Error::Players => Text::new("error-players"),
            Error::NotHere => Text::new("error-not-here"),
            Error::Sent => Text::new("error-sent"),
            Error::HostAway => Text::new("error-host-away"),
            Error::Moving => Text::new("error-moving"),
            Error::Moved => Text::new("error-moved"),
            Error::Arriving => Text::new("error-arriving"),
            Error::Device => Text::new("error-device"),
            Error::Secrets => Text::new("error-secrets"),
        }
    }
}

impl From<std::io::Error> for Error {
    fn from(e: std::io::Error) -> Error {
        use std::io::ErrorKind::{NotFound, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
        match e.kind() {
            StorageFull | QuotaExceeded => Error::Full,
            PermissionDenied | ReadOnlyFilesystem => Error::ReadOnly(e.to_string()),
            NotFound => Error::NoSuchGame,
            _ => Error::Io(e.to_string()),
        }
    }
}
