//! The game's book of symbols: ground, pieces of road, the signs of places, markets, badges and the players' stones.

use super::super::map::Side;
use super::ground;
use super::hex::{Lie, R};
use table::draw::{disc, edge, fill, group, line, polygon, rect, role, shape};
use table::icons::{self, ON_SEATS, SEATS, emblem};
use table::scene::{Align, Edge, Face, Join, Op, Point, Seg, Size, Symbol, SymbolId, TextRun};

/// The side of the square that signs and pieces of road are drawn in: a little more than a hex, for the finger.
pub const BOX: i32 = 3100;
/// The side of the box of a market.
pub const MARKET: i32 = 1600;
/// The side of the box of a badge.
pub const BADGE: i32 = 1500;
/// How many tiles of a kind a player has.
pub const TILES: u8 = 20;
/// The box of a player's stones.
pub const STONES: Size = Size { w: 8000, h: 520 };

/// The colours of the seats that are read on bone.
const TEXTS: [&str; 4] = ["rubra-text", "lapis-text", "ochra-text", "oliva-text"];

/// One symbol of the book. Seats are named by their emblem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The map.
    Ground(Lie),
    /// The tile of the sea.
    Waves,
    /// The arrow that points north.
    North(Lie),
    /// A village.
    Village,
    /// A village at the border.
    Frontier,
    /// An oracle under a controller, or nobody's.
    Oracle(Option<u8>),
    /// The direction that an oracle's roof points in, in its controller's colour.
    Facing(Lie, u8, u8),
    /// The disc of a city, with the number of its connections on it.
    Disc,
    /// A market that counts.
    Standing(u8),
    /// A market without a connection to a city of its owner.
    Unlinked(u8),
    /// A market that is sold: an item turns it.
    Sold(u8),
    /// The line inside a hex of a city.
    Court(Lie, u8),
    /// What one more market would cost.
    Price(u8),
    /// A free hex that stands for an answer, so pale that what is engraved on it does not disturb.
    Spot(Lie),
    /// A city tile can go on this village.
    Walls,
    /// What has to be covered before the building is finished.
    Due,
    /// The sign of what can be turned.
    Turn,
    /// A piece of road between two sides of a hex.
    Road(Road),
    /// A player's tiles as small stones: those in the supply, those in the stock, and the room of those on the board.
    Stones {
        /// Whose.
        seat: u8,
        /// In the supply.
        supply: u8,
        /// In the stock.
        stock: u8,
    },
}

/// A piece of road.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// How the map lies.
    pub lie: Lie,
    /// Whose it is.
    pub seat: u8,
    /// The two sides it runs between, the lower first.
    pub ends: [u8; 2],
    /// Whether an end meets the sign of a place, and runs on into it.
    pub runs_on: [bool; 2],
}

/// The picture on the box.
pub const VIGNETTE: SymbolId = SymbolId(40 << 16);

fn lie_of(bit: u32) -> Lie {
    if bit & 1 == 1 { Lie::Upright } else { Lie::Turned }
}

impl Piece {
    /// Its id: what sort it is, and what there is to say of it.
    pub fn id(self) -> SymbolId {
        let up = |lie: Lie| u32::from(lie == Lie::Upright);
        let (sort, rest) = match self {
            Piece::Ground(lie) => (1, up(lie)),
            Piece::Waves => (2, 0),
            Piece::North(lie) => (3, up(lie)),
            Piece::Village => (4, 0),
            Piece::Frontier => (5, 0),
            Piece::Oracle(controller) => (6, controller.map_or(0, |seat| u32::from(seat) + 1)),
            Piece::Facing(lie, seat, side) => (7, up(lie) | u32::from(seat) << 1 | u32::from(side) << 4),
            Piece::Disc => (8, 0),
            Piece::Standing(seat) => (9, u32::from(seat)),
            Piece::Unlinked(seat) => (10, u32::from(seat)),
            Piece::Sold(seat) => (11, u32::from(seat)),
            Piece::Court(lie, seat) => (12, up(lie) | u32::from(seat) << 1),
            Piece::Price(price) => (13, u32::from(price)),
            Piece::Due => (14, 0),
            Piece::Walls => (18, 0),
            Piece::Spot(lie) => (19, up(lie)),
            Piece::Turn => (15, 0),
            Piece::Road(road) => {
                let on = u32::from(road.runs_on[0]) | u32::from(road.runs_on[1]) << 1;
                let ends = u32::from(road.ends[0]) | u32::from(road.ends[1]) << 3;
                (16, up(road.lie) | on << 1 | u32::from(road.seat) << 3 | ends << 6)
            }
            Piece::Stones { seat, supply, stock } => {
                (17, u32::from(seat) | u32::from(supply) << 3 | u32::from(stock) << 8)
            }
        };
        SymbolId(sort << 16 | rest)
    }

    /// The piece with this id.
    fn of(id: SymbolId) -> Option<Piece> {
        let rest = id.0 & 0xffff;
        let seat = |shift: u32| Some((rest >> shift & 7) as u8).filter(|seat| usize::from(*seat) < TEXTS.len());
        let piece = match id.0 >> 16 {
            1 => Piece::Ground(lie_of(rest)),
            2 => Piece::Waves,
            3 => Piece::North(lie_of(rest)),
            4 => Piece::Village,
            5 => Piece::Frontier,
            6 if rest == 0 => Piece::Oracle(None),
            6 => Piece::Oracle(Some((rest - 1) as u8).filter(|seat| usize::from(*seat) < TEXTS.len())),
            7 => Piece::Facing(lie_of(rest), seat(1)?, (rest >> 4 & 7) as u8),
            8 => Piece::Disc,
            9 => Piece::Standing(seat(0)?),
            10 => Piece::Unlinked(seat(0)?),
            11 => Piece::Sold(seat(0)?),
            12 => Piece::Court(lie_of(rest), seat(1)?),
            13 => Piece::Price((rest & 0xff) as u8),
            14 => Piece::Due,
            18 => Piece::Walls,
            19 => Piece::Spot(lie_of(rest)),
            15 => Piece::Turn,
            16 => Piece::Road(Road {
                lie: lie_of(rest),
                seat: seat(3)?,
                ends: [(rest >> 6 & 7) as u8, (rest >> 9 & 7) as u8],
                runs_on: [rest & 2 != 0, rest & 4 != 0],
            }),
            17 => Piece::Stones { seat: seat(0)?, supply: (rest >> 3 & 31) as u8, stock: (rest >> 8 & 31) as u8 },
            _ => return None,
        };
        let fits = match piece {
            Piece::Road(Road { ends: [a, b], .. }) => a < b && b < 6 && (2..=4).contains(&(b - a)),
            Piece::Facing(_, _, side) => side < 6,
            Piece::Stones { supply, stock, .. } => supply + stock <= TILES,
            _ => true,
        };
        (fits && piece.id() == id).then_some(piece)
    }

    fn size(self) -> Size {
        let square = |side: i32| Size { w: side, h: side };
        match self {
            Piece::Ground(lie) => lie.board(),
            Piece::Waves => Size { w: 2200, h: 1000 },
            Piece::North(_) => square(2000),
            Piece::Standing(_) | Piece::Unlinked(_) | Piece::Sold(_) => square(MARKET),
            Piece::Price(_) | Piece::Due => square(BADGE),
            Piece::Turn => square(1800),
            Piece::Stones { .. } => STONES,
            _ => square(BOX),
        }
    }

    fn ops(self) -> Vec<Op> {
        match self {
            Piece::Ground(lie) => ground::ground(lie),
            Piece::Waves => ground::waves(),
            Piece::North(lie) => ground::north(lie),
            Piece::Village => about_middle(house()),
            Piece::Frontier => about_middle([border(), house()].concat()),
            Piece::Oracle(controller) => about_middle(temple(controller)),
            Piece::Facing(lie, seat, side) => about_middle(facing(lie, seat, side)),
            Piece::Disc => about_middle(vec![
                disc(0, 100, 1020, Some(role("shadow")), None),
                disc(0, 0, 1020, Some(role("bone")), edge("edge-road", 130)),
            ]),
            Piece::Standing(seat) => stall(seat),
            Piece::Unlinked(seat) => ring(seat),
            Piece::Sold(seat) => cylinder(seat),
            Piece::Court(lie, seat) => {
                let ink = role(ON_SEATS[usize::from(seat)]);
                about_middle(vec![group(55, vec![line(lie.outline([0, 0], R * 83 / 100), ink, 70)])])
            }
            Piece::Price(price) => price_tag(price),
            Piece::Due => vec![
                disc(750, 750, 700, Some(role("on-bone")), edge("bone", 120)),
                rect(650, 330, 200, 520, 80, Some(role("bone")), None),
                disc(750, 1080, 130, Some(role("bone")), None),
            ],
            Piece::Spot(lie) => {
                about_middle(vec![group(40, vec![fill(lie.outline([0, 0], R * 74 / 100), role("option-line"))])])
            }
            Piece::Walls => about_middle(vec![
                disc(0, -1030, 520, Some(role("option-line")), edge("option", 100)),
                icons::draw_icon("city", -390, -1420, 780, role("option")),
            ]),
            Piece::Turn => vec![
                disc(900, 900, 840, Some(role("chosen")), edge("option-line", 120)),
                icons::draw_icon("turn-piece", 250, 250, 1300, role("on-chosen")),
            ],
            Piece::Road(road) => about_middle(road_ops(road)),
            Piece::Stones { seat, supply, stock } => (0..TILES).map(|i| stone(seat, i, supply, stock)).collect(),
        }
    }

    /// Draws it in a box.
    pub fn at(self, x: i32, y: i32, w: i32, h: i32) -> Op {
        shape(self.id(), x, y, w, h, Vec::new())
    }
}

/// A symbol of the book.
pub fn symbol(id: SymbolId) -> Option<Symbol> {
    if id == VIGNETTE {
        return Some(Symbol { id, size: Size { w: 11000, h: 4400 }, ops: vignette() });
    }
    let piece = Piece::of(id)?;
    Some(Symbol { id, size: piece.size(), ops: piece.ops() })
}

/// Drawn about the middle of its box.
fn about_middle(ops: Vec<Op>) -> Vec<Op> {
    vec![Op::Group { opacity: 100, offset: Point { x: BOX / 2, y: BOX / 2 }, ops }]
}

fn gable(half: i32, eaves: i32, top: i32, foot: i32) -> Vec<Seg> {
    polygon(&[(-half, foot), (-half, eaves), (0, top), (half, eaves), (half, foot)])
}

fn open(points: &[(i32, i32)]) -> Vec<Seg> {
    let mut path = polygon(points);
    path.pop();
    path
}

/// A shape with an edge.
fn edged(path: Vec<Seg>, paint: &'static str, edge: &'static str, width: i32) -> [Op; 2] {
    [fill(path.clone(), role(paint)), line(path, role(edge), width)]
}

fn house() -> Vec<Op> {
    let mut ops = edged(gable(880, -240, -960, 760), "bone", "on-bone", 100).to_vec();
    ops.push(line(open(&[(-1020, -160), (0, -980), (1020, -160)]), role("terracotta"), 200));
    ops
}

/// The second line round a village at the border.
fn border() -> Vec<Op> {
    edged(gable(1150, -370, -1280, 1000), "bone", "lapis-pigment", 160).to_vec()
}

/// The outline of the sign of a village, for its rings.
pub fn house_outline(lie: Lie, frontier: bool) -> Vec<Seg> {
    let (half, eaves, top, foot) = if frontier { (1370, -450, -1530, 1210) } else { (1130, -280, -1180, 900) };
    let points = [(-half, foot), (-half, eaves), (0, top), (half, eaves), (half, foot)];
    polygon(&points.map(|(x, y)| (lie.long(x + BOX / 2), lie.long(y + BOX / 2))))
}

fn temple(controller: Option<u8>) -> Vec<Op> {
    let ink = Some(role("on-bone"));
    let mut ops = vec![
        disc(0, 0, 1282, Some(role("oracle")), edge("edge-road", 100)),
        rect(-950, -200, 260, 1100, 0, ink, None),
        rect(690, -200, 260, 1100, 0, ink, None),
        rect(-1100, 900, 2200, 220, 0, ink, None),
    ];
    let roof = controller.map_or("bone", |seat| SEATS[usize::from(seat)]);
    ops.extend(edged(polygon(&[(-1100, -300), (0, -1200), (1100, -300)]), roof, "edge-road", 120));
    if let Some(seat) = controller {
        ops.push(shape(emblem(seat), -290, -890, 580, 580, vec![role(ON_SEATS[usize::from(seat)])]));
    }
    ops
}

/// A wedge on the rim of an oracle.
fn facing(lie: Lie, seat: u8, side: u8) -> Vec<Op> {
    let at = |turn: i32, radius: i32, percent: i32| {
        // Between the middle of this side and the next corner on either hand.
        let corners = lie.corners(radius);
        let (a, b) = (corners[usize::from(side)], corners[usize::from(side + 1) % 6]);
        let mix = |i: usize| (a[i] * (50 - turn) + b[i] * (50 + turn)) / 100 * percent / 100;
        (mix(0), mix(1))
    };
    let wedge = polygon(&[at(-18, R, 92), at(0, R, 128), at(18, R, 92)]);
    edged(wedge, SEATS[usize::from(seat)], "edge-road", 90).to_vec()
}

fn stall(seat: u8) -> Vec<Op> {
    let i = usize::from(seat);
    vec![
        disc(800, 960, 600, Some(role("edge-road")), None),
        disc(800, 800, 600, Some(role(SEATS[i])), edge("edge-road", 120)),
        shape(emblem(seat), 440, 440, 720, 720, vec![role(ON_SEATS[i])]),
    ]
}

fn ring(seat: u8) -> Vec<Op> {
    let text = TEXTS[usize::from(seat)];
    vec![
        disc(800, 800, 560, Some(role("bone")), edge(text, 180)),
        shape(emblem(seat), 510, 510, 580, 580, vec![role(text)]),
    ]
}

fn cylinder(seat: u8) -> Vec<Op> {
    let p = |x: i32, y: i32| Point { x, y };
    let head = vec![
        Seg::Move(p(900, 800)),
        Seg::Cubic(p(900, 590), p(1023, 420), p(1175, 420)),
        Seg::Cubic(p(1327, 420), p(1450, 590), p(1450, 800)),
        Seg::Cubic(p(1450, 1010), p(1327, 1180), p(1175, 1180)),
        Seg::Cubic(p(1023, 1180), p(900, 1010), p(900, 800)),
        Seg::Close,
    ];
    let i = usize::from(seat);
    let mut ops = vec![rect(100, 400, 1400, 800, 390, Some(role("tile")), edge("edge-road", 100))];
    ops.extend(edged(head, SEATS[i], "edge-road", 70));
    // A lying market keeps its owner's emblem, as a colour alone is no sign.
    ops.push(shape(emblem(seat), 945, 570, 460, 460, vec![role(ON_SEATS[i])]));
    ops
}

/// A coin with what a market costs.
fn price_tag(price: u8) -> Vec<Op> {
    vec![
        disc(750, 830, 660, Some(role("shadow")), None),
        disc(750, 750, 660, Some(role("gold")), edge("gold-edge", 110)),
        figure(i32::from(price), if price < 10 { 1200 } else { 1000 }, [0, 0, BADGE, BADGE], "on-metal"),
    ]
}

/// A figure that is the same in every language.
fn figure(number: i32, size: i32, [x, y, w, h]: [i32; 4], paint: &'static str) -> Op {
    Op::Letters(TextRun {
        text: number.to_string(),
        at: Point { x, y },
        size: Size { w, h },
        lines: 1,
        type_size: size,
        floor: 1000,
        face: Face::Serif,
        bold: true,
        capitals: false,
        align: Align::Middle,
        paint: role(paint),
    })
}

/// A tile in the supply is a stone in its owner's colour, one in the stock an empty one, one on the board a dot.
fn stone(seat: u8, i: u8, supply: u8, stock: u8) -> Op {
    let (x, i) = (i32::from(i) * 400, i32::from(i));
    if i < i32::from(supply) {
        rect(x + 40, 40, 320, 440, 60, Some(role(SEATS[usize::from(seat)])), edge("edge", 60))
    } else if i < i32::from(supply + stock) {
        rect(x + 60, 60, 280, 400, 60, Some(role("surface")), edge("rule-strong", 60))
    } else {
        disc(x + 200, 260, 60, Some(role("rule-strong")), None)
    }
}

/// The tile and the road on it: edge, colour, and a middle line with the seat's own dashes.
fn road_ops(road: Road) -> Vec<Op> {
    let Road { lie, seat, ends, runs_on } = road;
    let (colour, ink) = (SEATS[usize::from(seat)], ON_SEATS[usize::from(seat)]);
    let mut ops = edged(lie.outline([0, 0], R - 52), "tile", "rule-strong", 70).to_vec();
    let at = |end: usize, percent: i32| lie.side(Side(ends[end]), R, percent);
    // A hair over the border, so that no seam shows between two pieces; far over it into the sign of a place.
    let over = |end: usize| at(end, if runs_on[end] { 170 } else { 102 });
    let mut path = vec![Seg::Move(over(0)), Seg::Line(at(0, 100))];
    path.push(match ends[1] - ends[0] {
        3 => Seg::Line(at(1, 100)),
        _ => Seg::Quad(Point::default(), at(1, 100)),
    });
    path.push(Seg::Line(over(1)));
    let (width, dash): (i32, &[i32]) = match seat {
        0 => (100, &[]),
        1 => (130, &[500, 300]),
        2 => (130, &[100, 300]),
        _ => (130, &[300, 200, 100, 200]),
    };
    ops.push(line(path.clone(), role("edge-road"), 740));
    ops.push(line(path.clone(), role(colour), 540));
    let middle = Edge { paint: role(ink), width };
    ops.push(group(75, vec![Op::Stroke { path, edge: middle, dash: dash.to_vec(), join: Join::Round }]));
    ops
}

/// Two cities, an oracle and a village on the coast, joined by roads.
fn vignette() -> Vec<Op> {
    let sea =
        Op::Pattern { path: table::draw::rounded(0, 0, 11000, 4400, 0), tile: Piece::Waves.id(), paints: Vec::new() };
    let coast = polygon(&[
        (1900, 600),
        (4200, 900),
        (6800, 500),
        (9000, 850),
        (12000, 600),
        (12000, 5400),
        (-1000, 5400),
        (-1000, 900),
    ]);
    let mut ops = vec![sea];
    for width in [1300, 700] {
        ops.push(line(coast.clone(), role("water-mark"), width));
        ops.push(line(coast.clone(), role("sea"), width - 120));
    }
    ops.extend([line(coast.clone(), role("city-mark"), 160), fill(coast, role("plain"))]);
    let way = vec![
        Seg::Move(Point { x: 1500, y: 2700 }),
        Seg::Quad(Point { x: 3000, y: 1500 }, Point { x: 4300, y: 2500 }),
        Seg::Quad(Point { x: 5600, y: 3500 }, Point { x: 7100, y: 2300 }),
        Seg::Line(Point { x: 9600, y: 2700 }),
    ];
    ops.extend([line(way.clone(), role("edge-road"), 560), line(way.clone(), role("lapis"), 400)]);
    let middle = Edge { paint: role("on-lapis"), width: 100 };
    ops.push(group(75, vec![Op::Stroke { path: way, edge: middle, dash: vec![400, 240], join: Join::Round }]));
    for (x, seat) in [(1500, 1), (9600, 0)] {
        let wall = Lie::Turned.outline([x, 2700], 1400);
        ops.push(line(wall.clone(), role("edge-road"), 240));
        ops.push(Op::Pattern { path: wall, tile: icons::pattern(seat), paints: Vec::new() });
        ops.push(Piece::Disc.at(x - 1100, 1600, 2200, 2200));
    }
    ops.push(figure(1, 1300, [400, 2000, 2200, 1400], "on-bone"));
    ops.push(figure(1, 1300, [8500, 2000, 2200, 1400], "on-bone"));
    ops.push(Piece::Oracle(Some(1)).at(3200, 1400, 2200, 2200));
    ops.push(Piece::Village.at(6000, 1200, 2200, 2200));
    ops.push(Piece::Standing(1).at(7500, 2300, 1100, 1100));
    vec![Op::Clip { at: Point::default(), size: Size { w: 11000, h: 4400 }, radius: 0, ops }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every symbol has an id of its own, and the book finds it again.
    #[test]
    fn what_is_drawn_is_in_the_book_under_its_own_id() {
        let mut pieces = vec![Piece::Waves, Piece::Village, Piece::Frontier, Piece::Oracle(None), Piece::Disc];
        pieces.extend([Piece::Price(0), Piece::Price(40), Piece::Due, Piece::Turn, Piece::Walls]);
        for lie in [Lie::Turned, Lie::Upright] {
            pieces.extend([Piece::Ground(lie), Piece::North(lie), Piece::Spot(lie)]);
            for seat in 0..4 {
                pieces.push(Piece::Court(lie, seat));
                pieces.extend((0..6).map(|side| Piece::Facing(lie, seat, side)));
                let ends = [[0, 2], [0, 3], [0, 4], [1, 3], [1, 4], [1, 5], [2, 4], [2, 5], [3, 5]];
                for (ends, on) in ends.into_iter().flat_map(|e| (0..4).map(move |on| (e, on))) {
                    pieces.push(Piece::Road(Road { lie, seat, ends, runs_on: [on & 1 == 1, on & 2 == 2] }));
                }
            }
        }
        for seat in 0..4 {
            pieces.extend([Piece::Oracle(Some(seat)), Piece::Standing(seat), Piece::Unlinked(seat), Piece::Sold(seat)]);
            pieces.push(Piece::Stones { seat, supply: 20, stock: 0 });
            pieces.push(Piece::Stones { seat, supply: 4, stock: 16 });
        }
        let ids: BTreeSet<u32> = pieces.iter().map(|p| p.id().0).collect();
        assert_eq!(ids.len(), pieces.len(), "an id stands for one piece");
        for piece in pieces {
            assert_eq!(Piece::of(piece.id()), Some(piece));
            assert!(symbol(piece.id()).is_some_and(|s| !s.ops.is_empty()), "{piece:?}");
        }
        assert!(symbol(SymbolId(16 << 16)).is_none(), "no road runs from a side to itself");
    }
}
