//! The map: its tiles and how they join, what touches what, and sets of hexes.
//!
//! The sets of a drawn map are in `ground`. Directions, tiles and layouts are sourced (sections 3.1 to 3.3).

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most hexes a map has: eight tiles.
pub const HEXES: usize = 488;
/// Hexes of a tile: those within `RADIUS` of its centre.
#[cfg(test)]
pub const TILE: usize = 61;
/// How far a tile reaches from its centre.
pub const RADIUS: i8 = 4;
/// The most tiles of a map.
pub const TILES: usize = 8;

/// The six directions, as steps of (q, r).
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// A hex, by its place among those of the layout in ascending (q, r).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex(pub u16);

impl Hex {
    /// The hex as an index into tables by hex.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where a hex lies, whatever the layout: its (q, r). What was told names places by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Place(pub i8, pub i8);

impl Place {
    /// The column and the row of the hex; both begin with 1 on the largest map.
    pub fn column_and_row(self) -> (u8, u8) {
        // Columns stand side by side, every second one half a hex lower.
        ((self.0 + 15) as u8, (self.1 + self.0.div_euclid(2) + 6) as u8)
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexSet([u64; 8]);

impl HexSet {
    /// No hex.
    pub const NONE: HexSet = HexSet([0; 8]);

    const fn with(mut self, hex: u16) -> HexSet {
        self.0[(hex >> 6) as usize] |= 1 << (hex & 63);
        self
    }

    /// This hex alone.
    #[inline]
    pub fn one(hex: Hex) -> HexSet {
        HexSet::NONE.with(hex.0)
    }

    /// Whether the hex is in the set.
    #[inline]
    pub fn has(&self, hex: Hex) -> bool {
        self.0[usize::from(hex.0 >> 6)] >> (hex.0 & 63) & 1 == 1
    }

    /// Puts a hex in.
    #[inline]
    pub fn insert(&mut self, hex: Hex) {
        self.0[usize::from(hex.0 >> 6)] |= 1 << (hex.0 & 63);
    }

    /// Takes a hex out.
    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0[usize::from(hex.0 >> 6)] &= !(1 << (hex.0 & 63));
    }

    /// The hexes of either.
    #[inline]
    #[must_use]
    pub fn or(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The hexes of both.
    #[inline]
    #[must_use]
    pub fn and(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The hexes of this set that the other lacks.
    #[inline]
    #[must_use]
    pub fn minus(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Whether no hex is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 8]
    }

    /// Whether all of `other` is in the set.
    #[inline]
    pub fn covers(&self, other: HexSet) -> bool {
        self.0.iter().zip(other.0).all(|(mine, theirs)| theirs & !mine == 0)
    }

    /// Whether the sets share a hex.
    #[inline]
    pub fn meets(&self, other: HexSet) -> bool {
        self.0.iter().zip(other.0).any(|(mine, theirs)| mine & theirs != 0)
    }

    /// How many hexes are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The first hex.
    #[inline]
    pub fn lowest(self) -> Option<Hex> {
        self.iter().next()
    }

    /// The hexes, in ascending order.
    #[inline]
    pub fn iter(self) -> Hexes {
        Hexes { left: self.0, word: 0 }
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = HexSet::NONE;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

// In a save a set is its sixteen halves of 32 bits, or fewer when the last ones are empty: a page cannot read 64 bits.
impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let halves = || self.0.iter().flat_map(|word| [*word as u32, (word >> 32) as u32]);
        let used = halves().enumerate().filter(|(_, half)| *half != 0).last().map_or(0, |(at, _)| at + 1);
        s.collect_seq(halves().take(used))
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Halves;
        impl<'de> Visitor<'de> for Halves {
            type Value = HexSet;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "at most sixteen numbers of 32 bits")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<HexSet, A::Error> {
                let mut set = HexSet::NONE;
                let mut at = 0;
                while let Some(half) = seq.next_element::<u32>()? {
                    if at == 16 {
                        return Err(A::Error::custom("more than sixteen numbers"));
                    }
                    set.0[at / 2] |= u64::from(half) << (32 * (at % 2));
                    at += 1;
                }
                Ok(set)
            }
        }
        d.deserialize_seq(Halves)
    }
}

/// The hexes of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Hexes {
    left: [u64; 8],
    word: usize,
}

impl Iterator for Hexes {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        while let Some(word) = self.left.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as u16;
                *word &= *word - 1;
                return Some(Hex((self.word as u16) << 6 | bit));
            }
            self.word += 1;
        }
        None
    }
}

/// No hex, in a table.
const NONE: u16 = u16::MAX;
/// Tables by (q, r) have room for q from -16 on, and for r from -16 on.
const WIDE: usize = 48;
const BIAS: i8 = 16;

/// How the tiles of a map join.
pub struct Layout {
    /// How many hexes it has.
    pub hexes: usize,
    /// Where the centre of each tile lies, by position.
    pub offsets: &'static [(i8, i8)],
    /// The positions on which players may start.
    pub starts: &'static [u8],
    at: [(i8, i8); HEXES],
    index: [[u16; WIDE]; WIDE],
    beside: [[u16; 6]; HEXES],
    ring: [HexSet; HEXES],
    position: [u8; HEXES],
}

/// The layouts for two, three and four players (sourced).
static LAYOUTS: [Layout; 3] = [
    Layout::of_tiles(&[(0, 0), (4, 5), (-5, 9), (-1, 14)], &[0, 3]),
    Layout::of_tiles(&[(0, 0), (4, 5), (-5, 9), (-10, 18), (-1, 14), (8, 10)], &[0, 3, 5]),
    Layout::of_tiles(&[(-9, 4), (0, 0), (9, -4), (4, 5), (-5, 9), (-10, 18), (-1, 14), (8, 10)], &[0, 2, 5, 7]),
];

const fn cell(q: i8, r: i8) -> (usize, usize) {
    ((q + BIAS) as usize, (r + BIAS) as usize)
}

/// The distance of (q, r) from (0, 0).
const fn length(q: i8, r: i8) -> i8 {
    let (q, r, s) = (q.abs(), r.abs(), (q + r).abs());
    let most = if q > r { q } else { r };
    if most > s { most } else { s }
}

impl Layout {
    const fn of_tiles(offsets: &'static [(i8, i8)], starts: &'static [u8]) -> Layout {
        // First mark every hex of every tile with its position, then number what is marked in ascending (q, r).
        let mut marked = [[u8::MAX; WIDE]; WIDE];
        let mut tile = 0;
        while tile < offsets.len() {
            let mut q = -RADIUS;
            while q <= RADIUS {
                let mut r = -RADIUS;
                while r <= RADIUS {
                    if length(q, r) <= RADIUS {
                        let (col, row) = cell(q + offsets[tile].0, r + offsets[tile].1);
                        assert!(marked[col][row] == u8::MAX, "tiles do not overlap");
                        marked[col][row] = tile as u8;
                    }
                    r += 1;
                }
                q += 1;
            }
            tile += 1;
        }
        let (mut at, mut position) = ([(0, 0); HEXES], [u8::MAX; HEXES]);
        let mut index = [[NONE; WIDE]; WIDE];
        let (mut col, mut hexes) = (0, 0);
        while col < WIDE {
            let mut row = 0;
            while row < WIDE {
                if marked[col][row] != u8::MAX {
                    at[hexes] = (col as i8 - BIAS, row as i8 - BIAS);
                    position[hexes] = marked[col][row];
                    index[col][row] = hexes as u16;
                    hexes += 1;
                }
                row += 1;
            }
            col += 1;
        }
        let (mut beside, mut ring) = ([[NONE; 6]; HEXES], [HexSet::NONE; HEXES]);
        let mut hex = 0;
        while hex < hexes {
            let mut side = 0;
            while side < 6 {
                let (col, row) = cell(at[hex].0 + DIRECTIONS[side].0, at[hex].1 + DIRECTIONS[side].1);
                if index[col][row] != NONE {
                    beside[hex][side] = index[col][row];
                    ring[hex] = ring[hex].with(index[col][row]);
                }
                side += 1;
            }
            hex += 1;
        }
        Layout { hexes, offsets, starts, at, index, beside, ring, position }
    }

    /// The layout for so many players.
    #[inline]
    pub fn of(seats: u8) -> &'static Layout {
        &LAYOUTS[usize::from(seats) - 2]
    }

    /// How many tiles it has.
    #[inline]
    pub fn tiles(&self) -> usize {
        self.offsets.len()
    }

    /// All hexes, in ascending (q, r).
    pub fn all(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.hexes as u16).map(Hex)
    }

    /// Where a hex lies.
    #[inline]
    pub fn qr(&self, hex: Hex) -> (i8, i8) {
        self.at[hex.index()]
    }

    /// Where a hex lies, as a name that needs no layout.
    #[inline]
    pub fn place(&self, hex: Hex) -> Place {
        let (q, r) = self.qr(hex);
        Place(q, r)
    }

    /// The hex that lies there, if there is one.
    #[inline]
    pub fn hex(&self, q: i8, r: i8) -> Option<Hex> {
        let near = |n: i8| (-BIAS..WIDE as i8 - BIAS).contains(&n);
        if !near(q) || !near(r) {
            return None;
        }
        let (col, row) = cell(q, r);
        let hex = self.index[col][row];
        (hex != NONE).then_some(Hex(hex))
    }

    /// The neighbour in a direction, if the map goes on there.
    #[inline]
    pub fn across(&self, hex: Hex, direction: usize) -> Option<Hex> {
        let other = self.beside[hex.index()][direction];
        (other != NONE).then_some(Hex(other))
    }

    /// The neighbours.
    #[inline]
    pub fn ring(&self, hex: Hex) -> HexSet {
        self.ring[hex.index()]
    }

    /// The hex and its neighbours.
    #[inline]
    pub fn disc(&self, hex: Hex) -> HexSet {
        let mut disc = self.ring(hex);
        disc.insert(hex);
        disc
    }

    /// The neighbours of the hexes of a set, some of which may be in the set themselves.
    #[inline]
    pub fn around(&self, set: HexSet) -> HexSet {
        set.iter().fold(HexSet::NONE, |all, hex| all.or(self.ring(hex)))
    }

    /// What is joined to the hexes of `from` without leaving `ground`; they count only if they are part of it.
    pub fn joined(&self, from: HexSet, ground: HexSet) -> HexSet {
        let mut reached = from.and(ground);
        let mut edge = reached;
        while !edge.is_empty() {
            edge = self.around(edge).and(ground).minus(reached);
            reached = reached.or(edge);
        }
        reached
    }

    /// How many steps lie between two hexes.
    #[inline]
    pub fn distance(&self, one: Hex, other: Hex) -> u16 {
        let ((q, r), (p, t)) = (self.qr(one), self.qr(other));
        length(q - p, r - t).unsigned_abs().into()
    }

    /// The hexes at most so many steps away.
    pub fn within(&self, hex: Hex, steps: u16) -> HexSet {
        (0..steps).fold(HexSet::one(hex), |reached, _| reached.or(self.around(reached)))
    }

    /// The seven hexes of a city with this centre, if the map has them all.
    #[inline]
    pub fn city(&self, centre: Hex) -> Option<HexSet> {
        let disc = self.disc(centre);
        (disc.len() == 7).then_some(disc)
    }

    /// The position of the tile on which a hex lies.
    #[inline]
    pub fn position(&self, hex: Hex) -> u8 {
        self.position[hex.index()]
    }

    /// The centre of the tile at a position.
    pub fn centre(&self, position: u8) -> Hex {
        let (q, r) = self.offsets[usize::from(position)];
        self.hex(q, r).unwrap_or(Hex(0))
    }
}
