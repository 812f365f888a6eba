//! Everything there is to see: the players in brief, the map, what the turn still allows, the two cards that lie open.
//!
//! The whole map stands on a phone at first sight, turned a quarter; what is small is read when it is zoomed.

mod board;
mod book;
mod drawings;
mod ground;
mod hex;
mod places;
mod players;
mod status;

pub use board::ghost;
pub use book::{VIGNETTE, symbol};

use super::action::Action;
use super::state::{Draft, Phase, State};
use super::touch::Touch;
use std::collections::BTreeSet;
use table::canvas::Canvas;
use table::emblem::Emblems;
use table::game::Turn;
use table::meta::Picture;
use table::scene::SurfaceKind::{Board, Status};
use table::scene::{Look, TouchId};
use table::seat::{Seat, Viewer};

/// The roles of this game's own, by day and by night: the ground of a road tile, edges on the board, the floor of an
/// oracle, and the colours of the seats as they are read on bone.
pub const PALETTE: &[(&str, [&str; 2])] = &[
    ("tile", ["#F6EACF", "#8D7A5A"]),
    ("edge-road", ["#2A1F18", "#120D09"]),
    ("oracle", ["#EFE3CF", "#CDBB9C"]),
    ("rubra-text", ["#BA3828", "#BA3828"]),
    ("lapis-text", ["#21468F", "#21468F"]),
    ("ochra-text", ["#8A6410", "#8A6410"]),
    ("oliva-text", ["#55631F", "#55631F"]),
];

/// The pictures in the rules: the map after set-up, a card, a road that is being laid, a building that has to be
/// finished, prices and markets late in a game, oracles.
pub const PICTURES: &[Picture] = &[
    Picture { section: 1, seats: 3, seed: 25, answers: 7, shows: &[Board] },
    Picture { section: 2, seats: 3, seed: 25, answers: 7, shows: &[Status] },
    Picture { section: 4, seats: 3, seed: 0, answers: 105, shows: &[Board, Status] },
    Picture { section: 5, seats: 3, seed: 1215, answers: 59, shows: &[Board, Status] },
    Picture { section: 8, seats: 4, seed: 990, answers: 123, shows: &[Board] },
    Picture { section: 9, seats: 4, seed: 545, answers: 126, shows: &[Board] },
];

/// The width of what stands above and below the map: a phone's 390 points less the margins.
const WIDTH: i32 = 36600;

/// Draws what the viewer knows.
pub fn scene(s: &State, viewer: Viewer, canvas: &mut Canvas) {
    let marks = Marks::of(s, viewer, canvas.emblems());
    players::players(s, &marks, canvas);
    board::board(s, &marks, canvas);
    status::status(s, &marks, canvas);
}

/// How things stand in the question that this viewer may answer.
struct Marks {
    actions: Vec<Action>,
    options: BTreeSet<TouchId>,
    chosen: Option<TouchId>,
    emblems: Emblems,
}

impl Marks {
    fn of(s: &State, viewer: Viewer, emblems: Emblems) -> Marks {
        let mut marks = Marks { actions: Vec::new(), options: BTreeSet::new(), chosen: None, emblems };
        let open = super::phases::turn(s) == Turn::open(s.active);
        if viewer != Viewer::Seat(s.active) && !open {
            return marks;
        }
        super::phases::actions(s, s.active, &mut marks.actions);
        if marks.actions.is_empty() {
            return marks;
        }
        marks.options = marks.actions.iter().flat_map(|a| super::prompt::anchors(s, *a)).collect();
        marks.chosen = match s.draft {
            Some(Draft::Road(hex)) => Some(Touch::Hex(hex).id()),
            Some(Draft::Replenish | Draft::Roads(_)) => Some(Touch::Allowance.id()),
            None => None,
        };
        marks
    }

    /// Whether this viewer is asked.
    fn asked(&self) -> bool {
        !self.actions.is_empty()
    }

    fn is_option(&self, touch: Touch) -> bool {
        self.options.contains(&touch.id())
    }

    fn has(&self, action: Action) -> bool {
        self.actions.contains(&action)
    }

    /// How a thing looks that stands for answers, or for none.
    fn look(&self, touch: Touch) -> Look {
        let touch = touch.id();
        if self.chosen == Some(touch) {
            Look::Chosen
        } else if self.options.contains(&touch) {
            Look::Option
        } else {
            Look::Plain
        }
    }
}

/// Whose turn it is, while one runs.
fn acting(s: &State) -> Option<Seat> {
    matches!(s.phase, Phase::Oracles | Phase::Tiles | Phase::Market | Phase::TurnDone).then_some(s.active)
}
