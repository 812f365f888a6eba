//! What every area does with coins and cards: the bank's payments, and the piles of cards for the hand.

use super::super::data::{Back, Card, Coins};
use super::super::event::Event;
use super::super::state::State;
use table::chance::Outcome;
use table::log::Log;
use table::seat::Seat;

/// Pays coins from the bank, as far as it has them; the rest is lost (R14). What was paid.
pub fn gain(s: &mut State, seat: Seat, due: Coins) -> Coins {
    let paid = Coins([0, 1, 2].map(|m| due.0[m].min(s.bank.0[m])));
    s.bank = s.bank.minus(paid);
    let player = s.player_mut(seat);
    player.coins = player.coins.plus(paid);
    paid
}

/// Pays coins to the bank.
pub fn pay(s: &mut State, seat: Seat, price: Coins) {
    let player = s.player_mut(seat);
    player.coins = player.coins.minus(price);
    s.bank = s.bank.plus(price);
}

/// Makes the discard pile the pile if that is empty: just before the card that needs it (rules section 6.1).
pub fn renew(s: &mut State, back: Back, log: &mut Log<Event>) {
    if s.pile.len(back) > 0 {
        return;
    }
    s.pile.kinds[back.kinds()].copy_from_slice(&s.gone[back.kinds()]);
    s.renewed[back.kinds()].copy_from_slice(&s.gone[back.kinds()]);
    s.gone[back.kinds()].fill(0);
    log.all(Event::Renewed(back));
}

/// Takes the cards that chance brought off the pile.
pub fn take(s: &mut State, outcome: &Outcome) -> impl Iterator<Item = Card> + use<> {
    for kind in outcome.iter() {
        s.pile.kinds[usize::from(kind)] -= 1;
    }
    let row = outcome.0;
    (0..row.len()).filter_map(move |i| row.get(i)).map(Card::of)
}

/// Takes a card out of the hand to the discard pile: it is shown, and one that everybody knew goes first (R63).
pub fn discard(s: &mut State, seat: Seat, card: Card, n: u8) {
    let player = &mut s.players[seat.index()];
    player.hand.kinds[card as usize] -= n;
    player.open[card as usize] = player.open[card as usize].saturating_sub(n);
    s.gone[card as usize] += n;
}
