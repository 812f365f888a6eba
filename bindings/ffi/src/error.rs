//! What can go wrong, each with the sentence that a player reads. What stood before still stands.

use session::error::Error;
use table::input::Refusal;
use table::speak::Speaker;
use table::text::{Lang, Text};

/// Why something was not done. `words` is the sentence for the player, in the language set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, uniffi::Error)]
pub enum CoreError {
    /// The answer was to an old prompt: fetch the view and ask anew.
    #[error("{words}")]
    Stale {
        /// For the player.
        words: String,
    },
    /// The rules, or the state of the table, do not allow it.
    #[error("{words}")]
    Refused {
        /// For the player.
        words: String,
    },
    /// It is behind the curtain.
    #[error("{words}")]
    Curtain {
        /// For the player.
        words: String,
    },
    /// The options or the players do not do.
    #[error("{words}")]
    Unfit {
        /// For the player.
        words: String,
    },
    /// There is no such game on the shelf.
    #[error("{words}")]
    Missing {
        /// For the player.
        words: String,
    },
    /// The saved game is damaged. It was not touched.
    #[error("{words}")]
    Damaged {
        /// For the player.
        words: String,
    },
    /// It is no saved game, one of a game that this version does not have, or larger than any.
    #[error("{words}")]
    Foreign {
        /// For the player.
        words: String,
    },
    /// A newer version saved it. It was not touched.
    #[error("{words}")]
    Newer {
        /// For the player.
        words: String,
    },
    /// The storage is full, cannot be written, or failed. The position before stands.
    #[error("{words}")]
    Storage {
        /// For the player.
        words: String,
    },
    /// The games are open in another process.
    #[error("{words}")]
    InUse {
        /// For the player.
        words: String,
    },
    /// A bug in the core. The last position shown is safe; the table opens again at the next call.
    #[error("{words}")]
    Bug {
        /// For the player.
        words: String,
        /// What to send to the makers, in lines of `key: value`. It holds nothing of any position.
        report: String,
    },
    /// The table has been left.
    #[error("the table has been left")]
    Left,
}

impl CoreError {
    /// An error of the session, its sentence already said.
    pub fn new(error: &Error, words: String) -> CoreError {
        match error {
            Error::Refused(Refusal::Stale { .. }) => CoreError::Stale { words },
            Error::Refused(_)
            | Error::NotHere
            | Error::Sent
            | Error::HostAway
            | Error::Moving
            | Error::Moved
            | Error::Arriving
            | Error::Device
            | Error::Secrets => CoreError::Refused { words },
            Error::Curtain(_) => CoreError::Curtain { words },
            Error::Option(_) | Error::Players => CoreError::Unfit { words },
            Error::NoSuchGame | Error::NoSuchFile | Error::FileExists => CoreError::Missing { words },
            Error::Damaged(_) => CoreError::Damaged { words },
            Error::Foreign | Error::TooLarge | Error::UnknownGame(_) => CoreError::Foreign { words },
            Error::Newer { .. } => CoreError::Newer { words },
            Error::ReadOnly(_) | Error::Full | Error::Io(_) => CoreError::Storage { words },
            Error::InUse => CoreError::InUse { words },
        }
    }

    /// An error of the session, said in a language.
    pub fn said(error: &Error, lang: Lang) -> CoreError {
        CoreError::new(error, say(lang, &error.text()))
    }

    /// A bug, with what is known of where.
    pub fn bug(lang: Lang, report: String) -> CoreError {
        CoreError::Bug { words: say(lang, &Text::new("screen-bug")), report }
    }
}

/// A text of the session or of the screens.
pub fn say(lang: Lang, text: &Text) -> String {
    Speaker::new(lang, &[&session::CATALOGS, &session::SCREENS], &[]).say(text)
}
