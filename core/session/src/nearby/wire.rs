//! The smallest parts of a message: numbers in as few bytes as they need, runs of bytes, words. Reading is bounded by
//! what has come, and by what the caller allows; it never panics.

use table::seat::{Seat, SeatSet};

/// The bytes are none of ours, or damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bad;

/// Writes the parts of a message one after the other.
#[derive(Debug, Default)]
pub struct Writer(Vec<u8>);

impl Writer {
    /// One byte.
    pub fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// A number, seven bits a byte, the lowest first.
    pub fn number(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.0.push(n as u8 | 0x80);
            n >>= 7;
        }
        self.0.push(n as u8);
    }

    /// A number that may be negative.
    pub fn signed(&mut self, n: i64) {
        self.number(((n << 1) ^ (n >> 63)) as u64);
    }

    /// A check sum.
    pub fn sum(&mut self, sum: u32) {
        self.0.extend_from_slice(&sum.to_le_bytes());
    }

    /// Bytes whose number the reader knows.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    /// Bytes with their number before them.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.raw(bytes);
    }

    /// Some seats.
    pub fn seats(&mut self, seats: SeatSet) {
        self.byte(seats.iter().fold(0, |bits, seat| bits | 1 << seat.0));
    }

    /// How many bytes there are so far.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// All that was written.
    pub fn done(self) -> Vec<u8> {
        self.0
    }
}

/// Reads the parts of a message one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// Reads these bytes.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader(bytes)
    }

    /// Whether everything has been read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One byte.
    pub fn byte(&mut self) -> Result<u8, Bad> {
        let (first, rest) = self.0.split_first().ok_or(Bad)?;
        self.0 = rest;
        Ok(*first)
    }

    /// A number.
    pub fn number(&mut self) -> Result<u64, Bad> {
        let mut n = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                return Err(Bad);
            }
            n |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(n);
            }
        }
        Err(Bad)
    }

    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> Result<usize, Bad> {
        usize::try_from(self.number()?).ok().filter(|n| *n < limit).ok_or(Bad)
    }

    /// A number of 32 bits.
    pub fn small(&mut self) -> Result<u32, Bad> {
        u32::try_from(self.number()?).map_err(|_| Bad)
    }

    /// A number that may be negative.
    pub fn signed(&mut self) -> Result<i64, Bad> {
        let n = self.number()?;
        Ok((n >> 1) as i64 ^ -((n & 1) as i64))
    }

    /// A check sum.
    pub fn sum(&mut self) -> Result<u32, Bad> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    /// So many bytes.
    pub fn raw(&mut self, len: usize) -> Result<&'a [u8], Bad> {
        let (bytes, rest) = self.0.split_at_checked(len).ok_or(Bad)?;
        self.0 = rest;
        Ok(bytes)
    }

    /// So many bytes as an array.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], Bad> {
        self.raw(N)?.try_into().map_err(|_| Bad)
    }

    /// Bytes with their number before them, at most so many.
    pub fn bytes(&mut self, most: usize) -> Result<&'a [u8], Bad> {
        let len = self.below(most.saturating_add(1))?;
        self.raw(len)
    }

    /// Words of at most so many bytes.
    pub fn words(&mut self, most: usize) -> Result<&'a str, Bad> {
        std::str::from_utf8(self.bytes(most)?).map_err(|_| Bad)
    }

    /// A seat that a table can have.
    pub fn seat(&mut self) -> Result<Seat, Bad> {
        let seat = self.byte()?;
        if usize::from(seat) < table::seat::MAX_SEATS { Ok(Seat(seat)) } else { Err(Bad) }
    }

    /// Some seats that a table can have.
    pub fn seats(&mut self) -> Result<SeatSet, Bad> {
        let bits = self.byte()?;
        if bits >> table::seat::MAX_SEATS != 0 {
            return Err(Bad);
        }
        Ok((0..8).filter(|seat| bits >> seat & 1 == 1).fold(SeatSet::NONE, |set, seat| set.with(Seat(seat))))
    }

    /// Yes or no.
    pub fn yes(&mut self) -> Result<bool, Bad> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Bad),
        }
    }

    /// That nothing is left.
    pub fn end(&self) -> Result<(), Bad> {
        if self.is_empty() { Ok(()) } else { Err(Bad) }
    }
}
