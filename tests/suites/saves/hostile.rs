//! Whole files that lie inside, as games on the shelf and as imports: each lie is refused by name, and kept.

use super::caught;
use super::company::Company;
use super::forged::middle;
use serde_json::{Value, json};
use session::error::Error;
use session::store::{Commit, Store};
use std::path::Path;

/// Stands in a forged game for ten thousand brackets, one in the other.
const NEST: &str = "@nest";
/// Stands for a field that is taken out.
const GONE: &str = "@gone";

/// What has to become of a forged game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Damaged,
    Newer,
    UnknownGame,
}
use Fate::{Damaged, Newer, UnknownGame};

impl Fate {
    fn is(self, error: &Error) -> bool {
        match self {
            Damaged => matches!(error, Error::Damaged(_)),
            Newer => matches!(error, Error::Newer { .. }),
            UnknownGame => matches!(error, Error::UnknownGame(_)),
        }
    }
}

pub fn text(value: &Value) -> String {
    let nest = "[".repeat(10_000) + &"]".repeat(10_000);
    value.to_string().replace(&format!("\"{NEST}\""), &nest)
}

/// A file that is whole as a file and says this.
pub fn forge(value: &Value, path: &Path) {
    let record = |name: &'static str| (name, value.get(name).filter(|v| !v.is_null()).map(text));
    let entries = value["journal"].as_array().cloned().unwrap_or_default();
    let entries = entries.iter().enumerate().map(|(n, entry)| (n as u64, text(entry))).collect();
    let records = ["head", "now", "first", "base", "state"].map(record).to_vec();
    let mut store = Store::create(path).expect("a new file");
    store.commit(&Commit { records, entries }).expect("the disk is whole");
}

/// Changes one thing: replaces it, adds a field, or takes it out.
pub fn change(value: &mut Value, path: &str, new: Value) {
    let (parent, name) = path.rsplit_once('/').expect("a path has a slash");
    match value.pointer_mut(parent).unwrap_or_else(|| panic!("{path} is there")) {
        Value::Object(fields) if new == GONE => drop(fields.remove(name).expect("what is taken out was there")),
        Value::Object(fields) => drop(fields.insert(name.to_owned(), new)),
        Value::Array(items) if name == "-" => items.push(new),
        Value::Array(items) => items[name.parse::<usize>().expect("a place in a list")] = new,
        _ => panic!("{path} is in an object or a list"),
    }
}

fn refused(game: &str, changes: &[(&str, Value, Fate)]) {
    let (company, whole) = (Company::new(), middle(game));
    assert!(!whole["state"].is_null(), "the position is not that of the last barrier, so that both are read");
    let mut failed = Vec::new();
    for (path, new, fate) in changes {
        let mut value = whole.clone();
        change(&mut value, path, new.clone());
        let what = format!("{game}: {path} = {:.40}", new.to_string());
        let _ = std::fs::remove_file(&company.bad);
        forge(&value, &company.bad);
        failed.extend(caught(|| company.refuses(&what, |error| fate.is(error))).err());
        let _ = std::fs::remove_file(&company.bad);
        failed.extend(caught(|| company.refuses_import(&what, &text(&value), |error| fate.is(error))).err());
    }
    assert!(failed.is_empty(), "{} of {}:\n{}", failed.len(), 2 * changes.len(), failed.join("\n"));
}

#[test]
fn forged_heads_are_refused_by_name() {
    refused(
        "toy",
        &[
            ("/head/format", json!(2), Newer),
            ("/head/format", json!(u32::MAX), Newer),
            ("/head/format", json!(-1), Damaged),
            ("/head/format", json!("1"), Damaged),
            ("/head/rules", json!(2), Newer),
            ("/head/rules", json!(u32::MAX), Newer),
            ("/head/rules", json!(1u64 << 32), Damaged),
            ("/head/game", json!("go"), UnknownGame),
            ("/head/game", json!("../../etc/passwd"), UnknownGame),
            ("/head/game", json!("pecunia_non_olet"), Damaged),
            ("/head/game", json!(7), Damaged),
            ("/head/seats", json!([]), Damaged),
            ("/head/seats/3", json!(null), Damaged),
            ("/head/seats/-", json!({"name": "Eva", "emblem": 4}), Damaged),
            ("/head/seats/0/name", json!(""), Damaged),
            ("/head/seats/0/name", json!("x".repeat(25)), Damaged),
            ("/head/seats/0/name", json!("\u{1b}[2JAda"), Damaged),
            ("/head/seats/0/emblem", json!(6), Damaged),
            ("/head/seats/0/emblem", json!(1), Damaged),
            ("/head/seats/0/emblem", json!(256), Damaged),
            ("/head/seats/0/more", json!(1), Damaged),
            ("/head/more", json!(1), Damaged),
            ("/head/options", json!(NEST), Damaged),
            ("/head/created", json!(-1), Damaged),
            ("/head/app", json!(GONE), Damaged),
            ("/head/title", json!("\u{1b}[2J"), Damaged),
            ("/head/title", json!("x".repeat(100_000)), Damaged),
        ],
    );
}

#[test]
fn forged_positions_of_the_toy_game_are_refused() {
    refused(
        "toy",
        &[
            ("/state/seats", json!(5), Damaged),
            ("/state/seats", json!(3), Damaged),
            ("/state/start", json!(4), Damaged),
            ("/state/round", json!(0), Damaged),
            ("/state/places/0/coins", json!(255), Damaged),
            ("/state/places/0/hand/Known/0", json!(5), Damaged),
            ("/state/places/0/hand", json!({"Dark": 2}), Damaged),
            ("/state/deck", json!({"Dark": 16}), Damaged),
            ("/state/phase", json!({"Deal": {"seat": 9}}), Damaged),
            ("/state/phase/Stake/stakes/0", json!("Dark"), Damaged),
            ("/state/phase/Stake/stakes/0", json!({"Coins": 4}), Damaged),
            ("/state/phase/Stake/committed", json!(255), Damaged),
            ("/state/phase", json!(NEST), Damaged),
            ("/base/state/deck", json!({"Dark": 16}), Damaged),
            ("/base/state/start", json!(4), Damaged),
        ],
    );
}

#[test]
fn forged_positions_of_pecunia_are_refused() {
    let queue: Vec<u8> = (0..71).collect();
    refused(
        "pecunia_non_olet",
        &[
            ("/state/active", json!(4), Damaged),
            ("/state/active", json!(255), Damaged),
            ("/state/active", json!(-1), Damaged),
            ("/state/active", json!(1.5), Damaged),
            ("/state/active", json!(NEST), Damaged),
            ("/state/active", json!(GONE), Damaged),
            ("/state/seats", json!(0), Damaged),
            ("/state/seats", json!(5), Damaged),
            ("/state/seats", json!(255), Damaged),
            ("/state/start", json!(4), Damaged),
            ("/state/house/start", json!(4), Damaged),
            ("/state/house/sweep", json!("Nobody"), Damaged),
            ("/state/turns", json!(501), Damaged),
            ("/state/turns", json!(65_536), Damaged),
            ("/state/last_round", json!(true), Damaged),
            ("/state/players/0/money", json!(1001), Damaged),
            ("/state/players/0/money", json!(65_536), Damaged),
            ("/state/players/0/places/0/lower/markers", json!(65_535), Damaged),
            ("/state/players/0/places/0/lower/markers", json!(-1), Damaged),
            ("/state/players/0/places/0/lower/customer", json!(70), Damaged),
            ("/state/players/0/places/0/lower/customer", json!(255), Damaged),
            ("/state/players/0/places/1/upper", json!({"customer": 1, "markers": 1}), Damaged),
            ("/state/players/0/places/3/lower", json!({"customer": 1, "markers": 1}), Damaged),
            ("/state/players/0/villas", json!(1), Damaged),
            ("/state/players/0/villas", json!(4), Damaged),
            ("/state/players/0/queue", json!([]), Damaged),
            ("/state/players/0/queue", json!(queue), Damaged),
            ("/state/players/0/queue/0", json!(70), Damaged),
            ("/state/players/0/queue/0", json!(256), Damaged),
            ("/state/players/0/queue/-", json!(0), Damaged),
            ("/state/players/0/hand/kinds/0", json!(5), Damaged),
            ("/state/players/0/hand/kinds/0", json!(255), Damaged),
            ("/state/players/0/hand/dark", json!(1), Damaged),
            ("/state/players/0/hand", json!({"kinds": vec![0; 16], "dark": 2}), Damaged),
            ("/state/players/0/drawn", json!(41), Damaged),
            ("/state/players/4/money", json!(1), Damaged),
            ("/state/players/-", json!({}), Damaged),
            ("/state/deck", json!({"kinds": vec![0; 16], "dark": 31}), Damaged),
            ("/state/deck/kinds/0", json!(255), Damaged),
            ("/state/pile/-", json!(0), Damaged),
            ("/state/pile/0", json!(70), Damaged),
            ("/state/gone/-", json!(16), Damaged),
            ("/state/played/-", json!(16), Damaged),
            ("/state/played/0", json!(255), Damaged),
            ("/state/renewed/0", json!(255), Damaged),
            ("/state/revealed", json!([1, 5, 20, 21]), Damaged),
            ("/state/revealed/-", json!(1), Damaged),
            ("/state/phase", json!("Dealing"), Damaged),
            ("/state/phase", json!("Colosseum"), Damaged),
            ("/state/phase", json!("Nothing"), Damaged),
            ("/state/resolving", json!("Over"), Damaged),
            ("/state/pending", json!({"DealCustomers": 0}), Damaged),
            ("/state/pending", json!({"Refill": 200}), Damaged),
            ("/state/pending", json!("Reveal"), Damaged),
            ("/state/draft", json!({"kind": "Nothing", "first": null}), Damaged),
            ("/state/draft", json!({"kind": NEST, "first": null}), Damaged),
            ("/state", json!(NEST), Damaged),
            ("/state", json!("x"), Damaged),
            ("/base/state/active", json!(4), Damaged),
            ("/base/state", json!(NEST), Damaged),
            ("/base/state/deck", json!({"kinds": vec![0; 16], "dark": 31}), Damaged),
        ],
    );
}

#[test]
fn forged_journals_are_refused() {
    refused(
        "pecunia_non_olet",
        &[
            ("/now/entries", json!(0), Damaged),
            ("/now/entries", json!(u64::MAX), Damaged),
            ("/now/revisions", json!([]), Damaged),
            ("/now/revisions", json!([1, 1, 1, 1]), Damaged),
            ("/now/revisions", json!([1, 1, 1, 1, 1, 1]), Damaged),
            ("/now/revisions/0", json!(-1), Damaged),
            ("/now/revisions/0", json!(u64::MAX), Damaged),
            ("/now/looked", json!([]), Damaged),
            ("/now/looked", json!([0, 0, 0, 0, 0]), Damaged),
            ("/now/headline", json!(NEST), Damaged),
            ("/now/headline/a", json!([["t", {"t": NEST}]]), Damaged),
            ("/now/more", json!(1), Damaged),
            ("/first/at", json!(u64::MAX), Damaged),
            ("/first/more", json!(1), Damaged),
            ("/base/at", json!(1000), Damaged),
            ("/base/at", json!(u64::MAX), Damaged),
            ("/base", json!(GONE), Damaged),
            ("/now", json!(GONE), Damaged),
            ("/first", json!(GONE), Damaged),
            ("/journal/-", json!({"undo": {"seat": 0, "struck": [0]}}), Damaged),
            ("/journal/0", json!({"more": 1}), Damaged),
            ("/journal/0", json!(NEST), Damaged),
            ("/journal/0/in/more", json!(1), Damaged),
            ("/journal/0/in/t", json!(NEST), Damaged),
            ("/journal/0/in/s", json!(256), Damaged),
            ("/journal/0/in/b", json!(256), Damaged),
            ("/journal/0/in/i", json!(GONE), Damaged),
        ],
    );
}

#[test]
fn a_journal_with_a_gap_is_refused() {
    let (company, whole) = (Company::new(), middle("toy"));
    let entries = whole["journal"].as_array().expect("a journal is a list");
    // Shifted, with a hole, and with an entry far behind the others.
    let gaps: [fn(u64) -> u64; 3] = [|n| n + 1, |n| n + u64::from(n > 4), |n| if n == 9 { u64::MAX } else { n }];
    for gap in gaps {
        let mut value = whole.clone();
        value["journal"] = json!([]);
        forge(&value, &company.bad);
        let entries = entries.iter().enumerate().map(|(n, entry)| (gap(n as u64), entry.to_string())).collect();
        let mut store = Store::open(&company.bad).expect("the forged file opens");
        store.commit(&Commit { records: Vec::new(), entries }).expect("the disk is whole");
        drop(store);
        company.refuses("a gap in the journal", |error| Damaged.is(error));
    }
}
