//! Several devices at one table: the radio's one door to the core, and what the screens show.

use crate::error::CoreError;
use crate::house::{House, Shared, lock};
use crate::radio::{Desk, RadioCommand, RadioEvent};
use crate::view::Player;
use ::nearby::{ELSEWHERE, Party, Setup, Wants};
use link::error::LinkError;
use link::event::{Event, Place};
use session::error::Error;
use session::table::Table;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::seat::Seat;
use table::text::Text;

/// What is wanted of the person now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum NearWants {
    /// Nothing: look, or wait.
    Nothing,
    /// A table to join, of those in sight.
    Table,
    /// The digits.
    Digits,
    /// To try again.
    Retry,
}

/// A device round the table.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct NearPerson {
    /// The device, for `give`, `forget` and `hand_over`; none is this one.
    pub device: Option<Vec<u8>>,
    /// What it calls itself; may be empty.
    pub name: String,
    /// Its seats; a device without any looks on.
    pub seats: Vec<u32>,
    /// Whether it is there.
    pub near: bool,
    /// How it stands with it, in a few words.
    pub state: Option<String>,
    /// Whether `retry` would do something.
    pub retry: bool,
}

/// A table in sight.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct NearSight {
    /// What `join_at` names.
    pub place: u64,
    /// What it is shown as, in words.
    pub words: String,
}

/// What the screens of playing on several devices show.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct NearScreen {
    /// Whether nothing is under way.
    pub idle: bool,
    /// What the others call this device; empty if nobody has named it.
    pub name: String,
    /// The table, once there is one: its id for `App::table`.
    pub table: Option<String>,
    /// Whether this device is the host.
    pub host: bool,
    /// The digits to show, "482 913"; none while the door is closed.
    pub code: Option<String>,
    /// Whether the next try is answered late, as the last one was wrong.
    pub held: bool,
    /// Whether strangers with digits are let in.
    pub door: bool,
    /// A host: the devices round the table, this one first.
    pub people: Vec<NearPerson>,
    /// A host: the players, in seat order.
    pub players: Vec<Player>,
    /// A guest: the tables in sight.
    pub sights: Vec<NearSight>,
    /// How it stands, one sentence; none where all is well.
    pub state: Option<String>,
    /// Whether that is about this device's radio: then the shell offers what the system has to mend it.
    pub radio: bool,
    /// What is wanted now.
    pub wants: NearWants,
    /// Whether a guest has a table to look at or play at.
    pub seated: bool,
    /// Whether the whole table is offered to this device.
    pub offered: bool,
    /// Whether the table is on its way to another device.
    pub moving: bool,
    /// Whether a guest could go on alone from what it sees, as the game has no secrets.
    pub alone: bool,
    /// Strangers that were turned away, a sentence, if any were.
    pub strangers: Option<String>,
    /// How much has come of a long message, if one is coming.
    pub progress: Option<String>,
    /// What has passed since the screen was last asked for, a sentence each.
    pub told: Vec<String>,
}

/// Playing on several devices. There is one for an app; at most one table at a time is played so.
///
/// A shell holds one radio beside it. Whatever the radio tells goes into `radio`, from one queue, and what comes out is
/// carried out in order. After anything else that was asked here, or done at a table, it tells `Wake`.
#[derive(uniffi::Object)]
pub struct Nearby {
    house: Shared,
    desk: Mutex<Desk>,
    begun: Instant,
}

impl Nearby {
    /// The one of a house.
    pub(crate) fn new(house: Shared) -> Nearby {
        Nearby { house, desk: Mutex::new(Desk::default()), begun: Instant::now() }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn run<T>(&self, what: &str, run: impl FnOnce(&mut House) -> Result<T, Error>) -> Result<T, CoreError> {
        lock(&self.house).run(what, run)
    }

    /// Does something with the party, its table at hand, and gives the screen that came of it.
    fn party(
        &self,
        what: &str,
        run: impl FnOnce(&mut ::nearby::Device, ::nearby::At<'_>) -> Result<(), Error>,
    ) -> Result<NearScreen, CoreError> {
        let now = self.now();
        self.run(what, |house| {
            let ran = house.with_party(run).ok_or(Error::NotHere)?;
            ran?;
            Ok(screen(house, now))
        })
    }

    fn begin(
        &self,
        what: &str,
        make: impl FnOnce(&mut House) -> Result<Party, Error>,
    ) -> Result<NearScreen, CoreError> {
        let now = self.now();
        self.run(what, |house| {
            let party = make(house)?;
            (house.party, house.typed) = (Some(party), None);
            Ok(screen(house, now))
        })
    }
}

fn setup(can_advertise: bool) -> Setup {
    Setup { finding: link::Finding::Adverts, can_advertise }
}

fn device(bytes: &[u8]) -> Result<[u8; 32], Error> {
    bytes.try_into().map_err(|_| Error::Device)
}

fn screen(house: &mut House, now: u64) -> NearScreen {
    let lang = house.lang();
    let say = |text: &Text| crate::error::say(lang, text);
    let name = house.keys.name().to_owned();
    let leaving = house.party.as_ref().is_some_and(Party::is_leaving);
    let id = house.party.as_ref().and_then(|party| party.id().map(str::to_owned));
    let seen = house.with_party(|device, at| {
        let players = at.table.as_ref().map(Table::head).map_or_else(Vec::new, crate::view::players);
        (device.screen(at.table.as_ref(), now), device.told(), players)
    });
    let Some((seen, told, players)) = seen else {
        return NearScreen {
            idle: true,
            name,
            table: None,
            host: false,
            code: None,
            held: false,
            door: false,
            people: Vec::new(),
            players: Vec::new(),
            sights: Vec::new(),
            state: None,
            radio: false,
            wants: NearWants::Nothing,
            seated: false,
            offered: false,
            moving: false,
            alone: false,
            strangers: None,
            progress: None,
            told: Vec::new(),
        };
    };
    let person = |person: &::nearby::Person| NearPerson {
        device: person.device.map(|device| device.to_vec()),
        name: person.name.clone(),
        seats: person.seats.iter().map(|seat| seat.0.into()).collect(),
        near: person.near,
        state: person.state.as_ref().map(say),
        retry: person.retry,
    };
    let sight = |sight: &::nearby::Sight| NearSight {
        place: sight.place,
        words: say(&Text::new("screen-near-table").verbatim("tag", sight.tag.clone())),
    };
    let busy = |(done, all): (u32, u32)| say(&Text::new("screen-near-busy").num("done", done).num("all", all));
    NearScreen {
        idle: leaving,
        name,
        table: id,
        host: seen.host,
        code: seen.code,
        held: seen.held,
        door: seen.door,
        people: seen.people.iter().map(person).collect(),
        players,
        sights: seen.sights.iter().map(sight).collect(),
        state: seen.state.as_ref().map(say),
        radio: seen.radio,
        wants: match seen.wants {
            _ if house.typed.is_some() => NearWants::Nothing,
            Wants::Nothing => NearWants::Nothing,
            Wants::Table => NearWants::Table,
            Wants::Digits => NearWants::Digits,
            Wants::Retry => NearWants::Retry,
        },
        seated: seen.seated,
        offered: seen.offered,
        moving: seen.moving,
        alone: seen.alone,
        strangers: seen.strangers.as_ref().map(say),
        progress: seen.progress.map(busy),
        told: told.iter().map(say).collect(),
    }
}

#[uniffi::export]
impl Nearby {
    /// The radio's one door: something has happened, or time has passed. From one queue only; what comes out is to be
    /// carried out in order.
    pub fn radio(&self, event: RadioEvent) -> Vec<RadioCommand> {
        let now = self.now();
        let mut desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        let (events, at_once) = desk.take_in(event);
        let mut out: Vec<RadioCommand> = at_once.into_iter().collect();
        for event in events {
            let done = self.run("radio", |house| Ok(house.party_event(event, now)));
            // A bug is kept for the screens to tell; the radio has nothing to do with it.
            out.extend(done.unwrap_or_default().into_iter().filter_map(|command| desk.give_out(command, now)));
        }
        out
    }

    /// What the screens show now.
    pub fn screen(&self) -> Result<NearScreen, CoreError> {
        let now = self.now();
        self.run("near_screen", |house| Ok(screen(house, now)))
    }

    /// Waits so many milliseconds for something new on the screens or at the table, on a thread of its own. Gives the
    /// number of the news, which is `seen` where nothing came.
    pub fn wait(&self, seen: u64, timeout_ms: u32) -> u64 {
        let news = lock(&self.house).news.clone();
        news.wait(seen, Duration::from_millis(timeout_ms.into()))
    }

    /// Names this device for the others, in up to 24 letters.
    pub fn rename(&self, name: String) -> Result<NearScreen, CoreError> {
        let now = self.now();
        self.run("near_rename", |house| {
            house.keys.rename(&name)?;
            Ok(screen(house, now))
        })
    }

    /// Lets others in at a game of this device. `can_advertise` is what the system says; trying may show otherwise.
    pub fn host(&self, id: String, can_advertise: bool) -> Result<NearScreen, CoreError> {
        self.begin("near_host", |house| {
            let (shelf, keys, tables) = house.all();
            Party::host(keys, setup(can_advertise), shelf, tables, &id)
        })
    }

    /// Looks for tables of other devices.
    pub fn join(&self, can_advertise: bool) -> Result<NearScreen, CoreError> {
        self.begin("near_join", |house| {
            let (shelf, keys, _) = house.all();
            let mut party = Party::join(keys, setup(can_advertise), shelf);
            // It is a guest's party.
            let _ = party.device().seek();
            Ok(party)
        })
    }

    /// Comes back to a table elsewhere, by the id that it has on the shelf.
    pub fn back(&self, id: String, can_advertise: bool) -> Result<NearScreen, CoreError> {
        self.begin("near_back", |house| {
            let (shelf, keys, _) = house.all();
            Party::back(keys, setup(can_advertise), shelf, &id)
        })
    }

    /// Joins a table in sight.
    pub fn join_at(&self, place: u64) -> Result<NearScreen, CoreError> {
        self.party("near_join_at", |device, _| device.join_at(Place(place), None).map_err(|_| Error::Device))
    }

    /// The digits that were typed. Those that are none change nothing, which is told; those that nobody asks for, nothing.
    pub fn digits(&self, typed: String) -> Result<NearScreen, CoreError> {
        let now = self.now();
        self.run("near_digits", |house| {
            let tried = house.with_party(|device, at| {
                let wanted = device.screen(at.table.as_ref(), now).wants == Wants::Digits;
                wanted.then(|| device.digits(&typed))
            });
            let mut none = false;
            match tried.ok_or(Error::NotHere)? {
                // After a wrong try the two greet again first; what was typed is kept until then.
                Some(Err(LinkError::NotAsked)) => house.typed = Some(typed),
                Some(Err(_)) => none = true,
                Some(Ok(())) | None => {}
            }
            let mut shown = screen(house, now);
            if none {
                shown.told.push(crate::error::say(house.lang(), &Text::new("screen-near-digits")));
            }
            Ok(shown)
        })
    }

    /// A host lets in who knows the digits, or nobody else any more.
    pub fn door(&self, open: bool) -> Result<NearScreen, CoreError> {
        self.party("near_door", |device, _| {
            device.door(open);
            Ok(())
        })
    }

    /// A host gives a seat to a device that has sat down, or plays it here (none).
    pub fn give(&self, seat: u32, to: Option<Vec<u8>>) -> Result<NearScreen, CoreError> {
        self.party("near_give", |device, at| {
            let to = to.as_deref().map(self::device).transpose()?;
            let seat = Seat(u8::try_from(seat).map_err(|_| Error::Device)?);
            device.give(at.table.as_mut().ok_or(Error::NotHere)?, seat, to)
        })
    }

    /// A host forgets a device: it needs digits again, and its seats are played here.
    pub fn forget(&self, which: Vec<u8>) -> Result<NearScreen, CoreError> {
        self.party("near_forget", |device, at| device.forget(at, self::device(&which)?))
    }

    /// A host offers the whole table to a device that is there.
    pub fn hand_over(&self, to: Vec<u8>) -> Result<NearScreen, CoreError> {
        self.party("near_hand_over", |device, at| {
            device.hand_over(at.table.as_ref().ok_or(Error::NotHere)?, self::device(&to)?)
        })
    }

    /// A host takes the offer back.
    pub fn withdraw(&self) -> Result<NearScreen, CoreError> {
        self.party("near_withdraw", |device, at| device.withdraw(at.table.as_mut().ok_or(Error::NotHere)?))
    }

    /// A guest answers the offer of the whole table. Who takes it knows all hands.
    pub fn take(&self, yes: bool) -> Result<NearScreen, CoreError> {
        self.party("near_take", |device, _| {
            device.take(yes);
            Ok(())
        })
    }

    /// "Try again".
    pub fn retry(&self) -> Result<NearScreen, CoreError> {
        self.party("near_retry", |device, _| {
            device.retry();
            Ok(())
        })
    }

    /// Goes: a host closes the table for now, a guest leaves it. The shell tells `Wake`, gives the farewell a moment, and
    /// calls `end`.
    pub fn leave(&self) -> Result<NearScreen, CoreError> {
        let now = self.now();
        self.run("near_leave", |house| {
            if let Some(mut party) = house.party.take() {
                let (shelf, keys, tables) = house.all();
                party.leave(shelf, keys, tables);
                house.party = Some(party);
            }
            Ok(screen(house, now))
        })
    }

    /// Nothing is played on several devices any more. The shell closes its radio.
    pub fn end(&self) {
        let mut house = lock(&self.house);
        (house.party, house.typed) = (None, None);
        // Whoever waits sees that there is nothing to wait for.
        house.news.tell();
        drop(house);
        *self.desk.lock().unwrap_or_else(PoisonError::into_inner) = Desk::default();
    }

    /// A game without secrets goes on here from what a guest saw last; gives the id of the new game.
    pub fn alone(&self, id: String) -> Result<String, CoreError> {
        self.run("near_alone", |house| {
            let (shelf, _, tables) = house.all();
            let seen = match ::nearby::Tables::take(tables, &id) {
                Some(table) => table,
                None => ::nearby::open(shelf, &id)?,
            };
            let made = shelf.go_on(&seen);
            ::nearby::Tables::put(tables, &id, seen);
            let (new, table) = made?;
            house.keep(&new, table);
            Ok(new)
        })
    }

    /// Whether an id on the shelf is of a table elsewhere: it can be looked at, and `back` comes back to it.
    pub fn is_elsewhere(&self, id: String) -> bool {
        id.starts_with(ELSEWHERE)
    }
}

impl House {
    /// What the link told; the commands for the radio.
    fn party_event(&mut self, event: Event, now: u64) -> Vec<link::event::Command> {
        let done = self.with_party_whole(|party, shelf, keys, tables| party.handle(event, now, shelf, keys, tables));
        let Some(mut done) = done else { return Vec::new() };
        if let Some(typed) = self.typed.take() {
            let tried = self.with_party(|device, at| {
                let wanted = device.screen(at.table.as_ref(), now).wants == Wants::Digits;
                wanted.then(|| device.digits(&typed))
            });
            if let Some(Some(Err(LinkError::NotAsked))) = tried {
                self.typed = Some(typed);
            } else {
                let more = self
                    .with_party_whole(|party, shelf, keys, tables| party.handle(Event::Wake, now, shelf, keys, tables));
                done.commands.extend(more.unwrap_or_default().commands);
                done.screen = true;
            }
        }
        if done.table || done.screen {
            self.news.tell();
        }
        done.commands
    }
}
