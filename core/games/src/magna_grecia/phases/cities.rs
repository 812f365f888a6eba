//! Cities: founding, extending, merging, and buildings that have to be finished (rules section 5.4).

use super::super::action::Action;
use super::super::event::Event;
use super::super::map::{Hex, HexSet, Side, Village, bits, frontier};
use super::super::state::{Building, City, Laid, Place, State};
use super::super::why::Why;
use super::{allowance, markets, oracles};
use table::log::Log;
use table::seat::Seat;

/// The hexes where a city tile can be laid.
pub fn hexes(s: &State, list: &mut Vec<Action>) {
    let k = allowance::cities_left(s);
    if k == 0 {
        return;
    }
    let (own, free) = (s.net.beside[s.active.index()], buildable(s));
    if s.done.building.is_some() {
        list.extend(own.and(free).iter().filter(|hex| after(s, k, *hex).is_ok()).map(Action::City));
        return;
    }
    // Extending needs as many tiles more as the hex touches open villages: each of them can be covered, as no city of
    // another player and no oracle lies beside an open village's neighbour.
    let most = if s.house.strict { k.min(2) } else { k };
    let extends = |hex: &Hex| (hex.touched() & s.net.open).count_ones() < u32::from(most);
    list.extend(own.and(free).iter().filter(extends).map(Action::City));
    if !s.done.founded {
        let anchors = s.net.entered[s.active.index()].or(frontier());
        // A founding on a village touches no other one.
        let founds = |hex: &Hex| hex.village().is_some() || after(s, k, *hex).is_ok();
        list.extend(anchors.minus(own).and(free).iter().filter(founds).map(Action::City));
    }
}

/// The hexes that keep H2 to H4 for the active player: no tile or oracle there, no oracle and no other's city beside.
fn buildable(s: &State) -> HexSet {
    let closed = s.net.taken.or(s.net.hallowed).or(s.net.foreign_cities(s.active));
    HexSet::ALL.minus(closed)
}

/// What breaks H2 to H4 here, if anything does.
fn closed(s: &State, hex: Hex) -> Option<Why> {
    match s.laid(hex) {
        Laid::Road(..) => return Some(Why::RoadHere),
        Laid::City(_) => return Some(Why::CityHere),
        Laid::Nothing => {}
    }
    if s.net.taken.has(hex) {
        Some(Why::OracleHere)
    } else if s.net.hallowed.has(hex) {
        Some(Why::BesideOracle)
    } else if s.net.foreign_cities(s.active).has(hex) {
        Some(Why::BesideForeignCity)
    } else {
        None
    }
}

/// The own cities that a hex touches, a bit each.
fn touching(s: &State, hex: Hex) -> u64 {
    let cities = Side::ALL.into_iter().filter_map(|side| match s.laid(hex.across(side)?) {
        Laid::City(place) => Some(place.bit()),
        _ => None,
    });
    cities.fold(0, |all, city| all | city) & s.net.cities[s.active.index()]
}

/// Why no city tile can be laid here; nothing if one can.
pub fn why_not(s: &State, hex: Hex) -> Option<Why> {
    if let Some(why) = closed(s, hex) {
        return Some(why);
    }
    match allowance::cities_left(s) {
        0 => Some(Why::no_cities(s)),
        k => after(s, k, hex).err(),
    }
}

/// What is pending after a city tile here, if it can be laid: the rule of the rules file's `legal_city`, H2 to H4 apart.
fn after(s: &State, k: u8, hex: Hex) -> Result<Option<Building>, Why> {
    let own = touching(s, hex);
    let (mut covers, mut founding, city) = match s.done.building {
        Some(building) => {
            if own & building.city.bit() == 0 {
                return Err(Why::NotTheBuilding);
            }
            if building.founding && own != building.city.bit() {
                return Err(Why::FoundingTouchesCity);
            }
            (building.covers, building.founding, building.city)
        }
        None if own != 0 => (0, false, oldest(s, own)),
        None => {
            let anchored = hex.village().is_some_and(Village::is_frontier) || s.net.entered[s.active.index()].has(hex);
            if s.done.founded {
                return Err(Why::SecondFounding);
            }
            if !anchored {
                return Err(if hex.village().is_some() { Why::NoRoadHere } else { Why::TouchesNothing });
            }
            (0, true, hex.village().map_or(Place::SITE, Place::from))
        }
    };
    let touched = hex.touched() & s.net.open;
    let village = hex.village().map_or(0, Village::bit) & s.net.open;
    if s.house.strict && (covers & !village != 0 || touched.count_ones() > 1) {
        return Err(if covers != 0 { Why::CoverNext } else { Why::TouchesTwo });
    }
    covers = (covers | touched) & !village;
    founding &= village == 0;
    if bits(covers).any(|v| closed(s, Village(v).hex()).is_some()) || covers.count_ones() >= u32::from(k) {
        return Err(Why::CannotCover(covers.count_ones() as u8));
    }
    if founding && covers == 0 {
        let mut laid = HexSet::NONE;
        laid.insert(hex);
        let ring = match s.done.building {
            Some(_) => s.hexes(city).fold(hex.ring(), |all, hex| all.or(hex.ring())),
            None => hex.ring(),
        };
        if !reaches(s, k - 1, ring, laid, city) {
            return Err(Why::NoVillageInReach);
        }
    }
    Ok((founding || covers != 0).then_some(Building { city, founding, covers }))
}

/// Whether a founding that touches no village yet can reach one with `k` more tiles, and cover all that it touches.
fn reaches(s: &State, k: u8, ring: HexSet, laid: HexSet, city: Place) -> bool {
    if k < 2 {
        return false;
    }
    let free = ring.and(buildable(s)).minus(laid);
    free.iter().any(|hex| {
        let touched = hex.touched() & s.net.open;
        let n = touched.count_ones();
        if touching(s, hex) & !city.bit() != 0 || (s.house.strict && n > 1) {
            return false;
        }
        if n > 0 {
            return n < u32::from(k) && bits(touched).all(|v| closed(s, Village(v).hex()).is_none());
        }
        let mut laid = laid;
        laid.insert(hex);
        reaches(s, k - 1, ring.or(hex.ring()), laid, city)
    })
}

/// The oldest of these cities: it survives when they become one.
fn oldest(s: &State, cities: u64) -> Place {
    let number = |place: &Place| s.city(*place).map_or(u8::MAX, |city| city.number);
    bits(cities).map(Place).min_by_key(number).unwrap_or(Place::SITE)
}

/// Lays a city tile.
pub fn lay(s: &mut State, hex: Hex, log: &mut Log<Event>) {
    let k = allowance::cities_left(s);
    let Ok(building) = after(s, k, hex) else { return };
    let (seat, own, before) = (s.active, touching(s, hex), s.done.building);
    let village = hex.village().filter(|village| s.net.open & village.bit() != 0);
    s.own_mut().points -= super::super::data::CITY_COST;
    s.own_mut().cities -= 1;
    s.done.cities += 1;

    let begins = before.is_none() && own == 0;
    let founding = begins || before.is_some_and(|b| b.founding);
    let mut city = if begins { begin(s, seat, village) } else { oldest(s, own) };
    if let (true, Some(village), Place::SITE) = (founding, village, city) {
        city = Place::from(village);
        s.absorb(Place::SITE, city);
    }
    let claimed = village.filter(|village| Place::from(*village) != city);
    if let Some(village) = claimed {
        markets::join(s, Place::from(village), city, log);
    }
    s.lay_city(seat, hex, city);
    let number = s.city(city).map_or(0, |city| city.number);
    log.all(Event::City(seat, hex, number));
    match (founding, village) {
        (true, Some(village)) => {
            let market = markets::found(s, city);
            log.all(Event::Founded(seat, village, number, market));
        }
        (false, Some(village)) => log.all(Event::Claimed(seat, village, number)),
        (_, None) => {}
    }
    if !founding {
        for gone in bits(own & !city.bit()).map(Place) {
            let old = s.city(gone).map_or(0, |city| city.number);
            markets::join(s, gone, city, log);
            s.absorb(gone, city);
            log.all(Event::Merged(seat, number, old));
        }
    }
    s.done.building = building.map(|b| Building { city, ..b });
    // Oracles are not judged in the middle of a building (R27).
    if s.done.building.is_none() {
        oracles::judge(s, log);
    }
}

/// A new city, which counts as this turn's founding from its first tile on (R58).
fn begin(s: &mut State, seat: Seat, village: Option<Village>) -> Place {
    let place = village.map_or(Place::SITE, Place::from);
    s.founded += 1;
    s.cities[place.index()] = Some(City { owner: seat, number: s.founded });
    s.done.founded = true;
    place
}

/// What a legal city tile here does: the key of its words.
pub fn kind_of(s: &State, hex: Hex) -> &'static str {
    let own = touching(s, hex);
    let village = hex.village().is_some();
    match s.done.building {
        None if own == 0 && village => "do-found",
        None if own == 0 => "do-found-beside",
        Some(building) if building.founding && village => "do-found",
        Some(building) if building.founding => "do-found-beside",
        _ if village => "do-claim",
        _ if own.count_ones() > 1 => "do-merge",
        _ => "do-city",
    }
}
