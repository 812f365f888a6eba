//! R8: in order of play, what the food in stock does not match of the famine level becomes graves. Food is compared, never
//! eaten (R1).

use super::super::action::Action;
use super::super::board::Spot;
use super::super::data::{Building, GRANARY_GRAVES};
use super::super::event::Event;
use super::super::shapes::squares;
use super::super::state::{Phase, State};
use super::{leaving, pollution};
use table::log::Log;
use table::seat::Seat;

/// The phase begins: the level now counts for everybody.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.phase = Phase::Famine;
    s.level = s.famine;
    s.at = 0;
    seek(s, log);
}

/// The first player from this place on who has graves to place; the others are passed, or leave the game.
pub fn seek(s: &mut State, log: &mut Log<Event>) {
    while usize::from(s.at) < s.order.len() {
        let seat = s.active();
        // Counted before any grave of this phase is placed (R17).
        let due = graves(s, seat, s.level);
        let realm = s.realm(seat);
        log.all(Event::FamineDue(seat, s.level, realm.working(Building::Granary), realm.stock.foods(), due));
        if due > room(s, seat) {
            log.all(Event::Out(seat, due, room(s, seat)));
            if leaving::out(s, seat, log) {
                return;
            }
            continue;
        }
        if due > 0 {
            s.due = due;
            return;
        }
        s.at += 1;
    }
    s.level = 0;
    s.famine += 1;
    log.all(Event::FamineRose(s.famine));
    pollution::begin(s, log);
}

/// Graves that a famine level brings a player.
pub fn graves(s: &State, seat: Seat, level: u8) -> u16 {
    let realm = s.realm(seat);
    let granary = if realm.working(Building::Granary) { GRANARY_GRAVES } else { 0 };
    u16::from(level).saturating_sub(granary).saturating_sub(realm.stock.foods())
}

/// Squares of a city's buildings, not of houses (R11), that have no grave (R13).
fn on_buildings(s: &State, seat: Seat, city: u8) -> u64 {
    let realm = s.realm(seat);
    realm.built_on(city) & !realm.graves[usize::from(city)]
}

/// How many graves a player can place: on free squares, and then on buildings.
pub fn room(s: &State, seat: Seat) -> u16 {
    let built = (0..s.city_count(seat)).map(|city| on_buildings(s, seat, city).count_ones() as u16);
    s.free_count(seat) + built.sum::<u16>()
}

/// Where a grave may go: on any free square; only when there is none, on a building (R12).
pub fn places(s: &State, seat: Seat) -> Vec<Spot> {
    let free: Vec<Spot> = s.free_squares(seat).collect();
    if !free.is_empty() {
        return free;
    }
    let built = |city: u8| squares(on_buildings(s, seat, city)).map(move |square| Spot::at(city, square));
    (0..s.city_count(seat)).flat_map(built).collect()
}

/// Places a grave of the active player. A man on a building that gets one stays there until R1 (R14).
pub fn bury(s: &mut State, seat: Seat, spot: Spot, log: &mut Log<Event>) {
    s.realm_mut(seat).graves[usize::from(spot.city())] |= spot.square().bit();
    log.all(Event::Grave(seat, spot));
}

/// All legal atomic moves of the active player.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    if s.due > 0 {
        list.extend(places(s, seat).into_iter().map(Action::Grave));
    } else {
        list.push(Action::Done);
    }
}

/// Carries out a legal action.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Grave(spot) => {
            s.due -= 1;
            bury(s, seat, spot, log);
        }
        _ => {
            log.all(Event::Finished(seat));
            s.at += 1;
            seek(s, log);
        }
    }
}
