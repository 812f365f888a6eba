//! `tabularium-guest FOLDER SEED`: a guest at a table of whoever runs it. Its radio is standard input and output, a line
//! for each event and each command; it says `digits` when it wants them, plays at random, and says at the end what it
//! shows. It goes when nobody talks to it.

mod lines;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use tabularium_ffi::app::App;
use tabularium_ffi::nearby::{NearWants, Nearby};
use tabularium_ffi::prompt::Weight;
use tabularium_ffi::radio::{RadioCommand, RadioEvent};
use tabularium_ffi::table::Table;
use tabularium_ffi::view::{Face, Form, Standing, View};

/// A turn that could be ended is ended at this rate: a game has to come to its end.
const ENDS_ONE_IN: u32 = 8;

/// So many answers in a row may be refused, as they crossed something else.
const REFUSED: u32 = 5;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> std::process::ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let run = |args: &[String]| -> Result<()> {
        let [folder, seed] = args else { return Err("tabularium-guest FOLDER SEED".into()) };
        Guest::new(folder, seed.parse()?)?.run(&heard())
    };
    match run(&args) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(problem) => {
            say(&format!("failed {problem}"));
            std::process::ExitCode::FAILURE
        }
    }
}

/// The lines that come in.
fn heard() -> Receiver<String> {
    let (to, from) = channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(std::result::Result::ok) {
            if to.send(line).is_err() {
                return;
            }
        }
    });
    from
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // Whoever does not listen any more has closed standard input too, which ends this.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

struct Guest {
    app: Arc<App>,
    nearby: Arc<Nearby>,
    rng: StdRng,
    table: Option<Arc<Table>>,
    /// When the core wants to be woken.
    wake: Option<Instant>,
    asked: bool,
    connected: bool,
    over: bool,
    /// Answers in a row that were refused.
    refused: u32,
}

impl Guest {
    fn new(folder: &str, seed: u64) -> Result<Guest> {
        let app = App::open(folder.to_owned(), "en".to_owned())?;
        let nearby = app.nearby();
        let rng = StdRng::seed_from_u64(seed);
        Ok(Guest { app, nearby, rng, table: None, wake: None, asked: false, connected: false, over: false, refused: 0 })
    }

    fn run(&mut self, heard: &Receiver<String>) -> Result<()> {
        self.nearby.join(true)?;
        self.tell(RadioEvent::Wake);
        loop {
            let patience =
                self.wake.map_or(Duration::from_millis(200), |at| at.saturating_duration_since(Instant::now()));
            match heard.recv_timeout(patience.min(Duration::from_millis(200))) {
                Ok(line) => match line.strip_prefix("digits ") {
                    Some(digits) => {
                        self.nearby.digits(digits.to_owned())?;
                        self.tell(RadioEvent::Wake);
                    }
                    None => self.tell(lines::event(&line).ok_or_else(|| format!("no event: {line}"))?),
                },
                Err(RecvTimeoutError::Timeout) => {
                    if self.wake.is_some_and(|at| at <= Instant::now()) {
                        self.tell(RadioEvent::Wake);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            self.step()?;
        }
    }

    /// Tells the core what the radio tells, and the radio what the core wants.
    fn tell(&mut self, event: RadioEvent) {
        self.wake = None;
        for command in self.nearby.radio(event) {
            match command {
                RadioCommand::WakeIn { millis } => self.wake = Some(Instant::now() + Duration::from_millis(millis)),
                command => say(&lines::command(&command)),
            }
        }
    }

    /// Does what is to be done next: the one table in sight is joined, digits are asked for, the table is played at.
    fn step(&mut self) -> Result<()> {
        if let Some(table) = self.table.clone() {
            return self.play(&table);
        }
        let screen = self.nearby.screen()?;
        if let (NearWants::Table, Some(sight), false) = (screen.wants, screen.sights.first(), self.connected) {
            self.connected = true;
            self.nearby.join_at(sight.place)?;
            self.tell(RadioEvent::Wake);
        } else if screen.wants == NearWants::Digits && !self.asked {
            self.asked = true;
            say("digits");
        } else if let (true, Some(id)) = (screen.seated, screen.table) {
            self.table = Some(self.app.table(id)?);
            say("seated");
        }
        Ok(())
    }

    fn play(&mut self, table: &Arc<Table>) -> Result<()> {
        let view = table.view(Form::Narrow)?;
        if view.face == Face::Over {
            if !self.over {
                self.over = true;
                say(&format!("over {}", outcome(table, &view)?));
            }
            return Ok(());
        }
        if let Face::Linger { .. } = view.face {
            table.hand_on()?;
            return Ok(());
        }
        let Some(prompt) = &view.prompt else { return Ok(()) };
        if view.at.sent || view.at.standing != Standing::Guest {
            return Ok(());
        }
        // Where all act at once an answer may cross what another player does, and is given again; many times in a
        // row that is a fault.
        self.refused = if view.at.refused.is_some() { self.refused + 1 } else { 0 };
        if let Some(refused) = view.at.refused.as_ref().filter(|_| self.refused > REFUSED) {
            return Err(format!("an answer was refused: {refused}").into());
        }
        // Nobody leaves the game at random.
        let options: Vec<_> = prompt.options.iter().filter(|option| option.weight != Weight::Aside).collect();
        if options.is_empty() {
            return Ok(());
        }
        let last = options.iter().find(|option| option.weight == Weight::Final);
        let ends = self.rng.random_range(0..ENDS_ONE_IN) == 0;
        let any = self.rng.random_range(0..options.len());
        let option = last.filter(|_| ends).unwrap_or(&options[any]);
        table.choose(prompt.seat, prompt.revision, option.id)?;
        self.tell(RadioEvent::Wake);
        Ok(())
    }
}

/// What every device has to show at the end, in one line.
fn outcome(table: &Table, view: &View) -> Result<String> {
    let scores = table.scores()?;
    let rows: Vec<String> = scores.rows.iter().map(|row| format!("{:?}", row.numbers)).collect();
    Ok(format!("{} | {:?} | {:?} | {}", view.headline, view.winners, scores.places.unwrap_or_default(), rows.join(" ")))
}
