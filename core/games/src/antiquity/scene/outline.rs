//! Outlines of sets of cells: directed edges, put one after the other.

use table::scene::{Point, Seg};

/// A point of a surface.
pub type Corner = (i32, i32);

/// Puts edges in a row, each beginning where one before it ends. A closed line names its first corner once.
pub fn chain(mut edges: Vec<(Corner, Corner)>) -> Vec<Vec<Corner>> {
    edges.sort_unstable();
    let mut used = vec![false; edges.len()];
    let mut lines = Vec::new();
    for first in 0..edges.len() {
        if used[first] {
            continue;
        }
        let (mut line, mut next) = (Vec::new(), Some(first));
        while let Some(edge) = next {
            used[edge] = true;
            line.push(edges[edge].0);
            let end = edges[edge].1;
            let from = edges.partition_point(|(start, _)| *start < end);
            next = (from..edges.len()).take_while(|i| edges[*i].0 == end).find(|i| !used[*i]);
        }
        lines.push(line);
    }
    lines
}

/// Closed lines as one path, seen from this corner.
pub fn path(lines: &[Vec<Corner>], (left, top): Corner) -> Vec<Seg> {
    let mut path = Vec::new();
    for line in lines {
        for (i, (x, y)) in line.iter().enumerate() {
            let point = Point { x: x - left, y: y - top };
            path.push(if i == 0 { Seg::Move(point) } else { Seg::Line(point) });
        }
        path.push(Seg::Close);
    }
    path
}

/// The outline of squares `(row, column)` of this size, drawn in by `inset`, without points inside straight lines.
pub fn squares(cells: &[(i32, i32)], size: i32, inset: i32) -> Vec<Corner> {
    let has = |row: i32, column: i32| cells.contains(&(row, column));
    let mut edges = Vec::new();
    for (r, c) in cells.iter().copied() {
        let sides = [
            (has(r - 1, c), (c, r), (c + 1, r)),
            (has(r, c + 1), (c + 1, r), (c + 1, r + 1)),
            (has(r + 1, c), (c + 1, r + 1), (c, r + 1)),
            (has(r, c - 1), (c, r + 1), (c, r)),
        ];
        edges.extend(sides.into_iter().filter(|(shared, ..)| !shared).map(|(_, a, b)| (a, b)));
    }
    let Some(corners) = chain(edges).into_iter().next() else { return Vec::new() };
    let count = corners.len();
    let mut outline = Vec::new();
    for (i, (x, y)) in corners.iter().enumerate() {
        let (before, after) = (corners[(i + count - 1) % count], corners[(i + 1) % count]);
        let (into, out) = ((x - before.0, y - before.1), (after.0 - x, after.1 - y));
        if into != out {
            // The inside lies to the right of either edge.
            let (dx, dy) = (-into.1 - out.1, into.0 + out.0);
            outline.push((x * size + dx * inset, y * size + dy * inset));
        }
    }
    outline
}
