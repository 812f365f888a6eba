//! What happens without a decision: the phases of section 5.2, until somebody is asked.

use super::data;
use super::map::Hex;
use super::state::{Game, Stage};

impl Game {
    /// Goes on until somebody is asked or the game is over.
    pub fn run(&mut self) {
        while self.stage != Stage::GameOver && self.may().is_empty() {
            if self.active.is_some() {
                panic!("{:?} is in turn and not asked", self.active);
            }
            match self.queue.pop_front() {
                Some(seat) => self.begin_turn(seat),
                None => self.end_phase(),
            }
        }
    }

    /// A player's turn in a phase that is played in order; skipped if there is nothing to decide.
    fn begin_turn(&mut self, seat: usize) {
        let player = &self.players[seat];
        let asked = match self.stage {
            Stage::Countryside => player.cart_men() > 0 || player.works("alchemy") && !player.alchemy_used,
            Stage::Exploration => player.works("explorer") && !self.zone(seat).is_disjoint(&self.markers),
            Stage::Famine => {
                self.due = (player.graves_due(self.famine), 0);
                if self.due.0 > player.grave_room() {
                    self.leave(seat);
                    return;
                }
                self.due.0 > 0
            }
            Stage::Pollution => {
                self.due = (0, player.pollution_due());
                self.active = Some(seat);
                self.go_on_polluting(seat);
                return;
            }
            _ => true,
        };
        self.active = asked.then_some(seat);
    }

    /// Whether there is more to pollute, and graves instead if there is nowhere to do it.
    pub fn go_on_polluting(&mut self, seat: usize) {
        if self.due.1 > 0 && self.pollution_hexes(seat).is_empty() {
            self.due = (self.due.1, 0);
            if self.due.0 > self.players[seat].grave_room() {
                self.leave(seat);
                return;
            }
        }
        if self.due == (0, 0) {
            self.active = None;
        }
    }

    pub fn start(&mut self, stage: Stage) {
        self.stage = stage;
        self.active = None;
        let ordered = match stage {
            Stage::Storage | Stage::Harvest => false,
            Stage::CityBuilding => self.in_order(),
            _ => true,
        };
        self.queue = if ordered { self.order.iter().copied().collect() } else { Default::default() };
    }

    fn end_phase(&mut self) {
        match self.stage {
            Stage::PlaceCity => self.begin_round(),
            Stage::CityBuilding => {
                self.end_offers(|_| true);
                let fountains: i64 = self.players.iter().map(|player| player.fountains).sum();
                self.famine = (self.famine - fountains).max(0);
                for player in &mut self.players {
                    (player.fountains, player.free_house) = (0, None);
                }
                // R3, a stable sort.
                let keys: Vec<i64> = self.players.iter().map(|player| player.key()).collect();
                self.order.sort_by_key(|seat| keys[*seat]);
                self.start(Stage::Countryside);
            }
            Stage::Countryside => {
                self.start(Stage::Storage);
                for seat in self.living() {
                    if self.players[seat].capacity() == Some(0) {
                        self.players[seat].stock = [0; 10];
                    }
                }
            }
            Stage::Storage => self.begin_harvest(),
            Stage::Harvest => self.start(Stage::Exploration),
            Stage::Exploration => self.start(Stage::Famine),
            Stage::Famine => {
                self.famine += 1;
                self.start(Stage::Pollution);
            }
            Stage::Pollution => {
                let winners = self.winners_now();
                if !winners.is_empty() {
                    self.end(winners);
                } else if self.round == data::LAST_ROUND {
                    self.end(self.living());
                } else {
                    self.begin_round();
                }
            }
            Stage::GameOver => {}
        }
    }

    /// R1 and the beginning of R2.
    fn begin_round(&mut self) {
        self.round += 1;
        for player in &mut self.players {
            for building in player.buildings.values_mut() {
                player.home += i64::from(building.man);
                (building.man, building.used) = (false, false);
            }
            player.home += player.set_aside;
            player.set_aside = 0;
            (player.removed, player.razed, player.cathedrals) = (0, false, 0);
            (player.biology_used, player.alchemy_used, player.committed) = (false, false, false);
        }
        self.offer_numbers.clear();
        self.start(Stage::CityBuilding);
    }

    /// R6: San Giorgio's fish, the sites of those who are out, and every site with one way to harvest it.
    pub fn begin_harvest(&mut self) {
        self.start(Stage::Harvest);
        let built: i64 = self.players.iter().map(|player| player.cathedrals).sum();
        for seat in self.order.clone() {
            if self.players[seat].has_power("giorgio") {
                self.gain(seat, data::FISH, built);
            }
        }
        for first in self.sites.iter().map(|site| site.at[0]).collect::<Vec<Hex>>() {
            let at = self.sites.iter().position(|site| site.at[0] == first).expect("it is still there");
            let site = &self.sites[at];
            if self.players[site.seat].out {
                // 5.3: outer hexes ascending, the centre last.
                let centre = if site.kind == "fishery" { None } else { Some(first) };
                let outer = site.goods.iter().copied().find(|hex| Some(*hex) != centre);
                let hex = outer.unwrap_or(first);
                self.sites[at].goods.remove(&hex);
                self.end_empty_site(at);
            } else {
                let ways = self.harvests(site);
                if ways.len() == 1 {
                    self.harvest(at, &ways[0]);
                } else {
                    self.unharvested.insert(first);
                }
            }
        }
    }
}
