//! A modified guest: whatever it proposes that is not its own seat's legal answer to the current question, nothing
//! happens.

use super::times;
use harness::round::Round;
use session::luck::SeededLuck;
use session::nearby::Notice;
use session::nearby::message::{Act, Proposal, ToHost};
use std::collections::BTreeSet;
use table::chance::Luck;
use table::game::Turn;
use table::seat::{Seat, Viewer};

/// What every seat may do now, as bytes.
fn legal(round: &Round) -> Vec<BTreeSet<Vec<u8>>> {
    let live = round.live();
    let of = |seat: Seat| {
        let view = live.view(Viewer::Seat(seat));
        (0..=u16::MAX).map_while(|option| view.action(seat, option)).collect()
    };
    Seat::all(round.seats).map(of).collect()
}

/// A lie from a guest: an act of a seat at a revision that must not be accepted.
fn lie(round: &Round, at: usize, legal: &[BTreeSet<Vec<u8>>], dice: &mut SeededLuck) -> (Seat, u64, Act) {
    let mut below = |n: usize| dice.below(n.max(1) as u32) as usize;
    let own = round.far[at].table.as_ref().expect("it has been shown the table").here();
    let foreign: Vec<Seat> = Seat::all(round.seats).filter(|seat| !own.has(*seat)).collect();
    let own: Vec<Seat> = own.iter().collect();
    let revision = |seat: Seat| round.table.revision(Viewer::Seat(seat));
    let any_legal = |of: &BTreeSet<Vec<u8>>, place: usize| of.iter().nth(place % of.len().max(1)).cloned();
    loop {
        let kind = below(7);
        if kind < 2 && !foreign.is_empty() {
            // Another's seat, with an act that would be legal for it, or an undo.
            let seat = foreign[below(foreign.len())];
            let act = match any_legal(&legal[seat.index()], below(400)) {
                Some(action) if kind == 0 => Act::Action(action),
                _ => [Act::Undo, Act::Restart][below(2)].clone(),
            };
            return (seat, revision(seat), act);
        }
        if own.is_empty() {
            return (Seat(below(6) as u8), below(9) as u64, Act::Undo);
        }
        let seat = own[below(own.len())];
        let mine = &legal[seat.index()];
        match kind {
            2 => {
                // A legal act at an old revision, or at one that is not yet.
                let other = if below(2) == 0 { below(9) as u64 } else { revision(seat) + 1 + below(9) as u64 };
                if other != revision(seat) {
                    let act = any_legal(mine, below(400)).map_or(Act::Undo, Act::Action);
                    return (seat, other, act);
                }
            }
            3 => return (seat, revision(seat), Act::Option(below(9) as u16)),
            4 => {
                // Bytes that are no legal act: at random, or one with a bit turned.
                let mut action = any_legal(mine, below(400)).unwrap_or_default();
                match below(4) {
                    0 => action = (0..below(12)).map(|_| below(256) as u8).collect(),
                    1 => action.push(below(256) as u8),
                    2 => _ = action.pop(),
                    _ if action.is_empty() => action.push(0),
                    _ => {
                        let place = below(action.len());
                        action[place] ^= 1 << below(8);
                    }
                }
                if !mine.contains(&action) && action.len() <= 64 {
                    return (seat, revision(seat), Act::Action(action));
                }
            }
            5 => {
                // What is legal for somebody else, or was a moment ago.
                let all: Vec<&Vec<u8>> = legal.iter().flatten().filter(|action| !mine.contains(*action)).collect();
                if !all.is_empty() {
                    return (seat, revision(seat), Act::Action(all[below(all.len())].clone()));
                }
            }
            _ => {
                if !round.table_can_undo(seat) {
                    return (seat, revision(seat), [Act::Undo, Act::Restart][below(2)].clone());
                }
            }
        }
    }
}

#[test]
fn a5_a_modified_guest_gets_nothing_accepted() {
    let each = times("NEARBY_PROPOSALS", 20_000).div_ceil(harness::kinds().len() as u64);
    for kind in harness::kinds().iter().map(|k| k.meta().id) {
        let (mut proposed, mut seed, mut number) = (0, 0, 1_000_000);
        let mut dice = SeededLuck::new(3);
        while proposed < each {
            seed += 1;
            let seats = 2 + (seed % 3) as usize;
            let split: Vec<usize> = (0..seats).map(|seat| (seat + seed as usize) % 3).collect();
            let mut round = Round::new(kind, &split, 2, &Default::default(), seed);
            while round.act() && proposed < each {
                round.settle();
                if round.dice(5) > 0 || matches!(round.table.turn(), Turn::Over(_)) {
                    continue;
                }
                let before = (round.table.export().expect("it can be exported"), round.table.seats().cloned());
                let (legal, at) = (legal(&round), round.dice(2));
                for _ in 0..60 {
                    let (seat, revision, act) = lie(&round, at, &legal, &mut dice);
                    number += 1;
                    let message = ToHost::Propose(Proposal { number, seat, revision, act: act.clone() }).write();
                    round.far[at].up.push_back(message.clone());
                    if round.dice(4) == 0 {
                        round.far[at].up.push_back(message);
                    }
                    round.settle();
                    proposed += 1;
                }
                let after = (round.table.export().expect("it can be exported"), round.table.seats().cloned());
                assert_eq!(before, after, "{kind}: the host's state is byte for byte untouched");
                assert!(!round.notices.iter().any(|notice| matches!(notice, Notice::Failed(_))));
            }
        }
    }
}

#[test]
fn the_same_proposal_again_is_carried_out_once() {
    Round::each(1, |mut round, _| {
        let (mut again, mut acts) = (0, 0);
        while round.act() && acts < 150 {
            acts += 1;
            // Everything that a guest sends comes twice, and once more when it has been carried out.
            let sent: Vec<Vec<Vec<u8>>> = round.far.iter().map(|far| far.up.iter().cloned().collect()).collect();
            for (far, sent) in round.far.iter_mut().zip(&sent) {
                far.up = sent.iter().flat_map(|message| [message.clone(), message.clone()]).collect();
            }
            round.settle();
            let before = round.table.export().expect("it can be exported");
            for (far, sent) in round.far.iter_mut().zip(sent) {
                again += sent.len();
                far.up.extend(sent);
            }
            round.settle();
            assert_eq!(round.table.export().expect("it can be exported"), before);
        }
        let guests = (0..round.far.len()).any(|at| !round.far[at].shown().here().is_empty());
        assert!(!guests || again > 0);
        round.settle();
        (0..round.far.len()).for_each(|at| round.compare(at));
    });
}
