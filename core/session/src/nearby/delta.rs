//! The bytes of a view as what has changed in them since another one: runs to copy, to leave out, and to put in.
//!
//! A delta is a row of hunks: how many bytes of the old are copied (a number), how many are then left out and how many
//! are put in (half a byte each, 15 and more going on in a number), and those that are put in. What is left of the old
//! after the last hunk is copied.

use super::wire::{Bad, Reader, Writer};

/// Views that differ in more bytes than this are not compared more closely.
const MOST_EDITS: usize = 400;
/// So many equal bytes between two changes are dearer as a copy than sent again.
const GAP: usize = 2;

/// A run of the old bytes that is replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hunk {
    old: (usize, usize),
    new: (usize, usize),
}

/// What makes `new` out of `old`.
pub fn delta(old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut out = Writer::default();
    let mut at = 0;
    for Hunk { old, new: (from, to) } in merged(hunks(old, new)) {
        let (less, more) = (old.1 - old.0, to - from);
        out.number((old.0 - at) as u64);
        out.byte((less.min(15) << 4 | more.min(15)) as u8);
        for rest in [less, more].iter().filter_map(|n| n.checked_sub(15)) {
            out.number(rest as u64);
        }
        out.raw(&new[from..to]);
        at = old.1;
    }
    out.done()
}

/// Makes the new bytes out of the old ones, at most `most` of them.
pub fn patch(old: &[u8], delta: &[u8], most: usize) -> Result<Vec<u8>, Bad> {
    let (mut read, mut rest, mut new) = (Reader::new(delta), old, Vec::new());
    while !read.is_empty() {
        let copy = read.below(rest.len() + 1)?;
        let sizes = read.byte()?;
        let mut size = |half: u8| if half == 15 { Ok(15 + read.below(most)?) } else { Ok(usize::from(half)) };
        let (less, more) = (size(sizes >> 4)?, size(sizes & 15)?);
        let (copied, left) = rest.split_at(copy);
        rest = left.get(less..).ok_or(Bad)?;
        let put = read.raw(more)?;
        if new.len() + copied.len() + put.len() > most {
            return Err(Bad);
        }
        new.extend_from_slice(copied);
        new.extend_from_slice(put);
    }
    if new.len() + rest.len() > most {
        return Err(Bad);
    }
    new.extend_from_slice(rest);
    Ok(new)
}

/// Joins hunks that are closer than it pays to copy between.
fn merged(hunks: Vec<Hunk>) -> Vec<Hunk> {
    let mut merged: Vec<Hunk> = Vec::new();
    for hunk in hunks {
        match merged.last_mut() {
            Some(last) if hunk.old.0 - last.old.1 <= GAP => (last.old.1, last.new.1) = (hunk.old.1, hunk.new.1),
            _ => merged.push(hunk),
        }
    }
    merged
}

/// The runs that differ, in order: by the shortest way from the one to the other (Myers), as far as that is short.
fn hunks(old: &[u8], new: &[u8]) -> Vec<Hunk> {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(|(a, b)| a == b).count();
    let (a, b) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    if a.is_empty() && b.is_empty() {
        return Vec::new();
    }
    let all = vec![Hunk { old: (0, a.len()), new: (0, b.len()) }];
    let found = if a.is_empty() || b.is_empty() { all } else { shortest(a, b).unwrap_or(all) };
    let moved = |(from, to): (usize, usize)| (from + head, to + head);
    found.into_iter().map(|hunk| Hunk { old: moved(hunk.old), new: moved(hunk.new) }).collect()
}

/// The shortest way, if it has no more than `MOST_EDITS` steps.
fn shortest(a: &[u8], b: &[u8]) -> Option<Vec<Hunk>> {
    let most = MOST_EDITS.min(a.len() + b.len());
    let middle = most + 1;
    // How far along `a` the best way gets on each diagonal, and a copy of it before each step.
    let mut furthest = vec![0usize; 2 * middle + 1];
    let mut steps: Vec<Vec<usize>> = Vec::new();
    for edits in 0..=most {
        steps.push(furthest[middle - edits..=middle + edits].to_vec());
        for k in (0..=edits).map(|i| middle + 2 * i - edits) {
            let down = k == middle - edits || (k != middle + edits && furthest[k - 1] < furthest[k + 1]);
            let mut x = if down { furthest[k + 1] } else { furthest[k - 1] + 1 };
            // On diagonal `k` it is `x - y = k - middle`; before the first step it is the middle one.
            let Some(mut y) = (x + middle).checked_sub(k) else { continue };
            while x < a.len() && y < b.len() && a[x] == b[y] {
                (x, y) = (x + 1, y + 1);
            }
            furthest[k] = x;
            if (x, y) == (a.len(), b.len()) {
                return Some(way_back(&steps, edits, (a.len(), b.len())));
            }
        }
    }
    None
}

/// The hunks of the way that was found, from its end back to its beginning.
fn way_back(steps: &[Vec<usize>], edits: usize, end: (usize, usize)) -> Vec<Hunk> {
    let (mut x, mut y) = end;
    let mut hunks: Vec<Hunk> = Vec::new();
    for d in (1..=edits).rev() {
        // The row of step `d` holds the diagonals from `-d` to `d`.
        let row = |k: isize| steps[d][(k + d as isize) as usize];
        let (k, d_) = (x as isize - y as isize, d as isize);
        let down = k == -d_ || (k != d_ && row(k - 1) < row(k + 1));
        let before_k = if down { k + 1 } else { k - 1 };
        let before_x = row(before_k);
        let before_y = (before_x as isize - before_k) as usize;
        let after = if down { (before_x, before_y + 1) } else { (before_x + 1, before_y) };
        let hunk = Hunk { old: (before_x, after.0), new: (before_y, after.1) };
        match hunks.last_mut() {
            Some(next) if next.old.0 == hunk.old.1 && next.new.0 == hunk.new.1 => {
                (next.old.0, next.new.0) = (hunk.old.0, hunk.new.0);
            }
            _ => hunks.push(hunk),
        }
        (x, y) = (before_x, before_y);
    }
    hunks.reverse();
    hunks
}
