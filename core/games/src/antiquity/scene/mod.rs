//! Everything there is to see: the players, the map, the cities of everybody, goods, what comes, what can be chosen.
//!
//! The whole map stands on a phone at first sight; what is small is read when it is zoomed. What the question is about
//! comes first: the cities while they are built in and graves are dug, the map otherwise.

mod book;
mod cities;
mod goods;
mod head;
mod hex;
mod map;
mod marks;
mod outline;
mod parts;
mod pieces;
mod players;
mod reserve;
mod roofs;
mod status;
mod stock;
mod terrain;

pub use book::{VIGNETTE, symbol};

use super::action::Action;
use super::state::{Phase, State};
use super::touch::Touch;
use marks::Marks;
use table::canvas::Canvas;
use table::emblem::Emblems;
use table::meta::Picture;
use table::scene::SurfaceKind::{Board, Market, Mat};
use table::scene::{Form, Look, Op};
use table::seat::{Seat, Viewer};

/// The roles of this game's own, by day and by night: edges on boards, the map, walls and floors, the roofs by use,
/// graves, and the colours of the seats as they are read on a light tile.
pub const PALETTE: &[(&str, [&str; 2])] = &[
    ("tile", ["#F8EFDA", "#E6D8BC"]),
    ("edge-road", ["#2A1F18", "#0E0A07"]),
    ("map-edge", ["#6A5138", "#0E0A07"]),
    ("veil", ["#F1E6D240", "#1C161159"]),
    ("bone-line", ["#FBF6EA", "#0E0A07"]),
    ("city-wall", ["#A8583A", "#6E3524"]),
    ("city-floor", ["#EBD9B8", "#463828"]),
    ("b-house", ["#F3E6CD", "#D9C7A6"]),
    ("b-house-mark", ["#D8C29A", "#B59F78"]),
    ("b-holy", ["#EFE6D6", "#CFC1AB"]),
    ("on-b-holy", ["#5B1F2A", "#4A141F"]),
    ("b-holy-mark", ["#C9B7A0", "#A6957C"]),
    ("b-school", ["#A9B7CF", "#7F91B0"]),
    ("on-b-school", ["#16294A", "#0B1830"]),
    ("b-school-mark", ["#7F93B4", "#5F7396"]),
    ("b-trade", ["#DFA95A", "#C08C42"]),
    ("on-b-trade", ["#3A2408", "#2A1804"]),
    ("b-trade-mark", ["#B9822F", "#94651F"]),
    ("b-water", ["#8DBDB6", "#628EA6"]),
    ("on-b-water", ["#122E40", "#081C2A"]),
    ("b-water-mark", ["#6A93A6", "#3F6F82"]),
    ("b-dump", ["#9A8C80", "#7A6D62"]),
    ("on-b-dump", ["#231A14", "#15100C"]),
    ("b-dump-mark", ["#776A5F", "#5B5048"]),
    ("grave-ground", ["#4A4038", "#100C09"]),
    ("grave-stone", ["#E9DFCD", "#BCA98F"]),
    ("rubra-text", ["#BA3828", "#BA3828"]),
    ("lapis-text", ["#21468F", "#21468F"]),
    ("ochra-text", ["#8A6410", "#8A6410"]),
    ("oliva-text", ["#55631F", "#55631F"]),
    ("porphyra-text", ["#471039", "#471039"]),
    ("marmor-text", ["#2A2A2A", "#2A2A2A"]),
];

/// The pictures in the rules.
pub const PICTURES: &[Picture] = &[
    Picture { section: 1, seats: 3, seed: 0, answers: 1, shows: &[Board] },
    Picture { section: 4, seats: 2, seed: 2851, answers: 80, shows: &[Mat] },
    Picture { section: 5, seats: 2, seed: 601, answers: 40, shows: &[Board] },
    Picture { section: 7, seats: 2, seed: 45, answers: 42, shows: &[Mat] },
    Picture { section: 12, seats: 2, seed: 72, answers: 37, shows: &[Board] },
    Picture { section: 13, seats: 2, seed: 41, answers: 53, shows: &[Board] },
    Picture { section: 14, seats: 2, seed: 1226, answers: 51, shows: &[Mat] },
    Picture { section: 15, seats: 2, seed: 1117, answers: 60, shows: &[Board] },
    Picture { section: 18, seats: 2, seed: 5, answers: 27, shows: &[Market] },
];

/// The width of what stands above and below the map: a phone's 390 points less the margins.
const WIDTH: i32 = 36600;

/// Draws what the viewer knows.
pub fn scene(s: &State, viewer: Viewer, canvas: &mut Canvas) {
    let marks = Marks::of(s, viewer, canvas.emblems());
    let own = marks.focus;
    let in_city = is_in_city(s) && marks.is_asked();
    // Beside the map there is room for the own cities too: what has no owner stands there.
    let beside = canvas.form() == Form::Wide && marks.is_asked() && !in_city;
    let owner = if beside { None } else { Some(own) };
    // On a phone the board and what it is played with stand together, and the players below.
    let narrow = canvas.form() == Form::Narrow;
    // Where the map comes first and leaves its corners free, they stand there.
    let corners = players::Card::on_map(s.seats, canvas.form()).filter(|_| !in_city);
    if !narrow {
        players::players(s, &marks, canvas);
    }
    if in_city {
        cities::cities(s, own, owner, &marks, canvas);
        stock::stock(s, &marks, canvas);
        stock::supply(s, &marks, canvas);
        reserve::offers(s, &marks, canvas);
        reserve::reserve(s, &marks, canvas);
        reserve::saints(s, &marks, canvas);
    } else {
        reserve::deeds(s, &marks, canvas);
        map::map(s, corners, &marks, canvas);
        stock::supply(s, &marks, canvas);
    }
    if narrow && corners.is_none() {
        players::players(s, &marks, canvas);
    }
    status::status(s, corners.is_some() && s.seats == 2, &marks, canvas);
    if in_city {
        map::map(s, None, &marks, canvas);
    } else {
        stock::stock(s, &marks, canvas);
        reserve::offers(s, &marks, canvas);
        cities::cities(s, own, owner, &marks, canvas);
        reserve::saints(s, &marks, canvas);
    }
    for seat in s.all().filter(|seat| *seat != own) {
        cities::cities(s, seat, Some(seat), &marks, canvas);
    }
}

/// Whether a thing stands for an answer to a question that the viewer sees.
pub fn can_be_chosen(s: &State, viewer: Viewer, touch: Touch) -> bool {
    Marks::of(s, viewer, Emblems::default()).look(touch) == Look::Option
}

/// Whether the question is about squares of cities.
fn is_in_city(s: &State) -> bool {
    match s.phase {
        Phase::City | Phase::Famine => true,
        Phase::Pollution => s.due == 0 && s.graves_due > 0,
        _ => false,
    }
}

/// What an answer would bring about, drawn on the thing that stands for it.
pub fn ghost(s: &State, seat: Seat, action: Action, canvas: &Canvas) -> Vec<Op> {
    match action {
        Action::Found(_) | Action::Hex(_) | Action::Pollute(_) => map::ghost(s, seat, action, canvas.emblem(seat)),
        Action::Square(_) | Action::Turn(_) | Action::Size(_) | Action::Grave(_) => cities::ghost(s, seat, action),
        _ => Vec::new(),
    }
}
