//! R10: who has won. If nobody has, the next round begins.

use super::super::data::{ROUNDS, SEATS};
use super::super::event::Event;
use super::super::score;
use super::super::state::{End, Phase, State};
use super::{reveal, rounds};
use table::log::Log;
use table::seat::SeatSet;

/// A condition counts only here (R56).
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.at = 0;
    let mut met = SeatSet::NONE;
    for seat in s.in_order() {
        if let Some(saint) = score::won(s, seat) {
            met = met.with(seat);
            log.all(Event::Holds(seat, saint));
        }
    }
    if met.is_empty() {
        if s.round >= ROUNDS {
            return over(s, s.in_play(), End::Draw, log);
        }
        return rounds::begin(s, log);
    }
    let mut winners = met;
    if met.len() > 1 {
        let mut counts = [0; SEATS];
        met.iter().for_each(|seat| counts[seat.index()] = score::tie_break(s, seat));
        let most = counts.into_iter().max().unwrap_or(0);
        winners = met.iter().filter(|seat| counts[seat.index()] == most).fold(SeatSet::NONE, SeatSet::with);
        log.all(Event::TieBreak(met, counts));
    }
    over(s, winners, End::Condition, log);
}

/// The game is over.
pub fn over(s: &mut State, winners: SeatSet, end: End, log: &mut Log<Event>) {
    // It may end in the middle of R2, or of somebody's command: nothing stays hidden or begun.
    reveal::unveil(s, log);
    s.map.sites.iter_mut().for_each(|site| site.due = false);
    s.phase = Phase::Over(end);
    s.winners = winners;
    s.asked = SeatSet::NONE;
    s.at = 0;
    (s.due, s.graves_due, s.level) = (0, 0, 0);
    log.all(Event::Over(winners, end));
}
