use super::action::Action; use super::state::State; use table::prompt::{Ask,Choice}; use table::text::Text; use table::seat::Viewer;
pub fn ask(_s:&State,_v:Viewer)->Ask{Ask{title:Text::new("x"),hint:None}}
pub fn choice(_s:&State,_a:Action)->Choice{Choice::new(Text::new("x"))}
pub fn headline(_s:&State)->Text{Text::new("x")}
