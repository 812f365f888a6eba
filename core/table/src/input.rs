//! One input to a game, and the one door through which it gets in.

use crate::chance::Outcome;
use crate::game::{Game, Turn};
use crate::log::Log;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What can happen to a game: somebody acts, or chance is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Input<A> {
    /// The player at this seat does this.
    #[serde(rename = "a")]
    Act(Seat, A),
    /// Chance brings this.
    #[serde(rename = "f")]
    Fate(Outcome),
}

/// Why an input was not accepted. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Not among the legal actions of that seat.
    #[error("seat {} cannot do that now", .0.0)]
    NotLegal(Seat),
    /// That seat has nothing to decide.
    #[error("seat {} is not to move", .0.0)]
    NotYourTurn(Seat),
    /// Chance has to be drawn first.
    #[error("chance has to be drawn first")]
    ChancePending,
    /// No chance is needed now.
    #[error("no chance is needed now")]
    NoChance,
    /// The chance needed now cannot bring that.
    #[error("the chance needed now cannot bring that")]
    BadOutcome,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The answer is to an old prompt.
    #[error("the answer is to revision {asked}, the table is at {now}")]
    Stale {
        /// The revision the answer named.
        asked: u64,
        /// The revision of that viewer's view now.
        now: u64,
    },
    /// The prompt has no option of this number.
    #[error("the prompt has no option {0}")]
    NoOption(u16),
    /// There is nothing to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// The bytes of an input could not be read.
    #[error("an input cannot be read: {0}")]
    Unreadable(String),
}

impl Refusal {
    /// What the player reads.
    pub fn text(&self) -> Text {
        Text::new(match self {
            Refusal::NotLegal(_) => "refused-not-legal",
            Refusal::NotYourTurn(_) => "refused-not-your-turn",
            Refusal::ChancePending => "refused-chance-pending",
            Refusal::NoChance => "refused-no-chance",
            Refusal::BadOutcome => "refused-bad-outcome",
            Refusal::Over => "refused-over",
            Refusal::Stale { .. } => "refused-stale",
            Refusal::NoOption(_) => "refused-no-option",
            Refusal::NothingToUndo => "refused-nothing-to-undo",
            Refusal::Unreadable(_) => "refused-unreadable",
        })
    }
}

/// Checks one input and carries it out. A refused input leaves the state untouched.
///
/// `scratch` is room for the list of legal actions, handed in so that it is not allocated each time.
pub fn step<G: Game>(
    state: &mut G::State,
    input: &Input<G::Action>,
    scratch: &mut Vec<G::Action>,
    log: &mut Log<G::Event>,
) -> Result<(), Refusal> {
    match input {
        Input::Act(seat, action) => {
            scratch.clear();
            if seat.0 < G::seats(state) {
                G::actions(state, *seat, scratch);
            }
            if scratch.contains(action) {
                G::act(state, *seat, *action, log);
                return Ok(());
            }
            Err(match G::turn(state) {
                Turn::Chance => Refusal::ChancePending,
                Turn::Over(_) => Refusal::Over,
                Turn::Seats { .. } if scratch.is_empty() => Refusal::NotYourTurn(*seat),
                Turn::Seats { .. } => Refusal::NotLegal(*seat),
            })
        }
        Input::Fate(outcome) => {
            if !matches!(G::turn(state), Turn::Chance) {
                return Err(Refusal::NoChance);
            }
            if !G::chance(state).admits(outcome) {
                return Err(Refusal::BadOutcome);
            }
            G::fate(state, outcome, log);
            Ok(())
        }
    }
}
