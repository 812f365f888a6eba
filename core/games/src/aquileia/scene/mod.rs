//! Everything there is to see: the players, the town with its six areas, what is being decided, the own cards.
//!
//! The whole town stands on a phone at first sight. What is being decided (a contest, an auction, an exchange) is drawn
//! large below it, near the thumb, and areas that are over make room for it; while somebody builds, the plots are as large
//! as their prices need.

mod book;
mod cards;
mod contest;
mod desk;
mod ground;
mod hand;
mod laurel;
mod layout;
mod lying;
mod mats;
mod metal;
mod players;
mod plots;
mod spaces;
mod status;

pub use book::{VIGNETTE, symbol};

use super::about;
use super::action::Action;
use super::phases;
use super::state::{Draft, State, Step};
use super::touch::Touch;
use layout::Plan;
use std::collections::BTreeSet;
use table::canvas::Canvas;
use table::emblem::Emblems;
use table::game::Turn;
use table::meta::Picture;
use table::scene::SurfaceKind::{Board, Market, Status};
use table::scene::{Form, Look, TouchId};
use table::seat::{Seat, Viewer};
use table::text::Text;

/// The roles of this game's own, by day and by night: pavements, quays, the ground of a space, soft edges.
pub const PALETTE: &[(&str, [&str; 2])] = &[
    ("floor", ["#F3E4C8", "#3A2E22"]),
    ("quay", ["#DFC8A0", "#4A3A2A"]),
    ("bone-space", ["#FBF6EA", "#2B231C"]),
    ("edge-soft", ["#5A3F24", "#120D09"]),
];

/// The pictures in the rules: the town after set-up, servants and markers being placed, an exchange, a fight and a race
/// with their odds, a bid, a building, a theft in the port, the buildings late in a game.
pub const PICTURES: &[Picture] = &[
    Picture { section: 1, seats: 3, seed: 0, answers: 0, shows: &[Board] },
    Picture { section: 3, seats: 4, seed: 0, answers: 57, shows: &[Board] },
    Picture { section: 4, seats: 3, seed: 0, answers: 18, shows: &[Market] },
    Picture { section: 5, seats: 3, seed: 2, answers: 150, shows: &[Board, Status] },
    Picture { section: 6, seats: 4, seed: 0, answers: 32, shows: &[Status, Market] },
    Picture { section: 7, seats: 4, seed: 0, answers: 37, shows: &[Board, Market] },
    Picture { section: 8, seats: 4, seed: 0, answers: 238, shows: &[Board] },
    Picture { section: 9, seats: 4, seed: 0, answers: 152, shows: &[Board] },
    Picture { section: 11, seats: 4, seed: 545, answers: 218, shows: &[Board] },
];

/// The surface of the town.
const TOWN: u16 = 1;

/// Draws what the viewer knows.
pub fn scene(s: &State, viewer: Viewer, canvas: &mut Canvas) {
    let marks = Marks::of(s, viewer, canvas.emblems());
    let plan = Plan::of(canvas.form(), s);
    if canvas.form() == Form::Wide {
        mats::mats(s, &marks, canvas);
    } else {
        players::players(s, &marks, canvas);
    }
    canvas.surface(TOWN, Board, None, Text::new("scene-town"), plan.size());
    canvas.backdrop(book::Piece::Ground(plan).id());
    spaces::spaces(s, plan, &marks, canvas);
    lying::lying(s, plan, &marks, canvas);
    plots::plots(s, plan, &marks, canvas);
    contest::contest(s, &marks, canvas);
    desk::desk(s, &marks, canvas);
    status::status(s, &marks, canvas);
    hand::hands(s, &marks, canvas);
}

/// How things stand in the question that this viewer may answer.
struct Marks {
    viewer: Viewer,
    actions: Vec<Action>,
    options: BTreeSet<TouchId>,
    chosen: BTreeSet<TouchId>,
    emblems: Emblems,
}

impl Marks {
    fn of(s: &State, viewer: Viewer, emblems: Emblems) -> Marks {
        let mut marks =
            Marks { viewer, actions: Vec::new(), options: BTreeSet::new(), chosen: BTreeSet::new(), emblems };
        let open = phases::turn(s) == Turn::open(s.active);
        if viewer != Viewer::Seat(s.active) && !open {
            return marks;
        }
        phases::actions(s, s.active, &mut marks.actions);
        if marks.actions.is_empty() {
            return marks;
        }
        marks.options = marks.actions.iter().flat_map(|a| super::prompt::anchors(s, *a)).collect();
        match s.draft {
            Some(Draft::Gold(_)) => {
                marks.chosen.insert(Touch::Coin(s.active, super::data::Metal::Gold).id());
            }
            Some(Draft::Plot(plot)) => {
                marks.chosen.insert(Touch::Plot(plot).id());
            }
            Some(Draft::Cards(kinds)) => {
                let down = super::data::Card::ALL.into_iter().filter(|card| kinds[*card as usize] > 0);
                marks.chosen.extend(down.map(|card| Touch::Hand(card).id()));
            }
            None => {}
        }
        marks
    }

    /// Whether this viewer is asked, or looks on at an open decision.
    fn asked(&self) -> bool {
        !self.actions.is_empty()
    }

    /// Whether the seat is the viewer's own.
    fn own(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// How a thing looks that stands for answers, or for none.
    fn look(&self, touch: Touch) -> Look {
        let touch = touch.id();
        if self.chosen.contains(&touch) {
            Look::Chosen
        } else if self.options.contains(&touch) {
            Look::Option
        } else {
            Look::Plain
        }
    }

    /// The same, where a thing that is `wanted` looks as if it could be chosen: if it cannot, its sheet says why.
    fn wanted(&self, s: &State, touch: Touch, wanted: bool) -> Look {
        match self.look(touch) {
            Look::Plain if wanted && self.asked() && s.draft.is_none() && is_blocked(s, self.viewer, touch) => {
                Look::Blocked
            }
            look => look,
        }
    }
}

/// Whether the sheet of a thing says why it cannot be chosen.
fn is_blocked(s: &State, viewer: Viewer, touch: Touch) -> bool {
    about::about(s, viewer, touch.id()).is_some_and(|sheet| sheet.blocked.is_some())
}

/// Whose turn it is, while a round runs.
fn acting(s: &State) -> Option<Seat> {
    (!s.step.is_setup() && s.step != Step::Over).then_some(s.active)
}
