//! The printed numbers as tables. `figures.json` holds the same figures, copied by a script; a test keeps them equal.

use serde::{Deserialize, Serialize};

/// The money that ends the game, by number of seats 2 to 6 (sourced).
pub const TARGETS: [u16; 5] = [30, 25, 20, 20, 20];
/// Customers that wait after set-up, and that come when a queue has run empty (sourced).
pub const QUEUE: usize = 5;
/// Action cards dealt at set-up (sourced).
pub const START_HAND: u8 = 2;
/// Markers that bad fish adds (sourced).
pub const FISH_ADDS: u16 = 2;
/// Markers that great haste takes off, or one where there is only one (sourced).
pub const HASTE_REMOVES: u16 = 2;
/// Customers that a break in the Colosseum turns up (sourced).
pub const COLOSSEUM: u8 = 3;
/// Villas that one player can own: there are three cards (reconstructed, as all numbers of copies are).
pub const MAX_VILLAS: usize = 3;
/// Single turns after which the game ends all the same (R45, own decision).
pub const LAST_TURN: u16 = 500;

/// The four classes of customers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Class {
    /// May not sit beside a slave.
    Senator,
    /// Sits anywhere.
    Citizen,
    /// May not sit beside a senator.
    Slave,
    /// Sits anywhere; two may share a seat.
    Lady,
}

impl Class {
    /// All four, in the order of the card ids.
    pub const ALL: [Class; 4] = [Class::Senator, Class::Citizen, Class::Slave, Class::Lady];

    /// The word the catalogs select by.
    pub fn word(self) -> &'static str {
        match self {
            Class::Senator => "senator",
            Class::Citizen => "citizen",
            Class::Slave => "slave",
            Class::Lady => "lady",
        }
    }

    /// The letters its cards' ids begin with.
    pub fn letters(self) -> &'static str {
        match self {
            Class::Senator => "SE",
            Class::Citizen => "CI",
            Class::Slave => "SL",
            Class::Lady => "LA",
        }
    }
}

/// How many customers there are.
pub const CUSTOMERS: usize = 70;

/// (class, time, pay, count). The counts of the classes are sourced (15, 20, 20, 15);
/// time and pay of each single card are reconstructed.
const ROWS: [(Class, u8, u8, usize); 41] = [
    (Class::Senator, 1, 3, 1),
    (Class::Senator, 2, 3, 2),
    (Class::Senator, 2, 4, 2),
    (Class::Senator, 2, 5, 1),
    (Class::Senator, 3, 3, 2),
    (Class::Senator, 3, 4, 2),
    (Class::Senator, 3, 5, 2),
    (Class::Senator, 4, 4, 1),
    (Class::Senator, 4, 5, 1),
    (Class::Senator, 5, 5, 1),
    (Class::Citizen, 1, 1, 1),
    (Class::Citizen, 1, 2, 2),
    (Class::Citizen, 1, 3, 1),
    (Class::Citizen, 2, 1, 1),
    (Class::Citizen, 2, 2, 3),
    (Class::Citizen, 2, 3, 2),
    (Class::Citizen, 3, 2, 3),
    (Class::Citizen, 3, 3, 3),
    (Class::Citizen, 4, 2, 1),
    (Class::Citizen, 4, 3, 1),
    (Class::Citizen, 4, 4, 1),
    (Class::Citizen, 5, 3, 1),
    (Class::Slave, 1, 1, 3),
    (Class::Slave, 1, 2, 2),
    (Class::Slave, 2, 1, 4),
    (Class::Slave, 2, 2, 3),
    (Class::Slave, 3, 1, 2),
    (Class::Slave, 3, 2, 2),
    (Class::Slave, 4, 1, 2),
    (Class::Slave, 4, 2, 1),
    (Class::Slave, 5, 1, 1),
    (Class::Lady, 1, 1, 1),
    (Class::Lady, 1, 2, 2),
    (Class::Lady, 2, 1, 1),
    (Class::Lady, 2, 2, 3),
    (Class::Lady, 2, 3, 1),
    (Class::Lady, 3, 2, 2),
    (Class::Lady, 3, 3, 2),
    (Class::Lady, 4, 2, 1),
    (Class::Lady, 4, 3, 1),
    (Class::Lady, 5, 3, 1),
];

/// Class, time and pay of one customer card.
#[derive(Clone, Copy, Debug)]
struct Card {
    class: Class,
    time: u8,
    pay: u8,
}

const CARDS: [Card; CUSTOMERS] = {
    let mut cards = [Card { class: Class::Senator, time: 0, pay: 0 }; CUSTOMERS];
    let mut at = 0;
    let mut row = 0;
    while row < ROWS.len() {
        let (class, time, pay, count) = ROWS[row];
        let mut copy = 0;
        while copy < count {
            cards[at] = Card { class, time, pay };
            at += 1;
            copy += 1;
        }
        row += 1;
    }
    assert!(at == CUSTOMERS, "the rows make up seventy cards");
    cards
};

/// One of the seventy customers, in the order SE01…SE15, CI01…CI20, SL01…SL20, LA01…LA15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Customer(pub u8);

impl Customer {
    /// All seventy.
    pub fn all() -> impl Iterator<Item = Customer> {
        (0..CUSTOMERS as u8).map(Customer)
    }

    /// The class.
    #[inline]
    pub fn class(self) -> Class {
        CARDS[usize::from(self.0)].class
    }

    /// The markers put on when the customer sits down.
    #[inline]
    pub fn time(self) -> u8 {
        CARDS[usize::from(self.0)].time
    }

    /// The sesterces paid on leaving.
    #[inline]
    pub fn pay(self) -> u8 {
        CARDS[usize::from(self.0)].pay
    }

    /// The id of the rules file, such as `SE06`.
    pub fn id(self) -> String {
        let class = self.class();
        let first = Customer::all().find(|c| c.class() == class).expect("every class has cards").0;
        format!("{}{:02}", class.letters(), self.0 - first + 1)
    }

    /// The customer of an id.
    pub fn from_id(id: &str) -> Option<Customer> {
        Customer::all().find(|c| c.id() == id)
    }
}

/// How many kinds of action cards there are.
pub const KINDS: usize = 16;

/// The kinds of action cards (titles and effects sourced).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// All citizens of one player leave unpaid.
    CitizensAssembly,
    /// A customer of an opponent stays two turns longer.
    FishPoisoning,
    /// All ladies of one player leave unpaid.
    WomensForum,
    /// A customer of one's own leaves two turns earlier.
    GreatHaste,
    /// Two ladies on an opponent's seat leave together, the later of the two times.
    LatrineGossip,
    /// Two who wait in different queues change places.
    LatrineSwap,
    /// Three new customers, each to the end of any queue.
    ColosseumBreak,
    /// One who waits goes to the end of another queue.
    Eviction,
    /// All senators of one player leave unpaid.
    SenateMeeting,
    /// All slaves of one player leave unpaid.
    SlaveMarket,
    /// Everybody pays for seated slaves.
    SpecialTaxSlaves,
    /// Everybody pays for seated citizens.
    SpecialTaxCitizens,
    /// Everybody pays for seated senators.
    SpecialTaxSenators,
    /// The last who left goes to the end of any queue.
    RegularGuest,
    /// One more seat without neighbours.
    VillaDixius,
    /// One who waits goes to the front of the same queue.
    QueueJumper,
}

impl Kind {
    /// All kinds, in the order of the rules file.
    pub const ALL: [Kind; KINDS] = [
        Kind::CitizensAssembly,
        Kind::FishPoisoning,
        Kind::WomensForum,
        Kind::GreatHaste,
        Kind::LatrineGossip,
        Kind::LatrineSwap,
        Kind::ColosseumBreak,
        Kind::Eviction,
        Kind::SenateMeeting,
        Kind::SlaveMarket,
        Kind::SpecialTaxSlaves,
        Kind::SpecialTaxCitizens,
        Kind::SpecialTaxSenators,
        Kind::RegularGuest,
        Kind::VillaDixius,
        Kind::QueueJumper,
    ];

    /// The id of the rules file.
    pub fn id(self) -> &'static str {
        match self {
            Kind::CitizensAssembly => "citizens_assembly",
            Kind::FishPoisoning => "fish_poisoning",
            Kind::WomensForum => "womens_forum",
            Kind::GreatHaste => "great_haste",
            Kind::LatrineGossip => "latrine_gossip",
            Kind::LatrineSwap => "latrine_swap",
            Kind::ColosseumBreak => "colosseum_break",
            Kind::Eviction => "eviction",
            Kind::SenateMeeting => "senate_meeting",
            Kind::SlaveMarket => "slave_market",
            Kind::SpecialTaxSlaves => "special_tax_slaves",
            Kind::SpecialTaxCitizens => "special_tax_citizens",
            Kind::SpecialTaxSenators => "special_tax_senators",
            Kind::RegularGuest => "regular_guest",
            Kind::VillaDixius => "villa_dixius",
            Kind::QueueJumper => "queue_jumper",
        }
    }

    /// The kind of a number below `KINDS`.
    #[inline]
    pub fn of(number: u8) -> Kind {
        Kind::ALL[usize::from(number)]
    }

    /// The class that a sweep drives away.
    #[inline]
    pub fn swept(self) -> Option<Class> {
        match self {
            Kind::CitizensAssembly => Some(Class::Citizen),
            Kind::WomensForum => Some(Class::Lady),
            Kind::SenateMeeting => Some(Class::Senator),
            Kind::SlaveMarket => Some(Class::Slave),
            _ => None,
        }
    }

    /// The class that a tax is raised on.
    #[inline]
    pub fn taxed(self) -> Option<Class> {
        match self {
            Kind::SpecialTaxSlaves => Some(Class::Slave),
            Kind::SpecialTaxCitizens => Some(Class::Citizen),
            Kind::SpecialTaxSenators => Some(Class::Senator),
            _ => None,
        }
    }
}

/// Copies of each kind, in the order of `Kind::ALL`: 40 cards in all (the sum is sourced, the numbers reconstructed).
pub const COPIES: [u8; KINDS] = [2, 4, 2, 4, 2, 4, 2, 4, 2, 2, 1, 1, 1, 2, 3, 4];
