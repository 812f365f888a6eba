//! R5: what the storages cannot keep goes back to the supply. All players choose at the same time, each for themselves.

use super::super::action::Action;
use super::super::data::Goods;
use super::super::event::Event;
use super::super::state::{Phase, State};
use super::harvest;
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// The phase begins.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.phase = Phase::Storage;
    s.at = 0;
    s.asked = SeatSet::NONE;
    for seat in s.in_order() {
        let (stock, capacity) = (s.realm(seat).stock.total(), s.realm(seat).capacity());
        match capacity {
            Some(0) if stock > 0 => {
                let lost = std::mem::replace(&mut s.realm_mut(seat).stock, Goods::NONE);
                log.all(Event::AllLost(seat, lost));
            }
            Some(room) if stock > room => s.asked = s.asked.with(seat),
            _ => log.all(Event::KeptAll(seat, stock, capacity)),
        }
    }
    go_on(s, log);
}

/// The next phase begins when nobody has anything left to choose.
pub fn go_on(s: &mut State, log: &mut Log<Event>) {
    if s.asked.is_empty() {
        harvest::begin(s, log);
    }
}

/// How many goods a player has still to let go: the stock is cut to the capacity exactly (R7).
pub fn excess(s: &State, seat: Seat) -> u16 {
    let realm = s.realm(seat);
    realm.capacity().map_or(0, |room| realm.stock.total().saturating_sub(room))
}

/// All legal atomic moves of a seat that is asked.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    if excess(s, seat) > 0 {
        list.extend(s.realm(seat).stock.kinds().map(Action::Discard));
    } else {
        list.push(Action::Done);
    }
}

/// Carries out a legal action.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Discard(good) => {
            s.realm_mut(seat).stock.take(good, 1);
            log.all(Event::Discarded(seat, good));
        }
        _ => {
            s.asked = s.asked.minus(SeatSet::one(seat));
            log.all(Event::Kept(seat, s.realm(seat).stock));
            log.barrier(SeatSet::one(seat));
            go_on(s, log);
        }
    }
}
