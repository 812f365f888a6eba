//! The channels of the simulated radio: connecting, sending, cutting.

use super::{Happening, Node, World};
use crate::event::{Channel, Event, Place, Radio};
use crate::limits::{CHUNK_LEAST, CHUNK_MOST};
use crate::splitter::{Splitter, frame_chunk};
use crate::time::Millis;
use rand::RngExt;

/// A channel of the world.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct WireId(pub u32);

#[derive(Debug)]
pub(crate) enum End {
    Node(Node),
    /// A stranger's device without a link: what it receives.
    Outside(Vec<Vec<u8>>),
}

/// End 0 has connected to end 1.
pub(crate) struct Wire {
    pub ends: [End; 2],
    pub open: [bool; 2],
    /// What this end sends goes nowhere, and nobody notices.
    pub dead: [bool; 2],
    pub size: [usize; 2],
    busy: [Millis; 2],
    last: [Millis; 2],
    splitters: [Splitter; 2],
}

impl WireId {
    pub(super) fn channel(self, end: usize) -> Channel {
        Channel(self.0 * 2 + end as u32)
    }
}

fn wire_of(channel: Channel) -> (WireId, usize) {
    (WireId(channel.0 / 2), (channel.0 % 2) as usize)
}

impl World {
    pub(super) fn open_wire(&mut self, ends: [End; 2]) -> WireId {
        let id = WireId(self.next_wire);
        self.next_wire += 1;
        let size = [&ends[0], &ends[1]].map(|end| match end {
            End::Node(node) => self.devices[*node].chunk,
            End::Outside(_) => CHUNK_MOST,
        });
        let (open, dead, zero) = ([true; 2], [false; 2], [self.now; 2]);
        let splitters = [Splitter::default(), Splitter::default()];
        self.wires.insert(id, Wire { ends, open, dead, size, busy: zero, last: zero, splitters });
        id
    }

    pub(super) fn connect(&mut self, from: Node, attempt: u64, place: Place) {
        let reachable = |d: &super::Device| {
            let listens = d.advert.is_some() || d.kept.finding == crate::Finding::Places;
            d.place == place && d.link.is_some() && d.radio == Radio::On && !d.suspended && listens
        };
        let to = self.devices.iter().position(reachable);
        let fails = self.rng.random_ratio(self.faults.no_connect, 1000);
        match to.filter(|_| !fails) {
            Some(to) if self.devices[from].radio == Radio::On => {
                let wire = self.open_wire([End::Node(from), End::Node(to)]);
                let size = self.wires[&wire].size;
                let after = self.rng.random_range(self.faults.latency.clone());
                self.event_later(after, to, Event::Opened { channel: wire.channel(1), place: None, size: size[1] });
                self.event(from, Event::Opened { channel: wire.channel(0), place: Some(place), size: size[0] });
            }
            _ => {
                let after = self.rng.random_range(300..2_000);
                self.later(after, Happening::ConnectFailed { from, attempt, place });
            }
        }
    }

    pub(super) fn send(&mut self, node: Node, channel: Channel, bytes: Vec<u8>) {
        let (id, end) = wire_of(channel);
        let Some(wire) = self.wires.get(&id).filter(|wire| wire.open[end]) else { return };
        assert!(bytes.len() <= wire.size[end], "a chunk of {} for a channel of {}", bytes.len(), wire.size[end]);
        let written = self.carry(id, end, bytes);
        self.event_later(written - self.now, node, Event::Written { channel });
        if self.rng.random_ratio(self.faults.resize, 1000) {
            let size = self.rng.random_range(CHUNK_LEAST..=CHUNK_MOST);
            self.resize(id, end, size);
        }
    }

    /// Carries a chunk from an end to the other, with all that may go wrong. When it has been written.
    pub(super) fn carry(&mut self, id: WireId, end: usize, mut bytes: Vec<u8>) -> Millis {
        if let Some(air) = &mut self.air {
            air.push(bytes.clone());
        }
        let faults = self.faults.clone();
        bytes.truncate(faults.truncate);
        let Some(wire) = self.wires.get_mut(&id) else { return self.now };
        let mut start = wire.busy[end].max(self.now);
        if self.rng.random_ratio(faults.stall, 1000) {
            start += self.rng.random_range(0..faults.stall_for.max(1));
        }
        let written = start + (bytes.len() as u64 * 1000).div_ceil(faults.rate.max(1));
        wire.busy[end] = written;
        let dead = wire.dead[end];
        if dead || (!faults.stream && self.rng.random_ratio(faults.drop, 1000)) {
            return written;
        }
        if !bytes.is_empty() && !faults.stream && self.rng.random_ratio(faults.corrupt, 1000) {
            let (at, bit) = (self.rng.random_range(0..bytes.len()), self.rng.random_range(0..8));
            bytes[at] ^= 1 << bit;
        }
        let mut arrives = (written + self.rng.random_range(faults.latency.clone())).max(wire.last[end]);
        if !faults.stream && self.rng.random_ratio(faults.reorder, 1000) {
            arrives += self.rng.random_range(20..200);
        } else {
            wire.last[end] = arrives;
        }
        let twice = !faults.stream && self.rng.random_ratio(faults.repeat, 1000);
        let after = arrives - self.now;
        if twice {
            let again = after + self.rng.random_range(0..100);
            self.arrive(id, 1 - end, bytes.clone(), again);
        }
        if faults.stream {
            self.arrive_split(id, 1 - end, &bytes, after);
        } else {
            self.arrive(id, 1 - end, bytes, after);
        }
        written
    }

    fn arrive(&mut self, id: WireId, end: usize, bytes: Vec<u8>, after: Millis) {
        match self.wires.get(&id).map(|wire| &wire.ends[end]) {
            Some(End::Node(node)) => {
                let event = Event::Received { channel: id.channel(end), bytes };
                self.event_later(after, *node, event);
            }
            Some(End::Outside(_)) => self.later(after, Happening::Outside(id, bytes)),
            None => {}
        }
    }

    /// A stream carries each chunk behind its length, and splits where it likes; the far side joins them again.
    fn arrive_split(&mut self, id: WireId, end: usize, bytes: &[u8], after: Millis) {
        let mut rest = &frame_chunk(bytes)[..];
        let mut whole = Vec::new();
        while !rest.is_empty() {
            let cut = self.rng.random_range(1..=rest.len());
            let (head, tail) = rest.split_at(cut);
            rest = tail;
            let Some(wire) = self.wires.get_mut(&id) else { return };
            whole.extend(wire.splitters[end].take(head).expect("the world frames its own chunks"));
        }
        whole.into_iter().for_each(|chunk| self.arrive(id, end, chunk, after));
    }

    pub(super) fn close(&mut self, _node: Node, channel: Channel) {
        let (id, end) = wire_of(channel);
        self.cut_end(id, end, false);
    }

    /// This end is gone; the other notices later, or never.
    fn cut_end(&mut self, id: WireId, end: usize, unnoticed: bool) {
        let Some(wire) = self.wires.get_mut(&id) else { return };
        wire.open[end] = false;
        wire.dead = [true; 2];
        if wire.open[1 - end] && !unnoticed {
            let after = self.rng.random_range(20..600);
            if let Some(End::Node(other)) = self.wires.get(&id).map(|wire| &wire.ends[1 - end]) {
                self.event_later(after, *other, Event::Closed { channel: id.channel(1 - end) });
            }
        }
        if self.wires.get(&id).is_some_and(|wire| wire.open == [false; 2]) {
            self.wires.remove(&id);
        }
    }

    pub(super) fn hang_up(&mut self, node: Node, unnoticed: bool) {
        for id in self.wires_of(node) {
            for end in 0..2 {
                if matches!(self.wires.get(&id).map(|wire| &wire.ends[end]), Some(End::Node(n)) if *n == node) {
                    self.cut_end(id, end, unnoticed);
                }
            }
        }
    }

    /// The channels of a device.
    pub fn wires_of(&self, node: Node) -> Vec<WireId> {
        let has = |wire: &Wire| {
            wire.ends.iter().zip(wire.open).any(|(end, open)| open && matches!(end, End::Node(n) if *n == node))
        };
        self.wires.iter().filter(|(_, wire)| has(wire)).map(|(id, _)| *id).collect()
    }

    /// A channel is cut: both ends notice after a while.
    pub fn cut(&mut self, id: WireId) {
        let Some(wire) = self.wires.get_mut(&id) else { return };
        wire.dead = [true; 2];
        for end in 0..2 {
            let after = self.rng.random_range(0..800);
            if let Some(Wire { ends, open, .. }) = self.wires.get(&id)
                && let (End::Node(node), true) = (&ends[end], open[end])
            {
                self.event_later(after, *node, Event::Closed { channel: id.channel(end) });
            }
        }
        self.wires.remove(&id);
    }

    /// What the ends send from now on is lost, and no system says so: a half-open channel (C8).
    pub fn deaden(&mut self, id: WireId, from: [bool; 2]) {
        if let Some(wire) = self.wires.get_mut(&id) {
            wire.dead = from;
        }
    }

    /// One end takes chunks of another size from now on (C10).
    pub fn resize(&mut self, id: WireId, end: usize, size: usize) {
        let Some(wire) = self.wires.get_mut(&id) else { return };
        wire.size[end] = size;
        if let End::Node(node) = wire.ends[end] {
            self.event_later(0, node, Event::Resized { channel: id.channel(end), size });
            // Between the change and the news of it a larger chunk may be on its way.
            self.wires.entry(id).and_modify(|wire| wire.size[end] = CHUNK_MOST);
        }
    }
}
