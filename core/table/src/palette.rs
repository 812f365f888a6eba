//! Colours by role, for day and night: the palette of the look, taken over as data.

use crate::scene::Paint;
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
const MISSING: &str = "#FF00FF";

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

/// The colour of a paint, with an item's roles for its slots.
pub fn paint(paint: Paint, slots: &[&'static str], theme: Theme) -> &'static str {
    match paint {
        Paint::Role(role) => colour(role, theme),
        Paint::Slot(slot) => slots.get(usize::from(slot)).map_or(MISSING, |role| colour(role, theme)),
    }
}
