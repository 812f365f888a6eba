//! The players in brief: points, tiles in supply and stock, markets, oracles, and what the score would be now.

use super::super::data::TILES;
use super::super::score;
use super::super::state::State;
use super::super::touch::Touch;
use super::book::{Piece, STONES};
use super::{Marks, WIDTH, acting};
use table::canvas::Canvas;
use table::draw::{edge, rect, role, serif, shape, straight, strong, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Form, Item, Outline, Size, SurfaceKind, TextRun};
use table::seat::Seat;
use table::text::Text;

/// The gap between two cards.
const GAP: i32 = 300;
/// How high a card is: on a phone, and where they stand one below the other.
const BRIEF: i32 = 6200;
const LONG: i32 = 5400;

/// Draws the players: side by side on a phone, one below the other where there is room for all their stones.
pub fn players(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let wide = canvas.form() == Form::Wide;
    let n = i32::from(s.seats);
    let (columns, rows) = if wide { (1, n) } else { (n, 1) };
    let (w, h) = ((WIDTH - (columns - 1) * GAP) / columns, if wide { LONG } else { BRIEF });
    let size = Size { w: WIDTH, h: rows * (h + GAP) };
    canvas.surface(0, SurfaceKind::Players, None, Text::new("scene-players"), size);
    for (i, seat) in (0..).zip(s.all()) {
        let [x, y] = if wide { [0, i * (h + GAP)] } else { [i * (w + GAP), 0] };
        let card = card(s, seat, [w, h], marks).boxed(x, y, w, h);
        canvas.put(if wide { at_length(s, seat, card, marks) } else { in_brief(s, seat, w, card, marks) });
    }
}

/// The ground of a card; the acting player's has a frame.
fn card(s: &State, seat: Seat, [w, h]: [i32; 2], marks: &Marks) -> Item {
    let player = s.player(seat);
    let acts = acting(s) == Some(seat);
    let (ground, frame) = if acts { ("surface", edge("accent-edge", 180)) } else { ("surface-2", edge("rule", 100)) };
    let spoken = Text::new(if acts { "scene-player-acting" } else { "scene-player" })
        .player("player", seat)
        .num("points", player.points)
        .num("total", score::of(s, seat).total())
        .num("roads", player.roads)
        .num("road_stock", player.road_stock)
        .num("cities", player.cities)
        .num("city_stock", player.city_stock)
        .num("markets", player.markets)
        .num("oracles", score::controlled(s, seat));
    Item::new(u32::from(seat.0))
        .touch(Touch::Player(seat).id())
        .look(marks.look(Touch::Player(seat)))
        .outline(Outline::Rect(800), 150)
        .draw([
            rect(0, 0, w, h, 800, Some(role(ground)), frame),
            straight(800, 110, w - 800, 110, role("highlight"), 120),
        ])
        .spoken(spoken)
}

fn figure(n: impl Into<i64>, size: i32, at: [i32; 4], align: Align, ink: &'static str) -> TextRun {
    words(Text::number(n), serif(size), at, align, role(ink))
}

/// The name above; below it the supply and the points, and in small the stock and the score as it would be now.
fn in_brief(s: &State, seat: Seat, w: i32, card: Item, marks: &Marks) -> Item {
    let player = s.player(seat);
    let second = if w > 10000 { w / 3 } else { 3000 };
    let stock = |n: u8, x: i32| {
        words(Text::new("scene-stock").num("n", n), serif(1200), [x, 4300, 2100, 1500], Align::Start, role("ink-2"))
    };
    card.draw([
        shape(token(marks.emblems.of(seat)), 350, 350, 1600, 1600, vec![role("edge")]),
        draw_icon("road", 350, 2650, 1250, role("ink-2")),
        draw_icon("city", second, 2650, 1250, role("ink-2")),
        draw_icon("laurel", w - 3250, 4350, 1350, role("ochre")),
    ])
    .run(words(Text::name(seat), strong(1200), [2150, 350, w - 2450, 1600], Align::Start, role("ink")))
    .run(figure(player.points, 2200, [w - 3100, 1950, 2700, 2400], Align::End, "ink"))
    .run(figure(player.roads, 1300, [1650, 2550, 1500, 1500], Align::Start, "ink"))
    .run(figure(player.cities, 1300, [second + 1300, 2550, 1500, 1500], Align::Start, "ink"))
    .run(figure(score::of(s, seat).total(), 1300, [w - 2100, 4300, 1700, 1500], Align::End, "ink"))
    .run(stock(player.road_stock, 850))
    .run(stock(player.city_stock, second + 450))
}

/// With room for it: every tile is a stone, and the markets that are left are counted.
fn at_length(s: &State, seat: Seat, card: Item, marks: &Marks) -> Item {
    let player = s.player(seat);
    let stones = |supply: u8, stock: u8, x: i32| {
        let stock = stock.min(TILES - supply.min(TILES));
        Piece::Stones { seat: marks.emblems.of(seat), supply: supply.min(TILES), stock }.at(
            x,
            3650,
            STONES.w * 3 / 2,
            STONES.h * 3 / 2,
        )
    };
    let count = |n: i64, x: i32| figure(n, 1500, [x, 400, 2600, 2000], Align::Start, "ink");
    card.draw([
        shape(token(marks.emblems.of(seat)), 600, 350, 2400, 2400, vec![role("edge")]),
        draw_icon("market", 15000, 700, 1500, role("ink-2")),
        draw_icon("temple", 19300, 700, 1500, role("ink-2")),
        draw_icon("laurel", 23300, 600, 1700, role("ochre")),
        draw_icon("road", 700, 3250, 1600, role("ink-2")),
        draw_icon("city", 18600, 3250, 1600, role("ink-2")),
        stones(player.roads, player.road_stock, 4700),
        stones(player.cities, player.city_stock, 22600),
    ])
    .run(words(Text::name(seat), strong(1500), [3400, 400, 11200, 2000], Align::Start, role("ink")))
    .run(count(player.markets.into(), 16800))
    .run(count(score::controlled(s, seat).into(), 21100))
    .run(count(score::of(s, seat).total().into(), 25200))
    .run(figure(player.points, 2600, [30500, 100, 5500, 2700], Align::End, "ink"))
    .run(figure(player.roads, 1500, [2500, 3100, 1900, 2000], Align::Start, "ink"))
    .run(figure(player.cities, 1500, [20400, 3100, 1900, 2000], Align::Start, "ink"))
}
