//! Twins of Pecunia non olet, from the table of hidden information in its rules (section 8).
//!
//! Hidden are the kinds of the action cards in the hands of others and in the draw pile, and nothing else. So the twin
//! deals other kinds to the others, from the same pile, and everybody still holds what was played when it was played.
//! A pile that is renewed holds what lay open, so cards change places only within the life of one pile.

use super::super::traces::{Trace, replay};
use super::Pair;
use games::pecunia_non_olet::{Action, PecuniaNonOlet, Pending, State};
use harness::start;
use table::chance::{Luck, Outcome};
use table::input::{Input, step};
use table::log::Log;
use table::seat::{Seat, Viewer};

/// How many different kinds there are.
const KINDS: usize = 16;
/// How often two cards are tried to change places.
const TRIES: u32 = 60;

/// A card that came from the draw pile, or is still in it at the end.
#[derive(Clone, Copy, Debug)]
struct Card {
    kind: u8,
    /// The how-manieth pile it came from.
    pile: u8,
    /// Who drew it, with which input, and as the how-manieth card of that input; none for a card never drawn.
    drawn: Option<(Seat, usize, usize)>,
}

/// What became of the action cards of one game.
#[derive(Clone, Debug, Default)]
struct Ledger {
    cards: Vec<Card>,
    /// Who played which kind, with which input.
    played: Vec<(Seat, u8, usize)>,
}

impl Ledger {
    fn of(trace: &Trace<Action>) -> Ledger {
        let mut ledger = Ledger::default();
        let mut pile = 0;
        let mut state = start::<PecuniaNonOlet>(&trace.named, trace.seats);
        for (at, input) in trace.inputs.iter().enumerate() {
            match input {
                Input::Fate(outcome) => {
                    if let Some(seat) = draws(&state) {
                        let cards = outcome.iter().enumerate();
                        ledger.cards.extend(cards.map(|(nth, kind)| Card { kind, pile, drawn: Some((seat, at, nth)) }));
                    }
                }
                Input::Act(seat, Action::Card(kind)) => ledger.played.push((*seat, *kind as u8, at)),
                Input::Act(_, Action::EndTurn) if state.deck.is_empty() && !state.played.is_empty() => pile += 1,
                Input::Act(..) => {}
            }
            step::<PecuniaNonOlet>(&mut state, input, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
        }
        for (kind, n) in state.deck.kinds.iter().enumerate() {
            ledger.cards.extend((0..*n).map(|_| Card { kind: kind as u8, pile, drawn: None }));
        }
        ledger
    }

    /// Whether a seat holds every card in time for its play.
    fn covers(&self, seat: Seat) -> bool {
        let drawn = self.cards.iter().filter_map(|card| match card.drawn {
            Some((owner, at, _)) if owner == seat => Some((at, card.kind, true)),
            _ => None,
        });
        let played = self.played.iter().filter(|(owner, ..)| *owner == seat).map(|(_, kind, at)| (*at, *kind, false));
        let mut changes: Vec<(usize, u8, bool)> = drawn.chain(played).collect();
        changes.sort_unstable();
        let mut hand = [0i8; KINDS];
        changes.iter().all(|(_, kind, comes)| {
            hand[usize::from(*kind)] += if *comes { 1 } else { -1 };
            hand[usize::from(*kind)] >= 0
        })
    }

    /// Whether the viewer may not know this card before it is played.
    fn hidden(&self, card: usize, viewer: Viewer) -> bool {
        self.cards[card].drawn.is_none_or(|(seat, ..)| viewer != Viewer::Seat(seat))
    }

    /// Lets two cards change places, unless somebody could then not play what was played.
    fn swap(&mut self, one: usize, two: usize) -> bool {
        let (first, second) = (self.cards[one], self.cards[two]);
        if first.pile != second.pile || first.kind == second.kind {
            return false;
        }
        (self.cards[one].kind, self.cards[two].kind) = (second.kind, first.kind);
        let owners = [first, second].into_iter().filter_map(|card| card.drawn.map(|(seat, ..)| seat));
        let fits = owners.clone().all(|seat| self.covers(seat));
        if !fits {
            (self.cards[one].kind, self.cards[two].kind) = (first.kind, second.kind);
        }
        fits
    }

    /// The record with the cards as they now are.
    fn write(&self, trace: &Trace<Action>) -> Trace<Action> {
        let mut twin = trace.clone();
        for card in &self.cards {
            if let Some((_, at, nth)) = card.drawn
                && let Input::Fate(Outcome(row)) = &mut twin.inputs[at]
            {
                row.replace(nth, card.kind);
            }
        }
        twin
    }
}

/// Who draws action cards now.
fn draws(state: &State) -> Option<Seat> {
    match state.pending {
        Pending::DealCards(seat) => Some(seat),
        Pending::Draw => Some(state.active),
        _ => None,
    }
}

/// A game and its twin for one viewer; none where no hidden card could be another.
pub fn pair(viewer: Viewer, left: Trace<Action>, luck: &mut impl Luck) -> Option<Pair<Action>> {
    let mut ledger = Ledger::of(&left);
    let hidden: Vec<usize> = (0..ledger.cards.len()).filter(|card| ledger.hidden(*card, viewer)).collect();
    let mut swapped = 0;
    for _ in 0..TRIES {
        let any = |luck: &mut _| hidden[Luck::below(luck, hidden.len() as u32) as usize];
        let (one, two) = (any(luck), any(luck));
        swapped += u32::from(ledger.swap(one, two));
    }
    let right = ledger.write(&left);
    replay::<PecuniaNonOlet>(&right).expect("the rules accept every input of the twin");
    (swapped > 0).then_some(Pair { viewer, left, right, aligned: true })
}

/// Whether nothing stands in a view that its viewer may not know, by the same table of the rules.
pub fn is_concealed(state: &State, viewer: Viewer) -> bool {
    let dark = |kinds: &[u8]| kinds.iter().all(|n| *n == 0);
    let hands = Seat::all(state.seats).filter(|seat| viewer != Viewer::Seat(*seat));
    viewer == Viewer::After
        || dark(&state.deck.kinds)
            && hands.clone().all(|seat| dark(&state.player(seat).hand.kinds))
            && (state.draft.is_none() || viewer == Viewer::Seat(state.active))
}
