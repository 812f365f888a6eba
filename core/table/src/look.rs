//! Looks and shadows, lowered to draw operations: a shell needs to know none of them.
//!
//! `drawing` says in which order the parts of an item are drawn. Whoever draws items stands on it, so that no two
//! shells can differ.

use crate::draw::{disc, edge, group, rect, role};
use crate::icons::HATCH;
use crate::scene::{Edge, Item, Join, Look, Op, Outline, Paint, Point, Seg, Size};

/// More options than this are ringed thinly, so that a board does not drown in rings.
pub const MANY: usize = 24;
/// Things lower or narrower than this get finer rings.
const SMALL: i32 = 3500;
/// How far a chosen thing stands up.
const RISE: i32 = 200;

/// What is drawn below and above an item, how much of it is seen, and how far it stands up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lowered {
    /// Below it.
    pub under: Vec<Op>,
    /// Between its drawing and its words.
    pub wash: Vec<Op>,
    /// Above it.
    pub over: Vec<Op>,
    /// How much of it is seen, in hundredths.
    pub opacity: u8,
    /// How far it stands up.
    pub rise: i32,
}

/// A stretch of an item's drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// What its look or shadow adds: equal for all items of the same shape and look.
    Look(Vec<Op>),
    /// What it is by itself.
    Own(Vec<Op>),
}

/// The whole drawing of an item in its own coordinates, in the order in which it is executed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// Below it.
    pub under: Vec<Part>,
    /// The item itself.
    pub body: Vec<Part>,
    /// How much of the body is seen, in hundredths.
    pub opacity: u8,
    /// How far the body stands up.
    pub rise: i32,
    /// Above it.
    pub over: Vec<Part>,
}

impl Drawing {
    /// Whether the body is drawn as one, half seen or raised.
    pub fn is_moved(&self) -> bool {
        self.rise > 0 || self.opacity < 100
    }

    /// One list of operations, the moved body as a group.
    pub fn ops(self) -> Vec<Op> {
        let moved = self.is_moved();
        let flat = |parts: Vec<Part>| parts.into_iter().flat_map(|(Part::Look(ops) | Part::Own(ops))| ops);
        let mut ops: Vec<Op> = flat(self.under).collect();
        if moved {
            let offset = Point { x: 0, y: -self.rise };
            ops.push(Op::Group { opacity: self.opacity, offset, ops: flat(self.body).collect() });
        } else {
            ops.extend(flat(self.body));
        }
        ops.extend(flat(self.over));
        ops
    }
}

/// Everything an item is drawn with: shadow, symbol, wash, drawing, words, rings. `options` says how many options the
/// scene shows. Slots that are left in the operations stand for the item's roles.
pub fn drawing(item: &Item<String>, options: usize) -> Drawing {
    let Lowered { under, wash, over, opacity, rise } = lower(item, options);
    let mut body = Vec::new();
    // A wash lies over the symbol, which is the ground, and under what is drawn on it.
    if let Some(symbol) = item.symbol {
        let paints = item.roles.iter().map(|role| Paint::Role(role)).collect();
        body.push(Part::Own(vec![Op::Symbol { symbol, at: Point::default(), size: item.size, paints }]));
        body.push(Part::Look(wash));
        body.push(Part::Own(item.ops.clone()));
    } else {
        body.push(Part::Own(item.ops.clone()));
        body.push(Part::Look(wash));
    }
    body.push(Part::Own(item.runs.iter().cloned().map(Op::Letters).collect()));
    // The rings of what stands up stand up with it.
    let rings = Part::Look(over);
    let over = if rise > 0 {
        body.push(rings);
        Vec::new()
    } else {
        vec![rings]
    };
    Drawing { under: vec![Part::Look(under)], body, opacity, rise, over }
}

/// A paint with its slot filled, if the slot has a colour here.
pub fn through(paint: Paint, slots: &[Paint]) -> Paint {
    match paint {
        Paint::Slot(slot) => slots.get(usize::from(slot)).copied().unwrap_or(paint),
        role => role,
    }
}

/// Lowers the look and the shadow of an item. `options` says how many options the scene shows.
pub fn lower<T>(item: &Item<T>, options: usize) -> Lowered {
    let mut lowered = Lowered { opacity: 100, ..Lowered::default() };
    let at = |offset: i32, fill: Option<Paint>, edge: Option<Edge>, dash: Vec<i32>| {
        outline(&item.outline, item.size, offset, fill, edge, dash)
    };
    let chosen = item.look == Look::Chosen;
    if item.shadow > 0 || chosen {
        let depth = if chosen { item.shadow.max(350) } else { item.shadow };
        lowered.under.extend(at(depth, Some(role("shadow")), None, Vec::new()));
    }
    match item.look {
        Look::Plain => {}
        Look::Option => {
            let many = options > MANY;
            let small = item.size.w.min(item.size.h) < SMALL;
            let (line, ring, wash) = match (many, small) {
                (true, _) => (300, 100, 55),
                (false, true) => (380, 180, 35),
                (false, false) => (500, 260, 22),
            };
            lowered.wash.push(group(wash, at(0, Some(role("option-wash")), None, Vec::new())));
            let mut rings = at(0, None, edge("option-line", line), Vec::new());
            rings.extend(at(0, None, edge("option", ring), Vec::new()));
            lowered.over.extend(if many { vec![group(80, rings)] } else { rings });
            // An empty space says with a dot that something can come here.
            if item.symbol.is_none() && item.ops.is_empty() && item.runs.is_empty() {
                lowered.over.push(disc(item.size.w / 2, item.size.h / 2, 200, Some(role("option")), None));
            }
        }
        Look::Chosen => {
            lowered.rise = RISE;
            lowered.over.extend(at(0, None, edge("option-line", 500), Vec::new()));
            lowered.over.extend(at(0, None, edge("chosen", 300), Vec::new()));
        }
        Look::Blocked => {
            let hatch =
                Op::Pattern { path: path_of(&item.outline, item.size), tile: HATCH, paints: vec![role("blocked")] };
            lowered.wash.push(hatch);
        }
        Look::LastMove => lowered.over.extend(brackets(item.size)),
        Look::Ghost => {
            lowered.opacity = 60;
            lowered.over.extend(at(0, None, edge("option-line", 320), Vec::new()));
            lowered.over.extend(at(0, None, edge("chosen", 180), vec![400, 250]));
        }
    }
    if matches!(item.outline, Outline::None) {
        lowered.under.clear();
        lowered.wash.clear();
        if item.look != Look::LastMove {
            lowered.over.clear();
        }
    }
    lowered
}

/// An outline with fill, edge and dashes, moved down.
fn outline(of: &Outline, size: Size, down: i32, fill: Option<Paint>, edge: Option<Edge>, dash: Vec<i32>) -> Vec<Op> {
    let Size { w, h } = size;
    if !dash.is_empty() {
        let Some(edge) = edge else { return Vec::new() };
        return vec![Op::Stroke { path: path_of(of, size), edge, dash, join: Join::Round }];
    }
    match of {
        Outline::None => Vec::new(),
        Outline::Rect(radius) => vec![rect(0, down, w, h, *radius, fill, edge)],
        Outline::Disc => vec![disc(w / 2, h / 2 + down, w.min(h) / 2, fill, edge)],
        Outline::Path(path) => {
            let mut ops = Vec::new();
            if let Some(paint) = fill {
                ops.push(Op::Fill { path: path.clone(), paint, even_odd: false });
            }
            if let Some(edge) = edge {
                ops.push(Op::Stroke { path: path.clone(), edge, dash: Vec::new(), join: Join::Round });
            }
            if down == 0 { ops } else { vec![Op::Group { opacity: 100, offset: Point { x: 0, y: down }, ops }] }
        }
    }
}

/// An outline as a path.
fn path_of(of: &Outline, size: Size) -> Vec<Seg> {
    let Size { w, h } = size;
    match of {
        Outline::None => Vec::new(),
        Outline::Rect(radius) => crate::draw::rounded(0, 0, w, h, *radius),
        Outline::Disc => {
            let r = w.min(h) / 2;
            crate::draw::rounded(w / 2 - r, h / 2 - r, 2 * r, 2 * r, r)
        }
        Outline::Path(path) => path.clone(),
    }
}

/// Four corner brackets.
fn brackets(size: Size) -> Vec<Op> {
    let Size { w, h } = size;
    let arm = (w.min(h) / 4).min(900);
    let corner = |x: i32, y: i32, dx: i32, dy: i32| {
        let p = |x: i32, y: i32| Point { x, y };
        vec![Seg::Move(p(x + dx * arm, y)), Seg::Line(p(x, y)), Seg::Line(p(x, y + dy * arm))]
    };
    let path = [corner(0, 0, 1, 1), corner(w, 0, -1, 1), corner(0, h, 1, -1), corner(w, h, -1, -1)].concat();
    let edge = Edge { paint: role("last"), width: 220 };
    vec![Op::Stroke { path, edge, dash: Vec::new(), join: Join::Mitre }]
}
