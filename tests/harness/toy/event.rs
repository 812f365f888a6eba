//! What can happen, and what the log says of it.

use super::state::{Card, Cards, DEALT};
use super::words;
use table::seat::Seat;
use table::text::Text;

/// One thing that happened, as its audience may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The first cards, to their owner, the lowest first.
    Dealt { cards: [Card; DEALT as usize] },
    /// The first cards of somebody else.
    DealtHidden { seat: Seat },
    /// A round begins.
    Round { round: u8, start: Seat },
    /// The own stake.
    StakeSet { coins: u8 },
    /// An offer is open, to the two of it.
    Offered { from: Seat, to: Seat },
    /// An offer is open no longer, to the two of it. Who ended it is not said: both look the same afterwards.
    OfferOff { from: Seat, to: Seat },
    /// A coin and a card have changed hands.
    Traded { from: Seat, to: Seat },
    /// The card got for a coin.
    Got { card: Card },
    /// The card given for a coin.
    Gave { card: Card },
    /// A seat is done with staking.
    Committed { seat: Seat },
    /// A stake is revealed.
    Stake { seat: Seat, coins: u8 },
    /// The highest stake wins a laurel.
    Laurel { seat: Seat },
    /// A bid.
    Raised { seat: Seat, bid: u8 },
    /// A seat leaves the auction.
    Passed { seat: Seat },
    /// The auction has a winner.
    Won { seat: Seat, bid: u8 },
    /// The auction has none.
    NobodyBid,
    /// A seat peeks at the top card.
    Peeks { seat: Seat },
    /// The top card, to who peeked.
    Saw { card: Card },
    /// A card known to this seat lies on top, to the others.
    Looked { seat: Seat },
    /// A card is chosen, to its owner.
    Chose { card: Card },
    /// The own card is played face down.
    Played { card: Card, target: Seat, loss: u8 },
    /// Somebody's card is played face down.
    PlayedHidden { seat: Seat, target: Seat, loss: u8 },
    /// A card is played and its number told.
    PlayedOpen { seat: Seat, card: Card, target: Seat, loss: u8 },
    /// A seat is out, and lays these cards open.
    Out { seat: Seat, hand: Cards },
    /// A seat ends its turn.
    Ended { seat: Seat },
    /// The card drawn, to who drew it.
    Drew { card: Card },
    /// A card is drawn by somebody else.
    DrewHidden { seat: Seat },
    /// The game is over.
    Over,
}

/// The line in the log; none for what needs no words.
pub fn tell(event: &Event) -> Option<Text> {
    Some(match *event {
        Event::Dealt { cards } => Text::new("told-dealt").list("cards", cards.map(words::card).to_vec()),
        Event::DealtHidden { seat } => {
            Text::new("told-dealt-hidden").player("who", seat).text("cards", words::cards(2))
        }
        Event::Round { round, start } => Text::new("told-round").num("round", round).player("who", start),
        Event::StakeSet { coins } => Text::new("told-stake-set").text("coins", words::coins(coins)),
        Event::Offered { from, to } => Text::new("told-offer").player("from", from).player("to", to),
        Event::OfferOff { from, to } => Text::new("told-offer-off").player("from", from).player("to", to),
        Event::Traded { from, to } => Text::new("told-traded").player("from", from).player("to", to),
        Event::Got { card } => Text::new("told-got").text("card", words::card(card)),
        Event::Gave { card } => Text::new("told-gave").text("card", words::card(card)),
        Event::Committed { seat } => Text::new("told-committed").player("who", seat),
        Event::Stake { seat, coins } => Text::new("told-stake").player("who", seat).text("coins", words::coins(coins)),
        Event::Laurel { seat } => Text::new("told-laurel").player("who", seat),
        Event::Raised { seat, bid } => Text::new("told-raised").player("who", seat).text("coins", words::coins(bid)),
        Event::Passed { seat } => Text::new("told-passed").player("who", seat),
        Event::Won { seat, bid } => Text::new("told-won").player("who", seat).text("coins", words::coins(bid)),
        Event::NobodyBid => Text::new("told-nobody-bid"),
        Event::Peeks { seat } => Text::new("told-peeks").player("who", seat),
        Event::Saw { card } => Text::new("told-saw").text("card", words::card(card)),
        Event::Played { card, target, loss } => Text::new("told-played")
            .text("card", words::card(card))
            .player("target", target)
            .text("coins", words::coins(loss)),
        Event::PlayedHidden { seat, target, loss } => Text::new("told-played-hidden")
            .player("who", seat)
            .player("target", target)
            .text("coins", words::coins(loss)),
        Event::PlayedOpen { seat, card, target, loss } => Text::new("told-played-open")
            .player("who", seat)
            .text("card", words::card(card))
            .player("target", target)
            .text("coins", words::coins(loss)),
        Event::Out { seat, hand } if hand.is_empty() => Text::new("told-out").player("who", seat),
        Event::Out { seat, hand } => {
            Text::new("told-out-cards").player("who", seat).list("cards", hand.iter().map(words::card).collect())
        }
        Event::Drew { card } => Text::new("told-drew").text("card", words::card(card)),
        Event::DrewHidden { seat } => Text::new("told-drew-hidden").player("who", seat),
        Event::Over => Text::new("told-over"),
        Event::Looked { .. } | Event::Chose { .. } | Event::Ended { .. } => return None,
    })
}
