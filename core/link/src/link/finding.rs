//! Finding the devices of the table, and tables to join: what is scanned, advertised and connected to now.

use super::{Link, rank_of};
use crate::advert::Tag;
use crate::event::{Command, Joining, Notice, Place, Standing, opposite};
use crate::hello::Side;
use crate::identity::DeviceKey;
use crate::limits::*;
use crate::line::Party;
use crate::peer::Peer;
use crate::role::{Role, keep};
use crate::search::Finding;
use crate::time::Millis;

/// Whether this device does anything to get a device back. One that sleeps keeps its channel and is looked for all the
/// same: it may have been ended in its sleep, and nobody would say so.
fn is_missed(peer: &Peer, now: Millis) -> bool {
    let here = peer.joined.as_ref().is_some_and(|joined| !joined.is_fast_asleep(now));
    !here && !peer.gone && !peer.left && peer.refused.is_none()
}

impl Link {
    fn role_of(&self, peer: &Peer) -> Option<Role> {
        match self.search.finding {
            Finding::Adverts => peer.role,
            Finding::Places if self.side == Side::Guest => Some(Role::Connect),
            Finding::Places => Some(Role::Advertise),
        }
    }

    /// Whether this device should go and look for another.
    fn looks_for(&self, peer: &Peer) -> bool {
        is_missed(peer, self.now) && self.role_of(peer) == Some(Role::Connect) && peer.strikes < STRIKES
    }

    /// Whether a scan should be started, and whether one under way should go on.
    pub(super) fn wants_scan(&self) -> (bool, bool) {
        // The place where it was last is tried before anything is scanned: that costs none of the budget.
        let tries_place = |peer: &Peer| {
            let untried = peer.place.is_some() && !peer.tried_place && peer.joined.is_none();
            untried || self.trying == Some(peer.key)
        };
        let missed = |peer: &&Peer| self.looks_for(peer);
        let start = self.peers.values().filter(missed).any(|peer| !tries_place(peer));
        let host_without_advert = self.is_open() && !self.search.can_advertise;
        let seeks = self.seeking.is_some() && self.join_channel.is_none();
        let other = host_without_advert || seeks;
        (!self.asleep && (start || other), other || self.peers.values().any(|peer| self.looks_for(peer)))
    }

    fn wants_advert(&self) -> bool {
        let missed = self.peers.values().any(|peer| {
            // Who should be found by connecting can be found too after a while: the other may not be able to advertise
            // any more. It does not scan unless that is so, and two connections never cross (C14, C19).
            let findable = self.role_of(peer) == Some(Role::Advertise) || self.now >= peer.away + FINDABLE_AFTER;
            is_missed(peer, self.now) && findable
        });
        let seeks = self.seeking.is_some() && self.join_channel.is_none();
        !self.asleep && (missed || self.is_open() || seeks)
    }

    /// Whether a connection that this device made has not led to anything yet.
    fn is_meeting_somebody(&self) -> bool {
        let young = |opened| self.now.saturating_sub(opened) < HANDSHAKE_FOR;
        let met = |party: &Party| matches!(party, Party::Peer(_));
        self.lines.values().any(|line| line.place.is_some() && !met(&line.party) && young(line.opened))
    }

    /// Does what finding needs now.
    pub(super) fn find(&mut self) {
        let mine = self.rank();
        for peer in self.peers.values_mut().filter(|peer| peer.joined.is_none()) {
            peer.role = keep(peer.role, mine, rank_of(peer));
        }
        let (scan, advertise) = (self.wants_scan(), self.wants_advert());
        if self.search.radio(scan, advertise, self.now, &mut *self.rng, &mut self.out) {
            let missed: Vec<DeviceKey> = self.peers.values().filter(|p| self.looks_for(p)).map(|p| p.key).collect();
            for (_, peer) in self.peers.iter_mut().filter(|(key, peer)| missed.contains(key) && peer.joined.is_none()) {
                peer.strike(self.now, &mut *self.rng);
            }
        }
        let wanted = !self.asleep && (self.join_place.is_some() || self.trying.is_some() || self.is_open());
        if let Some(place) = self.search.give_up(self.now, wanted, &mut self.out) {
            self.connect_came_to_nothing(place);
        }
        self.connect();
        let sightings = self.search.in_sight(opposite(self.side), self.now);
        if let Some(sightings) = sightings.filter(|_| self.side == Side::Guest) {
            if self.joining == Joining::NobodyFound && !sightings.is_empty() {
                self.joining = Joining::Looking;
            }
            self.out.push(Command::Tell(Notice::InSight(sightings)));
        }
        let nobody = self.search.place_for(opposite(self.side), None, self.now).is_none();
        if self.joining == Joining::Looking
            && nobody
            && self.seeking.is_some_and(|since| self.now.saturating_sub(since) >= NOBODY_AFTER)
        {
            self.joining = Joining::NobodyFound;
        }
    }

    /// Connects to whom it should, one at a time.
    fn connect(&mut self) {
        if self.asleep || self.search.connecting().is_some() || self.is_meeting_somebody() {
            return;
        }
        if let Some(place) = self.join_place.filter(|_| self.join_channel.is_none()) {
            self.trying = None;
            self.search.connect(place, self.now, &mut self.out);
            return;
        }
        let missed = self.peers.values().filter(|peer| self.looks_for(peer) && peer.retry_at <= self.now);
        let next = missed.min_by_key(|peer| (peer.strikes, peer.key)).map(|peer| peer.key);
        if let Some((key, place)) = next.and_then(|key| self.place_of(key).map(|place| (key, place))) {
            if self.search.connect(place, self.now, &mut self.out) {
                self.trying = Some(key);
            }
            return;
        }
        // A host that cannot advertise goes to the guests that look for a table (C19).
        if self.is_open() && !self.search.can_advertise {
            let busy = self.lines.values().filter_map(|line| line.place).collect::<Vec<_>>();
            let place = self.search.place_for(Side::Guest, None, self.now).filter(|place| !busy.contains(place));
            if let Some(place) = place {
                self.trying = None;
                self.search.connect(place, self.now, &mut self.out);
            }
        }
    }

    /// Where a device of the table may be: where it was, else where its tag was seen, else anywhere that fits.
    fn place_of(&mut self, key: DeviceKey) -> Option<Place> {
        // While the budget allows no scan, the last place is tried again: it costs nothing.
        let direct = self.search.finding == Finding::Places
            || self.search.scan_at(self.now).is_some_and(|at| at > self.now + 1_000);
        let side = opposite(self.side);
        let peer = self.peers.get_mut(&key)?;
        if let Some(place) = peer.place.filter(|_| direct || (!peer.tried_place && peer.joined.is_none())) {
            peer.tried_place = true;
            return Some(place);
        }
        self.search.place_for(side, peer.tag, self.now)
    }

    /// An advert was seen. If it may be a missed device's that has just come back (under a new tag, if it was started
    /// anew), nothing is waited for: neither a pause nor a connection that was begun while it was away.
    pub(super) fn found(&mut self, place: Place, tag: Tag) {
        if !self.search.found(place, tag, self.now) {
            return;
        }
        let fits = tag.side() == opposite(self.side);
        let back = |peer: &&mut Peer| fits && peer.joined.is_none();
        for peer in self.peers.values_mut().filter(back) {
            if self.trying == Some(peer.key) && self.search.connecting() == Some(place) {
                self.search.give_up(self.now, false, &mut self.out);
                self.trying = None;
                peer.retry_at = self.now + RETRY_FIRST;
            }
            peer.retry_at = peer.retry_at.min(self.now + RETRY_FIRST);
        }
    }

    pub(super) fn connect_failed(&mut self, place: Place) {
        if self.search.connected(place) {
            self.connect_came_to_nothing(place);
        }
    }

    fn connect_came_to_nothing(&mut self, place: Place) {
        let wanted = self.trying.and_then(|key| self.peers.get(&key)).and_then(|peer| peer.tag);
        self.search.avoid(place, wanted, self.now);
        if let Some(peer) = self.trying.take().and_then(|key| self.peers.get_mut(&key)) {
            peer.strike(self.now, &mut *self.rng);
        }
        if self.join_place == Some(place) && self.join_channel.is_none() {
            self.join_place = None;
            self.joining = Joining::Failed;
        }
    }

    /// How it stands with a device.
    pub(super) fn standing_of(&self, peer: &Peer) -> Standing {
        if let Some(joined) = &peer.joined {
            return match () {
                () if joined.is_asleep() => Standing::Asleep,
                () if joined.is_together(self.now) => Standing::Together,
                () if joined.is_agreed() => Standing::Quiet,
                () => Standing::Meeting,
            };
        }
        if peer.gone {
            return Standing::Left;
        }
        if let Some(refusal) = peer.refused {
            return Standing::Refused(refusal);
        }
        if !self.search.is_up() {
            return Standing::RadioDown;
        }
        if self.lines.values().any(|line| line.trying == Some(peer.key)) {
            return Standing::Meeting;
        }
        if self.trying == Some(peer.key) && self.search.connecting().is_some() {
            return Standing::Connecting;
        }
        match self.role_of(peer) {
            Some(Role::Advertise) => Standing::Waiting,
            _ if peer.strikes >= STRIKES => Standing::TapToReconnect,
            // Told for a scan that the budget holds back, not for the short pauses between two.
            _ => {
                let at = self.search.scan_at(self.now).filter(|at| self.wants_scan().0 && *at > self.now + 1_000);
                Standing::Searching { at: at.map(|at| self.clock.outside(at)) }
            }
        }
    }
}
