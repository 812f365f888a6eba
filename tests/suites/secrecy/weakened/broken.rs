//! Games with one leak each: a field that is not concealed, an event told to too many, a secret that feeds something
//! public. Everything else is the game itself.

use super::super::traces::{Temper, Trace};
use super::super::twins::{Pair, Twins};
use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;
use table::canvas::Canvas;
use table::chance::{Chance, Luck, Outcome};
use table::game::{Damage, Game, Turn};
use table::input::Input;
use table::log::Log;
use table::meta::{Meta, Options};
use table::prompt::{Ask, Choice, Reckoning, Sheet};
use table::scene::TouchId;
use table::seat::{Audience, Seat, Viewer};
use table::seen::Seen;
use table::text::Text;

/// A game whose leaks are listed.
pub trait Breakable: Twins {
    /// What `conceal` can forget, by name.
    const FIELDS: &'static [&'static str];
    /// The kinds of events that are told to one seat only, by name.
    const SECRETS: &'static [&'static str];
    /// Other faults that let a secret out, by name.
    const PLANTED: &'static [&'static str];

    /// Undoes what `conceal` did to one field.
    fn lay_open(field: usize, whole: &Self::State, seen: &mut Self::State, viewer: Viewer);
    /// The name, among the secrets, of an event that was told to one seat.
    fn secret(event: &Self::Event) -> &'static str;
    /// What a planted fault does after an input.
    fn plant(fault: usize, before: &Self::State, input: Input<Self::Action>, after: &mut Self::State);
    /// Who is asked where that is the fault.
    fn misasked(fault: usize, state: &Self::State) -> Turn;
}

/// Which leak a game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// None.
    Nothing,
    /// `conceal` forgets this field.
    Field(usize),
    /// Events of this kind are told to all.
    Secret(usize),
    /// Another fault.
    Planted(usize),
}

/// All leaks of a game.
pub fn leaks<G: Breakable>() -> Vec<(&'static str, Leak)> {
    let fields = G::FIELDS.iter().enumerate().map(|(n, name)| (*name, Leak::Field(n)));
    let secrets = G::SECRETS.iter().enumerate().map(|(n, name)| (*name, Leak::Secret(n)));
    let planted = G::PLANTED.iter().enumerate().map(|(n, name)| (*name, Leak::Planted(n)));
    fields.chain(secrets).chain(planted).collect()
}

thread_local! {
    /// The leak of all broken games of this test. Not a part of the type, as forty games would take long to compile.
    static LEAK: Cell<Leak> = const { Cell::new(Leak::Nothing) };
}

/// Gives all broken games of this test this leak.
pub fn set(leak: Leak) {
    LEAK.set(leak);
}

/// The game, with the leak that is set.
#[derive(Clone, Copy, Debug, Default)]
pub struct Broken<G>(PhantomData<G>);

/// The view of the game itself.
fn proper<G: Breakable>(seen: &Seen<Broken<G>>) -> Seen<G> {
    let state: &G::State = seen;
    Seen::of(state, seen.viewer())
}

/// Passes on what the game told, to too many if that is the leak.
fn retell<G: Breakable>(from: &Log<G::Event>, to: &mut Log<G::Event>) {
    to.barrier(from.barred());
    let mut told = from.told().iter().peekable();
    while let Some((audience, event)) = told.next() {
        let Audience::Only(seat) = *audience else {
            to.all(event.clone());
            continue;
        };
        let rest = told.next_if(|(audience, _)| *audience == Audience::Except(seat));
        let widened = LEAK.get() == Leak::Secret(place(G::SECRETS, G::secret(event)));
        match rest {
            _ if widened => to.all(event.clone()),
            Some((_, rest)) => to.split(seat, event.clone(), rest.clone()),
            None => to.only(seat, event.clone()),
        }
    }
}

fn place(names: &[&str], name: &str) -> usize {
    names.iter().position(|listed| *listed == name).unwrap_or_else(|| panic!("{name} is listed among the secrets"))
}

fn carry_out<G: Breakable>(
    state: &mut G::State,
    input: Input<G::Action>,
    log: &mut Log<G::Event>,
    act: impl FnOnce(&mut G::State, &mut Log<G::Event>),
) {
    let before = state.clone();
    let mut own = Log::new();
    act(state, &mut own);
    retell::<G>(&own, log);
    if let Leak::Planted(fault) = LEAK.get() {
        G::plant(fault, &before, input, state);
    }
}

impl<G: Breakable> Game for Broken<G> {
    const META: Meta = G::META;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;

    fn setup(options: &Options, seats: u8) -> Self::State {
        G::setup(options, seats)
    }

    fn seats(state: &Self::State) -> u8 {
        G::seats(state)
    }

    fn turn(state: &Self::State) -> Turn {
        match LEAK.get() {
            Leak::Planted(fault) => G::misasked(fault, state),
            _ => G::turn(state),
        }
    }

    fn chance(state: &Self::State) -> Chance {
        G::chance(state)
    }

    fn actions(state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>) {
        G::actions(state, seat, list);
    }

    fn act(state: &mut Self::State, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>) {
        carry_out::<G>(state, Input::Act(seat, action), log, |state, log| G::act(state, seat, action, log));
    }

    fn fate(state: &mut Self::State, outcome: &Outcome, log: &mut Log<Self::Event>) {
        carry_out::<G>(state, Input::Fate(*outcome), log, |state, log| G::fate(state, outcome, log));
    }

    fn drafting(state: &Self::State, seat: Seat) -> bool {
        G::drafting(state, seat)
    }

    fn forced(public: &Seen<Self>) -> Option<(Seat, Self::Action)> {
        G::forced(&proper(public))
    }

    fn ways(state: &Self::State, seat: Seat, action: Self::Action) -> u32 {
        G::ways(state, seat, action)
    }

    fn conceal(state: &mut Self::State, viewer: Viewer) {
        let whole = state.clone();
        G::conceal(state, viewer);
        if let Leak::Field(field) = LEAK.get() {
            G::lay_open(field, &whole, state, viewer);
        }
    }

    fn check(state: &Self::State) -> Result<(), Damage> {
        G::check(state)
    }

    fn is_whole(state: &Self::State) -> bool {
        G::is_whole(state)
    }

    fn imagine(seen: &Seen<Self>, luck: &mut dyn Luck) -> Self::State {
        G::imagine(&proper(seen), luck)
    }

    fn ask(seen: &Seen<Self>, seat: Seat) -> Ask {
        G::ask(&proper(seen), seat)
    }

    fn choice(seen: &Seen<Self>, seat: Seat, action: Self::Action) -> Choice {
        G::choice(&proper(seen), seat, action)
    }

    fn scene(seen: &Seen<Self>, canvas: &mut Canvas) {
        G::scene(&proper(seen), canvas);
    }

    fn tell(event: &Self::Event) -> Option<Text> {
        G::tell(event)
    }

    fn about(seen: &Seen<Self>, touch: TouchId) -> Option<Sheet> {
        G::about(&proper(seen), touch)
    }

    fn headline(seen: &Seen<Self>) -> Text {
        G::headline(&proper(seen))
    }

    fn reckoning(seen: &Seen<Self>) -> Reckoning {
        G::reckoning(&proper(seen))
    }
}

impl<G: Breakable> Twins for Broken<G> {
    const HIDES_AFTER: bool = G::HIDES_AFTER;

    fn pair(viewer: Viewer, left: Trace<Self::Action>, luck: &mut impl Luck) -> Option<Pair<Self::Action>> {
        G::pair(viewer, left, luck)
    }

    fn temper(luck: &mut impl Luck) -> Temper {
        G::temper(luck)
    }
}
