//! How many bytes go over the wire: for a move, and for a guest that comes back. They are printed, not judged.

use super::round::Round;
use super::times;

/// What a link puts round a message: header and tag, as far as the session has to reckon with them.
const LINK: usize = 40;

fn percentile(sizes: &mut [usize], part: usize) -> usize {
    sizes.sort_unstable();
    sizes.get(sizes.len().saturating_sub(1) * part / 100).copied().unwrap_or(0)
}

#[test]
#[ignore = "it measures; run it by name with --nocapture"]
#[expect(clippy::print_stdout, reason = "what is measured is printed")]
fn bytes_of_moves_and_resyncs() {
    for kind in harness::kinds().iter().map(|k| k.meta()) {
        for seats in kind.min_seats..=kind.max_seats {
            let (mut down, mut up, mut resyncs, mut whole) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
            for seed in 0..times("NEARBY_GAMES", 4) {
                let split: Vec<usize> = (0..usize::from(seats)).map(|seat| seat.min(1)).collect();
                let split: Vec<usize> = split.iter().enumerate().map(|(seat, on)| on * seat.min(3)).collect();
                let mut round = Round::new(kind.id, &split, 3.min(usize::from(seats) - 1), &Default::default(), seed);
                let (mut moves, mut missed) = (0u64, 0);
                round.far.iter_mut().for_each(|far| far.came.clear());
                loop {
                    let before = round.table.export().map(|export| export.len());
                    if !round.act() {
                        break;
                    }
                    up.extend(round.far.iter().flat_map(|far| &far.up).map(Vec::len));
                    round.settle();
                    if round.table.export().map(|export| export.len()) == before {
                        continue;
                    }
                    moves += 1;
                    for far in round.far.iter_mut().filter(|far| far.connected) {
                        down.push(far.came.iter().sum::<usize>());
                        far.came.clear();
                    }
                    // A guest without a seat, or whose seat the host plays meanwhile, misses 200 moves and comes back.
                    if moves == 20 {
                        round.cut(0);
                        round.give(table::seat::Seat(1), None);
                        missed = moves;
                    }
                    if missed > 0 && moves == missed + 200 {
                        round.give(table::seat::Seat(1), Some(0));
                        round.settle();
                        round.far[0].came.clear();
                        round.connect(0);
                        round.up(0);
                        while round.down(0) {}
                        resyncs.push(round.far[0].came.iter().sum::<usize>());
                        whole.push(round.live().state().len());
                        round.settle();
                        round.far[0].came.clear();
                    }
                }
            }
            let (half, most) = (percentile(&mut down, 50) + LINK, percentile(&mut down, 95) + LINK);
            println!("{} of {seats}: a move {half} bytes (median), {most} (95 %), {} in all", kind.id, down.len());
            println!("  proposals {} and {}", percentile(&mut up, 50) + LINK, percentile(&mut up, 95) + LINK);
            let (json, n) = (percentile(&mut whole, 50), resyncs.len());
            let (half, most) = (percentile(&mut resyncs, 50), percentile(&mut resyncs, 95));
            println!("  after 200 missed moves {half} and {most} bytes, {n} times; the state as JSON {json}");
        }
    }
}
