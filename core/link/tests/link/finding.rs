//! Finding and losing each other: roles, watchdogs, half-open channels, scan budget, strikes.

use crate::help::{Floors, join, table, tap, together};
use link::event::{Joining, Notice, Radio, Standing};
use link::hello::Side;
use link::limits::{HEARTBEAT, SCAN_STARTS, SCAN_WITHIN};
use link::role::Role;
use link::sim::{Node, World, config};
use rand::SeedableRng;
use rand::rngs::StdRng;

fn come_together(world: &mut World, nodes: &[Node], at_most: u64) -> Option<u64> {
    world.run_until(at_most, |world, node, notice| tap(world, node, &notice), |world| together(world, nodes))
}

#[test]
fn c14_two_watchdogs_never_cross_at_any_phase() {
    for host_can_advertise in [true, false] {
        for offset in (0..=8_000).step_by(100) {
            let (mut world, nodes) = table(offset + 7, 1, |i, c| c.can_advertise = i > 0 || host_can_advertise);
            come_together(&mut world, &nodes, 20_000).expect("together at first");
            world.run(1_000, |_, _, _| {});
            let before = (world.connects(nodes[0]), world.connects(nodes[1]));
            let wire = world.wires_of(nodes[0])[0];
            // Each side's watchdog begins to count when it hears nothing any more: at another moment each.
            let first = (offset / 100 % 2) as usize;
            world.deaden(wire, if first == 0 { [true, false] } else { [false, true] });
            world.run(offset, |_, _, _| {});
            world.deaden(wire, [true, true]);
            let took = world.run_until(
                15_000,
                |_, _, _| {},
                |world| {
                    let connects = world.connects(nodes[0]) + world.connects(nodes[1]);
                    connects > before.0 + before.1 && together(world, &nodes)
                },
            );
            assert!(took.is_some_and(|t| t <= 10_000), "offset {offset}: {took:?}");
            let connects = (world.connects(nodes[0]) - before.0, world.connects(nodes[1]) - before.1);
            let (connecting, waiting) =
                if host_can_advertise { (connects.1, connects.0) } else { (connects.0, connects.1) };
            assert_eq!(waiting, 0, "offset {offset}: who advertises never connects");
            assert!((1..=3).contains(&connecting), "offset {offset}: {connecting} connections");
        }
    }
}

#[test]
fn c8_both_sides_of_a_half_open_channel_say_so_within_two_heartbeats() {
    for seed in 0..60 {
        for dead in [[true, false], [false, true]] {
            let (mut world, nodes) = table(seed, 1, |_, _| {});
            come_together(&mut world, &nodes, 20_000).expect("together at first");
            world.run(500 + seed * 37, |_, _, _| {});
            let wire = world.wires_of(nodes[0])[0];
            world.deaden(wire, dead);
            world.run(2 * HEARTBEAT, |_, _, _| {});
            for (one, other) in [(nodes[0], nodes[1]), (nodes[1], nodes[0])] {
                let key = world.key(other);
                let standing = world.link(one).and_then(|link| link.standing(key));
                assert_ne!(standing, Some(Standing::Together), "seed {seed}, {dead:?}");
            }
            assert!(come_together(&mut world, &nodes, 10_000).is_some(), "seed {seed}, {dead:?}");
        }
    }
}

#[test]
fn c19_whoever_cannot_advertise_the_two_meet_and_meet_again_unless_neither_can() {
    for (seed, (host_can, guest_can)) in
        [(true, true), (false, true), (true, false), (false, false)].into_iter().enumerate()
    {
        let mut rng = StdRng::seed_from_u64(seed as u64);
        let mut world = World::new(seed as u64);
        let mut host = config(Side::Host, &mut rng);
        let mut guest = config(Side::Guest, &mut rng);
        (host.can_advertise, guest.can_advertise) = (host_can, guest_can);
        let nodes = [world.add(host), world.add(guest)];
        world.ask(nodes[0], |link| link.open_door()).expect("alive").expect("a host");
        world.ask(nodes[1], |link| link.seek()).expect("alive").expect("a guest");
        let mut nobody = false;
        let met = world.run_until(
            40_000,
            |world, node, notice| {
                nobody |= notice == Notice::Joining(Joining::NobodyFound);
                join(world, nodes[0], nodes[1], node, &notice);
            },
            |world| together(world, &nodes),
        );
        assert_eq!(met.is_some(), host_can || guest_can, "{host_can} {guest_can}");
        if met.is_none() {
            assert!(nobody, "the guest is told that nobody is found");
            continue;
        }
        let keys = (world.key(nodes[0]), world.key(nodes[1]));
        let roles = (
            world.link(nodes[0]).and_then(|link| link.role(keys.1)),
            world.link(nodes[1]).and_then(|link| link.role(keys.0)),
        );
        let expected = if host_can { (Role::Advertise, Role::Connect) } else { (Role::Connect, Role::Advertise) };
        assert_eq!(roles, (Some(expected.0), Some(expected.1)));
        let wire = world.wires_of(nodes[0])[0];
        world.cut(wire);
        world.run(1_000, |_, _, _| {});
        assert!(come_together(&mut world, &nodes, 10_000).is_some(), "{host_can} {guest_can}");
    }
}

#[test]
fn c19_c20_a_host_that_loses_the_ability_to_advertise_is_found_all_the_same() {
    let (mut world, nodes) = table(3, 1, |_, _| {});
    come_together(&mut world, &nodes, 20_000).expect("together at first");
    world.set_can_advertise(nodes[0], false);
    let wire = world.wires_of(nodes[0])[0];
    world.cut(wire);
    world.run(1_000, |_, _, _| {});
    assert!(come_together(&mut world, &nodes, 20_000).is_some());
}

#[test]
fn c21_scans_are_never_started_more_often_than_the_budget_allows() {
    let (mut world, nodes) = table(4, 2, |_, _| {});
    for round in 0..60 {
        world.run(2_000 + round * 61, |_, _, _| {});
        if let Some(wire) = world.wires_of(nodes[0]).first() {
            let wire = *wire;
            world.cut(wire);
        }
        let radio = if round % 5 == 4 { Radio::Off } else { Radio::On };
        world.radio(nodes[0], radio);
    }
    for node in &nodes[1..] {
        let starts = world.scan_starts(*node);
        assert!(starts.len() > 3, "it does scan");
        for window in starts.windows(SCAN_STARTS + 1) {
            assert!(window[SCAN_STARTS] - window[0] >= SCAN_WITHIN, "{window:?}");
        }
    }
}

#[test]
fn c13_a_loop_of_dying_connections_ends_in_tap_to_reconnect_and_a_tap_begins_anew() {
    let (mut world, nodes) = table(5, 1, |_, _| {});
    let (guest, host_key) = (nodes[1], world.key(nodes[0]));
    let mut tap_wanted = false;
    let took = world.run_until(
        300_000,
        |world, node, notice| {
            if node == guest && matches!(notice, Notice::Ready { .. }) {
                let wire = world.wires_of(guest)[0];
                world.deaden(wire, [true, true]);
            }
            tap_wanted |= notice == Notice::Standing { peer: host_key, standing: Standing::TapToReconnect };
        },
        |world| world.link(guest).and_then(|link| link.standing(host_key)) == Some(Standing::TapToReconnect),
    );
    assert!(took.is_some() && tap_wanted);
    let before = world.connects(guest);
    world.run(30_000, |_, _, _| {});
    assert_eq!(world.connects(guest), before, "nothing more is tried by itself");
    world.ask(guest, |link| link.tap(host_key)).expect("alive").expect("a peer");
    assert!(come_together(&mut world, &nodes, 10_000).is_some());
}

#[test]
fn c6_a_thousand_reconnections_leave_one_channel_open() {
    let (mut world, nodes) = table(6, 1, |_, _| {});
    for round in 0..1_000 {
        assert!(come_together(&mut world, &nodes, 10_000).is_some(), "round {round}");
        for node in &nodes {
            let node = *node;
            assert_eq!(world.link(node).map(|link| link.channels()), Some(1), "round {round}");
            assert_eq!(world.wires_of(node).len(), 1, "round {round}");
        }
        let wire = world.wires_of(nodes[0])[0];
        world.cut(wire);
        world.run(850, |world, node, notice| tap(world, node, &notice));
    }
}

#[test]
fn c7_the_link_may_break_at_every_chunk_and_nothing_is_lost() {
    for at in 1..60 {
        let (mut world, nodes) = table(at, 1, |_, _| {});
        come_together(&mut world, &nodes, 20_000).expect("together at first");
        let mut floors = Floors::new(&world, &nodes, at);
        floors.ready.insert((nodes[0], nodes[1]), 1);
        floors.ready.insert((nodes[1], nodes[0]), 1);
        world.set_chunk(nodes[0], 20);
        floors.send(&mut world, nodes[0], nodes[1], 900);
        floors.send(&mut world, nodes[1], nodes[0], 400);
        world.run(at * 3, |world, node, notice| floors.notice(world, node, &notice));
        for wire in world.wires_of(nodes[0]) {
            world.cut(wire);
        }
        floors.send(&mut world, nodes[1], nodes[0], 10);
        let floors = std::cell::RefCell::new(floors);
        let took = world.run_until(
            10_000,
            |world, node, notice| floors.borrow_mut().notice(world, node, &notice),
            |_| floors.borrow().is_quiet(),
        );
        assert!(took.is_some(), "cut at {at}");
        let floors = floors.into_inner();
        assert_eq!((floors.messages, floors.fresh.len()), (3, 0), "cut at {at}");
    }
}

#[test]
fn c17_after_a_sleep_the_table_is_back_within_three_seconds() {
    for seed in 0..40 {
        for told in [true, false] {
            let (mut world, nodes) = table(seed, 1, |_, _| {});
            come_together(&mut world, &nodes, 20_000).expect("together at first");
            let sleeper = nodes[(seed % 2) as usize];
            world.suspend(sleeper, told);
            world.run(2_000 + seed * 3_000, |_, _, _| {});
            if told {
                let (awake, key) = (nodes[1 - (seed % 2) as usize], world.key(sleeper));
                let standing = world.link(awake).and_then(|link| link.standing(key));
                assert_eq!(standing, Some(Standing::Asleep), "seed {seed}: no false \"connected\" (C18)");
            }
            world.resume(sleeper);
            let took = come_together(&mut world, &nodes, 15_000);
            assert!(took.is_some_and(|t| t <= 3_000), "seed {seed}, told {told}: {took:?}");
        }
    }
}

#[test]
fn c1_c3_a_radio_that_is_down_is_named_and_its_return_is_used() {
    let (mut world, nodes) = table(8, 1, |_, _| {});
    come_together(&mut world, &nodes, 20_000).expect("together at first");
    let key = world.key(nodes[0]);
    for radio in [Radio::Off, Radio::NoPermission(link::event::Permission::Scan), Radio::LocationOff] {
        world.radio(nodes[1], radio);
        world.run(3_000, |_, _, _| {});
        assert_eq!(world.link(nodes[1]).and_then(|link| link.standing(key)), Some(Standing::RadioDown));
        world.radio(nodes[1], Radio::On);
        assert!(come_together(&mut world, &nodes, 10_000).is_some(), "{radio:?}");
    }
}
