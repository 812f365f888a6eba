//! Scenes as SVG: with literal colours for goldens, pictures and looking at a board; with roles for a page.

use crate::letters::{Fitted, fit};
use crate::look::{Part, drawing, through};
use crate::palette::{self, Theme};
use crate::scene::{
    Align, Edge, Face, Item, Join, Look, Op, Outline, Paint, Point, Scene, Seg, Size, Symbol, SymbolId, TextRun,
};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The gap between two surfaces, which are drawn one below the other.
const GAP: i32 = 1200;
/// The margin round a picture.
const MARGIN: i32 = 1200;

/// The smallest type that can be read.
const READABLE: i32 = 1000;

/// From this length on the drawing of a look is sent once and referred to.
const LONG: usize = 60;

/// Where symbols come from.
pub type Book<'a> = &'a dyn Fn(SymbolId) -> Option<Symbol>;
/// A game's own roles, by day and by night.
pub type GameRoles = &'static [(&'static str, [&'static str; 2])];

/// How colours are written.
#[derive(Clone, Copy, Debug)]
enum Colours {
    /// Literally, for this theme; a game's own roles first.
    Literal(Theme, GameRoles),
    /// As CSS variables named like the roles; symbols and patterns are referred to.
    Roles,
}

/// Draws a whole scene as a picture: the surfaces one below the other.
pub fn svg(scene: &Scene<String>, book: Book<'_>, roles: GameRoles, theme: Theme) -> String {
    let mut pen = Pen::new(book, Colours::Literal(theme, roles));
    let width = scene.surfaces.iter().map(|s| s.size.w).max().unwrap_or(0) + 2 * MARGIN;
    let options = options(scene);
    let mut top = MARGIN;
    for surface in &scene.surfaces {
        let left = (width - surface.size.w) / 2;
        let _ = write!(pen.out, r#"<g transform="translate({left} {top})"><title>{}</title>"#, escape(&surface.title));
        if let Some(backdrop) = surface.backdrop {
            pen.symbol(backdrop, Point::default(), surface.size, &[]);
        }
        // A picture shows what there is at first sight.
        for item in in_order(&surface.items).into_iter().filter(|item| item.detail <= 100) {
            let Size { w, h } = item.size;
            let turn =
                if item.turn == 0 { String::new() } else { format!(" rotate({} {} {})", item.turn, w / 2, h / 2) };
            let Point { x, y } = item.at;
            let _ = write!(pen.out, r#"<g id="s{}-i{}" transform="translate({x} {y}){turn}">"#, surface.id, item.id.0);
            if let Some(spoken) = &item.spoken {
                let _ = write!(pen.out, "<title>{}</title>", escape(spoken));
            }
            pen.item(item, options);
            pen.out.push_str("</g>");
        }
        pen.out.push_str("</g>");
        top += surface.size.h + GAP;
    }
    let height = top - GAP + MARGIN;
    let ground = palette::colour("ground", theme);
    let (w, h) = (width / 100, height / 100);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {width} {height}"><defs>{}</defs><rect width="{width}" height="{height}" fill="{ground}"/>{}</svg>"#,
        pen.definitions(),
        pen.out
    )
}

/// The outline within which an item is touched, where its box has room for something else: always a polygon.
pub fn within(item: &Item<String>) -> Option<&[Seg]> {
    match &item.outline {
        Outline::Path(path) if item.touch.is_some() && item.outline.is_concave() => Some(path),
        _ => None,
    }
}

/// The same as a page is sent it.
pub fn touched(item: &Item<String>) -> Option<String> {
    within(item).map(steps)
}

/// What a page is sent of an item, drawn from the item's own corner, with the patterns it refers to by name.
pub fn for_page(
    item: &Item<String>,
    options: usize,
    book: Book<'_>,
    patterns: &mut BTreeMap<String, String>,
) -> String {
    let mut pen = Pen::new(book, Colours::Roles);
    pen.item(item, options);
    patterns.append(&mut pen.patterns);
    // In what carries it the other quotation marks take two letters each; words have neither of them.
    format!("{}{}", pen.clips, pen.out).replace('"', "'")
}

/// A pattern as a page keeps it: its name, and its definition.
pub fn pattern_for_page(tile: SymbolId, book: Book<'_>) -> Option<(String, String)> {
    let mut pen = Pen::new(book, Colours::Roles);
    let name = pen.pattern(tile, &[], &[])?;
    pen.patterns.remove_entry(&name)
}

/// A symbol as a page keeps it: its drawing, and the patterns it refers to by name.
pub fn symbol_for_page(symbol: &Symbol, book: Book<'_>, patterns: &mut BTreeMap<String, String>) -> String {
    let mut pen = Pen::new(book, Colours::Roles);
    pen.ops(&symbol.ops, &[]);
    patterns.append(&mut pen.patterns);
    let Size { w, h } = symbol.size;
    format!(
        r#"<symbol id="y{}" viewBox="0 0 {w} {h}" preserveAspectRatio="none" overflow="visible">{}{}</symbol>"#,
        symbol.id.0, pen.clips, pen.out
    )
}

/// The zoom from which words can be read, in hundredths of first sight: a caption under 10 points is not drawn before.
pub fn waits_for<T>(run: &TextRun<T>) -> u16 {
    let size = run.type_size.max(1);
    if size >= READABLE { 0 } else { u16::try_from(READABLE * 100 / size).unwrap_or(u16::MAX) }
}

/// How many options a scene shows.
pub fn options<T>(scene: &Scene<T>) -> usize {
    scene.surfaces.iter().flat_map(|s| &s.items).filter(|item| item.look == Look::Option).count()
}

/// The items from the lowest layer up.
pub fn in_order<T>(items: &[Item<T>]) -> Vec<&Item<T>> {
    let mut items: Vec<&Item<T>> = items.iter().collect();
    items.sort_by_key(|item| item.layer);
    items
}

struct Pen<'a> {
    out: String,
    clips: String,
    clip_count: u32,
    patterns: BTreeMap<String, String>,
    book: Book<'a>,
    colours: Colours,
}

impl<'a> Pen<'a> {
    fn new(book: Book<'a>, colours: Colours) -> Self {
        Pen { out: String::new(), clips: String::new(), clip_count: 0, patterns: BTreeMap::new(), book, colours }
    }

    fn definitions(&self) -> String {
        let patterns: String = self.patterns.values().map(String::as_str).collect();
        format!("{patterns}{}", self.clips)
    }

    fn item(&mut self, item: &Item<String>, options: usize) {
        let roles: Vec<Paint> = item.roles.iter().map(|role| Paint::Role(role)).collect();
        let drawing = drawing(item, options);
        if !drawing.is_moved() {
            self.parts(drawing.under.iter().chain(&drawing.body).chain(&drawing.over), &roles);
            return;
        }
        self.parts(drawing.under.iter(), &roles);
        let (whole, rest) = (drawing.opacity / 100, drawing.opacity % 100);
        let _ = write!(self.out, r#"<g opacity="{whole}.{rest:02}" transform="translate(0 {})">"#, -drawing.rise);
        self.parts(drawing.body.iter(), &roles);
        self.out.push_str("</g>");
        self.parts(drawing.over.iter(), &roles);
    }

    /// Draws the parts one after the other; what looks add is one drawing where nothing lies between.
    fn parts<'p>(&mut self, parts: impl Iterator<Item = &'p Part>, roles: &[Paint]) {
        let mut looks = Vec::new();
        for part in parts {
            match part {
                Part::Look(ops) => looks.extend_from_slice(ops),
                Part::Own(ops) if ops.is_empty() => {}
                Part::Own(ops) => {
                    self.once(&std::mem::take(&mut looks), roles);
                    self.ops(ops, roles);
                }
            }
        }
        self.once(&looks, roles);
    }

    /// Draws what looks add. On a page equal looks of equal shapes, such as the rings of a map's hexes, are sent once
    /// beside the patterns and referred to by name.
    fn once(&mut self, ops: &[Op], roles: &[Paint]) {
        let start = self.out.len();
        self.ops(ops, roles);
        if matches!(self.colours, Colours::Literal(..)) || self.out.len() == start {
            return;
        }
        // By the class, or the name of what is referred to, the page knows what a look adds, and has it appear.
        if self.out.len() - start < LONG {
            self.out.insert_str(start, r#"<g class="l">"#);
            self.out.push_str("</g>");
            return;
        }
        let drawn = self.out.split_off(start);
        // FNV-1a: equal drawings get the same name, in every view and after every start. Forty bits tell them apart.
        let name = drawn
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        let name = format!("l{:x}", name >> 24);
        let _ = write!(self.out, r##"<use href="#{name}"/>"##);
        self.patterns.entry(name).or_insert_with_key(|name| format!(r#"<g id="{name}">{drawn}</g>"#));
    }

    fn symbol(&mut self, id: SymbolId, at: Point, size: Size, paints: &[Paint]) {
        let Point { x, y } = at;
        if let Colours::Roles = self.colours {
            let Size { w, h } = size;
            let mut slots = String::new();
            for (slot, paint) in paints.iter().enumerate() {
                let _ = write!(slots, "--p{slot}:{};", self.colour(*paint, &[]));
            }
            let style = if slots.is_empty() { String::new() } else { format!(r#" style="{slots}""#) };
            let place = if at == Point::default() { String::new() } else { format!(r#" x="{x}" y="{y}""#) };
            let _ = write!(self.out, r##"<use href="#y{}"{place} width="{w}" height="{h}"{style}/>"##, id.0);
            return;
        }
        let Some(symbol) = (self.book)(id) else { return };
        let (sx, sy) = (ratio(size.w, symbol.size.w), ratio(size.h, symbol.size.h));
        let _ = write!(self.out, r#"<g transform="translate({x} {y}) scale({sx} {sy})">"#);
        self.ops(&symbol.ops, paints);
        self.out.push_str("</g>");
    }

    fn ops(&mut self, ops: &[Op], slots: &[Paint]) {
        for op in ops {
            self.op(op, slots);
        }
    }

    fn op(&mut self, op: &Op, slots: &[Paint]) {
        match op {
            Op::Fill { path, paint, even_odd } => {
                let rule = if *even_odd { r#" fill-rule="evenodd""# } else { "" };
                let fill = self.colour(*paint, slots);
                let _ = write!(self.out, r#"<path d="{}" fill="{fill}"{rule}/>"#, self.outline(path));
            }
            Op::Stroke { path, edge, dash, join } => {
                let join = if *join == Join::Round { r#" stroke-linejoin="round""# } else { "" };
                let dash =
                    if dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{}""#, list(dash)) };
                let edge = self.edge(Some(edge), slots);
                let _ = write!(self.out, r#"<path d="{}" fill="none"{edge}{dash}{join}/>"#, self.outline(path));
            }
            Op::Disc { at, radius, fill, edge } => {
                let (fill, edge) = (self.fill(*fill, slots), self.edge(edge.as_ref(), slots));
                let _ = write!(self.out, r#"<circle cx="{}" cy="{}" r="{radius}"{fill}{edge}/>"#, at.x, at.y);
            }
            Op::Rect { at, size, radius, fill, edge } => {
                let (fill, edge) = (self.fill(*fill, slots), self.edge(edge.as_ref(), slots));
                let _ = write!(self.out, r#"<rect {}{fill}{edge}/>"#, frame(*at, *size, *radius));
            }
            Op::Letters(run) => self.run(run, slots),
            Op::Pattern { path, tile, paints } => {
                if let Some(name) = self.pattern(*tile, paints, slots) {
                    let _ = write!(self.out, r#"<path d="{}" fill="url(#{name})"/>"#, self.outline(path));
                }
            }
            Op::Clip { at, size, radius, ops } => {
                let frame = frame(*at, *size, *radius);
                // The name says what is cut, so that equal clips of different items are one.
                let name: String = frame.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
                let name =
                    format!("c{}{name}", if matches!(self.colours, Colours::Roles) { 0 } else { self.clip_count });
                self.clip_count += 1;
                let _ = write!(self.clips, r#"<clipPath id="{name}"><rect {frame}/></clipPath>"#);
                let _ = write!(self.out, r#"<g clip-path="url(#{name})">"#);
                self.ops(ops, slots);
                self.out.push_str("</g>");
            }
            Op::Group { opacity, offset, ops } => {
                self.out.push_str("<g");
                if *opacity != 100 || matches!(self.colours, Colours::Literal(..)) {
                    let (whole, rest) = (opacity / 100, opacity % 100);
                    let _ = write!(self.out, r#" opacity="{whole}.{rest:02}""#);
                }
                if *offset != Point::default() {
                    let _ = write!(self.out, r#" transform="translate({} {})""#, offset.x, offset.y);
                }
                self.out.push('>');
                self.ops(ops, slots);
                self.out.push_str("</g>");
            }
            Op::Symbol { symbol, at, size, paints } => {
                let paints: Vec<Paint> = paints.iter().map(|p| through(*p, slots)).collect();
                self.symbol(*symbol, *at, *size, &paints);
            }
        }
    }

    /// The name of a pattern, drawn into the definitions when it is first met. Its name says its colours.
    fn pattern(&mut self, tile: SymbolId, paints: &[Paint], slots: &[Paint]) -> Option<String> {
        let paints: Vec<Paint> = paints.iter().map(|p| through(*p, slots)).collect();
        let colours: Vec<String> = paints
            .iter()
            .map(|p| match p {
                Paint::Role(role) => (*role).to_owned(),
                Paint::Slot(slot) => format!("p{slot}"),
            })
            .collect();
        let name = format!("t{}{}{}", tile.0, if colours.is_empty() { "" } else { "-" }, colours.join("-"));
        if self.patterns.contains_key(&name) {
            return Some(name);
        }
        let symbol = (self.book)(tile)?;
        let drawn = std::mem::take(&mut self.out);
        self.ops(&symbol.ops, &paints);
        let inside = std::mem::replace(&mut self.out, drawn);
        let Size { w, h } = symbol.size;
        let pattern = format!(
            r#"<pattern id="{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse">{inside}</pattern>"#
        );
        self.patterns.insert(name.clone(), pattern);
        Some(name)
    }

    fn run(&mut self, run: &TextRun<String>, slots: &[Paint]) {
        let waits = waits_for(run);
        if waits > 100 && matches!(self.colours, Colours::Literal(..)) {
            return;
        }
        let (anchor, x) = match run.align {
            Align::Start => ("start", run.at.x),
            Align::Middle => ("middle", run.at.x + run.size.w / 2),
            Align::End => ("end", run.at.x + run.size.w),
        };
        let Fitted { size, lines, .. } = fit(run);
        let step = size * 13 / 10;
        let block = step * (lines.len() as i32 - 1);
        let mut y = run.at.y + (run.size.h - block) / 2 + size * 35 / 100;
        let fill = self.colour(run.paint, slots);
        for line in lines {
            let class = match (run.face, run.bold) {
                (Face::Serif, true) => "n b",
                (Face::Serif, false) => "n",
                (Face::Sans, true) => "w b",
                (Face::Sans, false) => "w",
            };
            let face = match self.colours {
                // The page has the faces in its style sheet, and fits what is still too wide.
                Colours::Roles if waits > 100 => {
                    format!(r#" class="{class}" data-w="{}" data-from="{waits}""#, run.size.w)
                }
                Colours::Roles => format!(r#" class="{class}" data-w="{}""#, run.size.w),
                Colours::Literal(..) => {
                    let family = match run.face {
                        Face::Serif => "New York, Noto Serif, Georgia, serif",
                        Face::Sans => "SF Pro Text, Roboto, Noto Sans, sans-serif",
                    };
                    let weight = if run.bold { 600 } else { 400 };
                    format!(r#" font-family="{family}" font-weight="{weight}""#)
                }
            };
            let spacing =
                if run.capitals { format!(r#" letter-spacing="{}""#, size * 11 / 100) } else { String::new() };
            let anchor = match (run.align, self.colours) {
                (Align::Start, Colours::Roles) => String::new(),
                _ => format!(r#" text-anchor="{anchor}""#),
            };
            let _ = write!(
                self.out,
                r#"<text x="{x}" y="{y}"{face} font-size="{size}"{spacing}{anchor} fill="{fill}">{}</text>"#,
                escape(&line)
            );
            y += step;
        }
    }

    fn colour(&self, of: Paint, slots: &[Paint]) -> String {
        match (through(of, slots), self.colours) {
            (Paint::Role(role), Colours::Literal(theme, roles)) => palette::of_game(role, roles, theme).to_owned(),
            (Paint::Role(role), Colours::Roles) => format!("var(--{role})"),
            (Paint::Slot(slot), Colours::Roles) => format!("var(--p{slot})"),
            (Paint::Slot(_), Colours::Literal(..)) => palette::MISSING.to_owned(),
        }
    }

    fn outline(&self, path: &[Seg]) -> String {
        match self.colours {
            Colours::Literal(..) => outline(path),
            Colours::Roles => steps(path),
        }
    }

    fn fill(&self, fill: Option<Paint>, slots: &[Paint]) -> String {
        format!(r#" fill="{}""#, fill.map_or("none".to_owned(), |p| self.colour(p, slots)))
    }

    fn edge(&self, edge: Option<&Edge>, slots: &[Paint]) -> String {
        edge.map_or(String::new(), |e| {
            format!(r#" stroke="{}" stroke-width="{}""#, self.colour(e.paint, slots), e.width)
        })
    }
}

/// A quotient with four places, written without floats.
fn ratio(a: i32, b: i32) -> String {
    let scaled = i64::from(a) * 10_000 / i64::from(b.max(1));
    format!("{}.{:04}", scaled / 10_000, (scaled % 10_000).abs())
}

fn frame(at: Point, size: Size, radius: i32) -> String {
    format!(r#"x="{}" y="{}" width="{}" height="{}" rx="{radius}""#, at.x, at.y, size.w, size.h)
}

fn list(numbers: &[i32]) -> String {
    numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
}

fn outline(path: &[Seg]) -> String {
    let mut d = String::new();
    for seg in path {
        let _ = match seg {
            Seg::Move(p) => write!(d, "M{} {}", p.x, p.y),
            Seg::Line(p) => write!(d, "L{} {}", p.x, p.y),
            Seg::Quad(c, p) => write!(d, "Q{} {} {} {}", c.x, c.y, p.x, p.y),
            Seg::Cubic(a, b, p) => write!(d, "C{} {} {} {} {} {}", a.x, a.y, b.x, b.y, p.x, p.y),
            Seg::Arc { radius, large, clockwise, to } => {
                let (large, sweep) = (u8::from(*large), u8::from(*clockwise));
                write!(d, "A{radius} {radius} 0 {large} {sweep} {} {}", to.x, to.y)
            }
            Seg::Close => write!(d, "Z"),
        };
    }
    d
}

/// The same outline step by step, each from where the one before it ends: a third shorter, as most steps are small.
fn steps(path: &[Seg]) -> String {
    let (mut d, mut here, mut start, mut last) = (String::new(), Point::default(), Point::default(), ' ');
    for seg in path {
        let from = here;
        let by = |p: &Point| [p.x - from.x, p.y - from.y];
        let (letter, numbers) = match seg {
            Seg::Move(p) => {
                (here, start) = (*p, *p);
                ('m', by(p).to_vec())
            }
            Seg::Line(p) => {
                here = *p;
                match by(p) {
                    [x, 0] => ('h', vec![x]),
                    [0, y] => ('v', vec![y]),
                    both => ('l', both.to_vec()),
                }
            }
            Seg::Quad(c, p) => {
                here = *p;
                ('q', [by(c), by(p)].concat())
            }
            Seg::Cubic(a, b, p) => {
                here = *p;
                ('c', [by(a), by(b), by(p)].concat())
            }
            Seg::Arc { radius, large, clockwise, to } => {
                here = *to;
                let [x, y] = by(to);
                ('a', vec![*radius, *radius, 0, i32::from(*large), i32::from(*clockwise), x, y])
            }
            Seg::Close => {
                here = start;
                ('z', Vec::new())
            }
        };
        // A letter holds until the next one; after a move it is a line's.
        let holds = letter == last || letter == 'l' && last == 'm';
        if !holds || letter == 'm' {
            d.push(letter);
        }
        for (i, number) in numbers.iter().enumerate() {
            let parted = *number < 0 || i == 0 && !d.ends_with(|c: char| c.is_ascii_digit());
            let _ = if parted { write!(d, "{number}") } else { write!(d, " {number}") };
        }
        last = letter;
    }
    d
}

/// Words as they may stand in a page.
pub fn escape(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_sent_an_outline_step_by_step() {
        let p = |x, y| Point { x, y };
        let path = [
            Seg::Move(p(100, 200)),
            Seg::Line(p(150, 180)),
            Seg::Line(p(140, 190)),
            Seg::Line(p(140, 250)),
            Seg::Quad(p(130, 240), p(120, 250)),
            Seg::Close,
            Seg::Move(p(0, 0)),
            Seg::Line(p(9, 0)),
            Seg::Line(p(4, 0)),
            Seg::Arc { radius: 5, large: false, clockwise: true, to: p(9, 5) },
            Seg::Close,
        ];
        assert_eq!(steps(&path), "m100 200 50-20-10 10v60q-10-10-20 0zm-100-200h9-5a5 5 0 0 1 5 5z");
        assert_eq!(outline(&path[..2]), "M100 200L150 180");
    }
}
