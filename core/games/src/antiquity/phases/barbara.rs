//! R2: Santa Barbara's power to move houses, buildings and graves. Several may be lifted before they are placed again;
//! while one is lifted nothing else is possible, and the power is taken as working.

use super::super::action::Action;
use super::super::board::{Form, Realm, SQUARES, Slots, Spot, Thing, turns};
use super::super::data::HOUSES;
use super::super::event::{Event, What};
use super::super::shapes::{self, Square, side, squares};
use super::super::state::{Draft, State};
use super::city;
use table::log::Log;
use table::seat::Seat;

/// Whether anything is lifted.
pub fn is_lifting(realm: &Realm) -> bool {
    aloft(realm).next().is_some()
}

/// The houses and pieces that are lifted.
pub fn aloft(realm: &Realm) -> impl Iterator<Item = Thing> + '_ {
    things(realm).filter(|(_, spot)| *spot == Spot::ALOFT).map(|(thing, _)| thing)
}

/// All houses and pieces, with where they are.
fn things(realm: &Realm) -> impl Iterator<Item = (Thing, Spot)> + '_ {
    let houses = (1..=HOUSES).map(|n| (Thing::House(n), realm.houses[usize::from(n) - 1]));
    houses.chain(realm.pieces.iter().enumerate().map(|(slot, piece)| (Thing::Piece(slot as u8), piece.spot)))
}

/// Where a house or piece is.
fn spot_of(realm: &Realm, thing: Thing) -> Option<Spot> {
    match thing {
        Thing::House(number) => realm.houses.get(usize::from(number).wrapping_sub(1)).copied(),
        Thing::Piece(slot) => realm.pieces.get(usize::from(slot)).map(|piece| piece.spot),
    }
}

/// Everything that stands can be lifted, and a grave be moved to a free square.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    lifts(s.realm(seat), list);
    if carry_can_be(s, seat, None) {
        list.push(Action::Carry);
    }
}

fn lifts(realm: &Realm, list: &mut Vec<Action>) {
    list.extend(things(realm).filter(|(_, spot)| spot.is_on_board()).map(|(thing, _)| Action::Lift(thing)));
}

/// While something is lifted: place it, or lift more.
pub fn lifted(s: &State, seat: Seat, list: &mut Vec<Action>) {
    let realm = s.realm(seat);
    list.extend(aloft(realm).filter(|thing| places(s, seat, *thing).next().is_some()).map(Action::Place));
    lifts(realm, list);
}

/// The turns that a lifted piece may be given: distinct ones, or any of four if it carries graves (R61).
fn turns_of(s: &State, seat: Seat, thing: Thing) -> u8 {
    let Thing::Piece(slot) = thing else { return 1 };
    let piece = s.realm(seat).pieces[usize::from(slot)];
    if graves_aloft(s, seat, usize::from(slot)) == 0 { turns(piece.building, piece.form) } else { 4 }
}

/// The squares of a city where a lifted piece fits with this turn.
fn anchors(realm: &Realm, city: u8, thing: Thing, turn: u8) -> u64 {
    let free = realm.free(city);
    match thing {
        Thing::House(_) => free,
        Thing::Piece(slot) => {
            let piece = realm.pieces[usize::from(slot)];
            let shape = super::super::board::shape(piece.building, piece.form.with_turns(turn));
            shape.anchors(free, side(usize::from(city)))
        }
    }
}

/// The squares where a lifted piece fits under some turn.
fn places(s: &State, seat: Seat, thing: Thing) -> impl Iterator<Item = Spot> + '_ {
    let (realm, turns) = (s.realm(seat), turns_of(s, seat, thing));
    (0..s.city_count(seat)).flat_map(move |city| {
        let fits = (0..turns).fold(0, |all, turn| all | anchors(realm, city, thing, turn));
        squares(fits).map(move |square| Spot::at(city, square))
    })
}

/// The turns with which a lifted piece fits on a square.
fn turns_at(s: &State, seat: Seat, thing: Thing, spot: Spot) -> impl Iterator<Item = u8> + '_ {
    let realm = s.realm(seat);
    let fits = move |turn: &u8| anchors(realm, spot.city(), thing, *turn) & spot.square().bit() != 0;
    (0..turns_of(s, seat, thing)).filter(fits)
}

/// The next steps of placing a lifted piece.
pub fn placing(s: &State, seat: Seat, thing: Thing, at: Option<Spot>, list: &mut Vec<Action>) {
    match at {
        None => list.extend(places(s, seat, thing).map(Action::Square)),
        Some(spot) => list.extend(turns_at(s, seat, thing, spot).map(Action::Turn)),
    }
}

/// Whether a piece can be in the middle of being placed.
pub fn place_can_be(s: &State, seat: Seat, thing: Thing, at: Option<Spot>) -> bool {
    spot_of(s.realm(seat), thing) == Some(Spot::ALOFT)
        && match at {
            None => places(s, seat, thing).next().is_some(),
            Some(spot) => {
                let there = spot.is_on_board() && spot.city() < s.city_count(seat);
                there && turns_at(s, seat, thing, spot).nth(1).is_some()
            }
        }
}

/// The next steps of moving a grave.
pub fn carrying(s: &State, seat: Seat, from: Option<Spot>, list: &mut Vec<Action>) {
    match from {
        None => {
            let realm = s.realm(seat);
            let graves = (0..s.city_count(seat)).flat_map(|city| {
                squares(realm.graves[usize::from(city)]).map(move |square| Action::From(Spot::at(city, square)))
            });
            list.extend(graves);
        }
        Some(_) => list.extend(s.free_squares(seat).map(Action::Square)),
    }
}

/// Whether a grave can be in the middle of being moved.
pub fn carry_can_be(s: &State, seat: Seat, from: Option<Spot>) -> bool {
    let realm = s.realm(seat);
    let grave = match from {
        None => realm.graves.iter().any(|set| *set != 0),
        Some(spot) => spot.is_on_board() && realm.graves[usize::from(spot.city())] & spot.square().bit() != 0,
    };
    grave && s.free_count(seat) > 0
}

/// How many squares the lifted pieces before this one have together: where its graves begin in the row of bits.
fn offset(realm: &Realm, slot: usize) -> usize {
    let before = realm.pieces[..slot].iter().filter(|piece| piece.spot == Spot::ALOFT);
    before.map(|piece| piece.shape().len() as usize).sum()
}

/// The graves on a lifted piece, as it would lie with its corner on the first square.
pub fn graves_aloft(s: &State, seat: Seat, slot: usize) -> u64 {
    let player = s.player(seat);
    let from = offset(&player.realm, slot);
    let shape = player.realm.pieces[slot].shape();
    let cells = squares(shape.mask).enumerate();
    cells.filter(|(n, _)| player.work.aloft.has(from + n)).fold(0, |all, (_, square)| all | square.bit())
}

/// Makes room in the row of bits for the graves of a piece, or takes them out.
fn shift(bits: Slots, from: usize, put: Option<&[bool]>, len: usize) -> Slots {
    let mut shifted = Slots::default();
    for n in 0..SQUARES {
        let there = match put {
            _ if n < from => bits.has(n),
            Some(graves) if n < from + len => graves[n - from],
            Some(_) => bits.has(n - len),
            None => bits.has(n + len),
        };
        shifted.set(n, there);
    }
    shifted
}

/// Lifts a house or piece with its man and graves; its used-mark goes with its type (R26).
pub fn lift(s: &mut State, seat: Seat, thing: Thing, log: &mut Log<Event>) {
    let player = s.player_mut(seat);
    match thing {
        Thing::House(number) => {
            let spot = std::mem::replace(&mut player.realm.houses[usize::from(number) - 1], Spot::ALOFT);
            player.realm.covered[usize::from(spot.city())] &= !spot.square().bit();
        }
        Thing::Piece(slot) => {
            let slot = usize::from(slot);
            let piece = player.realm.pieces[slot];
            let (city, covers) = (usize::from(piece.spot.city()), piece.squares());
            let graves: Vec<bool> =
                squares(covers).map(|square| player.realm.graves[city] & square.bit() != 0).collect();
            let from = offset(&player.realm, slot);
            player.work.aloft = shift(player.work.aloft, from, Some(&graves), graves.len());
            player.realm.graves[city] &= !covers;
            player.realm.covered[city] &= !covers;
            player.realm.pieces[slot].spot = Spot::ALOFT;
        }
    }
    let what = What::of(s.realm(seat), thing);
    city::tell(s, seat, Event::Lifted(seat, what), log);
}

/// Takes a lifted piece, to place it.
pub fn hold(s: &mut State, seat: Seat, thing: Thing, log: &mut Log<Event>) {
    city::begin(s, seat, Draft::Place { thing, at: None }, log);
}

/// Goes on with placing a lifted piece.
pub fn place(s: &mut State, seat: Seat, thing: Thing, at: Option<Spot>, action: Action, log: &mut Log<Event>) {
    let (spot, turn) = match (action, at) {
        (Action::Square(spot), _) => {
            let mut turns = turns_at(s, seat, thing, spot);
            (spot, turns.next().filter(|_| turns.next().is_none()))
        }
        (Action::Turn(turn), Some(spot)) => (spot, Some(turn)),
        _ => return,
    };
    match turn {
        Some(turn) => put(s, seat, thing, spot, turn, log),
        None => city::begin(s, seat, Draft::Place { thing, at: Some(spot) }, log),
    }
}

/// Puts a lifted piece down; its graves lie on the same squares of it.
fn put(s: &mut State, seat: Seat, thing: Thing, spot: Spot, turn: u8, log: &mut Log<Event>) {
    let city = usize::from(spot.city());
    match thing {
        Thing::House(number) => {
            let realm = s.realm_mut(seat);
            realm.houses[usize::from(number) - 1] = spot;
            realm.covered[city] |= spot.square().bit();
        }
        Thing::Piece(slot) => {
            let slot = usize::from(slot);
            let graves = graves_aloft(s, seat, slot);
            let player = s.player_mut(seat);
            let (from, old) = (offset(&player.realm, slot), player.realm.pieces[slot]);
            player.work.aloft = shift(player.work.aloft, from, None, old.shape().len() as usize);
            let form: Form = old.form.with_turns(turn);
            let quarters = (4 + turn - old.form.turns()) % 4;
            let carried = shapes::carried(graves, old.shape(), Square(0), quarters, spot.square());
            let piece = &mut player.realm.pieces[slot];
            (piece.spot, piece.form) = (spot, form);
            let covers = piece.squares();
            player.realm.covered[city] |= covers;
            player.realm.graves[city] |= carried;
        }
    }
    s.player_mut(seat).work.draft = None;
    let what = What::of(s.realm(seat), thing);
    city::tell(s, seat, Event::Placed(seat, what, spot), log);
}

/// Goes on with moving a grave.
pub fn carry(s: &mut State, seat: Seat, from: Option<Spot>, action: Action, log: &mut Log<Event>) {
    match (action, from) {
        (Action::From(spot), _) => city::begin(s, seat, Draft::Carry { from: Some(spot) }, log),
        (Action::Square(to), Some(from)) => {
            let player = s.player_mut(seat);
            player.work.draft = None;
            player.realm.graves[usize::from(from.city())] &= !from.square().bit();
            player.realm.graves[usize::from(to.city())] |= to.square().bit();
            city::tell(s, seat, Event::Carried(seat, from, to), log);
        }
        _ => {}
    }
}
