//! Starts the table in the terminal with the games of the house.

use std::io::IsTerminal;
use std::panic::AssertUnwindSafe;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use table::speak::Speaker;
use table::text::{Lang, Text};
use tabularium::args::{Args, HELP};
use tabularium::terminal::{self, Screen};

fn main() -> ExitCode {
    let args = match Args::parse(std::env::args_os().skip(1)) {
        Ok(args) => args,
        Err(problem) => {
            eprint(&format!("{problem}\n\n{HELP}"));
            return ExitCode::from(2);
        }
    };
    if args.help {
        eprint(HELP);
        return ExitCode::SUCCESS;
    }
    let lang = args.lang.or_else(terminal::lang_of_system);
    let mut screen = Screen::new(std::io::stdin().lock(), std::io::stdout(), std::io::stdout().is_terminal());
    let speaker = Speaker::new(lang.unwrap_or(Lang::En), &[&session::CATALOGS, &tabularium::CATALOGS], &[]);
    // A bug must not write over the table: what it says is kept, and told at the end with a sentence.
    std::panic::set_hook(Box::new(|info| {
        *LAST_PANIC.lock().unwrap_or_else(PoisonError::into_inner) =
            info.location().map(ToString::to_string).unwrap_or_default();
    }));
    let run = AssertUnwindSafe(|| terminal::run(games::list(), &args.folder(), lang, &mut screen));
    match std::panic::catch_unwind(run) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => {
            eprint(&speaker.say(&error.text()));
            ExitCode::FAILURE
        }
        Err(_) => {
            let place = LAST_PANIC.lock().unwrap_or_else(PoisonError::into_inner).clone();
            eprint(&speaker.say(&Text::new("ui-bug").verbatim("place", place)));
            ExitCode::from(101)
        }
    }
}

/// Where the last bug showed itself: a place in the sources, never anything of a game.
static LAST_PANIC: Mutex<String> = Mutex::new(String::new());

/// The only place that writes beside the screen.
#[expect(clippy::print_stderr, reason = "there is no table to show it on")]
fn eprint(words: &str) {
    eprintln!("{words}");
}
