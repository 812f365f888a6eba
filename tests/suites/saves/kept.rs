//! A game is on disk before its first move, and every form of file that was ever released opens for ever (b1, b11).

use super::{GAMES, People, curtain_is_down, export, in_the_middle, people, position};
use harness::kinds;
use serde_json::Value;
use session::shelf::Shelf;
use session::store::Store;
use std::path::{Path, PathBuf};
use table::meta::Named;

/// What was kept: the file, and beside it the position that it holds.
const KEPT: [&str; 2] = ["v1-pecunia", "v1-toy"];

fn kept(name: &str, ending: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(format!("{name}.{ending}"))
}

/// Writes the files of the present form that are missing. One that exists is never written again.
fn keep() {
    for (name, game) in KEPT.into_iter().zip(GAMES) {
        let (file, json) = (kept(name, "tabularium"), kept(name, "json"));
        if !file.exists() && !json.exists() {
            std::fs::create_dir_all(file.parent().expect("it is in a folder")).expect("the folder can be made");
            let table = in_the_middle(game, Store::create(&file).expect("a new file"), 7);
            let whole = serde_json::from_str::<Value>(&export(&table)).expect("an export is JSON");
            let pretty = serde_json::to_string(&position(&whole.to_string())).expect("JSON can be written");
            std::fs::write(&json, pretty + "\n").expect("the position can be written");
        }
    }
}

#[test]
fn b11_every_released_form_of_file_opens_for_ever() {
    if std::env::var_os("TABULARIUM_KEEP").is_some() {
        keep();
    }
    for name in KEPT {
        let folder = tempfile::tempdir().expect("a folder for the test");
        std::fs::copy(kept(name, "tabularium"), folder.path().join("old.tabularium")).expect("the file is kept");
        let json = std::fs::read_to_string(kept(name, "json")).expect("its position is kept");
        let shelf = Shelf::open(folder.path(), kinds()).expect("a shelf of its own");
        let listed = shelf.list().expect("the folder can be read");
        assert!(listed[0].card.is_ok(), "{name}: it is listed: {:?}", listed[0].card);
        let mut table = shelf.game("old").unwrap_or_else(|error| panic!("{name}: {error}"));
        let position = position(&export(&table));
        assert_eq!(position, serde_json::from_str::<Value>(&json).expect("JSON"), "{name}: the position");
        assert!(curtain_is_down(&table), "{name}: the curtain is down");
        assert!(table.log(0).len() > 3, "{name}: its log can be read");
        People::new(1).play_out(&mut table);
    }
}

#[test]
fn b1_a_game_is_on_disk_before_its_first_move() {
    for game in GAMES {
        let (folder, copy) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("another folder"));
        let mut shelf = Shelf::open(folder.path(), kinds()).expect("a new shelf");
        let (id, table) = shelf.create(game, &people(3), &Named::new()).expect("a new game");
        // What a program that is killed now leaves behind.
        let file = format!("{id}.tabularium");
        std::fs::copy(folder.path().join(&file), copy.path().join(&file)).expect("the file is there");
        let other = Shelf::open(copy.path(), kinds()).expect("a shelf of its own");
        let listed = other.list().expect("the folder can be read");
        assert!(listed[0].id == id && listed[0].card.is_ok(), "{game}: it is on the shelf");
        let mut again = other.game(&id).expect("it opens");
        assert!(export(&again) == export(&table), "{game}: where it was begun");
        assert!(curtain_is_down(&again), "{game}: the curtain is down");
        People::new(1).play_out(&mut again);
    }
}

#[test]
fn b4_a_move_is_on_disk_when_it_is_shown() {
    let (folder, copy) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("another folder"));
    let mut shelf = Shelf::open(folder.path(), kinds()).expect("a new shelf");
    let (id, mut table) = shelf.create("toy", &people(4), &Named::new()).expect("a new game");
    let file = format!("{id}.tabularium");
    let other = Shelf::open(copy.path(), kinds()).expect("a shelf of its own");
    let mut everybody = People::new(3);
    while everybody.play(&mut table).expect("the disk is whole") {
        std::fs::copy(folder.path().join(&file), copy.path().join(&file)).expect("the file is there");
        let again = other.game(&id).expect("it opens");
        assert!(export(&again) == export(&table), "killed behind any move, the game stands behind that move");
    }
}
