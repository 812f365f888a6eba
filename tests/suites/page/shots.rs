//! Pictures of the screens for the eye, in `target/shots`: eight by default, all of them with TABULARIUM_LONG=1.

use super::house::{House, Relay};
use super::player::{Sight, press, reach, rest, touch};
use super::prepared::Prepared;
use super::webdriver::{Browser, DESKTOP, PHONE, Screen, TABLET, target, until};
use std::path::Path;
use table::speak::Speaker;
use table::text::{Lang, Text};

/// The screens of which pictures are taken, in the order in which a player comes to them.
const NAMES: [&str; 8] = ["shelf", "new", "curtain", "table", "sheet", "log", "rules", "scores"];

/// How a set of pictures is taken.
#[derive(Clone, Copy, Debug)]
struct Set {
    screen: (&'static str, Screen),
    lang: Lang,
    dark: bool,
    text: u16,
    /// The screens that are wanted.
    only: &'static [&'static str],
}

const SCREENS: [(&str, Screen); 3] = [("phone", PHONE), ("tablet", TABLET), ("desktop", DESKTOP)];

/// Eight pictures that show each kind of device, day and night, large text and each language.
const CHOSEN: [Set; 6] = [
    Set { screen: SCREENS[0], lang: Lang::En, dark: false, text: 100, only: &["curtain", "table"] },
    Set { screen: SCREENS[0], lang: Lang::En, dark: true, text: 100, only: &["table"] },
    Set { screen: SCREENS[0], lang: Lang::Cs, dark: false, text: 200, only: &["table"] },
    Set { screen: SCREENS[0], lang: Lang::Hu, dark: false, text: 100, only: &["new"] },
    Set { screen: SCREENS[1], lang: Lang::En, dark: false, text: 100, only: &["table"] },
    Set { screen: SCREENS[2], lang: Lang::En, dark: false, text: 100, only: &["table", "scores"] },
];

/// Each screen on each device by day and by night, in both sizes of text, in all languages.
fn all() -> Vec<Set> {
    let mut sets = Vec::new();
    for screen in SCREENS {
        for lang in Lang::ALL {
            for dark in [false, true] {
                sets.extend([100, 200].map(|text| Set { screen, lang, dark, text, only: &NAMES }));
            }
        }
    }
    sets
}

/// A browser before the screens of which pictures are taken.
struct Camera<'a> {
    browser: &'a Browser,
    set: &'a Set,
    folder: &'a Path,
}

impl Camera<'_> {
    fn wants(&self, name: &str) -> bool {
        self.set.only.contains(&name)
    }

    fn shoot(&self, name: &str) {
        if !self.wants(name) {
            return;
        }
        let loaded = || self.browser.read("return document.fonts.status") == "loaded";
        until("the letters are there", || loaded().then_some(()));
        until("everything has come to where it stays", || {
            (self.browser.read("return document.getAnimations().length") == 0).then_some(())
        });
        let shade = if self.set.dark { "dark" } else { "light" };
        let file = format!("{}-{}-{shade}-{}-{name}.png", self.set.screen.0, self.set.lang.tag(), self.set.text);
        std::fs::write(self.folder.join(file), self.browser.picture()).expect("a picture can be written");
    }
}

fn take(set: &Set, prepared: &Prepared, folder: &Path) {
    let speaker = Speaker::new(set.lang, &[&tabularium::CATALOGS], &[]);
    let word = |key: &str| speaker.say(&Text::keyed(key.to_owned()));
    let house = House::with(prepared.copy(set.lang, set.text));
    let relay = Relay::before(house.port);
    let browser = Browser::open(set.screen.1, house.port, &relay);
    browser.surroundings(set.dark, true);
    let camera = Camera { browser: &browser, set, folder };
    let open = |id: &str, face: &str| {
        browser.go(&format!("http://127.0.0.1:{}/#table={id}", house.port));
        until(&format!("the table is shown: {face}"), || (rest(&browser).face == face).then_some(()));
    };
    browser.go(&house.address);
    let shelf = rest(&browser);
    camera.shoot("shelf");
    if camera.wants("new") {
        touch(&browser, shelf.buttons.iter().find(|b| b.kind == "box").expect("the shelf offers a game"));
        camera.shoot("new");
    }
    open(&prepared.open, "curtain");
    camera.shoot("curtain");
    let mut sight = press(&browser, &word("screen-lift"));
    assert_eq!(sight.face, "table");
    // What has happened meanwhile is told first; a touch skips it.
    while let Some(told) = told(&browser) {
        browser.tap(told);
        sight = rest(&browser);
    }
    camera.shoot("table");
    if camera.wants("sheet") {
        sheet(&browser, &sight);
        camera.shoot("sheet");
        press(&browser, &word("screen-close"));
    }
    for (name, button) in [("log", "screen-log"), ("rules", "screen-rules")] {
        if camera.wants(name) {
            press(&browser, &word(button));
            camera.shoot(name);
            press(&browser, &word("screen-close"));
        }
    }
    if camera.wants("scores") {
        open(&prepared.over, "over");
        camera.shoot("scores");
    }
}

/// Holds a thing that can be chosen until it is told what it is.
fn sheet(browser: &Browser, sight: &Sight) {
    let thing = sight.options().next().expect("something can be chosen").clone();
    let thing = reach(browser, &thing).unwrap_or_else(|why| panic!("{why}"));
    browser.hold(thing.at);
    until("a sheet tells what it is", || (!rest(browser).sheet.is_empty()).then_some(()));
}

/// Where a sentence of what has happened stands, if one does.
pub fn told(browser: &Browser) -> Option<[f64; 2]> {
    let place = browser.read(
        "const r = document.querySelector('.steps p')?.getBoundingClientRect();
         return r ? [r.x + r.width / 2, r.y + r.height / 2] : null",
    );
    Some([place[0].as_f64()?, place[1].as_f64()?])
}

#[test]
fn pictures_are_taken_of_the_screens() {
    let sets = if std::env::var_os("TABULARIUM_LONG").is_some() { all() } else { CHOSEN.to_vec() };
    let folder = target("shots");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder of the pictures can be made");
    let prepared = Prepared::new();
    sets.iter().for_each(|set| take(set, &prepared, &folder));
    let taken = std::fs::read_dir(&folder).expect("the folder is there").count();
    let wanted: usize = sets.iter().map(|set| set.only.len()).sum();
    assert_eq!(taken, wanted, "all pictures were taken");
}
