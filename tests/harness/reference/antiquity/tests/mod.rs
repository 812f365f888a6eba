//! The worked examples 1 to 43 of the rules text and the figures computed with them, on the reference engine.

mod city;
mod end;
mod land;
mod map;
mod play;
mod rounds;
mod trade;

use std::collections::BTreeMap;

use super::map::{Hex, Hexes, footprint};
use super::pieces::Piece;
use super::state::{Game, Site, Stage};
use super::{Command, data, new_game};

const RED: usize = 0;
const BLUE: usize = 1;

fn options(list: &[(&str, &str)]) -> BTreeMap<String, String> {
    list.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect()
}

/// The reference map of section 11 before the first city; order Blue, Red, so that Red places first.
fn bare_map(list: &[(&str, &str)]) -> Game {
    new_game(2, &options(list), &["N0/0", "N1/0", "N2/0", "N3/0"], &[BLUE, RED])
}

/// The reference map with both cities, in R2 of round 1.
fn reference_map(list: &[(&str, &str)]) -> Game {
    let mut game = bare_map(list);
    game.play(RED, "PlaceCity 0,0");
    game.play(BLUE, "PlaceCity 0,13");
    game
}

fn reference() -> Game {
    reference_map(&[])
}

/// An endless plain, as far as anything here reaches, with cities by seat.
fn open_plain(seats: usize, cities: &[(usize, Hex)]) -> Game {
    let tiles = ["N0/0", "N1/0", "N2/0", "N3/0", "N4/0", "N5/0", "N6/0", "N7/0"];
    let layout = data::LAYOUTS.iter().find(|layout| layout.seats == seats).expect("2 to 4 players");
    let order: Vec<usize> = (0..seats).collect();
    let mut game = new_game(seats, &options(&[]), &tiles[..layout.offsets.len()], &order);
    let plain: Vec<Hex> = (-20..=20).flat_map(|q| (-20..=20).map(move |r| (q, r))).collect();
    game.printed = plain.into_iter().map(|hex| (hex, 'G')).collect();
    game.markers.clear();
    (game.ranges, game.range_kinds) = (Vec::new(), Vec::new());
    for (seat, centre) in cities {
        game.players[*seat].cities.push(*centre);
    }
    game.round = 1;
    game.start(Stage::CityBuilding);
    game
}

/// A game with so many players, a city each, in R2 of round 1.
fn table(seats: usize, list: &[(&str, &str)]) -> Game {
    let tiles = ["N0/0", "N1/0", "N2/0", "N3/0", "N4/0", "N5/0", "N6/0", "N7/0"];
    let layout = data::LAYOUTS.iter().find(|layout| layout.seats == seats).expect("2 to 4 players");
    let order: Vec<usize> = (0..seats).collect();
    let mut game = new_game(seats, &options(list), &tiles[..layout.offsets.len()], &order);
    while game.stage == Stage::PlaceCity {
        let (seat, centres) = (game.may()[0], game.start_centres());
        game.play(seat, &Command::PlaceCity(centres[0]).to_string());
    }
    game
}

fn no_luck(_: &[&'static str]) -> String {
    panic!("nothing is drawn here")
}

fn hexes(list: &[Hex]) -> Hexes {
    list.iter().copied().collect()
}

impl Game {
    fn try_it(&mut self, seat: usize, words: &str) -> Result<(), String> {
        self.apply(seat, words, &mut no_luck)
    }

    fn play(&mut self, seat: usize, words: &str) {
        self.try_it(seat, words).expect("it is legal");
    }

    fn may_do(&self, seat: usize, words: &str) -> bool {
        let command = Command::read(words).expect("a command");
        self.allows(seat, &command).is_ok()
    }

    /// A stock of nothing but these goods.
    fn give(&mut self, seat: usize, goods: &[(&str, i64)]) {
        self.players[seat].stock = [0; 10];
        for (good, many) in goods {
            self.players[seat].stock[data::good(good).expect("a good")] = *many;
        }
    }

    fn has(&self, seat: usize, good: &str) -> i64 {
        self.players[seat].stock[data::good(good).expect("a good")]
    }

    fn stock(&self, seat: usize) -> i64 {
        self.players[seat].stock.iter().sum()
    }

    /// Puts a building on a board without paying, with a man on it if it needs one, out of nowhere.
    fn stand(&mut self, seat: usize, kind: &str, city: usize, anchor: (usize, usize), turn: usize) -> usize {
        let kind = data::kind(kind).expect("a type");
        let number = self.stand_piece(seat, kind.id, Piece::of_type(kind), city, anchor, turn);
        if kind.id == "cathedral" {
            self.players[seat].saint = Some("nicolo");
        }
        number
    }

    fn stand_storage(
        &mut self,
        seat: usize,
        city: usize,
        anchor: (usize, usize),
        width: usize,
        height: usize,
    ) -> usize {
        self.stand_piece(seat, "storage", Piece::rectangle(width, height), city, anchor, 0)
    }

    fn stand_piece(
        &mut self,
        seat: usize,
        kind: &'static str,
        piece: Piece,
        city: usize,
        anchor: (usize, usize),
        turn: usize,
    ) -> usize {
        let player = &mut self.players[seat];
        player.fits((city, anchor), &piece, turn).expect("it fits");
        let number = player.add_building(kind, piece, turn, (city, anchor));
        player.buildings.get_mut(&number).expect("just built").man = data::kind(kind).expect("a type").needs_man;
        number
    }

    fn saint(&mut self, seat: usize, saint: &'static str, city: usize, anchor: (usize, usize)) -> usize {
        let number = self.stand(seat, "cathedral", city, anchor, 0);
        self.players[seat].saint = Some(saint);
        number
    }

    /// A site out of nowhere.
    fn site(&mut self, seat: usize, kind: &'static str, at: &[Hex], good: &str, goods: &[Hex]) {
        let good = data::good(good).expect("a good");
        self.sites.push(Site { seat, kind, at: at.to_vec(), good, goods: hexes(goods) });
    }

    /// Leaves out everything up to a phase and begins it.
    fn jump(&mut self, stage: Stage) {
        if stage == Stage::Harvest {
            self.begin_harvest()
        } else {
            self.start(stage)
        }
        self.run();
    }

    /// Ends R2 for everybody.
    fn commit_all(&mut self) {
        while self.stage == Stage::CityBuilding {
            let seat = self.active.unwrap_or_else(|| self.may()[0]);
            self.play(seat, "CommitCity");
        }
    }

    fn end_countryside(&mut self) {
        while self.stage == Stage::Countryside {
            self.play(self.may()[0], "EndCountryside");
        }
    }
}
