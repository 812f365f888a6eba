//! Roads: one tile of the supply on a free plain hex, an end anchored, none joining another player's road (rules 5.3).

use super::super::action::Action;
use super::super::data::Way;
use super::super::event::Event;
use super::super::map::{Hex, bits};
use super::super::state::{Draft, State};
use super::{allowance, oracles};
use table::log::Log;

/// The hexes where a road tile can be laid.
pub fn hexes(s: &State, list: &mut Vec<Action>) {
    if allowance::roads_left(s) > 0 {
        for hex in s.net.road_hexes(s.active).iter() {
            if s.net.ways(s.active, hex) != 0 {
                list.push(Action::Road(hex));
            }
        }
    }
}

/// The ways in which a road tile can lie on this hex.
pub fn ways(s: &State, hex: Hex, list: &mut Vec<Action>) {
    list.extend(bits(u64::from(s.net.ways(s.active, hex))).map(|way| Action::Way(Way(way))));
}

/// How many ways there are.
#[inline]
pub fn count(s: &State, hex: Hex) -> u32 {
    s.net.ways(s.active, hex).count_ones()
}

/// Begins a road tile on this hex.
pub fn begin(s: &mut State, hex: Hex, log: &mut Log<Event>) {
    s.draft = Some(Draft::Road(hex));
    log.all(Event::Draft(Draft::Road(hex)));
}

/// Lays the road tile that was begun.
pub fn lay(s: &mut State, way: Way, log: &mut Log<Event>) {
    let Some(Draft::Road(hex)) = s.draft.take() else { return };
    s.own_mut().roads -= 1;
    s.done.roads += 1;
    s.lay_road(s.active, hex, way);
    log.all(Event::Road(s.active, hex, way));
    oracles::judge(s, log);
}
