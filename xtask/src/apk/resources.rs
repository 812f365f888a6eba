//! Compiles and links the app's resources with aapt2, and reads them back.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache;
use super::command::run;
use super::maven::{APKTOOL, Maven};
use super::toolchain::MIN_API;
use super::unwind::extract;
use crate::bindings::root;

/// The Android that the app is made for.
pub const TARGET_API: u32 = 36;

/// The app's resources, linked.
pub struct Linked {
    /// An APK with the manifest and the resources only.
    pub apk: PathBuf,
    /// Rules that keep the classes named in the manifest and in layouts.
    pub keep: PathBuf,
}

/// The folder with aapt2 and the framework's resources.
fn tools(maven: &Maven) -> Result<PathBuf, String> {
    let jar = maven.jar(&APKTOOL)?;
    cache::kept(&format!("aapt2/{}", jar.file_stem().unwrap_or_default().to_string_lossy()), |folder| {
        let file = std::fs::File::open(&jar).map_err(|e| format!("{}: {e}", jar.display()))?;
        let mut archive = zip::ZipArchive::new(file).map_err(|e| format!("{}: {e}", jar.display()))?;
        extract(&mut archive, "prebuilt/linux/", folder)?;
        cache::write(&folder.join("android-framework.jar"), named(&mut archive, "prebuilt/android-framework.jar")?)?;
        run(Command::new("chmod").arg("+x").arg(folder.join("aapt2")))?;
        Ok(())
    })
}

/// One file of an archive.
pub fn named(archive: &mut zip::ZipArchive<std::fs::File>, name: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let mut entry = archive.by_name(name).map_err(|e| format!("{name}: {e}"))?;
    std::io::copy(&mut entry, &mut bytes).map_err(|e| format!("{name}: {e}"))?;
    Ok(bytes)
}

/// Links the resources of `android/app/src/main` into `resources` of the work folder, with `R.java` for the compiler in
/// its `r`.
pub fn link(maven: &Maven, work: &Path) -> Result<Linked, String> {
    let tools = tools(maven)?;
    let app = root().join("android/app");
    let java = work.join("r");
    let work = work.join("resources");
    cache::empty_folder(&work)?;
    cache::empty_folder(&java)?;
    let compiled = work.join("compiled.zip");
    run(Command::new(tools.join("aapt2"))
        .current_dir(&app)
        .args(["compile", "--dir", "src/main/res", "-o"])
        .arg(&compiled))?;
    let linked = Linked { apk: work.join("resources.apk"), keep: work.join("keep.pro") };
    run(Command::new(tools.join("aapt2"))
        .current_dir(&app)
        .args(["link", "--auto-add-overlay", "--manifest", "src/main/AndroidManifest.xml", "-I"])
        .arg(tools.join("android-framework.jar"))
        .args(["--min-sdk-version", &MIN_API.to_string(), "--target-sdk-version", &TARGET_API.to_string()])
        .args(["--version-code", &version_code()?.to_string(), "--version-name", env!("CARGO_PKG_VERSION")])
        .arg("--java")
        .arg(&java)
        .arg("--proguard")
        .arg(&linked.keep)
        .arg("-o")
        .arg(&linked.apk)
        .arg(&compiled))?;
    Ok(linked)
}

/// The version as one number that grows with it: 10203 for 1.2.3.
fn version_code() -> Result<u32, String> {
    let number = |text: &str| text.parse::<u32>().map_err(|_| format!("not a version: {}", env!("CARGO_PKG_VERSION")));
    let parts = [env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_VERSION_PATCH")];
    parts.iter().try_fold(0, |code, part| Ok(code * 100 + number(part)?))
}

/// What aapt2 says of an APK: `dump badging`, `dump permissions` or `dump xmltree --file …`.
pub fn dump(maven: &Maven, apk: &Path, what: &[&str]) -> Result<String, String> {
    run(Command::new(tools(maven)?.join("aapt2")).arg("dump").args(what).arg(apk))
}
