//! Which commands are legal in a position (sections 5 and 6).

use serde_json::{Value, json};

use super::data;
use super::state::{Game, Phase, neighbours, seat_name};

impl Game {
    /// All completed legal commands of the active player, sorted by their text.
    pub fn legal(&self) -> Vec<Value> {
        let mut commands = Vec::new();
        match self.phase {
            Phase::SetUp | Phase::GameOver => {}
            Phase::TurnOpen | Phase::MarkersOff => {
                commands.push(json!({"command": "Advance"}));
                commands.extend(self.legal_plays());
            }
            Phase::Seating => {
                commands.extend(self.legal_seating());
                commands.extend(self.legal_plays());
            }
            Phase::Colosseum => {
                for i in 0..self.revealed.len() {
                    for p in 0..self.players {
                        commands.push(json!({"command": "Assign", "i": i, "p": p}));
                    }
                }
            }
            Phase::AfterDraw => {
                commands.push(json!({"command": "FinishTurn"}));
                commands.extend(self.legal_plays());
            }
        }
        commands.sort_by_key(Value::to_string);
        commands
    }

    /// `Seat`, `JoinLady` and `EndTurn` (5.3).
    fn legal_seating(&self) -> Vec<Value> {
        let mut commands = Vec::new();
        let mut some_seat_fits = false;
        for seat in 0..self.seats[self.active].len() {
            if self.fits(seat) {
                some_seat_fits = true;
                commands.push(json!({"command": "Seat", "seat": seat_name(seat)}));
            }
            if self.joinable(seat) {
                commands.push(json!({"command": "JoinLady", "seat": seat_name(seat)}));
            }
        }
        if !some_seat_fits {
            commands.push(json!({"command": "EndTurn"}));
        }
        commands
    }

    /// Whether the front customer of the active player may take the empty seat.
    pub fn fits(&self, seat: usize) -> bool {
        let Some(front) = self.queues[self.active].first() else {
            return false;
        };
        let seats = &self.seats[self.active];
        if !seats[seat].is_empty() {
            return false;
        }
        let enemy = match data::class(front) {
            "slave" => "senator",
            "senator" => "slave",
            _ => return true,
        };
        for neighbour in neighbours(seat) {
            for guest in &seats[neighbour] {
                if data::class(&guest.id) == enemy {
                    return false;
                }
            }
        }
        true
    }

    /// Whether the front customer of the active player is a lady who may join there.
    pub fn joinable(&self, seat: usize) -> bool {
        let Some(front) = self.queues[self.active].first() else {
            return false;
        };
        let guests = &self.seats[self.active][seat];
        data::class(front) == "lady" && guests.len() == 1 && data::class(&guests[0].id) == "lady"
    }

    /// Every `PlayAction` of the active player.
    fn legal_plays(&self) -> Vec<Value> {
        let mut commands = Vec::new();
        for (kind, count) in &self.hands[self.active] {
            if *count == 0 {
                continue;
            }
            for target in self.targets(kind) {
                commands.push(json!({"command": "PlayAction", "card": kind, "target": target}));
            }
        }
        commands
    }

    /// Every target with which the active player may play the kind; none if not playable.
    pub fn targets(&self, kind: &str) -> Vec<Value> {
        if let Some(class) = data::swept_class(kind) {
            return self.sweep_targets(class);
        }
        if let Some(class) = data::taxed_class(kind) {
            let pays = |p: &usize| self.money[*p] >= 1 && self.seated_of_class(*p, class) >= 1;
            return only_if((0..self.players).any(|p| pays(&p)));
        }
        match kind {
            "fish_poisoning" => self.fish_targets(),
            "great_haste" => self.haste_targets(),
            "latrine_gossip" => self.gossip_targets(),
            "latrine_swap" => self.swap_targets(),
            "eviction" => self.eviction_targets(),
            "queue_jumper" => self.jumper_targets(),
            "villa_dixius" => only_if(true),
            "colosseum_break" => only_if(self.customers_left_to_draw()),
            "regular_guest" => {
                let playable = if self.option("regular_guest_source") == "draw_top" {
                    self.customers_left_to_draw()
                } else {
                    !self.customer_discard.is_empty()
                };
                let players = if playable { self.players } else { 0 };
                (0..players).map(|p| json!({"p": p})).collect()
            }
            _ => panic!("there is no action card {kind}"),
        }
    }

    fn customers_left_to_draw(&self) -> bool {
        !self.customer_draw.is_empty() || !self.customer_discard.is_empty()
    }

    fn opponents(&self) -> Vec<usize> {
        (0..self.players).filter(|p| *p != self.active).collect()
    }

    fn sweep_targets(&self, class: &str) -> Vec<Value> {
        let loses = |p: usize| self.seated_of_class(p, class) + self.waiting_of_class(p, class) >= 1;
        let candidates: Vec<usize> = match self.option("sweep_scope") {
            "all_players" => return only_if((0..self.players).any(loses)),
            "one_opponent" => self.opponents(),
            _ => (0..self.players).collect(),
        };
        let hit = candidates.into_iter().filter(|p| loses(*p));
        hit.map(|p| json!({"p": p})).collect()
    }

    fn fish_targets(&self) -> Vec<Value> {
        let mut targets = Vec::new();
        for p in self.opponents() {
            for (seat, guests) in self.seats[p].iter().enumerate() {
                for guest in guests {
                    targets.push(json!({"p": p, "s": seat_name(seat), "c": guest.id}));
                }
            }
        }
        targets
    }

    fn haste_targets(&self) -> Vec<Value> {
        let mut targets = Vec::new();
        for (seat, guests) in self.seats[self.active].iter().enumerate() {
            for guest in guests {
                if guest.markers >= 1 {
                    targets.push(json!({"s": seat_name(seat), "c": guest.id}));
                }
            }
        }
        targets
    }

    fn gossip_targets(&self) -> Vec<Value> {
        let mut targets = Vec::new();
        for p in self.opponents() {
            for (seat, guests) in self.seats[p].iter().enumerate() {
                if guests.len() == 2 && guests[0].markers != guests[1].markers {
                    targets.push(json!({"p": p, "s": seat_name(seat)}));
                }
            }
        }
        targets
    }

    fn swap_targets(&self) -> Vec<Value> {
        let mut targets = Vec::new();
        for p in 0..self.players {
            for q in p + 1..self.players {
                for i in 0..self.queues[p].len() {
                    for j in 0..self.queues[q].len() {
                        targets.push(json!({"p": p, "i": i, "q": q, "j": j}));
                    }
                }
            }
        }
        targets
    }

    fn eviction_targets(&self) -> Vec<Value> {
        let mut targets = Vec::new();
        for p in 0..self.players {
            for i in 0..self.queues[p].len() {
                for q in 0..self.players {
                    if q != p {
                        targets.push(json!({"p": p, "i": i, "q": q}));
                    }
                }
            }
        }
        targets
    }

    fn jumper_targets(&self) -> Vec<Value> {
        let mut targets = Vec::new();
        for p in 0..self.players {
            for i in 1..self.queues[p].len() {
                targets.push(json!({"p": p, "i": i}));
            }
        }
        targets
    }
}

/// The empty target if the card is playable, no target otherwise.
fn only_if(playable: bool) -> Vec<Value> {
    if playable { vec![json!({})] } else { vec![] }
}
