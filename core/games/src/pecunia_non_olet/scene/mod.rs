//! Everything there is to see, arranged for a phone upright or for a wide screen.
//!
//! At first sight: the others in brief, the own latrine, the queue, the hand. While a card looks for its target among
//! the others, their seats or queues are drawn large enough for a finger, and the own latrine makes room.

mod book;
mod cards;
mod latrine;
mod parts;
mod queue;
mod rivals;
mod status;

pub use book::{VIGNETTE, symbol};

use super::action::Action;
use super::phases;
use super::state::{Draft, Phase, State};
use super::words::Touch;
use table::canvas::Canvas;
use table::game::Turn;
use table::meta::Picture;
use table::scene::SurfaceKind::{Board, Hand, Mat, Players};
use table::scene::{Form, Item, Look, TouchId};
use table::seat::{Seat, Viewer};
use table::text::Text;

/// The roles of this game's own, by day and by night: the stone bench, and what is read on it.
pub const PALETTE: &[(&str, [&str; 2])] = &[
    ("bench", ["#E9DFCB", "#4A3F34"]),
    ("bench-top", ["#FBF6EA", "#6A5C4D"]),
    ("bench-line", ["#B7A588", "#2B231C"]),
    ("bench-ink", ["#2A1F18", "#F2E7D3"]),
    ("bench-ink-2", ["#66513F", "#BCA98F"]),
    ("option-bright", ["#8FD8C8", "#3FC2B0"]),
];

/// The pictures in the rules: a table after set-up, seats that can be chosen and one that cannot, cards.
pub const PICTURES: &[Picture] = &[
    Picture { section: 1, seats: 3, seed: 25, answers: 0, shows: &[Players, Board, Mat] },
    Picture { section: 5, seats: 3, seed: 25, answers: 3, shows: &[Board, Mat] },
    Picture { section: 7, seats: 3, seed: 31, answers: 31, shows: &[Hand] },
];

/// The width of every surface: a phone's 390 points less the margins.
const WIDTH: i32 = 36600;

/// Draws what the viewer knows.
pub fn scene(s: &State, viewer: Viewer, canvas: &mut Canvas) {
    let marks = Marks::of(s, viewer);
    let own = match viewer {
        Viewer::Seat(seat) => seat,
        _ => s.active,
    };
    let wide = canvas.form() == Form::Wide;
    let aim = Aim::of(&marks);
    match aim {
        Aim::Queues => {
            own_first(s, own).for_each(|seat| queue::queue(s, seat, &marks, canvas));
        }
        Aim::Seats => s.others(own).for_each(|seat| latrine::latrine(s, seat, false, &marks, canvas)),
        // Where there is room for the others' latrines, there is no need of them in brief.
        Aim::Own if wide => {}
        Aim::Players | Aim::Own => rivals::rivals(s, own, aim == Aim::Players, &marks, canvas),
    }
    if aim != Aim::Queues {
        latrine::latrine(s, own, true, &marks, canvas);
        queue::queue(s, own, &marks, canvas);
    }
    if !s.revealed.is_empty() {
        cards::colosseum(s, &marks, canvas);
    }
    match viewer {
        Viewer::Seat(seat) => cards::hand(s, seat, true, &marks, canvas),
        Viewer::After => s.all().for_each(|seat| cards::hand(s, seat, false, &marks, canvas)),
        Viewer::Public => {}
    }
    if wide {
        for seat in s.others(own) {
            if aim != Aim::Seats {
                latrine::latrine(s, seat, false, &marks, canvas);
            }
            if aim != Aim::Queues {
                queue::queue(s, seat, &marks, canvas);
            }
        }
    }
    status::status(s, &marks, canvas);
}

/// The own seat, then the others in seat order.
fn own_first(s: &State, own: Seat) -> impl Iterator<Item = Seat> {
    std::iter::once(own).chain(s.others(own))
}

/// Where what is asked for lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// Nothing of the others is asked for.
    Own,
    /// At players, or at queues as a whole.
    Players,
    /// At seats of the others.
    Seats,
    /// At queues.
    Queues,
}

impl Aim {
    fn of(marks: &Marks) -> Aim {
        let of = |what: fn(&Action) -> bool| marks.actions.iter().any(what);
        if of(|a| matches!(a, Action::Waiting(..))) {
            Aim::Queues
        } else if of(|a| matches!(a, Action::Player(_) | Action::Assign(..))) {
            Aim::Players
        } else if marks
            .actions
            .iter()
            .any(|a| matches!(a, Action::Lodger(p, ..) | Action::Pair(p, _) if Some(*p) != marks.asked))
        {
            Aim::Seats
        } else {
            Aim::Own
        }
    }
}

/// How things stand in the question that this viewer may answer.
struct Marks {
    actions: Vec<Action>,
    options: Vec<TouchId>,
    chosen: Vec<TouchId>,
    draft: Option<Draft>,
    asked: Option<Seat>,
    viewer: Option<Seat>,
}

impl Marks {
    fn of(s: &State, viewer: Viewer) -> Marks {
        let viewer_seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::After => None,
        };
        let mut marks = Marks {
            actions: Vec::new(),
            options: Vec::new(),
            chosen: Vec::new(),
            draft: None,
            asked: None,
            viewer: viewer_seat,
        };
        let open = phases::turn(s) == Turn::open(s.active);
        if viewer != Viewer::Seat(s.active) && !open {
            return marks;
        }
        phases::actions(s, s.active, &mut marks.actions);
        if marks.actions.is_empty() {
            return marks;
        }
        marks.asked = Some(s.active);
        marks.draft = s.draft;
        marks.options = marks.actions.iter().flat_map(|a| super::prompt::anchors(s.active, *a)).collect();
        if let Some(draft) = s.draft {
            marks.chosen.push(Touch::Hand(draft.kind).id());
            marks.chosen.extend(draft.first.map(|(p, i)| Touch::Queue(p, i).id()));
        }
        marks
    }

    fn is_option(&self, touch: Touch) -> bool {
        self.options.contains(&touch.id())
    }

    /// Whether this seat is asked where the front customer sits.
    fn seats_front(&self, s: &State, seat: Seat) -> bool {
        self.asked == Some(seat) && s.phase == Phase::Seating && self.draft.is_none()
    }

    fn look(&self, touch: Touch, blocked: bool) -> Look {
        let touch = touch.id();
        if self.chosen.contains(&touch) {
            Look::Chosen
        } else if self.options.contains(&touch) {
            Look::Option
        } else if blocked {
            Look::Blocked
        } else {
            Look::Plain
        }
    }
}

/// An item that can be touched and stands in the question as `marks` says.
fn item(marks: &Marks, id: u32, touch: Touch, blocked: bool, spoken: Text) -> Item {
    Item::new(id).touch(touch.id()).look(marks.look(touch, blocked)).spoken(spoken)
}
