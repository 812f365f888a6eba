//! Views as the page reads them.

use serde_json::{Map, Value, json};
use session::curtain::Face;
use session::saved::Head;
use session::table::{Lines, Standing, Table, TableView};
use std::collections::BTreeMap;
use table::game::Turn;
use table::live::Kind;
use table::news;
use table::prompt::{Choice, Prompt, Reckoning, Sheet, Weight};
use table::scene::{Item, Look, Scene, SurfaceKind};
use table::seat::{Seat, SeatSet};
use table::svg::{Book, for_page, in_order, options, touched};

/// A player by seat.
pub fn player(head: &Head, seat: Seat) -> Value {
    let info = head.seats.get(seat.index());
    json!({
        "seat": seat.0,
        "name": info.map_or("", |i| i.name.as_str()),
        "emblem": info.map_or(0, |i| i.emblem),
    })
}

fn players(head: &Head, seats: SeatSet) -> Vec<Value> {
    seats.iter().map(|seat| player(head, seat)).collect()
}

/// Whose view is shown, or for whom the curtain is down.
pub fn face(head: &Head, face: Face) -> Value {
    match face {
        Face::Seat(seat) => json!({"kind": "seat", "player": player(head, seat)}),
        Face::Linger(seat) => json!({"kind": "linger", "player": player(head, seat)}),
        Face::Open(seat) => json!({"kind": "open", "player": player(head, seat)}),
        Face::Curtain(seats) => json!({"kind": "curtain", "players": players(head, seats)}),
        Face::Over => json!({"kind": "over"}),
        Face::Wait => json!({"kind": "wait"}),
    }
}

/// Where a table is played, who is away, and for whom this computer waits.
pub fn at(table: &Table, near: bool) -> Value {
    let standing = match table.standing() {
        Standing::Here => "here",
        Standing::Moving => "moving",
        Standing::Moved => "moved",
        Standing::Arriving => "arriving",
        Standing::Guest => "guest",
        Standing::GuestAlone => "alone",
    };
    let waits = match table.turn() {
        Turn::Seats { may, .. } => may.minus(table.here()),
        _ => SeatSet::NONE,
    };
    let (head, seen) = (table.head(), table.view());
    json!({
        "standing": standing,
        "near": near,
        "shared": table.here().len() > 1,
        "away": players(head, seen.away),
        "waits": players(head, waits),
        "sent": seen.sent,
        "refused": seen.refused,
    })
}

/// A whole view.
pub fn view(head: &Head, kind: &dyn Kind, view: &TableView) -> Value {
    let mut patterns = BTreeMap::new();
    let mut scene = view.scene.clone();
    news::mark(&mut scene, &view.news);
    let surfaces = surfaces(kind, &scene, &mut patterns);
    json!({
        "game": head.game,
        "box": kind.meta().title,
        "title": head.title,
        "face": face(head, view.face),
        "players": head.seats.iter().enumerate().map(|(i, _)| player(head, Seat(i as u8))).collect::<Vec<_>>(),
        "revision": view.revision,
        "can_undo": view.can_undo,
        "headline": view.headline,
        "last": view.last,
        "winners": view.winners.iter().map(|s| player(head, *s)).collect::<Vec<_>>(),
        "prompt": view.prompt.as_ref().map(|p| prompt(head, p)),
        "steps": lines(&view.steps),
        "surfaces": surfaces,
        "patterns": patterns,
    })
}

/// The surfaces of a scene; patterns they refer to are added by name.
pub fn surfaces(kind: &dyn Kind, scene: &Scene<String>, patterns: &mut BTreeMap<String, String>) -> Value {
    drawn(&|id| kind.symbol(id), scene, patterns)
}

/// The surfaces of a scene, with symbols from any book.
pub fn drawn(book: Book<'_>, scene: &Scene<String>, patterns: &mut BTreeMap<String, String>) -> Value {
    let many = options(scene);
    let surfaces = scene.surfaces.iter().map(|surface| {
        let mut items: Vec<Value> =
            in_order(&surface.items).into_iter().map(|i| item(book, i, many, patterns)).collect();
        let usual = usual(&mut items);
        json!({
            "id": surface.id,
            "kind": surface_kind(surface.kind),
            "owner": surface.owner.map(|s| s.0),
            "title": surface.title,
            "w": surface.size.w,
            "h": surface.size.h,
            "usual": usual,
            "backdrop": surface.backdrop.map(|s| s.0),
            "items": items,
        })
    });
    surfaces.collect()
}

/// What most items of a surface have in common is said once and left out with each of them: a map has hundreds of hexes.
fn usual(items: &mut [Value]) -> Value {
    let mut usual = Map::new();
    for key in ["w", "h", "svg"] {
        let mut counts: BTreeMap<Option<&str>, (usize, &Value)> = BTreeMap::new();
        let texts: Vec<Option<String>> = items.iter().map(|item| item.get(key).map(Value::to_string)).collect();
        for (text, item) in texts.iter().zip(items.iter()) {
            counts.entry(text.as_deref()).or_insert((0, &item[key])).0 += 1;
        }
        let Some((_, most)) = counts.into_values().max_by_key(|(count, _)| *count) else { continue };
        let most = most.clone();
        if most.is_null() {
            continue;
        }
        for item in items.iter_mut().filter_map(Value::as_object_mut) {
            match item.get(key) {
                Some(value) if *value == most => drop(item.remove(key)),
                Some(_) => {}
                // What has none says so.
                None => drop(item.insert(key.to_owned(), json!(""))),
            }
        }
        usual.insert(key.to_owned(), most);
    }
    Value::Object(usual)
}

fn surface_kind(kind: SurfaceKind) -> &'static str {
    match kind {
        SurfaceKind::Players => "players",
        SurfaceKind::Board => "board",
        SurfaceKind::Mat => "mat",
        SurfaceKind::Hand => "hand",
        SurfaceKind::Market => "market",
        SurfaceKind::Status => "status",
        SurfaceKind::Log => "log",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Plain => "plain",
        Look::Option => "option",
        Look::Chosen => "chosen",
        Look::Blocked => "blocked",
        Look::LastMove => "last",
        Look::Ghost => "ghost",
    }
}

/// One item. What it has not is left out, as most items have little.
pub fn item(book: Book<'_>, item: &Item<String>, many: usize, patterns: &mut BTreeMap<String, String>) -> Value {
    let mut sent = Map::new();
    let mut send = |key: &str, value: Value| sent.insert(key.to_owned(), value);
    send("id", json!(item.id.0));
    for (key, length) in [("x", item.at.x), ("y", item.at.y), ("w", item.size.w), ("h", item.size.h)] {
        send(key, json!(length));
    }
    if item.turn != 0 {
        send("turn", json!(item.turn));
    }
    if item.detail > 100 {
        send("detail", json!(item.detail));
    }
    if let Some(touch) = item.touch {
        send("touch", json!(touch.0));
        if let Some(outline) = touched(item) {
            send("within", json!(outline));
        }
    }
    if let Some(spoken) = &item.spoken {
        send("spoken", json!(spoken));
    }
    if item.look != Look::Plain {
        send("look", json!(look(item.look)));
    }
    let svg = for_page(item, many, book, patterns);
    if !svg.is_empty() {
        send("svg", json!(svg));
    }
    Value::Object(sent)
}

fn prompt(head: &Head, prompt: &Prompt<String>) -> Value {
    json!({
        "player": player(head, prompt.seat),
        "seat": prompt.seat.0,
        "open": prompt.open,
        "cards": prompt.cards,
        "title": prompt.ask.title,
        "hint": prompt.ask.hint,
        "options": prompt.options.iter().map(option).collect::<Vec<_>>(),
        "can_undo": prompt.can_undo,
        "can_restart": prompt.can_restart,
    })
}

fn option(choice: &Choice<String>) -> Value {
    let weight = match choice.weight {
        Weight::Plain => "plain",
        Weight::Usual => "usual",
        Weight::Final => "final",
        Weight::Aside => "aside",
    };
    json!({
        "id": choice.id,
        "label": choice.label,
        "icon": choice.icon,
        "anchors": choice.anchors.iter().map(|t| t.0).collect::<Vec<_>>(),
        "cycle": choice.cycle,
        "group": choice.group,
        "number": choice.number,
        "weight": weight,
        "goes_on": choice.goes_on,
    })
}

/// Lines of the log.
pub fn lines(log: &[Lines]) -> Vec<Value> {
    log.iter().map(|l| json!({"entry": l.entry, "seat": l.seat.map(|s| s.0), "lines": l.lines})).collect()
}

/// A sheet.
pub fn sheet(sheet: &Sheet<String>, marked: Vec<Value>, patterns: BTreeMap<String, String>) -> Value {
    json!({
        "marked": marked,
        "patterns": patterns,
        "title": sheet.title,
        "lines": sheet.lines,
        "blocked": sheet.blocked.as_ref().map(|r| json!({"why": r.why, "ruling": r.ruling})),
        "rulings": sheet.rulings,
    })
}

/// Things drawn as marked, each with its surface, and the patterns that they need.
pub fn marked(kind: &dyn Kind, things: &[(u16, Item<String>)]) -> (Vec<Value>, BTreeMap<String, String>) {
    let mut patterns = BTreeMap::new();
    let mark = |(surface, thing): &(u16, Item<String>)| json!({"surface": surface, "item": item(&|id| kind.symbol(id), thing, 0, &mut patterns)});
    let marked = things.iter().map(mark).collect();
    (marked, patterns)
}

/// The scores.
pub fn reckoning(head: &Head, reckoning: &Reckoning<String>) -> Value {
    let rows = reckoning.rows.iter().map(|r| json!({"label": r.label, "numbers": r.numbers, "how": r.how}));
    let mut value = Map::new();
    value.insert("title".to_owned(), json!(reckoning.title));
    value.insert("players".to_owned(), reckoning.seats.iter().map(|s| player(head, *s)).collect());
    value.insert("rows".to_owned(), rows.collect());
    value.insert("places".to_owned(), json!(reckoning.places));
    Value::Object(value)
}
