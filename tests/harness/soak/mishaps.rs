//! What goes wrong in a session, and how it is put right.

use super::party::Party;
use link::event::Radio;
use link::limits::{CHUNK_LEAST, CHUNK_MOST};
use link::sim::Faults;
use rand::RngExt;

impl Party {
    /// Everything begins to go wrong, or nothing does any more.
    pub fn trouble(&mut self, bad: bool) {
        let stream = self.stream;
        self.world.faults =
            if bad { Faults { stream, ..Faults::bad() } } else { Faults { stream, ..Faults::default() } };
        if bad {
            for node in 0..self.places.len() {
                let size = self.world.rng.random_range(CHUNK_LEAST..=CHUNK_MOST);
                self.world.set_chunk(node, size);
            }
            return;
        }
        for node in 0..self.places.len() {
            self.world.radio(node, Radio::On);
            self.world.resume(node);
            if self.world.link(node).is_none() {
                self.revive(node);
            }
        }
    }

    /// Whoever's device is away for whatever reason sees to it, sooner or later: the app is started again, its radio is
    /// turned on, the screen is woken, "Tap to reconnect" is tapped.
    pub fn mend(&mut self) {
        for node in 0..self.places.len() {
            if !self.world.rng.random_ratio(1, 6) {
                continue;
            }
            if self.world.link(node).is_none() {
                self.revive(node);
            } else if self.world.is_suspended(node) {
                self.world.resume(node);
            } else if !self.world.is_on(node) {
                self.world.radio(node, Radio::On);
            } else {
                self.tap(node);
            }
        }
        self.settle(0);
    }

    /// Now and then something happens that nobody wants.
    pub fn mishap(&mut self) {
        if self.world.rng.random_ratio(2, 3) {
            return;
        }
        let node = self.world.rng.random_range(0..self.places.len());
        let wires = self.world.wires_of(node);
        let wire = (!wires.is_empty()).then(|| wires[self.world.rng.random_range(0..wires.len())]);
        let what = self.world.rng.random_range(0..13);
        match (what, wire) {
            (0 | 1, Some(wire)) => self.world.cut(wire),
            (2, Some(wire)) => self.world.deaden(wire, [true, false]),
            (3, Some(wire)) => self.world.deaden(wire, [true, true]),
            (4 | 5, Some(wire)) => {
                let end = self.world.rng.random_range(0..2);
                let size = self.world.rng.random_range(CHUNK_LEAST..=CHUNK_MOST);
                self.world.resize(wire, end, size);
            }
            (6, _) => {
                let told = self.world.rng.random_ratio(1, 2);
                self.world.suspend(node, told);
            }
            (7 | 8, _) if self.world.link(node).is_some() => self.kill(node),
            (9, _) => {
                let by = self.world.rng.random_range(-20_000..20_000);
                self.world.jump_clock(node, by);
            }
            (10, _) => self.world.radio(node, Radio::Off),
            (11, _) => self.intruder(node),
            (12, Some(wire)) => {
                let bytes = self.noise();
                self.world.inject(wire, node, bytes);
            }
            _ => {}
        }
        self.settle(0);
    }

    /// A stranger connects and says what it likes: noise, or what it heard before.
    fn intruder(&mut self, node: usize) {
        if self.world.link(node).is_none() {
            return;
        }
        let stranger = self.world.intrude(node);
        for _ in 0..self.world.rng.random_range(1..6) {
            let heard = self.world.air();
            let bytes = match heard.len() {
                0 => Vec::new(),
                n => heard[n - 1 - n.min(200) / 2].clone(),
            };
            // On a stream what was heard may be pieces of several chunks.
            let bytes = if self.stream || self.world.rng.random_ratio(1, 2) { self.noise() } else { bytes };
            self.world.outsider_send(stranger, bytes);
        }
        self.world.outsider_leaves(stranger);
    }

    fn noise(&mut self) -> Vec<u8> {
        let length = self.world.rng.random_range(1..300);
        (0..length).map(|_| self.world.rng.random()).collect()
    }
}
