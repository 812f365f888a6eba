//! Buildings of a city as they are seen from above: outline, roof, icon, and where a man stands on them.

use super::super::board::{Form, shape};
use super::super::data::Building;
use super::super::shapes::{self, Shape};
use super::book::Piece;
use super::outline::squares;
use super::pieces::lower;
use table::draw::{edge, fill, group, line, polygon, rect, role, serif, straight, words};
use table::icons::{HATCH, draw_icon, read_path};
use table::scene::{Align, Op, Outline, Paint, Size, TextRun};
use table::text::Text;

/// The side of a square.
pub const CELL: i32 = 4800;
/// How thick the wall of a city is.
pub const WALL: i32 = 900;

/// The kind of use a building is for; it has a colour and a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Church and hospital.
    Holy,
    /// Where things are learnt.
    School,
    /// Where things are made and kept.
    Trade,
    /// By the water.
    Water,
    /// Where waste goes.
    Dump,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 5] = [Class::Holy, Class::School, Class::Trade, Class::Water, Class::Dump];

    fn of(building: Building) -> Class {
        match building {
            Building::Cathedral | Building::Hospital => Class::Holy,
            Building::Harbour | Building::Fountain => Class::Water,
            Building::Dump => Class::Dump,
            Building::University => Class::School,
            other if other.is_faculty() => Class::School,
            _ => Class::Trade,
        }
    }

    /// The roles of the roof, of its pattern, and of what is drawn on it.
    fn roles(self) -> [&'static str; 3] {
        match self {
            Class::Holy => ["b-holy", "b-holy-mark", "on-b-holy"],
            Class::School => ["b-school", "b-school-mark", "on-b-school"],
            Class::Trade => ["b-trade", "b-trade-mark", "on-b-trade"],
            Class::Water => ["b-water", "b-water-mark", "on-b-water"],
            Class::Dump => ["b-dump", "b-dump-mark", "on-b-dump"],
        }
    }
}

/// The icon of a building.
pub fn icon(building: Building) -> &'static str {
    match building {
        Building::Theology => "cross",
        Building::Biology => "leaf",
        Building::University => "university",
        Building::Alchemy => "flask",
        Building::Philosophy => "lamp",
        Building::Brewery => "inn",
        Building::ForcedLabour => "shackle",
        Building::Market => "scales",
        Building::CartShop => "cart",
        other => other.id(),
    }
}

fn cells(shape: Shape) -> Vec<(i32, i32)> {
    shapes::squares(shape.mask).map(|square| (square.row().into(), square.col().into())).collect()
}

/// The box of a building as it lies.
pub fn size(building: Building, form: Form) -> Size {
    let shape = shape(building, form);
    Size { w: i32::from(shape.cols) * CELL, h: i32::from(shape.rows) * CELL }
}

/// The outline of a building as it lies, for its rings.
pub fn outline(building: Building, form: Form) -> Outline {
    Outline::Path(polygon(&squares(&cells(shape(building, form)), CELL, CELL / 20)))
}

/// Where the icon lies, in half squares: in the middle of four squares if there are such, or of the square that lies
/// nearest to the middle of all.
fn icon_at(cells: &[(i32, i32)]) -> (i32, i32) {
    let n = cells.len() as i32;
    let mean = |of: fn(&(i32, i32)) -> i32| cells.iter().map(|cell| 2 * of(cell) + 1).sum::<i32>() / n.max(1);
    let (down, right) = (mean(|cell| cell.0), mean(|cell| cell.1));
    let far = |at: &(i32, i32)| (at.0 - down).abs() + (at.1 - right).abs();
    let block = |(r, c): &(i32, i32)| [(0, 1), (1, 0), (1, 1)].iter().all(|(dr, dc)| cells.contains(&(r + dr, c + dc)));
    let blocks = cells.iter().filter(|cell| block(cell)).map(|(r, c)| (2 * r + 2, 2 * c + 2));
    let single = || cells.iter().map(|(r, c)| (2 * r + 1, 2 * c + 1)).min_by_key(far);
    blocks.min_by_key(far).or_else(single).unwrap_or((1, 1))
}

/// The square on which a man stands: the one farthest from the icon, the upper right one of several.
pub fn man_at(building: Building, form: Form) -> (i32, i32) {
    let cells = cells(shape(building, form));
    let (down, right) = icon_at(&cells);
    let far = |(r, c): &(i32, i32)| ((2 * r + 1 - down).abs() + (2 * c + 1 - right).abs(), *c, -*r);
    cells.into_iter().max_by_key(far).unwrap_or((0, 0))
}

/// The box for the name of a building: along its lowest widest row, from its own corner.
pub fn name_at(building: Building, form: Form) -> [i32; 4] {
    let cells = cells(shape(building, form));
    let row = |row: i32| cells.iter().filter(move |(r, _)| *r == row);
    let widest = (0..7).max_by_key(|r| (row(*r).count(), *r)).unwrap_or(0);
    let (first, count) = (row(widest).map(|(_, c)| *c).min().unwrap_or(0), row(widest).count() as i32);
    [first * CELL + 350, widest * CELL + CELL - 1480, count * CELL - 700, 950]
}

/// A roof with its icon; what does not work is pale under a hatch.
pub fn roof(building: Building, form: Form, idle: bool) -> Vec<Op> {
    over(building, &cells(shape(building, form)), idle)
}

/// A roof over these squares, `(row, column)`.
pub fn over(building: Building, cells: &[(i32, i32)], idle: bool) -> Vec<Op> {
    let class = Class::of(building);
    let [colour, mark, on] = class.roles();
    let corners = squares(cells, CELL, CELL / 20);
    let outline = polygon(&corners);
    let mut ops = vec![
        lower(200, vec![fill(outline.clone(), role("shadow"))]),
        line(outline.clone(), role("edge-road"), 240),
        fill(outline.clone(), role(colour)),
    ];
    let tile = Op::Pattern { path: outline.clone(), tile: Piece::RoofTile(class).id(), paints: vec![role(mark)] };
    if idle {
        let pale = group(58, vec![fill(outline.clone(), role("city-floor"))]);
        ops.extend([tile, pale, Op::Pattern { path: outline, tile: HATCH, paints: vec![role("blocked")] }]);
    } else {
        ops.push(tile);
        ops.extend(highlights(&corners));
    }
    let (down, right) = icon_at(cells);
    let side = CELL * if cells.len() > 1 { 60 } else { 58 } / 100;
    // A little high, so that the name finds room below.
    let (x, y) = (right * CELL / 2 - side / 2, down * CELL / 2 - side / 2 - 560);
    let sign = draw_icon(icon(building), x, y, side, role(on));
    ops.push(if idle { group(70, vec![sign]) } else { sign });
    ops
}

/// The ring round these squares of what is chosen.
pub fn ring(cells: &[(i32, i32)]) -> [Op; 2] {
    let outline = polygon(&squares(cells, CELL, CELL / 20));
    [line(outline.clone(), role("option-line"), 480), line(outline, role("chosen"), 300)]
}

/// The light along the upper edges of a roof.
fn highlights(corners: &[(i32, i32)]) -> Vec<Op> {
    let next = corners.iter().cycle().skip(1);
    let upper = corners.iter().zip(next).filter(|(a, b)| a.1 == b.1 && a.0 < b.0);
    upper.map(|(a, b)| straight(a.0 + 110, a.1 + 120, b.0 - 110, a.1 + 120, role("highlight"), 130)).collect()
}

/// The upright tile of a roof; its lines have the colour of slot 0.
pub fn roof_tile(class: Class) -> Vec<Op> {
    let marks = match class {
        Class::Holy => "M 0 0 L 800 800 M 800 0 L 0 800",
        Class::School => "M 0 400 L 800 400 M 400 0 L 400 800",
        Class::Trade => {
            "M 0 300 L 800 300 M 0 700 L 800 700 M 200 300 L 200 700 M 600 700 L 600 1100 M 600 -100 L 600 300"
        }
        Class::Water => "M 0 200 Q 200 40 400 200 Q 600 360 800 200 M 0 600 Q 200 440 400 600 Q 600 760 800 600",
        Class::Dump => "M 100 200 L 300 200 M 500 400 L 700 400 M 200 650 L 350 650 M 600 100 L 700 150",
    };
    vec![lines(marks, Paint::Slot(0), 80, 70)]
}

/// Lines seen at so many hundredths.
fn lines(marks: &str, paint: Paint, width: i32, opacity: u8) -> Op {
    group(opacity, vec![line(read_path(marks), paint, width)])
}

/// The boards of a house, 800 square.
pub fn boards() -> Vec<Op> {
    vec![lines("M 0 400 L 800 400", Paint::Slot(0), 80, 70)]
}

/// The cobbles of a city, 1100 square.
pub fn cobbles() -> Vec<Op> {
    // Three half circles, each of two quarter curves.
    let marks = "M 100 550 C 100 300 300 100 550 100 C 800 100 1000 300 1000 550 \
                 M -450 1100 C -450 850 -250 650 0 650 C 250 650 450 850 450 1100 \
                 M 650 1100 C 650 850 850 650 1100 650 C 1350 650 1550 850 1550 1100";
    vec![lines(marks, role("city-mark"), 60, 28)]
}

/// A house with its number.
pub fn house(number: u8) -> Vec<Op> {
    let inset = CELL / 20;
    let (low, high) = (inset, CELL - inset);
    let eaves = inset + CELL * 35 / 100;
    let outline = polygon(&[(low, low), (high, low), (high, high), (low, high)]);
    let roof = polygon(&[(low, eaves), (CELL / 2, low), (high, eaves)]);
    let digits: TextRun<Text> = words(
        Text::new(""),
        serif(CELL * 44 / 100),
        [0, CELL * 35 / 100, CELL, CELL * 58 / 100],
        Align::Middle,
        role("on-bone"),
    );
    vec![
        lower(200, vec![fill(outline.clone(), role("shadow"))]),
        line(outline.clone(), role("edge-road"), 240),
        fill(outline.clone(), role("b-house")),
        Op::Pattern { path: outline, tile: Piece::Boards.id(), paints: vec![role("b-house-mark")] },
        fill(roof.clone(), role("terracotta")),
        line(roof, role("edge-road"), 90),
        Op::Letters(digits.map(&mut |_| number.to_string())),
    ]
}

/// A grave that fills a square, or a smaller one that lies on a building.
pub fn grave(on_building: bool) -> Vec<Op> {
    let (inset, radius, border) =
        if on_building { (CELL * 14 / 100, 300, edge("bone", 120)) } else { (CELL / 24, 200, edge("edge-road", 90)) };
    let stone = if on_building { CELL * 52 / 100 } else { CELL * 66 / 100 };
    let side = CELL - 2 * inset;
    let at = (CELL - stone) / 2;
    vec![
        rect(inset, inset, side, side, radius, Some(role("grave-ground")), border),
        draw_icon("grave", at, at - CELL / 50, stone, role("grave-stone")),
    ]
}

/// A city with nothing in it: wall, cobbles, the lines between its squares.
pub fn board(rows: i32) -> Vec<Op> {
    let floor = rows * CELL;
    let side = floor + 2 * WALL;
    let ground = polygon(&[(WALL, WALL), (WALL + floor, WALL), (WALL + floor, WALL + floor), (WALL, WALL + floor)]);
    vec![
        rect(0, 350, side, side, 600, Some(role("shadow")), None),
        rect(0, 0, side, side, 600, Some(role("city-wall")), edge("edge-road", 140)),
        group(35, vec![fill(bricks(side), role("bone"))]),
        rect(WALL, WALL, floor, floor, 100, Some(role("city-floor")), None),
        Op::Pattern { path: ground, tile: Piece::Cobbles.id(), paints: Vec::new() },
        group(45, between(rows)),
        rect(WALL, WALL, floor, floor, 100, None, edge("edge-road", 100)),
    ]
}

/// The stones of the wall on all four sides.
fn bricks(side: i32) -> Vec<table::scene::Seg> {
    let (step, long, thick) = (2400, 2000, 450);
    let count = (side - 2 * 1100 + step - long) / step;
    let first = (side - count * step + step - long) / 2;
    let mut path = Vec::new();
    let mut brick = |x: i32, y: i32, w: i32, h: i32| {
        path.extend(polygon(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)]));
    };
    for i in 0..count {
        let along = first + i * step;
        brick(along, 220, long, thick);
        brick(along, side - 220 - thick, long, thick);
        brick(220, along, thick, long);
        brick(side - 220 - thick, along, thick, long);
    }
    path
}

/// The broken lines between squares.
fn between(rows: i32) -> Vec<Op> {
    use table::scene::{Edge, Join, Point, Seg};
    let p = |x: i32, y: i32| Point { x: WALL + x, y: WALL + y };
    let end = rows * CELL;
    let path = (1..rows).flat_map(|i| {
        let across = i * CELL;
        [Seg::Move(p(across, 0)), Seg::Line(p(across, end)), Seg::Move(p(0, across)), Seg::Line(p(end, across))]
    });
    let edge = Edge { paint: role("city-mark"), width: 70 };
    vec![Op::Stroke { path: path.collect(), edge, dash: vec![200, 300], join: Join::Mitre }]
}
