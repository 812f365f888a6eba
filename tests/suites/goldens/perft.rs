//! How many ways there are to play on from fixed positions, to a depth: one wrong rule changes a number (perft).
//!
//! Chance is not counted; it always brings the first thing there is.

use super::{PECUNIA, folder, read, regenerate, write};
use games::pecunia_non_olet::{Action, Kind, PecuniaNonOlet as Pecunia, Phase, State};
use harness::{Picker, start};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt::Write;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::{Input, step};
use table::log::Log;
use table::meta::Named;
use table::seat::Seat;
use table::trace::{Traced, expand};

/// Counts above this are not looked for one step deeper.
const DEEP_ENOUGH: u64 = 10_000;

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

/// Carries out one act and the chance that follows it.
fn act(state: &State, seat: Seat, actions: &[Action]) -> State {
    let mut next = *state;
    let mut input = |input| {
        step::<Pecunia>(&mut next, &input, &mut Vec::new(), &mut Log::silent()).expect("what is listed is accepted");
        next
    };
    actions.iter().for_each(|action| _ = input(Input::Act(seat, *action)));
    while let Turn::Chance = Pecunia::turn(&next) {
        let fate = Input::Fate(Pecunia::chance(&next).roll(&mut First));
        step::<Pecunia>(&mut next, &fate, &mut Vec::new(), &mut Log::silent()).expect("what is rolled is admitted");
    }
    next
}

/// Ways to play so many completed commands. Two orders of the same two targets are one command.
fn commands(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut met = BTreeSet::new();
    let runs = expand::<Pecunia>(state, state.active);
    let once = runs.iter().filter(|run| met.insert(Pecunia::command(state, state.active, run).to_string()));
    let once: Vec<_> = once.collect();
    if depth == 1 {
        return once.len() as u64;
    }
    once.into_iter().map(|run| commands(&act(state, state.active, run), depth - 1)).sum()
}

fn listed(state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    Pecunia::actions(state, state.active, &mut list);
    list
}

/// Ways to play so many atomic inputs.
fn inputs(state: &State, depth: u32) -> u64 {
    let list = listed(state);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter().map(|action| inputs(&act(state, state.active, &[*action]), depth - 1)).sum()
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
fn find(name: &str, seats: u8, options: Named, is: fn(&State) -> bool) -> Position {
    for seed in 0..1_000 {
        let (mut picker, mut state) = (Picker::<Pecunia>::new(seed), start::<Pecunia>(&options, seats));
        while let Some(input) = picker.pick(&state) {
            step::<Pecunia>(&mut state, &input, &mut Vec::new(), &mut Log::silent())
                .expect("what is picked is accepted");
            if matches!(Pecunia::turn(&state), Turn::Seats { .. }) && is(&state) {
                return Position { name: format!("{name}-{seats}"), state };
            }
        }
    }
    panic!("no random game has a position like {name}")
}

/// The positions, found anew.
fn positions() -> Vec<Position> {
    let option = |id: &str, value: &str| Named::from([(id.to_owned(), value.to_owned())]);
    let mut all: Vec<Position> = (2..=6).map(|seats| find("deal", seats, Named::new(), |_| true)).collect();
    let mut add = |name, seats, options, is| all.push(find(name, seats, options, is));
    let none = Named::new;
    add("colosseum", 3, none(), |s| s.phase == Phase::Colosseum && s.revealed.len() == 3);
    add("villas", 4, none(), |s| s.own().villas == 2 && s.draft.is_none() && listed(s).len() > 4);
    add("ladies", 2, none(), |s| listed(s).iter().filter(|a| matches!(a, Action::Join(_))).count() > 1);
    add("swap-begun", 5, none(), |s| s.draft.is_some_and(|d| d.kind == Kind::LatrineSwap && d.first.is_some()));
    add("eviction-begun", 3, none(), |s| s.draft.is_some_and(|d| d.kind == Kind::Eviction && d.first.is_none()));
    add("many-cards", 2, none(), |s| s.phase == Phase::Seating && s.own().hand.len() > 3 && listed(s).len() > 3);
    add("after-draw", 3, option("play_after_draw", "true"), |s| s.phase == Phase::AfterDraw && listed(s).len() > 3);
    add("all-swept", 4, option("sweep_scope", "all_players"), |s| s.own().hand.of(Kind::SenateMeeting) > 1);
    add("guest-drawn", 3, option("regular_guest_source", "draw_top"), |s| {
        listed(s).contains(&Action::Card(Kind::RegularGuest))
    });
    add("paid-at-once", 4, option("payout_timing", "immediate"), |s| {
        s.phase == Phase::Seating && listed(s).contains(&Action::Card(Kind::GreatHaste))
    });
    // Every kind of card at once, which chance alone hardly brings: from the draw pile to the hand.
    let mut every =
        find("every-card", 3, none(), |s| s.phase == Phase::Seating && Kind::ALL.iter().all(|k| s.deck.of(*k) > 0));
    for kind in 0..Kind::ALL.len() {
        every.state.deck.kinds[kind] -= 1;
        every.state.own_mut().hand.kinds[kind] += 1;
    }
    all.push(every);
    all
}

#[test]
fn the_ways_to_play_on_from_fixed_positions_stay_as_many() {
    let (kept, table) = (folder(PECUNIA).join("positions.jsonl"), folder(PECUNIA).join("perft.txt"));
    if regenerate() {
        let found = positions();
        let lines = found.iter().map(|p| serde_json::to_string(p).expect("a state can be written") + "\n");
        write(&kept, &lines.collect::<String>());
    }
    let parse = |line: &str| serde_json::from_str::<Position>(line).expect("a position with its name");
    let positions: Vec<Position> = read(&kept).lines().map(parse).collect();
    assert!(positions.len() >= 12);
    for Position { name, state } in &positions {
        assert_eq!(state.check(), Ok(()), "{name}");
        let list = listed(state);
        let weight: u32 = list.iter().map(|action| Pecunia::ways(state, state.active, *action)).sum();
        assert_eq!(u64::from(weight), commands(state, 1), "{name}: an action weighs as many commands as begin with it");
    }
    let found = counts(&positions);
    if regenerate() {
        write(&table, &found);
    }
    assert_eq!(read(&table), found);
}
