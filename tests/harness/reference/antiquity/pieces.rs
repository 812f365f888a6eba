//! Pieces on a city board: the squares they cover when they are turned.

use std::collections::BTreeSet;

use super::data;

/// A square of a board, (row, column).
pub type Square = (usize, usize);

/// The squares of an unturned piece and the size of its box, (rows, columns).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub cells: BTreeSet<Square>,
    pub rows: usize,
    pub columns: usize,
}

impl Piece {
    pub fn of_type(kind: &data::Type) -> Piece {
        let mut cells = BTreeSet::new();
        for (row, line) in kind.shape.iter().enumerate() {
            cells.extend(line.char_indices().filter(|(_, letter)| *letter == 'X').map(|(column, _)| (row, column)));
        }
        Piece { cells, rows: kind.shape.len(), columns: kind.shape[0].len() }
    }

    pub fn rectangle(width: usize, height: usize) -> Piece {
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column))).collect();
        Piece { cells, rows: height, columns: width }
    }

    /// A quarter turn clockwise: (row, col) goes to (col, H - 1 - row).
    fn quarter(&self) -> Piece {
        let cells = self.cells.iter().map(|(row, column)| (*column, self.rows - 1 - row)).collect();
        Piece { cells, rows: self.columns, columns: self.rows }
    }

    pub fn turned(&self, quarters: usize) -> Piece {
        (0..quarters % 4).fold(self.clone(), |piece, _| piece.quarter())
    }

    /// How many turns look different: 1, 2 or 4 (ruling 61).
    pub fn distinct(&self) -> usize {
        (1..4).find(|quarters| self.turned(*quarters) == *self).unwrap_or(4)
    }

    /// The squares covered when the corner of the turned box lies on `anchor`.
    pub fn at(&self, anchor: Square, quarters: usize) -> BTreeSet<Square> {
        self.turned(quarters).cells.iter().map(|(row, column)| (anchor.0 + row, anchor.1 + column)).collect()
    }

    /// Where squares relative to the box of a piece turned by `from` go when it is turned on to `to`.
    pub fn turn_squares(&self, squares: &BTreeSet<Square>, from: usize, to: usize) -> BTreeSet<Square> {
        let box_now = self.turned(from);
        let marks = Piece { cells: squares.clone(), rows: box_now.rows, columns: box_now.columns };
        marks.turned((to + 4 - from % 4) % 4).cells
    }
}

/// Whether two sets of squares share an edge.
pub fn touch(one: &BTreeSet<Square>, other: &BTreeSet<Square>) -> bool {
    one.iter().any(|a| other.iter().any(|b| a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1))
}
