//! What the turn still allows: the limits of the three tile actions (rules section 5.2).

use super::super::data::Card;
use super::super::state::{Phase, State};

/// Whether tile actions are still open. A draft is no action yet.
#[inline]
fn open(s: &State) -> bool {
    s.phase == Phase::Tiles
}

#[inline]
fn card(s: &State) -> Card {
    s.card().unwrap_or(Card(0))
}

/// Road tiles that the card still allows, whatever the supply (R4, R5).
#[inline]
pub fn roads_by_card(s: &State) -> u8 {
    let (card, done) = (card(s), &s.done);
    if !open(s) || done.building.is_some() || done.cities > card.printed().cities {
        return 0;
    }
    let most = if done.cities > 0 { card.printed().roads } else { card.more_roads() };
    most.saturating_sub(done.roads)
}

/// City tiles that the card still allows, whatever supply and points.
#[inline]
pub fn cities_by_card(s: &State) -> u8 {
    let (card, done) = (card(s), &s.done);
    if !open(s) || done.roads > card.printed().roads {
        return 0;
    }
    let most = if done.roads > 0 { card.printed().cities } else { card.more_cities() };
    most.saturating_sub(done.cities)
}

/// Tiles that the card still allows to be replenished, whatever the stock.
#[inline]
pub fn replenish_by_card(s: &State) -> u8 {
    let (card, done) = (card(s), &s.done);
    let both = done.roads > 0 && done.cities > 0;
    let more = done.roads > card.printed().roads || done.cities > card.printed().cities;
    if !open(s) || done.building.is_some() || both || more {
        return 0;
    }
    if done.roads > 0 || done.cities > 0 { card.printed().replenish } else { card.more_replenish() }
}

/// Road tiles that may be laid now.
#[inline]
pub fn roads_left(s: &State) -> u8 {
    roads_by_card(s).min(s.own().roads)
}

/// City tiles that may be laid now. A tile costs a point (R64, rules 7.4).
#[inline]
pub fn cities_left(s: &State) -> u8 {
    cities_by_card(s).min(s.own().cities).min(s.own().points.min(u16::from(u8::MAX)) as u8)
}

/// Tiles that may be replenished now.
#[inline]
pub fn replenish_left(s: &State) -> u8 {
    replenish_by_card(s).min(s.own().road_stock + s.own().city_stock)
}

/// Whether a market may be built or sold now: once, after everything else (R44).
#[inline]
pub fn market_open(s: &State) -> bool {
    matches!(s.phase, Phase::Tiles | Phase::Market) && s.done.building.is_none()
}
