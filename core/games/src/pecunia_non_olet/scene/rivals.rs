//! The other players in brief: money large, its stones, seats, queue, number of cards.

use super::super::data::Customer;
use super::super::state::{Phase, Player, State};
use super::super::words::Touch;
use super::book::Piece;
use super::{Marks, WIDTH, item};
use table::canvas::Canvas;
use table::draw::{disc, edge, rect, role, serif, shape, straight, strong, words as run};
use table::icons;
use table::scene::{Align, Item, Op, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The gap between two cards.
const GAP: i32 = 300;

/// Draws the others, or everybody when players are what is asked for.
pub fn rivals(s: &State, own: Seat, everybody: bool, marks: &Marks, canvas: &mut Canvas) {
    let seats: Vec<Seat> = if everybody { s.all().collect() } else { s.others(own).collect() };
    let brief = seats.len() > 3;
    let per_row = match seats.len() {
        1 => 1,
        2 | 4 => 2,
        _ => 3,
    };
    let rows = (seats.len() as i32 + per_row - 1) / per_row;
    let (w, h) = ((WIDTH - (per_row - 1) * GAP) / per_row, if brief { 5800 } else { 11800 });
    let height = rows * (h + 2 * GAP) - GAP;
    canvas.surface(0, SurfaceKind::Players, None, Text::new("surface-players"), Size { w: WIDTH, h: height });
    for (i, seat) in seats.into_iter().enumerate() {
        let at = [(i as i32 % per_row) * (w + GAP), (i as i32 / per_row) * (h + 2 * GAP)];
        let card = card(s, seat, at, [w, h], brief, marks, canvas.emblem(seat));
        canvas.put(card);
    }
}

fn card(s: &State, seat: Seat, [x, y]: [i32; 2], [w, h]: [i32; 2], brief: bool, marks: &Marks, emblem: u8) -> Item {
    let player = s.player(seat);
    let acting = seat == s.active && s.phase != Phase::Over;
    let key = if acting { "player-active" } else { "player" };
    let spoken = Text::new(key)
        .player("player", seat)
        .num("money", player.money)
        .num("target", s.target())
        .num("cards", player.hand.len());
    let frame = if acting { edge("accent-edge", 180) } else { edge("rule", 100) };
    let mut ops = vec![
        rect(0, 0, w, h, 900, Some(role("surface")), frame),
        straight(900, 110, w - 900, 110, role("highlight"), 120),
        shape(icons::token(emblem), 700, if brief { 500 } else { 900 }, 2000, 2000, vec![role("edge")]),
    ];
    let mut drawn = item(marks, u32::from(seat.0), Touch::Player(seat), false, spoken)
        .boxed(x, y, w, h)
        .outline(Outline::Rect(900), 150)
        .run(run(
            Text::name(seat),
            strong(1300),
            [3100, if brief { 500 } else { 900 }, w - 6600, 2000],
            Align::Start,
            role("ink"),
        ))
        .run(run(
            Text::number(player.money),
            serif(2500),
            [w - 4000, if brief { 200 } else { 700 }, 3100, 2600],
            Align::End,
            role("ink"),
        ));
    let of = s.target().min(255) as u8;
    let stones = Piece::Stones { full: player.money.min(u16::from(of)) as u8, of };
    ops.push(stones.at(900, if brief { 2800 } else { 3600 }, w - 1800, 480));
    if brief {
        ops.extend(in_a_row(player, w));
    } else {
        ops.extend(seats(player, w));
        ops.push(straight(900, 9000, w - 900, 9000, role("rule"), 80));
        ops.extend(waiting(player, 900, 10350, w - 4400, 700));
    }
    let y = if brief { 3900 } else { 9700 };
    ops.push(Piece::Back.at(w - 3000, y, 900, 1250));
    let cards =
        run(Text::number(player.hand.len()), serif(1300), [w - 2100, y - 200, 1400, 1700], Align::Middle, role("ink"));
    drawn = drawn.run(cards);
    drawn.draw(ops)
}

/// The seats as small boxes, with a dot for each marker.
fn seats(player: &Player, w: i32) -> Vec<Op> {
    let places = player.seats();
    let bw = ((w - 1800 + 300) / places.len().max(3) as i32 - 300).min(4200);
    let step = bw + 300;
    let mut ops = Vec::new();
    for (i, place) in places.iter().enumerate() {
        let x = 900 + i as i32 * step;
        ops.push(Piece::Brief { villa: i >= 3, empty: place.is_empty() }.at(x, 4700, bw, 3700));
        let two = place.upper.is_some();
        for (k, lodger) in place.lodgers().enumerate() {
            let radius = if two { (bw / 5).min(900) } else { (bw * 9 / 25).min(1150) };
            let cx = if two { x + bw * (1 + 2 * k as i32) / 4 } else { x + bw / 2 };
            ops.push(Piece::Dot(lodger.customer.class()).about(cx, 6100, radius));
            let shown = i32::from(lodger.markers.min(4));
            let step = if two { 380 } else { 760.min(bw / 5) };
            for m in 0..shown {
                let size = if two { 150 } else { 300.min(step * 2 / 5) };
                ops.push(disc(cx - (shown - 1) * step / 2 + m * step, 7800, size, Some(role("ink")), None));
            }
        }
    }
    ops
}

/// Those who wait, the front at the left.
fn waiting(player: &Player, x: i32, y: i32, room: i32, radius: i32) -> Vec<Op> {
    let n = player.queue.len().max(1) as i32;
    let step = (room / n).min(radius * 37 / 20);
    player
        .queue
        .iter()
        .enumerate()
        .map(|(i, c)| Piece::Dot(Customer(c).class()).about(x + radius + i as i32 * step, y, radius))
        .collect()
}

/// Seats and queue in one row, for many players.
fn in_a_row(player: &Player, w: i32) -> Vec<Op> {
    let mut ops = Vec::new();
    let mut x = 700;
    for place in player.seats() {
        if place.is_empty() {
            ops.push(Piece::Brief { villa: false, empty: false }.at(x, 3800, 1400, 1400));
        }
        for lodger in place.lodgers() {
            ops.push(Piece::Dot(lodger.customer.class()).about(x + 700, 4500, 700));
        }
        x += 1550;
    }
    ops.push(straight(x, 3800, x, 5200, role("rule-strong"), 100));
    ops.extend(waiting(player, x + 150, 4500, w - x - 3400, 600));
    ops
}
