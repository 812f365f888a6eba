//! R4: the men of the cart shops build in the countryside, one player after the other; the alchemists cleanse.
//!
//! A command is a deed, then its hex (a fishery has two), then the good it gives, then what is paid of one's choice. What
//! has only one answer is not asked.

use super::super::action::{Action, Deed};
use super::super::data::{Building, CITIES, CITY_COST, CITY_DISTANCE, Cost, Good, Goods, INNS, Kind};
use super::super::event::Event;
use super::super::ground::Terrain;
use super::super::map::{Hex, HexSet};
use super::super::sites;
use super::super::state::{Draft, Phase, Site, State};
use super::super::supply;
use super::payments::{Bill, breaks_different};
use super::storage;
use table::log::Log;
use table::row::Row;
use table::seat::Seat;

/// What an inn costs: a food of any kind (sourced).
pub const INN_COST: Cost = Cost { wood: 0, stone: 0, foods: 1, luxuries: 0 };
/// What a woodcutter, a mine or a fishery costs (sourced).
pub const SITE_COST: Cost = Cost { wood: 1, stone: 0, foods: 0, luxuries: 0 };

/// The phase begins.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.phase = Phase::Countryside;
    s.at = 0;
    seek(s, log);
}

/// The first player from this place on who has something to do; the others are passed.
pub fn seek(s: &mut State, log: &mut Log<Event>) {
    while usize::from(s.at) < s.order.len() {
        let seat = s.active();
        if carts(s, seat) > 0 || can_cleanse(s, seat) {
            return;
        }
        log.all(Event::NoCarts(seat));
        s.at += 1;
    }
    storage::begin(s, log);
}

/// Men of a player on working cart shops.
pub fn carts(s: &State, seat: Seat) -> u8 {
    s.realm(seat).working_count(Building::CartShop)
}

/// Whether the alchemists of a player work and have not cleansed this round.
pub fn can_cleanse(s: &State, seat: Seat) -> bool {
    !s.player(seat).work.used.has(Building::Alchemy) && s.realm(seat).working(Building::Alchemy)
}

/// Whether the biologists of a player work and have not given a farm this round (R31).
pub fn has_free_farm(s: &State, seat: Seat) -> bool {
    !s.player(seat).work.used.has(Building::Biology) && s.realm(seat).working(Building::Biology)
}

/// Whether the philosophers of a player lift "different" (R18).
pub fn any_goods(s: &State, seat: Seat) -> bool {
    s.realm(seat).working(Building::Philosophy)
}

/// The kind of site that a deed begins.
pub fn kind_of(deed: Deed) -> Option<Kind> {
    match deed {
        Deed::Woodcutter => Some(Kind::Woodcutter),
        Deed::Farm | Deed::FreeFarm => Some(Kind::Farm),
        Deed::Mine => Some(Kind::Mine),
        Deed::Fishery => Some(Kind::Fishery),
        Deed::Inn | Deed::City | Deed::Cleanse => None,
    }
}

/// What a deed costs, but for a farm's seed good.
pub fn cost_of(deed: Deed) -> Cost {
    match deed {
        Deed::Woodcutter | Deed::Mine | Deed::Fishery => SITE_COST,
        Deed::Inn => INN_COST,
        Deed::City => CITY_COST,
        Deed::Farm | Deed::FreeFarm | Deed::Cleanse => Cost::default(),
    }
}

/// The cost of a deed with what is paid of it, in which the philosophers lift "different" (R18).
pub fn bill(s: &State, seat: Seat, deed: Deed, paid: Goods) -> Bill {
    Bill { paid, ..Bill::new(s.realm(seat).stock, cost_of(deed), any_goods(s, seat)) }
}

/// What a player can pay for a deed; a farm's seed good is its own matter.
fn is_payable(s: &State, seat: Seat, deed: Deed) -> bool {
    bill(s, seat, deed, Goods::NONE).can_be_paid()
}

/// Whether a player has the man and the buildings for a deed, and can pay for it, wherever it may be.
pub fn may(s: &State, seat: Seat, deed: Deed) -> bool {
    if deed == Deed::Cleanse {
        return can_cleanse(s, seat);
    }
    let there = match deed {
        Deed::Inn => s.player(seat).inns.len() < usize::from(INNS) && s.realm(seat).working(Building::Brewery),
        Deed::City => usize::from(s.city_count(seat)) < CITIES,
        Deed::FreeFarm => has_free_farm(s, seat),
        Deed::Fishery => supply::fisheries(s) > 0,
        _ => true,
    };
    there && carts(s, seat) > 0 && is_payable(s, seat, deed)
}

/// The goods that a farm can be started with: from the stock, or (biology) any of which there is one.
fn seeds(s: &State, seat: Seat, deed: Deed) -> impl Iterator<Item = Good> + '_ {
    let stock = s.realm(seat).stock;
    let given = deed == Deed::FreeFarm;
    let there = move |good: &Good| if given { supply::left(s, *good) > 0 } else { stock.get(*good) > 0 };
    Good::SEEDS.into_iter().filter(there)
}

/// The goods that a site of a deed can give on this hex.
pub fn kinds(s: &State, seat: Seat, deed: Deed, at: Hex) -> Row<4> {
    let supplied = |good: &Good| supply::left(s, *good) > 0;
    let list: &[Good] = match deed {
        Deed::Woodcutter => return Row::from_iter([Good::Wood as u8]),
        Deed::Farm | Deed::FreeFarm => return seeds(s, seat, deed).map(|good| good as u8).collect(),
        Deed::Mine => match sites::range_kind(s, at) {
            Some(Good::Gold) => &[Good::Gold],
            Some(_) => &[Good::Stone],
            None => Kind::Mine.goods(),
        },
        Deed::Fishery => Kind::Fishery.goods(),
        Deed::Inn | Deed::City | Deed::Cleanse => &[],
    };
    list.iter().copied().filter(supplied).map(|good| good as u8).collect()
}

/// Where a second to fourth city of a player may have its centre (R39: cities never touch).
fn city_centres(s: &State, zone: HexSet) -> HexSet {
    let layout = s.layout();
    let open = sites::free(s).and(s.map.ground.land());
    let near = layout.around(zone).or(zone).and(open);
    let standing = || s.all().flat_map(|other| s.player(other).cities.iter().copied());
    let fits = |centre: &Hex| {
        let there = layout.city(*centre).is_some_and(|city| open.covers(city) && city.meets(zone));
        there && standing().all(|other| layout.distance(*centre, other) >= CITY_DISTANCE)
    };
    near.iter().filter(fits).collect()
}

/// Where a player can do a deed: for a fishery either hex. Whether it can be paid for is another matter.
pub fn places(s: &State, seat: Seat, deed: Deed) -> HexSet {
    places_in(s, seat, deed, s.zone(seat))
}

/// The same in a zone that is known already.
fn places_in(s: &State, seat: Seat, deed: Deed, zone: HexSet) -> HexSet {
    match deed {
        Deed::Woodcutter | Deed::Farm | Deed::FreeFarm => {
            zone.and(sites::fields(s, kind_of(deed).unwrap_or(Kind::Woodcutter)))
        }
        Deed::Mine => {
            let all = zone.and(sites::fields(s, Kind::Mine));
            if !s.rules.limited {
                return all;
            }
            all.iter().filter(|hex| !kinds(s, seat, deed, *hex).is_empty()).collect()
        }
        Deed::Fishery => sites::fishery_hexes(s, zone),
        Deed::Inn => zone.and(sites::free(s)).and(s.map.ground.land()),
        Deed::City => city_centres(s, zone),
        Deed::Cleanse => zone.and(s.map.polluted).and(sites::free(s)),
    }
}

/// Whether a player has what a farm of a deed is begun with; true for all other deeds.
pub fn has_seed(s: &State, seat: Seat, deed: Deed) -> bool {
    kind_of(deed) != Some(Kind::Farm) || seeds(s, seat, deed).next().is_some()
}

/// Whether a player can do a deed somewhere now.
pub fn can_do(s: &State, seat: Seat, deed: Deed) -> bool {
    can_do_in(s, seat, deed, s.zone(seat))
}

fn can_do_in(s: &State, seat: Seat, deed: Deed, zone: HexSet) -> bool {
    let given = match deed {
        Deed::Farm | Deed::FreeFarm => has_seed(s, seat, deed),
        Deed::Fishery => Kind::Fishery.goods().iter().any(|good| supply::left(s, *good) > 0),
        _ => true,
    };
    given && may(s, seat, deed) && !places_in(s, seat, deed, zone).is_empty()
}

/// All legal atomic moves of the active player.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    match s.player(seat).work.draft {
        None => {
            let zone = s.zone(seat);
            list.extend(Deed::ALL.into_iter().filter(|deed| can_do_in(s, seat, *deed, zone)).map(Action::Deed));
            list.push(Action::End);
        }
        Some(Draft::Deed { deed, at: None, .. }) => list.extend(places(s, seat, deed).iter().map(Action::Hex)),
        Some(Draft::Deed { deed: Deed::Fishery, at: Some(at), other: None, .. }) => {
            list.extend(sites::fishery_others(s, seat, at).iter().map(Action::Hex));
        }
        Some(Draft::Deed { deed: deed @ (Deed::Inn | Deed::City), paid, .. }) => {
            list.extend(bill(s, seat, deed, paid).next().map(Action::Pay));
        }
        Some(Draft::Deed { deed, at: Some(at), .. }) => {
            list.extend(kinds(s, seat, deed, at).iter().map(|good| Action::Kind(Good::of(good))));
        }
        _ => {}
    }
}

/// How much an action weighs in random play: a deed about as much as there are places for it, which are not counted.
pub fn ways(_s: &State, _seat: Seat, action: Action) -> u32 {
    match action {
        Action::Deed(_) => 12,
        _ => 1,
    }
}

/// Carries out a legal action.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    if action == Action::End {
        log.all(Event::Ended(seat));
        s.at += 1;
        return seek(s, log);
    }
    let draft = s.player(seat).work.draft;
    let (mut deed, mut at, mut other, mut good, mut paid) = match draft {
        Some(Draft::Deed { deed, at, other, good, paid }) => (deed, at, other, good, paid),
        _ => (Deed::Cleanse, None, None, None, Goods::NONE),
    };
    match action {
        Action::Deed(begun) => deed = begun,
        // The smaller hex of a fishery comes first, in whichever order they were named.
        Action::Hex(hex) => match at {
            Some(first) if deed == Deed::Fishery => (at, other) = (Some(first.min(hex)), Some(first.max(hex))),
            _ => at = Some(hex),
        },
        Action::Kind(kind) => good = Some(kind),
        Action::Pay(kind) => paid.add(kind, 1),
        _ => {}
    }
    let draft = Draft::Deed { deed, at, other, good, paid };
    s.player_mut(seat).work.draft = Some(draft);
    // What has only one answer left is answered; when nothing is left to ask, the deed is done.
    let mut list = Vec::new();
    if let Some(at) = at {
        let is_asked = match deed {
            Deed::Fishery if other.is_none() => true,
            Deed::Inn | Deed::City => match bill(s, seat, deed, paid).only() {
                Some(all) => {
                    paid = all;
                    false
                }
                None => true,
            },
            Deed::Cleanse => false,
            _ if good.is_some() => false,
            _ => {
                list.extend(kinds(s, seat, deed, at).iter().map(Good::of));
                good = if let [only] = list[..] { Some(only) } else { None };
                good.is_none()
            }
        };
        if !is_asked {
            s.player_mut(seat).work.draft = None;
            return carry_out(s, seat, deed, at, other, good, paid, log);
        }
    }
    log.all(Event::Draft(s.player(seat).work.draft));
}

/// A deed is named in full.
#[expect(clippy::too_many_arguments, reason = "the parts of a command")]
fn carry_out(
    s: &mut State,
    seat: Seat,
    deed: Deed,
    at: Hex,
    other: Option<Hex>,
    good: Option<Good>,
    paid: Goods,
    log: &mut Log<Event>,
) {
    match (deed, good) {
        (Deed::Inn, _) => inn(s, seat, at, paid, log),
        (Deed::City, _) => city(s, seat, at, paid, log),
        (Deed::Cleanse, _) => cleanse(s, seat, at, log),
        (_, Some(good)) => begin_site(s, seat, deed, at, other, good, log),
        (_, None) => {}
    }
}

/// The man leaves a cart shop, which is then empty: the one with the lowest number, as it makes no difference which.
fn send(s: &mut State, seat: Seat) {
    let realm = s.realm_mut(seat);
    let cart = realm.all_working(Building::CartShop).next();
    if let Some(slot) = cart {
        realm.manned.set(slot, false);
    }
}

/// What a deed that begins a site costs in all.
pub fn site_price(deed: Deed, good: Good) -> Goods {
    match deed {
        Deed::Farm => Goods::of(good, 1),
        Deed::FreeFarm => Goods::NONE,
        _ => Goods::of(Good::Wood, 1),
    }
}

/// The site that a deed would begin now, with its goods.
pub fn site_of(s: &State, seat: Seat, deed: Deed, at: Hex, other: Option<Hex>, good: Good) -> Site {
    sites::begun(s, seat, good, at, other, site_price(deed, good).get(good))
}

fn begin_site(s: &mut State, seat: Seat, deed: Deed, at: Hex, other: Option<Hex>, good: Good, log: &mut Log<Event>) {
    let (price, site) = (site_price(deed, good), site_of(s, seat, deed, at, other, good));
    let hexes = sites::goods(s, &site);
    send(s, seat);
    let player = s.player_mut(seat);
    player.realm.stock = player.realm.stock.minus(price);
    if deed == Deed::FreeFarm {
        player.work.used.mark(Building::Biology);
    }
    let range = if deed == Deed::Mine { s.map.ground.range(s.layout(), at) } else { HexSet::NONE };
    let map = &mut s.map;
    match site.kind() {
        // Felled forest is grassland at once, and stays occupied until its wood is taken (R35).
        Kind::Woodcutter => {
            map.felled = map.felled.or(hexes);
            map.ground.to_grassland(Terrain::Forest, hexes);
        }
        Kind::Farm | Kind::Fishery => {}
        // The first mine settles what the range gives, for everybody and for ever (R38).
        Kind::Mine => {
            let kind = usize::from(good == Good::Gold);
            map.ranges[kind] = map.ranges[kind].or(range);
        }
    }
    if site.kind() != Kind::Woodcutter {
        map.polluted = map.polluted.or(hexes);
    }
    map.goods = map.goods.or(hexes);
    // Markers under what is built leave the game unseen (R44).
    map.markers = map.markers.minus(hexes);
    if let Some(other) = other {
        for hex in [at, other] {
            map.built.insert(hex);
            map.markers.remove(hex);
        }
    }
    map.sites.push(site);
    let layout = s.layout();
    log.all(Event::Begun(seat, deed, layout.place(at), other.map(|hex| layout.place(hex)), good, site.len(), price));
}

fn inn(s: &mut State, seat: Seat, at: Hex, paid: Goods, log: &mut Log<Event>) {
    send(s, seat);
    let player = s.player_mut(seat);
    player.realm.stock = player.realm.stock.minus(paid);
    player.inns.push(at);
    player.away += 1;
    s.map.built.insert(at);
    s.map.markers.remove(at);
    log.all(Event::Inn(seat, s.layout().place(at), paid));
}

/// A city counts for pollution and graves in this very round (R50); building in it begins in the next R2.
fn city(s: &mut State, seat: Seat, centre: Hex, paid: Goods, log: &mut Log<Event>) {
    let hexes = s.layout().disc(centre);
    send(s, seat);
    let player = s.player_mut(seat);
    player.realm.stock = player.realm.stock.minus(paid);
    player.cities.push(centre);
    player.away += 1;
    s.map.built = s.map.built.or(hexes);
    s.map.markers = s.map.markers.minus(hexes);
    log.all(Event::City(seat, s.layout().place(centre), paid, breaks_different(paid)));
}

/// The hexes from which the alchemists would remove pollution: the centre, and neighbours also outside the zone (R45).
pub fn cleansed(s: &State, at: Hex) -> HexSet {
    s.layout().disc(at).and(s.map.polluted).minus(s.map.occupied())
}

fn cleanse(s: &mut State, seat: Seat, at: Hex, log: &mut Log<Event>) {
    let hexes = cleansed(s, at);
    s.map.polluted = s.map.polluted.minus(hexes);
    s.player_mut(seat).work.used.mark(Building::Alchemy);
    log.all(Event::Cleansed(seat, s.layout().place(at), hexes.len() as u8));
}

/// Whether a draft is one that the rules can have begun, and that can be completed: it is begun again step by step.
pub fn draft_can_go_on(s: &State, seat: Seat, draft: Draft) -> bool {
    let Draft::Deed { deed, at, other, good, paid } = draft else { return false };
    let hexes = at.into_iter().chain(other).map(Action::Hex);
    let most = cost_of(deed).total().into();
    let payments = Good::ALL.into_iter().flat_map(|kind| (0..paid.get(kind).min(most)).map(move |_| Action::Pay(kind)));
    let mut again = *s;
    again.player_mut(seat).work.draft = None;
    let mut list = Vec::new();
    for step in [Action::Deed(deed)].into_iter().chain(hexes).chain(good.map(Action::Kind)).chain(payments) {
        list.clear();
        actions(&again, seat, &mut list);
        if !list.contains(&step) {
            return false;
        }
        act(&mut again, seat, step, &mut Log::silent());
    }
    again.player(seat).work.draft == Some(draft)
}
