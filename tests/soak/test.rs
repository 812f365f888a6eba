//! Seeded sessions over a radio where everything goes wrong: a fixed sample, or as many as `SOAK` says. `cargo xtask soak`
//! plays as many as one likes from any seed. A binary of its own, as it takes all cores and the tests of the page wait for
//! a browser.

use harness::soak::soak;
use std::sync::Mutex;

/// Seeds that have failed once.
const FAILED: [u64; 1] = [1676];

#[test]
fn c7_c8_c12_c13_c18_c27_nothing_accepted_is_lost_and_everybody_comes_to_agree() {
    let sessions = std::env::var("SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let failed = Mutex::new(Vec::new());
    let tell = |words: &str| failed.lock().expect("it only grows").push(words.to_owned());
    for seed in FAILED {
        let sums = soak(1, seed, tell);
        assert!(sums.are_good(), "seed {seed}: {sums}");
    }
    let sums = soak(sessions, 1, tell);
    assert!(sums.are_good(), "{sums}; {:?}", failed.lock().expect("it only grew"));
    // The system's own limit on scans may hold a device back, and not often.
    assert!(sums.held_back * 50 <= sums.sessions, "{} of {} were held back", sums.held_back, sums.sessions);
    assert!(sums.short * 1_000 <= sums.sessions, "{} of {} came to a standstill", sums.short, sums.sessions);
    assert!(sums.inputs > sums.sessions * 30, "the sessions were played: {}", sums.inputs);
}
