//! What the table says in a language, so that the player can read it: questions, answers, titles.

use games::pecunia_non_olet::PecuniaNonOlet;
use table::game::Game;
use table::seat::MAX_SEATS;
use table::speak::Speaker;
use table::text::{Catalogs, Lang, Text};

/// Everything the table asks, by the key of its message.
const QUESTIONS: [&str; 20] = [
    "ui-answer",
    "ui-curtain-ask",
    "ui-curtain-which",
    "ui-delete-ask",
    "ui-emblem",
    "ui-enter",
    "ui-export-path",
    "ui-final-ask",
    "ui-hand-on",
    "ui-import-path",
    "ui-name",
    "ui-new-name",
    "ui-options-ask",
    "ui-over-ask",
    "ui-past-ask",
    "ui-preset",
    "ui-rules-ask",
    "ui-same-ask",
    "ui-shelf-ask",
    "ui-which",
];

/// The words of the screens, of the session and of Pecunia.
pub const CATALOGS: [&Catalogs; 3] = [&session::CATALOGS, &tabularium::CATALOGS, &PecuniaNonOlet::META.catalogs];

/// The words of one language.
#[derive(Debug)]
pub struct Words {
    speaker: Speaker,
    questions: Vec<(String, &'static str)>,
}

impl Words {
    /// The words of this language.
    pub fn of(lang: Lang) -> Words {
        let speaker = Speaker::new(lang, &CATALOGS, &[]);
        let mut questions = Vec::new();
        for key in QUESTIONS {
            // Only the question for a name has a number in it.
            for number in 1..=MAX_SEATS {
                let asked = speaker.say(&Text::new(key).num("number", number as i64));
                questions.push((format!("{asked} >"), key));
            }
        }
        Words { speaker, questions }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    /// A text in words.
    pub fn say(&self, text: impl Into<Text>) -> String {
        self.speaker.say(&text.into())
    }

    /// The message of a key that is put together.
    pub fn keyed(&self, key: String) -> String {
        self.speaker.say(&Text::keyed(key))
    }

    /// Which question stands in this line and waits for its answer.
    pub fn question(&self, line: &str) -> Option<&'static str> {
        let line = line.trim_end();
        self.questions.iter().find(|(asked, _)| line == asked).map(|(_, key)| *key)
    }
}
