//! The shelf: names, playing again, export and import, deleting; players, start player.

use super::console::{Console, TERMINAL};
use super::player::{NAMES, new_game, sit_down};
use super::position;
use session::opening::LONGEST_NAME;
use std::path::Path;
use std::time::Duration;
use table::text::{Lang, Text};
use tempfile::TempDir;

/// How many games the shelf that waits shows.
fn games(console: &Console) -> usize {
    console.reply().lines().filter(|line| line.contains(". ") && line.contains("Pecunia non olet")).count()
}

fn plain(path: &Path) -> &str {
    path.to_str().expect("folders of tests have plain names")
}

/// Does one of the four things that can be done with the first game, and comes back to the shelf.
fn manage(console: &mut Console, answers: &[&str]) -> String {
    assert_eq!(console.answer("m1"), "ui-which");
    let mut said = String::new();
    for answer in answers {
        console.answer(answer);
        said.push_str(console.reply());
    }
    said
}

#[test]
fn a_game_is_named_and_the_name_is_taken_away_again() {
    let (folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, Lang::En);
    let said = manage(&mut console, &["1", "Friday\u{1b}[31m night"]);
    assert!(said.contains(&console.words().say("ui-done")), "{said}");
    assert_eq!(console.answer(""), "ui-shelf-ask");
    assert!(console.reply().contains("Friday[31m night (Pecunia non olet)"), "{}", console.reply());
    console.close();
    console.start(TERMINAL, folder.path());
    assert_eq!(console.question(), "ui-shelf-ask");
    assert!(console.reply().contains("Friday"), "the name stays");
    manage(&mut console, &["1", ""]);
    assert_eq!(console.answer(""), "ui-shelf-ask");
    assert!(!console.reply().contains("Friday"), "{}", console.reply());
    manage(&mut console, &["1", &"long ".repeat(100)]);
    assert_eq!(console.answer(""), "ui-shelf-ask");
    assert!(console.reply().lines().all(|line| line.chars().count() < 250), "{}", console.reply());
}

#[test]
fn a_game_is_played_again_by_the_same_players() {
    let (_folder, mut console) = position::shelf_with(&position::over(), &NAMES, Lang::En);
    assert_eq!(games(&console), 1);
    assert_eq!(console.answer("m1"), "ui-which");
    assert_eq!(console.answer("2"), "ui-curtain-ask", "a new game begins at once");
    assert_eq!(console.answer("q"), "ui-shelf-ask");
    assert_eq!(games(&console), 2, "{}", console.reply());
    let first = console.reply().lines().find(|line| line.starts_with("1. ")).expect("there is one").to_owned();
    assert!(first.ends_with(&NAMES.join(", ")), "{first}");
    // The players are remembered for the next new game, too.
    assert_eq!(sit_down(&mut console), "ui-same-ask");
    for name in NAMES {
        assert!(console.reply().contains(name), "{}", console.reply());
    }
    assert_eq!(console.answer(""), "ui-options-ask");
    assert_eq!(console.answer(""), "ui-curtain-ask");
}

#[test]
fn b13_a_game_is_exported_and_imported_as_it_stands() {
    let (folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, Lang::En);
    let file = folder.path().join("export.json");
    let said = manage(&mut console, &["3", plain(&file)]);
    assert!(said.contains(&console.words().say("ui-export-warning")), "it says that all hands are in it: {said}");
    assert!(said.contains(&console.words().say("ui-done")), "{said}");
    assert_eq!(console.answer(""), "ui-shelf-ask");
    assert_eq!(console.answer("i"), "ui-import-path");
    assert_eq!(console.answer(plain(&file)), "ui-enter");
    assert!(console.reply().contains(&console.words().say("ui-done")), "{}", console.reply());
    assert_eq!(console.answer(""), "ui-shelf-ask");
    assert_eq!(games(&console), 2);
    let mut boards = ["1", "2"].map(|number| {
        assert_eq!(console.answer(number), "ui-curtain-ask");
        assert_eq!(console.answer(""), "ui-answer");
        let shown = console.reply().to_owned();
        assert_eq!(console.answer("q"), "ui-shelf-ask");
        shown
    });
    boards.sort();
    assert_eq!(boards[0], boards[1], "both stand at the same position");
}

#[test]
fn an_export_writes_over_no_file_that_is_there() {
    let (folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, Lang::En);
    let file = folder.path().join("diary.txt");
    std::fs::write(&file, "Dear diary").expect("a file can be written");
    manage(&mut console, &["3", plain(&file)]);
    assert!(std::fs::read_to_string(&file).expect("it is there") == "Dear diary", "the diary is lost");
}

#[test]
fn b13_what_is_no_game_is_not_imported_and_the_shelf_stays() {
    let (folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, Lang::En);
    let whole = position::exported(&position::turn_begins(), &NAMES);
    let file = folder.path().join("file.json");
    let newer = whole.replacen("\"format\":1", "\"format\":99", 1);
    assert_ne!(newer, whole);
    let stranger = whole.replacen("pecunia_non_olet", "chess", 1);
    let cut = whole[..whole.len() / 2].to_owned();
    for (text, says) in [
        ("", "error-foreign"),
        ("{}", "error-foreign"),
        (&cut, "error-foreign"),
        (&newer, "error-newer"),
        (&stranger, "error-unknown-game"),
        (&whole.replace("\"phase\":", "\"phase\":\"Never\",\"old\":"), "error-damaged"),
    ] {
        std::fs::write(&file, text).expect("a file can be written");
        assert_eq!(console.answer("i"), "ui-import-path");
        assert_eq!(console.answer(plain(&file)), "ui-enter");
        let says = console.words().say(Text::new(says).verbatim("version", position::app()));
        assert!(console.reply().contains(&format!("! {says}")), "{says} is not said:\n{}", console.reply());
        assert_eq!(console.answer(""), "ui-shelf-ask");
        assert_eq!(games(&console), 1);
    }
    assert_eq!(console.answer(""), "ui-curtain-ask", "the other game opens");
}

#[test]
fn a_file_that_is_not_there_is_not_called_a_missing_game() {
    let (folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, Lang::En);
    let missing = folder.path().join("missing/file.json");
    assert_eq!(console.answer("i"), "ui-import-path");
    assert_eq!(console.answer(plain(&missing)), "ui-enter");
    let imported = console.reply().to_owned();
    assert_eq!(console.answer(""), "ui-shelf-ask");
    let exported = manage(&mut console, &["3", plain(&missing)]);
    for said in [imported, exported] {
        assert!(said.contains("! "), "it fails: {said}");
        assert!(
            !said.contains(&console.words().say("error-no-such-game")),
            "the game is there, the file is not: {said}"
        );
    }
}

#[test]
fn a_game_is_deleted_only_at_the_whole_word() {
    for lang in Lang::ALL {
        let (folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, lang);
        for not in ["", "y", "n", "1", "YES!"] {
            manage(&mut console, &["4", not]);
            assert_eq!(console.question(), "ui-shelf-ask");
            assert_eq!(games(&console), 1, "{not:?} deletes nothing");
        }
        let yes = console.words().say("ui-yes");
        manage(&mut console, &["4", &yes]);
        assert_eq!(console.answer(""), "ui-shelf-ask");
        assert_eq!(games(&console), 0);
        assert!(console.reply().contains(&console.words().say("ui-shelf-empty")), "{}", console.reply());
        console.close();
        console.start(TERMINAL, folder.path());
        assert_eq!(console.question(), "ui-shelf-ask");
        assert_eq!(games(&console), 0, "it is gone for ever");
    }
}

#[test]
fn the_start_player_that_is_chosen_starts() {
    for (seat, name) in NAMES.iter().enumerate() {
        let folder = TempDir::new().expect("a folder can be made");
        let mut console = Console::pipes();
        console.start(TERMINAL, folder.path());
        assert_eq!(console.question(), "ui-shelf-ask");
        sit_down(&mut console);
        for name in NAMES {
            console.answer(name);
            console.answer("");
        }
        assert_eq!(console.answer(""), "ui-options-ask");
        let number = |console: &Console, key: &str| {
            let title = format!(". {}: ", console.words().keyed(key.to_owned()));
            let line = console.reply().lines().find(|line| line.contains(&title)).map(str::to_owned);
            line.and_then(|line| Some(line.split_once('.')?.0.to_owned()))
        };
        assert_eq!(number(&console, "option-start_seat"), None, "who starts is asked only once it is to be chosen");
        let start = number(&console, "option-start_player").expect("how the start player is found is an option");
        assert_eq!(console.answer(&start), "ui-options-ask");
        let which = number(&console, "option-start_seat").expect("now the seat can be chosen");
        for _ in 0..seat {
            assert_eq!(console.answer(&which), "ui-options-ask");
        }
        assert!(console.reply().contains(&format!(": {name}\n")), "{}", console.reply());
        assert_eq!(console.answer(""), "ui-curtain-ask");
        let starts = console.words().say(Text::new("log-starts").verbatim("player", (*name).to_owned()));
        let next = format!("{} {name}", console.words().say("ui-curtain-for"));
        assert!(console.reply().contains(&starts) && console.reply().contains(&next), "{}", console.reply());
    }
}

/// Names as somebody might type them, and as they are shown.
fn names() -> [(String, String); 4] {
    let long = "Nabuchodonozor ".repeat(20);
    let short: String = long.chars().take(LONGEST_NAME).collect();
    [
        ("\u{1b}[2J\u{1b}[3JEva\u{7}".to_owned(), "[2J[3JEva".to_owned()),
        (long, short.trim().to_owned()),
        ("  Žofie 👑 ".to_owned(), "Žofie 👑".to_owned()),
        ("{ $player }".to_owned(), "{ $player }".to_owned()),
    ]
}

#[test]
fn names_are_shown_without_control_characters_and_not_too_long() {
    for mut console in [Console::tty(), Console::pipes()] {
        let folder = TempDir::new().expect("a folder can be made");
        console.start(TERMINAL, folder.path());
        let typed = names().map(|(typed, _)| typed);
        // The consoles of the tests fail at any control sequence but the three that clear.
        assert_eq!(new_game(&mut console, &typed.each_ref().map(String::as_str)), "ui-curtain-ask");
        assert_eq!(console.answer("q"), "ui-shelf-ask");
        let list = names().map(|(_, shown)| shown).join(", ");
        let line = console.reply().lines().find(|line| line.starts_with("1. ")).unwrap_or_default().to_owned();
        assert!(line.ends_with(&list), "{line} does not end with {list}");
        assert_eq!(console.answer(""), "ui-curtain-ask", "the game opens again");
        assert_eq!(console.answer(""), "ui-answer");
    }
}

#[test]
fn an_empty_name_is_no_player() {
    let folder = TempDir::new().expect("a folder can be made");
    let mut console = Console::pipes();
    console.start(TERMINAL, folder.path());
    assert_eq!(console.question(), "ui-shelf-ask");
    assert_eq!(sit_down(&mut console), "ui-name");
    assert_eq!(console.answer("   "), "ui-shelf-ask", "nobody plays, so no game begins");
    assert_eq!(games(&console), 0);
    assert_eq!(sit_down(&mut console), "ui-name");
    assert_eq!(console.answer("Anna"), "ui-emblem");
    assert_eq!(console.answer(""), "ui-name");
    assert_eq!(console.answer(""), "ui-name");
    let few = console.words().say(Text::new("ui-too-few").num("min", 2));
    assert!(console.reply().contains(&few), "{}", console.reply());
    assert_eq!(console.answer("Anna"), "ui-name");
    assert!(console.reply().contains(&console.words().say("ui-name-taken")), "{}", console.reply());
}

#[test]
fn b1_a_name_of_which_nothing_can_be_shown_is_no_player_and_ruins_no_game() {
    let folder = TempDir::new().expect("a folder can be made");
    let mut console = Console::pipes();
    console.start(TERMINAL, folder.path());
    assert_eq!(console.question(), "ui-shelf-ask");
    assert_eq!(sit_down(&mut console), "ui-name");
    // Somebody has pressed Escape and Enter.
    for name in ["Anna", "\u{1b}", "Bořek"] {
        if console.answer(name) == "ui-emblem" {
            assert_eq!(console.answer(""), "ui-name");
        }
    }
    assert_eq!(console.answer(""), "ui-options-ask");
    // Refused before it begins, with a sentence; or it begins without them, and stands.
    if console.answer("") == "ui-enter" {
        assert!(console.reply().contains(&console.words().say("error-players")), "{}", console.reply());
        assert_eq!(console.answer(""), "ui-shelf-ask");
        assert_eq!(games(&console), 0);
    } else {
        assert_eq!(console.answer("q"), "ui-shelf-ask");
        assert_eq!(console.answer(""), "ui-curtain-ask", "the game can be opened again:\n{}", console.reply());
    }
}

#[test]
fn no_two_players_are_shown_by_the_same_name() {
    for (one, other) in [("Anna", "An\u{7}na"), ("Maximilian the Magnificent I", "Maximilian the Magnificent II")] {
        let folder = TempDir::new().expect("a folder can be made");
        let mut console = Console::pipes();
        console.start(TERMINAL, folder.path());
        assert_eq!(console.question(), "ui-shelf-ask");
        assert_eq!(sit_down(&mut console), "ui-name");
        assert_eq!(console.answer(one), "ui-emblem");
        assert_eq!(console.answer(""), "ui-name");
        let question = console.answer(other);
        assert_eq!(question, "ui-name", "{other:?} is shown as {one:?}, so somebody has that name already");
    }
}

#[test]
fn b1_a_game_killed_while_it_is_made_is_there_whole_or_not_at_all() {
    for delay in (0..10_000).step_by(250) {
        let folder = TempDir::new().expect("a folder can be made");
        let mut console = Console::pipes();
        console.start(TERMINAL, folder.path());
        assert_eq!(console.question(), "ui-shelf-ask");
        assert_eq!(sit_down(&mut console), "ui-name");
        for name in ["Anna", "Bořek"] {
            assert_eq!(console.answer(name), "ui-emblem");
            assert_eq!(console.answer(""), "ui-name");
        }
        assert_eq!(console.answer(""), "ui-options-ask");
        console.type_in("");
        std::thread::sleep(Duration::from_micros(delay));
        console.kill();
        console.start(TERMINAL, folder.path());
        assert_eq!(console.question(), "ui-shelf-ask");
        if let Some(game) = console.reply().lines().find(|line| line.starts_with("1. ")).map(str::to_owned) {
            assert_eq!(console.answer("1"), "ui-curtain-ask", "killed after {delay} µs, there is: {game}");
        }
    }
}
