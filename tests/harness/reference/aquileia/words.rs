//! A position in words; the first lines of the module say what each key means.

use serde_json::{Map, Value, json};

use super::data;
use super::score;
use super::state::{Bag, Game, Stage};

impl Game {
    pub fn state_name(&self) -> &'static str {
        match self.ask.map(|ask| ask.stage) {
            None if self.over => "GameOver",
            None => "SetUp",
            Some(Stage::Placement) => "Placement",
            Some(Stage::Pecunia) => "Pecunia",
            Some(Stage::Equi) => "EquiEtArma",
            Some(Stage::Servi) => "Servi",
            Some(Stage::ArenaCards) => "ArenaCards",
            Some(Stage::ArenaBlue) => "ArenaBlue",
            Some(Stage::ArenaPrize) => "ArenaPrize",
            Some(Stage::StadiumCards) => "StadiumCards",
            Some(Stage::StadiumBlue) => "StadiumBlue",
            Some(Stage::StadiumKeep) => "StadiumKeep",
            Some(Stage::Opening) => "Opening",
            Some(Stage::Bidding) => "Bidding",
            Some(Stage::Forum) => "Forum",
            Some(Stage::PayAgain) => "PayAgain",
        }
    }

    pub fn state(&self) -> Value {
        let stage = self.ask.map(|ask| ask.stage);
        let placing = stage == Some(Stage::Placement);
        let people = &self.people;
        let seats = 0..self.seats;
        let sums: Vec<score::Sum> = seats.clone().map(|seat| score::reckon(self, seat)).collect();
        let in_board_order: Vec<&str> =
            data::SPACES.iter().map(|space| space.0).filter(|space| self.blocked.contains(space)).collect();
        json!({
            "state": self.state_name(),
            "active": self.ask.map(|ask| ask.seat),
            "round": self.round,
            "start": self.start,
            "space": self.ask.and_then(|ask| ask.space),
            "bank": self.bank,
            "holdings": people.iter().map(|p| p.coins).collect::<Vec<_>>(),
            "port_coins": self.port_coins,
            "scores": people.iter().map(|p| p.score).collect::<Vec<_>>(),
            "houses": seats.clone().map(|seat| self.houses(seat)).collect::<Vec<_>>(),
            "servants": seats.clone().map(|seat| self.servants(seat)).collect::<Vec<_>>(),
            "passed": placing.then(|| people.iter().map(|p| p.passed).collect::<Vec<_>>()),
            "tie_track": self.tie_track,
            "spaces": self.spaces,
            "blocked": in_board_order,
            "plots": self.plots,
            "slots": self.slots,
            "equi_deck": self.equi_deck,
            "equi_discard": self.equi_discard,
            "servi_deck": self.servi_deck,
            "servi_discard": self.servi_discard,
            "stadium_card": self.stadium_card,
            "stadium_deck": self.stadium_deck,
            "stadium_look": self.stadium_look,
            "theatrum_deck": self.theatrum_deck,
            "theatrum_card": self.theatrum_card,
            "hands": people.iter().map(|p| &p.hand).collect::<Vec<&Bag>>(),
            "laurels": people.iter().map(|p| &p.laurels).collect::<Vec<&Bag>>(),
            "blue": [json!(self.blue_holder), json!(self.blue_left)],
            "strengths": self.strengths,
            "odds": self.odds_words(),
            "auction": self.auction.as_ref().map(|a| json!({"bid": a.bid, "high": a.high, "out": a.out})),
            "built": (stage == Some(Stage::Forum)).then_some(self.built),
            "reckoning": sums.iter().map(|sum| {
                let [white, blue, yellow, purple] = sum.colours;
                [sum.score, sum.stadium, white, blue, yellow, purple, sum.total()]
            }).collect::<Vec<_>>(),
            "assignment": sums.iter().map(|sum| {
                sum.assignment.iter().map(|(card, colour)| ((*card).to_owned(), json!(colour))).collect::<Map<_, _>>()
            }).collect::<Vec<_>>(),
            "ranking": self.over.then(|| score::ranking(self)),
            "winners": self.over.then(|| score::winners(self)),
        })
    }

    fn odds_words(&self) -> Value {
        let contest = [Stage::ArenaCards, Stage::ArenaBlue, Stage::StadiumCards, Stage::StadiumBlue];
        if !self.ask.is_some_and(|ask| contest.contains(&ask.stage)) {
            return Value::Null;
        }
        let odds = self.odds();
        json!({"of": odds.of, "ranks": odds.ranks})
    }
}
