//! The library of the native shells with one more function, for their suites: it lays tokens over the texts of the games,
//! so that a suite sees where a hidden thing is named.
#![deny(unsafe_code)]

tabularium_ffi::uniffi_reexport_scaffolding!();

/// Tokens in the texts of every app that is opened from now on, or none: see `harness::tokens`.
// A name that the linker keeps is "unsafe" because another library could have it too; none here has.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn tabularium_mark(on: bool) {
    tabularium_ffi::house::hand_out(if on { harness::tokens::games } else { games::list });
}
