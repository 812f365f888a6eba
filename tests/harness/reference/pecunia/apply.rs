//! What each command does to a position (sections 5, 6, 7 and 9.1).

use serde_json::Value;

use super::Need;
use super::data;
use super::state::{Game, Guest, Phase, seat_name};

type Luck<'a> = dyn FnMut(Need) -> String + 'a;

impl Game {
    /// Carries out a legal command; refuses every other one and then changes nothing.
    pub fn apply(&mut self, command: &Value, luck: &mut dyn FnMut(Need) -> String) -> Result<(), String> {
        if !self.legal().contains(command) {
            return Err(format!("not legal in state {}: {command}", self.phase.name()));
        }
        match text(command, "command") {
            "Advance" if self.phase == Phase::TurnOpen => self.remove_markers(),
            "Advance" => self.collect(),
            "Seat" | "JoinLady" => {
                let seat = self.seat_number(self.active, text(command, "seat"));
                let front = self.queues[self.active].remove(0);
                self.seats[self.active][seat].push(Guest::arriving(front));
            }
            "EndTurn" => {
                if let Some(kind) = self.draw_action(luck) {
                    *self.hands[self.active].entry(kind).or_insert(0) += 1;
                }
                if self.option("play_after_draw") == "true" {
                    self.phase = Phase::AfterDraw;
                } else {
                    self.finish_turn();
                }
            }
            "FinishTurn" => self.finish_turn(),
            "PlayAction" => self.play_action(text(command, "card"), &command["target"], luck),
            "Assign" => self.assign(index(command, "i"), index(command, "p")),
            other => panic!("there is no command {other}"),
        }
        // While the Colosseum is being carried out no queue is refilled; nor once the
        // game is over (R46).
        if self.phase != Phase::Colosseum && !self.over() {
            self.refill_queues(luck);
        }
        Ok(())
    }

    /// Phase 1: one marker off every customer of the active player; 0 stays 0 (R4).
    fn remove_markers(&mut self) {
        for guest in self.seats[self.active].iter_mut().flatten() {
            if guest.markers > 0 {
                guest.markers -= 1;
            }
        }
        self.phase = Phase::MarkersOff;
    }

    /// Phase 2: whoever has no marker left pays and goes; then the win is checked.
    fn collect(&mut self) {
        self.pay_and_leave();
        self.phase = Phase::Seating;
        self.check_target();
    }

    /// Every customer of the active player at 0 markers pays and leaves, in seat order,
    /// lower lady first; the Villas emptied by that go to the action discard pile.
    fn pay_and_leave(&mut self) {
        let p = self.active;
        let money_before = self.money[p];
        let gone = self.send_away(p, |guest| guest.markers == 0);
        self.money[p] = money_before + gone.iter().map(|id| data::pay(id)).sum::<i64>();
    }

    /// Discards the guests of player p that the test names, in seat order, lower lady
    /// first, and then the Villas emptied by it in their order (R31, R44). Returns the
    /// ids of those who left.
    fn send_away(&mut self, p: usize, leaves: impl Fn(&Guest) -> bool) -> Vec<String> {
        let mut gone = Vec::new();
        let mut kept_seats = Vec::new();
        for (seat, guests) in std::mem::take(&mut self.seats[p]).into_iter().enumerate() {
            let was_occupied = !guests.is_empty();
            let mut staying = Vec::new();
            for guest in guests {
                if leaves(&guest) {
                    gone.push(guest.id);
                } else {
                    staying.push(guest);
                }
            }
            let is_villa = seat >= 3;
            if is_villa && was_occupied && staying.is_empty() {
                self.action_discard.push("villa_dixius".to_string());
            } else {
                kept_seats.push(staying);
            }
        }
        self.seats[p] = kept_seats;
        self.customer_discard.extend(gone.clone());
        gone
    }

    /// The active player has just been paid: has he reached the target?
    fn check_target(&mut self) {
        if self.money[self.active] < self.target {
            return;
        }
        if self.option("equal_turns") == "true" {
            self.final_round = true;
        } else {
            self.winners = vec![self.active];
            self.phase = Phase::GameOver;
        }
    }

    /// Ends the game for the players with most money, ties shared.
    fn end_by_money(&mut self) {
        let most = *self.money.iter().max().expect("there are players");
        self.winners = (0..self.players).filter(|p| self.money[*p] == most).collect();
        self.phase = Phase::GameOver;
    }

    /// The active player's turn is over, draw included. If the game ends here he stays
    /// the active player, because no further turn begins.
    fn finish_turn(&mut self) {
        self.turns += 1;
        let next = (self.active + 1) % self.players;
        let round_is_over = next == self.start;
        if self.turns >= data::TURN_LIMIT || (self.final_round && round_is_over) {
            self.end_by_money();
        } else {
            self.active = next;
            self.phase = Phase::TurnOpen;
        }
    }

    /// 5.7: from the active player clockwise, each empty queue gets five customers.
    fn refill_queues(&mut self, luck: &mut Luck) {
        for p in self.from_active() {
            if !self.queues[p].is_empty() {
                continue;
            }
            for _ in 0..data::QUEUE_REFILL {
                if let Some(id) = self.draw_customer(luck) {
                    self.queues[p].push(id);
                }
            }
        }
    }

    /// Draws one customer, renewing an empty draw pile first; None if there is none.
    pub fn draw_customer(&mut self, luck: &mut Luck) -> Option<String> {
        if self.customer_draw.is_empty() {
            self.customer_draw = std::mem::take(&mut self.customer_discard);
        }
        if self.customer_draw.is_empty() {
            return None;
        }
        let id = luck(Need::Customers);
        match self.customer_draw.iter().position(|card| *card == id) {
            Some(place) => Some(self.customer_draw.remove(place)),
            None => panic!("customer {id} is not in the draw pile"),
        }
    }

    /// Draws one action card, renewing an empty draw pile first; None if there is none.
    pub fn draw_action(&mut self, luck: &mut Luck) -> Option<String> {
        if self.action_draw.is_empty() {
            for kind in std::mem::take(&mut self.action_discard) {
                *self.action_draw.entry(kind).or_insert(0) += 1;
            }
        }
        if self.action_draw.is_empty() {
            return None;
        }
        let kind = luck(Need::Action);
        match self.action_draw.get(&kind) {
            Some(count) if *count > 1 => self.action_draw.insert(kind.clone(), count - 1),
            Some(_) => self.action_draw.remove(&kind),
            None => panic!("action card {kind} is not in the draw pile"),
        };
        Some(kind)
    }

    /// Plays a card: out of the hand, effect, on the discard pile (5.6).
    fn play_action(&mut self, kind: &str, target: &Value, luck: &mut Luck) {
        let hand = &mut self.hands[self.active];
        match hand.get(kind) {
            Some(count) if *count > 1 => hand.insert(kind.to_string(), count - 1),
            _ => hand.remove(kind),
        };
        let mut paid_at_once = false;
        if let Some(class) = data::swept_class(kind) {
            if self.option("sweep_scope") == "all_players" {
                for p in self.from_active() {
                    self.sweep(p, class);
                }
            } else {
                self.sweep(index(target, "p"), class);
            }
        } else if let Some(class) = data::taxed_class(kind) {
            for p in 0..self.players {
                let due = self.seated_of_class(p, class);
                self.money[p] -= due.min(self.money[p]);
            }
        } else {
            match kind {
                "villa_dixius" => {
                    self.seats[self.active].push(Vec::new());
                    return; // it stays in play
                }
                "colosseum_break" => {
                    self.open_colosseum(luck);
                    return; // it lies in `resolving` for now
                }
                "fish_poisoning" => {
                    let p = index(target, "p");
                    self.guest(p, target).markers += data::FISH_ADD;
                }
                "great_haste" => {
                    let guest = self.guest(self.active, target);
                    guest.markers = (guest.markers - data::HASTE_REMOVE).max(0);
                    if self.option("payout_timing") == "immediate" && self.phase == Phase::Seating {
                        self.pay_and_leave();
                        paid_at_once = true;
                    }
                }
                "latrine_gossip" => {
                    let p = index(target, "p");
                    let seat = self.seat_number(p, text(target, "s"));
                    let ladies = &mut self.seats[p][seat];
                    let higher = ladies[0].markers.max(ladies[1].markers);
                    ladies[0].markers = higher;
                    ladies[1].markers = higher;
                }
                "latrine_swap" => {
                    let (p, i) = (index(target, "p"), index(target, "i"));
                    let (q, j) = (index(target, "q"), index(target, "j"));
                    let from_p = self.queues[p][i].clone();
                    let from_q = self.queues[q][j].clone();
                    self.queues[p][i] = from_q;
                    self.queues[q][j] = from_p;
                }
                "eviction" => {
                    let id = self.queues[index(target, "p")].remove(index(target, "i"));
                    self.queues[index(target, "q")].push(id);
                }
                "queue_jumper" => {
                    let queue = &mut self.queues[index(target, "p")];
                    let id = queue.remove(index(target, "i"));
                    queue.insert(0, id);
                }
                "regular_guest" => {
                    let id = if self.option("regular_guest_source") == "draw_top" {
                        self.draw_customer(luck)
                    } else {
                        self.customer_discard.pop()
                    };
                    self.queues[index(target, "p")].push(id.expect("checked by legal()"));
                }
                _ => panic!("there is no action card {kind}"),
            }
        }
        self.action_discard.push(kind.to_string());
        if paid_at_once {
            self.check_target();
        }
    }

    /// Player p loses every customer of the class: seats first, then the queue from
    /// front to back; nobody pays.
    fn sweep(&mut self, p: usize, class: &str) {
        self.send_away(p, |guest| data::class(&guest.id) == class);
        for id in std::mem::take(&mut self.queues[p]) {
            if data::class(&id) == class {
                self.customer_discard.push(id);
            } else {
                self.queues[p].push(id);
            }
        }
    }

    fn open_colosseum(&mut self, luck: &mut Luck) {
        self.resolving = Some("colosseum_break".to_string());
        for _ in 0..data::COLOSSEUM_REVEAL {
            if let Some(id) = self.draw_customer(luck) {
                self.revealed.push(id);
            }
        }
        self.return_to = self.phase;
        self.phase = Phase::Colosseum;
    }

    /// Assigns one revealed customer; after the last one the Colosseum is over.
    fn assign(&mut self, i: usize, p: usize) {
        let id = self.revealed.remove(i);
        self.queues[p].push(id);
        if self.revealed.is_empty() {
            let card = self.resolving.take().expect("a card is being carried out");
            self.action_discard.push(card);
            self.phase = self.return_to;
        }
    }

    /// The guest of player p that the target names by "s" (seat) and "c" (customer).
    fn guest(&mut self, p: usize, target: &Value) -> &mut Guest {
        let seat = self.seat_number(p, text(target, "s"));
        let id = text(target, "c");
        let mut guests = self.seats[p][seat].iter_mut();
        guests.find(|guest| guest.id == id).expect("checked by legal()")
    }

    fn seat_number(&self, p: usize, name: &str) -> usize {
        (0..self.seats[p].len()).find(|seat| seat_name(*seat) == name).expect("checked by legal()")
    }
}

fn index(json: &Value, key: &str) -> usize {
    json[key].as_u64().expect("checked by legal()") as usize
}

fn text<'a>(json: &'a Value, key: &str) -> &'a str {
    json[key].as_str().expect("checked by legal()")
}
