//! Answers: revisions, refusals by name, previews, forced answers, undo at the table, and the table opened again.

use super::{NAMES, People, games};
use harness::toy::state::State as ToyState;
use session::curtain::Face;
use session::error::Error;
use session::saved::Entry;
use session::table::{Lines, TableView};
use table::game::Turn;
use table::input::Refusal;
use table::prompt::Reckoning;
use table::seat::{Seat, Viewer};
use table::text::Lang;

#[test]
fn a_revision_advances_by_one_when_that_viewers_view_changes_and_only_then() {
    let (mut changed, mut same) = (0, 0);
    let mut last: Option<(Vec<u64>, Vec<Vec<u8>>, usize)> = None;
    games(1, &mut |people| {
        let (revisions, views, entries) = (people.revisions(), people.views(), people.saved().journal.len());
        if let Some((before, seen, n)) = &last
            && before.len() == revisions.len()
            && entries >= *n
            && *n > 0
        {
            for (i, (now, then)) in revisions.iter().zip(before).enumerate() {
                let differs = views[i] != seen[i];
                assert_eq!(*now, then + u64::from(differs), "viewer {i}: the view {differs}");
                if differs { changed += 1 } else { same += 1 }
            }
            assert_eq!(people.table.view().revision, people.table.revision(people.table.viewer()));
        }
        let over = matches!(people.table.turn(), Turn::Over(_));
        last = (!over).then_some((revisions, views, entries));
    });
    assert!(changed > 1000 && same > 1000, "{changed} changed, {same} stayed");
}

/// Everything that must be as it was after something was refused.
fn everything(people: &People) -> (TableView, String, Vec<u64>) {
    (people.table.view(), people.table.export().expect("an open game can be exported"), people.revisions())
}

#[test]
fn a5_what_is_stale_foreign_or_not_offered_is_refused_by_name_and_changes_nothing() {
    let mut met = [0; 4];
    games(1, &mut |people| {
        if people.dice(5) != 0 && people.table.face() != Face::Over {
            return;
        }
        let before = everything(people);
        let (view, seats) = (people.table.view(), people.seats);
        let revision = view.revision;
        let refused = |people: &mut People, seat: Seat, revision: u64, option: u16, expected: Error| {
            let table = &mut people.table;
            assert_eq!(table.choose(seat, revision, option, 9), Err(expected.clone()));
            assert_eq!(table.preview(seat, revision, option), Err(expected.clone()));
            let lingers = table.face() == Face::Linger(seat);
            if !lingers && !matches!(expected, Error::Refused(Refusal::NoOption(_))) {
                assert_eq!(table.undo(seat, revision, 9), Err(expected.clone()));
                assert_eq!(table.restart(seat, revision, 9), Err(expected));
            }
        };
        match (view.face, &view.prompt) {
            (Face::Seat(seat) | Face::Open(seat), Some(prompt)) => {
                for wrong in [revision + 1, revision.wrapping_sub(1), u64::MAX] {
                    refused(people, seat, wrong, 0, Refusal::Stale { asked: wrong, now: revision }.into());
                }
                for other in Seat::all(seats + 1).filter(|s| *s != seat).chain([Seat(255)]) {
                    refused(people, other, revision, 0, Refusal::NotYourTurn(other).into());
                }
                let options = prompt.options.len() as u16;
                for none in [options, u16::MAX] {
                    refused(people, seat, revision, none, Refusal::NoOption(none).into());
                }
                if !prompt.can_undo {
                    let nothing = Err(Error::Refused(Refusal::NothingToUndo));
                    assert_eq!(people.table.undo(seat, revision, 9), nothing);
                    assert_eq!(people.table.restart(seat, revision, 9), nothing);
                }
                met[0] += 1;
            }
            (Face::Seat(_) | Face::Linger(_) | Face::Wait, _) => {
                let seat = Seat(people.dice(seats.into()) as u8);
                if people.table.turn().asked().has(seat) && view.face == Face::Seat(seat) {
                    return;
                }
                if view.can_undo && view.face == Face::Linger(seat) {
                    return; // What ended this turn may still be taken back.
                }
                refused(people, seat, revision, 0, Refusal::NotYourTurn(seat).into());
                met[1] += 1;
            }
            (Face::Curtain(asked), _) => {
                for seat in asked.iter() {
                    refused(people, seat, revision, 0, Error::Curtain(seat.0));
                }
                met[2] += 1;
            }
            (Face::Over, _) => {
                Seat::all(seats).for_each(|seat| refused(people, seat, revision, 0, Refusal::Over.into()));
                met[3] += 1;
            }
            (Face::Open(_), None) => panic!("an open decision has a prompt"),
        }
        assert!(before == everything(people), "a refusal changes nothing");
    });
    assert!(met.iter().all(|n| *n > 5), "{met:?}");
}

#[test]
fn a_preview_says_what_the_button_does_and_is_pure() {
    let mut met = 0;
    games(1, &mut |people| {
        let view = people.table.view();
        let Some(prompt) = &view.prompt else { return };
        if people.dice(4) != 0 {
            return;
        }
        let before = everything(people);
        for option in &prompt.options {
            let preview = people.table.preview(prompt.seat, view.revision, option.id).expect("it is offered");
            assert_eq!(preview, people.table.preview(prompt.seat, view.revision, option.id).expect("it is offered"));
            let one_tap = option.anchors.is_empty() || option.goes_on;
            assert!(!preview.commit.is_empty() && (!preview.at_once || one_tap), "{option:?}");
            met += 1;
        }
        assert!(before == everything(people), "a preview changes nothing");
    });
    assert!(met > 1000, "{met} previews");
}

/// Everything a shell can see of a table while this seat, or nobody, holds the device.
#[derive(PartialEq, Debug)]
struct Shown {
    view: TableView,
    log: Vec<Lines>,
    past: Vec<(table::scene::Scene<String>, Vec<Lines>)>,
    scores: Reckoning<String>,
    revisions: Vec<u64>,
    turn: Turn,
    rules_changed: bool,
    players: Vec<String>,
}

impl Shown {
    /// Field by field, so that a difference says where it is.
    fn like(&self, before: &Shown) {
        let (now, then) = (&self.view, &before.view);
        assert_eq!((now.face, now.revision), (then.face, then.revision));
        assert_eq!(now.prompt, then.prompt);
        assert_eq!(now.steps, then.steps);
        assert_eq!((&now.headline, &now.winners), (&then.headline, &then.winners));
        assert!(now.scene == then.scene, "the scene");
        assert!(self.log == before.log, "the log");
        assert!(self.past == before.past, "the past");
        assert!(self == before, "scores, revisions, turn or players");
    }
}

fn shown(people: &mut People, lift: Option<Seat>) -> Shown {
    people.table.speak(Lang::Cs);
    people.table.hide();
    if let Some(seat) = lift {
        people.table.lift(seat).expect("it may lift");
    }
    let (table, kind) = (&people.table, people.kind.as_ref());
    let steps = table.history(kind).expect("the past can be read");
    Shown {
        view: table.view(),
        log: table.log(0),
        past: (0..steps).map(|step| table.scrub(kind, step).expect("a step of the past")).collect(),
        scores: table.reckoning(),
        revisions: people.revisions(),
        turn: table.turn(),
        rules_changed: table.rules_changed(),
        players: table.head().seats.iter().map(|s| s.name.clone()).collect(),
    }
}

#[test]
fn b4_a_table_opened_again_shows_what_it_showed_before() {
    let (mut met, mut undone) = (0, 0);
    games(1, &mut |people| {
        if people.dice(30) != 0 && people.table.face() != Face::Over {
            return;
        }
        // The last thing before the end of the program is an act, so that all that is known is on disk.
        if people.table.view().prompt.is_some() {
            people.choose();
        }
        let asked = match people.table.turn() {
            Turn::Seats { may, .. } => may.iter().map(Some).chain([None]).collect(),
            _ => vec![None],
        };
        let before: Vec<Shown> = asked.iter().map(|seat| shown(people, *seat)).collect();
        let spare = People::new(harness::kinds().remove(0), 2, &Default::default(), 0);
        let mut open = std::mem::replace(people, spare).reopen();
        for (seat, before) in asked.iter().zip(before) {
            let after = shown(&mut open, *seat);
            after.like(&before);
            if let Some(prompt) = after.view.prompt.filter(|p| p.can_undo) {
                // Undo reaches as far back as before.
                let mut spare = open.live();
                open.table.undo(prompt.seat, after.view.revision, 7).expect("can_undo says so");
                undone += 1;
                assert!(spare.undo(prompt.seat).is_err(), "a position alone has nothing to undo");
                break;
            }
            met += 1;
        }
        people.table.hide();
        *people = open;
        people.table.speak(Lang::En);
        people.table.hide();
    });
    assert!(met > 20 && undone > 10, "{met} views compared, {undone} undone");
}

#[test]
fn d2_forced_answers_happen_by_themselves_and_are_one_undo_with_the_command() {
    let (mut undone, mut barred) = (0, 0);
    games(1, &mut |people| {
        let (before, journal) = (people.live().state(), people.saved().journal);
        let Some(prompt) = people.table.view().prompt else { return };
        if matches!(journal.last(), Some(Entry::Input(input)) if !input.ends)
            || matches!(journal.last(), Some(Entry::Strike { .. }))
        {
            return people.choose(); // In the middle of a command, perhaps: Undo would go back to its beginning.
        }
        let entries = journal.len();
        people.choose();
        let saved = people.saved();
        let added: Vec<&Entry> = saved.journal.iter().skip(entries).collect();
        let auto = added.iter().filter(|e| matches!(e, Entry::Input(input) if input.auto)).count();
        assert!(people.live().auto().expect("nothing is wrong").is_none(), "nobody is asked what is forced");
        if auto == 0 {
            return;
        }
        let view = people.table.view();
        match view.prompt.filter(|p| p.can_undo && p.seat == prompt.seat) {
            Some(_) => {
                people.table.undo(prompt.seat, view.revision, 8).expect("can_undo says so");
                assert_eq!(people.live().state(), before, "the command and its answers are one Undo");
                undone += 1;
            }
            None => barred += 1,
        }
    });
    assert!(undone + barred > 20 && undone > 10, "{undone} undone, {barred} behind a barrier");
}

/// LOOK, "Touch": nothing is done by the first tap that Undo cannot take back; so Undo has to be in reach afterwards.
#[test]
fn d4_what_the_first_tap_does_can_be_undone_at_the_table() {
    let mut missed = std::collections::BTreeSet::new();
    games(2, &mut |people| {
        let view = people.table.view();
        let Some(prompt) = view.prompt else { return };
        let option = people.dice(prompt.options.len());
        let preview = people.table.preview(prompt.seat, view.revision, option as u16).expect("it is offered");
        if !preview.at_once {
            return;
        }
        people.table.choose(prompt.seat, view.revision, option as u16, 4).expect("it is offered");
        let now = people.table.view();
        // After a turn the view stays with its player, who can take back what ended it before handing on.
        let here = now.prompt.as_ref().is_some_and(|p| p.seat == prompt.seat) || now.face == Face::Linger(prompt.seat);
        if !(here && now.can_undo) {
            missed.insert(format!("{}: {}: then {:?}", people.kind.meta().id, preview.commit, now.face));
        }
    });
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn a6_a_seat_that_is_out_is_never_asked_again_and_sees_no_more_than_its_own_view() {
    let mut met = 0;
    for seed in 0..60 {
        let mut people = People::toy(4, seed);
        while people.act() {
            let state: ToyState = serde_json::from_str(&people.live().state()).expect("a position of the toy");
            let turn = people.table.turn();
            for seat in Seat::all(4).filter(|s| state.place(*s).out) {
                assert!(!turn.asked().has(seat), "{seat:?} is out");
                if let Face::Curtain(seats) = people.table.face() {
                    assert!(!seats.has(seat));
                    assert_eq!(people.table.lift(seat), Err(Error::Curtain(seat.0)));
                    assert_eq!(people.table.viewer(), Viewer::Public);
                }
                let revision = people.table.view().revision;
                assert!(people.table.choose(seat, revision, 0, 4).is_err());
                met += 1;
            }
        }
    }
    assert!(met > 100, "{met} times somebody was out");
}

#[test]
fn the_curtain_is_refused_with_the_players_name() {
    let mut people = People::toy(3, 1);
    for lang in Lang::ALL {
        people.table.speak(lang);
        for seat in Seat::all(3) {
            let said = people.table.say(&Error::Curtain(seat.0).text());
            assert!(said.contains(NAMES[seat.index()]), "{said}");
        }
    }
}
