//! Export and import: a game carried to another shelf is the same game, and a hostile file does no harm there.

use super::{GAMES, People, begin, export, in_the_middle, position, sentence};
use harness::kinds;
use session::curtain::Face;
use session::error::Error;
use session::shelf::Shelf;
use session::store::Store;
use session::table::{Lines, Table};
use std::path::Path;
use table::game::Turn;
use table::seat::Seat;

/// No export is larger than this.
const LARGEST_EXPORT: usize = 8 << 20;

fn shelf(folder: &Path) -> Shelf {
    Shelf::open(folder, kinds()).expect("a new shelf")
}

/// What each seat reads of the log, and what all read.
fn logs(table: &mut Table) -> Vec<Vec<Lines>> {
    table.hide();
    let mut logs = vec![table.log(0)];
    for seat in Seat::all(table.head().seats.len() as u8) {
        table.hide();
        if table.lift(seat).is_ok() {
            logs.push(table.log(0));
        }
    }
    table.hide();
    logs
}

#[test]
fn b13_an_imported_game_is_the_game_that_was_exported() {
    for game in GAMES {
        let (from, to) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("another folder"));
        let store = Store::create(&from.path().join("game.tabularium")).expect("a new file");
        let mut table = in_the_middle(game, store, 7);
        let (text, before) = (export(&table), logs(&mut table));
        drop(table);
        let shelf = shelf(to.path());
        // As a file and as a text, and the second time beside the first.
        let file = to.path().join("export.json");
        std::fs::write(&file, &text).expect("the export can be written");
        let ids = [shelf.import(&file), shelf.import_text(&text)].map(|id| id.expect("an export can be imported"));
        assert_ne!(ids[0], ids[1], "the same game can be imported twice");
        assert_eq!(std::fs::read(&file).expect("the file is there"), text.as_bytes(), "the file is not touched");
        for id in ids {
            let mut table = shelf.game(&id).expect("an imported game opens");
            assert!(export(&table) == text, "{game}: everything is as it was");
            assert!(matches!(table.face(), Face::Curtain(_) | Face::Open(_)), "{game}: the curtain is down");
            assert_eq!(logs(&mut table), before, "{game}: the log is as it was for everybody");
            undo(game, &mut table);
            People::new(2).play_out(&mut table);
        }
    }
}

/// Somebody who may act can take back what was done before the export.
fn undo(game: &str, table: &mut Table) {
    for seat in Seat::all(table.head().seats.len() as u8) {
        table.hide();
        if table.lift(seat).is_ok() && table.view().prompt.is_some_and(|prompt| prompt.can_undo) {
            let before = position(&export(table));
            table.undo(seat, table.revision(table.viewer()), 99).expect("what can be undone is undone");
            return assert_ne!(position(&export(table)), before, "{game}: something was taken back");
        }
    }
    panic!("{game}: undo is still possible");
}

#[test]
fn a_finished_game_is_exported_small_and_imported_whole() {
    for (game, most) in [("pecunia_non_olet", 512 << 10), ("toy", 128 << 10)] {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let store = Store::create(&folder.path().join("game.tabularium")).expect("a new file");
        let mut table = begin(game, store, 1).expect("a new game");
        People::new(1).play_out(&mut table);
        let (text, winners) = (export(&table), table.view().winners);
        drop(table);
        assert!(text.len() < most, "{game}: {} bytes", text.len());
        let shelf = shelf(folder.path());
        let table = shelf.game(&shelf.import_text(&text).expect("a finished game can be imported")).expect("it opens");
        assert!(matches!(table.turn(), Turn::Over(_)) && export(&table) == text, "{game}: it is over, and the same");
        assert_eq!(table.view().winners, winners, "{game}: the same have won");
    }
}

#[test]
fn what_is_no_export_is_refused_and_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = Store::create(&folder.path().join("game.tabularium")).expect("a new file");
    let whole = export(&in_the_middle("toy", store, 7));
    let shelf = shelf(folder.path());
    let before = shelf.list().expect("the folder can be read");
    let nested = "[".repeat(1 << 20);
    let twice = whole.replacen("\"head\":", "\"head\":{},\"head\":", 1);
    let texts: [(&str, &str); 12] = [
        ("nothing", ""),
        ("a blank", " \n"),
        ("a text", "Dear diary"),
        ("a number", "7"),
        ("a list", "[]"),
        ("an object of others", "{\"recipe\":\"soup\"}"),
        ("half of it", &whole[..whole.len() / 2]),
        ("all but its end", &whole[..whole.len() - 1]),
        ("something behind it", &format!("{whole} and more")),
        ("two heads", &twice),
        ("a million brackets", &nested),
        ("a million brackets for a head", &format!("{{\"head\":{nested}{}}}", "]".repeat(1 << 20))),
    ];
    for (what, text) in texts {
        let error = shelf.import_text(text).expect_err(what);
        assert!(matches!(error, Error::Foreign | Error::Damaged(_)), "{what}: {error:?}");
        sentence(&error);
    }
    let unknown = whole.replacen('{', "{\"more\":[1,2,3],", 1);
    let error = shelf.import_text(&unknown).expect_err("a field that nobody knows is not passed over");
    assert!(matches!(error, Error::Damaged(_)), "{error:?}");
    assert_eq!(shelf.list().expect("the folder can be read"), before, "nothing is left on the shelf");
    // White space is no content.
    shelf.import_text(&format!("\n {whole}\n")).expect("white space around it does no harm");
}

#[test]
fn a_field_of_the_position_that_nobody_knows_is_not_passed_over() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let shelf = shelf(folder.path());
    for (game, field) in [("toy", "\"rounds\":"), ("pecunia_non_olet", "\"turns\":")] {
        let store = Store::on(super::backend::Disk::default()).expect("a new file");
        let text = export(&in_the_middle(game, store, 7)).replace(field, &format!("\"more\":1,{field}"));
        let error = shelf.import_text(&text).expect_err(game);
        assert!(matches!(error, Error::Damaged(_)), "{game}: {error:?}");
    }
}

#[test]
fn a_file_that_is_no_text_or_larger_than_any_export_is_refused() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let shelf = shelf(folder.path());
    let file = folder.path().join("file.json");
    std::fs::write(&file, b"{\"head\":\"\xff\xfe\"}").expect("the file can be written");
    assert_eq!(shelf.import(&file), Err(Error::Foreign), "no text");
    std::fs::write(&file, vec![b' '; LARGEST_EXPORT]).expect("the file can be written");
    assert_eq!(shelf.import(&file), Err(Error::Foreign), "as large as allowed, and nothing in it");
    std::fs::write(&file, vec![b' '; LARGEST_EXPORT + 1]).expect("the file can be written");
    let error = shelf.import(&file).expect_err("too large");
    assert_eq!(error, Error::TooLarge);
    sentence(&error);
    // A page or a phone hands over a text: the bound is the same.
    let error = shelf.import_text(&" ".repeat(LARGEST_EXPORT + 1)).expect_err("too large");
    assert_eq!(error, Error::TooLarge, "as a text");
    assert_eq!(
        shelf.import(folder.path()).map_err(|e| matches!(e, Error::Io(_) | Error::Foreign)),
        Err(true),
        "a folder"
    );
    let missing = shelf.import(&folder.path().join("nowhere.json")).expect_err("it is not there");
    sentence(&missing);
    assert_eq!(shelf.list().expect("the folder can be read"), [], "nothing is left on the shelf");
}
