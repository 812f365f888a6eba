//! Where a hex lies and what shape it has, in integers: upright on a wide screen, a quarter to the left on a phone.
//!
//! A phone is higher than wide and the map is not: turned, its hexes are a fifth larger. Directions are those of the
//! rules, clockwise from E; turned, E points up.

use super::super::map::{Hex, HexSet, Side};
use std::collections::BTreeMap;
use table::scene::{Form, Point, Seg, Size};

/// From the middle of a hex to a corner, on a phone. Such that all corners on both maps are whole numbers.
pub const R: i32 = 1548;
/// From the middle to a side.
pub const A: i32 = 1340;

/// The set of these hexes.
pub fn set(hexes: impl IntoIterator<Item = Hex>) -> HexSet {
    let mut set = HexSet::NONE;
    hexes.into_iter().for_each(|hex| set.insert(hex));
    set
}

/// How the map lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    /// A quarter to the left: rows run to the right, columns up.
    Turned,
    /// As the rules print it, half as large again.
    Upright,
}

impl Lie {
    /// How it lies in this room.
    pub fn of(form: Form) -> Lie {
        match form {
            Form::Narrow => Lie::Turned,
            Form::Wide => Lie::Upright,
        }
    }

    /// A length of the phone's map on this one.
    pub fn long(self, length: i32) -> i32 {
        match self {
            Lie::Turned => length,
            Lie::Upright => length * 3 / 2,
        }
    }

    /// The size of the board.
    pub fn board(self) -> Size {
        match self {
            Lie::Turned => Size { w: 39000, h: 48600 },
            Lie::Upright => Size { w: 74000, h: 59800 },
        }
    }

    /// The middle of a hex on the board.
    pub fn middle(self, hex: Hex) -> [i32; 2] {
        let (row, col) = (i32::from(hex.row()), i32::from(hex.col()));
        let (across, down) = (2 * A * col + A * (row & 1), R * row * 3 / 2);
        match self {
            Lie::Turned => [2085 + down, 46410 - across],
            Lie::Upright => [3835 + self.long(across), 3777 + self.long(down)],
        }
    }

    /// The corners of a hex so large, about its middle; side `d` runs from corner `d` to the one after.
    pub fn corners(self, radius: i32) -> [[i32; 2]; 6] {
        let (half, side) = (radius / 2, radius * A / R);
        match self {
            Lie::Turned => [[-half, -side], [half, -side], [radius, 0], [half, side], [-half, side], [-radius, 0]],
            Lie::Upright => [[side, -half], [side, half], [0, radius], [-side, half], [-side, -half], [0, -radius]],
        }
    }

    /// The outline of one hex so large about this middle.
    pub fn outline(self, middle: [i32; 2], radius: i32) -> Vec<Seg> {
        table::draw::polygon(&self.corners(radius).map(|[x, y]| (middle[0] + x, middle[1] + y)))
    }

    /// The middle of a side of a hex, from its own middle, at so many hundredths of the way, on a hex so large.
    pub fn side(self, side: Side, radius: i32, percent: i32) -> Point {
        let corners = self.corners(radius);
        let ([ax, ay], [bx, by]) = (corners[usize::from(side.0) % 6], corners[usize::from(side.0 + 1) % 6]);
        Point { x: (ax + bx) * percent / 200, y: (ay + by) * percent / 200 }
    }

    /// The outline of an area of hexes, moved by an offset: a loop for its coast and for each hole.
    pub fn area(self, hexes: HexSet, [dx, dy]: [i32; 2]) -> Vec<Seg> {
        let corners = self.corners(self.long(R));
        let mut sides = BTreeMap::new();
        for hex in hexes.iter() {
            let [x, y] = self.middle(hex);
            let corner = |i: usize| {
                let [cx, cy] = corners[i % 6];
                [x + cx, y + cy]
            };
            for side in Side::ALL.into_iter().filter(|side| !hex.across(*side).is_some_and(|h| hexes.has(h))) {
                sides.insert(corner(side.0.into()), corner(usize::from(side.0) + 1));
            }
        }
        let mut path = Vec::new();
        while let Some((start, mut at)) = sides.pop_first() {
            let point = |[x, y]: [i32; 2]| Point { x: x + dx, y: y + dy };
            path.push(Seg::Move(point(start)));
            while at != start {
                path.push(Seg::Line(point(at)));
                match sides.remove(&at) {
                    Some(next) => at = next,
                    None => break,
                }
            }
            path.push(Seg::Close);
        }
        path
    }
}
