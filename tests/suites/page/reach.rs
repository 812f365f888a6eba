//! A whole turn without a pointer: by the keyboard alone, and by what a screen reader is told alone.

use super::house::{House, Relay};
use super::player::{Sight, begin, look, rest};
use super::webdriver::{Browser, DESKTOP, ENTER, PHONE, TAB, until};
use serde_json::{Value, json};

const NAMES: [&str; 3] = ["Anna", "Bruno", "Carla"];

fn table(screen: super::webdriver::Screen) -> (House, Browser) {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(screen, house.port, relay.port);
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
    until(&format!("the key does something: {before:?}"), || (look(browser) != *before).then_some(()));
    rest(browser)
}

fn is_primary(kind: &str) -> bool {
    kind.split(' ').any(|k| k == "primary")
}

/// Plays until the next curtain, doing each thing as `act` does it.
fn play_a_turn(browser: &Browser, mut act: impl FnMut(&Sight)) -> u32 {
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
    let mut places = 0;
    let done = play_a_turn(&browser, |sight| {
        let marked = sight.things.iter().any(|t| t.kind == "chosen");
        let place = sight.options().any(|o| super::player::sort(o) != super::player::CARD);
        if place && !marked {
            tab_to(&browser, "a place on the board", |text, kind| kind == "option" && !text.starts_with("zqs"));
            places += 1;
        } else {
            tab_to(&browser, "the button", |_, kind| is_primary(kind));
        }
        browser.keys(keys.next().expect("they go on for ever"));
    });
    assert!(done >= 4, "a turn has several steps: {done}");
    assert!(places > 0, "the board was used by the keyboard");
}

/// A node of the accessibility tree.
#[derive(Clone, Debug)]
struct Node {
    role: String,
    name: String,
    disabled: bool,
    id: u64,
}

fn nodes(browser: &Browser) -> Vec<Node> {
    let tree = browser.spoken_tree();
    let all = tree["nodes"].as_array().expect("a tree has nodes").iter();
    let heard = all.filter(|n| n["ignored"] != true);
    let node = |n: &Value| {
        let text = |key: &str| n[key]["value"].as_str().unwrap_or_default().to_owned();
        let properties = n["properties"].as_array();
        let disabled = properties.into_iter().flatten().any(|p| p["name"] == "disabled" && p["value"]["value"] == true);
        Some(Node { role: text("role"), name: text("name"), disabled, id: n["backendDOMNodeId"].as_u64()? })
    };
    heard.filter_map(node).collect()
}

/// Does what a screen reader does: focuses the node, and presses it.
fn press_node(browser: &Browser, node: &Node) {
    browser.cdp("DOM.getDocument", json!({"depth": 0}));
    browser.cdp("DOM.focus", json!({"backendNodeId": node.id}));
    browser.keys(ENTER);
}

#[test]
fn a_whole_turn_is_played_by_what_a_screen_reader_is_told() {
    let (_house, browser) = table(PHONE);
    let heard = nodes(&browser);
    assert!(heard.iter().any(|n| n.role == "heading" && NAMES.contains(&n.name.as_str())), "who is next is told");
    let mut lists = 0;
    let mut board = 0;
    let mut tried = String::new();
    let done = play_a_turn(&browser, |sight| {
        let heard = nodes(&browser);
        for n in heard.iter().filter(|n| n.role == "button") {
            assert!(!n.name.is_empty(), "every button has a name: {n:?}");
        }
        let named = |names: &[&str]| {
            let fits =
                |n: &&Node| n.role == "button" && !n.disabled && names.iter().any(|name| n.name.starts_with(name));
            heard.iter().find(fits)
        };
        let steps = [
            "Lift the curtain",
            "Hand on",
            "Sit: ",
            "Join ",
            "Take the markers off",
            "Collect",
            "Go on",
            "Draw a card",
            "End the turn",
        ];
        if let Some(node) = steps.iter().find_map(|step| named(&[step])) {
            press_node(&browser, node);
            return;
        }
        // A question answered on the board: its first place is tried, and then the answers that are told as a list.
        let place =
            named(&["left seat: empty", "middle seat: empty", "right seat: empty"]).filter(|_| sight.title != tried);
        tried = sight.title.clone();
        let list = heard.iter().find(|n| n.role == "DisclosureTriangle" && n.name == "All answers");
        let node = place.or(list).unwrap_or_else(|| panic!("the answers are told: {heard:?}"));
        board += u32::from(place.is_some());
        lists += u32::from(place.is_none());
        press_node(&browser, node);
    });
    assert!(done >= 4, "a turn has several steps: {done}, {lists} lists, {board} places");
}
