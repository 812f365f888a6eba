//! The log and the past, through each viewer's eyes: what this viewer saw then, never more and never later (A9, A10).

use super::{Moment, NAMES, People, derive, drawn, games, log, numbered, place, speaker, unnumbered};
use session::curtain::Face;
use session::saved::Entry;
use session::table::Lines;
use table::scene::Scene;
use table::seat::{Seat, Viewer};
use table::text::Lang;

/// The different views of a viewer one after the other, each with the entry before which it stood.
fn past(people: &People, before: &[Vec<u8>], moments: &[Moment], viewer: Viewer) -> Vec<(u64, Vec<u8>)> {
    let at = place(viewer, people.seats);
    let mut past = vec![(0, before[at].clone())];
    for moment in moments {
        if past.last().is_some_and(|(_, last)| *last != moment.views[at]) {
            past.push((moment.number + 1, moment.views[at].clone()));
        }
    }
    past
}

#[test]
fn a9_the_log_is_what_this_viewer_was_told_said_with_the_players_names() {
    let (mut met, mut named) = (0, 0);
    games(1, &mut |people| {
        if people.dice(6) != 0 && people.table.face() != Face::Over {
            return;
        }
        let (viewer, moments) = (people.table.viewer(), derive(people).1);
        for lang in Lang::ALL {
            people.table.speak(lang);
            let words = speaker(people, lang);
            let shown = people.table.log(0);
            assert_eq!(shown, log(&moments, viewer, 0, &words), "{viewer:?}");
            let half = shown.len() as u64 / 2;
            assert_eq!(people.table.log(half), log(&moments, viewer, half, &words));
            met += shown.len();
            let lines: String = shown.iter().flat_map(|l| &l.lines).cloned().collect();
            let seats = NAMES.iter().take(people.seats.into());
            named += seats.filter(|name| lines.contains(**name)).count();
            assert!(NAMES.iter().skip(people.seats.into()).all(|name| !lines.contains(name)));
            assert!(!lines.contains("⟨"), "{lines}");
        }
        people.table.speak(Lang::En);
    });
    assert!(met > 5_000 && named > 500, "{met} lines, {named} names");
}

#[test]
fn a10_scrubbing_shows_the_view_that_this_viewer_had_at_each_step() {
    let mut met = 0;
    games(1, &mut |people| {
        if people.dice(40) != 0 && people.table.face() != Face::Over {
            return;
        }
        let (viewer, words) = (people.table.viewer(), speaker(people, Lang::En));
        let (before, moments) = derive(people);
        let expected = past(people, &before, &moments, viewer);
        let kind = people.kind.as_ref();
        assert_eq!(people.table.history(kind), Ok(expected.len()), "{viewer:?}");
        let told = numbered(&moments, viewer, &words);
        for (step, (at, bytes)) in expected.iter().enumerate() {
            let (scene, lines) = people.table.scrub(kind, step).expect("a step of the past");
            assert!(unnumbered(scene) == drawn(people, bytes, &words).unasked(), "{viewer:?}: step {step}");
            let from = step.checked_sub(1).map_or(0, |before| expected[before].0);
            let on_the_way: Vec<Lines> =
                told.iter().filter(|(n, _)| (from..*at).contains(n)).map(|(_, l)| l.clone()).collect();
            assert_eq!(lines, on_the_way, "{viewer:?}: what was told on the way to step {step}");
            met += 1;
        }
        let now = people.table.view().scene;
        let (last, _) = people.table.scrub(kind, expected.len() - 1).expect("the last step");
        assert!(unnumbered(last) == unnumbered(now).unasked(), "the last step is the present, where nothing is asked");
        assert!(people.table.scrub(kind, expected.len()).is_err(), "there is none behind it");
    });
    assert!(met > 1_000, "{met} steps");
}

/// What was on screen for a seat, noted when it was; and what its past shows for that time later.
#[test]
fn a10_what_a_seat_had_on_screen_is_what_its_past_shows() {
    let mut met = 0;
    for kind in harness::kinds().iter().map(|k| k.meta().id) {
        for seats in 2..=4 {
            let again = harness::kinds().into_iter().find(|k| k.meta().id == kind).expect("it is in the list");
            let mut people = People::new(again, seats, &Default::default(), 7);
            let mut screens: Vec<(Viewer, u64, Scene<String>)> = Vec::new();
            while people.act() {
                let entries = people.saved().journal.len() as u64;
                let viewer = people.table.viewer();
                // What was taken back is no part of the past any more.
                let struck = match people.saved().journal.last() {
                    Some(Entry::Strike { struck, .. }) => struck.iter().min().copied(),
                    _ => None,
                };
                if let Some(struck) = struck {
                    screens.retain(|(_, at, _)| *at <= struck);
                }
                if people.dice(20) == 0 {
                    let (before, moments) = derive(&people);
                    let past = past(&people, &before, &moments, viewer);
                    for (_, at, scene) in screens.iter().filter(|(who, ..)| *who == viewer) {
                        let step = past.iter().rposition(|(from, _)| from <= at).expect("the past has a beginning");
                        let (then, _) = people.table.scrub(people.kind.as_ref(), step).expect("a step of the past");
                        assert!(unnumbered(then) == *scene, "{kind}: {viewer:?} at entry {at}");
                        met += 1;
                    }
                }
                screens.push((viewer, entries, unnumbered(people.table.view().scene).unasked()));
            }
        }
    }
    assert!(met > 300, "{met} screens");
}

/// Plays two tables alike, but at the second one seats also do and undo what nobody else may notice.
fn beside(kind: &str, seats: u8, seed: u64, look: &mut impl FnMut(&People, &People)) -> u32 {
    let new = || {
        let kind = harness::kinds().into_iter().find(|k| k.meta().id == kind).expect("it is in the list");
        People::new(kind, seats, &Default::default(), seed)
    };
    let (mut plain, mut busy, mut hidden) = (new(), new(), 0);
    loop {
        if let (Face::Seat(seat), Some(prompt)) = (busy.table.face(), busy.table.view().prompt) {
            for option in 0..prompt.options.len() as u16 {
                let (before, live) = (busy.views(), busy.live());
                let mut after = live.fork();
                after.choose(seat, option).expect("what is offered is accepted");
                let others = busy.viewers().enumerate().filter(|(_, viewer)| *viewer != Viewer::Seat(seat));
                let secret =
                    after.can_undo(seat) && others.into_iter().all(|(i, v)| after.view(v).bytes() == before[i]);
                if secret && busy.dice(3) == 0 {
                    let revision = busy.table.view().revision;
                    busy.table.choose(seat, revision, option, 5).expect("it is offered");
                    let revision = busy.table.view().revision;
                    busy.table.undo(seat, revision, 5).expect("it can be undone");
                    assert_eq!(busy.views(), before);
                    hidden += 1;
                }
            }
        }
        look(&plain, &busy);
        // The same dice for both, so that both do the same.
        busy.dice = plain.dice.clone();
        let (face, more) = (plain.table.face(), plain.act());
        if busy.table.face() != face || busy.act() != more {
            panic!("{kind}: the two tables have parted");
        }
        if !more {
            return hidden;
        }
    }
}

#[test]
fn a1_hidden_moves_leave_no_trace_in_revisions_history_and_words_of_the_others() {
    let mut hidden = 0;
    for kind in harness::kinds().iter().map(|k| k.meta().id) {
        for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
            hidden += beside(kind, seats, seed, &mut |plain, busy| {
                let holder = busy.table.viewer();
                let public = Viewer::Public;
                assert_eq!(busy.table.revision(public), plain.table.revision(public), "{kind}: the public revision");
                if holder == Viewer::Public {
                    let history = |p: &People| p.table.history(p.kind.as_ref()).expect("the past can be read");
                    assert_eq!(history(busy), history(plain), "{kind}: the number of steps");
                    let words = |p: &People| p.table.log(0).into_iter().map(|l| (l.seat, l.lines)).collect::<Vec<_>>();
                    assert_eq!(words(busy), words(plain), "{kind}: the log");
                }
            });
        }
    }
    assert!(hidden > 100, "{hidden} hidden moves");
}

/// Revisions of a seat count what that seat itself does, and nothing that the others hide.
#[test]
fn a1_a_seats_revision_tells_it_nothing_of_hidden_moves_of_others() {
    for kind in harness::kinds().iter().map(|k| k.meta().id) {
        let mut moved = [0; 3];
        beside(kind, 3, 9, &mut |plain, busy| {
            for seat in Seat::all(3) {
                let viewer = Viewer::Seat(seat);
                let more = busy.table.revision(viewer) - plain.table.revision(viewer);
                // Only the holder's own revision may run ahead.
                assert!(more == moved[seat.index()] || busy.table.viewer() == viewer, "{kind}: {seat:?}");
                moved[seat.index()] = more;
            }
        });
        // In Magna Grecia there are no secrets, and so no revision runs ahead.
        let secrets = kind != "magna_grecia";
        assert_eq!(moved.iter().any(|n| *n > 0), secrets, "{kind}: somebody did something in secret");
    }
}

#[test]
fn a1_the_ids_of_log_lines_tell_nothing_of_hidden_moves() {
    let mut leaks = 0;
    for kind in harness::kinds().iter().map(|k| k.meta().id) {
        beside(kind, 3, 11, &mut |plain, busy| {
            if busy.table.viewer() == Viewer::Public {
                let ids = |p: &People| p.table.log(0).into_iter().map(|l| l.entry).collect::<Vec<_>>();
                leaks += u32::from(ids(busy) != ids(plain));
            }
        });
    }
    assert_eq!(leaks, 0, "times that the numbers of public log lines count hidden moves too");
}
