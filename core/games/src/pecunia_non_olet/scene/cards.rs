//! The hand, and the customers turned up in the Colosseum.

use super::super::data::{Customer, Kind};
use super::super::phases;
use super::super::prompt;
use super::super::state::{Phase, State};
use super::super::words::{self, Touch};
use super::book::{self, Piece};
use super::{Marks, WIDTH, item, parts};
use table::canvas::Canvas;
use table::draw::{edge, paragraph, rect, role, sans, serif, words as run};
use table::scene::{Align, Item, ItemId, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The cards of a hand; those of one kind lie on each other.
pub fn hand(s: &State, seat: Seat, own: bool, marks: &Marks, canvas: &mut Canvas) {
    let hand = &s.player(seat).hand;
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|k| hand.of(*k) > 0).collect();
    // Up to three cards show what they do; more of them only their titles, the rest is said on touch.
    let tall = kinds.len() <= 3;
    let h = book::hand_height(tall);
    let rows = (kinds.len().div_ceil(3) as i32).max(1);
    let height = if kinds.is_empty() { 4000 } else { 2000 + rows * (h + 500) };
    let title = Text::new("surface-hand").player("player", seat);
    canvas.surface(20 + u16::from(seat.0), SurfaceKind::Hand, Some(seat), title, Size { w: WIDTH, h: height });
    let (ops, runs) = if own {
        parts::caption(Text::new("board-hand"), Some("eye-off"), Text::new("board-only-you"), WIDTH)
    } else {
        parts::caption(Text::name(seat), None, Text::new("board-cards"), WIDTH)
    };
    let mut head = Item::new(98).boxed(0, 0, WIDTH, 1400).draw(ops);
    head.runs = runs;
    canvas.put(head);
    if kinds.is_empty() {
        let none =
            run(Text::new("hand-empty"), sans(1200), [200, 1800, WIDTH - 400, 1800], Align::Start, role("ink-2"));
        canvas.put(Item::new(99).boxed(0, 0, WIDTH, height).spoken(Text::new("hand-empty")).run(none));
    }
    let asked = marks.asked == Some(seat) && marks.draft.is_none() && s.phase != Phase::Colosseum;
    for (i, kind) in kinds.into_iter().enumerate() {
        let at = [(i as i32 % 3) * 12300, 2000 + (i as i32 / 3) * (h + 500)];
        let blocked = asked && phases::card_targets(s, kind) == 0;
        canvas.put(card(seat, kind, hand.of(kind), at, tall, blocked, marks));
    }
}

fn card(seat: Seat, kind: Kind, copies: u8, [x, y]: [i32; 2], tall: bool, blocked: bool, marks: &Marks) -> Item {
    let spoken = Text::new("hand-card").text("card", words::title(kind)).num("copies", copies);
    let spoken = spoken.text("short", prompt::short(kind)).word("kind", kind.id()).num("seat", seat.0);
    let (w, h, head) = (12000, book::hand_height(tall), book::hand_head(tall));
    let name = Text::new("hand-title").text("card", words::title(kind)).word("kind", kind.id()).num("seat", seat.0);
    let room = if copies > 1 { 6100 } else { 8500 };
    let mut item = item(marks, kind as u32, Touch::Hand(kind), blocked, spoken)
        .boxed(x, y, w, h)
        .layer(1)
        .outline(Outline::Rect(800), 150)
        .symbol(Piece::Hand { kind, tall }.id(), &[])
        .run(paragraph(name, serif(1300), [3100, 350, room, head - 250], 2, role("ink")));
    if copies > 1 {
        let times = Text::new("hand-copies").num("copies", copies);
        item = item.run(run(times, serif(1400), [w - 2600, 400, 2000, head], Align::End, role("ink-2")));
    }
    if tall {
        let short =
            Text::new("hand-short").text("short", prompt::short(kind)).word("kind", kind.id()).num("seat", seat.0);
        item = item.run(paragraph(short, sans(1100), [1000, 3600, w - 1800, 5300], 4, role("ink-2")));
    }
    item
}

/// The customers turned up in the Colosseum.
pub fn colosseum(s: &State, marks: &Marks, canvas: &mut Canvas) {
    canvas.surface(2, SurfaceKind::Market, None, Text::new("surface-colosseum"), Size { w: WIDTH, h: 9600 });
    let (ops, runs) = parts::caption(Text::new("board-arena"), None, Text::new("board-colosseum"), WIDTH);
    let mut head = Item::new(98).boxed(0, 0, WIDTH, 1400).draw(ops);
    head.runs = runs;
    canvas.put(head);
    for (i, customer) in s.revealed.iter().map(Customer).enumerate() {
        let (w, h) = (12000, 7400);
        let mut ops = vec![rect(0, 0, w, h, 800, Some(role("surface")), edge("rule-strong", 100))];
        ops.push(Piece::Medallion(customer.class()).about(3400, 3700, 2700));
        ops.push(Piece::Coin(customer.pay()).about(7600, 5000, 1100));
        ops.push(parts::hourglass(9100, 4300, 1400, role("ink-2")));
        let class = Text::new("class-name").word("class", customer.class().word());
        canvas.put(
            item(marks, ItemId::PIECES + u32::from(customer.0), Touch::Revealed(i as u8), false, words::card(customer))
                .boxed(i as i32 * 12300, 2000, w, h)
                .layer(1)
                .outline(Outline::Rect(800), 150)
                .draw(ops)
                .run(run(class, serif(1350), [6500, 900, 5300, 1800], Align::Start, role("ink")))
                .run(run(
                    Text::number(customer.time()),
                    serif(1500),
                    [10500, 4100, 1200, 1800],
                    Align::Middle,
                    role("ink"),
                )),
        );
    }
}
