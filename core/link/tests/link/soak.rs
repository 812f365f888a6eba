//! Seeded sessions on a radio where everything goes wrong: nothing accepted is lost or repeated, and the table comes
//! together soon after the faults stop. `LINK_SOAK` says how many; a failing seed is in the message.

use crate::help::{Floors, put_right, runs, table, tap, together};
use link::event::{Notice, Radio, Standing};
use link::limits::{CHUNK_LEAST, CHUNK_MOST};
use link::sim::{Faults, Node, World};
use rand::RngExt;

/// One thing that goes wrong.
fn mishap(world: &mut World, floors: &mut Floors, nodes: &[Node]) {
    let node = nodes[world.rng.random_range(0..nodes.len())];
    let wires = world.wires_of(node);
    let wire = (!wires.is_empty()).then(|| wires[world.rng.random_range(0..wires.len())]);
    let what = world.rng.random_range(0..12);
    match (what, wire) {
        (0 | 1, Some(wire)) => world.cut(wire),
        (2, Some(wire)) => world.deaden(wire, [true, false]),
        (3, Some(wire)) => world.deaden(wire, [true, true]),
        (4 | 5, Some(wire)) => {
            let (end, size) = (world.rng.random_range(0..2), world.rng.random_range(CHUNK_LEAST..=CHUNK_MOST));
            world.resize(wire, end, size);
        }
        (6, _) => {
            let told = world.rng.random_ratio(1, 2);
            world.suspend(node, told);
        }
        (7, _) => nodes.iter().for_each(|node| world.resume(*node)),
        (8, _) if world.link(node).is_some() => {
            world.kill(node);
            floors.killed(node);
        }
        (8, _) => world.revive(node),
        (9, _) => {
            let by = world.rng.random_range(-20_000..20_000);
            world.jump_clock(node, by);
        }
        (10, _) => world.radio(node, Radio::Off),
        (11, _) => world.radio(node, Radio::On),
        _ => {}
    }
}

/// How long the table took to come together after the faults, whether the budget of scan starts held a device back in
/// that time, and how many messages arrived.
fn session(seed: u64) -> (u64, bool, u64) {
    let (mut world, nodes) = table(seed, 1 + (seed % 3) as usize, |_, _| {});
    let mut floors = Floors::new(&world, &nodes, seed);
    world.faults = if seed % 4 == 3 { Faults { stream: true, ..Faults::bad() } } else { Faults::bad() };
    for node in &nodes {
        let size = world.rng.random_range(CHUNK_LEAST..=CHUNK_MOST);
        world.set_chunk(*node, size);
    }
    for _ in 0..40 {
        let pause = world.rng.random_range(50..1_200);
        world.run(pause, |world, node, notice| {
            floors.notice(world, node, &notice);
            tap(world, node, &notice);
        });
        if world.rng.random_ratio(1, 2) {
            mishap(&mut world, &mut floors, &nodes);
        }
        // What the mishap led to is known before anything is sent.
        world.run(0, |world, node, notice| {
            floors.notice(world, node, &notice);
            tap(world, node, &notice);
        });
        let guest = nodes[world.rng.random_range(1..nodes.len())];
        let (from, to) = if world.rng.random_ratio(1, 2) { (nodes[0], guest) } else { (guest, nodes[0]) };
        let len = world.rng.random_range(0..[40, 300, 3_000][(seed % 3) as usize]);
        floors.send(&mut world, from, to, len);
    }
    world.faults = Faults { stream: world.faults.stream, ..Faults::default() };
    put_right(&mut world, &nodes);
    let floors = std::cell::RefCell::new(floors);
    let waits = |standing: Standing| matches!(standing, Standing::Searching { at: Some(_) });
    let mut held_back = nodes.iter().any(|node| {
        let link = world.link(*node).expect("everything was put right");
        link.peers().filter_map(|peer| link.standing(peer)).any(waits)
    });
    let took = world.run_until(
        45_000,
        |world, node, notice| {
            held_back |= matches!(notice, Notice::Standing { standing, .. } if waits(standing));
            floors.borrow_mut().notice(world, node, &notice);
            tap(world, node, &notice);
        },
        |world| together(world, &nodes) && floors.borrow().is_quiet(),
    );
    let took = took.unwrap_or_else(|| panic!("seed {seed}: not together again"));
    (took, held_back, floors.into_inner().messages)
}

#[test]
fn c7_c8_c12_c13_c18_c27_a_table_comes_together_whatever_happened() {
    let from = runs("LINK_SEED", 0);
    let (mut slowest, mut messages, mut held_back) = (Vec::new(), 0, 0);
    let count = runs("LINK_SOAK", 400);
    for seed in from..from + count {
        let (took, was_held_back, got) = session(seed);
        messages += got;
        // The system allows four scan starts in thirty seconds (C21): a radio that was switched off and on as often, and
        // a device that has meanwhile another address, have to wait for the fifth. The screen counts down to it.
        if took > 10_000 && was_held_back {
            held_back += 1;
        } else {
            slowest.push((took, seed));
        }
    }
    assert!(messages > 0);
    let slowest = slowest.into_iter().max().expect("there are runs");
    assert!(slowest.0 <= 10_000, "slowest recovery {} ms, seed {}", slowest.0, slowest.1);
    assert!(held_back * 100 <= count, "{held_back} of {count} were held back by the budget of scans");
}
