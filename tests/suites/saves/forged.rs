//! Saves that are whole as files and lie inside: every field of a game changed, one at a time.

use super::backend::Disk;
use super::{People, caught, export, in_the_middle, long, luck, note, sentence};
use harness::kinds;
use serde_json::{Value, json};
use session::error::Error;
use session::luck::SeededLuck;
use session::saved::Saved;
use session::store::Store;
use session::table::{Lines, Table};
use table::chance::Luck;
use table::live::Kind;
use table::scene::Scene;
use table::seat::Seat;

/// How many forged games of each kind are looked at in a run that is not long.
const SAMPLE: u32 = 1000;

/// A game in the middle, as it is exported.
pub fn middle(game: &str) -> Value {
    let store = Store::on(Disk::default()).expect("a new file");
    serde_json::from_str(&export(&in_the_middle(game, store, 7))).expect("an export is JSON")
}

/// Opens what a save says, through the strict reader, in memory.
pub fn open(kinds: &[Box<dyn Kind>], text: &str) -> Result<Table, Error> {
    let saved: Saved = session::saved::parse(text)?;
    let commit = session::opening::import(kinds, saved)?;
    let mut store = Store::on(Disk::default())?;
    store.commit(&commit)?;
    Table::open(kinds, store, luck(1))
}

/// Does everything with a game that a player can do, and reads all it says.
pub fn use_all(table: &mut Table, kinds: &[Box<dyn Kind>]) {
    let kind = kinds.iter().find(|k| k.meta().id == table.meta().id).expect("it was opened by its kind");
    let seats = table.head().seats.len() as u8;
    let mut people = People::new(1);
    // What the shelf shows of it.
    let card: Value = serde_json::from_str(&export(table)).expect("an export is JSON");
    let headline = serde_json::from_value(card["now"]["headline"].clone()).expect("the headline has been read");
    plain(&table.say(&headline));
    look(table, &**kind);
    for seat in Seat::all(seats) {
        table.hide();
        // Only some may lift it now.
        if table.lift(seat).is_ok() {
            look(table, &**kind);
            table.looked();
        }
    }
    table.hide();
    for _ in 0..3 {
        people.play(table).expect("a game that was opened can be played");
    }
    table.rename(Some("Forum".to_owned())).expect("a game that was opened can be renamed");
    look(table, &**kind);
}

fn look(table: &Table, kind: &dyn Kind) {
    let view = table.view();
    plain(table.head().title.as_deref().unwrap_or_default());
    plain(&view.headline);
    lines(&view.steps);
    lines(&table.log(0));
    scene(&view.scene);
    for item in view.scene.surfaces.iter().flat_map(|s| &s.items) {
        if let Some(sheet) = item.touch.and_then(|touch| table.about(touch)) {
            plain(&format!("{sheet:?}"));
        }
    }
    if let Some(prompt) = &view.prompt {
        for choice in &prompt.options {
            plain(&choice.label);
            table.preview(prompt.seat, view.revision, choice.id).expect("what is offered can be looked at");
        }
    }
    plain(&format!("{:?}", table.reckoning()));
    // A past that does not replay is refused, not believed.
    let steps = table.history(kind).unwrap_or(0);
    for step in [0, steps / 2, steps.saturating_sub(1)].into_iter().filter(|step| *step < steps) {
        let (past, told) = table.scrub(kind, step).expect("what is counted can be looked at");
        scene(&past);
        lines(&told);
    }
}

fn scene(scene: &Scene<String>) {
    for surface in &scene.surfaces {
        plain(&format!("{:?}", surface.title));
        surface.items.iter().for_each(|item| plain(&format!("{:?}", item.spoken)));
    }
}

fn lines(lines: &[Lines]) {
    lines.iter().flat_map(|l| &l.lines).for_each(|line| plain(line));
}

/// Nothing a file says may steer the terminal that shows it.
fn plain(text: &str) {
    assert!(!text.chars().any(char::is_control), "a control character is shown: {text:?}");
}

/// The paths to everything in a JSON value.
fn paths(value: &Value, path: &str, all: &mut Vec<String>) {
    all.push(path.to_owned());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(i, item)| paths(item, &format!("{path}/{i}"), all));
        }
        Value::Object(fields) => fields.iter().for_each(|(name, field)| paths(field, &format!("{path}/{name}"), all)),
        _ => {}
    }
}

/// What is put in place of a value.
fn forgeries(old: &Value) -> Vec<Value> {
    let numbers = [0u64, 1, 2, 3, 4, 5, 6, 7, 16, 63, 69, 70, 127, 128, 255, 256, 1000, 65_535, 1 << 32, u64::MAX];
    let mut new: Vec<Value> = numbers.iter().map(|n| json!(n)).collect();
    new.extend([json!(-1), json!(0.5), json!(true), json!(null), json!(""), json!("\u{1b}[2J"), json!([]), json!({})]);
    match old {
        Value::Number(n) => new
            .extend(n.as_u64().map(|n| [n.wrapping_sub(1), n.wrapping_add(1)]).into_iter().flatten().map(Value::from)),
        Value::Array(items) => {
            new.push(items.iter().chain(items).cloned().collect());
            new.push(items.iter().rev().cloned().collect());
            new.push(items.iter().skip(1).cloned().collect());
            new.push(items.iter().chain(items.last()).cloned().collect());
        }
        Value::Object(fields) => {
            for name in fields.keys() {
                let mut fewer = fields.clone();
                fewer.remove(name);
                new.push(fewer.into());
            }
            let mut more = fields.clone();
            more.insert("more".to_owned(), json!(1));
            new.push(more.into());
        }
        _ => {}
    }
    new.retain(|new| new != old);
    new
}

/// All that is forged in one game: the path of a value, and what is put in its place.
fn all_forgeries(whole: &Value) -> Vec<(String, Value)> {
    let mut all = Vec::new();
    paths(whole, "", &mut all);
    let at = |path: &String| whole.pointer(path).expect("the path was walked");
    all.iter().flat_map(|path| forgeries(at(path)).into_iter().map(|new| (path.clone(), new))).collect()
}

/// Opens a forged save and does everything with it; `Err` says what went wrong.
fn try_out(kinds: &[Box<dyn Kind>], text: &str) -> Result<bool, String> {
    match caught(|| open(kinds, text)) {
        Ok(Ok(mut table)) => {
            caught(|| use_all(&mut table, kinds)).map(|()| true).map_err(|panic| format!("opened, and then: {panic}"))
        }
        Ok(Err(error)) => {
            caught(|| sentence(&error)).map(|_| false).map_err(|panic| format!("refused, and then: {panic}"))
        }
        Err(panic) => Err(format!("a panic on opening: {panic}")),
    }
}

fn refused_or_playable(game: &str) {
    let (kinds, whole) = (kinds(), middle(game));
    let forged = all_forgeries(&whole);
    let mut chance = SeededLuck::new(8);
    let (mut opened, mut refused, mut failed) = (0, 0, Vec::new());
    for (path, new) in &forged {
        // What stands beside the positions and the journal is little and always looked at.
        let little = path.starts_with("/head") || path.starts_with("/now");
        if !long() && !little && chance.below(forged.len() as u32) >= SAMPLE {
            continue;
        }
        let mut value = whole.clone();
        *value.pointer_mut(path).expect("the path was walked") = new.clone();
        match try_out(&kinds, &value.to_string()) {
            Ok(true) => opened += 1,
            Ok(false) => refused += 1,
            Err(panic) => failed.push(format!("{path} = {:.60}: {panic}", new.to_string())),
        }
    }
    note(&format!("{game}: {opened} forged saves opened, {refused} refused, {} failed", failed.len()));
    let some = failed.iter().take(20).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(failed.is_empty(), "{game}: {} of {opened} + {refused} forged saves:\n{some}", failed.len());
    assert!(opened > 100 && refused > 100, "{game}: {opened} opened, {refused} refused");
}

#[test]
fn a_log_line_from_outside_can_neither_steer_the_terminal_nor_break_the_table() {
    let deep = (0..20)
        .fold(json!({"k": "#", "a": [["n", {"n": 1}]]}), |t, _| json!({"k": "list-and", "a": [["last", {"t": t}]]}));
    let lines = [
        json!({"k": "error-newer", "a": [["version", {"w": "\u{1b}[2J"}]]}),
        json!({"k": "\u{1b}[2J"}),
        json!({"k": "\n\r\u{8}"}),
        json!({"k": "#", "a": [["n", {"n": i64::MIN}]]}),
        json!({"k": "@", "a": [["n", {"p": 255}]]}),
        json!({"k": "list-and", "a": [["before", {"p": 200}], ["last", {"l": []}]]}),
        json!({"k": "-term", "a": []}),
        deep,
    ];
    let (kinds, whole) = (kinds(), middle("toy"));
    let mut failed = Vec::new();
    for line in lines {
        let mut value = whole.clone();
        value["journal"][0]["in"]["t"] = json!([["All", line]]);
        value["now"]["headline"] = line.clone();
        match try_out(&kinds, &value.to_string()) {
            Ok(opened) => assert!(opened, "{line}: the log is no reason to refuse a game"),
            Err(fault) => failed.push(format!("{line:.100}: {fault}")),
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn whatever_a_forged_save_of_pecunia_says_it_is_refused_or_can_be_played() {
    refused_or_playable("pecunia_non_olet");
}

#[test]
fn whatever_a_forged_save_of_the_toy_game_says_it_is_refused_or_can_be_played() {
    refused_or_playable("toy");
}
