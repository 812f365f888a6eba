//! The trait that every game implements, and nothing else: helpers live beside it.

use crate::canvas::Canvas;
use crate::chance::{Chance, Luck, Outcome};
use crate::log::Log;
use crate::meta::{Meta, Options};
use crate::prompt::{Ask, Choice, Reckoning, Sheet};
use crate::scene::{Op, Symbol, SymbolId, TouchId};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::seen::Seen;
use crate::text::Text;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use thiserror::Error;

/// Who has to do something now. Not generic, so that it crosses every boundary as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Turn {
    /// These seats are asked.
    Seats {
        /// Who is asked.
        may: SeatSet,
        /// Whose decision needs what only that seat may know. Depends on the public view alone.
        private: SeatSet,
    },
    /// Chance has to be drawn.
    Chance,
    /// The game is over.
    Over(Ranking),
}

impl Turn {
    /// One seat is asked, and its decision is private.
    pub fn private(seat: Seat) -> Turn {
        Turn::Seats { may: SeatSet::one(seat), private: SeatSet::one(seat) }
    }

    /// One seat is asked, and its decision is open.
    pub fn open(seat: Seat) -> Turn {
        Turn::Seats { may: SeatSet::one(seat), private: SeatSet::NONE }
    }

    /// The seats asked now.
    pub fn asked(&self) -> SeatSet {
        match self {
            Turn::Seats { may, .. } => *may,
            _ => SeatSet::NONE,
        }
    }
}

/// Each seat's place, 1 for the winner; ties share it (1, 2, 2, 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Ranking(pub [u8; MAX_SEATS]);

impl Ranking {
    /// The places by score, the highest first.
    pub fn by_score(scores: &[i32]) -> Ranking {
        let mut places = [0; MAX_SEATS];
        for (place, mine) in places.iter_mut().zip(scores) {
            *place = 1 + scores.iter().filter(|other| *other > mine).count() as u8;
        }
        Ranking(places)
    }

    /// The place of a seat.
    pub fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// The seats at first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..MAX_SEATS as u8).map(Seat).filter(|s| self.of(*s) == 1)
    }
}

/// What is wrong with a state from outside.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct Damage(pub &'static str);

/// Shorthand for `check`: fails with `what` unless `holds`.
pub fn require(holds: bool, what: &'static str) -> Result<(), Damage> {
    if holds { Ok(()) } else { Err(Damage(what)) }
}

/// A board game for 1 to 6 seats, as pure rules: no clock, no random generator, no hash order, no float.
pub trait Game: Sized + Send + Sync + 'static {
    /// Its name, seats, options, presets, texts.
    const META: Meta;
    /// Everything there is to know of a position; with hidden parts overwritten it is also what one viewer knows.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One atomic move.
    type Action: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened, as its audience may know it.
    type Event: Clone + Debug + Send;

    /// The position before any chance.
    fn setup(options: &Options, seats: u8) -> Self::State;
    /// How many seats the table has.
    fn seats(state: &Self::State) -> u8;
    /// Who has to do something now; the same on a `Seen`.
    fn turn(state: &Self::State) -> Turn;
    /// The chance needed now. For the host only, as the bag may be a secret. Called when `turn` is `Chance`.
    fn chance(state: &Self::State) -> Chance;
    /// All legal atomic moves of a seat, in a fixed order: the only definition of legality.
    fn actions(state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);
    /// Carries out a legal action; cannot fail, because `step` asks `actions` first.
    fn act(state: &mut Self::State, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>);
    /// Carries out an outcome that the chance admits.
    fn fate(state: &mut Self::State, outcome: &Outcome, log: &mut Log<Self::Event>);
    /// Whether this seat is in the middle of a command: its next action goes on with it.
    fn drafting(state: &Self::State, seat: Seat) -> bool;
    /// A decision that the program may answer for the player, because everybody can see that there is no choice.
    /// It gets the public view, and never answers what reveals, draws or passes the turn.
    fn forced(_public: &Seen<Self>) -> Option<(Seat, Self::Action)> {
        None
    }
    /// How many completed commands begin with this action: the weight of random play.
    fn ways(_state: &Self::State, _seat: Seat, _action: Self::Action) -> u32 {
        1
    }

    /// Whether a seat that is asked in the open holds something that it alone may look at, such as cards.
    fn holds(_state: &Self::State, _seat: Seat) -> bool {
        Self::META.secrets
    }

    /// Overwrites what the viewer may not know.
    fn conceal(state: &mut Self::State, viewer: Viewer);
    /// Everything that must hold of a state from outside, concealed or not.
    fn check(state: &Self::State) -> Result<(), Damage>;
    /// Whether nothing in the state is concealed, so that a host can play on with it. A saved state has to be whole.
    fn is_whole(state: &Self::State) -> bool;
    /// A state that could be the true one, as far as the viewer knows.
    fn imagine(seen: &Seen<Self>, luck: &mut dyn Luck) -> Self::State;

    /// The question to a seat.
    fn ask(seen: &Seen<Self>, seat: Seat) -> Ask;
    /// How one legal action is offered.
    fn choice(seen: &Seen<Self>, seat: Seat, action: Self::Action) -> Choice;
    /// Everything there is to see.
    fn scene(seen: &Seen<Self>, canvas: &mut Canvas);
    /// What is drawn on the thing that stands for an action while that answer is shown and not yet given: a piece that
    /// can lie several ways, as this action lays it on such a canvas.
    fn ghost(_seen: &Seen<Self>, _seat: Seat, _action: Self::Action, _canvas: &Canvas) -> Vec<Op> {
        Vec::new()
    }
    /// A symbol of the game's own book; ids from `1 << 24` on are the house's (`icons`).
    fn symbol(_id: SymbolId) -> Option<Symbol> {
        None
    }
    /// The roles of the game's own palette, by day and by night: never used outside its scenes.
    fn palette() -> &'static [(&'static str, [&'static str; 2])] {
        &[]
    }
    /// The line in the log; none for what needs no words (a step of a draft).
    fn tell(event: &Self::Event) -> Option<Text>;
    /// What a thing on screen is, and why it cannot be chosen now.
    fn about(seen: &Seen<Self>, touch: TouchId) -> Option<Sheet>;
    /// One line for the shelf.
    fn headline(seen: &Seen<Self>) -> Text;
    /// The scores, line by line, now and at the end.
    fn reckoning(seen: &Seen<Self>) -> Reckoning;
}
