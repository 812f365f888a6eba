//! Magna Grecia: whole games for each number of seats and each way to play, and how many ways there are to play on from
//! fixed positions (perft). Chance is not counted there; it always brings the first thing there is.

use super::Golden;
use super::perft::{Perft, Position, find, listed};
use games::magna_grecia::{Action, Draft, MagnaGrecia, Phase, State};
use table::meta::Named;
use table::trace::Traced;

const FOLDER: &str = "core/games/src/magna_grecia/golden";

fn named(options: &[(&str, &str)]) -> Named {
    options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect()
}

/// Somebody controls an oracle and a market was sold: the game was not played past its rules.
fn eventful(s: &State) -> bool {
    s.oracles().any(|oracle| oracle.by.is_some()) && s.all().any(|seat| s.player(seat).sold != 0)
}

fn keep(name: &str, options: &[(&str, &str)]) {
    for seats in 2..=4 {
        let golden = Golden::<MagnaGrecia> {
            name: name.to_owned(),
            seats,
            options: named(options),
            late: None,
            ends: eventful,
            words: MagnaGrecia::state_words,
        };
        golden.keeps(FOLDER);
    }
}

#[test]
fn games_of_magna_grecia_as_published_stay_as_they_were() {
    keep("published", &[]);
}

#[test]
fn games_of_magna_grecia_as_the_text_says_stay_as_they_were() {
    keep("text", &[("market_cost", "product"), ("oracle_count", "nine")]);
}

#[test]
fn short_games_of_magna_grecia_with_every_other_option_stay_as_they_were() {
    let options = [
        ("oracle_placement", "random"),
        ("city_touch", "strict"),
        ("oracle_tie", "oldest"),
        ("length", "8"),
        ("colors", "chosen"),
    ];
    keep("short", &options);
}

/// The positions, found anew.
fn positions() -> Vec<Position<State>> {
    let mut all = Vec::new();
    let mut add = |name, seats, options, is: fn(&State) -> bool| {
        all.push(find::<MagnaGrecia>(name, seats, options, is));
    };
    for seats in 2..=4 {
        add("oracles", seats, &[], |s| s.phase == Phase::Oracles);
        add("opening", seats, &[], |s| s.phase == Phase::Tiles);
        add("middle", seats, &[], |s| s.round == 6 && s.phase == Phase::Tiles && listed::<MagnaGrecia>(s).len() > 50);
        add("end", seats, &[], |s| s.round == 12 && s.phase == Phase::Tiles);
    }
    add("road-begun", 4, &[], |s| matches!(s.draft, Some(Draft::Road(_))) && listed::<MagnaGrecia>(s).len() > 4);
    add("replenish-begun", 3, &[], |s| s.draft == Some(Draft::Replenish));
    add("replenish-roads", 2, &[], |s| matches!(s.draft, Some(Draft::Roads(_))));
    add("market", 3, &[], |s| s.phase == Phase::Market && listed::<MagnaGrecia>(s).len() > 8);
    add("sale", 4, &[], |s| listed::<MagnaGrecia>(s).iter().filter(|a| matches!(a, Action::Sell(_))).count() > 1);
    add("building", 2, &[], |s| s.done.building.is_some_and(|b| !b.founding) && listed::<MagnaGrecia>(s).len() > 1);
    add("founding", 3, &[], |s| s.done.building.is_some_and(|b| b.founding && b.covers != 0));
    add("founding-far", 4, &[], |s| s.done.building.is_some_and(|b| b.founding && b.covers == 0));
    add("strict", 3, &[("city_touch", "strict")], |s| s.done.building.is_some());
    add("colours", 3, &[("colors", "chosen")], |s| s.phase == Phase::Colours);
    add("product", 2, &[("market_cost", "product")], |s| s.round == 4 && s.phase == Phase::Tiles);
    all
}

#[test]
fn the_ways_to_play_on_in_magna_grecia_stay_as_many() {
    Perft::<MagnaGrecia> { folder: FOLDER, deep_enough: 2_000, least: 20, find: positions }.keeps();
}
