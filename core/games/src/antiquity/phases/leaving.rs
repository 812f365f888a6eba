//! 5.3: leaving the game, for want of squares for graves or by resigning.
//!
//! Cities, inns and sites stay and keep blocking; the sites decay in each following R6 (R54).

use super::super::data::Goods;
use super::super::event::Event;
use super::super::state::{End, Phase, State, Work};
use super::{city, countryside, exploration, famine, harvest, pollution, storage, trade, victory};
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// A player is out. Whether that ends the game: the last one left wins at once, also without a saint (R55).
///
/// Leaves `at` at the player whose turn is next.
pub fn out(s: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    trade::lapse_all(s, seat, log);
    let place = s.in_order().position(|other| other == seat);
    if let Some(place) = place {
        s.order.remove(place);
        s.at -= u8::from(place < usize::from(s.at));
    }
    let player = s.player_mut(seat);
    player.out = true;
    player.realm.stock = Goods::NONE;
    // What was built in this round's R2 still counts: San Giorgio's fish, and the fountains.
    player.work = Work { cathedrals: player.work.cathedrals, fountains: player.work.fountains, ..Work::default() };
    s.asked = s.asked.minus(SeatSet::one(seat));
    s.map.sites.iter_mut().filter(|site| site.owner == seat).for_each(|site| site.due = false);
    if s.order.len() == 1 {
        let last = s.in_play();
        victory::over(s, last, End::LastLeft, log);
        return true;
    }
    false
}

/// A player resigns, at any time but while chance is pending.
pub fn resign(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.all(Event::Resigned(seat));
    s.player_mut(seat).resigned = true;
    log.barrier(SeatSet::one(seat));
    let was_active = seat == s.active();
    if out(s, seat, log) {
        return;
    }
    if was_active && matches!(s.phase, Phase::Famine | Phase::Pollution) {
        (s.due, s.graves_due) = (0, 0);
    }
    match s.phase {
        Phase::City => city::left(s, seat, log),
        Phase::Storage => storage::go_on(s, log),
        Phase::Harvest => harvest::go_on(s, log),
        Phase::Countryside if was_active => countryside::seek(s, log),
        Phase::Exploration if was_active => exploration::seek(s, log),
        Phase::Famine if was_active => famine::seek(s, log),
        Phase::Pollution if was_active => pollution::seek(s, log),
        _ => {}
    }
}
