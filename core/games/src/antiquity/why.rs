//! Why something cannot be chosen in R2: one reason at a time, in words, with the ruling that says so.

use super::board::{Spot, Thing};
use super::data::{Building, Good, HOSPITAL_GRAVES, HOUSES, Saint, house_cost};
use super::phases::building::{self, WhyNot, WhyNotHere};
use super::phases::city::{self, WhyNoMan};
use super::phases::payments::Bill;
use super::phases::{barbara, trade};
use super::state::{Draft, State};
use super::words;
use table::prompt::Reason;
use table::seat::Seat;
use table::text::Text;

fn reason(why: Text, ruling: u16) -> Option<Reason> {
    Some(Reason { why, ruling: Some(ruling) })
}

fn plain(why: Text) -> Option<Reason> {
    Some(Reason { why, ruling: None })
}

/// Why a building of a type cannot be begun.
pub fn not_built(s: &State, seat: Seat, building: Building) -> Option<Reason> {
    match building::why_not(s, seat, building)? {
        WhyNot::Unique => plain(Text::new("why-unique").text("building", words::building(building))),
        WhyNot::Supply => plain(Text::new("why-supply")),
        WhyNot::Cost => {
            let cost = building.cost();
            let text = Text::new("why-cost").list("cost", words::cost(cost));
            if cost.luxuries > 1 { reason(text, 18) } else { plain(text) }
        }
        WhyNot::Room => reason(Text::new("why-room"), 61),
    }
}

/// Why a house cannot be begun.
pub fn no_house(s: &State, seat: Seat, number: u8) -> Option<Reason> {
    let player = s.player(seat);
    if !(1..=HOUSES).contains(&number) || player.realm.has_house(number) {
        return None;
    }
    let bill = Bill::new(player.realm.stock, house_cost(number), building::philosophy(s, seat));
    if s.free_count(seat) == 0 {
        plain(Text::new("why-room"))
    } else if !bill.can_be_paid() {
        reason(Text::new("why-cost").list("cost", words::cost(house_cost(number))), 18)
    } else {
        None
    }
}

/// Why no man can go to a building, or leave it.
pub fn no_man(s: &State, seat: Seat, slot: usize) -> Option<Reason> {
    let realm = s.realm(seat);
    let there = realm.manned.has(slot);
    let why = if there { city::why_no_unman(s, seat, slot) } else { city::why_no_man(s, seat, slot) };
    match why? {
        WhyNoMan::NoNeed => plain(Text::new("why-no-need")),
        WhyNoMan::There => None,
        WhyNoMan::Grave => reason(Text::new("why-grave-on-it"), 15),
        WhyNoMan::Served => reason(Text::new("why-served"), 20),
        WhyNoMan::NobodyHome => plain(Text::new("why-nobody-home")),
        WhyNoMan::Used => reason(Text::new("why-used"), 26),
        WhyNoMan::Offer => reason(Text::new("why-offer-rests"), 65),
    }
}

/// Why what is being placed does not fit with its corner on a square.
pub fn not_here(s: &State, seat: Seat, spot: Spot) -> Option<Reason> {
    let realm = s.realm(seat);
    let taken = |thing: Thing| {
        let what = words::what(super::event::What::of(realm, thing));
        plain(Text::new("why-taken").text("what", what))
    };
    let single = || match realm.on(spot) {
        Some(thing) => taken(thing),
        None if realm.free(spot.city()) & spot.square().bit() == 0 => reason(Text::new("why-grave-here"), 13),
        None => None,
    };
    match s.player(seat).work.draft? {
        Draft::House { at: None, .. } | Draft::Place { thing: Thing::House(_), at: None } => single(),
        Draft::Carry { from: Some(_) } => match single() {
            Some(Reason { why, .. }) => reason(why, 26),
            None => None,
        },
        Draft::Build { building, at: None, .. } => {
            let fits = building::anchors(realm, spot.city(), building) & spot.square().bit() != 0;
            if fits { None } else { why_piece(s, seat, spot, building) }
        }
        Draft::Place { thing: Thing::Piece(slot), at: None } => {
            let mut squares = Vec::new();
            barbara::placing(s, seat, Thing::Piece(slot), None, &mut squares);
            let fits = squares.contains(&super::action::Action::Square(spot));
            if fits { None } else { why_piece(s, seat, spot, realm.pieces[usize::from(slot)].building) }
        }
        _ => None,
    }
}

fn why_piece(s: &State, seat: Seat, spot: Spot, building: Building) -> Option<Reason> {
    let realm = s.realm(seat);
    match building::why_not_here(realm, spot, building) {
        Some(WhyNotHere::Edge) => plain(Text::new("why-edge")),
        Some(WhyNotHere::Taken(thing)) => {
            let what = words::what(super::event::What::of(realm, thing));
            plain(Text::new("why-piece-taken").text("what", what))
        }
        Some(WhyNotHere::Grave) => reason(Text::new("why-piece-grave"), 13),
        None => plain(Text::new("why-edge")),
    }
}

/// Why a grave cannot be removed by the hospital.
pub fn not_healed(s: &State, seat: Seat) -> Option<Reason> {
    let player = s.player(seat);
    if player.realm.find(Building::Hospital).is_none() {
        None
    } else if !player.realm.working(Building::Hospital) {
        reason(Text::new("why-hospital-idle"), 15)
    } else if player.work.removed >= HOSPITAL_GRAVES {
        plain(Text::new("why-hospital-done").num("count", HOSPITAL_GRAVES))
    } else {
        None
    }
}

/// Why the cathedral cannot be razed.
pub fn not_razed(s: &State, seat: Seat) -> Option<Reason> {
    let player = s.player(seat);
    let realm = &player.realm;
    if realm.saint == Some(Saint::Maria) {
        reason(Text::new("why-raze-maria"), 21)
    } else if !realm.working(Building::Theology) {
        plain(Text::new("why-raze-theology"))
    } else if player.work.used.has(Building::Theology) {
        reason(Text::new("why-raze-once"), 21)
    } else if !realm.working(Building::Cathedral) {
        reason(Text::new("why-raze-grave"), 22)
    } else {
        None
    }
}

/// Why an offer cannot be accepted.
pub fn not_accepted(s: &State, from: Seat, seat: Seat) -> Option<Reason> {
    let offer = s.offer(from, seat);
    if !offer.open || trade::can_accept(s, seat, offer) {
        None
    } else if s.realm(seat).stock.covers(offer.get) {
        reason(Text::new("why-no-market"), 29)
    } else {
        let missing = Good::ALL.into_iter().filter_map(|good| {
            let short = offer.get.get(good).saturating_sub(s.realm(seat).stock.get(good));
            (short > 0).then(|| words::count(good, short))
        });
        plain(Text::new("why-goods-missing").list("goods", missing.collect()))
    }
}
