//! Storage in memory, for games that outlive the table on them.

use redb::StorageBackend;
use std::io;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard};

/// Storage in memory that outlives the table on it.
#[derive(Clone, Debug, Default)]
pub struct Disk(Arc<Mutex<Vec<u8>>>);

impl Disk {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().expect("nobody panics while holding the bytes")
    }

    fn range(offset: u64, len: usize, of: usize) -> io::Result<Range<usize>> {
        let start = offset as usize;
        if start + len <= of { Ok(start..start + len) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
    }
}

impl StorageBackend for Disk {
    fn len(&self) -> io::Result<u64> {
        Ok(self.bytes().len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        let bytes = self.bytes();
        out.copy_from_slice(&bytes[Disk::range(offset, out.len(), bytes.len())?]);
        Ok(())
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        self.bytes().resize(len as usize, 0);
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        let mut bytes = self.bytes();
        let range = Disk::range(offset, data.len(), bytes.len())?;
        bytes[range].copy_from_slice(data);
        Ok(())
    }
}
