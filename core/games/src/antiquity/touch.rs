//! The things on screen that can be touched, and their ids.

use super::action::Deed;
use super::board::{Spot, board};
use super::data::{Building, Good, HOUSES, Saint, TYPES};
use super::map::Hex;
use super::state::State;
use table::scene::TouchId;
use table::seat::Seat;

/// What can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// A hex of the map, with whatever lies or stands on it.
    Hex(Hex),
    /// A square of a player's city board, with whatever stands or lies on it: buildings, houses and graves are touched by
    /// their squares.
    Square(Seat, Spot),
    /// A city building by its number: in a list of a player's buildings, or lifted from the board.
    Building(Seat, u8),
    /// A house by its number: in the row of a player's houses, built or not, or lifted from the board.
    House(Seat, u8),
    /// A type of building in the reserve: what is chosen in order to build it.
    Reserve(Building),
    /// A good in a player's stock: what is paid with.
    Stock(Seat, Good),
    /// A good in the supply: what is got or asked for, and what a site is to give.
    Supply(Good),
    /// A player: goods, men, boards, saint.
    Player(Seat),
    /// One of a player's cities.
    City(Seat, u8),
    /// An offer of one seat to another.
    Offer(Seat, Seat),
    /// A patron saint.
    Saint(Saint),
    /// A deed in the countryside.
    Deed(Deed),
    /// The famine level.
    Famine,
    /// The order of play.
    Order,
    /// The round and its phase.
    Round,
    /// The exploration markers that are not on the map any more, and those that are.
    Markers,
    /// What comes if nothing more is done: graves, pollution, storage, men.
    Forecast,
}

/// The things of which there is one, in the order of their ids.
const SINGLE: [Touch; 5] = [Touch::Famine, Touch::Order, Touch::Round, Touch::Markers, Touch::Forecast];

impl Touch {
    /// The id on screen: what it is, whose, and which.
    pub fn id(self) -> TouchId {
        let (what, seat, which) = match self {
            Touch::Hex(hex) => (1, 0, hex.0),
            Touch::Square(seat, spot) => (2, seat.0, spot.0.into()),
            Touch::Building(seat, number) => (3, seat.0, number.into()),
            Touch::House(seat, number) => (4, seat.0, number.into()),
            Touch::Reserve(building) => (5, 0, building as u16),
            Touch::Stock(seat, good) => (6, seat.0, good as u16),
            Touch::Supply(good) => (7, 0, good as u16),
            Touch::Player(seat) => (8, seat.0, 0),
            Touch::City(seat, city) => (9, seat.0, city.into()),
            Touch::Offer(from, to) => (10, from.0, to.0.into()),
            Touch::Saint(saint) => (11, 0, saint as u16),
            Touch::Deed(deed) => (12, 0, deed as u16),
            single => (13, 0, SINGLE.iter().position(|t| *t == single).unwrap_or(0) as u16),
        };
        TouchId(what << 20 | u32::from(seat) << 16 | u32::from(which))
    }

    /// What an id on screen stands for, as far as it exists on this table.
    pub fn of(id: TouchId, s: &State) -> Option<Touch> {
        let (what, seat, which) = (id.0 >> 20, Seat((id.0 >> 16 & 15) as u8), id.0 as u16);
        let (there, place, byte) = (seat.0 < s.seats, usize::from(which), which as u8);
        let cities = || if there { s.city_count(seat) } else { 0 };
        let touch = match what {
            1 if place < s.layout().hexes => Touch::Hex(Hex(which)),
            2 => {
                let spot = Spot(byte);
                let on = spot.is_on_board() && spot.city() < cities() && board(spot.city()) & spot.square().bit() != 0;
                on.then_some(Touch::Square(seat, spot))?
            }
            3 if there && s.realm(seat).pieces.get(place).is_some_and(|p| p.is_built()) => Touch::Building(seat, byte),
            4 if there && (1..=u16::from(HOUSES)).contains(&which) => Touch::House(seat, byte),
            5 if place < TYPES => Touch::Reserve(Building::of(byte)),
            6 if there && place < Good::ALL.len() => Touch::Stock(seat, Good::of(byte)),
            7 if place < Good::ALL.len() => Touch::Supply(Good::of(byte)),
            8 if there => Touch::Player(seat),
            9 if which < cities().into() => Touch::City(seat, byte),
            10 if there && place < usize::from(s.seats) && byte != seat.0 => Touch::Offer(seat, Seat(byte)),
            11 if place < Saint::ALL.len() => Touch::Saint(Saint::of(byte)),
            12 => Touch::Deed(*Deed::ALL.get(place)?),
            13 => *SINGLE.get(place)?,
            _ => return None,
        };
        (touch.id() == id).then_some(touch)
    }
}
