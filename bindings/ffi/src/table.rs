//! One open table: each tap is one call, and the new view comes back in it.

use crate::error::CoreError;
use crate::house::{AtTable, Shared, lock};
use crate::news::News;
use crate::prompt::{Marked, Preview, Scores, Sheet};
use crate::scene::Paints;
use crate::view::{At, Form, Log, Past, View, lines, view};
use session::curtain::Face;
use session::error::Error;
use session::shelf::now;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::input::Refusal;
use table::scene::{Item, TouchId};
use table::seat::Seat;

/// One open table.
#[derive(uniffi::Object)]
pub struct Table {
    id: String,
    house: Shared,
    /// The room that was last named; the table is opened anew in it after a bug.
    form: Mutex<Form>,
    left: AtomicBool,
    news: Arc<News>,
    /// How much news had come when this table was shown last.
    seen: AtomicU64,
}

impl Table {
    /// A handle on the table with this id.
    pub(crate) fn new(id: String, house: Shared) -> Table {
        let news = lock(&house).news.clone();
        let (left, seen) = (AtomicBool::new(false), AtomicU64::new(news.count()));
        Table { id, house, form: Mutex::new(Form::Narrow), left, news, seen }
    }

    fn is_left(&self) -> bool {
        self.left.load(Ordering::SeqCst)
    }

    /// Runs something at the table, in the room last named.
    fn at<T>(&self, what: &str, run: impl FnOnce(AtTable<'_>) -> Result<T, Error>) -> Result<T, CoreError> {
        let form = *self.form.lock().unwrap_or_else(PoisonError::into_inner);
        let mut house = lock(&self.house);
        // Asked under the lock: who leaves closes the table after the calls that came before.
        if self.is_left() {
            return Err(CoreError::Left);
        }
        house.at(&self.id, what, |at| {
            at.table.fit(form.into());
            run(at)
        })
    }

    /// Does something at the table and shows what it brought.
    fn act(
        &self,
        what: &str,
        run: impl FnOnce(&mut session::table::Table) -> Result<(), Error>,
    ) -> Result<View, CoreError> {
        self.at(what, |at| {
            run(&mut *at.table)?;
            shown(&self.id, at)
        })
    }
}

/// What is shown now. A finished game's result is remembered; the steps in the view count as looked at.
fn shown(id: &str, at: AtTable<'_>) -> Result<View, Error> {
    let AtTable { table, shelf, paints, near } = at;
    let seen = table.view();
    let at = At::of(table, near, &seen);
    table.looked();
    let head = table.head().clone();
    if seen.face == Face::Over
        && let Some(places) = table.reckoning().places
    {
        shelf.finished(id, &head, &places)?;
    }
    Ok(view(&head, shelf.kind(&head.game)?, &paints, seen, at))
}

/// A seat from outside.
fn seat(seat: u32) -> Result<Seat, Error> {
    u8::try_from(seat).map(Seat).map_err(|_| Refusal::NotYourTurn(Seat(u8::MAX)).into())
}

/// The number of an option from outside.
fn option(option: u32) -> Result<u16, Error> {
    u16::try_from(option).map_err(|_| Refusal::NoOption(u16::MAX).into())
}

#[uniffi::export]
impl Table {
    /// What is shown now, in this room, which later calls keep.
    pub fn view(&self, form: Form) -> Result<View, CoreError> {
        *self.form.lock().unwrap_or_else(PoisonError::into_inner) = form;
        self.act("view", |_| Ok(()))
    }

    /// What an option of the prompt would do; nothing is changed. `Stale` when the revision is not the one shown.
    pub fn preview(&self, seat: u32, revision: u64, option: u32) -> Result<Preview, CoreError> {
        self.at("preview", |at| {
            let option = self::option(option)?;
            let preview = at.table.preview(self::seat(seat)?, revision, option)?;
            let marked = marked(&at.paints, at.table.chosen(option));
            Ok(Preview { hint: preview.hint, commit: preview.commit, at_once: preview.at_once, marked })
        })
    }

    /// A seat answers the prompt. What follows by itself is done too, and all of it is on disk when this returns.
    pub fn choose(&self, seat: u32, revision: u64, option: u32) -> Result<View, CoreError> {
        self.act("choose", |table| table.choose(self::seat(seat)?, revision, self::option(option)?, now()))
    }

    /// Takes back the last step of a draft, or the last command.
    pub fn undo(&self, seat: u32, revision: u64) -> Result<View, CoreError> {
        self.act("undo", |table| table.undo(self::seat(seat)?, revision, now()))
    }

    /// Takes back everything since the last barrier.
    pub fn restart(&self, seat: u32, revision: u64) -> Result<View, CoreError> {
        self.act("restart", |table| table.restart(self::seat(seat)?, revision, now()))
    }

    /// This seat lifts the curtain; `Curtain` if it may not.
    pub fn lift(&self, seat: u32) -> Result<View, CoreError> {
        self.act("lift", |table| table.lift(self::seat(seat)?))
    }

    /// "Hide now", and the return to the app: the curtain comes down.
    pub fn hide(&self) -> Result<View, CoreError> {
        self.act("hide", |table| {
            table.hide();
            Ok(())
        })
    }

    /// "Hand on": the holder has seen what the last turn brought.
    pub fn hand_on(&self) -> Result<View, CoreError> {
        self.act("hand_on", |table| {
            table.hand_on();
            Ok(())
        })
    }

    /// What the thing of a touch id on the screen shown now is, and why it cannot be chosen.
    pub fn about(&self, touch: u32) -> Result<Option<Sheet>, CoreError> {
        self.at("about", |at| {
            let sheet = at.table.about(TouchId(touch));
            Ok(sheet.map(|sheet| {
                let joined = marked(&at.paints, at.table.joined(&sheet));
                Sheet::new(sheet, joined)
            }))
        })
    }

    /// What it is, as everybody may know it: under the curtain.
    pub fn public_about(&self, touch: u32) -> Result<Option<Sheet>, CoreError> {
        self.at("public_about", |at| {
            let sheet = at.table.public_about(TouchId(touch));
            Ok(sheet.map(|sheet| {
                let joined = marked(&at.paints, at.table.public_joined(&sheet));
                Sheet::new(sheet, joined)
            }))
        })
    }

    /// The log of the view shown now.
    pub fn log(&self) -> Result<Log, CoreError> {
        self.at("log", |at| Ok(Log { acts: lines(at.table.log(0)), rules_changed: at.table.rules_changed() }))
    }

    /// The scores as the view shown now knows them.
    pub fn scores(&self) -> Result<Scores, CoreError> {
        self.at("scores", |at| Ok(at.table.reckoning().into()))
    }

    /// A step of the past as the viewer shown now had it; the last one if none is named.
    pub fn past(&self, step: Option<u32>) -> Result<Past, CoreError> {
        self.at("past", |at| {
            let AtTable { table, shelf, paints, .. } = at;
            let game = table.head().game.clone();
            let kind = shelf.kind(&game)?;
            let steps = table.history(kind)?;
            let step = step.map_or(steps.saturating_sub(1), |step| step as usize);
            let (scene, acts) = table.scrub(kind, step)?;
            // A game's journal is far shorter than 2³² entries.
            Ok(Past { steps: steps as u32, step: step as u32, surfaces: paints.surfaces(&scene), acts: lines(acts) })
        })
    }

    /// Waits so many milliseconds for what comes from other devices, on a thread of its own: it holds no lock that other
    /// calls need. Gives the view that came of it; nothing at the timeout, or as soon as the table is left.
    pub fn next(&self, timeout_ms: u32) -> Option<View> {
        let seen = self.seen.load(Ordering::SeqCst);
        let timeout = Duration::from_millis(timeout_ms.into());
        let count = self.news.wait_unless(seen, timeout, || self.is_left());
        if count == seen || self.is_left() {
            return None;
        }
        self.seen.store(count, Ordering::SeqCst);
        // What cannot be shown now is shown, or told of, at the next call that is made.
        self.act("next", |_| Ok(())).ok()
    }

    /// Leaves the table: `next` wakes, later calls are refused as `Left`, and the curtain is down when the table is
    /// opened again. (`close` is what the generated objects call the end of a handle.)
    pub fn leave(&self) {
        if !self.left.swap(true, Ordering::SeqCst) {
            self.news.wake();
            let mut house = lock(&self.house);
            // A table that several devices are at stays open for them; its curtain comes down here.
            let near = house.party.as_ref().is_some_and(|party| party.id() == Some(&self.id));
            if near {
                let _ = house.at(&self.id, "leave", |at| {
                    at.table.hide();
                    Ok(())
                });
            } else {
                house.close(&self.id);
            }
        }
    }

    /// For tests of the bridge: a bug at this table.
    pub fn selftest_panic(&self) -> Result<View, CoreError> {
        self.act("selftest", |_| panic!("a bug on purpose, with a secret in its words"))
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.leave();
    }
}

/// Things that are drawn otherwise for now, each on its surface.
fn marked(paints: &Paints, things: Vec<(u16, Item<String>)>) -> Vec<Marked> {
    things.iter().map(|(surface, item)| Marked { surface: (*surface).into(), item: paints.item(item, 0) }).collect()
}
