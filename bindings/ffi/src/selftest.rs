//! Functions that exist only to test and to measure the bridge.

use crate::error::CoreError;
use crate::scene::{Op, Paints, Seg, Surface};
use crate::view::Form;
use session::luck::SeededLuck;
use table::chance::Luck;
use table::live::Live;
use table::meta::Named;
use table::palette::Theme;
use table::seat::{Seat, Viewer};
use table::speak::Speaker;
use table::svg::svg;
use table::text::Lang;

/// A record with nothing in it.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Blank {
    /// The number that came in.
    pub number: u32,
}

/// Gives a record of nothing: what a call costs at least.
#[uniffi::export]
pub fn selftest_blank(number: u32) -> Blank {
    Blank { number }
}

/// Gives words back: every letter has to come through.
#[uniffi::export]
pub fn selftest_echo(words: String) -> String {
    words
}

/// Gives a big value: so many outlines of a hundred pieces, one in another.
#[uniffi::export]
pub fn selftest_big(count: u32) -> Vec<Op> {
    let path: Vec<Seg> = (0..100).map(|n| Seg::Line { x: n, y: -n }).collect();
    let nest = |n: u32| {
        let fill = Op::Fill { path: path.clone(), paint: n as i32, even_odd: n % 2 == 1 };
        Op::Group { opacity: 50, dx: 0, dy: 0, ops: vec![fill] }
    };
    (0..count).map(nest).collect()
}

/// Fails with these words.
#[uniffi::export]
pub fn selftest_error(words: String) -> Result<(), CoreError> {
    Err(CoreError::Refused { words })
}

/// A bug outside of every table: the bridge itself catches it. It has an error's type, as Swift cannot hear of a bug in a
/// function that has none.
#[uniffi::export]
pub fn selftest_panic() -> Result<(), CoreError> {
    panic!("a bug on purpose");
}

/// A position as it crosses, and as the core itself draws it.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Board {
    /// As it crosses.
    pub surfaces: Vec<Surface>,
    /// As SVG by day: what there is at first sight, the surfaces one below the other.
    pub svg: String,
}

/// The position of a random game after so many answers, in English, as the seat that is asked sees it: always the same.
/// Nothing if there is no such game or seat count. A game that ends before is shown as it ended.
#[uniffi::export]
pub fn selftest_board(game: String, seats: u32, seed: u64, answers: u32, form: Form) -> Option<Board> {
    let kind = games::list().into_iter().find(|kind| kind.meta().id == game)?;
    let mut live = kind.create(&Named::new(), u8::try_from(seats).ok()?).ok()?;
    let mut luck = SeededLuck::new(seed);
    settle(live.as_mut(), &mut luck);
    for _ in 0..answers {
        let Some(seat) = asked(live.as_ref()) else { break };
        let options = live.view(Viewer::Seat(seat)).prompt(seat)?.options.len();
        live.choose(seat, luck.below(options as u32) as u16).ok()?;
        settle(live.as_mut(), &mut luck);
    }
    let names = session::pictures::NAMES.map(str::to_owned);
    let speaker = Speaker::new(Lang::En, &[&kind.meta().catalogs], &names);
    let viewer = asked(live.as_ref()).map_or(Viewer::After, Viewer::Seat);
    let scene = live.view(viewer).scene(form.into()).map(&mut |text| speaker.say(&text));
    let surfaces = Paints::new(kind.palette()).surfaces(&scene);
    Some(Board { surfaces, svg: svg(&scene, &|id| kind.symbol(id), kind.palette(), Theme::Light) })
}

fn asked(live: &dyn Live) -> Option<Seat> {
    live.turn().asked().iter().next()
}

/// Draws chance and answers what is forced, until somebody has to decide.
fn settle(live: &mut dyn Live, luck: &mut SeededLuck) {
    while matches!(live.roll(luck), Ok(Some(_))) || matches!(live.auto(), Ok(Some(_))) {}
}
