//! What the screens of playing nearby show, in texts: the digits, who is there, which seats, how it stands.

use crate::desk::{Desk, Role};
use crate::words;
use ::table::seat::SeatSet;
use ::table::text::Text;
use link::Link;
use link::event::{Joining, Radio, Standing};
use link::identity::DeviceKey;
use link::time::Millis;
use session::table::{self, Table};

/// A device round the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The device; none is this one.
    pub device: Option<[u8; 32]>,
    /// What it calls itself; may be empty.
    pub name: String,
    /// Its seats; a device without any looks on.
    pub seats: SeatSet,
    /// Whether it is there.
    pub near: bool,
    /// How it stands with it, in a few words; none for this device.
    pub state: Option<Text>,
    /// Whether "try again" would do something.
    pub retry: bool,
}

/// A table in sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// What joining it names.
    pub place: u64,
    /// Letters that tell two tables apart.
    pub tag: String,
}

/// What is wanted of the person now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// Nothing: look, or wait.
    Nothing,
    /// A table to join: one in sight, or an address.
    Table,
    /// The digits.
    Digits,
    /// To try again.
    Retry,
}

/// Everything that the screens show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Screen {
    /// Whether this device is the host.
    pub host: bool,
    /// The digits as they are shown, "482 913"; none while the door is closed.
    pub code: Option<String>,
    /// Whether the next try is answered late, as the last one was wrong.
    pub held: bool,
    /// Whether strangers with digits are let in.
    pub door: bool,
    /// A host: the devices round the table, this one first.
    pub people: Vec<Person>,
    /// A guest: the tables in sight.
    pub sights: Vec<Sight>,
    /// How it stands, one sentence: what to do, what to wait for, or what is wrong. None where all is well.
    pub state: Option<Text>,
    /// Whether `state` is about this device's radio: then the shell offers what the system has to mend it.
    pub radio: bool,
    /// What is wanted now.
    pub wants: Wants,
    /// Whether a guest has a table to look at or play at.
    pub seated: bool,
    /// Whether the whole table is offered to this device.
    pub offered: bool,
    /// Whether the table is on its way to another device.
    pub moving: bool,
    /// Whether a guest could go on alone from what it sees, as the game has no secrets.
    pub alone: bool,
    /// Strangers that were turned away, if any were.
    pub strangers: Option<Text>,
    /// Kilobytes that have come of a long message, and of how many.
    pub progress: Option<(u32, u32)>,
}

/// Says what there is to show.
pub(crate) fn screen(desk: &Desk, link: &Link, radio: Radio, door: bool, table: Option<&Table>, now: Millis) -> Screen {
    let host = matches!(desk.role, Role::Host(_));
    let broken = words::radio(radio);
    let standing = link.peers().next().and_then(|peer| link.standing(peer)).filter(|_| !host);
    let (state, wants) =
        if host { (host_state(desk, table), Wants::Nothing) } else { guest_state(desk, standing, now) };
    let stands = table.map(Table::standing);
    let alone = stands == Some(table::Standing::GuestAlone) && table.is_some_and(|table| !table.meta().secrets);
    let progress = link.peers().find_map(|peer| link.progress(peer)?.1);
    Screen {
        host,
        code: desk.code.as_ref().map(|(digits, _)| in_two(&digits.to_string())),
        held: desk.code.as_ref().is_some_and(|(_, opens)| *opens > now),
        door,
        people: people(desk, link, table, now),
        sights: desk.sights.iter().map(|sight| Sight { place: sight.place.0, tag: sight.tag.letters() }).collect(),
        radio: broken.is_some(),
        state: broken.or(state),
        wants,
        seated: !host && table.is_some(),
        offered: desk.offered,
        moving: stands == Some(table::Standing::Moving),
        alone,
        strangers: (desk.strangers > 0).then(|| Text::new("screen-near-strangers").num("count", desk.strangers)),
        progress: progress.map(|(come, all)| (kilo(come), kilo(all))),
    }
}

/// Six digits in two groups, as they are read out.
fn in_two(digits: &str) -> String {
    digits.split_at_checked(3).map_or_else(|| digits.to_owned(), |(first, second)| format!("{first} {second}"))
}

fn kilo(bytes: usize) -> u32 {
    u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX)
}

fn host_state(desk: &Desk, table: Option<&Table>) -> Option<Text> {
    if table.is_some_and(|table| table.standing() == table::Standing::Moving) {
        return Some(Text::new("screen-near-moving"));
    }
    desk.stopped.clone().or_else(|| desk.cannot_advertise.then(|| Text::new("screen-near-cannot-advertise")))
}

fn guest_state(desk: &Desk, standing: Option<Standing>, now: Millis) -> (Option<Text>, Wants) {
    if let Some(stopped) = &desk.stopped {
        return (Some(stopped.clone()), Wants::Retry);
    }
    match standing {
        Some(Standing::Together) => (None, Wants::Nothing),
        Some(Standing::Quiet | Standing::Asleep) => (Some(Text::new("screen-near-quiet-host")), Wants::Nothing),
        Some(standing @ (Standing::TapToReconnect | Standing::Refused(_) | Standing::Left)) => {
            (Some(words::standing(standing, now)), Wants::Retry)
        }
        Some(Standing::Waiting) => (Some(Text::new("screen-near-lost")), Wants::Retry),
        Some(_) => (Some(Text::new("screen-near-lost-looking")), Wants::Nothing),
        None => {
            let wants = match desk.joining {
                Joining::Idle | Joining::Looking | Joining::NobodyFound => Wants::Table,
                Joining::DigitsWanted | Joining::WrongDigits => Wants::Digits,
                Joining::Failed | Joining::Refused(_) => Wants::Retry,
                Joining::Connecting | Joining::Meeting | Joining::Held { .. } | Joining::Joined(_) => Wants::Nothing,
            };
            (Some(words::joining(desk.joining)), wants)
        }
    }
}

fn people(desk: &Desk, link: &Link, table: Option<&Table>, now: Millis) -> Vec<Person> {
    let (Role::Host(host), Some(table)) = (&desk.role, table) else { return Vec::new() };
    let person = |person: session::nearby::Person| {
        let standing = person.device.and_then(|device| link.standing(DeviceKey(device)));
        Person {
            state: person.device.map(|_| words::standing(standing.unwrap_or(Standing::Waiting), now)),
            retry: standing == Some(Standing::TapToReconnect),
            near: person.device.is_none() || standing.is_some_and(words::is_near) && person.near,
            device: person.device,
            name: person.name,
            seats: person.seats,
        }
    };
    host.people(table).into_iter().map(person).collect()
}
