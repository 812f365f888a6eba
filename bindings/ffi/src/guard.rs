//! Bugs are caught here: where one was is kept for the report, and what it says is not, as it may tell of hidden things.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// None outside of `guarded`; inside, where the bug was once there has been one.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

static HOOK: Once = Once::new();

/// Runs something of the core. A bug in it gives its place in the sources.
pub fn guarded<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |info| {
            if !noted(info) {
                before(info);
            }
        }));
    });
    let outer = PLACE.replace(Some(String::new()));
    let ran = catch_unwind(AssertUnwindSafe(run));
    let place = PLACE.replace(outer).unwrap_or_default();
    // The payload is dropped unread.
    ran.map_err(|_| place)
}

/// Notes where a bug is, if it is in a guarded call; then nothing of it is printed.
fn noted(info: &PanicHookInfo<'_>) -> bool {
    PLACE.with_borrow_mut(|place| {
        let Some(place) = place else { return false };
        if let Some(at) = info.location() {
            // The last folders say enough; those before are of the machine that built this.
            let parts: Vec<&str> = at.file().split(['/', '\\']).collect();
            let short = parts[parts.len().saturating_sub(4)..].join("/");
            *place = format!("{short}:{}:{}", at.line(), at.column());
        }
        true
    })
}
