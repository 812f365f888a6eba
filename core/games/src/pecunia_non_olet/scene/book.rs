//! The game's book of symbols: what is drawn many times crosses to a shell once.

use super::super::data::{Class, Kind};
use super::WIDTH;
use super::parts::on_class;
use table::draw::{disc, edge, fill, group, rect, role, rounded, shape, straight};
use table::icons::{draw_icon, read_path};
use table::scene::{Align, Face, Op, Paint, Point, Size, Symbol, SymbolId, TextRun};

/// The widths of the seats of a latrine with no, one, two or three Villas, and of the Villas themselves.
pub const SEAT_WIDTHS: [i32; 6] = [11060, 8600, 6900, 5700, 6400, 4900];
/// How high a seat is on the wall.
pub const SEAT_H: i32 = 8800;
/// The height of a latrine.
pub const LATRINE_H: i32 = 20000;

/// One symbol of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A customer as a round medallion with a ring.
    Medallion(Class),
    /// A customer as a small disc.
    Dot(Class),
    /// A coin with what it is worth.
    Coin(u8),
    /// A small stone for each coin that a player has, up to the target.
    Stones {
        /// How many are gold.
        full: u8,
        /// How many there are.
        of: u8,
    },
    /// The back of a card.
    Back,
    /// A card of the queue without its numbers.
    Waiting {
        /// Who waits.
        class: Class,
        /// Its place in `QUEUE_CARDS`.
        layout: u8,
        /// Whether this one is asked to sit down.
        front: bool,
    },
    /// A card of the hand without its words.
    Hand {
        /// Which card.
        kind: Kind,
        /// Whether there is room for what it does.
        tall: bool,
    },
    /// The wall and bench of a latrine with so many Villas.
    Wall(u8),
    /// The frame of a seat, by its place in `SEAT_WIDTHS`.
    Seat(u8),
    /// A keyhole in the bench; its colour is slot 0.
    Keyhole,
    /// A lock on a closed seat.
    Lock,
    /// A place in brief: whether it is a Villa's, and whether it is empty.
    Brief {
        /// Whether it is a Villa's.
        villa: bool,
        /// Whether nobody sits there.
        empty: bool,
    },
}

/// The picture on the box.
pub const VIGNETTE: SymbolId = SymbolId(13 << 16);

/// Width and height of the cards of a queue: five, six, more of them.
pub const QUEUE_CARDS: [[i32; 2]; 3] = [[6000, 9200], [5300, 9200], [4600, 7000]];

impl Piece {
    /// Its id: what sort it is, and up to two numbers.
    pub fn id(self) -> SymbolId {
        let (sort, a, b) = match self {
            Piece::Medallion(class) => (1, class as u8, 0),
            Piece::Dot(class) => (2, class as u8, 0),
            Piece::Coin(pay) => (3, pay, 0),
            Piece::Stones { full, of } => (4, full, of),
            Piece::Back => (5, 0, 0),
            Piece::Waiting { class, layout, front } => (6, class as u8, layout * 2 + u8::from(front)),
            Piece::Hand { kind, tall } => (7, kind as u8, u8::from(tall)),
            Piece::Wall(villas) => (8, villas, 0),
            Piece::Seat(width) => (9, width, 0),
            Piece::Keyhole => (10, 0, 0),
            Piece::Lock => (11, 0, 0),
            Piece::Brief { villa, empty } => (12, u8::from(villa), u8::from(empty)),
        };
        SymbolId(sort << 16 | u32::from(a) << 8 | u32::from(b))
    }

    /// The piece with this id.
    fn of(id: SymbolId) -> Option<Piece> {
        let (a, b) = ((id.0 >> 8 & 0xff) as u8, (id.0 & 0xff) as u8);
        let class = || Class::ALL.get(usize::from(a)).copied();
        let piece = match id.0 >> 16 {
            1 => Piece::Medallion(class()?),
            2 => Piece::Dot(class()?),
            3 => Piece::Coin(a),
            4 => Piece::Stones { full: a, of: b },
            5 => Piece::Back,
            6 => Piece::Waiting { class: class()?, layout: b / 2, front: b % 2 == 1 },
            7 => Piece::Hand { kind: *Kind::ALL.get(usize::from(a))?, tall: b == 1 },
            8 => Piece::Wall(a),
            9 => Piece::Seat(a),
            10 => Piece::Keyhole,
            11 => Piece::Lock,
            12 => Piece::Brief { villa: a == 1, empty: b == 1 },
            _ => return None,
        };
        let fits = match piece {
            Piece::Waiting { layout, .. } => usize::from(layout) < QUEUE_CARDS.len(),
            Piece::Wall(villas) => villas <= 3,
            Piece::Seat(width) => usize::from(width) < SEAT_WIDTHS.len(),
            _ => true,
        };
        (fits && piece.id() == id).then_some(piece)
    }

    /// The box it is drawn in.
    fn size(self) -> Size {
        let (w, h) = match self {
            Piece::Medallion(_) => (6600, 6600),
            Piece::Dot(_) => (2000, 2000),
            Piece::Coin(_) => (2500, 2500),
            Piece::Stones { of, .. } => (i32::from(of) * 500, 480),
            Piece::Back => (2200, 3000),
            Piece::Waiting { layout, .. } => {
                let [w, h] = QUEUE_CARDS[usize::from(layout)];
                (w, h)
            }
            Piece::Hand { tall, .. } => (12000, hand_height(tall)),
            Piece::Wall(_) => (WIDTH, LATRINE_H),
            Piece::Seat(width) => (SEAT_WIDTHS[usize::from(width)], SEAT_H),
            Piece::Keyhole => (960, 1580),
            Piece::Lock => (3000, 3000),
            Piece::Brief { .. } => (4200, 3700),
        };
        Size { w, h }
    }

    fn ops(self) -> Vec<Op> {
        match self {
            Piece::Medallion(class) => medallion(class),
            Piece::Dot(class) => vec![
                disc(1000, 1000, 1000, Some(role(class.word())), None),
                draw_icon(class.word(), 250, 250, 1500, role(on_class(class))),
            ],
            Piece::Coin(pay) => coin(pay),
            Piece::Stones { full, of } => (0..of).map(|i| stone(i, i < full)).collect(),
            Piece::Back => vec![
                rect(0, 0, 2200, 3000, 300, Some(role("wall")), edge("wall-line", 100)),
                rect(350, 350, 1500, 2300, 150, None, edge("wall-line", 50)),
            ],
            Piece::Waiting { class, layout, front } => waiting(class, layout, front),
            Piece::Hand { kind, tall } => hand(kind, tall),
            Piece::Wall(villas) => wall(villas),
            Piece::Seat(width) => {
                let w = SEAT_WIDTHS[usize::from(width)];
                vec![
                    rect(0, 0, w, SEAT_H, 200, None, edge("wall-line", 90)),
                    group(70, vec![rect(300, 300, w - 600, SEAT_H - 600, 100, None, edge("wall-line", 50))]),
                    group(60, vec![rect(0, 9900, w, 3600, 200, None, edge("bench-line", 80))]),
                ]
            }
            Piece::Keyhole => vec![fill(
                read_path(
                    "M 480 0 C 760 0 960 180 960 440 C 960 620 860 760 700 830 L 800 1580 L 160 1580 L 260 830 \
                     C 100 760 0 620 0 440 C 0 180 200 0 480 0 Z",
                ),
                Paint::Slot(0),
            )],
            Piece::Lock => vec![
                disc(1500, 1500, 1500, Some(role("wall-2")), edge("wall-line", 100)),
                draw_icon("lock", 700, 600, 1600, role("on-wall-2")),
            ],
            Piece::Brief { villa, empty } => {
                let line = if villa { "terracotta" } else { "rule" };
                let mut ops = vec![rect(0, 0, 4200, 3700, 400, Some(role("surface-2")), edge(line, 80))];
                if empty {
                    ops.push(group(55, vec![draw_icon("seat", 1300, 600, 1600, role("rule-strong"))]));
                }
                ops
            }
        }
    }

    /// Draws it in a box.
    pub fn at(self, x: i32, y: i32, w: i32, h: i32) -> Op {
        shape(self.id(), x, y, w, h, Vec::new())
    }

    /// Draws it about a middle, as far as this radius.
    pub fn about(self, x: i32, y: i32, radius: i32) -> Op {
        self.at(x - radius, y - radius, 2 * radius, 2 * radius)
    }
}

/// A symbol of the book.
pub fn symbol(id: SymbolId) -> Option<Symbol> {
    if id == VIGNETTE {
        return Some(Symbol { id, size: Size { w: 11000, h: 4400 }, ops: vignette() });
    }
    let piece = Piece::of(id)?;
    Some(Symbol { id, size: piece.size(), ops: piece.ops() })
}

/// How high a card of the hand is.
pub fn hand_height(tall: bool) -> i32 {
    if tall { 9200 } else { 4800 }
}

/// Four customers on the wall, and the keyholes of the bench below.
fn vignette() -> Vec<Op> {
    let mut ops = vec![
        rect(0, 0, 11000, 4400, 0, Some(role("wall")), None),
        rect(0, 0, 11000, 500, 0, Some(role("wall-2")), None),
        straight(0, 560, 11000, 560, role("wall-line"), 70),
        rect(0, 3000, 11000, 1400, 0, Some(role("bench")), None),
        rect(0, 2800, 11000, 260, 60, Some(role("bench-top")), edge("bench-line", 50)),
    ];
    for (i, class) in [Class::Senator, Class::Lady, Class::Citizen, Class::Slave].into_iter().enumerate() {
        let x = 1700 + i as i32 * 2530;
        ops.push(Piece::Medallion(class).about(x, 1680, 900));
        ops.push(shape(Piece::Keyhole.id(), x - 240, 3400, 480, 790, vec![role("bench-ink")]));
    }
    ops
}

fn medallion(class: Class) -> Vec<Op> {
    let on = on_class(class);
    vec![
        disc(3300, 3450, 3300, Some(role("shadow")), None),
        disc(3300, 3300, 3300, Some(role(class.word())), edge("wall-line", 140)),
        group(50, vec![disc(3300, 3300, 3020, None, edge(on, 70))]),
        draw_icon(class.word(), 925, 875, 4750, role(on)),
    ]
}

fn coin(pay: u8) -> Vec<Op> {
    vec![
        disc(1250, 1370, 1250, Some(role("shadow")), None),
        disc(1250, 1250, 1250, Some(role("gold")), edge("gold-edge", 130)),
        disc(1250, 1250, 1000, None, edge("gold-edge", 80)),
        figure(pay.to_string(), 1650, [0, 0, 2500, 2500], "on-metal"),
    ]
}

/// A figure that is the same in every language.
fn figure(text: String, size: i32, [x, y, w, h]: [i32; 4], paint: &'static str) -> Op {
    Op::Letters(TextRun {
        text,
        at: Point { x, y },
        size: Size { w, h },
        lines: 1,
        type_size: size,
        floor: 1000,
        face: Face::Serif,
        bold: true,
        capitals: false,
        align: Align::Middle,
        paint: role(paint),
    })
}

fn stone(i: u8, full: bool) -> Op {
    let (fill, line) = if full { ("gold", "gold-edge") } else { ("ground-2", "rule") };
    rect(50 + i32::from(i) * 500, 0, 400, 480, 70, Some(role(fill)), edge(line, 50))
}

fn waiting(class: Class, layout: u8, front: bool) -> Vec<Op> {
    let [w, h] = QUEUE_CARDS[usize::from(layout)];
    let (head, foot) = queue_lines(h);
    let icon = (head - 800).min(w - 1000);
    let line = if front { edge("option", 240) } else { edge("rule-strong", 100) };
    let mut ops = vec![
        rect(0, 0, w, h, 700, Some(role("surface")), line),
        rect(300, 300, w - 600, head, 500, Some(role(class.word())), None),
        draw_icon(class.word(), (w - icon) / 2, 300 + (head - icon) / 2, icon, role(on_class(class))),
        group(45, vec![straight(300, head - 60, w - 300, head - 60, role(on_class(class)), 60)]),
        straight(800, foot, w - 800, foot, role("rule"), 100),
    ];
    // A narrow card has no room for the hourglass: the number at the right is the time.
    if w > 5000 {
        ops.push(draw_icon("hourglass", w * 11 / 20, foot + (h - foot) / 2 - 700, 1300, role("ink-2")));
    }
    if front {
        // Who is next points at the seats.
        let arrow = [(-1200, h / 3), (-400, h / 3 - 700), (-400, h / 3 + 700)];
        ops.push(fill(table::draw::polygon(&arrow), role("option")));
    }
    ops
}

/// Where the picture of a queue card ends, and the line over its numbers.
pub fn queue_lines(h: i32) -> (i32, i32) {
    if h < 9000 { (3900, 4000) } else { (4600, 6200) }
}

/// The icon of a card.
fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::CitizensAssembly => "citizen",
        Kind::FishPoisoning => "fish",
        Kind::WomensForum => "lady",
        Kind::GreatHaste => "hourglass",
        Kind::LatrineGossip => "people",
        Kind::LatrineSwap => "turn-piece",
        Kind::ColosseumBreak => "arena",
        Kind::Eviction => "end-turn",
        Kind::SenateMeeting => "senator",
        Kind::SlaveMarket => "slave",
        Kind::SpecialTaxSlaves | Kind::SpecialTaxCitizens | Kind::SpecialTaxSenators => "coin",
        Kind::RegularGuest => "undo",
        Kind::VillaDixius => "villa",
        Kind::QueueJumper => "queue",
    }
}

fn hand(kind: Kind, tall: bool) -> Vec<Op> {
    let (w, h) = (12000, hand_height(tall));
    let head = hand_head(tall);
    vec![
        rect(0, 0, w, h, 800, Some(role("surface")), edge("rule-strong", 100)),
        straight(800, 110, w - 800, 110, role("highlight"), 120),
        rect(400, 400, w - 800, head, 400, Some(role("surface-2")), None),
        straight(400, 400 + head, w - 400, 400 + head, role("terracotta"), 120),
        draw_icon(icon(kind), 700, 400 + (head - 2100) / 2, 2100, role("terracotta")),
    ]
}

/// How high the head of a card of the hand is.
pub fn hand_head(tall: bool) -> i32 {
    if tall { 3000 } else { hand_height(tall) - 800 }
}

/// One seat's place on the wall: its left side, and its place in `SEAT_WIDTHS`.
pub fn columns(villas: u8) -> Vec<(i32, u8)> {
    let (main, villa) = match villas {
        0 => (0, 0),
        1 => (1, 4),
        2 => (2, 3),
        _ => (3, 5),
    };
    let width = |i: u8| SEAT_WIDTHS[usize::from(i)];
    let mut columns: Vec<(i32, u8)> = (0..3).map(|i| (1100 + i * (width(main) + 600), main)).collect();
    let from = 1100 + 3 * (width(main) + 600) + 400;
    columns.extend((0..i32::from(villas)).map(|i| (from + i * (width(villa) + 500), villa)));
    columns
}

/// The wall with its head, and the bench below the seats; Villas have a bench of their own.
fn wall(villas: u8) -> Vec<Op> {
    let line = role("wall-line");
    let mut ops = vec![
        fill(rounded(0, 0, WIDTH, LATRINE_H, 1000), role("wall")),
        fill(rounded(0, 0, WIDTH, 4800, 1000), role("wall-2")),
        rect(0, 3000, WIDTH, 1800, 0, Some(role("wall-2")), None),
        straight(0, 4850, WIDTH, 4850, line, 90),
        straight(0, 5150, WIDTH, 5150, line, 90),
    ];
    for turn in 0..4 {
        let x = 17100 + turn * 2300;
        ops.push(figure((turn + 1).to_string(), 1200, [x, 1200, 2300, 1400], "on-wall-2"));
        if turn > 0 {
            ops.push(group(50, vec![straight(x, 1200, x, 4000, line, 50)]));
        }
    }
    let columns = columns(villas);
    let (main, villas) = columns.split_at(3);
    let mut slab = |from: i32, to: i32, last: bool| {
        ops.push(rect(from, 15000, to - from, if last { 3600 } else { 5000 }, 0, Some(role("bench")), None));
        if last {
            ops.push(fill(rounded(from, 16000, to - from, 4000, 1000), role("bench")));
        }
        ops.push(rect(from, 14500, to - from, 600, 150, Some(role("bench-top")), edge("bench-line", 80)));
    };
    let end = main.last().map_or(WIDTH, |(x, w)| x + SEAT_WIDTHS[usize::from(*w)]);
    if let Some((from, _)) = villas.first() {
        slab(0, end + 300, false);
        slab(from - 400, WIDTH, true);
    } else {
        slab(0, WIDTH, true);
    }
    ops
}
