//! What the action cards do (rules section 6; R20 to R33).

use super::super::action::Action;
use super::super::data::{Customer, FISH_ADDS, HASTE_REMOVES, Kind};
use super::super::event::{Event, Target};
use super::super::state::{Draft, Pending, Phase, Place, State};
use super::{collect, colosseum, refill};
use table::log::Log;
use table::seat::Seat;

/// A target of the card that has been begun: the first of two is noted, the last one plays the card.
pub fn target(s: &mut State, action: Action, log: &mut Log<Event>) {
    let Some(Draft { kind, first }) = s.draft else { return };
    match action {
        Action::Waiting(p, i) if first.is_none() && matches!(kind, Kind::LatrineSwap | Kind::Eviction) => {
            s.draft = Some(Draft { kind, first: Some((p, i)) });
            log.only(s.active, Event::Draft);
        }
        _ => play(s, kind, action, log),
    }
}

/// Plays a card: it leaves the hand, does what it does, and lies on the discard pile; then empty queues are filled.
pub fn play(s: &mut State, kind: Kind, target: Action, log: &mut Log<Event>) {
    let first = s.draft.take().and_then(|draft| draft.first);
    let active = s.active;
    s.own_mut().hand.kinds[kind as usize] -= 1;
    log.all(Event::Played(active, kind, told(s, first, target)));
    match kind {
        Kind::CitizensAssembly | Kind::WomensForum | Kind::SenateMeeting | Kind::SlaveMarket => match target {
            Action::Player(p) => collect::sweep(s, p, kind, log),
            _ => active.clockwise(s.seats).for_each(|p| collect::sweep(s, p, kind, log)),
        },
        Kind::FishPoisoning => mark(s, target, |markers| markers + FISH_ADDS),
        Kind::GreatHaste => haste(s, target, log),
        Kind::LatrineGossip => gossip(s, target),
        Kind::LatrineSwap => swap(s, first, target),
        Kind::ColosseumBreak => return colosseum::begin(s, log),
        Kind::Eviction => evict(s, first, target),
        Kind::SpecialTaxSlaves | Kind::SpecialTaxCitizens | Kind::SpecialTaxSenators => tax(s, kind, log),
        Kind::RegularGuest => regular_guest(s, target, log),
        Kind::VillaDixius => {
            // The card stays in play as a seat (R33).
            s.own_mut().villas += 1;
            return refill::check(s, log);
        }
        Kind::QueueJumper => jump(s, target),
    }
    s.played.push(kind as u8);
    // With immediate payment the win is looked at after the card lies there.
    if kind == Kind::GreatHaste && s.house.pay_at_once && s.phase == Phase::Seating && collect::win(s, log) {
        return;
    }
    if s.pending == Pending::No {
        refill::check(s, log);
    }
}

/// The target as everybody sees it.
fn told(s: &State, first: Option<(Seat, u8)>, target: Action) -> Target {
    let waits = |p: Seat, i: u8| s.player(p).queue.get(usize::from(i)).map(Customer);
    match (first, target) {
        (None, Action::Player(p)) => Target::Player(p),
        (None, Action::Waiting(p, i)) => waits(p, i).map_or(Target::None, |c| Target::Waiting(p, c)),
        (Some((p, i)), Action::Player(q)) => waits(p, i).map_or(Target::None, |c| Target::Moved(p, c, q)),
        (Some((p, i)), Action::Waiting(q, j)) => match (waits(p, i), waits(q, j)) {
            // The pair is unordered: which of the two was chosen first is nobody's business.
            (Some(c), Some(d)) if p < q => Target::Swapped(p, c, q, d),
            (Some(c), Some(d)) => Target::Swapped(q, d, p, c),
            _ => Target::None,
        },
        (_, Action::Pair(p, place)) => Target::Pair(p, place),
        (_, Action::Lodger(p, place, upper)) => {
            let there = &s.player(p).places[place.index()];
            let lodger = if upper { there.upper } else { there.lower };
            lodger.map_or(Target::None, |l| Target::Lodger(p, place, l.customer))
        }
        _ => Target::None,
    }
}

fn mark(s: &mut State, target: Action, change: impl Fn(u16) -> u16) {
    if let Action::Lodger(p, place, upper) = target
        && let Some(lodger) = s.player_mut(p).places[place.index()].lodger_mut(upper)
    {
        lodger.markers = change(lodger.markers);
    }
}

/// Two markers off, or the only one (R24); who is at 0 waits for the next collecting, unless payment is immediate.
fn haste(s: &mut State, target: Action, log: &mut Log<Event>) {
    mark(s, target, |markers| markers.saturating_sub(HASTE_REMOVES));
    if let Action::Lodger(_, place, upper) = target
        && s.house.pay_at_once
        && s.phase == Phase::Seating
        && s.own_mut().places[place.index()].lodger_mut(upper).is_some_and(|l| l.markers == 0)
    {
        let held = collect::villas_held(s, s.active);
        collect::pay(s, place, log);
        collect::leave_villas(s, s.active, held, log);
    }
}

/// The lady with fewer markers gets as many as the other (R26).
fn gossip(s: &mut State, target: Action) {
    if let Action::Pair(p, place) = target
        && let Place { lower: Some(a), upper: Some(b) } = &mut s.player_mut(p).places[place.index()]
    {
        let most = a.markers.max(b.markers);
        (a.markers, b.markers) = (most, most);
    }
}

/// Two who wait take each other's exact place (R27).
fn swap(s: &mut State, first: Option<(Seat, u8)>, target: Action) {
    if let (Some((p, i)), Action::Waiting(q, j)) = (first, target)
        && let Some(one) = s.player(p).queue.get(usize::from(i))
    {
        let other = s.player_mut(q).queue.replace(usize::from(j), one);
        s.player_mut(p).queue.replace(usize::from(i), other);
    }
}

/// One who waits goes to the end of another queue (R28).
fn evict(s: &mut State, first: Option<(Seat, u8)>, target: Action) {
    if let (Some((p, i)), Action::Player(q)) = (first, target) {
        let customer = s.player_mut(p).queue.remove(usize::from(i));
        s.player_mut(q).queue.push(customer);
    }
}

/// One who waits goes to the front of the same queue (R29).
fn jump(s: &mut State, target: Action) {
    if let Action::Waiting(p, i) = target {
        let queue = &mut s.player_mut(p).queue;
        let customer = queue.remove(usize::from(i));
        queue.insert(0, customer);
    }
}

/// Everybody pays 1 for each seated customer of the class, as far as the money reaches (R21 to R23).
fn tax(s: &mut State, kind: Kind, log: &mut Log<Event>) {
    let class = kind.taxed().expect("only the three taxes come here");
    for p in s.all() {
        let due = u16::from(s.player(p).seated(class)).min(s.player(p).money);
        s.player_mut(p).money -= due;
        if due > 0 {
            log.all(Event::Taxed(p, due));
        }
    }
}

/// The last who left goes to the end of a queue (R30); or, as an option, the top of the draw pile.
fn regular_guest(s: &mut State, target: Action, log: &mut Log<Event>) {
    let Action::Player(p) = target else { return };
    if s.house.guest_from_draw {
        refill::renew(s, log);
        s.pending = Pending::Guest(p);
    } else if let Some(customer) = s.gone.pop() {
        s.player_mut(p).queue.push(customer);
        log.all(Event::Guest(p, Customer(customer)));
    }
}

/// The guest from the draw pile arrives.
pub fn guest(s: &mut State, seat: Seat, customer: u8, log: &mut Log<Event>) {
    s.pile.take(customer);
    s.player_mut(seat).queue.push(customer);
    log.all(Event::Guest(seat, Customer(customer)));
    refill::check(s, log);
}
