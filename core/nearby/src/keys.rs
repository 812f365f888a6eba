//! What a device keeps of playing nearby: its own key, its name, the devices that it knows, and whose guest it is.

use link::event::Notice;
use link::hello::Versions;
use link::identity::{DeviceKey, Identity, Known};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use session::error::Error;
use session::saved::APP;
use session::shelf::tidy;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::live::Kind;

/// The file's name. It is no game, and no export holds it.
const FILE: &str = "nearby.json";
/// So many tables of others are remembered.
const MOST_TABLES: usize = 32;

/// A table of another device at which this one has sat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Elsewhere {
    /// By which the last view is kept on the shelf.
    pub id: String,
    /// The host.
    pub host: [u8; 32],
    /// Where it was reached, if that was typed: a network address.
    pub address: Option<String>,
}

#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
struct Written {
    secret: Option<[u8; 32]>,
    name: String,
    known: Vec<([u8; 32], u64)>,
    tables: Vec<Elsewhere>,
}

/// The keys of this device and what belongs to them. Only this app can read the file, and nothing of it is ever shown.
pub struct Keys {
    path: PathBuf,
    written: Written,
    identity: Identity,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Keys").field("key", &self.identity.key()).finish_non_exhaustive() // Never the secret.
    }
}

impl Keys {
    /// Reads the file in the folder of the games. Where there is none, or none that can be read, the device is new to
    /// everybody: it has a key of its own from now on, and others are met with digits.
    pub fn open(folder: &Path) -> Result<Keys, Error> {
        let path = folder.join(FILE);
        let text = std::fs::read_to_string(&path).ok();
        let mut written: Written = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let is_new = written.secret.is_none();
        let secret = *written.secret.get_or_insert_with(|| rand::rng().random());
        let keys = Keys { path, written, identity: Identity::from_secret(secret) };
        if is_new {
            keys.write()?;
        }
        Ok(keys)
    }

    fn write(&self) -> Result<(), Error> {
        let new = self.path.with_extension("new");
        let mut options = File::options();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&new)?;
        file.write_all(serde_json::to_string_pretty(&self.written).expect("keys are plain data").as_bytes())?;
        file.sync_all()?;
        Ok(std::fs::rename(new, &self.path)?)
    }

    /// This device's keys.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// What others call this device; empty if nobody has named it.
    pub fn name(&self) -> &str {
        &self.written.name
    }

    /// Names this device, in up to 24 letters.
    pub fn rename(&mut self, name: &str) -> Result<(), Error> {
        self.written.name = tidy(name);
        self.write()
    }

    /// The devices that return without digits.
    pub fn known(&self) -> Vec<Known> {
        self.written.known.iter().map(|(key, met)| Known { key: DeviceKey(*key), met: *met }).collect()
    }

    /// Keeps the devices that the link knows now.
    pub fn know(&mut self, known: &[Known]) -> Result<(), Error> {
        self.written.known = known.iter().map(|known| (known.key.0, known.met)).collect();
        self.write()
    }

    /// Whether a notice of the link is one after which its known devices have to be kept.
    pub(crate) fn asks(notice: &Notice) -> bool {
        matches!(notice, Notice::Paired { .. })
    }

    /// The table of another device whose last view is kept under this id.
    pub fn elsewhere(&self, id: &str) -> Option<&Elsewhere> {
        self.written.tables.iter().find(|table| table.id == id)
    }

    /// Remembers whose table is kept under an id, the latest last.
    pub fn remember(&mut self, table: Elsewhere) -> Result<(), Error> {
        if self.written.tables.last() == Some(&table) {
            return Ok(());
        }
        self.written.tables.retain(|old| old.id != table.id);
        self.written.tables.push(table);
        let more = self.written.tables.len().saturating_sub(MOST_TABLES);
        self.written.tables.drain(..more);
        self.write()
    }

    /// Forgets a table of another device.
    pub fn forget(&mut self, id: &str) -> Result<(), Error> {
        self.written.tables.retain(|old| old.id != id);
        self.write()
    }
}

/// The number of a game on the wire.
fn number(game: &str) -> u32 {
    crc32fast::hash(game.as_bytes())
}

/// The number of this app's version on the wire: 1.2.3 is 1 002 003.
fn app() -> u32 {
    APP.split('.').map(|part| part.parse().unwrap_or(0)).fold(0, |all: u32, part: u32| all * 1000 + part.min(999))
}

/// The oldest app that this one plays with. Earlier ones have no protocol.
const LEAST: u32 = 1000;

/// What a device plays with: a host the game on its table, a guest all that it has.
pub fn versions<'a>(kinds: impl IntoIterator<Item = &'a dyn Kind>) -> Versions {
    let games = kinds
        .into_iter()
        .map(|kind| (number(kind.meta().id), u16::try_from(kind.meta().rules).unwrap_or(u16::MAX)))
        .collect();
    Versions { app: app(), least: LEAST, games }
}

/// Chance for a link, seeded by the system.
pub(crate) fn chance() -> Box<dyn rand::CryptoRng + Send> {
    let mut seed = [0; 32];
    rand::rng().fill_bytes(&mut seed);
    Box::new(<rand::rngs::StdRng as rand::SeedableRng>::from_seed(seed))
}
