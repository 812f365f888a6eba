//! Looks for the tokens that the marked page lays into every text about a card of a hand.

use super::house::Relay;
use super::webdriver::Browser;
use std::collections::BTreeSet;

/// All tokens in a text: `s2`, `nAnna`, `xfish_poisoning`.
pub fn tokens(text: &str) -> BTreeSet<String> {
    let parts = text.split("zq").skip(1).filter_map(|rest| rest.split_once('q'));
    let known = |token: &str| token.starts_with(['s', 'n', 'x']) && token.len() < 40;
    parts.map(|(token, _)| token.to_owned()).filter(|token| known(token)).collect()
}

/// Under a curtain: nothing of anybody's hand is in the page, in its tree, its address, or in what came since a mark.
pub fn assert_curtain_hides(browser: &Browser, relay: &Relay, mark: usize, heap: bool, when: &str) {
    let page = browser.read("return document.documentElement.outerHTML + JSON.stringify([location.href, history.state, document.title, Object.entries(localStorage), Object.entries(sessionStorage)])");
    let nothing = BTreeSet::new();
    assert_eq!(tokens(&page.to_string()), nothing, "{when}: nothing of a hand is in the page");
    assert_eq!(tokens(&browser.spoken_tree().to_string()), nothing, "{when}: nothing of a hand is in the tree");
    assert_eq!(tokens(&relay.since(mark)), nothing, "{when}: nothing of a hand has been sent since the curtain fell");
    let href = browser.read("return location.hash");
    let hash = href.as_str().expect("an address is text");
    assert!(hash.starts_with("#table=") && hash.len() < 60, "{when}: the address names the table alone: {hash}");
    if heap {
        assert_eq!(tokens(&browser.heap()), nothing, "{when}: nothing of a hand is in the memory of the page");
    }
}

/// While a seat's view is up: no token of another seat, and some of its own if it holds cards.
pub fn assert_only(browser: &Browser, relay: &Relay, mark: usize, seat: usize, name: &str, when: &str) {
    let page = browser.read("return document.documentElement.outerHTML").to_string();
    let texts = [("page", page), ("tree", browser.spoken_tree().to_string()), ("answers", relay.since(mark))];
    for (place, text) in texts {
        for token in tokens(&text) {
            let own = match token.as_bytes()[0] {
                b's' => token == format!("s{seat}"),
                b'n' => token == format!("n{name}"),
                _ => true,
            };
            assert!(own, "{when}: in the {place} of {name} stands {token}");
        }
    }
}
