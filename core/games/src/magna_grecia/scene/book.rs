//! The game's book of symbols: ground, pieces of road, the signs of places, markets, badges and the players' stones.

use super::super::data::TILES;
use super::drawings::{
    TEXTS, about_middle, border, cylinder, facing, house, price_tag, ring, road_ops, stall, stone, temple, vignette,
};
use super::ground;
use super::hex::{Lie, R};
use table::draw::{disc, edge, fill, group, line, rect, role, shape};
use table::icons::{self, ON_SEATS};
use table::scene::{Op, Size, Symbol, SymbolId};

/// The side of the square that signs and pieces of road are drawn in: a little more than a hex, for the finger.
pub const BOX: i32 = 3100;
/// The side of the box of a market.
pub const MARKET: i32 = 1600;
/// The side of the box of a badge.
pub const BADGE: i32 = 1500;
/// The box of a player's stones.
pub const STONES: Size = Size { w: 8000, h: 520 };

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
