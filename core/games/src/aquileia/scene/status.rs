//! Below the town: the tie track and with it who starts next, the round, the bank, the last roll.

use super::super::data::{Metal, ROUNDS, SEATS};
use super::super::state::State;
use super::super::touch::Touch;
use super::super::words as names;
use super::Marks;
use super::book::Piece;
use super::layout::WIDTH;
use super::players::{figure, purse};
use table::canvas::Canvas;
use table::draw::{disc, edge, label, role, serif, words};
use table::icons::draw_icon;
use table::scene::{Align, Item, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

const HIGH: i32 = 4400;
/// A marker on the tie track: what has come is news.
const MARKERS: u32 = 3000;

/// Draws it.
pub fn status(s: &State, marks: &Marks, canvas: &mut Canvas) {
    canvas.surface(5, SurfaceKind::Status, None, Text::new("scene-status"), Size { w: WIDTH, h: HIGH });
    ties(s, marks, canvas);
    canvas.put(round(s, marks).boxed(13000, 0, 6500, HIGH));
    canvas.put(bank(s).boxed(19700, 0, 8300, HIGH));
    if let Some(dice) = dice(s) {
        canvas.put(dice.boxed(28200, 0, 8400, HIGH));
    }
}

fn titled(item: Item, key: &'static str, w: i32) -> Item {
    item.run(words(Text::new(key), label(1000), [350, 150, w - 450, 1200], Align::Start, role("ink-2")))
}

/// The tie track: one place after the other is taken, and who has the first starts next.
fn ties(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let w = 12800;
    let names: Vec<Text> = s.tie.iter().map(|p| Text::name(Seat(p))).collect();
    let spoken = if names.is_empty() {
        Text::new("scene-tie-empty")
    } else {
        Text::new("scene-tie").list("order", names).player("first", Seat(s.tie.first().unwrap_or(0)))
    };
    let middle = |i: i32| [1450 + i * 2480, 2850];
    let places = (0..SEATS as i32).map(|i| {
        let [x, y] = middle(i);
        disc(x, y, 1080, Some(role("surface-2")), edge("rule-strong", if i == 0 { 220 } else { 100 }))
    });
    let mut item = Item::new(0)
        .boxed(0, 0, w, HIGH)
        .outline(Outline::Rect(600), 0)
        .touch(Touch::Tie.id())
        .look(marks.look(Touch::Tie))
        .draw(places)
        .spoken(spoken);
    for i in s.tie.len() as i32..SEATS as i32 {
        let [x, y] = middle(i);
        if i == 0 {
            item = item.draw([draw_icon("end-turn", x - 650, y - 650, 1300, role("ink-2"))]);
        } else {
            item = item.run(figure(i + 1, 1250, [x - 1100, y - 1100, 2200, 2200], Align::Middle, "ink-2"));
        }
    }
    canvas.put(titled(item, "scene-tie-label", w));
    for (i, p) in (0..).zip(s.tie.iter()) {
        let [x, y] = middle(i);
        canvas.put(
            Item::piece(MARKERS + u32::from(p))
                .boxed(x - 1000, y - 1000, 2000, 2000)
                .layer(1)
                .outline(Outline::Disc, 0)
                .symbol(Piece::Servant(marks.emblems.of(Seat(p))).id(), &[]),
        );
    }
}

/// The round, and who began it.
fn round(s: &State, marks: &Marks) -> Item {
    let spoken = Text::new("scene-round").num("round", s.round).num("rounds", ROUNDS).player("player", s.start);
    let item = Item::new(1).touch(Touch::Round.id()).outline(Outline::Rect(600), 0).spoken(spoken);
    titled(item, "scene-round-label", 6500)
        .draw([Piece::Servant(marks.emblems.of(s.start)).at(4300, 1850, 2000, 2000)])
        .run(words(
            Text::new("scene-of").num("n", s.round).num("of", ROUNDS),
            serif(1800),
            [350, 1650, 3900, 2400],
            Align::Start,
            role("ink"),
        ))
}

/// The coin supply.
fn bank(s: &State) -> Item {
    let coins = names::coins(s.bank);
    let item = Item::new(2)
        .touch(Touch::Bank.id())
        .outline(Outline::Rect(600), 0)
        .spoken(Text::new("scene-supply").text("coins", coins));
    let mut item = titled(item, "scene-supply-label", 8300);
    for metal in Metal::ALL {
        item = purse(item, metal as usize, s.bank.get(metal), [1450 + 2600 * metal as i32, 2850], 2300);
    }
    item
}

/// The dice of the last roll, each in the metal it shows.
fn dice(s: &State) -> Option<Item> {
    if s.dice.is_empty() {
        return None;
    }
    let faces = names::faces(s.dice);
    let pictures = (0..).zip(s.dice.iter()).map(|(i, face)| Piece::Die(face).at(350 + i * 2020, 1900, 1850, 1850));
    let item = Item::new(3)
        .touch(Touch::Dice.id())
        .outline(Outline::Rect(600), 0)
        .draw(pictures)
        .spoken(Text::new("scene-dice").list("faces", faces));
    Some(titled(item, "scene-dice-label", 8400))
}
