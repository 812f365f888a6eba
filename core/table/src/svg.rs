//! A scene as SVG with literal colours: for goldens, pictures, a page, and for looking at a board.

use crate::palette::{Theme, paint};
use crate::scene::{Align, Edge, Face, Item, Join, Op, Paint, Point, Scene, Seg, Size, Symbol, SymbolId, TextRun};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The gap between two surfaces, which are drawn one below the other.
const GAP: i32 = 12;

/// Draws a scene. Symbols that the book lacks are left out.
pub fn svg(scene: &Scene<String>, book: &[Symbol], theme: Theme) -> String {
    let mut pen = Pen {
        out: String::new(),
        defs: String::new(),
        clips: 0,
        patterns: BTreeMap::new(),
        book: book.iter().map(|s| (s.id, s)).collect(),
        theme,
    };
    let width = scene.surfaces.iter().map(|s| s.size.w).max().unwrap_or(0);
    let mut top = 0;
    for surface in &scene.surfaces {
        let _ = write!(pen.out, r#"<g transform="translate(0 {top})"><title>{}</title>"#, escape(&surface.title));
        if let Some(backdrop) = surface.backdrop {
            pen.symbol(backdrop, Point::default(), surface.size, &[]);
        }
        let mut items: Vec<&Item<String>> = surface.items.iter().collect();
        items.sort_by_key(|item| item.layer);
        for item in items {
            pen.item(surface.id, item);
        }
        pen.out.push_str("</g>");
        top += surface.size.h + GAP;
    }
    let height = (top - GAP).max(0);
    let ground = crate::palette::colour("ground", theme);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs>{}</defs><rect width="{width}" height="{height}" fill="{ground}"/>{}</svg>"#,
        pen.defs, pen.out
    )
}

struct Pen<'a> {
    out: String,
    defs: String,
    clips: u32,
    patterns: BTreeMap<SymbolId, String>,
    book: BTreeMap<SymbolId, &'a Symbol>,
    theme: Theme,
}

impl Pen<'_> {
    fn item(&mut self, surface: u16, item: &Item<String>) {
        let Size { w, h } = item.size;
        let (cx, cy) = (item.at.x + w / 2, item.at.y + h / 2);
        let turn =
            if item.turn == 0 { String::new() } else { format!(r#" transform="rotate({} {cx} {cy})""#, item.turn) };
        let _ = write!(self.out, r#"<g id="s{surface}-i{}"{turn}>"#, item.id.0);
        if let Some(spoken) = &item.spoken {
            let _ = write!(self.out, "<title>{}</title>", escape(spoken));
        }
        if let Some(symbol) = item.symbol {
            self.symbol(symbol, item.at, item.size, &item.roles);
        }
        for run in &item.runs {
            self.run(run, &item.roles);
        }
        self.out.push_str("</g>");
    }

    fn symbol(&mut self, id: SymbolId, at: Point, size: Size, roles: &[&'static str]) {
        let Some(symbol) = self.book.get(&id).copied() else { return };
        let (sx, sy) = (ratio(size.w, symbol.size.w), ratio(size.h, symbol.size.h));
        let _ = write!(self.out, r#"<g transform="translate({} {}) scale({sx} {sy})">"#, at.x, at.y);
        self.ops(&symbol.ops, roles);
        self.out.push_str("</g>");
    }

    fn ops(&mut self, ops: &[Op], roles: &[&'static str]) {
        for op in ops {
            self.op(op, roles);
        }
    }

    fn op(&mut self, op: &Op, roles: &[&'static str]) {
        match op {
            Op::Fill { path, paint, even_odd } => {
                let rule = if *even_odd { r#" fill-rule="evenodd""# } else { "" };
                let fill = self.colour(*paint, roles);
                let _ = write!(self.out, r#"<path d="{}" fill="{fill}"{rule}/>"#, outline(path));
            }
            Op::Stroke { path, edge, dash, join } => {
                let join = if *join == Join::Round { r#" stroke-linejoin="round""# } else { "" };
                let dash =
                    if dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{}""#, list(dash)) };
                let edge = self.edge(Some(edge), roles);
                let _ = write!(self.out, r#"<path d="{}" fill="none"{edge}{dash}{join}/>"#, outline(path));
            }
            Op::Disc { at, radius, fill, edge } => {
                let (fill, edge) = (self.fill(*fill, roles), self.edge(edge.as_ref(), roles));
                let _ = write!(self.out, r#"<circle cx="{}" cy="{}" r="{radius}"{fill}{edge}/>"#, at.x, at.y);
            }
            Op::Rect { at, size, radius, fill, edge } => {
                let (fill, edge) = (self.fill(*fill, roles), self.edge(edge.as_ref(), roles));
                let _ = write!(self.out, r#"<rect {}{fill}{edge}/>"#, frame(*at, *size, *radius));
            }
            Op::Letters(run) => self.run(run, roles),
            Op::Pattern { path, tile } => {
                if let Some(name) = self.pattern(*tile, roles) {
                    let _ = write!(self.out, r#"<path d="{}" fill="url(#{name})"/>"#, outline(path));
                }
            }
            Op::Clip { at, size, radius, ops } => {
                let n = self.clips;
                self.clips += 1;
                let _ = write!(self.defs, r#"<clipPath id="c{n}"><rect {}/></clipPath>"#, frame(*at, *size, *radius));
                let _ = write!(self.out, r#"<g clip-path="url(#c{n})">"#);
                self.ops(ops, roles);
                self.out.push_str("</g>");
            }
            Op::Group { opacity, offset, ops } => {
                let (whole, rest) = (opacity / 100, opacity % 100);
                let (x, y) = (offset.x, offset.y);
                let _ = write!(self.out, r#"<g opacity="{whole}.{rest:02}" transform="translate({x} {y})">"#);
                self.ops(ops, roles);
                self.out.push_str("</g>");
            }
            Op::Symbol { symbol, at, size } => self.symbol(*symbol, *at, *size, roles),
        }
    }

    /// The name of a pattern, drawn into the definitions when it is first met.
    fn pattern(&mut self, tile: SymbolId, roles: &[&'static str]) -> Option<String> {
        if let Some(name) = self.patterns.get(&tile) {
            return Some(name.clone());
        }
        let symbol = self.book.get(&tile).copied()?;
        let name = format!("p{}", tile.0);
        let drawn = std::mem::take(&mut self.out);
        self.ops(&symbol.ops, roles);
        let tile_ops = std::mem::replace(&mut self.out, drawn);
        let Size { w, h } = symbol.size;
        let _ = write!(
            self.defs,
            r#"<pattern id="{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse">{tile_ops}</pattern>"#
        );
        self.patterns.insert(tile, name.clone());
        Some(name)
    }

    fn run(&mut self, run: &TextRun<String>, roles: &[&'static str]) {
        let (anchor, x) = match run.align {
            Align::Start => ("start", run.at.x),
            Align::Middle => ("middle", run.at.x + run.size.w / 2),
            Align::End => ("end", run.at.x + run.size.w),
        };
        let face = match run.face {
            Face::Serif => "New York, Noto Serif, Georgia, serif",
            Face::Sans => "SF Pro, Roboto, Noto Sans, sans-serif",
        };
        let size = fitted(run);
        let y = run.at.y + run.size.h / 2 + size * 7 / 20;
        let weight = if run.bold { 600 } else { 400 };
        let words = if run.capitals { run.text.to_uppercase() } else { run.text.clone() };
        let fill = self.colour(run.paint, roles);
        let _ = write!(
            self.out,
            r#"<text x="{x}" y="{y}" font-family="{face}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}">{}</text>"#,
            escape(&words)
        );
    }

    fn colour(&self, of: Paint, roles: &[&'static str]) -> &'static str {
        paint(of, roles, self.theme)
    }

    fn fill(&self, fill: Option<Paint>, roles: &[&'static str]) -> String {
        format!(r#" fill="{}""#, fill.map_or("none", |p| self.colour(p, roles)))
    }

    fn edge(&self, edge: Option<&Edge>, roles: &[&'static str]) -> String {
        edge.map_or(String::new(), |e| {
            format!(r#" stroke="{}" stroke-width="{}""#, self.colour(e.paint, roles), e.width)
        })
    }
}

/// The size of type at which the words are likely to fit their box: letters are about half as wide as high.
fn fitted(run: &TextRun<String>) -> i32 {
    let letters = run.text.chars().count().max(1) as i32;
    let room = run.size.w * 20 / (letters * 11);
    run.type_size.min(room).max(run.floor)
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

fn escape(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
