//! Several devices at one table, over the network: what the page asks for, and the task that holds the sockets.

use super::Served;
use super::answer::{Answer, with_house, words};
use super::house::House;
use axum::Json;
use axum::extract::State;
use link::event::{Command, Event, Place};
use link::lan::{self, Carrier};
use nearby::{Party, Setup, Wants};
use serde::Deserialize;
use serde_json::{Value, json};
use session::error::Error;
use session::shelf::Shelf;
use session::table::Table;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use table::seat::Seat;
use table::text::Text;
use tokio::sync::Notify;
use tokio::time::Instant;

/// How long a farewell may take on its way.
const FAREWELL: Duration = Duration::from_millis(600);
/// An hour: nothing has asked to be woken.
const LATER: Duration = Duration::from_secs(3600);

/// Something that only the task with the sockets can do.
enum Order {
    /// Let others connect, on this port if it is free.
    Listen(u16),
    /// Connect to what was typed.
    Connect(String),
}

/// A party, and what the sockets have to do with it.
pub struct Near {
    party: Party,
    orders: Vec<Order>,
    /// Where others reach this computer.
    address: Option<String>,
    /// What was typed and cannot be an address, or why nobody can connect.
    problem: Option<Text>,
    /// Typed before they were asked for again: sent as soon as they are.
    digits: Option<String>,
    /// What has passed, for the page to say once.
    told: Vec<Text>,
    /// Counts what the screens show, for the page to see that something is new.
    count: u64,
    ends: Option<Instant>,
}

/// The clock of the links, and how the task is woken.
#[derive(Clone)]
pub struct Clock {
    begun: Instant,
    poke: Arc<Notify>,
    /// The port on which a host is reached.
    pub port: u16,
}

impl Clock {
    /// A clock that begins now.
    pub fn new(port: u16) -> Clock {
        Clock { begun: Instant::now(), poke: Arc::new(Notify::new()), port }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Wakes the task: something was asked of the party.
    pub fn poke(&self) {
        self.poke.notify_one();
    }
}

impl House {
    fn begin(&mut self, party: Party, order: Order) {
        // What was before is let go of at once: its sockets close with it.
        *self.near_mut() = Some(Near {
            party,
            orders: vec![order],
            address: None,
            problem: None,
            digits: None,
            told: Vec::new(),
            count: 0,
            ends: None,
        });
    }

    /// Lets others in at a game of this computer.
    pub fn host(&mut self, id: &str, port: u16) -> Result<(), Error> {
        if self.near().is_some_and(|near| near.party.id() == Some(id) && near.ends.is_none()) {
            return Ok(());
        }
        let (shelf, keys, tables) = self.all();
        let party = Party::host(keys, Setup::PLACES, shelf, tables, id)?;
        self.begin(party, Order::Listen(port));
        Ok(())
    }

    /// Joins the table at an address.
    pub fn join(&mut self, address: &str) {
        let (shelf, keys, _) = self.all();
        let party = Party::join(keys, Setup::PLACES, shelf);
        self.begin(party, Order::Connect(complete(address)));
    }

    /// Comes back to a table elsewhere. Where another address was typed, that is tried.
    fn back(&mut self, id: &str, address: Option<&str>) -> Result<(), Error> {
        let (shelf, keys, _) = self.all();
        let party = Party::back(keys, Setup::PLACES, shelf, id)?;
        let kept = id.strip_prefix(nearby::ELSEWHERE).and_then(|kept| keys.elsewhere(kept));
        let address = address.map(complete).or_else(|| kept.and_then(|kept| kept.address.clone()));
        self.begin(party, Order::Connect(address.unwrap_or_default()));
        Ok(())
    }

    /// Something was done at a table on this computer; whether the sockets have something to do.
    pub fn did(&mut self, id: &str) -> bool {
        let (near, tables) = self.near_and_tables();
        let (Some(near), Some(table)) = (near, tables.get_mut(id)) else { return false };
        near.party.did(id, table)
    }

    /// Whether a table is one that several devices are at now: then the page looks for news often.
    pub fn is_near(&self, id: &str) -> bool {
        self.near().is_some_and(|near| near.party.id() == Some(id))
    }

    fn screen(&mut self, clock: &Clock) -> Value {
        let lang = self.shelf().settings().lang;
        let name = self.keys().name().to_owned();
        let now = clock.now();
        let Some(mut near) = self.near_mut().take() else { return json!({"idle": true, "name": name}) };
        let (shelf, keys, tables) = self.all();
        let screen = near.party.screen(now, shelf, keys, tables);
        near.told.extend(near.party.device().told());
        let say = |text: &Text| words(lang, text);
        let people = screen.people.iter().map(|person| {
            json!({
                "device": person.device.map(|device| hex(&device)),
                "name": person.name,
                "seats": person.seats.iter().map(|seat| seat.0).collect::<Vec<_>>(),
                "near": person.near,
                "state": person.state.as_ref().map(say),
                "retry": person.retry,
            })
        });
        let wants = match screen.wants {
            Wants::Nothing => "nothing",
            Wants::Table => "table",
            Wants::Digits => "digits",
            Wants::Retry => "retry",
        };
        let value = json!({
            "idle": near.ends.is_some(),
            "name": name,
            "table": near.party.id(),
            "host": screen.host,
            "code": screen.code,
            "held": screen.held,
            "door": screen.door,
            "address": near.address,
            "people": people.collect::<Vec<_>>(),
            "state": near.problem.as_ref().or(screen.state.as_ref()).map(say),
            "wants": if near.digits.is_some() { "nothing" } else { wants },
            "seated": screen.seated,
            "offered": screen.offered,
            "moving": screen.moving,
            "alone": screen.alone,
            "strangers": screen.strangers.as_ref().map(say),
            "progress": screen.progress.map(|(done, all)| say(&Text::new("screen-near-busy").num("done", done).num("all", all))),
            "told": near.told.drain(..).map(|text| say(&text)).collect::<Vec<_>>(),
        });
        *self.near_mut() = Some(near);
        value
    }

    /// What the sockets told; the commands for them, and when to wake.
    fn near_event(&mut self, event: Event, clock: &Clock) -> Vec<Command> {
        let now = clock.now();
        let Some(mut near) = self.near_mut().take() else { return Vec::new() };
        let (shelf, keys, tables) = self.all();
        if let Some(digits) = near.digits.take_if(|digits| near.party.device().digits(digits).is_ok()) {
            drop(digits);
        }
        let done = near.party.handle(event, now, shelf, keys, tables);
        near.count += u64::from(done.screen || done.table);
        *self.near_mut() = Some(near);
        done.commands
    }
}

/// The address with the usual port, where none was typed.
fn complete(address: &str) -> String {
    let address = address.trim();
    let bare = address.parse::<std::net::Ipv6Addr>().is_ok();
    let has_port = !bare && address.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    match (has_port, bare) {
        (true, _) => address.to_owned(),
        (false, true) => format!("[{address}]:{}", lan::PORT),
        (false, false) => format!("{address}:{}", lan::PORT),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn device(hex: &str) -> Result<[u8; 32], Error> {
    let byte = |at: usize| hex.get(at..at + 2).and_then(|two| u8::from_str_radix(two, 16).ok()).ok_or(Error::Device);
    let mut key = [0; 32];
    for (at, to) in key.iter_mut().enumerate() {
        *to = byte(2 * at)?;
    }
    if hex.len() == 64 { Ok(key) } else { Err(Error::Device) }
}

/// Holds the sockets for as long as the page is served. Nothing is listened to before somebody hosts.
pub async fn drive(served: Served) {
    let clock = served.clock.clone();
    let mut carrier = Carrier::new();
    let mut wake = Instant::now() + LATER;
    loop {
        let mut event = tokio::select! {
            event = carrier.next() => event,
            () = clock.poke.notified() => Event::Wake,
            () = tokio::time::sleep_until(wake) => Event::Wake,
        };
        wake = Instant::now() + LATER;
        for order in orders(&served).await {
            match order {
                // Another party has begun: everything of the one before is closed.
                Ordered::Afresh => carrier = Carrier::new(),
                Ordered::Listen(port) => listen(&served, &mut carrier, port).await,
                Ordered::Connect(address) => {
                    let place = carrier.place(&address);
                    connect(&served, place, &address);
                    event = Event::Wake;
                }
            }
        }
        let (house, of) = (served.house.clone(), clock.clone());
        // What is written to disk is written away from the threads that serve.
        let commands = tokio::task::spawn_blocking(move || {
            house.lock().unwrap_or_else(PoisonError::into_inner).near_event(event, &of)
        });
        for command in commands.await.unwrap_or_default() {
            match command {
                Command::WakeAt(at) => wake = clock.begun + Duration::from_millis(at),
                command => carrier.carry(command),
            }
        }
        let ends = served.house.lock().unwrap_or_else(PoisonError::into_inner).near().and_then(|near| near.ends);
        if let Some(ends) = ends {
            wake = wake.min(ends);
            if ends <= Instant::now() {
                *served.house.lock().unwrap_or_else(PoisonError::into_inner).near_mut() = None;
                carrier = Carrier::new();
            }
        }
    }
}

/// An order, as the task carries it out.
enum Ordered {
    Afresh,
    Listen(u16),
    Connect(String),
}

async fn orders(served: &Served) -> Vec<Ordered> {
    let mut house = served.house.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(near) = house.near_mut() else { return Vec::new() };
    let order = |order| match order {
        Order::Listen(port) => [Ordered::Afresh, Ordered::Listen(port)],
        Order::Connect(address) => [Ordered::Afresh, Ordered::Connect(address)],
    };
    std::mem::take(&mut near.orders).into_iter().flat_map(order).collect()
}

async fn listen(served: &Served, carrier: &mut Carrier, port: u16) {
    let own = lan::own_address().await.map_or_else(|| Ipv4Addr::LOCALHOST.to_string(), |address| address.to_string());
    let at = |port| SocketAddr::from((Ipv4Addr::UNSPECIFIED, port));
    // Where the usual port is taken, any will do: the address on the screen says which.
    let heard = carrier.listen(at(port)).or_else(|_| carrier.listen(at(0)));
    let mut house = served.house.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(near) = house.near_mut() else { return };
    match heard {
        Ok(at) => near.address = Some(format!("{own}:{}", at.port())),
        Err(error) => near.problem = Some(Error::from(error).text()),
    }
}

fn connect(served: &Served, place: Place, address: &str) {
    let mut house = served.house.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(near) = house.near_mut() else { return };
    // A party that hosts does not connect.
    let _ = near.party.device().join_at(place, Some(address));
}

/// What the screens of several devices show.
pub async fn screen(State(served): State<Served>) -> Answer {
    let clock = served.clock.clone();
    with_house(served, move |house| Ok(house.screen(&clock))).await
}

/// What can be asked of a party.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct Ask {
    id: String,
    address: String,
    name: Option<String>,
    digits: String,
    seat: u8,
    device: Option<String>,
    yes: bool,
}

async fn asked(served: Served, run: impl FnOnce(&mut House, &Clock) -> Result<(), Error> + Send + 'static) -> Answer {
    let clock = served.clock.clone();
    let of = clock.clone();
    let answer = with_house(served, move |house| {
        run(house, &of)?;
        // What was asked is done before the answer says how it stands.
        Ok(house.screen(&of))
    })
    .await;
    clock.poke();
    answer
}

/// Does something with the party that there is, its table at hand.
fn party(
    house: &mut House,
    run: impl FnOnce(&mut nearby::Device, nearby::At<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut near = house.near_mut().take().ok_or(Error::NotHere)?;
    let (shelf, keys, tables) = house.all();
    let ran = near.party.with(shelf, keys, tables, run);
    *house.near_mut() = Some(near);
    ran
}

/// Names this computer for the others.
pub async fn name(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, _| house.keys_mut().rename(ask.name.as_deref().unwrap_or_default())).await
}

/// Lets others in at a game.
pub async fn host(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, clock| house.host(&ask.id, clock.port)).await
}

/// Joins the table at an address.
pub async fn join(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, _| {
        house.join(&ask.address);
        Ok(())
    })
    .await
}

/// Comes back to a table elsewhere.
pub async fn back(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, _| house.back(&ask.id, (!ask.address.is_empty()).then_some(&*ask.address))).await
}

/// The digits that were typed.
pub async fn digits(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, clock| {
        let Some(near) = house.near_mut() else { return Ok(()) };
        let wanted = near.party.device().screen(None, clock.now()).wants == Wants::Digits;
        match near.party.device().digits(&ask.digits) {
            Ok(()) => {}
            // After a wrong try the two greet again first; what was typed is kept until then.
            Err(link::error::LinkError::NotAsked) if wanted => near.digits = Some(ask.digits),
            Err(_) if wanted => near.told.push(Text::new("screen-near-digits")),
            Err(_) => {}
        }
        Ok(())
    })
    .await
}

/// Lets in who knows the digits, or nobody else.
pub async fn door(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, _| {
        party(house, |device, _| {
            device.door(ask.yes);
            Ok(())
        })
    })
    .await
}

/// Gives a seat to a device, or plays it here.
pub async fn give(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, _| {
        let to = ask.device.as_deref().map(self::device).transpose()?;
        party(house, |device, at| device.give(at.table.as_mut().ok_or(Error::NotHere)?, Seat(ask.seat), to))
    })
    .await
}

/// Forgets a device.
pub async fn forget(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, _| {
        let key = self::device(ask.device.as_deref().unwrap_or_default())?;
        party(house, |device, at| device.forget(at, key))
    })
    .await
}

/// Offers the whole table to a device.
pub async fn hand_over(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, _| {
        let key = self::device(ask.device.as_deref().unwrap_or_default())?;
        party(house, |device, at| device.hand_over(at.table.as_ref().ok_or(Error::NotHere)?, key))
    })
    .await
}

/// Takes the offer back.
pub async fn withdraw(State(served): State<Served>) -> Answer {
    asked(served, move |house, _| party(house, |device, at| device.withdraw(at.table.as_mut().ok_or(Error::NotHere)?)))
        .await
}

/// Answers the offer of the whole table.
pub async fn take(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    asked(served, move |house, _| {
        party(house, |device, _| {
            device.take(ask.yes);
            Ok(())
        })
    })
    .await
}

/// "Try again".
pub async fn retry(State(served): State<Served>) -> Answer {
    asked(served, move |house, _| {
        party(house, |device, _| {
            device.retry();
            Ok(())
        })
    })
    .await
}

/// Goes: a host closes the table for now, a guest leaves it.
pub async fn leave(State(served): State<Served>) -> Answer {
    asked(served, move |house, _| {
        let Some(mut near) = house.near_mut().take() else { return Ok(()) };
        let (shelf, keys, tables) = house.all();
        near.party.leave(shelf, keys, tables);
        near.ends = Some(Instant::now() + FAREWELL);
        *house.near_mut() = Some(near);
        Ok(())
    })
    .await
}

/// A game without secrets goes on here from what a guest saw last.
pub async fn alone(State(served): State<Served>, Json(ask): Json<Ask>) -> Answer {
    let clock = served.clock.clone();
    let answer = with_house(served, move |house| {
        let (shelf, _, tables) = house.all();
        let seen = match nearby::Tables::take(tables, &ask.id) {
            Some(table) => table,
            None => nearby::open(shelf, &ask.id)?,
        };
        let made = shelf.go_on(&seen);
        nearby::Tables::put(tables, &ask.id, seen);
        let (id, table) = made?;
        house.keep(&id, table);
        Ok(json!({"id": id}))
    })
    .await;
    clock.poke();
    answer
}

/// The cards of tables elsewhere, for the shelf.
pub fn cards(shelf: &Shelf) -> Result<Vec<Value>, Error> {
    let lang = shelf.settings().lang;
    let cards = nearby::elsewhere(shelf)?.into_iter().map(|kept| {
        let seen: Result<Table, Error> = nearby::open(shelf, &kept.id);
        match seen {
            Err(error) => json!({"id": kept.id, "error": words(lang, &error.text()), "elsewhere": true}),
            Ok(table) => super::shelf::card_of(shelf, &kept.id, &table),
        }
    });
    Ok(cards.collect())
}
