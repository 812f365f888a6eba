//! A queue: the customers who wait, the front at the left, each with pay and time.

use super::super::data::Customer;
use super::super::state::State;
use super::super::words::{self, Touch};
use super::book::{Piece, QUEUE_CARDS, queue_lines};
use super::{Marks, WIDTH, item, parts};
use table::canvas::Canvas;
use table::draw::{role, sans, serif, shape, words as run};
use table::icons;
use table::scene::{Align, Item, ItemId, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// How the cards of a queue are laid out.
struct Layout {
    per_row: i32,
    card: u8,
    step: [i32; 2],
}

impl Layout {
    fn of(waiting: usize) -> Layout {
        match waiting {
            0..=5 => Layout { per_row: 5, card: 0, step: [7050, 0] },
            6 => Layout { per_row: 6, card: 1, step: [5880, 0] },
            _ => Layout { per_row: 7, card: 2, step: [5000, 7400] },
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
    let height = 2000 + QUEUE_CARDS[usize::from(layout.card)][1] + (layout.rows(row.len()) - 1) * layout.step[1] + 300;
    let title = Text::new("surface-queue").player("player", seat);
    canvas.surface(30 + u16::from(seat.0), SurfaceKind::Mat, Some(seat), title, Size { w: WIDTH, h: height });
    let more = Text::new("board-waiting").num("count", row.len() as i64);
    let (ops, runs) = parts::caption(Text::new("board-queue"), None, more, WIDTH - 3000);
    let mut head = Item::new(0).boxed(0, 0, WIDTH, 1400).draw(ops);
    head.runs = runs;
    head = head.draw([shape(icons::token(canvas.emblem(seat)), WIDTH - 3600, -100, 1600, 1600, vec![role("edge")])]);
    canvas.put(head);
    for (i, customer) in row.iter().map(Customer).enumerate() {
        canvas.put(card(seat, i, customer, &layout, marks));
    }
}

fn card(seat: Seat, i: usize, customer: Customer, layout: &Layout, marks: &Marks) -> Item {
    let [w, h] = QUEUE_CARDS[usize::from(layout.card)];
    let (column, line) = (i as i32 % layout.per_row, i as i32 / layout.per_row);
    let (x, y) = (1200 + column * layout.step[0], 2000 + line * layout.step[1]);
    let key = if i == 0 { "queue-front" } else { "queue-place" };
    let spoken = Text::new(key).num("place", i as i64 + 1).text("who", words::card(customer));
    let front = i == 0 && marks.asked == Some(seat) && marks.draft.is_none();
    let low = h < 9000;
    let (head, foot) = queue_lines(h);
    let picture = Piece::Waiting { class: customer.class(), layout: layout.card, front };
    let (coin, cy) = (1050.min(w / 5), foot + (h - foot) / 2);
    let mut item = item(marks, ItemId::PIECES + u32::from(customer.0), Touch::Queue(seat, i as u8), false, spoken)
        .boxed(x, y, w, h)
        .layer(1)
        .outline(Outline::Rect(700), if front { 300 } else { 150 })
        .symbol(picture.id(), &[])
        .draw([Piece::Coin(customer.pay()).about(w * 3 / 10, cy, coin)])
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
