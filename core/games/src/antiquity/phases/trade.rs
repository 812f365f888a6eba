//! R2: trades between players by offer and answer (the trade protocol of section 5).
//!
//! Nothing about a trade depends on what one of the two cannot see: an offer says whether it rests on a market, and the
//! goods given are set aside until it ends (R29, R65).

use super::super::action::Action;
use super::super::data::{Building, Good, Goods};
use super::super::event::Event;
use super::super::state::{Draft, Ended, Offer, State, pair};
use super::city;
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// The most of one good that can be asked for.
const MOST: u16 = 255;

/// Who is asked in R2 played in order: the active player, and whoever has an offer to answer.
pub fn asked(s: &State) -> SeatSet {
    let active = SeatSet::one(s.active());
    s.playing().filter(|seat| offers_to(s, *seat).next().is_some()).fold(active, SeatSet::with)
}

/// The open offers to a seat: from whom, and its number.
fn offers_to(s: &State, to: Seat) -> impl Iterator<Item = (Seat, Offer)> + '_ {
    s.playing().filter(move |from| *from != to).map(move |from| (from, *s.offer(from, to))).filter(|(_, o)| o.open)
}

/// Whether an offer of this seat rests on its market.
pub fn rests_on_market(s: &State, seat: Seat) -> bool {
    let open = |to: Seat| to != seat && s.offer(seat, to).open && s.offer(seat, to).market;
    s.all().any(open)
}

/// Whether an offer from or to this seat is open, as far as the seat knows.
pub fn has_open(s: &State, seat: Seat) -> bool {
    s.all().filter(|other| *other != seat).any(|other| s.offer(seat, other).open || s.offer(other, seat).open)
}

/// Whether an offer can be made to a seat.
pub fn can_offer(s: &State, from: Seat, to: Seat) -> bool {
    from != to && !s.player(to).out && (s.rules.in_order || s.asked.has(to))
}

/// Whether a seat can accept an offer: the goods are there, and one of the two has a working market (R29).
pub fn can_accept(s: &State, to: Seat, offer: &Offer) -> bool {
    let realm = s.realm(to);
    offer.open && realm.stock.covers(offer.get) && (offer.market || realm.working(Building::Market))
}

/// Answers to open offers.
pub fn answers(s: &State, seat: Seat, list: &mut Vec<Action>) {
    for (from, offer) in offers_to(s, seat) {
        if can_accept(s, seat, &offer) {
            list.push(Action::Accept(from, offer.number));
        }
        list.push(Action::Reject(from, offer.number));
    }
}

/// Answers, withdrawals and new offers.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    answers(s, seat, list);
    for to in s.all().filter(|to| *to != seat) {
        let offer = s.offer(seat, to);
        if offer.open {
            list.push(Action::Withdraw(to, offer.number));
        }
        if can_offer(s, seat, to) {
            list.push(Action::Offer(to));
        }
    }
}

/// The goods that can be given in a new offer: a new one first returns those of the one it replaces.
fn givable(s: &State, seat: Seat, to: Seat) -> Goods {
    let offer = s.offer(seat, to);
    let stock = s.realm(seat).stock;
    if offer.open { stock.plus(offer.give) } else { stock }
}

/// The next steps of an offer that is being written. Whoever it is for may have committed meanwhile.
pub fn steps(s: &State, seat: Seat, to: Seat, give: Goods, get: Goods, list: &mut Vec<Action>) {
    let there = givable(s, seat, to);
    list.extend(Good::ALL.into_iter().filter(|good| there.get(*good) > give.get(*good)).map(Action::Give));
    list.extend(Good::ALL.into_iter().filter(|good| get.get(*good) < MOST).map(Action::Ask));
    if can_offer(s, seat, to) && !(give.is_empty() && get.is_empty()) {
        list.push(Action::Send);
    }
    list.push(Action::Drop);
}

/// Whether an offer that is being written can be one.
pub fn draft_can_be(s: &State, seat: Seat, to: Seat, give: Goods, get: Goods) -> bool {
    let asked = Good::ALL.into_iter().all(|good| get.get(good) <= MOST);
    to.0 < s.seats && to != seat && asked && givable(s, seat, to).covers(give)
}

/// Goes on with an offer that is being written.
pub fn go_on(
    s: &mut State,
    seat: Seat,
    to: Seat,
    mut give: Goods,
    mut get: Goods,
    action: Action,
    log: &mut Log<Event>,
) {
    match action {
        Action::Give(good) => {
            give.add(good, 1);
            city::begin(s, seat, Draft::Offer { to, give, get }, log);
        }
        Action::Ask(good) => {
            get.add(good, 1);
            city::begin(s, seat, Draft::Offer { to, give, get }, log);
        }
        Action::Send => send(s, seat, to, give, get, log),
        _ => {
            s.player_mut(seat).work.draft = None;
            city::tell(s, seat, Event::Draft(None), log);
        }
    }
}

/// Tells the two of an offer; in R2 played in order offers are public.
fn tell(s: &State, from: Seat, to: Seat, event: &Event, log: &mut Log<Event>) {
    if s.is_veiled() {
        log.only(from, event.clone());
        log.only(to, event.clone());
    } else {
        log.all(event.clone());
    }
}

/// Makes an offer: its goods are set aside.
fn send(s: &mut State, seat: Seat, to: Seat, give: Goods, get: Goods, log: &mut Log<Event>) {
    let stock = givable(s, seat, to).minus(give);
    let player = s.player_mut(seat);
    player.work.draft = None;
    player.realm.stock = stock;
    let market = player.realm.working(Building::Market);
    let offer = &mut s.offers[pair(seat, to)];
    *offer = Offer { number: offer.number.saturating_add(1), open: true, market, give, get, ..Offer::default() };
    let number = offer.number;
    log.barrier(SeatSet::one(seat));
    tell(s, seat, to, &Event::Offered(seat, to, number, give, get, market), log);
}

/// An offer ends: the goods set aside return.
fn close(s: &mut State, from: Seat, to: Seat, ended: Ended) {
    let offer = &mut s.offers[pair(from, to)];
    let give = offer.give;
    *offer = Offer { number: offer.number, ended: Some(ended), ..Offer::default() };
    let realm = s.realm_mut(from);
    realm.stock = realm.stock.plus(give);
}

/// Turns an offer down.
pub fn reject(s: &mut State, seat: Seat, from: Seat, log: &mut Log<Event>) {
    let number = s.offer(from, seat).number;
    close(s, from, seat, Ended::Rejected);
    log.barrier(SeatSet::one(seat));
    tell(s, from, seat, &Event::Rejected(from, seat, number), log);
}

/// Takes an offer back.
pub fn withdraw(s: &mut State, seat: Seat, to: Seat, log: &mut Log<Event>) {
    let number = s.offer(seat, to).number;
    close(s, seat, to, Ended::Withdrawn);
    log.barrier(SeatSet::one(seat));
    tell(s, seat, to, &Event::Withdrawn(seat, to, number), log);
}

/// Accepts an offer: the goods change hands at once, and neither can undo past it.
pub fn accept(s: &mut State, seat: Seat, from: Seat, log: &mut Log<Event>) {
    let Offer { number, market, give, get, .. } = *s.offer(from, seat);
    s.offers[pair(from, seat)] = Offer { number, ended: Some(Ended::Accepted), ..Offer::default() };
    // Every working market of the two counts as used, the one the offer rests on also while it is lifted.
    if market || s.realm(from).working(Building::Market) {
        city::mark_used(s, from, Building::Market);
    }
    if s.realm(seat).working(Building::Market) {
        city::mark_used(s, seat, Building::Market);
    }
    let giver = s.player_mut(from);
    giver.realm.stock = giver.realm.stock.plus(get);
    // What the giver has begun could not be undone any more: it is dropped.
    giver.work.draft = None;
    let taker = s.realm_mut(seat);
    taker.stock = taker.stock.minus(get).plus(give);
    for (one, other, goods) in [(from, seat, give), (seat, from, get)] {
        let traded = &mut s.traded[pair(one, other)];
        *traded = Goods(std::array::from_fn(|i| traded.0[i].saturating_add(goods.0[i])));
    }
    log.barrier(SeatSet::one(seat).with(from));
    log.all(Event::Traded(from, seat, give, get));
}

/// Ends all offers from and to a seat; says whether there were any.
pub fn lapse_all(s: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    let mut any = false;
    for other in s.all().filter(|other| *other != seat) {
        for (from, to) in [(seat, other), (other, seat)] {
            let Offer { open: true, number, .. } = *s.offer(from, to) else { continue };
            close(s, from, to, Ended::Lapsed);
            tell(s, from, to, &Event::Lapsed(from, to, number), log);
            any = true;
        }
    }
    any
}
