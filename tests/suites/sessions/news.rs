//! What is marked as the last move, and what stands on the curtain.

use super::{People, games};
use session::curtain::Face;
use session::saved::Entry;
use std::collections::BTreeSet;
use table::scene::{Form, ItemId, Look, Scene, SurfaceKind};
use table::seat::{Seat, Viewer};
use table::text::Text;

type Places = (BTreeSet<u16>, BTreeSet<(u16, u32)>);

/// The surfaces of a scene, and the pieces on them.
fn places(scene: &Scene<Text>) -> Places {
    let pieces = scene.surfaces.iter().flat_map(|s| s.items.iter().map(|i| (s.id, i.id.0)));
    (scene.surfaces.iter().map(|s| s.id).collect(), pieces.filter(|(_, id)| *id >= ItemId::PIECES).collect())
}

fn seen(people: &People, seat: Seat) -> Places {
    places(&people.live().view(Viewer::Seat(seat)).scene(Form::Narrow))
}

#[test]
fn what_came_to_a_surface_since_the_own_last_move_is_marked_and_nothing_else() {
    let (mut marked, mut moved) = (0, 0);
    for kind in harness::kinds() {
        let seats = kind.meta().max_seats;
        let mut people = People::new(kind, seats, &table::meta::Named::new(), 3);
        // After each move that stands: its entry, and what its seat saw then.
        let mut since: Vec<Vec<(u64, Places)>> = vec![Vec::new(); usize::from(seats)];
        loop {
            let view = people.table.view();
            if let Viewer::Seat(seat) = people.table.viewer() {
                let (_, now) = seen(&people, seat);
                let expected: BTreeSet<(u16, u32)> = match since[seat.index()].last() {
                    Some((_, (surfaces, before))) => {
                        now.difference(before).filter(|(surface, _)| surfaces.contains(surface)).copied().collect()
                    }
                    None => BTreeSet::new(),
                };
                assert_eq!(view.news.iter().map(|(s, i)| (*s, i.0)).collect::<BTreeSet<_>>(), expected);
                marked += expected.len();
            } else {
                assert!(view.news.is_empty(), "nobody in particular has moved last");
            }
            let (before, acting) = (people.saved().journal.len(), view.prompt.as_ref().map(|p| p.seat));
            if !people.act() {
                break;
            }
            let saved = people.saved();
            match (acting, saved.journal.get(before..).and_then(|new| new.first())) {
                (_, Some(Entry::Strike { struck, .. })) => {
                    since.iter_mut().for_each(|moves| moves.retain(|(entry, _)| !struck.contains(entry)));
                }
                (Some(seat), Some(_)) => {
                    since[seat.index()].push((before as u64, seen(&people, seat)));
                    moved += 1;
                }
                _ => {}
            }
        }
    }
    assert!(marked > 20 && moved > 100, "{marked} marks in {moved} moves");
}

#[test]
fn a_mark_does_not_hide_what_is_asked() {
    let mut people = People::new(harness::kinds().remove(0), 3, &table::meta::Named::new(), 5);
    let mut met = 0;
    while people.act() {
        let mut scene = people.table.view().scene;
        let all: Vec<(u16, ItemId)> =
            scene.surfaces.iter().flat_map(|s| s.items.iter().map(move |i| (s.id, i.id))).collect();
        let before = scene.clone();
        table::news::mark(&mut scene, &all);
        for (was, is) in before.surfaces.iter().zip(&scene.surfaces).flat_map(|(a, b)| a.items.iter().zip(&b.items)) {
            let expected = if was.look == Look::Plain { Look::LastMove } else { was.look };
            assert_eq!(is.look, expected);
            met += usize::from(is.look == Look::Option);
        }
        assert!(before.surfaces.iter().any(|s| s.kind != SurfaceKind::Log));
    }
    assert!(met > 50, "{met} options");
}

#[test]
fn a1_the_curtain_says_the_last_thing_that_everybody_was_told() {
    let mut met = 0;
    games(1, &mut |people| {
        if let Face::Curtain(_) = people.table.face() {
            let log = people.table.public_log();
            let last = log.last().and_then(|step| step.lines.last()).cloned();
            met += usize::from(last.is_some());
            assert_eq!(people.table.view().last, last);
        }
    });
    assert!(met > 50, "{met} curtains");
}
