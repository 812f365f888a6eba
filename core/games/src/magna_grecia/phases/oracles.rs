//! Oracles: placed on inland villages at set-up, then controlled by the best connected city (rules section 5.7).

use super::super::action::Action;
use super::super::event::Event;
use super::super::map::{Village, bits};
use super::super::state::{Oracle, Phase, Place, State};
use super::rounds;
use table::chance::Outcome;
use table::log::Log;
use table::row::Row;
use table::seat::{Seat, SeatSet};

/// The inland villages without an oracle, a bit each (R8).
pub fn free(s: &State) -> u64 {
    Village::INLAND & !s.net.oracles
}

/// Where the next oracle can go.
pub fn sites(s: &State, list: &mut Vec<Action>) {
    list.extend(bits(free(s)).map(|village| Action::Oracle(Village(village))));
}

/// This seat places the first one.
pub fn begin(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    s.phase = Phase::Oracles;
    s.active = seat;
    log.all(Event::FirstOracle(seat));
}

fn put(s: &mut State, village: Village) {
    let free = s.oracles.iter_mut().find(|oracle| oracle.is_none());
    if let Some(oracle) = free {
        *oracle = Some(Oracle { village, by: None });
    }
    s.net.oracle(village);
    s.gone += 1;
}

/// Puts an oracle on a village; the next seat clockwise goes on, until all stand.
pub fn place(s: &mut State, village: Village, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    log.all(Event::OraclePlaced(s.active, village));
    put(s, village);
    if s.gone < s.oracle_count() {
        s.active = s.active.next(s.seats);
    } else {
        rounds::prepare(s);
    }
}

/// Chance has drawn the villages (option `oracle_placement`, R61).
pub fn drawn(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let mut villages: Row<9> = outcome.iter().collect();
    villages.sort();
    villages.iter().for_each(|village| put(s, Village(village)));
    log.all(Event::OraclesDrawn(villages));
    rounds::prepare(s);
}

/// Judges every oracle on the board as it is now; judging one changes no other.
pub fn judge(s: &mut State, log: &mut Log<Event>) {
    let all = s.net.all_cities();
    for at in 0..s.oracles.len() {
        let Some(oracle) = s.oracles[at] else { break };
        let joined = s.net.links[usize::from(oracle.village.0)] & all;
        if joined != 0
            && let Some(city) = winner(s, oracle, joined)
            && oracle.by != Some(city)
        {
            s.oracles[at] = Some(Oracle { by: Some(city), ..oracle });
            if let Some(taken) = s.city(city) {
                log.all(Event::Controls(taken.owner, oracle.village, taken.number));
            }
        }
    }
}

/// The city that takes or keeps an oracle: the only one with the highest connectivity. In a tie nothing changes (R25,
/// R26), unless the option gives it to the oldest when the controller is weaker than those tied.
fn winner(s: &State, oracle: Oracle, joined: u64) -> Option<Place> {
    let (mut best, mut most, mut tied) = (None, 0, false);
    for place in bits(joined).map(Place) {
        let conn = s.conn(place);
        if best.is_none() || conn > most {
            (best, most, tied) = (Some(place), conn, false);
        } else if conn == most {
            tied = true;
            if s.house.oldest && number(s, place) < best.map_or(u8::MAX, |best| number(s, best)) {
                best = Some(place);
            }
        }
    }
    let weaker = oracle.by.is_none_or(|by| s.conn(by) < most);
    if !tied || (s.house.oldest && weaker) { best } else { None }
}

fn number(s: &State, city: Place) -> u8 {
    s.city(city).map_or(u8::MAX, |city| city.number)
}
