//! What a table shows: the view of whoever holds the device, and the public one for those who look on.

use super::{Ground, Table};
use crate::curtain::Face;
use crate::journal::Step;
use crate::nearby::mirror::Mirror;
use std::collections::BTreeSet;
use table::emblem::Emblems;
use table::game::Turn;
use table::live::View;
use table::news::{self, Place};
use table::prompt::Prompt;
use table::scene::{Scene, TouchId};
use table::seat::{Seat, SeatSet, Viewer};

/// One sentence group of the log, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    /// Its place in this viewer's log.
    pub entry: u64,
    /// Whose act it was; none for chance.
    pub seat: Option<Seat>,
    /// The sentences.
    pub lines: Vec<String>,
}

/// What a shell shows.
#[derive(Clone, PartialEq, Debug)]
pub struct TableView {
    /// Whose view it is, and whether the curtain is down.
    pub face: Face,
    /// The revision of that view; an answer names it.
    pub revision: u64,
    /// Everything there is to see.
    pub scene: Scene<String>,
    /// The pieces that came to a surface since this viewer's own last move: `news::mark` marks them.
    pub news: Vec<Place>,
    /// What is asked; nothing while the curtain is down.
    pub prompt: Option<Prompt<String>>,
    /// Whether the seat that is shown can still take something back, also after its turn, before it hands on.
    pub can_undo: bool,
    /// What happened since this view was last looked at.
    pub steps: Vec<Lines>,
    /// One line: where the game stands.
    pub headline: String,
    /// The last thing that everybody was told of.
    pub last: Option<String>,
    /// The winners, once the game is over.
    pub winners: Vec<Seat>,
    /// The seats on other devices that are not there now.
    pub away: SeatSet,
    /// Whether an answer given here is on its way to the host: nothing is asked until it has come.
    pub sent: bool,
    /// Why the host has not accepted the last answer given here.
    pub refused: Option<String>,
}

impl Table {
    /// What is shown now. The steps since this view was last looked at are in it until `looked` is called.
    pub fn view(&self) -> TableView {
        let viewer = self.viewer();
        let view = self.seen(viewer);
        let prompt = self.asked_in(view.as_ref());
        let from = match viewer {
            Viewer::Seat(seat) => self.seen_up_to(seat),
            _ => u64::MAX,
        };
        TableView {
            face: self.face(),
            revision: self.revision(viewer),
            scene: match &prompt {
                Some(prompt) => {
                    let anchors: BTreeSet<TouchId> = prompt.options.iter().flat_map(|o| o.anchors.clone()).collect();
                    self.scene_of(view.as_ref()).asking(&anchors)
                }
                None => self.scene_of(view.as_ref()).unasked(),
            },
            news: self.news(view.as_ref()),
            can_undo: match self.face() {
                Face::Seat(seat) | Face::Open(seat) | Face::Linger(seat) => self.can_undo(seat),
                _ => false,
            },
            prompt,
            steps: self.in_words(self.steps(viewer), from),
            headline: self.say(&view.headline()),
            last: self.last_told(),
            winners: match self.turn() {
                Turn::Over(ranking) => ranking.winners().collect(),
                _ => Vec::new(),
            },
            away: self.away(),
            sent: self.mirror().is_some_and(Mirror::is_sent),
            refused: self.mirror().and_then(Mirror::refused).map(|refused| self.say(&refused.text())),
        }
    }

    /// What is asked now, without anything to see: for play without a screen.
    pub fn asked(&self) -> Option<Prompt<String>> {
        self.asked_in(self.seen(self.viewer()).as_ref())
    }

    fn asked_in(&self, view: &dyn View) -> Option<Prompt<String>> {
        match self.face() {
            Face::Seat(seat) | Face::Open(seat) => self.prompt(view, seat),
            _ => None,
        }
    }

    /// Up to where in its log a seat has looked.
    fn seen_up_to(&self, seat: Seat) -> u64 {
        match &self.ground {
            Ground::Here(here) => here.looked(seat),
            Ground::There(mirror) => mirror.looked(seat),
        }
    }

    /// What anybody else who looks on is shown while one seat's own view is up: the public view, and no question.
    pub fn onlooker(&self) -> TableView {
        let view = self.seen(Viewer::Public);
        TableView {
            face: Face::Wait,
            revision: self.revision(Viewer::Public),
            scene: self.scene_of(view.as_ref()).unasked(),
            news: Vec::new(),
            prompt: None,
            can_undo: false,
            steps: Vec::new(),
            headline: self.say(&view.headline()),
            last: self.last_told(),
            winners: Vec::new(),
            away: self.away(),
            sent: false,
            refused: None,
        }
    }

    fn prompt(&self, view: &dyn View, seat: Seat) -> Option<Prompt<String>> {
        // What is asked has been answered already, or cannot be answered now.
        let answered = self.mirror().is_some_and(|mirror| mirror.is_sent() || !mirror.is_near());
        if answered || self.ground().is_some_and(|here| here.is_played_here().is_err()) {
            return None;
        }
        let mut prompt = view.prompt(seat)?;
        prompt.revision = self.revision(self.viewer());
        prompt.can_undo = self.can_undo(seat);
        prompt.can_restart = prompt.can_undo;
        Some(prompt.map(&mut |text| self.say(&text)))
    }

    /// What the players have chosen to wear.
    pub(super) fn emblems(&self) -> Emblems {
        Emblems::new(self.head.seats.iter().map(|seat| seat.emblem))
    }

    pub(super) fn scene_of(&self, view: &dyn View) -> Scene<String> {
        let mut scene = view.dressed(self.form, self.emblems());
        scene.revision = self.revision(view.viewer());
        scene.map(&mut |text| self.say(&text))
    }

    /// What came to a surface since this viewer's own last move.
    fn news(&self, view: &dyn View) -> Vec<Place> {
        let before = match view.viewer() {
            Viewer::Seat(seat) => self.since(seat),
            Viewer::Public | Viewer::After => None,
        };
        let scene = |view: &dyn View| view.dressed(self.form, self.emblems());
        before.map(|before| news::since(&scene(before), &scene(view))).unwrap_or_default()
    }

    /// Steps in words, from a journal entry on. They are numbered as this viewer was told of them: the numbers of the
    /// journal would tell of inputs that the viewer knows nothing of.
    pub(super) fn in_words(&self, steps: Vec<Step>, from: u64) -> Vec<Lines> {
        let words = |(place, step): (usize, Step)| Lines {
            entry: place as u64,
            seat: step.seat,
            lines: step.lines.iter().map(|line| self.say(line)).collect(),
        };
        steps.into_iter().enumerate().filter(|(_, step)| step.entry >= from).map(words).collect()
    }
}
