//! Reference engine for Antiquity: the words it takes and gives, a new game and its set-up.
//!
//! NAMES
//!  good: grain olives sheep fish wine pearls dye gold stone wood (this order; a list of goods is joined by commas in this order,
//!    a good named twice is paid twice: "grain,grain,wine"; no goods at all: "-")
//!  hex: "q,r" global; square: "row,col"; city: 0-3 in order of founding; seat: number; turn: 0-3 quarter turns clockwise
//!  building B: the running number per seat (ruling 60): counted from 0 over all city buildings of that seat in the order built
//!    (houses not counted; a cathedral built again takes its old number). A house is "h5".
//!  type: ids of antiquity.json (cart_shop, forced_labour, theology, ...). saint: nicolo giorgio barbara cristoforo maria
//!
//! COMMANDS (words separated by one blank)
//!  PlaceCity -3,2
//!  R2  BuildHouse 5 0 3,4 grain            number city square pay   ("BuildHouse 1 0 3,4 -" for houses 1-4)
//!      FreeHouse 4 0 3,4                   number city square
//!      BuildCityBuilding cart_shop 0 2,3 1 wood             type city anchor turn pay (all goods of the cost, also wood and stone)
//!      BuildCityBuilding cathedral 0 2,3 1 stone nicolo     the saint last
//!      BuildStorage 0 2,3 2 3 wood         city, top-left square, w columns, h rows, pay
//!      Man B / Unman B
//!      RemoveGraves 0 2,3 [1 4,4 ...]      city square pairs; one or more; legal sets are compared for ONE grave only
//!      RazeCathedral
//!      BankTrade grain,sheep stone         the two given (ordered), the one got
//!      OfferTrade 1 wood,wood gold         to, give, get ("-" = nothing)
//!      AcceptTrade 0 3 / RejectTrade 0 3   from whom, number of the offer from that seat to the answering one
//!      WithdrawTrade 1 3                   to whom, number
//!      MoveBuilding B 0 2,3 1              B or h5, city, anchor, turn
//!      Lift B  /  Place B 0 2,3 1          B or h5
//!      MoveGrave 0 2,3 1 4,4               from city square, to city square
//!      CommitCity
//!  R4  Woodcutter 0,-3 | Farm 3,-2 grain | Farm 3,-2 grain free | Mine -3,2 stone | Fishery 3,-3 3,-2 fish (smaller hex first,
//!      ascending (q, r)) | Inn 2,1 fish (the food paid) | City 3,1 grain,wine,gold,stone,wood (all goods paid) | Cleanse 3,-2 |
//!      EndCountryside
//!  R5  Discard grain (one at a time; each is a command of its own)    or   Keep grain,wood (exactly the capacity): as you like
//!  R6  Harvest 0,-3 1,-3 [hex hex]         site (centre; a fishery: its smaller hex), then the hexes emptied, ascending.
//!      If you ask hex by hex, the command is complete when the site is done.
//!  R7  Explore 3,-1 | PassExploration
//!  R8  PlaceGrave 0 2,3          R9  PlacePollution 2,1  (then PlaceGrave for what is left over)
//!  any Resign
//!
//! CONVENTIONS that make both positions equal
//!  - used man of a cart shop in R4: the working, manned cart shop with the lowest running number is emptied.
//!  - offers are numbered per ordered pair from 1 in every R2.
//!  - distinct rotations: only turns 0..k-1 (k = 1, 2, 4 distinct ones) are offered; a piece with graves that is moved: 0..3.
//!    A storage of w x h built has turn 0; moved with turn 1 it is h x w; w = h has one turn. "Changes nothing" = same squares of
//!    the piece and same squares of its graves afterwards: such a MoveBuilding is not offered (Place may).
//!  - Fountains in the default mode lower the famine level only when R2 ends.
//!  - R5 and R6: asked are all seats that have a choice (any order of answers, or one after another: the suite accepts both).
//!  - R8/R9: "Legality anew": one command per grave or marker.
//!  - BankTrade under limited_supply: allowed also when there is none of c (the gain is lost), section 5 "Other gains".
//!  - limited_supply: the cost of a site returns to the supply before its goods are placed.
//!
//! CHANCE: after the set-up draws the suite reads "tiles" and "order" from state_words; later the only chance is the good of an
//!  explored marker: any string in fate_words that is a good id (kinds with copies left = seats - already revealed of it).
//!
//! STATE KEYS (hex lists sorted ascending by (q, r); null where it says so)
//!  "state": "PlaceCity" "CityBuilding" "Countryside" "Storage" "Harvest" "Exploration" "Famine" "Pollution" "GameOver"
//!  "round": 0 in the set-up, else 1..60;  "may": seats asked now, sorted (in_order: the active one and those with an open offer to
//!    answer; [] when over)
//!  "tiles": ["N0/0", "M3/5", ...] face/rotation per position;  "order": order of play, without seats that are out
//!  "out": seats that are out, sorted
//!  "famine": list per seat of the level that seat sees (R2: start less own fountains; in_order: less everybody's; else the level)
//!  "markers": hexes with an exploration marker;  "revealed": {good: count} so far, no zeros
//!  "pollution": hexes;  "felled": hexes with a grass tile;  "ranges": {"q,r" smallest hex of the range: "stone"/"gold"} fixed ones
//!  "cities": per seat list of centres in order of founding;  "inns": per seat hexes, ascending
//!  "sites": [{"seat":, "type": woodcutter/farm/mine/fishery, "at": hex (fishery: smaller), "good":, "goods": [hexes left]}] by "at"
//!  "stocks": per seat {good: count}, no zeros, without what is set aside in open offers
//!  "men": per seat [houses built, at home, on city buildings, at sites, set aside]; null for seats that are out
//!  "houses": per seat [["h1", city, "row,col"], ...] by number (a lifted one: ["h1", null, null])
//!  "buildings": per seat [{"b": B, "type":, "city":, "squares": ["r,c"...] row-major, "turn":, "man": bool, "graves": ["r,c"...]}] by B
//!    (lifted: city null, squares [] and graves [])
//!  "graves": per seat all graves on boards [[city, "r,c"], ...] ascending (with those on buildings)
//!  "used": per seat sorted B of used-marks, in R2; null in other phases
//!  "saints": per seat saint or null
//!  "this_round": per seat {"removed": graves removed by the hospital, "razed": bool, "cathedrals": built, "biology": used, "alchemy":
//!    used}; null for seats that are out; null as a whole in the set-up and at the end
//!  "free_house": per seat number n of the paid house after which a lower one may be placed free now, else null
//!  "committed": per seat bool in R2, else null
//!  "offers": [{"from":, "to":, "no":, "give": "wood,wood", "get": "gold", "market": bool}] by from, to
//!  "due": [graves still to place, pollution still to place] of the active seat in Famine and Pollution, else null
//!  "winners": seats (R60 draw: all still in), null until over
//!  derived, computed anew from the position (this is what the suite is for; null per seat when out, as are houses, buildings, graves, saints, stocks, used, committed of a seat that is out):
//!  "zones": per seat hexes;  "working": per seat sorted B of working city buildings
//!  "capacity": per seat number or "unlimited";  "keys": per seat key of R3
//!  "graves_due": per seat graves if R8 came now at the shown famine;  "pollution_due": per seat n(p) now
//!  "pollution_hexes": per seat hexes legal for pollution now
//!  "conditions": per seat which of nicolo giorgio barbara cristoforo hold now (whatever the saint), in this order
//!  "would_win": seats whose own saint's condition holds now with a working cathedral;  "tie_break": per seat its count of hexes

pub mod apply;
pub mod data;
pub mod drive;
pub mod invariants;
pub mod legal;
pub mod legal_city;
pub mod list;
pub mod map;
pub mod pieces;
pub mod position;
pub mod run;
pub mod state;
#[cfg(test)]
mod tests;
pub mod victory;
pub mod words;
pub mod working;
pub mod zone;

use std::collections::BTreeMap;

pub use state::{Game, Stage};
pub use words::Command;

/// What lies under an exploration marker: it hears which goods can come and names one.
pub type Luck<'a> = dyn FnMut(&[&'static str]) -> String + 'a;

/// A game at the first decision: the map as it was drawn ("N3/2" is face N3 turned by two sixths, one for each position)
/// and the order of play as it was drawn. A missing option has its default; what is unknown or impossible panics.
pub fn new_game(seats: usize, options: &BTreeMap<String, String>, tiles: &[&str], order: &[usize]) -> Game {
    for (id, value) in options {
        match data::OPTIONS.iter().find(|option| option.0 == id) {
            None => panic!("unknown option {id}"),
            Some((_, values)) => assert!(values.contains(&value.as_str()), "option {id} has no value {value}"),
        }
    }
    let tile = |word: &&str| {
        let (face, sixths) = word.split_once('/').expect("a face and a rotation");
        (face.to_owned(), sixths.parse().expect("a number of sixths"))
    };
    let layout = data::LAYOUTS.iter().find(|layout| layout.seats == seats).expect("2 to 4 players");
    let tiles: Vec<map::Tile> = tiles.iter().map(tile).collect();
    assert_eq!(tiles.len(), layout.offsets.len(), "a tile for each position");
    let (printed, markers) = map::assemble(layout, &tiles);
    assert_eq!(markers.len(), 4 * seats, "as many markers as spots");
    let ranges = map::ranges(&printed);
    let mut everybody = order.to_vec();
    everybody.sort();
    assert_eq!(everybody, (0..seats).collect::<Vec<_>>(), "each seat once in the order of play");
    let mut start = state::Player::default();
    start.stock[data::WOOD] = data::START_WOOD;
    let mut game = Game {
        seats,
        options: options.clone(),
        stage: Stage::PlaceCity,
        round: 0,
        tiles,
        printed,
        drained: Default::default(),
        felled: Default::default(),
        pollution: Default::default(),
        markers,
        revealed: [0; 10],
        range_kinds: vec![None; ranges.len()],
        ranges,
        order: order.to_vec(),
        famine: 0,
        players: vec![start; seats],
        sites: Vec::new(),
        offers: Vec::new(),
        offer_numbers: BTreeMap::new(),
        queue: order.iter().rev().copied().collect(),
        active: None,
        unharvested: Default::default(),
        due: (0, 0),
        winners: None,
    };
    assert!(map::bag_holds(game.option("tile_bag"), &game.tiles), "not from the bag: {:?}", game.tiles);
    game.run();
    game
}
