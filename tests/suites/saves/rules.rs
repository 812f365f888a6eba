//! A rules fix never breaks a running game: it goes on under the new rules, its log stays readable (b12).

use super::backend::{Disk, Left, Replay};
use super::{GAMES, People, curtain_is_down, export, in_the_middle, luck, position, sentence};
use harness::kinds;
use serde_json::Value;
use session::error::Error;
use session::luck::SeededLuck;
use session::shelf::Shelf;
use session::store::Store;
use session::table::Table;
use std::sync::{Arc, Mutex};
use table::chance::Luck;
use table::game::Turn;
use table::input::Refusal;
use table::live::{BadState, Done, Kind, Live, View};
use table::meta::{BadOption, Meta, Named};
use table::scene::{Symbol, SymbolId};
use table::seat::{Seat, Viewer};
use table::seen::BadSeen;

/// A game after a fix of its rules: its number is higher, and it writes down which inputs of a journal it is given.
struct Fixed {
    kind: Box<dyn Kind>,
    meta: &'static Meta,
    replayed: Replayed,
}

type Replayed = Arc<Mutex<Vec<String>>>;

/// All games after so many fixes, and what they replay.
fn fixed(by: u32) -> (Vec<Box<dyn Kind>>, Replayed) {
    let replayed = Replayed::default();
    let fix = |kind: Box<dyn Kind>| {
        let old = kind.meta();
        // A game's card lives as long as the program, in a test too.
        let meta: &'static Meta = Box::leak(Box::new(Meta { rules: old.rules + by, ..*old }));
        Box::new(Fixed { kind, meta, replayed: replayed.clone() }) as Box<dyn Kind>
    };
    (kinds().into_iter().map(fix).collect(), replayed)
}

fn taken(replayed: &Replayed) -> Vec<String> {
    std::mem::take(&mut replayed.lock().expect("nobody panics while holding it"))
}

impl Kind for Fixed {
    fn meta(&self) -> &'static Meta {
        self.meta
    }

    fn symbol(&self, id: SymbolId) -> Option<Symbol> {
        self.kind.symbol(id)
    }

    fn palette(&self) -> &'static [(&'static str, [&'static str; 2])] {
        self.kind.palette()
    }

    fn create(&self, options: &Named, seats: u8) -> Result<Box<dyn Live>, BadOption> {
        Ok(Box::new(Watched(self.kind.create(options, seats)?, self.replayed.clone())))
    }

    fn load(&self, state: &str) -> Result<Box<dyn Live>, BadState> {
        Ok(Box::new(Watched(self.kind.load(state)?, self.replayed.clone())))
    }

    fn read_view(&self, bytes: &[u8]) -> Result<Box<dyn View>, BadSeen> {
        self.kind.read_view(bytes)
    }
}

/// An open game that writes down what is replayed in it.
struct Watched(Box<dyn Live>, Replayed);

impl Live for Watched {
    fn replay(&mut self, input: &str, auto: bool) -> Result<Done, Refusal> {
        self.1.lock().expect("nobody panics while holding it").push(input.to_owned());
        self.0.replay(input, auto)
    }

    fn fork(&self) -> Box<dyn Live> {
        Box::new(Watched(self.0.fork(), self.1.clone()))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn choose(&mut self, seat: Seat, option: u16) -> Result<Done, Refusal> {
        self.0.choose(seat, option)
    }

    fn roll(&mut self, luck: &mut dyn Luck) -> Result<Option<Done>, Refusal> {
        self.0.roll(luck)
    }

    fn option_of(&self, seat: Seat, action: &[u8]) -> Result<u16, Refusal> {
        self.0.option_of(seat, action)
    }

    fn auto(&mut self) -> Result<Option<Done>, Refusal> {
        self.0.auto()
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.0.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        self.0.undo(seat)
    }

    fn restart(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        self.0.restart(seat)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn View> {
        self.0.view(viewer)
    }

    fn state(&self) -> String {
        self.0.state()
    }

    fn base(&self) -> String {
        self.0.base()
    }
}

fn open(kinds: &[Box<dyn Kind>], disk: &Disk) -> Result<Table, Error> {
    Table::open(kinds, Store::on(disk.clone())?, luck(3))
}

fn in_saved(table: &Table, pointer: &str) -> Value {
    let saved: Value = serde_json::from_str(&export(table)).expect("an export is JSON");
    saved.pointer(pointer).expect("every save has it").clone()
}

#[test]
fn b12_a_running_game_goes_on_under_new_rules() {
    for game in GAMES {
        let disk = Disk::default();
        let mut table = in_the_middle(game, Store::on(disk.clone()).expect("a new file"), 7);
        let before = position(&export(&table));
        let entries = in_saved(&table, "/now/entries").as_u64().expect("a number");
        table.hide();
        let log = table.log(0);
        assert!(!table.rules_changed(), "{game}: nothing has changed yet");
        assert!(log.len() > 3, "{game}: something was told");
        drop(table);

        let (kinds, replayed) = fixed(1);
        let kind = kinds.iter().find(|k| k.meta().id == game).expect("it is in the list");
        let mut table = open(&kinds, &disk).expect("a running game opens under new rules");
        assert_eq!(position(&export(&table)), before, "{game}: the position is the same");
        assert!(curtain_is_down(&table), "{game}: the curtain is down");
        assert!(table.rules_changed(), "{game}: the change can be told");
        assert_eq!(in_saved(&table, "/head/rules"), kind.meta().rules, "{game}: it is under the new rules now");
        assert_eq!(table.log(0), log, "{game}: the older lines can be read");
        assert_eq!(
            table.history(&**kind).expect("the past can be counted"),
            1,
            "{game}: history starts at the snapshot"
        );
        table.scrub(&**kind, 0).expect("the snapshot can be looked at");
        assert_eq!(taken(&replayed), [""; 0], "{game}: nothing from before the change is replayed under new rules");
        nobody_can_undo(game, &mut table);

        let mut people = People::new(4);
        people.play_moves(&mut table, 6);
        let after = export(&table);
        drop(table);
        let mut table = open(&kinds, &disk).expect("and opens again");
        assert!(export(&table) == after, "{game}: at the same position");
        table.hide();
        assert_eq!(table.log(0)[..log.len()], log, "{game}: the older lines can still be read");
        assert!(table.rules_changed(), "{game}: the change can still be told");
        table.history(&**kind).expect("the past can be counted");
        let journal = in_saved(&table, "/journal");
        let journal = journal.as_array().expect("a journal is a list").iter().skip(entries as usize);
        let new: Vec<String> = journal.filter_map(|e| e.pointer("/in/i")).map(Value::to_string).collect();
        let again = taken(&replayed);
        assert!(!again.is_empty() && again.iter().all(|input| new.contains(input)), "{game}: only what came after is");
        people.play_out(&mut table);
    }
}

fn nobody_can_undo(game: &str, table: &mut Table) {
    for seat in Seat::all(table.head().seats.len() as u8) {
        table.hide();
        if table.lift(seat).is_ok()
            && let Some(prompt) = table.view().prompt
        {
            assert!(!prompt.can_undo && !prompt.can_restart, "{game}: no undo reaches back past the change");
            let undone = table.undo(seat, table.revision(table.viewer()), 99);
            assert_eq!(undone, Err(Error::Refused(Refusal::NothingToUndo)), "{game}");
        }
    }
    table.hide();
}

#[test]
fn b12_rules_may_change_twice_before_a_move_and_after_the_end() {
    let disk = Disk::default();
    let mut table = in_the_middle("toy", Store::on(disk.clone()).expect("a new file"), 7);
    table.hide();
    let (before, log) = (position(&export(&table)), table.log(0));
    drop(table);
    for by in 1..4 {
        let table = open(&fixed(by).0, &disk).expect("it opens under newer and newer rules");
        assert_eq!((position(&export(&table)), table.log(0)), (before.clone(), log.clone()), "{by} fixes");
    }
    let (kinds, _) = fixed(3);
    let mut table = open(&kinds, &disk).expect("it opens");
    People::new(5).play_out(&mut table);
    let winners = table.view().winners;
    drop(table);
    let table = open(&fixed(4).0, &disk).expect("a finished game opens too");
    assert_eq!(table.view().winners, winners, "who has won has won");
}

#[test]
fn b2_b12_a_stop_while_the_rules_are_changed_loses_nothing() {
    let disk = Disk::default();
    let table = in_the_middle("pecunia_non_olet", Store::on(disk.clone()).expect("a new file"), 7);
    let before = position(&export(&table));
    drop(table);
    let (file, done) = (disk.bytes(), disk.ops());
    let (kinds, _) = fixed(1);
    drop(open(&kinds, &disk).expect("it opens under new rules"));
    let log = disk.log().split_off(done);
    let (mut replay, mut chance) = (Replay::of(file), SeededLuck::new(6));
    for (n, op) in log.iter().enumerate() {
        replay.tell(op);
        for left in [Left::All, Left::Some, Left::Some] {
            let disk = Disk::holding(replay.crash(left, &mut chance));
            let mut table = open(&kinds, &disk).unwrap_or_else(|error| panic!("operation {n}, {left:?} left: {error}"));
            assert_eq!(position(&export(&table)), before, "operation {n}, {left:?} left");
            assert!(table.rules_changed(), "operation {n}, {left:?} left");
            People::new(1).play_moves(&mut table, 1);
        }
    }
}

#[test]
fn b12_a_game_under_newer_rules_is_refused_with_its_version_and_kept() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("game.tabularium");
    let table = in_the_middle("toy", Store::create(&path).expect("a new file"), 7);
    let before = position(&export(&table));
    drop(table);
    let newer = Shelf::open(folder.path(), fixed(1).0).expect("a shelf of its own");
    let text = export(&newer.game("game").expect("it opens under new rules"));
    drop(newer);
    let file = std::fs::read(&path).expect("the file is there");
    let older = Shelf::open(folder.path(), kinds()).expect("a shelf of its own");
    for refused in [older.game("game").map(drop), older.import_text(&text).map(drop)] {
        let error = refused.expect_err("rules that this version does not have");
        assert!(matches!(error, Error::Newer { .. }), "{error:?}");
        assert!(sentence(&error).contains(session::saved::APP), "the version is named");
    }
    assert!(std::fs::read(&path).expect("the file is there") == file, "the file is not touched");
    drop(older);
    let newer = Shelf::open(folder.path(), fixed(1).0).expect("a shelf of its own");
    let table = newer.game("game").expect("the newer version still opens it");
    assert_eq!(position(&export(&table)), before, "at the same position");
}
