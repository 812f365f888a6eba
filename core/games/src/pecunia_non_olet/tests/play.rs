//! A table that plays on from a position, through `step` alone, in commands that read like the rules file's.

use super::stage::{customer, kind, options, place};
use crate::pecunia_non_olet::words::Touch;
use crate::pecunia_non_olet::{Action, Cards, Customer, Event, Kind, PecuniaNonOlet, Phase, State};
use table::chance::Outcome;
use table::game::{Game, Turn};
use table::input::{Input, Refusal, step};
use table::log::Log;
use table::prompt::Sheet;
use table::seat::{Seat, Viewer};
use table::seen::Seen;

fn ids(row: &[u8]) -> String {
    row.iter().map(|c| Customer(*c).id()).collect::<Vec<_>>().join(" ")
}

/// A game going on, with what the last input told.
#[derive(Clone)]
pub struct Table {
    pub s: State,
    pub log: Log<Event>,
}

impl Table {
    /// Before anything is dealt.
    pub fn fresh(seats: u8, chosen: &[(&str, &str)]) -> Table {
        Table { s: PecuniaNonOlet::setup(&options(seats, chosen), seats), log: Log::new() }
    }

    /// One input through the door, and what must hold afterwards.
    pub fn input(&mut self, input: Input<Action>) -> Result<(), Refusal> {
        let before = self.s;
        self.log.clear();
        let done = step::<PecuniaNonOlet>(&mut self.s, &input, &mut Vec::new(), &mut self.log);
        if done.is_err() {
            assert_eq!(self.s, before, "a refused input leaves the position as it was");
        } else {
            self.hold(&before, &input);
        }
        done
    }

    /// The invariants of section 11.1, after every input.
    fn hold(&self, before: &State, input: &Input<Action>) {
        let s = &self.s;
        s.check().expect("invariants 1 to 4");
        for p in s.all() {
            let (old, new) = (before.player(p).money, s.player(p).money);
            if new > old {
                let collecting = matches!(input, Input::Act(_, Action::Advance)) && before.phase == Phase::MarkersOff;
                let at_once = before.house.pay_at_once && before.phase == Phase::Seating;
                let haste = at_once && before.draft.is_some_and(|d| d.kind == Kind::GreatHaste);
                assert!(p == before.active && (collecting || haste), "invariant 7: money rises in phase 2 alone");
            }
            let tax = matches!(input, Input::Act(_, Action::Card(k)) if k.taxed().is_some());
            assert!(new >= old || tax, "invariant 7: money falls by taxes alone");
        }
        match PecuniaNonOlet::turn(s) {
            Turn::Chance | Turn::Over(_) => assert!(self.actions(s.active).is_empty()),
            Turn::Seats { .. } => {
                let filled = s.all().all(|p| !s.player(p).queue.is_empty());
                let later = s.phase == Phase::Colosseum;
                assert!(filled || later || !s.drawable(), "invariant 6: nobody's queue stays empty");
                let list = self.actions(s.active);
                let seats = list.iter().any(|a| matches!(a, Action::Seat(_)));
                assert!(!list.is_empty(), "invariant 8: there is always something to do");
                assert!(!(seats && list.contains(&Action::EndTurn)), "invariant 8: sit or end, never both");
            }
        }
        assert!(s.others(s.active).all(|p| self.actions(p).is_empty()), "nobody decides out of turn");
    }

    pub fn actions(&self, seat: Seat) -> Vec<Action> {
        let mut list = Vec::new();
        PecuniaNonOlet::actions(&self.s, seat, &mut list);
        list
    }

    /// A whole command of the active player: `Advance`, `Seat M`, `Join L`, `EndTurn`, `FinishTurn`, `Assign SE06 P1`,
    /// or a card with its targets: customers by id, players as `P1`, two ladies as `1.M`.
    pub fn go(&mut self, command: &str) -> &mut Table {
        for action in self.parse(command) {
            let seat = self.s.active;
            self.input(Input::Act(seat, action)).unwrap_or_else(|e| panic!("{command}: {e}; legal: {}", self.legal()));
        }
        assert!(self.s.draft.is_none(), "{command} is not complete");
        self
    }

    /// Chance brings this: customers, cards, or a seat as `P1`.
    pub fn fate(&mut self, what: &str) -> &mut Table {
        let outcome = outcome(what);
        let asked = self.s.pending;
        self.input(Input::Fate(outcome)).unwrap_or_else(|e| panic!("{what} for {asked:?}: {e}"));
        self
    }

    /// Whether chance could bring this; the table is not touched.
    pub fn admits(&self, what: &str) -> bool {
        self.clone().input(Input::Fate(outcome(what))).is_ok()
    }

    /// That the command cannot be given, or not be completed, by this seat; the table is not touched.
    pub fn refuses_from(&self, seat: u8, command: &str) -> Refusal {
        let mut table = self.clone();
        let refused = self.parse(command).into_iter().find_map(|a| table.input(Input::Act(Seat(seat), a)).err());
        refused.unwrap_or_else(|| panic!("{command} is allowed"))
    }

    /// That the active player cannot give the command.
    pub fn refuses(&self, command: &str) -> Refusal {
        self.refuses_from(self.s.active.0, command)
    }

    fn parse(&self, command: &str) -> Vec<Action> {
        let mut words = command.split_whitespace();
        let first = words.next().expect("a command");
        let mut word = || words.next().expect("a word more");
        match first {
            "Advance" => vec![Action::Advance],
            "EndTurn" => vec![Action::EndTurn],
            "FinishTurn" => vec![Action::FinishTurn],
            "Seat" => vec![Action::Seat(place(word()))],
            "Join" => vec![Action::Join(place(word()))],
            "Assign" => {
                let id = customer(word()).0;
                let i = self.s.revealed.iter().position(|c| c == id).expect("a customer turned up");
                vec![Action::Assign(i as u8, seat(word()))]
            }
            card => std::iter::once(Action::Card(kind(card))).chain(words.map(|w| self.target(w))).collect(),
        }
    }

    fn target(&self, word: &str) -> Action {
        if let Some((p, at)) = word.split_once('.') {
            return Action::Pair(Seat(p.parse().expect("a seat")), place(at));
        }
        if word.starts_with('P') {
            return Action::Player(seat(word));
        }
        let who = customer(word);
        for p in self.s.all() {
            if let Some(i) = self.s.player(p).queue.iter().position(|c| c == who.0) {
                return Action::Waiting(p, i as u8);
            }
            for at in self.s.player(p).place_ids() {
                let there = &self.s.player(p).places[at.index()];
                if let Some(upper) = there.lodgers().position(|l| l.customer == who) {
                    return Action::Lodger(p, at, upper == 1);
                }
            }
        }
        panic!("{word} neither sits nor waits")
    }

    fn name(&self, action: Action) -> String {
        match action {
            Action::Advance | Action::EndTurn | Action::FinishTurn => format!("{action:?}"),
            Action::Seat(at) => format!("Seat {}", at.id()),
            Action::Join(at) => format!("Join {}", at.id()),
            Action::Card(kind) => kind.id().to_owned(),
            Action::Player(p) => format!("P{}", p.0),
            Action::Pair(p, at) => format!("{}.{}", p.0, at.id()),
            Action::Waiting(p, i) => ids(&self.s.player(p).queue.as_slice()[usize::from(i)..=usize::from(i)]),
            Action::Lodger(p, at, upper) => {
                let who = self.s.player(p).places[at.index()].lodgers().nth(usize::from(upper));
                who.expect("somebody sits there").customer.id()
            }
            Action::Assign(i, p) => {
                format!("Assign {} P{}", ids(&self.s.revealed.as_slice()[usize::from(i)..][..1]), p.0)
            }
        }
    }

    /// Everything the active player can do now, in the order offered.
    pub fn legal(&self) -> String {
        self.actions(self.s.active).into_iter().map(|a| self.name(a)).collect::<Vec<_>>().join(", ")
    }

    /// Whether a card of this kind can be played now.
    pub fn playable(&self, card: &str) -> bool {
        self.actions(self.s.active).contains(&Action::Card(kind(card)))
    }

    /// Every complete choice of targets for a card, in the order offered; of a swap each pair once.
    pub fn targets(&self, card: &str) -> Vec<String> {
        let mut begun = self.clone();
        begun.input(Input::Act(self.s.active, Action::Card(kind(card)))).expect("a card that can be played");
        let mut all: Vec<String> = Vec::new();
        for first in begun.actions(begun.s.active) {
            let mut next = begun.clone();
            next.input(Input::Act(next.s.active, first)).expect("a target that is offered");
            if next.s.draft.is_none() {
                all.push(self.name(first));
                continue;
            }
            for second in next.actions(next.s.active) {
                next.clone().input(Input::Act(next.s.active, second)).expect("a target that is offered");
                let (one, two) = (self.name(first), self.name(second));
                if !all.contains(&format!("{two} {one}")) {
                    all.push(format!("{one} {two}"));
                }
            }
        }
        all
    }

    /// Who sits there, `[]` for nobody.
    pub fn at(&self, seat: u8, at: &str) -> String {
        let there = &self.s.players[usize::from(seat)].places[place(at).index()];
        let who: Vec<String> = there.lodgers().map(|l| format!("{}:{}", l.customer.id(), l.markers)).collect();
        if who.is_empty() { "[]".to_owned() } else { who.join(" ") }
    }

    /// The whole latrine, Villas included.
    pub fn latrine(&self, seat: u8) -> String {
        let places = self.s.players[usize::from(seat)].place_ids();
        places.map(|p| self.at(seat, p.id())).collect::<Vec<_>>().join(" | ")
    }

    pub fn queue(&self, seat: u8) -> String {
        ids(self.s.players[usize::from(seat)].queue.as_slice())
    }

    pub fn money(&self) -> Vec<u16> {
        self.s.all().map(|p| self.s.player(p).money).collect()
    }

    /// The customer discard pile, its top last.
    pub fn gone(&self) -> String {
        ids(self.s.gone.as_slice())
    }

    /// The customer draw pile by number.
    pub fn pile(&self) -> String {
        self.s.pile.iter().map(Customer::id).collect::<Vec<_>>().join(" ")
    }

    /// The action discard pile, its top last.
    pub fn played(&self) -> String {
        self.s.played.iter().map(|k| Kind::of(k).id()).collect::<Vec<_>>().join(" ")
    }

    pub fn hand(&self, seat: u8) -> String {
        cards(&self.s.players[usize::from(seat)].hand)
    }

    pub fn deck(&self) -> String {
        cards(&self.s.deck)
    }

    /// Each player's place once the game is over.
    pub fn places(&self) -> Option<Vec<u8>> {
        match PecuniaNonOlet::turn(&self.s) {
            Turn::Over(ranking) => Some(self.s.all().map(|p| ranking.of(p)).collect()),
            _ => None,
        }
    }

    pub fn sheet(&self, viewer: Viewer, touch: Touch) -> Option<Sheet> {
        PecuniaNonOlet::about(&Seen::of(&self.s, viewer), touch.id())
    }

    /// Why this cannot be chosen by the active player: the key and the ruling.
    pub fn why(&self, touch: Touch) -> Option<(String, u16)> {
        let sheet = self.sheet(Viewer::Seat(self.s.active), touch).expect("a sheet for what exists");
        sheet.blocked.map(|r| (r.why.key.into_owned(), r.ruling.expect("a ruling for every reason")))
    }
}

fn seat(word: &str) -> Seat {
    Seat(word.strip_prefix('P').and_then(|p| p.parse().ok()).expect("a seat such as P1"))
}

fn outcome(what: &str) -> Outcome {
    let one = |word: &str| match word {
        _ if word.starts_with('P') => seat(word).0,
        _ => Customer::from_id(word).map_or_else(|| kind(word) as u8, |c| c.0),
    };
    Outcome(what.split_whitespace().map(one).collect())
}

fn cards(cards: &Cards) -> String {
    let copies = |k: &Kind| (0..cards.of(*k)).map(|_| k.id()).collect::<Vec<_>>();
    Kind::ALL.iter().flat_map(copies).collect::<Vec<_>>().join(" ")
}
