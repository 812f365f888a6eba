//! To be written by W3.

use super::super::event::Event;
use super::super::state::State;
use table::log::Log;

/// R10.
pub fn begin(_s: &mut State, _log: &mut Log<Event>) {}
