//! The scenes made by hand after the mock-ups keep what every game's scene promises, in all languages.

use harness::fixtures::{ALL, Fixture};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use table::letters::fit;
use table::palette::{MISSING, Theme};
use table::scene::{Item, Look, Scene, SymbolId};
use table::svg::{options, waits_for};
use table::text::Lang;
use tabularium::page::json;

use super::{MOST_BYTES, MOST_ITEMS};

/// The least size of a place for a finger, in points, and how far a board is zoomed at most.
const FINGER: i32 = 44;
const MOST_ZOOM: i32 = 6;

fn each(look: &mut impl FnMut(&Fixture, Lang, &Scene<String>)) {
    assert_eq!(ALL.len(), 6, "mock-ups 05 to 10; 04 is the scene of Pecunia non olet itself");
    for fixture in ALL {
        for lang in Lang::ALL {
            look(fixture, lang, &fixture.scene(lang));
        }
    }
}

fn items(scene: &Scene<String>) -> impl Iterator<Item = &Item<String>> {
    scene.surfaces.iter().flat_map(|s| &s.items)
}

#[test]
fn ids_are_unique_and_everything_lies_inside_its_surface() {
    each(&mut |fixture, lang, scene| {
        let id = fixture.id;
        let surfaces: BTreeSet<u16> = scene.surfaces.iter().map(|s| s.id).collect();
        assert_eq!(surfaces.len(), scene.surfaces.len(), "{id}: a surface twice");
        for surface in &scene.surfaces {
            let ids: BTreeSet<u32> = surface.items.iter().map(|i| i.id.0).collect();
            assert_eq!(ids.len(), surface.items.len(), "{id}: an item twice");
            for item in &surface.items {
                let (right, bottom) = (item.at.x + item.size.w, item.at.y + item.size.h);
                let inside = item.at.x >= 0 && item.at.y >= 0 && right <= surface.size.w && bottom <= surface.size.h;
                assert!(inside, "{id} {lang:?}: {:?} of {:?} sticks out", item.id, surface.kind);
            }
        }
    });
}

#[test]
fn texts_fit_their_boxes_in_all_languages() {
    let mut read = 0;
    each(&mut |fixture, lang, scene| {
        for run in items(scene).flat_map(|i| &i.runs) {
            read += 1;
            assert!(fit(run).fits, "{} {lang:?}: {:?} is wider than its box", fixture.id, run.text);
        }
    });
    assert!(read > 500, "{read} texts");
}

#[test]
fn what_can_be_chosen_can_be_touched_and_is_large_enough_when_zoomed() {
    let mut met = 0;
    each(&mut |fixture, _, scene| {
        for item in items(scene).filter(|i| i.look == Look::Option) {
            met += 1;
            assert!(item.touch.is_some() && item.spoken.is_some(), "{}: {:?}", fixture.id, item.id);
            let least = item.size.w.min(item.size.h) * MOST_ZOOM / 100;
            assert!(least >= FINGER, "{}: {:?} is {least} points when zoomed", fixture.id, item.id);
        }
        for item in items(scene).filter(|i| i.touch.is_some()) {
            assert!(item.spoken.is_some(), "{}: {:?} can be touched and not be heard", fixture.id, item.id);
        }
    });
    assert!(met > 100, "{met} options");
}

#[test]
fn numbers_and_captions_that_are_drawn_can_be_read() {
    each(&mut |fixture, lang, scene| {
        for run in items(scene).flat_map(|i| &i.runs).filter(|run| waits_for(run) == 0) {
            let number = !run.text.is_empty() && run.text.chars().all(|c| c.is_ascii_digit());
            let least = if number { 1150 } else { 950 };
            let size = fit(run).size;
            assert!(size >= least, "{} {lang:?}: {:?} is set in {size}", fixture.id, run.text);
        }
    });
}

#[test]
fn a_fixture_keeps_the_budget_of_a_view() {
    each(&mut |fixture, lang, scene| {
        let count = items(scene).count();
        assert!(count <= MOST_ITEMS, "{}: {count} items", fixture.id);
        let sent = json::drawn(&|id| fixture.symbol(id), scene, &mut BTreeMap::new()).to_string().len();
        assert!(sent <= MOST_BYTES, "{} {lang:?}: {sent} bytes", fixture.id);
    });
}

#[test]
fn no_symbol_and_no_role_is_missing() {
    each(&mut |fixture, lang, scene| {
        let missing: Vec<SymbolId> = items(scene)
            .filter_map(|i| i.symbol)
            .chain(scene.surfaces.iter().filter_map(|s| s.backdrop))
            .filter(|id| fixture.symbol(*id).is_none())
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?} are in no book", fixture.id);
        for theme in [Theme::Light, Theme::Dark] {
            let picture = fixture.picture(lang, theme);
            assert!(!picture.contains(MISSING), "{}: a role that no palette has", fixture.id);
            super::xml::elements(&picture).unwrap_or_else(|e| panic!("{}: {e}", fixture.id));
        }
    });
}

/// The pictures are large; what is kept of each is how much there is of it and a sum over all of it. Look at them with
/// `cargo run -p suites --bin beside` before the file is made anew with TABULARIUM_REGENERATE=1.
#[test]
fn the_pictures_of_the_fixtures_stay_as_they_are() {
    let mut sums = String::new();
    each(&mut |fixture, lang, scene| {
        for theme in [Theme::Light, Theme::Dark] {
            let picture = fixture.picture(lang, theme);
            let sum = crc32fast::hash(picture.as_bytes());
            let (count, offered) = (items(scene).count(), options(scene));
            let _ = writeln!(
                sums,
                "{} {lang:?} {theme:?}: {count} items, {offered} options, {} bytes, {sum:08x}",
                fixture.id,
                picture.len()
            );
        }
    });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("suites/golden/fixtures.txt");
    if std::env::var_os("TABULARIUM_REGENERATE").is_some() {
        std::fs::write(&path, &sums).expect("goldens can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("run once with TABULARIUM_REGENERATE=1");
    assert_eq!(sums, golden, "a fixture is drawn differently: look at it, then TABULARIUM_REGENERATE=1");
}
