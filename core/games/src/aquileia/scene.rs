//! A plain scene: a box with words for each thing that can be touched, until the town is drawn.

use super::data::{Area, Back, Card, Crown, Metal, Plot, Space};
use super::odds;
use super::state::State;
use super::touch::Touch;
use super::words;
use table::canvas::Canvas;
use table::scene::{Align, Face, Item, Outline, Paint, Point, Size, SurfaceKind, TextRun};
use table::seat::Viewer;
use table::text::Text;

const WIDE: i32 = 3900;
const BOX: Size = Size { w: 940, h: 480 };

/// Draws everything.
pub fn scene(s: &State, viewer: Viewer, canvas: &mut Canvas) {
    let players = s.all().map(Touch::Player).chain(s.all().map(Touch::Laurels));
    let coins = s.all().flat_map(|p| Metal::ALL.map(|m| Touch::Coin(p, m)));
    boxes(s, canvas, 1, SurfaceKind::Players, players.chain(coins).collect());
    let slots = (0..3).map(Touch::Slot).chain(Back::ALL.map(Touch::Pile)).chain(Back::ALL.map(Touch::Gone));
    let one = [Touch::Tie, Touch::Bank, Touch::Display, Touch::LaurelDeck, Touch::CrownDeck, Touch::Blue, Touch::Round];
    let board = Space::all().map(Touch::Space).chain(Plot::all().map(Touch::Plot)).chain(slots).chain(one);
    let contest = s.all().map(Touch::Strength).chain([Touch::Bid, Touch::Dice]).chain(Crown::all().map(Touch::Crown));
    let contest = contest.filter(|touch| Touch::of(touch.id(), s).is_some());
    let odds = [Area::Arena, Area::Stadium].into_iter().filter(|area| odds::odds(s, *area).is_some());
    boxes(s, canvas, 2, SurfaceKind::Board, board.chain(contest).chain(odds.map(Touch::Odds)).collect());
    if let Viewer::Seat(seat) = viewer {
        let held = Card::ALL.into_iter().filter(|card| s.player(seat).hand.of(*card) > 0);
        boxes(s, canvas, 3, SurfaceKind::Hand, held.map(Touch::Hand).collect());
    }
}

fn boxes(s: &State, canvas: &mut Canvas, id: u16, kind: SurfaceKind, touches: Vec<Touch>) {
    let rows = (touches.len() as i32 + 3) / 4;
    canvas.surface(id, kind, None, Text::new("board"), Size { w: WIDE, h: (rows * 500).max(500) });
    for (n, touch) in touches.into_iter().enumerate() {
        let at = Point { x: n as i32 % 4 * 970 + 20, y: n as i32 / 4 * 500 + 10 };
        let words = name(s, touch);
        let mut item = Item::new(n as u32);
        item.at = at;
        item.size = BOX;
        item.touch = Some(touch.id());
        item.outline = Outline::Rect(40);
        item.spoken = Some(words.clone());
        item.runs = vec![TextRun {
            text: words,
            at: Point { x: 20, y: 20 },
            size: Size { w: BOX.w - 40, h: BOX.h - 40 },
            lines: 4,
            type_size: 110,
            floor: 60,
            face: Face::Sans,
            bold: false,
            capitals: false,
            align: Align::Middle,
            paint: Paint::Role("ink"),
        }];
        canvas.put(item);
    }
}

fn name(s: &State, touch: Touch) -> Text {
    match touch {
        Touch::Space(space) => words::space(space),
        Touch::Plot(plot) => words::plot(plot),
        Touch::Hand(card) => words::card(card),
        Touch::Crown(crown) => words::crown(crown),
        _ => super::about::about(s, Viewer::Public, touch.id()).map_or(Text::new("ask-nothing"), |sheet| sheet.title),
    }
}
