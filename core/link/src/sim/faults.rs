//! What goes wrong on the simulated radio, and how it behaves when nothing does.

use crate::time::Millis;
use std::ops::Range;

/// Per thousand chunks, unless said otherwise. The default is a good radio.
#[derive(Clone, Debug)]
pub struct Faults {
    /// A chunk is lost.
    pub drop: u32,
    /// A chunk comes twice.
    pub repeat: u32,
    /// A chunk comes late, after others.
    pub reorder: u32,
    /// A channel stands still for a while.
    pub stall: u32,
    /// How long it stands still at most.
    pub stall_for: Millis,
    /// A bit of a chunk is changed.
    pub corrupt: u32,
    /// A chunk is cut short at this size whatever the channel reports (C9).
    pub truncate: usize,
    /// The size that a channel takes changes, per chunk, to anything from 20 to 512.
    pub resize: u32,
    /// The way takes so long.
    pub latency: Range<Millis>,
    /// Bytes per second in each direction.
    pub rate: u64,
    /// A connection does not come about.
    pub no_connect: u32,
    /// Channels are streams of bytes: each chunk is led by its length, and arrives in arbitrary splits.
    pub stream: bool,
}

impl Default for Faults {
    fn default() -> Faults {
        Faults {
            drop: 0,
            repeat: 0,
            reorder: 0,
            stall: 0,
            stall_for: 3_000,
            corrupt: 0,
            truncate: 512,
            resize: 0,
            latency: 8..30,
            rate: 40_000,
            no_connect: 0,
            stream: false,
        }
    }
}

impl Faults {
    /// A bad radio.
    pub fn bad() -> Faults {
        Faults {
            drop: 60,
            repeat: 40,
            reorder: 40,
            stall: 3,
            corrupt: 5,
            resize: 10,
            latency: 5..80,
            rate: 20_000,
            no_connect: 200,
            ..Faults::default()
        }
    }
}
