//! The user's cache folder, where what was downloaded or cross-built is kept under its version.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// `$XDG_CACHE_HOME/tabularium`, or `~/.cache/tabularium`.
pub fn folder() -> Result<PathBuf, String> {
    let base = match std::env::var_os("XDG_CACHE_HOME") {
        Some(base) if !base.is_empty() => PathBuf::from(base),
        _ => PathBuf::from(std::env::var_os("HOME").ok_or("neither XDG_CACHE_HOME nor HOME is set")?).join(".cache"),
    };
    Ok(base.join("tabularium"))
}

/// The folder `name` in the cache. If it is not there, `fill` fills a folder beside it, which is renamed when it is
/// complete: a run that was broken off leaves nothing that looks finished.
pub fn kept(name: &str, fill: impl FnOnce(&Path) -> Result<(), String>) -> Result<PathBuf, String> {
    let done = folder()?.join(name);
    if done.is_dir() {
        return Ok(done);
    }
    let part = done.with_file_name(format!(
        "{}.part-{}",
        done.file_name().unwrap_or_default().to_string_lossy(),
        std::process::id()
    ));
    empty_folder(&part)?;
    let filled = fill(&part).and_then(|()| fs::rename(&part, &done).map_err(|e| format!("{}: {e}", done.display())));
    if filled.is_err() {
        let _ = fs::remove_dir_all(&part);
    }
    // Another run may have been faster: its folder is as good as ours.
    if done.is_dir() { Ok(done) } else { filled.map(|()| done) }
}

/// Makes a folder, empty whatever was there.
pub fn empty_folder(path: &Path) -> Result<(), String> {
    if path.exists() {
        fs::remove_dir_all(path).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    fs::create_dir_all(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Reads a file; an error names it.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a file and the folders above it; an error names it.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    let parent = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(parent).and_then(|()| fs::write(path, bytes)).map_err(|e| format!("{}: {e}", path.display()))
}

/// All files below a folder (or the one file itself), sorted by path.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut open = vec![path.to_owned()];
    while let Some(next) = open.pop() {
        if next.is_dir() {
            let entries = fs::read_dir(&next).map_err(|e| format!("{}: {e}", next.display()))?;
            for entry in entries {
                open.push(entry.map_err(|e| format!("{}: {e}", next.display()))?.path());
            }
        } else if next.exists() {
            found.push(next);
        }
    }
    found.sort();
    Ok(found)
}

/// A SHA-256 under construction, of words and of files with their names.
#[derive(Default)]
pub struct Fingerprint(Sha256);

impl Fingerprint {
    /// Adds a word. Its length goes in too, so that two words never run together.
    pub fn word(mut self, word: impl AsRef<[u8]>) -> Self {
        self.0.update((word.as_ref().len() as u64).to_le_bytes());
        self.0.update(word);
        self
    }

    /// Adds all files below `path`, under their names from `root` on.
    pub fn files(mut self, root: &Path, path: &Path) -> Result<Self, String> {
        for file in files(path)? {
            let name = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().into_owned();
            self = self.word(name).word(read(&file)?);
        }
        Ok(self)
    }

    /// As 64 hex digits.
    pub fn hex(self) -> String {
        hex(&self.0.finalize())
    }
}

/// Bytes as hex digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_do_not_run_together() {
        let of = |words: &[&str]| words.iter().fold(Fingerprint::default(), |f, word| f.word(word)).hex();
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
        assert_eq!(of(&["ab", "c"]), of(&["ab", "c"]));
    }
}
