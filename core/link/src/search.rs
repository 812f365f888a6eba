//! Finding each other: what to scan for, when to advertise, whom to connect to. One connection is made at a time.

use crate::advert::{Advert, Tag};
use crate::event::{Command, Place, Radio, Sighting};
use crate::hello::Side;
use crate::limits::*;
use crate::scan::ScanBudget;
use crate::time::Millis;
use rand::{CryptoRng, RngExt};
use std::collections::BTreeMap;

/// How devices find each other over a carrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// By adverts and scans, as Bluetooth LE does.
    Adverts,
    /// By a place that somebody typed: guests connect to it, hosts wait. Nothing is scanned or advertised.
    Places,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    tag: Tag,
    at: Millis,
    avoid: Millis,
}

#[derive(Debug)]
pub(crate) struct Search {
    pub finding: Finding,
    pub radio: Radio,
    pub can_advertise: bool,
    pub tag: Tag,
    budget: ScanBudget,
    /// The time by which the system counts scan starts: it goes on in sleep.
    pub system_time: Millis,
    scanning: Option<Millis>,
    advertising: bool,
    again: bool,
    /// When a scan that is wanted may start, by the budget and by a short pause between two.
    scan_at: Millis,
    seen: BTreeMap<Place, Seen>,
    connecting: Option<(Place, Millis)>,
    told: Vec<Sighting>,
}

impl Search {
    pub fn new(finding: Finding, can_advertise: bool, tag: Tag) -> Search {
        Search {
            finding,
            radio: Radio::On,
            can_advertise,
            tag,
            budget: ScanBudget::default(),
            system_time: 0,
            scanning: None,
            advertising: false,
            again: false,
            scan_at: 0,
            seen: BTreeMap::new(),
            connecting: None,
            told: Vec::new(),
        }
    }

    pub fn is_up(&self) -> bool {
        self.radio == Radio::On
    }

    /// The system may have stopped advertising in a sleep (C17): it is asked again.
    pub fn advertise_again(&mut self) {
        self.again = true;
    }

    /// The radio is gone or back: nothing that was under way is any more.
    pub fn reset(&mut self) {
        self.scanning = None;
        self.advertising = false;
        self.connecting = None;
        self.seen.clear();
    }

    /// An advert was seen. True if it had not been seen for a while.
    pub fn found(&mut self, place: Place, tag: Tag, now: Millis) -> bool {
        if self.seen.len() >= PLACES_MOST && !self.seen.contains_key(&place) {
            let oldest = self.seen.iter().min_by_key(|(_, seen)| seen.at).map(|(place, _)| *place);
            oldest.map(|place| self.seen.remove(&place));
        }
        let before = self.seen.get(&place).filter(|seen| now.saturating_sub(seen.at) < UNSEEN_FOR);
        // What failed while it was away says nothing of it now.
        let avoid = before.map_or(0, |seen| seen.avoid);
        let is_new = before.is_none();
        self.seen.insert(place, Seen { tag, at: now, avoid });
        is_new
    }

    /// The adverts of this side in sight, if they have changed since last asked.
    pub fn in_sight(&mut self, of: Side, now: Millis) -> Option<Vec<Sighting>> {
        self.seen.retain(|_, seen| now.saturating_sub(seen.at) < PLACE_FOR);
        let sightings = self.seen.iter().filter(|(_, seen)| seen.tag.side() == of);
        let sightings: Vec<Sighting> =
            sightings.map(|(place, seen)| Sighting { place: *place, tag: seen.tag }).collect();
        (sightings != self.told).then(|| {
            self.told.clone_from(&sightings);
            sightings
        })
    }

    /// Whether this place has been seen lately.
    pub fn knows(&self, place: Place) -> bool {
        self.finding == Finding::Places || self.seen.contains_key(&place)
    }

    /// The best place to try for somebody of this side: one with this tag, else any that has not just failed.
    pub fn place_for(&self, side: Side, tag: Option<Tag>, now: Millis) -> Option<Place> {
        let here = |seen: &Seen| now.saturating_sub(seen.at) < UNSEEN_FOR && seen.avoid <= now;
        let mut open = self.seen.iter().filter(|(_, seen)| seen.tag.side() == side && here(seen));
        let tagged = open.clone().find(|(_, seen)| Some(seen.tag) == tag);
        tagged.or_else(|| open.next()).map(|(place, _)| *place)
    }

    /// Whether a place is where this tag was seen; nothing where nobody can tell.
    pub fn is_of(&self, place: Place, tag: Option<Tag>) -> Option<bool> {
        let seen = self.seen.get(&place).map(|seen| seen.tag);
        Some(seen? == tag?)
    }

    /// Nothing came of this place: others are tried first. Not so where the tag of who is looked for was seen; there the
    /// pause between two tries is enough.
    pub fn avoid(&mut self, place: Place, wanted: Option<Tag>, now: Millis) {
        if let Some(seen) = self.seen.get_mut(&place).filter(|seen| Some(seen.tag) != wanted) {
            seen.avoid = now + AVOID_FOR;
        }
    }

    pub fn connecting(&self) -> Option<Place> {
        self.connecting.map(|(place, _)| place)
    }

    /// Connects, if nothing else is being connected.
    pub fn connect(&mut self, place: Place, now: Millis, out: &mut Vec<Command>) -> bool {
        if self.connecting.is_some() || !self.is_up() {
            return false;
        }
        self.connecting = Some((place, now));
        out.push(Command::Connect { place });
        true
    }

    /// A connection has come about, or not.
    pub fn connected(&mut self, place: Place) -> bool {
        let mine = self.connecting() == Some(place);
        if mine {
            self.connecting = None;
        }
        mine
    }

    /// Gives up a connection that takes too long, or is not wanted any more.
    pub fn give_up(&mut self, now: Millis, wanted: bool, out: &mut Vec<Command>) -> Option<Place> {
        let (place, since) = self.connecting?;
        if wanted && now.saturating_sub(since) < CONNECT_FOR {
            return None;
        }
        self.connecting = None;
        out.push(Command::Cancel { place });
        Some(place)
    }

    /// Starts and stops scanning and advertising as wanted. A scan that is under way goes on for longer than one would
    /// be started, as starts are scarce. True if a whole scan has led to nothing.
    pub fn radio(
        &mut self,
        (start, go_on): (bool, bool),
        advertise: bool,
        now: Millis,
        rng: &mut dyn CryptoRng,
        out: &mut Vec<Command>,
    ) -> bool {
        let up = self.is_up() && self.finding == Finding::Adverts;
        let advertise = advertise && up && self.can_advertise;
        if advertise != self.advertising || (advertise && self.again) {
            (self.advertising, self.again) = (advertise, false);
            out.push(if advertise { Command::StartAdvert(Advert { tag: self.tag }) } else { Command::StopAdvert });
        }
        let (start, go_on) = (start && up, go_on && up);
        // One that is not wanted any more goes on until another could be started: so there is always either a scan or
        // the right to one, however often the other comes and goes.
        let spare = self.budget.next(self.system_time) <= self.system_time;
        match self.scanning {
            Some(since) if spare && (!go_on || now.saturating_sub(since) >= SCAN_FOR) => {
                self.scanning = None;
                self.scan_at = now + rng.random_range(100..400);
                out.push(Command::StopScan);
                return go_on;
            }
            None if start && self.scan_at <= now && self.budget.start(self.system_time) => {
                self.scanning = Some(now);
                out.push(Command::StartScan);
            }
            _ => {}
        }
        false
    }

    /// When the next scan may start; nothing while one is running.
    pub fn scan_at(&self, now: Millis) -> Option<Millis> {
        self.scanning.is_none().then(|| {
            let budget = self.budget.next(self.system_time) - self.system_time;
            (now + budget).max(self.scan_at)
        })
    }

    /// When something has to be done here, at the latest.
    pub fn due(&self, now: Millis, scan_wanted: bool) -> Millis {
        let connecting = self.connecting.map(|(_, since)| since + CONNECT_FOR);
        let scan = if scan_wanted { self.scan_at(now) } else { None };
        let spare = self.budget.next(self.system_time) - self.system_time;
        let stop = self.scanning.map(|since| (since + SCAN_FOR).max(now + spare));
        let stale = self.seen.values().map(|seen| seen.at + PLACE_FOR).min();
        let avoided = self.seen.values().map(|seen| seen.avoid).filter(|at| *at > now).min();
        [connecting, scan, stop, stale, avoided].into_iter().flatten().min().unwrap_or(Millis::MAX)
    }
}
