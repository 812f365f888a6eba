//! Two rounds of Antiquity by two players, by touches on cities, cards and map, through every phase; then one of them
//! leaves the game.

use super::house::{House, Relay};
use super::player::{Sight, Thing, press, rest, settled, touch};
use super::short_game::surely;
use super::webdriver::{Browser, PHONE, until};
use games::antiquity::Antiquity;
use session::luck::SeededLuck;
use std::collections::BTreeSet;
use table::chance::Luck;
use table::game::Game;

const NAMES: [&str; 2] = ["Anna", "Bruno"];

/// What is touched, by the upper part of its id.
const HEX: u32 = 1;
const BUILDING: u32 = 3;
const DEED: u32 = 12;

/// What a thing on the board is, and whose.
fn what(thing: &Thing) -> (u32, u32) {
    (thing.touch >> 20, thing.touch >> 16 & 15)
}

/// Sits two players down.
fn begin(browser: &Browser) -> Sight {
    let shelf = rest(browser);
    let game = shelf.buttons.iter().find(|b| b.kind == "box" && b.text.contains(Antiquity::META.title));
    let mut sight = touch(browser, game.expect("the shelf offers the game"));
    for (i, name) in NAMES.iter().enumerate() {
        touch(browser, &sight.fields[i]);
        browser.keys(name);
        sight = until(&format!("{name} is typed"), || {
            Some(rest(browser)).filter(|s| s.fields.get(i).is_some_and(|f| f.text == *name))
        });
    }
    press(browser, "Begin")
}

/// Who builds: the own cities come first.
fn builder(sight: &Sight) -> usize {
    let head = sight.things.iter().find(|t| t.text.contains("at sites:")).expect("the cities have a head");
    NAMES.iter().position(|name| head.text.starts_with(name)).expect("it names a player")
}

/// What is still wanted in the cities: the free houses, then what the men can work in.
fn wanted<'a>(sight: &'a Sight, plan: &mut Vec<&'static str>) -> Option<&'a Thing> {
    let house = sight.options().find(|o| o.text.starts_with("house ") && o.text.ends_with(": nothing"));
    let card = plan.last().and_then(|name| sight.options().find(|o| o.text.starts_with(&format!("{name}: "))));
    if house.is_some() {
        return house;
    }
    if card.is_some() {
        plan.pop();
        return card;
    }
    let idle = |name: &str| {
        let empty = format!("{name}, does not work");
        sight.options().find(|o| what(o).0 == BUILDING && o.text == empty)
    };
    ["explorer", "cart shop", "storage"].into_iter().find_map(idle)
}

/// A place for the first city from which there is something to explore: a marker three hexes from its centre is in the
/// zone and not under the city. The map is drawn anew in every run, so the place is found on the screen.
fn site(sight: &Sight) -> Option<&Thing> {
    let apart = |a: &Thing, b: &Thing| (a.at[0] - b.at[0]).hypot(a.at[1] - b.at[1]);
    let all: Vec<&Thing> = sight.things.iter().filter(|t| what(t).0 == HEX).collect();
    let pairs = all.iter().flat_map(|a| all.iter().map(|b| apart(a, b))).filter(|way| *way > 1.0);
    let step = pairs.fold(f64::MAX, f64::min);
    let markers: Vec<&&Thing> = all.iter().filter(|t| t.text.starts_with("Exploration marker")).collect();
    let fits = |o: &&Thing| markers.iter().any(|m| (2.2..3.2).contains(&(apart(o, m) / step)));
    sight.options().find(fits)
}

/// What a player does next: a thing on the board, or a button.
fn choose<'a>(sight: &'a Sight, plan: &mut Vec<&'static str>, luck: &mut SeededLuck) -> &'a Thing {
    let things: Vec<&Thing> = sight.options().collect();
    let any = |things: &[&'a Thing], luck: &mut SeededLuck| things[luck.below(things.len() as u32) as usize];
    let button = || {
        let mut answers = sight.buttons.iter().filter(|b| b.inside == ".prompt");
        let plain = answers.rfind(|b| b.kind.split(' ').any(|k| k == "plain") && b.text != "Turn");
        sight.primary().or(plain).unwrap_or_else(|| panic!("something can be answered: {sight:?}"))
    };
    if sight.title.contains("do in your cities") {
        let done = sight.button("Done with building").expect("a button ends the building");
        return wanted(sight, plan).unwrap_or(done);
    }
    if sight.title.contains("first city") {
        return site(sight).unwrap_or_else(|| any(&things, luck));
    }
    // A deed with many places, so that there is something to harvest.
    if sight.title.contains("do in the countryside") {
        return things.iter().find(|t| what(t).0 == DEED).copied().unwrap_or_else(button);
    }
    if things.is_empty() { button() } else { any(&things, luck) }
}

/// Carries it out: a thing on the board shows first what it would do, and a button does it.
fn carry_out(browser: &Browser, sight: &Sight, thing: &Thing) -> Sight {
    if thing.touch == 0 {
        return surely(browser, sight, thing);
    }
    let after = touch(browser, thing);
    let shown = after.things.iter().any(|t| t.touch == thing.touch && t.kind == "chosen");
    let asks = after.face == "table" && after.title == sight.title && shown;
    match after.primary().filter(|_| asks).cloned() {
        Some(button) => surely(browser, &after, &button),
        None => after,
    }
}

/// What the game has shown.
#[derive(Default, Debug)]
struct Met {
    /// The phases in which somebody was asked.
    phases: BTreeSet<String>,
    curtains: usize,
    unseen: usize,
    strips: usize,
    sites: usize,
    told: usize,
}

#[test]
fn two_rounds_of_antiquity_are_played_by_two() {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    let mut sight = begin(&browser);
    let mut luck = SeededLuck::new(5);
    let mut plans: [Vec<&str>; 2] = [(); 2].map(|()| vec!["storage", "cart shop", "cart shop", "explorer"]);
    let mut met = Met::default();
    let mut steps = 0;
    while !sight.line.starts_with("Round 3") {
        steps += 1;
        assert!(steps < 400, "the third round comes: {} {:?}", sight.line, sight.title);
        // On a busy machine a finger comes up too late, or touches what was an answer a moment ago: that tells what the
        // thing is. A few times is no bug.
        if !sight.sheet.is_empty() {
            met.told += 1;
            assert!(met.told < 6, "what is offered is chosen, and not told of: {sight:?}");
            browser.keys("\u{e00c}");
            sight = settled(&browser, Some(&sight));
            continue;
        }
        if sight.face == "curtain" {
            met.curtains += 1;
            sight = press(&browser, "Lift the curtain");
            continue;
        }
        if let Some(button) = sight.button("Hand on") {
            sight = touch(&browser, button);
            continue;
        }
        assert!(!sight.buttons.iter().any(|b| b.text == "My cards"), "there are no cards: {sight:?}");
        let asked_in_cities = sight.title.contains("do in your cities");
        if let Some((_, phase)) = sight.line.split_once(": ") {
            met.phases.insert(phase.to_owned());
        }
        let seat = if asked_in_cities { builder(&sight) } else { 0 };
        if asked_in_cities && sight.line.starts_with("Round 1") {
            // What the other player has built this round is not seen.
            let others = sight.things.iter().filter(|t| what(t) == (BUILDING, 1 - seat as u32)).count();
            assert_eq!(others, 0, "{} sees what is built in secret", NAMES[seat]);
            met.unseen += usize::from(plans[1 - seat].is_empty());
        }
        if asked_in_cities && met.strips < 2 {
            met.strips += 1;
            sight = visit_each(&browser, &sight);
        }
        let thing = choose(&sight, &mut plans[seat], &mut luck).clone();
        met.sites += usize::from(sight.line.contains("countryside") && what(&thing).0 == HEX);
        sight = carry_out(&browser, &sight, &thing);
        if sight.face.is_empty() {
            sight = settled(&browser, None);
        }
    }
    for phase in ["building in the cities", "countryside", "harvest", "exploration", "famine", "pollution"] {
        assert!(met.phases.contains(phase), "somebody is asked in the phase {phase:?}: {met:?}");
    }
    assert!(met.curtains >= 4 && met.unseen > 0 && met.strips == 2 && met.sites >= 2, "{met:?}");
    told_of_every_phase(&browser);
    leave(&browser);
}

/// Map and cities are one tap apart: each button of the strip brings its board into sight.
fn visit_each(browser: &Browser, sight: &Sight) -> Sight {
    for place in ["Map", NAMES[0], NAMES[1]] {
        let after = press(browser, place);
        let seen = browser.read(
            "const w = document.querySelector('.window').getBoundingClientRect(), id = document.querySelector('.places .chosen');
             return [id?.textContent ?? '', id?.getAttribute('aria-label') ?? '', [...document.querySelectorAll('.window svg')].filter((s) => {
               const r = s.getBoundingClientRect(); return r.bottom > w.top + 40 && r.top < w.bottom - 40; }).map((s) => s.getAttribute('aria-label')).join('; ')]",
        );
        let text = |i: usize| seen[i].as_str().unwrap_or_default().to_owned();
        assert_eq!(text(0), place, "the strip says where the board is: {seen}");
        assert!(text(2).split("; ").any(|title| title == text(1)), "{place} is in sight: {seen}");
        assert_eq!(after.title, sight.title, "looking answers nothing");
    }
    press(browser, NAMES[builder(sight)])
}

/// Goes on until somebody is asked.
fn lifted(browser: &Browser) -> Sight {
    let mut sight = rest(browser);
    for _ in 0..4 {
        let on = ["Hand on", "Lift the curtain"].into_iter().find_map(|text| sight.button(text)).cloned();
        let Some(button) = on else { break };
        sight = touch(browser, &button);
    }
    sight
}

/// The log names what every phase did, also where nobody was asked.
fn told_of_every_phase(browser: &Browser) {
    lifted(browser);
    press(browser, "Log");
    let log = browser.read("return document.querySelector('#sheet .log').innerText").to_string();
    let said = [
        "all men in the cities rise",
        "Order of play",
        "woodcutter",
        "harvests",
        "explores",
        "The famine level rises",
        "marker of pollution",
        "markers of pollution",
    ];
    for words in said.iter().filter(|words| !words.starts_with("marker")) {
        assert!(log.contains(words), "the log tells {words:?}: {log}");
    }
    assert!(said.iter().any(|words| words.starts_with("marker") && log.contains(words)), "of pollution: {log}");
    assert!(["storage", "keeps", "store", "no room"].iter().any(|words| log.contains(words)), "of storage: {log}");
    press(browser, "Close");
}

/// Leaving the game is in the list of all answers, and asks once more.
fn leave(browser: &Browser) {
    let sight = lifted(browser);
    assert!(!sight.buttons.iter().any(|b| b.text == "Leave the game"), "no button leaves the game: {sight:?}");
    press(browser, "All answers");
    let shown = press(browser, "Leave the game");
    assert_eq!(shown.face, "table", "it is not left at once: {shown:?}");
    let button = shown.primary().expect("a button leaves the game").clone();
    touch(browser, &button);
    lifted(browser);
    let end = until("the game is over", || Some(rest(browser)).filter(|s| s.face == "over"));
    assert!(
        NAMES.iter().any(|name| end.title.ends_with(&format!("Winner: {name}"))),
        "the one left wins: {}",
        end.title
    );
}
