//! What goes wrong has a name and a sentence, and leaves everything as it was.

use crate::{app, asked, begun};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use tabularium_ffi::app::App;
use tabularium_ffi::error::CoreError;
use tabularium_ffi::view::Form;

#[test]
fn a_bug_drops_the_table_and_the_next_call_opens_it_again() {
    let (_folder, app) = app();
    let (id, table) = begun(&app);
    let before = table.view(Form::Narrow).expect("a new table can be seen");
    let Err(CoreError::Bug { words, report }) = table.selftest_panic() else { panic!("a bug is told as one") };
    assert!(!words.is_empty() && !words.contains('⟨'), "{words}");
    assert!(
        report.contains("selftest") && report.contains("src/table.rs:") && report.contains(&before.game),
        "{report}"
    );
    for secret in ["secret", "Anna", "Marco", &id] {
        assert!(!report.contains(secret), "{report}");
    }
    let after = table.view(Form::Narrow).expect("the table opens again");
    assert_eq!((after.revision, after.headline), (before.revision, before.headline));
}

#[test]
fn old_answers_are_refused_by_name() {
    let (_folder, app) = app();
    let (_, table) = begun(&app);
    let view = asked(&table, table.view(Form::Narrow).expect("a new table can be seen")).expect("it has just begun");
    let prompt = view.prompt.expect("somebody is asked");
    let stale = table.choose(prompt.seat, prompt.revision + 1, 0).expect_err("nobody was asked that");
    assert!(matches!(stale, CoreError::Stale { .. }), "{stale:?}");
    for (seat, option) in [(prompt.seat, 65_000), (prompt.seat, u32::MAX), (300, 0), (u32::MAX, 0)] {
        let refused = table.choose(seat, prompt.revision, option).expect_err("there is no such answer");
        assert!(matches!(refused, CoreError::Refused { .. }), "{refused:?}");
    }
    assert!(matches!(table.past(Some(u32::MAX)), Err(CoreError::Refused { .. })));
    assert_eq!(table.about(u32::MAX), Ok(None));
    let same = table.view(Form::Narrow).expect("it stands where it stood");
    assert_eq!(same.revision, view.revision);
}

#[test]
fn a_table_that_was_left_is_closed_and_wakes_who_waits() {
    let (_folder, app) = app();
    let (id, table) = begun(&app);
    let started = Instant::now();
    std::thread::scope(|scope| {
        let waits = scope.spawn(|| table.next(60_000));
        // Others go on meanwhile.
        table.view(Form::Narrow).expect("nobody holds the table");
        std::thread::sleep(Duration::from_millis(50));
        table.leave();
        assert_eq!(waits.join().expect("it wakes"), None);
    });
    assert!(started.elapsed() < Duration::from_secs(30));
    assert_eq!(table.view(Form::Narrow).map(|_| ()), Err(CoreError::Left));
    assert_eq!(table.next(60_000), None);
    app.table(id).expect("it can be opened again").view(Form::Narrow).expect("and seen");
}

#[test]
fn a_second_app_on_the_same_folder_is_refused() {
    let (folder, _app) = app();
    let again = App::open(folder.path().to_string_lossy().into_owned(), "hu-HU".to_owned()).map(|_| ());
    let Err(CoreError::InUse { words }) = again else { panic!("{again:?}") };
    assert!(words.contains("játék") || words.contains("ablak"), "in the system's language: {words}");
}

#[test]
fn what_cannot_be_begun_or_opened_is_refused() {
    let (folder, app) = app();
    let game = app.games().expect("there is a list of games").remove(0);
    let unfit = |seats: u32, options: &[(&str, &str)]| {
        let options: HashMap<String, String> =
            options.iter().map(|(o, v)| ((*o).to_owned(), (*v).to_owned())).collect();
        app.create(game.id.clone(), crate::places(seats), options).expect_err("it does not do")
    };
    assert!(matches!(unfit(0, &[]), CoreError::Unfit { .. }));
    assert!(matches!(unfit(game.min_seats, &[("nothing", "of that name")]), CoreError::Unfit { .. }));
    let mut twice = crate::places(game.min_seats);
    twice[0].emblem = 999;
    assert!(matches!(app.create(game.id.clone(), twice, HashMap::new()), Err(CoreError::Unfit { .. })));
    assert!(matches!(app.create("none".to_owned(), Vec::new(), HashMap::new()), Err(CoreError::Foreign { .. })));
    assert!(matches!(app.table("../x".to_owned()), Err(CoreError::Missing { .. })));
    assert!(matches!(app.import("{".to_owned()), Err(CoreError::Foreign { .. })));

    std::fs::write(folder.path().join("broken-1.tabularium"), "not a game").expect("the folder can be written");
    let shelf = app.shelf().expect("the shelf can be seen");
    assert_eq!(shelf.damaged.iter().map(|d| d.id.as_str()).collect::<Vec<_>>(), ["broken-1"]);
    assert!(app.table("broken-1".to_owned()).is_err());
    app.delete("broken-1".to_owned()).expect("a damaged game can be thrown away");
    assert!(app.shelf().expect("the shelf can be seen").damaged.is_empty());
}
