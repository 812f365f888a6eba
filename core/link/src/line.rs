//! One channel: chunks in and out, the credit that keeps a slow radio from drowning, and what a stranger may cost.

use crate::event::{Channel, Place};
use crate::fragment::{Assembly, Cutter};
use crate::identity::DeviceKey;
use crate::limits::*;
use crate::meeting::Meeting;
use crate::time::{Bucket, Millis};
use std::collections::VecDeque;

/// Who is at the other end.
pub(crate) enum Party {
    /// Nobody known yet.
    Stranger(Box<Meeting>),
    /// A device at this table.
    Peer(DeviceKey),
}

pub(crate) struct Line {
    pub channel: Channel,
    pub place: Option<Place>,
    pub party: Party,
    /// Whom this device hoped to reach when it connected.
    pub trying: Option<DeviceKey>,
    pub opened: Millis,
    /// The largest chunk that goes out now. It belongs to the channel (C12).
    pub size: usize,
    cutter: Cutter,
    assembly: Assembly,
    /// Chunks of the packet that is going out.
    chunks: VecDeque<Vec<u8>>,
    /// Packets of the meeting that wait.
    packets: VecDeque<Vec<u8>>,
    unwritten: usize,
    /// After the handshake: the guest's last packet until the other is heard, or the host's last answer and its
    /// question.
    pub again: Option<(Vec<u8>, Millis)>,
    pub answer: Option<(Vec<u8>, Vec<u8>)>,
    /// The channel is closed when everything has been said, or at this time.
    pub closing: Option<Millis>,
    inflow: Bucket,
    received: u32,
    forged: u32,
    forgiven: Millis,
}

impl Line {
    pub fn new(channel: Channel, place: Option<Place>, size: usize, party: Party, now: Millis) -> Line {
        Line {
            channel,
            place,
            party,
            trying: None,
            opened: now,
            size: size.clamp(CHUNK_LEAST, CHUNK_MOST),
            cutter: Cutter::default(),
            assembly: Assembly::default(),
            chunks: VecDeque::new(),
            packets: VecDeque::new(),
            unwritten: 0,
            again: None,
            answer: None,
            closing: None,
            inflow: Bucket::new(STRANGER_BURST, STRANGER_RATE, now),
            received: 0,
            forged: 0,
            forgiven: now,
        }
    }

    /// The channel takes chunks of another size. A packet half sent in larger ones is lost; the stream sends it again.
    pub fn resize(&mut self, size: usize) {
        self.size = size.clamp(CHUNK_LEAST, CHUNK_MOST);
        if self.chunks.iter().any(|chunk| chunk.len() > self.size) {
            self.chunks.clear();
        }
    }

    /// Queues a packet of the meeting. One that does not fit is lost: it is said again anyway.
    pub fn say(&mut self, packet: Vec<u8>) {
        if self.packets.len() < 4 {
            self.packets.push_back(packet);
        }
    }

    /// Whether everything said has been written.
    pub fn is_silent(&self) -> bool {
        self.packets.is_empty() && self.chunks.is_empty() && self.unwritten == 0
    }

    /// A chunk from outside; the packet that it completes. `Err` when this channel has cost enough.
    pub fn receive(&mut self, chunk: &[u8], now: Millis) -> Result<Option<Vec<u8>>, ()> {
        if matches!(self.party, Party::Stranger(_)) && !self.inflow.take(chunk.len() as u64, now) {
            return Err(());
        }
        match self.assembly.accept(chunk, now) {
            Ok(Some(packet)) => {
                if matches!(self.party, Party::Stranger(_)) {
                    self.received += 1;
                    if self.received > STRANGER_PACKETS {
                        return Err(());
                    }
                }
                Ok(Some(packet))
            }
            Ok(None) => Ok(None),
            // Chunks that continue nothing are what loss looks like; they count for strangers only.
            Err(_) if matches!(self.party, Party::Peer(_)) => Ok(None),
            Err(_) => self.forged(now).map(|()| None),
        }
    }

    /// A packet that nobody honest sends. `Err` when there have been too many lately.
    pub fn forged(&mut self, now: Millis) -> Result<(), ()> {
        let forgiven = now.saturating_sub(self.forgiven) / FORGIVEN_AFTER;
        self.forgiven += forgiven * FORGIVEN_AFTER;
        self.forged = self.forged.saturating_sub(u32::try_from(forgiven).unwrap_or(u32::MAX)) + 1;
        if self.forged > FORGED_MOST { Err(()) } else { Ok(()) }
    }

    /// The channel has taken a chunk.
    pub fn written(&mut self) {
        self.unwritten = self.unwritten.saturating_sub(1);
    }

    /// The next chunk for the channel; `more` gives a packet when nothing of the meeting waits.
    pub fn chunk(&mut self, more: impl FnOnce(usize) -> Option<Vec<u8>>) -> Option<Vec<u8>> {
        if self.unwritten >= CHUNKS_UNWRITTEN {
            return None;
        }
        if self.chunks.is_empty() {
            let packet = self.packets.pop_front().or_else(|| more(self.size))?;
            self.chunks = self.cutter.cut(packet, self.size);
        }
        let chunk = self.chunks.pop_front()?;
        self.unwritten += 1;
        Some(chunk)
    }

    /// Whether the channel can take a chunk.
    pub fn has_credit(&self) -> bool {
        self.unwritten < CHUNKS_UNWRITTEN
    }

    /// Time has passed.
    pub fn expire(&mut self, now: Millis) {
        self.assembly.expire(now);
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        let queued = self.chunks.iter().chain(&self.packets).map(Vec::capacity).sum::<usize>();
        let kept = self.again.as_ref().map_or(0, |(a, _)| a.capacity())
            + self.answer.as_ref().map_or(0, |(a, b)| a.capacity() + b.capacity());
        let meeting = if let Party::Stranger(meeting) = &self.party { meeting.memory() } else { 0 };
        self.assembly.memory() + queued + kept + meeting
    }
}
