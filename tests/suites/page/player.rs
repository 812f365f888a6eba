//! A player before the screen: sees what is offered and where it lies, and touches it there.

use super::webdriver::{Browser, until};
use serde_json::Value;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Reads what stands on the screen, with the place of everything that can be touched.
const LOOK: &str = r#"
const shown = (e) => e && !e.closest('[hidden]') && e.checkVisibility() && e.getClientRects().length > 0;
const place = (e) => {
  const r = e.getBoundingClientRect();
  const x = r.x + r.width / 2, y = r.y + r.height / 2;
  const top = document.elementFromPoint(x, y);
  return { x, y, w: r.width, h: r.height, inside: e.closest('.prompt') ? '.prompt' : e.closest('#sheet') ? '#sheet .body' : e.closest('.window') ? '.window' : e.closest('.side') ? '.side' : 'html',
    free: !!top && (e.contains(top) || top === e),
    under: top?.closest('.steps') ? 'steps' : top?.className?.baseVal ?? top?.className ?? '' };
};
const sheet = document.querySelector('#sheet');
const top = sheet && !sheet.hidden ? sheet : document.querySelector('#screen');
const words = (s) => document.querySelector(s)?.textContent ?? '';
const face = document.querySelector('.curtain') ? 'curtain' : document.querySelector('.prompt .scores') ? 'over'
  : document.querySelector('.table') ? 'table' : document.querySelector('.page') ? 'page' : '';
return {
  face, title: words('.prompt h2'), hint: words('.prompt .hint'), next: words('.curtain h1'), line: words('header p') || words('.last'),
  away: !document.querySelector('#away').hidden, say: document.querySelector('#say.shown') ? words('#say') : '',
  buttons: [...top.querySelectorAll('button:not(:disabled)')].filter(shown).map((e) => ({ text: e.textContent || e.getAttribute('aria-label'), kind: e.className, ...place(e) })),
  fields: [...top.querySelectorAll('input')].filter(shown).map((e) => ({ text: e.value, kind: 'input', ...place(e) })),
  things: [...top.querySelectorAll('[data-touch]')].map((e) => ({ text: e.getAttribute('aria-label'), kind: e.dataset.look, touch: Number(e.dataset.touch), ...place(e) })),
};"#;

/// Something that can be touched.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// What is written on it, or said of it.
    pub text: String,
    /// Its classes, or how a thing on the board stands in the question.
    pub kind: String,
    /// Its touch id, on the board.
    pub touch: u32,
    /// Its middle.
    pub at: [f64; 2],
    /// Its size.
    pub size: [f64; 2],
    /// Whether nothing lies over its middle.
    pub free: bool,
    /// What does.
    pub under: String,
    /// What would have to be scrolled to bring it into sight.
    pub inside: String,
}

/// What a player sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// `curtain`, `table`, `over`, or `page` for the shelf and a new game.
    pub face: String,
    /// The question.
    pub title: String,
    /// The line below it.
    pub hint: String,
    /// Who is next, on a curtain.
    pub next: String,
    /// The line for the shelf.
    pub line: String,
    /// Whether the page says that the house is away.
    pub away: bool,
    /// What is said in passing.
    pub say: String,
    /// The buttons.
    pub buttons: Vec<Thing>,
    /// The fields to type in.
    pub fields: Vec<Thing>,
    /// The things on the board.
    pub things: Vec<Thing>,
}

impl Sight {
    /// A button by what is written on it.
    pub fn button(&self, text: &str) -> Option<&Thing> {
        self.buttons.iter().find(|b| b.text == text)
    }

    /// The button for the usual next step.
    pub fn primary(&self) -> Option<&Thing> {
        self.buttons.iter().find(|b| b.kind.split(' ').any(|k| k == "primary"))
    }

    /// The things that answer the question.
    pub fn options(&self) -> impl Iterator<Item = &Thing> {
        self.things.iter().filter(|t| t.kind == "option")
    }
}

fn thing(value: &Value) -> Thing {
    let number = |key: &str| value[key].as_f64().unwrap_or_default();
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    Thing {
        text: text("text"),
        kind: text("kind"),
        touch: value["touch"].as_u64().map_or(0, |t| t as u32),
        at: [number("x"), number("y")],
        size: [number("w"), number("h")],
        free: value["free"].as_bool().unwrap_or_default(),
        under: text("under"),
        inside: text("inside"),
    }
}

/// Looks at the screen once.
pub fn look(browser: &Browser) -> Sight {
    let seen = browser.read(LOOK);
    let text = |key: &str| seen[key].as_str().unwrap_or_default().to_owned();
    let all = |key: &str| seen[key].as_array().into_iter().flatten().map(thing).collect();
    Sight {
        face: text("face"),
        title: text("title"),
        hint: text("hint"),
        next: text("next"),
        line: text("line"),
        away: seen["away"].as_bool().unwrap_or_default(),
        say: text("say"),
        buttons: all("buttons"),
        fields: all("fields"),
        things: all("things"),
    }
}

/// Looks until the screen has come to rest.
pub fn rest(browser: &Browser) -> Sight {
    let mut before = look(browser);
    until("the screen comes to rest", || {
        sleep(Duration::from_millis(12));
        let now = look(browser);
        let still = now == before && !now.face.is_empty();
        before = now;
        still.then(|| before.clone())
    })
}

/// Brings a thing into sight if it is out of it, and its middle out from under what is told in passing.
fn reach(browser: &Browser, thing: &Thing) -> Thing {
    let mut thing = thing.clone();
    for _ in 0..12 {
        if thing.free {
            return thing;
        }
        if thing.under == "steps" {
            browser.tap(thing.at); // A touch skips what is told.
        } else {
            let middle = browser.read(&format!(
                "const r = document.querySelector('{}').getBoundingClientRect(), high = Math.min(r.height, innerHeight);
                 return [r.x + r.width / 2, Math.max(r.y, 0) + high / 2, high]",
                thing.inside
            ));
            let n = |i: usize| middle[i].as_f64().unwrap_or_default();
            let by = (n(1) - thing.at[1]).clamp(-0.4 * n(2), 0.4 * n(2));
            browser.drag([n(0), n(1)], by);
        }
        let sight = rest(browser);
        let all = sight.buttons.iter().chain(&sight.fields).chain(&sight.things);
        let found = all.into_iter().find(|t| t.text == thing.text && t.touch == thing.touch).cloned();
        thing = found.unwrap_or_else(|| panic!("{} is still there after scrolling", thing.text));
    }
    panic!("{:?} at {:?} can be reached; over it lies {:?}", thing.text, thing.at, thing.under)
}

/// Touches a thing and looks at what comes of it.
pub fn touch(browser: &Browser, thing: &Thing) -> Sight {
    let thing = reach(browser, thing);
    let before = look(browser);
    browser.tap(thing.at);
    let begun = Instant::now();
    // Whatever was touched changes something; what does not is found where the test goes on from it.
    while look(browser) == before && begun.elapsed() < Duration::from_secs(3) {
        sleep(Duration::from_millis(8));
    }
    rest(browser)
}

/// Touches the button with these words.
pub fn press(browser: &Browser, text: &str) -> Sight {
    let sight = rest(browser);
    let button = sight.button(text).unwrap_or_else(|| panic!("there is a button {text:?}: {:?}", sight.buttons));
    touch(browser, button)
}

/// Puts a new game on the table, from the shelf on, and leaves its curtain down; the last button says "Begin".
pub fn begin(browser: &Browser, names: &[&str], button: &str) -> Sight {
    let shelf = rest(browser);
    let game = shelf.buttons.iter().find(|b| b.kind == "box").expect("the shelf offers a game");
    let mut sight = touch(browser, game);
    for (i, name) in names.iter().enumerate() {
        if sight.fields.len() <= i {
            let add = sight.buttons.iter().find(|b| b.kind == "add").expect("another player can be added").clone();
            sight = touch(browser, &add);
        }
        sight = touch(browser, &sight.fields[i]);
        browser.keys(name);
    }
    let typed = rest(browser);
    assert_eq!(typed.fields.iter().map(|f| f.text.as_str()).collect::<Vec<_>>(), names, "the names are typed");
    press(browser, button)
}

/// What a thing on the board is: the upper part of its touch id.
pub fn sort(thing: &Thing) -> u32 {
    thing.touch >> 16
}

/// A card of the hand.
pub const CARD: u32 = 4;

/// Answers one question as a player would: now and then a card, else a place on the board, else the button.
pub fn answer(browser: &Browser, sight: &Sight, play_cards: bool) -> Sight {
    let asked = sight.title.clone();
    let card = sight.options().find(|o| sort(o) == CARD);
    let place = sight.options().find(|o| sort(o) != CARD);
    let button = sight.primary();
    let thing = match (card, place, button) {
        (Some(card), ..) if play_cards => card,
        (_, Some(place), _) => place,
        (_, _, Some(button)) => button,
        (Some(card), ..) => card,
        _ => panic!("{asked}: something can be touched: {sight:?}"),
    };
    let by_button = Some(thing) == button;
    let after = touch(browser, thing);
    let same = after.face == "table" && after.title == asked;
    if !same {
        return after;
    }
    // An answer with two places, a preview, or a step that cannot be taken back: once more.
    let other = after.options().find(|o| sort(o) != sort(thing));
    match (after.primary(), other) {
        _ if after.primary().is_none() && other.is_some() => {
            touch(browser, other.expect("the second place is offered"))
        }
        (Some(button), _) if !by_button || after.hint != sight.hint => touch(browser, button),
        _ => after,
    }
}
