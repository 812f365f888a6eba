//! What happened, told as it happens and written for an audience from birth.

use crate::seat::{Audience, Seat, SeatSet};

/// Collects the events of one input, and the barriers it raises for undo.
#[derive(Clone, Debug)]
pub struct Log<E> {
    listening: bool,
    told: Vec<(Audience, E)>,
    barrier: SeatSet,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log::new()
    }
}

impl<E> Log<E> {
    /// A log that keeps what it is told.
    pub fn new() -> Self {
        Log { listening: true, told: Vec::new(), barrier: SeatSet::NONE }
    }

    /// A log that keeps nothing: for search and random play.
    pub fn silent() -> Self {
        Log { listening: false, told: Vec::new(), barrier: SeatSet::NONE }
    }

    /// Tells everybody.
    #[inline]
    pub fn all(&mut self, event: E) {
        if self.listening {
            self.told.push((Audience::All, event));
        }
    }

    /// Tells one seat and nobody else.
    #[inline]
    pub fn only(&mut self, seat: Seat, event: E) {
        if self.listening {
            self.told.push((Audience::Only(seat), event));
        }
    }

    /// Tells one seat one thing and everybody else another.
    #[inline]
    pub fn split(&mut self, seat: Seat, own: E, rest: E) {
        if self.listening {
            self.told.push((Audience::Only(seat), own));
            self.told.push((Audience::Except(seat), rest));
        }
    }

    /// Marks that the undo of these seats may not reach back past this input.
    #[inline]
    pub fn barrier(&mut self, seats: SeatSet) {
        self.barrier = self.barrier.union(seats);
    }

    /// The events so far, in order.
    pub fn told(&self) -> &[(Audience, E)] {
        &self.told
    }

    /// The seats whose undo ends here.
    pub fn barred(&self) -> SeatSet {
        self.barrier
    }

    /// Empties the log for the next input.
    pub fn clear(&mut self) {
        self.told.clear();
        self.barrier = SeatSet::NONE;
    }
}
