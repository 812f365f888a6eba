//! Pairs through the whole stack, as a shell would see them: one device for everybody, curtain, log, journal, undo.

use super::long;
use super::pairs::{same, touches};
use super::traces::{Script, Trace};
use super::twins::Pair;
use harness::start;
use redb::backends::InMemoryBackend;
use session::curtain::Face;
use session::journal::{Journal, Step};
use session::luck::SeededLuck;
use session::saved::{Entry, Saved, SeatInfo};
use session::store::Store;
use session::table::Table;
use std::collections::VecDeque;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::Input;
use table::live::{Entry as Listed, Kind};
use table::meta::Named;
use table::open::Open;
use table::seat::{Seat, Viewer};

/// A new table on a file in memory.
pub fn table<G: Game>(named: &Named, seats: u8, luck: Box<dyn Luck + Send>) -> Table {
    let names = ["Anna", "Břetislav", "Csaba", "Dora", "Emil", "Flóra"];
    let info = |seat: Seat| SeatInfo { name: names[seat.index()].to_owned(), emblem: seat.0 };
    let infos: Vec<SeatInfo> = Seat::all(seats).map(info).collect();
    let store = Store::on(InMemoryBackend::new()).expect("memory can be written");
    Table::create(&Listed::<G>::new(), &infos, named, store, luck, 0).expect("a game that exists can be begun")
}

/// One game on the phone, and what was recorded of it.
pub struct Phone<G: Game> {
    /// The table on it.
    pub table: Table,
    /// The typed position, to find the place of an action among the options.
    pub shadow: Open<G>,
    inputs: VecDeque<Input<G::Action>>,
}

impl<G: Game> Phone<G> {
    /// A new game that goes as it was recorded.
    pub fn new(trace: &Trace<G::Action>) -> Phone<G> {
        let table = table::<G>(&trace.named, trace.seats, Box::new(Script::of::<G>(trace)));
        Phone { table, shadow: Open::new(start::<G>(&trace.named, trace.seats)), inputs: trace.inputs.clone().into() }
    }

    /// Who answers next, and with which option. What comes by itself before that the table has done already.
    pub fn next(&mut self) -> Option<(Seat, u16)> {
        loop {
            let forced = self.shadow.forced();
            match self.inputs.front()? {
                Input::Act(seat, action) if forced.is_none() => {
                    let mut list = Vec::new();
                    G::actions(self.shadow.state(), *seat, &mut list);
                    let place = list.iter().position(|listed| listed == action).expect("what was recorded is legal");
                    return Some((*seat, place as u16));
                }
                _ => self.advance(forced.is_some()),
            }
        }
    }

    /// The typed position takes the next input in.
    pub fn advance(&mut self, auto: bool) {
        let input = self.inputs.pop_front().expect("`next` has found an input");
        self.shadow.input(input, auto).expect("a record replays");
    }

    /// How many recorded inputs are still to come.
    pub fn left(&self) -> usize {
        self.inputs.len()
    }

    /// Gives the answer that `next` has found.
    pub fn answer(&mut self, seat: Seat, option: u16) -> Result<(), String> {
        self.choose(seat, option)?;
        self.advance(false);
        Ok(())
    }

    fn choose(&mut self, seat: Seat, option: u16) -> Result<(), String> {
        let revision = self.table.revision(self.table.viewer());
        self.table.choose(seat, revision, option, 0).map_err(|e| e.to_string())
    }

    /// Begins something and takes it back.
    pub fn dither(&mut self, seat: Seat, option: u16) -> Result<(), String> {
        self.choose(seat, option)?;
        let revision = self.table.revision(self.table.viewer());
        self.table.undo(seat, revision, 0).map_err(|e| e.to_string())
    }

    /// The options with which the seat could begin a draft now.
    pub fn drafts(&self, seat: Seat) -> Vec<u16> {
        let mut list = Vec::new();
        if !G::drafting(self.shadow.state(), seat) {
            G::actions(self.shadow.state(), seat, &mut list);
        }
        let begins = |action: &G::Action| {
            let mut game = self.shadow.clone();
            game.input(Input::Act(seat, *action), false).is_ok() && G::drafting(game.state(), seat)
        };
        (0..list.len()).filter(|at| begins(&list[*at])).map(|at| at as u16).collect()
    }

    /// Whether what the seat is asked is behind its curtain.
    pub fn is_private(&self, seat: Seat) -> bool {
        matches!(self.table.turn(), Turn::Seats { private, .. } if private.has(seat))
    }

    /// What is on disk.
    pub fn saved(&self) -> Saved {
        serde_json::from_str(&self.table.export().expect("memory can be read")).expect("it is whole")
    }

    /// Hands the phone to a seat and lifts the curtain, as its players would.
    pub fn bring(&mut self, seat: Seat) {
        while !matches!(self.table.face(), Face::Seat(holder) | Face::Open(holder) if holder == seat) {
            hand_towards(&mut self.table, seat);
        }
    }
}

/// The next step on the way of the phone to a seat.
fn hand_towards(table: &mut Table, seat: Seat) {
    match table.face() {
        Face::Linger(_) => table.hand_on(),
        Face::Seat(_) => table.hide(),
        _ => table.lift(seat).expect("who is asked may lift the curtain"),
    }
}

/// Two phones side by side, and for whom they must not differ.
struct Phones<G: Game> {
    viewer: Viewer,
    left: Phone<G>,
    right: Phone<G>,
    /// Who has lifted the curtain and not handed the phone on.
    holder: Option<Seat>,
    luck: SeededLuck,
    /// How often everything is compared that is dear to ask for: one in so many.
    care: u32,
}

impl<G: Game> Phones<G> {
    /// What is shown now is the same, as far as it is shown to the viewer.
    fn compare(&mut self) -> Result<(), String> {
        let (left, right) = (&self.left.table, &self.right.table);
        same("the face", &left.face(), &right.face())?;
        same("whose view is shown", &left.viewer(), &right.viewer())?;
        same("who is asked", &left.turn(), &right.turn())?;
        same("what a report says", &format!("{left:?}"), &format!("{right:?}"))?;
        same("the viewer's revision", &left.revision(self.viewer), &right.revision(self.viewer))?;
        same("the public revision", &left.revision(Viewer::Public), &right.revision(Viewer::Public))?;
        let shown = left.viewer();
        if shown == Viewer::After && !matches!(left.turn(), Turn::Over(_)) {
            return Err("the view after the game is shown during it".to_owned());
        }
        match shown {
            Viewer::Seat(seat) if self.holder != Some(seat) => {
                return Err(format!("nobody has lifted the curtain of {seat:?}"));
            }
            Viewer::Seat(_) => {}
            Viewer::Public | Viewer::After => self.holder = None,
        }
        // What everybody sees the viewer sees too; it is shown so often that one time in three is enough.
        if shown != self.viewer && (shown != Viewer::Public || !long() && self.luck.below(3) != 0) {
            return Ok(());
        }
        let (one, two) = (left.view(), right.view());
        same("the view", &one, &two)?;
        same("the reckoning", &left.reckoning(), &right.reckoning())?;
        let touched = one.scene.surfaces.iter().flat_map(|surface| &surface.items).filter_map(|item| item.touch);
        if self.luck.below(self.care) == 0 {
            same("the log", &left.log(0), &right.log(0))?;
            for touch in touched.chain(touches(&mut self.luck)) {
                same("a sheet", &left.about(touch), &right.about(touch))?;
            }
            let options = one.prompt.as_ref().map_or(0, |prompt| prompt.options.len() as u16);
            for seat in Seat::all(left.head().seats.len() as u8) {
                for option in 0..=options {
                    let preview = |table: &Table| table.preview(seat, one.revision, option);
                    same("a preview", &preview(left), &preview(right))?;
                }
            }
        }
        Ok(())
    }

    /// Does the same on both phones and compares what they then show.
    fn both(&mut self, mut act: impl FnMut(&mut Table)) -> Result<(), String> {
        act(&mut self.left.table);
        act(&mut self.right.table);
        self.compare()
    }

    /// Hands the phone to a seat and lifts the curtain, as its players would.
    fn bring(&mut self, seat: Seat) -> Result<(), String> {
        while !matches!(self.left.table.face(), Face::Seat(holder) | Face::Open(holder) if holder == seat) {
            let lifts = !matches!(self.left.table.face(), Face::Seat(_) | Face::Linger(_));
            self.holder = lifts.then_some(seat);
            self.both(|table| hand_towards(table, seat))?;
        }
        Ok(())
    }

    /// The viewer looks at the own cards while somebody is asked over the public view.
    fn peek(&mut self) -> Result<(), String> {
        if let (Face::Open(_), Viewer::Seat(seat)) = (self.left.table.face(), self.viewer) {
            self.holder = Some(seat);
            self.both(|table| table.lift(seat).expect("anybody may look at the own cards"))?;
            self.both(Table::looked)?;
            self.both(Table::hide)?;
        }
        Ok(())
    }

    /// The past as the view shown now had it.
    fn scrub(&mut self) -> Result<(), String> {
        let kind: &dyn Kind = &Listed::<G>::new();
        let shown = self.left.table.viewer();
        if shown != Viewer::Public && shown != self.viewer {
            return Ok(());
        }
        let (left, right) = (&self.left.table, &self.right.table);
        same("the length of the past", &left.history(kind), &right.history(kind))?;
        let past = left.history(kind).map_err(|e| e.to_string())?;
        for step in [0, past / 2, past.saturating_sub(1), past] {
            same("a past view", &left.scrub(kind, step), &right.scrub(kind, step))?;
        }
        Ok(())
    }

    /// Both begin something and take it back: a stranger something else in each game, if the game offers it.
    fn dither(&mut self, seat: Seat) -> Result<(), String> {
        let (one, two) = (self.left.drafts(seat), self.right.drafts(seat));
        if one.is_empty() || two.is_empty() {
            return Ok(());
        }
        let mut any = |options: &[u16]| options[self.luck.below(options.len() as u32) as usize];
        let one = any(&one);
        let two = if self.viewer == Viewer::Seat(seat) { one } else { any(&two) };
        self.left.dither(seat, one)?;
        self.right.dither(seat, two)?;
        self.compare()
    }

    /// Plays both games to the end.
    fn play(&mut self) -> Result<(), String> {
        self.compare()?;
        loop {
            let ((seat, one), (other, two)) = match (self.left.next(), self.right.next()) {
                (Some(one), Some(two)) => (one, two),
                (None, None) => break,
                (one, two) => return Err(format!("one game asks {one:?}, its twin {two:?}")),
            };
            same("who answers", &seat, &other)?;
            self.peek()?;
            self.bring(seat)?;
            if self.luck.below(8) == 0 {
                self.dither(seat)?;
            }
            if self.viewer == Viewer::Seat(seat) {
                same("the viewer's own option", &one, &two)?;
            }
            self.left.answer(seat, one)?;
            self.right.answer(seat, two)?;
            self.compare()?;
            if self.luck.below(2) == 0 {
                self.both(Table::looked)?;
            }
            if self.luck.below(40 * self.care) == 0 {
                self.scrub()?;
            }
        }
        while let Face::Linger(_) = self.left.table.face() {
            self.both(Table::hand_on)?;
        }
        self.scrub()?;
        let (left, right) = (self.left.saved(), self.right.saved());
        same("the journal", &told(&left, self.viewer), &told(&right, self.viewer))?;
        same("where the program answered", &answered(&left), &answered(&right))?;
        let place = match self.viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public | Viewer::After => left.head.seats.len(),
        };
        same("the revision on disk", &left.now.revisions[place], &right.now.revisions[place])?;
        same("what was looked at", &left.now.looked.get(place), &right.now.looked.get(place))
    }
}

/// What a viewer reads in the journal.
fn told(saved: &Saved, viewer: Viewer) -> Vec<Step> {
    Journal::read(saved.journal.clone()).steps(viewer)
}

/// The entries that the program answered.
fn answered(saved: &Saved) -> Vec<usize> {
    let auto = |entry: &Entry| matches!(entry, Entry::Input(input) if input.auto);
    (0..saved.journal.len()).filter(|at| auto(&saved.journal[*at])).collect()
}

/// Follows a pair through a table.
pub fn check<G: Game>(pair: &Pair<G::Action>, care: u32, seed: u64) -> Result<(), String> {
    let (left, right) = (Phone::new(&pair.left), Phone::new(&pair.right));
    let luck = SeededLuck::new(seed);
    Phones::<G> { viewer: pair.viewer, left, right, holder: None, luck, care }.play()
}
