//! Everything there is to see.
use super::state::State;
use table::canvas::Canvas;
use table::seat::Viewer;
pub fn scene(_s: &State, _viewer: Viewer, _canvas: &mut Canvas) {}
