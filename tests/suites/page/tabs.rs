//! Two tabs at one table: only one holds the private view.

use super::house::{House, Relay};
use super::player::{begin, look, press, rest};
use super::tokens::{assert_curtain_hides, tokens};
use super::webdriver::{Browser, DESKTOP, until};

#[test]
fn a_second_tab_sees_the_public_table_and_taking_over_blanks_the_first() {
    let house = House::start();
    let relay = Relay::before(house.port);
    let browser = Browser::open(DESKTOP, house.port, relay.port);
    browser.surroundings(false, true);
    browser.go(&house.address);
    begin(&browser, &["Anna", "Bruno", "Carla"], "Begin");
    let table = browser.read("return location.href");
    let table = table.as_str().expect("an address is text");
    let first = browser.tab();
    press(&browser, "Lift the curtain");
    let html = "return document.documentElement.outerHTML";
    assert!(!tokens(&browser.read(html).to_string()).is_empty(), "the first tab holds the private view");

    let mark = relay.mark();
    let second = browser.new_tab();
    browser.go(table);
    let seen = until("the second tab shows the table", || Some(rest(&browser)).filter(|s| s.face == "table"));
    assert_eq!(seen.title, "The curtain is down here", "the second tab is not asked");
    assert!(!seen.things.is_empty(), "it shows the public table");
    assert_curtain_hides(&browser, &relay, mark, true, "the second tab looks on");
    for (tool, name) in [("Log", "the log"), ("Rules", "the rules")] {
        press(&browser, tool);
        assert_curtain_hides(&browser, &relay, mark, false, name);
        press(&browser, "Close");
    }

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
