//! To be written by W3.

use super::super::action::Action;
use super::super::event::Event;
use super::super::state::State;
use table::log::Log;
use table::seat::Seat;

/// The phase begins.
pub fn begin(_s: &mut State, _log: &mut Log<Event>) {}

/// All legal atomic moves of a seat that is asked.
pub fn actions(_s: &State, _seat: Seat, _list: &mut Vec<Action>) {}

/// Carries out a legal action.
pub fn act(_s: &mut State, _seat: Seat, _action: Action, _log: &mut Log<Event>) {}
