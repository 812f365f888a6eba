//! The compilers: Debian's packages unpacked into the cache folder, or the NDK where `ANDROID_NDK_HOME` names one.
//!
//! The packages are only unpacked, never installed: they would replace the machine's own compiler.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::cache;
use super::command::run;
use crate::setup;

/// The oldest Android that the library runs on.
pub const MIN_API: u32 = 26;

/// A cross compiler for the two kinds of phone.
pub struct Toolchain {
    /// What it is, with versions: printed, and part of the key under which a built library is kept.
    pub name: String,
    /// How it is used.
    pub kind: Kind,
}

/// Where a compiler comes from.
pub enum Kind {
    /// Debian's packages, unpacked in this folder; the standard library is built from its sources.
    Debian(PathBuf),
    /// Google's NDK in this folder, with the standard library that rustup brings.
    Ndk(PathBuf),
}

/// The kind of processor that a library is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Abi {
    /// Phones.
    Arm64,
    /// Emulators, and the machine itself.
    X86,
}

impl Abi {
    /// All that there are.
    pub const ALL: [Abi; 2] = [Abi::Arm64, Abi::X86];

    /// Android's name of it, as in the APK's `lib/`.
    pub fn name(self) -> &'static str {
        match self {
            Abi::Arm64 => "arm64-v8a",
            Abi::X86 => "x86_64",
        }
    }

    /// Rust's name of it.
    pub fn target(self) -> &'static str {
        match self {
            Abi::Arm64 => "aarch64-linux-android",
            Abi::X86 => "x86_64-linux-android",
        }
    }

    /// The one with this name of Android's.
    pub fn from_name(name: &str) -> Result<Abi, String> {
        Abi::ALL
            .into_iter()
            .find(|abi| abi.name() == name)
            .ok_or_else(|| format!("no ABI is called {name}; there are {}", Abi::ALL.map(Abi::name).join(", ")))
    }
}

/// The versions of Debian's packages that the recipe was proven with.
const PINNED: (&str, &str) = ("1.96.0+dfsg1-1~deb12u2", "1:22.1.8-1~deb12u1");

/// Versions of Debian's packages: of the Rust compiler for web browsers, and of LLVM.
struct Versions {
    rust: String,
    llvm: String,
}

impl Versions {
    fn pinned() -> Versions {
        Versions { rust: PINNED.0.to_owned(), llvm: PINNED.1.to_owned() }
    }

    /// The newest that this machine's package lists offer: LLVM is the one that this Rust compiler is built upon.
    fn newest() -> Result<Versions, String> {
        let rust = field("rustc-web", "Version")?;
        let std = format!("libstd-rust-web-{}", minor(&rust));
        let needs = field(&std, "Depends")?;
        let llvm = needs
            .split(", ")
            .find_map(|need| need.split_whitespace().next()?.strip_prefix("libllvm"))
            .ok_or_else(|| format!("{std} needs no libllvm: {needs}"))?;
        let llvm = llvm.split('t').next().unwrap_or(llvm);
        Ok(Versions { rust, llvm: field(&format!("clang-{llvm}"), "Version")? })
    }

    fn name(&self) -> String {
        format!("rustc-web {}, LLVM {}", self.rust, self.llvm)
    }

    /// The folder in the cache, without characters that a path or a linker might mind.
    fn folder(&self) -> String {
        let plain = |version: &str| version.replace([':', '~', '+'], "-");
        format!("compilers/rustc-{}-llvm-{}", plain(&self.rust), plain(&self.llvm))
    }

    fn packages(&self) -> Vec<String> {
        let (rust, llvm) = (&self.rust, &self.llvm);
        let n = llvm_major(llvm);
        let mut packages = vec![
            format!("rustc-web={rust}"),
            format!("libstd-rust-web-{}={rust}", minor(rust)),
            format!("libstd-rust-web-dev={rust}"),
            format!("rust-web-src={rust}"),
        ];
        for package in ["libllvmN", "lld-N", "clang-N", "libclang-cppN", "libclang-common-N-dev", "llvm-N"] {
            packages.push(format!("{}={llvm}", package.replace('N', n)));
        }
        packages
    }
}

/// "1.96" of "1.96.0+dfsg1-1".
fn minor(version: &str) -> String {
    version.split('.').take(2).collect::<Vec<_>>().join(".")
}

/// "22" of "1:22.1.8-1".
fn llvm_major(version: &str) -> &str {
    version.split(':').next_back().and_then(|rest| rest.split('.').next()).unwrap_or(version)
}

/// A field of the newest version of a package.
fn field(package: &str, field: &str) -> Result<String, String> {
    let shown = run(Command::new("apt-cache").args(["show", "--no-all-versions", package]))?;
    shown
        .lines()
        .find_map(|line| line.strip_prefix(field)?.strip_prefix(": "))
        .map(str::to_owned)
        .ok_or_else(|| format!("{package} has no {field}"))
}

impl Toolchain {
    /// The compilers, downloaded on first use.
    pub fn find() -> Result<Toolchain, String> {
        if let Some(ndk) = std::env::var_os("ANDROID_NDK_HOME") {
            return Toolchain::ndk(PathBuf::from(ndk));
        }
        let pinned = Versions::pinned();
        match unpack(&pinned) {
            Ok(folder) => Toolchain { name: pinned.name(), kind: Kind::Debian(folder) }.tried(),
            Err(problem) => {
                eprintln!("!! The pinned compilers ({}) cannot be had:\n{problem}", pinned.name());
                let newest = Versions::newest()?;
                eprintln!("!! Taken instead, and not proven with this project: {}", newest.name());
                Toolchain { name: newest.name(), kind: Kind::Debian(unpack(&newest)?) }.tried()
            }
        }
    }

    /// The unpacked programs need libraries that an installation would have brought along.
    fn tried(self) -> Result<Toolchain, String> {
        let clang = self.llvm("clang")?;
        let libraries = ["libedit2", "libffi8", "libxml2", "libz3-4", "libzstd1", "zlib1g"];
        let asked = || {
            let mut command = self.command(&clang);
            command.arg("--version");
            command
        };
        setup::program(asked, &libraries)?;
        Ok(self)
    }

    fn ndk(ndk: PathBuf) -> Result<Toolchain, String> {
        let properties = std::fs::read_to_string(ndk.join("source.properties"))
            .map_err(|e| format!("ANDROID_NDK_HOME is no NDK: {}: {e}", ndk.display()))?;
        let revision = properties.lines().find_map(|line| line.strip_prefix("Pkg.Revision = ")).unwrap_or("unknown");
        let rustc = run(Command::new("rustc").arg("--version"))?;
        Ok(Toolchain { name: format!("{}, NDK {revision}", rustc.trim()), kind: Kind::Ndk(ndk) })
    }

    /// One of LLVM's programs.
    pub fn llvm(&self, program: &str) -> Result<PathBuf, String> {
        let bin = match &self.kind {
            Kind::Debian(folder) => llvm_folder(folder)?,
            Kind::Ndk(ndk) => ndk.join("toolchains/llvm/prebuilt/linux-x86_64/bin"),
        };
        Ok(bin.join(program))
    }

    /// A command that finds the shared libraries of the unpacked packages.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        if let Kind::Debian(folder) = &self.kind {
            command.env("LD_LIBRARY_PATH", folder.join("usr/lib/x86_64-linux-gnu"));
        }
        command
    }
}

/// `usr/lib/llvm-22/bin`, whatever the number.
fn llvm_folder(folder: &Path) -> Result<PathBuf, String> {
    let lib = folder.join("usr/lib");
    let entries = std::fs::read_dir(&lib).map_err(|e| format!("{}: {e}", lib.display()))?;
    entries
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("llvm-")))
        .map(|path| path.join("bin"))
        .ok_or_else(|| format!("no LLVM in {}", lib.display()))
}

/// Downloads and unpacks these versions, if the cache has not got them.
fn unpack(versions: &Versions) -> Result<PathBuf, String> {
    cache::kept(&versions.folder(), |folder| {
        println!("   compilers: {} (about 172 MB)", versions.name());
        let debs = folder.join("deb");
        cache::empty_folder(&debs)?;
        // Without this option a download as root warns that it cannot become another user.
        let mut download = Command::new("apt-get");
        download
            .args(["download", "-qq", "-o", "APT::Sandbox::User=root"])
            .args(versions.packages())
            .current_dir(&debs);
        if run(&mut download).is_err() {
            // A stale or missing package list is the usual reason.
            run(Command::new("apt-get").args(["update", "-qq"]))?;
            run(&mut download)?;
        }
        for deb in cache::files(&debs)? {
            unpack_deb(&deb, folder)?;
        }
        std::fs::remove_dir_all(&debs).map_err(|e| format!("{}: {e}", debs.display()))
    })
}

/// Unpacks what is needed of one package: of the two biggest only a part.
fn unpack_deb(deb: &Path, folder: &Path) -> Result<(), String> {
    let name = deb.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let wanted: &[&str] = if name.starts_with("rust-web-src_") {
        &["--wildcards", "./usr/lib", "./usr/src/rustc-*/library"]
    } else if name.starts_with("llvm-") {
        &[
            "--wildcards",
            "./usr/lib/llvm-*/bin/llvm-objcopy",
            "./usr/lib/llvm-*/bin/llvm-strip",
            "./usr/lib/llvm-*/bin/llvm-ar",
        ]
    } else {
        &["--exclude=./usr/share/*"]
    };
    let mut data = Command::new("dpkg-deb")
        .arg("--fsys-tarfile")
        .arg(deb)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("dpkg-deb could not be run: {e}"))?;
    let data_out = data.stdout.take().ok_or("dpkg-deb gives nothing")?;
    run(Command::new("tar").arg("-x").arg("-C").arg(folder).args(wanted).stdin(data_out))?;
    match data.wait() {
        Ok(status) if status.success() => Ok(()),
        other => Err(format!("dpkg-deb failed on {name}: {other:?}")),
    }
}
