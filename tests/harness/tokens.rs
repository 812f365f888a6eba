//! The games of the list with tokens in their texts, for the suites of the shells that show a page or an app: whatever
//! could show a card of a hand carries one.
//!
//! `zqs2q` stands before what is said of a card in the hand of seat 2, `zqnAnnaq` before what only Anna is told, and
//! `zqxvilla_dixiusq` before the name of a card wherever it is said. Sentences about cards that lie open for all are
//! replaced by some that name no card, so that every `zqx` is one of somebody's hand. In Aquileia the lines of the log
//! that only one player reads carry `zqnAnnaq`.

use games::aquileia::Aquileia;
use games::pecunia_non_olet::{Kind as Card, PecuniaNonOlet};
use table::game::Game;
use table::live::Kind;

/// The list of games, with tokens.
pub fn games() -> Vec<Box<dyn Kind>> {
    games::list().into_iter().map(marked).collect()
}

/// Lays marked texts over those of the games with hands; others stay as they are.
fn marked(game: Box<dyn Kind>) -> Box<dyn Kind> {
    match game.meta().id {
        id if id == PecuniaNonOlet::META.id => crate::marked::marked(game, mark),
        id if id == Aquileia::META.id => crate::marked::marked(game, mark_of_aquileia),
        _ => game,
    }
}

/// A line of Aquileia's log that one player alone reads.
fn mark_of_aquileia(key: &str, text: &str) -> Option<String> {
    let own = matches!(key, "log-drew" | "log-bonus-own" | "log-sees" | "log-kept" | "log-received");
    own.then(|| format!("zqn{{ $player }}q {text}"))
}

/// A message about cards with its token, or what is said instead of one about cards that lie open.
fn mark(key: &str, text: &str) -> Option<String> {
    open(key).map(str::to_owned).or_else(|| Some(format!("{}{text}", token(key)?)))
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
