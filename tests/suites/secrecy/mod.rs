//! Secrecy: what a viewer is shown depends only on what that viewer may know.
//!
//! `five` looks one input ahead from every position. `pairs` follows whole games and their `twins`, which differ only
//! in what a viewer may not know; `phone` and `aside` follow them through a whole table. `queries` and `bytes` ask in
//! another's name. `weakened` shows that all this finds leaks.

mod aside;
mod bytes;
mod five;
mod pairs;
mod phone;
mod queries;
mod traces;
mod twins;
mod weakened;
mod wire;

use five::{Spread, five};
use games::aquileia::Aquileia;
use games::pecunia_non_olet::PecuniaNonOlet;
use harness::toy::Toy;
use harness::{EveryGame, Picker, every_game, settings, start};
use pairs::{Care, Tally};
use table::chance::Luck;
use table::game::Game;
use table::input::step;
use table::log::Log;
use twins::Twins;

/// Whether there is time for everything (`TABULARIUM_LONG=1`).
fn long() -> bool {
    std::env::var_os("TABULARIUM_LONG").is_some_and(|long| long == "1")
}

#[test]
fn a1_the_five_tests_find_no_leak_in_any_game() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let spread = Spread { worlds: 2, inputs: 40 };
            for seats in G::META.min_seats..=G::META.max_seats {
                for (n, named) in settings::<G>(seats).iter().enumerate() {
                    let mut picker = Picker::<G>::new(n as u64);
                    let mut state = start::<G>(named, seats);
                    loop {
                        if long() || picker.luck.below(3) == 0 {
                            five::<G>(&state, spread, &mut picker.luck)
                                .unwrap_or_else(|leak| panic!("{seats} seats, {named:?}: {leak}"));
                        }
                        let Some(input) = picker.pick(&state) else { break };
                        step::<G>(&mut state, &input, &mut Vec::new(), &mut Log::silent()).expect("it is legal");
                    }
                }
            }
        }
    }
    every_game(&mut Test);
}

/// Follows so many pairs of a game. At least nine in ten must differ, and most of their positions.
fn noninterference<G: Twins>(pairs: u64, care: Care) {
    let numbers = (0..).filter_map(|number| Some((number, twins::pair::<G>(number)?)));
    let (mut differ, mut all) = (0, Tally::default());
    for (number, pair) in numbers.take(pairs as usize) {
        let tally = pairs::check::<G>(&pair, care, number)
            .unwrap_or_else(|leak| panic!("{}: pair {number}, {:?}: {leak}", G::META.id, pair.viewer));
        differ += u64::from(tally.apart > 0);
        all.positions += tally.positions;
        all.apart += tally.apart;
        all.drafts += tally.drafts;
    }
    assert!(10 * differ >= 9 * pairs, "{}: {differ} of {pairs} pairs differ: {all:?}", G::META.id);
    assert!(10 * all.apart >= G::APART * all.positions, "{}: most positions differ: {all:?}", G::META.id);
    assert!(all.drafts > pairs / 4, "{}: drafts are begun on the side: {all:?}", G::META.id);
}

#[test]
fn a1_ten_thousand_pairs_of_pecunia_that_differ_in_secrets_look_the_same() {
    let care = if long() { Care { views: 4, drafts: 4 } } else { Care { views: 192, drafts: 16 } };
    noninterference::<PecuniaNonOlet>(10_000, care);
}

#[test]
fn a1_pairs_of_aquileia_that_differ_in_hands_and_laurels_look_the_same() {
    let care = if long() { Care { views: 32, drafts: 8 } } else { Care { views: 192, drafts: 16 } };
    noninterference::<Aquileia>(if long() { 10_000 } else { 2_000 }, care);
}

#[test]
fn a1_two_thousand_pairs_of_the_toy_game_that_differ_in_secrets_look_the_same() {
    let care = if long() { Care { views: 2, drafts: 2 } } else { Care { views: 16, drafts: 4 } };
    noninterference::<Toy>(if long() { 20_000 } else { 2_000 }, care);
}

/// Follows so many aligned pairs of a game through a table.
fn through_a_table<G: Twins>(pairs: u64, care: u32) {
    let numbers = (7_000_000..).filter_map(|number| Some((number, twins::pair::<G>(number)?)));
    for (number, pair) in numbers.filter(|(_, pair)| pair.aligned).take(pairs as usize) {
        phone::check::<G>(&pair, care, number)
            .unwrap_or_else(|leak| panic!("{}: pair {number}, {:?}: {leak}", G::META.id, pair.viewer));
    }
}

#[test]
fn a1_pairs_of_pecunia_look_the_same_on_the_phone() {
    through_a_table::<PecuniaNonOlet>(if long() { 10_000 } else { 200 }, 6);
}

#[test]
fn a1_pairs_of_aquileia_look_the_same_on_the_phone() {
    through_a_table::<Aquileia>(if long() { 5_000 } else { 60 }, 8);
}

#[test]
fn a1_pairs_of_the_toy_game_look_the_same_on_the_phone() {
    through_a_table::<Toy>(if long() { 2_000 } else { 200 }, 4);
}
