//! A whole turn without a pointer: by the keyboard alone, and by what a screen reader is told alone.

use super::house::{House, Relay};
use super::input::{ENTER, TAB};
use super::player::{Sight, begin, rest, settled};
use super::webdriver::{Browser, DESKTOP, PHONE, until};
use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

const NAMES: [&str; 3] = ["Anna", "Bruno", "Carla"];

fn table(screen: super::webdriver::Screen) -> (House, Browser) {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(screen, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    begin(&browser, &NAMES, "Begin");
    (house, browser)
}

/// What has the focus: what it says, how it stands in the question, and whether the focus can be seen.
fn focus(browser: &Browser) -> (String, String, bool) {
    let seen = browser.read(
        "const e = document.activeElement, r = e.getBoundingClientRect(), box = e.querySelector('.touch');
         const ring = box ? getComputedStyle(box).stroke !== 'none' : getComputedStyle(e).outlineStyle !== 'none';
         return [e.getAttribute('aria-label') || e.textContent, e.dataset.look || e.className,
           e === document.body || (ring && r.bottom > 0 && r.top < innerHeight)]",
    );
    let text = |i: usize| seen[i].as_str().unwrap_or_default().to_owned();
    (text(0), text(1), seen[2] == true)
}

/// Goes on with the tabulator to something that is wanted.
fn tab_to(browser: &Browser, what: &str, wanted: impl Fn(&str, &str) -> bool) {
    for step in 0..120 {
        let (text, kind, is_seen) = focus(browser);
        assert!(is_seen || step == 0, "the focus on {text:?} is seen, and in sight");
        if wanted(&text, &kind) {
            return;
        }
        browser.keys(TAB);
    }
    panic!("the tabulator reaches {what}")
}

fn changed(browser: &Browser, before: &Sight) -> Sight {
    let after = settled(browser, Some(before));
    assert_ne!(after, *before, "the key does something");
    after
}

fn is_primary(kind: &str) -> bool {
    kind.split(' ').any(|k| k == "primary")
}

/// Plays until the next curtain, doing each thing as `act` does it.
fn play_a_turn(browser: &Browser, act: &mut impl FnMut(&Sight)) -> u32 {
    let mut done = 0;
    let mut sight = rest(browser);
    let first = sight.next.clone();
    loop {
        if sight.face == "curtain" && sight.next != first {
            return done;
        }
        done += 1;
        assert!(done < 80, "the turn ends: {sight:?}");
        act(&sight);
        sight = changed(browser, &sight);
    }
}

#[test]
fn a_whole_turn_is_played_by_the_keyboard_alone() {
    let (_house, browser) = table(DESKTOP);
    let mut keys = [ENTER, " "].iter().cycle();
    let places = Cell::new(0);
    let (mut done, mut turns) = (0, 0);
    let mut act = |sight: &Sight| {
        let marked = sight.things.iter().any(|t| t.kind == "chosen");
        let place = sight.options().any(|o| super::player::sort(o) != super::player::CARD);
        if place && !marked {
            tab_to(&browser, "a place on the board", |text, kind| kind == "option" && !text.starts_with("zqs"));
            places.set(places.get() + 1);
        } else {
            tab_to(&browser, "the button", |_, kind| is_primary(kind));
        }
        browser.keys(keys.next().expect("they go on for ever"));
    };
    // Not every turn asks for a place on the board.
    while places.get() == 0 && turns < 5 {
        turns += 1;
        done += play_a_turn(&browser, &mut act);
    }
    assert!(done >= 4 && places.get() > 0, "turns have several steps, some of them on the board: {done}, {places:?}");
}

/// A node of the accessibility tree.
#[derive(Clone, PartialEq, Debug)]
struct Node {
    role: String,
    name: String,
    description: String,
    disabled: bool,
    focused: bool,
    in_dialog: bool,
    id: u64,
}

/// What is told, in order. A dialog that lies over everything is all that is told.
fn nodes(browser: &Browser) -> Vec<Node> {
    let tree = browser.spoken_tree();
    let all = tree["nodes"].as_array().expect("a tree has nodes");
    let by_id: BTreeMap<&str, &Value> = all.iter().filter_map(|n| Some((n["nodeId"].as_str()?, n))).collect();
    let text = |n: &Value, key: &str| n[key]["value"].as_str().unwrap_or_default().to_owned();
    let mut told = Vec::new();
    let mut open = vec![(&all[0], false)];
    while let Some((n, in_dialog)) = open.pop() {
        let in_dialog = in_dialog || n["role"]["value"] == "dialog";
        let children = n["childIds"].as_array().into_iter().flatten().rev();
        open.extend(children.filter_map(|id| Some((*by_id.get(id.as_str()?)?, in_dialog))));
        let Some(id) = n["backendDOMNodeId"].as_u64().filter(|_| n["ignored"] != true) else { continue };
        let has = |name: &str| {
            let properties = n["properties"].as_array();
            properties.into_iter().flatten().any(|p| p["name"] == name && p["value"]["value"] == true)
        };
        told.push(Node {
            role: text(n, "role"),
            name: text(n, "name"),
            description: text(n, "description"),
            disabled: has("disabled"),
            focused: has("focused"),
            in_dialog,
            id,
        });
    }
    if told.iter().any(|n| n.in_dialog) {
        told.retain(|n| n.in_dialog);
    }
    told
}

/// The tree when it has come to rest, and is another one than before.
fn heard(browser: &Browser, before: &[Node]) -> Vec<Node> {
    let mut last = Vec::new();
    until("the tree tells something new", || {
        let now = nodes(browser);
        let still = browser.is_quiet() && now == last && now != before;
        last = now;
        still.then(|| last.clone())
    })
}

/// Does what a screen reader does: focuses the node, and presses it.
fn press_node(browser: &Browser, node: &Node) {
    browser.cdp("DOM.getDocument", json!({"depth": 0}));
    browser.cdp("DOM.focus", json!({"backendNodeId": node.id}));
    browser.keys(ENTER);
}

/// Who is next, as a curtain tells it.
fn told_next(heard: &[Node]) -> Option<&str> {
    let under = heard.iter().any(|n| n.role == "button" && n.name == "Lift the curtain");
    let name = heard.iter().find(|n| n.role == "heading" && NAMES.contains(&n.name.as_str()));
    name.filter(|_| under).map(|n| n.name.as_str())
}

#[test]
fn a_whole_turn_is_played_by_what_a_screen_reader_is_told() {
    let (_house, browser) = table(PHONE);
    let mut now = heard(&browser, &[]);
    let first = told_next(&now).expect("who is next is told").to_owned();
    let (mut lists, mut places, mut done) = (0, 0, 0);
    let mut asked = BTreeSet::new();
    // Not every turn asks for a place on the board.
    while places == 0 || told_next(&now).is_none_or(|next| next == first) {
        done += 1;
        assert!(done < 300, "the turn ends: {now:?}");
        let buttons: Vec<&Node> = now.iter().filter(|n| n.role == "button" && !n.disabled).collect();
        assert!(buttons.iter().all(|n| !n.name.is_empty()), "every button has a name: {buttons:?}");
        let named = |name: &str| buttons.iter().find(|n| n.name.starts_with(name)).copied();
        let question = now.iter().find(|n| n.role == "heading" && n.name != "Pecunia non olet");
        let question = question.map_or("", |n| n.name.as_str()).to_owned();
        // A question is answered on the board where it is met first, and by the list of all answers afterwards.
        let place =
            || buttons.iter().find(|n| n.description == "You can choose this." && !n.name.starts_with("zqs")).copied();
        let node = if now.iter().any(|n| n.in_dialog) {
            lists += 1;
            buttons.iter().find(|n| n.name != "Close").copied()
        } else if let Some(node) = named("Lift the curtain").or_else(|| named("Hand on")) {
            Some(node)
        } else if let Some(node) = buttons.iter().find(|n| n.focused) {
            // Where a place is marked, the page puts the focus on the button that settles it.
            Some(*node)
        } else if let Some(node) = place().filter(|_| asked.insert(question)) {
            places += 1;
            Some(node)
        } else {
            // The usual answer is the last one of the row.
            let usual = buttons.last().filter(|n| n.name != "Hide now").copied();
            usual.or_else(|| named("All answers"))
        };
        press_node(&browser, node.unwrap_or_else(|| panic!("an answer is told: {buttons:?}")));
        now = heard(&browser, &now);
    }
    assert!(done >= 4 && places > 0, "a turn has several steps: {done}, {lists} lists, {places} places");
}
