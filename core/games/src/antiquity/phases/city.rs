//! R2: everybody builds in their cities, sends men to work, and commits. What is built is in `building`, trades are in
//! `trade`, Santa Barbara's power is in `barbara`.

use super::super::action::Action;
use super::super::board::{Form, Piece, Spot};
use super::super::data::{Building, Good, Goods, HOSPITAL_GRAVES, Saint, house_cost};
use super::super::event::Event;
use super::super::state::{Draft, Phase, State};
use super::super::supply;
use super::building::{self, anchors, bill, sizes_at, spots, turns_at};
use super::{barbara, order, reveal, trade};
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// Tells what a seat does in R2: in the default mode nobody else learns of it before all have committed.
pub fn tell(s: &State, seat: Seat, event: Event, log: &mut Log<Event>) {
    if s.is_veiled() {
        log.only(seat, event);
    } else {
        log.all(event);
    }
}

/// Whether a seat may build now.
fn may_build(s: &State, seat: Seat) -> bool {
    s.asked.has(seat) && (!s.rules.in_order || seat == s.active())
}

/// All legal atomic moves of a seat.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    if !may_build(s, seat) {
        if s.rules.in_order {
            trade::answers(s, seat, list);
        }
        return;
    }
    if let Some(draft) = s.player(seat).work.draft {
        steps(s, seat, draft, list);
    } else if barbara::is_lifting(s.realm(seat)) {
        barbara::lifted(s, seat, list);
    } else {
        building::houses(s, seat, list);
        building::buildings(s, seat, list);
        men(s, seat, list);
        services(s, seat, list);
        trade::actions(s, seat, list);
        if s.has_power(seat, Saint::Barbara) {
            barbara::actions(s, seat, list);
        }
        list.push(Action::Commit);
    }
}

/// Men who can go to work, and those who can go home.
fn men(s: &State, seat: Seat, list: &mut Vec<Action>) {
    let realm = s.realm(seat);
    for slot in 0..realm.pieces.len() {
        if why_no_man(s, seat, slot).is_none() {
            list.push(Action::Man(slot as u8));
        }
    }
    for slot in realm.manned.iter() {
        if why_no_unman(s, seat, slot).is_none() {
            list.push(Action::Unman(slot as u8));
        }
    }
}

/// Why no man can go to a building, or leave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNoMan {
    /// It needs none.
    NoNeed,
    /// There is one.
    There,
    /// It carries a grave (R15).
    Grave,
    /// It works through the university (R20).
    Served,
    /// Nobody is at home.
    NobodyHome,
    /// It has been used this round.
    Used,
    /// An open offer rests on it.
    Offer,
}

/// Why no man of a player can go to the building of this number.
pub fn why_no_man(s: &State, seat: Seat, slot: usize) -> Option<WhyNoMan> {
    let realm = s.realm(seat);
    let piece = realm.pieces[slot];
    if !piece.stands() || !piece.building.needs_man() {
        Some(WhyNoMan::NoNeed)
    } else if realm.manned.has(slot) {
        Some(WhyNoMan::There)
    } else if realm.graves_on(piece) != 0 {
        Some(WhyNoMan::Grave)
    } else if realm.served(slot) {
        Some(WhyNoMan::Served)
    } else if realm.home == 0 {
        Some(WhyNoMan::NobodyHome)
    } else {
        None
    }
}

/// Why the man on the building of this number cannot go home.
pub fn why_no_unman(s: &State, seat: Seat, slot: usize) -> Option<WhyNoMan> {
    let player = s.player(seat);
    let building = player.realm.pieces[slot].building;
    if player.work.used.has(building) {
        Some(WhyNoMan::Used)
    } else if building == Building::Market && trade::rests_on_market(s, seat) {
        Some(WhyNoMan::Offer)
    } else {
        None
    }
}

/// What hospital, theology faculty and market can do.
fn services(s: &State, seat: Seat, list: &mut Vec<Action>) {
    let player = s.player(seat);
    let realm = &player.realm;
    if player.work.removed < HOSPITAL_GRAVES && realm.working(Building::Hospital) {
        list.extend(spots(s, seat, |city| realm.graves[usize::from(city)]).map(Action::Heal));
    }
    if can_raze(s, seat) {
        list.push(Action::Raze);
    }
    if realm.stock.total() >= 2 && realm.working(Building::Market) {
        list.push(Action::Bank);
    }
}

/// Whether a player can raze the own cathedral: once a round, not Santa Maria's, and not with a grave on it (R21, R22).
pub fn can_raze(s: &State, seat: Seat) -> bool {
    let player = s.player(seat);
    player.realm.saint.is_some_and(|saint| saint != Saint::Maria)
        && !player.work.used.has(Building::Theology)
        && player.realm.working(Building::Theology)
        && player.realm.working(Building::Cathedral)
}

/// The next steps of a command that has been begun.
fn steps(s: &State, seat: Seat, draft: Draft, list: &mut Vec<Action>) {
    let realm = s.realm(seat);
    match draft {
        Draft::House { at: None, .. } => list.extend(s.free_squares(seat).map(Action::Square)),
        Draft::House { number, paid, .. } => {
            list.extend(bill(s, seat, house_cost(number), paid).next().map(Action::Pay));
        }
        Draft::Build { building, at: None, .. } => {
            list.extend(spots(s, seat, |city| anchors(realm, city, building)).map(Action::Square));
        }
        Draft::Build { building: Building::Storage, at: Some(spot), form: None, .. } => {
            list.extend(sizes_at(s, seat, spot).map(Action::Size));
        }
        Draft::Build { building, at: Some(spot), form: None, .. } => {
            list.extend(turns_at(realm, spot, building).map(Action::Turn));
        }
        Draft::Build { building, paid, .. } => {
            let before = list.len();
            list.extend(bill(s, seat, building.cost(), paid).next().map(Action::Pay));
            if building == Building::Cathedral && list.len() == before {
                list.extend(Saint::ALL.map(Action::Choose));
            }
        }
        Draft::Bank(given) if given.total() < 2 => {
            let left = |good: &Good| realm.stock.get(*good) > given.get(*good);
            list.extend(Good::ALL.into_iter().filter(left).map(Action::Pay));
        }
        Draft::Bank(_) => list.extend(Good::ALL.map(Action::Gain)),
        Draft::Offer { to, give, get } => trade::steps(s, seat, to, give, get, list),
        Draft::Place { thing, at } => barbara::placing(s, seat, thing, at, list),
        Draft::Carry { from } => barbara::carrying(s, seat, from, list),
        Draft::Deed { .. } | Draft::Harvest { .. } => {}
    }
}

/// Carries out a legal action.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    let free = s.player(seat).work.free;
    let draft = s.player(seat).work.draft;
    if s.rules.in_order {
        log.all(Event::Did(seat, action));
    }
    match action {
        Action::House(number) => {
            begin(s, seat, Draft::House { number, free: false, at: None, paid: Goods::NONE }, log);
        }
        Action::Free(number) => {
            begin(s, seat, Draft::House { number, free: true, at: None, paid: Goods::NONE }, log);
        }
        Action::Build(building) => {
            begin(s, seat, Draft::Build { building, at: None, form: None, paid: Goods::NONE }, log);
        }
        Action::Bank => begin(s, seat, Draft::Bank(Goods::NONE), log),
        Action::Offer(to) => begin(s, seat, Draft::Offer { to, give: Goods::NONE, get: Goods::NONE }, log),
        Action::Place(thing) => barbara::hold(s, seat, thing, log),
        Action::Carry => begin(s, seat, Draft::Carry { from: None }, log),
        Action::Man(slot) => man(s, seat, slot, true, log),
        Action::Unman(slot) => man(s, seat, slot, false, log),
        Action::Heal(spot) => heal(s, seat, spot, log),
        Action::Raze => raze(s, seat, log),
        Action::Accept(from, _) => trade::accept(s, seat, from, log),
        Action::Reject(from, _) => trade::reject(s, seat, from, log),
        Action::Withdraw(to, _) => trade::withdraw(s, seat, to, log),
        Action::Lift(thing) => barbara::lift(s, seat, thing, log),
        Action::Commit => {
            commit(s, seat, log);
            return;
        }
        _ => {
            if let Some(draft) = draft {
                go_on(s, seat, draft, action, log);
            }
        }
    }
    // A free house follows directly on the house that was paid for: any other command ends the chance of it.
    let work = &mut s.player_mut(seat).work;
    let ended = work.draft.is_none() && action != Action::Drop;
    if ended && work.free == free {
        work.free = 0;
    }
}

/// Begins a command, or goes on with it: nothing that it names has left its place yet.
pub fn begin(s: &mut State, seat: Seat, draft: Draft, log: &mut Log<Event>) {
    s.player_mut(seat).work.draft = Some(draft);
    tell(s, seat, Event::Draft(Some(draft)), log);
}

/// Goes on with a command.
fn go_on(s: &mut State, seat: Seat, draft: Draft, action: Action, log: &mut Log<Event>) {
    match (draft, action) {
        (Draft::House { number, free, paid, .. }, Action::Square(spot)) => {
            building::house(s, seat, number, free, spot, paid, log);
        }
        (Draft::House { number, free, at: Some(spot), mut paid }, Action::Pay(good)) => {
            paid.add(good, 1);
            building::house(s, seat, number, free, spot, paid, log);
        }
        (Draft::Build { building, paid, .. }, Action::Square(spot)) => {
            let form = building::only_form(s, seat, building, spot);
            building::build(s, seat, Draft::Build { building, at: Some(spot), form, paid }, log);
        }
        (Draft::Build { building, at, paid, .. }, Action::Turn(turn)) => {
            building::build(s, seat, Draft::Build { building, at, form: Some(Form::turned(turn)), paid }, log);
        }
        (Draft::Build { building, at, paid, .. }, Action::Size(form)) => {
            building::build(s, seat, Draft::Build { building, at, form: Some(form), paid }, log);
        }
        (Draft::Build { building, at, form, mut paid }, Action::Pay(good)) => {
            paid.add(good, 1);
            building::build(s, seat, Draft::Build { building, at, form, paid }, log);
        }
        (Draft::Build { at: Some(spot), form: Some(form), paid, building }, Action::Choose(saint)) => {
            if let Some(paid) = bill(s, seat, building.cost(), paid).only() {
                building::place(s, seat, building, spot, form, paid, Some(saint), log);
            }
        }
        (Draft::Bank(mut given), Action::Pay(good)) => {
            given.add(good, 1);
            begin(s, seat, Draft::Bank(given), log);
        }
        (Draft::Bank(given), Action::Gain(good)) => bank(s, seat, given, good, log),
        (Draft::Offer { to, give, get }, _) => trade::go_on(s, seat, to, give, get, action, log),
        (Draft::Place { thing, at }, _) => barbara::place(s, seat, thing, at, action, log),
        (Draft::Carry { from }, _) => barbara::carry(s, seat, from, action, log),
        _ => {}
    }
}

/// A building that has been used this round; a faculty without a man of its own uses the university too.
pub fn mark_used(s: &mut State, seat: Seat, building: Building) {
    let player = s.player_mut(seat);
    player.work.used.mark(building);
    let alone = player.realm.find(building).is_some_and(|slot| player.realm.manned.has(slot));
    if building.is_faculty() && !alone {
        player.work.used.mark(Building::University);
    }
}

/// A man goes to a building, or home.
fn man(s: &mut State, seat: Seat, slot: u8, to_work: bool, log: &mut Log<Event>) {
    let realm = s.realm_mut(seat);
    realm.manned.set(slot.into(), to_work);
    realm.home = if to_work { realm.home - 1 } else { realm.home + 1 };
    let building = realm.pieces[usize::from(slot)].building;
    tell(s, seat, if to_work { Event::Manned(seat, building) } else { Event::Unmanned(seat, building) }, log);
}

/// The hospital removes a grave; a building that is free of graves again can be used at once (R15).
fn heal(s: &mut State, seat: Seat, spot: Spot, log: &mut Log<Event>) {
    mark_used(s, seat, Building::Hospital);
    let player = s.player_mut(seat);
    player.work.removed += 1;
    player.realm.graves[usize::from(spot.city())] &= !spot.square().bit();
    tell(s, seat, Event::Healed(seat, spot), log);
}

/// The cathedral returns to the reserve, and the saint is lost (R21).
fn raze(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    mark_used(s, seat, Building::Theology);
    let realm = s.realm_mut(seat);
    if let Some(slot) = realm.find(Building::Cathedral) {
        let piece = realm.pieces[slot];
        realm.covered[usize::from(piece.spot.city())] &= !piece.squares();
        realm.pieces[slot] = Piece { building: Building::Cathedral, spot: Spot::NONE, form: Form::default() };
    }
    realm.saint = None;
    tell(s, seat, Event::Razed(seat), log);
}

/// Two goods go to the supply and one comes (R28); beyond the supply it is lost.
fn bank(s: &mut State, seat: Seat, given: Goods, good: Good, log: &mut Log<Event>) {
    mark_used(s, seat, Building::Market);
    s.player_mut(seat).work.draft = None;
    let realm = s.realm_mut(seat);
    realm.stock = realm.stock.minus(given);
    let came = supply::gain(s, seat, good, 1) > 0;
    tell(s, seat, Event::Banked(seat, given, came.then_some(good)), log);
}

/// Whether committing now cannot be taken back: it is the last one, passes the turn, or ends an offer.
pub fn commit_is_final(s: &State, seat: Seat) -> bool {
    s.rules.in_order || s.asked.minus(SeatSet::one(seat)).is_empty() || trade::has_open(s, seat)
}

/// A player is done: their offers lapse.
fn commit(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    s.player_mut(seat).work.free = 0;
    if trade::lapse_all(s, seat, log) {
        log.barrier(SeatSet::one(seat));
    }
    s.asked = s.asked.minus(SeatSet::one(seat));
    log.all(Event::Committed(seat));
    next(s, log);
}

/// R2 goes on with the next player, or ends.
fn next(s: &mut State, log: &mut Log<Event>) {
    if s.asked.is_empty() {
        end(s, log);
    } else if s.rules.in_order
        && let Some(at) = s.in_order().position(|seat| s.asked.has(seat))
    {
        s.at = at as u8;
    }
}

/// A player has left the game in R2: their offers have lapsed, and they are in `asked` and `order` no more.
pub fn left(s: &mut State, _seat: Seat, log: &mut Log<Event>) {
    next(s, log);
}

/// Everybody has committed: what was done is shown, and the fountains lower famine (R49).
fn end(s: &mut State, log: &mut Log<Event>) {
    reveal::unveil(s, log);
    let fountains = s.players.iter().fold(0u8, |all, player| all.saturating_add(player.work.fountains));
    if fountains > 0 {
        s.famine = s.famine.saturating_sub(fountains);
        log.all(Event::Fountains(fountains, s.famine));
    }
    s.at = 0;
    order::begin(s, log);
}

/// How much an action weighs in random play: what can be repeated for ever weighs little beside being done, and wood is
/// kept for cart shops and sites.
pub fn ways(_s: &State, _seat: Seat, action: Action) -> u32 {
    match action {
        Action::Place(_) => 60,
        Action::House(_) | Action::Free(_) | Action::Man(_) | Action::Heal(_) | Action::Send => 12,
        Action::Build(building) if building == Building::CartShop || building.cost().wood == 0 => 12,
        Action::Commit => 10,
        Action::Accept(..) | Action::Reject(..) => 6,
        _ => 1,
    }
}

/// Whether R2 is on and this seat still builds.
pub fn is_building(s: &State, seat: Seat) -> bool {
    s.phase == Phase::City && may_build(s, seat)
}
