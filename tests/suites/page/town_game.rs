//! A whole game of Aquileia by three players, by touches on the town, on the own cards and on buttons.

use super::house::{House, Relay};
use super::player::{Sight, Thing, press, rest, settled, sort, touch};
use super::short_game::surely;
use super::tokens::{assert_curtain_hides, assert_only, tokens};
use super::webdriver::{Browser, PHONE, until};
use games::aquileia::Aquileia;
use session::luck::SeededLuck;
use std::collections::BTreeSet;
use table::chance::Luck;
use table::game::Game;

const NAMES: [&str; 3] = ["Anna", "Bruno", "Carla"];

/// What is touched on the board, by the upper part of its id.
const SPACE: u32 = 1;
const THEATRUM: u32 = SPACE << 16 | 18;
const HAND: u32 = 7;
const SINGLE: u32 = 12;

/// Sits three players down.
fn begin(browser: &Browser) -> Sight {
    let shelf = rest(browser);
    let game = shelf.buttons.iter().find(|b| b.kind == "box" && b.text.contains(Aquileia::META.title));
    let mut sight = touch(browser, game.expect("the shelf offers the game"));
    for (i, name) in NAMES.iter().enumerate() {
        if sight.fields.len() <= i {
            let add = sight.buttons.iter().find(|b| b.kind == "add").expect("another player can be added").clone();
            sight = touch(browser, &add);
        }
        touch(browser, &sight.fields[i]);
        browser.keys(name);
        sight = until(&format!("{name} is typed"), || {
            Some(rest(browser)).filter(|s| s.fields.get(i).is_some_and(|f| f.text == *name))
        });
    }
    let words = browser.read("return document.querySelector('.options').innerText").to_string();
    assert!(!words.contains("Blocked spaces"), "an option for two is not offered to three: {words}");
    press(browser, "Begin")
}

/// The buttons that answer: not those that take back, hide, or show more.
fn answers(sight: &Sight) -> Vec<&Thing> {
    const OTHERS: [&str; 5] = ["My cards", "Turn", "Hide", "−", "+"];
    let plain =
        |b: &&Thing| b.kind.split(' ').any(|k| k == "plain" || k == "primary") && !OTHERS.contains(&b.text.as_str());
    sight.buttons.iter().filter(plain).collect()
}

/// What a player does next: a thing on the board or a button. Whoever has placed a few servants passes, so that the game
/// is played in a few minutes.
fn choose<'a>(sight: &'a Sight, luck: &mut SeededLuck) -> &'a Thing {
    let mut things: Vec<&Thing> = sight.options().collect();
    let mut buttons = answers(sight);
    if sight.title.contains("Servant or tie marker") {
        let enough = !sight.hint.starts_with(['5', '4', '3']);
        let tie = things.iter().find(|t| sort(t) == SINGLE).copied();
        if let Some(tie) = tie.filter(|_| enough || luck.below(4) == 0) {
            return tie;
        }
        if let Some(pass) = buttons.iter().find(|b| b.text.starts_with("Pass")).filter(|_| enough) {
            return pass;
        }
        // Mostly anywhere; cards for the contests, houses and an auction are not left to luck, as the dice are the
        // house's own.
        let mut often =
            |name: &str| things.iter().find(|t| t.text.starts_with(name)).filter(|_| luck.below(3) == 0).copied();
        let (shop, forum) = (often("Equi et arma"), often("Forum"));
        let theatre = things.iter().find(|t| t.touch == THEATRUM).filter(|_| luck.below(3) == 0).copied();
        things.retain(|t| sort(t) == SPACE);
        return shop.or(forum).or(theatre).unwrap_or_else(|| things[luck.below(things.len() as u32) as usize]);
    }
    // Cards, bids and buildings: mostly what does something, and most of all an own card.
    if let Some(card) = things.iter().find(|t| sort(t) == HAND).filter(|_| luck.below(6) > 0) {
        return card;
    }
    let builds = sight.title.contains("build?");
    let by_thing = !things.is_empty() && (buttons.is_empty() || builds || luck.below(3) > 0);
    let from = if by_thing { &mut things } else { &mut buttons };
    assert!(!from.is_empty(), "something can be touched: {sight:?}");
    from[luck.below(from.len() as u32) as usize]
}

/// Carries it out: a thing on the board shows first what it would do, and a button does it.
fn carry_out(browser: &Browser, sight: &Sight, thing: &Thing) -> Sight {
    if thing.touch == 0 {
        return surely(browser, sight, thing);
    }
    let mut after = touch(browser, thing);
    let button = |sight: &Sight| sight.primary().map(|b| b.text.clone());
    if after.face == "table" && after.title == sight.title && button(&after) != button(sight) {
        let shown = after.primary().unwrap_or_else(|| panic!("a button does {:?}: {after:?}", thing.text)).clone();
        after = touch(browser, &shown);
    }
    after
}

/// What the game has shown.
#[derive(Default, Debug)]
struct Met {
    /// The parts of a round, as the line names them.
    areas: BTreeSet<String>,
    rounds: BTreeSet<String>,
    curtains: usize,
    bids: usize,
    cards: usize,
    odds: usize,
    houses: usize,
    looked: usize,
    secrets: usize,
    told: usize,
    /// What was asked and what was touched, for the case that it never ends.
    last: Vec<String>,
}

#[test]
fn a_whole_game_of_aquileia_is_played_by_three() {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(PHONE, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    let mut sight = begin(&browser);
    let mut luck = SeededLuck::new(8);
    let mut met = Met::default();
    let (mut steps, mut auction, mut mark) = (0, false, relay.mark());
    while sight.face != "over" {
        steps += 1;
        let tail = &met.last[met.last.len().saturating_sub(12)..];
        assert!(steps < 1500, "the game ends: {}; {tail:#?}", sight.title);
        // On a busy machine a finger comes up too late, or touches what was an answer a moment ago: that tells what the
        // thing is. A few times is no bug.
        if !sight.sheet.is_empty() {
            met.told += 1;
            assert!(met.told < 6, "what is offered is chosen, and not told of: {sight:?}");
            browser.keys("\u{e00c}");
            sight = settled(&browser, Some(&sight));
            continue;
        }
        let parts: Vec<&str> = sight.line.split(" · ").collect();
        if let [round, area, _] = parts[..] {
            met.areas.insert(area.to_owned());
            met.rounds.insert(round.to_owned());
        } else if let [round, _] = parts[..] {
            met.rounds.insert(round.to_owned());
        }
        if sight.face == "curtain" {
            met.curtains += 1;
            let when = format!("curtain {}", met.curtains);
            assert_curtain_hides(&browser, &relay, mark, met.curtains <= 2, &when);
            mark = relay.mark();
            assert!(!auction || !sight.line.contains("Theatrum"), "no curtain between bids: {}", sight.line);
            sight = press(&browser, "Lift the curtain");
            continue;
        }
        // Who is asked in the open stands before the question; a view that lingers is headed by a name alone.
        let headed = NAMES.iter().position(|name| sight.title.starts_with(name));
        let seat = headed.or_else(|| NAMES.iter().position(|name| sight.line.ends_with(name)));
        if let Some(seat) = seat.filter(|_| steps % 5 == 0) {
            let open = sight.title.starts_with(&format!("{}: ", NAMES[seat]));
            let page = browser.read("return document.documentElement.outerHTML").to_string();
            assert!(!open || tokens(&page).is_empty(), "an open question shows no secret: {}", sight.title);
            met.secrets += tokens(&page).len();
            assert_only(&browser, &relay, mark, seat, NAMES[seat], &format!("step {steps}"));
        }
        mark = relay.mark();
        if let Some(button) = sight.button("Hand on") {
            sight = touch(&browser, button);
            continue;
        }
        auction = sight.title.contains("Open the auction") || sight.title.contains("The bid is");
        met.bids += usize::from(auction);
        met.odds += usize::from(sight.hint.contains("Your chances"));
        // Once in an auction somebody looks at the own cards, behind a curtain of their own, and comes back.
        let cards = sight.button("My cards");
        if let Some(cards) = cards.filter(|_| auction && met.looked == 0) {
            met.looked = 1;
            let asked = sight.title.clone();
            let lifted = touch(&browser, cards);
            assert_eq!(lifted.face, "table", "the own cards are shown: {lifted:?}");
            assert!(asked.ends_with(&lifted.title), "the same question: {asked:?}, {:?}", lifted.title);
            sight = lifted;
        }
        // An amount: now and then one more than what stands there first.
        if let Some(more) = sight.button("+").filter(|_| luck.below(2) == 0) {
            sight = touch(&browser, more);
        }
        let thing = choose(&sight, &mut luck).clone();
        met.cards += usize::from(sort(&thing) == HAND);
        let before = sight.title.clone();
        met.last.push(format!("{}, {before} ({}): {} {:x}", sight.line, sight.hint, thing.text, thing.touch));
        sight = carry_out(&browser, &sight, &thing);
        met.houses += usize::from(before.contains("build?") && sort(&thing) == 2);
        if sight.face.is_empty() {
            sight = settled(&browser, None);
        }
    }
    assert_eq!(met.rounds.len(), 6, "six rounds: {met:?}");
    for area in ["Mercatus", "Arena", "Stadium", "Theatrum", "Forum"] {
        assert!(met.areas.contains(area), "{area} was played: {met:?}");
    }
    assert!(met.bids > 3 && met.cards > 0 && met.odds > 3 && met.houses > 2 && met.looked == 1, "{met:?}");
    let end = rest(&browser);
    assert!(end.title.contains("Won") || end.title.contains("win"), "the winner is named: {}", end.title);
    let scores = browser.read("return document.querySelector('.prompt .scores').innerText");
    let scores = scores.as_str().expect("scores are text");
    assert!(NAMES.iter().all(|name| scores.contains(name)), "everybody stands in the scores: {scores}");
    for line in ["Track", "White", "Blue", "Yellow", "Purple", "Stadium", "Total"] {
        assert!(scores.contains(line), "the line {line}: {scores}");
    }
}
