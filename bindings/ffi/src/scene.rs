//! Scenes and symbols as they cross: items already lowered to the operations that draw them.
//!
//! Lengths are integer board units, 100 to a point at first sight. What belongs to an item is drawn from the item's own
//! top left corner. A paint is one number: from 0 on the place of a role in `App::colours` of the same game; below 0 a
//! slot, `-1` the first, which the symbol's `paints` fill. In items all slots are filled.

use std::collections::BTreeMap;
use table::look::{drawing, through};
use table::palette::{self, MISSING, Theme};
use table::scene as core;
use table::svg::{in_order, options, waits_for, within};

/// One thing with items on it: a board, a mat, a hand.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Surface {
    /// Its id in the scene.
    pub id: u32,
    /// What it is for. Surfaces are arranged by this, never by game.
    pub kind: SurfaceKind,
    /// The seat whose it is, from 0.
    pub owner: Option<u32>,
    /// Its name.
    pub title: String,
    /// Its width in board units.
    pub w: i32,
    /// Its height in board units.
    pub h: i32,
    /// The symbol drawn below everything, as large as the surface.
    pub backdrop: Option<u32>,
    /// What is on it, in the order in which it is drawn.
    pub items: Vec<Item>,
}

/// What a surface is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
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

/// One thing to see.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Item {
    /// Its id: from 65536 on it names a piece in the whole scene, which may move between surfaces; below, it is the
    /// surface's own.
    pub id: u32,
    /// The left edge on the surface, in board units.
    pub x: i32,
    /// The upper edge on the surface, in board units.
    pub y: i32,
    /// Its width.
    pub w: i32,
    /// Its height.
    pub h: i32,
    /// How far it is turned about its middle, in degrees clockwise.
    pub turn: i32,
    /// Items of a higher layer lie above those of a lower one.
    pub layer: i32,
    /// Drawn only where 100 board units are shown at least so many hundredths of a point wide; 0 for always.
    pub detail: i32,
    /// The place it lets one touch.
    pub touch: Option<u32>,
    /// What a screen reader says of it; nothing for mere decoration.
    pub spoken: Option<String>,
    /// How it stands in the present question; the operations show it already.
    pub look: Look,
    /// All that it is drawn with, in order.
    pub ops: Vec<Op>,
    /// The corners of the polygon within which it is touched, across and down in turn, from its own top left corner;
    /// none where that is its whole box.
    #[uniffi(default = [])]
    pub within: Vec<i32>,
}

/// How an item stands in the present question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
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

/// The draw operations. A shell does nothing but execute them.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Op {
    /// Fills an outline.
    Fill {
        /// The outline.
        path: Vec<Seg>,
        /// Its paint.
        paint: i32,
        /// Whether crossing outlines leave holes.
        even_odd: bool,
    },
    /// Draws along an outline.
    Stroke {
        /// The outline.
        path: Vec<Seg>,
        /// Its paint and width.
        edge: Edge,
        /// Lengths of line and gap in turn; empty for a whole line.
        dash: Vec<i32>,
        /// Whether its lines meet round; else pointed, four times the width at most.
        round: bool,
    },
    /// A disc.
    Disc {
        /// Its middle.
        x: i32,
        /// Its middle.
        y: i32,
        /// Its radius.
        radius: i32,
        /// Its paint.
        fill: Option<i32>,
        /// Its edge, half inside and half outside.
        edge: Option<Edge>,
    },
    /// A rectangle.
    Rect {
        /// Its left edge.
        x: i32,
        /// Its upper edge.
        y: i32,
        /// Its width.
        w: i32,
        /// Its height.
        h: i32,
        /// The radius of its corners.
        radius: i32,
        /// Its paint.
        fill: Option<i32>,
        /// Its edge, half inside and half outside.
        edge: Option<Edge>,
    },
    /// Words in a box, fitted into it: smaller type down to the floor, in as many lines as allowed, then cut with an
    /// ellipsis. Lines are 130 hundredths of the size apart; the first baseline stands 35 hundredths of the size below
    /// the middle of a block that is one line less high.
    Words {
        /// The words and their box.
        run: TextRun,
    },
    /// Fills an outline with an upright tile, repeated from the item's (in a symbol: the symbol's) own corner.
    Pattern {
        /// The outline.
        path: Vec<Seg>,
        /// The symbol that is the tile.
        tile: u32,
        /// The paints of its slots.
        paints: Vec<i32>,
    },
    /// Draws only inside a rectangle.
    Clip {
        /// Its left edge.
        x: i32,
        /// Its upper edge.
        y: i32,
        /// Its width.
        w: i32,
        /// Its height.
        h: i32,
        /// The radius of its corners.
        radius: i32,
        /// What is drawn.
        ops: Vec<Op>,
    },
    /// Draws several operations as one.
    Group {
        /// How much is seen, in hundredths, 0 to 100.
        opacity: i32,
        /// Moved by this to the right.
        dx: i32,
        /// Moved by this down.
        dy: i32,
        /// What is drawn.
        ops: Vec<Op>,
    },
    /// Draws a symbol at another place, stretched to another size.
    Stamp {
        /// Which symbol.
        symbol: u32,
        /// Its left edge.
        x: i32,
        /// Its upper edge.
        y: i32,
        /// Its width there.
        w: i32,
        /// Its height there.
        h: i32,
        /// The paints of its slots.
        paints: Vec<i32>,
    },
}

/// A line round something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Edge {
    /// Its paint.
    pub paint: i32,
    /// Its width in board units.
    pub width: i32,
}

/// One piece of an outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Seg {
    /// Start here.
    Move {
        /// To the right.
        x: i32,
        /// Down.
        y: i32,
    },
    /// A straight line.
    Line {
        /// To the right.
        x: i32,
        /// Down.
        y: i32,
    },
    /// A quadratic curve.
    Quad {
        /// Its control point.
        cx: i32,
        /// Its control point.
        cy: i32,
        /// Its end.
        x: i32,
        /// Its end.
        y: i32,
    },
    /// A cubic curve.
    Cubic {
        /// Its first control point.
        ax: i32,
        /// Its first control point.
        ay: i32,
        /// Its second control point.
        bx: i32,
        /// Its second control point.
        by: i32,
        /// Its end.
        x: i32,
        /// Its end.
        y: i32,
    },
    /// An arc of a circle.
    Arc {
        /// Its radius.
        radius: i32,
        /// Whether it is the longer of the two arcs.
        large: bool,
        /// Whether it runs clockwise.
        clockwise: bool,
        /// Its end.
        x: i32,
        /// Its end.
        y: i32,
    },
    /// Back to the start.
    Close,
}

/// Words in a box.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct TextRun {
    /// The words.
    pub words: String,
    /// The left edge of the box.
    pub x: i32,
    /// The upper edge of the box.
    pub y: i32,
    /// The width of the box.
    pub w: i32,
    /// The height of the box.
    pub h: i32,
    /// How many lines the words may take, from 1.
    pub lines: i32,
    /// The size of the type when there is room, in board units.
    pub size: i32,
    /// The smallest size of the type.
    pub floor: i32,
    /// Whether the face has serifs.
    pub serif: bool,
    /// Whether the type is bold.
    pub bold: bool,
    /// Whether it is spaced as capitals are: 11 hundredths of its size. The words are in capitals already.
    pub capitals: bool,
    /// Where the lines stand in the box; from top to bottom they stand in its middle.
    pub align: Align,
    /// Its paint.
    pub paint: i32,
    /// Drawn only from this zoom on, as `Item::detail`: what is too small to be read waits.
    pub detail: i32,
}

/// Where a line stands in its box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Align {
    /// At the left.
    Start,
    /// In the middle.
    Middle,
    /// At the right.
    End,
}

/// A drawing that crosses once and is used many times. It is the same for ever within one version.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Symbol {
    /// Its id.
    pub id: u32,
    /// The width of the box it is drawn in.
    pub w: i32,
    /// The height of the box it is drawn in.
    pub h: i32,
    /// How it is drawn.
    pub ops: Vec<Op>,
}

/// A colour by its meaning, by day and by night.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Colour {
    /// The role.
    pub role: String,
    /// By day, 0xAARRGGBB.
    pub light: u32,
    /// By night, 0xAARRGGBB.
    pub dark: u32,
}

/// The colours of one game (or of the screens alone), and the place of each role among them.
#[derive(Clone, Debug)]
pub struct Paints {
    colours: Vec<Colour>,
    places: BTreeMap<String, i32>,
}

impl Paints {
    /// The roles of the palette with a game's own; behind them a glaring colour for roles that nobody has.
    pub fn new(own: &[(&'static str, [&'static str; 2])]) -> Paints {
        let mut roles: Vec<&str> = palette::all(Theme::Light).map(|(role, _)| role).collect();
        roles.extend(own.iter().map(|(role, _)| *role).filter(|role| palette::colour(role, Theme::Light) == MISSING));
        let colour = |role: &&str| Colour {
            role: (*role).to_owned(),
            light: argb(palette::of_game(role, own, Theme::Light)),
            dark: argb(palette::of_game(role, own, Theme::Dark)),
        };
        let mut colours: Vec<Colour> = roles.iter().map(colour).collect();
        colours.push(Colour { role: "missing".to_owned(), light: argb(MISSING), dark: argb(MISSING) });
        let places = colours.iter().zip(0..).map(|(colour, place)| (colour.role.clone(), place)).collect();
        Paints { colours, places }
    }

    /// The colours in the order of the paints' numbers.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    fn number(&self, paint: core::Paint, slots: &[core::Paint]) -> i32 {
        match through(paint, slots) {
            core::Paint::Role(role) => self.places.get(role).copied().unwrap_or(self.colours.len() as i32 - 1),
            core::Paint::Slot(slot) => -1 - i32::from(slot),
        }
    }

    fn numbers(&self, paints: &[core::Paint], slots: &[core::Paint]) -> Vec<i32> {
        paints.iter().map(|paint| self.number(*paint, slots)).collect()
    }

    /// The surfaces of a scene.
    pub fn surfaces(&self, scene: &core::Scene<String>) -> Vec<Surface> {
        let many = options(scene);
        let surface = |surface: &core::Surface<String>| Surface {
            id: surface.id.into(),
            kind: surface.kind.into(),
            owner: surface.owner.map(|seat| seat.0.into()),
            title: surface.title.clone(),
            w: surface.size.w,
            h: surface.size.h,
            backdrop: surface.backdrop.map(|symbol| symbol.0),
            items: in_order(&surface.items).into_iter().map(|item| self.item(item, many)).collect(),
        };
        scene.surfaces.iter().map(surface).collect()
    }

    /// One item; `options` says how many options its scene shows.
    pub fn item(&self, item: &core::Item<String>, options: usize) -> Item {
        let slots: Vec<core::Paint> = item.roles.iter().map(|role| core::Paint::Role(role)).collect();
        Item {
            id: item.id.0,
            x: item.at.x,
            y: item.at.y,
            w: item.size.w,
            h: item.size.h,
            turn: item.turn.into(),
            layer: item.layer.into(),
            detail: item.detail.into(),
            touch: item.touch.map(|touch| touch.0),
            spoken: item.spoken.clone(),
            look: item.look.into(),
            ops: self.ops(&drawing(item, options).ops(), &slots),
            within: within(item).map(corners).unwrap_or_default(),
        }
    }

    /// A symbol.
    pub fn symbol(&self, symbol: &core::Symbol) -> Symbol {
        Symbol { id: symbol.id.0, w: symbol.size.w, h: symbol.size.h, ops: self.ops(&symbol.ops, &[]) }
    }

    fn ops(&self, ops: &[core::Op], slots: &[core::Paint]) -> Vec<Op> {
        ops.iter().map(|op| self.op(op, slots)).collect()
    }

    fn op(&self, op: &core::Op, slots: &[core::Paint]) -> Op {
        let paint = |paint: &core::Paint| self.number(*paint, slots);
        let edge = |edge: &core::Edge| Edge { paint: paint(&edge.paint), width: edge.width };
        match op {
            core::Op::Fill { path, paint: of, even_odd } => {
                Op::Fill { path: outline(path), paint: paint(of), even_odd: *even_odd }
            }
            core::Op::Stroke { path, edge: of, dash, join } => Op::Stroke {
                path: outline(path),
                edge: edge(of),
                dash: dash.clone(),
                round: *join == core::Join::Round,
            },
            core::Op::Disc { at, radius, fill, edge: of } => Op::Disc {
                x: at.x,
                y: at.y,
                radius: *radius,
                fill: fill.as_ref().map(paint),
                edge: of.as_ref().map(edge),
            },
            core::Op::Rect { at, size, radius, fill, edge: of } => Op::Rect {
                x: at.x,
                y: at.y,
                w: size.w,
                h: size.h,
                radius: *radius,
                fill: fill.as_ref().map(paint),
                edge: of.as_ref().map(edge),
            },
            core::Op::Letters(run) => Op::Words { run: self.run(run, slots) },
            core::Op::Pattern { path, tile, paints } => {
                Op::Pattern { path: outline(path), tile: tile.0, paints: self.numbers(paints, slots) }
            }
            core::Op::Clip { at, size, radius, ops } => {
                Op::Clip { x: at.x, y: at.y, w: size.w, h: size.h, radius: *radius, ops: self.ops(ops, slots) }
            }
            core::Op::Group { opacity, offset, ops } => {
                Op::Group { opacity: (*opacity).into(), dx: offset.x, dy: offset.y, ops: self.ops(ops, slots) }
            }
            core::Op::Symbol { symbol, at, size, paints } => Op::Stamp {
                symbol: symbol.0,
                x: at.x,
                y: at.y,
                w: size.w,
                h: size.h,
                paints: self.numbers(paints, slots),
            },
        }
    }

    fn run(&self, run: &core::TextRun<String>, slots: &[core::Paint]) -> TextRun {
        TextRun {
            words: if run.capitals { run.text.to_uppercase() } else { run.text.clone() },
            x: run.at.x,
            y: run.at.y,
            w: run.size.w,
            h: run.size.h,
            lines: run.lines.into(),
            size: run.type_size,
            floor: run.floor,
            serif: run.face == core::Face::Serif,
            bold: run.bold,
            capitals: run.capitals,
            align: match run.align {
                core::Align::Start => Align::Start,
                core::Align::Middle => Align::Middle,
                core::Align::End => Align::End,
            },
            paint: self.number(run.paint, slots),
            detail: waits_for(run).into(),
        }
    }
}

/// All symbols that operations refer to by themselves.
pub fn referred(ops: &[Op], found: &mut Vec<u32>) {
    for op in ops {
        match op {
            Op::Pattern { tile, .. } => found.push(*tile),
            Op::Stamp { symbol, .. } => found.push(*symbol),
            Op::Clip { ops, .. } | Op::Group { ops, .. } => referred(ops, found),
            Op::Fill { .. } | Op::Stroke { .. } | Op::Disc { .. } | Op::Rect { .. } | Op::Words { .. } => {}
        }
    }
}

fn corners(polygon: &[core::Seg]) -> Vec<i32> {
    let at = |seg: &core::Seg| match seg {
        core::Seg::Move(p) | core::Seg::Line(p) => Some([p.x, p.y]),
        _ => None,
    };
    polygon.iter().filter_map(at).flatten().collect()
}

fn outline(path: &[core::Seg]) -> Vec<Seg> {
    let seg = |seg: &core::Seg| match *seg {
        core::Seg::Move(p) => Seg::Move { x: p.x, y: p.y },
        core::Seg::Line(p) => Seg::Line { x: p.x, y: p.y },
        core::Seg::Quad(c, p) => Seg::Quad { cx: c.x, cy: c.y, x: p.x, y: p.y },
        core::Seg::Cubic(a, b, p) => Seg::Cubic { ax: a.x, ay: a.y, bx: b.x, by: b.y, x: p.x, y: p.y },
        core::Seg::Arc { radius, large, clockwise, to } => Seg::Arc { radius, large, clockwise, x: to.x, y: to.y },
        core::Seg::Close => Seg::Close,
    };
    path.iter().map(seg).collect()
}

/// A colour as `#RRGGBB` or `#RRGGBBAA`, into 0xAARRGGBB.
fn argb(colour: &str) -> u32 {
    let digits = colour.trim_start_matches('#');
    let number = u32::from_str_radix(digits, 16).unwrap_or(0x00ff_00ff);
    if digits.len() == 8 { number.rotate_right(8) } else { 0xff00_0000 | number }
}

impl From<core::SurfaceKind> for SurfaceKind {
    fn from(kind: core::SurfaceKind) -> SurfaceKind {
        match kind {
            core::SurfaceKind::Players => SurfaceKind::Players,
            core::SurfaceKind::Board => SurfaceKind::Board,
            core::SurfaceKind::Mat => SurfaceKind::Mat,
            core::SurfaceKind::Hand => SurfaceKind::Hand,
            core::SurfaceKind::Market => SurfaceKind::Market,
            core::SurfaceKind::Status => SurfaceKind::Status,
            core::SurfaceKind::Log => SurfaceKind::Log,
        }
    }
}

impl From<core::Look> for Look {
    fn from(look: core::Look) -> Look {
        match look {
            core::Look::Plain => Look::Plain,
            core::Look::Option => Look::Option,
            core::Look::Chosen => Look::Chosen,
            core::Look::Blocked => Look::Blocked,
            core::Look::LastMove => Look::LastMove,
            core::Look::Ghost => Look::Ghost,
        }
    }
}
