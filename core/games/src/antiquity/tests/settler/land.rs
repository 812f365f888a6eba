//! What a scripted player does in R4.

use super::city::running;
use super::{Plan, best};
use crate::antiquity::action::{Action, Deed};
use crate::antiquity::data::Good;
use crate::antiquity::map::{Hex, HexSet};
use crate::antiquity::phases::countryside;
use crate::antiquity::sites;
use crate::antiquity::state::{Draft, State};
use crate::antiquity::zone;
use table::seat::Seat;

/// The next step in the countryside.
pub fn work(s: &State, seat: Seat, plan: &Plan, list: &[Action]) -> Action {
    match s.player(seat).work.draft {
        None => {
            let value = |action: Action| match action {
                Action::Deed(deed) => best_of(s, seat, plan, deed).map_or(0, |(value, _, _)| value),
                _ => 1,
            };
            best(list, value)
        }
        Some(Draft::Deed { deed: Deed::Fishery, at: Some(at), other: None, .. }) => best(list, |action| match action {
            Action::Hex(hex) => {
                let good = Good::Fish;
                let site = countryside::site_of(s, seat, Deed::Fishery, at.min(hex), Some(at.max(hex)), good);
                site.len().into()
            }
            _ => 0,
        }),
        Some(Draft::Deed { deed, at: None, .. }) => {
            let hex = best_of(s, seat, plan, deed).map(|(_, hex, _)| hex);
            hex.map_or(list[0], Action::Hex)
        }
        Some(Draft::Deed { .. }) => best(list, |action| match action {
            Action::Kind(good) => need(s, seat, good),
            Action::Pay(good) => i64::from(s.realm(seat).stock.get(good)),
            _ => 0,
        }),
        _ => list[0],
    }
}

/// How much a good is needed: little of it in stock and at sites, and more of food while famine rises.
fn need(s: &State, seat: Seat, good: Good) -> i64 {
    let there = i64::from(s.realm(seat).stock.get(good)) + i64::from(running(s, seat, good));
    let weight = match good {
        Good::Wood if there < 6 => 40,
        Good::Wood => 24,
        Good::Stone => 14,
        Good::Fish | Good::Grain | Good::Olives | Good::Sheep => 24,
        _ => 20,
    };
    (weight - 2 * there).max(2)
}

/// The best place for a deed, its value and its good; nothing if it is not worth a man.
fn best_of(s: &State, seat: Seat, plan: &Plan, deed: Deed) -> Option<(i64, Hex, Option<Good>)> {
    let places = countryside::places(s, seat, deed);
    let top = |value: &dyn Fn(Hex) -> i64| {
        places.iter().map(|hex| (value(hex), hex)).max_by_key(|(value, hex)| (*value, std::cmp::Reverse(*hex)))
    };
    match deed {
        Deed::City => {
            let wanted = plan.cities > s.city_count(seat);
            let (_, hex) = top(&|hex| gain_of_zone(s, seat, s.layout().disc(hex)))?;
            wanted.then_some((1000, hex, None))
        }
        Deed::Inn => match plan.encloses {
            Some(target) => {
                let (gain, hex) = top(&|hex| closer(s, seat, target, hex))?;
                (gain > 0).then_some((600, hex, None))
            }
            None => None,
        },
        Deed::Cleanse => {
            let (count, hex) = top(&|hex| countryside::cleansed(s, hex).len() as i64)?;
            (count > 1).then_some((50 + count, hex, None))
        }
        Deed::Fishery => {
            let good = countryside::kinds(s, seat, deed, Hex(0))
                .iter()
                .map(Good::of)
                .max_by_key(|good| need(s, seat, *good))?;
            let count = |hex: Hex| {
                let others = sites::fishery_others(s, seat, hex);
                let site =
                    |other: Hex| countryside::site_of(s, seat, deed, hex.min(other), Some(hex.max(other)), good).len();
                others.iter().map(site).max().map_or(0, i64::from)
            };
            let (count, hex) = top(&count)?;
            Some((count.min(6) * need(s, seat, good) / if count > 1 { 1 } else { 3 }, hex, Some(good)))
        }
        _ => {
            let value = |hex: Hex| {
                let kinds = countryside::kinds(s, seat, deed, hex);
                let count = |good: Good| i64::from(countryside::site_of(s, seat, deed, hex, None, good).len());
                // Sites of one or two goods hardly bring back what they cost.
                let one = |good: Good| count(good) * need(s, seat, good) / if count(good) > 2 { 1 } else { 3 };
                kinds.iter().map(Good::of).map(one).max().unwrap_or(0)
            };
            let (value, hex) = top(&value)?;
            Some((value, hex, None))
        }
    }
}

/// How many hexes a base would add to a zone.
fn gain_of_zone(s: &State, seat: Seat, more: HexSet) -> i64 {
    let reach = s.layout().around(s.layout().around(more)).minus(s.map.ground.water());
    reach.minus(s.zone(seat)).len() as i64
}

/// How much an inn helps to enclose a player: hexes of the zone it covers, or steps it comes nearer.
fn closer(s: &State, seat: Seat, target: Seat, hex: Hex) -> i64 {
    let layout = s.layout();
    let bases = s.base(seat).or(s.base(target));
    let open = s.zone(target).minus(bases).minus(s.zone(seat));
    let reach = zone::zone(layout, s.map.ground.water(), HexSet::one(hex), 2, false);
    let covers = reach.and(open).len() as i64;
    let distance = |from: HexSet| {
        let from = from.iter().flat_map(|a| open.iter().map(move |b| layout.distance(a, b)));
        from.min().unwrap_or(99)
    };
    let nearer = i64::from(distance(s.base(seat))) - i64::from(distance(HexSet::one(hex)));
    if covers > 0 { 100 * covers } else { nearer }
}
