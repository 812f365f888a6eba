//! The building procedure of 5.4 as the rules text writes it down, with what is pending kept in a note, against the
//! engine, which keeps no such note and tries every way to finish a building: the same hexes are legal at every step.

use std::collections::{BTreeMap, BTreeSet};

use super::super::board::Board;
use super::super::drive;
use super::play::Luck;
use super::*;

/// What is pending: whether the city is still being founded, and the villages that must still be covered.
#[derive(Clone, Debug, Default, PartialEq)]
struct Note {
    open: bool,
    founding: bool,
    villages: BTreeSet<map::Hex>,
}

/// `legal_city` of 5.4: the note after the tile, if the tile is legal. `last` is a hex of the city being built.
fn legal(game: &Game, board: &Board, note: &Note, last: Option<map::Hex>, hex: map::Hex, limit: i64) -> Option<Note> {
    let me = game.active;
    let strict = game.option("city_touch") == "strict";
    if limit < 1 || !board.may_stand(me, hex) {
        return None;
    }
    let own = board.own_cities_beside(me, hex);
    let open: BTreeSet<map::Hex> = map::neighbours(hex).into_iter().filter(|h| board.is_open_village(*h)).collect();
    let (mut villages, mut founding) = (BTreeSet::new(), false);
    if note.open {
        let city = board.city_at(last?).expect("a building has a tile");
        if !own.contains(&city) || note.founding && own.len() != 1 {
            return None;
        }
        if strict && !note.villages.is_empty() && !note.villages.contains(&hex) {
            return None;
        }
        (villages, founding) = (note.villages.clone(), note.founding);
    } else if own.is_empty() {
        if game.turn.founded || !(map::is_frontier(hex) || board.entered_by(me, hex)) {
            return None;
        }
        founding = true;
    }
    if strict && open.len() > 1 {
        return None;
    }
    villages.extend(open);
    if board.is_open_village(hex) {
        villages.remove(&hex);
        founding = false;
    }
    if villages.len() as i64 > limit - 1 || !villages.iter().all(|village| board.may_stand(me, *village)) {
        return None;
    }
    let after = Note { open: founding || !villages.is_empty(), founding, villages };
    if founding && after.villages.is_empty() {
        let mut next = board.clone();
        next.lay_city(me, hex, usize::MAX);
        let goes_on = |there: map::Hex| legal(game, &next, &after, Some(hex), there, limit - 1).is_some();
        if !map::all_hexes().any(goes_on) {
            return None;
        }
    }
    Some(after)
}

#[test]
fn what_the_procedure_allows_is_what_can_be_finished() {
    let (mut unfinished, mut several, mut nothing_in_reach) = (0, 0, 0);
    for seed in 0..40 {
        let seats = 2 + seed as usize % 3;
        let options = if seed % 4 == 0 { [("city_touch", "strict")].as_slice() } else { &[] };
        let options: BTreeMap<_, _> = options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect();
        let mut luck = Luck::new(seed, seats);
        let mut game = super::super::new_game(seats, &options);
        game.set_up(&mut |need| luck.answer(need));
        // The rich build more.
        for person in &mut game.people {
            (person.points, person.city_supply, person.city_stock) = (60, 20, 0);
        }
        let (mut note, mut last) = (Note::default(), None);
        while !game.over() {
            let mut after = BTreeMap::new();
            if game.round > 0 {
                for hex in map::all_hexes() {
                    let found = legal(&game, &game.board, &note, last, hex, game.city_limit());
                    assert_eq!(found.is_some(), game.may_lay_city(hex), "{hex} in {}", game.state());
                    after.extend(found.map(|found| (hex, found)));
                }
            }
            let command = drive::pick(&game, &game.legal(), &mut |n| luck.below(n));
            game.apply(&command, &mut |need| luck.answer(need)).expect("it is legal");
            if command["command"] == "PlaceCity" {
                let hex = map::hex(command["hex"].as_str().expect("a hex"));
                (note, last) = (after.remove(&hex).expect("it is legal"), Some(hex));
                unfinished += usize::from(note.open);
                several += usize::from(note.villages.len() > 1);
                nothing_in_reach += usize::from(note.open && note.villages.is_empty());
            }
            assert_eq!(note.open, game.pending().is_some(), "{}", game.state());
        }
    }
    assert!(unfinished > 300 && several > 20 && nothing_in_reach > 10, "{unfinished} {several} {nothing_in_reach}");
}
