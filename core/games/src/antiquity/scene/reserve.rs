//! What can be chosen from: buildings and houses that are not built, deeds in the countryside, lifted pieces, saints.

use super::super::action::Deed;
use super::super::board::{Spot, Thing};
use super::super::data::{Building, Cost, Good, HOUSES, Saint, house_cost};
use super::super::event::What;
use super::super::phases::{barbara, city, countryside};
use super::super::score;
use super::super::shapes;
use super::super::state::{Draft, Phase, State};
use super::super::touch::Touch;
use super::super::words as names;
use super::WIDTH;
use super::book::Piece;
use super::marks::{Marks, of_thing};
use super::parts::{Plate, card, share, small};
use super::roofs::{self, CELL};
use table::canvas::Canvas;
use table::draw::{edge, rect, role, sans, serif, shape, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Item, Look, Op, Outline, Point, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The card of a building, and that of a house.
pub const CARD: Size = Size { w: 5900, h: 5700 };
pub const HOUSE: Size = Size { w: (WIDTH - 6 * GAP) / 7, h: 4800 };
const GAP: i32 = 240;
/// The card of a deed, and that of a saint.
pub const DEED: Size = Size { w: (WIDTH - 3 * GAP) / 4, h: 4800 };
pub const SAINT: Size = Size { w: (WIDTH - 4 * GAP) / 5, h: 5000 };

/// Ids: the first of each kind.
const HOUSES_FROM: u32 = 40;
const LIFTED: u32 = 100;

/// Small signs of what something costs, side by side from the right.
fn cost_signs(cost: Cost, right: i32, y: i32, side: i32) -> Vec<Op> {
    let signs = [("wood", cost.wood), ("stone", cost.stone), ("food", cost.foods), ("luxury", cost.luxuries)];
    let all: Vec<&str> = signs.iter().flat_map(|(icon, n)| std::iter::repeat_n(*icon, usize::from(*n))).collect();
    let step = side + 60;
    let from = right - step * all.len() as i32;
    let sign = |(i, icon): (i32, &str)| match Good::from_id(icon) {
        Some(good) => Piece::Stone(good).at(from + i * step, y, side, side),
        None => draw_icon(icon, from + i * step, y, side, role("ink-2")),
    };
    (0..).zip(all).map(sign).collect()
}

/// The card of a building without its name: its shape, and what it costs.
pub fn building_card(building: Building) -> Vec<Op> {
    let mut ops = card(CARD.w, CARD.h, false).to_vec();
    let form = super::super::board::Form::turned(0);
    let plan = if building == Building::Storage { super::super::board::Form::sized(2, 1) } else { form };
    let shape = super::super::board::shape(building, plan);
    let cell = 2950 / i32::from(shape.rows.max(shape.cols)).max(2);
    let (w, h) = (i32::from(shape.cols) * cell, i32::from(shape.rows) * cell);
    let (x, y) = ((CARD.w - w) / 2, 350 + (2950 - h) / 2);
    ops.push(Piece::Roof(building, plan, false).at(x, y, w, h));
    ops.extend(cost_signs(building.cost(), CARD.w - 250, 4450, 950));
    ops.push(draw_icon(roofs::icon(building), 250, 4350, 1150, role("ink")));
    if building.needs_man() {
        ops.push(draw_icon("man", 1500, 4450, 950, role("ink-2")));
    }
    ops
}

/// The card of a house: its number, and what it costs.
pub fn house_card(number: u8) -> Vec<Op> {
    let mut ops = card(HOUSE.w, HOUSE.h, false).to_vec();
    ops.push(Piece::House(number).at((HOUSE.w - 2300) / 2, 250, 2300, 2300));
    let cost = house_cost(number);
    let half = |n: u8| i32::from(n) * 760;
    for (icon, n, y) in [("food", cost.foods, 2800), ("luxury", cost.luxuries, 3750)] {
        let from = (HOUSE.w - half(n)) / 2;
        ops.extend((0..i32::from(n)).map(|i| draw_icon(icon, from + i * 760, y, 760, role("ink-2"))));
    }
    ops
}

/// Who builds in R2, as far as the viewer is asked.
fn builder(s: &State, marks: &Marks) -> Option<Seat> {
    marks.asked.iter().copied().find(|seat| city::is_building(s, *seat))
}

/// Draws buildings and houses of who builds, and above them what is lifted.
pub fn reserve(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let Some(seat) = builder(s, marks).filter(|_| s.phase == Phase::City) else { return };
    let realm = s.realm(seat);
    let lifted: Vec<Thing> = barbara::aloft(realm).collect();
    // Once one is chosen, the others make room for what is asked next.
    let begun = s.player(seat).work.draft;
    let there = |building: &Building| match begun {
        Some(Draft::Build { building: chosen, .. }) => chosen == *building,
        Some(_) => false,
        None => !building.is_unique() || realm.find(*building).is_none(),
    };
    let buildings: Vec<Building> = Building::ALL.into_iter().filter(there).collect();
    let houses: Vec<u8> = (1..=HOUSES)
        .filter(|n| match begun {
            Some(Draft::House { number, .. }) => number == *n,
            Some(_) => false,
            None => realm.houses[usize::from(*n) - 1] == Spot::NONE,
        })
        .collect();
    let rows = |n: usize, columns: usize| n.div_ceil(columns) as i32;
    let high = if lifted.is_empty() { 0 } else { rows(lifted.len(), 6) * (CARD.h + GAP) };
    let middle = high + rows(buildings.len(), 6) * (CARD.h + GAP);
    let bottom = middle + rows(houses.len(), 7) * (HOUSE.h + GAP);
    if bottom == 0 {
        return;
    }
    let title = Text::new("scene-reserve").player("player", seat);
    canvas.surface(4, SurfaceKind::Market, None, title, Size { w: WIDTH, h: bottom });
    let place = |i: i32, columns: i32, size: Size, top: i32| {
        let step = (WIDTH - size.w) / (columns - 1);
        [i % columns * step, top + i / columns * (size.h + GAP), size.w, size.h]
    };
    for (i, thing) in (0..).zip(lifted) {
        let [x, y, w, h] = place(i, 6, CARD, 0);
        canvas.put(lifted_piece(s, seat, thing, marks).boxed(x, y, w, h));
    }
    for (i, building) in (0..).zip(buildings) {
        let [x, y, w, h] = place(i, 6, CARD, high);
        let touch = Touch::Reserve(building);
        let look = marks.wanted(s, touch);
        let name = Text::new("scene-short").word("building", building.id());
        let mut name = words(name, sans(1000), [200, 3450, w - 400, 1050], Align::Middle, role("ink"));
        name.floor = 700;
        let spoken = Text::new("scene-reserve-card").text("building", names::building(building));
        let spoken = spoken.list("cost", names::cost(building.cost())).num("squares", squares(building));
        let item = Item::new(building as u32).boxed(x, y, w, h).touch(touch.id()).look(look);
        let item = item.outline(Outline::Rect(700), 0).run(name).spoken(spoken);
        canvas.put(pale(item, |pale| Piece::Card(building, pale), matches!(look, Look::Plain | Look::Blocked)));
    }
    for (i, number) in (0..).zip(houses) {
        let [x, y, w, h] = place(i, 7, HOUSE, middle);
        let touch = Touch::House(seat, number);
        let look = marks.wanted(s, touch);
        let spoken = Text::new("scene-house-card").text("house", names::house(number));
        let spoken = spoken.list("cost", names::cost(house_cost(number)));
        let item = Item::new(HOUSES_FROM + u32::from(number)).boxed(x, y, w, h).touch(touch.id()).look(look);
        canvas.put(pale(
            item.outline(Outline::Rect(700), 0).spoken(spoken),
            |pale| Piece::HouseCard(number, pale),
            matches!(look, Look::Plain | Look::Blocked),
        ));
    }
}

fn squares(building: Building) -> u32 {
    shapes::shape(building, 0).len()
}

/// A card that cannot be chosen is pale; the wash of an option lies under the picture.
fn pale(item: Item, piece: impl Fn(bool) -> Piece, pale: bool) -> Item {
    if item.look == Look::Option {
        item.symbol(Piece::Clear.id(), &[]).draw([piece(false).placed(0, 0)])
    } else {
        item.symbol(piece(pale).id(), &[])
    }
}

fn lifted_piece(s: &State, seat: Seat, thing: Thing, marks: &Marks) -> Item {
    let touch = of_thing(seat, thing);
    let (id, picture, size) = match thing {
        Thing::House(number) => (u32::from(number), Piece::House(number), Size { w: CELL, h: CELL }),
        Thing::Piece(slot) => {
            let piece = s.realm(seat).pieces[usize::from(slot)];
            let size = roofs::size(piece.building, piece.form);
            (32 + u32::from(slot), Piece::Roof(piece.building, piece.form, false), size)
        }
    };
    let most = size.w.max(size.h);
    let (w, h) = (size.w * 4800 / most, size.h * 4800 / most);
    let what = names::what(What::of(s.realm(seat), thing));
    Item::new(LIFTED + id)
        .touch(touch.id())
        .look(marks.look(touch))
        .outline(Outline::Rect(700), 0)
        .symbol(Piece::Clear.id(), &[])
        .draw(card(CARD.w, CARD.h, false))
        .draw([picture.at((CARD.w - w) / 2, (CARD.h - h) / 2, w, h)])
        .spoken(Text::new("scene-lifted").text("what", what))
}

/// The icon of a deed.
pub fn icon(deed: Deed) -> &'static str {
    match deed {
        Deed::Woodcutter => "wood",
        Deed::Farm => "grain",
        Deed::FreeFarm => "leaf",
        Deed::Mine => "stone",
        Deed::Fishery => "ship",
        Deed::Inn => "inn",
        Deed::City => "city",
        Deed::Cleanse => "flask",
    }
}

/// Draws the deeds of who is asked in the countryside, each with how many places there are for it.
pub fn deeds(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let asked = s.phase == Phase::Countryside && marks.asked.contains(&s.active());
    if !asked {
        return;
    }
    let seat = s.active();
    // Once one is chosen, the map has the room.
    if matches!(s.player(seat).work.draft, Some(Draft::Deed { .. })) {
        return;
    }
    let size = Size { w: WIDTH, h: 2 * (DEED.h + GAP) };
    canvas.surface(7, SurfaceKind::Market, None, Text::new("scene-deeds"), size);
    let w = DEED.w;
    for (i, deed) in (0..).zip(Deed::ALL) {
        let touch = Touch::Deed(deed);
        let look = marks.wanted(s, touch);
        let dull = matches!(look, Look::Plain | Look::Blocked);
        let places = if dull { None } else { Some(countryside::places(s, seat, deed).len() as i64) };
        let name = Text::new("land-deed").word("deed", deed.id());
        let ink = role(if dull { "blocked" } else { "ink" });
        let mut item = Item::new(i as u32)
            .boxed(i % 4 * (w + GAP), i / 4 * (DEED.h + GAP), w, DEED.h)
            .touch(touch.id())
            .look(look)
            .outline(Outline::Rect(700), 0)
            .symbol(Plate::Deed(deed, !dull).id(), &[])
            .run(deed_name(Text::new("scene-deed-short").word("deed", deed.id()), w, ink))
            .spoken(Text::new("scene-deed").text("deed", name).num("count", places.unwrap_or(0)));
        if let Some(places) = places {
            item = item.run(words(Text::number(places), serif(1500), [w - 3300, 600, 2900, 1900], Align::End, ink));
        }
        canvas.put(item);
    }
}

/// The name of a deed.
fn deed_name(name: Text, w: i32, ink: table::scene::Paint) -> table::scene::TextRun {
    let mut name = words(name, sans(1100), [350, 2950, w - 500, 1300], Align::Start, ink);
    name.floor = 750;
    name
}

/// Draws the saints: whose patron each is, and how far the focus has come with its condition.
pub fn saints(s: &State, marks: &Marks, canvas: &mut Canvas) {
    if s.phase.is_setup() {
        return;
    }
    let size = Size { w: WIDTH, h: SAINT.h + GAP };
    canvas.surface(8, SurfaceKind::Status, None, Text::new("scene-saints").player("player", marks.focus), size);
    let w = SAINT.w;
    for (i, saint) in (0..).zip(Saint::ALL) {
        let touch = Touch::Saint(saint);
        let progress = score::progress(s, marks.focus, saint);
        let of: Vec<Seat> = s.all().filter(|seat| s.realm(*seat).saint == Some(saint)).collect();
        let signs = (0..).zip(&of).map(|(i, seat)| {
            shape(token(marks.emblems.of(*seat)), 300 + 1550 * i, 3350, 1450, 1450, vec![role("edge")])
        });
        let name = Text::new("scene-saint-short").word("saint", saint.id());
        let spoken = Text::new("scene-saint")
            .text("saint", names::saint(saint))
            .num("have", progress.have)
            .num("need", progress.need)
            .player("player", marks.focus)
            .list("patrons", of.iter().map(|seat| Text::name(*seat)).collect())
            .num("count", of.len() as i64);
        canvas.put(
            Item::new(i as u32)
                .boxed(i * (w + GAP), 0, w, SAINT.h)
                .touch(touch.id())
                .look(marks.look(touch))
                .outline(Outline::Rect(700), 0)
                .symbol(Plate::Saint.id(), &[])
                .draw(signs)
                .run(small(name, 1150, [300, 250, w - 450, 1300], Align::Start))
                .run(share(progress.have, progress.need, 1350, [300, 1600, w - 450, 1700], Align::Start))
                .spoken(spoken),
        );
    }
}

/// Draws the offers that the viewer knows of, and the one that is being written.
pub fn offers(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let mut lines = Vec::new();
    for (from, to) in super::super::state::pairs(s.seats) {
        let offer = s.offer(from, to);
        if offer.open && !offer.dark {
            lines.push((from, to, offer.give, offer.get, offer.market));
        }
    }
    for seat in marks.asked.iter().copied() {
        if let Some(Draft::Offer { to, give, get }) = s.player(seat).work.draft {
            lines.retain(|line| (line.0, line.1) != (seat, to));
            lines.push((seat, to, give, get, s.realm(seat).working(Building::Market)));
        }
    }
    if lines.is_empty() {
        return;
    }
    const HIGH: i32 = 4200;
    let size = Size { w: WIDTH, h: lines.len() as i32 * (HIGH + GAP) };
    canvas.surface(6, SurfaceKind::Market, None, Text::new("scene-offers"), size);
    for (i, (from, to, give, get, market)) in (0..).zip(lines) {
        let touch = Touch::Offer(from, to);
        let sign = |seat: Seat, x: i32| shape(token(marks.emblems.of(seat)), x, 850, 2400, 2400, vec![role("edge")]);
        let half = WIDTH / 2;
        let mut ops = card(WIDTH, HIGH, false).to_vec();
        ops.extend([
            sign(from, 400),
            sign(to, half + 300),
            draw_icon("end-turn", half - 1600, 1350, 1400, role("ink-2")),
        ]);
        for (goods, x) in [(give, 3100), (get, half + 3000)] {
            let kinds: Vec<Good> = goods.kinds().collect();
            let step = (12800 / kinds.len().max(1) as i32).min(3300);
            for (k, good) in (0..).zip(kinds) {
                ops.extend(pile(good, goods.get(good), x + k * step, step));
            }
        }
        if market {
            ops.push(draw_icon("scales", 2200, 2500, 1300, role("ink-2")));
        }
        let spoken = Text::new("scene-offer").player("player", from).player("other", to);
        let spoken = spoken.list("give", names::goods(give)).list("get", names::goods(get));
        canvas.put(
            Item::new(u32::from(from.0) * 8 + u32::from(to.0))
                .boxed(0, i * (HIGH + GAP), WIDTH, HIGH)
                .touch(touch.id())
                .look(marks.look(touch))
                .outline(Outline::Rect(700), 0)
                .symbol(Piece::Clear.id(), &[])
                .draw(ops)
                .spoken(spoken.word("market", if market { "yes" } else { "no" })),
        );
    }
}

/// Goods of one kind: the stone, and how many on a small plate.
fn pile(good: Good, n: u16, x: i32, step: i32) -> Vec<Op> {
    let side = 2500.min(step - 200);
    let mut ops = vec![Piece::Stone(good).at(x, 850, side, side)];
    if n > 1 {
        let digits = words(Text::new(""), serif(1150), [0, 0, 1500, 1300], Align::Middle, role("on-bone"));
        ops.push(Op::Group {
            opacity: 100,
            offset: Point { x: x + side - 1100, y: 2500 },
            ops: vec![
                rect(0, 0, 1500, 1300, 300, Some(role("bone")), edge("edge-road", 80)),
                Op::Letters(digits.map(&mut |_| n.to_string())),
            ],
        });
    }
    ops
}
