//! The shelf: a folder with one file a game, locked against a second program, and the settings beside them.

use crate::error::Error;
use crate::luck::TableLuck;
use crate::nearby::seats::Seats;
use crate::opening::{self, LONGEST_NAME};
use crate::saved::{Head, Now, Saved, SeatInfo, check_version, json, parse};
use crate::settings::{Finished, Settings};
use crate::store::Store;
use crate::table::Table;
use ::table::live::Kind;
use ::table::meta::Named;
use rand::RngExt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The ending of a game's file.
const ENDING: &str = "tabularium";
/// The ending of a file that is not a whole game yet; what is left of one is swept away at the next start.
const BEGUN: &str = "begun";
/// No export is larger than this.
const LARGEST_EXPORT: u64 = 8 << 20;

/// The shelf of one data folder.
pub struct Shelf {
    folder: PathBuf,
    kinds: Vec<Box<dyn Kind>>,
    settings: Settings,
    /// Held for as long as the shelf is open.
    _lock: File,
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shelf").field("folder", &self.folder).finish_non_exhaustive()
    }
}

/// One game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// What to open it by: the name of its file without the ending.
    pub id: String,
    /// What stands on it, or why it cannot be opened.
    pub card: Result<Card, Error>,
}

/// What is known of a game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its players, options, name.
    pub head: Head,
    /// Where it stands.
    pub now: Now,
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}

impl Shelf {
    /// Opens the shelf in a folder, which is made if it is missing. Only one program at a time has it.
    pub fn open(folder: &Path, kinds: Vec<Box<dyn Kind>>) -> Result<Shelf, Error> {
        // Whatever keeps the folder from being made or written: it is no place for games.
        let not_here = |e: std::io::Error| match Error::from(e) {
            Error::Full => Error::Full,
            error => Error::ReadOnly(error.to_string()),
        };
        std::fs::create_dir_all(folder).map_err(not_here)?;
        let lock =
            File::options().create(true).truncate(false).write(true).open(folder.join("lock")).map_err(not_here)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(Error::InUse),
            // Rust knows no locks on Android. There an app's folder is its own, and one process of it runs.
            Err(std::fs::TryLockError::Error(e)) if e.kind() == std::io::ErrorKind::Unsupported => {}
            Err(std::fs::TryLockError::Error(e)) => return Err(e.into()),
        }
        for file in std::fs::read_dir(folder)?.flatten() {
            if file.path().extension().is_some_and(|e| e == BEGUN) {
                let _ = std::fs::remove_file(file.path());
            }
        }
        let settings = Settings::read(folder);
        Ok(Shelf { folder: folder.to_owned(), kinds, settings, _lock: lock })
    }

    /// The games that can be played.
    pub fn kinds(&self) -> &[Box<dyn Kind>] {
        &self.kinds
    }

    /// The game of an id.
    pub fn kind(&self, id: &str) -> Result<&dyn Kind, Error> {
        let kind = self.kinds.iter().find(|k| k.meta().id == id);
        kind.map(|k| &**k).ok_or_else(|| Error::UnknownGame(id.to_owned()))
    }

    /// What was chosen for all games.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings and writes them.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) -> Result<(), Error> {
        let mut settings = self.settings.clone();
        change(&mut settings);
        settings.write(&self.folder)?;
        self.settings = settings;
        Ok(())
    }

    fn path(&self, id: &str) -> Result<PathBuf, Error> {
        // An id is a file's name and nothing else: it leads nowhere, and steers no terminal.
        if !is_id(id) {
            return Err(Error::NoSuchGame);
        }
        Ok(self.folder.join(format!("{id}.{ENDING}")))
    }

    /// All games, the one played last first; those that cannot be opened come last, each with its reason.
    pub fn list(&self) -> Result<Vec<Listed>, Error> {
        let mut games = Vec::new();
        for file in std::fs::read_dir(&self.folder)? {
            let path = file?.path();
            if path.extension().is_some_and(|e| e == ENDING)
                && let Some(id) = path.file_stem().and_then(|s| s.to_str()).filter(|id| is_id(id))
            {
                games.push(Listed { id: id.to_owned(), card: card(&path) });
            }
        }
        let played = |game: &Listed| game.card.as_ref().map(|c| c.now.played).unwrap_or(0);
        games.sort_by(|a, b| played(b).cmp(&played(a)).then_with(|| a.id.cmp(&b.id)));
        Ok(games)
    }

    fn new_id(&self, game: &str) -> Result<String, Error> {
        loop {
            let number: u32 = rand::rng().random();
            let id = format!("{game}-{number:08x}");
            if !self.path(&id)?.exists() {
                return Ok(id);
            }
        }
    }

    /// Begins a game; the seats are remembered for the next one.
    pub fn create(&mut self, game: &str, seats: &[SeatInfo], options: &Named) -> Result<(String, Table), Error> {
        let seats: Vec<SeatInfo> = seats.iter().map(tidy_seat).collect();
        let kind = self.kind(game)?;
        kind.meta().options(options, seats.len() as u8)?;
        if !opening::players_do(&seats) {
            return Err(Error::Players);
        }
        let id = self.new_id(game)?;
        let (path, begun) = (self.path(&id)?, self.folder.join(format!("{id}.{BEGUN}")));
        let made = Store::create(&begun)
            .and_then(|store| Table::create(kind, &seats, options, store, Box::new(TableLuck::new()), now()));
        // A game is on the shelf once it is whole: killed before, nothing of it is listed.
        let made = made.and_then(|table| Ok(std::fs::rename(&begun, &path).map(|()| table)?));
        if made.is_err() {
            // Nothing was played in it yet: a file that could not be finished is not left behind.
            let _ = std::fs::remove_file(&begun);
        }
        let mut table = made?;
        // Not being able to remember the seats must not take the game away.
        let _ = self.change(|settings| settings.seats = seats);
        table.speak(self.settings.lang);
        Ok((id, table))
    }

    /// Begins a game with the seats and options of another, the next seat in order being the first.
    pub fn again(&mut self, id: &str) -> Result<(String, Table), Error> {
        let head = card(&self.path(id)?)?.head;
        self.create(&head.game, &head.seats, &head.options)
    }

    /// Opens a game.
    pub fn game(&self, id: &str) -> Result<Table, Error> {
        let path = self.path(id)?;
        // A file that is damaged, foreign or newer is found out from a copy in memory, and never written to.
        Table::check(&self.kinds, &Store::peek(&path)?)?;
        let store = Store::open(&path)?;
        let mut table = Table::open(&self.kinds, store, Box::new(TableLuck::new()))?;
        table.speak(self.settings.lang);
        Ok(table)
    }

    /// Takes a game off the shelf for ever. Its result stays in the statistics.
    pub fn delete(&self, id: &str) -> Result<(), Error> {
        Ok(std::fs::remove_file(self.path(id)?)?)
    }

    /// Puts an exported game on the shelf.
    pub fn import(&self, file: &Path) -> Result<String, Error> {
        if std::fs::metadata(file).map_err(Error::file)?.len() > LARGEST_EXPORT {
            return Err(Error::TooLarge);
        }
        let text = String::from_utf8(std::fs::read(file)?).map_err(|_| Error::Foreign)?;
        self.import_text(&text)
    }

    /// Puts an exported game on the shelf.
    pub fn import_text(&self, text: &str) -> Result<String, Error> {
        if text.len() as u64 > LARGEST_EXPORT {
            return Err(Error::TooLarge);
        }
        #[derive(serde::Deserialize)]
        struct Outline<'a> {
            #[serde(borrow)]
            head: &'a serde_json::value::RawValue,
        }
        let outline: Outline<'_> = serde_json::from_str(text).map_err(|_| Error::Foreign)?;
        check_version(outline.head.get())?;
        self.put(text, None)
    }

    /// Puts a game on the shelf, and with it who sits where.
    pub(crate) fn put(&self, text: &str, seats: Option<&Seats>) -> Result<String, Error> {
        let saved: Saved = parse(text)?;
        let game = saved.head.game.clone();
        let mut commit = opening::import(&self.kinds, saved)?;
        commit.records.extend(seats.map(|seats| (crate::table::here::NEARBY, Some(json(seats)))));
        let id = self.new_id(&game)?;
        let (path, begun) = (self.path(&id)?, self.folder.join(format!("{id}.{BEGUN}")));
        let written = Store::create(&begun).and_then(|mut store| store.commit(&commit));
        let written = written.and_then(|()| Ok(std::fs::rename(&begun, &path)?));
        if written.is_err() {
            let _ = std::fs::remove_file(&begun);
        }
        written.map(|()| id)
    }

    /// Begins a game at a position in which nothing is concealed.
    pub(crate) fn begin_at(&mut self, head: &Head, state: &str) -> Result<(String, Table), Error> {
        let kind = self.kind(&head.game)?;
        let id = self.new_id(&head.game)?;
        let (path, begun) = (self.path(&id)?, self.folder.join(format!("{id}.{BEGUN}")));
        let made = Store::create(&begun)
            .and_then(|store| Table::go_on_from(kind, head, state, store, Box::new(TableLuck::new()), now()));
        let made = made.and_then(|table| Ok(std::fs::rename(&begun, &path).map(|()| table)?));
        if made.is_err() {
            let _ = std::fs::remove_file(&begun);
        }
        let mut table = made?;
        table.speak(self.settings.lang);
        Ok((id, table))
    }

    /// The folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of a game that is on the shelf.
    pub(crate) fn path_of(&self, id: &str) -> Result<PathBuf, Error> {
        self.path(id)
    }

    /// Remembers the result of a finished game, once.
    pub fn finished(&mut self, id: &str, head: &Head, places: &[u8]) -> Result<(), Error> {
        if self.settings.finished.iter().any(|f| f.id == id) {
            return Ok(());
        }
        let result = head.seats.iter().zip(places).map(|(seat, place)| (seat.name.clone(), *place)).collect();
        let finished = Finished { id: id.to_owned(), game: head.game.clone(), result, when: now() };
        self.change(|settings| settings.finished.push(finished))
    }
}

/// Whether this can be the name of a game's file without its ending.
pub(crate) fn is_id(id: &str) -> bool {
    (1..=200).contains(&id.len())
        && !id.starts_with('.')
        && !id.chars().any(|c| c.is_control() || c == '/' || c == '\\')
}

/// What stands on a game's file.
fn card(path: &Path) -> Result<Card, Error> {
    let store = Store::peek(path)?;
    let head = store.record("head")?.ok_or(Error::Foreign)?;
    check_version(&head)?;
    let now = store.record("now")?.ok_or_else(|| Error::Damaged("no record now".to_owned()))?;
    let card = Card { head: parse(&head)?, now: parse(&now)? };
    opening::check_head(&card.head)?;
    Ok(card)
}

/// A name without control characters and spaces around it, and not too long.
pub fn tidy(name: &str) -> String {
    let plain: String = name.chars().filter(|c| !c.is_control()).collect();
    let short: String = plain.trim().chars().take(LONGEST_NAME).collect();
    short.trim_end().to_owned()
}

fn tidy_seat(seat: &SeatInfo) -> SeatInfo {
    SeatInfo { name: tidy(&seat.name), emblem: seat.emblem }
}
