//! `test`: the README's test command, with the set-up that it needs.

use std::process::Command;

/// The parts, in the order in which they are run.
const PARTS: &[(&str, &[&str])] = &[
    ("fmt", &["fmt", "--all", "--check"]),
    ("clippy", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]),
    ("docs", &["doc", "--workspace", "--no-deps", "--quiet"]),
    ("unit", &["test", "--workspace", "--exclude", "suites"]),
    ("suites", &["test", "--package", "suites"]),
];

/// Runs all parts, or those named.
pub fn run(parts: &[String]) -> Result<(), String> {
    if let Some(unknown) = parts.iter().find(|part| PARTS.iter().all(|(name, _)| name != part)) {
        let names: Vec<&str> = PARTS.iter().map(|(name, _)| *name).collect();
        return Err(format!("no part is called {unknown}; there are {}", names.join(", ")));
    }
    for (name, args) in PARTS.iter().filter(|(name, _)| parts.is_empty() || parts.iter().any(|part| part == name)) {
        println!("-- {name}");
        let status = Command::new(env!("CARGO")).args(*args).env("RUSTDOCFLAGS", "-D warnings").status();
        match status {
            Ok(status) if status.success() => {}
            Ok(_) => return Err(format!("{name} failed")),
            Err(e) => return Err(format!("{name} could not be run: {e}")),
        }
    }
    Ok(())
}
