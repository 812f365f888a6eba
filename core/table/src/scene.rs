//! Everything there is to see: surfaces, the items on them, and the few operations they are drawn with.
//!
//! Lengths are integer board units, 100 to a point at first sight; a shell scales a surface to the room it has.
//! What belongs to an item is drawn from the item's own top left corner.

use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A place on screen that can be touched. It follows the place, not the piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TouchId(pub u32);

/// One thing on a surface. It follows the piece, so that a shell can move it; a hidden piece is named by its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct ItemId(pub u32);

impl ItemId {
    /// Ids from here on name a piece wherever it lies: they are unique in the whole scene, and a shell moves the piece
    /// from surface to surface. Ids below are one surface's own.
    pub const PIECES: u32 = 1 << 16;
}

/// A symbol: of the house's own (`icons`), or of a game's book. A symbol is a pure function of its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct SymbolId(pub u32);

/// A point, or an offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

/// A size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Size {
    /// Width.
    pub w: i32,
    /// Height.
    pub h: i32,
}

/// The room a scene is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Form {
    /// A phone upright.
    Narrow,
    /// A tablet, a computer, a phone on its side.
    Wide,
}

/// What a surface is for. Shells arrange surfaces by this, never by game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum SurfaceKind {
    /// The players in brief.
    Players,
    /// The common board, or the acting player's own where there is no common one.
    Board,
    /// One player's own board.
    Mat,
    /// What one player holds; hidden from others.
    Hand,
    /// What is on offer to everybody.
    Market,
    /// Counters and piles.
    Status,
    /// The log.
    Log,
}

/// How an item stands in the present question. This list is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Look {
    /// As it is.
    Plain,
    /// Can be chosen.
    Option,
    /// Has been chosen.
    Chosen,
    /// Looks as if it could be chosen, and cannot.
    Blocked,
    /// Changed by the last move.
    LastMove,
    /// What would happen.
    Ghost,
}

/// A colour by its meaning: a role of the palette, or a slot that the item fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Paint {
    /// A role of the palette.
    Role(&'static str),
    /// The item's role at this place.
    Slot(u8),
}

/// One piece of an outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Seg {
    /// Start here.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A quadratic curve: control point, end.
    Quad(Point, Point),
    /// A cubic curve: two control points, end.
    Cubic(Point, Point, Point),
    /// An arc of a circle.
    Arc {
        /// Its radius.
        radius: i32,
        /// Whether it is the longer of the two arcs.
        large: bool,
        /// Whether it runs clockwise.
        clockwise: bool,
        /// Its end.
        to: Point,
    },
    /// Back to the start.
    Close,
}

/// How lines meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Join {
    /// Pointed.
    Mitre,
    /// Round.
    Round,
}

/// A line round a disc or a rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Edge {
    /// Its colour.
    pub paint: Paint,
    /// Its width.
    pub width: i32,
}

/// The draw operations. This list is closed; a shell does nothing but execute it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Op {
    /// Fills an outline.
    Fill {
        /// The outline.
        path: Vec<Seg>,
        /// Its colour.
        paint: Paint,
        /// Whether crossing outlines leave holes.
        even_odd: bool,
    },
    /// Draws along an outline.
    Stroke {
        /// The outline.
        path: Vec<Seg>,
        /// Its colour and width.
        edge: Edge,
        /// Lengths of line and gap in turn; empty for a whole line.
        dash: Vec<i32>,
        /// How its lines meet.
        join: Join,
    },
    /// A disc.
    Disc {
        /// Its middle.
        at: Point,
        /// Its radius.
        radius: i32,
        /// Its colour.
        fill: Option<Paint>,
        /// Its edge.
        edge: Option<Edge>,
    },
    /// A rectangle, its corners rounded by `radius`.
    Rect {
        /// Its top left corner.
        at: Point,
        /// Its size.
        size: Size,
        /// The radius of its corners.
        radius: i32,
        /// Its colour.
        fill: Option<Paint>,
        /// Its edge.
        edge: Option<Edge>,
    },
    /// Words or a number that are the same in every language.
    Letters(TextRun<String>),
    /// Fills an outline with an upright tile, repeated.
    Pattern {
        /// The outline.
        path: Vec<Seg>,
        /// The symbol that is the tile.
        tile: SymbolId,
        /// The colours of its slots.
        paints: Vec<Paint>,
    },
    /// Draws only inside a rectangle.
    Clip {
        /// Its top left corner.
        at: Point,
        /// Its size.
        size: Size,
        /// The radius of its corners.
        radius: i32,
        /// What is drawn.
        ops: Vec<Op>,
    },
    /// Draws several operations as one.
    Group {
        /// How much is seen, in hundredths.
        opacity: u8,
        /// Moved by this.
        offset: Point,
        /// What is drawn.
        ops: Vec<Op>,
    },
    /// Draws a symbol at another place and size.
    Symbol {
        /// Which.
        symbol: SymbolId,
        /// Its top left corner.
        at: Point,
        /// Its size there.
        size: Size,
        /// The colours of its slots.
        paints: Vec<Paint>,
    },
}

/// A drawing that is sent once and used many times.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Symbol {
    /// Its id in the book.
    pub id: SymbolId,
    /// The box it is drawn in.
    pub size: Size,
    /// How it is drawn.
    pub ops: Vec<Op>,
}

/// The two faces of type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Face {
    /// For what is said aloud: titles, names of things, numbers.
    Serif,
    /// For what is read: hints, buttons, names of people.
    Sans,
}

/// Where a run stands in its box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Align {
    /// At the left.
    Start,
    /// In the middle.
    Middle,
    /// At the right.
    End,
}

/// Words in a box: the shell fits them into it, down to the floor size.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TextRun<T = Text> {
    /// The words.
    pub text: T,
    /// The top left corner of the box.
    pub at: Point,
    /// The size of the box.
    pub size: Size,
    /// How many lines the words may take.
    pub lines: u8,
    /// The size of the type when there is room.
    pub type_size: i32,
    /// The smallest size of the type.
    pub floor: i32,
    /// The face.
    pub face: Face,
    /// Whether the type is bold.
    pub bold: bool,
    /// Whether it is set in capitals.
    pub capitals: bool,
    /// Where it stands in the box.
    pub align: Align,
    /// Its colour.
    pub paint: Paint,
}

/// The outline of an item: where its rings, washes and shadow lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Outline {
    /// None: the item shows no look.
    None,
    /// Its box, with corners of this radius.
    Rect(i32),
    /// The largest disc in its box.
    Disc,
    /// A shape of its own.
    Path(Vec<Seg>),
}

impl Outline {
    /// Whether it is a polygon with a corner that points inwards: its box has room for something else.
    pub fn is_concave(&self) -> bool {
        let Outline::Path(path) = self else { return false };
        let corners: Vec<Point> = path
            .iter()
            .filter_map(|seg| match seg {
                Seg::Move(point) | Seg::Line(point) => Some(*point),
                _ => None,
            })
            .collect();
        let polygon = corners.len() + 1 == path.len();
        let count = corners.len();
        let turn = |i: usize| {
            let (a, b, c) = (corners[i], corners[(i + 1) % count], corners[(i + 2) % count]);
            i64::from(b.x - a.x) * i64::from(c.y - b.y) - i64::from(b.y - a.y) * i64::from(c.x - b.x)
        };
        polygon && (0..count).any(|i| turn(i) > 0) && (0..count).any(|i| turn(i) < 0)
    }
}

/// One thing to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Item<T = Text> {
    /// Its id on this surface.
    pub id: ItemId,
    /// How it is drawn, if it is more than its words.
    pub symbol: Option<SymbolId>,
    /// The colours of the symbol's slots.
    pub roles: Vec<&'static str>,
    /// What is drawn over the symbol.
    pub ops: Vec<Op>,
    /// Where its rings, washes and shadow lie.
    pub outline: Outline,
    /// How far below it its shadow lies; 0 for none.
    pub shadow: i32,
    /// Its top left corner on the surface.
    pub at: Point,
    /// Its size.
    pub size: Size,
    /// How far it is turned about its middle, in degrees clockwise.
    pub turn: i16,
    /// Items of a higher layer lie above those of a lower one.
    pub layer: u8,
    /// Drawn only where 100 units are shown at least so many hundredths of a point wide; 0 for always. What is too
    /// small to be read at first sight waits for the zoom.
    pub detail: u16,
    /// How it stands in the present question.
    pub look: Look,
    /// The place it lets one touch.
    pub touch: Option<TouchId>,
    /// The words on it.
    pub runs: Vec<TextRun<T>>,
    /// What a screen reader says, and what the terminal prints; empty for mere decoration.
    pub spoken: Option<T>,
}

impl Item {
    /// A plain item with this id.
    pub fn new(id: u32) -> Item {
        Item {
            id: ItemId(id),
            symbol: None,
            roles: Vec::new(),
            ops: Vec::new(),
            outline: Outline::None,
            shadow: 0,
            at: Point::default(),
            size: Size::default(),
            turn: 0,
            layer: 0,
            detail: 0,
            look: Look::Plain,
            touch: None,
            runs: Vec::new(),
            spoken: None,
        }
    }

    /// A piece that is the same wherever it lies, such as a card or a man.
    pub fn piece(id: u32) -> Item {
        Item::new(ItemId::PIECES + id)
    }

    /// What a screen reader says of it.
    #[must_use]
    pub fn spoken(mut self, text: Text) -> Item {
        self.spoken = Some(text);
        self
    }

    /// The place it lets one touch.
    #[must_use]
    pub fn touch(mut self, touch: TouchId) -> Item {
        self.touch = Some(touch);
        self
    }

    /// How it stands in the present question.
    #[must_use]
    pub fn look(mut self, look: Look) -> Item {
        self.look = look;
        self
    }

    /// Lies in this box of the surface.
    #[must_use]
    pub fn boxed(mut self, x: i32, y: i32, w: i32, h: i32) -> Item {
        self.at = Point { x, y };
        self.size = Size { w, h };
        self
    }

    /// Lies above items of a lower layer.
    #[must_use]
    pub fn layer(mut self, layer: u8) -> Item {
        self.layer = layer;
        self
    }

    /// Is drawn as this symbol, its slots in these roles.
    #[must_use]
    pub fn symbol(mut self, symbol: SymbolId, roles: &[&'static str]) -> Item {
        self.symbol = Some(symbol);
        self.roles = roles.to_vec();
        self
    }

    /// Is turned about its middle, so many degrees clockwise.
    #[must_use]
    pub fn turn(mut self, degrees: i16) -> Item {
        self.turn = degrees;
        self
    }

    /// Is drawn only from this zoom on, in hundredths of first sight.
    #[must_use]
    pub fn detail(mut self, percent: u16) -> Item {
        self.detail = percent;
        self
    }

    /// Has this outline, and a shadow so far below it.
    #[must_use]
    pub fn outline(mut self, outline: Outline, shadow: i32) -> Item {
        self.outline = outline;
        self.shadow = shadow;
        self
    }

    /// Has these words on it.
    #[must_use]
    pub fn run(mut self, run: TextRun) -> Item {
        self.runs.push(run);
        self
    }
}

/// One thing with items on it: a board, a mat, a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Surface<T = Text> {
    /// Its id in the scene.
    pub id: u16,
    /// What it is for.
    pub kind: SurfaceKind,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Its name.
    pub title: T,
    /// How large it is.
    pub size: Size,
    /// The symbol drawn below everything.
    pub backdrop: Option<SymbolId>,
    /// What is on it.
    pub items: Vec<Item<T>>,
}

/// Everything there is to see for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scene<T = Text> {
    /// The revision of the viewer's view.
    pub revision: u64,
    /// The room it is made for.
    pub form: Form,
    /// The surfaces, in the order in which they are read.
    pub surfaces: Vec<Surface<T>>,
}

impl<T> TextRun<T> {
    /// Puts the words into a language.
    pub fn map<U>(self, f: &mut impl FnMut(T) -> U) -> TextRun<U> {
        let TextRun { text, at, size, lines, type_size, floor, face, bold, capitals, align, paint } = self;
        TextRun { text: f(text), at, size, lines, type_size, floor, face, bold, capitals, align, paint }
    }
}

impl<T> Item<T> {
    /// Is drawn with these operations, over what it has already.
    #[must_use]
    pub fn draw(mut self, ops: impl IntoIterator<Item = Op>) -> Item<T> {
        self.ops.extend(ops);
        self
    }

    /// Puts the words into a language.
    pub fn map<U>(self, f: &mut impl FnMut(T) -> U) -> Item<U> {
        let Item { id, symbol, roles, ops, outline, shadow, at, size, turn, layer, detail, look, touch, runs, spoken } =
            self;
        let runs = runs.into_iter().map(|r| r.map(f)).collect();
        let spoken = spoken.map(f);
        Item { id, symbol, roles, ops, outline, shadow, at, size, turn, layer, detail, look, touch, runs, spoken }
    }
}

impl<T> Surface<T> {
    /// Puts the words into a language.
    pub fn map<U>(self, f: &mut impl FnMut(T) -> U) -> Surface<U> {
        let Surface { id, kind, owner, title, size, backdrop, items } = self;
        let title = f(title);
        Surface { id, kind, owner, title, size, backdrop, items: items.into_iter().map(|i| i.map(f)).collect() }
    }
}

impl<T> Scene<T> {
    /// Puts the words into a language.
    pub fn map<U>(self, f: &mut impl FnMut(T) -> U) -> Scene<U> {
        let surfaces = self.surfaces.into_iter().map(|s| s.map(f)).collect();
        Scene { revision: self.revision, form: self.form, surfaces }
    }

    /// One question is asked, where several seats may be: no other thing looks as if it could be chosen.
    #[must_use]
    pub fn asking(mut self, anchors: &BTreeSet<TouchId>) -> Scene<T> {
        for item in self.surfaces.iter_mut().flat_map(|surface| &mut surface.items) {
            if item.look == Look::Option && item.touch.is_some_and(|touch| !anchors.contains(&touch)) {
                item.look = Look::Plain;
            }
        }
        self
    }

    /// Nothing can be answered here now: no thing looks as if it could be, nor as if it could not.
    #[must_use]
    pub fn unasked(mut self) -> Scene<T> {
        for item in self.surfaces.iter_mut().flat_map(|surface| &mut surface.items) {
            if matches!(item.look, Look::Option | Look::Blocked) {
                item.look = Look::Plain;
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::polygon;

    #[test]
    fn a_polygon_is_concave_where_a_corner_points_inwards() {
        let hex = polygon(&[(2, 0), (1, 2), (-1, 2), (-2, 0), (-1, -2), (1, -2)]);
        let corner = polygon(&[(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]);
        assert!(!Outline::Path(hex).is_concave());
        assert!(Outline::Path(corner).is_concave());
        assert!(!Outline::Rect(100).is_concave());
        assert!(!Outline::Path(crate::draw::rounded(0, 0, 100, 100, 10)).is_concave());
    }
}
