//! Twins of the toy game, from what its rules say is hidden: cards in hands, in the deck and face down, the card that
//! somebody peeked at, stakes before they are revealed, and offers between two others.

use super::super::traces::{Trace, replay};
use super::Pair;
use harness::start;
use harness::toy::Toy;
use harness::toy::action::Action;
use harness::toy::state::{Card, Cards, KINDS, Phase, Staking, State, Wait};
use table::chance::{Luck, Outcome};
use table::input::{Input, step};
use table::log::Log;
use table::seat::{Seat, Viewer};

/// How often something is tried to be changed.
const TRIES: u32 = 40;

/// One card of the game, followed from the deck on.
#[derive(Clone, Debug)]
struct Piece {
    card: Card,
    /// The viewer knows it, or everybody does: it stays what it is.
    known: bool,
    /// Everybody saw whether it was high or low.
    weighed: bool,
    /// The input that brought it from the deck, and as the how-manieth card.
    drawn: Option<(usize, usize)>,
    /// The acts that name it.
    named: Vec<usize>,
}

/// Where each card of a recorded game went.
struct Follow {
    viewer: Viewer,
    pieces: Vec<Piece>,
    hands: Vec<Vec<usize>>,
    top: Option<usize>,
    chosen: Option<usize>,
}

impl Follow {
    fn of(viewer: Viewer, trace: &Trace<Action>) -> Follow {
        let hands = vec![Vec::new(); usize::from(trace.seats)];
        let mut follow = Follow { viewer, pieces: Vec::new(), hands, top: None, chosen: None };
        let mut state = start::<Toy>(&trace.named, trace.seats);
        for (at, input) in trace.inputs.iter().enumerate() {
            match input {
                Input::Fate(outcome) => follow.fate(&state, at, outcome),
                Input::Act(seat, action) => follow.act(&state, at, *seat, *action),
            }
            step::<Toy>(&mut state, input, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
        }
        if let Cards::Known(counts) = state.deck {
            for card in Card::all() {
                (0..counts[card.kind()]).for_each(|_| follow.pieces.push(Piece::new(card, None)));
            }
        }
        // After the game all hands and the card on top are shown.
        if viewer == Viewer::After {
            let shown: Vec<usize> = follow.hands.concat().into_iter().chain(follow.top).collect();
            shown.into_iter().for_each(|piece| follow.pieces[piece].known = true);
        }
        follow
    }

    /// Cards come from the deck.
    fn fate(&mut self, state: &State, at: usize, outcome: &Outcome) {
        for (nth, kind) in outcome.iter().enumerate() {
            let piece = self.pieces.len();
            match &state.phase {
                Phase::Deal { seat } => {
                    self.pieces.push(Piece::new(Card(kind + 1), Some((at, nth))));
                    self.comes(piece, *seat);
                }
                Phase::Turn(turning) => {
                    self.pieces.push(Piece::new(Card(kind + 1), Some((at, nth))));
                    if turning.wait == Wait::Draw {
                        self.comes(piece, turning.seat);
                    } else {
                        self.pieces[piece].known |= self.viewer == Viewer::Seat(turning.seat);
                        self.top = Some(piece);
                    }
                }
                _ => {}
            }
        }
    }

    fn act(&mut self, state: &State, at: usize, seat: Seat, action: Action) {
        match action {
            Action::Accept { from, card } => {
                let piece = self.leaves(seat, card);
                self.pieces[piece].named.push(at);
                self.comes(piece, from);
            }
            Action::Play(card) => {
                let piece = self.leaves(seat, card);
                self.pieces[piece].named.push(at);
                self.chosen = Some(piece);
            }
            Action::Target(target) => {
                let piece = self.chosen.take().expect("a card is chosen before its target");
                let had = state.place(target).coins;
                let loss = had.min(if self.pieces[piece].card.high() { 2 } else { 1 });
                self.pieces[piece].known |= state.shout;
                self.pieces[piece].weighed |= had > 1;
                if had == loss {
                    let open = std::mem::take(&mut self.hands[target.index()]);
                    open.into_iter().for_each(|piece| self.pieces[piece].known = true);
                }
            }
            Action::End => {
                if let Some(piece) = self.top.take() {
                    self.comes(piece, seat);
                }
            }
            _ => {}
        }
    }

    /// A card comes to a hand.
    fn comes(&mut self, piece: usize, seat: Seat) {
        self.pieces[piece].known |= self.viewer == Viewer::Seat(seat);
        self.hands[seat.index()].push(piece);
    }

    /// A card of this number leaves a hand.
    fn leaves(&mut self, seat: Seat, card: Card) -> usize {
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|piece| self.pieces[*piece].card == card).expect("what is played was held");
        hand.swap_remove(at)
    }

    /// Lets two cards change places where the viewer cannot tell.
    fn swap(&mut self, one: usize, two: usize) -> bool {
        let (first, second) = (&self.pieces[one], &self.pieces[two]);
        let weighed = first.weighed || second.weighed;
        let hidden = !first.known && !second.known && first.card != second.card;
        if !hidden || weighed && first.card.high() != second.card.high() {
            return false;
        }
        (self.pieces[one].card, self.pieces[two].card) = (second.card, first.card);
        true
    }

    /// The record with the cards as they now are.
    fn write(&self, trace: &Trace<Action>) -> Trace<Action> {
        let mut twin = trace.clone();
        for piece in &self.pieces {
            if let Some((at, nth)) = piece.drawn
                && let Input::Fate(Outcome(row)) = &mut twin.inputs[at]
            {
                row.replace(nth, piece.card.kind() as u8);
            }
            for at in &piece.named {
                if let Input::Act(_, Action::Play(card) | Action::Accept { card, .. }) = &mut twin.inputs[*at] {
                    *card = piece.card;
                }
            }
        }
        twin
    }
}

impl Piece {
    fn new(card: Card, drawn: Option<(usize, usize)>) -> Piece {
        assert!(card.kind() < KINDS, "a card that exists");
        Piece { card, known: false, weighed: false, drawn, named: Vec::new() }
    }
}

/// The inputs at which the game is staking, with the stakes before them.
fn staking(trace: &Trace<Action>) -> Vec<(usize, Staking)> {
    let mut state = start::<Toy>(&trace.named, trace.seats);
    let mut found = Vec::new();
    for (at, input) in trace.inputs.iter().enumerate() {
        if let Phase::Stake(staking) = state.phase {
            found.push((at, staking));
        }
        step::<Toy>(&mut state, input, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
    }
    found
}

/// Whether a stake of this seat would be replaced by an input from this place on, before anybody sees it.
fn replaced(trace: &Trace<Action>, from: usize, seat: Seat) -> bool {
    let later = trace.inputs[from..].iter().find_map(|input| match input {
        Input::Act(s, action @ (Action::Stake(_) | Action::Commit)) if *s == seat => Some(*action),
        _ => None,
    });
    matches!(later, Some(Action::Stake(_)))
}

/// Changes stakes that nobody will see, as far as the rules accept it.
fn restake(trace: &mut Trace<Action>, hidden: &impl Fn(Seat) -> bool, luck: &mut impl Luck) -> bool {
    let mut changed = false;
    for at in 0..trace.inputs.len() {
        if let Input::Act(seat, Action::Stake(n)) = trace.inputs[at]
            && hidden(seat)
            && replaced(trace, at + 1, seat)
        {
            let other = luck.below(4) as u8;
            trace.inputs[at] = Input::Act(seat, Action::Stake(other));
            if other == n || replay::<Toy>(trace).is_none() {
                trace.inputs[at] = Input::Act(seat, Action::Stake(n));
            } else {
                changed = true;
            }
        }
    }
    changed
}

/// Lets others do more that nobody else sees: an offer, an offer and its end, a stake that is replaced.
fn meddle(trace: &mut Trace<Action>, hidden: &impl Fn(Seat) -> bool, luck: &mut impl Luck) -> bool {
    let mut changed = false;
    for _ in 0..TRIES / 2 {
        let spots = staking(trace);
        let (at, staking) = spots[luck.below(spots.len() as u32) as usize];
        let open = |seat: &Seat| hidden(*seat) && !staking.committed.has(*seat);
        let seats: Vec<Seat> = Seat::all(trace.seats).filter(open).collect();
        if seats.is_empty() {
            continue;
        }
        let any = |luck: &mut _| seats[Luck::below(luck, seats.len() as u32) as usize];
        let (from, to) = (any(luck), any(luck));
        let more: Vec<Input<Action>> = match luck.below(3) {
            0 if replaced(trace, at, from) => vec![Input::Act(from, Action::Stake(luck.below(4) as u8))],
            1 => vec![Input::Act(from, Action::Offer { to })],
            2 => vec![Input::Act(from, Action::Offer { to }), Input::Act(to, Action::Reject { from })],
            _ => continue,
        };
        let mut longer = trace.clone();
        longer.inputs.splice(at..at, more);
        if replay::<Toy>(&longer).is_some() {
            *trace = longer;
            changed = true;
        }
    }
    changed
}

/// A game and its twin for one viewer; none where nothing hidden could be otherwise.
pub fn pair(viewer: Viewer, left: Trace<Action>, luck: &mut impl Luck) -> Option<Pair<Action>> {
    let mut follow = Follow::of(viewer, &left);
    let mut changed = false;
    for _ in 0..TRIES {
        let any = |luck: &mut _| Luck::below(luck, follow.pieces.len() as u32) as usize;
        let (one, two) = (any(luck), any(luck));
        changed |= follow.swap(one, two);
    }
    let mut right = follow.write(&left);
    replay::<Toy>(&right).expect("the rules accept every input of the twin");
    // After the game the log has told everybody's own secrets to nobody else, and stakes are long forgotten.
    let hidden = |seat: Seat| viewer != Viewer::Seat(seat) && viewer != Viewer::After;
    changed |= restake(&mut right, &hidden, luck);
    let aligned = luck.below(2) == 0 || !meddle(&mut right, &hidden, luck);
    changed |= !aligned;
    changed.then_some(Pair { viewer, left, right, aligned })
}
