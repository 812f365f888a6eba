//! The catalogs as they are written: the same messages with the same variables in every language, plurals complete.

use super::subjects;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use table::text::{Catalogs, Lang};

/// One choice between forms.
#[derive(Clone, Debug)]
pub struct Select {
    /// The variable that chooses.
    pub by: String,
    /// The forms there are, as they are written.
    pub keys: Vec<String>,
    /// The form taken when no other fits.
    pub default: String,
}

/// A piece of what a message says.
#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    Words(String),
    Variable(String),
}

/// One message in one language.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// Every variable it names.
    pub variables: BTreeSet<String>,
    /// Every choice in it, the outer ones first.
    pub selects: Vec<Select>,
    /// Everything it can say, one list of pieces for each form.
    pub forms: Vec<Vec<Piece>>,
}

/// The messages of one subject in one language, by id.
pub type Messages = BTreeMap<String, Message>;

/// Reads the catalogs of a subject; a fault in them, or an id that stands twice, ends the test.
pub fn read(subject: &str, catalogs: &Catalogs, lang: Lang) -> Messages {
    let mut messages = Messages::new();
    for source in catalogs.of(lang) {
        let resource = parse(*source).unwrap_or_else(|(_, e)| panic!("{subject}, {}: {e:?}", lang.tag()));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                let comment = matches!(entry, Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_));
                assert!(comment, "{subject}, {}: neither message nor comment: {entry:?}", lang.tag());
                continue;
            };
            let id = message.id.name.to_owned();
            assert!(message.attributes.is_empty(), "{subject}: {id} has attributes, which nobody says");
            let value = message.value.unwrap_or_else(|| panic!("{subject}: {id} says nothing"));
            let mut read = Message::default();
            read.forms = pattern(&value, &mut read.variables, &mut read.selects);
            assert!(messages.insert(id.clone(), read).is_none(), "{subject}, {}: {id} stands twice", lang.tag());
        }
    }
    messages
}

/// Everything a pattern can say.
fn pattern(of: &Pattern<&str>, variables: &mut BTreeSet<String>, selects: &mut Vec<Select>) -> Vec<Vec<Piece>> {
    let mut forms = vec![Vec::new()];
    for element in &of.elements {
        let tails = match element {
            PatternElement::TextElement { value } => vec![vec![Piece::Words((*value).to_owned())]],
            PatternElement::Placeable { expression } => expression_forms(expression, variables, selects),
        };
        let longer =
            |form: &Vec<Piece>| tails.iter().map(|tail| [form.clone(), tail.clone()].concat()).collect::<Vec<_>>();
        forms = forms.iter().flat_map(longer).collect();
    }
    forms
}

fn expression_forms(
    of: &Expression<&str>,
    variables: &mut BTreeSet<String>,
    selects: &mut Vec<Select>,
) -> Vec<Vec<Piece>> {
    match of {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            variables.insert(id.name.to_owned());
            vec![vec![Piece::Variable(id.name.to_owned())]]
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![vec![Piece::Words((*value).to_owned())]],
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            variables.insert(id.name.to_owned());
            let default = variants.iter().find(|v| v.default).map(key).expect("Fluent asks for a default");
            selects.push(Select { by: id.name.to_owned(), keys: variants.iter().map(key).collect(), default });
            variants.iter().flat_map(|v| pattern(&v.value, variables, selects)).collect()
        }
        // References, terms and functions are not used: a message stands for itself in every language.
        other => panic!("only variables, literals and choices by a variable are used: {other:?}"),
    }
}

fn key(variant: &Variant<&str>) -> String {
    match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    }
}

/// Whether the forms of a choice are plural forms.
fn is_plural(select: &Select) -> bool {
    select.keys.iter().any(|k| ["zero", "one", "two", "few", "many", "other"].contains(&k.as_str()))
}

/// Czech messages in which two to four take the same words as five and more, or no noun follows the number.
const CZECH_WITHOUT_FEW: &[&str] =
    &["ask-colosseum", "hand-card", "log-markers", "about-gone-title", "about-played-title"];

#[test]
fn the_languages_have_the_same_messages_with_the_same_variables() {
    for (subject, catalogs) in subjects() {
        let english = read(subject, &catalogs, Lang::En);
        for lang in [Lang::Cs, Lang::Hu] {
            let other = read(subject, &catalogs, lang);
            let ids = |m: &Messages| m.keys().cloned().collect::<BTreeSet<_>>();
            let odd: Vec<_> = ids(&english).symmetric_difference(&ids(&other)).cloned().collect();
            assert_eq!(odd, Vec::<String>::new(), "{subject}: English or {}, not both", lang.tag());
            for (id, message) in &english {
                assert_eq!(message.variables, other[id].variables, "{subject}: {id} in {}", lang.tag());
            }
        }
    }
}

#[test]
fn no_subject_covers_a_message_of_a_floor_below() {
    let all: Vec<(&str, BTreeSet<String>)> =
        subjects().iter().map(|(s, c)| (*s, read(s, c, Lang::En).into_keys().collect())).collect();
    for (i, (below, ids)) in all.iter().enumerate() {
        for (above, others) in all.iter().skip(i + 1) {
            let games = harness::kinds().iter().filter(|k| [*below, *above].contains(&k.meta().id)).count() == 2;
            let both: Vec<_> = ids.intersection(others).collect();
            assert!(games || both.is_empty(), "{above} covers messages of {below}: {both:?}");
        }
    }
}

#[test]
fn plural_forms_are_complete() {
    for (subject, catalogs) in subjects() {
        let english = read(subject, &catalogs, Lang::En);
        for lang in Lang::ALL {
            for (id, message) in read(subject, &catalogs, lang) {
                for select in message.selects.iter().filter(|s| is_plural(s)) {
                    let forms: BTreeSet<&str> = select.keys.iter().map(String::as_str).collect();
                    let words = |k: &&&str| k.parse::<u32>().is_err();
                    let plurals: BTreeSet<&str> = forms.iter().filter(words).copied().collect();
                    let known: &[&str] = if lang == Lang::Cs { &["one", "few", "other"] } else { &["one", "other"] };
                    let place = format!("{subject}, {}: {id}: {forms:?}", lang.tag());
                    assert_eq!(select.default, "other", "{place}");
                    assert!(plurals.iter().all(|k| known.contains(k)), "{place}: forms that the language lacks");
                    let few = plurals.contains("few") || plurals.len() < 2 || CZECH_WITHOUT_FEW.contains(&id.as_str());
                    assert!(lang != Lang::Cs || few, "{place}: Czech says 2 to 4 in another way");
                    let one = plurals.contains("one") || !plurals.contains("few");
                    assert!(one, "{place}: few without one");
                }
                // Where English needs a plural, Czech does.
                let counted = |s: &Select| is_plural(s) && s.keys.iter().any(|k| k == "one");
                for select in english[&id].selects.iter().filter(|s| lang == Lang::Cs && counted(s)) {
                    let there = message.selects.iter().any(|s| s.by == select.by && is_plural(s));
                    assert!(there, "{subject}: {id} in Czech has no forms by ${}", select.by);
                }
            }
        }
    }
}

#[test]
fn exceptions_of_the_plural_rule_are_needed() {
    let czech: Vec<Messages> = subjects().iter().map(|(s, c)| read(s, c, Lang::Cs)).collect();
    for id in CZECH_WITHOUT_FEW {
        let mut selects = czech.iter().filter_map(|m| m.get(*id)).flat_map(|m| &m.selects).filter(|s| is_plural(s));
        assert!(selects.any(|s| !s.keys.contains(&"few".to_owned())), "{id} is no exception any more");
    }
}
