//! All legal commands of a seat: every command that could be named is tried against its conditions. Offers of trades are
//! left out (they have no bound), and graves are removed one at a time.

use super::data::{self, Good};
use super::legal_city::house_cost;
use super::map::{self, Hex};
use super::pieces::Piece;
use super::state::{Game, Goods, Player, Stage};
use super::words::{Command, Moved, Place};

impl Game {
    /// All legal commands of a seat but `Resign` and `OfferTrade`, sorted by their words.
    pub fn legal(&self, seat: usize) -> Vec<String> {
        let mut words: Vec<String> = self.legal_commands(seat).iter().map(Command::to_string).collect();
        words.sort();
        words
    }

    fn legal_commands(&self, seat: usize) -> Vec<Command> {
        if !self.may().contains(&seat) {
            return Vec::new();
        }
        let hexes: Vec<Hex> = self.printed.keys().copied().collect();
        let mut all = match self.stage {
            Stage::CityBuilding => return self.legal_in_city(seat),
            Stage::PlaceCity => hexes.into_iter().map(Command::PlaceCity).collect(),
            Stage::Countryside => return self.legal_in_countryside(seat),
            Stage::Storage => (0..data::GOODS.len()).map(Command::Discard).collect(),
            Stage::Harvest => {
                let sites = self.sites.iter().filter(|site| self.unharvested.contains(&site.at[0]));
                let each = sites.flat_map(|site| {
                    self.harvests(site).into_iter().map(|set| Command::Harvest(site.at[0], set)).collect::<Vec<_>>()
                });
                each.collect()
            }
            Stage::Exploration => {
                let mut all: Vec<Command> = self.markers.iter().map(|hex| Command::Explore(*hex)).collect();
                all.push(Command::PassExploration);
                all
            }
            Stage::Famine | Stage::Pollution => {
                // The whole sets at once: they are what `allows` looks into.
                return if self.due.0 > 0 {
                    self.players[seat].grave_squares().into_iter().map(Command::PlaceGrave).collect()
                } else {
                    self.pollution_hexes(seat).into_iter().map(Command::PlacePollution).collect()
                };
            }
            Stage::GameOver => Vec::new(),
        };
        all.retain(|command| self.allows(seat, command).is_ok());
        all
    }

    fn legal_in_countryside(&self, seat: usize) -> Vec<Command> {
        let mut all = vec![Command::EndCountryside];
        // Only hexes in the zone or beside it can be named.
        let zone = self.zone(seat);
        let near: std::collections::BTreeSet<Hex> = zone.iter().flat_map(|hex| map::footprint(*hex)).collect();
        for hex in &zone {
            all.extend([Command::Woodcutter(*hex), Command::Cleanse(*hex)]);
            all.extend(data::MINED.map(|good| Command::Mine(*hex, good)));
            for good in data::SEEDS {
                all.extend([Command::Farm(*hex, good, false), Command::Farm(*hex, good, true)]);
            }
            for food in self.payments(seat, data::Cost { wood: 0, stone: 0, food: 1, luxury: 0 }) {
                all.push(Command::Inn(*hex, food));
            }
        }
        let pays = self.payments(seat, data::CITY_COST);
        for hex in &near {
            for next in map::around(*hex) {
                all.extend(data::FISHED.map(|good| Command::Fishery(*hex, next, good)));
            }
            if !pays.is_empty() && self.may_found(seat, *hex) {
                all.extend(pays.iter().map(|pay| Command::City(*hex, *pay)));
            }
        }
        all.retain(|command| self.allows(seat, command).is_ok());
        all
    }

    /// All payments of a cost that a player can make now.
    pub fn payments(&self, seat: usize, cost: data::Cost) -> Vec<Goods> {
        let mut payments: Vec<Goods> = vec![[0; 10]];
        let groups: [(&[Good], i64); 4] = [
            (&data::FOODS, cost.food),
            (&data::LUXURIES, cost.luxury),
            (&[data::STONE], cost.stone),
            (&[data::WOOD], cost.wood),
        ];
        for (kinds, many) in groups {
            for _ in 0..many {
                let more = payments.iter().flat_map(|pay| {
                    kinds.iter().map(|good| {
                        let mut pay = *pay;
                        pay[*good] += 1;
                        pay
                    })
                });
                payments = more.collect();
                payments.sort();
                payments.dedup();
            }
        }
        payments.retain(|pay| self.players[seat].can_pay(cost, pay).is_ok());
        payments
    }

    /// Where a piece fits: city and corner of its box, and turn.
    pub fn placements(&self, seat: usize, piece: &Piece, turns: usize) -> Vec<(Place, usize)> {
        let player = &self.players[seat];
        let mut found = Vec::new();
        for city in 0..player.cities.len() {
            let free = player.free_squares(city);
            for turn in 0..turns {
                for row in 0..Player::board(city) {
                    for column in 0..Player::board(city) {
                        if piece.at((row, column), turn).is_subset(&free) {
                            found.push(((city, (row, column)), turn));
                        }
                    }
                }
            }
        }
        found
    }

    fn legal_in_city(&self, seat: usize) -> Vec<Command> {
        let player = &self.players[seat];
        let acts = self.active == Some(seat) || !self.in_order();
        let mut all = Vec::new();
        let pieces: Vec<Moved> = (player.houses.keys().map(|number| Moved::House(*number)))
            .chain(player.buildings.keys().map(|number| Moved::Building(*number)))
            .collect();
        if acts {
            all.push(Command::CommitCity);
            all.push(Command::RazeCathedral);
            all.extend(pieces.iter().map(|moved| Command::Lift(*moved)));
            for number in player.buildings.keys() {
                all.extend([Command::Man(*number), Command::Unman(*number)]);
            }
            all.extend(player.graves.iter().map(|grave| Command::RemoveGraves(vec![*grave])));
            if player.lifted() {
                self.moves(seat, &pieces, Command::Place, &mut all);
            } else if player.has_power("barbara") {
                self.moves(seat, &pieces, Command::MoveBuilding, &mut all);
                for grave in &player.graves {
                    all.extend(player.all_free().iter().map(|square| Command::MoveGrave(*grave, *square)));
                }
            }
            for first in 0..data::GOODS.len() {
                for second in first..data::GOODS.len() {
                    let mut two = [0; 10];
                    two[first] += 1;
                    two[second] += 1;
                    all.extend((0..data::GOODS.len()).map(|good| Command::BankTrade(two, good)));
                }
            }
        }
        for offer in &self.offers {
            all.extend([
                Command::AcceptTrade(offer.from, offer.number),
                Command::RejectTrade(offer.from, offer.number),
            ]);
            all.push(Command::WithdrawTrade(offer.to, offer.number));
        }
        all.retain(|command| self.allows(seat, command).is_ok());
        all.sort_by_cached_key(Command::to_string);
        all.dedup();
        if acts && !player.lifted() {
            // Squares and payments do not depend on each other: each is tried by itself, then one of each with the other.
            for number in 1..=data::HOUSES.len() {
                self.combine(seat, &self.house_places(seat), house_cost(number), &mut all, |place, pay| {
                    Command::BuildHouse(number, place.0, pay)
                });
                let places = player.all_free();
                all.extend(
                    places
                        .iter()
                        .map(|place| Command::FreeHouse(number, *place))
                        .filter(|c| self.allows(seat, c).is_ok()),
                );
            }
            for kind in data::TYPES.iter().filter(|kind| kind.id != "storage") {
                let piece = Piece::of_type(kind);
                let places = self.placements(seat, &piece, piece.distinct());
                for saint in if kind.id == "cathedral" { data::SAINTS.map(Some).to_vec() } else { vec![None] } {
                    self.combine(seat, &places, kind.cost, &mut all, |(at, turn), pay| Command::BuildCityBuilding {
                        kind: kind.id,
                        at,
                        turn,
                        pay,
                        saint,
                    });
                }
            }
            for width in 1..=data::FIRST_BOARD {
                for height in 1..=data::FIRST_BOARD {
                    let places = self.placements(seat, &Piece::rectangle(width, height), 1);
                    self.combine(seat, &places, data::STORAGE_COST, &mut all, |(at, _), pay| Command::BuildStorage {
                        at,
                        width,
                        height,
                        pay,
                    });
                }
            }
        }
        all
    }

    fn house_places(&self, seat: usize) -> Vec<(Place, usize)> {
        self.players[seat].all_free().into_iter().map(|place| (place, 0)).collect()
    }

    /// Adds every placement with every payment, if the conditions besides hold for one of them.
    fn combine(
        &self,
        seat: usize,
        places: &[(Place, usize)],
        cost: data::Cost,
        all: &mut Vec<Command>,
        build: impl Fn((Place, usize), Goods) -> Command,
    ) {
        let pays = self.payments(seat, cost);
        let (Some(place), Some(pay)) = (places.first(), pays.first()) else { return };
        if self.allows(seat, &build(*place, *pay)).is_ok() {
            all.extend(places.iter().flat_map(|place| pays.iter().map(|pay| build(*place, *pay))));
        }
    }

    /// Every place and turn for pieces that are moved or lifted.
    fn moves(
        &self,
        seat: usize,
        pieces: &[Moved],
        build: impl Fn(Moved, Place, usize) -> Command,
        all: &mut Vec<Command>,
    ) {
        for moved in pieces {
            for city in 0..self.players[seat].cities.len() {
                for row in 0..Player::board(city) {
                    for column in 0..Player::board(city) {
                        all.extend((0..4).map(|turn| build(*moved, (city, (row, column)), turn)));
                    }
                }
            }
        }
    }
}
