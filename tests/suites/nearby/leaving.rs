//! Somebody leaves: seats that are given to others, the whole table that goes to a guest, and a guest that goes on from
//! what it saw. At every moment one device at most is the host.

use harness::round::{HOST, Round};
use session::error::Error;
use session::luck::SeededLuck;
use session::nearby::{Guest, Host, Notice};
use session::shelf::Shelf;
use session::table::{Standing, Table};
use table::chance::Luck;
use table::seat::{Seat, SeatSet};

/// A round in the middle of a game, everybody there: two guests, seats everywhere.
fn middle(game: &'static str, acts: usize, seed: u64) -> Round {
    let mut round = Round::new(game, &[0, 1, 2], 2, &Default::default(), seed);
    for _ in 0..acts {
        round.act();
        round.settle();
    }
    round
}

/// The shell of a guest that takes the table: what it does on each notice. `id` is the table on its own shelf.
#[derive(Default)]
struct Taker {
    id: Option<String>,
    hosts: bool,
}

impl Taker {
    fn look(&mut self, round: &mut Round, shelf: &mut Shelf) {
        let notices = std::mem::take(&mut round.far[0].notices);
        for notice in notices {
            let out = match notice {
                Notice::TableOffered => round.far[0].guest.take(true),
                Notice::TableCame(coming) => {
                    self.id = Some(shelf.receive(&coming).expect("a game of the list can be put on the shelf"));
                    round.far[0].guest.stored(coming.number)
                }
                Notice::TableIsYours { number } => {
                    if let Ok(id) = shelf.arrived(number) {
                        let mut table = shelf.game(&id).expect("it opens");
                        table.activate(number).expect("the old host has let go of it");
                        (self.id, self.hosts) = (Some(id), true);
                    }
                    Vec::new()
                }
                Notice::TableStays => {
                    for (_, _, number) in shelf.arriving().expect("the shelf can be read") {
                        shelf.drop_arriving(number).expect("it can be taken off");
                    }
                    self.id = None;
                    Vec::new()
                }
                _ => Vec::new(),
            };
            let far = &mut round.far[0];
            far.up.extend(out.into_iter().filter(|_| far.connected).map(|out| out.message));
        }
    }

    /// How the taker's own table stands, if it has one.
    fn standing(&self, shelf: &Shelf) -> Option<Standing> {
        let id = self.id.as_ref()?;
        shelf.game(id).ok().map(|table| table.standing())
    }
}

/// Whether the host's file, as it stands, may be played by it.
fn is_host(standing: Standing) -> bool {
    matches!(standing, Standing::Here | Standing::Moving)
}

#[test]
fn c27_the_table_moves_and_one_device_at_most_is_the_host_wherever_it_breaks() {
    let mut dice = SeededLuck::new(1);
    for game in harness::kinds().iter().map(|k| k.meta().id) {
        // The connection breaks after so many messages, and after so many more once again; devices are started anew.
        for cut in 0..14u32 {
            let folder = tempfile::tempdir().expect("there is room for a folder");
            let mut shelf = Shelf::open(folder.path(), harness::kinds()).expect("a new shelf");
            let mut round = middle(game, 20, u64::from(cut));
            let position = round.live().state();
            let log = round.table.public_log();
            let mut taker = Taker::default();
            let to = round.far[0].device;
            let out = round.host.hand_over(&round.table, to).expect("a guest that is there is offered the table");
            round.post(out);
            let (mut messages, mut quiet, mut breaks) = (0, 0, vec![cut, cut + 2 + dice.below(4)]);
            for _ in 0..200 {
                let came = round.down(0) || round.up(0);
                messages += u32::from(came);
                // Where nothing comes any more, nothing happens: each look opens the game on a real disk.
                quiet = if came { 0 } else { quiet + 1 };
                if quiet > 3 {
                    break;
                }
                taker.look(&mut round, &mut shelf);
                let theirs = taker.standing(&shelf).is_some_and(is_host);
                assert!(!(theirs && is_host(round.table.standing())), "{game}: two hosts after {messages} messages");
                if breaks.first() == Some(&messages) {
                    breaks.remove(0);
                    quiet = 0;
                    match dice.below(3) {
                        0 => round.restart_host(),
                        1 => {
                            // The guest's program ends: it knows from its shelf what it waits for.
                            round.cut(0);
                            round.far[0].guest = Guest::new(HOST, "Phone");
                            round.far[0].table = None;
                            if let Some((_, from, number)) = shelf.arriving().expect("it can be read").first() {
                                assert_eq!(*from, HOST);
                                round.far[0].guest.waits_for(*number);
                            }
                        }
                        _ => round.cut(0),
                    }
                    (0..2).filter(|at| !round.far[*at].connected).collect::<Vec<_>>().into_iter().for_each(|at| {
                        round.connect(at);
                    });
                }
            }
            let hosts = (is_host(round.table.standing()), taker.hosts);
            assert!(hosts.0 != hosts.1, "{game}, cut after {cut}: {hosts:?}");
            if taker.hosts {
                assert_eq!(round.table.standing(), Standing::Moved);
                let mut table = shelf.game(&taker.id.clone().expect("it is there")).expect("it opens");
                assert_eq!(table.standing(), Standing::Here);
                assert_eq!(table.here(), SeatSet::one(Seat(1)), "its own seat stays its own");
                let saved: session::saved::Saved =
                    serde_json::from_str(&table.export().expect("it can be exported")).expect("it is sound");
                let state = saved.state.as_deref().unwrap_or(&saved.base.state);
                let live = round.kind().load(state.get()).expect("it is sound");
                assert_eq!(live.state(), position, "nothing was lost on the way");
                assert_eq!(table.public_log(), log);
                let kind = harness::kinds().into_iter().find(|k| k.meta().id == game).expect("it is in the list");
                let host = Host::open(to, "Phone", kind.as_ref(), &mut table).expect("it is open to others");
                let devices: Vec<_> =
                    host.people(&table).into_iter().map(|person| (person.device, person.seats)).collect();
                assert!(devices.contains(&(Some(HOST), SeatSet::one(Seat(0)))), "the old host has its seat");
                assert!(devices.contains(&(Some(round.far[1].device), SeatSet::one(Seat(2)))));
                nothing_is_accepted(&mut round.table);
            }
        }
    }
}

/// A table that has gone takes nothing in.
fn nothing_is_accepted(table: &mut Table) {
    for seat in Seat::all(3) {
        let _ = table.lift(seat);
        let view = table.view();
        if let Some(prompt) = view.prompt {
            assert_eq!(table.choose(prompt.seat, view.revision, 0, 9), Err(Error::Moved));
        }
        assert!(!view.can_undo);
    }
}

#[test]
fn a_table_that_is_offered_can_be_kept_until_it_is_the_guests() {
    let mut round = middle("toy", 15, 1);
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let mut shelf = Shelf::open(folder.path(), harness::kinds()).expect("a new shelf");
    let (to, mut taker) = (round.far[0].device, Taker::default());
    // Not taken.
    let out = round.host.hand_over(&round.table, to).expect("it can be offered");
    round.post(out);
    round.settle();
    assert_eq!(round.far[0].notices.pop(), Some(Notice::TableOffered));
    let out = round.far[0].guest.take(false);
    round.far[0].up.extend(out.into_iter().map(|out| out.message));
    round.settle();
    assert!(round.notices.contains(&Notice::TableStays));
    assert_eq!(round.table.standing(), Standing::Here);
    // Taken, and taken back before the guest has said that it is stored.
    let out = round.host.hand_over(&round.table, to).expect("it can be offered");
    round.post(out);
    round.down(0);
    taker.look(&mut round, &mut shelf);
    round.up(0);
    assert_eq!(round.table.standing(), Standing::Moving);
    assert!(round.table.view().prompt.is_none() || round.table.choose(Seat(0), 0, 0, 1).is_err());
    while round.down(0) {
        taker.look(&mut round, &mut shelf);
    }
    assert_eq!(taker.standing(&shelf), Some(Standing::Arriving), "it lies on the guest's shelf");
    let out = round.host.withdraw(&mut round.table).expect("it is the host still");
    round.post(out);
    while round.up(0) || round.down(0) {
        taker.look(&mut round, &mut shelf);
    }
    assert_eq!((round.table.standing(), taker.standing(&shelf)), (Standing::Here, None));
    assert!(shelf.list().expect("it can be read").is_empty(), "what came in vain is off the shelf");
    while round.act() {
        round.settle();
    }
    assert!(round.is_over(), "and the game goes on where it was");
}

#[test]
fn b14_a_game_without_secrets_goes_on_from_any_guests_last_view() {
    for kind in harness::kinds().iter().map(|k| k.meta()) {
        let mut round = middle(kind.id, 60, 5);
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let mut shelf = Shelf::open(folder.path(), harness::kinds()).expect("a new shelf");
        let position = round.live().state();
        round.cut(0);
        let id = shelf.keep(round.far[0].shown()).expect("a guest's view can be kept");
        assert_eq!(shelf.kept().expect("it can be read").len(), 1);
        let kept = shelf.look(&id).expect("what was kept can be looked at");
        assert_eq!(kept.standing(), Standing::GuestAlone);
        assert_eq!(kept.shown(), round.far[0].shown().shown());
        assert_eq!(kept.log(0), round.far[0].shown().log(0));
        assert_eq!(shelf.list().expect("it can be read"), Vec::new(), "it is no game of this shelf");
        match shelf.go_on(&kept) {
            Ok((new, mut table)) => {
                assert!(!kind.secrets, "{}", kind.id);
                assert_eq!(table.here(), SeatSet::all(3), "everybody is on this device");
                let prompt = table.view().prompt.expect("somebody is asked");
                let revision = table.view().revision;
                let saved: session::saved::Saved =
                    serde_json::from_str(&table.export().expect("it can be exported")).expect("it is sound");
                let state = saved.state.as_deref().unwrap_or(&saved.base.state);
                assert_eq!(state.get(), position, "it goes on where it was");
                table.choose(prompt.seat, revision, 0, 5).expect("what is offered is accepted");
                drop(table);
                shelf.game(&new).expect("it is on the shelf");
            }
            Err(error) => {
                assert_eq!(error, Error::Secrets);
                assert!(kind.secrets, "{}", kind.id);
            }
        }
        shelf.forget_kept(&id).expect("it can be taken off");
        assert_eq!(shelf.kept(), Ok(Vec::new()));
    }
}

#[test]
fn who_is_away_is_shown_to_all_and_the_seat_can_be_played_by_the_host() {
    let mut round = middle("toy", 10, 2);
    assert!(round.table.away().is_empty());
    round.cut(1);
    round.settle();
    assert_eq!(round.table.view().away, SeatSet::one(Seat(2)));
    assert_eq!(round.far[0].shown().view().away, SeatSet::one(Seat(2)));
    round.give(Seat(2), None);
    round.settle();
    assert!(round.table.away().is_empty() && round.table.here().has(Seat(2)));
    while round.act() {
        round.settle();
    }
    assert!(round.is_over(), "without the one who went");
    round.connect(1);
    round.settle();
    assert!(round.far[1].shown().here().is_empty(), "who comes back looks on");
    round.compare(1);
    let near: Vec<bool> = round.host.people(&round.table).iter().map(|person| person.near).collect();
    assert_eq!(near, [true, true, true]);
    let device = round.far[1].device;
    let out = round.host.forget(&mut round.table, device).expect("it is known");
    round.post(out);
    round.settle();
    assert!(round.far[1].notices.contains(&Notice::Closed));
    assert_eq!(round.host.people(&round.table).len(), 2);
}
