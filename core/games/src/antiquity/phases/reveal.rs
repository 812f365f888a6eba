//! R2: what the others see of a player: goods and boards as they were at its start, until all have committed.

use super::super::board::{Piece, Realm};
use super::super::data::{Building, Good, Goods, HOUSES};
use super::super::event::{Changes, Event, What};
use super::super::state::{Offer, PAIRS, State, pair};
use table::log::Log;
use table::seat::Seat;

/// Keeps what the others are going to see of each player until all have committed.
pub fn veil(s: &mut State) {
    for seat in s.all() {
        let hidden = s.is_veiled() && !s.player(seat).out;
        s.before[seat.index()] = hidden.then_some(s.player(seat).realm);
    }
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
                log.split(seat, Event::Draft(None), Event::Shown(seat, Box::new(changes)));
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
