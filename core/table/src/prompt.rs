//! What a player is asked and what can be answered: the one closed vocabulary of every decision.
//!
//! The types carry `Text` inside the core and `String` once a speaker has put them into words.

use crate::scene::TouchId;
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

/// The question to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ask<T = Text> {
    /// What is asked, one short sentence.
    pub title: T,
    /// What helps to answer, one sentence.
    pub hint: Option<T>,
}

/// How an answer is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Weight {
    /// One of several.
    Plain,
    /// The usual next step: the primary button.
    Usual,
    /// Cannot be taken back: asks for a second tap.
    Final,
    /// Cannot be taken back and is seldom meant, such as leaving the game: stands in the list of all answers and on no
    /// button, and asks for a second tap.
    Aside,
}

/// One possible answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice<T = Text> {
    /// Its place in the list of legal actions; what an answer names.
    pub id: u16,
    /// What it says on a button or in a list.
    pub label: T,
    /// The name of an icon.
    pub icon: Option<&'static str>,
    /// The things on screen that stand for it.
    pub anchors: Vec<TouchId>,
    /// Its step among the answers that share an anchor (the turns of a road).
    pub cycle: Option<u8>,
    /// The group it belongs to; numbered answers of one group are shown as an amount.
    pub group: Option<u8>,
    /// Its number within the group.
    pub number: Option<i32>,
    /// How it is offered.
    pub weight: Weight,
    /// Whether it is a step of a command that goes on with another choice.
    pub goes_on: bool,
}

impl Choice {
    /// A plain answer with this label.
    pub fn new(label: Text) -> Choice {
        Choice {
            id: 0,
            label,
            icon: None,
            anchors: Vec::new(),
            cycle: None,
            group: None,
            number: None,
            weight: Weight::Plain,
            goes_on: false,
        }
    }

    /// Anchored to a thing on screen.
    #[must_use]
    pub fn at(mut self, touch: TouchId) -> Choice {
        self.anchors.push(touch);
        self
    }

    /// With an icon.
    #[must_use]
    pub fn icon(mut self, icon: &'static str) -> Choice {
        self.icon = Some(icon);
        self
    }

    /// One step of a cycle.
    #[must_use]
    pub fn cycle(mut self, step: u8) -> Choice {
        self.cycle = Some(step);
        self
    }

    /// A number of a group.
    #[must_use]
    pub fn amount(mut self, group: u8, number: i32) -> Choice {
        self.group = Some(group);
        self.number = Some(number);
        self
    }

    /// The usual next step.
    #[must_use]
    pub fn usual(mut self) -> Choice {
        self.weight = Weight::Usual;
        self
    }

    /// A step of a command that goes on with another choice.
    #[must_use]
    pub fn goes_on(mut self) -> Choice {
        self.goes_on = true;
        self
    }

    /// Cannot be taken back.
    #[must_use]
    pub fn fin(mut self) -> Choice {
        self.weight = Weight::Final;
        self
    }

    /// Cannot be taken back, and is seldom meant.
    #[must_use]
    pub fn aside(mut self) -> Choice {
        self.weight = Weight::Aside;
        self
    }
}

impl Weight {
    /// Whether it asks for a second tap.
    pub fn is_sure(self) -> bool {
        matches!(self, Weight::Final | Weight::Aside)
    }
}

/// Everything a seat is asked now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt<T = Text> {
    /// The revision of the viewer's view; an answer names it.
    pub revision: u64,
    /// The seat that is asked.
    pub seat: Seat,
    /// Whether the decision needs nothing that only this seat may know.
    pub open: bool,
    /// Whether it is asked over the public view while the seat has something of its own to look at.
    pub cards: bool,
    /// The question.
    pub ask: Ask<T>,
    /// The answers, in the order of the legal actions.
    pub options: Vec<Choice<T>>,
    /// Whether Undo takes something back.
    pub can_undo: bool,
    /// Whether Restart takes something back.
    pub can_restart: bool,
}

/// What would happen, shown before it is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview<T = Text> {
    /// What the thing that is shown is or does, in one sentence; none where nothing on the board stands for the answer.
    pub hint: Option<T>,
    /// What the button says that does it.
    pub commit: T,
    /// Whether the first tap may do it: it can be taken back, and has no place on the board or goes on with a choice.
    pub at_once: bool,
}

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason<T = Text> {
    /// One sentence.
    pub why: T,
    /// The ruling that says so.
    pub ruling: Option<u16>,
}

/// What a thing on screen is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sheet<T = Text> {
    /// Its name.
    pub title: T,
    /// What it is and does, odds and forecasts; a sentence each.
    pub lines: Vec<T>,
    /// Why it cannot be chosen now, if it looks as if it could.
    pub blocked: Option<Reason<T>>,
    /// The rulings that concern it.
    pub rulings: Vec<u16>,
    /// What it is joined to, itself among it: shown on the board.
    pub joined: Vec<TouchId>,
}

/// The scores, line by line: now, and at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reckoning<T = Text> {
    /// What the scores are of.
    pub title: T,
    /// The seats that have a column, in seat order.
    pub seats: Vec<Seat>,
    /// The lines from top to bottom; the last is the total.
    pub rows: Vec<ReckoningRow<T>>,
    /// Each seat's place once the game is over, 1 for the winner; ties share it.
    pub places: Option<Vec<u8>>,
}

/// One line of the scores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReckoningRow<T = Text> {
    /// What is counted.
    pub label: T,
    /// A number for each seat.
    pub numbers: Vec<i32>,
    /// How each number comes about, where there is more to say than the number: nothing at all, or one for each seat.
    pub how: Vec<Option<T>>,
}

impl<T> ReckoningRow<T> {
    /// A line of bare numbers.
    pub fn new(label: T, numbers: Vec<i32>) -> ReckoningRow<T> {
        ReckoningRow { label, numbers, how: Vec::new() }
    }

    /// How the number of a column comes about, if that is said.
    pub fn how(&self, column: usize) -> Option<&T> {
        self.how.get(column).and_then(Option::as_ref)
    }
}

impl<T> Reckoning<T> {
    /// The last line: what counts in the end, a number for each column.
    pub fn totals(&self) -> Vec<i32> {
        self.rows.last().map(|row| row.numbers.clone()).unwrap_or_default()
    }
}

macro_rules! map_fields {
    ($($(#[$doc:meta])* $ty:ident($self_:ident, $f:ident) -> $out:expr;)*) => {$(
        impl<T> $ty<T> {
            $(#[$doc])*
            pub fn map<U>($self_, $f: &mut impl FnMut(T) -> U) -> $ty<U> {
                $out
            }
        }
    )*};
}

map_fields! {
    /// Puts the texts into words.
    Ask(self, f) -> Ask { title: f(self.title), hint: self.hint.map(f) };
    /// Puts the texts into words.
    Choice(self, f) -> Choice {
        id: self.id, label: f(self.label), icon: self.icon, anchors: self.anchors, cycle: self.cycle,
        group: self.group, number: self.number, weight: self.weight, goes_on: self.goes_on,
    };
    /// Puts the texts into words.
    Prompt(self, f) -> Prompt {
        revision: self.revision, seat: self.seat, open: self.open, cards: self.cards, ask: self.ask.map(f),
        options: self.options.into_iter().map(|o| o.map(f)).collect(),
        can_undo: self.can_undo, can_restart: self.can_restart,
    };
    /// Puts the texts into words.
    Preview(self, f) -> Preview { hint: self.hint.map(&mut *f), commit: f(self.commit), at_once: self.at_once };
    /// Puts the texts into words.
    Reason(self, f) -> Reason { why: f(self.why), ruling: self.ruling };
    /// Puts the texts into words.
    Sheet(self, f) -> Sheet {
        title: f(self.title), lines: self.lines.into_iter().map(&mut *f).collect(),
        blocked: self.blocked.map(|r| r.map(f)), rulings: self.rulings, joined: self.joined,
    };
    /// Puts the texts into words.
    ReckoningRow(self, f) -> ReckoningRow {
        label: f(self.label), numbers: self.numbers, how: self.how.into_iter().map(|how| how.map(&mut *f)).collect(),
    };
    /// Puts the texts into words.
    Reckoning(self, f) -> Reckoning {
        title: f(self.title), seats: self.seats,
        rows: self.rows.into_iter().map(|r| r.map(f)).collect(),
        places: self.places,
    };
}
