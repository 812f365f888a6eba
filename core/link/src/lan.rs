//! A carrier over TCP, for computers in one network: it carries out a link's commands and tells what comes of them.
//!
//! One task holds it beside a timer for [`Command::WakeAt`], and does whatever [`Command::Tell`] says:
//!
//! ```no_run
//! # use link::{Link, event::{Command, Event, Notice}, lan::Carrier};
//! # async fn task(mut link: Link, mut carrier: Carrier, told: impl Fn(Notice)) {
//! let begun = tokio::time::Instant::now();
//! let mut wake = begun;
//! loop {
//!     let event = tokio::select! {
//!         event = carrier.next() => event,
//!         () = tokio::time::sleep_until(wake) => Event::Wake,
//!     };
//!     wake = tokio::time::Instant::now() + std::time::Duration::from_secs(3600);
//!     for command in link.handle(event, begun.elapsed().as_millis() as u64) {
//!         match command {
//!             Command::WakeAt(at) => wake = begun + std::time::Duration::from_millis(at),
//!             Command::Tell(notice) => told(notice),
//!             command => carrier.carry(command),
//!         }
//!     }
//! }
//! # }
//! ```
//!
//! What strangers can cost is bounded before the link ever hears of them: [`SOCKETS`] connections from outside, of them
//! [`FROM_ONE`] from one place, new ones at most every [`ACCEPT_EVERY`] in the long run; a chunk and a buffer of each,
//! and [`EVENTS`] events that wait. Whoever sends faster than they are fetched is made to wait by TCP itself.

use crate::event::{Channel, Command, Event, Place};
use crate::limits::{CHUNK_MOST, CHUNKS_UNWRITTEN, CONNECT_FOR, PEERS_MOST, PLACES_MOST, STRANGERS_MOST};
use crate::splitter::{Splitter, frame_chunk};
use std::collections::{BTreeMap, VecDeque};
use std::future::pending;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{ReadHalf, WriteHalf};
use tokio::net::{TcpListener, TcpSocket, TcpStream, UdpSocket};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until, timeout};

/// The port when none is named.
pub const PORT: u16 = 7284;
/// Connections from outside: twice what a link keeps, as those it has closed linger for a moment.
pub const SOCKETS: usize = 2 * (STRANGERS_MOST + PEERS_MOST);
/// Connections from one place, so that one computer alone never takes all the places that a link has for strangers.
pub const FROM_ONE: usize = STRANGERS_MOST - 1;
/// Connections are accepted no faster than this in the long run …
pub const ACCEPT_EVERY: Duration = Duration::from_millis(5);
/// … after this many at once. The rest waits in the system's queue, which is as long.
const ACCEPT_BURST: u32 = 32;
/// How long nothing is accepted after the system has refused to (it has no more descriptors, say).
const ACCEPT_AGAIN: Duration = Duration::from_millis(200);
/// Events that wait to be fetched.
pub const EVENTS: usize = 64;
/// How long the last bytes of a channel that was closed here may take.
const LINGER: Duration = Duration::from_millis(500);

/// What a task tells the carrier.
enum Report {
    Of(Event),
    Connected(u64, TcpStream),
    Failed(u64),
}

/// A channel: dropping it lets its task write what is queued, say so to the other side, and end.
struct Open {
    chunks: mpsc::Sender<Vec<u8>>,
    _stop: oneshot::Sender<()>,
    from: Option<IpAddr>,
}

/// A connection that is being made; it is given up when dropped.
struct Connecting {
    place: Place,
    attempt: u64,
    task: AbortHandle,
}

impl Drop for Connecting {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// When the next connection may be accepted.
struct Pace(Instant);

impl Pace {
    fn accepted(&mut self) {
        let full = Instant::now().checked_sub(ACCEPT_EVERY * ACCEPT_BURST);
        self.0 = full.map_or(self.0, |full| self.0.max(full)) + ACCEPT_EVERY;
    }
}

/// The sockets of one device. Dropping it closes them all.
pub struct Carrier {
    addresses: Vec<(Place, String)>,
    listener: Option<TcpListener>,
    room: Arc<Semaphore>,
    pace: Pace,
    channels: BTreeMap<Channel, Open>,
    connecting: Option<Connecting>,
    last_channel: u32,
    last_place: u64,
    last_attempt: u64,
    /// What is known without a task.
    own: VecDeque<Event>,
    reports: mpsc::Receiver<Report>,
    report: mpsc::Sender<Report>,
}

impl std::fmt::Debug for Carrier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Carrier({:?}, {} channels)", self.listener, self.channels.len())
    }
}

impl Default for Carrier {
    fn default() -> Carrier {
        Carrier::new()
    }
}

impl Carrier {
    /// A carrier without sockets. It works inside a runtime of tokio with time and I/O.
    pub fn new() -> Carrier {
        let (report, reports) = mpsc::channel(EVENTS);
        Carrier {
            addresses: Vec::new(),
            listener: None,
            room: Arc::new(Semaphore::new(SOCKETS)),
            pace: Pace(Instant::now()),
            channels: BTreeMap::new(),
            connecting: None,
            last_channel: 0,
            last_place: 0,
            last_attempt: 0,
            own: VecDeque::new(),
            reports,
            report,
        }
    }

    /// Accepts connections at this address from now on (and at no other); says which it is, where the port was 0.
    pub fn listen(&mut self, at: SocketAddr) -> io::Result<SocketAddr> {
        let socket = if at.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        // On Windows the same option would let another program take the port.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.bind(at)?;
        let listener = socket.listen(ACCEPT_BURST)?;
        let at = listener.local_addr()?;
        self.listener = Some(listener);
        Ok(at)
    }

    /// Accepts no more connections. Those that are open stay.
    pub fn deafen(&mut self) {
        self.listener = None;
    }

    /// The place of an address that somebody typed: a name or a number, and a port. The same address is always the same
    /// place; of many, the first are forgotten.
    pub fn place(&mut self, address: &str) -> Place {
        if let Some((place, _)) = self.addresses.iter().find(|(_, known)| known == address) {
            return *place;
        }
        if self.addresses.len() >= PLACES_MOST {
            self.addresses.remove(0);
        }
        self.last_place += 1;
        let place = Place(self.last_place);
        self.addresses.push((place, address.to_owned()));
        place
    }

    /// Channels that are open.
    pub fn channels(&self) -> usize {
        self.channels.len()
    }

    /// Connections from outside, those included that are being closed.
    pub fn sockets(&self) -> usize {
        SOCKETS - self.room.available_permits()
    }

    /// Carries out a command; never waits. [`Command::WakeAt`] and [`Command::Tell`] are the caller's. There are no
    /// adverts here and nothing to scan.
    pub fn carry(&mut self, command: Command) {
        match command {
            Command::Send { channel, bytes } => {
                let Some(open) = self.channels.get(&channel) else { return };
                // A link keeps to the credit that it has; a queue that is full for another reason ends the channel.
                if open.chunks.try_send(bytes).is_err() {
                    self.channels.remove(&channel);
                    self.own.push_back(Event::Closed { channel });
                }
            }
            Command::Close { channel } => {
                self.channels.remove(&channel);
            }
            Command::Connect { place } => self.connect(place),
            Command::Cancel { place } => {
                self.connecting.take_if(|connecting| connecting.place == place);
            }
            Command::StartScan | Command::StopScan | Command::StartAdvert(_) | Command::StopAdvert => {}
            Command::WakeAt(_) | Command::Tell(_) => {}
        }
    }

    /// The next thing that happens. Nothing is lost where this is dropped before it is ready.
    pub async fn next(&mut self) -> Event {
        loop {
            if let Some(event) = self.own.pop_front() {
                return event;
            }
            let event = tokio::select! {
                report = self.reports.recv() => report.and_then(|report| self.reported(report)),
                (stream, from, permit) = accept(self.listener.as_ref(), &self.room, &mut self.pace) => {
                    self.accepted(stream, from, permit)
                }
            };
            if let Some(event) = event {
                return event;
            }
        }
    }

    fn connect(&mut self, place: Place) {
        self.connecting = None;
        let Some((_, address)) = self.addresses.iter().find(|(known, _)| *known == place) else {
            self.own.push_back(Event::ConnectFailed { place });
            return;
        };
        let (address, report) = (address.clone(), self.report.clone());
        self.last_attempt += 1;
        let attempt = self.last_attempt;
        let task = tokio::spawn(async move {
            let connected = timeout(Duration::from_millis(CONNECT_FOR), TcpStream::connect(address)).await;
            let told = match connected {
                Ok(Ok(stream)) => Report::Connected(attempt, stream),
                Ok(Err(_)) | Err(_) => Report::Failed(attempt),
            };
            let _ = report.send(told).await; // The carrier may be gone.
        });
        self.connecting = Some(Connecting { place, attempt, task: task.abort_handle() });
    }

    fn reported(&mut self, report: Report) -> Option<Event> {
        let asked = |attempt: u64| move |connecting: &mut Connecting| connecting.attempt == attempt;
        match report {
            Report::Of(Event::Closed { channel }) => self.channels.remove(&channel).map(|_| Event::Closed { channel }),
            Report::Of(event) => match event {
                Event::Received { channel, .. } | Event::Written { channel } => {
                    self.channels.contains_key(&channel).then_some(event)
                }
                event => Some(event),
            },
            Report::Connected(attempt, stream) => {
                let place = self.connecting.take_if(asked(attempt))?.place;
                Some(self.open(stream, Some(place), None, None))
            }
            Report::Failed(attempt) => {
                let place = self.connecting.take_if(asked(attempt))?.place;
                Some(Event::ConnectFailed { place })
            }
        }
    }

    fn accepted(&mut self, stream: TcpStream, from: SocketAddr, permit: OwnedSemaphorePermit) -> Option<Event> {
        let home = home(from.ip());
        let same = self.channels.values().filter(|open| open.from == Some(home)).count();
        (same < FROM_ONE).then(|| self.open(stream, None, Some(home), Some(permit)))
    }

    fn open(
        &mut self,
        stream: TcpStream,
        place: Option<Place>,
        from: Option<IpAddr>,
        permit: Option<OwnedSemaphorePermit>,
    ) -> Event {
        self.last_channel += 1;
        let channel = Channel(self.last_channel);
        let (chunks, queue) = mpsc::channel(CHUNKS_UNWRITTEN);
        let (stop, stopped) = oneshot::channel();
        let report = self.report.clone();
        tokio::spawn(async move {
            let _permit = permit;
            hold(channel, stream, queue, stopped, report).await;
        });
        self.channels.insert(channel, Open { chunks, _stop: stop, from });
        Event::Opened { channel, place, size: CHUNK_MOST }
    }
}

/// The next connection, when there is room and it is time for one. Nothing is lost where this is dropped.
async fn accept(
    listener: Option<&TcpListener>,
    room: &Arc<Semaphore>,
    pace: &mut Pace,
) -> (TcpStream, SocketAddr, OwnedSemaphorePermit) {
    let Some(listener) = listener else { return pending().await };
    loop {
        let Ok(permit) = Arc::clone(room).acquire_owned().await else { return pending().await };
        sleep_until(pace.0).await;
        match listener.accept().await {
            Ok((stream, from)) => {
                pace.accepted();
                return (stream, from, permit);
            }
            Err(_) => pace.0 = Instant::now() + ACCEPT_AGAIN,
        }
    }
}

/// Whose connections count together: an address, or the network that a computer has to itself.
fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let mut parts = address.segments();
            parts[4..].fill(0);
            IpAddr::from(parts)
        }
        address => address,
    }
}

/// The life of one channel.
async fn hold(
    channel: Channel,
    mut stream: TcpStream,
    queue: mpsc::Receiver<Vec<u8>>,
    stopped: oneshot::Receiver<()>,
    report: mpsc::Sender<Report>,
) {
    let _ = stream.set_nodelay(true); // Slower without, and no worse.
    let (mut read, write) = stream.split();
    let writing = write_chunks(channel, write, queue, &report);
    tokio::pin!(writing);
    let (lost, written) = tokio::select! {
        _ = stopped => (false, false),
        () = read_chunks(channel, &mut read, &report) => (true, false),
        // The queue may be seen to end just before the stop is.
        written = &mut writing => (written.is_err(), true),
    };
    if lost {
        let _ = report.send(Report::Of(Event::Closed { channel })).await; // The carrier may be gone.
        return;
    }
    // What is queued goes first; and a socket that is closed with bytes unread would take back what it has sent.
    let rest = async {
        if !written {
            let _ = writing.await; // What cannot be written any more is lost with the channel.
        }
        while read.read(&mut [0; 256]).await.is_ok_and(|len| len > 0) {}
    };
    let _ = timeout(LINGER, rest).await;
}

/// Tells the chunks that come in, until the other side ends or breaks the form.
async fn read_chunks(channel: Channel, read: &mut ReadHalf<'_>, report: &mpsc::Sender<Report>) {
    let mut splitter = Splitter::default();
    let mut buffer = [0; CHUNK_MOST + 2];
    while let Ok(len @ 1..) = read.read(&mut buffer).await {
        let Ok(chunks) = splitter.take(&buffer[..len]) else { return };
        for bytes in chunks {
            if report.send(Report::Of(Event::Received { channel, bytes })).await.is_err() {
                return;
            }
        }
    }
}

/// Writes the chunks of the queue until it ends, and says so to the other side.
async fn write_chunks(
    channel: Channel,
    mut write: WriteHalf<'_>,
    mut queue: mpsc::Receiver<Vec<u8>>,
    report: &mpsc::Sender<Report>,
) -> io::Result<()> {
    while let Some(chunk) = queue.recv().await {
        write.write_all(&frame_chunk(&chunk)).await?;
        let _ = report.send(Report::Of(Event::Written { channel })).await; // The carrier may be gone.
    }
    write.shutdown().await
}

/// This computer's address in its network, to be shown to the others: the one that the system would send from. Nothing
/// is sent to find out.
pub async fn own_address() -> Option<IpAddr> {
    // Addresses that are reserved, and never anybody's: documentation (RFC 5737), and a group of the own network.
    for far in ["192.0.2.1:9", "224.0.0.251:9"] {
        let socket = UdpSocket::bind("0.0.0.0:0").await.ok()?;
        if socket.connect(far).await.is_ok() {
            let own = socket.local_addr().ok()?.ip();
            if !own.is_unspecified() {
                return Some(own);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whose_connections_count_together() {
        let home = |text: &str| home(text.parse().expect("an address")).to_string();
        assert_eq!(home("192.168.1.7"), "192.168.1.7");
        assert_eq!(home("::ffff:192.168.1.7"), "192.168.1.7");
        assert_eq!(home("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }

    #[tokio::test]
    async fn an_address_is_one_place_and_few_are_kept() {
        let mut carrier = Carrier::new();
        let first = carrier.place("a:1");
        assert_eq!(carrier.place("a:1"), first);
        assert!((0..10 * PLACES_MOST).all(|i| carrier.place(&format!("b:{i}")) != first));
        assert_eq!(carrier.addresses.len(), PLACES_MOST);
        carrier.carry(Command::Connect { place: first });
        assert_eq!(carrier.next().await, Event::ConnectFailed { place: first });
    }
}
