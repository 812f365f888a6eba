//! Whose view one device shows, and when the curtain is down. A pure state machine; it looks at nothing hidden.

use table::game::Turn;
use table::seat::{Seat, SeatSet};

/// What the device shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// This seat's own view.
    Seat(Seat),
    /// This seat's own view goes on after its turn, as it may have learned something: until "hand on".
    Linger(Seat),
    /// The public view, and an open decision of this seat is asked over it.
    Open(Seat),
    /// The public view behind a curtain; one of these seats may lift it.
    Curtain(SeatSet),
    /// The view after the end.
    Over,
    /// The public view; nobody on this device has anything to decide.
    Wait,
}

/// The curtain of one device.
#[derive(Clone, Debug)]
pub struct Curtain {
    /// The seats whose players share this device.
    here: SeatSet,
    /// Who has lifted the curtain and holds the device.
    holder: Option<Seat>,
    /// Whether the holder's turn is over and the device has not been handed on yet.
    lingers: bool,
    /// Whether the holder lifted it only to look at the own cards during an open decision.
    looking: bool,
}

impl Curtain {
    /// A curtain that is down: at the start, after a restart, on return to the app.
    pub fn down(here: SeatSet) -> Curtain {
        let holder = if here.len() == 1 { here.iter().next() } else { None };
        Curtain { here, holder, lingers: false, looking: false }
    }

    /// Whether only one person uses this device: then there is never a curtain.
    fn alone(&self) -> bool {
        self.here.len() == 1
    }

    /// What is shown now.
    pub fn face(&self, turn: &Turn) -> Face {
        let (may, private) = match turn {
            Turn::Over(_) if self.lingers => (SeatSet::NONE, SeatSet::NONE),
            Turn::Over(_) => return Face::Over,
            Turn::Seats { may, private } => (*may, *private),
            Turn::Chance => (SeatSet::NONE, SeatSet::NONE),
        };
        if self.lingers
            && let Some(holder) = self.holder
        {
            return Face::Linger(holder);
        }
        let asked = |seat: &Seat| may.has(*seat) && self.here.has(*seat);
        if let Some(holder) = self.holder
            && (self.alone() || self.looking || (asked(&holder) && private.has(holder)))
        {
            return Face::Seat(holder);
        }
        let private: SeatSet = private.iter().filter(asked).fold(SeatSet::NONE, SeatSet::with);
        if let Some(open) = may.iter().find(|s| asked(s) && !private.has(*s)) {
            return Face::Open(open);
        }
        if private.is_empty() { Face::Wait } else { Face::Curtain(private) }
    }

    /// The seat lifts the curtain. Where its decision is open this is a look at its own cards.
    pub fn lift(&mut self, seat: Seat, turn: &Turn) -> bool {
        let may = match self.face(turn) {
            Face::Curtain(seats) => seats.has(seat),
            Face::Open(_) | Face::Wait => self.here.has(seat),
            Face::Seat(holder) | Face::Linger(holder) => return holder == seat,
            Face::Over => false,
        };
        if may {
            self.holder = Some(seat);
            self.looking = !matches!(self.face(turn), Face::Seat(_));
        }
        may
    }

    /// "Hide now", and the return to the app: the curtain is down again.
    pub fn hide(&mut self) {
        *self = Curtain::down(self.here);
    }

    /// "Hand on": the holder has seen what was learned.
    pub fn hand_on(&mut self) {
        self.lingers = false;
        if !self.alone() {
            self.holder = None;
        }
        self.looking = false;
    }

    /// Something happened. Where the holder's turn is over, the view stays until it is handed on: always, and not only
    /// when something was learned, as that would show to those who look on whether there was a secret.
    pub fn after(&mut self, turn: &Turn) {
        self.looking = false;
        let Some(holder) = self.holder else { return };
        if self.alone() {
            return;
        }
        let (asked, private) = match turn {
            Turn::Seats { may, private } => (may.has(holder), private.has(holder)),
            _ => (false, false),
        };
        if asked && private {
            return;
        }
        if asked {
            // The decision is open now: everybody looks on, and nothing has to be handed on.
            self.holder = None;
        } else {
            self.lingers = true;
        }
    }

    /// Something happened on another device. Who only looks at the own cards goes on looking.
    pub fn elsewhere(&mut self, turn: &Turn) {
        if !self.looking {
            self.after(turn);
        }
    }

    /// The seats whose players share this device.
    pub fn here(&self) -> SeatSet {
        self.here
    }

    /// What ended the holder's turn was taken back.
    pub fn taken_back(&mut self) {
        self.lingers = false;
    }

    /// The seat whose own view is shown, if any.
    pub fn holder(&self, turn: &Turn) -> Option<Seat> {
        match self.face(turn) {
            Face::Seat(seat) | Face::Linger(seat) => Some(seat),
            _ => None,
        }
    }
}
