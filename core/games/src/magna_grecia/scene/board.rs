//! The map and the tiles on it: free hexes that stand for an answer, roads, cities.

use super::super::action::Action;
use super::super::data::Way;
use super::super::map::{Hex, HexSet, Side};
use super::super::state::{Draft, Laid, Place, State};
use super::super::touch::Touch;
use super::super::words;
use super::book::{BOX, Piece, Road};
use super::hex::{Lie, R, set};
use super::{Marks, places};
use table::canvas::Canvas;
use table::draw::{disc, line, role, serif, words as run};
use table::emblem::Emblems;
use table::icons::{draw_icon, pattern};
use table::scene::{Align, Edge, Item, Join, Look, Op, Outline, Point, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// Ids of the map's items: the first of each kind. Tiles are pieces, so that new ones are marked as news.
const FREE: u32 = 1000;
const CITIES: u32 = 2000;
const ROAD_TILES: u32 = 0;
const CITY_TILES: u32 = 1000;

/// Draws the map.
pub fn board(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let lie = Lie::of(canvas.form());
    canvas.surface(1, SurfaceKind::Board, None, Text::new("scene-map"), lie.board()).backdrop(Piece::Ground(lie).id());
    canvas.put(north(lie));
    for hex in Hex::all() {
        match s.laid(hex) {
            Laid::Road(seat, way) => {
                canvas.put(road(s, lie, hex, seat, way, marks.emblems));
            }
            Laid::City(city) => {
                if let Some(owner) = s.city(city).map(|c| c.owner) {
                    canvas.put(court(lie, hex, marks.emblems.of(owner)));
                }
            }
            Laid::Nothing if hex.village().is_none() => {
                if let Some(item) = free(s, lie, hex, marks) {
                    canvas.put(item);
                }
            }
            Laid::Nothing => {}
        }
    }
    for place in s.places() {
        match (s.city(place), place.village()) {
            (None, Some(village)) => {
                canvas.put(places::sign(s, lie, village, marks));
            }
            _ => {
                canvas.put(city(s, lie, place, marks.emblems));
                canvas.put(places::disc(s, lie, place, marks));
            }
        }
        places::about_it(s, lie, place, marks, canvas);
    }
}

/// The arrow that points north, in the sea.
fn north(lie: Lie) -> Item {
    let (at, letter) = match lie {
        Lie::Turned => ([35200, 28000], [1600, 200, 1500, 1600]),
        Lie::Upright => ([68400, 51200], [300, 1700, 1400, 1800]),
    };
    let size = match lie {
        Lie::Turned => 1200,
        Lie::Upright => 1500,
    };
    Item::new(1)
        .boxed(at[0], at[1], 3400, 3600)
        .draw([Piece::North(lie).at(0, 0, 2000, 2000)])
        .run(run(Text::new("scene-north"), serif(size), letter, Align::Middle, role("ink")))
        .spoken(Text::new("scene-north-spoken").word("way", if lie == Lie::Turned { "left" } else { "up" }))
}

/// A square about the middle of a hex: a little more than the hex, for the finger.
fn about(lie: Lie, hex: Hex, id: Item) -> Item {
    let ([x, y], side) = (lie.middle(hex), lie.long(BOX));
    id.boxed(x - side / 2, y - side / 2, side, side)
}

/// A text about a hex.
fn at(key: &'static str, hex: Hex) -> Text {
    Text::new(key).text("hex", words::hex(hex))
}

/// A free hex that stands for an answer, or lies where one would be looked for.
fn free(s: &State, lie: Lie, hex: Hex, marks: &Marks) -> Option<Item> {
    let touch = Touch::Hex(hex);
    let item = about(lie, hex, Item::new(FREE + u32::from(hex.0))).touch(touch.id());
    let middle = [lie.long(BOX) / 2; 2];
    if marks.chosen == Some(touch.id()) {
        return Some(laying(s, lie, hex, item, marks));
    }
    if !marks.is_option(touch) {
        let near = marks.asked() && is_near(s, hex);
        return near.then(|| item.spoken(at("scene-free", hex)));
    }
    let what = match (marks.has(Action::Road(hex)), marks.has(Action::City(hex))) {
        (true, true) => "both",
        (false, true) => "city",
        _ => "road",
    };
    let ring = Outline::Path(lie.outline(middle, lie.long(R * 74 / 100)));
    // A dot for a road, walls for a city tile, and both where both can go.
    let mut signs = Vec::new();
    if what != "road" {
        let (side, up) = (lie.long(1000), lie.long(if what == "both" { 660 } else { 500 }));
        signs.push(draw_icon("city", middle[0] - side / 2, middle[1] - up, side, role("option")));
    }
    if what != "city" {
        let down = lie.long(if what == "both" { 620 } else { 0 });
        signs.push(disc(middle[0], middle[1] + down, lie.long(190), Some(role("option")), None));
    }
    let item = item.symbol(Piece::Spot(lie).id(), &[]).draw(signs).outline(ring, 0).layer(3).look(Look::Option);
    Some(item.spoken(at("scene-option", hex).word("what", what)))
}

/// Whether a hex touches what belongs to the acting player: there a tap asks why it cannot be chosen.
fn is_near(s: &State, hex: Hex) -> bool {
    s.net.entered[s.active.index()].has(hex) || s.net.beside[s.active.index()].has(hex)
}

/// The hex that a road is being laid on: a dot for each end that it can have.
fn laying(s: &State, lie: Lie, hex: Hex, item: Item, marks: &Marks) -> Item {
    let ways = marks.actions.iter().filter_map(|action| match action {
        Action::Way(way) => Some(*way),
        _ => None,
    });
    let ends: Vec<Side> = Side::ALL.into_iter().filter(|side| ways.clone().any(|w| w.ends().contains(side))).collect();
    let middle = lie.long(BOX) / 2;
    let dots = ends.into_iter().map(|side| {
        let Point { x, y } = lie.side(side, lie.long(R), 66);
        disc(middle + x, middle + y, lie.long(180), Some(role("option")), None)
    });
    item.layer(6)
        .draw(dots)
        .outline(Outline::Path(lie.outline([middle; 2], lie.long(R + 20))), 300)
        .look(Look::Chosen)
        .spoken(at("scene-laying", hex).player("player", s.active))
}

/// A road tile; an end that meets the sign of a village or an oracle runs on into it.
fn piece(s: &State, lie: Lie, hex: Hex, emblem: u8, way: Way) -> Piece {
    let meets = |end: Side| hex.across(end).is_some_and(|h| h.village().is_some() && s.laid(h) == Laid::Nothing);
    let ends = way.ends();
    Piece::Road(Road { lie, seat: emblem, ends: ends.map(|end| end.0), runs_on: ends.map(meets) })
}

fn road(s: &State, lie: Lie, hex: Hex, seat: Seat, way: Way, emblems: Emblems) -> Item {
    about(lie, hex, Item::piece(ROAD_TILES + u32::from(hex.0)))
        .layer(1)
        .touch(Touch::Hex(hex).id())
        .symbol(piece(s, lie, hex, emblems.of(seat), way).id(), &[])
        .spoken(at("scene-road", hex).player("player", seat))
}

/// What an answer would lay on the hex that it is anchored to: the road, one way after the other.
pub fn ghost(s: &State, seat: Seat, action: Action, canvas: &Canvas) -> Vec<Op> {
    let (Action::Way(way), Some(Draft::Road(hex))) = (action, s.draft) else { return Vec::new() };
    let lie = Lie::of(canvas.form());
    let side = lie.long(BOX);
    let corner = side - lie.long(900);
    vec![
        piece(s, lie, hex, canvas.emblem(seat), way).at(0, 0, side, side),
        Piece::Turn.at(corner, -lie.long(900), lie.long(1800), lie.long(1800)),
    ]
}

/// One tile of a city: the line inside it.
fn court(lie: Lie, hex: Hex, emblem: u8) -> Item {
    about(lie, hex, Item::piece(CITY_TILES + u32::from(hex.0))).layer(2).symbol(Piece::Court(lie, emblem).id(), &[])
}

/// A city as one shape: its wall, and the pattern of its owner.
fn city(s: &State, lie: Lie, place: Place, emblems: Emblems) -> Item {
    let (city, hexes) = (s.city(place), set(s.hexes(place)));
    let (owner, number) = city.map_or((Seat(0), 0), |c| (c.owner, c.number));
    let [x, y, w, h] = around(lie, hexes);
    let wall = lie.area(hexes, [-x, -y]);
    let building = s.done.building.is_some_and(|b| b.city == place);
    let spoken = Text::new(if building { "scene-city-building" } else { "scene-city" })
        .player("player", owner)
        .num("number", number)
        .num("size", s.size(place))
        .num("links", s.conn(place));
    let item = Item::new(CITIES + u32::from(number))
        .boxed(x, y, w, h)
        .layer(1)
        .touch(Touch::City(number).id())
        .outline(Outline::Path(wall.clone()), lie.long(200))
        .draw([
            line(wall.clone(), role("edge-road"), lie.long(320)),
            Op::Pattern { path: wall.clone(), tile: pattern(emblems.of(owner)), paints: Vec::new() },
        ])
        .spoken(spoken);
    if !building {
        return item;
    }
    // Scaffolding: the building has to be finished before anything else.
    let edge = Edge { paint: role("bone"), width: lie.long(110) };
    item.draw([Op::Stroke { path: wall, edge, dash: [300, 300].map(|d| lie.long(d)).to_vec(), join: Join::Round }])
}

/// The box of a city, large enough for a finger.
fn around(lie: Lie, hexes: HexSet) -> [i32; 4] {
    let (half, [w, h]) = (lie.long(BOX) / 2, [0, 1]);
    let reach = |i: usize| {
        let all = || hexes.iter().map(|hex| lie.middle(hex)[i]);
        let (from, to) = (all().min().unwrap_or(0) - half, all().max().unwrap_or(0) + half);
        (from, to - from)
    };
    let ((x, w), (y, h)) = (reach(w), reach(h));
    [x, y, w, h]
}

/// Where the sign of a city stands: in the middle, or on the hex nearest to it where the middle lies outside.
pub fn middle(lie: Lie, hexes: HexSet) -> [i32; 2] {
    let n = (hexes.len() as i32).max(1);
    let mean = [0, 1].map(|i| hexes.iter().map(|hex| lie.middle(hex)[i]).sum::<i32>() / n);
    let far = |hex: &Hex| {
        let [x, y] = lie.middle(*hex);
        i64::from(x - mean[0]).pow(2) + i64::from(y - mean[1]).pow(2)
    };
    match hexes.iter().min_by_key(far) {
        Some(nearest) if far(&nearest) > i64::from(lie.long(R)).pow(2) => lie.middle(nearest),
        _ => mean,
    }
}
