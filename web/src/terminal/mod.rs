//! The table in a terminal: numbered answers, plain lines; it works over ssh and with a screen reader.

mod manage;
mod new_game;
mod play;
mod rules;
mod screen;
mod shelf;

pub use screen::{Closed, Screen};

use session::error::Error;
use session::settings::Settings;
use session::shelf::Shelf;
use std::path::Path;
use table::live::Kind;
use table::text::Lang;

/// Why a screen is left: the input has ended, or something failed that the table cannot go on with.
#[derive(Debug)]
pub enum Leave {
    /// The input has ended.
    Closed,
    /// Something failed.
    Failed(Error),
}

impl From<Closed> for Leave {
    fn from(_: Closed) -> Leave {
        Leave::Closed
    }
}

impl From<Error> for Leave {
    fn from(error: Error) -> Leave {
        Leave::Failed(error)
    }
}

/// The language that the system is set to, if it is one of the house's.
pub fn lang_of_system() -> Option<Lang> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    set.filter(|value| !value.is_empty()).find_map(|value| Lang::from_tag(&value))
}

/// Plays with these games, kept in this folder, until the player leaves or the input ends.
/// `lang` is the language of the first start; later the settings say it.
pub fn run(kinds: Vec<Box<dyn Kind>>, folder: &Path, lang: Option<Lang>, screen: &mut Screen) -> Result<(), Error> {
    let first = !Settings::exist(folder);
    let mut shelf = Shelf::open(folder, kinds)?;
    if first && let Some(lang) = lang {
        shelf.change(|settings| settings.lang = lang)?;
    }
    screen.speak(&shelf);
    let left = shelf::screen(&mut shelf, screen);
    // Whoever comes to this terminal next finds no hand on it.
    screen.wipe();
    match left {
        Ok(()) | Err(Leave::Closed) => Ok(()),
        Err(Leave::Failed(error)) => Err(error),
    }
}
