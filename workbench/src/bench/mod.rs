//! `bench`: the figures of this machine, on one core. Absolute times are aims and never fail anything.

mod view;

use crate::args::Args;
use games::Visit;
use serde_json::{Map, Value};
use session::luck::{SeededLuck, TableLuck};
use session::saved::{SeatInfo, json};
use session::store::Store;
use session::table::Table;
use std::fs::File;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use table::game::{Game, Turn};
use table::input::Input;
use table::live::{Entry, Kind, Live};
use table::log::Log;
use table::meta::Named;
use table::open::Open;
use table::playout::{carry_out, pick};
use table::trace::Traced;

/// How often each figure is measured; the median counts.
const TIMES: usize = 5;

/// One figure.
struct Figure {
    key: String,
    value: f64,
    unit: &'static str,
    aim: f64,
    peer: &'static str,
    spread: (f64, f64),
}

/// Measures everything and prints a table; with `--json` the figures go to a file too.
pub fn run(args: &Args) -> Result<(), String> {
    let mut bench = Bench { figures: Vec::new(), problem: None };
    games::each(&mut bench);
    if let Some(problem) = bench.problem {
        return Err(problem);
    }
    println!("{:<32} {:>14} {:<24} {:>12}  {:<28} peer", "figure", "value", "unit", "aim", "lowest and highest of 5");
    for f in &bench.figures {
        let spread = format!("{} … {}", round(f.spread.0), round(f.spread.1));
        println!("{:<32} {:>14} {:<24} {:>12}  {spread:<28} {}", f.key, round(f.value), f.unit, round(f.aim), f.peer);
    }
    if let Some(path) = &args.json {
        let figures: Map<String, Value> = bench
            .figures
            .iter()
            .map(|f| (f.key.clone(), serde_json::json!({"value": f.value, "unit": f.unit, "aim": f.aim})))
            .collect();
        std::fs::write(path, format!("{:#}\n", Value::Object(figures))).map_err(|e| format!("{path}: {e}"))?;
    }
    Ok(())
}

fn round(value: f64) -> String {
    if value >= 1000.0 { format!("{value:.0}") } else { format!("{value:.2}") }
}

struct Bench {
    figures: Vec<Figure>,
    problem: Option<String>,
}

impl Visit for Bench {
    fn game<G: Traced>(&mut self) {
        if let Err(problem) = self.measure::<G>() {
            self.problem = Some(problem);
        }
    }
}

/// Runs a measurement several times; median, lowest and highest.
fn median(mut once: impl FnMut() -> Result<f64, String>) -> Result<(f64, (f64, f64)), String> {
    let mut values = (0..TIMES).map(|_| once()).collect::<Result<Vec<f64>, String>>()?;
    values.sort_by(f64::total_cmp);
    Ok((values[TIMES / 2], (values[0], values[TIMES - 1])))
}

/// Calls something for about a second and says how often it was done in one.
fn rate(mut done: impl FnMut() -> u64) -> f64 {
    let started = Instant::now();
    let mut count = 0;
    while started.elapsed() < Duration::from_millis(700) {
        count += done();
    }
    count as f64 / started.elapsed().as_secs_f64()
}

impl Bench {
    fn add(&mut self, key: String, unit: &'static str, aim: f64, peer: &'static str, value: (f64, (f64, f64))) {
        self.figures.push(Figure { key, value: value.0, unit, aim, peer, spread: value.1 });
    }

    fn measure<G: Traced>(&mut self) -> Result<(), String> {
        let id = G::META.id;
        let seats = (G::META.min_seats..=G::META.max_seats).find(|n| *n == 4).unwrap_or(G::META.max_seats);
        let aims = aims(id);

        let mut player = RandomGames::<G>::new(seats)?;
        let value = median(|| Ok(rate(|| player.game())))?;
        let peer = "other games: Puerto Rico in TAG 16.7 k, Catan in catanatron 12.1 k";
        self.add(format!("P1.{id}"), "commands/s", aims.commands, peer, value);

        let states = middle_states::<G>(seats)?;
        let mut at = 0;
        let copies = median(|| {
            Ok(rate(|| {
                for _ in 0..256 {
                    at = (at + 1) % states.len();
                    black_box(black_box(&states[at]).clone());
                }
                256
            }))
        })?;
        self.add(format!("P3.{id}"), "copies/s", 2_000_000.0, "Power Grid in TAG 5.6 k, catanatron 10.5 k", copies);
        let bytes = std::mem::size_of::<G::State>() as f64;
        self.add(format!("P3.{id}.bytes"), "bytes", aims.bytes, "", (bytes, (bytes, bytes)));

        let ratio = median(|| durable_move::<G>(seats))?;
        self.add(format!("P4.{id}"), "x bare append+fdatasync", 1.1, "one bare append and fdatasync: 1", ratio);

        let finished = finished_game::<G>(seats, 7)?;
        let replays = median(|| {
            let mut problem = None;
            let rate = rate(|| match finished.replay(&Entry::<G>::new()) {
                Ok(()) => 1,
                Err(e) => {
                    problem = Some(e);
                    1
                }
            });
            problem.map_or(Ok(rate), Err)
        })?;
        self.add(format!("P8.{id}"), "finished games/s", 2000.0, "catanatron 12.5", replays);

        let mut bytes = 0.0;
        let time = median(|| {
            let (time, most) = view::dearest::<G>()?;
            bytes = most;
            Ok(time)
        })?;
        self.add(format!("view.{id}"), "ms, full table, wide", 1.0, "", time);
        self.add(format!("view.{id}.bytes"), "bytes drawn", 65_536.0, "", (bytes, (bytes, bytes)));
        Ok(())
    }
}

/// What is aimed at, where it differs from game to game.
struct Aims {
    commands: f64,
    bytes: f64,
}

fn aims(id: &str) -> Aims {
    match id {
        "pecunia_non_olet" => Aims { commands: 3_000_000.0, bytes: 4096.0 },
        "antiquity" => Aims { commands: 200_000.0, bytes: 8192.0 },
        _ => Aims { commands: 1_000_000.0, bytes: 4096.0 },
    }
}

/// Random games one after the other; lists and inner steps are the cost of the commands.
struct RandomGames<G: Game> {
    start: G::State,
    luck: SeededLuck,
    list: Vec<G::Action>,
    weights: Vec<u32>,
    log: Log<G::Event>,
}

impl<G: Game> RandomGames<G> {
    fn new(seats: u8) -> Result<Self, String> {
        let options = G::META.options(&Named::new(), seats).map_err(|e| e.to_string())?;
        let start = G::setup(&options, seats);
        Ok(RandomGames { start, luck: SeededLuck::new(1), list: Vec::new(), weights: Vec::new(), log: Log::silent() })
    }

    /// Plays one game and counts the completed commands.
    fn game(&mut self) -> u64 {
        let mut state = self.start.clone();
        let mut commands = 0;
        while let Some(input) = pick::<G>(&state, &mut self.luck, &mut self.list, &mut self.weights) {
            carry_out::<G>(&mut state, input, &mut self.log);
            if let Input::Act(seat, _) = input {
                commands += u64::from(!G::drafting(&state, seat));
            }
        }
        black_box(&state);
        commands
    }
}

/// Positions from the middle of random games.
fn middle_states<G: Game>(seats: u8) -> Result<Vec<G::State>, String> {
    let mut games = RandomGames::<G>::new(seats)?;
    let mut states = Vec::new();
    for _ in 0..64 {
        let mut state = games.start.clone();
        for _ in 0..80 {
            let Some(input) = pick::<G>(&state, &mut games.luck, &mut games.list, &mut games.weights) else { break };
            carry_out::<G>(&mut state, input, &mut games.log);
        }
        states.push(state);
    }
    Ok(states)
}

/// A game played to its end through the erased layer, as the journal keeps it.
struct FinishedGame {
    first: String,
    inputs: Vec<String>,
    last: String,
}

impl FinishedGame {
    fn replay(&self, kind: &dyn Kind) -> Result<(), String> {
        let mut live = kind.load(&self.first).map_err(|e| e.to_string())?;
        for input in &self.inputs {
            live.replay(input, false).map_err(|e| e.to_string())?;
        }
        kind.load(&live.state()).map_err(|e| e.to_string())?;
        if live.state() == self.last { Ok(()) } else { Err("a replay ended elsewhere".to_owned()) }
    }
}

fn finished_game<G: Game>(seats: u8, seed: u64) -> Result<FinishedGame, String> {
    let options = G::META.options(&Named::new(), seats).map_err(|e| e.to_string())?;
    let mut open = Open::<G>::new(G::setup(&options, seats));
    let first = Live::state(&open);
    let (mut luck, mut list, mut weights) = (SeededLuck::new(seed), Vec::new(), Vec::new());
    let mut inputs = Vec::new();
    while let Some(input) = pick::<G>(open.state(), &mut luck, &mut list, &mut weights) {
        inputs.push(json(&input));
        open.input(input, false).map_err(|e| e.to_string())?;
    }
    Ok(FinishedGame { first, inputs, last: Live::state(&open) })
}

/// How much longer a durable move takes than appending the same bytes to a file and waiting for the disk.
/// Moves and bare appends alternate, so that both meet the same noise.
fn durable_move<G: Game>(seats: u8) -> Result<f64, String> {
    let folder = std::env::temp_dir().join(format!("tabularium-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let measured = in_folder::<G>(&folder, seats);
    let removed = std::fs::remove_dir_all(&folder).map_err(|e| e.to_string());
    measured.and_then(|ratio| removed.map(|()| ratio))
}

fn in_folder<G: Game>(folder: &std::path::Path, seats: u8) -> Result<f64, String> {
    let text = |e: session::error::Error| e.to_string();
    let kind = Entry::<G>::new();
    let names: Vec<SeatInfo> = (0..seats).map(|s| SeatInfo { name: format!("Player {}", s + 1), emblem: s }).collect();
    let mut luck = SeededLuck::new(3);
    let (mut moves, mut bare) = (Vec::new(), Vec::new());
    let mut append = File::create(folder.join("bare")).map_err(|e| e.to_string())?;
    for game in 0..3 {
        let store = Store::create(&folder.join(format!("game{game}"))).map_err(text)?;
        let mut table =
            Table::create(&kind, &names, &Named::new(), store, Box::new(TableLuck::new()), 0).map_err(text)?;
        for _ in 0..60 {
            if let Turn::Over(_) = table.turn() {
                break;
            }
            let view = ask(&mut table).map_err(text)?;
            let Some(prompt) = view.prompt else { continue };
            let option = prompt.options[table::chance::Luck::below(&mut luck, prompt.options.len() as u32) as usize].id;
            let started = Instant::now();
            table.choose(prompt.seat, prompt.revision, option, 0).map_err(text)?;
            moves.push(started.elapsed().as_secs_f64());
            let bytes = vec![b'x'; 4096];
            let started = Instant::now();
            append.write_all(&bytes).and_then(|()| append.sync_data()).map_err(|e| e.to_string())?;
            bare.push(started.elapsed().as_secs_f64());
        }
    }
    moves.sort_by(f64::total_cmp);
    bare.sort_by(f64::total_cmp);

    Ok(moves[moves.len() / 2] / bare[bare.len() / 2])
}

/// Lifts whatever curtain is down and looks.
fn ask(table: &mut Table) -> Result<session::table::TableView, session::error::Error> {
    use session::curtain::Face;
    match table.face() {
        Face::Curtain(seats) => table.lift(seats.iter().next().expect("a curtain is down for somebody"))?,
        Face::Linger(_) => table.hand_on(),
        _ => {}
    }
    let view = table.view();
    table.looked();
    Ok(view)
}
