//! That something came from another device: counted, and waited for on a thread that holds no other lock.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The count of what has come.
#[derive(Debug, Default)]
pub struct News {
    count: Mutex<u64>,
    more: Condvar,
}

impl News {
    /// Something has come.
    pub fn tell(&self) {
        *self.count.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.more.notify_all();
    }

    /// Wakes whoever waits, though nothing has come: somebody leaves.
    pub fn wake(&self) {
        drop(self.count.lock().unwrap_or_else(PoisonError::into_inner));
        self.more.notify_all();
    }

    /// How much has come so far.
    pub fn count(&self) -> u64 {
        *self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until more has come than `seen`, or `enough` says that it need not wait; at most so long. Gives the count.
    pub fn wait_unless(&self, seen: u64, timeout: Duration, enough: impl Fn() -> bool) -> u64 {
        let count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.more.wait_timeout_while(count, timeout, |count| *count == seen && !enough());
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }

    /// Waits until more has come than `seen`, at most so long. Gives the count.
    pub fn wait(&self, seen: u64, timeout: Duration) -> u64 {
        self.wait_unless(seen, timeout, || false)
    }
}
