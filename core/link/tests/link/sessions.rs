//! Two and more devices on the simulated radio: joining, sizes, versions, being known and forgotten, figures.

use crate::help::{Floors, join, table, together};
use link::event::{Joining, Notice, Standing};
use link::hello::{Refusal, Side};
use link::limits::{MESSAGE_MOST, chunk_of_mtu};
use link::sim::{Faults, Node, World, config};
use link::{Config, Finding};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// A host with an open door and a guest that looks for it.
fn strangers(seed: u64, change: impl FnOnce(&mut Config, &mut Config)) -> (World, Vec<Node>) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut world = World::new(seed);
    let (mut host, mut guest) = (config(Side::Host, &mut rng), config(Side::Guest, &mut rng));
    change(&mut host, &mut guest);
    let nodes = vec![world.add(host), world.add(guest)];
    world.ask(nodes[0], |link| link.open_door()).expect("alive").expect("a host");
    world.ask(nodes[1], |link| link.seek()).expect("alive").expect("a guest");
    (world, nodes)
}

/// Joins; whether digits were typed on the way.
fn meet(world: &mut World, nodes: &[Node]) -> Option<bool> {
    let mut typed = false;
    let met = world.run_until(
        60_000,
        |world, node, notice| {
            typed |= matches!(notice, Notice::Joining(Joining::DigitsWanted));
            join(world, nodes[0], nodes[1], node, &notice);
        },
        |world| together(world, nodes),
    );
    met.map(|_| typed)
}

#[test]
fn a_guest_joins_with_the_digits_and_returns_without_until_it_is_forgotten() {
    let (mut world, nodes) = strangers(1, |_, _| {});
    assert_eq!(meet(&mut world, &nodes), Some(true));
    // Another evening: both begin anew, the table is another, the devices are known.
    for forgotten in [false, true] {
        for node in &nodes {
            world.kill(*node);
            world.kept(*node).table.clear();
        }
        if forgotten {
            world.kept(nodes[0]).known.clear();
        }
        nodes.iter().for_each(|node| world.revive(*node));
        world.ask(nodes[0], |link| link.open_door()).expect("alive").expect("a host");
        world.ask(nodes[1], |link| link.seek()).expect("alive").expect("a guest");
        assert_eq!(meet(&mut world, &nodes), Some(forgotten));
    }
    // Forgotten in the middle of a game: sent away, and it does not come back by itself.
    let key = world.key(nodes[1]);
    world.ask(nodes[0], |link| link.forget(key)).expect("alive");
    world.run(20_000, |_, _, _| {});
    assert_eq!(world.link(nodes[0]).expect("alive").peers().count(), 0);
    let host = world.key(nodes[0]);
    let standing = world.link(nodes[1]).and_then(|link| link.standing(host));
    assert_eq!(standing, Some(Standing::Refused(Refusal::Unknown)));
}

#[test]
fn a_guest_joins_on_a_bad_radio_too() {
    for seed in 0..40 {
        let (mut world, nodes) = strangers(seed, |_, _| {});
        world.faults = Faults { corrupt: 0, ..Faults::bad() };
        assert!(meet(&mut world, &nodes).is_some(), "seed {seed}");
    }
}

#[test]
fn what_does_not_fit_is_refused_by_name() {
    type Change = fn(&mut Config, &mut Config);
    let cases: [(Change, Refusal); 4] = [
        (|_, guest| guest.versions.games = vec![(2, 1)], Refusal::Game),
        (|_, guest| guest.versions.games = vec![(1, 2)], Refusal::Rules),
        (|_, guest| guest.versions.games = vec![(1, 2), (2, 1)], Refusal::Rules),
        (|host, _| (host.versions.least, host.versions.app) = (2, 2), Refusal::App),
    ];
    for (change, refusal) in cases {
        let (mut world, nodes) = strangers(2, change);
        let mut told = false;
        world.run(10_000, |world, node, notice| {
            told |= notice == Notice::Joining(Joining::Refused(refusal));
            join(world, nodes[0], nodes[1], node, &notice);
        });
        assert!(told, "{refusal:?}: {:?}", world.link(nodes[1]).map(|link| link.joining()));
        assert_eq!(world.link(nodes[0]).map(|link| link.peers().count()), Some(0));
    }
}

#[test]
fn without_adverts_a_guest_joins_at_a_place_that_was_typed() {
    let (mut world, nodes) = strangers(3, |host, guest| {
        (host.finding, guest.finding) = (Finding::Places, Finding::Places);
    });
    world.faults.stream = true;
    let place = world.place(nodes[0]);
    world.ask(nodes[1], |link| link.join(place)).expect("alive").expect("any place");
    assert_eq!(meet(&mut world, &nodes), Some(true));
    assert!(world.adverts().is_empty() && world.scan_starts(nodes[1]).is_empty());
    let wire = world.wires_of(nodes[0])[0];
    world.cut(wire);
    world.run(1_000, |_, _, _| {});
    assert_eq!(meet(&mut world, &nodes), Some(false));
}

/// Sends a message of this length each way, and waits until both have arrived.
fn exchange(world: &mut World, nodes: &[Node], floors: Floors, len: usize, at_most: u64) -> (Floors, Option<u64>) {
    let floors = std::cell::RefCell::new(floors);
    floors.borrow_mut().send(world, nodes[0], nodes[1], len);
    floors.borrow_mut().send(world, nodes[1], nodes[0], len);
    let took = world.run_until(
        at_most,
        |world, node, notice| floors.borrow_mut().notice(world, node, &notice),
        |_| floors.borrow().is_quiet(),
    );
    (floors.into_inner(), took)
}

fn settled(seed: u64, chunks: (usize, usize)) -> (World, Vec<Node>, Floors) {
    let (mut world, nodes) = table(seed, 1, |_, _| {});
    world.set_chunk(nodes[0], chunks.0);
    world.set_chunk(nodes[1], chunks.1);
    let floors = Floors::new(&world, &nodes, seed);
    let floors = std::cell::RefCell::new(floors);
    let took = world.run_until(
        20_000,
        |world, node, notice| floors.borrow_mut().notice(world, node, &notice),
        |world| together(world, &nodes),
    );
    assert!(took.is_some(), "seed {seed}");
    (world, nodes, floors.into_inner())
}

#[test]
fn c9_c10_every_mtu_works_and_the_directions_may_differ() {
    for mtu in 23..=517u16 {
        let (one, other) = (chunk_of_mtu(mtu), chunk_of_mtu(540 - mtu));
        let (mut world, nodes, floors) = settled(u64::from(mtu), (one, other));
        let (_, took) = exchange(&mut world, &nodes, floors, 700, 10_000);
        assert!(took.is_some(), "MTU {mtu}");
    }
}

#[test]
fn c10_c12_the_size_may_change_at_any_time_and_is_not_kept_for_the_next_channel() {
    for seed in 0..40 {
        let (mut world, nodes, mut floors) = settled(seed, (512, 512));
        floors.send(&mut world, nodes[0], nodes[1], 6_000);
        for size in [20, 244, 23, 512, 100] {
            world.run(7 + seed, |world, node, notice| floors.notice(world, node, &notice));
            let wire = world.wires_of(nodes[0])[0];
            world.resize(wire, 0, size);
            world.resize(wire, 1, 532 - size);
        }
        world.set_chunk(nodes[0], 20);
        world.set_chunk(nodes[1], 185);
        let wire = world.wires_of(nodes[0])[0];
        world.cut(wire);
        let (floors, took) = exchange(&mut world, &nodes, floors, 300, 15_000);
        assert!(took.is_some(), "seed {seed}");
        assert_eq!(floors.fresh.values().sum::<u32>(), 2, "seed {seed}");
    }
}

#[test]
fn c9_c10_a_channel_that_carries_less_than_it_says_is_found_out() {
    for truncate in [100, 185, 250] {
        let (mut world, nodes, floors) = settled(5, (509, 509));
        world.faults.truncate = truncate;
        let (_, took) = exchange(&mut world, &nodes, floors, 5_000, 60_000);
        assert!(took.is_some(), "cut at {truncate}");
    }
}

#[test]
fn c31_a_message_of_the_largest_size_shows_its_progress_on_a_slow_channel() {
    let (mut world, nodes, mut floors) = settled(6, (244, 244));
    world.faults.rate = 8_000;
    floors.send(&mut world, nodes[0], nodes[1], MESSAGE_MOST - 16);
    let (host, guest) = (world.key(nodes[0]), world.key(nodes[1]));
    let mut last = 0;
    for _ in 0..10 {
        world.run(500, |world, node, notice| floors.notice(world, node, &notice));
        let waiting = world.link(nodes[0]).and_then(|link| link.progress(guest)).expect("a peer").0;
        let (came, of) =
            world.link(nodes[1]).and_then(|link| link.progress(host)).expect("a peer").1.expect("it comes");
        assert!(came > last && of == MESSAGE_MOST && waiting < MESSAGE_MOST, "{came} of {of}");
        last = came;
    }
    assert!(together(&mut world, &nodes), "a slow channel is not a dead one");
    let (_, took) = exchange(&mut world, &nodes, floors, 10, 30_000);
    assert!(took.is_some());
}

#[test]
fn p5_a_move_is_one_chunk_and_a_resync_takes_a_second_and_a_half() {
    // A move of 130 bytes on a channel of 182: its bytes on the air, tag and header included.
    let (mut world, nodes, mut floors) = settled(7, (182, 182));
    world.run(2_000, |world, node, notice| floors.notice(world, node, &notice));
    world.listen();
    floors.send(&mut world, nodes[1], nodes[0], 130 - 16);
    let moves: Vec<usize> = world.air().iter().map(Vec::len).filter(|len| *len > 130).collect();
    assert_eq!(moves.len(), 1, "{moves:?}");
    assert!(moves[0] <= 182, "{moves:?}");
    // A resync of 4 KiB at 244 bytes, 30 ms, 5 % loss; the channel carries about what Bluetooth LE does.
    let mut times = Vec::new();
    for seed in 0..100 {
        let (mut world, nodes, mut floors) = settled(seed, (244, 244));
        world.run(3_000, |world, node, notice| floors.notice(world, node, &notice));
        world.faults = Faults { drop: 50, latency: 25..35, rate: 40_000, ..Faults::default() };
        let (_, took) = exchange(&mut world, &nodes, floors, 4_096, 20_000);
        times.push(took.expect("it arrives"));
    }
    times.sort_unstable();
    assert!(times[94] <= 1_500, "median {} ms, 95th of 100 {} ms, slowest {} ms", times[50], times[94], times[99]);
}

#[test]
fn who_leaves_on_purpose_is_said_to_have_left_and_is_not_looked_for() {
    let (mut world, nodes, _) = settled(8, (244, 244));
    let (host, guest) = (world.key(nodes[0]), world.key(nodes[1]));
    world.ask(nodes[1], |link| link.leave(host)).expect("alive").expect("a peer");
    world.run(3_000, |_, _, _| {});
    assert_eq!(world.link(nodes[0]).and_then(|link| link.standing(guest)), Some(Standing::Left));
    assert_eq!(world.link(nodes[1]).map(|link| (link.peers().count(), link.known().len())), Some((0, 1)));
    for node in nodes {
        assert!(world.wires_of(node).is_empty());
    }
}

#[test]
fn nothing_of_a_message_is_on_the_air_in_the_clear() {
    let (mut world, nodes, floors) = settled(9, (64, 512));
    world.listen();
    let (_, took) = exchange(&mut world, &nodes, floors, 3_000, 10_000);
    assert!(took.is_some());
    // The messages of the tests count upwards: eight bytes in such a row would be one in the clear.
    let clear = |chunk: &Vec<u8>| chunk.windows(8).any(|w| w.windows(2).all(|p| p[1] == p[0].wrapping_add(1)));
    assert!(!world.air().iter().any(clear));
    let keys = [world.key(nodes[0]), world.key(nodes[1])];
    let key = |chunk: &Vec<u8>| keys.iter().any(|key| chunk.windows(8).any(|w| w == &key.0[..8]));
    assert!(!world.air().iter().any(key), "no key is sent");
}
