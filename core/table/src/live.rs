//! Games without their types: what session, ffi and web hold, so that none of them knows a game.

use crate::canvas::Canvas;
use crate::chance::Luck;
use crate::emblem::Emblems;
use crate::game::{Damage, Game, Turn};
use crate::input::{Input, Refusal};
use crate::meta::{BadOption, Meta, Named};
use crate::open::{Accepted, Open};
use crate::prompt::{Preview, Prompt, Reckoning, Sheet};
use crate::scene::{Form, Op, Scene, Symbol, SymbolId, TouchId};
use crate::seat::{Audience, Seat, SeatSet, Viewer};
use crate::seen::{BadSeen, Seen};
use crate::text::Text;
use std::marker::PhantomData;
use thiserror::Error;

/// Why a saved state was not opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadState {
    /// It is not of the form that this game writes.
    #[error("the state cannot be read: {0}")]
    Form(String),
    /// The position cannot be.
    #[error("the state is damaged: {0}")]
    Damage(#[from] Damage),
    /// It is one viewer's view, not the whole.
    #[error("parts of the state are concealed")]
    Concealed,
}

/// An input that was accepted, without its types.
#[derive(Clone, PartialEq, Debug)]
pub struct Done {
    /// The input as one line of JSON: what the journal keeps.
    pub input: String,
    /// Whose act it was; none for chance.
    pub seat: Option<Seat>,
    /// What it told and to whom. An event without words is kept with none, as a change to be shown.
    pub told: Vec<(Audience, Option<Text>)>,
    /// The seats whose undo may not reach back past it.
    pub barrier: SeatSet,
    /// Whether nothing up to here can be undone any more.
    pub sealed: bool,
    /// Whether a command is completed by it.
    pub ends: bool,
}

/// A game in the list of games.
pub trait Kind: Send + Sync {
    /// Its card.
    fn meta(&self) -> &'static Meta;
    /// A symbol, of the house or of the game's own book.
    fn symbol(&self, id: SymbolId) -> Option<Symbol> {
        crate::icons::symbol(id)
    }
    /// The roles of the game's own palette, by day and by night.
    fn palette(&self) -> &'static [(&'static str, [&'static str; 2])] {
        &[]
    }
    /// A new game before any chance.
    fn create(&self, options: &Named, seats: u8) -> Result<Box<dyn Live>, BadOption>;
    /// A game from a saved state (JSON), checked.
    fn load(&self, state: &str) -> Result<Box<dyn Live>, BadState>;
    /// A view from bytes, checked.
    fn read_view(&self, bytes: &[u8]) -> Result<Box<dyn View>, BadSeen>;
}

/// An open game on the host's side.
pub trait Live: Send {
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Who has to do something now.
    fn turn(&self) -> Turn;
    /// Takes the option at this place of the seat's list of actions.
    fn choose(&mut self, seat: Seat, option: u16) -> Result<Done, Refusal>;
    /// The place of an action in the seat's list of actions: what `View::action` wrote, on whichever device.
    fn option_of(&self, seat: Seat, action: &[u8]) -> Result<u16, Refusal>;
    /// Draws the chance needed now; nothing when none is.
    fn roll(&mut self, luck: &mut dyn Luck) -> Result<Option<Done>, Refusal>;
    /// Answers for a player where everybody can see that there is no choice; nothing when there is.
    fn auto(&mut self) -> Result<Option<Done>, Refusal>;
    /// Takes in an input from a journal.
    fn replay(&mut self, input: &str, auto: bool) -> Result<Done, Refusal>;
    /// Whether `undo` would strike something.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Strikes the last step of a draft, or the last command; returns the places struck, counted since the last seal.
    fn undo(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal>;
    /// Strikes everything this seat did since its last barrier.
    fn restart(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Box<dyn View>;
    /// The whole position as JSON with field names.
    fn state(&self) -> String;
    /// The position at the last barrier for all, as JSON.
    fn base(&self) -> String;
    /// A second table at the same position.
    fn fork(&self) -> Box<dyn Live>;
}

/// One viewer's side of a game.
pub trait View: Send {
    /// Whose eyes it is for.
    fn viewer(&self) -> Viewer;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Who has to do something now.
    fn turn(&self) -> Turn;
    /// What this seat is asked, as far as this viewer may answer: its own decisions, and the open ones of others.
    /// `can_undo` is the host's to say and stands at false.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// The action of an option as bytes: what a device proposes to the one that holds the game.
    fn action(&self, seat: Seat, option: u16) -> Option<Vec<u8>>;
    /// What an option would do.
    fn preview(&self, seat: Seat, option: u16) -> Option<Preview>;
    /// Everything there is to see, where seats wear these emblems.
    fn dressed(&self, form: Form, emblems: Emblems) -> Scene;
    /// Everything there is to see, where each seat wears the emblem of its number.
    fn scene(&self, form: Form) -> Scene {
        self.dressed(form, Emblems::default())
    }
    /// What is drawn on the thing that stands for an option while it is shown and not yet chosen.
    fn ghost(&self, seat: Seat, option: u16, form: Form, emblems: Emblems) -> Vec<Op>;
    /// What a thing on screen is.
    fn about(&self, touch: TouchId) -> Option<Sheet>;
    /// One line for the shelf.
    fn headline(&self) -> Text;
    /// The scores.
    fn reckoning(&self) -> Reckoning;
    /// The bytes that go over the wire; equal bytes show the same.
    fn bytes(&self) -> Vec<u8>;
    /// The public view, which every viewer's own one contains.
    fn public(&self) -> Box<dyn View>;
    /// The whole position as `Live::state` writes it, if nothing is concealed in this view.
    fn whole(&self) -> Option<String>;
    /// The same view once more.
    fn again(&self) -> Box<dyn View>;
}

/// Makes an entry for the list of games out of a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    /// The entry.
    pub const fn new() -> Self {
        Entry(PhantomData)
    }
}

impl<G: Game> Kind for Entry<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn symbol(&self, id: SymbolId) -> Option<Symbol> {
        crate::icons::symbol(id).or_else(|| G::symbol(id))
    }

    fn palette(&self) -> &'static [(&'static str, [&'static str; 2])] {
        G::palette()
    }

    fn create(&self, options: &Named, seats: u8) -> Result<Box<dyn Live>, BadOption> {
        let options = G::META.options(options, seats)?;
        Ok(Box::new(Open::<G>::new(G::setup(&options, seats))))
    }

    fn load(&self, state: &str) -> Result<Box<dyn Live>, BadState> {
        let state: G::State = serde_json::from_str(state).map_err(|e| BadState::Form(e.to_string()))?;
        G::check(&state)?;
        if !G::is_whole(&state) {
            return Err(BadState::Concealed);
        }
        Ok(Box::new(Open::<G>::new(state)))
    }

    fn read_view(&self, bytes: &[u8]) -> Result<Box<dyn View>, BadSeen> {
        Ok(Box::new(Seen::<G>::read(bytes)?))
    }
}

fn done<G: Game>(accepted: Accepted<G>) -> Done {
    Done {
        input: serde_json::to_string(&accepted.input).expect("an action of plain numbers can be written"),
        seat: match accepted.input {
            Input::Act(seat, _) => Some(seat),
            Input::Fate(_) => None,
        },
        told: accepted.told.iter().map(|(audience, event)| (*audience, G::tell(event))).collect(),
        barrier: accepted.barrier,
        sealed: accepted.sealed,
        ends: accepted.ends,
    }
}

fn json<S: serde::Serialize>(state: &S) -> String {
    serde_json::to_string(state).expect("a state of plain numbers and lists can be written")
}

impl<G: Game> Live for Open<G> {
    fn seats(&self) -> u8 {
        G::seats(self.state())
    }

    fn turn(&self) -> Turn {
        G::turn(self.state())
    }

    fn choose(&mut self, seat: Seat, option: u16) -> Result<Done, Refusal> {
        let input = self.option(seat, option)?;
        self.input(input, false).map(done)
    }

    fn option_of(&self, seat: Seat, action: &[u8]) -> Result<u16, Refusal> {
        let (action, rest): (G::Action, &[u8]) =
            postcard::take_from_bytes(action).map_err(|e| Refusal::Unreadable(e.to_string()))?;
        if !rest.is_empty() {
            return Err(Refusal::Unreadable("more than an action".to_owned()));
        }
        if matches!(G::turn(Open::state(self)), Turn::Over(_)) {
            return Err(Refusal::Over);
        }
        let mut list = Vec::new();
        if seat.0 < G::seats(Open::state(self)) {
            G::actions(Open::state(self), seat, &mut list);
        }
        if list.is_empty() {
            return Err(Refusal::NotYourTurn(seat));
        }
        list.iter().position(|listed| *listed == action).map(|at| at as u16).ok_or(Refusal::NotLegal(seat))
    }

    fn roll(&mut self, luck: &mut dyn Luck) -> Result<Option<Done>, Refusal> {
        match Open::roll(self, luck) {
            Some(input) => self.input(input, false).map(|a| Some(done(a))),
            None => Ok(None),
        }
    }

    fn auto(&mut self) -> Result<Option<Done>, Refusal> {
        match self.forced() {
            Some(input) => self.input(input, true).map(|a| Some(done(a))),
            None => Ok(None),
        }
    }

    fn replay(&mut self, input: &str, auto: bool) -> Result<Done, Refusal> {
        let input = serde_json::from_str(input).map_err(|e| Refusal::Unreadable(e.to_string()))?;
        self.input(input, auto).map(done)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Open::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        Open::undo(self, seat)
    }

    fn restart(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        Open::restart(self, seat)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn View> {
        Box::new(self.seen(viewer))
    }

    fn state(&self) -> String {
        json(Open::state(self))
    }

    fn base(&self) -> String {
        json(Open::base(self))
    }

    fn fork(&self) -> Box<dyn Live> {
        Box::new(self.clone())
    }
}

impl<G: Game> Seen<G> {
    /// The actions that this viewer may see offered to a seat: all of its own, and those of open decisions.
    fn offered(&self, seat: Seat) -> Option<(bool, Vec<G::Action>)> {
        let open = match G::turn(self) {
            Turn::Seats { may, private } => may.has(seat) && !private.has(seat),
            _ => false,
        };
        if !open && self.viewer() != Viewer::Seat(seat) {
            return None;
        }
        let mut list = Vec::new();
        G::actions(self, seat, &mut list);
        (!list.is_empty()).then_some((open, list))
    }
}

impl<G: Game> View for Seen<G> {
    fn viewer(&self) -> Viewer {
        Seen::viewer(self)
    }

    fn seats(&self) -> u8 {
        G::seats(self)
    }

    fn turn(&self) -> Turn {
        G::turn(self)
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let (open, list) = self.offered(seat)?;
        let options = list.iter().enumerate().map(|(id, action)| {
            let mut choice = G::choice(self, seat, *action);
            choice.id = id as u16;
            choice
        });
        let (options, ask) = (options.collect(), G::ask(self, seat));
        let cards = open && G::holds(self, seat);
        Some(Prompt { revision: 0, seat, open, cards, ask, options, can_undo: false, can_restart: false })
    }

    fn action(&self, seat: Seat, option: u16) -> Option<Vec<u8>> {
        let (_, list) = self.offered(seat)?;
        let action = list.get(usize::from(option))?;
        Some(postcard::to_allocvec(action).expect("an action of plain numbers can be written"))
    }

    fn preview(&self, seat: Seat, option: u16) -> Option<Preview> {
        let (_, list) = self.offered(seat)?;
        let choice = G::choice(self, seat, *list.get(usize::from(option))?);
        let at_once = (choice.anchors.is_empty() || choice.goes_on) && !choice.weight.is_sure();
        // While a thing is shown the line below the question says what it is or does.
        let shown = choice.anchors.first().filter(|_| !at_once);
        let hint = shown.and_then(|thing| G::about(self, *thing)).and_then(|sheet| sheet.lines.into_iter().next());
        Some(Preview { hint, commit: choice.label, at_once })
    }

    fn dressed(&self, form: Form, emblems: Emblems) -> Scene {
        let mut canvas = Canvas::new(form, emblems);
        G::scene(self, &mut canvas);
        canvas.scene(0)
    }

    fn ghost(&self, seat: Seat, option: u16, form: Form, emblems: Emblems) -> Vec<Op> {
        let action = self.offered(seat).and_then(|(_, list)| list.get(usize::from(option)).copied());
        action.map_or_else(Vec::new, |action| G::ghost(self, seat, action, &Canvas::new(form, emblems)))
    }

    fn about(&self, touch: TouchId) -> Option<Sheet> {
        G::about(self, touch)
    }

    fn headline(&self) -> Text {
        G::headline(self)
    }

    fn reckoning(&self) -> Reckoning {
        G::reckoning(self)
    }

    fn bytes(&self) -> Vec<u8> {
        Seen::bytes(self)
    }

    fn public(&self) -> Box<dyn View> {
        // What is concealed already stays so: a view once more concealed is the public one.
        Box::new(Seen::<G>::of(self, Viewer::Public))
    }

    fn whole(&self) -> Option<String> {
        let state: &G::State = self;
        G::is_whole(state).then(|| json(state))
    }

    fn again(&self) -> Box<dyn View> {
        Box::new(self.clone())
    }
}
