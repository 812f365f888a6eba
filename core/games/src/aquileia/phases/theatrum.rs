//! Area IV, the auction of a Theatrum card (rules section 5.7).

use super::super::action::Action;
use super::super::data::{Area, Coins, Crown, Metal, Space};
use super::super::event::Event;
use super::super::state::{Auction, State, Step};
use super::next;
use super::supply::pay;
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// The top card is turned up, and the owner of the servant may open first.
pub fn reveal(s: &mut State, card: u8, log: &mut Log<Event>) {
    let card = Crown(card);
    s.crowns &= !card.bit();
    s.auction = Some(Auction { card, bid: Coins::NONE, high: None, out: SeatSet::NONE });
    log.all(Event::Area(Area::Theatrum));
    log.all(Event::Revealed(card));
    s.step = Step::Opening;
}

/// The auction going on.
fn auction(s: &mut State) -> &mut Auction {
    s.auction.as_mut().expect("bids are asked for while a card is in auction")
}

/// Whose servant stands at the Theatrum.
fn patron(s: &State) -> Seat {
    s.stands(Space::THEATRUM).unwrap_or(s.active)
}

/// One coin of a metal that the active player has; or not to open, which alone is left without coins (R47).
pub fn openings(s: &State, list: &mut Vec<Action>) {
    list.extend(Metal::ALL.into_iter().filter(|m| s.own().coins.get(*m) > 0).map(Action::Open));
    list.push(Action::DeclineOpen);
}

/// The first bid: one coin.
pub fn open(s: &mut State, metal: Metal, log: &mut Log<Event>) {
    let seat = s.active;
    let auction = auction(s);
    auction.bid = Coins::of(metal, 1);
    auction.high = Some(seat);
    log.all(Event::Opened(seat, metal));
    ask_next(s, log);
}

/// Not to open is to be out (R30). If nobody opens, the owner of the servant takes the card for free (R31).
pub fn decline(s: &mut State, log: &mut Log<Event>) {
    let seat = s.active;
    let auction = auction(s);
    auction.out = auction.out.with(seat);
    let card = auction.card;
    log.all(Event::NotOpened(seat));
    let (patron, next_seat) = (patron(s), seat.next(s.seats));
    if next_seat != patron {
        s.active = next_seat;
        return;
    }
    log.all(Event::Free(patron, card));
    take(s, patron, log);
}

/// Whether a player holds the bid and one coin of this metal more, metal by metal (R33).
pub fn can_raise(s: &State, seat: Seat, metal: Metal) -> bool {
    s.auction.is_some_and(|auction| s.player(seat).coins.covers(auction.bid.plus(Coins::of(metal, 1))))
}

/// One coin more, or out.
pub fn raises(s: &State, list: &mut Vec<Action>) {
    list.extend(Metal::ALL.into_iter().filter(|m| can_raise(s, s.active, *m)).map(Action::Raise));
    list.push(Action::Withdraw);
}

/// The whole bid before and one coin more.
pub fn raise(s: &mut State, metal: Metal, log: &mut Log<Event>) {
    let seat = s.active;
    let auction = auction(s);
    auction.bid = auction.bid.plus(Coins::of(metal, 1));
    auction.high = Some(seat);
    let bid = auction.bid;
    log.all(Event::Raised(seat, bid));
    ask_next(s, log);
}

/// Out, for good.
pub fn withdraw(s: &mut State, log: &mut Log<Event>) {
    leave(s, s.active, false, log);
    ask_next(s, log);
}

fn leave(s: &mut State, seat: Seat, for_want: bool, log: &mut Log<Event>) {
    let auction = auction(s);
    auction.out = auction.out.with(seat);
    log.all(Event::Withdrew(seat, for_want));
}

/// The next player clockwise who is still in; who has no legal raise withdraws by that (R47). When only the high
/// bidder is left, the card is sold.
fn ask_next(s: &mut State, log: &mut Log<Event>) {
    for seat in s.active.next(s.seats).clockwise(s.seats) {
        let Auction { high, out, .. } = *auction(s);
        if high == Some(seat) || out.has(seat) {
            continue;
        }
        if Metal::ALL.into_iter().any(|metal| can_raise(s, seat, metal)) {
            s.active = seat;
            s.step = Step::Bidding;
            return;
        }
        leave(s, seat, true, log);
    }
    sell(s, log);
}

/// The coins of the bid go to the owner of the servant, or to the bank if that is the winner.
fn sell(s: &mut State, log: &mut Log<Event>) {
    let Auction { card, bid, high: Some(winner), .. } = *auction(s) else { return };
    let patron = patron(s);
    if winner == patron {
        pay(s, winner, bid);
    } else {
        let player = s.player_mut(winner);
        player.coins = player.coins.minus(bid);
        let patron = s.player_mut(patron);
        patron.coins = patron.coins.plus(bid);
    }
    log.all(Event::Won(winner, card, bid, (winner != patron).then_some(patron)));
    take(s, winner, log);
}

fn take(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    if let Some(auction) = s.auction.take() {
        s.player_mut(seat).crowns |= auction.card.bit();
    }
    next(s, log);
}
