//! `xcframework`, on a Mac: the core for iPhones and for the simulator, beside the generated Swift; and the app's icon.

use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

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
pub fn icon() -> Result<(), String> {
    let drawing = cache::read(&root().join("ios/App/icon.svg"))?;
    let tree = resvg::usvg::Tree::from_data(&drawing, &resvg::usvg::Options::default()).map_err(|e| e.to_string())?;
    let mut pixels = resvg::tiny_skia::Pixmap::new(1024, 1024).ok_or("an empty picture")?;
    let size = tree.size();
    let scale = resvg::tiny_skia::Transform::from_scale(1024.0 / size.width(), 1024.0 / size.height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    let set = target().join("ios/Icon.xcassets");
    let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}";
    cache::write(&set.join("Contents.json"), format!("{{{info}}}\n"))?;
    let image =
        "{\"filename\": \"icon.png\", \"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\"}";
    cache::write(&set.join("AppIcon.appiconset/Contents.json"), format!("{{\"images\": [{image}], {info}}}\n"))?;
    write_rgb(&set.join("AppIcon.appiconset/icon.png"), &pixels)
}

/// A PNG of three channels: the store takes no other for an icon.
fn write_rgb(path: &Path, pixels: &resvg::tiny_skia::Pixmap) -> Result<(), String> {
    let mut rows = Vec::new();
    for row in pixels.pixels().chunks(pixels.width() as usize) {
        rows.push(0);
        rows.extend(row.iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]));
    }
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    let packed = packed.write_all(&rows).and_then(|()| packed.finish()).map_err(|e| e.to_string())?;
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut head = [pixels.width().to_be_bytes(), pixels.height().to_be_bytes()].concat();
    head.extend([8, 2, 0, 0, 0]);
    for (kind, bytes) in [(b"IHDR", head.as_slice()), (b"IDAT", &packed), (b"IEND", &[])] {
        png.extend(u32::try_from(bytes.len()).map_err(|e| e.to_string())?.to_be_bytes());
        let mut crc = flate2::Crc::new();
        crc.update(kind);
        crc.update(bytes);
        png.extend(kind);
        png.extend(bytes);
        png.extend(crc.sum().to_be_bytes());
    }
    cache::write(path, png)
}
