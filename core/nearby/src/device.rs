//! A device: the desk and the link below it, as a shell drives them.

use crate::desk::{At, Desk, Role, Turn};
use crate::keys::{Keys, chance, versions};
use crate::screen::{Screen, screen};
use link::error::LinkError;
use link::event::{Channel, Command, Event, Joining, Place, Radio};
use link::hello::{Side, Versions};
use link::identity::DeviceKey;
use link::time::Millis;
use link::{Config, Finding, Link};
use session::error::Error;
use session::shelf::Shelf;
use session::table::Table;
use std::collections::{BTreeSet, VecDeque};
use table::seat::Seat;

/// How this device finds others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// By adverts and scans, or by an address that somebody types.
    pub finding: Finding,
    /// Whether the system has an advertiser.
    pub can_advertise: bool,
}

impl Setup {
    /// Over a network, by addresses.
    pub const PLACES: Setup = Setup { finding: Finding::Places, can_advertise: false };
}

/// What a shell has to do after something happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// For the radio or the sockets, in this order. Of several `WakeAt` the last counts; no `Tell` is among them.
    pub commands: Vec<Command>,
    /// Whether the table shows something else.
    pub table: bool,
    /// Whether the screen of the devices shows something else.
    pub screen: bool,
}

/// This device at a table on several.
pub struct Device {
    link: Link,
    desk: Desk,
    setup: Setup,
    /// The channels that the radio has open, to be closed when the link begins anew.
    open: BTreeSet<Channel>,
    radio: Radio,
    /// Whether strangers with digits are let in.
    door: bool,
}

impl std::fmt::Debug for Device {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Device").field("link", &self.link).finish_non_exhaustive()
    }
}

fn link(keys: &Keys, setup: Setup, side: Side, versions: Versions, table: Vec<DeviceKey>) -> Link {
    let config = Config {
        identity: keys.identity().clone(),
        side,
        versions,
        finding: setup.finding,
        can_advertise: setup.can_advertise,
        known: keys.known(),
        table,
    };
    Link::new(config, chance())
}

impl Device {
    /// Lets others in at this table: those that have sat at it before, and for as long as the door is open those who
    /// know the digits. `name` is what the others call this device.
    pub fn host(keys: &Keys, setup: Setup, name: &str, shelf: &Shelf, table: &mut Table) -> Result<Device, Error> {
        let desk = Desk::host(keys.identity().key(), name, shelf, table)?;
        let kind = shelf.kind(&table.head().game)?;
        let known = table.seats().map_or(&[][..], |seats| &seats.known);
        let guests = known.iter().map(|(device, _)| DeviceKey(*device)).collect();
        let link = link(keys, setup, Side::Host, versions([kind]), guests);
        Ok(Device { link, desk, setup, open: BTreeSet::new(), radio: Radio::On, door: false })
    }

    /// Joins a table of another device.
    pub fn join(keys: &Keys, setup: Setup, name: &str, shelf: &Shelf) -> Device {
        Device::guest(keys, setup, name, shelf, None)
    }

    /// Comes back to the table of a host, whose last view is on the shelf.
    pub fn back(keys: &Keys, setup: Setup, name: &str, shelf: &Shelf, host: DeviceKey) -> Device {
        let mut device = Device::guest(keys, setup, name, shelf, Some(host));
        let arriving = shelf.arriving().unwrap_or_default();
        for (_, _, number) in arriving.into_iter().filter(|(_, from, _)| *from == host.0) {
            device.desk.waits_for(number);
        }
        device
    }

    fn guest(keys: &Keys, setup: Setup, name: &str, shelf: &Shelf, host: Option<DeviceKey>) -> Device {
        let versions = versions(shelf.kinds().iter().map(|kind| &**kind));
        let link = link(keys, setup, Side::Guest, versions, host.into_iter().collect());
        Device { link, desk: Desk::guest(host, name), setup, open: BTreeSet::new(), radio: Radio::On, door: false }
    }

    /// The one door of the radio: something has happened, or time has passed. `now` is the shell's clock in
    /// milliseconds. Call it with `Event::Wake` after anything else that was asked of the device.
    pub fn handle(&mut self, event: Event, now: Millis, mut at: At<'_>) -> Done {
        match &event {
            Event::Opened { channel, .. } => {
                self.open.insert(*channel);
            }
            Event::Closed { channel } => {
                self.open.remove(channel);
            }
            Event::Radio(radio) => self.radio = *radio,
            _ => {}
        }
        let mut done = Done::default();
        let mut commands = VecDeque::from(self.link.handle(event, now));
        while let Some(command) = commands.pop_front() {
            let Command::Tell(notice) = command else {
                if let Command::Close { channel } = command {
                    self.open.remove(&channel);
                }
                done.commands.push(command);
                continue;
            };
            let again = At { shelf: &mut *at.shelf, keys: &mut *at.keys, id: &mut *at.id, table: &mut *at.table };
            let heard = self.desk.hear(&mut self.link, notice, again);
            done.table |= heard.table;
            done.screen |= heard.screen;
            if let Some(turn) = self.desk.turn() {
                // What the last message brings is still sent before the link begins anew.
                let last = std::mem::take(&mut commands).into_iter().chain(self.link.handle(Event::Wake, now));
                done.commands.extend(last.filter(|command| matches!(command, Command::Send { .. })));
                self.begin_anew(turn, &mut done, &mut at);
                commands = VecDeque::from(self.link.handle(Event::Radio(self.radio), now));
            } else if commands.is_empty() {
                commands = VecDeque::from(self.link.handle(Event::Wake, now));
            }
        }
        done
    }

    /// This device changes sides: a new link, on which all channels are new.
    fn begin_anew(&mut self, turn: Turn, done: &mut Done, at: &mut At<'_>) {
        let name = at.keys.name().to_owned();
        let new = match turn {
            Turn::Host => match at.table.as_mut() {
                Some(table) => Device::host(at.keys, self.setup, &name, at.shelf, table),
                None => return,
            },
            Turn::GuestOf(host) => Ok(Device::back(at.keys, self.setup, &name, at.shelf, host)),
        };
        let Ok(mut new) = new else { return };
        done.commands.extend(std::mem::take(&mut self.open).into_iter().map(|channel| Command::Close { channel }));
        done.commands.extend([Command::StopScan, Command::StopAdvert]);
        (new.radio, new.desk.told) = (self.radio, std::mem::take(&mut self.desk.told));
        new.desk.stopped = self.desk.stopped.take();
        (done.table, done.screen) = (true, true);
        *self = new;
    }

    /// Something was done at the table on this device.
    pub fn did(&mut self, table: &mut Table) {
        self.desk.did(&mut self.link, table);
    }

    /// Whether this device is the host.
    pub fn is_host(&self) -> bool {
        matches!(self.desk.role, Role::Host(_))
    }

    /// What the screens show. `now` is the shell's clock.
    pub fn screen(&self, table: Option<&Table>, now: Millis) -> Screen {
        screen(&self.desk, &self.link, self.radio, self.door, table, now)
    }

    /// What has passed since it was asked last, a sentence each.
    pub fn told(&mut self) -> Vec<table::text::Text> {
        std::mem::take(&mut self.desk.told)
    }

    /// A host lets in who knows the digits, or nobody else any more. A guest changes nothing by it.
    pub fn door(&mut self, open: bool) {
        if open {
            self.door = self.link.open_door().is_ok();
        } else {
            self.link.close_door();
            self.door = false;
        }
    }

    /// A guest looks for tables.
    pub fn seek(&mut self) -> Result<(), LinkError> {
        self.link.seek()
    }

    /// A guest joins the table at a place; `address` is what was typed, if something was.
    pub fn join_at(&mut self, place: Place, address: Option<&str>) -> Result<(), LinkError> {
        self.link.join(place)?;
        self.desk.place = Some(place);
        self.desk.address = address.map(str::to_owned);
        Ok(())
    }

    /// The digits that were typed.
    pub fn digits(&mut self, typed: &str) -> Result<(), LinkError> {
        self.link.digits(typed)
    }

    /// "Try again": with a device of the table, or with joining.
    pub fn retry(&mut self) {
        self.desk.stopped = None;
        let peers: Vec<DeviceKey> = self.link.peers().collect();
        for peer in peers {
            // It is one of the link's own peers.
            let _ = self.link.tap(peer);
        }
        if matches!(self.link.joining(), Joining::Failed | Joining::Refused(_) | Joining::Idle) {
            // A host does not join. A place that is not known any more is looked for.
            let again = self.desk.place.ok_or(LinkError::NoSuchPlace).and_then(|place| self.link.join(place));
            let _ = again.or_else(|_| self.link.seek());
        }
    }

    /// A host gives a seat to a device that has sat down, or plays it here.
    pub fn give(&mut self, table: &mut Table, seat: Seat, to: Option<[u8; 32]>) -> Result<(), Error> {
        self.desk.give(&mut self.link, table, seat, to)
    }

    /// A host forgets a device: it needs digits again, and its seats are played here.
    pub fn forget(&mut self, mut at: At<'_>, device: [u8; 32]) -> Result<(), Error> {
        self.desk.forget(&mut self.link, &mut at, device)
    }

    /// A host offers the whole table to a guest that is there.
    pub fn hand_over(&mut self, table: &Table, to: [u8; 32]) -> Result<(), Error> {
        self.desk.hand_over(&mut self.link, table, to)
    }

    /// A host takes the offer back.
    pub fn withdraw(&mut self, table: &mut Table) -> Result<(), Error> {
        self.desk.withdraw(&mut self.link, table)
    }

    /// A guest answers the offer of the whole table.
    pub fn take(&mut self, yes: bool) {
        self.desk.take(&mut self.link, yes);
    }

    /// Goes: a host closes the table for now, a guest leaves it. Call `handle` once more, and after a moment, with the
    /// commands carried out, drop the device.
    pub fn leave(&mut self, table: Option<&mut Table>) {
        self.desk.leave(&mut self.link, table);
    }

    /// The channels that are open, to be closed when the device is dropped.
    pub fn channels(&self) -> impl Iterator<Item = Channel> {
        self.open.iter().copied()
    }
}
