//! The ground of the town: port, market, theatre, forum, arena and stadium, with their names on plates.

use super::book::Piece;
use super::layout::{ARENA, Part, Plan, STADIUM, THEATRE, WIDTH};
use table::draw::{disc, edge, fill, group, line, polygon, rect, role, rounded, straight};
use table::icons::draw_icon;
use table::scene::{Align, Face, Op, Paint, Point, Seg, Size, TextRun};

const INK: Paint = Paint::Role("city-mark");

/// How a part of the ground is drawn.
type Drawn = fn() -> Vec<Op>;

/// Draws it.
pub fn ground(plan: Plan) -> Vec<Op> {
    let parts: [(Part, Drawn); 4] =
        [(Part::Portus, port), (Part::Mercatus, market), (Part::Middle, middle), (Part::Races, races)];
    let drawn = parts.into_iter().filter_map(|(part, draw)| {
        let [x, y] = plan.corner(part)?;
        Some(Op::Group { opacity: 100, offset: Point { x, y }, ops: draw() })
    });
    drawn.collect()
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

/// The tile of the market's pavement.
pub fn pavement() -> Vec<Op> {
    let diamond = polygon(&[(800, 0), (1600, 800), (800, 1600), (0, 800)]);
    vec![group(30, vec![fill(diamond, role("quay"))])]
}

/// The tile of the forum's pavement.
pub fn slabs() -> Vec<Op> {
    let cut =
        |x1: i32, y1: i32, x2: i32, y2: i32| [Seg::Move(Point { x: x1, y: y1 }), Seg::Line(Point { x: x2, y: y2 })];
    let path = [cut(0, 0, 2400, 0), cut(0, 800, 2400, 800), cut(600, 0, 600, 800), cut(1800, 800, 1800, 1600)];
    vec![group(35, vec![line(path.concat(), role("city-mark"), 50)])]
}

/// Letters that are the same in every language.
pub fn letters(text: String, size: i32, face: Face, at: [i32; 4], align: Align, paint: Paint) -> Op {
    let [x, y, w, h] = at;
    Op::Letters(TextRun {
        text,
        at: Point { x, y },
        size: Size { w, h },
        lines: 1,
        type_size: size,
        floor: size,
        face,
        bold: true,
        capitals: false,
        align,
        paint,
    })
}

/// The name of an area, on a plate on its wall: in Latin, as an inscription.
fn plate(name: &str, x: i32, y: i32, w: i32) -> [Op; 2] {
    let name = letters(name.to_owned(), 1050, Face::Sans, [x - w / 2, y, w, 1500], Align::Middle, role("ink"));
    [rect(x - w / 2, y, w, 1500, 200, Some(role("ground")), edge("city-mark", 80)), name]
}

/// A wall round an area, with its shadow; the second line lies inside.
fn walled(x: i32, y: i32, w: i32, h: i32, tile: Piece) -> Vec<Op> {
    let inside = [x + 400, y + 400, w - 800, h - 800];
    let [ix, iy, iw, ih] = inside;
    vec![
        rect(x + 100, y + 250, w, h, 400, Some(role("shadow")), None),
        rect(x, y, w, h, 400, Some(role("floor")), edge("city-mark", 260)),
        Op::Pattern { path: rounded(ix, iy, iw, ih, 200), tile: tile.id(), paints: Vec::new() },
        group(70, vec![rect(ix, iy, iw, ih, 200, None, edge("city-mark", 70))]),
    ]
}

fn port() -> Vec<Op> {
    let (x, y, w, h) = (130, 750, WIDTH - 260, 6400);
    let mut ops = vec![
        rect(x + 100, y + 250, w, h, 400, Some(role("shadow")), None),
        Op::Pattern { path: rounded(x, y, w, h, 400), tile: Piece::Waves.id(), paints: Vec::new() },
        rect(x, 5700, w, 1450, 300, Some(role("quay")), None),
        straight(x, 5700, x + w, 5700, INK, 120),
    ];
    let joints = (1..17).flat_map(|i| {
        let x = x + i * 2150;
        // Above and below the captions only.
        [(5700, 5950), (6900, 7100)].map(|(from, to)| [Seg::Move(Point { x, y: from }), Seg::Line(Point { x, y: to })])
    });
    ops.push(group(35, vec![line(joints.flatten().collect(), INK, 60)]));
    ops.push(rect(x, y, w, h, 400, None, edge("city-mark", 260)));
    ops.push(draw_icon("ship", 1300, 1900, 3300, role("water-mark")));
    ops.push(group(70, vec![draw_icon("ship", 4400, 1500, 1900, role("water-mark"))]));
    ops.extend(plate("VI PORTUS", 4600, 0, 7900));
    ops
}

fn market() -> Vec<Op> {
    let mut ops = walled(130, 750, WIDTH - 260, 13300, Piece::Pavement);
    for y in [1620, 13560] {
        ops.extend((0..21).map(|i| disc(1400 + i * 1690, y, 140, Some(INK), None)));
    }
    ops.extend(plate("I MERCATUS", WIDTH / 2, 0, 8700));
    ops
}

/// A half disc open downwards.
fn half(x: i32, y: i32, radius: i32) -> Vec<Seg> {
    vec![
        Seg::Move(Point { x: x - radius, y }),
        Seg::Arc { radius, large: false, clockwise: true, to: Point { x: x + radius, y } },
        Seg::Close,
    ]
}

/// Theatre and forum side by side.
fn middle() -> Vec<Op> {
    let [x, y] = THEATRE;
    let mut ops = Vec::new();
    for (radius, ground, width) in [(6150, "floor", 260), (5050, "quay", 80), (3950, "floor", 80), (2850, "quay", 80)] {
        ops.push(fill(half(x, y, radius), role(ground)));
        ops.push(line(half(x, y, radius), INK, width));
    }
    // The steps between the seats, at every thirtieth degree.
    for (cos, sin) in [(-866, 500), (-500, 866), (0, 1000), (500, 866), (866, 500)] {
        let at = |radius: i32| (x + radius * cos / 1000, y - radius * sin / 1000);
        let ((x1, y1), (x2, y2)) = (at(2850), at(6100));
        ops.push(straight(x1, y1, x2, y2, INK, 80));
    }
    ops.push(rect(x - 6200, y, 12400, 1350, 100, Some(role("quay")), edge("city-mark", 160)));
    ops.extend(plate("IV THEATRUM", x, 0, 9300));
    ops.extend(walled(13200, 750, 23270, 7450, Piece::Slabs));
    ops.extend(plate("V FORUM", 24830, 0, 6700));
    ops
}

/// An oval, as four curves.
fn oval([x, y]: [i32; 2], rx: i32, ry: i32) -> Vec<Seg> {
    let p = |dx: i32, dy: i32| Point { x: x + dx, y: y + dy };
    let (kx, ky) = (rx * 5523 / 10_000, ry * 5523 / 10_000);
    vec![
        Seg::Move(p(0, -ry)),
        Seg::Cubic(p(kx, -ry), p(rx, -ky), p(rx, 0)),
        Seg::Cubic(p(rx, ky), p(kx, ry), p(0, ry)),
        Seg::Cubic(p(-kx, ry), p(-rx, ky), p(-rx, 0)),
        Seg::Cubic(p(-rx, -ky), p(-kx, -ry), p(0, -ry)),
        Seg::Close,
    ]
}

/// Arena and stadium side by side.
fn races() -> Vec<Op> {
    let [x, y] = ARENA;
    let mut ops = vec![fill(oval([x, y + 250], 8200, 4300), role("shadow"))];
    for (rx, ry, ground, width) in [(8200, 4300, "floor", 260), (7400, 3600, "quay", 90), (6600, 2900, "plain", 90)] {
        ops.push(fill(oval(ARENA, rx, ry), role(ground)));
        ops.push(line(oval(ARENA, rx, ry), INK, width));
    }
    // The arches, at every twentieth degree.
    let first =
        [(1000, 0), (940, 342), (766, 643), (500, 866), (174, 985), (-174, 985), (-500, 866), (-766, 643), (-940, 342)];
    for (cos, sin) in first.into_iter().chain(first.into_iter().map(|(c, s)| (-c, -s))) {
        let at = |rx: i32, ry: i32| (x + rx * cos / 1000, y + ry * sin / 1000);
        let ((x1, y1), (x2, y2)) = (at(7400, 3600), at(8200, 4300));
        ops.push(straight(x1, y1, x2, y2, INK, 90));
    }
    ops.extend(plate("II ARENA", x, 0, 7000));
    let [x, y, w, h] = STADIUM;
    ops.push(rect(x + 100, y + 250, w, h, h / 2, Some(role("shadow")), None));
    ops.push(rect(x, y, w, h, h / 2, Some(role("plain")), edge("city-mark", 260)));
    ops.push(rect(x + 500, y + 500, w - 1000, h - 1000, h / 2 - 500, None, edge("city-mark", 80)));
    ops.push(rect(24300, 4820, 10200, 660, 330, Some(role("quay")), edge("city-mark", 110)));
    ops.push(disc(24400, 5150, 430, Some(INK), None));
    ops.push(disc(34400, 5150, 430, Some(INK), None));
    ops.extend(plate("III STADIUM", 26830, 0, 9200));
    ops
}

/// The picture on the box: the arena by the water, with what is won there.
pub fn vignette() -> Vec<Op> {
    let mut ops = vec![
        Op::Pattern { path: rounded(0, 0, 11000, 4400, 0), tile: Piece::Waves.id(), paints: Vec::new() },
        rect(0, 2500, 11000, 1900, 0, Some(role("floor")), None),
        straight(0, 2500, 11000, 2500, INK, 140),
        draw_icon("ship", 500, 300, 2300, role("water-mark")),
        draw_icon("ship", 8900, 700, 1500, role("water-mark")),
    ];
    let middle = [5500, 2350];
    ops.push(fill(oval([5500, 2500], 2900, 1650), role("shadow")));
    for (rx, ry, ground, width) in [(2900, 1650, "floor", 150), (2450, 1250, "quay", 70), (2000, 900, "plain", 70)] {
        ops.push(fill(oval(middle, rx, ry), role(ground)));
        ops.push(line(oval(middle, rx, ry), INK, width));
    }
    for (i, metal) in (0..).zip([0, 2, 1]) {
        ops.push(Piece::Coin(metal).at(4150 + i * 950, 1800, 900, 900));
    }
    for (i, name) in (0..).zip(["bank", "workshop"]) {
        ops.push(draw_icon(name, 300 + i * 1300, 2850, 1150, INK));
    }
    for (i, name) in (0..).zip(["villa", "temple"]) {
        ops.push(draw_icon(name, 8250 + i * 1300, 2850, 1150, INK));
    }
    ops
}
