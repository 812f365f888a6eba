//! Where chance comes from: the operating system for play, a seed for simulation.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use table::chance::Luck;

/// Chance for play at a table: seeded by the operating system, never repeatable.
pub struct TableLuck(StdRng);

impl std::fmt::Debug for TableLuck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableLuck") // Its inside would tell what is drawn next.
    }
}

impl TableLuck {
    /// Fresh chance.
    pub fn new() -> Self {
        TableLuck(rand::make_rng())
    }
}

impl Default for TableLuck {
    fn default() -> Self {
        Self::new()
    }
}

impl Luck for TableLuck {
    fn below(&mut self, n: u32) -> u32 {
        self.0.random_range(0..n)
    }
}

/// Chance from a seed: the same on every machine and in every version. For simulation, benches and tests.
#[derive(Clone, Debug)]
pub struct SeededLuck(Pcg64Mcg);

impl SeededLuck {
    /// The chance of this seed.
    pub fn new(seed: u64) -> Self {
        SeededLuck(Pcg64Mcg::seed_from_u64(seed))
    }
}

impl Luck for SeededLuck {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Lemire's method with rejection, written out so that a library's change of method changes no seed.
        use rand::Rng;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}
