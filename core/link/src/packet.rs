//! What travels on a channel, before and after encryption: the closed list of packets.

use crate::error::Malformed;
use crate::hello::{Numbers, Refusal};
use crate::limits::PACKET_MOST;
use crate::wire::Reader;

/// The length of a SPAKE2 message.
pub const SHARE: usize = 33;
/// The first byte of each kind.
const HELLO: u8 = 1;
const REFUSE: u8 = 2;
const WAIT: u8 = 3;
const SHARE_KIND: u8 = 4;
const SHAKE: u8 = 5;
const SEALED: u8 = 16;

/// Bytes around what a sealed packet carries: kind, counter, tag.
pub const SEAL: usize = 1 + 4 + 16;

/// A packet, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packet<'a> {
    /// The body of a [`crate::hello::Hello`], kept as bytes: they become the prologue as they are.
    Hello(&'a [u8]),
    /// Turned away, and the numbers of who does it.
    Refuse(Refusal, Numbers),
    /// The attempt is kept, and answered after so many milliseconds.
    Wait(u16),
    /// A SPAKE2 message.
    Share(&'a [u8; SHARE]),
    /// A message of the Noise handshake, counted from 1.
    Shake(u8, &'a [u8]),
    /// An encrypted frame with its counter.
    Sealed(u32, &'a [u8]),
}

impl<'a> Packet<'a> {
    /// Reads a packet.
    pub fn read(packet: &'a [u8]) -> Result<Packet<'a>, Malformed> {
        if packet.len() > PACKET_MOST {
            return Err(Malformed::Size);
        }
        let mut reader = Reader::new(packet);
        let read = match reader.u8()? {
            HELLO => Packet::Hello(reader.rest()),
            REFUSE => {
                let refusal = Refusal::of(reader.u8()?)?;
                Packet::Refuse(refusal, Numbers::read(&mut reader)?)
            }
            WAIT => Packet::Wait(reader.u16()?),
            SHARE_KIND => match reader.rest().split_first_chunk::<SHARE>() {
                Some((share, [])) => Packet::Share(share),
                Some(_) => return Err(Malformed::Long),
                None => return Err(Malformed::Short),
            },
            SHAKE => {
                let step = reader.u8()?;
                if !(1..=3).contains(&step) {
                    return Err(Malformed::Kind);
                }
                Packet::Shake(step, reader.rest())
            }
            SEALED => Packet::Sealed(reader.u32()?, reader.rest()),
            _ => return Err(Malformed::Kind),
        };
        reader.end()?;
        Ok(read)
    }

    /// Writes it.
    pub fn write(&self) -> Vec<u8> {
        let mut out = Vec::new();
        match self {
            Packet::Hello(body) => {
                out.push(HELLO);
                out.extend_from_slice(body);
            }
            Packet::Refuse(refusal, numbers) => {
                out.extend_from_slice(&[REFUSE, refusal.number()]);
                numbers.put(&mut out);
            }
            Packet::Wait(millis) => {
                out.push(WAIT);
                out.extend_from_slice(&millis.to_le_bytes());
            }
            Packet::Share(share) => {
                out.push(SHARE_KIND);
                out.extend_from_slice(&share[..]);
            }
            Packet::Shake(step, bytes) => {
                out.extend_from_slice(&[SHAKE, *step]);
                out.extend_from_slice(bytes);
            }
            Packet::Sealed(counter, bytes) => {
                out.push(SEALED);
                out.extend_from_slice(&counter.to_le_bytes());
                out.extend_from_slice(bytes);
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_packet_comes_back() {
        let numbers = Numbers { protocol: 1, app: 2, game: 3, rules: 4 };
        let packets = [
            Packet::Hello(b"hello"),
            Packet::Refuse(Refusal::Busy, numbers),
            Packet::Wait(10_000),
            Packet::Share(&[7; SHARE]),
            Packet::Shake(3, b"message"),
            Packet::Sealed(70_000, b"sealed"),
        ];
        for packet in packets {
            assert_eq!(Packet::read(&packet.write()), Ok(packet));
        }
        assert_eq!(Packet::read(&[]), Err(Malformed::Short));
        assert_eq!(Packet::read(&[9]), Err(Malformed::Kind));
        assert_eq!(Packet::read(&[WAIT, 0, 0, 0]), Err(Malformed::Long));
        assert_eq!(Packet::read(&[SHAKE, 4]), Err(Malformed::Kind));
    }
}
