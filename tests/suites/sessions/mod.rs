//! One open table on storage in memory: curtain, log, past, revisions, reopening. All games, the toy with its mechanisms.

mod answers;
mod curtain;
mod news;
mod past;
mod pictures;
mod play;

pub(crate) use harness::disk::Disk;
use harness::toy::Toy;
use session::curtain::Face;
use session::luck::SeededLuck;
use session::saved::{Entry, Saved, SeatInfo, parse};
use session::store::Store;
use session::table::{Lines, Table};
use std::collections::BTreeSet;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::live::{Kind, Live};
use table::meta::Named;
use table::scene::{Form, Scene};
use table::seat::{Audience, Seat, Viewer};
use table::speak::Speaker;
use table::text::{Lang, Text};

/// The players: each name is a word that stands nowhere else.
pub(crate) use harness::NAMES;

/// A table with the people round it.
struct People {
    kind: Box<dyn Kind>,
    table: Table,
    disk: Disk,
    dice: SeededLuck,
    seats: u8,
}

impl People {
    fn new(kind: Box<dyn Kind>, seats: u8, options: &Named, seed: u64) -> People {
        let disk = Disk::default();
        let store = Store::on(disk.clone()).expect("a new store on empty storage");
        let players: Vec<SeatInfo> =
            (0..seats).map(|i| SeatInfo { name: NAMES[usize::from(i)].to_owned(), emblem: i }).collect();
        let luck = Box::new(SeededLuck::new(seed));
        let table = Table::create(kind.as_ref(), &players, options, store, luck, 1).expect("a new game");
        People { kind, table, disk, dice: SeededLuck::new(seed + 1_000_000), seats }
    }

    /// A game of the toy.
    fn toy(seats: u8, seed: u64) -> People {
        let kind = harness::kinds().into_iter().find(|k| k.meta().id == Toy::META.id).expect("the toy is in the list");
        People::new(kind, seats, &Named::new(), seed)
    }

    fn dice(&mut self, n: usize) -> usize {
        self.dice.below(n as u32) as usize
    }

    /// The program stops and starts again.
    fn reopen(mut self) -> People {
        let seed = u64::from(self.dice.below(u32::MAX));
        drop(self.table);
        let store = Store::on(self.disk.clone()).expect("the store opens again");
        let table =
            Table::open(&harness::kinds(), store, Box::new(SeededLuck::new(seed))).expect("the game opens again");
        People { table, ..self }
    }

    fn saved(&self) -> Saved {
        parse(&self.table.export().expect("an open game can be exported")).expect("an export can be read")
    }

    /// The whole position, as it is on disk.
    fn live(&self) -> Box<dyn Live> {
        let saved = self.saved();
        let state = saved.state.as_deref().unwrap_or(&saved.base.state);
        self.kind.load(state.get()).expect("a saved position is sound")
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Public])
    }

    /// What each viewer's view is, as bytes.
    fn views(&self) -> Vec<Vec<u8>> {
        let live = self.live();
        self.viewers().map(|viewer| live.view(viewer).bytes()).collect()
    }

    fn revisions(&self) -> Vec<u64> {
        self.viewers().map(|viewer| self.table.revision(viewer)).collect()
    }

    /// An option at random for whoever is asked on this device now, done.
    fn choose(&mut self) {
        let view = self.table.view();
        let prompt = view.prompt.expect("somebody is asked on this device");
        let option = self.dice(prompt.options.len()) as u16;
        self.table.choose(prompt.seat, view.revision, option, 2).expect("what is offered is accepted");
    }

    /// One thing that somebody does. Nothing when the game is over and everybody has handed on.
    fn act(&mut self) -> bool {
        match self.table.face() {
            Face::Curtain(seats) => {
                let seat = seats.iter().nth(self.dice(seats.len())).expect("a curtain is somebody's");
                self.table.lift(seat).expect("who is asked may lift");
            }
            Face::Linger(_) => self.table.hand_on(),
            Face::Open(_) if self.dice(12) == 0 => {
                let seat = Seat(self.dice(self.seats.into()) as u8);
                self.table.lift(seat).expect("anybody may look at the own cards in an open decision");
            }
            Face::Seat(_) if self.table.view().prompt.is_none() || self.dice(30) == 0 => self.table.hide(),
            Face::Seat(_) | Face::Open(_) => {
                let view = self.table.view();
                let prompt = view.prompt.expect("an open decision has a prompt");
                match self.dice(24) {
                    0..2 if prompt.can_undo => {
                        self.table.undo(prompt.seat, view.revision, 3).expect("can_undo says so");
                    }
                    2 if prompt.can_restart => {
                        self.table.restart(prompt.seat, view.revision, 3).expect("can_restart says so");
                    }
                    _ => self.choose(),
                }
            }
            Face::Over => return false,
            Face::Wait => panic!("everybody is here, so nobody is waited for"),
        }
        true
    }
}

/// Plays games of every kind and seat count, some also under other settings, and looks after each thing somebody does.
fn games(per_table: u64, look: &mut impl FnMut(&mut People)) {
    for kind in harness::kinds().iter().map(|k| k.meta()) {
        for seats in kind.min_seats..=kind.max_seats {
            for seed in 0..per_table {
                // The first game as it comes; then each option once in turn with its last value.
                let option = (seed as usize).checked_sub(1).and_then(|n| kind.options.get(n % kind.options.len()));
                let named = option.and_then(|o| match o.values {
                    table::meta::Values::Words(words) => Some((o.id.to_owned(), words.last()?.to_string())),
                    table::meta::Values::Seat => None,
                });
                let again = harness::kinds().into_iter().find(|k| k.meta().id == kind.id).expect("it is in the list");
                let mut people = People::new(again, seats, &named.into_iter().collect(), seed);
                look(&mut people);
                while people.act() {
                    look(&mut people);
                }
            }
        }
    }
}

/// What one input told, and what everybody saw after it: derived anew from the inputs alone.
struct Moment {
    number: u64,
    seat: Option<Seat>,
    told: Vec<(Audience, Option<Text>)>,
    /// The seats' views, the public one, and the one after the end.
    views: Vec<Vec<u8>>,
}

/// The views before the first input, and the moments of all inputs that have not been struck.
fn derive(people: &People) -> (Vec<Vec<u8>>, Vec<Moment>) {
    let saved = people.saved();
    let struck: BTreeSet<u64> = saved
        .journal
        .iter()
        .flat_map(|entry| match entry {
            Entry::Strike { struck, .. } => struck.clone(),
            _ => Vec::new(),
        })
        .collect();
    let mut live = people.kind.load(saved.first.state.get()).expect("the first position is sound");
    let viewers: Vec<Viewer> = people.viewers().chain([Viewer::After]).collect();
    let views = |live: &dyn Live| viewers.iter().map(|v| live.view(*v).bytes()).collect::<Vec<_>>();
    let (before, mut moments) = (views(live.as_ref()), Vec::new());
    for (number, entry) in saved.journal.iter().enumerate().map(|(n, e)| (n as u64, e)) {
        if let Entry::Input(input) = entry
            && !struck.contains(&number)
        {
            let done = live.replay(input.input.get(), input.auto).expect("what was accepted is accepted again");
            moments.push(Moment { number, seat: done.seat, told: done.told, views: views(live.as_ref()) });
        }
    }
    (before, moments)
}

/// The place of a viewer's view in a moment.
fn place(viewer: Viewer, seats: u8) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => seats.into(),
        Viewer::After => usize::from(seats) + 1,
    }
}

/// The words of the table, said by a speaker of our own.
fn speaker(people: &People, lang: Lang) -> Speaker {
    let names: Vec<String> = NAMES.iter().take(people.seats.into()).map(|n| (*n).to_owned()).collect();
    Speaker::new(lang, &[&session::CATALOGS, &people.kind.meta().catalogs], &names)
}

/// The log through a viewer's eyes from a place in it on, derived anew.
fn log(moments: &[Moment], viewer: Viewer, from: u64, speaker: &Speaker) -> Vec<Lines> {
    let log = numbered(moments, viewer, speaker).into_iter().map(|(_, lines)| lines);
    log.filter(|lines| lines.entry >= from).collect()
}

/// The log through a viewer's eyes, each group with the journal entry it hangs on.
fn numbered(moments: &[Moment], viewer: Viewer, speaker: &Speaker) -> Vec<(u64, Lines)> {
    let mut log = Vec::new();
    for moment in moments {
        let reaching = moment.told.iter().filter(|(audience, _)| audience.reaches(viewer));
        let lines: Vec<String> = reaching
            .filter_map(|(_, text)| text.as_ref())
            .map(|text| speaker.try_say(text).expect("what is told can be said"))
            .collect();
        if !lines.is_empty() {
            log.push((moment.number, Lines { entry: log.len() as u64, seat: moment.seat, lines }));
        }
    }
    log
}

/// A view from bytes, drawn and in words. The revision is the table's own affair.
fn drawn(people: &People, bytes: &[u8], speaker: &Speaker) -> Scene<String> {
    let view = people.kind.read_view(bytes).expect("a view that was made can be read");
    let mut scene = view.scene(Form::Narrow);
    scene.revision = 0;
    scene.map(&mut |text| speaker.say(&text))
}

fn unnumbered(mut scene: Scene<String>) -> Scene<String> {
    scene.revision = 0;
    scene
}

/// Whether a seat is asked for a decision that needs what only it may know.
fn asked_in_private(turn: &Turn, seat: Seat) -> bool {
    matches!(turn, Turn::Seats { may, private } if may.has(seat) && private.has(seat))
}
