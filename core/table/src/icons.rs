//! The house's own symbols: icons, the tokens and patterns of the six seats, hatches and plaster. Taken over as data.

use crate::draw::{disc, group, line, rect, shape};
use crate::scene::{Edge, Op, Paint, Point, Seg, Size, Symbol, SymbolId};
use std::sync::LazyLock;

/// House symbols have ids from here on; a game's book has those below.
const HOUSE: u32 = 1 << 24;
const TOKENS: u32 = HOUSE + (1 << 12);
const PATTERNS: u32 = HOUSE + (2 << 12);
const EMBLEM: u32 = HOUSE + (3 << 12);

/// The roles of the six seats, in the order of the emblems: Rubra, Lapis, Ochra, Oliva, Porphyra, Marmor.
pub const SEATS: [&str; 6] = ["rubra", "lapis", "ochra", "oliva", "porphyra", "marmor"];
/// The colours that are read on the seats' own.
pub const ON_SEATS: [&str; 6] = ["on-rubra", "on-lapis", "on-ochra", "on-oliva", "on-porphyra", "on-marmor"];
/// The letters of the six seats, for lists and screen readers.
pub const LETTERS: [&str; 6] = ["R", "L", "O", "V", "P", "M"];

/// The slanted hatch over what is blocked; its lines have the colour of slot 0.
pub const HATCH: SymbolId = SymbolId(PATTERNS + 6);
/// The ground's hair cracks and specks.
pub const PLASTER: SymbolId = SymbolId(PATTERNS + 7);
/// The mosaic band under the header.
pub const MOSAIC: SymbolId = SymbolId(PATTERNS + 8);

/// The box that every icon is drawn in.
const BOX: Size = Size { w: 2400, h: 2400 };

struct Icons {
    names: Vec<&'static str>,
    paths: Vec<Vec<Seg>>,
}

/// `icons.txt` has a line for each icon: its name, and its outline in hundredths of the 24 point box.
static ICONS: LazyLock<Icons> = LazyLock::new(|| {
    let lines = include_str!("icons.txt").lines().filter_map(|line| line.split_once(": "));
    let (names, paths) = lines.map(|(name, path)| (name, read_path(path))).unzip();
    Icons { names, paths }
});

/// An outline in absolute coordinates: `M x y`, `L x y`, `Q x y x y`, `C x y x y x y`, `Z`.
pub fn read_path(text: &str) -> Vec<Seg> {
    let mut words = text.split_whitespace();
    let mut path = Vec::new();
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|n| n.parse().ok()).unwrap_or(0);
        let mut point = || {
            let x = number();
            Point { x, y: number() }
        };
        path.push(match word {
            "M" => Seg::Move(point()),
            "L" => Seg::Line(point()),
            "Q" => Seg::Quad(point(), point()),
            "C" => Seg::Cubic(point(), point(), point()),
            _ => Seg::Close,
        });
    }
    path
}

/// The symbol of an icon; its fill is slot 0. A name that no icon has gives one that draws nothing.
pub fn icon(name: &str) -> SymbolId {
    let place = ICONS.names.iter().position(|n| *n == name).unwrap_or(ICONS.names.len());
    SymbolId(HOUSE + place as u32)
}

/// The names of all icons.
pub fn names() -> &'static [&'static str] {
    &ICONS.names
}

/// The token of a seat's emblem: a disc in its colour with the emblem on it.
pub fn token(emblem: u8) -> SymbolId {
    SymbolId(TOKENS + u32::from(emblem))
}

/// The emblem of a seat by itself, in the icons' box; its colour is slot 0.
pub fn emblem(emblem: u8) -> SymbolId {
    SymbolId(EMBLEM + u32::from(emblem))
}

/// The pattern of a seat, for areas.
pub fn pattern(emblem: u8) -> SymbolId {
    SymbolId(PATTERNS + u32::from(emblem))
}

/// A symbol of the house.
pub fn symbol(id: SymbolId) -> Option<Symbol> {
    let n = id.0.checked_sub(HOUSE)?;
    let place = (n & 0xfff) as usize;
    let (size, ops) = match n >> 12 {
        0 => (BOX, vec![Op::Fill { path: ICONS.paths.get(place)?.clone(), paint: Paint::Slot(0), even_odd: true }]),
        1 => (Size { w: 2400, h: 2400 }, token_ops(place)?),
        2 => pattern_ops(place)?,
        3 => (BOX, vec![Op::Fill { path: read_path(EMBLEMS.get(place)?), paint: Paint::Slot(0), even_odd: false }]),
        _ => return None,
    };
    Some(Symbol { id, size, ops })
}

/// The six emblems, in the icons' box.
const EMBLEMS: [&str; 6] = [
    "M 1200 350 L 2150 2000 L 250 2000 Z",
    "M 200 820 C 530 460 870 460 1200 820 C 1530 1180 1870 1180 2200 820 L 2200 1240 C 1870 1600 1530 1600 1200 1240 \
     C 870 880 530 880 200 1240 Z M 200 1520 C 530 1160 870 1160 1200 1520 C 1530 1880 1870 1880 2200 1520 L 2200 1940 \
     C 1870 2300 1530 2300 1200 1940 C 870 1580 530 1580 200 1940 Z",
    "M 1200 140 L 1445 609 L 1950 450 L 1791 955 L 2260 1200 L 1791 1445 L 1950 1950 L 1445 1791 L 1200 2260 \
     L 955 1791 L 450 1950 L 609 1445 L 140 1200 L 609 955 L 450 450 L 955 609 Z",
    "M 1200 180 C 1800 620 1980 1240 1200 2260 C 420 1240 600 620 1200 180 Z",
    "M 1200 120 L 1480 920 L 2280 1200 L 1480 1480 L 1200 2280 L 920 1480 L 120 1200 L 920 920 Z",
    "M 420 420 L 1980 420 L 1980 1980 L 420 1980 Z",
];

fn token_ops(emblem: usize) -> Option<Vec<Op>> {
    let (seat, on) = (Paint::Role(SEATS.get(emblem)?), Paint::Role(ON_SEATS[emblem]));
    let edge = Edge { paint: Paint::Slot(0), width: 140 };
    let ring = Op::Disc { at: Point { x: 1200, y: 1200 }, radius: 1130, fill: Some(seat), edge: Some(edge) };
    // The emblem's box is .98 of the disc, so that the emblem is as large as it can be.
    let path = read_path(EMBLEMS[emblem]).iter().map(|seg| about_middle(seg, 92)).collect();
    Some(vec![ring, Op::Fill { path, paint: on, even_odd: false }])
}

/// A part of an emblem, made smaller about the middle of the box by so many hundredths.
fn about_middle(seg: &Seg, percent: i32) -> Seg {
    let p = |p: &Point| Point { x: 1200 + (p.x - 1200) * percent / 100, y: 1200 + (p.y - 1200) * percent / 100 };
    match seg {
        Seg::Move(a) => Seg::Move(p(a)),
        Seg::Line(a) => Seg::Line(p(a)),
        Seg::Quad(a, b) => Seg::Quad(p(a), p(b)),
        Seg::Cubic(a, b, c) => Seg::Cubic(p(a), p(b), p(c)),
        other => *other,
    }
}

fn stroke(path: &str, paint: Paint, width: i32) -> Op {
    line(read_path(path), paint, width)
}

fn pattern_ops(place: usize) -> Option<(Size, Vec<Op>)> {
    let tile = |w: i32, h: i32| Size { w, h };
    if let (Some(seat), Some(on)) = (SEATS.get(place), ON_SEATS.get(place)) {
        let ink = Paint::Role(on);
        let marks = match place {
            0 => vec![stroke("M -100 400 L 400 -100 M 0 800 L 800 0 M 400 900 L 900 400", ink, 110)],
            1 => vec![stroke(
                "M 0 200 Q 200 0 400 200 Q 600 400 800 200 M 0 600 Q 200 400 400 600 Q 600 800 800 600",
                ink,
                100,
            )],
            2 => vec![disc(200, 200, 110, Some(ink), None), disc(600, 600, 110, Some(ink), None)],
            3 => vec![stroke("M 0 300 L 400 0 L 800 300 M 0 700 L 400 400 L 800 700", ink, 100)],
            4 => vec![stroke("M 0 0 L 800 800 M 800 0 L 0 800", ink, 90)],
            _ => vec![stroke(
                "M 0 250 L 800 250 M 0 650 L 800 650 M 200 250 L 200 650 M 600 650 L 600 1050 M 600 -150 L 600 250",
                ink,
                80,
            )],
        };
        let ground = rect(0, 0, 800, 800, 0, Some(Paint::Role(seat)), None);
        return Some((tile(800, 800), vec![ground, group(55, marks)]));
    }
    match place {
        6 => {
            let lines = stroke("M 0 1000 L 1000 0 M -100 100 L 100 -100 M 900 1100 L 1100 900", Paint::Slot(0), 100);
            Some((tile(1000, 1000), vec![group(35, vec![lines])]))
        }
        7 => Some((tile(14000, 14000), plaster())),
        8 => Some((tile(3200, 700), mosaic())),
        _ => None,
    }
}

fn plaster() -> Vec<Op> {
    let ink = Paint::Role("ink");
    let cracks = "M 400 2200 C 2200 2600 2600 3800 4400 3500 C 5600 3300 5200 4300 7400 4400 \
                  M 9600 800 C 9200 2200 10400 2800 10000 4400 C 11400 4600 11800 5600 13600 5200 \
                  M 2000 9600 C 3600 8800 4200 10000 5400 9200 C 6200 8600 6800 9200 7400 8600 \
                  M 9200 10400 C 10200 11000 10000 12200 11400 12600";
    let specks = [
        (3000, 6000, 90),
        (7800, 7600, 70),
        (11800, 8200, 100),
        (5200, 12400, 80),
        (1200, 13000, 60),
        (13200, 2200, 70),
    ];
    let specks = specks.map(|(x, y, r)| disc(x, y, r, Some(ink), None)).to_vec();
    vec![group(4, vec![stroke(cracks, ink, 60)]), group(5, specks)]
}

fn mosaic() -> Vec<Op> {
    // Dog-teeth of two kinds of stones.
    let rows = ["11211121", "12221222"];
    let mut ops = vec![rect(0, 0, 3200, 700, 0, Some(Paint::Role("grout")), None)];
    for (row, stones) in rows.iter().enumerate() {
        for (column, stone) in stones.chars().enumerate() {
            let role = if stone == '1' { "tess-1" } else { "tess-2" };
            let (x, y) = (25 + column as i32 * 400, 25 + row as i32 * 350);
            ops.push(rect(x, y, 350, 300, 50, Some(Paint::Role(role)), None));
        }
    }
    ops
}

/// An icon drawn into a square.
pub fn draw_icon(name: &str, x: i32, y: i32, size: i32, paint: Paint) -> Op {
    shape(icon(name), x, y, size, size, vec![paint])
}
