//! R6: San Giorgio's fish, then one good from every site, or three with forced labour. All players choose at the same
//! time, each for themselves; what leaves no choice is settled at once.

use super::super::action::Action;
use super::super::data::{Building, FORCED_GOODS, Good, Goods, Kind, Saint};
use super::super::event::Event;
use super::super::map::{Hex, HexSet};
use super::super::state::{Draft, Phase, Site, State};
use super::super::supply;
use super::exploration;
use table::log::Log;
use table::seat::{Seat, SeatSet};

/// The phase begins.
pub fn begin(s: &mut State, log: &mut Log<Event>) {
    s.phase = Phase::Harvest;
    s.asked = SeatSet::NONE;
    giorgio(s, log);
    decay(s, log);
    for seat in s.in_order() {
        let (mut got, mut lost) = (Goods::NONE, Goods::NONE);
        let mut n = 0;
        while let Some(site) = s.map.sites.get(n).copied() {
            n += 1;
            if site.owner != seat {
                continue;
            }
            let take = takes(s, seat, &site);
            if has_choice(&site, take) {
                s.map.sites[n - 1].due = true;
                s.asked = s.asked.with(seat);
                continue;
            }
            let ends = site.len() == take;
            remove(s, n - 1, first(s, &site, take), log);
            gain(s, seat, site.good, take, &mut got, &mut lost);
            n -= usize::from(ends);
        }
        if !got.is_empty() || !lost.is_empty() {
            log.all(Event::Harvested(seat, got, lost));
        }
    }
    go_on(s, log);
}

/// The next phase begins when nobody has anything left to choose.
pub fn go_on(s: &mut State, log: &mut Log<Event>) {
    if s.asked.is_empty() {
        exploration::begin(s, log);
    }
}

/// One fish for each cathedral that anybody built in this round, in order of play (R24).
fn giorgio(s: &mut State, log: &mut Log<Event>) {
    let built: u16 = s.all().map(|seat| u16::from(s.player(seat).work.cathedrals)).sum();
    for seat in s.in_order().filter(|_| built > 0) {
        if s.has_power(seat, Saint::Giorgio) {
            let came = supply::gain(s, seat, Good::Fish, built);
            log.all(Event::GiorgioFish(seat, came as u8));
        }
    }
}

/// Every site of a player who is out loses a good to the supply; of one who leaves later in this phase not before the
/// next (5.3).
fn decay(s: &mut State, log: &mut Log<Event>) {
    let mut n = 0;
    while let Some(site) = s.map.sites.get(n).copied() {
        n += 1;
        if !s.player(site.owner).out {
            continue;
        }
        log.all(Event::Decayed(site.owner, s.layout().place(site.at), site.good));
        remove(s, n - 1, first(s, &site, 1), log);
        n -= usize::from(site.len() == 1);
    }
}

/// Whether forced labour works for a player: on all sites or on none (R59).
pub fn is_forced(s: &State, seat: Seat) -> bool {
    s.realm(seat).working(Building::ForcedLabour)
}

/// How many goods leave a site.
fn takes(s: &State, seat: Seat, site: &Site) -> u8 {
    if is_forced(s, seat) { site.len().min(FORCED_GOODS) } else { 1 }
}

/// Whether more than one set of so many goods can be taken: the centre's good is the last one.
fn has_choice(site: &Site, take: u8) -> bool {
    let outer = if site.kind() == Kind::Fishery { site.len() } else { site.len() - 1 };
    outer > take
}

/// The first so many goods of a site: outer hexes in ascending order, the centre last.
fn first(s: &State, site: &Site, take: u8) -> HexSet {
    let goods: HexSet = site.goods(s.layout()).collect();
    let mut outer = goods;
    outer.remove(site.at);
    let centre = goods.iter().filter(|hex| *hex == site.at);
    outer.iter().chain(centre).take(take.into()).collect()
}

/// The goods that come into the stock, and those that forced labour loses: one of those taken from each site.
fn gain(s: &mut State, seat: Seat, good: Good, taken: u8, got: &mut Goods, lost: &mut Goods) {
    let gone = u16::from(is_forced(s, seat));
    let came = u16::from(taken) - gone;
    s.realm_mut(seat).stock.add(good, came);
    got.add(good, came);
    lost.add(good, gone);
}

/// Takes goods off a site. When the last one is gone the site ends: the man goes home, a fishery is removed.
fn remove(s: &mut State, number: usize, hexes: HexSet, log: &mut Log<Event>) {
    let layout = s.layout();
    let mut site = s.map.sites[number];
    for hex in hexes.iter() {
        if let Some(bit) = site.bit(hex, layout) {
            site.left &= !(1 << bit);
        }
    }
    site.due = false;
    s.map.goods = s.map.goods.minus(hexes);
    s.map.sites[number] = site;
    if site.left != 0 {
        return;
    }
    s.map.sites.remove(number);
    if let Some(other) = site.other(layout) {
        s.map.built.remove(site.at);
        s.map.built.remove(other);
    }
    s.realm_mut(site.owner).home += 1;
    log.all(Event::SiteEnded(site.owner, layout.place(site.at)));
}

/// The sites of a player at which something has still to be chosen.
pub fn due(s: &State, seat: Seat) -> impl Iterator<Item = Site> + '_ {
    s.map.sites.iter().copied().filter(move |site| site.owner == seat && site.due)
}

/// What may be taken next: with a choice left, never the centre.
pub fn takable(s: &State, site: &Site, taken: u16) -> HexSet {
    let rest = Site { left: site.left & !taken, ..*site };
    let mut hexes: HexSet = rest.goods(s.layout()).collect();
    if site.kind() != Kind::Fishery {
        hexes.remove(site.at);
    }
    hexes
}

/// All legal atomic moves of a seat that is asked.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    if let Some(Draft::Harvest { at, taken }) = s.player(seat).work.draft {
        let site = due(s, seat).find(|site| site.at == at);
        list.extend(site.iter().flat_map(|site| takable(s, site, taken).iter()).map(Action::Take));
        return;
    }
    let hexes = due(s, seat).fold(HexSet::NONE, |all, site| all.or(takable(s, &site, 0)));
    list.extend(hexes.iter().map(Action::Take));
    if hexes.is_empty() {
        list.push(Action::Done);
    }
}

/// Carries out a legal action.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Take(hex) => take(s, seat, hex, log),
        _ => {
            s.asked = s.asked.minus(SeatSet::one(seat));
            log.all(Event::Finished(seat));
            log.barrier(SeatSet::one(seat));
            go_on(s, log);
        }
    }
}

/// Takes a good; with forced labour the harvest of the site is complete with the third.
fn take(s: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let layout = s.layout();
    let holds = |site: &Site| site.owner == seat && site.bit(hex, layout).is_some_and(|bit| site.left >> bit & 1 == 1);
    let Some(number) = s.map.sites.iter().position(holds) else { return };
    let site = s.map.sites[number];
    let so_far = match s.player(seat).work.draft {
        Some(Draft::Harvest { taken, .. }) => taken,
        _ => 0,
    };
    let taken = so_far | site.bit(hex, layout).map_or(0, |bit| 1 << bit);
    let count = taken.count_ones() as u8;
    let draft = Some(Draft::Harvest { at: site.at, taken });
    // Also of the last good: the line in the log sums them up, and does not say from where they came.
    log.all(Event::Draft(draft));
    if count < takes(s, seat, &site) {
        s.player_mut(seat).work.draft = draft;
        return;
    }
    s.player_mut(seat).work.draft = None;
    let (mut got, mut lost) = (Goods::NONE, Goods::NONE);
    let hexes = Site { left: taken, ..site }.goods(layout).collect();
    gain(s, seat, site.good, count, &mut got, &mut lost);
    log.all(Event::Harvested(seat, got, lost));
    remove(s, number, hexes, log);
}

/// Whether a draft is one that the rules can have begun, and that can be completed.
pub fn draft_can_go_on(s: &State, seat: Seat, draft: Draft) -> bool {
    let Draft::Harvest { at, taken } = draft else { return false };
    let Some(site) = due(s, seat).find(|site| site.at == at) else { return false };
    let centre = u16::from(site.kind() != Kind::Fishery);
    let count = taken.count_ones() as u8;
    s.asked.has(seat) && taken & !(site.left & !centre) == 0 && (1..takes(s, seat, &site)).contains(&count)
}

/// Whether a site is rightly waited for in this phase.
pub fn is_rightly_due(s: &State, site: &Site) -> bool {
    s.phase == Phase::Harvest && s.asked.has(site.owner) && has_choice(site, takes(s, site.owner, site))
}
