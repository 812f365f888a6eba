//! What must hold of every position (T31) and of every step from one position to the next.

use std::collections::BTreeSet;

use serde_json::Value;

use super::board::{Board, Tile};
use super::data::{self, CARDS};
use super::map::{self, Hex};
use super::net::{Kind, Net, Place};
use super::score;
use super::state::{Game, Stage};

/// Fails with `what` unless it holds.
fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Everything that must hold of one position and its legal commands.
pub fn check(game: &Game, legal: &[Value]) -> Result<(), String> {
    conserved(game)?;
    cards_sound(game)?;
    tiles_sound(&game.board)?;
    cities_sound(game)?;
    markets_sound(game)?;
    oracles_sound(game)?;
    commands_sound(game, legal)
}

/// T31: tiles and markets add up, and nothing is negative.
fn conserved(game: &Game) -> Result<(), String> {
    for (player, person) in game.people.iter().enumerate() {
        let roads = tiles_of(&game.board, player, |tile| matches!(tile, Tile::Road { .. }));
        let cities = tiles_of(&game.board, player, |tile| matches!(tile, Tile::City { .. }));
        let markets = game.markets.iter().filter(|market| market.owner == player).count() as i64;
        let whole = person.road_supply + person.road_stock + roads == data::TILES
            && person.city_supply + person.city_stock + cities == data::TILES
            && person.reserve + markets + person.removed == data::MARKETS;
        require(whole, || format!("T31: pieces of player {player} are lost or made: {person:?}"))?;
        let numbers = [
            person.points,
            person.road_supply,
            person.road_stock,
            person.city_supply,
            person.city_stock,
            person.reserve,
            person.removed,
        ];
        require(numbers.iter().all(|n| *n >= 0), || format!("T31: negative number of player {player}: {person:?}"))?;
    }
    Ok(())
}

fn tiles_of(board: &Board, player: usize, kind: impl Fn(&Tile) -> bool) -> i64 {
    let owner = |tile: &Tile| match tile {
        Tile::Road { owner, .. } | Tile::City { owner, .. } => *owner,
    };
    board.tiles.iter().flatten().filter(|tile| kind(tile) && owner(tile) == player).count() as i64
}

/// The cards seen so far are different, hold each border once in each layer, and are as many as the rounds say.
fn cards_sound(game: &Game) -> Result<(), String> {
    let seen: Vec<_> = game.played.iter().copied().chain(game.card).chain(game.next).collect();
    let ids: BTreeSet<_> = seen.iter().map(|card| card.id).collect();
    require(ids.len() == seen.len() && seen.len() <= CARDS.len(), || format!("a card comes twice: {seen:?}"))?;
    for layer in seen.chunks(data::LAYER) {
        let borders: BTreeSet<_> = layer.iter().map(|card| card.border()).collect();
        require(borders.len() == layer.len(), || format!("T29: a border comes twice in a layer: {layer:?}"))?;
    }
    let wanted = match game.stage {
        Stage::SetUp | Stage::Oracles => 0,
        Stage::Rounds => (game.round + 1).min(game.length()),
        Stage::Over => game.length(),
    };
    require(seen.len() == wanted, || format!("{} cards seen in round {}", seen.len(), game.round))
}

/// Roads lie on plain hexes, as one of nine orientations, and never join end to end in two colours (ruling 12).
fn tiles_sound(board: &Board) -> Result<(), String> {
    for hex in map::all_hexes() {
        let Some(Tile::Road { owner, ends }) = board.tiles[hex] else { continue };
        let name = map::fields()[hex].name;
        require(!map::is_village(hex), || format!("a road on the village {name}"))?;
        require(map::ORIENTATIONS.contains(&ends), || format!("a bend that does not exist on {name}"))?;
        for end in ends {
            let across = map::beside(hex, end).and_then(|there| board.road_end(there, map::opposite(end)));
            require(across.is_none_or(|other| other == owner), || format!("two colours join at {name}"))?;
        }
    }
    Ok(())
}

/// H2 to H4 always; C1 to C3 for every city, but for the one that is being built (which need not keep C1 and C3 yet).
fn cities_sound(game: &Game) -> Result<(), String> {
    let board = &game.board;
    let pending = game.pending();
    let mut ids = BTreeSet::new();
    for city in board.cities() {
        let name = format!("C{}", city.id);
        require(ids.insert(city.id) && city.id <= game.cities_founded, || format!("two cities are called {name}"))?;
        for hex in &city.hexes {
            let oracle = |h: &Hex| board.oracles.contains_key(h);
            let foreign = |h: &Hex| board.city_owner(*h).is_some_and(|owner| owner != city.owner);
            let around = map::neighbours(*hex);
            require(!oracle(hex) && !around.iter().any(oracle), || format!("H3: {name} touches an oracle"))?;
            require(!around.iter().any(foreign), || format!("H4: {name} touches another player's city"))?;
        }
        require(board.is_linked(&city), || format!("C2: {name} has neither frontier village nor own road"))?;
        if pending.as_ref() != Some(&city) {
            require(Board::has_village(&city), || format!("C1: {name} has no village"))?;
            require(board.touches_no_village(&city), || format!("C3: {name} touches an open village"))?;
        }
    }
    Ok(())
}

/// Markets stand in cities and open villages, one per player and place; an own city has its owner's market unless
/// there was none left.
fn markets_sound(game: &Game) -> Result<(), String> {
    let net = Net::of(&game.board);
    for market in &game.markets {
        let place = net.place_at(market.hex);
        require(place.is_some_and(|p| p.kind != Kind::Oracle), || format!("{market:?} stands in no city or village"))?;
    }
    for place in &net.places {
        let owners: Vec<usize> = game.markets_in(&place.hexes).map(|market| market.owner).collect();
        let different: BTreeSet<usize> = owners.iter().copied().collect();
        require(owners.len() == different.len(), || format!("T31: two markets of one player in {}", place.name()))?;
    }
    Ok(())
}

/// As many oracles as there should be, on inland villages; a controller is connected to its oracle, and the strongest
/// city there alone always controls it.
fn oracles_sound(game: &Game) -> Result<(), String> {
    let net = Net::of(&game.board);
    for (oracle, controller) in &game.board.oracles {
        let place = net.place_at(*oracle).ok_or("an oracle is no place")?;
        require(map::is_inland(*oracle), || format!("an oracle on {}", place.name()))?;
        let cities: Vec<&Place> = net.linked(place).filter(|other| other.owner().is_some()).collect();
        let holder = controller.and_then(|hex| net.place_at(hex));
        require(holder.is_none_or(|city| cities.contains(&city)), || format!("{} has a stranger", place.name()))?;
        require(controller.is_none() || holder.is_some(), || format!("{} has no such city", place.name()))?;
        let highest = cities.iter().map(|city| city.connectivity()).max();
        let strongest: Vec<_> = cities.iter().filter(|c| Some(c.connectivity()) == highest).collect();
        if let ([alone], None) = (&strongest[..], game.pending()) {
            require(holder == Some(**alone), || format!("{} does not obey {}", place.name(), alone.name()))?;
        }
        // Ruling 26: in play the first city connected always takes the oracle.
        let claimed = holder.is_some() || cities.is_empty() || game.pending().is_some();
        require(claimed, || format!("{} is connected and unclaimed", place.name()))?;
    }
    if matches!(game.stage, Stage::Rounds | Stage::Over) {
        let wanted = data::oracles(game.seats, game.option("oracle_count") == "nine");
        require(game.board.oracles.len() == wanted, || format!("{} oracles", game.board.oracles.len()))?;
    }
    Ok(())
}

/// There is a legal command unless the game is over, and a turn may end exactly when nothing is pending.
fn commands_sound(game: &Game, legal: &[Value]) -> Result<(), String> {
    let playing = matches!(game.stage, Stage::Oracles | Stage::Rounds);
    require(legal.is_empty() != playing, || format!("{} legal commands in {}", legal.len(), game.state_name()))?;
    let has = |name: &str| legal.iter().any(|command| command["command"] == name);
    let may_end = game.stage == Stage::Rounds && game.pending().is_none();
    require(has("EndTurn") == may_end, || format!("EndTurn in {}", game.state_name()))?;
    let building = game.pending().is_some();
    require(!building || legal.iter().all(|c| c["command"] == "PlaceCity"), || "a building can be left".to_owned())
}

/// What must hold of one step: nothing leaves the board, connections and active markets stay (ruling 22), and points
/// move only as they may.
pub fn check_step(before: &Game, command: &Value, after: &Game) -> Result<(), String> {
    for hex in map::all_hexes() {
        let (had, has) = (before.board.tiles[hex], after.board.tiles[hex]);
        require(had.is_none() || had == has, || format!("the tile on {} changed", map::fields()[hex].name))?;
    }
    let (old, new) = (Net::of(&before.board), Net::of(&after.board));
    for place in &old.places {
        for other in old.linked(place) {
            let (here, there) = (at(&new, place), at(&new, other));
            let kept = here == there || here.links.contains(&number(&new, there));
            require(kept, || format!("{} and {} came apart", place.name(), other.name()))?;
        }
        for player in 0..before.seats {
            let active = score::is_active(&old, place, player);
            let still = score::is_active(&new, at(&new, place), player);
            require(!active || still, || format!("player {player} has lost {}", place.name()))?;
        }
    }
    for player in 0..before.seats {
        let change = after.people[player].points - before.people[player].points;
        let name = command["command"].as_str().unwrap_or_default();
        let right = match name {
            _ if player != before.active => change == 0,
            "PlaceCity" => change == -1,
            "BuildMarket" => change <= 0,
            "SellMarket" => change >= 0,
            _ => change == 0,
        };
        require(right, || format!("player {player} has {change} points more"))?;
    }
    Ok(())
}

/// The place that now holds what was this place.
fn at<'a>(net: &'a Net, place: &Place) -> &'a Place {
    net.place_at(*place.hexes.first().expect("a place has a hex")).expect("places do not vanish")
}

fn number(net: &Net, place: &Place) -> usize {
    net.at(*place.hexes.first().expect("a place has a hex")).expect("it is of this net")
}
