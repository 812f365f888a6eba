//! Names of things as texts.

use super::board::Spot;
use super::data::{Building, Cost, Good, Goods, Saint};
use super::event::What;
use super::map::{Hex, Place};
use super::state::{Phase, State};
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

/// The name of a building at the beginning of a line.
pub fn building_title(building: Building) -> Text {
    Text::new("building-title").word("building", building.id())
}

/// The name of a house at the beginning of a line.
pub fn house_title(number: u8) -> Text {
    Text::new("house-title").num("number", number)
}

/// The name of a good at the beginning of a line.
pub fn good_title(good: Good) -> Text {
    Text::new("good-title").word("good", good.id())
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

/// A house or a city building.
pub fn what(what: What) -> Text {
    match what {
        What::House(number) => house(number),
        What::Building(of) => building(of),
    }
}

/// What something costs; "nothing" if it costs nothing.
pub fn cost(cost: Cost) -> Vec<Text> {
    let mut list = counts([(cost.wood, Good::Wood), (cost.stone, Good::Stone)].into_iter());
    if cost.foods > 0 {
        list.push(Text::new("cost-foods").num("count", cost.foods));
    }
    if cost.luxuries > 0 {
        list.push(Text::new("cost-luxuries").num("count", cost.luxuries));
    }
    if list.is_empty() { vec![Text::new("goods-none")] } else { list }
}

/// A phase.
pub fn phase(phase: Phase) -> Text {
    let id = match phase {
        Phase::City => "city",
        Phase::Countryside => "countryside",
        Phase::Storage => "storage",
        Phase::Harvest => "harvest",
        Phase::Exploration | Phase::Reveal(_) => "exploration",
        Phase::Famine => "famine",
        Phase::Pollution => "pollution",
        Phase::Over(_) => "over",
        Phase::Tile | Phase::Face | Phase::Turn | Phase::Order | Phase::Found => "setup",
    };
    Text::new("phase").word("phase", id)
}
