//! The shelf: order, names, again with the same people, deleting, results remembered once, settings.

use super::{People, people, sentence};
use harness::kinds;
use session::error::Error;
use session::settings::{Settings, Tally};
use session::shelf::Shelf;
use session::table::Table;
use std::path::Path;
use table::game::Turn;
use table::meta::Named;
use table::seat::Seat;
use table::speak::Speaker;
use table::text::{Lang, Text};

fn open(folder: &Path) -> Shelf {
    Shelf::open(folder, kinds()).expect("nobody else has the folder")
}

fn ids(shelf: &Shelf) -> Vec<String> {
    shelf.list().expect("the folder can be read").into_iter().map(|l| l.id).collect()
}

/// One move at this time.
fn play_at(table: &mut Table, now: u64) {
    let seat = People::new(1).sit(table).expect("the game is not over");
    table.choose(seat, table.revision(table.viewer()), 0, now).expect("the first answer is accepted");
}

#[test]
fn b7_the_game_played_last_comes_first_and_what_cannot_be_read_last() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = open(folder.path());
    let far = session::shelf::now() + 1000;
    let mut games = Vec::new();
    for n in 0..4 {
        let (id, mut table) = shelf.create("toy", &people(2), &Named::new()).expect("a new game");
        play_at(&mut table, far + n);
        games.insert(0, id);
    }
    std::fs::write(folder.path().join("broken.tabularium"), "no game").expect("the file can be written");
    std::fs::write(folder.path().join("empty.tabularium"), "").expect("the file can be written");
    std::fs::write(folder.path().join("letter.txt"), "no game").expect("the file can be written");
    std::fs::create_dir(folder.path().join("folder.tabularium")).expect("a folder can be made");
    let order = |games: &[String]| {
        let broken = ["broken", "empty", "folder"].map(str::to_owned);
        games.iter().cloned().chain(broken).collect::<Vec<_>>()
    };
    assert_eq!(ids(&shelf), order(&games), "the last played first, the unreadable last");
    // An old game is taken up: it is the first now, also after a restart.
    let oldest = games.pop().expect("there are four");
    play_at(&mut shelf.game(&oldest).expect("it opens"), far + 10);
    games.insert(0, oldest);
    assert_eq!(ids(&shelf), order(&games), "what is taken up comes first");
    drop(shelf);
    let shelf = open(folder.path());
    assert_eq!(ids(&shelf), order(&games), "after a restart too");
    for listed in shelf.list().expect("the folder can be read") {
        match listed.card {
            Ok(card) => assert_eq!(card.head.seats, people(2), "who plays is on the card"),
            Err(error) => drop(sentence(&error)),
        }
    }
}

#[test]
fn an_id_is_the_name_of_a_game_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let inner = folder.path().join("shelf");
    let mut shelf = open(&inner);
    let (id, table) = shelf.create("toy", &people(2), &Named::new()).expect("a new game");
    drop(table);
    std::fs::copy(inner.join(format!("{id}.tabularium")), folder.path().join("out.tabularium"))
        .expect("a copy outside");
    for id in ["", ".", "..", "../out", "/etc/passwd", "a/b", "nowhere", "out\0", "\u{1b}[2J", "settings.json"] {
        let missing = [shelf.game(id).map(drop), shelf.delete(id), shelf.again(id).map(drop)];
        assert_eq!(missing, [Err(Error::NoSuchGame), Err(Error::NoSuchGame), Err(Error::NoSuchGame)], "{id:?}");
    }
    assert!(folder.path().join("out.tabularium").exists(), "what lies outside is not touched");
}

#[test]
#[cfg(target_os = "linux")]
fn the_name_of_a_file_cannot_steer_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    std::fs::write(folder.path().join("\u{1b}[2J.tabularium"), "no game").expect("the file can be written");
    for id in ids(&open(folder.path())) {
        assert!(!id.chars().any(char::is_control), "listed as {id:?}");
    }
}

#[test]
fn a_file_that_was_copied_by_hand_is_a_game_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = open(folder.path());
    let (id, table) = shelf.create("toy", &people(2), &Named::new()).expect("a new game");
    let export = super::export(&table);
    drop(table);
    let copy = "Pátek (copy 1)";
    let file = |id: &str| folder.path().join(format!("{id}.tabularium"));
    std::fs::copy(file(&id), file(copy)).expect("the file can be copied");
    assert_eq!(ids(&shelf).len(), 2, "both are listed");
    People::new(1).play_moves(&mut shelf.game(copy).expect("the copy opens"), 5);
    assert!(super::export(&shelf.game(&id).expect("the first opens")) == export, "they are two games");
}

#[test]
fn a_game_can_be_named_and_the_name_stays() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = open(folder.path());
    let (id, mut table) = shelf.create("toy", &people(2), &Named::new()).expect("a new game");
    let title =
        |shelf: &Shelf| shelf.list().expect("the folder can be read").remove(0).card.expect("it is whole").head.title;
    assert_eq!(title(&shelf), None);
    let state = super::position(&super::export(&table));
    table.rename(Some("Pátek večer".to_owned())).expect("it can be renamed");
    play_at(&mut table, 5);
    drop(table);
    assert_eq!(title(&shelf).as_deref(), Some("Pátek večer"));
    let mut table = shelf.game(&id).expect("it opens");
    assert_eq!(table.head().title.as_deref(), Some("Pátek večer"), "a move keeps the name");
    assert_ne!(super::position(&super::export(&table)), state, "and the name keeps the move");
    table.rename(None).expect("the name can be taken away");
    drop(table);
    assert_eq!(title(&shelf), None);
    let mut table = shelf.game(&id).expect("it opens");
    let _ = table.rename(Some("\u{1b}[2J".repeat(100)));
    drop(table);
    let title = title(&shelf).unwrap_or_default();
    assert!(!title.chars().any(char::is_control) && title.chars().count() <= 80, "named {title:?}");
}

#[test]
fn again_is_a_new_game_with_the_same_people_and_options() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = open(folder.path());
    let options = Named::from([("rounds".to_owned(), "2".to_owned()), ("shout".to_owned(), "true".to_owned())]);
    let (id, mut table) = shelf.create("toy", &people(3), &options).expect("a new game");
    People::new(2).play_out(&mut table);
    let old = super::export(&table);
    drop(table);
    let (again, table) = shelf.again(&id).expect("the same people play again");
    assert_ne!(again, id, "another game");
    assert_eq!((&table.head().seats, &table.head().options), (&people(3), &options));
    assert!(!matches!(table.turn(), Turn::Over(_)), "from the start");
    drop(table);
    assert!(super::export(&shelf.game(&id).expect("it opens")) == old, "the old game is as it was");
    assert_eq!(ids(&shelf).len(), 2);
}

#[test]
fn the_people_of_the_last_game_are_remembered() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = open(folder.path());
    assert_eq!(shelf.settings().seats, []);
    let mut seats = people(2);
    seats[0].name = " \u{1b}[2JAda of the very long and winding name ".to_owned();
    let (_, table) = shelf.create("toy", &seats, &Named::new()).expect("a new game");
    let kept = table.head().seats.clone();
    assert!(!kept[0].name.chars().any(char::is_control) && kept[0].name.chars().count() <= 24, "{kept:?}");
    drop((table, shelf));
    assert_eq!(open(folder.path()).settings().seats, kept, "after a restart too");
}

#[test]
fn what_cannot_be_begun_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = open(folder.path());
    let mut same = people(2);
    same[1].emblem = 0;
    let mut nameless = people(2);
    nameless[0].name = " \t ".to_owned();
    let wrong = Named::from([("rounds".to_owned(), "9".to_owned())]);
    let begun = [
        ("a game that is not there", shelf.create("go", &people(2), &Named::new()).map(drop)),
        ("one seat", shelf.create("toy", &people(1), &Named::new()).map(drop)),
        ("no seat", shelf.create("toy", &[], &Named::new()).map(drop)),
        ("an option that is not there", shelf.create("toy", &people(2), &wrong).map(drop)),
        ("the same emblem twice", shelf.create("toy", &same, &Named::new()).map(drop)),
        ("a player without a name", shelf.create("toy", &nameless, &Named::new()).map(drop)),
    ];
    for (what, begun) in begun {
        let error = begun.expect_err(what);
        sentence(&error);
    }
    assert_eq!(ids(&shelf), [""; 0], "nothing is left on the shelf");
}

#[test]
fn a_deleted_game_is_gone_and_its_result_stays() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = open(folder.path());
    let (id, mut table) = shelf.create("toy", &people(2), &Named::new()).expect("a new game");
    let (other, _) = shelf.create("toy", &people(2), &Named::new()).expect("another game");
    People::new(3).play_out(&mut table);
    let Turn::Over(ranking) = table.turn() else { panic!("it was played to the end") };
    let places: Vec<u8> = Seat::all(2).map(|seat| ranking.of(seat)).collect();
    let head = table.head().clone();
    drop(table);
    let card = shelf.list().expect("the folder can be read").into_iter().find(|l| l.id == id).expect("it is listed");
    assert_eq!(card.card.expect("it is whole").now.places, Some(places.clone()), "the list knows who has won");
    // Told twice, as when the program is killed in between.
    shelf.finished(&id, &head, &places).expect("the disk is whole");
    shelf.finished(&id, &head, &places).expect("the disk is whole");
    shelf.delete(&id).expect("it can be deleted");
    assert_eq!(ids(&shelf), [other], "the other one stays");
    assert_eq!(shelf.game(&id).map(drop), Err(Error::NoSuchGame));
    assert_eq!(shelf.delete(&id), Err(Error::NoSuchGame), "once");
    drop(shelf);
    let shelf = open(folder.path());
    let tallies = shelf.settings().tallies();
    for (seat, place) in head.seats.iter().zip(places) {
        let tally = tallies[&("toy".to_owned(), seat.name.clone())];
        assert_eq!(tally, Tally { played: 1, won: u32::from(place == 1) }, "{}: counted once", seat.name);
    }
}

#[test]
fn damaged_settings_are_the_default_and_stop_no_game() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = open(folder.path());
    let (id, table) = shelf.create("toy", &people(2), &Named::new()).expect("a new game");
    drop(table);
    shelf.change(|settings| settings.lang = Lang::Hu).expect("the disk is whole");
    drop(shelf);
    let file = folder.path().join("settings.json");
    let whole = std::fs::read(&file).expect("settings are written");
    let shelf = open(folder.path());
    assert_eq!(shelf.settings().lang, Lang::Hu, "settings are kept");
    let over = Text::new("refused-over");
    let said = shelf.game(&id).expect("it opens").say(&over);
    assert_eq!(said, Speaker::new(Lang::Hu, &[], &[]).say(&over), "a game that is taken up speaks the language set");
    drop(shelf);
    let nested = "[".repeat(100_000).into_bytes();
    let damaged: [&[u8]; 7] =
        [b"", b"{", &whole[..whole.len() / 2], b"\xff\xfe", b"[1]", b"{\"lang\":\"xx\"}", &nested];
    for bytes in damaged {
        std::fs::write(&file, bytes).expect("the file can be written");
        let mut shelf = open(folder.path());
        assert_eq!(
            *shelf.settings(),
            Settings::default(),
            "{:?}",
            String::from_utf8_lossy(&bytes[..bytes.len().min(40)])
        );
        shelf.game(&id).expect("the game opens all the same");
        shelf.change(|settings| settings.lang = Lang::Cs).expect("and settings can be made anew");
        drop(shelf);
        assert_eq!(open(folder.path()).settings().lang, Lang::Cs);
    }
    // A half-written new file beside the old one does no harm.
    std::fs::write(folder.path().join("settings.new"), "{").expect("the file can be written");
    let mut shelf = open(folder.path());
    assert_eq!(shelf.settings().lang, Lang::Cs);
    shelf.change(|settings| settings.lang = Lang::En).expect("it is written over");
    assert_eq!(ids(&shelf), [id], "no settings are taken for a game");
}
