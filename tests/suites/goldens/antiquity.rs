//! Antiquity: whole random games for each number of seats and each option, and how many ways there are to play on from
//! fixed positions. Random players are buried early; games that are won are in the game's own tests.

use super::Golden;
use super::perft::{Perft, Position, find, listed};
use games::antiquity::{Action, Antiquity, Deed, Draft, Phase, State};
use table::game::Game;
use table::meta::Named;
use table::trace::Traced;

const FOLDER: &str = "core/games/src/antiquity/golden";

/// Buildings and sites of all players who are still in stand: the game was not only waited through.
fn eventful(s: &State) -> bool {
    let built: usize = s.all().map(|seat| s.realm(seat).pieces.len()).sum();
    built >= 6 && s.round >= 4
}

fn keep(name: &str, options: &[(&str, &str)]) {
    let options: Named = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    for seats in 2..=4 {
        let golden = Golden::<Antiquity> {
            name: name.to_owned(),
            seats,
            options: options.clone(),
            late: None,
            ends: eventful,
            words: Antiquity::state_words,
        };
        golden.keeps(FOLDER);
    }
}

#[test]
fn games_of_antiquity_stay_as_they_were() {
    keep("text", &[]);
}

#[test]
fn games_of_antiquity_as_published_stay_as_they_were() {
    let published = [("pollution_on_exploration", "covers"), ("tie_break", "empty"), ("enclose_eliminated", "true")];
    keep("published", &published);
}

#[test]
fn games_of_antiquity_in_order_stay_as_they_were() {
    keep("in_order", &[("city_building_mode", "in_order"), ("tile_bag", "sixteen_tiles")]);
}

#[test]
fn games_of_antiquity_with_a_limited_supply_stay_as_they_were() {
    keep("limited", &[("limited_supply", "true")]);
}

/// The draft of whoever is asked first.
fn draft(s: &State) -> Option<Draft> {
    let seat = Antiquity::turn(s).asked().iter().next()?;
    s.player(seat).work.draft
}

/// The positions, found anew.
fn positions() -> Vec<Position<State>> {
    let mut all = Vec::new();
    let mut add = |name, seats, options, is: fn(&State) -> bool| {
        all.push(find::<Antiquity>(name, seats, options, is));
    };
    for seats in 2..=4 {
        add("found", seats, &[], |s| s.phase == Phase::Found);
        add("countryside", seats, &[], |s| s.phase == Phase::Countryside && listed::<Antiquity>(s).len() > 3);
    }
    add("found-last", 4, &[], |s| s.phase == Phase::Found && s.at == 0);
    add("house", 2, &[], |s| matches!(draft(s), Some(Draft::House { at: None, .. })));
    add("payment", 3, &[], |s| matches!(draft(s), Some(Draft::House { at: Some(_), .. })));
    add("square", 2, &[], |s| matches!(draft(s), Some(Draft::Build { at: None, .. })));
    add("turn", 3, &[], |s| matches!(draft(s), Some(Draft::Build { at: Some(_), form: None, .. })));
    add("hex", 2, &[], |s| matches!(draft(s), Some(Draft::Deed { deed: Deed::Woodcutter, at: None, .. })));
    add("fishery", 3, &[], |s| matches!(draft(s), Some(Draft::Deed { deed: Deed::Fishery, at: Some(_), .. })));
    add("mine", 2, &[], |s| matches!(draft(s), Some(Draft::Deed { deed: Deed::Mine, at: Some(_), good: None, .. })));
    add("storage", 3, &[], |s| s.phase == Phase::Storage);
    add("harvest", 4, &[], |s| s.phase == Phase::Harvest);
    add("exploration", 2, &[], |s| s.phase == Phase::Exploration);
    add("famine", 4, &[], |s| s.phase == Phase::Famine && s.due > 1);
    add("pollution", 4, &[], |s| s.phase == Phase::Pollution && s.due > 1);
    add("overflow", 2, &[], |s| s.phase == Phase::Pollution && s.graves_due > 1);
    add("covered", 2, &[("pollution_on_exploration", "covers")], |s| s.phase == Phase::Pollution && s.due > 1);
    add("answer", 2, &[("city_building_mode", "in_order")], |s| {
        listed::<Antiquity>(s).iter().any(|action| matches!(action, Action::Accept(..)))
    });
    all
}

#[test]
fn the_ways_to_play_on_in_antiquity_stay_as_many() {
    Perft::<Antiquity> { folder: FOLDER, deep_enough: 2_000, exact: false, least: 20, find: positions }.keeps();
}
