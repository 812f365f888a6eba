//! R7: in order of play, a working explorer may reveal one exploration marker in the zone.

use super::super::action::Action;
use super::super::data::{Building, Good};
use super::super::event::Event;
use super::super::map::{Hex, HexSet};
use super::super::state::{Phase, State};
use super::super::supply;
use super::famine;
use table::chance::{Bag, Chance};
use table::log::Log;
use table::seat::Seat;

/// The phase begins.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.phase = Phase::Exploration;
    s.at = 0;
    seek(s, log);
}

/// The first player from this place on who has something to explore; the others are passed.
pub fn seek(s: &mut State, log: &mut Log<Event>) {
    while usize::from(s.at) < s.order.len() {
        let seat = s.active();
        if !s.realm(seat).working(Building::Explorer) {
            log.all(Event::NotExplored(seat, 1));
        } else if in_reach(s, seat).is_empty() {
            log.all(Event::NotExplored(seat, 2));
        } else {
            return;
        }
        s.at += 1;
    }
    famine::begin(s, log);
}

/// The markers in a player's zone, also where only a harbour or a stable brings them there (R44).
pub fn in_reach(s: &State, seat: Seat) -> HexSet {
    s.zone(seat).and(s.map.markers)
}

/// All legal atomic moves of the active player.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    list.extend(in_reach(s, seat).iter().map(Action::Explore));
    list.push(Action::Pass);
}

/// Carries out a legal action.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Explore(hex) => {
            log.all(Event::Explores(seat, s.layout().place(hex)));
            s.phase = Phase::Reveal(hex);
        }
        _ => {
            log.all(Event::NotExplored(seat, 0));
            s.at += 1;
            seek(s, log);
        }
    }
}

/// Goods that were not revealed yet, by place in `Good::SEEDS`: as many of each as players. Those that left the game
/// unseen are among them for good (R62).
pub fn hidden(s: &State) -> [u8; 4] {
    s.revealed.map(|seen| s.seats - seen)
}

/// The good under the marker: drawn when it is revealed, which is the same as dealt at the start (R62).
pub fn chance(s: &State) -> Chance {
    Chance::Draw { bag: Bag::counts(&hidden(s)), k: 1 }
}

/// What was under the marker. A food raises the famine level at once; wine does not (R4).
pub fn reveal(s: &mut State, hex: Hex, kind: u8, log: &mut Log<Event>) {
    let (seat, good) = (s.active(), Good::SEEDS[usize::from(kind)]);
    s.revealed[usize::from(kind)] += 1;
    s.map.markers.remove(hex);
    supply::gain(s, seat, good, 1);
    if good.is_food() {
        s.famine += 1;
    }
    log.all(Event::Explored(seat, s.layout().place(hex), good, s.famine));
    s.phase = Phase::Exploration;
    s.at += 1;
    seek(s, log);
}
