//! The game in the words of the rules file's command list, for comparing with another engine.

use super::MagnaGrecia;
use super::action::Action;
use super::data::{Card, Colour};
use super::event::Named;
use super::map::{Village, bits};
use super::phases::{self, allowance};
use super::score;
use super::state::{Laid, Pending, Phase, Place, State};
use serde_json::{Map, Value, json};
use table::chance::Outcome;
use table::seat::Seat;
use table::trace::Traced;

impl Traced for MagnaGrecia {
    fn command(before: &State, _seat: Seat, actions: &[Action]) -> Value {
        match actions {
            [Action::Colour(colour)] => json!({"command": "ChooseColor", "color": colour.id()}),
            [Action::Oracle(village)] => json!({"command": "PlaceOracle", "village": village.id()}),
            [Action::Road(hex), Action::Way(way)] => {
                let [one, other] = way.ends().map(super::map::Side::id);
                json!({"command": "PlaceRoad", "hex": hex.id(), "end1": one, "end2": other})
            }
            [Action::City(hex)] => json!({"command": "PlaceCity", "hex": hex.id()}),
            [Action::Replenish, steps @ ..] => {
                let (roads, cities) = taken(before, steps);
                json!({"command": "Replenish", "roads": roads, "cities": cities})
            }
            [Action::Build(place)] => json!({"command": "BuildMarket", "place": id(before, *place)}),
            [Action::Sell(place)] => json!({"command": "SellMarket", "place": id(before, *place)}),
            [Action::EndTurn] => json!({"command": "EndTurn"}),
            other => json!({"command": "?", "actions": other}),
        }
    }

    fn fate_words(before: &State, outcome: &Outcome) -> Value {
        match before.pending {
            Pending::No => Value::Null,
            Pending::Colours => {
                let colours = outcome.iter().map(|c| Colour::ALL[usize::from(c)].id());
                json!({"chance": "colors", "colors": colours.collect::<Vec<_>>()})
            }
            Pending::FirstOracle => json!({"chance": "first_oracle_player", "p": outcome.one()}),
            Pending::Oracles => {
                let mut villages: Vec<String> = outcome.iter().map(|v| Village(v).id()).collect();
                villages.sort();
                json!({"chance": "oracles", "villages": villages})
            }
            Pending::Card => json!({"chance": "card", "card": Card(outcome.one()).id()}),
        }
    }

    fn rounds(s: &State) -> u32 {
        u32::from(s.round)
    }

    fn state_words(s: &State) -> Value {
        let over = s.phase == Phase::Over;
        let in_turn = matches!(s.phase, Phase::Tiles | Phase::Market | Phase::TurnDone);
        let phase = match s.phase {
            Phase::SetUp => "SetUp",
            Phase::Colours => "ColorChoice",
            Phase::Oracles => "OraclePlacement",
            Phase::Tiles if s.done.building.is_some() => "Building",
            Phase::Tiles => "Tiles",
            Phase::Market => "Market",
            Phase::TurnDone => "TurnDone",
            Phase::Over => "GameOver",
        };
        let by_seat = |f: &dyn Fn(Seat) -> u16| s.all().map(f).collect::<Vec<_>>();
        let ranking = score::ranking(s);
        json!({
            "state": phase,
            "active": (!over).then_some(s.active.0),
            "round": s.round,
            "colors": s.all().map(|p| s.player(p).colour.map(Colour::id)).collect::<Vec<_>>(),
            "order": s.card().filter(|_| in_turn).map(|card| s.order(card).map(|p| p.0).collect::<Vec<_>>()),
            "card": s.card().filter(|_| !over).map(Card::id),
            "next": s.next_card().map(Card::id),
            "played": s.cards.iter().take(usize::from(s.round).saturating_sub(usize::from(!over))).map(|c| Card(c).id()).collect::<Vec<_>>(),
            "points": by_seat(&|p| s.player(p).points),
            "road_supply": by_seat(&|p| s.player(p).roads.into()),
            "road_stock": by_seat(&|p| s.player(p).road_stock.into()),
            "city_supply": by_seat(&|p| s.player(p).cities.into()),
            "city_stock": by_seat(&|p| s.player(p).city_stock.into()),
            "reserve": by_seat(&|p| s.player(p).markets.into()),
            "removed": by_seat(&|p| s.removed(p).into()),
            "roads": roads(s),
            "cities": s.places().filter_map(|place| Some((id(s, place), json!([s.city(place)?.owner.0, s.hexes(place).map(|h| h.id()).collect::<Vec<_>>()])))).collect::<Map<_, _>>(),
            "oracles": s.oracles().map(|o| (o.village.id(), json!(o.by.map(|by| id(s, by))))).collect::<Map<_, _>>(),
            "markets": s.places().filter_map(|place| Some((id(s, place), markets(s, place)?))).collect::<Map<_, _>>(),
            "turn": in_turn.then(|| json!({
                "roads": s.done.roads, "cities": s.done.cities, "replenished": s.done.replenished,
                "market": s.phase == Phase::TurnDone, "founded": s.done.founded,
            })),
            "limits": in_turn.then(|| json!({
                "roads": allowance::roads_left(s), "cities": allowance::cities_left(s), "replenish": allowance::replenish_left(s),
            })),
            "pending": s.done.building.map(|b| {
                let mut villages: Vec<String> = bits(b.covers).map(|v| Village(v).id()).collect();
                villages.sort();
                json!({"city": id(s, b.city), "founding": b.founding, "obligations": villages})
            }),
            "connectivity": s.places().map(|place| (id(s, place), json!(s.conn(place)))).collect::<Map<_, _>>(),
            "reckoning": s.all().map(|p| {
                let score = score::of(s, p);
                [score.points, score.markets, score.oracles, score.total()]
            }).collect::<Vec<_>>(),
            "ranking": over.then(|| s.all().map(|p| ranking.of(p)).collect::<Vec<_>>()),
            "winners": over.then(|| ranking.winners().map(|p| p.0).collect::<Vec<_>>()),
        })
    }
}

/// How many road and city tiles these steps take: what is not chosen is all there is.
fn taken(before: &State, steps: &[Action]) -> (u8, u8) {
    let (mut roads, mut cities) = (None, None);
    for step in steps {
        match step {
            Action::TakeRoads(n) => roads = Some(*n),
            Action::TakeCities(n) => cities = Some(*n),
            _ => {}
        }
    }
    phases::taken(before, roads, cities)
}

/// The id of a place (R54).
fn id(s: &State, place: Place) -> String {
    match phases::named(s, place) {
        Named::Village(village) => village.id(),
        Named::City(_, number) => format!("C{number}"),
    }
}

fn roads(s: &State) -> Map<String, Value> {
    let all = super::map::Hex::all().filter_map(|hex| match s.laid(hex) {
        Laid::Road(seat, way) => {
            let [one, other] = way.ends().map(super::map::Side::id);
            Some((hex.id(), json!([seat.0, one, other])))
        }
        _ => None,
    });
    all.collect()
}

fn markets(s: &State, place: Place) -> Option<Value> {
    let here: Vec<Value> = s
        .all()
        .filter_map(|p| {
            let player = s.player(p);
            let sold = player.sold & place.bit() != 0;
            (sold || player.standing & place.bit() != 0).then(|| json!([p.0, sold]))
        })
        .collect();
    (!here.is_empty()).then_some(Value::Array(here))
}
