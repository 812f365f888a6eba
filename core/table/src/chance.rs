//! Chance as an input: what a rule needs drawn, and what was drawn.

use crate::row::Row;
use serde::{Deserialize, Serialize};

/// Where randomness comes from. Only hosts own one; rules never see it.
pub trait Luck {
    /// A number from 0 up to but not including `n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// The most different kinds a bag with counts can hold.
pub const BAG_KINDS: usize = 32;

/// What a face-down pile or a bag holds. No order is ever stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bag {
    /// Single things, each once: bit k stands for thing k.
    Set(u128),
    /// Kinds of things with how many of each there are.
    Counts([u8; BAG_KINDS]),
}

impl Bag {
    /// A bag of kinds from a shorter table of counts.
    pub fn counts(counts: &[u8]) -> Bag {
        let mut all = [0; BAG_KINDS];
        all[..counts.len()].copy_from_slice(counts);
        Bag::Counts(all)
    }

    /// How many things are in the bag.
    pub fn len(&self) -> u32 {
        match self {
            Bag::Set(bits) => bits.count_ones(),
            Bag::Counts(counts) => counts.iter().map(|&c| u32::from(c)).sum(),
        }
    }

    /// Whether the bag is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes the thing out that stands at place `r` of the bag (0 ≤ `r` < `len`).
    fn take(&mut self, r: u32) -> u8 {
        match self {
            Bag::Set(bits) => {
                let mut rest = *bits;
                for _ in 0..r {
                    rest &= rest - 1;
                }
                let thing = rest.trailing_zeros();
                *bits &= !(1 << thing);
                thing as u8
            }
            Bag::Counts(counts) => {
                let mut left = r;
                for (kind, count) in counts.iter_mut().enumerate() {
                    if left < u32::from(*count) {
                        *count -= 1;
                        return kind as u8;
                    }
                    left -= u32::from(*count);
                }
                unreachable!("a place below the length of the bag")
            }
        }
    }

    /// Takes this thing out, if it is there.
    pub fn remove(&mut self, thing: u8) -> bool {
        match self {
            Bag::Set(bits) => {
                let there = thing < 128 && *bits >> thing & 1 == 1;
                if there {
                    *bits &= !(1 << thing);
                }
                there
            }
            Bag::Counts(counts) => match counts.get_mut(usize::from(thing)) {
                Some(count) if *count > 0 => {
                    *count -= 1;
                    true
                }
                _ => false,
            },
        }
    }
}

/// The chance a rule needs now. This list is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Roll `n` dice with faces 0 up to `sides - 1`.
    Dice {
        /// How many dice, 1 to 16.
        n: u8,
        /// How many faces each has.
        sides: u8,
    },
    /// Draw `k` things one after the other, without putting any back.
    Draw {
        /// What is drawn from.
        bag: Bag,
        /// How many are drawn, at most 16 and at most what the bag holds.
        k: u8,
    },
    /// Pick a number from 0 up to `of - 1`.
    Pick {
        /// How many there are to pick from.
        of: u8,
    },
}

/// What chance brought, in the order in which it came. At most 16 values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Outcome(pub Row<16>);

impl Outcome {
    /// The only value of an outcome of one.
    pub fn one(&self) -> u8 {
        self.0.first().expect("step admits only outcomes of the length asked for")
    }

    /// The values in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = u8> + '_ {
        self.0.iter()
    }
}

impl Chance {
    /// Draws an outcome.
    pub fn roll(mut self, luck: &mut (impl Luck + ?Sized)) -> Outcome {
        let mut row = Row::EMPTY;
        match &mut self {
            Chance::Dice { n, sides } => {
                for _ in 0..*n {
                    row.push(luck.below(u32::from(*sides)) as u8);
                }
            }
            Chance::Draw { bag, k } => {
                let mut left = bag.len();
                for _ in 0..*k {
                    row.push(bag.take(luck.below(left)));
                    left -= 1;
                }
            }
            Chance::Pick { of } => row.push(luck.below(u32::from(*of)) as u8),
        }
        Outcome(row)
    }

    /// Whether `outcome` is one that this chance can bring.
    pub fn admits(mut self, outcome: &Outcome) -> bool {
        match &mut self {
            Chance::Dice { n, sides } => outcome.0.len() == usize::from(*n) && outcome.iter().all(|face| face < *sides),
            Chance::Draw { bag, k } => {
                outcome.0.len() == usize::from(*k) && outcome.iter().all(|thing| bag.remove(thing))
            }
            Chance::Pick { of } => outcome.0.len() == 1 && outcome.one() < *of,
        }
    }
}
