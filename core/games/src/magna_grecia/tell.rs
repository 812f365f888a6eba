//! The line in the log for each event.

use super::event::Event;
use super::map::Village;
use super::words;
use table::seat::Seat;
use table::text::Text;

/// What is said of an event; nothing for a step of a draft.
pub fn tell(event: &Event) -> Option<Text> {
    Some(match *event {
        Event::Draft(_) | Event::Ended(_) => return None,
        Event::Colour(p, colour) => by("log-colour", p).word("colour", colour.id()),
        Event::FirstOracle(p) => by("log-first-oracle", p),
        Event::OraclePlaced(p, village) => by("log-oracle", p).text("village", words::village(village)),
        Event::OraclesDrawn(row) => {
            Text::new("log-oracles").list("villages", row.iter().map(|v| words::village(Village(v))).collect())
        }
        Event::Revealed(card) => Text::new("log-revealed").text("card", words::card(card)),
        Event::Round(round, card) => Text::new("log-round").num("round", round).text("card", words::card(card)),
        Event::Turn(p) => by("log-turn", p),
        Event::Road(p, hex, _) => by("log-road", p).text("hex", words::hex(hex)),
        Event::City(p, hex, number) => by("log-city", p).text("hex", words::hex(hex)).text("city", words::city(number)),
        Event::Founded(p, village, number, market) => by(if market { "log-founded" } else { "log-founded-bare" }, p)
            .text("village", words::village(village))
            .text("city", words::city(number)),
        Event::Claimed(p, village, number) => {
            by("log-claimed", p).text("village", words::village(village)).text("city", words::city(number))
        }
        Event::Merged(p, number, old) => {
            by("log-merged", p).text("city", words::city(number)).text("old", words::city(old))
        }
        Event::MarketGone(p, number) => by("log-market-gone", p).text("city", words::city(number)),
        Event::Controls(p, village, number) => {
            by("log-controls", p).text("village", words::village(village)).text("city", words::city(number))
        }
        Event::Replenished(p, roads, cities) => by("log-replenished", p).num("roads", roads).num("cities", cities),
        Event::Built(p, place, cost) => by("log-built", p).text("place", words::named(place)).num("cost", cost),
        Event::Sold(p, place, value) => by("log-sold", p).text("place", words::named(place)).num("value", value),
        Event::Over(seats, scores) => {
            let one = |p: Seat| Text::new("log-score").player("player", p).num("score", scores[p.index()]);
            Text::new("log-over").list("scores", Seat::all(seats).map(one).collect())
        }
    })
}

fn by(key: &'static str, player: Seat) -> Text {
    Text::new(key).player("player", player)
}
