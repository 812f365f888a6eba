//! The games. This file is the list; each game has its folder.

pub mod aquileia;
pub mod magna_grecia;
pub mod pecunia_non_olet;

use table::live::{Entry, Kind};
use table::trace::Traced;

/// Something that is done for every game with its types known: benches, simulation, generic tests.
pub trait Visit {
    /// Does it for one game.
    fn game<G: Traced>(&mut self);
}

/// The list of games, in the order in which they are offered. A new game is one line here.
pub fn each(visit: &mut impl Visit) {
    visit.game::<pecunia_non_olet::PecuniaNonOlet>();
    visit.game::<magna_grecia::MagnaGrecia>();
    visit.game::<aquileia::Aquileia>();
}

/// The list of games without their types: what session, ffi and web are handed.
pub fn list() -> Vec<Box<dyn Kind>> {
    struct Collect(Vec<Box<dyn Kind>>);
    impl Visit for Collect {
        fn game<G: Traced>(&mut self) {
            self.0.push(Box::new(Entry::<G>::new()));
        }
    }
    let mut collect = Collect(Vec::new());
    each(&mut collect);
    collect.0
}
