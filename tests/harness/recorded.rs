//! Messages between devices as a game makes them, and what somebody who means ill may make of them.

use crate::round::Round;
use session::luck::SeededLuck;
use session::table::Table;
use table::chance::Luck;

/// Bytes as they might come from somebody who means ill: a message with something turned, cut, put in, or doubled.
pub fn mutated(message: &[u8], dice: &mut SeededLuck) -> Vec<u8> {
    let mut bytes = message.to_vec();
    let mut below = |n: usize| dice.below(n.max(1) as u32) as usize;
    for _ in 0..=below(3) {
        let at = below(bytes.len());
        match below(6) {
            0 if !bytes.is_empty() => bytes[at] ^= 1 << below(8),
            1 if !bytes.is_empty() => bytes[at] = [0, 1, 0x7f, 0x80, 0xff][below(5)],
            2 => bytes.truncate(at),
            3 => {
                let run = bytes[at..].iter().copied().take(below(40)).collect::<Vec<_>>();
                bytes.splice(at..at, run);
            }
            4 => {
                let to = (at + below(12)).min(bytes.len());
                bytes.drain(at.min(to)..to);
            }
            _ => bytes.splice(at..at, [0xff; 9]).for_each(drop),
        }
    }
    bytes
}

/// Runs of bytes.
pub type Runs = Vec<Vec<u8>>;

/// Messages of a game, those to the host and those to the guests, and the views that were shown.
pub fn recorded(game: &'static str) -> (Runs, Runs, Runs, Round) {
    let mut round = Round::new(game, &[0, 1, 2], 2, &Default::default(), 3);
    let (mut up, mut down, mut views) = (Vec::new(), Vec::new(), Vec::new());
    for acts in 0..150 {
        if acts % 40 == 30 {
            round.cut(0);
            round.connect(0);
        }
        if !round.act() {
            break;
        }
        loop {
            up.extend(round.far.iter().flat_map(|far| far.up.iter().cloned()));
            down.extend(round.far.iter().flat_map(|far| far.down.iter().cloned()));
            if !round.deliver() {
                break;
            }
        }
        views.extend(round.far.iter().filter_map(|far| far.table.as_ref()).map(Table::shown));
    }
    (up, down, views, round)
}
