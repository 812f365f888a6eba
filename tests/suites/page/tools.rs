//! What the page offers beside the answers: what has happened, the log and the past, the rules, the settings, hiding.

use super::house::{House, Relay};
use super::player::{CARD, Sight, again, answer, begin, press, reach, rest, settled, sort, touch};
use super::prepared::Prepared;
use super::shots::told;
use super::tokens::{assert_curtain_hides, assert_only, tokens};
use super::webdriver::{Browser, DESKTOP, PHONE, until};
use table::text::Lang;

const NAMES: [&str; 3] = ["Anna", "Bruno", "Carla"];

/// A table on a phone at its first curtain.
fn table() -> (House, Relay, Browser, Sight) {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    let sight = begin(&browser, &NAMES, "Begin");
    (house, relay, browser, sight)
}

/// Plays until the curtain of the next player.
fn to_next_curtain(browser: &Browser, mut sight: Sight) -> Sight {
    for _ in 0..80 {
        sight = match (sight.face.as_str(), sight.button("Hand on").cloned()) {
            ("curtain", _) => return sight,
            (_, Some(button)) => touch(browser, &button),
            _ => answer(browser, &sight, false),
        };
    }
    panic!("the turn ends: {sight:?}")
}

/// What stands in the sheet that lies over everything.
fn sheet(browser: &Browser) -> String {
    browser.read("return document.querySelector('#sheet').innerText").as_str().unwrap_or_default().to_owned()
}

#[test]
fn what_has_happened_is_told_and_skipped_and_can_be_looked_up() {
    let (_house, relay, browser, mut sight) = table();
    let mut mark = 0;
    for _ in 0..2 {
        sight = press(&browser, "Lift the curtain");
        sight = to_next_curtain(&browser, sight);
        mark = relay.mark();
    }
    let name = sight.next.clone();
    let seat = NAMES.iter().position(|n| *n == name).expect("the next player has a name");
    press(&browser, "Lift the curtain");
    let asked = rest(&browser);
    let first = until("what has happened is told", || told(&browser));
    let mut before = sentence(&browser);
    browser.tap(first);
    for _ in 0..12 {
        // One touch skips everything, or one sentence of it.
        let now = until("a touch skips it", || Some(sentence(&browser)).filter(|now| *now != before));
        let Some(place) = told(&browser) else { break };
        before = now;
        browser.tap(place);
    }
    let now = rest(&browser);
    assert_eq!((&now.title, &now.hint, &now.sheet), (&asked.title, &asked.hint, &asked.sheet), "nothing else is done");
    assert!(now.things.iter().all(|t| t.kind != "chosen"), "nothing is chosen by it: {:?}", now.things);

    press(&browser, "Log");
    let log = sheet(&browser);
    assert!(NAMES.iter().any(|name| log.contains(name)), "the log tells who has done what: {log}");
    press(&browser, "The past");
    let last = step(&browser);
    assert!(last.0 == last.1 && last.1 > 3, "the past begins at its end: {last:?}");
    press(&browser, "‹");
    press(&browser, "‹");
    let earlier = step(&browser);
    assert_eq!(earlier, (last.0 - 2, last.1), "it goes back step by step");
    assert!(browser.read("return document.querySelectorAll('#sheet .past .item').length").as_u64() > Some(5), "drawn");
    press(&browser, "Play");
    until("the film comes to its end", || (step(&browser) == last).then_some(()));
    assert_only(&browser, &relay, mark, seat, &name, "the past of the seat that looks");
    press(&browser, "Close");

    press(&browser, "Hide now");
    let mark = relay.mark();
    let hidden = rest(&browser);
    assert_eq!((hidden.face.as_str(), hidden.next.as_str()), ("curtain", name.as_str()), "the curtain comes down");
    assert_curtain_hides(&browser, &relay, mark, true, "hidden at once");
    let open = press(&browser, "Show the open table");
    assert!(!open.things.is_empty(), "the public table is shown");
    press(&browser, "Log");
    assert_curtain_hides(&browser, &relay, mark, false, "the log of the public table");
    press(&browser, "The past");
    press(&browser, "‹");
    assert_curtain_hides(&browser, &relay, mark, true, "the past of the public table");
    press(&browser, "Close");
    assert_eq!(press(&browser, "To the curtain").face, "curtain");
}

/// What is told in passing now.
fn sentence(browser: &Browser) -> String {
    let told = browser.read("return document.querySelector('.steps p')?.innerText ?? ''");
    told.as_str().unwrap_or_default().to_owned()
}

/// Which step of the past is shown, and of how many.
fn step(browser: &Browser) -> (u32, u32) {
    let at = browser.read("return document.querySelector('#sheet output')?.textContent ?? ''");
    let at = at.as_str().unwrap_or_default();
    let numbers: Vec<u32> = at.split('/').filter_map(|n| n.trim().parse().ok()).collect();
    if let [step, steps] = numbers[..] { (step, steps) } else { (0, 0) }
}

#[test]
fn what_cannot_be_chosen_says_why_and_leads_to_its_ruling() {
    let (_house, _relay, browser, _) = table();
    let mut sight = press(&browser, "Lift the curtain");
    let mut steps = 0;
    let blocked = loop {
        steps += 1;
        assert!(steps < 200, "something is blocked: {sight:?}");
        let blocked = sight.things.iter().find(|t| t.kind == "blocked" && sort(t) != CARD);
        if let Some(blocked) = blocked.filter(|_| sight.face == "table" && sight.options().next().is_some()) {
            break blocked.clone();
        }
        sight = match (sight.face.as_str(), sight.button("Hand on").cloned()) {
            ("curtain", _) => press(&browser, "Lift the curtain"),
            (_, Some(button)) => touch(&browser, &button),
            _ => answer(&browser, &sight, false),
        };
    };
    let asked = (sight.title.clone(), sight.hint.clone());
    let told = touch(&browser, &blocked);
    assert_eq!(told.title, asked.0, "nothing is done");
    assert!(told.hint != asked.1 && told.hint.len() > 10, "the reason stands in the hint: {:?}", told.hint);
    let ruling = told.buttons.iter().find(|b| b.kind == "ruling").expect("it is linked to its ruling").clone();
    touch(&browser, &ruling);
    let shown = sheet(&browser);
    let field = rest(&browser).fields.first().map(|f| f.text.clone());
    assert_eq!(field.as_deref(), Some(ruling.text.as_str()), "the rules are opened at the ruling");
    assert!(shown.contains(&ruling.text) && shown.len() > 20, "it is told: {shown}");
    press(&browser, "Close");
    press(&browser, "Rules");
    let whole = sheet(&browser);
    let field = rest(&browser).fields.first().expect("the rules can be searched").clone();
    touch(&browser, &field);
    browser.keys("villa");
    let found = until("what is sought is found", || Some(sheet(&browser)).filter(|now| now.len() < whole.len()));
    assert!(found.to_lowercase().contains("villa"), "{found}");
    browser.keys("zzz");
    until("nothing of that name is found", || sheet(&browser).contains("Nothing found").then_some(()));
    assert!(browser.read("return document.querySelectorAll('#sheet svg').length").is_u64());
}

#[test]
fn a_thing_that_is_held_tells_what_it_is() {
    for screen in [PHONE, DESKTOP] {
        let prepared = Prepared::new();
        let house = House::with(prepared.copy(Lang::En, 100));
        let relay = Relay::before(house.port);
        let browser = Browser::open(screen, house.port, &relay);
        browser.surroundings(false, true);
        browser.go(&house.address);
        let shelf = rest(&browser);
        browser.go(&format!("http://127.0.0.1:{}/#table={}", house.port, prepared.open));
        settled(&browser, Some(&shelf));
        let mut sight = press(&browser, "Lift the curtain");
        while let Some(told) = told(&browser) {
            browser.tap(told);
            sight = rest(&browser);
        }
        let thing = sight.options().next().expect("something can be chosen").clone();
        let thing = reach(&browser, &thing).unwrap_or_else(|why| panic!("{why}"));
        browser.hold(thing.at);
        let told = until("a sheet tells what it is", || Some(rest(&browser)).filter(|s| !s.sheet.is_empty()));
        assert!(told.things.is_empty() && sheet(&browser).len() > told.sheet.len(), "{}", sheet(&browser));
        let closed = press(&browser, "Close");
        let unchosen = again(&closed, &thing).is_some_and(|now| now.kind == "option");
        assert!(unchosen && closed.title == sight.title, "nothing is chosen by it");
        browser.tap(thing.at);
        let after = settled(&browser, Some(&closed));
        assert!(after != closed && after.sheet.is_empty(), "the next touch is a touch again");
    }
}

#[test]
fn settings_are_kept() {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.surroundings(false, false);
    browser.go(&house.address);
    press(&browser, "Settings");
    press(&browser, "Night");
    let scheme = "return getComputedStyle(document.documentElement).colorScheme";
    until("night falls", || (browser.read(scheme) == "dark").then_some(()));
    press(&browser, "Reduced");
    let calm = "return document.documentElement.classList.contains('calm')";
    until("motion is reduced", || (browser.read(calm) == true).then_some(()));
    press(&browser, "Magyar");
    let lang = "return document.documentElement.lang";
    until("the language is another one", || (browser.read(lang) == "hu").then_some(()));
    until("all words are", || {
        Some(rest(&browser)).filter(|now| now.sheet == "Beállítások" && now.button("Éjjel").is_some())
    });
    browser.reload();
    until("the page is back", || (rest(&browser).face == "page").then_some(()));
    assert_eq!(browser.read(scheme), "dark", "the night is kept");
    assert_eq!(browser.read(calm), true, "reduced motion is kept");
    assert_eq!(browser.read(lang), "hu", "the language is kept");
    assert!(tokens(&relay.since(0)).is_empty(), "nothing of a game has been sent");
}
