//! What is being decided, drawn large where the thumb is: an auction, an exchange, a card of the Stadium.

use super::super::data::{Back, Coins, Metal, POINTS_PER_STRENGTH, Space, UNIT_VALUES};
use super::super::state::{Auction, Draft, Exchange, State, Step};
use super::super::touch::Touch;
use super::super::words as names;
use super::book::Piece;
use super::cards::SIZE;
use super::layout::{Plan, WIDTH};
use super::players::figure;
use super::{Marks, lying};
use table::canvas::Canvas;
use table::draw::{edge, group, label, rect, role, sans, serif, straight, strong, words};
use table::scene::{Align, Item, Op, Outline, Size, SurfaceKind};
use table::text::Text;

/// The box of a large coin.
const COIN: [i32; 2] = [4700, 5000];

/// Draws it, if there is something to draw large.
pub fn desk(s: &State, marks: &Marks, canvas: &mut Canvas) {
    match (s.step, s.auction) {
        (_, Some(auction)) => bidding(s, &auction, marks, canvas),
        (Step::Exchange, _) => exchange(s, marks, canvas),
        (Step::Keep, _) => keep(s, marks, canvas),
        (Step::Prize, _) => prize(s, marks, canvas),
        _ => {}
    }
}

/// The ground of a desk.
fn ground(h: i32) -> Item {
    Item::new(99).boxed(0, 0, WIDTH, h).draw([
        rect(0, 0, WIDTH, h, 800, Some(role("surface-2")), edge("rule", 100)),
        straight(800, 110, WIDTH - 800, 110, role("highlight"), 120),
    ])
}

/// The active player's coins of a metal, large enough for a finger.
fn purse(s: &State, metal: Metal, n: u8, at: [i32; 2], marks: &Marks) -> Item {
    let touch = Touch::Coin(s.active, metal);
    let [w, h] = COIN;
    let look = marks.look(touch);
    let spoken = Text::new("scene-purse").player("player", s.active).text("coins", names::coin(metal, n));
    let coin = Piece::Coin(metal as u8).about([w / 2, 1700], 3000);
    let coin = if n == 0 { group(45, vec![coin]) } else { coin };
    let name = names::metal(metal);
    Item::new(10 + metal as u32)
        .boxed(at[0], at[1], w, h)
        .layer(1)
        .outline(Outline::Rect(600), 0)
        .touch(touch.id())
        .look(look)
        .spoken(spoken)
        .symbol(Piece::Clear.id(), &[])
        .draw([coin])
        .run(figure(n, 1800, [0, 400, w, 2600], Align::Middle, if n == 0 { "ink-2" } else { "on-metal" }))
        .run(words(name, sans(1100), [100, 3230, w - 200, 1300], Align::Middle, role("ink")))
}

/// Three large coins from this place on.
fn purses(s: &State, coins: Coins, x: i32, y: i32, marks: &Marks, canvas: &mut Canvas) {
    for metal in Metal::ALL {
        canvas.put(purse(s, metal, coins.get(metal), [x + metal as i32 * (COIN[0] + 200), y], marks));
    }
}

/// The auction: the card, the bid that stands and whose it is, who is in and who is out, the coins to bid with.
fn bidding(s: &State, auction: &Auction, marks: &Marks, canvas: &mut Canvas) {
    let h = 8300;
    canvas.surface(3, SurfaceKind::Market, None, Text::new("scene-auction"), Size { w: WIDTH, h });
    canvas.put(ground(h));
    let (w, high) = (SIZE.w * 17 / 10, SIZE.h * 17 / 10);
    canvas.put(
        lying::crown(auction.card)
            .boxed(700, 1150, w, high)
            .layer(1)
            .outline(Outline::Rect(500), 0)
            .symbol(Piece::Crown(auction.card).id(), &[]),
    );
    canvas.put(bid(s, auction, marks).boxed(5500, 300, 15300, h - 600));
    let own = s.player(s.active).coins;
    let name = words(Text::name(s.active), strong(1200), [0, 0, 14300, 1600], Align::Middle, role("ink"));
    canvas.put(Item::new(13).boxed(21300, 500, 14300, 1600).layer(1).run(name));
    purses(s, own, 21300, 2500, marks, canvas);
}

fn bid(s: &State, auction: &Auction, marks: &Marks) -> Item {
    let spoken = match auction.high {
        Some(seat) => Text::new("scene-bid").player("player", seat).text("coins", names::coins(auction.bid)),
        None => Text::new("scene-bid-none"),
    };
    let coins: Vec<u8> = (0..3).flat_map(|m| std::iter::repeat_n(m as u8, usize::from(auction.bid.0[m]))).collect();
    let step = if coins.len() > 6 { 10500 / coins.len() as i32 } else { 1900 };
    let mut item = Item::new(20)
        .layer(1)
        .outline(Outline::Rect(600), 0)
        .touch(Touch::Bid.id())
        .spoken(spoken)
        .run(words(Text::new("scene-bid-label"), label(1000), [300, 250, 9000, 1300], Align::Start, role("ink-2")))
        .draw((0..).zip(coins).map(|(i, metal)| Piece::Coin(metal).at(2600 + i * step, 1750, 2100, 2100)));
    item = match auction.high {
        Some(seat) => item.draw([Piece::Servant(marks.emblems.of(seat)).at(250, 1700, 2200, 2200)]),
        None => item.run(words(
            Text::new("scene-bid-none-short"),
            serif(1400),
            [300, 1800, 14700, 2000],
            Align::Start,
            role("ink"),
        )),
    };
    // Everybody in turn from the owner of the servant: who is out is crossed out.
    let patron = s.stands(Space::THEATRUM).unwrap_or(s.start);
    let step = 2700;
    for (i, seat) in (0..).zip(patron.clockwise(s.seats)) {
        let (x, y) = (250 + i * step, 4650);
        let mark = Piece::Servant(marks.emblems.of(seat)).at(x, y, 2200, 2200);
        item = if auction.out.has(seat) {
            item.draw(out(mark, x, y))
        } else if s.active == seat {
            item.draw([mark, straight(x + 250, y + 2500, x + 1950, y + 2500, role("ink"), 260)])
        } else {
            item.draw([mark])
        };
    }
    item
}

/// Pale, with a line through it.
fn out(mark: Op, x: i32, y: i32) -> [Op; 2] {
    [group(35, vec![mark]), straight(x + 150, y + 2050, x + 2050, y + 150, role("ink"), 220)]
}

/// Pecunia: what is held now, what each coin is worth; gold once it is chosen.
fn exchange(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let h = 7700;
    canvas.surface(3, SurfaceKind::Market, None, Text::new("scene-exchange"), Size { w: WIDTH, h });
    canvas.put(ground(h));
    let mut coins = s.player(s.active).coins;
    if let Some(Draft::Gold(gold)) = s.draft {
        coins.0[Metal::Gold as usize] = gold;
    }
    let name = words(Text::name(s.active), strong(1200), [700, 600, 9700, 1600], Align::Start, role("ink"));
    let value = Text::new("scene-worth").num("value", s.player(s.active).coins.value());
    let worth = words(value, serif(1500), [700, 2700, 9700, 2000], Align::Start, role("ink"));
    let mut note = Item::new(14).boxed(0, 0, WIDTH, h).layer(1).run(name);
    if s.house.exchange == Exchange::Redenominate {
        note = note.run(worth);
        for metal in Metal::ALL {
            let x = 11200 + metal as i32 * (COIN[0] + 3600);
            let unit = Text::new("scene-unit").num("value", UNIT_VALUES[metal as usize]);
            note = note.run(words(unit, sans(1100), [x, 5800, COIN[0], 1400], Align::Middle, role("ink-2")));
        }
    }
    canvas.put(note);
    for metal in Metal::ALL {
        let at = [11200 + metal as i32 * (COIN[0] + 3600), 600];
        canvas.put(purse(s, metal, coins.get(metal), at, marks));
    }
}

/// The Arena: points, or a slave card.
fn prize(s: &State, marks: &Marks, canvas: &mut Canvas) {
    if Plan::of(canvas.form(), s) == Plan::Wide {
        return;
    }
    let h = 6000;
    canvas.surface(3, SurfaceKind::Market, None, Text::new("scene-prize"), Size { w: WIDTH, h });
    canvas.put(ground(h));
    let strength = s.contest.map_or(0, |contest| contest.strength[s.active.index()].sum());
    let points = POINTS_PER_STRENGTH * u16::from(strength);
    let sum = Text::new("scene-prize-points").num("strength", strength).num("points", points);
    let note = Item::new(14).boxed(0, 0, WIDTH, h).layer(1).spoken(sum.clone());
    let name = words(Text::name(s.active), strong(1200), [700, 500, 16000, 1600], Align::Start, role("ink"));
    canvas.put(note.run(name).run(words(sum, serif(1800), [700, 2600, 22000, 2400], Align::Start, role("ink"))));
    let (item, piece) = lying::pile(s, Back::Servi, marks, 32);
    let (w, high) = (SIZE.w * 13 / 10, SIZE.h * 13 / 10);
    let item = item.boxed(WIDTH - 8000, 700, w, high).layer(1).outline(Outline::Rect(400), 0);
    canvas.put(item.symbol(Piece::Clear.id(), &[]).draw(piece.map(|piece| piece.at(0, 0, w, high))));
}

/// The Stadium: the card that lies open and the one from the deck, large. Who may not look sees a back.
fn keep(s: &State, marks: &Marks, canvas: &mut Canvas) {
    let h = 8600;
    canvas.surface(3, SurfaceKind::Market, None, Text::new("scene-keep"), Size { w: WIDTH, h });
    canvas.put(ground(h));
    let (w, high) = (SIZE.w * 17 / 10, SIZE.h * 17 / 10);
    let cards = [
        (lying::display(s, marks, 30), "scene-keep-display", 7000),
        (lying::laurel_deck(s, marks, 31), "scene-keep-deck", 23000),
    ];
    for ((item, piece), key, x) in cards {
        let picture = piece.map(|piece| piece.at(0, 0, w, high));
        let name = Text::new(key);
        let item = item.boxed(x, 700, w, high).layer(1).outline(Outline::Rect(500), 0);
        canvas.put(item.symbol(Piece::Clear.id(), &[]).draw(picture));
        let caption = words(name, sans(1100), [0, 0, 12000, 1400], Align::Middle, role("ink-2"));
        canvas.put(Item::new(x as u32).boxed(x + w / 2 - 6000, 6900, 12000, 1400).layer(1).run(caption));
    }
}
