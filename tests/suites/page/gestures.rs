//! Pan and zoom: two fingers, a drag, a double touch, the wheel.

use super::house::{House, Relay};
use super::player::{Sight, Thing, again, begin, press, rest, settled};
use super::prepared::Prepared;
use super::shots::told;
use super::webdriver::{Browser, DESKTOP, PHONE, Screen};
use table::text::Lang;

fn table(screen: Screen) -> (House, Browser, Sight) {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(screen, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    begin(&browser, &["Anna", "Bruno", "Carla"], "Begin");
    let sight = press(&browser, "Lift the curtain");
    (house, browser, sight)
}

/// The middle of the board's window.
pub fn middle(browser: &Browser) -> [f64; 2] {
    let seen = browser.read(
        "const r = document.querySelector('.window').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]",
    );
    [0, 1].map(|i: usize| seen[i].as_f64().expect("a number"))
}

/// Where a thing lies that is on both sights.
fn moved(before: &Sight, after: &Sight) -> [f64; 2] {
    let same = |t: &Thing| after.things.iter().find(|n| n.touch == t.touch).map(|n| (t.clone(), n.clone()));
    let (a, b) = before.things.iter().find_map(same).expect("a thing stays on the board");
    [b.at[0] - a.at[0], b.at[1] - a.at[1]]
}

#[test]
fn two_fingers_bring_the_board_nearer_and_one_finger_moves_it() {
    let (_house, browser, first) = table(PHONE);
    let about = middle(&browser);
    browser.pinch(about, 80.0, 200.0);
    let near = settled(&browser, Some(&first));
    assert!((2.2..2.8).contains(&near.zoom), "two fingers 2.5 times as far apart: {}", near.zoom);
    let told = |sight: &Sight| [sight.title.clone(), sight.hint.clone(), sight.sheet.clone()];
    assert_eq!(told(&near), told(&first), "and nothing is chosen, or told of");
    // Slowly, so that a finger that moves is not taken for one that holds a thing.
    browser.drag(about, [-60.0, 40.0], 900);
    let aside = settled(&browser, Some(&near));
    assert_eq!(aside.sheet, "", "nothing is told of");
    let [x, y] = moved(&near, &aside);
    assert!((x + 60.0).abs() < 12.0 && (y - 40.0).abs() < 12.0, "the board goes with the finger: {x:.0}, {y:.0}");
    assert_eq!(told(&aside), told(&first), "and nothing is chosen, or told of");
    browser.pinch(about, 220.0, 20.0);
    let back = settled(&browser, Some(&aside));
    assert!((back.zoom - 1.0).abs() < 0.01, "never farther than at first sight: {}", back.zoom);
    browser.pinch(about, 20.0, 360.0);
    let nearest = settled(&browser, Some(&back));
    browser.pinch(about, 40.0, 360.0);
    let nearest = settled(&browser, Some(&nearest));
    assert!(nearest.zoom < 6.01, "never nearer than 6: {}", nearest.zoom);
}

#[test]
fn the_wheel_brings_the_board_nearer_about_the_mouse() {
    let (_house, browser, first) = table(DESKTOP);
    let about = middle(&browser);
    for _ in 0..4 {
        browser.wheel_with_control(about, -120.0);
    }
    let near = settled(&browser, Some(&first));
    assert!(near.zoom > 1.4, "the board is nearer: {}", near.zoom);
    for _ in 0..6 {
        browser.wheel_with_control(about, 120.0);
    }
    let back = settled(&browser, Some(&near));
    assert!((back.zoom - 1.0).abs() < 0.01, "and goes back to its first sight: {}", back.zoom);
    assert_eq!(rest(&browser).title, first.title, "nothing is chosen");
}

#[test]
fn a_touch_in_doubt_chooses_nothing_and_brings_the_board_nearer() {
    let prepared = Prepared::new();
    let house = House::with(prepared.copy(Lang::En, 100));
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    let shelf = rest(&browser);
    browser.go(&format!("http://127.0.0.1:{}/#table={}", house.port, prepared.crowded));
    settled(&browser, Some(&shelf));
    let mut sight = press(&browser, "Lift the curtain");
    while let Some(told) = told(&browser) {
        browser.tap(told);
        sight = rest(&browser);
    }
    // Between two options that are less than a finger's reach apart, nearer to the first.
    let options: Vec<Thing> = sight.options().filter(|o| o.free && o.size[0].min(o.size[1]) < 44.0).cloned().collect();
    let pair = options.iter().enumerate().find_map(|(i, a)| {
        let other = options[i + 1..].iter().find(|b| (a.at[0] - b.at[0]).hypot(a.at[1] - b.at[1]) < 44.0)?;
        Some((a.clone(), other.clone()))
    });
    let (wanted, other) = pair.unwrap_or_else(|| panic!("two options are near each other: {:?}", sight.things));
    browser.tap([0, 1].map(|axis: usize| 0.6 * wanted.at[axis] + 0.4 * other.at[axis]));
    let near = settled(&browser, Some(&sight));
    assert!(near.zoom > 1.2, "the board is nearer: {}", near.zoom);
    assert_eq!((&near.title, &near.hint, &near.sheet), (&sight.title, &sight.hint, &sight.sheet), "nothing is chosen");
    assert!(near.things.iter().all(|t| t.kind != "chosen" || again(&sight, t).is_some_and(|was| was.kind == "chosen")));
    let larger = again(&near, &wanted).expect("what was touched is still there");
    let beside = again(&near, &other).expect("and what is beside it");
    let apart = (larger.at[0] - beside.at[0]).hypot(larger.at[1] - beside.at[1]);
    assert!(apart > 47.0 && larger.free, "they are apart now: {apart}, {larger:?}");
    browser.tap(larger.at);
    let chosen = settled(&browser, Some(&near));
    let is_chosen = again(&chosen, &wanted).is_none_or(|now| now.kind == "chosen");
    assert!(is_chosen || chosen.title != near.title, "the next touch chooses: {:?}", again(&chosen, &wanted));
}
