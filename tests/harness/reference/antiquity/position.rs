//! The whole position in words, with everything that follows from it.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::data;
use super::map::Hex;
use super::pieces::Square;
use super::state::{Game, Goods, Player, Stage};
use super::victory::CONDITIONS;
use super::words::{goods_word, hex_word, square_word};

fn hexes<'a>(list: impl IntoIterator<Item = &'a Hex>) -> Value {
    list.into_iter().map(|hex| hex_word(*hex)).collect()
}

fn bag(goods: &Goods) -> Value {
    let held = goods.iter().enumerate().filter(|(_, many)| **many != 0);
    Value::Object(held.map(|(good, many)| (data::GOODS[good].to_owned(), json!(many))).collect())
}

fn squares<'a>(list: impl IntoIterator<Item = &'a Square>) -> Value {
    list.into_iter().map(|square| square_word(*square)).collect()
}

impl Game {
    /// The position and what follows from it, under the keys that `mod.rs` lists.
    pub fn state(&self) -> Value {
        let mut all = self.facts();
        all.extend(self.consequences());
        Value::Object(all)
    }

    /// Something of each seat, null for those who are out.
    fn each(&self, what: impl Fn(usize, &Player) -> Value) -> Value {
        let of = |seat: usize| if self.players[seat].out { Value::Null } else { what(seat, &self.players[seat]) };
        (0..self.seats).map(of).collect()
    }

    fn facts(&self) -> Map<String, Value> {
        let building = self.stage == Stage::CityBuilding;
        let in_r2 = |what: Value| if building { what } else { Value::Null };
        let ranges: BTreeMap<String, &str> = (self.ranges.iter().zip(&self.range_kinds))
            .filter_map(|(range, kind)| Some((hex_word(*range.first()?), data::GOODS[(*kind)?])))
            .collect();
        let sites = self.sites.iter().map(|site| {
            json!({"seat": site.seat, "type": site.kind, "at": hex_word(site.at[0]), "good": data::GOODS[site.good],
                "goods": hexes(&site.goods)})
        });
        let mut offers: Vec<_> = self.offers.iter().collect();
        offers.sort_by_key(|offer| (offer.from, offer.to));
        let offers = offers.into_iter().map(|offer| {
            json!({"from": offer.from, "to": offer.to, "no": offer.number, "give": goods_word(&offer.give),
                "get": goods_word(&offer.get), "market": offer.market})
        });
        let placing = matches!(self.stage, Stage::Famine | Stage::Pollution);
        let rounds = self.round > 0 && self.stage != Stage::GameOver;
        let object = json!({
            "state": format!("{:?}", self.stage),
            "round": self.round,
            "may": self.may(),
            "tiles": self.tiles.iter().map(|(face, sixths)| format!("{face}/{sixths}")).collect::<Vec<_>>(),
            "order": self.order,
            "out": (0..self.seats).filter(|seat| self.players[*seat].out).collect::<Vec<_>>(),
            "famine": (0..self.seats).map(|seat| self.famine_seen(seat)).collect::<Vec<_>>(),
            "markers": hexes(&self.markers),
            "revealed": bag(&self.revealed),
            "pollution": hexes(&self.pollution),
            "felled": hexes(&self.felled),
            "ranges": ranges,
            "cities": self.players.iter().map(|player| hexes(&player.cities)).collect::<Vec<_>>(),
            "inns": self.players.iter().map(|player| hexes(&player.inns)).collect::<Vec<_>>(),
            "sites": sites.collect::<Vec<_>>(),
            "stocks": self.each(|_, player| bag(&player.stock)),
            "men": self.each(|seat, player| {
                let at_sites = self.sites.iter().filter(|site| site.seat == seat).count();
                json!([player.houses.len(), player.home, player.men_on_buildings(), at_sites, player.set_aside])
            }),
            "houses": self.each(|_, player| player.houses_words()),
            "buildings": self.each(|_, player| player.buildings_words()),
            "graves": self.each(|_, player| {
                player.graves.iter().map(|(city, square)| json!([city, square_word(*square)])).collect()
            }),
            "used": in_r2(self.each(|_, player| {
                player.buildings.iter().filter(|(_, b)| b.used).map(|(number, _)| json!(number)).collect()
            })),
            "saints": self.each(|_, player| json!(player.saint)),
            "this_round": if rounds { self.each(|_, player| {
                json!({"removed": player.removed, "razed": player.razed, "cathedrals": player.cathedrals,
                    "biology": player.biology_used, "alchemy": player.alchemy_used})
            }) } else { Value::Null },
            "free_house": self.each(|_, player| {
                let room = player.free_house.filter(|_| !player.all_free().is_empty());
                json!(room)
            }),
            "committed": in_r2(self.each(|_, player| json!(player.committed))),
            "offers": offers.collect::<Vec<_>>(),
            "due": placing.then_some([self.due.0, self.due.1]),
            "winners": self.winners,
        });
        let Value::Object(map) = object else { panic!("an object") };
        map
    }

    fn consequences(&self) -> Map<String, Value> {
        let object = json!({
            "zones": self.each(|seat, _| hexes(&self.zone(seat))),
            "working": self.each(|_, player| {
                let works = player.buildings.iter().filter(|(_, b)| player.is_working(b));
                works.map(|(number, _)| json!(number)).collect()
            }),
            "capacity": self.each(|_, player| player.capacity().map_or(json!("unlimited"), |most| json!(most))),
            "keys": self.each(|_, player| json!(player.key())),
            "graves_due": self.each(|seat, player| json!(player.graves_due(self.famine_seen(seat)))),
            "pollution_due": self.each(|_, player| json!(player.pollution_due())),
            "pollution_hexes": self.each(|seat, _| hexes(&self.pollution_hexes(seat))),
            "conditions": self.each(|seat, _| {
                CONDITIONS.iter().filter(|saint| self.holds(seat, saint)).map(|saint| json!(saint)).collect()
            }),
            "would_win": (0..self.seats).filter(|seat| self.would_win(*seat)).collect::<Vec<_>>(),
            "tie_break": self.each(|seat, _| json!(self.tie_break(seat))),
        });
        let Value::Object(map) = object else { panic!("an object") };
        map
    }
}

impl Player {
    fn houses_words(&self) -> Value {
        let word = |(number, place): (&usize, &Option<(usize, Square)>)| match place {
            Some((city, square)) => json!([format!("h{number}"), city, square_word(*square)]),
            None => json!([format!("h{number}"), null, null]),
        };
        self.houses.iter().map(word).collect()
    }

    fn buildings_words(&self) -> Value {
        let each = self.buildings.iter().map(|(number, building)| {
            let graves = if building.at.is_some() { self.graves_on(building) } else { Default::default() };
            json!({"b": number, "type": building.kind, "city": building.at.map(|at| at.0),
                "squares": squares(&building.squares()), "turn": building.turn, "man": building.man,
                "graves": squares(&graves)})
        });
        each.collect()
    }
}
