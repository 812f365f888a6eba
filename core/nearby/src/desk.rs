//! What is done with a link's notices: messages go to the host or the guest of the session, and theirs to the link.

use crate::keys::{Elsewhere, Keys};
use crate::party::ELSEWHERE;
use crate::words::is_near;
use link::Link;
use link::error::LinkError;
use link::event::{Joining, Notice, Place, Sighting, Standing};
use link::identity::DeviceKey;
use link::pairing::Digits;
use link::time::Millis;
use session::error::Error;
use session::nearby::{self, Guest, Host, Out};
use session::shelf::{Shelf, now};
use session::table::Table;
use table::seat::Seat;
use table::text::Text;

/// Where a device's table is kept: the shelf, and the table if it is open.
pub struct At<'a> {
    /// The shelf.
    pub shelf: &'a mut Shelf,
    /// The keys beside it.
    pub keys: &'a mut Keys,
    /// By which the table is opened: the id of a host's game, or of a guest's last view; none before there is one.
    pub id: &'a mut Option<String>,
    /// The table. A guest's is made when the host first shows it.
    pub table: &'a mut Option<Table>,
}

impl std::fmt::Debug for At<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("At").field("id", &self.id).finish_non_exhaustive()
    }
}

/// What came of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// Whether the table shows something else.
    pub table: bool,
    /// Whether the screen of the devices shows something else.
    pub screen: bool,
}

/// That this device changes sides: its link has to begin anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The table is this device's now. It is on the shelf under the desk's id, and open.
    Host,
    /// The table has gone to this device, whose guest this one is now.
    GuestOf(DeviceKey),
}

/// Host or guest.
pub(crate) enum Role {
    Host(Box<Host>),
    Guest(Option<Box<Guest>>),
}

/// One device's side of a table, above its link.
pub struct Desk {
    pub(crate) role: Role,
    name: String,
    /// Where the host was reached, if that was typed.
    pub(crate) address: Option<String>,
    /// The place that is joined, to try it again.
    pub(crate) place: Option<Place>,
    pub(crate) code: Option<(Digits, Millis)>,
    pub(crate) joining: Joining,
    pub(crate) sights: Vec<Sighting>,
    pub(crate) strangers: u32,
    pub(crate) cannot_advertise: bool,
    /// Whether the whole table is offered to this device.
    pub(crate) offered: bool,
    /// Why nothing goes on, if nothing does: closed, unfit, gone.
    pub(crate) stopped: Option<Text>,
    /// What passes by: who came, who went.
    pub(crate) told: Vec<Text>,
    turn: Option<Turn>,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").field("host", &matches!(self.role, Role::Host(_))).finish_non_exhaustive()
    }
}

impl Desk {
    fn new(role: Role, name: &str) -> Desk {
        Desk {
            role,
            name: name.to_owned(),
            address: None,
            place: None,
            code: None,
            joining: Joining::Idle,
            sights: Vec::new(),
            strangers: 0,
            cannot_advertise: false,
            offered: false,
            stopped: None,
            told: Vec::new(),
            turn: None,
        }
    }

    /// Lets others in at a table. `own` is this device, `name` what it is called.
    pub fn host(own: DeviceKey, name: &str, shelf: &Shelf, table: &mut Table) -> Result<Desk, Error> {
        let kind = shelf.kind(&table.head().game)?;
        let host = Host::open(own.0, name, kind, table)?;
        Ok(Desk::new(Role::Host(Box::new(host)), name))
    }

    /// Joins a table, or comes back to that of a host.
    pub fn guest(host: Option<DeviceKey>, name: &str) -> Desk {
        let guest = host.map(|host| Box::new(Guest::new(host.0, name)));
        Desk::new(Role::Guest(guest), name)
    }

    /// Whether this device changes sides; asked once.
    pub fn turn(&mut self) -> Option<Turn> {
        self.turn.take()
    }

    /// A guest that has a whole table on its shelf which the host has not let go of yet waits for it.
    pub fn waits_for(&mut self, number: u64) {
        if let Role::Guest(Some(guest)) = &mut self.role {
            guest.waits_for(number);
        }
    }

    /// A notice of the link.
    pub fn hear(&mut self, link: &mut Link, notice: Notice, mut at: At<'_>) -> Heard {
        let mut heard = Heard { screen: true, table: false };
        if Keys::asks(&notice) {
            // Who cannot be remembered joins with digits the next time.
            let _ = at.keys.know(link.known());
        }
        match notice {
            Notice::Ready { peer, .. } => heard.table = self.ready(link, peer, &mut at),
            Notice::Message { peer, bytes } => {
                heard = self.message(link, peer, &bytes, &mut at);
            }
            Notice::Standing { peer, standing } => heard.table = self.stands(link, peer, standing, &mut at),
            Notice::Joining(joining) => {
                self.joining = joining;
                if let Joining::Joined(host) = joining {
                    self.sit(host);
                }
            }
            Notice::Code(code) => self.code = code,
            Notice::InSight(sights) => self.sights = sights,
            Notice::CannotAdvertise => self.cannot_advertise = true,
            Notice::Strangers(strangers) => self.strangers = strangers,
            Notice::Delivered { .. } => heard.screen = false,
            Notice::Paired { .. } => {}
        }
        heard
    }

    /// The device whose guest this one is from now on.
    fn sit(&mut self, host: DeviceKey) {
        if let Role::Guest(guest) = &mut self.role
            && guest.as_ref().is_none_or(|guest| guest.host() != host.0)
        {
            *guest = Some(Box::new(Guest::new(host.0, &self.name)));
        }
    }

    /// A connection to a device stands. Whether or not its link remembers, both sides begin with what they hold: that
    /// is a few bytes where nothing was missed.
    fn ready(&mut self, link: &mut Link, peer: DeviceKey, at: &mut At<'_>) -> bool {
        if link.side() == link::hello::Side::Guest {
            self.sit(peer);
        }
        match &mut self.role {
            Role::Host(host) => {
                host.connected(peer.0);
                at.table.as_mut().is_some_and(|table| host.disconnected(peer.0, table))
            }
            Role::Guest(Some(guest)) if guest.host() == peer.0 => {
                let out = guest.connected(at.table.as_mut());
                self.stopped = None;
                send(link, out);
                true
            }
            Role::Guest(_) => false,
        }
    }

    /// It stands otherwise with a device. Its seats are away as soon as it cannot be spoken to.
    fn stands(&mut self, link: &mut Link, peer: DeviceKey, standing: Standing, at: &mut At<'_>) -> bool {
        if is_near(standing) {
            return false;
        }
        match &mut self.role {
            Role::Host(host) => {
                let Some(table) = at.table else { return false };
                let changed = host.disconnected(peer.0, table);
                send(link, host.sync(table));
                changed
            }
            Role::Guest(Some(guest)) if guest.host() == peer.0 => {
                guest.disconnected(at.table.as_mut());
                true
            }
            Role::Guest(_) => false,
        }
    }

    fn message(&mut self, link: &mut Link, peer: DeviceKey, bytes: &[u8], at: &mut At<'_>) -> Heard {
        let heard = match &mut self.role {
            Role::Host(host) => {
                let Some(table) = at.table else { return Heard::default() };
                host.handle(table, peer.0, bytes, now())
            }
            Role::Guest(Some(guest)) if guest.host() == peer.0 => guest.handle(at.shelf.kinds(), at.table, bytes),
            Role::Guest(_) => return Heard::default(),
        };
        let session::nearby::Heard { send: out, changed, notices } = heard;
        send(link, out);
        let screen = changed || !notices.is_empty();
        for notice in notices {
            self.told(link, notice, at);
        }
        if changed {
            self.keep(at);
        }
        Heard { table: changed, screen }
    }

    /// A guest's view is on its own shelf from the first one on; what cannot be written is shown all the same.
    fn keep(&mut self, at: &mut At<'_>) {
        let (Role::Guest(Some(guest)), Some(table)) = (&self.role, at.table.as_mut()) else { return };
        if at.id.is_none() {
            table.speak(at.shelf.settings().lang);
        }
        if let Ok(id) = at.shelf.keep(table) {
            let address = self.address.clone();
            let _ = at.keys.remember(Elsewhere { id: id.clone(), host: guest.host(), address });
            *at.id = Some(format!("{ELSEWHERE}{id}"));
        }
    }

    fn told(&mut self, link: &mut Link, notice: nearby::Notice, at: &mut At<'_>) {
        use nearby::Notice as N;
        match notice {
            N::Joined(device) => self.passes("screen-near-joined", device, at),
            N::Left(device) => self.passes("screen-near-left", device, at),
            N::Seated => {}
            // The table's view says why, too.
            N::Refused(_) => {}
            N::Closed => self.stopped = Some(Text::new("screen-near-closed")),
            N::Unfit(text) => self.stopped = Some(text),
            N::TableOffered => self.offered = true,
            N::TableStays => {
                self.offered = false;
                self.told.push(Text::new("screen-near-stays"));
                if let Role::Guest(Some(_)) = &self.role {
                    self.drop_arriving(at);
                }
            }
            N::TableCame(coming) => {
                let Role::Guest(Some(guest)) = &mut self.role else { return };
                self.offered = false;
                match at.shelf.receive(&coming) {
                    Ok(_) => send(link, guest.stored(coming.number)),
                    // The host keeps it; it can take the offer back, and does when it is asked again.
                    Err(error) => self.told.push(error.text()),
                }
            }
            N::TableIsYours { number } => self.becomes_host(number, at),
            N::TableWent { to } => {
                self.stopped = Some(Text::new("screen-near-went"));
                if let (Role::Host(_), Some(to)) = (&self.role, to) {
                    self.turn = Some(Turn::GuestOf(DeviceKey(to)));
                }
            }
            N::Failed(error) => {
                self.told.push(error.text());
                self.reopen(at);
            }
        }
    }

    fn passes(&mut self, key: &'static str, device: nearby::Device, at: &At<'_>) {
        let (Role::Host(host), Some(table)) = (&self.role, at.table.as_ref()) else { return };
        let people = host.people(table);
        if let Some(person) = people.into_iter().find(|person| person.device == Some(device)) {
            // Who has not named a device is a device all the same.
            let text = Text::new(key);
            self.told.push(match person.name.is_empty() {
                true => text.text("name", Text::new("screen-near-own-name-empty")),
                false => text.verbatim("name", person.name),
            });
        }
    }

    fn drop_arriving(&mut self, at: &mut At<'_>) {
        let Ok(arriving) = at.shelf.arriving() else { return };
        for (_, _, number) in arriving {
            // A table that stays listed as arriving is never played: no harm if it cannot be deleted now.
            let _ = at.shelf.drop_arriving(number);
        }
    }

    /// The old host has written down that the table is this device's.
    fn becomes_host(&mut self, number: u64, at: &mut At<'_>) {
        let arrived = at.shelf.arrived(number).and_then(|id| {
            let mut table = at.shelf.game(&id)?;
            table.activate(number)?;
            Ok((id, table))
        });
        match arrived {
            Ok((id, table)) => {
                // The view from before is of the past: the whole game is here.
                if let Some(kept) = at.id.take() {
                    let _ = crate::party::delete(at.shelf, at.keys, &kept);
                }
                (*at.id, *at.table) = (Some(id), Some(table));
                self.turn = Some(Turn::Host);
                self.told.push(Text::new("screen-near-came"));
            }
            Err(error) => self.stopped = Some(error.text()),
        }
    }

    /// After a failure of the storage the file wants to be opened anew; the position on disk is the one last shown.
    fn reopen(&mut self, at: &mut At<'_>) {
        *at.table = None;
        *at.table = at.id.as_ref().and_then(|id| crate::party::open(at.shelf, id).ok());
    }

    /// Something was done at the table on this device: what is new is sent.
    pub fn did(&mut self, link: &mut Link, table: &mut Table) {
        let out = match &mut self.role {
            Role::Host(host) => host.sync(table),
            Role::Guest(Some(guest)) => guest.sync(table),
            Role::Guest(None) => Vec::new(),
        };
        send(link, out);
    }

    /// A host gives a seat to a device that has sat down, or plays it here.
    pub fn give(&mut self, link: &mut Link, table: &mut Table, seat: Seat, to: Option<[u8; 32]>) -> Result<(), Error> {
        let Role::Host(host) = &mut self.role else { return Err(Error::NotHere) };
        send(link, host.give(table, seat, to)?);
        Ok(())
    }

    /// A host forgets a device: it needs digits again, and its seats are played here.
    pub fn forget(&mut self, link: &mut Link, at: &mut At<'_>, device: [u8; 32]) -> Result<(), Error> {
        let (Role::Host(host), Some(table)) = (&mut self.role, at.table.as_mut()) else { return Err(Error::NotHere) };
        send(link, host.forget(table, device)?);
        link.forget(DeviceKey(device));
        at.keys.know(link.known())
    }

    /// A host offers the whole table to a guest that is there.
    pub fn hand_over(&mut self, link: &mut Link, table: &Table, to: [u8; 32]) -> Result<(), Error> {
        let Role::Host(host) = &mut self.role else { return Err(Error::NotHere) };
        send(link, host.hand_over(table, to)?);
        Ok(())
    }

    /// A host takes the offer back.
    pub fn withdraw(&mut self, link: &mut Link, table: &mut Table) -> Result<(), Error> {
        let Role::Host(host) = &mut self.role else { return Err(Error::NotHere) };
        send(link, host.withdraw(table)?);
        Ok(())
    }

    /// A guest answers the offer of the whole table.
    pub fn take(&mut self, link: &mut Link, yes: bool) {
        if let Role::Guest(Some(guest)) = &mut self.role {
            self.offered = false;
            send(link, guest.take(yes));
        }
    }

    /// Goes: a host closes the table for now, a guest leaves it. What was agreed on stays written down.
    pub fn leave(&mut self, link: &mut Link, table: Option<&mut Table>) {
        match (&mut self.role, table) {
            (Role::Host(host), Some(table)) => send(link, host.close(table)),
            (Role::Guest(Some(guest)), table) => send(link, guest.leave(table)),
            _ => {}
        }
        let peers: Vec<DeviceKey> = link.peers().collect();
        for peer in peers {
            // It is one of the link's own peers.
            let _ = link.leave(peer);
        }
    }
}

/// Hands messages to the link. One that it does not take is asked for anew: what is to be known stands in the table.
fn send(link: &mut Link, out: Vec<Out>) {
    for Out { to, message } in out {
        match link.send(DeviceKey(to), &message) {
            Ok(_) | Err(LinkError::NoSuchPeer) => {}
            // The other has not answered for half a megabyte: it begins anew when it is back.
            Err(_) => {
                let _ = link.tap(DeviceKey(to));
            }
        }
    }
}
