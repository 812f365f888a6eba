//! The chance of each place in a contest as it stands: exact, by going through all dice that are still to be rolled.
//!
//! Red dice that are not rolled yet are counted, and the blue dice that are left, all of them or as many as are asked
//! about. Who has not decided on cards is taken as playing none, except for what the viewer has put down.

use super::data::{Area, BLUE_DICE, Card, RED_DICE, SEATS, Space, bits};
use super::state::{Draft, State};
use table::seat::Seat;

/// In how many of all throws each seat comes to each place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// How many throws there are: three to the power of the dice.
    pub of: u64,
    /// Who takes part.
    pub seats: [Option<Seat>; SEATS],
    /// By seat and place, from the first.
    pub ranks: [[u64; SEATS]; SEATS],
}

impl Odds {
    /// Those who take part, in the order of the tie track.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().flatten().copied()
    }

    /// The chance of a seat to come to a place (from 0), in parts of a thousand, rounded.
    pub fn thousandths(&self, seat: Seat, place: usize) -> u64 {
        (self.ranks[seat.index()][place] * 2000 + self.of) / (2 * self.of)
    }
}

/// One who takes part: the strength so far, and the dice to come.
#[derive(Clone, Copy)]
struct Runner {
    seat: Seat,
    strength: u8,
    dice: u8,
}

/// The odds with all blue dice that are left; none if nobody takes part.
pub fn odds(s: &State, area: Area) -> Option<Odds> {
    with_blue(s, area, None)
}

/// The odds if so many blue dice are rolled, or all that are left.
pub fn with_blue(s: &State, area: Area, blue: Option<u8>) -> Option<Odds> {
    let mut runners: [Option<Runner>; SEATS] = [None; SEATS];
    // In the order in which ties are broken; who has no marker yet comes after those who have, in turn order.
    let placed = s.tie.iter().map(Seat);
    let order = placed.chain(s.in_turn().filter(|seat| !s.tied(*seat)));
    let taking_part = order.filter(|seat| s.player(*seat).stands & area.spaces() != 0);
    let mut n = 0;
    for seat in taking_part {
        runners[n] = Some(runner(s, area, seat, blue));
        n += 1;
    }
    if n == 0 {
        return None;
    }
    let dice: u32 = runners.iter().flatten().map(|runner| u32::from(runner.dice)).sum();
    let mut odds = Odds { of: 3u64.pow(dice), seats: runners.map(|r| r.map(|r| r.seat)), ranks: [[0; SEATS]; SEATS] };
    throw(&runners[..n], &mut [0; SEATS], 0, 1, &mut odds);
    Some(odds)
}

/// Whether the contest of this area goes on.
fn goes_on(s: &State, area: Area) -> bool {
    s.contest.is_some() && s.at.area() == area
}

fn runner(s: &State, area: Area, seat: Seat, blue: Option<u8>) -> Runner {
    let contest = s.contest.filter(|_| goes_on(s, area));
    let holder = s.blue.or_else(|| s.stands(Space::POTENTIA)) == Some(seat);
    let left = if s.blue.is_some() { s.blue_left } else { BLUE_DICE };
    let blue = blue.unwrap_or(left).min(left);
    let down = match s.draft {
        Some(Draft::Cards(kinds)) if seat == s.active && goes_on(s, area) => {
            Card::ALL.into_iter().map(|card| kinds[card as usize] * card.strength()).sum()
        }
        _ => 0,
    };
    match contest {
        Some(contest) => Runner {
            seat,
            strength: contest.strength[seat.index()].sum() + down,
            dice: if contest.rolled.has(seat) { 0 } else { RED_DICE } + if holder && !contest.blue { blue } else { 0 },
        },
        None => Runner {
            seat,
            strength: bits(s.player(seat).stands & area.spaces()).map(|n| Space(n).value()).sum(),
            dice: RED_DICE + if holder { blue } else { 0 },
        },
    }
}

/// In how many ways `hits` of so many dice show one metal of three.
fn throws(dice: u8, hits: u8) -> u64 {
    let (n, k) = (u64::from(dice), u64::from(hits));
    let choose = (1..=k).fold(1, |product, i| product * (n - k + i) / i);
    choose * 2u64.pow(u32::from(dice - hits))
}

/// Goes through the throws of the runners from `at` on; `weight` throws of those before give their sums.
fn throw(runners: &[Option<Runner>], sums: &mut [u8; SEATS], at: usize, weight: u64, odds: &mut Odds) {
    let Some(Some(runner)) = runners.get(at) else {
        for (i, one) in runners.iter().enumerate() {
            let ahead = |j: &usize| sums[*j] > sums[i] || sums[*j] == sums[i] && *j < i;
            let place = (0..runners.len()).filter(ahead).count();
            if let Some(one) = one {
                odds.ranks[one.seat.index()][place] += weight;
            }
        }
        return;
    };
    for hits in 0..=runner.dice {
        sums[at] = runner.strength + hits;
        throw(runners, sums, at + 1, weight * throws(runner.dice, hits), odds);
    }
}
