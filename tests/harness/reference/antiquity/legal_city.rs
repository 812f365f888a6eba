//! The conditions of R2: houses, buildings, men, graves, trades, Santa Barbara.

use std::collections::BTreeSet;

use super::data;
use super::legal::must;
use super::pieces::{Piece, Square};
use super::state::{self, Game, Offer, Player};
use super::words::{Command, Moved, Place};

impl Game {
    pub fn allows_in_city(&self, seat: usize, command: &Command) -> Result<(), String> {
        let player = &self.players[seat];
        // In order, those who are not in turn only answer.
        if self.in_order() && self.active != Some(seat) {
            return match command {
                Command::AcceptTrade(from, number) => self.may_accept(seat, *from, *number),
                Command::RejectTrade(from, number) => self.open_offer(*from, seat, *number).map(|_| ()),
                _ => Err("only the player in turn".to_owned()),
            };
        }
        if player.lifted() {
            return match command {
                Command::Lift(moved) => player.may_lift(*moved),
                Command::Place(moved, at, turn) => player.may_put(*moved, *at, *turn),
                _ => Err("a piece is lifted".to_owned()),
            };
        }
        match command {
            Command::BuildHouse(number, place, pay) => {
                must((1..=data::HOUSES.len()).contains(number), "no such house")?;
                must(!player.houses.contains_key(number), "it stands")?;
                must(player.is_free(*place), "not free")?;
                player.can_pay(house_cost(*number), pay)
            }
            Command::FreeHouse(number, place) => {
                let paid = player.free_house.ok_or("no house was paid just before")?;
                must(*number >= 1 && *number < paid, "not a lower number")?;
                must(!player.houses.contains_key(number), "it stands")?;
                must(player.is_free(*place), "not free")
            }
            Command::BuildCityBuilding { kind, at, turn, pay, saint } => {
                must(*kind != "storage", "a storage is built by BuildStorage")?;
                must(saint.is_some() == (*kind == "cathedral"), "a cathedral names a saint")?;
                self.in_box(kind, 1)?;
                player.may_build(kind)?;
                let piece = Piece::of_type(data::kind(kind).expect("a known type"));
                must(*turn < piece.distinct(), "ruling 61: not a turn of its own")?;
                player.fits(*at, &piece, *turn)?;
                player.can_pay(data::kind(kind).expect("a known type").cost, pay)
            }
            Command::BuildStorage { at, width, height, pay } => {
                must(*width > 0 && *height > 0 && width * height % 2 == 0, "ruling 6: an even area")?;
                self.in_box("storage", width * height / 2)?;
                player.fits(*at, &Piece::rectangle(*width, *height), 0)?;
                player.can_pay(data::STORAGE_COST, pay)
            }
            Command::Man(number) => player.may_man(*number),
            Command::Unman(number) => {
                let building = player.buildings.get(number).ok_or("no such building")?;
                must(building.man && !building.used, "no man, or it was used")?;
                let rests = self.offers.iter().any(|offer| offer.from == seat && offer.market);
                must(building.kind != "market" || !rests, "an offer rests on it")
            }
            Command::RemoveGraves(list) => {
                must(player.works("hospital"), "no hospital")?;
                must(!list.is_empty() && player.removed + list.len() <= data::HOSPITAL_GRAVES, "too many")?;
                let each: BTreeSet<&Place> = list.iter().collect();
                must(each.len() == list.len(), "a grave twice")?;
                must(list.iter().all(|place| player.graves.contains(place)), "no grave there")
            }
            Command::RazeCathedral => {
                must(player.works("theology") && !player.razed, "no theology")?;
                must(player.works("cathedral"), "no working cathedral")?;
                must(player.saint != Some("maria"), "Santa Maria stays")
            }
            Command::BankTrade(two, _) => {
                must(player.works("market"), "no market")?;
                must(state::size(two) == 2 && state::holds(&player.stock, two), "no two goods")
            }
            Command::OfferTrade { to, give, get } => {
                must(*to < self.seats && *to != seat && !self.players[*to].out, "nobody there")?;
                must(self.in_order() || !self.players[*to].committed, "committed")?;
                must(state::size(give) + state::size(get) > 0, "nothing on either side")?;
                let mut stock = player.stock;
                if let Some(old) = self.offers.iter().find(|offer| offer.from == seat && offer.to == *to) {
                    state::add(&mut stock, &old.give);
                }
                must(state::holds(&stock, give), "not in the stock")
            }
            Command::AcceptTrade(from, number) => self.may_accept(seat, *from, *number),
            Command::RejectTrade(from, number) => self.open_offer(*from, seat, *number).map(|_| ()),
            Command::WithdrawTrade(to, number) => self.open_offer(seat, *to, *number).map(|_| ()),
            Command::MoveBuilding(moved, at, turn) => {
                must(player.has_power("barbara"), "no Santa Barbara")?;
                player.may_lift(*moved)?;
                let mut lifted = player.clone();
                lifted.lift(*moved);
                lifted.may_put(*moved, *at, *turn)?;
                lifted.put(*moved, *at, *turn);
                must(player.looks(*moved) != lifted.looks(*moved), "it changes nothing")
            }
            Command::Lift(moved) => {
                must(player.has_power("barbara"), "no Santa Barbara")?;
                player.may_lift(*moved)
            }
            Command::MoveGrave(from, to) => {
                must(player.has_power("barbara"), "no Santa Barbara")?;
                must(player.graves.contains(from) && player.is_free(*to), "no grave, or not free")
            }
            Command::CommitCity => Ok(()),
            _ => Err("not a command of this phase".to_owned()),
        }
    }

    /// Whether the box still holds so many pieces of a shared kind.
    fn in_box(&self, kind: &str, many: usize) -> Result<(), String> {
        let most = match kind {
            "cart_shop" => data::BOX_CART_SHOPS,
            "fountain" => data::BOX_FOUNTAINS,
            "storage" => data::BOX_STORAGES,
            _ => return Ok(()),
        };
        must(!self.limited() || self.pieces_in_use(kind) + many <= most, "no such piece left")
    }

    pub fn pieces_in_use(&self, kind: &str) -> usize {
        let all = self.players.iter().flat_map(|player| player.buildings.values()).filter(|b| b.kind == kind);
        all.map(|b| if kind == "storage" { b.piece.cells.len() / 2 } else { 1 }).sum()
    }

    pub fn open_offer(&self, from: usize, to: usize, number: i64) -> Result<&Offer, String> {
        let fits = |offer: &&Offer| offer.from == from && offer.to == to && offer.number == number;
        self.offers.iter().find(fits).ok_or_else(|| "no such offer".to_owned())
    }

    fn may_accept(&self, seat: usize, from: usize, number: i64) -> Result<(), String> {
        let offer = self.open_offer(from, seat, number)?;
        must(state::holds(&self.players[seat].stock, &offer.get), "not in the stock")?;
        must(offer.market || self.works(seat, "market"), "ruling 29: no market")
    }
}

pub fn house_cost(number: usize) -> data::Cost {
    let (food, luxury) = data::HOUSES[number - 1];
    data::Cost { wood: 0, stone: 0, food, luxury }
}

impl Player {
    fn may_build(&self, kind: &str) -> Result<(), String> {
        let unique = data::kind(kind).expect("a known type").unique;
        must(!unique || self.find(kind).is_none(), "it stands")
    }

    /// Whether a turned piece lies inside a board on free squares.
    pub fn fits(&self, at: Place, piece: &Piece, turn: usize) -> Result<(), String> {
        must(at.0 < self.cities.len(), "no such city")?;
        let free = self.free_squares(at.0);
        must(piece.at(at.1, turn).is_subset(&free), "not on free squares")
    }

    fn may_man(&self, number: usize) -> Result<(), String> {
        let building = self.buildings.get(&number).ok_or("no such building")?;
        must(super::working::needs_man(building) && !building.man, "it takes no man")?;
        must(self.graves_on(building).is_empty(), "ruling 15: a grave")?;
        must(self.home > 0, "no man at home")?;
        must(!self.has_university(building), "ruling 20: it works already")
    }

    fn may_lift(&self, moved: Moved) -> Result<(), String> {
        let stands = match moved {
            Moved::House(number) => self.houses.get(&number).is_some_and(Option::is_some),
            Moved::Building(number) => self.buildings.get(&number).is_some_and(|b| b.at.is_some()),
        };
        must(stands, "it does not stand")
    }

    /// Whether a lifted piece may be placed here.
    fn may_put(&self, moved: Moved, at: Place, turn: usize) -> Result<(), String> {
        match moved {
            Moved::House(number) => {
                must(self.houses.get(&number).is_some_and(Option::is_none), "it is not lifted")?;
                must(turn == 0 && self.is_free(at), "not free")
            }
            Moved::Building(number) => {
                let building = self.buildings.get(&number).ok_or("no such building")?;
                must(building.at.is_none(), "it is not lifted")?;
                let turns = if building.carried.is_empty() { building.piece.distinct() } else { 4 };
                must(turn < turns, "ruling 61: not a turn of its own")?;
                self.fits(at, &building.piece, turn)
            }
        }
    }

    /// What can be seen of a piece on the boards: its squares and its graves.
    fn looks(&self, moved: Moved) -> (Option<usize>, BTreeSet<Square>, BTreeSet<Square>) {
        match moved {
            Moved::House(number) => {
                let place = self.houses[&number];
                (place.map(|p| p.0), place.into_iter().map(|p| p.1).collect(), BTreeSet::new())
            }
            Moved::Building(number) => {
                let building = &self.buildings[&number];
                (building.at.map(|at| at.0), building.squares(), self.graves_on(building))
            }
        }
    }

    pub fn lift(&mut self, moved: Moved) {
        match moved {
            Moved::House(number) => {
                self.houses.insert(number, None);
            }
            Moved::Building(number) => {
                let graves = self.graves_on(&self.buildings[&number]);
                let building = self.buildings.get_mut(&number).expect("checked");
                let (city, anchor) = building.at.take().expect("checked");
                building.carried = graves.iter().map(|square| (square.0 - anchor.0, square.1 - anchor.1)).collect();
                for square in graves {
                    self.graves.remove(&(city, square));
                }
            }
        }
    }

    pub fn put(&mut self, moved: Moved, at: Place, turn: usize) {
        match moved {
            Moved::House(number) => {
                self.houses.insert(number, Some(at));
            }
            Moved::Building(number) => {
                let building = self.buildings.get_mut(&number).expect("checked");
                let carried = std::mem::take(&mut building.carried);
                let graves = building.piece.turn_squares(&carried, building.turn, turn);
                (building.turn, building.at) = (turn, Some(at));
                self.graves.extend(graves.iter().map(|square| (at.0, (at.1.0 + square.0, at.1.1 + square.1))));
            }
        }
    }
}
