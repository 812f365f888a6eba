//! Parts that cards and counters share: grounds, figures, small words.

use table::draw::{edge, rect, role, sans, serif, straight, words};
use table::scene::{Align, Op, TextRun};
use table::text::Text;

/// The ground of a card; the one that matters now has a frame.
pub fn card(w: i32, h: i32, framed: bool) -> [Op; 2] {
    let (ground, line) = if framed { ("surface", edge("accent-edge", 180)) } else { ("surface-2", edge("rule", 100)) };
    [rect(0, 0, w, h, 700, Some(role(ground)), line), straight(700, 110, w - 700, 110, role("highlight"), 120)]
}

/// A number in a box.
pub fn figure(n: impl Into<i64>, size: i32, at: [i32; 4], align: Align, ink: &'static str) -> TextRun {
    words(Text::number(n), serif(size), at, align, role(ink))
}

/// So much of so much.
pub fn share(have: u16, need: u16, size: i32, at: [i32; 4], align: Align) -> TextRun {
    words(Text::new("scene-of").num("n", have).num("of", need), serif(size), at, align, role("ink"))
}

/// Small words in a box.
pub fn small(text: Text, size: i32, at: [i32; 4], align: Align) -> TextRun {
    words(text, sans(size), at, align, role("ink-2"))
}
