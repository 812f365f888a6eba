//! The open tables behind the page, and which tab holds a private view.

use super::auth::secret;
use session::curtain::Face;
use session::error::Error;
use session::shelf::Shelf;
use session::table::{Table, TableView};
use std::collections::BTreeMap;
use table::seat::Seat;

/// Everything the page is answered from.
pub struct House {
    shelf: Shelf,
    tables: BTreeMap<String, Open>,
}

/// An open table.
struct Open {
    table: Table,
    /// What the tab that lifted the curtain shows with each request; other tabs see the public table.
    holder: Option<String>,
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
    pub fn new(shelf: Shelf) -> House {
        House { shelf, tables: BTreeMap::new() }
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
        self.tables.insert(id.to_owned(), Open { table, holder: None });
    }

    /// Takes a table off, so that its file can be changed otherwise. Its curtain is down when it is opened again.
    pub fn close(&mut self, id: &str) {
        self.tables.remove(id);
    }

    /// Closes all tables: after a bug, and for a change of language.
    pub fn close_all(&mut self) {
        self.tables.clear();
    }

    /// Speaks the language of the settings at every table.
    pub fn speak(&mut self) {
        let lang = self.shelf.settings().lang;
        self.tables.values_mut().for_each(|open| open.table.speak(lang));
    }

    /// The table of an id, opened if it is not, for the tab with this token.
    pub fn seated(&mut self, id: &str, token: Option<&str>) -> Result<Seated<'_>, Error> {
        Ok(self.opened(id)?.seated(token))
    }

    /// The shelf and a table at once.
    pub fn parts(&mut self, id: &str, token: Option<&str>) -> Result<(&Shelf, Seated<'_>), Error> {
        self.opened(id)?;
        let open = self.tables.get_mut(id).ok_or(Error::NoSuchGame)?;
        Ok((&self.shelf, open.seated(token)))
    }

    fn opened(&mut self, id: &str) -> Result<&mut Open, Error> {
        if !self.tables.contains_key(id) {
            let table = self.shelf.game(id)?;
            self.keep(id, table);
        }
        self.tables.get_mut(id).ok_or(Error::NoSuchGame)
    }

    /// Lifts the curtain for a seat and gives this tab the token of the view. Another tab that had it loses it.
    pub fn lift(&mut self, id: &str, seat: Seat) -> Result<String, Error> {
        let open = self.opened(id)?;
        if matches!(open.table.face(), Face::Seat(_) | Face::Linger(_)) {
            // The tab that held the view may be gone: a reload, a crash. The curtain comes down between the two.
            open.table.hide();
        }
        open.table.lift(seat)?;
        let token = secret();
        open.holder = Some(token.clone());
        Ok(token)
    }

    /// Remembers a finished game's result.
    pub fn note_result(&mut self, id: &str) -> Result<(), Error> {
        let Some(open) = self.tables.get(id) else { return Ok(()) };
        if open.table.face() == Face::Over
            && let Some(places) = open.table.reckoning().places
        {
            let head = open.table.head().clone();
            self.shelf.finished(id, &head, &places)?;
        }
        Ok(())
    }
}

impl Open {
    fn seated(&mut self, token: Option<&str>) -> Seated<'_> {
        let private = matches!(self.table.face(), Face::Seat(_) | Face::Linger(_));
        let inside = !private || (self.holder.is_some() && self.holder.as_deref() == token);
        Seated { table: &mut self.table, inside }
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
