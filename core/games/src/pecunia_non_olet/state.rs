//! A position of the game: everything there is to know.

use super::data::{CUSTOMERS, Class, Customer, KINDS, Kind, MAX_VILLAS, TARGETS};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::row::Row;
use table::seat::{MAX_SEATS, Seat};

/// The seats of one latrine: left, middle, right, then the Villas.
pub const PLACES: usize = 3 + MAX_VILLAS;

/// A seat in a latrine: `L`, `M`, `R`, then `V1`, `V2`, `V3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlaceId(pub u8);

impl PlaceId {
    /// The seat as an index into `Player::places`.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The id of the rules file.
    pub fn id(self) -> &'static str {
        ["L", "M", "R", "V1", "V2", "V3"][self.index()]
    }

    /// The neighbouring seats (R8, R9): the middle has two, a Villa none.
    #[inline]
    pub fn neighbours(self) -> &'static [usize] {
        match self.0 {
            0 | 2 => &[1],
            1 => &[0, 2],
            _ => &[],
        }
    }
}

/// A seated customer with the markers left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lodger {
    /// Who it is.
    pub customer: Customer,
    /// Turn markers left. Bad fish can pile them up for a whole game (R25, R35).
    pub markers: u16,
}

impl Lodger {
    /// A customer who sits down, with as many markers as the card says.
    pub fn arriving(customer: Customer) -> Lodger {
        Lodger { customer, markers: u16::from(customer.time()) }
    }
}

/// Who sits on a seat. The lower lady is the one who sat first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The one who sat first.
    pub lower: Option<Lodger>,
    /// The second of two ladies.
    pub upper: Option<Lodger>,
}

impl Place {
    /// Whether nobody sits here.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.lower.is_none()
    }

    /// Those who sit here, the lower first.
    #[inline]
    pub fn lodgers(&self) -> impl Iterator<Item = Lodger> {
        self.lower.into_iter().chain(self.upper)
    }

    /// The class of those who sit here: two on a seat are both ladies.
    #[inline]
    pub fn class(&self) -> Option<Class> {
        self.lower.map(|l| l.customer.class())
    }

    /// The lower lodger, or the upper.
    #[inline]
    pub fn lodger_mut(&mut self, upper: bool) -> Option<&mut Lodger> {
        if upper { self.upper.as_mut() } else { self.lower.as_mut() }
    }

    /// Keeps those for whom `stays` holds; the other lady of a pair moves down (R16).
    #[inline]
    pub fn retain(&mut self, mut stays: impl FnMut(Lodger) -> bool) {
        let lower = self.lower.filter(|l| stays(*l));
        let upper = self.upper.filter(|l| stays(*l));
        *self = if lower.is_none() { Place { lower: upper, upper: None } } else { Place { lower, upper } };
    }
}

/// Action cards in one place: those known by kind, and how many are not known to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// How many of each kind.
    pub kinds: [u8; KINDS],
    /// How many the viewer cannot see; 0 in a whole state.
    pub dark: u8,
}

impl Cards {
    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.kinds.iter().sum::<u8>() + self.dark
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of this kind are known to be here.
    #[inline]
    pub fn of(&self, kind: Kind) -> u8 {
        self.kinds[kind as usize]
    }

    /// Turns all cards face down.
    pub fn conceal(&mut self) {
        *self = Cards { kinds: [0; KINDS], dark: self.len() };
    }
}

/// A face-down pile of customers: which ones, never in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pile(pub u128);

impl Pile {
    /// All seventy.
    pub const ALL: Pile = Pile((1 << CUSTOMERS) - 1);

    /// The customers in the pile, by number.
    pub fn iter(self) -> impl Iterator<Item = Customer> {
        Customer::all().filter(move |c| self.0 >> c.0 & 1 == 1)
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is nobody.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes a customer out.
    #[inline]
    pub fn take(&mut self, customer: u8) {
        self.0 &= !(1 << customer);
    }
}

// A list of numbers rather than one number of 128 bits, which JavaScript could not read.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.iter().map(|customer| customer.0).collect::<Row<CUSTOMERS>>().serialize(s)
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let row = Row::<CUSTOMERS>::deserialize(d)?;
        let mut bits = 0u128;
        for customer in row.iter() {
            if usize::from(customer) >= CUSTOMERS || bits >> customer & 1 == 1 {
                return Err(serde::de::Error::custom("a customer that does not exist, or twice the same"));
            }
            bits |= 1 << customer;
        }
        Ok(Pile(bits))
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Sesterces.
    pub money: u16,
    /// The seats of the latrine.
    pub places: [Place; PLACES],
    /// How many Villas lie beside it.
    pub villas: u8,
    /// Who waits; the first is the front.
    pub queue: Row<CUSTOMERS>,
    /// The action cards.
    pub hand: Cards,
    /// Action cards drawn since the draw pile was last renewed: public, and needed to guess the rest.
    pub drawn: u8,
}

impl Player {
    /// The seats there are, in order.
    #[inline]
    pub fn place_ids(&self) -> impl Iterator<Item = PlaceId> + use<> {
        (0..3 + self.villas).map(PlaceId)
    }

    /// The seats there are.
    #[inline]
    pub fn seats(&self) -> &[Place] {
        &self.places[..3 + usize::from(self.villas)]
    }

    /// The customer at the front of the queue.
    #[inline]
    pub fn front(&self) -> Option<Customer> {
        self.queue.first().map(Customer)
    }

    /// How many of a class are seated.
    #[inline]
    pub fn seated(&self, class: Class) -> u8 {
        self.seats().iter().flat_map(Place::lodgers).filter(|l| l.customer.class() == class).count() as u8
    }

    /// Whether anybody of a class is seated or waits.
    #[inline]
    pub fn has(&self, class: Class) -> bool {
        self.queue.iter().any(|c| Customer(c).class() == class) || self.seats().iter().any(|p| p.class() == Some(class))
    }
}

/// The state of a turn (rules section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Cards are being dealt.
    Dealing,
    /// Before markers come off.
    TurnOpen,
    /// Between markers and collecting.
    MarkersOff,
    /// Filling the seats, and everything up to the draw.
    Seating,
    /// Three customers wait to be sent to queues.
    Colosseum,
    /// After the draw (option `play_after_draw`).
    AfterDraw,
    /// The game is over.
    Over,
}

/// The chance that has to be drawn before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pending {
    /// None.
    No,
    /// Seven customers for this seat at set-up.
    DealCustomers(Seat),
    /// Two action cards for this seat at set-up.
    DealCards(Seat),
    /// Who starts.
    Start,
    /// New customers for the empty queue of this seat, in pieces if the pile runs out in between.
    Refill(Seat),
    /// Customers turned up for the break in the Colosseum, in pieces likewise.
    Reveal,
    /// The regular guest from the draw pile, for the queue of this seat (option).
    Guest(Seat),
    /// The action card that closes the turn.
    Draw,
}

/// A card whose play has been begun: an overlay that touches nothing public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The card that is to be played.
    pub kind: Kind,
    /// The first of two targets, once chosen: a place in a player's queue.
    pub first: Option<(Seat, u8)>,
}

/// Whom a sweep hits (option `sweep_scope`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sweep {
    /// One player, oneself allowed.
    OnePlayer,
    /// One other player.
    OneOpponent,
    /// Everybody.
    AllPlayers,
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Whom a sweep hits.
    pub sweep: Sweep,
    /// Whether the regular guest comes from the draw pile.
    pub guest_from_draw: bool,
    /// Whether cards may be played after the draw.
    pub play_after_draw: bool,
    /// Whether a customer at 0 pays at once while seats are filled.
    pub pay_at_once: bool,
    /// Whether the round is finished.
    pub equal_turns: bool,
    /// The seat that starts, if it was chosen.
    pub start: Option<Seat>,
}

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The options in force.
    pub house: House,
    /// How many play.
    pub seats: u8,
    /// The seat that started.
    pub start: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The state of the turn.
    pub phase: Phase,
    /// Single turns ended so far.
    pub turns: u16,
    /// Whether the round is the last one, as somebody has reached the target (option `equal_turns`).
    pub last_round: bool,
    /// The players by seat; those beyond `seats` are blank.
    pub players: [Player; MAX_SEATS],
    /// The customer draw pile.
    pub pile: Pile,
    /// The customer discard pile, its top last.
    pub gone: Row<CUSTOMERS>,
    /// The action draw pile.
    pub deck: Cards,
    /// The action discard pile, its top last.
    pub played: Row<40>,
    /// What the action draw pile held when it was last renewed: public, and needed to guess the rest.
    pub renewed: [u8; KINDS],
    /// Customers turned up and not yet sent anywhere.
    pub revealed: Row<3>,
    /// Where a break in the Colosseum was called from: the card lies in a zone of its own meanwhile (R47).
    pub resolving: Option<Phase>,
    /// The command the active player has begun.
    pub draft: Option<Draft>,
    /// The chance that comes first.
    pub pending: Pending,
}

impl State {
    /// The money that ends the game.
    #[inline]
    pub fn target(&self) -> u16 {
        TARGETS[usize::from(self.seats) - 2]
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The active player.
    #[inline]
    pub fn own(&self) -> &Player {
        self.player(self.active)
    }

    /// The active player.
    #[inline]
    pub fn own_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// All seats, from 0 up.
    #[inline]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// All seats but this one, from 0 up.
    #[inline]
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.all().filter(move |s| *s != seat)
    }

    /// The customer draw pile or, if it is empty, what would become it (R34): how many could be drawn now.
    #[inline]
    pub fn drawable(&self) -> bool {
        !self.pile.is_empty() || !self.gone.is_empty()
    }

    /// Makes the customer discard pile the draw pile if the draw pile is empty (R34).
    #[inline]
    pub fn renew_pile(&mut self) {
        if self.pile.is_empty() {
            for customer in self.gone.iter() {
                self.pile.0 |= 1 << customer;
            }
            self.gone = Row::EMPTY;
        }
    }
}
