//! The virtual Bluetooth: Python with bumble, kept by its version, and the tests that stand on it.

use crate::apk::cache;
use crate::bindings::{self, root, succeed};
use crate::{kotlin, setup};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Tests the virtual radio (bytes both ways over both kinds of channels, cut, and killed), and what stands on it.
pub fn test() -> Result<(), String> {
    let python = python()?;
    succeed(Command::new(&python).arg("selftest.py").current_dir(folder()))?;
    bindings::kotlin()?;
    let properties = [
        format!("-Dhouse.bumble.python={}", python.display()),
        format!("-Dhouse.bumble={}", folder().display()),
        "-Dtest=tabularium.kit.Virtual*Suite".to_owned(),
        "-Dsurefire.failIfNoSpecifiedTests=false".to_owned(),
    ];
    let mut words = vec!["--projects", "android/kit", "--also-make"];
    words.extend(properties.iter().map(String::as_str));
    words.push("test");
    kotlin::maven(&words)
}

/// Where the Python lies that this is written in.
pub fn folder() -> PathBuf {
    root().join("tests/bumble")
}

/// Python with the version of bumble that is asked for, got once from the package index.
pub fn python() -> Result<PathBuf, String> {
    let wanted = folder().join("requirements.txt");
    let words = std::fs::read_to_string(&wanted).map_err(|e| format!("{}: {e}", wanted.display()))?;
    let name = words.lines().find(|line| line.starts_with("bumble==")).ok_or("no version of bumble is asked for")?;
    // A virtual environment knows the place where it was made: it is made there, and marked when it is complete.
    let kept = cache::folder()?.join(name.replace("==", "-"));
    let (python, done) = (kept.join("bin/python"), kept.join("complete"));
    if !done.exists() {
        cache::empty_folder(&kept)?;
        let has_venv = || {
            let mut command = Command::new("python3");
            command.args(["-c", "import ensurepip, sys; sys.exit(sys.version_info < (3, 10))"]);
            command
        };
        setup::program(has_venv, &["python3", "python3-venv"])?;
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&kept))?;
        succeed(pip(&python).arg("--requirement").arg(&wanted))?;
        cache::write(&done, "")?;
    }
    Ok(python)
}

fn pip(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip
}
