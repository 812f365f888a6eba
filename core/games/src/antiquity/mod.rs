//! Antiquity: its card in the list of games, and where each part of the trait lives. No rules here.

mod about;
mod action;
mod board;
mod check;
mod data;
mod draft;
mod event;
mod forecast;
mod ground;
mod land;
mod land_about;
mod land_why;
mod list;
mod map;
mod phases;
mod prompt;
mod scene;
mod score;
mod seen;
mod shapes;
mod sites;
mod state;
mod supply;
mod tell;
#[cfg(test)]
mod tests;
mod touch;
mod trace;
mod why;
mod words;
mod zone;

pub use action::{Action, Deed};
pub use board::{Form, Piece, Realm, Slots, Spot, Thing};
pub use data::{Building, Cost, Good, Goods, Kind, Saint};
pub use draft::Draft;
pub use event::{Changes, Event, What};
pub use ground::{Face, Ground, Terrain};
pub use list::List;
pub use map::{Hex, HexSet, Layout};
pub use shapes::{Shape, Square};
pub use state::{End, Ended, Map, Offer, Phase, Player, Rules, Site, State, Work};
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
pub struct Antiquity;

const fn option(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { id, values: Values::Words(values), default: 0, only_if: None, only_seats: None }
}

const NO_YES: &[&str] = &["false", "true"];

/// The options of the rules (section 10).
const OPTIONS: &[OptionSpec] = &[
    option("pollution_on_exploration", &["blocked", "covers"]),
    option("tie_break", &["unpolluted", "empty"]),
    option("tile_bag", &["eight_stacks", "sixteen_tiles"]),
    option("limited_supply", NO_YES),
    option("city_building_mode", &["simultaneous", "in_order"]),
    option("enclose_eliminated", NO_YES),
];

impl Game for Antiquity {
    const META: Meta = Meta {
        id: "antiquity",
        title: "Antiquity",
        min_seats: 2,
        max_seats: 4,
        rules: 1,
        stage: Stage::Beta,
        secrets: true,
        options: OPTIONS,
        presets: &[
            Preset { id: "text", set: &[] },
            Preset {
                id: "published",
                set: &[("pollution_on_exploration", "covers"), ("tie_break", "empty"), ("enclose_eliminated", "true")],
            },
        ],
        vignette: Some(scene::VIGNETTE),
        pictures: scene::PICTURES,
        catalogs: Catalogs {
            en: &[include_str!("text/en.ftl"), include_str!("text/land.en.ftl"), include_str!("text/scene.en.ftl")],
            cs: &[include_str!("text/cs.ftl"), include_str!("text/land.cs.ftl"), include_str!("text/scene.cs.ftl")],
            hu: &[include_str!("text/hu.ftl"), include_str!("text/land.hu.ftl"), include_str!("text/scene.hu.ftl")],
        },
        rules_text: [include_str!("RULES.md"), include_str!("text/rules.cs.md"), include_str!("text/rules.hu.md")],
    };

    type State = State;
    type Action = Action;
    type Event = Event;

    fn setup(options: &Options, seats: u8) -> State {
        let yes = |place: usize| options.get(place) == 1;
        let rules = Rules {
            covers: yes(0),
            empty: yes(1),
            sixteen: yes(2),
            limited: yes(3),
            // A limited supply can only be shared out one after the other.
            in_order: yes(3) || yes(4),
            enclose_out: yes(5),
        };
        State::fresh(rules, seats)
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

    fn act(state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
        phases::act(state, seat, action, log);
    }

    fn fate(state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
        phases::fate(state, outcome, log);
    }

    fn drafting(state: &State, seat: Seat) -> bool {
        state.player(seat).work.draft.is_some()
    }

    fn ways(state: &State, seat: Seat, action: Action) -> u32 {
        phases::ways(state, seat, action)
    }

    /// What is built in secret is shown to who builds it anyway: nothing is held that would have to be asked for.
    fn holds(_state: &State, _seat: Seat) -> bool {
        false
    }

    fn conceal(state: &mut State, viewer: Viewer) {
        seen::conceal(state, viewer);
    }

    fn check(state: &State) -> Result<(), Damage> {
        check::check(state)
    }

    fn is_whole(state: &State) -> bool {
        seen::is_whole(state)
    }

    fn imagine(seen: &Seen<Self>, luck: &mut dyn Luck) -> State {
        seen::imagine(seen, luck)
    }

    fn ask(seen: &Seen<Self>, seat: Seat) -> Ask {
        prompt::ask(seen, seat)
    }

    fn choice(seen: &Seen<Self>, seat: Seat, action: Action) -> Choice {
        prompt::choice(seen, seat, action)
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
        about::about(seen, seen.viewer(), touch)
    }

    fn headline(seen: &Seen<Self>) -> Text {
        prompt::headline(seen)
    }

    fn reckoning(seen: &Seen<Self>) -> Reckoning {
        score::reckoning(seen)
    }
}
