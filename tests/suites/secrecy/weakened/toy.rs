//! How the toy game could leak.

use super::broken::Breakable;
use harness::toy::Toy;
use harness::toy::action::Action;
use harness::toy::event::Event;
use harness::toy::state::{Phase, Stake, State, Wait};
use table::game::{Game, Turn};
use table::input::Input;
use table::seat::Viewer;

impl Breakable for Toy {
    const FIELDS: &'static [&'static str] = &[
        "the hand of the first seat",
        "the hand of the second seat",
        "the hand of the third seat",
        "the hand of the fourth seat",
        "the top card that somebody knows",
        "the deck",
        "the hidden discard",
        "stakes",
        "offers",
        "the card chosen",
        "the deck after the game",
        "the hidden discard after the game",
    ];
    const SECRETS: &'static [&'static str] =
        &["Dealt", "StakeSet", "Offered", "OfferOff", "Got", "Gave", "Saw", "Chose", "Played", "Drew"];
    const PLANTED: &'static [&'static str] = &[
        "a public counter is fed by a hidden draw",
        "a draft bumps a public counter",
        "an offer moves its coin at once",
        "who has staked is asked no more",
    ];

    fn lay_open(field: usize, whole: &State, seen: &mut State, viewer: Viewer) {
        let after = viewer == Viewer::After;
        match field {
            0..4 => seen.places[field].hand = whole.places[field].hand,
            4 => seen.top = whole.top,
            5 if !after => seen.deck = whole.deck,
            6 if !after => seen.facedown = whole.facedown,
            10 if after => seen.deck = whole.deck,
            11 if after => seen.facedown = whole.facedown,
            _ => match (&mut seen.phase, &whole.phase) {
                (Phase::Stake(seen), Phase::Stake(whole)) if field == 7 => seen.stakes = whole.stakes,
                (Phase::Stake(seen), Phase::Stake(whole)) if field == 8 => seen.offers = whole.offers,
                (Phase::Turn(seen), Phase::Turn(whole)) if field == 9 => seen.draft = whole.draft,
                _ => {}
            },
        }
    }

    fn secret(event: &Event) -> &'static str {
        match event {
            Event::Dealt { .. } => "Dealt",
            Event::StakeSet { .. } => "StakeSet",
            Event::Offered { .. } => "Offered",
            Event::OfferOff { .. } => "OfferOff",
            Event::Got { .. } => "Got",
            Event::Gave { .. } => "Gave",
            Event::Saw { .. } => "Saw",
            Event::Chose { .. } => "Chose",
            Event::Played { .. } => "Played",
            Event::Drew { .. } => "Drew",
            _ => "none that is told to one seat",
        }
    }

    fn plant(fault: usize, before: &State, input: Input<Action>, after: &mut State) {
        match (fault, &before.phase, input) {
            (0, Phase::Turn(turning), Input::Fate(outcome)) if turning.wait == Wait::Draw => {
                after.places[turning.seat.index()].laurels += outcome.one() % 2;
            }
            (1, _, Input::Act(seat, Action::Play(_))) => after.places[seat.index()].laurels += 1,
            (2, _, Input::Act(from, Action::Offer { .. })) => after.places[from.index()].laurels += 1,
            _ => {}
        }
    }

    fn misasked(fault: usize, state: &State) -> Turn {
        let turn = Toy::turn(state);
        match (fault, turn, &state.phase) {
            (3, Turn::Seats { may, .. }, Phase::Stake(staking)) => {
                let unset = may.iter().filter(|seat| staking.stakes[seat.index()] == Stake::Unset);
                let may = unset.fold(may.minus(may), table::seat::SeatSet::with);
                if may.is_empty() { turn } else { Turn::Seats { may, private: may } }
            }
            _ => turn,
        }
    }
}
