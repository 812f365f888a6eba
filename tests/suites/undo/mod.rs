//! Undo and restart: whatever is taken back, the position is the one to which the inputs that are left lead (D1, D2, D5).

mod walk;

use games::aquileia::Aquileia;
use games::pecunia_non_olet::PecuniaNonOlet;
use harness::toy::Toy;
use harness::toy::state::Phase;
use harness::{EveryGame, every_game, settings, start};
use std::collections::BTreeSet;
use table::game::{Game, Turn};
use table::input::Input;
use table::live::View;
use table::prompt::Weight;
use table::seat::{Seat, SeatSet, Viewer};
use walk::{Made, Met, Walk};

/// Steps of the random walks for each game, over all its seat counts and settings together (at least 100,000 are asked);
/// more where forced answers are rare.
const STEPS: usize = 120_000;

#[test]
fn d5_walks_of_undo_and_restart_equal_a_fresh_replay() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let (min, max) = (G::META.min_seats, G::META.max_seats);
            let ways: Vec<_> = (min..=max).flat_map(|n| settings::<G>(n).into_iter().map(move |s| (n, s))).collect();
            let mut met = Met::default();
            // Again where forced answers are rare; the toy's only one follows a barrier for everybody.
            let rounds = (0..8u64).flat_map(|round| ways.iter().enumerate().map(move |(nth, way)| (round, nth, way)));
            for (round, nth, (seats, named)) in rounds {
                if nth == 0 && round > 0 && (met.with_auto > 100 || G::META.id == Toy::META.id) {
                    break;
                }
                let mut walk = Walk::<G>::new(start::<G>(named, *seats), 1000 * round + nth as u64);
                for _ in 0..STEPS.div_ceil(ways.len()) {
                    let seat = Seat(walk.dice(u32::from(*seats)) as u8);
                    match walk.dice(20) {
                        0..3 => walk.take_back(seat, false, &mut met),
                        3 => walk.take_back(seat, true, &mut met),
                        4 => {
                            // Several in a row by one who can.
                            let able = Seat::all(*seats).find(|s| walk.open.can_undo(*s)).unwrap_or(seat);
                            (0..3).for_each(|_| walk.take_back(able, false, &mut met));
                        }
                        _ => {
                            if !walk.go(&mut met) {
                                assert!(Seat::all(*seats).all(|s| !walk.open.can_undo(s)), "the end is a barrier");
                                let seed = u64::from(walk.dice(u32::MAX));
                                walk = Walk::new(start::<G>(named, *seats), seed);
                            }
                        }
                    }
                }
            }
            let Met { undone, restarted, refused, draft_steps, with_auto, imagined } = met;
            let often = [undone, restarted, refused, draft_steps, imagined];
            assert!(often.iter().all(|n| *n > 100), "{}: the walks meet everything: {met:?}", G::META.id);
            assert!(with_auto > 100 || G::META.id == Toy::META.id, "{}: {met:?}", G::META.id);
        }
    }
    every_game(&mut Test);
}

/// Plays random games of every seat count and hands each position over.
fn positions<G: Game>(games: u64, look: &mut impl FnMut(&mut Walk<G>)) {
    for seats in G::META.min_seats..=G::META.max_seats {
        for seed in 0..games {
            let mut walk = Walk::<G>::new(start::<G>(&Default::default(), seats), seed);
            while let Some(input) = walk.open.forced().or_else(|| walk.picker.pick(walk.open.state())) {
                look(&mut walk);
                let auto = walk.open.forced().is_some();
                walk.input(input, auto);
            }
        }
    }
}

#[test]
fn d2_one_undo_takes_back_one_command_with_its_automatic_answers_and_none_is_eaten() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let (mut unwound, mut with_auto) = (0, 0);
            positions::<G>(6, &mut |walk| {
                for seat in Seat::all(walk.seats()) {
                    let own = walk.own(seat);
                    if own.is_empty() || G::drafting(walk.open.state(), seat) {
                        continue;
                    }
                    let tail = &walk.made[walk.sealed..];
                    with_auto += u32::from(tail.iter().any(|m| m.auto));
                    let commands = own.iter().filter(|(_, ends)| *ends).count();
                    let (mut open, mut undos) = (walk.open.clone(), 0);
                    while open.can_undo(seat) {
                        open.undo(seat).expect("can_undo says so");
                        undos += 1;
                    }
                    assert_eq!(undos, commands, "{}: one Undo for each command, none for an answer", G::META.id);
                    let mut restarted = walk.open.clone();
                    restarted.restart(seat).expect("something can be undone");
                    assert!(restarted.state() == open.state(), "{}: Restart is all Undos at once", G::META.id);
                    unwound += undos;
                }
            });
            assert!(unwound > 100, "{}: {unwound} undos", G::META.id);
            assert!(with_auto > 100 || G::META.id != PecuniaNonOlet::META.id, "answers of the program are among them");
        }
    }
    every_game(&mut Test);
}

#[test]
fn d2_a_draft_unwinds_step_by_step() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let mut longest = 0;
            positions::<G>(6, &mut |walk| {
                let Turn::Seats { may, .. } = walk.turn() else { return };
                for seat in may.iter() {
                    if G::drafting(walk.open.state(), seat) {
                        continue;
                    }
                    // Go into a draft as deep as chance leads, then back, and look at each step from both sides.
                    let (mut open, mut steps) = (walk.open.clone(), Vec::new());
                    loop {
                        let mut list = Vec::new();
                        G::actions(open.state(), seat, &mut list);
                        let action = list[walk.dice(list.len() as u32) as usize];
                        let mut next = open.clone();
                        next.input(Input::Act(seat, action), false).expect("what is offered is accepted");
                        if !G::drafting(next.state(), seat) {
                            break;
                        }
                        steps.push(std::mem::replace(&mut open, next));
                    }
                    longest = longest.max(steps.len());
                    for before in steps.iter().rev() {
                        assert_eq!(open.undo(seat).map(|struck| struck.len()), Ok(1), "{}", G::META.id);
                        assert!(open.state() == before.state(), "{}: a draft unwinds step by step", G::META.id);
                        assert_eq!(open.can_undo(seat), before.can_undo(seat));
                    }
                }
            });
            // Cards of Aquileia are put down one by one, as many as somebody holds.
            let (least, most) = match G::META.id {
                id if id == Toy::META.id => (1, 1),
                id if id == Aquileia::META.id => (3, usize::MAX),
                _ => (2, 2),
            };
            assert!((least..=most).contains(&longest), "{}: the longest draft met is {longest}", G::META.id);
        }
    }
    every_game(&mut Test);
}

/// Whether a seat that takes this option can take it back again once chance and answers have followed by themselves.
fn can_be_taken_back<G: Game>(walk: &mut Walk<G>, seat: Seat, action: G::Action) -> bool {
    let mut later = Walk::<G>::new(walk.start.clone(), 0);
    later.open = walk.open.clone();
    later.sealed = walk.sealed;
    later.made.extend(walk.made.iter().map(|m| Made { ..*m }));
    let at = later.made.len();
    later.input(Input::Act(seat, action), false);
    later.go_on();
    at >= later.sealed && later.last_command(seat).contains(&(at - later.sealed))
}

#[test]
fn d4_the_first_tap_does_only_what_undo_takes_back_and_final_is_what_it_cannot() {
    struct Test(BTreeSet<String>);
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let (mut at_once, mut last) = (0, 0);
            positions::<G>(12, &mut |walk| {
                let Turn::Seats { may, .. } = walk.turn() else { return };
                for seat in may.iter() {
                    let seen = walk.open.seen(Viewer::Seat(seat));
                    let mut list = Vec::new();
                    G::actions(&seen, seat, &mut list);
                    for (id, action) in list.iter().enumerate() {
                        let (action, choice) = (*action, G::choice(&seen, seat, *action));
                        let preview = seen.preview(seat, id as u16).expect("it is offered");
                        let fin = choice.weight == Weight::Final;
                        if !fin && !preview.at_once {
                            continue; // Asks for a second tap, and may or may not be undone.
                        }
                        (at_once, last) = (at_once + u32::from(!fin), last + u32::from(fin));
                        if can_be_taken_back(walk, seat, action) == fin {
                            let is =
                                if fin { "final and can be undone" } else { "done by one tap and cannot be undone" };
                            self.0.insert(format!("{}: {action:?}: {} is {is}", G::META.id, choice.label.key));
                        }
                    }
                }
            });
            assert!(at_once > 100 && last > 100, "{}: {at_once} done at once, {last} final", G::META.id);
        }
    }
    let mut test = Test(BTreeSet::new());
    every_game(&mut test);
    assert!(test.0.is_empty(), "{:#?}", test.0);
}

#[test]
fn d1_undo_in_the_simultaneous_phase_leaves_the_other_seats_as_they_were() {
    let (mut undone, mut of_commits) = (0, 0);
    positions::<Toy>(60, &mut |walk| {
        let Phase::Stake(staking) = walk.open.state().phase else { return };
        for seat in Seat::all(walk.seats()) {
            let all = walk.dice(4) == 0;
            let mut open = walk.open.clone();
            let struck = if all { open.restart(seat) } else { open.undo(seat) };
            let Ok(struck) = struck else { continue };
            let Phase::Stake(after) = open.state().phase else { panic!("nobody undoes into another phase") };
            undone += 1;
            let tail = &walk.made[walk.sealed..];
            for other in Seat::all(walk.seats()).filter(|s| *s != seat) {
                assert!(struck.iter().all(|at| !matches!(tail[*at].input, Input::Act(s, _) if s == other)));
                assert_eq!(open.can_undo(other), walk.open.can_undo(other), "can_undo of {other:?}");
                // All that another seat can see of it is that the seat is no longer done.
                let viewer = Viewer::Seat(other);
                let mut expected = *walk.open.seen(viewer);
                if staking.committed.has(seat) {
                    assert!(!after.committed.has(seat));
                    let Phase::Stake(seen) = &mut expected.phase else { panic!("a view knows the phase") };
                    seen.committed = seen.committed.minus(SeatSet::one(seat));
                    Toy::conceal(&mut expected, viewer);
                    of_commits += 1;
                }
                assert_eq!(*open.seen(viewer), expected, "what {other:?} sees");
            }
        }
    });
    assert!(undone > 300 && of_commits > 30, "{undone} undos, {of_commits} views of commits taken back");
}
