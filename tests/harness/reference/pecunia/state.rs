//! The whole position of a game, and how it is written to and read from JSON.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::data;

/// The states of a turn (section 5). `SetUp` is before the set-up has run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    SetUp,
    TurnOpen,
    MarkersOff,
    Seating,
    Colosseum,
    AfterDraw,
    GameOver,
}

const PHASES: [(Phase, &str); 7] = [
    (Phase::SetUp, "SetUp"),
    (Phase::TurnOpen, "TurnOpen"),
    (Phase::MarkersOff, "MarkersOff"),
    (Phase::Seating, "Seating"),
    (Phase::Colosseum, "Colosseum"),
    (Phase::AfterDraw, "AfterDraw"),
    (Phase::GameOver, "GameOver"),
];

impl Phase {
    pub fn name(self) -> &'static str {
        PHASES.iter().find(|entry| entry.0 == self).expect("all named").1
    }

    pub fn from_name(name: &str) -> Phase {
        match PHASES.iter().find(|entry| entry.1 == name) {
            Some(entry) => entry.0,
            None => panic!("there is no state {name}"),
        }
    }
}

/// A seated customer with the turn markers on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub id: String,
    pub markers: i64,
}

impl Guest {
    /// A customer who sits down just now: as many markers as its time.
    pub fn arriving(id: String) -> Guest {
        let markers = data::time(&id);
        Guest { id, markers }
    }
}

/// One game. A seat is a list of guests (lower lady first); each player's seats are
/// L, M, R and then his Villas in their numbering order. An empty Villa is always an
/// unused one, because a used one leaves as soon as it is emptied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub players: usize,
    pub options: BTreeMap<String, String>,
    pub phase: Phase,
    /// The state to which the Colosseum returns (meaningful in `Colosseum` only).
    pub return_to: Phase,
    pub active: usize,
    pub start: usize,
    /// Single turns completed.
    pub turns: usize,
    pub target: i64,
    /// Option equal_turns: somebody has reached the target, this round is the last.
    pub final_round: bool,
    pub money: Vec<i64>,
    pub seats: Vec<Vec<Vec<Guest>>>,
    pub queues: Vec<Vec<String>>,
    pub hands: Vec<BTreeMap<String, usize>>,
    /// A multiset: its order means nothing.
    pub customer_draw: Vec<String>,
    /// Bottom first, top last.
    pub customer_discard: Vec<String>,
    pub action_draw: BTreeMap<String, usize>,
    /// Bottom first, top last.
    pub action_discard: Vec<String>,
    pub resolving: Option<String>,
    pub revealed: Vec<String>,
    pub winners: Vec<usize>,
}

/// "L", "M", "R", "V1", ... for seat number 0, 1, 2, 3, ...
pub fn seat_name(seat: usize) -> String {
    match seat {
        0 => "L".to_string(),
        1 => "M".to_string(),
        2 => "R".to_string(),
        _ => format!("V{}", seat - 2),
    }
}

/// The seats that touch seat number `seat` (a Villa, 3 and above, touches none).
pub fn neighbours(seat: usize) -> Vec<usize> {
    match seat {
        0 => vec![1],
        1 => vec![0, 2],
        2 => vec![1],
        _ => vec![],
    }
}

impl Game {
    /// The value of an option, its default if it was not given.
    pub fn option(&self, id: &str) -> &str {
        if let Some(value) = self.options.get(id) {
            return value;
        }
        let found = data::OPTIONS.iter().find(|option| option.0 == id);
        found.expect("a known option").1[0]
    }

    pub fn over(&self) -> bool {
        self.phase == Phase::GameOver
    }

    /// The players in the order active, next clockwise, ...
    pub fn from_active(&self) -> Vec<usize> {
        (0..self.players).map(|step| (self.active + step) % self.players).collect()
    }

    /// How many customers of the class sit with player p, Villas included.
    pub fn seated_of_class(&self, p: usize, class: &str) -> i64 {
        let guests = self.seats[p].iter().flatten();
        guests.filter(|guest| data::class(&guest.id) == class).count() as i64
    }

    /// How many customers of the class wait in the queue of player p.
    pub fn waiting_of_class(&self, p: usize, class: &str) -> i64 {
        let waiting = self.queues[p].iter();
        waiting.filter(|id| data::class(id) == class).count() as i64
    }

    /// Rank by money, highest first; equal money shares the rank (1, 2, 2, 4).
    pub fn ranking(&self) -> Vec<usize> {
        let richer = |mine: i64| self.money.iter().filter(|other| **other > mine).count();
        self.money.iter().map(|mine| richer(*mine) + 1).collect()
    }

    pub fn state(&self) -> Value {
        let mut customer_draw = self.customer_draw.clone();
        customer_draw.sort();
        let (ranking, winners) =
            if self.over() { (json!(self.ranking()), json!(self.winners)) } else { (Value::Null, Value::Null) };
        let seats: Vec<Value> = self.seats.iter().map(|row| seats_to_json(row)).collect();
        let hands: Vec<Value> = self.hands.iter().map(counts_to_json).collect();
        json!({
            "state": self.phase.name(),
            "active": self.active,
            "turns": self.turns,
            "start": self.start,
            "target": self.target,
            "money": self.money,
            "seats": seats,
            "queues": self.queues,
            "hands": hands,
            "customer_draw": customer_draw,
            "customer_discard": self.customer_discard,
            "action_draw": counts_to_json(&self.action_draw),
            "action_discard": self.action_discard,
            "resolving": self.resolving,
            "revealed": self.revealed,
            "ranking": ranking,
            "winners": winners,
        })
    }

    /// Builds a game from what `state()` writes. Two things are not in that JSON and may
    /// be added: "return_to" (the state to which the Colosseum returns, default "Seating")
    /// and "final_round" (option equal_turns; default: somebody owns the target now).
    pub fn from_state(players: usize, options: &BTreeMap<String, String>, json: &Value) -> Game {
        let mut game = super::new_game(players, options);
        game.phase = Phase::from_name(text(&json["state"]));
        game.return_to = match &json["return_to"] {
            Value::Null => Phase::Seating,
            name => Phase::from_name(text(name)),
        };
        game.active = number(&json["active"]) as usize;
        game.start = number(&json["start"]) as usize;
        game.turns = number(&json["turns"]) as usize;
        game.target = number(&json["target"]);
        game.money = list(&json["money"]).iter().map(number).collect();
        game.seats = list(&json["seats"]).iter().map(seats_from_json).collect();
        game.queues = list(&json["queues"]).iter().map(texts).collect();
        game.hands = list(&json["hands"]).iter().map(counts_from_json).collect();
        game.customer_draw = texts(&json["customer_draw"]);
        game.customer_discard = texts(&json["customer_discard"]);
        game.action_draw = counts_from_json(&json["action_draw"]);
        game.action_discard = texts(&json["action_discard"]);
        game.resolving = json["resolving"].as_str().map(str::to_string);
        game.revealed = texts(&json["revealed"]);
        game.winners = match &json["winners"] {
            Value::Null => Vec::new(),
            winners => list(winners).iter().map(|p| number(p) as usize).collect(),
        };
        game.final_round = match &json["final_round"] {
            Value::Null => game.option("equal_turns") == "true" && game.money.iter().any(|money| *money >= game.target),
            flag => flag.as_bool().expect("final_round is true or false"),
        };
        for (what, length) in [
            ("money", game.money.len()),
            ("seats", game.seats.len()),
            ("queues", game.queues.len()),
            ("hands", game.hands.len()),
        ] {
            assert_eq!(length, players, "{what} must have one entry per player");
        }
        game
    }
}

fn seats_to_json(row: &[Vec<Guest>]) -> Value {
    let mut map = Map::new();
    for (seat, guests) in row.iter().enumerate() {
        let guests: Vec<Value> = guests.iter().map(|g| json!([g.id, g.markers])).collect();
        map.insert(seat_name(seat), Value::Array(guests));
    }
    Value::Object(map)
}

fn seats_from_json(json: &Value) -> Vec<Vec<Guest>> {
    let map = json.as_object().unwrap_or_else(|| panic!("seats must be an object: {json}"));
    let mut row = Vec::new();
    for seat in 0..map.len() {
        let name = seat_name(seat);
        let guests = map.get(&name).unwrap_or_else(|| panic!("seat {name} is missing: {json}"));
        let guests =
            list(guests).iter().map(|guest| Guest { id: text(&guest[0]).to_string(), markers: number(&guest[1]) });
        row.push(guests.collect());
    }
    assert!(row.len() >= 3, "L, M and R must be there: {json}");
    row
}

fn counts_to_json(counts: &BTreeMap<String, usize>) -> Value {
    let mut map = Map::new();
    for (kind, count) in counts {
        if *count > 0 {
            map.insert(kind.clone(), json!(count));
        }
    }
    Value::Object(map)
}

fn counts_from_json(json: &Value) -> BTreeMap<String, usize> {
    let map = json.as_object().unwrap_or_else(|| panic!("card counts must be an object: {json}"));
    map.iter().map(|(kind, count)| (kind.clone(), number(count) as usize)).collect()
}

fn list(json: &Value) -> &Vec<Value> {
    json.as_array().unwrap_or_else(|| panic!("not a list: {json}"))
}

fn text(json: &Value) -> &str {
    json.as_str().unwrap_or_else(|| panic!("not a text: {json}"))
}

fn number(json: &Value) -> i64 {
    json.as_i64().unwrap_or_else(|| panic!("not a whole number: {json}"))
}

fn texts(json: &Value) -> Vec<String> {
    list(json).iter().map(|entry| text(entry).to_string()).collect()
}
