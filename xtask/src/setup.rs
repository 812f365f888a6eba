//! What is needed beside Rust: for the tests of the page a browser, its driver, and letters to set the page in; for the
//! Android app a few programs. On Debian and Ubuntu it is installed where it is missing; elsewhere a sentence says what
//! to install.

use std::process::{Command, Stdio};

const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "fonts-noto-core"];

/// Looks for what is needed, and installs it once where that is possible.
pub fn browser() -> Result<(), String> {
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    let wanted = format!("the tests of the page need {}", missing.join(" and "));
    let by_hand = format!("install chromium, chromedriver and the Noto fonts ({})", PACKAGES.join(" "));
    install(&wanted, &by_hand, &PACKAGES)?;
    match self::missing() {
        still if still.is_empty() => Ok(()),
        still => Err(format!("still missing after the installation: {}; {by_hand}", still.join(" and "))),
    }
}

/// Sees to it that a program runs, given with arguments that make it do nothing; `packages` bring what it needs.
pub fn program(command: impl Fn() -> Command, packages: &[&str]) -> Result<(), String> {
    let runs = || {
        let mut command = command();
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if runs() {
        return Ok(());
    }
    let wanted = format!("{} does not run", command().get_program().to_string_lossy());
    let by_hand = format!("install {}", packages.join(" "));
    install(&wanted, &by_hand, packages)?;
    if runs() { Ok(()) } else { Err(format!("after the installation too {wanted}; {by_hand}")) }
}

/// Installs packages where that is possible.
fn install(wanted: &str, by_hand: &str, packages: &[&str]) -> Result<(), String> {
    let Some(root) = root() else { return Err(format!("{wanted}: {by_hand}")) };
    println!("-- set-up: {wanted}; installing {}", packages.join(" "));
    for args in [&["update"][..], &[&["install", "-y", "--no-install-recommends"][..], packages].concat()] {
        let mut words = root.iter().chain(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]).chain(args);
        let mut command = Command::new(words.next().expect("the words of a command are not empty"));
        let done = command.args(words).stdin(Stdio::null()).status();
        if !done.is_ok_and(|status| status.success()) {
            return Err(format!("{wanted}, and apt-get {} failed: {by_hand}", args[0]));
        }
    }
    Ok(())
}

/// What is not there, in words.
fn missing() -> Vec<&'static str> {
    let mut missing = Vec::new();
    if !runs("chromium", &["--version"]) {
        missing.push("chromium");
    }
    if !runs("chromedriver", &["--version"]) {
        missing.push("chromedriver");
    }
    if !has_letters() {
        missing.push("the fonts Noto Serif and Noto Sans");
    }
    missing
}

fn runs(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Whether the fonts are installed. Where neither fontconfig nor Debian's list of packages can be asked they are taken
/// to be there: without them the pictures look otherwise, and nothing fails.
fn has_letters() -> bool {
    let said = |program: &str, args: &[&str]| {
        let out = Command::new(program).args(args).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
        Some(String::from_utf8_lossy(&out.stdout).into_owned())
    };
    said("fc-list", &[":", "family"])
        .map(|said| {
            let families = said.lines().flat_map(|line| line.split(','));
            ["Noto Serif", "Noto Sans"].iter().all(|font| families.clone().any(|family| family == *font))
        })
        .or_else(|| said("dpkg-query", &["-W", "-f=${Status}", PACKAGES[2]]).map(|s| s.ends_with(" installed")))
        .unwrap_or(true)
}

/// The words before a command that make it run as root where apt-get is the way to install: none for root itself,
/// `sudo` if it asks for no password.
fn root() -> Option<&'static [&'static str]> {
    if !runs("apt-get", &["--version"]) {
        return None;
    }
    let id = Command::new("id").arg("-u").output().ok()?;
    if id.stdout.trim_ascii() == b"0" {
        Some(&[])
    } else if runs("sudo", &["-n", "true"]) {
        Some(&["sudo", "-n"])
    } else {
        None
    }
}
