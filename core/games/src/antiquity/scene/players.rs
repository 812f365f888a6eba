//! The players in brief: houses, men at home, goods, the saint and how far the condition is met, and who is done.
//!
//! They stand in a row, or on a phone in the corners that the maps for two and for three leave free.

use super::super::score;
use super::super::state::{Phase, State};
use super::super::touch::Touch;
use super::super::words as names;
use super::WIDTH;
use super::hex::Grid;
use super::marks::Marks;
use super::parts::{Plate, figure, share, small};
use table::canvas::Canvas;
use table::draw::{group, role, shape, strong, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Form, Item, Op, Outline, Size, SurfaceKind, TextRun};
use table::seat::{Seat, SeatSet};
use table::text::Text;

/// The gap between two cards, and how high one is in a row.
const GAP: i32 = 300;
const HIGH: i32 = 6600;
/// The first id of the cards on the map.
const ON_MAP: u32 = 240;

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// So many stand side by side.
    Row(u8),
    /// In a corner of the map for so many.
    Corner(u8),
}

impl Card {
    /// All of them.
    pub const ALL: [Card; 5] = [Card::Row(2), Card::Row(3), Card::Row(4), Card::Corner(2), Card::Corner(3)];

    /// The card in a corner of a phone's map for so many players, where there is one.
    pub fn on_map(seats: u8, form: Form) -> Option<Card> {
        (form == Form::Narrow && seats < 4).then_some(Card::Corner(seats))
    }

    /// How it is laid out.
    pub fn lay(self) -> Lay {
        match self {
            Card::Row(columns) => {
                let w = wide(columns.into());
                let step = (w - 400) / 3;
                Lay {
                    size: Size { w, h: HIGH },
                    unit: 100,
                    sign: [300, 350, 1750],
                    name: [2250, 350, w - 2500, 1750],
                    icons: [(350, 2500), (350 + step, 2500), (350 + 2 * step, 2500)],
                    digits: step - 1400,
                    done: (w - 1650, 4150),
                    saint: [350, 3950, w - 2100, 1200],
                    progress: [350, 5000, w - 600, 1300],
                    align: Align::Start,
                }
            }
            Card::Corner(2) => Lay::points(138, (77, 93), |p| Lay {
                sign: [p(5), p(5), p(20)],
                name: [p(28), p(5), p(47), p(20)],
                icons: [(p(5), p(31)), (p(41), p(31)), (p(5), p(48))],
                digits: p(18),
                done: (p(59), p(48)),
                saint: [p(5), p(64), p(70), p(13)],
                progress: [p(5), p(76), p(70), p(14)],
                align: Align::Start,
                ..Lay::default()
            }),
            Card::Corner(_) => Lay::points(204, (103, 56), |p| Lay {
                sign: [p(5), p(4), p(18)],
                name: [p(26), p(4), p(60), p(18)],
                icons: [(p(5), p(25)), (p(38), p(25)), (p(71), p(25))],
                digits: p(17),
                done: (p(87), p(6)),
                saint: [p(5), p(40), p(64), p(13)],
                progress: [p(66), p(40), p(33), p(13)],
                align: Align::End,
                ..Lay::default()
            }),
        }
    }

    /// Where the card of a seat stands on the map.
    fn place(self, seat: u8, map: Size) -> (i32, i32) {
        let Size { w, h } = self.lay().size;
        match (self, seat) {
            // Two above each other at the left.
            (Card::Corner(3), 1) => (0, h + GAP),
            (Card::Corner(3), 2) | (Card::Corner(2), 1) => (map.w - w, 0),
            _ => (0, 0),
        }
    }
}

/// How a card is laid out, in board units.
#[derive(Clone, Copy)]
pub struct Lay {
    /// Its size.
    pub size: Size,
    /// Board units to a point at first sight.
    unit: i32,
    /// The corner of the sign, and its side.
    sign: [i32; 3],
    name: [i32; 4],
    /// The icons of houses, men and goods; a number follows each.
    icons: [(i32, i32); 3],
    /// How wide the numbers may be.
    digits: i32,
    /// Where it stands that a player is done.
    done: (i32, i32),
    saint: [i32; 4],
    progress: [i32; 4],
    align: Align,
}

impl Default for Lay {
    fn default() -> Lay {
        Card::Row(4).lay()
    }
}

impl Lay {
    /// A layout in points, so many units each.
    fn points(unit: i32, (w, h): (i32, i32), laid: impl Fn(&dyn Fn(i32) -> i32) -> Lay) -> Lay {
        Lay { unit, size: Size { w: w * unit, h: h * unit }, ..laid(&|n| n * unit) }
    }

    /// The icons on its ground.
    pub fn icons(&self) -> Vec<Op> {
        let names = ["house", "man", "storage"].into_iter().zip(self.icons);
        names.map(|(name, (x, y))| draw_icon(name, x, y, 12 * self.unit, role("ink-2"))).collect()
    }

    /// A number behind its icon.
    fn number(&self, n: impl Into<i64>, icon: usize) -> TextRun {
        let (x, y) = self.icons[icon];
        let unit = self.unit;
        let mut number =
            figure(n, 14 * unit, [x + 13 * unit, y - 2 * unit, self.digits, 16 * unit], Align::Start, "ink");
        number.floor = 10 * unit;
        number
    }
}

/// How wide a card is where so many stand side by side.
fn wide(columns: i32) -> i32 {
    (WIDTH - (columns - 1) * GAP) / columns
}

/// Draws them in rows: side by side on a phone, two in a row where there is room for more.
pub fn players(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let n = i32::from(s.seats);
    let columns = if canvas.form() == Form::Wide && n == 4 { 2 } else { n };
    let rows = (n + columns - 1) / columns;
    let card = Card::Row(columns as u8);
    let Size { w, h } = card.lay().size;
    let size = Size { w: WIDTH, h: rows * (h + GAP) };
    canvas.surface(0, SurfaceKind::Players, None, Text::new("scene-players"), size);
    for (i, seat) in (0..).zip(s.all()) {
        let item = brief(s, seat, u32::from(seat.0), card, marks);
        canvas.put(item.boxed(i % columns * (w + GAP), i / columns * (h + GAP), w, h));
    }
}

/// Draws them in the corners of the map, on this layer of it.
pub fn on_map(s: &State, card: Card, layer: u8, marks: &Marks, canvas: &mut Canvas) {
    let (map, Size { w, h }) = (Grid::of(s.seats).size, card.lay().size);
    for seat in s.all() {
        let (x, y) = card.place(seat.0, map);
        let item = brief(s, seat, ON_MAP + u32::from(seat.0), card, marks);
        canvas.put(item.boxed(x, y, w, h).layer(layer));
    }
}

/// Who has something to do now, as everybody can see.
fn acting(s: &State) -> SeatSet {
    super::super::phases::turn(s).asked()
}

/// Whether a player has done their part of a phase in which all act at the same time.
fn is_done(s: &State, seat: Seat) -> bool {
    matches!(s.phase, Phase::City | Phase::Storage | Phase::Harvest) && !s.asked.has(seat) && !s.player(seat).out
}

fn brief(s: &State, seat: Seat, id: u32, card: Card, marks: &Marks) -> Item {
    let lay = card.lay();
    let (player, realm, unit) = (s.player(seat), s.realm(seat), lay.unit);
    let (touch, acts) = (Touch::Player(seat), acting(s).has(seat));
    let [x, y, side] = lay.sign;
    let sign = shape(token(marks.emblems.of(seat)), x, y, side, side, vec![role("edge")]);
    let mut name = words(Text::name(seat), strong(1250 * unit / 100), lay.name, Align::Start, role("ink"));
    name.floor = 10 * unit;
    let stock = realm.stock.total();
    let mut item = Item::new(id)
        .touch(touch.id())
        .look(marks.look(touch))
        .outline(Outline::Rect(7 * unit), 0)
        .symbol(Plate::Brief(card, acts).id(), &[])
        .draw([if player.out { group(45, vec![sign]) } else { sign }])
        .run(name)
        .run(lay.number(realm.house_count(), 0))
        .run(lay.number(realm.home, 1))
        .run(lay.number(stock, 2));
    if is_done(s, seat) {
        item = item.draw([draw_icon("confirm", lay.done.0, lay.done.1, 12 * unit, role("good"))]);
    }
    let spoken = Text::new("scene-player").player("player", seat).num("houses", realm.house_count());
    let spoken = spoken.num("home", realm.home).num("stock", stock).word("how", how(s, seat, acts));
    let caption = |text: Text| {
        let mut caption = small(text, 1050 * unit / 100, lay.saint, Align::Start);
        caption.floor = 9 * unit;
        caption
    };
    match realm.saint {
        _ if player.out => {
            item.run(caption(Text::new("scene-out"))).spoken(spoken.text("saint", Text::new("scene-no-saint")))
        }
        Some(saint) => {
            let progress = score::progress(s, seat, saint);
            let far = share(progress.have, progress.need, 1150 * unit / 100, lay.progress, lay.align);
            let name = Text::new("scene-saint-short").word("saint", saint.id());
            item.run(caption(name)).run(far).spoken(spoken.text("saint", names::saint(saint)))
        }
        None => {
            let none = Text::new("scene-no-saint");
            item.run(caption(none.clone())).spoken(spoken.text("saint", none))
        }
    }
}

/// What there is to say of a player's part now.
fn how(s: &State, seat: Seat, acts: bool) -> &'static str {
    match (s.player(seat).out, acts, is_done(s, seat)) {
        (true, ..) => "out",
        (_, true, _) => "acting",
        (.., true) => "done",
        _ => "waiting",
    }
}
