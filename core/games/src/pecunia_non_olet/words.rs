//! The words that prompts, log, scene and sheets share, and the places on screen they are anchored to.

use super::data::{Customer, Kind};
use super::state::{Lodger, PlaceId, State};
use table::scene::TouchId;
use table::seat::Seat;
use table::text::Text;

/// A customer by class and name.
pub fn who(customer: Customer) -> Text {
    let name = Text::keyed(format!("customer-{}", customer.id()));
    Text::new("who").word("class", customer.class().word()).text("name", name)
}

/// A customer with what is printed on the card.
pub fn card(customer: Customer) -> Text {
    Text::new("who-waits").text("who", who(customer)).num("pay", customer.pay()).num("time", customer.time())
}

/// A seated customer with pay and the markers left.
pub fn lodger(lodger: Lodger) -> Text {
    Text::new("who-sits")
        .text("who", who(lodger.customer))
        .num("pay", lodger.customer.pay())
        .num("markers", lodger.markers)
}

/// A seat of a latrine.
pub fn place(place: PlaceId) -> Text {
    match place.0 {
        0 => Text::new("place-left"),
        1 => Text::new("place-middle"),
        2 => Text::new("place-right"),
        n => Text::new("place-villa").num("number", n - 2),
    }
}

/// The title of an action card.
pub fn title(kind: Kind) -> Text {
    Text::keyed(format!("card-{}", kind.id()))
}

/// What an action card does, with the option that changes it.
pub fn effect(s: &State, kind: Kind) -> Text {
    use super::state::Sweep;
    let variant = match kind {
        _ if kind.swept().is_some() && s.house.sweep == Sweep::OneOpponent => "-effect-one_opponent",
        _ if kind.swept().is_some() && s.house.sweep == Sweep::AllPlayers => "-effect-all_players",
        Kind::RegularGuest if s.house.guest_from_draw => "-effect-draw_top",
        Kind::GreatHaste if s.house.pay_at_once => "-effect-immediate",
        _ => "-effect",
    };
    Text::keyed(format!("card-{}{variant}", kind.id()))
}

/// What can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// A seat of a latrine.
    Place(Seat, PlaceId),
    /// Who sits there: the lower, or the upper of two ladies.
    Lodger(Seat, PlaceId, bool),
    /// A place in a queue.
    Queue(Seat, u8),
    /// All copies of a kind in the viewer's hand.
    Hand(Kind),
    /// A player.
    Player(Seat),
    /// A customer turned up in the Colosseum.
    Revealed(u8),
    /// The customer draw pile.
    Pile,
    /// The customer discard pile.
    Gone,
    /// The action draw pile.
    Deck,
    /// The action discard pile.
    Played,
}

impl Touch {
    /// The id on screen: what it is, whose, and where.
    pub fn id(self) -> TouchId {
        let (what, seat, at) = match self {
            Touch::Place(seat, place) => (1, seat.0, place.0),
            Touch::Lodger(seat, place, upper) => (2, seat.0, place.0 * 2 + u8::from(upper)),
            Touch::Queue(seat, i) => (3, seat.0, i),
            Touch::Hand(kind) => (4, 0, kind as u8),
            Touch::Player(seat) => (5, seat.0, 0),
            Touch::Revealed(i) => (6, 0, i),
            Touch::Pile => (7, 0, 0),
            Touch::Gone => (7, 0, 1),
            Touch::Deck => (7, 0, 2),
            Touch::Played => (7, 0, 3),
        };
        TouchId(what << 16 | u32::from(seat) << 8 | u32::from(at))
    }

    /// What an id on screen stands for, as far as it can exist on this table.
    pub fn of(id: TouchId, s: &State) -> Option<Touch> {
        let (what, seat, at) = (id.0 >> 16, Seat((id.0 >> 8) as u8), id.0 as u8);
        let there = seat.0 < s.seats;
        let place = |p: u8| there && usize::from(p) < s.player(seat).seats().len();
        match what {
            1 if place(at) => Some(Touch::Place(seat, PlaceId(at))),
            2 if place(at / 2) => Some(Touch::Lodger(seat, PlaceId(at / 2), at % 2 == 1)),
            3 if there && usize::from(at) < s.player(seat).queue.len() => Some(Touch::Queue(seat, at)),
            4 => Kind::ALL.get(usize::from(at)).map(|kind| Touch::Hand(*kind)),
            5 if there => Some(Touch::Player(seat)),
            6 if usize::from(at) < s.revealed.len() => Some(Touch::Revealed(at)),
            7 => [Touch::Pile, Touch::Gone, Touch::Deck, Touch::Played].get(usize::from(at)).copied(),
            _ => None,
        }
    }
}
