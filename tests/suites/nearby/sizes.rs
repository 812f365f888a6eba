//! How many bytes go over the wire: for a move, and for a guest that comes back. They are printed, not judged.

use super::times;
use harness::round::Round;
use table::seat::Seat;

/// What a link puts round a message: header and tag, as far as the session has to reckon with them.
const LINK: usize = 40;
/// So many moves a guest misses before it comes back.
const MISSED: u64 = 200;

/// The value in the middle, and the one that nineteen of twenty do not exceed.
fn spread(sizes: &mut [usize]) -> (usize, usize) {
    sizes.sort_unstable();
    let at = |part: usize| sizes.get(sizes.len().saturating_sub(1) * part / 100).copied().unwrap_or(0);
    (at(50), at(95))
}

/// Somebody does something, and everything arrives; whether it was a move, and none if nobody can do anything.
fn step(round: &mut Round) -> Option<bool> {
    let before = round.table.export().map(|export| export.len());
    round.far.iter_mut().for_each(|far| far.came.clear());
    round.act().then(|| {
        round.settle();
        round.table.export().map(|export| export.len()) != before
    })
}

#[test]
#[ignore = "it measures; run it by name with --nocapture"]
#[expect(clippy::print_stdout, reason = "what is measured is printed")]
fn bytes_of_moves_and_resyncs() {
    for kind in harness::kinds().iter().map(|k| k.meta()) {
        for seats in kind.min_seats..=kind.max_seats {
            let (mut moves, mut resyncs, mut states) = (Vec::new(), Vec::new(), Vec::new());
            // Each seat on its own device, as far as there are devices.
            let split: Vec<usize> = (0..usize::from(seats)).map(|seat| seat.min(3)).collect();
            let guests = 3.min(usize::from(seats) - 1);
            for seed in 0..times("NEARBY_GAMES", 4) {
                let mut round = Round::new(kind.id, &split, guests, &Default::default(), seed);
                while let Some(moved) = step(&mut round) {
                    let came = round.far.iter().map(|far| far.came.iter().sum::<usize>() + LINK);
                    moves.extend(came.filter(|_| moved));
                }
                // Once more with a guest that misses moves while the host plays for it.
                let mut round = Round::new(kind.id, &split, guests, &Default::default(), seed);
                let mut past = 0;
                while let Some(moved) = step(&mut round) {
                    past += u64::from(moved);
                    if past == 20 && moved {
                        round.cut(0);
                        round.give(Seat(1), None);
                    }
                    if past == 20 + MISSED {
                        round.give(Seat(1), Some(0));
                        round.connect(0);
                        round.far[0].came.clear();
                        while !round.far[0].down.is_empty() || round.far[0].came.is_empty() {
                            assert!(round.down(0) || round.up(0), "something comes");
                        }
                        resyncs.push(round.far[0].came.iter().sum::<usize>() + LINK);
                        states.push(round.live().state().len());
                        break;
                    }
                }
            }
            let (half, most) = spread(&mut moves);
            println!("{} of {seats}: a move {half} bytes (median), {most} (95 %), {} in all", kind.id, moves.len());
            let ((half, most), (state, _)) = (spread(&mut resyncs), spread(&mut states));
            println!("  after {MISSED} moves {half}, {most} bytes, {} times; state {state} as JSON", resyncs.len());
        }
    }
}
