//! Second phase: everybody is asked in turn to bid for a laurel, over the public view.

use super::super::action::Action;
use super::super::event::Event;
use super::super::state::{Auction, Phase, State};
use super::to_turns;
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// Whether the seat that is asked can pay one coin more.
pub fn can_raise(state: &State, auction: &Auction) -> bool {
    state.place(auction.next).coins > auction.bid
}

/// The seats that have not passed.
fn left(state: &State, auction: &Auction) -> SeatSet {
    state.playing().minus(auction.passed)
}

/// Whether the auction is over when these are left.
fn settled(auction: &Auction, left: SeatSet) -> bool {
    left.is_empty() || left.len() == 1 && auction.bid > 0
}

/// Whether the seat that is asked can only pass, and the auction goes on when it does.
fn must_pass(state: &State, auction: &Auction) -> bool {
    !can_raise(state, auction) && !settled(auction, left(state, auction).minus(SeatSet::one(auction.next)))
}

/// What the program may answer: everybody sees that the coins do not reach.
pub fn forced(state: &State) -> Option<(Seat, Action)> {
    match &state.phase {
        Phase::Auction(auction) if must_pass(state, auction) => Some((auction.next, Action::Pass)),
        _ => None,
    }
}

/// All legal atomic moves of the seat that is asked.
pub fn actions(state: &State, auction: &Auction, seat: Seat, list: &mut Vec<Action>) {
    if seat == auction.next {
        list.extend(can_raise(state, auction).then_some(Action::Raise));
        list.push(Action::Pass);
    }
}

/// Carries out a legal action. It passes the question on, so nobody undoes past it; a forced pass binds nobody else.
pub fn act(state: &mut State, mut auction: Auction, action: Action, log: &mut Log<Event>) {
    let seat = auction.next;
    let forced = action == Action::Pass && must_pass(state, &auction);
    log.barrier(if forced { SeatSet::one(seat) } else { state.everybody() });
    if action == Action::Raise {
        auction.bid += 1;
        auction.holder = Some(seat);
        log.all(Event::Raised { seat, bid: auction.bid });
    } else {
        auction.passed = auction.passed.with(seat);
        log.all(Event::Passed { seat });
    }
    let left = left(state, &auction);
    if settled(&auction, left) {
        settle(state, &auction, log);
    } else if let Some(next) = state.first(seat.next(state.seats), left) {
        auction.next = next;
        state.phase = Phase::Auction(auction);
    }
}

/// The last one in pays the bid and takes the laurel.
fn settle(state: &mut State, auction: &Auction, log: &mut Log<Event>) {
    match auction.holder {
        Some(seat) => {
            let place = state.place_mut(seat);
            place.coins -= auction.bid;
            place.laurels += 1;
            log.all(Event::Won { seat, bid: auction.bid });
        }
        None => log.all(Event::NobodyBid),
    }
    to_turns(state);
}
