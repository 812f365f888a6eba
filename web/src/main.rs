//! Starts the table, on a page or in the terminal, with the games of the house.

use std::io::IsTerminal;
use std::panic::AssertUnwindSafe;
use std::process::{ExitCode, Stdio};
use std::sync::{Mutex, PoisonError};
use table::speak::Speaker;
use table::text::{Lang, Text};
use tabularium::args::{Args, HELP};
use tabularium::page::{Begin, Failure, PORT, Page};
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
    if !args.text {
        return page(&args, lang, &speaker);
    }
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

/// Serves the page; a failure is a sentence.
fn page(args: &Args, lang: Option<Lang>, speaker: &Speaker) -> ExitCode {
    let begin = Begin { lang, ..Begin::of(args, PORT) };
    let page = match Page::open(games::list(), &args.folder(), &begin) {
        Ok(page) => page,
        Err(Failure::Shelf(error)) => {
            eprint(&speaker.say(&error.text()));
            return ExitCode::FAILURE;
        }
        Err(Failure::Port(port)) => {
            eprint(&speaker.say(&Text::new("ui-port").num("port", port)));
            return ExitCode::FAILURE;
        }
    };
    eprint(&speaker.say(&Text::new("ui-address").verbatim("address", page.address().to_owned())));
    if !args.no_open {
        open_browser(page.address());
    }
    match page.serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprint(&speaker.say(&session::error::Error::from(error).text()));
            ExitCode::FAILURE
        }
    }
}

/// Opens the address in the user's browser, as far as the system knows how. Whoever has none can copy it.
fn open_browser(address: &str) {
    let command = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(target_os = "windows") {
        "explorer"
    } else {
        "xdg-open"
    };
    let _ = std::process::Command::new(command).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// Where the last bug showed itself: a place in the sources, never anything of a game.
static LAST_PANIC: Mutex<String> = Mutex::new(String::new());

/// The only place that writes beside the screen.
#[expect(clippy::print_stderr, reason = "there is no table to show it on")]
fn eprint(words: &str) {
    eprintln!("{words}");
}
