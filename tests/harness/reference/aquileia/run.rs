//! What happens without a decision: the order of section 5.2, one task after another, until somebody is asked.

use super::data::{self, For, Kind};
use super::state::{self, Ask, Auction, Game, Stage, Task};
use super::{Luck, Need, contest, draw, roll};

impl Game {
    /// Does what is to be done until somebody is asked or the game is over.
    pub fn run(&mut self, luck: &mut Luck) {
        while self.ask.is_none() && !self.over {
            let task = self.tasks.pop_front().expect("there is always a next round or an end");
            self.perform(task, luck);
        }
    }

    /// Puts tasks before all others.
    pub fn first_do(&mut self, tasks: &[Task]) {
        for task in tasks.iter().rev() {
            self.tasks.push_front(*task);
        }
    }

    fn ask(&mut self, stage: Stage, seat: usize, space: Option<&'static str>) {
        self.ask = Some(Ask { stage, seat, space });
    }

    fn perform(&mut self, task: Task, luck: &mut Luck) {
        match task {
            Task::Round => self.begin_round(luck),
            Task::Turn(seat) => {
                if (0..self.seats).all(|other| self.is_done_placing(other)) {
                    self.tasks.extend(action_phase());
                } else if self.is_done_placing(seat) {
                    self.first_do(&[Task::Turn((seat + 1) % self.seats)]);
                } else {
                    self.ask(Stage::Placement, seat, None);
                }
            }
            Task::Space(space) => {
                if let Some(owner) = self.spaces.get(space).copied() {
                    self.first_do(&[Task::Leave(space)]);
                    self.resolve(space, owner, luck);
                }
            }
            Task::Leave(space) => {
                self.spaces.remove(space);
                self.built = 0;
            }
            Task::Refill => {
                for slot in 0..data::SLOTS {
                    if self.slots[slot].is_none() {
                        self.slots[slot] = self.draw_equi(luck);
                    }
                }
            }
            Task::Contest(race) => self.begin_contest(race),
            Task::Roll(race, seat) => {
                for _ in 0..data::RED_IN_CONTEST {
                    self.roll_strength(race, seat, luck);
                }
            }
            Task::Cards(race, seat) => {
                self.ask(if race { Stage::StadiumCards } else { Stage::ArenaCards }, seat, None);
            }
            Task::Blue(race, seat) => self.ask(if race { Stage::StadiumBlue } else { Stage::ArenaBlue }, seat, None),
            Task::Rewards(race) => self.reward(race, luck),
            Task::Display => self.fill_display(luck),
            Task::EndContest(race) => {
                self.strengths = None;
                for space in data::spaces_for(|what| contest::value(what, race).is_some()) {
                    self.spaces.remove(space);
                }
            }
            Task::BlueBack => {
                self.blue_holder = None;
                self.blue_left = data::BLUE_DICE;
            }
            Task::Opening(seat) => self.ask(Stage::Opening, seat, Some("theatrum")),
            Task::Bidding(seat) => self.go_on_bidding(seat),
            Task::Hammer => self.end_auction(),
            Task::CleanUp => {
                self.start = self.tie_track[0];
                self.blocked.clear();
                if self.round == data::ROUNDS {
                    self.over = true;
                } else {
                    self.tasks.push_back(Task::Round);
                }
            }
        }
    }

    fn begin_round(&mut self, luck: &mut Luck) {
        self.round += 1;
        self.tie_track.clear();
        for person in &mut self.people {
            person.passed = false;
        }
        if self.is_on("two_player_neutrals") {
            for _ in 0..data::BLOCKED_SPACES {
                let mut free: Vec<&str> = data::SPACES.iter().map(|space| space.0).collect();
                free.retain(|space| !self.blocked.contains(space));
                self.blocked.push(draw(luck, Need::Blocked, &free));
            }
        }
        self.tasks.push_back(Task::Turn(self.start));
    }

    /// One space with a servant of `owner` on it.
    fn resolve(&mut self, space: &'static str, owner: usize, luck: &mut Luck) {
        match data::space(space) {
            For::Dolus => {
                for _ in 0..data::DOLUS_DICE {
                    self.pay_out(owner, state::one_coin(roll(luck)));
                }
            }
            For::Pecunia => self.ask(Stage::Pecunia, owner, Some(space)),
            For::Equi(..) => self.ask(Stage::Equi, owner, Some(space)),
            For::Servi(..) => self.ask(Stage::Servi, owner, Some(space)),
            For::Potentia => self.blue_holder = Some(owner),
            For::Theatrum => {
                self.theatrum_card = draw_card(&mut self.theatrum_deck, Need::Theatrum, luck);
                self.auction = Some(Auction::default());
                let mut tasks: Vec<Task> = self.clockwise_from(owner).into_iter().map(Task::Opening).collect();
                tasks.push(Task::Hammer);
                self.first_do(&tasks);
            }
            For::Forum(..) => self.ask(Stage::Forum, owner, Some(space)),
            For::Latro => {
                let mut shown = [false; 3];
                for _ in 0..data::LATRO_DICE {
                    shown[roll(luck)] = true;
                }
                for metal in (0..3).filter(|metal| shown[*metal]) {
                    self.people[owner].coins[metal] += self.port_coins[metal];
                    self.port_coins[metal] = 0;
                }
            }
            For::Portus(metal) => {
                if self.port_coins[metal] > 0 {
                    self.port_coins[metal] -= 1;
                    self.bank[metal] += 1;
                    self.activate(owner);
                } else if self.people[owner].coins[metal] > 0 {
                    self.ask(Stage::PayAgain, owner, Some(space));
                }
            }
            For::Arena(_) | For::Stadium(..) => panic!("{space} is resolved as part of a contest"),
        }
    }

    /// The income of all own buildings of the left block.
    pub fn activate(&mut self, seat: usize) {
        for plot in &data::PLOTS {
            if self.plots.get(plot.id) == Some(&seat) {
                match plot.kind {
                    Kind::Workshop(points) => self.people[seat].score += points,
                    Kind::Bank(coins) => self.pay_out(seat, coins),
                    Kind::Villa(..) => {}
                }
            }
        }
    }

    fn begin_contest(&mut self, race: bool) {
        let bases: Vec<Option<i64>> = (0..self.seats).map(|seat| self.base(race, seat)).collect();
        if bases.iter().all(Option::is_none) {
            return;
        }
        let racers: Vec<usize> =
            self.clockwise_from(self.start).into_iter().filter(|seat| bases[*seat].is_some()).collect();
        self.strengths = Some(bases);
        let mut tasks: Vec<Task> = racers.iter().map(|seat| Task::Roll(race, *seat)).collect();
        tasks.extend(racers.iter().map(|seat| Task::Cards(race, *seat)));
        tasks.extend(self.blue_holder.filter(|seat| racers.contains(seat)).map(|seat| Task::Blue(race, seat)));
        tasks.extend([Task::Rewards(race), Task::EndContest(race)]);
        self.first_do(&tasks);
    }

    /// Rolls one die for a participant.
    pub fn roll_strength(&mut self, race: bool, seat: usize, luck: &mut Luck) {
        let face = roll(luck);
        if face == self.counted_metal(race, seat) {
            self.strengthen(seat, 1);
        }
    }

    pub fn strengthen(&mut self, seat: usize, by: i64) {
        let strengths = self.strengths.as_mut().expect("a contest is running");
        *strengths[seat].as_mut().expect("it takes part") += by;
    }

    fn reward(&mut self, race: bool, luck: &mut Luck) {
        let ranks = self.ranks();
        for (rank, seat) in ranks.iter().enumerate().take(data::COINS_BY_RANK.len()) {
            let mut coins = [0; 3];
            coins[self.counted_metal(race, *seat)] = data::COINS_BY_RANK[rank];
            self.pay_out(*seat, coins);
        }
        if race {
            let look = draw(luck, Need::Stadium, &state::all_of(&self.stadium_deck));
            assert!(self.stadium_card.is_some(), "ruling 66: the display is empty before a race");
            self.stadium_look = Some(look);
            self.first_do(&[Task::Display]);
        }
        self.ask(if race { Stage::StadiumKeep } else { Stage::ArenaPrize }, ranks[0], None);
    }

    /// A new card on display if there is none: the one that rank 1 has looked at, if it still lies on the deck.
    fn fill_display(&mut self, luck: &mut Luck) {
        let look = self.stadium_look.take();
        if self.stadium_card.is_none() {
            if let Some(card) = look {
                state::take(&mut self.stadium_deck, card, 1);
                self.stadium_card = Some(card);
            } else {
                self.stadium_card = self.draw_stadium(luck);
            }
        }
    }

    /// The next in the auction after an opening or a bid.
    fn go_on_bidding(&mut self, seat: usize) {
        let auction = self.auction.as_ref().expect("an auction is running");
        let rivals = (0..self.seats).any(|other| auction.high != Some(other) && !auction.out.contains(&other));
        if !rivals {
            return;
        }
        let next = Task::Bidding((seat + 1) % self.seats);
        if auction.high == Some(seat) || auction.out.contains(&seat) {
            self.first_do(&[next]);
        } else if (0..3).any(|metal| self.may_raise(seat, metal)) {
            self.first_do(&[next]);
            self.ask(Stage::Bidding, seat, Some("theatrum"));
        } else {
            self.auction.as_mut().expect("an auction is running").out.insert(seat);
            self.first_do(&[next]);
        }
    }

    fn end_auction(&mut self) {
        let auction = self.auction.take().expect("an auction was held");
        let card = self.theatrum_card.take().expect("a card was in auction");
        let owner = self.spaces["theatrum"];
        let winner = auction.high.unwrap_or(owner);
        self.pay_in(winner, auction.bid);
        if winner != owner {
            for metal in 0..3 {
                self.bank[metal] -= auction.bid[metal];
                self.people[owner].coins[metal] += auction.bid[metal];
            }
        }
        state::put(&mut self.people[winner].laurels, card, 1);
    }
}

/// The action phase of a round.
fn action_phase() -> Vec<Task> {
    let mut tasks = Vec::new();
    for (space, what) in data::SPACES {
        match what {
            For::Arena(_) | For::Stadium(..) => {}
            _ => tasks.push(Task::Space(space)),
        }
        match space {
            "mercatus_equi_3" => tasks.push(Task::Refill),
            "mercatus_potentia" => tasks.extend([Task::Contest(false), Task::Contest(true), Task::BlueBack]),
            _ => {}
        }
    }
    tasks.push(Task::CleanUp);
    tasks
}

/// Draws from the decks.
impl Game {
    pub fn draw_equi(&mut self, luck: &mut Luck) -> Option<&'static str> {
        if self.equi_deck.is_empty() {
            self.equi_deck = std::mem::take(&mut self.equi_discard);
        }
        draw_card(&mut self.equi_deck, Need::Equi, luck)
    }

    pub fn draw_servi(&mut self, luck: &mut Luck) -> Option<&'static str> {
        if self.servi_deck.is_empty() {
            self.servi_deck = std::mem::take(&mut self.servi_discard);
        }
        draw_card(&mut self.servi_deck, Need::Servi, luck)
    }

    pub fn draw_stadium(&mut self, luck: &mut Luck) -> Option<&'static str> {
        draw_card(&mut self.stadium_deck, Need::Stadium, luck)
    }
}

fn draw_card(deck: &mut state::Bag, need: Need, luck: &mut Luck) -> Option<&'static str> {
    if deck.is_empty() {
        return None;
    }
    let card = draw(luck, need, &state::all_of(deck));
    state::take(deck, card, 1);
    Some(card)
}
