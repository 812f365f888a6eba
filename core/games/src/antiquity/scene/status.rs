//! What comes: famine and the graves it brings, pollution, storage, men; and the order of play, the round, the markers.

use super::super::data::CITY_POLLUTION;
use super::super::forecast::{self, Forecast};
use super::super::phases::{exploration, pollution};
use super::super::state::{Phase, State};
use super::super::touch::Touch;
use super::super::words as names;
use super::WIDTH;
use super::marks::Marks;
use super::parts::{Plate, figure, share, small};
use table::canvas::Canvas;
use table::draw::{label, role, serif, shape, straight, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Item, Outline, Size, SurfaceKind};
use table::text::Text;

/// How high the two cards are, and the row below them.
const CARDS: i32 = 5800;
const ROW: i32 = 3600;
const GAP: i32 = 300;
/// The card of what comes.
pub const CARD: Size = Size { w: (WIDTH - GAP) / 2, h: CARDS };

/// Draws it.
pub fn status(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let comes = !s.phase.is_setup() && !s.phase.is_over() && !s.player(marks.focus).out;
    let top = if comes { CARDS + GAP } else { 0 };
    let size = Size { w: WIDTH, h: top + ROW };
    canvas.surface(2, SurfaceKind::Status, None, Text::new("scene-status"), size);
    // Before the game begins nothing comes that could be foreseen.
    let forecast = forecast::of(s, marks.focus);
    if comes {
        let w = CARD.w;
        canvas.put(famine(&forecast, marks, w).boxed(0, 0, w, CARDS));
        canvas.put(foul(s, &forecast, marks, w).boxed(w + GAP, 0, w, CARDS));
    }
    canvas.put(order(s, marks).boxed(0, top, 10600, ROW));
    canvas.put(round(s).boxed(10900, top, 4700, ROW));
    canvas.put(markers(s).boxed(15800, top, 7000, ROW));
    if comes {
        canvas.put(kept(s, &forecast, marks).boxed(23000, top, WIDTH - 23000, ROW));
    }
}

/// Red, where it is too much.
fn ink(bad: bool) -> &'static str {
    if bad { "bad" } else { "ink" }
}

/// The famine level, and the graves it brings to the focus: so many, and the squares there are for them.
fn famine(comes: &Forecast, marks: &Marks, w: i32) -> Item {
    let deadly = comes.is_deadly();
    let spoken = Text::new("scene-famine")
        .num("famine", comes.famine)
        .player("player", marks.focus)
        .num("graves", comes.graves)
        .num("squares", comes.squares);
    Item::new(0)
        .touch(Touch::Famine.id())
        .look(marks.look(Touch::Famine))
        .outline(Outline::Rect(700), 0)
        .symbol(Plate::Famine.id(), &[])
        .draw([draw_icon("grave", 8100, 1900, 2000, role(ink(deadly)))])
        .run(words(
            Text::new("scene-famine-label"),
            label(1000),
            [450, 250, w - 900, 1200],
            Align::Start,
            role("ink-2"),
        ))
        .run(figure(comes.famine, 3000, [600, 1700, 3400, 3200], Align::Start, "ink"))
        .run(figure(comes.graves, 2200, [10400, 1500, 4000, 2700], Align::Start, ink(deadly)))
        .run(small(
            Text::new("scene-squares").num("count", comes.squares),
            1050,
            [8100, 4250, w - 8300, 1300],
            Align::Start,
        ))
        .spoken(spoken)
}

/// The pollution that the focus has to lay: how it comes about, and the hexes there are for it.
fn foul(s: &State, comes: &Forecast, marks: &Marks, w: i32) -> Item {
    let (cities, fountains, dump, _) = pollution::due(s, marks.focus);
    let over = comes.overflow() > 0;
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
    Item::new(1)
        .touch(Touch::Forecast.id())
        .look(marks.look(Touch::Forecast))
        .outline(Outline::Rect(700), 0)
        .symbol(Plate::Foul.id(), &[])
        .run(words(
            Text::new("scene-pollution-label"),
            label(1000),
            [450, 250, w - 900, 1200],
            Align::Start,
            role("ink-2"),
        ))
        .run(figure(comes.markers, 3000, [600, 1700, 3400, 3200], Align::Start, ink(over)))
        .run(words(parts, serif(1500), [8100, 1700, w - 8300, 2300], Align::Start, role("ink-2")))
        .run(small(
            Text::new("scene-hexes").num("count", comes.hexes),
            1050,
            [8100, 4250, w - 8300, 1300],
            Align::Start,
        ))
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
