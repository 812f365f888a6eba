//! The zone of control, as a pure function over sets of hexes (section 5.1).

use super::map::{HexSet, Layout};

/// The hexes that a player with cities and inns on `base` can reach in so many land steps, and over water with a harbour.
///
/// The base itself is not part of it; without a harbour there is no water in it. The steps of a working stable widen only
/// the part on land (R42), and water that touches only the zone gives the harbour nothing (R43).
pub fn zone(layout: &Layout, water: HexSet, base: HexSet, steps: u8, harbour: bool) -> HexSet {
    let mut zone = HexSet::NONE;
    let mut edge = base;
    for _ in 0..steps {
        edge = layout.around(edge).minus(water).minus(base).minus(zone);
        zone = zone.or(edge);
    }
    if harbour {
        let reached = layout.joined(layout.around(base), water);
        let shore = layout.around(reached).minus(base);
        zone = zone.or(reached).or(shore);
    }
    zone
}
