//! One game on several devices, joined by pipes in memory: what each shows is what a table of its own would show it.
//!
//! `harness::round` is the table with everybody round it, and how they play; `play` plays whole games, `cuts` breaks
//! connections and starts devices anew, `modified` is a guest that breaks the rules, `wire` looks at bytes, `leaving`
//! hands the table over, `sizes` measures. `NEARBY_GAMES` and `NEARBY_PROPOSALS` set how often. Everything over a
//! simulated radio is in `tests/soak`, and what readers do with any bytes in `tests/decoders`, where allocations are
//! counted.

mod cuts;
mod leaving;
mod modified;
mod play;
mod sizes;
mod wire;

/// How often something is done: as the environment says, or so often.
fn times(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(otherwise)
}
