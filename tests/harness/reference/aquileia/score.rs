//! Final scoring: every way to count the Theatrum cards is tried; places and winners.

use super::data::{self, Does, Kind, STADIUM, THEATRUM};
use super::state::{self, Game};

/// The reckoning of one seat, as if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    pub score: i64,
    pub stadium: i64,
    /// Villas times laurels, in the order of the laurel colours.
    pub colours: [i64; 4],
    /// The colour each Theatrum card counts for.
    pub assignment: Vec<(&'static str, &'static str)>,
}

impl Sum {
    pub fn total(&self) -> i64 {
        self.score + self.stadium + self.colours.iter().sum::<i64>()
    }
}

/// The values of own villas of a colour.
pub fn villas(game: &Game, seat: usize, colour: &str) -> i64 {
    let own = data::PLOTS.iter().filter(|plot| game.plots.get(plot.id) == Some(&seat));
    own.map(|plot| match plot.kind {
        Kind::Villa(its, value) if its == colour => value,
        _ => 0,
    })
    .sum()
}

pub fn reckon(game: &Game, seat: usize) -> Sum {
    let person = &game.people[seat];
    let (mut points, mut laurels) = (0, [0; 4]);
    for (card, does, _) in STADIUM {
        let own = state::count(&person.laurels, card);
        match does {
            Does::Points(each) => points += own * each,
            Does::Colour(colour) => laurels[place(colour)] += own,
            other => panic!("{other:?} on a Stadium card"),
        }
    }
    // The card table's order, so that the first card is decided first and its first colour tried first.
    let own: Vec<_> = THEATRUM.iter().filter(|card| state::count(&person.laurels, card.0) > 0).collect();
    let mut best: Option<Sum> = None;
    for way in 0..1_u32 << own.len() {
        let (mut laurels, mut assignment) = (laurels, Vec::new());
        for (n, (card, does, _)) in own.iter().enumerate() {
            let Does::Either(colours) = does else { panic!("{card} has two colours") };
            let second = way >> (own.len() - 1 - n) & 1 == 1;
            let colour = colours[usize::from(second)];
            laurels[place(colour)] += 1;
            assignment.push((*card, colour));
        }
        let colours = data::COLORS.map(|colour| villas(game, seat, colour) * laurels[place(colour)]);
        let sum = Sum { score: person.score, stadium: points, colours, assignment };
        if best.as_ref().is_none_or(|best| sum.total() > best.total()) {
            best = Some(sum);
        }
    }
    best.expect("there is at least one way")
}

fn place(colour: &str) -> usize {
    data::COLORS.iter().position(|other| *other == colour).expect("a laurel colour")
}

/// The place of each seat: equal points share one; under `tie_track` the lower number on it alone is first.
pub fn ranking(game: &Game) -> Vec<usize> {
    let totals: Vec<i64> = (0..game.seats).map(|seat| reckon(game, seat).total()).collect();
    let mut places: Vec<usize> =
        totals.iter().map(|mine| 1 + totals.iter().filter(|other| *other > mine).count()).collect();
    if game.option("final_tie") == "tie_track" {
        let first = game.tie_track.iter().find(|seat| places[**seat] == 1).expect("somebody is first");
        for seat in (0..game.seats).filter(|seat| seat != first) {
            if places[seat] == 1 {
                places[seat] = 2;
            }
        }
    }
    places
}

pub fn winners(game: &Game) -> Vec<usize> {
    let places = ranking(game);
    (0..game.seats).filter(|seat| places[*seat] == 1).collect()
}
