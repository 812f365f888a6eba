//! The action spaces of the six areas: what they give, who stands on them, and what is read below them.

use super::super::data::{Area, Metal, Space};
use super::super::state::{State, Step};
use super::super::touch::Touch;
use super::super::words as names;
use super::Marks;
use super::book::{Piece, SPACE as BOX};
use super::layout::Plan;
use super::metal;
use table::canvas::Canvas;
use table::draw::{disc, edge, role, rounded, sans, serif, words};
use table::icons::draw_icon;
use table::scene::{Align, Item, Look, Outline, Paint};
use table::seat::Seat;
use table::text::Text;

/// A servant on its space: what has come has another id, and is news.
const SERVANTS: u32 = 1000;
const CAPTIONS: u32 = 100;
const PLATES: u32 = 140;

/// What a space shows.
#[derive(Clone, Copy)]
enum Sign {
    Icon(&'static str),
    Coin(Metal, u8),
    Counted(&'static str, u8),
    Pair(&'static str, &'static str),
    Number(u8),
}

use Sign::{Coin, Counted, Icon, Number, Pair};

/// What stands on a space while nobody does.
fn sign(space: Space) -> Sign {
    match space.area() {
        Area::Mercatus => match (space, space.servi()) {
            (Space::DOLUS, _) => Counted("die", 2),
            (Space::PECUNIA, _) => Icon("scales"),
            (Space::POTENTIA, _) => Counted("die", 4),
            (_, Some((metal, most))) => Coin(metal, most),
            _ => Coin(Metal::Bronze, 1),
        },
        Area::Arena => Number(space.value()),
        Area::Stadium => Coin(space.side().unwrap_or(Metal::Gold), space.value()),
        Area::Theatrum => Icon("mask"),
        Area::Forum if space.0 == Space::FORUM.0 + 2 => Counted("villa", 2),
        Area::Forum if space.scores() => Pair("villa", "laurel"),
        Area::Forum => Icon("villa"),
        Area::Portus => space.port().map_or(Icon("sword"), |metal| Coin(metal, 1)),
    }
}

/// Draws the spaces, the servants, the captions, and the plates of the contests, which tell the odds.
pub fn spaces(s: &State, plan: Plan, marks: &Marks, canvas: &mut Canvas) {
    for space in Space::all() {
        let Some((middle, radius)) = plan.space(space) else { continue };
        canvas.put(ground(s, space, middle, radius, marks));
        if let Some(seat) = s.stands(space) {
            canvas.put(servant(s, space, seat, middle, radius, marks));
        }
    }
    for space in Space::all() {
        if let Some([x, y, w]) = plan.caption(space) {
            let text = Text::new("scene-caption").word("space", caption(s, space));
            let caption = Item::new(CAPTIONS + u32::from(space.0)).boxed(x - w / 2, y, w, 1400).layer(2);
            canvas.put(caption.run(words(text, sans(1050), [0, 0, w, 1400], Align::Middle, role("ink"))));
        }
    }
    for (i, area, at, w) in [(0, Area::Arena, [8400, 0], 7000), (1, Area::Stadium, [26830, 0], 9200)] {
        if let Some([x, y]) = plan.at(super::layout::Part::Races, at) {
            let spoken = Text::new("scene-odds-plate").text("area", names::area(area));
            canvas.put(Item::new(PLATES + i).boxed(x - w / 2, y, w, 1500).touch(Touch::Odds(area).id()).spoken(spoken));
        }
    }
}

/// What is read below a space: those that read alike have one word.
fn caption(s: &State, space: Space) -> &'static str {
    match space.0 {
        3 | 4 => "mercatus_equi",
        19 | 22 => "forum",
        23 if s.house.forum5_two => "forum_5_two",
        _ => space.id(),
    }
}

/// Whether this space is being resolved; in a contest all of its area that are taken.
fn current(s: &State, space: Space) -> bool {
    let contest = s.contest.is_some() && s.at.area() == space.area() && s.stands(space).is_some();
    s.step.is_action() && (space == s.at && s.contest.is_none() || contest)
}

fn ground(s: &State, space: Space, [x, y]: [i32; 2], radius: i32, marks: &Marks) -> Item {
    let (middle, side, touch) = (BOX / 2, 2 * radius, Touch::Space(space));
    let (taken, barred) = (s.stands(space), s.blocked & space.bit() != 0);
    let wanted = s.step == Step::Place && taken.is_none();
    let look = marks.wanted(s, touch, wanted);
    let dim = barred || look == Look::Blocked;
    let paint = match look {
        Look::Option => "option-wash",
        _ if dim => "ground-2",
        _ => "bone-space",
    };
    let key = match taken {
        Some(_) if lies_below(s, space) => "scene-space-coin",
        Some(_) => "scene-space-taken",
        None if barred => "scene-space-barred",
        None => "scene-space-free",
    };
    let mut spoken = Text::new(key).text("space", names::space(space));
    if let Some(seat) = taken {
        spoken = spoken.player("player", seat);
    }
    let round = rounded(middle - radius, middle - radius, side, side, radius);
    let mut item = Item::new(u32::from(space.0))
        .boxed(x - middle, y - middle, BOX, BOX)
        .layer(1)
        .outline(Outline::Path(round), 0)
        .look(look)
        .touch(touch.id())
        .spoken(spoken)
        .symbol(Piece::Space((radius / 50) as u8).id(), &[paint]);
    if taken.is_none() {
        item = gives(item, sign(space), radius, if dim { "blocked" } else { "ink" });
    }
    if barred {
        item = item.draw([draw_icon("lock", middle + radius / 3, middle - radius, radius, role("blocked"))]);
    }
    if current(s, space) && look == Look::Plain {
        // Where the town is at: a dark ring round what is being resolved.
        item = item.draw([disc(middle, middle, radius + 60, None, edge("ink", 260))]);
    }
    item
}

/// Whether the coin of the port lies below the servant.
fn lies_below(s: &State, space: Space) -> bool {
    space.port().is_some_and(|metal| s.port[metal as usize])
}

fn servant(s: &State, space: Space, seat: Seat, [x, y]: [i32; 2], radius: i32, marks: &Marks) -> Item {
    let side = radius * 9 / 5;
    let mut item = Item::piece(SERVANTS + 32 * u32::from(seat.0) + u32::from(space.0))
        .boxed(x - side / 2, y - side / 2 - 50, side, side)
        .layer(2)
        .outline(Outline::Disc, 0)
        .symbol(Piece::Servant(marks.emblems.of(seat)).id(), &[]);
    if let Some(metal) = space.port().filter(|_| lies_below(s, space)) {
        let coin = radius * 11 / 10;
        item = item.draw([Piece::Coin(metal as u8).at(side - coin * 2 / 3, side - coin * 2 / 3, coin, coin)]);
    }
    item
}

/// The sign of what a space gives.
fn gives(item: Item, sign: Sign, radius: i32, ink: &'static str) -> Item {
    let middle = BOX / 2;
    let number = |n: u8, size: i32, x: i32, paint: Paint| {
        words(Text::number(n), serif(size), [x - 900, middle - 1100, 1800, 2200], Align::Middle, paint)
    };
    match sign {
        Icon(name) => {
            let size = radius * 132 / 100;
            item.draw([draw_icon(name, middle - size / 2, middle - size / 2, size, role(ink))])
        }
        Coin(metal, n) => {
            let side = metal::BOX * radius * 62 / 100_000;
            item.draw([Piece::Coin(metal as u8).about([middle, middle], side)]).run(number(
                n,
                1420,
                middle,
                role("on-metal"),
            ))
        }
        Counted(name, n) => {
            let icon = draw_icon(name, middle - 1650, middle - 950, 1900, role(ink));
            item.draw([icon]).run(number(n, 1800, middle + 850, role(ink)))
        }
        Pair(name, other) => item.draw([
            draw_icon(name, middle - 1550, middle - 1050, 2100, role(ink)),
            draw_icon(other, middle + 350, middle - 350, 1350, role(ink)),
        ]),
        Number(n) => item.run(number(n, 1720, middle, role(ink))),
    }
}
