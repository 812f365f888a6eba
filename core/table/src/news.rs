//! What is new since a viewer's last move: pieces that came to a surface are marked until the next one.

use crate::scene::{ItemId, Look, Scene};
use std::collections::BTreeSet;

/// A piece on a surface.
pub type Place = (u16, ItemId);

/// The pieces that lie on another surface than they did `before`.
pub fn since<T>(before: &Scene<T>, now: &Scene<T>) -> Vec<Place> {
    let places = |scene: &Scene<T>| -> BTreeSet<Place> {
        let on = scene.surfaces.iter().flat_map(|s| s.items.iter().map(|item| (s.id, item.id)));
        on.filter(|(_, item)| item.0 >= ItemId::PIECES).collect()
    };
    let (there, known) = (places(before), before.surfaces.iter().map(|s| s.id).collect::<BTreeSet<_>>());
    // What a surface shows that was not shown before is no news: its pieces lay there all the time.
    places(now).into_iter().filter(|place| known.contains(&place.0) && !there.contains(place)).collect()
}

/// Marks pieces as changed by the last move, unless the question marks them otherwise.
pub fn mark<T>(scene: &mut Scene<T>, news: &[Place]) {
    for surface in &mut scene.surfaces {
        let id = surface.id;
        for item in surface.items.iter_mut().filter(|item| news.contains(&(id, item.id))) {
            if item.look == Look::Plain {
                item.look = Look::LastMove;
            }
        }
    }
}
