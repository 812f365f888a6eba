//! Random play in which much happens: one of the legal commands, weighted by kind, and now and then an offer.

use super::data;
use super::map::Hex;
use super::state::{Game, Goods, Stage};
use super::words::Command;

/// How often each kind of command is chosen when it is legal; a kind that is not named counts once.
const WEIGHTS: [(&str, usize); 22] = [
    ("BuildHouse", 10),
    ("FreeHouse", 20),
    ("BuildCityBuilding", 14),
    ("BuildStorage", 3),
    ("Man", 25),
    ("Unman", 1),
    ("RemoveGraves", 20),
    ("RazeCathedral", 2),
    ("BankTrade", 2),
    ("AcceptTrade", 5),
    ("MoveBuilding", 2),
    ("Place", 40),
    ("CommitCity", 4),
    ("Woodcutter", 20),
    ("Farm", 20),
    ("Mine", 20),
    ("Fishery", 20),
    ("Inn", 6),
    ("City", 60),
    ("Cleanse", 10),
    ("EndCountryside", 2),
    ("Explore", 6),
];

/// A legal command for a seat that is asked. `below` gives a random number below its argument.
pub fn pick(game: &Game, seat: usize, below: &mut dyn FnMut(usize) -> usize) -> String {
    let mut legal = game.legal(seat);
    if game.stage == Stage::CityBuilding
        && below(30) == 0
        && let Some(offer) = offer(game, seat, below)
    {
        return offer;
    }
    // A player who spends everything and fills every square is soon out: mostly some wood and room are kept.
    if below(6) > 0 {
        keep(&mut legal, |words| is_sensible(game, seat, words));
    }
    let kind = |words: &str| words.split(' ').next().expect("a word").to_owned();
    let mut kinds: Vec<String> = legal.iter().map(|words| kind(words)).collect();
    kinds.dedup();
    let weight = |kind: &str| WEIGHTS.iter().find(|known| known.0 == kind).map_or(1, |known| known.1);
    let mut lot = below(kinds.iter().map(|kind| weight(kind)).sum());
    let at = kinds.iter().position(|kind| {
        let chosen = lot < weight(kind);
        lot = lot.saturating_sub(weight(kind));
        chosen
    });
    let chosen = kinds.swap_remove(at.expect("the weights are as many as the lots"));
    legal.retain(|words| kind(words) == chosen);
    // The second word (a type, a number) first, so that a piece with many placements is not built more often.
    let second = |words: &str| words.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut seconds: Vec<String> = legal.iter().map(|words| second(words)).collect();
    seconds.dedup();
    let second_word = seconds.swap_remove(below(seconds.len()));
    legal.retain(|words| second(words) == second_word);
    legal.swap_remove(below(legal.len()))
}

/// Keeps what fits, if anything does.
fn keep(legal: &mut Vec<String>, fits: impl Fn(&str) -> bool) {
    if legal.iter().any(|words| fits(words)) {
        legal.retain(|words| fits(words));
    }
}

fn is_sensible(game: &Game, seat: usize, words: &str) -> bool {
    let player = &game.players[seat];
    let shops = player.buildings.values().filter(|b| b.kind == "cart_shop").count() as i64;
    let wooded = game.sites.iter().any(|site| site.seat == seat && site.kind == "woodcutter");
    match Command::read(words) {
        Some(Command::BuildCityBuilding { kind, pay, .. }) => {
            let wood_left = player.stock[data::WOOD] - pay[data::WOOD];
            if kind == "cart_shop" {
                return shops < 4 && wood_left > shops;
            }
            let room = player.all_free().len() > 20 || matches!(kind, "hospital" | "cathedral" | "fountain");
            room && (pay[data::WOOD] == 0 || shops >= 2 && wood_left >= shops.max(3))
        }
        Some(Command::BuildStorage { width, height, .. }) => {
            width * height <= 6 && player.all_free().len() > 20 && shops >= 2 && player.stock[data::WOOD] > shops
        }
        // Men go to the cart shops first.
        Some(Command::Man(number)) => {
            let idle = player.buildings.values().any(|b| b.kind == "cart_shop" && !b.man);
            player.buildings[&number].kind == "cart_shop" || !idle
        }
        Some(Command::Unman(_)) => false,
        Some(Command::CommitCity) => player.home == 0 || player.houses.len() > 4,
        // The first site brings wood, the next ones food.
        Some(Command::Mine(..) | Command::Inn(..)) => wooded,
        Some(Command::Fishery(_, _, good)) => wooded && (good == data::FISH || player.foods() > 2),
        Some(Command::EndCountryside | Command::PassExploration) => false,
        _ => true,
    }
}

/// An offer of up to two goods on each side, if it is legal.
fn offer(game: &Game, seat: usize, below: &mut dyn FnMut(usize) -> usize) -> Option<String> {
    let (mut give, mut get): (Goods, Goods) = ([0; 10], [0; 10]);
    for _ in 0..below(3) {
        give[below(data::GOODS.len())] += 1;
    }
    for _ in 0..below(3) {
        get[below(data::GOODS.len())] += 1;
    }
    let command = Command::OfferTrade { to: below(game.seats), give, get };
    game.allows(seat, &command).is_ok().then(|| command.to_string())
}

/// A map from the default bag and an order of play, drawn at random.
pub fn draw_map(seats: usize, below: &mut dyn FnMut(usize) -> usize) -> (Vec<String>, Vec<usize>) {
    let layout = data::LAYOUTS.iter().find(|layout| layout.seats == seats).expect("2 to 4 players");
    let mut stacks: Vec<usize> = (0..8).map(|stack| stack % 4).collect();
    let tile = |_: &Hex| {
        let pair = stacks.remove(below(stacks.len()));
        let letter = ["N", "M"][below(2)];
        format!("{letter}{}/{}", 2 * pair + below(2), below(6))
    };
    let tiles = layout.offsets.iter().map(tile).collect();
    let mut seats_left: Vec<usize> = (0..seats).collect();
    let order = (0..seats).map(|_| seats_left.remove(below(seats_left.len()))).collect();
    (tiles, order)
}
