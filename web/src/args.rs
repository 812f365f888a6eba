//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use table::text::Lang;

/// What `--help` says.
pub const HELP: &str = "tabularium [--data DIR] [--lang en|cs|hu] [--help]

  --data DIR   where the games are kept (default: the user's data folder)
  --lang LANG  the language of the first start";

/// The command line, read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args {
    /// Where the games are kept.
    pub data: Option<PathBuf>,
    /// The language.
    pub lang: Option<Lang>,
    /// Whether only the help is wanted.
    pub help: bool,
}

impl Args {
    /// Reads the command line; an error names what was not understood.
    pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Args, String> {
        let mut parsed = Args::default();
        let mut args = args.into_iter();
        while let Some(arg) = args.next() {
            let mut value = |name: &str| args.next().ok_or_else(|| format!("{name} needs a value"));
            match arg.to_str() {
                Some("--data") => parsed.data = Some(value("--data")?.into()),
                Some("--lang") => {
                    let tag = value("--lang")?;
                    let lang = tag.to_str().and_then(Lang::from_tag);
                    parsed.lang = Some(lang.ok_or_else(|| format!("no such language: {}", tag.to_string_lossy()))?);
                }
                Some("--help" | "-h") => parsed.help = true,
                // The terminal is the only table so far, so asking for it is no mistake.
                Some("--text") => {}
                _ => return Err(format!("not understood: {}", arg.to_string_lossy())),
            }
        }
        Ok(parsed)
    }

    /// Where the games are kept: as told, or in the user's data folder.
    pub fn folder(&self) -> PathBuf {
        let home = || std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE")).map(PathBuf::from);
        let shared = || std::env::var_os("XDG_DATA_HOME").or_else(|| std::env::var_os("APPDATA")).map(PathBuf::from);
        let base = || shared().or_else(|| home().map(|h| h.join(".local/share"))).unwrap_or_default();
        self.data.clone().unwrap_or_else(|| base().join("tabularium"))
    }
}
