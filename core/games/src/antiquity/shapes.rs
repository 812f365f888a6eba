//! The pieces of a city as sets of squares, and where they fit.
//!
//! A square is a bit: row * 7 + column, on the board of seven by seven and on those of six by six, which lack the last
//! row and column. Shapes are sourced (section 6.1).

use super::data::{Building, TYPES};
use serde::{Deserialize, Serialize};

/// Squares in a row, and rows, of the largest board.
pub const SIDE: u8 = 7;

/// The boards: of the first city, and of the later ones.
const BOARDS: [u64; 2] = [rectangle(7, 7), rectangle(6, 6)];

/// Rows, and columns, of the board of a city: the first is larger (sourced).
#[inline]
pub fn side(city: usize) -> u8 {
    if city == 0 { SIDE } else { SIDE - 1 }
}

/// All squares of the board of a city.
#[inline]
pub fn board(city: usize) -> u64 {
    BOARDS[usize::from(city > 0)]
}

/// One square of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(pub u8);

impl Square {
    /// The square of a row and a column.
    #[inline]
    pub const fn at(row: u8, col: u8) -> Square {
        Square(row * SIDE + col)
    }

    /// Its row, from 0.
    #[inline]
    pub fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column, from 0.
    #[inline]
    pub fn col(self) -> u8 {
        self.0 % SIDE
    }

    /// This square in a set of squares.
    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The squares of a set, in ascending order.
#[inline]
pub fn squares(mut set: u64) -> impl Iterator<Item = Square> + Clone {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = Square(set.trailing_zeros() as u8);
            set &= set - 1;
            square
        })
    })
}

const fn rectangle(rows: u8, cols: u8) -> u64 {
    let (mut mask, mut row) = (0, 0);
    while row < rows {
        mask |= ((1 << cols) - 1) << (row * SIDE);
        row += 1;
    }
    mask
}

/// A piece as it lies, with the top left corner of its bounding box on the square (0, 0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    /// Rows of the bounding box.
    pub rows: u8,
    /// Columns of the bounding box.
    pub cols: u8,
    /// Its squares.
    pub mask: u64,
}

impl Shape {
    const fn drawn(lines: &[&str]) -> Shape {
        let (mut mask, mut row) = (0, 0);
        while row < lines.len() {
            let line = lines[row].as_bytes();
            let mut col = 0;
            while col < line.len() {
                if line[col] == b'X' {
                    mask |= 1 << (row * SIDE as usize + col);
                }
                col += 1;
            }
            row += 1;
        }
        Shape { rows: lines.len() as u8, cols: lines[0].len() as u8, mask }
    }

    /// A rectangle of so many rows and columns.
    pub const fn rectangle(rows: u8, cols: u8) -> Shape {
        Shape { rows, cols, mask: rectangle(rows, cols) }
    }

    /// One quarter of a turn clockwise: (row, col) -> (col, rows - 1 - row).
    const fn quarter(self) -> Shape {
        Shape { rows: self.cols, cols: self.rows, mask: quarter(self.mask, self.rows) }
    }

    /// How many squares it covers.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "every piece covers a square")]
    pub fn len(self) -> u32 {
        self.mask.count_ones()
    }

    /// Its squares with the corner of the bounding box on `anchor`, from where it does not reach over the edge.
    #[inline]
    pub fn on(self, anchor: Square) -> u64 {
        self.mask << anchor.0
    }

    /// The anchors on a board with so many rows from which all squares are among the `free` ones.
    #[inline]
    pub fn anchors(self, free: u64, side: u8) -> u64 {
        if self.rows > side || self.cols > side {
            return 0;
        }
        // An anchor fits if for every cell of the piece the square that far from it is free; and it has to be so far
        // from the edges that no cell runs on into the next row.
        let inside = rectangle(side + 1 - self.rows, side + 1 - self.cols);
        squares(self.mask).fold(inside, |fits, cell| fits & free >> cell.0)
    }
}

/// The squares of a piece with so many rows after a quarter of a turn, within the turned bounding box.
const fn quarter(mut mask: u64, rows: u8) -> u64 {
    let mut turned = 0;
    while mask != 0 {
        let square = mask.trailing_zeros() as u8;
        mask &= mask - 1;
        turned |= 1 << (square % SIDE * SIDE + rows - 1 - square / SIDE);
    }
    turned
}

/// The pieces as they are printed, in the order of `Building::ALL`. A storage can be larger.
const PRINTED: [Shape; TYPES] = [
    Shape::drawn(&["XXX", "XXX", "XX."]),
    Shape::drawn(&["XXX", "XXX", ".XX"]),
    Shape::drawn(&["XX", "XX"]),
    Shape::drawn(&["XX.", "XXX", "XXX"]),
    Shape::drawn(&[".XX", "XXX", "XXX"]),
    Shape::drawn(&["XXXX", "X..."]),
    Shape::drawn(&["...X", "XXXX", "X..."]),
    Shape::drawn(&["XX", "XX"]),
    Shape::drawn(&["X..X", "XXXX"]),
    Shape::drawn(&["XXX", "XXX"]),
    Shape::drawn(&["XXX"]),
    Shape::drawn(&[".X.", "XXX"]),
    Shape::drawn(&["XXX", "XXX", "XXX"]),
    Shape::drawn(&[".X.", "XXX", ".X.", ".X."]),
    Shape::drawn(&["XX", "XX"]),
    Shape::drawn(&[".X", "XX"]),
    Shape::drawn(&["X"]),
    Shape::drawn(&["XX"]),
];

const fn all_turns() -> [[Shape; 4]; TYPES] {
    let mut all = [[Shape { rows: 0, cols: 0, mask: 0 }; 4]; TYPES];
    let mut building = 0;
    while building < TYPES {
        let (mut shape, mut turn) = (PRINTED[building], 0);
        while turn < 4 {
            all[building][turn] = shape;
            shape = shape.quarter();
            turn += 1;
        }
        building += 1;
    }
    all
}

/// Every piece in its four turns.
static TURNED: [[Shape; 4]; TYPES] = all_turns();

/// A piece after so many quarters of a turn clockwise; a storage as its smallest form.
#[inline]
pub fn shape(building: Building, turns: u8) -> Shape {
    TURNED[building as usize][usize::from(turns)]
}

/// How many turns of a piece differ: 1, 2 or 4 (R61).
pub fn turns(building: Building) -> u8 {
    let turned = &TURNED[building as usize];
    match (turned[0] == turned[1], turned[0] == turned[2]) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 4,
    }
}

/// The squares that share an edge with a square of the set, on the largest board; some may be in the set themselves.
#[inline]
pub fn edges(set: u64) -> u64 {
    const FIRST: u64 = column(0);
    const LAST: u64 = column(SIDE - 1);
    const ALL: u64 = rectangle(SIDE, SIDE);
    (set << SIDE | set >> SIDE | (set & !LAST) << 1 | (set & !FIRST) >> 1) & ALL
}

const fn column(col: u8) -> u64 {
    rectangle(SIDE, 1) << col
}

/// Where the graves of a moved piece lie: on the same squares of it (R26), turned by so many quarters.
///
/// `old` is the shape as the piece lay, `from` its anchor then, `to` its anchor now.
pub fn carried(graves: u64, old: Shape, from: Square, quarters: u8, to: Square) -> u64 {
    let mut lying = (graves & old.on(from)) >> from.0;
    let (mut rows, mut cols) = (old.rows, old.cols);
    for _ in 0..quarters {
        lying = quarter(lying, rows);
        (rows, cols) = (cols, rows);
    }
    lying << to.0
}

/// The sizes of storages, in squares: rows and columns of every rectangle of even area within a board of so many rows (R6).
pub fn storages(side: u8) -> impl Iterator<Item = Shape> {
    let sizes = (1..=side).flat_map(move |rows| (1..=side).map(move |cols| (rows, cols)));
    sizes.filter(|(rows, cols)| rows * cols % 2 == 0).map(|(rows, cols)| Shape::rectangle(rows, cols))
}
