//! The table in the terminal with marked texts, for the suites: whatever names a card of a hand carries a token.
//!
//! `⟦h2-villa_dixius⟧` stands for a card in the hand of seat 2, `⟦own Anna⟧` for what only Anna is shown, and
//! `⟦villa_dixius⟧` for a card that is named wherever that may be. A sentence that names a card which lies open for
//! all begins with `¶`; in any other sentence a card is one of somebody's hand.

use games::pecunia_non_olet::{Kind as Card, PecuniaNonOlet};
use std::io::IsTerminal;
use std::process::ExitCode;
use table::game::Game;
use table::live::Kind;
use tabularium::args::Args;
use tabularium::terminal::{self, Screen};

/// Messages about cards that lie open for all, or are being played before everybody's eyes.
const OPEN: [&str; 3] = ["status-played", "about-played-title", "log-played"];

fn main() -> ExitCode {
    let Ok(args) = Args::parse(std::env::args_os().skip(1)) else { return ExitCode::from(2) };
    let kinds = games::list().into_iter().map(marked).collect();
    let mut screen = Screen::new(std::io::stdin().lock(), std::io::stdout(), std::io::stdout().is_terminal());
    match terminal::run(kinds, &args.folder(), args.lang, &mut screen) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Lays marked texts over those of Pecunia; other games stay as they are.
fn marked(game: Box<dyn Kind>) -> Box<dyn Kind> {
    if game.meta().id == PecuniaNonOlet::META.id { harness::marked::marked(game, mark) } else { game }
}

/// A message about cards with its token.
fn mark(key: &str, text: &str) -> Option<String> {
    Some(format!("{}{text}", token(key)?))
}

/// What a message is marked with, if it says something of a card.
fn token(key: &str) -> Option<String> {
    let of_card = |card: &Card| {
        let rest = key.strip_prefix("card-").or(key.strip_prefix("why-"))?.strip_prefix(card.id())?;
        (rest.is_empty() || rest.starts_with('-')).then(|| format!("⟦{}⟧ ", card.id()))
    };
    match key {
        "hand-card" => Some("⟦h{ $seat }-{ $kind }⟧ ".to_owned()),
        "surface-hand" | "log-drew-own" => Some("⟦own { $player }⟧ ".to_owned()),
        key if OPEN.iter().any(|open| key.starts_with(open)) => Some("¶ ".to_owned()),
        _ => Card::ALL.iter().find_map(of_card),
    }
}
