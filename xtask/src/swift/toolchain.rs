//! The Swift compiler: the machine's own where it has one, else a small Debian with Swift in it, unpacked into the cache
//! folder and entered through bubblewrap. Nothing is installed but bubblewrap itself.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::apk::cache;
use crate::apk::command::run;
use crate::bindings::{root, target};
use crate::setup;

/// The release of Debian that has Swift, and the packages without which it does not link.
const SUITE: &str = "trixie";
const PACKAGES: [&str; 5] = ["swiftlang", "libc6-dev", "libstdc++-14-dev", "ca-certificates", "base-files"];

/// The version that the project was proven with.
const VERSION: &str = "6.0.3";

/// What is unpacked and never used here, most of a gigabyte.
const UNUSED: [&str; 12] = [
    "bin/clangd",
    "bin/docc",
    "bin/lldb",
    "bin/lldb-dap",
    "bin/lldb-server",
    "bin/sourcekit-lsp",
    "lib/liblldb.so.17.0.0",
    "lib/libLTO.so.17",
    "lib/libsourcekitdInProc.so",
    "lib/swift/embedded",
    "lib/swift/FrameworkABIBaseline",
    "lib/swift_static",
];

/// Where Swift comes from.
pub enum Swift {
    /// It is installed.
    Installed,
    /// A Debian in this folder.
    Debian(PathBuf),
}

impl Swift {
    /// The compiler, downloaded on first use.
    pub fn find() -> Result<Swift, String> {
        let asked = Command::new("swift").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        if asked.is_ok_and(|status| status.success()) {
            return Ok(Swift::Installed);
        }
        let folder = cache::kept(&format!("swift/{VERSION}"), unpack)?;
        let bwrap = || {
            let mut command = Command::new("bwrap");
            command.arg("--version");
            command
        };
        setup::program(bwrap, &["bubblewrap"])?;
        let swift = Swift::Debian(folder);
        let said = run(swift.command("swift", &root()).arg("--version"))?;
        if !said.contains(VERSION) {
            let first = said.lines().next().unwrap_or_default();
            eprintln!("!! Not the version that the project was proven with ({VERSION}): {first}");
        }
        Ok(swift)
    }

    /// A program of the compiler's, in this folder. Inside, the sources can be read and the target folder written.
    pub fn command(&self, program: impl AsRef<OsStr>, folder: &Path) -> Command {
        match self {
            Swift::Installed => {
                let mut command = Command::new(program);
                command.current_dir(folder);
                command
            }
            Swift::Debian(debian) => {
                let home = target().join("swift/home");
                let _ = std::fs::create_dir_all(&home);
                let mut bwrap = Command::new("bwrap");
                for part in ["usr", "etc"] {
                    bwrap.arg("--ro-bind").arg(debian.join(part)).arg(format!("/{part}"));
                }
                for part in ["bin", "lib", "lib64", "sbin"] {
                    bwrap.args(["--symlink", &format!("usr/{part}"), &format!("/{part}")]);
                }
                bwrap.args(["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", "/var/tmp"]);
                bwrap.arg("--ro-bind").arg(root()).arg(root());
                bwrap.arg("--bind").arg(target()).arg(target());
                bwrap.arg("--setenv").arg("HOME").arg(home).args(["--setenv", "PATH", PATH]);
                bwrap.args(["--unshare-pid", "--die-with-parent", "--chdir"]).arg(folder).arg(program);
                bwrap
            }
        }
    }
}

/// Where the compiler's own programs lie, inside.
const PATH: &str = "/usr/libexec/swift/bin:/usr/bin";

/// Downloads the packages with all that they need, and unpacks them.
fn unpack(folder: &Path) -> Result<(), String> {
    println!("   Swift {VERSION} for Linux (about 530 MB, 1.5 GB unpacked)");
    let apt = folder.join("apt");
    for part in ["lists/partial", "cache/archives/partial"] {
        cache::empty_folder(&apt.join(part))?;
    }
    let keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
    let source = format!("deb [signed-by={keys}] {} {SUITE} main\n", mirror()?);
    cache::write(&apt.join("sources.list"), source)?;
    cache::write(&apt.join("status"), "")?;
    run(apt_get(&apt).args(["update", "-qq"]))?;
    let install = ["install", "-qq", "--yes", "--download-only", "--no-install-recommends"];
    run(apt_get(&apt).args(install).args(PACKAGES))?;
    for part in ["bin", "lib", "lib64", "sbin"] {
        cache::write(&folder.join("usr").join(part).join(".house"), "")?;
        let link = Path::new("usr").join(part);
        std::os::unix::fs::symlink(&link, folder.join(part)).map_err(|e| format!("{}: {e}", link.display()))?;
    }
    for deb in cache::files(&apt.join("cache/archives"))? {
        if deb.extension().is_some_and(|extension| extension == "deb") {
            unpack_deb(&deb, folder)?;
        }
    }
    for unused in UNUSED {
        let path = folder.join("usr/libexec/swift").join(unused);
        let _ = if path.is_dir() { std::fs::remove_dir_all(&path) } else { std::fs::remove_file(&path) };
    }
    std::fs::remove_dir_all(&apt).map_err(|e| format!("{}: {e}", apt.display()))
}

/// The mirror from which this machine takes Debian's packages.
fn mirror() -> Result<String, String> {
    let asked = ["indextargets", "--format", "$(ORIGIN) $(LABEL) $(REPO_URI)", "Created-By: Packages"];
    let said = run(Command::new("apt-get").args(asked)).map_err(|e| {
        format!("install Swift {VERSION} or newer by hand; the way to get it here is Debian's apt: {e}")
    })?;
    said.lines()
        .find_map(|line| line.strip_prefix("Debian Debian "))
        .map(str::to_owned)
        .ok_or_else(|| format!("install Swift {VERSION} or newer by hand: this machine takes nothing from Debian"))
}

/// apt-get with lists, cache and status of its own: the machine's are left alone.
fn apt_get(apt: &Path) -> Command {
    let mut command = Command::new("apt-get");
    for (option, path) in [
        ("Dir::Etc::sourcelist", "sources.list"),
        ("Dir::State::lists", "lists"),
        ("Dir::State::status", "status"),
        ("Dir::Cache", "cache"),
    ] {
        command.arg("-o").arg(format!("{option}={}", apt.join(path).display()));
    }
    // Without the last option a download as root warns that it cannot become another user.
    for option in ["Dir::Etc::sourceparts=-", "Debug::NoLocking=1", "APT::Sandbox::User=root"] {
        command.args(["-o", option]);
    }
    command
}

fn unpack_deb(deb: &Path, folder: &Path) -> Result<(), String> {
    let mut data = Command::new("dpkg-deb")
        .arg("--fsys-tarfile")
        .arg(deb)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("dpkg-deb could not be run: {e}"))?;
    let data_out = data.stdout.take().ok_or("dpkg-deb gives nothing")?;
    let without = ["./usr/share/doc/*", "./usr/share/man/*", "./usr/share/locale/*"];
    let mut tar = Command::new("tar");
    tar.arg("-x").arg("-C").arg(folder).arg("--keep-directory-symlink");
    tar.args(without.map(|path| format!("--exclude={path}"))).stdin(data_out);
    run(&mut tar)?;
    match data.wait() {
        Ok(status) if status.success() => Ok(()),
        other => Err(format!("dpkg-deb failed on {}: {other:?}", deb.display())),
    }
}
