//! Whether a command is legal now, and why not: who is asked, and the conditions of R4 to R9.

use super::data::{self, Good};
use super::map::{self, Hex};
use super::state::{self, Game, Goods, Player, Site, Stage};
use super::words::{Command, Place};

/// Fails with a reason unless a condition holds.
pub fn must(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

impl Game {
    /// The seats that the phase asks now, ascending.
    pub fn may(&self) -> Vec<usize> {
        let waiting = |seat: &usize| match self.stage {
            Stage::GameOver => false,
            Stage::CityBuilding if !self.in_order() => !self.players[*seat].committed,
            Stage::CityBuilding => self.active.is_some() && self.has_to_answer(*seat) || self.active == Some(*seat),
            Stage::Storage => self.players[*seat].capacity().is_some_and(|most| self.stocked(*seat) > most),
            Stage::Harvest => self.sites.iter().any(|s| s.seat == *seat && self.unharvested.contains(&s.at[0])),
            _ => self.active == Some(*seat),
        };
        self.living().into_iter().filter(waiting).collect()
    }

    fn has_to_answer(&self, seat: usize) -> bool {
        self.offers.iter().any(|offer| offer.to == seat)
    }

    pub fn stocked(&self, seat: usize) -> i64 {
        state::size(&self.players[seat].stock)
    }

    /// Whether a seat may give this command now; if not, why not.
    pub fn allows(&self, seat: usize, command: &Command) -> Result<(), String> {
        must(self.stage != Stage::GameOver, "the game is over")?;
        if *command == Command::Resign {
            return must(self.round >= 1 && !self.players[seat].out, "nobody to resign");
        }
        must(self.may().contains(&seat), "not asked")?;
        match (self.stage, command) {
            (Stage::PlaceCity, Command::PlaceCity(centre)) => {
                must(self.start_centres().contains(centre), "not on a free start tile")
            }
            (Stage::CityBuilding, command) => self.allows_in_city(seat, command),
            (Stage::Countryside, command) => self.allows_in_countryside(seat, command),
            (Stage::Storage, Command::Discard(good)) => must(self.players[seat].stock[*good] > 0, "no such good"),
            (Stage::Storage, Command::Keep(kept)) => {
                let most = self.players[seat].capacity();
                must(most == Some(state::size(kept)), "ruling 7: exactly the capacity")?;
                must(state::holds(&self.players[seat].stock, kept), "no such goods")
            }
            (Stage::Harvest, Command::Harvest(at, hexes)) => {
                let site = self.sites.iter().find(|site| site.at[0] == *at && site.seat == seat);
                let site = site.filter(|_| self.unharvested.contains(at)).ok_or("no such site")?;
                must(self.harvests(site).contains(hexes), "not a harvest of this site")
            }
            (Stage::Exploration, Command::Explore(hex)) => {
                must(self.markers.contains(hex) && self.zone(seat).contains(hex), "no marker in the zone")
            }
            (Stage::Exploration, Command::PassExploration) => Ok(()),
            (Stage::Famine | Stage::Pollution, Command::PlaceGrave(place)) if self.due.0 > 0 => {
                must(self.players[seat].grave_squares().contains(place), "no square for a grave")
            }
            (Stage::Pollution, Command::PlacePollution(hex)) if self.due.1 > 0 => {
                must(self.pollution_hexes(seat).contains(hex), "no hex for pollution")
            }
            _ => Err("not a command of this phase".to_owned()),
        }
    }

    /// Where the first city of the next player may have its centre.
    pub fn start_centres(&self) -> Vec<Hex> {
        let layout = self.layout();
        let mut centres = Vec::new();
        for position in layout.starts {
            let middle = layout.offsets[*position];
            let near = |centre: Hex| map::distance(centre, middle) < data::TILE_RADIUS;
            if !self.players.iter().flat_map(|player| &player.cities).any(|city| near(*city)) {
                centres.extend(self.printed.keys().copied().filter(|hex| near(*hex)));
            }
        }
        centres.sort();
        centres
    }

    fn allows_in_countryside(&self, seat: usize, command: &Command) -> Result<(), String> {
        let player = &self.players[seat];
        if *command == Command::EndCountryside {
            return Ok(());
        }
        let zone = self.zone(seat);
        let in_zone = |hex: &Hex| must(zone.contains(hex), "not in the zone");
        if let Command::Cleanse(hex) = command {
            must(player.works("alchemy") && !player.alchemy_used, "no alchemy")?;
            in_zone(hex)?;
            return must(self.pollution.contains(hex) && !self.is_occupied(*hex), "nothing to cleanse");
        }
        must(player.cart_men() > 0, "no man on a cart shop")?;
        match command {
            Command::Woodcutter(hex) => {
                in_zone(hex)?;
                must(self.terrain(*hex) == Some('F') && self.is_free_clean(*hex), "no free clean forest")?;
                must(player.stock[data::WOOD] >= 1, "no wood")?;
                self.supplied(data::WOOD, 1)
            }
            Command::Farm(hex, good, free) => {
                in_zone(hex)?;
                must(data::SEEDS.contains(good), "not grown")?;
                must(self.terrain(*hex) == Some('G') && self.is_free_clean(*hex), "no free clean grassland")?;
                if *free {
                    must(player.works("biology") && !player.biology_used, "no biology")?;
                    self.supplied(*good, 0)
                } else {
                    must(player.stock[*good] >= 1, "nothing to sow")?;
                    self.supplied(*good, 1)
                }
            }
            Command::Mine(hex, good) => {
                in_zone(hex)?;
                must(data::MINED.contains(good), "not mined")?;
                must(self.terrain(*hex) == Some('M') && self.is_free_clean(*hex), "no free clean mountain")?;
                let fixed = self.range_kinds[self.range_of(*hex)];
                must(fixed.is_none_or(|kind| kind == *good), "the range gives another kind")?;
                must(player.stock[data::WOOD] >= 1, "no wood")?;
                self.supplied(*good, 0)
            }
            Command::Fishery(a, b, good) => {
                must(a < b && map::distance(*a, *b) == 1, "not two neighbours, the smaller first")?;
                must(data::FISHED.contains(good), "not fished")?;
                for hex in [a, b] {
                    must(self.is_land(*hex) && !self.is_occupied(*hex), "no free land")?;
                    must(!self.fishing_grounds(&[*hex]).is_empty(), "no free clean water beside it")?;
                }
                must(zone.contains(a) || zone.contains(b), "not in the zone")?;
                must(player.stock[data::WOOD] >= 1, "no wood")?;
                let built = self.sites.iter().filter(|site| site.kind == "fishery").count();
                must(!self.limited() || built < data::BOX_FISHERIES, "no fishery left")?;
                self.supplied(*good, 0)
            }
            Command::Inn(hex, pay) => {
                in_zone(hex)?;
                must(self.is_land(*hex) && !self.is_occupied(*hex), "no free land")?;
                must(player.works("brewery"), "no brewery")?;
                must(player.inns.len() < data::INNS, "no inn left")?;
                player.can_pay(data::Cost { wood: 0, stone: 0, food: 1, luxury: 0 }, pay)
            }
            Command::City(centre, pay) => {
                must(self.may_found(seat, *centre), "no place for a city")?;
                player.can_pay(data::CITY_COST, pay)
            }
            _ => Err("not a command of this phase".to_owned()),
        }
    }

    /// Whether a good is there for the centre of a site when what is paid in that good has come back.
    fn supplied(&self, good: Good, comes_back: i64) -> Result<(), String> {
        must(self.supply(good).saturating_add(comes_back) >= 1, "no good left for the site")
    }

    pub fn may_found(&self, seat: usize, centre: Hex) -> bool {
        let hexes = map::footprint(centre);
        let zone = self.zone(seat);
        let far = |city: &Hex| map::distance(centre, *city) >= data::CITY_DISTANCE;
        self.players[seat].cities.len() < data::CITIES
            && hexes.iter().all(|hex| self.is_land(*hex) && !self.is_occupied(*hex))
            && hexes.iter().any(|hex| zone.contains(hex))
            && self.players.iter().flat_map(|player| &player.cities).all(far)
    }

    pub fn range_of(&self, hex: Hex) -> usize {
        self.ranges.iter().position(|range| range.contains(&hex)).expect("a mountain hex is in a range")
    }

    /// The free clean water hexes around some hexes: in the order of the directions, round the first, then the next.
    pub fn fishing_grounds(&self, hexes: &[Hex]) -> Vec<Hex> {
        let mut water: Vec<Hex> = Vec::new();
        for hex in hexes {
            for next in map::around(*hex) {
                if self.is_water(next) && self.is_free_clean(next) && !water.contains(&next) {
                    water.push(next);
                }
            }
        }
        water
    }

    /// The sets of hexes that may be emptied at a site in R6: the centre only as the last.
    pub fn harvests(&self, site: &Site) -> Vec<Vec<Hex>> {
        let forced = self.works(site.seat, "forced_labour");
        let many = if forced { site.goods.len().min(3) } else { 1 };
        let all: Vec<Hex> = site.goods.iter().copied().collect();
        let mut sets: Vec<Vec<Hex>> = vec![Vec::new()];
        for hex in all {
            let with: Vec<Vec<Hex>> = sets.iter().map(|set| [set.as_slice(), &[hex]].concat()).collect();
            sets.extend(with);
        }
        let centre_last =
            |set: &Vec<Hex>| site.kind == "fishery" || !set.contains(&site.at[0]) || set.len() == site.goods.len();
        sets.retain(|set| set.len() == many && centre_last(set));
        sets
    }
}

impl Player {
    /// Whether goods pay a cost: the right ones, in the stock, and different unless philosophy works.
    pub fn can_pay(&self, cost: data::Cost, pay: &Goods) -> Result<(), String> {
        let sum = |kinds: &[Good]| kinds.iter().map(|good| pay[*good]).sum::<i64>();
        let right = pay[data::WOOD] == cost.wood
            && pay[data::STONE] == cost.stone
            && sum(&data::FOODS) == cost.food
            && sum(&data::LUXURIES) == cost.luxury;
        must(right, "not what it costs")?;
        must(state::holds(&self.stock, pay), "not in the stock")?;
        must(!breaks_different(pay) || self.works("philosophy"), "not different")
    }

    pub fn is_free(&self, place: Place) -> bool {
        place.0 < self.cities.len() && self.free_squares(place.0).contains(&place.1)
    }
}

/// Whether foods or luxuries of one kind are paid twice.
pub fn breaks_different(pay: &Goods) -> bool {
    data::FOODS.iter().chain(&data::LUXURIES).any(|good| pay[*good] > 1)
}
