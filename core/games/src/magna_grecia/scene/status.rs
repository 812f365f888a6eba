//! Below the map: what the running turn still allows, and the cards that lie open, this round's and the next one's.

use super::super::about;
use super::super::data::Card;
use super::super::phases::allowance;
use super::super::state::{Phase, State};
use super::super::touch::Touch;
use super::{Marks, WIDTH, acting};
use table::canvas::Canvas;
use table::draw::{edge, group, label, rect, role, rounded, sans, serif, shape, straight, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Item, Look, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// How high the stones are that the turn's limits stand on, with what a finger needs about them, and the strip of a card.
const STONE: i32 = 4400;
const STRIP: i32 = 3000;
const GAP: i32 = 300;
/// How wide the pile of cards is.
const PILE: i32 = 2400;

/// Draws limits and cards while turns are taken; while oracles are placed, how many are left.
pub fn status(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let Some(seat) = acting(s) else { return };
    let placing = s.phase == Phase::Oracles;
    let h = if placing { STONE } else { STONE + STRIP + GAP };
    canvas.surface(2, SurfaceKind::Status, None, Text::new("scene-status"), Size { w: WIDTH, h });
    if placing {
        canvas.put(oracles_left(s));
        return;
    }
    for (i, limit) in (0..).zip(limits(s, seat)) {
        canvas.put(stone(s, i, &limit, marks));
    }
    let w = (WIDTH - 2 * GAP - PILE) / 2;
    let open = [("scene-now", s.card(), true), ("scene-next", s.next_card(), false)];
    for (i, (key, card, now)) in (0..).zip(open) {
        if let Some(card) = card {
            canvas.put(strip(s, key, card, now, w, marks).boxed(i * (w + GAP), STONE, w, STRIP));
        }
    }
    canvas.put(pile(s).boxed(WIDTH - PILE, STONE, PILE, STRIP));
}

/// One thing that a turn can hold: what is left of it.
struct Limit {
    touch: Touch,
    icon: &'static str,
    key: &'static str,
    /// How many more now.
    left: u8,
    /// Of how many.
    of: u8,
    /// How many it would be in all if it were the only action of the turn, while it still can be.
    alone: Option<u8>,
}

/// The limits of the running turn (rules section 5.2).
fn limits(s: &State, seat: Seat) -> [Limit; 4] {
    let (card, done) = (s.card().unwrap_or(Card(0)), &s.done);
    let printed = card.printed();
    let limit = |touch: Touch, icon: &'static str, key: &'static str, used: u8, basic: u8, more: u8, left: u8| {
        // Beyond the basic value the action is the only one of the turn, and the enhanced value is its limit.
        let beyond = used >= basic && left > 0;
        let alone = (left > basic.saturating_sub(used)).then_some(more);
        let (left, of) = if beyond { (left, more) } else { (left.min(basic.saturating_sub(used)), basic) };
        Limit { touch, icon, key, left, of, alone: alone.filter(|_| !beyond) }
    };
    let market = u8::from(allowance::market_open(s));
    [
        limit(
            Touch::Roads(seat),
            "road",
            "scene-limit-roads",
            done.roads,
            printed.roads,
            card.more_roads(),
            allowance::roads_left(s),
        ),
        limit(
            Touch::Cities(seat),
            "city",
            "scene-limit-cities",
            done.cities,
            printed.cities,
            card.more_cities(),
            allowance::cities_left(s),
        ),
        limit(
            Touch::Allowance,
            "plus",
            "scene-limit-replenish",
            0,
            printed.replenish,
            card.more_replenish(),
            allowance::replenish_left(s),
        ),
        Limit {
            touch: Touch::Markets(seat),
            icon: "market",
            key: "scene-limit-market",
            left: market,
            of: 1,
            alone: None,
        },
    ]
}

/// One of the four stones: what is left large, of how many small, and in grey what the action would be alone.
fn stone(s: &State, i: i32, limit: &Limit, marks: &Marks) -> Item {
    let (w, h) = ((WIDTH - 3 * GAP) / 4, 3300);
    let path = rounded(0, 600, w, h, 700);
    let look = match marks.look(limit.touch) {
        // What looks as if it could be chosen, and cannot, says why.
        Look::Plain if marks.asked() && limit.left == 0 && is_blocked(s, limit.touch) => Look::Blocked,
        look => look,
    };
    let ground = if limit.left > 0 { "surface" } else { "surface-2" };
    let ink = if limit.left > 0 { "ink" } else { "blocked" };
    let spoken =
        Text::new(limit.key).num("left", limit.left).num("of", limit.of).num("alone", limit.alone.unwrap_or(0));
    let mut item = Item::new(i as u32)
        .boxed(i * (w + GAP), 0, w, STONE)
        .outline(Outline::Path(path), 150)
        .touch(limit.touch.id())
        .look(look)
        .spoken(spoken)
        .draw([
            rect(0, 600, w, h, 700, Some(role(ground)), edge("rule", 100)),
            straight(700, 710, w - 700, 710, role("highlight"), 120),
            draw_icon(limit.icon, 550, 1250, 2000, role(ink)),
        ])
        .run(words(Text::number(limit.left), serif(2200), [2850, 950, 1500, 2600], Align::Start, role(ink)))
        .run(words(
            Text::new("scene-of").num("of", limit.of),
            sans(1100),
            [4450, 1400, 2300, 2000],
            Align::Start,
            role("ink-2"),
        ));
    if let Some(alone) = limit.alone {
        item = item.run(words(Text::number(alone), serif(1300), [6700, 1350, 1700, 2000], Align::End, role("blocked")));
    }
    item
}

/// Whether the sheet of a thing says why it cannot be chosen.
fn is_blocked(s: &State, touch: Touch) -> bool {
    about::about(s, touch.id()).is_some_and(|sheet| sheet.blocked.is_some())
}

/// The oracles that are still to be placed.
fn oracles_left(s: &State) -> Item {
    let (placed, all) = (s.oracles().count() as u8, s.oracle_count());
    let temples = (0..i32::from(all)).map(|i| {
        let paint = if i < i32::from(placed) { "rule" } else { "ink" };
        draw_icon("temple", 12000 + i * 2650, 1250, 2000, role(paint))
    });
    Item::new(0)
        .boxed(0, 0, WIDTH, STONE)
        .touch(Touch::Allowance.id())
        .draw([rect(0, 600, WIDTH, 3300, 700, Some(role("surface-2")), edge("rule", 100))])
        .draw(temples)
        .run(words(Text::new("scene-oracles"), label(1000), [700, 1300, 10800, 2000], Align::Start, role("ink-2")))
        .spoken(Text::new("scene-oracles-left").num("left", all - placed.min(all)).num("of", all))
}

/// The cards that nobody has seen yet, of those that will be played.
fn pile(s: &State) -> Item {
    let left = i64::from(s.rounds()) - s.cards.len() as i64;
    Item::new(12)
        .touch(Touch::Deck.id())
        .draw([
            rect(200, 500, PILE - 200, 2300, 400, Some(role("wall")), edge("rule-strong", 100)),
            rect(0, 200, PILE - 200, 2300, 400, Some(role("surface-2")), edge("rule-strong", 100)),
        ])
        .run(words(Text::number(left), serif(1250), [0, 600, PILE - 200, 1500], Align::Middle, role("ink-2")))
        .spoken(Text::new("scene-pile").num("left", left))
}

/// A card that lies open: who takes the turns, and its three basic values. Who has had a turn this round is pale.
fn strip(s: &State, key: &'static str, card: Card, now: bool, w: i32, marks: &Marks) -> Item {
    let order: Vec<Seat> = s.order(card).collect();
    let printed = card.printed();
    let touch = Touch::Card(card);
    let names = order.iter().map(|seat| Text::name(*seat)).collect();
    let round = i64::from(s.round) + i64::from(!now);
    let spoken = Text::new(if now { "scene-card-now" } else { "scene-card-next" })
        .num("round", round)
        .num("rounds", s.rounds())
        .list("order", names)
        .num("roads", printed.roads)
        .num("cities", printed.cities)
        .num("replenish", printed.replenish);
    let mut ops = vec![rect(0, 200, w, 2600, 600, Some(role("surface-2")), edge("rule", 100))];
    let step = 1800;
    let from = 3400 + (4 - order.len() as i32) * step / 2;
    for (i, seat) in (0..).zip(&order) {
        let x = from + i * step;
        let mark = shape(token(marks.emblems.of(*seat)), x, 600, 1650, 1650, vec![role("edge")]);
        let gone = now && i < i32::from(s.gone);
        ops.push(if gone { group(35, vec![mark]) } else { mark });
        if now && acting(s) == Some(*seat) {
            ops.push(straight(x + 250, 2520, x + 1400, 2520, role("ink"), 220));
        }
    }
    let values = [("road", printed.roads), ("city", printed.cities), ("plus", printed.replenish)];
    let mut item = Item::new(if now { 10 } else { 11 });
    for (i, (icon, n)) in (0..).zip(values) {
        let x = 10800 + i * 1950;
        ops.push(draw_icon(icon, x, 850, 1150, role("ink-2")));
        item = item.run(words(Text::number(n), serif(1250), [x + 1200, 750, 700, 1500], Align::Start, role("ink")));
    }
    item.touch(touch.id())
        .look(marks.look(touch))
        .outline(Outline::Rect(600), 0)
        .draw(ops)
        .run(words(Text::new(key), sans(1050), [400, 750, 3000, 1500], Align::Start, role("ink-2")))
        .spoken(spoken)
}
