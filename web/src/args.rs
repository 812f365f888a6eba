//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use table::text::Lang;

/// What `--help` says.
pub const HELP: &str = "tabularium [--text] [--port N] [--no-open] [--data DIR] [--lang en|cs|hu]
           [--host] [--near-port N] [--join ADDRESS] [--help]

  --text       the table in this terminal instead of a page in the browser
  --port N     the port of the page (default 7283; 0 takes any that is free)
  --no-open    print the address of the page and do not open it
  --data DIR   where the games are kept (default: the user's data folder)
  --lang LANG  the language of the first start
  --host       let other computers join the games that are opened here; the page shows the six digits
  --near-port N  the port on which they reach this computer (default 7284; any other where it is taken)
  --join ADDRESS  join the table of another computer, such as 192.0.2.7 or 192.0.2.7:7284";

/// The command line, read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args {
    /// Where the games are kept.
    pub data: Option<PathBuf>,
    /// The language.
    pub lang: Option<Lang>,
    /// Whether the table is wanted in the terminal.
    pub text: bool,
    /// The port of the page.
    pub port: Option<u16>,
    /// Whether the page is not to be opened.
    pub no_open: bool,
    /// Whether other computers may join the games that are opened here.
    pub host: bool,
    /// The port on which they reach this one.
    pub near_port: Option<u16>,
    /// The address of a table to join.
    pub join: Option<String>,
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
                Some("--text") => parsed.text = true,
                Some("--no-open") => parsed.no_open = true,
                Some("--host") => parsed.host = true,
                Some("--port") => parsed.port = Some(port(&value("--port")?)?),
                Some("--near-port") => parsed.near_port = Some(port(&value("--near-port")?)?),
                Some("--join") => {
                    let address = value("--join")?;
                    let plain = address.to_str().map(str::trim).filter(|address| !address.is_empty());
                    parsed.join = Some(plain.ok_or("--join needs an address")?.to_owned());
                }
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

fn port(word: &OsString) -> Result<u16, String> {
    let number = word.to_str().and_then(|p| p.parse().ok());
    number.ok_or_else(|| format!("not a port: {}", word.to_string_lossy()))
}
