//! Which action cards can be played, and on what (rules section 6; R11, R13).

use super::super::action::Action;
use super::super::data::Kind;
use super::super::state::{Draft, Phase, Place, PlaceId, State, Sweep};
use table::seat::Seat;

/// The cards of the hand that would change something.
pub fn actions(s: &State, list: &mut Vec<Action>) {
    let hand = &s.own().hand;
    list.extend(Kind::ALL.into_iter().filter(|k| hand.of(*k) > 0 && count(s, *k) > 0).map(Action::Card));
}

/// Whether playing this card goes on with choosing what it hits.
pub fn needs_target(s: &State, kind: Kind) -> bool {
    match kind {
        Kind::ColosseumBreak
        | Kind::SpecialTaxSlaves
        | Kind::SpecialTaxCitizens
        | Kind::SpecialTaxSenators
        | Kind::VillaDixius => false,
        _ if kind.swept().is_some() => s.house.sweep != Sweep::AllPlayers,
        _ => true,
    }
}

/// The players a sweep may name.
fn sweepable(s: &State, kind: Kind) -> impl Iterator<Item = Seat> + '_ {
    let class = kind.swept();
    let spared = (s.house.sweep == Sweep::OneOpponent).then_some(s.active);
    s.all().filter(move |p| Some(*p) != spared && class.is_some_and(|c| s.player(*p).has(c)))
}

/// Seated customers of a player that hold for `test`, as targets.
fn lodgers(s: &State, p: Seat, test: fn(u16) -> bool) -> impl Iterator<Item = Action> + '_ {
    s.player(p).place_ids().flat_map(move |id| {
        let place = s.player(p).places[id.index()];
        let (lower, upper) = (place.lower.filter(|l| test(l.markers)), place.upper.filter(|l| test(l.markers)));
        let lower = lower.map(|_| Action::Lodger(p, id, false));
        lower.into_iter().chain(upper.map(|_| Action::Lodger(p, id, true)))
    })
}

/// Whether two ladies with unequal markers share the seat (R26).
fn gossips(place: &Place) -> bool {
    matches!((place.lower, place.upper), (Some(a), Some(b)) if a.markers != b.markers)
}

fn pairs(s: &State, p: Seat) -> impl Iterator<Item = PlaceId> + '_ {
    s.player(p).place_ids().filter(move |id| gossips(&s.player(p).places[id.index()]))
}

fn waiting(s: &State, p: Seat) -> u32 {
    s.player(p).queue.len() as u32
}

fn all_waiting(s: &State) -> u32 {
    s.all().map(|p| waiting(s, p)).sum()
}

/// In how many ways the card can be played; 0 when it would change nothing (R13).
pub fn count(s: &State, kind: Kind) -> u32 {
    let n = match kind {
        Kind::CitizensAssembly | Kind::WomensForum | Kind::SenateMeeting | Kind::SlaveMarket => {
            let hit = sweepable(s, kind).count();
            if s.house.sweep == Sweep::AllPlayers { hit.min(1) } else { hit }
        }
        Kind::FishPoisoning => {
            let on = |p: Seat| s.player(p).seats().iter().map(|place| place.lodgers().count()).sum::<usize>();
            s.others(s.active).map(on).sum()
        }
        Kind::GreatHaste => lodgers(s, s.active, |markers| markers > 0).count(),
        Kind::LatrineGossip => s.others(s.active).map(|p| pairs(s, p).count()).sum(),
        Kind::LatrineSwap => {
            let all = all_waiting(s);
            return s.all().map(|p| waiting(s, p) * (all - waiting(s, p))).sum::<u32>() / 2;
        }
        Kind::ColosseumBreak => usize::from(s.drawable()),
        Kind::Eviction => return all_waiting(s) * u32::from(s.seats - 1),
        Kind::SpecialTaxSlaves | Kind::SpecialTaxCitizens | Kind::SpecialTaxSenators => {
            let class = kind.taxed().expect("the three taxes have a class");
            usize::from(s.all().any(|p| s.player(p).money > 0 && s.player(p).seated(class) > 0))
        }
        Kind::RegularGuest => {
            let comes = if s.house.guest_from_draw { s.drawable() } else { !s.gone.is_empty() };
            usize::from(comes) * usize::from(s.seats)
        }
        Kind::VillaDixius => 1,
        Kind::QueueJumper => return s.all().map(|p| waiting(s, p).saturating_sub(1)).sum(),
    };
    n as u32
}

/// How many commands go on with one who waits in this player's queue.
pub fn ways_on(s: &State, draft: Draft, p: Seat) -> u32 {
    match (draft.kind, draft.first) {
        (Kind::LatrineSwap, None) => all_waiting(s) - waiting(s, p),
        (Kind::Eviction, None) => u32::from(s.seats - 1),
        _ => 1,
    }
}

/// What the card that has been begun can hit now.
pub fn targets(s: &State, draft: Draft, list: &mut Vec<Action>) {
    let Draft { kind, first } = draft;
    let queue = |p: Seat, from: u8| (from..s.player(p).queue.len() as u8).map(move |i| Action::Waiting(p, i));
    match (kind, first) {
        (Kind::CitizensAssembly | Kind::WomensForum | Kind::SenateMeeting | Kind::SlaveMarket, _) => {
            list.extend(sweepable(s, kind).map(Action::Player));
        }
        (Kind::FishPoisoning, _) => s.others(s.active).for_each(|p| list.extend(lodgers(s, p, |_| true))),
        (Kind::GreatHaste, _) => list.extend(lodgers(s, s.active, |markers| markers > 0)),
        (Kind::LatrineGossip, _) => {
            s.others(s.active).for_each(|p| list.extend(pairs(s, p).map(|id| Action::Pair(p, id))));
        }
        (Kind::LatrineSwap, None) => {
            let all = all_waiting(s);
            s.all().filter(|p| waiting(s, *p) < all).for_each(|p| list.extend(queue(p, 0)));
        }
        (Kind::LatrineSwap, Some((p, _))) => s.others(p).for_each(|q| list.extend(queue(q, 0))),
        (Kind::Eviction, None) => s.all().for_each(|p| list.extend(queue(p, 0))),
        (Kind::Eviction, Some((p, _))) => list.extend(s.others(p).map(Action::Player)),
        (Kind::RegularGuest, _) => list.extend(s.all().map(Action::Player)),
        (Kind::QueueJumper, _) => s.all().for_each(|p| list.extend(queue(p, 1))),
        _ => {}
    }
}

/// Whether the rules can have begun this draft (the card is in a hand that is known), and it can be completed.
pub fn can_go_on(s: &State, Draft { kind, first }: Draft) -> bool {
    let phase = matches!(s.phase, Phase::TurnOpen | Phase::MarkersOff | Phase::Seating | Phase::AfterDraw);
    let held = s.own().hand.of(kind) > 0 && needs_target(s, kind) && count(s, kind) > 0;
    let spot = match first {
        None => true,
        Some((p, i)) => {
            let there = p.0 < s.seats && u32::from(i) < waiting(s, p);
            there
                && matches!(kind, Kind::LatrineSwap | Kind::Eviction)
                && ways_on(s, Draft { kind, first: None }, p) > 0
        }
    };
    phase && held && spot
}
