//! What comes: famine and the graves it brings, pollution, storage, men; and the order of play, the round, the markers.

use super::super::data::CITY_POLLUTION;
use super::super::forecast::{self, Forecast};
use super::super::phases::{exploration, pollution};
use super::super::state::{Phase, State};
use super::super::touch::Touch;
use super::super::words as names;
use super::WIDTH;
use super::marks::Marks;
use super::parts::{Plate, card, figure, share, small};
use table::canvas::Canvas;
use table::draw::{label, role, serif, shape, straight, strong, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Item, Op, Outline, Size, SurfaceKind, TextRun};
use table::text::Text;

/// How high the row below the cards is.
const ROW: i32 = 3600;
const GAP: i32 = 300;
/// The first id of the two cards where they lie on the map.
const ON_MAP: u32 = 248;

/// How the cards of famine and of pollution are laid out, in board units.
pub struct Sign {
    /// Its size.
    pub size: Size,
    /// Board units to a point.
    unit: i32,
    /// The label.
    label: [i32; 4],
    /// The number that is compared, and its icon.
    number: [i32; 4],
    icon: (i32, i32),
    /// The line between it and what follows.
    line: [(i32, i32); 2],
    /// What follows: an icon, its number, the words for it, and how many places there are.
    next: (i32, i32),
    graves: [i32; 4],
    sum: [i32; 4],
    room: [i32; 4],
}

impl Sign {
    /// The card below the players, or the one in a corner of the map for two.
    pub fn of(corner: bool) -> Sign {
        let p = |n: i32| n * if corner { 138 } else { 100 };
        let at = |at: [i32; 4]| at.map(p);
        if corner {
            Sign {
                size: Size { w: p(77), h: p(88) },
                unit: p(1),
                label: at([6, 4, 68, 13]),
                number: at([6, 17, 40, 32]),
                icon: (p(48), p(23)),
                line: [(p(6), p(51)), (p(71), p(51))],
                next: (p(6), p(54)),
                graves: at([24, 53, 48, 18]),
                sum: at([6, 54, 68, 16]),
                room: at([6, 71, 68, 13]),
            }
        } else {
            let w = (WIDTH - GAP) / 2;
            Sign {
                size: Size { w, h: 5800 },
                unit: p(1),
                label: [450, 250, w - 900, 1200],
                number: [600, 1700, 3400, 3200],
                icon: (4100, 1900),
                line: [(7500, 1700), (7500, 5200)],
                next: (8100, 1900),
                graves: [10400, 1500, 4000, 2700],
                sum: [8100, 1700, w - 8300, 2300],
                room: [8100, 4250, w - 8300, 1300],
            }
        }
    }

    /// Its ground.
    pub fn ground(&self, icon: &str) -> Vec<Op> {
        let [(x1, y1), (x2, y2)] = self.line;
        let mut ops = card(self.size.w, self.size.h, false).to_vec();
        ops.push(draw_icon(icon, self.icon.0, self.icon.1, 20 * self.unit, role("ink-2")));
        ops.push(straight(x1, y1, x2, y2, role("rule"), 100));
        ops
    }

    fn label(&self, text: Text, corner: bool) -> TextRun {
        // In a corner there is no room for capitals.
        let kind = if corner { strong(11 * self.unit) } else { label(10 * self.unit) };
        words(text, kind, self.label, Align::Start, role("ink-2"))
    }

    fn room(&self, text: Text) -> TextRun {
        small(text, 1050 * self.unit / 100, self.room, Align::Start)
    }
}

/// Draws it.
pub fn status(s: &State, corners: bool, marks: &Marks, canvas: &mut Canvas) {
    let comes = comes(s, marks);
    let Size { w, h } = Sign::of(false).size;
    let top = if comes && !corners { h + GAP } else { 0 };
    let size = Size { w: WIDTH, h: top + ROW };
    canvas.surface(2, SurfaceKind::Status, None, Text::new("scene-status"), size);
    // Before the game begins nothing comes that could be foreseen.
    let forecast = forecast::of(s, marks.focus);
    if top > 0 {
        canvas.put(famine(0, &forecast, false, marks).boxed(0, 0, w, h));
        canvas.put(foul(1, s, &forecast, false, marks).boxed(w + GAP, 0, w, h));
    }
    canvas.put(order(s, marks).boxed(0, top, 10600, ROW));
    canvas.put(round(s).boxed(10900, top, 4700, ROW));
    canvas.put(markers(s).boxed(15800, top, 7000, ROW));
    if comes {
        canvas.put(kept(s, &forecast, marks).boxed(23000, top, WIDTH - 23000, ROW));
    }
}

/// Whether something comes that can be foreseen.
fn comes(s: &State, marks: &Marks) -> bool {
    !s.phase.is_setup() && !s.phase.is_over() && !s.player(marks.focus).out
}

/// Draws famine and pollution in the lower corners of the map for two, on this layer of it.
pub fn on_map(s: &State, map: Size, layer: u8, marks: &Marks, canvas: &mut Canvas) {
    if !comes(s, marks) {
        return;
    }
    let forecast = forecast::of(s, marks.focus);
    let Size { w, h } = Sign::of(true).size;
    // There is room for the shadow.
    let y = map.h - h - 200;
    canvas.put(famine(ON_MAP, &forecast, true, marks).boxed(0, y, w, h).layer(layer));
    canvas.put(foul(ON_MAP + 1, s, &forecast, true, marks).boxed(map.w - w, y, w, h).layer(layer));
}

/// Red, where it is too much.
fn ink(bad: bool) -> &'static str {
    if bad { "bad" } else { "ink" }
}

/// The famine level, and the graves it brings to the focus: so many, and the squares there are for them.
fn famine(id: u32, comes: &Forecast, corner: bool, marks: &Marks) -> Item {
    let (lay, deadly) = (Sign::of(corner), comes.is_deadly());
    let unit = lay.unit;
    let spoken = Text::new("scene-famine")
        .num("famine", comes.famine)
        .player("player", marks.focus)
        .num("graves", comes.graves)
        .num("squares", comes.squares);
    let (x, y) = lay.next;
    let side = if corner { 16 } else { 20 };
    Item::new(id)
        .touch(Touch::Famine.id())
        .look(marks.look(Touch::Famine))
        .outline(Outline::Rect(7 * unit), 0)
        .symbol(Plate::Famine(corner).id(), &[])
        .draw([draw_icon("grave", x, y, side * unit, role(ink(deadly)))])
        .run(lay.label(Text::new("scene-famine-label"), corner))
        .run(figure(comes.famine, 30 * unit, lay.number, Align::Start, "ink"))
        .run(figure(comes.graves, if corner { 17 } else { 22 } * unit, lay.graves, Align::Start, ink(deadly)))
        .run(lay.room(Text::new("scene-squares").num("count", comes.squares)))
        .spoken(spoken)
}

/// The pollution that the focus has to lay: how it comes about, and the hexes there are for it.
fn foul(id: u32, s: &State, comes: &Forecast, corner: bool, marks: &Marks) -> Item {
    let (cities, fountains, dump, _) = pollution::due(s, marks.focus);
    let (lay, over) = (Sign::of(corner), comes.overflow() > 0);
    let unit = lay.unit;
    let spoken = Text::new("scene-pollution")
        .player("player", marks.focus)
        .num("markers", comes.markers)
        .num("cities", cities)
        .num("fountains", fountains)
        .word("dump", if dump { "yes" } else { "no" })
        .num("hexes", comes.hexes);
    let parts = Text::new("scene-pollution-sum")
        .num("cities", i64::from(CITY_POLLUTION) * i64::from(cities))
        .num("fountains", fountains)
        .word("dump", if dump { "yes" } else { "no" });
    Item::new(id)
        .touch(Touch::Forecast.id())
        .look(marks.look(Touch::Forecast))
        .outline(Outline::Rect(7 * unit), 0)
        .symbol(Plate::Foul(corner).id(), &[])
        .run(lay.label(Text::new("scene-pollution-label"), corner))
        .run(figure(comes.markers, 30 * unit, lay.number, Align::Start, ink(over)))
        .run(words(parts, serif(15 * unit), lay.sum, Align::Start, role("ink-2")))
        .run(lay.room(Text::new("scene-hexes").num("count", comes.hexes)))
        .spoken(spoken)
}

/// The order of play.
fn order(s: &State, marks: &Marks) -> Item {
    let (step, side) = (2550, 2150);
    let signs = (0..)
        .zip(s.in_order())
        .map(|(i, seat)| shape(token(marks.emblems.of(seat)), 300 + i * step, 1050, side, side, vec![role("edge")]));
    let names = s.in_order().map(Text::name).collect();
    let together = matches!(s.phase, Phase::Storage | Phase::Harvest | Phase::Over(_)) || s.is_veiled();
    let in_turn = !together && !s.phase.is_chance();
    let x = 300 + i32::from(s.at) * step;
    let now = in_turn.then(|| straight(x + 250, 3400, x + side - 250, 3400, role("ink"), 240));
    Item::new(2)
        .touch(Touch::Order.id())
        .look(marks.look(Touch::Order))
        .outline(Outline::Rect(600), 0)
        .draw(signs)
        .draw(now)
        .run(small(Text::new("scene-order-label"), 1000, [300, 0, 10200, 1100], Align::Start))
        .spoken(Text::new("scene-order").list("order", names))
}

fn round(s: &State) -> Item {
    Item::new(3)
        .touch(Touch::Round.id())
        .outline(Outline::Rect(600), 0)
        .run(small(Text::new("scene-round-label"), 1000, [300, 0, 4300, 1100], Align::Start))
        .run(figure(s.round, 1800, [300, 1000, 4300, 2300], Align::Start, "ink"))
        .spoken(Text::new("scene-round").num("round", s.round).text("phase", names::phase(s.phase)))
}

/// Exploration markers: what is still hidden.
fn markers(s: &State) -> Item {
    let hidden: u16 = exploration::hidden(s).into_iter().map(u16::from).sum();
    let on_map = s.map.markers.len() as u16;
    Item::new(4)
        .touch(Touch::Markers.id())
        .outline(Outline::Rect(600), 0)
        .draw([super::book::Piece::Unexplored.at(0, 1000, 2650, 2296)])
        .run(small(Text::new("scene-markers-label"), 1000, [100, 0, 6800, 1100], Align::Start))
        .run(figure(on_map, 1800, [2700, 1000, 2600, 2300], Align::Start, "ink"))
        .spoken(Text::new("scene-markers").num("count", on_map).num("hidden", hidden))
}

/// Goods against storage, and men at home.
fn kept(s: &State, comes: &Forecast, marks: &Marks) -> Item {
    let away = s.player(marks.focus).away;
    let w = WIDTH - 23000;
    let room = match comes.capacity {
        Some(capacity) => share(comes.stock, capacity, 1600, [2500, 1000, 6000, 2300], Align::Start),
        None => figure(comes.stock, 1600, [2500, 1000, 6000, 2300], Align::Start, "ink"),
    };
    let room =
        table::scene::TextRun { paint: role(ink(comes.capacity.is_some_and(|room| comes.stock > room))), ..room };
    Item::new(5)
        .touch(Touch::Forecast.id())
        .outline(Outline::Rect(600), 0)
        .draw([draw_icon("storage", 300, 1150, 1950, role("ink-2")), draw_icon("man", 9000, 1150, 1950, role("ink-2"))])
        .run(small(Text::new("scene-kept-label"), 1000, [300, 0, w - 400, 1100], Align::Start))
        .run(room)
        .run(figure(comes.home, 1600, [11100, 1000, w - 11200, 2300], Align::Start, "ink"))
        .spoken(
            Text::new("scene-kept")
                .player("player", marks.focus)
                .num("stock", comes.stock)
                .num("room", comes.capacity.unwrap_or(0))
                .word("kept", if comes.capacity.is_none() { "all" } else { "some" })
                .num("home", comes.home)
                .num("away", away),
        )
}
