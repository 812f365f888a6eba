//! Which commands are legal: every command that could be named is tried against the conditions of section 5.

use serde_json::{Map, Value, json};

use super::data::{self, For};
use super::state::{self, Ask, Game, Stage};

impl Game {
    /// All legal commands of the seat that decides, sorted by their text.
    pub fn legal(&self) -> Vec<Value> {
        let Some(ask) = self.ask else { return Vec::new() };
        let mut commands = match ask.stage {
            Stage::Placement => self.placements(ask.seat),
            Stage::Pecunia => self.exchanges(ask.seat),
            Stage::Equi => {
                let For::Equi(slot, _) = data::space(ask.space.expect("a space")) else { panic!("no market slot") };
                let buy = self.slots[slot].is_some() && self.people[ask.seat].coins[0] >= 1;
                either(buy, json!({"command": "Buy"}), json!({"command": "Decline"}))
            }
            Stage::Servi => self.purchases(ask),
            Stage::ArenaCards => self.plays(false, ask.seat),
            Stage::StadiumCards => self.plays(true, ask.seat),
            Stage::ArenaBlue | Stage::StadiumBlue => {
                (0..=self.blue_left).map(|count| json!({"command": "RollBlue", "count": count})).collect()
            }
            Stage::ArenaPrize => {
                let slaves = state::size(&self.servi_deck) + state::size(&self.servi_discard);
                let prize = |what: &str| json!({"command": "ArenaPrize", "prize": what});
                either(slaves > 0, prize("slave"), prize("points"))
            }
            Stage::StadiumKeep => {
                ["face_up", "deck"].map(|card| json!({"command": "StadiumKeep", "card": card})).to_vec()
            }
            Stage::Opening => {
                let mut commands = vec![json!({"command": "DeclineOpen"})];
                for (metal, name) in data::METALS.iter().enumerate() {
                    if self.people[ask.seat].coins[metal] >= 1 {
                        commands.push(json!({"command": "Open", "metal": name}));
                    }
                }
                commands
            }
            Stage::Bidding => {
                let mut commands = vec![json!({"command": "Withdraw"})];
                for (metal, name) in data::METALS.iter().enumerate() {
                    if self.may_raise(ask.seat, metal) {
                        commands.push(json!({"command": "Raise", "metal": name}));
                    }
                }
                commands
            }
            Stage::Forum => self.buildings(ask.seat),
            Stage::PayAgain => vec![json!({"command": "PayAgain"}), json!({"command": "Decline"})],
        };
        commands.sort_by_cached_key(Value::to_string);
        commands
    }

    fn placements(&self, seat: usize) -> Vec<Value> {
        let mut commands = Vec::new();
        for (space, _) in data::SPACES {
            if self.may_place(seat, space) {
                commands.push(json!({"command": "PlaceServant", "space": space}));
            }
        }
        if !self.tie_track.contains(&seat) {
            commands.push(json!({"command": "PlaceTie"}));
        }
        if self.servants(seat) > 0 && !self.people[seat].passed {
            commands.push(json!({"command": "Pass"}));
        }
        commands
    }

    /// 5.3 and the limits of 3.2.
    fn may_place(&self, seat: usize, space: &'static str) -> bool {
        let taken = self.spaces.contains_key(space) || self.blocked.contains(&space);
        if self.servants(seat) == 0 || self.people[seat].passed || taken {
            return false;
        }
        match data::space(space) {
            For::Stadium(side, _) => self.side(seat).is_none_or(|mine| mine == side),
            For::Portus(metal) => {
                let in_port = |space: &str| matches!(data::space(space), For::Portus(_));
                let there = self.spaces.iter().any(|(space, owner)| *owner == seat && in_port(space));
                !there && self.people[seat].coins[metal] >= 1
            }
            _ => true,
        }
    }

    /// Every holding that can be thought of, if Pecunia gives it for the present one (5.4, 6.3).
    fn exchanges(&self, seat: usize) -> Vec<Value> {
        let mut commands = vec![json!({"command": "Decline"})];
        let (old, most, mode) = (self.people[seat].coins, data::COINS_OF_EACH_METAL, self.option("pecunia_mode"));
        for bronze in 0..=most {
            for silver in 0..=most {
                for gold in 0..=most {
                    if self.may_exchange(mode, old, [bronze, silver, gold]) {
                        let command = json!({"command": "Exchange", "bronze": bronze, "silver": silver, "gold": gold});
                        commands.push(command);
                    }
                }
            }
        }
        commands
    }

    fn may_exchange(&self, mode: &str, old: [i64; 3], new: [i64; 3]) -> bool {
        let supplied = (0..3).all(|metal| new[metal] - old[metal] <= self.bank[metal]);
        let value = |coins: [i64; 3]| (0..3).map(|metal| coins[metal] * data::UNIT_VALUE[metal]).sum::<i64>();
        let allowed = match mode {
            "redenominate" => value(new) == value(old),
            "one_to_one" => new.iter().sum::<i64>() == old.iter().sum::<i64>(),
            _ => data::SWAPS
                .iter()
                .any(|(give, get)| (0..3).all(|m| old[m] >= give[m] && new[m] == old[m] - give[m] + get[m])),
        };
        new != old && supplied && allowed
    }

    fn purchases(&self, ask: Ask) -> Vec<Value> {
        let For::Servi(metal, most) = data::space(ask.space.expect("a space")) else { panic!("no slaves here") };
        let there = state::size(&self.servi_deck) + state::size(&self.servi_discard);
        let fits = |count: &i64| *count <= self.people[ask.seat].coins[metal] && *count <= there;
        (0..=most).filter(fits).map(|count| json!({"command": "BuyServi", "count": count})).collect()
    }

    /// Every multiset of the cards in hand that may be played.
    fn plays(&self, race: bool, seat: usize) -> Vec<Value> {
        let hand = &self.people[seat].hand;
        let mut plays: Vec<Map<String, Value>> = vec![Map::new()];
        for (card, own) in hand {
            if self.card_strength(race, seat, card).is_none() {
                continue;
            }
            let mut more = Vec::new();
            for play in &plays {
                for many in 0..=*own {
                    let mut play = play.clone();
                    if many > 0 {
                        play.insert((*card).to_owned(), json!(many));
                    }
                    more.push(play);
                }
            }
            plays = more;
        }
        plays.into_iter().map(|cards| json!({"command": "PlayCards", "cards": cards})).collect()
    }

    /// Whether a seat can match the bid coin by coin and add one coin of a metal (ruling 33).
    pub fn may_raise(&self, seat: usize, metal: usize) -> bool {
        let bid = self.auction.as_ref().expect("an auction is running").bid;
        let one = state::one_coin(metal);
        (0..3).all(|m| self.people[seat].coins[m] >= bid[m] + one[m])
    }

    fn buildings(&self, seat: usize) -> Vec<Value> {
        let mut commands = vec![json!({"command": "Stop"})];
        let hand = &self.people[seat].hand;
        let (ones, twos) = (state::count(hand, "servi_1"), state::count(hand, "servi_2"));
        for plot in &data::PLOTS {
            let coins = (0..3).all(|metal| self.people[seat].coins[metal] >= plot.cost[metal]);
            if self.plots.contains_key(plot.id) || self.houses(seat) == 0 || !coins {
                continue;
            }
            for n1 in 0..=ones {
                for n2 in 0..=twos {
                    if pays(plot.slaves, ones, twos, n1, n2) {
                        let command = json!({"command": "Build", "plot": plot.id, "servi_1": n1, "servi_2": n2});
                        commands.push(command);
                    }
                }
            }
        }
        commands
    }
}

fn either(may: bool, one: Value, other: Value) -> Vec<Value> {
    if may { vec![one, other] } else { vec![other] }
}

/// Whether n1 one-slave and n2 two-slave cards out of a hand pay so many slaves (5.8): exactly, or, if nothing in the
/// hand does that, with one slave lost.
pub fn pays(need: i64, ones: i64, twos: i64, n1: i64, n2: i64) -> bool {
    let exact = (0..=ones).any(|one| (0..=twos).any(|two| one + 2 * two == need));
    n1 + 2 * n2 == if exact { need } else { need + 1 }
}
