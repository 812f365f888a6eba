//! Connections that break, guests and hosts that are started anew: nothing accepted is lost, and all agree again.

use super::times;
use harness::round::{HOST, Round};
use session::nearby::{Guest, Notice};
use session::table::Table;
use table::seat::Viewer;

/// What can go wrong between two acts, and goes wrong so often in a hundred.
#[derive(Clone, Copy)]
struct Weather {
    cut: usize,
    guest_restarts: usize,
    host_restarts: usize,
}

/// Something goes wrong, or comes right again.
fn blow(round: &mut Round, weather: Weather) {
    let at = round.dice(round.far.len());
    if round.far[at].connected {
        if round.dice(100) < weather.cut {
            round.cut(at);
        }
    } else if round.dice(3) == 0 {
        round.connect(at);
    }
    if round.dice(100) < weather.guest_restarts {
        restart_guest(round, at);
    }
    if round.dice(100) < weather.host_restarts {
        let before = round.table.export().expect("it can be exported");
        round.restart_host();
        assert_eq!(round.table.export().expect("it can be exported"), before, "what was accepted is on the disk");
    }
}

/// A guest's program ends and starts again, with what it has kept or without.
fn restart_guest(round: &mut Round, at: usize) {
    if round.far[at].connected {
        round.cut(at);
    }
    let kept = round.dice(3) > 0;
    let far = &mut round.far[at];
    far.guest = Guest::new(HOST, "Phone");
    let bytes = far.table.take().and_then(|table| table.keepsake(&round.kinds));
    if let Some(bytes) = bytes.filter(|_| kept) {
        let table = Table::look(&round.kinds, &bytes).expect("what was kept can be looked at");
        assert!(table.view().prompt.is_none(), "nothing is asked while the host is away");
        far.table = Some(table);
    }
}

/// Everybody is back, and everything has arrived: all show what they should.
fn agree(round: &mut Round) {
    for at in 0..round.far.len() {
        if !round.far[at].connected {
            round.connect(at);
        }
    }
    round.settle();
    for at in 0..round.far.len() {
        round.compare(at);
        for seat in round.far[at].shown().here().iter() {
            let there = round.far[at].shown().revision(Viewer::Seat(seat));
            assert_eq!(there, round.table.revision(Viewer::Seat(seat)), "{seat:?}");
        }
    }
}

/// Plays a game to its end in such weather.
fn play(round: &mut Round, weather: Weather) {
    let mut acts = 0;
    while !round.is_over() {
        if !round.act() {
            agree(round);
        }
        for _ in 0..round.dice(6) {
            round.deliver();
        }
        blow(round, weather);
        acts += 1;
        if acts % 90 == 0 {
            agree(round);
        }
        assert!(acts < 20_000, "the game goes on");
    }
    agree(round);
    for far in &round.far {
        let unfit = far.notices.iter().find(|notice| matches!(notice, Notice::Unfit(_)));
        assert_eq!(unfit, None, "everybody can play to the end");
    }
}

#[test]
fn c7_cuts_at_any_message_lose_nothing() {
    let weather = Weather { cut: 10, guest_restarts: 0, host_restarts: 0 };
    Round::each(times("NEARBY_GAMES", 1), |mut round, _| play(&mut round, weather));
}

#[test]
fn c27_guests_and_hosts_that_are_started_anew_go_on() {
    let weather = Weather { cut: 6, guest_restarts: 3, host_restarts: 2 };
    Round::each(times("NEARBY_GAMES", 1), |mut round, _| play(&mut round, weather));
}

#[test]
fn c13_a_guest_that_missed_messages_asks_again_and_never_waits_for_ever() {
    // A link loses nothing while it lasts; where one did, the next message would not fit.
    Round::each(1, |mut round, _| {
        let mut acts = 0;
        while round.act() {
            let at = round.dice(round.far.len());
            if round.dice(12) == 0 && round.far[at].down.len() > 1 {
                let lost = round.dice(round.far[at].down.len());
                round.far[at].down.drain(..lost);
            }
            if round.dice(2) == 0 {
                round.settle();
            }
            acts += 1;
            assert!(acts < 20_000, "the game goes on");
        }
        // What was lost last shows with the next connection.
        (0..round.far.len()).for_each(|at| round.connect(at));
        agree(&mut round);
    });
}

#[test]
fn nothing_can_be_answered_while_the_host_is_away_or_an_answer_is_on_its_way() {
    use session::curtain::Face;
    use session::error::Error;
    Round::each(1, |mut round, _| {
        let mut met = (false, false);
        for _ in 0..400 {
            let asked = (0..round.far.len()).find(|at| {
                let table = round.far[*at].table.as_ref().expect("it has been shown the table");
                matches!(table.face(), Face::Seat(_) | Face::Open(_)) && table.view().prompt.is_some()
            });
            if let Some(at) = asked {
                let far = &mut round.far[at];
                let table = far.table.as_mut().expect("it has been shown the table");
                let view = table.view();
                let seat = view.prompt.expect("it is asked").seat;
                far.guest.disconnected(Some(table));
                assert_eq!(table.choose(seat, view.revision, 0, 1), Err(Error::HostAway));
                assert!(table.view().prompt.is_none());
                round.cut(at);
                round.connect(at);
                round.settle();
                met.0 = true;
                let far = &mut round.far[at];
                let table = far.table.as_mut().expect("it has been shown the table");
                if table.view().prompt.is_none() {
                    continue;
                }
                let before = table.shown();
                let revision = table.view().revision;
                table.choose(seat, revision, 0, 1).expect("what is offered is accepted");
                assert!(table.view().sent && table.view().prompt.is_none());
                assert_eq!(table.shown(), before, "the view comes with the host's message");
                assert_eq!(table.choose(seat, revision, 0, 1), Err(Error::Sent));
                assert!(table.undo(seat, revision, 1).is_err());
                let out = far.guest.sync(far.table.as_mut().expect("it is there"));
                assert_eq!(out.len(), 1);
                far.up.extend(out.into_iter().map(|out| out.message));
                round.settle();
                assert!(!round.far[at].shown().view().sent);
                met.1 = true;
            } else if !round.act() {
                break;
            }
            round.settle();
        }
        let guests = (0..round.far.len()).any(|at| !round.far[at].shown().here().is_empty());
        assert!(!guests || met.0 && met.1, "a guest was asked");
    });
}
