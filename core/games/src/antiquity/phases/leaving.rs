//! To be written by W3.

use super::super::event::Event;
use super::super::state::State;
use table::log::Log;
use table::seat::Seat;

/// A player resigns.
pub fn resign(_s: &mut State, _seat: Seat, _log: &mut Log<Event>) {}
