//! What the box still holds, where the option `limited_supply` makes its counts bind (section 5).

use super::board::Piece;
use super::data::{Building, CART_SHOPS, COPIES, FISHERIES, FOUNTAINS, Good, Kind, STORAGE_PIECES};
use super::state::State;
use table::seat::Seat;

/// How many of a good are in the supply: without the option as many as anybody wants.
///
/// The others are in stocks, set aside in open offers, or at sites on the map.
pub fn left(s: &State, good: Good) -> u16 {
    if !s.rules.limited {
        return u16::MAX;
    }
    let held: u16 = s.all().map(|seat| s.realm(seat).stock.get(good)).sum();
    let aside: u16 = s.offers.iter().filter(|offer| offer.open).map(|offer| offer.give.get(good)).sum();
    let on_map: u16 = s.map.sites.iter().filter(|site| site.good == good).map(|site| u16::from(site.len())).sum();
    COPIES.saturating_sub(held + aside + on_map)
}

/// Gives a player so many of a good, or as many as there are; says how many came.
pub fn gain(s: &mut State, seat: Seat, good: Good, n: u16) -> u16 {
    let n = n.min(left(s, good));
    s.realm_mut(seat).stock.add(good, n);
    n
}

/// Pieces of a type that stand or are lifted, of all players: those of players who are out stay in use.
fn in_use(s: &State, building: Building) -> impl Iterator<Item = Piece> + '_ {
    let built = s.all().flat_map(|seat| s.realm(seat).built().map(|(_, piece)| piece));
    built.filter(move |piece| piece.building == building)
}

fn rest(s: &State, building: Building, of: u8, pieces: impl Fn(Piece) -> u8) -> u8 {
    if !s.rules.limited {
        return u8::MAX;
    }
    of.saturating_sub(in_use(s, building).map(pieces).fold(0, u8::saturating_add))
}

/// Cart shops in the box.
pub fn cart_shops(s: &State) -> u8 {
    rest(s, Building::CartShop, CART_SHOPS, |_| 1)
}

/// Fountains in the box.
pub fn fountains(s: &State) -> u8 {
    rest(s, Building::Fountain, FOUNTAINS, |_| 1)
}

/// Pieces of two squares in the box, of which storages are made.
pub fn storage_pieces(s: &State) -> u8 {
    rest(s, Building::Storage, STORAGE_PIECES, |piece| piece.shape().len() as u8 / 2)
}

/// Fisheries in the box.
pub fn fisheries(s: &State) -> u8 {
    if !s.rules.limited {
        return u8::MAX;
    }
    let standing = s.map.sites.iter().filter(|site| site.kind() == Kind::Fishery).count() as u8;
    FISHERIES.saturating_sub(standing)
}
