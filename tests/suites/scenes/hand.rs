//! A scene made by hand with every draw operation, every look and every kind of text run, turned into SVG.

use super::xml::{Element, elements};
use std::collections::BTreeSet;
use std::path::Path;
use table::icons;
use table::palette::{MISSING, Theme, colour};
use table::scene::{
    Align, Edge, Face, Form, Item, ItemId, Join, Look, Op, Outline, Paint, Point, Scene, Seg, Size, Surface,
    SurfaceKind, Symbol, SymbolId, TextRun, TouchId,
};
use table::seat::Seat;
use table::svg::svg;

const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

/// A point, in points of the screen at first sight.
fn p(x: i32, y: i32) -> Point {
    Point { x: 100 * x, y: 100 * y }
}

fn s(w: i32, h: i32) -> Size {
    Size { w: 100 * w, h: 100 * h }
}

fn role(role: &'static str) -> Paint {
    Paint::Role(role)
}

fn edge(paint: Paint, width: i32) -> Edge {
    Edge { paint, width: 100 * width }
}

fn letters(text: &str, align: Align, face: Face, bold: bool, capitals: bool) -> TextRun<String> {
    let (at, size) = (p(10, 30), s(80, 40));
    let (text, lines) = (text.to_owned(), 1);
    TextRun { text, at, size, lines, type_size: 2400, floor: 1000, face, bold, capitals, align, paint: role("ink") }
}

/// Every kind of piece that an outline can have.
fn path() -> Vec<Seg> {
    vec![
        Seg::Move(p(10, 10)),
        Seg::Line(p(90, 10)),
        Seg::Quad(p(100, 50), p(90, 90)),
        Seg::Cubic(p(70, 100), p(50, 80), p(30, 90)),
        Seg::Arc { radius: 2000, large: true, clockwise: false, to: p(10, 60) },
        Seg::Close,
    ]
}

/// A tile in the colour of the item's first slot.
fn tiled(slot: u8) -> Op {
    Op::Pattern { path: path(), tile: SymbolId(2), paints: vec![Paint::Slot(slot)] }
}

/// The symbols: a piece with slots, a tile with one, a board that uses both, and a ground without slots.
fn symbol(id: SymbolId) -> Option<Symbol> {
    let (size, ops) = match id.0 {
        1 => (s(100, 100), piece()),
        2 => (s(8, 8), vec![Op::Disc { at: p(4, 4), radius: 200, fill: Some(Paint::Slot(0)), edge: None }]),
        3 => (s(200, 120), board()),
        4 => {
            let fill = Some(role("ground-2"));
            (s(200, 120), vec![Op::Rect { at: p(0, 0), size: s(200, 120), radius: 800, fill, edge: None }])
        }
        _ => return icons::symbol(id),
    };
    Some(Symbol { id, size, ops })
}

fn piece() -> Vec<Op> {
    vec![
        Op::Fill { path: path(), paint: Paint::Slot(0), even_odd: true },
        Op::Stroke { path: path(), edge: edge(role("edge"), 2), dash: vec![400, 300], join: Join::Mitre },
        Op::Stroke { path: path(), edge: edge(Paint::Slot(1), 1), dash: Vec::new(), join: Join::Round },
        Op::Disc { at: p(50, 50), radius: 1800, fill: Some(Paint::Slot(0)), edge: Some(edge(role("edge"), 1)) },
        Op::Letters(letters("IV", Align::Middle, Face::Serif, true, false)),
    ]
}

fn board() -> Vec<Op> {
    let paints = vec![Paint::Slot(1), Paint::Slot(0)];
    let inside = vec![
        Op::Symbol { symbol: SymbolId(1), at: p(20, 20), size: s(50, 50), paints },
        Op::Fill { path: path(), paint: role("water"), even_odd: false },
    ];
    let (fill, rim) = (Some(role("surface")), Some(edge(role("rule"), 1)));
    vec![
        Op::Rect { at: p(0, 0), size: s(200, 120), radius: 800, fill, edge: rim },
        Op::Rect { at: p(4, 4), size: s(20, 20), radius: 0, fill: None, edge: None },
        tiled(0),
        Op::Clip {
            at: p(100, 10),
            size: s(60, 60),
            radius: 600,
            ops: vec![Op::Group { opacity: 45, offset: p(80, -5), ops: inside }],
        },
    ]
}

const LOOKS: [Look; 6] = [Look::Plain, Look::Option, Look::Chosen, Look::Blocked, Look::LastMove, Look::Ghost];

fn item(id: u32) -> Item<String> {
    Item {
        id: ItemId(id),
        symbol: Some(SymbolId(1)),
        roles: vec!["rubra", "on-rubra"],
        ops: Vec::new(),
        outline: Outline::Rect(600),
        shadow: 0,
        at: p(10 + 50 * id as i32, 10),
        size: s(40, 40),
        turn: 0,
        layer: 0,
        detail: 0,
        look: Look::Plain,
        touch: Some(TouchId(id)),
        runs: Vec::new(),
        spoken: Some(format!("Kostka {id}")),
    }
}

fn surface(id: u16, kind: SurfaceKind, items: Vec<Item<String>>) -> Surface<String> {
    let (owner, title) = (Some(Seat(1)), "\"Latrína\" <Přemysl & Kati>".to_owned());
    Surface { id, kind, owner, title, size: s(320, 120), backdrop: Some(SymbolId(4)), items }
}

fn of(surfaces: Vec<Surface<String>>) -> Scene<String> {
    Scene { revision: 3, form: Form::Narrow, surfaces }
}

fn scene() -> Scene<String> {
    let mut looks: Vec<Item<String>> = (0..6).map(|i| Item { look: LOOKS[i as usize], ..item(i) }).collect();
    looks[0].shadow = 150;
    looks[1].turn = -28;
    looks[2].layer = 9;
    looks[3].outline = Outline::Disc;
    looks[4].symbol = Some(SymbolId(3));
    looks[5].outline = Outline::Path(path());
    looks[5].ops = vec![tiled(0), Op::Letters(letters("V", Align::End, Face::Sans, false, true))];
    let kinds = [
        (Align::Start, Face::Serif),
        (Align::Middle, Face::Sans),
        (Align::End, Face::Serif),
        (Align::Start, Face::Sans),
    ];
    let words = ["13 / 20", "árvíztűrő <tükörfúrógép>", "Žluťoučký kůň", "Kdo sedí & kdo čeká, to se ještě 'uvidí'"];
    let runs = kinds.iter().zip(words).enumerate();
    let runs = runs.map(|(i, ((align, face), words))| letters(words, *align, *face, i % 2 == 0, i == 1)).collect();
    let text = Item { symbol: None, touch: None, spoken: None, outline: Outline::None, runs, ..item(7) };
    let hand = Surface { backdrop: None, owner: None, ..surface(2, SurfaceKind::Hand, vec![text]) };
    of(vec![surface(1, SurfaceKind::Board, looks), hand])
}

fn picture(scene: &Scene<String>, theme: Theme) -> String {
    svg(scene, &symbol, &[], theme)
}

/// The name of an operation. Whoever adds one is led here, and then to the scene above.
fn name(op: &Op) -> &'static str {
    match op {
        Op::Fill { .. } => "fill",
        Op::Stroke { .. } => "stroke",
        Op::Disc { .. } => "disc",
        Op::Rect { .. } => "rect",
        Op::Letters(_) => "letters",
        Op::Pattern { .. } => "pattern",
        Op::Clip { .. } => "clip",
        Op::Group { .. } => "group",
        Op::Symbol { .. } => "symbol",
    }
}

fn names(ops: &[Op], into: &mut BTreeSet<&'static str>) {
    for op in ops {
        into.insert(name(op));
        if let Op::Clip { ops, .. } | Op::Group { ops, .. } = op {
            names(ops, into);
        }
    }
}

fn drawn(theme: Theme) -> Vec<Element> {
    elements(&picture(&scene(), theme)).expect("a picture is well-formed XML")
}

/// The values of everything that colours.
fn colours(picture: &[Element]) -> Vec<&str> {
    picture
        .iter()
        .flat_map(|e| ["fill", "stroke", "stop-color", "color"].into_iter().filter_map(|a| e.get(a)))
        .collect()
}

#[test]
fn the_scene_made_by_hand_uses_every_operation() {
    let mut used = BTreeSet::new();
    [piece(), board()].iter().for_each(|ops| names(ops, &mut used));
    let all = ["clip", "disc", "fill", "group", "letters", "pattern", "rect", "stroke", "symbol"];
    assert_eq!(used.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn a_scene_becomes_well_formed_svg_that_refers_to_nothing_outside() {
    for theme in THEMES {
        let picture = drawn(theme);
        assert_eq!(picture[0].name, "svg");
        let ids: Vec<&str> = picture.iter().filter_map(|e| e.get("id")).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "every id once");
        let values: Vec<&str> = picture.iter().flat_map(|e| &e.attributes).map(|(_, value)| value.as_str()).collect();
        let mut referred = 0;
        for name in values.iter().filter_map(|v| v.strip_prefix("url(#")?.strip_suffix(')')) {
            assert!(ids.contains(&name), "{name} is defined");
            referred += 1;
        }
        assert!(referred >= 2, "a clip and a pattern");
        let outside = |value: &&&str| value.contains("://") && !value.starts_with("http://www.w3.org/2000/svg");
        assert_eq!(values.iter().find(outside), None);
        assert!(
            picture.iter().all(|e| !["image", "script", "style", "use", "foreignObject"].contains(&e.name.as_str()))
        );
    }
}

#[test]
fn a_picture_has_literal_colours_only_and_no_role_is_missing() {
    let literal = |c: &str| {
        let digits = c
            .strip_prefix('#')
            .is_some_and(|d| (d.len() == 6 || d.len() == 8) && d.chars().all(|c| c.is_ascii_hexdigit()));
        digits || c == "none" || c.starts_with("url(#t")
    };
    for theme in THEMES {
        let picture = drawn(theme);
        let used = colours(&picture);
        assert!(used.len() > 40, "{} colours", used.len());
        for colour in used {
            assert!(literal(colour), "{colour} is literal");
            assert_ne!(colour, MISSING, "a role that the palette has not");
        }
    }
    assert_ne!(colour("ink", Theme::Light), colour("ink", Theme::Dark), "day and night differ");
    // So that the check above means something: what is missing is seen.
    let mut wrong = scene();
    wrong.surfaces[0].items[0].roles = vec!["no-such-role"];
    let picture = picture(&wrong, Theme::Light);
    assert!(picture.matches(MISSING).count() >= 2, "the role, and the slot that is not filled");
}

#[test]
fn items_lie_in_the_order_of_their_layers_and_turn_about_their_middle() {
    let picture = drawn(Theme::Light);
    let order: Vec<&str> = picture.iter().filter_map(|e| e.get("id")).filter(|id| id.starts_with("s1-")).collect();
    assert_eq!(order, ["s1-i0", "s1-i1", "s1-i3", "s1-i4", "s1-i5", "s1-i2"]);
    let turned = picture.iter().find(|e| e.get("id") == Some("s1-i1")).expect("it is drawn");
    assert_eq!(turned.get("transform"), Some("translate(6000 1000) rotate(-28 2000 2000)"));
}

#[test]
fn words_fit_their_box_down_to_the_floor() {
    let picture = drawn(Theme::Light);
    let runs: Vec<&Element> = picture.iter().filter(|e| e.name == "text").collect();
    let sizes: Vec<i32> =
        runs.iter().map(|e| e.get("font-size").and_then(|s| s.parse().ok()).expect("a size")).collect();
    assert!(sizes.iter().all(|size| (1000..=2400).contains(size)), "{sizes:?}");
    assert!(sizes.contains(&2400) && sizes.contains(&1000), "with room and without: {sizes:?}");
}

#[test]
fn a_pattern_takes_the_colours_of_the_item_that_it_fills() {
    // Two cities: the same pattern, each in its owner's colour.
    let city = |id: u32, role: &'static str| Item { symbol: None, roles: vec![role], ops: vec![tiled(0)], ..item(id) };
    let board = surface(1, SurfaceKind::Board, vec![city(0, "rubra"), city(1, "lapis")]);
    let picture = picture(&of(vec![Surface { backdrop: None, ..board }]), Theme::Light);
    for role in ["rubra", "lapis"] {
        assert!(picture.contains(colour(role, Theme::Light)), "the pattern of {role} is drawn in its colour");
    }
}

#[test]
fn every_look_can_be_seen_and_is_told_from_the_others() {
    let drawn = |look| {
        let bare = Item { symbol: None, look, ops: vec![tiled(0)], ..item(0) };
        picture(&of(vec![Surface { backdrop: None, ..surface(1, SurfaceKind::Board, vec![bare]) }]), Theme::Dark)
    };
    let pictures: BTreeSet<String> = LOOKS.into_iter().map(drawn).collect();
    assert_eq!(pictures.len(), LOOKS.len(), "each look gives another picture");
    let sign = |look| match look {
        Look::Plain => None,
        Look::Option => Some("option-wash"),
        Look::Chosen | Look::Ghost => Some("chosen"),
        Look::Blocked => Some("blocked"),
        Look::LastMove => Some("last"),
    };
    for look in LOOKS {
        for role in ["option-wash", "chosen", "blocked", "last"] {
            let there = drawn(look).contains(&format!("\"{}\"", colour(role, Theme::Dark)));
            // Option and chosen share verdigris.
            let expected = sign(look) == Some(role) || (look == Look::Option && role == "chosen");
            assert_eq!(there, expected, "{look:?} and {role}");
        }
    }
}

#[test]
fn the_picture_of_the_scene_made_by_hand_stays_as_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("suites/golden");
    for (theme, file) in [(Theme::Light, "hand.svg"), (Theme::Dark, "hand-dark.svg")] {
        let (picture, path) = (picture(&scene(), theme), folder.join(file));
        assert_eq!(picture, self::picture(&scene(), theme), "the same scene gives the same picture");
        if std::env::var_os("TABULARIUM_REGENERATE").is_some() {
            std::fs::create_dir_all(&folder).expect("the folder of the goldens can be made");
            std::fs::write(&path, &picture).expect("goldens can be written");
        }
        let golden = std::fs::read_to_string(&path).expect("run once with TABULARIUM_REGENERATE=1");
        assert!(golden == picture, "{file} differs; look at it after TABULARIUM_REGENERATE=1, and at the difference");
    }
}
