//! A shelf on which one game is in the middle and one is over, made without a browser.

use super::player::CARD;
use games::pecunia_non_olet::PecuniaNonOlet;
use session::curtain::Face;
use session::saved::SeatInfo;
use session::shelf::Shelf;
use session::table::{Table, TableView};
use std::path::Path;
use table::game::Game;
use table::meta::Named;
use table::prompt::Choice;
use table::scene::{Item, Look};
use table::text::Lang;
use tempfile::TempDir;

/// Names that are long, and spelt as only some letters can.
pub const NAMES: [&str; 3] = ["Přemysl", "Józsefné", "Maximilian"];

/// The folder of such a shelf.
#[derive(Debug)]
pub struct Prepared {
    folder: TempDir,
    /// A game in which somebody is asked for a place on the board, and something is blocked.
    pub open: String,
    /// A game in which somebody is asked for one of several things that are smaller than a finger on a phone.
    pub crowded: String,
    /// A game that is over.
    pub over: String,
}

impl Prepared {
    /// Plays both games.
    pub fn new() -> Prepared {
        let folder = tempfile::tempdir().expect("a folder for the games");
        let mut shelf = Shelf::open(folder.path(), games::list()).expect("an empty shelf opens");
        let (over, mut table) = begin(&mut shelf);
        play(&mut table, false, |_, _| false);
        drop(table);
        let open = stopped(&mut shelf, false, |step, view| {
            let items = || view.scene.surfaces.iter().flat_map(|s| &s.items);
            let looks = |look| items().any(|i| i.look == look && i.touch.is_some());
            step > 60 && looks(Look::Option) && looks(Look::Blocked)
        });
        let crowded = stopped(&mut shelf, true, |_, view| is_crowded(view));
        Prepared { folder, open, crowded, over }
    }

    /// A copy of the folder with these settings.
    pub fn copy(&self, lang: Lang, text: u16) -> TempDir {
        let folder = tempfile::tempdir().expect("a folder for the games");
        for file in std::fs::read_dir(self.folder.path()).expect("the folder is there").flatten() {
            std::fs::copy(file.path(), folder.path().join(file.file_name())).expect("a file can be copied");
        }
        set(folder.path(), lang, text);
        folder
    }
}

/// Keeps settings in a folder.
pub fn set(folder: &Path, lang: Lang, text: u16) {
    let mut shelf = Shelf::open(folder, games::list()).expect("the shelf opens");
    let set = shelf.change(|settings| (settings.lang, settings.text_percent) = (lang, text));
    set.expect("settings can be kept");
}

/// A game that stops where a seat is asked what is wanted. Games that never come there are taken off the shelf again.
fn stopped(shelf: &mut Shelf, cards: bool, wanted: impl Fn(u32, &TableView) -> bool) -> String {
    for _ in 0..60 {
        let (id, mut table) = begin(shelf);
        play(&mut table, cards, |step, view| matches!(view.face, Face::Seat(_)) && wanted(step, view));
        let is_over = table.face() == Face::Over;
        drop(table);
        if !is_over {
            return id;
        }
        shelf.delete(&id).expect("a game can be taken off");
    }
    panic!("some game comes to what is wanted")
}

/// Whether two options on one surface are smaller than a finger.
fn is_crowded(view: &TableView) -> bool {
    view.scene.surfaces.iter().any(|surface| {
        let small = |item: &&Item<String>| item.look == Look::Option && item.size.w.max(item.size.h) < 4000;
        surface.items.iter().filter(small).count() > 1
    })
}

fn begin(shelf: &mut Shelf) -> (String, Table) {
    let seats: Vec<SeatInfo> =
        (0..).zip(NAMES).map(|(emblem, name)| SeatInfo { name: name.to_owned(), emblem }).collect();
    shelf.create(PecuniaNonOlet::META.id, &seats, &Named::new()).expect("a game begins")
}

/// Answers every question by any answer, or by a card where one can be played, until the game is over or somebody is
/// asked what is wanted.
fn play(table: &mut Table, cards: bool, wanted: impl Fn(u32, &TableView) -> bool) {
    let mut any = 1_u32;
    for step in 0.. {
        match table.face() {
            Face::Over => return,
            Face::Linger(_) => table.hand_on(),
            Face::Curtain(seats) => {
                let seat = seats.iter().next().expect("a curtain has a next player");
                table.lift(seat).expect("who is asked may look");
            }
            Face::Seat(_) | Face::Open(_) | Face::Wait => {
                let view = table.view();
                if wanted(step, &view) {
                    return;
                }
                let prompt = view.prompt.as_ref().expect("somebody is asked");
                any = any.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let is_card = |o: &&Choice<String>| o.anchors.iter().any(|touch| touch.0 >> 16 == CARD);
                let played: Vec<_> = prompt.options.iter().filter(|o| cards && is_card(o)).collect();
                let offered = if played.is_empty() { prompt.options.iter().collect() } else { played };
                let option = offered[(any >> 8) as usize % offered.len()].id;
                table.choose(prompt.seat, view.revision, option, 1).expect("what is offered may be chosen");
            }
        }
        assert!(step < 5000, "the game ends");
    }
}
