//! The Android app under Robolectric: its tests, and the real activity in a window on the desk.

use crate::bindings::{self, root, target};
use crate::{apk, kotlin};

/// Tests the app; the pictures that it makes lie in `target/shots/android` afterwards.
pub fn test() -> Result<(), String> {
    run("tabularium/app/**/*Test", &[])
}

/// `phone`: the app in a window, to be played with the mouse. `phone shots` makes all pictures instead, `phone store`
/// those of the store's page, which are kept with its texts.
pub fn phone(words: &[String]) -> Result<(), String> {
    match words {
        [] => run("tabularium.app.Desk", &[]),
        [what] if what == "shots" => run("tabularium.app.ShotsTest#everything", &["-Dhouse.shots=all"]),
        [what] if what == "store" => {
            let folder = format!("-Dhouse.shots.folder={}", root().join("fastlane/metadata/android").display());
            run("tabularium.app.ShotsTest#store", &["-Dhouse.shots=store", &folder])
        }
        _ => Err("phone [shots|store]".to_owned()),
    }
}

/// Runs the test classes of a name, with all that they need.
fn run(classes: &str, words: &[&str]) -> Result<(), String> {
    bindings::kotlin()?;
    let linked = apk::resources()?;
    let manifest = root().join("android/app/src/main/AndroidManifest.xml");
    let lines = [
        format!("android_merged_manifest={}", manifest.display()),
        format!("android_resource_apk={}", linked.display()),
        "android_custom_package=tabularium.app".to_owned(),
    ];
    // Where Robolectric looks for it on the class path.
    let folder = target().join("android/robolectric/com/android/tools");
    let written = std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(folder.join("test_config.properties"), lines.join("\n")));
    written.map_err(|e| format!("{}: {e}", folder.display()))?;
    let only = format!("-Dtest={classes}");
    let mut all = vec!["--projects", "android/app", "--also-make", &only, "-Dsurefire.failIfNoSpecifiedTests=false"];
    all.extend(words);
    all.push("test");
    kotlin::maven(&all)
}
