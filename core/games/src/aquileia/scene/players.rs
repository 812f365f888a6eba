//! The players in brief, side by side: points, coins metal by metal, servants and houses left, cards in number.

use super::super::data::Back;
use super::super::prompt;
use super::super::state::{Player, State};
use super::super::touch::Touch;
use super::super::words as names;
use super::book::Piece;
use super::layout::WIDTH;
use super::{Marks, acting};
use table::canvas::Canvas;
use table::draw::{edge, group, rect, role, serif, shape, straight, strong, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Item, Outline, Size, SurfaceKind, TextRun};
use table::seat::Seat;
use table::text::Text;

/// The gap between two cards, and how high one is.
const GAP: i32 = 300;
const HIGH: i32 = 7900;

/// Draws them.
pub fn players(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let n = i32::from(s.seats);
    let w = (WIDTH - (n - 1) * GAP) / n;
    canvas.surface(0, SurfaceKind::Players, None, Text::new("scene-players"), Size { w: WIDTH, h: HIGH + GAP });
    for (i, seat) in (0..).zip(s.all()) {
        let card = card(s, seat, [w, HIGH], marks).boxed(i * (w + GAP), 0, w, HIGH);
        canvas.put(in_brief(s, seat, w, card, marks));
    }
}

/// The ground of a player's card; the acting player's has a frame.
pub fn card(s: &State, seat: Seat, [w, h]: [i32; 2], marks: &Marks) -> Item {
    let acts = acting(s) == Some(seat);
    let (ground, frame) = if acts { ("surface", edge("accent-edge", 180)) } else { ("surface-2", edge("rule", 100)) };
    let touch = Touch::Player(seat);
    Item::new(u32::from(seat.0))
        .touch(touch.id())
        .look(marks.look(touch))
        .outline(Outline::Rect(800), 150)
        .draw([
            rect(0, 0, w, h, 800, Some(role(ground)), frame),
            straight(800, 110, w - 800, 110, role("highlight"), 120),
        ])
        .spoken(spoken(s, seat, marks))
}

/// The cards of others can be counted, unless an option of the table hides the numbers (R61).
pub fn counts(s: &State, seat: Seat, marks: &Marks) -> bool {
    prompt::counted(s, marks.viewer, seat)
}

/// How many laurels a player holds, of both kinds.
pub fn laurels(s: &State, seat: Seat) -> u8 {
    s.held(seat).count() as u8 + s.player(seat).crowns.count_ones() as u8
}

fn spoken(s: &State, seat: Seat, marks: &Marks) -> Text {
    let player = s.player(seat);
    let key = if acting(s) == Some(seat) { "scene-player-acting" } else { "scene-player" };
    let cards = if counts(s, seat, marks) {
        Text::new("scene-player-cards")
            .num("servi", player.hand.len(Back::Servi))
            .num("equi", player.hand.len(Back::EquiEtArma))
            .num("laurels", laurels(s, seat))
    } else {
        Text::new("scene-player-no-counts").num("crowns", player.crowns.count_ones())
    };
    Text::new(key)
        .player("player", seat)
        .num("points", player.score)
        .text("coins", names::coins(player.coins))
        .num("servants", player.servants())
        .num("houses", player.houses_left())
        .text("cards", cards)
}

/// A number in a box.
pub fn figure(n: impl Into<i64>, size: i32, at: [i32; 4], align: Align, ink: &'static str) -> TextRun {
    words(Text::number(n), serif(size), at, align, role(ink))
}

/// A coin with the number of such coins on it.
pub fn purse(item: Item, metal: usize, n: u8, [x, y]: [i32; 2], side: i32) -> Item {
    let size = side * 5 / 8;
    let coin = Piece::Coin(metal as u8).about([x, y], side);
    let coin = if n == 0 { group(45, vec![coin]) } else { coin };
    let ink = if n == 0 { "ink-2" } else { "on-metal" };
    let at = [x - side / 2, y - side / 2, side, side];
    item.draw([coin]).run(figure(n, size, at, Align::Middle, ink))
}

/// Servants left; who has passed shows them pale.
fn men(player: &Player, x: i32, y: i32) -> [table::scene::Op; 2] {
    let man = draw_icon("man", x, y, 1200, role("ink-2"));
    [if player.passed { group(40, vec![man]) } else { man }, draw_icon("villa", x + 2000, y, 1200, role("ink-2"))]
}

fn in_brief(s: &State, seat: Seat, w: i32, card: Item, marks: &Marks) -> Item {
    let player = s.player(seat);
    let third = (w - 500) / 3;
    let mut item = card
        .draw([shape(token(marks.emblems.of(seat)), 300, 300, 1650, 1650, vec![role("edge")])])
        .draw(men(player, 300, 2500))
        .run(words(Text::name(seat), strong(1200), [2100, 300, w - 2350, 1650], Align::Start, role("ink")))
        .run(figure(player.servants(), 1200, [1480, 2350, 800, 1500], Align::Start, "ink"))
        .run(figure(player.houses_left(), 1200, [3480, 2350, 800, 1500], Align::Start, "ink"))
        .run(figure(player.score, 2000, [w - 3000, 1900, 2750, 2300], Align::End, "ink"));
    for (metal, n) in (0..).zip(player.coins.0) {
        item = purse(item, metal, n, [250 + third * metal as i32 + third / 2, 5000], 1950);
    }
    let cards = [
        ("slave-card", player.hand.len(Back::Servi)),
        ("horse", player.hand.len(Back::EquiEtArma)),
        ("laurel", laurels(s, seat)),
    ];
    for (i, (icon, n)) in (0..).zip(cards) {
        let x = 250 + third * i + (third - 2200).max(0) / 2;
        item = item.draw([draw_icon(icon, x, 6350, 1100, role("ink-2"))]);
        item = if counts(s, seat, marks) {
            item.run(figure(n, 1200, [x + 1150, 6150, third - 1150, 1500], Align::Start, "ink"))
        } else {
            item.run(words(
                Text::new("scene-unknown"),
                serif(1200),
                [x + 1150, 6150, 1000, 1500],
                Align::Start,
                role("ink-2"),
            ))
        };
    }
    item
}
