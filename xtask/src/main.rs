//! `cargo xtask …`: everything a builder runs. The names and outputs of these commands are kept stable.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool talks to its terminal")]

mod android;
mod apk;
mod bindings;
mod bumble;
mod kotlin;
mod licences;
mod setup;
mod swift;
mod test;

use std::process::ExitCode;

const HELP: &str = "cargo xtask COMMAND

  test [PART…]      everything the README promises, or these parts: fmt, clippy, docs, licences, unit, suites, kotlin,
                    kit;
                    when named only: android, apk [--full], bumble, swift, ios [PART…]
  apk [--abi arm64-v8a|x86_64]… [--google] [--afresh]
                    the Android app, signed, into target/apk; Maven asks Google's repository too; no library
                    is taken from the cache
  phone [shots|store]
                    the Android app in a window on the desk; or pictures of all its screens, into target/shots/android,
                    or those of the store's page, into fastlane
  licences          the libraries that are shipped, for the screen about the app
  bench [--json FILE]
                    the figures of this machine: figure, value, unit, aim, peer
  soak --sessions N --seed S     devices over a radio where everything goes wrong
  soak --figures N               how long a guest waits over a usual radio, with N seeds
  simulate GAME --seats N --games K --seed S [--preset P] [--set OPTION=VALUE]…
                    random legal games with all invariants
  trace GAME --seats N --seed S [--preset P] [--set OPTION=VALUE]…
                    one random game as JSON lines in the words of the rules file
  board GAME --seats N --seed S --steps K --viewer V -o FILE.svg|png
        [--wide] [--dark] [--lang L] [--preset P] [--set OPTION=VALUE]…
                    a position as a picture; V is a seat from 0, asked, public or after
  bindings kotlin|swift
                    the core as Kotlin calls it, into target/bindings/kotlin, or as a package of Swift, into
                    target/swift/bindings
  xcframework       on a Mac: the core for iPhones and the app's icon, for the project of Xcode";

/// What needs the games is a program of its own, so that this one is built in a moment; the figures are measured as a
/// release has them.
fn workbench(command: &str, words: &[String]) -> Result<(), String> {
    let release: &[&str] = if command == "bench" { &["--release"] } else { &[] };
    let mut cargo = std::process::Command::new(env!("CARGO"));
    cargo.args(["run", "--quiet", "--package", "workbench"]).args(release).args(["--", command]);
    bindings::succeed(cargo.args(words))
}

/// Sessions of several devices, played by a program of the suites.
fn soak(words: &[String]) -> Result<(), String> {
    let run = ["run", "--quiet", "--package", "suites", "--bin", "soak", "--"];
    bindings::succeed(std::process::Command::new(env!("CARGO")).args(run).args(words))
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match command.as_str() {
        "test" => test::run(&rest),
        "apk" => apk::run(&rest),
        "phone" => android::phone(&rest),
        "soak" => soak(&rest),
        "licences" => licences::run(),
        "bindings" => bindings::run(&rest),
        "xcframework" => swift::xcode::framework(),
        "bench" | "simulate" | "board" | "trace" => workbench(&command, &rest),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
