//! What each command does to a position (section 5), and positions set by hand for the examples.

use serde_json::Value;

use super::Luck;
use super::data::{self, For, Kind};
use super::state::{self, Ask, Game, Stage, Task};

impl Game {
    /// Carries out a legal command; refuses every other one and then changes nothing.
    pub fn apply(&mut self, command: &Value, luck: &mut Luck) -> Result<(), String> {
        if !self.legal().contains(command) {
            return Err(format!("not legal in state {}: {command}", self.state_name()));
        }
        self.carry_out(command, luck);
        Ok(())
    }

    /// Carries out a command that is known to be legal, and what follows from it up to the next decision.
    pub fn carry_out(&mut self, command: &Value, luck: &mut Luck) {
        let ask = self.ask.take().expect("somebody is asked");
        match text(command, "command") {
            "PlaceServant" => self.place_servant(ask.seat, data::space_id(text(command, "space"))),
            "PlaceTie" => {
                self.tie_track.push(ask.seat);
                // Ruling 58.
                if self.is_on("tie_marker_ends_placement") && self.servants(ask.seat) > 0 {
                    self.people[ask.seat].passed = true;
                }
            }
            "Pass" => self.people[ask.seat].passed = true,
            "Exchange" => {
                let new = data::METALS.map(|metal| number(command, metal));
                for (metal, coins) in new.into_iter().enumerate() {
                    self.bank[metal] += self.people[ask.seat].coins[metal] - coins;
                }
                self.people[ask.seat].coins = new;
                self.people[ask.seat].score += data::PECUNIA_POINTS;
            }
            "Buy" => self.buy(ask, luck),
            "BuyServi" => {
                let For::Servi(metal, _) = here(ask) else { panic!("no slaves here") };
                for _ in 0..number(command, "count") {
                    self.pay_in(ask.seat, state::one_coin(metal));
                    let card = self.draw_servi(luck).expect("checked by legal()");
                    state::put(&mut self.people[ask.seat].hand, card, 1);
                }
            }
            "PlayCards" => {
                let race = ask.stage == Stage::StadiumCards;
                for (card, many) in command["cards"].as_object().expect("checked by legal()") {
                    let many = many.as_i64().expect("checked by legal()");
                    let strength = self.card_strength(race, ask.seat, card).expect("checked by legal()");
                    self.strengthen(ask.seat, strength * many);
                    self.discard(ask.seat, card, many);
                }
            }
            "RollBlue" => {
                let dice = number(command, "count") as usize;
                self.blue_left -= dice;
                for _ in 0..dice {
                    self.roll_strength(ask.stage == Stage::StadiumBlue, ask.seat, luck);
                }
            }
            "ArenaPrize" => self.give_prizes(text(command, "prize") == "points", luck),
            "StadiumKeep" => self.give_laurels(text(command, "card") == "face_up"),
            "Open" | "Raise" => {
                let auction = self.auction.as_mut().expect("an auction is running");
                auction.bid[data::metal(text(command, "metal"))] += 1;
                auction.high = Some(ask.seat);
                // Nobody else is asked for an opening; the others are asked for a bid, clockwise.
                self.tasks.retain(|task| !matches!(task, Task::Opening(_) | Task::Bidding(_)));
                self.first_do(&[Task::Bidding((ask.seat + 1) % self.seats)]);
            }
            "DeclineOpen" | "Withdraw" => {
                self.auction.as_mut().expect("an auction is running").out.insert(ask.seat);
            }
            "Build" => self.build(ask, command),
            "PayAgain" => {
                let For::Portus(metal) = here(ask) else { panic!("no port space") };
                self.pay_in(ask.seat, state::one_coin(metal));
                self.activate(ask.seat);
            }
            "Decline" | "Stop" => {}
            other => panic!("there is no command {other}"),
        }
        if ask.stage == Stage::Placement {
            self.first_do(&[Task::Turn((ask.seat + 1) % self.seats)]);
        }
        self.run(luck);
    }

    fn place_servant(&mut self, seat: usize, space: &'static str) {
        self.spaces.insert(space, seat);
        if let For::Portus(metal) = data::space(space) {
            self.people[seat].coins[metal] -= 1;
            self.port_coins[metal] += 1;
        }
    }

    /// Cards that everybody has seen go to the discard pile of their deck.
    fn discard(&mut self, seat: usize, card: &str, many: i64) {
        let id = data::card(card).0;
        state::take(&mut self.people[seat].hand, id, many);
        let servi = data::SERVI.iter().any(|other| other.0 == id);
        let pile = if servi { &mut self.servi_discard } else { &mut self.equi_discard };
        state::put(pile, id, many);
    }

    fn buy(&mut self, ask: Ask, luck: &mut Luck) {
        let For::Equi(slot, bonus) = here(ask) else { panic!("no market slot") };
        self.pay_in(ask.seat, state::one_coin(0));
        let card = self.slots[slot].take().expect("checked by legal()");
        state::put(&mut self.people[ask.seat].hand, card, 1);
        if bonus && let Some(card) = self.draw_equi(luck) {
            state::put(&mut self.people[ask.seat].hand, card, 1);
        }
    }

    fn give_prizes(&mut self, first_takes_points: bool, luck: &mut Luck) {
        for (rank, seat) in self.ranks().into_iter().take(2).enumerate() {
            let points = first_takes_points == (rank == 0);
            if points {
                let strength = self.strengths.as_ref().expect("a contest")[seat].expect("it takes part");
                self.people[seat].score += data::POINTS_PER_STRENGTH * strength;
            } else if let Some(card) = self.draw_servi(luck) {
                state::put(&mut self.people[seat].hand, card, 1);
            }
        }
    }

    fn give_laurels(&mut self, keeps_face_up: bool) {
        let ranks = self.ranks();
        let look = self.stadium_look.expect("rank 1 has looked");
        let shown = self.stadium_card.expect("ruling 66");
        let (kept, other) = if keeps_face_up { (shown, look) } else { (look, shown) };
        state::put(&mut self.people[ranks[0]].laurels, kept, 1);
        if let Some(second) = ranks.get(1) {
            state::put(&mut self.people[*second].laurels, other, 1);
        }
        let both = ranks.len() > 1;
        if keeps_face_up || both {
            self.stadium_card = None;
        }
        if !keeps_face_up || both {
            state::take(&mut self.stadium_deck, look, 1);
            self.stadium_look = None;
        }
    }

    fn build(&mut self, ask: Ask, command: &Value) {
        let plot = data::plot_of(text(command, "plot"));
        let For::Forum(at_once, most) = here(ask) else { panic!("not in the Forum") };
        self.pay_in(ask.seat, plot.cost);
        for card in ["servi_1", "servi_2"] {
            self.discard(ask.seat, card, number(command, card));
        }
        self.plots.insert(plot.id, ask.seat);
        let villa = matches!(plot.kind, Kind::Villa(..));
        if at_once && (villa || !self.is_on("build_points_villas_only")) {
            self.people[ask.seat].score += plot.points;
        }
        self.built += 1;
        let two = ask.space == Some("forum_5") && self.is_on("forum5_two_buildings");
        if self.built < if two { 2 } else { most } {
            self.ask = Some(ask);
        }
    }
}

/// What the space of a question is for.
fn here(ask: Ask) -> For {
    data::space(ask.space.expect("it is about a space"))
}

fn text<'a>(json: &'a Value, key: &str) -> &'a str {
    json[key].as_str().expect("checked by legal()")
}

fn number(json: &Value, key: &str) -> i64 {
    json[key].as_i64().expect("checked by legal()")
}

/// Positions set by hand.
impl Game {
    /// A game in the placement phase of round 1, with nothing drawn or laid out yet; seat 0 starts.
    pub fn by_hand(seats: usize, options: &[(&str, &str)]) -> Game {
        let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let mut game = super::new_game(seats, &options);
        game.round = 1;
        game.ask = Some(Ask { stage: Stage::Placement, seat: 0, space: None });
        game
    }

    /// Coins of a seat, from the bank.
    pub fn hand_coins(&mut self, seat: usize, coins: [i64; 3]) {
        self.pay_in(seat, self.people[seat].coins);
        self.pay_out(seat, coins);
    }

    /// Cards of the servi or the equi et arma deck into a hand.
    pub fn hand_cards(&mut self, seat: usize, card: &str, many: i64) {
        let id = data::card(card).0;
        let servi = data::SERVI.iter().any(|other| other.0 == id);
        state::take(if servi { &mut self.servi_deck } else { &mut self.equi_deck }, id, many);
        state::put(&mut self.people[seat].hand, id, many);
    }

    /// A laurel card out of its deck.
    pub fn hand_laurel(&mut self, seat: usize, card: &str) {
        let id = data::card(card).0;
        let stadium = data::STADIUM.iter().any(|other| other.0 == id);
        state::take(if stadium { &mut self.stadium_deck } else { &mut self.theatrum_deck }, id, 1);
        state::put(&mut self.people[seat].laurels, id, 1);
    }

    /// A card out of the deck into a slot of the market.
    pub fn hand_slot(&mut self, slot: usize, card: &str) {
        let id = data::card(card).0;
        state::take(&mut self.equi_deck, id, 1);
        self.slots[slot] = Some(id);
    }

    /// A card out of the deck on display.
    pub fn hand_display(&mut self, card: &str) {
        let id = data::card(card).0;
        state::take(&mut self.stadium_deck, id, 1);
        self.stadium_card = Some(id);
    }

    /// A servant on a space; in the port with its coin.
    pub fn hand_servant(&mut self, seat: usize, space: &str) {
        self.place_servant(seat, data::space_id(space));
    }

    pub fn hand_house(&mut self, seat: usize, plot: &str) {
        self.plots.insert(data::plot_of(plot).id, seat);
    }

    /// Ends the placement phase: the markers stand in this order, those who have none after them.
    pub fn hand_over(&mut self, tie_track: &[usize], luck: &mut Luck) {
        self.tie_track = tie_track.to_vec();
        for seat in 0..self.seats {
            if !tie_track.contains(&seat) {
                self.tie_track.push(seat);
            }
            self.people[seat].passed = self.servants(seat) > 0;
        }
        self.ask = None;
        self.first_do(&[Task::Turn(self.start)]);
        self.run(luck);
    }
}
