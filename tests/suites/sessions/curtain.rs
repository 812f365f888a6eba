//! The curtain by itself: whose view a device shows, and when the curtain is down (DESIGN section 5).

use session::curtain::{Curtain, Face};
use table::game::{Ranking, Turn};
use table::seat::{Seat, SeatSet};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().fold(SeatSet::NONE, |set, seat| set.with(*seat))
}

fn down() -> Curtain {
    Curtain::down(set(&[A, B, C]))
}

/// A curtain that this seat has lifted for its private decision.
fn lifted(seat: Seat) -> Curtain {
    let mut curtain = down();
    assert!(curtain.lift(seat, &Turn::private(seat)));
    curtain
}

#[test]
fn a8_it_is_down_at_first_and_only_who_is_asked_can_lift_it() {
    let (mut curtain, turn) = (down(), Turn::private(A));
    assert_eq!(curtain.face(&turn), Face::Curtain(set(&[A])));
    assert_eq!(curtain.holder(&turn), None);
    assert!(!curtain.lift(B, &turn), "it is for A");
    assert_eq!(curtain.face(&turn), Face::Curtain(set(&[A])));
    assert!(curtain.lift(A, &turn));
    assert_eq!((curtain.face(&turn), curtain.holder(&turn)), (Face::Seat(A), Some(A)));
    assert!(!curtain.lift(B, &turn), "A holds the device");
    assert!(curtain.lift(A, &turn), "and may lift it again, which changes nothing");
    assert_eq!(curtain.face(&turn), Face::Seat(A));
}

#[test]
fn it_falls_when_the_turn_passes_and_stays_up_for_the_same_person() {
    let mut curtain = lifted(A);
    curtain.after(&Turn::private(A));
    assert_eq!(curtain.face(&Turn::private(A)), Face::Seat(A), "the same person held it last");
    curtain.after(&Turn::private(B));
    curtain.hand_on();
    assert_eq!(curtain.face(&Turn::private(B)), Face::Curtain(set(&[B])));
    curtain.after(&Turn::private(A));
    assert_eq!(curtain.face(&Turn::private(A)), Face::Curtain(set(&[A])), "B could have held it in between");
}

#[test]
fn the_view_stays_after_a_turn_until_it_is_handed_on_whether_or_not_something_was_learned() {
    let mut curtain = lifted(A);
    curtain.after(&Turn::private(A));
    assert_eq!(curtain.face(&Turn::private(A)), Face::Seat(A), "in the middle of a turn nothing is handed on");
    for turn in [Turn::private(B), Turn::open(B), Turn::Over(Ranking::default())] {
        let mut curtain = lifted(A);
        curtain.after(&turn);
        assert_eq!(curtain.face(&turn), Face::Linger(A));
        assert_eq!(curtain.holder(&turn), Some(A));
        assert!(!curtain.lift(B, &turn), "A has not handed on yet");
        curtain.hand_on();
        let expected = match turn {
            Turn::Over(_) => Face::Over,
            _ if turn == Turn::open(B) => Face::Open(B),
            _ => Face::Curtain(set(&[B])),
        };
        assert_eq!(curtain.face(&turn), expected);
    }
}

#[test]
fn a12_hide_now_brings_it_down_from_everywhere() {
    let (own, next) = (Turn::private(A), Turn::private(B));
    let mut curtain = lifted(A);
    curtain.hide();
    assert_eq!(curtain.face(&own), Face::Curtain(set(&[A])));
    let mut curtain = lifted(A);
    curtain.after(&next);
    curtain.hide();
    assert_eq!(curtain.face(&next), Face::Curtain(set(&[B])), "also while something learned is in view");
    let mut curtain = down();
    assert!(curtain.lift(C, &Turn::open(A)));
    curtain.hide();
    assert_eq!(curtain.face(&Turn::open(A)), Face::Open(A), "also after a look at the own cards");
}

#[test]
fn a_device_of_one_person_never_has_a_curtain() {
    let mut curtain = Curtain::down(set(&[B]));
    let both = Turn::Seats { may: set(&[A, B]), private: set(&[A, B]) };
    for turn in [Turn::private(A), Turn::private(B), Turn::open(A), Turn::open(B), both, Turn::Chance] {
        curtain.after(&turn);
        assert_eq!(curtain.face(&turn), Face::Seat(B), "{turn:?}");
        curtain.hide();
        assert_eq!(curtain.face(&turn), Face::Seat(B), "nobody else could look: {turn:?}");
        curtain.hand_on();
        assert_eq!(curtain.face(&turn), Face::Seat(B));
        assert!(!curtain.lift(A, &turn), "A is not here");
    }
    assert_eq!(curtain.face(&Turn::Over(Ranking::default())), Face::Over);
}

#[test]
fn an_open_decision_is_asked_over_the_public_view_and_anybody_may_look_at_the_own_cards() {
    let turn = Turn::open(A);
    let mut curtain = down();
    assert_eq!((curtain.face(&turn), curtain.holder(&turn)), (Face::Open(A), None));
    for seat in [A, C] {
        assert!(curtain.lift(seat, &turn));
        assert_eq!(curtain.face(&turn), Face::Seat(seat));
        assert!(!curtain.lift(B, &turn), "one at a time");
        curtain.hide();
        assert_eq!(curtain.face(&turn), Face::Open(A));
    }
    // A looks, and answers: the look is over, whatever comes next.
    for next in [Turn::open(B), Turn::open(A), Turn::private(B)] {
        let mut curtain = down();
        assert!(curtain.lift(A, &turn));
        curtain.after(&next);
        if curtain.face(&next) == Face::Linger(A) {
            curtain.hand_on();
        }
        let expected = match next {
            Turn::Seats { may, private } if private.is_empty() => Face::Open(may.iter().next().expect("one is asked")),
            _ => Face::Curtain(set(&[B])),
        };
        assert_eq!(curtain.face(&next), expected);
    }
}

#[test]
fn who_holds_the_device_is_asked_in_private_even_if_the_last_decision_was_open() {
    let mut curtain = lifted(A);
    curtain.after(&Turn::open(A));
    assert_eq!(curtain.face(&Turn::open(A)), Face::Open(A), "an open decision shows the public view");
    curtain.after(&Turn::private(B));
    assert_eq!(curtain.face(&Turn::private(B)), Face::Curtain(set(&[B])));
}

#[test]
fn in_a_simultaneous_phase_any_of_the_asked_seats_lifts_it() {
    let all = set(&[A, B, C]);
    let turn = |may| Turn::Seats { may, private: may };
    let mut curtain = down();
    assert_eq!(curtain.face(&turn(all)), Face::Curtain(all));
    assert!(curtain.lift(B, &turn(all)));
    assert_eq!(curtain.face(&turn(all)), Face::Seat(B));
    assert!(!curtain.lift(C, &turn(all)), "B holds the device");
    curtain.after(&turn(all));
    assert_eq!(curtain.face(&turn(all)), Face::Seat(B), "B is still asked");
    curtain.after(&turn(set(&[A, C])));
    assert_eq!(curtain.face(&turn(set(&[A, C]))), Face::Linger(B), "whatever B has learned");
    curtain.hand_on();
    assert_eq!(curtain.face(&turn(set(&[A, C]))), Face::Curtain(set(&[A, C])));
    assert!(!curtain.lift(B, &turn(set(&[A, C]))), "B is done");
}

#[test]
fn only_seats_of_this_device_are_offered_it() {
    let turn = Turn::Seats { may: set(&[A, B, C]), private: set(&[A, B, C]) };
    let mut curtain = Curtain::down(set(&[A, C]));
    assert_eq!(curtain.face(&turn), Face::Curtain(set(&[A, C])));
    assert!(!curtain.lift(B, &turn), "B plays on another device");
    assert_eq!(curtain.face(&Turn::private(B)), Face::Wait);
    assert_eq!(curtain.face(&Turn::open(B)), Face::Wait);
    assert!(!curtain.lift(B, &Turn::open(B)));
    assert_eq!(curtain.face(&Turn::Chance), Face::Wait);
}

#[test]
fn a_seat_with_a_private_decision_beside_an_open_one_can_lift_for_it() {
    let turn = Turn::Seats { may: set(&[A, B]), private: set(&[B]) };
    let mut curtain = down();
    assert_eq!(curtain.face(&turn), Face::Open(A));
    assert!(curtain.lift(B, &turn));
    assert_eq!(curtain.face(&turn), Face::Seat(B));
}
