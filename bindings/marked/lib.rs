//! The library of the native shells with one more function, for their suites: it lays tokens over the texts of the games,
//! so that a suite sees where a hidden thing is named.

uniffi::setup_scaffolding!("marked");
tabularium_ffi::uniffi_reexport_scaffolding!();

/// Tokens in the texts of every app that is opened from now on, or none: see `harness::tokens`.
#[uniffi::export]
pub fn mark(on: bool) {
    tabularium_ffi::house::hand_out(if on { harness::tokens::games } else { games::list });
}
