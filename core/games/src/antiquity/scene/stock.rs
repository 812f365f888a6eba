//! Goods: the stock of a player in a row or beside the cities, what is being paid or traded, and the supply.

use super::super::action::{Action, Deed};
use super::super::board::Realm;
use super::super::data::{Building, Cost, Good, Goods, house_cost};
use super::super::phases::payments::Bill;
use super::super::phases::{building, countryside};
use super::super::state::{Draft, Phase, State};
use super::super::touch::Touch;
use super::super::words as names;
use super::WIDTH;
use super::book::Piece;
use super::marks::Marks;
use super::parts::{Plate, card, figure, small};
use table::canvas::Canvas;
use table::draw::{edge, group, rect, role, sans, words};
use table::icons::draw_icon;
use table::scene::{Align, Item, Look, Op, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The box of a good, and how high the row of what is being paid is.
pub const CELL: Size = Size { w: 3480, h: 4400 };
const ROW: i32 = CELL.h;
/// The side of a stone in the row: beside it there is room for two digits.
pub const SIDE: i32 = 2000;
/// The box of a good of the supply, five in a row.
const GAP: i32 = 240;
pub const SHELF: Size = Size { w: (WIDTH - 4 * GAP) / 5, h: 4800 };
const PAYING: i32 = 4000;
/// Ids of the supply's items.
const SUPPLY: u32 = 20;

/// Draws the stock of the focus in a row, and over it what is being paid.
pub fn stock(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let seat = marks.focus;
    let paying = marks.asked.contains(&seat).then(|| paying(s, seat)).flatten();
    let top = if paying.is_some() { PAYING } else { 0 };
    let title = Text::new("scene-stock-of").player("player", seat);
    canvas.surface(3, SurfaceKind::Status, Some(seat), title, Size { w: WIDTH, h: top + ROW });
    if let Some(item) = paying {
        canvas.put(item.boxed(0, 0, WIDTH, PAYING));
    }
    for (i, good) in (0..).zip(Good::ALL) {
        let at = [3660 * i, top, 3480, ROW];
        let there = s.realm(seat).stock.get(good) > 0;
        let item = one(s.realm(seat), seat, good, at, SIDE, marks);
        canvas.put(item.symbol(Plate::Good(good, there).id(), &[]));
    }
}

/// The stock of another player in a box: the goods that there are, one after the other.
pub fn block(s: &State, seat: Seat, [x, y, w, h]: [i32; 4], columns: i32, marks: &Marks) -> Vec<Item> {
    let realm = s.realm(seat);
    let (w, h) = (w / columns, h / (10 / columns));
    let there = Good::ALL
        .into_iter()
        .filter(|good| realm.stock.get(*good) > 0 || marks.look(Touch::Stock(seat, *good)) != Look::Plain);
    let item = |(i, good): (i32, Good)| {
        let at = [x + i % columns * w, y + i / columns * h];
        let side = (h * 7 / 10).min(3600);
        let item = one(realm, seat, good, [at[0], at[1], w - 300, h - 300], side, marks);
        item.symbol(Piece::Clear.id(), &[]).draw([Piece::Stone(good).at(150, (h - 300 - side) / 2, side, side)])
    };
    (0..).zip(there).map(item).collect()
}

/// A good of a stock, with its number.
fn one(realm: &Realm, seat: Seat, good: Good, [x, y, w, h]: [i32; 4], side: i32, marks: &Marks) -> Item {
    let count = realm.stock.get(good);
    let touch = Touch::Stock(seat, good);
    let ink = if count == 0 { "ink-2" } else { "ink" };
    let room = [side + 100, 0, w - side - 100, h];
    let size = side * if count < 10 { 7 } else { 6 } / 10;
    Item::new(100 + good as u32)
        .boxed(x, y, w, h)
        .outline(Outline::Rect(600), 0)
        .touch(touch.id())
        .look(marks.look(touch))
        .run(figure(count, size, room, Align::Start, ink))
        .spoken(names::count(good, count))
}

/// A payment or a trade that has been begun: what is on the table of it.
fn paying(s: &State, seat: Seat) -> Option<Item> {
    let (what, paid, cost) = match s.player(seat).work.draft? {
        Draft::House { number, free: false, at: Some(_), paid } => {
            (names::house_title(number), paid, house_cost(number))
        }
        Draft::Build { building, at: Some(_), form: Some(_), paid } => {
            (names::building_title(building), paid, building.cost())
        }
        Draft::Deed { deed: deed @ (Deed::Inn | Deed::City), at: Some(_), paid, .. } => {
            (Text::new("land-deed").word("deed", deed.id()), paid, countryside::cost_of(deed))
        }
        Draft::Bank(given) => (names::building_title(Building::Market), given, Cost::default()),
        _ => return None,
    };
    let bank = matches!(s.player(seat).work.draft, Some(Draft::Bank(_)));
    let (foods, luxuries) = owed(s, seat, cost, paid);
    let mut ops = card(WIDTH, PAYING - 400, false).to_vec();
    let (side, mut x) = (2400, 11200);
    let mut slot = |op: &mut dyn FnMut(i32) -> Op| {
        ops.push(op(x));
        x += side + 250;
    };
    for good in Good::ALL {
        for _ in 0..paid.get(good).min(8) {
            slot(&mut |x| Piece::Stone(good).at(x, 500, side, side));
        }
    }
    // Of wood and stone there is no choice: they are paid with the last good.
    for (good, n) in [(Good::Wood, cost.wood), (Good::Stone, cost.stone)] {
        for _ in 0..n {
            slot(&mut |x| group(55, vec![Piece::Stone(good).at(x, 500, side, side)]));
        }
    }
    let more = if bank { 2 - paid.total().min(2) } else { 0 };
    for (icon, n) in [("food", foods), ("luxury", luxuries), ("plus", more)] {
        for _ in 0..n {
            slot(&mut |x| Op::Group {
                opacity: 100,
                offset: table::scene::Point { x, y: 500 },
                ops: vec![
                    rect(0, 0, side, side, 400, Some(role("ground-2")), edge("rule-strong", 110)),
                    draw_icon(icon, 400, 400, side - 800, role("ink-2")),
                ],
            });
        }
    }
    let key = if bank { "scene-banking" } else { "scene-paying" };
    let spoken = Text::new(key)
        .text("what", what.clone())
        .list("paid", names::goods(paid))
        .num("foods", foods)
        .num("luxuries", luxuries);
    Some(Item::new(1).draw(ops).run(small(what, 1250, [600, 500, 10200, 2400], Align::Start)).spoken(spoken))
}

/// What is still owed of a payment: foods and luxuries.
fn owed(s: &State, seat: Seat, cost: Cost, paid: Goods) -> (u16, u16) {
    let any = if s.phase == Phase::City { building::philosophy(s, seat) } else { countryside::any_goods(s, seat) };
    Bill { paid, ..Bill::new(s.realm(seat).stock, cost, any) }.owed()
}

/// The goods of the supply, where one of them can be named.
pub fn supply(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let wanted = marks.actions.iter().any(|(_, a)| matches!(a, Action::Gain(_) | Action::Ask(_) | Action::Kind(_)));
    if !wanted {
        return;
    }
    canvas.surface(
        5,
        SurfaceKind::Market,
        None,
        Text::new("scene-supply"),
        Size { w: WIDTH, h: 1400 + 2 * (SHELF.h + GAP) },
    );
    canvas.put(Item::new(0).boxed(0, 0, WIDTH, 1300).run(small(
        Text::new("scene-supply"),
        1100,
        [200, 0, 30000, 1300],
        Align::Start,
    )));
    for (i, good) in (0..).zip(Good::ALL) {
        let touch = Touch::Supply(good);
        let look = marks.look(touch);
        let mut spoken = names::good(good);
        if s.rules.limited {
            let left = super::super::supply::left(s, good);
            spoken = Text::new("scene-supply-left").text("good", spoken).num("count", left);
        }
        let Size { w, h } = SHELF;
        let ink = role(if look == Look::Plain { "ink-2" } else { "ink" });
        let mut name = words(names::good_title(good), sans(1050), [3450, 0, w - 3600, h], Align::Start, ink);
        name.floor = 750;
        canvas.put(
            Item::new(SUPPLY + good as u32)
                .boxed(i % 5 * (w + GAP), 1400 + i / 5 * (h + GAP), w, h)
                .symbol(Plate::Supply(good, look != Look::Plain).id(), &[])
                .outline(Outline::Rect(600), 0)
                .touch(touch.id())
                .look(look)
                .run(name)
                .spoken(spoken),
        );
    }
}
