//! One open table: a tap goes in, is checked, is written to disk, and the new view comes back.

mod told;
mod view;

pub use view::{Lines, TableView};

use crate::curtain::{Curtain, Face};
use crate::error::Error;
use crate::journal::Journal;
use crate::opening::{LONGEST_TITLE, Opened, open, read};
use crate::saved::{APP, Entry, FORMAT, Head, InputEntry, Now, SeatInfo, Snapshot, json};
use crate::since::Since;
use crate::store::{Commit, Store};
use table::chance::Luck;
use table::game::Turn;
use table::input::Refusal;
use table::live::{Done, Kind, Live};
use table::meta::{Meta, Named};
use table::scene::Form;
use table::seat::{Seat, SeatSet, Viewer};
use table::speak::Speaker;
use table::text::{Lang, Text};

/// The public view's place among the revisions, behind the seats.
fn place(viewer: Viewer, seats: u8) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public | Viewer::After => usize::from(seats),
    }
}

/// An open table.
pub struct Table {
    meta: &'static Meta,
    live: Box<dyn Live>,
    head: Head,
    journal: Journal,
    /// The position at the start of the journal that can be replayed.
    first: Snapshot,
    revisions: Vec<u64>,
    /// What each viewer sees, to know whose revision advances.
    shown: Vec<Vec<u8>>,
    looked: Vec<u64>,
    since: Since,
    curtain: Curtain,
    store: Store,
    luck: Box<dyn Luck + Send>,
    speaker: Speaker,
    form: Form,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // No position here: a log may be read by anybody.
        f.debug_struct("Table")
            .field("game", &self.meta.id)
            .field("entries", &self.journal.len())
            .finish_non_exhaustive()
    }
}

impl Table {
    /// Begins a game and writes it down before anybody sees it.
    pub fn create(
        kind: &dyn Kind,
        seats: &[SeatInfo],
        options: &Named,
        store: Store,
        luck: Box<dyn Luck + Send>,
        now: u64,
    ) -> Result<Table, Error> {
        let live = kind.create(options, seats.len() as u8)?;
        let head = Head {
            format: FORMAT,
            app: APP.to_owned(),
            game: kind.meta().id.to_owned(),
            rules: kind.meta().rules,
            title: None,
            seats: seats.to_vec(),
            options: options.clone(),
            created: now,
        };
        let first = Snapshot::new(0, live.state())?;
        let mut table = Table {
            meta: kind.meta(),
            revisions: vec![0; seats.len() + 1],
            shown: Vec::new(),
            looked: vec![0; seats.len()],
            since: Since::default(),
            curtain: Curtain::down(SeatSet::all(seats.len() as u8)),
            speaker: speaker(Lang::En, kind.meta(), &head),
            journal: Journal::default(),
            form: Form::Narrow,
            live,
            head,
            first,
            store,
            luck,
        };
        table.shown = table.see_all(table.live.as_ref());
        let mut live = table.live.fork();
        let mut done = Vec::new();
        go_on(live.as_mut(), table.luck.as_mut(), &mut done)?;
        let records = vec![("head", Some(json(&table.head))), ("first", Some(json(&table.first)))];
        table.accept(live, done, records, now)?;
        Ok(table)
    }

    /// Looks whether a saved game can be opened, and changes nothing.
    pub fn check(kinds: &[Box<dyn Kind>], store: &Store) -> Result<(), Error> {
        open(kinds, read(store)?).map(drop)
    }

    /// Opens a saved game. The curtain is down.
    pub fn open(kinds: &[Box<dyn Kind>], mut store: Store, luck: Box<dyn Luck + Send>) -> Result<Table, Error> {
        let Opened { live, head, now, first, journal, since, upgrade } = open(kinds, read(&store)?)?;
        if let Some(commit) = upgrade {
            store.commit(&commit)?;
        }
        let meta = kinds.iter().map(|k| k.meta()).find(|m| m.id == head.game).expect("`open` has found the game");
        let mut table = Table {
            meta,
            revisions: now.revisions,
            shown: Vec::new(),
            looked: now.looked,
            since,
            curtain: Curtain::down(SeatSet::all(live.seats())),
            speaker: speaker(Lang::En, meta, &head),
            form: Form::Narrow,
            live,
            head,
            first,
            journal,
            store,
            luck,
        };
        table.shown = table.see_all(table.live.as_ref());
        Ok(table)
    }

    /// The game's card.
    pub fn meta(&self) -> &'static Meta {
        self.meta
    }

    /// The players and what was chosen before the game.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Speaks this language from now on.
    pub fn speak(&mut self, lang: Lang) {
        self.speaker = speaker(lang, self.meta, &self.head);
    }

    /// Puts a text into words.
    pub fn say(&self, text: &Text) -> String {
        self.speaker.say(text)
    }

    /// Says in which room the scene is shown.
    pub fn fit(&mut self, form: Form) {
        self.form = form;
    }

    /// Who has to do something now.
    pub fn turn(&self) -> Turn {
        self.live.turn()
    }

    /// Whose view is shown, and whether the curtain is down.
    pub fn face(&self) -> Face {
        self.curtain.face(&self.live.turn())
    }

    /// The viewer of what is shown.
    pub fn viewer(&self) -> Viewer {
        match self.face() {
            Face::Seat(seat) | Face::Linger(seat) => Viewer::Seat(seat),
            Face::Over => Viewer::After,
            Face::Open(_) | Face::Curtain(_) | Face::Wait => Viewer::Public,
        }
    }

    /// The revision of a viewer's view.
    pub fn revision(&self, viewer: Viewer) -> u64 {
        self.revisions[place(viewer, self.live.seats())]
    }

    /// Says that the steps in the view have been shown.
    pub fn looked(&mut self) {
        if let Viewer::Seat(seat) = self.viewer() {
            self.looked[seat.index()] = self.journal.len();
        }
    }

    /// This seat lifts the curtain.
    pub fn lift(&mut self, seat: Seat) -> Result<(), Error> {
        if self.curtain.lift(seat, &self.live.turn()) { Ok(()) } else { Err(Error::Curtain(seat.0)) }
    }

    /// "Hide now", and the return to the app.
    pub fn hide(&mut self) {
        self.curtain.hide();
    }

    /// "Hand on": the holder has seen what the last turn brought.
    pub fn hand_on(&mut self) {
        self.curtain.hand_on();
    }

    /// Whether this seat may act on this device now, and on which revision.
    fn may_act(&self, seat: Seat, revision: u64) -> Result<(), Error> {
        match self.face() {
            Face::Seat(holder) | Face::Open(holder) if holder == seat => {}
            Face::Over => return Err(Refusal::Over.into()),
            Face::Seat(_) | Face::Open(_) | Face::Linger(_) | Face::Wait => {
                return Err(Refusal::NotYourTurn(seat).into());
            }
            Face::Curtain(_) => return Err(Error::Curtain(seat.0)),
        }
        self.is_now(revision)
    }

    fn is_now(&self, revision: u64) -> Result<(), Error> {
        let now = self.revision(self.viewer());
        if revision == now { Ok(()) } else { Err(Refusal::Stale { asked: revision, now }.into()) }
    }

    /// A seat answers its prompt. What follows by itself (chance, forced answers) is done too, and all of it is on
    /// disk when this returns. On an error the position before stands.
    pub fn choose(&mut self, seat: Seat, revision: u64, option: u16, now: u64) -> Result<(), Error> {
        self.may_act(seat, revision)?;
        let mut live = self.live.fork();
        let mut done = vec![(live.choose(seat, option)?, false)];
        go_on(live.as_mut(), self.luck.as_mut(), &mut done)?;
        let entry = self.journal.len();
        self.accept(live, done, Vec::new(), now)?;
        self.since.moved(seat, entry, self.live.view(Viewer::Seat(seat)));
        Ok(())
    }

    /// Takes back the last step of a draft, or the last command.
    pub fn undo(&mut self, seat: Seat, revision: u64, now: u64) -> Result<(), Error> {
        self.take_back(seat, revision, now, |live| live.undo(seat))
    }

    /// Takes back everything since the last barrier.
    pub fn restart(&mut self, seat: Seat, revision: u64, now: u64) -> Result<(), Error> {
        self.take_back(seat, revision, now, |live| live.restart(seat))
    }

    fn take_back(
        &mut self,
        seat: Seat,
        revision: u64,
        now: u64,
        strike: impl FnOnce(&mut dyn Live) -> Result<Vec<usize>, Refusal>,
    ) -> Result<(), Error> {
        if self.face() == Face::Linger(seat) && self.live.can_undo(seat) {
            // The device has not been handed on, so what ended the turn may still be taken back, if it can be.
            self.is_now(revision)?;
        } else {
            self.may_act(seat, revision)?;
            if self.live.view(self.viewer()).prompt(seat).is_none() {
                return Err(Refusal::NotYourTurn(seat).into());
            }
        }
        let mut live = self.live.fork();
        let places = strike(live.as_mut())?;
        let struck = self.journal.numbers(&places);
        let entry = Entry::Strike { seat, struck: struck.clone() };
        self.write(live, vec![entry], Vec::new(), now)?;
        self.since.struck(&struck);
        self.curtain.taken_back();
        // What was taken back is not news for the one who took it back, if that is who is shown the table.
        self.looked();
        Ok(())
    }

    fn accept(
        &mut self,
        live: Box<dyn Live>,
        done: Vec<(Done, bool)>,
        records: Vec<(&'static str, Option<String>)>,
        now: u64,
    ) -> Result<(), Error> {
        let inputs = done.iter().map(|(done, auto)| InputEntry::of(done, *auto)).collect::<Result<Vec<_>, _>>()?;
        self.write(live, inputs.into_iter().map(Entry::Input).collect(), records, now)?;
        self.curtain.after(&self.live.turn());
        Ok(())
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

    /// The whole game in the form in which it is exported. It holds all hands.
    pub fn export(&self) -> Result<String, Error> {
        Ok(json(&read(&self.store)?))
    }

    /// Gives the game another name; none, or an empty one, takes the name away.
    pub fn rename(&mut self, title: Option<String>) -> Result<(), Error> {
        let plain = title.map(|title| title.chars().filter(|c| !c.is_control()).collect::<String>());
        let title =
            plain.map(|title| title.trim().chars().take(LONGEST_TITLE).collect()).filter(|t: &String| !t.is_empty());
        let head = Head { title, ..self.head.clone() };
        self.store.commit(&Commit { records: vec![("head", Some(json(&head)))], entries: Vec::new() })?;
        self.head = head;
        Ok(())
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

fn speaker(lang: Lang, meta: &'static Meta, head: &Head) -> Speaker {
    let names: Vec<String> = head.seats.iter().map(|s| s.name.clone()).collect();
    Speaker::new(lang, &[&crate::CATALOGS, &meta.catalogs], &names)
}
