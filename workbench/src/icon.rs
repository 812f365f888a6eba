//! `icon`: an SVG as one picture of 1024 pixels, as Apple's store takes an icon.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use std::io::Write;
use std::path::Path;

const SIDE: u32 = 1024;

/// Draws the first file into the second.
pub fn run(words: &[String]) -> Result<(), String> {
    let [from, to] = words else { return Err("icon FROM.svg TO.png".to_owned()) };
    let drawing = std::fs::read(from).map_err(|e| format!("{from}: {e}"))?;
    let tree = usvg::Tree::from_data(&drawing, &usvg::Options::default()).map_err(|e| e.to_string())?;
    let mut pixels = Pixmap::new(SIDE, SIDE).ok_or("an empty picture")?;
    let size = tree.size();
    let scale = Transform::from_scale(SIDE as f32 / size.width(), SIDE as f32 / size.height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    write_rgb(Path::new(to), &pixels)
}

/// A PNG of three channels: the store takes no other for an icon.
fn write_rgb(path: &Path, pixels: &Pixmap) -> Result<(), String> {
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
    std::fs::write(path, png).map_err(|e| format!("{}: {e}", path.display()))
}
