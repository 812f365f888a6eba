//! The ordered stream of messages in one direction: numbers, acknowledgements, resending. It survives its channels.
//!
//! A message is its length as a varint and its bytes; the stream is all of them in a row, and every byte has a place.
//! A piece of any size may be sent and sent again, so a change of the channel's size changes nothing here.

use crate::error::{LinkError, Malformed};
use crate::frame::Ack;
use crate::limits::*;
use crate::time::Millis;
use crate::wire::put_varint;
use std::collections::{BTreeMap, VecDeque};

/// The floor above's handle of a message that it sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MessageId(pub u64);

#[derive(Clone, Debug)]
struct Piece {
    from: u64,
    to: u64,
    sent: Millis,
    order: u64,
    again: bool,
}

/// The sending side.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// The number of this stream: drawn by chance, so that a device that has lost its memory is noticed.
    pub number: u64,
    base: u64,
    bytes: VecDeque<u8>,
    ends: VecDeque<(u64, MessageId)>,
    /// The first place that has not been sent on this channel.
    next: u64,
    flight: Vec<Piece>,
    lost: Vec<(u64, u64)>,
    order: u64,
    newest_acked: u64,
    smooth: Option<(Millis, Millis)>,
    backoff: u32,
}

impl Outgoing {
    /// An empty stream.
    pub fn new(number: u64) -> Outgoing {
        Outgoing {
            number,
            base: 0,
            bytes: VecDeque::new(),
            ends: VecDeque::new(),
            next: 0,
            flight: Vec::new(),
            lost: Vec::new(),
            order: 0,
            newest_acked: 0,
            smooth: None,
            backoff: 0,
        }
    }

    fn end(&self) -> u64 {
        self.base + self.bytes.len() as u64
    }

    /// Puts a message at the end.
    pub fn push(&mut self, id: MessageId, message: &[u8]) -> Result<(), LinkError> {
        if message.len() > MESSAGE_MOST {
            return Err(LinkError::TooLarge);
        }
        if self.bytes.len() + message.len() + 3 > QUEUE_MOST {
            return Err(LinkError::Full);
        }
        let mut head = Vec::with_capacity(3);
        put_varint(&mut head, message.len() as u64);
        self.bytes.extend(head);
        self.bytes.extend(message);
        self.ends.push_back((self.end(), id));
        Ok(())
    }

    /// Whether anything of this stream has been handed to a channel.
    pub fn is_begun(&self) -> bool {
        self.order > 0
    }

    /// Drops everything, if nothing of it has been handed to a channel.
    pub fn forget_unsent(&mut self) {
        if !self.is_begun() {
            *self = Outgoing::new(self.number);
        }
    }

    /// Whether everything has been acknowledged.
    pub fn is_idle(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Bytes not acknowledged yet.
    pub fn waiting(&self) -> usize {
        self.bytes.len()
    }

    /// Takes up the stream on a new channel where the other says it stands. False if it cannot be from there.
    pub fn resume(&mut self, have: u64) -> Option<Vec<MessageId>> {
        if have < self.base || have > self.end() {
            return None;
        }
        self.flight.clear();
        self.lost.clear();
        self.backoff = 0;
        self.next = have;
        Some(self.advance(have))
    }

    fn advance(&mut self, upto: u64) -> Vec<MessageId> {
        self.bytes.drain(..(upto - self.base) as usize);
        self.base = upto;
        let done = self.ends.iter().take_while(|(end, _)| *end <= upto).count();
        self.ends.drain(..done).map(|(_, id)| id).collect()
    }

    /// Where the next piece would begin, if one may be sent now.
    pub fn next_place(&self) -> Option<u64> {
        match self.lost.first() {
            Some((from, _)) => Some(*from),
            None => (self.next < self.end() && self.next < self.base + WINDOW).then_some(self.next),
        }
    }

    /// The next piece, with room for so many bytes.
    pub fn piece(&mut self, room: usize, now: Millis) -> Option<(u64, Vec<u8>)> {
        let from = self.next_place()?;
        let room = room as u64;
        if room == 0 {
            return None;
        }
        let (to, again) = match self.lost.first_mut() {
            Some(lost) => {
                let to = lost.1.min(from + room);
                lost.0 = to;
                if lost.0 >= lost.1 {
                    self.lost.remove(0);
                }
                (to, true)
            }
            None => {
                self.next = self.end().min(from + room).min(self.base + WINDOW);
                (self.next, false)
            }
        };
        self.order += 1;
        self.flight.push(Piece { from, to, sent: now, order: self.order, again });
        let skip = (from - self.base) as usize;
        Some((from, self.bytes.range(skip..skip + (to - from) as usize).copied().collect()))
    }

    /// Takes in an acknowledgement; gives the messages that have arrived whole.
    pub fn acked(&mut self, ack: &Ack, now: Millis) -> Vec<MessageId> {
        // An honest device acknowledges nothing that was not sent; what another says beyond is passed over.
        if ack.upto > self.end() {
            return Vec::new();
        }
        let upto = ack.upto.max(self.base);
        let covered = |p: &Piece| p.to <= upto || ack.ranges.iter().any(|(from, to)| *from <= p.from && p.to <= *to);
        let mut sample = None;
        let mut newest = self.newest_acked;
        self.flight.retain(|piece| {
            let done = covered(piece);
            if done {
                newest = newest.max(piece.order);
                if !piece.again {
                    sample = Some(now.saturating_sub(piece.sent));
                }
            }
            !done
        });
        if newest > self.newest_acked || upto > self.base {
            self.backoff = 0;
        }
        self.newest_acked = newest;
        if let Some(sample) = sample {
            self.measure(sample);
        }
        self.next = self.next.max(upto);
        let done = self.advance(upto);
        for piece in &mut self.flight {
            piece.from = piece.from.max(upto);
        }
        for lost in &mut self.lost {
            lost.0 = lost.0.max(upto);
        }
        self.lost.retain(|(from, to)| from < to);
        // Two pieces that were sent later have arrived: this one has not.
        self.lose(|piece| piece.order + 2 <= newest);
        done
    }

    fn lose(&mut self, is_lost: impl Fn(&Piece) -> bool) {
        let lost = self.flight.extract_if(.., |piece| is_lost(piece)).map(|p| (p.from, p.to));
        self.lost.extend(lost);
        self.lost.sort_unstable();
        let mut merged: Vec<(u64, u64)> = Vec::new();
        for (from, to) in self.lost.drain(..) {
            match merged.last_mut() {
                Some(last) if last.1 >= from => last.1 = last.1.max(to),
                _ => merged.push((from, to)),
            }
        }
        self.lost = merged;
    }

    /// Smooths the time that an acknowledgement takes, in whole milliseconds (as RFC 6298).
    fn measure(&mut self, sample: Millis) {
        self.smooth = Some(match self.smooth {
            None => (sample, sample / 2),
            Some((mean, swing)) => ((7 * mean + sample) / 8, (3 * swing + mean.abs_diff(sample)) / 4),
        });
    }

    fn patience(&self) -> Millis {
        let patience = self.smooth.map_or(RESEND_FIRST, |(mean, swing)| mean + (4 * swing).max(50) + ACK_AFTER);
        (patience.clamp(RESEND_LEAST, RESEND_MOST) << self.backoff.min(4)).min(RESEND_MOST)
    }

    /// How often in a row nothing was acknowledged in time.
    pub fn timeouts(&self) -> u32 {
        self.backoff
    }

    /// When something may have to be sent again.
    pub fn due(&self) -> Option<Millis> {
        self.flight.iter().map(|p| p.sent).min().map(|sent| sent + self.patience())
    }

    /// Time has passed: what has not been acknowledged in time is lost.
    pub fn tick(&mut self, now: Millis) {
        if self.due().is_some_and(|due| due <= now) {
            let patience = self.patience();
            self.lose(|piece| piece.sent + patience <= now);
            self.backoff += 1;
        }
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        self.bytes.capacity() + self.flight.capacity() * size_of::<Piece>() + self.ends.capacity() * 16
    }
}

/// The receiving side.
#[derive(Clone, Debug, Default)]
pub struct Incoming {
    /// The number of the stream that is received; zero if none is known.
    pub number: u64,
    upto: u64,
    early: BTreeMap<u64, Vec<u8>>,
    head: Vec<u8>,
    /// Length and bytes of the message that is coming in.
    message: Option<(usize, Vec<u8>)>,
    unacked: u32,
    ack_at: Option<Millis>,
}

impl Incoming {
    /// The beginning of this stream.
    pub fn new(number: u64) -> Incoming {
        Incoming { number, ..Incoming::default() }
    }

    /// How much has been received without a gap.
    pub fn have(&self) -> u64 {
        self.upto
    }

    /// A new channel: nothing is to be acknowledged on it yet.
    pub fn resume(&mut self) {
        self.unacked = 0;
        self.ack_at = None;
    }

    /// How much of a message that takes several pieces has come in, and its length.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.message.as_ref().map(|(len, bytes)| (bytes.len(), *len))
    }

    /// Takes in a piece; gives the messages that it completes.
    pub fn data(&mut self, at: u64, bytes: &[u8], now: Millis) -> Result<Vec<Vec<u8>>, Malformed> {
        let end = at.checked_add(bytes.len() as u64).ok_or(Malformed::Number)?;
        let in_order = at <= self.upto && end > self.upto;
        self.unacked += 1;
        // At once where something is missing or came twice, as the other has to know; else with what follows.
        let at_once = !in_order || self.unacked >= 2 || !self.early.is_empty();
        let due = if at_once { now } else { now + ACK_AFTER };
        self.ack_at = Some(self.ack_at.map_or(due, |at| at.min(due)));
        if end <= self.upto {
            return Ok(Vec::new());
        }
        if at > self.upto {
            let fits = end <= self.upto + WINDOW && self.early.len() < EARLY_PIECES;
            if fits && self.early.get(&at).is_none_or(|held| held.len() < bytes.len()) {
                self.early.insert(at, bytes.to_vec());
            }
            return Ok(Vec::new());
        }
        let mut done = Vec::new();
        self.take(&bytes[(self.upto - at) as usize..], &mut done)?;
        while let Some(entry) = self.early.first_entry() {
            if *entry.key() > self.upto {
                break;
            }
            let (from, held) = entry.remove_entry();
            let known = (self.upto - from) as usize;
            if known < held.len() {
                self.take(&held[known..], &mut done)?;
            }
        }
        Ok(done)
    }

    /// Takes in bytes in their order.
    fn take(&mut self, mut bytes: &[u8], done: &mut Vec<Vec<u8>>) -> Result<(), Malformed> {
        self.upto += bytes.len() as u64;
        while !bytes.is_empty() {
            match &mut self.message {
                None => {
                    let (byte, rest) = (bytes[0], &bytes[1..]);
                    bytes = rest;
                    self.head.push(byte);
                    if byte & 0x80 == 0 {
                        let len = crate::wire::Reader::new(&self.head).varint()?;
                        self.head.clear();
                        let len = usize::try_from(len).ok().filter(|l| *l <= MESSAGE_MOST).ok_or(Malformed::Size)?;
                        self.message = Some((len, Vec::new()));
                    } else if self.head.len() >= 3 {
                        return Err(Malformed::Size);
                    }
                }
                Some((len, held)) => {
                    // The buffer grows with what comes, never with what was declared.
                    let (mine, rest) = bytes.split_at(bytes.len().min(*len - held.len()));
                    held.extend_from_slice(mine);
                    bytes = rest;
                }
            }
            if let Some((_, whole)) = self.message.take_if(|(len, held)| held.len() == *len) {
                done.push(whole);
                self.ack_at = Some(0);
            }
        }
        Ok(())
    }

    /// When an acknowledgement is due.
    pub fn due(&self) -> Option<Millis> {
        self.ack_at
    }

    /// The acknowledgement, if one is due, or if there is something to say and another packet to go with.
    pub fn ack(&mut self, now: Millis, along: bool) -> Option<Ack> {
        let due = self.ack_at?;
        if due > now && !along {
            return None;
        }
        self.ack_at = None;
        self.unacked = 0;
        let mut ranges: Vec<(u64, u64)> = Vec::new();
        for (at, held) in &self.early {
            let (from, to) = (*at, at + held.len() as u64);
            let full = ranges.len() == ACK_RANGES;
            match ranges.last_mut() {
                Some(last) if last.1 >= from => last.1 = last.1.max(to),
                _ if full => break,
                _ => ranges.push((from, to)),
            }
        }
        Some(Ack { upto: self.upto, ranges })
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        self.early.values().map(Vec::capacity).sum::<usize>()
            + self.message.as_ref().map_or(0, |(_, bytes)| bytes.capacity())
            + self.head.capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    fn message(seed: u64, len: usize) -> Vec<u8> {
        (0..len).map(|i| (i as u64 * 31 + seed) as u8).collect()
    }

    #[test]
    fn messages_arrive_once_and_in_order_whatever_is_lost_repeated_or_cut_otherwise() {
        for seed in 0..200 {
            let mut rng = StdRng::seed_from_u64(seed);
            let (mut out, mut inn) = (Outgoing::new(1), Incoming::new(1));
            let sizes: Vec<usize> = (0..rng.random_range(1..12)).map(|_| rng.random_range(0..4_000)).collect();
            for (i, len) in sizes.iter().enumerate() {
                out.push(MessageId(i as u64), &message(i as u64, *len)).expect("there is room");
            }
            let (mut got, mut delivered, mut now, mut held) = (Vec::new(), Vec::new(), 0, Vec::new());
            while !out.is_idle() {
                now += 10;
                assert!(now < 400_000, "seed {seed} gets nowhere");
                out.tick(now);
                if rng.random_ratio(1, 300) {
                    delivered.extend(out.resume(inn.have()).expect("it stands where it can"));
                }
                for _ in 0..3 {
                    if let Some(piece) = out.piece(rng.random_range(1..300), now) {
                        held.push(piece);
                    }
                }
                if held.len() > 1 && rng.random_ratio(1, 4) {
                    held.swap(0, 1);
                }
                for (at, bytes) in held.drain(..) {
                    for _ in 0..[0, 1, 1, 1, 1, 2][rng.random_range(0..6)] {
                        got.extend(inn.data(at, &bytes, now).expect("an honest stream"));
                    }
                }
                if let Some(ack) = inn.ack(now, false)
                    && rng.random_ratio(4, 5)
                {
                    delivered.extend(out.acked(&ack, now));
                }
            }
            assert_eq!(got, sizes.iter().enumerate().map(|(i, l)| message(i as u64, *l)).collect::<Vec<_>>());
            assert_eq!(delivered, (0..sizes.len() as u64).map(MessageId).collect::<Vec<_>>());
            assert!(inn.memory() <= 8, "seed {seed}: {}", inn.memory());
        }
    }

    #[test]
    fn c28_a_declared_length_is_checked_and_reserves_nothing() {
        let mut inn = Incoming::new(1);
        let mut head = Vec::new();
        put_varint(&mut head, MESSAGE_MOST as u64 + 1);
        assert_eq!(inn.data(0, &head, 0), Err(Malformed::Size));
        let mut inn = Incoming::new(1);
        let mut head = Vec::new();
        put_varint(&mut head, MESSAGE_MOST as u64);
        assert_eq!(inn.data(0, &head, 0), Ok(Vec::new()));
        assert!(inn.memory() < 16, "{}", inn.memory());
    }

    #[test]
    fn what_comes_early_is_bounded() {
        let mut inn = Incoming::new(1);
        for i in 0..10_000u64 {
            inn.data(10 + i * 3, &[1, 2], 0).expect("no message is complete");
        }
        assert!(inn.memory() <= EARLY_PIECES * 8, "{}", inn.memory());
        assert_eq!(inn.ack(0, false).map(|a| a.ranges.len()), Some(ACK_RANGES));
    }

    #[test]
    fn the_largest_message_goes_and_a_larger_one_is_refused() {
        let mut out = Outgoing::new(1);
        assert_eq!(out.push(MessageId(0), &vec![0; MESSAGE_MOST + 1]), Err(LinkError::TooLarge));
        let mut accepted = 0;
        while out.push(MessageId(accepted), &vec![0; MESSAGE_MOST]).is_ok() {
            accepted += 1;
        }
        assert!((4..20).contains(&accepted));
        assert!(out.memory() < 2 * QUEUE_MOST);
    }

    #[test]
    fn a_false_acknowledgement_changes_nothing() {
        let mut out = Outgoing::new(1);
        out.push(MessageId(1), b"message").expect("there is room");
        out.piece(100, 0).expect("a piece");
        assert_eq!(out.acked(&Ack { upto: 1 << 40, ranges: vec![] }, 1), vec![]);
        assert_eq!(out.acked(&Ack { upto: 8, ranges: vec![(9, 1 << 50)] }, 1), vec![MessageId(1)]);
    }
}
