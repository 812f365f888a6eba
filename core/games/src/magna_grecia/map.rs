//! The printed board as tables: which hexes there are, what touches what, where the villages lie.
//!
//! Sourced (transcribed from photographs of the board); rows, columns and the numbers of the villages are this project's.

use serde::{Deserialize, Serialize};

/// How many hexes the board has.
pub const HEXES: usize = 249;
/// How many villages are printed: the frontier villages first, then the inland ones.
pub const VILLAGES: usize = 42;
/// How many of them lie at the frontier.
pub const FRONTIER: usize = 10;

/// First and last column of each row, and the columns in between that are sea.
const ROWS: [(u8, u8, &[u8]); 16] = [
    (1, 16, &[]),
    (0, 16, &[]),
    (0, 16, &[]),
    (0, 16, &[]),
    (0, 16, &[]),
    (0, 16, &[]),
    (0, 16, &[]),
    (0, 15, &[]),
    (0, 16, &[]),
    (0, 15, &[]),
    (1, 15, &[]),
    (0, 14, &[]),
    (0, 14, &[]),
    (0, 14, &[]),
    (0, 14, &[6, 7]),
    (0, 14, &[2, 3, 4, 5, 6, 7]),
];

/// Row and column of each village: F01 to F10, V01 to V32.
const PRINTED: [(u8, u8); VILLAGES] = [
    (0, 1),
    (0, 8),
    (0, 16),
    (8, 0),
    (9, 15),
    (13, 6),
    (14, 4),
    (15, 0),
    (15, 8),
    (15, 14),
    (1, 5),
    (1, 12),
    (2, 3),
    (3, 6),
    (3, 8),
    (3, 11),
    (3, 13),
    (3, 15),
    (4, 1),
    (4, 4),
    (4, 10),
    (5, 6),
    (5, 12),
    (6, 2),
    (6, 5),
    (6, 9),
    (6, 15),
    (7, 6),
    (7, 10),
    (7, 12),
    (8, 3),
    (8, 9),
    (9, 5),
    (9, 7),
    (9, 11),
    (10, 4),
    (10, 10),
    (11, 12),
    (12, 2),
    (12, 9),
    (12, 14),
    (14, 11),
];

/// No hex, or no village, in a table.
const NONE: u8 = u8::MAX;

/// A side of a hex, clockwise from the east: E, SE, SW, W, NW, NE.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// All six, clockwise.
    pub const ALL: [Side; 6] = [Side(0), Side(1), Side(2), Side(3), Side(4), Side(5)];

    /// The side of the neighbouring hex that lies against this one.
    #[inline]
    pub const fn opposite(self) -> Side {
        Side((self.0 + 3) % 6)
    }

    /// This side in a set of sides.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The name of the rules file.
    pub fn id(self) -> &'static str {
        ["E", "SE", "SW", "W", "NW", "NE"][usize::from(self.0)]
    }
}

/// The sides of a set.
#[inline]
pub fn sides(mut set: u8) -> impl Iterator<Item = Side> {
    std::iter::from_fn(move || {
        let side = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (side < 6).then_some(Side(side))
    })
}

/// One of the 249 hexes, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex(pub u8);

/// One of the 42 printed villages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Village(pub u8);

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexSet([u64; 4]);

impl HexSet {
    /// No hex.
    pub const NONE: HexSet = HexSet([0; 4]);

    /// Every hex of the board.
    pub const ALL: HexSet = HexSet([u64::MAX, u64::MAX, u64::MAX, u64::MAX >> (256 - HEXES)]);

    const fn with(mut self, hex: u8) -> HexSet {
        self.0[(hex >> 6) as usize] |= 1 << (hex & 63);
        self
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
        self.0 == [0; 4]
    }

    /// How many hexes are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The hexes, from the first row down.
    #[inline]
    pub fn iter(self) -> Hexes {
        Hexes { left: self.0, word: 0 }
    }
}

/// The hexes of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Hexes {
    left: [u64; 4],
    word: usize,
}

impl Iterator for Hexes {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        while let Some(word) = self.left.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Hex((self.word as u8) << 6 | bit));
            }
            self.word += 1;
        }
        None
    }
}

/// The places of the bits that are set, the lowest first.
#[inline]
pub fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as u8;
            word &= word - 1;
            bit
        })
    })
}

/// What touches what, worked out once from the rows.
struct Map {
    at: [(u8, u8); HEXES],
    beside: [[u8; 6]; HEXES],
    ring: [HexSet; HEXES],
    village: [u8; HEXES],
    hexes: [u8; VILLAGES],
    touched: [u64; HEXES],
    plain: HexSet,
    frontier: HexSet,
}

static MAP: Map = Map::drawn();

impl Map {
    const fn drawn() -> Map {
        let mut at = [(0, 0); HEXES];
        let mut index = [[NONE; 18]; 16];
        let (mut row, mut count) = (0, 0);
        while row < 16 {
            let (first, last, sea) = ROWS[row];
            let mut col = first;
            while col <= last {
                let (mut wet, mut i) = (false, 0);
                while i < sea.len() {
                    wet |= sea[i] == col;
                    i += 1;
                }
                if !wet {
                    at[count] = (row as u8, col);
                    index[row][col as usize] = count as u8;
                    count += 1;
                }
                col += 1;
            }
            row += 1;
        }
        assert!(count == HEXES, "the rows make up the board");

        let (mut village, mut hexes) = ([NONE; HEXES], [0; VILLAGES]);
        let mut v = 0;
        while v < VILLAGES {
            let hex = index[PRINTED[v].0 as usize][PRINTED[v].1 as usize];
            hexes[v] = hex;
            village[hex as usize] = v as u8;
            v += 1;
        }

        let (mut beside, mut ring, mut touched) = ([[NONE; 6]; HEXES], [HexSet::NONE; HEXES], [0; HEXES]);
        let (mut plain, mut frontier) = (HexSet::NONE, HexSet::NONE);
        let mut hex = 0;
        while hex < HEXES {
            let (row, col) = (at[hex].0 as i32, at[hex].1 as i32);
            // Odd rows lie half a hex to the right.
            let right = col + (row & 1);
            let steps = [
                (row, col + 1),
                (row + 1, right),
                (row + 1, right - 1),
                (row, col - 1),
                (row - 1, right - 1),
                (row - 1, right),
            ];
            let mut side = 0;
            while side < 6 {
                let (r, c) = steps[side];
                if r >= 0 && r < 16 && c >= 0 && c < 17 && index[r as usize][c as usize] != NONE {
                    let other = index[r as usize][c as usize];
                    beside[hex][side] = other;
                    ring[hex] = ring[hex].with(other);
                    if village[other as usize] != NONE {
                        touched[hex] |= 1 << village[other as usize];
                    }
                }
                side += 1;
            }
            if village[hex] == NONE {
                plain = plain.with(hex as u8);
            } else if (village[hex] as usize) < FRONTIER {
                frontier = frontier.with(hex as u8);
            }
            hex += 1;
        }
        Map { at, beside, ring, village, hexes, touched, plain, frontier }
    }
}

/// The hexes with no village printed on them.
#[inline]
pub fn plain() -> HexSet {
    MAP.plain
}

/// The hexes of the frontier villages.
#[inline]
pub fn frontier() -> HexSet {
    MAP.frontier
}

impl Hex {
    /// All of them, row by row.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES as u8).map(Hex)
    }

    /// The hex as an index into tables by hex.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its row, from the top.
    pub fn row(self) -> u8 {
        MAP.at[self.index()].0
    }

    /// Its column.
    pub fn col(self) -> u8 {
        MAP.at[self.index()].1
    }

    /// The hex across a side, if the board goes on there.
    #[inline]
    pub fn across(self, side: Side) -> Option<Hex> {
        let hex = MAP.beside[self.index()][usize::from(side.0)];
        (hex != NONE).then_some(Hex(hex))
    }

    /// The hexes beside it.
    #[inline]
    pub fn ring(self) -> HexSet {
        MAP.ring[self.index()]
    }

    /// The village printed on it.
    #[inline]
    pub fn village(self) -> Option<Village> {
        let village = MAP.village[self.index()];
        (village != NONE).then_some(Village(village))
    }

    /// The villages beside it, a bit each.
    #[inline]
    pub fn touched(self) -> u64 {
        MAP.touched[self.index()]
    }

    /// The name of the rules file, such as `r03c06`.
    pub fn id(self) -> String {
        format!("r{:02}c{:02}", self.row(), self.col())
    }

    /// The hex of a name.
    pub fn from_id(id: &str) -> Option<Hex> {
        Hex::all().find(|hex| hex.id() == id)
    }
}

impl Village {
    /// All of them, the frontier villages first.
    pub fn all() -> impl Iterator<Item = Village> {
        (0..VILLAGES as u8).map(Village)
    }

    /// All inland villages, a bit each.
    pub const INLAND: u64 = (1 << VILLAGES) - (1 << FRONTIER);

    /// The hex it is printed on.
    #[inline]
    pub fn hex(self) -> Hex {
        Hex(MAP.hexes[usize::from(self.0)])
    }

    /// This village in a set of villages.
    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether a city may be founded here without a road.
    #[inline]
    pub fn is_frontier(self) -> bool {
        usize::from(self.0) < FRONTIER
    }

    /// Its number among its kind, from 1.
    pub fn number(self) -> u8 {
        if self.is_frontier() { self.0 + 1 } else { self.0 + 1 - FRONTIER as u8 }
    }

    /// The name of the rules file, such as `F01` or `V32`.
    pub fn id(self) -> String {
        format!("{}{:02}", if self.is_frontier() { 'F' } else { 'V' }, self.number())
    }

    /// The village of a name.
    pub fn from_id(id: &str) -> Option<Village> {
        Village::all().find(|village| village.id() == id)
    }
}
