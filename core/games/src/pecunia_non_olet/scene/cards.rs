//! The hand, and the customers turned up in the Colosseum.

use super::super::data::{Customer, Kind};
use super::super::phases;
use super::super::prompt;
use super::super::state::{Phase, State};
use super::super::words::{self, Touch};
use super::{Marks, WIDTH, item, parts};
use table::canvas::Canvas;
use table::draw::{edge, paragraph, rect, role, sans, serif, straight, words as run};
use table::icons::draw_icon;
use table::scene::{Align, Item, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The icon of a kind.
fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::CitizensAssembly => "citizen",
        Kind::FishPoisoning => "fish",
        Kind::WomensForum => "lady",
        Kind::GreatHaste => "hourglass",
        Kind::LatrineGossip => "people",
        Kind::LatrineSwap => "turn-piece",
        Kind::ColosseumBreak => "arena",
        Kind::Eviction => "end-turn",
        Kind::SenateMeeting => "senator",
        Kind::SlaveMarket => "slave",
        Kind::SpecialTaxSlaves | Kind::SpecialTaxCitizens | Kind::SpecialTaxSenators => "coin",
        Kind::RegularGuest => "undo",
        Kind::VillaDixius => "villa",
        Kind::QueueJumper => "queue",
    }
}

/// The cards of a hand; those of one kind lie on each other.
pub fn hand(s: &State, seat: Seat, own: bool, marks: &Marks, canvas: &mut Canvas) {
    let hand = &s.player(seat).hand;
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|k| hand.of(*k) > 0).collect();
    // Up to three cards show what they do; more of them only their titles, the rest is said on touch.
    let tall = kinds.len() <= 3;
    let h = if tall { 8800 } else { 4800 };
    let rows = (kinds.len().div_ceil(3) as i32).max(1);
    let height = 2000 + rows * (h + 500);
    let title = Text::new("surface-hand").player("player", seat);
    canvas.surface(20 + u16::from(seat.0), SurfaceKind::Hand, Some(seat), title, Size { w: WIDTH, h: height });
    let (name, more) = if own {
        (Text::new("board-hand"), Text::new("board-only-you"))
    } else {
        (Text::name(seat), Text::new("board-cards"))
    };
    let (ops, runs) = parts::caption(name, more, WIDTH);
    let mut head = Item::new(98).boxed(0, 0, WIDTH, 1400).draw(ops);
    head.runs = runs;
    canvas.put(head);
    if kinds.is_empty() {
        let none =
            run(Text::new("hand-empty"), sans(1200), [200, 2000, WIDTH - 400, 2000], Align::Start, role("ink-2"));
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
    let (w, h) = (12000, if tall { 8800 } else { 4800 });
    let head = if tall { 3000 } else { h - 800 };
    let name = Text::new("hand-title").text("card", words::title(kind)).word("kind", kind.id()).num("seat", seat.0);
    let room = if copies > 1 { 6600 } else { 8900 };
    let mut item = item(marks, kind as u32, Touch::Hand(kind), blocked, spoken)
        .boxed(x, y, w, h)
        .layer(1)
        .outline(Outline::Rect(800), 150)
        .draw([
            rect(0, 0, w, h, 800, Some(role("surface")), edge("rule-strong", 100)),
            straight(800, 110, w - 800, 110, role("highlight"), 120),
            rect(400, 400, w - 800, head, 400, Some(role("surface-2")), None),
            straight(400, 400 + head, w - 400, 400 + head, role("terracotta"), 120),
            draw_icon(icon(kind), 800, 400 + (head - 2200) / 2, 2200, role("terracotta")),
        ])
        .run(run(name, serif(1350), [3500, 400, room - 400, head], Align::Start, role("ink")));
    if copies > 1 {
        let times = Text::new("hand-copies").num("copies", copies);
        item = item.run(run(times, serif(1400), [w - 3200, 400, 2600, head], Align::End, role("ink-2")));
    }
    if tall {
        let short =
            Text::new("hand-short").text("short", prompt::short(kind)).word("kind", kind.id()).num("seat", seat.0);
        item = item.run(paragraph(short, sans(1100), [1000, 3700, w - 1800, 4900], 4, role("ink-2")));
    }
    item
}

/// The customers turned up in the Colosseum.
pub fn colosseum(s: &State, marks: &Marks, canvas: &mut Canvas) {
    canvas.surface(2, SurfaceKind::Market, None, Text::new("surface-colosseum"), Size { w: WIDTH, h: 9600 });
    let (ops, runs) = parts::caption(Text::new("surface-colosseum"), Text::new("board-colosseum"), WIDTH);
    let mut head = Item::new(98).boxed(0, 0, WIDTH, 1400).draw(ops);
    head.runs = runs;
    canvas.put(head);
    for (i, customer) in s.revealed.iter().map(Customer).enumerate() {
        let (w, h) = (12000, 7400);
        let mut ops = vec![rect(0, 0, w, h, 800, Some(role("surface")), edge("rule-strong", 100))];
        ops.extend(parts::medallion(customer, 3400, 3700, 2700));
        ops.extend(parts::coin(7600, 5000, 1100));
        ops.push(parts::hourglass(9100, 4300, 1400, role("ink-2")));
        let class = Text::new("class-name").word("class", customer.class().word());
        canvas.put(
            item(marks, u32::from(customer.0), Touch::Revealed(i as u8), false, words::card(customer))
                .boxed(i as i32 * 12300, 2000, w, h)
                .layer(1)
                .outline(Outline::Rect(800), 150)
                .draw(ops)
                .run(run(class, serif(1350), [6500, 900, 5200, 1800], Align::Start, role("ink")))
                .run(parts::on_coin(customer.pay(), 7600, 5000, 1100))
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
