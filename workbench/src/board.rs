//! `board`: a position of a random game as a picture, the way a builder looks at a board.

use crate::args::Args;
use games::Visit;
use session::luck::SeededLuck;
use table::game::Game;
use table::input::Input;
use table::live::{Entry, Kind, View};
use table::log::Log;
use table::palette::Theme;
use table::playout::{carry_out, pick};
use table::scene::Form;
use table::seat::{Seat, Viewer};
use table::seen::Seen;
use table::speak::Speaker;
use table::svg::svg;
use table::text::Lang;
use table::trace::Traced;

/// Names of players in pictures.
pub const NAMES: [&str; 6] = ["Anna", "Marco", "Giulia", "Přemysl", "Kati", "Otto"];

/// Draws the board.
pub fn run(args: &Args) -> Result<(), String> {
    let mut board = Board { args, done: None };
    games::each(&mut board);
    board.done.unwrap_or_else(|| Err(format!("no game is called {:?}", args.game)))
}

struct Board<'a> {
    args: &'a Args,
    done: Option<Result<(), String>>,
}

impl Visit for Board<'_> {
    fn game<G: Traced>(&mut self) {
        if self.args.game.as_deref() == Some(G::META.id) {
            self.done = Some(board::<G>(self.args));
        }
    }
}

fn board<G: Game>(args: &Args) -> Result<(), String> {
    let seats = args.seats.unwrap_or(G::META.min_seats);
    let mut state = G::setup(&args.options(&G::META, seats)?, seats);
    let mut luck = SeededLuck::new(args.seed);
    let (mut list, mut weights, mut log) = (Vec::new(), Vec::new(), Log::silent());
    let mut steps = 0;
    while steps < args.steps || matches!(G::turn(&state), table::game::Turn::Chance) {
        let Some(input) = pick::<G>(&state, &mut luck, &mut list, &mut weights) else { break };
        carry_out::<G>(&mut state, input, &mut log);
        steps += u64::from(matches!(input, Input::Act(..)));
    }
    let viewer = match args.viewer.as_deref() {
        None | Some("public") => Viewer::Public,
        Some("after") => Viewer::After,
        Some("asked") => G::turn(&state).asked().iter().next().map_or(Viewer::Public, Viewer::Seat),
        Some(seat) => Viewer::Seat(Seat(seat.parse().map_err(|_| format!("no viewer is called {seat}"))?)),
    };
    let names: Vec<String> = NAMES.iter().take(usize::from(seats)).map(|n| (*n).to_owned()).collect();
    let speaker = Speaker::new(args.lang.unwrap_or(Lang::En), &[&G::META.catalogs], &names);
    let seen: Box<dyn View> = Box::new(Seen::<G>::of(&state, viewer));
    let form = if args.wide { Form::Wide } else { Form::Narrow };
    let scene = seen.scene(form).map(&mut |text| speaker.say(&text));
    let kind = Entry::<G>::new();
    let theme = if args.dark { Theme::Dark } else { Theme::Light };
    let picture = svg(&scene, &|id| kind.symbol(id), kind.palette(), theme);
    let path = args.output.as_deref().ok_or("board needs -o FILE.svg or -o FILE.png")?;
    let bytes = if path.ends_with(".png") { png(&picture)? } else { picture.into_bytes() };
    std::fs::write(path, bytes).map_err(|e| format!("{path}: {e}"))
}

/// A picture at double size, with the fonts of this machine.
fn png(picture: &str) -> Result<Vec<u8>, String> {
    let mut options = resvg::usvg::Options::default();
    options.fontdb_mut().load_system_fonts();
    let tree = resvg::usvg::Tree::from_str(picture, &options).map_err(|e| e.to_string())?;
    let size = tree.size().to_int_size();
    let mut pixels = resvg::tiny_skia::Pixmap::new(size.width() * 2, size.height() * 2).ok_or("an empty picture")?;
    resvg::render(&tree, resvg::tiny_skia::Transform::from_scale(2.0, 2.0), &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| e.to_string())
}
