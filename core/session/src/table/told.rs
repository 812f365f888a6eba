//! What can be asked at a table: what an option would do, what a thing is, scores, log, past.

use super::{Ground, Lines, Table};
use crate::error::Error;
use table::input::Refusal;
use table::live::Kind;
use table::prompt::{Preview, Reckoning, Sheet};
use table::scene::{Item, Look, Scene, TouchId};
use table::seat::{Seat, Viewer};

/// The things of a scene with these touch ids, as what is chosen looks.
fn marked(scene: Scene<String>, touches: &[TouchId]) -> Vec<(u16, Item<String>)> {
    let mut marked = Vec::new();
    for surface in scene.surfaces {
        let all = surface.items.into_iter().filter(|i| i.touch.is_some_and(|touch| touches.contains(&touch)));
        marked.extend(all.map(|item| (surface.id, Item { look: Look::Chosen, ..item })));
    }
    marked
}

impl Table {
    /// What an option would do; nothing is changed.
    pub fn preview(&self, seat: Seat, revision: u64, option: u16) -> Result<Preview<String>, Error> {
        self.may_act(seat, revision)?;
        let view = self.seen(self.viewer());
        if view.prompt(seat).is_none() {
            return Err(Refusal::NotYourTurn(seat).into());
        }
        let preview = view.preview(seat, option).ok_or(Refusal::NoOption(option))?;
        Ok(preview.map(&mut |text| self.say(&text)))
    }

    /// The things on screen that stand for an option of the prompt shown now, as they look when it is chosen: the
    /// surface of each, and the thing.
    pub fn chosen(&self, option: u16) -> Vec<(u16, Item<String>)> {
        let seen = self.view();
        let Some(prompt) = seen.prompt else { return Vec::new() };
        let anchors = prompt.options.into_iter().find(|o| o.id == option).map(|o| o.anchors).unwrap_or_default();
        let ghost = self.seen(self.viewer()).ghost(prompt.seat, option, self.form, self.emblems());
        let chosen = marked(seen.scene, &anchors).into_iter();
        chosen.map(|(surface, item)| (surface, item.draw(ghost.clone()))).collect()
    }

    /// What a thing on the screen shown now is joined to, as its sheet says, drawn as marked: the surface of each.
    pub fn joined(&self, sheet: &Sheet<String>) -> Vec<(u16, Item<String>)> {
        marked(self.scene_of(&*self.seen(self.viewer())), &sheet.joined)
    }

    /// The same on the board as everybody sees it.
    pub fn public_joined(&self, sheet: &Sheet<String>) -> Vec<(u16, Item<String>)> {
        marked(self.scene_of(&*self.seen(Viewer::Public)), &sheet.joined)
    }

    /// What a thing on the screen shown now is, and why it cannot be chosen.
    pub fn about(&self, touch: TouchId) -> Option<Sheet<String>> {
        let sheet = self.seen(self.viewer()).about(touch)?;
        Some(sheet.map(&mut |text| self.say(&text)))
    }

    /// What a thing is, as everybody may know it.
    pub fn public_about(&self, touch: TouchId) -> Option<Sheet<String>> {
        let sheet = self.seen(Viewer::Public).about(touch)?;
        Some(sheet.map(&mut |text| self.say(&text)))
    }

    /// The scores of the view shown now.
    pub fn reckoning(&self) -> Reckoning<String> {
        self.seen(self.viewer()).reckoning().map(&mut |text| self.say(&text))
    }

    /// The log as everybody may read it.
    pub fn public_log(&self) -> Vec<Lines> {
        self.in_words(self.steps(Viewer::Public), 0)
    }

    /// The log of the view shown now, from a place in it on.
    pub fn log(&self, from: u64) -> Vec<Lines> {
        let mut log = self.in_words(self.steps(self.viewer()), 0);
        log.retain(|lines| lines.entry >= from);
        log
    }

    /// Whether the journal before this point can be read and not replayed, as the rules have changed since.
    pub fn rules_changed(&self) -> bool {
        self.ground().is_some_and(|here| here.journal.replayable_from() > 0)
    }

    /// The past views of the viewer shown now, oldest first: the entry before which each stood, and its bytes.
    fn past(&self, kind: &dyn Kind) -> Result<Vec<(u64, Vec<u8>)>, Error> {
        match &self.ground {
            Ground::Here(here) => here.past(self.viewer(), kind),
            Ground::There(mirror) => Ok(mirror.past(self.viewer())),
        }
    }

    /// How many past views the viewer shown now can scrub through. A guest's device has those that it was shown itself.
    pub fn history(&self, kind: &dyn Kind) -> Result<usize, Error> {
        Ok(self.past(kind)?.len())
    }

    /// The view at a step of the past, as this viewer had it then, with nothing to choose, and what was told on the way
    /// there.
    pub fn scrub(&self, kind: &dyn Kind, step: usize) -> Result<(Scene<String>, Vec<Lines>), Error> {
        let past = self.past(kind)?;
        let (at, bytes) = past.get(step).ok_or(Refusal::NoOption(step.min(usize::from(u16::MAX)) as u16))?;
        let view = kind.read_view(bytes).map_err(|e| Error::Damaged(e.to_string()))?;
        let before = past[step.saturating_sub(1)].0;
        let mut steps = self.steps(self.viewer());
        steps.retain(|step| step.entry < *at);
        Ok((self.scene_of(view.as_ref()).unasked(), self.in_words(steps, before)))
    }
}
