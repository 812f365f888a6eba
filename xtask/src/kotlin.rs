//! The Kotlin side: Java and Maven are got if they are missing, then Maven builds and tests modules of the reactor.

use crate::bindings::{self, root, succeed, target};
use std::process::{Command, Stdio};

/// Tests the generated bindings on the JVM, and shows the figures that the tests have measured.
pub fn test() -> Result<(), String> {
    bindings::kotlin()?;
    maven(&["--projects", "bindings/kotlin", "test"])?;
    if let Ok(figures) = std::fs::read_to_string(target().join("maven/bindings/figures.txt")) {
        print!("{figures}");
    }
    Ok(())
}

/// Tests the kit of the Android app on the JVM, and shows the figures that the tests have measured.
pub fn kit() -> Result<(), String> {
    bindings::kotlin()?;
    // The bindings are built with it; their tests are a part of their own.
    let tests = ["-Dtest=tabularium.kit.*Test", "-Dsurefire.failIfNoSpecifiedTests=false"];
    maven(&["--projects", "android/kit", "--also-make", tests[0], tests[1], "test"])?;
    if let Ok(figures) = std::fs::read_to_string(target().join("maven/kit/figures.txt")) {
        print!("{figures}");
    }
    Ok(())
}

/// Runs Maven on the reactor, with what it needs.
pub fn maven(words: &[&str]) -> Result<(), String> {
    set_up()?;
    let mut maven = Command::new("mvn");
    maven.args(["--batch-mode", "--quiet", "--file"]).arg(root().join("pom.xml"));
    maven.arg(format!("-Dhouse.target={}", target().display()));
    // The compiler's own server would stay behind with its memory.
    maven.arg("-Dkotlin.compiler.daemon=false").args(words);
    succeed(&mut maven)
}

/// Gets Java and Maven from the system's packages, where they are missing and there is apt.
fn set_up() -> Result<(), String> {
    if runs("mvn") && runs("javac") {
        return Ok(());
    }
    let needed = "the Kotlin side needs a JDK from 17 on and Maven from 3.8 on";
    let apt = |words: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(words).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        succeed(&mut apt).map_err(|problem| format!("{needed}: {problem}"))
    };
    apt(&["update"])?;
    apt(&["install", "--yes", "--no-install-recommends", "default-jdk-headless", "maven"])
}

fn runs(program: &str) -> bool {
    let asked = Command::new(program).arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
