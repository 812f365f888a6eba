//! Whole games kept as files, one for each way to end and each number of seats: replayed, they end as they did.
//!
//! A file has one JSON value a line: what is played, each input, a checksum of the position when others are asked, and
//! last the final position. `TABULARIUM_REGENERATE=1` plays them anew; look at the difference before you commit it.

mod aquileia;
mod magna_grecia;
mod pecunia;
mod perft;

use games::pecunia_non_olet::{PecuniaNonOlet as Pecunia, Phase, State};
use harness::toy::Toy;
use harness::{Picker, start};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use table::game::{Game, Turn};
use table::input::{Input, step};
use table::log::Log;
use table::meta::Named;
use table::trace::Traced;

/// A folder of goldens, from the root of the workspace.
fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

const PECUNIA: &str = "core/games/src/pecunia_non_olet/golden";
const TOY: &str = "tests/harness/toy/golden";

/// Whether the goldens are to be written anew.
fn regenerate() -> bool {
    std::env::var_os("TABULARIUM_REGENERATE").is_some()
}

fn write(path: &Path, text: &str) {
    std::fs::create_dir_all(path.parent().expect("a golden lies in a folder")).expect("the folder can be made");
    std::fs::write(path, text).expect("goldens can be written");
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path)
        .unwrap_or_else(|e| panic!("{}: {e}; TABULARIUM_REGENERATE=1 writes it", path.display()))
}

/// The checksum of a position as it is saved.
fn digest<G: Game>(state: &G::State) -> String {
    format!("{:08x}", crc32fast::hash(serde_json::to_string(state).expect("a state can be written").as_bytes()))
}

/// Plays on from the beginning to where a golden starts.
type Later<G> = fn(<G as Game>::State, &mut Picker<G>) -> <G as Game>::State;

/// One game to be kept: how it is found, how it has to end, and how its end is told.
struct Golden<G: Game> {
    name: String,
    seats: u8,
    options: Named,
    /// How to get to the position it starts from, if that is not the beginning.
    late: Option<Later<G>>,
    /// Whether it has ended in the way it is kept for.
    ends: fn(&G::State) -> bool,
    /// The final position in words.
    words: fn(&G::State) -> Value,
}

fn carry_out<G: Game>(state: &mut G::State, input: &Input<G::Action>) {
    step::<G>(state, input, &mut Vec::new(), &mut Log::silent()).unwrap_or_else(|e| panic!("{input:?}: {e}"));
}

impl<G: Game> Golden<G> {
    /// The first random game, by seed, that ends in the right way.
    fn play(&self) -> String {
        (0..10_000).find_map(|seed| self.play_one(seed)).unwrap_or_else(|| panic!("no game ends like {}", self.name))
    }

    fn play_one(&self, seed: u64) -> Option<String> {
        let mut picker = Picker::<G>::new(seed);
        let mut head =
            json!({"game": G::META.id, "rules": G::META.rules, "seats": self.seats, "options": self.options});
        let mut state = start::<G>(&self.options, self.seats);
        if let Some(late) = self.late {
            state = late(state, &mut picker);
            head["start"] = serde_json::to_value(&state).expect("a state can be written");
        }
        let mut lines = vec![head.to_string()];
        while let Some(input) = picker.pick(&state) {
            let asked = G::turn(&state).asked();
            carry_out::<G>(&mut state, &input);
            lines.push(serde_json::to_string(&input).expect("an input can be written"));
            if G::turn(&state).asked() != asked {
                lines.push(json!({"crc": digest::<G>(&state)}).to_string());
            }
        }
        lines.push(json!({"end": (self.words)(&state)}).to_string());
        (self.ends)(&state).then(|| lines.join("\n") + "\n")
    }

    /// Replays the file, line by line.
    fn replay(&self, file: &str) {
        let name = format!("{}: {}", G::META.id, self.name);
        let mut lines = file.lines();
        let head: Value = serde_json::from_str(lines.next().expect("a first line")).expect("the first line is JSON");
        assert_eq!(head["rules"], G::META.rules, "{name}: the rules have changed: look at it, then write it anew");
        assert_eq!((&head["game"], &head["seats"]), (&json!(G::META.id), &json!(self.seats)));
        let options: Named = serde_json::from_value(head["options"].clone()).expect("options by name");
        let mut state = match head.get("start") {
            Some(state) => serde_json::from_value(state.clone()).expect("a state"),
            None => start::<G>(&options, self.seats),
        };
        G::check(&state).expect("it starts from a position that can be");
        let (mut inputs, mut digests) = (0, 0);
        for line in lines {
            let value: Value = serde_json::from_str(line).unwrap_or_else(|e| panic!("{name}: {line}: {e}"));
            if let Some(crc) = value.get("crc") {
                digests += 1;
                assert_eq!(*crc, digest::<G>(&state), "{name}: the position after {inputs} inputs is another one");
            } else if let Some(end) = value.get("end") {
                assert_eq!(*end, (self.words)(&state), "{name}: the final position is another one");
                assert!(matches!(G::turn(&state), Turn::Over(_)), "{name}: the game is over");
                assert!((self.ends)(&state), "{name}: it ends in the way it is kept for");
                assert!(inputs > 10 && digests > 5, "{name}: {inputs} inputs, {digests} checksums");
                return;
            } else {
                carry_out::<G>(&mut state, &serde_json::from_value(value).expect("an input"));
                inputs += 1;
            }
        }
        panic!("{name}: the file has no end");
    }

    fn keeps(&self, at: &str) {
        let path = folder(at).join(format!("{}-{}.jsonl", self.name, self.seats));
        if regenerate() {
            write(&path, &self.play());
        }
        self.replay(&read(&path));
    }
}

fn pecunia(name: &str, seats: u8, options: Named, ends: fn(&State) -> bool) -> Golden<Pecunia> {
    Golden { name: name.to_owned(), seats, options, late: None, ends, words: Pecunia::state_words }
}

fn richest(s: &State) -> u16 {
    s.all().map(|p| s.player(p).money).max().unwrap_or(0)
}

#[test]
fn r39_games_won_by_the_target_sum_stay_as_they_were() {
    let ends = |s: &State| s.own().money >= s.target() && !s.last_round;
    (2..=6).for_each(|seats| pecunia("target", seats, Named::new(), ends).keeps(PECUNIA));
}

#[test]
fn r39_games_of_equal_turns_stay_as_they_were() {
    let options = Named::from([("equal_turns".to_owned(), "true".to_owned())]);
    // Somebody has reached the target and the round was played out: everybody had as many turns.
    let ends = |s: &State| s.last_round && richest(s) >= s.target() && s.turns.is_multiple_of(u16::from(s.seats));
    (2..=6).for_each(|seats| pecunia("equal_turns", seats, options.clone(), ends).keeps(PECUNIA));
}

#[test]
fn r45_games_that_end_after_500_turns_stay_as_they_were() {
    /// A position three rounds into a game, with the count of its turns put on to the last rounds.
    fn late(mut state: State, picker: &mut Picker<Pecunia>) -> State {
        while state.turns < 3 * u16::from(state.seats) || state.phase != Phase::TurnOpen {
            let Some(input) = picker.pick(&state) else { return state };
            carry_out::<Pecunia>(&mut state, &input);
        }
        state.turns = 499 - 2 * u16::from(state.seats);
        state
    }
    let ends = |s: &State| s.turns == 500 && richest(s) < s.target();
    for seats in 2..=6 {
        Golden { late: Some(late), ..pecunia("limit", seats, Named::new(), ends) }.keeps(PECUNIA);
    }
}

#[test]
fn games_of_the_toy_stay_as_they_were() {
    let words = |s: &<Toy as Game>::State| serde_json::to_value(s).expect("a state can be written");
    for seats in 2..=4 {
        let golden = |name: &str, ends| Golden::<Toy> {
            name: name.to_owned(),
            seats,
            options: Named::new(),
            late: None,
            ends,
            words,
        };
        golden("rounds", |s| s.playing().len() > 1 && s.round == s.rounds).keeps(TOY);
        golden("alone", |s| s.playing().len() < 2).keeps(TOY);
    }
}
