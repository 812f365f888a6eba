//! Sites on the map: where they may be, and what they would get.

use super::data::{Good, Kind};
use super::ground::Terrain;
use super::map::{Hex, HexSet};
use super::state::{Site, State};
use super::supply;
use table::seat::Seat;

/// Hexes that nothing occupies.
#[inline]
pub fn free(s: &State) -> HexSet {
    s.map.ground.land().or(s.map.ground.water()).minus(s.map.occupied())
}

/// Hexes that nothing occupies and that are not polluted (R36).
#[inline]
pub fn free_clean(s: &State) -> HexSet {
    free(s).minus(s.map.polluted)
}

/// The terrain that a kind of site needs; a fishery takes its goods from the water.
pub fn terrain(kind: Kind) -> Terrain {
    match kind {
        Kind::Woodcutter => Terrain::Forest,
        Kind::Farm => Terrain::Grassland,
        Kind::Mine => Terrain::Mountain,
        Kind::Fishery => Terrain::Water,
    }
}

/// Free clean hexes of the terrain that a kind of site takes goods from. A woodcutter, farm or mine may have its centre on
/// those in the zone: only that has to lie in it (R34).
#[inline]
pub fn fields(s: &State, kind: Kind) -> HexSet {
    free_clean(s).and(s.map.ground.of(terrain(kind)))
}

/// Free land beside free clean water, of which a fishery covers two neighbouring hexes; they may be polluted (R36).
pub fn shore(s: &State) -> HexSet {
    free(s).and(s.map.ground.land()).and(s.layout().around(fields(s, Kind::Fishery)))
}

/// Hexes that may be one of the two of a fishery of whoever has this zone: one of the two has to lie in the zone.
pub fn fishery_hexes(s: &State, zone: HexSet) -> HexSet {
    let shore = shore(s);
    let own = shore.and(zone);
    let beside_own = s.layout().around(own).and(shore);
    own.and(s.layout().around(shore)).or(beside_own)
}

/// What may be the other hex of a player's fishery.
pub fn fishery_others(s: &State, seat: Seat, hex: Hex) -> HexSet {
    let (shore, zone) = (shore(s), s.zone(seat));
    let beside = s.layout().ring(hex).and(shore);
    if zone.has(hex) { beside } else { beside.and(zone) }
}

/// What the mountain range of a hex gives, if a mine has settled it (R38).
pub fn range_kind(s: &State, hex: Hex) -> Option<Good> {
    let [stone, gold] = &s.map.ranges;
    match (stone.has(hex), gold.has(hex)) {
        (true, _) => Some(Good::Stone),
        (_, true) => Some(Good::Gold),
        _ => None,
    }
}

/// The site as it would begin: all free clean hexes of the right terrain around get a good, none may be left out (R33).
/// Where the supply is limited, goods go to the centre first and then round by direction until it runs out.
///
/// `paid` is what is paid for it of the same good: it is back in the supply before.
pub fn begun(s: &State, owner: Seat, good: Good, at: Hex, other: Option<Hex>, paid: u16) -> Site {
    let layout = s.layout();
    let toward = other.and_then(|other| (0..6).find(|way| layout.across(at, usize::from(*way)) == Some(other)));
    let mut site = Site { owner, good, at, toward: toward.unwrap_or(0), ..Site::default() };
    let (fields, mut supply) = (fields(s, site.kind()), supply::left(s, good).saturating_add(paid));
    let mut taken = HexSet::NONE;
    for bit in 0..13 {
        if let Some(hex) = site.hex(bit, layout)
            && fields.has(hex)
            && !taken.has(hex)
            && supply > 0
        {
            taken.insert(hex);
            site.left |= 1 << bit;
            supply -= 1;
        }
    }
    site
}

/// The hexes on which a site still has goods.
pub fn goods(s: &State, site: &Site) -> HexSet {
    site.goods(s.layout()).collect()
}
