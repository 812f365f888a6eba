//! The table on a computer. It draws any game and knows none: it is handed the list.

pub mod args;
pub mod page;
pub mod terminal;

use table::text::Catalogs;

/// The words of the terminal, and those of the screens that every shell has.
pub const CATALOGS: Catalogs = Catalogs {
    en: &[include_str!("../text/en.ftl"), session::SCREENS.en[0], session::SCREENS.en[1]],
    cs: &[include_str!("../text/cs.ftl"), session::SCREENS.cs[0], session::SCREENS.cs[1]],
    hu: &[include_str!("../text/hu.ftl"), session::SCREENS.hu[0], session::SCREENS.hu[1]],
};
