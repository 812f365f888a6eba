//! The simulated radio: devices, channels between them and everything that goes wrong, on virtual time and from a seed.
//!
//! For the tests of this crate and of the floors above. A [`World`] holds the links; what they tell comes out of
//! [`World::run`]. The same seed always gives the same run.

mod faults;
mod outside;
mod wires;

pub use faults::Faults;
pub use outside::Outsider;
pub use wires::WireId;

use crate::advert::Advert;
use crate::event::{Command, Event, Notice, Place, Radio};
use crate::hello::{Side, Versions};
use crate::identity::{DeviceKey, Identity, Known};
use crate::limits::CHUNK_MOST;
use crate::time::Millis;
use crate::{Config, Finding, Link};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use wires::{End, Wire};

/// A device of the world, by its number.
pub type Node = usize;

/// What is kept of a device when its app is killed: what a floor above would have on disk.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The configuration it began with.
    pub config: Config,
}

pub(crate) struct Device {
    link: Option<Link>,
    kept: Config,
    place: Place,
    scanning: bool,
    advert: Option<Advert>,
    /// What its clock shows is the world's time and this.
    clock: i64,
    suspended: bool,
    backlog: Vec<Event>,
    radio: Radio,
    can_advertise: bool,
    wake: u64,
    lives: u64,
    attempt: u64,
    chunk: usize,
    scan_starts: Vec<Millis>,
    connects: u32,
}

#[derive(Clone, Debug)]
enum Happening {
    Event(Node, u64, Event),
    Wake(Node, u64),
    Sight(Node),
    Connect { from: Node, attempt: u64, place: Place },
    ConnectFailed { from: Node, attempt: u64, place: Place },
    Outside(WireId, Vec<u8>),
}

/// The world: devices, what is between them, and what will happen.
pub struct World {
    /// Chance of the world; the links have their own.
    pub rng: StdRng,
    /// What goes wrong now.
    pub faults: Faults,
    now: Millis,
    queue: BTreeMap<(Millis, u64), Happening>,
    order: u64,
    devices: Vec<Device>,
    wires: BTreeMap<WireId, Wire>,
    told: Vec<(Node, Notice)>,
    /// Every chunk that went over the air, if [`World::listen`] was called.
    air: Option<Vec<Vec<u8>>>,
    adverts: Vec<Advert>,
    next_wire: u32,
    next_place: u64,
}

/// What devices of tests play with.
pub fn versions() -> Versions {
    Versions { app: 1, least: 1, games: vec![(1, 1)] }
}

/// A configuration for a device of tests.
pub fn config(side: Side, rng: &mut StdRng) -> Config {
    Config {
        identity: Identity::new(rng),
        side,
        versions: versions(),
        finding: Finding::Adverts,
        can_advertise: true,
        known: Vec::new(),
        table: Vec::new(),
    }
}

/// Makes two devices known to each other and each other's table, as if they had been paired.
pub fn acquaint(a: &mut Config, b: &mut Config) {
    let keys = (a.identity.key(), b.identity.key());
    for (one, other) in [(a, keys.1), (b, keys.0)] {
        let met = one.known.len() as u64;
        one.known.push(Known { key: other, met });
        one.table.push(other);
    }
}

impl World {
    /// An empty world.
    pub fn new(seed: u64) -> World {
        World {
            rng: StdRng::seed_from_u64(seed),
            faults: Faults::default(),
            now: 0,
            queue: BTreeMap::new(),
            order: 0,
            devices: Vec::new(),
            wires: BTreeMap::new(),
            told: Vec::new(),
            air: None,
            adverts: Vec::new(),
            next_wire: 0,
            next_place: 0,
        }
    }

    /// A device comes in.
    pub fn add(&mut self, config: Config) -> Node {
        let node = self.devices.len();
        let place = self.new_place();
        let device = Device {
            link: None,
            can_advertise: config.can_advertise,
            kept: config,
            place,
            scanning: false,
            advert: None,
            clock: self.rng.random_range(1_000_000..2_000_000),
            suspended: false,
            backlog: Vec::new(),
            radio: Radio::On,
            wake: 0,
            lives: 0,
            attempt: 0,
            chunk: CHUNK_MOST,
            scan_starts: Vec::new(),
            connects: 0,
        };
        self.devices.push(device);
        self.revive(node);
        node
    }

    fn new_place(&mut self) -> Place {
        self.next_place += 1;
        Place(self.next_place)
    }

    /// The world's time.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// A device's link. None while its app is killed.
    pub fn link(&mut self, node: Node) -> Option<&mut Link> {
        self.devices[node].link.as_mut()
    }

    /// Asks a device's link for something, and lets it act.
    pub fn ask<T>(&mut self, node: Node, ask: impl FnOnce(&mut Link) -> T) -> Option<T> {
        let asked = self.devices[node].link.as_mut().map(ask);
        self.event(node, Event::Wake);
        asked
    }

    /// A device's key.
    pub fn key(&self, node: Node) -> DeviceKey {
        self.devices[node].kept.identity.key()
    }

    /// Where a device can be reached now.
    pub fn place(&self, node: Node) -> Place {
        self.devices[node].place
    }

    /// The size of chunks that channels from this device have from now on.
    pub fn set_chunk(&mut self, node: Node, size: usize) {
        self.devices[node].chunk = size;
    }

    /// How often a device has asked to connect.
    pub fn connects(&self, node: Node) -> u32 {
        self.devices[node].connects
    }

    /// When a device has started scans.
    pub fn scan_starts(&self, node: Node) -> &[Millis] {
        &self.devices[node].scan_starts
    }

    /// Keeps everything that goes over the air.
    pub fn listen(&mut self) {
        self.air = Some(Vec::new());
    }

    /// What has gone over the air since [`World::listen`].
    pub fn air(&self) -> &[Vec<u8>] {
        self.air.as_deref().unwrap_or_default()
    }

    /// Everything that has been advertised.
    pub fn adverts(&self) -> &[Advert] {
        &self.adverts
    }

    /// Something happens to a device now.
    pub fn event(&mut self, node: Node, event: Event) {
        let device = &mut self.devices[node];
        if device.suspended && event != Event::Resumed {
            // Time and adverts the system does not hold for a sleeping app, and of bytes it does not hold many.
            let held = match event {
                Event::Wake | Event::Found { .. } => false,
                Event::Received { .. } => device.backlog.len() < 64,
                _ => true,
            };
            if held {
                device.backlog.push(event);
            }
            return;
        }
        let clock = (self.now as i64 + device.clock).max(0) as Millis;
        let Some(link) = &mut device.link else { return };
        let commands = link.handle(event, clock);
        commands.into_iter().for_each(|command| self.command(node, command));
    }

    fn later(&mut self, after: Millis, happening: Happening) {
        self.order += 1;
        self.queue.insert((self.now + after, self.order), happening);
    }

    fn event_later(&mut self, after: Millis, node: Node, event: Event) {
        let life = self.devices[node].lives;
        self.later(after, Happening::Event(node, life, event));
    }

    fn command(&mut self, node: Node, command: Command) {
        match command {
            Command::Tell(notice) => self.told.push((node, notice)),
            Command::Send { channel, bytes } => self.send(node, channel, bytes),
            Command::Close { channel } => self.close(node, channel),
            Command::Connect { place } => {
                self.devices[node].connects += 1;
                self.devices[node].attempt += 1;
                let (after, attempt) = (self.rng.random_range(30..200), self.devices[node].attempt);
                self.later(after, Happening::Connect { from: node, attempt, place });
            }
            Command::Cancel { .. } => self.devices[node].attempt += 1,
            Command::StartScan => {
                self.devices[node].scanning = true;
                let now = self.now;
                self.devices[node].scan_starts.push(now);
                let after = self.rng.random_range(20..300);
                self.later(after, Happening::Sight(node));
            }
            Command::StopScan => self.devices[node].scanning = false,
            Command::StartAdvert(advert) => {
                if self.devices[node].can_advertise {
                    self.adverts.push(advert);
                    self.devices[node].advert = Some(advert);
                } else {
                    self.event_later(1, node, Event::CannotAdvertise);
                }
            }
            Command::StopAdvert => self.devices[node].advert = None,
            Command::WakeAt(at) => {
                let device = &mut self.devices[node];
                device.wake += 1;
                let (wake, clock) = (device.wake, device.clock);
                let after = (at as i64 - clock - self.now as i64).max(0) as Millis;
                self.later(after, Happening::Wake(node, wake));
            }
        }
    }

    /// Lets the next thing happen. False if nothing is left.
    fn step(&mut self, until: Millis) -> bool {
        let Some(entry) = self.queue.first_entry().filter(|entry| entry.key().0 <= until) else {
            self.now = self.now.max(until);
            return false;
        };
        let ((at, _), happening) = entry.remove_entry();
        self.now = self.now.max(at);
        match happening {
            Happening::Event(node, life, event) if self.devices[node].lives == life => self.event(node, event),
            Happening::Wake(node, wake) if self.devices[node].wake == wake => self.event(node, Event::Wake),
            Happening::Event(..) | Happening::Wake(..) => {}
            Happening::Sight(node) => self.sight(node),
            Happening::Connect { from, attempt, place } => {
                if self.devices[from].attempt == attempt {
                    self.connect(from, attempt, place);
                }
            }
            Happening::ConnectFailed { from, attempt, place } => {
                if self.devices[from].attempt == attempt {
                    self.event(from, Event::ConnectFailed { place });
                }
            }
            Happening::Outside(wire, bytes) => {
                if let Some(Wire { ends: [End::Outside(inbox), _], .. }) = self.wires.get_mut(&wire) {
                    inbox.push(bytes);
                }
            }
        }
        true
    }

    fn sight(&mut self, node: Node) {
        let device = &self.devices[node];
        if !device.scanning || device.radio != Radio::On {
            return;
        }
        let others = self.devices.iter().enumerate();
        let seen: Vec<Event> = others
            .filter(|(other, d)| *other != node && d.link.is_some() && d.radio == Radio::On && !d.suspended)
            .filter_map(|(_, d)| d.advert.map(|advert| Event::Found { place: d.place, tag: advert.tag }))
            .collect();
        for event in seen {
            if !self.rng.random_ratio(1, 4) {
                self.event(node, event);
            }
        }
        let after = self.rng.random_range(100..400);
        self.later(after, Happening::Sight(node));
    }

    /// Lets time pass, and hands out what the links tell as it happens.
    pub fn run(&mut self, for_millis: Millis, mut each: impl FnMut(&mut World, Node, Notice)) {
        let until = self.now + for_millis;
        loop {
            while !self.told.is_empty() {
                for (node, notice) in std::mem::take(&mut self.told) {
                    each(self, node, notice);
                }
            }
            if !self.step(until) {
                break;
            }
        }
    }

    /// Lets time pass until something holds; the time it took, or nothing if it did not come to hold.
    pub fn run_until(
        &mut self,
        at_most: Millis,
        mut each: impl FnMut(&mut World, Node, Notice),
        mut holds: impl FnMut(&mut World) -> bool,
    ) -> Option<Millis> {
        let begun = self.now;
        while self.now - begun <= at_most {
            if holds(self) {
                return Some(self.now - begun);
            }
            self.run(5, &mut each);
        }
        None
    }

    /// The app is killed: its link is gone, and all its channels with it. The other ends notice, or do not.
    pub fn kill(&mut self, node: Node) {
        let device = &mut self.devices[node];
        if let Some(link) = &device.link {
            device.kept.known = link.known().to_vec();
            device.kept.table = link.peers().collect();
        }
        (device.link, device.scanning, device.advert) = (None, false, None);
        (device.suspended, device.lives, device.attempt) = (false, device.lives + 1, device.attempt + 1);
        device.backlog.clear();
        let unnoticed = self.rng.random_ratio(1, 4);
        self.hang_up(node, unnoticed);
    }

    /// The app is started again, with what it had on disk, at another address.
    pub fn revive(&mut self, node: Node) {
        let seed = self.rng.random();
        let place = self.new_place();
        let device = &mut self.devices[node];
        device.place = place;
        device.link = Some(Link::new(device.kept.clone(), Box::new(StdRng::from_seed(seed))));
        let radio = device.radio;
        self.event(node, Event::Radio(radio));
    }

    /// What a device that is started again has on disk; may be changed before [`World::revive`].
    pub fn kept(&mut self, node: Node) -> &mut Config {
        &mut self.devices[node].kept
    }

    /// The screen goes off. `told`: the system lets the app say so first.
    pub fn suspend(&mut self, node: Node, told: bool) {
        if told {
            self.event(node, Event::Suspended);
        }
        self.devices[node].suspended = true;
    }

    /// The app is back in front.
    pub fn resume(&mut self, node: Node) {
        if !std::mem::take(&mut self.devices[node].suspended) {
            return;
        }
        let backlog = std::mem::take(&mut self.devices[node].backlog);
        backlog.into_iter().for_each(|event| self.event(node, event));
        self.event(node, Event::Resumed);
    }

    /// Whether a device's app sleeps.
    pub fn is_suspended(&self, node: Node) -> bool {
        self.devices[node].suspended
    }

    /// A device's clock jumps, forward or back.
    pub fn jump_clock(&mut self, node: Node, by: i64) {
        self.devices[node].clock += by;
        self.event(node, Event::Wake);
    }

    /// A device's radio changes.
    pub fn radio(&mut self, node: Node, radio: Radio) {
        self.devices[node].radio = radio;
        if radio != Radio::On {
            (self.devices[node].scanning, self.devices[node].advert) = (false, None);
            self.hang_up(node, false);
        }
        self.event(node, Event::Radio(radio));
    }

    /// Whether a device's radio is on.
    pub fn is_on(&self, node: Node) -> bool {
        self.devices[node].radio == Radio::On
    }

    /// A device loses (or gains) the ability to advertise; it finds out when it tries.
    pub fn set_can_advertise(&mut self, node: Node, can: bool) {
        self.devices[node].can_advertise = can;
    }
}
