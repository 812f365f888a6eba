//! How the cards are drawn: slaves, horses and weapons, laurels of both kinds, and their backs.

use super::super::data::{Back, Card, Crown, Laurel, Metal};
use super::book::{Deck, Piece};
use super::ground::letters;
use super::laurel as colours;
use table::draw::{edge, fill, polygon, rect, role, straight};
use table::icons::draw_icon;
use table::scene::{Align, Face, Op, Size};

/// The box of a card.
pub const SIZE: Size = Size { w: 2500, h: 3500 };
const RADIUS: i32 = 300;

fn ground(paint: &'static str, frame: &'static str) -> Vec<Op> {
    let Size { w, h } = SIZE;
    vec![
        rect(0, 130, w, h, RADIUS, Some(role("shadow")), None),
        rect(0, 0, w, h, RADIUS, Some(role(paint)), edge(frame, 100)),
        straight(RADIUS, 110, w - RADIUS, 110, role("highlight"), 100),
    ]
}

/// The icon of a kind of card.
pub fn icon(card: Card) -> &'static str {
    match (card.back(), card.side()) {
        (Back::Servi, _) => "slave-card",
        (_, Some(_)) => "horse",
        _ => "sword",
    }
}

/// A card for the hand: what it is above, how much it counts below, and beside it the metal of a horse.
pub fn card(card: Card) -> Vec<Op> {
    let mut ops = ground("bone", "rule-strong");
    let ink = role("on-bone");
    let (name, size) = if card.back() == Back::Servi { ("man", 1750) } else { (icon(card), 1750) };
    ops.push(draw_icon(name, (SIZE.w - size) / 2, 220, size, ink));
    let number = |x: i32, w: i32| {
        letters(card.strength().to_string(), 1500, Face::Serif, [x, 1950, w, 1400], Align::Middle, ink)
    };
    match card.side() {
        Some(metal) => {
            ops.push(Piece::Coin(metal as u8).at(1150, 2050, 1250, 1250));
            ops.push(number(150, 1000));
        }
        None => ops.push(number(0, SIZE.w)),
    }
    ops
}

/// A Stadium card: a laurel of a colour, or points.
pub fn laurel(laurel: Laurel) -> Vec<Op> {
    let points = || {
        letters(laurel.points().to_string(), 1700, Face::Serif, [0, 1700, 2500, 1600], Align::Middle, role("on-bone"))
    };
    match laurel.colour() {
        Some(colour) => {
            let colour = colour as usize;
            let mut ops = ground(colours::COLOURS[colour], "edge");
            ops.push(draw_icon("laurel", 350, 200, 1800, role(colours::ON[colour])));
            ops.push(colours::mark(colour, [1250, 2700], 170));
            ops
        }
        None => {
            let mut ops = ground("bone", "edge");
            ops.push(draw_icon("laurel", 500, 200, 1500, role("on-bone")));
            ops.push(points());
            ops
        }
    }
}

/// A Theatrum card: the laurel of one colour or of the other.
pub fn crown(crown: Crown) -> Vec<Op> {
    let [one, other] = crown.colours().map(|colour| colour as usize);
    let Size { w, h } = SIZE;
    let lower = polygon(&[(w, 0), (w, h), (0, h)]);
    let mut ops = ground(colours::COLOURS[one], "edge");
    ops.push(Op::Clip {
        at: Default::default(),
        size: SIZE,
        radius: RADIUS,
        ops: vec![fill(lower, role(colours::COLOURS[other]))],
    });
    ops.push(straight(w - 90, 90, 90, h - 90, role("edge"), 80));
    ops.push(rect(0, 0, w, h, RADIUS, None, edge("edge", 100)));
    ops.push(colours::mark(one, [800, 1050], 170));
    ops.push(colours::mark(other, [w - 800, h - 1050], 170));
    ops
}

/// The back of a card: dark, with the sign of its deck.
pub fn back(deck: Deck) -> Vec<Op> {
    let Size { w, h } = SIZE;
    let name = match deck {
        Deck::Servi => "man",
        Deck::Equi => "horse",
        Deck::Stadium => "wheel",
        Deck::Theatrum => "mask",
    };
    let mut ops = ground("wall", "wall-line");
    ops.push(rect(220, 220, w - 440, h - 440, 150, None, edge("wall-line", 70)));
    ops.push(draw_icon(name, 450, 950, 1600, role("on-wall")));
    ops
}

/// The deck that a back belongs to.
pub fn deck(back: Back) -> Deck {
    match back {
        Back::Servi => Deck::Servi,
        Back::EquiEtArma => Deck::Equi,
    }
}

/// The metals in their order, as symbols are named.
pub fn metals() -> [(usize, Metal); 3] {
    [0, 1, 2].map(|i| (i, Metal::ALL[i]))
}
