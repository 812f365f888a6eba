//! A contest going on: who stands where on the strength track, and how likely each place is.

use super::super::data::{Area, Card};
use super::super::odds;
use super::super::state::{Draft, State};
use super::super::touch::Touch;
use super::super::words as names;
use super::Marks;
use super::book::Piece;
use super::layout::WIDTH;
use super::players::figure;
use table::canvas::Canvas;
use table::draw::{disc, edge, group, rect, role, sans, straight, strong, words};
use table::icons::draw_icon;
use table::scene::{Align, Item, Look, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// How high the head is, and the lane of a participant.
const HEAD: i32 = 2300;
const LANE: i32 = 2600;
/// Where the track begins and ends, and the least strength it ends with.
const FROM: i32 = 7600;
const TO: i32 = 23000;
const LEAST: u8 = 10;
/// How wide a column of the odds is.
const COLUMN: i32 = 3230;
/// The markers of strength: pieces, so that they are seen to move.
const MARKERS: u32 = 6000;

/// Draws it, if there is one.
pub fn contest(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let Some(contest) = s.contest else { return };
    let area = s.at.area();
    // Those who win ties come first.
    let seats: Vec<Seat> = s.tie.iter().map(Seat).filter(|seat| s.player(*seat).stands & area.spaces() != 0).collect();
    let high = seats.iter().map(|seat| contest.strength[seat.index()].sum()).max().unwrap_or(0) + down(s);
    let most = i32::from(high.max(LEAST));
    let h = HEAD + LANE * seats.len() as i32 + 300;
    let title = names::area(area);
    canvas.surface(2, SurfaceKind::Status, None, title, Size { w: WIDTH, h });
    let places = seats.len().min(3);
    canvas.put(head(area, places, most).boxed(0, 0, WIDTH, HEAD));
    let odds = odds::odds(s, area);
    for (i, seat) in (0..).zip(&seats) {
        let top = HEAD + i * LANE;
        let strength = contest.strength[seat.index()].sum();
        let mut lane = lane(s, *seat, strength, marks).boxed(0, top, WIDTH, LANE);
        for place in 0..places {
            let chance = odds.as_ref().map_or(0, |odds| odds.thousandths(*seat, place));
            let text = Text::new("scene-percent").num("n", (chance as i64 + 5) / 10);
            let ink = if chance == 0 { "blocked" } else { "ink" };
            let at = [column(place, places), 350, COLUMN, 1900];
            lane = lane.run(words(text, strong(1050), at, Align::End, role(ink)));
        }
        canvas.put(lane);
        let at = |strength: i32| FROM + (TO - FROM) * strength / most;
        let marker = |item: Item, strength: u8| {
            item.boxed(at(i32::from(strength)) - 1050, top + 250, 2100, 2100)
                .layer(2)
                .outline(Outline::Disc, 0)
                .symbol(Piece::Servant(marks.emblems.of(*seat)).id(), &[])
        };
        canvas.put(marker(Item::piece(MARKERS + u32::from(seat.0)), strength));
        if s.active == *seat && down(s) > 0 && marks.asked() {
            // What the cards that are put down would make of it.
            canvas.put(marker(Item::new(50 + u32::from(seat.0)), strength + down(s)).look(Look::Ghost));
        }
    }
}

/// Where a column of the odds begins: they stand at the right.
fn column(place: usize, places: usize) -> i32 {
    WIDTH - 300 - COLUMN * (places - place) as i32
}

/// The strength of the cards that the active player has put down.
fn down(s: &State) -> u8 {
    match s.draft {
        Some(Draft::Cards(kinds)) => Card::ALL.into_iter().map(|card| kinds[card as usize] * card.strength()).sum(),
        _ => 0,
    }
}

/// The name of the contest, the numbers of the track, the places of the odds.
fn head(area: Area, places: usize, most: i32) -> Item {
    let icon = if area == Area::Arena { "arena" } else { "wheel" };
    let mut item = Item::new(40)
        .touch(Touch::Odds(area).id())
        .outline(Outline::Rect(400), 0)
        .spoken(Text::new("scene-odds").text("area", names::area(area)))
        .draw([draw_icon(icon, 200, 400, 1600, role("ink-2"))])
        .run(words(
            Text::new("scene-strength"),
            sans(1100),
            [2000, 500, FROM - 2900, 1400],
            Align::Start,
            role("ink-2"),
        ));
    let step = if most > 14 { 4 } else { 2 };
    for n in (0..=most / step).map(|k| k * step) {
        let x = FROM + (TO - FROM) * n / most;
        item = item.run(figure(n, 1150, [x - 900, 550, 1800, 1400], Align::Middle, "ink-2"));
    }
    for place in 0..places {
        let at = [column(place, places), 500, COLUMN, 1400];
        let text = Text::new("scene-place").num("place", place as i64 + 1);
        item = item.run(words(text, sans(1100), at, Align::End, role("ink-2")));
    }
    item
}

/// A participant: whose strength, the track, the number.
fn lane(s: &State, seat: Seat, strength: u8, marks: &Marks) -> Item {
    let contest = s.contest.unwrap_or_default();
    let parts = contest.strength[seat.index()];
    let metal = s.counts(s.at.area(), seat);
    let acts = s.active == seat;
    let touch = Touch::Strength(seat);
    let spoken = Text::new("scene-lane")
        .player("player", seat)
        .num("strength", strength)
        .num("base", parts.base)
        .num("red", parts.red)
        .num("cards", parts.cards)
        .num("blue", parts.blue)
        .text("metal", names::metal(metal));
    let middle = LANE / 2;
    let ground = rect(0, 100, WIDTH, LANE - 200, 500, Some(role(if acts { "surface" } else { "surface-2" })), None);
    let mut item = Item::new(10 + u32::from(seat.0))
        .touch(touch.id())
        .look(marks.look(touch))
        .outline(Outline::Rect(500), 0)
        .draw([
            ground,
            straight(FROM, middle, TO, middle, role("rule-strong"), 160),
            disc(FROM, middle, 200, Some(role("rule-strong")), None),
            disc(TO, middle, 200, Some(role("rule-strong")), None),
            // The metal that counts on this player's dice.
            Piece::Coin(metal as u8).about([900, middle], 1300),
        ])
        .run(words(Text::name(seat), strong(1150), [1700, 350, FROM - 2950, 1900], Align::Start, role("ink")))
        .run(figure(strength, 1900, [24000, 150, 2600, 2300], Align::Middle, "ink"))
        .spoken(spoken);
    if contest.rolled.has(seat) && !contest.played.has(seat) {
        item = item.draw([group(70, vec![draw_icon("hourglass", FROM - 1250, 800, 1000, role("ink-2"))])]);
    }
    if acts {
        item = item.draw([rect(0, 100, WIDTH, LANE - 200, 500, None, edge("accent-edge", 120))]);
    }
    item
}
