//! Text into words: the only place that knows Fluent.

use crate::seat::Seat;
use crate::text::{Arg, Catalogs, Lang, NAME, NUMBER, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// How many formatted texts are kept; formatting is most of the cost of a tap.
const KEPT: usize = 2048;

/// Says texts in one language, with the names of the players at one table.
pub struct Speaker {
    lang: Lang,
    names: Vec<String>,
    bundle: FluentBundle<FluentResource>,
    kept: Mutex<BTreeMap<Text, String>>,
}

impl std::fmt::Debug for Speaker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Speaker").field("lang", &self.lang).field("names", &self.names).finish_non_exhaustive()
    }
}

/// The table's own words: seats, lists and refusals that every game shares.
pub const CATALOGS: Catalogs = Catalogs {
    en: &[include_str!("text/en.ftl")],
    cs: &[include_str!("text/cs.ftl")],
    hu: &[include_str!("text/hu.ftl")],
};

/// The ids of the messages in a catalog's source, in order: a message begins at the start of a line.
pub fn keys(source: &str) -> Vec<String> {
    let starts = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    starts.filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim().to_owned()).collect()
}

impl Speaker {
    /// A speaker of `lang` who knows the table's words and these catalogs; `names` are the players' by seat.
    /// A message that stands in several catalogs is taken from the last of them.
    pub fn new(lang: Lang, catalogs: &[&Catalogs], names: &[String]) -> Speaker {
        let id = lang.tag().parse().expect("the tags of the house are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Names and numbers are shown alone; direction marks would be read aloud by some screen readers.
        bundle.set_use_isolating(false);
        for source in std::iter::once(&CATALOGS).chain(catalogs.iter().copied()).flat_map(|c| c.of(lang)) {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Speaker { lang, names: names.to_vec(), bundle, kept: Mutex::new(BTreeMap::new()) }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a text. A key that no catalog has is said as `⟨key⟩`, so that a gap is seen and nothing fails.
    pub fn say(&self, text: &Text) -> String {
        if let Ok(kept) = self.kept.lock()
            && let Some(said) = kept.get(text)
        {
            return said.clone();
        }
        let said = self.format(text);
        if let Ok(mut kept) = self.kept.lock() {
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(text.clone(), said.clone());
        }
        said
    }

    /// Whether a catalog has this message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Says a text, or tells what is wrong with it: the check that the tests use.
    pub fn try_say(&self, text: &Text) -> Result<String, String> {
        let mut faults = Vec::new();
        let said = self.write(text, &mut faults);
        if faults.is_empty() {
            Ok(said)
        } else {
            Err(format!("{}: {}: {}", self.lang.tag(), text.key, faults.join("; ")))
        }
    }

    fn format(&self, text: &Text) -> String {
        let said = self.write(text, &mut Vec::new());
        // Texts of saves come from outside; nothing in them may steer a terminal.
        if said.chars().any(char::is_control) { said.chars().filter(|c| !c.is_control()).collect() } else { said }
    }

    fn write(&self, text: &Text, faults: &mut Vec<String>) -> String {
        // Numbers and names by themselves are most of a board, and need no catalog.
        if let (NUMBER | NAME, [(_, arg)]) = (text.key.as_ref(), text.args.as_slice()) {
            return match arg {
                Arg::Number(n) if *n < 0 => format!("\u{2212}{}", n.unsigned_abs()),
                Arg::Number(n) => n.to_string(),
                Arg::Player(seat) => self.name(*seat, faults),
                _ => String::new(),
            };
        }
        let Some(pattern) = self.bundle.get_message(&text.key).and_then(|m| m.value()) else {
            faults.push(format!("no message {}", text.key));
            return format!("⟨{}⟩", text.key);
        };
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(name.as_ref(), self.value(arg, faults));
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        faults.extend(errors.iter().map(|e| format!("{e:?}")));
        said
    }

    fn value<'a>(&self, arg: &'a Arg, faults: &mut Vec<String>) -> FluentValue<'a> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Word(word) => FluentValue::from(word.as_ref()),
            Arg::Player(seat) => FluentValue::from(self.name(*seat, faults)),
            Arg::Text(text) => FluentValue::from(self.write(text, faults)),
            Arg::List(texts) => FluentValue::from(self.join(texts, faults)),
        }
    }

    fn name(&self, seat: Seat, faults: &mut Vec<String>) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.write(&Text::new("seat-unnamed").num("number", i64::from(seat.0) + 1), faults),
        }
    }

    fn join(&self, texts: &[Text], faults: &mut Vec<String>) -> String {
        let mut said: Vec<String> = texts.iter().map(|t| self.write(t, faults)).collect();
        let Some(last) = said.pop() else { return String::new() };
        if said.is_empty() {
            return last;
        }
        let mut args = FluentArgs::new();
        args.set("before", said.join(", "));
        args.set("last", last);
        let pattern = self.bundle.get_message("list-and").and_then(|m| m.value()).expect("the table's own catalog");
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}
