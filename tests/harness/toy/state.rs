//! Everything there is to know of a position, and what must hold of one from outside.

use serde::{Deserialize, Serialize};
use table::game::{Damage, require};
use table::seat::{Seat, SeatSet};

/// The most seats.
pub const SEATS: usize = 4;
/// How many different numbers the cards have.
pub const KINDS: usize = 6;
/// How many cards there are of each number.
pub const COPIES: u8 = 4;
/// How many cards there are.
pub const CARDS: u32 = KINDS as u32 * COPIES as u32;
/// The coins that a seat starts with.
pub const COINS: u8 = 6;
/// The cards that a seat starts with.
pub const DEALT: u8 = 2;
/// The most coins that can be staked.
pub const MOST: u8 = 3;

/// A card, by its number from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// One card of each number, the lowest first.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=KINDS as u8).map(Card)
    }

    /// Its place in tables by number; beyond them for what is no card.
    pub fn kind(self) -> usize {
        usize::from(self.0.wrapping_sub(1))
    }

    /// Whether it takes two coins rather than one.
    pub fn high(self) -> bool {
        self.0 > 3
    }
}

/// Some cards without an order: what they are, or only how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cards {
    /// How many there are of each number.
    Known([u8; KINDS]),
    /// So many that the viewer does not know.
    Dark(u8),
}

impl Default for Cards {
    fn default() -> Cards {
        Cards::Known([0; KINDS])
    }
}

impl Cards {
    /// How many cards.
    pub fn len(&self) -> u32 {
        match self {
            Cards::Known(counts) => counts.iter().map(|&n| u32::from(n)).sum(),
            Cards::Dark(n) => u32::from(*n),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of this number, as far as is known.
    pub fn count(&self, card: Card) -> u8 {
        match self {
            Cards::Known(counts) => counts.get(card.kind()).copied().unwrap_or(0),
            Cards::Dark(_) => 0,
        }
    }

    /// The cards that are known, the lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// Puts a card to them.
    pub fn add(&mut self, card: Card) {
        let n = match self {
            Cards::Known(counts) => &mut counts[card.kind()],
            Cards::Dark(n) => n,
        };
        *n = n.saturating_add(1);
    }

    /// Takes a card from them.
    pub fn take(&mut self, card: Card) {
        let n = match self {
            Cards::Known(counts) => &mut counts[card.kind()],
            Cards::Dark(n) => n,
        };
        *n = n.saturating_sub(1);
    }

    /// Leaves only their number.
    pub fn darken(&mut self) {
        *self = Cards::Dark(self.len() as u8);
    }

    fn known(&self) -> [u8; KINDS] {
        match self {
            Cards::Known(counts) => *counts,
            Cards::Dark(_) => [0; KINDS],
        }
    }
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its coins, with those set aside in offers.
    pub coins: u8,
    /// Its laurels.
    pub laurels: u8,
    /// Whether it is out of the game.
    pub out: bool,
    /// Its cards.
    pub hand: Cards,
}

/// The card on top of the deck, if somebody has peeked at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Top {
    /// Who knows it.
    pub peeker: Seat,
    /// What it is, if the viewer knows it.
    pub card: Option<Card>,
}

/// The cards played face down, and what everybody saw of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceDown {
    /// How many took one coin of several.
    pub low: u8,
    /// How many took two coins.
    pub high: u8,
    /// How many met a seat with at most one coin, and can be any.
    pub unclear: u8,
    /// What they are.
    pub cards: Cards,
}

/// A seat's secret stake.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Stake {
    /// None yet.
    #[default]
    Unset,
    /// So many coins.
    Coins(u8),
    /// Not known, nor whether there is one.
    Dark,
}

/// An offer of one coin for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Offer {
    /// None is open.
    #[default]
    Closed,
    /// It is open, its coin set aside.
    Open,
    /// Not known.
    Dark,
}

/// The first phase of a round: everybody stakes in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Staking {
    /// The stakes by seat.
    pub stakes: [Stake; SEATS],
    /// The offers by giver and taker.
    pub offers: [[Offer; SEATS]; SEATS],
    /// Who is done.
    pub committed: SeatSet,
}

/// The second phase of a round: a laurel is auctioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// The highest bid.
    pub bid: u8,
    /// Whose bid it is.
    pub holder: Option<Seat>,
    /// Who is asked.
    pub next: Seat,
    /// Who has passed.
    pub passed: SeatSet,
}

/// A card chosen but not played yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Draft {
    /// None.
    #[default]
    Empty,
    /// This card; its target is still to be chosen.
    Card(Card),
    /// Not known, nor whether there is one.
    Dark,
}

/// What chance has to bring in the middle of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Wait {
    /// Nothing.
    #[default]
    Nothing,
    /// The card that is peeked at.
    Peek,
    /// The card drawn at the end of the turn.
    Draw,
}

/// The third phase of a round: one turn of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turning {
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether it has peeked this turn.
    pub peeked: bool,
    /// The card it has chosen.
    pub draft: Draft,
    /// The chance needed now.
    pub wait: Wait,
}

impl Turning {
    /// The beginning of a seat's turn.
    pub fn of(seat: Seat) -> Turning {
        Turning { seat, peeked: false, draft: Draft::Empty, wait: Wait::Nothing }
    }
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// This seat is dealt its cards.
    Deal {
        /// Which.
        seat: Seat,
    },
    /// The start seat is drawn.
    Begin,
    /// Everybody stakes.
    Stake(Staking),
    /// A laurel is auctioned.
    Auction(Auction),
    /// A seat has its turn.
    Turn(Turning),
    /// The game is over.
    Over,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How many seats the table has.
    pub seats: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// Whether a played card's number is told to all.
    pub shout: bool,
    /// The round, from 1.
    pub round: u8,
    /// The seat that begins the round.
    pub start: Seat,
    /// What each seat has.
    pub places: [Place; SEATS],
    /// The deck, without a card on top that somebody knows.
    pub deck: Cards,
    /// A card on top that somebody knows.
    pub top: Option<Top>,
    /// The open discard: how many of each number.
    pub discard: [u8; KINDS],
    /// The card shouted last: the discard alone would forget which of its cards that was.
    pub shouted: Option<Card>,
    /// The hidden discard.
    pub facedown: FaceDown,
    /// Where the game stands.
    pub phase: Phase,
}

impl State {
    /// The position before any chance.
    pub fn new(seats: u8, rounds: u8, shout: bool) -> State {
        let mut places = [Place::default(); SEATS];
        for place in &mut places[..usize::from(seats)] {
            place.coins = COINS;
        }
        State {
            seats,
            rounds,
            shout,
            round: 1,
            start: Seat(0),
            places,
            deck: Cards::Known([COPIES; KINDS]),
            top: None,
            discard: [0; KINDS],
            shouted: None,
            facedown: FaceDown::default(),
            phase: Phase::Deal { seat: Seat(0) },
        }
    }

    /// What a seat has.
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    /// What a seat has.
    pub fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// All seats of the table.
    pub fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seats)
    }

    /// The seats still in.
    pub fn playing(&self) -> SeatSet {
        Seat::all(self.seats).filter(|s| !self.place(*s).out).fold(SeatSet::NONE, SeatSet::with)
    }

    /// The first seat of `among`, clockwise from `from` on.
    pub fn first(&self, from: Seat, among: SeatSet) -> Option<Seat> {
        from.clockwise(self.seats).find(|s| among.has(*s))
    }

    /// The cards that are known nowhere, by number.
    pub fn unseen(&self) -> [u8; KINDS] {
        let mut left = [COPIES; KINDS];
        let hands = self.places.iter().map(|p| p.hand.known());
        for counts in hands.chain([self.deck.known(), self.facedown.cards.known(), self.discard]) {
            for (left, n) in left.iter_mut().zip(counts) {
                *left = left.saturating_sub(n);
            }
        }
        if let Some(n) = self.top.and_then(|t| t.card).and_then(|c| left.get_mut(c.kind())) {
            *n = n.saturating_sub(1);
        }
        left
    }

    /// Everything that must hold of a state from outside.
    pub fn check(&self) -> Result<(), Damage> {
        require((2..=SEATS as u8).contains(&self.seats), "a table of so many seats")?;
        require((2..=3).contains(&self.rounds) && (1..=self.rounds).contains(&self.round), "the rounds")?;
        require(self.start.0 < self.seats, "the start seat")?;
        self.check_places()?;
        self.check_cards()?;
        let playing = self.playing();
        require(matches!(self.phase, Phase::Over) || playing.len() > 1, "too few are in for the game to go on")?;
        match &self.phase {
            Phase::Deal { seat } => self.check_deal(*seat),
            Phase::Begin => self.check_deal(Seat(self.seats)),
            Phase::Stake(staking) => self.check_staking(staking, playing),
            Phase::Auction(auction) => self.check_auction(auction, playing),
            Phase::Turn(turning) => self.check_turning(turning, playing),
            Phase::Over => Ok(()),
        }
    }

    fn check_places(&self) -> Result<(), Damage> {
        let (used, unused) = self.places.split_at(usize::from(self.seats));
        require(unused.iter().all(|p| *p == Place::default()), "a place without a seat")?;
        let coins: u32 = used.iter().map(|p| u32::from(p.coins)).sum();
        require(coins <= u32::from(COINS) * u32::from(self.seats), "too many coins")?;
        let laurels: u32 = used.iter().map(|p| u32::from(p.laurels)).sum();
        let won = match self.phase {
            Phase::Deal { .. } | Phase::Begin | Phase::Stake(_) => 0,
            Phase::Auction(_) => 1,
            Phase::Turn(_) | Phase::Over => 2,
        };
        require(laurels <= 2 * (u32::from(self.round) - 1) + won, "too many laurels")?;
        require(used.iter().all(|p| !p.out || p.coins == 0 && p.hand.is_empty()), "a seat is out and owns something")
    }

    fn check_cards(&self) -> Result<(), Damage> {
        require(self.top.is_none_or(|t| t.peeker.0 < self.seats), "who knows the top card")?;
        let top = self.top.and_then(|t| t.card);
        require(top.is_none_or(|c| c.kind() < KINDS), "the top card")?;
        let piles = || self.places.iter().map(|p| p.hand).chain([self.deck, self.facedown.cards]);
        let open: u32 = self.discard.iter().map(|&n| u32::from(n)).sum();
        let all: u32 = piles().map(|p| p.len()).sum();
        require(all + open + u32::from(self.top.is_some()) == CARDS, "the number of cards")?;
        for card in Card::all() {
            let known: u32 = piles().map(|p| u32::from(p.count(card))).sum();
            let known = known + u32::from(self.discard[card.kind()]) + u32::from(top == Some(card));
            require(known <= u32::from(COPIES), "too many cards of one number")?;
        }
        let lies = |card: Card| self.discard.get(card.kind()).is_some_and(|n| *n > 0);
        require(self.shouted.is_none_or(|c| self.shout && lies(c)), "the card shouted last")?;
        let FaceDown { low, high, unclear, cards } = self.facedown;
        let seen = [low, high, unclear].iter().map(|&n| u32::from(n)).sum::<u32>();
        require(seen == cards.len() && !(self.shout && seen > 0), "the face-down cards")?;
        // As many low and high cards as were seen at work must lie there, or be left to lie there.
        let lie = match cards {
            Cards::Known(counts) => counts,
            Cards::Dark(_) => self.unseen(),
        };
        let (lows, highs) = lie.split_at(3);
        let enough = |counts: &[u8], n: u8| counts.iter().map(|&c| u32::from(c)).sum::<u32>() >= u32::from(n);
        require(enough(lows, low) && enough(highs, high), "the face-down cards do not fit what they took")
    }

    fn check_deal(&self, next: Seat) -> Result<(), Damage> {
        require(next.0 <= self.seats && (next.0 < self.seats || self.phase == Phase::Begin), "who is dealt to")?;
        let fresh =
            self.round == 1 && self.top.is_none() && self.discard == [0; KINDS] && self.facedown.cards.is_empty();
        require(fresh, "a deal in the middle of the game")?;
        for seat in Seat::all(self.seats) {
            let Place { coins, laurels, out, hand } = self.place(seat);
            let cards = if seat < next { u32::from(DEALT) } else { 0 };
            require(
                *coins == COINS && *laurels == 0 && !out && hand.len() == cards,
                "a deal to somebody who has played",
            )?;
        }
        Ok(())
    }

    fn check_staking(&self, staking: &Staking, playing: SeatSet) -> Result<(), Damage> {
        let Staking { stakes, offers, committed } = staking;
        require(playing.has(self.start), "the start seat is out")?;
        require(playing.covers(*committed) && *committed != playing, "who has committed")?;
        let open = playing.minus(*committed);
        for from in Seat::all(SEATS as u8) {
            let stake = stakes[from.index()];
            require(playing.has(from) || stake == Stake::Unset, "a stake of somebody who is not in")?;
            require(!committed.has(from) || stake != Stake::Unset, "somebody has committed without a stake")?;
            let mut coins = 0;
            if let Stake::Coins(n) = stake {
                require(n <= MOST, "a stake of too many coins")?;
                coins += n;
            }
            for to in Seat::all(SEATS as u8) {
                let offer = offers[from.index()][to.index()];
                let may = from != to && open.has(from) && open.has(to);
                require(may || offer == Offer::Closed, "an offer that cannot be")?;
                coins += u8::from(offer == Offer::Open);
            }
            require(coins <= self.place(from).coins, "more coins staked and offered than there are")?;
        }
        Ok(())
    }

    fn check_auction(&self, auction: &Auction, playing: SeatSet) -> Result<(), Damage> {
        let Auction { bid, holder, next, passed } = auction;
        require(playing.has(self.start), "the start seat is out")?;
        require(next.0 < self.seats && playing.has(*next) && !passed.has(*next), "who is asked to bid")?;
        require(playing.covers(*passed), "who has passed")?;
        let left = playing.minus(*passed);
        require(left.len() > 1 || *bid == 0, "an auction that is over")?;
        // Whoever stands between the highest bid, or else the start seat, and the seat asked now has passed.
        let from = match holder {
            None => {
                require(*bid == 0, "a bid of nobody")?;
                self.start
            }
            Some(seat) => {
                require(seat.0 < self.seats && left.has(*seat), "whose bid it is")?;
                require(*bid > 0 && *bid <= self.place(*seat).coins, "a bid beyond the coins")?;
                seat.next(self.seats)
            }
        };
        require(self.first(from, left) == Some(*next), "somebody has been passed over")
    }

    fn check_turning(&self, turning: &Turning, playing: SeatSet) -> Result<(), Damage> {
        let Turning { seat, peeked: _, draft, wait } = turning;
        require(seat.0 < self.seats && playing.has(*seat), "whose turn it is")?;
        if let Draft::Card(card) = draft {
            let hand = &self.place(*seat).hand;
            let held = match hand {
                Cards::Known(_) => hand.count(*card) > 0,
                Cards::Dark(n) => *n > 0 && card.kind() < KINDS,
            };
            require(held && *wait == Wait::Nothing, "a chosen card that is not held")?;
        }
        require(*wait == Wait::Nothing || !self.deck.is_empty() && self.top.is_none(), "a draw from nothing")
    }
}
