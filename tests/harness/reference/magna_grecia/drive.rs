//! Random play that fills the board: commands weighted by kind, and of a few tried the one that makes most of the board.

use serde_json::Value;

use super::board::Tile;
use super::map;
use super::net::Net;
use super::state::Game;

/// How often each kind of command is chosen when it is legal.
const WEIGHTS: [(&str, usize); 7] = [
    ("PlaceOracle", 1),
    ("PlaceRoad", 12),
    ("PlaceCity", 8),
    ("Replenish", 3),
    ("BuildMarket", 2),
    ("SellMarket", 1),
    ("EndTurn", 1),
];

/// How many commands of a kind are tried.
const TRIES: usize = 16;

/// One of the legal commands. `below` gives a random number below its argument.
pub fn pick(game: &Game, legal: &[Value], below: &mut dyn FnMut(usize) -> usize) -> Value {
    let of_kind = |kind: &str| legal.iter().filter(|c| c["command"] == kind).collect::<Vec<_>>();
    let kinds: Vec<_> = WEIGHTS.iter().filter(|(kind, _)| !of_kind(kind).is_empty()).collect();
    let mut lot = below(kinds.iter().map(|(_, weight)| weight).sum());
    let mut chosen = kinds[0].0;
    for (kind, weight) in kinds {
        chosen = kind;
        if lot < *weight {
            break;
        }
        lot -= weight;
    }
    let of_kind = of_kind(chosen);
    // One in four is taken as it comes, so that useless moves happen too.
    let tries = if chosen != "PlaceRoad" && chosen != "PlaceCity" || below(4) == 0 { 1 } else { TRIES };
    let tried = (0..tries).map(|_| of_kind[below(of_kind.len())]);
    tried.max_by_key(|command| promise(game, command)).expect("at least one is tried").clone()
}

/// How much the command makes of the board: links, cities joined, buildings that must go on, road ends that can.
fn promise(game: &Game, command: &Value) -> usize {
    let Some(hex) = command["hex"].as_str().map(map::hex) else { return 0 };
    let mut after = game.board.clone();
    let mut reach = 0;
    if command["command"] == "PlaceRoad" {
        let ends = ["end1", "end2"].map(|end| map::direction(command[end].as_str().expect("a direction")));
        after.tiles[hex] = Some(Tile::Road { owner: game.active, ends });
        for there in ends.into_iter().filter_map(|end| map::beside(hex, end)) {
            reach += usize::from(after.tiles[there].is_none());
        }
    } else {
        reach += 40 * after.own_cities_beside(game.active, hex).len().saturating_sub(1);
        let open = map::neighbours(hex).into_iter().filter(|there| after.is_open_village(*there)).count();
        reach += 40 * open;
        after.lay_city(game.active, hex, game.cities_founded + 1);
    }
    reach + 10 * Net::of(&after).places.iter().map(|place| place.links.len()).sum::<usize>()
}
