//! The players in brief: houses, men at home, the saint and how far the condition is met, and who is done.

use super::super::score;
use super::super::state::{Phase, State};
use super::super::touch::Touch;
use super::super::words as names;
use super::WIDTH;
use super::marks::Marks;
use super::parts::{Plate, figure, share, small};
use table::canvas::Canvas;
use table::draw::{group, role, shape, strong, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Form, Item, Outline, Size, SurfaceKind};
use table::seat::{Seat, SeatSet};
use table::text::Text;

/// The gap between two cards, and how high one is.
const GAP: i32 = 300;
pub const HIGH: i32 = 6600;

/// How wide a card is where so many stand side by side.
pub fn wide(columns: i32) -> i32 {
    (WIDTH - (columns - 1) * GAP) / columns
}

/// Draws them: side by side on a phone, two in a row where there is room for more.
pub fn players(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let n = i32::from(s.seats);
    let columns = if canvas.form() == Form::Wide && n == 4 { 2 } else { n };
    let rows = (n + columns - 1) / columns;
    let w = wide(columns);
    let size = Size { w: WIDTH, h: rows * (HIGH + GAP) };
    canvas.surface(0, SurfaceKind::Players, None, Text::new("scene-players"), size);
    let acts = acting(s);
    for (i, seat) in (0..).zip(s.all()) {
        let item = brief(s, seat, columns, acts.has(seat), marks);
        canvas.put(item.boxed(i % columns * (w + GAP), i / columns * (HIGH + GAP), w, HIGH));
    }
}

/// Who has something to do now, as everybody can see.
fn acting(s: &State) -> SeatSet {
    super::super::phases::turn(s).asked()
}

/// Whether a player has done their part of a phase in which all act at the same time.
fn is_done(s: &State, seat: Seat) -> bool {
    matches!(s.phase, Phase::City | Phase::Storage | Phase::Harvest) && !s.asked.has(seat) && !s.player(seat).out
}

fn brief(s: &State, seat: Seat, columns: i32, acts: bool, marks: &Marks) -> Item {
    let w = wide(columns);
    let (player, realm) = (s.player(seat), s.realm(seat));
    let touch = Touch::Player(seat);
    let sign = shape(token(marks.emblems.of(seat)), 300, 350, 1750, 1750, vec![role("edge")]);
    let second = w / 2;
    let mut item = Item::new(u32::from(seat.0))
        .touch(touch.id())
        .look(marks.look(touch))
        .outline(Outline::Rect(700), 0)
        .symbol(Plate::Brief(columns as u8, acts).id(), &[])
        .draw([if player.out { group(45, vec![sign]) } else { sign }])
        .run(words(Text::name(seat), strong(1250), [2250, 350, w - 2500, 1750], Align::Start, role("ink")))
        .run(figure(realm.house_count(), 1400, [1750, 2350, second - 1750, 1700], Align::Start, "ink"))
        .run(figure(realm.home, 1400, [second + 1400, 2350, w - second - 1500, 1700], Align::Start, "ink"));
    if is_done(s, seat) {
        item = item.draw([draw_icon("confirm", w - 1700, 2550, 1200, role("good"))]);
    }
    let spoken = Text::new("scene-player").player("player", seat).num("houses", realm.house_count());
    let spoken = spoken.num("home", realm.home).word("how", how(s, seat, acts));
    match realm.saint {
        _ if player.out => {
            let out = small(Text::new("scene-out"), 1100, [350, 4500, w - 600, 1600], Align::Start);
            item.run(out).spoken(spoken.text("saint", Text::new("scene-no-saint")))
        }
        Some(saint) => {
            let progress = score::progress(s, seat, saint);
            let name = small(
                Text::new("scene-saint-short").word("saint", saint.id()),
                1050,
                [350, 4100, w - 500, 1200],
                Align::Start,
            );
            let far = share(progress.have, progress.need, 1150, [350, 5200, w - 600, 1300], Align::Start);
            item.run(name).run(far).spoken(spoken.text("saint", names::saint(saint)))
        }
        None => {
            let none = small(Text::new("scene-no-saint"), 1050, [350, 4300, w - 500, 1300], Align::Start);
            item.run(none).spoken(spoken.text("saint", Text::new("scene-no-saint")))
        }
    }
}

/// What there is to say of a player's part now.
fn how(s: &State, seat: Seat, acts: bool) -> &'static str {
    match (s.player(seat).out, acts, is_done(s, seat)) {
        (true, ..) => "out",
        (_, true, _) => "acting",
        (.., true) => "done",
        _ => "waiting",
    }
}
