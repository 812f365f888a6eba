//! The disk is full, fails, cannot be written, or somebody else has the folder: a sentence, and the position stands.

use super::backend::Disk;
use super::{GAMES, People, begin, caught, export, in_the_middle, luck, people, sentence, shown};
use harness::kinds;
use session::error::Error;
use session::shelf::Shelf;
use session::store::Store;
use session::table::{Table, TableView};
use std::io::ErrorKind;
use std::path::Path;
use table::live::Kind;
use table::meta::Named;

/// A game in the middle on a disk, somebody holding the device.
struct Sitting {
    disk: Disk,
    table: Table,
    people: People,
    before: (TableView, Vec<u64>),
    saved: String,
}

impl Sitting {
    /// Takes up the game of this file.
    fn new(kinds: &[Box<dyn Kind>], bytes: &[u8]) -> Sitting {
        let disk = Disk::holding(bytes.to_vec());
        let mut table = take_up(kinds, &disk).expect("a whole game");
        let mut people = People::new(6);
        people.sit(&mut table).expect("the game is not over");
        let (before, saved) = (shown(&table), export(&table));
        Sitting { disk, table, people, before, saved }
    }

    /// The same move every time: the first answer.
    fn choose(&mut self) -> Result<(), Error> {
        let seat = self.people.sit(&mut self.table).expect("the game is not over");
        self.table.choose(seat, self.table.revision(self.table.viewer()), 0, 99)
    }
}

fn take_up(kinds: &[Box<dyn Kind>], disk: &Disk) -> Result<Table, Error> {
    Table::open(kinds, Store::on(disk.clone())?, luck(5))
}

/// The file of a game in the middle.
fn middle(game: &str) -> Vec<u8> {
    let disk = Disk::default();
    drop(in_the_middle(game, Store::on(disk.clone()).expect("a new file"), 7));
    disk.bytes()
}

/// How many operations one move takes, and what it leads to.
fn whole_move(kinds: &[Box<dyn Kind>], bytes: &[u8]) -> (usize, String) {
    let mut sitting = Sitting::new(kinds, bytes);
    let before = sitting.disk.ops();
    sitting.choose().expect("the disk is whole");
    (sitting.disk.ops() - before, export(&sitting.table))
}

/// One move for each of its operations: that one fails, and so many after it; none: all.
fn a_move_that_cannot_be_written(game: &str, kind: ErrorKind, failures: Option<usize>, right: impl Fn(&Error) -> bool) {
    let (kinds, bytes) = (kinds(), middle(game));
    let (ops, after) = whole_move(&kinds, &bytes);
    assert!(ops > 3, "a move takes several operations: {ops}");
    for n in 0..ops {
        let what = format!("{game}: operation {n} of {ops} fails as {kind:?}");
        let mut sitting = Sitting::new(&kinds, &bytes);
        sitting.disk.fail_after(n, failures, kind);
        let failed = caught(|| sitting.choose()).unwrap_or_else(|panic| panic!("{what}: a panic came out: {panic}"));
        let error = failed.expect_err(&format!("{what}: the move is not accepted"));
        assert!(right(&error), "{what}: refused as {error:?}");
        sentence(&error);
        assert!(shown(&sitting.table) == sitting.before, "{what}: the table shows the position before");
        sitting.disk.mend();
        // The database may want to be opened anew after a failure; it must not say that the file is damaged.
        let again = caught(|| sitting.choose()).unwrap_or_else(|panic| panic!("{what}: then a panic: {panic}"));
        if let Err(error) = &again {
            assert!(matches!(error, Error::Full | Error::Io(_)), "{what}: then refused as {error:?}");
            sentence(error);
            assert!(shown(&sitting.table) == sitting.before, "{what}: the table still shows the position before");
        }
        let Sitting { disk, table, saved, .. } = sitting;
        drop(table);
        let mut table = take_up(&kinds, &disk).unwrap_or_else(|error| panic!("{what}: opened anew: {error}"));
        // The last operation is the sync. When that fails nobody knows whether the move is on disk.
        let stands = export(&table);
        let known = n + 1 < ops;
        assert!(
            (stands == saved && again.is_err()) || (stands == after && (again.is_ok() || !known)),
            "{what}: opened anew at another position"
        );
        People::new(8).play_moves(&mut table, 2);
    }
}

#[test]
fn b5_on_a_full_disk_no_move_is_accepted_and_the_position_before_stands() {
    for game in GAMES {
        a_move_that_cannot_be_written(game, ErrorKind::StorageFull, None, |error| *error == Error::Full);
    }
}

#[test]
fn b5_after_one_failed_operation_the_position_before_stands() {
    for game in GAMES {
        a_move_that_cannot_be_written(game, ErrorKind::StorageFull, Some(1), |error| *error == Error::Full);
    }
}

#[test]
fn b5_a_disk_that_fails_or_becomes_read_only_accepts_no_move() {
    a_move_that_cannot_be_written("toy", ErrorKind::Other, None, |error| matches!(error, Error::Io(_)));
    for kind in [ErrorKind::ReadOnlyFilesystem, ErrorKind::PermissionDenied] {
        a_move_that_cannot_be_written("toy", kind, None, |error| matches!(error, Error::ReadOnly(_)));
    }
}

#[test]
fn a_quota_that_is_used_up_is_a_full_disk() {
    a_move_that_cannot_be_written("toy", ErrorKind::QuotaExceeded, None, |error| *error == Error::Full);
}

#[test]
fn b5_an_undo_that_cannot_be_written_takes_nothing_back() {
    let (kinds, bytes) = (kinds(), middle("pecunia_non_olet"));
    for n in 0..20 {
        let mut sitting = Sitting::new(&kinds, &bytes);
        let seat = sitting.people.sit(&mut sitting.table).expect("the game is not over");
        sitting.disk.fail_after(n, None, ErrorKind::StorageFull);
        match sitting.table.undo(seat, sitting.table.revision(sitting.table.viewer()), 99) {
            Ok(()) => return assert!(n > 3, "an undo takes several operations: {n}"),
            Err(error) => assert_eq!(error, Error::Full, "operation {n}"),
        }
        assert!(shown(&sitting.table) == sitting.before, "operation {n}: nothing is taken back");
    }
    panic!("an undo is accepted when there is space");
}

#[test]
fn b5_putting_a_game_away_and_taking_it_up_on_a_full_disk_loses_nothing() {
    let (kinds, bytes) = (kinds(), middle("pecunia_non_olet"));
    for n in 0..40 {
        let Sitting { disk, mut table, mut people, .. } = Sitting::new(&kinds, &bytes);
        people.play_moves(&mut table, 3);
        let saved = export(&table);
        let closing = disk.ops();
        disk.fail_after(n, None, ErrorKind::StorageFull);
        caught(|| drop(table)).unwrap_or_else(|panic| panic!("closed at operation {n}: a panic came out: {panic}"));
        let closed = disk.ops() - closing;
        // Still full: it may be refused, by name. With space again it is there.
        if let Err(error) = caught(|| take_up(&kinds, &disk).map(drop)).expect("no panic comes out") {
            assert_eq!(error, Error::Full, "taken up on a full disk");
        }
        disk.mend();
        let table = take_up(&kinds, &disk).expect("what was acknowledged is there");
        assert!(export(&table) == saved, "closed at operation {n}: nothing is lost");
        if closed < n {
            return;
        }
    }
    panic!("a game can be put away and taken up when there is space");
}

#[test]
fn b1_a_game_that_cannot_be_made_on_a_full_disk_is_refused_by_name() {
    let disk = Disk::default();
    let store = Store::on(disk.clone()).expect("a new file");
    drop(begin("toy", store, 1).expect("a new game"));
    for n in 0..disk.ops() {
        let disk = Disk::default();
        disk.fail_after(n, None, ErrorKind::StorageFull);
        let made = caught(|| Store::on(disk.clone()).and_then(|store| begin("toy", store, 1)).map(drop));
        match made.unwrap_or_else(|panic| panic!("operation {n}: a panic came out: {panic}")) {
            Ok(()) => return assert!(n > 10, "a new game takes many operations: {n}"),
            Err(error) => assert_eq!(error, Error::Full, "operation {n}"),
        }
    }
}

#[test]
fn a_second_start_on_the_same_folder_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut first = Shelf::open(folder.path(), kinds()).expect("a new shelf");
    let (id, table) = first.create("toy", &people(2), &Named::new()).expect("a new game");
    let second = Shelf::open(folder.path(), kinds()).map(drop).expect_err("the folder is in use");
    assert_eq!(second, Error::InUse);
    sentence(&second);
    // The same game twice is none either.
    let twice = first.game(&id).map(drop).expect_err("the game is on the table already");
    assert_eq!(twice, Error::InUse);
    drop(table);
    first.game(&id).expect("once put away it can be taken up");
    drop(first);
    Shelf::open(folder.path(), kinds()).expect("once the first program has ended the folder is free");
}

/// A folder that cannot be one is said to be not writable, and no game is missed.
fn not_writable(folder: &Path) {
    let error = caught(|| Shelf::open(folder, kinds()).map(drop)).expect("no panic comes out");
    let error = error.expect_err("nothing can be written there");
    assert!(matches!(error, Error::ReadOnly(_)), "{}: {error:?}", folder.display());
    sentence(&error);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").expect("the file can be written");
    not_writable(&file);
    not_writable(&file.join("below"));
    not_writable(&file.join("far").join("below"));
    // Something that is no file stands where the lock should be.
    std::fs::create_dir_all(folder.path().join("lock")).expect("a folder can be made");
    not_writable(folder.path());
    assert_eq!(std::fs::read(&file).expect("the file is there"), b"no folder", "nothing was changed");
}

#[test]
#[cfg(target_os = "linux")]
fn a_folder_of_the_system_is_told_to_be_not_writable() {
    // Not even who may do everything can make files here.
    not_writable(Path::new("/proc"));
    not_writable(Path::new("/proc/tabularium"));
}

#[test]
#[cfg(unix)]
fn what_has_become_read_only_is_told_so_and_stays() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut shelf = Shelf::open(folder.path(), kinds()).expect("a new shelf");
    let (id, table) = shelf.create("toy", &people(2), &Named::new()).expect("a new game");
    drop(table);
    let path = folder.path().join(format!("{id}.tabularium"));
    let mode = |path: &Path, mode| std::fs::set_permissions(path, PermissionsExt::from_mode(mode));
    let before = std::fs::read(&path).expect("the file is there");
    mode(&path, 0o444).expect("it is ours");
    mode(folder.path(), 0o555).expect("it is ours");
    if std::fs::write(folder.path().join("probe"), "").is_err() {
        for error in [
            shelf.game(&id).map(drop).expect_err("the game cannot be written"),
            shelf.create("toy", &people(2), &Named::new()).map(drop).expect_err("no file can be made"),
            shelf.delete(&id).expect_err("no file can be removed"),
        ] {
            assert!(matches!(error, Error::ReadOnly(_)), "{error:?}");
            sentence(&error);
        }
        assert_eq!(std::fs::read(&path).expect("the file is there"), before, "nothing was changed");
    } // Permissions do not bind who runs this: the failing disks above show the same.
    mode(folder.path(), 0o755).expect("it is ours");
}
