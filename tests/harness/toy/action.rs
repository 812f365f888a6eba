//! The atomic moves, and how each of them is asked for and offered.

use super::Toy;
use super::scene::Spot;
use super::state::{Card, Draft, Phase, State};
use super::{phases, words};
use serde::{Deserialize, Serialize};
use table::game::Turn;
use table::prompt::{Ask, Choice};
use table::scene::TouchId;
use table::seat::{Seat, SeatSet, Viewer};
use table::seen::Seen;
use table::text::Text;

/// One atomic move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Stake so many coins, in place of what was staked before.
    Stake(u8),
    /// Offer one coin for a card.
    Offer {
        /// To whom.
        to: Seat,
    },
    /// Take the coin that is offered and give a card.
    Accept {
        /// Who offers.
        from: Seat,
        /// Which card.
        card: Card,
    },
    /// Turn an offer down.
    Reject {
        /// Who offers.
        from: Seat,
    },
    /// Take an offer back.
    Withdraw {
        /// Who was offered.
        to: Seat,
    },
    /// Be done with staking.
    Commit,
    /// Bid one coin more.
    Raise,
    /// Leave the auction.
    Pass,
    /// Look at the top card of the deck.
    Peek,
    /// Choose a card to play.
    Play(Card),
    /// Play the chosen card on a seat.
    Target(Seat),
    /// Draw a card and end the turn.
    End,
}

/// How many completed commands begin with an action.
pub fn ways(state: &State, action: Action) -> u32 {
    match action {
        Action::Play(_) => state.playing().len() as u32,
        _ => 1,
    }
}

/// The seats whose decisions this viewer may see offered: its own, and open ones.
pub fn answering(seen: &Seen<Toy>) -> SeatSet {
    let Turn::Seats { may, private } = phases::turn(seen) else { return SeatSet::NONE };
    let open = may.minus(private);
    match seen.viewer() {
        Viewer::Seat(seat) if may.has(seat) => open.with(seat),
        _ => open,
    }
}

/// The things on screen that stand for an answer now.
pub fn anchors(seen: &Seen<Toy>) -> Vec<TouchId> {
    let mut list = Vec::new();
    let mut found = Vec::new();
    for seat in answering(seen).iter() {
        list.clear();
        phases::actions(seen, seat, &mut list);
        found.extend(list.iter().flat_map(|action| choice(seen, seat, *action).anchors));
    }
    found
}

/// The question to a seat.
pub fn ask(seen: &Seen<Toy>, seat: Seat) -> Ask {
    let nothing = Ask { title: Text::new("ask-nothing"), hint: None };
    if !phases::turn(seen).asked().has(seat) {
        return nothing;
    }
    let (title, hint) = match &seen.phase {
        Phase::Stake(_) => (Text::new("ask-stake"), Text::new("ask-stake-hint")),
        Phase::Auction(auction) => {
            (Text::new("ask-auction"), Text::new("ask-auction-hint").text("coins", words::coins(auction.bid)))
        }
        Phase::Turn(turning) => match turning.draft {
            Draft::Card(card) => {
                (Text::new("ask-target").text("card", words::card(card)), Text::new("ask-target-hint"))
            }
            _ => (Text::new("ask-turn"), Text::new("ask-turn-hint")),
        },
        Phase::Deal { .. } | Phase::Begin | Phase::Over => return nothing,
    };
    Ask { title, hint: Some(hint) }
}

/// How one legal action is offered.
pub fn choice(seen: &Seen<Toy>, seat: Seat, action: Action) -> Choice {
    match action {
        Action::Stake(n) => Choice::new(Text::new("do-stake").text("coins", words::coins(n))).amount(0, i32::from(n)),
        Action::Offer { to } => Choice::new(Text::new("do-offer").player("who", to)).at(Spot::Seat(to).touch()).fin(),
        Action::Accept { from, card } => {
            let label = Text::new("do-accept").text("card", words::card(card)).player("who", from);
            Choice::new(label).at(Spot::Offer { from, to: seat }.touch()).cycle(step(seen, seat, card)).fin()
        }
        Action::Reject { from } => Choice::new(Text::new("do-reject").player("who", from)).fin(),
        Action::Withdraw { to } => {
            let spot = Spot::Offer { from: seat, to };
            Choice::new(Text::new("do-withdraw").player("who", to)).at(spot.touch()).fin()
        }
        Action::Commit => {
            let commit = Choice::new(Text::new("do-commit"));
            if phases::stake::commit_is_final(seen, seat) { commit.fin() } else { commit.usual() }
        }
        Action::Raise => {
            let bid = match &seen.phase {
                Phase::Auction(auction) => auction.bid.saturating_add(1),
                _ => 0,
            };
            Choice::new(Text::new("do-raise").text("coins", words::coins(bid))).at(Spot::Bid.touch()).fin()
        }
        Action::Pass => Choice::new(Text::new("do-pass")).fin(),
        Action::Peek => Choice::new(Text::new("do-peek")).at(Spot::Deck.touch()).fin(),
        Action::Play(card) => {
            Choice::new(Text::new("do-play").text("card", words::card(card))).at(Spot::Card(seat, card).touch())
        }
        Action::Target(target) => {
            let play = Choice::new(Text::new("do-target").player("who", target)).at(Spot::Seat(target).touch());
            if phases::turn::target_is_final(seen, target) { play.fin() } else { play }
        }
        Action::End => Choice::new(Text::new("do-end")).fin(),
    }
}

/// The place of a card among the different numbers of a hand.
fn step(seen: &Seen<Toy>, seat: Seat, card: Card) -> u8 {
    let hand = &seen.place(seat).hand;
    Card::all().filter(|c| *c < card && hand.count(*c) > 0).count() as u8
}
