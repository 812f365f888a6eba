//! Saves: nothing acknowledged is lost, nothing damaged or hostile is believed, one bad file stops no other game.
//!
//! `crash` stops the machine at every write, `full` fills the disk, `damage` flips bytes and cuts files, `forged` and
//! `hostile` lie inside a whole file, `foreign` brings files of others and newer ones, `import` carries games from shelf
//! to shelf, `rules` changes the rules of a running game, `kept` opens the files of every released form, `shelf` is the
//! list of games. `backend` are the disks, `company` is a shelf with a good and a bad game.
//!
//! What is too long for every run is sampled. With `TABULARIUM_LONG=1` the whole is done: every byte of two saves
//! flipped, every length cut, more ways for each crash (minutes). With `TABULARIUM_KEEP=1` the files in `tests/saves`
//! that are missing are written; one that exists is never written again.

mod backend;
mod company;
mod crash;
mod damage;
mod foreign;
mod forged;
mod full;
mod hostile;
mod import;
mod kept;
mod rules;
mod shelf;

use harness::kinds;
use serde_json::Value;
use session::curtain::Face;
use session::error::Error;
use session::luck::SeededLuck;
use session::saved::SeatInfo;
use session::store::Store;
use session::table::Table;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use table::chance::Luck;
use table::live::Kind;
use table::meta::Named;
use table::seat::{Seat, SeatSet, Viewer};
use table::speak::Speaker;
use table::text::Lang;

/// The games that the suite plays.
const GAMES: [&str; 2] = ["pecunia_non_olet", "toy"];

/// Whether the whole is to be done rather than a sample.
fn long() -> bool {
    std::env::var_os("TABULARIUM_LONG").is_some()
}

/// Tells whoever does the whole what was done.
#[expect(clippy::print_stdout, reason = "a run of minutes says what it has looked at")]
fn note(what: &str) {
    if long() {
        println!("{what}");
    }
}

/// A game of the list by its id.
fn kind(id: &str) -> Box<dyn Kind> {
    kinds().into_iter().find(|k| k.meta().id == id).expect("the suite plays games of the list")
}

fn luck(seed: u64) -> Box<dyn Luck + Send> {
    Box::new(SeededLuck::new(seed))
}

/// So many people round a table.
fn people(seats: u8) -> Vec<SeatInfo> {
    let names = ["Přemysl", "Ágnes", "Ada", "Ödön"];
    (0..seats).map(|s| SeatInfo { name: names[usize::from(s)].to_owned(), emblem: s }).collect()
}

/// A new game of four on this store.
fn begin(game: &str, store: Store, seed: u64) -> Result<Table, Error> {
    Table::create(&*kind(game), &people(4), &Named::new(), store, luck(seed), 1)
}

/// A game in the middle: whoever holds the device can take something back.
fn in_the_middle(game: &str, store: Store, seed: u64) -> Table {
    let mut table = begin(game, store, seed).expect("a new game");
    let mut people = People::new(seed);
    people.play_moves(&mut table, 25);
    loop {
        people.sit(&mut table).expect("a game is not over after so few moves");
        let prompt = table.view().prompt.expect("who is asked has a prompt");
        if prompt.can_undo {
            return table;
        }
        people.play_moves(&mut table, 1);
    }
}

/// The people round a table, who answer by chance: they lift the curtain, hand on, and now and then take back.
struct People {
    luck: SeededLuck,
    now: u64,
}

impl People {
    fn new(seed: u64) -> People {
        People { luck: SeededLuck::new(seed), now: 1 }
    }

    /// The seat that answers next, its curtain lifted; none when the game is over.
    fn sit(&mut self, table: &mut Table) -> Option<Seat> {
        loop {
            match table.face() {
                Face::Over | Face::Wait => return None,
                Face::Linger(_) => table.hand_on(),
                Face::Seat(seat) | Face::Open(seat) => return Some(seat),
                Face::Curtain(seats) => {
                    let seat = seats.iter().nth(self.luck.below(seats.len() as u32) as usize);
                    table.lift(seat.expect("a curtain is for somebody")).expect("who is asked may lift the curtain");
                }
            }
        }
    }

    /// Plays one accepted move; false when the game is over.
    fn play(&mut self, table: &mut Table) -> Result<bool, Error> {
        let Some(seat) = self.sit(table) else { return Ok(false) };
        self.now += 1;
        let revision = table.revision(table.viewer());
        let prompt = table.view().prompt.expect("who is asked has a prompt");
        match self.luck.below(12) {
            0 if prompt.can_undo => table.undo(seat, revision, self.now)?,
            1 if prompt.can_restart => table.restart(seat, revision, self.now)?,
            _ => {
                let option = self.luck.below(prompt.options.len() as u32) as u16;
                table.choose(seat, revision, option, self.now)?;
            }
        }
        Ok(true)
    }

    /// Plays so many moves, fewer when the game ends.
    fn play_moves(&mut self, table: &mut Table, moves: u32) {
        for _ in 0..moves {
            if !self.play(table).expect("a legal move on a whole disk is accepted") {
                return;
            }
        }
    }

    /// Plays to the end.
    fn play_out(&mut self, table: &mut Table) {
        while self.play(table).expect("a legal move on a whole disk is accepted") {}
    }
}

/// The whole saved game, as far as its file says.
fn export(table: &Table) -> String {
    table.export().expect("an open game can be exported")
}

/// The position in an export.
fn position(export: &str) -> Value {
    let saved: Value = serde_json::from_str(export).expect("an export is JSON");
    if saved["state"].is_null() { saved["base"]["state"].clone() } else { saved["state"].clone() }
}

/// Whether somebody who picks the device up now sees nothing private.
fn curtain_is_down(table: &Table) -> bool {
    let shut = matches!(table.face(), Face::Curtain(_) | Face::Open(_) | Face::Over | Face::Wait);
    shut && matches!(table.viewer(), Viewer::Public | Viewer::After)
}

/// Everything that a table shows to each seat and to all: to see that nothing has changed.
fn shown(table: &Table) -> (session::table::TableView, Vec<u64>) {
    let seats = SeatSet::all(table.head().seats.len() as u8).iter().map(Viewer::Seat);
    (table.view(), seats.chain([Viewer::Public]).map(|viewer| table.revision(viewer)).collect())
}

/// The sentence of an error, after a look at it in all three languages.
fn sentence(error: &Error) -> String {
    let say = |lang| {
        let speaker = Speaker::new(lang, &[&session::CATALOGS], &[]);
        let said = speaker.try_say(&error.text()).unwrap_or_else(|fault| panic!("{error}: {fault}"));
        let plain = !said.chars().any(|c| c.is_control());
        assert!(plain && said.chars().count() > 10, "{error}: a sentence without control characters: {said:?}");
        said
    };
    let [en, cs, hu] = Lang::ALL.map(say);
    assert!(en != cs && en != hu && cs != hu, "{error}: the sentence is translated");
    en
}

thread_local! {
    static HUSHED: Cell<bool> = const { Cell::new(false) };
}

/// Does something that may panic inside, quietly; `Err` when a panic comes out of it.
fn caught<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !HUSHED.get() {
                loud(info);
            }
        }));
    });
    let before = HUSHED.replace(true);
    let result = catch_unwind(AssertUnwindSafe(f));
    HUSHED.set(before);
    result.map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned()
    })
}
