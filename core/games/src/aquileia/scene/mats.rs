//! The players at length, where there is room: every coin, servant and house, laurels, the backs of hidden cards.

use super::super::data::{Back, Card, HOUSES, SERVANTS};
use super::super::state::State;
use super::super::touch::Touch;
use super::super::words as names;
use super::book::{Deck, Piece, ROW};
use super::layout::WIDTH;
use super::players::{card, counts, figure};
use super::{Marks, cards, lying};
use table::canvas::Canvas;
use table::draw::{group, role, shape, strong, words};
use table::icons::token;
use table::scene::{Align, Item, Look, Op, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The gap between two players, and how high one is.
const GAP: i32 = 400;
const HIGH: i32 = 9600;
/// A coin, and how far the next one lies behind it.
const COIN: i32 = 1600;
/// A card.
const CARD: [i32; 2] = [1650, 2310];
/// The most cards of a kind that are drawn one by one.
const MOST: i32 = 8;

/// Draws them, one below the other.
pub fn mats(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let size = Size { w: WIDTH, h: i32::from(s.seats) * (HIGH + GAP) };
    canvas.surface(0, SurfaceKind::Players, None, Text::new("scene-players"), size);
    for (i, seat) in (0..).zip(s.all()) {
        let top = i * (HIGH + GAP);
        canvas.put(ground(s, seat, marks).boxed(0, top, WIDTH, HIGH));
        purses(s, seat, top, marks, canvas);
        hidden(s, seat, top, marks, canvas);
        won(s, seat, top, marks, canvas);
    }
}

fn ground(s: &State, seat: Seat, marks: &Marks) -> Item {
    let player = s.player(seat);
    let men = Piece::Men(if player.passed { 0 } else { player.servants() });
    card(s, seat, [WIDTH, HIGH], marks)
        .draw([shape(token(marks.emblems.of(seat)), 500, 350, 2200, 2200, vec![role("edge")])])
        .draw([men.at(13200, 750, ROW * i32::from(SERVANTS), ROW)])
        .draw([Piece::Houses(player.houses_left()).at(20000, 750, ROW * i32::from(HOUSES), ROW)])
        .run(words(Text::name(seat), strong(1500), [3000, 450, 9900, 2000], Align::Start, role("ink")))
        .run(figure(player.score, 2600, [31200, 150, 4900, 2700], Align::End, "ink"))
}

/// The coins of each metal, the next behind the one before.
fn purses(s: &State, seat: Seat, top: i32, marks: &Marks, canvas: &mut Canvas) {
    for (i, metal) in cards::metals() {
        let n = i32::from(s.player(seat).coins.get(metal));
        let (x, w, h) = (500 + 12000 * i as i32, 11800, 3000);
        let step = if n > 1 { ((w - 2500 - COIN) / (n - 1)).min(COIN + 60) } else { 0 };
        let touch = Touch::Coin(seat, metal);
        let spoken = Text::new("scene-purse").player("player", seat).text("coins", names::coin(metal, n as u8));
        // The number stands before its own coins; where there is none, a pale one says of which metal.
        let coin = |k: i32| Piece::Coin(i as u8).at(2300 + k * step, 600, COIN, COIN);
        let coins: Vec<Op> = if n == 0 { vec![group(30, vec![coin(0)])] } else { (0..n).map(coin).collect() };
        let look = marks.look(touch);
        let item = Item::new(100 + 8 * u32::from(seat.0) + i as u32);
        // The wash of an option lies below the coins.
        let item = if look == Look::Plain { item } else { item.symbol(Piece::Clear.id(), &[]) };
        canvas.put(
            item.boxed(x, top + 2900, w, h)
                .layer(1)
                .outline(Outline::Rect(500), 0)
                .touch(touch.id())
                .look(look)
                .spoken(spoken)
                .draw(coins)
                .run(figure(n, 1500, [0, 450, 2050, 2000], Align::End, if n > 0 { "ink" } else { "blocked" })),
        );
    }
}

/// The cards of the hand from behind; what everybody has seen shows its face.
fn hidden(s: &State, seat: Seat, top: i32, marks: &Marks, canvas: &mut Canvas) {
    if !counts(s, seat, marks) {
        return;
    }
    let player = s.player(seat);
    let mut x = 500;
    let mut place = 0;
    for back in Back::ALL {
        let open = back
            .kinds()
            .flat_map(|kind| std::iter::repeat_n(Some(Card::of(kind as u8)), usize::from(player.open[kind])));
        let dark = std::iter::repeat_n(None, usize::from(player.hidden(back)));
        let all: Vec<Option<Card>> = open.chain(dark).collect();
        let n = all.len() as i32;
        let step = if n > MOST / 2 { 8000 / n.max(1) } else { CARD[0] + 100 };
        for held in all {
            let (picture, spoken) = match held {
                Some(card) => (
                    Piece::Card(card),
                    Text::new("scene-held-open").player("player", seat).text("card", names::card(card)),
                ),
                None => (
                    Piece::Back(cards::deck(back)),
                    Text::new("scene-held-dark").player("player", seat).text("back", names::back(back)),
                ),
            };
            canvas.put(
                Item::new(200 + 64 * u32::from(seat.0) + place)
                    .boxed(x, top + 6500, CARD[0], CARD[1])
                    .layer(1)
                    .symbol(picture.id(), &[])
                    .touch(Touch::Player(seat).id())
                    .spoken(spoken),
            );
            place += 1;
            x += step;
        }
        x += if n > 0 { CARD[0] + 300 - step.min(CARD[0]) } else { 0 };
    }
}

/// Laurels: those of the Stadium from behind unless the viewer knows them, and those of the Theatrum.
fn won(s: &State, seat: Seat, top: i32, marks: &Marks, canvas: &mut Canvas) {
    let crowns: Vec<_> = s.player(seat).theatrum().collect();
    let held: Vec<_> = s.held(seat).collect();
    let all = if counts(s, seat, marks) { held.len() + crowns.len() } else { crowns.len() };
    let step = (15000 / all.max(1) as i32).min(CARD[0] + 150);
    let mut x = WIDTH - 600 - CARD[0];
    for card in crowns {
        canvas.put(
            lying::crown(card).boxed(x, top + 6500, CARD[0], CARD[1]).layer(1).symbol(Piece::Crown(card).id(), &[]),
        );
        x -= step;
    }
    if counts(s, seat, marks) && !held.is_empty() {
        let n = held.len() as i32;
        let w = (n - 1) * step + CARD[0];
        let known: Vec<Text> = held.iter().filter_map(|h| h.known()).map(names::laurel).collect();
        let dark = n - known.len() as i32;
        let pictures = (0..).zip(&held).map(|(i, h)| {
            let piece = h.known().map_or(Piece::Back(Deck::Stadium), Piece::Laurel);
            piece.at(i * step, 0, CARD[0], CARD[1])
        });
        canvas.put(
            Item::new(700 + u32::from(seat.0))
                .boxed(x + CARD[0] - w, top + 6500, w, CARD[1])
                .layer(1)
                .touch(Touch::Laurels(seat).id())
                .draw(pictures)
                .spoken(laurels_spoken(seat, known, dark)),
        );
    }
}

/// The laurels of the Stadium in words, as far as they are known.
pub fn laurels_spoken(seat: Seat, known: Vec<Text>, dark: i32) -> Text {
    if known.is_empty() {
        return Text::new("scene-laurels-dark").player("player", seat).num("n", dark);
    }
    Text::new("scene-laurels").player("player", seat).list("known", known).num("dark", dark)
}
