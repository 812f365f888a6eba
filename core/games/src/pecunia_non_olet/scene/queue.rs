//! A queue: the customers who wait, the front at the left, each with pay and time.

use super::super::data::Customer;
use super::super::state::State;
use super::super::words::{self, Touch};
use super::{Marks, WIDTH, item, parts};
use table::canvas::Canvas;
use table::draw::{fill, polygon, rect, role, sans, serif, shape, straight, words as run};
use table::icons;
use table::scene::{Align, Item, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// How the cards of a queue are laid out.
struct Layout {
    per_row: i32,
    card: [i32; 2],
    step: [i32; 2],
}

impl Layout {
    fn of(waiting: usize) -> Layout {
        match waiting {
            0..=5 => Layout { per_row: 5, card: [6000, 9200], step: [7050, 0] },
            6..=7 => Layout { per_row: 7, card: [4600, 9200], step: [5000, 0] },
            _ => Layout { per_row: 7, card: [4600, 7000], step: [5000, 7400] },
        }
    }

    fn rows(&self, waiting: usize) -> i32 {
        ((waiting as i32 + self.per_row - 1) / self.per_row).max(1)
    }
}

/// Draws the queue of a player.
pub fn queue(s: &State, seat: Seat, marks: &Marks, canvas: &mut Canvas) {
    let row = s.player(seat).queue;
    let layout = Layout::of(row.len());
    let height = 2000 + layout.card[1] + (layout.rows(row.len()) - 1) * layout.step[1] + 300;
    let title = Text::new("surface-queue").player("player", seat);
    canvas.surface(30 + u16::from(seat.0), SurfaceKind::Mat, Some(seat), title, Size { w: WIDTH, h: height });
    let more = Text::new("board-waiting").num("count", row.len() as i64);
    let (ops, runs) = parts::caption(Text::new("board-queue"), more, WIDTH - 3000);
    let mut head = Item::new(0).boxed(0, 0, WIDTH, 1400).draw(ops);
    head.runs = runs;
    head = head.draw([shape(icons::token(seat.0), WIDTH - 3600, -100, 1600, 1600, vec![role("edge")])]);
    canvas.put(head);
    for (i, customer) in row.iter().map(Customer).enumerate() {
        canvas.put(card(seat, i, customer, &layout, marks));
    }
}

fn card(seat: Seat, i: usize, customer: Customer, layout: &Layout, marks: &Marks) -> Item {
    let [w, h] = layout.card;
    let (column, line) = (i as i32 % layout.per_row, i as i32 / layout.per_row);
    let (x, y) = (1200 + column * layout.step[0], 2000 + line * layout.step[1]);
    let key = if i == 0 { "queue-front" } else { "queue-place" };
    let spoken = Text::new(key).num("place", i as i64 + 1).text("who", words::card(customer));
    let front = i == 0 && marks.asked == Some(seat) && marks.draft.is_none();
    let low = h < 9000;
    let (head, foot) = if low { (3900, 4000) } else { (4600, 6200) };
    let class = parts::class_role(customer.class());
    let icon = (head - 800).min(w - 1000);
    let mut ops = vec![
        rect(
            0,
            0,
            w,
            h,
            700,
            Some(role("surface")),
            table::draw::edge(if front { "option" } else { "rule-strong" }, if front { 240 } else { 100 }),
        ),
        rect(300, 300, w - 600, head, 500, Some(role(class)), None),
        icons::draw_icon(
            customer.class().word(),
            (w - icon) / 2,
            300 + (head - icon) / 2,
            icon,
            role(parts::on_class(customer.class())),
        ),
        straight(800, foot, w - 800, foot, role("rule"), 100),
    ];
    let coin = 1050.min(w / 5);
    let cy = foot + (h - foot) / 2;
    ops.extend(parts::coin(w * 3 / 10, cy, coin));
    // A narrow card has no room for the hourglass: the number at the right is the time.
    if w > 5000 {
        ops.push(parts::hourglass(w * 11 / 20, cy - 700, 1300, role("ink-2")));
    }
    if front {
        // Who is next points at the seats.
        ops.push(fill(polygon(&[(-1200, h / 3), (-400, h / 3 - 700), (-400, h / 3 + 700)]), role("option")));
    }
    let mut item = item(marks, 200 + u32::from(customer.0), Touch::Queue(seat, i as u8), false, spoken)
        .boxed(x, y, w, h)
        .layer(1)
        .outline(Outline::Rect(700), if front { 300 } else { 150 })
        .draw(ops)
        .run(parts::on_coin(customer.pay(), w * 3 / 10, cy, coin))
        .run(run(
            Text::number(customer.time()),
            serif(1500),
            [w * 15 / 20, cy - 900, w / 5, 1800],
            Align::Middle,
            role("ink"),
        ));
    if !low {
        let class = Text::new("class-name").word("class", customer.class().word());
        item = item.run(run(class, sans(1050), [200, head + 350, w - 400, 1200], Align::Middle, role("ink")));
    }
    item
}
