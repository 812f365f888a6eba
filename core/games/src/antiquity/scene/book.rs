//! The game's book of symbols: tiles, patterns of the ground, pieces of the map, boards, buildings, houses, graves.

use super::super::board::{Form, shape};
use super::super::data::{Building, Good, HOUSES, KINDS, TYPES};
use super::super::ground::{FACE_COUNT, Face};
use super::goods::{self, STONE};
use super::hex::{Grid, HEX, PERIOD};
use super::parts::Plate;
use super::pieces::{self, CITY, MAN};
use super::roofs::{self, CELL, Class, WALL};
use super::{reserve, terrain};
use table::draw::{group, shape as drawn};
use table::icons::SEATS;
use table::scene::{Op, Size, Symbol, SymbolId};

/// One symbol of the book. Players are named by their emblem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The map for so many players, without its tiles.
    Land(u8),
    /// The edge of that map by itself.
    Frame(u8),
    /// A tile: face and turns.
    Tile(Face, u8),
    /// The lines between two tiles, each with its turns, that lie beside each other in one of three ways.
    Seam((Face, u8), (Face, u8), u8),
    /// The pattern of felled forest.
    Felled,
    /// The pattern of polluted ground.
    Foul,
    /// The pattern of a range that gives stone or gold.
    Vein(Good),
    /// A city.
    City(u8),
    /// An inn.
    Inn(u8),
    /// A hex of a fishery, with its man or without.
    Fishery(u8, bool),
    /// A good of a site.
    Field(Good),
    /// The centre of a site with its man.
    Centre(Good, u8),
    /// An exploration marker.
    Unexplored,
    /// A hex in which a good, or something else, would come to be.
    Coming(Option<Good>),
    /// A good by itself.
    Stone(Good),
    /// A man.
    Man(u8),
    /// The board of the first city, or of a later one.
    Board(bool),
    /// A building as it lies, working or not.
    Roof(Building, Form, bool),
    /// A house.
    House(u8),
    /// A grave on a free square, or on a building.
    Grave(bool),
    /// The tile of a roof.
    RoofTile(Class),
    /// The tile of a house.
    Boards,
    /// The tile of a city's ground.
    Cobbles,
    /// The card of a building in the reserve, without its name; pale or not.
    Card(Building, bool),
    /// The card of a house; pale or not.
    HouseCard(u8, bool),
    /// The ground of a card or a head, with its icons.
    Plate(Plate),
    /// Nothing: below a picture, so that the wash of an option lies under it and not over it.
    Clear,
}

/// The picture on the box.
pub const VIGNETTE: SymbolId = SymbolId(60 << 16);

/// A tile as it lies, as a number; and back.
fn tile((face, turns): (Face, u8)) -> u32 {
    u32::from(face.0) * 6 + u32::from(turns)
}

fn laid(number: u32) -> Option<(Face, u8)> {
    let (face, turns) = ((number / 6) as u8, (number % 6) as u8);
    (face < FACE_COUNT).then_some((Face(face), turns))
}

impl Piece {
    /// Its id: what sort it is, and what there is to say of it.
    pub fn id(self) -> SymbolId {
        let (sort, rest) = match self {
            Piece::Land(seats) => (1, u32::from(seats)),
            Piece::Frame(seats) => (2, u32::from(seats)),
            Piece::Tile(face, turns) => (3, u32::from(face.0) << 4 | u32::from(turns)),
            Piece::Seam(first, second, way) => (27, tile(first) << 9 | tile(second) << 2 | u32::from(way)),
            Piece::Felled => (4, 0),
            Piece::Foul => (5, 0),
            Piece::Vein(good) => (6, good as u32),
            Piece::City(worn) => (7, u32::from(worn)),
            Piece::Inn(worn) => (8, u32::from(worn)),
            Piece::Fishery(worn, manned) => (9, u32::from(worn) << 1 | u32::from(manned)),
            Piece::Field(good) => (10, good as u32),
            Piece::Centre(good, worn) => (11, (good as u32) << 4 | u32::from(worn)),
            Piece::Unexplored => (12, 0),
            Piece::Coming(good) => (13, good.map_or(0, |good| good as u32 + 1)),
            Piece::Stone(good) => (14, good as u32),
            Piece::Man(worn) => (15, u32::from(worn)),
            Piece::Board(first) => (16, u32::from(first)),
            Piece::Roof(building, form, idle) => {
                (if idle { 18 } else { 17 }, (building as u32) << 8 | u32::from(form.0))
            }
            Piece::House(number) => (19, u32::from(number)),
            Piece::Grave(on_building) => (20, u32::from(on_building)),
            Piece::RoofTile(class) => (21, class as u32),
            Piece::Boards => (22, 0),
            Piece::Cobbles => (23, 0),
            Piece::Clear => (24, 0),
            Piece::Plate(plate) => (28, plate.number()),
            Piece::Card(building, pale) => (25, (building as u32) << 1 | u32::from(pale)),
            Piece::HouseCard(number, pale) => (26, u32::from(number) << 1 | u32::from(pale)),
        };
        SymbolId(sort << 16 | rest)
    }

    /// The piece with this id.
    fn of(id: SymbolId) -> Option<Piece> {
        let rest = id.0 & 0xffff;
        let byte = rest as u8;
        let seats = || (2..=4).contains(&rest).then_some(byte);
        let worn = |n: u32| ((n as usize) < SEATS.len()).then_some(n as u8);
        let good = |n: u32| ((n as usize) < KINDS).then(|| Good::of(n as u8));
        let roof = |idle: bool| {
            let building = (((rest >> 8) as usize) < TYPES).then(|| Building::of((rest >> 8) as u8))?;
            let form = Form(byte);
            let (w, h) = form.size();
            // Only a storage says its size, and a storage always does.
            let sized = (1..=7).contains(&w) && (1..=7).contains(&h);
            let right = if building == Building::Storage { sized } else { form.0 < 4 };
            right.then_some(Piece::Roof(building, form, idle))
        };
        let piece = match id.0 >> 16 {
            1 => Piece::Land(seats()?),
            2 => Piece::Frame(seats()?),
            3 if rest >> 4 < u32::from(FACE_COUNT) && rest & 15 < 6 => Piece::Tile(Face((rest >> 4) as u8), byte & 15),
            27 if rest & 3 < 3 => Piece::Seam(laid(rest >> 9)?, laid(rest >> 2 & 127)?, byte & 3),
            4 => Piece::Felled,
            5 => Piece::Foul,
            6 => Piece::Vein(good(rest)?),
            7 => Piece::City(worn(rest)?),
            8 => Piece::Inn(worn(rest)?),
            9 => Piece::Fishery(worn(rest >> 1)?, rest & 1 == 1),
            10 => Piece::Field(good(rest)?),
            11 => Piece::Centre(good(rest >> 4)?, worn(rest & 15)?),
            12 => Piece::Unexplored,
            13 => Piece::Coming(if rest == 0 { None } else { Some(good(rest - 1)?) }),
            14 => Piece::Stone(good(rest)?),
            15 => Piece::Man(worn(rest)?),
            16 => Piece::Board(rest == 1),
            17 => roof(false)?,
            18 => roof(true)?,
            19 if (1..=u32::from(HOUSES)).contains(&rest) => Piece::House(byte),
            20 => Piece::Grave(rest == 1),
            21 => Piece::RoofTile(*Class::ALL.get(rest as usize)?),
            22 => Piece::Boards,
            23 => Piece::Cobbles,
            24 => Piece::Clear,
            28 => Piece::Plate(Plate::of(rest)?),
            25 if ((rest >> 1) as usize) < TYPES => Piece::Card(Building::of(byte >> 1), rest & 1 == 1),
            26 if (1..=u32::from(HOUSES)).contains(&(rest >> 1)) => Piece::HouseCard(byte >> 1, rest & 1 == 1),
            _ => return None,
        };
        (piece.id() == id).then_some(piece)
    }

    fn size(self) -> Size {
        let square = |side: i32| Size { w: side, h: side };
        match self {
            Piece::Land(seats) | Piece::Frame(seats) => Grid::of(seats).size,
            Piece::Tile(..) | Piece::Seam(..) => terrain::TILE_BOX,
            Piece::Felled | Piece::Foul | Piece::Vein(_) => PERIOD,
            Piece::City(_) => CITY,
            Piece::Inn(_)
            | Piece::Fishery(..)
            | Piece::Field(_)
            | Piece::Centre(..)
            | Piece::Unexplored
            | Piece::Coming(_) => HEX,
            Piece::Stone(_) => square(STONE),
            Piece::Man(_) => MAN,
            Piece::Board(first) => square(board_side(first)),
            Piece::Roof(building, form, _) => {
                let shape = shape(building, form);
                Size { w: i32::from(shape.cols) * CELL, h: i32::from(shape.rows) * CELL }
            }
            Piece::House(_) | Piece::Grave(_) => square(CELL),
            Piece::RoofTile(_) | Piece::Boards => square(800),
            Piece::Cobbles => square(1100),
            Piece::Clear => square(100),
            Piece::Plate(plate) => plate.size(),
            Piece::Card(..) => reserve::CARD,
            Piece::HouseCard(..) => reserve::HOUSE,
        }
    }

    fn ops(self) -> Vec<Op> {
        match self {
            Piece::Land(seats) => terrain::land(seats),
            Piece::Frame(seats) => terrain::frame(seats),
            Piece::Tile(face, turns) => terrain::tile(face, turns),
            Piece::Seam(first, second, way) => terrain::seam(first, second, way.into()),
            Piece::Felled => terrain::felled(),
            Piece::Foul => terrain::foul(),
            Piece::Vein(good) => terrain::vein(good),
            Piece::City(worn) => pieces::city(worn),
            Piece::Inn(worn) => pieces::inn(worn),
            Piece::Fishery(worn, manned) => pieces::fishery(worn, manned),
            Piece::Field(good) => pieces::field(good),
            Piece::Centre(good, worn) => pieces::centre(good, worn),
            Piece::Unexplored => pieces::unexplored(),
            Piece::Coming(good) => pieces::coming(good),
            Piece::Stone(good) => goods::stone(good, 0, 0, STONE),
            Piece::Man(worn) => pieces::man(worn),
            Piece::Board(first) => roofs::board(if first { 7 } else { 6 }),
            Piece::Roof(building, form, idle) => roofs::roof(building, form, idle),
            Piece::House(number) => roofs::house(number),
            Piece::Grave(on_building) => roofs::grave(on_building),
            Piece::RoofTile(class) => roofs::roof_tile(class),
            Piece::Boards => roofs::boards(),
            Piece::Cobbles => roofs::cobbles(),
            Piece::Clear => Vec::new(),
            Piece::Plate(plate) => plate.ops(),
            Piece::Card(building, pale) => faded(reserve::building_card(building), pale),
            Piece::HouseCard(number, pale) => faded(reserve::house_card(number), pale),
        }
    }

    /// Draws it in a box.
    pub fn at(self, x: i32, y: i32, w: i32, h: i32) -> Op {
        drawn(self.id(), x, y, w, h, Vec::new())
    }

    /// Draws it as large as it is.
    pub fn placed(self, x: i32, y: i32) -> Op {
        let Size { w, h } = self.size();
        self.at(x, y, w, h)
    }
}

/// Operations as they are, or pale.
fn faded(ops: Vec<Op>, pale: bool) -> Vec<Op> {
    if pale { vec![group(50, ops)] } else { ops }
}

/// The side of a board with its wall.
pub fn board_side(first: bool) -> i32 {
    (if first { 7 } else { 6 }) * CELL + 2 * WALL
}

/// A symbol of the book.
pub fn symbol(id: SymbolId) -> Option<Symbol> {
    if id == VIGNETTE {
        let (size, ops) = terrain::vignette(Piece::City(0).at(3600, -900, 3920 * 11 / 10, 4140 * 11 / 10));
        return Some(Symbol { id, size, ops });
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
        let mut all = vec![Piece::Felled, Piece::Foul, Piece::Unexplored, Piece::Boards, Piece::Cobbles, Piece::Clear];
        all.extend((2..=4).flat_map(|seats| [Piece::Land(seats), Piece::Frame(seats)]));
        all.extend(Face::all().flat_map(|face| (0..6).map(move |turns| Piece::Tile(face, turns))));
        for worn in 0..6 {
            all.extend([Piece::City(worn), Piece::Inn(worn), Piece::Man(worn)]);
            all.extend([false, true].map(|manned| Piece::Fishery(worn, manned)));
            all.extend(Good::ALL.map(|good| Piece::Centre(good, worn)));
        }
        for good in Good::ALL {
            all.extend([Piece::Vein(good), Piece::Field(good), Piece::Coming(Some(good)), Piece::Stone(good)]);
        }
        all.push(Piece::Coming(None));
        for idle in [false, true] {
            for building in Building::ALL.into_iter().filter(|building| *building != Building::Storage) {
                all.extend((0..4).map(|turns| Piece::Roof(building, Form::turned(turns), idle)));
            }
            all.extend([Form::sized(1, 2), Form::sized(7, 6)].map(|form| Piece::Roof(Building::Storage, form, idle)));
            all.extend([Piece::Board(idle), Piece::Grave(idle)]);
        }
        all.extend((1..=HOUSES).map(Piece::House));
        for pale in [false, true] {
            all.extend((1..=HOUSES).map(|number| Piece::HouseCard(number, pale)));
            all.extend(Building::ALL.map(|building| Piece::Card(building, pale)));
        }
        all.extend(Class::ALL.map(Piece::RoofTile));
        all.extend((0..300).filter_map(Plate::of).map(Piece::Plate));
        all.extend((0..3).map(|way| Piece::Seam((Face(15), 5), (Face(way), 3), way)));
        for piece in &all {
            let found = symbol(piece.id()).unwrap_or_else(|| panic!("{piece:?} is in no book"));
            assert_eq!(found.size, piece.size(), "{piece:?}");
            assert_eq!(Piece::of(piece.id()), Some(*piece));
        }
        let ids: BTreeSet<u32> = all.iter().map(|piece| piece.id().0).collect();
        assert_eq!(ids.len(), all.len(), "an id twice");
        assert!(symbol(VIGNETTE).is_some_and(|s| !s.ops.is_empty()));
        for odd in [0, 1 << 16, 3 << 16 | 6, 17 << 16 | 17 << 8, 99 << 16] {
            assert_eq!(symbol(SymbolId(odd)), None, "{odd:x}");
        }
    }
}
