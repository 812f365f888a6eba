//! Area V, building (rules section 5.8).

use super::super::action::Action;
use super::super::data::{Building, Card, Plot, Space, bits};
use super::super::event::Event;
use super::super::state::{Draft, State};
use super::next;
use super::supply::{discard, pay};
use table::log::Log;

/// How many buildings the space allows that is being resolved (option `forum5_two_buildings`).
pub fn limit(s: &State, space: Space) -> u8 {
    match space.0 - Space::FORUM.0 {
        2 => 2,
        4 if s.house.forum5_two => 2,
        _ => 1,
    }
}

/// The ways to pay slaves with cards of one and of two: at most two, as no building needs more than three slaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Payments([Option<(u8, u8)>; 2]);

impl Payments {
    /// The ways: how many cards of one, how many of two.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (u8, u8)> {
        self.0.into_iter().flatten()
    }

    /// The only way, if there is one way and no other.
    #[inline]
    pub fn only(self) -> Option<(u8, u8)> {
        self.0[0].filter(|_| self.0[1].is_none())
    }
}

/// The ways in which the active player can pay the slaves of a plot: exactly, or one slave too many where no exact
/// payment is possible (R35).
#[inline]
pub fn payments(s: &State, plot: Plot) -> Payments {
    let need = plot.printed().slaves;
    let [ones, twos] = [Card::Servi1, Card::Servi2].map(|card| s.own().hand.of(card));
    let mut ways = Payments::default();
    let mut found = 0;
    for two in (0..=(need / 2).min(twos)).rev() {
        if need - 2 * two <= ones {
            ways.0[found] = Some((need - 2 * two, two));
            found += 1;
        }
    }
    let two = need.div_ceil(2);
    if found == 0 && need % 2 == 1 && two <= twos {
        ways.0[0] = Some((0, two));
    }
    ways
}

/// Whether the active player can build here: a free plot, a house (R37), every coin of the cost (R40), the slaves.
#[inline]
pub fn can_build(s: &State, plot: Plot) -> bool {
    let player = s.own();
    s.built_on() & plot.bit() == 0
        && player.houses_left() > 0
        && player.coins.covers(plot.printed().cost)
        && payments(s, plot).iter().next().is_some()
}

/// Plots in their order, and to stop; or the ways to pay, once a plot is chosen.
pub fn actions(s: &State, list: &mut Vec<Action>) {
    if let Some(Draft::Plot(plot)) = s.draft {
        return list.extend(payments(s, plot).iter().map(|(ones, twos)| Action::Pay(ones, twos)));
    }
    let free = ((1u32 << super::super::data::PLOTS) - 1) & !s.built_on();
    list.extend(bits(free).map(Plot).filter(|plot| can_build(s, *plot)).map(Action::Build));
    list.push(Action::Stop);
}

/// The points at once: only from the spaces that give them, for a workshop its income, for a bank nothing (R39; option
/// `build_points_villas_only`).
fn points(s: &State, plot: Plot) -> u16 {
    let villa = matches!(plot.printed().building, Building::Villa(..));
    if s.at.scores() && (villa || !s.house.villas_only) { plot.build_points() } else { 0 }
}

/// Coins to the bank, slave cards to the discard pile, a house on the plot.
pub fn build(s: &mut State, plot: Plot, ones: u8, twos: u8, log: &mut Log<Event>) {
    s.draft = None;
    let seat = s.active;
    pay(s, seat, plot.printed().cost);
    discard(s, seat, Card::Servi1, ones);
    discard(s, seat, Card::Servi2, twos);
    let points = points(s, plot);
    let player = s.own_mut();
    player.houses |= plot.bit();
    player.score += points;
    log.all(Event::Built(seat, plot, ones, twos, points));
    s.built += 1;
    // R56: no `Stop` after the last building; before it, it is asked even if nothing can be afforded.
    if s.built == limit(s, s.at) {
        next(s, log);
    }
}

/// No building, or no second one.
pub fn stop(s: &mut State, log: &mut Log<Event>) {
    log.all(Event::NotBuilt(s.active));
    next(s, log);
}
