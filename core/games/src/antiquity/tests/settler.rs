//! A scripted player who survives and wins: random play is buried within ten rounds, so this one reaches the buildings,
//! the five victories and the long games that the tests need.
//!
//! It looks at no more than its own goods, boards and the map. It works towards one site for every kind of good, turns
//! what it has too much of into what it lacks at the market, and builds what its plan names in order.

use crate::antiquity::action::{Action, Deed};
use crate::antiquity::board::Spot;
use crate::antiquity::data::{Building, Cost, Good, Goods, HOUSES, Saint, house_cost};
use crate::antiquity::forecast;
use crate::antiquity::map::{Hex, HexSet};
use crate::antiquity::phases::{self, building, countryside, famine, pollution};
use crate::antiquity::score;
use crate::antiquity::shapes::edges;
use crate::antiquity::sites;
use crate::antiquity::state::{Draft, Phase, State};
use table::seat::Seat;

/// What a scripted player is after.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The patron.
    pub saint: Option<Saint>,
    /// Whether to try to win: one who does not only survives.
    pub wins: bool,
    /// Houses before everything else is built.
    pub houses: u8,
    /// Cities to have in the end.
    pub cities: u8,
    /// Buildings in the order in which they are wanted.
    pub buildings: Vec<Building>,
    /// Whether markers are explored.
    pub explores: bool,
    /// Whose zone is to be enclosed.
    pub encloses: Option<Seat>,
    /// Does nothing at all but what has to be done.
    pub idle: bool,
    /// The round in which to resign; 0 for never.
    pub leaves: u8,
    /// Whether alchemists come early, to clean what was worked out.
    pub alchemy: bool,
    /// Whether inns widen the zone.
    pub inns: bool,
    /// Houses before market, alchemists and cathedral.
    pub first_houses: u8,
}

impl Plan {
    /// Works towards this saint's condition.
    pub fn of(saint: Saint) -> Plan {
        use Building::*;
        let first = vec![CartShop, CartShop, Market, CartShop, Cathedral, CartShop];
        let more: &[Building] = match saint {
            Saint::Nicolo => &[Storage, CartShop, Granary, Fountain],
            Saint::Giorgio => &[Brewery, Stable, Storage, Granary, Harbour],
            Saint::Barbara => &[
                Storage,
                Granary,
                CartShop,
                University,
                Fountain,
                Explorer,
                Brewery,
                Harbour,
                Hospital,
                Stable,
                Dump,
                ForcedLabour,
                Theology,
                Philosophy,
                Alchemy,
                Biology,
            ],
            Saint::Cristoforo => &[CartShop, Granary, Fountain],
            Saint::Maria => &[CartShop, Granary, Fountain],
        };
        Plan {
            saint: Some(saint),
            wins: true,
            houses: match saint {
                Saint::Nicolo | Saint::Maria => 20,
                Saint::Barbara => 13,
                _ => 10,
            },
            cities: if saint == Saint::Barbara { 3 } else { 1 },
            buildings: [first, more.to_vec()].concat(),
            explores: false,
            encloses: None,
            idle: false,
            leaves: 0,
            alchemy: true,
            inns: false,
            first_houses: 6,
        }
    }

    /// Survives without ever winning.
    pub fn survivor() -> Plan {
        Plan { wins: false, houses: 8, ..Plan::of(Saint::Cristoforo) }
    }

    /// Does nothing.
    pub fn idle() -> Plan {
        Plan { wins: false, idle: true, houses: 0, buildings: Vec::new(), ..Plan::of(Saint::Nicolo) }
    }
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
        Phase::City => build(s, seat, plan, &list),
        Phase::Countryside => work(s, seat, plan, &list),
        Phase::Storage => best(&list, |action| match action {
            Action::Discard(good) => 100 * i64::from(!good.is_food()) + i64::from(s.realm(seat).stock.get(good)),
            _ => 0,
        }),
        Phase::Exploration => match (plan.explores, list[0]) {
            (true, Action::Explore(_)) => list[0],
            _ => Action::Pass,
        },
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
    let zone = crate::antiquity::zone::zone(layout, water, base, 2, false);
    let shore = zone.and(layout.around(water)).len().min(6) as i64;
    let of = |terrain| zone.and(s.map.ground.of(terrain)).len() as i64;
    let grass = of(crate::antiquity::ground::Terrain::Grassland).min(9);
    let rock = of(crate::antiquity::ground::Terrain::Mountain).min(5);
    2 * zone.len() as i64 + 2 * shore + grass + 2 * rock
}

// R2.

fn build(s: &State, seat: Seat, plan: &Plan, list: &[Action]) -> Action {
    if plan.idle {
        return Action::Commit;
    }
    if let Some(draft) = s.player(seat).work.draft {
        return go_on(s, seat, plan, draft, list);
    }
    let realm = s.realm(seat);
    let can = |action: Action| list.contains(&action);
    // What costs nothing comes first: houses 1 to 4, and those of San Nicolò.
    if let Some(free) = (1..=HOUSES).rev().map(Action::Free).find(|free| can(*free)) {
        return free;
    }
    if let Some(house) = (1..=4).map(Action::House).find(|house| can(*house)) {
        return house;
    }
    if let Some(heal) = list.iter().find(|action| matches!(action, Action::Heal(_))) {
        return *heal;
    }
    let man = |building: Building| {
        let slot = (0..realm.pieces.len()).find(|slot| {
            realm.pieces[*slot].building == building && can(Action::Man(*slot as u8)) && !realm.manned.has(*slot)
        });
        slot.map(|slot| Action::Man(slot as u8))
    };
    let graves: u32 = realm.graves.iter().map(|set| set.count_ones()).sum();
    if graves >= 4
        && let Some(action) = man(Building::Hospital)
    {
        return action;
    }
    let short = countryside::carts(s, seat) == 0 && realm.home < 2;
    if realm.stock.total() >= 4
        && !short
        && !realm.working(Building::Market)
        && let Some(action) = man(Building::Market)
    {
        return action;
    }
    // What is wanted, in order: the first that can be had is taken, and what it lacks is got at the market.
    for wanted in wishes(s, seat, plan) {
        let action = match wanted {
            Wish::House(number) => Action::House(number),
            Wish::Building(building) => Action::Build(building),
            Wish::Goods(_) => Action::Commit,
        };
        if !matches!(wanted, Wish::Goods(_)) && can(action) {
            return action;
        }
        let room = match wanted {
            Wish::House(_) => s.free_count(seat) > 0,
            Wish::Building(of) => building::why_not(s, seat, of) != Some(building::WhyNot::Room),
            Wish::Goods(_) => true,
        };
        if room && can(Action::Bank) && lacking(s, seat, wanted).is_some_and(|good| two_to_give(s, seat, wanted, good))
        {
            return Action::Bank;
        }
    }
    // Men: carts as far as there is something to begin sites with, then storages, then whatever else works.
    let carts = countryside::carts(s, seat);
    let deeds = realm.stock.get(Good::Wood) + Good::SEEDS.iter().map(|good| realm.stock.get(*good)).sum::<u16>();
    if u16::from(carts) < deeds.max(1)
        && let Some(action) = man(Building::CartShop)
    {
        return action;
    }
    let others = [
        Building::Alchemy,
        Building::Stable,
        Building::Dump,
        Building::Harbour,
        Building::Storage,
        Building::Explorer,
        Building::Hospital,
        Building::University,
        Building::CartShop,
    ];
    let useful = |building: &Building| match building {
        Building::Explorer => plan.explores,
        Building::Storage => realm.capacity().is_some(),
        Building::Hospital => graves > 0,
        _ => true,
    };
    others.into_iter().filter(useful).find_map(man).unwrap_or(Action::Commit)
}

/// Something a player wants in R2.
#[derive(Clone, Copy, Debug)]
enum Wish {
    House(u8),
    Building(Building),
    /// A good to have in stock or to begin a site with.
    Goods(Good),
}

/// What is wanted, the most urgent first.
fn wishes(s: &State, seat: Seat, plan: &Plan) -> Vec<Wish> {
    let realm = s.realm(seat);
    let (stock, built) = (realm.stock, realm.house_count());
    let has = |building: Building| realm.find(building).is_some();
    let mut list: Vec<Wish> = Vec::new();
    let wood = stock.get(Good::Wood);
    let carts = realm.count(Building::CartShop) as u16;
    let most = if built < 6 { 3 } else { 5.min(u16::from(built) / 2) };
    // A cart shop is worth it only with a man and wood for a site besides.
    if carts < most && wood > carts.min(u16::from(realm.home)) + 1 {
        list.push(Wish::Building(Building::CartShop));
    }
    let forecast = forecast::of(s, seat);
    let fountains = realm.count(Building::Fountain);
    let paved = 3 * s.player(seat).cities.len();
    // A fountain for each luxury, until nothing is polluted any more; later one for each grave that is to come.
    if stock.luxuries() > 0 && (fountains < paved || forecast.graves > 0) {
        list.push(Wish::Building(Building::Fountain));
    }
    let next = (5..=HOUSES).filter(|n| !realm.has_house(*n));
    let by_cost = |n: &u8| (house_cost(*n).total(), *n);
    let next = if realm.has_power(Saint::Nicolo) { next.max() } else { next.min_by_key(by_cost) };
    let house = next.filter(|_| built < plan.houses).map(Wish::House);
    if built < plan.first_houses + 1 {
        list.extend(house);
    }
    if forecast.graves > 1 && !has(Building::Granary) && wood > 1 {
        list.push(Wish::Building(Building::Granary));
    }
    if built >= plan.first_houses && !has(Building::Market) && wood > 1 {
        list.push(Wish::Building(Building::Market));
    }
    if plan.inns && built >= plan.first_houses && !has(Building::Brewery) && wood > 1 {
        list.push(Wish::Building(Building::Brewery));
    }
    if plan.alchemy && has(Building::Market) && !has(Building::Alchemy) {
        list.push(Wish::Building(Building::Alchemy));
    }
    let grown = built > plan.first_houses && has(Building::Market) && (has(Building::Alchemy) || !plan.alchemy);
    if plan.saint.is_some() && grown && !has(Building::Cathedral) {
        list.push(Wish::Building(Building::Cathedral));
    }
    if has(Building::Market) && forecast.graves > 0 && fountains < 12 {
        list.push(Wish::Building(Building::Fountain));
    }
    list.extend(house);
    let collects = plan.wins && matches!(plan.saint, Some(Saint::Cristoforo | Saint::Maria)) && realm.saint.is_some();
    if collects {
        let kinds = Good::FOODS.into_iter().chain(Good::LUXURIES);
        list.extend(kinds.filter(|good| stock.get(*good) < 3).map(Wish::Goods));
    }
    if realm.saint.is_some() || built >= 10 {
        let mut counted = [0usize; 18];
        for building in plan.buildings.iter().filter(|building| **building != Building::CartShop) {
            counted[*building as usize] += 1;
            if realm.count(*building) < counted[*building as usize] {
                list.push(Wish::Building(*building));
            }
        }
        let city = usize::from(plan.cities) > s.player(seat).cities.len();
        if city {
            list.extend([Good::Wood, Good::Stone].map(Wish::Goods));
            let luxuries = Good::LUXURIES.into_iter().filter(|good| stock.get(*good) > 0).count();
            if luxuries < 2 {
                list.extend(Good::LUXURIES.into_iter().find(|good| stock.get(*good) == 0).map(Wish::Goods));
            }
        }
    }
    // Seeds for farms that nobody works yet, and wood for the men at home.
    for good in Good::SEEDS {
        if realm.home > 0 && stock.get(good) == 0 && running(s, seat, good) == 0 && has_ground(s, seat) {
            list.push(Wish::Goods(good));
        }
    }
    if u16::from(realm.home) > wood {
        list.push(Wish::Goods(Good::Wood));
    }
    list
}

fn has_ground(s: &State, seat: Seat) -> bool {
    s.zone(seat).and(sites::fields(s, crate::antiquity::data::Kind::Farm)).len() >= 3
}

/// How many goods of a kind the sites of a player still have.
fn running(s: &State, seat: Seat, good: Good) -> u16 {
    let own = s.map.sites.iter().filter(|site| site.owner == seat && site.good == good);
    own.map(|site| u16::from(site.len())).sum()
}

fn cost_of(wish: Wish) -> Cost {
    match wish {
        Wish::House(number) => house_cost(number),
        Wish::Building(building) => building.cost(),
        Wish::Goods(_) => Cost::default(),
    }
}

/// A good that is lacking for something.
fn lacking(s: &State, seat: Seat, wish: Wish) -> Option<Good> {
    let (stock, cost) = (s.realm(seat).stock, cost_of(wish));
    if let Wish::Goods(good) = wish {
        let enough = match plan_amount(good) {
            n if good.is_food() || good.is_luxury() => stock.get(good) >= n,
            _ => stock.get(good) >= 2,
        };
        return (!enough).then_some(good);
    }
    let kinds = |class: [Good; 4]| class.into_iter().filter(|good| stock.get(*good) > 0).count();
    if stock.get(Good::Stone) < cost.stone.into() {
        Some(Good::Stone)
    } else if stock.get(Good::Wood) < cost.wood.into() {
        Some(Good::Wood)
    } else if kinds(Good::FOODS) < cost.foods.into() {
        Good::FOODS.into_iter().find(|good| stock.get(*good) == 0)
    } else if kinds(Good::LUXURIES) < cost.luxuries.into() {
        Good::LUXURIES.into_iter().find(|good| stock.get(*good) == 0)
    } else {
        None
    }
}

fn plan_amount(good: Good) -> u16 {
    if good.is_food() || good.is_luxury() { 3 } else { 2 }
}

/// How many of a good can be given away: what the wish itself needs stays, and so does what keeps famine off.
fn spare(s: &State, seat: Seat, wish: Wish, good: Good) -> u16 {
    let realm = s.realm(seat);
    let stock = realm.stock.get(good);
    let cost = cost_of(wish);
    let keep = match (wish, good) {
        (Wish::Goods(wanted), _) if wanted == good => stock,
        (Wish::Goods(_), _) if realm.saint.is_some() && (good.is_food() || good.is_luxury()) => 3,
        (Wish::Goods(_), Good::Wood) => 2,
        (Wish::Goods(_), Good::Stone) => 0,
        (Wish::Goods(_), _) => 1,
        (_, Good::Wood) => u16::from(cost.wood) + 1,
        (_, Good::Stone) => u16::from(cost.stone),
        (_, good) if good.is_food() => u16::from(cost.foods > 0),
        _ => u16::from(cost.luxuries > 0),
    };
    stock.saturating_sub(keep)
}

fn two_to_give(s: &State, seat: Seat, wish: Wish, wanted: Good) -> bool {
    let all = Good::ALL.into_iter().filter(|good| *good != wanted);
    all.map(|good| spare(s, seat, wish, good)).sum::<u16>() >= 2
}

/// The wish for which the market is used now.
fn bank_for(s: &State, seat: Seat, plan: &Plan) -> Option<(Wish, Good)> {
    let wishes = wishes(s, seat, plan).into_iter();
    wishes
        .filter_map(|wish| lacking(s, seat, wish).map(|good| (wish, good)))
        .find(|(wish, good)| two_to_give(s, seat, *wish, *good))
}

fn go_on(s: &State, seat: Seat, plan: &Plan, draft: Draft, list: &[Action]) -> Action {
    let stock = s.realm(seat).stock;
    match draft {
        // Houses fill the boards from the end, buildings from the beginning.
        Draft::House { at: None, .. } => *list.last().expect("a square"),
        Draft::Build { building: Building::Storage, at: Some(_), form: None, .. } => {
            best(list, |action| match action {
                Action::Size(form) => {
                    let area = i64::from(form.size().0 * form.size().1);
                    if area <= 12 { area } else { 0 }
                }
                _ => 0,
            })
        }
        Draft::Bank(given) if given.total() < 2 => {
            let (wish, wanted) = bank_for(s, seat, plan).unwrap_or((Wish::Goods(Good::Wood), Good::Wood));
            best(list, |action| match action {
                Action::Pay(good) if good != wanted => {
                    let left = spare(s, seat, wish, good).saturating_sub(given.get(good));
                    1 + i64::from(left) * 2 - i64::from(good.is_food() && left == 0)
                }
                _ => 0,
            })
        }
        Draft::Bank(_) => {
            let wanted = bank_for(s, seat, plan).map_or(Good::Wood, |(_, good)| good);
            Action::Gain(wanted)
        }
        _ => best(list, |action| match action {
            Action::Pay(good) => i64::from(stock.get(good)),
            Action::Choose(saint) => i64::from(Some(saint) == plan.saint),
            _ => 0,
        }),
    }
}

// R4.

fn work(s: &State, seat: Seat, plan: &Plan, list: &[Action]) -> Action {
    match s.player(seat).work.draft {
        None => {
            let value = |action: Action| match action {
                Action::Deed(deed) => best_of(s, seat, plan, deed).map_or(0, |(value, _, _)| value),
                _ => 1,
            };
            best(list, value)
        }
        Some(Draft::Deed { deed: Deed::Fishery, at: Some(at), other: None, .. }) => best(list, |action| match action {
            Action::Hex(hex) => {
                let good = Good::Fish;
                let site = countryside::site_of(s, seat, Deed::Fishery, at.min(hex), Some(at.max(hex)), good);
                site.len().into()
            }
            _ => 0,
        }),
        Some(Draft::Deed { deed, at: None, .. }) => {
            let hex = best_of(s, seat, plan, deed).map(|(_, hex, _)| hex);
            hex.map_or(list[0], Action::Hex)
        }
        Some(Draft::Deed { .. }) => best(list, |action| match action {
            Action::Kind(good) => need(s, seat, good),
            Action::Pay(good) => i64::from(s.realm(seat).stock.get(good)),
            _ => 0,
        }),
        _ => list[0],
    }
}

/// How much a good is needed: little of it in stock and at sites, and more of food while famine rises.
fn need(s: &State, seat: Seat, good: Good) -> i64 {
    let there = i64::from(s.realm(seat).stock.get(good)) + i64::from(running(s, seat, good));
    let weight = match good {
        Good::Wood => 22,
        Good::Stone => 14,
        Good::Fish | Good::Grain | Good::Olives | Good::Sheep => 24,
        _ => 20,
    };
    (weight - 2 * there).max(2)
}

/// The best place for a deed, its value and its good; nothing if it is not worth a man.
fn best_of(s: &State, seat: Seat, plan: &Plan, deed: Deed) -> Option<(i64, Hex, Option<Good>)> {
    let places = countryside::places(s, seat, deed);
    let top = |value: &dyn Fn(Hex) -> i64| {
        places.iter().map(|hex| (value(hex), hex)).max_by_key(|(value, hex)| (*value, std::cmp::Reverse(*hex)))
    };
    match deed {
        Deed::City => {
            let wanted = usize::from(plan.cities) > s.player(seat).cities.len();
            let (_, hex) = top(&|hex| gain_of_zone(s, seat, s.layout().disc(hex)))?;
            wanted.then_some((1000, hex, None))
        }
        Deed::Inn => match plan.encloses {
            Some(target) => {
                let (gain, hex) = top(&|hex| closer(s, seat, target, hex))?;
                (gain > 0).then_some((600, hex, None))
            }
            None => {
                let spare = s.realm(seat).stock.foods() > 2 && plan.inns;
                let (gain, hex) = top(&|hex| gain_of_zone(s, seat, HexSet::one(hex)))?;
                (gain > 5 && spare).then_some((9 * gain, hex, None))
            }
        },
        Deed::Cleanse => {
            let (count, hex) = top(&|hex| countryside::cleansed(s, hex).len() as i64)?;
            (count > 1).then_some((50 + count, hex, None))
        }
        Deed::Fishery => {
            let good = countryside::kinds(s, seat, deed, Hex(0))
                .iter()
                .map(Good::of)
                .max_by_key(|good| need(s, seat, *good))?;
            let count = |hex: Hex| {
                let others = sites::fishery_others(s, seat, hex);
                let site =
                    |other: Hex| countryside::site_of(s, seat, deed, hex.min(other), Some(hex.max(other)), good).len();
                others.iter().map(site).max().map_or(0, i64::from)
            };
            let (count, hex) = top(&count)?;
            Some((if count > 1 { count.min(6) * need(s, seat, good) } else { 0 }, hex, Some(good)))
        }
        _ => {
            let value = |hex: Hex| {
                let kinds = countryside::kinds(s, seat, deed, hex);
                let count = |good: Good| i64::from(countryside::site_of(s, seat, deed, hex, None, good).len());
                // Sites of one or two goods hardly bring back what they cost.
                let one = |good: Good| if count(good) > 2 { count(good) * need(s, seat, good) } else { 0 };
                kinds.iter().map(Good::of).map(one).max().unwrap_or(0)
            };
            let (value, hex) = top(&value)?;
            Some((value, hex, None))
        }
    }
}

/// How many hexes a base would add to a zone.
fn gain_of_zone(s: &State, seat: Seat, more: HexSet) -> i64 {
    let reach = s.layout().around(s.layout().around(more)).minus(s.map.ground.water());
    reach.minus(s.zone(seat)).len() as i64
}

/// How much an inn helps to enclose a player: hexes of the zone it covers, or steps it comes nearer.
fn closer(s: &State, seat: Seat, target: Seat, hex: Hex) -> i64 {
    let layout = s.layout();
    let bases = s.base(seat).or(s.base(target));
    let open = s.zone(target).minus(bases).minus(s.zone(seat));
    let reach = crate::antiquity::zone::zone(layout, s.map.ground.water(), HexSet::one(hex), 2, false);
    let covers = reach.and(open).len() as i64;
    let distance = |from: HexSet| {
        let from = from.iter().flat_map(|a| open.iter().map(move |b| layout.distance(a, b)));
        from.min().unwrap_or(99)
    };
    let nearer = i64::from(distance(s.base(seat))) - i64::from(distance(HexSet::one(hex)));
    if covers > 0 { 100 * covers } else { nearer }
}

// R8 and R9.

/// Graves go where they leave the others together: beside what is covered, and from the middle of nothing.
fn lonely(s: &State, seat: Seat, spot: Spot) -> i64 {
    let realm = s.realm(seat);
    let free = realm.free(spot.city());
    let around = edges(spot.square().bit()) & free;
    let building = realm.on(spot).is_some();
    let cathedral = realm.find(Building::Cathedral).is_some_and(|slot| {
        realm.pieces[slot].squares() & spot.square().bit() != 0 && realm.pieces[slot].spot.city() == spot.city()
    });
    10 * i64::from(spot.city()) - i64::from(around.count_ones()) - 50 * i64::from(building) - 500 * i64::from(cathedral)
}

/// Pollution goes where little is lost: water first, then where few hexes of a kind lie together, in zones of others.
fn useless(s: &State, seat: Seat, hex: Hex) -> i64 {
    let terrain = s.map.ground.terrain(hex);
    let same = s.layout().ring(hex).and(s.map.ground.of(terrain)).and(sites::free_clean(s)).len() as i64;
    let others = s.playing().filter(|other| *other != seat && s.zone(*other).has(hex)).count() as i64;
    let rank = match terrain {
        crate::antiquity::ground::Terrain::Forest => 2,
        crate::antiquity::ground::Terrain::Mountain => 1,
        _ => 0,
    };
    2 * others - same + rank
}

/// How it stands, in one line, for whoever looks at a test.
pub fn line(s: &State, seat: Seat) -> String {
    let (realm, forecast) = (s.realm(seat), forecast::of(s, seat));
    let graves: u32 = realm.graves.iter().map(|set| set.count_ones()).sum();
    let progress: Vec<_> = Saint::ALL.iter().map(|saint| score::progress(s, seat, *saint).have).collect();
    let stock: Vec<String> =
        realm.stock.kinds().map(|good| format!("{}{}", &good.id()[..2], realm.stock.get(good))).collect();
    format!(
        "r{} s{} {:?} houses {} home {} sites {} famine {} graves {}+{} room {} cities {} hexes {} stock {} progress {progress:?} pieces {} free {}",
        s.round,
        seat.0,
        realm.saint,
        realm.house_count(),
        realm.home,
        s.at_sites(seat),
        s.famine,
        graves,
        forecast.graves,
        famine::room(s, seat),
        s.city_count(seat),
        pollution::hexes(s, seat).len(),
        stock.join(" "),
        realm.pieces.len(),
        s.free_count(seat),
    )
}
