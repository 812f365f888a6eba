//! Markets: built, sold, founded free of charge, and joined when places become one (rules sections 5.6 and 5.8).

use super::super::action::Action;
use super::super::event::{Event, Named};
use super::super::map::bits;
use super::super::state::{Phase, Place, State};
use super::super::why::Why;
use super::allowance;
use table::log::Log;
use table::seat::Seat;

/// What a market in this place costs a seat: the size and the unsold markets of others there (R47, R48).
#[inline]
pub fn cost(s: &State, seat: Seat, place: Place) -> u16 {
    let others = s.players.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let unsold = others.fold(0, |n, (_, player)| n + (player.standing >> place.0 & 1)) as u16;
    let size = u16::from(s.size(place));
    if s.house.product { size * unsold } else { size + unsold }
}

/// Where the active player could build: open villages and cities without an own market.
#[inline]
fn sites(s: &State) -> u64 {
    let own = s.own();
    if own.markets == 0 { 0 } else { (s.net.open | s.net.all_cities()) & !own.standing & !own.sold }
}

/// The markets that can be built or sold.
pub fn moves(s: &State, list: &mut Vec<Action>) {
    if !allowance::market_open(s) {
        return;
    }
    let (seat, points) = (s.active, s.own().points);
    // Most places are villages where nobody else has an unsold market, and all of them cost the same.
    let others = s.players.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let busy = others.fold(0, |all, (_, player)| all | player.standing);
    let plain = s.net.open & !busy;
    let plain_cost = u16::from(!s.house.product);
    for place in bits(sites(s)).map(Place) {
        let cost = if plain & place.bit() != 0 { plain_cost } else { cost(s, seat, place) };
        if cost <= points {
            list.push(Action::Build(place));
        }
    }
    for place in bits(s.own().standing).map(Place) {
        if s.active_at(seat, place) {
            list.push(Action::Sell(place));
        }
    }
}

/// Why no market can be built in a place now; nothing if one can.
pub fn why_not_build(s: &State, place: Place) -> Option<Why> {
    let own = s.own();
    if s.net.oracles & place.bit() != 0 && s.city(place).is_none() {
        Some(Why::NoMarketAtOracle)
    } else if own.standing & place.bit() != 0 {
        Some(Why::MarketThere)
    } else if own.sold & place.bit() != 0 {
        Some(Why::SoldThere)
    } else if own.markets == 0 {
        Some(Why::NoMarketLeft)
    } else if let Some(why) = closed(s) {
        Some(why)
    } else {
        let cost = cost(s, s.active, place);
        (cost > own.points).then_some(Why::TooDear(cost))
    }
}

/// Why the market of the active player in a place cannot be sold now; nothing if it can, or if there is none.
pub fn why_not_sell(s: &State, place: Place) -> Option<Why> {
    if s.own().standing & place.bit() == 0 {
        None
    } else if let Some(why) = closed(s) {
        Some(why)
    } else {
        (!s.active_at(s.active, place)).then_some(Why::Inactive)
    }
}

fn closed(s: &State) -> Option<Why> {
    if s.done.building.is_some() {
        Some(Why::FinishFirst)
    } else if s.phase == Phase::TurnDone {
        Some(Why::MarketMoved)
    } else {
        None
    }
}

/// The place under the name it has now.
pub fn named(s: &State, place: Place) -> Named {
    match (s.city(place), place.village()) {
        (Some(city), _) => Named::City(city.owner, city.number),
        (None, Some(village)) => Named::Village(village),
        (None, None) => Named::City(s.active, s.founded),
    }
}

/// Builds a market.
pub fn build(s: &mut State, place: Place, log: &mut Log<Event>) {
    let cost = cost(s, s.active, place);
    let own = s.own_mut();
    own.points -= cost;
    own.markets -= 1;
    own.standing |= place.bit();
    s.phase = Phase::TurnDone;
    log.all(Event::Built(s.active, named(s, place), cost));
}

/// Sells a market: it stays, lying (R45, R46).
pub fn sell(s: &mut State, place: Place, log: &mut Log<Event>) {
    let value = s.worth(s.active, place);
    let own = s.own_mut();
    own.points += u16::from(value);
    own.standing &= !place.bit();
    own.sold |= place.bit();
    s.phase = Phase::TurnDone;
    log.all(Event::Sold(s.active, named(s, place), value));
}

/// The free market of a founding, unless its player has one there or none left (R33, R34). Says whether it was placed.
pub fn found(s: &mut State, city: Place) -> bool {
    let own = s.own_mut();
    let placed = own.markets > 0 && (own.standing | own.sold) & city.bit() == 0;
    if placed {
        own.markets -= 1;
        own.standing |= city.bit();
    }
    placed
}

/// The markets of a place that becomes part of a city go there. Of two of the same player one leaves the game, a sold
/// one rather than an unsold one (R28 to R30).
pub fn join(s: &mut State, gone: Place, city: Place, log: &mut Log<Event>) {
    let number = s.city(city).map_or(0, |city| city.number);
    for seat in s.all() {
        let player = s.player_mut(seat);
        let standing = (player.standing & gone.bit() != 0, player.standing & city.bit() != 0);
        let sold = (player.sold & gone.bit() != 0, player.sold & city.bit() != 0);
        let (here, there) = (standing.0 || sold.0, standing.1 || sold.1);
        if !here {
            continue;
        }
        player.standing &= !gone.bit();
        player.sold &= !gone.bit();
        if standing.0 || standing.1 {
            player.standing |= city.bit();
            player.sold &= !city.bit();
        } else {
            player.sold |= city.bit();
        }
        if there {
            log.all(Event::MarketGone(seat, number));
        }
    }
}
