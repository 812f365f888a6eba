//! Twins: two whole games that differ only in what one viewer may not know.
//!
//! They are built from what the rules say about hidden information, from the typed positions of one recorded game.
//! `conceal` and `Seen` have no part in it, as it is they that are tested.

pub mod aquileia;
pub mod pecunia;
pub mod toy;

use super::traces::{Temper, Trace, record};
use games::aquileia::Aquileia;
use games::pecunia_non_olet::PecuniaNonOlet;
use harness::Picker;
use harness::toy::Toy;
use table::chance::Luck;
use table::game::Game;
use table::meta::{Named, Values};
use table::seat::{Seat, Viewer};

/// Two games that look the same to one viewer.
#[derive(Clone, Debug)]
pub struct Pair<A> {
    /// Who must not see a difference.
    pub viewer: Viewer,
    /// A recorded game.
    pub left: Trace<A>,
    /// Its twin.
    pub right: Trace<A>,
    /// Whether each input of one stands for the input at the same place of the other. If not, there are more in the
    /// twin, unseen by the viewer.
    pub aligned: bool,
}

/// A game of which twins can be built.
pub trait Twins: Game {
    /// Whether something stays hidden even after the game.
    const HIDES_AFTER: bool;
    /// In how many of ten positions a game and its twin differ at least.
    const APART: u64 = 7;

    /// A pair from a seed; none where nothing was hidden that could be changed.
    fn pair(viewer: Viewer, left: Trace<Self::Action>, luck: &mut impl Luck) -> Option<Pair<Self::Action>>;

    /// How the players of the recorded games play.
    fn temper(luck: &mut impl Luck) -> Temper;
}

/// Options at random, each by itself.
pub fn any_options<G: Game>(seats: u8, luck: &mut impl Luck) -> Named {
    let mut named = Named::new();
    for option in G::META.options.iter().filter(|option| option.fits(seats)) {
        let values: Vec<String> = match option.values {
            Values::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Values::Seat => (0..seats).map(|seat| seat.to_string()).collect(),
        };
        // Half of the time as the rules have it.
        if luck.below(2) == 0 {
            named.insert(option.id.to_owned(), values[luck.below(values.len() as u32) as usize].clone());
        }
    }
    named
}

/// The pair of a number: the numbers go through the seat counts and the viewers, and draw the options.
pub fn pair<G: Twins>(number: u64) -> Option<Pair<G::Action>> {
    let mut picker = Picker::<G>::new(number);
    let counts = u64::from(G::META.max_seats - G::META.min_seats) + 1;
    let seats = G::META.min_seats + (number % counts) as u8;
    let viewers = u64::from(seats) + 1 + u64::from(G::HIDES_AFTER);
    let viewer = match (number / counts % viewers) as u8 {
        seat if seat < seats => Viewer::Seat(Seat(seat)),
        onlooker if onlooker == seats => Viewer::Public,
        _ => Viewer::After,
    };
    let named = any_options::<G>(seats, &mut picker.luck);
    let temper = G::temper(&mut picker.luck);
    let left = record::<G>(&named, seats, temper, number);
    G::pair(viewer, left, &mut picker.luck)
}

impl Twins for PecuniaNonOlet {
    const HIDES_AFTER: bool = false;

    fn pair(viewer: Viewer, left: Trace<Self::Action>, luck: &mut impl Luck) -> Option<Pair<Self::Action>> {
        pecunia::pair(viewer, left, luck)
    }

    fn temper(luck: &mut impl Luck) -> Temper {
        if luck.below(8) == 0 { Temper::Keen } else { Temper::Slow }
    }
}

impl Twins for Aquileia {
    const HIDES_AFTER: bool = true;
    // Nobody holds a hidden card before the first market, and a card that is played is hidden no more.
    const APART: u64 = 5;

    fn pair(viewer: Viewer, left: Trace<Self::Action>, luck: &mut impl Luck) -> Option<Pair<Self::Action>> {
        aquileia::pair(viewer, left, luck)
    }

    fn temper(_luck: &mut impl Luck) -> Temper {
        Temper::Keen
    }
}

impl Twins for Toy {
    const HIDES_AFTER: bool = true;

    fn pair(viewer: Viewer, left: Trace<Self::Action>, luck: &mut impl Luck) -> Option<Pair<Self::Action>> {
        toy::pair(viewer, left, luck)
    }

    fn temper(_luck: &mut impl Luck) -> Temper {
        Temper::Keen
    }
}
