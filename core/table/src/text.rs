//! Text before it has a language: a key of a catalog and its arguments.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A message of a catalog, with what is to be put into it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Text {
    /// The message's id in the catalogs.
    #[serde(rename = "k")]
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[serde(rename = "a", default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A number; plural forms follow it.
    #[serde(rename = "n")]
    Number(i64),
    /// The name of the player at this seat, as it was typed: never inflected.
    #[serde(rename = "p")]
    Player(Seat),
    /// A word the message selects by (`{ $class -> [senator] … }`), or shows as it is (a version).
    #[serde(rename = "w")]
    Word(Cow<'static, str>),
    /// Another message.
    #[serde(rename = "t")]
    Text(Box<Text>),
    /// Several messages, joined as a list is read aloud.
    #[serde(rename = "l")]
    List(Vec<Text>),
}

impl Text {
    /// The message with this key.
    pub const fn new(key: &'static str) -> Text {
        Text { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// The message whose key is put together from parts.
    pub fn keyed(key: String) -> Text {
        Text { key: Cow::Owned(key), args: Vec::new() }
    }

    fn arg(mut self, name: &'static str, arg: Arg) -> Text {
        self.args.push((Cow::Borrowed(name), arg));
        self
    }

    /// With a number.
    #[must_use]
    pub fn num(self, name: &'static str, n: impl Into<i64>) -> Text {
        self.arg(name, Arg::Number(n.into()))
    }

    /// With a player's name.
    #[must_use]
    pub fn player(self, name: &'static str, seat: Seat) -> Text {
        self.arg(name, Arg::Player(seat))
    }

    /// With a word to select by.
    #[must_use]
    pub fn word(self, name: &'static str, word: &'static str) -> Text {
        self.arg(name, Arg::Word(Cow::Borrowed(word)))
    }

    /// With a word from outside, shown as it is.
    #[must_use]
    pub fn verbatim(self, name: &'static str, word: String) -> Text {
        self.arg(name, Arg::Word(Cow::Owned(word)))
    }

    /// With another message.
    #[must_use]
    pub fn text(self, name: &'static str, text: Text) -> Text {
        self.arg(name, Arg::Text(Box::new(text)))
    }

    /// With several messages joined.
    #[must_use]
    pub fn list(self, name: &'static str, texts: Vec<Text>) -> Text {
        self.arg(name, Arg::List(texts))
    }
}

/// The key of a text that is a number and nothing else.
pub const NUMBER: &str = "#";
/// The key of a text that is a player's name and nothing else.
pub const NAME: &str = "@";

impl Text {
    /// A number by itself: said without a catalog.
    pub fn number(n: impl Into<i64>) -> Text {
        Text::new(NUMBER).num("n", n)
    }

    /// A player's name by itself: said without a catalog.
    pub fn name(seat: Seat) -> Text {
        Text::new(NAME).player("n", seat)
    }
}

impl From<&'static str> for Text {
    fn from(key: &'static str) -> Text {
        Text::new(key)
    }
}

/// The languages of the house. All three are equals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Lang {
    /// English.
    #[serde(rename = "en")]
    En,
    /// Czech.
    #[serde(rename = "cs")]
    Cs,
    /// Hungarian.
    #[serde(rename = "hu")]
    Hu,
}

impl Lang {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Cs, Lang::Hu];

    /// The tag of the language: `en`, `cs`, `hu`.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Cs => "cs",
            Lang::Hu => "hu",
        }
    }

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Cs => "Čeština",
            Lang::Hu => "Magyar",
        }
    }

    /// The language of a tag such as `cs` or `cs_CZ.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| tag.get(..2).is_some_and(|two| two.eq_ignore_ascii_case(lang.tag())))
    }
}

/// The text of one subject in all languages: for each, the sources of its Fluent catalogs.
#[derive(Clone, Copy, Debug)]
pub struct Catalogs {
    /// English.
    pub en: &'static [&'static str],
    /// Czech.
    pub cs: &'static [&'static str],
    /// Hungarian.
    pub hu: &'static [&'static str],
}

impl Catalogs {
    /// The sources in one language.
    pub fn of(&self, lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => self.en,
            Lang::Cs => self.cs,
            Lang::Hu => self.hu,
        }
    }
}
