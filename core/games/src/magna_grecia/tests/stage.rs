//! A table set by hand, as the worked examples begin, and played on through `step` alone in words like the rules file's.
//!
//! Unless a test says otherwise: four players (red, yellow, brown, orange), an empty board, start values. The oracles
//! that a test does not place stand in the south, far from where the examples happen.

use crate::magna_grecia::phases::{self, allowance};
use crate::magna_grecia::score;
use crate::magna_grecia::{
    Action, Card, City, Colour, Done, Event, Hex, MagnaGrecia, Oracle, Phase, Place, Side, State, Touch, Village, Way,
};
use table::chance::Outcome;
use table::game::Game;
use table::input::{Input, Refusal, step};
use table::log::Log;
use table::meta::{Named, Options};
use table::prompt::Sheet;
use table::seat::{Seat, Viewer};
use table::seen::Seen;

/// Where the oracles stand that a test does not speak of.
const SOUTH: [&str; 9] = ["V32", "V31", "V30", "V29", "V28", "V27", "V26", "V25", "V22"];

pub fn options(seats: u8, chosen: &[(&str, &str)]) -> Options {
    let named: Named = chosen.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    MagnaGrecia::META.options(&named, seats).expect("options that exist")
}

/// A hex by its id, or by the id of the village on it.
pub fn hex(id: &str) -> Hex {
    Hex::from_id(id).or_else(|| Village::from_id(id).map(Village::hex)).unwrap_or_else(|| panic!("no hex {id}"))
}

pub fn village(id: &str) -> Village {
    Village::from_id(id).unwrap_or_else(|| panic!("no village {id}"))
}

pub fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

/// A way by its two ends, such as `NW-SE`; none if no road tile has them.
pub fn way(ends: &str) -> Option<Way> {
    let side = |id: &str| Side::ALL.into_iter().find(|side| side.id() == id).expect("a side");
    let (one, other) = ends.split_once('-').expect("two ends");
    Way::between(side(one), side(other))
}

/// A game going on, with what the last input told.
#[derive(Clone)]
pub struct Table {
    pub s: State,
    pub log: Log<Event>,
    oracles: usize,
}

impl Table {
    /// Before any chance.
    pub fn fresh(seats: u8, chosen: &[(&str, &str)]) -> Table {
        Table { s: MagnaGrecia::setup(&options(seats, chosen), seats), log: Log::new(), oracles: 0 }
    }

    /// An empty board after set-up, with options; then `turn` says whose turn it is and by which card.
    pub fn with(seats: u8, chosen: &[(&str, &str)]) -> Table {
        let mut t = Table::fresh(seats, chosen);
        for (seat, colour) in t.s.all().zip(Colour::ALL) {
            t.s.player_mut(seat).colour = Some(colour);
        }
        t.s.pending = crate::magna_grecia::Pending::No;
        t.s.round = 1;
        t
    }

    /// Four players by the published rules.
    pub fn four() -> Table {
        Table::with(4, &[])
    }

    fn put_oracle(&mut self, at: Village) {
        self.s.oracles[self.oracles] = Some(Oracle { village: at, by: None });
        self.s.net.oracle(at);
        self.oracles += 1;
    }

    /// Puts an oracle on the board. All of them before the first turn.
    pub fn oracle(mut self, at: &str) -> Table {
        self.put_oracle(village(at));
        self
    }

    /// It is this seat's turn, by this card.
    pub fn turn(mut self, seat: u8, id: &str) -> Table {
        self.next(seat, id);
        self
    }

    /// It is this seat's turn now, by this card; the board stays.
    pub fn next(&mut self, seat: u8, id: &str) -> &mut Table {
        for at in SOUTH {
            if self.oracles < usize::from(self.s.oracle_count()) && self.s.oracle(village(at)).is_none() {
                self.put_oracle(village(at));
            }
        }
        let now = card(id);
        let other = Card::all().find(|c| c.border() != now.border()).expect("other borders");
        self.s.cards = [now.0, other.0].into_iter().collect();
        self.s.round = 1;
        let gone = self.s.order(now).position(|s| s == Seat(seat)).expect("a seat with a colour");
        self.s.gone = gone as u8;
        self.s.active = Seat(seat);
        self.s.phase = Phase::Tiles;
        self.s.done = Done::default();
        self.s.draft = None;
        self.s.check().expect("a position that the rules know");
        self
    }

    pub fn points(mut self, seat: u8, points: u16) -> Table {
        self.s.players[usize::from(seat)].points = points;
        self
    }

    /// A road of tiles from the stock, such as `r01c01 NW-SE, r02c02 NW-E`.
    pub fn road(mut self, seat: u8, tiles: &str) -> Table {
        for tile in tiles.split(", ") {
            let (at, ends) = tile.split_once(' ').expect("a hex and two ends");
            self.s.lay_road(Seat(seat), hex(at), way(ends).expect("a way that exists"));
            self.s.players[usize::from(seat)].road_stock -= 1;
        }
        self
    }

    /// A city of tiles from the stock, the village that it goes by first, with an unsold market of its owner.
    pub fn city(mut self, seat: u8, tiles: &str) -> Table {
        let place = Place::from(village(tiles.split(' ').next().expect("a village")));
        self.s.founded += 1;
        self.s.cities[place.index()] = Some(City { owner: Seat(seat), number: self.s.founded });
        for tile in tiles.split(' ') {
            let at = hex(tile);
            self.s.lay_city(Seat(seat), at, place);
            self.s.players[usize::from(seat)].city_stock -= 1;
        }
        let own = &mut self.s.players[usize::from(seat)];
        if (own.standing | own.sold) & place.bit() == 0 {
            own.standing |= place.bit();
            own.markets -= 1;
        }
        self
    }

    /// A market from the reserve.
    pub fn market(mut self, seat: u8, at: &str) -> Table {
        let bit = self.place(at).bit();
        let own = &mut self.s.players[usize::from(seat)];
        own.standing |= bit;
        own.markets -= 1;
        self
    }

    /// A market that has been sold: one that stands there already, or one from the reserve.
    pub fn sold(mut self, seat: u8, at: &str) -> Table {
        let bit = self.place(at).bit();
        let own = &mut self.s.players[usize::from(seat)];
        if own.standing & bit != 0 {
            own.standing &= !bit;
        } else {
            own.markets -= 1;
        }
        own.sold |= bit;
        self
    }

    /// The oracles are judged, as after a move.
    pub fn judged(mut self) -> Table {
        phases::judge(&mut self.s, &mut Log::silent());
        self
    }

    /// One input through the door, and what must hold afterwards (T31).
    pub fn input(&mut self, input: Input<Action>) -> Result<(), Refusal> {
        let before = self.s;
        self.log.clear();
        let done = step::<MagnaGrecia>(&mut self.s, &input, &mut Vec::new(), &mut self.log);
        if done.is_err() {
            assert_eq!(self.s, before, "a refused input leaves the position as it was");
        } else {
            self.s.check().unwrap_or_else(|damage| panic!("{input:?}: {damage}"));
            let mut anew = self.s;
            anew.renew_net();
            assert_eq!(anew.net, self.s.net, "what follows from the tiles is kept up to date");
        }
        done
    }

    fn place(&self, id: &str) -> Place {
        match id.strip_prefix('C').and_then(|n| n.parse().ok()) {
            Some(number) => self.s.numbered(number).unwrap_or_else(|| panic!("no city {id}")),
            None => self.s.place_at(hex(id)).unwrap_or_else(|| panic!("no place at {id}")),
        }
    }

    /// The steps of a command: `Road r01c01 NW-SE`, `City F01`, `Replenish 4 3`, `Build V03`, `Sell C1`, `End`,
    /// `Oracle V05`. None if a road tile has no such ends.
    fn parse(&self, command: &str) -> Option<Vec<Action>> {
        let words: Vec<&str> = command.split(' ').collect();
        let number = |at: usize| words[at].parse().expect("a number");
        Some(match words[0] {
            "Road" => vec![Action::Road(hex(words[1])), Action::Way(way(words[2])?)],
            "City" => vec![Action::City(hex(words[1]))],
            "Replenish" => vec![Action::Replenish, Action::TakeRoads(number(1)), Action::TakeCities(number(2))],
            "Build" => vec![Action::Build(self.place(words[1]))],
            "Sell" => vec![Action::Sell(self.place(words[1]))],
            "Oracle" => vec![Action::Oracle(village(words[1]))],
            "End" => vec![Action::EndTurn],
            other => panic!("{other} is no command"),
        })
    }

    fn try_go(&mut self, command: &str) -> Result<(), String> {
        let steps = self.parse(command).ok_or("no such ends")?;
        let before = *self.s.own();
        for action in steps {
            // Replenishing passes over a step that leaves no choice.
            let passed = match action {
                Action::TakeRoads(n) => match self.s.draft {
                    Some(crate::magna_grecia::state::Draft::Replenish) => false,
                    Some(crate::magna_grecia::state::Draft::Roads(fixed)) => fixed == n,
                    _ => true,
                },
                Action::TakeCities(_) => self.s.draft.is_none(),
                _ => false,
            };
            if !passed {
                let seat = self.s.active;
                self.input(Input::Act(seat, action)).map_err(|refused| refused.to_string())?;
            }
        }
        assert!(self.s.draft.is_none(), "{command} is not complete");
        if let Some(numbers) = command.strip_prefix("Replenish ") {
            let taken = format!("{} {}", self.s.own().roads - before.roads, self.s.own().cities - before.cities);
            return if taken == numbers { Ok(()) } else { Err(format!("takes {taken}")) };
        }
        Ok(())
    }

    /// A whole command of the active player.
    pub fn go(&mut self, command: &str) -> &mut Table {
        self.try_go(command).unwrap_or_else(|refused| panic!("{command}: {refused}; legal: {:?}", self.legal()));
        self
    }

    /// Whether the active player can give this command; the table is not touched.
    pub fn can(&self, command: &str) -> bool {
        self.clone().try_go(command).is_ok()
    }

    /// Chance brings this.
    pub fn fate(&mut self, values: &[u8]) -> &mut Table {
        let outcome = Outcome(values.iter().copied().collect());
        self.input(Input::Fate(outcome)).unwrap_or_else(|refused| panic!("{values:?}: {refused}"));
        self
    }

    /// All atomic moves of the active player.
    pub fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        MagnaGrecia::actions(&self.s, self.s.active, &mut list);
        list
    }

    /// The hexes on which a city tile can be laid, by id (villages by theirs).
    pub fn city_hexes(&self) -> Vec<String> {
        let name = |hex: Hex| hex.village().map_or_else(|| hex.id(), Village::id);
        self.legal()
            .into_iter()
            .filter_map(|a| if let Action::City(hex) = a { Some(name(hex)) } else { None })
            .collect()
    }

    /// Road tiles, city tiles and tiles to replenish that are left this turn.
    pub fn left(&self) -> [u8; 3] {
        [allowance::roads_left(&self.s), allowance::cities_left(&self.s), allowance::replenish_left(&self.s)]
    }

    pub fn conn(&self, at: &str) -> u8 {
        self.s.conn(self.place(at))
    }

    pub fn cost(&self, seat: u8, at: &str) -> u16 {
        phases::cost(&self.s, Seat(seat), self.place(at))
    }

    pub fn worth(&self, seat: u8, at: &str) -> u8 {
        self.s.worth(Seat(seat), self.place(at))
    }

    pub fn size(&self, at: &str) -> u8 {
        self.s.size(self.place(at))
    }

    /// Points on the track.
    pub fn has(&self, seat: u8) -> u16 {
        self.s.player(Seat(seat)).points
    }

    /// Points, markets and oracles, if the game ended now.
    pub fn score(&self, seat: u8) -> (u16, u16, u16) {
        let score = score::of(&self.s, Seat(seat));
        (score.points, score.markets, score.oracles)
    }

    /// Whether a seat has an unsold market, or a sold one, in a place.
    pub fn market_of(&self, seat: u8, at: &str) -> Option<&'static str> {
        let (player, bit) = (self.s.player(Seat(seat)), self.place(at).bit());
        if player.standing & bit != 0 {
            Some("unsold")
        } else if player.sold & bit != 0 {
            Some("sold")
        } else {
            None
        }
    }

    /// The seat whose city controls an oracle, and the city's number.
    pub fn holder(&self, at: &str) -> Option<(u8, u8)> {
        let by = self.s.oracle(village(at)).expect("an oracle").by?;
        let city = self.s.city(by).expect("a city");
        Some((city.owner.0, city.number))
    }

    /// Villages that the building still has to cover, if one is pending.
    pub fn pending(&self) -> Option<Vec<String>> {
        let building = self.s.done.building?;
        Some(crate::magna_grecia::map::bits(building.covers).map(|v| Village(v).id()).collect())
    }

    pub fn sheet(&self, touch: Touch) -> Sheet {
        MagnaGrecia::about(&Seen::of(&self.s, Viewer::Public), touch.id()).expect("a sheet")
    }

    /// Why a thing on screen cannot be chosen: the key of the words, and the ruling.
    pub fn why(&self, touch: Touch) -> Option<(String, u16)> {
        let reason = self.sheet(touch).blocked?;
        Some((reason.why.key.to_string(), reason.ruling.expect("every reason names its ruling")))
    }
}
