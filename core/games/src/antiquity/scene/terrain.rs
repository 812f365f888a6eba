//! The ground of the map: its tiles with their engraved marks, what the game has done to it, and the lines between tiles.

use super::super::data::Good;
use super::super::ground::{Face, Terrain, turned};
use super::super::map::{HexSet, Layout, RADIUS};
use super::goods;
use super::hex::{self, Grid, HALF, HEX, PERIOD, RISE, SIDES, corner_at, hexagon};
use super::outline::{Corner, chain, path};
use table::draw::{disc, edge, fill, group, line, polygon, rect, role};
use table::icons::draw_icon;
use table::scene::{Edge, Join, Op, Point, Seg, Size};

/// The box of a tile, and its middle.
pub const TILE_BOX: Size = Size { w: (6 * RADIUS as i32 + 4) * HALF, h: (4 * RADIUS as i32 + 2) * RISE };
const TILE_MIDDLE: Corner = (TILE_BOX.w / 2, TILE_BOX.h / 2);

/// The role of a terrain.
pub fn colour(terrain: Terrain) -> &'static str {
    ["forest", "grassland", "mountain", "water"][terrain as usize]
}

/// The map with no tile on it: its edge and its shadow.
pub fn land(seats: u8) -> Vec<Op> {
    let grid = Grid::of(seats);
    let coast = path(&grid.border(Layout::of(seats).all().collect()), (0, 0));
    let fallen = Op::Group {
        opacity: 100,
        offset: Point { x: 0, y: 300 },
        ops: vec![fill(coast.clone(), role("shadow")), line(coast.clone(), role("shadow"), 240)],
    };
    vec![fallen, line(coast.clone(), role("map-edge"), 600), fill(coast, role("ground-2"))]
}

/// The edge of a map by itself, to be laid over a veil.
pub fn frame(seats: u8) -> Vec<Op> {
    let grid = Grid::of(seats);
    let outer: Vec<_> =
        grid.border(Layout::of(seats).all().collect()).iter().map(|line| hex::outwards(line, 150)).collect();
    vec![line(path(&outer, (0, 0)), role("map-edge"), 300)]
}

/// A tile as it lies: colours, engraved marks, and the lines between its own hexes.
pub fn tile(face: Face, turns: u8) -> Vec<Op> {
    let hexes = hexes(face, turns);
    let middle = |(q, r): (i8, i8)| {
        let (x, y) = hex::offset(q, r);
        (TILE_MIDDLE.0 + x, TILE_MIDDLE.1 + y)
    };
    let of = |terrain: Terrain| hexes.iter().filter(move |(_, t)| *t == terrain).map(|(at, _)| *at);
    let outlines =
        |at: &mut dyn Iterator<Item = (i8, i8)>| -> Vec<Seg> { at.flat_map(|at| hexagon(middle(at), 101)).collect() };
    let mut ops = Vec::new();
    for terrain in Terrain::ALL {
        ops.push(fill(outlines(&mut of(terrain)), role(colour(terrain))));
    }
    // Stones of one colour are never equal.
    let mut varied = hexes.iter().map(|(at, _)| *at).filter(|(q, r)| (q + 2 * r).rem_euclid(4) == 0);
    ops.push(group(10, vec![fill(outlines(&mut varied), role("bone"))]));
    for terrain in Terrain::ALL {
        let mut marks = Marks::default();
        of(terrain).for_each(|(q, r)| marks.add(terrain, middle((q, r)), (3 * q + 5 * r).rem_euclid(3) as usize));
        ops.extend(marks.draw(terrain));
    }
    let mut lines = Lines::default();
    for (at, terrain) in &hexes {
        for (side, (dq, dr)) in SIDES.into_iter().enumerate() {
            let beside = (at.0 + dq, at.1 + dr);
            if let Some((_, other)) = hexes.iter().find(|(there, _)| *there == beside) {
                lines.add(middle(*at), side, *terrain, *other);
            }
        }
    }
    ops.extend(lines.draw());
    ops
}

/// The three ways in which one tile lies beside another: the step between their centres.
pub const BESIDE: [(i8, i8); 3] = [(4, 5), (-5, 9), (9, -4)];

/// The hexes of a tile as it lies, with what they are made of.
fn hexes(face: Face, turns: u8) -> Vec<((i8, i8), Terrain)> {
    let mut hexes = Vec::new();
    for q in -RADIUS..=RADIUS {
        for r in (-RADIUS).max(-RADIUS - q)..=RADIUS.min(RADIUS - q) {
            hexes.push((turned(q, r, turns), face.terrain(q, r)));
        }
    }
    hexes
}

/// How far the first of two tiles lies from the middle of the box of the seam between them.
pub fn before_seam(way: usize) -> Corner {
    let (q, r) = BESIDE[way];
    let (x, y) = hex::offset(q, r);
    (x / 2, y / 2)
}

/// The lines between two tiles that lie beside each other.
pub fn seam(first: (Face, u8), second: (Face, u8), way: usize) -> Vec<Op> {
    let (dq, dr) = BESIDE[way];
    let (one, mut other) = (hexes(first.0, first.1), hexes(second.0, second.1));
    other.iter_mut().for_each(|((q, r), _)| (*q, *r) = (*q + dq, *r + dr));
    let back = before_seam(way);
    let mut lines = Lines::default();
    for (here, there) in [(&one, &other), (&other, &one)] {
        for ((q, r), terrain) in here {
            let (x, y) = hex::offset(*q, *r);
            let middle = (TILE_MIDDLE.0 - back.0 + x, TILE_MIDDLE.1 - back.1 + y);
            for (side, (sq, sr)) in SIDES.into_iter().enumerate() {
                if let Some((_, beside)) = there.iter().find(|(at, _)| *at == (q + sq, r + sr)) {
                    lines.add(middle, side, *terrain, *beside);
                }
            }
        }
    }
    lines.draw()
}

/// Hex lines inside one terrain, borders between terrains, shores.
#[derive(Default)]
struct Lines {
    inside: Vec<Seg>,
    borders: Vec<Seg>,
    shores: Vec<(Corner, Corner)>,
}

impl Lines {
    /// Adds a side. Each is met from both hexes; a shore keeps its water to the right, so that shores can be chained.
    fn add(&mut self, middle: Corner, side: usize, terrain: Terrain, other: Terrain) {
        let (from, to) = (corner_at(middle, side), corner_at(middle, side + 1));
        let water = |t: Terrain| t == Terrain::Water;
        let segs = [Seg::Move(Point { x: from.0, y: from.1 }), Seg::Line(Point { x: to.0, y: to.1 })];
        if water(terrain) && !water(other) {
            self.shores.push((from, to));
        } else if side < 3 && !water(terrain) && !water(other) && terrain != other {
            self.borders.extend(segs);
        } else if side < 3 && terrain == other {
            self.inside.extend(segs);
        }
    }

    fn draw(self) -> Vec<Op> {
        let mut shores = Vec::new();
        for line in chain(self.shores.clone()) {
            // The end of an open line is the start of no other edge.
            let last = line.last().copied();
            let end = self.shores.iter().find(|(start, _)| Some(*start) == last).map(|(_, end)| *end);
            for (i, (x, y)) in line.into_iter().chain(end).enumerate() {
                let point = Point { x, y };
                shores.push(if i == 0 { Seg::Move(point) } else { Seg::Line(point) });
            }
        }
        vec![
            group(30, vec![line(self.inside, role("map-edge"), 65)]),
            group(55, vec![line(self.borders, role("map-edge"), 120)]),
            line(shores, role("water-mark"), 260),
        ]
    }
}

/// The marks of one terrain: what is drawn along, and what is filled.
#[derive(Default)]
struct Marks {
    strokes: Vec<Seg>,
    fills: Vec<Seg>,
}

/// Half the radius of the hex that the marks are measured on.
const MEASURE: i32 = 675;

/// Where marks lie about the middle of that hex, with their size in hundredths, in three arrangements.
type Places = [&'static [(i32, i32, i32)]; 3];
const TREES: Places = [
    &[(-440, 390, 92), (330, 710, 100), (210, -260, 82)],
    &[(-340, 720, 100), (430, 350, 92), (-250, -250, 82)],
    &[(0, 760, 100), (-480, 150, 87), (450, 0, 92)],
];
const TUFTS: Places = [
    &[(-380, 440, 100), (390, -40, 100)],
    &[(290, 540, 100), (-290, -130, 100)],
    &[(0, 590, 100), (-480, -40, 100), (480, -140, 100)],
];
const PEAKS: Places = [&[(-340, -470, 100), (390, -70, 70)], &[(240, -440, 100), (-480, -80, 70)], &[(-50, -500, 112)]];
const WAVES: Places = [
    &[(-430, -200, 100), (-670, 380, 100)],
    &[(-430, -390, 100), (-670, 100, 100), (-430, 580, 100)],
    &[(-670, -390, 100), (-430, 100, 100), (-670, 580, 100)],
];
const STUMPS: [&[(i32, i32, i32)]; 2] =
    [&[(-520, 180, 90), (190, 20, 90), (-180, -430, 90)], &[(-440, -300, 90), (220, -160, 90), (-120, 240, 90)]];

impl Marks {
    fn add(&mut self, terrain: Terrain, middle: Corner, arrangement: usize) {
        let (places, draw): (Places, fn(&mut Marks, &Pen)) = match terrain {
            Terrain::Forest => (TREES, Marks::tree),
            Terrain::Grassland => (TUFTS, Marks::tuft),
            Terrain::Mountain => (PEAKS, Marks::peak),
            Terrain::Water => (WAVES, Marks::wave),
        };
        self.each(places[arrangement], middle, draw);
    }

    fn each(&mut self, places: &[(i32, i32, i32)], (x, y): Corner, draw: fn(&mut Marks, &Pen)) {
        for (dx, dy, percent) in places {
            draw(self, &Pen { x: x + dx * HALF / MEASURE, y: y + dy * HALF / MEASURE, percent: *percent });
        }
    }

    fn tree(&mut self, at: &Pen) {
        let p = |x: i32, y: i32| at.point(x, y);
        let crown = [
            Seg::Move(p(-350, 0)),
            Seg::Quad(p(-320, -700), p(0, -760)),
            Seg::Quad(p(320, -700), p(350, 0)),
            Seg::Close,
        ];
        self.fills.extend(crown);
        self.strokes.extend(crown);
        self.strokes.extend([Seg::Move(p(0, 0)), Seg::Line(p(0, 190))]);
    }

    fn tuft(&mut self, at: &Pen) {
        let p = |x: i32, y: i32| at.point(x, y);
        self.strokes.extend([
            Seg::Move(p(-230, -380)),
            Seg::Quad(p(-60, -210), p(0, 0)),
            Seg::Quad(p(60, -210), p(230, -380)),
            Seg::Move(p(0, 0)),
            Seg::Line(p(0, -460)),
        ]);
    }

    fn peak(&mut self, at: &Pen) {
        let p = |x: i32, y: i32| at.point(x, y);
        self.strokes.extend([Seg::Move(p(-620, 1110)), Seg::Line(p(0, 0)), Seg::Line(p(670, 1110))]);
        self.fills.extend([
            Seg::Move(p(0, 0)),
            Seg::Line(p(670, 1110)),
            Seg::Line(p(90, 1110)),
            Seg::Line(p(200, 600)),
            Seg::Line(p(-20, 420)),
            Seg::Close,
        ]);
    }

    fn wave(&mut self, at: &Pen) {
        let p = |x: i32, y: i32| at.point(x, y);
        self.strokes.extend([
            Seg::Move(p(0, 0)),
            Seg::Quad(p(290, -250), p(580, 0)),
            Seg::Quad(p(870, 250), p(1160, 0)),
        ]);
    }

    fn stump(&mut self, at: &Pen) {
        let p = |x: i32, y: i32| at.point(x, y);
        self.strokes.extend([
            Seg::Move(p(0, 0)),
            Seg::Cubic(p(0, -147), p(350, -147), p(350, 0)),
            Seg::Cubic(p(350, 147), p(0, 147), p(0, 0)),
            Seg::Line(p(0, 190)),
            Seg::Cubic(p(0, 337), p(350, 337), p(350, 190)),
            Seg::Line(p(350, 0)),
        ]);
    }

    /// The marks in the colours and widths of their terrain.
    fn draw(self, terrain: Terrain) -> Vec<Op> {
        let (name, width, filled) = match terrain {
            Terrain::Forest => ("forest-mark", 107, 78),
            Terrain::Grassland => ("grassland-mark", 133, 0),
            Terrain::Mountain => ("mountain-mark", 147, 75),
            Terrain::Water => ("water-mark", 147, 0),
        };
        let mut ops = Vec::new();
        if filled > 0 {
            ops.push(group(filled, vec![fill(self.fills, role(name))]));
        }
        let edge = Edge { paint: role(name), width };
        ops.push(Op::Stroke { path: self.strokes, edge, dash: Vec::new(), join: Join::Round });
        ops
    }
}

/// Where a mark is drawn, and how large.
struct Pen {
    x: i32,
    y: i32,
    percent: i32,
}

impl Pen {
    fn point(&self, x: i32, y: i32) -> Point {
        let long = |v: i32| v * self.percent * HALF / (100 * MEASURE);
        Point { x: self.x + long(x), y: self.y + long(y) }
    }
}

/// The middles of the two hexes of a pattern that repeats with the hexes.
pub const FIRST: Corner = (PERIOD.w / 4, RISE / 2);
const SECOND: Corner = (PERIOD.w * 3 / 4, RISE * 3 / 2);

/// The tile of felled forest: pale ground, stumps, and the lines between hexes.
pub fn felled() -> Vec<Op> {
    let mut lines: Vec<Seg> = Vec::new();
    for (x, y) in [FIRST, SECOND] {
        for (dx, dy) in [(0, 0), (-PERIOD.w, 0), (PERIOD.w, 0), (0, -PERIOD.h), (0, PERIOD.h)] {
            lines.extend(hexagon((x + dx, y + dy), 100));
        }
    }
    let mut marks = Marks::default();
    for (places, middle) in STUMPS.into_iter().zip([FIRST, SECOND]) {
        marks.each(places, middle, Marks::stump);
    }
    vec![
        rect(0, 0, PERIOD.w, PERIOD.h, 0, Some(role("felled")), None),
        group(30, vec![line(lines, role("map-edge"), 70)]),
        line(marks.strokes, role("felled-mark"), 120),
    ]
}

/// The tile of polluted ground: a wash, slanting lines, and a blot in every hex. The terrain below stays visible.
pub fn foul() -> Vec<Op> {
    let (step, slant) = (PERIOD.w / 8, PERIOD.w / 8 * 5);
    let lines = (-5..=8).flat_map(|i| {
        let x = i * step;
        [Seg::Move(Point { x, y: 0 }), Seg::Line(Point { x: x + slant, y: PERIOD.h })]
    });
    let blot = |(x, y): Corner| draw_icon("pollution", x - 720, y - 720, 1440, role("polluted"));
    vec![
        rect(0, 0, PERIOD.w, PERIOD.h, 0, Some(role("polluted-wash")), None),
        group(55, vec![line(lines.collect(), role("polluted"), 130)]),
        blot(FIRST),
        blot(SECOND),
    ]
}

/// The tile of a range whose kind is fixed: a small sign of its good in every hex.
pub fn vein(good: Good) -> Vec<Op> {
    let sign = |(x, y): Corner| {
        let (x, y) = (x - 620, y + 380);
        [
            disc(x, y, 430, Some(role(goods::colour(good))), edge("edge-road", 70)),
            draw_icon(goods::icon(good), x - 320, y - 320, 640, role(goods::on(good))),
        ]
    };
    [FIRST, SECOND].into_iter().flat_map(sign).collect()
}

/// Hexes filled with a pattern that repeats with them; the pattern begins where the item does.
pub fn filled(grid: &Grid, hexes: HexSet, tile: table::scene::SymbolId) -> Op {
    let from = grid.pattern_from(FIRST);
    let lines = grid.border(hexes);
    Op::Group {
        opacity: 100,
        offset: Point { x: from.0, y: from.1 },
        ops: vec![Op::Pattern { path: path(&lines, from), tile, paints: Vec::new() }],
    }
}

/// One polluted hex in a box of its own.
pub fn foul_hex() -> Op {
    let (dx, dy) = (HEX.w / 2 - FIRST.0, HEX.h / 2 - FIRST.1);
    let pattern = Op::Pattern { path: hexagon(FIRST, 98), tile: super::book::Piece::Foul.id(), paints: Vec::new() };
    Op::Group { opacity: 100, offset: Point { x: dx, y: dy }, ops: vec![pattern] }
}

/// The picture on the box: a city between forest, fields and mountains.
pub fn vignette(city: Op) -> (Size, Vec<Op>) {
    let size = Size { w: 11000, h: 4400 };
    let ground = super::super::ground::Face(0);
    let tile = Op::Group { opacity: 100, offset: Point { x: -7100, y: -8600 }, ops: tile(ground, 0) };
    let scene = vec![rect(0, 0, size.w, size.h, 0, Some(role("forest")), None), tile, city];
    let clip = Op::Clip { at: Point { x: 0, y: 0 }, size, radius: 300, ops: scene };
    (size, vec![clip])
}

/// A hex in a box of its own, at so many hundredths.
pub fn boxed_hex(percent: i32) -> Vec<Seg> {
    hexagon((HEX.w / 2, HEX.h / 2), percent)
}

/// The outline of everything outside some lines, on a surface of this size.
pub fn outside(size: Size, lines: &[Vec<Corner>]) -> Vec<Seg> {
    let mut outside = polygon(&[(0, 0), (size.w, 0), (size.w, size.h), (0, size.h)]);
    outside.extend(path(lines, (0, 0)));
    outside
}
