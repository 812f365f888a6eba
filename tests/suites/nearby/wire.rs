//! What lies on the wire: readers that take anything and never fail, and deltas that bring back what they were made of.

use super::times;
use harness::recorded::{mutated, recorded};
use session::luck::SeededLuck;
use session::nearby::LONGEST;
use session::nearby::delta::{delta, patch};
use session::nearby::message::{ToGuest, ToHost, Words};
use table::chance::Luck;

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
