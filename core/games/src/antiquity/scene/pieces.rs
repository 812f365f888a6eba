//! What stands on the map: cities, inns, fisheries, goods with their men, places nobody has been to.

use super::super::data::Good;
use super::goods::stone;
use super::hex::{HALF, HEX, MIDDLE, RISE, SIDES, corner_at, hexagon, offset};
use super::outline::{Corner, chain, path};
use table::draw::{disc, edge, fill, line, polygon, role, serif, shape, words};
use table::icons::{ON_SEATS, SEATS, draw_icon, emblem, pattern, read_path, token};
use table::scene::{Align, Op, Paint, Point, Seg, Size, TextRun};
use table::text::Text;

/// The box of a city of seven hexes, with its wall and its shadow.
pub const CITY: Size = Size { w: 10 * HALF + 800, h: 6 * RISE + 900 };
/// The middle of that box's city.
pub const CITY_MIDDLE: Corner = (CITY.w / 2, 3 * RISE + 400);
/// The box of a man.
pub const MAN: Size = Size { w: 2300, h: 2980 };

/// The colours for signs on light tiles.
const SEAT_TEXTS: [&str; 6] = ["rubra-text", "lapis-text", "ochra-text", "oliva-text", "porphyra-text", "marmor-text"];

/// Operations moved down.
pub fn lower(by: i32, ops: Vec<Op>) -> Op {
    Op::Group { opacity: 100, offset: Point { x: 0, y: by }, ops }
}

/// The outline of the seven hexes of a city.
fn seven() -> Vec<Seg> {
    let all = [[(0, 0)].as_slice(), SIDES.as_slice()].concat();
    let mut edges = Vec::new();
    for (q, r) in &all {
        let (x, y) = offset(*q, *r);
        let middle = (CITY_MIDDLE.0 + x, CITY_MIDDLE.1 + y);
        for (side, (dq, dr)) in SIDES.into_iter().enumerate() {
            if !all.contains(&(q + dq, r + dr)) {
                edges.push((corner_at(middle, side), corner_at(middle, side + 1)));
            }
        }
    }
    path(&chain(edges), (0, 0))
}

/// A city: wall, roofs, and the sign of its player in the middle.
pub fn city(worn: u8) -> Vec<Op> {
    let middle = CITY_MIDDLE;
    let outline = seven();
    let (mut walls, mut roofs) = (Vec::new(), Vec::new());
    for (q, r) in SIDES {
        let (x, y) = offset(q, r);
        for (dx, dy) in [(-850, -250), (150, -510), (-50, 550), (-900, 640)] {
            let (x, y) = (middle.0 + x + dx, middle.1 + y + dy);
            walls.extend(polygon(&[(x, y), (x + 610, y), (x + 610, y + 350), (x, y + 350)]));
            roofs.extend(polygon(&[(x - 130, y), (x + 305, y - 410), (x + 740, y)]));
        }
    }
    let keep = hexagon(middle, 94);
    let radius = 1150;
    let sign =
        shape(token(worn), middle.0 - radius, middle.1 - radius, 2 * radius, 2 * radius, vec![role("edge-road")]);
    vec![
        lower(380, vec![fill(outline.clone(), role("shadow"))]),
        line(outline.clone(), role("edge-road"), 660),
        line(outline.clone(), role(SEATS[usize::from(worn)]), 400),
        fill(outline, role("city-ground")),
        fill(walls.clone(), role("bone")),
        line(walls, role("city-mark"), 80),
        fill(roofs.clone(), role("terracotta")),
        line(roofs, role("city-mark"), 80),
        Op::Pattern { path: keep.clone(), tile: pattern(worn), paints: Vec::new() },
        line(keep, role("edge-road"), 130),
        sign,
    ]
}

/// A tile of a hex with a sign on it.
fn tile(ground: Paint, icon: &str, sign: Paint, size: i32) -> Vec<Op> {
    let outline = hexagon(MIDDLE, 84);
    vec![
        lower(220, vec![fill(outline.clone(), role("shadow"))]),
        fill(outline.clone(), ground),
        line(outline, role("edge-road"), 150),
        draw_icon(icon, MIDDLE.0 - size / 2, MIDDLE.1 - size / 2, size, sign),
    ]
}

/// A small disc with the emblem of a player, which says whose a tile is without its colour.
fn badge(worn: u8, x: i32, y: i32) -> Op {
    shape(token(worn), x, y, 1150, 1150, vec![role("edge-road")])
}

/// An inn.
pub fn inn(worn: u8) -> Vec<Op> {
    let at = usize::from(worn);
    let mut ops = tile(role(SEATS[at]), "inn", role(ON_SEATS[at]), 1800);
    ops.push(badge(worn, 2150, 1700));
    ops
}

/// A hex of a fishery, perhaps with its man.
pub fn fishery(worn: u8, manned: bool) -> Vec<Op> {
    let mut ops = tile(role("tile"), "ship", role(SEAT_TEXTS[usize::from(worn)]), 2000);
    ops.push(if manned { at_site(worn) } else { badge(worn, 2150, 1700) });
    ops
}

/// A man, right above the middle of a hex.
fn at_site(worn: u8) -> Op {
    let (w, h) = (MAN.w * 74 / 100, MAN.h * 74 / 100);
    Op::Symbol {
        symbol: super::book::Piece::Man(worn).id(),
        at: Point { x: MIDDLE.0 + 560 - w / 2, y: MIDDLE.1 - 420 - h / 2 },
        size: Size { w, h },
        paints: Vec::new(),
    }
}

/// A good on its hex.
pub fn field(good: Good) -> Vec<Op> {
    let side = 1960;
    stone(good, MIDDLE.0 - side / 2, MIDDLE.1 - side / 2, side)
}

/// The centre of a site: its good left below, its man right above.
pub fn centre(good: Good, worn: u8) -> Vec<Op> {
    let side = 1700;
    let mut ops = stone(good, MIDDLE.0 - 520 - side / 2, MIDDLE.1 + 380 - side / 2, side);
    ops.push(at_site(worn));
    ops
}

/// A man with the emblem of a player on the chest.
pub fn man(worn: u8) -> Vec<Op> {
    let at = usize::from(worn);
    let body = "M 100 2760 C 100 1830 370 1380 780 1240 C 250 870 470 100 1150 100 C 1830 100 2050 870 1520 1240 \
                C 1930 1380 2200 1830 2200 2760 Z";
    let body = read_path(body);
    vec![
        lower(130, vec![fill(body.clone(), role("shadow"))]),
        fill(body.clone(), role(SEATS[at])),
        shape(emblem(worn), 560, 1500, 1180, 1180, vec![role(ON_SEATS[at])]),
        line(body, role("edge-road"), 150),
    ]
}

/// A place nobody has been to.
pub fn unexplored() -> Vec<Op> {
    let (x, y) = MIDDLE;
    let sign: TextRun<Text> =
        words(Text::new(""), serif(1400), [0, y - 900, HEX.w, 1800], Align::Middle, role("on-bone"));
    vec![
        disc(x, y + 130, 900, Some(role("shadow")), None),
        disc(x, y, 900, Some(role("bone")), edge("edge-road", 130)),
        Op::Letters(sign.map(&mut |_| "?".to_owned())),
    ]
}

/// A hex in which something would come to be.
pub fn coming(good: Option<Good>) -> Vec<Op> {
    let mut ops = vec![fill(hexagon(MIDDLE, 88), role("bone"))];
    if let Some(good) = good {
        ops.extend(field(good));
    }
    ops
}
