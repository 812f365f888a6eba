//! What a thing on screen is.
use super::state::State;
use table::prompt::Sheet;
use table::scene::TouchId;
use table::seat::Viewer;
pub fn about(_s: &State, _viewer: Viewer, _touch: TouchId) -> Option<Sheet> { None }
