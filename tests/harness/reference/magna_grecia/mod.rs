//! Reference engine for Magna Grecia: the words it takes and gives, a new game and its set-up.
//!
//! Commands (names and parameters of sections 5 and 8 of the rules text; `legal` lists them sorted by their text):
//! `{"command": "PlaceOracle", "village": "V05"}`,
//! `{"command": "PlaceRoad", "hex": "r01c01", "end1": "SE", "end2": "NW"}` (ends in the order E, SE, SW, W, NW, NE),
//! `{"command": "PlaceCity", "hex": "r00c01"}` (always a hex, also on a village),
//! `{"command": "Replenish", "roads": 2, "cities": 1}`,
//! `{"command": "BuildMarket", "place": "V03"}` and `{"command": "SellMarket", "place": "C1"}`
//! (a place is a village id while open, else "C" and the number of the city), `{"command": "EndTurn"}`.
//!
//! Chance is asked for one thing at a time, in this order: `Color` once per seat (under `colors=chosen` the host
//! answers), `FirstOraclePlayer` (a seat) or `OracleVillage` (a village id, as often as there are oracles), then `Card`
//! (a card id): twice at the start of round 1, once at the start of each later round that reveals one.
//! The first two cards come after the last oracle. The suite reads what the game's chance brought from the one key
//! beside "chance": `{"chance": "colors", "colors": [..]}`, `{"chance": "first_oracle_player", "p": 2}`,
//! `{"chance": "oracles", "villages": [..]}`, `{"chance": "cards", "cards": [..]}`, in one piece or in several.
//!
//! The position (`state`), keys and values:
//! "state": "OraclePlacement", "Tiles", "Building", "Market", "TurnDone" or "GameOver";
//! "active": the seat that decides, null when the game is over; "round": 0 before the first, then 1 to the last;
//! "colors": a colour for each seat; "order": the seats in the turn order of the round, null outside rounds;
//! "card", "next": card ids or null; "played": ids of cards that have left the game, in order;
//! "points", "road_supply", "road_stock", "city_supply", "city_stock", "reserve" (markets left), "removed" (markets
//! that left the game): a number for each seat;
//! "roads": hex -> [owner, end1, end2]; "cities": id -> [owner, hexes in row order];
//! "oracles": village -> id of the controlling city or null;
//! "markets": place -> list of [owner, sold?] in the order of the seats, for places that have any;
//! "turn": null outside turns, else {"roads", "cities", "replenished", "market", "founded"} (laid so far; done or not);
//! "limits": null outside turns, else {"roads", "cities", "replenish"}: what is still allowed (5.2);
//! "pending": null, or {"city", "founding", "obligations"} (villages still to be covered, sorted);
//! "connectivity": place -> number, for every open village, oracle and city;
//! "reckoning": for each seat [points, markets, oracles, sum] if the game ended now;
//! "ranking": a rank for each seat, "winners": seats; both null until the game is over.

pub mod apply;
pub mod board;
pub mod data;
pub mod drive;
pub mod invariants;
pub mod legal;
pub mod map;
pub mod net;
pub mod score;
pub mod state;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use board::Board;
pub use state::{Game, Market, Person, Stage, TurnSoFar};

/// What is drawn now, one thing at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Color,
    FirstOraclePlayer,
    OracleVillage,
    Card,
}

/// A game before any chance. Options by id; a missing one has its default, an unknown one panics.
pub fn new_game(seats: usize, options: &BTreeMap<String, String>) -> Game {
    let points = data::starting_points(seats);
    for (id, value) in options {
        match data::OPTIONS.iter().find(|option| option.0 == id) {
            None => panic!("unknown option {id}"),
            Some((_, values)) => assert!(values.contains(&value.as_str()), "option {id} has no value {value}"),
        }
    }
    Game {
        seats,
        options: options.clone(),
        stage: Stage::SetUp,
        active: 0,
        oracles_left: 0,
        colors: Vec::new(),
        round: 0,
        card: None,
        next: None,
        played: Vec::new(),
        people: vec![Person::new(points); seats],
        board: Board::empty(),
        markets: Vec::new(),
        cities_founded: 0,
        turn: TurnSoFar::default(),
    }
}

impl Game {
    /// Runs the set-up of section 4 up to the first decision. `luck` answers each single draw.
    pub fn set_up(&mut self, luck: &mut dyn FnMut(Need) -> String) {
        assert_eq!(self.stage, Stage::SetUp, "the game is already set up");
        for _ in 0..self.seats {
            let color = luck(Need::Color);
            assert!(data::COLORS.contains(&color.as_str()), "there is no colour {color}");
            assert!(!self.colors.contains(&color), "{color} is taken");
            self.colors.push(color);
        }
        let oracles = data::oracles(self.seats, self.option("oracle_count") == "nine");
        if self.option("oracle_placement") == "random" {
            for _ in 0..oracles {
                let village = map::hex(&luck(Need::OracleVillage));
                assert!(self.may_hold_oracle(village), "no oracle can be drawn for hex {village}");
                self.board.oracles.insert(village, None);
            }
            self.start_round(luck);
        } else {
            let first = luck(Need::FirstOraclePlayer);
            self.active = first.parse().expect("a seat is a number");
            assert!(self.active < self.seats, "seat {first} is not at the table");
            self.oracles_left = oracles;
            self.stage = Stage::Oracles;
        }
    }
}
