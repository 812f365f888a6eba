//! A game that says marked texts in place of its own, so that a suite can see where a hidden thing is named.

use table::live::{BadState, Kind, Live, View};
use table::meta::{BadOption, Meta, Named};
use table::scene::{Symbol, SymbolId};
use table::seen::BadSeen;
use table::text::Catalogs;

/// What a message says instead: its key and its text in, the other text out; nothing for a message that stays.
pub type Mark = fn(&str, &str) -> Option<String>;

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

/// Lays marked texts over those of a game. The texts live as long as the program.
pub fn marked(game: Box<dyn Kind>, mark: Mark) -> Box<dyn Kind> {
    let Catalogs { en, cs, hu } = game.meta().catalogs;
    let catalogs = Catalogs { en: overlay(en, mark), cs: overlay(cs, mark), hu: overlay(hu, mark) };
    let meta = Box::leak(Box::new(Meta { catalogs, ..*game.meta() }));
    Box::new(Marked { game, meta })
}

/// The sources and after them one more, in which the marked messages stand again.
fn overlay(sources: &'static [&'static str], mark: Mark) -> &'static [&'static str] {
    let mut all = sources.to_vec();
    let lines = sources.iter().flat_map(|source| messages(source)).filter_map(|message| {
        let (key, text) = message.split_once(" = ")?;
        Some(format!("{key} = {}", mark(key, text)?))
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
