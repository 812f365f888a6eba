//! The devices of a session: a host with a game in memory, guests with shelves, people who play at random.

use crate::disk::Disk;
use ::table::chance::Luck;
use ::table::game::Turn;
use ::table::meta::Named;
use ::table::seat::{Seat, Viewer};
use link::event::{Notice, Standing};
use link::hello::Side;
use link::identity::Identity;
use link::sim::{Node, World, acquaint, config};
use nearby::keys::{Keys, versions};
use nearby::{At, Desk};
use rand::RngExt;
use session::curtain::Face;
use session::luck::SeededLuck;
use session::nearby::message::Words;
use session::saved::{APP, FORMAT, Head, SeatInfo};
use session::shelf::Shelf;
use session::store::Store;
use session::table::{self, Table};
use std::path::{Path, PathBuf};

/// What a device has beside its link.
pub struct Place {
    desk: Desk,
    shelf: Shelf,
    keys: Keys,
    id: Option<String>,
    pub table: Option<Table>,
}

/// A session.
pub struct Party {
    pub world: World,
    pub places: Vec<Place>,
    pub stream: bool,
    /// How often the host's views have changed since the session began: at least as often as inputs were accepted.
    pub accepted: u32,
    /// How long each guest waited for its first board, in milliseconds from the open channel on.
    pub firsts: Vec<u64>,
    /// Bytes of messages that were not their receiver's to know.
    pub leaked: u64,
    pub words: Words,
    disk: Disk,
    dice: SeededLuck,
    /// The host's revisions together, when the session began and when it was looked at last: they never go back.
    begun: u64,
    shown: u64,
    back: u64,
    folder: PathBuf,
}

fn shelf(folder: &Path, node: Node) -> (Shelf, Keys) {
    let folder = folder.join(node.to_string());
    let shelf = Shelf::open(&folder, games::list()).expect("a folder of its own");
    let keys = Keys::open(&folder).expect("a folder of its own");
    (shelf, keys)
}

impl Party {
    /// A game of the list after some moves at random, with one to three guests that have met the host before.
    pub fn new(seed: u64, folder: &Path) -> Party {
        let mut party = Party::begin(seed, folder, |_, _| {});
        party.share();
        party
    }

    /// The same before anybody but the host has a seat, on a radio that `set` makes.
    pub fn begin(seed: u64, folder: &Path, set: impl FnOnce(&mut World, usize)) -> Party {
        // What an earlier session has left on the shelves is of no use.
        let _ = std::fs::remove_dir_all(folder);
        let mut world = World::new(seed);
        world.listen();
        let mut dice = SeededLuck::new(seed);
        let kinds = games::list();
        let kind = &kinds[dice.below(kinds.len() as u32) as usize];
        let meta = kind.meta();
        let seats = meta.min_seats + dice.below(u32::from(meta.max_seats - meta.min_seats) + 1) as u8;
        let players: Vec<SeatInfo> = (0..seats).map(|i| SeatInfo { name: format!("P{i}"), emblem: i }).collect();
        let disk = Disk::default();
        let store = Store::on(disk.clone()).expect("memory can be written");
        let luck = Box::new(SeededLuck::new(seed ^ 0x5eed));
        // A position at random, played without a table round it.
        let mut live = kind.create(&Named::new(), seats).expect("a game with its defaults");
        let mut chance = SeededLuck::new(seed ^ 0xc4a7ce);
        let mut left = dice.below(160);
        while left > 0 && !matches!(live.turn(), Turn::Over(_)) {
            if live.roll(&mut chance).expect("chance is as it was asked for").is_some() {
                continue;
            }
            let Turn::Seats { may, .. } = live.turn() else { break };
            let seat = may.iter().nth(dice.below(may.len() as u32) as usize).expect("somebody may act");
            let options = live.view(Viewer::Seat(seat)).prompt(seat).map_or(0, |prompt| prompt.options.len());
            live.choose(seat, dice.below(options as u32) as u16).expect("what is offered is accepted");
            left -= 1;
        }
        let head = Head {
            format: FORMAT,
            app: APP.to_owned(),
            game: meta.id.to_owned(),
            rules: meta.rules,
            title: None,
            seats: players,
            options: Named::new(),
            created: 1,
        };
        let mut table =
            Table::go_on_from(kind.as_ref(), &head, &live.state(), store, luck, 1).expect("a position of the game");
        let guests = 1 + dice.below(3) as usize;
        let mut configs = vec![config(Side::Host, &mut world.rng)];
        configs.extend((0..guests).map(|_| config(Side::Guest, &mut world.rng)));
        configs[0].versions = versions([kind.as_ref()]);
        for guest in 1..=guests {
            configs[guest].versions = versions(kinds.iter().map(|kind| kind.as_ref()));
            let (host, rest) = configs.split_at_mut(1);
            acquaint(&mut host[0], &mut rest[guest - 1]);
        }
        let (shelves, own): (Vec<_>, Vec<Identity>) =
            configs.iter().enumerate().map(|(node, config)| (shelf(folder, node), config.identity.clone())).unzip();
        let mut shelves = shelves.into_iter();
        let (host_shelf, host_keys) = shelves.next().expect("there is a host");
        let desk = Desk::host(own[0].key(), "Host", &host_shelf, &mut table).expect("a table can be opened to others");
        let host = Place { desk, shelf: host_shelf, keys: host_keys, id: None, table: Some(table) };
        let guest = |(shelf, keys)| Place {
            desk: Desk::guest(Some(own[0].key()), "Guest"),
            shelf,
            keys,
            id: None,
            table: None,
        };
        let places: Vec<Place> = std::iter::once(host).chain(shelves.map(guest)).collect();
        for config in configs {
            world.add(config);
        }
        set(&mut world, places.len());
        let mut party = Party {
            world,
            places,
            stream: seed % 4 == 3,
            accepted: 0,
            firsts: Vec::new(),
            leaked: 0,
            words: Words::of(meta),
            disk,
            dice,
            begun: 0,
            shown: 0,
            back: 0,
            folder: folder.to_owned(),
        };
        party.firsts = party.join(6_000);
        party
    }

    /// Everybody comes to the table; how long it took from the open channel to the first board, for each guest.
    fn join(&mut self, millis: u64) -> Vec<u64> {
        let mut open = vec![None; self.places.len()];
        let mut took = vec![None; self.places.len()];
        for _ in 0..millis / 20 {
            self.settle(20);
            let now = self.world.now();
            for node in 1..self.places.len() {
                if open[node].is_none() && !self.world.wires_of(node).is_empty() {
                    open[node] = Some(now);
                }
                if let (None, Some(open), Some(_)) = (took[node], open[node], &self.places[node].table) {
                    took[node] = Some(now - open);
                }
            }
        }
        took.into_iter().flatten().collect()
    }

    /// Seats go round the devices; one of them may be left with none, and look on.
    fn share(&mut self) {
        for seat in Seat::all(self.host().head().seats.len() as u8) {
            let to = self.dice.below(self.places.len() as u32) as usize;
            if to > 0 {
                self.give(seat, to);
            }
        }
        self.count_from_here();
    }

    /// Everything on its way arrives; what changes after that counts.
    pub fn count_from_here(&mut self) {
        self.settle(1_500);
        self.begun = self.shown;
        self.accepted = 0;
    }

    fn give(&mut self, seat: Seat, to: Node) {
        let key = self.world.key(to).0;
        let Place { desk, table, .. } = &mut self.places[0];
        let table = table.as_mut().expect("the host has the game");
        self.world.ask(0, |link| {
            // Who has not come yet cannot be given anything: the host plays for it.
            let _ = desk.give(link, table, seat, Some(key));
        });
    }

    /// Time passes, and what the links tell is taken in.
    pub fn settle(&mut self, millis: u64) {
        let Party { world, places, words, leaked, .. } = self;
        world.run(millis, |world, node, notice| heard(world, places, node, notice, words, leaked));
        self.look_back();
    }

    /// A short while.
    pub fn pause(&mut self) {
        let millis = self.world.rng.random_range(30..900);
        self.settle(millis);
    }

    /// What was accepted stands for ever: revisions that go back are accepted inputs lost.
    fn look_back(&mut self) {
        let Some(table) = &self.places[0].table else { return };
        let seats = Seat::all(table.head().seats.len() as u8).map(Viewer::Seat);
        let now = seats.chain([Viewer::Public]).map(|viewer| table.revision(viewer)).sum();
        self.back += self.shown.saturating_sub(now);
        self.shown = now;
        self.accepted = u32::try_from(now.saturating_sub(self.begun)).unwrap_or(u32::MAX);
    }

    /// Somebody at some device does something; whether anybody could.
    pub fn act(&mut self) -> bool {
        let count = self.places.len();
        let first = self.dice.below(count as u32) as usize;
        let node = (first..first + count).map(|n| n % count).find(|node| self.can_act(*node));
        node.is_some_and(|node| self.act_at(node))
    }

    /// Somebody at this device does something; whether anybody could.
    pub fn act_at(&mut self, node: Node) -> bool {
        if !self.can_act(node) {
            return false;
        }
        let Place { desk, table, .. } = &mut self.places[node];
        let table = table.as_mut().expect("who can act has a table");
        acts(table, &mut self.dice);
        self.world.ask(node, |link| desk.did(link, table));
        true
    }

    fn can_act(&mut self, node: Node) -> bool {
        if self.world.link(node).is_none() || self.world.is_suspended(node) {
            return false;
        }
        let Some(table) = &self.places[node].table else { return false };
        let stands = matches!(table.standing(), table::Standing::Here | table::Standing::Guest);
        stands
            && match table.face() {
                Face::Linger(_) | Face::Curtain(_) => true,
                Face::Seat(_) | Face::Open(_) => table.asked().is_some(),
                Face::Over | Face::Wait => false,
            }
    }

    /// Whether the game is over on the host's device.
    pub fn is_over(&self) -> bool {
        self.places[0].table.as_ref().is_some_and(|table| matches!(table.turn(), Turn::Over(_)))
    }

    /// The app of a device is killed. A host has its game on disk, a guest its last view on its shelf.
    pub fn kill(&mut self, node: Node) {
        self.world.kill(node);
    }

    /// It is started again.
    pub fn revive(&mut self, node: Node) {
        let host = self.world.key(0);
        let place = &mut self.places[node];
        if node == 0 {
            place.table = None;
            let store = Store::on(self.disk.clone()).expect("what is on disk can be opened");
            let luck = Box::new(SeededLuck::new(u64::from(self.dice.below(u32::MAX))));
            let mut table = Table::open(place.shelf.kinds(), store, luck).expect("the game opens as it was left");
            place.desk = Desk::host(host, "Host", &place.shelf, &mut table).expect("it is opened to others again");
            place.table = Some(table);
        } else {
            place.desk = Desk::guest(Some(host), "Guest");
            place.table = place.id.as_ref().and_then(|id| nearby::open(&place.shelf, id).ok());
        }
        self.world.revive(node);
    }

    /// Time passes until everybody shows what it should; how long that took, and whether a budget of scans was in the
    /// way. What never comes together counts as much too long.
    pub fn recover(&mut self) -> (u64, bool) {
        let mut held_back = false;
        for step in 0..1_200 {
            if step % 4 == 0 && self.agrees() {
                return (step * 50, held_back);
            }
            self.settle(50);
            for node in 0..self.places.len() {
                let link = self.world.link(node).expect("everybody was put right");
                let peers: Vec<_> = link.peers().collect();
                held_back |=
                    peers.iter().any(|p| matches!(link.standing(*p), Some(Standing::Searching { at: Some(_) })));
                self.tap(node);
            }
        }
        (60_000, held_back)
    }

    /// "Tap to reconnect", where it is shown.
    pub fn tap(&mut self, node: Node) {
        self.world.ask(node, |link| {
            let peers: Vec<_> = link.peers().collect();
            let shown = peers.into_iter().filter(|peer| link.standing(*peer) == Some(Standing::TapToReconnect));
            for peer in shown.collect::<Vec<_>>() {
                link.tap(peer).expect("it is offered");
            }
        });
    }

    /// Inputs that were accepted and are not there any more.
    pub fn lost(&self) -> u64 {
        self.back
    }

    pub(super) fn host(&self) -> &Table {
        self.places[0].table.as_ref().expect("the host has the game")
    }

    pub(super) fn seats_of(&self, node: Node) -> ::table::seat::SeatSet {
        self.host().seats().map_or(::table::seat::SeatSet::NONE, |seats| seats.at(Some(self.world.key(node).0)))
    }
}

impl Drop for Party {
    fn drop(&mut self) {
        self.places.clear();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn heard(world: &mut World, places: &mut [Place], node: Node, notice: Notice, words: &Words, leaked: &mut u64) {
    if let Notice::Message { bytes, .. } = &notice
        && node > 0
    {
        *leaked += super::check::unexplained(bytes, words);
    }
    let Place { desk, shelf, keys, id, table } = &mut places[node];
    world.ask(node, |link| desk.hear(link, notice, At { shelf, keys, id, table }));
}

/// Whoever holds a device does something; whether it was an answer.
fn acts(table: &mut Table, dice: &mut SeededLuck) -> bool {
    let mut below = |n: usize| dice.below(n.max(1) as u32) as usize;
    match table.face() {
        Face::Curtain(seats) => {
            let seat = seats.iter().nth(below(seats.len())).expect("a curtain is somebody's");
            table.lift(seat).expect("who is asked may lift");
            acts(table, dice)
        }
        Face::Linger(_) => {
            table.hand_on();
            acts(table, dice)
        }
        Face::Seat(_) | Face::Open(_) => {
            let Some(prompt) = table.asked() else { return false };
            let revision = table.revision(table.viewer());
            if below(16) == 0 && prompt.can_undo {
                return table.undo(prompt.seat, revision, 3).is_ok();
            }
            let option = below(prompt.options.len()) as u16;
            table.choose(prompt.seat, revision, option, 3).is_ok()
        }
        Face::Over | Face::Wait => false,
    }
}
