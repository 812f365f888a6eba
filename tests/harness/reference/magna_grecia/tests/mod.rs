//! The worked examples T1 to T31 of the rules text, on the reference engine.

mod cities;
mod markets;
mod play;
mod procedure;
mod roads;

use serde_json::{Value, json};

use super::net::Net;
use super::score;
use super::state::Game;
use super::{Need, map};

/// Four players and an empty board, in the turn of seat 0 with a card.
fn four(card: &str) -> Game {
    Game::by_hand(4, &[], card, 0)
}

fn no_luck(need: Need) -> String {
    panic!("nothing is drawn here, least of all {need:?}")
}

impl Game {
    fn try_it(&mut self, command: Value) -> Result<(), String> {
        self.apply(&command, &mut no_luck)
    }

    fn play(&mut self, command: Value) {
        self.try_it(command).expect("it is legal");
    }

    fn lay_city(&mut self, hex: &str) {
        self.play(city(hex));
    }

    fn lay_road(&mut self, hex: &str, end1: &str, end2: &str) {
        self.play(road(hex, end1, end2));
    }

    fn allows(&self, command: Value) -> bool {
        self.legal().contains(&command)
    }

    /// The commands of one name that are legal.
    fn all_of(&self, name: &str) -> Vec<Value> {
        let mut commands = self.legal();
        commands.retain(|command| command["command"] == name);
        commands
    }

    fn limits(&self) -> [i64; 3] {
        [self.road_limit(), self.city_limit(), self.replenish_limit()]
    }

    /// Connectivity of the place that holds a hex or village.
    fn conn(&self, at: &str) -> i64 {
        Net::of(&self.board).place_at(map::hex(at)).expect("a place").connectivity()
    }

    /// The id of the city on a hex or village.
    fn city_name(&self, at: &str) -> String {
        Net::of(&self.board).place_at(map::hex(at)).expect("a place").name()
    }

    /// What one more market at a hex or village would cost.
    fn price(&self, at: &str, player: usize) -> i64 {
        let net = Net::of(&self.board);
        score::market_cost(self, net.place_at(map::hex(at)).expect("a place"), player)
    }

    /// What the player's market at a hex or village is worth now; nothing if there is none, it is sold or inactive.
    fn worth(&self, at: &str, player: usize) -> Option<i64> {
        let net = Net::of(&self.board);
        let place = net.place_at(map::hex(at)).expect("a place");
        let unsold = self.markets_in(&place.hexes).any(|market| market.owner == player && !market.sold);
        (unsold && score::is_active(&net, place, player)).then(|| place.connectivity())
    }

    /// Points, markets, oracles if the game ended now.
    fn sum(&self, player: usize) -> [i64; 3] {
        let sum = score::reckoning(self, &Net::of(&self.board)).swap_remove(player);
        [sum.points, sum.markets, sum.oracles]
    }

    /// Who controls an oracle.
    fn controller(&self, village: &str) -> Option<usize> {
        self.board.oracles[&map::hex(village)].and_then(|hex| self.board.city_owner(hex))
    }

    /// The markets in the place at a hex or village: owner and whether it is sold, by owner.
    fn markets_at(&self, at: &str) -> Vec<(usize, bool)> {
        let net = Net::of(&self.board);
        let place = net.place_at(map::hex(at)).expect("a place");
        let mut there: Vec<_> = self.markets_in(&place.hexes).map(|market| (market.owner, market.sold)).collect();
        there.sort();
        there
    }

    fn points(&self, player: usize) -> i64 {
        self.people[player].points
    }
}

fn city(hex: &str) -> Value {
    json!({"command": "PlaceCity", "hex": map::fields()[map::hex(hex)].name})
}

/// A road in canonical words, whichever end is named first.
fn road(hex: &str, end1: &str, end2: &str) -> Value {
    let mut ends = [map::direction(end1), map::direction(end2)];
    ends.sort();
    let [end1, end2] = ends.map(|end| map::DIRECTIONS[end]);
    json!({"command": "PlaceRoad", "hex": hex, "end1": end1, "end2": end2})
}

fn build(place: &str) -> Value {
    json!({"command": "BuildMarket", "place": place})
}

fn sell(place: &str) -> Value {
    json!({"command": "SellMarket", "place": place})
}

fn replenish(roads: i64, cities: i64) -> Value {
    json!({"command": "Replenish", "roads": roads, "cities": cities})
}

fn end_turn() -> Value {
    json!({"command": "EndTurn"})
}
