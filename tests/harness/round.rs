//! A table with devices round it: the host with its file, guests at the ends of pipes, and people who play at random.

use crate::NAMES;
use crate::disk::Disk;
use session::curtain::Face;
use session::luck::SeededLuck;
use session::nearby::seats::Seats;
use session::nearby::{Device, Guest, Heard, Host, Notice, Out};
use session::saved::{SeatInfo, json, parse};
use session::store::{Commit, Store};
use session::table::{Standing, Table, TableView};
use std::collections::VecDeque;
use table::chance::Luck;
use table::live::{Kind, Live};
use table::meta::Named;
use table::seat::{Seat, SeatSet};

/// The host's device.
pub const HOST: Device = [7; 32];

/// A guest's device, and the pipes between it and the host.
pub struct Far {
    pub device: Device,
    pub guest: Guest,
    pub table: Option<Table>,
    /// What is on its way to the host, and to the guest.
    pub up: VecDeque<Vec<u8>>,
    pub down: VecDeque<Vec<u8>>,
    pub connected: bool,
    pub notices: Vec<Notice>,
    /// How many bytes have come down, message by message.
    pub came: Vec<usize>,
}

/// The table and everybody round it.
pub struct Round {
    pub kinds: Vec<Box<dyn Kind>>,
    pub game: &'static str,
    pub disk: Disk,
    pub table: Table,
    pub host: Host,
    pub far: Vec<Far>,
    pub dice: SeededLuck,
    pub seats: u8,
    pub notices: Vec<Notice>,
}

impl Far {
    fn new(number: u8) -> Far {
        let device = [number + 1; 32];
        Far {
            device,
            guest: Guest::new(HOST, &format!("Phone {number}")),
            table: None,
            up: VecDeque::new(),
            down: VecDeque::new(),
            connected: false,
            notices: Vec::new(),
            came: Vec::new(),
        }
    }

    /// The table that it shows.
    pub fn shown(&mut self) -> &mut Table {
        self.table.as_mut().expect("it has been shown the table")
    }

    fn post(&mut self, out: Vec<Out>) {
        assert!(out.iter().all(|out| out.to == HOST), "a guest talks to its host alone");
        if self.connected {
            self.up.extend(out.into_iter().map(|out| out.message));
        }
    }
}

impl Round {
    /// A new game: seat after seat goes to the device of the number in `split`, 0 being the host.
    pub fn new(game: &'static str, split: &[usize], guests: usize, options: &Named, seed: u64) -> Round {
        let kinds = crate::kinds();
        let kind = kinds.iter().find(|k| k.meta().id == game).expect("the suite plays games of the list");
        let disk = Disk::default();
        let store = Store::on(disk.clone()).expect("a new store on empty storage");
        let seats = split.len() as u8;
        let players: Vec<SeatInfo> =
            (0..seats).map(|i| SeatInfo { name: NAMES[usize::from(i)].to_owned(), emblem: i }).collect();
        let luck = Box::new(SeededLuck::new(seed));
        let mut table = Table::create(kind.as_ref(), &players, options, store, luck, 1).expect("a new game");
        let host = Host::open(HOST, "Host", kind.as_ref(), &mut table).expect("a new table can be opened to others");
        let far = (0..guests).map(|number| Far::new(number as u8)).collect();
        let dice = SeededLuck::new(seed + 1_000_000);
        let mut round = Round { kinds, game, disk, table, host, far, dice, seats, notices: Vec::new() };
        (0..guests).for_each(|at| round.connect(at));
        round.settle();
        for (seat, device) in split.iter().enumerate() {
            if let Some(at) = device.checked_sub(1) {
                round.give(Seat(seat as u8), Some(at));
            }
        }
        round.settle();
        round
    }

    /// Whole games of every kind and seat count over several splits of the seats.
    pub fn each(games: u64, mut play: impl FnMut(Round, u64)) {
        for kind in crate::kinds().iter().map(|k| k.meta()) {
            for seats in kind.min_seats..=kind.max_seats {
                for seed in 0..games {
                    let guests = 1 + (seed as usize + usize::from(seats)) % 3;
                    let mut dice = SeededLuck::new(seed * 31 + u64::from(seats));
                    let split: Vec<usize> = (0..seats).map(|_| dice.below(guests as u32 + 1) as usize).collect();
                    play(Round::new(kind.id, &split, guests, &Named::new(), seed), seed);
                }
            }
        }
    }

    pub fn kind(&self) -> &dyn Kind {
        self.kinds.iter().find(|k| k.meta().id == self.game).expect("it is in the list").as_ref()
    }

    pub fn dice(&mut self, n: usize) -> usize {
        self.dice.below(n as u32) as usize
    }

    /// Hands messages of the host to the pipes.
    pub fn post(&mut self, out: Vec<Out>) {
        for Out { to, message } in out {
            assert!(message.len() <= session::nearby::LONGEST, "{} bytes", message.len());
            let far = self.far.iter_mut().find(|far| far.device == to).expect("the host talks to devices it knows");
            if far.connected {
                far.down.push_back(message);
            }
        }
    }

    pub fn give(&mut self, seat: Seat, to: Option<usize>) {
        let device = to.map(|at| self.far[at].device);
        let out = self.host.give(&mut self.table, seat, device).expect("a device that has sat down gets a seat");
        self.post(out);
    }

    /// A connection begins: nothing of an earlier one is on its way any more.
    pub fn connect(&mut self, at: usize) {
        let far = &mut self.far[at];
        far.connected = true;
        far.up.clear();
        far.down.clear();
        self.host.connected(far.device);
        let out = far.guest.connected(far.table.as_mut());
        far.post(out);
    }

    /// A connection ends, and what was on its way is lost.
    pub fn cut(&mut self, at: usize) {
        let far = &mut self.far[at];
        far.connected = false;
        far.up.clear();
        far.down.clear();
        far.guest.disconnected(far.table.as_mut());
        self.host.disconnected(far.device, &mut self.table);
        let out = self.host.sync(&self.table);
        self.post(out);
    }

    /// One message to the host is taken in.
    pub fn up(&mut self, at: usize) -> bool {
        let Some(message) = self.far[at].up.pop_front() else { return false };
        let Heard { send, notices, .. } = self.host.handle(&mut self.table, self.far[at].device, &message, 2);
        self.notices.extend(notices);
        self.post(send);
        true
    }

    /// One message to a guest is taken in.
    pub fn down(&mut self, at: usize) -> bool {
        let far = &mut self.far[at];
        let Some(message) = far.down.pop_front() else { return false };
        far.came.push(message.len());
        let Heard { send, notices, .. } = far.guest.handle(&self.kinds, &mut far.table, &message);
        far.notices.extend(notices);
        far.post(send);
        true
    }

    /// One message of any pipe is taken in; none if all are empty.
    pub fn deliver(&mut self) -> bool {
        let full = |far: &Far, down: bool| !if down { &far.down } else { &far.up }.is_empty();
        let ways: Vec<(usize, bool)> = (0..self.far.len()).flat_map(|at| [(at, false), (at, true)]).collect();
        let ways: Vec<_> = ways.into_iter().filter(|(at, down)| full(&self.far[*at], *down)).collect();
        if ways.is_empty() {
            return false;
        }
        let (at, down) = ways[self.dice(ways.len())];
        if down { self.down(at) } else { self.up(at) }
    }

    /// Everything that is on its way arrives.
    pub fn settle(&mut self) {
        let mut left = 20_000;
        while self.deliver() {
            left -= 1;
            assert!(left > 0, "the devices come to rest");
        }
    }

    /// The whole position, as it is on the host's disk.
    pub fn live(&self) -> Box<dyn Live> {
        let saved: session::saved::Saved =
            parse(&self.table.export().expect("it can be exported")).expect("it is sound");
        let state = saved.state.as_deref().unwrap_or(&saved.base.state);
        self.kind().load(state.get()).expect("a saved position is sound")
    }

    /// A table of its own with the host's game, as if these seats alone were on this device.
    pub fn local(&self, seats: SeatSet) -> Table {
        let saved = parse(&self.table.export().expect("it can be exported")).expect("it is sound");
        let mut commit = session::opening::import(&self.kinds, saved).expect("an export can be imported");
        let at = |seat: Seat| if seats.has(seat) { None } else { Some([99; 32]) };
        let mut bound = Seats::here(self.seats);
        bound.of = Seat::all(self.seats).map(at).collect();
        bound.known = vec![([99; 32], "Elsewhere".to_owned())];
        commit.records.push(("nearby", Some(json(&bound))));
        let mut store = Store::on(Disk::default()).expect("a new store on empty storage");
        store.commit(&Commit { ..commit }).expect("memory can be written");
        Table::open(&self.kinds, store, Box::new(SeededLuck::new(0))).expect("the game opens")
    }

    /// Holds what a guest's device shows against a table of its own, on every face that the device can have.
    pub fn compare(&mut self, at: usize) {
        let seats = self.far[at].shown().here();
        let mut local = self.local(seats);
        let far = self.far[at].shown();
        assert_eq!(far.standing(), Standing::Guest);
        // A device that somebody has lifted the curtain on is compared as it stands; else each seat here looks.
        let held = matches!(far.face(), Face::Linger(_) | Face::Seat(_));
        let lifted = match far.face() {
            Face::Linger(seat) | Face::Seat(seat) => Some(seat),
            _ => None,
        };
        if let Some(seat) = lifted
            && !matches!(local.face(), Face::Seat(_))
            && local.lift(seat).is_err()
        {
            return; // It lingers where nobody could lift it now.
        }
        alike(far, &local);
        if held {
            return;
        }
        for seat in seats.iter() {
            let lifts = (far.lift(seat).is_ok(), local.lift(seat).is_ok());
            assert_eq!(lifts.0, lifts.1, "who may lift the curtain");
            if lifts.0 {
                alike(far, &local);
            }
            far.hide();
            local.hide();
        }
    }

    /// Whether somebody at this table can do something; `None` is the host's.
    fn asked(&self, device: Option<usize>) -> bool {
        let table = match device {
            Some(at) => match &self.far[at].table {
                Some(table) if table.standing() == Standing::Guest => table,
                _ => return false,
            },
            None => &self.table,
        };
        match table.face() {
            Face::Linger(_) | Face::Curtain(_) => true,
            Face::Seat(_) | Face::Open(_) => table.view().prompt.is_some(),
            Face::Over | Face::Wait => false,
        }
    }

    /// Somebody at some device does something, and it is posted; false where nobody can.
    pub fn act(&mut self) -> bool {
        let devices: Vec<Option<usize>> = std::iter::once(None).chain((0..self.far.len()).map(Some)).collect();
        let asked: Vec<_> = devices.into_iter().filter(|device| self.asked(*device)).collect();
        if asked.is_empty() {
            return false;
        }
        let device = asked[self.dice(asked.len())];
        self.act_at(device);
        true
    }

    pub fn act_at(&mut self, device: Option<usize>) {
        match device {
            None => {
                somebody_acts(&mut self.table, &mut self.dice);
                let out = self.host.sync(&self.table);
                self.post(out);
            }
            Some(at) => {
                let far = &mut self.far[at];
                somebody_acts(far.table.as_mut().expect("it is asked"), &mut self.dice);
                let out = far.guest.sync(far.table.as_mut().expect("it is asked"));
                far.post(out);
            }
        }
    }

    /// Whether a seat could take something back, as its device was told.
    pub fn table_can_undo(&self, seat: Seat) -> bool {
        let at = self.far.iter().filter_map(|far| far.table.as_ref()).find(|table| table.here().has(seat));
        let mut local = self.local(SeatSet::one(seat));
        local.hide();
        at.is_some() && local.view().can_undo
    }

    /// Whether the game is over on the host's device.
    pub fn is_over(&self) -> bool {
        matches!(self.table.turn(), table::game::Turn::Over(_))
    }

    /// Host and program stop and start again from the file; all connections are gone.
    pub fn restart_host(&mut self) {
        for at in 0..self.far.len() {
            let far = &mut self.far[at];
            far.connected = false;
            far.up.clear();
            far.down.clear();
            far.guest.disconnected(far.table.as_mut());
        }
        let seed = u64::from(self.dice.below(u32::MAX));
        let store = Store::on(Disk::default()).expect("a store for the moment");
        let kind = self.kinds.iter().find(|k| k.meta().id == self.game).expect("it is in the list");
        let players: Vec<SeatInfo> =
            (0..kind.meta().min_seats).map(|i| SeatInfo { name: "x".to_owned(), emblem: i }).collect();
        let luck = Box::new(SeededLuck::new(0));
        // The old table lets go of its file before it is opened again.
        self.table = Table::create(kind.as_ref(), &players, &Named::new(), store, luck, 1).expect("a new game");
        let store = Store::on(self.disk.clone()).expect("the store opens again");
        self.table = Table::open(&self.kinds, store, Box::new(SeededLuck::new(seed))).expect("the game opens again");
        self.host = Host::open(HOST, "Host", kind.as_ref(), &mut self.table).expect("it is opened to others again");
    }
}

/// What a view shows apart from what belongs to a device: its numbers, its looks, who is away.
fn bare(view: TableView) -> TableView {
    let mut view =
        TableView { revision: 0, steps: Vec::new(), news: Vec::new(), away: SeatSet::NONE, refused: None, ..view };
    view.scene.revision = 0;
    if let Some(prompt) = &mut view.prompt {
        prompt.revision = 0;
    }
    view
}

/// Two tables show the same.
fn alike(far: &Table, local: &Table) {
    let (one, two) = (far.face(), local.face());
    // What has been looked at on one device lingers there.
    if !matches!(one, Face::Linger(_)) {
        assert_eq!(one, two, "the face");
        let (one, two) = (bare(far.view()), bare(local.view()));
        assert_eq!(one.prompt, two.prompt, "what is asked");
        assert!(one == two, "the view");
    }
    assert_eq!(far.viewer(), local.viewer(), "whose view it is");
    assert!(far.shown() == local.shown(), "the bytes of the view");
    assert_eq!(far.log(0), local.log(0), "the log");
    assert_eq!(far.public_log(), local.public_log(), "the log of all");
    assert_eq!(far.reckoning(), local.reckoning(), "the scores");
    assert!(bare(far.onlooker()) == bare(local.onlooker()), "what others see");
}

/// Whoever holds a device does something.
fn somebody_acts(table: &mut Table, dice: &mut SeededLuck) {
    let mut below = |n: usize| dice.below(n as u32) as usize;
    match table.face() {
        Face::Curtain(seats) => {
            let seat = seats.iter().nth(below(seats.len())).expect("a curtain is somebody's");
            table.lift(seat).expect("who is asked may lift");
        }
        Face::Linger(_) => table.hand_on(),
        Face::Seat(_) | Face::Open(_) => {
            let view = table.view();
            table.looked();
            let prompt = view.prompt.expect("somebody is asked on this device");
            match below(24) {
                0..2 if prompt.can_undo => table.undo(prompt.seat, view.revision, 3).expect("can_undo says so"),
                2 if prompt.can_restart => table.restart(prompt.seat, view.revision, 3).expect("can_restart says so"),
                _ => {
                    let option = below(prompt.options.len()) as u16;
                    table.preview(prompt.seat, view.revision, option).expect("what is offered has a preview");
                    table.choose(prompt.seat, view.revision, option, 3).expect("what is offered is accepted");
                }
            }
        }
        Face::Over | Face::Wait => panic!("nobody is asked here"),
    }
}
