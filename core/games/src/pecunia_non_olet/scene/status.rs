//! The piles.

use super::super::data::{Customer, Kind};
use super::super::state::State;
use super::super::words::{self, Touch};
use super::book::Piece;
use super::{Marks, WIDTH, item};
use table::canvas::Canvas;
use table::draw::{edge, rect, role, sans, serif, words as run};
use table::scene::{Align, Item, Op, Outline, Size, SurfaceKind};
use table::text::Text;

/// Draws the four piles in one row.
pub fn status(s: &State, marks: &Marks, canvas: &mut Canvas) {
    canvas.surface(1, SurfaceKind::Status, None, Text::new("surface-status"), Size { w: WIDTH, h: 4800 });
    let gone = match s.gone.last() {
        Some(top) => Text::new("status-gone").num("count", s.gone.len() as i64).text("who", words::card(Customer(top))),
        None => Text::new("status-gone-empty"),
    };
    let played = match s.played.last() {
        Some(top) => {
            Text::new("status-played").num("count", s.played.len() as i64).text("card", words::title(Kind::of(top)))
        }
        None => Text::new("status-played-empty"),
    };
    let top = s.gone.last().map(Customer);
    let back = vec![Piece::Back.at(0, 0, 2200, 3000)];
    let deck = s.deck.len();
    let piles = [
        (
            Touch::Pile,
            "board-pile",
            i64::from(s.pile.len()),
            Text::new("status-pile").num("count", s.pile.len()),
            back.clone(),
        ),
        (Touch::Gone, "board-gone", s.gone.len() as i64, gone, face(top)),
        (Touch::Deck, "board-deck", i64::from(deck), Text::new("status-deck").num("count", deck), back),
        (Touch::Played, "board-played", s.played.len() as i64, played, face(None)),
    ];
    for (i, (touch, name, count, spoken, picture)) in piles.into_iter().enumerate() {
        canvas.put(pile(marks, i as i32, touch, Text::new(name), count, spoken, picture));
    }
}

/// The top of an open pile.
fn face(top: Option<Customer>) -> Vec<Op> {
    let mut ops = vec![rect(0, 0, 2200, 3000, 300, Some(role("surface")), edge("rule-strong", 100))];
    if let Some(customer) = top {
        ops.push(Piece::Dot(customer.class()).about(1100, 1500, 900));
    }
    ops
}

fn pile(marks: &Marks, i: i32, touch: Touch, name: Text, count: i64, spoken: Text, picture: Vec<Op>) -> Item {
    let w = WIDTH / 4;
    let picture = Op::Group { opacity: 100, offset: table::scene::Point { x: 200, y: 900 }, ops: picture };
    item(marks, i as u32, touch, false, spoken)
        .boxed(i * w, 0, w - 200, 4800)
        .outline(Outline::Rect(600), 0)
        .draw([picture])
        .run(run(Text::number(count), serif(1600), [2700, 700, w - 3000, 1900], Align::Start, role("ink")))
        .run(table::draw::paragraph(name, sans(1000), [2700, 2400, w - 3000, 2000], 2, role("ink-2")))
}
