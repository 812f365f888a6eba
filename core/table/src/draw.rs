//! Short words for the draw operations, so that a game's scene reads as what it draws.

use crate::scene::{Align, Edge, Face, Join, Op, Paint, Point, Seg, Size, SymbolId, TextRun};
use crate::text::Text;

/// A role of the palette.
pub const fn role(name: &'static str) -> Paint {
    Paint::Role(name)
}

/// A line round something.
pub const fn edge(name: &'static str, width: i32) -> Option<Edge> {
    Some(Edge { paint: Paint::Role(name), width })
}

/// A rectangle with round corners.
pub fn rect(x: i32, y: i32, w: i32, h: i32, radius: i32, fill: Option<Paint>, edge: Option<Edge>) -> Op {
    Op::Rect { at: Point { x, y }, size: Size { w, h }, radius, fill, edge }
}

/// A disc.
pub fn disc(x: i32, y: i32, radius: i32, fill: Option<Paint>, edge: Option<Edge>) -> Op {
    Op::Disc { at: Point { x, y }, radius, fill, edge }
}

/// A line along an outline.
pub fn line(path: Vec<Seg>, paint: Paint, width: i32) -> Op {
    Op::Stroke { path, edge: Edge { paint, width }, dash: Vec::new(), join: Join::Round }
}

/// A straight line.
pub fn straight(x1: i32, y1: i32, x2: i32, y2: i32, paint: Paint, width: i32) -> Op {
    line(vec![Seg::Move(Point { x: x1, y: y1 }), Seg::Line(Point { x: x2, y: y2 })], paint, width)
}

/// A filled outline.
pub fn fill(path: Vec<Seg>, paint: Paint) -> Op {
    Op::Fill { path, paint, even_odd: false }
}

/// Several operations seen at so many hundredths.
pub fn group(opacity: u8, ops: Vec<Op>) -> Op {
    Op::Group { opacity, offset: Point::default(), ops }
}

/// A symbol at a place and size.
pub fn shape(symbol: SymbolId, x: i32, y: i32, w: i32, h: i32, paints: Vec<Paint>) -> Op {
    Op::Symbol { symbol, at: Point { x, y }, size: Size { w, h }, paints }
}

/// The closed outline through these points.
pub fn polygon(points: &[(i32, i32)]) -> Vec<Seg> {
    let mut path = Vec::with_capacity(points.len() + 1);
    for (i, (x, y)) in points.iter().enumerate() {
        let point = Point { x: *x, y: *y };
        path.push(if i == 0 { Seg::Move(point) } else { Seg::Line(point) });
    }
    path.push(Seg::Close);
    path
}

/// The outline of a rectangle whose corners are rounded.
pub fn rounded(x: i32, y: i32, w: i32, h: i32, radius: i32) -> Vec<Seg> {
    let p = |x: i32, y: i32| Point { x, y };
    let arc = |x: i32, y: i32| Seg::Arc { radius, large: false, clockwise: true, to: Point { x, y } };
    vec![
        Seg::Move(p(x + radius, y)),
        Seg::Line(p(x + w - radius, y)),
        arc(x + w, y + radius),
        Seg::Line(p(x + w, y + h - radius)),
        arc(x + w - radius, y + h),
        Seg::Line(p(x + radius, y + h)),
        arc(x, y + h - radius),
        Seg::Line(p(x, y + radius)),
        arc(x + radius, y),
        Seg::Close,
    ]
}

/// A kind of words on a board: size and floor in points, face, weight.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    size: i32,
    floor: i32,
    face: Face,
    bold: bool,
    capitals: bool,
}

/// Numbers and names of things.
pub const fn serif(size: i32) -> Type {
    Type { size, floor: 1000, face: Face::Serif, bold: true, capitals: false }
}

/// Words that are read.
pub const fn sans(size: i32) -> Type {
    Type { size, floor: 1000, face: Face::Sans, bold: false, capitals: false }
}

/// Names of people, and words on buttons.
pub const fn strong(size: i32) -> Type {
    Type { size, floor: 1000, face: Face::Sans, bold: true, capitals: false }
}

/// Small labels in capitals.
pub const fn label(size: i32) -> Type {
    Type { size, floor: 900, face: Face::Sans, bold: true, capitals: true }
}

/// One line of words in a box.
pub fn words(text: Text, kind: Type, at: [i32; 4], align: Align, paint: Paint) -> TextRun {
    let [x, y, w, h] = at;
    let Type { size, floor, face, bold, capitals } = kind;
    TextRun {
        text,
        at: Point { x, y },
        size: Size { w, h },
        lines: 1,
        type_size: size,
        floor: floor.min(size),
        face,
        bold,
        capitals,
        align,
        paint,
    }
}

/// Words that may take several lines.
pub fn paragraph(text: Text, kind: Type, at: [i32; 4], lines: u8, paint: Paint) -> TextRun {
    TextRun { lines, ..words(text, kind, at, Align::Start, paint) }
}
