//! A latrine: the wall with money and what is due, its seats, the bench with the turns left.

use super::super::data::Customer;
use super::super::phases;
use super::super::score;
use super::super::state::{Lodger, Phase, Place, PlaceId, State};
use super::super::words::{self, Touch};
use super::book::{self, LATRINE_H, Piece, SEAT_H, SEAT_WIDTHS};
use super::{Marks, WIDTH, item, parts};
use table::canvas::Canvas;
use table::draw::{group, label, role, rounded, sans, serif, shape, straight, strong, words as run};
use table::icons;
use table::scene::{Align, Item, Op, Outline, Size, SurfaceKind, TextRun};
use table::seat::Seat;
use table::text::Text;

/// Where the seats begin below the wall's head.
const TOP: i32 = 5800;

/// Draws a latrine; `first` is the one in front, and the viewer's own if `marks` say whose view it is.
pub fn latrine(s: &State, seat: Seat, first: bool, marks: &Marks, canvas: &mut Canvas) {
    let kind = if first { SurfaceKind::Board } else { SurfaceKind::Mat };
    let own = marks.viewer == Some(seat);
    let title = Text::new("surface-latrine").player("player", seat);
    canvas.surface(10 + u16::from(seat.0), kind, Some(seat), title, Size { w: WIDTH, h: LATRINE_H });
    let player = s.player(seat);
    let columns = book::columns(player.villas);
    let wall = wall(s, seat, own, first, canvas);
    canvas.put(wall);
    let due = score::due(player);
    let due = Text::new("due").num("one", due[0]).num("two", due[1]).num("three", due[2]).num("four", due[3]);
    canvas.put(Item::new(2).boxed(13600, 900, 13000, 3800).spoken(due));
    for (place, (x, column)) in player.place_ids().zip(columns) {
        let w = SEAT_WIDTHS[usize::from(column)];
        canvas.put(seat_item(s, seat, place, x, column, marks));
        let there = &player.places[place.index()];
        for (upper, lodger) in [(false, there.lower), (true, there.upper)] {
            if let Some(lodger) = lodger {
                let [customer, coin] = sitting(seat, place, upper, lodger, there, [x, w], marks);
                canvas.put(customer).put(coin);
            }
        }
    }
}

/// The wall: whose it is, what is due, and the money, large.
fn wall(s: &State, seat: Seat, own: bool, first: bool, canvas: &Canvas) -> Item {
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
    let (title, below) =
        if own { (Text::new("board-own"), Text::name(seat)) } else { (Text::name(seat), Text::new("board-latrine")) };
    let mut item = Item::new(1)
        .boxed(0, 0, WIDTH, LATRINE_H)
        .symbol(Piece::Wall(player.villas).id(), &[])
        .draw([shape(icons::token(canvas.emblem(seat)), 1100, 1100, 2600, 2600, vec![role("wall-line")])])
        .outline(Outline::Rect(1000), 200)
        .spoken(spoken)
        .touch(Touch::Player(seat).id())
        .run(run(title, serif(1450), [4600, 900, 8000, 1700], Align::Start, on_wall))
        .run(run(below, sans(1200), [4600, 2600, if first { 7400 } else { 4700 }, 1500], Align::Start, quiet))
        .run(run(Text::new("board-in"), label(1000), [12600, 1200, 4200, 1400], Align::End, quiet))
        .run(run(Text::new("board-due"), label(1000), [12600, 3000, 4200, 1400], Align::End, quiet))
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
        // Zero is a dot.
        let sum = if *sum == 0 { Text::new("board-zero") } else { Text::number(*sum) };
        item = item.run(run(sum, serif(1600), [x, 2800, 2300, 1900], Align::Middle, on_wall));
    }
    if !first {
        // The others have no card of their own where their latrines are shown: their hands are counted here.
        let cards = Text::number(player.hand.len());
        item = item.draw([Piece::Back.at(9500, 2750, 900, 1250)]).run(run(
            cards,
            serif(1300),
            [10600, 2500, 1600, 1700],
            Align::Start,
            quiet,
        ));
    }
    item
}

/// One seat: frame on the wall, box on the bench, and how it stands for the front customer.
fn seat_item(s: &State, seat: Seat, place: PlaceId, x: i32, column: u8, marks: &Marks) -> Item {
    let w = SEAT_WIDTHS[usize::from(column)];
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
    let mut ops = Vec::new();
    let mut drawn = item(marks, 100 + u32::from(place.0), Touch::Place(seat, place), blocked, spoken)
        .boxed(x, TOP, w, SEAT_H)
        .layer(1)
        .symbol(Piece::Seat(column).id(), &[])
        .outline(Outline::Rect(400), 0);
    let middle = w / 2;
    if place.0 >= 3 && there.is_empty() && !option {
        let name = run(Text::new("board-villa"), label(1000), [0, 700, w, 1400], Align::Middle, role("on-wall-2"));
        drawn = drawn.run(name);
    }
    if there.is_empty() {
        let colour = if option { role("option") } else { role("bench-line") };
        ops.push(shape(Piece::Keyhole.id(), middle - 480, 10900, 960, 1580, vec![colour]));
    }
    if blocked {
        ops.push(Piece::Lock.about(middle, 3900, 1500));
        let why = if front.is_some_and(|f| f.class().word() == "senator") {
            "board-beside-slave"
        } else {
            "board-beside-senator"
        };
        drawn = drawn.run(TextRun {
            lines: 2,
            ..run(Text::new(why), sans(1100), [200, 5700, w - 400, 2800], Align::Middle, role("on-wall-2"))
        });
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

/// The piece of a seated customer, and the coin it will pay, which no ring covers.
fn sitting(
    seat: Seat,
    place: PlaceId,
    upper: bool,
    lodger: Lodger,
    there: &Place,
    [x, w]: [i32; 2],
    marks: &Marks,
) -> [Item; 2] {
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
    let medallion = Piece::Medallion(lodger.customer.class());
    let paid = Item::new(300 + u32::from(lodger.customer.0))
        .boxed(cx - radius + px - coin, cy - radius + py - coin, 2 * coin, 2 * coin)
        .layer(4)
        .symbol(Piece::Coin(lodger.customer.pay()).id(), &[]);
    let mut item = Item::piece(u32::from(lodger.customer.0))
        .boxed(cx - radius, cy - radius, size, size)
        .layer(2 + u8::from(upper))
        .outline(Outline::Disc, 0)
        .look(marks.look(touch, false))
        .symbol(medallion.id(), &[]);
    // A seated customer is touched by itself only where it is what is asked for; else the seat is.
    if marks.is_option(touch) {
        let spoken = Text::new("do-lodger").player("player", seat).text("place", words::place(place));
        item = item.touch(touch.id()).spoken(spoken.text("who", words::lodger(lodger)));
    }
    [item, paid]
}
