//! What a scripted player does in R2.

use super::{Plan, best, together};
use crate::antiquity::action::{Action, Deed};
use crate::antiquity::board::{Form, shape};
use crate::antiquity::data::{Building, Cost, Good, Goods, HOUSES, Kind, Saint, house_cost};
use crate::antiquity::forecast;
use crate::antiquity::phases::{building, countryside};
use crate::antiquity::sites;
use crate::antiquity::state::{Draft, State};
use table::seat::Seat;

/// The next step in the cities.
pub fn build(s: &State, seat: Seat, plan: &Plan, list: &[Action]) -> Action {
    if plan.idle {
        return Action::Commit;
    }
    if let Some(draft) = s.player(seat).work.draft {
        return go_on(s, seat, plan, draft, list);
    }
    let realm = s.realm(seat);
    let can = |action: Action| list.contains(&action);
    if let Some(answer) =
        list.iter().find(|action| matches!(action, Action::Accept(from, _) if plan.helps == Some(*from)))
    {
        return *answer;
    }
    if let Some(answer) = list.iter().find(|action| matches!(action, Action::Reject(..))) {
        return *answer;
    }
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
    if realm.working(Building::Market)
        && let Some(helper) = plan.asks.iter().find(|helper| {
            let offer = s.offer(seat, **helper);
            offer.number == 0 && can(Action::Offer(**helper)) && !gift(s, **helper).is_empty()
        })
    {
        return Action::Offer(*helper);
    }
    // What is wanted, in order: the first that can be had is taken, and what it lacks is got at the market.
    for wanted in wishes(s, seat, plan) {
        let action = match wanted {
            Wish::House(number) => Action::House(number),
            Wish::Building(building) => Action::Build(building),
            Wish::Goods(..) => Action::Commit,
        };
        if !matches!(wanted, Wish::Goods(..)) && can(action) {
            return action;
        }
        let room = match wanted {
            Wish::House(_) => s.free_count(seat) > 0,
            Wish::Building(of) => building::why_not(s, seat, of) != Some(building::WhyNot::Room),
            Wish::Goods(..) => true,
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
        Building::Hospital,
        Building::University,
        Building::CartShop,
    ];
    let useful = |building: &Building| match building {
        Building::Storage => realm.capacity().is_some(),
        Building::Hospital => graves > 0,
        _ => true,
    };
    others.into_iter().filter(useful).find_map(man).unwrap_or(Action::Commit)
}

/// Something a player wants in R2.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Wish {
    House(u8),
    Building(Building),
    /// So many of a good to have in stock.
    Goods(Good, u16),
}

/// What is wanted, the most urgent first.
fn wishes(s: &State, seat: Seat, plan: &Plan) -> Vec<Wish> {
    let realm = s.realm(seat);
    let (stock, built) = (realm.stock, realm.house_count());
    let has = |building: Building| realm.find(building).is_some();
    let mut list: Vec<Wish> = Vec::new();
    let wood = stock.get(Good::Wood);
    let carts = realm.count(Building::CartShop);
    // Wood for a site of every man who can be sent comes before everything else that costs wood.
    let spare_wood = wood.saturating_sub(reserve(s, seat));
    // A cart shop is worth it only with a man and wood for a site besides.
    if carts < plan.carts && wood > (carts as u16).min(u16::from(realm.home)) + 1 {
        list.push(Wish::Building(Building::CartShop));
    }
    let forecast = forecast::of(s, seat);
    let fountains = realm.count(Building::Fountain);
    let paved = 3 * s.player(seat).cities.len();
    // A fountain for each luxury, until nothing is polluted any more.
    if stock.luxuries() > 0 && fountains < plan.fountains.min(paved) {
        list.push(Wish::Building(Building::Fountain));
    }
    let house = next_house(s, seat).filter(|_| built < plan.houses[1]).map(Wish::House);
    // Men are of no use without anything to begin sites with.
    let house = house.filter(|_| realm.home < 3 || realm.saint.is_some());
    if built < plan.houses[0] {
        list.extend(house);
    }
    if forecast.graves > 1 && !has(Building::Granary) && spare_wood > 0 {
        list.push(Wish::Building(Building::Granary));
    }
    if plan.market && built >= plan.houses[0].min(6) && !has(Building::Market) && spare_wood > 0 {
        list.push(Wish::Building(Building::Market));
    }
    if has(Building::Market) && realm.home > 1 && has_ground(s, seat) {
        let seeds = Good::SEEDS.into_iter().filter(|good| stock.get(*good) == 0 && running(s, seat, *good) == 0);
        list.extend(seeds.take(2).map(|good| Wish::Goods(good, 1)));
    }
    if plan.saint.is_some() && built >= plan.houses[0] && !has(Building::Cathedral) {
        list.push(Wish::Building(Building::Cathedral));
    }
    if saves_for_city(s, seat, plan) {
        list.extend([Wish::Goods(Good::Stone, 1), Wish::Goods(Good::Wood, 1)]);
        if stock.foods() == 0 {
            list.push(Wish::Goods(Good::Fish, 1));
        }
        let lacking = 2usize.saturating_sub(Good::LUXURIES.into_iter().filter(|good| stock.get(*good) > 0).count());
        list.extend(
            Good::LUXURIES
                .into_iter()
                .filter(|good| stock.get(*good) == 0)
                .take(lacking)
                .map(|good| Wish::Goods(good, 1)),
        );
        return list;
    }
    if forecast.graves > 0 && fountains < plan.fountains {
        list.push(Wish::Building(Building::Fountain));
    }
    list.extend(house);
    let collects = matches!(realm.saint, Some(Saint::Cristoforo | Saint::Maria));
    if collects {
        let kinds = Good::FOODS.into_iter().chain(Good::LUXURIES);
        list.extend(kinds.filter(|good| stock.get(*good) < 3).map(|good| Wish::Goods(good, 3)));
    }
    if realm.saint.is_some() || built >= 10 {
        let wanted = plan.buildings.iter().filter(|building| !has(**building));
        let wanted = wanted.filter(|building| u16::from(building.cost().wood) <= spare_wood);
        list.extend(wanted.map(|building| Wish::Building(*building)));
    }
    if u16::from(realm.home) > wood {
        list.push(Wish::Goods(Good::Wood, realm.home.min(3).into()));
    }
    list
}

/// The house to build next: the cheapest one; with San Nicolò's power one that gives the house below it.
fn next_house(s: &State, seat: Seat) -> Option<u8> {
    let realm = s.realm(seat);
    let open = (5..=HOUSES).filter(|n| !realm.has_house(*n));
    let gives = |n: u8| realm.has_power(Saint::Nicolo) && (5..n).any(|lower| !realm.has_house(lower));
    open.min_by_key(|n| (!gives(*n), house_cost(*n).total(), *n))
}

/// Whether the goods of a city are kept together: the boards are nearly full, or more are planned, and there is a place.
fn saves_for_city(s: &State, seat: Seat, plan: &Plan) -> bool {
    let cities = s.player(seat).cities.len();
    let needed = usize::from(plan.cities) > cities
        && s.free_count(seat) < plan.cramped
        && (plan.cramped < 36 || s.realm(seat).saint.is_some());
    needed && s.realm(seat).house_count() >= plan.houses[0] && !countryside::places(s, seat, Deed::City).is_empty()
}

fn has_ground(s: &State, seat: Seat) -> bool {
    s.zone(seat).and(sites::fields(s, Kind::Farm)).len() >= 3
}

/// Wood for the sites of the men who can be sent.
fn reserve(s: &State, seat: Seat) -> u16 {
    let realm = s.realm(seat);
    u16::from(realm.home).min(realm.count(Building::CartShop) as u16).min(3)
}

/// How many goods of a kind the sites of a player still have.
pub fn running(s: &State, seat: Seat, good: Good) -> u16 {
    let own = s.map.sites.iter().filter(|site| site.owner == seat && site.good == good);
    own.map(|site| u16::from(site.len())).sum()
}

fn cost_of(wish: Wish) -> Cost {
    match wish {
        Wish::House(number) => house_cost(number),
        Wish::Building(building) => building.cost(),
        Wish::Goods(..) => Cost::default(),
    }
}

/// A good that is lacking for something.
fn lacking(s: &State, seat: Seat, wish: Wish) -> Option<Good> {
    let (stock, cost) = (s.realm(seat).stock, cost_of(wish));
    if let Wish::Goods(good, n) = wish {
        return (stock.get(good) < n).then_some(good);
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

/// How many of a good can be given away: what the wish itself needs stays, and so does what keeps famine off.
fn spare(s: &State, seat: Seat, wish: Wish, good: Good) -> u16 {
    let realm = s.realm(seat);
    let stock = realm.stock.get(good);
    let cost = cost_of(wish);
    let collects = matches!(realm.saint, Some(Saint::Cristoforo | Saint::Maria));
    let keep = match (wish, good) {
        (Wish::Goods(wanted, _), _) if wanted == good => stock,
        (Wish::Goods(..), Good::Wood) => reserve(s, seat).max(1),
        (Wish::Goods(..), Good::Stone) => 1,
        (Wish::Goods(..), _) if collects => 3,
        (Wish::Goods(..), _) => 1,
        (_, Good::Wood) => u16::from(cost.wood) + reserve(s, seat),
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

/// What a helper can do without: all that would not be kept, but for wood to begin sites with.
fn gift(s: &State, helper: Seat) -> Goods {
    let realm = s.realm(helper);
    let mut wood = u16::from(realm.working_count(Building::CartShop));
    let mut gift = realm.stock;
    // What cannot be begun with wood is begun with seed goods.
    for good in [Good::Wood, Good::Wine, Good::Grain, Good::Olives, Good::Sheep] {
        let kept = wood.min(gift.get(good));
        wood -= kept;
        gift = gift.minus(Goods::of(good, kept));
    }
    gift
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
        Draft::House { at: None, .. } => best(list, |action| match action {
            Action::Square(spot) => together(s, seat, spot.city(), spot.square().bit()),
            _ => 0,
        }),
        Draft::Build { building, at: None, .. } if building != Building::Storage => best(list, |action| match action {
            Action::Square(spot) => {
                let turns = building::turns_at(s.realm(seat), spot, building);
                let value =
                    |turn| together(s, seat, spot.city(), shape(building, Form::turned(turn)).on(spot.square()));
                turns.map(value).max().unwrap_or(i64::MIN)
            }
            _ => i64::MIN,
        }),
        Draft::Build { building, at: Some(spot), form: None, .. } if building != Building::Storage => {
            best(list, |action| match action {
                Action::Turn(turn) => {
                    together(s, seat, spot.city(), shape(building, Form::turned(turn)).on(spot.square()))
                }
                _ => i64::MIN,
            })
        }
        Draft::Build { building: Building::Storage, at: Some(_), form: None, .. } => {
            best(list, |action| match action {
                Action::Size(form) => {
                    let area = i64::from(form.size().0 * form.size().1);
                    if area <= 12 { area } else { 0 }
                }
                _ => 0,
            })
        }
        Draft::Offer { to, get, .. } => {
            let gift = gift(s, to);
            let more = Good::ALL.into_iter().find(|good| gift.get(*good) > get.get(*good));
            match more {
                Some(good) => Action::Ask(good),
                None if list.contains(&Action::Send) => Action::Send,
                None => Action::Drop,
            }
        }
        Draft::Bank(given) if given.total() < 2 => {
            let (wish, wanted) = bank_for(s, seat, plan).unwrap_or((Wish::Goods(Good::Wood, 1), Good::Wood));
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
