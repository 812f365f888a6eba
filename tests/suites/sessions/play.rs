//! The curtain and the missed steps at a table, in whole games.

use super::{People, asked_in_private, derive, drawn, games, log, speaker, unnumbered};
use session::curtain::Face;
use session::error::Error;
use session::saved::Entry;
use session::table::Lines;
use table::game::Turn;
use table::input::Refusal;
use table::scene::{Form, TouchId};
use table::seat::{Audience, Seat, SeatSet, Viewer};
use table::text::Lang;

#[test]
fn a1_what_is_shown_is_the_view_of_whoever_holds_the_device_and_the_public_one_under_the_curtain() {
    let mut met = [0; 5];
    games(1, &mut |people| {
        if people.dice(3) != 0 && people.table.face() != Face::Over {
            return;
        }
        let (view, turn, live) = (people.table.view(), people.table.turn(), people.live());
        assert_eq!(turn, live.turn(), "what is played on is what is on disk");
        assert_eq!(live.view(Viewer::Public).turn(), turn, "who is asked, and how, is public");
        let viewer = match view.face {
            Face::Curtain(seats) => {
                let private = Seat::all(people.seats).filter(|s| asked_in_private(&turn, *s));
                assert_eq!(seats, private.fold(SeatSet::NONE, SeatSet::with), "it is for who is asked in private");
                assert!(!seats.is_empty() && view.prompt.is_none() && view.steps.is_empty());
                met[0] += 1;
                Viewer::Public
            }
            Face::Open(seat) => {
                let prompt = view.prompt.as_ref().expect("an open decision is asked");
                assert!(prompt.seat == seat && prompt.open && !asked_in_private(&turn, seat));
                met[1] += 1;
                Viewer::Public
            }
            Face::Seat(seat) => {
                let asked = turn.asked().has(seat);
                assert_eq!(view.prompt.as_ref().map(|p| p.seat), asked.then_some(seat), "asked for oneself alone");
                met[2] += 1;
                Viewer::Seat(seat)
            }
            Face::Linger(seat) => {
                assert!(view.prompt.is_none(), "what was learned is shown and nothing is asked");
                met[3] += 1;
                Viewer::Seat(seat)
            }
            Face::Over => {
                assert!(matches!(turn, Turn::Over(_)) && view.prompt.is_none() && !view.winners.is_empty());
                met[4] += 1;
                Viewer::After
            }
            Face::Wait => panic!("everybody is here"),
        };
        assert_eq!(people.table.viewer(), viewer);
        let (words, own) = (speaker(people, Lang::En), live.view(viewer));
        let drawn = drawn(people, &own.bytes(), &words);
        // Where nothing is asked nothing looks as if it could be answered.
        let drawn = if view.prompt.is_some() { drawn } else { drawn.unasked() };
        assert_eq!(unnumbered(view.scene.clone()), drawn);
        assert_eq!(view.headline, words.say(&own.headline()));
        assert_eq!(people.table.reckoning(), own.reckoning().map(&mut |t| words.say(&t)));
        // A4: what a thing is, is told from the same view, whatever is asked about.
        let everything = live.view(Viewer::After).scene(Form::Wide);
        let touches = everything.surfaces.iter().flat_map(|s| &s.items).filter_map(|i| i.touch);
        for touch in touches.chain([TouchId(0), TouchId(u32::MAX)]).step_by(3) {
            let sheet = own.about(touch).map(|s| s.map(&mut |t| words.say(&t)));
            assert_eq!(people.table.about(touch), sheet);
        }
    });
    assert!(met.iter().all(|n| *n >= 8), "every face is met: {met:?}");
}

#[test]
fn what_a_seat_learned_stays_in_view_until_it_is_handed_on() {
    let (mut lingered, mut passed, mut learnt) = (0, 0, 0);
    games(1, &mut |people| {
        let Face::Seat(seat) = people.table.face() else { return };
        let before = people.saved().journal.len();
        if people.table.view().prompt.is_none() {
            return;
        }
        people.choose();
        let learned = people.saved().journal[before..].iter().any(|entry| match entry {
            Entry::Input(input) => input.told.iter().any(|(who, text)| *who == Audience::Only(seat) && text.is_some()),
            _ => false,
        });
        let turn = people.table.turn();
        let face = people.table.face();
        if asked_in_private(&turn, seat) {
            assert_eq!(face, Face::Seat(seat), "the same person goes on without a curtain");
        } else if !turn.asked().has(seat) {
            // Whether or not something was learned: those who look on must not see the difference.
            assert_eq!(face, Face::Linger(seat));
            learnt += u32::from(learned);
            let stale = people.table.choose(seat, people.table.revision(Viewer::Seat(seat)), 0, 4);
            assert!(matches!(stale, Err(Error::Refused(Refusal::NotYourTurn(_)))), "{stale:?}");
            people.table.hand_on();
            assert!(!matches!(people.table.face(), Face::Seat(_) | Face::Linger(_)), "and then it is down");
            lingered += 1;
        } else {
            assert_eq!(face, Face::Open(seat), "the same seat goes on with an open decision");
            passed += 1;
        }
    });
    assert!(
        lingered > 20 && passed > 5 && learnt > 20,
        "{lingered} turns ended, {learnt} of them taught something, {passed} went on"
    );
}

#[test]
fn steps_missed_are_offered_at_the_next_lift_and_once() {
    let mut met = 0;
    games(2, &mut |people| {
        let Face::Seat(seat) = people.table.face() else { return };
        if people.dice(5) != 0 {
            return;
        }
        let words = speaker(people, Lang::En);
        let (steps, now) = (people.table.view().steps, people.saved().now);
        let all = log(&derive(people).1, Viewer::Seat(seat), 0, &words);
        assert!(all.ends_with(&steps), "steps are the end of this seat's log");
        met += steps.len();
        people.table.looked();
        assert_eq!(people.table.view().steps, [], "offered once");
        people.table.hide();
        let turn = people.table.turn();
        if asked_in_private(&turn, seat) {
            people.table.lift(seat).expect("it may lift again");
            assert_eq!(people.table.view().steps, [], "also after a curtain");
        }
        assert!(now.looked[seat.index()] <= now.entries);
    });
    assert!(met > 1000, "{met} steps");
}

/// What a seat is offered when it lifts is exactly what happened since it last looked.
#[test]
fn no_step_is_left_out_and_none_is_offered_twice() {
    let mut met = 0;
    for kind in harness::kinds().iter().map(|k| k.meta().id) {
        for seats in 2..=4 {
            let again = harness::kinds().into_iter().find(|k| k.meta().id == kind).expect("it is in the list");
            let mut people = People::new(again, seats, &Default::default(), 70 + u64::from(seats));
            let mut offered = vec![Vec::new(); usize::from(seats)];
            while people.act() {
                if let Viewer::Seat(seat) = people.table.viewer() {
                    offered[seat.index()].extend(people.table.view().steps);
                    people.table.looked();
                }
            }
            let words = speaker(&people, Lang::En);
            let moments = derive(&people).1;
            for seat in Seat::all(seats) {
                let all = log(&moments, Viewer::Seat(seat), 0, &words);
                // What was taken back later had been offered before; the rest came in order and once each. (What a seat
                // did itself in an open decision it has seen happen.)
                let missed = |step: &&Lines| step.seat != Some(seat) && all.contains(step);
                let mut kept: Vec<_> = offered[seat.index()].iter().filter(missed).cloned().collect();
                // What was taken back and then done again the same way stands at the same place of the log.
                let mut places = std::collections::BTreeSet::new();
                kept.reverse();
                kept.retain(|step| places.insert(step.entry));
                kept.reverse();
                let upto = kept.last().map_or(0, |step| step.entry + 1);
                let due: Vec<_> = all.iter().filter(missed).filter(|step| step.entry < upto).cloned().collect();
                let first = kept.iter().zip(&due).find(|(kept, due)| kept != due);
                assert!(kept == due, "{kind}: {seat:?} of {seats}: {} and {}: {first:?}", kept.len(), due.len());
                met += due.len();
            }
        }
    }
    assert!(met > 500, "{met} steps");
}

#[test]
fn an_undo_in_an_open_decision_swallows_no_missed_steps() {
    let mut met = 0;
    games(1, &mut |people| {
        let Face::Open(seat) = people.table.face() else { return };
        let view = people.table.view();
        if people.dice(4) != 0 || !view.prompt.is_some_and(|p| p.can_undo) {
            return;
        }
        let missed = |people: &mut People| {
            people.table.lift(seat).expect("one may look at the own cards");
            let steps = people.table.view().steps.into_iter().filter(|step| step.seat != Some(seat));
            people.table.hide();
            steps.collect::<Vec<_>>()
        };
        let before = missed(people);
        people.table.undo(seat, view.revision, 6).expect("can_undo says so");
        assert_eq!(missed(people), before, "what the others did has not been shown yet");
        met += before.len();
    });
    assert!(met > 100, "{met} steps");
}

#[test]
fn the_curtain_is_down_after_a_restart_and_on_hide() {
    let mut met = 0;
    games(1, &mut |people| {
        if people.dice(25) != 0 {
            return;
        }
        let again = People::new(harness::kinds().remove(0), 2, &Default::default(), 0);
        let open = std::mem::replace(people, again);
        let mut open = open.reopen();
        let face = open.table.face();
        assert!(!matches!(face, Face::Seat(_) | Face::Linger(_)), "{face:?}");
        open.table.hide();
        assert_eq!(open.table.face(), face);
        met += 1;
        *people = open;
    });
    assert!(met > 50, "{met} restarts");
}

#[test]
fn in_the_toys_auction_one_may_look_at_the_own_cards_and_answer_from_there() {
    let mut met = 0;
    for seed in 0..40 {
        let mut people = People::toy(3, seed);
        while !matches!(people.table.face(), Face::Open(_)) && people.act() {}
        let Face::Open(seat) = people.table.face() else { continue };
        let public = people.table.view();
        let other = seat.next(3);
        people.table.lift(other).expect("anybody may look");
        assert_eq!(people.table.viewer(), Viewer::Seat(other));
        assert_eq!(people.table.view().prompt, None, "it is not asked");
        let refused = people.table.choose(seat, public.revision, 0, 4);
        assert_eq!(refused, Err(Error::Refused(Refusal::NotYourTurn(seat))), "another looks just now");
        people.table.hide();
        assert_eq!(people.table.face(), Face::Open(seat));
        people.table.lift(seat).expect("so may who is asked");
        let own = people.table.view();
        assert_eq!((own.face, own.prompt.as_ref().map(|p| p.seat)), (Face::Seat(seat), Some(seat)));
        people.table.choose(seat, own.revision, 0, 4).expect("the question is answered from the own view");
        assert!(!matches!(people.table.face(), Face::Seat(_)), "and the look is over");
        met += 1;
    }
    assert!(met > 30, "{met} auctions");
}

#[test]
fn in_the_toys_stakes_any_asked_seat_lifts_and_who_is_done_cannot() {
    let mut done = 0;
    for seed in 0..60 {
        let mut people = People::toy(4, seed);
        for _ in 0..30 {
            let Face::Curtain(seats) = people.table.face() else { break };
            let turn = people.table.turn();
            assert_eq!(seats, turn.asked());
            for seat in Seat::all(4) {
                let lifted = people.table.lift(seat);
                assert_eq!(lifted.is_ok(), seats.has(seat), "{seat:?}");
                if lifted.is_err() {
                    assert_eq!(lifted, Err(Error::Curtain(seat.0)));
                    assert_eq!(people.table.viewer(), Viewer::Public);
                    done += 1;
                }
                people.table.hide();
            }
            people.act();
            people.choose();
            people.table.hide();
        }
    }
    assert!(done > 30, "{done} who were done");
}
