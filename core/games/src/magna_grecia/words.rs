//! The words that prompts, log, scene and sheets share.

use super::data::{Card, Colour, Way};
use super::event::Named;
use super::map::{Hex, Side, Village, bits};
use super::phases;
use super::state::{Place, State};
use table::text::Text;

/// A village by kind and number.
pub fn village(village: Village) -> Text {
    let kind = if village.is_frontier() { "frontier" } else { "inland" };
    Text::new("village").word("kind", kind).num("number", village.number())
}

/// A village by its short sign.
pub fn villages(set: u64) -> Vec<Text> {
    bits(set).map(|v| village(Village(v))).collect()
}

/// A place by the name it had when something happened there.
pub fn named(place: Named) -> Text {
    match place {
        Named::Village(at) => village(at),
        Named::City(owner, number) => Text::new("city-of").num("number", number).player("player", owner),
    }
}

/// A place by its present name: a village, an oracle, a city with its owner.
pub fn place(s: &State, place: Place) -> Text {
    match phases::named(s, place) {
        Named::Village(at) if s.net.oracles & at.bit() != 0 => Text::new("oracle").text("village", village(at)),
        name => named(name),
    }
}

/// A city by its number alone.
pub fn city(number: u8) -> Text {
    Text::new("city").num("number", number)
}

/// Where a hex lies.
pub fn hex(hex: Hex) -> Text {
    match hex.village() {
        Some(there) => village(there),
        None => Text::new("hex").num("row", i64::from(hex.row()) + 1).num("place", i64::from(hex.col()) + 1),
    }
}

/// A side of a hex.
fn side(side: Side) -> Text {
    Text::new("side").word("side", side.id())
}

/// How a road tile lies: the sides it joins.
pub fn way(way: Way) -> Text {
    let [one, other] = way.ends();
    let shape = if way.is_straight() { "straight" } else { "curve" };
    Text::new("way").word("shape", shape).text("one", side(one)).text("other", side(other))
}

/// A colour.
pub fn colour(colour: Colour) -> Text {
    Text::new("colour").word("colour", colour.id())
}

/// What a card allows: basic and enhanced values.
pub fn card(card: Card) -> Text {
    let printed = card.printed();
    Text::new("card")
        .word("colour", card.border().id())
        .num("roads", printed.roads)
        .num("more-roads", card.more_roads())
        .num("cities", printed.cities)
        .num("more-cities", card.more_cities())
        .num("replenish", printed.replenish)
        .num("more-replenish", card.more_replenish())
}
