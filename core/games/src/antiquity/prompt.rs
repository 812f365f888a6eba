//! The question to a seat.
use super::action::Action;
use super::state::State;
use table::prompt::{Ask, Choice};
use table::seat::Seat;
use table::text::Text;
pub fn ask(_s: &State, _seat: Seat) -> Ask { Ask { title: Text::new("ask"), hint: None } }
pub fn choice(_s: &State, _seat: Seat, _action: Action) -> Choice { Choice::new(Text::new("do")) }
pub fn headline(_s: &State) -> Text { Text::new("headline") }
