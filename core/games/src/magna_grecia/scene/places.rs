//! The signs of villages and oracles, and what stands about a place: markets, prices, what has to be covered.

use super::super::action::Action;
use super::super::map::{Side, Village};
use super::super::phases;
use super::super::state::{Place, State};
use super::super::touch::Touch;
use super::super::words;
use super::book::{BADGE, BOX, MARKET, Piece};
use super::drawings::house_outline;
use super::hex::{Lie, set};
use super::{Marks, board};
use table::canvas::Canvas;
use table::draw::{disc as spot, role, rounded, serif, shape, words as run};
use table::icons;
use table::scene::{Align, Item, Outline, TextRun};
use table::seat::Seat;
use table::text::Text;

const DISCS: u32 = 2500;
const VILLAGES: u32 = 3000;
const DUE: u32 = 4000;
const PRICES: u32 = 5000;
/// Pieces: an oracle with its controller, a market that stands or is sold. What changes has another id, and is news.
const ORACLES: u32 = 2000;
const STANDING: u32 = 3000;
const SOLD: u32 = 4000;

/// A number about a point.
pub fn number(lie: Lie, n: u8, size: i32, [x, y]: [i32; 2]) -> TextRun {
    let size = lie.long(size);
    run(
        Text::number(n),
        serif(size),
        [x - size, y - size * 6 / 10, 2 * size, size * 12 / 10],
        Align::Middle,
        role("on-bone"),
    )
}

/// The middle of a place.
fn middle(s: &State, lie: Lie, place: Place) -> [i32; 2] {
    match (s.city(place), place.village()) {
        (None, Some(village)) => lie.middle(village.hex()),
        _ => board::middle(lie, set(s.hexes(place))),
    }
}

/// The sign of an open village or an oracle, with the number of its connections; none is a dot.
pub fn sign(s: &State, lie: Lie, village: Village, marks: &Marks) -> Item {
    let place = Place::from(village);
    let (touch, box_side) = (Touch::place(s, place), lie.long(BOX));
    let [x, y] = middle(s, lie, place);
    let (id, piece, outline, spoken, down) = match s.oracle(village) {
        Some(oracle) => {
            let by = oracle.by.and_then(|city| s.city(city));
            let controller = by.map(|city| city.owner);
            let id =
                Item::piece(ORACLES + u32::from(village.0) * 8 + controller.map_or(0, |seat| u32::from(seat.0) + 1));
            let spoken = match by {
                Some(city) => Text::new("scene-oracle-of").player("player", city.owner).num("number", city.number),
                None => Text::new("scene-oracle"),
            };
            (
                id,
                Piece::Oracle(controller.map(|seat| marks.emblems.of(seat))),
                circle(lie, 1400),
                spoken.text("village", words::village(village)),
                350,
            )
        }
        None => {
            let frontier = village.is_frontier();
            let piece = if frontier { Piece::Frontier } else { Piece::Village };
            let spoken = Text::new("scene-village").text("village", words::village(village));
            let outline = Outline::Path(house_outline(lie, frontier));
            (Item::new(VILLAGES + u32::from(village.0)), piece, outline, spoken, 180)
        }
    };
    let links = s.conn(place);
    let walls = marks.has(Action::City(village.hex())).then(|| Piece::Walls.at(0, 0, box_side, box_side));
    let facing = facing(s, village)
        .map(|(seat, side)| Piece::Facing(lie, marks.emblems.of(seat), side.0).at(0, 0, box_side, box_side));
    let item = id
        .boxed(x - box_side / 2, y - box_side / 2, box_side, box_side)
        .layer(4)
        .symbol(piece.id(), &[])
        .draw(facing)
        .draw(walls)
        .outline(outline, 0)
        .look(marks.look(touch))
        .touch(touch.id())
        .spoken(spoken.num("links", links));
    let at = [box_side / 2, box_side / 2 + lie.long(down)];
    if links == 0 {
        return item.draw([spot(at[0], at[1], lie.long(110), Some(role("on-bone")), None)]);
    }
    item.run(number(lie, links, 1200, at))
}

/// Whose road an oracle's roof points at, and on which side: of the roads to the city that controls it, the one whose
/// tile at the oracle is the lowest (R63).
fn facing(s: &State, village: Village) -> Option<(Seat, Side)> {
    let by = s.oracle(village)?.by?;
    let owner = s.city(by)?.owner;
    let tile = s.roads_between(village.into(), by).into_iter().filter_map(|road| road.first().copied()).min()?;
    let side = Side::ALL.into_iter().find(|side| village.hex().across(*side) == Some(tile))?;
    Some((owner, side))
}

/// The sign of a city: the number of its connections. Where a market can be built or sold it says so, as a wash over
/// the whole city would hide whose it is.
pub fn disc(s: &State, lie: Lie, place: Place, marks: &Marks) -> Item {
    let (touch, side) = (Touch::place(s, place), lie.long(BOX));
    let [x, y] = middle(s, lie, place);
    let mut item = Item::new(DISCS + u32::from(place.0))
        .boxed(x - side / 2, y - side / 2, side, side)
        .layer(4)
        .symbol(Piece::Disc.id(), &[])
        .outline(circle(lie, 1130), 0);
    // The emblem says whose it is where the sign hides most of a small city's pattern. It has no edge, as a market has.
    if let Some(city) = s.city(place) {
        let (emblem, half, up) = (marks.emblems.of(city.owner), lie.long(330), lie.long(1080));
        let (ground, ink) = (role(icons::SEATS[usize::from(emblem)]), role(icons::ON_SEATS[usize::from(emblem)]));
        item = item.draw([
            spot(side / 2, side / 2 - up, lie.long(430), Some(ground), None),
            shape(icons::emblem(emblem), side / 2 - half, side / 2 - up - half, 2 * half, 2 * half, vec![ink]),
        ]);
    }
    let links = s.conn(place);
    item = if links == 0 {
        item.draw([spot(side / 2, side / 2, lie.long(150), Some(role("on-bone")), None)])
    } else {
        item.run(number(lie, links, 1550, [side / 2; 2]))
    };
    if !marks.is_option(touch) {
        return item;
    }
    let spoken = if marks.has(Action::Sell(place)) {
        Text::new("scene-sell").num("worth", s.worth(s.active, place))
    } else {
        price(s, place)
    };
    item.touch(touch.id()).look(marks.look(touch)).spoken(spoken)
}

/// What one more market of the acting player costs in a place, and would be worth.
fn price(s: &State, place: Place) -> Text {
    Text::new("scene-price").num("price", phases::cost(s, s.active, place)).num("worth", s.worth(s.active, place))
}

/// A ring round a sign.
fn circle(lie: Lie, radius: i32) -> Outline {
    let (middle, radius) = (lie.long(BOX) / 2, lie.long(radius));
    Outline::Path(rounded(middle - radius, middle - radius, 2 * radius, 2 * radius, radius))
}

/// Where each seat's market stands about the sign of a place: always on the same hand, whoever else is there.
fn slot(lie: Lie, seat: Seat, city: bool) -> [i32; 2] {
    let slots = if city {
        [[1150, 950], [-1150, 950], [-1150, -950], [1150, -950]]
    } else {
        [[1080, 780], [-1080, 780], [-1080, -820], [1080, -820]]
    };
    slots[seat.index() % 4].map(|d| lie.long(d))
}

/// What stands about a place: markets, what one more would cost, and the sign that it has to be covered.
pub fn about_it(s: &State, lie: Lie, place: Place, marks: &Marks, canvas: &mut Canvas) {
    let [x, y] = middle(s, lie, place);
    let city = s.city(place).is_some();
    for seat in s.all() {
        let player = s.player(seat);
        let (stands, lies) = (player.standing & place.bit() != 0, player.sold & place.bit() != 0);
        if !stands && !lies {
            continue;
        }
        let ([dx, dy], side) = (slot(lie, seat, city), lie.long(MARKET));
        let active = s.active_at(seat, place);
        let (piece, first, turn) = match (stands, active) {
            (true, true) => (Piece::Standing(marks.emblems.of(seat)), STANDING, 0),
            (true, false) => (Piece::Unlinked(marks.emblems.of(seat)), STANDING, 0),
            (false, _) => (Piece::Sold(marks.emblems.of(seat)), SOLD, -28),
        };
        let word = match (stands, active) {
            (true, true) => "active",
            (true, false) => "inactive",
            (false, _) => "sold",
        };
        let spoken =
            Text::new("scene-market").player("player", seat).word("how", word).num("worth", s.worth(seat, place));
        canvas.put(
            Item::piece(first + u32::from(place.0) * 4 + u32::from(seat.0))
                .boxed(x + dx - side / 2, y + dy - side / 2, side, side)
                .layer(5)
                .symbol(piece.id(), &[])
                .turn(turn)
                .spoken(spoken),
        );
    }
    if marks.has(Action::Build(place)) {
        let ([dx, dy], side) = (slot(lie, s.active, city), lie.long(BADGE));
        // While tiles can be laid, the prices on a phone wait for the zoom: roads and cities are the picture.
        let tiles = marks.actions.iter().any(|a| matches!(a, Action::Road(_) | Action::City(_)));
        let item = Item::new(PRICES + u32::from(place.0))
            .boxed(x + dx - side / 2, y + dy - side / 2, side, side)
            .layer(5)
            .symbol(Piece::Price(phases::cost(s, s.active, place).min(255) as u8).id(), &[])
            .detail(if tiles && lie == Lie::Turned { 150 } else { 0 });
        canvas.put(if city { item } else { item.spoken(price(s, place)) });
    }
    let due = s.done.building.is_some_and(|b| b.covers & place.bit() != 0);
    if due {
        let side = lie.long(BADGE);
        canvas.put(
            Item::new(DUE + u32::from(place.0))
                .boxed(x - side / 2, y - lie.long(1250) - side / 2, side, side)
                .layer(6)
                .symbol(Piece::Due.id(), &[])
                .spoken(Text::new("scene-due")),
        );
    }
}
