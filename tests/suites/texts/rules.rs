//! The rules texts: equal in structure in every language, the cards as the catalogs call them, and what is reconstructed.

use games::pecunia_non_olet::{Kind, PecuniaNonOlet};
use std::collections::BTreeSet;
use table::game::Game;
use table::rules_text::{Rules, Section};
use table::speak::Speaker;
use table::text::{Lang, Text};

fn parsed(texts: &[&str; 3]) -> [Rules; 3] {
    texts.map(Rules::parse)
}

/// The lines of a section by kind: paragraphs, points of lists, and the number of cells of each row of its tables.
fn shape(section: &Section) -> Vec<String> {
    let lines = section.body.lines().filter(|l| !l.trim().is_empty());
    let kind = |line: &str| match line {
        _ if line.starts_with('|') => format!("row of {}", line.matches('|').count()),
        _ if line.starts_with("- **") => "bold point".to_owned(),
        _ if line.starts_with("- ") => "point".to_owned(),
        _ => "paragraph".to_owned(),
    };
    lines.map(kind).collect()
}

/// The numbers in the rows of tables: figures are the same in every language.
fn figures(rules: &Rules) -> Vec<u32> {
    let rows = rules.sections.iter().flat_map(|s| s.body.lines()).filter(|l| l.starts_with('|'));
    rows.flat_map(|row| row.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok())).collect()
}

/// The letters of a ruling's source, which stand in brackets at its end.
fn source(text: &str) -> Option<&str> {
    text.strip_suffix(')')?.rsplit_once('(').map(|(_, letters)| letters)
}

#[test]
fn the_rules_of_every_game_have_one_structure_in_three_languages() {
    for kind in harness::kinds() {
        let id = kind.meta().id;
        let [en, cs, hu] = parsed(&kind.meta().rules_text);
        assert_eq!(en.title, kind.meta().title, "{id}: the title is the name on the box");
        assert!(en.sections.len() > 4 && en.glossary.len() > 3 && !en.rulings.is_empty(), "{id}");
        let numbers: Vec<u16> = en.rulings.iter().map(|r| r.number).collect();
        assert_eq!(
            numbers,
            (1..=numbers.len() as u16).collect::<Vec<_>>(),
            "{id}: rulings are numbered from 1 without gaps"
        );
        for other in [&cs, &hu] {
            assert_eq!(other.title, en.title, "{id}");
            assert_eq!(other.rulings.iter().map(|r| r.number).collect::<Vec<_>>(), numbers, "{id}");
            assert_eq!(other.glossary.len(), en.glossary.len(), "{id}: terms");
            assert_eq!(other.sections.len(), en.sections.len(), "{id}: sections");
            assert_eq!(figures(other), figures(&en), "{id}: figures in tables");
            for (one, two) in en.sections.iter().zip(&other.sections) {
                assert_eq!(shape(one), shape(two), "{id}: {} | {}", one.title, two.title);
            }
            for (one, two) in en.rulings.iter().zip(&other.rulings) {
                assert_eq!(source(&one.text), source(&two.text), "{id}: the source of R{}", one.number);
                assert!(source(&one.text).is_some(), "{id}: R{} names its source", one.number);
            }
            let empty = other.sections.iter().any(|s| s.title.is_empty() || s.body.is_empty());
            assert!(!empty && !other.intro.is_empty() && !other.ruling_note.is_empty(), "{id}: nothing is left out");
        }
        let texts: BTreeSet<&str> =
            [&en, &cs, &hu].iter().flat_map(|r| r.sections.iter().map(|s| s.body.as_str())).collect();
        assert_eq!(texts.len(), 3 * en.sections.len(), "{id}: no section is left untranslated");
    }
}

/// The stem of the word for "reconstructed".
fn stem(lang: Lang) -> &'static str {
    if lang == Lang::En { "reconstruct" } else { "rekonstru" }
}

#[test]
fn figures_that_are_reconstructed_are_called_so_in_every_language() {
    let meta = PecuniaNonOlet::META;
    for (lang, text) in Lang::ALL.into_iter().zip(meta.rules_text) {
        let stem = stem(lang);
        let says = |line: &str| line.to_lowercase().contains(stem);
        let rules = Rules::parse(text);
        let lines = || rules.sections.iter().flat_map(|s| s.body.lines());
        let cards = lines().filter(|l| l.starts_with("- **") && says(l)).count();
        assert_eq!(cards, Kind::ALL.len(), "{}: the copies of every card", lang.tag());
        let own = rules.sections.iter().find(|s| says(&s.title)).expect("a section of its own");
        let mut bold = own.body.split("**").skip(1).step_by(2);
        assert!(bold.any(says), "{}: said in bold: these are not the printed figures", lang.tag());
        let header = own.body.lines().find(|l| l.starts_with('|')).expect("the table of the customers");
        assert_eq!(header.split('|').filter(|cell| says(cell)).count(), 3, "{}: time, pay and count", lang.tag());
        let speaker = Speaker::new(lang, &[&meta.catalogs], &[]);
        let about = [
            Text::new("about-time").num("time", 3),
            Text::new("about-pay").num("pay", 3),
            Text::new("reconstructed-copies"),
        ];
        for text in about {
            assert!(says(&speaker.say(&text)), "{}: the sheet says so too: {}", lang.tag(), text.key);
        }
    }
}

#[test]
fn the_rules_call_cards_and_options_as_the_catalogs_do() {
    let meta = PecuniaNonOlet::META;
    for (lang, text) in Lang::ALL.into_iter().zip(meta.rules_text) {
        let speaker = Speaker::new(lang, &[&meta.catalogs], &[]);
        let say = |key: String| speaker.try_say(&Text::keyed(key)).expect("a message of the catalog");
        for kind in Kind::ALL {
            let title = say(format!("card-{}", kind.id()));
            let line = text.lines().find(|l| l.starts_with(&format!("- **{title}** ("))).unwrap_or_default();
            let effect = say(format!("card-{}-effect", kind.id()));
            assert!(line.ends_with(&effect), "{}: {title}: the rules say {line:?}, the card {effect:?}", lang.tag());
        }
        for option in meta.options.iter().filter(|o| o.only_if.is_none()) {
            let title = say(format!("option-{}", option.id));
            assert!(text.contains(&format!("- **{title}**")), "{}: {title} is a house rule", lang.tag());
        }
    }
}
