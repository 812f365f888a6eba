//! Who stands where: by money alone (rules section 7).

use super::state::{Place, Player, State};
use table::game::Ranking;

/// The places by money, the highest first; equal money shares a place.
pub fn ranking(s: &State) -> Ranking {
    let money: Vec<i32> = s.all().map(|p| i32::from(s.player(p).money)).collect();
    Ranking::by_score(&money)
}

/// What all customers seated with a player will pay, however long they stay.
pub fn still_due(player: &Player) -> u16 {
    player.seats().iter().flat_map(Place::lodgers).map(|l| u16::from(l.customer.pay())).sum()
}

/// What the player's next four collectings bring: the pay of every seated customer by markers left, the m-th at place m - 1.
/// Whoever has none left pays with the first.
pub fn due(player: &Player) -> [u16; 4] {
    let mut due = [0; 4];
    for lodger in player.seats().iter().flat_map(Place::lodgers) {
        let turn = usize::from(lodger.markers.max(1)) - 1;
        if let Some(sum) = due.get_mut(turn) {
            *sum += u16::from(lodger.customer.pay());
        }
    }
    due
}
