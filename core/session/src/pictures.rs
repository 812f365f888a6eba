//! The pictures in a game's rules: positions of games at random that are always the same.

use crate::luck::SeededLuck;
use table::chance::Luck;
use table::live::{Kind, Live};
use table::meta::{Named, Picture};
use table::scene::{Form, Scene};
use table::seat::Viewer;
use table::text::Text;

/// Names of the players in pictures.
pub const NAMES: [&str; 6] = ["Anna", "Marco", "Giulia", "Kati", "Otto", "Ida"];

/// All pictures in the rules of a game: the section that each stands in, and what it shows.
pub fn of(kind: &dyn Kind) -> Vec<(u8, Scene<Text>)> {
    let pictures = kind.meta().pictures.iter();
    pictures.filter_map(|picture| Some((picture.section, drawn(kind, picture)?))).collect()
}

/// One picture; none if the game does not come so far.
pub fn drawn(kind: &dyn Kind, picture: &Picture) -> Option<Scene<Text>> {
    let live = position(kind, picture)?;
    let asked = live.turn().asked().iter().next()?;
    let mut scene = live.view(Viewer::Seat(asked)).scene(Form::Narrow);
    scene.surfaces.retain(|surface| picture.shows.contains(&surface.kind));
    Some(scene)
}

fn position(kind: &dyn Kind, picture: &Picture) -> Option<Box<dyn Live>> {
    let mut live = kind.create(&Named::new(), picture.seats).ok()?;
    let mut luck = SeededLuck::new(picture.seed);
    let mut answers = 0;
    loop {
        while live.roll(&mut luck).ok()?.is_some() || live.auto().ok()?.is_some() {}
        if answers == picture.answers {
            return Some(live);
        }
        let seat = live.turn().asked().iter().next()?;
        let options = live.view(Viewer::Seat(seat)).prompt(seat)?.options.len();
        live.choose(seat, luck.below(options as u32) as u16).ok()?;
        answers += 1;
    }
}
