//! `test`: the README's test command, with the set-up that it needs.

use crate::{android, apk, bumble, kotlin, licences, setup, swift};
use std::process::Command;
use std::time::Instant;

/// What a part runs.
enum Part {
    /// Cargo, with these arguments.
    Cargo(&'static [&'static str]),
    /// Something of xtask's own.
    Own(fn() -> Result<(), String>),
}

/// The parts, in the order in which they are run. All name the whole workspace, so that no crate is compiled once more
/// because a package alone asks for other features of its dependencies.
const PARTS: &[(&str, Part)] = &[
    ("fmt", Part::Cargo(&["fmt", "--all", "--check"])),
    ("clippy", Part::Cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])),
    ("docs", Part::Cargo(&["doc", "--workspace", "--no-deps", "--quiet"])),
    ("licences", Part::Own(licences::check)),
    ("unit", Part::Cargo(&["test", "--workspace", "--exclude", "suites"])),
    ("suites", Part::Cargo(&["test", "--workspace", "--test", "suites", "--test", "soaks", "--test", "decoders"])),
    ("kotlin", Part::Own(kotlin::test)),
    ("kit", Part::Own(kotlin::kit)),
];

/// A part with words of its own.
type Named = fn(&[String]) -> Result<(), String>;

/// Parts that take too long for every run, or whose play at random is not steady yet: run when they are named, alone.
const NAMED: &[(&str, Named)] = &[
    ("apk", apk::test),
    ("android", |_| android::test()),
    ("bumble", |_| bumble::test()),
    ("swift", |_| swift::test()),
    ("ios", swift::ios::test),
];

/// Runs all parts, or those named.
pub fn run(parts: &[String]) -> Result<(), String> {
    if let [first, rest @ ..] = parts
        && let Some((name, run)) = NAMED.iter().find(|(name, _)| name == first)
    {
        println!("-- {name}");
        return run(rest);
    }
    if let Some(unknown) = parts.iter().find(|part| PARTS.iter().all(|(name, _)| name != part)) {
        let names: Vec<&str> = PARTS.iter().map(|(name, _)| *name).collect();
        return Err(format!("no part is called {unknown}; there are {}", names.join(", ")));
    }
    let chosen = |name: &str| parts.is_empty() || parts.iter().any(|part| part == name);
    if chosen("suites") {
        setup::browser()?;
    }
    for (name, part) in PARTS.iter().filter(|(name, _)| chosen(name)) {
        println!("-- {name}");
        let begun = Instant::now();
        match part {
            Part::Cargo(args) => cargo(name, args)?,
            Part::Own(run) => run()?,
        }
        println!("-- {name}: {} s", begun.elapsed().as_secs());
    }
    Ok(())
}

fn cargo(name: &str, args: &[&str]) -> Result<(), String> {
    let status = Command::new(env!("CARGO")).args(args).env("RUSTDOCFLAGS", "-D warnings").status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} failed")),
        Err(e) => Err(format!("{name} could not be run: {e}")),
    }
}
