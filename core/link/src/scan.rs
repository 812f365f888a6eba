//! The budget of scan starts: a fifth start within thirty seconds would be answered with silence (C21).

use crate::limits::{SCAN_STARTS, SCAN_WITHIN};
use crate::time::Millis;
use std::collections::VecDeque;

/// When scans were started lately.
#[derive(Clone, Debug, Default)]
pub struct ScanBudget {
    starts: VecDeque<Millis>,
}

impl ScanBudget {
    /// When the next scan may start: now, or later. A screen can count down to it.
    pub fn next(&self, now: Millis) -> Millis {
        match self.starts.len().checked_sub(SCAN_STARTS) {
            Some(at) => now.max(self.starts[at] + SCAN_WITHIN),
            None => now,
        }
    }

    /// Starts a scan if the budget allows it.
    pub fn start(&mut self, now: Millis) -> bool {
        let may = self.next(now) <= now;
        if may {
            self.starts.push_back(now);
            if self.starts.len() > SCAN_STARTS {
                self.starts.pop_front();
            }
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c21_never_more_than_four_starts_in_any_thirty_seconds() {
        for step in [1, 7, 100, 999, 6_000, 9_000] {
            let (mut budget, mut starts) = (ScanBudget::default(), Vec::new());
            for now in (0..200_000).step_by(step) {
                let next = budget.next(now);
                let started = budget.start(now);
                assert_eq!(started, next == now, "the countdown tells the truth");
                if started {
                    starts.push(now);
                }
            }
            for five in starts.windows(SCAN_STARTS + 1) {
                assert!(five[SCAN_STARTS] - five[0] >= SCAN_WITHIN, "{five:?}");
            }
            assert!(starts.len() >= 20.min(200_000 / step), "{} at {step}", starts.len());
        }
    }
}
