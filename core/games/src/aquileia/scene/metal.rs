//! The three metals, known by their rims: bronze eight-sided, silver with a double ring, gold scalloped.

use table::draw::{disc, edge, fill, line, polygon, role};
use table::scene::{Op, Point, Seg};

/// The box of a coin; its rim is 1000 from the middle.
pub const BOX: i32 = 2200;
const MIDDLE: i32 = BOX / 2;

/// One coin: 0 bronze, 1 silver, 2 gold.
pub fn coin(metal: u8) -> Vec<Op> {
    match metal {
        0 => {
            let rim = octagon(100);
            let mut ops = vec![fill(moved(&rim, 100), role("shadow")), fill(rim.clone(), role("bronze"))];
            ops.push(line(rim, role("bronze-edge"), 120));
            ops.push(line(octagon(75), role("bronze-edge"), 80));
            ops
        }
        1 => vec![
            disc(MIDDLE, MIDDLE + 100, 960, Some(role("shadow")), None),
            disc(MIDDLE, MIDDLE, 960, Some(role("silver")), edge("silver-edge", 120)),
            disc(MIDDLE, MIDDLE, 730, None, edge("silver-edge", 80)),
        ],
        _ => {
            let rim = scallops();
            let mut ops = vec![fill(moved(&rim, 100), role("shadow")), fill(rim.clone(), role("gold"))];
            ops.push(line(rim, role("gold-edge"), 120));
            ops.push(disc(MIDDLE, MIDDLE, 706, None, edge("gold-edge", 80)));
            ops
        }
    }
}

fn octagon(percent: i32) -> Vec<Seg> {
    let points =
        [(922, 382), (382, 922), (-382, 922), (-922, 382), (-922, -382), (-382, -922), (382, -922), (922, -382)];
    polygon(&points.map(|(x, y)| (MIDDLE + x * percent / 100, MIDDLE + y * percent / 100)))
}

/// Fourteen bows round the rim.
fn scallops() -> Vec<Seg> {
    let right = [(0, -882), (383, -795), (690, -550), (860, -196), (860, 196), (690, 550), (383, 795)];
    let points = right.into_iter().chain(right.into_iter().map(|(x, y)| (-x, -y)));
    let mut path = Vec::new();
    for (i, (x, y)) in points.enumerate() {
        let to = Point { x: MIDDLE + x, y: MIDDLE + y };
        path.push(if i == 0 { Seg::Move(to) } else { Seg::Arc { radius: 212, large: false, clockwise: true, to } });
    }
    let start = Point { x: MIDDLE, y: MIDDLE - 882 };
    path.push(Seg::Arc { radius: 212, large: false, clockwise: true, to: start });
    path.push(Seg::Close);
    path
}

/// The same outline further down; it has no curves but arcs.
fn moved(path: &[Seg], down: i32) -> Vec<Seg> {
    let p = |p: &Point| Point { x: p.x, y: p.y + down };
    let moved = |seg: &Seg| match seg {
        Seg::Move(a) => Seg::Move(p(a)),
        Seg::Line(a) => Seg::Line(p(a)),
        Seg::Arc { radius, large, clockwise, to } => {
            Seg::Arc { radius: *radius, large: *large, clockwise: *clockwise, to: p(to) }
        }
        other => *other,
    };
    path.iter().map(moved).collect()
}
