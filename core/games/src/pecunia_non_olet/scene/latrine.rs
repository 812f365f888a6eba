//! A latrine: the wall with money and what is due, its seats, the bench with the turns left.

use super::super::data::Customer;
use super::super::phases;
use super::super::score;
use super::super::state::{Lodger, Phase, Place, PlaceId, State};
use super::super::words::{self, Touch};
use super::{Marks, WIDTH, item, parts};
use table::canvas::Canvas;
use table::draw::{
    disc, edge, fill, group, label, rect, role, rounded, sans, serif, shape, straight, strong, words as run,
};
use table::icons;
use table::scene::{Align, Item, Op, Outline, Size, SurfaceKind};
use table::seat::Seat;
use table::text::Text;

/// The height of a latrine.
const HEIGHT: i32 = 20000;
/// Where the seats begin below the wall's head.
const TOP: i32 = 5800;
/// How high a seat is on the wall.
const SEAT_H: i32 = 8800;

/// One seat's place on the surface: its left side and width.
fn columns(villas: usize) -> Vec<(i32, i32)> {
    let (main, villa) = match villas {
        0 => (11060, 0),
        1 => (8600, 6400),
        2 => (6900, 5700),
        _ => (5700, 4900),
    };
    let mut columns: Vec<(i32, i32)> = (0..3).map(|i| (1100 + i * (main + 600), main)).collect();
    let from = 1100 + 3 * (main + 600) + 400;
    columns.extend((0..villas as i32).map(|i| (from + i * (villa + 500), villa)));
    columns
}

/// Draws a latrine; `first` is the one in front, and the viewer's own if `marks` say whose view it is.
pub fn latrine(s: &State, seat: Seat, first: bool, marks: &Marks, canvas: &mut Canvas) {
    let kind = if first { SurfaceKind::Board } else { SurfaceKind::Mat };
    let own = marks.viewer == Some(seat);
    let title = Text::new("surface-latrine").player("player", seat);
    canvas.surface(10 + u16::from(seat.0), kind, Some(seat), title, Size { w: WIDTH, h: HEIGHT });
    let player = s.player(seat);
    let columns = columns(usize::from(player.villas));
    canvas.put(wall(s, seat, own, &columns));
    let due = score::due(player);
    let due = Text::new("due").num("one", due[0]).num("two", due[1]).num("three", due[2]).num("four", due[3]);
    canvas.put(Item::new(2).boxed(13600, 900, 13000, 3800).spoken(due));
    for (place, (x, w)) in player.place_ids().zip(columns) {
        canvas.put(seat_item(s, seat, place, [x, w], marks));
        let there = &player.places[place.index()];
        for (upper, lodger) in [(false, there.lower), (true, there.upper)] {
            if let Some(lodger) = lodger {
                canvas.put(sitting(seat, place, upper, lodger, there, [x, w], marks));
            }
        }
    }
}

/// The wall: whose it is, what is due, and the money, large.
fn wall(s: &State, seat: Seat, own: bool, columns: &[(i32, i32)]) -> Item {
    let player = s.player(seat);
    let due = score::due(player);
    let key = if seat == s.active && s.phase != Phase::Over { "player-active" } else { "player" };
    let spoken = Text::new(key)
        .player("player", seat)
        .num("money", player.money)
        .num("target", s.target())
        .num("cards", player.hand.len());
    let on_wall = role("on-wall");
    let quiet = role("on-wall-2");
    let mut ops = vec![
        fill(rounded(0, 0, WIDTH, HEIGHT, 1000), role("wall")),
        fill(rounded(0, 0, WIDTH, 4800, 1000), role("wall-2")),
        rect(0, 3000, WIDTH, 1800, 0, Some(role("wall-2")), None),
        straight(0, 4850, WIDTH, 4850, role("wall-line"), 90),
        straight(0, 5150, WIDTH, 5150, role("wall-line"), 90),
        shape(icons::token(seat.0), 1100, 1100, 2600, 2600, vec![role("wall-line")]),
    ];
    ops.extend(bench(columns));
    let title = if own { Text::new("board-own") } else { Text::new("board-latrine") };
    let mut item = Item::new(1)
        .boxed(0, 0, WIDTH, HEIGHT)
        .outline(Outline::Rect(1000), 200)
        .spoken(spoken)
        .touch(Touch::Player(seat).id())
        .run(run(title, serif(1450), [4600, 900, 9600, 1700], Align::Start, on_wall))
        .run(run(Text::name(seat), sans(1200), [4600, 2600, 9600, 1500], Align::Start, quiet))
        .run(run(Text::new("board-in"), label(1000), [13600, 1200, 3200, 1400], Align::End, quiet))
        .run(run(Text::new("board-due"), label(1000), [13600, 3000, 3200, 1400], Align::End, quiet))
        .run(run(Text::number(player.money), serif(3800), [25200, 500, 6200, 4000], Align::End, on_wall))
        .run(run(
            Text::new("of-target").num("target", s.target()),
            serif(1700),
            [31600, 1900, 3800, 2000],
            Align::End,
            quiet,
        ));
    for (turn, sum) in due.iter().take(4).enumerate() {
        let x = 17100 + turn as i32 * 2300;
        item = item.run(parts::number(turn as i64 + 1, 1200, [x, 1200, 2300, 1400], quiet));
        // Zero is a dot.
        let sum = if *sum == 0 { Text::new("board-zero") } else { Text::number(*sum) };
        item = item.run(run(sum, serif(1600), [x, 2800, 2300, 1900], Align::Middle, on_wall));
        if turn > 0 {
            ops.push(group(50, vec![straight(x, 1200, x, 4000, role("wall-line"), 50)]));
        }
    }
    item.draw(ops)
}

/// The bench below the seats; Villas have one of their own.
fn bench(columns: &[(i32, i32)]) -> Vec<Op> {
    let (main, villas) = columns.split_at(3);
    let mut ops = Vec::new();
    let mut slab = |from: i32, to: i32, last: bool| {
        ops.push(rect(from, 15000, to - from, if last { 3600 } else { 5000 }, 0, Some(role("bench")), None));
        if last {
            ops.push(fill(rounded(from, 16000, to - from, 4000, 1000), role("bench")));
        }
        ops.push(rect(from, 14500, to - from, 600, 150, Some(role("bench-top")), edge("bench-line", 80)));
    };
    let end = |columns: &[(i32, i32)]| columns.last().map_or(WIDTH, |(x, w)| x + w);
    if let Some((from, _)) = villas.first() {
        slab(0, end(main) + 300, false);
        slab(from - 400, WIDTH, true);
    } else {
        slab(0, WIDTH, true);
    }
    ops
}

/// One seat: frame on the wall, box on the bench, and how it stands for the front customer.
fn seat_item(s: &State, seat: Seat, place: PlaceId, [x, w]: [i32; 2], marks: &Marks) -> Item {
    let player = s.player(seat);
    let there = &player.places[place.index()];
    let front = player.front().filter(|_| marks.seats_front(s, seat));
    let blocked = there.is_empty() && front.is_some_and(|f| phases::clash(player, place, f));
    let option = marks.is_option(Touch::Place(seat, place));
    let spoken = if there.is_empty() {
        Text::new("place-empty").text("place", words::place(place))
    } else {
        let who = there.lodgers().map(words::lodger).collect();
        Text::new("place-taken").text("place", words::place(place)).list("who", who)
    };
    let line = role("wall-line");
    let mut ops = vec![
        rect(0, 0, w, SEAT_H, 200, None, edge("wall-line", 90)),
        group(70, vec![rect(300, 300, w - 600, SEAT_H - 600, 100, None, edge("wall-line", 50))]),
        group(60, vec![rect(0, 9900, w, 3600, 200, None, edge("bench-line", 80))]),
    ];
    let mut drawn = item(marks, 100 + u32::from(place.0), Touch::Place(seat, place), blocked, spoken)
        .boxed(x, TOP, w, SEAT_H)
        .layer(1)
        .outline(Outline::Rect(400), 0);
    let middle = w / 2;
    if place.0 >= 3 && there.is_empty() && !option {
        let name = run(Text::new("board-villa"), label(1000), [0, 700, w, 1400], Align::Middle, role("on-wall-2"));
        drawn = drawn.run(name);
    }
    if there.is_empty() {
        ops.push(keyhole(middle, if option { role("option") } else { role("bench-ink-2") }, option));
    }
    if blocked {
        ops.push(disc(middle, 3900, 1500, Some(role("wall-2")), Some(table::scene::Edge { paint: line, width: 100 })));
        ops.push(icons::draw_icon("lock", middle - 800, 3000, 1600, role("on-wall-2")));
        let why = if front.is_some_and(|f| f.class().word() == "senator") {
            "board-beside-slave"
        } else {
            "board-beside-senator"
        };
        drawn =
            drawn.run(run(Text::new(why), sans(1100), [200, 6100, w - 400, 1500], Align::Middle, role("on-wall-2")));
    }
    if let (true, true, Some(front)) = (option, there.is_empty(), front) {
        ops.extend(ghost(front, middle, w));
        let here =
            run(Text::new("board-sit"), strong(1100), [200, 7000, w - 400, 1500], Align::Middle, role("on-wall"));
        drawn = drawn.run(here);
    }
    for (i, lodger) in there.lodgers().enumerate() {
        let two = there.upper.is_some();
        let (from, width) = if two { (i as i32 * w / 2, w / 2) } else { (0, w) };
        let turns = parts::number(
            i64::from(lodger.markers),
            if two { 1900 } else { 2300 },
            [from, 9900, width, 3600],
            role("bench-ink"),
        );
        drawn = drawn.run(turns);
        if !two && w > 6000 {
            ops.push(parts::hourglass(middle - 2600, 10900, 1500, role("bench-ink-2")));
        }
    }
    if there.upper.is_some() {
        ops.push(straight(middle, 10400, middle, 13000, role("bench-line"), 100));
    }
    drawn.draw(ops)
}

/// The keyhole of an empty seat.
fn keyhole(x: i32, paint: table::scene::Paint, strong: bool) -> Op {
    let hole = icons::read_path(
        "M 0 0 C 280 0 480 180 480 440 C 480 620 380 760 220 830 L 320 1580 L -320 1580 L -220 830 \
         C -380 760 -480 620 -480 440 C -480 180 -280 0 0 0 Z",
    );
    Op::Group {
        opacity: if strong { 100 } else { 55 },
        offset: table::scene::Point { x, y: 10700 },
        ops: vec![fill(hole, paint)],
    }
}

/// The front customer where a seat would take it: broken ring, pale figure.
fn ghost(front: Customer, x: i32, w: i32) -> Vec<Op> {
    let radius = 3100.min(w / 2 - 700);
    let size = radius * 29 / 20;
    let ring = Op::Stroke {
        path: rounded(x - radius, 4000 - radius, 2 * radius, 2 * radius, radius),
        edge: table::scene::Edge { paint: role("option-bright"), width: 200 },
        dash: vec![500, 400],
        join: table::scene::Join::Round,
    };
    let figure = icons::draw_icon(front.class().word(), x - size / 2, 4000 - size / 2, size, role("on-wall"));
    vec![ring, group(45, vec![figure])]
}

/// The piece of a seated customer, with the coin it will pay.
fn sitting(
    seat: Seat,
    place: PlaceId,
    upper: bool,
    lodger: Lodger,
    there: &Place,
    [x, w]: [i32; 2],
    marks: &Marks,
) -> Item {
    let touch = Touch::Lodger(seat, place, upper);
    let two = there.upper.is_some();
    let radius = if two { 1800.min(w / 4) } else { 3300.min(w / 2 - 500) };
    // Two ladies sit one above the other, the lower one to the left.
    let (cx, cy) = match (two, upper) {
        (false, _) => (x + w / 2, TOP + 4300),
        (true, false) => (x + w / 2 - radius / 2, TOP + 2700),
        (true, true) => (x + w / 2 + radius / 2, TOP + 6200),
    };
    let size = 2 * radius;
    let coin = if two { 900 } else { 1250.min(w / 5) };
    let (px, py) = match (two, upper) {
        (false, _) => (radius * 9 / 5, radius * 7 / 4),
        (true, false) => (size, radius / 2),
        (true, true) => (0, radius * 3 / 2),
    };
    let mut ops = parts::medallion(lodger.customer, radius, radius, radius);
    ops.extend(parts::coin(px, py, coin));
    let mut item = Item::new(300 + u32::from(lodger.customer.0))
        .boxed(cx - radius, cy - radius, size, size)
        .layer(2 + u8::from(upper))
        .outline(Outline::Disc, 0)
        .look(marks.look(touch, false))
        .draw(ops)
        .run(parts::on_coin(lodger.customer.pay(), px, py, coin));
    // A seated customer is touched by itself only where it is what is asked for; else the seat is.
    if marks.is_option(touch) {
        let spoken = Text::new("do-lodger").player("player", seat).text("place", words::place(place));
        item = item.touch(touch.id()).spoken(spoken.text("who", words::lodger(lodger)));
    }
    item
}
