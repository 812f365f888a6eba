//! Figures of the page, measured on demand and never a promise:
//! `cargo test -p suites -- page::figures --ignored --nocapture`.

use super::gestures::middle;
use super::house::{House, Relay};
use super::player::{answer, begin, press, settled};
use super::webdriver::{Browser, PHONE};

/// How many answers are given.
const ANSWERS: usize = 40;

/// Notes when the question first changes after an answer of the house, and what a finger's move costs.
const WATCH: &str = r#"
window.taps = []; window.moves = [];
let asked = 0;
new MutationObserver(() => {
  const last = performance.getEntriesByType('resource').filter((e) => /\/(choose|preview|undo|lift|hand_on)/.test(e.name)).at(-1);
  if (last && last.startTime > asked) { asked = last.startTime; window.taps.push(performance.now() - last.responseEnd); }
}).observe(document.querySelector('#screen'), { childList: true, subtree: true });
let begun = 0;
window.addEventListener('pointermove', () => { begun = performance.now(); }, true);
window.addEventListener('pointermove', () => { window.moves.push(performance.now() - begun); });
"#;

/// Median and highest of the milliseconds kept under this name.
fn figure(browser: &Browser, name: &str) -> (usize, f64, f64) {
    let kept = browser.read(&format!("return window.{name}"));
    let mut times: Vec<f64> = kept.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    times.sort_by(f64::total_cmp);
    let at = |i: usize| times.get(i).copied().unwrap_or_default();
    (times.len(), at(times.len() / 2), at(times.len().saturating_sub(1)))
}

#[test]
#[ignore = "figures, not promises"]
#[expect(clippy::print_stdout, reason = "figures are to be read")]
fn a_tap_is_answered_and_a_board_is_moved() {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.go(&house.address);
    begin(&browser, &["Anna", "Bruno", "Carla"], "Begin");
    let mut sight = press(&browser, "Lift the curtain");
    browser.read(WATCH);
    for _ in 0..ANSWERS {
        sight = match sight.face.as_str() {
            "curtain" => press(&browser, "Lift the curtain"),
            "table" => answer(&browser, &sight, true),
            _ => break,
        };
    }
    let (count, median, most) = figure(&browser, "taps");
    println!(
        "a tap, from the house's answer to the question on the page: {median:.1} ms, most {most:.1} ms, {count} taps"
    );
    let about = middle(&browser);
    browser.pinch(about, 80.0, 240.0);
    let near = settled(&browser, Some(&sight));
    browser.read("window.moves.length = 0; return 0");
    browser.drag(about, [-80.0, 60.0], 1500);
    settled(&browser, Some(&near));
    let (count, median, most) = figure(&browser, "moves");
    println!("own code while the board is moved: {median:.2} ms a frame, most {most:.2} ms, {count} frames");
    assert!(count > 0, "the board was moved");
}
