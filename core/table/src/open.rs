//! One open game on the host's side: its state, and what undo needs.

use crate::chance::Luck;
use crate::game::{Game, Turn};
use crate::input::{Input, Refusal, step};
use crate::log::Log;
use crate::seat::{Audience, Seat, SeatSet, Viewer};
use crate::seen::Seen;

/// An open game. `tail` holds the inputs since `base`, the position at the last barrier for all seats.
pub struct Open<G: Game> {
    state: G::State,
    base: G::State,
    tail: Vec<Tail<G::Action>>,
    scratch: Vec<G::Action>,
}

impl<G: Game> Clone for Open<G> {
    fn clone(&self) -> Self {
        Open { state: self.state.clone(), base: self.base.clone(), tail: self.tail.clone(), scratch: Vec::new() }
    }
}

/// An input that may still be struck.
#[derive(Clone, Copy, Debug)]
struct Tail<A> {
    input: Input<A>,
    barrier: SeatSet,
    /// The last action of a completed command, or a step of a draft that is still open.
    ends: bool,
    /// Answered by the program: goes with the command before it and is never what Undo takes back.
    auto: bool,
}

/// An input that was accepted.
#[derive(Debug)]
pub struct Accepted<G: Game> {
    /// What came in.
    pub input: Input<G::Action>,
    /// What it told, and to whom.
    pub told: Vec<(Audience, G::Event)>,
    /// The seats whose undo may not reach back past it.
    pub barrier: SeatSet,
    /// Whether nothing before this point can be undone by anybody: the tail is empty now.
    pub sealed: bool,
    /// Whether a command is completed by it (or it is chance).
    pub ends: bool,
}

impl<G: Game> Open<G> {
    /// Opens a game at a position, with nothing to undo.
    pub fn new(state: G::State) -> Self {
        Open { base: state.clone(), state, tail: Vec::new(), scratch: Vec::new() }
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position at the last barrier for all.
    pub fn base(&self) -> &G::State {
        &self.base
    }

    /// What `viewer` may know.
    pub fn seen(&self, viewer: Viewer) -> Seen<G> {
        Seen::of(&self.state, viewer)
    }

    /// Takes one input in. `auto` says that the program answered it.
    pub fn input(&mut self, input: Input<G::Action>, auto: bool) -> Result<Accepted<G>, Refusal> {
        let mut log = Log::new();
        step::<G>(&mut self.state, &input, &mut self.scratch, &mut log)?;
        let barrier = log.barred();
        let ends = match input {
            Input::Act(seat, _) => !G::drafting(&self.state, seat),
            Input::Fate(_) => true,
        };
        let sealed = barrier.covers(SeatSet::all(G::seats(&self.state)));
        if sealed {
            self.tail.clear();
            self.base.clone_from(&self.state);
        } else {
            self.tail.push(Tail { input, barrier, ends, auto });
        }
        Ok(Accepted { input, told: log.told().to_vec(), barrier, sealed, ends })
    }

    /// The input of the option at this place of a seat's list of actions.
    pub fn option(&mut self, seat: Seat, option: u16) -> Result<Input<G::Action>, Refusal> {
        if matches!(G::turn(&self.state), Turn::Over(_)) {
            return Err(Refusal::Over);
        }
        self.scratch.clear();
        if seat.0 < G::seats(&self.state) {
            G::actions(&self.state, seat, &mut self.scratch);
        }
        if self.scratch.is_empty() {
            return Err(Refusal::NotYourTurn(seat));
        }
        match self.scratch.get(usize::from(option)) {
            Some(action) => Ok(Input::Act(seat, *action)),
            None => Err(Refusal::NoOption(option)),
        }
    }

    /// Draws the chance needed now, if there is any.
    pub fn roll(&self, luck: &mut dyn Luck) -> Option<Input<G::Action>> {
        matches!(G::turn(&self.state), Turn::Chance).then(|| Input::Fate(G::chance(&self.state).roll(luck)))
    }

    /// What the program may answer for a player now.
    pub fn forced(&self) -> Option<Input<G::Action>> {
        G::forced(&self.seen(Viewer::Public)).map(|(seat, action)| Input::Act(seat, action))
    }

    /// Whether `undo` would strike something.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.last_command(seat).is_some_and(|struck| self.without(&struck).is_some())
    }

    /// The places in the tail of what this seat did since its last barrier, oldest first.
    fn own(&self, seat: Seat) -> impl DoubleEndedIterator<Item = (usize, &Tail<G::Action>)> {
        let from = self.tail.iter().rposition(|t| t.barrier.has(seat)).map_or(0, |at| at + 1);
        self.tail.iter().enumerate().skip(from).filter(move |(_, t)| matches!(t.input, Input::Act(s, _) if s == seat))
    }

    /// Strikes the last step of a draft or, with no draft open, the last completed command of this seat,
    /// and what the program answered after it. Returns the places struck, counted in the tail.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        let struck = self.last_command(seat).ok_or(Refusal::NothingToUndo)?;
        self.strike(struck)
    }

    /// Strikes everything this seat did since its last barrier. Returns the places struck, counted in the tail.
    pub fn restart(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        let first = self.own(seat).find(|(_, t)| !t.auto).map(|(at, _)| at).ok_or(Refusal::NothingToUndo)?;
        self.strike(self.from(seat, first))
    }

    /// The places in the tail of the last step of a draft or of the last command of a seat; none if it has none.
    fn last_command(&self, seat: Seat) -> Option<Vec<usize>> {
        let own: Vec<(usize, bool)> = self.own(seat).filter(|(_, t)| !t.auto).map(|(at, t)| (at, t.ends)).collect();
        let (last, before) = own.split_last()?;
        let first = if G::drafting(&self.state, seat) {
            last.0
        } else {
            let begins = before.iter().rposition(|(_, ends)| *ends).map_or(0, |end| end + 1);
            own[begins].0
        };
        Some(self.from(seat, first))
    }

    /// The places of what a seat did from a place on, and of what the program answered after it for anybody.
    fn from(&self, seat: Seat, first: usize) -> Vec<usize> {
        let of = |t: &Tail<G::Action>| t.auto || matches!(t.input, Input::Act(s, _) if s == seat);
        self.tail.iter().enumerate().skip(first).filter(|(_, t)| of(t)).map(|(at, _)| at).collect()
    }

    /// The position without what is struck; none if the rest does not replay.
    fn without(&self, struck: &[usize]) -> Option<G::State> {
        let mut state = self.base.clone();
        let (mut log, mut scratch) = (Log::silent(), Vec::new());
        for (_, tail) in self.tail.iter().enumerate().filter(|(at, _)| !struck.contains(at)) {
            step::<G>(&mut state, &tail.input, &mut scratch, &mut log).ok()?;
        }
        Some(state)
    }

    fn strike(&mut self, struck: Vec<usize>) -> Result<Vec<usize>, Refusal> {
        self.state = self.without(&struck).ok_or(Refusal::NothingToUndo)?;
        let mut at = 0;
        self.tail.retain(|_| {
            at += 1;
            !struck.contains(&(at - 1))
        });
        Ok(struck)
    }
}
