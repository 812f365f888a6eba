//! The things on screen that can be touched, and their ids.

use super::data::{Area, Back, CROWNS, Card, Crown, Metal, PLOTS, Plot, SLOTS, SPACES, Space};
use super::state::State;
use table::scene::TouchId;
use table::seat::Seat;

/// What can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// An action space, free or taken: servants are placed here, and the coin of the port lies here.
    Space(Space),
    /// A building plot, free or built on.
    Plot(Plot),
    /// A player: holding, points, houses, cards.
    Player(Seat),
    /// A player's coins of one metal: what a bid is raised with, and what an exchange asks for.
    Coin(Seat, Metal),
    /// A player's marker in the contest going on: the strength and the odds.
    Strength(Seat),
    /// A player's laurels of the Stadium.
    Laurels(Seat),
    /// A kind of card in the viewer's hand: all copies together.
    Hand(Card),
    /// The card in a slot of the market.
    Slot(u8),
    /// A face-down pile of cards for the hand.
    Pile(Back),
    /// A discard pile.
    Gone(Back),
    /// A Theatrum card: in auction, or with its owner.
    Crown(Crown),
    /// The tie track.
    Tie,
    /// The coin supply.
    Bank,
    /// The Stadium card that lies open.
    Display,
    /// The Stadium deck; its top card while somebody looks at it.
    LaurelDeck,
    /// The Theatrum deck.
    CrownDeck,
    /// The blue dice.
    Blue,
    /// The dice of the last roll.
    Dice,
    /// The bid of the auction.
    Bid,
    /// The round and its start player.
    Round,
    /// What is known of the outcome of a contest: the chance of each rank.
    Odds(Area),
}

/// The things of which there is one, in the order of their ids.
const SINGLE: [Touch; 11] = [
    Touch::Tie,
    Touch::Bank,
    Touch::Display,
    Touch::LaurelDeck,
    Touch::CrownDeck,
    Touch::Blue,
    Touch::Dice,
    Touch::Bid,
    Touch::Round,
    Touch::Odds(Area::Arena),
    Touch::Odds(Area::Stadium),
];

impl Touch {
    /// The id on screen: what it is, whose, and which.
    pub fn id(self) -> TouchId {
        let (what, seat, which) = match self {
            Touch::Space(space) => (1, 0, space.0),
            Touch::Plot(plot) => (2, 0, plot.0),
            Touch::Player(seat) => (3, seat.0, 0),
            Touch::Coin(seat, metal) => (4, seat.0, metal as u8),
            Touch::Strength(seat) => (5, seat.0, 0),
            Touch::Laurels(seat) => (6, seat.0, 0),
            Touch::Hand(card) => (7, 0, card as u8),
            Touch::Slot(slot) => (8, 0, slot),
            Touch::Pile(back) => (9, 0, back as u8),
            Touch::Gone(back) => (10, 0, back as u8),
            Touch::Crown(crown) => (11, 0, crown.0),
            single => (12, 0, SINGLE.iter().position(|t| *t == single).unwrap_or(0) as u8),
        };
        TouchId(what << 16 | u32::from(seat) << 8 | u32::from(which))
    }

    /// What an id on screen stands for, as far as it exists on this table.
    pub fn of(id: TouchId, s: &State) -> Option<Touch> {
        let (what, seat, which) = (id.0 >> 16, Seat((id.0 >> 8) as u8), id.0 as u8);
        let there = seat.0 < s.seats;
        let place = usize::from(which);
        let back = || Back::ALL.get(place).copied();
        let touch = match what {
            1 if place < SPACES => Touch::Space(Space(which)),
            2 if place < PLOTS => Touch::Plot(Plot(which)),
            3 if there => Touch::Player(seat),
            4 if there => Touch::Coin(seat, *Metal::ALL.get(place)?),
            5 if there && s.contest.is_some() && s.taking_part(s.at.area()).has(seat) => Touch::Strength(seat),
            6 if there => Touch::Laurels(seat),
            7 => Touch::Hand(*Card::ALL.get(place)?),
            8 if place < SLOTS => Touch::Slot(which),
            9 => Touch::Pile(back()?),
            10 => Touch::Gone(back()?),
            11 if place < CROWNS => Touch::Crown(Crown(which)),
            12 => match *SINGLE.get(place)? {
                Touch::Bid if s.auction.is_none() => return None,
                Touch::Dice if s.dice.is_empty() => return None,
                single => single,
            },
            _ => return None,
        };
        (touch.id() == id).then_some(touch)
    }
}
