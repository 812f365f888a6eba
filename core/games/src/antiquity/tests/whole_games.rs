//! Whole games of scripted players, kept as files: every saint's victory, and every way to go out.
//!
//! A file has one JSON value a line: what is played, each input, a checksum of the position when a round begins, and last
//! who has won how. The slow second engine follows them too (`reference_antiquity`). `TABULARIUM_REGENERATE=1` plays them anew; look at the difference before you commit it.

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

/// The longest list of answers in these games. A list may have 400; random games have shorter ones.
const LONGEST: usize = 163;

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

/// Plays a game to its end.
fn play(seed: u64, chosen: &[(&str, &str)], plans: &[Plan]) -> Played {
    let seats = plans.len() as u8;
    let s = Antiquity::setup(&options(seats, chosen), seats);
    let mut played = Played { s, inputs: Vec::new(), told: Vec::new(), built: BTreeSet::new() };
    let (mut luck, mut round) = (Plain(seed), 0);
    loop {
        let s = &played.s;
        let input = match Antiquity::turn(s) {
            Turn::Over(_) => return played,
            Turn::Chance => Input::Fate(Antiquity::chance(s).roll(&mut luck)),
            Turn::Seats { .. } => settler::next(s, plans),
        };
        let mut log = Log::new();
        step::<Antiquity>(&mut played.s, &input, &mut Vec::new(), &mut log)
            .unwrap_or_else(|refused| panic!("{input:?}: {refused}"));
        played.told.extend(log.told().iter().map(|(_, event)| event.clone()));
        played.inputs.push(input);
        let s = &played.s;
        if s.round != round {
            round = s.round;
            check(s).unwrap_or_else(|damage| panic!("{damage} in round {round}"));
        }
        for seat in s.all() {
            played.built.extend(s.realm(seat).built().map(|(_, piece)| piece.building));
        }
        assert!(played.inputs.len() < 60_000, "it goes on and on");
    }
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
        let mut round = s.round;
        for input in &played.inputs {
            step::<Antiquity>(&mut s, input, &mut Vec::new(), &mut Log::silent()).expect("it was played");
            lines.push(serde_json::to_string(input).expect("an input can be written"));
            if s.round != round {
                round = s.round;
                lines.push(json!({"crc": digest(&s)}).to_string());
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
    let (mut inputs, mut longest) = (0, 0);
    for line in lines {
        if let Some(crc) = line.get("crc") {
            assert_eq!(*crc, digest(&s), "{name}: the position after {inputs} inputs is another one");
        } else if line.get("end").is_some() {
            assert_eq!(line, ending(&s), "{name}: it ends in another way");
            assert!(matches!(Antiquity::turn(&s), Turn::Over(_)), "{name}: the game is over");
            assert!(longest <= LONGEST, "{name}: a list of {longest} answers");
            return;
        } else {
            let input: Input<Action> = serde_json::from_value(line).expect("an input");
            step::<Antiquity>(&mut s, &input, &mut Vec::new(), &mut Log::silent())
                .unwrap_or_else(|refused| panic!("{name}: {input:?}: {refused}"));
            inputs += 1;
            for seat in Antiquity::turn(&s).asked().iter() {
                let mut list = Vec::new();
                Antiquity::actions(&s, seat, &mut list);
                longest = longest.max(list.len());
            }
        }
    }
    panic!("{name}: the file has no end");
}

/// The first game, by seed, that ends as it is to be kept.
fn find(plans: &[Plan], ends: impl Fn(&Played) -> bool) -> Played {
    let mut played = (0..100).map(|seed| play(seed, &[], plans));
    played.find(ends).unwrap_or_else(|| panic!("no game ends as it should"))
}

/// A player who works towards a saint, and three who help: how many cart shops and houses each of them wants.
fn company(saint: Saint) -> Vec<Plan> {
    let helpers = match saint {
        Saint::Nicolo => [(3, 13), (5, 8), (3, 9)],
        Saint::Barbara => [(5, 6), (2, 8), (3, 9)],
        Saint::Maria => [(2, 12), (2, 12), (2, 10)],
        Saint::Giorgio | Saint::Cristoforo => [(4, 10); 3],
    };
    let helpers = helpers.into_iter().map(|(carts, houses)| Plan::helper(carts, houses));
    [Plan::of(saint)].into_iter().chain(helpers).collect()
}

/// Whether a game is won by this saint.
fn is_won_by(played: &Played, saint: Saint) -> bool {
    let s = &played.s;
    s.phase == Phase::Over(End::Condition) && s.winners.iter().all(|seat| s.realm(seat).saint == Some(saint))
}

fn keeps_saint(saint: Saint) {
    keeps(saint.id(), &[], || find(&company(saint), |played| is_won_by(played, saint)));
}

#[test]
fn a_game_won_by_san_nicolo_stays_as_it_was() {
    keeps_saint(Saint::Nicolo);
}

#[test]
fn a_game_won_by_san_giorgio_stays_as_it_was() {
    keeps_saint(Saint::Giorgio);
}

/// And every building was built by somebody.
#[test]
fn a_game_won_by_santa_barbara_stays_as_it_was() {
    keeps("barbara", &[], || {
        let played = find(&company(Saint::Barbara), |played| is_won_by(played, Saint::Barbara));
        assert_eq!(played.built.len(), Building::ALL.len());
        played
    });
}

#[test]
fn a_game_won_by_san_cristoforo_stays_as_it_was() {
    keeps_saint(Saint::Cristoforo);
}

#[test]
fn a_game_won_by_santa_maria_stays_as_it_was() {
    keeps_saint(Saint::Maria);
}

/// Whether somebody went out for want of squares, in R9 (after markers that found no hex) or in R8.
fn buried(played: &Played, by_pollution: bool) -> bool {
    let before = |at: usize| matches!(played.told[at - 1], Event::Overflow(..));
    let outs = played.told.iter().enumerate().filter(|(_, event)| matches!(event, Event::Out(..)));
    let mut outs = outs.map(|(at, _)| before(at));
    outs.any(|pollution| pollution == by_pollution)
}

#[test]
fn a_game_lost_to_famine_stays_as_it_was() {
    let plans = [Plan::idle(), Plan::idle(), Plan::survivor()];
    keeps("famine", &[], || find(&plans, |played| buried(played, false)));
}

#[test]
fn a_game_lost_to_pollution_stays_as_it_was() {
    let plans = [Plan::idle(), Plan::survivor()];
    keeps("pollution", &[], || find(&plans, |played| buried(played, true)));
}

#[test]
fn a_game_with_a_resignation_stays_as_it_was() {
    let plans = [Plan { leaves: 6, ..Plan::survivor() }, Plan::idle(), Plan::survivor()];
    keeps("resigned", &[], || find(&plans, |played| played.s.phase == Phase::Over(End::LastLeft)));
}
