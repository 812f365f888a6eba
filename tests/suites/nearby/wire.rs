//! What lies on the wire: readers that take anything and never fail, and deltas that bring back what they were made of.

use super::round::Round;
use super::times;
use session::luck::SeededLuck;
use session::nearby::delta::{delta, patch};
use session::nearby::message::{ToGuest, ToHost, Words};
use session::nearby::{Guest, LONGEST};
use session::table::Table;
use table::chance::Luck;

/// Bytes as they might come from somebody who means ill: a message with something turned, cut, put in, or doubled.
fn mutated(message: &[u8], dice: &mut SeededLuck) -> Vec<u8> {
    let mut bytes = message.to_vec();
    let mut below = |n: usize| dice.below(n.max(1) as u32) as usize;
    for _ in 0..=below(3) {
        let at = below(bytes.len());
        match below(6) {
            0 if !bytes.is_empty() => bytes[at] ^= 1 << below(8),
            1 if !bytes.is_empty() => bytes[at] = [0, 1, 0x7f, 0x80, 0xff][below(5)],
            2 => bytes.truncate(at),
            3 => {
                let run = bytes[at..].iter().copied().take(below(40)).collect::<Vec<_>>();
                bytes.splice(at..at, run);
            }
            4 => {
                let to = (at + below(12)).min(bytes.len());
                bytes.drain(at.min(to)..to);
            }
            _ => bytes.splice(at..at, [0xff; 9]).for_each(drop),
        }
    }
    bytes
}

/// Runs of bytes.
type Runs = Vec<Vec<u8>>;

/// Messages of a game, those to the host and those to the guests, and the views that were shown.
fn recorded(game: &'static str) -> (Runs, Runs, Runs, Round) {
    let mut round = Round::new(game, &[0, 1, 2], 2, &Default::default(), 3);
    let (mut up, mut down, mut views) = (Vec::new(), Vec::new(), Vec::new());
    for acts in 0..150 {
        if acts % 40 == 30 {
            round.cut(0);
            round.connect(0);
        }
        if !round.act() {
            break;
        }
        loop {
            up.extend(round.far.iter().flat_map(|far| far.up.iter().cloned()));
            down.extend(round.far.iter().flat_map(|far| far.down.iter().cloned()));
            if !round.deliver() {
                break;
            }
        }
        views.extend(round.far.iter().filter_map(|far| far.table.as_ref()).map(Table::shown));
    }
    (up, down, views, round)
}

#[test]
fn c28_readers_take_any_bytes() {
    let each = times("NEARBY_DECODERS", 20_000);
    for kind in harness::kinds() {
        let (up, down, views, mut round) = recorded(kind.meta().id);
        let (words, none) = (Words::of(kind.meta()), Words::none());
        let mut dice = SeededLuck::new(8);
        let any = |of: &[Vec<u8>], dice: &mut SeededLuck| of[dice.below(of.len() as u32) as usize].clone();
        for _ in 0..each {
            let bytes = mutated(&any(&up, &mut dice), &mut dice);
            if let Ok(said) = ToHost::read(&bytes) {
                assert_eq!(ToHost::read(&said.write()), Ok(said), "what can be read is written as it was meant");
            }
            let bytes = mutated(&any(&down, &mut dice), &mut dice);
            for words in [&words, &none] {
                if let Ok(said) = ToGuest::read(&bytes, words) {
                    assert_eq!(ToGuest::read(&said.write(words), words), Ok(said));
                }
            }
            let (old, new) = (any(&views, &mut dice), any(&views, &mut dice));
            let change = mutated(&delta(&old, &new), &mut dice);
            assert!(
                patch(&old, &change, 4096).is_ok_and(|new| new.len() <= 4096) || patch(&old, &change, 4096).is_err()
            );
            let _ = kind.read_view(&mutated(&old, &mut dice));
        }
        // The same bytes to a host and to a guest in the middle of a game: nothing panics, and the game is untouched by
        // what is none of the guest's acts.
        let kept = round.far[0].shown().keepsake(&round.kinds).expect("a guest's view can be kept");
        for _ in 0..each / 20 {
            let _ = Table::look(&round.kinds, &mutated(&kept, &mut dice));
            let bytes = mutated(&any(&up, &mut dice), &mut dice);
            let from = round.far[dice.below(2) as usize].device;
            round.host.handle(&mut round.table, from, &bytes, 4);
            let bytes = mutated(&any(&down, &mut dice), &mut dice);
            let far = &mut round.far[0];
            far.guest.handle(&round.kinds, &mut far.table, &bytes);
        }
        let mut fresh = (Guest::new([7; 32], "Fresh"), None);
        for _ in 0..each / 20 {
            fresh.0.connected(fresh.1.as_mut());
            let bytes = mutated(&any(&down, &mut dice), &mut dice);
            fresh.0.handle(&round.kinds, &mut fresh.1, &bytes);
        }
        // And afterwards everybody is where they should be.
        round.restart_host();
        round.far.iter_mut().for_each(|far| far.table = None);
        (0..2).for_each(|at| round.connect(at));
        round.settle();
        (0..2).for_each(|at| round.compare(at));
    }
}

#[test]
fn a_message_that_is_too_long_is_none() {
    let mut long = vec![0; LONGEST + 1];
    long[0] = 1;
    assert!(ToHost::read(&long).is_err() && ToGuest::read(&long, &Words::none()).is_err());
    assert!(ToHost::read(&[]).is_err() && ToHost::read(&[2, 3]).is_err(), "another version");
}

#[test]
fn a_delta_brings_back_what_it_was_made_of() {
    let mut dice = SeededLuck::new(5);
    for _ in 0..times("NEARBY_DELTAS", 3_000) {
        let mut below = |n: usize| dice.below(n as u32) as usize;
        let letters = 1 + below(5);
        let old: Vec<u8> = (0..below(400)).map(|_| below(letters) as u8).collect();
        let new = match below(4) {
            0 => (0..below(400)).map(|_| below(letters) as u8).collect(),
            _ => mutated(&old, &mut dice),
        };
        let change = delta(&old, &new);
        assert_eq!(patch(&old, &change, 2000).as_ref(), Ok(&new));
        assert!(change.len() <= new.len() + 8, "never much more than the whole");
        assert_eq!(delta(&new, &new), Vec::<u8>::new(), "nothing changed is nothing sent");
    }
    let (old, mut new) = (vec![3; 900], vec![3; 900]);
    (new[100], new[700]) = (4, 5);
    assert!(delta(&old, &new).len() <= 8, "two changed bytes are few bytes");
    new.insert(50, 9);
    assert!(delta(&old, &new).len() <= 12, "and so is one put in");
    assert!(patch(&old, &delta(&old, &new), 900).is_err(), "no view is longer than allowed");
}

#[test]
fn every_text_of_a_log_comes_as_it_was_told_with_the_catalogs_and_without() {
    for kind in harness::kinds() {
        let (_, down, _, _) = recorded(kind.meta().id);
        let (words, none) = (Words::of(kind.meta()), Words::none());
        let mut sizes = (0, 0);
        for said in down.iter().filter_map(|message| ToGuest::read(message, &words).ok()) {
            let (short, long) = (said.write(&words), said.write(&none));
            sizes = (sizes.0 + short.len(), sizes.1 + long.len());
            assert_eq!(ToGuest::read(&short, &words), Ok(said.clone()));
            assert_eq!(ToGuest::read(&long, &none), Ok(said));
        }
        assert!(sizes.0 < sizes.1, "{}: {sizes:?}", kind.meta().id);
    }
}
