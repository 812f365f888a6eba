//! The game as a state machine: which file is asked in which phase (rules section 5.1).

pub mod allowance;
mod cities;
mod colours;
mod markets;
mod oracles;
mod replenish;
mod roads;
mod rounds;

use super::action::Action;
use super::data::{Card, Way};
use super::event::Event;
use super::map::{Hex, Village, bits};
use super::score;
use super::state::{Draft, Pending, Phase, State};
use table::chance::{Bag, Chance, Outcome};
use table::game::Turn;
use table::log::Log;
use table::seat::{Seat, SeatSet};

pub use cities::{kind_of as kind_of_tile, why_not as why_not_city};
pub use markets::{cost, named, why_not_build, why_not_sell};
pub use oracles::free as free_for_oracles;
#[cfg(test)]
pub use oracles::judge;
pub use replenish::{settled, taken};
pub use roads::count as road_ways;
pub use rounds::could_come;

/// Who has to do something now. Nobody ever has anything to hide.
pub fn turn(s: &State) -> Turn {
    match (s.pending, s.phase) {
        (Pending::No, Phase::Over) => Turn::Over(score::ranking(s)),
        (Pending::No, _) => Turn::open(s.active),
        _ => Turn::Chance,
    }
}

/// The chance needed now.
pub fn chance(s: &State) -> Chance {
    match s.pending {
        Pending::No | Pending::FirstOracle => Chance::Pick { of: s.seats },
        Pending::Colours => colours::chance(s),
        Pending::Oracles => Chance::Draw { bag: Bag::Set(u128::from(Village::INLAND)), k: s.oracle_count() },
        Pending::Card => rounds::chance(s),
    }
}

/// All legal atomic moves of a seat.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    if seat != s.active || s.pending != Pending::No {
        return;
    }
    match s.draft {
        Some(Draft::Road(hex)) => return roads::ways(s, hex, list),
        Some(draft) => return replenish::steps(s, draft, list),
        None => {}
    }
    match s.phase {
        Phase::SetUp | Phase::Over => {}
        Phase::Colours => colours::free(s, list),
        Phase::Oracles => oracles::sites(s, list),
        Phase::Tiles if s.done.building.is_some() => cities::hexes(s, list),
        Phase::Tiles | Phase::Market | Phase::TurnDone => {
            if s.phase == Phase::Tiles {
                roads::hexes(s, list);
                cities::hexes(s, list);
                replenish::offer(s, list);
            }
            markets::moves(s, list);
            list.push(Action::EndTurn);
        }
    }
}

/// Carries out a legal action.
pub fn act(s: &mut State, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Colour(colour) => colours::chosen(s, colour, log),
        Action::Oracle(village) => oracles::place(s, village, log),
        Action::Road(hex) => roads::begin(s, hex, log),
        Action::Way(way) => roads::lay(s, way, log),
        Action::City(hex) => cities::lay(s, hex, log),
        Action::Replenish => replenish::begin(s, log),
        Action::TakeRoads(n) => replenish::take_roads(s, n, log),
        Action::TakeCities(n) => replenish::take_cities(s, n, log),
        Action::Build(place) => markets::build(s, place, log),
        Action::Sell(place) => markets::sell(s, place, log),
        Action::EndTurn => rounds::end_turn(s, log),
    }
}

/// Carries out an outcome.
pub fn fate(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    match std::mem::replace(&mut s.pending, Pending::No) {
        Pending::No => {}
        Pending::Colours => colours::drawn(s, outcome, log),
        Pending::FirstOracle => oracles::begin(s, Seat(outcome.one()), log),
        Pending::Oracles => oracles::drawn(s, outcome, log),
        Pending::Card => rounds::revealed(s, Card(outcome.one()), log),
    }
}

/// How many completed commands begin with this action.
#[inline]
pub fn ways(s: &State, action: Action) -> u32 {
    match action {
        Action::Road(hex) => roads::count(s, hex),
        Action::Replenish => replenish::count(s),
        Action::TakeRoads(n) => replenish::count_on(s, n),
        _ => 1,
    }
}

/// The tile that finishes a building, if there is no choice of another: everybody can see that.
pub fn forced(s: &State) -> Option<Action> {
    s.done.building?;
    let mut list = Vec::new();
    actions(s, s.active, &mut list);
    match list[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// Whether a draft is one that the rules can have begun, and that can be completed.
pub fn draft_can_go_on(s: &State, draft: Draft) -> bool {
    match draft {
        Draft::Road(hex) => {
            let there = s.net.road_hexes(s.active).has(hex) && s.net.ways(s.active, hex) != 0;
            allowance::roads_left(s) > 0 && there
        }
        draft => replenish::can_go_on(s, draft),
    }
}

/// Whether a building that is pending can be finished.
pub fn building_can_go_on(s: &State) -> bool {
    let mut list = Vec::new();
    cities::hexes(s, &mut list);
    !list.is_empty()
}

/// The ways in which a road tile can lie here now.
pub fn legal_ways(s: &State, hex: Hex) -> impl Iterator<Item = Way> + use<> {
    bits(u64::from(s.net.ways(s.active, hex))).map(Way)
}
