//! What is written of a game: its head, its position, its journal; and how it is read back.
//!
//! Everything is JSON with field names, so that an old file says itself what it holds.

use crate::error::Error;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use table::live::Done;
use table::seat::{Audience, Seat, SeatSet};
use table::text::Text;

/// The form of the saved files that this version writes.
pub const FORMAT: u32 = 1;
/// This program's version.
pub const APP: &str = env!("CARGO_PKG_VERSION");

/// A player's place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The name as it was typed.
    pub name: String,
    /// The emblem: 0 Rubra, 1 Lapis, 2 Ochra, 3 Oliva, 4 Porphyra, 5 Marmor. No two seats share one.
    pub emblem: u8,
}

/// What is known of a game without its position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The form of the file.
    pub format: u32,
    /// The version that wrote it last.
    pub app: String,
    /// The game's id.
    pub game: String,
    /// The number of the rules it is played by.
    pub rules: u32,
    /// The name that the players gave it.
    pub title: Option<String>,
    /// The players by seat.
    pub seats: Vec<SeatInfo>,
    /// The options that were chosen.
    pub options: BTreeMap<String, String>,
    /// When it was begun, in seconds since 1970.
    pub created: u64,
}

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Now {
    /// How many journal entries there are.
    pub entries: u64,
    /// The revision of each viewer's view: the seats in order, then the public one.
    pub revisions: Vec<u64>,
    /// Up to which journal entry each seat has looked.
    pub looked: Vec<u64>,
    /// One line for the shelf.
    pub headline: Text,
    /// Each seat's score as everybody may know it; saves of before 0.2 have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
    /// Each seat's place, once the game is over.
    pub places: Option<Vec<u8>>,
    /// When it was last played, in seconds since 1970.
    pub played: u64,
}

/// A position, and the journal entry it stands before.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The number of the first journal entry after it.
    pub at: u64,
    /// The position.
    pub state: Box<RawValue>,
}

impl Snapshot {
    /// A position before the entry of this number.
    pub fn new(at: u64, state: String) -> Result<Snapshot, Error> {
        let state = RawValue::from_string(state).map_err(|e| Error::Damaged(e.to_string()))?;
        Ok(Snapshot { at, state })
    }

    /// The record of a position, written without reading the state once more.
    pub fn json(at: u64, state: &str) -> String {
        format!(r#"{{"at":{at},"state":{state}}}"#)
    }
}

/// One entry of the journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Entry {
    /// An input that was accepted.
    #[serde(rename = "in")]
    Input(InputEntry),
    /// An undo: it strikes earlier inputs of one seat.
    #[serde(rename = "undo")]
    Strike {
        /// Whose inputs.
        seat: Seat,
        /// Their numbers.
        struck: Vec<u64>,
    },
    /// The rules changed here: the journal before this entry can be read, and not replayed.
    #[serde(rename = "rules")]
    Rules {
        /// The number of the rules from here on.
        rules: u32,
    },
}

/// An input with what it told.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InputEntry {
    /// The input in the game's own form.
    #[serde(rename = "i")]
    pub input: Box<RawValue>,
    /// Whose act it was; none for chance.
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What it told, and to whom.
    #[serde(rename = "t", default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<(Audience, Option<Text>)>,
    /// The seats whose undo may not reach back past it.
    #[serde(rename = "b", default, skip_serializing_if = "is_none")]
    pub barrier: SeatSet,
    /// Whether nothing up to here can be undone.
    #[serde(rename = "z", default, skip_serializing_if = "is_false")]
    pub sealed: bool,
    /// Whether a command is completed by it.
    #[serde(rename = "e", default, skip_serializing_if = "is_false")]
    pub ends: bool,
    /// Whether the program answered for the player.
    #[serde(rename = "a", default, skip_serializing_if = "is_false")]
    pub auto: bool,
}

fn is_false(b: &bool) -> bool {
    !b
}

fn is_none(set: &SeatSet) -> bool {
    set.is_empty()
}

impl InputEntry {
    /// The entry of an accepted input.
    pub fn of(done: &Done, auto: bool) -> Result<InputEntry, Error> {
        let input = RawValue::from_string(done.input.clone()).map_err(|e| Error::Damaged(e.to_string()))?;
        let Done { seat, barrier, sealed, ends, .. } = *done;
        Ok(InputEntry { input, seat, told: done.told.clone(), barrier, sealed, ends, auto })
    }
}

/// A whole game as it is saved and exported.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// What is known without the position.
    pub head: Head,
    /// Where it stands.
    pub now: Now,
    /// The position at the start of the journal that can be replayed.
    pub first: Snapshot,
    /// The position at the last barrier for all seats.
    pub base: Snapshot,
    /// The position now; none when it is the base.
    pub state: Option<Box<RawValue>>,
    /// The journal.
    pub journal: Vec<Entry>,
}

/// Writes a record as JSON.
pub fn json<T: Serialize>(record: &T) -> String {
    serde_json::to_string(record).expect("records are plain data")
}

/// Reads a record from JSON.
pub fn parse<T: for<'de> Deserialize<'de>>(json: &str) -> Result<T, Error> {
    serde_json::from_str(json).map_err(|e| Error::Damaged(e.to_string()))
}

/// Refuses what a newer version wrote, before anything else of it is read.
pub fn check_version(head: &str) -> Result<(), Error> {
    #[derive(Deserialize)]
    struct Version {
        format: u32,
        app: String,
    }
    let version: Version = parse(head)?;
    if version.format > FORMAT { Err(newer(&version.app)) } else { Ok(()) }
}

/// The refusal of what this newer version wrote. What it calls itself comes from outside: it is cut and made plain.
pub fn newer(app: &str) -> Error {
    Error::Newer { app: app.chars().filter(|c| !c.is_control()).take(20).collect() }
}
