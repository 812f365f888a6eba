//! A game that is played on this device: its position, its journal, its file.

use crate::error::Error;
use crate::journal::{Journal, Step};
use crate::nearby::Refused;
use crate::nearby::seats::{Handing, Seats};
use crate::opening::{Opened, read};
use crate::saved::{Entry, Head, InputEntry, Now, Snapshot, json};
use crate::since::Since;
use crate::store::{Commit, Store};
use table::chance::Luck;
use table::game::Turn;
use table::input::Refusal;
use table::live::{Done, Kind, Live, View};
use table::seat::{Seat, Viewer};

/// The public view's place among the revisions, behind the seats.
fn place(viewer: Viewer, seats: u8) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public | Viewer::After => usize::from(seats),
    }
}

/// The record of the devices round a table.
pub const NEARBY: &str = "nearby";

/// What a seat does, wherever it does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// It takes the option at this place of its list of actions.
    Option(u16),
    /// It takes this action, as `View::action` writes it.
    Action(Vec<u8>),
    /// It takes back the last step of a draft, or the last command.
    Undo,
    /// It takes back everything since the last barrier.
    Restart,
}

/// What an accepted act did to the moves of its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Did {
    /// One more stands.
    Moved,
    /// So many were taken back.
    Struck(u8),
}

/// A game that is played on this device.
pub struct Here {
    pub live: Box<dyn Live>,
    pub journal: Journal,
    /// The position at the start of the journal that can be replayed.
    pub first: Snapshot,
    revisions: Vec<u64>,
    /// What each viewer sees, to know whose revision advances.
    shown: Vec<Vec<u8>>,
    looked: Vec<u64>,
    pub since: Since,
    store: Store,
    luck: Box<dyn Luck + Send>,
    /// The devices round the table, once others have been let in.
    seats: Option<Seats>,
}

impl Here {
    /// A new game, written down before anybody sees it.
    pub fn create(
        live: Box<dyn Live>,
        head: &Head,
        store: Store,
        luck: Box<dyn Luck + Send>,
        now: u64,
    ) -> Result<Here, Error> {
        let seats = usize::from(live.seats());
        let mut here = Here {
            first: Snapshot::new(0, live.state())?,
            revisions: vec![0; seats + 1],
            shown: Vec::new(),
            looked: vec![0; seats],
            since: Since::default(),
            journal: Journal::default(),
            seats: None,
            live,
            store,
            luck,
        };
        here.shown = here.see_all(here.live.as_ref());
        let mut live = here.live.fork();
        let mut done = Vec::new();
        go_on(live.as_mut(), here.luck.as_mut(), &mut done)?;
        let records = vec![("head", Some(json(head))), ("first", Some(json(&here.first)))];
        here.accept(live, done, records, now)?;
        Ok(here)
    }

    /// A saved game that has been checked.
    pub fn open(opened: Opened, mut store: Store, luck: Box<dyn Luck + Send>) -> Result<(Here, Head), Error> {
        let Opened { live, head, now, first, journal, since, upgrade } = opened;
        if let Some(commit) = upgrade {
            store.commit(&commit)?;
        }
        let seats: Option<Seats> = store.record(NEARBY)?.map(|record| crate::saved::parse(&record)).transpose()?;
        if seats.as_ref().is_some_and(|seats| !seats.fits(live.seats())) {
            return Err(Error::Damaged("the devices do not fit the seats".to_owned()));
        }
        let shown = Vec::new();
        let (revisions, looked) = (now.revisions, now.looked);
        let mut here = Here { live, journal, first, revisions, shown, looked, since, store, luck, seats };
        here.shown = here.see_all(here.live.as_ref());
        Ok((here, head))
    }

    /// The revision of a viewer's view.
    pub fn revision(&self, viewer: Viewer) -> u64 {
        self.revisions[place(viewer, self.live.seats())]
    }

    /// What a viewer sees, as bytes.
    pub fn bytes(&self, viewer: Viewer) -> Vec<u8> {
        match viewer {
            Viewer::After => self.live.view(viewer).bytes(),
            _ => self.shown[place(viewer, self.live.seats())].clone(),
        }
    }

    /// What this viewer was told.
    pub fn steps(&self, viewer: Viewer) -> Vec<Step> {
        self.journal.steps(viewer)
    }

    /// Up to which entry of the journal a seat has looked.
    pub fn looked(&self, seat: Seat) -> u64 {
        self.looked[seat.index()]
    }

    /// A seat has looked at everything.
    pub fn look(&mut self, seat: Seat) {
        self.looked[seat.index()] = self.journal.len();
    }

    /// The devices round the table.
    pub fn seats(&self) -> Option<&Seats> {
        self.seats.as_ref()
    }

    /// Whether the game is played here, or has gone or is on its way.
    pub fn handing(&self) -> Handing {
        self.seats.as_ref().map_or(Handing::Stays, |seats| seats.handing)
    }

    /// Writes down who sits where; only then it holds.
    pub fn bind(&mut self, seats: Seats) -> Result<(), Error> {
        self.record(NEARBY, &json(&seats))?;
        self.seats = Some(seats);
        Ok(())
    }

    /// Writes one record.
    pub fn record(&mut self, name: &'static str, value: &str) -> Result<(), Error> {
        self.store.commit(&Commit { records: vec![(name, Some(value.to_owned()))], entries: Vec::new() })
    }

    /// The whole game in the form in which it is exported. It holds all hands.
    pub fn export(&self) -> Result<String, Error> {
        Ok(json(&read(&self.store)?))
    }

    /// Whether anything is accepted here at all.
    pub fn is_played_here(&self) -> Result<(), Error> {
        match self.handing() {
            Handing::Stays => Ok(()),
            Handing::Moving { .. } => Err(Error::Moving),
            Handing::Moved { .. } => Err(Error::Moved),
            Handing::Arriving { .. } => Err(Error::Arriving),
        }
    }

    /// A seat does something. What follows by itself is done too, and all of it is on disk when this returns. On an
    /// error the position before stands.
    pub fn act(&mut self, seat: Seat, act: &Act, now: u64) -> Result<Did, Error> {
        self.is_played_here()?;
        let option = match act {
            Act::Option(option) => *option,
            Act::Action(action) => self.live.option_of(seat, action)?,
            Act::Undo => return self.take_back(seat, now, |live| live.undo(seat)),
            Act::Restart => return self.take_back(seat, now, |live| live.restart(seat)),
        };
        let mut live = self.live.fork();
        let mut done = vec![(live.choose(seat, option)?, false)];
        go_on(live.as_mut(), self.luck.as_mut(), &mut done)?;
        let entry = self.journal.len();
        self.accept(live, done, Vec::new(), now)?;
        self.since.moved(seat, entry, self.live.view(Viewer::Seat(seat)));
        Ok(Did::Moved)
    }

    /// What a guest's device proposes, held against the seat's own revision. Who asks is checked by the caller.
    pub fn propose(&mut self, seat: Seat, revision: u64, act: &Act, now: u64) -> Result<Did, Error> {
        if seat.0 >= self.live.seats() {
            return Err(Refusal::NotYourTurn(seat).into());
        }
        let current = self.revision(Viewer::Seat(seat));
        if revision != current {
            return Err(Refusal::Stale { asked: revision, now: current }.into());
        }
        self.act(seat, act, now)
    }

    fn take_back(
        &mut self,
        seat: Seat,
        now: u64,
        strike: impl FnOnce(&mut dyn Live) -> Result<Vec<usize>, Refusal>,
    ) -> Result<Did, Error> {
        let mut live = self.live.fork();
        let places = strike(live.as_mut())?;
        let struck = self.journal.numbers(&places);
        let entry = Entry::Strike { seat, struck: struck.clone() };
        self.write(live, vec![entry], Vec::new(), now)?;
        Ok(Did::Struck(self.since.struck(seat, &struck)))
    }

    fn accept(
        &mut self,
        live: Box<dyn Live>,
        done: Vec<(Done, bool)>,
        records: Vec<(&'static str, Option<String>)>,
        now: u64,
    ) -> Result<(), Error> {
        let inputs = done.iter().map(|(done, auto)| InputEntry::of(done, *auto)).collect::<Result<Vec<_>, _>>()?;
        self.write(live, inputs.into_iter().map(Entry::Input).collect(), records, now)
    }

    /// Writes entries and the position after them; only then does the table take them over.
    fn write(
        &mut self,
        live: Box<dyn Live>,
        entries: Vec<Entry>,
        mut records: Vec<(&'static str, Option<String>)>,
        now: u64,
    ) -> Result<(), Error> {
        let from = self.journal.len();
        let shown = self.see_all(live.as_ref());
        let mut revisions = self.revisions.clone();
        for (revision, (before, after)) in revisions.iter_mut().zip(self.shown.iter().zip(&shown)) {
            *revision = revision.saturating_add(u64::from(before != after));
        }
        // The position at the last seal is written when it changes; the position now only while it differs from it.
        let sealed = entries.iter().rposition(|e| matches!(e, Entry::Input(input) if input.sealed));
        if let Some(at) = sealed {
            records.push(("base", Some(Snapshot::json(from + at as u64 + 1, &live.base()))));
        } else if from == 0 {
            records.push(("base", Some(json(&self.first))));
        }
        let same = sealed.is_some_and(|at| at + 1 == entries.len());
        records.push(("state", (!same).then(|| live.state())));
        let places = match live.turn() {
            Turn::Over(ranking) => Some(Seat::all(live.seats()).map(|s| ranking.of(s)).collect()),
            _ => None,
        };
        let public = live.view(Viewer::Public);
        let (headline, scores) = (public.headline(), public.reckoning().totals());
        let (looked, entries_now) = (self.looked.clone(), from + entries.len() as u64);
        let record =
            Now { entries: entries_now, revisions: revisions.clone(), looked, headline, scores, places, played: now };
        records.push(("now", Some(json(&record))));
        let numbered = entries.iter().enumerate().map(|(i, e)| (from + i as u64, json(e))).collect();
        self.store.commit(&Commit { records, entries: numbered })?;
        entries.into_iter().for_each(|entry| self.journal.push(entry));
        self.live = live;
        self.shown = shown;
        self.revisions = revisions;
        Ok(())
    }

    fn see_all(&self, live: &dyn Live) -> Vec<Vec<u8>> {
        let seats = Seat::all(live.seats()).map(Viewer::Seat);
        seats.chain([Viewer::Public]).map(|viewer| live.view(viewer).bytes()).collect()
    }

    /// The past views of a viewer, oldest first: the entry before which each stood, and its bytes.
    pub fn past(&self, viewer: Viewer, kind: &dyn Kind) -> Result<Vec<(u64, Vec<u8>)>, Error> {
        let mut live = kind.load(self.first.state.get()).map_err(|e| Error::Damaged(e.to_string()))?;
        let mut views = vec![(self.first.at, live.view(viewer).bytes())];
        for (number, input) in self.journal.inputs(self.first.at) {
            live.replay(input.input.get(), input.auto)?;
            let bytes = live.view(viewer).bytes();
            if views.last().is_none_or(|(_, last)| *last != bytes) {
                views.push((number + 1, bytes));
            }
        }
        Ok(views)
    }

    /// What a seat saw after its last move that stands.
    pub fn since(&self, seat: Seat) -> Option<&dyn View> {
        self.since.of(seat)
    }
}

/// Draws the chance that is needed and answers what is forced, until somebody has to decide.
fn go_on(live: &mut dyn Live, luck: &mut (dyn Luck + Send), done: &mut Vec<(Done, bool)>) -> Result<(), Error> {
    loop {
        if let Some(rolled) = live.roll(luck)? {
            done.push((rolled, false));
        } else if let Some(answered) = live.auto()? {
            done.push((answered, true));
        } else {
            return Ok(());
        }
    }
}

/// A storage failure or a refusal, as a guest is told of it.
impl From<&Error> for Refused {
    fn from(error: &Error) -> Refused {
        match error {
            Error::Refused(refusal) => Refused::Rules(refusal.clone()),
            Error::Moving | Error::Moved | Error::Arriving => Refused::Moving,
            _ => Refused::Storage,
        }
    }
}
