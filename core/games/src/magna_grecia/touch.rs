//! The things on screen that can be touched, and their ids.

use super::data::Card;
use super::map::{HEXES, Hex, VILLAGES, Village};
use super::state::{Place, State};
use table::scene::TouchId;
use table::seat::Seat;

/// What can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// A hex with no village, city or oracle on it: free, or with a road tile. City and road tiles are laid here.
    Hex(Hex),
    /// An open village: city tiles, markets and oracles go here.
    Village(Village),
    /// A village with an oracle.
    Oracle(Village),
    /// A city by its number in founding order: all its tiles together.
    City(u8),
    /// A player: points, supplies, stock and markets.
    Player(Seat),
    /// A player's road tiles, in supply and stock.
    Roads(Seat),
    /// A player's city tiles, in supply and stock.
    Cities(Seat),
    /// A player's markets that are not on the board.
    Markets(Seat),
    /// A card that lies open: this round's, or the next one's.
    Card(Card),
    /// The cards that lie below the next one.
    Deck,
    /// What this turn still allows.
    Allowance,
}

impl Touch {
    /// The id on screen: what it is, and which.
    pub fn id(self) -> TouchId {
        let (what, which) = match self {
            Touch::Hex(hex) => (1, hex.0),
            Touch::Village(village) => (2, village.0),
            Touch::Oracle(village) => (3, village.0),
            Touch::City(number) => (4, number),
            Touch::Player(seat) => (5, seat.0),
            Touch::Roads(seat) => (6, seat.0),
            Touch::Cities(seat) => (7, seat.0),
            Touch::Markets(seat) => (8, seat.0),
            Touch::Card(card) => (9, card.0),
            Touch::Deck => (10, 0),
            Touch::Allowance => (10, 1),
        };
        TouchId(what << 16 | u32::from(which))
    }

    /// What an id on screen stands for, as far as it exists on this table.
    pub fn of(id: TouchId, s: &State) -> Option<Touch> {
        let which = (id.0 & 0xffff).try_into().ok()?;
        let touch = match id.0 >> 16 {
            1 if usize::from(which) < HEXES => Touch::on(s, Hex(which)),
            2 | 3 if usize::from(which) < VILLAGES => Touch::on(s, Village(which).hex()),
            4 if s.numbered(which).is_some() => Touch::City(which),
            5 if which < s.seats => Touch::Player(Seat(which)),
            6 if which < s.seats => Touch::Roads(Seat(which)),
            7 if which < s.seats => Touch::Cities(Seat(which)),
            8 if which < s.seats => Touch::Markets(Seat(which)),
            9 if [s.card(), s.next_card()].contains(&Some(Card(which))) => Touch::Card(Card(which)),
            10 if which == 0 => Touch::Deck,
            10 if which == 1 => Touch::Allowance,
            _ => return None,
        };
        (touch.id() == id).then_some(touch)
    }

    /// What is touched on this hex.
    pub fn on(s: &State, hex: Hex) -> Touch {
        match s.place_at(hex) {
            Some(place) => Touch::place(s, place),
            None => Touch::Hex(hex),
        }
    }

    /// What is touched for this place: a city, an oracle or an open village.
    pub fn place(s: &State, place: Place) -> Touch {
        match (s.city(place), place.village()) {
            (Some(city), _) => Touch::City(city.number),
            (None, Some(village)) if s.net.oracles & village.bit() != 0 => Touch::Oracle(village),
            (None, Some(village)) => Touch::Village(village),
            // A site is a city from its first tile on.
            (None, None) => Touch::City(0),
        }
    }
}
