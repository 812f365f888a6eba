//! Texts on the wire: keys and arguments, never sentences. Each device words them in its own language.
//!
//! Both sides have the same catalogs as a rule: then a key is the number of its message in them, and an argument the
//! number of its name in that message. Where the catalogs differ (`digest`), keys and names are written out.

use super::wire::{Bad, Reader, Writer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::meta::Meta;
use table::text::{Arg, Text};

/// How deep texts stand in texts.
const DEEPEST: usize = 8;
/// No key, name or word is longer, in bytes.
const LONGEST_WORD: usize = 200;
/// The number that says that the name of an argument is written out.
const WRITTEN: usize = 31;

/// The messages of a game's catalogs by number.
#[derive(Debug, Default)]
pub struct Words {
    messages: Vec<Message>,
    numbers: BTreeMap<String, usize>,
    digest: u32,
}

/// One message: its key, the names of its arguments, and the words that it selects by.
#[derive(Debug, Default)]
struct Message {
    key: String,
    args: Vec<String>,
    words: Vec<String>,
}

impl Words {
    /// No catalog: everything is written out.
    pub fn none() -> Words {
        Words::default()
    }

    /// The catalogs that everything told in a game is worded from.
    pub fn of(meta: &Meta) -> Words {
        let sources = meta.catalogs.en.iter().chain(table::speak::CATALOGS.en).chain(crate::CATALOGS.en);
        let (mut words, mut sum) = (Words::default(), crc32fast::Hasher::new());
        for source in sources {
            sum.update(source.as_bytes());
            for line in source.lines() {
                words.line(line);
            }
        }
        words.digest = sum.finalize().max(1);
        words
    }

    fn line(&mut self, line: &str) {
        if line.starts_with('#') {
            return;
        }
        if line.starts_with(|c: char| c.is_ascii_alphabetic())
            && let Some((key, _)) = line.split_once('=')
        {
            let key = key.trim().to_owned();
            self.numbers.entry(key.clone()).or_insert(self.messages.len());
            self.messages.push(Message { key, ..Message::default() });
        }
        let Some(message) = self.messages.last_mut() else { return };
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        for (mark, list) in [('$', &mut message.args), ('[', &mut message.words)] {
            for after in line.split(mark).skip(1) {
                let after = after.trim_start();
                let word = &after[..after.find(|c| !is_word(c)).unwrap_or(after.len())];
                if !word.is_empty() && !list.iter().any(|w| w == word) {
                    list.push(word.to_owned());
                }
            }
        }
    }

    /// What the numbers hold for: devices whose catalogs have the same digest.
    pub fn digest(&self) -> u32 {
        self.digest
    }

    /// Writes a text.
    pub fn write(&self, out: &mut Writer, text: &Text) {
        let number = self.numbers.get(text.key.as_ref()).copied();
        let message = number.map(|n| &self.messages[n]);
        // 0 stands for a key that is written out, and 7 for a number of arguments that follows.
        let args = text.args.len();
        out.number(number.map_or(0, |n| n as u64 + 1) << 3 | args.min(7) as u64);
        if message.is_none() {
            out.bytes(text.key.as_bytes());
        }
        if args >= 7 {
            out.number(args as u64);
        }
        for (name, arg) in &text.args {
            let known = message.and_then(|m| m.args.iter().position(|a| a == name.as_ref())).filter(|at| *at < WRITTEN);
            let kind = match arg {
                Arg::Number(_) => 0,
                Arg::Player(_) => 1,
                Arg::Word(_) => 2,
                Arg::Text(_) => 3,
                Arg::List(_) => 4,
            };
            out.byte((known.unwrap_or(WRITTEN) << 3) as u8 | kind);
            if known.is_none() {
                out.bytes(name.as_bytes());
            }
            match arg {
                Arg::Number(n) => out.signed(*n),
                Arg::Player(seat) => out.byte(seat.0),
                Arg::Word(word) => {
                    let known = message.and_then(|m| m.words.iter().position(|w| w == word.as_ref()));
                    out.number(known.map_or(0, |at| at as u64 + 1));
                    if known.is_none() {
                        out.bytes(word.as_bytes());
                    }
                }
                Arg::Text(text) => self.write(out, text),
                Arg::List(texts) => {
                    out.number(texts.len() as u64);
                    texts.iter().for_each(|text| self.write(out, text));
                }
            }
        }
    }

    /// Reads a text.
    pub fn read(&self, read: &mut Reader<'_>) -> Result<Text, Bad> {
        self.read_at(read, 0)
    }

    fn read_at(&self, read: &mut Reader<'_>, depth: usize) -> Result<Text, Bad> {
        if depth > DEEPEST {
            return Err(Bad);
        }
        let head = read.number()?;
        let number = usize::try_from(head >> 3).map_err(|_| Bad)?;
        let message = match number.checked_sub(1) {
            Some(at) => Some(self.messages.get(at).ok_or(Bad)?),
            None => None,
        };
        let key = match message {
            Some(message) => message.key.clone(),
            None => read.words(LONGEST_WORD)?.to_owned(),
        };
        let args = match (head & 7) as usize {
            7 => read.below(LONGEST_WORD)?,
            few => few,
        };
        let mut text = Text::keyed(key);
        for _ in 0..args {
            let byte = read.byte()?;
            let name = match usize::from(byte >> 3) {
                WRITTEN => read.words(LONGEST_WORD)?.to_owned(),
                at => message.and_then(|m| m.args.get(at)).ok_or(Bad)?.clone(),
            };
            let arg = match byte & 7 {
                0 => Arg::Number(read.signed()?),
                1 => Arg::Player(read.seat()?),
                2 => Arg::Word(Cow::Owned(match read.below(LONGEST_WORD)?.checked_sub(1) {
                    Some(at) => message.and_then(|m| m.words.get(at)).ok_or(Bad)?.clone(),
                    None => read.words(LONGEST_WORD)?.to_owned(),
                })),
                3 => Arg::Text(Box::new(self.read_at(read, depth + 1)?)),
                4 => {
                    let mut texts = Vec::new();
                    for _ in 0..read.below(LONGEST_WORD)? {
                        texts.push(self.read_at(read, depth + 1)?);
                    }
                    Arg::List(texts)
                }
                _ => return Err(Bad),
            };
            text.args.push((Cow::Owned(name), arg));
        }
        Ok(text)
    }
}
