//! Seeded sessions of several devices over a radio where everything goes wrong: no accepted move is lost, everybody
//! comes to agree, nobody is sent what it may not know, and play goes on soon after the faults stop.

mod check;
mod figures;
mod mishaps;
mod party;

pub use figures::{Times, at, figures};
use party::Party;
use std::fmt;
use std::path::PathBuf;

/// So many inputs are accepted in a session that is no whole game.
const INPUTS: u32 = 40;
/// One in so many sessions is a whole game.
const WHOLE: u64 = 100;
/// Nobody can do anything for so many short whiles, some three minutes: the session is given up.
const IDLE: u32 = 400;
/// Play has to go on within so many milliseconds of virtual time after the faults stop.
pub const RECOVERY: u64 = 10_000;

/// What came of sessions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// How many there were.
    pub sessions: u64,
    /// Accepted inputs that were lost.
    pub lost: u64,
    /// Devices that show something else than they should at the end.
    pub diverged: u64,
    /// Bytes of messages that hold what their receiver may not know.
    pub leaked: u64,
    /// The slowest recovery in milliseconds of virtual time.
    pub slowest: u64,
    /// The seed of it.
    pub slowest_seed: u64,
    /// Recoveries that had to wait for the system's budget of scan starts, which the screens count down.
    pub held_back: u64,
    /// Inputs that were accepted.
    pub inputs: u64,
    /// Sessions that came to fewer inputs than they should have, as nobody could do anything for too long.
    pub short: u64,
}

impl fmt::Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sums { sessions, lost, diverged, leaked, slowest, .. } = self;
        let (whole, part) = (slowest / 1000, slowest % 1000 / 100);
        write!(
            f,
            "{sessions} sessions, {lost} lost, {diverged} diverged, {leaked} private bytes leaked, slowest recovery {whole}.{part} s"
        )
    }
}

impl Sums {
    fn with(self, other: Sums) -> Sums {
        let slower = if other.slowest > self.slowest { other } else { self };
        Sums {
            sessions: self.sessions + other.sessions,
            lost: self.lost + other.lost,
            diverged: self.diverged + other.diverged,
            leaked: self.leaked + other.leaked,
            slowest: slower.slowest,
            slowest_seed: slower.slowest_seed,
            held_back: self.held_back + other.held_back,
            inputs: self.inputs + other.inputs,
            short: self.short + other.short,
        }
    }

    /// Whether everything is as it has to be.
    pub fn are_good(&self) -> bool {
        self.lost == 0 && self.diverged == 0 && self.leaked == 0 && self.slowest <= RECOVERY
    }
}

/// Plays sessions from a seed on, side by side on all cores; each that fails is told, with its seed.
pub fn soak(sessions: u64, seed: u64, tell: impl Fn(&str) + Sync) -> Sums {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        let part = |thread| {
            let tell = &tell;
            scope.spawn(move || some((seed + thread..seed + sessions).step_by(threads as usize), thread, tell))
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        let sums = parts.into_iter().map(|part| part.join().expect("a session that panics has said so"));
        sums.fold(Sums::default(), Sums::with)
    })
}

fn some(seeds: impl Iterator<Item = u64>, thread: u64, tell: &(impl Fn(&str) + Sync)) -> Sums {
    let mut sums = Sums::default();
    let folder = folder(thread);
    for seed in seeds {
        let before = sums;
        // A panic is a failure of this seed, and says where.
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| session(seed, &folder, &mut sums)));
        if played.is_err() || (sums.lost, sums.diverged, sums.leaked) != (before.lost, before.diverged, before.leaked) {
            tell(&format!("seed {seed} fails: {}", played.as_deref().unwrap_or("a panic")));
        }
        sums.diverged += u64::from(played.is_err());
    }
    let _ = std::fs::remove_dir_all(&folder);
    sums
}

/// A folder for the shelves of the devices: in memory where the system has one there.
pub fn folder(thread: u64) -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
    base.join(format!("tabularium-soak-{}-{thread}", std::process::id()))
}

/// Plays one session; says how its devices stand at the end.
fn session(seed: u64, folder: &std::path::Path, sums: &mut Sums) -> String {
    let mut party = Party::new(seed, folder);
    sums.sessions += 1;
    let whole = seed.is_multiple_of(WHOLE);
    party.trouble(true);
    let mut idle = 0;
    while (whole || party.accepted < INPUTS) && !party.is_over() && idle < IDLE {
        party.pause();
        party.mishap();
        party.mend();
        idle = if party.act() { 0 } else { idle + 1 };
    }
    sums.short += u64::from(idle == IDLE);
    party.trouble(false);
    let (took, held_back) = party.recover();
    // The system allows four scan starts in thirty seconds (C21), and a device that was killed has another address: what
    // waits for the fifth is not the table's doing, and the screen says how long it takes.
    if held_back && took > RECOVERY {
        sums.held_back += 1;
    } else if took > sums.slowest {
        (sums.slowest, sums.slowest_seed) = (took, seed);
    }
    sums.lost += party.lost();
    sums.diverged += party.diverged();
    sums.leaked += party.leaked;
    sums.inputs += u64::from(party.accepted);
    party.told()
}
