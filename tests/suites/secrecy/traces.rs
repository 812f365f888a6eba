//! Games on record: all inputs of a random game, chance included, and chance that follows a record.

use harness::{Picker, start};
use std::collections::VecDeque;
use table::chance::{Bag, Chance, Luck, Outcome};
use table::game::{Game, Turn};
use table::input::{Input, step};
use table::log::Log;
use table::meta::Named;

/// A game on record.
#[derive(Clone, Debug)]
pub struct Trace<A> {
    /// Its options.
    pub named: Named,
    /// How many play.
    pub seats: u8,
    /// Everything that happened, in order.
    pub inputs: Vec<Input<A>>,
}

/// How the players of a recorded game play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// Any legal command is as likely as any other.
    Keen,
    /// As a rule they do what is listed first, which plays no card: hands grow, and much stays hidden.
    Slow,
}

/// Plays a random game to its end and keeps it.
pub fn record<G: Game>(named: &Named, seats: u8, temper: Temper, seed: u64) -> Trace<G::Action> {
    let mut picker = Picker::<G>::new(seed);
    let mut state = start::<G>(named, seats);
    let (mut scratch, mut list, mut log) = (Vec::new(), Vec::new(), Log::silent());
    let mut inputs = Vec::new();
    while let Some(mut input) = picker.pick(&state) {
        if let Input::Act(seat, action) = &mut input
            && temper == Temper::Slow
            && picker.luck.below(8) != 0
            && !G::drafting(&state, *seat)
        {
            list.clear();
            G::actions(&state, *seat, &mut list);
            *action = list[0];
        }
        step::<G>(&mut state, &input, &mut scratch, &mut log).expect("what is listed is accepted");
        inputs.push(input);
    }
    Trace { named: named.clone(), seats, inputs }
}

/// Whether every input of the record is accepted in its place; the last position if so.
pub fn replay<G: Game>(trace: &Trace<G::Action>) -> Option<G::State> {
    let mut state = start::<G>(&trace.named, trace.seats);
    let (mut scratch, mut log) = (Vec::new(), Log::silent());
    for input in &trace.inputs {
        step::<G>(&mut state, input, &mut scratch, &mut log).ok()?;
    }
    Some(state)
}

/// Chance that follows a record.
#[derive(Debug)]
pub struct Script(VecDeque<u32>);

impl Script {
    /// The chance that brings what was recorded.
    pub fn of<G: Game>(trace: &Trace<G::Action>) -> Script {
        let mut state = start::<G>(&trace.named, trace.seats);
        let (mut scratch, mut log) = (Vec::new(), Log::silent());
        let mut script = VecDeque::new();
        for input in &trace.inputs {
            if let Input::Fate(outcome) = input {
                let numbers = unroll(G::chance(&state), outcome);
                let mut again = Script(numbers.iter().copied().collect());
                assert_eq!(G::chance(&state).roll(&mut again), *outcome, "a script brings what it was made from");
                script.extend(numbers);
            }
            step::<G>(&mut state, input, &mut scratch, &mut log).expect("a record replays");
        }
        Script(script)
    }
}

impl Luck for Script {
    fn below(&mut self, n: u32) -> u32 {
        let number = self.0.pop_front().expect("a game on record asks for no more chance than was recorded");
        assert!(number < n, "the recorded number {number} is below {n}");
        number
    }
}

/// The numbers that luck must give for a chance to bring an outcome.
fn unroll(chance: Chance, outcome: &Outcome) -> Vec<u32> {
    match chance {
        Chance::Dice { .. } | Chance::Pick { .. } => outcome.iter().map(u32::from).collect(),
        Chance::Draw { mut bag, .. } => {
            let draw = |thing: u8| {
                let before = match bag {
                    Bag::Set(bits) => (bits & ((1 << thing) - 1)).count_ones(),
                    Bag::Counts(counts) => counts[..usize::from(thing)].iter().map(|n| u32::from(*n)).sum(),
                };
                assert!(bag.remove(thing), "what was drawn was there");
                before
            };
            outcome.iter().map(draw).collect()
        }
    }
}

/// Some of the outcomes that a chance can bring: all of them where few are possible.
pub fn outcomes(chance: Chance, most: usize, luck: &mut impl Luck) -> Vec<Outcome> {
    let one = |thing: u8| Outcome([thing].into_iter().collect());
    let all: Vec<Outcome> = match chance {
        Chance::Draw { k: 1, .. } | Chance::Pick { .. } => {
            (0..128).map(one).filter(|outcome| chance.admits(outcome)).collect()
        }
        _ => (0..most).map(|_| chance.roll(luck)).collect(),
    };
    some_of(all, most, luck)
}

/// Some inputs that a position can meet.
pub fn inputs<G: Game>(state: &G::State, most: usize, luck: &mut impl Luck) -> Vec<Input<G::Action>> {
    match G::turn(state) {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => outcomes(G::chance(state), most, luck).into_iter().map(Input::Fate).collect(),
        Turn::Seats { may, .. } => {
            let mut all = Vec::new();
            for seat in may.iter() {
                let mut list = Vec::new();
                G::actions(state, seat, &mut list);
                all.extend(list.into_iter().map(|action| Input::Act(seat, action)));
            }
            some_of(all, most, luck)
        }
    }
}

/// Keeps `most` of them, each as likely.
fn some_of<T>(mut all: Vec<T>, most: usize, luck: &mut impl Luck) -> Vec<T> {
    for kept in 0..most.min(all.len()) {
        let other = kept + luck.below((all.len() - kept) as u32) as usize;
        all.swap(kept, other);
    }
    all.truncate(most);
    all
}
