//! A shelf with a whole game and a bad one: the bad one is refused, stays as it was, and does the other no harm.

use super::{caught, export, in_the_middle, sentence};
use harness::kinds;
use session::error::Error;
use session::shelf::{Card, Listed, Shelf};
use session::store::Store;
use std::path::PathBuf;

/// A shelf with one whole game on it, and room for a bad one.
pub struct Company {
    _folder: tempfile::TempDir,
    pub shelf: Shelf,
    pub bad: PathBuf,
    good: String,
}

impl Company {
    pub fn new() -> Company {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let store = Store::create(&folder.path().join("good.tabularium")).expect("a new file");
        let good = export(&in_the_middle("toy", store, 3));
        let shelf = Shelf::open(folder.path(), kinds()).expect("a shelf of its own");
        Company { bad: folder.path().join("bad.tabularium"), _folder: folder, shelf, good }
    }

    fn listed(&self) -> Vec<Listed> {
        caught(|| self.shelf.list()).expect("no panic comes out of the list").expect("the folder can be read")
    }

    /// The bad game is refused for the right reason and stays as it was, and the good one can be played.
    pub fn refuses(&self, what: &str, right: impl Fn(&Error) -> bool) {
        let before = std::fs::read(&self.bad).expect("the bad file is there");
        let listed = self.listed();
        match listed.iter().find(|l| l.id == "bad").map(|l| &l.card) {
            Some(Err(error)) => {
                assert!(right(error), "{what}: listed as {error:?}");
                assert_eq!(listed[0].id, "good", "{what}: the whole game is listed first");
                sentence(error);
            }
            // The list reads no position; what it shows must be fit to be shown.
            Some(Ok(Card { head, now: _ })) => {
                let shown = head.seats.iter().map(|s| &s.name).chain(&head.title);
                let plain = |text: &String| !text.chars().any(char::is_control) && text.chars().count() <= 80;
                assert!(shown.into_iter().all(plain), "{what}: listed with {head:?}");
            }
            None => panic!("{what}: it is not listed"),
        }
        let opened = caught(|| self.shelf.game("bad").map(drop));
        let error = opened.unwrap_or_else(|panic| panic!("{what}: a panic came out: {panic}"));
        let error = error.expect_err(&format!("{what}: it is refused"));
        assert!(right(&error), "{what}: refused as {error:?}");
        sentence(&error);
        let after = std::fs::read(&self.bad).expect("the bad file is still there");
        assert!(after == before, "{what}: refused, and the file was changed");
        let table = self.shelf.game("good").unwrap_or_else(|error| panic!("{what}: the good game: {error}"));
        assert!(export(&table) == self.good, "{what}: the good game is as it was");
        std::fs::remove_file(&self.bad).expect("the bad file can be removed");
    }

    /// The bad text is refused as an import for the right reason, and nothing is put on the shelf.
    pub fn refuses_import(&self, what: &str, text: &str, right: impl Fn(&Error) -> bool) {
        let before = self.listed();
        let error = caught(|| self.shelf.import_text(text)).unwrap_or_else(|panic| panic!("{what}: a panic: {panic}"));
        let error = error.expect_err(&format!("{what}: the import is refused"));
        assert!(right(&error), "{what}: the import is refused as {error:?}");
        sentence(&error);
        assert_eq!(self.listed(), before, "{what}: nothing is left on the shelf");
    }
}
