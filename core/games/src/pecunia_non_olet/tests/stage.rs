//! A position set up in the notation of the worked examples.

use super::play::Table;
use crate::pecunia_non_olet::data::COPIES;
use crate::pecunia_non_olet::{
    Cards, Class, Customer, Kind, Lodger, PecuniaNonOlet, Pending, Phase, Pile, Place, PlaceId, State,
};
use table::game::Game;
use table::log::Log;
use table::meta::{Named, Options};
use table::row::Row;
use table::seat::{MAX_SEATS, Seat};

/// The options of these names and values, as the app reads them.
pub fn options(seats: u8, chosen: &[(&str, &str)]) -> Options {
    let named: Named = chosen.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    PecuniaNonOlet::META.options(&named, seats).expect("options that exist")
}

pub fn customer(id: &str) -> Customer {
    Customer::from_id(id).unwrap_or_else(|| panic!("there is no customer {id}"))
}

pub fn kind(id: &str) -> Kind {
    Kind::ALL.into_iter().find(|k| k.id() == id).unwrap_or_else(|| panic!("there is no card {id}"))
}

pub fn place(id: &str) -> PlaceId {
    (0..6).map(PlaceId).find(|p| p.id() == id).unwrap_or_else(|| panic!("there is no seat {id}"))
}

/// A position in the making. Customers not named go to the draw pile; if that is named to the discard pile, below
/// what is named there; if that is closed too, to the end of the last player's queue. Queues not named get two
/// citizens. Action cards not named go to the draw pile, or the discard pile, or the last player's hand likewise.
pub struct Stage {
    s: State,
    chosen: Vec<(&'static str, &'static str)>,
    queues: [bool; MAX_SEATS],
    pile: bool,
    gone: bool,
    deck: bool,
    played: bool,
    rest: u8,
}

impl Stage {
    /// The first turn of player 0 in `TurnOpen`, every seat empty.
    pub fn new(seats: u8) -> Stage {
        let mut s = PecuniaNonOlet::setup(&options(seats, &[]), seats);
        (s.phase, s.pending) = (Phase::TurnOpen, Pending::No);
        (s.pile, s.deck) = (Pile(0), Cards::default());
        Stage {
            s,
            chosen: Vec::new(),
            queues: [false; MAX_SEATS],
            pile: false,
            gone: false,
            deck: false,
            played: false,
            rest: seats - 1,
        }
    }

    pub fn option(mut self, id: &'static str, value: &'static str) -> Stage {
        self.chosen.push((id, value));
        self
    }

    pub fn phase(mut self, phase: Phase) -> Stage {
        self.s.phase = phase;
        self
    }

    pub fn active(mut self, seat: u8) -> Stage {
        self.s.active = Seat(seat);
        self
    }

    pub fn start(mut self, seat: u8) -> Stage {
        self.s.start = Seat(seat);
        self
    }

    pub fn turns(mut self, turns: u16) -> Stage {
        self.s.turns = turns;
        self
    }

    pub fn money(mut self, seat: u8, money: u16) -> Stage {
        self.s.players[usize::from(seat)].money = money;
        self
    }

    /// Who sits there, with markers: `SE06:2`, or two ladies, the lower first. A Villa comes with its card.
    pub fn at(mut self, seat: u8, at: &str, who: &str) -> Stage {
        let lodger = |text: &str| {
            let (id, markers) = text.split_once(':').expect("a customer with markers");
            Lodger { customer: customer(id), markers: markers.parse().expect("a number of markers") }
        };
        let mut who = who.split_whitespace().map(lodger);
        let player = &mut self.s.players[usize::from(seat)];
        let at = place(at);
        player.places[at.index()] = Place { lower: who.next(), upper: who.next() };
        player.villas = player.villas.max(at.0.saturating_sub(2));
        self
    }

    /// So many Villas lie there, those not named empty.
    pub fn villas(mut self, seat: u8, villas: u8) -> Stage {
        self.s.players[usize::from(seat)].villas = villas;
        self
    }

    /// Who waits, the front first.
    pub fn queue(mut self, seat: u8, ids: &str) -> Stage {
        self.s.players[usize::from(seat)].queue = row(ids);
        self.queues[usize::from(seat)] = true;
        self
    }

    pub fn hand(mut self, seat: u8, ids: &str) -> Stage {
        for id in ids.split_whitespace() {
            self.s.players[usize::from(seat)].hand.kinds[kind(id) as usize] += 1;
        }
        self
    }

    /// What the customer draw pile holds.
    pub fn pile(mut self, ids: &str) -> Stage {
        for id in ids.split_whitespace() {
            self.s.pile.0 |= 1 << customer(id).0;
        }
        self.pile = true;
        self
    }

    /// The customer discard pile, its top last.
    pub fn gone(mut self, ids: &str) -> Stage {
        self.s.gone = row(ids);
        self.gone = true;
        self
    }

    /// What the action draw pile holds.
    pub fn deck(mut self, ids: &str) -> Stage {
        for id in ids.split_whitespace() {
            self.s.deck.kinds[kind(id) as usize] += 1;
        }
        self.deck = true;
        self
    }

    /// The action discard pile, its top last.
    pub fn played(mut self, ids: &str) -> Stage {
        self.s.played = ids.split_whitespace().map(|id| kind(id) as u8).collect();
        self.played = true;
        self
    }

    /// Whose queue takes the customers for whom there is no pile, instead of the last player's.
    pub fn rest(mut self, seat: u8) -> Stage {
        self.rest = seat;
        self
    }

    /// Places all that was not named, and has the position checked.
    pub fn set(mut self) -> Table {
        let s = &mut self.s;
        s.house = PecuniaNonOlet::setup(&options(s.seats, &self.chosen), s.seats).house;
        let seats = usize::from(s.seats);
        let sitting = s.players.iter().flat_map(|p| p.places.iter().flat_map(Place::lodgers)).map(|l| l.customer);
        let lying = s.gone.iter().chain(s.players.iter().flat_map(|p| p.queue.iter())).map(Customer);
        let named: Vec<Customer> = sitting.chain(lying).chain(s.pile.iter()).collect();
        let mut left: Vec<Customer> = Customer::all().filter(|c| !named.contains(c)).collect();
        for (player, _) in s.players[..seats].iter_mut().zip(self.queues).filter(|(_, named)| !named) {
            for _ in 0..2 {
                let citizen = left.iter().rposition(|c| c.class() == Class::Citizen).expect("citizens enough");
                player.queue.push(left.remove(citizen).0);
            }
        }
        match (self.pile, self.gone) {
            (false, _) => left.iter().for_each(|c| s.pile.0 |= 1 << c.0),
            (true, false) => s.gone = left.iter().map(|c| c.0).collect(),
            (true, true) => left.iter().for_each(|c| s.players[usize::from(self.rest)].queue.push(c.0)),
        }
        let mut cards = COPIES;
        let known = s.players.iter().map(|p| &p.hand).chain([&s.deck]);
        known.for_each(|known| cards.iter_mut().zip(known.kinds).for_each(|(n, k)| *n -= k));
        s.played.iter().for_each(|k| cards[usize::from(k)] -= 1);
        cards[Kind::VillaDixius as usize] -= s.players.iter().map(|p| p.villas).sum::<u8>();
        match (self.deck, self.played) {
            (false, _) => s.deck.kinds = cards,
            (true, false) => s.played = (0..16).flat_map(|k| (0..cards[usize::from(k)]).map(move |_| k)).collect(),
            (true, true) => s.players[seats - 1].hand.kinds.iter_mut().zip(cards).for_each(|(n, k)| *n += k),
        }
        s.check().expect("a position that the rules know");
        Table { s: self.s, log: Log::new() }
    }
}

fn row<const N: usize>(ids: &str) -> Row<N> {
    ids.split_whitespace().map(|id| customer(id).0).collect()
}
