//! Every decoder under seeded mutation, with every allocation counted. `LINK_DECODERS` says how many inputs each.
//!
//! The counting allocator comes from a crate, so that nothing here needs code that the compiler does not check. It
//! counts the whole process: this binary holds one test.

use link::advert::{Advert, Tag};
use link::cipher::{Ground, Handshake};
use link::fragment::{Assembly, Chunk};
use link::frame::{Ack, Beat, Frame, Resume};
use link::hello::{Hello, Numbers, PROTOCOL, Refusal, Side, Way};
use link::identity::Identity;
use link::limits::{CHUNK_MOST, EARLY_PIECES, MESSAGE_MOST, PACKET_MOST};
use link::packet::{Packet, SHARE};
use link::pairing::{Attempt, Digits};
use link::splitter::{Splitter, frame_chunk};
use link::stream::Incoming;
use link::wire::Reader;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn mutate(rng: &mut StdRng, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = seeds[rng.random_range(0..seeds.len())].clone();
    for _ in 0..rng.random_range(0..4) {
        let at = rng.random_range(0..=bytes.len());
        match rng.random_range(0..6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, rng.random()),
            2 => {
                let other = &seeds[rng.random_range(0..seeds.len())];
                bytes.extend_from_slice(&other[..rng.random_range(0..=other.len())]);
            }
            3 if at < bytes.len() => bytes[at] = [0, 1, 0x7F, 0x80, 0xFF][rng.random_range(0..5)],
            4 if at < bytes.len() => bytes[at] ^= 1 << rng.random_range(0..8),
            _ if at < bytes.len() => bytes[at] = rng.random(),
            _ => {}
        }
    }
    bytes.truncate(2 * CHUNK_MOST);
    bytes
}

/// Decodes so many mutated inputs, none of which may allocate more than the bound.
fn hold(name: &str, bound: usize, seeds: &[Vec<u8>], decode: impl FnMut(&[u8]) -> bool) {
    hold_part(1, name, bound, seeds, decode);
}

/// The same with one input in so many, where each costs much computing.
fn hold_part(part: u64, name: &str, bound: usize, seeds: &[Vec<u8>], mut decode: impl FnMut(&[u8]) -> bool) {
    let inputs = std::env::var("LINK_DECODERS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000_000u64) / part;
    let mut rng = StdRng::seed_from_u64(name.bytes().map(u64::from).sum());
    let (mut accepted, mut most) = (0u64, 0);
    for _ in 0..inputs {
        let input = mutate(&mut rng, seeds);
        let region = Region::new(COUNTED);
        accepted += u64::from(decode(&input));
        most = most.max(region.change().bytes_allocated);
    }
    assert!(most <= bound, "{name}: one input made it allocate {most} bytes");
    assert!(accepted > 0 && accepted < inputs, "{name}: {accepted} of {inputs} accepted, so the loop tests little");
}

#[test]
fn c28_no_input_panics_or_allocates_beyond_its_bound() {
    let numbers = Numbers { protocol: PROTOCOL, app: 1, game: 2, rules: 3 };
    let hello = Hello { numbers, side: Side::Guest, way: Way::Code, nonce: [7; 16] }.write();
    hold("hello", 0, std::slice::from_ref(&hello), |bytes| Hello::read(bytes).is_ok());

    let packets = [
        Packet::Hello(&hello).write(),
        Packet::Refuse(Refusal::Busy, numbers).write(),
        Packet::Wait(1_000).write(),
        Packet::Share(&[5; SHARE]).write(),
        Packet::Shake(2, &[6; 48]).write(),
        Packet::Sealed(77, &[8; 60]).write(),
    ];
    hold("packet", 0, &packets, |bytes| Packet::read(bytes).is_ok());

    let full = Frame {
        resume: Some(Resume { mine: 1, theirs: 2, have: 300, answer: true, can_advertise: false, tag: Tag([1; 5]) }),
        ack: Some(Ack { upto: 1_000, ranges: vec![(1_010, 1_500), (70_000, 70_001)] }),
        beat: Some(Beat { hears: true, asleep: false, leaves: false }),
        data: Some((128, vec![9; 100])),
    };
    let frames = [
        full.write(),
        Frame { resume: None, ..full.clone() }.write(),
        Frame { data: None, resume: None, ..full.clone() }.write(),
        Frame { beat: full.beat, ..Frame::default() }.write(),
    ];
    hold("frame", PACKET_MOST + 64, &frames, |bytes| Frame::read(bytes).is_ok());

    let mut cutter = link::fragment::Cutter::default();
    let chunks: Vec<Vec<u8>> = [40usize, 300, 512]
        .into_iter()
        .flat_map(|len| cutter.cut(vec![1; len], 64))
        .chain(packets.iter().cloned())
        .collect();
    hold("chunk", 0, &chunks, |bytes| Chunk::read(bytes).is_ok());
    let (mut assembly, mut now) = (Assembly::default(), 0);
    hold("assembly", 2 * PACKET_MOST, &chunks, |bytes| {
        now += 1;
        let accepted = assembly.accept(bytes, now).is_ok();
        assert!(assembly.memory() <= PACKET_MOST);
        accepted
    });

    let mut message = vec![0xE8, 0x07];
    message.extend(vec![3; 1_000]);
    let pieces: Vec<Vec<u8>> = message.chunks(90).map(<[u8]>::to_vec).chain([vec![0; 50]]).collect();
    let mut rng = StdRng::seed_from_u64(1);
    let mut incoming = Incoming::new(1);
    hold("stream", MESSAGE_MOST, &pieces, |bytes| {
        let at = incoming.have().saturating_add_signed(rng.random_range(-100..400));
        let accepted = incoming.data(at, bytes, 0).is_ok();
        let memory = incoming.memory();
        assert!(memory <= 2 * MESSAGE_MOST + EARLY_PIECES * 2 * CHUNK_MOST, "{memory} bytes held");
        if !accepted {
            incoming = Incoming::new(1); // The link gives such a stream up.
        }
        accepted
    });

    let adverts = Advert { tag: Tag::draw(Side::Host, &mut StdRng::seed_from_u64(2)) };
    let seeds = [[adverts.data(), adverts.response()].concat(), [&adverts.data()[..], b"\x08\x09AB01XYZ"].concat()];
    hold("advert", 0, &seeds, |bytes| Advert::read(bytes).is_some());

    let mut splitter = Splitter::default();
    hold("splitter", 8 * CHUNK_MOST, &[frame_chunk(&[1; 30]), frame_chunk(&[2; 512])], |bytes| {
        let accepted = splitter.take(bytes).is_ok();
        if !accepted {
            splitter = Splitter::default(); // The carrier closes such a channel.
        }
        assert!(splitter.memory() <= 2 * (CHUNK_MOST + 2));
        accepted
    });

    hold("digits", 64, &[b"123456".to_vec(), b"12 34 56".to_vec()], |bytes| {
        std::str::from_utf8(bytes).is_ok_and(|typed| Digits::parse(typed).is_some())
    });
    hold("number", 0, &[vec![0x80, 0x01], vec![5], vec![0xFF, 0xFF, 0x7F]], |bytes| {
        Reader::new(bytes).varint().is_ok()
    });

    let (me, other) = (Identity::from_secret([1; 32]), Identity::from_secret([2; 32]));
    let mut chance = StdRng::seed_from_u64(3);
    let shown = Digits::parse("123456").expect("six");
    let shares: Vec<Vec<u8>> =
        (0..8).map(|_| Attempt::guest(shown, (&[1; 16], &[2; 16]), &mut chance).1.to_vec()).collect();
    hold_part(50, "share", 4_096, &shares, |bytes| {
        let Ok(share) = bytes.try_into() else { return false };
        Attempt::host(shown, (&[1; 16], &[2; 16]), &mut chance).0.finish(share).is_some()
    });

    let mut begin = |me: &Identity, guest, ground| Handshake::new(me, guest, ground, (b"g", b"h"), &mut chance);
    let (my_key, other_key) = (me.key(), other.key());
    let mut first = begin(&me, true, Ground::Known(&other_key)).expect("built");
    let message = first.write().expect("the first");
    hold_part(50, "return", 16 * 1_024, std::slice::from_ref(&message), |bytes| {
        begin(&other, false, Ground::Known(&my_key)).expect("built").read(bytes).is_ok()
    });
    let mut second = begin(&other, false, Ground::Known(&my_key)).expect("built");
    second.read(&message).expect("they agree");
    first.read(&second.write().expect("its turn")).expect("they agree");
    let (mut mine, mut theirs) = (first.seal().expect("finished").1, second.seal().expect("finished").1);
    let sealed: Vec<Vec<u8>> = (0..50).map(|_| mine.close(&full.write()).expect("not used up").1).collect();
    let mut opened = std::collections::BTreeSet::new();
    hold("sealed", 2 * PACKET_MOST + 64, &sealed, |bytes| {
        let counter = sealed.iter().position(|s| s == bytes).unwrap_or(7) as u32;
        let accepted = theirs.open(counter, bytes).is_ok();
        assert!(!accepted || opened.insert(counter), "each counter is accepted once");
        assert!(!accepted || sealed[counter as usize] == bytes, "and nothing that was changed");
        accepted
    });
}
