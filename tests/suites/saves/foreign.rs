//! Files of newer versions, of others, of nobody, and half-made ones: refused by name, and kept.

use super::backend::{Disk, Left, Replay};
use super::company::Company;
use super::forged::middle;
use super::hostile::{change, forge, text};
use super::{People, begin, caught, export, luck, sentence};
use redb::{Database, ReadableTable, TableDefinition};
use serde_json::json;
use session::error::Error;
use session::luck::SeededLuck;
use session::store::{LARGEST_FILE, Store};
use session::table::Table;
use table::chance::Luck;

#[test]
fn nothing_that_is_said_of_a_newer_version_steers_the_terminal() {
    // `sentence` looks for control characters; the version is the only thing that a refused file gets to say.
    let app = json!("9.9\u{1b}[2J\u{7}".repeat(50));
    for (path, number) in [("/head/format", 2), ("/head/rules", 2)] {
        let (company, mut value) = (Company::new(), middle("toy"));
        change(&mut value, "/head/app", app.clone());
        change(&mut value, path, json!(number));
        forge(&value, &company.bad);
        let short = |error: &Error| matches!(error, Error::Newer { app } if app.chars().count() <= 20);
        company.refuses(path, short);
        company.refuses_import(path, &text(&value), short);
    }
}

#[test]
fn a_newer_form_is_refused_before_anything_else_of_it_is_read() {
    let company = Company::new();
    let newer = json!({"head": {"format": 2, "app": "2.0", "altogether": "other"}, "what": ["comes", "later"]});
    forge(&newer, &company.bad);
    company.refuses("a file of the next form", |error| matches!(error, Error::Newer { .. }));
    company.refuses_import("a game of the next form", &newer.to_string(), |error| matches!(error, Error::Newer { .. }));
    assert!(sentence(&Error::Newer { app: "2.0".to_owned() }).contains("2.0"), "the version is named");
}

#[test]
fn what_is_no_save_at_all_is_refused_and_kept() {
    let company = Company::new();
    let mut chance = SeededLuck::new(4);
    let noise: Vec<u8> = (0..100_000).map(|_| chance.below(256) as u8).collect();
    let store = Store::create(&company.bad).expect("a new file");
    drop(begin("toy", store, 1).expect("a new game"));
    let save = std::fs::read(&company.bad).expect("the file is there");
    let magic = [&save[..9], &noise].concat();
    let header = [&save[..4096], &vec![0xff; 80_000]].concat();
    let zeros = vec![0; 100_000];
    let files: [(&str, &[u8]); 9] = [
        ("an empty file", b""),
        ("one byte", b"r"),
        ("a text", b"Dear diary, today I played Forum Minimum.\n"),
        ("a picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
        ("another database", b"SQLite format 3\0\x10\0\x01\x01\0\x40\x20\x20"),
        ("zeros", &zeros),
        ("noise", &noise),
        ("noise behind the right first bytes", &magic),
        ("a header and nothing behind it", &header),
    ];
    for (what, bytes) in files {
        std::fs::write(&company.bad, bytes).expect("the file can be written");
        company.refuses(what, |error| matches!(error, Error::Damaged(_) | Error::Foreign));
    }
}

#[test]
fn databases_of_others_are_refused_as_foreign() {
    const OTHER: TableDefinition<&str, u64> = TableDefinition::new("recipes");
    const SAME: [&str; 3] = ["game", "records", "journal"];
    let company = Company::new();
    let make = |fill: &dyn Fn(&redb::WriteTransaction)| {
        let db = Database::create(&company.bad).expect("a new database");
        let write = db.begin_write().expect("a new database can be written");
        fill(&write);
        write.commit().expect("the disk is whole");
    };
    make(&|_| {});
    company.refuses("a database without tables", |error| *error == Error::Foreign);
    make(&|write| drop(write.open_table(OTHER).and_then(|mut t| Ok(t.insert("soup", 3)?.map(|_| ())))));
    company.refuses("a database of recipes", |error| *error == Error::Foreign);
    make(&|write| {
        for name in SAME {
            let mut table = write.open_table(TableDefinition::<u64, u64>::new(name)).expect("a new table");
            table.insert(1, 2).expect("the disk is whole");
        }
    });
    company.refuses("tables of these names with other things in them", |error| {
        matches!(error, Error::Damaged(_) | Error::Foreign)
    });
}

#[test]
fn a_record_that_does_not_match_its_checksum_is_refused() {
    const GAME: TableDefinition<&str, &[u8]> = TableDefinition::new("game");
    let company = Company::new();
    for name in ["head", "now", "first", "base", "state", "entry-0000000003"] {
        // Four bytes of checksum stand before the record. It still reads the same, and is not believed.
        forge(&middle("toy"), &company.bad);
        let db = Database::open(&company.bad).expect("the forged file opens");
        let write = db.begin_write().expect("it can be written");
        {
            let mut game = write.open_table(GAME).expect("every save has this table");
            let mut record = game.get(name).expect("it can be read").expect("every save has this").value().to_vec();
            record[0] ^= 1;
            game.insert(name, record.as_slice()).expect("the disk is whole");
        }
        write.commit().expect("the disk is whole");
        drop(db);
        company.refuses(name, |error| matches!(error, Error::Damaged(_)));
    }
}

#[test]
fn a_file_larger_than_any_game_is_not_even_read() {
    let company = Company::new();
    let file = std::fs::File::create(&company.bad).expect("a new file");
    file.set_len(LARGEST_FILE + 1).expect("a file with a hole");
    company.refuses("too large", |error| matches!(error, Error::TooLarge));
}

#[test]
fn b1_a_stop_while_a_game_is_made_leaves_a_whole_game_or_a_sentence() {
    let company = Company::new();
    let disk = Disk::default();
    let table = begin("pecunia_non_olet", Store::on(disk.clone()).expect("a new file"), 2).expect("a new game");
    let (made, log) = (export(&table), disk.log());
    let (mut replay, mut chance) = (Replay::default(), SeededLuck::new(3));
    let mut whole = 0;
    for op in &log {
        for left in [Left::All, Left::Some, Left::Some, Left::Some] {
            let what = "stopped while it was made";
            let bytes = replay.crash(left, &mut chance);
            std::fs::write(&company.bad, &bytes).expect("the file can be written");
            let Ok(table) = caught(|| company.shelf.game("bad")).expect("no panic comes out") else {
                company.refuses(what, |error| matches!(error, Error::Damaged(_) | Error::Foreign));
                continue;
            };
            assert!(export(&table) == made, "{what}: whole or not there");
            whole += 1;
        }
        replay.tell(op);
    }
    // From here on it is there, whatever happens.
    let disk = Disk::holding(replay.crash(Left::Some, &mut chance));
    let store = Store::on(disk).expect("what was acknowledged opens");
    let mut table = Table::open(company.shelf.kinds(), store, luck(1)).expect("what was acknowledged opens");
    assert!(export(&table) == made && whole > 0, "and it stands where it was begun");
    People::new(1).play_moves(&mut table, 3);
}
