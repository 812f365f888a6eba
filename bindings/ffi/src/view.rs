//! What a shell shows of a table: whose view it is, what happened, what stands where.

use crate::prompt::Prompt;
use crate::scene::{Paints, Surface};
use session::curtain;
use session::saved::Head;
use session::table as core;
use table::game::Turn;
use table::live::Kind;
use table::news;
use table::seat::SeatSet;

/// A player at a table.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Player {
    /// The seat, from 0.
    pub seat: u32,
    /// The name as it was typed; it is never inflected.
    pub name: String,
    /// The emblem, 0 to 5: its token and colours.
    pub emblem: u32,
}

/// The room there is for a scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Form {
    /// A phone upright.
    Narrow,
    /// A tablet, a phone on its side.
    Wide,
}

/// Whose view is shown, and whether the curtain is down.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Face {
    /// This seat's own view: nobody else may see it.
    Own {
        /// The seat.
        seat: u32,
    },
    /// This seat's own view stays after its turn, until "hand on": nobody else may see it.
    Linger {
        /// The seat.
        seat: u32,
    },
    /// The public view, and an open decision of this seat is asked over it.
    Open {
        /// The seat.
        seat: u32,
    },
    /// The curtain is down; one of these seats may lift it. The scene is the public one.
    Curtain {
        /// The seats.
        seats: Vec<u32>,
    },
    /// The view after the end.
    Over,
    /// The public view; nobody here has anything to decide.
    Wait,
}

/// One act and what it told.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Lines {
    /// Its place in this viewer's log.
    pub entry: u64,
    /// Whose act it was; none for chance.
    pub seat: Option<u32>,
    /// The sentences.
    pub lines: Vec<String>,
}

/// Everything that is shown of a table.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct View {
    /// The game's id.
    pub game: String,
    /// The name on the game's box.
    pub game_title: String,
    /// The name that the players gave this table.
    pub title: Option<String>,
    /// Whose view it is.
    pub face: Face,
    /// Whether anything in it is for one seat's eyes only: then no screenshot and no thumbnail may show it.
    pub private: bool,
    /// The players in seat order.
    pub players: Vec<Player>,
    /// The revision of this view; an answer names it.
    pub revision: u64,
    /// The surfaces, in the order in which they are read. What is new since the viewer's last move is marked.
    pub surfaces: Vec<Surface>,
    /// What is asked; nothing while the curtain is down.
    pub prompt: Option<Prompt>,
    /// Whether the seat that is shown can take something back, also after its turn, before it hands on.
    pub can_undo: bool,
    /// What happened since this view was last looked at; it is told once.
    pub steps: Vec<Lines>,
    /// One line: where the game stands.
    pub headline: String,
    /// The last thing that everybody was told of.
    pub last: Option<String>,
    /// The seats that have won, once the game is over.
    pub winners: Vec<u32>,
    /// Where the players are.
    pub at: At,
}

/// Where a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Standing {
    /// Here: by everybody round this device, or as the host of others.
    Here,
    /// Here, but it is on its way to another device.
    Moving,
    /// It was here and went to another device: it can be looked at.
    Moved,
    /// It has come whole, and the old host has not let go of it yet.
    Arriving,
    /// On the host's device, which is there.
    Guest,
    /// On the host's device, which is away: the last view.
    Alone,
}

/// Where the players of a table are, and for whom it waits.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct At {
    /// Where it is played.
    pub standing: Standing,
    /// Whether several devices are at it now.
    pub near: bool,
    /// Whether several players share this device: only then there is a curtain.
    pub shared: bool,
    /// The seats whose devices are away.
    pub away: Vec<u32>,
    /// The seats on other devices that have something to do.
    pub waits: Vec<u32>,
    /// Whether an answer given here is on its way to the host.
    pub sent: bool,
    /// Why the host has not accepted the last answer given here.
    pub refused: Option<String>,
}

impl At {
    /// Where the players of this table are.
    pub(crate) fn of(table: &core::Table, near: bool, seen: &core::TableView) -> At {
        let numbers = |seats: SeatSet| seats.iter().map(|seat| seat.0.into()).collect();
        let waits = match table.turn() {
            Turn::Seats { may, .. } => may.minus(table.here()),
            _ => SeatSet::NONE,
        };
        At {
            standing: match table.standing() {
                core::Standing::Here => Standing::Here,
                core::Standing::Moving => Standing::Moving,
                core::Standing::Moved => Standing::Moved,
                core::Standing::Arriving => Standing::Arriving,
                core::Standing::Guest => Standing::Guest,
                core::Standing::GuestAlone => Standing::Alone,
            },
            near,
            shared: table.here().len() > 1,
            away: numbers(seen.away),
            waits: numbers(waits),
            sent: seen.sent,
            refused: seen.refused.clone(),
        }
    }
}

/// A log.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Log {
    /// The acts, oldest first.
    pub acts: Vec<Lines>,
    /// Whether the rules have changed since the game began: what was before can be read, and not replayed.
    pub rules_changed: bool,
}

/// A step of the past, as the viewer had it then.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Past {
    /// How many steps there are.
    pub steps: u32,
    /// Which this is, from 0.
    pub step: u32,
    /// What there was to see.
    pub surfaces: Vec<Surface>,
    /// What was told on the way there.
    pub acts: Vec<Lines>,
}

/// The players of a game.
pub fn players(head: &Head) -> Vec<Player> {
    let player = |(seat, info): (u32, &session::saved::SeatInfo)| Player {
        seat,
        name: info.name.clone(),
        emblem: info.emblem.into(),
    };
    (0..).zip(&head.seats).map(player).collect()
}

/// Lines of a log.
pub fn lines(log: Vec<core::Lines>) -> Vec<Lines> {
    let lines = |l: core::Lines| Lines { entry: l.entry, seat: l.seat.map(|seat| seat.0.into()), lines: l.lines };
    log.into_iter().map(lines).collect()
}

/// A whole view.
pub fn view(head: &Head, kind: &dyn Kind, paints: &Paints, view: core::TableView, at: At) -> View {
    let mut scene = view.scene;
    news::mark(&mut scene, &view.news);
    let face = Face::from(view.face);
    View {
        game: head.game.clone(),
        game_title: kind.meta().title.to_owned(),
        title: head.title.clone(),
        private: matches!(face, Face::Own { .. } | Face::Linger { .. }),
        face,
        players: players(head),
        revision: view.revision,
        surfaces: paints.surfaces(&scene),
        prompt: view.prompt.map(Prompt::from),
        can_undo: view.can_undo,
        steps: lines(view.steps),
        headline: view.headline,
        last: view.last,
        winners: view.winners.into_iter().map(|seat| seat.0.into()).collect(),
        at,
    }
}

impl From<Form> for table::scene::Form {
    fn from(form: Form) -> table::scene::Form {
        match form {
            Form::Narrow => table::scene::Form::Narrow,
            Form::Wide => table::scene::Form::Wide,
        }
    }
}

impl From<curtain::Face> for Face {
    fn from(face: curtain::Face) -> Face {
        match face {
            curtain::Face::Seat(seat) => Face::Own { seat: seat.0.into() },
            curtain::Face::Linger(seat) => Face::Linger { seat: seat.0.into() },
            curtain::Face::Open(seat) => Face::Open { seat: seat.0.into() },
            curtain::Face::Curtain(seats) => Face::Curtain { seats: seats.iter().map(|seat| seat.0.into()).collect() },
            curtain::Face::Over => Face::Over,
            curtain::Face::Wait => Face::Wait,
        }
    }
}
