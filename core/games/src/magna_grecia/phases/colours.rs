//! Colours: brought by chance, or chosen seat by seat (rules section 4, R60).

use super::super::action::Action;
use super::super::data::Colour;
use super::super::event::Event;
use super::super::state::{Pending, Phase, State};
use table::chance::{Bag, Chance, Outcome};
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// The chance of who gets which colour.
pub fn chance(s: &State) -> Chance {
    Chance::Draw { bag: Bag::Set((1 << Colour::ALL.len()) - 1), k: s.seats }
}

/// Chance gave each seat a colour.
pub fn drawn(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    for (seat, colour) in outcome.iter().enumerate() {
        give(s, Seat(seat as u8), Colour::ALL[usize::from(colour)], log);
    }
    all_given(s);
}

/// The colours nobody has.
pub fn free(s: &State, list: &mut Vec<Action>) {
    list.extend(Colour::ALL.into_iter().filter(|colour| s.seat_of(*colour).is_none()).map(Action::Colour));
}

/// A player chose a colour.
pub fn chosen(s: &mut State, colour: Colour, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    give(s, s.active, colour, log);
    s.active = s.active.next(s.seats);
    if s.active == Seat(0) {
        all_given(s);
    }
}

fn give(s: &mut State, seat: Seat, colour: Colour, log: &mut Log<Event>) {
    s.player_mut(seat).colour = Some(colour);
    log.all(Event::Colour(seat, colour));
}

fn all_given(s: &mut State) {
    s.phase = Phase::SetUp;
    s.pending = if s.house.drawn_oracles { Pending::Oracles } else { Pending::FirstOracle };
}
