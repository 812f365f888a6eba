//! The atomic moves.

use super::board::{Form, Spot, Thing};
use super::data::{Building, Good, Saint};
use super::map::Hex;
use serde::{Deserialize, Serialize};
use table::seat::Seat;

/// What a man of a cart shop does in the countryside, or the alchemists without one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// A woodcutter.
    Woodcutter,
    /// A farm, paid with a seed good.
    Farm,
    /// A farm that the working biology faculty gives.
    FreeFarm,
    /// A mine.
    Mine,
    /// A fishery.
    Fishery,
    /// An inn.
    Inn,
    /// A city.
    City,
    /// Pollution removed by the alchemy faculty.
    Cleanse,
}

impl Deed {
    /// All of them.
    pub const ALL: [Deed; 8] =
        [Deed::Woodcutter, Deed::Farm, Deed::FreeFarm, Deed::Mine, Deed::Fishery, Deed::Inn, Deed::City, Deed::Cleanse];

    /// The word by which the catalogs select.
    pub fn id(self) -> &'static str {
        ["woodcutter", "farm", "free-farm", "mine", "fishery", "inn", "city", "cleanse"][self as usize]
    }
}

/// One atomic move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Set-up: the first city with its centre here.
    Found(Hex),

    // R2. What goes on: House and Free with Square, then Pay; Build with Square, then Turn or Size, then Pay, then Choose.
    /// The house of this number.
    House(u8),
    /// A house of this number that San Nicolò gives.
    Free(u8),
    /// A city building of this type.
    Build(Building),
    /// The square under the corner of what is placed; of a grave that is moved, where it goes.
    Square(Spot),
    /// So many quarter turns.
    Turn(u8),
    /// A storage of this size.
    Size(Form),
    /// Pay one of this good, or give it for another one.
    Pay(Good),
    /// The patron saint of the cathedral.
    Choose(Saint),
    /// A man goes to the building of this number.
    Man(u8),
    /// The man of the building of this number goes home.
    Unman(u8),
    /// The hospital removes the grave here.
    Heal(Spot),
    /// Raze the cathedral.
    Raze,
    /// A trade with the supply. Goes on with two goods given (Pay) and one got (Gain).
    Bank,
    /// The good that is got.
    Gain(Good),
    /// An offer to this seat. Goes on with Give and Ask, and ends with Send or Drop.
    Offer(Seat),
    /// Give one of this good.
    Give(Good),
    /// Ask for one of this good.
    Ask(Good),
    /// Make the offer.
    Send,
    /// Make no offer after all.
    Drop,
    /// Accept the offer of this seat with this number.
    Accept(Seat, u16),
    /// Reject it.
    Reject(Seat, u16),
    /// Withdraw the own offer to this seat with this number.
    Withdraw(Seat, u16),
    /// Lift a house or building (Santa Barbara).
    Lift(Thing),
    /// Take a lifted one, to place it. Goes on with Square, then Turn.
    Place(Thing),
    /// Move a grave (Santa Barbara). Goes on with From, then Square.
    Carry,
    /// The grave that is moved.
    From(Spot),
    /// Be done with building.
    Commit,

    // R4. Begins with a Deed; goes on with Hex (twice for a fishery), then Kind, then Pay.
    /// What to do in the countryside.
    Deed(Deed),
    /// Where.
    Hex(Hex),
    /// Of which good.
    Kind(Good),
    /// No more building in the countryside.
    End,

    // R5 to R9.
    /// Let one of this good go.
    Discard(Good),
    /// Take the good from here in the harvest; with forced labour it goes on with others of that site.
    Take(Hex),
    /// Explore the marker here.
    Explore(Hex),
    /// Explore nothing.
    Pass,
    /// Place a grave here.
    Grave(Spot),
    /// Place a pollution marker here.
    Pollute(Hex),
    /// That is all: closes one's part of R5, R6, R8 or R9, up to which what was chosen can be taken back.
    Done,

    /// Leave the game.
    Resign,
}
