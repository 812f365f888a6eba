//! A plain scene: an item for each thing that can be touched.

use super::map::Hex;
use super::prompt;
use super::state::State;
use super::touch::Touch;
use super::words;
use std::collections::BTreeSet;
use table::canvas::Canvas;
use table::scene::{Item, Look, Size, SurfaceKind, TouchId};
use table::text::Text;

/// Half the width of a hex.
const HALF: i32 = 2400;

/// Everything there is to see.
pub fn scene(s: &State, canvas: &mut Canvas) {
    let options: BTreeSet<TouchId> = options(s);
    let item = |id: u32, touch: Touch, spoken: Text| {
        let look = if options.contains(&touch.id()) { Look::Option } else { Look::Plain };
        Item::new(id).touch(touch.id()).look(look).spoken(spoken)
    };
    let size = Size { w: 36 * HALF, h: 17 * 2 * HALF };
    canvas.surface(1, SurfaceKind::Board, None, Text::new("surface-board"), size);
    for hex in Hex::all() {
        let (row, col) = (i32::from(hex.row()), i32::from(hex.col()));
        let (x, y) = (2 * col * HALF + (row & 1) * HALF, 2 * row * HALF);
        let touch = Touch::on(s, hex);
        let spoken = match s.place_at(hex) {
            Some(place) => words::place(s, place),
            None => words::hex(hex),
        };
        canvas.put(item(100 + u32::from(hex.0), touch, spoken).boxed(x, y, 2 * HALF, 2 * HALF));
    }
    let line = Size { w: 12 * 5000, h: 5000 };
    canvas.surface(2, SurfaceKind::Status, None, Text::new("title-allowance"), line);
    let cards = s.cards.iter().map(|card| Touch::Card(super::data::Card(card)));
    for (i, touch) in [Touch::Allowance, Touch::Deck].into_iter().chain(cards.rev().take(3)).enumerate() {
        canvas.put(item(i as u32, touch, Text::new("title-deck")).boxed(5000 * i as i32, 0, 5000, 5000));
    }
    for seat in s.all() {
        let size = Size { w: 4 * 5000, h: 5000 };
        let title = Text::new("just-player").player("player", seat);
        canvas.surface(10 + u16::from(seat.0), SurfaceKind::Mat, Some(seat), title, size);
        let touches = [Touch::Player(seat), Touch::Roads(seat), Touch::Cities(seat), Touch::Markets(seat)];
        for (i, touch) in touches.into_iter().enumerate() {
            let spoken = Text::new("just-player").player("player", seat);
            canvas.put(item(i as u32, touch, spoken).boxed(5000 * i as i32, 0, 5000, 5000));
        }
    }
}

/// The things on screen that stand for an answer.
fn options(s: &State) -> BTreeSet<TouchId> {
    let mut list = Vec::new();
    super::phases::actions(s, s.active, &mut list);
    list.into_iter().flat_map(|action| prompt::anchors(s, action)).collect()
}
