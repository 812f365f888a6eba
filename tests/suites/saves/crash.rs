//! The machine stops at every write and every sync of whole games: nothing acknowledged is lost.

use super::backend::{Disk, Left, Op, Replay};
use super::{People, begin, curtain_is_down, export, long, luck};
use harness::kinds;
use session::error::Error;
use session::luck::SeededLuck;
use session::store::Store;
use session::table::Table;
use std::hash::{DefaultHasher, Hash, Hasher};
use table::game::Turn;
use table::live::Kind;

/// After so many moves the game is put away and taken up again.
const SITTING: usize = 40;

/// A game that was played on a disk that remembers.
struct Played {
    log: Vec<Op>,
    /// How long the log was when a move was acknowledged, and what the whole save was then.
    acknowledged: Vec<(usize, u64)>,
}

fn fingerprint(table: &Table) -> u64 {
    let mut hasher = DefaultHasher::new();
    export(table).hash(&mut hasher);
    hasher.finish()
}

fn open(kinds: &[Box<dyn Kind>], bytes: Vec<u8>) -> Result<(Disk, Table), Error> {
    let disk = Disk::holding(bytes);
    let table = Table::open(kinds, Store::on(disk.clone())?, luck(9))?;
    Ok((disk, table))
}

/// Plays one whole game in several sittings.
fn played(game: &str, seed: u64) -> Played {
    let (disk, kinds) = (Disk::default(), kinds());
    let store = Store::on(disk.clone()).expect("a new file");
    let mut table = begin(game, store, seed).expect("a new game");
    let mut people = People::new(seed);
    let mut acknowledged = vec![(disk.ops(), fingerprint(&table))];
    while people.play(&mut table).expect("the disk is whole") {
        acknowledged.push((disk.ops(), fingerprint(&table)));
        if acknowledged.len() % SITTING == 0 {
            table.rename(Some(format!("Sitting {}", acknowledged.len() / SITTING))).expect("the disk is whole");
            acknowledged.push((disk.ops(), fingerprint(&table)));
            drop(table);
            let store = Store::on(disk.clone()).expect("a file put away is whole");
            table = Table::open(&kinds, store, luck(seed + acknowledged.len() as u64)).expect("and can be taken up");
        }
    }
    drop(table);
    assert!(acknowledged.len() > 2 * SITTING, "a whole game in several sittings: {}", acknowledged.len());
    Played { log: disk.log(), acknowledged }
}

impl Played {
    /// The positions that may stand after a stop behind so many operations: the last acknowledged, and the one under
    /// way. Before the game was acknowledged there need not be one.
    fn allowed(&self, ops: usize) -> (Option<u64>, Option<u64>) {
        let done = self.acknowledged.partition_point(|(at, _)| *at <= ops);
        let print = |n: usize| self.acknowledged.get(n).map(|(_, print)| *print);
        (done.checked_sub(1).and_then(print), print(done))
    }

    /// Opens what a stop left and stops at every operation of that; returns how often. Once the game has been opened,
    /// and so shown, it stands where it stood then.
    fn stop_again(
        &self,
        kinds: &[Box<dyn Kind>],
        ops: usize,
        disk: Replay<'_>,
        bytes: Vec<u8>,
        chance: &mut SeededLuck,
    ) -> usize {
        let (file, table) = open(kinds, bytes).expect("what was acknowledged opens");
        let (stood, opened) = (fingerprint(&table), file.ops());
        drop(table);
        let log = file.log();
        let mut disk = disk.clone();
        for (n, op) in log.iter().enumerate() {
            disk.tell(op);
            let (_, table) = open(kinds, disk.crash(Left::Some, chance))
                .unwrap_or_else(|error| panic!("operation {ops}, then {n}: acknowledged and lost: {error}"));
            let (stands, (last, under_way)) = (fingerprint(&table), self.allowed(ops));
            let shown = n + 1 >= opened;
            let right = stands == stood || (!shown && (Some(stands) == last || Some(stands) == under_way));
            assert!(right, "operation {ops}, then {n} of {opened}: the game stands elsewhere");
        }
        log.len()
    }

    /// Opens what a stop left, and plays on.
    fn check(&self, kinds: &[Box<dyn Kind>], ops: usize, left: Left, bytes: Vec<u8>) {
        let (last, under_way) = self.allowed(ops);
        let what = format!("stopped after operation {ops} of {}, {left:?} left", self.log.len());
        let mut table = match open(kinds, bytes) {
            Ok((_, table)) => table,
            Err(error) => return assert!(last.is_none(), "{what}: acknowledged and lost: {error}"),
        };
        let stands = Some(fingerprint(&table));
        assert!(stands == last || stands == under_way, "{what}: neither the last position nor the one under way");
        assert!(curtain_is_down(&table), "{what}: the curtain is down");
        let over = matches!(table.turn(), Turn::Over(_));
        let on = People::new(ops as u64).play(&mut table);
        assert_eq!(on, Ok(!over), "{what}: the game goes on");
    }
}

/// Stops a game at every operation.
fn stop_everywhere(game: &str) {
    let (played, kinds) = (played(game, 1), kinds());
    let (mut replay, mut chance) = (Replay::default(), SeededLuck::new(2));
    for ops in 0..=played.log.len() {
        played.check(&kinds, ops, Left::All, replay.crash(Left::All, &mut chance));
        // Behind a sync nothing can be lost, so that one look is enough.
        let some = match (replay.is_synced(), long()) {
            (true, _) => 0,
            (false, true) => 8,
            (false, false) => 1,
        };
        for _ in 0..some {
            played.check(&kinds, ops, Left::Some, replay.crash(Left::Some, &mut chance));
        }
        if let Some(op) = played.log.get(ops) {
            replay.tell(op);
        }
    }
}

#[test]
fn b2_b4_b5_nothing_acknowledged_is_lost_wherever_pecunia_stops() {
    stop_everywhere("pecunia_non_olet");
}

#[test]
fn b2_b4_b5_nothing_acknowledged_is_lost_wherever_the_toy_game_stops() {
    stop_everywhere("toy");
}

#[test]
fn b3_a_second_stop_loses_nothing_that_was_shown_after_the_first() {
    let (played, kinds) = (played("toy", 3), kinds());
    let (mut replay, mut chance) = (Replay::default(), SeededLuck::new(4));
    let (every, mut stops) = (if long() { 1 } else { 13 }, 0);
    for (ops, op) in played.log.iter().enumerate() {
        if ops % every == 0 && played.allowed(ops).0.is_some() {
            // Only the program was killed: what it had not synced still waits for that.
            let killed = replay.crash(Left::All, &mut chance);
            stops += played.stop_again(&kinds, ops, replay.clone(), killed, &mut chance);
            // The power went: what is left is on disk.
            let left = replay.crash(Left::Some, &mut chance);
            stops += played.stop_again(&kinds, ops, Replay::of(left.clone()), left, &mut chance);
        }
        replay.tell(op);
    }
    assert!(stops > 500, "opening a file that was not closed writes to it: {stops} stops");
}
