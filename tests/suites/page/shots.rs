//! Pictures of the screens for the eye, in `target/shots`: eight by default, all of them with TABULARIUM_LONG=1.

use super::house::{House, Relay};
use super::player::{CARD, Sight, answer, begin, press, rest, sort, touch};
use super::webdriver::{Browser, DESKTOP, PHONE, Screen, TABLET, until};
use std::path::{Path, PathBuf};
use table::speak::Speaker;
use table::text::{Lang, Text};

/// How a set of pictures is taken.
#[derive(Clone, Copy, Debug)]
struct Set {
    screen: (&'static str, Screen),
    lang: &'static str,
    dark: bool,
    text: u16,
    /// The screens that are wanted; all when it is empty.
    only: &'static [&'static str],
}

const SCREENS: [(&str, Screen); 3] = [("phone", PHONE), ("tablet", TABLET), ("desktop", DESKTOP)];

/// Eight pictures that show each screen, size, shade and language once.
const CHOSEN: [Set; 4] = [
    Set { screen: SCREENS[0], lang: "en", dark: false, text: 100, only: &["table", "target"] },
    Set { screen: SCREENS[0], lang: "cs", dark: true, text: 200, only: &["shelf", "new", "table"] },
    Set { screen: SCREENS[1], lang: "hu", dark: false, text: 100, only: &["curtain", "table"] },
    Set { screen: SCREENS[2], lang: "en", dark: true, text: 100, only: &["table"] },
];

fn folder() -> PathBuf {
    // The program stands in the target folder's own folder of the profile.
    let program = Path::new(env!("CARGO_BIN_EXE_terminal"));
    let target = program.ancestors().nth(2).expect("a program lies in target/profile");
    target.join("shots")
}

fn shoot(browser: &Browser, set: &Set, name: &str) {
    if !set.only.is_empty() && !set.only.contains(&name) {
        return;
    }
    until("the letters are there", || (browser.read("return document.fonts.status") == "loaded").then_some(()));
    let shade = if set.dark { "dark" } else { "light" };
    let file = format!("{}-{}-{shade}-{}-{name}.png", set.screen.0, set.lang, set.text);
    let folder = folder();
    std::fs::create_dir_all(&folder).expect("the folder of the pictures can be made");
    std::fs::write(folder.join(file), base64(&browser.picture())).expect("a picture can be written");
}

/// The bytes of a base64 text.
fn base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut kept, mut bits) = (0_u32, 0);
    for digit in text.bytes().filter_map(|b| DIGITS.iter().position(|d| *d == b)) {
        kept = kept << 6 | digit as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((kept >> bits) as u8);
        }
    }
    bytes
}

fn wants(set: &Set, name: &str) -> bool {
    set.only.is_empty() || set.only.contains(&name)
}

/// Touches the button of a kind.
fn kind(browser: &Browser, kind: &str) -> Sight {
    let sight = rest(browser);
    let button = sight.buttons.iter().find(|b| b.kind == kind).unwrap_or_else(|| panic!("a button {kind}: {sight:?}"));
    touch(browser, button)
}

fn take(set: &Set) {
    let lang = Lang::from_tag(set.lang).expect("a language of the house");
    let speaker = Speaker::new(lang, &[&tabularium::CATALOGS], &[]);
    let house = House::plain(lang, set.text);
    let relay = Relay::before(house.port);
    let browser = Browser::open(set.screen.1, house.port, relay.port);
    browser.surroundings(set.dark, true);
    browser.go(&house.address);
    rest(&browser);
    let names = ["Přemysl", "Józsefné", "Maximilian"];
    if wants(set, "new") {
        kind(&browser, "box");
        shoot(&browser, set, "new");
        browser.reload();
        rest(&browser);
    }
    let word = |key: &str| speaker.say(&Text::keyed(key.to_owned()));
    let lift = word("screen-lift");
    let mut sight = begin(&browser, &names, &word("screen-begin"));
    shoot(&browser, set, "curtain");
    let mut wanted: Vec<&str> = ["table", "target"].into_iter().filter(|name| wants(set, name)).collect();
    let long = set.only.is_empty();
    let mut steps = 0;
    while (!wanted.is_empty() || long) && sight.face != "over" {
        steps += 1;
        assert!(steps < 3000, "the game ends");
        if sight.face == "curtain" {
            sight = press(&browser, &lift);
            continue;
        }
        let on_board = sight.options().filter(|o| sort(o) != CARD).count() > 0;
        let blocked = sight.things.iter().any(|t| t.kind == "blocked" && sort(t) == 1);
        let chosen = sight.things.iter().any(|t| t.kind == "chosen");
        if wanted.contains(&"table") && on_board && !chosen && (blocked || steps > 24) {
            shoot(&browser, set, "table");
            wanted.retain(|name| *name != "table");
            if long {
                press(&browser, &word("screen-rules"));
                shoot(&browser, set, "rules");
                sight = press(&browser, &word("screen-close"));
            }
        }
        if wanted.contains(&"target") && chosen && on_board {
            shoot(&browser, set, "target");
            wanted.retain(|name| *name != "target");
        }
        if let Some(button) = sight.button(&word("screen-hand-on")) {
            sight = touch(&browser, button);
            continue;
        }
        sight = answer(&browser, &sight, wanted.contains(&"target"));
    }
    if sight.face == "over" {
        shoot(&browser, set, "scores");
    }
    if wants(set, "shelf") {
        browser.go(&format!("http://127.0.0.1:{}/", house.port));
        until("the shelf is shown", || (rest(&browser).face == "page").then_some(()));
        shoot(&browser, set, "shelf");
    }
}

#[test]
fn pictures_are_taken_of_the_screens() {
    let sets = if std::env::var_os("TABULARIUM_LONG").is_some() { all() } else { CHOSEN.to_vec() };
    let _ = std::fs::remove_dir_all(folder());
    sets.iter().for_each(take);
    let taken = std::fs::read_dir(folder()).expect("the folder is there").count();
    let least = if sets.len() == CHOSEN.len() { 8 } else { sets.len() * 7 };
    assert!(taken >= least, "all pictures were taken: {taken} of {least}");
}

fn all() -> Vec<Set> {
    let mut sets = Vec::new();
    for screen in SCREENS {
        for lang in ["en", "cs", "hu"] {
            for dark in [false, true] {
                for text in [100, 200] {
                    sets.push(Set { screen, lang, dark, text, only: &[] });
                }
            }
        }
    }
    sets
}
