//! The open tables behind the page, and which tab holds a private view.

use super::auth::secret;
use super::near::Near;
use nearby::Tables;
use nearby::keys::Keys;
use session::curtain::Face;
use session::error::Error;
use session::shelf::Shelf;
use session::table::{Table, TableView};
use std::collections::BTreeMap;
use table::seat::Seat;

/// Everything the page is answered from.
pub struct House {
    shelf: Shelf,
    keys: Keys,
    tables: OpenTables,
    near: Option<Near>,
    /// Whether every game that is shown is open to others: `--host`.
    pub hosts: bool,
}

/// The open tables by id.
#[derive(Default)]
pub struct OpenTables {
    tables: BTreeMap<String, Table>,
    /// What the tab that lifted a table's curtain shows with each request; other tabs see the public table.
    holders: BTreeMap<String, String>,
}

impl OpenTables {
    /// A table, if it is open.
    pub fn get_mut(&mut self, id: &str) -> Option<&mut Table> {
        self.tables.get_mut(id)
    }

    fn seated(&mut self, id: &str, token: Option<&str>) -> Option<Seated<'_>> {
        let (table, holder) = (self.tables.get_mut(id)?, self.holders.get(id));
        let private = matches!(table.face(), Face::Seat(_) | Face::Linger(_));
        // Where one player has this computer alone, every tab is that player's (DESIGN 5: no curtain).
        let shared = table.here().len() > 1;
        let inside = !(private && shared) || (holder.is_some() && holder.map(String::as_str) == token);
        Some(Seated { table, inside })
    }

    fn close(&mut self, id: &str) {
        self.tables.remove(id);
        self.holders.remove(id);
    }
}

impl Tables for OpenTables {
    fn take(&mut self, id: &str) -> Option<Table> {
        self.tables.remove(id)
    }

    fn put(&mut self, id: &str, table: Table) {
        self.tables.insert(id.to_owned(), table);
    }
}

/// One table as one tab may use it.
pub struct Seated<'a> {
    /// The table.
    pub table: &'a mut Table,
    /// Whether this tab is shown what is shown: it holds the private view, or nothing private is up.
    pub inside: bool,
}

impl House {
    /// A house with all its tables on the shelf.
    pub fn new(shelf: Shelf, keys: Keys) -> House {
        House { shelf, keys, tables: OpenTables::default(), near: None, hosts: false }
    }

    /// The keys of this computer.
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The keys of this computer.
    pub fn keys_mut(&mut self) -> &mut Keys {
        &mut self.keys
    }

    /// The table that several devices are at, if there is one.
    pub fn near(&self) -> Option<&Near> {
        self.near.as_ref()
    }

    /// The table that several devices are at, if there is one.
    pub fn near_mut(&mut self) -> &mut Option<Near> {
        &mut self.near
    }

    /// What a party works on.
    pub fn all(&mut self) -> (&mut Shelf, &mut Keys, &mut OpenTables) {
        (&mut self.shelf, &mut self.keys, &mut self.tables)
    }

    /// The party beside the tables.
    pub fn near_and_tables(&mut self) -> (Option<&mut Near>, &mut OpenTables) {
        (self.near.as_mut(), &mut self.tables)
    }

    /// The shelf.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// The shelf.
    pub fn shelf_mut(&mut self) -> &mut Shelf {
        &mut self.shelf
    }

    /// Puts a table that has just been made among the open ones.
    pub fn keep(&mut self, id: &str, table: Table) {
        self.tables.put(id, table);
    }

    /// Takes a table off, so that its file can be changed otherwise. Its curtain is down when it is opened again.
    pub fn close(&mut self, id: &str) {
        self.tables.close(id);
    }

    /// Closes all tables after a bug.
    pub fn close_all(&mut self) {
        self.tables = OpenTables::default();
    }

    /// Speaks the language of the settings at every table.
    pub fn speak(&mut self) {
        let lang = self.shelf.settings().lang;
        self.tables.tables.values_mut().for_each(|table| table.speak(lang));
    }

    /// The table of an id, opened if it is not, for the tab with this token.
    pub fn seated(&mut self, id: &str, token: Option<&str>) -> Result<Seated<'_>, Error> {
        self.opened(id)?;
        self.tables.seated(id, token).ok_or(Error::NoSuchGame)
    }

    /// The shelf and a table at once.
    pub fn parts(&mut self, id: &str, token: Option<&str>) -> Result<(&Shelf, Seated<'_>), Error> {
        self.opened(id)?;
        let seated = self.tables.seated(id, token).ok_or(Error::NoSuchGame)?;
        Ok((&self.shelf, seated))
    }

    fn opened(&mut self, id: &str) -> Result<&mut Table, Error> {
        if self.tables.get_mut(id).is_none() {
            let table = nearby::open(&self.shelf, id)?;
            self.keep(id, table);
        }
        self.tables.get_mut(id).ok_or(Error::NoSuchGame)
    }

    /// Lifts the curtain for a seat and gives this tab the token of the view. Another tab that had it loses it.
    pub fn lift(&mut self, id: &str, seat: Seat) -> Result<String, Error> {
        let table = self.opened(id)?;
        if matches!(table.face(), Face::Seat(_) | Face::Linger(_)) {
            // The tab that held the view may be gone: a reload, a crash. The curtain comes down between the two.
            table.hide();
        }
        table.lift(seat)?;
        let token = secret();
        self.tables.holders.insert(id.to_owned(), token.clone());
        Ok(token)
    }

    /// Remembers a finished game's result.
    pub fn note_result(&mut self, id: &str) -> Result<(), Error> {
        let Some(table) = self.tables.get_mut(id) else { return Ok(()) };
        if table.face() == Face::Over
            && let Some(places) = table.reckoning().places
        {
            let head = table.head().clone();
            self.shelf.finished(id, &head, &places)?;
        }
        Ok(())
    }
}

impl Seated<'_> {
    /// What this tab is shown.
    pub fn view(&self) -> TableView {
        if self.inside { self.table.view() } else { self.table.onlooker() }
    }

    /// The table, if this tab may act at it.
    pub fn acting(&mut self) -> Result<&mut Table, Error> {
        if self.inside { Ok(self.table) } else { Err(Error::Curtain(holder(self.table.face()))) }
    }
}

fn holder(face: Face) -> u8 {
    match face {
        Face::Seat(seat) | Face::Linger(seat) | Face::Open(seat) => seat.0,
        Face::Curtain(seats) => seats.iter().next().map_or(0, |s| s.0),
        Face::Over | Face::Wait => 0,
    }
}
