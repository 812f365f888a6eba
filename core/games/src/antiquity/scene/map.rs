//! The map: its tiles, what the game has done to the ground, zones of control, and what stands and lies on the hexes.

use super::super::action::{Action, Deed};
use super::super::data::{Good, Kind};
use super::super::ground::Terrain;
use super::super::land;
use super::super::map::{Hex, HexSet};
use super::super::phases::countryside;
use super::super::sites;
use super::super::state::{Draft, Site, State};
use super::super::touch::Touch;
use super::super::words;
use super::book::Piece;
use super::hex::{Grid, HALF, HEX, MIDDLE, RISE, hexagon, outwards};
use super::marks::Marks;
use super::outline::{Corner, path};
use super::parts::Plate;
use super::pieces::{CITY, CITY_MIDDLE};
use super::players::{self, Card};
use super::{status, terrain};
use table::canvas::Canvas;
use table::draw::{fill, group, line, role, sans, words as run};
use table::icons::SEATS;
use table::scene::{Align, Edge, Item, Join, Look, Op, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The surface of the map.
pub const MAP: u16 = 1;

/// Ids of the map's items: the first of each kind. What stands or lies on a hex is a piece, so that what is new is
/// marked.
const ZONES: u32 = 30;
const CITIES: u32 = 50;
const NAMES: u32 = 80;
const PLACES: u32 = 150;
const HEXES: u32 = 1000;
const GHOSTS: u32 = 2000;
/// Pieces: so many ids for each kind, a hex each.
const KIND: u32 = 512;

/// The layers from the ground up.
mod layer {
    pub const CHANGED: u8 = 1;
    pub const VEIL: u8 = 2;
    pub const ZONES: u8 = 3;
    pub const HEXES: u8 = 4;
    pub const PIECES: u8 = 5;
    pub const GHOSTS: u8 = 6;
    pub const NAMES: u8 = 7;
}

/// Draws it; with the players in its corners, if there is a card for that.
pub fn map(s: &State, corners: Option<Card>, marks: &Marks, canvas: &mut Canvas) {
    let grid = Grid::of(s.seats);
    let title = Text::new("scene-map");
    canvas.surface(MAP, SurfaceKind::Board, None, title, grid.size).backdrop(Piece::Land(s.seats).id());
    tiles(s, &grid, canvas);
    changed(s, &grid, canvas);
    zones(s, &grid, marks, canvas);
    for seat in s.all() {
        for (number, centre) in (0..).zip(s.player(seat).cities.iter()) {
            city(&grid, seat, number, *centre, marks, canvas);
        }
    }
    let lying = Lying::of(s);
    for hex in touched(s, marks).iter() {
        canvas.put(on_hex(s, &grid, hex, &lying, marks));
    }
    ghosts(s, &grid, marks, canvas);
    if let Some(card) = corners {
        players::on_map(s, card, layer::NAMES, marks, canvas);
        if s.seats == 2 {
            status::on_map(s, grid.size, layer::NAMES, marks, canvas);
        }
    }
}

/// The tiles, and the lines between them, as one.
fn tiles(s: &State, grid: &Grid, canvas: &mut Canvas) {
    let offsets = s.layout().offsets;
    let Size { w, h } = terrain::TILE_BOX;
    let at = |(x, y): Corner, piece: Piece| piece.placed(x - w / 2, y - h / 2);
    let mut ops = Vec::new();
    for (position, place) in offsets.iter().copied().enumerate() {
        let Some((face, turns)) = s.map.face(position) else { continue };
        ops.push(at(grid.place(place), Piece::Tile(face, turns)));
    }
    for (one, (q, r)) in offsets.iter().copied().enumerate() {
        for (other, (p, t)) in offsets.iter().copied().enumerate() {
            let way = terrain::BESIDE.iter().position(|step| *step == (p - q, t - r));
            let (Some(way), Some(first), Some(second)) = (way, s.map.face(one), s.map.face(other)) else { continue };
            let ((x, y), back) = (grid.place((q, r)), terrain::before_seam(way));
            ops.push(at((x + back.0, y + back.1), Piece::Seam(first, second, way as u8)));
        }
    }
    let Size { w, h } = grid.size;
    canvas.put(Item::new(0).boxed(0, 0, w, h).draw(ops));
}

/// Felled and polluted hexes, and the kinds of the mountain ranges: the ground as the game has changed it.
fn changed(s: &State, grid: &Grid, canvas: &mut Canvas) {
    let Size { w, h } = grid.size;
    let map = &s.map;
    let mut ops = Vec::new();
    // The marks of the ground make room for goods.
    let bare = |hexes: HexSet, colour: &'static str| {
        (!hexes.is_empty()).then(|| fill(path(&grid.border(hexes), (0, 0)), role(colour)))
    };
    if !map.felled.is_empty() {
        ops.push(terrain::filled(grid, map.felled, Piece::Felled.id()));
        ops.extend(bare(map.felled.and(map.goods), "felled"));
    }
    for ground in [Terrain::Grassland, Terrain::Mountain, Terrain::Water] {
        let hexes = map.ground.of(ground).and(map.goods).minus(map.felled);
        ops.extend(bare(hexes, terrain::colour(ground)));
    }
    if !map.polluted.is_empty() {
        ops.push(terrain::filled(grid, map.polluted, Piece::Foul.id()));
    }
    for (range, good) in map.ranges.iter().zip([Good::Stone, Good::Gold]) {
        let free = range.minus(map.goods).minus(map.built);
        if !free.is_empty() {
            ops.push(terrain::filled(grid, free, Piece::Vein(good).id()));
        }
    }
    if ops.is_empty() {
        return;
    }
    let spoken = Text::new("scene-changed").num("felled", map.felled.len() as i64);
    let item = Item::new(11).boxed(0, 0, w, h).layer(layer::CHANGED).draw(ops);
    canvas.put(item.spoken(spoken.num("polluted", map.polluted.len() as i64)));
}

/// The lines round zones of control, that of the focus last, and a veil over what lies outside that one.
fn zones(s: &State, grid: &Grid, marks: &Marks, canvas: &mut Canvas) {
    let others = s.playing().filter(|seat| *seat != marks.focus);
    for (place, seat) in others.chain((!s.player(marks.focus).out).then_some(marks.focus)).enumerate() {
        let zone = marks.zones[seat.index()];
        if zone.is_empty() {
            continue;
        }
        let own = seat == marks.focus;
        let mut lines = grid.border(zone);
        let Size { w, h } = grid.size;
        if own {
            let veil = Op::Fill { path: terrain::outside(grid.size, &lines), paint: role("veil"), even_odd: true };
            canvas.put(Item::new(20).boxed(0, 0, w, h).layer(layer::VEIL).draw([veil]));
            let frame = Item::new(21).symbol(Piece::Frame(s.seats).id(), &[]).boxed(0, 0, w, h);
            canvas.put(frame.layer(layer::VEIL));
        } else {
            // Drawn in, each a little farther than the other, so that zones which share a border are both seen.
            lines = lines.iter().map(|line| outwards(line, -200 - 130 * place as i32)).collect();
        }
        let colour = SEATS[usize::from(marks.emblems.of(seat))];
        let border = path(&lines, (0, 0));
        let ops = if own {
            let under = group(90, vec![line(border.clone(), role("bone-line"), 560)]);
            vec![under, line(border, role(colour), 320)]
        } else {
            let under = group(80, vec![line(border.clone(), role("bone-line"), 400)]);
            let edge = Edge { paint: role(colour), width: 260 };
            vec![under, Op::Stroke { path: border, edge, dash: vec![533, 400], join: Join::Round }]
        };
        let spoken = Text::new("scene-zone").player("player", seat).num("count", zone.len() as i64);
        let item = Item::new(ZONES + u32::from(seat.0)).boxed(0, 0, w, h).layer(layer::ZONES);
        canvas.put(item.draw(ops).spoken(spoken));
    }
}

/// A city, and for the zoom whose it is.
fn city(grid: &Grid, seat: Seat, number: u8, centre: Hex, marks: &Marks, canvas: &mut Canvas) {
    let (x, y) = grid.middle(centre);
    let id = u32::from(seat.0) * 4 + u32::from(number);
    let spoken = Text::new("scene-city").player("player", seat).num("number", number + 1);
    canvas.put(
        Item::piece(KIND * 5 + u32::from(centre.0))
            .boxed(x - CITY_MIDDLE.0, y - CITY_MIDDLE.1, CITY.w, CITY.h)
            .layer(layer::PIECES)
            .symbol(Piece::City(marks.emblems.of(seat)).id(), &[]),
    );
    // It is touched where it reaches to all sides: at its corners lie other hexes.
    let (w, h) = (8 * HALF, 4 * RISE);
    canvas.put(
        Item::new(PLACES + id)
            .boxed(x - w / 2, y - h / 2, w, h)
            .layer(layer::PIECES)
            .touch(Touch::City(seat, number).id())
            .spoken(spoken),
    );
    let Size { w, h } = Plate::Name.size();
    canvas.put(
        Item::new(NAMES + CITIES + id)
            .boxed(x - w / 2, y + 1500, w, h)
            .layer(layer::NAMES)
            .detail(105)
            .symbol(Plate::Name.id(), &[])
            .run(run(Text::name(seat), sans(960), [150, 0, w - 300, h], Align::Middle, role("ink"))),
    );
}

/// Which site has something on a hex, by its place in the list.
struct Lying([u8; super::super::map::HEXES]);

impl Lying {
    const NOTHING: u8 = u8::MAX;

    fn of(s: &State) -> Lying {
        let mut lying = Lying([Lying::NOTHING; super::super::map::HEXES]);
        for (number, site) in (0..).zip(s.map.sites.iter()) {
            for hex in site.goods(s.layout()).chain([site.at]).chain(site.other(s.layout())) {
                lying.0[hex.index()] = number;
            }
        }
        lying
    }

    fn on<'a>(&self, s: &'a State, hex: Hex) -> Option<&'a Site> {
        s.map.sites.get(usize::from(self.0[hex.index()]))
    }
}

/// The hexes that are touched one by one: with something on them, standing for an answer, or in the zone of who looks
/// for a place; and with a mountain its whole range, which its sheet points at.
fn touched(s: &State, marks: &Marks) -> HexSet {
    let cities = s
        .all()
        .flat_map(|seat| s.player(seat).cities.iter())
        .fold(HexSet::NONE, |all, centre| all.or(s.layout().disc(*centre)));
    let mut hexes = s.map.goods.or(s.map.built.minus(cities)).or(s.map.markers);
    let searched = land::is_searched(s.phase);
    if searched {
        hexes = hexes.or(marks.zones[marks.focus.index()]);
    }
    for (_, action) in &marks.actions {
        if let Action::Found(hex) | Action::Hex(hex) | Action::Take(hex) | Action::Explore(hex) | Action::Pollute(hex) =
            action
        {
            hexes.insert(*hex);
        }
    }
    if searched { hexes.or(s.layout().joined(hexes, s.map.ground.of(Terrain::Mountain))) } else { hexes }
}

/// How a hex is in words: what it is made of, and what the game has done to it.
fn hex_words(s: &State, key: &'static str, hex: Hex) -> Text {
    let state = if s.map.polluted.has(hex) {
        "foul"
    } else if s.map.felled.has(hex) {
        "felled"
    } else {
        "clean"
    };
    let (column, row) = s.layout().place(hex).column_and_row();
    let text = Text::new(key).word("terrain", s.map.ground.terrain(hex).id()).word("state", state);
    text.num("column", column).num("row", row)
}

/// A hex with whatever lies or stands on it.
fn on_hex(s: &State, grid: &Grid, hex: Hex, lying: &Lying, marks: &Marks) -> Item {
    let touch = Touch::Hex(hex);
    let look = marks.look(touch);
    let at = u32::from(hex.0);
    let worn = |seat: Seat| marks.emblems.of(seat);
    let inn = || s.all().find(|seat| s.player(*seat).inns.contains(&hex));
    let words = |key: &'static str| hex_words(s, key, hex);
    let (item, piece, spoken) = match lying.on(s, hex) {
        Some(site) if site.kind() == Kind::Fishery && !s.map.goods.has(hex) => {
            let spoken = words("scene-fishery").player("player", site.owner);
            let manned = site.at == hex;
            (Item::piece(KIND + at), Some(Piece::Fishery(worn(site.owner), manned)), spoken)
        }
        Some(site) if site.at == hex => {
            let spoken = words("scene-centre").player("player", site.owner).num("count", site.len());
            let piece = Piece::Centre(site.good, worn(site.owner));
            (Item::piece(KIND * 2 + at), Some(piece), spoken.text("good", words::good(site.good)))
        }
        Some(site) => {
            let spoken = words("scene-good").text("good", words::good(site.good));
            (Item::piece(KIND * 2 + at), Some(Piece::Field(site.good)), spoken)
        }
        None => match inn() {
            Some(seat) => {
                (Item::piece(KIND * 3 + at), Some(Piece::Inn(worn(seat))), words("scene-inn").player("player", seat))
            }
            None if s.map.markers.has(hex) => (Item::new(HEXES + at), Some(Piece::Unexplored), words("scene-marker")),
            None => (Item::new(HEXES + at), None, words("scene-hex")),
        },
    };
    let [x, y, w, h] = grid.frame(hex);
    let item = item.boxed(x, y, w, h).touch(touch.id()).look(look).spoken(spoken);
    let ring = match look {
        Look::Plain => Outline::None,
        Look::Chosen => Outline::Path(terrain::boxed_hex(98)),
        _ => Outline::Path(terrain::boxed_hex(84)),
    };
    let item = item.outline(ring, 0).layer(if piece.is_some() { layer::PIECES } else { layer::HEXES });
    match piece {
        None => item,
        // The wash of an option lies under the picture.
        Some(piece) if look == Look::Option => item.symbol(Piece::Clear.id(), &[]).draw([piece.placed(0, 0)]),
        Some(piece) => item.symbol(piece.id(), &[]),
    }
}

/// What a command that has been begun would bring about, where it is.
fn ghosts(s: &State, grid: &Grid, marks: &Marks, canvas: &mut Canvas) {
    for seat in marks.asked.iter().copied() {
        let Some(draft) = s.player(seat).work.draft else { continue };
        let (hexes, good) = match draft {
            Draft::Deed { deed: Deed::Inn, at: Some(at), .. } => (HexSet::one(at), None),
            Draft::Deed { deed: Deed::City, at: Some(at), .. } => (s.layout().disc(at), None),
            Draft::Deed { deed: Deed::Fishery, at: Some(at), other: None, .. } => (HexSet::one(at), None),
            Draft::Deed { deed, at: Some(at), other, good, .. } => {
                let kinds = countryside::kinds(s, seat, deed, at);
                let known = good.or_else(|| if kinds.len() == 1 { kinds.first().map(Good::of) } else { None });
                let any = known.or_else(|| kinds.first().map(Good::of)).unwrap_or(Good::Wood);
                let site = countryside::site_of(s, seat, deed, at, other, any);
                (sites::goods(s, &site).or(HexSet::one(at)), known)
            }
            Draft::Harvest { at, taken } => {
                let site = s.map.sites.iter().find(|site| site.at == at);
                let taken = site.map(|site| {
                    (0..13).filter(|bit| taken >> bit & 1 == 1).filter_map(|bit| site.hex(bit, s.layout())).collect()
                });
                (taken.unwrap_or(HexSet::NONE), None)
            }
            _ => continue,
        };
        for hex in hexes.iter() {
            let [x, y, w, h] = grid.frame(hex);
            canvas.put(
                Item::new(GHOSTS + u32::from(hex.0))
                    .boxed(x, y, w, h)
                    .layer(layer::GHOSTS)
                    .symbol(Piece::Coming(good).id(), &[])
                    .outline(Outline::Path(terrain::boxed_hex(88)), 0)
                    .look(Look::Ghost)
                    .spoken(hex_words(s, "scene-coming", hex)),
            );
        }
    }
}

/// What an answer on the map would bring about, drawn from the corner of its hex.
pub fn ghost(s: &State, seat: Seat, action: Action, worn: u8) -> Vec<Op> {
    let grid = Grid::of(s.seats);
    let city = || Piece::City(worn).placed(MIDDLE.0 - CITY_MIDDLE.0, MIDDLE.1 - CITY_MIDDLE.1);
    let (at, deed) = match (action, s.player(seat).work.draft) {
        (Action::Found(_), _) => return vec![group(70, vec![city()])],
        (Action::Hex(at), Some(Draft::Deed { deed, .. })) => (at, deed),
        (Action::Pollute(_), _) => return vec![terrain::foul_hex()],
        _ => return Vec::new(),
    };
    let from = grid.middle(at);
    let there = |hex: Hex| {
        let (x, y) = grid.middle(hex);
        (x - from.0, y - from.1)
    };
    match deed {
        Deed::City => vec![group(70, vec![city()])],
        Deed::Inn => vec![group(80, vec![Piece::Inn(worn).placed(0, 0)])],
        Deed::Cleanse => {
            let clean = land::would_take(s, seat, action).iter().map(|hex| {
                let (x, y) = there(hex);
                Op::Stroke {
                    path: hexagon((x + MIDDLE.0, y + MIDDLE.1), 86),
                    edge: Edge { paint: role("chosen"), width: 300 },
                    dash: vec![533, 333],
                    join: Join::Round,
                }
            });
            clean.collect()
        }
        _ => {
            let kinds = countryside::kinds(s, seat, deed, at);
            let good = if kinds.len() == 1 { kinds.first().map(Good::of) } else { None };
            let mut ops = Vec::new();
            for hex in land::would_take(s, seat, action).iter() {
                let (x, y) = there(hex);
                ops.push(group(75, vec![Piece::Coming(good).at(x, y, HEX.w, HEX.h)]));
                let edge = Edge { paint: role("chosen"), width: 220 };
                let path = hexagon((x + MIDDLE.0, y + MIDDLE.1), 88);
                ops.push(Op::Stroke { path, edge, dash: vec![533, 333], join: Join::Round });
            }
            if deed == Deed::Fishery {
                ops.push(Piece::Fishery(worn, true).placed(0, 0));
            } else {
                let man = Piece::Man(worn).at(MIDDLE.0 + 150, MIDDLE.1 - 350, 1240, 1607);
                ops.push(man);
            }
            ops
        }
    }
}
