//! A short list that can be copied: an array with a length, its unused tail always zero.
//!
//! `Copy` makes cloning a state one block copy (an `ArrayVec` clones ten times slower), and the
//! zeroed tail means that equality and hashing never see what lay there before.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` bytes (`N` ≤ 255).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Row<const N: usize> {
    len: u8,
    items: [u8; N],
}

impl<const N: usize> Default for Row<N> {
    fn default() -> Self {
        Row::EMPTY
    }
}

impl<const N: usize> std::fmt::Debug for Row<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const N: usize> Row<N> {
    /// The empty list.
    pub const EMPTY: Row<N> = Row { len: 0, items: [0; N] };

    /// How many items the list holds.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether the list holds nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The items in order.
    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        &self.items[..self.len()]
    }

    /// The items in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + '_ {
        self.as_slice().iter().copied()
    }

    /// The item at `i`, if there is one.
    #[inline]
    pub fn get(&self, i: usize) -> Option<u8> {
        self.as_slice().get(i).copied()
    }

    /// The first item.
    #[inline]
    pub fn first(&self) -> Option<u8> {
        self.get(0)
    }

    /// The last item.
    #[inline]
    pub fn last(&self) -> Option<u8> {
        self.as_slice().last().copied()
    }

    /// Adds an item at the end. The owner of the list knows that it fits.
    #[inline]
    pub fn push(&mut self, item: u8) {
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Takes the last item off.
    #[inline]
    pub fn pop(&mut self) -> Option<u8> {
        let last = self.last()?;
        self.len -= 1;
        self.items[self.len()] = 0;
        Some(last)
    }

    /// Takes the item at `i` out; those behind it close up.
    #[inline]
    pub fn remove(&mut self, i: usize) -> u8 {
        let item = self.as_slice()[i];
        let len = self.len();
        self.items.copy_within(i + 1..len, i);
        self.len -= 1;
        self.items[len - 1] = 0;
        item
    }

    /// Puts an item at `i`; those from `i` on move back.
    #[inline]
    pub fn insert(&mut self, i: usize, item: u8) {
        let len = self.len();
        self.items.copy_within(i..len, i + 1);
        self.items[i] = item;
        self.len += 1;
    }

    /// Replaces the item at `i` and returns the old one.
    #[inline]
    pub fn replace(&mut self, i: usize, item: u8) -> u8 {
        let len = self.len();
        std::mem::replace(&mut self.items[..len][i], item)
    }

    /// Sorts the items, smallest first.
    pub fn sort(&mut self) {
        let len = self.len();
        self.items[..len].sort_unstable();
    }
}

impl<const N: usize> FromIterator<u8> for Row<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(items: I) -> Self {
        let mut row = Row::EMPTY;
        for item in items {
            row.push(item);
        }
        row
    }
}

impl<const N: usize> Serialize for Row<N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.as_slice())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Row<N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Items<const N: usize>;
        impl<'de, const N: usize> Visitor<'de> for Items<N> {
            type Value = Row<N>;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "a list of at most {N} small numbers")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Row<N>, A::Error> {
                let mut row = Row::EMPTY;
                while let Some(item) = seq.next_element::<u8>()? {
                    if row.len() == N {
                        return Err(A::Error::custom(format_args!("more than {N} items")));
                    }
                    row.push(item);
                }
                Ok(row)
            }
        }
        d.deserialize_seq(Items)
    }
}
