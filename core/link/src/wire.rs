//! Reading and writing numbers and bytes; the one place where lengths from outside are checked.

use crate::error::Malformed;

/// Reads from bytes that came from outside. It never reads beyond them and allocates nothing.
#[derive(Clone, Debug)]
pub struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// A reader of these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader(bytes)
    }

    /// So many bytes.
    pub fn take(&mut self, n: usize) -> Result<&'a [u8], Malformed> {
        let (head, tail) = self.0.split_at_checked(n).ok_or(Malformed::Short)?;
        self.0 = tail;
        Ok(head)
    }

    /// A fixed number of bytes.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], Malformed> {
        let (head, tail) = self.0.split_first_chunk::<N>().ok_or(Malformed::Short)?;
        self.0 = tail;
        Ok(*head)
    }

    /// One byte.
    pub fn u8(&mut self) -> Result<u8, Malformed> {
        Ok(self.array::<1>()?[0])
    }

    /// A number of two bytes, the low one first, as all of them.
    pub fn u16(&mut self) -> Result<u16, Malformed> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    /// A number of four bytes.
    pub fn u32(&mut self) -> Result<u32, Malformed> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    /// A number of eight bytes.
    pub fn u64(&mut self) -> Result<u64, Malformed> {
        Ok(u64::from_le_bytes(self.array()?))
    }

    /// A number in groups of seven bits, the low ones first; the top bit says that more follow. Shortest form only.
    pub fn varint(&mut self) -> Result<u64, Malformed> {
        let mut value = 0;
        for shift in (0..63).step_by(7) {
            let byte = self.u8()?;
            value |= u64::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                return if byte == 0 && shift > 0 { Err(Malformed::Number) } else { Ok(value) };
            }
        }
        Err(Malformed::Number)
    }

    /// Everything that is left.
    pub fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }

    /// Holds that nothing is left.
    pub fn end(&self) -> Result<(), Malformed> {
        if self.0.is_empty() { Ok(()) } else { Err(Malformed::Long) }
    }
}

/// Writes a number as [`Reader::varint`] reads it. Numbers end below 2^63.
pub fn put_varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// How many bytes [`put_varint`] writes.
pub fn varint_len(value: u64) -> usize {
    let bits = 64 - (value | 1).leading_zeros() as usize;
    bits.div_ceil(7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_comes_back_in_its_shortest_form() {
        for value in [0, 1, 127, 128, 300, 16_383, 16_384, 70_000, u64::from(u32::MAX), (1 << 63) - 1] {
            let mut bytes = Vec::new();
            put_varint(&mut bytes, value);
            assert_eq!(bytes.len(), varint_len(value));
            let mut reader = Reader::new(&bytes);
            assert_eq!(reader.varint(), Ok(value));
            assert_eq!(reader.end(), Ok(()));
        }
        assert_eq!(Reader::new(&[0x80, 0x00]).varint(), Err(Malformed::Number));
        assert_eq!(Reader::new(&[0xFF; 12]).varint(), Err(Malformed::Number));
        assert_eq!(Reader::new(&[0xFF]).varint(), Err(Malformed::Short));
    }
}
