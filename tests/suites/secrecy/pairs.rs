//! Noninterference: two whole games that differ only in what a viewer may not know look the same to that viewer,
//! input by input. Here on the level of the game; `phone` follows some of the pairs through a whole table.

use super::five::{Shown, told};
use super::traces::Trace;
use super::twins::Pair;
use harness::start;
use session::luck::SeededLuck;
use std::fmt::Debug;
use table::chance::Luck;
use table::game::{Game, Turn};
use table::input::{Input, step};
use table::live::View;
use table::log::Log;
use table::open::{Accepted, Open};
use table::scene::{Form, TouchId};
use table::seat::{Seat, Viewer};
use table::seen::Seen;
use table::text::Text;

/// How often, one in so many, everything that can be asked of a view is asked.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// The whole view: scene, prompts, sheets, scores.
    pub views: u32,
    /// What somebody begins and does not end.
    pub drafts: u32,
}

/// How two games of a pair differ.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    /// Positions looked at.
    pub positions: u64,
    /// Those whose whole states differ.
    pub apart: u64,
    /// Drafts of others begun on the side.
    pub drafts: u64,
}

/// Fails unless two things that a viewer is shown are the same; says where they first differ.
pub fn same<T: PartialEq + Debug>(what: &str, left: &T, right: &T) -> Result<(), String> {
    if left == right {
        return Ok(());
    }
    let (left, right) = (format!("{left:?}"), format!("{right:?}"));
    let alike = left.chars().zip(right.chars()).take_while(|(one, two)| one == two).count();
    let part = |whole: &str| whole.chars().skip(alike.saturating_sub(40)).take(160).collect::<String>();
    Err(format!("{what} differs: …{}… and …{}…", part(&left), part(&right)))
}

/// The two views answer alike, whatever is asked.
pub fn same_views(left: &dyn View, right: &dyn View, luck: &mut impl Luck) -> Result<(), String> {
    same("the viewer", &left.viewer(), &right.viewer())?;
    same("the bytes", &left.bytes(), &right.bytes())?;
    same("who is asked", &left.turn(), &right.turn())?;
    same("the headline", &left.headline(), &right.headline())?;
    same("the reckoning", &left.reckoning(), &right.reckoning())?;
    // One seat too many, as a shell may ask for anything.
    for seat in Seat::all(left.seats() + 1) {
        let (one, two) = (left.prompt(seat), right.prompt(seat));
        same("the prompt", &one, &two)?;
        let options = one.map_or(0, |prompt| prompt.options.len() as u16);
        for option in 0..=options {
            same("a preview", &left.preview(seat, option), &right.preview(seat, option))?;
        }
    }
    let (narrow, wide) = (left.scene(Form::Narrow), left.scene(Form::Wide));
    same("the scene", &narrow, &right.scene(Form::Narrow))?;
    same("the wide scene", &wide, &right.scene(Form::Wide))?;
    let shown = narrow.surfaces.iter().flat_map(|surface| &surface.items).filter_map(|item| item.touch);
    for touch in shown.chain(touches(luck)) {
        same("a sheet", &left.about(touch), &right.about(touch))?;
    }
    Ok(())
}

/// Touch ids as a hostile shell could make them up: near those that exist, and anywhere.
pub fn touches(luck: &mut impl Luck) -> Vec<TouchId> {
    let mut made_up = |_| match luck.below(3) {
        0 => TouchId(luck.below(300)),
        1 => TouchId(luck.below(9) << 16 | luck.below(7) << 8 | luck.below(20)),
        _ => TouchId(luck.below(u32::MAX)),
    };
    (0..16).map(&mut made_up).collect()
}

/// What a viewer reads in the log of one input.
fn lines<G: Game>(done: &Accepted<G>, viewer: Viewer) -> Vec<Text> {
    done.told.iter().filter(|(audience, _)| audience.reaches(viewer)).filter_map(|(_, event)| G::tell(event)).collect()
}

/// What others begin and could take back shows nowhere.
fn drafts_are_secret<G: Game>(
    state: &G::State,
    viewer: Viewer,
    luck: &mut impl Luck,
    tally: &mut Tally,
) -> Result<(), String> {
    // The draft of an open decision is public (decision 1).
    let Turn::Seats { private, .. } = G::turn(state) else { return Ok(()) };
    for seat in private.iter().filter(|seat| viewer != Viewer::Seat(*seat)) {
        let mut list = Vec::new();
        G::actions(state, seat, &mut list);
        let action = list[luck.below(list.len() as u32) as usize];
        let (mut after, mut log) = (state.clone(), Log::new());
        step::<G>(&mut after, &Input::Act(seat, action), &mut Vec::new(), &mut log).map_err(|e| e.to_string())?;
        if G::drafting(&after, seat) {
            same("what is told of a draft", &told(log.told(), viewer), &Vec::new())?;
            same("the view during a draft", &Shown::of::<G>(state, viewer), &Shown::of::<G>(&after, viewer))?;
            tally.drafts += 1;
        }
    }
    Ok(())
}

/// Follows a pair whose inputs stand for each other one by one.
pub fn aligned<G: Game>(pair: &Pair<G::Action>, care: Care, luck: &mut SeededLuck) -> Result<Tally, String> {
    let viewer = pair.viewer;
    let mut tally = Tally::default();
    let open = |trace: &Trace<G::Action>| Open::<G>::new(start::<G>(&trace.named, trace.seats));
    let (mut left, mut right) = (open(&pair.left), open(&pair.right));
    for (one, two) in pair.left.inputs.iter().zip(&pair.right.inputs) {
        same("what is forced", &left.forced(), &right.forced())?;
        let (one, two) = match (left.input(*one, false), right.input(*two, false)) {
            (Ok(one), Ok(two)) => (one, two),
            (one, two) => return Err(format!("refused: {:?} and {:?}", one.err(), two.err())),
        };
        same("what is told", &told(&one.told, viewer), &told(&two.told, viewer))?;
        same("the log", &lines::<G>(&one, viewer), &lines::<G>(&two, viewer))?;
        same("who is asked", &G::turn(left.state()), &G::turn(right.state()))?;
        // The view after the game too: scrubbing shows it of every position.
        let (one, two) = (left.seen(viewer), right.seen(viewer));
        same("the bytes", &one.bytes(), &two.bytes())?;
        if luck.below(care.views) == 0 {
            same_views(&one, &two, luck)?;
        }
        if let Viewer::Seat(seat) = viewer
            && luck.below(care.views) == 0
        {
            same("whether there is an undo", &left.can_undo(seat), &right.can_undo(seat))?;
        }
        if luck.below(care.drafts) == 0 && viewer != Viewer::After {
            drafts_are_secret::<G>(left.state(), viewer, luck, &mut tally)?;
            drafts_are_secret::<G>(right.state(), viewer, luck, &mut tally)?;
        }
        tally.positions += 1;
        tally.apart += u64::from(left.state() != right.state());
    }
    Ok(tally)
}

/// What one input shows: what is told, what is seen after it, and whether the viewer could then undo something.
type Frame = (Vec<String>, Shown, bool);

/// What a viewer is shown in a game from first to last, without the inputs that show nothing.
fn film<G: Game>(trace: &Trace<G::Action>, viewer: Viewer) -> Result<Vec<Frame>, String> {
    let mut game = Open::<G>::new(start::<G>(&trace.named, trace.seats));
    let mut film = vec![(Vec::new(), Shown::of::<G>(game.state(), viewer), false)];
    for input in &trace.inputs {
        let done = game.input(*input, false).map_err(|refusal| refusal.to_string())?;
        let can_undo = matches!(viewer, Viewer::Seat(seat) if game.can_undo(seat));
        let frame = (told(&done.told, viewer), Shown::of::<G>(game.state(), viewer), can_undo);
        let last = film.last().expect("there is a first frame");
        if !frame.0.is_empty() || frame.1 != last.1 || frame.2 != last.2 {
            film.push(frame);
        }
    }
    Ok(film)
}

/// Follows a pair of which one does more than the other, unseen.
fn unaligned<G: Game>(pair: &Pair<G::Action>, luck: &mut SeededLuck) -> Result<Tally, String> {
    let (left, right) = (film::<G>(&pair.left, pair.viewer)?, film::<G>(&pair.right, pair.viewer)?);
    same("how much is shown", &left.len(), &right.len())?;
    for (one, two) in left.iter().zip(&right) {
        same("what is shown", one, two)?;
        if luck.below(32) == 0 {
            let read = |shown: &Shown| Seen::<G>::read(&shown.bytes).map_err(|e| e.to_string());
            same_views(&read(&one.1)?, &read(&two.1)?, luck)?;
        }
    }
    // All of it differs: more happens in one than in the other.
    Ok(Tally { positions: left.len() as u64, apart: left.len() as u64, drafts: 0 })
}

/// Follows a pair to its end.
pub fn check<G: Game>(pair: &Pair<G::Action>, care: Care, seed: u64) -> Result<Tally, String> {
    let mut luck = SeededLuck::new(seed);
    if pair.aligned { aligned::<G>(pair, care, &mut luck) } else { unaligned::<G>(pair, &mut luck) }
}
