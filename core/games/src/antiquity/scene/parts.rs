//! Parts that cards and counters share: grounds, figures, small words.

use super::super::action::Deed;
use super::super::data::{Good, KINDS};
use super::book::Piece;
use super::players::Card;
use super::{WIDTH, reserve, status, stock};
use table::draw::{edge, group, rect, role, sans, serif, straight, words};
use table::icons::draw_icon;
use table::scene::{Align, Op, Size, TextRun};
use table::text::Text;

/// The ground of a card with its shadow; the one that matters now has a frame.
pub fn card(w: i32, h: i32, framed: bool) -> [Op; 3] {
    let (ground, line) = if framed { ("surface", edge("accent-edge", 180)) } else { ("surface-2", edge("rule", 100)) };
    [
        rect(0, 150, w, h, 700, Some(role("shadow")), None),
        rect(0, 0, w, h, 700, Some(role(ground)), line),
        straight(700, 110, w - 700, 110, role("highlight"), 120),
    ]
}

/// A number in a box.
pub fn figure(n: impl Into<i64>, size: i32, at: [i32; 4], align: Align, ink: &'static str) -> TextRun {
    words(Text::number(n), serif(size), at, align, role(ink))
}

/// So much of so much.
pub fn share(have: u16, need: u16, size: i32, at: [i32; 4], align: Align) -> TextRun {
    words(Text::new("scene-of").num("n", have).num("of", need), serif(size), at, align, role("ink"))
}

/// Small words in a box.
pub fn small(text: Text, size: i32, at: [i32; 4], align: Align) -> TextRun {
    words(text, sans(size), at, align, role("ink-2"))
}

/// The grounds of cards and heads, drawn once and used many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plate {
    /// A player in brief; acting or not.
    Brief(Card, bool),
    /// The head over cities, so many times as large as on a phone.
    Head(u8),
    /// A deed, possible or not.
    Deed(Deed, bool),
    /// A saint.
    Saint,
    /// Famine, on a card of its own or in a corner of the map.
    Famine(bool),
    /// Pollution, likewise.
    Foul(bool),
    /// Below a name on the map.
    Name,
    /// A good of a stock, there or not.
    Good(Good, bool),
    /// A good of the supply, that can be named or not.
    Supply(Good, bool),
}

impl Plate {
    /// Its number in the book.
    pub fn number(self) -> u32 {
        match self {
            Plate::Brief(card, acts) => {
                let place = Card::ALL.iter().position(|other| *other == card).unwrap_or(0);
                (place as u32) << 1 | u32::from(acts)
            }
            Plate::Head(scale) => 16 + u32::from(scale),
            Plate::Deed(deed, can) => 32 + ((deed as u32) << 1 | u32::from(can)),
            Plate::Saint => 64,
            Plate::Name => 65,
            Plate::Famine(corner) => 66 + u32::from(corner),
            Plate::Foul(corner) => 68 + u32::from(corner),
            Plate::Good(good, there) => 128 + ((good as u32) << 1 | u32::from(there)),
            Plate::Supply(good, can) => 160 + ((good as u32) << 1 | u32::from(can)),
        }
    }

    /// The plate of a number.
    pub fn of(number: u32) -> Option<Plate> {
        let (half, yes) = ((number & 31) as usize >> 1, number & 1 == 1);
        let good = || (half < KINDS).then(|| Good::of(half as u8));
        Some(match number {
            0..10 => Plate::Brief(*Card::ALL.get(half)?, yes),
            17 | 18 => Plate::Head((number - 16) as u8),
            32..64 => Plate::Deed(*Deed::ALL.get(half)?, yes),
            64 => Plate::Saint,
            65 => Plate::Name,
            66 | 67 => Plate::Famine(yes),
            68 | 69 => Plate::Foul(yes),
            128..160 => Plate::Good(good()?, yes),
            160..192 => Plate::Supply(good()?, yes),
            _ => return None,
        })
    }

    /// Its box.
    pub fn size(self) -> Size {
        match self {
            Plate::Brief(card, _) => card.lay().size,
            Plate::Head(scale) => Size { w: WIDTH * i32::from(scale), h: 3500 * i32::from(scale) },
            Plate::Deed(..) => reserve::DEED,
            Plate::Saint => reserve::SAINT,
            Plate::Famine(corner) | Plate::Foul(corner) => status::Sign::of(corner).size,
            Plate::Name => Size { w: 5200, h: 1300 },
            Plate::Good(..) => stock::CELL,
            Plate::Supply(..) => stock::SHELF,
        }
    }

    /// How it is drawn.
    pub fn ops(self) -> Vec<Op> {
        let Size { w, h } = self.size();
        let ink = role("ink-2");
        match self {
            Plate::Brief(kind, acts) => {
                let mut ops = card(w, h, acts).to_vec();
                ops.extend(kind.lay().icons());
                ops
            }
            Plate::Head(scale) => {
                let k = i32::from(scale);
                let icon = |name: &str, x: i32| draw_icon(name, x * k, 850 * k, 1700 * k, ink);
                vec![icon("house", 16800), icon("man", 22000), icon("grave", 29000)]
            }
            Plate::Deed(deed, can) => {
                let mut ops = card(w, h, false).to_vec();
                ops.push(draw_icon(reserve::icon(deed), 400, 600, 2000, role(if can { "ink" } else { "blocked" })));
                ops
            }
            Plate::Saint => card(w, h, false).to_vec(),
            Plate::Famine(corner) => status::Sign::of(corner).ground("food"),
            Plate::Foul(corner) => status::Sign::of(corner).ground("pollution"),
            Plate::Name => vec![rect(0, 0, w, h, 250, Some(role("surface")), edge("rule-strong", 60))],
            Plate::Good(good, there) => {
                let side = stock::SIDE;
                pale(Piece::Stone(good).at(50, (h - side) / 2, side, side), there)
            }
            Plate::Supply(good, can) => pale(Piece::Stone(good).at(500, (h - 2700) / 2, 2700, 2700), can),
        }
    }

    /// Its symbol.
    pub fn id(self) -> table::scene::SymbolId {
        Piece::Plate(self).id()
    }
}

fn pale(op: Op, full: bool) -> Vec<Op> {
    vec![if full { op } else { group(35, vec![op]) }]
}
