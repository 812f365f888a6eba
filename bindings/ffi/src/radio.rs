//! What crosses between a shell's radio and the link: events in, commands out. The shell carries bytes and knows no form.

use link::advert::{Advert, CHANNEL, NOTIFY, SERVICE, WRITE};
use link::event::{Channel, Command, Event, Permission, Place, Radio};
use link::limits::{CHUNK_MOST, chunk_of_mtu};
use link::splitter::{Splitter, frame_chunk};
use link::time::Millis;
use std::collections::BTreeMap;

/// What a shell tells of its radio. Channels are numbered by the shell, from 1, each number once; places too, as it
/// likes (a Bluetooth address is one).
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum RadioEvent {
    /// Time has passed, or something was asked of the core. Always allowed.
    Wake,
    /// A channel is open that keeps chunks apart, as attributes of Bluetooth do.
    Opened {
        /// Which.
        channel: u64,
        /// The place of the `Connect` that this answers; none where the other side connected.
        place: Option<u64>,
        /// The largest chunk that it takes, by `radio_chunk`.
        size: u32,
    },
    /// A channel is open that is a stream of bytes, as an L2CAP channel is. What is to be sent on it comes framed, and
    /// what comes in may be handed over in any pieces.
    OpenedStream {
        /// Which.
        channel: u64,
        /// The place of the `Connect` that this answers; none where the other side connected.
        place: Option<u64>,
    },
    /// The size of what a channel takes has changed.
    Resized {
        /// Which.
        channel: u64,
        /// The largest chunk from now on.
        size: u32,
    },
    /// Bytes have come in: one chunk, or any piece of a stream.
    Received {
        /// On which channel.
        channel: u64,
        /// What.
        bytes: Vec<u8>,
    },
    /// The system has taken the bytes of one `Send`, and can take another.
    Written {
        /// On which channel.
        channel: u64,
    },
    /// A channel is gone.
    Closed {
        /// Which.
        channel: u64,
    },
    /// A `Connect` came to nothing.
    ConnectFailed {
        /// Which.
        place: u64,
    },
    /// A scan has seen something.
    Found {
        /// Where.
        place: u64,
        /// Advertising data and scan response in a row, as they came. What is none of ours is passed over.
        advert: Vec<u8>,
    },
    /// The system does not let this device advertise, as an attempt has shown.
    CannotAdvertise,
    /// The radio has changed. It is taken to be ready until then.
    Changed {
        /// How it stands.
        fitness: RadioFitness,
    },
    /// The app is about to sleep.
    Suspended,
    /// The app is back.
    Resumed,
}

/// How it stands with a device's radio. Each but `Ready` is something a person can act on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum RadioFitness {
    /// It can be used.
    Ready,
    /// Switched off.
    Off,
    /// Scanning is not permitted (before Android 12: the location is not).
    MayNotScan,
    /// Connecting is not permitted.
    MayNotConnect,
    /// Advertising is not permitted.
    MayNotAdvertise,
    /// Location is switched off, without which an old Android finds nothing.
    LocationOff,
    /// The device has none.
    Missing,
}

/// What the core asks of a radio, to be carried out in order.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum RadioCommand {
    /// Send these bytes, after those before them; answered by `Written`.
    Send {
        /// On which channel.
        channel: u64,
        /// A chunk, or on a stream a chunk that is framed already.
        bytes: Vec<u8>,
    },
    /// Close a channel. No answer is needed.
    Close {
        /// Which.
        channel: u64,
    },
    /// Connect; answered by `Opened`, `OpenedStream` or `ConnectFailed`. Never more than one is under way.
    Connect {
        /// Where.
        place: u64,
    },
    /// Give up connecting. No answer is needed.
    Cancel {
        /// Where.
        place: u64,
    },
    /// Scan for the service. The core keeps the budget of starts.
    StartScan,
    /// Stop scanning.
    StopScan,
    /// Advertise this, and accept connections.
    StartAdvert {
        /// The advertising data as it goes out: flags and the service.
        data: Vec<u8>,
        /// The scan response as it goes out: the tag as the service's data.
        response: Vec<u8>,
        /// The tag alone, for systems that put adverts together themselves.
        tag: Vec<u8>,
        /// The tag as a name, for systems that can advertise only that.
        letters: String,
    },
    /// Stop advertising. Connections may still be accepted.
    StopAdvert,
    /// Tell `Wake` after this time, unless something else is told before. Only the latest counts.
    WakeIn {
        /// From now.
        millis: u64,
    },
}

/// The numbers of the service, which every shell uses.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct RadioNumbers {
    /// The service: advertised, and scanned for.
    pub service: String,
    /// The characteristic the connecting side writes chunks to.
    pub write: String,
    /// The characteristic the advertising side notifies chunks on.
    pub notify: String,
    /// The characteristic to read: the number of the L2CAP channel in two bytes, the low one first; zero for none.
    pub channel: String,
}

/// A number of the form 8-4-4-4-12.
fn written(number: u128) -> String {
    let digits = format!("{number:032x}");
    let parts = [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]];
    parts.join("-")
}

/// The numbers of the service.
#[uniffi::export]
pub fn radio_numbers() -> RadioNumbers {
    let [service, write, notify, channel] = [SERVICE, WRITE, NOTIFY, CHANNEL].map(written);
    RadioNumbers { service, write, notify, channel }
}

/// The largest chunk of a Bluetooth LE connection with this MTU (23 until the system has said otherwise).
#[uniffi::export]
pub fn radio_chunk(mtu: u32) -> u32 {
    chunk_of_mtu(u16::try_from(mtu).unwrap_or(u16::MAX)) as u32
}

impl From<RadioFitness> for Radio {
    fn from(fitness: RadioFitness) -> Radio {
        match fitness {
            RadioFitness::Ready => Radio::On,
            RadioFitness::Off => Radio::Off,
            RadioFitness::MayNotScan => Radio::NoPermission(Permission::Scan),
            RadioFitness::MayNotConnect => Radio::NoPermission(Permission::Connect),
            RadioFitness::MayNotAdvertise => Radio::NoPermission(Permission::Advertise),
            RadioFitness::LocationOff => Radio::LocationOff,
            RadioFitness::Missing => Radio::None,
        }
    }
}

/// What stands between a shell's radio and one link. It turns numbers and forms, and cuts streams into chunks.
#[derive(Debug, Default)]
pub struct Desk {
    streams: BTreeMap<Channel, Splitter>,
}

/// The link's number of a shell's channel. A shell that counted so far would have counted for years.
fn channel_of(channel: u64) -> Option<Channel> {
    u32::try_from(channel).ok().map(Channel)
}

impl Desk {
    /// What the link is to be told, and what the shell is to do at once.
    pub fn take_in(&mut self, event: RadioEvent) -> (Vec<Event>, Option<RadioCommand>) {
        if let RadioEvent::Received { channel, bytes } = event {
            return self.received(channel, bytes);
        }
        (self.turned(event).into_iter().collect(), None)
    }

    fn turned(&mut self, event: RadioEvent) -> Option<Event> {
        Some(match event {
            RadioEvent::Wake => Event::Wake,
            RadioEvent::Opened { channel, place, size } => {
                Event::Opened { channel: channel_of(channel)?, place: place.map(Place), size: size as usize }
            }
            RadioEvent::OpenedStream { channel, place } => {
                let channel = channel_of(channel)?;
                self.streams.insert(channel, Splitter::default());
                Event::Opened { channel, place: place.map(Place), size: CHUNK_MOST }
            }
            RadioEvent::Resized { channel, size } => {
                Event::Resized { channel: channel_of(channel)?, size: size as usize }
            }
            RadioEvent::Received { channel, bytes } => Event::Received { channel: channel_of(channel)?, bytes },
            RadioEvent::Written { channel } => Event::Written { channel: channel_of(channel)? },
            RadioEvent::Closed { channel } => {
                let channel = channel_of(channel)?;
                self.streams.remove(&channel);
                Event::Closed { channel }
            }
            RadioEvent::ConnectFailed { place } => Event::ConnectFailed { place: Place(place) },
            RadioEvent::Found { place, advert } => {
                Event::Found { place: Place(place), tag: Advert::read(&advert)?.tag }
            }
            RadioEvent::CannotAdvertise => Event::CannotAdvertise,
            RadioEvent::Changed { fitness } => Event::Radio(fitness.into()),
            RadioEvent::Suspended => Event::Suspended,
            RadioEvent::Resumed => Event::Resumed,
        })
    }

    fn received(&mut self, number: u64, bytes: Vec<u8>) -> (Vec<Event>, Option<RadioCommand>) {
        let Some(channel) = channel_of(number) else { return (Vec::new(), None) };
        let Some(splitter) = self.streams.get_mut(&channel) else {
            return (vec![Event::Received { channel, bytes }], None);
        };
        match splitter.take(&bytes) {
            Ok(chunks) => (chunks.into_iter().map(|bytes| Event::Received { channel, bytes }).collect(), None),
            Err(_) => {
                self.streams.remove(&channel);
                (vec![Event::Closed { channel }], Some(RadioCommand::Close { channel: number }))
            }
        }
    }

    /// A command of the link as the shell gets it; none for what the link tells the floor above. `now` is the time that
    /// the link was last given.
    pub fn give_out(&mut self, command: Command, now: Millis) -> Option<RadioCommand> {
        Some(match command {
            Command::Send { channel, bytes } => {
                let bytes = if self.streams.contains_key(&channel) { frame_chunk(&bytes) } else { bytes };
                RadioCommand::Send { channel: channel.0.into(), bytes }
            }
            Command::Close { channel } => {
                self.streams.remove(&channel);
                RadioCommand::Close { channel: channel.0.into() }
            }
            Command::Connect { place } => RadioCommand::Connect { place: place.0 },
            Command::Cancel { place } => RadioCommand::Cancel { place: place.0 },
            Command::StartScan => RadioCommand::StartScan,
            Command::StopScan => RadioCommand::StopScan,
            Command::StartAdvert(advert) => RadioCommand::StartAdvert {
                data: advert.data(),
                response: advert.response(),
                tag: advert.tag.0.to_vec(),
                letters: advert.tag.letters(),
            },
            Command::StopAdvert => RadioCommand::StopAdvert,
            Command::WakeAt(at) => RadioCommand::WakeIn { millis: at.saturating_sub(now) },
            Command::Tell(_) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use link::advert::Tag;
    use link::event::Notice;

    const ADVERT: Advert = Advert { tag: Tag([0x80, 1, 2, 3, 0x40]) };

    /// What the link hears of an event.
    fn heard(desk: &mut Desk, event: RadioEvent) -> Vec<Event> {
        let (events, at_once) = desk.take_in(event);
        assert_eq!(at_once, None);
        events
    }

    #[test]
    fn every_event_comes_through() {
        let (channel, place) = (Channel(7), Place(u64::MAX));
        let advert = [ADVERT.data(), ADVERT.response()].concat();
        let bytes = vec![1, 2, 3];
        let pairs = [
            (RadioEvent::Wake, Event::Wake),
            (
                RadioEvent::Opened { channel: 7, place: Some(u64::MAX), size: 20 },
                Event::Opened { channel, place: Some(place), size: 20 },
            ),
            (RadioEvent::Resized { channel: 7, size: 182 }, Event::Resized { channel, size: 182 }),
            (RadioEvent::Received { channel: 7, bytes: bytes.clone() }, Event::Received { channel, bytes }),
            (RadioEvent::Written { channel: 7 }, Event::Written { channel }),
            (RadioEvent::Closed { channel: 7 }, Event::Closed { channel }),
            (
                RadioEvent::OpenedStream { channel: 7, place: None },
                Event::Opened { channel, place: None, size: CHUNK_MOST },
            ),
            (RadioEvent::ConnectFailed { place: u64::MAX }, Event::ConnectFailed { place }),
            (RadioEvent::Found { place: u64::MAX, advert }, Event::Found { place, tag: ADVERT.tag }),
            (RadioEvent::CannotAdvertise, Event::CannotAdvertise),
            (RadioEvent::Changed { fitness: RadioFitness::Ready }, Event::Radio(Radio::On)),
            (RadioEvent::Changed { fitness: RadioFitness::Off }, Event::Radio(Radio::Off)),
            (RadioEvent::Changed { fitness: RadioFitness::LocationOff }, Event::Radio(Radio::LocationOff)),
            (RadioEvent::Changed { fitness: RadioFitness::Missing }, Event::Radio(Radio::None)),
            (RadioEvent::Suspended, Event::Suspended),
            (RadioEvent::Resumed, Event::Resumed),
        ];
        let mut desk = Desk::default();
        for (said, expected) in pairs {
            assert_eq!(heard(&mut desk, said), [expected]);
        }
        let permissions = [
            (RadioFitness::MayNotScan, Permission::Scan),
            (RadioFitness::MayNotConnect, Permission::Connect),
            (RadioFitness::MayNotAdvertise, Permission::Advertise),
        ];
        for (fitness, permission) in permissions {
            assert_eq!(
                heard(&mut desk, RadioEvent::Changed { fitness }),
                [Event::Radio(Radio::NoPermission(permission))]
            );
        }
    }

    #[test]
    fn what_means_nothing_is_passed_over() {
        let mut desk = Desk::default();
        assert_eq!(heard(&mut desk, RadioEvent::Found { place: 1, advert: vec![2, 1, 6] }), []);
        assert_eq!(heard(&mut desk, RadioEvent::Closed { channel: u64::MAX }), []);
        assert_eq!(heard(&mut desk, RadioEvent::Received { channel: u64::MAX, bytes: vec![1] }), []);
    }

    #[test]
    fn every_command_comes_through_and_notices_do_not() {
        let (channel, place, bytes) = (Channel(7), Place(9), vec![5; 3]);
        let pairs = [
            (Command::Send { channel, bytes: bytes.clone() }, RadioCommand::Send { channel: 7, bytes }),
            (Command::Close { channel }, RadioCommand::Close { channel: 7 }),
            (Command::Connect { place }, RadioCommand::Connect { place: 9 }),
            (Command::Cancel { place }, RadioCommand::Cancel { place: 9 }),
            (Command::StartScan, RadioCommand::StartScan),
            (Command::StopScan, RadioCommand::StopScan),
            (Command::StopAdvert, RadioCommand::StopAdvert),
            (Command::WakeAt(1_250), RadioCommand::WakeIn { millis: 250 }),
            (Command::WakeAt(10), RadioCommand::WakeIn { millis: 0 }),
        ];
        let mut desk = Desk::default();
        for (command, expected) in pairs {
            assert_eq!(desk.give_out(command, 1_000), Some(expected));
        }
        assert_eq!(desk.give_out(Command::Tell(Notice::Strangers(1)), 0), None);
        let Some(RadioCommand::StartAdvert { data, response, tag, letters }) =
            desk.give_out(Command::StartAdvert(ADVERT), 0)
        else {
            panic!("an advert");
        };
        let found = RadioEvent::Found { place: 3, advert: [data, response].concat() };
        assert_eq!(heard(&mut desk, found), [Event::Found { place: Place(3), tag: ADVERT.tag }]);
        assert_eq!(tag, ADVERT.tag.0);
        assert_eq!(Tag::of_letters(&letters), Ok(ADVERT.tag));
    }

    #[test]
    fn on_a_stream_chunks_are_framed_and_come_back_from_any_pieces() {
        let (mut here, mut there) = (Desk::default(), Desk::default());
        for desk in [&mut here, &mut there] {
            heard(desk, RadioEvent::OpenedStream { channel: 4, place: None });
        }
        let chunks: Vec<Vec<u8>> = [1usize, 20, 512].iter().map(|len| vec![*len as u8; *len]).collect();
        let mut stream = Vec::new();
        for chunk in &chunks {
            let sent = here.give_out(Command::Send { channel: Channel(4), bytes: chunk.clone() }, 0);
            let Some(RadioCommand::Send { channel: 4, bytes }) = sent else { panic!("{sent:?}") };
            stream.extend(bytes);
        }
        let pieces = stream
            .chunks(7)
            .flat_map(|piece| heard(&mut there, RadioEvent::Received { channel: 4, bytes: piece.to_vec() }));
        let expected = chunks.into_iter().map(|bytes| Event::Received { channel: Channel(4), bytes });
        assert!(pieces.eq(expected));
        // A stream that breaks the form is closed on both sides of the desk, and forgotten.
        let (events, at_once) = there.take_in(RadioEvent::Received { channel: 4, bytes: vec![0xFF; 9] });
        assert_eq!(events, [Event::Closed { channel: Channel(4) }]);
        assert_eq!(at_once, Some(RadioCommand::Close { channel: 4 }));
        assert!(there.streams.is_empty());
        here.give_out(Command::Close { channel: Channel(4) }, 0);
        assert!(here.streams.is_empty());
    }

    #[test]
    fn numbers_are_written_as_systems_write_them_and_sizes_are_those_of_the_link() {
        let numbers = radio_numbers();
        assert_eq!(numbers.service, "7a0b1c52-4e6d-4f8e-9d37-5ab2c0d1e701");
        assert_eq!(numbers.channel, "7a0b1c52-4e6d-4f8e-9d37-5ab2c0d1e704");
        assert_eq!([0, 23, 185, 517, 70_000].map(radio_chunk), [20, 20, 182, 512, 512]);
    }
}
