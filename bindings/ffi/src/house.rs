//! Everything behind the objects: the shelf, the open tables, the colours of each game, and the table that several
//! devices are at. One lock holds it.

use crate::error::CoreError;
use crate::guard::guarded;
use crate::news::News;
use crate::scene::Paints;
use ::nearby::keys::Keys;
use ::nearby::{At, Device, Party, Tables};
use session::error::Error;
use session::shelf::Shelf;
use session::table::Table;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::live::Kind;
use table::text::Lang;

/// What hands out the games of the house.
pub type Games = fn() -> Vec<Box<dyn Kind>>;

/// The list of games, or what a suite has put in its place.
static GAMES: Mutex<Games> = Mutex::new(games::list);

/// The games of an app that is opened now.
pub fn games() -> Vec<Box<dyn Kind>> {
    let list = *GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    list()
}

/// Hands out other games to every app that is opened from now on: for suites, which lay marks over them.
pub fn hand_out(list: Games) {
    *GAMES.lock().unwrap_or_else(PoisonError::into_inner) = list;
}

/// The house, as every object holds it.
pub type Shared = Arc<Mutex<House>>;

/// The shelf with its open tables.
pub struct House {
    /// The shelf.
    pub shelf: Shelf,
    /// This device's keys.
    pub keys: Keys,
    /// The table that several devices are at, if there is one.
    pub party: Option<Party>,
    /// Digits that were typed before the other side was ready for them.
    pub typed: Option<String>,
    /// That something came from another device.
    pub news: Arc<News>,
    tables: OpenTables,
    paints: BTreeMap<String, Arc<Paints>>,
}

/// The open tables by id.
#[derive(Default)]
pub struct OpenTables(BTreeMap<String, Table>);

impl Tables for OpenTables {
    fn take(&mut self, id: &str) -> Option<Table> {
        self.0.remove(id)
    }

    fn put(&mut self, id: &str, table: Table) {
        self.0.insert(id.to_owned(), table);
    }
}

/// One open table with what is needed to show it.
pub struct AtTable<'a> {
    /// The table.
    pub table: &'a mut Table,
    /// The shelf.
    pub shelf: &'a mut Shelf,
    /// The colours of its game.
    pub paints: Arc<Paints>,
    /// Whether several devices are at it now.
    pub near: bool,
}

/// Locks the house. A bug while it was locked has been caught, and what it touched was dropped.
pub fn lock(house: &Shared) -> MutexGuard<'_, House> {
    house.lock().unwrap_or_else(PoisonError::into_inner)
}

impl House {
    /// A house with all its tables on the shelf.
    pub fn new(shelf: Shelf, keys: Keys) -> House {
        let (tables, news) = (OpenTables::default(), Arc::new(News::default()));
        House { shelf, keys, party: None, typed: None, news, tables, paints: BTreeMap::new() }
    }

    /// What a party works on.
    pub fn all(&mut self) -> (&mut Shelf, &mut Keys, &mut OpenTables) {
        (&mut self.shelf, &mut self.keys, &mut self.tables)
    }

    /// Does something with the party that there is.
    pub fn with_party_whole<T>(
        &mut self,
        run: impl FnOnce(&mut Party, &mut Shelf, &mut Keys, &mut OpenTables) -> T,
    ) -> Option<T> {
        let party = self.party.as_mut()?;
        Some(run(party, &mut self.shelf, &mut self.keys, &mut self.tables))
    }

    /// Does something with the device of the party that there is, its table at hand.
    pub fn with_party<T>(&mut self, run: impl FnOnce(&mut Device, At<'_>) -> T) -> Option<T> {
        self.with_party_whole(|party, shelf, keys, tables| party.with(shelf, keys, tables, run))
    }

    /// Something was done at a table on this device.
    fn did(&mut self, id: &str) {
        if let (Some(party), Some(table)) = (&mut self.party, self.tables.0.get_mut(id)) {
            party.did(id, table);
        }
    }

    /// The language set.
    pub fn lang(&self) -> Lang {
        self.shelf.settings().lang
    }

    /// Runs something on the whole house. A bug in it closes all tables.
    pub fn run<T>(&mut self, what: &str, run: impl FnOnce(&mut House) -> Result<T, Error>) -> Result<T, CoreError> {
        let lang = self.lang();
        match guarded(|| run(self)) {
            Ok(done) => done.map_err(|error| CoreError::said(&error, lang)),
            Err(place) => {
                self.tables.0.clear();
                Err(CoreError::bug(lang, report(what, &place, &[])))
            }
        }
    }

    /// Runs something at one table, opened if it is not. A bug in it drops the table, and so does a failure of the
    /// storage: the file wants to be opened anew, and the position on disk is the one last shown.
    pub fn at<T>(
        &mut self,
        id: &str,
        what: &str,
        run: impl FnOnce(AtTable<'_>) -> Result<T, Error>,
    ) -> Result<T, CoreError> {
        let lang = self.lang();
        let mut known = Vec::new();
        let ran = guarded(|| {
            let at = self.opened(id)?;
            known = facts(at.table);
            run(at)
        });
        match ran {
            Ok(Ok(done)) => {
                self.did(id);
                Ok(done)
            }
            Ok(Err(error)) => {
                let text = error.text();
                let said = self.tables.0.get(id).map(|table| table.say(&text));
                if matches!(error, Error::Full | Error::Io(_) | Error::ReadOnly(_)) {
                    self.close(id);
                }
                Err(said.map_or_else(|| CoreError::said(&error, lang), |words| CoreError::new(&error, words)))
            }
            Err(place) => {
                self.close(id);
                Err(CoreError::bug(lang, report(what, &place, &known)))
            }
        }
    }

    fn opened(&mut self, id: &str) -> Result<AtTable<'_>, Error> {
        if !self.tables.0.contains_key(id) {
            let table = ::nearby::open(&self.shelf, id)?;
            self.keep(id, table);
        }
        let game = self.tables.0.get(id).ok_or(Error::NoSuchGame)?.head().game.clone();
        let paints = self.paints(&game)?;
        let near = self.party.as_ref().is_some_and(|party| party.id() == Some(id));
        let table = self.tables.0.get_mut(id).ok_or(Error::NoSuchGame)?;
        Ok(AtTable { table, shelf: &mut self.shelf, paints, near })
    }

    /// Puts a table that has just been made among the open ones.
    pub fn keep(&mut self, id: &str, table: Table) {
        self.tables.put(id, table);
    }

    /// Takes a table off. Its curtain is down when it is opened again.
    pub fn close(&mut self, id: &str) {
        self.tables.0.remove(id);
    }

    /// Speaks the language of the settings at every table.
    pub fn speak(&mut self) {
        let lang = self.lang();
        self.tables.0.values_mut().for_each(|table| table.speak(lang));
    }

    /// The colours of a game; of the screens alone for an empty id.
    pub fn paints(&mut self, game: &str) -> Result<Arc<Paints>, Error> {
        if let Some(paints) = self.paints.get(game) {
            return Ok(paints.clone());
        }
        let own = if game.is_empty() { &[] } else { self.shelf.kind(game)?.palette() };
        let paints = Arc::new(Paints::new(own));
        self.paints.insert(game.to_owned(), paints.clone());
        Ok(paints)
    }
}

/// What a report may say of a table: nothing of its position, no name.
fn facts(table: &Table) -> Vec<(&'static str, String)> {
    let head = table.head();
    let options = head.options.iter().map(|(option, value)| format!("{option}={value}")).collect::<Vec<_>>().join(" ");
    vec![
        ("game", head.game.clone()),
        ("rules", head.rules.to_string()),
        ("seats", head.seats.len().to_string()),
        ("options", options),
    ]
}

/// The report of a bug.
pub fn report(what: &str, place: &str, known: &[(&str, String)]) -> String {
    let mut report = format!("tabularium: {}\nin: {what}\nat: {place}\n", session::saved::APP);
    for (key, value) in known {
        report.push_str(&format!("{key}: {value}\n"));
    }
    report
}
