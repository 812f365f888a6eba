//! What is linked against in place of Android's own libraries: empty ones with bionic's names, and the unwinder.
//!
//! Only names and versions matter to the linker. The lists are short on purpose: a new import fails the link until
//! someone has looked up that the oldest phone has it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use super::cache::{self, Fingerprint};
use super::command::run;
use super::toolchain::{Abi, MIN_API, Toolchain};
use super::unwind;

/// Library, version node, and what it exports.
pub const LIBRARIES: [(&str, &str, &str); 4] = [
    ("libc", "LIBC", include_str!("bionic/libc.syms")),
    ("libm", "LIBC", include_str!("bionic/libm.syms")),
    ("libdl", "LIBC", include_str!("bionic/libdl.syms")),
    ("liblog", "LIBLOG", ""),
];

/// The names in a list, and whether each is a variable.
pub fn names(list: &str) -> impl Iterator<Item = (&str, bool)> {
    list.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        match line.strip_suffix(" data") {
            Some(name) => (name, true),
            None => (line, false),
        }
    })
}

/// What the stubs are made of: part of the key of all that is linked against them.
pub fn fingerprint(toolchain: &Toolchain) -> Fingerprint {
    let mut fingerprint = Fingerprint::default().word(&toolchain.name).word(unwind::VERSION).word(unwind::HEADER);
    for (library, node, list) in LIBRARIES {
        fingerprint = fingerprint.word(library).word(node).word(list);
    }
    fingerprint.word(include_str!("stubs.rs")).word(include_str!("unwind.rs"))
}

/// The folder with the four libraries and `libunwind.a`.
pub fn folder(toolchain: &Toolchain, abi: Abi) -> Result<PathBuf, String> {
    let key = fingerprint(toolchain).word(abi.target()).hex();
    let sources = unwind::sources()?;
    cache::kept(&format!("stubs/{}-{}", abi.name(), &key[..16]), |folder| {
        for (library, node, list) in LIBRARIES {
            stub(toolchain, abi, folder, library, node, list)?;
        }
        unwind::compile(toolchain, abi, &sources, folder)
    })
}

fn stub(toolchain: &Toolchain, abi: Abi, folder: &Path, library: &str, node: &str, list: &str) -> Result<(), String> {
    let mut assembly = String::new();
    let mut versions = format!("{node} {{\n");
    for (i, (name, data)) in names(list).enumerate() {
        if i == 0 {
            versions.push_str(" global:\n");
        }
        let (section, kind, content) =
            if data { (".data", "object", ".quad 0") } else { (".text", "function", ".byte 0") };
        let _ = writeln!(assembly, "{section}\n.globl {name}\n.type {name},%{kind}\n{name}: {content}");
        if data {
            let _ = writeln!(assembly, ".size {name},8");
        }
        let _ = writeln!(versions, "  {name};");
    }
    versions.push_str(" local: *;\n};\n");
    let path = |extension: &str| folder.join(format!("{library}.{extension}"));
    cache::write(&path("s"), assembly)?;
    cache::write(&path("map"), versions)?;
    let target = format!("--target={}{MIN_API}", abi.target());
    run(toolchain.command(toolchain.llvm("clang")?).arg(target).arg("-c").arg(path("s")).arg("-o").arg(path("o")))?;
    run(toolchain
        .command(toolchain.llvm("ld.lld")?)
        .args(["-shared", "--hash-style=gnu", "-soname"])
        .arg(format!("{library}.so"))
        .arg(format!("--version-script={}", path("map").display()))
        .arg("-o")
        .arg(path("so"))
        .arg(path("o")))?;
    for extension in ["s", "map", "o"] {
        std::fs::remove_file(path(extension)).map_err(|e| format!("{}: {e}", path(extension).display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_name_functions_and_variables() {
        let list: Vec<_> = names("# a note\nabort\nstderr data\n").collect();
        assert_eq!(list, [("abort", false), ("stderr", true)]);
        for (library, _, list) in LIBRARIES {
            let names: Vec<_> = names(list).collect();
            assert!(names.is_sorted() && names.iter().all(|(name, _)| !name.contains(' ')), "{library}");
        }
    }
}
