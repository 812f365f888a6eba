//! What somebody does unseen on the phone (a draft taken back, a stake changed, an offer) shows nobody else anything,
//! though one game then holds more inputs than the other.

use super::pairs::same;
use super::phone::Phone;
use super::traces::{Temper, Trace, record};
use super::twins::{self, Pair, Twins};
use games::pecunia_non_olet::PecuniaNonOlet;
use harness::toy::Toy;
use harness::toy::action::Action;
use session::journal::{Journal, Step};
use session::table::{Table, TableView};
use table::game::{Game, Turn};
use table::input::Input;
use table::meta::Named;
use table::prompt::Prompt;
use table::scene::Scene;
use table::seat::{Seat, Viewer};

/// A view without what happened since the last look.
type Frame = (u64, Scene<String>, Option<Prompt<String>>, String, bool);

/// What was told of one input, without the number it is kept under.
type Told = (Option<Seat>, Vec<String>);

/// What one viewer was shown on a phone in the course of a game, each view once.
#[derive(PartialEq, Debug, Default)]
struct Film {
    frames: Vec<Frame>,
    /// What happened since the last look, each time.
    steps: Vec<Told>,
    /// What the journal holds in the end.
    log: Vec<Told>,
}

impl Film {
    /// Takes up what is shown now, if it is shown to this viewer.
    fn take(&mut self, table: &mut Table, viewer: Viewer) {
        if table.viewer() != viewer {
            return;
        }
        let TableView { revision, scene, prompt, steps, headline, can_undo, .. } = table.view();
        self.steps.extend(steps.into_iter().map(|step| (step.seat, step.lines)));
        table.looked();
        let frame = (revision, scene, prompt, headline, can_undo);
        if self.frames.last() != Some(&frame) {
            self.frames.push(frame);
        }
    }
}

/// Plays a recorded game on a phone and films what a viewer is shown. The phone is put down after every act, so that
/// the public view of every position is shown, whoever acts how often.
fn film<G: Game>(trace: &Trace<G::Action>, viewer: Viewer) -> Result<Film, String> {
    let mut phone = Phone::<G>::new(trace);
    let mut film = Film::default();
    while let Some((seat, option)) = phone.next() {
        phone.bring(seat);
        film.take(&mut phone.table, viewer);
        phone.answer(seat, option)?;
        film.take(&mut phone.table, viewer);
        phone.table.hand_on();
        film.take(&mut phone.table, viewer);
    }
    let journal = Journal::read(phone.saved().journal).steps(viewer);
    let words = |step: &Step| (step.seat, step.lines.iter().map(|line| phone.table.say(line)).collect());
    film.log = journal.iter().map(words).collect();
    Ok(film)
}

#[test]
fn a1_what_others_do_unseen_in_the_toy_game_does_not_show_on_the_phone() {
    let pairs = (0..).filter_map(|n| Some((n, twins::pair::<Toy>(9_000_000 + n)?)));
    let unseen = |pair: &Pair<Action>| !pair.aligned && pair.viewer != Viewer::After;
    for (n, pair) in pairs.filter(|(_, pair)| unseen(pair)).take(if super::long() { 1_000 } else { 150 }) {
        let film = |trace| film::<Toy>(trace, pair.viewer).unwrap_or_else(|refusal| panic!("pair {n}: {refusal}"));
        same("what is shown", &film(&pair.left), &film(&pair.right))
            .unwrap_or_else(|leak| panic!("pair {n}, {:?}: {leak}", pair.viewer));
    }
}

/// Plays a game twice, once with somebody who begins something and takes it back, and compares what another seat
/// then reads in the log.
fn a_draft_taken_back_shows_in_no_number<G: Twins>(seed: u64) -> Result<(), String> {
    let trace = record::<G>(&Named::new(), 3, Temper::Keen, seed);
    let (mut plain, mut ditherer) = (Phone::<G>::new(&trace), Phone::<G>::new(&trace));
    let mut dithered = None;
    while let Some((seat, option)) = plain.next() {
        assert_eq!(ditherer.next(), Some((seat, option)), "the same game");
        plain.bring(seat);
        ditherer.bring(seat);
        if let Some(&draft) = ditherer.drafts(seat).first()
            && dithered.is_none()
        {
            ditherer.dither(seat, draft)?;
            dithered = Some(seat);
        }
        if dithered.is_some_and(|ditherer| ditherer != seat) && plain.table.viewer() == Viewer::Seat(seat) {
            let numbers = |table: &Table| table.log(0).iter().map(|lines| lines.entry).collect::<Vec<_>>();
            return same("the numbering of the log", &numbers(&plain.table), &numbers(&ditherer.table));
        }
        plain.answer(seat, option)?;
        ditherer.answer(seat, option)?;
    }
    Err("nobody could begin anything".to_owned())
}

#[test]
fn a1_what_somebody_begins_and_takes_back_shows_in_no_number_of_the_log() {
    a_draft_taken_back_shows_in_no_number::<PecuniaNonOlet>(1).unwrap_or_else(|leak| panic!("{leak}"));
    a_draft_taken_back_shows_in_no_number::<Toy>(1).unwrap_or_else(|leak| panic!("{leak}"));
}

#[test]
fn a1_the_phone_lingers_for_no_secret_offer() {
    // A recorded deal, and then one seat commits: with an offer to another still open, or without.
    let whole = record::<Toy>(&Named::new(), 3, Temper::Keen, 1);
    let dealt = whole.inputs.iter().take_while(|input| matches!(input, Input::Fate(_))).copied();
    let act = |action| Input::Act(Seat(0), action);
    let faces = [vec![], vec![act(Action::Offer { to: Seat(1) })]].map(|offer| {
        let acts = [vec![act(Action::Stake(1))], offer, vec![act(Action::Commit)]].concat();
        let mut phone = Phone::<Toy>::new(&Trace { inputs: dealt.clone().chain(acts).collect(), ..whole.clone() });
        while let Some((seat, option)) = phone.next() {
            phone.bring(seat);
            phone.answer(seat, option).expect("it is legal");
        }
        assert!(matches!(phone.table.turn(), Turn::Seats { .. }), "the others are still staking");
        phone.table.face()
    });
    assert_eq!(faces[0], faces[1], "whoever sees the phone handed on sees whether there was an offer");
}
