//! The Swift side: the compiler is got if it is missing, the core is handed over as a package of Swift, and packages are
//! built and tested with it.

pub mod handed;
pub mod ios;
mod lints;
pub mod toolchain;
pub mod xcode;

use std::path::Path;

use crate::bindings::{root, succeed, target};
use toolchain::Swift;

/// Tests the generated bindings.
pub fn test() -> Result<(), String> {
    let swift = Swift::find()?;
    let package = handed::package()?;
    tested(&swift, &package, "bindings", &[])
}

/// Builds and tests a package; what is built lies in the target folder.
fn tested(swift: &Swift, package: &Path, name: &str, words: &[&str]) -> Result<(), String> {
    let mut command = swift.command("swift", package);
    command.args(["test", "--jobs", "2", "--quiet", "--disable-xctest", "--no-parallel", "--scratch-path"]);
    command.arg(target().join("swift/build").join(name)).args(words);
    command.env("TABULARIUM_CORE", handed::folder()).env("TABULARIUM_CASES", root().join("tests/cases"));
    command.env("TABULARIUM_GUEST", ios::guest());
    succeed(&mut command)
}
