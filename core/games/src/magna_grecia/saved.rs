//! A position as it is written: what lies on the board tile by tile, without what follows from it.

use super::data::{ALL_ORACLES, CARDS, SEATS, WAYS, Way};
use super::map::{HEXES, Hex, VILLAGES};
use super::net::Net;
use super::state::{City, Done, Draft, House, Laid, Oracle, PLACES, Pending, Phase, Place, Player, State, Tile};
use serde::{Deserialize, Serialize};
use table::row::Row;
use table::seat::Seat;

/// A position as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    house: House,
    seats: u8,
    phase: Phase,
    pending: Pending,
    active: Seat,
    round: u8,
    gone: u8,
    cards: Row<CARDS>,
    players: [Player; SEATS],
    roads: Vec<(Hex, Seat, Way)>,
    city_tiles: Vec<(Hex, Place)>,
    cities: Vec<(Place, City)>,
    founded: u8,
    oracles: Vec<Oracle>,
    done: Done,
    draft: Option<Draft>,
}

impl From<State> for Saved {
    fn from(s: State) -> Saved {
        let (mut roads, mut city_tiles) = (Vec::new(), Vec::new());
        for hex in Hex::all() {
            match s.laid(hex) {
                Laid::Nothing => {}
                Laid::Road(seat, way) => roads.push((hex, seat, way)),
                Laid::City(place) => city_tiles.push((hex, place)),
            }
        }
        let cities = (0..PLACES as u8).map(Place).filter_map(|place| Some((place, s.city(place)?))).collect();
        Saved {
            house: s.house,
            seats: s.seats,
            phase: s.phase,
            pending: s.pending,
            active: s.active,
            round: s.round,
            gone: s.gone,
            cards: s.cards,
            players: s.players,
            roads,
            city_tiles,
            cities,
            founded: s.founded,
            oracles: s.oracles().collect(),
            done: s.done,
            draft: s.draft,
        }
    }
}

impl TryFrom<Saved> for State {
    type Error = &'static str;

    /// Whether what is written can be put on a board at all; the rest is for `check`.
    fn try_from(w: Saved) -> Result<State, &'static str> {
        let mut s = State {
            house: w.house,
            seats: w.seats,
            phase: w.phase,
            pending: w.pending,
            active: w.active,
            round: w.round,
            gone: w.gone,
            cards: w.cards,
            players: w.players,
            tiles: [Tile::NOTHING; HEXES],
            cities: [None; PLACES],
            founded: w.founded,
            oracles: [None; ALL_ORACLES],
            done: w.done,
            draft: w.draft,
            net: Net::EMPTY,
        };
        let seat = |seat: Seat| seat.index() < SEATS;
        for (place, city) in w.cities {
            if place.index() >= PLACES || !seat(city.owner) || s.cities[place.index()].replace(city).is_some() {
                return Err("a city at a place that exists, and one at each");
            }
        }
        let mut lay = |hex: Hex, tile: Tile| match s.tiles.get_mut(hex.index()) {
            Some(free) if *free == Tile::NOTHING => {
                *free = tile;
                Ok(())
            }
            _ => Err("one tile on a hex that exists"),
        };
        for (hex, owner, way) in w.roads {
            if !seat(owner) || usize::from(way.0) >= WAYS {
                return Err("a road tile of a seat that exists, in one of nine ways");
            }
            lay(hex, Tile::road(owner, way))?;
        }
        for (hex, place) in w.city_tiles {
            if s.cities.get(place.index()).is_none_or(Option::is_none) {
                return Err("a city tile of a city that exists");
            }
            lay(hex, Tile::city(place))?;
        }
        if w.oracles.len() > ALL_ORACLES {
            return Err("nine oracles at most");
        }
        for (oracle, there) in w.oracles.into_iter().zip(&mut s.oracles) {
            if usize::from(oracle.village.0) >= VILLAGES {
                return Err("an oracle on a village that exists");
            }
            *there = Some(oracle);
        }
        s.renew_net();
        Ok(s)
    }
}
