//! Names of things as texts.

use super::board::Spot;
use super::data::{Building, Good, Goods, Saint};
use super::map::{Hex, Place};
use super::state::State;
use table::text::Text;

/// A good.
pub fn good(good: Good) -> Text {
    Text::new("good").word("good", good.id())
}

/// So many of a good.
pub fn count(good: Good, n: u16) -> Text {
    Text::new("good-count").word("good", good.id()).num("count", n)
}

/// Goods by kind; "nothing" for none.
pub fn goods(goods: Goods) -> Vec<Text> {
    let list: Vec<Text> = goods.kinds().map(|good| count(good, goods.get(good))).collect();
    if list.is_empty() { vec![Text::new("goods-none")] } else { list }
}

/// Goods with their counts, without those of which there is none.
pub fn counts(goods: impl Iterator<Item = (u8, Good)>) -> Vec<Text> {
    goods.filter(|(n, _)| *n > 0).map(|(n, good)| count(good, n.into())).collect()
}

/// A type of city building.
pub fn building(building: Building) -> Text {
    Text::new("building").word("building", building.id())
}

/// A house.
pub fn house(number: u8) -> Text {
    Text::new("house").num("number", number)
}

/// A patron saint.
pub fn saint(saint: Saint) -> Text {
    Text::new("saint").word("saint", saint.id())
}

/// A place on the map.
pub fn place(place: Place) -> Text {
    let (column, row) = place.column_and_row();
    Text::new("hex").num("column", column).num("row", row)
}

/// A hex of the map.
pub fn hex(s: &State, hex: Hex) -> Text {
    place(s.layout().place(hex))
}

/// A square of a city board.
pub fn spot(spot: Spot) -> Text {
    let square = spot.square();
    Text::new("square").num("city", spot.city() + 1).num("row", square.row() + 1).num("column", square.col() + 1)
}
