//! Arena and Stadium: base, strength, ranking, and the odds by going through all throws of the dice.

use super::data::{self, Does, For};
use super::state::Game;

/// The value of a space in the Arena (false) or the Stadium (true).
pub fn value(what: For, race: bool) -> Option<i64> {
    match what {
        For::Arena(value) if !race => Some(value),
        For::Stadium(_, value) if race => Some(value),
        _ => None,
    }
}

impl Game {
    /// The sum of the values of own spaces, if there are any.
    pub fn base(&self, race: bool, seat: usize) -> Option<i64> {
        let own = self.spaces.iter().filter(|(_, owner)| **owner == seat);
        let values: Vec<i64> = own.filter_map(|(space, _)| value(data::space(space), race)).collect();
        (!values.is_empty()).then(|| values.iter().sum())
    }

    /// The side of the Stadium on which a seat has servants.
    pub fn side(&self, seat: usize) -> Option<&'static str> {
        self.spaces.iter().filter(|(_, owner)| **owner == seat).find_map(|(space, _)| match data::space(space) {
            For::Stadium(side, _) => Some(side),
            _ => None,
        })
    }

    /// The face that counts for a participant, and the metal of its reward.
    pub fn counted_metal(&self, race: bool, seat: usize) -> usize {
        if race { data::metal(self.side(seat).expect("it races")) } else { data::metal("bronze") }
    }

    /// What a card adds to the strength of a seat in a contest, if it may be played there.
    pub fn card_strength(&self, race: bool, seat: usize, card: &str) -> Option<i64> {
        match data::card(card).1 {
            Does::Servi(strength) | Does::Weapon(strength) if !race => Some(strength),
            Does::Horse(side, strength) if race && self.side(seat) == Some(side) => Some(strength),
            _ => None,
        }
    }

    /// The participants, the strongest first.
    pub fn ranks(&self) -> Vec<usize> {
        ranks(self.strengths.as_ref().expect("a contest is running"), &self.tie_track)
    }

    /// How many dice each seat may still roll in the running contest.
    fn dice_to_come(&self) -> Vec<usize> {
        (0..self.seats).map(|seat| if self.blue_holder == Some(seat) { self.blue_left } else { 0 }).collect()
    }

    /// The odds of the running contest, every blue die that is left being rolled by a holder who takes part.
    pub fn odds(&self) -> Odds {
        let strengths = self.strengths.as_ref().expect("a contest is running");
        odds(strengths, &self.dice_to_come(), &self.tie_track)
    }
}

/// The participants by strength, ties by the tie track.
pub fn ranks(strengths: &[Option<i64>], tie_track: &[usize]) -> Vec<usize> {
    let mut ranks: Vec<(i64, usize, usize)> = Vec::new();
    for (seat, strength) in strengths.iter().enumerate() {
        if let Some(strength) = strength {
            // A marker is always there in a contest (ruling 41).
            let place = tie_track.iter().position(|other| *other == seat).unwrap_or(usize::MAX);
            ranks.push((-strength, place, seat));
        }
    }
    ranks.sort();
    ranks.into_iter().map(|(_, _, seat)| seat).collect()
}

/// In how many of all equally likely throws a participant comes first, second and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    pub of: u64,
    pub ranks: Vec<Option<Vec<u64>>>,
}

/// The odds if each seat still rolls so many dice. Each die counts on one of its three metals.
pub fn odds(strengths: &[Option<i64>], dice: &[usize], tie_track: &[usize]) -> Odds {
    let racers = strengths.iter().flatten().count();
    let mut odds = Odds { of: 0, ranks: strengths.iter().map(|s| s.map(|_| vec![0; racers])).collect() };
    let throws: Vec<Vec<u64>> = dice.iter().map(|dice| hits(*dice)).collect();
    try_all(strengths, &throws, &mut Vec::new(), 1, &mut |reached, ways| {
        odds.of += ways;
        for (rank, seat) in ranks(reached, tie_track).into_iter().enumerate() {
            odds.ranks[seat].as_mut().expect("it takes part")[rank] += ways;
        }
    });
    odds
}

/// Of the 3^n throws of n dice, how many show the counted metal 0, 1, ... n times: by looking at each throw.
fn hits(dice: usize) -> Vec<u64> {
    let mut found = vec![0; dice + 1];
    for throw in 0..3_u64.pow(dice as u32) {
        let faces = (0..dice).map(|die| throw / 3_u64.pow(die as u32) % 3);
        found[faces.filter(|face| *face == 0).count()] += 1;
    }
    found
}

type Reached<'a> = dyn FnMut(&[Option<i64>], u64) + 'a;

/// Every combination of what the seats may throw, with the number of throws that lead to it.
fn try_all(
    strengths: &[Option<i64>],
    throws: &[Vec<u64>],
    reached: &mut Vec<Option<i64>>,
    ways: u64,
    found: &mut Reached,
) {
    let seat = reached.len();
    if seat == strengths.len() {
        return found(reached, ways);
    }
    let of_no_use = [1];
    let mine = if strengths[seat].is_some() { &throws[seat][..] } else { &of_no_use };
    for (more, these) in mine.iter().enumerate() {
        reached.push(strengths[seat].map(|strength| strength + more as i64));
        try_all(strengths, throws, reached, ways * these, found);
        reached.pop();
    }
}
