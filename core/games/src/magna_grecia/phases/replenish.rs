//! Replenishing: tiles move from the stock to the supply, in one move after roads and cities (rules section 5.5).

use super::super::action::Action;
use super::super::event::Event;
use super::super::state::{Draft, Phase, State};
use super::allowance;
use std::ops::RangeInclusive;
use table::log::Log;

/// How many road tiles can be taken: so many that at least one tile can be.
fn roads(s: &State) -> RangeInclusive<u8> {
    let least = u8::from(s.own().city_stock == 0);
    least..=s.own().road_stock.min(allowance::replenish_left(s))
}

/// How many city tiles can be taken with so many road tiles.
fn cities(s: &State, roads: u8) -> RangeInclusive<u8> {
    let least = u8::from(roads == 0);
    least..=s.own().city_stock.min(allowance::replenish_left(s) - roads)
}

fn len(range: &RangeInclusive<u8>) -> u32 {
    (u32::from(*range.end()) + 1).saturating_sub(u32::from(*range.start()))
}

/// Whether tiles can be taken.
pub fn offer(s: &State, list: &mut Vec<Action>) {
    if allowance::replenish_left(s) > 0 {
        list.push(Action::Replenish);
    }
}

/// The next step of taking tiles.
pub fn steps(s: &State, draft: Draft, list: &mut Vec<Action>) {
    match draft {
        Draft::Road(_) => {}
        Draft::Replenish => list.extend(roads(s).map(Action::TakeRoads)),
        Draft::Roads(n) => list.extend(cities(s, n).map(Action::TakeCities)),
    }
}

/// How many ways there are to take tiles.
pub fn count(s: &State) -> u32 {
    roads(s).map(|n| len(&cities(s, n))).sum()
}

/// How many ways there are to go on after so many road tiles.
pub fn count_on(s: &State, roads: u8) -> u32 {
    len(&cities(s, roads))
}

/// Whether nothing is left to choose after so many road tiles.
pub fn settled(s: &State, roads: u8) -> bool {
    count_on(s, roads) == 1
}

/// Begins to take tiles; a step that leaves no choice is passed over.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    let range = roads(s);
    if len(&range) == 1 {
        take_roads(s, *range.start(), log);
    } else {
        go_on(s, Draft::Replenish, log);
    }
}

/// Takes so many road tiles.
pub fn take_roads(s: &mut State, roads: u8, log: &mut Log<Event>) {
    if settled(s, roads) {
        take(s, roads, *cities(s, roads).start(), log);
    } else {
        go_on(s, Draft::Roads(roads), log);
    }
}

/// Takes so many city tiles, with the road tiles chosen before.
pub fn take_cities(s: &mut State, cities: u8, log: &mut Log<Event>) {
    if let Some(Draft::Roads(roads)) = s.draft {
        take(s, roads, cities, log);
    }
}

fn go_on(s: &mut State, draft: Draft, log: &mut Log<Event>) {
    s.draft = Some(draft);
    log.all(Event::Draft(draft));
}

fn take(s: &mut State, roads: u8, cities: u8, log: &mut Log<Event>) {
    s.draft = None;
    let own = s.own_mut();
    own.road_stock -= roads;
    own.roads += roads;
    own.city_stock -= cities;
    own.cities += cities;
    s.done.replenished = true;
    s.phase = Phase::Market;
    log.all(Event::Replenished(s.active, roads, cities));
}

/// Whether a draft is one that the rules can have begun.
pub fn can_go_on(s: &State, draft: Draft) -> bool {
    match draft {
        Draft::Road(_) => false,
        Draft::Replenish => allowance::replenish_left(s) > 0 && len(&roads(s)) > 1,
        Draft::Roads(n) => allowance::replenish_left(s) > 0 && roads(s).contains(&n) && count_on(s, n) > 1,
    }
}

/// What a command took: a number that was not asked is the only one there was.
pub fn taken(before: &State, road_tiles: Option<u8>, city_tiles: Option<u8>) -> (u8, u8) {
    let road_tiles = road_tiles.unwrap_or(*roads(before).start());
    (road_tiles, city_tiles.unwrap_or(*cities(before, road_tiles).start()))
}
