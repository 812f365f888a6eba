//! What each command does to a position (section 5).

use super::Luck;
use super::data::{self, Good};
use super::legal;
use super::map::{self, Hex};
use super::pieces::Piece;
use super::state::{self, Building, Game, Goods, Offer, Player, Site, Stage};
use super::words::{Command, Place};

impl Game {
    /// Carries out a command given as words, and what follows from it; refuses every illegal one and changes nothing.
    pub fn apply(&mut self, seat: usize, words: &str, luck: &mut Luck) -> Result<(), String> {
        let command = Command::read(words).ok_or_else(|| format!("{words} is no command"))?;
        self.allows(seat, &command).map_err(|why| format!("{why}: seat {seat}, {words}, in {:?}", self.stage))?;
        self.carry_out(seat, &command, luck);
        Ok(())
    }

    /// Carries out a command that is known to be legal.
    pub fn carry_out(&mut self, seat: usize, command: &Command, luck: &mut Luck) {
        let free_house = self.players[seat].free_house.take();
        match command {
            Command::Resign => self.leave(seat),
            Command::PlaceCity(centre) => {
                self.cover_start(seat, *centre);
                self.active = None;
            }
            Command::Discard(good) => self.players[seat].stock[*good] -= 1,
            Command::Keep(kept) => self.players[seat].stock = *kept,
            Command::Harvest(site, hexes) => {
                self.unharvested.remove(site);
                let at = self.sites.iter().position(|other| other.at[0] == *site).expect("checked");
                self.harvest(at, hexes);
            }
            Command::Explore(hex) => self.explore(seat, *hex, luck),
            Command::PassExploration => self.active = None,
            Command::PlaceGrave(place) => {
                self.players[seat].graves.insert(*place);
                self.due.0 -= 1;
                if self.due == (0, 0) {
                    self.active = None;
                }
            }
            Command::PlacePollution(hex) => {
                self.pollution.insert(*hex);
                self.markers.remove(hex);
                self.due.1 -= 1;
                self.go_on_polluting(seat);
            }
            Command::EndCountryside => self.active = None,
            Command::Woodcutter(_)
            | Command::Farm(..)
            | Command::Mine(..)
            | Command::Fishery(..)
            | Command::Inn(..)
            | Command::City(..)
            | Command::Cleanse(_) => self.build_in_countryside(seat, command),
            _ => self.act_in_city(seat, command, free_house),
        }
        self.run();
    }

    fn cover_start(&mut self, seat: usize, centre: Hex) {
        self.players[seat].cities.push(centre);
        for hex in map::footprint(centre) {
            self.markers.remove(&hex);
            if self.printed[&hex] == 'W' {
                self.drained.insert(hex);
            }
        }
    }

    fn act_in_city(&mut self, seat: usize, command: &Command, free_house: Option<usize>) {
        let player = &mut self.players[seat];
        match command {
            Command::BuildHouse(number, place, pay) => {
                self.spend(seat, pay);
                let player = &mut self.players[seat];
                player.add_house(*number, *place);
                let (food, luxury) = data::HOUSES[number - 1];
                let lower = (1..*number).any(|other| !player.houses.contains_key(&other));
                if food + luxury > 0 && player.has_power("nicolo") && lower {
                    player.free_house = Some(*number);
                }
            }
            Command::FreeHouse(number, place) => {
                assert!(free_house.is_some_and(|paid| number < &paid), "checked by allows()");
                player.add_house(*number, *place);
            }
            Command::BuildCityBuilding { kind, at, turn, pay, saint } => {
                self.spend(seat, pay);
                let player = &mut self.players[seat];
                player.add_building(kind, Piece::of_type(data::kind(kind).expect("a known type")), *turn, *at);
                match *kind {
                    "cathedral" => {
                        player.saint = *saint;
                        player.cathedrals += 1;
                    }
                    "fountain" => player.fountains += 1,
                    _ => {}
                }
            }
            Command::BuildStorage { at, width, height, pay } => {
                self.spend(seat, pay);
                self.players[seat].add_building("storage", Piece::rectangle(*width, *height), 0, *at);
            }
            Command::Man(number) => {
                player.home -= 1;
                player.buildings.get_mut(number).expect("checked").man = true;
            }
            Command::Unman(number) => {
                player.home += 1;
                player.buildings.get_mut(number).expect("checked").man = false;
            }
            Command::RemoveGraves(list) => {
                player.removed += list.len();
                for place in list {
                    player.graves.remove(place);
                }
                player.mark("hospital");
            }
            Command::RazeCathedral => {
                player.mark("theology");
                let (number, _) = player.find("cathedral").expect("checked");
                player.buildings.remove(&number);
                (player.saint, player.razed) = (None, true);
            }
            Command::BankTrade(two, one) => {
                player.mark("market");
                self.pay(seat, two);
                self.gain(seat, *one, 1);
            }
            Command::OfferTrade { to, give, get } => {
                self.end_offers(|offer| offer.from == seat && offer.to == *to);
                self.pay(seat, give);
                let number = self.offer_numbers.entry((seat, *to)).or_default();
                *number += 1;
                let number = *number;
                let market = self.works(seat, "market");
                self.offers.push(Offer { from: seat, to: *to, number, give: *give, get: *get, market });
            }
            Command::AcceptTrade(from, number) => {
                let offer = self.open_offer(*from, seat, *number).expect("checked").clone();
                self.offers.retain(|other| *other != offer);
                self.pay(seat, &offer.get);
                state::add(&mut self.players[seat].stock, &offer.give);
                state::add(&mut self.players[*from].stock, &offer.get);
                for trader in [seat, *from] {
                    if self.works(trader, "market") || trader == *from && offer.market {
                        self.players[trader].mark("market");
                    }
                }
            }
            Command::RejectTrade(from, _) => self.end_offers(|offer| offer.from == *from && offer.to == seat),
            Command::WithdrawTrade(to, _) => self.end_offers(|offer| offer.from == seat && offer.to == *to),
            Command::MoveBuilding(moved, at, turn) => {
                player.lift(*moved);
                player.put(*moved, *at, *turn);
            }
            Command::Lift(moved) => player.lift(*moved),
            Command::Place(moved, at, turn) => player.put(*moved, *at, *turn),
            Command::MoveGrave(from, to) => {
                player.graves.remove(from);
                player.graves.insert(*to);
            }
            Command::CommitCity => {
                player.committed = true;
                self.end_offers(|offer| offer.from == seat || offer.to == seat);
                self.active = None;
            }
            other => panic!("{other} is not a command of R2"),
        }
    }

    /// Pays a cost; philosophy is used if the goods are not different.
    fn spend(&mut self, seat: usize, pay: &Goods) {
        self.pay(seat, pay);
        if legal::breaks_different(pay) {
            self.players[seat].mark("philosophy");
        }
    }

    /// Ends offers: the givers get their goods back.
    pub fn end_offers(&mut self, which: impl Fn(&Offer) -> bool) {
        for offer in std::mem::take(&mut self.offers) {
            if which(&offer) {
                if !self.players[offer.from].out {
                    state::add(&mut self.players[offer.from].stock, &offer.give);
                }
            } else {
                self.offers.push(offer);
            }
        }
    }

    fn build_in_countryside(&mut self, seat: usize, command: &Command) {
        if let Command::Cleanse(hex) = command {
            self.players[seat].alchemy_used = true;
            self.players[seat].mark("alchemy");
            for next in map::footprint(*hex) {
                if !self.is_occupied(next) {
                    self.pollution.remove(&next);
                }
            }
            return;
        }
        // The working, manned cart shop that was built first is emptied.
        let shop = self.players[seat].working("cart_shop")[0];
        self.players[seat].buildings.get_mut(&shop).expect("checked").man = false;
        let mut wood = [0; 10];
        wood[data::WOOD] = 1;
        match command {
            Command::Woodcutter(hex) => {
                self.pay(seat, &wood);
                self.start_site(seat, "woodcutter", vec![*hex], data::WOOD);
            }
            Command::Farm(hex, good, free) => {
                if *free {
                    self.players[seat].biology_used = true;
                    self.players[seat].mark("biology");
                } else {
                    self.players[seat].stock[*good] -= 1;
                }
                self.start_site(seat, "farm", vec![*hex], *good);
            }
            Command::Mine(hex, good) => {
                self.pay(seat, &wood);
                let range = self.range_of(*hex);
                self.range_kinds[range] = Some(*good);
                self.start_site(seat, "mine", vec![*hex], *good);
            }
            Command::Fishery(a, b, good) => {
                self.pay(seat, &wood);
                self.start_site(seat, "fishery", vec![*a, *b], *good);
            }
            Command::Inn(hex, pay) => {
                self.pay(seat, pay);
                self.markers.remove(hex);
                self.players[seat].inns.insert(*hex);
                self.players[seat].set_aside += 1;
            }
            Command::City(centre, pay) => {
                self.spend(seat, pay);
                for hex in map::footprint(*centre) {
                    self.markers.remove(&hex);
                }
                self.players[seat].cities.push(*centre);
                self.players[seat].set_aside += 1;
            }
            other => panic!("{other} is not a command of R4"),
        }
    }

    /// Puts a site on the map with all goods it takes; what it costs has been paid.
    fn start_site(&mut self, seat: usize, kind: &'static str, at: Vec<Hex>, good: Good) {
        let hexes = if kind == "fishery" {
            self.fishing_grounds(&at)
        } else {
            let terrain = self.terrain(at[0]);
            let fits = |hex: &Hex| self.terrain(*hex) == terrain && self.is_free_clean(*hex);
            map::footprint(at[0]).into_iter().filter(fits).collect()
        };
        if kind == "fishery" {
            for hex in &at {
                self.markers.remove(hex);
            }
        }
        let taken: Vec<Hex> = hexes.into_iter().take(self.supply(good).clamp(0, 99) as usize).collect();
        for hex in &taken {
            self.markers.remove(hex);
            if kind == "woodcutter" {
                self.felled.insert(*hex);
            } else {
                self.pollution.insert(*hex);
            }
        }
        self.sites.push(Site { seat, kind, at, good, goods: taken.into_iter().collect() });
        self.sites.sort_by_key(|site| site.at[0]);
    }

    /// Takes goods of a site: with forced labour one of them is lost.
    pub fn harvest(&mut self, at: usize, hexes: &[Hex]) {
        let site = &mut self.sites[at];
        let (seat, good) = (site.seat, site.good);
        for hex in hexes {
            site.goods.remove(hex);
        }
        let lost = i64::from(self.works(seat, "forced_labour"));
        self.players[seat].stock[good] += hexes.len() as i64 - lost;
        self.end_empty_site(at);
    }

    /// A site without goods ends and its man goes home.
    pub fn end_empty_site(&mut self, at: usize) {
        if self.sites[at].goods.is_empty() {
            let site = self.sites.remove(at);
            self.players[site.seat].home += 1;
        }
    }

    fn explore(&mut self, seat: usize, hex: Hex, luck: &mut Luck) {
        let left = |good: &Good| self.revealed[*good] < self.seats as i64;
        let among: Vec<&'static str> = data::SEEDS.into_iter().filter(left).map(|good| data::GOODS[good]).collect();
        let word = luck(&among);
        assert!(among.contains(&word.as_str()), "{word} is not under a marker: {among:?}");
        let good = data::good(&word).expect("a good");
        self.revealed[good] += 1;
        self.markers.remove(&hex);
        self.gain(seat, good, 1);
        if data::FOODS.contains(&good) {
            self.famine += 1;
        }
        self.active = None;
    }

    /// 5.3: a player goes out.
    pub fn leave(&mut self, seat: usize) {
        self.players[seat].out = true;
        self.players[seat].stock = [0; 10];
        self.end_offers(|offer| offer.from == seat || offer.to == seat);
        self.order.retain(|other| *other != seat);
        self.queue.retain(|other| *other != seat);
        let own: Vec<Hex> = self.sites.iter().filter(|site| site.seat == seat).map(|site| site.at[0]).collect();
        self.unharvested.retain(|hex| !own.contains(hex));
        if self.active == Some(seat) {
            (self.active, self.due) = (None, (0, 0));
        }
        if let [last] = self.living()[..] {
            self.end(vec![last]);
        }
    }

    pub fn end(&mut self, winners: Vec<usize>) {
        self.winners = Some(winners);
        self.stage = Stage::GameOver;
        (self.active, self.due) = (None, (0, 0));
        self.queue.clear();
        self.unharvested.clear();
    }
}

impl Player {
    fn add_house(&mut self, number: usize, place: Place) {
        self.houses.insert(number, Some(place));
        self.home += 1;
    }

    pub fn add_building(&mut self, kind: &'static str, piece: Piece, turn: usize, at: Place) -> usize {
        let building =
            Building { kind, piece, turn, at: Some(at), man: false, used: false, carried: Default::default() };
        let number = self.cathedral_number.filter(|_| kind == "cathedral").unwrap_or(self.next_building);
        if kind == "cathedral" {
            self.cathedral_number = Some(number);
        }
        self.buildings.insert(number, building);
        self.next_building = self.next_building.max(number + 1);
        number
    }

    /// Marks the building of a type as used, and the university if the building works only through it.
    pub fn mark(&mut self, kind: &str) {
        let Some((number, building)) = self.find(kind) else { return };
        let through = data::FACULTIES.contains(&kind) && !building.man;
        self.buildings.get_mut(&number).expect("just found").used = true;
        if through && let Some((university, _)) = self.find("university") {
            self.buildings.get_mut(&university).expect("just found").used = true;
        }
    }
}
