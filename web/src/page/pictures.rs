//! The colours of the palette as a style sheet's roles, and the pictures in the rules.

use serde_json::{Value, json};
use session::pictures::NAMES;
use std::collections::BTreeMap;
use std::fmt::Write;
use table::icons;
use table::live::Kind;
use table::palette::{self, Theme};
use table::scene::{Scene, SymbolId};
use table::speak::Speaker;
use table::svg::{pattern_for_page, svg, symbol_for_page};
use table::text::{Lang, Text};

/// The icons of the screens' own buttons.
const ICONS: [&str; 17] = [
    "back", "settings", "rules", "log", "undo", "restart", "close", "lock", "eye-off", "warning", "laurel", "people",
    "nearby", "plus", "minus", "up", "more",
];

/// What the screens themselves are drawn with: ids of icons and tokens, their symbols, the ground and the mosaic.
pub fn chrome() -> Value {
    let book = |id| icons::symbol(id);
    let mut patterns = BTreeMap::new();
    let tokens: Vec<SymbolId> = (0..6).map(icons::token).collect();
    let named: BTreeMap<&str, u32> = ICONS.iter().map(|name| (*name, icons::icon(name).0)).collect();
    let ids = named.values().map(|id| SymbolId(*id)).chain(tokens.iter().copied());
    let symbols: BTreeMap<u32, String> =
        ids.filter_map(icons::symbol).map(|s| (s.id.0, symbol_for_page(&s, &book, &mut patterns))).collect();
    let ground = [icons::PLASTER, icons::MOSAIC].into_iter().filter_map(|tile| pattern_for_page(tile, &book));
    patterns.extend(ground);
    json!({
        "icons": named,
        "tokens": tokens.iter().map(|t| t.0).collect::<Vec<_>>(),
        "symbols": symbols,
        "patterns": patterns,
        "plaster": format!("t{}", icons::PLASTER.0),
        "mosaic": format!("t{}", icons::MOSAIC.0),
    })
}

/// All roles as CSS variables for one theme, those of every game among them.
pub fn roles(kinds: &[Box<dyn Kind>], theme: Theme) -> String {
    let mut css = String::new();
    for (role, colour) in palette::all(theme) {
        let _ = write!(css, "--{role}:{colour};");
    }
    let place = usize::from(theme == Theme::Dark);
    for (role, colours) in kinds.iter().flat_map(|kind| kind.palette()) {
        let _ = write!(css, "--{role}:{};", colours[place]);
    }
    css
}

/// The pictures in a game's rules, by day and by night.
pub fn of_rules(kind: &dyn Kind, lang: Lang) -> Vec<Value> {
    let speaker = Speaker::new(lang, &[&kind.meta().catalogs], &NAMES.map(str::to_owned));
    let drawn = |(section, scene): (u8, Scene<Text>)| {
        let scene = scene.map(&mut |text| speaker.say(&text));
        let picture = |theme| svg(&scene, &|id| kind.symbol(id), kind.palette(), theme);
        json!({"section": section, "light": picture(Theme::Light), "dark": picture(Theme::Dark)})
    };
    session::pictures::of(kind).into_iter().map(drawn).collect()
}
