//! Scripted players who survive and win: random play is buried within ten rounds, so these reach the buildings, the five
//! victories and the long games that the tests need.
//!
//! One works towards a saint's condition; the others keep themselves alive and give away, in trades, what they cannot
//! keep. Nobody looks at anything hidden but what such a gift can be. `city` is their R2, `land` their R4.

mod city;
mod land;

use crate::antiquity::action::Action;
use crate::antiquity::board::Spot;
use crate::antiquity::data::{Building, Saint};
use crate::antiquity::ground::Terrain;
use crate::antiquity::map::Hex;
use crate::antiquity::phases;
use crate::antiquity::shapes::{edges, squares};
use crate::antiquity::sites;
use crate::antiquity::state::{Phase, State};
use crate::antiquity::zone;
use table::input::Input;
use table::seat::Seat;

/// What a scripted player is after.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The patron; none for those who only survive.
    pub saint: Option<Saint>,
    /// Houses before the cathedral, and all that are wanted.
    pub houses: [u8; 2],
    /// Cities to have in the end.
    pub cities: u8,
    /// With fewer free squares than this another city is founded.
    pub cramped: u16,
    /// Whether a market is wanted.
    pub market: bool,
    /// Cart shops to have.
    pub carts: usize,
    /// Fountains to have.
    pub fountains: usize,
    /// Buildings in the order in which they are wanted.
    pub buildings: Vec<Building>,
    /// Whose zone is to be enclosed.
    pub encloses: Option<Seat>,
    /// Who gets what this player has no use for.
    pub helps: Option<Seat>,
    /// Whose goods are asked for.
    pub asks: Vec<Seat>,
    /// Does nothing at all but what has to be done.
    pub idle: bool,
    /// The round in which to resign; 0 for never.
    pub leaves: u8,
}

impl Plan {
    /// Works towards this saint's condition with what the other three have to give.
    pub fn of(saint: Saint) -> Plan {
        use Building::*;
        let plan = Plan { saint: Some(saint), market: true, asks: (1..4).map(Seat).collect(), ..Plan::survivor() };
        match saint {
            Saint::Nicolo => Plan { houses: [5, 20], cramped: 5, carts: 3, fountains: 10, ..plan },
            Saint::Giorgio => Plan { cities: 2, buildings: vec![Brewery, Stable], encloses: Some(Seat(1)), ..plan },
            Saint::Barbara => Plan {
                houses: [6, 8],
                cities: 3,
                // As soon as there is a patron.
                cramped: u16::MAX,
                carts: 3,
                fountains: 4,
                buildings: vec![
                    Theology,
                    Philosophy,
                    Alchemy,
                    Biology,
                    Dump,
                    ForcedLabour,
                    Hospital,
                    Harbour,
                    Brewery,
                    Stable,
                    University,
                    Granary,
                    Explorer,
                    Storage,
                    Fountain,
                ],
                ..plan
            },
            Saint::Cristoforo => Plan { cities: 2, ..plan },
            Saint::Maria => Plan { houses: [5, 20], cities: 2, cramped: 15, carts: 3, ..plan },
        }
    }

    /// Survives without ever winning.
    pub fn survivor() -> Plan {
        Plan {
            saint: None,
            houses: [6, 10],
            cities: 1,
            cramped: 10,
            market: false,
            carts: 4,
            fountains: 6,
            buildings: vec![Building::Granary],
            encloses: None,
            helps: None,
            asks: Vec::new(),
            idle: false,
            leaves: 0,
        }
    }

    /// Survives, and gives the first player what is not needed for that.
    pub fn helper(carts: usize, houses: u8) -> Plan {
        Plan { helps: Some(Seat(0)), carts, houses: [6, houses], ..Plan::survivor() }
    }

    /// Does nothing.
    pub fn idle() -> Plan {
        Plan { idle: true, ..Plan::survivor() }
    }
}

/// The next input of players who are asked at the same time: those who help wait for whom they help.
pub fn next(s: &State, plans: &[Plan]) -> Input<Action> {
    let asked = phases::turn(s).asked();
    let mut last = None;
    let seats: Vec<Seat> = asked.iter().collect();
    for seat in seats.into_iter().rev() {
        let plan = &plans[seat.index()];
        let action = choose(s, seat, plan);
        let waits = action == Action::Commit && plan.helps.is_some_and(|helped| asked.has(helped));
        if !waits {
            return Input::Act(seat, action);
        }
        last = Some(Input::Act(seat, action));
    }
    last.expect("somebody is asked")
}

/// The next action of a seat that is asked.
pub fn choose(s: &State, seat: Seat, plan: &Plan) -> Action {
    let mut list = Vec::new();
    phases::actions(s, seat, &mut list);
    if plan.leaves == s.round && s.phase == Phase::City && list.contains(&Action::Resign) {
        return Action::Resign;
    }
    list.retain(|action| *action != Action::Resign);
    let chosen = match s.phase {
        Phase::Found => best(&list, |action| match action {
            Action::Found(hex) => promise(s, hex),
            _ => 0,
        }),
        Phase::City => city::build(s, seat, plan, &list),
        Phase::Countryside => land::work(s, seat, plan, &list),
        Phase::Storage => best(&list, |action| match action {
            Action::Discard(good) => 100 * i64::from(!good.is_food()) + i64::from(s.realm(seat).stock.get(good)),
            _ => 0,
        }),
        Phase::Exploration => Action::Pass,
        Phase::Famine | Phase::Pollution => best(&list, |action| match action {
            Action::Grave(spot) => lonely(s, seat, spot),
            Action::Pollute(hex) => useless(s, seat, hex),
            _ => 0,
        }),
        _ => list[0],
    };
    assert!(list.contains(&chosen), "{chosen:?} of {list:?} in {:?}", s.phase);
    chosen
}

/// The first action with the greatest value.
fn best(list: &[Action], value: impl Fn(Action) -> i64) -> Action {
    let most = list.iter().map(|action| value(*action)).max();
    let first = list.iter().find(|action| Some(value(**action)) == most);
    *first.expect("whoever is asked has an answer")
}

/// How good a place for the first city is: land in reach, shores, both kinds of mountains and grass.
fn promise(s: &State, hex: Hex) -> i64 {
    let layout = s.layout();
    let base = layout.disc(hex);
    let water = s.map.ground.water().minus(base);
    let zone = zone::zone(layout, water, base, 2, false);
    let shore = zone.and(layout.around(water)).len().min(6) as i64;
    let of = |terrain| zone.and(s.map.ground.of(terrain)).len() as i64;
    let grass = of(Terrain::Grassland).min(9);
    let rock = of(Terrain::Mountain).min(5);
    2 * zone.len() as i64 + 2 * shore + grass + 2 * rock
}

/// How much covering squares of a city takes from the free ones' lying together, in pairs of neighbours: never above 0.
fn together(s: &State, seat: Seat, city: u8, covered: u64) -> i64 {
    let free = s.realm(seat).free(city);
    let pairs =
        |free: u64| -> i64 { squares(free).map(|square| i64::from((edges(square.bit()) & free).count_ones())).sum() };
    pairs(free & !covered) - pairs(free)
}

/// Graves go where they leave the others together: beside what is covered, and from the middle of nothing.
fn lonely(s: &State, seat: Seat, spot: Spot) -> i64 {
    let realm = s.realm(seat);
    let building = realm.on(spot).is_some();
    let cathedral = realm.find(Building::Cathedral).is_some_and(|slot| {
        realm.pieces[slot].squares() & spot.square().bit() != 0 && realm.pieces[slot].spot.city() == spot.city()
    });
    10 * i64::from(spot.city()) + together(s, seat, spot.city(), spot.square().bit())
        - 50 * i64::from(building)
        - 500 * i64::from(cathedral)
}

/// Pollution goes where little is lost: water first, then where few hexes of a kind lie together, in zones of others.
fn useless(s: &State, seat: Seat, hex: Hex) -> i64 {
    let terrain = s.map.ground.terrain(hex);
    let same = s.layout().ring(hex).and(s.map.ground.of(terrain)).and(sites::free_clean(s)).len() as i64;
    let others = s.playing().filter(|other| *other != seat && s.zone(*other).has(hex)).count() as i64;
    let rank = match terrain {
        Terrain::Forest => 2,
        Terrain::Mountain => 1,
        _ => 0,
    };
    2 * others - same + rank
}
