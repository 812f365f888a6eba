//! `simulate`: random legal games, uniform over completed commands, with every invariant after every step.

use crate::args::Args;
use games::Visit;
use session::luck::SeededLuck;
use std::time::Instant;
use table::game::Turn;
use table::input::Input;
use table::log::Log;
use table::playout::{carry_out, pick};
use table::seat::Viewer;
use table::seen::Seen;
use table::trace::Traced;

/// A game that has not ended after so many inputs is counted as not finished.
const PATIENCE: u32 = 200_000;

/// Runs the games and prints what came of them.
pub fn run(args: &Args) -> Result<(), String> {
    let mut simulate = Simulate { args, done: None };
    games::each(&mut simulate);
    simulate.done.unwrap_or_else(|| Err(format!("no game is called {:?}", args.game)))
}

struct Simulate<'a> {
    args: &'a Args,
    done: Option<Result<(), String>>,
}

impl Visit for Simulate<'_> {
    fn game<G: Traced>(&mut self) {
        if self.args.game.as_deref() == Some(G::META.id) {
            self.done = Some(simulate::<G>(self.args));
        }
    }
}

fn simulate<G: Traced>(args: &Args) -> Result<(), String> {
    let seats = args.seats.unwrap_or(G::META.min_seats);
    let options = args.options(&G::META, seats)?;
    let games = args.games.unwrap_or(1000);
    let mut luck = SeededLuck::new(args.seed);
    let (mut list, mut weights, mut log) = (Vec::new(), Vec::new(), Log::silent());
    let (mut rounds, mut scores) = (Vec::new(), Vec::new());
    let (mut finished, mut violations, mut commands, mut longest) = (0u64, 0u64, 0u64, 0);
    let started = Instant::now();
    for _ in 0..games {
        let mut state = G::setup(&options, seats);
        for _ in 0..PATIENCE {
            let Some(input) = pick::<G>(&state, &mut luck, &mut list, &mut weights) else { break };
            longest = longest.max(list.len());
            carry_out::<G>(&mut state, input, &mut log);
            if let Input::Act(seat, _) = input
                && !G::drafting(&state, seat)
            {
                commands += 1;
            }
            if let Err(damage) = G::check(&state) {
                violations += 1;
                println!("violation: {damage}");
            }
        }
        if let Turn::Over(_) = G::turn(&state) {
            finished += 1;
            rounds.push(i64::from(G::rounds(&state)));
            let reckoning = G::reckoning(&Seen::of(&state, Viewer::After));
            let total = reckoning.rows.last().map(|row| row.numbers.clone()).unwrap_or_default();
            scores.extend(total.into_iter().map(i64::from));
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    println!("rounds: {}", spread(&mut rounds));
    println!("scores: {}", spread(&mut scores));
    println!("longest option list: {longest}");
    let rate = (commands as f64 / seconds) as u64;
    println!("finished {finished} of {games} games, {violations} violations, {rate} commands/s");
    if finished == games && violations == 0 {
        Ok(())
    } else {
        Err("not all games finished without violations".to_owned())
    }
}

/// Least, median and most.
fn spread(numbers: &mut [i64]) -> String {
    numbers.sort_unstable();
    match (numbers.first(), numbers.get(numbers.len() / 2), numbers.last()) {
        (Some(least), Some(middle), Some(most)) => format!("min {least}, median {middle}, max {most}"),
        _ => "none".to_owned(),
    }
}
