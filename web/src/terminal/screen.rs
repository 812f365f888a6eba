//! Lines out, lines in, and nothing left of a view when the curtain falls.

use session::error::Error;
use session::shelf::Shelf;
use std::io::{BufRead, Write};
use table::speak::Speaker;
use table::text::{Catalogs, Lang, Text};

/// The input has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Closed;

/// A terminal.
pub struct Screen {
    input: Box<dyn BufRead>,
    out: Box<dyn Write>,
    /// Whether it understands control sequences.
    clears: bool,
    speaker: Speaker,
}

impl std::fmt::Debug for Screen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Screen").field("clears", &self.clears).finish_non_exhaustive()
    }
}

impl Screen {
    /// A screen over these streams. `clears` says whether control sequences are understood.
    pub fn new(input: impl BufRead + 'static, out: impl Write + 'static, clears: bool) -> Screen {
        let speaker = Speaker::new(Lang::En, &[&crate::CATALOGS], &[]);
        Screen { input: Box::new(input), out: Box::new(out), clears, speaker }
    }

    /// Speaks the language of the settings, with the words of all games.
    pub fn speak(&mut self, shelf: &Shelf) {
        let games = shelf.kinds().iter().map(|kind| &kind.meta().catalogs);
        let catalogs: Vec<&Catalogs> = games.chain([&session::CATALOGS, &crate::CATALOGS]).collect();
        self.speaker = Speaker::new(shelf.settings().lang, &catalogs, &[]);
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    /// Puts a text into words.
    pub fn say(&self, text: &Text) -> String {
        self.speaker.say(text)
    }

    /// Writes a line.
    pub fn line(&mut self, words: &str) {
        // A terminal that is gone is noticed at the next question; names cannot bring control sequences in.
        let plain: String = words.chars().filter(|c| !c.is_control() || *c == '\n').collect();
        let _ = writeln!(self.out, "{plain}");
    }

    /// Writes a text as a line.
    pub fn text(&mut self, text: impl Into<Text>) {
        let words = self.say(&text.into());
        self.line(&words);
    }

    /// Writes an empty line.
    pub fn gap(&mut self) {
        self.line("");
    }

    /// Writes a title with an empty line before it.
    pub fn title(&mut self, words: &str) {
        self.gap();
        self.line(&format!("== {words} =="));
    }

    /// Writes why something was not done.
    pub fn error(&mut self, error: &Error) {
        let words = self.say(&error.text());
        self.line(&format!("! {words}"));
    }

    /// Takes everything off the screen and out of its scrollback, so that the next person sees nothing of this view.
    pub fn wipe(&mut self) {
        if self.clears {
            let _ = write!(self.out, "\x1b[H\x1b[2J\x1b[3J");
        }
        let _ = self.out.flush();
    }

    /// Asks for a line; it comes without spaces around it.
    pub fn ask(&mut self, text: impl Into<Text>) -> Result<String, Closed> {
        let words = self.say(&text.into());
        let _ = write!(self.out, "{words} > ");
        let _ = self.out.flush();
        let mut bytes = Vec::new();
        match self.input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => Err(Closed),
            Ok(_) => Ok(String::from_utf8_lossy(&bytes).trim().to_owned()),
        }
    }

    /// Asks until one of `1` to `count` is answered; an empty line is nothing.
    pub fn number(&mut self, text: impl Into<Text>, count: usize) -> Result<Option<usize>, Closed> {
        let text = text.into();
        loop {
            let answer = self.ask(text.clone())?;
            if answer.is_empty() {
                return Ok(None);
            }
            match answer.parse::<usize>() {
                Ok(n) if (1..=count).contains(&n) => return Ok(Some(n - 1)),
                _ => self.text(Text::new("ui-no-such").num("count", count as i64)),
            }
        }
    }

    /// Writes a numbered list.
    pub fn list(&mut self, lines: &[String]) {
        for (i, line) in lines.iter().enumerate() {
            self.line(&format!("{}. {line}", i + 1));
        }
    }
}
