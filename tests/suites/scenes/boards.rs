//! The golden boards: the beginning, the middle and the end of a game as pictures in its folder, the same that every
//! shell has to draw.

use harness::{EveryGame, Picker, start};
use std::path::{Path, PathBuf};
use table::game::{Game, Turn};
use table::input::{Input, step};
use table::live::{Entry, Kind, View};
use table::log::Log;
use table::look::drawing;
use table::meta::Named;
use table::palette::Theme;
use table::scene::{Form, Item, Look, Outline};
use table::seat::Viewer;
use table::seen::Seen;
use table::speak::Speaker;
use table::svg::{options, svg};
use table::text::Lang;

/// How many acts into a game a board is: at its beginning, in the middle, and past any end.
const OPENING: u32 = 0;
const MIDDLE: u32 = 60;
const END: u32 = u32::MAX;

const BOARDS: [(&str, u32, Form, Theme, Lang); 5] = [
    ("board-opening.svg", OPENING, Form::Narrow, Theme::Light, Lang::Cs),
    ("board.svg", MIDDLE, Form::Narrow, Theme::Light, Lang::En),
    ("board-dark.svg", MIDDLE, Form::Narrow, Theme::Dark, Lang::Hu),
    ("board-wide.svg", MIDDLE, Form::Wide, Theme::Light, Lang::Cs),
    ("board-end.svg", END, Form::Narrow, Theme::Light, Lang::Hu),
];

/// What the seat that is asked sees after so many acts of a random game; after its end, what everybody does.
fn position<G: Game>(acts_done: u32) -> Seen<G> {
    let seats = G::META.max_seats.min(4);
    let (mut state, mut picker) = (start::<G>(&Named::new(), seats), Picker::<G>::new(7));
    let mut acts = 0;
    while let Some(input) = picker.pick(&state) {
        let chance = matches!(G::turn(&state), Turn::Chance);
        if acts >= acts_done && !chance {
            break;
        }
        acts += u32::from(matches!(input, Input::Act(..)));
        step::<G>(&mut state, &input, &mut Vec::new(), &mut Log::new()).expect("what is picked is accepted");
    }
    let asked = G::turn(&state).asked().iter().next();
    Seen::of(&state, asked.map_or(Viewer::After, Viewer::Seat))
}

fn folder(id: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/games/src").join(id).join("golden");
    folder.is_dir().then_some(folder)
}

#[test]
fn the_golden_boards_stay_as_they_are() {
    struct Test(usize);
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            // The toy game has no folder in core.
            let Some(folder) = folder(G::META.id) else { return };
            self.0 += 1;
            let kind = Entry::<G>::new();
            let names = ["Anna", "Marco", "Giulia", "Přemysl"].map(str::to_owned);
            for (file, acts, form, theme, lang) in BOARDS {
                let seen = position::<G>(acts);
                let speaker = Speaker::new(lang, &[&G::META.catalogs], &names);
                let scene = seen.scene(form).map(&mut |text| speaker.say(&text));
                let picture = svg(&scene, &|id| kind.symbol(id), kind.palette(), theme);
                let path = folder.join(file);
                if std::env::var_os("TABULARIUM_REGENERATE").is_some() {
                    std::fs::write(&path, &picture).expect("goldens can be written");
                }
                let golden = std::fs::read_to_string(&path).expect("run once with TABULARIUM_REGENERATE=1");
                assert!(golden == picture, "{}: {file} differs; look at it, then regenerate", G::META.id);
            }
        }
    }
    let mut test = Test(0);
    harness::every_game(&mut test);
    assert!(test.0 >= 1, "at least one game has a folder");
}

#[test]
fn the_one_list_of_operations_of_an_item_draws_what_the_picture_shows() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let (kind, seen) = (Entry::<G>::new(), position::<G>(MIDDLE));
            let speaker = Speaker::new(Lang::En, &[&G::META.catalogs], &[]);
            // A group that is not moved says so in one picture and not in the other.
            let picture = |scene: &_| {
                let svg = svg(scene, &|id| kind.symbol(id), kind.palette(), Theme::Light);
                svg.replace(r#" transform="translate(0 0)""#, "")
            };
            for look in [
                None,
                Some(Look::Option),
                Some(Look::Chosen),
                Some(Look::Blocked),
                Some(Look::LastMove),
                Some(Look::Ghost),
            ] {
                let mut scene = seen.scene(Form::Narrow).map(&mut |text| speaker.say(&text));
                let items = |scene: &mut table::scene::Scene<String>, change: &dyn Fn(&mut Item<String>)| {
                    scene.surfaces.iter_mut().flat_map(|s| &mut s.items).for_each(change);
                };
                items(&mut scene, &|item| item.look = look.unwrap_or(item.look));
                let (drawn, many) = (picture(&scene), options(&scene));
                items(&mut scene, &|item| {
                    item.ops = drawing(item, many).ops();
                    (item.symbol, item.outline, item.shadow, item.look) = (None, Outline::None, 0, Look::Plain);
                    item.runs.clear();
                });
                assert!(picture(&scene) == drawn, "{}: {look:?}", G::META.id);
            }
        }
    }
    harness::every_game(&mut Test);
}
