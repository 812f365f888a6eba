//! Where a hex of the map lies and what shape it has, in integers, and the lines round many of them.
//!
//! One scale for every map: a hex is a little over thirty points high where a surface is shown as it is drawn. A phone
//! shows the whole map smaller, and a doubtful tap brings it nearer.

use super::super::map::{Hex, HexSet, Layout};
use super::outline::{Corner, chain};
use table::draw::polygon;
use table::scene::{Seg, Size};

/// Half the radius of a hex.
pub const HALF: i32 = 900;
/// Half its height.
pub const RISE: i32 = 1559;
/// The box of a hex.
pub const HEX: Size = Size { w: 4 * HALF, h: 2 * RISE };
/// The middle of that box.
pub const MIDDLE: Corner = (2 * HALF, RISE);
/// The box after which the columns and rows of hexes repeat: two columns, one row.
pub const PERIOD: Size = Size { w: 6 * HALF, h: 2 * RISE };
/// The room round a map for its edge and its shadow.
const MARGIN: i32 = 500;

/// The step (q, r) to the neighbour across side `k`, which runs from corner `k` to the next one.
pub const SIDES: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The direction of the rules across a side.
pub fn direction(side: usize) -> usize {
    (6 - side) % 6
}

/// A corner about the middle, clockwise from the one at the right.
fn corner(k: usize) -> Corner {
    [(2 * HALF, 0), (HALF, RISE), (-HALF, RISE), (-2 * HALF, 0), (-HALF, -RISE), (HALF, -RISE)][k % 6]
}

/// A corner of the hex with this middle.
pub fn corner_at((x, y): Corner, k: usize) -> Corner {
    let (dx, dy) = corner(k);
    (x + dx, y + dy)
}

/// The outline of a hex about a middle, at so many hundredths of its size.
pub fn hexagon((x, y): Corner, percent: i32) -> Vec<Seg> {
    let corners: [Corner; 6] = std::array::from_fn(|k| {
        let (dx, dy) = corner(k);
        (x + dx * percent / 100, y + dy * percent / 100)
    });
    polygon(&corners)
}

/// How far the hex (q, r) lies from the hex (0, 0).
pub fn offset(q: i8, r: i8) -> Corner {
    (3 * HALF * i32::from(q), RISE * (2 * i32::from(r) + i32::from(q)))
}

/// How the hexes of a map lie on its surface.
#[derive(Clone, Copy)]
pub struct Grid {
    layout: &'static Layout,
    origin: Corner,
    /// The size of the surface.
    pub size: Size,
}

impl Grid {
    /// The map for so many players.
    pub fn of(seats: u8) -> Grid {
        let layout = Layout::of(seats);
        let places = || layout.all().map(|hex| layout.qr(hex)).map(|(q, r)| offset(q, r));
        let (left, right) = (places().map(|p| p.0).min().unwrap_or(0), places().map(|p| p.0).max().unwrap_or(0));
        let (top, bottom) = (places().map(|p| p.1).min().unwrap_or(0), places().map(|p| p.1).max().unwrap_or(0));
        let origin = (MARGIN + 2 * HALF - left, MARGIN + RISE - top);
        let size = Size { w: right - left + 4 * HALF + 2 * MARGIN, h: bottom - top + 2 * RISE + 2 * MARGIN };
        Grid { layout, origin, size }
    }

    /// The middle of the place (q, r), whether or not the map goes there.
    pub fn place(&self, (q, r): (i8, i8)) -> Corner {
        let (x, y) = offset(q, r);
        (self.origin.0 + x, self.origin.1 + y)
    }

    /// The middle of a hex.
    pub fn middle(&self, hex: Hex) -> Corner {
        self.place(self.layout.qr(hex))
    }

    /// The box of a hex: left, top, width, height.
    pub fn frame(&self, hex: Hex) -> [i32; 4] {
        let (x, y) = self.middle(hex);
        [x - MIDDLE.0, y - MIDDLE.1, HEX.w, HEX.h]
    }

    /// Where a pattern has to begin so that its first hex lies with its middle at `first`.
    pub fn pattern_from(&self, first: Corner) -> Corner {
        let (x, y) = (self.origin.0 - first.0, self.origin.1 - first.1);
        (x.rem_euclid(PERIOD.w) - PERIOD.w, y.rem_euclid(PERIOD.h) - PERIOD.h)
    }

    /// The lines round these hexes, each closed.
    pub fn border(&self, hexes: HexSet) -> Vec<Vec<Corner>> {
        let mut edges = Vec::new();
        for hex in hexes.iter() {
            let middle = self.middle(hex);
            for side in 0..6 {
                if !self.layout.across(hex, direction(side)).is_some_and(|other| hexes.has(other)) {
                    edges.push((corner_at(middle, side), corner_at(middle, side + 1)));
                }
            }
        }
        chain(edges)
    }
}

/// A closed line round hexes, moved outwards. Where its sides meet they turn by a sixth, one way or the other.
pub fn outwards(line: &[Corner], by: i32) -> Vec<Corner> {
    let count = line.len();
    let moved = (0..count).map(|i| {
        let (before, here, after) = (line[(i + count - 1) % count], line[i], line[(i + 1) % count]);
        let (dx, dy) = (after.0 - before.0, after.1 - before.1);
        (here.0 + dy * by / (3 * HALF), here.1 - dx * by / (3 * HALF))
    });
    moved.collect()
}
