//! Who sits where: seats bound to devices, and whether the table itself is on its way to another one.

use super::Device;
use rand::RngExt;
use serde::{Deserialize, Serialize};
use table::seat::{MAX_SEATS, Seat, SeatSet};

/// The most devices that a host remembers at one table.
pub const MOST_DEVICES: usize = 16;

/// What is written in a game's file of the devices round it. It is no part of an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seats {
    /// The table's own number, by which a guest knows it again.
    pub table: [u8; 16],
    /// The device of each seat; none is the device that holds the file.
    pub of: Vec<Option<Device>>,
    /// The other devices that have sat down, with the names that they gave, the first who came first.
    pub known: Vec<(Device, String)>,
    /// Whether the table is played here.
    pub handing: Handing,
}

/// Whether a table is on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Handing {
    /// It is played here.
    #[default]
    Stays,
    /// It is being handed over. Nothing is accepted until that is done or withdrawn.
    Moving {
        /// To this device.
        to: Device,
        /// The number of the handing over.
        number: u64,
    },
    /// It was handed over: this file is of the past.
    Moved {
        /// To this device.
        to: Device,
        /// The number of the handing over.
        number: u64,
    },
    /// It came whole, and this device is not the host yet.
    Arriving {
        /// From this device.
        from: Device,
        /// The number of the handing over.
        number: u64,
    },
}

impl Seats {
    /// Everybody on one device, at a table with a new number.
    pub fn here(seats: u8) -> Seats {
        let table = rand::rng().random();
        Seats { table, of: vec![None; usize::from(seats)], known: Vec::new(), handing: Handing::Stays }
    }

    /// Whether this can be what is written of a table of so many seats.
    pub fn fits(&self, seats: u8) -> bool {
        let named = |(_, name): &(Device, String)| {
            name.chars().count() <= crate::opening::LONGEST_NAME && !name.chars().any(char::is_control)
        };
        let known = |device: &Option<Device>| device.is_none_or(|device| self.knows(device));
        self.of.len() == usize::from(seats)
            && self.of.len() <= MAX_SEATS
            && self.known.len() <= MOST_DEVICES
            && self.known.iter().all(named)
            && self.of.iter().all(known)
    }

    /// Whether this device has sat down before.
    pub fn knows(&self, device: Device) -> bool {
        self.known.iter().any(|(known, _)| *known == device)
    }

    /// The seats of a device; none asks for the device that holds the file.
    pub fn at(&self, device: Option<Device>) -> SeatSet {
        let seats = self.of.iter().enumerate().filter(|(_, of)| **of == device);
        seats.fold(SeatSet::NONE, |set, (at, _)| set.with(Seat(at as u8)))
    }

    /// The same for the device that takes the table over: what was here is then at `from`.
    pub fn seen_from(&self, to: Device, from: Device, from_name: &str, handing: Handing) -> Seats {
        let turned = |of: &Option<Device>| match of {
            None => Some(from),
            Some(device) if *device == to => None,
            other => *other,
        };
        let known = self.known.iter().filter(|(device, _)| *device != to).cloned();
        let known = std::iter::once((from, from_name.to_owned())).chain(known).collect();
        Seats { table: self.table, of: self.of.iter().map(turned).collect(), known, handing }
    }
}
