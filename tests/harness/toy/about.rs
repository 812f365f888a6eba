//! What a thing on screen is, and why it cannot be chosen now.

use super::Toy;
use super::action::{Action, answering};
use super::phases::{self, auction, turn};
use super::scene::Spot;
use super::state::{Draft, Offer, Phase};
use table::prompt::{Reason, Sheet};
use table::scene::TouchId;
use table::seat::Seat;
use table::seen::Seen;
use table::text::Text;

/// What a thing on screen is.
pub fn about(seen: &Seen<Toy>, touch: TouchId) -> Option<Sheet> {
    let spot = Spot::of(touch)?;
    let title = spot.label(seen)?;
    let (line, rulings): (&'static str, &[u16]) = match spot {
        Spot::Deck => ("about-deck", &[10, 15]),
        Spot::Top => ("about-top", &[11]),
        Spot::Discard => ("about-discard", &[13]),
        Spot::FaceDown => ("about-facedown", &[14, 18]),
        Spot::Bid => ("about-bid", &[8, 9]),
        Spot::Seat(_) => ("about-seat", &[13, 17]),
        Spot::Stake(_) => ("about-stake", &[1, 2, 7]),
        Spot::Card(_, card) if card.high() => ("about-card-high", &[12]),
        Spot::Card(..) => ("about-card-low", &[12]),
        Spot::Offer { .. } => ("about-offer", &[3, 5, 6]),
    };
    let lines = vec![Text::new(line)];
    Some(Sheet { title, lines, blocked: blocked(seen, spot), rulings: rulings.to_vec(), joined: Vec::new() })
}

/// Why a place cannot be chosen, if somebody who is asked now could think that it can.
pub fn blocked(seen: &Seen<Toy>, spot: Spot) -> Option<Reason> {
    let (why, ruling) = answering(seen).iter().find_map(|seat| reason(seen, seat, spot))?;
    Some(Reason { why: Text::new(why), ruling: Some(ruling) })
}

fn reason(seen: &Seen<Toy>, seat: Seat, spot: Spot) -> Option<(&'static str, u16)> {
    match (&seen.phase, spot) {
        (Phase::Stake(staking), Spot::Seat(to)) if to != seat => {
            let mut list = Vec::new();
            phases::actions(seen, seat, &mut list);
            if list.contains(&Action::Offer { to }) {
                return None;
            }
            Some(if seen.place(to).out {
                ("why-out", 13)
            } else if staking.committed.has(to) {
                ("why-committed", 4)
            } else if staking.offer(seat, to) == Offer::Open {
                ("why-offer-open", 3)
            } else if seen.place(to).hand.is_empty() {
                ("why-no-cards", 4)
            } else {
                ("why-no-coin", 2)
            })
        }
        (Phase::Auction(bidding), Spot::Bid) => (!auction::can_raise(seen, bidding)).then_some(("why-bid", 8)),
        (Phase::Turn(turning), Spot::Seat(target)) => {
            let choosing = matches!(turning.draft, Draft::Card(_));
            (choosing && seen.place(target).out).then_some(("why-out", 13))
        }
        (Phase::Turn(turning), Spot::Deck) if turning.draft == Draft::Empty && !turn::can_peek(seen, turning) => {
            Some(if seen.top.is_some() {
                ("why-top", 10)
            } else if turning.peeked {
                ("why-peeked", 10)
            } else {
                ("why-deck-empty", 10)
            })
        }
        _ => None,
    }
}
