//! Seeded sessions on a radio where everything goes wrong: nothing accepted is lost or repeated, and the table comes
//! together soon after the faults stop. `LINK_SOAK` says how many; a failing seed is in the message.

use crate::help::{Floors, put_right, runs, table, tap, together};
use link::event::Radio;
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

fn session(seed: u64) -> (u64, u64) {
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
    let took = world.run_until(
        30_000,
        |world, node, notice| {
            floors.borrow_mut().notice(world, node, &notice);
            tap(world, node, &notice);
        },
        |world| together(world, &nodes) && floors.borrow().is_quiet(),
    );
    let took = took.unwrap_or_else(|| panic!("seed {seed}: not together again"));
    (took, floors.into_inner().messages)
}

#[test]
fn c7_c8_c12_c13_c18_c27_a_table_comes_together_whatever_happened() {
    let from = runs("LINK_SEED", 0);
    let mut slowest = (0, 0);
    let mut messages = 0;
    for seed in from..from + runs("LINK_SOAK", 150) {
        let (took, got) = session(seed);
        slowest = slowest.max((took, seed));
        messages += got;
    }
    assert!(messages > 0);
    assert!(slowest.0 <= 10_000, "slowest recovery {} ms, seed {}", slowest.0, slowest.1);
}
