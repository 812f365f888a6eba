//! Forum Minimum: the toy game, small enough to read at a sitting, that uses every mechanism of the house.

pub mod about;
pub mod action;
pub mod event;
pub mod phases;
pub mod scene;
pub mod score;
pub mod seen;
pub mod state;
pub mod words;

use action::Action;
use event::Event;
use state::{Draft, Phase, State};
use table::canvas::Canvas;
use table::chance::{Chance, Luck, Outcome};
use table::game::{Damage, Game, Turn};
use table::log::Log;
use table::meta::{Meta, OptionSpec, Options, Preset, Stage, Values};
use table::prompt::{Ask, Choice, Reckoning, Sheet};
use table::scene::TouchId;
use table::seat::{Seat, Viewer};
use table::seen::Seen;
use table::text::{Catalogs, Text};

/// The toy game.
#[derive(Clone, Copy, Debug)]
pub struct Toy;

/// The place of each option in `META.options`.
const ROUNDS: usize = 0;
const SHOUT: usize = 1;

impl Game for Toy {
    const META: Meta = Meta {
        id: "toy",
        title: "Forum Minimum",
        min_seats: 2,
        max_seats: 4,
        rules: 1,
        stage: Stage::Beta,
        secrets: true,
        options: &[
            OptionSpec {
                id: "rounds",
                values: Values::Words(&["2", "3"]),
                default: 1,
                only_if: None,
                only_seats: None,
            },
            OptionSpec {
                id: "shout",
                values: Values::Words(&["false", "true"]),
                default: 0,
                only_if: None,
                only_seats: None,
            },
        ],
        presets: &[Preset { id: "plain", set: &[] }],
        vignette: None,
        pictures: &[],
        catalogs: Catalogs {
            en: &[include_str!("text/en.ftl")],
            cs: &[include_str!("text/cs.ftl")],
            hu: &[include_str!("text/hu.ftl")],
        },
        rules_text: [include_str!("RULES.md"), include_str!("text/rules.cs.md"), include_str!("text/rules.hu.md")],
    };
    type State = State;
    type Action = Action;
    type Event = Event;

    fn setup(options: &Options, seats: u8) -> State {
        State::new(seats, 2 + options.get(ROUNDS), options.get(SHOUT) == 1)
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
        matches!(&state.phase, Phase::Turn(t) if t.seat == seat && matches!(t.draft, Draft::Card(_)))
    }

    fn forced(public: &Seen<Toy>) -> Option<(Seat, Action)> {
        phases::auction::forced(public)
    }

    fn ways(state: &State, _seat: Seat, action: Action) -> u32 {
        action::ways(state, action)
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

    fn imagine(seen: &Seen<Toy>, luck: &mut dyn Luck) -> State {
        seen::imagine(seen, luck)
    }

    fn ask(seen: &Seen<Toy>, seat: Seat) -> Ask {
        action::ask(seen, seat)
    }

    fn choice(seen: &Seen<Toy>, seat: Seat, action: Action) -> Choice {
        action::choice(seen, seat, action)
    }

    fn scene(seen: &Seen<Toy>, canvas: &mut Canvas) {
        scene::scene(seen, canvas);
    }

    fn tell(event: &Event) -> Option<Text> {
        event::tell(event)
    }

    fn about(seen: &Seen<Toy>, touch: TouchId) -> Option<Sheet> {
        about::about(seen, touch)
    }

    fn headline(seen: &Seen<Toy>) -> Text {
        score::headline(seen)
    }

    fn reckoning(seen: &Seen<Toy>) -> Reckoning {
        score::reckoning(seen)
    }
}
