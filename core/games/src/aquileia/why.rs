//! Why something cannot be chosen now: one reason at a time, in words, with the ruling that says so.

use super::data::{Area, Card, Metal, PLOTS, Plot, Space};
use super::phases::{self, Why};
use super::state::{State, Step};
use super::words;
use table::prompt::Reason;
use table::text::Text;

fn reason(why: Text, ruling: u16) -> Option<Reason> {
    Some(Reason { why, ruling: Some(ruling) })
}

/// Why no servant of the active player can be placed here.
pub fn not_here(s: &State, space: Space) -> Option<Reason> {
    match phases::why_not_here(s, space)? {
        Why::Taken(seat) => Some(Reason { why: Text::new("why-taken").player("player", seat), ruling: None }),
        Why::Blocked => reason(Text::new("why-blocked"), 69),
        Why::NoServant if s.own().passed => reason(Text::new("why-passed"), 4),
        Why::NoServant => reason(Text::new("why-no-servant"), 3),
        Why::OtherSide => reason(Text::new("why-other-side"), 67),
        Why::OneInPort => reason(Text::new("why-one-in-port"), 7),
        Why::NoCoin(metal) => reason(Text::new("why-no-port-coin").word("metal", metal.id()), 5),
    }
}

/// Why the active player cannot build here.
pub fn not_built(s: &State, plot: Plot) -> Option<Reason> {
    if usize::from(plot.0) >= PLOTS {
        return None;
    }
    let printed = plot.printed();
    if let Some(seat) = s.owner(plot) {
        return Some(Reason { why: Text::new("why-built").player("player", seat), ruling: None });
    }
    if s.own().houses_left() == 0 {
        return reason(Text::new("why-no-house"), 37);
    }
    if !s.own().coins.covers(printed.cost) {
        let missing = words::coins(s.own().coins.missing(printed.cost));
        return reason(Text::new("why-coins").text("coins", missing), 40);
    }
    if phases::payments(s, plot).iter().next().is_none() {
        return reason(Text::new("why-slaves").num("count", printed.slaves), 35);
    }
    None
}

/// Why a card of the hand cannot be played in the contest going on.
pub fn not_played(s: &State, card: Card) -> Option<Reason> {
    if phases::playable(s, s.active, card) {
        return None;
    }
    let arena = s.at.area() == Area::Arena;
    let why = match (arena, card.side()) {
        (true, _) => "why-horse",
        (false, Some(_)) => "why-wrong-side",
        (false, None) => "why-no-horse",
    };
    reason(Text::new(why), 68)
}

/// Why the card of a slot cannot be bought now.
pub fn not_bought(s: &State, slot: usize) -> Option<Reason> {
    if s.at.slot() != Some(slot) {
        return None;
    }
    if s.slots[slot].is_none() {
        return reason(Text::new("why-empty-slot"), 17);
    }
    (s.own().coins.get(Metal::Bronze) == 0).then(|| reason(Text::new("why-no-bronze"), 40)).flatten()
}

/// Why the bid cannot be opened with a coin of this metal, or raised by it.
pub fn not_bid(s: &State, metal: Metal) -> Option<Reason> {
    match s.step {
        Step::Opening if s.own().coins.get(metal) == 0 => {
            reason(Text::new("why-no-coin").word("metal", metal.id()), 47)
        }
        Step::Bidding if !phases::can_raise(s, s.active, metal) => {
            let bid = s.auction.map_or(super::data::Coins::NONE, |auction| auction.bid);
            let next = bid.plus(super::data::Coins::of(metal, 1));
            let missing = words::coins(s.own().coins.missing(next));
            reason(Text::new("why-no-raise").text("bid", words::coins(next)).text("coins", missing), 33)
        }
        _ => None,
    }
}
