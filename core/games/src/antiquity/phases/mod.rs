//! The order of play as a state machine: which file is asked in which phase, and what comes next.
//!
//! Each phase has `begin`, which passes everybody who has no choice and goes on to the next phase if nobody is left to
//! be asked, `actions` and `act`.

pub mod barbara;
pub mod building;
pub mod city;
pub mod countryside;
pub mod drafts;
pub mod exploration;
pub mod famine;
pub mod harvest;
pub mod leaving;
pub mod order;
pub mod payments;
pub mod pollution;
pub mod reveal;
pub mod rounds;
pub mod setup;
pub mod storage;
pub mod trade;
pub mod victory;

use super::action::Action;
use super::event::Event;
use super::state::{Phase, State};
use table::chance::{Chance, Outcome};
use table::game::{Ranking, Turn};
use table::log::Log;
use table::seat::{MAX_SEATS, Seat, SeatSet};

/// Who has to do something now.
pub fn turn(s: &State) -> Turn {
    match s.phase {
        Phase::Over(_) => Turn::Over(ranking(s)),
        phase if phase.is_chance() => Turn::Chance,
        Phase::City if s.rules.in_order => Turn::Seats { may: trade::asked(s), private: SeatSet::NONE },
        Phase::City => Turn::Seats { may: s.asked, private: s.asked },
        Phase::Storage | Phase::Harvest => Turn::Seats { may: s.asked, private: SeatSet::NONE },
        _ => Turn::open(s.active()),
    }
}

/// The winners are first and all others last: there is no ranking among those (section 7).
fn ranking(s: &State) -> Ranking {
    let mut places = [0; MAX_SEATS];
    for seat in s.all() {
        places[seat.index()] = if s.winners.has(seat) { 1 } else { 1 + s.winners.len() as u8 };
    }
    Ranking(places)
}

/// The chance needed now.
pub fn chance(s: &State) -> Chance {
    match s.phase {
        Phase::Reveal(_) => exploration::chance(s),
        _ => setup::chance(s),
    }
}

/// All legal atomic moves of a seat, in a fixed order. The last one is to resign: also out of turn (5.3).
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    match s.phase {
        Phase::Found if seat == s.active() => setup::actions(s, list),
        Phase::City => city::actions(s, seat, list),
        Phase::Countryside if seat == s.active() => countryside::actions(s, seat, list),
        Phase::Storage if s.asked.has(seat) => storage::actions(s, seat, list),
        Phase::Harvest if s.asked.has(seat) => harvest::actions(s, seat, list),
        Phase::Exploration if seat == s.active() => exploration::actions(s, seat, list),
        Phase::Famine if seat == s.active() => famine::actions(s, seat, list),
        Phase::Pollution if seat == s.active() => pollution::actions(s, seat, list),
        _ => {}
    }
    if may_resign(s, seat) {
        list.push(Action::Resign);
    }
}

/// Whether a seat can leave the game now: from round 1 on, except while chance is pending or a command is begun.
pub fn may_resign(s: &State, seat: Seat) -> bool {
    let there = !s.player(seat).out && s.player(seat).work.draft.is_none();
    there && !s.phase.is_setup() && !s.phase.is_chance() && !s.phase.is_over()
}

/// Carries out a legal action. Past the passing of the turn, a new phase, chance and the end nobody may go back; what
/// else bars whom is said where it happens.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    let before = (s.round, s.phase, turn_of(s));
    if action == Action::Resign {
        leaving::resign(s, seat, log);
    } else {
        match s.phase {
            Phase::Found => setup::act(s, seat, action, log),
            Phase::City => city::act(s, seat, action, log),
            Phase::Countryside => countryside::act(s, seat, action, log),
            Phase::Storage => storage::act(s, seat, action, log),
            Phase::Harvest => harvest::act(s, seat, action, log),
            Phase::Exploration => exploration::act(s, seat, action, log),
            Phase::Famine => famine::act(s, seat, action, log),
            Phase::Pollution => pollution::act(s, seat, action, log),
            _ => {}
        }
    }
    if before != (s.round, s.phase, turn_of(s)) {
        log.barrier(SeatSet::all(s.seats));
    }
}

/// Whose turn it is, in the phases that go in order.
fn turn_of(s: &State) -> Option<Seat> {
    let together = s.is_veiled() || matches!(s.phase, Phase::Storage | Phase::Harvest);
    (!together).then(|| s.active())
}

/// Carries out an outcome.
pub fn fate(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    match s.phase {
        Phase::Reveal(hex) => exploration::reveal(s, hex, outcome.one(), log),
        _ => setup::fate(s, outcome, log),
    }
}

/// How much an action weighs in random play. R2 has no end of its own, so what can be repeated weighs little there, and
/// nobody resigns at random.
pub fn ways(s: &State, seat: Seat, action: Action) -> u32 {
    match (action, s.phase) {
        (Action::Resign, _) => 0,
        (_, Phase::City) => city::ways(s, seat, action),
        (_, Phase::Countryside) => countryside::ways(s, seat, action),
        _ => 1,
    }
}
