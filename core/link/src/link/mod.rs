//! The link of one device: all its channels and the devices at its table. Events and time in, commands out.

mod finding;
mod lines;

use crate::advert::Tag;
use crate::error::LinkError;
use crate::event::{Channel, Command, Event, Joining, Notice, Place, Radio, Standing};
use crate::hello::{Side, Versions};
use crate::identity::{DeviceKey, Identity, Known};
use crate::limits::*;
use crate::line::{Line, Party};
use crate::meeting::Purpose;
use crate::pairing::{Digits, Door};
use crate::peer::Peer;
use crate::role::{Rank, Role, keep};
use crate::search::{Finding, Search};
use crate::stream::MessageId;
use crate::time::{Clock, Millis};
use rand::CryptoRng;
use std::collections::BTreeMap;

/// What a link begins with.
#[derive(Clone, Debug)]
pub struct Config {
    /// This device's keys, kept by the floor above.
    pub identity: Identity,
    /// Host or guest of the table.
    pub side: Side,
    /// What it plays with.
    pub versions: Versions,
    /// How devices are found over this carrier.
    pub finding: Finding,
    /// Whether the system has an advertiser. If trying shows otherwise: [`Event::CannotAdvertise`].
    pub can_advertise: bool,
    /// Devices paired before, as [`Link::known`] gave them.
    pub known: Vec<Known>,
    /// Devices that belong to the table from before: a host's guests, a guest's host. They are waited for or looked for.
    pub table: Vec<DeviceKey>,
}

/// The link of one device, see the page of the crate.
pub struct Link {
    me: Identity,
    side: Side,
    versions: Versions,
    known: Vec<Known>,
    rng: Box<dyn CryptoRng + Send>,
    clock: Clock,
    now: Millis,
    lines: BTreeMap<Channel, Line>,
    peers: BTreeMap<DeviceKey, Peer>,
    standings: BTreeMap<DeviceKey, Standing>,
    search: Search,
    /// Whom the connection that is being made is for.
    trying: Option<DeviceKey>,
    door: Option<Door>,
    code_told: Option<(Digits, Millis)>,
    seeking: Option<Millis>,
    /// The place or channel over which a table is being joined.
    join_place: Option<Place>,
    join_channel: Option<Channel>,
    joining: Joining,
    joining_told: Joining,
    asleep: bool,
    next_message: u64,
    strangers: u32,
    strangers_told: u32,
    out: Vec<Command>,
}

impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Link({:?}, {:?}, {:?})", self.side, self.me, self.standings)
    }
}

impl Link {
    /// A link that has done nothing yet. `rng` is the only chance it uses: seeded by the system in play, by a number in
    /// tests.
    pub fn new(config: Config, mut rng: Box<dyn CryptoRng + Send>) -> Link {
        let tag = Tag::draw(config.side, &mut *rng);
        let mut link = Link {
            me: config.identity,
            side: config.side,
            versions: config.versions,
            known: config.known,
            clock: Clock::default(),
            now: 0,
            lines: BTreeMap::new(),
            peers: BTreeMap::new(),
            standings: BTreeMap::new(),
            search: Search::new(config.finding, config.can_advertise, tag),
            trying: None,
            door: None,
            code_told: None,
            seeking: None,
            join_place: None,
            join_channel: None,
            joining: Joining::Idle,
            joining_told: Joining::Idle,
            asleep: false,
            next_message: 0,
            strangers: 0,
            strangers_told: 0,
            out: Vec::new(),
            rng,
        };
        link.known.truncate(KNOWN_MOST);
        for key in config.table.into_iter().take(PEERS_MOST) {
            link.seat(key);
        }
        link
    }

    /// The one door: something has happened, or time has passed. `now` is the shell's clock in milliseconds.
    ///
    /// Call it with [`Event::Wake`] after any of the other methods too: what they ask for is done then.
    pub fn handle(&mut self, event: Event, now: Millis) -> Vec<Command> {
        let slept = self.clock.advance(now);
        self.now = self.clock.own();
        self.search.system_time = self.clock.with_sleep();
        if slept && !self.asleep {
            self.wake_up();
        }
        match event {
            Event::Wake => {}
            Event::Opened { channel, place, size } => self.opened(channel, place, size),
            Event::Resized { channel, size } => {
                if let Some(line) = self.lines.get_mut(&channel) {
                    line.resize(size);
                }
            }
            Event::Received { channel, bytes } => self.received(channel, &bytes),
            Event::Written { channel } => {
                if let Some(line) = self.lines.get_mut(&channel) {
                    line.written();
                }
            }
            Event::Closed { channel } => self.drop_line(channel, false),
            Event::ConnectFailed { place } => self.connect_failed(place),
            Event::Found { place, tag } => self.found(place, tag),
            Event::CannotAdvertise => {
                if self.search.can_advertise {
                    self.search.can_advertise = false;
                    self.out.push(Command::Tell(Notice::CannotAdvertise));
                }
            }
            Event::Radio(radio) => self.radio(radio),
            Event::Suspended => {
                self.asleep = true;
                self.peers.values_mut().for_each(|peer| peer.beat_now(self.now));
            }
            Event::Resumed => {
                self.asleep = false;
                self.search.advertise_again();
                self.wake_up();
            }
        }
        self.tick();
        self.find();
        self.pump();
        self.tell();
        let wake = self.due();
        if let Some(at) = wake {
            self.out.push(Command::WakeAt(self.clock.outside(at)));
        }
        std::mem::take(&mut self.out)
    }

    // For the floor above.

    /// Sends a message, whether the device is here now or comes back later. Messages arrive in order, each once;
    /// [`Notice::Delivered`] names this id when it has. After [`Notice::Ready`] with `resumed: false` what has not been
    /// delivered is gone.
    pub fn send(&mut self, peer: DeviceKey, message: &[u8]) -> Result<MessageId, LinkError> {
        let peer = self.peers.get_mut(&peer).ok_or(LinkError::NoSuchPeer)?;
        let id = MessageId(self.next_message);
        peer.out().push(id, message)?;
        self.next_message += 1;
        Ok(id)
    }

    /// A host lets guests in: known ones as they are, others with the digits that [`Notice::Code`] shows.
    pub fn open_door(&mut self) -> Result<(), LinkError> {
        if self.side != Side::Host {
            return Err(LinkError::Side);
        }
        if self.door.is_none() {
            self.door = Some(Door::new(&mut *self.rng));
        }
        Ok(())
    }

    /// From now on only those at the table come in; everybody else finds it busy (C5).
    pub fn close_door(&mut self) {
        self.door = None;
    }

    /// A guest looks for tables: [`Notice::InSight`].
    pub fn seek(&mut self) -> Result<(), LinkError> {
        if self.side != Side::Guest {
            return Err(LinkError::Side);
        }
        self.seeking.get_or_insert(self.now);
        if !matches!(self.joining, Joining::Connecting | Joining::Meeting | Joining::DigitsWanted) {
            self.joining = Joining::Looking;
        }
        Ok(())
    }

    /// It looks no more. A table that is being joined is given up too.
    pub fn stop_seeking(&mut self) {
        self.seeking = None;
        self.join_place = None;
        if let Some(channel) = self.join_channel.take() {
            self.drop_line(channel, true);
        }
        self.joining = Joining::Idle;
    }

    /// A guest joins the table at a place in sight (or, without adverts, at any place).
    pub fn join(&mut self, place: Place) -> Result<(), LinkError> {
        if self.side != Side::Guest {
            return Err(LinkError::Side);
        }
        if !self.search.knows(place) {
            return Err(LinkError::NoSuchPlace);
        }
        if let Some(channel) = self.join_channel.take() {
            self.drop_line(channel, true);
        }
        self.seeking.get_or_insert(self.now);
        self.join_place = Some(place);
        self.joining = Joining::Connecting;
        Ok(())
    }

    /// The digits that somebody has typed, when [`Joining::DigitsWanted`] or [`Joining::WrongDigits`] asks for them.
    pub fn digits(&mut self, typed: &str) -> Result<(), LinkError> {
        let digits = Digits::parse(typed).ok_or(LinkError::Digits)?;
        let channel = self.join_channel.ok_or(LinkError::NotAsked)?;
        let mut wanted = false;
        self.meet(channel, |meeting, around| {
            let outcomes = meeting.type_digits(digits, around);
            wanted = outcomes.is_some();
            outcomes.unwrap_or_default()
        });
        if wanted {
            self.joining = Joining::Meeting;
            Ok(())
        } else {
            Err(LinkError::NotAsked)
        }
    }

    /// "Tap to reconnect": begins anew after several strikes, after a refusal, or after somebody left.
    pub fn tap(&mut self, peer: DeviceKey) -> Result<(), LinkError> {
        let peer = self.peers.get_mut(&peer).ok_or(LinkError::NoSuchPeer)?;
        (peer.strikes, peer.retry_at, peer.tried_place) = (0, self.now, false);
        (peer.left, peer.gone, peer.refused, peer.refusals) = (false, false, None, 0);
        Ok(())
    }

    /// Leaves a device, or sends it from the table: it is told, and no longer belongs to it. It stays known.
    pub fn leave(&mut self, peer: DeviceKey) -> Result<(), LinkError> {
        let leaving = self.peers.get_mut(&peer).ok_or(LinkError::NoSuchPeer)?;
        leaving.left = true;
        leaving.beat_now(self.now);
        let channel = leaving.joined.as_ref().map(|joined| joined.channel);
        match channel.and_then(|channel| self.lines.get_mut(&channel)) {
            Some(line) => {
                line.closing = Some(self.now + CLOSE_AFTER);
                self.pump(); // The farewell goes before the channel is closed.
            }
            None => self.unseat(peer),
        }
        Ok(())
    }

    /// Forgets a device: next time it needs digits. If it is at the table, it is sent away.
    pub fn forget(&mut self, key: DeviceKey) {
        self.known.retain(|known| known.key != key);
        self.unseat(key);
    }

    /// The devices that return without digits, to be kept.
    pub fn known(&self) -> &[Known] {
        &self.known
    }

    /// This device's key.
    pub fn key(&self) -> DeviceKey {
        self.me.key()
    }

    /// Host or guest.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The devices of the table, here or away.
    pub fn peers(&self) -> impl Iterator<Item = DeviceKey> {
        self.peers.keys().copied()
    }

    /// How it stands with a device of the table.
    pub fn standing(&self, peer: DeviceKey) -> Option<Standing> {
        self.peers.get(&peer).map(|peer| self.standing_of(peer))
    }

    /// How it stands with joining.
    pub fn joining(&self) -> Joining {
        self.joining
    }

    /// The digits to show, and when attempts are answered again on the shell's clock.
    pub fn code(&self) -> Option<(Digits, Millis)> {
        self.door.as_ref().map(|door| (door.digits(), self.clock.outside(door.opens())))
    }

    /// Who advertises and who connects.
    pub fn role(&self, peer: DeviceKey) -> Option<Role> {
        self.peers.get(&peer).and_then(|peer| peer.role)
    }

    /// Bytes that wait for a device's acknowledgement, and how much of a larger message from it has come in: for a bar
    /// where this takes longer than half a second (C31).
    pub fn progress(&self, peer: DeviceKey) -> Option<(usize, Option<(usize, usize)>)> {
        self.peers.get(&peer).map(Peer::progress)
    }

    /// Bytes that the link holds for others. Tests hold it to a bound whatever strangers send.
    pub fn memory(&self) -> usize {
        self.lines.values().map(Line::memory).sum::<usize>() + self.peers.values().map(Peer::memory).sum::<usize>()
    }

    /// Channels that the link knows of.
    pub fn channels(&self) -> usize {
        self.lines.len()
    }

    // The table.

    /// Gives a device its place at the table.
    fn seat(&mut self, key: DeviceKey) {
        if !self.peers.contains_key(&key) {
            let mut peer = Peer::new(key, self.side == Side::Guest, self.now, &mut *self.rng);
            peer.role = keep(None, self.rank(), rank_of(&peer));
            self.peers.insert(key, peer);
        }
    }

    fn unseat(&mut self, key: DeviceKey) {
        let channel = self.peers.remove(&key).and_then(|peer| peer.joined).map(|joined| joined.channel);
        self.standings.remove(&key);
        if let Some(channel) = channel {
            self.drop_line(channel, true);
        }
    }

    fn rank(&self) -> Rank {
        Rank { can_advertise: self.search.can_advertise, hosts: self.side == Side::Host, key: self.me.key() }
    }

    /// The device has slept, or thinks so: everything has to show that it still works.
    fn wake_up(&mut self) {
        for peer in self.peers.values_mut() {
            peer.woke(self.now);
            peer.retry_at = self.now;
        }
    }

    fn radio(&mut self, radio: Radio) {
        let was_up = self.search.is_up();
        self.search.radio = radio;
        if !self.search.is_up() {
            self.search.reset();
            self.trying = None;
            for channel in self.lines.keys().copied().collect::<Vec<_>>() {
                self.drop_line(channel, false);
            }
        } else if !was_up {
            self.search.reset();
            self.peers.values_mut().for_each(|peer| peer.retry_at = self.now);
        }
    }

    /// Tells what has changed.
    fn tell(&mut self) {
        let outside = |at| self.clock.outside(at);
        let code = self.door.as_ref().map(|door| (door.digits(), door.opens()));
        if code != self.code_told {
            self.code_told = code;
            self.out.push(Command::Tell(Notice::Code(code.map(|(digits, at)| (digits, outside(at))))));
        }
        if self.joining != self.joining_told {
            self.joining_told = self.joining;
            self.out.push(Command::Tell(Notice::Joining(self.joining)));
        }
        let told: Vec<(DeviceKey, Standing)> = self.peers.iter().map(|(k, p)| (*k, self.standing_of(p))).collect();
        for (peer, standing) in told {
            if self.standings.insert(peer, standing) != Some(standing) {
                self.out.push(Command::Tell(Notice::Standing { peer, standing }));
            }
        }
        if self.strangers != self.strangers_told {
            self.strangers_told = self.strangers;
            self.out.push(Command::Tell(Notice::Strangers(self.strangers)));
        }
    }

    /// When to be called again, on the link's own clock; nothing if nothing is going on.
    fn due(&self) -> Option<Millis> {
        let lines = self.lines.values().map(|line| match &line.party {
            _ if line.closing.is_some() => self.now + CLOSE_AFTER / 10,
            Party::Stranger(meeting) => meeting.due(self.door.as_ref()),
            Party::Peer(_) => line.again.as_ref().map_or(Millis::MAX, |(_, at)| *at),
        });
        let peers = self.peers.values().map(|peer| {
            let away = peer.joined.is_none() && peer.retry_at > self.now;
            let blocked =
                peer.joined.as_ref().and_then(|j| self.lines.get(&j.channel)).is_some_and(|l| !l.has_credit());
            let findable = peer.away + FINDABLE_AFTER;
            let due = match &peer.joined {
                _ if away => peer.retry_at,
                None if findable > self.now => findable,
                _ => peer.due(),
            };
            // What cannot be said for want of credit is said when a chunk has been written.
            if blocked { due.max(self.now + 100) } else { due }
        });
        let search = self.search.due(self.now, self.search.is_up() && self.wants_scan().0);
        let next = lines.chain(peers).chain([search]).min().unwrap_or(Millis::MAX);
        let idle = self.lines.is_empty() && self.peers.is_empty() && self.seeking.is_none() && self.door.is_none();
        (!idle || next != Millis::MAX).then(|| next.clamp(self.now + 5, self.now + STEP_MOST))
    }
}

fn rank_of(peer: &Peer) -> Rank {
    Rank { can_advertise: peer.can_advertise, hosts: peer.hosts, key: peer.key }
}

/// What a guest wants of a channel that is meant for this device, or for nobody yet.
fn purpose_for(trying: Option<DeviceKey>) -> Purpose {
    trying.map_or(Purpose::Join, Purpose::Return)
}
