//! What each command does to a position (sections 4, 5 and 7).

use serde_json::Value;

use super::Need;
use super::board::Tile;
use super::data::{self, CARDS, Card};
use super::map::{self, Hex};
use super::net::Net;
use super::score;
use super::state::{Game, Market, Stage, TurnSoFar};

type Luck<'a> = dyn FnMut(Need) -> String + 'a;

impl Game {
    /// Carries out a legal command; refuses every other one and then changes nothing.
    pub fn apply(&mut self, command: &Value, luck: &mut dyn FnMut(Need) -> String) -> Result<(), String> {
        if !self.legal().contains(command) {
            return Err(format!("not legal in state {}: {command}", self.state_name()));
        }
        self.carry_out(command, luck);
        Ok(())
    }

    /// Carries out a command that is known to be legal.
    pub fn carry_out(&mut self, command: &Value, luck: &mut dyn FnMut(Need) -> String) {
        match text(command, "command") {
            "PlaceOracle" => self.place_oracle(map::hex(text(command, "village")), luck),
            "PlaceRoad" => {
                let ends = ["end1", "end2"].map(|end| map::direction(text(command, end)));
                self.people[self.active].road_supply -= 1;
                self.turn.roads += 1;
                let hex = map::hex(text(command, "hex"));
                self.board.tiles[hex] = Some(Tile::Road { owner: self.active, ends });
                score::judge_oracles(self);
            }
            "PlaceCity" => self.place_city(map::hex(text(command, "hex"))),
            "Replenish" => {
                let person = &mut self.people[self.active];
                let (roads, cities) = (number(command, "roads"), number(command, "cities"));
                person.road_stock -= roads;
                person.road_supply += roads;
                person.city_stock -= cities;
                person.city_supply += cities;
                self.turn.replenished = true;
            }
            "BuildMarket" => self.build_market(text(command, "place")),
            "SellMarket" => self.sell_market(text(command, "place")),
            "EndTurn" => self.end_turn(luck),
            other => panic!("there is no command {other}"),
        }
    }

    fn place_oracle(&mut self, village: Hex, luck: &mut Luck) {
        self.board.oracles.insert(village, None);
        self.oracles_left -= 1;
        self.active = (self.active + 1) % self.seats;
        if self.oracles_left == 0 {
            self.start_round(luck);
        }
    }

    /// Begins the next round: its card, the card after it, its first player.
    pub fn start_round(&mut self, luck: &mut Luck) {
        self.stage = Stage::Rounds;
        self.round += 1;
        self.card = match self.next.take() {
            Some(card) => Some(card),
            None => Some(self.draw_card(luck)),
        };
        // In the last round nothing new is revealed (ruling 56).
        if self.round < self.length() {
            self.next = Some(self.draw_card(luck));
        }
        self.active = self.order()[0];
        self.turn = TurnSoFar::default();
    }

    /// The top card of the stack: in each layer of four every border comes once.
    fn draw_card(&mut self, luck: &mut Luck) -> &'static Card {
        let seen: Vec<&Card> = self.played.iter().copied().chain(self.card).chain(self.next).collect();
        let layer = &seen[seen.len() - seen.len() % data::LAYER..];
        let card = Card::of(&luck(Need::Card));
        assert!(!seen.contains(&card), "card {} has been seen", card.id);
        assert!(layer.iter().all(|other| other.border() != card.border()), "card {} is in another layer", card.id);
        CARDS.iter().find(|other| *other == card).expect("one of the twelve")
    }

    fn place_city(&mut self, hex: Hex) {
        let touched = self.board.own_cities_beside(self.active, hex);
        let person = &mut self.people[self.active];
        person.points -= 1;
        person.city_supply -= 1;
        self.turn.cities += 1;
        if touched.is_empty() {
            self.turn.founded = true;
            self.cities_founded += 1;
        }
        self.board.lay_city(self.active, hex, self.cities_founded);
        let city = self.board.city_at(hex).expect("a tile was just laid");
        // The first village of a city ends its founding; every other village it covers is a claim (ruling 57).
        let villages = city.hexes.iter().filter(|h| map::is_village(**h)).count();
        if map::is_village(hex) && villages == 1 {
            let has_one = self.markets_in(&city.hexes).any(|market| market.owner == self.active);
            if !has_one && self.people[self.active].reserve > 0 {
                self.stand_market(hex);
            }
        }
        self.keep_one_market_each(&city.hexes);
        if self.pending().is_none() {
            score::judge_oracles(self);
        }
    }

    fn stand_market(&mut self, hex: Hex) {
        self.people[self.active].reserve -= 1;
        self.markets.push(Market { owner: self.active, hex, sold: false });
    }

    /// One market per player and place: an unsold one stays before a sold one (5.8).
    fn keep_one_market_each(&mut self, city: &std::collections::BTreeSet<Hex>) {
        for player in 0..self.seats {
            let (mut there, elsewhere): (Vec<Market>, Vec<Market>) =
                self.markets.drain(..).partition(|m| m.owner == player && city.contains(&m.hex));
            self.markets = elsewhere;
            there.sort_by_key(|market| market.sold);
            self.people[player].removed += (there.len() as i64 - 1).max(0);
            self.markets.extend(there.into_iter().next());
        }
    }

    fn build_market(&mut self, place: &str) {
        let net = Net::of(&self.board);
        let place = net.named(place).expect("checked by legal()");
        self.people[self.active].points -= score::market_cost(self, place, self.active);
        self.stand_market(*place.hexes.first().expect("a place has a hex"));
        self.turn.market_moved = true;
    }

    fn sell_market(&mut self, place: &str) {
        let net = Net::of(&self.board);
        let place = net.named(place).expect("checked by legal()");
        self.people[self.active].points += place.connectivity();
        let mut own = self.markets.iter_mut().filter(|m| m.owner == self.active && place.hexes.contains(&m.hex));
        own.next().expect("checked by legal()").sold = true;
        self.turn.market_moved = true;
    }

    fn end_turn(&mut self, luck: &mut Luck) {
        let order = self.order();
        let mine = order.iter().position(|seat| *seat == self.active).expect("everyone has a turn");
        self.turn = TurnSoFar::default();
        if let Some(next) = order.get(mine + 1) {
            self.active = *next;
            return;
        }
        self.played.extend(self.card.take());
        if self.round == self.length() {
            self.stage = Stage::Over;
        } else {
            self.start_round(luck);
        }
    }
}

/// Positions set by hand: tiles come from the stock, markets from the reserve, points stay.
impl Game {
    /// A game in the turn of a seat, with nothing on the board, and the colours in the order of the box.
    pub fn by_hand(seats: usize, options: &[(&str, &str)], card: &str, active: usize) -> Game {
        let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let mut game = super::new_game(seats, &options);
        game.colors = data::COLORS[..seats].iter().map(|color| (*color).to_owned()).collect();
        game.stage = Stage::Rounds;
        game.round = 1;
        game.hand_turn(card, active);
        game
    }

    /// A fresh turn of a seat with a card.
    pub fn hand_turn(&mut self, card: &str, active: usize) {
        self.card = Some(Card::of(card));
        self.active = active;
        self.turn = TurnSoFar::default();
    }

    pub fn hand_oracle(&mut self, village: &str) {
        self.board.oracles.insert(map::hex(village), None);
    }

    pub fn hand_city(&mut self, player: usize, hexes: &[&str]) {
        for name in hexes {
            let hex = map::hex(name);
            if self.board.own_cities_beside(player, hex).is_empty() {
                self.cities_founded += 1;
            }
            self.people[player].city_stock -= 1;
            self.board.lay_city(player, hex, self.cities_founded);
        }
        score::judge_oracles(self);
    }

    pub fn hand_road(&mut self, player: usize, name: &str, end1: &str, end2: &str) {
        let mut ends = [map::direction(end1), map::direction(end2)];
        ends.sort();
        assert!(map::ORIENTATIONS.contains(&ends), "no road tile has the ends {end1}-{end2}");
        self.people[player].road_stock -= 1;
        self.board.tiles[map::hex(name)] = Some(Tile::Road { owner: player, ends });
        score::judge_oracles(self);
    }

    pub fn hand_market(&mut self, player: usize, at: &str, sold: bool) {
        self.people[player].reserve -= 1;
        self.markets.push(Market { owner: player, hex: map::hex(at), sold });
    }
}

fn text<'a>(json: &'a Value, key: &str) -> &'a str {
    json[key].as_str().expect("checked by legal()")
}

fn number(json: &Value, key: &str) -> i64 {
    json[key].as_i64().expect("checked by legal()")
}
