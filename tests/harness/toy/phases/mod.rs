//! The phases: which one answers, and what lies between them.

pub mod auction;
pub mod stake;
pub mod turn;

use super::action::Action;
use super::event::Event;
use super::score;
use super::state::{Auction, Card, Cards, DEALT, Phase, Staking, State, Turning, Wait};
use table::chance::{Bag, Chance, Outcome};
use table::game::Turn;
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// Who has to do something now.
pub fn turn(state: &State) -> Turn {
    match &state.phase {
        Phase::Deal { .. } | Phase::Begin => Turn::Chance,
        Phase::Stake(staking) => {
            let may = state.playing().minus(staking.committed);
            Turn::Seats { may, private: may }
        }
        Phase::Auction(auction) => Turn::open(auction.next),
        Phase::Turn(turning) if turning.wait != Wait::Nothing => Turn::Chance,
        Phase::Turn(turning) => Turn::private(turning.seat),
        Phase::Over => Turn::Over(score::ranking(state)),
    }
}

/// All legal atomic moves of a seat.
pub fn actions(state: &State, seat: Seat, list: &mut Vec<Action>) {
    if seat.0 >= state.seats || !turn(state).asked().has(seat) {
        return;
    }
    match &state.phase {
        Phase::Stake(staking) => stake::actions(state, staking, seat, list),
        Phase::Auction(auction) => auction::actions(state, auction, seat, list),
        Phase::Turn(turning) => turn::actions(state, turning, list),
        Phase::Deal { .. } | Phase::Begin | Phase::Over => {}
    }
}

/// Carries out a legal action.
pub fn act(state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match state.phase {
        Phase::Stake(staking) => stake::act(state, staking, seat, action, log),
        Phase::Auction(auction) => auction::act(state, auction, action, log),
        Phase::Turn(turning) => turn::act(state, turning, action, log),
        Phase::Deal { .. } | Phase::Begin | Phase::Over => {}
    }
}

/// The chance needed now.
pub fn chance(state: &State) -> Chance {
    match &state.phase {
        Phase::Deal { .. } => draw(state, DEALT),
        Phase::Turn(_) => draw(state, 1),
        _ => Chance::Pick { of: state.seats },
    }
}

/// A draw of `k` cards from the deck; from all that it may hold, where the deck is dark.
fn draw(state: &State, k: u8) -> Chance {
    let counts = match state.deck {
        Cards::Known(counts) => counts,
        Cards::Dark(_) => state.unseen(),
    };
    let bag = Bag::counts(&counts);
    Chance::Draw { bag, k: k.min(bag.len() as u8) }
}

/// Carries out an outcome.
pub fn fate(state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    log.barrier(state.everybody());
    match state.phase {
        Phase::Deal { seat } => deal(state, seat, outcome, log),
        Phase::Begin => {
            state.start = Seat(outcome.iter().next().unwrap_or(0));
            log.all(Event::Round { round: state.round, start: state.start });
            state.phase = Phase::Stake(Staking::default());
        }
        Phase::Turn(turning) => {
            for card in drawn(state, outcome) {
                turn::fate(state, turning, card, log);
            }
        }
        Phase::Stake(_) | Phase::Auction(_) | Phase::Over => {}
    }
}

/// The cards of an outcome, taken from the deck, the lowest first: their order is forgotten, so nobody is told it.
fn drawn(state: &mut State, outcome: &Outcome) -> Vec<Card> {
    let mut cards: Vec<Card> = outcome.iter().map(|kind| Card(kind + 1)).collect();
    cards.sort_unstable();
    for card in &cards {
        state.deck.take(*card);
    }
    cards
}

fn deal(state: &mut State, seat: Seat, outcome: &Outcome, log: &mut Log<Event>) {
    let cards = drawn(state, outcome);
    for card in &cards {
        state.place_mut(seat).hand.add(*card);
    }
    if let Ok(cards) = cards.try_into() {
        log.split(seat, Event::Dealt { cards }, Event::DealtHidden { seat });
    }
    let next = Seat(seat.0 + 1);
    state.phase = if next.0 < state.seats { Phase::Deal { seat: next } } else { Phase::Begin };
}

/// The stakes are paid: on to the auction.
fn to_auction(state: &mut State) {
    state.phase = Phase::Auction(Auction { bid: 0, holder: None, next: state.start, passed: SeatSet::NONE });
}

/// The auction is over: on to the turns.
fn to_turns(state: &mut State) {
    state.phase = Phase::Turn(Turning::of(state.start));
}

/// A turn is over: on to the next one, the next round or the end.
fn after_turn(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.barrier(state.everybody());
    let playing = state.playing();
    let mut later = state.start.clockwise(state.seats).skip_while(|s| *s != seat).skip(1);
    if let Some(next) = later.find(|s| playing.has(*s)) {
        state.phase = Phase::Turn(Turning::of(next));
    } else if state.round < state.rounds
        && let Some(start) = state.first(state.start.next(state.seats), playing)
    {
        state.round += 1;
        state.start = start;
        state.phase = Phase::Stake(Staking::default());
        log.all(Event::Round { round: state.round, start });
    } else {
        finish(state, log);
    }
}

/// The game is over.
fn finish(state: &mut State, log: &mut Log<Event>) {
    state.phase = Phase::Over;
    log.all(Event::Over);
}
