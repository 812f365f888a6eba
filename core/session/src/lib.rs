//! One open table, and the shelf of games: journal, undo, curtain, saves. It knows no game; it is handed the list.

#![warn(missing_docs)]

pub mod curtain;
pub mod error;
pub mod journal;
pub mod luck;
pub mod nearby;
pub mod opening;
pub mod pictures;
pub mod saved;
pub mod settings;
pub mod shelf;
mod since;
pub mod store;
pub mod table;

use ::table::text::Catalogs;

/// The session's own words: what cannot be done, and why.
pub const CATALOGS: Catalogs = Catalogs {
    en: &[include_str!("text/en.ftl")],
    cs: &[include_str!("text/cs.ftl")],
    hu: &[include_str!("text/hu.ftl")],
};

/// The words of the screens, for every shell: `screen-<key>`, and the names of the emblems.
pub const SCREENS: Catalogs = Catalogs {
    en: &[include_str!("text/screens.en.ftl"), include_str!("text/nearby.en.ftl")],
    cs: &[include_str!("text/screens.cs.ftl"), include_str!("text/nearby.cs.ftl")],
    hu: &[include_str!("text/screens.hu.ftl"), include_str!("text/nearby.hu.ftl")],
};

/// The libraries that are shipped, and under which licences, a line each; `cargo xtask licences` writes it.
pub const LICENCES: &str = include_str!("text/licences.txt");
