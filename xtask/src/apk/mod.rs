//! `apk`: the Android app, from sources to a signed file, without Google's SDK.

mod bridge;
pub(crate) mod cache;
pub mod command;
mod dex;
mod elf;
mod manifest;
mod maven;
mod native;
mod pack;
mod resources;
mod shim;
mod sign;
mod stubs;
pub mod toolchain;
mod unwind;
mod verify;

use std::path::PathBuf;
use std::time::Instant;

use maven::Maven;
use pack::Part;
use toolchain::{Abi, Toolchain};

use crate::bindings::target;

pub use verify::test;

/// What `apk` was asked for.
struct Asked {
    abis: Vec<Abi>,
    google: bool,
    /// Takes no built library from the cache.
    afresh: bool,
}

impl Asked {
    fn parse(words: &[String]) -> Result<Asked, String> {
        let mut asked = Asked { abis: Vec::new(), google: false, afresh: false };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--abi" => asked.abis.push(Abi::from_name(words.next().ok_or("--abi needs a value")?)?),
                "--google" => asked.google = true,
                "--afresh" => asked.afresh = true,
                other => return Err(format!("not understood: {other}")),
            }
        }
        if asked.abis.is_empty() {
            asked.abis.extend(Abi::ALL);
        }
        Ok(asked)
    }
}

/// Builds the APKs that are asked for.
pub fn run(words: &[String]) -> Result<(), String> {
    let asked = Asked::parse(words)?;
    let toolchain = Toolchain::find()?;
    println!("-- apk, made by {}", toolchain.name);
    for apk in build(&Maven { google: asked.google }, &toolchain, &asked.abis, asked.afresh)? {
        println!("{}", apk.signed.display());
    }
    Ok(())
}

/// Links the resources alone, for whoever runs the app's classes without an APK; gives where they are.
pub fn resources() -> Result<PathBuf, String> {
    Ok(resources::link(&Maven { google: false }, &target().join("android"))?.apk)
}

/// Where the APK of an ABI is written; `ending` is `-unsigned` for the one before it was signed.
fn place(abi: Abi, ending: &str) -> PathBuf {
    target().join("apk").join(format!("tabularium-{}{ending}.apk", abi.name()))
}

/// A built APK.
struct Apk {
    abi: Abi,
    /// The Rust library in it.
    library: PathBuf,
    unsigned: PathBuf,
    signed: PathBuf,
}

/// Builds and signs one APK for each ABI, and prints what is in it; `afresh` takes no built library from the cache.
fn build(maven: &Maven, toolchain: &Toolchain, abis: &[Abi], afresh: bool) -> Result<Vec<Apk>, String> {
    let work = target().join("android");
    let library = |&abi: &Abi| Ok((abi, native::library(toolchain, abi, afresh)?));
    let libraries = abis.iter().map(library).collect::<Result<Vec<_>, String>>()?;
    let linked = timed("resources", || resources::link(maven, &work))?;
    let classes = timed("class files", || maven.classes())?;
    let dexes = timed("dex", || dex::dex(maven, &classes, &linked.keep, &work))?;
    let key = sign::Key::find()?;
    let mut apks = Vec::new();
    for (abi, library) in libraries {
        let apk = Apk { abi, library, unsigned: place(abi, "-unsigned"), signed: place(abi, "") };
        let mut parts = pack::parts(&linked.apk)?;
        for dex in &dexes {
            parts.push(Part::file(dex.file_name().unwrap_or_default().to_string_lossy(), dex)?);
        }
        let lib = |name: &str| format!("lib/{}/{name}", abi.name());
        parts.push(Part::file(lib(native::LIBRARY), &apk.library)?);
        parts.push(Part::file(lib(native::JNA), &classes.jna.join(abi.name()).join(native::JNA))?);
        pack::apk(parts, &apk.unsigned)?;
        sign::sign(maven, &key, &apk.unsigned, &apk.signed)?;
        report(maven, &apk, &key)?;
        apks.push(apk);
    }
    Ok(apks)
}

/// Prints the sizes as they are in the file, and the certificate's digest.
fn report(maven: &Maven, apk: &Apk, key: &sign::Key) -> Result<(), String> {
    let path = &apk.signed;
    println!("   {}: {} bytes", apk.abi.name(), cache::read(path)?.len());
    let mut rest = 0;
    for part in pack::placed(path)? {
        if part.name.starts_with("res/") {
            rest += part.size;
        } else {
            println!("     {:<40} {:>9}", part.name, part.size);
        }
    }
    println!("     {:<40} {rest:>9}", "res/");
    let which = if key.release { "release" } else { "development" };
    for certificate in sign::verify(maven, path)?.certificates {
        println!("     certificate ({which}), SHA-256: {certificate}");
    }
    Ok(())
}

fn timed<T>(what: &str, run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    let start = Instant::now();
    let done = run()?;
    println!("   {what}: {:.1} s", start.elapsed().as_secs_f32());
    Ok(done)
}
