//! The unwinder, which the NDK would bring: LLVM's libunwind, compiled from the sources that a Python package ships.
//!
//! Its licence is Apache-2.0 WITH LLVM-exception. All its names are hidden, so it cannot meet another copy at run time.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache;
use super::command::run;
use super::toolchain::{Abi, MIN_API, Toolchain};
use crate::setup;

/// The version of the Python package `ziglang`.
pub const VERSION: &str = "0.17.1";

/// Stands in for every system header that the sources include.
pub const HEADER: &str = include_str!("bionic/bionic.h");

const HEADERS: [&str; 12] = [
    "assert.h",
    "dlfcn.h",
    "errno.h",
    "inttypes.h",
    "link.h",
    "pthread.h",
    "signal.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "sys/syscall.h",
    "unistd.h",
];

/// The folder with the sources, downloaded on first use.
pub fn sources() -> Result<PathBuf, String> {
    cache::kept(&format!("libunwind/{VERSION}"), |folder| {
        println!("   libunwind's sources: ziglang {VERSION} (about 101 MB, of which 1 MB is kept)");
        let pip = |args: &[&str]| {
            let mut pip = Command::new("python3");
            pip.args(["-m", "pip"]).args(args);
            pip
        };
        setup::program(|| pip(&["--version"]), &["python3-pip"])?;
        let wheels = folder.join("wheel");
        run(pip(&[])
            .args(["download", "--quiet", "--no-deps", "--only-binary=:all:"])
            .args(["--platform", "manylinux_2_12_x86_64", "--dest"])
            .arg(&wheels)
            .arg(format!("ziglang=={VERSION}")))?;
        for wheel in cache::files(&wheels)? {
            let file = File::open(&wheel).map_err(|e| format!("{}: {e}", wheel.display()))?;
            let mut wheel = zip::ZipArchive::new(file).map_err(|e| format!("the wheel: {e}"))?;
            extract(&mut wheel, "ziglang/lib/libunwind/", folder)?;
        }
        std::fs::remove_dir_all(&wheels).map_err(|e| format!("{}: {e}", wheels.display()))
    })
}

/// Unpacks the files of an archive whose names begin with `prefix`, without it.
pub fn extract(archive: &mut zip::ZipArchive<File>, prefix: &str, folder: &Path) -> Result<(), String> {
    for i in 0..archive.len() {
        let mut entry = archive.by_index(i).map_err(|e| e.to_string())?;
        let Some(name) = entry.enclosed_name() else { continue };
        if let Ok(rest) = name.strip_prefix(prefix)
            && entry.is_file()
        {
            let mut bytes = Vec::new();
            std::io::copy(&mut entry, &mut bytes).map_err(|e| e.to_string())?;
            cache::write(&folder.join(rest), bytes)?;
        }
    }
    Ok(())
}

/// Compiles `libunwind.a` into `folder`.
pub fn compile(toolchain: &Toolchain, abi: Abi, sources: &Path, folder: &Path) -> Result<(), String> {
    let work = folder.join("unwind");
    let headers = work.join("include");
    cache::write(&headers.join("bionic.h"), HEADER)?;
    for header in HEADERS {
        cache::write(&headers.join(header), "#include <bionic.h>\n")?;
    }
    let mut objects = Vec::new();
    let cpp: &[&str] = &["-std=c++17", "-fno-exceptions", "-fno-rtti", "-nostdinc++"];
    let c: &[&str] = &["-std=c11", "-fexceptions"];
    for (source, language) in [
        ("libunwind.cpp", cpp),
        ("UnwindLevel1.c", c),
        ("UnwindLevel1-gcc-ext.c", c),
        ("UnwindRegistersRestore.S", &[]),
        ("UnwindRegistersSave.S", &[]),
    ] {
        let object = work.join(format!("{source}.o"));
        let mut clang = toolchain.command(toolchain.llvm("clang")?);
        clang
            .arg(format!("--target={}{MIN_API}", abi.target()))
            .arg("-nostdlibinc")
            .arg("-isystem")
            .arg(&headers)
            .arg(format!("-I{}", sources.join("include").display()))
            .arg(format!("-I{}", sources.join("src").display()))
            .args(["-D__BIONIC__=1", "-DNDEBUG", "-D_LIBUNWIND_IS_NATIVE_ONLY", "-D_LIBUNWIND_HIDE_SYMBOLS"])
            .args(["-fvisibility=hidden", "-fPIC", "-O2", "-funwind-tables", "-fno-stack-protector", "-w"])
            .args(["-ffunction-sections", "-fdata-sections"])
            .args(language);
        if abi == Abi::Arm64 {
            clang.args(["-mno-outline-atomics", "-mbranch-protection=standard"]);
        }
        run(clang.arg("-c").arg(sources.join("src").join(source)).arg("-o").arg(&object))?;
        objects.push(object);
    }
    // "D": no times and no owners in the archive, so that the same sources give the same bytes.
    run(toolchain.command(toolchain.llvm("llvm-ar")?).arg("rcsD").arg(folder.join("libunwind.a")).args(&objects))?;
    std::fs::remove_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))
}
