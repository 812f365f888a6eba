//! The cities of a player as boards: what stands on them and works, men, graves, and where something can be placed.

use super::super::action::Action;
use super::super::board::{Realm, Spot, Thing, board};
use super::super::data::HOUSES;
use super::super::prompt;
use super::super::shapes::{self, Square};
use super::super::state::{Draft, State};
use super::super::touch::Touch;
use super::super::words;
use super::book::{Piece, board_side};
use super::marks::{Marks, far};
use super::pieces::MAN;
use super::roofs::{self, CELL, WALL};
use super::{WIDTH, head, stock};
use std::collections::BTreeSet;
use table::canvas::Canvas;
use table::draw::{group, rect, role, rounded, sans, words as run};
use table::scene::{Align, Item, Look, Op, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The surface of the first seat's cities; the others follow.
const CITIES: u16 = 10;

/// Ids of the items of a board.
const GRAVES: u32 = 20;
const GHOST: u32 = 40;
const SQUARES: u32 = 1000;
/// Pieces: buildings and houses by seat, after those of the map.
const BUILDINGS: u32 = 8192;
const HOUSE: u32 = 12288;

/// From one board to the next, beside it and below it.
const STEP: i32 = WIDTH;
const DOWN: i32 = 36400;

/// Where the boards of a player lie on their surface.
pub struct Plan {
    /// How much larger than on a phone everything is drawn: with more than one city a phone shows all of them smaller.
    pub scale: i32,
    /// How high the head is.
    pub head: i32,
    /// The surface.
    pub size: Size,
    /// The box for the goods of others, in which they lie in so many columns.
    pub goods: Option<([i32; 4], i32)>,
}

impl Plan {
    fn of(cities: i32, own: bool) -> Plan {
        let single = own && cities == 1;
        let scale = if single { 1 } else { 2 };
        let head = 3700 * scale;
        let rows = (cities + 1) / 2;
        let bottom = head + rows * DOWN;
        let (goods, strip) = match (own, cities % 2) {
            (true, _) => (None, 0),
            (_, 1) => (Some(([STEP + 600, bottom - DOWN + 600, STEP - 1200, DOWN - 1800], 2)), 0),
            _ => (Some(([600, bottom, 2 * STEP - 1200, 9600], 5)), 9800),
        };
        Plan { scale, head, size: Size { w: WIDTH * scale, h: bottom + strip }, goods }
    }

    /// The corner of the wall of a city.
    fn corner(&self, city: u8) -> [i32; 2] {
        [600 + i32::from(city % 2) * STEP, self.head + i32::from(city / 2) * DOWN]
    }

    /// The corner of a square.
    fn square(&self, spot: Spot) -> [i32; 2] {
        let ([x, y], square) = (self.corner(spot.city()), spot.square());
        [x + WALL + i32::from(square.col()) * CELL, y + WALL + i32::from(square.row()) * CELL]
    }
}

/// Draws the cities of a player, once there is one.
pub fn cities(s: &State, seat: Seat, owner: Option<Seat>, marks: &Marks, canvas: &mut Canvas) {
    let count = s.city_count(seat);
    if count == 0 {
        return;
    }
    let own = seat == marks.focus;
    let plan = Plan::of(count.into(), own);
    let title = Text::new("scene-cities").player("player", seat);
    canvas.surface(CITIES + u16::from(seat.0), SurfaceKind::Mat, owner, title, plan.size);
    head::head(s, seat, &plan, marks, canvas);
    let realm = s.realm(seat);
    for city in 0..count {
        let [x, y] = plan.corner(city);
        let (side, first) = (board_side(city == 0), city == 0);
        let spoken = Text::new("scene-board").num("number", city + 1).num("free", realm.free(city).count_ones());
        canvas.put(
            Item::new(u32::from(city))
                .boxed(x, y, side, side)
                .symbol(Piece::Board(first).id(), &[])
                .touch(Touch::City(seat, city).id())
                .spoken(spoken.num("graves", realm.graves[usize::from(city)].count_ones()).player("player", seat)),
        );
    }
    buildings(s, seat, &plan, own, marks, canvas);
    // Of others the houses are drawn with the graves, as they are many and say little.
    if own {
        houses(realm, seat, &plan, marks, canvas);
    }
    let touched = squares(s, seat, marks);
    lying(realm, seat, count, &plan, own, &touched, canvas);
    for spot in touched {
        canvas.put(square(realm, seat, spot, &plan, marks));
    }
    if marks.asked.contains(&seat) {
        ghosts(s, seat, &plan, canvas);
    }
    if let Some((at, columns)) = plan.goods {
        for item in stock::block(s, seat, at, columns, marks) {
            canvas.put(item);
        }
    }
}

fn buildings(s: &State, seat: Seat, plan: &Plan, own: bool, marks: &Marks, canvas: &mut Canvas) {
    let realm = s.realm(seat);
    for (slot, piece) in realm.built().filter(|(_, piece)| piece.stands()) {
        let number = slot as u8;
        let touch = Touch::Building(seat, number);
        let ([x, y], size) = (plan.square(piece.spot), roofs::size(piece.building, piece.form));
        let (works, manned, graves) = (realm.works(slot), realm.manned.has(slot), realm.graves_on(piece) != 0);
        let state = match (works, graves) {
            (_, true) => "grave",
            (true, _) if manned => "manned",
            (true, _) => "works",
            _ => "idle",
        };
        let symbol = Piece::Roof(piece.building, piece.form, !works);
        let man = manned.then(|| {
            let (row, column) = roofs::man_at(piece.building, piece.form);
            let (x, y) = (column * CELL + (CELL - MAN.w) / 2, row * CELL + (CELL - MAN.h) / 2 - 450);
            Piece::Man(marks.emblems.of(seat)).placed(x, y)
        });
        let look = marks.look(touch);
        let item = Item::piece(BUILDINGS + u32::from(seat.0) * 256 + u32::from(number))
            .boxed(x, y, size.w, size.h)
            .layer(1)
            .touch(touch.id())
            .look(look)
            .outline(roofs::outline(piece.building, piece.form), 0)
            .spoken(Text::new("scene-building").text("building", words::building(piece.building)).word("state", state));
        // The ring says that it can be chosen; a wash would hide whether it works.
        let item = if look == Look::Option {
            item.symbol(Piece::Clear.id(), &[]).draw([symbol.placed(0, 0)])
        } else {
            item.symbol(symbol.id(), &[])
        };
        let item = item.draw(man);
        canvas.put(if own { item.run(name(piece.building, piece.form, plan.scale)) } else { item });
    }
}

/// The name of a building: at once where a city fills a phone, else for the zoom.
fn name(building: super::super::data::Building, form: super::super::board::Form, scale: i32) -> table::scene::TextRun {
    let at = roofs::name_at(building, form);
    let text = Text::new("scene-short").word("building", building.id());
    let mut name = run(text, sans(if scale == 1 { 1000 } else { 950 }), at, Align::Middle, role("on-bone"));
    name.floor = 550;
    name
}

fn houses(realm: &Realm, seat: Seat, plan: &Plan, marks: &Marks, canvas: &mut Canvas) {
    for number in 1..=HOUSES {
        let spot = realm.houses[usize::from(number) - 1];
        if !spot.is_on_board() {
            continue;
        }
        let [x, y] = plan.square(spot);
        let touch = Touch::House(seat, number);
        let look = marks.look(touch);
        let item = Item::piece(HOUSE + u32::from(seat.0) * 32 + u32::from(number))
            .boxed(x, y, CELL, CELL)
            .layer(1)
            .touch(touch.id())
            .look(look)
            .outline(Outline::Path(rounded(250, 250, CELL - 500, CELL - 500, 200)), 0)
            .spoken(words::house(number));
        canvas.put(if look == Look::Option {
            item.symbol(Piece::Clear.id(), &[]).draw([Piece::House(number).placed(0, 0)])
        } else {
            item.symbol(Piece::House(number).id(), &[])
        });
    }
}

/// The squares that are touched one by one: those that stand for an answer, what has been begun, and while something is
/// being placed the other free ones, which say why they are too small.
fn squares(s: &State, seat: Seat, marks: &Marks) -> BTreeSet<Spot> {
    let mut touched = BTreeSet::new();
    if !marks.asked.contains(&seat) {
        return touched;
    }
    for (by, action) in &marks.actions {
        match (*by == seat, *action) {
            (true, Action::Square(spot) | Action::Heal(spot) | Action::From(spot) | Action::Grave(spot)) => {
                touched.insert(spot);
            }
            (true, Action::Size(form)) => {
                if let Some(Draft::Build { at: Some(spot), .. }) = s.player(seat).work.draft {
                    touched.insert(far(spot, form.size()));
                }
            }
            _ => {}
        }
    }
    match s.player(seat).work.draft {
        Some(Draft::Build { at: Some(spot), .. } | Draft::Place { at: Some(spot), .. }) => {
            touched.insert(spot);
        }
        Some(Draft::Carry { from: Some(spot) }) => {
            touched.insert(spot);
        }
        _ => {}
    }
    let placing = marks.actions.iter().any(|(by, action)| *by == seat && matches!(action, Action::Square(_)));
    if placing {
        touched.extend(s.free_squares(seat));
    }
    touched
}

/// A square that is touched by itself, with the grave on it.
fn square(realm: &Realm, seat: Seat, spot: Spot, plan: &Plan, marks: &Marks) -> Item {
    let touch = Touch::Square(seat, spot);
    let [x, y] = plan.square(spot);
    let grave = realm.graves[usize::from(spot.city())] & spot.square().bit() != 0;
    let on_building = matches!(realm.on(spot), Some(Thing::Piece(_)));
    let what = match (grave, on_building) {
        (true, _) => "grave",
        (_, true) => "building",
        _ => "free",
    };
    let item = Item::new(SQUARES + u32::from(spot.0))
        .boxed(x, y, CELL, CELL)
        .layer(3)
        .touch(touch.id())
        .look(marks.look(touch))
        .outline(Outline::Path(rounded(300, 300, CELL - 600, CELL - 600, 300)), 0)
        .spoken(Text::new("scene-square").text("square", words::spot(spot)).word("what", what));
    if grave {
        item.symbol(Piece::Clear.id(), &[]).draw([Piece::Grave(on_building).placed(0, 0)])
    } else if item.look == Look::Chosen {
        item.draw([floor()])
    } else {
        item
    }
}

/// What lies on each city and is not touched by itself, as one: graves, and the houses of others.
fn lying(realm: &Realm, seat: Seat, count: u8, plan: &Plan, own: bool, touched: &BTreeSet<Spot>, canvas: &mut Canvas) {
    for city in 0..count {
        let all = realm.graves[usize::from(city)];
        let [x, y] = plan.corner(city);
        let at = |spot: Spot, piece: Piece| {
            let [right, down] = plan.square(spot);
            piece.placed(right - x, down - y)
        };
        let houses =
            (1..=HOUSES).zip(realm.houses).filter(|(_, spot)| !own && spot.is_on_board() && spot.city() == city);
        let mut ops: Vec<Op> = houses.map(|(number, spot)| at(spot, Piece::House(number))).collect();
        let built = ops.len();
        let graves = shapes::squares(all).map(|square| Spot::at(city, square)).filter(|spot| !touched.contains(spot));
        ops.extend(graves.map(|spot| at(spot, Piece::Grave(matches!(realm.on(spot), Some(Thing::Piece(_)))))));
        if !ops.is_empty() {
            let side = board_side(city == 0);
            let spoken = Text::new("scene-lying").num("graves", all.count_ones()).num("houses", built as i64);
            let item = Item::new(GRAVES + u32::from(city)).boxed(x, y, side, side).layer(2).draw(ops);
            canvas.put(item.spoken(spoken.num("city", city + 1).player("player", seat)));
        }
    }
}

/// What is being built, where it will stand once it is paid for.
fn ghosts(s: &State, seat: Seat, plan: &Plan, canvas: &mut Canvas) {
    let (spot, piece, size, outline, what) = match s.player(seat).work.draft {
        Some(Draft::House { number, at: Some(spot), .. }) => {
            (spot, Piece::House(number), Size { w: CELL, h: CELL }, Outline::Rect(200), words::house(number))
        }
        Some(Draft::Build { building, at: Some(spot), form: Some(form), .. }) => {
            let piece = Piece::Roof(building, form, false);
            let (size, outline) = (roofs::size(building, form), roofs::outline(building, form));
            (spot, piece, size, outline, words::building(building))
        }
        _ => return,
    };
    let [x, y] = plan.square(spot);
    canvas.put(
        Item::new(GHOST)
            .boxed(x, y, size.w, size.h)
            .layer(4)
            .symbol(piece.id(), &[])
            .outline(outline, 0)
            .look(Look::Ghost)
            .spoken(Text::new("scene-would-stand").text("what", what)),
    );
}

/// What an answer would lay on the square that it is anchored to, drawn from the corner of that square.
pub fn ghost(s: &State, seat: Seat, action: Action) -> Vec<Op> {
    let realm = s.realm(seat);
    if let Action::Grave(spot) = action {
        let on_building = matches!(realm.on(spot), Some(Thing::Piece(_)));
        return vec![group(75, vec![Piece::Grave(on_building).placed(0, 0)])];
    }
    let (Some(draft), Some((spot, covered))) = (s.player(seat).work.draft, prompt::would_cover(s, seat, action)) else {
        return Vec::new();
    };
    let ops = match draft {
        Draft::House { number, .. } | Draft::Place { thing: Thing::House(number), .. } => {
            vec![group(88, vec![Piece::House(number).placed(0, 0)])]
        }
        Draft::Carry { .. } => vec![group(88, vec![Piece::Grave(false).placed(0, 0)])],
        Draft::Build { building, .. } => chosen(building, &relative(spot, covered)),
        Draft::Place { thing: Thing::Piece(slot), .. } => {
            chosen(realm.pieces[usize::from(slot)].building, &relative(spot, covered))
        }
        _ => return Vec::new(),
    };
    // The size of a storage is anchored to its far corner.
    let at = if let Action::Size(form) = action { far(spot, form.size()) } else { spot };
    let back = |from: u8, to: u8| (i32::from(from) - i32::from(to)) * CELL;
    let (from, to) = (spot.square(), at.square());
    let offset = table::scene::Point { x: back(from.col(), to.col()), y: back(from.row(), to.row()) };
    vec![floor(), Op::Group { opacity: 100, offset, ops }]
}

/// The ground of a square: it covers the shadow of what stands up.
fn floor() -> Op {
    rect(300, 300, CELL - 600, CELL - 600, 300, Some(role("city-floor")), None)
}

/// A roof as it would lie, with the ring of what is chosen.
fn chosen(building: super::super::data::Building, cells: &[(i32, i32)]) -> Vec<Op> {
    let mut ops = vec![group(88, roofs::over(building, cells, false))];
    ops.extend(roofs::ring(cells));
    ops
}

/// Squares as rows and columns from the corner of a piece.
fn relative(spot: Spot, covered: u64) -> Vec<(i32, i32)> {
    let from = spot.square();
    let step = |square: Square| {
        (i32::from(square.row()) - i32::from(from.row()), i32::from(square.col()) - i32::from(from.col()))
    };
    shapes::squares(covered & board(0)).map(step).collect()
}
