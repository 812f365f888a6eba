//! Phase 1: one marker comes off every seated customer of the active player (R1, R2, R4).

use super::super::event::Event;
use super::super::state::{Phase, State};
use table::log::Log;

/// Takes the markers off; a customer at 0 stays at 0.
pub fn take_off(s: &mut State, log: &mut Log<Event>) {
    let mut taken = 0;
    for place in &mut s.own_mut().places {
        for lodger in [&mut place.lower, &mut place.upper].into_iter().flatten() {
            taken += u8::from(lodger.markers > 0);
            lodger.markers = lodger.markers.saturating_sub(1);
        }
    }
    s.phase = Phase::MarkersOff;
    log.all(Event::MarkersOff(s.active, taken));
}
