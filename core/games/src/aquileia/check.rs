//! What must hold of a state from outside, whole or concealed: every index in range, and the invariants of the rules.

use super::data::{
    Area, BLOCKED, BLUE_DICE, Back, COINS, COPIES, CROWNS, Coins, HOUSES, LAUREL_COPIES, Metal, PLOTS, PORT_SPACES,
    ROUNDS, SERVANTS, SPACES, Space, bits, side_spaces,
};
use super::phases;
use super::seen;
use super::state::{Contest, Held, Player, Race, State, Step};
use table::game::{Damage, require};
use table::seat::{Seat, SeatSet};

/// More points than a player can make in six rounds.
const MOST_POINTS: u16 = 5000;

impl State {
    /// Everything that must hold of a state from outside, concealed or not.
    pub fn check(&self) -> Result<(), Damage> {
        require((2..=5).contains(&self.seats), "2 to 5 seats")?;
        require((1..=ROUNDS).contains(&self.round), "rounds 1 to 6")?;
        require(self.active.0 < self.seats && self.start.0 < self.seats, "the active and the start seat exist")?;
        require(!self.house.neutrals || self.seats == 2, "spaces are blocked with two players only (R59)")?;
        require(usize::from(self.at.0) < SPACES, "a space that exists")?;
        require(self.dice.iter().all(|face| face < 3), "faces that exist")?;
        let (there, beyond) = self.players.split_at(usize::from(self.seats));
        require(beyond.iter().all(|p| *p == Player::default()), "nobody beyond the seats")?;
        there.iter().try_for_each(check_player)?;
        self.check_coins()?;
        self.check_board()?;
        self.check_cards()?;
        self.check_laurels()?;
        self.check_crowns()?;
        self.check_step()?;
        match self.draft {
            None => Ok(()),
            Some(draft) => require(phases::draft_can_go_on(self, draft), "a draft that can be completed"),
        }
    }

    /// T36: 39 coins of each metal.
    fn check_coins(&self) -> Result<(), Damage> {
        for metal in Metal::ALL {
            let held: u16 = self.players.iter().map(|p| u16::from(p.coins.get(metal))).sum();
            let port = u16::from(self.port[metal as usize]);
            let all = held + port + u16::from(self.bank.get(metal));
            require(all == u16::from(COINS), "39 coins of each metal")?;
            let space = Space(Space::PORTUS.0 + metal as u8);
            require(port == 0 || self.taken() & space.bit() != 0, "a coin in the port lies under a servant")?;
            let taken = self.taken() & space.bit() != 0;
            require(!self.step.is_placement() || (port == 1) == taken, "a servant in the port has its coin")?;
        }
        Ok(())
    }

    /// Servants, houses, tie markers.
    fn check_board(&self) -> Result<(), Damage> {
        let servants: u32 = self.players.iter().map(|p| p.stands.count_ones()).sum();
        require(servants == self.taken().count_ones(), "one servant a space")?;
        let houses: u32 = self.players.iter().map(|p| p.houses.count_ones()).sum();
        require(houses == self.built_on().count_ones(), "one house a plot")?;
        require(self.blocked >> SPACES == 0 && self.blocked & self.taken() == 0, "nobody stands on a blocked space")?;
        let blocked = self.blocked.count_ones() as u8;
        require(blocked == 0 || self.house.neutrals && blocked == BLOCKED, "eight spaces are blocked, or none")?;
        let mut tied = SeatSet::NONE;
        for seat in self.tie.iter().map(Seat) {
            require(seat.0 < self.seats && !tied.has(seat), "each tie marker once")?;
            tied = tied.with(seat);
        }
        Ok(())
    }

    /// Slave cards, horses and weapons: none too often, none missing.
    fn check_cards(&self) -> Result<(), Damage> {
        let dark = |back: Back| -> u16 {
            let places = self.players.iter().map(|p| &p.hand).chain([&self.pile]);
            places.map(|cards| u16::from(cards.dark[back as usize])).sum()
        };
        let left = seen::unplaced(self).ok_or(Damage("no card too often"))?;
        for back in Back::ALL {
            let missing: u16 = left[back.kinds()].iter().map(|n| u16::from(*n)).sum();
            require(dark(back) == missing, "no card is missing")?;
            require(seen::pile_can_be(self, &left, back), "a pile can be what it was renewed with")?;
        }
        let of_pile = self.pile.kinds.iter().zip(self.renewed);
        require(of_pile.into_iter().all(|(n, renewed)| *n <= renewed), "a pile holds what it was renewed with")?;
        let copies = self.renewed.iter().zip(COPIES);
        require(copies.into_iter().all(|(n, copies)| *n <= copies), "a renewed pile held cards that exist")
    }

    /// Laurels of the Stadium: twelve, and the two of a race share the card that lay open.
    fn check_laurels(&self) -> Result<(), Damage> {
        require(self.laurels.dark <= LAUREL_COPIES.iter().sum(), "no more hidden laurels than there are")?;
        let (left, dark) = seen::unplaced_laurels(self).ok_or(Damage("no laurel too often"))?;
        require(left.iter().sum::<u8>() == dark, "no laurel is missing")?;
        require(self.look.is_some() == (self.step == Step::Keep), "the top laurel is looked at to choose")?;
        let gone = self.step == Step::Display || self.laurels.is_empty();
        // A race takes two cards at most, so enough are left for those to come (R66).
        let run = matches!(self.step, Step::Keep | Step::Display | Step::Over)
            || self.step.is_action() && self.at >= Space::THEATRUM;
        let due = if run { 11u8.saturating_sub(2 * self.round) } else { 13 - 2 * self.round };
        require(self.laurels.len() >= due, "laurels are left for the races to come (R66)")?;
        let early = matches!(self.step, Step::DealMarket | Step::DealDisplay);
        require(self.display.is_some() || early || gone, "a laurel lies open (R66)")?;
        for (round, race) in self.races.iter().enumerate() {
            let Some(race) = race else { continue };
            let past = round < usize::from(self.round) - 1 || self.at >= Space::STADIUM || self.step == Step::Over;
            require(round < usize::from(self.round) && past, "a race that was run")?;
            self.check_race(race)?;
        }
        Ok(())
    }

    fn check_race(&self, race: &Race) -> Result<(), Damage> {
        let up = Held::Card(race.up);
        require(race.first.0 < self.seats, "the first has a seat")?;
        match race.second {
            None => require(!race.open || race.kept == up, "who kept the open card has it"),
            Some((second, given)) => {
                require(second.0 < self.seats && second != race.first && !race.open, "the second is another")?;
                let shared = match (race.kept, given) {
                    (Held::Dark, given) => given == Held::Dark || given == up,
                    (kept, Held::Card(_)) => kept == up || given == up,
                    (_, Held::Dark) => false,
                };
                require(shared, "first and second share the open card and another")
            }
        }
    }

    /// Theatrum cards: six, each in one place.
    fn check_crowns(&self) -> Result<(), Damage> {
        let auction = match self.auction {
            Some(auction) if usize::from(auction.card.0) < CROWNS => auction.card.bit(),
            Some(_) => return Err(Damage("a Theatrum card that exists")),
            None => 0,
        };
        let all = self.players.iter().map(|p| p.crowns).chain([self.crowns, auction]);
        let (union, count) = all.fold((0, 0), |(union, n), set| (union | set, n + set.count_ones()));
        require(union == (1 << CROWNS) - 1 && count == CROWNS as u32, "each Theatrum card is in one place")?;
        let left = self.crowns.count_ones() + u32::from(self.auction.is_some());
        let due = u32::from(ROUNDS - self.round) + u32::from(self.taken() & Space::THEATRUM.bit() != 0);
        require(left >= due, "a Theatrum card is left for each round to come")
    }

    /// That the step, the space and what goes on fit together.
    fn check_step(&self) -> Result<(), Damage> {
        let (step, at, own) = (self.step, self.at, self.own());
        let on = own.is_on(at);
        let pile = |back| self.pile.len(back) > 0;
        let contest = matches!(
            step,
            Step::RollRed
                | Step::RollBlue(_)
                | Step::DrawPrize
                | Step::Look
                | Step::Display
                | Step::Cards
                | Step::Blue
                | Step::Prize
                | Step::Keep
        );
        let auction = matches!(step, Step::Opening | Step::Bidding);
        require(self.auction.is_some() == auction, "a card is in auction while bids are asked for")?;
        require(self.contest.is_some() == contest, "a contest goes on in its steps")?;
        require(self.draft.is_none() || !step.is_chance(), "no draft while chance is pending")?;
        require(self.blue_left <= BLUE_DICE, "four blue dice")?;
        let spent = self.blue_left < BLUE_DICE || self.blue.is_some();
        let potentia = Space::POTENTIA <= at && at < Space::THEATRUM && step.is_action();
        require(!spent || self.blue.is_some_and(|p| p.0 < self.seats) && potentia, "blue dice are out in I to III")?;
        if step.is_action() {
            require(self.tie.len() == usize::from(self.seats), "every tie marker is placed")?;
            let later = u32::MAX << at.area().spaces().trailing_zeros();
            require(self.taken() & !later == 0, "servants return once their area is resolved")?;
        }
        let built = if step == Step::Build && at.area() == Area::Forum { phases::buildings(self, at) } else { 1 };
        require(self.built < built, "no more buildings than the space allows")?;
        let fits = match step {
            Step::DealMarket => self.slots == [None; 3] && self.pile.len(Back::EquiEtArma) >= 3,
            Step::DealDisplay => !self.laurels.is_empty() && self.display.is_none(),
            Step::DealStart => true,
            Step::Block => self.house.neutrals && self.blocked == 0 && self.taken() == 0,
            Step::Place => !phases::is_done(self, self.active) && (self.blocked != 0) == self.house.neutrals,
            Step::RollDolus => at == Space::DOLUS && on,
            Step::Exchange => at == Space::PECUNIA && on,
            Step::Buy => at.slot().is_some() && on,
            Step::DrawBonus => at == Space::EQUI && on && self.slots[0].is_none() && pile(Back::EquiEtArma),
            Step::Refill => at.0 + 1 == Space::SERVI.0 && self.slots.contains(&None) && pile(Back::EquiEtArma),
            Step::BuyServi => at.servi().is_some() && on,
            Step::DrawServi(n) => {
                let most = at.servi().map_or(0, |(_, most)| most);
                on && (1..=most).contains(&n) && pile(Back::Servi) && n <= self.drawable(Back::Servi)
            }
            Step::Reveal => at == Space::THEATRUM && on && self.crowns != 0,
            Step::Opening | Step::Bidding => return self.check_auction(),
            Step::Build => at.area() == Area::Forum && on,
            Step::RollLatro => at == Space::LATRO && on,
            Step::PayAgain => at.port().is_some_and(|m| !self.port[m as usize] && own.coins.get(m) > 0) && on,
            Step::Over => self.round == ROUNDS && self.taken() == 0 && self.tie.len() == usize::from(self.seats),
            _ => return self.contest.map_or(Ok(()), |contest| self.check_contest(&contest)),
        };
        require(fits, "the step fits the position")?;
        let early = step.is_setup() || step.is_placement();
        require(!early || self.at == Space::DOLUS, "no space is resolved yet")?;
        require(!step.is_setup() || self.taken() == 0 && self.tie.is_empty() && self.round == 1, "nobody is placed yet")
    }

    fn check_auction(&self) -> Result<(), Damage> {
        let Some(auction) = self.auction else { return Ok(()) };
        require(self.at == Space::THEATRUM && self.stands(self.at).is_some(), "an auction has its patron")?;
        require(SeatSet::all(self.seats).covers(auction.out), "those who are out have seats")?;
        require(!auction.out.has(self.active), "who is out is not asked")?;
        let fits = match (self.step, auction.high) {
            (Step::Opening, None) => auction.bid == Coins::NONE,
            (Step::Bidding, Some(high)) => {
                let holds = high.0 < self.seats && self.player(high).coins.covers(auction.bid);
                let raises = Metal::ALL.into_iter().any(|metal| {
                    // Above what all coins of the box allow, nothing can be added.
                    auction.bid.0.iter().all(|n| *n < COINS) && phases::can_raise(self, self.active, metal)
                });
                let out = auction.out.has(high);
                holds && auction.bid != Coins::NONE && high != self.active && !out && raises
            }
            _ => false,
        };
        require(fits, "bids that can have been made")
    }

    fn check_contest(&self, contest: &Contest) -> Result<(), Damage> {
        let area = self.at.area();
        require(matches!(self.at, Space::ARENA | Space::STADIUM), "a contest begins with its first space")?;
        let taking = self.taking_part(area);
        for (seat, strength) in contest.strength.iter().enumerate() {
            let seat = Seat(seat as u8);
            let stands = self.players[seat.index()].stands & area.spaces();
            let base: u8 = bits(stands).map(|n| Space(n).value()).sum();
            let blue = contest.blue && self.blue == Some(seat);
            let rolled = contest.rolled.has(seat) && strength.red <= 3 || strength.red == 0;
            let played = contest.played.has(seat) && strength.cards <= 50 || strength.cards == 0;
            let blues = blue && strength.blue <= BLUE_DICE - self.blue_left || strength.blue == 0;
            require(strength.base == base && rolled && played && blues, "a strength that can be")?;
        }
        require(
            taking.covers(contest.rolled) && contest.rolled.covers(contest.played),
            "who takes part rolls and plays",
        )?;
        let all_played = contest.played == taking;
        let done = all_played && contest.blue == (self.blue.is_some_and(|p| taking.has(p)));
        let holder = self.blue == Some(self.active) && !contest.blue && all_played;
        let ranking = phases::ranking(self);
        let place = ranking.iter().position(|p| p == self.active.0);
        let stadium = area == Area::Stadium;
        let fits = match self.step {
            Step::RollRed => !contest.rolled.has(self.active) && contest.played.is_empty() && !contest.blue,
            Step::Cards => contest.rolled == taking && !contest.played.has(self.active) && !contest.blue,
            Step::Blue => holder,
            Step::RollBlue(k) => holder && (1..=self.blue_left).contains(&k),
            Step::Prize => done && !stadium && place == Some(0),
            Step::DrawPrize => done && !stadium && place.is_some_and(|p| p < 2) && self.pile.len(Back::Servi) > 0,
            Step::Look => done && stadium && place == Some(0) && self.display.is_some() && !self.laurels.is_empty(),
            Step::Keep => done && stadium && place == Some(0) && self.display.is_some(),
            Step::Display => done && stadium && self.display.is_none() && !self.laurels.is_empty() && ranking.len() > 1,
            _ => true,
        };
        require(taking.has(self.active) && fits, "the step fits the contest")
    }
}

fn check_player(player: &Player) -> Result<(), Damage> {
    let copies = player.hand.kinds.iter().zip(COPIES).all(|(n, copies)| *n <= copies);
    require(copies && player.hand.dark.iter().all(|n| *n <= 22), "as many cards as there are")?;
    require(player.coins.0.iter().all(|n| *n <= COINS), "as many coins as there are")?;
    require(player.score <= MOST_POINTS, "points that can be made")?;
    require(player.stands >> SPACES == 0 && player.stands.count_ones() <= u32::from(SERVANTS), "five servants")?;
    require(player.houses >> PLOTS == 0 && player.houses.count_ones() <= u32::from(HOUSES), "nine houses")?;
    let sides = [Metal::Gold, Metal::Silver].map(|side| player.stands & side_spaces(side) != 0);
    require(sides != [true; 2], "one side of the Stadium")?;
    require((player.stands & PORT_SPACES).count_ones() <= 1, "one of the three spaces of the port")?;
    require(player.crowns >> CROWNS == 0, "Theatrum cards that exist")?;
    require(player.open.iter().zip(player.hand.kinds).all(|(open, n)| *open <= n), "known cards are in the hand")
}
