//! Whole games by the same few calls, with undo, and with the app closed and opened again on the way.

use crate::{asked, create, open};
use tabularium_ffi::view::{Face, Form};

#[test]
fn every_game_is_played_to_its_end() {
    for (number, game) in crate::app().1.games().expect("there is a list of games").iter().enumerate() {
        for seats in [game.min_seats, game.max_seats] {
            let (folder, mut app) = crate::app();
            let (id, mut table) = create(&app, game, seats);
            let mut view = table.view(Form::Narrow).expect("a new table can be seen");
            // A walk that anybody can repeat.
            let mut walk = 7 + number as u64;
            let mut taps = 0_u32;
            while let Some(shown) = asked(&table, view) {
                let prompt = shown.prompt.expect("who is shown a table is asked something");
                assert!(!prompt.options.is_empty(), "an answer is offered");
                walk = walk.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let option = &prompt.options[(walk >> 33) as usize % prompt.options.len()];
                let preview = table.preview(prompt.seat, prompt.revision, option.id).expect("an option has a preview");
                assert!(!preview.commit.is_empty());
                view = table.choose(prompt.seat, prompt.revision, option.id).expect("an option can be chosen");
                taps += 1;
                if taps.is_multiple_of(5) && view.can_undo {
                    view = table.undo(prompt.seat, view.revision).expect("it says that it can be taken back");
                }
                if taps.is_multiple_of(40) {
                    // The app is closed, as the system does without asking.
                    (app, table) = {
                        drop((app, table));
                        let app = open(&folder);
                        let table = app.table(id.clone()).expect("it is on the shelf");
                        (app, table)
                    };
                    view = table.view(Form::Wide).expect("it stands where it stood");
                    assert!(!view.private, "the curtain is down");
                }
                assert!(taps < 20_000, "{} comes to an end", game.id);
            }
            let end = table.view(Form::Narrow).expect("the end can be seen");
            assert_eq!(end.face, Face::Over);
            assert!(!end.winners.is_empty());
            let places = table.scores().expect("there are scores").places.expect("everybody has a place");
            assert_eq!(places.len(), seats as usize);
            let tallies = app.results().expect("results are remembered");
            assert_eq!(tallies.len(), seats as usize);
            assert!(tallies.iter().all(|tally| tally.played == 1 && !tally.words.contains('⟨')), "{tallies:?}");
            let past = table.past(None).expect("the past can be seen");
            assert_eq!(past.step + 1, past.steps);
            assert!(!table.past(Some(0)).expect("its beginning too").surfaces.is_empty());
        }
    }
}

#[test]
fn the_curtain_hides_what_is_private() {
    let (_folder, app) = crate::app();
    let (_, table) = crate::begun(&app);
    let view = table.view(Form::Narrow).expect("a new table can be seen");
    let shown = asked(&table, view).expect("the game has just begun");
    let hidden = table.hide().expect("it can always be hidden");
    assert!(!hidden.private);
    if shown.private {
        assert!(hidden.prompt.is_none());
        let seat = shown.prompt.as_ref().expect("somebody was asked").seat;
        let refused = table.choose(seat, shown.revision, 0).expect_err("the curtain is down");
        assert!(matches!(refused, tabularium_ffi::error::CoreError::Curtain { .. }), "{refused:?}");
        assert_eq!(table.lift(seat).expect("the same may lift it").prompt, shown.prompt);
    }
}
