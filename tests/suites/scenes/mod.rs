//! Scenes: a hand-made one as SVG, the palette's minima, and what every game's scene promises at every position.

mod boards;
mod emblems;
mod fixtures;
mod hand;
mod palette;
mod xml;

use harness::{EveryGame, Picker, every_game, settings, start};
use std::collections::{BTreeMap, BTreeSet};
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::step;
use table::letters::fit;
use table::live::{Entry, Kind, View};
use table::log::Log;
use table::palette::{MISSING, Theme};
use table::prompt::{Choice, Sheet};
use table::rules_text::Rules;
use table::scene::{Form, Item, ItemId, Look, Scene, TouchId};
use table::seat::{Seat, Viewer};
use table::seen::Seen;
use table::speak::Speaker;
use table::svg::svg;
use table::text::Lang;
use tabularium::page::json;
use xml::elements;

/// What is in sight may be so many items and so many bytes on the way to the page (DESIGN section 3).
const MOST_ITEMS: usize = 600;
const MOST_BYTES: usize = 64 << 10;

/// Hands over each viewer's view of every 25th position and of the last one, in games of every seat count and setting.
fn views<G: Game>(look: &mut impl FnMut(&Seen<G>, &mut Picker<G>)) {
    for seats in G::META.min_seats..=G::META.max_seats {
        for (n, named) in settings::<G>(seats).iter().enumerate() {
            let mut picker = Picker::<G>::new(n as u64);
            let (mut state, mut nth) = (start::<G>(named, seats), n);
            while let Some(input) = picker.pick(&state) {
                step::<G>(&mut state, &input, &mut Vec::new(), &mut Log::new()).expect("what is picked is accepted");
                nth += 1;
                let over = matches!(G::turn(&state), Turn::Over(_));
                if nth % 25 == 0 || over {
                    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]);
                    let viewers = viewers.chain(over.then_some(Viewer::After));
                    viewers.for_each(|viewer| look(&Seen::of(&state, viewer), &mut picker));
                }
            }
        }
    }
}

fn items(scene: &Scene) -> impl Iterator<Item = &Item> {
    scene.surfaces.iter().flat_map(|s| &s.items)
}

/// The answers that this viewer may see offered, for all seats that are asked.
fn offered<G: Game>(seen: &Seen<G>) -> Vec<Choice> {
    let prompts = G::turn(seen).asked().iter().filter_map(|seat| seen.prompt(seat));
    prompts.flat_map(|prompt| prompt.options).collect()
}

#[test]
fn ids_are_unique_and_a_scene_is_the_same_each_time() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            views::<G>(&mut |seen, _| {
                for form in [Form::Narrow, Form::Wide] {
                    let scene = seen.scene(form);
                    assert_eq!(scene, seen.scene(form), "{}", G::META.id);
                    assert_eq!(scene.form, form);
                    let surfaces: BTreeSet<u16> = scene.surfaces.iter().map(|s| s.id).collect();
                    assert_eq!(surfaces.len(), scene.surfaces.len(), "{}: a surface twice", G::META.id);
                    for surface in &scene.surfaces {
                        let ids: BTreeSet<u32> = surface.items.iter().map(|i| i.id.0).collect();
                        assert_eq!(
                            ids.len(),
                            surface.items.len(),
                            "{}: an item twice on {:?}",
                            G::META.id,
                            surface.kind
                        );
                    }
                }
            });
        }
    }
    every_game(&mut Test);
}

#[test]
fn e10_what_an_answer_is_anchored_to_is_on_the_scene_and_looks_like_an_option() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let mut met = 0;
            views::<G>(&mut |seen, _| {
                let anchors: BTreeSet<TouchId> = offered(seen).into_iter().flat_map(|c| c.anchors).collect();
                // Who looks at the own cards while another decides in the open need not see all of that.
                let viewer = Seen::viewer(seen);
                let asked = G::turn(seen).asked().iter().any(|s| viewer == Viewer::Seat(s)) || viewer == Viewer::Public;
                let scene = seen.scene(Form::Narrow);
                let touches: BTreeSet<TouchId> = items(&scene).filter_map(|i| i.touch).collect();
                let missing: Vec<_> =
                    anchors.difference(&touches).filter_map(|t| seen.about(*t)).map(|s| s.title.key).collect();
                assert!(
                    !asked || touches.is_superset(&anchors),
                    "{}: anchors that are not on the scene: {missing:?}",
                    G::META.id
                );
                // Several items can share a place, such as a card and the ring around it: one of them shows the option.
                let mut shown = BTreeSet::new();
                for item in items(&scene) {
                    let option = item.touch.filter(|t| anchors.contains(t));
                    match item.look {
                        Look::Option => assert!(option.is_some(), "{}: {:?} is no option", G::META.id, item.touch),
                        Look::Blocked => assert!(option.is_none(), "{}: {:?} is an option", G::META.id, item.touch),
                        Look::Plain | Look::Chosen | Look::LastMove | Look::Ghost => {}
                    }
                    if item.look != Look::Plain {
                        shown.extend(option);
                    }
                }
                let plain: Vec<_> = anchors.intersection(&touches).filter(|t| !shown.contains(t)).collect();
                assert!(!asked || plain.is_empty(), "{}: {plain:?} are options and look plain", G::META.id);
                met += anchors.len();
            });
            assert!(met > 50, "{}: {met} anchors", G::META.id);
        }
    }
    every_game(&mut Test);
}

/// Where nothing is asked of a viewer, nothing on the scene says what somebody else could do or has begun.
#[test]
fn a1_who_is_not_asked_sees_no_options_and_no_choice_begun() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            views::<G>(&mut |seen, _| {
                if offered(seen).is_empty() {
                    let marks = [Look::Option, Look::Chosen, Look::Blocked, Look::Ghost];
                    let marked = items(&seen.scene(Form::Narrow)).find(|i| marks.contains(&i.look)).cloned();
                    assert_eq!(marked, None, "{} for {:?}", G::META.id, Seen::viewer(seen));
                }
            });
        }
    }
    every_game(&mut Test);
}

fn sheet<G: Game>(seen: &Seen<G>, item: &Item) -> Option<Sheet> {
    seen.about(item.touch?)
}

#[test]
fn everything_that_can_be_touched_has_a_sheet() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let rules = Rules::parse(G::META.rules_text[0]);
            views::<G>(&mut |seen, picker| {
                let scene = seen.scene(Form::Narrow);
                let there: BTreeSet<TouchId> = items(&scene).filter_map(|i| i.touch).collect();
                for item in items(&scene).filter(|i| i.touch.is_some()) {
                    let sheet = sheet(seen, item).unwrap_or_else(|| panic!("{}: no sheet for {item:?}", G::META.id));
                    let reason = sheet.blocked.iter().filter_map(|b| b.ruling);
                    for ruling in sheet.rulings.iter().copied().chain(reason) {
                        assert!(rules.ruling(ruling).is_some(), "{}: no ruling {ruling}", G::META.id);
                    }
                    let joined = sheet.joined.iter().all(|touch| there.contains(touch));
                    assert!(joined, "{}: {item:?} is joined to what is not drawn: {:?}", G::META.id, sheet.joined);
                    let can = item.look == Look::Option && sheet.blocked.is_some();
                    assert!(!can, "{}: {item:?} is an option and blocked: {:?}", G::META.id, sheet.blocked);
                }
                // What is not on the scene may have none, and does no harm.
                let _ = seen.about(TouchId(picker.luck.below(u32::MAX)));
                let _ = seen.about(TouchId(picker.luck.below(1 << 19)));
            });
        }
    }
    every_game(&mut Test);
}

#[test]
fn what_looks_blocked_says_why_and_names_its_ruling() {
    struct Test(BTreeSet<String>);
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let mut met = 0;
            views::<G>(&mut |seen, _| {
                let scene = seen.scene(Form::Narrow);
                for item in items(&scene).filter(|i| i.look == Look::Blocked) {
                    met += 1;
                    let reason = sheet(seen, item).and_then(|s| s.blocked);
                    if reason.as_ref().is_none_or(|r| r.ruling.is_none()) {
                        let spoken = item.spoken.as_ref().map(|t| t.key.clone());
                        let viewer = Seen::viewer(seen);
                        let viewer =
                            if matches!(viewer, Viewer::Seat(_)) { "a seat".to_owned() } else { format!("{viewer:?}") };
                        self.0.insert(format!("{}: {spoken:?} for {viewer}: {reason:?}", G::META.id));
                    }
                }
            });
            assert!(met > 20, "{}: {met} blocked items", G::META.id);
        }
    }
    let mut test = Test(BTreeSet::new());
    every_game(&mut test);
    assert!(test.0.is_empty(), "{:#?}", test.0);
}

#[test]
fn everything_lies_inside_its_surface_and_a_piece_lies_in_one_place() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            views::<G>(&mut |seen, _| {
                for form in [Form::Narrow, Form::Wide] {
                    let mut pieces = BTreeSet::new();
                    for surface in seen.scene(form).surfaces {
                        for item in surface.items {
                            let (right, bottom) = (item.at.x + item.size.w, item.at.y + item.size.h);
                            let inside =
                                item.at.x >= 0 && item.at.y >= 0 && right <= surface.size.w && bottom <= surface.size.h;
                            assert!(inside, "{}: {:?} of {:?} sticks out", G::META.id, item.id, surface.kind);
                            let twice = item.id.0 >= ItemId::PIECES && !pieces.insert(item.id);
                            assert!(!twice, "{}: the piece {:?} lies in two places", G::META.id, item.id);
                        }
                    }
                }
            });
        }
    }
    every_game(&mut Test);
}

/// The least size of an option's place, in points at first sight: a finger's reach makes up for the rest, and a tap in
/// doubt zooms.
const LEAST_OPTION: i32 = 30;

#[test]
fn e10_what_can_be_chosen_is_large_enough_and_its_words_fit_in_every_language() {
    struct Test(BTreeSet<String>);
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let names = ["Přemysl", "Kateřina", "Zsófi", "Marcello", "Anežka", "Ödön"].map(str::to_owned);
            let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &[&G::META.catalogs], &names));
            let mut nth = 0;
            views::<G>(&mut |seen, _| {
                nth += 1;
                for form in [Form::Narrow, Form::Wide].into_iter().filter(|_| nth % 3 == 0) {
                    for (lang, speaker) in Lang::ALL.iter().zip(&speakers) {
                        let scene = seen.scene(form).map(&mut |text| speaker.say(&text));
                        let all = scene.surfaces.iter().flat_map(|s| &s.items);
                        for run in all.clone().flat_map(|i| &i.runs).filter(|run| !fit(run).fits) {
                            self.0.insert(format!("{} {lang:?}: {:?} is wider than its box", G::META.id, run.text));
                        }
                        for item in all.filter(|i| i.look == Look::Option) {
                            let least = item.size.w.min(item.size.h) / 100;
                            let words = item.spoken.as_deref().unwrap_or_default();
                            if least < LEAST_OPTION {
                                self.0.insert(format!("{}: {words:?} is {least} points", G::META.id));
                            }
                        }
                    }
                }
            });
        }
    }
    let mut test = Test(BTreeSet::new());
    every_game(&mut test);
    assert!(test.0.is_empty(), "{:#?}", test.0);
}

#[test]
fn a_scene_has_at_most_600_items() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let mut most = 0;
            views::<G>(&mut |seen, _| most = most.max(items(&seen.scene(Form::Wide)).count()));
            assert!(most > 10 && most <= MOST_ITEMS, "{}: {most} items", G::META.id);
        }
    }
    every_game(&mut Test);
}

#[test]
fn what_is_in_sight_keeps_to_64_kilobytes_in_every_language() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let kind = Entry::<G>::new();
            let names: Vec<String> = (0..6).map(|i| format!("Kateřina Přemyslovna {i}")).collect();
            let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &[&G::META.catalogs], &names));
            let (mut nth, mut most) = (0, 0);
            views::<G>(&mut |seen, _| {
                nth += 1;
                if nth % 3 != 0 {
                    return;
                }
                for form in [Form::Narrow, Form::Wide] {
                    let speaker = &speakers[nth / 3 % speakers.len()];
                    let scene = seen.scene(form).map(&mut |text| speaker.say(&text));
                    let sent = json::surfaces(&kind, &scene, &mut BTreeMap::new());
                    most = most.max(sent.to_string().len());
                }
            });
            assert!((1 << 10..=MOST_BYTES).contains(&most), "{}: {most} bytes", G::META.id);
        }
    }
    every_game(&mut Test);
}

#[test]
fn every_scene_becomes_a_well_formed_picture_and_no_role_or_symbol_is_missing() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let kind = Entry::<G>::new();
            let names: Vec<String> = (0..6).map(|i| format!("<{i}> & \"Ž\"")).collect();
            let speaker = Speaker::new(Lang::Hu, &[&G::META.catalogs], &names);
            let mut nth = 0;
            views::<G>(&mut |seen, _| {
                nth += 1;
                if nth % 5 != 0 {
                    return;
                }
                let book = |id| {
                    let symbol = kind.symbol(id);
                    assert!(symbol.is_some(), "{}: {id:?} is in no book", G::META.id);
                    symbol
                };
                for (form, theme) in [(Form::Narrow, Theme::Light), (Form::Wide, Theme::Dark)] {
                    let scene = seen.scene(form).map(&mut |text| speaker.say(&text));
                    let picture = svg(&scene, &book, kind.palette(), theme);
                    assert!(!picture.contains(MISSING), "{}: a role that the palette has not", G::META.id);
                    elements(&picture).unwrap_or_else(|e| panic!("{}: {e}", G::META.id));
                }
            });
            assert!(nth > 100, "{}: {nth} views", G::META.id);
        }
    }
    every_game(&mut Test);
}
