//! The arguments that the commands share.

use table::meta::{Meta, Named, Options};
use table::text::Lang;

/// What follows the command.
#[derive(Debug, Default)]
pub struct Args {
    /// The game's id.
    pub game: Option<String>,
    /// `--seats`
    pub seats: Option<u8>,
    /// `--games`
    pub games: Option<u64>,
    /// `--seed`
    pub seed: u64,
    /// `--json`
    pub json: Option<String>,
    /// `--steps`
    pub steps: u64,
    /// `--viewer`
    pub viewer: Option<String>,
    /// `--lang`
    pub lang: Option<Lang>,
    /// `--wide`
    pub wide: bool,
    /// `--dark`
    pub dark: bool,
    /// `-o`
    pub output: Option<String>,
    preset: Option<String>,
    set: Named,
}

impl Args {
    /// Reads them; an error names what was not understood.
    pub fn parse(words: &[String]) -> Result<Args, String> {
        let mut args = Args::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().cloned().ok_or_else(|| format!("{word} needs a value"));
            let number = |text: String| text.parse::<u64>().map_err(|_| format!("not a number: {text}"));
            match word.as_str() {
                "--seats" => args.seats = Some(number(value()?)? as u8),
                "--games" => args.games = Some(number(value()?)?),
                "--seed" => args.seed = number(value()?)?,
                "--json" => args.json = Some(value()?),
                "--steps" => args.steps = number(value()?)?,
                "--viewer" => args.viewer = Some(value()?),
                "--lang" => args.lang = Lang::from_tag(&value()?),
                "--wide" => args.wide = true,
                "--dark" => args.dark = true,
                "-o" => args.output = Some(value()?),
                "--preset" => args.preset = Some(value()?),
                "--set" => {
                    let set = value()?;
                    let (option, to) = set.split_once('=').ok_or_else(|| format!("not OPTION=VALUE: {set}"))?;
                    args.set.insert(option.to_owned(), to.to_owned());
                }
                game if !game.starts_with('-') && args.game.is_none() => args.game = Some(game.to_owned()),
                other => return Err(format!("not understood: {other}")),
            }
        }
        Ok(args)
    }

    /// The options for a game: those of the preset, then those set one by one.
    pub fn options(&self, meta: &Meta, seats: u8) -> Result<Options, String> {
        let mut named = match &self.preset {
            Some(preset) => meta.preset(preset).map_err(|e| e.to_string())?,
            None => Named::new(),
        };
        named.extend(self.set.clone());
        meta.options(&named, seats).map_err(|e| e.to_string())
    }
}
