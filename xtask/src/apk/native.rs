//! Builds the Rust library for Android. A built one is kept in the cache under the hash of all that went into it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::cache::{self, Fingerprint};
use super::command::run;
use super::stubs;
use super::toolchain::{Abi, Kind, MIN_API, Toolchain};
use crate::bindings::{root, target};

/// The file's name in the APK, by which JNA loads it.
pub const LIBRARY: &str = "libtabularium_ffi.so";

/// JNA's own native half.
pub const JNA: &str = "libjnidispatch.so";

const PACKAGE: &str = "tabularium-ffi";

/// All that the library is made of, from the root of the workspace.
const SOURCES: [&str; 4] = ["core", "bindings/ffi", "Cargo.toml", "Cargo.lock"];

/// Every LOAD segment begins at a multiple of this, for kernels with pages of 16 KB.
pub const PAGE: u64 = 0x4000;

/// The stripped library for this kind of processor: from the cache, unless it is to be built afresh.
pub fn library(toolchain: &Toolchain, abi: Abi, afresh: bool) -> Result<PathBuf, String> {
    let folder = if afresh {
        let folder = target().join("android/native").join(abi.name());
        cache::empty_folder(&folder)?;
        stripped(toolchain, abi, &folder)?;
        folder
    } else {
        let key = key(toolchain, abi)?;
        let name = format!("native/{}-{}", abi.name(), &key[..16]);
        cache::kept(&name, |folder| stripped(toolchain, abi, folder))?
    };
    Ok(folder.join(LIBRARY))
}

fn stripped(toolchain: &Toolchain, abi: Abi, folder: &Path) -> Result<(), String> {
    let start = Instant::now();
    println!("   {LIBRARY} for {}: building", abi.name());
    let built = build(toolchain, abi)?;
    run(toolchain.command(toolchain.llvm("llvm-strip")?).arg("-o").arg(folder.join(LIBRARY)).arg(&built))?;
    println!("   {LIBRARY} for {}: {} s", abi.name(), start.elapsed().as_secs());
    Ok(())
}

/// The hash of what decides the library's bytes.
fn key(toolchain: &Toolchain, abi: Abi) -> Result<String, String> {
    let cargo = run(Command::new(env!("CARGO")).arg("--version"))?;
    let mut key: Fingerprint =
        stubs::fingerprint(toolchain).word(abi.target()).word(cargo).word(include_str!("native.rs"));
    for source in SOURCES {
        key = key.files(&root(), &root().join(source))?;
    }
    Ok(key.hex())
}

fn build(toolchain: &Toolchain, abi: Abi) -> Result<PathBuf, String> {
    let target_dir = target().join("android/cargo");
    let mut cargo = toolchain.command(env!("CARGO"));
    cargo
        .current_dir(root())
        .env("CARGO_TARGET_DIR", &target_dir)
        .args(["rustc", "--quiet", "--locked", "--release", "--lib", "--package", PACKAGE])
        .args(["--target", abi.target()]);
    let mut link = vec![format!("-Wl,-soname,{LIBRARY},--as-needed,--build-id=sha1,--error-limit=0")];
    link.extend([&format!("max-page-size={PAGE}"), "defs", "text"].map(|flag| format!("-Wl,-z,{flag}")));
    let linker = match &toolchain.kind {
        Kind::Debian(folder) => {
            // The compiler is a stable one; the variable lets it build its own standard library from source.
            cargo
                .args(["-Z", "build-std=std,panic_unwind"])
                .env("RUSTC", folder.join("usr/bin/rustc"))
                .env("RUSTDOC", folder.join("usr/bin/rustdoc"))
                .env("RUSTC_BOOTSTRAP", "1");
            link.push(format!("--target={}{MIN_API}", abi.target()));
            link.push(format!("--ld-path={}", toolchain.llvm("ld.lld")?.display()));
            link.push("-nostdlib".to_owned());
            link.push(format!("-L{}", stubs::folder(toolchain, abi)?.display()));
            toolchain.llvm("clang")?
        }
        Kind::Ndk(_) => {
            run(Command::new("rustup").args(["target", "add", abi.target()]))?;
            toolchain.llvm(&format!("{}{MIN_API}-clang", abi.target()))?
        }
    };
    cargo
        .env(format!("CARGO_TARGET_{}_LINKER", abi.target().to_uppercase().replace('-', "_")), linker)
        .env("CARGO_ENCODED_RUSTFLAGS", remapped(toolchain)?.join("\u{1f}"))
        .arg("--");
    // Only for the library itself: a flag for all crates would compile them all anew when it changes.
    run(cargo.args(link.iter().map(|arg| format!("-Clink-arg={arg}"))))?;
    Ok(target_dir.join(abi.target()).join("release").join(LIBRARY))
}

/// Paths of this machine get into panic messages: these flags replace them, so that the bytes do not depend on where
/// the build was made.
fn remapped(toolchain: &Toolchain) -> Result<Vec<String>, String> {
    let home = |variable: &str, default: &str| match std::env::var_os(variable) {
        Some(path) => PathBuf::from(path),
        None => PathBuf::from(std::env::var_os("HOME").unwrap_or_default()).join(default),
    };
    let mut pairs = vec![(root(), "/tabularium"), (home("CARGO_HOME", ".cargo"), "/cargo")];
    match &toolchain.kind {
        Kind::Debian(folder) => {
            // rustc names its library's sources by the folder behind the symbolic link.
            let src = folder.join("usr/lib/rustlib/src/rust");
            let real = src.canonicalize().map_err(|e| format!("{}: {e}", src.display()))?;
            pairs.extend([(folder.clone(), "/rust"), (real, "/rust")]);
        }
        Kind::Ndk(_) => pairs.push((home("RUSTUP_HOME", ".rustup"), "/rust")),
    }
    Ok(pairs.into_iter().map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())).collect())
}
