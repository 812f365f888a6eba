//! What the suites share: the toy game, slow second engines, random play, and a walk over every game.

pub mod disk;
pub mod fixtures;
pub mod marked;
pub mod recorded;
pub mod reference;
pub mod round;
pub mod soak;
pub mod tokens;
pub mod toy;

use games::Visit;
use session::luck::SeededLuck;
use table::game::Game;
use table::input::Input;
use table::live::{Entry, Kind};
use table::meta::{Named, Values};
use table::playout::pick;
use table::trace::Traced;

/// Players whose names have letters of all languages.
pub const NAMES: [&str; 6] = ["Přemysl", "Kateřina", "Zsófi", "Ödön", "Marcello", "Anežka"];

/// Something that is tested for every game in the list and for the toy game.
pub trait EveryGame {
    /// Tests one game.
    fn game<G: Game>(&mut self);
}

/// Tests every game in the list and the toy game.
pub fn every_game(test: &mut impl EveryGame) {
    struct Adapter<'a, T>(&'a mut T);
    impl<T: EveryGame> Visit for Adapter<'_, T> {
        fn game<G: Traced>(&mut self) {
            self.0.game::<G>();
        }
    }
    games::each(&mut Adapter(test));
    test.game::<toy::Toy>();
}

/// The list of games with the toy game in it.
pub fn kinds() -> Vec<Box<dyn Kind>> {
    let mut kinds = games::list();
    kinds.push(Box::new(Entry::<toy::Toy>::new()));
    kinds
}

/// All ways to set options that a suite goes through: none set, and each value of each option alone.
pub fn settings<G: Game>(seats: u8) -> Vec<Named> {
    let mut all = vec![Named::new()];
    for option in G::META.options.iter().filter(|option| option.fits(seats)) {
        let values: Vec<String> = match option.values {
            Values::Words(words) => words.iter().map(|w| (*w).to_owned()).collect(),
            Values::Seat => (0..seats).map(|s| s.to_string()).collect(),
        };
        for value in values {
            let mut named = Named::from([(option.id.to_owned(), value)]);
            if let Some((other, needed)) = option.only_if {
                named.insert(other.to_owned(), needed.to_owned());
            }
            all.push(named);
        }
    }
    all
}

/// The position before any chance, with these options.
pub fn start<G: Game>(named: &Named, seats: u8) -> G::State {
    G::setup(&G::META.options(named, seats).expect("the suites set options that exist"), seats)
}

/// Picks random inputs; the same from the same seed.
#[derive(Debug)]
pub struct Picker<G: Game> {
    /// Where its chance comes from.
    pub luck: SeededLuck,
    list: Vec<G::Action>,
    weights: Vec<u32>,
}

impl<G: Game> Picker<G> {
    /// A picker of this seed.
    pub fn new(seed: u64) -> Self {
        Picker { luck: SeededLuck::new(seed), list: Vec::new(), weights: Vec::new() }
    }

    /// One legal input, or nothing when the game is over.
    pub fn pick(&mut self, state: &G::State) -> Option<Input<G::Action>> {
        pick::<G>(state, &mut self.luck, &mut self.list, &mut self.weights)
    }
}
