//! The game's tests: one for each ruling and worked example, named by its number; and that none is missing.

mod data;
mod examples_building;
mod examples_play;
mod stage;

use table::chance::Luck;

/// A simple source of numbers.
pub struct Numbers(pub u64);

impl Luck for Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((u64::from((self.0 >> 32) as u32) * u64::from(n)) >> 32) as u32
    }
}
