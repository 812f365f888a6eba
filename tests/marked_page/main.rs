//! The page with marked texts (`harness::tokens`), for the suites: whatever could show a card of a hand carries a token.

use std::process::ExitCode;
use tabularium::args::Args;
use tabularium::page::{Begin, Failure, Page};

#[expect(clippy::print_stderr, reason = "the suites read the address there")]
fn main() -> ExitCode {
    let Ok(args) = Args::parse(std::env::args_os().skip(1)) else { return ExitCode::from(2) };
    match Page::open(harness::tokens::games(), &args.folder(), &Begin::of(&args, 0)) {
        Ok(page) => {
            eprintln!("{}", page.address());
            page.serve().map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS)
        }
        Err(Failure::Port(port)) => {
            eprintln!("port {port}");
            ExitCode::from(3)
        }
        Err(Failure::Shelf(error)) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}
