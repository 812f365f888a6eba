//! What must hold of a state from outside: every index in range, and the invariants of the rules (T31).

use super::data::{CARDS, Card, Colour, MARKETS, TILES};
use super::map::{FRONTIER, HEXES, Hex, HexSet, Side, VILLAGES, Village, bits};
use super::phases;
use super::state::{Building, Done, Draft, Laid, PLACES, Pending, Phase, Place, Player, State};
use table::game::{Damage, require};
use table::seat::Seat;

/// More points than all markets of a game can bring.
const MOST_POINTS: u16 = 2000;

impl State {
    /// Everything that must hold of a state from outside.
    pub fn check(&self) -> Result<(), Damage> {
        self.check_indices()?;
        for seat in self.all() {
            self.check_player(seat)?;
        }
        self.check_cards()?;
        self.check_oracles()?;
        for hex in Hex::all() {
            self.check_hex(hex)?;
        }
        for place in (0..PLACES as u8).map(Place) {
            self.check_city(place)?;
        }
        self.check_done()?;
        self.check_phase()
    }

    /// What the other checks need to look anything up.
    fn check_indices(&self) -> Result<(), Damage> {
        require((2..=4).contains(&self.seats), "2 to 4 seats")?;
        require(self.active.0 < self.seats, "the active seat exists")?;
        let beyond = &self.players[usize::from(self.seats)..];
        require(beyond.iter().all(|p| *p == Player::default()), "nobody beyond the seats")?;
        require(self.round <= self.rounds() && self.gone <= 9, "a round and a turn that exist")?;
        require(self.cards.iter().all(|card| usize::from(card) < CARDS), "cards that exist")?;
        let by = self.oracles().filter_map(|oracle| oracle.by);
        let building = self.done.building.map(|building| building.city);
        require(by.chain(building).all(|place| place.index() < PLACES), "places that exist")?;
        let drafted = match self.draft {
            Some(Draft::Road(hex)) => hex.index() < HEXES,
            Some(Draft::Roads(roads)) => roads <= TILES,
            Some(Draft::Replenish) | None => true,
        };
        require(drafted, "a draft of what exists")
    }

    /// Conservation: each player's tiles and markets are all somewhere.
    fn check_player(&self, seat: Seat) -> Result<(), Damage> {
        let player = self.player(seat);
        let laid = |road: bool| {
            let own = Hex::all().filter(|hex| match self.laid(*hex) {
                Laid::Road(owner, _) => road && owner == seat,
                Laid::City(place) => !road && self.city(place).is_some_and(|city| city.owner == seat),
                Laid::Nothing => false,
            });
            own.count() as u16
        };
        let all = |supply: u8, stock: u8| u16::from(supply) + u16::from(stock);
        require(all(player.roads, player.road_stock) + laid(true) == u16::from(TILES), "twenty road tiles each")?;
        require(all(player.cities, player.city_stock) + laid(false) == u16::from(TILES), "twenty city tiles each")?;
        require(player.points <= MOST_POINTS, "points that can be won")?;
        require(player.standing & player.sold == 0, "one market of a player in a place")?;
        let on_board = player.standing | player.sold;
        let site = Place::SITE.bit();
        let places = (self.net.open | self.net.all_cities()) & !site;
        require(on_board & !places == 0, "markets in villages and cities")?;
        let known = u32::from(player.markets) + on_board.count_ones();
        require(known <= u32::from(MARKETS), "twenty markets each")?;
        // Who founds places a market, unless one lies there or none is left.
        let bare = self.net.cities[seat.index()] & !site & !on_board;
        require(bare == 0 || player.markets == 0, "a market in every own city")
    }

    fn check_cards(&self) -> Result<(), Damage> {
        let cards: Vec<Card> = self.cards.iter().map(Card).collect();
        for (at, card) in cards.iter().enumerate() {
            let before = &cards[..at];
            let layer = &cards[at / 4 * 4..at];
            require(!before.contains(card), "each card once")?;
            require(layer.iter().all(|other| other.border() != card.border()), "each border once in a layer")?;
        }
        let upcoming = usize::from((self.round + 1).min(self.rounds()));
        let fits = match (self.phase, self.pending) {
            (Phase::SetUp, Pending::Card) => {
                let next = usize::from((self.round + 2).min(self.rounds()));
                let turned = if self.round == 0 { cards.len() < next } else { cards.len() == upcoming };
                turned && self.round < self.rounds()
            }
            (Phase::SetUp | Phase::Colours | Phase::Oracles, _) => cards.is_empty() && self.round == 0,
            (Phase::Over, _) => self.round == self.rounds() && cards.len() == upcoming,
            _ => self.round > 0 && cards.len() == upcoming,
        };
        require(fits, "as many cards lie open as the round shows")
    }

    fn check_oracles(&self) -> Result<(), Damage> {
        let count = self.oracles().count();
        let nothing_beyond = self.oracles[count..].iter().all(Option::is_none);
        require(nothing_beyond && count <= usize::from(self.oracle_count()), "no oracle too many")?;
        require(self.net.oracles.count_ones() as usize == count, "one oracle on a village")?;
        require(self.net.oracles & !Village::INLAND == 0, "oracles on inland villages")?;
        let placing = match self.phase {
            Phase::Colours => count == 0,
            Phase::SetUp if self.pending != Pending::Card => count == 0,
            Phase::Oracles => count == usize::from(self.gone) && count < usize::from(self.oracle_count()),
            _ => count == usize::from(self.oracle_count()),
        };
        require(placing, "oracles are placed at set-up")?;
        for oracle in self.oracles() {
            if let Some(by) = oracle.by {
                let joined = self.net.links[by.index()] & oracle.village.bit() != 0;
                require(
                    self.city(by).is_some() && by != Place::SITE && joined,
                    "a city that is joined controls an oracle",
                )?;
            }
        }
        Ok(())
    }

    fn check_hex(&self, hex: Hex) -> Result<(), Damage> {
        match self.laid(hex) {
            Laid::Nothing => Ok(()),
            Laid::Road(owner, way) => {
                require(owner.0 < self.seats, "a road of a seat that exists")?;
                require(hex.village().is_none(), "roads on plain hexes")?;
                let mut anchored = false;
                for end in way.ends() {
                    let Some(beyond) = hex.across(end) else { continue };
                    match self.laid(beyond) {
                        Laid::Road(other, way) if way.mask() & end.opposite().bit() != 0 => {
                            require(other == owner, "roads of two players never join")?;
                            anchored = true;
                        }
                        Laid::City(_) => anchored = true,
                        _ => anchored |= beyond.village().is_some(),
                    }
                }
                require(anchored, "a road goes on from something")
            }
            Laid::City(place) => {
                let Some(city) = self.city(place) else { return Err(Damage("a city tile of a city")) };
                let on_oracle = hex.village().is_some_and(|village| self.net.oracles & village.bit() != 0);
                require(!on_oracle && !self.net.hallowed.has(hex), "no city at an oracle")?;
                for side in Side::ALL {
                    let beyond = hex.across(side).map(|hex| self.laid(hex));
                    let alone = !matches!(beyond, Some(Laid::City(other)) if other != place);
                    require(alone, "cities never touch")?;
                }
                // C3, but for what the building that is pending will cover.
                let covers = self.done.building.filter(|b| b.city == place).map_or(0, |b| b.covers);
                require(city.owner.0 < self.seats, "a city of a seat that exists")?;
                require(hex.touched() & self.net.open & !covers == 0, "no city beside an open village")
            }
        }
    }

    fn check_city(&self, place: Place) -> Result<(), Damage> {
        let Some(city) = self.city(place) else { return Ok(()) };
        let hexes = self.hexes(place).fold(HexSet::NONE, |mut all, hex| {
            all.insert(hex);
            all
        });
        require(!hexes.is_empty(), "a city has tiles")?;
        require(
            (1..=self.founded).contains(&city.number) && usize::from(self.founded) <= VILLAGES,
            "a number of a founding",
        )?;
        let same = (0..PLACES as u8).filter_map(|p| self.city(Place(p))).filter(|other| other.number == city.number);
        require(same.count() == 1, "one city of a number")?;
        // In one piece.
        let mut piece = HexSet::NONE;
        hexes.iter().take(1).for_each(|hex| piece.insert(hex));
        loop {
            let more = piece.iter().fold(piece, |all, hex| all.or(hex.ring().and(hexes)));
            if more == piece {
                break;
            }
            piece = more;
        }
        require(piece == hexes, "a city is in one piece")?;
        let building = self.done.building.filter(|building| building.city == place);
        let entered = !hexes.and(self.net.entered[city.owner.index()]).is_empty();
        match place.village() {
            Some(village) => {
                require(hexes.has(village.hex()), "a city stands on the village it goes by")?;
                let frontier = (0..FRONTIER as u8).any(|village| hexes.has(Village(village).hex()));
                require(frontier || entered, "a city at the frontier or on an own road")
            }
            None => {
                let founding = building.is_some_and(|building| building.founding);
                require(founding && entered, "a city without a village is being founded on an own road")
            }
        }
    }

    /// What the turn has done, and the building that is pending.
    fn check_done(&self) -> Result<(), Damage> {
        let Done { roads, cities, founded, replenished, building } = self.done;
        let in_turn = matches!(self.phase, Phase::Tiles | Phase::Market | Phase::TurnDone);
        require(in_turn || self.done == Done::default(), "a turn begins with nothing done")?;
        let Some(card) = self.card().filter(|_| in_turn) else { return Ok(()) };
        let printed = card.printed();
        let both = roads > 0 && cities > 0;
        let (most_roads, most_cities) =
            if both { (printed.roads, printed.cities) } else { (card.more_roads(), card.more_cities()) };
        require(roads <= most_roads && cities <= most_cities, "no more tiles than the card allows")?;
        require(!founded || cities > 0, "a founding takes a tile")?;
        let alone = roads <= printed.roads && cities <= printed.cities && !both;
        require(!replenished || (alone && self.phase != Phase::Tiles), "replenishing is the last of two actions")?;
        require(self.phase != Phase::Market || replenished, "a market phase comes after replenishing")?;
        let Some(Building { city, founding, covers }) = building else { return Ok(()) };
        let own = self.city(city).is_some_and(|city| city.owner == self.active);
        require(own && self.phase == Phase::Tiles && cities > 0, "an own city is being built")?;
        require(founding == (city == Place::SITE) && (!founding || founded), "a founding has no village yet")?;
        let touched = self.hexes(city).fold(0, |all, hex| all | hex.touched());
        require(
            covers == touched & self.net.open && (founding || covers != 0),
            "what the building touches is to be covered",
        )?;
        require(phases::building_can_go_on(self), "a building that can be finished")
    }

    fn check_phase(&self) -> Result<(), Damage> {
        let colours: Vec<Colour> = self.all().filter_map(|seat| self.player(seat).colour).collect();
        let distinct = bits(colours.iter().fold(0, |all, colour| all | 1 << *colour as u64)).count();
        require(distinct == colours.len(), "each colour once")?;
        let given = match (self.phase, self.pending) {
            (Phase::Colours, _) => {
                let before = self.all().take(usize::from(self.active.0)).all(|seat| self.player(seat).colour.is_some());
                before && colours.len() == usize::from(self.active.0)
            }
            (_, Pending::Colours) => colours.is_empty(),
            _ => colours.len() == usize::from(self.seats),
        };
        require(given, "colours are given at set-up")?;
        let pending = match self.pending {
            Pending::No => self.phase != Phase::SetUp,
            Pending::Colours => self.phase == Phase::SetUp && !self.house.chosen_colours,
            Pending::FirstOracle => self.phase == Phase::SetUp && !self.house.drawn_oracles,
            Pending::Oracles => self.phase == Phase::SetUp && self.house.drawn_oracles,
            Pending::Card => self.phase == Phase::SetUp,
        };
        require(pending, "the chance asked for can be drawn")?;
        require(self.phase != Phase::Colours || self.house.chosen_colours, "colours are chosen by an option")?;
        require(
            self.phase != Phase::Oracles || !self.house.drawn_oracles,
            "oracles are placed, or drawn by an option",
        )?;
        if matches!(self.phase, Phase::Tiles | Phase::Market | Phase::TurnDone)
            && let Some(card) = self.card()
        {
            let turn = self.order(card).nth(usize::from(self.gone));
            require(turn == Some(self.active), "the active seat is next on the card")?;
        }
        match self.draft {
            None => Ok(()),
            Some(draft) => {
                let free = self.phase == Phase::Tiles && self.done.building.is_none() && self.pending == Pending::No;
                require(free && phases::draft_can_go_on(self, draft), "a draft that can be completed")
            }
        }
    }
}
