//! The words that prompts, log, scene and sheets share.

use super::data::{Area, Back, Building, Card, Coins, Colour, Crown, KINDS, Laurel, Metal, Plot, Space};
use super::odds::Odds;
use super::state::Held;
use table::row::Row;
use table::seat::Seat;
use table::text::Text;

/// Coins by metal, the least first.
pub fn coins(coins: Coins) -> Text {
    let there = Metal::ALL.into_iter().filter(|metal| coins.get(*metal) > 0);
    let list: Vec<Text> = there.map(|metal| coin(metal, coins.get(metal))).collect();
    if list.is_empty() { Text::new("coins-none") } else { Text::new("coins").list("coins", list) }
}

/// What workshops and private banks give together: points and coins.
pub fn income(points: u16, coins: Coins) -> Text {
    let mut parts: Vec<Text> = (points > 0).then(|| Text::new("points").num("points", points)).into_iter().collect();
    let there = Metal::ALL.into_iter().filter(|metal| coins.get(*metal) > 0);
    parts.extend(there.map(|metal| coin(metal, coins.get(metal))));
    if parts.is_empty() { Text::new("income-none") } else { Text::new("income").list("parts", parts) }
}

/// So many coins of one metal.
pub fn coin(metal: Metal, n: u8) -> Text {
    Text::new("coin").num("count", n).word("metal", metal.id())
}

/// A metal.
pub fn metal(metal: Metal) -> Text {
    Text::new("metal").word("metal", metal.id())
}

/// The faces of dice.
pub fn faces(faces: Row<4>) -> Vec<Text> {
    faces.iter().map(|face| metal(Metal::of(face))).collect()
}

/// An area.
pub fn area(area: Area) -> Text {
    Text::new("area").word("area", area.id())
}

/// An action space.
pub fn space(space: Space) -> Text {
    let numbered = |key: &'static str, from: Space| Text::new(key).num("number", space.0 - from.0 + 1);
    match (space.area(), space) {
        (_, Space::DOLUS) => Text::new("space-dolus"),
        (_, Space::PECUNIA) => Text::new("space-pecunia"),
        (_, Space::POTENTIA) => Text::new("space-potentia"),
        (_, Space::THEATRUM) => Text::new("space-theatrum"),
        (_, Space::LATRO) => Text::new("space-latro"),
        (Area::Arena, _) => numbered("space-arena", Space::ARENA),
        (Area::Forum, _) => numbered("space-forum", Space::FORUM),
        _ if space.slot().is_some() => numbered("space-equi", Space::EQUI),
        _ => {
            if let Some((metal, _)) = space.servi() {
                return Text::new("space-servi").word("metal", metal.id());
            }
            if let Some(metal) = space.port() {
                return Text::new("space-port").word("metal", metal.id());
            }
            let side = space.side().unwrap_or(Metal::Gold);
            let number = (space.0 - Space::STADIUM.0) % 3 + 1;
            Text::new("space-stadium").word("side", side.id()).num("number", number)
        }
    }
}

/// A building plot.
pub fn plot(plot: Plot) -> Text {
    match plot.printed().building {
        Building::Villa(colour, value) => Text::new("villa").word("colour", colour.id()).num("value", value),
        _ => Text::keyed(format!("plot-{}", plot.id())),
    }
}

/// A kind of card for the hand.
pub fn card(card: Card) -> Text {
    Text::keyed(format!("card-{}", card.id()))
}

/// Cards by kind.
pub fn cards(kinds: &[u8; KINDS]) -> Vec<Text> {
    let there = Card::ALL.into_iter().filter(|card| kinds[*card as usize] > 0);
    there.map(|kind| Text::new("cards").num("count", kinds[kind as usize]).text("card", card(kind))).collect()
}

/// A colour of laurels.
pub fn colour(colour: Colour) -> Text {
    Text::new("colour").word("colour", colour.id())
}

/// A Stadium card.
pub fn laurel(laurel: Laurel) -> Text {
    match laurel.colour() {
        Some(c) => Text::new("laurel").text("colour", colour(c)),
        None => Text::new("laurel-points").num("points", laurel.points()),
    }
}

/// A Stadium card, or that it is not known.
pub fn held(held: Held) -> Text {
    held.known().map_or(Text::new("laurel-hidden"), laurel)
}

/// A Theatrum card.
pub fn crown(crown: Crown) -> Text {
    let [one, other] = crown.colours();
    Text::new("crown").text("one", colour(one)).text("other", colour(other))
}

/// A pile of cards for the hand.
pub fn back(back: Back) -> Text {
    Text::new("back").word("back", back.id())
}

/// A player and nothing else.
pub fn player(seat: Seat) -> Text {
    Text::new("just-player").player("player", seat)
}

/// Parts of a thousand, as per cent.
pub fn chance(thousandths: u64) -> Text {
    Text::new("chance").num("whole", (thousandths / 10) as i64).num("tenth", (thousandths % 10) as i64)
}

/// The chance of each place of a participant, from the first.
pub fn places(odds: &Odds, seat: Seat) -> Vec<Text> {
    let place = |place: usize| {
        let chance = chance(odds.thousandths(seat, place));
        Text::new("place-chance").num("place", place as i64 + 1).text("chance", chance)
    };
    (0..odds.seats().count()).map(place).collect()
}

/// Slave cards that pay for a building: how many of each; one slave too many is said.
pub fn slaves(plot: Plot, ones: u8, twos: u8) -> Text {
    let mut kinds = [0; KINDS];
    (kinds[0], kinds[1]) = (ones, twos);
    let key = if ones + 2 * twos > plot.printed().slaves { "slaves-lost" } else { "slaves" };
    Text::new(key).list("cards", cards(&kinds))
}
