//! What a sealed packet carries: resume, acknowledgement, heartbeat, a piece of the stream, or several of these.

use crate::advert::Tag;
use crate::error::Malformed;
use crate::limits::{ACK_RANGES, PACKET_MOST};
use crate::wire::{Reader, put_varint, varint_len};

const RESUME: u8 = 1;
const ACK: u8 = 2;
const BEAT: u8 = 4;
const DATA: u8 = 8;

/// Where both streams stand, told after every handshake until the other has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resume {
    /// The number of the stream I send; never zero.
    pub mine: u64,
    /// The number of the stream I receive; zero if I know none.
    pub theirs: u64,
    /// How much of it I have.
    pub have: u64,
    /// I have not heard that the other knows my stream: please answer.
    pub answer: bool,
    /// Whether I can advertise.
    pub can_advertise: bool,
    /// What my adverts of this session carry, so that I am found again.
    pub tag: Tag,
}

/// What has been received of the other's stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ack {
    /// Everything before this place.
    pub upto: u64,
    /// Ranges beyond it, in order, from the first place to one after the last.
    pub ranges: Vec<(u64, u64)>,
}

/// The application's heartbeat (C8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beat {
    /// I have heard the other lately.
    pub hears: bool,
    /// I am about to sleep: screen off, or another app in front (C18).
    pub asleep: bool,
    /// I leave on purpose.
    pub leaves: bool,
}

/// What one sealed packet carries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// Where both streams stand.
    pub resume: Option<Resume>,
    /// What has been received.
    pub ack: Option<Ack>,
    /// The heartbeat.
    pub beat: Option<Beat>,
    /// A piece of the stream and its place.
    pub data: Option<(u64, Vec<u8>)>,
}

impl Frame {
    /// Whether it carries anything.
    pub fn is_empty(&self) -> bool {
        *self == Frame::default()
    }

    /// The length of all but the piece's bytes, if a piece at this place is added.
    pub fn room_taken(&self, at: u64) -> usize {
        let ack = self.ack.as_ref().map_or(0, |ack| {
            let mut last = ack.upto;
            let mut len = varint_len(ack.upto) + 1;
            for (from, to) in &ack.ranges {
                len += varint_len(from - last) + varint_len(to - from);
                last = *to;
            }
            len
        });
        let resume = self.resume.as_ref().map_or(0, |r| 8 + 8 + varint_len(r.have) + 1 + r.tag.0.len());
        1 + resume + ack + usize::from(self.beat.is_some()) + varint_len(at)
    }

    /// Writes it.
    pub fn write(&self) -> Vec<u8> {
        let flag = |on: bool, flag: u8| if on { flag } else { 0 };
        let mut out = vec![
            flag(self.resume.is_some(), RESUME)
                | flag(self.ack.is_some(), ACK)
                | flag(self.beat.is_some(), BEAT)
                | flag(self.data.is_some(), DATA),
        ];
        if let Some(resume) = &self.resume {
            out.extend_from_slice(&resume.mine.to_le_bytes());
            out.extend_from_slice(&resume.theirs.to_le_bytes());
            put_varint(&mut out, resume.have);
            out.push(flag(resume.answer, 1) | flag(resume.can_advertise, 2));
            out.extend_from_slice(&resume.tag.0);
        }
        if let Some(ack) = &self.ack {
            put_varint(&mut out, ack.upto);
            out.push(ack.ranges.len() as u8);
            let mut last = ack.upto;
            for (from, to) in &ack.ranges {
                put_varint(&mut out, from - last);
                put_varint(&mut out, to - from);
                last = *to;
            }
        }
        if let Some(beat) = &self.beat {
            out.push(flag(beat.hears, 1) | flag(beat.asleep, 2) | flag(beat.leaves, 4));
        }
        if let Some((at, bytes)) = &self.data {
            put_varint(&mut out, *at);
            out.extend_from_slice(bytes);
        }
        out
    }

    /// Reads one.
    pub fn read(bytes: &[u8]) -> Result<Frame, Malformed> {
        if bytes.len() > PACKET_MOST {
            return Err(Malformed::Size);
        }
        let mut reader = Reader::new(bytes);
        let flags = reader.u8()?;
        if flags >= 16 {
            return Err(Malformed::Kind);
        }
        let mut frame = Frame::default();
        if flags & RESUME != 0 {
            let (mine, theirs, have) = (reader.u64()?, reader.u64()?, reader.varint()?);
            let told = reader.u8()?;
            if told > 3 || mine == 0 {
                return Err(Malformed::Kind);
            }
            let tag = Tag(reader.array()?);
            let (answer, can_advertise) = (told & 1 != 0, told & 2 != 0);
            frame.resume = Some(Resume { mine, theirs, have, answer, can_advertise, tag });
        }
        if flags & ACK != 0 {
            let upto = reader.varint()?;
            let count = usize::from(reader.u8()?);
            if count > ACK_RANGES {
                return Err(Malformed::Size);
            }
            let (mut last, mut ranges) = (upto, Vec::with_capacity(count));
            for _ in 0..count {
                let (gap, len) = (reader.varint()?, reader.varint()?);
                let from = last.checked_add(gap).ok_or(Malformed::Number)?;
                let to = from.checked_add(len).ok_or(Malformed::Number)?;
                if gap == 0 || len == 0 {
                    return Err(Malformed::Number);
                }
                ranges.push((from, to));
                last = to;
            }
            frame.ack = Some(Ack { upto, ranges });
        }
        if flags & BEAT != 0 {
            let told = reader.u8()?;
            if told > 7 {
                return Err(Malformed::Kind);
            }
            frame.beat = Some(Beat { hears: told & 1 != 0, asleep: told & 2 != 0, leaves: told & 4 != 0 });
        }
        if flags & DATA != 0 {
            let at = reader.varint()?;
            let bytes = reader.rest();
            if bytes.is_empty() || at.checked_add(bytes.len() as u64).is_none_or(|end| end >= 1 << 63) {
                return Err(Malformed::Number);
            }
            frame.data = Some((at, bytes.to_vec()));
        }
        reader.end()?;
        Ok(frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packet::SEAL;

    fn full() -> Frame {
        Frame {
            resume: Some(Resume {
                mine: 5,
                theirs: 0,
                have: 70_000,
                answer: true,
                can_advertise: true,
                tag: Tag([1, 2, 3, 4, 5]),
            }),
            ack: Some(Ack { upto: 300, ranges: vec![(310, 400), (1_000, 70_000)] }),
            beat: Some(Beat { hears: true, asleep: false, leaves: true }),
            data: Some((128, b"piece".to_vec())),
        }
    }

    #[test]
    fn every_frame_comes_back() {
        for parts in 0..16 {
            let mut frame = full();
            for (i, clear) in [1, 2, 4, 8].into_iter().enumerate() {
                if parts & clear == 0 {
                    match i {
                        0 => frame.resume = None,
                        1 => frame.ack = None,
                        2 => frame.beat = None,
                        _ => frame.data = None,
                    }
                }
            }
            assert_eq!(Frame::read(&frame.write()), Ok(frame.clone()));
            if let Some((at, bytes)) = &frame.data {
                assert_eq!(frame.write().len(), frame.room_taken(*at) + bytes.len());
            }
        }
    }

    #[test]
    fn p5_a_move_of_130_bytes_fits_one_frame_of_182() {
        // Late in a long game: both streams have carried a megabyte, and heartbeat and acknowledgement travel along.
        let ack = Some(Ack { upto: 1_000_000, ranges: vec![] });
        let mut frame = Frame { ack, beat: Some(Beat::default()), ..Frame::default() };
        let mut message = Vec::new();
        put_varint(&mut message, 130);
        message.extend_from_slice(&[7; 130]);
        frame.data = Some((1_000_000, message));
        assert_eq!(frame.write().len() + SEAL, 162);
        // What is left of 182: the largest message in one frame.
        assert_eq!(182 - (frame.write().len() + SEAL) + 130, 150);
    }
}
