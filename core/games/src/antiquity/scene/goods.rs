//! The goods as they are drawn: stones with their icons.

use super::super::data::Good;
use table::draw::{edge, rect, role};
use table::icons::draw_icon;
use table::scene::Op;

/// The side of a stone's symbol.
pub const STONE: i32 = 2200;

/// The role of a good's stone.
pub fn colour(good: Good) -> &'static str {
    match good {
        Good::Gold => "gold-good",
        other => other.id(),
    }
}

/// The role of what is drawn on it.
pub fn on(good: Good) -> &'static str {
    match good {
        Good::Olives => "on-olives",
        Good::Wine => "on-wine",
        Good::Dye => "on-dye",
        _ => "on-goods",
    }
}

/// Its icon.
pub fn icon(good: Good) -> &'static str {
    match good {
        Good::Olives => "olive",
        Good::Pearls => "pearl",
        other => other.id(),
    }
}

/// The stone of a good, somewhere in a box.
pub fn stone(good: Good, x: i32, y: i32, side: i32) -> Vec<Op> {
    let (radius, inset) = (side * 16 / 100, side / 10);
    vec![
        rect(x, y + side / 20, side, side, radius, Some(role("shadow")), None),
        rect(x, y, side, side, radius, Some(role(colour(good))), edge("edge-road", side * 43 / 1000)),
        draw_icon(icon(good), x + inset, y + inset, side - 2 * inset, role(on(good))),
    ]
}
