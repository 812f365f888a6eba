//! What stands on the city boards of one player: places, pieces, houses, men and graves, and what of it works.

use super::data::{Building, CITIES, Goods, HOUSES, Saint};
use super::list::List;
use super::shapes::{self, Shape, Square};
use serde::{Deserialize, Serialize};

/// The squares of all boards of a player together: 49 and three times 36.
pub const SQUARES: usize = 157;
/// As many pieces as there are squares, at most.
pub const PIECES: usize = SQUARES;
/// Words of 32 bits for a bit for each piece, or for each square.
const WORDS: usize = 5;

/// A square of one of the boards: city times 49 plus square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

/// How many squares the numbering leaves for each board.
const BOARD: u8 = 49;

impl Spot {
    /// Not on a board: a house that is not built, a cathedral that was razed.
    pub const NONE: Spot = Spot(255);
    /// Lifted by Santa Barbara's power, to be placed again.
    pub const ALOFT: Spot = Spot(254);

    /// A square of a city.
    #[inline]
    pub fn at(city: u8, square: Square) -> Spot {
        Spot(city * BOARD + square.0)
    }

    /// The city, from 0 in order of founding.
    #[inline]
    pub fn city(self) -> u8 {
        self.0 / BOARD
    }

    /// The square of its board.
    #[inline]
    pub fn square(self) -> Square {
        Square(self.0 % BOARD)
    }

    /// Whether it is a place on a board at all.
    #[inline]
    pub fn is_on_board(self) -> bool {
        self.0 < BOARD * CITIES as u8
    }
}

impl Default for Spot {
    fn default() -> Spot {
        Spot::NONE
    }
}

/// How a piece lies: its quarter turns and, for a storage, how many columns and rows it was built with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Form(pub u8);

impl Form {
    /// A piece turned so often.
    #[inline]
    pub fn turned(turns: u8) -> Form {
        Form(turns)
    }

    /// A storage as it is built, not turned.
    #[inline]
    pub fn sized(width: u8, height: u8) -> Form {
        Form(width << 5 | height << 2)
    }

    /// Quarter turns clockwise.
    #[inline]
    pub fn turns(self) -> u8 {
        self.0 & 3
    }

    /// Columns and rows of a storage as it was built.
    #[inline]
    pub fn size(self) -> (u8, u8) {
        (self.0 >> 5, self.0 >> 2 & 7)
    }

    /// The same piece with another turn.
    #[inline]
    #[must_use]
    pub fn with_turns(self, turns: u8) -> Form {
        Form(self.0 & !3 | turns)
    }
}

/// A city building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Its type.
    pub building: Building,
    /// The square under the corner of its bounding box; `NONE` for a razed cathedral, `ALOFT` for a lifted piece.
    pub spot: Spot,
    /// How it lies.
    pub form: Form,
}

impl Default for Piece {
    fn default() -> Piece {
        Piece { building: Building::Fountain, spot: Spot::NONE, form: Form(0) }
    }
}

/// The shape of a piece of a type as it lies.
#[inline]
pub fn shape(building: Building, form: Form) -> Shape {
    if building == Building::Storage {
        let (width, height) = form.size();
        if form.turns().is_multiple_of(2) { Shape::rectangle(height, width) } else { Shape::rectangle(width, height) }
    } else {
        shapes::shape(building, form.turns())
    }
}

/// How many turns of a piece of a type differ (R61).
#[inline]
pub fn turns(building: Building, form: Form) -> u8 {
    match form.size() {
        (width, height) if building == Building::Storage => 1 + u8::from(width != height),
        _ => shapes::turns(building),
    }
}

impl Piece {
    /// Whether it stands on a board.
    #[inline]
    pub fn stands(self) -> bool {
        self.spot.is_on_board()
    }

    /// Whether it is built: it stands, or is lifted.
    #[inline]
    pub fn is_built(self) -> bool {
        self.spot != Spot::NONE
    }

    /// Its shape as it lies.
    #[inline]
    pub fn shape(self) -> Shape {
        shape(self.building, self.form)
    }

    /// The squares it covers on the board of its city; none unless it stands.
    #[inline]
    pub fn squares(self) -> u64 {
        if self.stands() { self.shape().on(self.spot.square()) } else { 0 }
    }
}

/// A set of pieces by their numbers, or a row of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slots([u32; WORDS]);

impl Slots {
    /// Whether the piece is in the set.
    #[inline]
    pub fn has(&self, slot: usize) -> bool {
        self.0.get(slot / 32).is_some_and(|word| word >> (slot % 32) & 1 == 1)
    }

    /// Puts a piece in, or takes it out.
    #[inline]
    pub fn set(&mut self, slot: usize, there: bool) {
        let bit = 1 << (slot % 32);
        if there {
            self.0[slot / 32] |= bit;
        } else {
            self.0[slot / 32] &= !bit;
        }
    }

    /// How many are in the set.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// Whether none is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The numbers in the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..32 * WORDS).filter(move |slot| self.has(*slot))
    }
}

/// The goods and the boards of one player: in R2 the others see them as they were at its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Realm {
    /// The goods in stock, without those set aside in open offers.
    pub stock: Goods,
    /// Men at home.
    pub home: u8,
    /// The patron saint.
    pub saint: Option<Saint>,
    /// Where the house of each number stands, from 1.
    pub houses: [Spot; HOUSES as usize],
    /// The city buildings; their places in the list are their running numbers (R60). A cathedral keeps its place when it
    /// is razed and rebuilt.
    pub pieces: List<Piece, PIECES>,
    /// The pieces with a man.
    pub manned: Slots,
    /// Graves by city.
    pub graves: [u64; CITIES],
    /// Squares by city that carry a house or a building: follows from these, and is kept because it is asked so often.
    pub covered: [u64; CITIES],
}

/// The squares of the board of a city.
#[inline]
pub fn board(city: u8) -> u64 {
    shapes::board(usize::from(city))
}

impl Realm {
    /// Squares of a city without building, house or grave, if it is founded.
    #[inline]
    pub fn free(&self, city: u8) -> u64 {
        board(city) & !self.covered[usize::from(city)] & !self.graves[usize::from(city)]
    }

    /// The squares that carry a city building, by city.
    pub fn built_on(&self, city: u8) -> u64 {
        self.covered[usize::from(city)] & !self.houses_on(city)
    }

    /// The squares that carry a house.
    pub fn houses_on(&self, city: u8) -> u64 {
        let there = self.houses.iter().filter(|spot| spot.is_on_board() && spot.city() == city);
        there.fold(0, |all, spot| all | spot.square().bit())
    }

    /// How many houses are built.
    #[inline]
    pub fn house_count(&self) -> u8 {
        self.houses.iter().filter(|spot| **spot != Spot::NONE).count() as u8
    }

    /// Whether the house of this number is built.
    #[inline]
    pub fn has_house(&self, number: u8) -> bool {
        self.houses[usize::from(number) - 1] != Spot::NONE
    }

    /// The pieces that are built, with their numbers.
    #[inline]
    pub fn built(&self) -> impl Iterator<Item = (usize, Piece)> + '_ {
        self.pieces.iter().copied().enumerate().filter(|(_, piece)| piece.is_built())
    }

    /// The first piece of a type that is built: the only one, for those of which there is one.
    #[inline]
    pub fn find(&self, building: Building) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.building == building && piece.is_built())
    }

    /// How many pieces of a type are built.
    pub fn count(&self, building: Building) -> usize {
        self.pieces.iter().filter(|piece| piece.building == building && piece.is_built()).count()
    }

    /// The graves that lie on a piece.
    #[inline]
    pub fn graves_on(&self, piece: Piece) -> u64 {
        if piece.stands() { piece.squares() & self.graves[usize::from(piece.spot.city())] } else { 0 }
    }

    /// Whether the building of this number works (section 5.1).
    pub fn works(&self, slot: usize) -> bool {
        let piece = self.pieces[slot];
        if !piece.stands() || self.graves_on(piece) != 0 {
            return false;
        }
        !piece.building.needs_man() || self.manned.has(slot) || self.served(slot)
    }

    /// Whether the building is a faculty beside a working university (R19): it needs no man of its own.
    pub fn served(&self, slot: usize) -> bool {
        let piece = self.pieces[slot];
        if !piece.building.is_faculty() || !piece.stands() {
            return false;
        }
        let Some(university) = self.find(Building::University) else { return false };
        let house = self.pieces[university];
        house.stands()
            && house.spot.city() == piece.spot.city()
            && self.works(university)
            && shapes::edges(house.squares()) & piece.squares() != 0
    }

    /// Whether a building of a type of which there is one works.
    #[inline]
    pub fn working(&self, building: Building) -> bool {
        self.find(building).is_some_and(|slot| self.works(slot))
    }

    /// How many buildings of a type work.
    #[inline]
    pub fn working_count(&self, building: Building) -> u8 {
        let of_type = self.pieces.iter().enumerate().filter(|(_, piece)| piece.building == building);
        of_type.filter(|(slot, _)| self.works(*slot)).count() as u8
    }

    /// The working buildings of a type, by number.
    pub fn all_working(&self, building: Building) -> impl Iterator<Item = usize> + '_ {
        (0..self.pieces.len()).filter(move |slot| self.pieces[*slot].building == building && self.works(*slot))
    }

    /// Whether the power of a saint works: the cathedral carries no grave.
    #[inline]
    pub fn has_power(&self, power: Saint) -> bool {
        self.saint.is_some_and(|saint| saint.has_power(power)) && self.working(Building::Cathedral)
    }

    /// What the storages keep (R5, R6); none if there is no limit.
    pub fn capacity(&self) -> Option<u16> {
        if self.has_power(Saint::Cristoforo) {
            return None;
        }
        let storages = self.all_working(Building::Storage);
        Some(storages.map(|slot| self.pieces[slot].shape().len() as u16).sum())
    }

    /// What stands on a square.
    pub fn on(&self, spot: Spot) -> Option<Thing> {
        if let Some(house) = self.houses.iter().position(|there| *there == spot) {
            return Some(Thing::House(house as u8 + 1));
        }
        let (city, bit) = (spot.city(), spot.square().bit());
        let covers = |piece: &Piece| piece.stands() && piece.spot.city() == city && piece.squares() & bit != 0;
        self.pieces.iter().position(covers).map(|slot| Thing::Piece(slot as u8))
    }
}

/// Something that stands on a board and can be lifted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// The house of this number.
    House(u8),
    /// The city building of this number.
    Piece(u8),
}
