//! What is known of a game before it is played: its name, seats, options and presets.

use crate::scene::{SurfaceKind, SymbolId};
use crate::text::Catalogs;
use std::collections::BTreeMap;
use thiserror::Error;

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Complete, still being watched.
    Beta,
    /// Complete and proven.
    Ready,
}

/// A game's card in the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Meta {
    /// The id: the name of its rules file and folder.
    pub id: &'static str,
    /// The name on the box, the same in every language.
    pub title: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The number of its rules: raised when a fix changes what is legal or what it does.
    pub rules: u32,
    /// How far it is.
    pub stage: Stage,
    /// Whether a seat ever knows what others do not. Where none does, everybody's view is the public one.
    pub secrets: bool,
    /// What can be chosen before a game.
    pub options: &'static [OptionSpec],
    /// Named sets of options; the first is offered first.
    pub presets: &'static [Preset],
    /// The picture on its box: a symbol of its book, about five by two.
    pub vignette: Option<SymbolId>,
    /// The pictures in its rules.
    pub pictures: &'static [Picture],
    /// Its Fluent catalogs.
    pub catalogs: Catalogs,
    /// Its rules text in English, Czech and Hungarian.
    pub rules_text: [&'static str; 3],
}

/// A picture in the rules: what the seat that is asked sees in a game at random, which is always the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The section of "how to play" that it stands at the end of, from 0.
    pub section: u8,
    /// How many players there are.
    pub seats: u8,
    /// Which game at random.
    pub seed: u64,
    /// How many answers have been given.
    pub answers: u16,
    /// The surfaces that are shown.
    pub shows: &'static [SurfaceKind],
}

/// One thing that can be chosen before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its id; the catalogs have `option-<id>`, `option-<id>-<value>` and `option-<id>-<value>-hint`.
    pub id: &'static str,
    /// What it can be.
    pub values: Values,
    /// The value when nobody chooses, as a place in `values`.
    pub default: u8,
    /// Asked only when this other option has this value.
    pub only_if: Option<(&'static str, &'static str)>,
    /// Asked only with so many seats; with others it stands at its default.
    pub only_seats: Option<u8>,
}

impl OptionSpec {
    /// Whether it can be chosen with so many seats.
    pub fn fits(&self, seats: u8) -> bool {
        self.only_seats.is_none_or(|only| only == seats)
    }
}

/// What an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of the seats of the game; its value is the seat's number, from 0.
    Seat,
}

/// A named set of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its id; the catalogs have `preset-<id>` and `preset-<id>-hint`.
    pub id: &'static str,
    /// The options it sets; the others stand at their default.
    pub set: &'static [(&'static str, &'static str)],
}

/// The options of one game: a value for each of `Meta::options`, in that order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options(Vec<u8>);

/// Options by name, as they are kept in saves.
pub type Named = BTreeMap<String, String>;

/// Why options were not accepted.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadOption {
    /// The game has no such option.
    #[error("no option is called {0}")]
    Unknown(String),
    /// The option has no such value, or not with so many seats.
    #[error("the option {0} cannot be {1}")]
    Value(String, String),
    /// The game has no such preset.
    #[error("no preset is called {0}")]
    Preset(String),
    /// The game is not for so many.
    #[error("this game is not for {0} seats")]
    Seats(u8),
}

impl Meta {
    /// The options that `named` says, the others at their default.
    pub fn options(&self, named: &Named, seats: u8) -> Result<Options, BadOption> {
        if !(self.min_seats..=self.max_seats).contains(&seats) {
            return Err(BadOption::Seats(seats));
        }
        let mut chosen: Vec<u8> = self.options.iter().map(|o| o.default).collect();
        for (id, value) in named {
            let place = self.options.iter().position(|o| o.id == id).ok_or_else(|| BadOption::Unknown(id.clone()))?;
            let found = match self.options[place].values {
                Values::Words(words) => words.iter().position(|w| w == value).map(|i| i as u8),
                Values::Seat => value.parse().ok().filter(|&s: &u8| s < seats),
            };
            let fits = |value: &u8| self.options[place].fits(seats) || *value == self.options[place].default;
            chosen[place] = found.filter(fits).ok_or_else(|| BadOption::Value(id.clone(), value.clone()))?;
        }
        Ok(Options(chosen))
    }

    /// The options of a preset by name.
    pub fn preset(&self, id: &str) -> Result<Named, BadOption> {
        let preset = self.presets.iter().find(|p| p.id == id).ok_or_else(|| BadOption::Preset(id.to_owned()))?;
        Ok(preset.set.iter().map(|&(o, v)| (o.to_owned(), v.to_owned())).collect())
    }
}

impl Options {
    /// The value of the option that stands at `place` in `Meta::options`.
    pub fn get(&self, place: usize) -> u8 {
        self.0[place]
    }
}
