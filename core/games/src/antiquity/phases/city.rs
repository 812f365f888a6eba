//! R2: everybody builds in their cities, hires men out to buildings, and commits. Trades are in `trade`, Santa Barbara's
//! power is in `barbara`.

use super::super::action::Action;
use super::super::board::{Form, Piece, Realm, Spot, Thing, shape, turns};
use super::super::data::{Building, Cost, Good, Goods, HOSPITAL_GRAVES, HOUSES, Saint, house_cost};
use super::super::event::{Changes, Event, What};
use super::super::shapes::{self, side, squares};
use super::super::state::{Draft, Offer, PAIRS, Phase, State, pair};
use super::super::supply;
use super::payments::{Bill, breaks_different};
use super::{barbara, order, trade};
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

/// Keeps what the others are going to see of each player until all have committed.
pub fn veil(s: &mut State) {
    for seat in s.all() {
        let hidden = s.is_veiled() && !s.player(seat).out;
        s.before[seat.index()] = hidden.then_some(s.player(seat).realm);
    }
}

/// Whether a seat may build now.
fn may_build(s: &State, seat: Seat) -> bool {
    s.asked.has(seat) && (!s.rules.in_order || seat == s.active())
}

/// Whether philosophy lifts "different" for a player.
pub fn philosophy(s: &State, seat: Seat) -> bool {
    s.realm(seat).working(Building::Philosophy)
}

/// The bill of a cost for a player.
pub fn bill(s: &State, seat: Seat, cost: Cost, paid: Goods) -> Bill {
    Bill { paid, ..Bill::new(s.realm(seat).stock, cost, philosophy(s, seat)) }
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
        houses(s, seat, list);
        buildings(s, seat, list);
        men(s, seat, list);
        services(s, seat, list);
        trade::actions(s, seat, list);
        if s.has_power(seat, Saint::Barbara) {
            barbara::actions(s, seat, list);
        }
        list.push(Action::Commit);
    }
}

/// Houses that can be paid for, and those that San Nicolò gives directly after one that was paid for.
fn houses(s: &State, seat: Seat, list: &mut Vec<Action>) {
    let player = s.player(seat);
    if s.free_count(seat) == 0 {
        return;
    }
    let any = philosophy(s, seat);
    for number in (1..=HOUSES).filter(|n| !player.realm.has_house(*n)) {
        if Bill::new(player.realm.stock, house_cost(number), any).can_be_paid() {
            list.push(Action::House(number));
        }
    }
    if player.work.free > 0 && player.realm.has_power(Saint::Nicolo) {
        list.extend((1..player.work.free).filter(|n| !player.realm.has_house(*n)).map(Action::Free));
    }
}

/// Types of buildings that can be paid for and fit somewhere.
fn buildings(s: &State, seat: Seat, list: &mut Vec<Action>) {
    for building in Building::ALL {
        if why_not(s, seat, building).is_none() {
            list.push(Action::Build(building));
        }
    }
}

/// Why a building cannot be begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// There is one, and only one may be.
    Unique,
    /// None is left in the box (`limited_supply`).
    Supply,
    /// The cost cannot be paid.
    Cost,
    /// It fits nowhere.
    Room,
}

/// Why a player cannot begin to build a building of a type; none if they can.
pub fn why_not(s: &State, seat: Seat, building: Building) -> Option<WhyNot> {
    let realm = s.realm(seat);
    if building.is_unique() && realm.find(building).is_some() {
        return Some(WhyNot::Unique);
    }
    if left_of(s, building) == 0 {
        return Some(WhyNot::Supply);
    }
    if !bill(s, seat, building.cost(), Goods::NONE).can_be_paid() {
        return Some(WhyNot::Cost);
    }
    let fits = (0..s.city_count(seat)).any(|city| anchors(realm, city, building) != 0);
    (!fits).then_some(WhyNot::Room)
}

/// How many pieces of a type are left in the box: of storages, pieces of two squares. Without a limit there are enough.
pub fn left_of(s: &State, building: Building) -> u8 {
    match building {
        Building::CartShop => supply::cart_shops(s),
        Building::Fountain => supply::fountains(s),
        Building::Storage => supply::storage_pieces(s),
        _ => u8::MAX,
    }
}

/// The squares of a city where a piece of a type fits under some turn, or a storage of the least size.
pub fn anchors(realm: &Realm, city: u8, building: Building) -> u64 {
    let (free, side) = (realm.free(city), side(usize::from(city)));
    let turns = shapes::turns(building);
    (0..turns).fold(0, |all, turn| all | shapes::shape(building, turn).anchors(free, side))
}

/// The turns of a piece that fit with their corner on a square.
pub fn turns_at(realm: &Realm, spot: Spot, building: Building) -> impl Iterator<Item = u8> + use<> {
    let (free, side) = (realm.free(spot.city()), side(usize::from(spot.city())));
    let fits = move |turn: &u8| shapes::shape(building, *turn).anchors(free, side) & spot.square().bit() != 0;
    (0..shapes::turns(building)).filter(fits)
}

/// The storages that fit with their corner on a square.
pub fn sizes_at(s: &State, seat: Seat, spot: Spot) -> impl Iterator<Item = Form> + use<> {
    let (free, side) = (s.realm(seat).free(spot.city()), side(usize::from(spot.city())));
    let left = u32::from(left_of(s, Building::Storage)) * 2;
    let fits = move |shape: &super::super::shapes::Shape| {
        shape.len() <= left && shape.anchors(free, side) & spot.square().bit() != 0
    };
    shapes::storages(side).filter(fits).map(|shape| Form::sized(shape.cols, shape.rows))
}

/// Spots of a player where a set of squares is given city by city.
fn spots(s: &State, seat: Seat, set: impl Fn(u8) -> u64) -> impl Iterator<Item = Spot> {
    (0..s.city_count(seat)).flat_map(move |city| squares(set(city)).map(move |square| Spot::at(city, square)))
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
    tell(s, seat, Event::Draft, log);
}

/// Goes on with a command.
fn go_on(s: &mut State, seat: Seat, draft: Draft, action: Action, log: &mut Log<Event>) {
    match (draft, action) {
        (Draft::House { number, free, paid, .. }, Action::Square(spot)) => {
            house(s, seat, number, free, spot, paid, log);
        }
        (Draft::House { number, free, at: Some(spot), mut paid }, Action::Pay(good)) => {
            paid.add(good, 1);
            house(s, seat, number, free, spot, paid, log);
        }
        (Draft::Build { building, paid, .. }, Action::Square(spot)) => {
            let form = only_form(s, seat, building, spot);
            build(s, seat, Draft::Build { building, at: Some(spot), form, paid }, log);
        }
        (Draft::Build { building, at, paid, .. }, Action::Turn(turn)) => {
            build(s, seat, Draft::Build { building, at, form: Some(Form::turned(turn)), paid }, log);
        }
        (Draft::Build { building, at, paid, .. }, Action::Size(form)) => {
            build(s, seat, Draft::Build { building, at, form: Some(form), paid }, log);
        }
        (Draft::Build { building, at, form, mut paid }, Action::Pay(good)) => {
            paid.add(good, 1);
            build(s, seat, Draft::Build { building, at, form, paid }, log);
        }
        (Draft::Build { at: Some(spot), form: Some(form), paid, building }, Action::Choose(saint)) => {
            if let Some(paid) = bill(s, seat, building.cost(), paid).only() {
                place(s, seat, building, spot, form, paid, Some(saint), log);
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

/// How a piece lies with its corner on a square, if there is only one way.
pub fn only_form(s: &State, seat: Seat, building: Building, spot: Spot) -> Option<Form> {
    if building == Building::Storage {
        let mut sizes = sizes_at(s, seat, spot);
        return sizes.next().filter(|_| sizes.next().is_none());
    }
    let mut turns = turns_at(s.realm(seat), spot, building);
    turns.next().filter(|_| turns.next().is_none()).map(Form::turned)
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

/// Pays a cost; says whether philosophy was needed.
pub fn pay(s: &mut State, seat: Seat, paid: Goods) -> bool {
    let realm = s.realm_mut(seat);
    realm.stock = realm.stock.minus(paid);
    let needed = breaks_different(paid);
    if needed {
        mark_used(s, seat, Building::Philosophy);
    }
    needed
}

/// Builds a house, once it is paid for.
fn house(s: &mut State, seat: Seat, number: u8, free: bool, spot: Spot, paid: Goods, log: &mut Log<Event>) {
    let bill = bill(s, seat, house_cost(number), paid);
    let all = if free { Some(Goods::NONE) } else { bill.only() };
    let Some(all) = all else {
        begin(s, seat, Draft::House { number, free, at: Some(spot), paid }, log);
        return;
    };
    pay(s, seat, all);
    let player = s.player_mut(seat);
    player.work.draft = None;
    player.realm.houses[usize::from(number) - 1] = spot;
    player.realm.covered[usize::from(spot.city())] |= spot.square().bit();
    player.realm.home += 1;
    let lower = (1..number).any(|other| !player.realm.has_house(other));
    let gives = lower && !all.is_empty() && player.realm.has_power(Saint::Nicolo);
    player.work.free = if gives { number } else { 0 };
    tell(s, seat, Event::House(seat, number, spot, all, free), log);
}

/// Goes on with a building: places it when it is paid for and, for a cathedral, the saint is chosen.
fn build(s: &mut State, seat: Seat, draft: Draft, log: &mut Log<Event>) {
    if let Draft::Build { building, at: Some(spot), form: Some(form), paid } = draft
        && building != Building::Cathedral
        && let Some(paid) = bill(s, seat, building.cost(), paid).only()
    {
        place(s, seat, building, spot, form, paid, None, log);
    } else {
        begin(s, seat, draft, log);
    }
}

/// Places a building that is paid for.
#[expect(clippy::too_many_arguments, reason = "everything that a building is placed with")]
fn place(
    s: &mut State,
    seat: Seat,
    building: Building,
    spot: Spot,
    form: Form,
    paid: Goods,
    saint: Option<Saint>,
    log: &mut Log<Event>,
) {
    let philosophy = pay(s, seat, paid);
    let player = s.player_mut(seat);
    player.work.draft = None;
    let piece = Piece { building, spot, form };
    // A cathedral that is built again takes its old number.
    match player.realm.pieces.iter_mut().find(|old| old.building == building && !old.is_built()) {
        Some(old) => *old = piece,
        None => player.realm.pieces.push(piece),
    }
    player.realm.covered[usize::from(spot.city())] |= piece.squares();
    match building {
        Building::Cathedral => {
            player.realm.saint = saint;
            player.work.cathedrals += 1;
        }
        Building::Fountain => player.work.fountains += 1,
        _ => {}
    }
    tell(s, seat, Event::Built(seat, building, spot, paid, philosophy), log);
    if let Some(saint) = saint {
        tell(s, seat, Event::Patron(seat, saint), log);
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
    supply::gain(s, seat, good, 1);
    tell(s, seat, Event::Banked(seat, given, good), log);
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
    unveil(s, log);
    let fountains = s.players.iter().fold(0u8, |all, player| all.saturating_add(player.work.fountains));
    if fountains > 0 {
        s.famine = s.famine.saturating_sub(fountains);
        log.all(Event::Fountains(fountains, s.famine));
    }
    s.at = 0;
    order::begin(s, log);
}

/// R2 is over, or the game in the middle of it: the others learn what each player did, and no offer is open any more.
pub fn unveil(s: &mut State, log: &mut Log<Event>) {
    for player in &mut s.players {
        (player.work.free, player.work.draft) = (0, None);
    }
    for seat in s.all() {
        if let Some(before) = s.before[seat.index()] {
            let changes = changes(s, seat, &before);
            if changes != Changes::default() {
                log.split(seat, Event::Draft, Event::Shown(seat, Box::new(changes)));
            }
        }
    }
    s.before = Default::default();
    s.offers = [Offer::default(); PAIRS];
    s.traded = [Goods::NONE; PAIRS];
}

/// What a player did in this R2, beside trades with players.
pub fn changes(s: &State, seat: Seat, before: &Realm) -> Changes {
    let player = s.player(seat);
    let now = &player.realm;
    let traded = |from: Seat, to: Seat, good: Good| u32::from(s.traded[pair(from, to)].get(good));
    let others = || s.all().filter(move |other| *other != seat);
    let (mut spent, mut got) = (Goods::NONE, Goods::NONE);
    for good in Good::ALL {
        let came: u32 = others().map(|other| traded(other, seat, good)).sum();
        let went: u32 = others().map(|other| traded(seat, other, good)).sum();
        let was = u32::from(before.stock.get(good)) + came;
        let is = u32::from(now.stock.get(good)) + went;
        spent.add(good, was.saturating_sub(is) as u16);
        got.add(good, is.saturating_sub(was) as u16);
    }
    let old = |slot: usize| before.pieces.get(slot).copied().filter(|piece| piece.is_built());
    let rebuilt = player.work.used.has(Building::Theology);
    let is_new = |slot: usize, piece: Piece| old(slot).is_none() || rebuilt && piece.building == Building::Cathedral;
    let moved_pieces = now.built().filter(|(slot, piece)| {
        !is_new(*slot, *piece) && old(*slot).is_some_and(|was| (was.spot, was.form) != (piece.spot, piece.form))
    });
    let moved_houses = (1..=HOUSES).filter(|n| {
        let at = usize::from(*n) - 1;
        before.has_house(*n) && before.houses[at] != now.houses[at]
    });
    let graves = |realm: &Realm| -> u32 { realm.graves.iter().map(|set| set.count_ones()).sum() };
    let exactly = if now == before && player.work == Default::default() {
        String::new()
    } else {
        format!("{now:?} {:?}", player.work)
    };
    Changes {
        houses: (1..=HOUSES).filter(|n| now.has_house(*n) && !before.has_house(*n)).collect(),
        built: now.built().filter(|(slot, piece)| is_new(*slot, *piece)).map(|(_, piece)| piece.building).collect(),
        razed: rebuilt,
        saint: now.saint.filter(|saint| before.saint != Some(*saint)),
        manned: now.manned.iter().map(|slot| now.pieces[slot].building).collect(),
        healed: graves(before).saturating_sub(graves(now)) as u8,
        moved: moved_houses.map(What::House).chain(moved_pieces.map(|(_, p)| What::Building(p.building))).collect(),
        spent,
        got,
        exactly,
    }
}

/// How much an action weighs in random play: what can be repeated for ever weighs little beside being done.
pub fn ways(_s: &State, _seat: Seat, action: Action) -> u32 {
    match action {
        Action::House(_) | Action::Free(_) => 12,
        Action::Build(_) => 6,
        Action::Man(_) | Action::Heal(_) => 12,
        Action::Accept(..) | Action::Reject(..) => 6,
        Action::Commit => 10,
        Action::Send => 12,
        Action::Place(_) => 60,
        _ => 1,
    }
}

/// Whether a draft is one that the rules can have begun, and that can be completed.
pub fn draft_can_go_on(s: &State, seat: Seat, draft: Draft) -> bool {
    let realm = s.realm(seat);
    let on_board = |spot: Spot| spot.is_on_board() && spot.city() < s.city_count(seat);
    let foods_only = |paid: Goods| paid.get(Good::Wood) == 0 && paid.get(Good::Stone) == 0;
    match draft {
        Draft::House { number, free, at, paid } => {
            let fits = |spot: Spot| on_board(spot) && realm.free(spot.city()) & spot.square().bit() != 0;
            let there = (1..=HOUSES).contains(&number) && !realm.has_house(number) && s.free_count(seat) > 0;
            let given = number < s.player(seat).work.free && realm.has_power(Saint::Nicolo);
            there
                && foods_only(paid)
                && realm.stock.covers(paid)
                && match at {
                    None => paid.is_empty() && if free { given } else { payable(s, seat, house_cost(number), paid) },
                    Some(spot) => !free && fits(spot) && payable_further(s, seat, house_cost(number), paid),
                }
        }
        Draft::Build { building, at, form, paid } => {
            let cost = building.cost();
            let begun = why_not(s, seat, building).is_none();
            let there = |form: Form, spot: Spot| {
                let known = if building == Building::Storage {
                    sizes_at(s, seat, spot).any(|size| size == form)
                } else {
                    turns_at(realm, spot, building).any(|turn| Form::turned(turn) == form)
                };
                on_board(spot) && known
            };
            begun
                && foods_only(paid)
                && realm.stock.covers(paid)
                && match (at, form) {
                    (None, None) => paid.is_empty(),
                    (Some(spot), None) => {
                        paid.is_empty()
                            && on_board(spot)
                            && only_form(s, seat, building, spot).is_none()
                            && anchors(realm, spot.city(), building) & spot.square().bit() != 0
                    }
                    (Some(spot), Some(form)) => {
                        let owed = building == Building::Cathedral && paid.is_empty();
                        there(form, spot) && (owed || payable_further(s, seat, cost, paid))
                    }
                    (None, Some(_)) => false,
                }
        }
        Draft::Bank(given) => {
            let there = realm.working(Building::Market) && realm.stock.total() >= 2;
            there && given.total() <= 2 && realm.stock.covers(given)
        }
        Draft::Offer { to, give, .. } => trade::draft_can_be(s, seat, to, give),
        Draft::Place { thing, at } => barbara::place_can_be(s, seat, thing, at),
        Draft::Carry { from } => barbara::carry_can_be(s, seat, from),
        Draft::Deed { .. } | Draft::Harvest { .. } => false,
    }
}

fn payable(s: &State, seat: Seat, cost: Cost, paid: Goods) -> bool {
    bill(s, seat, cost, paid).can_be_paid()
}

/// Whether a payment has been begun, or has to be: there is still more than one way to pay.
fn payable_further(s: &State, seat: Seat, cost: Cost, paid: Goods) -> bool {
    let bill = bill(s, seat, cost, paid);
    let within = paid.foods() <= u16::from(cost.foods) && paid.luxuries() <= u16::from(cost.luxuries);
    within && bill.can_be_paid() && bill.only().is_none()
}

/// Why a piece, as it would lie with its corner on a square, does not fit there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNotHere {
    /// It would stick out over the edge.
    Edge,
    /// Something stands there.
    Taken(Thing),
    /// A grave lies there.
    Grave,
}

/// Why a piece does not fit with its corner on a square in its best turn: the first thing that is in the way.
pub fn why_not_here(realm: &Realm, spot: Spot, building: Building) -> Option<WhyNotHere> {
    let city = spot.city();
    let side = side(usize::from(city));
    let mut first = None;
    for turn in 0..turns(building, Form::sized(1, 2)) {
        let form = if building == Building::Storage { Form::sized(1, 2).with_turns(turn) } else { Form::turned(turn) };
        let shape = shape(building, form);
        let (row, col) = (spot.square().row(), spot.square().col());
        let why = if row + shape.rows > side || col + shape.cols > side {
            WhyNotHere::Edge
        } else {
            let blocked = shape.on(spot.square()) & !realm.free(city);
            let Some(square) = squares(blocked).next() else { return None };
            match realm.on(Spot::at(city, square)) {
                Some(thing) => WhyNotHere::Taken(thing),
                None => WhyNotHere::Grave,
            }
        };
        // What stands in the way says more than the edge does.
        if first.is_none() || first == Some(WhyNotHere::Edge) {
            first = Some(why);
        }
    }
    first
}

/// Whether R2 is on and this seat still builds.
pub fn is_building(s: &State, seat: Seat) -> bool {
    s.phase == Phase::City && may_build(s, seat)
}
