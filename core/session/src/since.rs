//! What each seat saw after its moves: the newest one that stands is what later moves of others are held against.

use crate::journal::Journal;
use std::collections::VecDeque;
use table::live::{Live, View};
use table::seat::{Seat, Viewer};

/// More moves of one seat than can be taken back in a row.
const KEPT: usize = 64;

/// The views after the last moves of each seat, with the journal entries of the moves.
#[derive(Default)]
pub struct Since(Vec<VecDeque<(u64, Box<dyn View>)>>);

impl Since {
    /// Goes through a journal once more, from the position that it begins with.
    pub fn read(mut live: Box<dyn Live>, journal: &Journal, from: u64) -> Since {
        let mut since = Since::default();
        let mut last = None;
        for (number, input) in journal.inputs(from) {
            let own = input.seat.filter(|_| !input.auto);
            if own.is_some() {
                since.after(last, live.as_ref());
                last = own.map(|seat| (seat, number));
            }
            if live.replay(input.input.get(), input.auto).is_err() {
                return Since::default();
            }
        }
        since.after(last, live.as_ref());
        since
    }

    fn after(&mut self, moved: Option<(Seat, u64)>, live: &dyn Live) {
        if let Some((seat, entry)) = moved {
            self.moved(seat, entry, live.view(Viewer::Seat(seat)));
        }
    }

    /// A seat has moved: the entry of its move, and what it sees after it and what followed by itself.
    pub fn moved(&mut self, seat: Seat, entry: u64, view: Box<dyn View>) {
        if self.0.len() <= seat.index() {
            self.0.resize_with(seat.index() + 1, VecDeque::new);
        }
        let moves = &mut self.0[seat.index()];
        moves.push_back((entry, view));
        if moves.len() > KEPT {
            moves.pop_front();
        }
    }

    /// These entries have been taken back; returns how many of them were moves of this seat.
    pub fn struck(&mut self, seat: Seat, entries: &[u64]) -> u8 {
        let kept = |since: &Since| since.0.get(seat.index()).map_or(0, VecDeque::len);
        let before = kept(self);
        self.0.iter_mut().for_each(|moves| moves.retain(|(entry, _)| !entries.contains(entry)));
        (before - kept(self)) as u8
    }

    /// The last so many moves of a seat have been taken back.
    pub fn taken_back(&mut self, seat: Seat, moves: u8) {
        if let Some(kept) = self.0.get_mut(seat.index()) {
            kept.truncate(kept.len().saturating_sub(moves.into()));
        }
    }

    /// What this seat saw after its last move that stands.
    pub fn of(&self, seat: Seat) -> Option<&dyn View> {
        self.0.get(seat.index())?.back().map(|(_, view)| view.as_ref())
    }
}
