//! `bindings`: the core as other languages call it, written from the host's library into `target/bindings`.

use crate::swift::handed;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace: that from which cargo runs this program, else that in which it was built.
pub fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().expect("xtask lies in the workspace").to_owned()
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Where the Kotlin is written.
pub fn kotlin_sources() -> PathBuf {
    target().join("bindings/kotlin")
}

/// The folder with the host's library.
pub fn host_library() -> PathBuf {
    target().join("debug")
}

/// Writes the bindings of one language.
pub fn run(words: &[String]) -> Result<(), String> {
    let folder = match words {
        [language] if language == "kotlin" => {
            kotlin()?;
            kotlin_sources()
        }
        [language] if language == "swift" => handed::package()?,
        _ => return Err("bindings kotlin|swift".to_owned()),
    };
    println!("{}", folder.display());
    Ok(())
}

/// Builds the host's library and writes its Kotlin.
pub fn kotlin() -> Result<(), String> {
    write("kotlin", &kotlin_sources())
}

/// Builds the host's library and writes it in a language as its `bindgen.toml` says. The whole workspace is built, with
/// what the tests of a language need beside the library: chosen packages would have crates of their own, as other
/// features of their dependencies are asked for, and compiling those twice costs minutes.
pub fn write(language: &str, folder: &Path) -> Result<(), String> {
    succeed(Command::new(env!("CARGO")).args(["build", "--quiet", "--workspace"]).current_dir(root()))?;
    let library =
        host_library().join(format!("{}tabularium_ffi{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX));
    let generator = host_library().join(format!("tabularium-bindgen{}", std::env::consts::EXE_SUFFIX));
    let config = root().join("bindings").join(language).join("bindgen.toml");
    succeed(Command::new(generator).arg(language).arg(library).arg(config).arg(folder))
}

/// Runs a command that has to succeed.
pub fn succeed(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} failed")),
        Err(e) => Err(format!("{name} could not be run: {e}")),
    }
}
