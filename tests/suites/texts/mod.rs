//! Everything that is said can be said, in all three languages, and nothing is written that is never said.

mod catalog;
mod names;
mod rules;

use catalog::{Message, Messages, read};
use games::antiquity::Antiquity;
use games::pecunia_non_olet::{Customer, Kind as Card, PecuniaNonOlet};
use harness::toy::Toy;
use harness::{EveryGame, Picker, every_game, settings, start};
use serde_json::Value;
use session::error::Error;
use session::nearby::Refused;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{LazyLock, Mutex};
use table::game::{Game, Turn};
use table::input::{Input, Refusal};
use table::live::View;
use table::meta::{BadOption, Meta, Named, Values};
use table::open::Open;
use table::prompt::Sheet;
use table::scene::{Form, Scene};
use table::seat::{Seat, Viewer};
use table::seen::Seen;
use table::speak::Speaker;
use table::text::{Arg, Catalogs, Lang, NAME, Text};

/// Everything that has words: the floors from below, then the games and the toy.
fn subjects() -> Vec<(&'static str, Catalogs)> {
    let floors = [("table", table::speak::CATALOGS), ("session", session::CATALOGS), ("web", tabularium::CATALOGS)];
    let games = harness::kinds().iter().map(|k| (k.meta().id, k.meta().catalogs)).collect::<Vec<_>>();
    floors.into_iter().chain(games).collect()
}

/// What was said in play.
#[derive(Clone, Default)]
struct Heard {
    /// Every message.
    keys: BTreeSet<String>,
    /// The variables that held the name of a player, by message.
    names: BTreeSet<(String, String)>,
    /// The variables that held a word to choose by, with the word.
    words: BTreeSet<(String, String, String)>,
    /// What could not be said, and in which language.
    faults: BTreeSet<String>,
    /// How many different texts.
    texts: usize,
}

/// Says texts in all languages, each once.
struct Ear {
    speakers: [Speaker; 3],
    met: BTreeSet<Text>,
    heard: Heard,
}

impl Ear {
    fn new(catalogs: &Catalogs) -> Ear {
        let names: Vec<String> = ["Přemysl", "Kateřina", "Zsófi", "Ödön", "Marco", "Anna"].map(str::to_owned).into();
        let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &[&session::CATALOGS, catalogs], &names));
        Ear { speakers, met: BTreeSet::new(), heard: Heard::default() }
    }

    fn hear(&mut self, text: &Text) {
        if self.met.contains(text) {
            return;
        }
        self.met.insert(text.clone());
        self.heard.texts += 1;
        for speaker in &self.speakers {
            match speaker.try_say(text) {
                Ok(said) if !said.trim().is_empty() && !said.contains(['{', '}', '⟨', '\u{2068}']) => {}
                Ok(said) => _ = self.heard.faults.insert(format!("{}: {said:?}", text.key)),
                Err(fault) => _ = self.heard.faults.insert(fault),
            }
        }
        self.note(text);
    }

    /// What a text is made of. Gives whether it is nothing but a name.
    fn note(&mut self, text: &Text) -> bool {
        self.heard.keys.insert(text.key.to_string());
        for (name, arg) in &text.args {
            let place = (text.key.to_string(), name.to_string());
            let is_name = match arg {
                Arg::Player(_) => true,
                Arg::Text(inner) => self.note(inner),
                Arg::List(inner) => inner.iter().filter(|text| self.note(text)).count() > 0,
                Arg::Word(word) => {
                    self.heard.words.insert((place.0.clone(), place.1.clone(), word.to_string()));
                    false
                }
                Arg::Number(_) => false,
            };
            if is_name {
                self.heard.names.insert(place);
            }
        }
        matches!(text.args.as_slice(), [(_, Arg::Player(_))])
            && ["just-player", "player", NAME].contains(&text.key.as_ref())
    }

    fn sheet(&mut self, sheet: &Sheet) {
        self.hear(&sheet.title);
        sheet.lines.iter().for_each(|line| self.hear(line));
        sheet.blocked.iter().for_each(|reason| self.hear(&reason.why));
    }

    fn scene<G: Game>(&mut self, seen: &Seen<G>, scene: Scene) {
        let touches = scene.surfaces.iter().flat_map(|s| &s.items).filter_map(|i| i.touch).collect::<BTreeSet<_>>();
        scene.map(&mut |text| self.hear(&text));
        touches.into_iter().filter_map(|touch| seen.about(touch)).for_each(|sheet| self.sheet(&sheet));
    }

    fn view<G: Game>(&mut self, seen: &Seen<G>) {
        for seat in G::turn(seen).asked().iter() {
            let Some(prompt) = seen.prompt(seat) else { continue };
            for option in 0..prompt.options.len() as u16 {
                let preview = seen.preview(seat, option).expect("what is offered can be looked at before");
                preview.map(&mut |text| self.hear(&text));
            }
            prompt.map(&mut |text| self.hear(&text));
        }
        self.scene(seen, View::scene(seen, Form::Narrow));
        self.scene(seen, View::scene(seen, Form::Wide));
        self.hear(&View::headline(seen));
        View::reckoning(seen).map(&mut |text| self.hear(&text));
    }

    /// Plays random games of every seat count and setting and hears everything that is said in them.
    fn play<G: Game>(&mut self) {
        for seats in G::META.min_seats..=G::META.max_seats {
            for (n, named) in settings::<G>(seats).iter().enumerate() {
                let mut picker = Picker::<G>::new(n as u64);
                self.follow(Open::<G>::new(start::<G>(named, seats)), n, |state| picker.pick(state));
            }
        }
    }

    /// Follows a game and hears everything that is said in it.
    fn follow<G: Game>(
        &mut self,
        mut open: Open<G>,
        mut nth: usize,
        mut next: impl FnMut(&G::State) -> Option<Input<G::Action>>,
    ) {
        let seats = G::seats(open.state());
        let mut questions = BTreeSet::new();
        while let Some(input) = next(open.state()) {
            let accepted = open.input(input, false).expect("what is picked is accepted");
            accepted.told.iter().filter_map(|(_, event)| G::tell(event)).for_each(|text| self.hear(&text));
            nth += 1;
            let over = matches!(G::turn(open.state()), Turn::Over(_));
            // A question that has not been met in this game is looked at, however rarely it is asked.
            let asked = G::turn(open.state()).asked().iter().next();
            let question = asked.map(|seat| G::ask(&open.seen(Viewer::Seat(seat)), seat));
            let question = question.map(|ask| (ask.title.key, ask.hint.map(|hint| hint.key)));
            if questions.insert(question) || nth.is_multiple_of(12) || over {
                let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]);
                viewers.chain(over.then_some(Viewer::After)).for_each(|v| self.view(&open.seen(v)));
            }
        }
    }

    /// Plays the whole games that are kept as files, which come to what random play does not.
    fn kept<G: Game>(&mut self) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/games/src").join(G::META.id).join("golden");
        let files =
            std::fs::read_dir(folder).expect("the goldens of the game").map(|file| file.expect("a file").path());
        for path in files.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl")) {
            let file = std::fs::read_to_string(path).expect("a golden can be read");
            let mut lines = file.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line of JSON"));
            let Some(head) = lines.next().filter(|head| head.get("game").is_some()) else { continue };
            let named: Named = serde_json::from_value(head["options"].clone()).expect("options by name");
            let seats = head["seats"].as_u64().expect("a number of seats") as u8;
            let inputs = lines.filter(|line| line.get("crc").is_none() && line.get("end").is_none());
            let mut inputs = inputs.map(|line| serde_json::from_value(line).expect("an input"));
            self.follow(Open::<G>::new(start::<G>(&named, seats)), 0, |_| inputs.next());
        }
    }

    /// What is said of a game before it is played.
    fn card(&mut self, meta: &Meta) {
        option_keys(meta).into_iter().for_each(|key| self.hear(&Text::keyed(key)));
    }
}

/// The messages that options and presets have by their ids.
fn option_keys(meta: &Meta) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for preset in meta.presets {
        keys.extend([format!("preset-{}", preset.id), format!("preset-{}-hint", preset.id)]);
    }
    for option in meta.options {
        keys.insert(format!("option-{}", option.id));
        if let Values::Words(words) = option.values {
            let value = |word: &&str| format!("option-{}-{word}", option.id);
            keys.extend(words.iter().flat_map(|word| [value(word), value(word) + "-hint"]));
        }
    }
    keys
}

/// What can go wrong, and be said, on the two lower floors.
fn refusals() -> Vec<Text> {
    let refused = [
        Refusal::NotLegal(Seat(0)),
        Refusal::NotYourTurn(Seat(0)),
        Refusal::ChancePending,
        Refusal::NoChance,
        Refusal::BadOutcome,
        Refusal::Over,
        Refusal::Stale { asked: 1, now: 2 },
        Refusal::NoOption(9),
        Refusal::NothingToUndo,
        Refusal::Unreadable(String::new()),
    ];
    let word = || "x".to_owned();
    let errors = [
        Error::Curtain(1),
        Error::Option(BadOption::Unknown(word())),
        Error::InUse,
        Error::ReadOnly(word()),
        Error::Full,
        Error::Io(word()),
        Error::Damaged(word()),
        Error::Foreign,
        Error::Newer { app: "9.9.9".to_owned() },
        Error::UnknownGame(word()),
        Error::TooLarge,
        Error::NoSuchGame,
        Error::NoSuchFile,
        Error::FileExists,
        Error::Players,
        Error::NotHere,
        Error::Sent,
        Error::HostAway,
        Error::Moving,
        Error::Moved,
        Error::Arriving,
        Error::Device,
        Error::Secrets,
    ];
    let nearby = [Refused::NotYourSeat, Refused::Storage, Refused::Moving, Refused::Unreadable];
    let nearby = nearby.iter().map(Refused::text).chain([Text::new("error-view-unread")]);
    let refused = refused.into_iter().map(|r| Error::from(r).text());
    refused.chain(errors.iter().map(Error::text)).chain(nearby).collect()
}

/// Everything that was heard, by subject. The games are played once for all tests of this module.
static HEARD: LazyLock<Mutex<BTreeMap<&'static str, Heard>>> = LazyLock::new(|| {
    struct Play(BTreeMap<&'static str, Heard>);
    impl EveryGame for Play {
        fn game<G: Game>(&mut self) {
            let mut ear = Ear::new(&G::META.catalogs);
            ear.card(&G::META);
            ear.play::<G>();
            // Random players of Antiquity are buried before they build much.
            if G::META.id == Antiquity::META.id {
                ear.kept::<G>();
            }
            self.0.insert(G::META.id, ear.heard);
        }
    }
    let mut play = Play(BTreeMap::new());
    every_game(&mut play);
    let mut ear = Ear::new(&session::CATALOGS);
    refusals().iter().for_each(|text| ear.hear(text));
    let names = ["a", "b"].map(|key| Text::new("seat-unnamed").num("number", i64::from(key == "b"))).to_vec();
    ear.hear(&Text::new("error-newer").list("version", names)); // Two of a list, and a seat without a name.
    let Play(mut heard) = play;
    heard.insert("session", ear.heard);
    Mutex::new(heard)
});

fn heard(subject: &str) -> Heard {
    HEARD.lock().expect("the games are played without a fault").get(subject).cloned().unwrap_or_default()
}

#[test]
fn everything_that_is_said_can_be_said_in_every_language() {
    for (subject, least) in [(PecuniaNonOlet::META.id, 10_000), (Toy::META.id, 500), ("session", 20)] {
        let heard = heard(subject);
        assert!(heard.faults.is_empty(), "{subject}: {:#?}", heard.faults);
        assert!(heard.texts > least, "{subject}: {} texts", heard.texts);
    }
}

#[test]
fn every_word_that_a_message_chooses_by_has_its_form_in_every_language() {
    for (subject, catalogs) in subjects() {
        let words = heard(subject).words;
        for lang in Lang::ALL {
            let messages = read(subject, &catalogs, lang);
            for (id, variable, word) in &words {
                let selects = messages.get(id).into_iter().flat_map(|m: &Message| &m.selects);
                for select in selects.filter(|s| s.by == *variable) {
                    let there = select.keys.contains(word);
                    assert!(there, "{subject}, {}: {id} has no form for {word}: {:?}", lang.tag(), select.keys);
                }
            }
        }
    }
}

/// Messages that only rare positions say, or that stand in for what cannot be.
const RARE: &[(&str, &[&str])] = &[
    // Nobody waits and nobody can come; no action card is left; and what stands in for what cannot be.
    ("pecunia_non_olet", &["ask-nobody-waits", "log-no-card", "ask-nothing", "seat-empty"]),
    // Random play is poor: it hardly ever joins cities or spends the last tile and market. The last three stand for what
    // a thing on the map has no sheet for, and for what cannot be; core/games tests each reason.
    (
        "magna_grecia",
        &[
            "do-claim",
            "do-merge",
            "log-claimed",
            "log-market-gone",
            "log-merged",
            "why-cover-next",
            "why-founding-touches-city",
            "why-market-there",
            "why-no-market-left",
            "why-no-stock",
            "why-touches-two",
            "ask-nothing",
            "why-city-here",
            "why-no-market-at-oracle",
        ],
    ),
    // Piles hardly ever run out, nor houses; the first two stand for what cannot be, the last two for things that are not
    // drawn; core/games tests the others.
    (
        "aquileia",
        &[
            "ask-nothing",
            "laurel-hidden",
            "odds-nobody",
            "log-no-bonus",
            "log-no-prize",
            "ask-buy-empty",
            "why-empty-slot",
            "about-crowns-none",
            "why-no-house",
            "title-display-empty",
            "do-build-pay",
            "log-renewed",
            "about-crown-deck",
            "about-no-laurels",
        ],
    ),
    // Nobody is left out of a question, nor without one; the rest takes Santa Barbara's hand, theology, forced labour, the
    // counts of the box or a full board, which neither random games nor the kept ones come to; core/games tests them.
    (
        "antiquity",
        &[
            "saint-none",
            "ask-wait",
            "ask-pay-any",
            "ask-bank-last-wood",
            "ask-offer-last-wood",
            "ask-lifted",
            "ask-lifted-hint",
            "ask-carry",
            "ask-carry-to",
            "ask-carry-hint",
            "do-free",
            "do-pay-twice",
            "do-raze",
            "do-accept-last-wood",
            "do-place",
            "do-carry-from",
            "log-built-any",
            "log-razed",
            "log-banked-nothing",
            "log-lifted",
            "log-placed",
            "log-carried",
            "shown-razed",
            "shown-moved",
            "about-aside",
            "about-offer-dark",
            "about-traded",
            "why-unique",
            "why-supply",
            "why-no-need",
            "why-served",
            "why-taken",
            "why-grave-here",
            "why-hospital-idle",
            "why-hospital-done",
            "why-raze-once",
            "why-raze-grave",
            "why-no-market",
            "land-ask-nothing",
            "land-ask-where-last-wood",
            "land-ask-storage",
            "land-ask-storage-hint",
            "land-ask-stored",
            "land-ask-harvest-forced",
            "land-ask-more",
            "land-ask-more-hint",
            "land-do-found",
            "land-do-cleanse",
            "land-do-discard",
            "land-about-undrawn",
            "land-why-city-edge",
            "land-why-city-hexes",
            "land-why-city-zone",
            "land-why-city-near",
            "land-why-clean",
            "land-why-guarded",
            "land-why-no-inn",
            "land-why-no-city",
            "land-why-no-fishery",
            "land-why-biology-used",
            "land-why-no-supply",
            "land-why-house",
            "land-why-grave-here",
            "land-why-free-first",
            "land-log-begun-free",
            "land-log-city-any",
            "land-log-kept",
            "land-log-discarded",
            "land-log-harvested-forced",
            "land-log-harvested-nothing",
            "land-log-tie-break",
            "land-tie-break",
            "land-log-over-shared",
            "land-log-over-draw",
            "scene-lifted",
        ],
    ),
    // Its deck never runs out in play, and nobody looks in while it is dealt.
    ("toy", &["ask-nothing", "headline-deal", "why-deck-empty", "why-peeked"]),
];

/// Whether a message belongs to a family in which each thing of the game has its own.
fn family(game: &str, id: &str) -> bool {
    if game != PecuniaNonOlet::META.id {
        return false;
    }
    let customer = id.strip_prefix("customer-").is_some_and(|c| Customer::from_id(c).is_some());
    let of_card = |prefix: &str, suffixes: &[&str]| {
        let rest = id.strip_prefix(prefix);
        Card::ALL.iter().any(|k| rest.and_then(|r| r.strip_prefix(k.id())).is_some_and(|end| suffixes.contains(&end)))
    };
    let effects = [
        "",
        "-short",
        "-effect",
        "-effect-one_opponent",
        "-effect-all_players",
        "-effect-draw_top",
        "-effect-immediate",
    ];
    customer || of_card("card-", &effects) || of_card("why-", &[""])
}

#[test]
fn no_message_of_a_game_is_never_said() {
    for (subject, catalogs) in subjects() {
        let Some(kind) = harness::kinds().into_iter().find(|k| k.meta().id == subject) else { continue };
        let messages: Messages = read(subject, &catalogs, Lang::En);
        let (said, options) = (heard(subject).keys, option_keys(kind.meta()));
        let rare = RARE.iter().find(|(game, _)| *game == subject).map_or(&[][..], |(_, ids)| ids);
        let silent = messages.keys().filter(|id| !said.contains(*id) && !options.contains(*id) && !family(subject, id));
        let silent: Vec<&str> = silent.map(String::as_str).filter(|id| !rare.contains(id)).collect();
        assert!(silent.is_empty(), "{subject}: never said: {silent:#?}");
        let odd = |id: &&String| (id.starts_with("option-") || id.starts_with("preset-")) && !options.contains(*id);
        assert_eq!(messages.keys().find(odd), None, "{subject}: an option that the game has not");
        let gone: Vec<_> = rare.iter().filter(|id| !messages.contains_key(**id)).collect();
        assert!(gone.is_empty(), "{subject}: exceptions that are no messages: {gone:?}");
    }
}

#[test]
fn every_customer_and_card_has_its_messages() {
    let messages = read(PecuniaNonOlet::META.id, &PecuniaNonOlet::META.catalogs, Lang::En);
    let customers = Customer::all().map(|c| format!("customer-{}", c.id()));
    let cards = Card::ALL
        .iter()
        .map(|k| k.id())
        .flat_map(|k| [format!("card-{k}"), format!("card-{k}-short"), format!("card-{k}-effect"), format!("why-{k}")]);
    let missing: Vec<String> = customers.chain(cards).filter(|id| !messages.contains_key(id)).collect();
    assert_eq!(missing, Vec::<String>::new());
    let names = messages.keys().filter(|id| id.starts_with("customer-")).count();
    assert_eq!(names, 70, "each of the seventy has a name, and nobody else");
}

#[test]
fn table_and_session_say_every_message_they_have() {
    let said = heard("session").keys;
    for (subject, catalogs) in subjects().into_iter().take(2) {
        let silent: Vec<String> =
            read(subject, &catalogs, Lang::En).into_keys().filter(|id| !said.contains(id)).collect();
        // Lists are joined inside the speaker.
        assert!(silent.iter().all(|id| id == "list-and"), "{subject}: never said: {silent:?}");
    }
}

/// All text of the files below these folders of the screens.
fn screens(folders: &[&str]) -> String {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web");
    let mut open: Vec<_> = folders.iter().map(|f| root.join(f)).collect();
    let mut sources = String::new();
    while let Some(path) = open.pop() {
        for entry in std::fs::read_dir(path).expect("the sources of the screens").flatten() {
            if entry.path().is_dir() {
                open.push(entry.path());
            } else {
                sources += &std::fs::read_to_string(entry.path()).expect("sources are UTF-8");
            }
        }
    }
    sources
}

#[test]
fn the_screens_say_every_message_they_have_and_no_other() {
    let (rust, page) = (screens(&["src", "../bindings/ffi/src", "../core/nearby/src"]), screens(&["page"]));
    let android = ["../android/kit/src/main", "../android/app/src/main/kotlin"];
    let app = screens(&[android, ["../ios/Kit/Sources", "../ios/App/Sources"]].concat());
    let strings: BTreeSet<&str> = rust.split('"').collect();
    // The page says `screen-undo` by `word('undo')`, the apps by `texts["undo"]`.
    let quoted: BTreeSet<&str> = page.split(['\'', '"', '`']).chain(app.split('"')).collect();
    let messages = read("web", &tabularium::CATALOGS, Lang::En);
    let emblems = ["rubra", "lapis", "ochra", "oliva", "porphyra", "marmor"].map(|e| format!("emblem-{e}"));
    let said = |id: &str| strings.contains(id) || id.strip_prefix("screen-").is_some_and(|word| quoted.contains(word));
    let silent: Vec<_> = messages.keys().filter(|id| !said(id) && !emblems.contains(id)).collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
    let plain = |s: &&&str| s.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let ours = strings.iter().filter(|s| s.starts_with("ui-") || s.starts_with("screen-")).filter(plain);
    let of_page = page.split("word('").skip(1).filter_map(|rest| rest.split_once("')"));
    let of_app = app.split("texts[\"").skip(1).filter_map(|rest| rest.split_once("\"]"));
    let words = of_page.chain(of_app).map(|(word, _)| format!("screen-{word}"));
    let unwritten: Vec<String> = ours
        .filter(|s| !s.ends_with('-'))
        .map(|s| (*s).to_owned())
        .chain(words)
        .filter(|id| !messages.contains_key(id))
        .collect();
    assert!(unwritten.is_empty(), "said and not written: {unwritten:?}");
    assert!(emblems.iter().all(|e| messages.contains_key(e)), "each emblem has a name");
}
