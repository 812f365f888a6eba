//! The table in the terminal with marked texts, for the suites: whatever names a card of a hand carries a token.
//!
//! `⟦h2-villa_dixius⟧` stands for a card in the hand of seat 2, `⟦own Anna⟧` for what only Anna is shown, and
//! `⟦villa_dixius⟧` for a card that is named wherever that may be. A sentence that names a card which lies open for
//! all begins with `¶`; in any other sentence a card is one of somebody's hand.

use games::pecunia_non_olet::{Kind as Card, PecuniaNonOlet};
use std::io::IsTerminal;
use std::process::ExitCode;
use table::game::Game;
use table::live::{BadState, Kind, Live, View};
use table::meta::{BadOption, Meta, Named};
use table::scene::{Symbol, SymbolId};
use table::seen::BadSeen;
use table::text::Catalogs;
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

/// A game whose card in the list has other texts.
struct Marked {
    game: Box<dyn Kind>,
    meta: &'static Meta,
}

impl Kind for Marked {
    fn meta(&self) -> &'static Meta {
        self.meta
    }

    fn create(&self, options: &Named, seats: u8) -> Result<Box<dyn Live>, BadOption> {
        self.game.create(options, seats)
    }

    fn load(&self, state: &str) -> Result<Box<dyn Live>, BadState> {
        self.game.load(state)
    }

    fn read_view(&self, bytes: &[u8]) -> Result<Box<dyn View>, BadSeen> {
        self.game.read_view(bytes)
    }

    fn symbol(&self, id: SymbolId) -> Option<Symbol> {
        self.game.symbol(id)
    }

    fn palette(&self) -> &'static [(&'static str, [&'static str; 2])] {
        self.game.palette()
    }
}

/// Lays marked texts over those of Pecunia; other games stay as they are.
fn marked(game: Box<dyn Kind>) -> Box<dyn Kind> {
    if game.meta().id != PecuniaNonOlet::META.id {
        return game;
    }
    let Catalogs { en, cs, hu } = game.meta().catalogs;
    let catalogs = Catalogs { en: overlay(en), cs: overlay(cs), hu: overlay(hu) };
    let meta = Box::leak(Box::new(Meta { catalogs, ..*game.meta() }));
    Box::new(Marked { game, meta })
}

/// The sources and after them one more, in which the messages about cards stand again with their tokens.
fn overlay(sources: &'static [&'static str]) -> &'static [&'static str] {
    let mut all = sources.to_vec();
    let lines = sources.iter().flat_map(|source| messages(source)).filter_map(|message| {
        let (key, text) = message.split_once(" = ")?;
        Some(format!("{key} = {}{text}", token(key)?))
    });
    all.push(String::leak(lines.collect::<Vec<_>>().join("\n")));
    Vec::leak(all)
}

/// The messages of a source, each with the lines that belong to it.
fn messages(source: &str) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for line in source.lines() {
        match messages.last_mut() {
            Some(last) if line.starts_with([' ', '}']) => *last = format!("{last}\n{line}"),
            _ => messages.push(line.to_owned()),
        }
    }
    messages
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
