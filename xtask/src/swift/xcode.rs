//! `xcframework`, on a Mac: the core for iPhones and for the simulator, beside the generated Swift; and the app's icon.

use std::process::Command;

use super::handed;
use crate::apk::cache;
use crate::bindings::{root, succeed, target};

const LIBRARY: &str = "libtabularium_ffi.a";

/// What the core is built for, as Rust names it.
const TARGETS: [&str; 2] = ["aarch64-apple-ios", "aarch64-apple-ios-sim"];

/// Builds everything that the project of Xcode takes from here.
pub fn framework() -> Result<(), String> {
    icon()?;
    if !cfg!(target_os = "macos") {
        return Err("an xcframework can be made on a Mac only: it needs Xcode (see ios/README.md)".to_owned());
    }
    let package = handed::sources()?;
    let made = package.join("TabulariumCore.xcframework");
    let _ = std::fs::remove_dir_all(&made);
    let mut create = Command::new("xcodebuild");
    create.arg("-create-xcframework");
    for name in TARGETS {
        succeed(Command::new("rustup").args(["target", "add", name]))?;
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--release", "--locked", "--package", "tabularium-ffi", "--lib", "--target", name]);
        // The oldest that the app runs on.
        succeed(cargo.current_dir(root()).env("IPHONEOS_DEPLOYMENT_TARGET", "17.0"))?;
        create.arg("-library").arg(target().join(name).join("release").join(LIBRARY));
        create.arg("-headers").arg(package.join("Sources/TabulariumCoreFFI/include"));
    }
    succeed(create.arg("-output").arg(&made))?;
    println!("{}", made.display());
    Ok(())
}

/// The icon as Xcode wants it: one picture of 1024 pixels, without an alpha channel.
fn icon() -> Result<(), String> {
    let set = target().join("ios/Icon.xcassets");
    let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}";
    cache::write(&set.join("Contents.json"), format!("{{{info}}}\n"))?;
    let image =
        "{\"filename\": \"icon.png\", \"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\"}";
    cache::write(&set.join("AppIcon.appiconset/Contents.json"), format!("{{\"images\": [{image}], {info}}}\n"))?;
    let (drawing, picture) = (root().join("ios/App/icon.svg"), set.join("AppIcon.appiconset/icon.png"));
    let run = ["run", "--quiet", "--package", "workbench", "--", "icon"];
    succeed(Command::new(env!("CARGO")).args(run).args([drawing, picture]))
}
