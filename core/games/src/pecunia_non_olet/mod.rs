//! Pecunia non olet: its card in the list of games, and where each part of the trait lives. No rules here.

mod about;
mod action;
mod check;
mod data;
mod event;
mod phases;
mod prompt;
mod scene;
mod score;
mod seen;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod trace;
mod words;

pub use action::Action;
pub use data::{Class, Customer, Kind};
pub use event::Event;
pub use state::{Cards, Draft, House, Lodger, Pending, Phase, Pile, Place, PlaceId, Player, State, Sweep};

use table::canvas::Canvas;
use table::chance::{Chance, Luck, Outcome};
use table::game::{Damage, Game, Turn};
use table::log::Log;
use table::meta::{Meta, OptionSpec, Options, Preset, Stage, Values};
use table::prompt::{Ask, Choice, Reckoning, Sheet};
use table::row::Row;
use table::scene::{Symbol, SymbolId, TouchId};
use table::seat::{MAX_SEATS, Seat, Viewer};
use table::seen::Seen;
use table::text::{Catalogs, Text};

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct PecuniaNonOlet;

const fn option(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { id, values: Values::Words(values), default: 0, only_if: None, only_seats: None }
}

/// The options of the rules (section 9.1), and the seat that starts when it is chosen.
const OPTIONS: &[OptionSpec] = &[
    option("sweep_scope", &["one_player", "one_opponent", "all_players"]),
    option("regular_guest_source", &["discard_top", "draw_top"]),
    option("play_after_draw", &["false", "true"]),
    option("payout_timing", &["collect_phase", "immediate"]),
    option("equal_turns", &["false", "true"]),
    option("start_player", &["random", "chosen"]),
    OptionSpec {
        id: "start_seat",
        values: Values::Seat,
        default: 0,
        only_if: Some(("start_player", "chosen")),
        only_seats: None,
    },
];

impl Game for PecuniaNonOlet {
    const META: Meta = Meta {
        id: "pecunia_non_olet",
        title: "Pecunia non olet",
        min_seats: 2,
        max_seats: 6,
        rules: 1,
        stage: Stage::Ready,
        secrets: true,
        options: OPTIONS,
        presets: &[Preset { id: "text", set: &[] }],
        vignette: Some(scene::VIGNETTE),
        pictures: scene::PICTURES,
        catalogs: Catalogs {
            en: &[include_str!("text/names.en.ftl"), include_str!("text/en.ftl")],
            cs: &[include_str!("text/names.cs.ftl"), include_str!("text/cs.ftl")],
            hu: &[include_str!("text/names.hu.ftl"), include_str!("text/hu.ftl")],
        },
        rules_text: [include_str!("RULES.md"), include_str!("text/rules.cs.md"), include_str!("text/rules.hu.md")],
    };

    type State = State;
    type Action = Action;
    type Event = Event;

    fn setup(options: &Options, seats: u8) -> State {
        let sweep = [Sweep::OnePlayer, Sweep::OneOpponent, Sweep::AllPlayers][usize::from(options.get(0))];
        let yes = |place: usize| options.get(place) == 1;
        let house = House {
            sweep,
            guest_from_draw: yes(1),
            play_after_draw: yes(2),
            pay_at_once: yes(3),
            equal_turns: yes(4),
            start: yes(5).then(|| Seat(options.get(6))),
        };
        State {
            house,
            seats,
            start: Seat(0),
            active: Seat(0),
            phase: Phase::Dealing,
            turns: 0,
            last_round: false,
            players: [Player::default(); MAX_SEATS],
            pile: Pile::ALL,
            gone: Row::EMPTY,
            deck: Cards { kinds: data::COPIES, dark: 0 },
            played: Row::EMPTY,
            renewed: data::COPIES,
            revealed: Row::EMPTY,
            resolving: None,
            draft: None,
            pending: Pending::DealCustomers(Seat(0)),
        }
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

    /// With an empty hand, collecting follows from taking the markers off, unless customers would have to be drawn.
    fn forced(public: &Seen<Self>) -> Option<(Seat, Action)> {
        let s: &State = public;
        let waits = s.all().all(|p| !s.player(p).queue.is_empty());
        let alone = s.phase == Phase::MarkersOff && s.pending == Pending::No && s.own().hand.is_empty();
        (alone && waits).then_some((s.active, Action::Advance))
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
        prompt::ask(seen)
    }

    fn choice(seen: &Seen<Self>, seat: Seat, action: Action) -> Choice {
        prompt::choice(seen, seat, action)
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
