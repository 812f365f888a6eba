//! A game that is played on another device, as far as this one may know it: the ground of a guest's table.

use super::message::{LONGEST_VIEW, LogTail, Proposal, State};
use super::wire::{Bad, Writer};
use super::words::Words;
use super::{Refused, delta, inside};
use crate::error::Error;
use crate::journal::{Step, Told};
use crate::saved::Head;
use crate::since::Since;
use crate::table::here::{Act, Did};
use std::collections::{BTreeMap, VecDeque};
use table::game::Turn;
use table::input::Refusal;
use table::live::{Kind, View};
use table::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use table::text::Text;

/// So many past views are kept of each viewer, to scrub through.
const KEPT: usize = 256;
/// So many steps at the end of the log say that two logs are the same.
pub const COMPARED: u32 = 16;

/// A view that this device holds.
struct Held {
    viewer: Viewer,
    revision: u64,
    bytes: Vec<u8>,
    view: Box<dyn View>,
    /// The end of the log when it came.
    came: u64,
    /// The views before it, oldest first, each with the end of the log when it came.
    past: VecDeque<(u64, Vec<u8>)>,
}

/// An answer that was given here and is on its way.
struct Sent {
    proposal: Proposal,
    /// Whether it has been handed to the link since the last hello.
    posted: bool,
    /// Whether it was sent before, and may have been carried out without word of it coming back.
    again: bool,
}

/// What this device knows of a game.
pub(crate) struct Mirror {
    /// The number of the table.
    pub table: [u8; 16],
    seats: SeatSet,
    /// The seats' own views in order, or none; then the one after the end.
    own: Vec<Held>,
    public: Held,
    undo: SeatSet,
    near: bool,
    numbered: u32,
    sent: Option<Sent>,
    refused: Option<Refused>,
    log: BTreeMap<u32, Told>,
    end: u32,
    looked: [u64; MAX_SEATS],
    since: Since,
}

/// The viewers of a device with these seats, in the order in which their views are sent.
pub fn viewers(seats: SeatSet, over: bool) -> Vec<Viewer> {
    let public = seats.is_empty().then_some(Viewer::Public);
    let after = over.then_some(Viewer::After);
    seats.iter().map(Viewer::Seat).chain(public).chain(after).collect()
}

/// The digest of a device's views.
pub fn digest<'a>(views: impl Iterator<Item = &'a [u8]>) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    for view in views {
        sum.update(&(view.len() as u32).to_le_bytes());
        sum.update(view);
    }
    sum.finalize().max(1)
}

/// The digest of the last steps of a log.
pub fn log_digest<'a>(steps: impl Iterator<Item = &'a Told>) -> u32 {
    let mut out = Writer::default();
    steps.for_each(|step| inside::write_step(&mut out, step, &Words::none()));
    crc32fast::hash(&out.done())
}

/// The bytes against which a device's first view is written where it holds none: the game before any chance.
pub fn beginning(kind: &dyn Kind, head: &Head, viewer: Viewer) -> Vec<u8> {
    let live = kind.create(&head.options, head.seats.len() as u8);
    live.map(|live| live.view(viewer).bytes()).unwrap_or_default()
}

impl Mirror {
    /// What the first state tells of a table.
    pub fn new(kind: &dyn Kind, head: &Head, table: [u8; 16], state: &State) -> Result<Mirror, Bad> {
        let (own, public) = read_views(kind, head, &[], state)?;
        let mut mirror = Mirror {
            table,
            seats: state.seats,
            own,
            public,
            undo: SeatSet::NONE,
            near: false,
            numbered: 0,
            sent: None,
            refused: None,
            log: BTreeMap::new(),
            end: 0,
            looked: [0; MAX_SEATS],
            since: Since::default(),
        };
        mirror.take_log(state)?;
        mirror.own.iter_mut().chain([&mut mirror.public]).for_each(|held| held.came = mirror.end.into());
        // What happened before it came to the table is no news.
        mirror.looked = [mirror.end.into(); MAX_SEATS];
        mirror.settle(state);
        Ok(mirror)
    }

    /// What a state tells that goes on from what this device holds. Where it does not fit, nothing is changed.
    pub fn take(&mut self, kind: &dyn Kind, head: &Head, state: &State) -> Result<Change, Bad> {
        let held = if state.held { self.own.as_slice() } else { &[] };
        let (own, public) = read_views(kind, head, held, state)?;
        self.take_log(state)?;
        let reseated = self.seats != state.seats;
        let mut changed = reseated || own.len() != self.own.len();
        let at = u64::from(self.end);
        let before = std::mem::take(&mut self.own);
        self.own = own;
        for held in &mut self.own {
            match before.iter().find(|old| old.viewer == held.viewer) {
                Some(old) => changed |= held.go_on_from(old, at),
                None => held.came = at,
            }
        }
        let mut public = public;
        let old = &self.public;
        changed |= public.go_on_from(old, at);
        public.revision = old.revision + u64::from(public.bytes != old.bytes);
        self.public = public;
        if reseated {
            self.since = Since::default();
            self.seats = state.seats;
        }
        changed |= self.undo != state.undo || state.log.is_some();
        let did = self.settle(state);
        Ok(Change { changed, reseated, did })
    }

    /// What holds after every state: undo, what was sent, that the host is there.
    fn settle(&mut self, state: &State) -> Option<(Seat, Result<Did, Refused>)> {
        self.undo = state.undo;
        self.near = true;
        self.numbered = self.numbered.max(state.last.unwrap_or(0));
        let mine = self.sent.as_ref().map_or(0, |sent| sent.proposal.number);
        let mut did = None;
        if let Some((number, answer)) = &state.answer
            && *number == mine
            && let Some(sent) = self.sent.take()
        {
            did = self.answered(&sent, answer.clone());
        } else if let Some(last) = state.last
            && let Some(sent) = &mut self.sent
        {
            if last >= sent.proposal.number {
                // It was heard, and what came of it was lost on the way: the views say it.
                self.sent = None;
                self.since = Since::default();
            } else {
                (sent.posted, sent.again) = (false, true);
            }
        }
        did
    }

    fn answered(&mut self, sent: &Sent, answer: Result<Did, Refused>) -> Option<(Seat, Result<Did, Refused>)> {
        let seat = sent.proposal.seat;
        match &answer {
            Ok(Did::Moved) => self.since.moved(seat, sent.proposal.number.into(), self.view(Viewer::Seat(seat))),
            Ok(Did::Struck(moves)) => self.since.taken_back(seat, *moves),
            // Sent a second time and refused as old: the first one was accepted.
            Err(Refused::Rules(Refusal::Stale { .. })) if sent.again => return None,
            Err(refused) => self.refused = Some(refused.clone()),
        }
        Some((seat, answer))
    }

    fn take_log(&mut self, state: &State) -> Result<(), Bad> {
        // Other seats are told other things: their log begins anew.
        let stood = if self.seats == state.seats { self.end } else { 0 };
        let unchanged = LogTail { keep: stood, from: stood, steps: Vec::new() };
        let LogTail { keep, from, steps } = state.log.as_ref().unwrap_or(&unchanged);
        let end = from.checked_add(steps.len() as u32).ok_or(Bad)?;
        if *keep > stood || *from < *keep {
            return Err(Bad);
        }
        drop(self.log.split_off(keep));
        self.looked.iter_mut().for_each(|looked| *looked = (*looked).min(u64::from(*keep)));
        self.end = end;
        self.page(*from, steps);
        Ok(())
    }

    /// Steps that were asked for.
    pub fn page(&mut self, from: u32, steps: &[Told]) {
        let numbered = (from..self.end).zip(steps);
        self.log.extend(numbered.map(|(number, step)| (number, step.clone())));
    }

    /// The newest steps that are missing: from the first of them up to behind the last.
    pub fn missing(&self) -> Option<(u32, u32)> {
        let mut to = self.end;
        for number in self.log.keys().rev() {
            if number + 1 != to {
                return Some((number + 1, to));
            }
            to = *number;
        }
        (to > 0).then_some((0, to))
    }

    /// How many steps the log has, and the digest of the last of them; none if they are not all here.
    pub fn log_held(&self) -> (u32, u32) {
        let first = self.end.saturating_sub(COMPARED);
        let last: Vec<&Told> = self.log.range(first..).map(|(_, step)| step).collect();
        if last.len() as u32 != self.end - first {
            return (0, 0);
        }
        (self.end, log_digest(last.into_iter()))
    }

    /// The digest of the views.
    pub fn digest(&self) -> u32 {
        digest(self.own.iter().map(|held| held.bytes.as_slice()))
    }

    /// The seats on this device.
    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    /// Whether the host is there.
    pub fn is_near(&self) -> bool {
        self.near
    }

    /// The connection to the host has ended, or one has begun and nothing has come yet.
    pub fn alone(&mut self) {
        self.near = false;
    }

    /// Who has to do something now.
    pub fn turn(&self) -> Turn {
        self.public.view.turn()
    }

    fn held(&self, viewer: Viewer) -> &Held {
        self.own.iter().find(|held| held.viewer == viewer).unwrap_or(&self.public)
    }

    /// What a viewer may know, as far as this device may know it.
    pub fn view(&self, viewer: Viewer) -> Box<dyn View> {
        self.held(viewer).view.again()
    }

    /// The revision of a viewer's view.
    pub fn revision(&self, viewer: Viewer) -> u64 {
        self.held(viewer).revision
    }

    /// What a viewer was told, as far as this device was.
    pub fn steps(&self, viewer: Viewer) -> Vec<Step> {
        let step = |(number, told): (&u32, &Told)| {
            let lines: Vec<Text> = told.reaching(viewer).cloned().collect();
            Step { entry: u64::from(*number), seat: told.seat, lines }
        };
        self.log.iter().map(step).filter(|step| !step.lines.is_empty()).collect()
    }

    /// How many steps were told.
    pub fn told(&self) -> u64 {
        self.end.into()
    }

    /// The last thing that everybody was told of.
    pub fn last_told(&self) -> Option<&Text> {
        self.log.values().rev().find_map(|told| told.reaching(Viewer::Public).next_back())
    }

    /// Whether a seat of this device can take something back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.near && self.sent.is_none() && self.undo.has(seat)
    }

    /// What a seat saw after its last move that was accepted while this device was there.
    pub fn since(&self, seat: Seat) -> Option<&dyn View> {
        self.since.of(seat)
    }

    /// Up to where in the log a seat has looked.
    pub fn looked(&self, seat: Seat) -> u64 {
        self.looked.get(seat.index()).copied().unwrap_or(u64::MAX)
    }

    /// A seat has looked at everything.
    pub fn look(&mut self, seat: Seat) {
        if let Some(looked) = self.looked.get_mut(seat.index()) {
            *looked = self.end.into();
        }
    }

    /// The past views of a viewer that this device was shown, oldest first.
    pub fn past(&self, viewer: Viewer) -> Vec<(u64, Vec<u8>)> {
        let held = self.held(viewer);
        // The look back from after the end goes through what the first seat here saw.
        let first = self.own.first().filter(|first| viewer == Viewer::After && first.viewer != Viewer::After);
        let before = first.map(|first| first.past.iter().cloned().chain([(first.came, first.bytes.clone())]));
        let now = (held.came, held.bytes.clone());
        before.into_iter().flatten().chain(held.past.iter().cloned()).chain([now]).collect()
    }

    /// Whether an answer is on its way.
    pub fn is_sent(&self) -> bool {
        self.sent.is_some()
    }

    /// Why the last answer was not accepted.
    pub fn refused(&self) -> Option<&Refused> {
        self.refused.as_ref()
    }

    /// A seat does something: it is on its way until the host has said what came of it.
    pub fn send(&mut self, seat: Seat, act: Act) -> Result<(), Error> {
        if !self.near {
            return Err(Error::HostAway);
        }
        if self.sent.is_some() {
            return Err(Error::Sent);
        }
        if !self.seats.has(seat) {
            return Err(Refusal::NotYourTurn(seat).into());
        }
        let own = self.held(Viewer::Seat(seat));
        let act = match act {
            Act::Option(option) => Act::Action(own.view.action(seat, option).ok_or(Refusal::NoOption(option))?),
            act => act,
        };
        let proposal = Proposal { number: self.numbered + 1, seat, revision: own.revision, act };
        self.numbered += 1;
        self.sent = Some(Sent { proposal, posted: false, again: false });
        self.refused = None;
        Ok(())
    }

    /// What has to be handed to the link, once.
    pub fn post(&mut self) -> Option<Proposal> {
        let sent = self.sent.as_mut().filter(|sent| !sent.posted && self.near)?;
        sent.posted = true;
        Some(sent.proposal.clone())
    }

    /// The whole position, if nothing in it is concealed from this device.
    pub fn whole(&self) -> Option<String> {
        self.public.view.whole()
    }

    /// Everything that this device knows, as a state that goes on from nothing: what is kept on the guest's own shelf.
    pub fn state(&self, kind: &dyn Kind, head: &Head) -> State {
        let over = matches!(self.turn(), Turn::Over(_)) && self.own.iter().any(|held| held.viewer == Viewer::After);
        let held: Vec<&Held> = viewers(self.seats, over).into_iter().map(|viewer| self.held(viewer)).collect();
        let mut before = held.first().map(|first| beginning(kind, head, first.viewer)).unwrap_or_default();
        let mut views = Vec::new();
        for held in &held {
            views.push((held.revision, delta::delta(&before, &held.bytes)));
            before.clone_from(&held.bytes);
        }
        let missing = self.missing().map_or(0, |(_, to)| to);
        let steps = self.log.range(missing..).map(|(_, step)| step.clone()).collect();
        State {
            over,
            digest: self.digest(),
            seats: self.seats,
            views,
            log: Some(LogTail { keep: 0, from: missing, steps }),
            ..State::default()
        }
    }
}

/// What a state has brought.
pub struct Change {
    /// Whether something is shown otherwise.
    pub changed: bool,
    /// Whether other players have this device now.
    pub reseated: bool,
    /// What came of an answer that was given here.
    pub did: Option<(Seat, Result<Did, Refused>)>,
}

impl Held {
    fn of(kind: &dyn Kind, viewer: Viewer, revision: u64, bytes: Vec<u8>) -> Result<Held, Bad> {
        let view = kind.read_view(&bytes).map_err(|_| Bad)?;
        if view.viewer() != viewer {
            return Err(Bad);
        }
        Ok(Held { viewer, revision, bytes, view, came: 0, past: VecDeque::new() })
    }

    /// Keeps the past of the view before; returns whether anything is otherwise now.
    fn go_on_from(&mut self, old: &Held, at: u64) -> bool {
        self.past.clone_from(&old.past);
        let changed = self.bytes != old.bytes;
        self.came = if changed { at } else { old.came };
        if changed {
            self.past.push_back((old.came, old.bytes.clone()));
            if self.past.len() > KEPT {
                self.past.pop_front();
            }
        }
        changed || self.revision != old.revision
    }
}

/// The views of a state: each against the one that this device holds of the viewer, or against the one before it in the
/// message; the first against the beginning of the game. Nothing is believed whose digest is not right.
fn read_views(kind: &dyn Kind, head: &Head, held: &[Held], state: &State) -> Result<(Vec<Held>, Held), Bad> {
    let viewers = viewers(state.seats, state.over);
    if viewers.len() != state.views.len() || !SeatSet::all(head.seats.len() as u8).covers(state.seats) {
        return Err(Bad);
    }
    let mut views: Vec<Held> = Vec::new();
    for (viewer, (revision, delta)) in viewers.into_iter().zip(&state.views) {
        let known = held.iter().find(|held| held.viewer == viewer).map(|held| held.bytes.clone());
        let before = known.or_else(|| views.last().map(|held| held.bytes.clone()));
        let before = before.unwrap_or_else(|| beginning(kind, head, viewer));
        let bytes = delta::patch(&before, delta, LONGEST_VIEW)?;
        views.push(Held::of(kind, viewer, *revision, bytes)?);
    }
    if digest(views.iter().map(|held| held.bytes.as_slice())) != state.digest {
        return Err(Bad);
    }
    let seats = |view: &dyn View| usize::from(view.seats()) == head.seats.len();
    let first = views.first().filter(|held| seats(held.view.as_ref())).ok_or(Bad)?;
    let public = first.view.public();
    let public = Held {
        viewer: Viewer::Public,
        revision: first.revision,
        bytes: public.bytes(),
        view: public,
        came: 0,
        past: VecDeque::new(),
    };
    Ok((views, public))
}
