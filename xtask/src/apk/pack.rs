//! Puts the parts into one archive whose bytes depend on nothing but the parts.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::cache;
use super::native::PAGE;

/// One file of an archive.
pub struct Part {
    /// Its name in the archive.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl Part {
    /// A file from the disk.
    pub fn file(name: impl Into<String>, path: &Path) -> Result<Part, String> {
        Ok(Part { name: name.into(), bytes: cache::read(path)? })
    }
}

/// All files of an archive.
pub fn parts(path: &Path) -> Result<Vec<Part>, String> {
    let text = |e: &dyn std::fmt::Display| format!("{}: {e}", path.display());
    let mut archive = ZipArchive::new(File::open(path).map_err(|e| text(&e))?).map_err(|e| text(&e))?;
    let mut parts = Vec::new();
    for i in 0..archive.len() {
        let mut entry = archive.by_index(i).map_err(|e| text(&e))?;
        if entry.is_file() {
            let mut part = Part { name: entry.name().map_err(|e| text(&e))?.into_owned(), bytes: Vec::new() };
            std::io::copy(&mut entry, &mut part.bytes).map_err(|e| text(&e))?;
            parts.push(part);
        }
    }
    Ok(parts)
}

/// A file in a finished archive: its name, the bytes it takes there, where they begin, and whether they are stored as
/// they are.
pub struct Placed {
    pub name: String,
    pub size: u64,
    pub start: u64,
    pub stored: bool,
}

/// Where the files of an archive lie.
pub fn placed(path: &Path) -> Result<Vec<Placed>, String> {
    let text = |e: &dyn std::fmt::Display| format!("{}: {e}", path.display());
    let mut archive = ZipArchive::new(File::open(path).map_err(|e| text(&e))?).map_err(|e| text(&e))?;
    let mut placed = Vec::new();
    for i in 0..archive.len() {
        let entry = archive.by_index_raw(i).map_err(|e| text(&e))?;
        placed.push(Placed {
            name: entry.name().map_err(|e| text(&e))?.into_owned(),
            size: entry.compressed_size(),
            start: entry.data_start().ok_or_else(|| text(&"a file without a place"))?,
            stored: entry.compression() == CompressionMethod::Stored,
        });
    }
    Ok(placed)
}

/// Writes an APK without a signature: sorted, all times the same, libraries and resources stored as they are and
/// aligned, so that the system maps them straight from the file.
pub fn apk(mut parts: Vec<Part>, path: &Path) -> Result<(), String> {
    parts.sort_by(|a, b| a.name.cmp(&b.name));
    write(&parts, path, |name| {
        let plain = SimpleFileOptions::default().last_modified_time(DateTime::DEFAULT);
        if name.ends_with(".so") {
            plain.compression_method(CompressionMethod::Stored).with_alignment(PAGE as u16)
        } else if name == "resources.arsc" {
            // Stored and aligned to 4, or Android 11 and later refuse the app.
            plain.compression_method(CompressionMethod::Stored).with_alignment(4)
        } else {
            plain.compression_method(CompressionMethod::Deflated).compression_level(Some(9))
        }
    })
}

/// Writes a jar of the class files below some folders.
pub fn jar(folders: &[PathBuf], path: &Path) -> Result<(), String> {
    let mut parts = Vec::new();
    for folder in folders {
        for file in cache::files(folder)? {
            if file.extension().is_some_and(|extension| extension == "class") {
                let name = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy().into_owned();
                parts.push(Part::file(name, &file)?);
            }
        }
    }
    parts.sort_by(|a, b| a.name.cmp(&b.name));
    if parts.is_empty() {
        let folders: Vec<_> = folders.iter().map(|folder| folder.display().to_string()).collect();
        return Err(format!("no class files in {}", folders.join(", ")));
    }
    write(&parts, path, |_| SimpleFileOptions::default().last_modified_time(DateTime::DEFAULT))
}

fn write(parts: &[Part], path: &Path, options: impl Fn(&str) -> SimpleFileOptions) -> Result<(), String> {
    let text = |e: &dyn std::fmt::Display| format!("{}: {e}", path.display());
    cache::write(path, b"")?;
    let mut writer = ZipWriter::new(File::create(path).map_err(|e| text(&e))?);
    for part in parts {
        writer.start_file(part.name.as_str(), options(&part.name)).map_err(|e| text(&e))?;
        writer.write_all(&part.bytes).map_err(|e| text(&e))?;
    }
    writer.finish().map_err(|e| text(&e))?;
    Ok(())
}
