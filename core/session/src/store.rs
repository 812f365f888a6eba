//! One game's file: records under names and a numbered journal, each with a checksum, in one `redb` database.

use crate::error::Error;
use redb::backends::FileBackend;
use redb::{Builder, Database, DatabaseError, ReadOnlyTable, ReadableDatabase, StorageBackend, TableDefinition};
use std::fs::OpenOptions;
use std::path::Path;
use std::sync::Mutex;

/// Everything is in one table, so that a move touches few pages: records by name, entries by number.
const GAME: TableDefinition<&str, &[u8]> = TableDefinition::new("game");
/// The name of a journal entry: sorted like its number, and last, beside the records that change with every move.
const ENTRY: &str = "entry-";

fn entry(number: u64) -> String {
    format!("{ENTRY}{number:010}")
}

type Game = ReadOnlyTable<&'static str, &'static [u8]>;

/// No saved game is larger than this; what is, is none.
pub const LARGEST_FILE: u64 = 64 << 20;
/// A game is small: so much is kept in memory of its file.
const CACHE: usize = 1 << 20;

/// What one commit writes: all of it or nothing.
#[derive(Clone, Debug, Default)]
pub struct Commit {
    /// Records by name; none removes the record.
    pub records: Vec<(&'static str, Option<String>)>,
    /// Journal entries by number.
    pub entries: Vec<(u64, String)>,
}

/// An open file. Whatever `commit` has returned for is on disk.
#[derive(Debug)]
pub struct Store {
    /// Always there until the store is dropped.
    db: Option<Database>,
    written: bool,
}

impl Store {
    /// Opens a file that exists. Opening writes to it: look with `peek` first whether it is what it should be.
    pub fn open(path: &Path) -> Result<Store, Error> {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        Store::on(FileBackend::new(file).map_err(database)?)
    }

    /// Makes a new file; one that exists is not touched.
    pub fn create(path: &Path) -> Result<Store, Error> {
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path)?;
        Store::on(FileBackend::new(file).map_err(database)?)
    }

    /// Opens a copy of a file in memory: for lists, and to look whether it is whole.
    pub fn peek(path: &Path) -> Result<Store, Error> {
        if std::fs::metadata(path)?.len() > LARGEST_FILE {
            return Err(Error::TooLarge);
        }
        let bytes = std::fs::read(path)?;
        if bytes.is_empty() {
            return Err(Error::Damaged("the file is empty".to_owned()));
        }
        Store::on(Memory(Mutex::new(bytes)))
    }

    /// Opens a file on any storage: for the tests that make storage fail.
    pub fn on(backend: impl StorageBackend) -> Result<Store, Error> {
        // A damaged file may make the library panic; the player gets a sentence all the same.
        let open = std::panic::AssertUnwindSafe(|| {
            Builder::new().set_cache_size(CACHE).set_check_integrity_on_open(true).create_with_backend(backend)
        });
        match quietly(open) {
            Ok(Ok(db)) => Ok(Store { db: Some(db), written: false }),
            Ok(Err(e)) => Err(database(e)),
            Err(()) => Err(Error::Damaged("the file cannot be opened".to_owned())),
        }
    }

    fn db(&self) -> Result<&Database, Error> {
        self.db.as_ref().ok_or_else(|| Error::Io("the file is closed".to_owned()))
    }

    /// Writes a commit and waits until it is on disk.
    pub fn commit(&mut self, commit: &Commit) -> Result<(), Error> {
        let write = self.db()?.begin_write().map_err(failed)?;
        {
            let mut game = write.open_table(GAME).map_err(failed)?;
            for (name, value) in &commit.records {
                match value {
                    Some(value) => game.insert(name, sealed(value).as_slice()).map_err(failed)?,
                    None => game.remove(name).map_err(failed)?,
                };
            }
            for (number, value) in &commit.entries {
                game.insert(entry(*number).as_str(), sealed(value).as_slice()).map_err(failed)?;
            }
        }
        self.written = true;
        write.commit().map_err(failed)
    }

    /// A record, if there is one of this name.
    pub fn record(&self, name: &str) -> Result<Option<String>, Error> {
        let record = |game: Game| game.get(name).map_err(failed)?.map(|v| unsealed(v.value())).transpose();
        Ok(self.reading(record)?.flatten())
    }

    /// The journal, in order of its numbers.
    pub fn journal(&self) -> Result<Vec<(u64, String)>, Error> {
        let journal = self.reading(|game| {
            let mut entries = Vec::new();
            for found in game.range(ENTRY..).map_err(failed)? {
                let (name, value) = found.map_err(failed)?;
                let Some(number) = name.value().strip_prefix(ENTRY) else { break };
                let number =
                    number.parse().map_err(|_| Error::Damaged("a journal entry without a number".to_owned()))?;
                entries.push((number, unsealed(value.value())?));
            }
            Ok(entries)
        })?;
        Ok(journal.unwrap_or_default())
    }

    /// Reads from the game's table; nothing if the file has none.
    fn reading<T>(&self, read: impl FnOnce(Game) -> Result<T, Error>) -> Result<Option<T>, Error> {
        let reading = || match self.db()?.begin_read().map_err(failed)?.open_table(GAME) {
            Ok(game) => read(game).map(Some),
            Err(redb::TableError::TableDoesNotExist(_)) => Ok(None),
            Err(e) => Err(failed(e)),
        };
        match quietly(std::panic::AssertUnwindSafe(reading)) {
            Ok(read) => read,
            Err(()) => Err(Error::Damaged("the file cannot be read".to_owned())),
        }
    }

    /// Writes the last commit once more, so that both of the file's commit slots say the same:
    /// then no single damaged byte can bring an older position back.
    fn settle(&mut self) -> Result<(), Error> {
        if self.written {
            self.commit(&Commit { records: vec![("closed", Some(String::new()))], entries: Vec::new() })?;
            self.written = false;
        }
        Ok(())
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // Everything acknowledged is on disk already; a disk that fails now loses nothing.
        let _ = quietly(std::panic::AssertUnwindSafe(|| self.settle()));
        // Closing reads the file once more, which may panic on a damaged one.
        let db = self.db.take();
        let _ = quietly(std::panic::AssertUnwindSafe(move || drop(db)));
    }
}

/// Runs something that may panic on a damaged file.
fn quietly<T>(f: impl FnOnce() -> T + std::panic::UnwindSafe) -> Result<T, ()> {
    std::panic::catch_unwind(f).map_err(|_| ())
}

/// A value with its checksum before it.
fn sealed(value: &str) -> Vec<u8> {
    let mut bytes = crc32fast::hash(value.as_bytes()).to_le_bytes().to_vec();
    bytes.extend_from_slice(value.as_bytes());
    bytes
}

fn unsealed(bytes: &[u8]) -> Result<String, Error> {
    let damaged = || Error::Damaged("a record does not match its checksum".to_owned());
    let (sum, value) = bytes.split_at_checked(4).ok_or_else(damaged)?;
    if crc32fast::hash(value).to_le_bytes() != sum {
        return Err(damaged());
    }
    String::from_utf8(value.to_vec()).map_err(|_| damaged())
}

fn database(e: DatabaseError) -> Error {
    match e {
        DatabaseError::DatabaseAlreadyOpen => Error::InUse,
        DatabaseError::Storage(e) => failed(e),
        e => Error::Damaged(e.to_string()),
    }
}

fn failed(e: impl Into<redb::Error>) -> Error {
    match e.into() {
        // After one failure the database wants to be opened anew; what is on disk is whole.
        redb::Error::PreviousIo => Error::Io("an earlier write failed".to_owned()),
        redb::Error::Io(e) => match e.kind() {
            std::io::ErrorKind::InvalidData | std::io::ErrorKind::UnexpectedEof => Error::Damaged(e.to_string()),
            _ => Error::from(e),
        },
        e => Error::Damaged(e.to_string()),
    }
}

/// A file in memory.
#[derive(Debug)]
struct Memory(Mutex<Vec<u8>>);

impl Memory {
    fn bytes(&self) -> std::sync::MutexGuard<'_, Vec<u8>> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn range(offset: u64, len: usize, of: usize) -> std::io::Result<std::ops::Range<usize>> {
        let start = usize::try_from(offset).map_err(std::io::Error::other)?;
        match start.checked_add(len) {
            Some(end) if end <= of => Ok(start..end),
            _ => Err(std::io::ErrorKind::UnexpectedEof.into()),
        }
    }
}

impl StorageBackend for Memory {
    fn len(&self) -> std::io::Result<u64> {
        Ok(self.bytes().len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> std::io::Result<()> {
        let bytes = self.bytes();
        let range = Memory::range(offset, out.len(), bytes.len())?;
        out.copy_from_slice(&bytes[range]);
        Ok(())
    }

    fn set_len(&self, len: u64) -> std::io::Result<()> {
        if len > LARGEST_FILE {
            return Err(std::io::ErrorKind::InvalidData.into());
        }
        self.bytes().resize(len as usize, 0);
        Ok(())
    }

    fn sync_data(&self) -> std::io::Result<()> {
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> std::io::Result<()> {
        let mut bytes = self.bytes();
        let range = Memory::range(offset, data.len(), bytes.len())?;
        bytes[range].copy_from_slice(data);
        Ok(())
    }
}
