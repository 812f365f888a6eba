//! `cargo xtask soak`: seeded sessions of several devices over a radio where everything goes wrong.

use harness::soak::soak;
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
            _ => {
                println!("soak --sessions N --seed S");
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
