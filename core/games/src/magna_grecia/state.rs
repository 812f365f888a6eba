//! A position of the game: everything there is to know.

use super::data::{
    ALL_ORACLES, CARDS, Card, Colour, MARKETS, ORACLES, Printed, ROUNDS, SEATS, START_POINTS, START_SUPPLY, TILES, Way,
};
use super::map::{HEXES, Hex, VILLAGES, Village};
use super::net::Net;
use super::saved::Saved;
use serde::{Deserialize, Serialize};
use table::row::Row;
use table::seat::Seat;

/// How many places are told apart: each village, with the city that has grown from it, and the site of a city that has
/// no village yet.
pub const PLACES: usize = VILLAGES + 1;

/// Anything a road can end in: an open village, an oracle or a city.
///
/// A place is counted by its village. A city goes by the village it was founded on, for as long as it is a city of its
/// own; the villages it swallows later are no places any more. `Place::SITE` is a city begun beside its village.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u8);

impl Place {
    /// The city that is being founded and has no village yet (R40).
    pub const SITE: Place = Place(VILLAGES as u8);

    /// The place as an index into tables by place.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// This place in a set of places.
    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    /// The village it is counted by.
    #[inline]
    pub fn village(self) -> Option<Village> {
        (self != Place::SITE).then_some(Village(self.0))
    }
}

impl From<Village> for Place {
    fn from(village: Village) -> Place {
        Place(village.0)
    }
}

/// What lies on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// Neither road nor city.
    Nothing,
    /// A road tile of this seat.
    Road(Seat, Way),
    /// A city tile of this city.
    City(Place),
}

/// What lies on a hex, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tile(u8);

impl Tile {
    /// Neither road nor city.
    pub const NOTHING: Tile = Tile(0);

    /// A road tile.
    #[inline]
    pub fn road(seat: Seat, way: Way) -> Tile {
        Tile(1 + way.0 * SEATS as u8 + seat.0)
    }

    /// A city tile.
    #[inline]
    pub fn city(place: Place) -> Tile {
        Tile(64 + place.0)
    }

    /// What lies there.
    #[inline]
    pub fn laid(self) -> Laid {
        match self.0 {
            0 => Laid::Nothing,
            64.. => Laid::City(Place(self.0 - 64)),
            road => Laid::Road(Seat((road - 1) % SEATS as u8), Way((road - 1) / SEATS as u8)),
        }
    }

    /// How the road tile lies, if it is one.
    #[inline]
    pub fn way(self) -> Option<Way> {
        (self.0 != 0 && self.0 < 64).then(|| Way((self.0 - 1) / SEATS as u8))
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The colour, once it is given.
    pub colour: Option<Colour>,
    /// Points on the track: money as well.
    pub points: u16,
    /// Road tiles that may be built.
    pub roads: u8,
    /// City tiles that may be built.
    pub cities: u8,
    /// Road tiles that have to be moved to the supply first.
    pub road_stock: u8,
    /// City tiles that have to be moved to the supply first.
    pub city_stock: u8,
    /// Markets not yet on the board.
    pub markets: u8,
    /// Markets that stand, unsold: a bit for each place.
    pub standing: u64,
    /// Markets that lie, sold: a bit for each place.
    pub sold: u64,
}

/// A city, beside what its tiles on the board say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct City {
    /// Whose it is.
    pub owner: Seat,
    /// Its number in founding order, from 1 (R54).
    pub number: u8,
}

/// A temple on an inland village.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Oracle {
    /// Where it stands.
    pub village: Village,
    /// The city that controls it.
    pub by: Option<Place>,
}

/// A building that is not finished (rules section 5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// The city that is being built.
    pub city: Place,
    /// Whether it is a founding that has not reached a village.
    pub founding: bool,
    /// The open villages that still have to be covered, a bit each.
    pub covers: u64,
}

/// A command that has been begun: an overlay that touches nothing else. Everything is open, and so is this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Draft {
    /// A road tile goes here; how it lies follows.
    Road(Hex),
    /// Tiles are to be taken from the stock; how many road tiles follows.
    Replenish,
    /// So many road tiles are taken; how many city tiles follows.
    Roads(u8),
}

/// What the running turn has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// Road tiles laid.
    pub roads: u8,
    /// City tiles laid.
    pub cities: u8,
    /// Whether a city has been founded, or its founding begun (R58).
    pub founded: bool,
    /// Whether tiles were replenished.
    pub replenished: bool,
    /// The building that must be finished first.
    pub building: Option<Building>,
}

/// The state of a game (rules section 5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Chance has not yet brought colours and the first cards.
    SetUp,
    /// The players choose their colours (option `colors`).
    Colours,
    /// The players place the oracles.
    Oracles,
    /// Roads, cities, replenishing; a market move closes it.
    Tiles,
    /// After replenishing: a market, or the end of the turn.
    Market,
    /// After a market move: nothing but the end of the turn.
    TurnDone,
    /// The game is over.
    Over,
}

/// The chance that has to be drawn before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pending {
    /// None.
    No,
    /// Who gets which colour.
    Colours,
    /// Who places the first oracle.
    FirstOracle,
    /// Where the oracles stand (option `oracle_placement`).
    Oracles,
    /// The card that becomes visible next.
    Card,
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Whether a market costs size times, not plus, the unsold markets of others.
    pub product: bool,
    /// Whether all nine oracles are used whatever the number of players.
    pub nine: bool,
    /// Whether chance places the oracles.
    pub drawn_oracles: bool,
    /// Whether a tile may touch one open village at most, which the next tile must cover.
    pub strict: bool,
    /// Whether the oldest of the tied cities takes an oracle from a weaker controller.
    pub oldest: bool,
    /// Whether the game ends after round 8.
    pub short: bool,
    /// Whether the players choose their colours.
    pub chosen_colours: bool,
}

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Saved", into = "Saved")]
pub struct State {
    /// The options in force.
    pub house: House,
    /// How many play.
    pub seats: u8,
    /// The state of the game.
    pub phase: Phase,
    /// The chance that comes first.
    pub pending: Pending,
    /// The seat that decides.
    pub active: Seat,
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// Turns of this round that are over; while oracles are placed: oracles placed.
    pub gone: u8,
    /// The cards that have become visible, in order: those played, this round's, the next one's. What lies below has no order.
    pub cards: Row<CARDS>,
    /// The players by seat; those beyond `seats` are blank.
    pub players: [Player; SEATS],
    /// What lies on each hex.
    pub tiles: [Tile; HEXES],
    /// The cities by the place they are counted by.
    pub cities: [Option<City>; PLACES],
    /// Cities founded so far.
    pub founded: u8,
    /// The oracles, in the order in which they were placed.
    pub oracles: [Option<Oracle>; ALL_ORACLES],
    /// What the running turn has done.
    pub done: Done,
    /// The command the active player has begun.
    pub draft: Option<Draft>,
    /// What follows from tiles, cities and oracles, kept up to date.
    pub net: Net,
}

impl State {
    /// The position before any chance.
    pub fn fresh(house: House, seats: u8) -> State {
        let player = Player {
            colour: None,
            points: START_POINTS[usize::from(seats) - 2],
            roads: START_SUPPLY,
            cities: START_SUPPLY,
            road_stock: TILES - START_SUPPLY,
            city_stock: TILES - START_SUPPLY,
            markets: MARKETS,
            standing: 0,
            sold: 0,
        };
        let mut state = State {
            house,
            seats,
            phase: if house.chosen_colours { Phase::Colours } else { Phase::SetUp },
            pending: if house.chosen_colours { Pending::No } else { Pending::Colours },
            active: Seat(0),
            round: 0,
            gone: 0,
            cards: Row::EMPTY,
            players: [Player::default(); SEATS],
            tiles: [Tile::NOTHING; HEXES],
            cities: [None; PLACES],
            founded: 0,
            oracles: [None; ALL_ORACLES],
            done: Done::default(),
            draft: None,
            net: Net::EMPTY,
        };
        state.players[..usize::from(seats)].fill(player);
        state
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The active player.
    #[inline]
    pub fn own(&self) -> &Player {
        self.player(self.active)
    }

    /// The active player.
    #[inline]
    pub fn own_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// All seats, from 0 up.
    #[inline]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// How many rounds are played.
    #[inline]
    pub fn rounds(&self) -> u8 {
        ROUNDS[usize::from(self.house.short)]
    }

    /// How many oracles there are to be.
    #[inline]
    pub fn oracle_count(&self) -> u8 {
        if self.house.nine { ALL_ORACLES as u8 } else { ORACLES[usize::from(self.seats) - 2] }
    }

    /// The card of this round; none before the first.
    #[inline]
    pub fn card(&self) -> Option<Card> {
        self.cards.get(usize::from(self.round).checked_sub(1)?).map(Card)
    }

    /// The card of the next round, once it lies open.
    pub fn next_card(&self) -> Option<Card> {
        self.cards.get(usize::from(self.round)).map(Card)
    }

    /// What is printed on this round's card. Only asked while a round runs.
    #[inline]
    pub fn printed(&self) -> &'static Printed {
        self.card().unwrap_or(Card(0)).printed()
    }

    /// The seat that plays this colour.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.all().find(|seat| self.player(*seat).colour == Some(colour))
    }

    /// Who takes the turns of a card, in order; colours that nobody plays are skipped (R50).
    pub fn order(&self, card: Card) -> impl Iterator<Item = Seat> + '_ {
        card.printed().order.into_iter().filter_map(|colour| self.seat_of(colour))
    }

    /// What lies on a hex.
    #[inline]
    pub fn laid(&self, hex: Hex) -> Laid {
        self.tiles[hex.index()].laid()
    }

    /// The place that a road finds on this hex: a village, an oracle or a city.
    #[inline]
    pub fn place_at(&self, hex: Hex) -> Option<Place> {
        match self.laid(hex) {
            Laid::City(place) => Some(place),
            Laid::Road(..) => None,
            Laid::Nothing => hex.village().map(Place::from),
        }
    }

    /// The city counted by this place.
    #[inline]
    pub fn city(&self, place: Place) -> Option<City> {
        self.cities[place.index()]
    }

    /// The city of this number.
    pub fn numbered(&self, number: u8) -> Option<Place> {
        (0..PLACES as u8).map(Place).find(|place| self.city(*place).is_some_and(|city| city.number == number))
    }

    /// Every place there is: open villages, oracles and cities.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        super::map::bits(self.net.all_places()).map(Place)
    }

    /// The oracle on this village.
    pub fn oracle(&self, village: Village) -> Option<Oracle> {
        self.oracles().find(|oracle| oracle.village == village)
    }

    /// The oracles on the board, in the order in which they were placed.
    #[inline]
    pub fn oracles(&self) -> impl Iterator<Item = Oracle> + '_ {
        self.oracles.iter().map_while(|oracle| *oracle)
    }

    /// The hexes of a city.
    pub fn hexes(&self, city: Place) -> impl Iterator<Item = Hex> + '_ {
        let tile = Tile::city(city);
        Hex::all().filter(move |hex| self.tiles[hex.index()] == tile)
    }

    /// Markets of a player that left the game when places became one (R30).
    pub fn removed(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let there = (player.standing.count_ones() + player.sold.count_ones()) as u8;
        MARKETS.saturating_sub(player.markets).saturating_sub(there)
    }

    /// How many tiles a city has; a village counts as one.
    #[inline]
    pub fn size(&self, place: Place) -> u8 {
        self.net.sizes[place.index()].max(1)
    }

    /// The connectivity of a place (rules 7.1).
    #[inline]
    pub fn conn(&self, place: Place) -> u8 {
        self.net.links[place.index()].count_ones() as u8
    }

    /// Whether a market of this seat in this place is, or would be, active (rules 7.2).
    #[inline]
    pub fn active_at(&self, seat: Seat, place: Place) -> bool {
        (self.net.links[place.index()] | place.bit()) & self.net.cities[seat.index()] != 0
    }

    /// What an unsold market of this seat in this place is, or would be, worth (rules 7.2).
    #[inline]
    pub fn worth(&self, seat: Seat, place: Place) -> u8 {
        if self.active_at(seat, place) { self.conn(place) } else { 0 }
    }
}
