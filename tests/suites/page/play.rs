//! A whole game on a phone's touch screen, with a reload and a killed server in the middle; secrets at every curtain.

use super::house::{House, Relay};
use super::player::{answer, begin, look, press, rest, touch};
use super::tokens::{assert_curtain_hides, assert_only, tokens};
use super::webdriver::{Browser, PHONE, until};
use std::collections::BTreeSet;

const NAMES: [&str; 3] = ["Anna", "Bruno", "Carla"];

/// The drawings that the page keeps, by name: what has been drawn once must not stay to tell of it.
fn drawings(browser: &Browser) -> BTreeSet<String> {
    let names = browser.read("return [...document.querySelectorAll('#defs [id]')].map((e) => e.id)");
    names.as_array().into_iter().flatten().filter_map(|n| n.as_str().map(str::to_owned)).collect()
}

#[test]
fn a_whole_game_is_played_on_a_phone_and_no_curtain_shows_a_hand() {
    let mut house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    let mut sight = begin(&browser, &NAMES, "Begin");
    let mut mark = 0;
    let mut curtains = 0;
    let mut seen = BTreeSet::new();
    let mut first_drawings = None;
    let mut steps = 0;
    let (mut reloaded, mut killed_open, mut killed_down, mut went_back) = (false, false, false, false);
    while sight.face != "over" {
        steps += 1;
        assert!(steps < 3000, "the game ends");
        if sight.face == "curtain" {
            curtains += 1;
            let when = format!("curtain {curtains}, before {}", sight.next);
            assert_curtain_hides(&browser, &relay, mark, curtains <= 3 || curtains % 5 == 0, &when);
            let kept = first_drawings.get_or_insert_with(|| drawings(&browser));
            assert_eq!(*kept, drawings(&browser), "{when}: the drawings kept do not tell what hands have shown");
            mark = relay.mark();
            match curtains {
                4 => {
                    went_back = true;
                    browser.step("back");
                    until("the shelf is shown", || (rest(&browser).face == "page").then_some(()));
                    browser.step("forward");
                    until("the curtain is shown", || (rest(&browser).face == "curtain").then_some(()));
                    assert_curtain_hides(&browser, &relay, mark, true, "back and forth in the history");
                }
                6 => {
                    killed_down = true;
                    lost_and_found(&mut house, &browser, &relay, "under a curtain");
                }
                _ => {}
            }
            sight = press(&browser, "Lift the curtain");
            assert_eq!(sight.face, "table", "the curtain is lifted");
            let page = browser.read("return document.documentElement.outerHTML").to_string();
            seen.extend(tokens(&page));
            continue;
        }
        // A view that lingers is headed by its player's name; the line already names the next one.
        let lingers = NAMES.iter().position(|name| sight.title == *name);
        let seat = lingers.or_else(|| NAMES.iter().position(|name| sight.line.contains(name)));
        if let Some(seat) = seat
            && steps % 3 == 0
        {
            assert_only(&browser, &relay, mark, seat, NAMES[seat], &format!("step {steps}"));
        }
        if curtains >= 2 && !reloaded && sight.primary().is_some_and(|b| b.text != "Hand on") {
            reloaded = true;
            mark = relay.mark();
            browser.reload();
            let waits = until("the page is back", || Some(rest(&browser)).filter(|s| s.face == "table"));
            assert_eq!(waits.title, "The curtain is down here", "a page loaded anew holds no view");
            assert_curtain_hides(&browser, &relay, mark, true, "after a reload");
            sight = press(&browser, "Ask who looks");
            assert_eq!(sight.face, "curtain", "a reload leads to a curtain");
            continue;
        }
        if curtains >= 5 && !killed_open && sight.button("Hand on").is_none() {
            killed_open = true;
            let line = sight.line.clone();
            lost_and_found(&mut house, &browser, &relay, "under an open view");
            sight = until("the curtain is down", || Some(rest(&browser)).filter(|s| s.face == "curtain"));
            assert_eq!(sight.line, line, "nothing is lost");
            mark = relay.mark();
            continue;
        }
        mark = relay.mark();
        if let Some(button) = sight.button("Hand on") {
            sight = touch(&browser, button);
            continue;
        }
        sight = answer(&browser, &sight, sight.title == "Your turn" && steps % 4 == 0);
    }
    assert!(reloaded && killed_open && killed_down && went_back, "everything that was to disturb the game has done so");
    assert!(curtains > 9, "a curtain falls between all turns: {curtains}");
    assert!((0..3).all(|seat| seen.contains(&format!("s{seat}"))), "every hand was seen by its player: {seen:?}");
    let end = rest(&browser);
    assert!(end.title.contains("Won"), "the winner is named: {}", end.title);
    let scores = browser.read("return document.querySelector('.prompt .scores').innerText");
    let scores = scores.as_str().expect("scores are text");
    assert!(NAMES.iter().all(|name| scores.contains(name)), "everybody stands in the scores: {scores}");
    assert!(scores.contains("1."), "somebody is first: {scores}");
    press(&browser, "Shelf");
    let shelf = until("the shelf is shown", || Some(rest(&browser)).filter(|s| s.face == "page"));
    assert!(shelf.buttons.iter().any(|b| b.text.contains("Won")), "the finished game stands on the shelf");
}

/// Kills the server under the open page and starts it again: the page says so, and goes on by itself.
fn lost_and_found(house: &mut House, browser: &Browser, relay: &Relay, when: &str) {
    house.kill();
    until("the page says that the table is away", || look(browser).away.then_some(()));
    let line = browser.read("return document.querySelector('#away').innerText");
    assert!(line.as_str().is_some_and(|l| l.contains("has gone")), "{when}: in a sentence: {line}");
    let mark = relay.mark();
    house.again();
    until("the page goes on by itself", || (!look(browser).away).then_some(()));
    until("the curtain is down", || (rest(browser).face == "curtain").then_some(()));
    assert_curtain_hides(browser, relay, mark, true, &format!("after a restart {when}"));
}
