//! Time as the link counts it: never back, and never much at once, whatever the device's clock does.

use crate::limits::{SLEPT_AFTER, STEP_MOST};

/// Milliseconds, on whatever clock the shell has (best one that does not jump).
pub type Millis = u64;

/// The link's own time. A clock set back stands still; a gap counts for a second at most, as nobody was awake in it.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    last: Option<Millis>,
    own: Millis,
    asleep: Millis,
}

impl Clock {
    /// Takes in the shell's time; says whether the device seems to have slept since.
    pub fn advance(&mut self, now: Millis) -> bool {
        let gap = self.last.map_or(0, |last| now.saturating_sub(last));
        self.last = Some(now);
        self.own += gap.min(STEP_MOST);
        self.asleep += gap.saturating_sub(STEP_MOST);
        gap >= SLEPT_AFTER
    }

    /// The link's time.
    pub fn own(&self) -> Millis {
        self.own
    }

    /// The link's time and what was slept besides: what others count while this device sleeps.
    pub fn with_sleep(&self) -> Millis {
        self.own + self.asleep
    }

    /// A moment of the link's time on the shell's clock.
    pub fn outside(&self, at: Millis) -> Millis {
        self.last.unwrap_or(0).saturating_add(at.saturating_sub(self.own))
    }
}

/// A bucket that fills with time: the bound on a rate.
#[derive(Clone, Debug)]
pub struct Bucket {
    holds: u64,
    most: u64,
    per_second: u64,
    at: Millis,
}

impl Bucket {
    /// A full bucket.
    pub fn new(most: u64, per_second: u64, now: Millis) -> Bucket {
        Bucket { holds: most * 1000, most: most * 1000, per_second, at: now }
    }

    /// Takes so much out, if it is there.
    pub fn take(&mut self, amount: u64, now: Millis) -> bool {
        self.holds = (self.holds + now.saturating_sub(self.at) * self.per_second).min(self.most);
        self.at = now;
        let left = self.holds.checked_sub(amount * 1000);
        self.holds = left.unwrap_or(self.holds);
        left.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumps_moves_the_links_time_little() {
        let mut clock = Clock::default();
        assert!(!clock.advance(5_000));
        assert!(!clock.advance(5_400));
        assert_eq!(clock.own(), 400);
        assert!(!clock.advance(100), "set back: time stands still");
        assert_eq!(clock.own(), 400);
        assert!(!clock.advance(200));
        assert_eq!(clock.own(), 500);
        assert!(clock.advance(3_600_200), "an hour asleep");
        assert_eq!(clock.own(), 1_500);
        assert_eq!(clock.with_sleep(), 3_600_500);
        assert_eq!(clock.outside(1_700), 3_600_400);
    }

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let mut bucket = Bucket::new(100, 10, 0);
        assert!(bucket.take(100, 0));
        assert!(!bucket.take(1, 50));
        assert!(bucket.take(1, 100));
        assert!(!bucket.take(101, 1_000_000), "never more than the burst");
    }
}
