//! The core as a package of Swift: the generated sources, the static library of this machine, the manifest and its tests.
//!
//! It is put together in `target/swift/bindings`; nothing generated lies among the sources. A file is written only where
//! it has changed, as the package manager goes by times.

use std::path::{Path, PathBuf};

use crate::apk::cache::{self, Fingerprint};
use crate::bindings::{self, host_library, root, target};

const LIBRARY: &str = "libtabularium_ffi.a";

/// Where the package is put together.
pub fn folder() -> PathBuf {
    target().join("swift/bindings")
}

/// Where the Swift is written first.
pub fn swift_sources() -> PathBuf {
    target().join("bindings/swift")
}

/// Builds the host's library and writes its Swift.
pub fn generate() -> Result<(), String> {
    bindings::write("swift", &swift_sources())
}

/// The package with the library of this machine, up to date.
pub fn package() -> Result<PathBuf, String> {
    let package = sources()?;
    // The package manager does not watch the library: a new one has to change a source, or the old one is tested.
    let bytes = cache::read(&host_library().join(LIBRARY))?;
    let hash = Fingerprint::default().word(&bytes).hex();
    put(&package.join("Sources/TabulariumCoreFFI/empty.c"), format!("// The library: {hash}\n").as_bytes())?;
    put(&package.join("lib").join(LIBRARY), &bytes)?;
    Ok(package)
}

/// The package without a library.
pub fn sources() -> Result<PathBuf, String> {
    generate()?;
    let package = folder();
    let from = swift_sources();
    copy(&from.join("TabulariumCore.swift"), &package.join("Sources/TabulariumCore/TabulariumCore.swift"))?;
    let header = "TabulariumCoreFFI.h";
    copy(&from.join(header), &package.join("Sources/TabulariumCoreFFI/include").join(header))?;
    let map = format!("module TabulariumCoreFFI {{\n    header \"{header}\"\n    export *\n}}\n");
    put(&package.join("Sources/TabulariumCoreFFI/include/module.modulemap"), map.as_bytes())?;
    let ours = root().join("bindings/swift");
    copy(&ours.join("Package.swift"), &package.join("Package.swift"))?;
    let tests = ours.join("Tests");
    let kept = cache::files(&tests)?;
    for file in &kept {
        copy(file, &package.join("Tests").join(file.strip_prefix(&tests).unwrap_or(file)))?;
    }
    // A test that was taken away is not run any more.
    for file in cache::files(&package.join("Tests"))? {
        let ours = tests.join(file.strip_prefix(package.join("Tests")).unwrap_or(&file));
        if !kept.contains(&ours) {
            std::fs::remove_file(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        }
    }
    Ok(package)
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    put(to, &cache::read(from)?)
}

/// Writes a file if it says something else so far.
fn put(to: &Path, bytes: &[u8]) -> Result<(), String> {
    if std::fs::read(to).is_ok_and(|now| now == bytes) { Ok(()) } else { cache::write(to, bytes) }
}
