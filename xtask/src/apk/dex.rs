//! Shrinks the class files and makes dex files of them (R8), and reads dex files back.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache;
use super::command::{run, run_both};
use super::maven::{ANDROID, Classes, Maven, R8};
use super::pack;
use super::toolchain::MIN_API;
use crate::bindings::root;

/// The file with the rules for all that is reached by name only.
pub fn keep_rules() -> PathBuf {
    root().join("android/keep.pro")
}

/// What R8 is given.
pub struct R8Input {
    /// Jars of what is shrunk.
    pub program: Vec<PathBuf>,
    /// Jars that are there at run time, and stay as they are.
    pub class_path: Vec<PathBuf>,
    /// Files of rules that say what stays.
    pub rules: Vec<PathBuf>,
}

/// The dex files, in the order in which Android loads them. `keep` has the rules that aapt2 wrote.
pub fn dex(maven: &Maven, classes: &Classes, keep: &Path, work: &Path) -> Result<Vec<PathBuf>, String> {
    let folder = work.join("dex");
    cache::empty_folder(&folder)?;
    let own = work.join("classes.jar");
    pack::jar(&classes.folders, &own)?;
    let input = R8Input {
        program: [vec![own], classes.jars.clone()].concat(),
        class_path: vec![],
        rules: vec![keep_rules(), keep.to_owned()],
    };
    r8(maven, &input, &["--min-api", &MIN_API.to_string()], &folder, work)?;
    // R8 hands on what else lies in the jars, such as a description of Kotlin's built-in types: nothing asks for it.
    let mut files = cache::files(&folder)?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "dex"));
    if files.is_empty() { Err("R8 left no dex file".to_owned()) } else { Ok(files) }
}

/// Runs R8. `form` says what comes out: dex files for an Android, or class files.
pub fn r8(maven: &Maven, input: &R8Input, form: &[&str], output: &Path, work: &Path) -> Result<(), String> {
    let mut java = Command::new("java");
    java.arg("-Xmx1500m").arg("-cp").arg(maven.jar(&R8)?).args(["com.android.tools.r8.R8", "--release"]).args(form);
    java.arg("--lib").arg(maven.jar(&ANDROID)?).arg("--lib").arg(java_home()?);
    for jar in &input.class_path {
        java.arg("--classpath").arg(jar);
    }
    for rules in &input.rules {
        java.arg("--pg-conf").arg(rules);
    }
    java.arg("--pg-map-output").arg(work.join("mapping.txt")).arg("--output").arg(output);
    run(java.args(&input.program))?;
    Ok(())
}

/// The running Java's own folder: Android's jar has no `java.*`.
fn java_home() -> Result<PathBuf, String> {
    let settings = run_both(Command::new("java").args(["-XshowSettings:properties", "-version"]))?;
    settings
        .lines()
        .find_map(|line| line.trim().strip_prefix("java.home = "))
        .map(PathBuf::from)
        .ok_or_else(|| "java does not tell where it lives".to_owned())
}

/// The classes that a dex file defines, and those that it names, as `a/b/C`.
#[derive(Default)]
pub struct Named {
    /// Defined in it.
    pub defined: BTreeSet<String>,
    /// Named in it, the defined ones among them.
    pub named: BTreeSet<String>,
}

impl Named {
    /// Adds what a dex file has.
    pub fn read(&mut self, dex: &[u8]) -> Result<(), String> {
        let word = |at: usize| -> Result<usize, String> {
            let bytes = dex.get(at..at + 4).ok_or("the dex file ends too early")?;
            Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize)
        };
        if !dex.starts_with(b"dex\n") {
            return Err("not a dex file".to_owned());
        }
        // Offsets in the header: string_ids, type_ids, class_defs, each with its size before it.
        let (strings, types, classes) = (word(0x3c)?, word(0x44)?, word(0x64)?);
        let class = |number: usize| -> Result<String, String> {
            let mut at = word(strings + 4 * word(types + 4 * number)?)?;
            // Before the letters stands their number, in bytes of which all but the last have the high bit.
            while dex.get(at).is_some_and(|byte| byte & 0x80 != 0) {
                at += 1;
            }
            let letters = dex.get(at + 1..).ok_or("the dex file ends too early")?;
            let letters = letters.split(|byte| *byte == 0).next().unwrap_or_default();
            Ok(String::from_utf8_lossy(letters).into_owned())
        };
        let plain = |name: &str| Some(name.trim_start_matches('[').strip_prefix('L')?.strip_suffix(';')?.to_owned());
        for number in 0..word(0x40)? {
            self.named.extend(plain(&class(number)?));
        }
        for number in 0..word(0x60)? {
            self.defined.extend(plain(&class(word(classes + 32 * number)?)?));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A dex file with these types, of which the first is defined in it.
    fn dex(types: &[&str]) -> Vec<u8> {
        let mut dex = b"dex\n039\0".to_vec();
        dex.resize(0x70, 0);
        let n = types.len();
        let (strings, ids, classes) = (0x70, 0x70 + 4 * n, 0x70 + 8 * n);
        let put = |dex: &mut Vec<u8>, at: usize, value: usize| {
            dex[at..at + 4].copy_from_slice(&(value as u32).to_le_bytes());
        };
        dex.resize(classes + 32, 0);
        for (at, value) in [(0x3c, strings), (0x40, n), (0x44, ids), (0x60, 1), (0x64, classes)] {
            put(&mut dex, at, value);
        }
        for (i, name) in types.iter().enumerate() {
            let at = dex.len();
            put(&mut dex, strings + 4 * i, at);
            put(&mut dex, ids + 4 * i, i);
            dex.push(name.len() as u8);
            dex.extend_from_slice(name.as_bytes());
            dex.push(0);
        }
        dex
    }

    #[test]
    fn classes_are_read_from_a_dex_file() {
        let mut named = Named::default();
        named.read(&dex(&["La/Main;", "[Ljava/lang/String;", "I"])).expect("it is whole");
        assert_eq!(named.defined, BTreeSet::from(["a/Main".to_owned()]));
        assert_eq!(named.named, BTreeSet::from(["a/Main".to_owned(), "java/lang/String".to_owned()]));
        assert!(named.read(b"dex\n039\0").is_err());
        assert!(named.read(b"PK").is_err());
    }
}
