//! What a player is asked, what an answer would do, what a thing is, and the scores.

use crate::scene::Item;
use table::icons::icon;
use table::prompt as core;

/// Everything a seat is asked now.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Prompt {
    /// The revision of the view; an answer names it.
    pub revision: u64,
    /// The seat that is asked, from 0.
    pub seat: u32,
    /// Whether the decision needs nothing that only this seat may know.
    pub open: bool,
    /// Whether it is asked over the public view while the seat has something of its own to look at, behind a curtain.
    pub cards: bool,
    /// What is asked, one short sentence.
    pub title: String,
    /// What helps to answer, one sentence.
    pub hint: Option<String>,
    /// The answers; one's `id` is its place.
    pub options: Vec<Choice>,
    /// Whether Undo takes something back.
    pub can_undo: bool,
    /// Whether Restart takes something back.
    pub can_restart: bool,
}

/// One possible answer.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Choice {
    /// What an answer names.
    pub id: u32,
    /// What it says on a button or in a list.
    pub label: String,
    /// The symbol of its icon; its fill is slot 0.
    pub icon: Option<u32>,
    /// The touch ids of the things on screen that stand for it.
    pub anchors: Vec<u32>,
    /// Its step among the answers that share an anchor, such as the turns of a road: a "turn" button steps through.
    pub cycle: Option<u32>,
    /// The group it belongs to; numbered answers of one group are shown as an amount.
    pub group: Option<u32>,
    /// Its number within the group.
    pub number: Option<i32>,
    /// How it is offered.
    pub weight: Weight,
    /// Whether it is a step of a command that goes on with another choice.
    pub goes_on: bool,
}

/// How an answer is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Weight {
    /// One of several.
    Plain,
    /// The usual next step: the primary button.
    Usual,
    /// Cannot be taken back: asks for a second tap.
    Final,
    /// Cannot be taken back and is seldom meant: stands in the list of all answers and on no button.
    Aside,
}

/// What would happen, shown before it is done.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Preview {
    /// What the thing that is shown is or does, in one sentence; none where nothing on the board stands for the answer.
    pub hint: Option<String>,
    /// What the button says that does it.
    pub commit: String,
    /// Whether the first tap may do it.
    pub at_once: bool,
    /// The things that stand for it, drawn as chosen: they replace those of the same surface and id until it is done.
    pub marked: Vec<Marked>,
}

/// A thing drawn otherwise for now.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Marked {
    /// The surface it lies on.
    pub surface: u32,
    /// The thing.
    pub item: Item,
}

/// What a thing on screen is.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Sheet {
    /// Its name.
    pub title: String,
    /// What it is and does, odds and forecasts; a sentence each.
    pub lines: Vec<String>,
    /// Why it cannot be chosen now, if it looks as if it could.
    pub blocked: Option<Reason>,
    /// The numbers of the rulings that concern it.
    pub rulings: Vec<u32>,
    /// What it is joined to, itself among it, drawn as marked.
    pub joined: Vec<Marked>,
}

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Reason {
    /// One sentence.
    pub why: String,
    /// The number of the ruling that says so.
    pub ruling: Option<u32>,
}

/// The scores, line by line: now, and at the end.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Scores {
    /// What the scores are of.
    pub title: String,
    /// The seats that have a column, from left to right.
    pub seats: Vec<u32>,
    /// The lines from top to bottom; the last is the total.
    pub rows: Vec<ScoreRow>,
    /// Each seat's place once the game is over, 1 for the winner; ties share it.
    pub places: Option<Vec<u32>>,
}

/// One line of the scores.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct ScoreRow {
    /// What is counted.
    pub label: String,
    /// A number for each column.
    pub numbers: Vec<i32>,
    /// How each number comes about, where that is said: nothing at all, or one for each column.
    pub how: Vec<Option<String>>,
}

impl From<core::Prompt<String>> for Prompt {
    fn from(prompt: core::Prompt<String>) -> Prompt {
        Prompt {
            revision: prompt.revision,
            seat: prompt.seat.0.into(),
            open: prompt.open,
            cards: prompt.cards,
            title: prompt.ask.title,
            hint: prompt.ask.hint,
            options: prompt.options.into_iter().map(Choice::from).collect(),
            can_undo: prompt.can_undo,
            can_restart: prompt.can_restart,
        }
    }
}

impl From<core::Choice<String>> for Choice {
    fn from(choice: core::Choice<String>) -> Choice {
        Choice {
            id: choice.id.into(),
            label: choice.label,
            icon: choice.icon.map(|name| icon(name).0),
            anchors: choice.anchors.into_iter().map(|touch| touch.0).collect(),
            cycle: choice.cycle.map(u32::from),
            group: choice.group.map(u32::from),
            number: choice.number,
            weight: match choice.weight {
                core::Weight::Plain => Weight::Plain,
                core::Weight::Usual => Weight::Usual,
                core::Weight::Final => Weight::Final,
                core::Weight::Aside => Weight::Aside,
            },
            goes_on: choice.goes_on,
        }
    }
}

impl Sheet {
    /// A sheet of the core, with what it is joined to as it is drawn.
    pub fn new(sheet: core::Sheet<String>, joined: Vec<Marked>) -> Sheet {
        Sheet {
            joined,
            title: sheet.title,
            lines: sheet.lines,
            blocked: sheet.blocked.map(|reason| Reason { why: reason.why, ruling: reason.ruling.map(u32::from) }),
            rulings: sheet.rulings.into_iter().map(u32::from).collect(),
        }
    }
}

impl From<core::Reckoning<String>> for Scores {
    fn from(reckoning: core::Reckoning<String>) -> Scores {
        let row = |row: core::ReckoningRow<String>| ScoreRow { label: row.label, numbers: row.numbers, how: row.how };
        Scores {
            title: reckoning.title,
            seats: reckoning.seats.into_iter().map(|seat| u32::from(seat.0)).collect(),
            rows: reckoning.rows.into_iter().map(row).collect(),
            places: reckoning.places.map(|places| places.into_iter().map(u32::from).collect()),
        }
    }
}
