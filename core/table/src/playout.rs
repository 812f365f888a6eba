//! Random legal play: for simulation, benches, goldens and tests.

use crate::chance::Luck;
use crate::game::{Game, Turn};
use crate::input::Input;
use crate::log::Log;
use crate::seat::{Seat, SeatSet};

/// Picks one legal input uniformly over completed commands: an action weighs as many commands as begin with it.
/// Where several seats are asked, each is as likely. Nothing when the game is over.
pub fn pick<G: Game>(
    state: &G::State,
    luck: &mut (impl Luck + ?Sized),
    list: &mut Vec<G::Action>,
    weights: &mut Vec<u32>,
) -> Option<Input<G::Action>> {
    match G::turn(state) {
        Turn::Over(_) => None,
        Turn::Chance => Some(Input::Fate(G::chance(state).roll(luck))),
        Turn::Seats { may, .. } => {
            let seat = one_of(may, luck);
            list.clear();
            G::actions(state, seat, list);
            Some(Input::Act(seat, weighed::<G>(state, seat, luck, list, weights)))
        }
    }
}

fn weighed<G: Game>(
    state: &G::State,
    seat: Seat,
    luck: &mut (impl Luck + ?Sized),
    list: &[G::Action],
    weights: &mut Vec<u32>,
) -> G::Action {
    if let [only] = list {
        return *only;
    }
    weights.clear();
    weights.extend(list.iter().map(|action| G::ways(state, seat, *action)));
    let mut left = luck.below(weights.iter().sum());
    for (action, weight) in list.iter().zip(weights.iter()) {
        if left < *weight {
            return *action;
        }
        left -= weight;
    }
    unreachable!("a seat that is asked has at least one legal action of weight 1 or more")
}

fn one_of(seats: SeatSet, luck: &mut (impl Luck + ?Sized)) -> Seat {
    let n = if seats.len() == 1 { 0 } else { luck.below(seats.len() as u32) };
    seats.iter().nth(n as usize).expect("a turn of seats names at least one")
}

/// Carries out an input that `pick` or `actions` gave, without asking again whether it is legal.
pub fn carry_out<G: Game>(state: &mut G::State, input: Input<G::Action>, log: &mut Log<G::Event>) {
    match input {
        Input::Act(seat, action) => G::act(state, seat, action, log),
        Input::Fate(outcome) => G::fate(state, &outcome, log),
    }
}
