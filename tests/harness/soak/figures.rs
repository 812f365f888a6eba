//! How long it takes over a radio as one has it at a table: a guest comes back after many moves, and sees its first board.
//! Chunks of 244 bytes, 30 ms each way, 5 % of them lost. Times are the simulation's.

use super::party::Party;
use link::event::Radio;
use link::sim::{Faults, Node};
use std::path::Path;

/// So many moves are missed.
const MISSED: u64 = 200;

/// Times in milliseconds, one for each guest that came back.
#[derive(Default, Debug)]
pub struct Times {
    /// From the open channel to the first board.
    pub first: Vec<u64>,
    /// From the open channel to agreement, after 200 changes that were missed.
    pub resync: Vec<u64>,
    /// The same from the moment on at which the radio was turned on again: with the search for the host.
    pub back: Vec<u64>,
}

/// The value that so many of a hundred do not exceed.
pub fn at(times: &mut [u64], part: usize) -> u64 {
    times.sort_unstable();
    times.get((times.len() * part).div_ceil(100).saturating_sub(1)).copied().unwrap_or(0)
}

/// Measures with so many seeds.
pub fn figures(seeds: u64, folder: &Path) -> Times {
    let mut times = Times::default();
    for seed in 1..=seeds {
        let faults = Faults { drop: 50, latency: 30..31, ..Faults::default() };
        // Every fourth seed of the soak is of a channel that is a stream; this is of chunks.
        let mut party = Party::begin(seed * 4, folder, |world, nodes| {
            world.faults = faults.clone();
            (0..nodes).for_each(|node| world.set_chunk(node, 244));
        });
        times.first.extend(&party.firsts);
        measure(&mut party, &mut times);
    }
    times
}

fn measure(party: &mut Party, times: &mut Times) {
    let guest: Node = 1;
    // No guest has a seat: the host plays them all, and the others look on.
    party.count_from_here();
    party.world.radio(guest, Radio::Off);
    party.settle(1_000);
    let from = u64::from(party.accepted);
    while u64::from(party.accepted) < from + MISSED {
        if party.is_over() || !party.act_at(0) {
            return;
        }
        party.settle(0);
    }
    party.world.radio(guest, Radio::On);
    let on = party.world.now();
    let mut open = None;
    while party.world.now() < on + 60_000 {
        party.settle(10);
        if open.is_none() && !party.world.wires_of(guest).is_empty() {
            open = Some(party.world.now());
        }
        if open.is_some() && party.is_right(guest) {
            break;
        }
    }
    let now = party.world.now();
    times.back.push(now - on);
    times.resync.push(now - open.unwrap_or(on));
}
