//! The table on a computer. It draws any game and knows none: it is handed the list.

pub mod args;
pub mod page;
pub mod terminal;

use table::text::Catalogs;

/// The words of the screens: what no game and no session says.
pub const CATALOGS: Catalogs = Catalogs {
    en: &[include_str!("../text/en.ftl")],
    cs: &[include_str!("../text/cs.ftl")],
    hu: &[include_str!("../text/hu.ftl")],
};
