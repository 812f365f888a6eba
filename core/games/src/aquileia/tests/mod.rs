//! The game's tests: one for each ruling and worked example, named by its number; and that none is missing.

mod data;
mod examples_areas;
mod examples_end;
mod hidden;
mod odds;
mod options;
mod refusals;
mod rulings_contests;
mod rulings_forum;
mod rulings_hidden;
mod rulings_placing;
mod stage;
mod told;

use crate::aquileia::Aquileia;
use std::collections::BTreeSet;
use table::game::Game;
use table::rules_text::Rules;

const RULINGS: u16 = 69;
const EXAMPLES: u16 = 39;

const SOURCES: [&str; 6] = [
    include_str!("rulings_placing.rs"),
    include_str!("rulings_contests.rs"),
    include_str!("rulings_forum.rs"),
    include_str!("rulings_hidden.rs"),
    include_str!("examples_areas.rs"),
    include_str!("examples_end.rs"),
];

/// The rules in English, Czech and Hungarian, read from the files.
fn rules() -> [Rules; 3] {
    let texts = [include_str!("../RULES.md"), include_str!("../text/rules.cs.md"), include_str!("../text/rules.hu.md")];
    assert_eq!(Aquileia::META.rules_text, texts);
    texts.map(Rules::parse)
}

/// The numbers of the tests `fn rNN_…` or `fn tNN_…`, each of which follows its attribute.
fn tests_named(letter: char) -> BTreeSet<u16> {
    let start = format!("#[test]\nfn {letter}");
    let after = SOURCES.iter().flat_map(|source| source.split(start.as_str()).skip(1));
    let numbers = after.filter_map(|rest| rest.split_once('_')?.0.parse().ok());
    numbers.collect()
}

#[test]
fn every_ruling_has_a_test_and_every_test_a_ruling() {
    assert_eq!(tests_named('r'), (1..=RULINGS).collect());
}

#[test]
fn every_worked_example_has_a_test() {
    assert_eq!(tests_named('t'), (1..=EXAMPLES).collect());
    for source in SOURCES {
        for line in source.lines().filter(|l| l.starts_with("fn r") || l.starts_with("fn t")) {
            let digits = line.chars().skip(4).take_while(char::is_ascii_digit).count();
            assert!(digits == 2 && line[6..].starts_with('_'), "a number of two digits and a name: {line}");
        }
    }
}

#[test]
fn every_ruling_stands_in_every_language_with_its_source() {
    let marks = |rules: &Rules| -> Vec<String> {
        let source = |text: &str| text.rsplit_once('(').map(|(_, marks)| marks.to_owned());
        rules.rulings.iter().map(|r| source(&r.text).expect("a source in brackets")).collect()
    };
    let all = rules();
    for rules in &all {
        let numbers: Vec<u16> = rules.rulings.iter().map(|r| r.number).collect();
        assert_eq!(numbers, (1..=RULINGS).collect::<Vec<_>>(), "{}", rules.title);
        assert_eq!(marks(rules), marks(&all[0]));
        assert_eq!((rules.sections.len(), rules.glossary.len()), (all[0].sections.len(), all[0].glossary.len()));
    }
}

#[test]
fn the_rules_call_options_as_the_catalogs_do() {
    use table::speak::Speaker;
    use table::text::{Lang, Text};
    let meta = Aquileia::META;
    for (lang, text) in Lang::ALL.into_iter().zip(meta.rules_text) {
        let speaker = Speaker::new(lang, &[&meta.catalogs], &[]);
        for option in meta.options {
            let title = speaker.try_say(&Text::keyed(format!("option-{}", option.id))).expect("a name");
            assert!(text.contains(&title), "{}: {title}", lang.tag());
        }
    }
}
