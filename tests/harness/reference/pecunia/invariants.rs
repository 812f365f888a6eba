//! The invariants of section 11.1, judged on one position or on one move.

use std::collections::BTreeMap;

use serde_json::Value;

use super::data;
use super::state::{Game, Phase, neighbours, seat_name};

/// Invariants 1 to 6 and 8 on one position.
pub fn check(game: &Game) -> Result<(), String> {
    customers_complete(game)?;
    actions_complete(game)?;
    seats_sound(game)?;
    nothing_negative(game)?;
    if game.phase == Phase::SetUp {
        return Ok(());
    }
    queues_filled(game)?;
    commands_sound(game)
}

/// 1. The 70 customers, each once.
fn customers_complete(game: &Game) -> Result<(), String> {
    let seated = game.seats.iter().flatten().flatten().map(|guest| &guest.id);
    let mut found: Vec<&String> = seated
        .chain(game.queues.iter().flatten())
        .chain(&game.customer_draw)
        .chain(&game.customer_discard)
        .chain(&game.revealed)
        .collect();
    found.sort();
    let mut wanted: Vec<&str> = data::CUSTOMERS.iter().map(|card| card.0).collect();
    wanted.sort();
    if found != wanted {
        return Err(format!("invariant 1: the customers are not the 70 cards: {found:?}"));
    }
    Ok(())
}

/// 2. The 40 action cards, kind by kind.
fn actions_complete(game: &Game) -> Result<(), String> {
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    for pile in game.hands.iter().chain([&game.action_draw]) {
        for (kind, count) in pile {
            *found.entry(kind).or_insert(0) += count;
        }
    }
    for kind in game.action_discard.iter().chain(&game.resolving) {
        *found.entry(kind).or_insert(0) += 1;
    }
    for seats in &game.seats {
        *found.entry("villa_dixius").or_insert(0) += seats.len() - 3;
    }
    found.retain(|_, count| *count > 0);
    let wanted: BTreeMap<&str, usize> = data::ACTIONS.into_iter().collect();
    if found != wanted {
        return Err(format!("invariant 2: the action cards are not the 40 cards: {found:?}"));
    }
    Ok(())
}

/// 3. At most two on a seat, and two are ladies. 4. No senator beside a slave.
fn seats_sound(game: &Game) -> Result<(), String> {
    for (p, seats) in game.seats.iter().enumerate() {
        for (seat, guests) in seats.iter().enumerate() {
            let all_ladies = guests.iter().all(|guest| data::class(&guest.id) == "lady");
            if guests.len() > 2 || (guests.len() == 2 && !all_ladies) {
                return Err(format!("invariant 3: player {p}, seat {}: {guests:?}", seat_name(seat)));
            }
            for neighbour in neighbours(seat) {
                let holds = |s: usize, class: &str| seats[s].iter().any(|guest| data::class(&guest.id) == class);
                if holds(seat, "senator") && holds(neighbour, "slave") {
                    return Err(format!(
                        "invariant 4: player {p}: a senator on {} beside a slave on {}",
                        seat_name(seat),
                        seat_name(neighbour)
                    ));
                }
            }
        }
    }
    Ok(())
}

/// 5. Money and markers are never negative (waiting customers, bare ids, carry none).
fn nothing_negative(game: &Game) -> Result<(), String> {
    if game.money.iter().any(|money| *money < 0) {
        return Err(format!("invariant 5: negative money {:?}", game.money));
    }
    for guest in game.seats.iter().flatten().flatten() {
        if guest.markers < 0 {
            return Err(format!("invariant 5: negative markers on {guest:?}"));
        }
    }
    Ok(())
}

/// 6. No queue is empty while there are customers to draw and the game goes on.
fn queues_filled(game: &Game) -> Result<(), String> {
    let some_left = !game.customer_draw.is_empty() || !game.customer_discard.is_empty();
    for (p, queue) in game.queues.iter().enumerate() {
        if queue.is_empty() && some_left && !game.over() {
            return Err(format!("invariant 6: the queue of player {p} is empty"));
        }
    }
    Ok(())
}

/// 8. There is a legal command unless the game is over; never both EndTurn and Seat.
fn commands_sound(game: &Game) -> Result<(), String> {
    let legal = game.legal();
    if legal.is_empty() != game.over() {
        return Err(format!("invariant 8: {} legal commands in {}", legal.len(), game.phase.name()));
    }
    let has = |name: &str| legal.iter().any(|command| command["command"] == name);
    if has("EndTurn") && has("Seat") {
        return Err("invariant 8: EndTurn and Seat are both legal".to_string());
    }
    Ok(())
}

/// Invariant 7 on two `state()` values: only the active player's money rises, and only
/// in phase 2 (with payout_timing=immediate also by great_haste in `Seating`); it falls
/// only by a tax.
pub fn check_move(before: &Value, command: &Value, after: &Value, immediate: bool) -> Result<(), String> {
    let collecting = command["command"] == "Advance" && before["state"] == "MarkersOff";
    let hasty = immediate && command["card"] == "great_haste" && before["state"] == "Seating";
    let card = command["card"].as_str().unwrap_or("");
    let taxing = data::taxed_class(card).is_some();
    let old = money(before)?;
    let new = money(after)?;
    if old.len() != new.len() {
        return Err("invariant 7: the number of players changed".to_string());
    }
    for p in 0..old.len() {
        let is_active = before["active"].as_u64() == Some(p as u64);
        if new[p] > old[p] && !(is_active && (collecting || hasty)) {
            return Err(format!("invariant 7: player {p} gained money by {command}"));
        }
        if new[p] < old[p] && !taxing {
            return Err(format!("invariant 7: player {p} lost money by {command}"));
        }
    }
    Ok(())
}

fn money(state: &Value) -> Result<Vec<i64>, String> {
    let list = state["money"].as_array().ok_or("money is not a list")?;
    let numbers = list.iter().map(|entry| entry.as_i64().ok_or(format!("money is not a number: {entry}")));
    numbers.collect()
}
