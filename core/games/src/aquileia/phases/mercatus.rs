//! Area I, the market: dice for coins, the exchange, cards, slaves (rules section 5.4).

use super::super::action::Action;
use super::super::data::{Back, COINS, Card, Coins, EXCHANGE_POINTS, Metal, SWAPS, UNIT_VALUES};
use super::super::event::Event;
use super::super::state::{Draft, Exchange, State, Step};
use super::supply::{gain, pay, renew, take};
use super::{go, next};
use table::chance::Outcome;
use table::log::Log;
use table::row::Row;

/// For each die a coin of the metal it shows.
pub fn dolus(s: &mut State, faces: Row<4>, log: &mut Log<Event>) {
    let due = faces.iter().fold(Coins::NONE, |all, face| all.plus(Coins::of(Metal::of(face), 1)));
    let paid = gain(s, s.active, due);
    s.dice = faces;
    log.all(Event::Dolus(s.active, faces, paid));
    next(s, log);
}

/// Whether the bank can supply what this holding has more than the old one (R60), and something is exchanged (R15).
fn is_exchange(s: &State, new: Coins) -> bool {
    let old = s.own().coins;
    let supplied = |m: usize| new.0[m] <= old.0[m].saturating_add(s.bank.0[m]);
    new != old && (0..3).all(supplied)
}

/// The holding with so many gold and silver coins that an exchange can make of the present one, if there is one.
pub fn exchange_of(s: &State, gold: u8, silver: u8) -> Option<Coins> {
    let old = s.own().coins;
    let bronze = match s.house.exchange {
        Exchange::Redenominate => {
            let fixed = u16::from(silver) * UNIT_VALUES[1] + u16::from(gold) * UNIT_VALUES[2];
            old.value().checked_sub(fixed)?
        }
        _ => old.count().checked_sub(u16::from(silver) + u16::from(gold))?,
    };
    let new = Coins([u8::try_from(bronze).ok()?, silver, gold]);
    is_exchange(s, new).then_some(new)
}

/// How many silver coins an exchange can leave besides so many gold ones.
pub fn silvers(s: &State, gold: u8) -> impl Iterator<Item = u8> + '_ {
    let most = s.own().coins.get(Metal::Silver).saturating_add(s.bank.get(Metal::Silver)).min(COINS);
    (0..=most).filter(move |silver| exchange_of(s, gold, *silver).is_some())
}

/// The holding after a swap of the list, if it can be made.
fn swapped(s: &State, n: u8) -> Option<Coins> {
    let (give, get) = *SWAPS.get(usize::from(n))?;
    let old = s.own().coins;
    let new = old.covers(give).then(|| old.minus(give).plus(get))?;
    is_exchange(s, new).then_some(new)
}

/// Gold coins first, or silver coins once they are chosen; or the swaps; and doing without.
pub fn exchanges(s: &State, list: &mut Vec<Action>) {
    if let Some(Draft::Gold(gold)) = s.draft {
        return list.extend(silvers(s, gold).map(Action::Silver));
    }
    if s.house.exchange == Exchange::SingleSwap {
        list.extend((0..SWAPS.len() as u8).filter(|n| swapped(s, *n).is_some()).map(Action::Swap));
    } else {
        let most = s.own().coins.get(Metal::Gold).saturating_add(s.bank.get(Metal::Gold)).min(COINS);
        list.extend((0..=most).filter(|gold| silvers(s, *gold).next().is_some()).map(Action::Gold));
    }
    list.push(Action::Decline);
}

/// The exchange is complete: the holding is the new one, and 4 points (R15).
pub fn exchange(s: &mut State, silver: u8, log: &mut Log<Event>) {
    if let Some(Draft::Gold(gold)) = s.draft.take()
        && let Some(new) = exchange_of(s, gold, silver)
    {
        become_of(s, new, log);
    }
}

/// A single swap (option).
pub fn swap(s: &mut State, n: u8, log: &mut Log<Event>) {
    if let Some(new) = swapped(s, n) {
        become_of(s, new, log);
    }
}

fn become_of(s: &mut State, new: Coins, log: &mut Log<Event>) {
    let old = s.own().coins;
    s.bank = s.bank.plus(old).minus(new);
    let player = s.own_mut();
    player.coins = new;
    player.score += EXCHANGE_POINTS;
    log.all(Event::Exchanged(s.active, old, new));
    next(s, log);
}

/// No exchange, or no card.
pub fn decline(s: &mut State, log: &mut Log<Event>) {
    log.all(match s.step {
        Step::Exchange => Event::NoExchange(s.active),
        _ => Event::NotBought(s.active, s.at),
    });
    next(s, log);
}

/// The card of the slot for a bronze coin, or none.
pub fn purchases(s: &State, list: &mut Vec<Action>) {
    let offered = s.at.slot().and_then(|slot| s.slots[slot]);
    if offered.is_some() && s.own().coins.get(Metal::Bronze) > 0 {
        list.push(Action::Buy);
    }
    list.push(Action::Decline);
}

/// The card goes to the hand, known to everybody (R63); with slot 1 comes a card from the pile (R16).
pub fn buy(s: &mut State, log: &mut Log<Event>) {
    let Some(slot) = s.at.slot() else { return };
    let Some(card) = s.slots[slot].take() else { return };
    pay(s, s.active, Coins::of(Metal::Bronze, 1));
    let player = s.own_mut();
    player.hand.kinds[card as usize] += 1;
    player.open[card as usize] += 1;
    log.all(Event::Bought(s.active, card));
    if slot > 0 {
        return next(s, log);
    }
    if s.drawable(Back::EquiEtArma) == 0 {
        log.all(Event::NoBonus(s.active));
        return next(s, log);
    }
    renew(s, Back::EquiEtArma, log);
    s.step = Step::DrawBonus;
}

/// The bonus card.
pub fn bonus(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    for card in take(s, outcome) {
        s.own_mut().hand.kinds[card as usize] += 1;
        log.split(s.active, Event::Bonus(s.active, card), Event::BonusHidden(s.active));
    }
    next(s, log);
}

/// Whether the first empty slot waits for a card. Cards that were not bought stay (R17).
pub fn refill(s: &mut State, log: &mut Log<Event>) -> bool {
    let waits = s.slots.contains(&None) && s.drawable(Back::EquiEtArma) > 0;
    if waits {
        renew(s, Back::EquiEtArma, log);
        s.step = Step::Refill;
    }
    waits
}

/// A card for the first empty slot; then the next one, or on with the slaves.
pub fn filled(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let cards = take(s, outcome);
    for card in cards {
        if let Some(slot) = s.slots.iter().position(Option::is_none) {
            s.slots[slot] = Some(card);
            log.all(Event::Filled(slot as u8, card));
        }
    }
    go(s, super::super::data::Space::SERVI.0, log);
}

/// The most slave cards that the active player can buy here: by the space, the coins, and the cards there are (R19).
pub fn most_servi(s: &State) -> u8 {
    match s.at.servi() {
        Some((metal, most)) => most.min(s.own().coins.get(metal)).min(s.drawable(Back::Servi)),
        None => 0,
    }
}

/// So many slave cards are paid, before they are seen (R18).
pub fn buy_servi(s: &mut State, n: u8, log: &mut Log<Event>) {
    let Some((metal, _)) = s.at.servi() else { return };
    log.all(Event::BoughtServi(s.active, n, metal));
    if n == 0 {
        return next(s, log);
    }
    pay(s, s.active, Coins::of(metal, n));
    renew(s, Back::Servi, log);
    s.step = Step::DrawServi(n);
}

/// Slave cards come to the hand; in pieces, if the pile runs out in between.
pub fn drawn(s: &mut State, n: u8, outcome: &Outcome, log: &mut Log<Event>) {
    let got = outcome.0.len() as u8;
    add_servi(s, outcome, log);
    if n > got {
        renew(s, Back::Servi, log);
        s.step = Step::DrawServi(n - got);
        return;
    }
    next(s, log);
}

/// Slave cards come to the hand of the active player, who alone sees them.
pub fn add_servi(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let mut drawn = [0; 2];
    for card in take(s, outcome) {
        s.own_mut().hand.kinds[card as usize] += 1;
        drawn[usize::from(card == Card::Servi2)] += 1;
    }
    log.split(s.active, Event::Drew(s.active, drawn[0], drawn[1]), Event::DrewHidden(s.active, drawn[0] + drawn[1]));
}
