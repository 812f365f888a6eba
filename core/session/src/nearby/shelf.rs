//! What of games nearby lies on the shelf: tables that came from another device, and a guest's last views.

use super::seats::{Handing, Seats};
use super::{Coming, Device};
use crate::error::Error;
use crate::saved::{Head, parse};
use crate::shelf::{Shelf, is_id};
use crate::store::Store;
use crate::table::Table;
use crate::table::here::NEARBY;
use std::io::Write;
use std::path::PathBuf;

/// The ending of the file of a guest's last view.
const KEPT: &str = "seen";
/// The ending of one that is being written.
const NEW: &str = "seen-new";
/// No kept view is larger.
const LARGEST: u64 = 4 << 20;

/// A guest's last view on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// What to look at it by.
    pub id: String,
    /// Its players and options, or why it cannot be looked at.
    pub head: Result<Head, Error>,
}

impl Shelf {
    /// Puts a table on the shelf that another device hands over. It is not played here before `Table::activate`.
    pub fn receive(&mut self, coming: &Coming) -> Result<String, Error> {
        // It may have come before, and the word that it is stored been lost.
        self.drop_arriving(coming.number)?;
        self.put(&coming.game, Some(&coming.seats))
    }

    /// The tables that have come and are not played here yet: id, from which device, and under which number.
    pub fn arriving(&self) -> Result<Vec<(String, Device, u64)>, Error> {
        let arriving = |(id, seats): (String, Seats)| match seats.handing {
            Handing::Arriving { from, number } => Some((id, from, number)),
            _ => None,
        };
        Ok(self.bound()?.into_iter().filter_map(arriving).collect())
    }

    /// The id of the table that came under this number, which is this device's now. An older file of the same table,
    /// from before it went away, is taken off.
    pub fn arrived(&mut self, number: u64) -> Result<String, Error> {
        let bound = self.bound()?;
        let here = |seats: &Seats| matches!(seats.handing, Handing::Arriving { number: n, .. } if n == number);
        let (id, table) = bound
            .iter()
            .find(|(_, seats)| here(seats))
            .map(|(id, seats)| (id.clone(), seats.table))
            .ok_or(Error::NoSuchGame)?;
        let gone = |seats: &Seats| seats.table == table && matches!(seats.handing, Handing::Moved { .. });
        for (old, _) in bound.iter().filter(|(_, seats)| gone(seats)) {
            self.delete(old)?;
        }
        Ok(id)
    }

    /// Takes a table off that came under this number, as it stays where it was.
    pub fn drop_arriving(&mut self, number: u64) -> Result<(), Error> {
        for (id, _, _) in self.arriving()?.into_iter().filter(|(_, _, n)| *n == number) {
            self.delete(&id)?;
        }
        Ok(())
    }

    /// The games on the shelf whose files say who sits where. One that cannot be read is none of them.
    fn bound(&self) -> Result<Vec<(String, Seats)>, Error> {
        let mut bound = Vec::new();
        for listed in self.list()?.into_iter().filter(|listed| listed.card.is_ok()) {
            let seats = Store::peek(&self.path_of(&listed.id)?).and_then(|store| store.record(NEARBY));
            if let Ok(Some(record)) = seats
                && let Ok(seats) = parse(&record)
            {
                bound.push((listed.id, seats));
            }
        }
        Ok(bound)
    }

    fn kept_path(&self, id: &str, ending: &str) -> Result<PathBuf, Error> {
        if is_id(id) { Ok(self.folder().join(format!("{id}.{ending}"))) } else { Err(Error::NoSuchGame) }
    }

    /// Keeps what a guest's table shows, beside the old one and then in its place; returns what to look at it by.
    pub fn keep(&self, table: &Table) -> Result<String, Error> {
        let number = table.mirror().ok_or(Error::NotHere)?.table;
        let bytes = table.keepsake(self.kinds()).ok_or(Error::NotHere)?;
        let number: String = number.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
        let id = format!("{}-{number}", table.head().game);
        let (path, new) = (self.kept_path(&id, KEPT)?, self.kept_path(&id, NEW)?);
        let mut file = std::fs::File::create(&new)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        std::fs::rename(new, path)?;
        Ok(id)
    }

    /// All kept views.
    pub fn kept(&self) -> Result<Vec<Kept>, Error> {
        let mut kept = Vec::new();
        for file in std::fs::read_dir(self.folder())? {
            let path = file?.path();
            if path.extension().is_some_and(|e| e == KEPT)
                && let Some(id) = path.file_stem().and_then(|s| s.to_str()).filter(|id| is_id(id))
            {
                kept.push(Kept { id: id.to_owned(), head: self.look(id).map(|table| table.head().clone()) });
            }
        }
        kept.sort_by(|a, b| a.id.cmp(&b.id));
        Ok(kept)
    }

    /// A kept view, to be looked at, or for a guest to go on from.
    pub fn look(&self, id: &str) -> Result<Table, Error> {
        let path = self.kept_path(id, KEPT)?;
        if std::fs::metadata(&path)?.len() > LARGEST {
            return Err(Error::TooLarge);
        }
        let mut table = Table::look(self.kinds(), &std::fs::read(path)?)?;
        table.speak(self.settings().lang);
        Ok(table)
    }

    /// Takes a kept view off.
    pub fn forget_kept(&self, id: &str) -> Result<(), Error> {
        Ok(std::fs::remove_file(self.kept_path(id, KEPT)?)?)
    }

    /// A game without secrets goes on here from a guest's last view, with everybody on this device: a new game on the
    /// shelf. What is played at the old table from then on is another game.
    pub fn go_on(&mut self, table: &Table) -> Result<(String, Table), Error> {
        let (state, head) = (table.whole()?, table.head().clone());
        self.begin_at(&head, &state)
    }
}
