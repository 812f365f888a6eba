//! Magna Grecia: whole games for each number of seats and each way to play, and how many ways there are to play on from
//! fixed positions (perft). Chance is not counted there; it always brings the first thing there is.

use super::{Golden, carry_out, folder, read, regenerate, write};
use games::magna_grecia::{Action, Draft, MagnaGrecia, Phase, State};
use harness::{Picker, start};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::Input;
use table::meta::Named;
use table::seat::Seat;
use table::trace::{Traced, expand};

const FOLDER: &str = "core/games/src/magna_grecia/golden";

/// Counts above this are not looked for one step deeper.
const DEEP_ENOUGH: u64 = 2_000;

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

/// A position that is kept.
#[derive(Serialize, Deserialize)]
struct Position {
    name: String,
    state: State,
}

/// Chance that always takes the first.
struct First;

impl Luck for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Carries out one command, or a step of one, and the chance that follows it.
fn after(state: &State, actions: &[Action]) -> State {
    let mut next = *state;
    for action in actions {
        carry_out::<MagnaGrecia>(&mut next, &Input::Act(state.active, *action));
    }
    while let Turn::Chance = MagnaGrecia::turn(&next) {
        let outcome = MagnaGrecia::chance(&next).roll(&mut First);
        carry_out::<MagnaGrecia>(&mut next, &Input::Fate(outcome));
    }
    next
}

fn listed(state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    MagnaGrecia::actions(state, state.active, &mut list);
    list
}

/// Ways to play so many completed commands.
fn commands(state: &State, depth: u32) -> u64 {
    let runs = expand::<MagnaGrecia>(state, state.active);
    if depth == 1 {
        return runs.len() as u64;
    }
    runs.iter().map(|run| commands(&after(state, run), depth - 1)).sum()
}

/// Ways to play so many atomic inputs.
fn inputs(state: &State, depth: u32) -> u64 {
    let list = listed(state);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter().map(|action| inputs(&after(state, &[*action]), depth - 1)).sum()
}

/// The table of counts: for each position and depth, commands and inputs.
fn counts(positions: &[Position]) -> String {
    let mut table =
        String::from("# position, depth, completed commands, atomic inputs; chance brings the first there is\n");
    for Position { name, state } in positions {
        for depth in 1..=3 {
            let (commands, inputs) = (commands(state, depth), inputs(state, depth));
            writeln!(table, "{name} {depth} {commands} {inputs}").expect("a string takes all");
            if commands > DEEP_ENOUGH {
                break;
            }
        }
    }
    table
}

/// The first position of random games that is of this kind.
fn find(name: &str, seats: u8, options: &[(&str, &str)], is: fn(&State) -> bool) -> Position {
    for seed in 0..2_000 {
        let (mut picker, mut state) = (Picker::<MagnaGrecia>::new(seed), start::<MagnaGrecia>(&named(options), seats));
        while let Some(input) = picker.pick(&state) {
            carry_out::<MagnaGrecia>(&mut state, &input);
            if matches!(MagnaGrecia::turn(&state), Turn::Seats { .. }) && is(&state) {
                return Position { name: format!("{name}-{seats}"), state };
            }
        }
    }
    panic!("no random game has a position like {name}")
}

/// The positions, found anew.
fn positions() -> Vec<Position> {
    let mut all = Vec::new();
    let mut add = |name, seats, options, is| all.push(find(name, seats, options, is));
    for seats in 2..=4 {
        add("oracles", seats, &[], |s| s.phase == Phase::Oracles);
        add("opening", seats, &[], |s| s.phase == Phase::Tiles);
        add("middle", seats, &[], |s| s.round == 6 && s.phase == Phase::Tiles && listed(s).len() > 50);
        add("end", seats, &[], |s| s.round == 12 && s.phase == Phase::Tiles);
    }
    add("road-begun", 4, &[], |s| matches!(s.draft, Some(Draft::Road(_))) && listed(s).len() > 4);
    add("replenish-begun", 3, &[], |s| s.draft == Some(Draft::Replenish));
    add("replenish-roads", 2, &[], |s| matches!(s.draft, Some(Draft::Roads(_))));
    add("market", 3, &[], |s| s.phase == Phase::Market && listed(s).len() > 8);
    add("sale", 4, &[], |s| listed(s).iter().filter(|a| matches!(a, Action::Sell(_))).count() > 1);
    add("building", 2, &[], |s| s.done.building.is_some_and(|b| !b.founding) && listed(s).len() > 1);
    add("founding", 3, &[], |s| s.done.building.is_some_and(|b| b.founding && b.covers != 0));
    add("founding-far", 4, &[], |s| s.done.building.is_some_and(|b| b.founding && b.covers == 0));
    add("strict", 3, &[("city_touch", "strict")], |s| s.done.building.is_some());
    add("colours", 3, &[("colors", "chosen")], |s| s.phase == Phase::Colours);
    add("product", 2, &[("market_cost", "product")], |s| s.round == 4 && s.phase == Phase::Tiles);
    all
}

#[test]
fn the_ways_to_play_on_in_magna_grecia_stay_as_many() {
    let (kept, table) = (folder(FOLDER).join("positions.jsonl"), folder(FOLDER).join("perft.txt"));
    if regenerate() {
        let lines = positions().into_iter().map(|p| serde_json::to_string(&p).expect("a state can be written") + "\n");
        write(&kept, &lines.collect::<String>());
    }
    let parse = |line: &str| serde_json::from_str::<Position>(line).expect("a position with its name");
    let positions: Vec<Position> = read(&kept).lines().map(parse).collect();
    assert!(positions.len() >= 20);
    for Position { name, state } in &positions {
        assert_eq!(state.check(), Ok(()), "{name}");
        let weight = |action: &Action| MagnaGrecia::ways(state, Seat(state.active.0), *action);
        let ways: u32 = listed(state).iter().map(weight).sum();
        assert_eq!(u64::from(ways), commands(state, 1), "{name}: an action weighs as many commands as begin with it");
    }
    let found = counts(&positions);
    if regenerate() {
        write(&table, &found);
    }
    assert_eq!(read(&table), found);
}
