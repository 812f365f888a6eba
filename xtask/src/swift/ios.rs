//! `test ios`: the kit with the real core, the app against declarations written by hand, what lies beside it, and that
//! nothing in the core stands in the way of an iPhone.

use std::path::{Path, PathBuf};

use super::toolchain::Swift;
use super::{handed, lints, tested};
use crate::apk::cache;
use crate::apk::command::run;
use crate::apk::toolchain::{Kind, Toolchain};
use crate::bindings::{host_library, root, succeed, target};

/// What a part runs.
type Check = fn() -> Result<(), String>;

/// What is tested, in this order.
const PARTS: [(&str, Check); 5] =
    [("lints", lints::check), ("format", format), ("kit", kit), ("app", app), ("core", core)];

/// The hand-written declarations, each after those that it stands on.
const DECLARED: [&str; 6] = ["CoreGraphics", "CoreText", "UIKit", "UniformTypeIdentifiers", "CoreBluetooth", "SwiftUI"];

/// Everything, or the parts that are named.
pub fn test(words: &[String]) -> Result<(), String> {
    if let Some(unknown) = words.iter().find(|word| PARTS.iter().all(|(name, _)| name != word)) {
        let names = PARTS.map(|(name, _)| name).join(", ");
        return Err(format!("no part of ios is called {unknown}; there are {names}"));
    }
    for (name, part) in PARTS.iter().filter(|(name, _)| words.is_empty() || words.iter().any(|word| word == name)) {
        println!("-- ios, {name}");
        part()?;
    }
    Ok(())
}

/// Every Swift file is written as the formatter wants it.
fn format() -> Result<(), String> {
    let mut lint = Swift::find()?.command("swift-format", &root());
    succeed(lint.args(["lint", "--strict", "--recursive", "ios", "bindings/swift"]))
}

/// The tests of the kit, with a guest written in Rust.
fn kit() -> Result<(), String> {
    let swift = Swift::find()?;
    handed::package()?;
    tested(&swift, &root().join("ios/Kit"), "kit", &[])
}

/// The app against the hand-written declarations: nothing is linked, and nothing runs.
fn app() -> Result<(), String> {
    let swift = Swift::find()?;
    let core = handed::package()?;
    let made = target().join("swift/declared");
    std::fs::create_dir_all(&made).map_err(|e| format!("{}: {e}", made.display()))?;
    let header = core.join("Sources/TabulariumCoreFFI/include");
    let compile = |name: &str, sources: &[PathBuf], last: bool| {
        let mut swiftc = swift.command("swiftc", &root());
        swiftc.args(["-parse-as-library", "-swift-version", "6", "-module-name", name, "-I"]).arg(&made);
        swiftc.arg("-I").arg(&header);
        if last {
            swiftc.arg("-typecheck");
        } else {
            swiftc.arg("-emit-module").arg("-emit-module-path").arg(made.join(format!("{name}.swiftmodule")));
        }
        succeed(swiftc.args(sources))
    };
    for name in DECLARED {
        compile(name, &[root().join(format!("ios/Declarations/{name}.swift"))], false)?;
    }
    let swift_files = |folder: &Path| {
        let files = cache::files(folder)?.into_iter();
        Ok::<Vec<PathBuf>, String>(files.filter(|file| file.extension().is_some_and(|kind| kind == "swift")).collect())
    };
    compile("TabulariumCore", &swift_files(&core.join("Sources/TabulariumCore"))?, false)?;
    compile("TabulariumKit", &swift_files(&root().join("ios/Kit/Sources"))?, false)?;
    compile("Tabularium", &swift_files(&root().join("ios/App/Sources"))?, true)
}

/// The core is checked for an iPhone, with the standard library built from its sources.
fn core() -> Result<(), String> {
    let toolchain = Toolchain::find()?;
    let Kind::Debian(folder) = &toolchain.kind else {
        return Err("the core is checked for an iPhone with Debian's compiler: unset ANDROID_NDK_HOME".to_owned());
    };
    let mut cargo = toolchain.command(env!("CARGO"));
    cargo
        .current_dir(root())
        .env("CARGO_TARGET_DIR", target().join("ios/cargo"))
        .env("RUSTC", folder.join("usr/bin/rustc"))
        .env("RUSTDOC", folder.join("usr/bin/rustdoc"))
        // The compiler is a stable one; this lets it build its own standard library.
        .env("RUSTC_BOOTSTRAP", "1")
        .args(["check", "--quiet", "--locked", "--release", "--lib", "--package", "tabularium-ffi"])
        .args(["--target", "aarch64-apple-ios", "-Z", "build-std=std,panic_unwind"]);
    run(&mut cargo).map(|_| ())
}

/// The guest's program, for the kit's tests.
pub fn guest() -> PathBuf {
    host_library().join(format!("tabularium-guest{}", std::env::consts::EXE_SUFFIX))
}
