//! What every game promises: offered = accepted, checks hold, views are honest, drafts can be completed.

use games::antiquity::Antiquity;
use harness::{EveryGame, Picker, every_game, settings, start};
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::{Input, Refusal, step};
use table::live::{Live, View};
use table::log::Log;
use table::open::Open;
use table::seat::{Seat, Viewer};
use table::seen::Seen;

/// How many random games are looked at for each seat count and setting.
const GAMES: u64 = 6;

/// So many positions of one game are looked at: all of a short one, and of a longer one some from its whole length.
const LOOKS: usize = 400;

/// Walks through random games of every seat count and setting and looks at their positions.
fn walk<G: Game>(look: &mut impl FnMut(&G::State, &mut Picker<G>)) {
    // Every position of the first game, which tells how long one is.
    let mut every = 1;
    for seats in G::META.min_seats..=G::META.max_seats {
        for (n, named) in settings::<G>(seats).iter().enumerate() {
            for game in 0..GAMES {
                let mut picker = Picker::<G>::new(game * 1000 + n as u64);
                let mut state = start::<G>(named, seats);
                look(&state, &mut picker);
                let mut length = game as usize;
                while let Some(input) = picker.pick(&state) {
                    step::<G>(&mut state, &input, &mut Vec::new(), &mut Log::new())
                        .expect("what is picked is accepted");
                    length += 1;
                    // The end always: it shows more than any position before it.
                    if length.is_multiple_of(every) || matches!(G::turn(&state), Turn::Over(_)) {
                        look(&state, &mut picker);
                    }
                }
                every = length.div_ceil(LOOKS).max(1);
                assert!(matches!(G::turn(&state), Turn::Over(_)), "{}: the game ends", G::META.id);
            }
        }
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::After])
}

fn listed<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    G::actions(state, seat, &mut list);
    list
}

#[test]
fn where_a_game_has_no_secrets_everybody_sees_the_same() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let mut hidden = 0;
            walk::<G>(&mut |state, _| {
                let public = Seen::<G>::of(state, Viewer::Public);
                let all = viewers(G::seats(state)).map(|viewer| Seen::<G>::of(state, viewer));
                hidden += usize::from(all.into_iter().any(|seen| *seen != *public));
            });
            assert_eq!(hidden > 0, G::META.secrets, "{}: {hidden} positions", G::META.id);
        }
    }
    every_game(&mut Test);
}

#[test]
fn every_position_passes_its_check_whole_and_concealed() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            walk::<G>(&mut |state, _| {
                G::check(state).unwrap_or_else(|damage| panic!("{}: {damage}: {state:?}", G::META.id));
                assert!(G::is_whole(state));
                for viewer in viewers(G::seats(state)) {
                    let seen = Seen::<G>::of(state, viewer);
                    G::check(&seen).unwrap_or_else(|damage| panic!("{} for {viewer:?}: {damage}", G::META.id));
                }
            });
        }
    }
    every_game(&mut Test);
}

#[test]
fn states_and_views_survive_being_written_and_read() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            walk::<G>(&mut |state, _| {
                let json = serde_json::to_string(state).expect("a state can be written");
                assert_eq!(serde_json::from_str::<G::State>(&json).as_ref().ok(), Some(state), "{}", G::META.id);
                for viewer in viewers(G::seats(state)) {
                    let seen = Seen::<G>::of(state, viewer);
                    assert_eq!(Seen::<G>::read(&seen.bytes()).as_ref(), Ok(&seen), "{} {viewer:?}", G::META.id);
                }
            });
        }
    }
    every_game(&mut Test);
}

#[test]
fn a_seat_is_offered_the_same_from_its_own_view() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            walk::<G>(&mut |state, _| {
                let turn = G::turn(state);
                for seat in Seat::all(G::seats(state)) {
                    let own = Seen::<G>::of(state, Viewer::Seat(seat));
                    assert_eq!(listed::<G>(&own, seat), listed::<G>(state, seat), "{}", G::META.id);
                    assert_eq!(G::turn(&own), turn, "{}: a view knows whose turn it is", G::META.id);
                    if let Turn::Seats { may, private } = turn
                        && may.has(seat)
                        && !private.has(seat)
                    {
                        let public = Seen::<G>::of(state, Viewer::Public);
                        assert_eq!(listed::<G>(&public, seat), listed::<G>(state, seat), "{}: open", G::META.id);
                        let drafting = G::drafting(state, seat);
                        assert_eq!(G::drafting(&public, seat), drafting, "{}: its draft is public", G::META.id);
                    }
                }
            });
        }
    }
    every_game(&mut Test);
}

#[test]
fn who_is_asked_can_answer_and_no_prompt_is_too_long() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            walk::<G>(&mut |state, _| {
                for seat in G::turn(state).asked().iter() {
                    let list = listed::<G>(state, seat);
                    assert!(!list.is_empty() && list.len() <= 400, "{}: {} options", G::META.id, list.len());
                    for (i, action) in list.iter().enumerate() {
                        assert!(!list[..i].contains(action), "{}: {action:?} is listed twice", G::META.id);
                    }
                }
            });
        }
    }
    every_game(&mut Test);
}

/// Whether a command that begins with this action can be completed. Of what can be repeated for long (an offer good by
/// good) the last listed step is tried first, which ends it.
fn can_be_completed<G: Game>(state: &G::State, seat: Seat, action: G::Action, met: &mut Vec<G::State>) -> bool {
    let mut next = state.clone();
    step::<G>(&mut next, &Input::Act(seat, action), &mut Vec::new(), &mut Log::silent()).expect("it is listed");
    if !G::drafting(&next, seat) {
        return true;
    }
    if met.contains(&next) {
        return false;
    }
    met.push(next.clone());
    let more = listed::<G>(&next, seat);
    more.into_iter().rev().any(|more| can_be_completed::<G>(&next, seat, more, met))
}

#[test]
fn a_draft_that_is_begun_can_be_completed() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let mut nth = 0;
            walk::<G>(&mut |state, _| {
                nth += 1;
                if nth % 7 != 0 {
                    return;
                }
                for seat in G::turn(state).asked().iter() {
                    for action in listed::<G>(state, seat) {
                        let can = can_be_completed::<G>(state, seat, action, &mut Vec::new());
                        assert!(can, "{}: {action:?} cannot be completed", G::META.id);
                    }
                }
            });
        }
    }
    every_game(&mut Test);
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            // Actions met so far, offered to every position: most are illegal there.
            let mut met: Vec<G::Action> = Vec::new();
            let mut tried = 0u32;
            walk::<G>(&mut |state, picker| {
                for seat in Seat::all(G::seats(state)) {
                    let list = listed::<G>(state, seat);
                    for _ in 0..8.min(met.len()) {
                        let n = table::chance::Luck::below(&mut picker.luck, met.len() as u32) as usize;
                        let mut after = state.clone();
                        let accepted =
                            step::<G>(&mut after, &Input::Act(seat, met[n]), &mut Vec::new(), &mut Log::new());
                        assert_eq!(accepted.is_ok(), list.contains(&met[n]), "{}: {:?}", G::META.id, met[n]);
                        assert!(accepted.is_ok() || after == *state, "{}: a refusal changes nothing", G::META.id);
                        tried += 1;
                    }
                    for action in list {
                        if met.len() < 4000 && !met.contains(&action) {
                            met.push(action);
                        }
                    }
                }
            });
            assert!(tried > 10_000, "{}: {tried} tries", G::META.id);
        }
    }
    every_game(&mut Test);
}

#[test]
fn a_forced_answer_is_the_only_one_and_neither_draws_nor_passes() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let mut met = 0;
            walk::<G>(&mut |state, _| {
                if let Some((seat, action)) = G::forced(&Seen::of(state, Viewer::Public)) {
                    met += 1;
                    // Leaving the game is no answer to a question (it weighs nothing).
                    let answers = listed::<G>(state, seat).into_iter().filter(|a| G::ways(state, seat, *a) > 0);
                    assert_eq!(answers.collect::<Vec<_>>(), [action], "{}", G::META.id);
                    let mut after = state.clone();
                    let mut log = Log::new();
                    step::<G>(&mut after, &Input::Act(seat, action), &mut Vec::new(), &mut log).expect("it is legal");
                    assert!(!matches!(G::turn(&after), Turn::Chance), "{}: it draws nothing", G::META.id);
                }
            });
            // Antiquity settles what is forced by itself, as its rules say.
            assert!(met > 0 || G::META.id == Antiquity::META.id, "{}: forced answers occur", G::META.id);
        }
    }
    every_game(&mut Test);
}

#[test]
fn a_device_proposes_an_action_as_bytes_and_makes_the_public_view_of_its_own() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            walk::<G>(&mut |state, picker| {
                let public = Seen::<G>::of(state, Viewer::Public).bytes();
                for seat in Seat::all(G::seats(state)) {
                    let own = Seen::<G>::of(state, Viewer::Seat(seat));
                    assert_eq!(own.public().bytes(), public, "{}: {seat:?}", G::META.id);
                    assert_eq!(own.again().bytes(), own.bytes());
                    assert_eq!(own.whole().is_some(), G::is_whole(&own));
                    let (list, open) = (listed::<G>(state, seat), Open::<G>::new(state.clone()));
                    assert_eq!(own.action(seat, list.len() as u16), None);
                    if list.is_empty() {
                        continue;
                    }
                    let option = picker.luck.below(list.len() as u32) as u16;
                    let mut bytes = own.action(seat, option).expect("what is offered can be written");
                    assert_eq!(open.option_of(seat, &bytes), Ok(option), "{}: {list:?}", G::META.id);
                    for other in Seat::all(G::seats(state)).filter(|other| *other != seat) {
                        let listed = listed::<G>(state, other).contains(&list[usize::from(option)]);
                        assert_eq!(open.option_of(other, &bytes).is_ok(), listed);
                    }
                    bytes.push(0);
                    assert!(matches!(open.option_of(seat, &bytes), Err(Refusal::Unreadable(_))));
                }
            });
        }
    }
    every_game(&mut Test);
}
