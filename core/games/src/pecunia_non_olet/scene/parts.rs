//! The pieces that the surfaces are put together from: medallions, coins, markers, captions.

use super::super::data::Class;
use table::draw::{label, role, sans, serif, straight, words};
use table::icons::draw_icon;
use table::scene::{Align, Op, Paint, TextRun};
use table::text::Text;

/// The colour that is read on a class.
pub fn on_class(class: Class) -> &'static str {
    match class {
        Class::Senator => "on-senator",
        Class::Citizen => "on-citizen",
        Class::Slave => "on-slave",
        Class::Lady => "on-lady",
    }
}

/// A number in the middle of a box.
pub fn number(n: i64, size: i32, at: [i32; 4], paint: Paint) -> TextRun {
    words(Text::number(n), serif(size), at, Align::Middle, paint)
}

/// A small hourglass.
pub fn hourglass(x: i32, y: i32, size: i32, paint: Paint) -> Op {
    draw_icon("hourglass", x, y, size, paint)
}

/// The caption over a surface: a label in capitals, an icon if there is one, what else there is to say, a line.
pub fn caption(title: Text, icon: Option<&str>, more: Text, width: i32) -> (Vec<Op>, Vec<TextRun>) {
    let from = if icon.is_some() { 11500 } else { 9900 };
    let mut ops = vec![straight(24500, 700, width - 1200, 700, role("rule"), 100)];
    ops.extend(icon.map(|name| draw_icon(name, 9700, -100, 1600, role("ink-2"))));
    let title = words(title, label(1000), [200, 0, 9300, 1400], Align::Start, role("ink-2"));
    let more = words(more, sans(1100), [from, 0, 24200 - from, 1400], Align::Start, role("ink-2"));
    (ops, vec![title, more])
}
