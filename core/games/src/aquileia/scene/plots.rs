//! The building plots: a street of small ones on a phone, which shows their prices when it is zoomed, or large ones.

use super::super::data::{Building, Coins, PLOTS, Plot};
use super::super::state::{State, Step};
use super::super::touch::Touch;
use super::super::words as names;
use super::book::{Piece, token};
use super::ground::letters;
use super::layout::{Part, Plan, WIDTH};
use super::{Marks, laurel};
use table::canvas::Canvas;
use table::draw::{edge, group, rect, role, rounded};
use table::icons::{draw_icon, pattern};
use table::scene::{Align, Face, Item, Op, Outline, Paint};
use table::text::Text;

/// The side of a small plot, and the box of it for a finger.
pub const SIDE: i32 = 2340;
const BOX: i32 = 3000;
/// The height of a large plot.
pub const TILE: i32 = 4600;
/// From one small plot to the next.
const STEP: [i32; 2] = [2540, 2600];
/// Prices are read from this zoom on.
const CLOSE: u16 = 250;
const COSTS: u32 = 400;
/// A house on its plot: what is built has another id, and is news.
const HOUSES: u32 = 2000;

/// Draws them as this plan has them.
pub fn plots(s: &State, plan: Plan, marks: &Marks, canvas: &mut Canvas) {
    for plot in Plot::all() {
        let ([x, y, w, h], [dx, dy]) = match plan.large_plots() {
            Some((columns, step)) => (large(plan, plot, columns, step), [0, 0]),
            None => little(plan, plot),
        };
        let owner = s.owner(plot);
        let worn = owner.map(|seat| marks.emblems.of(seat));
        let is_large = plan.large_plots().is_some();
        let item = match owner {
            Some(seat) => Item::piece(HOUSES + 32 * u32::from(seat.0) + u32::from(plot.0)),
            None => Item::new(200 + u32::from(plot.0)),
        };
        let touch = Touch::Plot(plot);
        let wanted = s.step == Step::Build && owner.is_none();
        let (outline, picture) = if is_large {
            (Outline::Rect(350), Piece::Tile(plot, worn, (w / 100) as u8).at(0, 0, w, h))
        } else {
            (Outline::Path(rounded(dx, dy, SIDE, SIDE, 200)), Piece::Plot(plot, worn).at(dx, dy, SIDE, SIDE))
        };
        let item = item
            .boxed(x, y, w, h)
            .layer(1)
            .outline(outline, 0)
            .touch(touch.id())
            .look(marks.wanted(s, touch, wanted))
            .symbol(Piece::Clear.id(), &[])
            .draw([picture])
            .spoken(spoken(s, plot));
        canvas.put(item);
        if owner.is_none() && !is_large {
            let cost = Item::new(COSTS + u32::from(plot.0)).boxed(x + dx, y + dy, SIDE, SIDE).layer(2).detail(CLOSE);
            canvas.put(cost.symbol(Piece::Cost(plot).id(), &[]));
        }
    }
}

/// The box of a small plot, and how far inside it the plot lies. Workshops and banks stand at the left, villas at the
/// right, four of a colour.
fn little(plan: Plan, plot: Plot) -> ([i32; 4], [i32; 2]) {
    let n = i32::from(plot.0);
    let (row, x) = match n {
        0..8 => (n / 4, 200 + n % 4 * STEP[0]),
        8..12 => ((n - 8) / 2, 200 + (4 + n % 2) * STEP[0]),
        _ => ((n - 12) / 8, 16250 + (n - 12) % 8 * STEP[0]),
    };
    let [left, top] = plan.corner(Part::Street).unwrap_or_default();
    let (x, y) = (left + x, top + row * STEP[1]);
    let inset = (BOX - SIDE) / 2;
    let bx = (x - inset).clamp(0, WIDTH - BOX);
    ([bx, y - inset, BOX, BOX], [x - bx, inset])
}

/// The box of a large plot: workshops, banks, then each colour of villas.
fn large(plan: Plan, plot: Plot, columns: usize, [dx, dy]: [i32; 2]) -> [i32; 4] {
    let n = usize::from(plot.0);
    debug_assert!(n < PLOTS);
    let [left, top] = plan.corner(Part::Street).unwrap_or_default();
    let (row, column) = (n / columns, n % columns);
    [left + column as i32 * dx, top + row as i32 * dy, dx - 200, TILE]
}

fn spoken(s: &State, plot: Plot) -> Text {
    let printed = plot.printed();
    let gives = match printed.building {
        Building::Workshop(points) => Text::new("scene-gives-points").num("points", points),
        Building::Bank(income) => Text::new("scene-gives-coins").text("coins", names::coins(income)),
        Building::Villa(..) => Text::new("scene-gives-laurels"),
    };
    let name = names::plot(plot);
    match s.owner(plot) {
        Some(seat) => Text::new("scene-plot-built").text("plot", name).player("player", seat).text("gives", gives),
        None => Text::new("scene-plot-free")
            .text("plot", name)
            .text("gives", gives)
            .text("cost", names::coins(printed.cost))
            .num("slaves", printed.slaves),
    }
}

fn ground(plot: Plot) -> (&'static str, &'static str) {
    match plot.printed().building {
        Building::Villa(colour, _) => (laurel::COLOURS[colour as usize], laurel::ON[colour as usize]),
        _ => ("surface", "ink"),
    }
}

fn frame(w: i32, h: i32, radius: i32, paint: Paint) -> Vec<Op> {
    vec![
        rect(50, 150, w, h, radius, Some(role("shadow")), None),
        rect(0, 0, w, h, radius, Some(paint), edge("edge-soft", 100)),
    ]
}

fn each(coins: Coins) -> impl Iterator<Item = u8> {
    (0..3).flat_map(move |metal| std::iter::repeat_n(metal as u8, usize::from(coins.0[metal])))
}

/// Coins beside each other about a middle, so many units apart.
fn row(of: Coins, [x, y]: [i32; 2], side: i32, step: i32) -> impl Iterator<Item = Op> {
    let from = x - step * (i32::from(of.count()) - 1) / 2;
    (0..).zip(each(of)).map(move |(i, metal)| Piece::Coin(metal).about([from + i * step, y], side))
}

/// A small plot: what it is worth, or what it pays; or whose it is.
pub fn small(plot: Plot, by: Option<u8>) -> Vec<Op> {
    let (paint, ink) = ground(plot);
    let villa = matches!(plot.printed().building, Building::Villa(..));
    let mut ops = frame(SIDE, SIDE, 200, role(paint));
    if let Some(worn) = by {
        // The pattern of its owner; a villa keeps its colour and the sign of it, as it still counts with them.
        let (at, side) = if villa { (620, SIDE - 680) } else { (0, SIDE) };
        ops.push(Op::Pattern { path: rounded(at, at, side, side, 200), tile: pattern(worn), paints: Vec::new() });
        ops.push(rect(at, at, side, side, 200, None, edge("edge-soft", 80)));
        ops.extend(token(worn, [at + side / 2, at + side / 2], if villa { 740 } else { 800 }, 90));
        if let Building::Villa(colour, _) = plot.printed().building {
            ops.push(laurel::mark(colour as usize, [400, 400], 70));
        }
        return ops;
    }
    let number =
        |n: u8, size: i32, at: [i32; 4], align: Align| letters(n.to_string(), size, Face::Serif, at, align, role(ink));
    match plot.printed().building {
        Building::Workshop(points) => ops.push(number(points, 1500, [0, 0, SIDE, SIDE], Align::Middle)),
        Building::Bank(income) => {
            let (side, step) = if income.count() > 2 { (880, 700) } else { (1000, 800) };
            ops.extend(row(income, [SIDE / 2, SIDE / 2], side, step));
        }
        Building::Villa(colour, value) => {
            ops.push(laurel::mark(colour as usize, [560, 640], 100));
            let size = if value > 9 { 1250 } else { 1400 };
            ops.push(number(value, size, [500, 800, SIDE - 650, SIDE - 900], Align::End));
        }
    }
    ops
}

/// What a small plot costs, along its edges: coins below, slaves above.
pub fn small_cost(plot: Plot) -> Vec<Op> {
    let (_, ink) = ground(plot);
    let printed = plot.printed();
    let mut ops: Vec<Op> = row(printed.cost, [SIDE / 2, SIDE - 230], 430, 400).collect();
    ops.extend((0..i32::from(printed.slaves)).map(|i| draw_icon("man", SIDE - 520 - i * 360, 60, 460, role(ink))));
    ops
}

/// A large plot: what stands there and what it gives, the coins of the price one by one, the slaves.
pub fn tile(plot: Plot, by: Option<u8>, w: i32) -> Vec<Op> {
    let (paint, ink) = ground(plot);
    let printed = plot.printed();
    let mut ops = frame(w, TILE, 350, role(paint));
    let mut face = Vec::new();
    let number = |n: u8| letters(n.to_string(), 1900, Face::Serif, [w - 2600, 250, 2250, 2000], Align::End, role(ink));
    match printed.building {
        Building::Workshop(points) => {
            face.push(draw_icon("workshop", 350, 350, 1700, role(ink)));
            face.push(number(points));
        }
        Building::Bank(income) => {
            face.push(draw_icon("bank", 350, 350, 1700, role(ink)));
            face.extend(row(income, [w - 1450, 1200], 1250, 800));
        }
        Building::Villa(colour, value) => {
            face.push(laurel::mark(colour as usize, [1150, 1200], 210));
            face.push(number(value));
        }
    }
    if let Some(worn) = by {
        ops.push(group(60, face));
        let (x, y, h) = (250, 2150, TILE - 2400);
        ops.push(Op::Pattern { path: rounded(x, y, w - 500, h, 250), tile: pattern(worn), paints: Vec::new() });
        ops.push(rect(x, y, w - 500, h, 250, None, edge("edge-soft", 80)));
        ops.extend(token(worn, [w / 2, y + h / 2], 1000, 100));
        return ops;
    }
    ops.extend(face);
    // The price lies on bone, so that each metal is told apart on every colour.
    ops.push(rect(150, 2250, w - 300, TILE - 2400, 250, Some(role("bone")), edge("edge-soft", 60)));
    ops.extend(row(printed.cost, [w / 2, 2830], 1080, 890));
    let slaves = i32::from(printed.slaves);
    let from = (w - slaves * 900) / 2;
    ops.extend((0..slaves).map(|i| draw_icon("man", from + i * 900, 3420, 900, role("on-bone"))));
    ops
}
