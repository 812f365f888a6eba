//! The game's book of symbols: ground, spaces, servants, coins, dice, cards, plots.

use super::super::data::{CROWNS, Card, Crown, HOUSES, KINDS, LAURELS, Laurel, PLOTS, Plot, SERVANTS};
use super::layout::Plan;
use super::{cards, ground, metal, plots};
use table::draw::{disc, edge, group, rect, role, shape};
use table::icons::{self, ON_SEATS, SEATS, draw_icon};
use table::scene::{Op, Paint, Size, Symbol, SymbolId};

/// The box of a space, for a finger.
pub const SPACE: i32 = 4400;
/// The box of a servant's disc.
pub const DISC: i32 = 3600;
/// The side of a die.
pub const DIE: i32 = 1800;
/// The side of a servant or a house in the row of those that a player has left.
pub const ROW: i32 = 1150;

/// The backs of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    /// Slave cards.
    Servi,
    /// Horses and weapons.
    Equi,
    /// Stadium cards.
    Stadium,
    /// Theatrum cards.
    Theatrum,
}

impl Deck {
    /// All four.
    pub const ALL: [Deck; 4] = [Deck::Servi, Deck::Equi, Deck::Stadium, Deck::Theatrum];
}

/// One symbol of the book. Players are named by their emblem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The town.
    Ground(Plan),
    /// Nothing: below a picture, so that the wash of an option lies under it and not over it.
    Clear,
    /// The tile of the port.
    Waves,
    /// The pavement of the market.
    Pavement,
    /// The pavement of the forum.
    Slabs,
    /// A space so many times 50 units large; slot 0 is its ground.
    Space(u8),
    /// A coin: 0 bronze, 1 silver, 2 gold.
    Coin(u8),
    /// A servant, as a disc.
    Servant(u8),
    /// A die that shows this metal.
    Die(u8),
    /// A small plot, free or built on.
    Plot(Plot, Option<u8>),
    /// A large plot, free or built on; the middle is its width in hundreds of units.
    Tile(Plot, Option<u8>, u8),
    /// What a small plot costs, for the zoom.
    Cost(Plot),
    /// A card for the hand.
    Card(Card),
    /// A Stadium card.
    Laurel(Laurel),
    /// A Theatrum card.
    Crown(Crown),
    /// The back of a card.
    Back(Deck),
    /// All servants of a player in a row, so many of them at home.
    Men(u8),
    /// All houses of a player in a row, so many of them not built.
    Houses(u8),
}

/// The picture on the box.
pub const VIGNETTE: SymbolId = SymbolId(40 << 16);

fn owner(owner: Option<u8>) -> u32 {
    owner.map_or(0, |emblem| u32::from(emblem) + 1)
}

impl Piece {
    /// Its id: what sort it is, and what there is to say of it.
    pub fn id(self) -> SymbolId {
        let (sort, rest) = match self {
            Piece::Ground(plan) => (1, plan as u32),
            Piece::Clear => (16, 0),
            Piece::Waves => (2, 0),
            Piece::Pavement => (3, 0),
            Piece::Slabs => (4, 0),
            Piece::Space(radius) => (5, u32::from(radius)),
            Piece::Coin(metal) => (6, u32::from(metal)),
            Piece::Servant(emblem) => (7, u32::from(emblem)),
            Piece::Die(metal) => (8, u32::from(metal)),
            Piece::Plot(plot, by) => (9, u32::from(plot.0) | owner(by) << 5),
            Piece::Tile(plot, by, w) => (10, u32::from(plot.0) | owner(by) << 5 | u32::from(w) << 8),
            Piece::Cost(plot) => (11, u32::from(plot.0)),
            Piece::Card(card) => (12, card as u32),
            Piece::Laurel(laurel) => (13, laurel as u32),
            Piece::Crown(crown) => (14, u32::from(crown.0)),
            Piece::Back(deck) => (15, deck as u32),
            Piece::Men(left) => (17, u32::from(left)),
            Piece::Houses(left) => (18, u32::from(left)),
        };
        SymbolId(sort << 16 | rest)
    }

    /// The piece with this id.
    fn of(id: SymbolId) -> Option<Piece> {
        let rest = id.0 & 0xffff;
        let place = rest as usize;
        let plot = || Some(Plot((rest & 31) as u8)).filter(|plot| usize::from(plot.0) < PLOTS);
        let by = (rest >> 5 & 7).checked_sub(1).map(|emblem| emblem as u8);
        let piece = match id.0 >> 16 {
            1 => Piece::Ground(*Plan::ALL.get(place)?),
            16 => Piece::Clear,
            2 => Piece::Waves,
            3 => Piece::Pavement,
            4 => Piece::Slabs,
            5 if (10..44).contains(&place) => Piece::Space(place as u8),
            6 if place < 3 => Piece::Coin(place as u8),
            7 if place < SEATS.len() => Piece::Servant(place as u8),
            8 if place < 3 => Piece::Die(place as u8),
            9 => Piece::Plot(plot()?, by),
            10 if (rest >> 8) >= 40 => Piece::Tile(plot()?, by, (rest >> 8) as u8),
            11 => Piece::Cost(plot()?),
            12 if place < KINDS => Piece::Card(Card::of(place as u8)),
            13 if place < LAURELS => Piece::Laurel(Laurel::of(place as u8)),
            14 if place < CROWNS => Piece::Crown(Crown(place as u8)),
            15 => Piece::Back(*Deck::ALL.get(place)?),
            17 if place <= usize::from(SERVANTS) => Piece::Men(place as u8),
            18 if place <= usize::from(HOUSES) => Piece::Houses(place as u8),
            _ => return None,
        };
        (by.is_none_or(|emblem| usize::from(emblem) < SEATS.len()) && piece.id() == id).then_some(piece)
    }

    fn size(self) -> Size {
        let square = |side: i32| Size { w: side, h: side };
        match self {
            Piece::Ground(plan) => plan.size(),
            Piece::Clear => square(100),
            Piece::Waves => Size { w: 2200, h: 1000 },
            Piece::Pavement => square(1600),
            Piece::Slabs => Size { w: 2400, h: 1600 },
            Piece::Space(_) => square(SPACE),
            Piece::Coin(_) => square(metal::BOX),
            Piece::Servant(_) => square(DISC),
            Piece::Die(_) => square(DIE),
            Piece::Plot(..) | Piece::Cost(_) => square(plots::SIDE),
            Piece::Tile(_, _, w) => Size { w: i32::from(w) * 100, h: plots::TILE },
            Piece::Card(_) | Piece::Laurel(_) | Piece::Crown(_) | Piece::Back(_) => cards::SIZE,
            Piece::Men(_) => Size { w: ROW * i32::from(SERVANTS), h: ROW },
            Piece::Houses(_) => Size { w: ROW * i32::from(HOUSES), h: ROW },
        }
    }

    fn ops(self) -> Vec<Op> {
        match self {
            Piece::Ground(plan) => ground::ground(plan),
            Piece::Clear => Vec::new(),
            Piece::Waves => ground::waves(),
            Piece::Pavement => ground::pavement(),
            Piece::Slabs => ground::slabs(),
            Piece::Space(radius) => {
                let (middle, radius) = (SPACE / 2, i32::from(radius) * 50);
                vec![
                    disc(middle, middle + 100, radius, Some(role("shadow")), None),
                    disc(middle, middle, radius, Some(Paint::Slot(0)), edge("rule-strong", 100)),
                ]
            }
            Piece::Coin(metal) => metal::coin(metal),
            Piece::Servant(emblem) => {
                let mut ops = vec![disc(1800, 1900, 1730, Some(role("shadow")), None)];
                ops.extend(token(emblem, [1800, 1800], 1730, 120));
                ops
            }
            Piece::Die(metal) => vec![
                rect(0, 100, DIE, DIE, 350, Some(role("shadow")), None),
                rect(0, 0, DIE, DIE, 350, Some(role("bone")), edge("rule-strong", 80)),
                Piece::Coin(metal).at(150, 150, DIE - 300, DIE - 300),
            ],
            Piece::Plot(plot, by) => plots::small(plot, by),
            Piece::Tile(plot, by, w) => plots::tile(plot, by, i32::from(w) * 100),
            Piece::Cost(plot) => plots::small_cost(plot),
            Piece::Card(card) => cards::card(card),
            Piece::Laurel(laurel) => cards::laurel(laurel),
            Piece::Crown(crown) => cards::crown(crown),
            Piece::Back(deck) => cards::back(deck),
            Piece::Men(left) => stock("man", SERVANTS, left),
            Piece::Houses(left) => stock("villa", HOUSES, left),
        }
    }

    /// Draws it in a box.
    pub fn at(self, x: i32, y: i32, w: i32, h: i32) -> Op {
        shape(self.id(), x, y, w, h, Vec::new())
    }

    /// Draws it in a square about a middle.
    pub fn about(self, [x, y]: [i32; 2], side: i32) -> Op {
        self.at(x - side / 2, y - side / 2, side, side)
    }
}

/// So many things in a row, those that are left and, pale, those that are not.
fn stock(icon: &'static str, all: u8, left: u8) -> Vec<Op> {
    let row = |from: u8, to: u8| (from..to).map(move |i| draw_icon(icon, i32::from(i) * ROW, 0, ROW, role("ink-2")));
    let mut ops: Vec<Op> = row(0, left).collect();
    if left < all {
        ops.push(group(22, row(left, all).collect()));
    }
    ops
}

/// A disc of a player with the emblem on it.
pub fn token(worn: u8, [x, y]: [i32; 2], radius: i32, width: i32) -> [Op; 2] {
    let reach = radius * 98 / 100;
    let (seat, on) = (SEATS[usize::from(worn)], ON_SEATS[usize::from(worn)]);
    let sign = shape(icons::emblem(worn), x - reach, y - reach, 2 * reach, 2 * reach, vec![role(on)]);
    [disc(x, y, radius, Some(role(seat)), edge("edge", width)), sign]
}

/// A symbol of the book.
pub fn symbol(id: SymbolId) -> Option<Symbol> {
    if id == VIGNETTE {
        return Some(Symbol { id, size: Size { w: 11000, h: 4400 }, ops: ground::vignette() });
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
        let mut pieces =
            vec![Piece::Clear, Piece::Waves, Piece::Pavement, Piece::Slabs, Piece::Space(32), Piece::Space(39)];
        pieces.extend(Plan::ALL.map(Piece::Ground));
        pieces.extend((0..3).flat_map(|metal| [Piece::Coin(metal), Piece::Die(metal)]));
        pieces.extend((0..6).map(Piece::Servant));
        for plot in Plot::all() {
            pieces.push(Piece::Cost(plot));
            for by in [None, Some(0), Some(5)] {
                pieces.extend([Piece::Plot(plot, by), Piece::Tile(plot, by, 50), Piece::Tile(plot, by, 52)]);
            }
        }
        pieces.extend(Card::ALL.map(Piece::Card));
        pieces.extend(Laurel::ALL.map(Piece::Laurel));
        pieces.extend(Crown::all().map(Piece::Crown));
        pieces.extend(Deck::ALL.map(Piece::Back));
        pieces.extend((0..=SERVANTS).map(Piece::Men));
        pieces.extend((0..=HOUSES).map(Piece::Houses));
        let ids: BTreeSet<u32> = pieces.iter().map(|p| p.id().0).collect();
        assert_eq!(ids.len(), pieces.len(), "an id stands for one piece");
        for piece in pieces {
            assert_eq!(Piece::of(piece.id()), Some(piece));
            assert!(symbol(piece.id()).is_some_and(|s| piece == Piece::Clear || !s.ops.is_empty()), "{piece:?}");
        }
        assert!(symbol(SymbolId(9 << 16 | 29)).is_none(), "there are 28 plots");
    }
}
