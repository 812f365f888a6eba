//! The page with marked texts, for the suites: whatever could show a card of a hand carries a token.
//!
//! `zqs2q` stands before what is said of a card in the hand of seat 2, `zqnAnnaq` before what only Anna is told, and
//! `zqxvilla_dixiusq` before the name of a card wherever it is said. Sentences about cards that lie open for all are
//! replaced by some that name no card, so that every `zqx` is one of somebody's hand.

use games::pecunia_non_olet::{Kind as Card, PecuniaNonOlet};
use std::process::ExitCode;
use table::game::Game;
use table::live::{BadState, Kind, Live, View};
use table::meta::{BadOption, Meta, Named};
use table::scene::{Symbol, SymbolId};
use table::seen::BadSeen;
use table::text::Catalogs;
use tabularium::args::Args;
use tabularium::page::{Failure, Page};

#[expect(clippy::print_stderr, reason = "the suites read the address there")]
fn main() -> ExitCode {
    let Ok(args) = Args::parse(std::env::args_os().skip(1)) else { return ExitCode::from(2) };
    let kinds = games::list().into_iter().map(marked).collect();
    match Page::open(kinds, &args.folder(), args.lang, args.port.unwrap_or(0)) {
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

/// A game whose card in the list has other texts.
struct Marked {
    game: Box<dyn Kind>,
    meta: &'static Meta,
}

impl Kind for Marked {
    fn meta(&self) -> &'static Meta {
        self.meta
    }

    fn symbol(&self, id: SymbolId) -> Option<Symbol> {
        self.game.symbol(id)
    }

    fn palette(&self) -> &'static [(&'static str, [&'static str; 2])] {
        self.game.palette()
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
        if let Some(open) = open(key) {
            return Some(format!("{key} = {open}"));
        }
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

/// What is said instead of a message about a card that lies open for all.
fn open(key: &str) -> Option<&'static str> {
    match key {
        "status-played" => Some("played: { $count }"),
        key if key.starts_with("log-played") => Some("{ $player } plays a card"),
        _ => None,
    }
}

/// What a message is marked with, if it says something of a card.
fn token(key: &str) -> Option<String> {
    let of_card = |card: &Card| {
        let rest = key.strip_prefix("card-").or(key.strip_prefix("why-"))?.strip_prefix(card.id())?;
        (rest.is_empty() || rest.starts_with('-')).then(|| format!("zqx{}q ", card.id()))
    };
    match key {
        "hand-card" | "hand-title" | "hand-short" => Some("zqs{ $seat }q ".to_owned()),
        "surface-hand" | "log-drew-own" => Some("zqn{ $player }q ".to_owned()),
        "do-card" | "ask-target" | "ask-second" => Some("zqxaskq ".to_owned()),
        _ => Card::ALL.iter().find_map(of_card),
    }
}
