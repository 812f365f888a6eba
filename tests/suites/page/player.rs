//! A player before the screen: sees what is offered and where it lies, and touches it there.

use super::webdriver::{Browser, until};
use serde_json::Value;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Reads what stands on the screen, with the place of everything that can be touched.
const LOOK: &str = r#"
const shown = (e) => e && !e.closest('[hidden]') && e.checkVisibility() && e.getClientRects().length > 0;
const parts = ['#sheet .body', '.prompt', '.window', '.side'];
const over = (x, y) => document.elementFromPoint(x, y);
const place = (e) => {
  const r = e.getBoundingClientRect();
  // Its middle, or else another place on it that nothing covers.
  const spots = [.5, .3, .7, .15, .85].flatMap((b) => [.5, .3, .7, .15, .85].map((a) => [r.x + r.width * a, r.y + r.height * b]));
  const is = ([x, y]) => { const top = over(x, y); return !!top && (top === e || e.contains(top)); };
  const middle = is(spots[0]);
  const [x, y] = middle ? spots[0] : spots.find(is) ?? spots[0];
  const top = over(...spots[0]);
  return { x, y, w: r.width, h: r.height, inside: parts.find((p) => e.closest(p)) ?? 'html',
    middle, free: middle || is([x, y]),
    under: top?.closest('.steps') ? 'steps' : !top ? 'the edge of the screen' : top.closest('[aria-label]')?.getAttribute('aria-label') ?? `${top.tagName} ${top.className?.baseVal ?? top.className}` };
};
const sheet = document.querySelector('#sheet');
const top = sheet && !sheet.hidden ? sheet : document.querySelector('#screen');
const words = (s) => document.querySelector(s)?.textContent ?? '';
const face = document.querySelector('.curtain') ? 'curtain' : document.querySelector('.prompt .scores') ? 'over'
  : document.querySelector('.table') ? 'table' : document.querySelector('.page') ? 'page' : '';
const board = document.querySelector('.board');
return {
  face, title: words('.prompt h2'), hint: words('.prompt .hint'), next: words('.curtain h1'),
  line: words('header p') || (document.querySelector('.last')?.firstChild?.textContent ?? ''),
  away: !document.querySelector('#away').hidden, say: document.querySelector('#say.shown') ? words('#say') : '',
  sheet: top === sheet ? words('#sheet h2') : '',
  zoom: board ? new DOMMatrix(getComputedStyle(board).transform).a : 1,
  buttons: [...top.querySelectorAll('button:not(:disabled)')].filter(shown).map((e) => ({ text: e.textContent || e.getAttribute('aria-label'), kind: e.className, ...place(e) })),
  fields: [...top.querySelectorAll('input:not([type=checkbox])')].filter(shown).map((e) => ({ text: e.value, kind: e === document.activeElement ? 'input now' : 'input', ...place(e) })),
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
    /// Where it is touched: its middle, if that is free.
    pub at: [f64; 2],
    /// Its size.
    pub size: [f64; 2],
    /// Whether nothing lies over that place.
    pub free: bool,
    /// Whether nothing lies over its middle.
    pub middle: bool,
    /// What lies over its middle, or itself.
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
    /// What a sheet that lies over everything is called.
    pub sheet: String,
    /// How much nearer than at first sight the board is.
    pub zoom: f64,
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
        middle: value["middle"].as_bool().unwrap_or_default(),
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
        sheet: text("sheet"),
        zoom: seen["zoom"].as_f64().unwrap_or(1.0),
        buttons: all("buttons"),
        fields: all("fields"),
        things: all("things"),
    }
}

/// Looks until the screen has come to rest.
pub fn rest(browser: &Browser) -> Sight {
    settled(browser, None)
}

/// Looks until everything that was asked is answered and the screen stays as it is; for a while also until it is
/// another one than before.
pub fn settled(browser: &Browser, before: Option<&Sight>) -> Sight {
    let begun = Instant::now();
    let mut last: Option<Sight> = None;
    until("the screen comes to rest", || {
        let quiet = browser.is_quiet();
        let now = look(browser);
        // Whatever is done changes something; what does not is found where the test goes on from it.
        let changed = before != Some(&now) || begun.elapsed() > Duration::from_secs(2);
        let still = quiet && browser.is_quiet() && changed && !now.face.is_empty() && last.as_ref() == Some(&now);
        last = Some(now);
        if !still {
            sleep(Duration::from_millis(8));
        }
        still.then(|| last.take()).flatten()
    })
}

/// Brings a thing into sight if it is out of it, and its middle out from under what is told in passing.
pub fn reach(browser: &Browser, thing: &Thing) -> Result<Thing, String> {
    let mut thing = thing.clone();
    for _ in 0..12 {
        if thing.free {
            return Ok(thing);
        }
        if thing.under == "steps" {
            browser.tap(thing.at); // A touch skips what is told.
        } else {
            let middle = browser.read(&format!(
                "const r = document.querySelector('{}').getBoundingClientRect(), high = Math.min(r.height, innerHeight);
                 const x = r.x + r.width / 2, y = Math.max(r.y, 0) + high / 2;
                 return [x, y, r.width, high, !!document.elementFromPoint(x, y)?.closest('.steps')]",
                thing.inside
            ));
            let n = |i: usize| middle[i].as_f64().unwrap_or_default();
            let by = |i: usize| (n(i) - thing.at[i]).clamp(-0.4 * n(i + 2), 0.4 * n(i + 2));
            if middle[4] == true {
                browser.tap([n(0), n(1)]); // What is told lies where the board would be drawn.
            } else {
                browser.drag([n(0), n(1)], [by(0), by(1)], 100);
            }
        }
        thing = again(&rest(browser), &thing).ok_or_else(|| format!("{:?} is gone after scrolling", thing.text))?;
    }
    let [x, y] = thing.at;
    Err(format!("{:?} at {x:.0}, {y:.0} cannot be reached; over it lies {}", thing.text, thing.under))
}

/// The same thing where it lies now.
pub fn again(sight: &Sight, thing: &Thing) -> Option<Thing> {
    let mut all = sight.buttons.iter().chain(&sight.fields).chain(&sight.things);
    all.find(|t| t.text == thing.text && t.touch == thing.touch).cloned()
}

/// Touches a thing and looks at what comes of it. A doubtful touch brings the board nearer, and is repeated there.
pub fn touch(browser: &Browser, thing: &Thing) -> Sight {
    let mut thing = reach(browser, thing).unwrap_or_else(|why| panic!("{why}"));
    let mut lay_long = false;
    loop {
        let before = look(browser);
        browser.tap(thing.at);
        let mut after = settled(browser, Some(&before));
        if !lay_long && thing.kind == "option" && before.sheet.is_empty() && !after.sheet.is_empty() {
            // On a busy machine the finger comes up too late, and has told what the thing is. Once is no bug.
            lay_long = true;
            browser.keys("\u{e00c}");
            after = settled(browser, Some(&after));
            thing = again(&after, &thing).unwrap_or_else(|| panic!("{:?} is still there", thing.text));
            thing = reach(browser, &thing).unwrap_or_else(|why| panic!("{why}"));
            continue;
        }
        match again(&after, &thing) {
            Some(nearer) if after.zoom > before.zoom + 0.01 && nearer.kind == "option" => {
                thing = reach(browser, &nearer).unwrap_or_else(|why| panic!("{why}"));
            }
            _ => return after,
        }
    }
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
        touch(browser, &sight.fields[i]);
        browser.keys(name);
        sight = until(&format!("{name} is typed"), || {
            Some(look(browser)).filter(|s| s.fields.get(i).is_some_and(|f| f.text == *name))
        });
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
