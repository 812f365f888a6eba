//! Whatever is asked in another's name: of a view it brings what its viewer may have, and at the table nothing happens.

use super::phone::{Phone, table};
use super::traces::{Temper, record};
use super::twins::Twins;
use super::{five::viewers, long};
use games::pecunia_non_olet::PecuniaNonOlet;
use harness::toy::Toy;
use harness::{EveryGame, Picker, every_game, settings, start};
use session::curtain::Face;
use session::luck::SeededLuck;
use session::table::Table;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::step;
use table::live::{Entry, Kind, View};
use table::log::Log;
use table::meta::Named;
use table::scene::{Form, Scene, SurfaceKind};
use table::seat::{Seat, SeatSet, Viewer};
use table::seen::Seen;

/// Looks at every position of random games, one for each seat count and setting.
fn walk<G: Game>(mut look: impl FnMut(&G::State, &mut SeededLuck)) {
    for seats in G::META.min_seats..=G::META.max_seats {
        for (n, named) in settings::<G>(seats).iter().enumerate() {
            let mut picker = Picker::<G>::new(500 + n as u64);
            let mut state = start::<G>(named, seats);
            look(&state, &mut picker.luck);
            while let Some(input) = picker.pick(&state) {
                step::<G>(&mut state, &input, &mut Vec::new(), &mut Log::silent()).expect("what is picked is legal");
                look(&state, &mut picker.luck);
            }
        }
    }
}

#[test]
fn a4_a_private_question_is_shown_to_its_seat_and_to_nobody_else() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            walk::<G>(|state, luck| {
                if !long() && luck.below(4) != 0 {
                    return;
                }
                let (may, private) = match G::turn(state) {
                    Turn::Seats { may, private } => (may, private),
                    _ => (SeatSet::NONE, SeatSet::NONE),
                };
                let seats = G::seats(state);
                for viewer in viewers(seats).chain([Viewer::After]) {
                    let view = Seen::<G>::of(state, viewer);
                    for seat in Seat::all(seats + 2) {
                        let due = may.has(seat) && (!private.has(seat) || viewer == Viewer::Seat(seat));
                        assert_eq!(view.prompt(seat).is_some(), due, "{}: {viewer:?} on {seat:?}", G::META.id);
                        assert_eq!(view.preview(seat, 0).is_some(), due, "{}: {viewer:?} on {seat:?}", G::META.id);
                    }
                }
            });
        }
    }
    every_game(&mut Test);
}

#[test]
fn a7_a_hand_is_shown_in_its_owners_view_and_in_no_other() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            walk::<G>(|state, luck| {
                if !long() && luck.below(4) != 0 {
                    return;
                }
                for viewer in viewers(G::seats(state)) {
                    let view = Seen::<G>::of(state, viewer);
                    assert_eq!(View::viewer(&view), viewer);
                    for surface in view.scene(Form::Narrow).surfaces {
                        let own = surface.owner.map(Viewer::Seat) == Some(viewer);
                        assert!(surface.kind != SurfaceKind::Hand || own, "{}: for {viewer:?}", G::META.id);
                    }
                }
            });
        }
    }
    every_game(&mut Test);
}

#[test]
fn a6_who_is_out_is_asked_no_more_and_knows_no_more_than_before() {
    let mut met = 0;
    walk::<Toy>(|state, _| {
        let out: Vec<Seat> = Seat::all(state.seats).filter(|seat| state.place(*seat).out).collect();
        for seat in out {
            met += 1;
            assert!(!Toy::turn(state).asked().has(seat), "{seat:?} is out and asked");
            let (own, public) = (Seen::<Toy>::of(state, Viewer::Seat(seat)), Seen::<Toy>::of(state, Viewer::Public));
            for other in Seat::all(state.seats).filter(|other| *other != seat) {
                assert_eq!(own.place(other), public.place(other), "{seat:?} is out and sees what others have");
            }
            assert_eq!((own.deck, own.facedown), (public.deck, public.facedown));
        }
    });
    assert!(met > 100, "players are put out: {met}");
}

/// All that a proposal could change and that is quickly read.
fn fingerprint(table: &Table) -> (Face, Turn, Vec<u64>, String) {
    let revisions = viewers(table.head().seats.len() as u8).map(|viewer| table.revision(viewer)).collect();
    (table.face(), table.turn(), revisions, format!("{table:?}"))
}

/// Proposals in anybody's name to tables of one game; how many were accepted and how many refused.
fn propose<G: Game>(seats: u8, proposals: u32, seed: u64) -> (u32, u32) {
    let mut luck = SeededLuck::new(seed);
    let (mut accepted, mut refused) = (0, 0);
    let new = |seed| table::<G>(&Named::new(), seats, Box::new(SeededLuck::new(seed)));
    let mut table = new(seed);
    let mut prompt = table.view().prompt;
    for n in 0..proposals {
        if matches!(table.turn(), Turn::Over(_)) {
            table = new(seed + u64::from(n));
        }
        let anybody = Seat(luck.below(u32::from(seats) + 2) as u8);
        match luck.below(40) {
            0 => drop(table.lift(anybody)),
            1 => table.hide(),
            2 => table.hand_on(),
            3 => {
                for seat in table.turn().asked().iter() {
                    let _ = table.lift(seat);
                }
            }
            _ => {}
        }
        if luck.below(8) == 0 || prompt.as_ref().map(|prompt| prompt.seat) != holder(&table) {
            prompt = table.view().prompt;
        }
        let now = table.revision(table.viewer());
        let revision = match luck.below(4) {
            0 => now.wrapping_add(u64::from(luck.below(5))).wrapping_sub(2),
            1 => u64::from(luck.below(u32::MAX)),
            _ => now,
        };
        let options = prompt.as_ref().map_or(0, |prompt| prompt.options.len() as u32);
        let option = if luck.below(8) == 0 { luck.below(1 << 16) } else { luck.below(options + 2) } as u16;
        let may = holder(&table) == Some(anybody) && revision == now;
        let before = fingerprint(&table);
        let deep = (n % 500 == 0).then(|| table.export());
        // After a turn its player can still take back what ended it, as long as the device has not been handed on.
        let back = table.face() == Face::Linger(anybody) && revision == now && table.view().can_undo;
        let (done, due) = match luck.below(10) {
            0 => (table.undo(anybody, revision, 0).is_ok(), back || may && prompt.as_ref().is_some_and(|p| p.can_undo)),
            1 => (
                table.restart(anybody, revision, 0).is_ok(),
                back || may && prompt.as_ref().is_some_and(|p| p.can_restart),
            ),
            2 => {
                let preview = table.preview(anybody, revision, option);
                assert_eq!(preview.is_ok(), may && u32::from(option) < options, "a preview is for who is asked");
                continue;
            }
            _ => (table.choose(anybody, revision, option, 0).is_ok(), may && u32::from(option) < options),
        };
        assert_eq!(done, due, "{}: {anybody:?} at {revision} ({now}), option {option}: {:?}", G::META.id, before.0);
        if done {
            accepted += 1;
            prompt = table.view().prompt;
        } else {
            refused += 1;
            assert_eq!(fingerprint(&table), before, "a refusal changes nothing");
            assert!(deep.is_none_or(|deep| deep == table.export()), "a refusal changes nothing on disk");
        }
    }
    (accepted, refused)
}

/// Who may answer now.
fn holder(table: &Table) -> Option<Seat> {
    match table.face() {
        Face::Seat(seat) | Face::Open(seat) => Some(seat),
        _ => None,
    }
}

#[test]
fn a5_of_a_hundred_thousand_proposals_only_answers_of_the_seat_shown_are_accepted() {
    let proposals = if long() { 100_000 } else { 10_000 };
    let (mut accepted, mut refused) = (0, 0);
    let mut add = |(one, other)| (accepted, refused) = (accepted + one, refused + other);
    (2..=6).for_each(|seats| add(propose::<PecuniaNonOlet>(seats, proposals * 3 / 2, u64::from(seats))));
    (2..=4).for_each(|seats| add(propose::<Toy>(seats, proposals * 5 / 4, u64::from(seats))));
    assert!(accepted > 1_000 && refused > 50_000, "{accepted} accepted, {refused} refused");
}

/// Scrubs through the past of the view shown and compares it with the views that there were.
fn past_is_as_it_was<G: Twins>(seats: u8, seed: u64) {
    let kind: &dyn Kind = &Entry::<G>::new();
    let mut luck = SeededLuck::new(seed);
    let trace = record::<G>(&Named::new(), seats, Temper::Keen, seed);
    let mut phone = Phone::<G>::new(&trace);
    // The views of everybody, as they were at the time.
    let mut past: Vec<(Viewer, Vec<Vec<u8>>)> = viewers(seats).map(|viewer| (viewer, Vec::new())).collect();
    let mut state = start::<G>(&trace.named, seats);
    let mut taken = trace.inputs.iter();
    let mut done = 0;
    while let Some((seat, option)) = phone.next() {
        phone.bring(seat);
        let now = trace.inputs.len() - phone.left();
        while done <= now {
            for (viewer, views) in &mut past {
                let bytes = Seen::<G>::of(&state, *viewer).bytes();
                if views.last() != Some(&bytes) {
                    views.push(bytes);
                }
            }
            if done < now {
                let input = taken.next().expect("it was recorded");
                step::<G>(&mut state, input, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
            }
            done += 1;
        }
        done = now;
        let shown = phone.table.viewer();
        if let Some((_, views)) = past.iter().find(|(viewer, _)| *viewer == shown)
            && luck.below(30) == 0
        {
            assert_eq!(phone.table.history(kind), Ok(views.len()), "{}: as many views as there were", G::META.id);
            for (step, bytes) in views.iter().enumerate() {
                let then = Seen::<G>::read(bytes).expect("it was written").scene(Form::Narrow);
                let then = then.map(&mut |text| phone.table.say(&text)).unasked();
                let scrubbed = phone.table.scrub(kind, step).expect("there is such a step").0;
                assert_eq!(Scene { revision: 0, ..scrubbed }, then, "{}: {shown:?} at step {step}", G::META.id);
            }
        }
        phone.answer(seat, option).expect("what was recorded is accepted");
    }
}

#[test]
fn a10_the_past_is_shown_as_its_viewer_had_it_then() {
    for seed in 0..if long() { 100 } else { 4 } {
        past_is_as_it_was::<PecuniaNonOlet>(2 + (seed % 5) as u8, seed);
        past_is_as_it_was::<Toy>(2 + (seed % 3) as u8, seed);
    }
}
