//! A table set by hand for R4 to R10, as the worked examples begin, and played on through `step` alone.
//!
//! Unless a test says otherwise: the reference map of section 11 with Red (seat 0) at (0,0) and Blue (seat 1) at (0,13),
//! order of play Blue, Red, everybody's stock empty, round 1.

use crate::antiquity::action::{Action, Deed};
use crate::antiquity::board::{Form, Piece, Spot};
use crate::antiquity::check::check;
use crate::antiquity::data::{Building, Good, Goods, Saint};
use crate::antiquity::event::Event;
use crate::antiquity::ground::Terrain;
use crate::antiquity::map::{Hex, HexSet};
use crate::antiquity::phases::{self, countryside, exploration, famine, harvest, pollution, storage, victory};
use crate::antiquity::shapes::{self, Square, squares};
use crate::antiquity::state::{Phase, Site, State};
use crate::antiquity::{Antiquity, sites};
use table::chance::Outcome;
use table::game::{Game, Turn};
use table::input::{Input, Refusal, step};
use table::log::Log;
use table::meta::{Named, Options};
use table::seat::{Seat, SeatSet};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const GREEN: Seat = Seat(2);

pub fn options(seats: u8, chosen: &[(&str, &str)]) -> Options {
    let named: Named = chosen.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    Antiquity::META.options(&named, seats).expect("options that exist")
}

/// Goods as they are written: each with its count.
pub fn goods(list: &[(Good, u16)]) -> Goods {
    let mut all = Goods::NONE;
    list.iter().for_each(|(good, n)| all.add(*good, *n));
    all
}

/// A game going on, with what the last input told.
#[derive(Clone)]
pub struct Land {
    pub s: State,
    pub told: Vec<Event>,
    /// Whether every position is one that the rules can bring forth.
    real: bool,
}

impl Land {
    /// The set-up played with these drawn faces, unturned, and these first cities by seat; the last seat is first in order
    /// of play. It is R2 of round 1.
    pub fn set_up(seats: u8, chosen: &[(&str, &str)], faces: &[u8], centres: &[(i8, i8)]) -> Land {
        let s = Antiquity::setup(&options(seats, chosen), seats);
        let mut t = Land { s, told: Vec::new(), real: true };
        for face in faces {
            let (pair, side) = (face % 8 / 2, face / 8 * 2 + face % 2);
            t.fate(&[pair]);
            t.fate(&[side]);
            t.fate(&[0]);
        }
        let order: Vec<u8> = (0..seats).rev().collect();
        t.fate(&order);
        for (seat, (q, r)) in (0..).zip(centres) {
            t.act(Seat(seat), Action::Found(t.at(*q, *r)));
        }
        t
    }

    /// The reference map in R2 of round 1.
    pub fn fresh(chosen: &[(&str, &str)]) -> Land {
        Land::set_up(2, chosen, &[0, 1, 2, 3], &[(0, 0), (0, 13)])
    }

    /// The reference map with nothing in stock, between the phases.
    pub fn with(chosen: &[(&str, &str)]) -> Land {
        Land::fresh(chosen).between()
    }

    /// The reference map by the text's rules.
    pub fn new() -> Land {
        Land::with(&[])
    }

    /// Three players by the text's rules.
    pub fn three(chosen: &[(&str, &str)]) -> Land {
        Land::set_up(3, chosen, &[0, 1, 2, 3, 4, 5], &[(0, 0), (-10, 18), (8, 10)]).between()
    }

    /// Two cities on an open plain without water, mountains or forest: not a position that tiles can make.
    pub fn plain(red: (i8, i8), blue: (i8, i8)) -> Land {
        let mut t = Land::set_up(4, &[], &[0, 1, 2, 3, 4, 5, 6, 7], &[(-9, 4), (9, -4), (-10, 18), (8, 10)]).between();
        let all = t.s.map.ground.sets.iter().fold(HexSet::NONE, |all, set| all.or(*set));
        t.s.map.ground.sets = [HexSet::NONE; 4];
        t.s.map.ground.sets[Terrain::Grassland as usize] = all;
        t.s.map.markers = HexSet::NONE;
        t.s.map.built = HexSet::NONE;
        t.real = false;
        for seat in [Seat(2), Seat(3)] {
            phases::leaving::out(&mut t.s, seat, &mut Log::silent());
            t.s.player_mut(seat).cities = Default::default();
        }
        for (seat, (q, r)) in [(RED, red), (BLUE, blue)] {
            let centre = t.at(q, r);
            let player = t.s.player_mut(seat);
            player.cities = Default::default();
            player.cities.push(centre);
            t.s.map.built = t.s.map.built.or(t.s.layout().disc(centre));
        }
        t
    }

    /// Ends R2 of round 1 with nothing done, and leaves the phases to the test.
    fn between(mut self) -> Land {
        self.s.before = Default::default();
        self.s.asked = SeatSet::NONE;
        self.s.phase = Phase::Countryside;
        self.s.at = 0;
        for player in &mut self.s.players {
            player.realm.stock = Goods::NONE;
        }
        self
    }

    /// The hex that lies there.
    pub fn at(&self, q: i8, r: i8) -> Hex {
        self.s.layout().hex(q, r).expect("a hex of the map")
    }

    /// The hexes that lie there.
    pub fn these(&self, list: &[(i8, i8)]) -> HexSet {
        list.iter().map(|(q, r)| self.at(*q, *r)).collect()
    }

    pub fn stock(&self, seat: Seat) -> Goods {
        self.s.realm(seat).stock
    }

    /// Puts goods into a stock.
    pub fn give(&mut self, seat: Seat, list: &[(Good, u16)]) -> &mut Land {
        let realm = self.s.realm_mut(seat);
        realm.stock = realm.stock.plus(goods(list));
        self
    }

    /// Builds the next so many houses, on the last free squares of the first board; their men are at home.
    pub fn men(&mut self, seat: Seat, n: u8) -> &mut Land {
        for _ in 0..n {
            let realm = self.s.realm_mut(seat);
            let number = realm.house_count() + 1;
            let square = Square(63 - realm.free(0).leading_zeros() as u8);
            self.house(seat, number, Spot::at(0, square));
        }
        self
    }

    /// Builds a house.
    pub fn house(&mut self, seat: Seat, number: u8, spot: Spot) -> &mut Land {
        let realm = self.s.realm_mut(seat);
        realm.houses[usize::from(number) - 1] = spot;
        realm.covered[usize::from(spot.city())] |= spot.square().bit();
        realm.home += 1;
        self
    }

    /// Puts a building on a square of a city, unturned.
    pub fn piece(&mut self, seat: Seat, building: Building, city: u8, row: u8, col: u8) -> usize {
        self.lay(seat, building, Spot::at(city, Square::at(row, col)), Form::turned(0))
    }

    /// Puts a storage of so many columns and rows on the first squares where it fits.
    pub fn storage(&mut self, seat: Seat, width: u8, height: u8) -> usize {
        let form = Form::sized(width, height);
        let shape = shapes::Shape::rectangle(height, width);
        let spot = self.first_spot(seat, shape);
        self.lay(seat, Building::Storage, spot, form)
    }

    fn lay(&mut self, seat: Seat, building: Building, spot: Spot, form: Form) -> usize {
        let realm = self.s.realm_mut(seat);
        let piece = Piece { building, spot, form };
        let mask = piece.squares();
        assert_eq!(realm.free(spot.city()) & mask, mask, "{building:?} fits there");
        realm.covered[usize::from(spot.city())] |= mask;
        realm.pieces.push(piece);
        realm.pieces.len() - 1
    }

    fn first_spot(&self, seat: Seat, shape: shapes::Shape) -> Spot {
        let cities = 0..self.s.city_count(seat);
        let fits = |city: u8| {
            let anchors = shape.anchors(self.s.realm(seat).free(city), shapes::side(city.into()));
            squares(anchors).next().map(|square| Spot::at(city, square))
        };
        cities.filter_map(fits).next().expect("it fits somewhere")
    }

    /// Builds a building on the first squares where it fits unturned; a man comes out of a house of his own if it needs one.
    pub fn works(&mut self, seat: Seat, building: Building) -> usize {
        let spot = self.first_spot(seat, shapes::shape(building, 0));
        let slot = self.lay(seat, building, spot, Form::turned(0));
        if building.needs_man() {
            self.man(seat, slot);
        }
        slot
    }

    /// Builds a building on the first squares where it fits in some turn, without a man.
    pub fn stands(&mut self, seat: Seat, building: Building) -> usize {
        let cities = 0..self.s.city_count(seat);
        let mut all = cities.flat_map(|city| (0..4).map(move |turn| (city, turn)));
        let (spot, turn) = all
            .find_map(|(city, turn)| {
                let shape = shapes::shape(building, turn);
                let anchors = shape.anchors(self.s.realm(seat).free(city), shapes::side(city.into()));
                squares(anchors).next().map(|square| (Spot::at(city, square), turn))
            })
            .expect("it fits somewhere");
        self.lay(seat, building, spot, Form::turned(turn))
    }

    /// A new house's man goes to a building.
    pub fn man(&mut self, seat: Seat, slot: usize) -> &mut Land {
        self.men(seat, 1);
        let realm = self.s.realm_mut(seat);
        realm.home -= 1;
        realm.manned.set(slot, true);
        self
    }

    /// So many cart shops with men.
    pub fn carts(&mut self, seat: Seat, n: usize) -> &mut Land {
        (0..n).for_each(|_| {
            self.works(seat, Building::CartShop);
        });
        self
    }

    /// A cathedral of this saint.
    pub fn saint(&mut self, seat: Seat, saint: Saint) -> usize {
        self.s.realm_mut(seat).saint = Some(saint);
        self.works(seat, Building::Cathedral)
    }

    /// A grave on a square.
    pub fn grave(&mut self, seat: Seat, city: u8, row: u8, col: u8) -> &mut Land {
        self.s.realm_mut(seat).graves[usize::from(city)] |= Square::at(row, col).bit();
        self
    }

    /// Graves on all free squares but so many.
    pub fn crowd(&mut self, seat: Seat, left: u32) -> &mut Land {
        for city in 0..self.s.city_count(seat) {
            while self.s.free_count(seat) > left as u16 && self.s.realm(seat).free(city) != 0 {
                let realm = self.s.realm_mut(seat);
                let free = realm.free(city);
                realm.graves[usize::from(city)] |= free & free.wrapping_neg();
            }
        }
        self
    }

    /// A site with these goods left and its man, who comes out of a house of his own.
    pub fn site(&mut self, seat: Seat, good: Good, centre: (i8, i8), goods: &[(i8, i8)]) -> &mut Land {
        let (layout, hexes) = (self.s.layout(), self.these(goods));
        let mut site = Site { owner: seat, good, at: self.at(centre.0, centre.1), ..Site::default() };
        for hex in hexes.iter() {
            site.left |= 1 << site.bit(hex, layout).expect("a hex of the site");
        }
        self.s.map.sites.push(site);
        self.s.map.goods = self.s.map.goods.or(hexes);
        self.s.map.markers = self.s.map.markers.minus(hexes);
        match good {
            Good::Wood => {
                self.s.map.felled = self.s.map.felled.or(hexes.and(self.s.map.ground.of(Terrain::Forest)));
                self.s.map.ground.to_grassland(Terrain::Forest, hexes);
            }
            _ => self.s.map.polluted = self.s.map.polluted.or(hexes),
        }
        self.men(seat, 1);
        self.s.realm_mut(seat).home -= 1;
        self
    }

    /// An inn.
    pub fn inn(&mut self, seat: Seat, q: i8, r: i8) -> &mut Land {
        let hex = self.at(q, r);
        self.s.player_mut(seat).inns.push(hex);
        self.s.map.built.insert(hex);
        self
    }

    /// One more city on the map.
    pub fn city(&mut self, seat: Seat, q: i8, r: i8) -> &mut Land {
        let hex = self.at(q, r);
        self.s.player_mut(seat).cities.push(hex);
        self.s.map.built = self.s.map.built.or(self.s.layout().disc(hex));
        self
    }

    fn begun(&mut self, begin: fn(&mut State, &mut Log<Event>)) -> &mut Land {
        // Whatever an earlier phase had still to ask is dropped.
        (self.s.due, self.s.graves_due, self.s.level, self.s.asked) = (0, 0, 0, SeatSet::NONE);
        let mut log = Log::new();
        begin(&mut self.s, &mut log);
        self.heard(&log);
        self
    }

    /// In R2: the others see each player's goods and boards as they are now.
    pub fn shown(&mut self) -> &mut Land {
        for seat in self.s.all() {
            self.s.before[seat.index()] = Some(*self.s.realm(seat));
        }
        self
    }

    /// R4 begins.
    pub fn countryside(&mut self) -> &mut Land {
        self.begun(countryside::begin)
    }

    /// R5 begins.
    pub fn storing(&mut self) -> &mut Land {
        self.begun(storage::begin)
    }

    /// R6 begins.
    pub fn harvest(&mut self) -> &mut Land {
        self.begun(harvest::begin)
    }

    /// R7 begins.
    pub fn exploration(&mut self) -> &mut Land {
        self.begun(exploration::begin)
    }

    /// R8 begins, at this famine level.
    pub fn famine(&mut self, level: u8) -> &mut Land {
        self.s.famine = level;
        self.begun(famine::begin)
    }

    /// R9 begins.
    pub fn pollution(&mut self) -> &mut Land {
        self.begun(pollution::begin)
    }

    /// R10.
    pub fn victory(&mut self) -> &mut Land {
        self.begun(victory::begin)
    }

    fn heard(&mut self, log: &Log<Event>) {
        self.told = log.told().iter().map(|(_, event)| event.clone()).collect();
        if self.real {
            check(&self.s).unwrap_or_else(|damage| panic!("{damage} after {:?}", self.told));
        }
    }

    /// One input, which has to be accepted.
    pub fn input(&mut self, input: Input<Action>) -> &mut Land {
        let mut log = Log::new();
        step::<Antiquity>(&mut self.s, &input, &mut Vec::new(), &mut log)
            .unwrap_or_else(|refused| panic!("{input:?}: {refused} in {:?}", self.s.phase));
        self.heard(&log);
        self
    }

    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Land {
        self.input(Input::Act(seat, action))
    }

    /// Several actions of one seat.
    pub fn acts(&mut self, seat: Seat, actions: &[Action]) -> &mut Land {
        for action in actions {
            self.act(seat, *action);
        }
        self
    }

    pub fn fate(&mut self, values: &[u8]) -> &mut Land {
        self.input(Input::Fate(Outcome(values.iter().copied().collect())))
    }

    /// Why an action is refused.
    pub fn refuses(&mut self, seat: Seat, action: Action) -> Refusal {
        let before = self.s;
        let refused = step::<Antiquity>(&mut self.s, &Input::Act(seat, action), &mut Vec::new(), &mut Log::new());
        assert_eq!(self.s, before, "a refused input leaves no trace");
        refused.expect_err("it is refused")
    }

    /// The legal actions of a seat, but for resigning.
    pub fn offered(&self, seat: Seat) -> Vec<Action> {
        let mut list = Vec::new();
        phases::actions(&self.s, seat, &mut list);
        list.retain(|action| *action != Action::Resign);
        list
    }

    /// The hexes that are offered.
    pub fn hexes(&self, seat: Seat) -> HexSet {
        let hex = |action: Action| match action {
            Action::Hex(hex) | Action::Take(hex) | Action::Explore(hex) | Action::Pollute(hex) => Some(hex),
            _ => None,
        };
        self.offered(seat).into_iter().filter_map(hex).collect()
    }

    /// Who is asked.
    pub fn asked(&self) -> Vec<Seat> {
        Antiquity::turn(&self.s).asked().iter().collect()
    }

    pub fn is_over(&self) -> bool {
        matches!(Antiquity::turn(&self.s), Turn::Over(_))
    }

    /// A deed on a hex, with its good if there are several to choose from.
    pub fn deed(&mut self, seat: Seat, deed: Deed, q: i8, r: i8, good: Option<Good>) -> &mut Land {
        let hex = self.at(q, r);
        self.acts(seat, &[Action::Deed(deed), Action::Hex(hex)]);
        if let Some(good) = good {
            self.act(seat, Action::Kind(good));
        }
        self
    }

    /// A fishery on two hexes, with its good if there are several to choose from.
    pub fn fishery(&mut self, seat: Seat, one: (i8, i8), other: (i8, i8), good: Option<Good>) -> &mut Land {
        let (one, other) = (self.at(one.0, one.1), self.at(other.0, other.1));
        self.acts(seat, &[Action::Deed(Deed::Fishery), Action::Hex(one), Action::Hex(other)]);
        if let Some(good) = good {
            self.act(seat, Action::Kind(good));
        }
        self
    }

    /// The goods of the last site that was begun.
    pub fn last_site(&self) -> (Good, HexSet) {
        let site = self.s.map.sites.last().expect("a site");
        (site.good, sites::goods(&self.s, site))
    }

    /// Places graves or markers wherever it is first possible, until all are placed, and is done.
    pub fn place_all(&mut self, seat: Seat) -> &mut Land {
        let (phase, round) = (self.s.phase, self.s.round);
        assert!(matches!(phase, Phase::Famine | Phase::Pollution), "something is to be placed: {phase:?}");
        while self.s.phase == phase && self.s.round == round && self.asked().contains(&seat) {
            let first = self.offered(seat)[0];
            self.act(seat, first);
        }
        self
    }

    /// Builds something in R2, on a square of the first city.
    pub fn build(&mut self, seat: Seat, building: Building, row: u8, col: u8) -> &mut Land {
        self.acts(seat, &[Action::Build(building), Action::Square(Spot::at(0, Square::at(row, col)))]);
        if self.offered(seat).contains(&Action::Turn(0)) {
            self.act(seat, Action::Turn(0));
        }
        self
    }

    /// Houses 1 to 4 on the last row.
    pub fn four_houses(&mut self, seat: Seat) -> &mut Land {
        for number in 1..=4 {
            self.acts(seat, &[Action::House(number), Action::Square(Spot::at(0, Square::at(6, 7 - number)))]);
        }
        self
    }
}
