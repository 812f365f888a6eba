//! First phase: everybody stakes in secret, offers a coin for a card, and commits.

use super::super::action::Action;
use super::super::event::Event;
use super::super::state::{Card, MOST, Offer, Phase, Stake, Staking, State};
use super::to_auction;
use table::log::Log;
use table::seat::{Seat, SeatSet};

impl Staking {
    /// The coins that a seat has set aside in open offers.
    fn aside(&self, seat: Seat) -> u8 {
        self.offers[seat.index()].iter().filter(|o| **o == Offer::Open).count() as u8
    }

    /// The coins that a seat stakes, as far as is known.
    fn coins(&self, seat: Seat) -> u8 {
        match self.stakes[seat.index()] {
            Stake::Coins(n) => n,
            Stake::Unset | Stake::Dark => 0,
        }
    }

    /// The offer of one seat to another.
    pub fn offer(&self, from: Seat, to: Seat) -> Offer {
        self.offers[from.index()][to.index()]
    }

    /// Opens or closes an offer, tells the two of it and keeps both from undoing past it.
    fn set_offer(&mut self, from: Seat, to: Seat, offer: Offer, log: &mut Log<Event>) {
        self.offers[from.index()][to.index()] = offer;
        log.barrier(SeatSet::one(from).with(to));
        let event = if offer == Offer::Open { Event::Offered { from, to } } else { Event::OfferOff { from, to } };
        log.only(from, event);
        log.only(to, event);
    }
}

/// All legal atomic moves of a seat that has not committed. What changes nothing is not offered.
pub fn actions(state: &State, staking: &Staking, seat: Seat, list: &mut Vec<Action>) {
    let open = state.playing().minus(staking.committed);
    let place = state.place(seat);
    let room = place.coins.saturating_sub(staking.aside(seat));
    let mine = staking.stakes[seat.index()];
    list.extend((0..=MOST.min(room)).filter(|n| mine != Stake::Coins(*n)).map(Action::Stake));
    let others = || open.iter().filter(|s| *s != seat);
    if room > staking.coins(seat) {
        let willing = others().filter(|to| staking.offer(seat, *to) == Offer::Closed);
        list.extend(willing.filter(|to| !state.place(*to).hand.is_empty()).map(|to| Action::Offer { to }));
    }
    for from in others().filter(|from| staking.offer(*from, seat) == Offer::Open) {
        let held = Card::all().filter(|card| place.hand.count(*card) > 0);
        list.extend(held.map(|card| Action::Accept { from, card }));
        list.push(Action::Reject { from });
    }
    let offered = others().filter(|to| staking.offer(seat, *to) == Offer::Open);
    list.extend(offered.map(|to| Action::Withdraw { to }));
    if mine != Stake::Unset {
        list.push(Action::Commit);
    }
}

/// Carries out a legal action.
pub fn act(state: &mut State, mut staking: Staking, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Stake(coins) => {
            staking.stakes[seat.index()] = Stake::Coins(coins);
            log.only(seat, Event::StakeSet { coins });
        }
        Action::Offer { to } => staking.set_offer(seat, to, Offer::Open, log),
        Action::Withdraw { to } => staking.set_offer(seat, to, Offer::Closed, log),
        Action::Reject { from } => staking.set_offer(from, seat, Offer::Closed, log),
        Action::Accept { from, card } => {
            staking.offers[from.index()][seat.index()] = Offer::Closed;
            trade(state, from, seat, card, log);
        }
        Action::Commit => {
            for other in Seat::all(state.seats) {
                for (from, to) in [(seat, other), (other, seat)] {
                    if staking.offer(from, to) == Offer::Open {
                        staking.set_offer(from, to, Offer::Closed, log);
                    }
                }
            }
            staking.committed = staking.committed.with(seat);
            log.all(Event::Committed { seat });
            if staking.committed.covers(state.playing()) {
                reveal(state, &staking, log);
                return;
            }
        }
        _ => {}
    }
    state.phase = Phase::Stake(staking);
}

/// A coin goes from the giver to the taker, and a card the other way; only the two learn which.
fn trade(state: &mut State, from: Seat, to: Seat, card: Card, log: &mut Log<Event>) {
    let giver = state.place_mut(from);
    giver.coins -= 1;
    giver.hand.add(card);
    let taker = state.place_mut(to);
    taker.coins += 1;
    taker.hand.take(card);
    log.all(Event::Traded { from, to });
    log.only(from, Event::Got { card });
    log.only(to, Event::Gave { card });
    log.barrier(SeatSet::one(from).with(to));
}

/// Everybody has committed: the stakes are shown and paid, and the highest takes a laurel.
fn reveal(state: &mut State, staking: &Staking, log: &mut Log<Event>) {
    log.barrier(state.everybody());
    let mut best = (state.start, 0);
    for seat in state.start.clockwise(state.seats) {
        if state.place(seat).out {
            continue;
        }
        let coins = staking.coins(seat);
        state.place_mut(seat).coins -= coins;
        log.all(Event::Stake { seat, coins });
        if coins > best.1 {
            best = (seat, coins);
        }
    }
    state.place_mut(best.0).laurels += 1;
    log.all(Event::Laurel { seat: best.0 });
    to_auction(state);
}

/// Whether a seat that commits now cannot take it back: it is the last one, or ends an offer.
pub fn commit_is_final(state: &State, seat: Seat) -> bool {
    let Phase::Stake(staking) = &state.phase else { return false };
    let open = |other| staking.offer(seat, other) == Offer::Open || staking.offer(other, seat) == Offer::Open;
    staking.committed.with(seat).covers(state.playing()) || Seat::all(state.seats).any(open)
}
