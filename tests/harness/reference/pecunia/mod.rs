//! Reference engine for Pecunia non olet: the interface, a new game and its set-up.

pub mod apply;
pub mod data;
pub mod invariants;
pub mod legal;
pub mod state;

use std::collections::BTreeMap;

pub use state::{Game, Guest, Phase};

/// What is drawn now (one single card, or the start player).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Customers,
    Action,
    StartPlayer,
}

/// A game before any chance: all cards lie in the draw piles, nobody has anything.
/// Options by JSON id; a missing one has its default. "start_seat" ("0".."5", default "0")
/// names the start player when start_player is "chosen".
pub fn new_game(players: usize, options: &BTreeMap<String, String>) -> Game {
    let target = data::target(players);
    check_options(players, options);
    Game {
        players,
        options: options.clone(),
        phase: Phase::SetUp,
        return_to: Phase::SetUp,
        active: 0,
        start: 0,
        turns: 0,
        target,
        final_round: false,
        money: vec![0; players],
        seats: vec![vec![Vec::new(); 3]; players],
        queues: vec![Vec::new(); players],
        hands: vec![BTreeMap::new(); players],
        customer_draw: data::CUSTOMERS.iter().map(|card| card.0.to_string()).collect(),
        customer_discard: Vec::new(),
        action_draw: data::ACTIONS.iter().map(|(kind, count)| (kind.to_string(), *count)).collect(),
        action_discard: Vec::new(),
        resolving: None,
        revealed: Vec::new(),
        winners: Vec::new(),
    }
}

/// Panics if an option or its value is unknown.
fn check_options(players: usize, options: &BTreeMap<String, String>) {
    for (id, value) in options {
        if id == "start_seat" {
            let seat: usize = value.parse().expect("start_seat must be a number");
            assert!(seat < players, "start_seat {seat} is not at the table");
            continue;
        }
        match data::OPTIONS.iter().find(|option| option.0 == id) {
            None => panic!("unknown option {id}"),
            Some((_, values)) => assert!(values.contains(&value.as_str()), "option {id} has no value {value}"),
        }
    }
}

impl Game {
    /// Runs the set-up of section 4. `luck` answers each single draw.
    pub fn set_up(&mut self, luck: &mut dyn FnMut(Need) -> String) {
        assert_eq!(self.phase, Phase::SetUp, "the game is already set up");
        for p in 0..self.players {
            // The first customer goes to L (seat 0), the second to R (seat 2).
            for seat in [0, 2] {
                let id = self.draw_customer(luck).expect("enough customers");
                self.seats[p][seat].push(Guest::arriving(id));
            }
            for _ in 0..data::START_QUEUE {
                let id = self.draw_customer(luck).expect("enough customers");
                self.queues[p].push(id);
            }
        }
        for p in 0..self.players {
            for _ in 0..data::START_HAND {
                let kind = self.draw_action(luck).expect("enough action cards");
                *self.hands[p].entry(kind).or_insert(0) += 1;
            }
        }
        self.start = if self.option("start_player") == "chosen" {
            match self.options.get("start_seat") {
                Some(seat) => seat.parse().expect("start_seat must be a number"),
                None => 0,
            }
        } else {
            let answer = luck(Need::StartPlayer);
            let seat: usize = answer.parse().expect("the start player must be a number");
            assert!(seat < self.players, "player {seat} is not at the table");
            seat
        };
        self.active = self.start;
        self.phase = Phase::TurnOpen;
    }
}
