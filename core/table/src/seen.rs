//! What one viewer knows of a state: the only thing that scenes, prompts, logs, the wire and bots are given.

use crate::game::{Damage, Game};
use crate::seat::Viewer;
use std::fmt;
use std::ops::Deref;
use thiserror::Error;

/// A concealed state and its viewer. There are two doors to it, and none to change it.
pub struct Seen<G: Game> {
    viewer: Viewer,
    state: G::State,
}

// Written out, as the derived ones would ask the same of `G` itself.
impl<G: Game> Clone for Seen<G> {
    fn clone(&self) -> Self {
        Seen { viewer: self.viewer, state: self.state.clone() }
    }
}

impl<G: Game> fmt::Debug for Seen<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seen").field("viewer", &self.viewer).field("state", &self.state).finish()
    }
}

impl<G: Game> PartialEq for Seen<G> {
    fn eq(&self, other: &Self) -> bool {
        self.viewer == other.viewer && self.state == other.state
    }
}

/// Why bytes are no view of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadSeen {
    /// The bytes are not of this form.
    #[error("the view cannot be read")]
    Form,
    /// The viewer has no seat at this table.
    #[error("the viewer has no seat at this table")]
    Viewer,
    /// The position cannot be.
    #[error("the view is damaged: {0}")]
    Damage(#[from] Damage),
    /// The view holds what its viewer may not know.
    #[error("the view holds what its viewer may not know")]
    NotConcealed,
}

impl<G: Game> Seen<G> {
    /// The first door: what `viewer` may know of `state`.
    pub fn of(state: &G::State, viewer: Viewer) -> Seen<G> {
        let mut state = state.clone();
        G::conceal(&mut state, viewer);
        Seen { viewer, state }
    }

    /// The second door: from bytes, checked.
    pub fn read(bytes: &[u8]) -> Result<Seen<G>, BadSeen> {
        let ((viewer, state), rest): ((Viewer, G::State), _) =
            postcard::take_from_bytes(bytes).map_err(|_| BadSeen::Form)?;
        if !rest.is_empty() {
            return Err(BadSeen::Form);
        }
        G::check(&state)?;
        if let Viewer::Seat(seat) = viewer
            && seat.0 >= G::seats(&state)
        {
            return Err(BadSeen::Viewer);
        }
        let mut concealed = state.clone();
        G::conceal(&mut concealed, viewer);
        if concealed != state {
            return Err(BadSeen::NotConcealed);
        }
        Ok(Seen { viewer, state })
    }

    /// The bytes that go over the wire.
    pub fn bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(&(self.viewer, &self.state)).expect("a state of plain numbers and lists can be written")
    }

    /// Whose eyes it is made for.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl<G: Game> Deref for Seen<G> {
    type Target = G::State;

    fn deref(&self) -> &G::State {
        &self.state
    }
}
