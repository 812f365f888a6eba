//! The objects as a shell calls them, without a shell: whole games, errors and bugs, what is drawn.

mod drawing;
mod errors;
mod games;
mod shelf;

use std::collections::HashMap;
use std::sync::Arc;
use tabularium_ffi::app::App;
use tabularium_ffi::shelf::{Game, Place};
use tabularium_ffi::table::Table;
use tabularium_ffi::view::{Face, View};
use tempfile::TempDir;

/// An app in a folder of its own.
fn app() -> (TempDir, Arc<App>) {
    let folder = tempfile::tempdir().expect("there is room for a test");
    let app = open(&folder);
    (folder, app)
}

fn open(folder: &TempDir) -> Arc<App> {
    let path = folder.path().to_str().expect("temporary folders have plain names").to_owned();
    App::open(path, String::new()).expect("a new folder can be opened")
}

fn places(count: u32) -> Vec<Place> {
    let names = ["Anna", "Marco", "Přemysl", "Győző", "Otto", "Ida"];
    (0..count).zip(names).map(|(emblem, name)| Place { name: name.to_owned(), emblem }).collect()
}

/// The first game of the list, begun and opened.
fn begun(app: &App) -> (String, Arc<Table>) {
    let game = app.games().expect("there is a list of games").remove(0);
    create(app, &game, game.min_seats)
}

fn create(app: &App, game: &Game, seats: u32) -> (String, Arc<Table>) {
    let id = app.create(game.id.clone(), places(seats), HashMap::new()).expect("it is begun");
    let table = app.table(id.clone()).expect("it is on the shelf");
    (id, table)
}

/// Lifts the curtain or hands on, until somebody is asked; none once the game is over.
fn asked(table: &Table, mut view: View) -> Option<View> {
    loop {
        view = match view.face {
            Face::Curtain { ref seats } => table.lift(seats[0]).expect("who is named may lift it"),
            Face::Linger { .. } => table.hand_on().expect("who holds it may hand on"),
            Face::Over => return None,
            Face::Own { .. } | Face::Open { .. } => return Some(view),
            Face::Wait => panic!("nobody is asked, and the game is not over"),
        };
    }
}
