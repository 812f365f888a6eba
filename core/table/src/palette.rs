//! Colours by role, for day and night: the palette of the look, taken over as data.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// By day.
    Light,
    /// By night.
    Dark,
}

/// A colour without a role in the palette: seen at once, and nothing fails.
pub const MISSING: &str = "#FF00FF";

type Roles = BTreeMap<String, String>;

static PALETTE: LazyLock<(Roles, Roles)> = LazyLock::new(|| {
    let json: serde_json::Value = serde_json::from_str(include_str!("palette.json")).expect("a test reads the palette");
    (collect(&json, "light"), collect(&json, "dark"))
});

/// All roles of one theme by name.
fn collect(json: &serde_json::Value, theme: &str) -> Roles {
    let mut roles = Roles::new();
    for group in json[theme].as_object().into_iter().flat_map(|groups| groups.values()) {
        for (role, colour) in group.as_object().into_iter().flatten() {
            roles.entry(role.clone()).or_insert_with(|| colour.as_str().unwrap_or(MISSING).to_owned());
        }
    }
    roles
}

/// The colour of a role as `#RRGGBB` or `#RRGGBBAA`.
pub fn colour(role: &str, theme: Theme) -> &'static str {
    let roles = match theme {
        Theme::Light => &PALETTE.0,
        Theme::Dark => &PALETTE.1,
    };
    roles.get(role).map_or(MISSING, String::as_str)
}

/// The colour of a role, a game's own roles first.
pub fn of_game(role: &str, roles: &[(&str, [&'static str; 2])], theme: Theme) -> &'static str {
    let own = roles.iter().find(|(name, _)| *name == role);
    match (own, theme) {
        (Some((_, [light, _])), Theme::Light) => light,
        (Some((_, [_, dark])), Theme::Dark) => dark,
        (None, _) => colour(role, theme),
    }
}

/// All shared roles with their colours, by name.
pub fn all(theme: Theme) -> impl Iterator<Item = (&'static str, &'static str)> {
    let roles = match theme {
        Theme::Light => &PALETTE.0,
        Theme::Dark => &PALETTE.1,
    };
    roles.iter().map(|(role, colour)| (role.as_str(), colour.as_str()))
}
