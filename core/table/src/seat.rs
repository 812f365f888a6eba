//! Seats, sets of seats, viewers and audiences.

use serde::{Deserialize, Serialize};

/// The most seats any game in the house has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into tables by seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table of `seats`, from 0 up.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// All seats of a table of `seats`, clockwise from this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (self.0..seats).chain(0..self.0).map(Seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// One seat.
    #[inline]
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet::NONE.with(seat)
    }

    /// Every seat of a table of `seats`.
    #[inline]
    pub fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        self.0.checked_shr(u32::from(seat.0)).is_some_and(|bits| bits & 1 == 1)
    }

    /// The set with `seat` added; a seat that no table has changes nothing.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1u8.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// The seats of both sets.
    #[inline]
    #[must_use]
    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats of this set that `other` lacks.
    #[inline]
    #[must_use]
    pub fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether every seat of `other` is in this set.
    #[inline]
    pub fn covers(self, other: SeatSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether no seat is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats, from 0 up.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&s| self.has(s))
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// What the person at this seat may know.
    Seat(Seat),
    /// What everybody at the table may know.
    Public,
    /// What everybody may know once the game is over: everything, except what the rules keep hidden even then.
    After,
}

/// Who learns of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody.
    All,
    /// This seat and nobody else.
    Only(Seat),
    /// Everybody but this seat.
    Except(Seat),
}

impl Audience {
    /// Whether `viewer` learns of it. A look after the end gets what everybody was told.
    pub fn reaches(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seat), Viewer::Seat(v)) => v == seat,
            (Audience::Only(_), _) => false,
            (Audience::Except(seat), Viewer::Seat(v)) => v != seat,
            (Audience::Except(_), _) => true,
        }
    }
}
