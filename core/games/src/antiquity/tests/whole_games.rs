//! Whole games of scripted players, kept as files: every saint's victory, and every way to go out.
//!
//! A file has one JSON value a line: what is played, each input, a checksum of the position when a round begins, and last
//! who has won how. `TABULARIUM_REGENERATE=1` plays them anew; look at the difference before you commit it.

use super::land_stage::options;
use super::settler::{self, Plan};
use crate::antiquity::check::check;
use crate::antiquity::data::{Building, Saint};
use crate::antiquity::event::Event;
use crate::antiquity::state::{End, Phase, State};
use crate::antiquity::{Action, Antiquity};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::{Input, step};
use table::log::Log;
use table::meta::Named;

/// A generator that is the same everywhere.
struct Plain(u64);

impl Luck for Plain {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as u32) % n
    }
}

/// What a game was for those who look back at it.
struct Played {
    s: State,
    inputs: Vec<Input<Action>>,
    told: Vec<Event>,
    built: BTreeSet<Building>,
}

/// Plays a game to its end, or to the end of a round. Who has a round to leave in resigns at its beginning.
fn play(seed: u64, chosen: &[(&str, &str)], plans: &[Plan], rounds: u8, look: bool) -> Played {
    let seats = plans.len() as u8;
    let s = Antiquity::setup(&options(seats, chosen), seats);
    let mut played = Played { s, inputs: Vec::new(), told: Vec::new(), built: BTreeSet::new() };
    let (mut luck, mut round) = (Plain(seed), 0);
    loop {
        let s = &played.s;
        let input = match Antiquity::turn(s) {
            Turn::Over(_) => break,
            Turn::Chance => Input::Fate(Antiquity::chance(s).roll(&mut luck)),
            Turn::Seats { may, .. } => {
                let seat = may.iter().next().expect("somebody is asked");
                Input::Act(seat, settler::choose(s, seat, &plans[seat.index()]))
            }
        };
        let mut log = Log::new();
        step::<Antiquity>(&mut played.s, &input, &mut Vec::new(), &mut log)
            .unwrap_or_else(|refused| panic!("{input:?}: {refused}"));
        played.told.extend(log.told().iter().map(|(_, event)| event.clone()));
        played.inputs.push(input);
        let s = &played.s;
        for seat in s.all() {
            played.built.extend(s.realm(seat).built().map(|(_, piece)| piece.building));
        }
        if s.round != round {
            round = s.round;
            check(s).unwrap_or_else(|damage| panic!("{damage} in round {round}"));
            if look {
                s.playing().for_each(|seat| println!("{}", settler::line(s, seat)));
            }
            if round > rounds {
                break;
            }
        }
        assert!(played.inputs.len() < 60_000, "it goes on and on");
    }
    if look {
        println!("end {:?} {:?} after {} inputs", played.s.phase, played.s.winners, played.inputs.len());
    }
    played
}

fn golden(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/antiquity/golden").join(format!("{name}.jsonl"))
}

fn digest(s: &State) -> String {
    // The sum of Fletcher over what is saved: no more than a check that nothing has changed.
    let saved = serde_json::to_string(s).expect("a position can be written");
    let (a, b) = saved.bytes().fold((1u64, 0u64), |(a, b), byte| {
        let a = (a + u64::from(byte)) % 4_294_967_291;
        (a, (a + b) % 4_294_967_291)
    });
    format!("{a:08x}{b:08x}")
}

fn ending(s: &State) -> Value {
    let saints: Vec<_> = s.winners.iter().map(|seat| s.realm(seat).saint.map(Saint::id)).collect();
    let winners: Vec<_> = s.winners.iter().map(|seat| seat.0).collect();
    json!({"end": s.phase, "winners": winners, "saints": saints, "round": s.round})
}

/// Keeps a game as a file, and replays it: it ends as it did.
fn keeps(name: &str, chosen: &[(&str, &str)], play: impl FnOnce() -> Played) {
    let path = golden(name);
    if std::env::var_os("TABULARIUM_REGENERATE").is_some() {
        let played = play();
        let seats = played.s.seats;
        let named: Named = chosen.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let head = json!({"game": "antiquity", "rules": Antiquity::META.rules, "seats": seats, "options": named});
        let mut lines = vec![head.to_string()];
        let mut s = Antiquity::setup(&options(seats, chosen), seats);
        let mut round = 0;
        for input in &played.inputs {
            step::<Antiquity>(&mut s, input, &mut Vec::new(), &mut Log::silent()).expect("it was played");
            lines.push(serde_json::to_string(input).expect("an input can be written"));
            if s.round != round {
                round = s.round;
                lines.push(json!({"sum": digest(&s)}).to_string());
            }
        }
        lines.push(ending(&s).to_string());
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        std::fs::write(&path, lines.join("\n") + "\n").expect("goldens can be written");
    }
    let file = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut lines = file.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line of JSON"));
    let head = lines.next().expect("a first line");
    assert_eq!(head["rules"], Antiquity::META.rules, "{name}: the rules have changed: look at it, then write it anew");
    let seats = head["seats"].as_u64().expect("a number") as u8;
    let mut s = Antiquity::setup(&options(seats, chosen), seats);
    let mut inputs = 0;
    for line in lines {
        if let Some(sum) = line.get("sum") {
            assert_eq!(*sum, digest(&s), "{name}: the position after {inputs} inputs is another one");
        } else if line.get("end").is_some() {
            assert_eq!(line, ending(&s), "{name}: it ends in another way");
            assert!(matches!(Antiquity::turn(&s), Turn::Over(_)), "{name}: the game is over");
            return;
        } else {
            let input: Input<Action> = serde_json::from_value(line).expect("an input");
            step::<Antiquity>(&mut s, &input, &mut Vec::new(), &mut Log::silent())
                .unwrap_or_else(|refused| panic!("{name}: {input:?}: {refused}"));
            inputs += 1;
        }
    }
    panic!("{name}: the file has no end");
}

/// The first game, by seed, that this player wins by the saint of the plan against somebody who only survives.
fn won_by(saint: Saint) -> Played {
    let found = (0..200).map(|seed| play(seed, &[], &[Plan::of(saint), Plan::survivor()], 40, false)).find(|played| {
        let s = &played.s;
        s.phase == Phase::Over(End::Condition) && s.winners.iter().all(|seat| s.realm(seat).saint == Some(saint))
    });
    found.unwrap_or_else(|| panic!("no game is won by {saint:?}"))
}

#[test]
#[ignore = "for looking at"]
fn look() {
    for saint in Saint::ALL {
        println!("== {saint:?}");
        let mut plans = [Plan::of(saint), Plan::survivor()];
        if saint == Saint::Giorgio {
            plans[0].encloses = Some(table::seat::Seat(1));
        }
        for seed in 0..20 {
            let played = play(seed, &[], &plans, 40, seed == 0);
            let s = &played.s;
            let progress: Vec<_> = Saint::ALL
                .iter()
                .map(|saint| crate::antiquity::score::progress(s, table::seat::Seat(0), *saint).have)
                .collect();
            println!("{saint:?} {seed} {:?} {:?} r{} {progress:?}", s.phase, s.winners, s.round);
        }
    }
}
