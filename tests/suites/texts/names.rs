//! Names of players: nominative only, never inflected, nothing agrees with them (LOOK, "Names").

use super::catalog::{Piece, read};
use super::{heard, subjects};
use std::collections::BTreeSet;
use table::text::Lang;

/// Prepositions, which ask for another case, and Hungarian articles, which would have to fit the name.
fn before_a_name(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["with", "to", "from", "of", "by", "for", "at", "against", "than"],
        Lang::Cs => &[
            "bez", "do", "k", "ke", "ku", "kolem", "kromě", "mezi", "mimo", "místo", "na", "nad", "o", "od", "ode",
            "po", "pod", "podle", "pro", "proti", "před", "přes", "při", "s", "se", "u", "v", "ve", "vedle", "z", "za",
            "ze", "hráče", "hráči", "hráčem",
        ],
        Lang::Hu => &["a", "az", "egy"],
    }
}

/// Hungarian postpositions, which would govern the name before them.
const AFTER_A_NAME: &[&str] = &[
    "után",
    "előtt",
    "mellett",
    "mellé",
    "felé",
    "szerint",
    "számára",
    "részére",
    "nélkül",
    "ellen",
    "által",
    "mögött",
    "alatt",
];

/// What is wrong with the words around a name, if anything.
fn fault(lang: Lang, before: &str, after: &str) -> Option<String> {
    let next = after.chars().next();
    if next.is_some_and(|c| !(c.is_whitespace() || ":·→,;.)?!".contains(c))) {
        return Some(format!("a suffix: {after:?}"));
    }
    if let Some(last) = before.chars().last() {
        if !(last.is_whitespace() || "(:".contains(last)) {
            return Some(format!("a prefix: {before:?}"));
        }
        let word = before.trim_end().rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default();
        if before_a_name(lang).contains(&word.to_lowercase().as_str()) {
            return Some(format!("{word} governs it"));
        }
    }
    let word: String = after.strip_prefix(' ').unwrap_or_default().chars().take_while(|c| c.is_alphabetic()).collect();
    if lang == Lang::Hu && AFTER_A_NAME.contains(&word.as_str()) {
        return Some(format!("{word} governs it"));
    }
    // A Czech verb in the past tense would tell a gender.
    let past = word.chars().count() > 2 && ["l", "la", "lo", "li", "ly"].iter().any(|end| word.ends_with(end));
    (lang == Lang::Cs && past).then(|| format!("past tense: {word}"))
}

#[test]
fn the_lint_finds_what_is_wrong_with_names() {
    let wrong = [
        (Lang::Hu, "", "-nak"),
        (Lang::Hu, "", "nak a köre"),
        (Lang::En, "", "'s turn"),
        (Lang::Cs, "Předejte k ", ""),
        (Lang::En, "Trade with ", "."),
        (Lang::Hu, "Soron van a ", ""),
        (Lang::Hu, "", " után"),
        (Lang::Cs, "", " usadila senátora"),
        (Lang::Cs, "tah (pro ", ")"),
        (Lang::Cs, "Tah hráče ", ""),
        (Lang::Hu, "„", "”"),
    ];
    for (lang, before, after) in wrong {
        assert!(fault(lang, before, after).is_some(), "{before}{{name}}{after}");
    }
    for (lang, before, after) in
        [(Lang::Cs, "Na řadě: ", ""), (Lang::Hu, "", " győz"), (Lang::En, "", ": 3"), (Lang::Cs, "(", ")")]
    {
        assert_eq!(fault(lang, before, after), None, "{before}{{name}}{after}");
    }
}

#[test]
fn a_name_stands_in_the_nominative_and_nothing_is_hung_on_it() {
    let mut looked_at = BTreeSet::new();
    let mut faults = Vec::new();
    for (subject, catalogs) in subjects() {
        let heard = heard(subject);
        for lang in Lang::ALL {
            for (id, message) in read(subject, &catalogs, lang) {
                let named = |variable: &String| {
                    heard.names.contains(&(id.clone(), variable.clone())) || is_name(subject, variable)
                };
                for form in &message.forms {
                    for (at, piece) in form.iter().enumerate() {
                        let Piece::Variable(variable) = piece else { continue };
                        if !named(variable) {
                            continue;
                        }
                        looked_at.insert(id.clone());
                        let words = |piece: Option<&Piece>| match piece {
                            Some(Piece::Words(words)) => words.clone(),
                            Some(Piece::Variable(_)) => "{".to_owned(), // Nothing between a name and a variable.
                            None => String::new(),
                        };
                        let before = at.checked_sub(1).and_then(|before| form.get(before));
                        if let Some(fault) = fault(lang, &words(before), &words(form.get(at + 1))) {
                            faults.push(format!("{subject}, {}: {id}, ${variable}: {fault}", lang.tag()));
                        }
                    }
                }
            }
        }
    }
    assert!(looked_at.len() > 60, "{} messages with names", looked_at.len());
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Variables that hold a name wherever they stand, also in messages that are too rare to be met in play.
fn is_name(subject: &str, variable: &str) -> bool {
    variable == "player" || (subject == "toy" && ["from", "to", "target"].contains(&variable))
}
