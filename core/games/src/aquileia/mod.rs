//! Aquileia: its card in the list of games, and where each part of the trait lives. No rules here.

mod about;
mod action;
mod check;
mod data;
mod event;
mod odds;
mod phases;
mod prompt;
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
pub use data::{Area, Back, Building, Card, Coins, Colour, Crown, Laurel, Metal, Plot, Space};
pub use event::Event;
pub use odds::Odds;
pub use state::{Auction, Cards, Contest, Draft, Exchange, Held, House, Laurels, Player, Race, State, Step, Strength};
pub use touch::Touch;

use table::canvas::Canvas;
use table::chance::{Chance, Luck, Outcome};
use table::game::{Damage, Game, Turn};
use table::log::Log;
use table::meta::{Meta, OptionSpec, Options, Preset, Stage, Values};
use table::prompt::{Ask, Choice, Reckoning, Sheet};
use table::scene::{Symbol, SymbolId, TouchId};
use table::seat::{Seat, Viewer};
use table::seen::Seen;
use table::text::{Catalogs, Text};

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Aquileia;

const fn option(id: &'static str, values: &'static [&'static str], default: u8) -> OptionSpec {
    OptionSpec { id, values: Values::Words(values), default, only_if: None, only_seats: None }
}

const NO_YES: &[&str] = &["false", "true"];

/// The options of the rules (section 10).
const OPTIONS: &[OptionSpec] = &[
    option("forum5_two_buildings", NO_YES, 0),
    option("tie_marker_ends_placement", NO_YES, 0),
    option("pecunia_mode", &["redenominate", "single_swap", "one_to_one"], 0),
    option("build_points_villas_only", NO_YES, 0),
    option("final_tie", &["shared", "tie_track"], 0),
    option("show_hand_counts", NO_YES, 1),
    OptionSpec { only_seats: Some(2), ..option("two_player_neutrals", NO_YES, 0) },
];

impl Game for Aquileia {
    const META: Meta = Meta {
        id: "aquileia",
        title: "Aquileia",
        min_seats: 2,
        max_seats: 5,
        rules: 1,
        stage: Stage::Beta,
        secrets: true,
        options: OPTIONS,
        presets: &[Preset { id: "text", set: &[] }],
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
        let exchanges = [Exchange::Redenominate, Exchange::SingleSwap, Exchange::OneToOne];
        let house = House {
            forum5_two: yes(0),
            tie_ends: yes(1),
            exchange: exchanges[usize::from(options.get(2))],
            villas_only: yes(3),
            tie_track: yes(4),
            counts: yes(5),
            neutrals: yes(6),
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

    fn act(state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
        phases::act(state, seat, action, log);
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

    fn is_whole(state: &State) -> bool {
        seen::is_whole(state)
    }

    fn imagine(seen: &Seen<Self>, luck: &mut dyn Luck) -> State {
        seen::imagine(seen, luck)
    }

    fn ask(seen: &Seen<Self>, _seat: Seat) -> Ask {
        prompt::ask(seen, seen.viewer())
    }

    fn choice(seen: &Seen<Self>, _seat: Seat, action: Action) -> Choice {
        prompt::choice(seen, action)
    }

    fn scene(seen: &Seen<Self>, canvas: &mut Canvas) {
        scene::scene(seen, seen.viewer(), canvas);
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
        about::reckoning(seen)
    }
}
