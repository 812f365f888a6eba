//! The scores: three for each laurel and one for each coin, for those still in.

use super::Toy;
use super::phases;
use super::state::{Phase, State};
use super::words;
use table::game::{Ranking, Turn};
use table::prompt::{Reckoning, ReckoningRow};
use table::seat::Seat;
use table::seen::Seen;
use table::text::Text;

/// What the laurels of a seat are worth.
fn laurels(state: &State, seat: Seat) -> i32 {
    let place = state.place(seat);
    if place.out { 0 } else { 3 * i32::from(place.laurels) }
}

/// What the coins of a seat are worth.
fn coins(state: &State, seat: Seat) -> i32 {
    i32::from(state.place(seat).coins)
}

/// The score of a seat.
fn total(state: &State, seat: Seat) -> i32 {
    laurels(state, seat) + coins(state, seat)
}

/// Each seat's place.
pub fn ranking(state: &State) -> Ranking {
    let scores: Vec<i32> = Seat::all(state.seats).map(|s| total(state, s)).collect();
    Ranking::by_score(&scores)
}

/// The scores, line by line.
pub fn reckoning(seen: &Seen<Toy>) -> Reckoning {
    let seats: Vec<Seat> = Seat::all(seen.seats).collect();
    let row = |key, of: fn(&State, Seat) -> i32| {
        ReckoningRow::new(Text::new(key), seats.iter().map(|s| of(seen, *s)).collect())
    };
    let rows = vec![row("score-laurels", laurels), row("score-coins", coins), row("score-total", total)];
    let places = match phases::turn(seen) {
        Turn::Over(ranking) => Some(seats.iter().map(|s| ranking.of(*s)).collect()),
        _ => None,
    };
    Reckoning { title: Text::new("score-title"), seats, rows, places }
}

/// One line for the shelf.
pub fn headline(seen: &Seen<Toy>) -> Text {
    let round = |key| Text::new(key).num("round", seen.round).num("rounds", seen.rounds);
    match &seen.phase {
        Phase::Deal { .. } | Phase::Begin => Text::new("headline-deal"),
        Phase::Stake(_) => round("headline-stake"),
        Phase::Auction(auction) => {
            round("headline-auction").player("who", auction.next).text("coins", words::coins(auction.bid))
        }
        Phase::Turn(turning) => round("headline-turn").player("who", turning.seat),
        Phase::Over => {
            let winners = ranking(seen).winners().map(|s| Text::new("player").player("who", s)).collect();
            Text::new("headline-over").list("winners", winners)
        }
    }
}
