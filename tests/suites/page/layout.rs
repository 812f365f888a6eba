//! Sizes and places in a real browser: large enough for fingers, nothing cut off, nothing beside the screen.

use super::house::{House, Relay};
use super::player::{Sight, answer, begin, look, press, rest, touch};
use super::webdriver::{Browser, DESKTOP, PHONE, Screen, TABLET, until};
use table::text::Lang;

/// What is wrong with the sizes on the screen now, in words.
fn faults(browser: &Browser, sight: &Sight, screen: Screen, when: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let [wide, high] = [f64::from(screen.width), f64::from(screen.height)];
    for thing in sight.options().filter(|t| t.size[0].min(t.size[1]) < 43.9) {
        faults.push(format!(
            "{when}: {:?} is {:.0} x {:.0}, and a finger needs 44",
            thing.text, thing.size[0], thing.size[1]
        ));
    }
    let small = |kind: &str| kind.split(' ').any(|k| ["ruling", "tab", "link"].contains(&k));
    for button in sight.buttons.iter().filter(|b| !small(&b.kind) && b.size[1] < 47.9) {
        faults.push(format!("{when}: the button {:?} is {:.0} high, and 48 is promised", button.text, button.size[1]));
    }
    for button in &sight.buttons {
        let [x, w] = [button.at[0], button.size[0]];
        if x - w / 2.0 < -0.5 || x + w / 2.0 > wide + 0.5 {
            faults.push(format!("{when}: the button {:?} lies beside the screen", button.text));
        }
    }
    let beside = browser.read("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    if beside.as_f64().is_some_and(|by| by > 0.5) {
        faults.push(format!("{when}: the page is {beside} wider than the screen"));
    }
    let cut = browser.read("return [...document.querySelectorAll('.prompt button, .prompt h2, .prompt .hint, header h1, header p, .plate *, .page button')].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && getComputedStyle(e).display !== 'inline').map((e) => e.tagName + '.' + e.className + ': ' + e.textContent)");
    for text in cut.as_array().into_iter().flatten() {
        faults.push(format!("{when}: {text} is cut off"));
    }
    if sight.face == "table" {
        let prompt = browser.read("const p = document.querySelector('.prompt').getBoundingClientRect(); return [p.top, p.bottom, document.querySelector('.window').clientHeight]");
        let n = |i: usize| prompt[i].as_f64().unwrap_or_default();
        if n(1) > high + 0.5 || n(0) < 0.0 {
            faults.push(format!("{when}: the question reaches from {:.0} to {:.0} of {high:.0}", n(0), n(1)));
        }
        if n(2) < high * 0.25 {
            faults.push(format!("{when}: {:.0} of {high:.0} are left for the board", n(2)));
        }
        if let Some(button) = sight.primary()
            && button.at[1] + button.size[1] / 2.0 > high + 0.5
        {
            faults.push(format!("{when}: the button {:?} is below the screen", button.text));
        }
    }
    faults
}

#[test]
fn everything_is_large_enough_and_nothing_is_cut_off() {
    let mut found = Vec::new();
    for screen in [PHONE, TABLET, DESKTOP] {
        let house = House::plain(Lang::En, 100);
        let relay = Relay::before(house.port);
        let browser = Browser::open(screen, house.port, relay.port);
        browser.surroundings(false, true);
        browser.go(&house.address);
        let size = format!("{} x {}", screen.width, screen.height);
        found.extend(faults(&browser, &rest(&browser), screen, &format!("{size}, shelf")));
        let mut sight = begin(&browser, &["Maximiliana Konstantina", "Bruno", "Carla"], "Begin");
        for text in [100, 200] {
            if text == 200 {
                larger(&browser);
                sight = rest(&browser);
            }
            for step in 0..14 {
                found.extend(faults(&browser, &sight, screen, &format!("{size}, {text} %, {:?}", sight.title)));
                sight = match sight.face.as_str() {
                    "curtain" => press(&browser, "Lift the curtain"),
                    _ if sight.button("Hand on").is_some() => press(&browser, "Hand on"),
                    _ => answer(&browser, &sight, step % 3 == 0),
                };
            }
        }
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// Sets the text to 200 % as a player does.
fn larger(browser: &Browser) {
    let sight = rest(browser);
    if sight.face == "curtain" {
        press(browser, "Lift the curtain");
    }
    press(browser, "Settings");
    let sight = rest(browser);
    let button = sight.button("200 %").expect("the size of text can be set").clone();
    touch(browser, &button);
    until("the text is larger", || {
        (browser.read("return getComputedStyle(document.documentElement).getPropertyValue('--text').trim()") == "2")
            .then_some(())
    });
    until("the settings can be closed", || look(browser).button("Close").is_some().then_some(()));
    press(browser, "Close");
}
