//! Runs the bridge's own tests on class files that R8 has shrunk by the app's rules: what is reached by name only, and
//! would be missed on a phone, is missed here.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache;
use super::command::run;
use super::dex::{self, R8Input};
use super::maven::{CONSOLE, Maven};
use super::pack;
use crate::bindings::{self, target};

/// Keeps the tests themselves, and all that the tests' own libraries look for by name.
const ROOTS: &str = "\
-keep class tabularium.*Test { *; }
-keep class kotlin.test.** { *; }
-keepattributes RuntimeVisibleAnnotations
-dontwarn **
";

/// Compiles, shrinks, runs; says how many tests there were. One that fails fails the command.
pub fn test(maven: &Maven, work: &Path) -> Result<String, String> {
    let libraries = maven.test_classes()?;
    let built = target().join("maven/bindings");
    let work = work.join("bridge");
    cache::empty_folder(&work)?;
    let (own, tests) = (work.join("bindings.jar"), work.join("tests.jar"));
    pack::jar(&[built.join("classes")], &own)?;
    pack::jar(&[built.join("test-classes")], &tests)?;
    let roots = work.join("roots.pro");
    cache::write(&roots, ROOTS)?;
    // JUnit stays as it is: it is the runner's, not the app's.
    let (runner, shrunk): (Vec<PathBuf>, Vec<PathBuf>) = libraries.into_iter().partition(|jar| is_runner(jar));
    let output = work.join("shrunk.jar");
    let input = R8Input {
        program: [vec![own, tests], shrunk].concat(),
        class_path: runner,
        rules: vec![dex::keep_rules(), roots],
    };
    dex::r8(maven, &input, &["--classfile"], &output, &work)?;
    let mut java = Command::new("java");
    java.arg(format!("-Djna.library.path={}", bindings::host_library().display()))
        .arg("-jar")
        .arg(maven.jar(&CONSOLE)?)
        .args(["execute", "--disable-banner", "--details=summary", "--scan-class-path"])
        .arg(&output)
        .arg("--class-path")
        .arg(&output);
    // The bugs that tests make on purpose are told in a line.
    let said = run(java.env("RUST_BACKTRACE", "0"))?;
    let count = |line: &str| line.strip_prefix('[')?.split_once(" tests successful")?.0.trim().parse::<u32>().ok();
    match said.lines().find_map(count) {
        // A runner that has found nothing is content.
        None | Some(0) => Err(format!("no test was run: {said}")),
        Some(tests) => Ok(format!("{tests} tests")),
    }
}

fn is_runner(jar: &Path) -> bool {
    let name = jar.file_name().unwrap_or_default().to_string_lossy().into_owned();
    ["junit-", "opentest4j-", "apiguardian-"].iter().any(|prefix| name.starts_with(prefix))
}
