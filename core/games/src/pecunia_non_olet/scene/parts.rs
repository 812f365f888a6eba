//! The pieces that the surfaces are put together from: medallions, coins, markers, captions.

use super::super::data::{Class, Customer};
use table::draw::{disc, edge, group, label, role, sans, serif, straight, words};
use table::icons::draw_icon;
use table::scene::{Align, Op, Paint, TextRun};
use table::text::Text;

/// The role of a class.
pub fn class_role(class: Class) -> &'static str {
    class.word()
}

/// The colour that is read on a class.
pub fn on_class(class: Class) -> &'static str {
    match class {
        Class::Senator => "on-senator",
        Class::Citizen => "on-citizen",
        Class::Slave => "on-slave",
        Class::Lady => "on-lady",
    }
}

/// A customer as a round medallion.
pub fn medallion(customer: Customer, x: i32, y: i32, radius: i32) -> Vec<Op> {
    let (fill, on) = (role(class_role(customer.class())), role(on_class(customer.class())));
    let size = radius * 36 / 25;
    vec![
        disc(x, y + 100, radius, Some(role("shadow")), None),
        disc(x, y, radius, Some(fill), edge("wall-line", 120)),
        group(50, vec![disc(x, y, radius - 260, None, edge(on_class(customer.class()), 70))]),
        draw_icon(customer.class().word(), x - size / 2, y - size * 51 / 100, size, on),
    ]
}

/// A customer as a small disc, without ring.
pub fn dot(customer: Customer, x: i32, y: i32, radius: i32) -> Vec<Op> {
    let size = radius * 3 / 2;
    vec![
        disc(x, y, radius, Some(role(class_role(customer.class()))), None),
        draw_icon(customer.class().word(), x - size / 2, y - size / 2, size, role(on_class(customer.class()))),
    ]
}

/// A coin.
pub fn coin(x: i32, y: i32, radius: i32) -> Vec<Op> {
    vec![
        disc(x, y + 100, radius, Some(role("shadow")), None),
        disc(x, y, radius, Some(role("gold")), edge("gold-edge", 120)),
        disc(x, y, radius * 4 / 5, None, edge("gold-edge", 70)),
    ]
}

/// The number on a coin.
pub fn on_coin(pay: u8, x: i32, y: i32, radius: i32) -> TextRun {
    number(i64::from(pay), radius * 13 / 10, [x - radius, y - radius, 2 * radius, 2 * radius], role("on-metal"))
}

/// A number in the middle of a box.
pub fn number(n: i64, size: i32, at: [i32; 4], paint: Paint) -> TextRun {
    words(Text::number(n), serif(size), at, Align::Middle, paint)
}

/// A small hourglass.
pub fn hourglass(x: i32, y: i32, size: i32, paint: Paint) -> Op {
    draw_icon("hourglass", x, y, size, paint)
}

/// The caption over a surface: a label in capitals, what else there is to say, and a line to the right.
pub fn caption(title: Text, more: Text, width: i32) -> (Vec<Op>, Vec<TextRun>) {
    let line = straight(20000, 700, width - 1200, 700, role("rule"), 100);
    let title = words(title, label(1000), [200, 0, 9300, 1400], Align::Start, role("ink-2"));
    let more = words(more, sans(1100), [9700, 0, 10000, 1400], Align::Start, role("ink-2"));
    (vec![line], vec![title, more])
}
