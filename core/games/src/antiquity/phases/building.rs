//! R2: houses and city buildings: what can be built and where, what it costs, and placing it.

use super::super::action::Action;
use super::super::board::{Form, Piece, Realm, Spot, Thing, shape, turns};
use super::super::data::{Building, Cost, Goods, HOUSES, Saint, house_cost};
use super::super::event::Event;
use super::super::shapes::{self, side, squares};
use super::super::state::{Draft, State};
use super::super::supply;
use super::city;
use super::payments::{Bill, breaks_different};
use table::log::Log;
use table::seat::Seat;

/// Whether philosophy lifts "different" for a player.
pub fn philosophy(s: &State, seat: Seat) -> bool {
    s.realm(seat).working(Building::Philosophy)
}

/// The bill of a cost for a player.
pub fn bill(s: &State, seat: Seat, cost: Cost, paid: Goods) -> Bill {
    Bill { paid, ..Bill::new(s.realm(seat).stock, cost, philosophy(s, seat)) }
}

/// Houses that can be paid for, and those that San Nicolò gives directly after one that was paid for.
pub fn houses(s: &State, seat: Seat, list: &mut Vec<Action>) {
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
pub fn buildings(s: &State, seat: Seat, list: &mut Vec<Action>) {
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
pub fn spots(s: &State, seat: Seat, set: impl Fn(u8) -> u64) -> impl Iterator<Item = Spot> {
    (0..s.city_count(seat)).flat_map(move |city| squares(set(city)).map(move |square| Spot::at(city, square)))
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

/// Pays a cost; says whether philosophy was needed.
pub fn pay(s: &mut State, seat: Seat, paid: Goods) -> bool {
    let realm = s.realm_mut(seat);
    realm.stock = realm.stock.minus(paid);
    let needed = breaks_different(paid);
    if needed {
        city::mark_used(s, seat, Building::Philosophy);
    }
    needed
}

/// Builds a house, once it is paid for.
pub fn house(s: &mut State, seat: Seat, number: u8, free: bool, spot: Spot, paid: Goods, log: &mut Log<Event>) {
    let bill = bill(s, seat, house_cost(number), paid);
    let all = if free { Some(Goods::NONE) } else { bill.only() };
    let Some(all) = all else {
        city::begin(s, seat, Draft::House { number, free, at: Some(spot), paid }, log);
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
    city::tell(s, seat, Event::House(seat, number, spot, all, free), log);
}

/// Goes on with a building: places it when it is paid for and, for a cathedral, the saint is chosen.
pub fn build(s: &mut State, seat: Seat, draft: Draft, log: &mut Log<Event>) {
    if let Draft::Build { building, at: Some(spot), form: Some(form), paid } = draft
        && building != Building::Cathedral
        && let Some(paid) = bill(s, seat, building.cost(), paid).only()
    {
        place(s, seat, building, spot, form, paid, None, log);
    } else {
        city::begin(s, seat, draft, log);
    }
}

/// Places a building that is paid for.
#[expect(clippy::too_many_arguments, reason = "everything that a building is placed with")]
pub fn place(
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
    city::tell(s, seat, Event::Built(seat, building, spot, paid, philosophy), log);
    if let Some(saint) = saint {
        city::tell(s, seat, Event::Patron(seat, saint), log);
    }
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
            let square = squares(blocked).next()?;
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
