//! The printed map: every hex with its village and its six neighbours, and the nine ways in which a road can lie.

use std::sync::OnceLock;

/// The number of a hex: its line in `map.txt`, row by row.
pub type Hex = usize;
/// The number of a direction in `DIRECTIONS`.
pub type Direction = usize;

/// Clockwise; this order is also the canonical order of the two ends of a road (ruling 55).
pub const DIRECTIONS: [&str; 6] = ["E", "SE", "SW", "W", "NW", "NE"];

/// The two ends of each orientation: three straight ones and six curves; a sharp bend does not exist.
pub const ORIENTATIONS: [[Direction; 2]; 9] = [[0, 3], [1, 4], [2, 5], [0, 2], [1, 3], [2, 4], [3, 5], [0, 4], [1, 5]];

/// What is printed on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Plain,
    Frontier,
    Inland,
}

#[derive(Debug)]
pub struct Field {
    /// "r00c01": row and column.
    pub name: &'static str,
    pub ground: Ground,
    /// "F01" or "V01" on a village hex.
    pub village: Option<&'static str>,
    /// The neighbour in each direction; none is the sea.
    pub beside: [Option<Hex>; 6],
}

/// All hexes of the board.
pub fn fields() -> &'static [Field] {
    static FIELDS: OnceLock<Vec<Field>> = OnceLock::new();
    FIELDS.get_or_init(|| {
        let lines: Vec<Vec<&str>> =
            include_str!("map.txt").lines().map(|line| line.split_whitespace().collect()).collect();
        let number = |name: &str| lines.iter().position(|line| line[0] == name);
        let field = |line: &Vec<&'static str>| Field {
            name: line[0],
            ground: match line[1].chars().next() {
                Some('F') => Ground::Frontier,
                Some('V') => Ground::Inland,
                _ => Ground::Plain,
            },
            village: Some(line[1]).filter(|id| *id != "-"),
            beside: [2, 3, 4, 5, 6, 7].map(|at| number(line[at])),
        };
        lines.iter().map(field).collect()
    })
}

pub fn all_hexes() -> std::ops::Range<Hex> {
    0..fields().len()
}

pub fn beside(hex: Hex, direction: Direction) -> Option<Hex> {
    fields()[hex].beside[direction]
}

pub fn neighbours(hex: Hex) -> Vec<Hex> {
    fields()[hex].beside.into_iter().flatten().collect()
}

pub fn is_village(hex: Hex) -> bool {
    fields()[hex].ground != Ground::Plain
}

pub fn is_frontier(hex: Hex) -> bool {
    fields()[hex].ground == Ground::Frontier
}

pub fn is_inland(hex: Hex) -> bool {
    fields()[hex].ground == Ground::Inland
}

pub fn opposite(direction: Direction) -> Direction {
    (direction + 3) % 6
}

/// The hex called "r00c01", or that of the village called "F01".
pub fn hex(name: &str) -> Hex {
    match all_hexes().find(|h| fields()[*h].name == name || fields()[*h].village == Some(name)) {
        Some(hex) => hex,
        None => panic!("there is no hex {name}"),
    }
}

pub fn direction(name: &str) -> Direction {
    match DIRECTIONS.iter().position(|d| *d == name) {
        Some(direction) => direction,
        None => panic!("there is no direction {name}"),
    }
}
