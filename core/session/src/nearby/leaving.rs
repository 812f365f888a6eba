//! When the host leaves: the whole table goes to a guest, and at every moment one device at most is the host.
//!
//! The guest says that it takes the table; from then on the host accepts nothing and sends the game in parts; the guest
//! writes it down, as a table that is not played yet, and says so; the host writes down that the table is the guest's,
//! and only then says so. The host's file decides: until that is written it is the host and can take the offer back,
//! afterwards it is not. Whoever asks again after a cut is answered from it.

use super::message::{LONGEST_PART, LONGEST_TABLE, ToGuest, ToHost};
use super::seats::{Handing, Seats};
use super::{Coming, Device, Guest, Heard, Host, Notice, Out};
use crate::error::Error;
use crate::table::Table;
use rand::RngExt;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What is sent: the game as it is exported, and who sits where.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parcel {
    game: Box<RawValue>,
    seats: Seats,
}

/// What a guest knows of a table that it is handed.
#[derive(Debug, Default)]
pub(super) enum Taking {
    /// None.
    #[default]
    Nothing,
    /// One is offered.
    Offered(u64),
    /// It is coming.
    Coming { number: u64, parts: u32, bytes: Vec<u8> },
    /// It is on this device's disk.
    Stored(u64),
}

impl Taking {
    /// What the host is told of it.
    pub fn standing(&self) -> Option<(u64, u32)> {
        match self {
            Taking::Nothing | Taking::Offered(_) => None,
            Taking::Coming { number, parts, .. } => Some((*number, *parts)),
            Taking::Stored(number) => Some((*number, u32::MAX)),
        }
    }
}

impl Host {
    /// Offers the whole table to a guest that is there. It goes nowhere before that guest takes it.
    pub fn hand_over(&mut self, table: &Table, to: Device) -> Result<Vec<Out>, Error> {
        self.played(table)?;
        if !self.is_near(to) {
            return Err(Error::Device);
        }
        let number = rand::rng().random::<u64>() >> 1;
        self.offered = Some((to, number));
        Ok(vec![self.to(to, &ToGuest::Offer { number })])
    }

    /// Takes an offer back, also in the middle of the handing over; refused once the table is the guest's.
    pub fn withdraw(&mut self, table: &mut Table) -> Result<Vec<Out>, Error> {
        if let Some((to, number)) = self.offered.take() {
            return Ok(vec![self.to(to, &ToGuest::Stays { number })]);
        }
        let seats = table.seats().cloned().ok_or(Error::NotHere)?;
        match seats.handing {
            Handing::Stays => Ok(Vec::new()),
            Handing::Moving { to, number } => {
                table.bind(Seats { handing: Handing::Stays, ..seats })?;
                let stays = self.to(to, &ToGuest::Stays { number });
                Ok(std::iter::once(stays).chain(self.sync(table)).collect())
            }
            Handing::Moved { .. } => Err(Error::Moved),
            Handing::Arriving { .. } => Err(Error::Arriving),
        }
    }

    /// The guest takes the table, or does not.
    pub(super) fn taken(&mut self, table: &mut Table, from: Device, number: u64, yes: bool, heard: &mut Heard) {
        let handing = table.seats().map_or(Handing::Stays, |seats| seats.handing);
        // A guest that was started anew in the middle is asked once more, and begins from the first part.
        let again = handing == Handing::Moving { to: from, number };
        if self.offered != Some((from, number)) && !again {
            return heard.send.push(self.to(from, &ToGuest::Stays { number }));
        }
        self.offered = None;
        heard.changed = true;
        if again && !yes {
            heard.notices.push(Notice::TableStays);
            return match self.withdraw(table) {
                Ok(out) => heard.send.extend(out),
                Err(error) => heard.notices.push(Notice::Failed(error)),
            };
        }
        let moving = table.seats().cloned().filter(|_| yes);
        let Some(seats) = moving else { return heard.notices.push(Notice::TableStays) };
        if let Err(error) = table.bind(Seats { handing: Handing::Moving { to: from, number }, ..seats }) {
            heard.send.push(self.to(from, &ToGuest::Stays { number }));
            return heard.notices.push(Notice::Failed(error));
        }
        self.parts(table, from, number, 0, heard);
    }

    /// The parts of the table from one on.
    fn parts(&mut self, table: &mut Table, to: Device, number: u64, from: u32, heard: &mut Heard) {
        let Ok(bytes) = self.parcel(table, to, number) else {
            // A game that cannot be sent stays where it is.
            heard.notices.push(Notice::TableStays);
            match self.withdraw(table) {
                Ok(out) => heard.send.extend(out),
                Err(error) => heard.notices.push(Notice::Failed(error)),
            }
            return;
        };
        let parts = bytes.chunks(LONGEST_PART);
        let of = parts.len() as u32;
        for (part, bytes) in (0..).zip(parts).skip(from as usize) {
            let bytes = bytes.to_vec();
            heard.send.push(self.to(to, &ToGuest::Part { number, part, of, bytes }));
        }
    }

    fn parcel(&self, table: &Table, to: Device, number: u64) -> Result<Vec<u8>, Error> {
        let game = RawValue::from_string(table.export()?).map_err(|e| Error::Damaged(e.to_string()))?;
        let seats = table.seats().ok_or(Error::NotHere)?;
        let seats = seats.seen_from(to, self.own, &self.name, Handing::Arriving { from: self.own, number });
        let bytes = crate::saved::json(&Parcel { game, seats }).into_bytes();
        if bytes.len() > LONGEST_TABLE { Err(Error::TooLarge) } else { Ok(bytes) }
    }

    /// The guest has the table on its disk. From the moment that this is written down here, it is the host.
    pub(super) fn stored(&mut self, table: &mut Table, from: Device, number: u64, heard: &mut Heard) {
        let Some(seats) = table.seats().cloned() else { return };
        match seats.handing {
            Handing::Moved { to, number: moved } if (to, moved) == (from, number) => {}
            Handing::Moving { to, number: moving } if (to, moving) == (from, number) => {
                if let Err(error) = table.bind(Seats { handing: Handing::Moved { to, number }, ..seats }) {
                    return heard.notices.push(Notice::Failed(error));
                }
                heard.changed = true;
                heard.notices.push(Notice::TableWent { to: Some(from) });
                let others: Vec<Device> = self.near().into_iter().filter(|device| *device != from).collect();
                heard.send.extend(others.into_iter().map(|device| self.to(device, &ToGuest::Went { to: from })));
            }
            _ => return heard.send.push(self.to(from, &ToGuest::Stays { number })),
        }
        heard.send.push(self.to(from, &ToGuest::Yours { number }));
    }

    /// A guest is back, and says what it has of a table that it was handed.
    pub(super) fn on_its_way(
        &mut self,
        table: &mut Table,
        from: Device,
        taking: Option<(u64, u32)>,
        heard: &mut Heard,
    ) {
        let handing = table.seats().map_or(Handing::Stays, |seats| seats.handing);
        match (handing, taking) {
            (_, Some((number, u32::MAX))) => self.stored(table, from, number, heard),
            (Handing::Moving { to, number }, Some((coming, held))) if (to, number) == (from, coming) => {
                self.parts(table, from, number, held, heard);
            }
            (Handing::Moving { to, number }, None) if to == from => {
                heard.send.push(self.to(from, &ToGuest::Offer { number }));
            }
            (_, Some((number, _))) => heard.send.push(self.to(from, &ToGuest::Stays { number })),
            (_, None) => {
                if let Some((to, number)) = self.offered
                    && to == from
                {
                    heard.send.push(self.to(from, &ToGuest::Offer { number }));
                }
            }
        }
    }
}

impl Guest {
    /// This device has a table on its shelf that came from the host and has not been let go yet: the guest goes on
    /// waiting for it, after a restart too.
    pub fn waits_for(&mut self, number: u64) {
        self.taking = Taking::Stored(number);
    }

    /// Answers an offer of the whole table. Who takes it knows all hands.
    pub fn take(&mut self, yes: bool) -> Vec<Out> {
        let Taking::Offered(number) = self.taking else { return Vec::new() };
        self.taking = if yes { Taking::Coming { number, parts: 0, bytes: Vec::new() } } else { Taking::Nothing };
        self.say(&[ToHost::Take { number, yes }])
    }

    /// The table that came is on the shelf.
    pub fn stored(&mut self, number: u64) -> Vec<Out> {
        self.taking = Taking::Stored(number);
        self.say(&[ToHost::Stored { number }])
    }

    pub(super) fn offered(&mut self, number: u64, heard: &mut Heard) {
        if matches!(self.taking, Taking::Nothing | Taking::Offered(_)) {
            self.taking = Taking::Offered(number);
            heard.notices.push(Notice::TableOffered);
        }
    }

    pub(super) fn part(&mut self, from: u64, part: u32, of: u32, more: &[u8], heard: &mut Heard) {
        let host = self.host;
        let Taking::Coming { number, parts, bytes } = &mut self.taking else { return };
        if *number != from || *parts != part || bytes.len() + more.len() > LONGEST_TABLE {
            return;
        }
        bytes.extend_from_slice(more);
        *parts += 1;
        if *parts < of {
            return;
        }
        let number = *number;
        let parcel: Option<Parcel> = serde_json::from_slice(bytes).ok();
        match parcel {
            Some(Parcel { game, seats }) => {
                bytes.clear();
                let game = game.get().to_owned();
                heard.notices.push(Notice::TableCame(Box::new(Coming { number, from: host, game, seats })));
            }
            None => {
                self.taking = Taking::Nothing;
                heard.notices.push(Notice::TableStays);
            }
        }
    }

    pub(super) fn yours(&mut self, number: u64, heard: &mut Heard) {
        // Said again to a guest that was started anew: what is on the shelf knows its number.
        self.taking = Taking::Nothing;
        heard.notices.push(Notice::TableIsYours { number });
    }

    pub(super) fn stays(&mut self, from: u64, heard: &mut Heard) {
        let mine = match self.taking {
            Taking::Nothing => None,
            Taking::Offered(number) | Taking::Stored(number) | Taking::Coming { number, .. } => Some(number),
        };
        if mine == Some(from) {
            self.taking = Taking::Nothing;
            heard.notices.push(Notice::TableStays);
        }
    }
}

impl Table {
    /// The old host has let go of the table that came under this number: it is played here from now on.
    pub fn activate(&mut self, number: u64) -> Result<(), Error> {
        let seats = self.seats().cloned().ok_or(Error::NotHere)?;
        match seats.handing {
            Handing::Stays => Ok(()),
            Handing::Arriving { number: arriving, .. } if arriving == number => {
                self.bind(Seats { handing: Handing::Stays, ..seats })
            }
            Handing::Arriving { .. } => Err(Error::Arriving),
            Handing::Moving { .. } => Err(Error::Moving),
            Handing::Moved { .. } => Err(Error::Moved),
        }
    }
}
