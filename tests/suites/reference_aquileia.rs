//! Aquileia against the slow engine written from the rules text: the same positions, the same commands.

use games::Visit;
use harness::reference::aquileia::{Game as Plain, Need, data, drive, invariants, need_of, new_game};
use harness::{Picker, settings, start};
use serde_json::Value;
use std::collections::BTreeMap;
use table::chance::Luck;
use table::game::Turn;
use table::input::{Input, step};
use table::log::Log;
use table::meta::Named;
use table::seat::Seat;
use table::trace::{Traced, expand};

/// Games for each seat count and setting: 500 and more in all.
const GAMES: u64 = 10;

/// Does something with the game, found in the list by its id.
fn with_the_game(compare: impl FnMut(&mut dyn Comparison)) {
    struct Find<F>(F, bool);
    impl<F: FnMut(&mut dyn Comparison)> Visit for Find<F> {
        fn game<G: Traced>(&mut self) {
            if G::META.id == "aquileia" {
                self.1 = true;
                (self.0)(&mut Both::<G>(std::marker::PhantomData));
            }
        }
    }
    let mut find = Find(compare, false);
    games::each(&mut find);
    assert!(find.1, "aquileia is in the list of games");
}

/// The fast game beside the plain one, without its types.
trait Comparison {
    fn settings(&self, seats: u8) -> Vec<Named>;
    fn compare(&mut self, named: &Named, seats: u8, seed: u64);
}

struct Both<G>(std::marker::PhantomData<G>);

impl<G: Traced> Comparison for Both<G> {
    fn settings(&self, seats: u8) -> Vec<Named> {
        settings::<G>(seats)
    }

    fn compare(&mut self, named: &Named, seats: u8, seed: u64) {
        let mut picker = Picker::<G>::new(seed);
        let mut state = start::<G>(named, seats);
        let mut drawn = Vec::new();
        draw::<G>(&mut state, &mut picker, &mut drawn);
        let mut known = named.clone();
        known.retain(|id, _| data::OPTIONS.iter().any(|option| option.0 == id));
        let mut plain = new_game(usize::from(seats), &known);
        plain.set_up(&mut |need, _| next(&mut drawn, need));
        assert!(drawn.is_empty(), "nothing is drawn that the plain engine does not draw: {drawn:?}");
        let (mut offered, mut legal) = same_position::<G>(&state, &plain, "set-up");
        while !plain.over {
            let (before, seat) = (plain.clone(), Seat(plain.active() as u8));
            invariants::check(&plain, &legal).unwrap_or_else(|broken| panic!("{broken} in {}", plain.state()));
            // Every fourth game is played evenly over all commands, the others so that more happens.
            let words = if seed % 4 == 3 {
                legal[picker.luck.below(legal.len() as u32) as usize].clone()
            } else {
                drive::pick(&legal, &mut |n| picker.luck.below(n as u32) as usize)
            };
            for action in offered.remove(&words.to_string()).expect("the fast game offers it too") {
                step::<G>(&mut state, &Input::Act(seat, action), &mut Vec::new(), &mut Log::new())
                    .expect("it is legal");
            }
            draw::<G>(&mut state, &mut picker, &mut drawn);
            // A seat is drawn in the set-up only; later the game's words name whose dice they are.
            drawn.retain(|word| need_of(word) != Need::Start);
            plain.carry_out(&words, &mut |need, _| next(&mut drawn, need));
            assert!(drawn.is_empty(), "{drawn:?}: drawn, but not by the plain engine: {words}");
            (offered, legal) = same_position::<G>(&state, &plain, &words.to_string());
            invariants::check_step(&before, &words, &plain).unwrap_or_else(|broken| panic!("{broken} after {words}"));
        }
        invariants::check(&plain, &legal).expect("all holds at the end");
        assert!(matches!(G::turn(&state), Turn::Over(_)));
    }
}

/// The first word that answers this need.
fn next(drawn: &mut Vec<String>, need: Need) -> String {
    let at = drawn.iter().position(|word| need_of(word) == need);
    drawn.remove(at.unwrap_or_else(|| panic!("{need:?} is drawn by the plain engine only; left: {drawn:?}")))
}

/// Draws the chance that is pending and notes what it brought.
fn draw<G: Traced>(state: &mut G::State, picker: &mut Picker<G>, drawn: &mut Vec<String>) {
    while let Turn::Chance = G::turn(state) {
        let Some(Input::Fate(outcome)) = picker.pick(state) else { panic!("chance is pending") };
        let words = G::fate_words(state, &outcome);
        for (key, value) in words.as_object().expect("what chance brought is an object") {
            if key != "chance" {
                flatten(value, drawn);
            }
        }
        step::<G>(state, &Input::Fate(outcome), &mut Vec::new(), &mut Log::new()).expect("what is rolled is admitted");
    }
}

fn flatten(value: &Value, drawn: &mut Vec<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|one| flatten(one, drawn)),
        Value::String(word) => drawn.push(word.clone()),
        other => drawn.push(other.to_string()),
    }
}

/// The runs of actions that the fast game offers, by the command that they are.
type Offered<A> = BTreeMap<String, Vec<A>>;

/// Compares the position and the legal commands, and gives both engines' commands back.
fn same_position<G: Traced>(state: &G::State, plain: &Plain, after: &str) -> (Offered<G::Action>, Vec<Value>) {
    let (fast, slow) = (G::state_words(state), plain.state());
    for (key, value) in slow.as_object().expect("a state is an object") {
        assert_eq!(&fast[key], value, "{key} after {after} in {}", plain.state_name());
    }
    if plain.over {
        return (Offered::new(), Vec::new());
    }
    let seat = Seat(plain.active() as u8);
    let word_and_run = |run: Vec<G::Action>| (G::command(state, seat, &run).to_string(), run);
    let offered: Offered<G::Action> = expand::<G>(state, seat).into_iter().map(word_and_run).collect();
    let legal = plain.legal();
    let words: Vec<String> = legal.iter().map(Value::to_string).collect();
    assert_eq!(
        offered.keys().collect::<Vec<_>>(),
        words.iter().collect::<Vec<_>>(),
        "the legal commands after {after} in {}",
        plain.state_name()
    );
    (offered, legal)
}

/// Whether the rules have these options for so many seats (ruling 59).
fn admitted(named: &Named, seats: u8) -> bool {
    seats == 2 || named.get("two_player_neutrals").is_none_or(|value| value == "false")
}

fn compare_all(seats: u8) {
    with_the_game(|game| {
        for (n, named) in game.settings(seats).iter().enumerate().filter(|(_, named)| admitted(named, seats)) {
            for seed in 0..GAMES {
                game.compare(named, seats, seed * 101 + n as u64);
            }
        }
    });
}

#[test]
fn both_engines_agree_with_two_players_at_every_option() {
    compare_all(2);
}

#[test]
fn both_engines_agree_with_three_players_at_every_option() {
    compare_all(3);
}

#[test]
fn both_engines_agree_with_four_players_at_every_option() {
    compare_all(4);
}

#[test]
fn both_engines_agree_with_five_players_at_every_option() {
    compare_all(5);
}

#[test]
fn both_engines_agree_with_all_options_at_once() {
    with_the_game(|game| {
        for seats in 2..=5 {
            let others = data::OPTIONS.iter().filter(|(id, _)| *id != "two_player_neutrals" || seats == 2);
            let named: Named = others.map(|(id, values)| ((*id).to_owned(), values[1].to_owned())).collect();
            for seed in 0..GAMES {
                game.compare(&named, seats, seed);
            }
        }
    });
}
