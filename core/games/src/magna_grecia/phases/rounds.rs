//! Rounds: cards turned up one by one, the order of turns, the end (rules sections 4 and 5.1).

use super::super::data::{CARDS, Card};
use super::super::event::Event;
use super::super::score;
use super::super::state::{Done, Pending, Phase, State};
use table::chance::{Bag, Chance};
use table::log::Log;
use table::seat::SeatSet;

/// Cards in a layer: one of each border colour.
const LAYER: usize = 4;

/// The cards that may be the next to become visible. The stacks of a colour are shuffled, and so is each layer of one
/// card from each stack: so it is any card not seen whose border has not been seen in its layer.
pub fn could_come(s: &State) -> u128 {
    let layer = s.cards.len() / LAYER * LAYER;
    let seen = |card: Card| s.cards.iter().any(|c| c == card.0);
    let border = |card: Card| s.cards.iter().skip(layer).any(|c| Card(c).border() == card.border());
    Card::all().filter(|card| !seen(*card) && !border(*card)).fold(0, |bag, card| bag | 1 << card.0)
}

/// The chance of the next card.
pub fn chance(s: &State) -> Chance {
    Chance::Draw { bag: Bag::Set(could_come(s)), k: 1 }
}

/// The cards that lie open in a round: its own and the next one's, if another is played (R51, R56).
fn open_in(s: &State, round: u8) -> usize {
    usize::from((round + 1).min(s.rounds())).min(CARDS)
}

/// Everything is set up; cards are turned up, and the first round begins.
pub fn prepare(s: &mut State) {
    s.phase = Phase::SetUp;
    s.pending = Pending::Card;
}

/// A card became visible.
pub fn revealed(s: &mut State, card: Card, log: &mut Log<Event>) {
    s.cards.push(card.0);
    log.all(Event::Revealed(card));
    go_on(s, log);
}

/// Turns up what has to lie open, then begins the next round, or ends the game.
fn go_on(s: &mut State, log: &mut Log<Event>) {
    let round = s.round + 1;
    if round > s.rounds() {
        s.phase = Phase::Over;
        let scores = std::array::from_fn(|seat| score::of(s, table::seat::Seat(seat as u8)).total());
        log.all(Event::Over(s.seats, scores));
    } else if s.cards.len() < open_in(s, round) {
        s.phase = Phase::SetUp;
        s.pending = Pending::Card;
    } else {
        s.round = round;
        s.gone = 0;
        if let Some(card) = s.card() {
            log.all(Event::Round(round, card));
        }
        begin_turn(s, log);
    }
}

/// The turn of the next colour on the card.
fn begin_turn(s: &mut State, log: &mut Log<Event>) {
    let next = s.card().and_then(|card| s.order(card).nth(usize::from(s.gone)));
    s.active = next.unwrap_or(s.active);
    s.phase = Phase::Tiles;
    s.done = Done::default();
    log.all(Event::Turn(s.active));
}

/// Ends the turn, which nothing takes back (R53, R62).
pub fn end_turn(s: &mut State, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    log.all(Event::Ended(s.active));
    s.done = Done::default();
    s.gone += 1;
    if s.gone < s.seats { begin_turn(s, log) } else { go_on(s, log) }
}
