//! What never changes on the map: sea, water lining, land, its tints and tufts.

use super::super::map::{Hex, Side};
use super::book::Piece;
use super::hex::{A, Lie, R, set};
use table::draw::{fill, group, line, polygon, rect, role, rounded, straight};
use table::scene::{Align, Face, Op, Point, Seg, Size, TextRun};

/// The ground of the board.
pub fn ground(lie: Lie) -> Vec<Op> {
    let coast = lie.area(set(Hex::all()), [0, 0]);
    let mut lining = Vec::new();
    for width in [1900, 1200, 600] {
        lining.push(line(coast.clone(), role("water-mark"), lie.long(width)));
        lining.push(line(coast.clone(), role("sea"), lie.long(width - 140)));
    }
    let Size { w, h } = lie.board();
    let sea = Op::Pattern { path: rounded(0, 0, w, h, 0), tile: Piece::Waves.id(), paints: Vec::new() };
    let mut ops = vec![
        sea,
        Op::Clip { at: Point { x: 0, y: 100 }, size: Size { w, h: h - 200 }, radius: 0, ops: lining },
        straight(0, 50, w, 50, role("water-mark"), 100),
        straight(0, h - 50, w, h - 50, role("water-mark"), 100),
    ];
    ops.extend(sea_name(lie));
    ops.extend([line(coast.clone(), role("city-mark"), lie.long(220)), fill(coast, role("plain"))]);
    // A tenth of the tint varied, by fixed formulas of place, as stones of one colour are never equal.
    let tint = |which: fn(&Hex) -> bool| -> Vec<Seg> {
        Hex::all().filter(which).flat_map(|hex| lie.outline(lie.middle(hex), lie.long(R - 50))).collect()
    };
    ops.push(group(20, vec![fill(tint(darker), role("plain-line"))]));
    ops.push(group(22, vec![fill(tint(lighter), role("bone"))]));
    ops.push(line(between(lie), role("plain-line"), lie.long(80)));
    ops.push(line(Hex::all().flat_map(|hex| mark(lie, hex)).collect(), role("plain-line"), lie.long(100)));
    ops
}

/// The name of the sea, where the coast leaves it room.
fn sea_name(lie: Lie) -> Vec<Op> {
    let (at, step, size) = match lie {
        Lie::Turned => ([30300, 1600, 8000, 1400], 1400, 1050),
        Lie::Upright => ([65700, 46600, 8200, 2000], 1900, 1300),
    };
    let line = |(nth, name): (i32, &str)| {
        Op::Letters(TextRun {
            text: name.to_owned(),
            at: Point { x: at[0], y: at[1] + nth * step },
            size: Size { w: at[2], h: at[3] },
            lines: 1,
            type_size: size,
            floor: 1000,
            face: Face::Serif,
            bold: false,
            capitals: true,
            align: Align::Middle,
            paint: role("water-mark"),
        })
    };
    [(0, "MARE"), (1, "IONIVM")].map(line).to_vec()
}

fn at(hex: &Hex) -> (i32, i32) {
    (hex.row().into(), hex.col().into())
}

fn darker(hex: &Hex) -> bool {
    let (row, col) = at(hex);
    (7 * row + 3 * col + row * col) % 4 == 0
}

fn lighter(hex: &Hex) -> bool {
    let (row, col) = at(hex);
    (row + 2 * col) % 5 == 0 && !darker(hex)
}

/// The lines between hexes of land, each once.
fn between(lie: Lie) -> Vec<Seg> {
    let corners = lie.corners(lie.long(R));
    let mut path = Vec::new();
    for hex in Hex::all() {
        let [x, y] = lie.middle(hex);
        for side in (0..3u8).filter(|side| hex.across(Side(*side)).is_some()) {
            let point = |[cx, cy]: [i32; 2]| Point { x: x + cx, y: y + cy };
            path.push(Seg::Move(point(corners[usize::from(side)])));
            path.push(Seg::Line(point(corners[usize::from(side) + 1])));
        }
    }
    path
}

/// A tuft or a hill on two of five hexes, low enough for a sign or a dot above it.
fn mark(lie: Lie, hex: Hex) -> Vec<Seg> {
    let [x, y] = lie.middle(hex);
    let (row, col) = at(&hex);
    let p = |dx: i32, dy: i32| Point { x: x + lie.long(dx), y: y + lie.long(A / 2 + dy) };
    match (3 * row + 2 * col + row * col) % 5 {
        1 => [([-150, 0], [-300, -350]), ([0, 0], [0, -450]), ([150, 0], [300, -350])]
            .iter()
            .flat_map(|([ax, ay], [bx, by])| [Seg::Move(p(*ax, *ay)), Seg::Line(p(*bx, *by))])
            .collect(),
        3 => vec![
            Seg::Move(p(-500, 0)),
            Seg::Quad(p(-150, -600), p(200, 0)),
            Seg::Move(p(0, 0)),
            Seg::Quad(p(250, -400), p(500, 0)),
        ],
        _ => Vec::new(),
    }
}

/// The tile of the sea.
pub fn waves() -> Vec<Op> {
    let p = |x: i32, y: i32| Point { x, y };
    let wave = |x: i32, y: i32| {
        [
            Seg::Move(p(x, y)),
            Seg::Quad(p(x + 275, y - 240), p(x + 550, y)),
            Seg::Quad(p(x + 825, y + 240), p(x + 1100, y)),
        ]
    };
    let path = [wave(0, 300), wave(1100, 800)].concat();
    vec![rect(0, 0, 2200, 1000, 0, Some(role("sea")), None), line(path, role("sea-2"), 100)]
}

/// The arrow that points north.
pub fn north(lie: Lie) -> Vec<Op> {
    let points = match lie {
        Lie::Turned => [(1500, 500), (0, 1000), (1500, 1500), (1150, 1000)],
        Lie::Upright => [(500, 1500), (1000, 0), (1500, 1500), (1000, 1150)],
    };
    vec![fill(polygon(&points), role("ink"))]
}
