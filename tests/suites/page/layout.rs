//! Sizes and places in a real browser: large enough for fingers, nothing cut off, nothing covered, nothing beside the
//! screen. All that is wrong is told at once.

use super::gestures::middle;
use super::house::{House, Relay};
use super::player::{Sight, Thing, again, answer, begin, look, press, reach, rest, settled, touch};
use super::webdriver::{Browser, DESKTOP, PHONE, Screen, TABLET, until};
use std::collections::{BTreeMap, BTreeSet};
use table::speak::Speaker;
use table::text::{Lang, Text};

/// What a finger needs.
const FINGER: f64 = 44.0;
/// What a button has.
const BUTTON: f64 = 48.0;
/// What is measured in a browser is not exact.
const ABOUT: f64 = 0.1;

/// What is wrong, in words, and how often it was met.
#[derive(Default)]
struct Faults {
    when: String,
    found: BTreeMap<String, u32>,
}

impl Faults {
    fn add(&mut self, what: &str) {
        *self.found.entry(format!("{}: {what}", self.when)).or_default() += 1;
    }
}

/// What is wrong with the sizes and places on the screen now.
fn measure(browser: &Browser, sight: &Sight, screen: Screen, faults: &mut Faults) {
    let [wide, high] = [f64::from(screen.width), f64::from(screen.height)];
    for button in &sight.buttons {
        let Thing { text, at, size, kind, .. } = button;
        // A link in a text, a tab, a ruling's number: what is touched, but no button of an answer.
        let least = if kind.split(' ').any(|k| ["ruling", "tab", "link"].contains(&k)) { FINGER } else { BUTTON };
        if size[0].min(size[1]) < least - ABOUT {
            faults.add(&format!("the button {text:?} is {:.1} x {:.1}, and {least} is promised", size[0], size[1]));
        }
        if at[0] - size[0] / 2.0 < -0.5 || at[0] + size[0] / 2.0 > wide + 0.5 {
            faults.add(&format!("the button {text:?} lies beside the screen"));
        }
    }
    let beside = browser.read("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    if beside.as_f64().is_some_and(|by| by > 0.5) {
        faults.add(&format!("the page is {beside} wider than the screen"));
    }
    let cut = browser.read(
        "return [...document.querySelectorAll('.prompt button, .prompt h2, .prompt .hint, header h1, header p, .plate *, .page button')]
           .filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && getComputedStyle(e).display !== 'inline')
           .map((e) => `${e.tagName} ${e.textContent}`)",
    );
    for text in cut.as_array().into_iter().flatten() {
        faults.add(&format!("{text} is cut off"));
    }
    if sight.face == "table" {
        measure_question(browser, sight, high, faults);
    }
}

/// What is wrong with the question and the room it leaves for the board.
fn measure_question(browser: &Browser, sight: &Sight, high: f64, faults: &mut Faults) {
    let seen = browser.read(
        "const p = document.querySelector('.prompt').getBoundingClientRect();
         return [p.top, p.bottom, document.querySelector('.window').clientHeight]",
    );
    let [top, bottom, board] = [0, 1, 2].map(|i: usize| seen[i].as_f64().unwrap_or_default());
    if bottom > high + 0.5 || top < 0.0 {
        faults.add(&format!("the question reaches from {top:.0} to {bottom:.0} of {high:.0}"));
    }
    if board < high * 0.25 {
        faults.add(&format!("{board:.0} of {high:.0} are left for the board"));
    }
    let answers: Vec<&Thing> = sight.buttons.iter().filter(|b| b.inside == ".prompt").collect();
    for (i, a) in answers.iter().enumerate() {
        if let Some(primary) = sight.primary()
            && *a == primary
            && !a.free
        {
            faults.add(&format!("the button {:?} is not in sight; over it lies {}", a.text, a.under));
        }
        for b in &answers[i + 1..] {
            let gap = |axis: usize| (a.at[axis] - b.at[axis]).abs() - (a.size[axis] + b.size[axis]) / 2.0;
            if gap(0).max(gap(1)) < 8.0 - 0.5 && a.kind.contains("link") == b.kind.contains("link") {
                faults.add(&format!("{:?} and {:?} are {:.0} apart", a.text, b.text, gap(0).max(gap(1))));
            }
        }
    }
}

/// Whether a thing is chosen now, or its question answered.
fn is_taken(before: &Sight, after: &Sight, thing: &Thing) -> bool {
    after.title != before.title
        || after.face != before.face
        || after.hint != before.hint
        || again(after, thing).is_none_or(|now| now.kind == "chosen")
}

/// What a real touch at the middle of each option does: it chooses that option, or it brings the board nearer so that
/// the next touch does. Answers with the question as it stands afterwards.
fn try_options(browser: &Browser, mut sight: Sight, at_first: bool, faults: &mut Faults) -> Sight {
    let asked = sight.title.clone();
    let options: Vec<Thing> = sight.options().cloned().collect();
    for option in &options {
        let Some(option) = again(&sight, option).filter(|o| o.kind == "option") else { continue };
        if option.free && !option.middle && option.under != "steps" {
            faults.add(&format!("over the middle of {:?} lies {}", option.text, option.under));
        }
        if !option.free && option.under != "steps" && at_first {
            faults.add(&format!("{:?} is not in sight at first; over it lies {}", option.text, option.under));
        }
        // What is larger than a finger, and free, is chosen by it: the games played in these suites show that.
        if option.free && option.size[0].min(option.size[1]) >= FINGER - ABOUT {
            continue;
        }
        let reached = match reach(browser, &option) {
            Ok(reached) => reached,
            Err(why) => {
                faults.add(&why);
                browser.keep_sight(&format!("unreached-{}", faults.found.len()));
                continue;
            }
        };
        let before = rest(browser);
        browser.tap(reached.at);
        let mut after = settled(browser, Some(&before));
        let mut taken = is_taken(&before, &after, &reached);
        if !taken && after.zoom > before.zoom + 0.01 {
            let nearer = again(&after, &reached).filter(|n| n.free);
            let Some(nearer) = nearer else {
                faults.add(&format!("{:?} is out of sight when the board has come nearer", option.text));
                sight = first_sight(browser, faults);
                continue;
            };
            browser.tap(nearer.at);
            let next = settled(browser, Some(&after));
            taken = is_taken(&after, &next, &nearer);
            after = next;
        }
        if !taken {
            let [w, h] = option.size;
            faults.add(&format!(
                "a touch in the middle of {:?} ({w:.0} x {h:.0}) neither chooses it nor zooms",
                option.text
            ));
        }
        if after.title != asked || after.face != "table" {
            return after;
        }
        sight = first_sight(browser, faults);
    }
    sight
}

/// Brings the board back to its first sight: by a double touch where nothing lies, or by two fingers where all is full.
fn first_sight(browser: &Browser, faults: &mut Faults) -> Sight {
    for _ in 0..3 {
        let sight = rest(browser);
        if sight.zoom < 1.01 {
            return sight;
        }
        let empty = browser.read(
            "const w = document.querySelector('.window').getBoundingClientRect();
             for (let y = w.top + 12; y < w.bottom - 12; y += 9) for (let x = w.left + 12; x < w.right - 12; x += 9) {
               const near = [[0, 0], [-9, 0], [9, 0], [0, -9], [0, 9]].map(([a, b]) => document.elementFromPoint(x + a, y + b));
               if (near.every((e) => e && e.closest('.window') && !e.closest('[data-touch]'))
                 && ![...document.querySelectorAll('[data-look=option]')].some((o) => { const r = o.getBoundingClientRect();
                   return Math.hypot(Math.max(r.left - x, 0, x - r.right), Math.max(r.top - y, 0, y - r.bottom)) < 23; })) return [x, y];
             }",
        );
        if let Some(point) = empty.as_array().and_then(|p| Some([p[0].as_f64()?, p[1].as_f64()?])) {
            browser.double_tap(point);
            if settled(browser, Some(&sight)).zoom > 1.01 {
                faults.add("a double touch where nothing lies does not bring the board back to its first sight");
            }
        } else {
            browser.pinch(middle(browser), 320.0, 30.0);
            settled(browser, Some(&sight));
        }
    }
    rest(browser)
}

/// Names as long as names get, so that every line they stand in is as long as it gets.
const NAMES: [&str; 3] = ["Maximiliana Konstantina", "Przemysława Wiśniewska", "Wilhelmina Featherstone"];

/// Plays on a screen and measures every question that comes.
fn play(screen: Screen, lang: Lang, text: u16, faults: &mut Faults) {
    let speaker = Speaker::new(lang, &[&tabularium::CATALOGS], &[]);
    let word = |key: &str| speaker.say(&Text::keyed(key.to_owned()));
    let (lift, hand_on) = (word("screen-lift"), word("screen-hand-on"));
    let house = House::plain(lang, text);
    let relay = Relay::before(house.port);
    let browser = Browser::open(screen, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    let size = format!("{} x {}, {text} %, {}", screen.width, screen.height, lang.tag());
    faults.when = format!("{size}, shelf");
    measure(&browser, &rest(&browser), screen, faults);
    let mut sight = begin(&browser, &NAMES, &word("screen-begin"));
    let mut tried = BTreeSet::new();
    for step in 0..16 {
        let face = if sight.face == "curtain" { "curtain" } else { &sight.title };
        faults.when = format!("{size}, {face:?}");
        measure(&browser, &sight, screen, faults);
        if sight.face == "table" && tried.insert(sight.title.clone()) {
            sight = try_options(&browser, sight, text == 100, faults);
        }
        let on = sight.button(&hand_on).cloned();
        sight = match (sight.face.as_str(), on) {
            ("curtain", _) => press(&browser, &lift),
            (_, Some(button)) => touch(&browser, &button),
            _ => answer(&browser, &sight, step % 3 == 0),
        };
    }
}

/// Plays on one screen in both sizes of text, each in a language; with TABULARIUM_LONG=1 in all languages.
fn assert_fits(screen: Screen, langs: [Lang; 2]) {
    let mut faults = Faults::default();
    for (text, lang) in [100, 200].into_iter().zip(langs) {
        let long = std::env::var_os("TABULARIUM_LONG").is_some();
        let langs = if long { Lang::ALL.to_vec() } else { vec![lang] };
        langs.into_iter().for_each(|lang| play(screen, lang, text, &mut faults));
    }
    let lines: Vec<String> = faults.found.iter().map(|(what, times)| format!("{what} ({times} x)")).collect();
    assert!(lines.is_empty(), "{} faults:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn everything_is_large_enough_and_nothing_is_cut_off_on_a_phone() {
    assert_fits(PHONE, [Lang::En, Lang::Hu]);
}

#[test]
fn everything_is_large_enough_and_nothing_is_cut_off_on_a_tablet() {
    assert_fits(TABLET, [Lang::Cs, Lang::En]);
}

#[test]
fn everything_is_large_enough_and_nothing_is_cut_off_on_a_desktop() {
    assert_fits(DESKTOP, [Lang::Hu, Lang::Cs]);
}

#[test]
fn the_size_of_the_text_is_set_on_the_page() {
    let house = House::plain(Lang::En, 100);
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    press(&browser, "Settings");
    press(&browser, "200 %");
    until("the text is larger", || {
        (browser.read("return getComputedStyle(document.documentElement).getPropertyValue('--text').trim()") == "2")
            .then_some(())
    });
    until("the settings can be closed", || look(&browser).button("Close").is_some().then_some(()));
    press(&browser, "Close");
}
