//! The question to the active player, and how each legal action is offered.

use super::action::Action;
use super::phases::{self, allowance};
use super::score;
use super::state::{Draft, Phase, State};
use super::touch::Touch;
use super::words;
use table::prompt::{Ask, Choice};
use table::scene::TouchId;
use table::text::Text;

/// The question.
pub fn ask(s: &State) -> Ask {
    let (title, hint) = match (s.draft, s.phase) {
        (Some(Draft::Road(hex)), _) => {
            (Text::new("ask-way").text("hex", words::hex(hex)), Some(Text::new("ask-way-hint")))
        }
        (Some(Draft::Replenish), _) => (Text::new("ask-roads"), Some(replenishing(s))),
        (Some(Draft::Roads(roads)), _) => (Text::new("ask-cities").num("roads", roads), Some(replenishing(s))),
        (None, Phase::Colours) => (Text::new("ask-colour"), None),
        (None, Phase::Oracles) => {
            let left = s.oracle_count() - s.gone;
            (Text::new("ask-oracle"), Some(Text::new("ask-oracle-hint").num("count", left)))
        }
        (None, Phase::Tiles) => match s.done.building {
            Some(building) if building.covers != 0 => {
                let villages = words::villages(building.covers);
                (Text::new("ask-building"), Some(Text::new("ask-building-hint").list("villages", villages)))
            }
            Some(_) => (Text::new("ask-building"), Some(Text::new("ask-founding-hint"))),
            None => (Text::new("ask-tiles"), Some(allowed(s))),
        },
        (None, Phase::Market) => (Text::new("ask-market"), Some(Text::new("ask-market-hint"))),
        (None, Phase::TurnDone) => (Text::new("ask-done"), Some(Text::new("ask-done-hint"))),
        (None, Phase::SetUp | Phase::Over) => (Text::new("ask-nothing"), None),
    };
    Ask { title, hint }
}

fn replenishing(s: &State) -> Text {
    Text::new("ask-replenish-hint").num("count", allowance::replenish_left(s))
}

/// What the turn still allows, in one line.
fn allowed(s: &State) -> Text {
    Text::new("ask-tiles-hint")
        .num("roads", allowance::roads_left(s))
        .num("cities", allowance::cities_left(s))
        .num("replenish", allowance::replenish_left(s))
}

/// The things on screen that stand for an action. What is laid on the board has its supply beside the place: a place
/// that can take a road, a city tile or a market is told apart by touching the supply.
pub fn anchors(s: &State, action: Action) -> Vec<TouchId> {
    let touches: &[Touch] = match action {
        Action::Colour(_) | Action::EndTurn | Action::TakeRoads(_) | Action::TakeCities(_) | Action::Replenish => &[],
        Action::Oracle(village) => &[Touch::Village(village)],
        Action::Road(hex) => &[Touch::on(s, hex), Touch::Roads(s.active)],
        Action::Way(_) => match s.draft {
            Some(Draft::Road(hex)) => &[Touch::on(s, hex)],
            _ => &[],
        },
        Action::City(hex) => &[Touch::on(s, hex), Touch::Cities(s.active)],
        Action::Build(place) | Action::Sell(place) => &[Touch::place(s, place), Touch::Markets(s.active)],
    };
    touches.iter().map(|touch| touch.id()).collect()
}

/// How one legal action is offered.
pub fn choice(s: &State, action: Action) -> Choice {
    Choice { anchors: anchors(s, action), ..labelled(s, action) }
}

fn labelled(s: &State, action: Action) -> Choice {
    match action {
        Action::Colour(colour) => Choice::new(words::colour(colour)).fin(),
        Action::Oracle(village) => Choice::new(Text::new("do-oracle").text("village", words::village(village))).fin(),
        Action::Road(hex) => Choice::new(Text::new("do-road").text("hex", words::hex(hex))).goes_on(),
        Action::Way(way) => {
            let label = Text::new("do-way").text("way", words::way(way));
            let hex = match s.draft {
                Some(Draft::Road(hex)) => hex,
                _ => return Choice::new(label),
            };
            let step = phases::legal_ways(s, hex).take_while(|other| *other != way).count();
            Choice::new(label).cycle(step as u8)
        }
        Action::City(hex) => Choice::new(city(s, hex)),
        Action::Replenish => {
            let most = allowance::replenish_left(s);
            Choice::new(Text::new("do-replenish").num("count", most)).icon("plus").goes_on()
        }
        Action::TakeRoads(n) => {
            let choice = Choice::new(Text::new("do-take-roads").num("count", n)).amount(0, i32::from(n));
            if phases::settled(s, n) { choice } else { choice.goes_on() }
        }
        Action::TakeCities(n) => Choice::new(Text::new("do-take-cities").num("count", n)).amount(0, i32::from(n)),
        Action::Build(place) => {
            let label = Text::new("do-build").text("place", words::place(s, place));
            Choice::new(label.num("cost", phases::cost(s, s.active, place)))
        }
        Action::Sell(place) => {
            let label = Text::new("do-sell").text("place", words::place(s, place));
            Choice::new(label.num("value", s.worth(s.active, place)))
        }
        Action::EndTurn => {
            let reveals = s.gone + 1 == s.seats && s.cards.len() < usize::from((s.round + 2).min(s.rounds()));
            let last = s.gone + 1 == s.seats && s.round == s.rounds();
            Choice::new(Text::new(match (last, reveals) {
                (true, _) => "do-end-game",
                (_, true) => "do-end-reveal",
                _ => "do-end",
            }))
            .fin()
        }
    }
}

/// A city tile: what it does there.
fn city(s: &State, hex: super::map::Hex) -> Text {
    let kind = phases::kind_of_tile(s, hex);
    Text::new(kind).text("hex", words::hex(hex))
}

/// One line for the shelf.
pub fn headline(s: &State) -> Text {
    match s.phase {
        Phase::Over => {
            let winners = score::ranking(s).winners().map(|p| Text::new("just-player").player("player", p)).collect();
            Text::new("headline-over").list("winners", winners)
        }
        _ if s.round == 0 => Text::new("headline-set-up"),
        _ => {
            let most = s.all().map(|p| score::of(s, p).total()).max().unwrap_or(0);
            Text::new("headline")
                .num("round", s.round)
                .num("rounds", s.rounds())
                .player("player", s.active)
                .num("most", most)
        }
    }
}
