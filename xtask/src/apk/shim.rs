//! The smoke test: loads the Android library over glibc and calls it, on the machine itself or under qemu.
//!
//! Small libraries with the names of Android's lead its calls to glibc. So the library's own code, its unwinder and its
//! system calls run as they are; Android's loader, its libc and its virtual machine do not.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use super::cache;
use super::command::run;
use super::stubs;
use super::toolchain::Abi;
use crate::setup;

const QEMU: &str = "qemu-aarch64";

const PROGRAM: &str = include_str!("shim/smoke.c");

/// Functions whose arguments differ between the two systems: written out here, not led through.
const WRITTEN: &str = include_str!("shim/libc.c");

/// Runs the whole smoke test and returns what the program said.
pub fn smoke(abi: Abi, library: &Path, work: &Path) -> Result<String, String> {
    let work = work.join("smoke").join(abi.name());
    cache::empty_folder(&work)?;
    let gcc = match abi {
        Abi::Arm64 => "aarch64-linux-gnu-gcc",
        Abi::X86 => "gcc",
    };
    let asked = |program: &'static str| {
        move || {
            let mut command = Command::new(program);
            command.arg("--version");
            command
        }
    };
    match abi {
        Abi::Arm64 => {
            setup::program(asked(gcc), &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"])?;
            setup::program(asked(QEMU), &["qemu-user"])?;
        }
        Abi::X86 => setup::program(asked(gcc), &["gcc", "libc6-dev"])?,
    }
    let libraries = work.join("lib");
    std::fs::create_dir_all(&libraries).map_err(|e| format!("{}: {e}", libraries.display()))?;
    let names = |library: &str| -> Vec<&str> {
        let lists = stubs::LIBRARIES.iter().filter(|(name, ..)| *name == library);
        lists.flat_map(|(_, _, list)| stubs::names(list)).map(|(name, _)| name).collect()
    };
    let mut libc = names("libc");
    libc.extend(names("libm"));
    let own = exported(WRITTEN);
    let led: Vec<&str> = libc.iter().copied().filter(|name| !own.contains(name)).collect();
    libc.push("shim_real");
    shared(gcc, abi, &work, "libc", &led, Some(WRITTEN), &libc)?;
    let libdl = names("libdl");
    shared(gcc, abi, &work, "libdl", &libdl, None, &libdl)?;
    for empty in ["libm", "liblog"] {
        shared(gcc, abi, &work, empty, &[], None, &[])?;
    }
    cache::write(&work.join("smoke.c"), PROGRAM)?;
    let program = work.join("smoke");
    run(Command::new(gcc).args(["-O1", "-Wall", "-o"]).arg(&program).arg(work.join("smoke.c")).arg("-ldl"))?;
    let mut command = match abi {
        Abi::Arm64 => {
            let mut qemu = Command::new(QEMU);
            qemu.args(["-L", "/usr/aarch64-linux-gnu", "-E"]).arg(format!("LD_LIBRARY_PATH={}", libraries.display()));
            qemu.arg(&program);
            qemu
        }
        Abi::X86 => {
            let mut command = Command::new(&program);
            command.env("LD_LIBRARY_PATH", &libraries);
            command
        }
    };
    run(command.arg(library).arg(work.join("games")))
}

/// The names that the C file marks as its own with `OWN(name)`.
fn exported(c: &str) -> Vec<&str> {
    c.lines().filter_map(|line| line.strip_prefix("OWN(")?.split(')').next()).collect()
}

/// Builds one library: `led` jump to glibc's functions of the same names, `c` is compiled in.
fn shared(
    gcc: &str,
    abi: Abi,
    work: &Path,
    library: &str,
    led: &[&str],
    c: Option<&str>,
    exports: &[&str],
) -> Result<(), String> {
    let path = |ending: &str| work.join(format!("{library}.{ending}"));
    let names: Vec<String> = led.iter().map(|name| format!("\"{name}\"")).collect();
    let mut source = format!(
        "const char *shim_names[] = {{ {} 0 }};\nvoid *shim_table[{}];\n",
        names.iter().map(|name| format!("{name},")).collect::<String>(),
        led.len() + 1
    );
    source.push_str(match (c, led) {
        (Some(c), _) => c,
        (None, []) => "",
        (None, _) => include_str!("shim/lead.c"),
    });
    cache::write(&path("c"), source)?;
    cache::write(&path("S"), trampolines(abi, led))?;
    let mut versions = "LIBC {".to_owned();
    if !exports.is_empty() {
        let _ = write!(versions, " global: {};", exports.join("; "));
    }
    versions.push_str(" local: *; };\n");
    cache::write(&path("map"), versions)?;
    let so = |library: &str| work.join("lib").join(format!("{library}.so"));
    let mut command = Command::new(gcc);
    command.args(["-shared", "-fPIC", "-O1", "-fno-builtin", "-w", "-o"]).arg(so(library));
    command.arg(path("S")).arg(path("c"));
    command.arg(format!("-Wl,-soname,{library}.so,--version-script={}", path("map").display()));
    if library == "libdl" {
        command.arg(so("libc"));
    }
    run(&mut command)?;
    Ok(())
}

/// Each name jumps to its place in `shim_table`, with all registers that hold arguments as they were.
fn trampolines(abi: Abi, led: &[&str]) -> String {
    let mut s = ".text\n".to_owned();
    for (i, name) in led.iter().enumerate() {
        let at = 8 * i;
        let _ = writeln!(s, ".globl {name}\n.type {name},%function\n{name}:");
        s.push_str(&match abi {
            Abi::X86 => format!(" movq shim_table@GOTPCREL(%rip), %r11\n jmp *{at}(%r11)\n"),
            Abi::Arm64 => format!(
                " adrp x16, :got:shim_table\n ldr x16, [x16, :got_lo12:shim_table]\n ldr x16, [x16, #{at}]\n br x16\n"
            ),
        });
    }
    s.push_str(".section .note.GNU-stack,\"\",%progbits\n");
    s
}
