//! The journal of one game in memory: entries, what undo has struck, and the log lines that hang on them.

use crate::saved::{Entry, InputEntry};
use std::collections::BTreeSet;
use table::seat::{Audience, Seat, SeatSet, Viewer};
use table::text::Text;

/// The journal of one game.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    entries: Vec<Entry>,
    struck: BTreeSet<u64>,
    /// The numbers of the inputs that somebody may still undo, oldest first: the same places as the tail of `Live`.
    tail: Vec<u64>,
}

/// One visible group of events: what one input told this viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The journal entry it hangs on.
    pub entry: u64,
    /// Whose act it was; none for chance.
    pub seat: Option<Seat>,
    /// What it told, a sentence each.
    pub lines: Vec<Text>,
}

/// What one input told to several viewers at once, with who is told what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Whose act it was; none for chance.
    pub seat: Option<Seat>,
    /// What it told, a sentence each.
    pub told: Vec<(Audience, Text)>,
}

impl Told {
    /// The sentences that reach a viewer.
    pub fn reaching(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &Text> {
        self.told.iter().filter(move |(audience, _)| audience.reaches(viewer)).map(|(_, text)| text)
    }
}

impl Journal {
    /// A journal read from disk.
    pub fn read(entries: Vec<Entry>) -> Journal {
        let mut journal = Journal::default();
        entries.into_iter().for_each(|entry| journal.push(entry));
        journal
    }

    /// How many entries there are: the number of the next one.
    pub fn len(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All entries, struck ones too.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds an entry.
    pub fn push(&mut self, entry: Entry) {
        match &entry {
            Entry::Input(input) if input.sealed => self.tail.clear(),
            Entry::Input(_) => self.tail.push(self.len()),
            Entry::Strike { struck, .. } => {
                self.struck.extend(struck);
                self.tail.retain(|number| !struck.contains(number));
            }
            Entry::Rules { .. } => self.tail.clear(),
        }
        self.entries.push(entry);
    }

    /// The numbers of the entries that stand at these places of the tail.
    pub fn numbers(&self, places: &[usize]) -> Vec<u64> {
        places.iter().filter_map(|at| self.tail.get(*at).copied()).collect()
    }

    /// The inputs from a number on that have not been struck, in order.
    pub fn inputs(&self, from: u64) -> impl Iterator<Item = (u64, &InputEntry)> {
        let all = self.entries.iter().enumerate().skip(from as usize);
        all.filter_map(move |(number, entry)| match entry {
            Entry::Input(input) if !self.struck.contains(&(number as u64)) => Some((number as u64, input)),
            _ => None,
        })
    }

    /// The number from which on the journal can be replayed: the last change of rules.
    pub fn replayable_from(&self) -> u64 {
        let rules = self.entries.iter().rposition(|e| matches!(e, Entry::Rules { .. }));
        rules.map_or(0, |at| at as u64 + 1)
    }

    /// The last thing that everybody was told of.
    pub fn last_told(&self) -> Option<&Text> {
        let everybody = |input: &&InputEntry| input.told.iter().any(|(a, t)| a.reaches(Viewer::Public) && t.is_some());
        let inputs: Vec<&InputEntry> = self.inputs(0).map(|(_, input)| input).collect();
        let last = inputs.into_iter().rev().find(everybody)?;
        let told = last.told.iter().rev().filter(|(audience, _)| audience.reaches(Viewer::Public));
        told.filter_map(|(_, text)| text.as_ref()).next()
    }

    /// The numbers of the inputs that told something to one of these seats or to everybody, in order. What an undo
    /// took back is not among them.
    pub fn reaching(&self, seats: SeatSet) -> Vec<u64> {
        let reaches = |input: &InputEntry| input.told.iter().any(|(a, text)| text.is_some() && reaches(*a, seats));
        self.inputs(0).filter(|(_, input)| reaches(input)).map(|(number, _)| number).collect()
    }

    /// What an input told to these seats and to everybody.
    pub fn told(&self, number: u64, seats: SeatSet) -> Option<Told> {
        let Entry::Input(input) = self.entries.get(usize::try_from(number).ok()?)? else { return None };
        let told = input.told.iter().filter(|(audience, _)| reaches(*audience, seats));
        let told = told.filter_map(|(audience, text)| Some((*audience, text.clone()?))).collect();
        Some(Told { seat: input.seat, told })
    }

    /// What this viewer was told, input by input. What an undo took back is not among it.
    pub fn steps(&self, viewer: Viewer) -> Vec<Step> {
        let told = |input: &InputEntry| -> Vec<Text> {
            let reaching = input.told.iter().filter(|(audience, _)| audience.reaches(viewer));
            reaching.filter_map(|(_, text)| text.clone()).collect()
        };
        self.inputs(0)
            .map(|(entry, input)| Step { entry, seat: input.seat, lines: told(input) })
            .filter(|step| !step.lines.is_empty())
            .collect()
    }
}

/// Whether something told reaches one of these seats, or whoever looks on.
fn reaches(audience: Audience, seats: SeatSet) -> bool {
    audience.reaches(Viewer::Public) || seats.iter().any(|seat| audience.reaches(Viewer::Seat(seat)))
}
