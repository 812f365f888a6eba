//! Cutting packets into chunks of the size a channel takes, and putting them together again.
//!
//! A packet that fits is a chunk as it is: its first byte, the kind, is below 0x40. The first chunk of a packet that is
//! cut begins `10nnnnnn` and the packet's length in two bytes; each further one begins `11nnnnnn` and its place in one
//! byte, counted from 1. `n` tells packets apart. Chunks come in order or the packet is lost: the stream resends.

use crate::error::Malformed;
use crate::limits::{ASSEMBLY_FOR, CHUNK_LEAST, CHUNK_MOST, PACKET_MOST};
use crate::time::Millis;
use crate::wire::Reader;
use std::collections::VecDeque;

const FIRST: u8 = 0x80;
const FURTHER: u8 = 0xC0;
const FORM: u8 = 0xC0;
const NUMBER: u8 = 0x3F;

/// A chunk, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chunk<'a> {
    /// A whole packet.
    Whole(&'a [u8]),
    /// The beginning of a packet of this length.
    First {
        /// Which packet.
        number: u8,
        /// The length of the whole packet.
        total: u16,
        /// Its beginning.
        bytes: &'a [u8],
    },
    /// More of a packet.
    Further {
        /// Which packet.
        number: u8,
        /// The place of this chunk, counted from 1.
        place: u8,
        /// What follows.
        bytes: &'a [u8],
    },
}

impl<'a> Chunk<'a> {
    /// Reads a chunk.
    pub fn read(chunk: &'a [u8]) -> Result<Chunk<'a>, Malformed> {
        if chunk.len() > CHUNK_MOST {
            return Err(Malformed::Size);
        }
        let mut reader = Reader::new(chunk);
        let head = reader.u8()?;
        let number = head & NUMBER;
        match head & FORM {
            0 => Ok(Chunk::Whole(chunk)),
            FIRST => {
                let total = reader.u16()?;
                let bytes = reader.rest();
                let fits = usize::from(total) <= PACKET_MOST && bytes.len() < usize::from(total);
                if fits && !bytes.is_empty() { Ok(Chunk::First { number, total, bytes }) } else { Err(Malformed::Size) }
            }
            FURTHER => {
                let place = reader.u8()?;
                let bytes = reader.rest();
                if place > 0 && !bytes.is_empty() {
                    Ok(Chunk::Further { number, place, bytes })
                } else {
                    Err(Malformed::Size)
                }
            }
            _ => Err(Malformed::Kind),
        }
    }
}

/// Cuts the packets of one channel.
#[derive(Clone, Debug, Default)]
pub struct Cutter {
    number: u8,
}

impl Cutter {
    /// The chunks of a packet, none larger than `size`.
    pub fn cut(&mut self, packet: Vec<u8>, size: usize) -> VecDeque<Vec<u8>> {
        let size = size.clamp(CHUNK_LEAST, CHUNK_MOST);
        debug_assert!(packet.len() <= PACKET_MOST);
        if packet.len() <= size {
            return VecDeque::from([packet]);
        }
        self.number = (self.number + 1) & NUMBER;
        let (head, tail) = packet.split_at(size - 3);
        let mut first = vec![FIRST | self.number];
        first.extend_from_slice(&(packet.len() as u16).to_le_bytes());
        first.extend_from_slice(head);
        let further = tail.chunks(size - 2).zip(1u8..).map(|(bytes, place)| {
            let mut chunk = vec![FURTHER | self.number, place];
            chunk.extend_from_slice(bytes);
            chunk
        });
        std::iter::once(first).chain(further).collect()
    }
}

#[derive(Clone, Debug)]
struct Begun {
    number: u8,
    total: usize,
    next: u8,
    bytes: Vec<u8>,
    since: Millis,
}

/// Puts the packets of one channel together: one at a time, never larger than [`PACKET_MOST`].
#[derive(Clone, Debug, Default)]
pub struct Assembly {
    begun: Option<Begun>,
}

impl Assembly {
    /// Takes in a chunk; gives the packet that it completes.
    pub fn accept(&mut self, chunk: &[u8], now: Millis) -> Result<Option<Vec<u8>>, Malformed> {
        self.expire(now);
        match Chunk::read(chunk)? {
            // A whole packet leaves what is begun alone: repeated chunks of another packet may stand between.
            Chunk::Whole(packet) => Ok(Some(packet.to_vec())),
            Chunk::First { number, total, bytes } => {
                let total = usize::from(total);
                let mut kept = Vec::with_capacity(total);
                kept.extend_from_slice(bytes);
                self.begun = Some(Begun { number, total, next: 1, bytes: kept, since: now });
                Ok(None)
            }
            Chunk::Further { number, place, bytes } => {
                let Some(begun) = self.begun.as_mut().filter(|b| b.number == number) else {
                    return Err(Malformed::Order);
                };
                if place < begun.next {
                    return Ok(None); // A repeated chunk.
                }
                if place > begun.next || begun.bytes.len() + bytes.len() > begun.total {
                    self.begun = None;
                    return Err(Malformed::Order);
                }
                begun.bytes.extend_from_slice(bytes);
                begun.next = begun.next.saturating_add(1);
                let whole = begun.bytes.len() == begun.total;
                Ok(if whole { self.begun.take().map(|b| b.bytes) } else { None })
            }
        }
    }

    /// Drops what has not been completed in time, counted from its first chunk.
    pub fn expire(&mut self, now: Millis) {
        if self.begun.as_ref().is_some_and(|b| now.saturating_sub(b.since) >= ASSEMBLY_FOR) {
            self.begun = None;
        }
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        self.begun.as_ref().map_or(0, |b| b.bytes.capacity())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packet(len: usize) -> Vec<u8> {
        (0..len).map(|i| if i == 0 { 1 } else { i as u8 }).collect()
    }

    #[test]
    fn c9_every_packet_comes_back_at_every_size() {
        for mtu in 23..=517u16 {
            let size = crate::limits::chunk_of_mtu(mtu);
            let (mut cutter, mut assembly) = (Cutter::default(), Assembly::default());
            for len in (1..=PACKET_MOST).step_by(7).chain([size - 1, size, (size + 1).min(PACKET_MOST), PACKET_MOST]) {
                let chunks = cutter.cut(packet(len), size);
                let last = chunks.len() - 1;
                for (i, chunk) in chunks.iter().enumerate() {
                    assert!(chunk.len() <= size, "{len} bytes at {size}");
                    let done = assembly.accept(chunk, 0).expect("a chunk of ours");
                    assert_eq!(done, (i == last).then(|| packet(len)), "{len} bytes at {size}");
                }
                assert_eq!(assembly.memory(), 0);
            }
        }
    }

    #[test]
    fn c10_the_size_may_change_between_packets() {
        let (mut cutter, mut assembly) = (Cutter::default(), Assembly::default());
        for size in (CHUNK_LEAST..=CHUNK_MOST).rev().chain(CHUNK_LEAST..=CHUNK_MOST) {
            let mut done = None;
            for chunk in cutter.cut(packet(300), size) {
                done = assembly.accept(&chunk, 0).expect("a chunk of ours");
            }
            assert_eq!(done, Some(packet(300)));
        }
    }

    #[test]
    fn c28_a_declared_size_is_checked_before_anything_is_kept() {
        let mut assembly = Assembly::default();
        let hostile = [&[FIRST | 1, 0xFF, 0xFF][..], &[7; 17]].concat();
        assert_eq!(assembly.accept(&hostile, 0), Err(Malformed::Size));
        assert_eq!(assembly.memory(), 0);
    }

    #[test]
    fn c28_the_deadline_counts_from_the_first_chunk() {
        let (mut cutter, mut assembly) = (Cutter::default(), Assembly::default());
        let chunks = cutter.cut(packet(200), 20);
        for (chunk, now) in chunks.iter().zip([0, 1_100, 2_200, 3_300, 4_400]) {
            assert_eq!(assembly.accept(chunk, now), Ok(None));
        }
        assert_eq!(assembly.accept(&chunks[5], 5_500), Err(Malformed::Order));
        assert_eq!(assembly.memory(), 0);
    }

    #[test]
    fn a_repeated_chunk_is_passed_over_and_a_missing_one_loses_the_packet() {
        let (mut cutter, mut assembly) = (Cutter::default(), Assembly::default());
        let chunks = cutter.cut(packet(60), 20);
        assert_eq!(assembly.accept(&chunks[0], 0), Ok(None));
        assert_eq!(assembly.accept(&chunks[1], 0), Ok(None));
        assert_eq!(assembly.accept(&chunks[1], 0), Ok(None));
        assert_eq!(assembly.accept(&chunks[3], 0), Err(Malformed::Order));
        assert_eq!(assembly.accept(&chunks[2], 0), Err(Malformed::Order));
    }

    #[test]
    fn c9_a_chunk_that_was_cut_short_under_way_completes_nothing() {
        let mut cutter = Cutter::default();
        let chunks = cutter.cut(packet(500), 244);
        for damaged in 0..chunks.len() {
            let mut assembly = Assembly::default();
            for (i, chunk) in chunks.iter().enumerate() {
                let sent = if i == damaged { &chunk[..chunk.len() - 2] } else { &chunk[..] };
                assert!(!matches!(assembly.accept(sent, 0), Ok(Some(_))));
            }
        }
    }
}
