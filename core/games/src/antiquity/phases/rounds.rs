//! R1: all rise, and R2 begins.

use super::super::board::Slots;
use super::super::event::Event;
use super::super::state::{Phase, State, Work};
use super::reveal;
use table::log::Log;

/// A round begins: men on city buildings and men set aside go home, and all once-per-round marks are cleared.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.round += 1;
    log.all(Event::Round(s.round));
    for player in &mut s.players[..usize::from(s.seats)] {
        player.realm.home += player.realm.manned.len() + player.away;
        player.realm.manned = Slots::default();
        player.away = 0;
        player.work = Work::default();
    }
    s.phase = Phase::City;
    s.at = 0;
    s.asked = s.in_play();
    reveal::veil(s);
}
