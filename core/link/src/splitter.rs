//! Chunks over a channel that is a stream of bytes (TCP, L2CAP): each is led by its length in two bytes, the low one
//! first.

use crate::error::Malformed;
use crate::limits::CHUNK_MOST;

/// A chunk with its length in front.
pub fn frame_chunk(chunk: &[u8]) -> Vec<u8> {
    let mut out = (chunk.len() as u16).to_le_bytes().to_vec();
    out.extend_from_slice(chunk);
    out
}

/// Gets the chunks back out of a stream, however it was split. It holds less than one chunk.
#[derive(Clone, Debug, Default)]
pub struct Splitter {
    held: Vec<u8>,
}

impl Splitter {
    /// Takes in what came; gives the chunks that are whole. After an error the channel is to be closed.
    pub fn take(&mut self, mut bytes: &[u8]) -> Result<Vec<Vec<u8>>, Malformed> {
        let mut whole = Vec::new();
        while !bytes.is_empty() {
            let wanted = match self.held[..] {
                [low, high, ..] => 2 + usize::from(u16::from_le_bytes([low, high])),
                _ => 2,
            };
            let (mine, rest) = bytes.split_at(bytes.len().min(wanted - self.held.len()));
            self.held.extend_from_slice(mine);
            bytes = rest;
            if let [low, high, chunk @ ..] = &self.held[..] {
                let len = usize::from(u16::from_le_bytes([*low, *high]));
                if len == 0 || len > CHUNK_MOST {
                    return Err(Malformed::Size);
                }
                if chunk.len() == len {
                    whole.push(chunk.to_vec());
                    self.held.clear();
                }
            }
        }
        Ok(whole)
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        self.held.capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_come_back_however_the_stream_is_split() {
        let chunks: Vec<Vec<u8>> = [1usize, 20, 512, 3].iter().map(|len| vec![*len as u8; *len]).collect();
        let stream: Vec<u8> = chunks.iter().flat_map(|chunk| frame_chunk(chunk)).collect();
        for step in 1..stream.len() {
            let mut splitter = Splitter::default();
            let parts = stream.chunks(step).map(|part| splitter.take(part).expect("chunks of ours"));
            assert_eq!(parts.flatten().collect::<Vec<_>>(), chunks, "in steps of {step}");
            assert!(splitter.memory() <= 2 * (CHUNK_MOST + 2));
        }
    }

    #[test]
    fn a_length_is_checked_before_anything_is_kept() {
        assert_eq!(Splitter::default().take(&[0xFF, 0xFF, 1]), Err(Malformed::Size));
        assert_eq!(Splitter::default().take(&[0, 0]), Err(Malformed::Size));
    }
}
