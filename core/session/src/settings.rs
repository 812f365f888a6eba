//! What holds for all games: language, the seats last used, results of finished games. One small file, written whole.

use crate::error::Error;
use crate::saved::SeatInfo;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use table::text::Lang;

const FILE: &str = "settings.json";

/// What was chosen for all games, and what is remembered of those that are over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// Whether the language goes with the system's: true until one is chosen, where there is a system to follow.
    pub follows_system: bool,
    /// By day, by night, or as the system has it.
    pub shade: Shade,
    /// The size of text in hundredths, 100 to 200.
    pub text_percent: u16,
    /// Whether motion is reduced to a short fade.
    pub calm: bool,
    /// Whether the screen stays on while a table is shown.
    pub keep_awake: bool,
    /// The players of the last game, in their order.
    pub seats: Vec<SeatInfo>,
    /// The results of finished games, oldest first.
    pub finished: Vec<Finished>,
}

/// By day or by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shade {
    /// As the system has it.
    System,
    /// By day.
    Light,
    /// By night.
    Dark,
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The id it had on the shelf.
    pub id: String,
    /// Which game it was.
    pub game: String,
    /// Each player's name and place.
    pub result: Vec<(String, u8)>,
    /// When it ended, in seconds since 1970.
    pub when: u64,
}

/// How one player has done at one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to the end.
    pub played: u32,
    /// Games won, shared wins too.
    pub won: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            lang: Lang::En,
            follows_system: false,
            shade: Shade::System,
            text_percent: 100,
            calm: false,
            keep_awake: true,
            seats: Vec::new(),
            finished: Vec::new(),
        }
    }
}

impl Settings {
    /// Reads the settings; a file that is missing or damaged leaves the default, as no game depends on it.
    pub fn read(folder: &Path) -> Settings {
        let text = std::fs::read_to_string(folder.join(FILE));
        text.ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Whether this folder has settings yet.
    pub fn exist(folder: &Path) -> bool {
        folder.join(FILE).exists()
    }

    /// Writes the settings beside the old ones and then puts them in their place.
    pub fn write(&self, folder: &Path) -> Result<(), Error> {
        let new = folder.join("settings.new");
        let mut file = File::create(&new)?;
        file.write_all(serde_json::to_string_pretty(self).expect("settings are plain data").as_bytes())?;
        file.sync_all()?;
        Ok(std::fs::rename(new, folder.join(FILE))?)
    }

    /// Games played and won, by game and player's name.
    pub fn tallies(&self) -> BTreeMap<(String, String), Tally> {
        let mut tallies: BTreeMap<(String, String), Tally> = BTreeMap::new();
        for finished in &self.finished {
            for (name, place) in &finished.result {
                let tally = tallies.entry((finished.game.clone(), name.clone())).or_default();
                tally.played += 1;
                tally.won += u32::from(*place == 1);
            }
        }
        tallies
    }
}
