//! A whole short game of Magna Grecia by two players, by touches on the map and on buttons.

use super::house::{House, Relay};
use super::player::{Sight, Thing, press, rest, settled, sort, touch};
use super::webdriver::{Browser, PHONE, until};
use games::magna_grecia::MagnaGrecia;
use session::luck::SeededLuck;
use table::chance::Luck;
use table::game::Game;

/// The players.
pub const NAMES: [&str; 2] = ["Anna", "Bruno"];

/// Sits two players down at eight rounds with oracles that the app draws.
pub fn begin(browser: &Browser) -> Sight {
    let shelf = rest(browser);
    let game = shelf.buttons.iter().find(|b| b.kind == "box" && b.text.contains(MagnaGrecia::META.title));
    let mut sight = touch(browser, game.expect("the shelf offers the game"));
    for (i, name) in NAMES.iter().enumerate() {
        touch(browser, &sight.fields[i]);
        browser.keys(name);
        sight = until(&format!("{name} is typed"), || {
            Some(rest(browser)).filter(|s| s.fields.get(i).is_some_and(|f| f.text == *name))
        });
    }
    // The system opens its own list for these; it is no part of the page.
    for (option, value) in [("Length of the game", "8"), ("Placing the oracles", "random")] {
        let script = format!(
            "const find = () => document.querySelector('select[aria-label=\"{option}\"]'); find().value = '{value}';
             find().dispatchEvent(new Event('change')); return find().value"
        );
        assert_eq!(browser.read(&script), value, "{option} can be chosen");
    }
    press(browser, "Begin")
}

/// What of the board is touched next: mostly a free hex, for a road or a city, else anything.
fn choose<'a>(sight: &'a Sight, luck: &mut SeededLuck) -> Option<&'a Thing> {
    // Not the stones of the panel: they say what a hex is for, where it can be for two things.
    let mut all: Vec<&Thing> = sight.options().filter(|o| sort(o) <= 4).collect();
    if luck.below(3) > 0 && all.iter().any(|o| sort(o) == 1) {
        all.retain(|o| sort(o) == 1);
    }
    (!all.is_empty()).then(|| all[luck.below(all.len() as u32) as usize])
}

/// Presses a button, and once more where it wants to be sure.
pub fn surely(browser: &Browser, sight: &Sight, button: &Thing) -> Sight {
    let after = touch(browser, button);
    let asks = after.title == sight.title && after.hint != sight.hint;
    match after.primary().filter(|b| asks && b.text == button.text) {
        Some(again) => touch(browser, again),
        None => after,
    }
}

#[test]
fn a_short_game_of_magna_grecia_is_played_to_its_end() {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    let mut sight = begin(&browser);
    let mut luck = SeededLuck::new(6);
    let (mut turn, mut laid, mut steps) = (String::new(), 0, 0);
    let (mut roads, mut markets, mut turns) = (0, 0, 0);
    while sight.face != "over" {
        steps += 1;
        assert!(steps < 600, "the game ends: {}", sight.title);
        if sight.face == "curtain" {
            sight = press(&browser, "Lift the curtain");
            continue;
        }
        // The line names the round and whose turn it is, and then how many points there are.
        let now = sight.line.rsplit_once(" · ").map_or("", |(turn, _)| turn);
        if turn != now {
            (turn, laid) = (now.to_owned(), 0);
            turns += 1;
        }
        let end = sight.buttons.iter().find(|b| b.text.starts_with("End the"));
        let thing = choose(&sight, &mut luck).filter(|_| end.is_none() || laid < 3);
        sight = match (thing, end) {
            (Some(thing), _) => {
                laid += 1;
                let before = sight.clone();
                let mut after = touch(&browser, thing);
                // A hex that can be for two things: the stone says for which. Then the answer that is shown is done.
                if after.title == before.title && after.hint.contains("where to") {
                    let stone = after.options().find(|o| sort(o) > 4).expect("a stone says what for").clone();
                    after = touch(&browser, &stone);
                }
                for _ in 0..2 {
                    let shown = after.primary().filter(|b| !b.text.starts_with("End the")).cloned();
                    if let Some(button) = shown.filter(|_| after.face == "table") {
                        roads += usize::from(button.text.contains("straight") || button.text.contains("curve"));
                        markets += usize::from(button.text.contains("Market"));
                        after = touch(&browser, &button);
                    }
                }
                after
            }
            (None, Some(end)) => surely(&browser, &sight, end),
            (None, None) => {
                let button =
                    sight.primary().or_else(|| sight.buttons.last()).expect("something can be pressed").clone();
                surely(&browser, &sight, &button)
            }
        };
        if sight.face.is_empty() {
            sight = settled(&browser, None);
        }
    }
    assert!(turns >= 16, "eight rounds of two: {turns}");
    assert!(roads > 3 && markets > 0, "something was built: {roads} roads, {markets} markets");
    let end = rest(&browser);
    assert!(end.title.contains("Won") || end.title.contains("win"), "the winner is named: {}", end.title);
    let scores = browser.read("return document.querySelector('.prompt .scores').innerText");
    let scores = scores.as_str().expect("scores are text");
    assert!(NAMES.iter().all(|name| scores.contains(name)), "everybody stands in the scores: {scores}");
}
