//! What must hold of a state from outside, whole or concealed: every index in range, and the invariants of the rules.

use super::data::{COPIES, CUSTOMERS, Class, KINDS, Kind, LAST_TURN, MAX_VILLAS};
use super::phases;
use super::seen;
use super::state::{Pending, Phase, Pile, Place, Player, State};
use table::game::{Damage, require};
use table::seat::Seat;

/// More markers than all bad fish of a game of 500 turns can add.
const MOST_MARKERS: u16 = 2000;

impl State {
    /// Everything that must hold of a state from outside, concealed or not.
    pub fn check(&self) -> Result<(), Damage> {
        require((2..=6).contains(&self.seats), "2 to 6 seats")?;
        require(self.active.0 < self.seats && self.start.0 < self.seats, "the active seat and the start seat exist")?;
        require(self.house.start.is_none_or(|s| s.0 < self.seats), "the chosen start seat exists")?;
        require(self.turns <= LAST_TURN, "at most 500 turns")?;
        require(!self.last_round || self.house.equal_turns, "a last round needs its option")?;
        require(
            self.players[usize::from(self.seats)..].iter().all(|p| *p == Player::default()),
            "nobody beyond the seats",
        )?;
        for player in &self.players[..usize::from(self.seats)] {
            check_player(player)?;
        }
        self.check_customers()?;
        self.check_cards()?;
        self.check_phase()
    }

    /// Invariant 1: each of the seventy customers is in exactly one place.
    fn check_customers(&self) -> Result<(), Damage> {
        let mut met = self.pile.0;
        let mut count = u32::from(self.pile.len());
        let mut meet = |customer: u8| {
            met |= 1u128.checked_shl(u32::from(customer)).unwrap_or(0);
            count += 1;
        };
        self.gone.iter().chain(self.revealed.iter()).for_each(&mut meet);
        for player in &self.players {
            player.queue.iter().for_each(&mut meet);
            player.places.iter().flat_map(Place::lodgers).for_each(|l| meet(l.customer.0));
        }
        require(met == Pile::ALL.0 && count == CUSTOMERS as u32, "each customer is in exactly one place")
    }

    /// Invariant 2: forty action cards, no more of a kind than there are copies.
    fn check_cards(&self) -> Result<(), Damage> {
        let mut kinds = [0u32; KINDS];
        let mut dark = 0;
        for cards in self.players.iter().map(|p| &p.hand).chain([&self.deck]) {
            for (sum, n) in kinds.iter_mut().zip(cards.kinds) {
                *sum += u32::from(n);
            }
            dark += u32::from(cards.dark);
        }
        for kind in self.played.iter() {
            *kinds.get_mut(usize::from(kind)).ok_or(Damage("an action card of a kind that exists"))? += 1;
        }
        kinds[Kind::ColosseumBreak as usize] += u32::from(self.resolving.is_some());
        kinds[Kind::VillaDixius as usize] += self.players.iter().map(|p| u32::from(p.villas)).sum::<u32>();
        let fits = kinds.iter().zip(COPIES).all(|(n, copies)| *n <= u32::from(copies));
        require(fits && kinds.iter().sum::<u32>() + dark == 40, "forty action cards, none too often")?;
        let within = |row: &[u8; KINDS]| row.iter().zip(COPIES).all(|(n, copies)| *n <= copies);
        require(within(&self.renewed), "the renewed pile held cards that exist")?;
        let drawn_from = self.deck.kinds.iter().zip(self.renewed).all(|(n, renewed)| *n <= renewed);
        require(drawn_from && seen::pile_can_be(self), "the draw pile can be what it was renewed with")?;
        require(
            within(&self.deck.kinds) && self.players.iter().all(|p| within(&p.hand.kinds) && p.drawn <= 40),
            "no card too often",
        )
    }

    /// That phase, pending chance, draft and revealed customers fit together.
    fn check_phase(&self) -> Result<(), Damage> {
        let seat = |s: Seat| s.0 < self.seats;
        let drawable = self.drawable();
        let (dealing, colosseum) = (self.phase == Phase::Dealing, self.phase == Phase::Colosseum);
        let pending = match self.pending {
            Pending::No => !dealing,
            Pending::DealCustomers(s) => dealing && seat(s) && self.pile.len() >= 7 && self.player(s).queue.is_empty(),
            Pending::DealCards(s) => dealing && seat(s) && self.deck.len() >= 2,
            Pending::Start => dealing,
            Pending::Refill(s) => !dealing && seat(s) && self.player(s).queue.len() < 5 && !self.pile.is_empty(),
            Pending::Reveal => colosseum && self.revealed.len() < 3 && !self.pile.is_empty(),
            Pending::Guest(s) => seat(s) && self.house.guest_from_draw && drawable && !self.pile.is_empty(),
            Pending::Draw => self.phase == Phase::Seating && !self.deck.is_empty(),
        };
        require(pending, "the chance asked for can be drawn")?;
        require(colosseum == self.resolving.is_some(), "the Colosseum card lies there while customers wait")?;
        let back = matches!(
            self.resolving,
            None | Some(Phase::TurnOpen | Phase::MarkersOff | Phase::Seating | Phase::AfterDraw)
        );
        require(back, "the Colosseum was called from a turn")?;
        let waiting = !self.revealed.is_empty() || self.pending == Pending::Reveal;
        require(colosseum == waiting, "customers are turned up in the Colosseum and nowhere else")?;
        require(
            self.phase != Phase::AfterDraw || self.house.play_after_draw,
            "cards after the draw need their option",
        )?;
        require(self.draft.is_none() || self.pending == Pending::No, "no draft while chance is pending")?;
        // Invariant 6: a queue is empty only when nobody can come, while one is being filled, or after the end.
        let filled =
            self.pending == Pending::No && !matches!(self.phase, Phase::Dealing | Phase::Colosseum | Phase::Over);
        let waits = self.players[..usize::from(self.seats)].iter().all(|p| !p.queue.is_empty());
        require(!filled || waits || !drawable, "no queue is left empty")?;
        match self.draft {
            None => Ok(()),
            Some(draft) => require(phases::draft_can_go_on(self, draft), "a draft that can be completed"),
        }
    }
}

fn check_player(player: &Player) -> Result<(), Damage> {
    require(player.money <= 1000, "money below a thousand")?;
    require(usize::from(player.villas) <= MAX_VILLAS, "at most three Villas")?;
    require(player.hand.dark <= 40 && player.hand.kinds.iter().all(|n| *n <= 4), "a hand of cards that exist")?;
    require(player.queue.iter().all(|c| usize::from(c) < CUSTOMERS), "customers that exist")?;
    let beyond = &player.places[3 + usize::from(player.villas)..];
    require(beyond.iter().all(|p| *p == Place::default()), "nobody sits where there is no seat")?;
    for place in player.seats() {
        require(
            place.lodgers().all(|l| usize::from(l.customer.0) < CUSTOMERS && l.markers <= MOST_MARKERS),
            "lodgers that exist",
        )?;
        // Invariant 3: two on a seat are two ladies.
        let pair = place.upper.is_none() || place.lodgers().filter(|l| l.customer.class() == Class::Lady).count() == 2;
        require(pair, "two on a seat are two ladies")?;
    }
    // Invariant 4: no senator beside a slave.
    let clash = |a: usize, b: usize| {
        let pair = (player.places[a].class(), player.places[b].class());
        matches!(pair, (Some(Class::Senator), Some(Class::Slave)) | (Some(Class::Slave), Some(Class::Senator)))
    };
    require(!clash(0, 1) && !clash(1, 2), "no senator beside a slave")
}
