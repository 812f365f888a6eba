//! A position: what lies where, what is asked now, and what is still to be done in this round.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::data;

/// Cards by id, with how many of them; no zeros.
pub type Bag = BTreeMap<&'static str, i64>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Placement,
    Pecunia,
    Equi,
    Servi,
    ArenaCards,
    ArenaBlue,
    ArenaPrize,
    StadiumCards,
    StadiumBlue,
    StadiumKeep,
    Opening,
    Bidding,
    Forum,
    PayAgain,
}

/// A decision that somebody has to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    pub stage: Stage,
    pub seat: usize,
    /// The space that is being resolved, if it is one.
    pub space: Option<&'static str>,
}

/// Something that is still to be done in this round, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Begin the next round.
    Round,
    /// The turn of a seat in the placement phase.
    Turn(usize),
    /// Resolve a space that stands alone.
    Space(&'static str),
    /// The servant of a space goes home.
    Leave(&'static str),
    /// Fill the empty market slots.
    Refill,
    /// The Arena (false) or the Stadium (true).
    Contest(bool),
    Roll(bool, usize),
    Cards(bool, usize),
    Blue(bool, usize),
    Rewards(bool),
    /// What comes after the laurels: a new card on display.
    Display,
    EndContest(bool),
    /// The blue dice go back to Potentia.
    BlueBack,
    /// Asking a seat whether it opens the auction.
    Opening(usize),
    Bidding(usize),
    /// The auction is over.
    Hammer,
    CleanUp,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub coins: [i64; 3],
    pub score: i64,
    pub passed: bool,
    /// Servi, horse and weapon cards.
    pub hand: Bag,
    /// Stadium and Theatrum cards.
    pub laurels: Bag,
}

impl Person {
    pub fn new() -> Person {
        Person { coins: data::START_COINS, score: 0, passed: false, hand: Bag::new(), laurels: Bag::new() }
    }
}

impl Default for Person {
    fn default() -> Person {
        Person::new()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Auction {
    pub bid: [i64; 3],
    pub high: Option<usize>,
    pub out: BTreeSet<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub seats: usize,
    pub options: BTreeMap<String, String>,
    pub ask: Option<Ask>,
    pub over: bool,
    pub tasks: VecDeque<Task>,
    pub round: usize,
    pub start: usize,
    pub bank: [i64; 3],
    pub people: Vec<Person>,
    /// Where servants stand.
    pub spaces: BTreeMap<&'static str, usize>,
    pub blocked: Vec<&'static str>,
    pub port_coins: [i64; 3],
    pub tie_track: Vec<usize>,
    pub plots: BTreeMap<&'static str, usize>,
    pub slots: [Option<&'static str>; data::SLOTS],
    pub equi_deck: Bag,
    pub equi_discard: Bag,
    pub servi_deck: Bag,
    pub servi_discard: Bag,
    pub stadium_card: Option<&'static str>,
    pub stadium_deck: Bag,
    /// The top card of the Stadium deck while rank 1 looks at it; it is still in the deck.
    pub stadium_look: Option<&'static str>,
    pub theatrum_deck: Bag,
    pub theatrum_card: Option<&'static str>,
    pub blue_holder: Option<usize>,
    pub blue_left: usize,
    /// Of each seat in the running contest.
    pub strengths: Option<Vec<Option<i64>>>,
    pub auction: Option<Auction>,
    /// Buildings built from the Forum space that is being resolved.
    pub built: usize,
}

impl Game {
    /// The value of an option, its default if it was not given.
    pub fn option(&self, id: &str) -> &str {
        if let Some(value) = self.options.get(id) {
            return value;
        }
        data::OPTIONS.iter().find(|option| option.0 == id).expect("a known option").1[0]
    }

    pub fn is_on(&self, id: &str) -> bool {
        self.option(id) == "true"
    }

    /// The seat that decides; there is none when the game is over.
    pub fn active(&self) -> usize {
        self.ask.expect("somebody is asked").seat
    }

    /// Clockwise from a seat, which comes first.
    pub fn clockwise_from(&self, seat: usize) -> Vec<usize> {
        (0..self.seats).map(|step| (seat + step) % self.seats).collect()
    }

    /// Servants of a seat that are not on the board.
    pub fn servants(&self, seat: usize) -> usize {
        data::SERVANTS - self.spaces.values().filter(|owner| **owner == seat).count()
    }

    pub fn houses(&self, seat: usize) -> i64 {
        data::HOUSES - self.plots.values().filter(|owner| **owner == seat).count() as i64
    }

    pub fn is_done_placing(&self, seat: usize) -> bool {
        self.tie_track.contains(&seat) && (self.servants(seat) == 0 || self.people[seat].passed)
    }

    /// Coins from the bank to a seat; what the bank does not have is lost (ruling 14).
    pub fn pay_out(&mut self, seat: usize, coins: [i64; 3]) {
        for (metal, wanted) in coins.into_iter().enumerate() {
            let paid = wanted.min(self.bank[metal]);
            self.bank[metal] -= paid;
            self.people[seat].coins[metal] += paid;
        }
    }

    pub fn pay_in(&mut self, seat: usize, coins: [i64; 3]) {
        for (metal, paid) in coins.into_iter().enumerate() {
            self.people[seat].coins[metal] -= paid;
            self.bank[metal] += paid;
        }
    }
}

/// One coin of a metal.
pub fn one_coin(metal: usize) -> [i64; 3] {
    let mut coins = [0; 3];
    coins[metal] = 1;
    coins
}

/// How many cards of a kind are in a bag.
pub fn count(bag: &Bag, card: &str) -> i64 {
    bag.get(card).copied().unwrap_or(0)
}

pub fn size(bag: &Bag) -> i64 {
    bag.values().sum()
}

/// The single cards of a bag.
pub fn all_of(bag: &Bag) -> Vec<&'static str> {
    bag.iter().flat_map(|(card, many)| vec![*card; *many as usize]).collect()
}

pub fn put(bag: &mut Bag, card: &'static str, many: i64) {
    if many > 0 {
        *bag.entry(card).or_default() += many;
    }
}

pub fn take(bag: &mut Bag, card: &str, many: i64) {
    let there = count(bag, card);
    assert!(there >= many, "there are {there} of {card}, not {many}");
    let id = data::card(card).0;
    bag.insert(id, there - many);
    bag.retain(|_, left| *left > 0);
}
