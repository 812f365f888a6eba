//! Which emblem each seat wears: the players choose them, and every scene shows them.

use crate::seat::Seat;

/// The emblems of the seats, each from 0 to 5 (`icons`): colour, sign and pattern in one. By themselves seats wear the
/// emblem of their own number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emblems([u8; 6]);

impl Default for Emblems {
    fn default() -> Emblems {
        Emblems([0, 1, 2, 3, 4, 5])
    }
}

impl Emblems {
    /// The emblems of the seats in their order; a seat that is not named, or whose emblem does not exist, keeps its own.
    pub fn new(emblems: impl IntoIterator<Item = u8>) -> Emblems {
        let mut worn = Emblems::default();
        for (seat, emblem) in worn.0.iter_mut().zip(emblems) {
            if emblem < 6 {
                *seat = emblem;
            }
        }
        worn
    }

    /// The emblem of a seat.
    pub fn of(&self, seat: Seat) -> u8 {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }
}
