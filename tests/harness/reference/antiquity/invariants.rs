//! What must hold of every position and of every step.

use super::data;
use super::map::Hexes;
use super::state::{Game, Stage};
use super::words::Command;

fn require(holds: bool, what: impl Fn() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Men, goods, pieces, hexes and squares of a position.
pub fn check(game: &Game) -> Result<(), String> {
    for seat in game.living() {
        men(game, seat)?;
        boards(game, seat)?;
    }
    map(game)?;
    supply(game)?;
    let over = game.stage == Stage::GameOver;
    require(over == game.winners.is_some(), || "winners and the end go together".to_owned())?;
    require(over == game.may().is_empty(), || "somebody is asked until the end".to_owned())?;
    require(game.round <= data::LAST_ROUND, || format!("round {}", game.round))?;
    require(over || game.living().len() > 1, || "one player left plays on".to_owned())?;
    let mut order = game.order.clone();
    order.sort();
    require(order == game.living(), || format!("order of play {:?}", game.order))
}

fn men(game: &Game, seat: usize) -> Result<(), String> {
    let player = &game.players[seat];
    let sites = game.sites.iter().filter(|site| site.seat == seat).count() as i64;
    let sum = player.home + player.men_on_buildings() + sites + player.set_aside;
    require(player.home >= 0 && player.set_aside >= 0, || format!("men of {seat} below zero"))?;
    require(sum == player.houses.len() as i64, || format!("{seat}: {sum} men, {} houses", player.houses.len()))?;
    require(player.stock.iter().all(|many| *many >= 0), || format!("stock of {seat}: {:?}", player.stock))?;
    let numbers = player.houses.keys().all(|number| (1..=20).contains(number));
    require(numbers, || "houses 1 to 20".to_owned())?;
    let manned = player.buildings.values().all(|b| !b.man || super::working::needs_man(b));
    require(manned, || format!("{seat}: a man where none belongs"))
}

/// Pieces lie inside their boards, one on a square, and graves on nothing but free squares and city buildings.
fn boards(game: &Game, seat: usize) -> Result<(), String> {
    let player = &game.players[seat];
    require(player.cities.len() <= data::CITIES && player.inns.len() <= data::INNS, || "too much".to_owned())?;
    let mut taken = std::collections::BTreeSet::new();
    let mut lay = |city: usize, square: (usize, usize)| {
        let size = super::state::Player::board(city);
        let inside = city < player.cities.len() && square.0 < size && square.1 < size;
        require(inside && taken.insert((city, square)), || format!("{seat}: {square:?} in city {city}"))
    };
    for (city, square) in player.houses.values().flatten() {
        lay(*city, *square)?;
        require(!player.graves.contains(&(*city, *square)), || "ruling 11: a grave on a house".to_owned())?;
    }
    for building in player.buildings.values() {
        for square in building.squares() {
            lay(building.at.expect("it has squares").0, square)?;
        }
        let unique = data::kind(building.kind).expect("a known type").unique;
        let copies = player.buildings.values().filter(|b| b.kind == building.kind).count();
        require(!unique || copies == 1, || format!("{seat}: {copies} of {}", building.kind))?;
    }
    for (city, square) in &player.graves {
        let size = super::state::Player::board(*city);
        require(*city < player.cities.len() && square.0 < size && square.1 < size, || "a grave outside".to_owned())?;
    }
    let cathedral = player.find("cathedral").is_some();
    require(cathedral == player.saint.is_some(), || format!("{seat}: saint and cathedral go together"))?;
    let lifted = player.lifted() && game.stage != Stage::CityBuilding;
    require(!lifted, || format!("{seat}: a piece is lifted outside R2"))
}

/// One thing on a hex, markers only where nothing is, sites with goods, cities apart.
fn map(game: &Game) -> Result<(), String> {
    let mut taken = Hexes::new();
    let mut lay = |hex: &(i32, i32)| {
        require(game.printed.contains_key(hex) && taken.insert(*hex), || format!("two things on {hex:?}"))
    };
    for seat in 0..game.seats {
        game.base(seat).iter().try_for_each(&mut lay)?;
    }
    for site in &game.sites {
        if site.kind == "fishery" {
            site.at.iter().try_for_each(&mut lay)?;
        } else {
            require(site.goods.contains(&site.at[0]), || format!("the centre of {:?} is empty", site.at))?;
        }
        site.goods.iter().try_for_each(&mut lay)?;
        require(!site.goods.is_empty(), || format!("{:?} is empty", site.at))?;
    }
    for marker in &game.markers {
        require(!taken.contains(marker), || format!("a marker under something at {marker:?}"))?;
        require(!game.pollution.contains(marker) && !game.felled.contains(marker), || format!("marker {marker:?}"))?;
    }
    let on_map = game.pollution.iter().chain(&game.felled).all(|hex| game.printed.contains_key(hex));
    require(on_map, || "something off the map".to_owned())?;
    let revealed = data::SEEDS.iter().all(|good| game.revealed[*good] <= game.seats as i64);
    require(revealed, || format!("revealed {:?}", game.revealed))?;
    let gone = 4 * game.seats - game.markers.len();
    require(super::state::size(&game.revealed) <= gone as i64, || "more revealed than gone".to_owned())
}

fn supply(game: &Game) -> Result<(), String> {
    if !game.limited() {
        return Ok(());
    }
    for good in 0..data::GOODS.len() {
        require(game.in_use(good) <= data::BOX_GOODS, || format!("{} of {}", game.in_use(good), data::GOODS[good]))?;
    }
    let fisheries = game.sites.iter().filter(|site| site.kind == "fishery").count();
    let fits = game.pieces_in_use("cart_shop") <= data::BOX_CART_SHOPS
        && game.pieces_in_use("fountain") <= data::BOX_FOUNTAINS
        && game.pieces_in_use("storage") <= data::BOX_STORAGES
        && fisheries <= data::BOX_FISHERIES;
    require(fits, || "more pieces than in the box".to_owned())
}

/// What must hold of one step.
pub fn check_step(before: &Game, seat: usize, command: &Command, after: &Game) -> Result<(), String> {
    for other in 0..before.seats {
        let (was, is) = (&before.players[other], &after.players[other]);
        require(!was.out || is.out, || format!("{other} has come back"))?;
        require(is.cities.starts_with(&was.cities), || format!("{other} has lost a city"))?;
        require(was.inns.is_subset(&is.inns), || format!("{other} has lost an inn"))?;
        require(was.houses.keys().all(|house| is.houses.contains_key(house)), || format!("{other} lost a house"))?;
        if before.stage == Stage::CityBuilding && after.stage == Stage::CityBuilding && other != seat {
            // Players do not affect each other in R2 except by trades.
            let same = was.buildings == is.buildings && was.houses == is.houses && was.graves == is.graves;
            let trade = matches!(command, Command::AcceptTrade(..));
            require(same || trade, || format!("{command} of {seat} has changed the city of {other}"))?;
        }
    }
    require(before.felled.is_subset(&after.felled), || "forest grows again".to_owned())?;
    require(after.markers.is_subset(&before.markers), || "a marker comes back".to_owned())?;
    let cleansed = before.pollution.difference(&after.pollution).count();
    require(cleansed == 0 || matches!(command, Command::Cleanse(_)), || format!("{command} has cleansed"))?;
    require(cleansed <= 7, || "more than seven hexes cleansed".to_owned())?;
    let kinds = before.range_kinds.iter().zip(&after.range_kinds).all(|(was, is)| was.is_none() || was == is);
    require(kinds, || "ruling 38: the kind of a range has changed".to_owned())?;
    let rounds = after.round == before.round || after.round == before.round + 1;
    require(rounds, || "rounds come one by one".to_owned())
}
