//! Set-up, the clean-up after a round, and the end (rules sections 4, 5.10 and 7).

use super::super::data::{BLUE_DICE, Card, Laurel, ROUNDS, Space};
use super::super::event::Event;
use super::super::score;
use super::super::state::{State, Step};
use super::{placement, supply};
use table::chance::Outcome;
use table::log::Log;
use table::row::Row;
use table::seat::Seat;

/// Three cards are turned up in the market.
pub fn market(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let cards: Vec<Card> = supply::take(s, outcome).collect();
    for (slot, card) in s.slots.iter_mut().zip(&cards) {
        *slot = Some(*card);
    }
    if let [one, two, three] = cards[..] {
        log.all(Event::Market([one, two, three]));
    }
    s.step = Step::DealDisplay;
}

/// A Stadium card is turned up.
pub fn display(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    turn_up(s, Laurel::of(outcome.one()), log);
    s.step = Step::DealStart;
}

/// The next Stadium card comes from the deck to the display.
pub fn turn_up(s: &mut State, laurel: Laurel, log: &mut Log<Event>) {
    s.laurels.kinds[laurel as usize] -= 1;
    s.display = Some(laurel);
    log.all(Event::Display(laurel));
}

/// The start player is known, and the first round begins.
pub fn starts(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    s.start = seat;
    log.all(Event::Starts(seat));
    placement::begin(s, log);
}

/// Who is first on the tie track starts the next round; after the last one too (R53), and then the track stays.
pub fn clean_up(s: &mut State, log: &mut Log<Event>) {
    s.at = Space::DOLUS;
    s.built = 0;
    s.blue_left = BLUE_DICE;
    s.blocked = 0;
    s.start = s.tie.first().map_or(s.start, Seat);
    s.players.iter_mut().for_each(|player| player.passed = false);
    s.active = s.start;
    if s.round == ROUNDS {
        s.step = Step::Over;
        return the_end(s, log);
    }
    s.tie = Row::EMPTY;
    s.round += 1;
    log.all(Event::Round(s.round, s.start));
    placement::begin(s, log);
}

/// All laurels are shown (R64), and all is counted.
fn the_end(s: &State, log: &mut Log<Event>) {
    log.all(Event::Races(s.races));
    for seat in s.all() {
        let mut kinds = [0; super::super::data::LAURELS];
        s.held(seat).filter_map(|held| held.known()).for_each(|laurel| kinds[laurel as usize] += 1);
        if kinds.iter().any(|n| *n > 0) {
            log.all(Event::Laurels(seat, kinds));
        }
    }
    for seat in s.all() {
        log.all(Event::Total(seat, score::sheet(s, seat).total()));
    }
}
