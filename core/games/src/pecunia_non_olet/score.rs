//! Who stands where: by money alone (rules section 7).

use super::state::{PLACES, Place, Player, State};
use table::game::Ranking;

/// The places by money, the highest first; equal money shares a place.
pub fn ranking(s: &State) -> Ranking {
    let money: Vec<i32> = s.all().map(|p| i32::from(s.player(p).money)).collect();
    Ranking::by_score(&money)
}

/// What the player's next collectings bring: the pay of every seated customer by markers left, the m-th at place m - 1.
/// Whoever has none left pays with the first.
pub fn due(player: &Player) -> [u16; 5] {
    let mut due = [0; 5];
    let lodgers: [Place; PLACES] = player.places;
    for lodger in lodgers.iter().flat_map(Place::lodgers) {
        let turn = usize::from(lodger.markers.max(1)) - 1;
        if let Some(sum) = due.get_mut(turn) {
            *sum += u16::from(lodger.customer.pay());
        }
    }
    due
}
