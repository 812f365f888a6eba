//! The suites find leaks: with one field not concealed, one kind of event told to all, or one secret that feeds
//! something public, both the five tests and the pairs fail, for each of them by name.

mod broken;
mod pecunia;
mod toy;

use super::five::{FIVE, Fan, Spread, after, viewers};
use super::pairs::{self, Care};
use super::twins;
use broken::{Breakable, Broken, Leak, leaks, set};
use games::pecunia_non_olet::PecuniaNonOlet;
use harness::toy::Toy;
use harness::{Picker, settings, start};
use table::input::step;
use table::log::Log;

/// Which of the five find the leak that is set, in a few games; `A` for the first of them after the game.
fn found_by_five<G: Breakable>() -> String {
    let mut found = String::new();
    for seats in [G::META.min_seats, G::META.max_seats] {
        for (n, named) in settings::<G>(seats).iter().enumerate().take(4) {
            let mut picker = Picker::<Broken<G>>::new(n as u64);
            let mut state = start::<Broken<G>>(named, seats);
            loop {
                for viewer in viewers(seats) {
                    let fan = Fan::of::<Broken<G>>(&state, viewer, Spread { worlds: 1, inputs: 12 }, &mut picker.luck);
                    for (letter, test) in FIVE {
                        if test(&fan).is_err() && !found.contains(letter) {
                            found.push_str(letter);
                        }
                    }
                }
                if after::<Broken<G>>(&state, &mut picker.luck).is_err() && !found.contains('A') {
                    found.push('A');
                }
                let Some(input) = picker.pick(&state) else { break };
                step::<Broken<G>>(&mut state, &input, &mut Vec::new(), &mut Log::silent()).expect("it is legal");
            }
        }
    }
    found
}

/// How many pairs it takes to find the leak that is set.
fn found_by_pairs<G: Breakable>() -> Option<u64> {
    let care = Care { views: 64, drafts: 1 };
    (0..400).find(|n| twins::pair::<G>(*n).is_some_and(|pair| pairs::check::<Broken<G>>(&pair, care, *n).is_err()))
}

/// Both the five tests and the pairs find nothing in the game as it is, and every leak by itself. `only` names leaks
/// that one of the five finds alone, so that none of them can be left out.
fn all_are_found<G: Breakable>(only: &[(&str, &str)]) {
    set(Leak::Nothing);
    assert_eq!((found_by_five::<G>().as_str(), found_by_pairs::<G>()), ("", None), "{} has no leak", G::META.id);
    for (name, leak) in leaks::<G>() {
        set(leak);
        let found = found_by_five::<G>();
        assert!(!found.is_empty(), "{}: the five tests find {name}", G::META.id);
        assert!(found_by_pairs::<G>().is_some(), "{}: the pairs find {name}", G::META.id);
        if let Some((_, alone)) = only.iter().find(|(listed, _)| *listed == name) {
            assert_eq!(&found, alone, "{}: {name}", G::META.id);
        }
    }
}

#[test]
fn each_leak_of_pecunia_is_found() {
    let only = [
        ("a public counter is fed by a hidden draw", "b"),
        ("a step of a draft", "d"),
        ("cards dealt", "e"),
        ("a card drawn", "e"),
    ];
    all_are_found::<PecuniaNonOlet>(&only);
}

#[test]
fn each_leak_of_the_toy_game_is_found() {
    let only = [
        ("the deck after the game", "A"),
        ("the hidden discard after the game", "A"),
        ("a draft bumps a public counter", "c"),
    ];
    all_are_found::<Toy>(&only);
}
