//! Positions without a console: what a folder holds, what an answer would lead to, and games that stand where wanted.

use super::console::{Console, TERMINAL};
use super::words::Words;
use games::pecunia_non_olet::{PecuniaNonOlet, Pending, Phase, State};
use harness::{Picker, start};
use session::saved::{APP, FORMAT, Head, Now, Saved, SeatInfo, Snapshot, json};
use session::shelf::Shelf;
use session::table::TableView;
use std::path::Path;
use table::game::{Game, Turn};
use table::input::step;
use table::log::Log;
use table::meta::Named;
use table::scene::{Form, Look};
use table::seat::{Seat, Viewer};
use table::seen::Seen;
use table::text::Lang;
use tempfile::TempDir;

/// A view's board in the words and the form in which the console shows it.
pub fn board(words: &Words, view: &TableView) -> String {
    let surface = |surface: &table::scene::Surface<String>| {
        let spoken = surface.items.iter().filter_map(|item| {
            let chosen = if item.look == Look::Chosen { words.say("ui-chosen") } else { String::new() };
            Some(format!("\n  {}{chosen}", item.spoken.as_ref()?))
        });
        format!("{} =={}", surface.title, spoken.collect::<String>())
    };
    view.scene.surfaces.iter().map(surface).collect::<Vec<_>>().join("\n\n")
}

/// The board that this answer of this seat to the only game in a folder would lead to. The folder is not touched.
pub fn after_answer(words: &Words, folder: &Path, seat: Seat, option: u16) -> String {
    let copy = TempDir::new().expect("a folder can be made");
    for file in std::fs::read_dir(folder).expect("the folder is there") {
        let file = file.expect("it can be listed");
        std::fs::copy(file.path(), copy.path().join(file.file_name())).expect("a file can be copied");
    }
    let shelf = Shelf::open(copy.path(), games::list()).expect("the copy is a shelf");
    let id = shelf.list().expect("it can be listed")[0].id.clone();
    let mut table = shelf.game(&id).expect("what is on disk can be opened at any time");
    table.speak(words.lang());
    table.fit(Form::Wide); // as the terminal does
    table.lift(seat).expect("it is this seat's turn");
    let revision = table.view().revision;
    table.choose(seat, revision, option, 0).expect("the answer was offered");
    board(words, &table.view())
}

/// A position of a game of four that random play comes to, from the first seed on from which it does.
pub fn find(wanted: impl Fn(&State) -> bool) -> State {
    for seed in 0..1000 {
        let mut picker = Picker::<PecuniaNonOlet>::new(seed);
        let mut state = start::<PecuniaNonOlet>(&Named::new(), 4);
        while let Some(input) = picker.pick(&state) {
            step::<PecuniaNonOlet>(&mut state, &input, &mut Vec::new(), &mut Log::new()).expect("it is legal");
            if wanted(&state) {
                return state;
            }
        }
    }
    panic!("no game comes to the position that is wanted");
}

/// An exported game that stands at this position.
pub fn exported(state: &State, names: &[&str]) -> String {
    let first = Snapshot::new(0, json(state)).expect("a state is JSON");
    let seats = names.iter().zip(0..).map(|(name, emblem)| SeatInfo { name: (*name).to_owned(), emblem });
    let head = Head {
        format: FORMAT,
        app: APP.to_owned(),
        game: PecuniaNonOlet::META.id.to_owned(),
        rules: PecuniaNonOlet::META.rules,
        title: None,
        seats: seats.collect(),
        options: Named::new(),
        created: 0,
    };
    let headline = PecuniaNonOlet::headline(&Seen::of(state, Viewer::Public));
    let (revisions, looked) = (vec![0; names.len() + 1], vec![0; names.len()]);
    let places = match PecuniaNonOlet::turn(state) {
        Turn::Over(ranking) => Some(state.all().map(|seat| ranking.of(seat)).collect()),
        _ => None,
    };
    let now = Now { entries: 0, revisions, looked, headline, scores: Vec::new(), places, played: 0 };
    json(&Saved { head, now, base: first.clone(), first, state: None, journal: Vec::new() })
}

/// A data folder with one game that stands at this position, and a console that shows its shelf over pipes.
pub fn shelf_with(state: &State, names: &[&str], lang: Lang) -> (TempDir, Console) {
    let folder = TempDir::new().expect("a folder can be made");
    let file = folder.path().join("imported.json");
    std::fs::write(&file, exported(state, names)).expect("a file can be written");
    let mut console = Console::pipes().speaking(lang);
    // Imported by the program itself: a shelf opened here would lock the folder for as long as any test is just
    // starting a program, which holds this one's files until it runs.
    console.start(TERMINAL, folder.path());
    assert_eq!(console.question(), "ui-shelf-ask");
    assert_eq!(console.answer("i"), "ui-import-path");
    assert_eq!(console.answer(file.to_str().expect("folders of tests have plain names")), "ui-enter");
    assert_eq!(console.answer(""), "ui-shelf-ask");
    std::fs::remove_file(&file).expect("it was written");
    (folder, console)
}

/// The beginning of a turn of somebody who has cards.
pub fn turn_begins() -> State {
    find(|s| s.phase == Phase::TurnOpen && s.pending == Pending::No && s.draft.is_none() && !s.own().hand.is_empty())
}

/// The end of a turn of somebody who has cards: all seats are taken.
pub fn turn_ends() -> State {
    let full = |s: &State| s.own().seats().iter().all(|seat| !seat.is_empty());
    find(|s| {
        s.phase == Phase::Seating && s.pending == Pending::No && s.draft.is_none() && full(s) && s.own().hand.len() > 1
    })
}

/// A finished game.
pub fn over() -> State {
    find(|s| s.phase == Phase::Over)
}

/// The version that an exported game says it was written by.
pub fn app() -> String {
    APP.to_owned()
}
