//! Which commands are legal in a position: conditions checked one by one, buildings by trying every way to finish them.

use serde_json::{Value, json};

use super::board::{Board, City};
use super::map::{self, Direction, Hex};
use super::net::{Kind, Net, Place};
use super::score;
use super::state::{Game, Stage};

impl Game {
    /// All legal commands of the active player, sorted by their text.
    pub fn legal(&self) -> Vec<Value> {
        let mut commands = Vec::new();
        match self.stage {
            Stage::SetUp | Stage::Over => {}
            Stage::Oracles => {
                for hex in map::all_hexes().filter(|hex| self.may_hold_oracle(*hex)) {
                    commands.push(json!({"command": "PlaceOracle", "village": map::fields()[hex].village}));
                }
            }
            Stage::Rounds => {
                self.list_roads(&mut commands);
                self.list_cities(&mut commands);
                self.list_replenishments(&mut commands);
                self.list_market_moves(&mut commands);
                if self.pending().is_none() {
                    commands.push(json!({"command": "EndTurn"}));
                }
            }
        }
        commands.sort_by_cached_key(Value::to_string);
        commands
    }

    /// An inland village without an oracle (ruling 8).
    pub fn may_hold_oracle(&self, hex: Hex) -> bool {
        map::is_inland(hex) && !self.board.oracles.contains_key(&hex)
    }

    /// The three numbers of this round's card: basic and enhanced.
    fn values(&self) -> ([i64; 3], [i64; 3]) {
        let card = self.card.expect("a round has a card");
        (card.basic, card.enhanced)
    }

    /// How many road tiles may still be laid (5.2).
    pub fn road_limit(&self) -> i64 {
        let ([basic, cities, _], [enhanced, ..]) = self.values();
        let turn = &self.turn;
        if turn.replenished || turn.market_moved || self.pending().is_some() || turn.cities > cities {
            return 0;
        }
        let most = if turn.cities > 0 { basic } else { enhanced };
        (most - turn.roads).min(self.me().road_supply).max(0)
    }

    /// How many city tiles may still be laid (5.2).
    pub fn city_limit(&self) -> i64 {
        let ([roads, basic, _], [_, enhanced, _]) = self.values();
        let turn = &self.turn;
        if turn.replenished || turn.market_moved || turn.roads > roads {
            return 0;
        }
        let most = if turn.roads > 0 { basic } else { enhanced };
        (most - turn.cities).min(self.me().city_supply).min(self.me().points).max(0)
    }

    /// How many tiles may be moved from the stock to the supply (5.2).
    pub fn replenish_limit(&self) -> i64 {
        let ([roads, cities, basic], [_, _, enhanced]) = self.values();
        let turn = &self.turn;
        let both = turn.roads > 0 && turn.cities > 0;
        let closed = turn.replenished || turn.market_moved || self.pending().is_some();
        if closed || both || turn.roads > roads || turn.cities > cities {
            return 0;
        }
        let most = if turn.roads > 0 || turn.cities > 0 { basic } else { enhanced };
        most.min(self.me().road_stock + self.me().city_stock)
    }

    fn list_roads(&self, commands: &mut Vec<Value>) {
        if self.road_limit() == 0 {
            return;
        }
        for hex in map::all_hexes() {
            for ends in map::ORIENTATIONS {
                if self.may_lay_road(hex, ends) {
                    let [end1, end2] = ends.map(|end| map::DIRECTIONS[end]);
                    let name = map::fields()[hex].name;
                    commands.push(json!({"command": "PlaceRoad", "hex": name, "end1": end1, "end2": end2}));
                }
            }
        }
    }

    /// Conditions 3 to 5 of 5.3.
    pub fn may_lay_road(&self, hex: Hex, ends: [Direction; 2]) -> bool {
        let free = !map::is_village(hex) && self.board.tiles[hex].is_none();
        free && !ends.into_iter().any(|end| self.joins_opponent(hex, end))
            && ends.into_iter().any(|end| self.is_anchored(hex, end))
    }

    fn joins_opponent(&self, hex: Hex, end: Direction) -> bool {
        let across = map::beside(hex, end).and_then(|there| self.board.road_end(there, map::opposite(end)));
        across.is_some_and(|owner| owner != self.active)
    }

    fn is_anchored(&self, hex: Hex, end: Direction) -> bool {
        let Some(there) = map::beside(hex, end) else { return false };
        let own_road = self.board.road_end(there, map::opposite(end)) == Some(self.active);
        let city = self.board.city_owner(there).is_some();
        // An open village or an oracle, if an own road already leads in (ruling 10).
        let reached = map::is_village(there) && self.board.entered_by(self.active, there);
        own_road || city || reached
    }

    fn list_cities(&self, commands: &mut Vec<Value>) {
        for hex in map::all_hexes().filter(|hex| self.may_lay_city(*hex)) {
            commands.push(json!({"command": "PlaceCity", "hex": map::fields()[hex].name}));
        }
    }

    pub fn may_lay_city(&self, hex: Hex) -> bool {
        let site = Site {
            player: self.active,
            founded: self.turn.founded,
            strict: self.option("city_touch") == "strict",
            next_id: self.cities_founded + 1,
        };
        site.may_lay(&self.board, hex, self.city_limit())
    }

    fn list_replenishments(&self, commands: &mut Vec<Value>) {
        let limit = self.replenish_limit();
        for roads in 0..=self.me().road_stock.min(limit) {
            for cities in 0..=self.me().city_stock.min(limit - roads) {
                if roads + cities >= 1 {
                    commands.push(json!({"command": "Replenish", "roads": roads, "cities": cities}));
                }
            }
        }
    }

    fn list_market_moves(&self, commands: &mut Vec<Value>) {
        if self.turn.market_moved || self.pending().is_some() {
            return;
        }
        let net = Net::of(&self.board);
        for place in &net.places {
            if self.may_build_market(place) {
                commands.push(json!({"command": "BuildMarket", "place": place.name()}));
            }
            let own = self.markets_in(&place.hexes).any(|m| m.owner == self.active && !m.sold);
            if own && score::is_active(&net, place, self.active) {
                commands.push(json!({"command": "SellMarket", "place": place.name()}));
            }
        }
    }

    fn may_build_market(&self, place: &Place) -> bool {
        let own = self.markets_in(&place.hexes).any(|market| market.owner == self.active);
        place.kind != Kind::Oracle
            && !own
            && self.me().reserve > 0
            && self.me().points >= score::market_cost(self, place, self.active)
    }
}

/// Who builds, and under which rules.
struct Site {
    player: usize,
    /// Whether the one founding of the turn is used.
    founded: bool,
    strict: bool,
    next_id: usize,
}

impl Site {
    /// Whether a city tile may be laid: nothing forbids it, and what is pending then can still be finished.
    /// `limit` counts this tile.
    fn may_lay(&self, board: &Board, hex: Hex, limit: i64) -> bool {
        if limit < 1 || !board.may_stand(self.player, hex) {
            return false;
        }
        let touched = board.own_cities_beside(self.player, hex);
        let allowed = if touched.is_empty() {
            let anchor = map::is_frontier(hex) || board.entered_by(self.player, hex);
            anchor && !self.founded && board.unfinished(self.player).is_none()
        } else {
            board.unfinished(self.player).is_none_or(|city| self.goes_on(board, &city, &touched, hex))
        };
        if !allowed {
            return false;
        }
        let mut next = board.clone();
        next.lay_city(self.player, hex, self.next_id);
        self.can_finish(&next, limit - 1)
    }

    /// While a building is pending only tiles at its city count; an unfinished founding may touch no other own city.
    fn goes_on(&self, board: &Board, city: &City, touched: &[City], hex: Hex) -> bool {
        let villages = board.open_villages_beside(&city.hexes);
        let own_only = Board::has_village(city) || touched.len() == 1;
        let covers = !self.strict || villages.is_empty() || villages.contains(&hex);
        touched.contains(city) && own_only && covers
    }

    /// Tries every way to go on with at most `left` tiles until C1 and C3 hold again.
    fn can_finish(&self, board: &Board, left: i64) -> bool {
        let Some(city) = board.unfinished(self.player) else { return true };
        let villages = board.open_villages_beside(&city.hexes).len();
        // Under `city_touch=strict` a tile touches one open village at most.
        if self.strict && villages > 1 {
            return false;
        }
        // Each village needs a tile of its own, so some of what follows need not be tried.
        if (villages as i64) > left {
            return false;
        }
        let later = Site { founded: true, ..*self };
        let mut around: Vec<Hex> = city.hexes.iter().flat_map(|h| map::neighbours(*h)).collect();
        around.sort();
        around.dedup();
        around.into_iter().any(|hex| later.may_lay(board, hex, left))
    }
}
