//! Every byte of a save damaged, every length cut: a sentence or the right position, and the file stays as it was.

use super::backend::Disk;
use super::{People, begin, caught, export, long, luck, note, sentence};
use harness::kinds;
use session::error::Error;
use session::luck::SeededLuck;
use session::shelf::Shelf;
use session::store::Store;
use session::table::Table;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use table::chance::Luck;

/// The start of the file, where the database keeps its header: always damaged byte by byte.
const HEADER: usize = 320;
/// Of the rest, in a run that is not long, every so-manieth byte: a prime, so that every place within a page is met.
const EVERY: usize = 307;
/// The pages of the database.
const PAGE: usize = 4096;
/// No damage may make opening a small save take longer: a length believed would.
const LONGEST: Duration = Duration::from_secs(10);

/// How a file that passes is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Open {
    /// As a player opens it.
    OnDisk,
    /// In memory, which spares the syncs.
    InMemory,
}

/// A shelf with one game on it that is damaged again and again.
struct Patient {
    _folder: tempfile::TempDir,
    shelf: Shelf,
    path: PathBuf,
    whole: Vec<u8>,
    export: String,
    /// How often the game was opened, and how often refused.
    opened: usize,
    refused: usize,
    slowest: Duration,
}

impl Patient {
    /// A game that was played so far, put away and closed.
    fn new(game: &str, play: impl FnOnce(&mut People, &mut Table)) -> Patient {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("patient.tabularium");
        let mut table = begin(game, Store::create(&path).expect("a new file"), 5).expect("a new game");
        play(&mut People::new(5), &mut table);
        let export = export(&table);
        drop(table);
        let whole = std::fs::read(&path).expect("the file is there");
        let shelf = Shelf::open(folder.path(), kinds()).expect("a shelf of its own");
        let (opened, refused, slowest) = (0, 0, Duration::ZERO);
        Patient { _folder: folder, shelf, path, whole, export, opened, refused, slowest }
    }

    fn finished_toy() -> Patient {
        Patient::new("toy", People::play_out)
    }

    fn pecunia() -> Patient {
        Patient::new("pecunia_non_olet", |people, table| people.play_moves(table, 40))
    }

    /// Looks at the damaged file in every way there is.
    fn look(&mut self, what: &str, damaged: &[u8], open: Open) {
        let begun = Instant::now();
        let listed =
            caught(|| self.shelf.list()).unwrap_or_else(|panic| panic!("{what}: a panic in the list: {panic}"));
        let listed = listed.expect("the folder can be read").pop().expect("the file is listed whatever it holds");
        if let Err(error) = &listed.card {
            self.refusal(what, error);
        }
        let mut opened = match open {
            Open::OnDisk => caught(|| self.shelf.game("patient").map(|table| export(&table))),
            Open::InMemory => caught(|| {
                let store = Store::peek(&self.path)?;
                Table::open(self.shelf.kinds(), store, luck(1)).map(|table| export(&table))
            }),
        };
        if open == Open::InMemory && !matches!(opened, Ok(Ok(_))) {
            opened = caught(|| self.shelf.game("patient").map(|table| export(&table)));
        }
        self.slowest = self.slowest.max(begun.elapsed());
        match opened {
            Ok(Ok(ref export)) => {
                assert!(*export == self.export, "{what}: opened at another position");
                assert!(listed.card.is_ok(), "{what}: opened, though the list says: {:?}", listed.card);
                self.opened += 1;
            }
            Ok(Err(ref error)) => {
                self.refusal(what, error);
                self.refused += 1;
            }
            Err(ref panic) => panic!("{what}: a panic came out: {panic}"),
        }
        let after = std::fs::read(&self.path).expect("the file is still there");
        let written = open == Open::OnDisk && matches!(opened, Ok(Ok(_)));
        assert!(written || after == damaged, "{what}: not opened for play, and yet the file was changed");
    }

    fn refusal(&self, what: &str, error: &Error) {
        let of_a_file =
            matches!(error, Error::Damaged(_) | Error::Foreign | Error::Newer { .. } | Error::UnknownGame(_));
        assert!(of_a_file, "{what}: refused as {error:?}");
        sentence(error);
    }

    /// Damages the file in one way, looks, and heals it.
    fn damage(&mut self, what: &str, open: Open, damage: impl FnOnce(&mut Vec<u8>)) {
        let mut damaged = self.whole.clone();
        damage(&mut damaged);
        if damaged != self.whole {
            std::fs::write(&self.path, &damaged).expect("the file can be written");
            self.look(what, &damaged, open);
        }
    }

    fn flip(&mut self, at: usize, open: Open) {
        for mask in [0xff, 0x01] {
            self.damage(&format!("byte {at} xor {mask:#04x}"), open, |bytes| bytes[at] ^= mask);
        }
    }

    /// What has to be true when all is done.
    fn report(self, least: usize) {
        assert!(self.opened + self.refused >= least, "enough was tried: {} and {}", self.opened, self.refused);
        assert!(self.refused > 0, "damage is noticed");
        assert!(self.slowest < LONGEST, "damage holds nobody up: {:?}", self.slowest);
        let Patient { opened, refused, slowest, .. } = self;
        note(&format!("{} bytes: {opened} opened, {refused} refused, slowest {slowest:?}", self.whole.len()));
    }
}

#[test]
fn a_flipped_byte_or_bit_of_the_header_is_refused_or_harmless() {
    let mut patient = Patient::finished_toy();
    for at in 0..HEADER {
        patient.flip(at, Open::OnDisk);
        for bit in 1..8 {
            patient.damage(&format!("bit {bit} of byte {at}"), Open::InMemory, |bytes| bytes[at] ^= 1 << bit);
        }
    }
    patient.report(9 * HEADER);
}

fn flip_everywhere(mut patient: Patient) {
    let every = if long() { 1 } else { EVERY };
    for at in (HEADER..patient.whole.len()).step_by(every) {
        patient.flip(at, Open::InMemory);
    }
    let flips = 2 * (patient.whole.len() - HEADER) / every;
    patient.report(flips);
}

#[test]
fn any_flipped_byte_of_a_finished_toy_game_is_refused_or_harmless() {
    flip_everywhere(Patient::finished_toy());
}

#[test]
fn any_flipped_byte_of_pecunia_in_the_middle_is_refused_or_harmless() {
    flip_everywhere(Patient::pecunia());
}

#[test]
fn a_file_cut_anywhere_is_refused_or_harmless() {
    let mut patient = Patient::finished_toy();
    let step = if long() { 64 } else { 1024 };
    for cut in (0..patient.whole.len()).step_by(step) {
        for len in [cut, cut + 1, cut + step - 1] {
            patient.damage(&format!("cut to {len}"), Open::InMemory, |bytes| bytes.truncate(len));
        }
    }
    for more in [1, 511, PAGE, 1 << 20] {
        patient.damage(&format!("{more} bytes added"), Open::InMemory, |bytes| bytes.resize(bytes.len() + more, 0xa5));
    }
    patient.report(200);
}

#[test]
fn pages_lost_or_mixed_up_are_refused_or_harmless() {
    let mut patient = Patient::finished_toy();
    let pages = patient.whole.len() / PAGE;
    for page in 0..pages {
        let of = |n: usize| n * PAGE..(n + 1) * PAGE;
        patient.damage(&format!("page {page} zero"), Open::OnDisk, |bytes| bytes[of(page)].fill(0));
        for other in 0..pages {
            patient.damage(&format!("page {page} over {other}"), Open::InMemory, |b| {
                b.copy_within(of(page), of(other).start)
            });
        }
    }
    patient.report(pages * pages / 4);
}

#[test]
fn a_panic_of_the_library_is_a_sentence_too() {
    let disk = Disk::default();
    let mut table = begin("toy", Store::on(disk.clone()).expect("a new file"), 5).expect("a new game");
    People::new(5).play_moves(&mut table, 10);
    drop(table);
    let mut refused = 0;
    for n in 0..200 {
        let disk = Disk::holding(disk.bytes());
        disk.panic_after(n);
        match caught(|| Store::on(disk).and_then(|store| Table::open(&kinds(), store, luck(1)).map(drop))) {
            Ok(Ok(())) => break,
            Ok(Err(error)) => assert!(matches!(error, Error::Damaged(_)), "read {n}: {error:?}"),
            Err(panic) => panic!("read {n}: a panic came out: {panic}"),
        }
        refused += 1;
    }
    assert!((3..200).contains(&refused), "opening a game reads several times: {refused}");
}

#[test]
fn random_damage_is_refused_or_harmless() {
    let mut patient = Patient::finished_toy();
    let mut chance = SeededLuck::new(6);
    for n in 0..if long() { 20_000 } else { 300 } {
        let mut below = |n: usize| chance.below(n as u32) as usize;
        // Half of it in the header and the first pages, where the most depends on each byte.
        let within = if below(2) == 0 { 2 * PAGE } else { patient.whole.len() };
        let (from, len) = (below(within), 1 + below(64));
        let noise: Vec<u8> = (0..len).map(|_| [0, 0xff, below(256) as u8][below(3)]).collect();
        patient.damage(&format!("noise {n}: {len} bytes from {from}"), Open::InMemory, |bytes| {
            let to = bytes.len().min(from + len);
            bytes[from..to].copy_from_slice(&noise[..to - from]);
        });
    }
    patient.report(250);
}
