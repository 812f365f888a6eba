//! The turn as a state machine: which file is asked in which phase.

mod cards;
mod collect;
mod colosseum;
mod deal;
mod draw;
mod effects;
mod markers;
mod refill;
mod seating;

use super::action::Action;
use super::data::Kind;
use super::event::Event;
use super::score;
use super::state::{Draft, Pending, Phase, State};
use table::chance::{Bag, Chance, Outcome};
use table::game::Turn;
use table::log::Log;
use table::seat::{Seat, SeatSet};

pub use cards::{count as card_targets, needs_target};
pub use seating::{clash, fits, joinable};

/// Who has to do something now. With an empty hand a turn needs nothing that only its player knows.
pub fn turn(s: &State) -> Turn {
    if s.pending != Pending::No {
        return Turn::Chance;
    }
    match s.phase {
        Phase::Over => Turn::Over(score::ranking(s)),
        _ if s.own().hand.is_empty() => Turn::open(s.active),
        _ => Turn::private(s.active),
    }
}

/// The chance needed now.
pub fn chance(s: &State) -> Chance {
    let customers = |k| Chance::Draw { bag: Bag::Set(s.pile.0), k };
    let cards = |k| Chance::Draw { bag: Bag::counts(&s.deck.kinds), k };
    match s.pending {
        Pending::No | Pending::Start => Chance::Pick { of: s.seats },
        Pending::DealCustomers(_) => customers(deal::CUSTOMERS_EACH),
        Pending::DealCards(_) => cards(super::data::START_HAND),
        Pending::Refill(seat) => customers(refill::missing(s, seat)),
        Pending::Reveal => customers(colosseum::missing(s)),
        Pending::Guest(_) => customers(1),
        Pending::Draw => cards(1),
    }
}

/// All legal atomic moves of a seat.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    if seat != s.active || s.pending != Pending::No {
        return;
    }
    match (s.phase, s.draft) {
        (Phase::Dealing | Phase::Over, _) => {}
        (Phase::Colosseum, _) => colosseum::actions(s, list),
        (_, Some(draft)) => cards::targets(s, draft, list),
        (phase, None) => {
            match phase {
                Phase::Seating => seating::actions(s, list),
                Phase::AfterDraw => list.push(Action::FinishTurn),
                _ => list.push(Action::Advance),
            }
            cards::actions(s, list);
        }
    }
}

/// Carries out a legal action.
pub fn act(s: &mut State, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Advance if s.phase == Phase::TurnOpen => markers::take_off(s, log),
        Action::Advance => collect::collect(s, log),
        Action::Seat(place) => seating::seat(s, place, log),
        Action::Join(place) => seating::join(s, place, log),
        Action::EndTurn => draw::end_turn(s, log),
        Action::FinishTurn => draw::pass_turn(s, log),
        Action::Assign(i, to) => colosseum::assign(s, i, to, log),
        Action::Card(kind) if needs_target(s, kind) => {
            s.draft = Some(Draft { kind, first: None });
            log.only(s.active, Event::Draft);
        }
        Action::Card(kind) => effects::play(s, kind, action, log),
        Action::Player(_) | Action::Lodger(..) | Action::Pair(..) | Action::Waiting(..) => {
            effects::target(s, action, log)
        }
    }
}

/// Carries out an outcome.
pub fn fate(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    let pending = std::mem::replace(&mut s.pending, Pending::No);
    match pending {
        Pending::No => {}
        Pending::DealCustomers(seat) => deal::customers(s, seat, outcome, log),
        Pending::DealCards(seat) => deal::cards(s, seat, outcome, log),
        Pending::Start => deal::start(s, Seat(outcome.one()), log),
        Pending::Refill(seat) => refill::arrive(s, seat, outcome, log),
        Pending::Reveal => colosseum::revealed(s, outcome, log),
        Pending::Guest(seat) => effects::guest(s, seat, outcome.one(), log),
        Pending::Draw => draw::drawn(s, Kind::of(outcome.one()), log),
    }
}

/// How many completed commands begin with this action.
pub fn ways(s: &State, action: Action) -> u32 {
    match (s.draft, action) {
        (_, Action::Card(kind)) => cards::count(s, kind),
        (Some(draft), Action::Waiting(p, _)) => cards::ways_on(s, draft, p),
        _ => 1,
    }
}

/// Whether a draft is one that the rules can have begun, and that can be completed.
pub fn draft_can_go_on(s: &State, draft: Draft) -> bool {
    cards::can_go_on(s, draft)
}
