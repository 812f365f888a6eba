//! What must hold of every position (T36, T37 and the rest) and of every step from one position to the next.

use std::collections::BTreeSet;

use serde_json::Value;

use super::contest;
use super::data::{self, For};
use super::score;
use super::state::{self, Bag, Game, Stage};

/// Fails with `what` unless it holds.
fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Everything that must hold of one position and its legal commands.
pub fn check(game: &Game, legal: &[Value]) -> Result<(), String> {
    coins_conserved(game)?;
    cards_conserved(game)?;
    placing_sound(game)?;
    contest_sound(game)?;
    auction_sound(game)?;
    scoring_sound(game)?;
    commands_sound(game, legal)
}

/// T36: 39 of each metal, nothing below zero, a coin in the port exactly as the rules put it there.
fn coins_conserved(game: &Game) -> Result<(), String> {
    for metal in 0..3 {
        let held: Vec<i64> = game.people.iter().map(|p| p.coins[metal]).collect();
        let parts = [game.bank[metal], game.port_coins[metal]];
        let whole = held.iter().chain(&parts).sum::<i64>() == data::COINS_OF_EACH_METAL;
        let positive = held.iter().chain(&parts).all(|coins| *coins >= 0);
        require(whole && positive, || format!("T36: {} coins: {held:?} {parts:?}", data::METALS[metal]))?;
        let servant = game.spaces.contains_key(["portus_bronze", "portus_silver", "portus_gold"][metal]);
        let coin = game.port_coins[metal];
        require(coin <= i64::from(servant), || format!("a {} coin without a servant", data::METALS[metal]))?;
        let placing = game.ask.is_some_and(|ask| ask.stage == Stage::Placement);
        require(!placing || coin == i64::from(servant), || "a servant in the port without a coin".to_owned())?;
    }
    Ok(())
}

/// Every kind of card is there as often as the box has it; T37: what left the Stadium deck is in somebody's hand.
fn cards_conserved(game: &Game) -> Result<(), String> {
    let one = |card: Option<&'static str>| card.map(|id| Bag::from([(id, 1)])).unwrap_or_default();
    let hands = || game.people.iter().map(|p| p.hand.clone());
    let laurels = || game.people.iter().map(|p| p.laurels.clone());
    let slots = game.slots.iter().map(|slot| one(*slot));
    let mut all: Vec<Bag> = hands().chain(laurels()).chain(slots).collect();
    all.extend([&game.equi_deck, &game.equi_discard, &game.servi_deck, &game.servi_discard].map(Bag::clone));
    all.extend([game.stadium_deck.clone(), one(game.stadium_card)]);
    all.extend([game.theatrum_deck.clone(), one(game.theatrum_card)]);
    for (card, _, wanted) in data::SERVI.iter().chain(&data::EQUI).chain(&data::STADIUM).chain(&data::THEATRUM) {
        let found: i64 = all.iter().map(|bag| state::count(bag, card)).sum();
        require(found == *wanted, || format!("{found} cards {card} instead of {wanted}"))?;
    }
    require(all.iter().all(|bag| bag.values().all(|many| *many > 0)), || "an empty entry in a bag".to_owned())?;
    let stadium = |bag: &Bag| data::STADIUM.iter().map(|card| state::count(bag, card.0)).sum::<i64>();
    let won: i64 = laurels().map(|bag| stadium(&bag)).sum();
    let races = game.round as i64;
    require(won <= 2 * races, || format!("T37: {won} Stadium cards won in {races} rounds"))?;
    let left = game.over && state::size(&game.stadium_deck) == 0 && game.stadium_card.is_none();
    require(!game.over || left == (won == 12), || format!("T37: {won} won and the Stadium not as it should be"))?;
    // Ruling 66: while cards are in the deck one is on display, and before the last race one always is.
    let hidden = stadium(&game.stadium_deck) > 0 && game.stadium_card.is_none();
    require(!hidden, || "ruling 66: nothing on display".to_owned())
}

fn placing_sound(game: &Game) -> Result<(), String> {
    let markers: BTreeSet<usize> = game.tie_track.iter().copied().collect();
    require(markers.len() == game.tie_track.len(), || "two markers of one player on the tie track".to_owned())?;
    let placing = game.ask.is_some_and(|ask| ask.stage == Stage::Placement);
    require(placing || markers.len() == game.seats, || "ruling 41: a marker is missing".to_owned())?;
    for seat in 0..game.seats {
        let own: Vec<&str> = game.spaces.iter().filter(|(_, o)| **o == seat).map(|(space, _)| *space).collect();
        require(own.len() <= data::SERVANTS, || format!("{} servants of {seat}", own.len()))?;
        let sides: BTreeSet<&str> = own
            .iter()
            .filter_map(|space| match data::space(space) {
                For::Stadium(side, _) => Some(side),
                _ => None,
            })
            .collect();
        require(sides.len() <= 1, || format!("{seat} is on both sides of the Stadium"))?;
        let port = own.iter().filter(|space| matches!(data::space(space), For::Portus(_))).count();
        require(port <= 1, || format!("{seat} is on {port} spaces of the port"))?;
        require(game.houses(seat) >= 0, || format!("{seat} has too many houses on the board"))?;
    }
    let neutral = game.is_on("two_player_neutrals") && !game.over;
    require(game.blocked.len() == if neutral { data::BLOCKED_SPACES } else { 0 }, || format!("{:?}", game.blocked))?;
    require(game.blocked.iter().all(|space| !game.spaces.contains_key(space)), || "a blocked space".to_owned())?;
    require(!game.over || game.spaces.is_empty(), || "servants are left on the board".to_owned())
}

fn contest_sound(game: &Game) -> Result<(), String> {
    require(game.blue_left <= data::BLUE_DICE, || "too many blue dice".to_owned())?;
    let spent = game.blue_left < data::BLUE_DICE;
    require(!spent || game.blue_holder.is_some(), || "blue dice rolled by nobody".to_owned())?;
    let Some(strengths) = &game.strengths else { return Ok(()) };
    let race =
        game.ask.is_some_and(|ask| matches!(ask.stage, Stage::StadiumCards | Stage::StadiumBlue | Stage::StadiumKeep));
    for (seat, strength) in strengths.iter().enumerate() {
        let base = game.base(race, seat);
        require(base.is_some() == strength.is_some(), || format!("{seat} takes part without a servant"))?;
        require(strength >= &base, || format!("{seat} is weaker than its servants"))?;
    }
    let asked = game.ask.is_some_and(|ask| strengths[ask.seat].is_some());
    require(asked, || "somebody is asked who takes no part".to_owned())?;
    let ranks = game.ranks();
    require(ranks.len() == strengths.iter().flatten().count(), || "a rank is missing".to_owned())?;
    for pair in ranks.windows(2) {
        require(strengths[pair[0]] >= strengths[pair[1]], || "the weaker before the stronger".to_owned())?;
    }
    let odds = game.odds();
    for rank in 0..ranks.len() {
        let all: u64 = odds.ranks.iter().flatten().map(|of_seat| of_seat[rank]).sum();
        require(all == odds.of, || format!("the odds of rank {rank} add up to {all} of {}", odds.of))?;
    }
    let each = odds.ranks.iter().flatten().all(|of_seat| of_seat.iter().sum::<u64>() == odds.of);
    require(each, || "the odds of a seat do not add up".to_owned())
}

fn auction_sound(game: &Game) -> Result<(), String> {
    require(game.auction.is_some() == game.theatrum_card.is_some(), || "an auction for nothing".to_owned())?;
    let Some(auction) = &game.auction else { return Ok(()) };
    let Some(high) = auction.high else {
        return require(auction.bid == [0; 3], || "a bid of nobody".to_owned());
    };
    require(auction.bid.iter().sum::<i64>() > 0 && !auction.out.contains(&high), || format!("{auction:?}"))?;
    let holds = (0..3).all(|metal| game.people[high].coins[metal] >= auction.bid[metal]);
    require(holds, || format!("{high} cannot pay {:?}", auction.bid))
}

fn scoring_sound(game: &Game) -> Result<(), String> {
    for (seat, person) in game.people.iter().enumerate() {
        let sum = score::reckon(game, seat);
        require(person.score >= 0 && sum.total() >= person.score, || format!("{seat} has {sum:?}"))?;
        let theatrum = data::THEATRUM.iter().filter(|card| state::count(&person.laurels, card.0) > 0).count();
        require(sum.assignment.len() == theatrum, || "a Theatrum card counts for no colour".to_owned())?;
    }
    if game.over {
        let winners = score::winners(game);
        let alone = game.option("final_tie") == "tie_track";
        require(!winners.is_empty() && (!alone || winners.len() == 1), || format!("winners {winners:?}"))?;
        require(game.round == data::ROUNDS, || "the game ended early".to_owned())?;
    }
    Ok(())
}

/// There is a legal command unless the game is over, none comes twice, and the ways out are there.
fn commands_sound(game: &Game, legal: &[Value]) -> Result<(), String> {
    require(legal.is_empty() == game.over, || format!("{} legal commands in {}", legal.len(), game.state_name()))?;
    let texts: Vec<String> = legal.iter().map(Value::to_string).collect();
    require(texts.windows(2).all(|pair| pair[0] < pair[1]), || "a command twice or out of order".to_owned())?;
    let has = |name: &str| legal.iter().any(|command| command["command"] == name);
    let way_out = match game.ask.map(|ask| ask.stage) {
        Some(Stage::Pecunia | Stage::Equi | Stage::PayAgain) => has("Decline"),
        Some(Stage::Opening) => has("DeclineOpen"),
        Some(Stage::Bidding) => has("Withdraw") && has("Raise"),
        Some(Stage::Forum) => has("Stop"),
        Some(Stage::Placement) => has("PlaceTie") || has("Pass"),
        _ => true,
    };
    require(way_out, || format!("no way out of {}", game.state_name()))
}

/// What must hold of one step: what never moves back, and what each command gives at once.
pub fn check_step(before: &Game, command: &Value, after: &Game) -> Result<(), String> {
    let ask = before.ask.expect("somebody was asked");
    let (was, is) = (&before.people[ask.seat], &after.people[ask.seat]);
    for (plot, owner) in &before.plots {
        require(after.plots.get(plot) == Some(owner), || format!("{plot} has changed its owner"))?;
    }
    for seat in 0..before.seats {
        let (old, new) = (&before.people[seat], &after.people[seat]);
        require(new.score >= old.score, || format!("{seat} has lost points"))?;
        let kept = old.laurels.iter().all(|(card, many)| state::count(&new.laurels, card) >= *many);
        require(kept, || format!("{seat} has lost a laurel"))?;
        let (had, has) = (state::size(&old.hand), state::size(&new.hand));
        let same = seat == ask.seat || ask.stage == Stage::ArenaPrize || has == had;
        require(same, || format!("the hand of {seat} changed when it was not asked"))?;
    }
    let round = after.round == before.round || after.round == before.round + 1;
    require(round && (!before.over), || "rounds come one by one".to_owned())?;
    let more = state::size(&is.hand) - state::size(&was.hand);
    let built = after.plots.len() - before.plots.len();
    let won = |game: &Game| -> i64 {
        let all = game.people.iter().map(|p| data::STADIUM.iter().map(|c| state::count(&p.laurels, c.0)).sum::<i64>());
        all.sum()
    };
    let laurels = won(after) - won(before);
    let name = command["command"].as_str().unwrap_or_default();
    let right = match name {
        "BuyServi" => Some(more) == command["count"].as_i64(),
        // Ruling 16: the bonus card comes with slot 1 only, if there is one.
        "Buy" => more == 1 || ask.space == Some("mercatus_equi_1") && more == 2,
        "Exchange" => is.score >= was.score + data::PECUNIA_POINTS,
        "PlayCards" => {
            let cards = command["cards"].as_object().expect("cards");
            -more == cards.values().filter_map(Value::as_i64).sum::<i64>()
        }
        "Build" => {
            let paid = command["servi_1"].as_i64().zip(command["servi_2"].as_i64()).expect("two numbers");
            built == 1 && -more == paid.0 + paid.1
        }
        "ArenaPrize" => more == i64::from(command["prize"] == "slave"),
        _ => more == 0,
    };
    require(right, || format!("{name} has given {more} cards"))?;
    require(name == "Build" || built == 0, || format!("{name} has built something"))?;
    let racers = before.strengths.as_ref().map_or(0, |s| s.iter().flatten().count() as i64);
    // T37, ruling 26.
    let wanted = if name == "StadiumKeep" { racers.min(2) } else { 0 };
    require(laurels == wanted, || format!("T37: {laurels} Stadium cards moved"))?;
    let left = data::spaces_for(|what| contest::value(what, name == "StadiumKeep").is_some());
    let ended = matches!(name, "StadiumKeep" | "ArenaPrize");
    let there = left.iter().any(|space| after.spaces.contains_key(space));
    require(!ended || !there || after.round > before.round, || "ruling 52: servants stay after the contest".to_owned())
}
