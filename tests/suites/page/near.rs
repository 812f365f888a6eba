//! Two computers at one table over the network: each page shows its own players, one is killed and comes back.

use super::house::{House, Relay};
use super::player::{answer, press, rest, touch};
use super::short_game::{NAMES, begin, surely};
use super::webdriver::{Browser, PHONE, target, until};

/// A computer with a browser before it.
struct Side {
    house: House,
    browser: Browser,
    _relay: Relay,
}

impl Side {
    fn new(more: &[&'static str]) -> Side {
        let house = House::saying(more);
        let relay = Relay::before(house.port);
        let browser = Browser::open(PHONE, house.port, &relay);
        browser.surroundings(false, true);
        browser.go(&house.address);
        Side { house, browser, _relay: relay }
    }

    /// A picture for the eye, in `target/shots-near`.
    fn shoot(&self, name: &str) {
        let folder = target("shots-near");
        std::fs::create_dir_all(&folder).expect("the folder of the pictures can be made");
        std::fs::write(folder.join(format!("{name}.png")), self.browser.picture()).expect("a picture can be kept");
    }

    fn read(&self, script: &str) -> String {
        self.browser.read(script).as_str().unwrap_or_default().to_owned()
    }

    /// Types into a field until it stands there.
    fn typed(&self, label: &str, words: &str) {
        let sight = rest(&self.browser);
        let at = self.browser.read(&format!(
            "return [...document.querySelectorAll('input:not([type=checkbox])')].filter((e) => e.checkVisibility()).findIndex((e) => e.getAttribute('aria-label') === {label:?})"
        ));
        let field = &sight.fields[at.as_u64().expect("there is such a field") as usize];
        touch(&self.browser, field);
        self.browser.keys(words);
        until(&format!("{words} is typed"), || {
            Some(rest(&self.browser)).filter(|sight| sight.fields.iter().any(|field| field.text == words))
        });
    }

    /// One answer, or what leads to one. A turn is ended where it can be, after one thing now and then.
    fn step(&self, count: usize) -> Did {
        let sight = rest(&self.browser);
        if !sight.sheet.is_empty() {
            // On a busy machine a touch lies too long, and tells what the thing is.
            press(&self.browser, "Close");
            return Did::Closed;
        }
        let end = sight.buttons.iter().find(|button| button.text.starts_with("End the"));
        match (sight.face.as_str(), end) {
            ("curtain", _) => press(&self.browser, "Lift the curtain"),
            ("table", Some(end)) if !count.is_multiple_of(3) => surely(&self.browser, &sight, end),
            ("table", _) if sight.options().next().is_some() || sight.primary().is_some() => {
                answer(&self.browser, &sight, false)
            }
            _ => return Did::Nothing,
        };
        Did::Answered
    }
}

/// What came of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Did {
    Answered,
    Closed,
    Nothing,
}

/// Who is killed.
#[derive(Clone, Copy)]
enum Kill {
    Guest,
    Host,
}

impl Kill {
    /// After so many answers of the guest.
    fn after(self) -> usize {
        match self {
            Kill::Guest => 2,
            Kill::Host => 5,
        }
    }
}

/// Lets another computer in, by what both screens show, and gives it a seat.
fn meet(host: &Side, guest: &Side, seat: &str) {
    press(&host.browser, "Several devices");
    until("the digits are shown", || {
        Some(()).filter(|()| host.read("return document.querySelector('.digits output')?.textContent ?? ''").len() == 7)
    });
    let address = host.read("return document.querySelector('.address').textContent");
    let port = address.rsplit(':').next().expect("an address has a port");
    press(&guest.browser, "Join a table");
    guest.shoot("join");
    guest.typed("Address of the host's computer", &format!("127.0.0.1:{port}"));
    press(&guest.browser, "Connect");
    // A wrong try first: new digits are shown, and the game knows nothing of it.
    let digits = || host.read("return document.querySelector('.digits output')?.textContent ?? ''");
    let first = digits();
    let wrong = if first.starts_with('1') { "222222" } else { "111111" };
    let asks = || guest.read("return document.querySelector('input.typed')?.getAttribute('aria-label') ?? ''");
    until("the digits are asked for", || Some(()).filter(|()| asks().contains("six digits")));
    guest.typed("The six digits on the host's screen", wrong);
    guest.shoot("digits");
    press(&guest.browser, "Connect");
    let shown = until("new digits are shown", || Some(digits()).filter(|now| !now.is_empty() && *now != first));
    until("it is said", || {
        Some(())
            .filter(|()| guest.read("return document.querySelector('.state').textContent").contains("not the digits"))
    });
    guest.browser.read("document.querySelector('input.typed').value = ''; return ''");
    guest.typed("The six digits on the host's screen", &shown.replace(' ', ""));
    press(&guest.browser, "Connect");
    until("the guest is at the table", || Some(()).filter(|()| rest(&guest.browser).face == "table"));
    until("the host's screen names it", || {
        Some(()).filter(|()| host.read("return document.querySelector('.devices')?.textContent ?? ''").contains("here"))
    });
    let script = format!(
        "const s = [...document.querySelectorAll('select')].find((s) => s.getAttribute('aria-label').endsWith('{seat}'));
         s.value = s.options[s.options.length - 1].value; s.dispatchEvent(new Event('change')); return ''"
    );
    host.browser.read(&script);
    until("the seat is the guest's", || {
        let script = format!(
            "return [...document.querySelectorAll('select')].find((s) => s.getAttribute('aria-label').endsWith('{seat}')).value"
        );
        Some(()).filter(|()| host.read(&script).len() == 64)
    });
    host.shoot("host");
    press(&host.browser, "Close");
}

#[test]
fn two_pages_play_one_game_over_tcp_and_each_is_killed_once() {
    // A port of its own, and the same one after a restart, as in play.
    let free = std::net::TcpListener::bind("0.0.0.0:0").and_then(|free| free.local_addr()).expect("a free port").port();
    let mut host = Side::new(&["--host", "--near-port", free.to_string().leak()]);
    let mut guest = Side::new(&[]);
    begin(&host.browser);
    meet(&host, &guest, NAMES[1]);
    let (mut count, mut idle, mut theirs) = (0, 0, 0);
    let mut kills = vec![Kill::Host, Kill::Guest];
    let told = |side: &Side| {
        let sight = rest(&side.browser);
        let buttons: Vec<&str> = sight.buttons.iter().map(|button| button.text.as_str()).collect();
        format!("{} {:?} {:?} {:?} {} options", sight.face, sight.title, sight.hint, buttons, sight.options().count())
    };
    let over = |side: &Side| rest(&side.browser).face == "over";
    while !(over(&host) && over(&guest)) {
        assert!(count < 600 && idle < 60, "the game goes on at {count}: {} / {}", told(&host), told(&guest));
        let (one, other) = (host.step(count), guest.step(count));
        theirs += usize::from(other == Did::Answered);
        idle = if one == Did::Answered || other == Did::Answered { 0 } else { idle + 1 };
        count += 1;
        // Each is killed once, in the middle, and comes back by itself.
        match kills.pop_if(|kill| theirs == kill.after()) {
            Some(Kill::Guest) => {
                guest.house.kill();
                until("the page says so", || Some(()).filter(|()| rest(&guest.browser).away));
                guest.house.again();
            }
            Some(Kill::Host) => {
                host.house.kill();
                until("the guest is told", || {
                    let sight = rest(&guest.browser);
                    if !sight.sheet.is_empty() {
                        press(&guest.browser, "Close"); // News wait until it has gone.
                    }
                    Some(()).filter(|()| sight.title.contains("host is away"))
                });
                guest.shoot("lost");
                host.house.again();
            }
            None => {}
        }
    }
    assert!(kills.is_empty(), "each was killed once");
    // Eight rounds, and at least one answer in each.
    assert!(theirs > 7, "the guest has played: {theirs}");
    let line = |side: &Side| rest(&side.browser).line;
    assert_eq!(line(&host), line(&guest), "both know how it ended");
}
