//! `cargo xtask soak`: seeded sessions of several devices over a radio where everything goes wrong.

use harness::soak::{at, figures, folder, soak};
use std::process::ExitCode;

#[expect(clippy::print_stdout, reason = "what came of it is printed")]
fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (mut sessions, mut seed) = (1_000, 1);
    for pair in words.chunks(2) {
        let number = pair.get(1).and_then(|number| number.parse().ok());
        match (pair[0].as_str(), number) {
            ("--sessions", Some(number)) => sessions = number,
            ("--seed", Some(number)) => seed = number,
            ("--figures", Some(number)) => {
                times(number);
                return ExitCode::SUCCESS;
            }
            _ => {
                println!("soak --sessions N --seed S, or soak --figures N");
                return ExitCode::from(2);
            }
        }
    }
    let sums = soak(sessions, seed, |words| println!("{words}"));
    let (inputs, slowest, held_back, short) = (sums.inputs, sums.slowest_seed, sums.held_back, sums.short);
    println!(
        "{inputs} changes of views, the slowest recovery with seed {slowest}, {held_back} held back by the budget of scans, {short} cut short"
    );
    println!("{sums}");
    if sums.are_good() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How long it takes to come back, and to see the first board.
#[expect(clippy::print_stdout, reason = "what is measured is printed")]
fn times(seeds: u64) {
    let folder = folder(0);
    let mut times = figures(seeds, &folder);
    let _ = std::fs::remove_dir_all(&folder);
    println!("at 244 bytes, 30 ms and 5 % loss, in milliseconds of virtual time (half, 95 %, most):");
    let all = [
        ("from the open channel to the first board", &mut times.first),
        ("from the open channel to agreement after 200 missed changes", &mut times.resync),
        ("the same with the search for the host", &mut times.back),
    ];
    for (what, times) in all {
        println!("  {what}: {}, {}, {} ({} times)", at(times, 50), at(times, 95), at(times, 100), times.len());
    }
}
