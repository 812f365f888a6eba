//! Magna Grecia against the slow engine written from the rules text: the same positions, the same commands.

use games::Visit;
use harness::reference::magna_grecia::{Game as Plain, Need, data, drive, invariants, new_game};
use harness::{Picker, settings, start};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use table::chance::Luck;
use table::game::Turn;
use table::input::{Input, step};
use table::log::Log;
use table::meta::Named;
use table::seat::Seat;
use table::trace::{Traced, expand};

/// Games for each seat count and setting: 500 and more in all.
const GAMES: u64 = 12;

/// Does something with the game, found in the list by its id.
fn with_the_game(compare: impl FnMut(&mut dyn Comparison)) {
    struct Find<F>(F, bool);
    impl<F: FnMut(&mut dyn Comparison)> Visit for Find<F> {
        fn game<G: Traced>(&mut self) {
            if G::META.id == "magna_grecia" {
                self.1 = true;
                (self.0)(&mut Both::<G>(std::marker::PhantomData));
            }
        }
    }
    let mut find = Find(compare, false);
    games::each(&mut find);
    assert!(find.1, "magna_grecia is in the list of games");
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
        let mut drawn = VecDeque::new();
        // Under `colors=chosen` the players name their colours before anything is drawn.
        while G::state_words(&state)["state"] == "ColorChoice" {
            let input = picker.pick(&state).expect("a colour that is free");
            step::<G>(&mut state, &input, &mut Vec::new(), &mut Log::new()).expect("it is legal");
        }
        draw::<G>(&mut state, &mut picker, &mut drawn);
        // Options that only the fast game asks for (who has which colour) are seen in its colours.
        let mut known = named.clone();
        known.retain(|id, _| data::OPTIONS.iter().any(|option| option.0 == id));
        let mut plain = new_game(usize::from(seats), &known);
        let colors = G::state_words(&state)["colors"].clone();
        let mut colors = colors.as_array().expect("a colour for each seat").iter();
        plain.set_up(&mut |need| match need {
            Need::Color => word(colors.next().expect("a colour for each seat")),
            _ => drawn.pop_front().expect("as much is drawn"),
        });
        assert!(drawn.is_empty(), "nothing is drawn that the plain engine does not draw: {drawn:?}");
        let (mut offered, mut legal) = same_position::<G>(&state, &plain, "set-up");
        while !plain.over() {
            let (before, seat) = (plain.clone(), Seat(plain.active as u8));
            invariants::check(&plain, &legal).unwrap_or_else(|broken| panic!("{broken} in {}", plain.state()));
            // Every fourth game is played evenly over all commands, the others so that the board fills.
            let words = if seed % 4 == 3 {
                legal[picker.luck.below(legal.len() as u32) as usize].clone()
            } else {
                drive::pick(&plain, &legal, &mut |n| picker.luck.below(n as u32) as usize)
            };
            for action in offered.remove(&words.to_string()).expect("the fast game offers it too") {
                step::<G>(&mut state, &Input::Act(seat, action), &mut Vec::new(), &mut Log::new())
                    .expect("it is legal");
            }
            draw::<G>(&mut state, &mut picker, &mut drawn);
            let mut luck = |_: Need| drawn.pop_front().expect("as many cards are drawn");
            plain.carry_out(&words, &mut luck);
            assert!(drawn.is_empty(), "no card is drawn that the plain engine does not draw: {words}");
            (offered, legal) = same_position::<G>(&state, &plain, &words.to_string());
            invariants::check_step(&before, &words, &plain).unwrap_or_else(|broken| panic!("{broken} after {words}"));
        }
        invariants::check(&plain, &legal).expect("all holds at the end");
        assert!(matches!(G::turn(&state), Turn::Over(_)));
    }
}

/// Draws the chance that is pending and notes what it brought; colours are read from the position instead.
fn draw<G: Traced>(state: &mut G::State, picker: &mut Picker<G>, drawn: &mut VecDeque<String>) {
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

fn flatten(value: &Value, drawn: &mut VecDeque<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|one| flatten(one, drawn)),
        one if data::COLORS.contains(&word(one).as_str()) => {}
        one => drawn.push_back(word(one)),
    }
}

/// A word or a number as the plain engine hears it.
fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The runs of actions that the fast game offers, by the command that they are.
type Offered<A> = BTreeMap<String, Vec<A>>;

/// Compares the position and the legal commands, and gives both engines' commands back.
fn same_position<G: Traced>(state: &G::State, plain: &Plain, after: &str) -> (Offered<G::Action>, Vec<Value>) {
    let (fast, slow) = (G::state_words(state), plain.state());
    for (key, value) in slow.as_object().expect("a state is an object") {
        assert_eq!(&fast[key], value, "{key} after {after}");
    }
    let seat = Seat(plain.active as u8);
    let runs = if plain.over() { Vec::new() } else { expand::<G>(state, seat) };
    let word_and_run = |run: Vec<G::Action>| (G::command(state, seat, &run).to_string(), run);
    let offered: Offered<G::Action> = runs.into_iter().map(word_and_run).collect();
    let legal = plain.legal();
    let words: Vec<String> = legal.iter().map(Value::to_string).collect();
    assert_eq!(
        offered.keys().collect::<Vec<_>>(),
        words.iter().collect::<Vec<_>>(),
        "the legal commands after {after}"
    );
    (offered, legal)
}

fn compare_all(seats: u8) {
    with_the_game(|game| {
        for (n, named) in game.settings(seats).iter().enumerate() {
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
fn both_engines_agree_with_all_options_at_once() {
    let named: Named = data::OPTIONS.iter().map(|(id, values)| ((*id).to_owned(), values[1].to_owned())).collect();
    with_the_game(|game| {
        for seats in 2..=4 {
            for seed in 0..GAMES {
                game.compare(&named, seats, seed);
            }
        }
    });
}
