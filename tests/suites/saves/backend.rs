//! Disks that remember what was written to them, fill up, or lose what was not synced when the power goes.

use redb::StorageBackend;
use session::luck::SeededLuck;
use std::io::{Error, ErrorKind, Result};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::chance::Luck;

/// The unit that a disk writes whole or not at all.
const SECTOR: usize = 512;

/// One thing that a disk was told.
#[derive(Clone, Debug)]
pub enum Op {
    /// The file gets this length.
    SetLen(u64),
    /// These bytes go to this place.
    Write(u64, Vec<u8>),
    /// Everything so far is on disk when this returns.
    Sync,
}

/// What a disk holds, and how it behaves.
#[derive(Debug, Default)]
struct Inside {
    bytes: Vec<u8>,
    log: Vec<Op>,
    /// After so many more operations the next ones fail.
    left: Option<usize>,
    /// How many of those fail before there is space again; none: all.
    failures: Option<usize>,
    /// As what they fail.
    failure: Option<ErrorKind>,
    /// After so many more reads every one panics.
    reads: Option<usize>,
}

/// A file on a disk. Its clones are the same file.
#[derive(Clone, Debug, Default)]
pub struct Disk(Arc<Mutex<Inside>>);

impl Disk {
    /// A file with these bytes.
    pub fn holding(bytes: Vec<u8>) -> Disk {
        Disk(Arc::new(Mutex::new(Inside { bytes, ..Inside::default() })))
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the file holds now.
    pub fn bytes(&self) -> Vec<u8> {
        self.inside().bytes.clone()
    }

    /// How many operations there were.
    pub fn ops(&self) -> usize {
        self.inside().log.len()
    }

    /// All operations so far.
    pub fn log(&self) -> Vec<Op> {
        self.inside().log.clone()
    }

    /// After so many more writes, changes of length and syncs, the next ones fail: so many, or all from then on.
    pub fn fail_after(&self, ops: usize, failures: Option<usize>, kind: ErrorKind) {
        let mut inside = self.inside();
        inside.left = Some(ops);
        inside.failures = failures;
        inside.failure = Some(kind);
    }

    /// The disk works again.
    pub fn mend(&self) {
        self.inside().left = None;
    }

    /// After so many more reads every one panics, as a library may that meets what it has not expected.
    pub fn panic_after(&self, reads: usize) {
        self.inside().reads = Some(reads);
    }

    /// Logs an operation, or fails.
    fn told(&self, op: Op) -> Result<MutexGuard<'_, Inside>> {
        let mut inside = self.inside();
        match (inside.left, inside.failures) {
            (Some(0), Some(0)) | (None, _) => {}
            (Some(0), failures) => {
                inside.failures = failures.map(|n| n - 1);
                return Err(inside.failure.expect("a disk that fails has a reason").into());
            }
            (Some(left), _) => inside.left = Some(left - 1),
        }
        inside.log.push(op);
        Ok(inside)
    }
}

impl StorageBackend for Disk {
    fn len(&self) -> Result<u64> {
        Ok(self.inside().bytes.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> Result<()> {
        let mut inside = self.inside();
        if let Some(reads) = &mut inside.reads {
            *reads = reads.checked_sub(1).expect("a read that panics, as the test wants it");
        }
        let from = usize::try_from(offset).map_err(Error::other)?;
        let bytes = from.checked_add(out.len()).and_then(|to| inside.bytes.get(from..to));
        out.copy_from_slice(bytes.ok_or(ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn set_len(&self, len: u64) -> Result<()> {
        if len > session::store::LARGEST_FILE {
            return Err(ErrorKind::InvalidData.into());
        }
        self.told(Op::SetLen(len))?.bytes.resize(len as usize, 0);
        Ok(())
    }

    fn sync_data(&self) -> Result<()> {
        self.told(Op::Sync).map(drop)
    }

    fn write(&self, offset: u64, data: &[u8]) -> Result<()> {
        let mut inside = self.told(Op::Write(offset, data.to_vec()))?;
        put(&mut inside.bytes, offset, data);
        Ok(())
    }
}

fn put(bytes: &mut Vec<u8>, offset: u64, data: &[u8]) {
    let from = offset as usize;
    bytes.resize(bytes.len().max(from + data.len()), 0);
    bytes[from..from + data.len()].copy_from_slice(data);
}

/// What the power going away can leave behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// Everything written: only the process was killed.
    All,
    /// What was synced and, by chance, some of the rest, in any order, some of it torn.
    Some,
}

/// A disk as it is at one point of a log: what is safe on it, and what waits to be synced.
#[derive(Clone, Debug, Default)]
pub struct Replay<'a> {
    synced: Vec<u8>,
    waiting: Vec<&'a Op>,
}

impl<'a> Replay<'a> {
    /// A disk with a file on it.
    pub fn of(synced: Vec<u8>) -> Replay<'a> {
        Replay { synced, waiting: Vec::new() }
    }

    /// The disk is told this.
    pub fn tell(&mut self, op: &'a Op) {
        match op {
            Op::Sync => {
                for op in self.waiting.drain(..) {
                    apply(&mut self.synced, op);
                }
            }
            op => self.waiting.push(op),
        }
    }

    /// Whether nothing waits to be synced.
    pub fn is_synced(&self) -> bool {
        self.waiting.is_empty()
    }

    /// What the file holds after the power went away now.
    pub fn crash(&self, left: Left, luck: &mut SeededLuck) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        match left {
            Left::All => self.waiting.iter().for_each(|op| apply(&mut bytes, op)),
            Left::Some => self.some(&mut bytes, luck),
        }
        bytes
    }

    fn some(&self, bytes: &mut Vec<u8>, luck: &mut SeededLuck) {
        // Changes of length keep their order, as file systems do; how many of them got through is chance.
        let lengths: Vec<u64> = self.waiting.iter().filter_map(|op| length(op)).collect();
        let through = luck.below(lengths.len() as u32 + 1) as usize;
        let len = lengths[..through].last().map_or(bytes.len(), |len| *len as usize);
        let mut writes: Vec<(u64, &[u8])> = self.waiting.iter().filter_map(|op| written(op)).collect();
        for last in (1..writes.len()).rev() {
            writes.swap(last, luck.below(last as u32 + 1) as usize);
        }
        // From hardly anything to nearly everything, so that a lost write among many is met, and a lone one too.
        let odds = [1, 4, 7][luck.below(3) as usize];
        for (offset, data) in writes {
            if luck.below(8) < odds {
                match luck.below(3) {
                    0 => torn(bytes, offset, data, luck),
                    _ => put(bytes, offset, data),
                }
            }
        }
        bytes.resize(len, 0);
    }
}

/// Writes some sectors of the data.
fn torn(bytes: &mut Vec<u8>, offset: u64, data: &[u8], luck: &mut SeededLuck) {
    let mut from = 0;
    while from < data.len() {
        // Sectors are counted from the start of the file, not of the data.
        let to = data.len().min(from + SECTOR - (offset as usize + from) % SECTOR);
        if luck.below(2) == 0 {
            put(bytes, offset + from as u64, &data[from..to]);
        }
        from = to;
    }
}

fn length(op: &Op) -> Option<u64> {
    match op {
        Op::SetLen(len) => Some(*len),
        Op::Write(..) | Op::Sync => None,
    }
}

fn written(op: &Op) -> Option<(u64, &[u8])> {
    match op {
        Op::Write(offset, data) => Some((*offset, data)),
        Op::SetLen(_) | Op::Sync => None,
    }
}

fn apply(bytes: &mut Vec<u8>, op: &Op) {
    match op {
        Op::SetLen(len) => bytes.resize(*len as usize, 0),
        Op::Write(offset, data) => put(bytes, *offset, data),
        Op::Sync => {}
    }
}
