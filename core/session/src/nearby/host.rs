//! The device that holds the game, towards its guests: what each may know goes out, what their seats do comes in.

use super::message::{Hello, LogTail, Proposal, State, ToGuest, ToHost};
use super::mirror::{COMPARED, beginning, digest, log_digest, viewers};
use super::seats::{Handing, MOST_DEVICES, Seats};
use super::wire::Writer;
use super::words::Words;
use super::{Device, Heard, Notice, Out, Refused, delta, inside};
use crate::error::Error;
use crate::shelf::tidy;
use crate::table::Table;
use crate::table::here::{Act, Did, Here};
use std::collections::{BTreeMap, VecDeque};
use table::game::Turn;
use table::live::Kind;
use table::seat::{Seat, SeatSet, Viewer};

/// So many of the views that were sent to a guest are kept, to go on from whichever one it holds when it comes back.
const KEPT: usize = 8;
/// A guest that comes back gets so many bytes of the log's end at once; it asks for the rest when the table is shown.
const TAIL: usize = 60;
/// So many bytes of the log's end go with a move.
const MOVE: usize = 2000;
/// So many bytes go with a page of the log.
const PAGE: usize = 3000;

/// A device round the table, as the host's screen shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The device; none is the host's own.
    pub device: Option<Device>,
    /// What it calls itself.
    pub name: String,
    /// Its seats.
    pub seats: SeatSet,
    /// Whether it is there now.
    pub near: bool,
}

/// What is known of a guest while the host runs.
#[derive(Default)]
struct Peer {
    /// Whether it is connected and has said hello since.
    near: bool,
    asked: u32,
    /// Whether it has other catalogs, so that texts are written out.
    plain: bool,
    /// The last proposal that was heard, and what came of it.
    answer: Option<(u32, Result<Did, Refused>)>,
    /// Whether the guest has not been told of it yet.
    answer_due: bool,
    /// Whether the guest has said hello, and nothing has been sent since.
    greeted: bool,
    /// What it was sent last.
    sent: Option<Sent>,
    /// The digests and views of what it was sent before, newest last.
    before: VecDeque<(u32, Vec<Shown>)>,
}

/// One viewer's view with its revision.
#[derive(Clone, PartialEq, Eq)]
struct Shown {
    viewer: Viewer,
    revision: u64,
    bytes: Vec<u8>,
}

/// What a guest knows once it has a message.
#[derive(Clone, PartialEq, Eq)]
struct Sent {
    seats: SeatSet,
    undo: SeatSet,
    away: SeatSet,
    over: bool,
    views: Vec<Shown>,
    /// The journal entries that its log is made of.
    entries: Vec<u64>,
}

/// The host of a table. It stands beside the `Table`, which may be opened anew in between.
pub struct Host {
    pub(super) own: Device,
    pub(super) name: String,
    peers: BTreeMap<Device, Peer>,
    words: Words,
    /// What each viewer saw before any chance: what the first view of a guest is written against.
    beginnings: Vec<(Viewer, Vec<u8>)>,
    /// A table offered and not taken yet: to whom, and its number.
    pub(super) offered: Option<(Device, u64)>,
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host").field("guests", &self.peers.len()).finish_non_exhaustive()
    }
}

impl Host {
    /// Lets others in at a table: `own` is this device, `name` what it is called. The devices that had seats have them
    /// still, and are away until they come.
    pub fn open(own: Device, name: &str, kind: &dyn Kind, table: &mut Table) -> Result<Host, Error> {
        let here = table.ground().ok_or(Error::NotHere)?;
        if matches!(here.handing(), Handing::Arriving { .. }) {
            return Err(Error::Arriving);
        }
        if table.seats().is_none() {
            let seats = table.head().seats.len() as u8;
            table.bind(Seats::here(seats))?;
        }
        let head = table.head();
        let seats = Seat::all(head.seats.len() as u8).map(Viewer::Seat);
        let beginnings = seats.chain([Viewer::Public]).map(|viewer| (viewer, beginning(kind, head, viewer))).collect();
        let words = Words::of(kind.meta());
        let host = Host { own, name: tidy(name), peers: BTreeMap::new(), words, beginnings, offered: None };
        host.count(table);
        Ok(host)
    }

    /// A connection to a device has begun. What its link held before is gone; it will say what it has.
    pub fn connected(&mut self, device: Device) {
        if let Some(peer) = self.peers.get_mut(&device) {
            peer.near = false;
            peer.sent = None;
        }
    }

    /// The connection to a device has ended, and does not go on by itself. Its seats are away; call `sync` to tell the
    /// others.
    pub fn disconnected(&mut self, device: Device, table: &mut Table) -> bool {
        if let Some(peer) = self.peers.get_mut(&device) {
            peer.near = false;
            peer.sent = None;
        }
        self.count(table)
    }

    /// Everybody round the table, this device first.
    pub fn people(&self, table: &Table) -> Vec<Person> {
        let Some(seats) = table.seats() else { return Vec::new() };
        let own = Person { device: None, name: self.name.clone(), seats: seats.at(None), near: true };
        let others = seats.known.iter().map(|(device, name)| Person {
            device: Some(*device),
            name: name.clone(),
            seats: seats.at(Some(*device)),
            near: self.is_near(*device),
        });
        std::iter::once(own).chain(others).collect()
    }

    /// Whether a device is there and has said hello.
    pub fn is_near(&self, device: Device) -> bool {
        self.peers.get(&device).is_some_and(|peer| peer.near)
    }

    /// The devices that are there.
    pub(super) fn near(&self) -> Vec<Device> {
        self.peers.iter().filter(|(_, peer)| peer.near).map(|(device, _)| *device).collect()
    }

    /// The seats whose devices are not there.
    fn away(&self, seats: &Seats) -> SeatSet {
        let away = |device: &Option<Device>| device.is_some_and(|device| !self.is_near(device));
        let all = seats.of.iter().enumerate().filter(|(_, device)| away(device));
        all.fold(SeatSet::NONE, |set, (at, _)| set.with(Seat(at as u8)))
    }

    /// Says at the table which seats are away: after each change, and as the table may have been opened anew.
    pub fn count(&self, table: &mut Table) -> bool {
        let away = table.seats().map(|seats| self.away(seats));
        away.is_some_and(|away| table.set_away(away))
    }

    /// Gives a seat to a device that has sat down before, or to this one: then it is played here.
    pub fn give(&mut self, table: &mut Table, seat: Seat, to: Option<Device>) -> Result<Vec<Out>, Error> {
        let mut seats = self.played(table)?;
        let known = to.is_none_or(|device| seats.knows(device));
        let of = seats.of.get_mut(seat.index()).filter(|_| known).ok_or(Error::Device)?;
        *of = to;
        table.bind(seats)?;
        self.count(table);
        Ok(self.sync(table))
    }

    /// Forgets a device. Its seats are played here from now on.
    pub fn forget(&mut self, table: &mut Table, device: Device) -> Result<Vec<Out>, Error> {
        let mut seats = self.played(table)?;
        seats.of.iter_mut().filter(|of| **of == Some(device)).for_each(|of| *of = None);
        seats.known.retain(|(known, _)| *known != device);
        table.bind(seats)?;
        let closed = self.peers.remove(&device).map(|_| self.to(device, &ToGuest::Closed));
        self.count(table);
        Ok(closed.into_iter().chain(self.sync(table)).collect())
    }

    /// Closes the table for now: the guests keep their last views.
    pub fn close(&mut self, table: &mut Table) -> Vec<Out> {
        let near = self.near();
        self.peers.clear();
        self.count(table);
        near.into_iter().map(|device| self.to(device, &ToGuest::Closed)).collect()
    }

    /// Who sits where, if the table is played here.
    pub(super) fn played(&self, table: &Table) -> Result<Seats, Error> {
        let here = table.ground().ok_or(Error::NotHere)?;
        here.is_played_here()?;
        here.seats().cloned().ok_or(Error::NotHere)
    }

    pub(super) fn to(&self, to: Device, said: &ToGuest) -> Out {
        let none = Words::none();
        let words = if self.peers.get(&to).is_some_and(|peer| peer.plain) { &none } else { &self.words };
        Out { to, message: said.write(words) }
    }

    /// Takes a message in. `now` is what is written down as the time of a move.
    pub fn handle(&mut self, table: &mut Table, from: Device, message: &[u8], now: u64) -> Heard {
        let mut heard = Heard::default();
        let Ok(said) = ToHost::read(message) else { return heard };
        if table.ground().is_none() || !matches!(said, ToHost::Hello(_)) && !self.is_near(from) {
            return heard;
        }
        match said {
            ToHost::Hello(hello) => self.greet(table, from, &hello, &mut heard),
            ToHost::Propose(proposal) => self.proposed(table, from, &proposal, now, &mut heard),
            ToHost::Page { from: first, to } => heard.send.extend(self.page(table, from, first, to)),
            ToHost::Leave => {
                self.disconnected(from, table);
                heard.changed = true;
                heard.notices.push(Notice::Left(from));
            }
            ToHost::Take { number, yes } => self.taken(table, from, number, yes, &mut heard),
            ToHost::Stored { number } => self.stored(table, from, number, &mut heard),
        }
        heard.changed |= self.count(table);
        heard.send.extend(self.sync(table));
        heard
    }

    fn greet(&mut self, table: &mut Table, from: Device, hello: &Hello, heard: &mut Heard) {
        let Some(mut seats) = table.seats().cloned() else { return };
        if let Handing::Moved { to, number } = seats.handing {
            let gone = if to == from { ToGuest::Yours { number } } else { ToGuest::Went { to } };
            return heard.send.push(self.to(from, &gone));
        }
        let name = tidy(&hello.name);
        let known = seats.known.iter().position(|(device, _)| *device == from);
        if known.is_none() && seats.known.len() >= MOST_DEVICES {
            return heard.send.push(self.to(from, &ToGuest::Full));
        }
        let changed = known.is_none_or(|at| seats.known[at].1 != name);
        match known {
            Some(at) => seats.known[at].1 = name,
            None => seats.known.push((from, name)),
        }
        // Who has sat down is remembered before it is told anything.
        if changed && let Err(error) = table.bind(seats.clone()) {
            return heard.notices.push(Notice::Failed(error));
        }
        let Some(here) = table.ground() else { return };
        let at = seats.at(Some(from));
        let entries = here.journal.reaching(at);
        let now = self.now(here, at, entries.clone(), SeatSet::NONE).views;
        let kept = if hello.seats == at { logs_agree(here, at, &entries, hello.log) } else { 0 };
        let plain = hello.words == 0;
        let peer = self.peers.entry(from).or_default();
        if !peer.near {
            heard.notices.push(Notice::Joined(from));
        }
        (peer.near, peer.asked, peer.plain, peer.greeted) = (true, hello.asked, plain, true);
        let held = peer.before.iter().find(|(digest, _)| *digest == hello.views).map(|(_, views)| views.clone());
        // It may hold what stands now, and the host have been started anew since.
        let same = digest(now.iter().map(|shown| shown.bytes.as_slice())) == hello.views;
        let views = held.unwrap_or(if same { now } else { Vec::new() });
        let entries = entries.into_iter().take(kept).collect();
        peer.sent = Some(Sent { seats: at, undo: SeatSet::NONE, away: SeatSet::NONE, over: false, views, entries });
        let welcome = ToGuest::Welcome { table: seats.table, head: table.head().clone(), words: self.words.digest() };
        let welcome = self.to(from, &welcome);
        if crc32fast::hash(&welcome.message) != hello.welcome {
            heard.send.push(welcome);
        }
        self.on_its_way(table, from, hello.taking, heard);
    }

    fn proposed(&mut self, table: &mut Table, from: Device, proposal: &Proposal, now: u64, heard: &mut Heard) {
        let Proposal { number, seat, revision, act } = proposal;
        let last = self.peers.get(&from).and_then(|peer| peer.answer.as_ref()).map_or(0, |(last, _)| *last);
        // The same one again is not carried out, and answered as before.
        if *number > last {
            let answer = self.carry_out(table, from, *seat, *revision, act, now, heard);
            heard.changed |= answer.is_ok();
            if let Some(peer) = self.peers.get_mut(&from) {
                peer.answer = Some((*number, answer));
            }
        }
        if let Some(peer) = self.peers.get_mut(&from) {
            peer.answer_due = true;
        }
    }

    #[expect(clippy::too_many_arguments, reason = "a proposal, where it came from, and what it brings")]
    fn carry_out(
        &mut self,
        table: &mut Table,
        from: Device,
        seat: Seat,
        revision: u64,
        act: &Act,
        now: u64,
        heard: &mut Heard,
    ) -> Result<Did, Refused> {
        if !table.seats().is_some_and(|seats| seats.at(Some(from)).has(seat)) {
            return Err(Refused::NotYourSeat);
        }
        // A number of an option means nothing on another device.
        if matches!(act, Act::Option(_)) {
            return Err(Refused::Unreadable);
        }
        let here = table.ground_mut().ok_or(Refused::Moving)?;
        let did = here.propose(seat, revision, act, now).map_err(|error| {
            let refused = Refused::from(&error);
            if refused == Refused::Storage {
                heard.notices.push(Notice::Failed(error));
            }
            refused
        })?;
        table.acted_elsewhere();
        Ok(did)
    }

    /// What has to be sent after something was done at the table, here or there; nothing to whom nothing is new.
    pub fn sync(&mut self, table: &Table) -> Vec<Out> {
        let (Some(here), Some(seats)) = (table.ground(), table.seats()) else { return Vec::new() };
        if matches!(seats.handing, Handing::Moved { .. }) {
            return Vec::new();
        }
        let mut out = Vec::new();
        for device in self.near() {
            let at = seats.at(Some(device));
            let now = self.now(here, at, here.journal.reaching(at), self.away(seats));
            out.extend(self.news(here, device, now));
        }
        out
    }

    /// What a device with these seats may know now.
    fn now(&self, here: &Here, seats: SeatSet, entries: Vec<u64>, away: SeatSet) -> Sent {
        let over = matches!(here.live.turn(), Turn::Over(_));
        let shown = |viewer| Shown { viewer, revision: here.revision(viewer), bytes: here.bytes(viewer) };
        let can_undo = |seat: &Seat| here.is_played_here().is_ok() && here.live.can_undo(*seat);
        let undo = seats.iter().filter(can_undo).fold(SeatSet::NONE, SeatSet::with);
        Sent { seats, undo, away, over, views: viewers(seats, over).into_iter().map(shown).collect(), entries }
    }

    /// The message that brings a guest up to date; none if it knows all that it may know.
    fn news(&mut self, here: &Here, device: Device, now: Sent) -> Option<Out> {
        let peer = self.peers.get_mut(&device)?;
        if !peer.greeted && !peer.answer_due && peer.sent.as_ref() == Some(&now) {
            return None;
        }
        let before = peer.sent.take();
        let held: &[Shown] = before.as_ref().map_or(&[], |sent| &sent.views);
        let mut views: Vec<(u64, Vec<u8>)> = Vec::new();
        for (place, shown) in now.views.iter().enumerate() {
            let known = held.iter().find(|held| held.viewer == shown.viewer).map(|held| &held.bytes);
            let neighbour = || place.checked_sub(1).map(|place| &now.views[place].bytes);
            let beginning = || self.beginnings.iter().find(|(viewer, _)| *viewer == shown.viewer).map(|(_, b)| b);
            let base = known.or_else(neighbour).or_else(beginning).map_or(&[][..], Vec::as_slice);
            views.push((shown.revision, delta::delta(base, &shown.bytes)));
        }
        let stood: &[u64] = match &before {
            Some(sent) if sent.seats == now.seats => &sent.entries,
            _ => &[],
        };
        let keep = stood.iter().zip(&now.entries).take_while(|(a, b)| a == b).count();
        // A guest that is back may hold steps that were taken back meanwhile, the last one too.
        let log = (peer.greeted || keep < stood.len() || keep < now.entries.len()).then(|| {
            let most = if peer.greeted { TAIL } else { MOVE };
            let none = Words::none();
            let words = if peer.plain { &none } else { &self.words };
            let (from, steps) = tail(here, now.seats, &now.entries, keep, now.entries.len(), most, words);
            LogTail { keep: keep as u32, from: from as u32, steps }
        });
        let digest = digest(now.views.iter().map(|shown| shown.bytes.as_slice()));
        let last = peer.answer.as_ref().map_or(0, |(number, _)| *number);
        let state = State {
            asked: peer.asked,
            held: !held.is_empty(),
            over: now.over,
            digest,
            seats: now.seats,
            undo: now.undo,
            away: now.away,
            last: std::mem::take(&mut peer.greeted).then_some(last),
            answer: peer.answer.clone().filter(|_| std::mem::take(&mut peer.answer_due)),
            views,
            log,
        };
        peer.before.retain(|(known, _)| *known != digest);
        peer.before.push_back((digest, now.views.clone()));
        if peer.before.len() > KEPT {
            peer.before.pop_front();
        }
        peer.sent = Some(now);
        Some(self.to(device, &ToGuest::State(Box::new(state))))
    }

    /// A page of a guest's log: its end, as far as there is room.
    fn page(&mut self, table: &Table, device: Device, from: u32, to: u32) -> Vec<Out> {
        // Numbers are those of what was sent last, so that comes first.
        let mut out = self.sync(table);
        let (Some(here), Some(peer)) = (table.ground(), self.peers.get(&device)) else { return out };
        let Some(sent) = &peer.sent else { return out };
        let to = sent.entries.len().min(to as usize);
        let from = to.min(from as usize);
        let none = Words::none();
        let words = if peer.plain { &none } else { &self.words };
        let (from, steps) = tail(here, sent.seats, &sent.entries, from, to, PAGE, words);
        out.push(self.to(device, &ToGuest::Steps { from: from as u32, steps }));
        out
    }
}

/// The end of a log between two of its places, in at most so many bytes but at least one step: from where, and what.
fn tail(
    here: &Here,
    seats: SeatSet,
    entries: &[u64],
    from: usize,
    to: usize,
    most: usize,
    words: &Words,
) -> (usize, Vec<crate::journal::Told>) {
    let (mut steps, mut size) = (VecDeque::new(), 0);
    for entry in entries[from..to].iter().rev() {
        let Some(told) = here.journal.told(*entry, seats) else { break };
        let mut out = Writer::default();
        inside::write_step(&mut out, &told, words);
        size += out.len();
        if size > most && !steps.is_empty() {
            break;
        }
        steps.push_front(told);
    }
    (to - steps.len(), steps.into())
}

/// How many of the steps that a guest holds are those that the host would tell it.
fn logs_agree(here: &Here, seats: SeatSet, entries: &[u64], held: (u32, u32)) -> usize {
    let end = held.0 as usize;
    let Some(stood) = entries.get(..end) else { return 0 };
    let last = &stood[end.saturating_sub(COMPARED as usize)..];
    let told: Vec<_> = last.iter().filter_map(|entry| here.journal.told(*entry, seats)).collect();
    if end > 0 && log_digest(told.iter()) == held.1 { end } else { 0 }
}
