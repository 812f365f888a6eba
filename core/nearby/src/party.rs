//! A device together with its table, as a shell with several open tables holds them.

use crate::desk::At;
use crate::device::{Device, Done, Setup};
use crate::keys::Keys;
use crate::screen::Screen;
use link::event::Event;
use link::identity::DeviceKey;
use link::time::Millis;
use session::error::Error;
use session::nearby::shelf::Kept;
use session::shelf::Shelf;
use session::table::Table;

/// What the ids of tables of other devices begin with, wherever tables are opened by id. A game's own id never does.
pub const ELSEWHERE: &str = "elsewhere.";

/// The open tables of a shell.
pub trait Tables {
    /// Takes an open table out, if it is open.
    fn take(&mut self, id: &str) -> Option<Table>;
    /// Puts it back, or puts a new one in.
    fn put(&mut self, id: &str, table: Table);
}

/// Opens a table by id: a game of this device, or the last view of one elsewhere.
pub fn open(shelf: &Shelf, id: &str) -> Result<Table, Error> {
    match id.strip_prefix(ELSEWHERE) {
        Some(kept) => shelf.look(kept),
        None => shelf.game(id),
    }
}

/// Takes a table off the shelf: a game of this device for ever, or the last view of one elsewhere.
pub fn delete(shelf: &Shelf, keys: &mut Keys, id: &str) -> Result<(), Error> {
    match id.strip_prefix(ELSEWHERE) {
        Some(kept) => {
            shelf.forget_kept(kept)?;
            keys.forget(kept)
        }
        None => shelf.delete(id),
    }
}

/// The tables elsewhere whose last views are kept, each with the id to open it by.
pub fn elsewhere(shelf: &Shelf) -> Result<Vec<Kept>, Error> {
    let named = |kept: Kept| Kept { id: format!("{ELSEWHERE}{}", kept.id), ..kept };
    Ok(shelf.kept()?.into_iter().map(named).collect())
}

/// This device at a table on several, and which table it is.
#[derive(Debug)]
pub struct Party {
    device: Device,
    id: Option<String>,
    leaving: bool,
}

impl Party {
    /// Lets others in at a game of this device.
    pub fn host(keys: &Keys, setup: Setup, shelf: &Shelf, tables: &mut dyn Tables, id: &str) -> Result<Party, Error> {
        let mut table = match tables.take(id) {
            Some(table) => table,
            None => open(shelf, id)?,
        };
        let device = Device::host(keys, setup, keys.name(), shelf, &mut table);
        tables.put(id, table);
        let mut device = device?;
        device.door(true);
        Ok(Party { device, id: Some(id.to_owned()), leaving: false })
    }

    /// Joins a table of another device.
    pub fn join(keys: &Keys, setup: Setup, shelf: &Shelf) -> Party {
        Party { device: Device::join(keys, setup, keys.name(), shelf), id: None, leaving: false }
    }

    /// Comes back to the table elsewhere that is kept under this id.
    pub fn back(keys: &Keys, setup: Setup, shelf: &Shelf, id: &str) -> Result<Party, Error> {
        let kept = id.strip_prefix(ELSEWHERE).and_then(|kept| keys.elsewhere(kept)).ok_or(Error::NoSuchGame)?;
        let device = Device::back(keys, setup, keys.name(), shelf, DeviceKey(kept.host));
        Ok(Party { device, id: Some(id.to_owned()), leaving: false })
    }

    /// The device.
    pub fn device(&mut self) -> &mut Device {
        &mut self.device
    }

    /// The table, once there is one.
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// Whether the device has said that it goes: once its farewell is sent it can be dropped.
    pub fn is_leaving(&self) -> bool {
        self.leaving
    }

    /// Does something with the device, its table at hand.
    pub fn with<T>(
        &mut self,
        shelf: &mut Shelf,
        keys: &mut Keys,
        tables: &mut dyn Tables,
        run: impl FnOnce(&mut Device, At<'_>) -> T,
    ) -> T {
        let taken = self.id.as_ref().and_then(|id| tables.take(id).or_else(|| open(shelf, id).ok()));
        let mut table = taken;
        let ran = run(&mut self.device, At { shelf, keys, id: &mut self.id, table: &mut table });
        if let (Some(id), Some(table)) = (&self.id, table) {
            tables.put(id, table);
        }
        ran
    }

    /// The one door of the radio; see [`Device::handle`].
    pub fn handle(
        &mut self,
        event: Event,
        now: Millis,
        shelf: &mut Shelf,
        keys: &mut Keys,
        tables: &mut dyn Tables,
    ) -> Done {
        self.with(shelf, keys, tables, |device, at| device.handle(event, now, at))
    }

    /// What the screens show.
    pub fn screen(&mut self, now: Millis, shelf: &mut Shelf, keys: &mut Keys, tables: &mut dyn Tables) -> Screen {
        self.with(shelf, keys, tables, |device, at| device.screen(at.table.as_ref(), now))
    }

    /// Something was done at this table on this device; returns whether it is this party's table.
    pub fn did(&mut self, id: &str, table: &mut Table) -> bool {
        let ours = self.id.as_deref() == Some(id);
        if ours {
            self.device.did(table);
        }
        ours
    }

    /// Goes; see [`Device::leave`].
    pub fn leave(&mut self, shelf: &mut Shelf, keys: &mut Keys, tables: &mut dyn Tables) {
        self.with(shelf, keys, tables, |device, at| device.leave(at.table.as_mut()));
        self.leaving = true;
    }
}
