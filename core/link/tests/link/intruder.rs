//! Strangers: wrong digits, replayed and forged bytes, floods, a relay in the middle. `LINK_INTRUDER` says how many runs.

use crate::help::{Floors, join, runs, table, together};
use link::cipher::{Ground, Handshake};
use link::event::{Joining, Notice};
use link::hello::{Hello, Refusal, Side, Way};
use link::identity::Identity;
use link::limits::CHUNK_MOST;
use link::packet::Packet;
use link::pairing::{Attempt, Digits};
use link::sim::{Node, Outsider, World, config, versions};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// What a link may hold for strangers and one friend, in bytes: eight channels with a packet, its answer and an
/// assembly each, and the friend's streams.
const MEMORY: usize = 64 * 1024;

/// Something that a stranger sends.
fn forge(world: &mut World, air: &[Vec<u8>]) -> Vec<u8> {
    let random = |world: &mut World, len: usize| (0..len).map(|_| world.rng.random()).collect::<Vec<u8>>();
    match world.rng.random_range(0..6) {
        // Something heard before, whole or changed.
        0 | 1 if !air.is_empty() => {
            let mut chunk = air[world.rng.random_range(0..air.len())].clone();
            if world.rng.random_ratio(1, 3) && !chunk.is_empty() {
                let at = world.rng.random_range(0..chunk.len());
                chunk[at] ^= 1 << world.rng.random_range(0..8);
            }
            chunk
        }
        // The beginning of a large packet.
        2 => {
            let total: u16 = world.rng.random();
            let len = world.rng.random_range(0..40);
            [vec![0x80 | world.rng.random_range(0..64u8)], total.to_le_bytes().to_vec(), random(world, len)].concat()
        }
        // More of a packet that is perhaps under way.
        3 => {
            let len = world.rng.random_range(0..40);
            [vec![0xC0 | world.rng.random_range(0..64u8), world.rng.random_range(0..9)], random(world, len)].concat()
        }
        // A sealed packet out of nothing.
        4 => {
            let (counter, len): (u32, usize) = (world.rng.random_range(0..2_000), world.rng.random_range(0..200));
            [vec![16], counter.to_le_bytes().to_vec(), random(world, len)].concat()
        }
        _ => {
            let len = world.rng.random_range(0..=CHUNK_MOST);
            random(world, len)
        }
    }
}

struct Scene {
    world: World,
    nodes: Vec<Node>,
    floors: Floors,
    outsiders: Vec<Outsider>,
}

impl Scene {
    fn new(seed: u64, open: bool) -> Scene {
        let (mut world, nodes) = table(seed, 1, |_, _| {});
        world.listen();
        let floors = Floors::new(&world, &nodes, seed);
        if open {
            world.ask(nodes[0], |link| link.open_door()).expect("alive").expect("a host");
        }
        let mut scene = Scene { world, nodes, floors, outsiders: Vec::new() };
        scene.settle(seed);
        scene
    }

    fn run(&mut self, millis: u64) {
        let floors = &mut self.floors;
        self.world.run(millis, |world, node, notice| floors.notice(world, node, &notice));
    }

    fn settle(&mut self, seed: u64) {
        let begun = self.world.now();
        while !(together(&mut self.world, &self.nodes) && self.floors.is_quiet()) {
            assert!(self.world.now() - begun < 20_000, "seed {seed}: the friends are not together");
            self.run(20);
        }
    }

    fn talk(&mut self) {
        let (a, b) = (self.nodes[0], self.nodes[1]);
        self.floors.send(&mut self.world, a, b, 130);
        self.floors.send(&mut self.world, b, a, 60);
    }
}

#[test]
fn c5_c28_c29_whatever_a_stranger_sends_is_not_accepted_costs_little_and_disturbs_nobody() {
    for seed in 0..runs("LINK_INTRUDER", 20_000) {
        let mut scene = Scene::new(seed, seed % 2 == 0);
        scene.talk();
        scene.settle(seed);
        let messages = scene.floors.messages;
        let inside = seed % 3 == 0; // Every third stranger gets at the friends' own channel.
        let flood = if seed % 5 == 0 { 40 } else { 4 };
        for _ in 0..25 {
            if scene.outsiders.len() < 12 && scene.world.rng.random_ratio(1, 3) {
                scene.outsiders.push(scene.world.intrude(scene.nodes[0]));
            }
            let air = scene.world.air().to_vec();
            for _ in 0..flood {
                let bytes = forge(&mut scene.world, &air);
                if inside && scene.world.rng.random_ratio(1, 2) {
                    let to = scene.nodes[scene.world.rng.random_range(0..2)];
                    if let Some(wire) = scene.world.wires_of(scene.nodes[1]).first() {
                        scene.world.inject(*wire, to, bytes);
                    }
                } else if !scene.outsiders.is_empty() {
                    let at = scene.world.rng.random_range(0..scene.outsiders.len());
                    scene.world.outsider_send(scene.outsiders[at], bytes);
                }
            }
            scene.run(50);
            let memory = scene.world.link(scene.nodes[0]).map_or(0, |link| link.memory());
            assert!(memory <= MEMORY, "seed {seed}: {memory} bytes held");
            let channels = scene.world.link(scene.nodes[0]).map_or(0, |link| link.channels());
            assert!(channels <= 1 + link::limits::STRANGERS_MOST, "seed {seed}: {channels} channels");
        }
        scene.talk();
        scene.settle(seed);
        assert_eq!(scene.floors.messages, messages + 2, "seed {seed}: what was said arrived, and nothing else");
        let fresh: u32 = scene.floors.fresh.values().sum();
        assert_eq!(fresh, 2, "seed {seed}: the streams went on");
        let friend = scene.world.key(scene.nodes[1]);
        let peers: Vec<_> = scene.world.link(scene.nodes[0]).expect("alive").peers().collect();
        assert_eq!(peers, [friend], "seed {seed}: nobody else is at the table");
        assert_eq!(scene.world.link(scene.nodes[0]).expect("alive").known().len(), 1, "seed {seed}");
    }
}

#[test]
fn wrong_digits_never_open_the_door_and_do_not_lock_a_friend_out() {
    for seed in 0..runs("LINK_INTRUDER", 20_000).div_ceil(100) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut world = World::new(seed);
        let host = world.add(config(Side::Host, &mut rng));
        let strangers: Vec<Node> = (0..3).map(|_| world.add(config(Side::Guest, &mut rng))).collect();
        let friend = world.add(config(Side::Guest, &mut rng));
        world.ask(host, |link| link.open_door()).expect("alive").expect("a host");
        for guest in strangers.iter().chain([&friend]) {
            world.ask(*guest, |link| link.seek()).expect("alive").expect("a guest");
        }
        let (mut codes, mut failures) = (std::collections::BTreeSet::new(), 0);
        let mut typing: Vec<(u64, String)> = Vec::new();
        let typed_at = std::cell::Cell::new(None);
        let took = world.run_until(
            180_000,
            |world, node, notice| {
                if let Notice::Code(Some((digits, _))) = notice {
                    codes.insert(digits.to_string());
                }
                if node == friend {
                    // A person: reads what is shown, and needs four seconds to type it.
                    match notice {
                        Notice::Joining(Joining::DigitsWanted | Joining::WrongDigits) => {
                            typed_at.set(Some(world.now() + 1_000));
                        }
                        _ => join(world, host, friend, node, &notice),
                    }
                    return;
                }
                if node == host {
                    return;
                }
                match notice {
                    Notice::Joining(Joining::DigitsWanted | Joining::WrongDigits) => {
                        failures += u64::from(notice == Notice::Joining(Joining::WrongDigits));
                        let right = world.link(host).and_then(|l| l.code()).map(|(digits, _)| digits.to_string());
                        let wrong = Digits::draw(&mut world.rng).to_string();
                        if Some(&wrong) != right.as_ref() {
                            world.ask(node, |link| link.digits(&wrong));
                        }
                    }
                    _ => join(world, host, node, node, &notice),
                }
            },
            |world| {
                if typed_at.get().is_some_and(|at: u64| at <= world.now()) {
                    typed_at.set(None);
                    let code = world.link(host).and_then(|l| l.code()).map(|(digits, _)| digits.to_string());
                    typing.extend(code.map(|code| (world.now() + 3_000, code)));
                }
                if let Some((at, code)) = typing.pop() {
                    if at <= world.now() {
                        let _ = world.ask(friend, |link| link.digits(&code));
                    } else {
                        typing.push((at, code));
                    }
                }
                let key = world.key(friend);
                world.link(host).is_some_and(|link| link.peers().any(|peer| peer == key))
            },
        );
        assert!(took.is_some(), "seed {seed}: the friend is locked out");
        let at_table = world.link(host).expect("alive").peers().count();
        assert_eq!(at_table, 1, "seed {seed}: only the friend came in");
        assert!(failures >= 2 && codes.len() as u64 > failures / 4, "seed {seed}: {failures} failures, {codes:?}");
    }
}

/// What comes to an outsider within a while.
fn hear(world: &mut World, outsider: Outsider, millis: u64) -> Vec<Vec<u8>> {
    world.run(millis, |_, _, _| {});
    world.outsider_inbox(outsider)
}

/// What comes to an outsider until there is a packet of this kind: that one.
fn hear_of(world: &mut World, outsider: Outsider, kind: u8) -> Vec<u8> {
    let heard = (0..300).flat_map(|_| hear(world, outsider, 50)).find(|packet| packet[0] == kind);
    heard.unwrap_or_else(|| panic!("no packet of kind {kind}"))
}

/// A relay that plays the host to the guest and the guest to the host, with digits of its own guess on both sides.
#[test]
fn a_relay_in_the_middle_never_reaches_the_transport_state() {
    for seed in 0..runs("LINK_INTRUDER", 20_000).div_ceil(40) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut world = World::new(seed);
        let host = world.add(config(Side::Host, &mut rng));
        let guest = world.add(config(Side::Guest, &mut rng));
        world.ask(host, |link| link.open_door()).expect("alive").expect("a host");
        world.ask(guest, |link| link.seek()).expect("alive").expect("a guest");
        let (to_host, to_guest) = (world.intrude(host), world.intrude(guest));
        let relay = Identity::new(&mut rng);
        let code = world.link(host).and_then(|link| link.code()).expect("open").0;
        let guess = Digits::draw(&mut rng);
        assert_ne!(guess, code);
        // Towards the guest, as host.
        let hello_of_guest = hear_of(&mut world, to_guest, 1);
        let theirs = Hello::read(&hello_of_guest[1..]).expect("a Hello");
        assert_eq!(theirs.way, Way::Code);
        let mine = Hello { numbers: versions().numbers(), side: Side::Host, way: Way::Code, nonce: [seed as u8; 16] };
        world.outsider_send(to_guest, Packet::Hello(&mine.write()).write());
        world.run(100, |_, _, _| {});
        world.ask(guest, |link| link.digits(&code.to_string())).expect("alive").expect("wanted");
        let share = hear_of(&mut world, to_guest, 4);
        let (attempt, answer) = Attempt::host(guess, (&theirs.nonce, &mine.nonce), &mut rng);
        world.outsider_send(to_guest, Packet::Share(&answer).write());
        let proof = hear_of(&mut world, to_guest, 5);
        let psk = attempt.finish(share[1..].try_into().expect("33 bytes")).expect("a point");
        let hellos = (&hello_of_guest[1..], &mine.write()[..]);
        let mut shake = Handshake::new(&relay, false, Ground::Digits(&psk), hellos, &mut rng).expect("built");
        assert!(shake.read(&proof[2..]).is_err(), "seed {seed}: the guest's proof tells nothing to another guess");
        // Towards the host, as guest; first with what the true guest has said, then with a guess.
        for passes_on in [true, false] {
            let hello = if passes_on {
                hello_of_guest.clone()
            } else {
                let mine = Hello { side: Side::Guest, ..mine };
                Packet::Hello(&mine.write()).write()
            };
            world.outsider_send(to_host, hello.clone());
            let hello_of_host = hear_of(&mut world, to_host, 1);
            let nonce = Hello::read(&hello_of_host[1..]).expect("a Hello").nonce;
            let my_nonce = if passes_on { theirs.nonce } else { mine.nonce };
            let (attempt, my_share) = Attempt::guest(guess, (&my_nonce, &nonce), &mut rng);
            let said = if passes_on { share.clone() } else { Packet::Share(&my_share).write() };
            world.outsider_send(to_host, said);
            let share_of_host = hear_of(&mut world, to_host, 4);
            let proof = if passes_on {
                proof.clone()
            } else {
                let psk = attempt.finish(share_of_host[1..].try_into().expect("33 bytes")).expect("a point");
                let hellos = (&hello[1..], &hello_of_host[1..]);
                let mut shake = Handshake::new(&relay, true, Ground::Digits(&psk), hellos, &mut rng).expect("built");
                Packet::Shake(1, &shake.write().expect("the first message")).write()
            };
            world.outsider_send(to_host, proof);
            let answers = hear(&mut world, to_host, 200);
            let refused = |p: &Vec<u8>| matches!(Packet::read(p), Ok(Packet::Refuse(Refusal::WrongCode, _)));
            assert!(answers.iter().any(refused), "seed {seed}: {answers:?}");
            assert!(answers.iter().all(|p| p[0] != 5 && p[0] != 16), "seed {seed}: the host proves nothing");
        }
        for node in [host, guest] {
            assert_eq!(world.link(node).expect("alive").peers().count(), 0, "seed {seed}");
            assert_eq!(world.link(node).expect("alive").known().len(), 0, "seed {seed}");
        }
    }
}

/// A relay that passes everything on, and changes one bit of one packet of the meeting.
#[test]
fn a_relay_that_changes_a_bit_of_the_meeting_is_found_out() {
    let mut reached = 0;
    for seed in 0..runs("LINK_INTRUDER", 20_000).div_ceil(20) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut world = World::new(seed);
        let host = world.add(config(Side::Host, &mut rng));
        let guest = world.add(config(Side::Guest, &mut rng));
        world.ask(host, |link| link.open_door()).expect("alive").expect("a host");
        world.ask(guest, |link| link.seek()).expect("alive").expect("a guest");
        let (to_host, to_guest) = (world.intrude(host), world.intrude(guest));
        let spoilt = seed % 8; // Which of the seven packets is changed; the eighth run changes none.
        let (mut passed, mut typed) = (0, false);
        let mut heard = std::collections::BTreeSet::new();
        for _ in 0..200 {
            world.run(20, |_, _, _| {});
            if !typed && world.link(guest).is_some_and(|link| link.joining() == Joining::DigitsWanted) {
                typed = true;
                let code = world.link(host).and_then(|link| link.code()).expect("open").0.to_string();
                world.ask(guest, |link| link.digits(&code)).expect("alive").expect("wanted");
            }
            for (from, to) in [(to_guest, to_host), (to_host, to_guest)] {
                for mut packet in world.outsider_inbox(from) {
                    // A repeated packet is changed as the first was, or the two would get around the relay.
                    if heard.insert(packet.clone()) && packet[0] != 16 {
                        passed += 1;
                    }
                    if passed == spoilt + 1 && packet[0] != 16 {
                        let at = world.rng.random_range(1..packet.len());
                        packet[at] ^= 1 << world.rng.random_range(0..8);
                    }
                    world.outsider_send(to, packet);
                }
            }
        }
        let joined =
            (world.link(host).expect("alive").peers().count(), world.link(guest).expect("alive").peers().count());
        let plain = world.link(guest).is_some_and(|link| matches!(link.joining(), Joining::Joined(_)));
        if passed <= spoilt {
            // Nothing was changed: a relay that only passes bytes on is a long cable.
            reached += u64::from(plain);
            continue;
        }
        let key = world.key(guest);
        let ready = world.link(host).and_then(|link| link.standing(key));
        assert_ne!(ready, Some(link::event::Standing::Together), "seed {seed}: {joined:?} at packet {spoilt}");
    }
    assert!(reached > 0, "unchanged, the two meet");
}

#[test]
fn c5_a_full_or_closed_table_says_busy_and_changes_nothing() {
    let (mut world, nodes) = table(11, 1, |_, _| {});
    let mut floors = Floors::new(&world, &nodes, 11);
    let mut rng = StdRng::seed_from_u64(12);
    // One that the host knows from another evening, and one that it has never met.
    let mut known = config(Side::Guest, &mut rng);
    known.known.push(link::identity::Known { key: world.key(nodes[0]), met: 0 });
    let key = known.identity.key();
    world.kill(nodes[0]);
    world.kept(nodes[0]).known.push(link::identity::Known { key, met: 1 });
    world.revive(nodes[0]);
    let others = [world.add(known), world.add(config(Side::Guest, &mut rng))];
    world.run(5_000, |world, node, notice| {
        if nodes.contains(&node) {
            floors.notice(world, node, &notice);
        }
    });
    assert!(together(&mut world, &nodes));
    let mut busy = std::collections::BTreeSet::new();
    for (node, known_here) in others.into_iter().zip([true, false]) {
        world.ask(node, |link| link.seek()).expect("alive").expect("a guest");
        // The host advertises no more: the stranger has the address from before.
        let outsider = world.intrude(nodes[0]);
        let way = if known_here { Way::Known } else { Way::Code };
        let hello = Hello { numbers: versions().numbers(), side: Side::Guest, way, nonce: [3; 16] };
        world.outsider_send(outsider, Packet::Hello(&hello.write()).write());
        let answers = hear(&mut world, outsider, 200);
        if known_here {
            let theirs = answers.iter().find(|p| p[0] == 1).expect("a Hello")[1..].to_vec();
            let identity = world.kept(node).identity.clone();
            let ground = world.key(nodes[0]);
            let mine = hello.write();
            let shake = Handshake::new(&identity, true, Ground::Known(&ground), (&mine, &theirs), &mut rng);
            let message = shake.expect("built").write().expect("the first");
            world.outsider_send(outsider, Packet::Shake(1, &message).write());
            let answers = hear(&mut world, outsider, 200);
            busy.extend(answers.iter().map(|p| matches!(Packet::read(p), Ok(Packet::Refuse(Refusal::Busy, _)))));
        } else {
            busy.extend(answers.iter().map(|p| matches!(Packet::read(p), Ok(Packet::Refuse(Refusal::Busy, _)))));
        }
        world.run(1_000, |_, _, _| {});
        assert!(!world.outsider_is_in(outsider));
    }
    assert_eq!(busy.into_iter().collect::<Vec<_>>(), [true]);
    assert!(together(&mut world, &nodes));
}
