//! Whole games at random between a host and one to three guests.

use super::times;
use harness::round::Round;
use session::nearby::Notice;
use session::table::{Standing, Table};
use table::scene::Look;
use table::seat::{Seat, Viewer};

/// Plays a game to its end, everything arriving at once; looks after each thing that somebody does.
pub fn whole(round: &mut Round, mut look: impl FnMut(&mut Round)) {
    look(round);
    while round.act() {
        round.settle();
        look(round);
    }
    assert!(round.is_over(), "somebody is asked until the game is over");
}

/// Whether nothing is asked at this table; then nothing looks as if it could be chosen.
fn looks_unasked(table: &Table) -> bool {
    let view = table.view();
    let offers = |look| matches!(look, Look::Option | Look::Blocked);
    let offered = view.scene.surfaces.iter().flat_map(|surface| &surface.items).any(|item| offers(item.look));
    assert!(view.prompt.is_some() || !offered, "nothing can be chosen here: {:?}", view.face);
    view.prompt.is_none()
}

#[test]
fn whole_games_are_the_same_on_every_device() {
    Round::each(times("NEARBY_GAMES", 1), |mut round, seed| {
        let (mut moves, mut waited) = (0u64, 0);
        whole(&mut round, |round| {
            moves += 1;
            for at in 0..round.far.len() {
                assert!(
                    !round.far[at].notices.iter().any(|n| matches!(n, Notice::Refused(_))),
                    "{:?}",
                    round.far[at].notices
                );
                if (moves + seed + at as u64).is_multiple_of(9) {
                    round.compare(at);
                    waited += u64::from(looks_unasked(round.far[at].shown()));
                }
            }
        });
        assert!(waited > 0, "{}: somebody waits", round.game);
        (0..round.far.len()).for_each(|at| round.compare(at));
    });
}

#[test]
fn a_revision_advances_as_it_does_for_the_seat_on_the_hosts_device() {
    Round::each(1, |mut round, _| {
        whole(&mut round, |round| {
            for far in &mut round.far {
                let Some(table) = &far.table else { continue };
                assert_eq!(table.standing(), Standing::Guest);
                for seat in table.here().iter() {
                    let (here, there) = (table.revision(Viewer::Seat(seat)), round.table.revision(Viewer::Seat(seat)));
                    assert_eq!(here, there, "{seat:?}");
                }
            }
        });
    });
}

#[test]
fn what_came_since_the_own_last_move_is_marked_as_on_one_device() {
    Round::each(1, |mut round, _| {
        whole(&mut round, |round| {
            for at in 0..round.far.len() {
                let here = round.far[at].shown().here();
                if here.len() != 1 {
                    continue;
                }
                let local = round.local(here);
                assert_eq!(round.far[at].shown().view().news, local.view().news);
            }
        });
    });
}

#[test]
fn a_seat_that_is_given_to_another_device_is_played_there() {
    Round::each(1, |mut round, _| {
        let mut moves = 0;
        while round.act() {
            round.settle();
            moves += 1;
            if moves % 9 == 0 {
                let seat = Seat(round.dice(usize::from(round.seats)) as u8);
                let to = round.dice(round.far.len() + 1).checked_sub(1);
                round.give(seat, to);
                round.settle();
                (0..round.far.len()).for_each(|at| round.compare(at));
            }
        }
        assert!(round.is_over());
    });
}
