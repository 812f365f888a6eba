//! The own cards: each kind once, with how many there are of it and how many are put down; and the own laurels.

use super::super::data::Card;
use super::super::phases;
use super::super::state::{Draft, State, Step};
use super::super::touch::Touch;
use super::super::words as names;
use super::Marks;
use super::book::{Deck, Piece};
use super::cards::SIZE;
use super::layout::WIDTH;
use super::mats::laurels_spoken;
use table::canvas::Canvas;
use table::draw::{edge, label, paragraph, rect, role, sans, serif, straight, words};
use table::game::Turn;
use table::icons::draw_icon;
use table::scene::{Align, Item, Look, Outline, Size, SurfaceKind};
use table::seat::{Seat, Viewer};
use table::text::Text;

/// A stack of cards of one kind; four stand in a row.
const STACK: Size = Size { w: 8900, h: 4800 };
const ROW: i32 = 4;
const GAP: i32 = 330;
const HEAD: i32 = 1700;

/// Draws the hands that the viewer may see: the own one, all of them when the game is over and looked back at, and the
/// open cards of whoever decides about them in the open.
pub fn hands(s: &State, marks: &Marks, canvas: &mut Canvas) {
    match marks.viewer {
        Viewer::Seat(seat) => hand(s, seat, marks, canvas),
        Viewer::After => s.all().for_each(|seat| hand(s, seat, marks, canvas)),
        Viewer::Public if s.step == Step::Cards && phases::turn(s) == Turn::open(s.active) => {
            hand(s, s.active, marks, canvas);
        }
        Viewer::Public => {}
    }
}

fn hand(s: &State, seat: Seat, marks: &Marks, canvas: &mut Canvas) {
    let held = s.player(seat).hand;
    let kinds: Vec<Card> = Card::ALL.into_iter().filter(|card| held.of(*card) > 0).collect();
    // The laurels stand behind the cards, on the same row if there is room for them.
    let laurels = s.held(seat).count() as i32 + s.player(seat).crowns.count_ones() as i32;
    let (n, wide) = (kinds.len() as i32, (laurels * 2700 + GAP) / STACK.w + 1);
    let wide = if laurels == 0 { 0 } else { wide.min(ROW) };
    let place = if n % ROW + wide > ROW { n + ROW - n % ROW } else { n };
    let rows = (place + wide + ROW - 1) / ROW;
    let h = HEAD + if rows == 0 { 1900 } else { rows * (STACK.h + GAP) };
    let empty = rows == 0;
    let title = Text::new("scene-hand").player("player", seat);
    // What is shown of others, all laurels at the end and cards that everybody knows, is no hand.
    let kind = if marks.own(seat) { SurfaceKind::Hand } else { SurfaceKind::Mat };
    canvas.surface(20 + u16::from(seat.0), kind, Some(seat), title, Size { w: WIDTH, h });
    canvas.put(head(seat, marks));
    if empty {
        let none = Text::new("scene-hand-empty");
        let run = words(none.clone(), sans(1200), [200, 100, WIDTH - 400, 1700], Align::Start, role("ink-2"));
        canvas.put(Item::new(99).boxed(0, HEAD, WIDTH, 1900).spoken(none).run(run));
    }
    for (i, card) in (0..).zip(kinds) {
        let at = [i % ROW * (STACK.w + GAP), HEAD + i / ROW * (STACK.h + GAP)];
        canvas.put(stack(s, seat, card, marks).boxed(at[0], at[1], STACK.w, STACK.h));
    }
    if laurels > 0 {
        let [x, y] = [place % ROW * (STACK.w + GAP), HEAD + place / ROW * (STACK.h + GAP)];
        canvas.put(won(s, seat, wide * (STACK.w + GAP) - GAP).boxed(x, y, wide * (STACK.w + GAP) - GAP, STACK.h));
    }
}

/// Whose cards these are.
fn head(seat: Seat, marks: &Marks) -> Item {
    let own = marks.own(seat);
    let name = if own { Text::new("scene-hand-own") } else { Text::name(seat) };
    let (icon, x) = if own { ("eye-off", 10200) } else { ("people", 10200) };
    let kind = if own { label(1000) } else { sans(1200) };
    Item::new(98)
        .boxed(0, 0, WIDTH, 1500)
        .draw([draw_icon(icon, x, 0, 1500, role("ink-2")), straight(12400, 750, WIDTH - 300, 750, role("rule"), 100)])
        .run(words(name, kind, [200, 50, 9800, 1400], Align::Start, role("ink-2")))
}

/// How many cards of a kind are put down to be played.
fn down(s: &State, seat: Seat, card: Card) -> u8 {
    match s.draft {
        Some(Draft::Cards(kinds)) if s.active == seat => kinds[card as usize],
        _ => 0,
    }
}

fn stack(s: &State, seat: Seat, card: Card, marks: &Marks) -> Item {
    let (n, down) = (s.player(seat).hand.of(card), down(s, seat, card));
    let touch = Touch::Hand(card);
    // A touch names a kind, not whose it is: only the hand that is asked about answers.
    let asked = s.active == seat && s.step == Step::Cards;
    let look = if asked { marks.wanted(s, touch, true) } else { Look::Plain };
    let key = if down > 0 { "scene-card-down" } else { "scene-card" };
    let spoken = Text::new(key).text("card", names::card(card)).num("n", n).num("down", down);
    let (w, h) = (SIZE.w * 12 / 10, SIZE.h * 12 / 10);
    let mut item = Item::new(card as u32)
        .outline(Outline::Rect(700), 130)
        .touch(touch.id())
        .look(look)
        .symbol(Piece::Clear.id(), &[])
        .spoken(spoken)
        .draw([rect(0, 0, STACK.w, STACK.h, 700, Some(role("surface")), edge("rule", 100))]);
    if n > 1 {
        item = item.draw([rect(450, 150, w, h, 360, Some(role("ground-2")), edge("rule-strong", 80))]);
    }
    item = item.draw([Piece::Card(card).at(250, 250, w, h)]);
    let name = names::card(card);
    let times = Text::new(if down > 0 { "scene-down-of" } else { "scene-times" }).num("n", n).num("down", down);
    item.run(words(times, serif(1800), [3700, 300, STACK.w - 3900, 2200], Align::Start, role("ink"))).run(paragraph(
        name,
        sans(1050),
        [3700, 2350, STACK.w - 3850, 2300],
        2,
        role("ink-2"),
    ))
}

/// The laurels of both kinds.
fn won(s: &State, seat: Seat, room: i32) -> Item {
    let held: Vec<_> = s.held(seat).collect();
    let crowns: Vec<_> = s.player(seat).theatrum().collect();
    let n = (held.len() + crowns.len()) as i32;
    let step = ((room - SIZE.w - 400) / (n - 1).max(1)).min(SIZE.w + 200);
    let known: Vec<Text> = held.iter().filter_map(|h| h.known()).map(names::laurel).collect();
    let dark = held.len() as i32 - known.len() as i32;
    let pieces = held.iter().map(|h| h.known().map_or(Piece::Back(Deck::Stadium), Piece::Laurel));
    let pieces = pieces.chain(crowns.iter().map(|crown| Piece::Crown(*crown)));
    let pictures = (0..).zip(pieces).map(|(i, piece)| piece.at(200 + i * step, 600, SIZE.w, SIZE.h));
    let spoken = if held.is_empty() {
        Text::new("scene-laurels-crowns").player("player", seat).num("n", crowns.len() as i64)
    } else {
        laurels_spoken(seat, known, dark)
    };
    Item::new(90)
        .outline(Outline::Rect(600), 0)
        .touch(Touch::Laurels(seat).id())
        .draw([rect(0, 0, room, STACK.h, 700, Some(role("surface-2")), edge("rule", 100))])
        .draw(pictures)
        .spoken(spoken)
}
