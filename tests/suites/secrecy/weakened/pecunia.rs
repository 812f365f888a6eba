//! How Pecunia non olet could leak.

use super::broken::Breakable;
use games::pecunia_non_olet::{Action, Event, PecuniaNonOlet, State};
use table::game::{Game, Turn};
use table::input::Input;
use table::seat::Viewer;

impl Breakable for PecuniaNonOlet {
    const FIELDS: &'static [&'static str] = &[
        "the hand of the first seat",
        "the hand of the second seat",
        "the hand of the third seat",
        "the hand of the fourth seat",
        "the hand of the fifth seat",
        "the hand of the sixth seat",
        "the action draw pile",
        "the draft",
    ];
    const SECRETS: &'static [&'static str] = &["cards dealt", "a card drawn", "a step of a draft"];
    const PLANTED: &'static [&'static str] = &[
        "a public counter is fed by a hidden draw",
        "a draft bumps a public counter",
        "who can play no card is asked openly",
    ];

    fn lay_open(field: usize, whole: &State, seen: &mut State, _viewer: Viewer) {
        match field {
            6 => seen.deck = whole.deck,
            7 => seen.draft = whole.draft,
            seat => seen.players[seat].hand = whole.players[seat].hand,
        }
    }

    fn secret(event: &Event) -> &'static str {
        match event {
            Event::Drew(_, kinds) if kinds.iter().sum::<u8>() == 2 => "cards dealt",
            Event::Drew(..) => "a card drawn",
            _ => "a step of a draft",
        }
    }

    fn plant(fault: usize, before: &State, input: Input<Action>, after: &mut State) {
        let drawn = &mut after.players[before.active.index()].drawn;
        match (fault, input) {
            (0, Input::Fate(outcome)) if before.deck != after.deck => *drawn += outcome.iter().sum::<u8>() % 2,
            (1, Input::Act(..)) if before.draft.is_none() && after.draft.is_some() => *drawn += 1,
            _ => {}
        }
    }

    fn misasked(fault: usize, state: &State) -> Turn {
        let turn = PecuniaNonOlet::turn(state);
        let mut list = Vec::new();
        PecuniaNonOlet::actions(state, state.active, &mut list);
        let plays = state.draft.is_some() || list.iter().any(|action| matches!(action, Action::Card(_)));
        if fault == 2 && turn == Turn::private(state.active) && !plays { Turn::open(state.active) } else { turn }
    }
}
