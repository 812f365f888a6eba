//! A game that goes on by inputs, undos and restarts, and beside it the plain list of what is left of them.

use harness::Picker;
use std::collections::BTreeSet;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::{Input, Refusal, step};
use table::log::Log;
use table::open::Open;
use table::seat::{Audience, Seat, SeatSet, Viewer};
use table::seen::Seen;

/// An input that was accepted and has not been struck.
pub struct Made<A> {
    pub input: Input<A>,
    pub barrier: SeatSet,
    pub ends: bool,
    pub auto: bool,
}

/// How often something happened, so that a walk that tests nothing is noticed.
#[derive(Default, Debug)]
pub struct Met {
    pub undone: u32,
    pub restarted: u32,
    pub refused: u32,
    pub draft_steps: u32,
    pub with_auto: u32,
    pub imagined: u32,
}

/// A game that goes on by random inputs, undos and restarts, and beside it the plain list of what is left of them.
pub struct Walk<G: Game> {
    pub start: G::State,
    pub open: Open<G>,
    pub made: Vec<Made<G::Action>>,
    /// How many of `made` lie before the last barrier for everybody.
    pub sealed: usize,
    pub picker: Picker<G>,
}

impl<G: Game> Walk<G> {
    pub fn new(start: G::State, seed: u64) -> Self {
        let open = Open::new(start.clone());
        Walk { start, open, made: Vec::new(), sealed: 0, picker: Picker::new(seed) }
    }

    pub fn seats(&self) -> u8 {
        G::seats(&self.start)
    }

    pub fn turn(&self) -> Turn {
        G::turn(self.open.state())
    }

    pub fn dice(&mut self, n: u32) -> u32 {
        self.picker.luck.below(n)
    }

    /// The position to which the inputs that are left lead, from the very start.
    fn replayed(&self) -> G::State {
        let mut state = self.start.clone();
        let (mut log, mut scratch) = (Log::silent(), Vec::new());
        for made in &self.made {
            step::<G>(&mut state, &made.input, &mut scratch, &mut log).expect("what is left can be replayed");
        }
        state
    }

    /// One input; what it bars and ends is noted.
    pub fn input(&mut self, input: Input<G::Action>, auto: bool) {
        let before = self.turn();
        let accepted = self.open.input(input, auto).expect("what is offered is accepted");
        let everybody = SeatSet::all(self.seats());
        assert_eq!(accepted.sealed, accepted.barrier.covers(everybody), "sealed means that nobody can go back");
        if let Input::Fate(_) = input {
            assert!(accepted.sealed, "{}: a draw bars everybody (D3)", G::META.id);
        }
        if let Input::Act(seat, _) = input {
            for (audience, event) in &accepted.told {
                // Who has told another seat something cannot take it back; who was told can go on taking back their own.
                if let Audience::Only(other) = audience {
                    let bars = *other == seat || accepted.barrier.has(seat);
                    assert!(bars, "{}: {event:?} tells another seat and can be undone", G::META.id);
                }
            }
        }
        self.made.push(Made { input, barrier: accepted.barrier, ends: accepted.ends, auto });
        if accepted.sealed {
            self.sealed = self.made.len();
        }
        let passed = !before.asked().covers(self.turn().asked()) && matches!(before, Turn::Seats { .. });
        if passed {
            let undo = Seat::all(self.seats()).find(|s| self.open.can_undo(*s));
            assert_eq!(undo, None, "{}: somebody can undo past the passing of the turn (D1)", G::META.id);
        }
    }

    /// Draws chance and answers what is forced, as the table does after every act.
    pub fn go_on(&mut self) {
        loop {
            if let Some(input) = self.open.roll(&mut self.picker.luck) {
                self.input(input, false);
            } else if let Some(input) = self.open.forced() {
                self.input(input, true);
            } else {
                return;
            }
        }
    }

    /// What is left since the last barrier of a seat that it did itself: the places after the seal, and whether each
    /// completes a command.
    pub fn own(&self, seat: Seat) -> Vec<(usize, bool)> {
        let tail = &self.made[self.sealed..];
        let from = tail.iter().rposition(|m| m.barrier.has(seat)).map_or(0, |at| at + 1);
        let mine = |m: &Made<G::Action>| !m.auto && matches!(m.input, Input::Act(s, _) if s == seat);
        tail.iter().enumerate().skip(from).filter(|(_, m)| mine(m)).map(|(at, m)| (at, m.ends)).collect()
    }

    /// The places that Undo has to strike among a seat's own inputs: one step of a draft, or one whole command.
    pub fn last_command(&self, seat: Seat) -> Vec<usize> {
        let own = self.own(seat);
        let Some((_, before)) = own.split_last() else { return Vec::new() };
        let one_step = G::drafting(self.open.state(), seat);
        let first =
            if one_step { before.len() } else { before.iter().rposition(|(_, ends)| *ends).map_or(0, |e| e + 1) };
        own[first..].iter().map(|(at, _)| *at).collect()
    }

    /// Undo or Restart by a seat, whether it may or not, and everything that must hold afterwards.
    pub fn take_back(&mut self, seat: Seat, all: bool, met: &mut Met) {
        let own = if all { self.own(seat).iter().map(|(at, _)| *at).collect() } else { self.last_command(seat) };
        let (before, asked) = (self.open.state().clone(), self.turn().asked());
        let drafting = G::drafting(&before, seat);
        let able = self.open.can_undo(seat);
        let done = if all { self.open.restart(seat) } else { self.open.undo(seat) };
        assert_eq!(done.is_ok(), able, "{}: can_undo says whether it can be undone", G::META.id);
        assert_eq!(able, !own.is_empty(), "{}: what has no barrier behind it can be taken back", G::META.id);
        let Ok(struck) = done else {
            assert_eq!(done, Err(Refusal::NothingToUndo));
            assert!(*self.open.state() == before, "{}: a refused undo changes nothing", G::META.id);
            met.refused += 1;
            return;
        };
        // The seat's own inputs and no others, but for what the program answered after them.
        let tail = self.made.split_off(self.sealed);
        let autos = tail.iter().enumerate().filter(|(at, m)| m.auto && *at > own[0]).map(|(at, _)| at);
        let expected: BTreeSet<usize> = own.iter().copied().chain(autos).collect();
        assert_eq!(struck.iter().copied().collect::<BTreeSet<_>>(), expected, "{}: seat {seat:?}", G::META.id);
        assert!(struck.iter().all(|at| !matches!(tail[*at].input, Input::Fate(_))), "chance is never struck");
        if drafting && !all {
            assert_eq!(struck.len(), 1, "{}: a draft unwinds step by step", G::META.id);
            met.draft_steps += 1;
        }
        met.with_auto += u32::from(struck.len() > own.len());
        let left = tail.into_iter().enumerate().filter(|(at, _)| !expected.contains(at)).map(|(_, made)| made);
        self.made.extend(left);
        let fresh = self.replayed();
        assert!(*self.open.state() == fresh, "{}: undo differs from a fresh replay (D5)", G::META.id);
        assert_eq!(
            self.turn().asked(),
            asked.with(seat),
            "{}: undo asks that seat again, nobody else (D1)",
            G::META.id
        );
        if all {
            assert!(!self.open.can_undo(seat), "{}: after Restart nothing is left to undo", G::META.id);
            met.restarted += 1;
        } else {
            met.undone += 1;
        }
    }

    /// One random input; what can be undone has revealed nothing to who did it.
    pub fn go(&mut self, met: &mut Met) -> bool {
        if self.dice(4) > 0
            && let Some(forced) = self.open.forced()
        {
            self.input(forced, true);
            return true;
        }
        let before = self.open.state().clone();
        let Some(input) = self.picker.pick(&before) else { return false };
        self.input(input, false);
        if let Input::Act(seat, action) = input {
            let at = self.made.len() - 1;
            if self.made[at].barrier.has(seat) || self.dice(4) > 0 {
                return true;
            }
            let own = Seen::<G>::of(&before, Viewer::Seat(seat));
            let mut other = G::imagine(&own, &mut self.picker.luck);
            step::<G>(&mut other, &input, &mut Vec::new(), &mut Log::silent()).expect("legality is known to the seat");
            let seen = |state| Seen::<G>::of(state, Viewer::Seat(seat));
            let same = seen(&other) == seen(self.open.state());
            assert!(same, "{}: {action:?} reveals something and can be undone (D3)", G::META.id);
            met.imagined += 1;
        }
        true
    }
}
