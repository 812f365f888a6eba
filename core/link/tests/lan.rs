//! Links over TCP on the loopback interface, in real time: joining, being killed and coming back, wrong digits, a flood.

#![cfg(feature = "lan")]

use link::event::{Channel, Command, Event, Joining, Notice, Place};
use link::hello::Side;
use link::identity::DeviceKey;
use link::lan::{Carrier, EVENTS, FROM_ONE, SOCKETS};
use link::limits::{CHUNK_MOST, CHUNKS_UNWRITTEN, STRANGERS_MOST};
use link::sim::config;
use link::splitter::frame_chunk;
use link::{Config, Finding, Link};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, sleep_until, timeout};

const LOCAL: &str = "127.0.0.1:0";

/// A device: its link, its sockets, and what it was told.
struct Device {
    link: Link,
    carrier: Carrier,
    begun: Instant,
    wake: Instant,
    told: Vec<Notice>,
    /// The channel that was opened last.
    opened: Option<Channel>,
    /// Times round the loop: a carrier with nothing to do must not turn.
    turns: u64,
}

fn settings(side: Side, seed: u64) -> Config {
    let mut rng = StdRng::seed_from_u64(seed);
    Config { finding: Finding::Places, ..config(side, &mut rng) }
}

impl Device {
    fn new(config: Config, seed: u64) -> Device {
        let now = Instant::now();
        let link = Link::new(config, Box::new(StdRng::seed_from_u64(seed)));
        Device { link, carrier: Carrier::new(), begun: now, wake: now, told: Vec::new(), opened: None, turns: 0 }
    }

    fn host(config: Config, at: SocketAddr) -> (Device, SocketAddr) {
        let mut host = Device::new(config, 7);
        let at = host.carrier.listen(at).expect("a port");
        host.link.open_door().expect("a host");
        host.handle(Event::Wake);
        (host, at)
    }

    fn guest(config: Config, at: SocketAddr) -> Device {
        let mut guest = Device::new(config, 8);
        let place = guest.carrier.place(&at.to_string());
        guest.link.join(place).expect("any place");
        guest.handle(Event::Wake);
        guest
    }

    fn handle(&mut self, event: Event) {
        self.turns += 1;
        if let Event::Opened { channel, .. } = event {
            self.opened = Some(channel);
        }
        let now = self.begun.elapsed().as_millis() as u64;
        self.wake = Instant::now() + Duration::from_secs(60);
        for command in self.link.handle(event, now) {
            match command {
                Command::WakeAt(at) => self.wake = self.begun + Duration::from_millis(at),
                Command::Tell(notice) => self.told.push(notice),
                command => self.carrier.carry(command),
            }
        }
    }

    async fn turn(&mut self) {
        let event = tokio::select! {
            event = self.carrier.next() => event,
            () = sleep_until(self.wake) => Event::Wake,
        };
        self.handle(event);
    }

    fn type_digits(&mut self, digits: &str) {
        self.link.digits(digits).expect("six digits, wanted");
        self.handle(Event::Wake);
    }

    fn send(&mut self, to: DeviceKey, message: &[u8]) {
        self.link.send(to, message).expect("at the table");
        self.handle(Event::Wake);
    }

    fn messages(&self) -> Vec<&[u8]> {
        let message = |notice: &'_ Notice| matches!(notice, Notice::Message { .. });
        let told = self.told.iter().filter(|n| message(n));
        told.map(|n| if let Notice::Message { bytes, .. } = n { &bytes[..] } else { &[] }).collect()
    }

    fn was_told(&self, what: impl Fn(&Notice) -> bool) -> bool {
        self.told.iter().any(what)
    }
}

/// Lets both turn until something is so; panics after this many seconds.
async fn until(a: &mut Device, b: &mut Device, seconds: u64, mut so: impl FnMut(&mut Device, &mut Device) -> bool) {
    let end = Instant::now() + Duration::from_secs(seconds);
    while !so(a, b) {
        tokio::select! {
            () = a.turn() => {}
            () = b.turn() => {}
            () = sleep_until(end) => panic!("not in {seconds} s: {:?} {:?}; {:?} {:?}", a.link, a.told, b.link, b.told),
        }
    }
}

fn digits(host: &Device) -> String {
    host.link.code().expect("the door is open").0.to_string()
}

fn wants_digits(guest: &Device) -> bool {
    guest.link.joining() == Joining::DigitsWanted
}

fn ready(device: &Device) -> bool {
    device.was_told(|notice| matches!(notice, Notice::Ready { .. }))
}

/// A host and a guest that have joined by digits.
async fn table() -> (Device, Device, SocketAddr) {
    let (mut host, at) = Device::host(settings(Side::Host, 1), LOCAL.parse().expect("an address"));
    let mut guest = Device::guest(settings(Side::Guest, 2), at);
    until(&mut host, &mut guest, 10, |_, guest| wants_digits(guest)).await;
    let code = digits(&host);
    guest.type_digits(&code);
    until(&mut host, &mut guest, 10, |host, guest| ready(host) && ready(guest)).await;
    (host, guest, at)
}

fn message(i: usize) -> Vec<u8> {
    (0..[3, 700, 20_000][i % 3] + i).map(|j| (i * 31 + j) as u8).collect()
}

#[tokio::test]
async fn two_join_by_digits_and_exchange_messages() {
    let (mut host, mut guest, _) = table().await;
    let (h, g) = (host.link.key(), guest.link.key());
    for i in 0..12 {
        host.send(g, &message(i));
        guest.send(h, &message(100 + i));
    }
    until(&mut host, &mut guest, 20, |host, guest| host.messages().len() == 12 && guest.messages().len() == 12).await;
    assert_eq!(guest.messages(), (0..12).map(message).collect::<Vec<_>>());
    assert_eq!(host.messages(), (100..112).map(message).collect::<Vec<_>>());
    // Then only the heartbeat is left: no loop turns for nothing.
    let turns = host.turns + guest.turns;
    let end = Instant::now() + Duration::from_secs(2);
    until(&mut host, &mut guest, 9, |_, _| Instant::now() >= end).await;
    let turns = host.turns + guest.turns - turns;
    assert!(turns < 200, "{turns} turns in two quiet seconds");
}

#[tokio::test]
async fn one_whose_sockets_are_cut_comes_back_and_nothing_is_lost() {
    let (mut host, mut guest, at) = table().await;
    let (h, g) = (host.link.key(), guest.link.key());
    for round in 0..4 {
        for i in 0..5 {
            host.send(g, &message(10 * round + i));
            guest.send(h, &message(10 * round + i));
        }
        // In the middle of it: not all has arrived.
        until(&mut host, &mut guest, 10, |_, guest| guest.messages().len() > 5 * round).await;
        let (cut, is_host) = if round % 2 == 0 { (&mut host, true) } else { (&mut guest, false) };
        cut.carrier = Carrier::new();
        if is_host {
            cut.carrier.listen(at).expect("the same port again");
        } else {
            assert_eq!(cut.carrier.place(&at.to_string()), Place(1), "the same place in a new carrier");
        }
        // Its own side is told by whoever replaces the carrier; the other hears it from the system.
        let channel = cut.opened.expect("a channel was open");
        cut.handle(Event::Closed { channel });
        let all = 5 * (round + 1);
        until(&mut host, &mut guest, 20, |h, g| h.messages().len() == all && g.messages().len() == all).await;
    }
    let sent: Vec<_> = (0..4).flat_map(|round| (0..5).map(move |i| message(10 * round + i))).collect();
    assert_eq!(host.messages(), sent);
    assert_eq!(guest.messages(), sent);
    let resumed = |n: &&Notice| matches!(n, Notice::Ready { resumed: true, .. });
    assert_eq!((host.told.iter().filter(resumed).count(), guest.told.iter().filter(resumed).count()), (4, 4));
}

#[tokio::test]
async fn a_host_that_was_killed_comes_back_and_its_guest_needs_no_digits() {
    let (host, mut guest, at) = table().await;
    let (known, key, g) = (host.link.known().to_vec(), host.link.key(), guest.link.key());
    drop(host);
    guest.told.clear();
    let kept = Config { known, table: vec![g], ..settings(Side::Host, 1) };
    let (mut host, _) = Device::host(kept, at);
    assert_eq!(host.link.key(), key);
    until(&mut host, &mut guest, 20, |host, guest| ready(host) && ready(guest)).await;
    assert!(!guest.was_told(|n| matches!(n, Notice::Joining(Joining::DigitsWanted))));
    guest.send(key, b"back");
    until(&mut host, &mut guest, 10, |host, _| host.messages() == [b"back"]).await;
}

#[tokio::test]
async fn wrong_digits_do_not_open_and_the_next_ones_do() {
    let (mut host, at) = Device::host(settings(Side::Host, 1), LOCAL.parse().expect("an address"));
    let mut guest = Device::guest(settings(Side::Guest, 2), at);
    until(&mut host, &mut guest, 10, |_, guest| wants_digits(guest)).await;
    let right = digits(&host);
    guest.type_digits(if right == "123456" { "654321" } else { "123456" });
    until(&mut host, &mut guest, 10, |_, guest| guest.link.joining() == Joining::WrongDigits).await;
    assert!(!ready(&host) && !ready(&guest) && host.link.known().is_empty());
    assert_ne!(digits(&host), right, "the digits have changed");
    // They are taken as soon as the two have greeted each other again.
    let right = digits(&host);
    until(&mut host, &mut guest, 10, |_, guest| guest.link.digits(&right).is_ok()).await;
    guest.handle(Event::Wake);
    until(&mut host, &mut guest, 20, |host, guest| ready(host) && ready(guest)).await;
}

/// A socket from an address of its own, so that it counts apart.
async fn from(own: &str, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(own.parse().expect("an address"))?;
    socket.connect(to).await
}

/// What a stranger says: rubbish, or chunks in form, or nothing.
async fn flood(own: &'static str, to: SocketAddr, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    loop {
        let connected = timeout(Duration::from_millis(300), from(own, to)).await;
        let Ok(Ok(mut stream)) = connected else {
            sleep(Duration::from_millis(5)).await;
            continue;
        };
        let kind = rng.random_range(0..4);
        let mut bytes: Vec<u8> = (0..CHUNK_MOST).map(|_| rng.random()).collect();
        if kind > 0 {
            bytes = frame_chunk(&bytes);
        }
        let end = Instant::now() + Duration::from_millis(rng.random_range(0..300));
        while kind < 3 && Instant::now() < end {
            if timeout(Duration::from_millis(50), stream.write_all(&bytes)).await.is_ok_and(|wrote| wrote.is_err()) {
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_costs_little_and_disturbs_nobody() {
    let (mut host, mut guest, at) = table().await;
    let (h, g) = (host.link.key(), guest.link.key());
    let floods: Vec<_> = (0..24).map(|i| tokio::spawn(flood("127.0.0.2:0", at, i))).collect();
    let end = Instant::now() + Duration::from_secs(4);
    let (mut sent, mut sockets, mut channels, mut memory) = (0, 0, 0, 0);
    until(&mut host, &mut guest, 30, |host, guest| {
        if sent < 200 && guest.messages().len() == sent {
            sent += 1;
            host.send(g, &message(sent));
            guest.send(h, &message(sent));
        }
        sockets = sockets.max(host.carrier.sockets());
        channels = channels.max(host.link.channels());
        memory = memory.max(host.link.memory());
        Instant::now() >= end && host.messages().len() == sent && guest.messages().len() == sent
    })
    .await;
    assert!(sent > 20, "the two went on talking: {sent} messages");
    assert!(sockets <= SOCKETS && channels <= STRANGERS_MOST + 1, "{sockets} sockets, {channels} channels");
    assert!(memory < 160 * 1024, "{memory} bytes");
    assert!(host.was_told(|n| matches!(n, Notice::Strangers(_))), "strangers were counted");
    // A friend who comes in the middle of it finds a place too.
    let mut friend = Device::guest(settings(Side::Guest, 3), at);
    let mut typed = false;
    until(&mut host, &mut friend, 30, |host, friend| {
        if !typed && wants_digits(friend) {
            typed = true;
            let code = digits(host);
            friend.type_digits(&code);
        }
        if friend.link.joining() == Joining::Failed {
            let place = friend.carrier.place(&at.to_string());
            friend.link.join(place).expect("any place");
            friend.handle(Event::Wake);
        }
        ready(friend)
    })
    .await;
    floods.iter().for_each(|task| task.abort());
}

#[tokio::test]
async fn many_connections_from_one_place_leave_room_for_others() {
    let mut carrier = Carrier::new();
    let at = carrier.listen(LOCAL.parse().expect("an address")).expect("a port");
    let mut held = Vec::new();
    for _ in 0..40 {
        held.push(from("127.0.0.2:0", at).await.expect("the system's queue"));
        let _ = timeout(Duration::from_millis(20), carrier.next()).await;
    }
    assert_eq!((carrier.channels(), carrier.sockets()), (FROM_ONE, FROM_ONE));
    let _friend = from("127.0.0.3:0", at).await.expect("the system's queue");
    assert!(matches!(carrier.next().await, Event::Opened { place: None, size: CHUNK_MOST, .. }));
    assert_eq!(carrier.channels(), FROM_ONE + 1);
    drop(held);
    let mut closed = 0;
    while closed < FROM_ONE {
        closed += usize::from(matches!(carrier.next().await, Event::Closed { .. }));
    }
    assert_eq!(carrier.channels(), 1);
}

#[tokio::test]
async fn a_channel_that_is_closed_sends_its_last_chunks_and_is_heard_no_more() {
    let mut carrier = Carrier::new();
    let at = carrier.listen(LOCAL.parse().expect("an address")).expect("a port");
    let mut other = TcpStream::connect(at).await.expect("it listens");
    let Event::Opened { channel, .. } = carrier.next().await else { panic!("opened first") };
    // Unread bytes would make the system take back what was sent.
    other.write_all(&frame_chunk(b"unread").repeat(200)).await.expect("open");
    let last = vec![7; CHUNK_MOST];
    for _ in 0..CHUNKS_UNWRITTEN {
        carrier.carry(Command::Send { channel, bytes: last.clone() });
    }
    carrier.carry(Command::Close { channel });
    let quiet = timeout(Duration::from_millis(200), carrier.next()).await;
    assert!(quiet.is_err(), "{quiet:?}");
    let mut got = Vec::new();
    other.read_to_end(&mut got).await.expect("an end, not a reset");
    assert_eq!(got, frame_chunk(&last).repeat(CHUNKS_UNWRITTEN));
    drop(other);
    until_free(&mut carrier).await;
}

/// Waits until no socket is held.
async fn until_free(carrier: &mut Carrier) {
    let end = Instant::now() + Duration::from_secs(5);
    while carrier.sockets() > 0 {
        let _ = timeout(Duration::from_millis(20), carrier.next()).await;
        assert!(Instant::now() < end, "{carrier:?} gives back its sockets");
    }
}

#[tokio::test]
async fn whoever_is_not_listened_to_has_to_wait() {
    let mut carrier = Carrier::new();
    let at = carrier.listen(LOCAL.parse().expect("an address")).expect("a port");
    let mut other = TcpStream::connect(at).await.expect("it listens");
    let Event::Opened { channel, .. } = carrier.next().await else { panic!("opened first") };
    // Nobody fetches events: the other can send only what the system keeps.
    let chunk = frame_chunk(&[1; CHUNK_MOST]);
    let mut taken = 0;
    while timeout(Duration::from_millis(200), other.write_all(&chunk)).await.is_ok_and(|wrote| wrote.is_ok()) {
        taken += 1;
        assert!(taken < 100_000, "it never has to wait");
    }
    // And chunks to one who reads nothing end with the credit: a link sends no more, and more ends the channel.
    let mut got = 0;
    while got < EVENTS {
        match carrier.next().await {
            Event::Received { bytes, .. } => got += usize::from(bytes == [1; CHUNK_MOST]),
            event => panic!("{event:?}"),
        }
    }
    for _ in 0..100_000 {
        carrier.carry(Command::Send { channel, bytes: vec![2; CHUNK_MOST] });
        if carrier.channels() == 0 {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert_eq!(carrier.next().await, Event::Closed { channel });
    drop(other);
    until_free(&mut carrier).await;
}

#[tokio::test]
async fn connecting_fails_or_is_given_up() {
    let mut carrier = Carrier::new();
    let mut nobody = Carrier::new();
    let at = nobody.listen(LOCAL.parse().expect("an address")).expect("a port");
    let place = carrier.place(&at.to_string());
    nobody.deafen();
    carrier.carry(Command::Connect { place });
    assert_eq!(carrier.next().await, Event::ConnectFailed { place });
    // An address that is none.
    let odd = carrier.place("not an address");
    carrier.carry(Command::Connect { place: odd });
    assert_eq!(carrier.next().await, Event::ConnectFailed { place: odd });
    // Given up before it came about: nothing is told, and the socket is closed.
    let at = nobody.listen(at).expect("the port again");
    let place = carrier.place(&at.to_string());
    carrier.carry(Command::Connect { place });
    carrier.carry(Command::Cancel { place });
    assert!(timeout(Duration::from_millis(200), carrier.next()).await.is_err());
    assert_eq!(carrier.channels(), 0);
}

#[tokio::test]
async fn this_computer_knows_its_address_or_says_nothing() {
    let own = link::lan::own_address().await;
    assert!(own.is_none_or(|own| !own.is_unspecified() && own.is_ipv4()), "{own:?}");
}
