//! Third phase: in turn, each seat peeks, plays cards on others, and ends with a hidden draw.

use super::super::action::Action;
use super::super::event::Event;
use super::super::state::{Card, Draft, Phase, State, Top, Turning, Wait};
use super::{after_turn, finish};
use table::log::Log;
use table::seat::Seat;

/// Whether the seat whose turn it is may peek.
pub fn can_peek(state: &State, turning: &Turning) -> bool {
    !turning.peeked && state.top.is_none() && !state.deck.is_empty()
}

/// How many coins a card takes from somebody who has enough.
fn bite(card: Card) -> u8 {
    if card.high() { 2 } else { 1 }
}

/// All legal atomic moves of the seat whose turn it is.
pub fn actions(state: &State, turning: &Turning, list: &mut Vec<Action>) {
    if let Draft::Card(_) = turning.draft {
        list.extend(state.playing().iter().map(Action::Target));
        return;
    }
    if can_peek(state, turning) {
        list.push(Action::Peek);
    }
    let hand = &state.place(turning.seat).hand;
    list.extend(Card::all().filter(|card| hand.count(*card) > 0).map(Action::Play));
    list.push(Action::End);
}

/// Carries out a legal action.
pub fn act(state: &mut State, mut turning: Turning, action: Action, log: &mut Log<Event>) {
    let seat = turning.seat;
    match action {
        Action::Peek => {
            (turning.peeked, turning.wait) = (true, Wait::Peek);
            log.all(Event::Peeks { seat });
        }
        Action::Play(card) => {
            turning.draft = Draft::Card(card);
            log.only(seat, Event::Chose { card });
        }
        Action::Target(target) => {
            if let Draft::Card(card) = std::mem::take(&mut turning.draft) {
                state.phase = Phase::Turn(turning);
                play(state, seat, card, target, log);
            }
            return;
        }
        Action::End => {
            log.all(Event::Ended { seat });
            log.barrier(state.everybody());
            if let Some(top) = state.top.take() {
                draw(state, seat, top.card, log);
                return;
            }
            if state.deck.is_empty() {
                after_turn(state, seat, log);
                return;
            }
            turning.wait = Wait::Draw;
        }
        _ => return,
    }
    state.phase = Phase::Turn(turning);
}

/// The card that chance brought is peeked at, or drawn.
pub fn fate(state: &mut State, mut turning: Turning, card: Card, log: &mut Log<Event>) {
    let seat = turning.seat;
    if turning.wait == Wait::Draw {
        draw(state, seat, Some(card), log);
        return;
    }
    state.top = Some(Top { peeker: seat, card: Some(card) });
    log.split(seat, Event::Saw { card }, Event::Looked { seat });
    turning.wait = Wait::Nothing;
    state.phase = Phase::Turn(turning);
}

/// A card goes to the hand unseen by the others, and the turn is over.
fn draw(state: &mut State, seat: Seat, card: Option<Card>, log: &mut Log<Event>) {
    if let Some(card) = card {
        state.place_mut(seat).hand.add(card);
        log.split(seat, Event::Drew { card }, Event::DrewHidden { seat });
    }
    after_turn(state, seat, log);
}

/// The chosen card leaves the hand and takes coins.
fn play(state: &mut State, seat: Seat, card: Card, target: Seat, log: &mut Log<Event>) {
    state.place_mut(seat).hand.take(card);
    let had = state.place(target).coins;
    let loss = bite(card).min(had);
    state.place_mut(target).coins -= loss;
    if state.shout {
        state.discard[card.kind()] += 1;
        state.shouted = Some(card);
        log.all(Event::PlayedOpen { seat, card, target, loss });
        log.barrier(state.everybody());
    } else {
        let seen = match (had, loss) {
            (0 | 1, _) => &mut state.facedown.unclear,
            (_, 1) => &mut state.facedown.low,
            _ => &mut state.facedown.high,
        };
        *seen += 1;
        state.facedown.cards.add(card);
        log.split(seat, Event::Played { card, target, loss }, Event::PlayedHidden { seat, target, loss });
    }
    if had == loss {
        knock_out(state, target, log);
        if state.playing().len() < 2 {
            finish(state, log);
        } else if target == seat {
            after_turn(state, seat, log);
        }
    }
}

/// A seat without coins is out, and its cards are laid open.
fn knock_out(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.barrier(state.everybody());
    let place = state.place_mut(seat);
    place.out = true;
    let hand = std::mem::take(&mut place.hand);
    for card in hand.iter() {
        state.discard[card.kind()] += 1;
    }
    log.all(Event::Out { seat, hand });
}

/// Whether playing the chosen card on this seat cannot be taken back: its number is told, or the seat is out.
pub fn target_is_final(state: &State, target: Seat) -> bool {
    match &state.phase {
        Phase::Turn(Turning { draft: Draft::Card(card), .. }) => {
            state.shout || state.place(target).coins <= bite(*card)
        }
        _ => false,
    }
}
