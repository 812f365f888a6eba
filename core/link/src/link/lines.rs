//! The channels of a link: opening, receiving, meeting, closing.

use super::{Link, purpose_for, rank_of};
use crate::event::{Channel, Command, Joining, Notice, Place};
use crate::hello::{Refusal, Side};
use crate::identity::{DeviceKey, Known};
use crate::limits::*;
use crate::line::{Line, Party};
use crate::meeting::{Around, Meeting, Outcome, Purpose};
use crate::packet::Packet;
use crate::peer::{Opened, Self_};
use crate::role::keep;

impl Link {
    /// Whether strangers may come in.
    pub(super) fn is_open(&self) -> bool {
        self.door.is_some() && self.peers.len() < PEERS_MOST
    }

    /// Whose return is accepted: those of the table, and while the door is open everybody known.
    fn admitted(&self) -> Vec<DeviceKey> {
        let known = self.known.iter().map(|known| known.key).filter(|key| !self.peers.contains_key(key));
        self.peers.keys().copied().chain(known.filter(|_| self.is_open())).collect()
    }

    /// Lets a meeting do something, and carries out what comes of it.
    pub(super) fn meet(&mut self, channel: Channel, act: impl FnOnce(&mut Meeting, &mut Around<'_>) -> Vec<Outcome>) {
        let (admitted, open) = (self.admitted(), self.is_open());
        let Some(Party::Stranger(meeting)) = self.lines.get_mut(&channel).map(|line| &mut line.party) else { return };
        let mut around = Around {
            me: &self.me,
            versions: &self.versions,
            door: self.door.as_mut(),
            open,
            admitted: &admitted,
            now: self.now,
            rng: &mut *self.rng,
        };
        let outcomes = act(meeting, &mut around);
        self.carry_out(channel, outcomes);
    }

    pub(super) fn opened(&mut self, channel: Channel, place: Option<Place>, size: usize) {
        let expected = place.is_some_and(|place| self.search.connected(place));
        let trying = if expected { self.trying.take() } else { None };
        let unwanted = place.is_some() && !expected;
        if self.lines.contains_key(&channel) || unwanted || !self.make_room(place.is_some()) {
            self.strangers += u32::from(place.is_none());
            self.out.push(Command::Close { channel });
            return;
        }
        let host = self.peers.values().find(|peer| peer.hosts).map(|peer| peer.key);
        let returning = trying.or(host.filter(|_| self.join_place.is_none() || self.join_place != place));
        if self.side == Side::Host {
            let mut line =
                Line::new(channel, place, size, Party::Stranger(Box::new(Meeting::host(self.now))), self.now);
            line.trying = trying;
            self.lines.insert(channel, line);
            return;
        }
        // A guest asks only where it wants something, and joins one table at a time.
        if returning.is_none() && (self.seeking.is_none() || self.join_channel.is_some()) {
            self.strangers += 1;
            self.out.push(Command::Close { channel });
            return;
        }
        let purpose = purpose_for(returning);
        let candidates = match returning {
            Some(key) => vec![key],
            None => {
                let mut known = self.known.clone();
                known.sort_by_key(|known| known.met);
                known.iter().rev().take(TRIES_PER_CHANNEL as usize - 2).rev().map(|known| known.key).collect()
            }
        };
        if returning.is_none() {
            self.join_channel = Some(channel);
            self.joining = Joining::Meeting;
        }
        let open = self.is_open();
        let mut around = Around {
            me: &self.me,
            versions: &self.versions,
            door: self.door.as_mut(),
            open,
            admitted: &[],
            now: self.now,
            rng: &mut *self.rng,
        };
        let (meeting, outcomes) = Meeting::guest(purpose, candidates, &mut around);
        let mut line = Line::new(channel, place, size, Party::Stranger(Box::new(meeting)), self.now);
        line.trying = trying;
        self.lines.insert(channel, line);
        self.carry_out(channel, outcomes);
    }

    /// Room for one more stranger; who has said nothing, or has waited for digits for long, gives way.
    fn make_room(&mut self, outgoing: bool) -> bool {
        let strangers = self.lines.values().filter(|line| matches!(line.party, Party::Stranger(_)));
        if outgoing || strangers.clone().count() < STRANGERS_MOST {
            return true;
        }
        let now = self.now;
        let gives_way = |line: &&Line| matches!(&line.party, Party::Stranger(meeting) if meeting.gives_way(now));
        let oldest = strangers.filter(gives_way).min_by_key(|line| line.opened).map(|line| line.channel);
        if let Some(channel) = oldest {
            self.strangers += 1;
            self.drop_line(channel, true);
        }
        oldest.is_some()
    }

    pub(super) fn received(&mut self, channel: Channel, bytes: &[u8]) {
        let Some(line) = self.lines.get_mut(&channel) else { return };
        let packet = match line.receive(bytes, self.now) {
            Ok(Some(packet)) => packet,
            Ok(None) => return,
            Err(()) => return self.turn_out(channel),
        };
        match &line.party {
            Party::Stranger(_) if line.closing.is_some() => {}
            Party::Stranger(_) => self.meet(channel, |meeting, around| meeting.packet(&packet, around)),
            Party::Peer(key) => {
                let key = *key;
                match Packet::read(&packet) {
                    Ok(Packet::Sealed(counter, sealed)) => self.sealed(channel, key, counter, sealed),
                    // The guest has not heard the answer that finished the handshake.
                    _ => match &line.answer {
                        Some((question, answer)) if *question == packet => {
                            let answer = answer.clone();
                            line.say(answer);
                        }
                        // Clear packets mean nothing any more: whoever sends them changes nothing.
                        _ => {}
                    },
                }
            }
        }
    }

    fn sealed(&mut self, channel: Channel, key: DeviceKey, counter: u32, sealed: &[u8]) {
        let Some(peer) = self.peers.get_mut(&key) else { return };
        if peer.joined.as_ref().is_none_or(|joined| joined.channel != channel) {
            return;
        }
        let mut told = Vec::new();
        let opened = peer.open(counter, sealed, self.now, &mut *self.rng, &mut told);
        let confirmed = peer.joined.as_ref().is_some_and(|joined| joined.confirmed);
        if told.iter().any(|notice| matches!(notice, Notice::Ready { .. })) {
            let theirs = rank_of(peer);
            let mine = self.rank();
            if let Some(peer) = self.peers.get_mut(&key) {
                peer.role = keep(peer.role, mine, theirs);
            }
        }
        self.out.extend(told.into_iter().map(Command::Tell));
        if let Some(line) = self.lines.get_mut(&channel).filter(|_| confirmed) {
            line.again = None;
            line.answer = None;
        }
        match opened {
            Opened::Taken | Opened::Ignored => {}
            Opened::Broken => self.drop_line(channel, true),
            Opened::Leaves => {
                if let Some(peer) = self.peers.get_mut(&key) {
                    peer.gone = true;
                }
                self.drop_line(channel, true);
            }
        }
    }

    fn carry_out(&mut self, channel: Channel, outcomes: Vec<Outcome>) {
        for outcome in outcomes {
            let Some(line) = self.lines.get_mut(&channel) else { return };
            let joins = self.join_channel == Some(channel);
            match outcome {
                Outcome::Say(packet) => line.say(packet),
                Outcome::Met { key, seal, first } => self.met(channel, key, *seal, first),
                Outcome::Turned(refusal) => self.turned(channel, refusal),
                Outcome::DigitsWanted if joins => {
                    if self.joining != Joining::WrongDigits {
                        self.joining = Joining::DigitsWanted;
                    }
                }
                Outcome::Held(millis) if joins => {
                    self.joining = Joining::Held { until: self.clock.outside(self.now + millis) };
                }
                Outcome::DigitsWanted | Outcome::Held(_) => {}
                Outcome::Close => {
                    line.closing.get_or_insert(self.now + CLOSE_AFTER);
                }
                Outcome::Forged => {
                    if line.forged(self.now).is_err() {
                        self.turn_out(channel);
                    }
                }
            }
        }
    }

    fn turned(&mut self, channel: Channel, refusal: Refusal) {
        if self.side == Side::Host {
            self.strangers += 1;
            return;
        }
        if self.join_channel == Some(channel) {
            self.joining = match refusal {
                Refusal::WrongCode => Joining::WrongDigits,
                other => Joining::Refused(other),
            };
            return;
        }
        let Some(line) = self.lines.get(&channel) else { return };
        let Party::Stranger(meeting) = &line.party else { return };
        let Purpose::Return(host) = meeting.purpose() else { return };
        // Another table turns everybody away: only the own one's refusal counts. That it is the own one is known by its
        // tag; where nobody can tell, a table that is merely taken says nothing.
        let tag = self.peers.get(&host).and_then(|peer| peer.tag);
        let own = line.place.and_then(|place| self.search.is_of(place, tag));
        let counts = own.unwrap_or(refusal != Refusal::Busy);
        if let Some(peer) = self.peers.get_mut(&host).filter(|_| counts) {
            // Refusals are said in the clear, where anybody can say them: one is believed when it is repeated.
            peer.refusals += 1;
            if peer.refusals >= REFUSALS {
                peer.refused = Some(refusal);
            }
        }
    }

    /// Two devices know each other.
    fn met(&mut self, channel: Channel, key: DeviceKey, seal: crate::cipher::Seal, first: bool) {
        let Some(line) = self.lines.get_mut(&channel) else { return };
        let Party::Stranger(meeting) = &mut line.party else { return };
        let said = std::mem::take(&mut meeting.said);
        let answered = std::mem::take(&mut meeting.answered);
        if self.side == Side::Host {
            line.answer = (!said.is_empty()).then_some((answered, said));
        } else {
            line.again = (!said.is_empty()).then_some((said, self.now + SHAKE_AGAIN));
        }
        line.party = Party::Peer(key);
        let place = line.place;
        let met = self.known.iter().map(|known| known.met).max().unwrap_or(0) + 1;
        self.known.retain(|known| known.key != key);
        if self.known.len() >= KNOWN_MOST {
            let oldest = self.known.iter().min_by_key(|known| known.met).map(|known| known.key);
            self.known.retain(|known| Some(known.key) != oldest);
        }
        self.known.push(Known { key, met });
        if self.join_channel == Some(channel) {
            // A guest is at one table.
            for other in self.peers.keys().copied().filter(|other| *other != key).collect::<Vec<_>>() {
                self.unseat(other);
            }
            self.join_channel = None;
            self.join_place = None;
            self.seeking = None;
            self.joining = Joining::Joined(key);
        }
        self.seat(key);
        if let Some(peer) = self.peers.get_mut(&key) {
            peer.place = place.or(peer.place);
            let old = peer.join(channel, seal, self.now);
            if first {
                peer.strikes = 0;
            }
            if let Some(old) = old {
                // Its channel is replaced: nothing of the peer hangs on it any more.
                self.lines.remove(&old);
                self.out.push(Command::Close { channel: old });
            }
        }
        self.out.push(Command::Tell(Notice::Paired { peer: key }));
    }

    /// A channel that has cost enough.
    fn turn_out(&mut self, channel: Channel) {
        self.strangers += 1;
        self.drop_line(channel, true);
    }

    /// Forgets a channel. `close`: the shell does not know yet.
    pub(super) fn drop_line(&mut self, channel: Channel, close: bool) {
        self.meet(channel, |meeting, around| {
            meeting.abandon(around);
            Vec::new()
        });
        let Some(line) = self.lines.remove(&channel) else { return };
        if close {
            self.out.push(Command::Close { channel });
        }
        if self.join_channel == Some(channel) {
            self.join_channel = None;
            self.join_place = None;
            if !matches!(self.joining, Joining::Refused(_) | Joining::Joined(_) | Joining::Idle) {
                self.joining = Joining::Failed;
            }
        }
        match line.party {
            Party::Peer(key) => {
                let left = self.peers.get_mut(&key).filter(|p| p.joined.as_ref().is_some_and(|j| j.channel == channel));
                if let Some(peer) = left {
                    peer.part(self.now, &mut *self.rng);
                    if peer.left {
                        self.unseat(key);
                    }
                }
            }
            Party::Stranger(_) => {
                if let Some(place) = line.place {
                    let wanted = line.trying.and_then(|key| self.peers.get(&key)).and_then(|peer| peer.tag);
                    self.search.avoid(place, wanted, self.now);
                }
                if let Some(peer) = line.trying.and_then(|key| self.peers.get_mut(&key)) {
                    peer.strike(self.now, &mut *self.rng);
                }
            }
        }
    }

    /// Time has passed for channels and devices.
    pub(super) fn tick(&mut self) {
        for channel in self.lines.keys().copied().collect::<Vec<_>>() {
            self.meet(channel, |meeting, around| meeting.tick(around));
            let Some(line) = self.lines.get_mut(&channel) else { continue };
            line.expire(self.now);
            if let Some((said, at)) = &mut line.again
                && *at <= self.now
            {
                *at = self.now + SHAKE_AGAIN;
                let said = said.clone();
                line.say(said);
            }
            let done = line.closing.is_some_and(|at| at <= self.now || line.is_silent());
            if done {
                self.drop_line(channel, true);
            }
        }
        let mut dead = Vec::new();
        for peer in self.peers.values_mut() {
            if peer.tick(self.now) {
                dead.extend(peer.joined.as_ref().map(|joined| joined.channel));
            }
        }
        dead.into_iter().for_each(|channel| self.drop_line(channel, true));
    }

    /// Gives every channel the chunks that it can take.
    pub(super) fn pump(&mut self) {
        let me = Self_ { tag: self.search.tag, can_advertise: self.search.can_advertise, asleep: self.asleep };
        for (channel, line) in &mut self.lines {
            loop {
                let peer = match &line.party {
                    Party::Peer(key) => self.peers.get_mut(key),
                    Party::Stranger(_) => None,
                };
                let peer = peer.filter(|p| p.joined.as_ref().is_some_and(|joined| joined.channel == *channel));
                let chunk = line.chunk(|size| peer.and_then(|p| p.packet(size, me, self.now, &mut *self.rng)));
                let Some(bytes) = chunk else { break };
                self.out.push(Command::Send { channel: *channel, bytes });
            }
        }
    }
}
