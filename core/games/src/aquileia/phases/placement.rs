//! The first half of a round: servants, tie markers and passes in turn (rules section 5.3).

use super::super::action::Action;
use super::super::data::{Area, Metal, PORT_SPACES, SPACES, Space, bits, side_spaces};
use super::super::event::Event;
use super::super::state::{State, Step};
use table::chance::Outcome;
use table::log::Log;
use table::seat::Seat;

/// The placement of a round begins with the start player.
pub fn begin(s: &mut State, _log: &mut Log<Event>) {
    s.active = s.start;
    s.step = if s.house.neutrals { Step::Block } else { Step::Place };
}

/// Eight spaces are blocked for the round (option).
pub fn block(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    s.blocked = outcome.iter().fold(0, |all, space| all | Space(space).bit());
    log.all(Event::Blocked(s.blocked));
    s.step = Step::Place;
}

/// Whether a player can still place servants.
fn places(s: &State, seat: Seat) -> bool {
    !s.player(seat).passed && s.player(seat).servants() > 0
}

/// Whether a player is done: the marker placed, and all servants too or passed.
pub fn is_done(s: &State, seat: Seat) -> bool {
    s.tied(seat) && !places(s, seat)
}

/// The spaces where the limits of an area let no servant of this player stand (rules section 3.2).
fn closed(s: &State, seat: Seat) -> u32 {
    let player = s.player(seat);
    let stadium = match player.side() {
        Some(Metal::Gold) => side_spaces(Metal::Silver),
        Some(_) => side_spaces(Metal::Gold),
        None => 0,
    };
    let port = if player.stands & PORT_SPACES != 0 {
        PORT_SPACES
    } else {
        let poor = |metal: &Metal| player.coins.get(*metal) == 0;
        let broke = Metal::ALL.into_iter().filter(poor).map(|metal| 1 << (Space::PORTUS.0 + metal as u8));
        broke.fold(0, |all, bit| all | bit)
    };
    stadium | port
}

/// Why a servant of the active player cannot stand here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Somebody stands there.
    Taken(Seat),
    /// The space is blocked (option).
    Blocked,
    /// The player races on the other side.
    OtherSide,
    /// The player stands on another of the three spaces of the port.
    OneInPort,
    /// The coin is missing.
    NoCoin(Metal),
    /// No servant is left, or the player has passed.
    NoServant,
}

/// Why the active player cannot place a servant here; none if it can be done.
pub fn why_not_here(s: &State, space: Space) -> Option<Why> {
    if let Some(seat) = s.stands(space) {
        return Some(Why::Taken(seat));
    }
    if s.blocked & space.bit() != 0 {
        return Some(Why::Blocked);
    }
    if !places(s, s.active) {
        return Some(Why::NoServant);
    }
    if closed(s, s.active) & space.bit() == 0 {
        return None;
    }
    Some(match space.port() {
        None => Why::OtherSide,
        Some(_) if s.own().stands & PORT_SPACES != 0 => Why::OneInPort,
        Some(metal) => Why::NoCoin(metal),
    })
}

/// Spaces in their order, the tie marker, the pass.
pub fn actions(s: &State, list: &mut Vec<Action>) {
    let places = places(s, s.active);
    if places {
        let free = ((1 << SPACES) - 1) & !(s.taken() | s.blocked | closed(s, s.active));
        list.extend(bits(free).map(|n| Action::Place(Space(n))));
    }
    if !s.tied(s.active) {
        list.push(Action::Tie);
    }
    if places {
        list.push(Action::Pass);
    }
}

/// A servant goes to a space; in the port a coin goes under it (R6).
pub fn place(s: &mut State, space: Space, log: &mut Log<Event>) {
    let player = s.own_mut();
    player.stands |= space.bit();
    if let Some(metal) = space.port() {
        player.coins.0[metal as usize] -= 1;
        s.port[metal as usize] = true;
    }
    log.all(Event::Placed(s.active, space));
    pass_on(s, log);
}

/// The tie marker goes to the lowest free space (R1, R2).
pub fn tie(s: &mut State, log: &mut Log<Event>) {
    s.tie.push(s.active.0);
    log.all(Event::Tied(s.active, s.tie.len() as u8));
    if s.house.tie_ends && places(s, s.active) {
        // R58.
        s.own_mut().passed = true;
        log.all(Event::Passed(s.active));
    }
    pass_on(s, log);
}

/// No more servants this round (R4); the tie marker still has to be placed (R3).
pub fn pass(s: &mut State, log: &mut Log<Event>) {
    s.own_mut().passed = true;
    log.all(Event::Passed(s.active));
    pass_on(s, log);
}

/// The next player who is not done; when all are, the areas are resolved.
fn pass_on(s: &mut State, log: &mut Log<Event>) {
    let next = s.active.next(s.seats).clockwise(s.seats).find(|seat| !is_done(s, *seat));
    match next {
        Some(seat) => s.active = seat,
        None => super::go(s, Area::Mercatus.spaces().trailing_zeros() as u8, log),
    }
}
