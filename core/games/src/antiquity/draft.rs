//! A command that has been begun: what is known of it so far.

use super::action::Deed;
use super::board::{Form, Spot, Thing};
use super::data::{Building, Good, Goods};
use super::map::Hex;
use serde::{Deserialize, Serialize};
use table::seat::Seat;

/// A command that has been begun. Nothing it names has left its place yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Draft {
    /// A house of this number, paid or free.
    House {
        /// Its number.
        number: u8,
        /// Whether San Nicolò gives it.
        free: bool,
        /// Where.
        at: Option<Spot>,
        /// What is paid so far.
        paid: Goods,
    },
    /// A city building.
    Build {
        /// Its type.
        building: Building,
        /// Where.
        at: Option<Spot>,
        /// How it lies.
        form: Option<Form>,
        /// What is paid so far.
        paid: Goods,
    },
    /// A trade with the supply: what is given so far.
    Bank(Goods),
    /// An offer to this seat: what is given and what is asked for.
    Offer {
        /// To whom.
        to: Seat,
        /// The goods given.
        give: Goods,
        /// The goods asked for.
        get: Goods,
    },
    /// A lifted piece that is being placed.
    Place {
        /// Which.
        thing: Thing,
        /// Where.
        at: Option<Spot>,
    },
    /// A grave that is being moved.
    Carry {
        /// From where.
        from: Option<Spot>,
    },
    /// A deed in the countryside.
    Deed {
        /// Which.
        deed: Deed,
        /// Where.
        at: Option<Hex>,
        /// A fishery's other hex.
        other: Option<Hex>,
        /// Of which good.
        good: Option<Good>,
        /// What is paid so far.
        paid: Goods,
    },
    /// The site with its man here is being harvested; the bits of its goods taken so far.
    Harvest {
        /// The site's own hex.
        at: Hex,
        /// What is taken.
        taken: u16,
    },
}
