//! Phase 4: drawing an action card ends the turn (R12, R34, R37, R45, R48).

use super::super::data::{KINDS, Kind, LAST_TURN};
use super::super::event::Event;
use super::super::state::{Cards, Pending, Phase, State};
use super::refill;
use table::log::Log;
use table::row::Row;
use table::seat::SeatSet;

/// Asks for the card, renewing the draw pile if it is empty; with both piles empty there is none.
pub fn end_turn(s: &mut State, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    if s.deck.is_empty() && !s.played.is_empty() {
        let mut kinds = [0; KINDS];
        s.played.iter().for_each(|kind| kinds[usize::from(kind)] += 1);
        s.played = Row::EMPTY;
        s.deck = Cards { kinds, dark: 0 };
        s.renewed = kinds;
        s.players.iter_mut().for_each(|p| p.drawn = 0);
        log.all(Event::DeckRenewed);
    }
    if s.deck.is_empty() {
        log.all(Event::NoCard(s.active));
        after_draw(s, log);
    } else {
        s.pending = Pending::Draw;
        log.all(Event::Closes);
    }
}

/// The card comes to the hand, unseen by the others.
pub fn drawn(s: &mut State, kind: Kind, log: &mut Log<Event>) {
    let seat = s.active;
    s.deck.kinds[kind as usize] -= 1;
    s.own_mut().hand.kinds[kind as usize] += 1;
    s.own_mut().drawn += 1;
    let mut kinds = [0; KINDS];
    kinds[kind as usize] = 1;
    log.split(seat, Event::Drew(seat, kinds), Event::DrewHidden(seat, 1));
    after_draw(s, log);
}

fn after_draw(s: &mut State, log: &mut Log<Event>) {
    if s.house.play_after_draw {
        s.phase = Phase::AfterDraw;
    } else {
        pass_turn(s, log);
    }
}

/// The turn passes on clockwise, or the game ends: after 500 turns, or after the last round (option `equal_turns`).
pub fn pass_turn(s: &mut State, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    s.turns += 1;
    let next = s.active.next(s.seats);
    if s.turns >= LAST_TURN || (s.last_round && next == s.start) {
        s.phase = Phase::Over;
        log.all(Event::Ended);
        return;
    }
    s.active = next;
    s.phase = Phase::TurnOpen;
    log.all(Event::Turn(next));
    refill::check(s, log);
}
