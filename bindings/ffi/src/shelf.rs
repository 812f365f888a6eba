//! What stands on the shelf, what can be begun, what is set, and the rules of a game.

use crate::house::House;
use crate::scene::{Surface, Symbol, referred};
use crate::view::{Player, players};
use session::error::Error;
use session::saved::SeatInfo;
use session::settings as core;
use session::shelf::Listed;
use session::table::Table;
use std::collections::{BTreeSet, HashMap};
use table::live::Kind;
use table::meta::Values;
use table::rules_text::Rules as RulesText;
use table::scene::SymbolId;
use table::speak::{Speaker, keys};
use table::text::{Lang, Text};

/// A game that can be begun.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Game {
    /// Its id.
    pub id: String,
    /// The name on the box, the same in every language.
    pub title: String,
    /// The fewest seats.
    pub min_seats: u32,
    /// The most seats.
    pub max_seats: u32,
    /// The picture on its box.
    pub vignette: Option<Vignette>,
    /// Named sets of options; the first is offered first.
    pub presets: Vec<Preset>,
    /// What can be chosen before a game.
    pub options: Vec<GameOption>,
}

/// The picture on a box: a symbol of the game.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Vignette {
    /// The symbol.
    pub symbol: u32,
    /// Its width in board units.
    pub w: i32,
    /// Its height in board units.
    pub h: i32,
}

/// A named set of options.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Preset {
    /// Its id.
    pub id: String,
    /// Its name.
    pub label: String,
    /// What it means, one sentence.
    pub hint: String,
    /// The options it sets, by id; the others stand at their default.
    pub set: HashMap<String, String>,
}

/// One thing that can be chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct GameOption {
    /// Its id.
    pub id: String,
    /// Its name.
    pub label: String,
    /// What it can be; empty where `by_seat`.
    pub values: Vec<OptionValue>,
    /// Whether its value is the number of a seat, from `0`.
    pub by_seat: bool,
    /// The value when nobody chooses.
    pub default: String,
    /// Asked only when another option has a value.
    pub only_if: Option<OnlyIf>,
    /// Asked only with so many players.
    pub only_seats: Option<u32>,
}

/// One value of an option.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct OptionValue {
    /// Its id.
    pub value: String,
    /// Its name.
    pub label: String,
    /// What it means, one sentence.
    pub hint: String,
}

/// When an option is asked.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct OnlyIf {
    /// The other option's id.
    pub option: String,
    /// The value it has to have.
    pub value: String,
}

/// A player of a game to be begun.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Place {
    /// The name, up to 24 letters.
    pub name: String,
    /// The emblem, 0 to 5; no two players share one.
    pub emblem: u32,
}

/// The shelf.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct OnShelf {
    /// The games, the one played last first.
    pub games: Vec<Card>,
    /// Those that cannot be opened. They are not touched.
    pub damaged: Vec<DamagedGame>,
    /// The players of the last game that was begun, in their order.
    pub last_players: Vec<Place>,
}

/// One game on the shelf.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Card {
    /// What to open it by.
    pub id: String,
    /// The name that the players gave it.
    pub title: Option<String>,
    /// The game's id.
    pub game: String,
    /// The name on the game's box; none if this version does not have it.
    pub game_title: Option<String>,
    /// One line: where it stands.
    pub headline: Option<String>,
    /// Each seat's score as everybody may know it; empty if it is not known.
    pub scores: Vec<i32>,
    /// The picture on the game's box.
    pub vignette: Option<Vignette>,
    /// The players in seat order.
    pub players: Vec<Player>,
    /// Each seat's place once the game is over, 1 for the winner.
    pub places: Option<Vec<u32>>,
    /// When it was last played, in seconds since 1970.
    pub played: u64,
    /// Whether it is a table of another device, of which the last view is kept.
    pub elsewhere: bool,
}

/// A game that cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct DamagedGame {
    /// Its id.
    pub id: String,
    /// Why, one sentence.
    pub words: String,
}

/// How one player has done at one game.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Tally {
    /// The name on the game's box; empty if this version does not have it.
    pub game_title: String,
    /// The player's name.
    pub name: String,
    /// Games played to the end.
    pub played: u32,
    /// Games won, shared wins too.
    pub won: u32,
    /// Both, in words.
    pub words: String,
}

/// By day or by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Shade {
    /// As the system has it.
    System,
    /// By day.
    Light,
    /// By night.
    Dark,
}

/// What is set for all games.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Settings {
    /// The tag of the language: one of `App::languages`.
    pub lang: String,
    /// Whether the language goes with the system's. While it does, `lang` is what that came to.
    pub follows_system: bool,
    /// By day or by night.
    pub shade: Shade,
    /// The size of text in hundredths, 100 to 200.
    pub text_percent: u32,
    /// Whether motion is reduced to a short fade.
    pub calm: bool,
    /// Whether the screen stays on while a table is shown.
    pub keep_awake: bool,
}

/// A language of the house.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Language {
    /// Its tag.
    pub tag: String,
    /// Its own name for itself.
    pub name: String,
}

/// The rules of a game, in the language set.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Rules {
    /// The game's name.
    pub title: String,
    /// What it is, who made it.
    pub intro: String,
    /// How to play.
    pub sections: Vec<Section>,
    /// Terms and what they mean.
    pub glossary: Vec<Term>,
    /// What the letters behind a ruling mean.
    pub note: String,
    /// The numbered rulings, in the order of their numbers.
    pub rulings: Vec<Ruling>,
}

/// One section of "how to play".
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Its text: paragraphs, list lines (`- `) and table rows (`|`), a line each; `**bold**`.
    pub body: String,
    /// The pictures at its end, each some surfaces one below the other.
    pub pictures: Vec<Picture>,
}

/// A picture in the rules.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Picture {
    /// What it shows.
    pub surfaces: Vec<Surface>,
}

/// A term of the glossary.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Term {
    /// The term.
    pub term: String,
    /// What it means.
    pub meaning: String,
}

/// A numbered ruling.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Ruling {
    /// Its number.
    pub number: u32,
    /// What is ruled, with the letters of its source in brackets.
    pub text: String,
}

/// A game with presets and options in words.
pub fn game(kind: &dyn Kind, lang: Lang) -> Game {
    let meta = kind.meta();
    let speaker = Speaker::new(lang, &[&meta.catalogs], &[]);
    let say = |key: String| speaker.say(&Text::keyed(key));
    let option = |option: &table::meta::OptionSpec| {
        let value = |value: &&str| OptionValue {
            value: (*value).to_owned(),
            label: say(format!("option-{}-{value}", option.id)),
            hint: say(format!("option-{}-{value}-hint", option.id)),
        };
        let (values, default) = match option.values {
            Values::Words(words) => {
                let default = words.get(usize::from(option.default)).copied().unwrap_or_default();
                (words.iter().map(value).collect(), default.to_owned())
            }
            Values::Seat => (Vec::new(), option.default.to_string()),
        };
        GameOption {
            id: option.id.to_owned(),
            label: say(format!("option-{}", option.id)),
            values,
            by_seat: matches!(option.values, Values::Seat),
            default,
            only_if: option
                .only_if
                .map(|(option, value)| OnlyIf { option: option.to_owned(), value: value.to_owned() }),
            only_seats: option.only_seats.map(u32::from),
        }
    };
    let preset = |preset: &table::meta::Preset| Preset {
        id: preset.id.to_owned(),
        label: say(format!("preset-{}", preset.id)),
        hint: say(format!("preset-{}-hint", preset.id)),
        set: preset.set.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect(),
    };
    Game {
        id: meta.id.to_owned(),
        title: meta.title.to_owned(),
        min_seats: meta.min_seats.into(),
        max_seats: meta.max_seats.into(),
        vignette: vignette(kind),
        presets: meta.presets.iter().map(preset).collect(),
        options: meta.options.iter().map(option).collect(),
    }
}

fn vignette(kind: &dyn Kind) -> Option<Vignette> {
    let symbol = kind.symbol(kind.meta().vignette?)?;
    Some(Vignette { symbol: symbol.id.0, w: symbol.size.w, h: symbol.size.h })
}

/// Everything on the shelf.
pub fn on_shelf(house: &House) -> Result<OnShelf, Error> {
    let lang = house.lang();
    let (mut games, mut damaged) = (Vec::new(), Vec::new());
    for Listed { id, card } in house.shelf.list()? {
        let card = match card {
            Ok(card) => card,
            Err(error) => {
                damaged.push(DamagedGame { id, words: crate::error::say(lang, &error.text()) });
                continue;
            }
        };
        let names: Vec<String> = card.head.seats.iter().map(|seat| seat.name.clone()).collect();
        let kind = house.shelf.kind(&card.head.game).ok();
        games.push(Card {
            id,
            players: players(&card.head),
            title: card.head.title,
            game: card.head.game,
            game_title: kind.map(|kind| kind.meta().title.to_owned()),
            headline: kind.map(|k| Speaker::new(lang, &[&k.meta().catalogs], &names).say(&card.now.headline)),
            scores: card.now.scores,
            vignette: kind.and_then(vignette),
            places: card.now.places.map(|places| places.into_iter().map(u32::from).collect()),
            played: card.now.played,
            elsewhere: false,
        });
    }
    for kept in ::nearby::elsewhere(&house.shelf)? {
        match ::nearby::open(&house.shelf, &kept.id) {
            Err(error) => damaged.push(DamagedGame { id: kept.id, words: crate::error::say(lang, &error.text()) }),
            Ok(table) => games.push(elsewhere(house, kept.id, &table)),
        }
    }
    let place = |seat: &SeatInfo| Place { name: seat.name.clone(), emblem: seat.emblem.into() };
    Ok(OnShelf { games, damaged, last_players: house.shelf.settings().seats.iter().map(place).collect() })
}

/// The card of a table elsewhere, from what was seen of it last.
fn elsewhere(house: &House, id: String, table: &Table) -> Card {
    let (head, seen) = (table.head(), table.onlooker());
    let kind = house.shelf.kind(&head.game).ok();
    Card {
        id,
        players: players(head),
        title: head.title.clone(),
        game: head.game.clone(),
        game_title: kind.map(|kind| kind.meta().title.to_owned()),
        headline: Some(seen.headline),
        scores: Vec::new(),
        vignette: kind.and_then(vignette),
        places: table.reckoning().places.map(|places| places.into_iter().map(u32::from).collect()),
        played: 0,
        elsewhere: true,
    }
}

/// How everybody has done.
pub fn results(house: &House) -> Vec<Tally> {
    let speaker = Speaker::new(house.lang(), &[&session::SCREENS], &[]);
    let tally = |((game, name), tally): ((String, String), core::Tally)| Tally {
        game_title: house.shelf.kind(&game).map(|kind| kind.meta().title.to_owned()).unwrap_or_default(),
        name,
        played: tally.played,
        won: tally.won,
        words: speaker.say(&Text::new("screen-tally").num("played", tally.played).num("won", tally.won)),
    };
    house.shelf.settings().tallies().into_iter().map(tally).collect()
}

/// The words of the screens by key: all that need nothing put into them.
pub fn words(lang: Lang) -> HashMap<String, String> {
    let speaker = Speaker::new(lang, &[&session::SCREENS], &[]);
    let ids = session::SCREENS.of(lang).iter().flat_map(|source| keys(source));
    ids.filter_map(|id| speaker.try_say(&Text::keyed(id.clone())).ok().map(|said| (id, said))).collect()
}

/// The rules of a game with their pictures.
pub fn rules(house: &mut House, game: &str) -> Result<Rules, Error> {
    let (lang, paints) = (house.lang(), house.paints(game)?);
    let kind = house.shelf.kind(game)?;
    let place = Lang::ALL.iter().position(|l| *l == lang).unwrap_or(0);
    let rules = RulesText::parse(kind.meta().rules_text[place]);
    let names = session::pictures::NAMES.map(str::to_owned);
    let speaker = Speaker::new(lang, &[&kind.meta().catalogs], &names);
    let mut pictures: Vec<(u8, Picture)> = Vec::new();
    for (section, scene) in session::pictures::of(kind) {
        let surfaces = paints.surfaces(&scene.map(&mut |text| speaker.say(&text)));
        pictures.push((section, Picture { surfaces }));
    }
    let section = |(number, section): (usize, table::rules_text::Section)| Section {
        title: section.title,
        body: section.body,
        pictures: pictures.iter().filter(|(at, _)| usize::from(*at) == number).map(|(_, p)| p.clone()).collect(),
    };
    Ok(Rules {
        title: rules.title,
        intro: rules.intro,
        sections: rules.sections.into_iter().enumerate().map(section).collect(),
        glossary: rules.glossary.into_iter().map(|(term, meaning)| Term { term, meaning }).collect(),
        note: rules.ruling_note,
        rulings: rules.rulings.into_iter().map(|r| Ruling { number: r.number.into(), text: r.text }).collect(),
    })
}

/// Symbols of a game (of the house alone for an empty id), and all that these are drawn with.
pub fn symbols(house: &mut House, game: &str, ids: Vec<u32>) -> Result<Vec<Symbol>, Error> {
    let paints = house.paints(game)?;
    let kind = if game.is_empty() { None } else { Some(house.shelf.kind(game)?) };
    let (mut open, mut met, mut found) = (ids, BTreeSet::new(), Vec::new());
    while let Some(id) = open.pop() {
        let fresh = met.insert(id);
        let symbol = |id| kind.map_or_else(|| table::icons::symbol(id), |kind| kind.symbol(id));
        if let Some(symbol) = fresh.then(|| symbol(SymbolId(id))).flatten() {
            let symbol = paints.symbol(&symbol);
            referred(&symbol.ops, &mut open);
            found.push(symbol);
        }
    }
    Ok(found)
}

impl From<&core::Settings> for Settings {
    fn from(settings: &core::Settings) -> Settings {
        Settings {
            lang: settings.lang.tag().to_owned(),
            follows_system: settings.follows_system,
            shade: match settings.shade {
                core::Shade::System => Shade::System,
                core::Shade::Light => Shade::Light,
                core::Shade::Dark => Shade::Dark,
            },
            text_percent: settings.text_percent.into(),
            calm: settings.calm,
            keep_awake: settings.keep_awake,
        }
    }
}
