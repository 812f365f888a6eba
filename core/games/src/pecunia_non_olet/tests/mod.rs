//! The game's tests: one for each ruling and worked example, named by its number; and that none is missing.

mod data;
mod examples;
mod examples_queues;
mod options;
mod play;
mod refusals;
mod rulings_cards;
mod rulings_piles;
mod rulings_turn;
mod stage;

use crate::pecunia_non_olet::{Kind, PecuniaNonOlet};
use std::collections::BTreeSet;
use table::game::Game;
use table::rules_text::Rules;

const RULINGS: u16 = 48;
const EXAMPLES: u16 = 34;

const SOURCES: [&str; 5] = [
    include_str!("rulings_turn.rs"),
    include_str!("rulings_cards.rs"),
    include_str!("rulings_piles.rs"),
    include_str!("examples.rs"),
    include_str!("examples_queues.rs"),
];

/// The rules in English, Czech and Hungarian, read from the files.
fn rules() -> [Rules; 3] {
    let texts = [include_str!("../RULES.md"), include_str!("../text/rules.cs.md"), include_str!("../text/rules.hu.md")];
    assert_eq!(PecuniaNonOlet::META.rules_text, texts);
    texts.map(Rules::parse)
}

/// The numbers of the tests `fn rNN_…` or `fn eNN_…`, each of which follows its attribute.
fn tests_named(letter: char) -> BTreeSet<u16> {
    let start = format!("#[test]\nfn {letter}");
    let after = SOURCES.iter().flat_map(|source| source.split(start.as_str()).skip(1));
    let numbers = after.filter_map(|rest| rest.split_once('_')?.0.parse().ok());
    numbers.collect()
}

#[test]
fn every_ruling_stands_in_every_language() {
    for rules in rules() {
        let numbers: Vec<u16> = rules.rulings.iter().map(|r| r.number).collect();
        assert_eq!(numbers, (1..=RULINGS).collect::<Vec<_>>(), "{}", rules.title);
        for ruling in &rules.rulings {
            assert_eq!(rules.ruling(ruling.number), Some(ruling.text.as_str()));
            assert!(ruling.text.len() > 20 && ruling.text.ends_with(')'), "R{} names its source", ruling.number);
        }
    }
}

#[test]
fn every_ruling_has_its_source_in_every_language() {
    let marks = |rules: &Rules| -> Vec<String> {
        let source = |text: &str| text.rsplit_once('(').map(|(_, marks)| marks.to_owned());
        rules.rulings.iter().map(|r| source(&r.text).expect("a source in brackets")).collect()
    };
    let [en, cs, hu] = rules();
    assert_eq!(marks(&en), marks(&cs));
    assert_eq!(marks(&en), marks(&hu));
}

#[test]
fn every_ruling_has_a_test_and_every_test_a_ruling() {
    let written: BTreeSet<u16> = rules()[0].rulings.iter().map(|r| r.number).collect();
    assert_eq!(tests_named('r'), written);
}

#[test]
fn every_worked_example_has_a_test() {
    assert_eq!(tests_named('e'), (1..=EXAMPLES).collect());
    for source in SOURCES {
        for line in source.lines().filter(|l| l.starts_with("fn r") || l.starts_with("fn e")) {
            let digits = line.chars().skip(4).take_while(char::is_ascii_digit).count();
            assert!(digits == 2 && line[6..].starts_with('_'), "a number of two digits and a name: {line}");
        }
    }
}

#[test]
fn the_languages_have_the_same_parts() {
    let [en, cs, hu] = rules();
    assert!(en.sections.len() > 10 && en.glossary.len() > 20);
    for other in [cs, hu] {
        assert_eq!(other.title, en.title);
        assert_eq!(other.sections.len(), en.sections.len());
        assert_eq!(other.glossary.len(), en.glossary.len());
        assert!(!other.intro.is_empty() && !other.ruling_note.is_empty());
        for (one, other) in en.sections.iter().zip(&other.sections) {
            let rows = |body: &str| body.lines().filter(|l| l.starts_with('|')).count();
            let points = |body: &str| body.lines().filter(|l| l.starts_with("- ")).count();
            assert_eq!(rows(&one.body), rows(&other.body), "{} | {}", one.title, other.title);
            assert_eq!(points(&one.body), points(&other.body), "{} | {}", one.title, other.title);
        }
    }
}

/// The forecast: what those seated still owe, by collecting, and in all.
#[test]
fn what_is_still_due() {
    let t =
        stage::Stage::new(2).at(0, "L", "SE06:1").at(0, "M", "LA05:1 LA12:3").at(0, "V1", "CI01:0").money(0, 4).set();
    let due = crate::pecunia_non_olet::score::due(&t.s.players[0]);
    assert_eq!(due, [5 + 2 + 1, 0, 3, 0]);
    let reckoning = PecuniaNonOlet::reckoning(&table::seen::Seen::of(&t.s, table::seat::Viewer::Public));
    let rows: Vec<_> = reckoning.rows.iter().map(|r| (r.label.key.as_ref(), r.numbers.clone())).collect();
    assert_eq!(rows, [("score-due", vec![11, 0]), ("score-money", vec![4, 0])]);
    assert_eq!(reckoning.places, None);
}

/// Bad fish can keep somebody for more than five turns; the pay is due all the same.
#[test]
fn what_is_still_due_after_a_long_stay() {
    let t = stage::Stage::new(2).at(0, "L", "SE06:1").at(0, "M", "LA15:7").set();
    let reckoning = PecuniaNonOlet::reckoning(&table::seen::Seen::of(&t.s, table::seat::Viewer::Public));
    assert_eq!(reckoning.rows[0].numbers, [8, 0]);
}

/// Rulings that `about` names exist, for every card and language.
#[test]
fn sheets_name_rulings_that_exist() {
    use crate::pecunia_non_olet::words::Touch;
    let t = stage::Stage::new(2).at(0, "L", "SE01:1").at(0, "V1", "LA01:1 LA02:1").set();
    let touches = Kind::ALL.map(Touch::Hand).into_iter().chain([Touch::Pile, Touch::Gone, Touch::Deck, Touch::Played]);
    let seat = table::seat::Seat(0);
    let here = [Touch::Place(seat, stage::place("L")), Touch::Place(seat, stage::place("V1")), Touch::Queue(seat, 0)];
    let sitting = [Touch::Lodger(seat, stage::place("L"), false), Touch::Lodger(seat, stage::place("V1"), true)];
    for touch in touches.chain(here).chain(sitting).chain([Touch::Player(seat)]) {
        let sheet = t.sheet(table::seat::Viewer::Seat(seat), touch).expect("a sheet for what exists");
        assert!(!sheet.rulings.is_empty() && sheet.rulings.iter().all(|r| (1..=RULINGS).contains(r)), "{touch:?}");
    }
}
