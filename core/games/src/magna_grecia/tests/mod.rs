//! The game's tests: one for each ruling and worked example, named by its number, and that none is missing; what is
//! told, what is refused and why, and what is no position at all.

mod damage;
mod data;
mod examples_building;
mod examples_play;
mod refusals;
mod rulings_cities;
mod rulings_roads;
mod rulings_turn;
mod stage;
mod told;

use crate::magna_grecia::MagnaGrecia;
use std::collections::BTreeSet;
use table::chance::Luck;
use table::game::Game;
use table::rules_text::Rules;

const RULINGS: u16 = 65;
const EXAMPLES: u16 = 31;

const SOURCES: [&str; 5] = [
    include_str!("rulings_turn.rs"),
    include_str!("rulings_roads.rs"),
    include_str!("rulings_cities.rs"),
    include_str!("examples_building.rs"),
    include_str!("examples_play.rs"),
];

/// A simple source of numbers.
pub struct Numbers(pub u64);

impl Luck for Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((u64::from((self.0 >> 32) as u32) * u64::from(n)) >> 32) as u32
    }
}

/// The numbers of the tests `fn rNN_…` or `fn tNN_…`, each of which follows its attribute.
fn tests_named(letter: char) -> BTreeSet<u16> {
    let start = format!("#[test]\nfn {letter}");
    let after = SOURCES.iter().flat_map(|source| source.split(start.as_str()).skip(1));
    after.filter_map(|rest| rest.split_once('_')?.0.parse().ok()).collect()
}

#[test]
fn every_ruling_has_a_test_and_every_test_a_ruling() {
    let rules = Rules::parse(MagnaGrecia::META.rules_text[0]);
    let written: BTreeSet<u16> = rules.rulings.iter().map(|ruling| ruling.number).collect();
    assert_eq!(written, (1..=RULINGS).collect());
    assert_eq!(tests_named('r'), written);
}

#[test]
fn every_worked_example_has_a_test() {
    assert_eq!(tests_named('t'), (1..=EXAMPLES).collect());
}
