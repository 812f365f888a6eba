//! Two tabs at one table: only one holds the private view.

use super::house::{House, Relay};
use super::player::{begin, look, press, rest};
use super::tokens::{assert_curtain_hides, tokens};
use super::webdriver::{Browser, DESKTOP, until};

#[test]
fn a_second_tab_sees_the_public_table_and_taking_over_blanks_the_first() {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(DESKTOP, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    begin(&browser, &["Anna", "Bruno", "Carla"], "Begin");
    let table = browser.read("return location.href");
    let table = table.as_str().expect("an address is text");
    let first = browser.tab();
    let html = "return document.documentElement.outerHTML";
    press(&browser, "Show the open table");
    press(&browser, "Rules");
    let example = tokens(&browser.read(html).to_string());
    browser.reload();
    until("the curtain is back", || (rest(&browser).face == "curtain").then_some(()));
    press(&browser, "Lift the curtain");
    assert!(!tokens(&browser.read(html).to_string()).is_empty(), "the first tab holds the private view");

    let mark = relay.mark();
    let second = browser.new_tab();
    browser.go(table);
    let seen = until("the second tab shows the table", || Some(rest(&browser)).filter(|s| s.face == "table"));
    assert_eq!(seen.title, "The curtain is down here", "the second tab is not asked");
    assert!(!seen.things.is_empty(), "it shows the public table");
    assert_curtain_hides(&browser, &relay, mark, true, "the second tab looks on");
    press(&browser, "Log");
    assert_curtain_hides(&browser, &relay, mark, false, "the log of the second tab");
    press(&browser, "Close");
    // The rules show a table of an example, and hands with it: the same as before any hand was seen.
    press(&browser, "Rules");
    let rules = tokens(&browser.read(html).to_string());
    assert_eq!(rules, example, "the rules tell nothing of this table");
    press(&browser, "Close");
    browser.reload();
    until("the table is back", || (rest(&browser).face == "table").then_some(()));
    let mark = relay.mark();

    let taken = press(&browser, "Ask who looks");
    assert_eq!(taken.face, "curtain", "the curtain comes down before the view changes hands");
    browser.look_at(&first);
    until("the first tab loses the view", || (look(&browser).face == "curtain").then_some(()));
    assert_curtain_hides(&browser, &relay, mark, true, "the first tab has lost the view");

    browser.look_at(&second);
    press(&browser, "Lift the curtain");
    assert!(!tokens(&browser.read(html).to_string()).is_empty(), "the second tab holds the private view now");
    browser.look_at(&first);
    let lost = until("the first tab looks on", || Some(look(&browser)).filter(|s| s.face == "table"));
    assert_eq!(lost.title, "The curtain is down here", "the first tab is not asked");
    assert_curtain_hides(&browser, &relay, relay.mark(), true, "the first tab looks on");
}

#[test]
fn whoever_goes_back_to_a_page_that_showed_a_hand_sees_none() {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(DESKTOP, house.port, &relay);
    browser.surroundings(false, true);
    browser.go(&house.address);
    begin(&browser, &["Anna", "Bruno", "Carla"], "Begin");
    press(&browser, "Lift the curtain");
    let html = "return document.documentElement.outerHTML";
    assert!(!tokens(&browser.read(html).to_string()).is_empty(), "a hand is on the screen");
    let mark = relay.mark();
    browser.go("about:blank");
    browser.step("back");
    until("the table is back", || (rest(&browser).face == "table").then_some(()));
    assert_eq!(look(&browser).title, "The curtain is down here", "the history has kept no view");
    assert_curtain_hides(&browser, &relay, mark, true, "back from another page");
    press(&browser, "Ask who looks");
    press(&browser, "Lift the curtain");
    let mark = relay.mark();
    press(&browser, "Back");
    until("the shelf is shown", || (rest(&browser).face == "page").then_some(()));
    let page = browser.read(html).to_string() + &browser.spoken_tree().to_string() + &browser.heap();
    assert!(tokens(&page).is_empty(), "nothing of a hand stays when the table is left: {:?}", tokens(&page));
    browser.step("back");
    until("the curtain is down", || (rest(&browser).face == "curtain").then_some(()));
    assert_curtain_hides(&browser, &relay, mark, true, "back from the shelf");
}
