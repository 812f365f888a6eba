//! How things stand in the questions that a viewer sees: what stands for an answer, what has been begun.

use super::super::about;
use super::super::action::Action;
use super::super::board::{Spot, Thing};
use super::super::land;
use super::super::map::HexSet;
use super::super::phases;
use super::super::shapes::Square;
use super::super::state::{Draft, Phase, State};
use super::super::touch::Touch;
use std::collections::BTreeSet;
use table::emblem::Emblems;
use table::game::Turn;
use table::scene::{Look, TouchId};
use table::seat::{Seat, Viewer};

/// How things stand for one viewer.
pub struct Marks {
    /// Who looks.
    viewer: Viewer,
    /// Whose things are shown first: the viewer's, or those of who is asked.
    pub focus: Seat,
    /// Who is asked, as far as the viewer sees the question.
    pub asked: Vec<Seat>,
    /// What can be answered, by the seats asked.
    pub actions: Vec<(Seat, Action)>,
    /// The zones of control by seat.
    pub zones: Vec<HexSet>,
    /// Which emblem each seat wears.
    pub emblems: Emblems,
    options: BTreeSet<TouchId>,
    chosen: BTreeSet<TouchId>,
}

impl Marks {
    /// The marks for a viewer. An open question is seen by everybody who is asked, and on the public board.
    pub fn of(s: &State, viewer: Viewer, emblems: Emblems) -> Marks {
        let (may, private) = match phases::turn(s) {
            Turn::Seats { may, private } => (may, private),
            _ => Default::default(),
        };
        let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let looks = viewer == Viewer::Public || own.is_some_and(|seat| may.has(seat));
        let sees = |seat: &Seat| own == Some(*seat) || looks && !private.has(*seat);
        let asked: Vec<Seat> = may.iter().filter(sees).collect();
        let in_front = asked.first().copied().or_else(|| s.winners.iter().next());
        let focus = own.or(in_front).or_else(|| s.in_order().next()).unwrap_or(Seat(0));
        let zones = s.all().map(|seat| s.zone(seat)).collect();
        let mut marks = Marks {
            viewer,
            focus,
            asked,
            actions: Vec::new(),
            zones,
            emblems,
            options: BTreeSet::new(),
            chosen: BTreeSet::new(),
        };
        let mut list = Vec::new();
        for seat in marks.asked.clone() {
            list.clear();
            phases::actions(s, seat, &mut list);
            for action in list.iter().copied() {
                marks.options.extend(anchor(s, seat, action));
                marks.actions.push((seat, action));
            }
            marks.chosen.extend(begun(s, seat));
        }
        marks
    }

    /// Whether a question is seen at all.
    pub fn is_asked(&self) -> bool {
        !self.asked.is_empty()
    }

    /// How a thing looks that stands for answers, or for none.
    pub fn look(&self, touch: Touch) -> Look {
        let touch = touch.id();
        if self.options.contains(&touch) {
            Look::Option
        } else if self.chosen.contains(&touch) {
            Look::Chosen
        } else {
            Look::Plain
        }
    }

    /// The same for a thing that looks as if it could be chosen: where it cannot, and a ruling says why, it is blocked.
    pub fn wanted(&self, s: &State, touch: Touch) -> Look {
        let idle = self.is_asked() && self.asked.iter().all(|seat| s.player(*seat).work.draft.is_none());
        match self.look(touch) {
            Look::Plain if idle && self.is_blocked(s, touch) => Look::Blocked,
            look => look,
        }
    }

    fn is_blocked(&self, s: &State, touch: Touch) -> bool {
        let blocked = about::about(s, self.viewer, touch.id()).and_then(|sheet| sheet.blocked);
        blocked.is_some_and(|reason| reason.ruling.is_some())
    }
}

/// What on screen stands for an action; buttons have nothing.
fn anchor(s: &State, seat: Seat, action: Action) -> Option<TouchId> {
    let touch = match (s.phase, action) {
        (Phase::Found, Action::Found(hex)) => Touch::Hex(hex),
        (Phase::City, action) => in_city(s, seat, action)?,
        _ => return land::anchors(seat, action).first().copied(),
    };
    Some(touch.id())
}

fn in_city(s: &State, seat: Seat, action: Action) -> Option<Touch> {
    let draft = s.player(seat).work.draft;
    Some(match action {
        Action::House(number) | Action::Free(number) => Touch::House(seat, number),
        Action::Build(building) => Touch::Reserve(building),
        Action::Square(spot) | Action::Heal(spot) | Action::From(spot) => Touch::Square(seat, spot),
        Action::Turn(_) => match draft {
            Some(Draft::Build { at: Some(spot), .. } | Draft::Place { at: Some(spot), .. }) => {
                Touch::Square(seat, spot)
            }
            _ => return None,
        },
        Action::Size(form) => match draft {
            Some(Draft::Build { at: Some(spot), .. }) => Touch::Square(seat, far(spot, form.size())),
            _ => return None,
        },
        Action::Pay(good) | Action::Give(good) => Touch::Stock(seat, good),
        Action::Gain(good) | Action::Ask(good) => Touch::Supply(good),
        Action::Choose(saint) => Touch::Saint(saint),
        Action::Man(slot) | Action::Unman(slot) => Touch::Building(seat, slot),
        Action::Lift(thing) | Action::Place(thing) => of_thing(seat, thing),
        Action::Offer(to) => Touch::Player(to),
        Action::Accept(from, _) => Touch::Offer(from, seat),
        Action::Withdraw(to, _) => Touch::Offer(seat, to),
        _ => return None,
    })
}

/// The square in the opposite corner of a storage, which stands for its size.
pub fn far(spot: Spot, (width, height): (u8, u8)) -> Spot {
    let square = spot.square();
    Spot::at(spot.city(), Square::at(square.row() + height - 1, square.col() + width - 1))
}

/// What a house or a building is touched by.
pub fn of_thing(seat: Seat, thing: Thing) -> Touch {
    match thing {
        Thing::House(number) => Touch::House(seat, number),
        Thing::Piece(slot) => Touch::Building(seat, slot),
    }
}

/// What a command that has been begun was begun with.
fn begun(s: &State, seat: Seat) -> Vec<TouchId> {
    let square = |at: Option<Spot>| at.map(|spot| Touch::Square(seat, spot));
    let hex = |at: Option<super::super::map::Hex>| at.map(Touch::Hex);
    let all: [Option<Touch>; 3] = match s.player(seat).work.draft {
        None | Some(Draft::Bank(_)) => [None; 3],
        Some(Draft::House { number, at, .. }) => [Some(Touch::House(seat, number)), square(at), None],
        Some(Draft::Build { building, at, form, .. }) => {
            [Some(Touch::Reserve(building)), if form.is_none() { square(at) } else { None }, None]
        }
        Some(Draft::Offer { to, .. }) => [Some(Touch::Offer(seat, to)), None, None],
        Some(Draft::Place { thing, at }) => [Some(of_thing(seat, thing)), square(at), None],
        Some(Draft::Carry { from }) => [square(from), None, None],
        Some(Draft::Deed { deed, at, other, .. }) => [Some(Touch::Deed(deed)), hex(at), hex(other)],
        Some(Draft::Harvest { at, .. }) => [Some(Touch::Hex(at)), None, None],
    };
    all.into_iter().flatten().map(Touch::id).collect()
}
