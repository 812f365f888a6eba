//! Magna Grecia: its card in the list of games, and where each part of the trait lives. No rules here.

mod about;
mod action;
mod check;
mod data;
mod event;
mod map;
mod net;
mod phases;
mod prompt;
mod saved;
mod scene;
mod score;
mod seen;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod touch;
mod trace;
mod why;
mod words;

pub use action::Action;
pub use data::{Card, Colour, Way};
pub use event::Event;
pub use map::{Hex, Side, Village};
pub use state::{Building, City, Done, Draft, House, Laid, Oracle, Pending, Phase, Place, Player, State, Tile};
pub use touch::Touch;

use table::canvas::Canvas;
use table::chance::{Chance, Luck, Outcome};
use table::game::{Damage, Game, Turn};
use table::log::Log;
use table::meta::{Meta, OptionSpec, Options, Preset, Stage, Values};
use table::prompt::{Ask, Choice, Reckoning, Sheet};
use table::scene::{Op, Symbol, SymbolId, TouchId};
use table::seat::{Seat, Viewer};
use table::seen::Seen;
use table::text::{Catalogs, Text};

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct MagnaGrecia;

const fn option(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { id, values: Values::Words(values), default: 0, only_if: None, only_seats: None }
}

/// The options of the rules (section 10).
const OPTIONS: &[OptionSpec] = &[
    option("market_cost", &["sum", "product"]),
    option("oracle_count", &["by_players", "nine"]),
    option("oracle_placement", &["players", "random"]),
    option("city_touch", &["end_of_building", "strict"]),
    option("oracle_tie", &["unchanged", "oldest"]),
    option("length", &["12", "8"]),
    option("colors", &["random", "chosen"]),
];

/// What the rules text says wherever there is an option; and what the printed game says, as far as it is known.
const PRESETS: &[Preset] = &[
    Preset { id: "text", set: &[("market_cost", "product"), ("oracle_count", "nine")] },
    Preset { id: "published", set: &[] },
];

impl Game for MagnaGrecia {
    const META: Meta = Meta {
        id: "magna_grecia",
        title: "Magna Grecia",
        min_seats: 2,
        max_seats: 4,
        rules: 1,
        stage: Stage::Beta,
        secrets: false,
        options: OPTIONS,
        presets: PRESETS,
        vignette: Some(scene::VIGNETTE),
        pictures: scene::PICTURES,
        catalogs: Catalogs {
            en: &[include_str!("text/en.ftl"), include_str!("text/scene.en.ftl")],
            cs: &[include_str!("text/cs.ftl"), include_str!("text/scene.cs.ftl")],
            hu: &[include_str!("text/hu.ftl"), include_str!("text/scene.hu.ftl")],
        },
        rules_text: [include_str!("RULES.md"), include_str!("text/rules.cs.md"), include_str!("text/rules.hu.md")],
    };

    type State = State;
    type Action = Action;
    type Event = Event;

    fn setup(options: &Options, seats: u8) -> State {
        let yes = |place: usize| options.get(place) == 1;
        let house = House {
            product: yes(0),
            nine: yes(1),
            drawn_oracles: yes(2),
            strict: yes(3),
            oldest: yes(4),
            short: yes(5),
            chosen_colours: yes(6),
        };
        State::fresh(house, seats)
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn turn(state: &State) -> Turn {
        phases::turn(state)
    }

    fn chance(state: &State) -> Chance {
        phases::chance(state)
    }

    fn actions(state: &State, seat: Seat, list: &mut Vec<Action>) {
        phases::actions(state, seat, list);
    }

    fn act(state: &mut State, _seat: Seat, action: Action, log: &mut Log<Event>) {
        phases::act(state, action, log);
    }

    fn fate(state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
        phases::fate(state, outcome, log);
    }

    fn drafting(state: &State, seat: Seat) -> bool {
        state.draft.is_some() && seat == state.active
    }

    fn forced(public: &Seen<Self>) -> Option<(Seat, Action)> {
        phases::forced(public).map(|action| (public.active, action))
    }

    fn ways(state: &State, _seat: Seat, action: Action) -> u32 {
        phases::ways(state, action)
    }

    fn conceal(state: &mut State, viewer: Viewer) {
        seen::conceal(state, viewer);
    }

    fn check(state: &State) -> Result<(), Damage> {
        state.check()
    }

    fn is_whole(_state: &State) -> bool {
        true
    }

    fn imagine(seen: &Seen<Self>, luck: &mut dyn Luck) -> State {
        seen::imagine(seen, luck)
    }

    fn ask(seen: &Seen<Self>, _seat: Seat) -> Ask {
        prompt::ask(seen)
    }

    fn choice(seen: &Seen<Self>, _seat: Seat, action: Action) -> Choice {
        prompt::choice(seen, action)
    }

    fn scene(seen: &Seen<Self>, canvas: &mut Canvas) {
        scene::scene(seen, seen.viewer(), canvas);
    }

    fn ghost(seen: &Seen<Self>, seat: Seat, action: Action, canvas: &Canvas) -> Vec<Op> {
        scene::ghost(seen, seat, action, canvas)
    }

    fn symbol(id: SymbolId) -> Option<Symbol> {
        scene::symbol(id)
    }

    fn palette() -> &'static [(&'static str, [&'static str; 2])] {
        scene::PALETTE
    }

    fn tell(event: &Event) -> Option<Text> {
        tell::tell(event)
    }

    fn about(seen: &Seen<Self>, touch: TouchId) -> Option<Sheet> {
        about::about(seen, touch)
    }

    fn headline(seen: &Seen<Self>) -> Text {
        prompt::headline(seen)
    }

    fn reckoning(seen: &Seen<Self>) -> Reckoning {
        about::reckoning(seen)
    }
}
