//! `test apk`: builds both APKs and checks what can be checked of them without a phone.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache;
use super::command::run;
use super::dex::Named;
use super::elf::Library;
use super::manifest;
use super::maven::{ANDROID, API_26, Maven};
use super::native::{self, PAGE};
use super::toolchain::{Abi, Kind, Toolchain};
use super::{Apk, bridge, build, pack, shim, sign};
use crate::bindings::{root, target};

/// An APK with one ABI stays below this, in bytes.
const LIMIT: usize = 8_000_000;

/// Named in the app, and not on the oldest phone: JNA's ways on desktops, and what it asks for before it is used.
const ABSENT: [&str; 1] = ["java/awt/"];

/// Builds and checks; `--full` builds once more in another folder and compares.
pub fn test(words: &[String]) -> Result<(), String> {
    let full = match words {
        [] => false,
        [word] if word == "--full" => true,
        _ => return Err("test apk [--full]".to_owned()),
    };
    let maven = Maven { google: false };
    let toolchain = Toolchain::find()?;
    println!("   made by {}", toolchain.name);
    let apks = build(&maven, &toolchain, &Abi::ALL, false)?;
    let mut passed = 0;
    let mut faults = Vec::new();
    for apk in &apks {
        for (what, found) in checks(&maven, &toolchain, apk) {
            match found {
                Ok(said) => {
                    passed += 1;
                    println!("   {} {what}: {said}", apk.abi.name());
                }
                Err(fault) => faults.push(format!("{} {what}: {fault}", apk.abi.name())),
            }
        }
    }
    match bridge::test(&maven, &target().join("android")) {
        Ok(said) => {
            passed += 1;
            println!("   bridge tests on shrunk class files: {said}");
        }
        Err(fault) => faults.push(format!("bridge tests on shrunk class files: {fault}")),
    }
    if full {
        match same_elsewhere(&apks) {
            Ok(()) => passed += apks.len(),
            Err(fault) => faults.push(fault),
        }
    }
    for fault in &faults {
        println!("   FAILED {fault}");
    }
    println!("{passed} passed, {} failed", faults.len());
    if faults.is_empty() { Ok(()) } else { Err("the APK is not as promised".to_owned()) }
}

type Found = Result<String, String>;

fn checks(maven: &Maven, toolchain: &Toolchain, apk: &Apk) -> Vec<(&'static str, Found)> {
    vec![
        ("signatures", signatures(maven, apk)),
        ("libraries", libraries(toolchain, apk)),
        ("alignment", alignment(apk)),
        ("classes", classes(maven, apk)),
        ("manifest", manifest::check(maven, &apk.signed)),
        ("size", size(apk)),
        ("smoke test", shim::smoke(apk.abi, &apk.library, &target().join("android")).map(indented)),
    ]
}

fn indented(said: String) -> String {
    said.lines().map(|line| format!("\n     {line}")).collect()
}

/// Collects faults into one message.
fn verdict(faults: Vec<String>, said: impl FnOnce() -> String) -> Found {
    if faults.is_empty() { Ok(said()) } else { Err(faults.join("; ")) }
}

fn signatures(maven: &Maven, apk: &Apk) -> Found {
    let signatures = sign::verify(maven, &apk.signed)?;
    let mut faults = signatures.problems;
    for (scheme, there) in [("v2", signatures.v2), ("v3", signatures.v3)] {
        if !there {
            faults.push(format!("not signed by scheme {scheme}"));
        }
    }
    verdict(faults, || "v2 and v3 verified".to_owned())
}

/// The shared libraries as they lie in the APK.
fn libraries(toolchain: &Toolchain, apk: &Apk) -> Found {
    let mut faults = Vec::new();
    let mut names = Vec::new();
    for part in pack::parts(&apk.signed)?.iter().filter(|part| part.name.starts_with("lib/")) {
        let library = Library::read(&part.bytes).map_err(|e| format!("{}: {e}", part.name))?;
        faults.extend(library.faults().into_iter().map(|fault| format!("{}: {fault}", part.name)));
        // The NDK links against whole libraries of this API level: there the list is not the measure.
        if part.name.ends_with(native::LIBRARY) && matches!(toolchain.kind, Kind::Debian(_)) {
            let unknown = library.unknown_imports();
            if !unknown.is_empty() {
                faults.push(format!("{} imports {}", part.name, unknown.join(", ")));
            }
        }
        names.push(part.name.clone());
    }
    let expected = [native::JNA, native::LIBRARY].map(|name| format!("lib/{}/{name}", apk.abi.name()));
    if names != expected {
        faults.push(format!("there are {}", names.join(", ")));
    }
    verdict(faults, || format!("two, segments at {PAGE:#x}, no text relocations, only the system's libraries needed"))
}

/// Libraries and the resource table are mapped from the file: they are stored, and lie where they can be mapped.
fn alignment(apk: &Apk) -> Found {
    let mut faults = Vec::new();
    for part in pack::placed(&apk.signed)? {
        let align = match part.name.as_str() {
            "resources.arsc" => 4,
            name if name.ends_with(".so") => PAGE,
            _ => continue,
        };
        if !part.stored || !part.start.is_multiple_of(align) {
            faults.push(format!("{} begins at {:#x}, stored: {}", part.name, part.start, part.stored));
        }
    }
    verdict(faults, || format!("libraries stored at multiples of {PAGE:#x} of the file"))
}

/// Every class that the dex files name is in them or in Android: Java's own on the oldest phone; Android's own may be
/// newer, where the app asks for the version first (Maven's animal-sniffer looks at every use).
fn classes(maven: &Maven, apk: &Apk) -> Found {
    let mut classes = Named::default();
    for part in pack::parts(&apk.signed)?.iter().filter(|part| part.name.ends_with(".dex")) {
        classes.read(&part.bytes).map_err(|e| format!("{}: {e}", part.name))?;
    }
    let mut platform = java_classes(&maven.file(&API_26, "signature")?)?;
    let android = pack::placed(&maven.jar(&ANDROID)?)?;
    platform.extend(android.into_iter().filter_map(|part| part.name.strip_suffix(".class").map(str::to_owned)));
    let missing: Vec<String> = classes
        .named
        .difference(&classes.defined)
        .filter(|name| !platform.contains(*name) && !ABSENT.iter().any(|absent| name.starts_with(absent)))
        .cloned()
        .collect();
    if classes.defined.is_empty() {
        return Err("no classes at all".to_owned());
    }
    verdict(missing, || format!("{} defined, {} named, none missing", classes.defined.len(), classes.named.len()))
}

/// The names of classes in a signature file of animal-sniffer. It is a packed stream of serialised Java objects; a text
/// in it is a `t`, its length in two bytes, and its letters.
fn java_classes(path: &Path) -> Result<BTreeSet<String>, String> {
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(|e| format!("{}: {e}", path.display()))?;
    flate2::read::GzDecoder::new(file).read_to_end(&mut bytes).map_err(|e| format!("{}: {e}", path.display()))?;
    let is_name = |text: &&str| {
        text.starts_with("java") && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '/' | '$' | '_'))
    };
    let text_at = |at: usize| {
        let [b't', high, low] = *bytes.get(at..at + 3)? else { return None };
        let length = usize::from(u16::from_be_bytes([high, low]));
        std::str::from_utf8(bytes.get(at + 3..at + 3 + length)?).ok().filter(is_name).map(str::to_owned)
    };
    Ok((0..bytes.len()).filter_map(text_at).collect())
}

fn size(apk: &Apk) -> Found {
    let size = cache::read(&apk.signed)?.len();
    if size < LIMIT { Ok(format!("{size} bytes")) } else { Err(format!("{size} bytes, more than {LIMIT}")) }
}

/// Copies the sources to another folder, builds all there once more, and compares the archives before they were signed.
fn same_elsewhere(apks: &[Apk]) -> Result<(), String> {
    let elsewhere = std::env::temp_dir().join(format!("tabularium-elsewhere-{}", std::process::id()));
    let compared = compare(apks, &elsewhere);
    let _ = std::fs::remove_dir_all(&elsewhere);
    compared
}

fn compare(apks: &[Apk], elsewhere: &Path) -> Result<(), String> {
    println!("   once more in {}", elsewhere.display());
    cache::empty_folder(elsewhere)?;
    copy_sources(&root(), elsewhere)?;
    let this = std::env::current_exe().map_err(|e| format!("this program cannot be found: {e}"))?;
    run(Command::new(this)
        .args(["apk", "--afresh"])
        .env("CARGO_MANIFEST_DIR", elsewhere.join("xtask"))
        .env("CARGO_TARGET_DIR", elsewhere.join("target")))?;
    for apk in apks {
        let name = apk.unsigned.strip_prefix(target()).unwrap_or(&apk.unsigned);
        let again = elsewhere.join("target").join(name);
        let (a, b) = (cache::read(&apk.unsigned)?, cache::read(&again)?);
        if a != b {
            return Err(format!("{}: {}", apk.abi.name(), difference(&apk.unsigned, &again)?));
        }
        println!("   {} same bytes in two folders: {}", apk.abi.name(), cache::Fingerprint::default().word(a).hex());
    }
    Ok(())
}

/// Names the parts that differ.
fn difference(first: &Path, second: &Path) -> Result<String, String> {
    let (a, b) = (pack::parts(first)?, pack::parts(second)?);
    let differ: Vec<&str> = a
        .iter()
        .filter(|part| b.iter().all(|other| other.name != part.name || other.bytes != part.bytes))
        .map(|part| part.name.as_str())
        .collect();
    Ok(format!("the second build differs in {}", differ.join(", ")))
}

/// All but what was built and git's own.
fn copy_sources(from: &Path, to: &Path) -> Result<(), String> {
    for entry in std::fs::read_dir(from).map_err(|e| format!("{}: {e}", from.display()))?.flatten() {
        if entry.file_name() == "target" || entry.file_name() == ".git" {
            continue;
        }
        for file in cache::files(&entry.path())? {
            let name: PathBuf = file.strip_prefix(from).unwrap_or(&file).to_owned();
            cache::write(&to.join(name), cache::read(&file)?)?;
        }
    }
    Ok(())
}
