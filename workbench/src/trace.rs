//! `trace`: one random game as JSON lines, for comparing with another engine.

use crate::args::Args;
use games::Visit;
use serde_json::{Value, json};
use session::luck::SeededLuck;
use table::game::{Game, Turn};
use table::input::Input;
use table::log::Log;
use table::playout::{carry_out, pick};
use table::seat::Seat;
use table::trace::{Traced, commands};

/// Prints the trace.
pub fn run(args: &Args) -> Result<(), String> {
    let mut trace = Trace { args, done: None };
    games::each(&mut trace);
    trace.done.unwrap_or_else(|| Err(format!("no game is called {:?}", args.game)))
}

struct Trace<'a> {
    args: &'a Args,
    done: Option<Result<(), String>>,
}

impl Visit for Trace<'_> {
    fn game<G: Traced>(&mut self) {
        if self.args.game.as_deref() == Some(G::META.id) {
            self.done = Some(trace::<G>(self.args));
        }
    }
}

/// The steps of a command that is under way, and the state before its first step.
type Begun<G> = Option<(<G as Game>::State, Vec<<G as Game>::Action>)>;

fn trace<G: Traced>(args: &Args) -> Result<(), String> {
    let seats = args.seats.unwrap_or(G::META.min_seats);
    let mut state = G::setup(&args.options(&G::META, seats)?, seats);
    let mut luck = SeededLuck::new(args.seed);
    let (mut list, mut weights, mut log) = (Vec::new(), Vec::new(), Log::silent());
    let mut begun: Vec<Begun<G>> = vec![None; usize::from(seats)];
    while let Some(input) = pick::<G>(&state, &mut luck, &mut list, &mut weights) {
        let before = state.clone();
        carry_out::<G>(&mut state, input, &mut log);
        match input {
            Input::Fate(outcome) => print::<G>(&state, json!({"fate": G::fate_words(&before, &outcome)})),
            Input::Act(seat, action) => {
                let (from, mut steps) = begun[seat.index()].take().unwrap_or((before, Vec::new()));
                steps.push(action);
                if G::drafting(&state, seat) {
                    begun[seat.index()] = Some((from, steps));
                } else {
                    let words = G::command(&from, seat, &steps);
                    print::<G>(&state, json!({"seat": seat.0, "command": words}));
                }
            }
        }
    }
    Ok(())
}

/// One line: the input, the whole state after it, and the legal commands of the seats to move.
fn print<G: Traced>(state: &G::State, input: Value) {
    let asked: Vec<Seat> = match G::turn(state) {
        Turn::Seats { may, .. } => may.iter().collect(),
        _ => Vec::new(),
    };
    let legal: Vec<Value> =
        asked.into_iter().map(|seat| json!({"seat": seat.0, "commands": commands::<G>(state, seat)})).collect();
    println!("{}", json!({"input": input, "state": G::state_words(state), "legal": legal}));
}
