//! R9: in order of play, every player pollutes their zone; what finds no hex becomes graves.

use super::super::action::Action;
use super::super::data::{Building, CITY_POLLUTION, DUMP_POLLUTION};
use super::super::event::Event;
use super::super::map::{Hex, HexSet};
use super::super::sites;
use super::super::state::{Phase, State};
use super::{famine, leaving, victory};
use table::log::Log;
use table::seat::Seat;

/// The phase begins.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.phase = Phase::Pollution;
    s.at = 0;
    seek(s, log);
}

/// The first player from this place on who has something to place; the others are passed, or leave the game.
pub fn seek(s: &mut State, log: &mut Log<Event>) {
    while usize::from(s.at) < s.order.len() {
        let seat = s.active();
        let (cities, fountains, dump, markers) = due(s, seat);
        log.all(Event::PollutionDue(seat, cities, fountains, dump, markers));
        s.due = markers;
        match overflow(s, seat, log) {
            Overflow::Over => return,
            Overflow::Out => continue,
            Overflow::No if s.due + s.graves_due > 0 => return,
            Overflow::No => s.at += 1,
        }
    }
    victory::begin(s, log);
}

/// Cities, working fountains, whether a dump works, and the markers that they make, as it stands now.
pub fn due(s: &State, seat: Seat) -> (u8, u8, bool, u16) {
    let realm = s.realm(seat);
    let (cities, fountains) = (s.city_count(seat), realm.working_count(Building::Fountain));
    let dump = realm.working(Building::Dump);
    let less = u16::from(fountains) + if dump { DUMP_POLLUTION } else { 0 };
    (cities, fountains, dump, (CITY_POLLUTION * u16::from(cities)).saturating_sub(less))
}

/// The hexes that the working dumps of others guard against a player (R47).
pub fn guarded(s: &State, seat: Seat) -> HexSet {
    let others = s.playing().filter(|other| *other != seat && s.realm(*other).working(Building::Dump));
    others.fold(HexSet::NONE, |all, other| all.or(s.zone(other)))
}

/// Where a player may place a marker: water in the zone too. It is looked at anew for each one.
pub fn hexes(s: &State, seat: Seat) -> HexSet {
    let open = s.zone(seat).and(sites::free_clean(s)).minus(guarded(s, seat));
    if s.rules.covers { open } else { open.minus(s.map.markers) }
}

/// What came of the markers for which there is no hex.
enum Overflow {
    /// Play goes on with this player: with markers, with graves, or with nothing left to place.
    No,
    /// The player cannot place the graves and is out.
    Out,
    /// And only one player is left.
    Over,
}

/// If no hex is left, each remaining marker becomes a grave (R48: not before).
fn overflow(s: &mut State, seat: Seat, log: &mut Log<Event>) -> Overflow {
    if s.due == 0 || !hexes(s, seat).is_empty() {
        return Overflow::No;
    }
    s.graves_due = std::mem::take(&mut s.due);
    log.all(Event::Overflow(seat, s.graves_due));
    let room = famine::room(s, seat);
    if s.graves_due <= room {
        return Overflow::No;
    }
    // Markers already laid stay.
    log.all(Event::Out(seat, std::mem::take(&mut s.graves_due), room));
    if leaving::out(s, seat, log) { Overflow::Over } else { Overflow::Out }
}

/// All legal atomic moves of the active player.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    if s.due > 0 {
        list.extend(hexes(s, seat).iter().map(Action::Pollute));
    } else if s.graves_due > 0 {
        list.extend(famine::places(s, seat).into_iter().map(Action::Grave));
    } else {
        list.push(Action::Done);
    }
}

/// Carries out a legal action.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Pollute(hex) => pollute(s, seat, hex, log),
        Action::Grave(spot) => {
            s.graves_due -= 1;
            famine::bury(s, seat, spot, log);
        }
        _ => {
            log.all(Event::Finished(seat));
            s.at += 1;
            seek(s, log);
        }
    }
}

fn pollute(s: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    s.due -= 1;
    s.map.polluted.insert(hex);
    s.map.markers.remove(hex);
    log.all(Event::Polluted(seat, s.layout().place(hex)));
    if let Overflow::Out = overflow(s, seat, log) {
        seek(s, log);
    }
}
