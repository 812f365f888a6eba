//! Every reader of what nearby devices send, under seeded mutation, with every allocation counted: no input makes it fail
//! or take more memory than its bound. `NEARBY_DECODERS` says how many inputs each reader gets over all games together.
//!
//! The counting allocator comes from a crate, so that nothing here needs code that the compiler does not check. It counts
//! the whole process: this binary holds one test.

use harness::recorded::{Runs, mutated, recorded};
use harness::round::Round;
use session::luck::SeededLuck;
use session::nearby::delta::{delta, patch};
use session::nearby::message::{ToGuest, ToHost, Words};
use session::nearby::{Guest, LONGEST};
use session::table::Table;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use table::chance::Luck;

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The longest view that a change may make here: near enough to the views of the games for changed bytes to reach it.
const MOST: usize = 4096;

/// The most that one input has made a reader allocate, in bytes, all together.
#[derive(Default)]
struct Most(usize);

impl Most {
    fn of<T>(&mut self, read: impl FnOnce() -> T) -> T {
        let region = Region::new(COUNTED);
        let read = read();
        self.0 = self.0.max(region.change().bytes_allocated);
        read
    }

    fn within(&self, bound: usize, reader: &str) {
        assert!(self.0 <= bound, "{reader}: one input made it allocate {} bytes", self.0);
    }
}

#[test]
fn c28_no_message_panics_or_allocates_beyond_its_bound() {
    let inputs = std::env::var("NEARBY_DECODERS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000_000u64);
    let kinds = harness::kinds();
    for kind in &kinds {
        let each = inputs.div_ceil(kinds.len() as u64);
        let (up, down, views, mut round) = recorded(kind.meta().id);
        let (words, none) = (Words::of(kind.meta()), Words::none());
        let mut dice = SeededLuck::new(8);
        let any = |of: &[Vec<u8>], dice: &mut SeededLuck| of[dice.below(of.len() as u32) as usize].clone();
        let [mut to_host, mut to_guest, mut patched, mut seen] = [Most(0), Most(0), Most(0), Most(0)];
        for _ in 0..each {
            let bytes = mutated(&any(&up, &mut dice), &mut dice);
            if let Ok(said) = to_host.of(|| ToHost::read(&bytes)) {
                assert_eq!(ToHost::read(&said.write()), Ok(said), "what can be read is written as it was meant");
            }
            let bytes = mutated(&any(&down, &mut dice), &mut dice);
            for words in [&words, &none] {
                if let Ok(said) = to_guest.of(|| ToGuest::read(&bytes, words)) {
                    assert_eq!(ToGuest::read(&said.write(words), words), Ok(said));
                }
            }
            let (old, new) = (any(&views, &mut dice), any(&views, &mut dice));
            let change = mutated(&delta(&old, &new), &mut dice);
            let new = patched.of(|| patch(&old, &change, MOST));
            assert!(new.map_or(true, |new| new.len() <= MOST));
            let view = mutated(&old, &mut dice);
            seen.of(|| kind.read_view(&view).is_ok());
        }
        to_host.within(4 << 10, "what a host reads");
        to_guest.within(LONGEST, "what a guest reads");
        patched.within(2 * MOST, "a change of a view");
        seen.within(LONGEST, "a view");
        middle_of_a_game(each / 20, (&up, &down), &mut round, &mut dice);
    }
}

/// The same bytes to a host and to guests in the middle of a game: nothing panics, and afterwards everybody is where they
/// should be.
fn middle_of_a_game(times: u64, (up, down): (&Runs, &Runs), round: &mut Round, dice: &mut SeededLuck) {
    let any = |of: &[Vec<u8>], dice: &mut SeededLuck| of[dice.below(of.len() as u32) as usize].clone();
    let mut kept = Most(0);
    let keepsake = round.far[0].shown().keepsake(&round.kinds).expect("a guest's view can be kept");
    for _ in 0..times {
        let bytes = mutated(&keepsake, dice);
        kept.of(|| Table::look(&round.kinds, &bytes).is_ok());
        let bytes = mutated(&any(up, dice), dice);
        let from = round.far[dice.below(2) as usize].device;
        round.host.handle(&mut round.table, from, &bytes, 4);
        let bytes = mutated(&any(down, dice), dice);
        let far = &mut round.far[0];
        far.guest.handle(&round.kinds, &mut far.table, &bytes);
    }
    // It is read from this device's own disk, and holds the log in words as well.
    kept.within(16 * LONGEST, "a view that was kept");
    let mut fresh = (Guest::new([7; 32], "Fresh"), None);
    for _ in 0..times {
        fresh.0.connected(fresh.1.as_mut());
        let bytes = mutated(&any(down, dice), dice);
        fresh.0.handle(&round.kinds, &mut fresh.1, &bytes);
    }
    round.restart_host();
    round.far.iter_mut().for_each(|far| far.table = None);
    (0..2).for_each(|at| round.connect(at));
    round.settle();
    (0..2).for_each(|at| round.compare(at));
}
