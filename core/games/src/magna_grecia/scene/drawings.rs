//! How the pieces of the book are drawn.

use super::super::map::Side;
use super::book::{BADGE, BOX, Piece, Road};
use super::hex::{Lie, R};
use table::draw::{disc, edge, fill, group, line, polygon, rect, role, shape};
use table::icons::{self, ON_SEATS, SEATS, emblem};
use table::scene::{Align, Edge, Face, Join, Op, Point, Seg, Size, TextRun};

/// The colours of the seats that are read on bone.
pub const TEXTS: [&str; 4] = ["rubra-text", "lapis-text", "ochra-text", "oliva-text"];

/// Drawn about the middle of its box.
pub fn about_middle(ops: Vec<Op>) -> Vec<Op> {
    vec![Op::Group { opacity: 100, offset: Point { x: BOX / 2, y: BOX / 2 }, ops }]
}

fn gable(half: i32, eaves: i32, top: i32, foot: i32) -> Vec<Seg> {
    polygon(&[(-half, foot), (-half, eaves), (0, top), (half, eaves), (half, foot)])
}

fn open(points: &[(i32, i32)]) -> Vec<Seg> {
    let mut path = polygon(points);
    path.pop();
    path
}

/// A shape with an edge.
fn edged(path: Vec<Seg>, paint: &'static str, edge: &'static str, width: i32) -> [Op; 2] {
    [fill(path.clone(), role(paint)), line(path, role(edge), width)]
}

pub fn house() -> Vec<Op> {
    let mut ops = edged(gable(880, -240, -960, 760), "bone", "on-bone", 100).to_vec();
    ops.push(line(open(&[(-1020, -160), (0, -980), (1020, -160)]), role("terracotta"), 200));
    ops
}

/// The second line round a village at the border.
pub fn border() -> Vec<Op> {
    edged(gable(1150, -370, -1280, 1000), "bone", "lapis-pigment", 160).to_vec()
}

/// The outline of the sign of a village, for its rings.
pub fn house_outline(lie: Lie, frontier: bool) -> Vec<Seg> {
    let (half, eaves, top, foot) = if frontier { (1370, -450, -1530, 1210) } else { (1130, -280, -1180, 900) };
    let points = [(-half, foot), (-half, eaves), (0, top), (half, eaves), (half, foot)];
    polygon(&points.map(|(x, y)| (lie.long(x + BOX / 2), lie.long(y + BOX / 2))))
}

pub fn temple(controller: Option<u8>) -> Vec<Op> {
    let ink = Some(role("on-bone"));
    let mut ops = vec![
        disc(0, 0, 1282, Some(role("oracle")), edge("edge-road", 100)),
        rect(-950, -200, 260, 1100, 0, ink, None),
        rect(690, -200, 260, 1100, 0, ink, None),
        rect(-1100, 900, 2200, 220, 0, ink, None),
    ];
    let roof = controller.map_or("bone", |seat| SEATS[usize::from(seat)]);
    ops.extend(edged(polygon(&[(-1100, -300), (0, -1200), (1100, -300)]), roof, "edge-road", 120));
    if let Some(seat) = controller {
        ops.push(shape(emblem(seat), -290, -890, 580, 580, vec![role(ON_SEATS[usize::from(seat)])]));
    }
    ops
}

/// A wedge on the rim of an oracle.
pub fn facing(lie: Lie, seat: u8, side: u8) -> Vec<Op> {
    let at = |turn: i32, radius: i32, percent: i32| {
        // Between the middle of this side and the next corner on either hand.
        let corners = lie.corners(radius);
        let (a, b) = (corners[usize::from(side)], corners[usize::from(side + 1) % 6]);
        let mix = |i: usize| (a[i] * (50 - turn) + b[i] * (50 + turn)) / 100 * percent / 100;
        (mix(0), mix(1))
    };
    let wedge = polygon(&[at(-18, R, 92), at(0, R, 128), at(18, R, 92)]);
    edged(wedge, SEATS[usize::from(seat)], "edge-road", 90).to_vec()
}

pub fn stall(seat: u8) -> Vec<Op> {
    let i = usize::from(seat);
    vec![
        disc(800, 960, 600, Some(role("edge-road")), None),
        disc(800, 800, 600, Some(role(SEATS[i])), edge("edge-road", 120)),
        shape(emblem(seat), 440, 440, 720, 720, vec![role(ON_SEATS[i])]),
    ]
}

pub fn ring(seat: u8) -> Vec<Op> {
    let text = TEXTS[usize::from(seat)];
    vec![
        disc(800, 800, 560, Some(role("bone")), edge(text, 180)),
        shape(emblem(seat), 510, 510, 580, 580, vec![role(text)]),
    ]
}

pub fn cylinder(seat: u8) -> Vec<Op> {
    let p = |x: i32, y: i32| Point { x, y };
    let head = vec![
        Seg::Move(p(900, 800)),
        Seg::Cubic(p(900, 590), p(1023, 420), p(1175, 420)),
        Seg::Cubic(p(1327, 420), p(1450, 590), p(1450, 800)),
        Seg::Cubic(p(1450, 1010), p(1327, 1180), p(1175, 1180)),
        Seg::Cubic(p(1023, 1180), p(900, 1010), p(900, 800)),
        Seg::Close,
    ];
    let i = usize::from(seat);
    let mut ops = vec![rect(100, 400, 1400, 800, 390, Some(role("tile")), edge("edge-road", 100))];
    ops.extend(edged(head, SEATS[i], "edge-road", 70));
    // A lying market keeps its owner's emblem, as a colour alone is no sign.
    ops.push(shape(emblem(seat), 945, 570, 460, 460, vec![role(ON_SEATS[i])]));
    ops
}

/// A coin with what a market costs.
pub fn price_tag(price: u8) -> Vec<Op> {
    vec![
        disc(750, 830, 660, Some(role("shadow")), None),
        disc(750, 750, 660, Some(role("gold")), edge("gold-edge", 110)),
        figure(i32::from(price), if price < 10 { 1200 } else { 1000 }, [0, 0, BADGE, BADGE], "on-metal"),
    ]
}

/// A figure that is the same in every language.
fn figure(number: i32, size: i32, [x, y, w, h]: [i32; 4], paint: &'static str) -> Op {
    Op::Letters(TextRun {
        text: number.to_string(),
        at: Point { x, y },
        size: Size { w, h },
        lines: 1,
        type_size: size,
        floor: 1000,
        face: Face::Serif,
        bold: true,
        capitals: false,
        align: Align::Middle,
        paint: role(paint),
    })
}

/// A tile in the supply is a stone in its owner's colour, one in the stock an empty one, one on the board a dot.
pub fn stone(seat: u8, i: u8, supply: u8, stock: u8) -> Op {
    let (x, i) = (i32::from(i) * 400, i32::from(i));
    if i < i32::from(supply) {
        rect(x + 40, 40, 320, 440, 60, Some(role(SEATS[usize::from(seat)])), edge("edge", 60))
    } else if i < i32::from(supply + stock) {
        rect(x + 60, 60, 280, 400, 60, Some(role("surface")), edge("rule-strong", 60))
    } else {
        disc(x + 200, 260, 60, Some(role("rule-strong")), None)
    }
}

/// The tile and the road on it: edge, colour, and a middle line with the seat's own dashes.
pub fn road_ops(road: Road) -> Vec<Op> {
    let Road { lie, seat, ends, runs_on } = road;
    let (colour, ink) = (SEATS[usize::from(seat)], ON_SEATS[usize::from(seat)]);
    let mut ops = edged(lie.outline([0, 0], R - 52), "tile", "rule-strong", 70).to_vec();
    let at = |end: usize, percent: i32| lie.side(Side(ends[end]), R, percent);
    // A hair over the border, so that no seam shows between two pieces; far over it into the sign of a place.
    let over = |end: usize| at(end, if runs_on[end] { 170 } else { 102 });
    let mut path = vec![Seg::Move(over(0)), Seg::Line(at(0, 100))];
    path.push(match ends[1] - ends[0] {
        3 => Seg::Line(at(1, 100)),
        _ => Seg::Quad(Point::default(), at(1, 100)),
    });
    path.push(Seg::Line(over(1)));
    let (width, dash): (i32, &[i32]) = match seat {
        0 => (100, &[]),
        1 => (130, &[500, 300]),
        2 => (130, &[100, 300]),
        _ => (130, &[300, 200, 100, 200]),
    };
    ops.push(line(path.clone(), role("edge-road"), 740));
    ops.push(line(path.clone(), role(colour), 540));
    let middle = Edge { paint: role(ink), width };
    ops.push(group(75, vec![Op::Stroke { path, edge: middle, dash: dash.to_vec(), join: Join::Round }]));
    ops
}

/// Two cities, an oracle and a village on the coast, joined by roads.
pub fn vignette() -> Vec<Op> {
    let sea =
        Op::Pattern { path: table::draw::rounded(0, 0, 11000, 4400, 0), tile: Piece::Waves.id(), paints: Vec::new() };
    let coast = polygon(&[
        (1900, 600),
        (4200, 900),
        (6800, 500),
        (9000, 850),
        (12000, 600),
        (12000, 5400),
        (-1000, 5400),
        (-1000, 900),
    ]);
    let mut ops = vec![sea];
    for width in [1300, 700] {
        ops.push(line(coast.clone(), role("water-mark"), width));
        ops.push(line(coast.clone(), role("sea"), width - 120));
    }
    ops.extend([line(coast.clone(), role("city-mark"), 160), fill(coast, role("plain"))]);
    let way = vec![
        Seg::Move(Point { x: 1500, y: 2700 }),
        Seg::Quad(Point { x: 3000, y: 1500 }, Point { x: 4300, y: 2500 }),
        Seg::Quad(Point { x: 5600, y: 3500 }, Point { x: 7100, y: 2300 }),
        Seg::Line(Point { x: 9600, y: 2700 }),
    ];
    ops.extend([line(way.clone(), role("edge-road"), 560), line(way.clone(), role("lapis"), 400)]);
    let middle = Edge { paint: role("on-lapis"), width: 100 };
    ops.push(group(75, vec![Op::Stroke { path: way, edge: middle, dash: vec![400, 240], join: Join::Round }]));
    for (x, seat) in [(1500, 1), (9600, 0)] {
        let wall = Lie::Turned.outline([x, 2700], 1400);
        ops.push(line(wall.clone(), role("edge-road"), 240));
        ops.push(Op::Pattern { path: wall, tile: icons::pattern(seat), paints: Vec::new() });
        ops.push(Piece::Disc.at(x - 1100, 1600, 2200, 2200));
    }
    ops.push(figure(1, 1300, [400, 2000, 2200, 1400], "on-bone"));
    ops.push(figure(1, 1300, [8500, 2000, 2200, 1400], "on-bone"));
    ops.push(Piece::Oracle(Some(1)).at(3200, 1400, 2200, 2200));
    ops.push(Piece::Village.at(6000, 1200, 2200, 2200));
    ops.push(Piece::Standing(1).at(7500, 2300, 1100, 1100));
    vec![Op::Clip { at: Point::default(), size: Size { w: 11000, h: 4400 }, radius: 0, ops }]
}
