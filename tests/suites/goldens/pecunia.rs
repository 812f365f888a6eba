//! Pecunia non olet: how many ways there are to play on from fixed positions.

use super::PECUNIA;
use super::perft::{Perft, Position, find, listed};
use games::pecunia_non_olet::{Action, Kind, PecuniaNonOlet as Pecunia, Phase, State};

/// The positions, found anew.
fn positions() -> Vec<Position<State>> {
    let mut all: Vec<_> = (2..=6).map(|seats| find::<Pecunia>("deal", seats, &[], |_| true)).collect();
    let mut add = |name, seats, options, is: fn(&State) -> bool| all.push(find::<Pecunia>(name, seats, options, is));
    add("colosseum", 3, &[], |s| s.phase == Phase::Colosseum && s.revealed.len() == 3);
    add("villas", 4, &[], |s| s.own().villas == 2 && s.draft.is_none() && listed::<Pecunia>(s).len() > 4);
    add("ladies", 2, &[], |s| listed::<Pecunia>(s).iter().filter(|a| matches!(a, Action::Join(_))).count() > 1);
    add("swap-begun", 5, &[], |s| s.draft.is_some_and(|d| d.kind == Kind::LatrineSwap && d.first.is_some()));
    add("eviction-begun", 3, &[], |s| s.draft.is_some_and(|d| d.kind == Kind::Eviction && d.first.is_none()));
    add("many-cards", 2, &[], |s| {
        s.phase == Phase::Seating && s.own().hand.len() > 3 && listed::<Pecunia>(s).len() > 3
    });
    add("after-draw", 3, &[("play_after_draw", "true")], |s| {
        s.phase == Phase::AfterDraw && listed::<Pecunia>(s).len() > 3
    });
    add("all-swept", 4, &[("sweep_scope", "all_players")], |s| s.own().hand.of(Kind::SenateMeeting) > 1);
    add("guest-drawn", 3, &[("regular_guest_source", "draw_top")], |s| {
        listed::<Pecunia>(s).contains(&Action::Card(Kind::RegularGuest))
    });
    add("paid-at-once", 4, &[("payout_timing", "immediate")], |s| {
        s.phase == Phase::Seating && listed::<Pecunia>(s).contains(&Action::Card(Kind::GreatHaste))
    });
    // Every kind of card at once, which chance alone hardly brings: from the draw pile to the hand.
    let mut every = find::<Pecunia>("every-card", 3, &[], |s| {
        s.phase == Phase::Seating && Kind::ALL.iter().all(|k| s.deck.of(*k) > 0)
    });
    for kind in 0..Kind::ALL.len() {
        every.state.deck.kinds[kind] -= 1;
        every.state.own_mut().hand.kinds[kind] += 1;
    }
    all.push(every);
    all
}

#[test]
fn the_ways_to_play_on_from_fixed_positions_stay_as_many() {
    Perft::<Pecunia> { folder: PECUNIA, deep_enough: 10_000, least: 12, find: positions }.keeps();
}
