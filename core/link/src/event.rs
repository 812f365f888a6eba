//! What goes into a link and what comes out: events from the radio, commands to it, notices for the floor above.

use crate::advert::{Advert, Tag};
use crate::hello::{Refusal, Side};
use crate::identity::DeviceKey;
use crate::pairing::Digits;
use crate::stream::MessageId;
use crate::time::Millis;

/// One connection between two devices, numbered by the shell. A number is not used again for another connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Channel(pub u32);

/// Where another device can be reached, numbered by the shell: a Bluetooth address or a network address. It is no
/// identity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place(pub u64);

/// What the shell knows of its radio. Each but `On` is something a person can act on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Radio {
    /// Ready.
    On,
    /// Bluetooth is switched off.
    Off,
    /// A permission is missing (C1).
    NoPermission(Permission),
    /// Location is switched off, which old Android needs for scanning (C3).
    LocationOff,
    /// The device has no such radio.
    None,
}

/// The permissions of Android 12 and later; before, scanning stands for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    /// To scan.
    Scan,
    /// To connect.
    Connect,
    /// To advertise.
    Advertise,
}

/// What the shell tells the link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Time has passed, or the floor above has asked for something. Always allowed.
    Wake,
    /// A channel is open. `place` is given where this device connected. `size` is the largest chunk it takes from here.
    Opened {
        /// Which.
        channel: Channel,
        /// The place of the [`Command::Connect`] that this answers.
        place: Option<Place>,
        /// The largest chunk, from [`crate::limits::chunk_of_mtu`] where it is Bluetooth LE.
        size: usize,
    },
    /// The size of what a channel takes from here has changed. It belongs to the channel (C12).
    Resized {
        /// Which.
        channel: Channel,
        /// The largest chunk from now on.
        size: usize,
    },
    /// A chunk has come in, exactly as it was sent.
    Received {
        /// On which channel.
        channel: Channel,
        /// The chunk.
        bytes: Vec<u8>,
    },
    /// The system has taken one chunk of [`Command::Send`] and can take another.
    Written {
        /// On which channel.
        channel: Channel,
    },
    /// A channel is gone, whoever closed it.
    Closed {
        /// Which.
        channel: Channel,
    },
    /// A [`Command::Connect`] came to nothing.
    ConnectFailed {
        /// Which.
        place: Place,
    },
    /// A scan has seen an advert of ours. May be told again and again.
    Found {
        /// Where.
        place: Place,
        /// What it says.
        tag: Tag,
    },
    /// The system does not let this device advertise, as an attempt has shown (C19, C20).
    CannotAdvertise,
    /// The radio has changed. It is taken to be on until then.
    Radio(Radio),
    /// The app is about to sleep: screen off, or another app in front (C17, C18).
    Suspended,
    /// The app is back.
    Resumed,
}

/// What the link asks of the shell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Send a chunk, after those before it; answered by [`Event::Written`].
    Send {
        /// On which channel.
        channel: Channel,
        /// The chunk.
        bytes: Vec<u8>,
    },
    /// Close a channel. Answered by [`Event::Closed`] or not; the link has forgotten it.
    Close {
        /// Which.
        channel: Channel,
    },
    /// Connect; answered by [`Event::Opened`] or [`Event::ConnectFailed`]. There is never more than one under way.
    Connect {
        /// Where.
        place: Place,
    },
    /// Give up connecting. No answer is needed.
    Cancel {
        /// Where.
        place: Place,
    },
    /// Scan for the service. The link keeps the budget of starts (C21).
    StartScan,
    /// Stop scanning.
    StopScan,
    /// Advertise this, and accept connections. Said again after a sleep, in which systems may stop it.
    StartAdvert(Advert),
    /// Stop advertising. Connections may still be accepted.
    StopAdvert,
    /// Call again with [`Event::Wake`] at this time, unless something happens before. Only the latest counts.
    WakeAt(Millis),
    /// For the floor above.
    Tell(Notice),
}

/// How it stands with a device at this table. Every state is one a person can act on or wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Both hear the other's heartbeat.
    Together,
    /// A channel is open, but one of the two has not heard the other lately.
    Quiet,
    /// The other's app sleeps.
    Asleep,
    /// A channel is open and the two are finding out who they are.
    Meeting,
    /// This device connects.
    Connecting,
    /// This device looks for the other. `at`: when the next scan may start, where the budget makes it wait.
    Searching {
        /// On the shell's clock; absent while a scan is running.
        at: Option<Millis>,
    },
    /// This device can be found and waits for the other to come.
    Waiting,
    /// Several attempts in a row failed: a tap begins anew (C13).
    TapToReconnect,
    /// The other has turned this device away.
    Refused(Refusal),
    /// The other has left on purpose.
    Left,
    /// The radio of this device is not ready.
    RadioDown,
}

/// How it stands with joining a table for the first time, or again after being forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joining {
    /// Nothing is under way.
    Idle,
    /// Tables are looked for.
    Looking,
    /// Nobody has been found for a while; the search goes on.
    NobodyFound,
    /// A connection is being made.
    Connecting,
    /// Versions and keys are compared.
    Meeting,
    /// The digits are needed: [`crate::Link::digits`].
    DigitsWanted,
    /// The host keeps the attempt and answers at this time, on the shell's clock.
    Held {
        /// When.
        until: Millis,
    },
    /// The digits were wrong. The host shows new ones, and they are wanted.
    WrongDigits,
    /// Turned away, by name.
    Refused(Refusal),
    /// The connection did not come about, or broke.
    Failed,
    /// At the table.
    Joined(DeviceKey),
}

/// A table or a guest that a scan has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sighting {
    /// Where.
    pub place: Place,
    /// Its tag; its letters may be shown to tell two tables apart.
    pub tag: Tag,
}

/// What the floor above learns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A device is at the table and messages flow. `resumed`: nothing has been lost on either side; else both streams
    /// begin anew, and what was sent and not reported as delivered is gone.
    Ready {
        /// Who.
        peer: DeviceKey,
        /// Whether both remember the other's stream.
        resumed: bool,
    },
    /// A message, exactly once and in order.
    Message {
        /// From whom.
        peer: DeviceKey,
        /// What.
        bytes: Vec<u8>,
    },
    /// The other link has handed this message to its floor above.
    Delivered {
        /// To whom.
        peer: DeviceKey,
        /// Which.
        id: MessageId,
    },
    /// It stands otherwise with a device.
    Standing {
        /// Which.
        peer: DeviceKey,
        /// How.
        standing: Standing,
    },
    /// A device has been paired or has come back: keep [`crate::Link::known`].
    Paired {
        /// Which.
        peer: DeviceKey,
    },
    /// The digits to show, and when attempts are answered again (on the shell's clock); none while the door is closed.
    Code(Option<(Digits, Millis)>),
    /// It stands otherwise with joining.
    Joining(Joining),
    /// The tables (or guests) in sight.
    InSight(Vec<Sighting>),
    /// This device cannot advertise: the others have to be found by it.
    CannotAdvertise,
    /// So many strangers have been turned away, closed or ignored since the link began.
    Strangers(u32),
}

/// Which kind of advert this side looks for.
pub(crate) fn opposite(side: Side) -> Side {
    match side {
        Side::Host => Side::Guest,
        Side::Guest => Side::Host,
    }
}
