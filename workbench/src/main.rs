//! The commands of `cargo xtask` that play the games: figures, random games, positions as pictures; and what else is
//! drawn from an SVG.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool talks to its terminal")]

mod args;
mod bench;
mod board;
mod icon;
mod simulate;
mod trace;

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    let rest: Vec<String> = words.collect();
    let args = || args::Args::parse(&rest);
    let done = match command.as_str() {
        "bench" => args().and_then(|args| bench::run(&args)),
        "simulate" => args().and_then(|args| simulate::run(&args)),
        "board" => args().and_then(|args| board::run(&args)),
        "trace" => args().and_then(|args| trace::run(&args)),
        "icon" => icon::run(&rest),
        _ => Err("bench, simulate, board, trace or icon: see cargo xtask".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
